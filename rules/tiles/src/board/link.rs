//! Links: they make one feature of segments that do not meet at an edge. A lasting link closes an end
//! of both; of those on one tile that can be moved there is one at a time.

use super::{Board, Spot};
use crate::feature::{Link, Node};
use crate::geometry::Pos;
use crate::tile::Tags;

impl Board {
    /// The links, in no order that matters.
    #[inline]
    pub fn links(&self) -> &[Link] {
        self.features.links()
    }

    /// The link on a tile that can be moved.
    pub fn movable_link_at(&self, pos: Pos) -> Option<Link> {
        self.links().iter().find(|link| link.movable && link.from.pos == pos).copied()
    }

    /// The segments with an end that only a link can close, in the order of spots.
    #[inline]
    pub fn loose_ends(&self) -> &[Spot] {
        &self.loose_ends
    }

    pub(super) fn allows_link(&self, link: Link) -> bool {
        let Link { from, to, movable } = link;
        let lands = |spot| {
            let end = self.segment(spot).and_then(|segment| segment.end);
            end.is_some_and(|end| end.takes_movable_links())
        };
        let lies = || from.pos == to.pos && from < to && lands(from) && lands(to);
        let is_loose = |spot| self.loose_ends.contains(spot);
        if movable {
            lies() && self.movable_link_at(from.pos) != Some(link)
        } else {
            from != to && [from, to].iter().all(is_loose)
        }
    }

    pub(super) fn link(&mut self, link: Link) {
        let ends = link.ends().map(|spot| self.node_number(spot));
        if let Some(before) = self.movable_link_at(link.from.pos).filter(|_| link.movable) {
            let cut = before.ends().map(|spot| self.node_number(spot));
            let mut features = std::mem::take(&mut self.features);
            features.unlink(before, cut, |node| self.facts(node));
            self.features = features;
        }
        for (spot, node) in link.ends().into_iter().zip(ends) {
            if let Ok(index) = self.loose_ends.binary_search(&spot) {
                self.loose_ends.remove(index);
                let feature = self.features.of(node);
                self.features.get_mut(feature).open -= 1;
            }
        }
        self.features.link(link, ends);
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
        let loose = self.loose_ends.binary_search(&spot).is_ok();
        (open as u16 + u16::from(loose), road.tags)
    }
}
