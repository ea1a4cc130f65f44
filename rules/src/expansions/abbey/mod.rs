//! Abbey & Mayor: the abbey that is laid instead of a drawn tile, the mayor, the wagon that moves
//! on, and the barn on a corner of four tiles (R-AM-*). The mayor's strength is a property of the
//! figure.

pub(crate) mod barn;
mod tile;
pub(crate) mod wagon;

use serde::{Deserialize, Serialize};

use super::{Deed, Expansion, Info, Moment};
use crate::action::Action;
use crate::bag::Piles;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::house::{HouseRules, Need, RuleOption};
use crate::names::names;
use crate::setup::Setup;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::vocabulary::{At, Cause, FigureKind, Mark, Token};

/// R-AM-32, R-AM-37.
const WAGON_MOVE: RuleOption =
    RuleOption { key: "am.wagon_move", values: &["linked", "nearby", "any"], needs: &[] };
/// R-AM-40, case 5.
const WAGON_OFF_ABBEY: RuleOption = RuleOption {
    key: "am.wagon_off_abbey",
    values: &["on", "off"],
    needs: &[Need::Rule(&WAGON_MOVE, "linked")],
};
/// R-AM-39.
const WAGON_ON_MONASTERY: RuleOption = RuleOption {
    key: "am.wagon_on_monastery",
    values: &["yes", "only_if_road_on_tile"],
    needs: &[],
};
/// R-MO, chapter 6.
pub(super) const WAGON_SURROUNDED: RuleOption = RuleOption {
    key: "mon.wagon_surrounded",
    values: &["allow", "deny"],
    needs: &[Need::System("abbey")],
};
/// R-AM-33, R-AM-38.
const WAGON_TILE: RuleOption =
    RuleOption { key: "am.wagon_tile", values: &["any", "linked"], needs: &[] };
/// R-AM-35.
const WAGON_CHALLENGED: RuleOption =
    RuleOption { key: "am.wagon_challenged", values: &["goes_home", "moves_on"], needs: &[] };
/// R-AM-51, R-AM-64.
const BARN_ON_BARN: RuleOption =
    RuleOption { key: "am.barn_on_barn", values: &["forbid", "allow"], needs: &[] };
/// House rule.
const MAYOR_IMMUNE: RuleOption = RuleOption {
    key: "am.mayor_immune_tower",
    values: &["off", "on"],
    needs: &[Need::System("tower")],
};
/// House rule.
const WAGON_IMMUNE: RuleOption =
    RuleOption { key: "am.wagon_immune_dragon_tower", values: &["off", "on"], needs: &[] };
/// R-AM-65.
const BARN_HERD: RuleOption =
    RuleOption { key: "am.barn_pig_herd_bonus", values: &["off", "on"], needs: &[] };
/// R-AM-9.
const ROUND: RuleOption = RuleOption { key: "am.abbey_round", values: &["on", "off"], needs: &[] };
/// Display only.
const MAYOR_LYING: RuleOption =
    RuleOption { key: "am.mayor_lying", values: &["off", "on"], needs: &[] };

pub(super) struct Abbey;

/// What the system remembers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// Wagons of features scored in this part, where they stood; each may move on.
    wagons: Vec<Figure>,
    /// The round of the last abbeys, once it has begun.
    round: Option<tile::AbbeyRound>,
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Whether the abbey is laid instead of a drawn tile, and where (R-AM-3).
        Tile = "abbey",
        /// Whether the abbey is laid after the last tile, and where (R-AM-9).
        LastTile = "last_abbey",
        /// Where a scored wagon goes (R-AM-31).
        Wagon = "wagon",
    }
}

