//! Who plays with whom in a round of a league: groups of three or four, drawn by an algorithm that
//! docs/leagues.md publishes. It is a pure function of the standings, of who has met whom, and of a
//! seed.
//!
//! Groups are filled in the order of the standings, and then two people of different groups change
//! places as long as that makes the draw better: first fewer people meet again, then (where the
//! standings count) groups become closer in points. From other beginnings the same may end better,
//! so it is done from several, and the best draw counts.

use std::collections::BTreeMap;

use rules::{Dice, Seed};

/// The sizes that a group may have.
pub const SIZES: std::ops::RangeInclusive<usize> = 3..=4;

/// How many beginnings are tried, for few people and for many.
const ATTEMPTS: usize = 60;
const ATTEMPTS_OF_MANY: usize = 12;
/// More people than this are many.
const MANY: usize = 20;

/// Somebody who may be drawn, in the order of the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// Their number in the league.
    pub number: u32,
    /// Their points.
    pub points: u32,
    /// How often they sat a round out.
    pub byes: u32,
}

/// How often two people have met; the smaller number comes first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Meetings(BTreeMap<(u32, u32), u32>);

impl Meetings {
    /// Records that these people played with each other.
    pub fn add(&mut self, group: &[u32]) {
        for (place, &one) in group.iter().enumerate() {
            for &other in &group[place + 1..] {
                *self.0.entry((one.min(other), one.max(other))).or_default() += 1;
            }
        }
    }

    /// How often two people have met.
    pub fn of(&self, one: u32, other: u32) -> u32 {
        self.0.get(&(one.min(other), one.max(other))).copied().unwrap_or(0)
    }
}

/// The groups of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RoundDraw {
    /// The people of each group.
    pub groups: Vec<Vec<u32>>,
    /// Who sits this round out.
    pub byes: Vec<u32>,
}

/// The sizes of the groups of so many people: as many as possible of the preferred size. Five people
/// cannot be divided, so one of them sits out; fewer than three do not play.
pub fn sizes(people: usize, preferred: usize) -> Vec<usize> {
    let other = SIZES.start() + SIZES.end() - preferred;
    let fits = |others: &usize| {
        let rest = people.checked_sub(others * other);
        rest.is_some_and(|rest| rest.is_multiple_of(preferred))
    };
    match (0..=people / other).find(fits) {
        Some(others) => {
            let of_preferred = (people - others * other) / preferred;
            let mut sizes = vec![preferred; of_preferred];
            sizes.extend(std::iter::repeat_n(other, others));
            sizes.sort_unstable_by(|one, next| next.cmp(one));
            sizes
        }
        None if people > *SIZES.end() => sizes(people - 1, preferred),
        None => Vec::new(),
    }
}

/// How bad a draw is: how often people meet again, then how far their points are apart.
type DrawCost = (u64, u64);

/// What any two people cost in one group, a row for each of them.
struct GroupSearch(Vec<Vec<DrawCost>>);

impl GroupSearch {
    fn new(people: &[Entrant], meetings: &Meetings, by_points: bool) -> GroupSearch {
        let cost = |one: &Entrant, other: &Entrant| {
            let gap = u64::from(one.points.abs_diff(other.points));
            let met = u64::from(meetings.of(one.number, other.number));
            (met, if by_points { gap * gap } else { 0 })
        };
        let row = |one| people.iter().map(|other| cost(one, other)).collect();
        GroupSearch(people.iter().map(row).collect())
    }

    /// What somebody at one place of a group costs together with the others of it.
    fn cost_of(&self, one: usize, group: &[usize], except: usize) -> DrawCost {
        let row = &self.0[one];
        let (mut met, mut apart) = (0, 0);
        for (place, &other) in group.iter().enumerate() {
            if place != except {
                met += row[other].0;
                apart += row[other].1;
            }
        }
        (met, apart)
    }

    fn cost(&self, groups: &[Vec<usize>]) -> DrawCost {
        let places = groups.iter().flat_map(|group| (0..group.len()).map(move |it| (group, it)));
        let (met, apart) = places.fold((0, 0), |(met, apart), (group, place)| {
            let (more, further) = self.cost_of(group[place], group, place);
            (met + more, apart + further)
        });
        // Every pair was counted from both sides.
        (met / 2, apart / 2)
    }

