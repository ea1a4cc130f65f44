//! The Winter Edition as a ground set: the base game with twelve more tiles (R-WI-1..5).

use super::{Expansion, base};
use crate::figure::FigureKind;
use crate::geometry::Pos;
use crate::house::Choice;
use crate::setup::Setup;
use crate::tile::KindId;

pub(super) struct Winter;

impl Expansion for Winter {
    fn key(&self) -> &'static str {
        "winter"
    }

    fn name(&self) -> &'static str {
        "Winter Edition"
    }

    fn sets(&self) -> &'static [&'static str] {
        &["base", "winter"]
    }

    fn is_ground(&self) -> bool {
        true
    }

    /// R-WI-1: all rules of the base game, and therefore its options.
    fn choices(&self) -> &'static [&'static Choice] {
        base::Base.choices()
    }

    fn figures(&self) -> &'static [(FigureKind, u8)] {
        base::Base.figures()
    }

    fn start(&self, setup: &Setup) -> Vec<(KindId, Pos)> {
        base::Base.start(setup)
    }
}
