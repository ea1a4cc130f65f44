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
use crate::house::{HouseRules, options};
use crate::names::names;
use crate::setup::Setup;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::vocabulary::{At, Cause, FigureKind, Mark, Token};

options! { in abbey;
    /// R-AM-32, R-AM-37.
    wagon_move "am.wagon_move": WagonMove { Linked "linked", Nearby "nearby", Any "any" };
    /// R-AM-40, case 5.
    wagon_off_abbey "am.wagon_off_abbey": bool [on], if abbey.wagon_move = WagonMove::Linked;
    /// R-AM-39.
    wagon_on_any_monastery "am.wagon_on_monastery": bool [true "yes", false "only_if_road_on_tile"];
    /// R-AM-33, R-AM-38.
    wagon_tile "am.wagon_tile": WagonTile { Any "any", Linked "linked" };
    /// R-AM-35.
    challenged_wagon_moves_on "am.wagon_challenged": bool [false "goes_home", true "moves_on"];
    /// R-AM-51, R-AM-64.
    barn_on_barn "am.barn_on_barn": bool [false "forbid", true "allow"];
    /// House rule.
    mayor_immune "am.mayor_immune_tower": bool [off], with "tower";
    /// House rule.
    wagon_immune "am.wagon_immune_dragon_tower": bool [off];
    /// R-AM-65.
    barn_herd "am.barn_pig_herd_bonus": bool [off];
    /// R-AM-9.
    abbey_round "am.abbey_round": bool [on];
    /// Display only.
    mayor_lying "am.mayor_lying": bool [off];
}

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
            options: &[OPTIONS],
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
        let house = &game.setup.house.abbey;
        match deed {
            Deed::Stand(FigureKind::Wagon, at) => {
                at.spot().is_some_and(|spot| !wagon::suits(game, spot))
            }
            // R-AM-59: the barn's owner is paid instead.
            Deed::PayFarmers(field) => barn::on(game, field).next().is_some(),
            Deed::Remove(figure, cause) => match (figure.kind, cause) {
                (FigureKind::Barn, _) => true,
                (FigureKind::Mayor, Cause::Tower) => house.mayor_immune,
                (FigureKind::Wagon, Cause::Tower | Cause::Dragon) => house.wagon_immune,
                _ => false,
            },
            _ => false,
        }
    }

    fn counted(&self, game: &mut Game, feature: FeatureId, moment: Moment) {
        let moves_on = match moment {
            Moment::Completed => true,
            Moment::Challenged => game.setup.house.abbey.challenged_wagon_moves_on,
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
