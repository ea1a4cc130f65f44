//! The application as a transport sees it: each interaction is led to its use case, and what it
//! refuses or fails at becomes an answer, too.

use std::sync::Arc;
use std::time::Duration;

use ground::picture::{Awaited, Whose};
use ground::{Answer, Context, Options, Request, Visibility, boxed, clocks, overview, picture};
use port::meters::{ActOutcome, ActSource, BackgroundLoop, CountedAct, DeliveryOutcome};
use port::online::Online;
use port::{
    Application, Closure, Deferral, EmojiImage, Form, Incident, Interaction, InteractionId,
    InteractionKind, Message, Permissions, Reply,
};
use queues::outbox::worker::{Composer, Outbound, Undeliverable, Untold};
use queues::pictures::QueueLoad;
use queues::quotas::RateLimiter;
use storage::{ChannelId, Delivery, GuildId, Store, StoreError, Timer};
use table::access;
use table::error::{AppError, Fault, Refusal};
use table::preferences::Prefs;
use table::timer::{TimerJob, TimerKind};
use table::token::{ComponentAction, ComponentToken};
use text::{Text, say};
use tokio::time::timeout;
use use_cases::{aside, calls, commit, lost, promises, threads, turn, undeliverable, web};

use crate::commands::Command;
use crate::components::{self, Replaces};
use crate::timers::RefusedTimers;
use crate::timers::outage::Contact;
use crate::timers::worker::TimerHandler;
use crate::{commands, compose, timers};

/// How often an interaction or a timer is tried again whose act had to give way to another one.
const MAX_COLLISIONS: u32 = 3;
/// How long an interaction can be answered (Discord, "Receiving and Responding").
const ANSWERABLE: Duration = Duration::from_secs(15 * 60);

/// The application. All clones share one state.
#[derive(Clone, Debug)]
pub struct App {
    inner: Arc<AppInner>,
}

#[derive(Debug)]
struct AppInner {
    context: Context,
    /// The pictures that an interaction is waiting for.
    awaited: Awaited,
    /// The recent requests of each person.
    limiter: RateLimiter,
    contact: Contact,
    refused_timers: RefusedTimers,
}

impl App {
    /// An application over a store that treats Discord as always reachable.
    pub fn new(store: Arc<dyn Store>, options: Options) -> Self {
        Self::over(store, options, Arc::default())
    }

    /// An application over a store; `online` says whether Discord is answering.
    pub fn over(store: Arc<dyn Store>, options: Options, online: Arc<Online>) -> Self {
        let inner = AppInner {
            context: Context::new(store, options),
            awaited: Awaited::default(),
            limiter: RateLimiter::default(),
            contact: Contact::new(online),
            refused_timers: RefusedTimers::default(),
        };
        Self { inner: Arc::new(inner) }
    }

    fn context(&self) -> &Context {
        &self.inner.context
    }

    /// Records that Discord is reachable. After an outage, every clock gets the lost time back
    /// before any timer is checked.
    ///
    /// # Errors
    /// [`Fault`] of the storage; in that case no timer may be checked either.
    pub async fn alive(&self) -> Result<(), Fault> {
        self.inner.contact.alive(self.context()).await
    }

    /// Handles a timer that is due. A timer of an earlier state does nothing.
    ///
    /// # Errors
    /// [`Fault`] if the storage fails or the game cannot be read.
    pub async fn due(&self, due: &Timer) -> Result<(), Fault> {
        let kind = TimerJob::of(due).map_or(commands::UNKNOWN, TimerJob::word);
        let mut counted = self.counted(ActSource::Timer, kind.to_owned());
        let mut collisions = 0;
        loop {
            match timers::due(self.context(), due).await {
                // Nothing of it has happened, so it is tried on what the other act has made.
                Err(Fault::Store(StoreError::Collision(_))) if collisions < MAX_COLLISIONS => {
                    collisions += 1;
                }
                handled => {
                    counted.outcome = match handled? {
                        None => ActOutcome::Done,
                        Some(refusal) => {
                            let now = self.context().now();
                            self.inner.refused_timers.tell(due, &refusal, now);
                            ActOutcome::Refused
                        }
                    };
                    return Ok(());
                }
            }
        }
    }

