//! Flights at a table.

use rules::Slot;
use rules::expansions::flier::{Action, Event, Prompt};
use serde_json::json;

use crate::expansions::Slice;
use crate::jcz::luck::JczLuck;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::jcz::{JczEdition, JczOption, JczSet, places};
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, USUAL};

/// The Flier.
pub(super) struct Flier;

const ASKED: rules::Prompt = rules::Prompt::Flier(Prompt::Landing);

const KINDS: &[OrderKind] = &[OrderKind::of(Slot::Landing, ASKED, &["flier"], &[USUAL])];

impl Slice for Flier {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("flier")
            .small()
            .in_presets(&["minis", "minis-2012", "big-box-2017"])
            .also(&[
                "Flying Machines",
                "The Flyer",
                "Die Flieger",
                "Flugmaschinen",
                "L’Aviateur",
                "El Aviador",
                "Los Voladores",
                "Gli Aviatori",
                "Maszyny latające",
                "Aparate de zbor",
            ])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            edition: JczEdition::OfGame,
            elements: &[("flier", 0)],
            options: &[JczOption::always("flier.figures", "any_follower")],
            ..JczSet::of("flier", "flier")
        }];
        SETS
    }

    /// The message brings what that program makes the length of the flight of: three equal parts
    /// of what is between 0 and 1.
    fn jcz_messages(
        &self,
        step: &JczStep<'_>,
        outcome: &JczOutcome<'_>,
    ) -> Option<Vec<JczMessage>> {
        let rules::Action::Flier(Action::Fly { figure }) = step.action else { return None };
        let mut lengths = outcome.events.iter().filter_map(length);
        let machine = places::inside(step.placed()?, "FlyingMachine");
        let mut message = step.deployed_to(figure, machine);
        message.payload["random"] = json!((f64::from(lengths.next()?) + 0.5) / 3.0);
        Some(vec![message])
    }

    fn jcz_luck(&self, luck: &mut JczLuck, event: &rules::Event) {
        luck.chances.extend(length(event));
    }

    fn is_deploying(&self, prompt: rules::Prompt) -> bool {
        prompt == ASKED
    }

    fn is_revealing(&self, event: &rules::Event) -> bool {
        matches!(event, rules::Event::Flier(_))
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}

/// How far somebody flew, from 0.
fn length(event: &rules::Event) -> Option<u8> {
    let rules::Event::Flier(Event::Flown { tiles, .. }) = event else { return None };
    tiles.checked_sub(1)
}
