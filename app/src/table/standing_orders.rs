//! Standing answers: what a player decides in advance for questions that are usually routine
//! (R-OV-25). They count as given as soon as the question is asked. There is one list of the kinds
//! of questions and the policies for each. Where to place a tile, what to deploy on it, and whether
//! to place an abbey instead of drawing are always asked.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use rules::expansions::catapult::{Area, Missile};
use rules::expansions::count::Quarter;
use rules::expansions::crop::Mode;
use rules::expansions::{self, Systems};
use rules::expansions::{bazaars, catapult, count, crop, dragon};
use rules::{Action, At, Decision, Game, HouseRules, Pos, Prompt, Seat, Slot};
use serde::{Deserialize, Serialize};

use crate::table::expansions as slices;

/// The highest bid that can be set in advance (points).
const MOST_BID: u16 = 99;

/// A player's answer in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Instruction {
    /// For this kind of question, this policy.
    For(Prompt, Policy),
    /// No councillor leaves this quarter.
    Stay(Quarter),
}

/// How to answer a kind of question.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Policy {
    /// Pass wherever passing is allowed.
    Pass,
    /// The default answer of the rules when time has run out (R-OV-17, R-OV-18).
    Usual,
    /// Move the dragon where it takes none of one's own figures, and far from those that are left.
    Away,
    /// Make no bid above this many points.
    BidsTo(u16),
    /// Throw a token at the default target, from the nearest place.
    Near,
    /// Give the same answer whenever it is offered.
    Always(Same),
}

/// An answer fully described by its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Same {
    /// Agree.
    Accept,
    /// Refuse.
    Refuse,
    /// Buy the tile.
    Buy,
    /// Sell it.
    Sell,
    /// Add followers at a crop circle.
    Add,
    /// Remove followers at a crop circle.
    Remove,
    /// Throw this token with the catapult.
    Fire(Missile),
}

use Policy::{Always, Away, Near, Pass, Usual};
use Same::{Accept, Add, Buy, Fire, Refuse, Remove, Sell};

/// A kind of question that can be answered in advance.
#[derive(Debug)]
pub(super) struct Kind {
    /// When in a turn it is asked.
    slot: Slot,
    prompt: Prompt,
    /// The systems that ask it, each of them on its own.
    systems: &'static [&'static str],
    /// A house rule without which it is never asked.
    only: Option<(&'static str, &'static str)>,
    /// The possible policies for it.
    policies: &'static [Policy],
}

impl Kind {
    pub(super) const fn of(
        slot: Slot,
        prompt: Prompt,
        systems: &'static [&'static str],
        policies: &'static [Policy],
    ) -> Self {
        Self { slot, prompt, systems, only: None, policies }
    }

    pub(super) const fn only(self, key: &'static str, value: &'static str) -> Self {
        Self { only: Some((key, value)), ..self }
    }

    fn is_put(&self, systems: Systems, house: &HouseRules) -> bool {
        let rule = |key: &str| expansions::options().find(|choice| choice.key == key);
        self.systems.iter().any(|key| systems.has(key))
            && self.only.is_none_or(|(key, value)| rule(key).is_some_and(|r| house.is(r, value)))
    }
}

/// The kinds of questions that can be answered in advance, in the order of a turn. Placing a tile
/// and deploying a figure are not among them.
static KINDS: LazyLock<Vec<&Kind>> = LazyLock::new(|| {
    let mut kinds: Vec<&Kind> = slices::ALL.iter().flat_map(|slice| slice.kinds()).collect();
    kinds.sort_by_key(|kind| kind.slot);
    kinds
});

/// Bid limits that are listed; any other can be typed.
const LIMITS: [u16; 6] = [0, 1, 2, 3, 5, 8];

impl Policy {
    fn name(self) -> String {
        match self {
            Pass => "pass".to_owned(),
            Usual => "usual".to_owned(),
            Away => "away".to_owned(),
            Self::BidsTo(points) => format!("bids-{points}"),
            Near => "near".to_owned(),
            Always(same) => same.name().to_owned(),
        }
    }

    /// Its answer to a question of its kind; none if it leaves the question open.
    fn to(self, game: &Game, asked: &Decision) -> Option<Action> {
        let pass = asked.may_pass().then_some(Action::Pass);
        match self {
            Pass => pass,
            Usual => asked.options.get(asked.default).copied(),
            Away => away(game, asked),
            Self::BidsTo(most) => {
                let least = asked.options.iter().filter_map(|option| match option {
                    Action::Bazaars(bazaars::Action::Bid { bid, .. }) => Some(bid.min),
                    _ => None,
                });
                pass.filter(|_| least.min().is_some_and(|least| least > most))
            }
            Near => near(game, asked),
            Always(same) => asked.options.iter().copied().find(|option| same.is(*option)),
        }
    }
}

impl Same {
    /// The stable name it is stored under.
    const fn name(self) -> &'static str {
        match self {
            Accept => "accept",
            Refuse => "refuse",
            Buy => "buy",
            Sell => "sell",
            Add => "add",
            Remove => "remove",
            Fire(missile) => missile.name(),
        }
    }

    fn is(self, option: Action) -> bool {
        match (self, option) {
            (Accept, Action::Accept)
            | (Refuse, Action::Refuse)
            | (Buy, Action::Bazaars(bazaars::Action::Buy))
            | (Sell, Action::Bazaars(bazaars::Action::Sell))
            | (Add, Action::Crop(crop::Action::Apply { mode: Mode::Add, .. }))
            | (Remove, Action::Crop(crop::Action::Apply { mode: Mode::Remove, .. })) => true,
            (Fire(own), Action::Catapult(catapult::Action::Fire { missile })) => own == missile,
            _ => false,
        }
    }
}