    /// How many pictures are drawn now, and how many wait for it: still ones, and moving ones.
    pub fn drawing(&self) -> [QueueLoad; 2] {
        self.context().studio.load()
    }

    fn counted(&self, source: ActSource, kind: String) -> CountedAct {
        CountedAct::begin(self.context().meters(), source, kind)
    }

    /// What to do with an outbox row as things stand now.
    ///
    /// # Errors
    /// [`Fault`] if the game cannot be read or the picture cannot be drawn.
    pub async fn outbound(&self, row: &Delivery) -> Result<Outbound, Fault> {
        compose::outbound(self.context(), row).await
    }

    /// The page of a public game, at a step counted from 1, as HTML; `None` if there is none.
    ///
    /// # Errors
    /// [`Fault`] if the game cannot be read.
    pub async fn web_page(&self, game: &str, step: Option<usize>) -> Result<Option<String>, Fault> {
        web::page(self.context(), game, step).await
    }

    /// The board of a public game after the state with this ordinal, as a PNG.
    ///
    /// # Errors
    /// [`Fault`] if the game cannot be read.
    pub async fn web_board(&self, game: &str, ordinal: u32) -> Result<Option<Vec<u8>>, Fault> {
        web::picture(self.context(), game, ordinal).await
    }

    /// A public game as JSON.
    ///
    /// # Errors
    /// [`Fault`] if the game cannot be read.
    pub async fn web_json(&self, game: &str) -> Result<Option<serde_json::Value>, Fault> {
        web::json(self.context(), game).await
    }

    /// A word that changes whenever there is something new to see of a public game.
    ///
    /// # Errors
    /// [`Fault`] if the game cannot be read.
    pub async fn web_version(&self, game: &str) -> Result<Option<String>, Fault> {
        web::version(self.context(), game).await
    }

    /// Runs after `carcas restore`: tells every table the date of the restored game.
    ///
    /// # Errors
    /// [`Fault`] of the storage; tables not told yet are told after the next start.
    pub async fn tell_restored(&self) -> Result<(), Fault> {
        lost::tell_restored(self.context()).await
    }

    async fn answer(&self, request: &Request<'_>) -> Result<Answer, AppError> {
        match &request.interaction.kind {
            InteractionKind::Command(invocation) => Command::parse(invocation)?.run(request).await,
            InteractionKind::Component(press) => boxed(|| components::press(request, press)).await,
            InteractionKind::Autocomplete { .. } => Err(Refusal::NoCommand.into()),
        }
    }

    /// Turns a refusal into an answer: the current panel if it is the person's own turn, otherwise
    /// only the reason. Nothing read here is shown to a person who may not look at the game.
    async fn refused(&self, request: &Request<'_>, refusal: &Refusal) -> Result<Answer, AppError> {
        let text = request.text();
        let token = token(request.interaction);
        let table = request.known_table(token.as_ref()).await?;
        let actor = request.actor();
        let table = table
            .filter(|table| access::may(&actor, access::Act::Look, Some(&table.target())).is_ok());
        let on_turn = is_turn_act(request.interaction);
        if on_turn {
            let made = commit::made_already(request, token.as_ref(), table.as_ref()).await;
            match made {
                Ok(Some(answer)) => return Ok(answer),
                Ok(None) | Err(AppError::Refused(_)) => {}
                Err(fault) => return Err(fault),
            }
        }
        if let Some(table) = &table
            && on_turn
            && let Some(page) =
                turn::panel_of(self.context(), text, table, &actor, Some(refusal)).await?
        {
            return Ok(Answer::update(page));
        }
        let page = view::refusal::page(text, refusal, table.as_ref(), actor.user);
        Ok(match replaced(request.interaction) {
            Replaces::Panel => Answer::update(page),
            Replaces::Message | Replaces::Nothing => Answer::private(page),
        })
    }

    /// The reply to a person over the rate limit; none of these requests reaches the database.
    fn too_much(&self, interaction: &Interaction) -> Option<Reply> {
        let typing = matches!(interaction.kind, InteractionKind::Autocomplete { .. });
        let quotas = &self.context().options.quotas;
        if self.inner.limiter.admits(interaction.user.id, quotas, typing, self.context().now()) {
            return None;
        }
        Some(match typing {
            true => Reply::Choices(Vec::new()),
            false => {
                Reply::Private(Message::text(Text::of(&interaction.locale).say("refusal-too-fast")))
            }
        })
    }

