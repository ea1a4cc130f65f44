//! Inns & Cathedrals: inns, cathedrals, the big follower and the sixth seat (R-IC-1..14).

use super::{Expansion, Info};
use crate::game::Game;
use crate::house::{HouseRules, options};
use crate::value::{Operation, Value, ValueStep};
use crate::vocabulary::{FigureKind, SegmentKind, Tag, Term};

options! { in inns;
    /// R-IC-7, R-IC-10, R-IC-14.
    unfinished_zero "inn_cathedral_unfinished_zero": bool [on];
}

pub(super) struct Inns;

impl Expansion for Inns {
    fn info(&self) -> &'static Info {
        &Info {
            key: "inns",
            name: "Inns & Cathedrals",
            sets: &["ic"],
            seats_six: true,
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn figures(&self, _house: &HouseRules) -> &'static [(FigureKind, u8)] {
        &[(FigureKind::Big, 1)]
    }

    fn amend(&self, game: &Game, value: &mut Value) {
        let term = match value.kind {
            SegmentKind::Road if value.tags.has(Tag::Inn) => Term::Inn,
            SegmentKind::City if value.tags.has(Tag::Cathedral) => Term::Cathedral,
            _ => return,
        };
        let effect = if value.complete {
            // R-IC-6: 2 per tile; R-IC-9: 3 per tile and pennant, however small the city (R-IC-12).
            value.modifiers.retain(|modifier| modifier.term != Some(Term::Tiny));
            Operation::Add(1)
        } else {
            let factor = !game.setup().house.inns.unfinished_zero;
            Operation::Multiply(factor.into())
        };
        value.modifiers.add(ValueStep::PerUnit, effect, term);
    }
}
