//! The application: what happens when somebody types a command or presses a button. Each use case
//! is one function that reads the table, asks `access.rs`, lets the rules decide and writes
//! everything in one transaction. Nothing is kept in memory between two interactions, and nothing
//! here knows how to talk to Discord.

pub(crate) mod channels;
pub(crate) mod clocks;
pub(crate) mod commit;
pub(crate) mod compose;
pub(crate) mod drafts;
pub(crate) mod host_tiles;
pub(crate) mod idle;
pub(crate) mod load;
pub(crate) mod lobby;
pub(crate) mod lost;
pub(crate) mod notify;
pub(crate) mod overtime;
pub(crate) mod overview;
pub(crate) mod picture;
pub(crate) mod polls;
pub(crate) mod preferences;
pub(crate) mod privacy;
pub(crate) mod promises;
pub(crate) mod queries;
pub(crate) mod rematch;
pub(crate) mod seats;
pub(crate) mod setup;
pub(crate) mod share;
pub(crate) mod stand_in;
pub(crate) mod standing_orders;
pub(crate) mod turn;
pub(crate) mod tutorial;
pub(crate) mod undeliverable;
pub(crate) mod undo;
pub(crate) mod watch;

use std::future::Future;
use std::sync::atomic::{AtomicI64, AtomicU64};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use rand::TryRng as _;
use rand::rngs::SysRng;
use rules::Seed;
use storage::{ActKey, BeginOutcome, Millis, Player, Store, UnitOfWork};

use crate::pictures::{Budget, Studio};
use crate::port::Interaction;
use crate::port::clock::{Clock as _, SystemClock};
use crate::port::online::Online;
use crate::quotas::{self, Bounds, Meter};
use crate::table::access::Actor;
use crate::table::error::{Fault, Stop};
use crate::table::model::Table;
use crate::table::outcome::Outcome;
use crate::table::token::Token;
use crate::view::Page;

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
            drawers: quotas::DRAWERS as usize,
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
    pub(crate) inner: Arc<Inner>,
}

#[derive(Debug)]
pub(crate) struct Inner {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) options: Options,
    /// Where pictures are drawn.
    pub(crate) studio: Studio,
    /// The pictures that an interaction is waiting for.
    pub(crate) awaited: picture::Awaited,
    /// The recent requests of each person.
    pub(crate) meter: Meter,
    /// The Discord application id; 0 until the first interaction.
    pub(crate) application: AtomicU64,
    /// When contact with Discord was last recorded.
    pub(crate) beat: AtomicI64,
    /// Whether Discord is answering.
    pub(crate) online: Arc<Online>,
    /// The emoji shown beside names, as written in messages; unset until Discord has them.
    pub(crate) figures: OnceLock<Vec<String>>,
}

/// An answer before its picture is drawn.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) page: Page,
    pub(crate) how: How,
}

/// Who sees an answer, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum How {
    /// A new message that only the person sees.
    Private,
    /// An edit of the message whose button was pressed; for a command the same as `Private`.
    Update,
}

impl Answer {
    pub(crate) fn private(page: Page) -> Self {
        Self { page, how: How::Private }
    }

    pub(crate) fn update(page: Page) -> Self {
        Self { page, how: How::Update }
    }
}

/// A transaction that may have been done before.
pub(crate) enum Started {
    New(Box<dyn UnitOfWork>),
    Again(Outcome),
}

impl App {
    /// An application over a store that treats Discord as always reachable.
    pub fn new(store: Arc<dyn Store>, options: Options) -> Self {
        Self::over(store, options, Arc::default())
    }

    /// An application over a store; `online` says whether Discord is answering.
    pub fn over(store: Arc<dyn Store>, options: Options, online: Arc<Online>) -> Self {
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

    pub(crate) fn store(&self) -> &dyn Store {
        &*self.inner.store
    }

    /// The emoji shown beside names, as written in messages; empty if there are none.
    pub(crate) fn figures(&self) -> &[String] {
        self.inner.figures.get().map(Vec::as_slice).unwrap_or_default()
    }

    pub(crate) fn now(&self) -> Millis {
        (self.inner.options.clock)()
    }

    /// Begins the transaction of an interaction, or finds the outcome of an earlier run.
    pub(crate) async fn begin(&self, interaction: &Interaction) -> Result<Started, Stop> {
        let key = ActKey::interaction(interaction.id);
        match self.store().begin(&key, self.now()).await? {
            BeginOutcome::Repeated(outcome) => Ok(Started::Again(Outcome::read(&outcome)?)),
            BeginOutcome::New(mut act) => {
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
    pub(crate) async fn commit(
        &self,
        act: Box<dyn UnitOfWork>,
        outcome: &Outcome,
    ) -> Result<(), Stop> {
        act.commit(&outcome.text()?).await?;
        Ok(())
    }

    /// The open game of the interaction's channel, or the one that the token names.
    pub(crate) async fn table(
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
}

/// The person acting, as Discord attests it.
pub(crate) fn actor(interaction: &Interaction) -> Actor {
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
pub(crate) fn boxed<'a, F: Future + Send + 'a>(
    make: impl FnOnce() -> F,
) -> BoxFuture<'a, F::Output> {
    make().boxed()
}
