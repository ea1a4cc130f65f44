//! Ferries: each links two of the roads that end at the lake of its tile, until it is moved (R-FR-3,
//! R-FR-7).

use super::{Board, Spot};
use crate::feature::Node;
use crate::tile::Tags;
use crate::vocabulary::RoadEnd;

impl Board {
    /// What the ferries link, in no order that matters.
    pub fn ferries(&self) -> &[(Spot, Spot)] {
        &self.ferries
    }

    /// What the ferry on the lake of a tile links.
    pub fn ferry_at(&self, pos: crate::geometry::Pos) -> Option<(Spot, Spot)> {
        self.ferries.iter().find(|(from, _)| from.pos == pos).copied()
    }

    pub(super) fn allows_ferry(&self, a: Spot, b: Spot) -> bool {
        let ends = |spot| self.segment(spot).is_some_and(|road| road.end == Some(RoadEnd::Lake));
        a.pos == b.pos && a < b && ends(a) && ends(b) && self.ferry_at(a.pos) != Some((a, b))
    }

    pub(super) fn ferry(&mut self, a: Spot, b: Spot) {
        if let Some(index) = self.ferries.iter().position(|(from, _)| from.pos == a.pos) {
            let (from, to) = self.ferries.swap_remove(index);
            let [from, to] = [from, to].map(|spot| self.node_number(spot));
            let mut features = std::mem::take(&mut self.features);
            features.part(from, to, |node| self.facts(node));
            self.features = features;
        }
        self.ferries.push((a, b));
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
