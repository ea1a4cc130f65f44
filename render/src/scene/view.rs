//! Which part of the table a picture shows.

use rules::Pos;

use crate::card_plan::CardPlan;

/// Which part of the table is shown, and what is around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum View {
    /// The whole board, as long as a tile has at least 64 pixels; a larger board is shown as
    /// [`View::Focus`].
    #[default]
    Fitting,
    /// The whole board, however small its tiles become.
    Whole,
    /// The cells around the action, with an overview map beside them; all of a small board.
    Focus,
    /// The same around a cell.
    Around(Pos),
    /// For the deciding player: the tile in hand drawn large, next to the cells that matter.
    Panel,
}

/// A fixed part of the table, so that all pictures of a game from beginning to end are the same
/// size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Viewport {
    /// The north-western cell.
    pub from: Pos,
    /// The south-eastern cell.
    pub to: Pos,
    /// Pixels per tile.
    pub px: u16,
    /// The layout of the cards, the same in all pictures; `None` for that of the scene.
    pub cards: Option<CardPlan>,
    /// One frame of an animation: only what changes with each move is marked.
    pub moving: bool,
}
