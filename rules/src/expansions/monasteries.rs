//! Special monasteries: a follower stands there as a monk or lies there as an abbot, who waits for
//! the end of the game (R-MO-1..13). Where he lies is a feature of its own, which is never complete
//! and taken whenever the building is.

use super::{Expansion, Info};
use crate::bag::Piles;
use crate::feature::FeatureId;
use crate::game::Game;
use crate::house::options;
use crate::score;
use crate::setup::Setup;
use crate::tile::{KindId, TileKind};
use crate::value::Value;
use crate::vocabulary::SegmentKind;

options! { in monasteries;
    /// R-MO-1.
    replaces_cloisters "mon.cloisters": bool [true "replace", false "keep"];
    /// What the figure of an abbot is paid that is taken back from where it lies.
    recall_in_lines "mon.abbot_recall": bool [true "lines", false "cloister"],
        if base2.abbot = true, with "base2";
    /// R-MO-12.
    abbot_fairy "mon.abbot_fairy": bool [on], with "dragon";
    /// R-MO, chapter 6.
    wagon_surrounded "mon.wagon_surrounded": bool [true "allow", false "deny"], with "abbey";
}

pub(super) struct Monasteries;

impl Expansion for Monasteries {
    fn info(&self) -> &'static Info {
        &Info {
            key: "monasteries",
            name: "Special Monasteries",
            sets: &["mon"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    /// R-MO-1, R-MO-2.
    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        if setup.house.monasteries.replaces_cloisters {
            piles.pile.retain(|kind| !is_replaced(*kind));
        }
    }

    /// R-MO-8.
    fn amend(&self, game: &Game, value: &mut Value) {
        if let Some(id) = value.feature.filter(|_| value.kind == SegmentKind::Pallet) {
            let board = game.board();
            value.tiles += board.in_lines(board.spot(board.feature(id).first).pos);
        }
    }
}

/// The cloisters of the ground sets, as base/A and base/B have them.
fn is_replaced(kind: KindId) -> bool {
    let tile = kind.kind();
    let like = |id: &str| KindId::named(id).is_some_and(|other| is_alike(tile, other.kind()));
    let has_cloister = tile.building().is_some();
    let is_ground = ["base", "base2", "wheel"].contains(&tile.set());
    has_cloister && is_ground && (like("base/A") || like("base/B"))
}

/// Whether two kinds show the same edges, turned or not, and the same kinds of segments.
fn is_alike(one: &TileKind, other: &TileKind) -> bool {
    let kinds = |tile: &TileKind| {
        let mut kinds: Vec<SegmentKind> = tile.segments.iter().map(|part| part.kind).collect();
        kinds.sort_unstable();
        kinds
    };
    let turned = |turn: usize| (0..4).all(|side| one.edges[side] == other.edges[(side + turn) % 4]);
    (0..4).any(turned) && kinds(one) == kinds(other)
}

/// The value for which an abbot's figure may be taken back from where it lies.
pub(super) fn recall(game: &Game, feature: FeatureId) -> Option<Value> {
    if game.setup.house.monasteries.recall_in_lines {
        return Some(game.value(feature));
    }
    let building = game.board.other_place(feature)?;
    (!game.board.is_filled(building)).then(|| score::count(game, building))
}
