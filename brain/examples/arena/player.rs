//! Who plays in the arena.

use brain::{Budget, Playout, Search, View, Weights};
use rules::{Action, Dice, Seed};

use crate::options::Match;

/// A player that can be named.
#[derive(Clone, PartialEq)]
pub enum Kind {
    Random,
    OneTurn,
    Fast(Weights),
    Search(Weights, Budget),
}

impl Kind {
    pub fn read(name: &str) -> Result<Self, String> {
        let (name, changes) = name.split_once(':').unwrap_or((name, ""));
        Ok(match name {
            "random" => Self::Random,
            "one-turn" => Self::OneTurn,
            "fast" => {
                let mut weights = Weights::BEST;
                for change in changes.split(',').filter(|change| !change.is_empty()) {
                    let (key, value) = change.split_once('=').ok_or("key=value")?;
                    weights.set(key, value.parse().map_err(|_| "no number")?)?;
                }
                Self::Fast(weights)
            }
            "search" => {
                let mut weights = Weights::BEST;
                let mut budget = Budget { nodes: 0, turns: 8, width: 8, explore: 0.15, lead: 20.0 };
                for change in changes.split(',').filter(|change| !change.is_empty()) {
                    let (key, value) = change.split_once('=').ok_or("key=value")?;
                    let number: f32 = value.parse().map_err(|_| "no number")?;
                    match key {
                        "nodes" => budget.nodes = number as u64,
                        "turns" => budget.turns = number as u32,
                        "width" => budget.width = number as usize,
                        "explore" => budget.explore = number,
                        "lead" => budget.lead = number,
                        _ => weights.set(key, number)?,
                    }
                }
                Self::Search(weights, budget)
            }
            _ => return Err(format!("{name} is no player")),
        })
    }

    pub fn name(&self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::OneTurn => "one-turn",
            Self::Fast(_) => "fast",
            Self::Search(..) => "search",
        }
    }

    pub fn seated(&self, plan: &Match, number: u64) -> Box<dyn Seated> {
        match self {
            Self::Random => Box::new(Random(Dice::new(Seed::from_number(number)))),
            Self::OneTurn => Box::new(OneTurn),
            Self::Fast(weights) => Box::new(Fast(Playout::new(*weights))),
            Self::Search(weights, budget) => {
                let mut budget = *budget;
                let limit = match plan.nodes {
                    _ if budget.nodes > 0 => f64::MAX,
                    Some(nodes) => {
                        budget.nodes = nodes;
                        f64::MAX
                    }
                    None => {
                        budget.nodes = u64::MAX;
                        plan.milliseconds.unwrap_or(50.0) / 1_000.0
                    }
                };
                Box::new(Thinker { search: Search::new(*weights, budget, number), limit, nodes: 0 })
            }
        }
    }
}

/// A player at the table.
pub trait Seated {
    fn answer(&mut self, view: &View) -> Action;

    /// The nodes looked at since this was last asked.
    fn take_nodes(&mut self) -> u64 {
        0
    }
}

struct Random(Dice);

impl Seated for Random {
    fn answer(&mut self, view: &View) -> Action {
        let options = &view.decision().options;
        options[self.0.below(options.len() as u32) as usize]
    }
}

struct OneTurn;

impl Seated for OneTurn {
    fn answer(&mut self, view: &View) -> Action {
        brain::one_turn(view)
    }
}

struct Fast(Playout);

impl Seated for Fast {
    fn answer(&mut self, view: &View) -> Action {
        self.0.answer(&view.dealt(0), view.decision())
    }
}

struct Thinker {
    search: Search,
    limit: f64,
    nodes: u64,
}

impl Seated for Thinker {
    fn answer(&mut self, view: &View) -> Action {
        let end = seconds() + self.limit;
        let thought = self.search.think(view, || seconds() > end);
        self.nodes += thought.nodes;
        thought.action()
    }

    fn take_nodes(&mut self) -> u64 {
        std::mem::take(&mut self.nodes)
    }
}

/// The processor time of this thread.
pub fn seconds() -> f64 {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    time.tv_sec as f64 + time.tv_nsec as f64 / 1e9
}
