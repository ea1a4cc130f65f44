//! The state of a game as text, and its hash. What can be derived (connections, the open question)
//! is not written but recomputed.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::action::Action;
use crate::bag::Bag;
use crate::board::{Board, Edit, Placed};
use crate::decisions::Decisions;
use crate::expansions::States;
use crate::figure::{Figure, FigureCounts, Seat, Supply, Tokens};
use crate::game::Game;
use crate::setup::{MAX_SEATS, Setup, StartTile};
use crate::spine::Slot;
use crate::tile::KindId;
use crate::turn::{self, Stages, Turn};
use crate::vocabulary::{FigureKind, Token};

/// Increases when a snapshot of an older version would be misread.
pub const SNAPSHOT_VERSION: u32 = 1;

#[derive(Serialize, Deserialize)]
struct Snapshot<'a> {
    version: u32,
    setup: std::borrow::Cow<'a, Setup>,
    tiles: std::borrow::Cow<'a, [Placed]>,
    #[serde(default, skip_serializing_if = "<[_]>::is_empty")]
    edits: std::borrow::Cow<'a, [(u16, Edit)]>,
    bag: std::borrow::Cow<'a, Bag>,
    discarded: std::borrow::Cow<'a, [KindId]>,
    figures: std::borrow::Cow<'a, [Figure]>,
    supplies: std::borrow::Cow<'a, [Supply]>,
    tokens: std::borrow::Cow<'a, [Tokens]>,
    states: std::borrow::Cow<'a, States>,
    scores: std::borrow::Cow<'a, [i32]>,
    turn: std::borrow::Cow<'a, Turn>,
}

/// The BLAKE3 hash of a snapshot, in 64 hexadecimal digits.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct StateHash(String);

