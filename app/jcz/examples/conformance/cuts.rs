//! Where the comparison with a recorded game ends before the game does: the recording engine
//! asked again, somebody picked what the rules do not offer, or the record cannot tell who left.

use serde_json::Value;

use crate::defects::{
    ABBEY_ROUND_AGAIN, COUNCILLOR_TAKEN, CUT_UNASKED, Defect, FAIRY_COUNCILLOR, FAIRY_TWINS, Seen,
    WAGON_THROUGH_CROSSING,
};
use crate::trace::{Last, Move, Setup, Trace};

pub fn abbey_round(trace: &mut Trace, seen: &mut Seen) {
    let in_round = |recorded: &Move| recorded.phase == "AbbeyEndGame";
    let Some(begin) = trace.moves.iter().position(in_round) else {
        return;
    };
    let seats = trace.setup.players;
    let Some(before) = begin.checked_sub(1).map(|index| &trace.moves[index]) else {
        return;
    };
    let last = before.turn_of;
    let place = |recorded: &Move| (recorded.p + seats - last - 1) % seats;
    let mut reached = None;
    for index in begin..trace.moves.len() {
        if !in_round(&trace.moves[index]) {
            continue;
        }
        let place = place(&trace.moves[index]);
        if reached.is_some_and(|reached| place <= reached) {
            seen.note(&ABBEY_ROUND_AGAIN);
            trace.moves.truncate(index);
            trace.last = Last::Cut;
            let is_turn =
                |event: &Value| event.as_str().is_some_and(|text| text.starts_with("turn "));
            if let Some(before) = trace.moves.last_mut() {
                before.ev.retain(|event| !is_turn(event));
            }
            return;
        }
        reached = Some(place);
    }
}

/// Ends before one of two equal figures leaves the segment beside which the fairy stands.
pub fn fairy_twins(trace: &mut Trace, seen: &mut Seen) {
    let leaves = |pair: &[Move]| {
        let [before, after] = pair else { return false };
        let count = |recorded: &Move, figure: &str| {
            recorded.board.iter().filter(|other| *other == figure).count()
        };
        before.neutral.get("fairy").is_some_and(|beside| {
            let (now, then) = (count(before, beside), count(after, beside));
            now > 1 && then > 0 && then < now
        })
    };
    if let Some(before) = trace.moves.windows(2).position(leaves) {
        seen.note(&FAIRY_TWINS);
        trace.moves.truncate(before + 1);
        trace.last = Last::Cut;
    }
}

/// Takes out options that the rules do not have, and questions that offered nothing else. Where
/// one of them was picked the comparison ends.
pub fn wrong_options(trace: &mut Trace, seen: &mut Seen) {
    let mut moves: Vec<Move> = Vec::with_capacity(trace.moves.len());
    for mut recorded in std::mem::take(&mut trace.moves) {
        let crossings = crossings(&trace.setup, &moves, &recorded);
        let empty = Vec::new();
        let board = moves.last().map_or(&empty, |before| &before.board);
        let wrong = |option: &String| {
            at_councillor(option, recorded.p, board)
                .or_else(|| through_crossing(option, &crossings))
        };
        let found: Vec<_> = recorded.opts.iter().filter_map(wrong).collect();
        found.iter().for_each(|defect| seen.note(defect));
        let picked = wrong(&recorded.pick).is_some();
        let left = recorded.opts.iter().filter(|option| wrong(option).is_none()).cloned().collect();
        recorded.opts = left;
        let idle = !found.is_empty() && recorded.opts == ["pass"];
        if picked {
            if idle {
                seen.note(&CUT_UNASKED);
            }
            trace.last = if idle { Last::CutUnasked } else { Last::Cut };
            break;
        }
        match moves.last_mut() {
            Some(before) if idle => before.follow(recorded),
            _ => moves.push(recorded),
        }
    }
    trace.moves = moves;
}

/// An option that treats a councillor like a follower on a tile.
fn at_councillor(option: &str, seat: u8, board: &[String]) -> Option<&'static Defect> {
    let (kind, place) = option.split_once(' ')?;
    let quarter = place.contains(" quarter ");
    // With the fairy on a tile: nothing else stands on the one with the quarters.
    let cell = format!(" {place} quarter ");
    let own = format!("{seat} ");
    let on_cell = |figure: &String| figure.starts_with(&own) && figure.contains(&cell);
    match kind {
        "fairy" if quarter || board.iter().any(on_cell) => Some(&FAIRY_COUNCILLOR),
        "capture" if quarter => Some(&COUNCILLOR_TAKEN),
        _ => None,
    }
}

/// The cells of tile `IC/CRCR`, where a wagon is asked that goes to what hangs together.
fn crossings(setup: &Setup, before: &[Move], recorded: &Move) -> Vec<String> {
    let linked = setup.rules.get("wagon-move").is_some_and(|rule| rule == "C1");
    if !linked || recorded.phase != "Wagon" {
        return Vec::new();
    }
    let events = setup.ev.iter().chain(before.iter().flat_map(|before| &before.ev));
    let laid = events.filter_map(|event| event.as_str()?.strip_prefix("tile IC/CRCR "));
    laid.filter_map(|place| Some(place.split_once(' ')?.0.to_owned())).collect()
}

/// A wagon that goes to a city of such a tile, or to a road of it from a city.
fn through_crossing(option: &str, crossings: &[String]) -> Option<&'static Defect> {
    let (to, from) = option.split_once(" from ")?;
    let (to, from): (Vec<&str>, Vec<&str>) = (to.split(' ').collect(), from.split(' ').collect());
    let [_, _, cell, to, _] = to[..] else { return None };
    let through = to == "city" || to == "road" && from.get(1) == Some(&"city");
    let there = through && crossings.iter().any(|crossing| crossing == cell);
    there.then_some(&WAGON_THROUGH_CROSSING)
}
