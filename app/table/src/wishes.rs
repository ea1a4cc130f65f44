//! The colour and the seat that people choose in the lobby, and the playing order that follows: who
//! chose a seat has it, and the lot decides among the others (docs/fairness.md).

use render::PLAYER_COLOURS;
use rules::Seat;
use serde::{Deserialize, Serialize};
use storage::UserId;

use crate::error::Refusal;
use crate::model::{Settings, Table};

/// The words of the colours, in the order of their numbers.
pub const COLOURS: [&str; PLAYER_COLOURS as usize] =
    ["red", "blue", "yellow", "green", "black", "pink"];
/// The word for any colour.
pub const ANY: &str = "any";
/// The word for a seat that is drawn by lot.
pub const LOT: &str = "lot";

/// What a person has chosen. It counts while they sit at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wish {
    /// The person.
    #[serde(with = "storage::erasable")]
    pub player: Option<UserId>,
    /// The number of the colour.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub colour: Option<u8>,
    /// The seat in the playing order, from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seat: Option<u8>,
}

/// A choice that somebody makes now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pick {
    /// It stays as it was.
    #[default]
    Keep,
    /// Whatever is left.
    Open,
    /// This number.
    Number(u8),
}

impl Pick {
    /// The colour that a word means; nothing typed leaves it.
    pub fn colour(word: Option<&str>) -> Result<Self, Refusal> {
        let Some(word) = word else { return Ok(Self::Keep) };
        if word == ANY {
            return Ok(Self::Open);
        }
        let number = (0..).zip(COLOURS).find(|(_, known)| *known == word);
        number.map(|(number, _)| Self::Number(number)).ok_or(Refusal::NoCommand)
    }

    /// The seat that a text means, counted from 1 there; nothing typed leaves it.
    pub fn seat(typed: Option<&str>, most: u8) -> Result<Self, Refusal> {
        let Some(typed) = typed.map(str::trim) else { return Ok(Self::Keep) };
        if typed == LOT {
            return Ok(Self::Open);
        }
        let number = typed.parse::<u8>().ok().filter(|number| (1..=most).contains(number));
        let number = number.map(|number| Self::Number(number - 1));
        number.ok_or_else(|| Refusal::NoSeatNumber { input: typed.to_owned(), most })
    }

    const fn over(self, before: Option<u8>) -> Option<u8> {
        match self {
            Self::Keep => before,
            Self::Open => None,
            Self::Number(number) => Some(number),
        }
    }
}

impl Table {
    /// What somebody at the table has chosen.
    pub fn wish(&self, player: UserId) -> Option<&Wish> {
        self.settings.wishes.iter().find(|wish| wish.player == Some(player))
    }

    /// What the people at the table have chosen, by seat.
    pub fn wishes(&self) -> impl Iterator<Item = (Seat, &Wish)> {
        self.seats.iter().filter_map(|seated| Some((Seat(seated.seat), self.wish(seated.player?)?)))
    }

    /// The seats that others at the table have chosen.
    pub fn taken_seats(&self, player: UserId) -> Vec<u8> {
        let others = self.wishes().filter(|(_, wish)| wish.player != Some(player));
        others.filter_map(|(_, wish)| wish.seat).collect()
    }

    /// The wishes after a choice of a person, who may not sit yet. What others at the table have
    /// chosen is taken.
    pub fn wished(&self, player: UserId, colour: Pick, seat: Pick) -> Result<Vec<Wish>, Refusal> {
        let keeps = (colour, seat) == (Pick::Keep, Pick::Keep);
        if (self.settings.duplicate.is_some() || self.settings.league.is_some()) && !keeps {
            return Err(Refusal::Dealt);
        }
        let before = self.wish(player).copied();
        let before = before.unwrap_or(Wish { player: Some(player), colour: None, seat: None });
        let wish =
            Wish { colour: colour.over(before.colour), seat: seat.over(before.seat), ..before };
        let others = || self.wishes().filter(|(_, other)| other.player != Some(player));
        let by = |same: fn(&Wish) -> Option<u8>| {
            let own = same(&wish);
            others().find(|(_, other)| own.is_some() && same(other) == own).map(|(by, _)| by)
        };
        if let Some(by) = by(|wish| wish.colour) {
            return Err(Refusal::ColourTaken { by });
        }
        if let Some(by) = by(|wish| wish.seat) {
            return Err(Refusal::SeatTaken { by });
        }
        // Whoever may come back to a game that is played again has a colour until somebody chooses it.
        let may_come = |other: &&Wish| {
            let is_asked = self.settings.again.contains(&other.player);
            let sits = other.player.is_some_and(|other| self.players().contains(&other));
            is_asked && !sits && other.player != Some(player)
        };
        let is_left = |other: &&Wish| other.colour.is_none() || other.colour != wish.colour;
        let absent = self.settings.wishes.iter().filter(may_come).filter(is_left);
        let others = others().map(|(_, other)| *other).chain(absent.copied());
        let is_wish = wish.colour.is_some() || wish.seat.is_some();
        Ok(others.chain(is_wish.then_some(wish)).collect())
    }
}

