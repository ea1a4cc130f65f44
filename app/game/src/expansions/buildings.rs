//! Little Buildings.

use rules::expansions::buildings::{Action, Event};
use rules::{Game, Token};
use text::say;

use crate::expansions::{Profile, Rank};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;
use crate::vocabulary;

/// The kinds, and the keys of the lists of their cells.
const KINDS: [(Token, &str); 3] = [
    (Token::Shed, "alt-sheds"),
    (Token::House, "alt-houses"),
    (Token::LittleTower, "alt-little-towers"),
];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("buildings").also(&[
        "The Houses",
        "Small Buildings",
        "Die Häuschen",
        "Kleine Häuser",
        "Petits bâtiments",
        "Les Maisons",
        "Las Casas",
        "Piccoli edifici",
        "Małe budynki",
        "Domy",
        "Casele",
    ])],
    label,
    thing: |action| matches!(action, rules::Action::Buildings(_)).then_some("thing-building"),
    narrate,
    pieces,
    ..Profile::NONE
};

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Buildings(Action::Build { kind }) = action else { return None };
    let token = vocabulary::token(labels.text, kind);
    Some(say!(labels.text, "action-building", token = token))
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Buildings(Event::Built { seat, kind, pos }) = event else { return None };
    let (text, who) = (narrator.text, narrator.who(*seat));
    let token = vocabulary::token(text, *kind);
    Some(say!(text, "told-building", who = who, token = token, cell = pos.name()))
}

fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let text = narrator.text;
    let said = |(kind, key): (Token, &str)| {
        let built = game.little_buildings().iter().filter(|(_, other)| *other == kind);
        let cells: Vec<String> = built.map(|(pos, _)| pos.name()).collect();
        let cells = cells.join(&text.say("list-comma"));
        (!cells.is_empty()).then(|| (Rank::Vacancy, say!(text, key, cells = cells)))
    };
    KINDS.into_iter().filter_map(said).collect()
}
