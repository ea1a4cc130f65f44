//! What a player thinks of each expansion's answers, as far as trying them out does not tell. One
//! opinion a file; the others are asked all and nobody knows which one answered. What tokens are worth
//! is one table.

mod bazaars;
mod flier;
mod hills;
mod prices;
mod rose;
mod russian;

use rules::{Action, Game, KindId, Pos, Seat};

pub(crate) use prices::{kept, price};

/// What is thought of one expansion. A hook that a single expansion needs says why.
trait Opinion: Sync {
    /// What laying a tile on a cell pays at once, in hundredths of a point. Only a wind rose pays for
    /// the place of a tile; what a tile completes or joins is seen on the board.
    fn pays(&self, _game: &Game, _kind: KindId, _pos: Pos) -> i64 {
        0
    }

    /// What a seat loses at the end if nothing changes, in hundredths of a point. Only a pond takes
    /// points from whoever does nothing.
    fn owed(&self, _game: &Game, _seat: Seat) -> i64 {
        0
    }

    /// Whether a careful player leaves this answer to others: its return cannot be foreseen.
    fn is_dear(&self, _action: Action) -> bool {
        false
    }

    /// Answers worth a try for an option that leaves a number open. Only bids are tried so: a throw
    /// keeps the aim that its option has.
    fn numbers(&self, _option: Action) -> Option<Vec<Action>> {
        None
    }
}

/// All opinions.
const ALL: &[&dyn Opinion] =
    &[&bazaars::Bazaars, &flier::Flier, &hills::Hills, &rose::Rose, &russian::Russian];

/// What laying a tile on a cell pays at once, in hundredths of a point.
pub(crate) fn pays(game: &Game, kind: KindId, pos: Pos) -> i64 {
    ALL.iter().map(|opinion| opinion.pays(game, kind, pos)).sum()
}

/// What a seat loses at the end if nothing changes, in hundredths of a point.
pub(crate) fn owed(game: &Game, seat: Seat) -> i64 {
    ALL.iter().map(|opinion| opinion.owed(game, seat)).sum()
}

/// Whether a careful player leaves this answer to others.
pub(crate) fn is_dear(action: Action) -> bool {
    ALL.iter().any(|opinion| opinion.is_dear(action))
}

/// The answers that are tried for an option: itself, or some with a number in place of a span.
pub(crate) fn numbers(option: Action) -> Vec<Action> {
    ALL.iter().find_map(|opinion| opinion.numbers(option)).unwrap_or_else(|| vec![option])
}
