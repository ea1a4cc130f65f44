//! The base game as a ground set: 72 tiles and seven followers per seat. Its rules are the stages.

use super::{Expansion, Info};
use crate::geometry::Pos;
use crate::house::{HouseRules, options};
use crate::setup::{Setup, StartTile, unturned};
use crate::tile::KindId;
use crate::vocabulary::FigureKind;

options! { in base;
    /// How fields are counted (R-BA-29, R-BA-33).
    farm_scoring "farm_scoring": FarmScoring { Third "third", Second "second", First "first" },
        if base.farms_enabled = true;
    /// What decides majorities with `farm_scoring=first` (R-BA-35).
    first_counts "first_counts": FirstCounts { Farmers "farmers", Farms "farms" },
        if base.farm_scoring = FarmScoring::First;
    /// R-BA-36.
    farms_enabled "farms_enabled": bool [on];
    /// R-BA-19.
    tiny_city "tiny_city": TinyCity { FourPoints "4", TwoPoints "2" };
    /// R-OV-37.
    equal_turns "equal_turns": bool [off];
    /// R-OV-21: a table that owns a sixth colour does not need the set that brings it.
    six_seats "six_seats": bool [false "with_inns", true "always"];
}

pub(super) struct Base;

impl Expansion for Base {
    fn info(&self) -> &'static Info {
        &Info {
            key: "base",
            name: "Base game",
            sets: &["base"],
            is_ground: true,
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn figures(&self, _house: &HouseRules) -> &'static [(FigureKind, u8)] {
        &[(FigureKind::Small, 7)]
    }

    fn start(&self, _: &Setup, _: &[StartTile]) -> Vec<StartTile> {
        unturned(KindId::named("base/D"), Pos::default())
    }
}
