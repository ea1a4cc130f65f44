//! A few numbers that are put in order where that is done so often that allocating would show.

/// The maximum number of keys: no seat has more figures.
const MOST: usize = 24;

/// At most as many keys as a seat has figures.
pub(crate) struct Keys {
    keys: [i64; MOST],
    number: usize,
}

impl Keys {
    /// None yet.
    pub(crate) const fn new() -> Self {
        Self { keys: [0; MOST], number: 0 }
    }

    /// Adds a key.
    pub(crate) fn push(&mut self, key: i64) {
        self.keys[self.number] = key;
        self.number += 1;
    }

    /// Whether there is none.
    pub(crate) const fn is_empty(&self) -> bool {
        self.number == 0
    }

    /// The keys in order; of those that are equal without their last `bits`, the first.
    pub(crate) fn sorted(&mut self, bits: u32) -> &[i64] {
        sort(&mut self.keys[..self.number]);
        let mut kept = 0;
        for index in 0..self.number {
            let key = self.keys[index];
            if kept == 0 || self.keys[kept - 1] >> bits != key >> bits {
                self.keys[kept] = key;
                kept += 1;
            }
        }
        &self.keys[..kept]
    }
}

/// The number of keys up to which it is faster to compare each with all before it.
const FEW: usize = 16;

/// Sorts keys. Which of two is greater cannot be foreseen, so a few are sorted without deciding
/// anything: the lesser of two stays, and the greater one goes on to be compared with the next.
pub(crate) fn sort(keys: &mut [i64]) {
    if keys.len() > FEW {
        return keys.sort_unstable();
    }
    for place in 1..keys.len() {
        let mut key = keys[place];
        for other in &mut keys[..place] {
            (*other, key) = ((*other).min(key), (*other).max(key));
        }
        keys[place] = key;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::dice::{Dice, Seed};
    use crate::expansions::{ALL, Expansion, options};
    use crate::house::HouseRules;

    /// The most figures that a system brings to a seat, whatever is chosen for its options.
    fn most(system: &&dyn Expansion) -> usize {
        let brings = |house: &HouseRules| {
            system.figures(house).iter().map(|&(_, number)| usize::from(number)).sum::<usize>()
        };
        let chosen =
            options().flat_map(|option| option.values.iter().map(|value| (option.key, value)));
        let houses = chosen.map(|(key, value)| {
            let mut house = HouseRules::default();
            house.set(key, value).expect("an option and one of its values");
            house
        });
        houses.map(|house| brings(&house)).max().expect("there are options")
    }

    #[test]
    fn no_seat_has_more_figures_than_there_is_room_for() {
        let (ground, added): (Vec<_>, Vec<_>) = ALL.iter().partition(|system| system.is_ground());
        let ground = ground.into_iter().map(most).max().unwrap_or(0);
        let figures = ground + added.into_iter().map(most).sum::<usize>();
        assert!(figures > 7 && figures <= MOST, "{figures}");
    }

    #[test]
    fn few_keys_and_many_are_sorted() {
        let mut dice = Dice::stream(Seed::from_number(1), "keys");
        for number in 0..=2 * FEW {
            for _ in 0..50 {
                let mut keys: Vec<i64> = (0..number).map(|_| dice.below(40).into()).collect();
                let mut sorted = keys.clone();
                sorted.sort_unstable();
                sort(&mut keys);
                assert_eq!(keys, sorted);
            }
        }
    }

    #[test]
    fn equal_keys_come_once_in_order() {
        let mut keys = Keys::new();
        assert!(keys.is_empty());
        [0x31, 0x12, 0x11, 0x31].into_iter().for_each(|key| keys.push(key));
        assert_eq!(keys.sorted(0), [0x11, 0x12, 0x31]);
        assert_eq!(keys.sorted(4), [0x11, 0x31]);
    }
}
