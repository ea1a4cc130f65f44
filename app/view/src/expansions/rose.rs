//! Wind roses in words.

use rules::{Game, Mark, Side};
use text::say;

use crate::expansions::{PrintedThing, Rank, RulesPage, Slice, page};
use crate::narration::Narrator;
use crate::vocabulary;

/// Wind Roses.
pub(super) struct Rose;

impl Slice for Rose {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("rose")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[
            (PrintedThing::Mark(Mark::RoseFull), "tile-rose-full"),
            (PrintedThing::Mark(Mark::RoseNorthWest), "tile-rose-nw"),
            (PrintedThing::Mark(Mark::RoseNorthEast), "tile-rose-ne"),
            (PrintedThing::Mark(Mark::RoseSouthEast), "tile-rose-se"),
            (PrintedThing::Mark(Mark::RoseSouthWest), "tile-rose-sw"),
        ]
    }

    /// Which rose counts, and how it was turned.
    fn pieces(&self, narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
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
}
