//! The Wheel of Fortune.

use rules::expansions::wheel::{Crown, Event, Prompt, Sector};
use rules::{At, FigureKind, Game, Mark, Slot};
use text::{Phrase, Text, say};

use crate::expansions::{PrintedThing, Profile, Rank};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::{OfferedSet, Start};
use crate::standing_orders::{OrderKind, USUAL};
use crate::vocabulary;

const SYSTEMS: &[&str] = &["wheel"];

const ORDERS: &[OrderKind] =
    &[OrderKind::of(Slot::Wheel, rules::Prompt::Wheel(Prompt::Plague), SYSTEMS, &[USUAL])];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("wheel")
        .also(&["Das Glücksrad", "Das Rad der Fortuna"])
        .starting(Start::Block)],
    orders: ORDERS,
    prints: &[
        (PrintedThing::Mark(Mark::WheelOne), "tile-wheel-one"),
        (PrintedThing::Mark(Mark::WheelTwo), "tile-wheel-two"),
        (PrintedThing::Mark(Mark::WheelThree), "tile-wheel-three"),
        (PrintedThing::Mark(Mark::Wheel), "tile-wheel-block"),
    ],
    place_word: |at| matches!(at, At::Crown(_)).then_some("crown"),
    deployed,
    narrate,
    pieces,
    ..Profile::NONE
};

fn deployed(labels: &Labels<'_>, figure: FigureKind, at: At, _: &Phrase) -> Option<String> {
    let (text, At::Crown(crown)) = (labels.text, at) else { return None };
    let (figure, sector) = (vocabulary::figure(text, figure), named(text, crown.sector));
    Some(say!(text, "action-crown", figure = figure, sector = sector))
}

fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let text = narrator.text;
    let pig = game.wheel_pig();
    let at = pig.map(|sector| say!(text, "alt-pig", sector = named(text, sector)));
    let aside = pig.is_some() && game.wheel_corner().is_none();
    let aside = aside.then(|| text.say("alt-wheel-aside"));
    let crowned = narrator.standing(game, "alt-crowns", |at| match at {
        At::Crown(crown) => Some(named(text, crown.sector).to_string()),
        _ => None,
    });
    let said = at.into_iter().chain(aside).chain(crowned).map(|said| (Rank::Threat, said));
    said.chain(free_crowns(text, game).map(|said| (Rank::Vacancy, said))).collect()
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Wheel(Event::Turned { steps, to }) = event else { return None };
    let sector = named(narrator.text, *to);
    Some(say!(narrator.text, "told-wheel", steps = *steps, sector = sector))
}

/// The free crowns on the wheel, by sector.
fn free_crowns(text: &Text, game: &Game) -> Option<String> {
    let taken = |crown: &Crown| game.figures().iter().any(|figure| figure.at == At::Crown(*crown));
    let free: Vec<Crown> = game.crowns().filter(|crown| !taken(crown)).collect();
    let sectors = free.chunk_by(|one, other| one.sector == other.sector);
    let free: Vec<String> = sectors
        .map(|free| {
            let sector = named(text, free[0].sector);
            say!(text, "alt-crown-free", sector = sector, number = free.len())
        })
        .collect();
    (!free.is_empty()).then(|| say!(text, "alt-crowns-free", crowns = text.list(&free)))
}

/// A sector of the wheel: "the taxes".
fn named(text: &Text, sector: Sector) -> Phrase {
    text.named("sector", sector.name())
}
