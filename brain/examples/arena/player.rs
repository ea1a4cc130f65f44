//! Who plays in the arena.

use brain::{Effort, Level, Playout, SeatView, Thinker, Weights};
use rules::{Action, Dice, Seed};

use crate::options::Match;
use crate::uct::Uct;

/// The constant of UCB1 with which plain UCT does best here.
const UCT_EXPLORES: f64 = 0.3;

/// A player that can be named.
#[derive(Clone, PartialEq)]
pub enum Kind {
    Random,
    /// Somebody who has just learnt the rules.
    Beginner,
    OneTurn,
    /// With the constant of UCB1.
    Uct(f64),
    Fast(Weights),
    /// A level, or a thinker with changes.
    Thinker(&'static str, Weights, Effort),
}

impl Kind {
    pub fn read(name: &str) -> Result<Self, String> {
        let (name, changes) = name.split_once(':').unwrap_or((name, ""));
        Ok(match name {
            "random" => Self::Random,
            "beginner" => Self::Beginner,
            "one-turn" => Self::OneTurn,
            "uct" => Self::Uct(changes.parse().unwrap_or(UCT_EXPLORES)),
            "fast" => {
                let mut weights = Weights::BEST;
                for change in changes.split(',').filter(|change| !change.is_empty()) {
                    let (key, value) = change.split_once('=').ok_or("key=value")?;
                    weights.set(key, value.parse().map_err(|_| "no number")?)?;
                }
                Self::Fast(weights)
            }
            _ => {
                let level = Level::named(name).ok_or(format!("{name} is no player"))?;
                let (mut weights, mut effort) = (Weights::BEST, level.effort());
                for change in changes.split(',').filter(|change| !change.is_empty()) {
                    let (key, value) = change.split_once('=').ok_or("key=value")?;
                    let number: f32 = value.parse().map_err(|_| "no number")?;
                    match key {
                        "nodes" => effort.nodes = number as u64,
                        "turns" => effort.turns = number as u32,
                        "width" => effort.width = number as usize,
                        "explore" => effort.explore = number,
                        "lead" => effort.lead = number,
                        "slip" => effort.slip = number,
                        _ => weights.set(key, number)?,
                    }
                }
                Self::Thinker(level.name(), weights, effort)
            }
        })
    }

    pub fn name(&self) -> &'static str {
        match self {
            Self::Random => "random",
            Self::Beginner => "beginner",
            Self::OneTurn => "one-turn",
            Self::Uct(_) => "uct",
            Self::Fast(_) => "fast",
            Self::Thinker(name, ..) => name,
        }
    }

    pub fn seated(&self, plan: &Match, number: u64) -> Box<dyn Seated> {
        match self {
            Self::Random => Box::new(Random(Dice::new(Seed::from_number(number)))),
            Self::Beginner => Box::new(Beginner(Dice::new(Seed::from_number(number)))),
            Self::OneTurn => Box::new(OneTurn),
            Self::Uct(explore) => Box::new(Uct {
                seed: number << 44,
                explore: *explore,
                limit: plan.milliseconds.unwrap_or(1_000.0) / 1_000.0,
                nodes: 0,
            }),
            Self::Fast(weights) => Box::new(Fast(Playout::new(*weights))),
            Self::Thinker(_, weights, effort) => {
                let mut effort = *effort;
                let limit = plan.milliseconds.map_or(f64::MAX, |milliseconds| {
                    effort.nodes = u64::MAX;
                    milliseconds / 1_000.0
                });
                Box::new(Timed { thinker: Thinker::new(*weights, effort, number), limit, nodes: 0 })
            }
        }
    }
}

/// A player at the table.
pub trait Seated {
    fn answer(&mut self, view: &SeatView) -> Action;

    /// The nodes looked at since this was last asked.
    fn take_nodes(&mut self) -> u64 {
        0
    }
}

struct Random(Dice);

impl Seated for Random {
    fn answer(&mut self, view: &SeatView) -> Action {
        pick(&mut self.0, view)
    }
}

fn pick(dice: &mut Dice, view: &SeatView) -> Action {
    let options = &view.decision().options;
    options[dice.below(options.len() as u32) as usize]
}

/// Sees what a move brings at every second question, and answers the others by chance.
struct Beginner(Dice);

impl Seated for Beginner {
    fn answer(&mut self, view: &SeatView) -> Action {
        match self.0.below(2) {
            0 => OneTurn.answer(view),
            _ => pick(&mut self.0, view),
        }
    }
}

struct OneTurn;

impl Seated for OneTurn {
    fn answer(&mut self, view: &SeatView) -> Action {
        brain::one_turn(view)
    }
}

struct Fast(Playout);

impl Seated for Fast {
    fn answer(&mut self, view: &SeatView) -> Action {
        self.0.answer(&view.dealt(0), view.decision())
    }
}

struct Timed {
    thinker: Thinker,
    limit: f64,
    nodes: u64,
}

impl Seated for Timed {
    fn answer(&mut self, view: &SeatView) -> Action {
        let end = seconds() + self.limit;
        let thought = self.thinker.think(view, || seconds() > end);
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
