//! The Festival: whoever lays one of its tiles may take an own figure back (R-FV-1..8).

use super::{Expansion, Info};
use crate::action::Action;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::house::options;
use crate::turn::Flow;
use crate::vocabulary::{Cause, Mark};

options! { in festival;
    /// R-FV-3.
    any_figure "festival.figures": bool [true "any", false "followers"];
}

pub(super) struct Festival;

impl Expansion for Festival {
    fn info(&self) -> &'static Info {
        &Info {
            key: "festival",
            name: "The Festival",
            sets: &["festival"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    /// R-FV-2, R-FV-3: figures that stand at the same place are one option.
    fn extra_deployments(&self, game: &Game, seat: Seat, options: &mut Vec<Action>) {
        let placed = game.turn.placed.and_then(|pos| game.board.tile_at(pos));
        if !placed.is_some_and(|placed| placed.tile().marks.has(Mark::Festival)) {
            return;
        }
        let all = game.setup.house.festival.any_figure;
        let own = game.own(seat).map(|(figure, _)| figure);
        let mut figures: Vec<Figure> =
            own.filter(|figure| all || figure.kind.is_follower()).copied().collect();
        figures.sort_unstable_by_key(|figure| (figure.at, figure.kind));
        figures.dedup();
        let cause = Cause::Festival;
        options.extend(figures.into_iter().map(|figure| Action::Take { figure, cause }));
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: Action) -> Option<Flow> {
        let Action::Take { figure, cause: Cause::Festival } = action else {
            return None;
        };
        game.remove(figure, Cause::Festival);
        Some(Flow::Next)
    }
}
