//! The tiles that may still be drawn: piles taken one after another, each from its end.

use serde::{Deserialize, Serialize};

use crate::dice::{Dice, Seed};
use crate::figure::Seat;
use crate::setup::{Setup, StartTile};
use crate::tile::{KindId, catalog};
use crate::vocabulary::Mark;

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
    /// Left out unseen for equal turns (R-OV-37), or under a hill (R-HS-1).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) left_out: Vec<KindId>,
    /// Tiles that seats will lay instead of drawing, at most one per seat (R-BZ-10).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) kept: Vec<(Seat, KindId)>,
}

/// The piles while they are dealt.
#[derive(Debug)]
pub struct Piles {
    seed: Seed,
    /// What was shuffled so far.
    shuffles: Vec<Shuffle>,
    /// Drawn first, before the draw pile. The order is final; the last tile is drawn first.
    pub(crate) first: Vec<KindId>,
    /// The draw pile, to be shuffled.
    pub(crate) pile: Vec<KindId>,
    /// Kinds that do not come among the first tiles of the draw pile.
    pub(crate) late: Vec<Late>,
}

/// A kind of tile that cannot be drawn before a number of others (R-PL-1). Such tiles are never
/// left out for equal turns (R-OV-37).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Late {
    /// Which system's dice shuffle them in.
    pub(crate) system: &'static str,
    /// Bears this mark.
    pub(crate) mark: Mark,
    /// How many tiles of the draw pile come before.
    pub(crate) after: usize,
}

/// Tiles that were shuffled when a game was dealt, for the proof that the deal was fair. Secret
/// until the game is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shuffle {
    /// The stream of dice ([`Dice::stream`]); `None` is the seed's own ([`Dice::new`]).
    pub stream: Option<String>,
    /// The tiles before, in the order of the sets.
    pub before: Vec<KindId>,
    /// The tiles after. They are drawn from the end.
    pub after: Vec<KindId>,
}

impl Shuffle {
    /// Shuffles tiles.
    pub fn new(seed: Seed, stream: Option<&str>, before: Vec<KindId>) -> Self {
        let mut dice = stream.map_or_else(|| Dice::new(seed), |name| Dice::stream(seed, name));
        let mut after = before.clone();
        dice.shuffle(&mut after);
        Self { stream: stream.map(str::to_owned), before, after }
    }
}

impl Piles {
    /// Shuffles tiles. Each system has a stream of its own, so that no other changes what it deals.
    pub(crate) fn shuffle(&mut self, stream: Option<&str>, tiles: &mut Vec<KindId>) {
        let shuffle = Shuffle::new(self.seed, stream, std::mem::take(tiles));
        tiles.clone_from(&shuffle.after);
        self.shuffles.push(shuffle);
    }
}

impl Bag {
    /// The piles of a game whose start tiles are these (R-OV-24, R-OV-37).
    pub(crate) fn deal(setup: &Setup, start: &[StartTile]) -> Self {
        Self::deal_openly(setup, start).0
    }

    /// The piles, and how they were shuffled.
    pub(crate) fn deal_openly(setup: &Setup, start: &[StartTile]) -> (Self, Vec<Shuffle>) {
        if let Some(order) = &setup.script.tiles {
            let pile = order.iter().rev().copied().collect();
            return (Self { pile, ..Self::default() }, Vec::new());
        }
        let mut piles = Self::piles(setup, start);
        let mut pile = std::mem::take(&mut piles.pile);
        piles.shuffle(None, &mut pile);
        let (first, late) = (std::mem::take(&mut piles.first), std::mem::take(&mut piles.late));
        let odd = (first.len() + pile.len()) % usize::from(setup.seats);
        let number = if setup.house.base.equal_turns { odd } else { 0 };
        let left_out = leave_out(&late, &mut pile, number);
        late.into_iter().for_each(|late| late.shuffle_in(&mut piles, &mut pile));
        (Self { first, pile, left_out, ..Self::default() }, piles.shuffles)
    }

