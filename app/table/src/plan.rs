//! A player's plan before it is confirmed: actions that are tried on a copy of the game. Nobody
//! else sees it, and the game itself does not change here.

use std::collections::HashMap;

use game::answers::{number, spot};
use game::labels::Labels;
use game::parameter;
use game::standing_orders::Instruction;
use port::limits;
use rules::{Action, Decision, FigureKind, Game, Pos, Prompt, Rotation, Seat, Spot};
use serde::{Deserialize, Serialize};
use text::{Name, Text};

use crate::error::Refusal;
use crate::typo::Unknown;
use crate::words::{Dotted, Parts};

/// The planned actions in order, and the state of the panel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The actions.
    pub actions: Vec<Action>,
    /// The page of the menu that is open.
    pub page: usize,
    /// An answer that names the thing whose places are shown (`parts.rs`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thing: Option<Action>,
    /// Standing answers; the player is not asked these questions.
    #[serde(skip)]
    pub standing: Vec<(Seat, Instruction)>,
}

/// The most numbers on a picture, as many as lines of two menus: more would cover the board. Only
/// the places of figures have all their numbers, which can be typed.
const NUMBERS: usize = 2 * limits::SELECT_OPTIONS;

/// A short hash of a plan's actions; eight hexadecimal digits in a button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlanDigest(pub u32);

impl Dotted for PlanDigest {
    fn write(&self, parts: &mut Vec<String>) {
        parts.push(format!("{:08x}", self.0));
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        u32::from_str_radix(parts.next()?, 16).ok().map(Self)
    }
}

impl Plan {
    /// A plan of these actions.
    pub fn of(actions: Vec<Action>) -> Self {
        Self { actions, ..Self::default() }
    }

    /// The plan with these standing answers.
    pub fn with_standing(self, standing: &[(Seat, Instruction)]) -> Self {
        Self { standing: standing.to_vec(), ..self }
    }

    /// The plan of a fresh panel: the tile on the only cell where it fits, the only answer that
    /// takes numbers, or nothing. `aloud`: whether the panel says what something would score.
    pub fn opening(game: &Game, seat: Seat, aloud: bool) -> Self {
        let Some(decision) = game.asked(seat) else { return Self::default() };
        let only = match (&cells(decision)[..], &decision.options[..]) {
            ([pos], [first, ..]) if decision.prompt == Prompt::Place => {
                let rotation = marked_rotation(game, *pos, aloud);
                Some(rotation.map_or(*first, |rotation| Action::Place { pos: *pos, rotation }))
            }
            // Only numbers are left to choose.
            (_, [only]) if !parameter::of(*only).is_empty() => Some(parameter::plain(game, *only)),
            _ => None,
        };
        Self::of(only.into_iter().collect())
    }

    /// A short hash of exactly these actions, so that a button confirms only the plan it was shown
    /// with.
    pub fn digest(&self) -> PlanDigest {
        let text = serde_json::to_string(&self.actions).expect("actions are plain values");
        let [first, second, third, fourth, ..] = *blake3::hash(text.as_bytes()).as_bytes();
        PlanDigest(u32::from_be_bytes([first, second, third, fourth]))
    }
}

/// Whether the outcome of an answer must stay hidden until it is final, because answers are sealed
/// or chance decides.
pub(super) fn is_blind(asked: &Decision) -> bool {
    asked.sealed || asked.is_chance()
}

/// Every rotation in which the tile in hand fits on a cell, in order.
pub fn rotations(decision: &Decision, cell: Pos) -> Vec<Rotation> {
    let fitting = decision.options.iter().filter_map(|option| match option {
        Action::Place { pos, rotation } if *pos == cell => Some(*rotation),
        _ => None,
    });
    fitting.collect()
}

/// The rotation for which a cell is marked because the tile scores there at once, where a panel says so
/// (`aloud`).
pub fn marked_rotation(game: &Game, cell: Pos, aloud: bool) -> Option<Rotation> {
    if aloud { game.scoring_rotation(cell) } else { None }
}

/// The cells where the tile in hand fits, each once, in order.
pub fn cells(decision: &Decision) -> Vec<Pos> {
    let cells = decision.options.iter().filter_map(|option| match option {
        Action::Place { pos, .. } => Some(*pos),
        _ => None,
    });
    let mut cells: Vec<Pos> = cells.collect();
    cells.dedup();
    cells
}

/// Refuses a text that is not a cell; suggests letters and number in the right order, or a similar
/// one of these cells.
pub fn no_cell(text: &str, cells: &[Pos]) -> Refusal {
    let (letters, number): (Vec<char>, Vec<char>) =
        text.chars().filter(char::is_ascii_alphanumeric).partition(char::is_ascii_alphabetic);
    let tidy: String = letters.into_iter().chain(number).collect();
    let tidy = Pos::named(&tidy).filter(|cell| cells.contains(cell)).map(|cell| cell.name());
    let names = cells.iter().map(|cell| (cell.name(), cell.name()));
    let unknown = Unknown::among(text, names);
    Refusal::NoCell(Unknown { meant: tidy.or(unknown.meant), ..unknown })
}

