//! Standing answers: what a player decides in advance for questions that are usually routine
//! (R-OV-25). They count as given as soon as the question is asked. Each expansion lists its kinds
//! of questions and the policies for them. Where to place a tile, what to deploy on it, and whether
//! to place an abbey instead of drawing are always asked.

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use rules::expansions::Systems;
use rules::{Action, Decision, Game, HouseRules, Prompt, Seat, Slot};
use serde::{Deserialize, Serialize};

use crate::expansions as profiles;

/// A kind of question that can be answered in advance.
#[derive(Debug)]
pub struct OrderKind {
    subject: Subject,
    /// The systems that ask it, each of them on its own.
    systems: &'static [&'static str],
    /// The house rules without which it is never asked.
    only: Option<fn(&HouseRules) -> bool>,
    /// The possible policies for it.
    policies: &'static [Policy],
}

/// What an instruction is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Subject {
    /// A question, and when in a turn it is asked.
    Question(Slot, Prompt),
    /// Some of the answers to these questions, by a name of their own.
    Answers(&'static str, &'static [Prompt]),
}

impl Subject {
    /// The question, if it is about all of it.
    fn question(self) -> Option<Prompt> {
        match self {
            Self::Question(_, prompt) => Some(prompt),
            Self::Answers(..) => None,
        }
    }

    /// The stable name it is stored under.
    fn name(self) -> &'static str {
        match self {
            Self::Question(_, prompt) => prompt.name(),
            Self::Answers(name, _) => name,
        }
    }

    fn is_asked(self, asked: &Decision) -> bool {
        match self {
            Self::Question(_, prompt) => prompt == asked.prompt,
            Self::Answers(_, prompts) => prompts.contains(&asked.prompt),
        }
    }

    /// Its place in a list: first the questions in the order of a turn.
    const fn place(self) -> (bool, Option<Slot>) {
        match self {
            Self::Question(slot, _) => (false, Some(slot)),
            Self::Answers(..) => (true, None),
        }
    }
}

impl OrderKind {
    /// A question.
    pub(crate) const fn of(
        slot: Slot,
        prompt: Prompt,
        systems: &'static [&'static str],
        policies: &'static [Policy],
    ) -> Self {
        Self { subject: Subject::Question(slot, prompt), systems, only: None, policies }
    }

    /// Some of the answers to questions. Instructions for different answers are held at once.
    pub(crate) const fn part(
        name: &'static str,
        prompts: &'static [Prompt],
        systems: &'static [&'static str],
        policies: &'static [Policy],
    ) -> Self {
        Self { subject: Subject::Answers(name, prompts), systems, only: None, policies }
    }

    /// The same, asked only with such house rules.
    pub(crate) const fn only(self, only: fn(&HouseRules) -> bool) -> Self {
        Self { only: Some(only), ..self }
    }

    fn is_put(&self, systems: Systems, house: &HouseRules) -> bool {
        self.systems.iter().any(|key| systems.has(key)) && self.only.is_none_or(|only| only(house))
    }
}

/// How to answer a kind of question.
#[derive(Debug)]
pub struct Policy {
    /// The stable word it is stored under.
    word: &'static str,
    /// What it answers.
    says: Says,
    /// The numbers that it takes, if it takes any.
    numbers: Option<Numbers>,
}

/// What a policy answers.
#[derive(Debug)]
enum Says {
    /// This answer, if the question offers it.
    Gives(fn(&Game, &Decision) -> Option<Action>),
    /// Not these answers, given the policy's number: a question is passed if a seat's instructions
    /// leave nothing else.
    Declines(fn(Action, u16) -> bool),
}

/// The numbers that a policy takes.
#[derive(Debug)]
struct Numbers {
    /// Those that are listed; any other can be typed.
    listed: &'static [u16],
    max: u16,
}

impl Policy {
    /// Gives an answer.
    pub(crate) const fn giving(
        word: &'static str,
        gives: fn(&Game, &Decision) -> Option<Action>,
    ) -> Self {
        Self { word, says: Says::Gives(gives), numbers: None }
    }

    /// Declines answers.
    pub(crate) const fn declining(word: &'static str, declines: fn(Action, u16) -> bool) -> Self {
        Self { word, says: Says::Declines(declines), numbers: None }
    }

    /// The same with a number: those that are listed, and the highest that can be typed.
    pub(crate) const fn numbered(self, listed: &'static [u16], max: u16) -> Self {
        Self { numbers: Some(Numbers { listed, max }), ..self }
    }

    /// The number in a word, 0 for a policy without numbers; `None` if it is not this policy's word.
    fn number(&self, word: &str) -> Option<u16> {
        let Some(numbers) = &self.numbers else { return (word == self.word).then_some(0) };
        let number = word.strip_prefix(self.word)?.strip_prefix('-')?.parse().ok();
        number.filter(|number| *number <= numbers.max)
    }
}

/// Pass wherever passing is allowed.
pub(crate) const PASS: Policy =
    Policy::giving("pass", |_, asked| asked.may_pass().then_some(Action::Pass));
