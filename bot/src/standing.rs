//! Standing answers: what a player decides in advance for questions that are usually dull (R-OV-25).
//! They count as given answers as soon as the question is put. Where a tile goes and what is
//! placed on it is always asked.

use std::fmt;
use std::str::FromStr;

use rules::expansions::Systems;
use rules::{Action, At, Decision, Game, Pos, Prompt, Quarter, Seat};
use serde::{Deserialize, Serialize};

/// The highest bid that can be named in advance (points).
const MOST_BID: u16 = 99;

/// What is answered in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Instruction {
    /// Nothing is done where nothing need be done.
    Pass(Prompt),
    /// What the rules take for somebody whose time is over (R-OV-17, R-OV-18).
    Usual(Prompt),
    /// No councillor leaves this quarter.
    Stay(Quarter),
    /// The dragon goes where it takes no own figure, and far from those that are left.
    Away,
    /// No bid above so many points.
    BidsTo(u16),
}

/// The questions that can be passed in advance, and a system that puts them.
const PASSED: &[(Prompt, &str)] = &[
    (Prompt::Councillors, "count"),
    (Prompt::Reward, "count"),
    (Prompt::Count, "count"),
    (Prompt::LastCouncillors, "count"),
    (Prompt::Wagon, "abbey"),
    (Prompt::LastAbbey, "abbey"),
    (Prompt::Castle, "castles"),
    (Prompt::CropAdd, "crop"),
    (Prompt::BazaarBid, "bazaars"),
];

/// The questions for which the usual answer can be left in advance, and a system that puts them.
const USUAL: &[(Prompt, &str)] = &[
    (Prompt::Dragon, "dragon"),
    (Prompt::Exchange, "tower"),
    (Prompt::Copy, "castles"),
    (Prompt::CropRemove, "crop"),
    (Prompt::BazaarOffer, "bazaars"),
    (Prompt::BazaarSettle, "bazaars"),
    (Prompt::BazaarPick, "bazaars"),
];

impl Instruction {
    /// Everything that makes sense with some systems, bids as examples.
    pub fn offered(systems: Systems) -> Vec<Self> {
        let plays = |key: &str| systems.has(key);
        let of = |list: &'static [(Prompt, &'static str)]| {
            list.iter().filter(move |(_, system)| plays(system)).map(|(prompt, _)| *prompt)
        };
        let mut offered: Vec<Self> = of(PASSED).map(Self::Pass).collect();
        offered.extend(of(USUAL).map(Self::Usual));
        if plays("count") {
            offered.extend(Quarter::ALL.iter().copied().map(Self::Stay));
        }
        if plays("dragon") {
            offered.push(Self::Away);
        }
        if plays("bazaars") {
            offered.extend([0, 1, 2, 3, 5, 8].map(Self::BidsTo));
        }
        offered
    }

    /// Whether two instructions answer the same question, so that the later one replaces the other.
    pub fn replaces(self, other: Self) -> bool {
        match (self.question(), other.question()) {
            (Some(one), Some(two)) => one == two,
            _ => self == other,
        }
    }

    /// The one question that it settles altogether or in part.
    const fn question(self) -> Option<Prompt> {
        match self {
            Self::Pass(prompt) | Self::Usual(prompt) => Some(prompt),
            Self::Away => Some(Prompt::Dragon),
            Self::BidsTo(_) => Some(Prompt::BazaarBid),
            // Several quarters may be held at once.
            Self::Stay(_) => None,
        }
    }

    /// What it answers to a question; none if it leaves that open.
    fn to(self, game: &Game, asked: &Decision) -> Option<Action> {
        let pass = asked.may_pass().then_some(Action::Pass);
        match self {
            Self::Pass(prompt) => pass.filter(|_| asked.prompt == prompt),
            Self::Usual(prompt) => (asked.prompt == prompt).then(|| asked.options[asked.default]),
            Self::Away => (asked.prompt == Prompt::Dragon).then(|| away(game, asked)).flatten(),
            Self::BidsTo(most) => {
                let least = asked.options.iter().filter_map(|option| match option {
                    Action::Bid { bid, .. } => Some(bid.least),
                    _ => None,
                });
                pass.filter(|_| least.min().is_some_and(|least| least > most))
            }
            Self::Stay(_) => None,
        }
    }
}

