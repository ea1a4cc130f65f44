//! Features: maximal sets of connected segments. They merge, and part again where a link is moved.
//!
//! Each segment on the board is a *node*. Every node carries the label of its feature, so that a
//! look-up is one array access; a merge relabels the smaller side. The value of a feature is not
//! stored; it is counted from its members on demand.

use crate::board::Spot;
use crate::tile::{Segment, Tags};
use crate::vocabulary::{SegmentKind, Tag};

/// The label of a feature. It stays valid while the feature grows; when two merge, one label dies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FeatureId(u16);

impl FeatureId {
    /// The label as a number below `Board::segments`, for tables of
    /// features.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A segment on the board: the tile's number in order of placement, and the segment's index.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node {
    /// Number of the tile, in the order of placement.
    pub tile: u16,
    /// Index of the segment in the tile's kind.
    pub segment: u8,
}

/// What makes one feature of two segments that do not meet at an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Link {
    /// One of the segments.
    pub from: Spot,
    /// The other one.
    pub to: Spot,
    /// It lies on one tile, and leaves when another such link is made there.
    pub movable: bool,
}

impl Link {
    /// A link that stays.
    pub const fn lasting(from: Spot, to: Spot) -> Self {
        Self { from, to, movable: false }
    }

    /// A link that can be moved.
    pub const fn movable(from: Spot, to: Spot) -> Self {
        Self { from, to, movable: true }
    }

    /// The two segments.
    pub const fn ends(self) -> [Spot; 2] {
        [self.from, self.to]
    }
}

/// What is known of a feature without looking at its members.
#[derive(Clone, Copy, Debug)]
pub struct Feature {
    /// City, road, cloister, field or river.
    pub kind: SegmentKind,
    /// Sides that no neighbour meets yet, and ends that wait for a link (R-TU-3). 0: a city or
    /// road is complete.
    pub open: u16,
    /// Followers of anybody on it.
    pub followers: u8,
    /// What is printed on any of its segments.
    pub tags: Tags,
    /// Its earliest node, which fixes its place in the order of scoring (R-OV-10).
    pub first: Node,
    size: u16,
}

impl Feature {
    /// Whether it is a city or a road without an open end.
    #[inline]
    pub fn is_closed(&self) -> bool {
        self.open == 0 && matches!(self.kind, SegmentKind::City | SegmentKind::Road)
    }

    /// Whether its parts are claimed one by one.
    #[inline]
    pub fn is_network(&self) -> bool {
        Tag::NETWORKS.iter().any(|tag| self.tags.has(*tag))
    }

    /// How many segments it has.
    pub const fn size(&self) -> u16 {
        self.size
    }
}

/// All features of a board.
#[derive(Clone, Debug)]
pub(crate) struct Features {
    nodes: Vec<Node>,
    /// The key of each node's spot. Derived; kept because long lists of members are put in its order.
    keys: Vec<i64>,
    label: Vec<FeatureId>,
    /// The members of a feature form a ring.
    next: Vec<u16>,
    /// Indexed by label. A label that died in a merge keeps its entry, with no members.
    info: Vec<Feature>,
    /// In no order that matters.
    links: Vec<Link>,
    /// For each node, the last of its contacts.
    last_contact: Vec<u16>,
    /// Nodes that another one meets at an edge or through a link, each with the previous contact of
    /// that other one.
    contacts: Vec<(u16, u16)>,
}

/// Ends the chain of a node's contacts.
const NO_CONTACT: u16 = u16::MAX;
/// Stands for the other node in a contact that was cut.
const CUT: u16 = u16::MAX;

/// Room for the segments and the contacts of most games, so that nothing has to move as they grow.
const FIRST_ROOM: usize = 512;

impl Default for Features {
    fn default() -> Self {
        Self {
            nodes: Vec::with_capacity(FIRST_ROOM),
            keys: Vec::with_capacity(FIRST_ROOM),
            label: Vec::with_capacity(FIRST_ROOM),
            next: Vec::with_capacity(FIRST_ROOM),
            info: Vec::with_capacity(FIRST_ROOM),
            links: Vec::new(),
            last_contact: Vec::with_capacity(FIRST_ROOM),
            contacts: Vec::with_capacity(FIRST_ROOM),
        }
    }
}

