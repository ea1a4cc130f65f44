//! Clocks, paces and what stops them.

use super::*;
use crate::pause_schedule::Interval;

const RESTS: [PauseSchedule; 2] =
    [const { PauseSchedule { spans: Vec::new(), weekends: None } }; 2];
const SHORT: Pace = Pace::Bank { days: 1, hours: 1 };
const BANK: Pace = Pace::Bank { days: 5, hours: 12 };

#[test]
fn a_pace_reads_as_it_is_written_and_nothing_else_is_one() {
    for pace in Pace::OFFERED {
        assert_eq!(pace.to_string().parse(), Ok(pace));
    }
    assert_eq!("14d".parse(), Ok(Pace::Days(14)));
    for wrong in ["", "0d", "15d", "3", "d", "-1d", "5d+", "5d+49h", "5d+0h", "5d+2d", "free+1h"] {
        assert_eq!(wrong.parse::<Pace>(), Err(NoPace), "{wrong}");
    }
}

#[test]
fn each_move_has_its_days_and_the_same_question_keeps_its_clock() {
    let pace = Pace::Days(2);
    let first = Clocks::default().after(pace, &RESTS, &[(Seat(0), 1)], 1_000);
    assert_eq!(first.running[0].until, 1_000 + 2 * DAY);
    // The tile was drawn: the same seat in the same turn.
    assert_eq!(first.after(pace, &RESTS, &[(Seat(0), 1)], DAY), first);
    let next = first.after(pace, &RESTS, &[(Seat(1), 2)], DAY);
    assert_eq!(next.running[0].until, 3 * DAY);
    assert_eq!(next.after(pace, &RESTS, &[], DAY).running, []);
}

#[test]
fn a_bank_is_used_up_and_filled_and_never_holds_more_than_at_first() {
    let asked = |seat, turn| [(Seat(seat), turn)];
    let start = Clocks::default().after(BANK, &RESTS, &asked(0, 1), 0);
    assert_eq!(start.running[0].until, 5 * DAY);
    // Two days of five are used, and half a day is added.
    let second = start.after(BANK, &RESTS, &asked(1, 2), 2 * DAY);
    assert_eq!(second.running[0].until, 7 * DAY);
    let third = second.after(BANK, &RESTS, &asked(0, 3), 2 * DAY + HOUR);
    let left = 3 * DAY + 12 * HOUR;
    assert_eq!(third.running[0].until, 2 * DAY + HOUR + left);
    // A quick answer does not fill the bank beyond its limit.
    let fourth = third.after(BANK, &RESTS, &asked(1, 4), 2 * DAY + 2 * HOUR);
    assert_eq!(fourth.running[0].until, 2 * DAY + 2 * HOUR + 5 * DAY);
}

#[test]
fn an_empty_bank_still_gives_an_hour_and_no_clock_goes_below_nothing() {
    let late = Clocks::default().after(SHORT, &RESTS, &[(Seat(0), 1)], 0);
    let next = late.after(SHORT, &RESTS, &[(Seat(1), 2)], 90 * DAY);
    let back = next.after(SHORT, &RESTS, &[(Seat(0), 3)], 90 * DAY);
    assert_eq!(back.running[0].until, 90 * DAY + HOUR);
    // A clock that went backwards makes nobody late.
    let jumped = back.after(Pace::Days(1), &RESTS, &[(Seat(1), 4)], -DAY);
    assert_eq!(jumped.running[0].until, 0);
}

#[test]
fn more_time_counts_from_now_when_time_was_over() {
    let clocks = Clocks::default().after(Pace::Days(1), &RESTS, &[(Seat(0), 1)], 0);
    let more = |now| clocks.with_more(Seat(0), DAY, &PauseSchedule::default(), now).running[0];
    assert_eq!(more(HOUR).until, 2 * DAY);
    assert_eq!(more(9 * DAY).until, 10 * DAY);
    assert_ne!(more(HOUR).number, clocks.running[0].number, "it has timers of its own");
}

#[test]
fn a_holiday_and_an_outage_are_given_back_and_a_bank_loses_nothing_by_them() {
    let asked = |seat, turn| [(Seat(seat), turn)];
    let start = Clocks::default().after(BANK, &RESTS, &asked(0, 1), 0);
    let rest =
        PauseSchedule { spans: vec![Interval { from: DAY, until: 4 * DAY }], weekends: None };
    let away = start.with_rest(Seat(0), &rest);
    assert_eq!(away.running[0].until, 8 * DAY);
    assert_eq!(away.with_rest(Seat(0), &rest), away, "the same rest changes nothing");
    let back = away.after_outage(2 * DAY, 3 * DAY);
    assert_eq!(back.running[0].until, 10 * DAY);
    // A player asked during the outage lost only the part of it after that.
    let half = away.after_outage(2 * DAY, DAY).running[0];
    assert_eq!((half.since, half.until), (DAY, 9 * DAY));
    // Of five days, one is used on the sixth day of the calendar.
    let rests = [rest, PauseSchedule::default()];
    let next = away.after(BANK, &rests, &asked(1, 2), 5 * DAY);
    let own = next.after(BANK, &rests, &asked(0, 3), 5 * DAY).running[0];
    assert_eq!(own.until - own.since, 3 * DAY + 12 * HOUR);
}

