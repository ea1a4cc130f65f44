//! Replays a stored game from its first state: every move is applied by the current rules, and
//! every state must have the hash stored with it. It only reads.

use std::fmt::Write as _;

use game::narration::Narrator;
use rules::{Action, Event, Game, Illegal, Seat, SnapshotError};
use storage::{GameId, Move, State, Store, StoreError, StoredTable};
use text::{Name, Text};

/// Digits of a hash to print.
const DIGITS: usize = 12;

/// Why a game cannot be replayed, or differs from what was stored.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    /// No game has this id.
    #[error("there is no game {0}")]
    NoGame(String),
    /// The game has not started.
    #[error("game {0} has not begun")]
    NotBegun(String),
    /// A state does not have its stored hash.
    #[error("ordinal {ordinal}: the state has hash {actual}, stored is {stored}")]
    Hash {
        /// The ordinal of the state; 0 is the first.
        ordinal: u32,
        /// The state's actual hash.
        actual: String,
        /// The hash in the log.
        stored: String,
    },
    /// The first state cannot be read.
    #[error("ordinal 0: {0}")]
    Snapshot(#[from] SnapshotError),
    /// A move cannot be read.
    #[error("ordinal {ordinal}: the action cannot be read: {source}")]
    Action {
        /// The move's ordinal.
        ordinal: u32,
        /// What is wrong with it.
        source: serde_json::Error,
    },
    /// The rules do not allow a move.
    #[error("ordinal {ordinal}: {source}")]
    Illegal {
        /// The move's ordinal.
        ordinal: u32,
        /// Why.
        source: Illegal,
    },
    /// The storage failed.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Replays the game with this public id, passes on a line for each state, and returns the number of
/// moves.
///
/// # Errors
/// [`ReplayError`], which names the ordinal of the first state that differs.
pub async fn replay(
    store: &dyn Store,
    word: &str,
    mut line: impl FnMut(String),
) -> Result<usize, ReplayError> {
    let Stored { table, start, moves } = stored(store, word).await?;
    let mut game = first(&start)?;
    let mut narrator = Replay::new(&game);
    line(format!("    0  start  {}", short(&start.hash)));
    for made in &moves {
        let events = step(&mut game, made)?;
        line(narrator.line(&game, made, &events));
    }
    if let Some(State { hash, .. }) = &table.state {
        same(&game, table.game.ordinal, hash)?;
    }
    Ok(moves.len())
}

/// A game that has started, as stored.
pub struct Stored {
    table: StoredTable,
    start: State,
    /// Its moves, first to last.
    pub moves: Vec<Move>,
}

impl Stored {
    /// The game after this many moves, with every hash checked, and what happened in them.
    pub fn after(&self, moves: usize) -> Result<(Game, Vec<Event>), ReplayError> {
        let (mut game, mut events) = (first(&self.start)?, Vec::new());
        for made in self.moves.iter().take(moves) {
            events.extend(step(&mut game, made)?);
        }
        Ok((game, events))
    }
}

/// The game with this public id.
pub async fn stored(store: &dyn Store, word: &str) -> Result<Stored, ReplayError> {
    let known = match GameId::from_public(word) {
        Some(id) => store.table(id).await?,
        None => None,
    };
    let table = known.ok_or_else(|| ReplayError::NoGame(word.to_owned()))?;
    let id = table.game.id;
    let start = store.start_state(id).await?;
    let start = start.ok_or_else(|| ReplayError::NotBegun(word.to_owned()))?;
    let moves = store.moves(id).await?;
    Ok(Stored { table, start, moves })
}

/// The names of seats where nobody is named.
pub fn seats(game: &Game) -> Vec<Name> {
    let text = Text::of("en");
    let name = |seat: Seat| {
        let number = text::say!(text, "who-seat", number = seat.0 + 1);
        Name::new("", &number)
    };
    game.seats().map(name).collect()
}

fn first(start: &State) -> Result<Game, ReplayError> {
    let game = Game::restore(&start.snapshot)?;
    same(&game, 0, &start.hash)?;
    Ok(game)
}

fn step(game: &mut Game, made: &Move) -> Result<Vec<Event>, ReplayError> {
    let ordinal = made.ordinal;
    let action: Action = serde_json::from_str(&made.action)
        .map_err(|source| ReplayError::Action { ordinal, source })?;
    let events = game
        .apply(Seat(made.seat), action)
        .map_err(|source| ReplayError::Illegal { ordinal, source })?;
    same(game, ordinal, &made.hash)?;
    Ok(events)
}

fn same(game: &Game, ordinal: u32, stored: &str) -> Result<(), ReplayError> {
    let actual = game.hash().to_string();
    if actual == stored {
        return Ok(());
    }
    let (actual, stored) = (short(&actual), short(stored));
    Err(ReplayError::Hash { ordinal, actual, stored })
}

fn short(hash: &str) -> String {
    hash.chars().take(DIGITS).collect()
}

/// Puts the moves into words. Seats have numbers, not names: an operator's log names nobody.
struct Replay {
    text: &'static Text,
    people: Vec<Name>,
}

impl Replay {
    fn new(game: &Game) -> Self {
        Self { text: Text::of("en"), people: seats(game) }
    }

    fn line(&mut self, game: &Game, made: &Move, events: &[Event]) -> String {
        let narrator = Narrator { text: self.text, people: &self.people, plain: true };
        let act: Option<Action> = serde_json::from_str(&made.action).ok();
        let told = narrator.told(game, act.map(|act| (Seat(made.seat), act)), events).join(" ");
        let what = if told.is_empty() { made.action.clone() } else { told };
        let mut line = format!("{:>5}  seat {}  ", made.ordinal, made.seat + 1);
        // Writing to a string cannot fail.
        let _ = write!(line, "{}  {what}", short(&made.hash));
        line.replace('\n', " ")
    }
}

#[cfg(test)]
pub mod tests {
    use std::sync::Arc;

    use rules::{Seed, Setup, Systems};
    use storage::{ActKey, BeginOutcome, ChannelId, InteractionId, NewGame, NewMove, UserId};

    use super::*;

    /// A stored game of a few moves; the hash of the move with this number is corrupted.
    pub async fn stored(name: &str, spoilt: Option<usize>) -> (Arc<dyn Store>, String) {
        let store = storage::scratch::store(&format!("replay-{name}")).await;
        let key = ActKey::interaction(InteractionId(1));
        let BeginOutcome::New(mut act) = store.begin(&key, 1).await.unwrap() else { panic!("new") };
        let new = NewGame {
            guild: None,
            channel: ChannelId(5),
            host: UserId(7),
            settings: "{}".to_owned(),
        };
        let id = act.create_game(&new).await.unwrap();
        act.join(id, UserId(7)).await.unwrap();
        act.join(id, UserId(8)).await.unwrap();
        let systems = Systems::named(["base"]).unwrap();
        let setup = Setup::new(2, systems, Seed::from_number(7));
        let (mut game, _) = Game::new(setup).unwrap();
        act.start(id, &table::model::state(&game)).await.unwrap();
        let mut moves = Vec::new();
        for number in 0..12 {
            let decision = game.decision().unwrap().clone();
            let action = decision.options[0];
            game.apply(decision.seat, action).unwrap();
            let hash =
                if spoilt == Some(number) { "f".repeat(64) } else { game.hash().to_string() };
            moves.push(NewMove {
                seat: decision.seat.0,
                action: serde_json::to_string(&action).unwrap(),
                events: "[]".to_owned(),
                hash,
                made_by: String::new(),
            });
        }
        act.append(id, 0, &moves, &table::model::state(&game)).await.unwrap();
        act.commit("").await.unwrap();
        (store, id.public())
    }

    #[tokio::test]
    async fn a_game_that_is_what_it_was_is_told_move_by_move() {
        let (store, word) = stored("whole", None).await;
        let mut lines = Vec::new();
        assert_eq!(replay(&*store, &word, |line| lines.push(line)).await.unwrap(), 12);
        assert_eq!(lines.len(), 13);
        assert!(lines[1].starts_with("    1  seat 1  "), "{}", lines[1]);
        let is_told = |line: &String| line.contains("  Player 1 placed ");
        assert!(lines.iter().any(is_told), "{lines:?}");
    }

    #[tokio::test]
    async fn a_state_that_is_not_what_it_was_is_named() {
        let (store, word) = stored("spoilt", Some(4)).await;
        let mut count = 0;
        let error = replay(&*store, &word, |_| count += 1).await.unwrap_err();
        assert!(matches!(error, ReplayError::Hash { ordinal: 5, .. }), "{error}");
        assert_eq!(count, 5, "the states before it were told");
        assert!(error.to_string().starts_with("ordinal 5: "));
    }

    #[tokio::test]
    async fn a_game_that_is_not_there_is_said_so() {
        let (store, _) = stored("none", None).await;
        for word in ["", "zzzzz", "@everyone"] {
            let error = replay(&*store, word, |_| {}).await.unwrap_err();
            assert!(matches!(error, ReplayError::NoGame(_)), "{error}");
        }
    }
}
