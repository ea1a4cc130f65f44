//! What a player thinks of each expansion's tokens and answers, as far as trying them out does not
//! tell. One slice a file; the others are asked all and nobody knows which one answered.

mod abbey;
mod bazaars;
mod bridges;
mod castles;
mod flier;
mod goldmines;
mod hills;
mod king;
mod porxada;
mod rose;
mod russian;
mod tower;
mod traders;
mod tunnel;

use rules::{Action, Game, KindId, Pos, Seat, Token};

/// One expansion. Every method has no opinion by default.
trait Slice: Sync {
    /// What one of its tokens is worth, in hundredths of a point.
    fn price(&self, _token: Token) -> Option<i64> {
        None
    }

    /// What laying a tile on a cell pays at once, in hundredths of a point.
    fn pays(&self, _game: &Game, _kind: KindId, _pos: Pos) -> i64 {
        0
    }

    /// What a seat loses at the end if nothing changes, in hundredths of a point.
    fn owed(&self, _game: &Game, _seat: Seat) -> i64 {
        0
    }

    /// Whether a careful player leaves this answer to others: its return cannot be foreseen.
    fn is_dear(&self, _action: Action) -> bool {
        false
    }

    /// Answers worth a try for an option that leaves a number open.
    fn numbers(&self, _option: Action) -> Option<Vec<Action>> {
        None
    }
}

/// All slices.
const ALL: &[&dyn Slice] = &[
    &abbey::Abbey,
    &bazaars::Bazaars,
    &bridges::Bridges,
    &castles::Castles,
    &goldmines::Goldmines,
    &flier::Flier,
    &hills::Hills,
    &king::King,
    &porxada::Porxada,
    &rose::Rose,
    &russian::Russian,
    &tower::Tower,
    &traders::Traders,
    &tunnel::Tunnel,
];

/// The worth of holding a token, in hundredths of a point.
pub(crate) fn price(token: Token) -> i64 {
    ALL.iter().find_map(|slice| slice.price(token)).unwrap_or_default()
}

/// What laying a tile on a cell pays at once, in hundredths of a point.
pub(crate) fn pays(game: &Game, kind: KindId, pos: Pos) -> i64 {
    ALL.iter().map(|slice| slice.pays(game, kind, pos)).sum()
}

/// What a seat loses at the end if nothing changes, in hundredths of a point.
pub(crate) fn owed(game: &Game, seat: Seat) -> i64 {
    ALL.iter().map(|slice| slice.owed(game, seat)).sum()
}

/// Whether a careful player leaves this answer to others.
pub(crate) fn is_dear(action: Action) -> bool {
    ALL.iter().any(|slice| slice.is_dear(action))
}

/// The answers that are tried for an option: itself, or some with a number in place of a span.
pub(crate) fn numbers(option: Action) -> Vec<Action> {
    ALL.iter().find_map(|slice| slice.numbers(option)).unwrap_or_else(|| vec![option])
}
