//! Answers in two parts: what (a figure, the fairy, a piece of a tower) and where. Where several
//! things can go to several places, one list would name every place once for each of them.

use std::mem::discriminant;

use rules::{Action, FigureKind, Prompt};

use super::plan::{Plan, Question};

/// Whether two answers do something with the same thing, at different places perhaps.
pub fn is_same_thing(one: Action, other: Action) -> bool {
    match (one, other) {
        (Action::Deploy { figure, .. }, Action::Deploy { figure: other, .. }) => figure == other,
        _ => discriminant(&one) == discriminant(&other),
    }
}

impl Question {
    /// Whether it is asked what and where: something can be put somewhere, and something else too.
    pub fn is_divided(&self) -> bool {
        let asked = matches!(self.decision.prompt, Prompt::Wood | Prompt::CropAdd | Prompt::Reward);
        let things = self.things().into_iter().filter(|thing| *thing != Action::Pass).count();
        asked && things > 1 && self.decision.options.len() > self.things().len()
    }

    /// For each thing the first answer that does something with it.
    pub fn things(&self) -> Vec<Action> {
        let mut things: Vec<Action> = Vec::new();
        for &option in &self.decision.options {
            if !things.iter().any(|thing| is_same_thing(*thing, option)) {
                things.push(option);
            }
        }
        things
    }

    /// The answers that do something with a thing, by their place in the list.
    pub fn with(&self, thing: Action) -> Vec<usize> {
        let options = self.decision.options.iter().enumerate();
        options.filter(|(_, option)| is_same_thing(thing, **option)).map(|(at, _)| at).collect()
    }

    /// The thing whose places are shown: that of the answer, else the one chosen before, else the
    /// ordinary meeple, else whatever figure there is.
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

    /// The answer that does with another thing what is answered now: at the same place, or the
    /// only one that there is.
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

impl Plan {
    /// The plan with another thing chosen for the question `index`, and no place for it yet.
    pub fn with_thing(&self, index: usize, thing: Action) -> Self {
        let actions = self.actions.iter().copied().take(index).collect();
        Self { thing: Some(thing), standing: self.standing.clone(), ..Self::of(actions) }
    }
}
