//! The application: what happens when somebody types a command or presses a button. Each use case
//! is one function that reads the table, asks `access.rs`, lets the rules decide and writes
//! everything in one transaction. Nothing is kept in memory between two interactions, and nothing
//! here knows how to talk to Discord.

mod about;
pub mod by;
mod commit;
mod complete;
mod compose;
pub mod dial;
mod drafts;
pub mod host_tiles;
pub mod idle;
mod kept;
pub mod late;
mod learn;
mod lobby;
mod look;
mod lost;
mod mine;
pub mod outcome;
mod overview;
pub mod parts;
mod picture;
mod places;
pub mod plan;
pub mod poll;
pub mod post;
mod press;
mod privacy;
mod promises;
mod reach;
mod rematch;
mod seats;
pub mod sets;
mod setup;
mod share;
mod standin;
mod standing;
pub mod stop;
pub mod table;
mod time;
mod turn;
pub mod typo;
pub mod undo;
pub mod unsent;
mod watch;

use std::future::Future;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use rand::TryRng as _;
use rand::rngs::SysRng;
use rules::Seed;
use storage::{Act, ActKey, Begun, ChannelId, GuildId, Millis, Player, Store, StoreError};

pub use stop::{Fault, Refusal};

use crate::access::{self, Actor};
use crate::bounds::{self, Bounds, Meter};
use crate::clock::{Clock as _, SystemClock};
use crate::online::Online;
use crate::platform::{
    Application, Closure, Deferral, Emoji, Incident, Interaction, InteractionId, Invocation, Kind,
    Message, Reply,
};
use crate::studio::{Budget, Studio};
use crate::text::Text;
use crate::token::{Press, Token};
use crate::view::{self, Page};
use crate::{command, say};
use outcome::Outcome;
use stop::Stop;
use table::Table;
use typo::Unknown;

/// How long the next tile stays hidden if its player does not look.
const GRACE: Duration = Duration::from_secs(180);
/// How long a stand-in waits, so that the previous player can take back a slip.
const STANDIN: Duration = Duration::from_secs(5);

/// The application's settings.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How long the next tile stays hidden, and the last move can be undone, if the next player
    /// does not look.
    pub grace: Duration,
    /// How long a stand-in waits before it moves; never longer than the grace period.
    pub standin: Duration,
    /// How many pictures are drawn at the same time; with 0 there are none, only text.
    pub drawers: usize,
    /// The limits on the cost of a picture.
    pub budget: Budget,
    /// The rate limits for one person and one server.
    pub bounds: Bounds,
    /// The time in unix milliseconds.
    pub clock: fn() -> Millis,
    /// The source of seeds.
    pub seed: fn() -> Result<Seed, Fault>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            grace: GRACE,
            standin: STANDIN,
            drawers: bounds::DRAWERS as usize,
            budget: Budget::default(),
            bounds: Bounds::default(),
            clock: system_clock,
            seed: random_seed,
        }
    }
}

fn system_clock() -> Millis {
    SystemClock.now()
}

fn random_seed() -> Result<Seed, Fault> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(|error| Fault::Random(error.to_string()))?;
    Ok(Seed(bytes))
}

/// The application. All clones share one state.
#[derive(Clone, Debug)]
pub struct App {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    store: Store,
    options: Options,
    /// Where pictures are drawn.
    studio: Studio,
    /// The pictures that an interaction is waiting for.
    awaited: picture::Awaited,
    /// The recent requests of each person.
    meter: Meter,
    /// The Discord application id; 0 until the first interaction.
    application: AtomicU64,
    /// When contact with Discord was last recorded.
    beat: AtomicI64,
    /// Whether Discord is answering.
    online: Arc<Online>,
    /// The emoji shown beside names, as written in messages; unset until Discord has them.
    figures: OnceLock<Vec<String>>,
}

/// An answer before its picture is drawn.
#[derive(Debug)]
pub(crate) struct Answer {
    page: Page,
    how: How,
}

/// Who sees an answer, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum How {
    /// A new message that only the person sees.
    Private,
    /// An edit of the message whose button was pressed; for a command the same as `Private`.
    Update,
}

impl Answer {
    fn private(page: Page) -> Self {
        Self { page, how: How::Private }
    }

    fn update(page: Page) -> Self {
        Self { page, how: How::Update }
    }
}

/// A transaction that may have been done before.
enum Started {
    New(Act),
    Again(Outcome),
}

impl App {
    /// An application over a store that treats Discord as always reachable.
    pub fn new(store: Store, options: Options) -> Self {
        Self::over(store, options, Arc::default())
    }

