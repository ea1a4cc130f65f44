//! The laws of a draw, in many leagues.

use std::collections::BTreeSet;

use super::*;

fn entrants(people: u32) -> Vec<Entrant> {
    (1..=people).map(|number| Entrant { number, points: 0, byes: 0 }).collect()
}

/// How often people of a draw have met before.
fn repeats(draw: &RoundDraw, meetings: &Meetings) -> u32 {
    let pairs = draw.groups.iter().flat_map(|group| {
        let pairs = group.iter().enumerate();
        pairs.flat_map(|(place, &one)| group[place + 1..].iter().map(move |&other| (one, other)))
    });
    pairs.map(|(one, other)| meetings.of(one, other)).sum()
}

/// The fewest repeats of any draw, by trying all of them.
fn fewest(people: &[u32], sizes: &[usize], meetings: &Meetings) -> u32 {
    let Some((&size, others)) = sizes.split_first() else { return 0 };
    let mut best = u32::MAX;
    // Which group a person is in is free only as long as groups of one size are alike.
    let first_is_fixed = sizes.iter().all(|other| *other == size);
    choose(people, size, &mut Vec::new(), &mut |group| {
        if first_is_fixed && group.first() != people.first() {
            return;
        }
        let mut own = 0;
        for (place, &one) in group.iter().enumerate() {
            own += group[place + 1..].iter().map(|&other| meetings.of(one, other)).sum::<u32>();
        }
        if own < best {
            let rest: Vec<u32> =
                people.iter().copied().filter(|number| !group.contains(number)).collect();
            best = best.min(own.saturating_add(fewest(&rest, others, meetings)));
        }
    });
    best
}

fn choose(people: &[u32], count: usize, so_far: &mut Vec<u32>, found: &mut dyn FnMut(&[u32])) {
    if count == 0 {
        return found(so_far);
    }
    for (place, &person) in people.iter().enumerate() {
        so_far.push(person);
        choose(&people[place + 1..], count - 1, so_far, found);
        so_far.pop();
    }
}

#[test]
fn groups_have_three_or_four_people_and_as_many_as_possible_the_preferred_number() {
    assert_eq!(sizes(12, 4), [4, 4, 4]);
    assert_eq!(sizes(13, 4), [4, 3, 3, 3]);
    assert_eq!(sizes(11, 4), [4, 4, 3]);
    assert_eq!(sizes(10, 3), [4, 3, 3]);
    assert_eq!(sizes(8, 3), [4, 4]);
    assert_eq!(sizes(6, 4), [3, 3]);
    assert_eq!((sizes(3, 4), sizes(4, 3)), (vec![3], vec![4]));
    for preferred in SIZES {
        for few in 0..3 {
            assert!(sizes(few, preferred).is_empty());
        }
        assert_eq!(sizes(5, preferred), [4], "one of five sits out");
        for people in (3..200).filter(|people| *people != 5) {
            let sizes = sizes(people, preferred);
            assert_eq!(sizes.iter().sum::<usize>(), people);
            assert!(sizes.iter().all(|size| SIZES.contains(size)));
            let others = sizes.iter().filter(|size| **size != preferred).count();
            assert!(others <= 3, "{people}: {sizes:?}");
        }
    }
}

/// Plays a season of random results, with so many people at first, and checks every round.
fn season(
    number: u64,
    people: std::ops::Range<u32>,
    check: impl Fn(&[Entrant], &Meetings, &RoundDraw),
) {
    let by_points = number.is_multiple_of(2);
    let mut dice = Dice::stream(Seed::from_number(number), "season");
    let mut people = entrants(people.start + dice.below(people.len() as u32));
    let preferred = 3 + dice.below(2) as usize;
    let mut meetings = Meetings::default();
    for round in 0..6 {
        people.sort_by_key(|entrant| (std::cmp::Reverse(entrant.points), entrant.number));
        let seed = Seed::from_number(number * 100 + round);
        let draw = draw(&people, &meetings, preferred, by_points, seed);
        check(&people, &meetings, &draw);
        for group in &draw.groups {
            meetings.add(group);
        }
        for entrant in &mut people {
            entrant.points += dice.below(13);
            entrant.byes += u32::from(draw.byes.contains(&entrant.number));
        }
        // Some drop out, somebody comes late.
        if people.len() > 3 && dice.below(2) == 0 {
            people.remove(dice.below(people.len() as u32) as usize);
        }
        if dice.below(3) == 0 {
            people.push(Entrant { number: 100 + round as u32, points: 0, byes: 0 });
        }
    }
}

