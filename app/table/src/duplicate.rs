//! Duplicate: several tables of a server play with the same tiles, and everybody is ranked by what
//! they made of them. What a table knows of its event, and how results are compared.
//!
//! The same seat has the same tiles at every table, as long as nobody has a second turn. So what
//! somebody did is their points less the mean of their seat over all tables that were played to
//! their end. It is counted in parts of a point, one for each table, so that it stays a whole number.

use serde::{Deserialize, Serialize};

use crate::model::{Settings, Table};

/// How many tables play the same tiles.
pub const TABLES: std::ops::RangeInclusive<u8> = 2..=8;

/// A table of several that play the same tiles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DuplicateTable {
    /// The game of the first table; `None` for that one itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<i64>,
    /// Its number, from 1.
    pub number: u8,
    /// How many tables there are to be.
    pub tables: u8,
    /// At the first table: the games of the others, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub others: Vec<i64>,
    /// Whether it is played in a thread.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub in_thread: bool,
    /// Whether all tables have ended, so that nothing is secret any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub over: bool,
}

impl DuplicateTable {
    /// How many tables are not open yet; known at the first one.
    pub fn missing(&self) -> usize {
        usize::from(self.tables).saturating_sub(self.others.len() + 1)
    }
}

impl Settings {
    /// Whether something else than the looks of a table differs from these.
    pub fn differ_in_more_than_looks(&self, other: &Self) -> bool {
        let (look, language) = (other.look.clone(), other.language.clone());
        *other != Self { look, language, ..self.clone() }
    }

    /// The settings of another game with the same rules: what belongs to one game alone is left out.
    pub fn anew(&self) -> Self {
        let (carried, duplicate, league) = (None, None, None);
        Self { carried, duplicate, league, archived: false, ..self.clone() }
    }
}

impl Table {
    /// Whether others still play with the same tiles, so that even after the end of this game its
    /// key is not shown.
    pub fn is_secret(&self) -> bool {
        self.settings.duplicate.as_ref().is_some_and(|duplicate| !duplicate.over)
    }
}

/// How a seat of a table did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DuplicateScore {
    /// The table, counted from 0.
    pub table: usize,
    /// The seat, counted from 0.
    pub seat: usize,
    /// Its points.
    pub points: i32,
    /// Its points less the mean of the seat, times the number of tables that count.
    pub over: i32,
    /// Its place; equals share one.
    pub place: usize,
}

/// Ranks all seats of some tables, each with its number and the points of its seats: the best first,
/// equals in the order of tables and seats.
pub fn ranked(tables: &[(usize, Vec<i32>)]) -> Vec<DuplicateScore> {
    let count = i32::try_from(tables.len()).unwrap_or(i32::MAX);
    let sum =
        |seat: usize| -> i32 { tables.iter().filter_map(|(_, points)| points.get(seat)).sum() };
    let mut scores: Vec<DuplicateScore> = Vec::new();
    for (table, points) in tables {
        for (seat, &points) in points.iter().enumerate() {
            let over = points * count - sum(seat);
            scores.push(DuplicateScore { table: *table, seat, points, over, place: 0 });
        }
    }
    scores.sort_by_key(|score| (std::cmp::Reverse(score.over), score.table, score.seat));
    let overs: Vec<i32> = scores.iter().map(|score| score.over).collect();
    for score in &mut scores {
        score.place = 1 + overs.iter().filter(|over| **over > score.over).count();
    }
    scores
}

#[cfg(test)]
mod tests {
    use rules::{Dice, Seed};

    use super::*;

    type Points = Vec<(usize, Vec<i32>)>;

    /// Up to eight tables of as many seats each, many times.
    fn each_of_many(check: impl Fn(&Points, &mut Dice)) {
        for number in 0..500 {
            let mut dice = Dice::stream(Seed::from_number(number), "tables");
            let (tables, seats) = (1 + dice.below(8), 2 + dice.below(5));
            let mut points = || (0..seats).map(|_| dice.below(320) as i32 - 20).collect();
            let tables: Points = (0..tables).map(|table| (table as usize, points())).collect();
            check(&tables, &mut dice);
        }
    }

    #[test]
    fn the_best_is_who_made_the_most_of_their_seat() {
        // The second seat had the better tiles, and the one with 60 did worst with them.
        let ranked = ranked(&[(0, vec![50, 60]), (1, vec![40, 80])]);
        let shown = ranked.iter().map(|it| (it.place, it.table, it.seat, it.points, it.over));
        let wanted = [(1, 1, 1, 80, 20), (2, 0, 0, 50, 10), (3, 1, 0, 40, -10), (4, 0, 1, 60, -20)];
        assert_eq!(shown.collect::<Vec<_>>(), wanted);
    }

    #[test]
    fn equals_share_a_place_and_the_next_one_is_left_out() {
        let ranked = ranked(&[(0, vec![30, 30]), (2, vec![20, 20])]);
        let places: Vec<_> = ranked.iter().map(|it| (it.place, it.table, it.seat)).collect();
        assert_eq!(places, [(1, 0, 0), (1, 0, 1), (3, 2, 0), (3, 2, 1)]);
    }

    #[test]
    fn what_a_seat_gains_at_one_table_it_loses_at_the_others() {
        each_of_many(|tables, _| {
            let ranked = ranked(tables);
            for seat in 0..tables[0].1.len() {
                let own = ranked.iter().filter(|it| it.seat == seat);
                assert_eq!(own.map(|it| it.over).sum::<i32>(), 0, "{tables:?}");
            }
            assert_eq!(ranked.len(), tables.len() * tables[0].1.len());
            assert!(ranked.windows(2).all(|two| two[0].place <= two[1].place));
        });
    }

    #[test]
    fn luck_that_a_seat_has_at_all_tables_changes_nothing() {
        each_of_many(|tables, dice| {
            let mut lucky = tables.clone();
            for seat in 0..tables[0].1.len() {
                let luck = dice.below(100) as i32;
                lucky.iter_mut().for_each(|(_, points)| points[seat] += luck);
            }
            let order = |tables: &Points| -> Vec<_> {
                ranked(tables).iter().map(|it| (it.place, it.table, it.seat, it.over)).collect()
            };
            assert_eq!(order(tables), order(&lucky));
        });
    }

    #[test]
    fn more_points_are_never_worse() {
        each_of_many(|tables, dice| {
            let place = |tables: &Points| {
                ranked(tables).iter().find(|it| (it.table, it.seat) == (0, 0)).map(|it| it.place)
            };
            let mut better = tables.clone();
            better[0].1[0] += 1 + dice.below(50) as i32;
            assert!(place(&better) <= place(tables), "{tables:?}");
        });
    }
}
