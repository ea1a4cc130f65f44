//! The Count and the quarters of Carcassonne in words.

use rules::expansions::count::{Action, Event, Prompt, Quarter};
use rules::{At, Figure, FigureKind, Game};

use crate::say;
use crate::table::standing_orders::Instruction;
use crate::text::{Phrase, Text};
use crate::view::expansions::{Rank, RulesPage, Slice, page};
use crate::view::labels::Labels;
use crate::view::narration::Narrator;
use crate::view::{alt, vocabulary};

/// The Count of Carcassonne.
pub(super) struct Count;

impl Slice for Count {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("count")]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let text = labels.text;
        match action {
            rules::Action::Count(Action::Move { to }) => {
                Some(say!(text, "action-count", quarter = named(text, to)))
            }
            rules::Action::Move { figure, to } => {
                let (from, role, cell) = leaves(text, labels.game, figure, to)?;
                Some(say!(text, "action-councillor", quarter = from, role = role, cell = cell))
            }
            _ => None,
        }
    }

    fn deployed(
        &self,
        labels: &Labels<'_>,
        figure: FigureKind,
        at: At,
        _: &Phrase,
    ) -> Option<String> {
        let (text, At::Quarter(quarter)) = (labels.text, at) else { return None };
        let (figure, quarter) = (vocabulary::figure(text, figure), named(text, quarter));
        Some(say!(text, "action-enter", figure = figure, quarter = quarter))
    }

    fn pass(&self, prompt: rules::Prompt) -> Option<&'static str> {
        let rules::Prompt::Count(prompt) = prompt else { return None };
        Some(match prompt {
            Prompt::Councillors | Prompt::LastCouncillors => "action-pass-councillors",
            Prompt::Reward => "action-pass-reward",
            Prompt::Move => "action-pass-count",
        })
    }

    fn pieces(&self, narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
        let text = narrator.text;
        let count = game.count().map(|at| say!(text, "alt-count", quarter = named(text, at)));
        let others = alt::standing(narrator, game, "alt-quarters", |at| match at {
            At::Quarter(quarter) => Some(named(text, quarter).to_string()),
            _ => None,
        });
        count.into_iter().chain(others).map(|said| (Rank::Standing, said)).collect()
    }

    fn told(&self, narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
        let text = narrator.text;
        match event {
            rules::Event::Count(Event::Moved { to }) => {
                Some(say!(text, "told-count-moved", quarter = named(text, *to)))
            }
            rules::Event::Moved { figure, to } => {
                let (from, role, cell) = leaves(text, game, *figure, *to)?;
                let (who, key) = (narrator.who(figure.seat), "told-councillor");
                Some(say!(text, key, who = who, quarter = from, role = role, cell = cell))
            }
            _ => None,
        }
    }

    fn place_word(&self, at: At) -> Option<&'static str> {
        matches!(at, At::Quarter(_)).then_some("quarter")
    }

    /// Several quarters may be held at once, so this is about a quarter and not about a question.
    fn in_advance(&self, text: &Text, what: Instruction) -> Option<String> {
        let quarter = text.named("quarter", what.about());
        (what.policy() == "stay").then(|| say!(text, "standing-stay", quarter = quarter))
    }
}

/// A quarter of Carcassonne: "the market".
fn named(text: &Text, quarter: Quarter) -> Phrase {
    text.named("quarter", quarter.name())
}

/// Which quarter a councillor leaves, as what and for which cell; none if it is no councillor.
fn leaves(text: &Text, game: &Game, figure: Figure, to: At) -> Option<(Phrase, Phrase, String)> {
    let At::Quarter(quarter) = figure.at else { return None };
    let cell = to.pos().map(|pos| pos.name()).unwrap_or_default();
    Some((named(text, quarter), vocabulary::role(text, game, figure.kind, to), cell))
}