impl Settings {
    /// The settings of a game that starts with these players in this order, by lot or as agreed: who
    /// chose a seat moves there, and seats have colours instead of wishes. Also the order.
    pub fn seated(&self, drawn: &[UserId]) -> (Self, Vec<UserId>) {
        let wish = |player: &UserId| self.wishes.iter().find(|wish| wish.player == Some(*player));
        let chosen = |player: &UserId| Some((wish(player)?.seat?, *player));
        let order = in_order(drawn, drawn.iter().filter_map(chosen).collect());
        let colours: Vec<Option<u8>> =
            order.iter().map(|player| wish(player).and_then(|wish| wish.colour)).collect();
        let colours = match colours.iter().all(Option::is_none) {
            true => self.colours.clone(),
            false => coloured(&colours),
        };
        (Self { wishes: Vec::new(), colours, ..self.clone() }, order)
    }
}

/// The players with those in place who chose a seat. A seat behind the last one is the last one.
fn in_order(drawn: &[UserId], mut chosen: Vec<(u8, UserId)>) -> Vec<UserId> {
    let mut order: Vec<Option<UserId>> = vec![None; drawn.len()];
    chosen.sort_unstable();
    let mut end = drawn.len();
    for (seat, player) in chosen.iter().rev() {
        end = usize::from(*seat).min(end.saturating_sub(1));
        if let Some(place) = order.get_mut(end) {
            *place = Some(*player);
        }
    }
    let mut rest = drawn.iter().filter(|player| chosen.iter().all(|(_, other)| other != *player));
    order.into_iter().filter_map(|place| place.or_else(|| rest.next().copied())).collect()
}

/// The colour of each seat: the chosen one, else that of the seat, else the first that is left.
fn coloured(chosen: &[Option<u8>]) -> Vec<u8> {
    let mut colours = chosen.to_vec();
    for pass in [true, false] {
        for seat in 0..colours.len() {
            let own = u8::try_from(seat).unwrap_or(u8::MAX);
            let is_left = |colour: &u8| !colours.contains(&Some(*colour));
            let left =
                (0..PLAYER_COLOURS).find(|colour| is_left(colour) && (!pass || *colour == own));
            colours[seat] = colours[seat].or(left);
        }
    }
    (0..).zip(colours).map(|(seat, colour)| colour.unwrap_or(seat)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn people(ids: &[u64]) -> Vec<UserId> {
        ids.iter().copied().map(UserId).collect()
    }

    fn order(chosen: &[(u8, u64)]) -> Vec<u64> {
        let chosen = chosen.iter().map(|(seat, player)| (*seat, UserId(*player))).collect();
        in_order(&people(&[10, 20, 30, 40]), chosen).into_iter().map(|player| player.0).collect()
    }

    #[test]
    fn a_chosen_seat_is_kept_and_the_lot_decides_among_the_others() {
        assert_eq!(order(&[]), [10, 20, 30, 40]);
        assert_eq!(order(&[(0, 30)]), [30, 10, 20, 40]);
        assert_eq!(order(&[(3, 10), (0, 40)]), [40, 20, 30, 10]);
        assert_eq!(order(&[(0, 40), (1, 30), (2, 20), (3, 10)]), [40, 30, 20, 10]);
    }

    #[test]
    fn a_seat_behind_the_last_one_is_the_last_one() {
        assert_eq!(order(&[(5, 10)]), [20, 30, 40, 10]);
        assert_eq!(order(&[(4, 10), (5, 20)]), [30, 40, 10, 20]);
        assert_eq!(order(&[(3, 40), (5, 10)]), [20, 30, 40, 10]);
    }

    #[test]
    fn each_seat_has_a_colour_of_its_own() {
        assert_eq!(coloured(&[Some(1), None, None]), [1, 0, 2]);
        assert_eq!(coloured(&[None, Some(5), Some(0)]), [1, 5, 0]);
        assert_eq!(coloured(&[Some(5), None, None, None, None, None]), [5, 1, 2, 3, 4, 0]);
    }

    #[test]
    fn a_choice_is_read_as_it_is_typed() {
        assert_eq!(Pick::seat(Some(" 2"), 5).unwrap(), Pick::Number(1));
        assert_eq!(Pick::seat(Some(LOT), 5).unwrap(), Pick::Open);
        assert_eq!(Pick::seat(None, 5).unwrap(), Pick::Keep);
        for wrong in ["0", "6", "-1", "", "first", "@everyone", "9999999999"] {
            assert!(Pick::seat(Some(wrong), 5).is_err(), "{wrong}");
        }
        assert_eq!(Pick::colour(Some("green")).unwrap(), Pick::Number(3));
        assert!(Pick::colour(Some("mauve")).is_err());
    }
}
