//! The second edition of the base game as a ground set: gardens and the abbot (R-AB-1..14).

use super::count::Quarter;
use super::{Deed, Expansion, Info, base, buildings, castles, count, monasteries};
use crate::action::Action;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::{HouseRules, Need, RuleOption};
use crate::score::{self, Value};
use crate::setup::{Setup, StartTile, unturned};
use crate::tile::KindId;
use crate::turn::Flow;
use crate::vocabulary::{At, Cause, FigureKind, ScoreLine, SegmentKind, Source, Term};

/// R-AB-1.
pub(super) const ABBOT: RuleOption =
    RuleOption { key: "abbot", values: &["on", "off"], needs: &[] };
/// R-CO-5.
const QUARTER: RuleOption = RuleOption {
    key: "abbot.quarter",
    values: &["cathedral", "none"],
    needs: &[Need::Rule(&ABBOT, "on"), Need::System("count")],
};

/// The options of the base game, and those of gardens and abbots.
const CHOICES: &[&RuleOption] = &[
    &base::FARM_SCORING,
    &base::FIRST_COUNTS,
    &base::FARMS_ENABLED,
    &base::TINY_CITY,
    &base::EQUAL_TURNS,
    &base::SIX_SEATS,
    &ABBOT,
    &QUARTER,
    &count::GARDENS,
    &castles::GARDENS,
];

pub(super) struct Base2;

impl Expansion for Base2 {
    fn info(&self) -> &'static Info {
        &Info {
            key: "base2",
            name: "Base game, second edition",
            sets: &["base2"],
            is_ground: true,
            options: CHOICES,
            ..Info::NONE
        }
    }

    fn figures(&self, house: &HouseRules) -> &'static [(FigureKind, u8)] {
        if house.is(&ABBOT, "on") {
            &[(FigureKind::Small, 7), (FigureKind::Abbot, 1)]
        } else {
            &[(FigureKind::Small, 7)]
        }
    }

    fn start(&self, _: &Setup, _: &[StartTile]) -> Vec<StartTile> {
        unturned(KindId::named("base2/D"), Pos::default())
    }

    /// R-AB-8, R-AB-9.
    fn wood(&self, game: &Game, seat: Seat, options: &mut Vec<Action>) {
        let own = |figure: &&Figure| (figure.seat, figure.kind) == (seat, FigureKind::Abbot);
        let open = |figure: &&Figure| {
            let feature = figure.at.spot().map(|spot| game.board.feature_at(spot));
            feature.is_some_and(|id| recall(game, id).is_some())
        };
        let abbots = game.figures.iter().filter(own).filter(open);
        options.extend(abbots.map(|&figure| Action::Take { figure, cause: Cause::Abbot }));
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: Action) -> Option<Flow> {
        let Action::Take { figure, cause: Cause::Abbot } = action else {
            return None;
        };
        take_back(game, figure);
        Some(Flow::Next)
    }

    #[inline]
    fn forbids(&self, game: &Game, deed: Deed) -> bool {
        matches!(deed, Deed::Stand(FigureKind::Abbot, At::Quarter(Quarter::Cathedral)))
            && game.setup.house.is(&QUARTER, "none")
    }
}

/// What an abbot on this feature is worth if it is taken back now.
fn recall(game: &Game, id: FeatureId) -> Option<Value> {
    match game.board.feature(id).kind {
        SegmentKind::Pallet => monasteries::recall(game, id),
        kind if kind.is_surrounded() && !game.board.is_complete(id) => Some(score::count(game, id)),
        _ => None,
    }
}

/// R-AB-8, R-AB-10: the abbot alone is paid, as at the end of the game; no bonus, and nothing that
/// counts for a reward.
fn take_back(game: &mut Game, abbot: Figure) {
    let at = abbot.at.spot();
    let value = at.and_then(|at| recall(game, game.board.feature_at(at)));
    if let (Some(at), Some(value)) = (at, value) {
        game.grant(ScoreLine {
            seat: abbot.seat,
            points: value.points() + buildings::recalled(game, abbot),
            source: value.kind.source().unwrap_or(Source::Cloister),
            at: Some(at),
            complete: false,
            terms: vec![Term::Tiles(value.tiles)],
        });
    }
    game.remove(abbot, Cause::Abbot);
}