    /// An application over a store; `online` says whether Discord is answering.
    pub fn over(store: Store, options: Options, online: Arc<Online>) -> Self {
        let studio = Studio::new(
            options.drawers.max(1),
            options.bounds.pictures_waiting as usize,
            options.budget,
        );
        let inner = Inner {
            store,
            options,
            studio,
            awaited: picture::Awaited::default(),
            meter: Meter::default(),
            application: AtomicU64::new(0),
            beat: AtomicI64::new(0),
            online,
            figures: OnceLock::new(),
        };
        Self { inner: Arc::new(inner) }
    }

    fn store(&self) -> &Store {
        &self.inner.store
    }

    /// The emoji shown beside names, as written in messages; empty if there are none.
    fn figures(&self) -> &[String] {
        self.inner.figures.get().map(Vec::as_slice).unwrap_or_default()
    }

    fn now(&self) -> Millis {
        (self.inner.options.clock)()
    }

    /// Begins the transaction of an interaction, or finds the outcome of an earlier run.
    async fn begin(&self, interaction: &Interaction) -> Result<Started, Stop> {
        let key = ActKey::interaction(interaction.id);
        match self.store().begin(&key, self.now()).await? {
            Begun::Repeated(outcome) => Ok(Started::Again(Outcome::read(&outcome)?)),
            Begun::New(mut act) => {
                act.save_player(&Player {
                    id: interaction.user.id,
                    name: interaction.user.display_name.clone(),
                    locale: interaction.locale.clone(),
                })
                .await?;
                Ok(Started::New(act))
            }
        }
    }

    /// Commits a transaction. The caller wakes the workers.
    async fn commit(&self, act: Act, outcome: &Outcome) -> Result<(), Stop> {
        act.commit(&outcome.text()?).await?;
        Ok(())
    }

    /// The open game of the interaction's channel, or the one that the token names.
    async fn table(
        &self,
        interaction: &Interaction,
        token: Option<&Token>,
    ) -> Result<Option<Table>, Stop> {
        let stored = match token {
            Some(token) => self.store().table(token.game).await?,
            None => self.store().table_in(interaction.channel).await?,
        };
        Ok(stored.map(Table::read).transpose()?)
    }

    async fn answer(&self, interaction: &Interaction) -> Result<Answer, Stop> {
        match &interaction.kind {
            Kind::Command(invocation) => apart(|| self.command(interaction, invocation)).await,
            Kind::Component(press) => apart(|| self.press(interaction, press)).await,
            Kind::Autocomplete { .. } => Err(Refusal::NoCommand.into()),
        }
    }

    async fn command(&self, of: &Interaction, typed: &Invocation) -> Result<Answer, Stop> {
        if command::at(&typed.path).is_none() {
            return Err(Refusal::NoCommand.into());
        }
        let path: Vec<&str> = typed.path.iter().map(String::as_str).collect();
        match path[..] {
            ["game", "new"] => apart(|| self.open_table(of, typed)).await,
            ["game", "join"] => apart(|| self.join(of, None)).await,
            ["game", "leave"] => apart(|| self.leave(of, None)).await,
            ["tile", "add"] => apart(|| self.add_tile(of, typed)).await,
            ["tile", "list"] => apart(|| self.tiles_of_host(of)).await,
            ["tile", "remove"] => apart(|| self.remove_tile(of, typed)).await,
            ["game", "options"] => apart(|| self.options(of, typed)).await,
            ["game", "start"] => apart(|| self.start(of, None)).await,
            ["game", "info"] => apart(|| self.info(of)).await,
            ["game", "end"] => apart(|| self.ask_end(of)).await,
            ["game", "invite"] => apart(|| self.invite(of, None)).await,
            ["game", "substitute"] => apart(|| self.substitute(of)).await,
            ["game", "return"] => apart(|| self.return_to(of, None)).await,
            ["game", "pace"] => apart(|| self.change_pace(of, typed)).await,
            ["game", "wait"] => apart(|| self.give_time(of, None)).await,
            ["game", "pause"] => apart(|| self.hold(of, typed)).await,
            ["game", "move"] => apart(|| self.move_here(of, typed)).await,
            ["game", "watch"] => apart(|| self.watch(of, typed)).await,
            ["game", "resign"] => apart(|| self.resign(of)).await,
            ["game", "handover"] => apart(|| self.hand_over(of, typed)).await,
            ["game", "take"] => apart(|| self.take(of, None)).await,
            ["game", "kick"] => apart(|| self.kick(of, typed)).await,
            ["game", "rematch"] => apart(|| self.rematch(of, None)).await,
            ["server", "ban"] => apart(|| self.ban(of, typed, true)).await,
            ["server", "unban"] => apart(|| self.ban(of, typed, false)).await,
            ["my", "settings"] => apart(|| self.my_settings(of, typed)).await,
            ["my", "vacation"] => apart(|| self.my_vacation(of, typed)).await,
            ["turn"] => apart(|| self.open_turn(of, None)).await,
            ["place"] => apart(|| self.place(of, typed)).await,
            ["rotate"] => apart(|| self.rotate(of, typed)).await,
            ["deploy"] => apart(|| self.deploy(of, typed)).await,
            ["pass"] => apart(|| self.pass(of)).await,
            ["choose"] => apart(|| self.choose(of, typed)).await,
            ["confirm"] => apart(|| self.confirm(of, None)).await,
            ["undo"] => apart(|| self.undo(of, None)).await,
            ["board"] => apart(|| self.board(of, typed)).await,
            ["score"] => apart(|| self.score(of, None, typed)).await,
            ["tiles"] => apart(|| self.tiles(of, None)).await,
            ["log"] => apart(|| self.log(of, None)).await,
            ["replay"] => apart(|| self.replay(of, typed)).await,
            ["since"] => apart(|| self.since(of)).await,
            ["my", "games"] => apart(|| self.my_games(of)).await,
            ["standing", "list"] => apart(|| self.standing(of)).await,
            ["standing", "add"] => apart(|| self.change_standing(of, typed, true)).await,
            ["standing", "remove"] => apart(|| self.change_standing(of, typed, false)).await,
            ["privacy", "export"] => apart(|| self.export(of)).await,
            ["privacy", "erase"] => Ok(Self::ask_erase(of)),
            ["learn"] => apart(|| self.learn(of)).await,
            ["server", "overview"] => apart(|| self.overview(of)).await,
            ["rules"] => Ok(rules_page(of, typed)?),
            ["help"] => apart(|| self.help(of)).await,
            _ => Err(Refusal::NoCommand.into()),
        }
    }

