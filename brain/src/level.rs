//! How strongly Carcas plays: the levels that people choose from. They differ in how much is tried
//! and how well it is judged, and in nothing else.

use crate::search::{Effort, Thinker, Thought};
use crate::view::SeatView;
use crate::weights::Weights;

/// A level of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Level {
    /// For people who learn: it thinks briefly and misjudges what it sees, so that a beginner wins
    /// a third of the games.
    Gentle,
    /// Thinks briefly.
    Steady,
    /// Thinks for about a second.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Gentle, Self::Steady, Self::Strong];

    /// Stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gentle => "gentle",
            Self::Steady => "steady",
            Self::Strong => "strong",
        }
    }

    /// The level with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.name() == name)
    }

    /// How much it looks at for one decision.
    pub const fn effort(self) -> Effort {
        const BRIEF: Effort =
            Effort { nodes: 8_000, turns: 8, width: 8, explore: 0.15, lead: 20.0, slip: 0.0 };
        match self {
            Self::Gentle => Effort { nodes: 2_000, slip: 9.0, ..BRIEF },
            Self::Steady => BRIEF,
            Self::Strong => Effort { nodes: 160_000, ..BRIEF },
        }
    }

    /// Thinks about the question that a seat is asked, until its effort is made or somebody who is
    /// asked all the time says that it `is_cancelled`. The same view and seed give the same
    /// thought, unless it is cancelled.
    pub fn think(self, view: &SeatView, seed: u64, is_cancelled: impl FnMut() -> bool) -> Thought {
        Thinker::new(Weights::BEST, self.effort(), seed).think(view, is_cancelled)
    }
}
