//! Mage and Witch.

use rules::expansions::mage::{Action, Event, Magician, Prompt};
use rules::{Game, Mark, SegmentKind, Slot, Spot};
use text::{Text, say};

use crate::expansions::{AnswerPlace, PrintedThing, Profile, Rank};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;
use crate::standing_orders::{OrderKind, USUAL};
use crate::vocabulary;

const SYSTEMS: &[&str] = &["mage"];

const ORDERS: &[OrderKind] =
    &[OrderKind::of(Slot::Magic, rules::Prompt::Mage(Prompt::Move), SYSTEMS, &[USUAL])];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("mage")
        .also(&[
            "Wizard & Witch",
            "Zauberer und Hexe",
            "Magicien et Sorcière",
            "Mag i wiedźma",
            "Vrăjitorul și vrăjitoarea",
        ])
        .small()
        .in_presets(&["minis-2012", "big-box-2017"])],
    orders: ORDERS,
    place,
    prints: &[(PrintedThing::Mark(Mark::Magic), "tile-magic")],
    label,
    narrate,
    pieces,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::Mage(Action::Move { to, .. }) = action else { return None };
    Some(AnswerPlace::Spot(to))
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
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

fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let said = |&who: &Magician| {
        let spot = game.magician(who)?;
        let key = match (who, is_city(game, spot)) {
            (Magician::Mage, true) => "alt-mage-city",
            (Magician::Mage, false) => "alt-mage-road",
            (Magician::Witch, true) => "alt-witch-city",
            (Magician::Witch, false) => "alt-witch-road",
        };
        Some((Rank::Standing, say!(narrator.text, key, cell = cell(narrator.text, game, spot))))
    };
    Magician::ALL.iter().filter_map(said).collect()
}

fn narrate(narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
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
    Some(say!(narrator.text, key, cell = cell(narrator.text, game, spot)))
}

/// Whether it is a city and not a road.
fn is_city(game: &Game, spot: Spot) -> bool {
    game.board().segment(spot).is_some_and(|segment| segment.kind == SegmentKind::City)
}

/// The cell, with the sides that the road or city reaches there if the tile has several.
fn cell(text: &Text, game: &Game, spot: Spot) -> String {
    let (board, name) = (game.board(), spot.pos.name());
    let kind = |spot| board.segment(spot).map(|segment| segment.kind);
    let here = board.tile_at(spot.pos).into_iter().flat_map(|placed| board.spots_of(placed));
    let is_alone = here.filter(|other| kind(*other) == kind(spot)).count() == 1;
    match vocabulary::whereabouts(text, game, spot).filter(|_| !is_alone) {
        Some(place) => say!(text, "label-place", label = name, place = place),
        None => name,
    }
}
