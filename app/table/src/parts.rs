//! Answers in two parts: what (a figure, the fairy, a piece of a tower) and where. If several
//! things can go to several places, a single list would repeat every place for each thing.

use std::mem::discriminant;

use game::expansions::{self, PromptKind};
use rules::{Action, FigureKind, Prompt};

use crate::plan::{Plan, Question};

/// Whether two answers use the same thing, possibly at different places.
pub fn is_same_thing(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Deploy { figure, .. }, Action::Deploy { figure: other, .. }) => figure == other,
        (Action::Take { cause, .. }, Action::Take { cause: other, .. }) => cause == other,
        _ => discriminant(&one) == discriminant(&other),
    }
}

impl Question {
    /// Whether it asks for a figure and its place.
    pub fn is_deploying(&self) -> bool {
        let prompt = self.decision.prompt;
        prompt == Prompt::Wood || expansions::is_treated(prompt, PromptKind::Deploying)
    }

    /// Whether the question is split into what and where: more than one thing can be placed, and
    /// there are places to choose from.
    pub fn is_divided(&self) -> bool {
        let things = self.things().into_iter().filter(|thing| *thing != Action::Pass).count();
        self.is_deploying() && things > 1 && self.decision.options.len() > self.things().len()
    }

    /// The first answer for each thing.
    pub fn things(&self) -> Vec<Action> {
        let mut things: Vec<Action> = Vec::new();
        for &option in &self.decision.options {
            if !things.iter().any(|thing| is_same_thing(*thing, option)) {
                things.push(option);
            }
        }
        things
    }

    /// The indices of the answers that use a thing.
    pub fn with(&self, thing: Action) -> Vec<usize> {
        let options = self.decision.options.iter().enumerate();
        options.filter(|(_, option)| is_same_thing(thing, **option)).map(|(at, _)| at).collect()
    }

    /// The thing whose places are shown: that of the answer, otherwise the one chosen before,
    /// otherwise the ordinary meeple, otherwise any figure.
    pub fn thing(&self, plan: &Plan) -> Option<Action> {
        let things = self.things();
        let same = |wanted: Action| things.iter().copied().find(|own| is_same_thing(wanted, *own));
        let small = |own: &Action| matches!(own, Action::Deploy { figure: FigureKind::Small, .. });
        let figure = |own: &Action| matches!(own, Action::Deploy { .. });
        match self.answer {
            Some(answer) => same(answer),
            None => (plan.thing.and_then(same))
                .or_else(|| things.iter().copied().find(small))
                .or_else(|| things.iter().copied().find(figure)),
        }
    }

    /// The answer that uses another thing instead: at the same place, or the only answer for it.
    pub fn instead(&self, thing: Action) -> Option<Action> {
        let options = self.with(thing).into_iter().map(|at| self.decision.options[at]);
        let options: Vec<Action> = options.collect();
        if let [only] = options[..] {
            return Some(only);
        }
        let place = |action: Action| match action {
            Action::Deploy { at, .. } => Some(at),
            _ => None,
        };
        let now = self.answer.and_then(place)?;
        options.into_iter().find(|option| place(*option) == Some(now))
    }
}

/// The questions for a figure and its place, the latest first. Of several that are the same
/// question, only the last: the answers to the others left it open.
pub fn deploying(questions: &[Question]) -> impl Iterator<Item = (usize, &Question)> {
    let again = |index: usize, prompt: Prompt| {
        questions[index + 1..].iter().any(|later| later.decision.prompt == prompt)
    };
    let asked = questions.iter().enumerate().rev().filter(|(_, question)| question.is_deploying());
    asked.filter(move |(index, question)| !again(*index, question.decision.prompt))
}
