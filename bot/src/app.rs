//! The application: what happens when somebody types a command or presses a button. Each use case
//! is one function that reads the table, asks `access.rs`, lets the rules decide and writes
//! everything in one act. Nothing is kept in memory between two interactions, and nothing here
//! knows how Discord is spoken to.

mod commit;
mod complete;
pub mod dial;
pub mod idle;
mod learn;
mod lobby;
mod look;
mod mine;
pub mod outcome;
mod overview;
mod picture;
mod places;
pub mod plan;
pub mod poll;
pub mod post;
mod press;
mod privacy;
mod reach;
mod rematch;
mod seats;
pub mod sets;
mod setup;
mod standin;
mod standing;
pub mod stop;
pub mod table;
mod time;
mod turn;
pub mod undo;
pub mod unsent;
mod watch;

use std::sync::Arc;
use std::sync::atomic::AtomicI64;
use std::time::Duration;

use rules::Seed;
use storage::{Act, ActKey, Begun, ChannelId, GuildId, Millis, Player, Store};
use tokio::sync::Semaphore;

pub use stop::{Fault, Refusal};

use crate::access::{self, Actor};
use crate::bounds::{self, Bounds, Meter, Queue};
use crate::clock::{Clock as _, SystemClock};
use crate::platform::{
    Application, Deferral, Incident, Interaction, Invocation, Kind, Message, Reply,
};
use crate::text::Text;
use crate::token::{Press, Token};
use crate::view::{self, Page};
use crate::{command, say};
use outcome::Outcome;
use stop::Stop;
use table::Table;

/// How long the next tile stays hidden when its player does not look.
const GRACE: Duration = Duration::from_secs(180);
/// How long a stand-in waits, so that whoever moved before can take a slip back.
const STANDIN: Duration = Duration::from_secs(5);

/// What can be set.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// How long the next tile stays hidden, and the last move can be taken back, when its player
    /// does not look.
    pub grace: Duration,
    /// How long a stand-in waits before it moves; never longer than the grace.
    pub standin: Duration,
    /// How many pictures are drawn at the same time; none are with 0, and words must do.
    pub drawers: usize,
    /// How much one person and one server may ask.
    pub bounds: Bounds,
    /// The time in unix milliseconds.
    pub clock: fn() -> Millis,
    /// Where seeds come from.
    pub seed: fn() -> Result<Seed, Fault>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            grace: GRACE,
            standin: STANDIN,
            drawers: bounds::DRAWERS as usize,
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
    getrandom::fill(&mut bytes).map_err(|error| Fault::Random(error.to_string()))?;
    Ok(Seed(bytes))
}

/// The application. Clones are one application.
#[derive(Clone, Debug)]
pub struct App {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    store: Store,
    options: Options,
    drawers: Arc<Semaphore>,
    /// Pictures that are drawn or wait to be.
    pictures: Queue,
    /// What each person has done lately.
    meter: Meter,
    /// When it was last kept that the program is in touch with Discord.
    beat: AtomicI64,
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
    /// A new message for the person alone.
    Private,
    /// The pressed message changes; for a command the same as `Private`.
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

/// An act that may have been done before.
enum Started {
    New(Act),
    Again(Outcome),
}

impl App {
    /// An application over a store.
    pub fn new(store: Store, options: Options) -> Self {
        let drawers = Arc::new(Semaphore::new(options.drawers.max(1)));
        let inner = Inner {
            store,
            options,
            drawers,
            pictures: Queue::default(),
            meter: Meter::default(),
            beat: AtomicI64::new(0),
        };
        Self { inner: Arc::new(inner) }
    }

    fn store(&self) -> &Store {
        &self.inner.store
    }

    fn now(&self) -> Millis {
        (self.inner.options.clock)()
    }

    /// Begins the act of an interaction, or finds what came of it before.
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

    /// Commits an act. Whoever called wakes the workers.
    async fn commit(&self, act: Act, outcome: &Outcome) -> Result<(), Stop> {
        act.commit(&outcome.text()?).await?;
        Ok(())
    }

