//! Durable storage for Carcas: games, moves and outgoing messages.
//!
//! The crate keeps a few promises. An act is one transaction: its key, its moves, the new state and
//! every message it causes become durable together or not at all ([`UnitOfWork`]). An act that arrives
//! twice is done once ([`Store::begin`]). Of two acts on the same state one wins; the other gets
//! [`StoreError::Conflict`]. A message waits in the outbox until it has been sent
//! ([`Store::claim`]). An acknowledged act survives `kill -9` and a power cut.
//!
//! Settings, snapshots, actions, events and hashes are opaque text, encoded by the caller. So the
//! crate does not depend on the rules, decides nothing, and a change of the rules never changes the
//! tables. Only the character 0 must not be in them, which PostgreSQL cannot hold; in names and
//! reasons, which strangers choose, it is replaced. The crate reads no clock: the caller passes every
//! time in unix milliseconds. All it knows of Discord is the width of its ids.
//!
//! There are two ways to write: an [`UnitOfWork`], for what players and timers do; and the worker's
//! methods of [`Store`] (`claim`, `sent`, `retry`, `dead_letter`, `claim_due`, `keep_claimed`,
//! `sweep`, `erase`), each of which is a transaction of its own. The database is one SQLite file
//! ([`sqlite`]) or a PostgreSQL server (`postgres`); their statements are written once, below `sql/`.
//!
//! ```
//! # async fn example(dir: &std::path::Path) -> Result<(), storage::StoreError> {
//! use storage::sqlite::{OpenMode, SqliteStore};
//! use storage::{
//!     ActKey, BeginOutcome, ChannelId, InteractionId, MessageId, NewGame, NewMove, Outgoing, Reads as _, State, Store as _,
//!     StoreError, UserId,
//! };
//!
//! let store = SqliteStore::open(&dir.join("carcas.sqlite"), OpenMode::Serve).await?;
//! let (ada, channel) = (UserId(7), ChannelId(55));
//! let state = |n: u32| {
//!     State { snapshot: format!("s{n}"), hash: format!("h{n}"), to_move: Some(0) }
//! };
//!
//! // A game is opened and started.
//! let key = ActKey::interaction(InteractionId(1));
//! let BeginOutcome::New(mut act) = store.begin(&key, 1_000).await? else { unreachable!() };
//! let new = NewGame { guild: None, channel, host: ada, settings: "{}".into() };
//! let game = act.create_game(&new).await?;
//! act.join(game, ada).await?;
//! act.start(game, &state(0)).await?;
//! act.commit("started").await?;
//!
//! // A move: log, state and message in one act.
//! let key = ActKey::interaction(InteractionId(2));
//! let BeginOutcome::New(mut act) = store.begin(&key, 2_000).await? else { unreachable!() };
//! let place =
//!     NewMove { seat: 0, action: "place D4".into(), events: "[]".into(), hash: "h1".into(), made_by: "".into() };
//! let ordinal = act.append(game, 0, &[place], &state(1)).await?;
//! assert_eq!(ordinal, 1);
//! let ring = Outgoing {
//!     game: Some(game),
//!     ordinal: Some(ordinal),
//!     slot: Some("turn".into()),
//!     ..Outgoing::to(channel, "ring", format!("{game}:{ordinal}:ring"), "{}")
//! };
//! act.enqueue(&ring).await?;
//! act.commit("moved").await?;
//!
//! // Somebody who looked before that is too late.
//! let key = ActKey::interaction(InteractionId(3));
//! let BeginOutcome::New(mut act) = store.begin(&key, 2_500).await? else { unreachable!() };
//! let late = act.append(game, 0, &[], &state(1)).await;
//! assert!(matches!(late, Err(StoreError::Conflict { expected: 0, actual: 1 })));
//! drop(act); // nothing of it has happened
//!
//! // The worker sends what waits.
//! for delivery in store.claim(3_000, 30_000, 10).await? {
//!     store.sent(&delivery, Some(MessageId(900)), 3_100).await?;
//! }
//! assert_eq!(store.message(game, "turn").await?.expect("it was sent").message, MessageId(900));
//! # Ok(())
//! # }
//! # let dir = std::env::temp_dir().join(format!("carcas-doc-lib-{}", std::process::id()));
//! # std::fs::create_dir_all(&dir).unwrap();
//! # tokio::runtime::Runtime::new().unwrap().block_on(example(&dir)).unwrap();
//! # std::fs::remove_dir_all(dir).unwrap();
//! ```

#![cfg_attr(
    feature = "postgres",
    expect(clippy::duplicate_mod, reason = "`sql/` is there for each database")
)]

#[cfg(feature = "sqlite")]
pub mod alone;
#[cfg(feature = "sqlite")]
mod archive;
mod census;
#[cfg(feature = "postgres")]
pub mod copy;
mod dailies;
#[cfg(feature = "postgres")]
mod database;
pub mod erasable;
mod error;
pub mod fleet;
mod games;
mod hindrances;
mod ids;
mod leagues;
pub mod limits;
mod meter;
mod moves;
mod opening;
mod outbox;
mod personal;
mod players;
#[cfg(feature = "postgres")]
pub mod postgres;
#[cfg(feature = "sqlite")]
mod private;
mod promises;
mod reads;
mod records;
#[cfg(feature = "sqlite")]
pub mod schema;
#[cfg(feature = "scratch")]
pub mod scratch;
mod seats;
mod seeks;
mod served;
mod setups;
#[cfg(feature = "sqlite")]
pub mod sqlite;
mod store;
mod timers;
mod unit_of_work;

pub use census::{Census, Examination, ServerFacts};
pub use dailies::{DailyPlay, ListedDaily};
#[cfg(feature = "postgres")]
pub use database::{Address, Database, WrongAddress};
pub use error::StoreError;
pub use fleet::Fleet;
pub use games::{Find, NewGame, PlayedElsewhere, State, Status, StoredGame, StoredTable};
pub use hindrances::Hindrance;
pub use ids::{ActKey, ChannelId, GameId, GuildId, InteractionId, MessageId, UserId};
pub use leagues::{League, LeagueMember, LeagueStatus};
pub use meter::Meter;
pub use moves::{Draft, Move, NewMove, Undone};
pub use opening::{Migration, OpenMode, Swept};
pub use outbox::{
    DeadLetter, Delivery, MessageRef, Outgoing, call_slot, league_slot, overview_slot,
};
pub use personal::About;
pub use players::{Erased, Player};
pub use promises::Promise;
pub use reads::Reads;
pub use records::{Best, HeldBest, OVER_ALL, RankedPlayer, Rating, SeatResult};
pub use seats::Seated;
pub use seeks::Seek;
pub use served::{Owner, Preview, Served};
pub use setups::SavedSetup;
pub use store::{BeginOutcome, Store};
pub use timers::Timer;
pub use unit_of_work::UnitOfWork;

/// A time or a duration in milliseconds; a time counts from the unix epoch.
pub type Millis = i64;
