//! Seats and what they have: figures on the board, figures in hand, tokens.

use serde::{Deserialize, Serialize};

use crate::snapshot::MAX_TILES;
use crate::vocabulary::{At, FigureKind, Token};

/// A place at the table, counted from 0 in playing order.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize,
)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The next seat clockwise at a table of `seats`.
    pub const fn next(self, seats: u8) -> Self {
        Self((self.0 + 1) % seats)
    }
}

/// A figure on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Figure {
    /// Whose it is.
    pub seat: Seat,
    /// What it is.
    pub kind: FigureKind,
    /// Where it stands.
    pub at: At,
}

/// How many figures of each kind, in each sort of place and on each tile are on the board. Most rules
/// look for figures of which there are few or none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct FigureCounts {
    kinds: [u8; FigureKind::ALL.len()],
    places: [u8; At::SORTS],
    /// By the number of the tile.
    tiles: [u8; MAX_TILES],
}

impl Default for FigureCounts {
    fn default() -> Self {
        Self { kinds: [0; _], places: [0; _], tiles: [0; _] }
    }
}

impl FigureCounts {
    /// How many of a kind.
    pub(crate) const fn of_kind(&self, kind: FigureKind) -> usize {
        self.kinds[kind as usize] as usize
    }

    /// How many stand in a place of the same sort as this one.
    pub(crate) const fn at_such(&self, at: At) -> usize {
        self.places[at.sort()] as usize
    }

    /// How many stand on the tile with this number.
    pub(crate) fn on(&self, tile: u16) -> usize {
        self.tiles.get(usize::from(tile)).map_or(0, |number| usize::from(*number))
    }

    /// Counts a figure that comes to a place, which may be on a tile.
    pub(crate) fn add(&mut self, figure: Figure, tile: Option<u16>) {
        self.kinds[figure.kind as usize] += 1;
        self.places[figure.at.sort()] += 1;
        if let Some(number) = tile.and_then(|tile| self.tiles.get_mut(usize::from(tile))) {
            *number += 1;
        }
    }

    /// Stops counting one that leaves such a place.
    pub(crate) fn remove(&mut self, figure: Figure, tile: Option<u16>) {
        self.kinds[figure.kind as usize] -= 1;
        self.places[figure.at.sort()] -= 1;
        if let Some(number) = tile.and_then(|tile| self.tiles.get_mut(usize::from(tile))) {
            *number -= 1;
        }
    }
}

/// So many numbers are always stored, the others only if they are needed.
const ALWAYS_STORED: usize = 7;
/// The same of tokens, of which new kinds come last.
const TOKENS_ALWAYS_STORED: usize = 13;

/// The figures of one seat that are neither on the board nor captive.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Supply([u8; FigureKind::ALL.len()]);

impl From<Supply> for Vec<u8> {
    fn from(supply: Supply) -> Self {
        let mut stored: Self = FigureKind::STORED.iter().map(|&kind| supply.count(kind)).collect();
        while stored.len() > ALWAYS_STORED && stored.last() == Some(&0) {
            stored.pop();
        }
        stored
    }
}

impl TryFrom<Vec<u8>> for Supply {
    type Error = &'static str;

    fn try_from(stored: Vec<u8>) -> Result<Self, Self::Error> {
        if !(ALWAYS_STORED..=FigureKind::STORED.len()).contains(&stored.len()) {
            return Err("a supply has one number for each kind of figure");
        }
        let mut supply = Self::default();
        FigureKind::STORED
            .into_iter()
            .zip(stored)
            .for_each(|(kind, number)| supply.put(kind, number));
        Ok(supply)
    }
}

impl Supply {
    /// How many of a kind.
    pub const fn count(&self, kind: FigureKind) -> u8 {
        self.0[kind as usize]
    }

    /// The kinds that the supply has at least one of.
    pub fn kinds(&self) -> impl Iterator<Item = FigureKind> + use<> {
        // Which kinds are there cannot be foreseen, so it is faster to note them as bits than to
        // decide at each.
        let there = |(bit, number): (u32, &u8)| u16::from(*number > 0) << bit;
        let mut left = (0..).zip(&self.0).map(there).fold(0, |all, some| all | some);
        std::iter::from_fn(move || {
            let kind = FigureKind::ALL.get(left.trailing_zeros() as usize).copied();
            left &= left.wrapping_sub(1);
            kind
        })
    }

    /// The kinds of followers among them.
    pub(crate) fn followers(&self) -> impl Iterator<Item = FigureKind> + use<> {
        self.kinds().filter(|kind| kind.is_follower())
    }

    pub(crate) fn put(&mut self, kind: FigureKind, number: u8) {
        self.0[kind as usize] += number;
    }

    pub(crate) fn take(&mut self, kind: FigureKind) {
        self.0[kind as usize] -= 1;
    }
}

/// The tokens of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<u8>", into = "Vec<u8>")]
pub struct Tokens([u8; Token::ALL.len()]);

impl From<Tokens> for Vec<u8> {
    fn from(tokens: Tokens) -> Self {
        let mut stored = tokens.0.to_vec();
        while stored.len() > TOKENS_ALWAYS_STORED && stored.last() == Some(&0) {
            stored.pop();
        }
        stored
    }
}

impl TryFrom<Vec<u8>> for Tokens {
    type Error = &'static str;

    fn try_from(stored: Vec<u8>) -> Result<Self, Self::Error> {
        if !(TOKENS_ALWAYS_STORED..=Token::ALL.len()).contains(&stored.len()) {
            return Err("a seat has one number for each kind of token");
        }
        let mut tokens = Self::default();
        tokens.0[..stored.len()].copy_from_slice(&stored);
        Ok(tokens)
    }
}

impl Tokens {
    /// How many of a kind.
    pub const fn count(&self, token: Token) -> u8 {
        self.0[token as usize]
    }

    pub(crate) fn put(&mut self, token: Token, number: u8) {
        self.0[token as usize] += number;
    }

    pub(crate) fn take(&mut self, token: Token) {
        self.0[token as usize] -= 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dice, Game, Seed, Setup, Systems, expansions};

    /// Figures move, leave and come back in every way there is.
    #[test]
    fn the_counts_are_those_of_the_figures_on_the_board() {
        let added = expansions::ALL.iter().filter(|system| !system.is_ground());
        let keys = added.map(|system| system.key()).chain(["base"]);
        let systems = Systems::named(keys).expect("their own keys");
        for number in 0..4 {
            let seed = Seed::from_number(number);
            let (mut game, _) = Game::new(Setup::new(4, systems, seed)).expect("a game");
            let mut dice = Dice::stream(seed, "census");
            while let Some(decision) = game.decision() {
                let option = dice.below(decision.options.len() as u32) as usize;
                game.choose(decision.seat, option).expect("it was offered");
                let mut counted = FigureCounts::default();
                let tile = |figure: &Figure| game.board.number_at(figure.at.pos()?);
                game.figures.iter().for_each(|figure| counted.add(*figure, tile(figure)));
                assert_eq!(game.figure_counts, counted);
            }
        }
    }
}
