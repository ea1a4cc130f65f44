//! Changes to a board besides laying tiles. The board keeps a list of them, so that it can be
//! rebuilt from its tiles and edits.

use super::{Board, Spot};
use crate::vocabulary::{Edit, SegmentKind};

impl Board {
    /// The edits in order, each with the number of tiles on the board when it was made.
    pub fn edits(&self) -> &[(u16, Edit)] {
        &self.edits
    }

    /// The road segments that run into a mouth that no tunnel joins yet, in the order of spots.
    pub fn open_mouths(&self) -> &[Spot] {
        &self.mouths
    }

    /// Whether an edit is possible on the board as it is.
    pub(crate) fn allows(&self, edit: Edit) -> bool {
        match edit {
            Edit::Link(a, b) => a != b && [a, b].iter().all(|spot| self.mouths.contains(spot)),
            Edit::Convert(spot) => {
                self.segment(spot).is_some() && {
                    let id = self.feature_at(spot);
                    self.feature(id).kind == SegmentKind::City && self.is_complete(id)
                }
            }
            Edit::Passage(a, b) => self.allows_passage(a, b),
            Edit::Span(pos, axis) => self.allows_span(pos, axis),
        }
    }

    /// Makes an edit. The caller has made sure that it is possible.
    pub(crate) fn edit(&mut self, edit: Edit) {
        match edit {
            Edit::Link(a, b) => {
                for spot in [a, b] {
                    let road = self.feature_at(spot);
                    self.feature_mut(road).open -= 1;
                }
                self.mouths.retain(|&mouth| mouth != a && mouth != b);
                self.features.join(self.node_number(a), self.node_number(b));
            }
            Edit::Convert(spot) => {
                let city = self.feature_at(spot);
                self.feature_mut(city).kind = SegmentKind::CONVERTED;
                self.converted.push(self.node_number(spot));
            }
            Edit::Passage(a, b) => self.passage(a, b),
            Edit::Span(pos, axis) => self.span(pos, axis),
        }
        self.edits.push((self.tiles.len() as u16, edit));
    }
}
