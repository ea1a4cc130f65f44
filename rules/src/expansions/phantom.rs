//! The Phantom: a follower that may be the second figure of a part (R-PH-1..14).

use super::{Expansion, Info, bigtop, bridges};
use crate::action::{Action, Decision};
use crate::board::Spot;
use crate::decisions::Decisions;
use crate::figure::Seat;
use crate::game::Game;
use crate::house::{HouseRules, options};
use crate::names::names;
use crate::spine::Slot;
use crate::stages::{Stage, wood};
use crate::turn::Flow;
use crate::vocabulary::{At, Cause, FigureKind};

options! { in phantom;
    /// R-PH-6.
    after_princess "phantom.after_princess": bool [false "none", true "other_feature"],
        with "dragon";
    /// R-PH-10.
    tower_top "phantom.tower_top": PhantomOnTower
        { On "on", WithTileSpot "with_tile_spot", Off "off" }, with "tower";
}

pub(super) struct Phantom;

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Whether the phantom follows the wooden thing, and where (R-PH-4).
        SecondFigure = "second_figure",
    }
}

impl Expansion for Phantom {
    fn info(&self) -> &'static Info {
        &Info { key: "phantom", name: "The Phantom", options: &[OPTIONS], ..Info::NONE }
    }

    fn figures(&self, _house: &HouseRules) -> &'static [(FigureKind, u8)] {
        &[(FigureKind::Phantom, 1)]
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        (slot == Slot::SecondFigure).then_some(&SecondFigure)
    }

    fn restores(&self, game: &Game) -> bool {
        let Some(Action::Take { figure, .. }) = game.turn.wooden else {
            return true;
        };
        figure.at.spot().is_none_or(|spot| game.board.segment(spot).is_some())
    }
}

/// S3.3, R-PH-4, R-PH-5: passing S3 leads past this slot.
struct SecondFigure;

impl Stage for SecondFigure {
    fn enter(&self, game: &mut Game) -> Flow {
        let at_hand = game.supply(game.turn.seat).count(FigureKind::Phantom) > 0;
        if at_hand { Flow::Ask } else { Flow::Next }
    }

    /// Nothing is asked if it can go nowhere (R-OV-16).
    fn decisions(&self, game: &Game, open: &mut Decisions) {
        let mut options = open.room();
        places(game, &mut options);
        if options.is_empty() {
            return open.reuse(options);
        }
        let default = options.len();
        options.push(Action::Pass);
        open.push(Decision::new(game.turn.seat, Prompt::SecondFigure, options, default));
    }

    fn waits(&self, game: &Game) -> bool {
        let mut options = Vec::new();
        places(game, &mut options);
        !options.is_empty()
    }

    fn act(&self, game: &mut Game, seat: Seat, action: Action) -> Flow {
        if action != Action::Pass {
            wood::Wood.act(game, seat, action);
        }
        Flow::Next
    }
}

/// Lists where the phantom may go now: wherever S3 lets it go (R-PH-7), as far as the wooden thing of
/// the part allows.
fn places(game: &Game, options: &mut Vec<Action>) {
    let turn = game.turn();
    let house = &game.setup().house;
    let princess = match turn.wooden {
        Some(Action::Take { figure, cause: Cause::Princess }) => figure.at.spot(),
        _ => None,
    };
    // R-OV-9, R-RU-11: one that was released comes home with S9.
    let is_released = matches!(turn.wooden, Some(Action::Take { figure, cause: Cause::Released })
        if figure.kind == FigureKind::Phantom);
    let barred = is_released || princess.is_some() && !house.phantom.after_princess;
    if barred || game.supply(turn.seat).count(FigureKind::Phantom) == 0 {
        return;
    }
    let is_here = |at: At| matches!(at, At::Segment(spot) if Some(spot.pos) == turn.placed);
    // R-PH-9. A bridge over a neighbour is reached without the portal.
    let bridge = bridges::beside(game);
    let by_portal = |at: At| {
        matches!(at, At::Segment(spot) if !is_here(at) && Some(spot) != bridge)
            && !bigtop::is_beside(game, at)
    };
    let portal_used = matches!(turn.wooden, Some(Action::Deploy { at, .. }) if by_portal(at));
    let feature = |spot: Spot| game.board().feature_at(spot);
    let emptied = princess.map(feature);
    wood::offer(game, options);
    options.retain(|option| match *option {
        Action::Deploy { figure: FigureKind::Phantom, at } => {
            let left = emptied.is_some() && at.spot().map(feature) == emptied;
            let used = portal_used && by_portal(at);
            !left && !used
        }
        other => other.deploys() == Some(FigureKind::Phantom),
    });
    let is_top = |option: &Action| matches!(option, Action::Deploy { at: At::Tower(_), .. });
    let tops = match house.phantom.tower_top {
        PhantomOnTower::WithTileSpot => {
            options.iter().any(|option| matches!(*option, Action::Deploy { at, .. } if is_here(at)))
        }
        PhantomOnTower::On => true,
        PhantomOnTower::Off => false,
    };
    options.retain(|option| tops || !is_top(option));
}