/// What a seat answered in advance to a question; none if it has to be asked.
pub fn answer(standing: &[(Seat, Instruction)], game: &Game, asked: &Decision) -> Option<Action> {
    // A turn is laid out by hand.
    if matches!(asked.prompt, Prompt::Draw | Prompt::Place | Prompt::Wood | Prompt::Abbey) {
        return None;
    }
    let own = || standing.iter().filter(|(seat, _)| *seat == asked.seat).map(|(_, what)| *what);
    own().find_map(|what| what.to(game, asked)).or_else(|| {
        let stays =
            |at: At| matches!(at, At::Quarter(here) if own().any(|w| w == Instruction::Stay(here)));
        let mut leaves = asked.options.iter().filter_map(|option| match option {
            Action::Move { figure, .. } => Some(figure.at),
            _ => None,
        });
        let councillors = matches!(asked.prompt, Prompt::Councillors | Prompt::LastCouncillors);
        (councillors && asked.may_pass() && leaves.all(stays)).then_some(Action::Pass)
    })
}

/// The step that takes fewest own figures and then leads farthest from those that are left.
fn away(game: &Game, asked: &Decision) -> Option<Action> {
    let own = |at: Pos| {
        let there = game.figures().iter().filter(|figure| figure.seat == asked.seat);
        there.filter(|figure| figure.at.pos() == Some(at)).count()
    };
    let far = |at: Pos| {
        let others = game.figures().iter().filter(|figure| figure.seat == asked.seat);
        let cells = others.filter_map(|figure| figure.at.pos()).filter(|cell| *cell != at);
        cells.map(|cell| cell.x.abs_diff(at.x) + cell.y.abs_diff(at.y)).min().unwrap_or(u16::MAX)
    };
    let steps = asked.options.iter().filter_map(|option| match option {
        Action::Step { to } => Some((own(*to), u16::MAX - far(*to), *option)),
        _ => None,
    });
    // Of equals the first: `min_by_key` keeps it.
    steps.min_by_key(|(taken, near, _)| (*taken, *near)).map(|(.., option)| option)
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Pass(prompt) => write!(f, "pass.{}", prompt.name()),
            Self::Usual(prompt) => write!(f, "usual.{}", prompt.name()),
            Self::Stay(quarter) => write!(f, "stay.{}", quarter.name()),
            Self::Away => f.write_str("away"),
            Self::BidsTo(points) => write!(f, "bids.{points}"),
        }
    }
}

/// A text that names no instruction.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is no standing answer")]
pub struct NoInstruction(String);

impl FromStr for Instruction {
    type Err = NoInstruction;

    fn from_str(text: &str) -> Result<Self, NoInstruction> {
        let (what, of) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
        let among = |list: &'static [(Prompt, &str)]| {
            list.iter().map(|(prompt, _)| *prompt).find(|prompt| prompt.name() == of)
        };
        let found = match what {
            "pass" => among(PASSED).map(Self::Pass),
            "usual" => among(USUAL).map(Self::Usual),
            "stay" => Quarter::ALL.iter().copied().find(|q| q.name() == of).map(Self::Stay),
            "away" if of.is_empty() => Some(Self::Away),
            "bids" => of.parse().ok().filter(|points| *points <= MOST_BID).map(Self::BidsTo),
            _ => None,
        };
        found.ok_or_else(|| NoInstruction(text.to_owned()))
    }
}

impl From<Instruction> for String {
    fn from(instruction: Instruction) -> Self {
        instruction.to_string()
    }
}

impl TryFrom<String> for Instruction {
    type Error = NoInstruction;

    fn try_from(text: String) -> Result<Self, NoInstruction> {
        text.parse()
    }
}