    /// The language for a person: the chosen one, or that of their Discord.
    async fn language(&self, interaction: &Interaction) -> &'static Text {
        let prefs = self.context().store().prefs(interaction.user.id).await;
        let prefs = prefs.unwrap_or_else(|fault| {
            tracing::error!(%fault, interaction = %interaction.id, "no preferences can be read");
            String::new()
        });
        Prefs::read(&prefs).text_for(&interaction.locale)
    }

    /// The reply to an interaction, and what became of it.
    async fn handled(&self, interaction: &Interaction) -> (Reply, ActOutcome) {
        if let Some(reply) = self.too_much(interaction) {
            return (reply, ActOutcome::Limited);
        }
        self.context().set_application(interaction.application.0);
        // An interaction means that Discord is reachable: give back the time of an outage first.
        if let Err(fault) = self.alive().await {
            tracing::error!(%fault, "it cannot be kept that Discord was reached");
        }
        // What waits for the channel goes before what follows from the interaction.
        if let Err(fault) = calls::heard(self.context(), interaction).await {
            tracing::error!(?fault, channel = %interaction.channel, "what waits there is not posted");
        }
        let text = self.language(interaction).await;
        let request = Request::new(self.context(), interaction, text);
        if let Err(AppError::Fault(fault)) = aside::look(&request).await {
            tracing::error!(%fault, interaction = %interaction.id, "a game was not resumed");
        }
        if let InteractionKind::Autocomplete { invocation, focused } = &interaction.kind {
            let (choices, outcome) = match commands::complete(&request, invocation, focused).await {
                Ok(choices) => (choices, ActOutcome::Done),
                Err(AppError::Refused(_)) => (Vec::new(), ActOutcome::Refused),
                Err(AppError::Fault(fault)) => {
                    tracing::error!(%fault, interaction = %interaction.id, "no completions");
                    (Vec::new(), ActOutcome::Failed)
                }
            };
            return (Reply::Choices(aside::remark_choice(&request, choices)), outcome);
        }
        let replied = self.reply(&request).await;
        if let Some(game) = request.breaks_silence()
            && let Err(AppError::Fault(fault)) = clocks::heard(&request, game).await
        {
            tracing::error!(%fault, %game, "a wait for a word was not ended");
        }
        match replied {
            Ok(done) => done,
            Err(fault) => {
                let incident = Incident::of(interaction.id);
                tracing::error!(%fault, %incident, "an interaction failed");
                let apology = match fault {
                    Fault::Store(StoreError::InDoubt { .. }) => {
                        Message::text(say!(text, "apology-in-doubt", incident = incident.0))
                    }
                    Fault::Store(StoreError::Away { .. } | StoreError::Busy(_)) => {
                        Message::text(say!(text, "apology-away", incident = incident.0))
                    }
                    _ => self.apology(interaction, &incident),
                };
                (Reply::Private(apology), ActOutcome::Failed)
            }
        }
    }

    async fn reply(&self, request: &Request<'_>) -> Result<(Reply, ActOutcome), Fault> {
        let interaction = request.interaction;
        let mut collisions = 0;
        let answered = loop {
            match Box::pin(self.answer(request)).await {
                // Nothing of it has happened, so it is tried on what the other act has made.
                Err(AppError::Fault(Fault::Store(StoreError::Collision(_))))
                    if collisions < MAX_COLLISIONS =>
                {
                    collisions += 1;
                }
                answered => break answered,
            }
        };
        let outcome = if answered.is_ok() { ActOutcome::Done } else { ActOutcome::Refused };
        let mut answer = match answered {
            Ok(answer) => answer,
            Err(AppError::Fault(fault)) => return Err(fault),
            Err(AppError::Refused(refusal)) => match self.refused(request, &refusal).await {
                Ok(answer) => answer,
                Err(AppError::Fault(fault)) => return Err(fault),
                Err(AppError::Refused(_)) => Answer::private(view::refusal::page(
                    request.text(),
                    &refusal,
                    None,
                    interaction.user.id,
                )),
            },
        };
        if let Err(AppError::Fault(fault)) = aside::remark(request, &mut answer.page).await {
            return Err(fault);
        }
        let whose = Whose::answer(request, &self.inner.awaited);
        let message = picture::drawn(self.context(), answer.page, whose).await;
        let pressed = matches!(interaction.kind, InteractionKind::Component(_));
        let reply = if pressed && answer.how != Visibility::Private {
            Reply::Update(message)
        } else {
            Reply::Private(message)
        };
        Ok((reply, outcome))
    }
}

