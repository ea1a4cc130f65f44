//! Passages: each links two of the roads that end at the water of its tile, until it is moved (R-FR-3,
//! R-FR-7).

use super::{Board, Spot};
use crate::feature::Node;
use crate::tile::Tags;
use crate::vocabulary::RoadEnd;

impl Board {
    /// The two roads that each passage links, in no order that matters.
    pub fn passages(&self) -> &[(Spot, Spot)] {
        &self.passages
    }

    /// What the passage on a tile links.
    pub fn passage_at(&self, pos: crate::geometry::Pos) -> Option<(Spot, Spot)> {
        self.passages.iter().find(|(from, _)| from.pos == pos).copied()
    }

    pub(super) fn allows_passage(&self, a: Spot, b: Spot) -> bool {
        let ends = |spot| self.segment(spot).is_some_and(|road| road.end == Some(RoadEnd::Lake));
        a.pos == b.pos && a < b && ends(a) && ends(b) && self.passage_at(a.pos) != Some((a, b))
    }

    pub(super) fn passage(&mut self, a: Spot, b: Spot) {
        if let Some(index) = self.passages.iter().position(|(from, _)| from.pos == a.pos) {
            let (from, to) = self.passages.swap_remove(index);
            let [from, to] = [from, to].map(|spot| self.node_number(spot));
            let mut features = std::mem::take(&mut self.features);
            features.part(from, to, |node| self.facts(node));
            self.features = features;
        }
        self.passages.push((a, b));
        self.features.join(self.node_number(a), self.node_number(b));
    }

    /// How many ends of a road segment are open, and what is printed on it.
    fn facts(&self, node: Node) -> (u16, Tags) {
        let placed = &self.tiles[usize::from(node.tile)];
        let Some(road) = placed.segment(node.segment) else {
            return (0, Tags::NONE);
        };
        let sides = road.sides.turned(placed.rotation);
        let open =
            sides.iter().filter(|&side| self.tile_at(placed.pos.step(side)).is_none()).count();
        let spot = Spot { pos: placed.pos, segment: node.segment };
        let mouth = self.mouths.binary_search(&spot).is_ok();
        (open as u16 + u16::from(mouth), road.tags)
    }
}
