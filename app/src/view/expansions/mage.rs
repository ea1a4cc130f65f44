//! Mage and witch in words.

use rules::expansions::mage::{Action, Event, Magician};
use rules::{Game, Mark, SegmentKind, Spot};

use crate::say;
use crate::view::expansions::{PrintedThing, Rank, RulesPage, Slice, page};
use crate::view::labels::Labels;
use crate::view::narration::Narrator;

/// Mage and Witch.
pub(super) struct Mage;

impl Slice for Mage {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("mage")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[(PrintedThing::Mark(Mark::Magic), "tile-magic")]
    }

    fn label(&self, labels: &Labels<'_>, action: rules::Action) -> Option<String> {
        let text = labels.text;
        match action {
            rules::Action::Mage(Action::Move { who, to }) => {
                let key = match (who, is_city(labels.game, to)) {
                    (Magician::Mage, true) => "action-mage-city",
                    (Magician::Mage, false) => "action-mage-road",
                    (Magician::Witch, true) => "action-witch-city",
                    (Magician::Witch, false) => "action-witch-road",
                };
                Some(say!(text, key, cell = to.pos.name()))
            }
            rules::Action::Mage(Action::Remove { who }) => Some(text.say(match who {
                Magician::Mage => "action-mage-off",
                Magician::Witch => "action-witch-off",
            })),
            _ => None,
        }
    }

    fn pieces(&self, narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
        let said = |&who: &Magician| {
            let spot = game.magician(who)?;
            let key = match (who, is_city(game, spot)) {
                (Magician::Mage, true) => "alt-mage-city",
                (Magician::Mage, false) => "alt-mage-road",
                (Magician::Witch, true) => "alt-witch-city",
                (Magician::Witch, false) => "alt-witch-road",
            };
            Some((Rank::Standing, say!(narrator.text, key, cell = spot.pos.name())))
        };
        Magician::ALL.iter().filter_map(said).collect()
    }

    fn told(&self, narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
        let rules::Event::Mage(Event::Moved { who, to }) = *event else { return None };
        let Some(spot) = to else {
            return Some(narrator.text.say(match who {
                Magician::Mage => "told-mage-off",
                Magician::Witch => "told-witch-off",
            }));
        };
        let key = match (who, is_city(game, spot)) {
            (Magician::Mage, true) => "told-mage-city",
            (Magician::Mage, false) => "told-mage-road",
            (Magician::Witch, true) => "told-witch-city",
            (Magician::Witch, false) => "told-witch-road",
        };
        Some(say!(narrator.text, key, cell = spot.pos.name()))
    }
}

/// Whether it is a city and not a road.
fn is_city(game: &Game, spot: Spot) -> bool {
    game.board().segment(spot).is_some_and(|segment| segment.kind == SegmentKind::City)
}
