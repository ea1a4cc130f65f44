//! The Winter Edition as a ground set: the base game with twelve more tiles (R-WI-1..5).

use super::{Expansion, Info, base};
use crate::house::HouseRules;
use crate::setup::{Setup, StartTile};
use crate::vocabulary::FigureKind;

pub(super) struct Winter;

impl Expansion for Winter {
    fn info(&self) -> &'static Info {
        &Info {
            key: "winter",
            name: "Winter Edition",
            sets: &["base", "winter"],
            is_ground: true,
            options: &[base::OPTIONS],
            ..Info::NONE
        }
    }

    fn figures(&self, house: &HouseRules) -> &'static [(FigureKind, u8)] {
        base::Base.figures(house)
    }

    fn start(&self, setup: &Setup, laid: &[StartTile]) -> Vec<StartTile> {
        base::Base.start(setup, laid)
    }
}
