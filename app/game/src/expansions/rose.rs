//! Wind Roses.

use rules::{Game, Mark, Side};
use text::say;

use crate::expansions::{PrintedThing, Profile, Rank};
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;
use crate::vocabulary;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("rose")
        .also(&[
            "The Wind Rose",
            "Compass",
            "Rosa de los vientos",
            "Rosa dei venti",
            "Róża wiatrów",
        ])
        .in_presets(&["promos"])],
    prints: &[
        (PrintedThing::Mark(Mark::RoseFull), "tile-rose-full"),
        (PrintedThing::Mark(Mark::RoseNorthWest), "tile-rose-nw"),
        (PrintedThing::Mark(Mark::RoseNorthEast), "tile-rose-ne"),
        (PrintedThing::Mark(Mark::RoseSouthEast), "tile-rose-se"),
        (PrintedThing::Mark(Mark::RoseSouthWest), "tile-rose-sw"),
    ],
    pieces,
    ..Profile::NONE
};

/// Which rose counts, and how it was turned.
fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let Some(rose) = game.wind_rose() else { return Vec::new() };
    let (text, cell) = (narrator.text, rose.pos.name());
    let said = match Side::N.turned(rose.rotation) {
        Side::N => say!(text, "alt-rose", cell = cell),
        north => {
            let side = vocabulary::side(text, north);
            say!(text, "alt-rose-turned", cell = cell, side = side)
        }
    };
    vec![(Rank::Standing, said)]
}
