//! Numbers that an answer leaves to its player: how much, how far, at what. Each has a value,
//! values to choose from, and accepts typed input. Expansions have such answers; this module does
//! not know what a number does.

use std::fmt;

use port::limits;
use rules::{Action, Game, Seat};

use crate::expansions;
use crate::labels::Labels;

/// Why a typed text is no value that an answer takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BadNumber {
    /// The key of the sentence that says so.
    pub key: &'static str,
    /// What was typed.
    pub input: String,
    /// The smallest and the largest value, where values are mere numbers.
    pub range: (i32, i32),
}

/// A number that some answers take.
pub trait Parameter: Sync + fmt::Debug {
    /// The stable name, and the text key.
    fn name(&self) -> &'static str;

    /// Whether its values are places on the board and not mere numbers.
    fn is_place(&self) -> bool {
        false
    }

    /// What is at the place that a value is; none if it is no place, or not on the board.
    fn place_name(&self, _labels: &Labels<'_>, _value: &str) -> Option<String> {
        None
    }

    /// Whether an answer takes it.
    fn is_of(&self, answer: Action) -> bool;

    /// An answer with a sensible default for it.
    fn plain(&self, game: &Game, answer: Action) -> Action;

    /// Its value in an answer.
    fn value(&self, answer: Action) -> String;

    /// The values worth offering for an answer to an option, in order.
    fn worthwhile(&self, game: &Game, seat: Seat, option: Action, answer: Action) -> Vec<String>;

    /// An answer to an option, with this number set.
    ///
    /// # Errors
    /// [`BadNumber`] if the text is not a valid value, or not one on offer.
    fn set(
        &self,
        game: &Game,
        option: Action,
        answer: Action,
        typed: &str,
    ) -> Result<Action, BadNumber>;

    /// The values to offer for an answer to an option, at most as many as a menu holds.
    fn choices(&self, game: &Game, seat: Seat, option: Action, answer: Action) -> Vec<String> {
        let mut values = self.worthwhile(game, seat, option, answer);
        // Insert the typed value in its place.
        let now = self.value(answer);
        if !values.contains(&now) {
            values.truncate(limits::SELECT_OPTIONS - 1);
            values.push(now);
            values.sort_by_key(|value| value.parse::<i64>().ok());
        }
        values
    }
}

/// Every parameter.
pub fn all() -> impl Iterator<Item = &'static dyn Parameter> {
    expansions::ALL.iter().flat_map(|profile| profile.parameters).copied()
}

/// The parameters of an answer, in typing order.
pub fn of(answer: Action) -> Vec<&'static dyn Parameter> {
    all().filter(|parameter| parameter.is_of(answer)).collect()
}

/// An option with sensible default numbers.
pub fn plain(game: &Game, option: Action) -> Action {
    all()
        .filter(|parameter| parameter.is_of(option))
        .fold(option, |answer, parameter| parameter.plain(game, answer))
}
