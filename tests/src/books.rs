//! What the database says, read past the running bot: games, their logs, their hashes. This is how
//! a test knows what was really kept, whatever the screens say.

use std::path::Path;

use rules::{Action, Game, Seat};
use storage::sqlite::SqliteStore;
use storage::{Address, Database, GameId, Move, OpenMode, Status, Store, StoredTable};

/// Games are numbered from 1; a number is never used again. This many that are not there are the
/// end.
const GAP: u32 = 50;

/// Everything about one game, as of one look.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The game, its seats and its state.
    pub table: StoredTable,
    /// The moves that stand, oldest first.
    pub moves: Vec<Move>,
    /// The snapshot that the game started from; none in a lobby.
    pub start: Option<String>,
}

/// All games of a database, in the order in which they were opened.
///
/// # Errors
/// Those of the store, with the step that failed.
pub fn read(database: impl Into<Address>) -> anyhow::Result<Vec<Entry>> {
    let database = database.into();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Database::open(&database, Path::new(""), OpenMode::Read).await?;
        let mut entries = Vec::new();
        let mut missing = 0;
        for number in 1.. {
            let found = entry(&*store, GameId(number)).await?;
            missing = if found.is_some() { 0 } else { missing + 1 };
            entries.extend(found);
            if missing == GAP {
                break;
            }
        }
        store.close().await;
        Ok(entries)
    })
}

/// Everything about one game, if it is there.
///
/// # Errors
/// Those of the store, with the step that failed.
pub fn one(database: impl Into<Address>, game: GameId) -> anyhow::Result<Option<Entry>> {
    let database = database.into();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Database::open(&database, Path::new(""), OpenMode::Read).await?;
        let found = entry(&*store, game).await;
        store.close().await;
        found
    })
}

/// The books held open, for whoever looks often.
#[derive(Debug)]
pub struct Books {
    runtime: tokio::runtime::Runtime,
    store: Box<dyn Store>,
}

impl Books {
    /// Opens the books of a bot that runs.
    ///
    /// # Panics
    /// When they cannot be read.
    #[must_use]
    pub fn open(database: &Path) -> Self {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
        let runtime = runtime.expect("a runtime needs nothing that is missing here");
        let store = runtime.block_on(SqliteStore::open(database, OpenMode::Read));
        let store = store.expect("the books can be read");
        Self { runtime, store: Box::new(store) }
    }

    /// Waits until the bot has noticed that it is `now` (unix milliseconds), give or take the
    /// minute in which it looks at the clock, has dealt with every timer due by then, and has said
    /// everything. However slow the machine is, game time does not run ahead of the bot.
    ///
    /// # Panics
    /// When that does not come, or the books cannot be read.
    pub fn wait_until_settled(&self, now: i64) {
        crate::until("the bot has seen the time", || {
            let alive = self.runtime.block_on(self.store.instant("alive")).expect("readable");
            alive.is_some_and(|alive| alive + MINUTE_MS >= now).then_some(())
        });
        crate::until("every timer that is due has fired", || {
            let next = self.runtime.block_on(self.store.next_due()).expect("readable");
            next.is_none_or(|next| next > now).then_some(())
        });
        self.wait_until_said();
    }

    /// Waits until nothing is on its way to Discord any more.
    ///
    /// # Panics
    /// When that does not come, or the books cannot be read.
    pub fn wait_until_said(&self) {
        let mut quiet = 0;
        crate::until("everything has been said", || {
            let waiting = self.runtime.block_on(self.store.unsent(1)).expect("readable");
            quiet = if waiting.is_empty() { quiet + 1 } else { 0 };
            // A timer may be just about to say something.
            (quiet == QUIET).then_some(())
        });
    }
}

/// A minute in milliseconds: how exactly the bot keeps when it was last in touch with Discord.
const MINUTE_MS: i64 = 60_000;
/// So many looks without anything on its way are silence.
const QUIET: u32 = 2;

async fn entry(store: &dyn Store, id: GameId) -> anyhow::Result<Option<Entry>> {
    let Some(table) = store.table(id).await? else {
        return Ok(None);
    };
    let moves = store.moves(id).await?;
    let start = store.start_state(id).await?.map(|state| state.snapshot);
    Ok(Some(Entry { table, moves, start }))
}

impl Entry {
    /// The hash of the present state; empty in a lobby.
    #[must_use]
    pub fn hash(&self) -> &str {
        self.table.state.as_ref().map_or("", |state| state.hash.as_str())
    }

    /// Whether it has been played to its end.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.table.game.status == Status::Ended
    }

    /// The cells on which tiles were laid, in order.
    ///
    /// # Panics
    /// When an action cannot be read.
    #[must_use]
    pub fn cells(&self) -> Vec<String> {
        let actions = self.moves.iter().map(|made| serde_json::from_str(&made.action));
        let placed = actions.filter_map(|action| match action.expect("an action of the rules") {
            Action::Place { pos, .. } => Some(pos.name()),
            _ => None,
        });
        placed.collect()
    }

    /// Plays the log from the start through the rules and gives the game at its end.
    ///
    /// # Errors
    /// The first move that the rules refuse, or after which the state is not the recorded one.
    pub fn replay(&self) -> anyhow::Result<Game> {
        let start = self.start.as_deref().ok_or_else(|| anyhow::anyhow!("it has not begun"))?;
        let mut game = Game::restore(start)?;
        for made in &self.moves {
            let action: Action = serde_json::from_str(&made.action)?;
            game.apply(Seat(made.seat), action)
                .map_err(|why| anyhow::anyhow!("move {}: {}: {why}", made.ordinal, made.action))?;
            let hash = game.hash().to_string();
            anyhow::ensure!(hash == made.hash, "move {}: another state", made.ordinal);
        }
        anyhow::ensure!(game.hash().to_string() == self.hash(), "the present state is another one");
        Ok(game)
    }
}