    /// Changes two people as long as that makes the draw better; the best change comes first.
    fn improve(&self, groups: &mut [Vec<usize>]) {
        let add = |one: DrawCost, other: DrawCost| (one.0 + other.0, one.1 + other.1);
        loop {
            let mut best: Option<((DrawCost, DrawCost), [usize; 4])> = None;
            for one in 0..groups.len() {
                for other in one + 1..groups.len() {
                    for a in 0..groups[one].len() {
                        for b in 0..groups[other].len() {
                            let (here, there) = (groups[one][a], groups[other][b]);
                            let before = add(
                                self.cost_of(here, &groups[one], a),
                                self.cost_of(there, &groups[other], b),
                            );
                            let after = add(
                                self.cost_of(there, &groups[one], a),
                                self.cost_of(here, &groups[other], b),
                            );
                            if is_better(after, before)
                                && best.is_none_or(|(known, _)| gains_more((before, after), known))
                            {
                                best = Some(((before, after), [one, a, other, b]));
                            }
                        }
                    }
                }
            }
            let Some((_, [one, a, other, b])) = best else { return };
            let here = groups[one][a];
            groups[one][a] = std::mem::replace(&mut groups[other][b], here);
        }
    }
}

fn is_better(after: DrawCost, before: DrawCost) -> bool {
    after < before
}

/// Whether one change gains more than another one; each is what it costs before and after.
fn gains_more(one: (DrawCost, DrawCost), other: (DrawCost, DrawCost)) -> bool {
    let gain = |(before, after): (DrawCost, DrawCost)| {
        let less = |before: u64, after: u64| i128::from(before) - i128::from(after);
        (less(before.0, after.0), less(before.1, after.1))
    };
    gain(one) > gain(other)
}

/// Draws a round for people in the order of the standings, in groups of the preferred size where
/// that is possible. `by_points` brings together who has about as many points; without it only who
/// has met whom counts.
pub fn draw(
    entrants: &[Entrant],
    meetings: &Meetings,
    preferred: usize,
    by_points: bool,
    seed: Seed,
) -> RoundDraw {
    let sizes = sizes(entrants.len(), preferred);
    let seats: usize = sizes.iter().sum();
    if seats == 0 {
        return RoundDraw::default();
    }
    // Who has sat out least does; of those the last one.
    let mut people = entrants.to_vec();
    let mut byes = Vec::new();
    while people.len() > seats {
        let least = people.iter().map(|entrant| entrant.byes).min().unwrap_or(0);
        let last = people.iter().rposition(|entrant| entrant.byes == least).unwrap_or(0);
        byes.push(people.remove(last).number);
    }
    let search = GroupSearch::new(&people, meetings, by_points);
    let mut dice = Dice::stream(seed, "pairing");
    let mut best: Option<(DrawCost, Vec<Vec<usize>>)> = None;
    let attempts = if people.len() > MANY { ATTEMPTS_OF_MANY } else { ATTEMPTS };
    let mut order: Vec<usize> = (0..people.len()).collect();
    for _ in 0..attempts {
        let mut rest = &order[..];
        let mut groups = Vec::new();
        for &size in &sizes {
            let (group, others) = rest.split_at(size);
            groups.push(group.to_vec());
            rest = others;
        }
        search.improve(&mut groups);
        let cost = search.cost(&groups);
        if best.as_ref().is_none_or(|(known, _)| cost < *known) {
            best = Some((cost, groups));
        }
        // The first attempt is in the order of the standings, all others by lot.
        dice.shuffle(&mut order);
    }
    let mut groups = best.map(|(_, groups)| groups).unwrap_or_default();
    groups.iter_mut().for_each(|group| group.sort_unstable());
    groups.sort_by_key(|group| group.first().copied());
    let number = |place: usize| people[place].number;
    let groups = groups.into_iter().map(|group| group.into_iter().map(number).collect()).collect();
    RoundDraw { groups, byes }
}

#[cfg(test)]
mod tests;
