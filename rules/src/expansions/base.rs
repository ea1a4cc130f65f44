//! The base game as a ground set: 72 tiles and seven followers per seat. Its rules are the stages.

use super::{Expansion, Info};
use crate::geometry::Pos;
use crate::house::{HouseRules, Need, RuleOption};
use crate::setup::{Setup, StartTile, unturned};
use crate::tile::KindId;
use crate::vocabulary::FigureKind;

/// How fields are counted (R-BA-29, R-BA-33).
pub(crate) const FARM_SCORING: RuleOption = RuleOption {
    key: "farm_scoring",
    values: &["third", "second", "first"],
    needs: &[Need::Rule(&FARMS_ENABLED, "on")],
};
/// What decides majorities with `farm_scoring=first` (R-BA-35).
pub(crate) const FIRST_COUNTS: RuleOption = RuleOption {
    key: "first_counts",
    values: &["farmers", "farms"],
    needs: &[Need::Rule(&FARM_SCORING, "first")],
};
/// R-BA-36.
pub(crate) const FARMS_ENABLED: RuleOption =
    RuleOption { key: "farms_enabled", values: &["on", "off"], needs: &[] };
/// R-BA-19.
pub(crate) const TINY_CITY: RuleOption =
    RuleOption { key: "tiny_city", values: &["4", "2"], needs: &[] };
/// R-OV-37.
pub(crate) const EQUAL_TURNS: RuleOption =
    RuleOption { key: "equal_turns", values: &["off", "on"], needs: &[] };
/// R-OV-21: a table that owns a sixth colour does not need the set that brings it.
pub(crate) const SIX_SEATS: RuleOption =
    RuleOption { key: "six_seats", values: &["with_inns", "always"], needs: &[] };

/// The options of the base game.
pub(super) const CHOICES: &[&RuleOption] =
    &[&FARM_SCORING, &FIRST_COUNTS, &FARMS_ENABLED, &TINY_CITY, &EQUAL_TURNS, &SIX_SEATS];

pub(super) struct Base;

impl Expansion for Base {
    fn info(&self) -> &'static Info {
        &Info {
            key: "base",
            name: "Base game",
            sets: &["base"],
            is_ground: true,
            options: CHOICES,
            ..Info::NONE
        }
    }

    fn figures(&self, _house: &HouseRules) -> &'static [(FigureKind, u8)] {
        &[(FigureKind::Small, 7)]
    }

    fn start(&self, _: &Setup, _: &[StartTile]) -> Vec<StartTile> {
        KindId::named("base/D").map(|kind| unturned(kind, Pos::default())).into_iter().collect()
    }
}
