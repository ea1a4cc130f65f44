//! A game played at random, and what is remembered of it.

use rules::{Dice, Seed, Setup, Systems};

use super::*;

/// A game of this many seats played at random, and its log: a move each minute, made by whoever
/// `by` says.
fn played(seats: u8, seed: u64, by: impl Fn(Seat, usize) -> Mover) -> (Game, Vec<Move>) {
    let seed = Seed::from_number(seed);
    let systems = Systems::named(["base"]).expect("the base game");
    let (mut game, _) = Game::new(Setup::new(seats, systems, seed)).expect("a game");
    let (mut dice, mut log) = (Dice::stream(seed, "record"), Vec::new());
    while let Some(asked) = game.decision() {
        let (seat, options) = (asked.seat, &asked.options);
        let action = options[dice.below(options.len() as u32) as usize];
        let events = game.apply(seat, action).expect("an offered answer");
        let number = log.len();
        log.push(Move {
            ordinal: number as u32 + 1,
            seat: seat.0,
            action: serde_json::to_string(&action).expect("an action"),
            events: serde_json::to_string(&events).expect("events"),
            hash: String::new(),
            made_by: by(seat, number).word().to_owned(),
            moved_at: 60_000 * number as Millis,
        });
    }
    (game, log)
}

fn everybody(game: &Game) -> Vec<Seat> {
    game.seats().collect()
}

#[test]
fn every_point_is_in_the_parts_and_places_follow_the_points() {
    for seed in 0..5 {
        let (game, log) = played(3, seed, |_, _| Mover::Player);
        let record = GameRecord::of(&game, &log, &everybody(&game), true).expect("it is read");
        for seat in &record.seats {
            let sum: i32 = seat.facts.parts.iter().map(|(_, points)| points).sum();
            assert_eq!(sum, game.scores()[seat.seat.index()], "{seed} {:?}", seat.seat);
            let better = record.seats.iter().filter(|other| other.points > seat.points).count();
            assert_eq!(usize::from(seat.place), better + 1);
            assert!(seat.rated && seat.facts.own == seat.facts.turns && seat.facts.turns > 20);
            assert!(seat.facts.pace.is_some_and(|pace| pace >= 60_000));
        }
        let best = |kind| record.bests.iter().find(|(other, ..)| *other == kind);
        let most = record.seats.iter().map(|seat| i64::from(seat.points)).max();
        assert_eq!(best(BestKind::Score).map(|(_, value, _)| *value), most);
        let (_, longest, seat) = best(BestKind::Longest).expect("it lasted");
        assert_eq!((*longest, *seat), (60_000 * (log.len() as Millis - 1), None));
    }
}

#[test]
fn a_seat_that_a_stand_in_played_for_more_than_a_quarter_does_not_count() {
    for every in 2..12 {
        let stands_in = |seat, number: usize| match seat == Seat(1) && number.is_multiple_of(every)
        {
            true => Mover::StandIn,
            false => Mover::Player,
        };
        let (game, log) = played(3, 1, stands_in);
        let record = GameRecord::of(&game, &log, &everybody(&game), true).expect("it is read");
        let SeatFacts { own, turns, .. } = record.seats[1].facts;
        assert_eq!(record.seats[1].rated, own * 4 >= turns * 3, "{own} of {turns}");
        assert!(record.seats[0].rated && record.seats[2].rated);
    }
    let (game, log) =
        played(3, 1, |seat, _| if seat == Seat(1) { Mover::StandIn } else { Mover::Player });
    let record = GameRecord::of(&game, &log, &everybody(&game), true).expect("it is read");
    assert_eq!(record.seats.iter().map(|seat| seat.rated).collect::<Vec<_>>(), [true, false, true]);
    assert_eq!((record.seats[1].facts.own, record.seats[1].facts.pace), (0, None));
    let places = [0, 2].map(|seat| record.seats[seat].place);
    assert!(places.contains(&1) && places.iter().all(|place| *place <= 2), "{places:?}");
    assert!(record.bests.iter().all(|(.., seat)| *seat != Some(Seat(1))), "{:?}", record.bests);
}

#[test]
fn the_best_of_the_people_behind_a_stand_in_has_not_won() {
    let by = |own: Seat| move |seat, _| if seat == own { Mover::StandIn } else { Mover::Player };
    let mut seen = [false; 2];
    for (seed, stand_in) in (0..8).flat_map(|seed| [(seed, Seat(0)), (seed, Seat(1))]) {
        let (game, log) = played(3, seed, by(stand_in));
        let record = GameRecord::of(&game, &log, &everybody(&game), true).expect("it is read");
        let most = record.seats.iter().map(|seat| seat.points).max();
        let first: Vec<&SeatRecord> =
            record.seats.iter().filter(|seat| Some(seat.points) == most).collect();
        let won = first.len() == 1 && first[0].seat != stand_in;
        for kind in [BestKind::FirstWin, BestKind::FirstFive] {
            let held = record.bests.iter().find(|(other, ..)| *other == kind);
            assert_eq!(held.map(|(.., seat)| *seat), won.then(|| Some(first[0].seat)), "{seed}");
        }
        seen[usize::from(won)] = true;
    }
    assert_eq!(seen, [true; 2]);
}

#[test]
fn with_fewer_than_two_people_nothing_counts() {
    let (game, log) = played(2, 3, |_, _| Mover::Player);
    let all = everybody(&game);
    for (people, counts) in [(&all[..1], true), (&all[..0], true), (&all[..], false)] {
        let record = GameRecord::of(&game, &log, people, counts).expect("it is read");
        assert!(record.seats.iter().all(|seat| !seat.rated));
        assert_eq!(record.bests, []);
        assert_eq!(record.seats.iter().map(|seat| seat.place).min(), Some(1));
    }
}

#[test]
fn the_first_who_did_something_keeps_the_title() {
    for kind in BestKind::ALL.iter().filter(|kind| kind.is_title()) {
        assert!(!kind.is_better(9, 1) && !kind.is_better(1, 9));
    }
    assert!(BestKind::Closest.is_better(1, 2) && !BestKind::Closest.is_better(2, 2));
    assert!(BestKind::City.is_better(3, 2) && !BestKind::City.is_better(2, 2));
}

#[test]
fn the_middle_of_some_durations() {
    assert_eq!(median(vec![]), None);
    assert_eq!(median(vec![7]), Some(7));
    assert_eq!(median(vec![9, 1, 5]), Some(5));
    assert_eq!(median(vec![9, 1, 5, 7]), Some(5));
}

#[test]
fn a_seat_whose_player_made_only_two_turns_does_not_count() {
    let by = |most: usize| {
        move |seat, number: usize| match seat == Seat(1) && number > most {
            true => Mover::StandIn,
            false => Mover::Player,
        }
    };
    let mut counted = Vec::new();
    for most in 0..40 {
        let (game, mut log) = played(3, 1, by(most));
        // The other turns of this seat are nobody's: the quarter is not what decides here.
        log.retain(|made| made.seat != 1 || made.made_by == Mover::Player.word());
        let record = GameRecord::of(&game, &log, &everybody(&game), true).expect("it is read");
        let SeatRecord { rated, facts, .. } = &record.seats[1];
        assert_eq!(*rated, facts.own >= FEWEST_OWN_TURNS, "{} turns", facts.own);
        counted.push(*rated);
    }
    assert!(counted.contains(&true) && counted.contains(&false));
}