    /// The piles before the draw pile is shuffled.
    fn piles(setup: &Setup, start: &[StartTile]) -> Piles {
        let kinds = setup.systems.sets().into_iter().flat_map(|set| catalog().set(set));
        let copies = |id: KindId| std::iter::repeat_n(id, usize::from(id.kind().copies));
        let mut piles = Piles {
            seed: setup.seed,
            shuffles: Vec::new(),
            first: Vec::new(),
            pile: kinds.flat_map(copies).collect(),
            late: Vec::new(),
        };
        piles.pile.extend(&setup.host_tiles);
        // Which copies of its tiles a game has is the ground set's matter.
        let (ground, others): (Vec<_>, Vec<_>) =
            setup.systems.listed().partition(|system| system.is_ground());
        ground.iter().for_each(|system| system.deal(setup, &mut piles));
        for &(kind, ..) in start {
            if let Some(index) = piles.pile.iter().position(|&id| id == kind) {
                piles.pile.remove(index);
            }
        }
        others.iter().for_each(|system| system.deal(setup, &mut piles));
        piles
    }

    /// A bag that this one could be for whoever has only seen what was drawn: what is face down is
    /// shuffled again within the rules of the deal. Which tiles these are is kept, their order is
    /// not looked at (R-OV-14).
    pub(crate) fn imagined(&self, setup: &Setup, start: &[StartTile]) -> Self {
        let mut dealt = Self::piles(setup, start);
        let mut left = self.first.clone();
        let mut first = std::mem::take(&mut dealt.first);
        first.retain(|kind| {
            let index = left.iter().position(|other| other == kind);
            index.map(|index| left.swap_remove(index)).is_some()
        });
        let mut pile = [&self.pile[..], &self.left_out[..]].concat();
        pile.sort_unstable();
        Dice::new(setup.seed).shuffle(&mut pile);
        let drawn = dealt.pile.len().saturating_sub(pile.len() + self.aside.len());
        let all_late = std::mem::take(&mut dealt.late);
        let left_out = leave_out(&all_late, &mut pile, self.left_out.len());
        for late in all_late {
            let after = late.after.saturating_sub(drawn);
            Late { after, ..late }.shuffle_in(&mut dealt, &mut pile);
        }
        Self { first, pile, left_out, aside: self.aside.clone(), kept: self.kept.clone() }
    }

    /// The next tile.
    pub(crate) fn draw(&mut self) -> Option<KindId> {
        self.first.pop().or_else(|| self.pile.pop())
    }

    /// Takes the next tile of the draw pile out of the game, unseen.
    pub(crate) fn hide(&mut self) {
        self.left_out.extend(self.pile.pop());
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

    /// How many tiles nobody has seen yet: those of the piles and those that lie hidden out of the game.
    pub fn unseen(&self) -> usize {
        self.len() + self.left_out.len()
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

/// Takes this many tiles off the top of a shuffled pile, sparing those that must stay in.
fn leave_out(late: &[Late], pile: &mut Vec<KindId>, number: usize) -> Vec<KindId> {
    let stays = |kind| late.iter().any(|late| late.is(kind));
    let mut left_out = Vec::new();
    for index in (0..pile.len()).rev() {
        if left_out.len() < number && !stays(pile[index]) {
            left_out.push(pile.remove(index));
        }
    }
    left_out.reverse();
    left_out
}

impl Late {
    fn is(self, kind: KindId) -> bool {
        kind.kind().marks.has(self.mark)
    }

    /// Shuffles these tiles into the part of the draw pile that is drawn after the first ones.
    fn shuffle_in(self, piles: &mut Piles, pile: &mut Vec<KindId>) {
        let (late, mut rest): (Vec<KindId>, Vec<KindId>) =
            pile.drain(..).partition(|&kind| self.is(kind));
        if late.is_empty() {
            *pile = rest;
            return;
        }
        let first = rest.split_off(rest.len().saturating_sub(self.after));
        rest.extend(late);
        piles.shuffle(Some(&format!("{} stack", self.system)), &mut rest);
        pile.extend(rest);
        pile.extend(first);
    }
}