/// What an interaction is counted as.
fn kind(interaction: &Interaction) -> (ActSource, String) {
    match &interaction.kind {
        InteractionKind::Command(typed) => (ActSource::Command, commands::kind(typed)),
        InteractionKind::Autocomplete { invocation, .. } => {
            (ActSource::Autocomplete, commands::kind(invocation))
        }
        InteractionKind::Component(press) => {
            let word = ComponentToken::word_in(&press.custom_id).unwrap_or(commands::UNKNOWN);
            (ActSource::Component, word.to_owned())
        }
    }
}

/// What an act can be counted as: every source with each of its kinds. So whoever keeps the numbers can
/// have all of them there before the first act.
pub fn kinds_of_acts() -> Vec<(ActSource, String)> {
    let mut kinds = Vec::new();
    for (kind, is_completed) in commands::kinds() {
        if is_completed {
            kinds.push((ActSource::Autocomplete, kind.clone()));
        }
        kinds.push((ActSource::Command, kind));
    }
    let pressed = ComponentAction::WORDS.iter().map(|word| (ActSource::Component, *word));
    let due = TimerKind::ALL.iter().map(|kind| (ActSource::Timer, kind.word()));
    kinds.extend(pressed.chain(due).map(|(source, word)| (source, word.to_owned())));
    kinds.extend(ActSource::ALL.map(|source| (source, commands::UNKNOWN.to_owned())));
    kinds
}

/// What the pressed button or menu carries.
fn token(interaction: &Interaction) -> Option<ComponentToken> {
    match &interaction.kind {
        InteractionKind::Component(press) => ComponentToken::decode(&press.custom_id),
        InteractionKind::Command(_) | InteractionKind::Autocomplete { .. } => None,
    }
}

/// What the answer to an interaction replaces.
fn replaced(interaction: &Interaction) -> Replaces {
    token(interaction).map_or(Replaces::Nothing, |token| components::replaces(&token))
}

/// Whether the interaction was part of laying out a turn.
fn is_turn_act(interaction: &Interaction) -> bool {
    match &interaction.kind {
        InteractionKind::Command(typed) => Command::is_in_turn(typed),
        _ => replaced(interaction) == Replaces::Panel,
    }
}

impl Application for App {
    fn commands(&self) -> serde_json::Value {
        commands::registration()
    }

    fn emojis(&self) -> &[EmojiImage] {
        view::emblems::all()
    }

    fn has_emojis(&self, known: &[(String, u64)]) {
        let written = view::emblems::written(known);
        if !written.is_empty() {
            self.context().set_figures(written);
        }
    }

    fn deferral(&self, interaction: &Interaction) -> Deferral {
        match replaced(interaction) {
            Replaces::Panel | Replaces::Message => Deferral::Update,
            Replaces::Nothing => Deferral::Private,
        }
    }

    async fn handle(&self, interaction: Interaction) -> Reply {
        let (source, kind) = kind(&interaction);
        let mut counted = self.counted(source, kind);
        // A server that has vanished without a word never answers, and an act that waits for it would
        // keep its connection. Nobody can be answered any more then.
        let Ok((reply, outcome)) = timeout(ANSWERABLE, self.handled(&interaction)).await else {
            tracing::error!(interaction = %interaction.id, "an interaction has taken too long");
            return Reply::Private(self.apology(&interaction, &Incident::of(interaction.id)));
        };
        counted.outcome = outcome;
        reply
    }

    fn progress(&self, interaction: &Interaction) -> Option<Message> {
        self.inner.awaited.progress(interaction)
    }

    async fn promise(&self, interaction: &Interaction) {
        let text = Text::of(&interaction.locale);
        let request = Request::new(self.context(), interaction, text);
        if let Err(fault) = promises::keep_promise(&request).await {
            tracing::error!(%fault, interaction = %interaction.id, "an answer may be lost");
        }
    }

