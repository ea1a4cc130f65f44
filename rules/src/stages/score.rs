//! S7 and S8: what the tile completed is credited, then the figures go home (R-BA-18..23). All
//! features are credited before any figure moves (R-OV-12).

use super::Stage;
use crate::event::Cause;
use crate::feature::FeatureId;
use crate::game::Game;
use crate::score;
use crate::tile::SegmentKind;
use crate::turn::Flow;

/// S7.
pub(crate) struct Score;

impl Stage for Score {
    fn enter(&self, game: &mut Game) -> Flow {
        for id in completed(game) {
            if game.board.feature(id).followers > 0 {
                for line in score::lines(game, id) {
                    game.credit(line);
                }
                let spot = game.board.spot(game.board.feature(id).first);
                game.turn.scored.push(spot);
            }
        }
        Flow::Next
    }
}

/// The features that the tile just placed completed, in the order of R-OV-10. Whatever was complete
/// before cannot have grown by it.
fn completed(game: &Game) -> Vec<FeatureId> {
    let board = game.board();
    let Some(placed) = game.turn.placed.and_then(|pos| board.tile_at(pos)) else {
        return Vec::new();
    };
    let spots = (0..placed.tile().segments.len() as u8).map(|segment| (placed.pos, segment).into());
    let own = spots.map(|spot| board.feature_at(spot));
    let own = own.filter(|&id| board.feature(id).kind != SegmentKind::Cloister);
    let mut found: Vec<FeatureId> = own.chain(board.cloisters_near(placed.pos)).collect();
    found.retain(|&id| board.is_complete(id));
    found.sort_unstable_by_key(|&id| (board.feature(id).kind, board.feature(id).first));
    found.dedup();
    found
}

/// S8.
pub(crate) struct Return;

impl Stage for Return {
    fn enter(&self, game: &mut Game) -> Flow {
        for spot in std::mem::take(&mut game.turn.scored) {
            let id = game.board.feature_at(spot);
            game.send_home(id, Cause::Scored);
        }
        Flow::Next
    }
}