/// The default answer of the rules when time has run out (R-OV-17, R-OV-18).
pub(crate) const USUAL: Policy =
    Policy::giving("usual", |game, asked| asked.options.get(game.default_of(asked)).copied());
/// Agree.
pub(crate) const ACCEPT: Policy =
    Policy::giving("accept", |_, asked| offered(asked, |option| option == Action::Accept));
/// Refuse.
pub(crate) const REFUSE: Policy =
    Policy::giving("refuse", |_, asked| offered(asked, |option| option == Action::Refuse));

/// The first answer of this kind, if a question offers one.
pub(crate) fn offered(asked: &Decision, is_wanted: impl Fn(Action) -> bool) -> Option<Action> {
    asked.options.iter().copied().find(|option| is_wanted(*option))
}

/// The kinds of questions that can be answered in advance, in the order of a turn. Placing a tile
/// and deploying a figure are not among them.
static KINDS: LazyLock<Vec<&OrderKind>> = LazyLock::new(|| {
    let mut kinds: Vec<&OrderKind> =
        profiles::ALL.iter().flat_map(|profile| profile.orders).collect();
    kinds.sort_by_key(|kind| kind.subject.place());
    kinds
});

/// A player's answer in advance: a policy for a kind of question.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Instruction {
    kind: &'static OrderKind,
    policy: &'static Policy,
    /// The policy's number, 0 if it takes none.
    number: u16,
}

impl PartialEq for Instruction {
    fn eq(&self, other: &Self) -> bool {
        let words = |what: &Self| (what.kind.subject, what.policy.word, what.number);
        words(self) == words(other)
    }
}

impl Eq for Instruction {}

impl Instruction {
    /// Every instruction that makes sense with these systems and house rules, with numbers as
    /// examples: first those for the open question, then the rest in the order of a turn.
    pub fn offered(systems: Systems, house: &HouseRules, open: Option<Prompt>) -> Vec<Self> {
        let is_open = |kind: &&OrderKind| open.is_some() && kind.subject.question() == open;
        let (now, later): (Vec<&OrderKind>, Vec<&OrderKind>) =
            KINDS.iter().copied().filter(|kind| kind.is_put(systems, house)).partition(is_open);
        let all = now.into_iter().chain(later).flat_map(|kind| {
            kind.policies.iter().map(move |policy| Self { kind, policy, number: 0 })
        });
        let (numbered, mut offered): (Vec<Self>, Vec<Self>) =
            all.partition(|what| what.policy.numbers.is_some());
        let examples = numbered.into_iter().flat_map(|what| {
            let listed = what.policy.numbers.iter().flat_map(|numbers| numbers.listed);
            listed.map(move |number| Self { number: *number, ..what })
        });
        offered.extend(examples);
        offered
    }

    /// Whether these systems and house rules can ever ask for it.
    pub fn makes_sense(self, systems: Systems, house: &HouseRules) -> bool {
        self.kind.is_put(systems, house)
    }

    /// Whether two instructions answer the same question, so that the later one replaces the other.
    pub fn replaces(self, other: Self) -> bool {
        self.kind.subject == other.kind.subject
    }

    /// The question, if the instruction is about all of it.
    pub fn question(self) -> Option<Prompt> {
        self.kind.subject.question()
    }

    /// The name of what it is about.
    pub fn about(self) -> &'static str {
        self.kind.subject.name()
    }

    /// The word of its policy.
    pub const fn policy(self) -> &'static str {
        self.policy.word
    }

    /// The number of its policy, 0 if that takes none.
    pub const fn number(self) -> u16 {
        self.number
    }
}

/// A seat's standing answer to a question; none if the seat has to be asked.
pub fn answer(standing: &[(Seat, Instruction)], game: &Game, asked: &Decision) -> Option<Action> {
    let own = || {
        let own = standing.iter().filter(|(seat, _)| *seat == asked.seat).map(|(_, what)| *what);
        own.filter(|what| what.kind.subject.is_asked(asked))
    };
    let given = own().find_map(|what| match what.policy.says {
        Says::Gives(gives) => gives(game, asked),
        Says::Declines(_) => None,
    });
    given.or_else(|| {
        let declined = |option: &Action| {
            own().any(|what| match what.policy.says {
                Says::Declines(declines) => declines(*option, what.number),
                Says::Gives(_) => false,
            })
        };
        let mut others = asked.options.iter().filter(|option| **option != Action::Pass);
        (asked.may_pass() && others.all(declined)).then_some(Action::Pass)
    })
}

impl fmt::Display for Instruction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.policy.numbers {
            None => write!(f, "{}.{}", self.policy.word, self.about()),
            Some(_) => write!(f, "{}-{}.{}", self.policy.word, self.number, self.about()),
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
        let word = text.trim();
        let (what, of) = word.split_once('.').unwrap_or((word, ""));
        let number = |kind: &OrderKind, policy: &Policy| {
            policy.number(what).filter(|_| kind.subject.name() == of)
        };
        let mut all = KINDS
            .iter()
            .copied()
            .flat_map(|kind| kind.policies.iter().map(move |policy| (kind, policy)));
        let found = all
            .find_map(|(kind, policy)| Some(Self { kind, policy, number: number(kind, policy)? }));
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