impl Instruction {
    /// Every instruction that makes sense with these systems and house rules, with bids as
    /// examples: first those for the open question, then the rest in the order of a turn.
    pub fn offered(systems: Systems, house: &HouseRules, open: Option<Prompt>) -> Vec<Self> {
        let (now, later): (Vec<&Kind>, Vec<&Kind>) = KINDS
            .iter()
            .copied()
            .filter(|kind| kind.is_put(systems, house))
            .partition(|kind| Some(kind.prompt) == open);
        let kinds = now.into_iter().chain(later);
        let mut offered: Vec<Self> = kinds
            .flat_map(|kind| kind.policies.iter().map(|policy| Self::For(kind.prompt, *policy)))
            .collect();
        if systems.has("count") {
            offered.extend(Quarter::ALL.iter().copied().map(Self::Stay));
        }
        if offered.contains(&Self::For(Prompt::Bazaars(bazaars::Prompt::Bid), Pass)) {
            offered.extend(LIMITS.map(|most| {
                Self::For(Prompt::Bazaars(bazaars::Prompt::Bid), Policy::BidsTo(most))
            }));
        }
        offered
    }

    /// Whether these systems and house rules can ever ask for it.
    pub fn makes_sense(self, systems: Systems, house: &HouseRules) -> bool {
        match self {
            Self::For(prompt, _) => {
                KINDS.iter().any(|kind| kind.prompt == prompt && kind.is_put(systems, house))
            }
            Self::Stay(_) => systems.has("count"),
        }
    }

    /// Whether two instructions answer the same question, so that the later one replaces the other.
    pub fn replaces(self, other: Self) -> bool {
        match (self, other) {
            (Self::For(one, _), Self::For(two, _)) => one == two,
            // Several quarters may be held at once.
            _ => self == other,
        }
    }

    /// Its answer to a question; none if it leaves the question open.
    fn to(self, game: &Game, asked: &Decision) -> Option<Action> {
        match self {
            Self::For(prompt, policy) if prompt == asked.prompt => policy.to(game, asked),
            Self::For(..) | Self::Stay(_) => None,
        }
    }
}

/// A seat's standing answer to a question; none if the seat has to be asked.
pub fn answer(standing: &[(Seat, Instruction)], game: &Game, asked: &Decision) -> Option<Action> {
    let own = || standing.iter().filter(|(seat, _)| *seat == asked.seat).map(|(_, what)| *what);
    own().find_map(|what| what.to(game, asked)).or_else(|| {
        let stays =
            |at: At| matches!(at, At::Quarter(here) if own().any(|w| w == Instruction::Stay(here)));
        let mut leaves = asked.options.iter().filter_map(|option| match option {
            Action::Move { figure, .. } => Some(figure.at),
            _ => None,
        });
        let councillors = matches!(
            asked.prompt,
            Prompt::Count(count::Prompt::Councillors)
                | Prompt::Count(count::Prompt::LastCouncillors)
        );
        (councillors && asked.may_pass() && leaves.all(stays)).then_some(Action::Pass)
    })
}

/// The step that takes the fewest of one's own figures and then leads farthest from the rest.
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
        Action::Dragon(dragon::Action::Step { to }) => {
            Some((own(*to), u16::MAX - far(*to), *option))
        }
        _ => None,
    });
    // The first of equals: `min_by_key` keeps it.
    steps.min_by_key(|(taken, near, _)| (*taken, *near)).map(|(.., option)| option)
}

/// The throw from the nearest place that is not too close to the target (R-CT-15).
fn near(game: &Game, asked: &Decision) -> Option<Action> {
    let target = game.plain_aim();
    let throws = asked.options.iter().filter_map(|option| match *option {
        Action::Catapult(catapult::Action::Throw { site, aim, .. })
            if aim.may_aim(site, target) =>
        {
            let aimed = Area::of(target);
            let force = aim.force_for(site, target);
            let throw = Action::Catapult(catapult::Action::Throw { site, aim: aimed, force });
            Some((aim.site(site).distance_to(target), throw))
        }
        _ => None,
    });
    throws.min_by_key(|(distance, _)| *distance).map(|(_, throw)| throw)
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::For(prompt, policy) => write!(f, "{}.{}", policy.name(), prompt.name()),
            Self::Stay(quarter) => write!(f, "stay.{}", quarter.name()),
        }
    }
}

/// The text names no instruction.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0} is not a standing order")]
pub struct NoInstruction(String);

impl FromStr for Instruction {
    type Err = NoInstruction;

    fn from_str(text: &str) -> Result<Self, NoInstruction> {
        let (what, of) = text.trim().split_once('.').unwrap_or((text.trim(), ""));
        let kind = KINDS.iter().copied().find(|kind| kind.prompt.name() == of);
        let listed = kind.and_then(|kind| {
            let policy = kind.policies.iter().find(|policy| policy.name() == what)?;
            Some(Self::For(kind.prompt, *policy))
        });
        let bids = || {
            let limit = what
                .strip_prefix("bids-")
                .filter(|_| of == Prompt::Bazaars(bazaars::Prompt::Bid).name());
            // A shorter form that older tables stored.
            let limit = limit.or_else(|| (what == "bids").then_some(of))?;
            let most = limit.parse().ok().filter(|most| *most <= MOST_BID)?;
            Some(Self::For(Prompt::Bazaars(bazaars::Prompt::Bid), Policy::BidsTo(most)))
        };
        let found = match what {
            "stay" => Quarter::ALL.iter().copied().find(|q| q.name() == of).map(Self::Stay),
            "away" if of.is_empty() => Some(Self::For(Prompt::Dragon(dragon::Prompt::Step), Away)),
            _ => listed.or_else(bids),
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

#[cfg(test)]
mod tests;
