//! The second edition of the base game as a ground set: gardens and the abbot (R-AB-1..14).

use super::count::Quarter;
use super::{Deed, Expansion, Info, base, buildings, monasteries};
use crate::action::Action;
use crate::bag::Piles;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::{HouseRules, options};
use crate::score;
use crate::setup::{Setup, StartTile, unturned};
use crate::tile::{KindId, catalog};
use crate::turn::Flow;
use crate::value::Value;
use crate::vocabulary::{At, Cause, FigureKind, ScoreLine, SegmentKind, Source, Term};

options! { in base2;
    /// R-AB-1.
    abbot "abbot": bool [on];
    /// R-AB-1: the second editions of other sets bring gardens, too.
    all_gardens "abbot.gardens": bool [false "base", true "all"];
    /// R-CO-5.
    abbot_quarter "abbot.quarter": bool [true "cathedral", false "none"],
        if base2.abbot = true, with "count";
    /// R-CO-9: an option of those who bring gardens.
    quarter_garden "abbot.quarter_garden": bool [off], if base2.abbot = true, with "count";
    /// R-CA-6: an option of those who bring gardens.
    garden_castle "abbot.garden_castle": bool [on], if base2.abbot = true, with "castles";
}

/// The set of the copies with a garden of other sets' tiles. No system brings it: they come in place
/// of those tiles.
const COPIES: &str = "gardens";

pub(super) struct Base2;

impl Expansion for Base2 {
    fn info(&self) -> &'static Info {
        &Info {
            key: "base2",
            name: "Base game, second edition",
            sets: &["base2"],
            is_ground: true,
            options: &[base::OPTIONS, OPTIONS],
            ..Info::NONE
        }
    }

    fn figures(&self, house: &HouseRules) -> &'static [(FigureKind, u8)] {
        if house.base2.abbot {
            &[(FigureKind::Small, 7), (FigureKind::Abbot, 1)]
        } else {
            &[(FigureKind::Small, 7)]
        }
    }

    fn start(&self, _: &Setup, _: &[StartTile]) -> Vec<StartTile> {
        unturned(KindId::named("base2/D"), Pos::default())
    }

    /// R-AB-1: one copy of a tile is exchanged, whatever pile it is going to.
    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        for (plain, garden) in copies(setup) {
            if let Some(kind) = piles.pile.iter_mut().find(|kind| **kind == plain) {
                *kind = garden;
            }
        }
    }

    /// R-AB-8, R-AB-9.
    fn extra_deployments(&self, game: &Game, seat: Seat, options: &mut Vec<Action>) {
        let own = game.of_kind(FigureKind::Abbot).filter(|(figure, _)| figure.seat == seat);
        let open = own.filter(|&(_, id)| recall(game, id).is_some());
        options.extend(open.map(|(&figure, _)| Action::Take { figure, cause: Cause::Abbot }));
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: Action) -> Option<Flow> {
        let Action::Take { figure, cause: Cause::Abbot } = action else {
            return None;
        };
        take_back(game, figure);
        Some(Flow::Next)
    }

    #[inline(always)]
    fn forbids(&self, game: &Game, deed: Deed) -> bool {
        matches!(deed, Deed::Stand(FigureKind::Abbot, At::Quarter(Quarter::Cathedral)))
            && !game.setup.house.base2.abbot_quarter
    }
}

/// The tiles of other sets that have a garden at this table, each with the copy that has it.
fn copies(setup: &Setup) -> impl Iterator<Item = (KindId, KindId)> {
    let brought = setup.systems.has("base2") && setup.house.base2.all_gardens;
    let copies = brought.then(|| catalog().set(COPIES)).into_iter().flatten();
    copies.filter_map(|copy| Some((original(copy)?, copy)))
}

/// The tile that a copy of ours, `gardens/sd-02`, is a copy of.
fn original(copy: KindId) -> Option<KindId> {
    let (_, name) = copy.kind().id.split_once('/')?;
    KindId::named(&name.replacen('-', "/", 1))
}

/// The same tile, or its copy with a garden if this table has that. Only for tiles of which there
/// is one.
pub(super) fn copy(setup: &Setup, kind: KindId) -> KindId {
    copies(setup).find(|(plain, _)| *plain == kind).map_or(kind, |(_, garden)| garden)
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
    if let (Some(at), Some(mut value)) = (at, value) {
        buildings::amend_recalled(game, &mut value);
        game.grant(ScoreLine {
            seat: abbot.seat,
            points: value.points(),
            source: Source::of(value.kind).unwrap_or(Source::Cloister),
            at: Some(at),
            complete: false,
            terms: vec![Term::Tiles(value.tiles)],
        });
    }
    game.remove(abbot, Cause::Abbot);
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use tiles::FILES;

    use super::*;

    /// The words of a line of a tile file that follow the id and the number of copies.
    fn described(line: &str) -> (&str, String) {
        let mut words = line.split_whitespace();
        let id = words.next().unwrap_or_default();
        (id, words.skip(1).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn r_ab_1_a_copy_with_a_garden_differs_in_nothing_else() {
        let lines =
            FILES.iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with('#'));
        let printed: BTreeMap<&str, String> = lines.map(described).collect();
        for copy in catalog().set(COPIES) {
            let plain = original(copy).expect("a tile of another set").kind().id;
            let copy = copy.kind().id;
            let without = printed[copy].replacen("garden; ", "", 1);
            assert!(without == printed[plain] && without != printed[copy], "{copy}");
        }
    }
}