    /// The open game of the interaction's channel, or the one that a token names.
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
            Kind::Command(invocation) => self.command(interaction, invocation).await,
            Kind::Component(press) => self.press(interaction, press).await,
            Kind::Autocomplete { .. } => Err(Refusal::NoCommand.into()),
        }
    }

    async fn command(&self, of: &Interaction, typed: &Invocation) -> Result<Answer, Stop> {
        if command::at(&typed.path).is_none() {
            return Err(Refusal::NoCommand.into());
        }
        let path: Vec<&str> = typed.path.iter().map(String::as_str).collect();
        match path[..] {
            ["game", "new"] => self.open_table(of, typed).await,
            ["game", "join"] => self.join(of, None).await,
            ["game", "leave"] => self.leave(of, None).await,
            ["game", "options"] => self.options(of, typed).await,
            ["game", "start"] => self.start(of, None).await,
            ["game", "info"] => self.info(of).await,
            ["game", "end"] => self.ask_end(of).await,
            ["game", "invite"] => self.invite(of, None).await,
            ["game", "substitute"] => self.substitute(of).await,
            ["game", "return"] => self.return_to(of, None).await,
            ["game", "pace"] => self.change_pace(of, typed).await,
            ["game", "wait"] => self.give_time(of, None).await,
            ["game", "pause"] => self.hold(of, typed).await,
            ["game", "move"] => self.move_here(of, typed).await,
            ["game", "watch"] => self.watch(of, typed).await,
            ["game", "resign"] => self.resign(of).await,
            ["game", "handover"] => self.hand_over(of, typed).await,
            ["game", "take"] => self.take(of, None).await,
            ["game", "kick"] => self.kick(of, typed).await,
            ["game", "rematch"] => self.rematch(of, None).await,
            ["server", "ban"] => self.ban(of, typed, true).await,
            ["server", "unban"] => self.ban(of, typed, false).await,
            ["my", "settings"] => self.my_settings(of, typed).await,
            ["my", "vacation"] => self.my_vacation(of, typed).await,
            ["turn"] => self.open_turn(of, None).await,
            ["place"] => self.place(of, typed).await,
            ["rotate"] => self.rotate(of, typed).await,
            ["deploy"] => self.deploy(of, typed).await,
            ["pass"] => self.pass(of).await,
            ["choose"] => self.choose(of, typed).await,
            ["confirm"] => self.confirm(of, None).await,
            ["undo"] => self.undo(of, None).await,
            ["board"] => self.board(of, typed).await,
            ["score"] => self.score(of).await,
            ["tiles"] => self.tiles(of).await,
            ["log"] => self.log(of, None).await,
            ["replay"] => self.replay(of).await,
            ["since"] => self.since(of).await,
            ["my", "games"] => self.my_games(of).await,
            ["standing", "list"] => self.standing(of).await,
            ["standing", "add"] => self.add_standing(of, typed).await,
            ["standing", "remove"] => self.remove_standing(of, typed).await,
            ["privacy", "export"] => self.export(of).await,
            ["privacy", "erase"] => Ok(Self::ask_erase(of)),
            ["learn"] => self.learn(of).await,
            ["server", "overview"] => self.overview(of).await,
            ["rules"] => Ok(rules_page(of, typed)?),
            ["help"] => self.help(of).await,
            _ => Err(Refusal::NoCommand.into()),
        }
    }

    /// A refusal as an answer: on one's own turn with the panel as it stands, else with the reason
    /// alone. What is found out here never reaches anybody who may not look.
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

    /// Whether the person was laying out a turn.
    fn is_turn_act(&self, of: &Interaction, token: Option<&Token>) -> bool {
        match &of.kind {
            Kind::Command(typed) => typed.path.first().is_some_and(|word| {
                ["place", "rotate", "deploy", "pass", "choose", "confirm"].contains(&word.as_str())
            }),
            _ => token.is_some_and(|token| press::from_panel(token.press)),
        }
    }

    /// What somebody reads who does too much at once; nothing of it reaches the database.
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
        let message = self.drawn(answer.page).await?;
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
    page.map(Answer::private).ok_or_else(|| Refusal::NoTopic(topic.to_owned()))
}

/// Who acts, as Discord attests it.
fn actor(interaction: &Interaction) -> Actor {
    Actor {
        user: interaction.user.id,
        guild: interaction.guild,
        channel: interaction.channel,
        admin: interaction.member_permissions.is_admin(),
        banned: false,
    }
}

impl Application for App {
    fn commands(&self) -> serde_json::Value {
        command::registration()
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
        // Somebody has reached the bot: what an outage took is given back before anything else.
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
                Reply::Private(self.apology(&interaction, &incident))
            }
        }
    }

    async fn joined(&self, guild: GuildId, channel: ChannelId, locale: &str) {
        if let Err(Stop::Fault(fault)) = self.welcome(guild, channel, locale).await {
            tracing::error!(%fault, %guild, "a server was not welcomed");
        }
    }

    fn apology(&self, interaction: &Interaction, incident: &Incident) -> Message {
        let text = Text::of(&interaction.locale);
        Message::text(say!(text, "apology", incident = incident.0.clone()))
    }
}
