//! What a seat may do, what it is asked, and why something is refused.

use std::mem::discriminant;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::expansions::all::{extend, part, systems};
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::refusal_reason;
use crate::vocabulary::{At, Cause, FigureKind};

extend! { action:
    /// One act of one seat. An action is accepted if and only if the seat's [`Decision`] offers it
    /// ([`Decision::offers`]).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Action {
        /// Turn up the next tile (asked only with [`Setup::hold_draw`](crate::Setup::hold_draw)).
        Draw,
        /// Lay the tile in hand on a cell (R-BA-5..7).
        Place {
            /// The cell.
            pos: Pos,
            /// Clockwise quarter turns.
            rotation: Rotation,
        },
        /// Put a figure from the supply on the board (R-BA-11, R-BA-12).
        Deploy {
            /// What is deployed.
            figure: FigureKind,
            /// Where.
            at: At,
        },
        /// Move one of the seat's figures by a rule that is not a deployment: a wagon after its scoring
        /// (R-AM-31), a councillor (R-CO-9).
        Move {
            /// The figure, where it stands; for a wagon, where it stood when it was scored.
            figure: Figure,
            /// Where it goes.
            to: At,
        },
        /// A figure leaves the board.
        Take {
            /// Which one.
            figure: Figure,
            /// By which rule.
            cause: Cause,
        },
        /// Agree to what was offered (R-PX-4, R-CR-2).
        Accept,
        /// Do not agree.
        Refuse,
        /// Do none of the things that are offered.
        Pass,
    }

    impl {
        /// Whether `option` covers this action: they are the same, or the action's numbers are
        /// within the option's spans.
        pub fn answers(self, option: Self) -> bool { _ => self == option }

        /// Whether chance decides what comes of this option: it is a question even on its own, and
        /// cannot be tried out.
        pub fn is_chance(self) -> bool { _ => false }

        /// The kind of figure that it takes from the supply of whoever acts.
        pub(crate) fn deploys(self) -> Option<FigureKind> {
            Self::Deploy { figure, .. } => Some(figure),
            _ => None
        }

        /// Why an action of an expansion is not among the options.
        pub(crate) fn refusal(self, game: &Game, decision: &Decision) -> Reason {
            _ => refusal_reason::of(game, decision, self)
        }
    }
}

/// What an expansion's actions can say beyond being equal to an option.
pub(crate) trait ExpansionAction: Copy + Into<Action> {
    /// [`Action::answers`].
    fn answers(self, option: Action) -> bool {
        self.into() == option
    }

    /// [`Action::is_chance`].
    fn is_chance(self) -> bool {
        false
    }

    /// [`Action::deploys`].
    fn deploys(self) -> Option<FigureKind> {
        None
    }

    /// [`Action::refusal`].
    fn refusal(self, _game: &Game, _decision: &Decision) -> Reason {
        Reason::OtherQuestion
    }
}

extend! { prompt:
    /// What a decision is about.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum Prompt {
        /// Turn up the next tile.
        Draw,
        /// Where the tile in hand goes.
        Place,
        /// The one wooden thing of this part: deploy a figure or pass (R-OV-6).
        Wood,
    }

    impl {
        /// Stable name: the key of its text.
        pub fn name(self) -> &'static str {
            Self::Draw => "draw",
            Self::Place => "place",
            Self::Wood => "wood",
        }
    }
}

/// A question to one seat, with the complete list of answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// Who is asked.
    pub seat: Seat,
    /// What is asked.
    pub prompt: Prompt,
    /// Every action that is accepted now, without duplicates, in a fixed order.
    pub options: Vec<Action>,
    /// Index of the option that is taken when a deadline passes, unless it has to be searched for
    /// ([`Game::default_of`]).
    pub(crate) default: Option<usize>,
    /// The answer stays hidden until all answers are in (overview section 5, SEALED).
    pub sealed: bool,
}

impl Decision {
    /// A question whose answer is public.
    pub(crate) fn new(
        seat: Seat,
        prompt: impl Into<Prompt>,
        options: Vec<Action>,
        default: usize,
    ) -> Self {
        let default = Some(default);
        Self { seat, prompt: prompt.into(), options, default, sealed: false }
    }

    /// The same for one whose default takes a search: few questions run out of time, so its stage
    /// is asked for the default when somebody needs it.
    pub(crate) fn without_default(
        seat: Seat,
        prompt: impl Into<Prompt>,
        options: Vec<Action>,
    ) -> Self {
        Self { seat, prompt: prompt.into(), options, default: None, sealed: false }
    }

    /// Whether an action is accepted: it is one of the options, or a bid within the span of one.
    pub fn offers(&self, action: Action) -> bool {
        let mut options = self.options.iter();
        // Options mostly differ in kind, and comparing kinds is faster than comparing whole actions.
        let kind = discriminant(&action);
        let listed = match action {
            Action::Place { pos, rotation } => options.any(|option| {
                matches!(option, Action::Place { pos: cell, rotation: turns }
                    if *cell == pos && *turns == rotation)
            }),
            _ => options.any(|option| discriminant(option) == kind && *option == action),
        };
        listed || self.options.iter().any(|&option| action.answers(option))
    }

    /// Whether the outcome of every answer but passing depends on chance, so that none can be tried
    /// out first.
    pub fn is_chance(&self) -> bool {
        let mut answers = self.options.iter().filter(|option| **option != Action::Pass).peekable();
        answers.peek().is_some() && answers.all(|option| option.is_chance())
    }

    /// Whether the seat may do nothing.
    pub fn may_pass(&self) -> bool {
        self.options.contains(&Action::Pass)
    }
}

/// Why an action was refused. The game is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The game has ended.
    #[error("the game is over")]
    Over,
    /// Another seat is asked.
    #[error("it is not this seat's decision but seat {}'s", expected.0)]
    NotYourTurn {
        /// The seat that must act.
        expected: Seat,
    },
    /// The action is not among the options.
    #[error("this is not among the options: {0}")]
    NotOffered(Reason),
}

/// Why an action is not among the options, as far as that is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Reason {
    /// A question of another kind is open.
    #[error("something else is asked now")]
    OtherQuestion,
    /// The cell holds a tile.
    #[error("a tile lies there already")]
    CellTaken,
    /// No neighbour shares an edge with the cell (R-BA-5).
    #[error("no tile lies beside that cell")]
    NoNeighbour,
    /// An edge would meet another kind of edge (R-BA-6); other rotations may fit.
    #[error("an edge does not match its neighbour")]
    EdgeMismatch,
    /// The edges match, but another rule forbids it (the river's course, for instance).
    #[error("a rule of an expansion forbids that place")]
    Forbidden,
    /// No such figure in the supply (R-BA-16).
    #[error("no such figure is left in the supply")]
    NoFigure,
    /// A follower stands on the feature already (R-BA-13).
    #[error("a follower stands on that feature already")]
    FeatureTaken,
    /// Not on the tile just placed (R-BA-11).
    #[error("figures go on the tile just placed")]
    OtherTile,
    /// The aim of a throw is too far from the tiles (R-CT-15).
    #[error("the aim lies too far outside the board")]
    AimOutside,
    /// The aim of a throw is too near the place it is thrown from (R-CT-15).
    #[error("the aim lies too near to the thrower")]
    AimTooNear,
    /// A number outside its span.
    #[error("a number is too small or too large")]
    OutOfRange,
}
