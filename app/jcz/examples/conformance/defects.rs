//! The recording engine's own oddities: what it does against the rules and against every option of
//! ours, and what its record cannot tell. Each is named here once; `replay` counts how often one
//! was seen and compares without it, or only up to there ([`cuts`]).

use std::collections::BTreeMap;

use serde_json::Value;

use crate::trace::{Move, Trace};
use crate::{cuts, names};

/// Where a recorded game departs from the rules, and the source that says so.
pub struct Defect {
    pub name: &'static str,
    pub source: &'static str,
}

/// It asks what a crop circle does when no follower of its role is on the board.
pub const IDLE_CROP_CIRCLE: Defect =
    Defect { name: "idle-crop-circle", source: "rules/README.md, crop circle; R-CC-9, R-CC-11" };

/// It asks again who passed or has no abbey to lay, as long as the seat of the last tile can lay
/// one. The comparison ends there.
pub const ABBEY_ROUND_AGAIN: Defect =
    Defect { name: "abbey-round-again", source: "SURPRISES.md 1; R-AM-9, R-AM-13" };
/// It names a quarter from which the councillor does not come. Options are compared without it.
pub const WRONG_QUARTER: Defect = Defect { name: "wrong-quarter", source: "SURPRISES.md 16" };
/// A councillor that goes to a farm with a barn before the end is paid as if he was joined to it.
pub const LAST_TO_BARN: Defect =
    Defect { name: "last-councillor-to-barn", source: "SURPRISES.md 8; R-CO-16" };
/// Whoever passes the wooden thing is asked again for a tunnel token.
pub const TUNNEL_AFTER_PASS: Defect =
    Defect { name: "tunnel-after-pass", source: "rules/README.md, tunnel; R-TU-2" };
/// While a princess must be used it offers no tunnel token.
pub const PRINCESS_BEFORE_TUNNEL: Defect =
    Defect { name: "princess-before-tunnel", source: "SURPRISES.md 22; R-OV-27" };
/// With the fairy on a tile a barn there earns a point too, and a shepherd.
pub const FAIRY_BARN: Defect = Defect { name: "fairy-barn", source: "SURPRISES.md 4; R-PD-F11" };
/// It asks nothing at S3 if a ransom is all that could be done there.
pub const RANSOM_ALONE: Defect =
    Defect { name: "ransom-alone", source: "conformance/README.md, lines of a move; R-TO-16" };
/// It offers the fairy to a councillor. If she goes there the comparison ends.
pub const FAIRY_COUNCILLOR: Defect =
    Defect { name: "fairy-councillor", source: "rules/README.md, fairy; R-PD-F1" };
/// It lets a tower take a councillor. If it does the comparison ends.
pub const COUNCILLOR_TAKEN: Defect =
    Defect { name: "councillor-taken", source: "SURPRISES.md 3; R-TO-7" };

/// A wagon goes through the crossing of this tile, which binds nothing. If it does the comparison
/// ends there.
pub const WAGON_THROUGH_CROSSING: Defect =
    Defect { name: "wagon-through-crossing", source: "SURPRISES.md 24; R-AM-32" };
/// After a second part for which there was no tile the next player's builder gives nothing.
pub const BUILDER_FLAG: Defect =
    Defect { name: "builder-flag", source: "SURPRISES.md 25; R-TB-B12" };
/// It lets no councillor go to a road that a tunnel token completed.
pub const TUNNELED_ROAD: Defect =
    Defect { name: "tunneled-road", source: "SURPRISES.md 26; R-CO-9" };
/// Of two equal figures beside the fairy one leaves; which, the record cannot tell. The comparison
/// ends there.
pub const FAIRY_TWINS: Defect = Defect { name: "fairy-twins", source: "SURPRISES.md 27" };
/// The comparison ends at a question that offered nothing right: we go on without asking it.
pub const CUT_UNASKED: Defect = Defect { name: "cut-unasked", source: "SURPRISES.md 28" };

/// How often each defect was seen.
#[derive(Default)]
pub struct Seen(BTreeMap<&'static str, (u64, &'static str)>);

impl Seen {
    pub fn note(&mut self, defect: &Defect) {
        self.0.entry(defect.name).or_insert((0, defect.source)).0 += 1;
    }

    pub fn add(&mut self, other: &Self) {
        for (name, (count, source)) in &other.0 {
            self.0.entry(name).or_insert((0, source)).0 += count;
        }
    }

    pub fn total(&self) -> u64 {
        self.0.values().map(|(count, _)| count).sum()
    }

    /// One line a defect.
    pub fn lines(&self) -> impl Iterator<Item = String> {
        self.0.iter().map(|(name, (count, source))| format!("defect {name} {count} ({source})"))
    }
}

