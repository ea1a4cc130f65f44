//! S7 and S8: the features that this part completed are credited, then the figures go home
//! (R-BA-18..23). All features are credited before any figure moves (R-OV-12).

use super::Stage;
use crate::expansions::Moment;
use crate::feature::FeatureId;
use crate::game::Game;
use crate::turn::Flow;
use crate::vocabulary::Cause;

/// S7a.
pub(crate) struct Score;

impl Stage for Score {
    fn enter(&self, game: &mut Game) -> Flow {
        for id in completing(game) {
            let first = game.board.spot(game.board.feature(id).first);
            game.turn.completed.push(first);
            count(game, id, Moment::Completed);
        }
        Flow::Next
    }
}

/// Credits one feature to its owners and to any other seats that get something for it (R-OV-11).
pub(crate) fn count(game: &mut Game, id: FeatureId, moment: Moment) {
    for line in game.pays(id) {
        game.credit(line);
    }
    game.setup.systems.counted(game, id, moment);
}

/// The features that this part completed, in the order of R-OV-10. A feature that was complete
/// before cannot have been touched.
pub(crate) fn completing(game: &Game) -> Vec<FeatureId> {
    let board = game.board();
    let mut found: Vec<FeatureId> = closing(game).collect();
    if let Some(pos) = game.turn.placed {
        found.extend(board.centres_near(pos).filter(|&id| board.is_complete(id)));
    }
    found.sort_unstable_by_key(|&id| (board.feature(id).kind, board.feature(id).first));
    found.dedup();
    found
}

/// The roads and cities among them, in no order and some of them several times: enough to see
/// whether there is one.
pub(crate) fn closing(game: &Game) -> impl Iterator<Item = FeatureId> {
    let board = game.board();
    board.features_at(&game.turn.touched).filter(|&id| board.feature(id).is_closed())
}

/// S8.
pub(crate) struct Return;

impl Stage for Return {
    fn enter(&self, game: &mut Game) -> Flow {
        for index in 0..game.turn.completed.len() {
            let id = game.board.feature_at(game.turn.completed[index]);
            game.send_home(id, Cause::Scored);
        }
        Flow::Next
    }
}
