//! What JCloisterZone calls each expansion and what is done with it. One that has names alone is a
//! row of `plain`; one whose moves are told in words of its own has a file. The rest of the crate
//! asks all of them and never knows which one answered.

use rules::{At, Board, Event, KindId, Seat};
use serde_json::Value;

use crate::figures::FigureNames;
use crate::message::{GameMessage, Transition};
use crate::terms::SetTerms;

/// An expansion in that program's words.
pub(crate) struct Dialect {
    /// Its sets, as far as that program can replay all that their players do.
    pub sets: &'static [SetTerms],
    /// What tells of an answer, if it is not told like those that all games share.
    pub messages: fn(&Transition<'_>) -> Option<Vec<GameMessage>>,
    /// A place off the segments.
    pub place: fn(&Board, At) -> Option<Value>,
    /// Follows what an event does to the figures that that program tells apart.
    pub follow: fn(&mut FigureNames, &Event),
    /// The tile that an event reserves for a seat, which draws it later. Only an auction does so:
    /// no event that all games share says whether a tile came from the pile.
    pub reserve: fn(&Event) -> Option<(Seat, KindId)>,
    /// Whether that program goes another way after an answer, where no option of ours says so.
    pub departs: fn(&Transition<'_>) -> bool,
}

impl Dialect {
    /// Names alone.
    const fn of(sets: &'static [SetTerms]) -> Self {
        Self {
            sets,
            messages: |_| None,
            place: |_, _| None,
            follow: |_, _| {},
            reserve: |_| None,
            departs: |_| false,
        }
    }
}

/// Declares the files.
macro_rules! declare {
    ($($key:ident)*) => {
        $(mod $key;)*

        /// All dialects.
        pub(crate) const ALL: &[&Dialect] = &[$(&$key::DIALECT,)*];
    };
}
declare! {
    abbey bazaars bridges buildings castles count crop dragon ferries flier goldmines mage plain
    russian tower tunnel
}

/// All sets.
pub(crate) fn sets() -> impl Iterator<Item = &'static SetTerms> {
    ALL.iter().flat_map(|dialect| dialect.sets)
}

/// The first answer that a dialect has.
pub(crate) fn first<T>(ask: impl FnMut(&&Dialect) -> Option<T>) -> Option<T> {
    ALL.iter().find_map(ask)
}
