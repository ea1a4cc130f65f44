//! The host's own tiles in words.

use rules::Game;
use rules::expansions::creativity::{Event, Prompt};

use crate::view::expansions::Slice;
use crate::view::labels::Labels;
use crate::view::narration::Teller;

/// Creativity.
pub(super) struct Creativity;

impl Slice for Creativity {
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

    fn told(&self, teller: &Teller<'_>, _: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Creativity(Event::HostTiles { accepted }) = event else { return None };
        Some(teller.text.say(match accepted {
            true => "told-tiles-accepted",
            false => "told-tiles-refused",
        }))
    }
}