#[test]
fn what_goes_back_has_the_time_that_was_left_whatever_pauses_began_since() {
    let asked = [(Seat(0), 1)];
    let clocks = Clocks::default().after(Pace::Days(3), &RESTS, &asked, 0);
    let back = |spans: Vec<Interval>| {
        let rest = PauseSchedule { spans, weekends: None };
        clocks.resumed((DAY, 2 * DAY), MIN_REST, &[(Seat(0), rest)]).running[0].until
    };
    assert_eq!(back(Vec::new()), 4 * DAY);
    let holiday = |from, until| Interval { from, until };
    assert_eq!(back(vec![holiday(DAY, 5 * DAY)]), 7 * DAY, "two days after the pause");
    assert_eq!(back(vec![holiday(0, DAY / 2)]), 4 * DAY + DAY / 2, "half of the day was a pause");
}

#[test]
fn what_goes_back_gains_nothing_where_it_is_promised_nothing() {
    let clocks = Clocks::default().after(Pace::Days(1), &RESTS, &[(Seat(0), 1)], 0);
    let back = |at, least| clocks.resumed((at, 5 * DAY), least, &[]).running[0].until;
    assert_eq!(back(DAY - 1, 0), 5 * DAY + 1);
    assert_eq!(back(DAY - 1, MIN_REST), 5 * DAY + MIN_REST);
    // What was over for a while has been over for as long.
    assert_eq!(back(DAY + HOUR, 0), 5 * DAY - HOUR);
    assert_eq!(back(DAY + HOUR, MIN_REST), 5 * DAY + MIN_REST);
}

#[test]
fn several_who_are_asked_at_once_have_a_clock_each_until_each_has_answered() {
    let (one, two, three) = ((Seat(0), 4), (Seat(1), 4), (Seat(2), 4));
    let rests = [PauseSchedule::default(), PauseSchedule::default(), PauseSchedule::default()];
    let all = Clocks::default().after(BANK, &rests, &[one, two, three], 0);
    assert_eq!(all.running.iter().map(|running| running.until).collect::<Vec<_>>(), [5 * DAY; 3]);
    let numbers: Vec<u32> = all.running.iter().map(|running| running.number).collect();
    assert_eq!(numbers, [1, 2, 3]);
    let longer = all.with_more(Seat(2), DAY, &rests[2], HOUR);
    // The first player answers after two days: the others' clocks keep running.
    let two_left = longer.after(BANK, &rests, &[two, three], 2 * DAY);
    assert_eq!(two_left.of(Seat(0)), None);
    assert_eq!(two_left.of(Seat(1)), all.of(Seat(1)));
    assert_eq!(two_left.of(Seat(2)).unwrap().until, 6 * DAY);
    let next = two_left.after(BANK, &rests, &[(Seat(0), 5)], 3 * DAY);
    assert_eq!(next.of(Seat(0)).unwrap().has, 3 * DAY + 12 * HOUR, "what was left, and a half");
    let last = next.after(BANK, &rests, &[(Seat(1), 6)], 3 * DAY);
    assert_eq!(last.of(Seat(1)).unwrap().has, 2 * DAY + 12 * HOUR);
    let marks = all.over(Seat(1)).muted(Seat(0)).reminded(Seat(2), DAY);
    let of = |seat| marks.of(Seat(seat)).map(|c| (c.over, c.muted, c.reminded)).unwrap();
    assert_eq!(
        [of(0), of(1), of(2)],
        [(false, true, None), (true, false, None), (false, false, Some(DAY))]
    );
}

#[test]
fn clocks_are_read_as_they_are_written() {
    let asked = [(Seat(0), 4), (Seat(1), 4)];
    for asked in [&asked[..], &asked[..1], &[]] {
        let clocks = Clocks::default().after(BANK, &RESTS, asked, 7);
        let text = serde_json::to_string(&clocks).unwrap();
        assert_eq!(serde_json::from_str::<Clocks>(&text).unwrap(), clocks, "{text}");
    }
}