/// Takes out of a recorded game the questions that should not have been asked.
pub fn tidy(trace: &mut Trace, seen: &mut Seen) {
    cuts::abbey_round(trace, seen);
    quarters(trace, seen);
    last_to_barn(trace, seen);
    fairy_barns(trace, seen);
    cuts::fairy_twins(trace, seen);
    cuts::wrong_options(trace, seen);
    let mut moves: Vec<Move> = Vec::with_capacity(trace.moves.len());
    for recorded in trace.moves.drain(..) {
        match moves.last_mut() {
            Some(before) if is_idle_crop_circle(&recorded, before) => {
                seen.note(&IDLE_CROP_CIRCLE);
                before.follow(recorded);
            }
            _ => moves.push(recorded),
        }
    }
    trace.moves = moves;
    mark(&mut trace.moves);
}

fn is_idle_crop_circle(recorded: &Move, before: &Move) -> bool {
    let Some(role) = recorded.opts.first().and_then(|option| option.strip_prefix("corn deploy "))
    else {
        return false;
    };
    let in_role = |figure: &String| {
        let words: Vec<&str> = figure.split(' ').collect();
        let special = ["builder", "pig", "barn", "shepherd"].contains(words.get(1).unwrap_or(&""));
        !special && words.get(3) == Some(&role)
    };
    !before.board.iter().any(in_role)
}

fn quarters(trace: &mut Trace, seen: &mut Seen) {
    let homes = [
        ("city", "castle"),
        ("road", "blacksmith"),
        ("cloister", "cathedral"),
        ("field", "market"),
    ];
    for recorded in &mut trace.moves {
        if !matches!(recorded.phase.as_str(), "CocScoring" | "CocFinalScoring") {
            continue;
        }
        let right = |option: &String| {
            let quarter = option.rsplit(' ').next().unwrap_or("");
            let words: Vec<&str> = option.split(' ').collect();
            option == "pass" || homes.contains(&(words.get(3).unwrap_or(&""), quarter))
        };
        if !recorded.opts.iter().all(right) {
            seen.note(&WRONG_QUARTER);
        }
        let stripped = |option: &String| names::without_from(option).to_owned();
        recorded.opts = recorded.opts.iter().map(stripped).collect();
        recorded.pick = stripped(&recorded.pick);
    }
}

/// Takes back the points of barns and shepherds beside the fairy, then and in every later score.
fn fairy_barns(trace: &mut Trace, seen: &mut Seen) {
    let on_tile = trace.setup.rules.get("fairy-placement").and_then(Value::as_str);
    if on_tile != Some("on-tile") {
        return;
    }
    let mut undue = vec![0; usize::from(trace.setup.players)];
    for recorded in &mut trace.moves {
        let board = &recorded.board;
        for event in recorded.ev.iter_mut().filter(|event| event["why"] == "fairy.turn") {
            let (Some(seat), Some(at)) = (event["p"].as_u64(), event["at"].as_str()) else {
                continue;
            };
            let idle = ["barn", "shepherd"].map(|kind| format!("{seat} {kind} {at} "));
            let is_idle = |figure: &&String| idle.iter().any(|idle| figure.starts_with(idle));
            let barns = board.iter().filter(is_idle).count() as i64;
            if barns > 0 {
                seen.note(&FAIRY_BARN);
                event["pts"] = Value::from(event["pts"].as_i64().unwrap_or(0) - barns);
                undue[seat as usize] += barns as i32;
            }
        }
        recorded.ev.retain(|event| event["why"] != "fairy.turn" || event["pts"] != 0);
        take(&mut recorded.score, &undue);
    }
    if let Some(end) = trace.last.end() {
        take(&mut end.score, &undue);
    }
}

fn take(score: &mut [i32], undue: &[i32]) {
    score.iter_mut().zip(undue).for_each(|(points, undue)| *points -= undue);
}

fn last_to_barn(trace: &mut Trace, seen: &mut Seen) {
    let Some(end) = trace.last.end() else {
        return;
    };
    let (wrong, right): (Vec<Value>, Vec<Value>) =
        end.ev.drain(..).partition(|event| event["why"] == "field.barn-connected");
    end.ev = right;
    if !wrong.is_empty() {
        // These farmers go home before the rest is counted.
        let farmer = |text: &str| text.starts_with("return ") && text.contains(" field ");
        end.ev.retain(|event| !event.as_str().is_some_and(farmer));
    }
    for event in wrong {
        seen.note(&LAST_TO_BARN);
        let seat = event["p"].as_u64().unwrap_or(0) as usize;
        end.score[seat] -= event["pts"].as_i64().unwrap_or(0) as i32;
    }
}

/// Marks the moves in which a builder gives nothing ([`BUILDER_FLAG`]), and those of a part after
/// its tunnel token ([`TUNNELED_ROAD`]).
fn mark(moves: &mut [Move]) {
    let (mut idle, mut tunneled) = (false, false);
    for recorded in moves {
        (recorded.idle_builder, recorded.tunneled) = (idle, tunneled);
        let mut before = "";
        for event in recorded.ev.iter().filter_map(Value::as_str) {
            let begins = event.starts_with("turn ");
            if begins {
                idle = before == "double-turn" && recorded.left == 0;
            }
            if begins || event == "double-turn" || event.starts_with("tile ") {
                tunneled = false;
            } else if event.starts_with("placed TUNNEL") {
                tunneled = true;
                recorded.tunneled = true;
            }
            before = event;
        }
    }
}
