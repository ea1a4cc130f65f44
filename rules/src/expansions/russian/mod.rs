//! The Russian promos: a hut that is worth more the lonelier it is, a stone at a crossing, and two
//! traps that take followers from what they stand on (R-RU-1..14).

mod trap;

use serde::{Deserialize, Serialize};

use self::trap::{FinalPond, Traps};
use super::{Deed, Expansion, Info};
use crate::action::Action;
use crate::bag::Piles;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::options;
use crate::setup::Setup;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{At, Cause, Mark};

options! { in russian;
    /// Which of the two promos.
    sets "ru.sets": RussianSets { Both "both", Of2013 "2013", Of2016 "2016" };
    /// R-RU-5, R-RU-12.
    nearest_to_tree "ru.tree_reach": bool [false "whole_road", true "nearest"];
    /// R-RU-7.
    trap_specials "ru.trap_specials": bool [off], with "traders";
    /// R-RU-7.
    tree_to_pond "ru.tree_to_pond": bool [on];
    /// R-RU-9.
    always_traps "ru.trap_check": bool [true "always", false "steps"];
}

pub(super) struct Russian;

/// What the traps remember.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// How many of the followers are still on the tree's road that it left there when it last
    /// looked (R-RU-12).
    left: u8,
}

impl Expansion for Russian {
    fn info(&self) -> &'static Info {
        &Info {
            key: "russian",
            name: "Russian Promos",
            sets: &["ru"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        let out: &[&str] = match setup.house.russian.sets {
            RussianSets::Of2013 => &["ru/03", "ru/04"],
            RussianSets::Of2016 => &["ru/01", "ru/02"],
            RussianSets::Both => &[],
        };
        piles.pile.retain(|kind| !out.contains(&kind.kind().id));
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        match slot {
            Slot::Traps
            | Slot::WoodTraps
            | Slot::LateTraps
            | Slot::FerryTraps
            | Slot::CouncilTraps => Some(&Traps),
            Slot::FinalPond => Some(&FinalPond),
            _ => None,
        }
    }

    /// R-RU-11.
    fn extra_deployments(&self, game: &Game, seat: Seat, options: &mut Vec<Action>) {
        if game.figure_counts.at_such(At::Trap(Pos::default())) == 0 {
            return;
        }
        let held = |figure: &&Figure| match figure.at {
            At::Trap(pos) => figure.seat == seat && game.turn.placed != Some(pos),
            _ => false,
        };
        let mut captives: Vec<Figure> = game.figures.iter().filter(held).copied().collect();
        captives.sort_unstable();
        captives.dedup();
        let cause = Cause::Released;
        options.extend(captives.into_iter().map(|figure| Action::Take { figure, cause }));
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: Action) -> Option<Flow> {
        let Action::Take { figure, cause: Cause::Released } = action else {
            return None;
        };
        game.remove(figure, Cause::Released);
        Some(Flow::Next)
    }

    /// R-RU-13.
    #[inline(always)]
    fn forbids(&self, game: &Game, deed: Deed) -> bool {
        matches!(deed, Deed::Enter(pos) if is_pond(game, pos))
    }

    /// R-RU-13. A barn, which no trap takes, stands on a corner and not on the tile (R-AM-50).
    fn remove_options(&self, game: &Game, options: &mut Vec<Action>) {
        if let Some(pond) = game.board.marked(Mark::Pond).next() {
            options.retain(|option| match *option {
                Action::Deploy { at: At::Segment(spot), .. } => spot.pos != pond,
                _ => true,
            });
        }
    }

    fn restores(&self, game: &Game) -> bool {
        let is_trap = |pos| [Mark::Tree, Mark::Pond].into_iter().any(|mark| has(game, pos, mark));
        game.figures.iter().all(|figure| match figure.at {
            At::Trap(pos) => is_trap(pos),
            _ => true,
        })
    }

    /// R-RU-12.
    fn on_figure_removed(&self, game: &mut Game, figure: Figure) {
        trap::leave(game, figure);
    }

    /// R-RU-9.
    fn on_figure_placed(&self, game: &mut Game, figure: Figure) {
        trap::follow(game, figure);
    }
}

fn has(game: &Game, pos: Pos, mark: Mark) -> bool {
    game.board.tile_at(pos).is_some_and(|placed| placed.tile().marks.has(mark))
}

fn is_pond(game: &Game, pos: Pos) -> bool {
    has(game, pos, Mark::Pond)
}
