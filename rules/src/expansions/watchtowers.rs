//! Watchtowers: before a road or city is scored, towers on its tiles pay whoever stands on it beside
//! them for what is around (R-WT-1..15).

use super::{Expansion, Info};
use crate::board::Placed;
use crate::feature::FeatureId;
use crate::figure::Figure;
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::options;
use crate::score;
use crate::spine::Slot;
use crate::stages::{
    Stage,
    score::{closing, completing},
};
use crate::turn::Flow;
use crate::vocabulary::{FigureKind, Mark, ScoreLine, SegmentKind, Source, Term};

options! { in watchtowers;
    /// R-WT-9.
    pays_per_figure "wt.pay": bool [false "per_feature", true "per_figure"];
    /// R-WT-12.
    builder_triggers "wt.builder_triggers": bool [off], with "traders";
}

pub(super) struct Watchtowers;

impl Expansion for Watchtowers {
    fn info(&self) -> &'static Info {
        &Info {
            key: "watchtowers",
            name: "Watchtowers",
            sets: &["wt"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        (slot == Slot::Watchtowers).then_some(&Watch)
    }
}

/// What a tower looks for, and the points for each.
#[derive(Clone, Copy)]
enum Lookout {
    /// Tiles with a city (R-WT-7).
    Cities,
    /// Tiles with a road or a bridge (R-WT-7).
    Roads,
    /// Followers (R-WT-5).
    Meeples,
    /// Coats of arms (R-WT-6).
    Pennants,
    /// Monastic buildings (R-WT-8).
    Cloisters,
}

const LOOKOUTS: [(Mark, Lookout, i32); 5] = [
    (Mark::WatchCity, Lookout::Cities, 1),
    (Mark::WatchRoad, Lookout::Roads, 1),
    (Mark::WatchMeeple, Lookout::Meeples, 2),
    (Mark::WatchPennant, Lookout::Pennants, 2),
    (Mark::WatchCloister, Lookout::Cloisters, 3),
];

/// S7, before anything is scored.
struct Watch;

impl Stage for Watch {
    /// R-WT-2, R-WT-4.
    fn enter(&self, game: &mut Game) -> Flow {
        // Mostly nothing is completed.
        if closing(game).next().is_none() {
            return Flow::Next;
        }
        for id in completing(game) {
            if matches!(game.board.feature(id).kind, SegmentKind::City | SegmentKind::Road) {
                pay(game, id);
            }
        }
        Flow::Next
    }
}

/// Pays the towers on the tiles of a feature, the earliest tile first.
fn pay(game: &mut Game, id: FeatureId) {
    let board = &game.board;
    let mut towers: Vec<(u16, Pos, Lookout, i32)> = Vec::new();
    for node in board.nodes(id) {
        let placed = &board.tiles()[usize::from(node.tile)];
        let tower = LOOKOUTS.iter().find(|(mark, ..)| placed.tile().marks.has(*mark));
        towers.extend(tower.map(|&(_, lookout, each)| (node.tile, placed.pos, lookout, each)));
    }
    towers.sort_unstable_by_key(|&(number, ..)| number);
    towers.dedup_by_key(|&mut (number, ..)| number);
    for (_, pos, lookout, each) in towers {
        let (number, term) = seen(game, pos, lookout);
        let points = i32::from(number) * each;
        let watchers = if points > 0 { watchers(game, id, pos) } else { Vec::new() };
        for Figure { seat, at, .. } in watchers {
            let (source, at, terms) = (Source::Watchtower, at.spot(), vec![term]);
            game.credit(ScoreLine { seat, points, source, at, complete: true, terms });
        }
    }
}

/// The figures of a feature on a tower's tile that are paid: one for each seat, or all (R-WT-9).
fn watchers(game: &Game, id: FeatureId, pos: Pos) -> Vec<Figure> {
    let builders = game.setup.house.watchtowers.builder_triggers;
    let watches = |kind: FigureKind| kind.is_follower() || builders && kind == FigureKind::Builder;
    let here = |figure: &&Figure| figure.at.pos() == Some(pos) && watches(figure.kind);
    let mut figures: Vec<Figure> = game.members_of(id).filter(here).copied().collect();
    figures.sort_unstable();
    if !game.setup.house.watchtowers.pays_per_figure {
        figures.dedup_by_key(|figure| figure.seat);
    }
    figures
}

/// What a tower on a cell sees: how many, and what.
fn seen(game: &Game, pos: Pos, lookout: Lookout) -> (u16, Term) {
    let board = &game.board;
    let tiles = || std::iter::once(pos).chain(pos.around()).filter_map(|at| board.tile_at(at));
    let with = |kind: SegmentKind| {
        let has = |placed: &&Placed| {
            board.features_on(placed).any(|(_, id)| board.feature(id).kind == kind)
        };
        tiles().filter(has).count() as u16
    };
    let (number, term): (u16, fn(u16) -> Term) = match lookout {
        Lookout::Cities => (with(SegmentKind::City), Term::Tiles),
        Lookout::Roads => (with(SegmentKind::Road), Term::Tiles),
        Lookout::Meeples => (score::followers_near(game, pos).count() as u16, Term::Followers),
        Lookout::Pennants => {
            let spots = tiles().flat_map(|placed| board.features_on(placed));
            // R-WT-13: a castle has none.
            let cities = spots.filter(|&(_, id)| board.feature(id).kind == SegmentKind::City);
            let pennants = cities.filter_map(|(spot, _)| board.segment(spot));
            (pennants.map(|city| u16::from(city.pennants)).sum(), Term::Pennants)
        }
        Lookout::Cloisters => {
            let buildings = tiles().filter(|placed| placed.tile().building().is_some());
            (buildings.count() as u16, Term::Buildings)
        }
    };
    (number, term(number))
}
