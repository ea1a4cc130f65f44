//! The circus in words.

use rules::expansions::bigtop::{Action, Event};
use rules::{Game, Mark, SegmentKind};
use text::{Text, say};

use crate::expansions::{PrintedThing, Rank, RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;

/// Under the Big Top.
pub(super) struct BigTop;

impl Slice for BigTop {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("bigtop")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[
            (PrintedThing::Mark(Mark::Circus), "tile-circus"),
            (PrintedThing::Segment(SegmentKind::Acrobats), "tile-acrobats"),
        ]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Action::BigTop(Action::Score { at }) = action else { return None };
        Some(say!(labels.text, "action-pyramid", cell = at.pos.name()))
    }

    fn thing(&self, action: rules::Action) -> Option<&'static str> {
        matches!(action, rules::Action::BigTop(_)).then_some("thing-pyramid")
    }

    fn pieces(&self, narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
        let top = game.big_top().map(|pos| say!(narrator.text, "alt-big-top", cell = pos.name()));
        top.map(|said| (Rank::Standing, said)).into_iter().collect()
    }

    /// The animals that nobody has seen yet, the one under the big top included.
    fn beside(&self, text: &Text, game: &Game) -> Vec<String> {
        let mut animals = game.animals().to_vec();
        animals.sort_unstable();
        let alike = animals.chunk_by(|one, other| one == other);
        let alike = alike.map(|alike| format!("{} × {}", alike.len(), alike[0]));
        let animals = alike.collect::<Vec<_>>().join(&text.say("list-comma"));
        let said = (!animals.is_empty()).then(|| say!(text, "position-animals", animals = animals));
        said.into_iter().collect()
    }

    fn told(&self, narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::BigTop(event) = event else { return None };
        let text = narrator.text;
        Some(match *event {
            Event::Revealed { pos, points } => {
                say!(text, "told-animal", cell = pos.name(), points = i32::from(points))
            }
            Event::Moved { to } => say!(text, "told-big-top", cell = to.name()),
        })
    }
}
