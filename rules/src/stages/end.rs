//! F3: incomplete features are scored, then the fields (R-BA-25, R-BA-26).

use super::score::count;
use super::{Stage, farms};
use crate::event::Event;
use crate::expansions::Moment;
use crate::feature::FeatureId;
use crate::game::Game;
use crate::turn::Flow;
use crate::vocabulary::{Cause, SegmentKind};

/// F3.1.
pub(crate) struct FinalFeatures;

impl Stage for FinalFeatures {
    fn enter(&self, game: &mut Game) -> Flow {
        game.emit(Event::FinalScoring);
        let board = game.board();
        let followers = game.figures().iter().filter(|figure| figure.kind.is_follower());
        let spots = followers.filter_map(|figure| figure.at.spot());
        let mut left: Vec<FeatureId> = spots.map(|spot| board.feature_at(spot)).collect();
        // Whatever gives no points by itself stays for whoever counts it.
        left.retain(|&id| {
            let kind = board.feature(id).kind;
            kind != SegmentKind::Field && kind.is_feature()
        });
        left.sort_unstable_by_key(|&id| (board.feature(id).kind, board.feature(id).first));
        left.dedup();
        for &id in &left {
            count(game, id, Moment::End);
        }
        for id in left {
            game.send_home(id, Cause::Scored);
        }
        Flow::Next
    }
}

/// F3.2.
pub(crate) struct FinalFields;

impl Stage for FinalFields {
    fn enter(&self, game: &mut Game) -> Flow {
        if game.farms_enabled() {
            farms::count_all(game);
        }
        Flow::Next
    }
}

/// Everything has been scored.
pub(crate) struct End;

impl Stage for End {
    fn enter(&self, game: &mut Game) -> Flow {
        game.emit(Event::Ended);
        Flow::Next
    }
}
