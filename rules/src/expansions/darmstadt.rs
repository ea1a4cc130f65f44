//! The churches of Darmstadt: cloisters that pay most of the followers around them, and a city with
//! the Darmstadtium (R-DA-1..8).

use super::{Expansion, Info, Moment};
use crate::bag::Piles;
use crate::feature::FeatureId;
use crate::figure::Seat;
use crate::game::Game;
use crate::house::options;
use crate::score;
use crate::setup::{MAX_SEATS, Setup};
use crate::tile::{KindId, catalog};
use crate::value::{Operation, Value, ValueStep};
use crate::vocabulary::{ScoreLine, SegmentKind, Source, Tag, Term};

options! { in darmstadt;
    /// R-DA-1.
    keeps_cloisters "darm.cloisters": bool [false "base_only", true "keep"];
}

/// The sets of land beside which two cloisters are too many.
const LAND: [&str; 3] = ["base", "base2", "darm"];
/// The cloisters without a road of these sets.
const CLOISTER: [&str; 2] = ["base/B", "base2/B"];
/// How many of them are taken out.
const TAKEN: usize = 2;
/// R-DA-3.
const DARMSTADTIUM: i32 = 3;
/// R-DA-4.
const CHURCH: i32 = 3;

pub(super) struct Darmstadt;

impl Expansion for Darmstadt {
    fn info(&self) -> &'static Info {
        &Info {
            key: "darmstadt",
            name: "The Churches of Darmstadt",
            sets: &["darm"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    /// R-DA-1.
    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        if setup.house.darmstadt.keeps_cloisters || !is_only_land(setup) {
            return;
        }
        for _ in 0..TAKEN {
            let plain = piles.pile.iter().position(|id| CLOISTER.contains(&id.kind().id));
            plain.map(|index| piles.pile.remove(index));
        }
    }

    /// R-DA-3: nothing for an incomplete city, even if somebody counts it as complete.
    fn amend(&self, game: &Game, value: &mut Value) {
        let is_city = value.kind == SegmentKind::City && value.tags.has(Tag::Darmstadtium);
        if is_city && value.feature.map_or(value.complete, |id| game.board.is_complete(id)) {
            let added = Operation::Add(DARMSTADTIUM);
            value.modifiers.add(ValueStep::AfterMultipliers, added, Term::Darmstadtium);
        }
    }

    /// R-DA-4, R-DA-5.
    fn counted(&self, game: &mut Game, feature: FeatureId, moment: Moment) {
        let board = &game.board;
        let church = board.members(feature).find(|(_, segment)| segment.tags.has(Tag::Church));
        let Some((placed, _)) = church.filter(|_| moment == Moment::Completed) else { return };
        let mut followers = [0; MAX_SEATS as usize];
        score::followers_near(game, placed.pos)
            .for_each(|figure| followers[figure.seat.index()] += 1);
        let most = followers.into_iter().max().filter(|&most| most > 0);
        for (number, seat) in followers.into_iter().zip(0..) {
            if Some(number) == most {
                game.grant(ScoreLine {
                    seat: Seat(seat),
                    points: CHURCH,
                    source: Source::Church,
                    at: None,
                    complete: true,
                    terms: vec![Term::Followers(number)],
                });
            }
        }
    }
}

/// Whether all tiles of land are those of the base game and its own.
fn is_only_land(setup: &Setup) -> bool {
    let mut kinds = setup.systems.sets().into_iter().flat_map(|set| catalog().set(set));
    let known = |id: KindId| id.kind().has_river() || LAND.contains(&id.kind().set());
    setup.host_tiles.is_empty() && kinds.all(known)
}