impl Features {
    /// The number that the next node gets.
    #[inline]
    pub(crate) fn len(&self) -> u16 {
        self.nodes.len() as u16
    }

    /// Adds a segment as a feature of its own, with the key of its spot.
    pub(crate) fn add(&mut self, node: Node, key: i64, segment: &Segment) {
        let number = self.len();
        self.nodes.push(node);
        self.keys.push(key);
        self.label.push(FeatureId(self.info.len() as u16));
        self.next.push(number);
        self.last_contact.push(NO_CONTACT);
        let mouth = u16::from(segment.has_mouth());
        let open = (segment.sides.len() + segment.also.len()) as u16 + mouth;
        let (kind, tags) = (segment.kind, segment.tags);
        self.info.push(Feature { kind, open, followers: 0, tags, first: node, size: 1 });
    }

    /// The feature of a node.
    #[inline]
    pub(crate) fn of(&self, number: u16) -> FeatureId {
        self.label[usize::from(number)]
    }

    /// What is known of a feature.
    #[inline]
    pub(crate) fn get(&self, id: FeatureId) -> &Feature {
        &self.info[usize::from(id.0)]
    }

    #[inline]
    pub(crate) fn get_mut(&mut self, id: FeatureId) -> &mut Feature {
        &mut self.info[usize::from(id.0)]
    }

    /// The numbers of the members of a feature, beginning with the given one.
    #[inline]
    pub(crate) fn members_from(&self, number: u16) -> impl Iterator<Item = u16> {
        let mut at = Some(number);
        std::iter::from_fn(move || {
            let here = at?;
            let next = self.next[usize::from(here)];
            at = (next != number).then_some(next);
            Some(here)
        })
    }

    /// A node, by its number.
    #[inline]
    pub(crate) fn node(&self, number: u16) -> Node {
        self.nodes[usize::from(number)]
    }

    /// The key of the spot of a node, by its number.
    #[inline]
    pub(crate) fn key(&self, number: u16) -> i64 {
        self.keys[usize::from(number)]
    }

    /// The numbers of the nodes that a node meets directly.
    #[inline]
    pub(crate) fn contacts(&self, number: u16) -> impl Iterator<Item = u16> {
        let mut at = self.last_contact[usize::from(number)];
        let contacts = std::iter::from_fn(move || {
            let &(there, before) = self.contacts.get(usize::from(at))?;
            at = before;
            Some(there)
        });
        contacts.filter(|&there| there != CUT)
    }

    /// All features, in no order.
    #[inline]
    pub(crate) fn all(&self) -> impl Iterator<Item = (FeatureId, &Feature)> {
        let alive = self.info.iter().zip(0..).filter(|(feature, _)| feature.size > 0);
        alive.map(|(feature, label)| (FeatureId(label), feature))
    }

    /// The features of one kind, in no order.
    #[inline]
    pub(crate) fn of_kind(&self, kind: SegmentKind) -> impl Iterator<Item = FeatureId> {
        self.all().filter(move |(_, feature)| feature.kind == kind).map(|(id, _)| id)
    }

    /// For each label whether its feature is wanted, which is asked once for each.
    #[inline]
    pub(crate) fn chosen(&self, wanted: impl Fn(FeatureId) -> bool) -> Vec<bool> {
        let judged = self.info.iter().zip(0..);
        judged.map(|(feature, label)| feature.size > 0 && wanted(FeatureId(label))).collect()
    }

    fn touch(&mut self, from: u16, to: u16) {
        let contact = self.contacts.len() as u16;
        self.contacts.push((to, self.last_contact[usize::from(from)]));
        self.last_contact[usize::from(from)] = contact;
    }

    /// The links, in no order that matters.
    #[inline]
    pub(crate) fn links(&self) -> &[Link] {
        &self.links
    }

