//! Spiel Doch!: two tiles that begin the table in place of the start tile, or are shuffled in
//! (R-SD-1..4).

use super::{Expansion, Info, base2};
use crate::bag::Piles;
use crate::geometry::{Pos, Rotation};
use crate::house::options;
use crate::setup::{Setup, StartTile};
use crate::tile::KindId;

options! { in spieldoch;
    /// R-SD-1, R-SD-2.
    placed_at_start "sd.use": bool [true "start", false "shuffle"];
    /// R-SD-1.
    keeps_start_tile "sd.start_tile": bool [false "remove", true "mix_in"],
        if spieldoch.placed_at_start = true;
}
/// Whoever of these plays puts its own tiles on the table (R-SD-3).
const OTHER_STARTS: [&str; 5] = ["river1", "river2", "count", "wheel", "rose"];

pub(super) struct SpielDoch;

impl Expansion for SpielDoch {
    fn info(&self) -> &'static Info {
        &Info {
            key: "spieldoch",
            name: "Spiel Doch!",
            sets: &["sd"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    /// R-SD-1.
    fn start(&self, setup: &Setup, _: &[StartTile]) -> Vec<StartTile> {
        let laid = [("sd/01", 0, 0), ("sd/02", 1, 3)].map(|(id, column, turns)| {
            let kind = KindId::named(id)?;
            Some((base2::copy(setup, kind), Pos::new(column, 0), Rotation::turns(turns)))
        });
        if starts(setup) { laid.into_iter().flatten().collect() } else { Vec::new() }
    }

    /// R-SD-1.
    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        if starts(setup) && !setup.house.spieldoch.keeps_start_tile {
            setup.take_plain_start(&mut piles.pile);
        }
    }
}

/// Whether the two tiles begin the table (R-SD-3).
fn starts(setup: &Setup) -> bool {
    setup.house.spieldoch.placed_at_start && !OTHER_STARTS.iter().any(|key| setup.systems.has(key))
}