impl std::fmt::Display for StateHash {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

/// A snapshot that cannot be read.
#[derive(Debug, Error)]
pub enum SnapshotError {
    /// Not the text of a snapshot.
    #[error("this is no snapshot of a game: {0}")]
    Syntax(#[from] serde_json::Error),
    /// Written by another version.
    #[error("the snapshot has version {found}, this program reads {SNAPSHOT_VERSION}")]
    Version {
        /// The version that wrote it.
        found: u32,
    },
    /// It parses, but is not a possible state of a game.
    #[error("the snapshot is damaged: {0}")]
    Damaged(&'static str),
}

/// No game has more tiles than this; a snapshot that claims more is damaged.
pub(crate) const MAX_TILES: usize = 1_000;
/// No seat has or owes more points than this.
const MAX_POINTS: u32 = 1_000_000;
/// No seat has more tokens of a kind than this.
const MAX_TOKENS: u8 = 100;
/// No game has more turns than this.
const MAX_TURNS: u32 = 1_000_000;

impl Game {
    /// The whole state as text, from which [`Game::restore`] makes an equal game. It contains the
    /// order of the tiles still to be drawn, so keep it from the players.
    pub fn snapshot(&self) -> String {
        use std::borrow::Cow::Borrowed;
        let snapshot = Snapshot {
            version: SNAPSHOT_VERSION,
            setup: Borrowed(&self.setup),
            tiles: Borrowed(self.board.tiles()),
            edits: Borrowed(self.board.edits()),
            bag: Borrowed(&self.bag),
            discarded: Borrowed(&self.discarded),
            figures: Borrowed(&self.figures),
            supplies: Borrowed(&self.supplies),
            tokens: Borrowed(&self.tokens),
            states: Borrowed(&self.states),
            scores: Borrowed(&self.scores),
            turn: Borrowed(&self.turn),
        };
        serde_json::to_string(&snapshot).expect("a state has only text keys and finite numbers")
    }

    /// The hash of the state: equal for equal states on every machine.
    pub fn hash(&self) -> StateHash {
        StateHash(blake3::hash(self.snapshot().as_bytes()).to_hex().to_string())
    }

    /// The game that a snapshot describes.
    ///
    /// # Errors
    /// [`SnapshotError`] if the text is not a snapshot of this version or not a possible state.
    pub fn restore(text: &str) -> Result<Self, SnapshotError> {
        #[derive(Deserialize)]
        struct Version {
            version: u32,
        }
        let Version { version: found } = serde_json::from_str(text)?;
        if found != SNAPSHOT_VERSION {
            return Err(SnapshotError::Version { found });
        }
        let snapshot: Snapshot<'_> = serde_json::from_str(text)?;
        let start = snapshot.setup.start();
        let board = board(&start, &snapshot.tiles, &snapshot.edits);
        let board = board.ok_or(SnapshotError::Damaged("its tiles"))?;
        let mut game = Self {
            stages: Stages::of(snapshot.setup.systems),
            setup: snapshot.setup.into_owned(),
            board,
            bag: snapshot.bag.into_owned(),
            discarded: snapshot.discarded.into_owned(),
            figures: Vec::new(),
            nodes: Vec::new(),
            figure_counts: FigureCounts::default(),
            supplies: snapshot.supplies.into_owned(),
            tokens: snapshot.tokens.into_owned(),
            states: snapshot.states.into_owned(),
            scores: snapshot.scores.into_owned(),
            turn: snapshot.turn.into_owned(),
            open: Decisions::default(),
            events: Vec::new(),
        };
        let answers = std::mem::take(&mut game.turn.answers);
        let seats = usize::from(game.setup.seats);
        if seats == 0
            || seats > usize::from(MAX_SEATS)
            || [game.supplies.len(), game.scores.len(), game.tokens.len(), game.turn.earned.len()]
                != [seats; 4]
            || game.turn.seat.index() >= seats
        {
            return Err(SnapshotError::Damaged("its seats"));
        }
        for &figure in snapshot.figures.iter() {
            let stands = figure.at.spot().is_none_or(|spot| game.board.segment(spot).is_some());
            if figure.seat.index() >= seats || !stands || game.figures.len() >= usize::from(u8::MAX)
            {
                return Err(SnapshotError::Damaged("its figures"));
            }
            game.put_on(figure);
        }
        if !is_plausible(&game) {
            return Err(SnapshotError::Damaged("its numbers"));
        }
        if !turn_is_possible(&game) {
            return Err(SnapshotError::Damaged("its turn"));
        }
        if !asks(&mut game, &answers) {
            return Err(SnapshotError::Damaged("its answers"));
        }
        Ok(game)
    }
}

/// Rebuilds the board tile by tile, making each edit at its time.
fn board(start: &[StartTile], tiles: &[Placed], mut edits: &[(u16, Edit)]) -> Option<Board> {
    let mut board = Board::default();
    let mut edit = |board: &mut Board| {
        while let Some((&(made, edit), rest)) = edits.split_first()
            && usize::from(made) == board.tiles().len()
        {
            if !board.allows(edit) {
                return None;
            }
            board.edit(edit);
            edits = rest;
        }
        Some(())
    };
    let (first, rest) = tiles.split_at_checked(start.len())?;
    if first.is_empty() {
        return None;
    }
    for (placed, &(kind, pos, rotation)) in first.iter().zip(start) {
        if (placed.kind, placed.pos, placed.rotation) != (kind, pos, rotation) {
            return None;
        }
        board.place(kind, pos, rotation);
    }
    edit(&mut board)?;
    for placed in rest {
        let fits = board.accepts(placed.kind, placed.pos, placed.rotation);
        if !fits || board.tiles().len() >= MAX_TILES {
            return None;
        }
        board.place(placed.kind, placed.pos, placed.rotation);
        edit(&mut board)?;
    }
    edits.is_empty().then_some(board)
}

/// Whether a game can reach these numbers, so that later arithmetic cannot overflow.
fn is_plausible(game: &Game) -> bool {
    let mut brought = Supply::default();
    for &(kind, number) in
        game.setup.systems.iter().flat_map(|system| system.figures(&game.setup.house))
    {
        brought.put(kind, number);
    }
    let has = |seat, kind| {
        let own = |figure: &&Figure| (figure.seat, figure.kind) == (seat, kind);
        game.figures.iter().filter(own).count() + usize::from(game.supply(seat).count(kind))
    };
    let enough = |seat, kind| has(seat, kind) <= usize::from(brought.count(kind));
    let few = |tokens: &Tokens| Token::ALL.iter().all(|&token| tokens.count(token) <= MAX_TOKENS);
    game.seats().all(|seat| FigureKind::ALL.into_iter().all(|kind| enough(seat, kind)))
        && game.tokens.iter().all(few)
        && game.scores.iter().all(|points| points.abs_diff(0) <= MAX_POINTS)
        && game.board.tiles().len() + game.bag.len() <= MAX_TILES
        && game.bag.is_sound(game.setup.seats)
        && game.turn.number <= MAX_TURNS
}

/// Whether the machine can have stopped here: at a question, with everything the question needs.
fn turn_is_possible(game: &Game) -> bool {
    let turn = &game.turn;
    let placed = turn.placed.is_none_or(|pos| game.board.tile_at(pos).is_some());
    let spots = turn.touched.iter().chain(&turn.completed);
    let scored = spots.into_iter().all(|&spot| game.board.segment(spot).is_some());
    placed
        && scored
        && game.setup.systems.iter().all(|system| system.restores(game))
        && (turn.slot == Slot::Over
            || turn::stage(game, turn.slot).is_some_and(|stage| stage.waits(game)))
}

/// Finds the open questions; returns whether the waiting answers fit them.
fn asks(game: &mut Game, answers: &[(Seat, Action)]) -> bool {
    let open = |game: &Game| {
        let mut open = Decisions::default();
        turn::ask(game, &mut open);
        open
    };
    for &(seat, action) in answers {
        if !open(game).asked().iter().any(|asked| asked.seat == seat && asked.offers(action)) {
            return false;
        }
        game.turn.answers.push((seat, action));
    }
    game.open = open(game);
    answers.is_empty() || !game.decisions().is_empty()
}
