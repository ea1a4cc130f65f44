//! Changes to a board besides laying tiles. The board keeps a list of them, so that it can be
//! rebuilt from its tiles and edits.

use super::Board;
use crate::vocabulary::Edit;

impl Board {
    /// The edits in order, each with the number of tiles on the board when it was made.
    pub fn edits(&self) -> &[(u16, Edit)] {
        &self.edits
    }

    /// Whether an edit is possible on the board as it is.
    pub(crate) fn allows(&self, edit: Edit) -> bool {
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
    pub(crate) fn edit(&mut self, edit: Edit) {
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
