//! What a table knows of each expansion: how its sets are offered, where its answers are on the
//! board, and which of its questions can be answered in advance. One slice a file; the table asks all slices and never
//! knows which one answered.

mod list;

use rules::{Action, Event, KindId, Pos, Prompt, Seat, Spot};

use crate::host_tiles::DescribedSet;
use crate::parameter::Parameter;
use crate::sets::OfferedSet;
use crate::standing_orders::OrderKind;

/// One expansion at a table. Every method knows nothing by default.
pub(super) trait Slice: Sync {
    /// Its sets, as far as they are not offered like all others.
    fn sets(&self) -> &'static [OfferedSet] {
        &[]
    }

    /// Its set for which the host describes tiles.
    fn host_set(&self) -> Option<DescribedSet> {
        None
    }

    /// How many tiles of the pile this one hides when it is laid, so that nobody ever lays them.
    fn hides(&self, _kind: KindId) -> u32 {
        0
    }

    /// The spot on the board that an answer refers to.
    fn spot(&self, _action: Action) -> Option<Spot> {
        None
    }

    /// The cell that an answer without a spot refers to.
    fn cell(&self, _action: Action) -> Option<Pos> {
        None
    }

    /// The number that an answer without a spot has on the picture, counted from 1.
    fn number(&self, _action: Action) -> Option<usize> {
        None
    }

    /// Whether whoever passes on a figure has been shown this question, too.
    fn is_passed_with_figure(&self, _prompt: Prompt) -> bool {
        false
    }

    /// Whether this question can be answered by drawing the next tile, which is still hidden.
    fn comes_before_draw(&self, _prompt: Prompt) -> bool {
        false
    }

    /// Whether this question, too, asks for a figure and its place.
    fn is_deploying(&self, _prompt: Prompt) -> bool {
        false
    }

    /// Whether an event shows what chance has decided, so that the move cannot be undone (R-OV-19).
    fn is_revealing(&self, _event: &Event) -> bool {
        false
    }

    /// The points that an event gives to seats or takes from them without a scoring.
    fn paid(&self, _event: &Event) -> Vec<(Seat, i32)> {
        Vec::new()
    }

    /// Its questions that can be answered in advance.
    fn kinds(&self) -> &'static [OrderKind] {
        &[]
    }

    /// The numbers that its answers take, in the order in which they are typed.
    fn parameters(&self) -> &'static [&'static dyn Parameter] {
        &[]
    }
}

/// Declares the slices.
macro_rules! declare {
    ($($key:ident::$slice:ident $(, tiles: $tiles:literal)?;)*) => {
        $(pub mod $key;)*

        /// All slices.
        pub(super) const ALL: &[&dyn Slice] = &[$(&$key::$slice,)*];

        /// The keys of the sets for which the host describes tiles.
        pub(super) const HOST_SETS: &[&str] = &[$($($tiles,)?)*];
    };
}
crate::slices!(declare!);

/// The first answer that a slice has.
pub(super) fn first<T>(ask: impl FnMut(&&dyn Slice) -> Option<T>) -> Option<T> {
    ALL.iter().find_map(ask)
}