    async fn owed(&self) -> Vec<Interaction> {
        promises::owed(self.context()).await.unwrap_or_else(|fault| {
            tracing::error!(%fault, "what was promised before cannot be read");
            Vec::new()
        })
    }

    async fn redeemed(&self, interaction: InteractionId) {
        promises::redeem_promise(self.context(), interaction).await;
    }

    async fn joined(&self, guild: GuildId, channel: ChannelId, locale: &str) {
        if let Err(AppError::Fault(fault)) =
            overview::welcome(self.context(), guild, channel, locale).await
        {
            tracing::error!(%fault, %guild, "a server was not welcomed");
        }
    }

    async fn closed(&self, channel: ChannelId, closure: Closure) {
        if let Err(AppError::Fault(fault)) =
            undeliverable::channel_closed(self.context(), channel, closure).await
        {
            tracing::error!(%fault, %channel, "a game without a channel was not put aside");
        }
    }

    async fn opened(&self, channel: ChannelId) {
        if let Err(AppError::Fault(fault)) = aside::opened(self.context(), channel).await {
            tracing::error!(%fault, %channel, "a game did not go on in a channel that was opened");
        }
    }

    async fn changed(&self, guild: GuildId) {
        if let Err(AppError::Fault(fault)) = calls::changed(self.context(), guild).await {
            tracing::error!(%fault, %guild, "what waits for a channel was not tried again");
        }
    }

    async fn left(&self, guild: GuildId) {
        if let Err(AppError::Fault(fault)) = undeliverable::server_left(self.context(), guild).await
        {
            tracing::error!(%fault, %guild, "the games of a server without the bot were not put aside");
        }
    }

    fn apology(&self, interaction: &Interaction, incident: &Incident) -> Message {
        let text = Text::of(&interaction.locale);
        Message::text(say!(text, "apology", incident = incident.0.clone()))
    }

    fn unreadable_apology(&self, locale: &str, incident: &Incident) -> Message {
        Message::text(say!(Text::of(locale), "apology-unreadable", incident = incident.0.clone()))
    }
}

impl TimerHandler for App {
    fn turned(&self) {
        self.context().meters().turned(BackgroundLoop::Timers);
    }

    async fn alive(&self) -> Result<(), String> {
        self.alive().await.map_err(|fault| fault.to_string())
    }

    fn is_slow(&self, due: &storage::Timer) -> bool {
        TimerJob::of(due).is_some_and(timers::is_slow)
    }

    async fn fire(&self, due: storage::Timer) -> Result<(), String> {
        self.due(&due).await.map_err(|fault| fault.to_string())
    }
}

impl Composer for App {
    fn turned(&self) {
        self.context().meters().turned(BackgroundLoop::Outbox);
    }

    fn tried(&self, outcome: DeliveryOutcome) {
        self.context().meters().delivery(outcome);
    }

    async fn prepare(&self, row: &Delivery) -> Result<Outbound, String> {
        self.outbound(row).await.map_err(|fault| fault.to_string())
    }

    async fn threaded(&self, row: &Delivery, thread: ChannelId) -> Result<(), String> {
        threads::open(self.context(), row, thread).await.map_err(|error| format!("{error:?}"))
    }

    async fn plainer(
        &self,
        row: &Delivery,
        message: &Message,
        form: (Form, Permissions),
    ) -> Result<Message, String> {
        let plainer = compose::plainer(self.context(), row, message, form).await;
        plainer.map_err(|error| format!("{error:?}"))
    }

    async fn arrived(&self, row: &Delivery) -> Result<(), String> {
        calls::arrived(self.context(), row).await.map_err(|error| format!("{error:?}"))
    }

    async fn undeliverable(&self, row: &Delivery, why: &Undeliverable) -> Result<(), Untold> {
        let called = compose::called(self.context(), row).await;
        let called =
            called.inspect_err(|fault| tracing::error!(%fault, row = row.id, "nobody is called"));
        let called = called.unwrap_or_default();
        undeliverable::unsent(self.context(), row, why, &called).await.map_err(
            |error| match error {
                AppError::Fault(Fault::Store(error)) => Untold::Store(error),
                AppError::Fault(fault) => Untold::Never(fault.to_string()),
                AppError::Refused(refusal) => Untold::Never(format!("{refusal:?}")),
            },
        )
    }
}
