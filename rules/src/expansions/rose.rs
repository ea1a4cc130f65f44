//! Wind Roses: whoever lays a quarter of a rose in its section of the map, as seen from the full
//! rose that was laid last, gets three points (R-WR-1..7).

use super::{Expansion, Info, wheel};
use crate::bag::Piles;
use crate::board::{Board, Placed};
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::house::options;
use crate::setup::{Setup, StartTile, unturned};
use crate::tile::KindId;
use crate::vocabulary::{Mark, ScoreLine, Source};

options! { in rose;
    /// R-WR-2.
    placed_at_start "rose.start": bool [true "place", false "shuffle"];
    /// R-WR-1.
    keeps_start_tile "rose.start_tile": bool [false "remove", true "mix_in"],
        if rose.placed_at_start = true;
}

/// The full rose that starts the table.
const FIRST: &str = "rose/01";
/// The quarters clockwise from the north-west, as a full rose that is not turned has them.
const QUARTERS: [Mark; 4] =
    [Mark::RoseNorthWest, Mark::RoseNorthEast, Mark::RoseSouthEast, Mark::RoseSouthWest];
/// R-WR-5.
const POINTS: i32 = 3;

pub(super) struct Rose;

impl Expansion for Rose {
    fn info(&self) -> &'static Info {
        &Info {
            key: "rose",
            name: "Wind Roses",
            sets: &["rose"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    /// R-WR-1, R-WR-2.
    fn start(&self, setup: &Setup, _: &[StartTile]) -> Vec<StartTile> {
        if !starts(setup) {
            return Vec::new();
        }
        let pos = match (wheel::corner(setup), setup.systems.has("count")) {
            (Some(_), false) => Pos::new(-1, -4),
            (_, true) => Pos::new(-1, -2),
            _ => Pos::default(),
        };
        unturned(KindId::named(FIRST), pos)
    }

    /// R-WR-1; with a river or the City, their own options decide.
    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        let other = ["river1", "river2", "count"].iter().any(|key| setup.systems.has(key));
        if !other && starts(setup) && !setup.house.rose.keeps_start_tile {
            setup.take_plain_start(&mut piles.pile);
        }
    }

    /// R-WR-5.
    fn placed(&self, game: &mut Game, pos: Pos) {
        let laid = game.board.tile_at(pos).map(|placed| placed.kind);
        if laid.is_some_and(|kind| is_in_its_section(&game.board, kind, pos)) {
            game.grant(ScoreLine {
                seat: game.turn.seat,
                points: POINTS,
                source: Source::WindRose,
                at: None,
                complete: true,
                terms: Vec::new(),
            });
        }
    }
}

impl Game {
    /// The wind rose that counts, the full one laid last (R-WR-3).
    pub fn wind_rose(&self) -> Option<&Placed> {
        reference(&self.board).filter(|_| self.setup.systems.has("rose"))
    }

    /// What whoever lays a tile of this kind on a cell gets for its quarter of a rose (R-WR-5).
    pub fn rose_points(&self, kind: KindId, pos: Pos) -> i32 {
        let pays = self.setup.systems.has("rose") && is_in_its_section(&self.board, kind, pos);
        if pays { POINTS } else { 0 }
    }
}

/// The full rose that was laid last (R-WR-3).
fn reference(board: &Board) -> Option<&Placed> {
    let last = board.marked(Mark::RoseFull).max_by_key(|&pos| board.number_at(pos));
    last.and_then(|pos| board.tile_at(pos))
}

/// Whether a full rose is on the table from the start.
fn starts(setup: &Setup) -> bool {
    setup.systems.has("rose") && setup.house.rose.placed_at_start
}

/// Whether a tile has a quarter of a rose, and a cell is in its section (R-WR-3, R-WR-4).
fn is_in_its_section(board: &Board, kind: KindId, pos: Pos) -> bool {
    let marks = kind.kind().marks;
    let Some(quarter) = QUARTERS.iter().position(|&mark| marks.has(mark)) else { return false };
    let Some(full) = reference(board) else { return false };
    let (east, south) = (pos.x - full.pos.x, pos.y - full.pos.y);
    match (quarter + full.rotation.index()) % QUARTERS.len() {
        0 => east <= 0 && south <= 0,
        1 => east >= 0 && south <= 0,
        2 => east >= 0 && south >= 0,
        _ => east <= 0 && south >= 0,
    }
}

// With the River.

/// Where and how a spring lies that rises beside the first rose (R-WR-2): it flows south.
pub(super) fn spring(setup: &Setup) -> Option<(Pos, Rotation)> {
    starts(setup).then_some((Pos::new(0, 1), Rotation::turns(1)))
}
