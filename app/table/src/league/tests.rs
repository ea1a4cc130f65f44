//! How tables are scored and people ranked.

use rules::expansions::Systems;
use storage::UserId;

use super::*;

fn member(number: u32) -> LeagueMember {
    let player = Some(UserId(u64::from(number)));
    LeagueMember { number, player, name: None, joined: 0, dropped: None }
}

fn members(count: u32) -> Vec<LeagueMember> {
    (1..=count).map(member).collect()
}

fn over(members: &[u32], points: &[i32]) -> LeagueTable {
    let result = points.iter().map(|points| Some(*points)).collect();
    LeagueTable { members: members.to_vec(), game: Some(1), channel: None, result: Some(result) }
}

fn league(rounds: Vec<Vec<LeagueTable>>) -> LeagueState {
    let round = |tables| LeagueRound { tables, byes: Vec::new(), ends_at: 0 };
    LeagueState {
        format: LeagueFormat::Swiss.word().to_owned(),
        size: 4,
        rounds: None,
        days: 14,
        table: Settings::new(Systems::default()),
        rooms: Vec::new(),
        played: rounds.into_iter().map(round).collect(),
        timer_on: None,
    }
}

fn places(state: &LeagueState, members: &[LeagueMember]) -> Vec<(usize, u32, u32)> {
    let standings = state.standings(members);
    standings.iter().map(|line| (line.place, line.number, line.score)).collect()
}

#[test]
fn a_table_of_three_is_worth_as_much_as_one_of_four() {
    let points = |points: &[i32]| points.iter().map(|it| Some(*it)).collect::<Vec<_>>();
    assert_eq!(scores(&points(&[40, 30, 20, 10])), [12, 8, 4, 0]);
    assert_eq!(scores(&points(&[40, 30, 20])), [12, 6, 0]);
    assert_eq!(scores(&points(&[40, 40, 20, 20])), [10, 10, 2, 2]);
    assert_eq!(scores(&points(&[30, 30, 30])), [6, 6, 6]);
    assert_eq!(scores(&points(&[7, 7, 7, 7])), [6, 6, 6, 6]);
}

#[test]
fn whoever_did_not_play_to_the_end_scores_nothing_and_was_beaten_by_all_others() {
    assert_eq!(scores(&[Some(10), None, Some(20), Some(30)]), [4, 0, 8, 12]);
    assert_eq!(scores(&[None, None, Some(0)]), [0, 0, 12]);
    assert_eq!(scores(&[None, None, None]), [0, 0, 0]);
}

#[test]
fn the_score_decides_then_the_tables_won_then_the_opponents_then_the_share() {
    // The score: 1 is ahead of 2, 2 of 3, and so on.
    let simple = league(vec![vec![over(&[1, 2, 3, 4], &[40, 30, 20, 10])]]);
    assert_eq!(places(&simple, &members(4)), [(1, 1, 12), (2, 2, 8), (3, 3, 4), (4, 4, 0)]);
    // Twelve points each: 1 has won a table, 2 was second and third.
    let won = league(vec![
        vec![over(&[1, 5, 6, 7], &[40, 30, 20, 10]), over(&[2, 8, 9, 10], &[30, 40, 20, 10])],
        vec![over(&[1, 8, 9, 10], &[10, 40, 30, 20]), over(&[2, 5, 6, 7], &[20, 40, 30, 10])],
    ]);
    let standings = won.standings(&members(10));
    let of = |number: u32| standings.iter().find(|line| line.number == number).unwrap();
    assert_eq!((of(1).score, of(2).score), (12, 12));
    assert_eq!((of(1).wins, of(2).wins), (1, 0));
    assert!(of(1).place < of(2).place);
    // A table where all have the same points is won by all: nobody there had more.
    let tied = league(vec![vec![over(&[1, 2, 3, 4], &[30, 30, 30, 30])]]);
    let standings = tied.standings(&members(4));
    assert!(standings.iter().all(|line| (line.place, line.wins, line.score) == (1, 1, 6)));
    // The same score and the same wins: 1 has met better people.
    let met = league(vec![
        vec![over(&[1, 2, 3], &[40, 30, 20]), over(&[4, 5, 6], &[40, 30, 20])],
        vec![over(&[2, 3, 7], &[40, 30, 20])],
    ]);
    let standings = met.standings(&members(7));
    let of = |number: u32| standings.iter().find(|line| line.number == number).unwrap();
    assert_eq!((of(1).score, of(4).score), (12, 12));
    assert!(of(1).opponents > of(4).opponents && of(1).place < of(4).place);
    // The same in all of that: 1 had the larger share of the points.
    let share =
        league(vec![vec![over(&[1, 2, 3], &[90, 30, 20]), over(&[4, 5, 6], &[40, 30, 20])]]);
    assert_eq!(places(&share, &members(6))[..2], [(1, 1, 12), (2, 4, 12)]);
    // Whoever is equal in everything shares a place.
    let equal =
        league(vec![vec![over(&[1, 2, 3], &[30, 20, 10]), over(&[4, 5, 6], &[30, 20, 10])]]);
    let shown: Vec<usize> = equal.standings(&members(6)).iter().map(|line| line.place).collect();
    assert_eq!(shown, [1, 1, 3, 3, 5, 5]);
}

#[test]
fn whoever_sits_a_round_out_scores_half() {
    let mut state = league(vec![vec![over(&[1, 2, 3, 4], &[40, 30, 20, 10])]]);
    state.played[0].byes = vec![5];
    assert_eq!(places(&state, &members(5))[2], (3, 5, 6));
}

#[test]
fn nobody_is_drawn_who_dropped_out_or_was_erased_and_a_late_one_is() {
    let state = league(vec![vec![over(&[1, 2, 3, 4], &[40, 30, 20, 10])]]);
    let mut people = members(9);
    people[0].dropped = Some(1);
    people[1].player = None;
    people[8].joined = 1;
    let drawn = state.draw(&people, Seed::from_number(1));
    let mut seated: Vec<u32> = drawn.groups.concat();
    seated.sort_unstable();
    assert_eq!(seated, [3, 4, 5, 6, 7, 8, 9]);
    // They are still in the table, with what they had.
    assert_eq!(places(&state, &people)[..2], [(1, 1, 12), (2, 2, 8)]);
}

#[test]
fn a_season_has_as_many_rounds_as_were_chosen_or_as_it_takes_to_meet() {
    let mut state = league(Vec::new());
    assert_eq!(state.rounds_for(12), 5);
    state.format = LeagueFormat::RoundRobin.word().to_owned();
    state.size = 3;
    assert_eq!((state.rounds_for(9), state.rounds_for(4)), (4, 2));
    state.rounds = Some(7);
    assert_eq!(state.rounds_for(9), 7);
    assert_eq!(LeagueState::read(&state.text().unwrap()).unwrap(), state);
}

#[test]
fn a_round_is_over_when_every_table_has_a_result() {
    let mut state = league(vec![vec![over(&[1, 2, 3], &[3, 2, 1]), over(&[4, 5, 6], &[3, 2, 1])]]);
    assert!(state.is_round_over());
    state.played[0].tables[1].result = None;
    assert!(!state.is_round_over());
    assert_eq!(state.waiting(), 0, "it is played");
    state.played[0].tables[1].game = None;
    assert_eq!(state.waiting(), 1);
}
