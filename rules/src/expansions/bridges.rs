//! Bridges: a tile may be laid where it matches only with a bridge over itself or over a neighbour
//! (R-BR-1..11).

use serde::{Deserialize, Serialize};

use super::{Expansion, Info, Laying, castles};
use crate::action::{Decision, ExpansionAction, Prompt};
use crate::board::{Axis, Edit, Spot};
use crate::figure::Seat;
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::house::options;
use crate::tile::{Edge, KindId};
use crate::turn::Flow;
use crate::vocabulary::{At, SegmentKind, Token};

options! { in bridges;
    /// R-BR-4, R-BR-11.
    force "bridge.force": bool [off];
    /// R-BR-7.
    deploy_on_neighbour "bridge.deploy_on_neighbour": bool [off];
    /// R-BR-9.
    freestanding "bridge.freestanding": bool [off];
    /// R-BR-3, R-AM-7: an abbey is no road, yet every end may meet it.
    to_abbey "bridge.to_abbey": bool [on];
}

pub(super) struct Bridges;

/// The bridge that was built last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    over: Pos,
    turn: u32,
    part: u8,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Build a bridge that meets no other tile over the tile just placed (R-BR-9). A bridge built
    /// to place a tile is part of [`crate::Action::Place`] (R-BR-10).
    #[serde(rename = "bridge")]
    Build {
        /// The cell.
        pos: Pos,
        /// Its direction.
        axis: Axis,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A bridge was built (R-BR-3, R-BR-9).
    #[serde(rename = "bridge")]
    Built {
        /// The seat that built it.
        seat: Seat,
        /// The tile that it spans.
        pos: Pos,
        /// Its direction.
        axis: Axis,
    },
}

impl Expansion for Bridges {
    fn info(&self) -> &'static Info {
        &Info { key: "bridges", name: "Bridges", sets: &["bcb"], options: &[OPTIONS], ..Info::NONE }
    }

    fn begin(&self, game: &mut Game) {
        let number = castles::tokens_each(game.setup.seats);
        game.tokens.iter_mut().for_each(|tokens| tokens.put(Token::Bridge, number));
    }

    fn restores(&self, game: &Game) -> bool {
        game.states.bridges.is_none_or(|built| game.board.tile_at(built.over).is_some())
    }

    fn laying(&self) -> Option<&'static dyn Laying> {
        Some(&Self)
    }

    /// R-BR-7: the bridge over the tile itself is a segment of it like any other.
    fn extra_deployments(&self, game: &Game, seat: Seat, options: &mut Vec<crate::Action>) {
        let Some(spot) = beside(game).filter(|spot| game.admits(spot.pos)) else {
            return;
        };
        if game.is_free(spot, game.board.feature_at(spot)) {
            let supply = game.supply(seat);
            let thieves = supply.kinds().filter(|kind| kind.claims(SegmentKind::Road));
            let at = At::Segment(spot);
            options.extend(thieves.map(|figure| crate::Action::Deploy { figure, at }));
        }
    }

    /// Drops duplicates: a portal may offer the bridge over the neighbour too.
    fn remove_options(&self, game: &Game, options: &mut Vec<crate::Action>) {
        let Some(bridge) = beside(game) else {
            return;
        };
        let mut seen = Vec::new();
        options.retain(|option| {
            let there =
                matches!(option, crate::Action::Deploy { at, .. } if at.spot() == Some(bridge));
            let again = there && seen.contains(option);
            seen.extend(Some(*option).filter(|_| there));
            !again
        });
    }

    /// R-BR-9.
    fn free_actions(&self, game: &Game, decision: &mut Decision) {
        let freestanding = game.setup.house.bridges.freestanding;
        let Some(pos) = game.turn.placed.filter(|_| freestanding && can_build(game)) else {
            return;
        };
        if decision.prompt == Prompt::Wood {
            let free = Axis::ALL.into_iter().filter(|&axis| game.board.stands_free(pos, axis));
            decision
                .options
                .extend(free.map(|axis| crate::Action::Bridges(Action::Build { pos, axis })));
        }
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: crate::Action) -> Option<Flow> {
        let crate::Action::Bridges(Action::Build { pos, axis }) = action else {
            return None;
        };
        build(game, pos, axis);
        Some(Flow::Ask)
    }
}

impl Laying for Bridges {
    fn can_build(&self, game: &Game) -> bool {
        can_build(game)
    }

    /// R-BR-3, R-BR-4.
    fn fitting(&self, game: &Game, kind: KindId) -> Option<Vec<(Pos, Rotation)>> {
        let apart = !game.setup.house.bridges.to_abbey;
        let may = |over, axis| !(apart && meets_abbey(game, over, axis));
        can_build(game).then(|| game.board.fitting_with_span(kind, may))
    }

    /// R-BR-4, R-BR-11.
    fn spares(&self, game: &Game, kind: KindId, placements: &[(Pos, Rotation)]) -> bool {
        let needs =
            |&(pos, rotation): &(Pos, Rotation)| game.board.span_for(kind, pos, rotation).is_some();
        placements.iter().all(needs) && !game.setup.house.bridges.force
    }

    fn build(&self, game: &mut Game, kind: KindId, pos: Pos, rotation: Rotation) {
        if let Some((over, axis)) = game.board.span_for(kind, pos, rotation) {
            build(game, over, axis);
        }
    }
}

impl Game {
    /// The cells beside the board that one of these kinds can fill now or later, judged by their
    /// edges, with the bridges that anybody still has; sorted.
    pub fn fillable(&self, kinds: &[KindId]) -> Vec<Pos> {
        let bridges = self.seats().map(|seat| u32::from(self.tokens(seat).count(Token::Bridge)));
        let apart = !self.setup.house.bridges.to_abbey;
        let may = |over, axis| !(apart && meets_abbey(self, over, axis));
        self.board.fillable(kinds, bridges.sum(), may)
    }
}

/// Whether an end of a bridge over a cell faces an abbey.
fn meets_abbey(game: &Game, over: Pos, axis: Axis) -> bool {
    axis.sides().into_iter().any(|side| {
        let there = game.board.tile_at(over.step(side));
        there.is_some_and(|placed| placed.edge(side.opposite()) == Edge::Closing)
    })
}

fn is_now(game: &Game, built: State) -> bool {
    (built.turn, built.part) == (game.turn.number, game.turn.part)
}

/// The bridge that was just built over a neighbour of the tile just placed, where a follower may
/// go on it from there (R-BR-7).
pub(super) fn beside(game: &Game) -> Option<Spot> {
    let built = game.states.bridges.filter(|&built| is_now(game, built))?;
    let house = &game.setup.house.bridges;
    let beside = house.deploy_on_neighbour && game.turn.placed != Some(built.over);
    let placed = game.board.tile_at(built.over).filter(|_| beside)?;
    Some(Spot { pos: built.over, segment: placed.segments() - 1 })
}

/// R-BR-2: one in each part, from the seat's own stock.
fn can_build(game: &Game) -> bool {
    game.tokens(game.turn.seat).count(Token::Bridge) > 0
        && !game.states.bridges.is_some_and(|built| is_now(game, built))
}

fn build(game: &mut Game, over: Pos, axis: Axis) {
    let seat = game.turn.seat;
    let (turn, part) = (game.turn.number, game.turn.part);
    game.spend(seat, Token::Bridge);
    game.states.bridges = Some(State { over, turn, part });
    game.board.edit(Edit::Span(over, axis));
    game.emit(Event::Built { seat, pos: over, axis });
}