impl Expansion for Abbey {
    fn info(&self) -> &'static Info {
        &Info {
            key: "abbey",
            name: "Abbey & Mayor",
            sets: &["am", "abbey"],
            options: &[
                &WAGON_MOVE,
                &WAGON_OFF_ABBEY,
                &WAGON_ON_MONASTERY,
                &WAGON_TILE,
                &WAGON_CHALLENGED,
                &BARN_ON_BARN,
                &MAYOR_IMMUNE,
                &WAGON_IMMUNE,
                &BARN_HERD,
                &ROUND,
                &MAYOR_LYING,
            ],
            ..Info::NONE
        }
    }

    fn figures(&self, _house: &HouseRules) -> &'static [(FigureKind, u8)] {
        &[(FigureKind::Wagon, 1), (FigureKind::Mayor, 1), (FigureKind::Barn, 1)]
    }

    /// R-AM-1: abbeys are held, not drawn.
    fn deal(&self, _: &Setup, piles: &mut Piles) {
        piles.pile.retain(|id| !id.kind().marks.has(Mark::PerPlayer));
    }

    fn begin(&self, game: &mut Game) {
        game.states.abbey = Some(State::default());
        game.tokens.iter_mut().for_each(|tokens| tokens.put(Token::Abbey, 1));
    }

    fn extra_deployments(&self, game: &Game, seat: Seat, options: &mut Vec<Action>) {
        barn::offer(game, seat, options);
    }

    fn remove_options(&self, game: &Game, options: &mut Vec<Action>) {
        let barns = game.of_kind(FigureKind::Barn);
        let farms: Vec<FeatureId> = barns.map(|(_, farm)| farm).collect();
        if farms.is_empty() && !wagon::is_strict(game) {
            return;
        }
        let barred = |option: &Action| match *option {
            Action::Deploy { figure: FigureKind::Wagon, at: At::Segment(spot) } => {
                !wagon::suits(game, spot)
            }
            // R-AM-55.
            Action::Deploy { figure, at: At::Segment(spot) } if figure.is_footloose() => {
                farms.contains(&game.board.feature_at(spot))
            }
            _ => false,
        };
        options.retain(|option| !barred(option));
    }

    #[inline(always)]
    fn forbids(&self, game: &Game, deed: Deed) -> bool {
        let on = |choice: &RuleOption| game.setup.house.is(choice, "on");
        match deed {
            Deed::Stand(FigureKind::Wagon, at) => {
                at.spot().is_some_and(|spot| !wagon::suits(game, spot))
            }
            // R-AM-59: the barn's owner is paid instead.
            Deed::PayFarmers(field) => barn::on(game, field).next().is_some(),
            Deed::Remove(figure, cause) => match (figure.kind, cause) {
                (FigureKind::Barn, _) => true,
                (FigureKind::Mayor, Cause::Tower) => on(&MAYOR_IMMUNE),
                (FigureKind::Wagon, Cause::Tower | Cause::Dragon) => on(&WAGON_IMMUNE),
                _ => false,
            },
            _ => false,
        }
    }

    fn counted(&self, game: &mut Game, feature: FeatureId, moment: Moment) {
        let moves_on = match moment {
            Moment::Completed => true,
            Moment::Challenged => game.setup.house.is(&WAGON_CHALLENGED, "moves_on"),
            Moment::End => false,
        };
        if moves_on {
            wagon::note(game, feature);
        }
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        match slot {
            Slot::BeforeDraw => Some(&tile::Instead),
            Slot::Barns => Some(&barn::Barns),
            Slot::Wagons => Some(&wagon::Wagons),
            Slot::AbbeyRound => Some(&tile::LastAbbeys),
            Slot::FinalBarns => Some(&barn::FinalBarns),
            _ => None,
        }
    }

    fn restores(&self, game: &Game) -> bool {
        let seats = game.setup.seats;
        game.states.abbey.as_ref().is_some_and(|state| {
            let wagon = |figure: &Figure| {
                let stood = figure.at.spot().is_some_and(|at| game.board.segment(at).is_some());
                figure.kind == FigureKind::Wagon && figure.seat.0 < seats && stood
            };
            let round = state.round.as_ref().is_none_or(|round| round.is_possible(seats));
            state.wagons.iter().all(wagon) && round
        })
    }
}

/// Whether the last abbeys are laid, in reduced turns (R-AM-9).
pub(crate) fn is_last_round(game: &Game) -> bool {
    game.states.abbey.as_ref().is_some_and(|state| state.round.is_some())
}

fn state(game: &mut Game) -> &mut State {
    game.states.abbey.get_or_insert_default()
}
