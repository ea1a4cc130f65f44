//! The tiles that may still be drawn: piles taken one after another, each from its end.

use serde::{Deserialize, Serialize};

use crate::dice::Dice;
use crate::expansions::Expansion;
use crate::expansions::base::EQUAL_TURNS;
use crate::figure::Seat;
use crate::geometry::Pos;
use crate::setup::Setup;
use crate::tile::{KindId, catalog};

/// The face-down piles.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
pub struct Bag {
    /// Drawn until empty, before `pile` (the river). The next tile is the last of the list.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) first: Vec<KindId>,
    /// The draw pile. The next tile is the last of the list.
    pub(crate) pile: Vec<KindId>,
    /// Turned up too early, face up beside the piles (R-PD-V1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) aside: Vec<KindId>,
    /// Left out unseen for equal turns (R-OV-37).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) left_out: Vec<KindId>,
    /// Tiles that seats will lay instead of drawing, at most one per seat (R-BZ-10).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) kept: Vec<(Seat, KindId)>,
}

impl Bag {
    /// The piles of a game whose start tiles are these (R-OV-24, R-OV-37).
    pub(crate) fn deal(setup: &Setup, start: &[(KindId, Pos)]) -> Self {
        if let Some(order) = &setup.stacked {
            let pile = order.iter().rev().copied().collect();
            return Self { pile, ..Self::default() };
        }
        let kinds = setup.systems.sets().into_iter().flat_map(|set| catalog().set(set));
        let copies = |id: KindId| std::iter::repeat_n(id, usize::from(id.kind().copies));
        let mut pile: Vec<KindId> = kinds.flat_map(copies).collect();
        pile.extend(&setup.host_tiles);
        for &(kind, _) in start {
            if let Some(index) = pile.iter().position(|&id| id == kind) {
                pile.remove(index);
            }
        }
        let mut first = Vec::new();
        for system in setup.systems.listed() {
            // Each system has a stream of its own, so that no other changes what it deals.
            let mut dice = Dice::stream(setup.seed, system.key());
            system.deal(setup, &mut dice, &mut pile, &mut first);
        }
        Dice::new(setup.seed).shuffle(&mut pile);
        let odd = (first.len() + pile.len()) % usize::from(setup.seats);
        let number = if setup.house.is(&EQUAL_TURNS, "on") { odd } else { 0 };
        let left_out = leave_out(setup, &mut pile, number);
        setup.systems.iter().for_each(|system| keep_below_head(setup, system, &mut pile));
        Self { first, pile, left_out, ..Self::default() }
    }

    /// The next tile.
    pub(crate) fn draw(&mut self) -> Option<KindId> {
        self.first.pop().or_else(|| self.pile.pop())
    }

    /// The tiles of the piles, the next one first.
    pub(crate) fn tiles(&self) -> impl Iterator<Item = KindId> {
        self.first.iter().rev().chain(self.pile.iter().rev()).copied()
    }

    /// Puts the tiles that were set aside back into the draw pile one by one, at random places; the
    /// others keep their order (R-PD-V2, R-PD-V7).
    pub(crate) fn put_back(&mut self, dice: &mut Dice) {
        for kind in std::mem::take(&mut self.aside) {
            let index = dice.below(self.pile.len() as u32 + 1) as usize;
            self.pile.insert(index, kind);
        }
    }

    /// The tiles that were set aside (R-PD-V1).
    pub fn aside(&self) -> &[KindId] {
        &self.aside
    }

    /// The tile that a seat will lay instead of drawing one (R-BZ-10).
    pub fn kept(&self, seat: Seat) -> Option<KindId> {
        self.kept.iter().find(|(owner, _)| *owner == seat).map(|&(_, kind)| kind)
    }

    /// Whether any seat has a tile to lay instead of drawing.
    pub(crate) fn keeps_any(&self) -> bool {
        !self.kept.is_empty()
    }

    /// Whether only existing seats have tiles to lay instead of drawing, at most one each.
    pub(crate) fn is_sound(&self, seats: u8) -> bool {
        let known = self.kept.iter().all(|(seat, _)| seat.0 < seats);
        let seats: std::collections::BTreeSet<Seat> =
            self.kept.iter().map(|&(seat, _)| seat).collect();
        known && seats.len() == self.kept.len()
    }

    pub(crate) fn keep(&mut self, seat: Seat, kind: KindId) {
        self.kept.push((seat, kind));
    }

    pub(crate) fn take_kept(&mut self, seat: Seat) -> Option<KindId> {
        let index = self.kept.iter().position(|(owner, _)| *owner == seat)?;
        Some(self.kept.remove(index).1)
    }

    /// How many tiles are left in the piles.
    pub fn len(&self) -> usize {
        self.first.len() + self.pile.len()
    }

    /// Whether no tile can be drawn.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The kinds that nobody has seen yet, with the number of each, sorted: public knowledge. Tiles
    /// left out for equal turns are included, because nobody knows which they are.
    pub fn remaining(&self) -> Vec<(KindId, u8)> {
        let unseen = self.first.iter().chain(&self.pile).chain(&self.left_out);
        let mut tiles: Vec<KindId> = unseen.copied().collect();
        tiles.sort_unstable();
        let runs = tiles.chunk_by(|a, b| a == b);
        runs.map(|run| (run[0], run.len() as u8)).collect()
    }
}

/// Takes so many tiles off the top of a shuffled pile, of those that need not stay in.
fn leave_out(setup: &Setup, pile: &mut Vec<KindId>, number: usize) -> Vec<KindId> {
    let stays = |kind| setup.systems.iter().any(|system| system.head(setup, kind).is_some());
    let mut left_out = Vec::new();
    for index in (0..pile.len()).rev() {
        if left_out.len() < number && !stays(pile[index]) {
            left_out.push(pile.remove(index));
        }
    }
    left_out.reverse();
    left_out
}

/// Shuffles the tiles that a system keeps out of the head of the pile into the rest of it
/// ([`Expansion::head`]).
fn keep_below_head(setup: &Setup, system: &dyn Expansion, pile: &mut Vec<KindId>) {
    let head = |kind: &KindId| system.head(setup, *kind);
    let Some(number) = pile.iter().find_map(head) else { return };
    let (below, mut rest): (Vec<KindId>, Vec<KindId>) =
        pile.drain(..).partition(|kind| head(kind).is_some());
    let first = rest.split_off(rest.len().saturating_sub(number));
    rest.extend(below);
    Dice::stream(setup.seed, &format!("{} stack", system.key())).shuffle(&mut rest);
    pile.extend(rest);
    pile.extend(first);
}
