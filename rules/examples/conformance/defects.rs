//! The recording engine's own oddities: what it does against the rules and against every option of
//! ours. Each is named here once; `replay` counts how often one was seen and compares without it.

use std::collections::BTreeMap;

use crate::trace::{Move, Trace};

/// Where a recorded game departs from the rules, and the source that says so.
pub struct Defect {
    pub name: &'static str,
    pub source: &'static str,
}

/// It asks what a crop circle does when no follower of its role is on the board.
pub const IDLE_CROP_CIRCLE: Defect = Defect { name: "idle-crop-circle", source: "R-CC-9, R-CC-11" };

/// It asks nothing at S3 if a ransom is all that could be done there.
pub const RANSOM_ALONE: Defect = Defect { name: "ransom-alone", source: "R-TO-16, R-OV-28" };
/// It offers the fairy to a second follower that is equal to hers in all respects.
pub const FAIRY_TWIN: Defect = Defect { name: "fairy-twin", source: "R-PD-F1, R-OV-31" };
/// It offers the fairy to a councillor.
pub const FAIRY_COUNCILLOR: Defect = Defect { name: "fairy-councillor", source: "R-PD-F1" };
/// It lets a tower take a councillor.
pub const COUNCILLOR_TAKEN: Defect = Defect { name: "councillor-taken", source: "R-TO-7" };

/// The defect that makes it offer an option which is none of ours. `bound` is the follower of the
/// fairy.
pub fn offered(option: &str, bound: Option<&str>) -> Option<&'static Defect> {
    let councillor = option.contains(" quarter ");
    match option.split_once(' ')? {
        ("fairy", follower) if bound == Some(follower) => Some(&FAIRY_TWIN),
        ("fairy", _) if councillor => Some(&FAIRY_COUNCILLOR),
        ("capture", _) if councillor => Some(&COUNCILLOR_TAKEN),
        _ => None,
    }
}

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
}

fn is_idle_crop_circle(recorded: &Move, before: &Move) -> bool {
    let Some(role) = recorded.opts.first().and_then(|option| option.strip_prefix("corn deploy "))
    else {
        return false;
    };
    let in_role = |figure: &String| {
        let words: Vec<&str> = figure.split(' ').collect();
        let special = ["builder", "pig", "barn"].contains(words.get(1).unwrap_or(&""));
        !special && words.get(3) == Some(&role)
    };
    !before.board.iter().any(in_role)
}
