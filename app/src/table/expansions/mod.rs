//! What a table knows of each expansion: where its answers are on the board, and which of its
//! questions can be answered in advance. One slice a file; the table asks all slices and never
//! knows which one answered.

mod abbey;
mod bazaars;
mod bridges;
mod castles;
mod catapult;
mod count;
mod crop;
mod dragon;
mod gingerbread;
mod king;
mod phantom;
mod plague;
mod porxada;
pub(super) mod presets;
mod school;
mod siege;
mod tower;
mod traders;
mod tunnel;
mod wheel;

use rules::{Action, Pos, Prompt, Spot, Token};

use crate::table::standing_orders::Kind;

/// One expansion at a table. Every method knows nothing by default.
pub(super) trait Slice: Sync {
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

    /// What a stand-in thinks one of its tokens is worth, in hundredths of a point.
    fn price(&self, _token: Token) -> Option<i64> {
        None
    }

    /// Whether a stand-in leaves this answer to others.
    fn is_dear(&self, _action: Action) -> bool {
        false
    }

    /// Its questions that can be answered in advance.
    fn kinds(&self) -> &'static [Kind] {
        &[]
    }
}

/// All slices.
pub(super) const ALL: &[&dyn Slice] = &[
    &abbey::Abbey,
    &bazaars::Bazaars,
    &bridges::Bridges,
    &castles::Castles,
    &catapult::Catapult,
    &count::Count,
    &crop::Crop,
    &dragon::Dragon,
    &gingerbread::Gingerbread,
    &king::King,
    &phantom::Phantom,
    &plague::Plague,
    &porxada::Porxada,
    &school::School,
    &siege::Siege,
    &tower::Tower,
    &traders::Traders,
    &tunnel::Tunnel,
    &wheel::Wheel,
];

/// The first answer that a slice has.
pub(super) fn first<T>(ask: impl FnMut(&&dyn Slice) -> Option<T>) -> Option<T> {
    ALL.iter().find_map(ask)
}