#[test]
fn nobody_sits_twice_in_a_round_and_everybody_sits_or_has_a_bye() {
    for number in 0..60 {
        season(number, 3..33, |people, _, draw| {
            let seated: Vec<u32> = draw.groups.iter().flatten().copied().collect();
            let all: BTreeSet<u32> = seated.iter().chain(&draw.byes).copied().collect();
            assert_eq!(all.len(), seated.len() + draw.byes.len(), "nobody is there twice");
            // Whoever dropped out is not among the entrants.
            let entrants: BTreeSet<u32> = people.iter().map(|entrant| entrant.number).collect();
            if people.len() >= 3 {
                assert_eq!(all, entrants);
            }
            assert_eq!(draw.byes.len(), usize::from(people.len() == 5));
            assert!(draw.groups.iter().all(|group| SIZES.contains(&group.len())));
        });
    }
}

#[test]
fn of_few_people_as_few_as_possible_meet_again() {
    for number in 0..60 {
        season(number, 5..11, |people, meetings, draw| {
            if (6..=9).contains(&people.len()) {
                let numbers: Vec<u32> = people.iter().map(|entrant| entrant.number).collect();
                let sizes: Vec<usize> = draw.groups.iter().map(Vec::len).collect();
                let mut sizes = sizes;
                sizes.sort_unstable_by(|one, other| other.cmp(one));
                let best = fewest(&numbers, &sizes, meetings);
                assert_eq!(repeats(draw, meetings), best, "{people:?} {draw:?}");
            }
        });
    }
}

#[test]
fn nine_people_in_threes_all_meet_each_other_in_four_rounds() {
    let people = entrants(9);
    let mut meetings = Meetings::default();
    for round in 0..4 {
        let draw = draw(&people, &meetings, 3, false, Seed::from_number(round));
        assert_eq!(repeats(&draw, &meetings), 0, "round {round}: {draw:?}");
        draw.groups.iter().for_each(|group| meetings.add(group));
    }
    for one in 1..=9 {
        assert!((1..=9).filter(|other| *other != one).all(|other| meetings.of(one, other) == 1));
    }
}

#[test]
fn many_people_meet_nobody_twice_in_the_first_rounds() {
    for (count, preferred) in [(15, 3), (16, 4), (20, 4), (24, 4), (40, 4)] {
        let people = entrants(count);
        let mut meetings = Meetings::default();
        for round in 0..3 {
            let draw = draw(&people, &meetings, preferred, true, Seed::from_number(round));
            let again = repeats(&draw, &meetings);
            assert_eq!(again, 0, "{count}, round {round}");
            draw.groups.iter().for_each(|group| meetings.add(group));
        }
    }
}

#[test]
fn by_points_the_best_meet_the_best() {
    let people: Vec<Entrant> =
        (1..=12).map(|number| Entrant { number, points: 120 - 10 * number, byes: 0 }).collect();
    let draw = draw(&people, &Meetings::default(), 4, true, Seed::from_number(3));
    let wanted: Vec<Vec<u32>> = [1..5, 5..9, 9..13].map(Iterator::collect).to_vec();
    assert_eq!(draw.groups, wanted);
}

#[test]
fn of_five_the_last_sits_out_and_then_somebody_else() {
    let mut people = entrants(5);
    let first = draw(&people, &Meetings::default(), 4, true, Seed::from_number(1));
    assert_eq!(first.byes, [5]);
    people[4].byes = 1;
    let second = draw(&people, &Meetings::default(), 4, true, Seed::from_number(2));
    assert_eq!(second.byes, [4]);
}

#[test]
fn the_same_standings_and_seed_give_the_same_draw() {
    let people = entrants(17);
    let once = || draw(&people, &Meetings::default(), 4, true, Seed::from_number(9));
    assert_eq!(once(), once());
}