/// A question of a turn, answered in the plan or still open.
#[derive(Clone, Debug)]
pub struct Question {
    /// The game when the question is asked.
    pub game: Game,
    /// The question with all its options.
    pub decision: Decision,
    /// The answers before it.
    pub before: Plan,
    /// The answer in the plan.
    pub answer: Option<Action>,
    /// The spots that the answers name, each once: the first is number 1 on the picture. None if
    /// there are too many.
    spots: Vec<Spot>,
    /// The same numbers by spot: with every system there are thousands of answers.
    numbers: HashMap<Spot, usize>,
}

/// A planned tile that can be rotated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The cell.
    pub pos: Pos,
    /// The next rotation.
    pub next: Rotation,
    /// The number of its current orientation, counted from 1.
    pub way: usize,
    /// The number of distinct orientations.
    pub ways: usize,
}

impl Question {
    pub(super) fn new(game: Game, decision: Decision, before: Plan) -> Self {
        let (mut spots, mut numbers) = (Vec::new(), HashMap::new());
        for spot in decision.options.iter().filter_map(|option| spot(*option)) {
            numbers.entry(spot).or_insert_with(|| {
                spots.push(spot);
                spots.len()
            });
        }
        let question = Self { game, decision, before, answer: None, spots, numbers };
        if question.spots.len() <= NUMBERS || question.is_deploying() {
            return question;
        }
        Self { spots: Vec::new(), numbers: HashMap::new(), ..question }
    }

    /// The hash by which a button names this question: it changes with every earlier answer.
    pub fn digest(&self) -> PlanDigest {
        self.before.digest()
    }

    /// The distinct orientations of the tile in hand on a cell: of equivalent rotations only the
    /// first.
    pub fn ways(&self, cell: Pos) -> Vec<Rotation> {
        let fitting = rotations(&self.decision, cell);
        let Some(hand) = self.game.turn().hand else { return fitting };
        let mut ways: Vec<Rotation> = Vec::new();
        for rotation in fitting {
            if !ways.iter().any(|way| hand.kind().is_same(*way, rotation)) {
                ways.push(rotation);
            }
        }
        ways
    }

    /// The next orientation of the planned tile, the number of its current one and the total;
    /// `None` if no tile is planned or only one orientation fits.
    pub fn turn(&self) -> Option<Turning> {
        let (Some(Action::Place { pos, rotation }), Some(hand)) =
            (self.answer, self.game.turn().hand)
        else {
            return None;
        };
        let ways = self.ways(pos);
        let now = ways.iter().position(|way| hand.kind().is_same(*way, rotation))?;
        let next = ways[(now + 1) % ways.len()];
        (ways.len() > 1).then_some(Turning { pos, next, way: now + 1, ways: ways.len() })
    }

    /// The spots that the answers refer to, without repetition: the first is number 1 on the
    /// picture. None if there are too many for a picture.
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// Whether its answers are on the board, but too many for numbers.
    pub fn is_crowded(&self) -> bool {
        self.spots.is_empty() && self.decision.options.iter().any(|option| spot(*option).is_some())
    }

    /// The number on the picture of the spot or site that an answer refers to.
    pub fn number(&self, option: Action) -> Option<usize> {
        let numbered = spot(option).and_then(|spot| self.numbers.get(&spot).copied());
        numbered.or_else(|| number(option))
    }

    /// The labels of its answers, in this language, for these people.
    pub fn labels<'a>(&'a self, text: &'static Text, people: &'a [Name]) -> Labels<'a> {
        Labels { text, people, game: &self.game, decision: &self.decision }
    }

    /// The option that matches the given answer.
    pub fn option(&self) -> Option<Action> {
        let answer = self.answer?;
        self.decision.options.iter().find(|option| answer.answers(**option)).copied()
    }

    /// The kinds of figure that may be placed.
    pub fn figures(&self) -> Vec<FigureKind> {
        let figures = self.decision.options.iter().filter_map(|option| match option {
            Action::Deploy { figure, .. } => Some(*figure),
            _ => None,
        });
        let mut figures: Vec<FigureKind> = figures.collect();
        figures.sort_unstable();
        figures.dedup();
        figures
    }
}

/// The cell of the last tile; `None` if only the start tile has been placed.
pub fn last_cell(game: &Game) -> Option<Pos> {
    let tiles = game.board().tiles();
    tiles.last().filter(|_| tiles.len() > 1).map(|tile| tile.pos)
}
