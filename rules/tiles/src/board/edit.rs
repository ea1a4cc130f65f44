//! Changes to a board besides laying tiles. The board keeps a list of them, so that it can be
//! rebuilt from its tiles and edits.

use serde::{Deserialize, Serialize};

use super::{Axis, Board, Spot};
use crate::feature::Link;
use crate::geometry::Pos;

/// A change of the board that is no tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "StoredEdit", into = "StoredEdit")]
pub enum Edit {
    /// Two features become one, although they do not meet at an edge.
    Link(Link),
    /// A complete feature, named by a segment of it, becomes one of another kind.
    Convert(Spot),
    /// A segment is added: a road from edge to edge over the tile on a cell, or over the one that is
    /// laid there next.
    Span(Pos, Axis),
}

/// How edits are stored, for ever.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StoredEdit {
    Link(Spot, Spot),
    #[serde(rename = "ferry")]
    MovableLink(Spot, Spot),
    #[serde(rename = "castle")]
    Convert(Spot),
    #[serde(rename = "bridge")]
    Span(Pos, Axis),
}

impl From<StoredEdit> for Edit {
    fn from(stored: StoredEdit) -> Self {
        match stored {
            StoredEdit::Link(from, to) => Self::Link(Link::lasting(from, to)),
            StoredEdit::MovableLink(from, to) => Self::Link(Link::movable(from, to)),
            StoredEdit::Convert(spot) => Self::Convert(spot),
            StoredEdit::Span(pos, axis) => Self::Span(pos, axis),
        }
    }
}

impl From<Edit> for StoredEdit {
    fn from(edit: Edit) -> Self {
        match edit {
            Edit::Link(Link { from, to, movable: false }) => Self::Link(from, to),
            Edit::Link(Link { from, to, movable: true }) => Self::MovableLink(from, to),
            Edit::Convert(spot) => Self::Convert(spot),
            Edit::Span(pos, axis) => Self::Span(pos, axis),
        }
    }
}

impl Board {
    /// The edits in order, each with the number of tiles on the board when it was made.
    pub fn edits(&self) -> &[(u16, Edit)] {
        &self.edits
    }

    /// Whether an edit is possible on the board as it is.
    pub fn allows(&self, edit: Edit) -> bool {
        match edit {
            Edit::Link(link) => self.allows_link(link),
            Edit::Convert(spot) => {
                self.segment(spot).is_some() && {
                    let id = self.feature_at(spot);
                    self.feature(id).kind.converted().is_some() && self.is_complete(id)
                }
            }
            Edit::Span(pos, axis) => self.allows_span(pos, axis),
        }
    }

    /// Makes an edit. The caller has made sure that it is possible.
    pub fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Link(link) => self.link(link),
            Edit::Convert(spot) => {
                let node = self.node_number(spot);
                let feature = self.feature_mut(self.feature_of(node));
                feature.kind = feature.kind.converted().unwrap_or(feature.kind);
                self.converted.push(node);
            }
            Edit::Span(pos, axis) => self.span(pos, axis),
        }
        self.edits.push((self.tiles.len() as u16, edit));
    }
}
