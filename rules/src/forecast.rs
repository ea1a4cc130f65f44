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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Dice, Event, Prompt, ScoreLine, Seed, Setup, Source, Systems};

    /// The cells with the points of the best turn that lays the tile there, found by playing every
    /// such turn.
    fn played(game: &Game) -> Vec<(Pos, i32)> {
        let asked = game.decision().expect("a tile is to be laid");
        let seat = asked.seat;
        // A field that a barn scores is not completed.
        let is_own =
            |line: &&ScoreLine| line.seat == seat && line.complete && line.source != Source::Field;
        let gain = |events: &[Event]| -> i32 {
            let lines = events.iter().filter_map(|event| match event {
                Event::Scored(line) => Some(line),
                _ => None,
            });
            lines.filter(is_own).map(|line| line.points).sum()
        };
        let mut cells: Vec<(Pos, i32)> = Vec::new();
        for &option in &asked.options {
            let Action::Place { pos, .. } = option else { continue };
            let mut laid = game.clone();
            let first = gain(&laid.apply(seat, option).expect("it is offered"));
            let wood = laid.decision().filter(|asked| asked.prompt == Prompt::Wood);
            let turns = wood.into_iter().flat_map(|asked| &asked.options).map(|&option| {
                let mut after = laid.clone();
                gain(&after.apply(seat, option).expect("it is offered"))
            });
            let points = first + turns.max().unwrap_or(0);
            match cells.last_mut().filter(|(cell, _)| *cell == pos) {
                Some((_, most)) => *most = points.max(*most),
                None => cells.push((pos, points)),
            }
        }
        cells.retain(|&(_, points)| points > 0);
        cells
    }

    #[test]
    fn it_foresees_exactly_what_playing_the_tile_would_score() {
        let (mut marked, mut asked) = (0, 0);
        for (seed, systems) in (1..).zip([
            &["base"][..],
            &["base", "inns"],
            &["base", "inns", "abbey"],
            &["base", "cult", "river1"],
            &["base", "bridges"],
            &["winter", "traders"],
        ]) {
            let systems = Systems::named(systems.iter().copied()).expect("known systems");
            let seed = Seed::from_number(seed);
            let (mut game, _) = Game::new(Setup::new(3, systems, seed)).expect("a valid set-up");
            let mut dice = Dice::stream(seed, "forecast");
            let mut number = 0;
            while let Some(decision) = game.decision() {
                if decision.prompt == Prompt::Place {
                    number += 1;
                    if number % 4 == 0 {
                        let cells = game.scoring_cells();
                        assert_eq!(cells, played(&game), "{systems:?}, tile {number}");
                        let kind = game.turn().hand.expect("a tile is in hand");
                        for &(cell, most) in &cells {
                            let best = game.scoring_rotation(cell).expect("it scores there");
                            assert_eq!(game.points_at_once(kind, cell, best), most);
                        }
                        marked += cells.len();
                        asked += 1;
                    }
                }
                let chosen = dice.below(decision.options.len() as u32) as usize;
                let (seat, option) = (decision.seat, decision.options[chosen]);
                game.apply(seat, option).expect("an offered answer");
            }
        }
        assert!(2 * marked > asked, "{marked} cells in {asked} turns");
    }

    #[test]
    fn without_a_tile_in_hand_nothing_is_foreseen() {
        let systems = Systems::named(["base"]).expect("the base game");
        let setup = Setup { hold_draw: true, ..Setup::new(2, systems, Seed::from_number(3)) };
        let (game, _) = Game::new(setup).expect("a valid set-up");
        assert_eq!(game.scoring_cells(), []);
        assert_eq!(game.scoring_rotation(Pos::new(1, 0)), None);
    }
}
