//! Special monasteries: a follower stands there as a monk or lies there as an abbot, who waits for
//! the end of the game (R-MO-1..13). Where he lies is a feature of its own, which is never complete
//! and taken whenever the building is.

use super::{Expansion, Info, abbey, base2, dragon};
use crate::bag::Piles;
use crate::feature::FeatureId;
use crate::game::Game;
use crate::house::{Need, RuleOption};
use crate::score;
use crate::setup::Setup;
use crate::tile::{KindId, TileKind};
use crate::value::Value;
use crate::vocabulary::SegmentKind;

/// R-MO-1.
const CLOISTERS: RuleOption =
    RuleOption { key: "mon.cloisters", values: &["replace", "keep"], needs: &[] };
/// What the figure of an abbot is paid that is taken back from where it lies.
const RECALL: RuleOption = RuleOption {
    key: "mon.abbot_recall",
    values: &["lines", "cloister"],
    needs: &[Need::Rule(&base2::ABBOT, "on"), Need::System("base2")],
};

pub(super) struct Monasteries;

impl Expansion for Monasteries {
    fn info(&self) -> &'static Info {
        &Info {
            key: "monasteries",
            name: "Special Monasteries",
            sets: &["mon"],
            options: &[&CLOISTERS, &RECALL, &dragon::ABBOT_FAIRY, &abbey::WAGON_SURROUNDED],
            ..Info::NONE
        }
    }

    /// R-MO-1, R-MO-2.
    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        if setup.house.is(&CLOISTERS, "replace") {
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
    if game.setup.house.is(&RECALL, "lines") {
        return Some(game.value(feature));
    }
    let building = game.board.other_place(feature)?;
    (!game.board.is_filled(building)).then(|| score::count(game, building))
}
