//! Where the tile in hand would score at once, without laying it on the table: a look ahead by one
//! tile, as the board stands. What may still happen between laying and scoring (a dragon, an answer
//! of somebody else) is not foreseen.

use crate::action::Action;
use crate::feature::FeatureId;
use crate::figure::Figure;
use crate::game::Game;
use crate::geometry::{Pos, Rotation, Side};
use crate::spine::Slot;
use crate::stages::{place, score, wood};
use crate::tile::KindId;
use crate::vocabulary::{At, SegmentKind};

impl Game {
    /// The cells where the tile in hand can complete something that scores for the active seat: what
    /// it owns, or what one of its followers could claim on that tile. Each is listed once, in order,
    /// with the most points that its rotations give.
    pub fn scoring_cells(&self) -> Vec<(Pos, i32)> {
        let Some(kind) = self.turn.hand else { return Vec::new() };
        // A bridge completes what the tile alone does not.
        let closes_alone = self.setup.systems.laying().is_none() && !is_closed(kind);
        let mut cells: Vec<(Pos, i32)> = Vec::new();
        let mut tried: Vec<(Pos, Rotation)> = Vec::new();
        for (pos, rotation) in self.placements(kind) {
            let same = |(cell, other): &(Pos, Rotation)| {
                *cell == pos && kind.kind().is_same(*other, rotation)
            };
            if closes_alone && !self.may_complete(pos) || tried.iter().rev().any(same) {
                continue;
            }
            tried.push((pos, rotation));
            let points = self.points_at_once(kind, pos, rotation);
            match cells.last_mut().filter(|(cell, _)| *cell == pos) {
                Some((_, most)) => *most = points.max(*most),
                None => cells.push((pos, points)),
            }
        }
        cells.retain(|&(_, points)| points > 0);
        cells
    }

    /// The rotation in which the tile in hand scores most at once on a cell, of equal ones the first;
    /// `None` if it scores in none.
    pub fn scoring_rotation(&self, cell: Pos) -> Option<Rotation> {
        let kind = self.turn.hand?;
        let here = self.placements(kind).into_iter().filter(|(pos, _)| *pos == cell);
        let valued = here.map(|(_, turn)| (self.points_at_once(kind, cell, turn), turn));
        let best = valued.filter(|(points, _)| *points > 0).min_by_key(|(points, _)| -points);
        best.map(|(_, rotation)| rotation)
    }

    /// Whether a tile on this empty cell may complete anything: nearly all cells are ruled out so,
    /// and no tile has to be tried there.
    fn may_complete(&self, pos: Pos) -> bool {
        let board = &self.board;
        let facing = || {
            Side::ALL.into_iter().filter_map(|side| {
                let there = board.tile_at(pos.step(side))?;
                let segment = there.segment_at(side.opposite())?;
                Some(board.feature_at((there.pos, segment).into()))
            })
        };
        // All that is open of it faces this cell.
        let closes = |id: FeatureId| {
            usize::from(board.feature(id).open) == facing().filter(|other| *other == id).count()
        };
        let full = |id: FeatureId| {
            let node = board.feature(id).first;
            board.filled_around(board.spot(node).pos) >= 7
        };
        facing().any(closes) || board.centres_near(pos).any(full) || board.filled_around(pos) == 8
    }

    /// What laying a tile would score at once for the active seat, with the best follower on it.
    fn points_at_once(&self, kind: KindId, pos: Pos, rotation: Rotation) -> i32 {
        let mut game = self.clone();
        let seat = game.turn.seat;
        game.turn.hand = None;
        place::lay(&mut game, seat, kind, pos, rotation);
        let completed = score::completing(&game);
        if completed.is_empty() {
            return 0;
        }
        let own = |game: &Self, id: FeatureId| -> i32 {
            game.pays(id).iter().filter(|line| line.seat == seat).map(|line| line.points).sum()
        };
        let owned: i32 = completed.iter().map(|&id| own(&game, id)).sum();
        game.turn.slot = Slot::Wood;
        let mut options = Vec::new();
        wood::offer(&game, &mut options);
        let claimed = options.into_iter().filter_map(|option| match option {
            Action::Deploy { figure: kind, at: at @ At::Segment(spot) } => {
                let id = completed.iter().copied().find(|id| *id == game.board.feature_at(spot))?;
                let before = own(&game, id);
                let mut after = game.clone();
                after.deploy(Figure { seat, kind, at });
                Some(own(&after, id) - before)
            }
            _ => None,
        });
        owned + claimed.max().unwrap_or(0).max(0)
    }
}

/// Whether a road or city of a tile is complete on the tile alone.
fn is_closed(kind: KindId) -> bool {
    let built = |kind| matches!(kind, SegmentKind::City | SegmentKind::Road);
    kind.kind().segments.iter().any(|segment| built(segment.kind) && segment.sides.is_empty())
}