    /// Turns a refusal into an answer: the current panel if it is the person's own turn, otherwise
    /// only the reason. Nothing read here is shown to a person who may not look at the game.
    async fn refused(&self, of: &Interaction, refusal: &Refusal) -> Result<Answer, Stop> {
        let text = Text::of(&of.locale);
        let token = match &of.kind {
            Kind::Component(press) => Token::decode(&press.custom_id),
            _ => None,
        };
        let table = self.table(of, token.as_ref()).await?;
        let actor = actor(of);
        let table = table
            .filter(|table| access::may(&actor, access::Act::Look, Some(&table.target())).is_ok());
        let on_turn = self.is_turn_act(of, token.as_ref());
        if let Some(table) = &table
            && on_turn
            && let Some(page) = self.panel_of(text, table, &actor, Some(refusal)).await?
        {
            return Ok(Answer::update(page));
        }
        let page = view::refusal::page(text, refusal, table.as_ref(), actor.user);
        let panel = token.is_some_and(|token| press::from_panel(token.press));
        Ok(if panel { Answer::update(page) } else { Answer::private(page) })
    }

    /// Whether the interaction was part of laying out a turn.
    fn is_turn_act(&self, of: &Interaction, token: Option<&Token>) -> bool {
        match &of.kind {
            Kind::Command(typed) => typed.path.first().is_some_and(|word| {
                ["place", "rotate", "deploy", "pass", "choose", "confirm"].contains(&word.as_str())
            }),
            _ => token.is_some_and(|token| press::from_panel(token.press)),
        }
    }

    /// The reply to a person over the rate limit; none of these requests reaches the database.
    fn too_much(&self, of: &Interaction) -> Option<Reply> {
        let typing = matches!(of.kind, Kind::Autocomplete { .. });
        let bounds = &self.inner.options.bounds;
        if self.inner.meter.admits(of.user.id, bounds, typing, self.now()) {
            return None;
        }
        Some(match typing {
            true => Reply::Choices(Vec::new()),
            false => Reply::Private(Message::text(Text::of(&of.locale).say("refusal-too-fast"))),
        })
    }

    async fn reply(&self, interaction: &Interaction) -> Result<Reply, Fault> {
        let answer = match Box::pin(self.answer(interaction)).await {
            Ok(answer) => answer,
            Err(Stop::Fault(fault)) => return Err(fault),
            Err(Stop::Refused(refusal)) => match self.refused(interaction, &refusal).await {
                Ok(answer) => answer,
                Err(Stop::Fault(fault)) => return Err(fault),
                Err(Stop::Refused(_)) => Answer::private(view::refusal::page(
                    Text::of(&interaction.locale),
                    &refusal,
                    None,
                    interaction.user.id,
                )),
            },
        };
        let message = self.drawn(answer.page, picture::Whose::answer(interaction)).await;
        let pressed = matches!(interaction.kind, Kind::Component(_));
        Ok(if pressed && answer.how != How::Private {
            Reply::Update(message)
        } else {
            Reply::Private(message)
        })
    }
}

