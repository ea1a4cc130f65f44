//! The host's own tiles in words.

use rules::Game;
use rules::expansions::creativity::{Event, Prompt};
use text::Text;

use crate::expansions::{RulesPage, Slice, page};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::{DescribedPicture, host};

/// Creativity.
pub(super) struct Creativity;

impl Slice for Creativity {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("creativity")]
    }

    /// The tiles that everybody is asked to accept (R-CR-2).
    fn picture(&self, text: &Text, game: &Game) -> Option<DescribedPicture> {
        let prompt = game.decision()?.prompt;
        let asked = prompt == rules::Prompt::Creativity(Prompt::HostTiles);
        asked.then(|| host::picture(text, &host::of_game(game))).flatten()
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let rules::Prompt::Creativity(Prompt::HostTiles) = labels.decision.prompt else {
            return None;
        };
        match action {
            rules::Action::Accept => Some(labels.text.say("action-accept-tiles")),
            rules::Action::Refuse => Some(labels.text.say("action-refuse-tiles")),
            _ => None,
        }
    }

    fn told(&self, narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Creativity(Event::HostTiles { accepted }) = event else { return None };
        Some(narrator.text.say(match accepted {
            true => "told-tiles-accepted",
            false => "told-tiles-refused",
        }))
    }
}
