//! What a look back at a game found: who was likely to win after each turn, what luck and choices
//! did to each seat's lead, and the choices that cost most. Plain numbers, to be posted once.

use rules::{Action, Spot};
use serde::{Deserialize, Serialize};

/// How many of the costliest choices are kept.
pub const COSTLY: usize = 3;
/// What is sure, in the unit of the chances.
pub const SURE: f32 = 1_000.0;

/// A look back at a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// Before the first turn and after each, each seat's chance of winning in thousandths.
    pub chances: Vec<Vec<u16>>,
    /// By seat, what made its lead.
    pub accounts: Vec<LeadAccount>,
    /// The choices that cost most, the costliest first.
    pub costly: Vec<CostlyChoice>,
}

/// What made a seat's lead over the best of the others in the end, in whole points.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct LeadAccount {
    /// The tiles that it drew.
    pub luck: i32,
    /// What its choices cost.
    pub choices: i32,
    /// What the others drew and chose, where the seat began, and what the estimates do not explain.
    pub rest: i32,
    /// Its lead.
    pub lead: i32,
}

/// A choice that cost its seat points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CostlyChoice {
    /// How many moves of the log had been made before it.
    pub before: usize,
    /// The number of the turn, counted from 1 as in the graph.
    pub turn: usize,
    /// Whose it was.
    pub seat: u8,
    /// What it cost, in tenths of a point.
    pub tenths: i32,
    /// What was played, with the figure that followed.
    pub played: Vec<Action>,
    /// What would have been better.
    pub better: Action,
    /// The figure that would have followed.
    pub follower: Option<Spot>,
}

/// What made a seat's lead, counted up as a game is gone through. The lead that is expected of a
/// position changes with every step, from the first position to the result, so the parts of these
/// changes are the parts of the result.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Ledger {
    /// The lead expected at the start.
    pub start: f64,
    /// What the tiles did that it drew.
    pub luck: f64,
    /// What its choices did.
    pub choices: f64,
    /// What happened in the turns of others.
    pub others: f64,
    /// What happened in its own turns besides: the estimates disagree by so much.
    pub unexplained: f64,
    /// The lead expected now.
    pub now: f64,
}

impl Ledger {
    /// Of a game in which the seat begins with this expected lead.
    pub fn begin(start: f64) -> Self {
        Self { start, now: start, ..Self::default() }
    }

    /// A turn of somebody else, after which this lead is expected.
    pub fn other_turn(&mut self, after: f64) {
        self.others += after - self.now;
        self.now = after;
    }

    /// A turn of its own, with the worth of its tile and the cost of its choices.
    pub fn own_turn(&mut self, after: f64, luck: f64, cost: f64) {
        self.luck += luck;
        self.choices -= cost;
        self.unexplained += after - self.now - luck + cost;
        self.now = after;
    }

    /// Everything that is neither luck nor choices.
    pub fn rest(&self) -> f64 {
        self.start + self.others + self.unexplained
    }

    /// The account of a game that ended with this lead. Its parts are rounded so that they add up.
    pub fn account(&self, lead: i32) -> LeadAccount {
        let whole = |points: f64| points.round() as i32;
        let (luck, choices) = (whole(self.luck), whole(self.choices));
        LeadAccount { luck, choices, rest: lead - luck - choices, lead }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_happens_the_parts_of_a_lead_add_up_to_it() {
        let mut dice = rules::Dice::new(rules::Seed::from_number(5));
        let mut number = || f64::from(dice.below(2_001)) / 100.0 - 10.0;
        for _ in 0..200 {
            let mut ledger = Ledger::begin(number());
            for turn in 0..40 {
                match turn % 2 {
                    0 => ledger.own_turn(number(), number(), number()),
                    _ => ledger.other_turn(number()),
                }
            }
            let lead = number().round();
            ledger.other_turn(lead);
            let sum = ledger.luck + ledger.choices + ledger.rest();
            assert!((sum - lead).abs() < 1e-9, "{ledger:?}");
            let account = ledger.account(lead as i32);
            assert_eq!(account.luck + account.choices + account.rest, account.lead);
            // Rounding moves the rest by a point at most.
            assert!((f64::from(account.rest) - ledger.rest()).abs() < 1.01, "{account:?}");
        }
    }

    #[test]
    fn an_analysis_is_read_as_it_was_written() {
        let analysis = Analysis {
            chances: vec![vec![500, 500], vec![1000, 0]],
            accounts: vec![LeadAccount { luck: 3, choices: -2, rest: 6, lead: 7 }],
            costly: vec![CostlyChoice {
                before: 12,
                turn: 4,
                seat: 1,
                tenths: 57,
                played: vec![Action::Pass],
                better: Action::Draw,
                follower: None,
            }],
        };
        let text = serde_json::to_string(&analysis).expect("it is plain");
        assert_eq!(serde_json::from_str::<Analysis>(&text).expect("it is read"), analysis);
    }
}