/// `/rules`.
fn rules_page(of: &Interaction, typed: &Invocation) -> Result<Answer, Refusal> {
    let text = Text::of(&of.locale);
    let Some(topic) = typed.text("topic") else {
        return Ok(Answer::private(view::pages::list(text)));
    };
    let page = view::pages::page(text, topic);
    page.map(Answer::private)
        .ok_or_else(|| Refusal::NoTopic(Unknown::among(topic, view::pages::names(text))))
}

/// The person acting, as Discord attests it.
fn actor(interaction: &Interaction) -> Actor {
    Actor {
        user: interaction.user.id,
        guild: interaction.guild,
        channel: interaction.channel,
        admin: interaction.member_permissions.is_admin(),
        banned: false,
        watches: false,
    }
}

/// Boxes a use-case future: in debug builds the dispatcher would otherwise reserve stack for every
/// arm.
fn apart<'a, F: Future + Send + 'a>(make: impl FnOnce() -> F) -> BoxFuture<'a, F::Output> {
    make().boxed()
}

impl Application for App {
    fn commands(&self) -> serde_json::Value {
        command::registration()
    }

    fn emojis(&self) -> &[Emoji] {
        view::emblems::all()
    }

    fn has_emojis(&self, known: &[(String, u64)]) {
        let written = view::emblems::written(known);
        if !written.is_empty() {
            self.inner.figures.get_or_init(|| written);
        }
    }

    fn deferral(&self, interaction: &Interaction) -> Deferral {
        match &interaction.kind {
            Kind::Component(press) => match Token::decode(&press.custom_id) {
                Some(token) if press::from_panel(token.press) => Deferral::Update,
                Some(Token { press: Press::Setup, choice, .. }) if !choice.is_empty() => {
                    Deferral::Update
                }
                Some(Token {
                    press: Press::Join | Press::Leave | Press::Start | Press::Invite,
                    ..
                }) => Deferral::Update,
                _ => Deferral::Private,
            },
            Kind::Command(_) | Kind::Autocomplete { .. } => Deferral::Private,
        }
    }

    async fn handle(&self, interaction: Interaction) -> Reply {
        if let Some(reply) = self.too_much(&interaction) {
            return reply;
        }
        self.inner.application.store(interaction.application.0, Ordering::Relaxed);
        // An interaction means that Discord is reachable: give back the time of an outage first.
        if let Err(fault) = self.alive().await {
            tracing::error!(%fault, "it cannot be kept that Discord was reached");
        }
        if let Kind::Autocomplete { invocation, focused } = &interaction.kind {
            let choices = self.complete(&interaction, invocation, focused).await;
            return Reply::Choices(choices.unwrap_or_else(|stop| {
                if let Stop::Fault(fault) = stop {
                    tracing::error!(%fault, interaction = %interaction.id, "no completions");
                }
                Vec::new()
            }));
        }
        match self.reply(&interaction).await {
            Ok(reply) => reply,
            Err(fault) => {
                let incident = Incident::of(interaction.id);
                tracing::error!(%fault, %incident, "an interaction failed");
                if let Fault::Store(StoreError::InDoubt { .. }) = fault {
                    let text = Text::of(&interaction.locale);
                    let said = say!(text, "apology-in-doubt", incident = incident.0);
                    return Reply::Private(Message::text(said));
                }
                Reply::Private(self.apology(&interaction, &incident))
            }
        }
    }

    fn progress(&self, interaction: &Interaction) -> Option<Message> {
        self.progress_of(interaction)
    }

    async fn promise(&self, interaction: &Interaction) {
        if let Err(fault) = self.keep_promise(interaction).await {
            tracing::error!(%fault, interaction = %interaction.id, "an answer may be lost");
        }
    }

    async fn owed(&self) -> Vec<Interaction> {
        self.owed().await.unwrap_or_else(|fault| {
            tracing::error!(%fault, "what was promised before cannot be read");
            Vec::new()
        })
    }

    async fn redeemed(&self, interaction: InteractionId) {
        self.redeem_promise(interaction).await;
    }

    async fn joined(&self, guild: GuildId, channel: ChannelId, locale: &str) {
        if let Err(Stop::Fault(fault)) = self.welcome(guild, channel, locale).await {
            tracing::error!(%fault, %guild, "a server was not welcomed");
        }
    }

    async fn closed(&self, channel: ChannelId, closure: Closure) {
        if let Err(Stop::Fault(fault)) = self.channel_closed(channel, closure).await {
            tracing::error!(%fault, %channel, "a game without a channel was not put aside");
        }
    }

    fn apology(&self, interaction: &Interaction, incident: &Incident) -> Message {
        let text = Text::of(&interaction.locale);
        Message::text(say!(text, "apology", incident = incident.0.clone()))
    }
}