    /// Joins the features of two nodes that a link connects.
    pub(crate) fn link(&mut self, link: Link, [from, to]: [u16; 2]) {
        self.links.push(link);
        self.join(from, to);
    }

    /// Takes away the link between two nodes. `facts` tells of a node how many of its ends are open,
    /// and what is printed on it. Who stands on the two features that may come of it is not counted.
    pub(crate) fn unlink(
        &mut self,
        link: Link,
        [from, to]: [u16; 2],
        facts: impl Fn(Node) -> (u16, Tags),
    ) {
        self.links.retain(|other| *other != link);
        self.part(from, to, facts);
    }

    /// Joins the features of two nodes that meet.
    pub(crate) fn join(&mut self, a: u16, b: u16) {
        self.touch(a, b);
        self.touch(b, a);
        let (mut keep, mut lose) = ((a, self.of(a)), (b, self.of(b)));
        if keep.1 == lose.1 {
            return;
        }
        if self.get(keep.1).size < self.get(lose.1).size {
            (keep, lose) = (lose, keep);
        }
        self.relabel(lose.0, keep.1);
        // Two rings become one when a node of each swaps its successor with the other's.
        self.next.swap(usize::from(a), usize::from(b));
        let lost = *self.get(lose.1);
        self.get_mut(lose.1).size = 0;
        let kept = self.get_mut(keep.1);
        kept.open += lost.open;
        kept.followers += lost.followers;
        kept.tags = kept.tags.union(lost.tags);
        kept.size += lost.size;
        kept.first = kept.first.min(lost.first);
    }

    /// Cuts the contact between two nodes, which may part their feature.
    fn part(&mut self, a: u16, b: u16, facts: impl Fn(Node) -> (u16, Tags)) {
        for (from, to) in [(a, b), (b, a)] {
            let mut at = self.last_contact[usize::from(from)];
            while let Some(contact) = self.contacts.get_mut(usize::from(at)) {
                if contact.0 == to {
                    contact.0 = CUT;
                }
                at = contact.1;
            }
        }
        let old = self.of(a);
        let mut parts = [vec![a], Vec::new()];
        let mut next = 0;
        while let Some(&here) = parts[0].get(next) {
            next += 1;
            let there: Vec<u16> = self.contacts(here).collect();
            parts[0].extend(there.into_iter().fold(Vec::new(), |mut new, node| {
                if !parts[0].contains(&node) && !new.contains(&node) {
                    new.push(node);
                }
                new
            }));
        }
        if parts[0].contains(&b) {
            return;
        }
        let mut at = a;
        loop {
            if !parts[0].contains(&at) {
                parts[1].push(at);
            }
            at = self.next[usize::from(at)];
            if at == a {
                break;
            }
        }
        // There are never more features than nodes, and two of these were one.
        let free = self.info.iter().position(|feature| feature.size == 0);
        let Some(free) = free.map(|label| FeatureId(label as u16)) else { return };
        for (label, members) in [old, free].into_iter().zip(&parts) {
            self.gather(old, label, members, &facts);
        }
    }

    /// Makes these nodes, which were of an `old` feature, one of their own.
    fn gather(
        &mut self,
        old: FeatureId,
        label: FeatureId,
        members: &[u16],
        facts: impl Fn(Node) -> (u16, Tags),
    ) {
        let mut info = Feature {
            open: 0,
            followers: 0,
            tags: Tags::NONE,
            first: self.node(members[0]),
            size: members.len() as u16,
            ..*self.get(old)
        };
        for (index, &member) in members.iter().enumerate() {
            let node = self.node(member);
            let (open, tags) = facts(node);
            info.open += open;
            info.tags = info.tags.union(tags);
            info.first = info.first.min(node);
            self.label[usize::from(member)] = label;
            self.next[usize::from(member)] = members[(index + 1) % members.len()];
        }
        *self.get_mut(label) = info;
    }

    fn relabel(&mut self, number: u16, label: FeatureId) {
        let mut at = number;
        loop {
            self.label[usize::from(at)] = label;
            at = self.next[usize::from(at)];
            if at == number {
                return;
            }
        }
    }
}
