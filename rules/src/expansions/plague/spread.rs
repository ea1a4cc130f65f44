//! The spread: where a flea may come from and go to, and what it does there (R-PL-8..12, R-PL-21,
//! R-PL-23).

use super::region::{self, Nodes};
use super::{Action, Event, state};
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::vocabulary::{At, Cause};

/// Whether the active seat has to put a flea in this turn, or may (R-PL-7, R-PL-8).
pub(super) fn is_due(game: &Game) -> bool {
    let turn = game.turn.number;
    game.states.plague.as_ref().is_some_and(|state| {
        !state.outbreaks.is_empty() && state.broke_out != turn && state.spread != turn
    })
}

/// Every legal pair of source and target (R-PL-9, R-PL-10).
pub(super) fn offer(game: &Game, options: &mut Vec<crate::Action>) {
    let Some(state) = game.states.plague.as_ref().filter(|_| is_due(game)) else {
        return;
    };
    let ways = state.ways(game);
    let (graph, active, cells) = (&ways.graph, ways.active, &ways.border);
    let mut put = |from: Option<Pos>, active: Nodes| {
        options.reserve(cells.len());
        // Which cells are near cannot be foreseen, so it is faster to add each and to drop some.
        for &(to, beside) in cells {
            let end = options.len() + usize::from(beside & active != 0);
            options.push(crate::Action::Plague(Action::Spread { from, to }));
            options.truncate(end);
        }
    };
    let inactive = graph.all() & !active;
    if state.supply() > 0 {
        put(None, active);
    } else if inactive != 0 {
        graph.nodes(inactive).for_each(|(_, pos)| put(Some(pos), active));
    } else {
        for (node, pos) in graph.nodes(active & !graph.outbreaks) {
            put(Some(pos), ways.without(1 << node));
        }
    }
}

/// Puts a flea, from the supply or from another cell.
pub(super) fn put(game: &mut Game, seat: Seat, from: Option<Pos>, to: Pos) {
    let turn = game.turn.number;
    let tiles = (from.and_then(|pos| game.board.number_at(pos)), game.board.number_at(to));
    let state = state(game);
    state.kept.flea_moved(tiles.0, tiles.1);
    state.spread = turn;
    state.fleas.retain(|&pos| Some(pos) != from);
    let (Ok(index) | Err(index)) = state.fleas.binary_search(&to);
    state.fleas.insert(index, to);
    game.emit(Event::Flea { seat, from, to });
    for figure in driven_out(game, to) {
        game.remove(figure, Cause::Flea);
    }
    region::settle(game);
}

/// The figures that a flea on a cell sends home (R-PL-11), builders and pigs first, so that they do
/// not leave because they are alone.
fn driven_out(game: &Game, to: Pos) -> Vec<Figure> {
    let protects = game.setup.house.plague.fairy_protects;
    if protects && game.fairy().is_some_and(|fairy| fairy.pos == to) {
        return Vec::new();
    }
    // Lords stand on a second cell besides their place.
    if !game.is_occupied(to) && game.board.converted().next().is_none() {
        return Vec::new();
    }
    let specials = game.setup.house.plague.special_figures;
    let leaves = |figure: &&Figure| {
        let special = figure.kind.is_special();
        (figure.kind.is_follower() || special && specials) && !matches!(figure.at, At::Corner(_))
    };
    let there = game.figures_on(|cell| cell == to);
    let mut gone: Vec<Figure> = there.filter(leaves).copied().collect();
    gone.sort_unstable_by_key(|figure| (figure.kind.is_follower(), *figure));
    gone
}

/// How many figures of the active seat, and of others, a flea on a cell sends home, including
/// special figures that are left alone.
fn losses(game: &Game, to: Pos) -> (usize, usize) {
    if game.figures_on(|cell| cell == to).next().is_none() {
        return (0, 0);
    }
    let gone = driven_out(game, to);
    let stays = |seat: Seat, id: FeatureId| {
        let own = |other: &&Figure| other.seat == seat && other.kind.is_follower();
        game.members_of(id).filter(own).any(|other| !gone.contains(other))
    };
    let special = game.standing(|figure| figure.kind.needs_follower());
    let lonely = special.filter(|&(figure, id)| !gone.contains(figure) && !stays(figure.seat, id));
    let all = gone.iter().chain(lonely.map(|(figure, _)| figure));
    let (own, others): (Vec<&Figure>, Vec<&Figure>) =
        all.partition(|figure| figure.seat == game.turn.seat);
    (own.len(), others.len())
}

/// R-PL-21: the index of the option that is taken if nobody chooses.
pub(super) fn default(game: &Game, options: &[crate::Action]) -> usize {
    let Some(state) = &game.states.plague else {
        return 0;
    };
    let ways = state.ways(game);
    let (graph, active) = (&ways.graph, ways.active);
    let mut known: Vec<(Pos, (usize, usize))> = Vec::new();
    let mut loss = |to: Pos| match known.iter().find(|(cell, _)| *cell == to) {
        Some(&(_, loss)) => loss,
        None => {
            let loss = losses(game, to);
            known.push((to, loss));
            loss
        }
    };
    // Whether taking a flea away cuts others off. How many does not matter: wherever a flea may go
    // that cuts others off, the farthest of these may go too, and taking that one cuts off none.
    let cuts_off = |from: Option<Pos>| {
        let flea = from.map_or(0, |pos| graph.node(pos));
        ways.without(flea) != active & !flea
    };
    let ranked = options.iter().enumerate().filter_map(|(index, option)| {
        let crate::Action::Plague(Action::Spread { from, to }) = *option else { return None };
        let (own, others) = loss(to);
        Some(((own, std::cmp::Reverse(others), to, cuts_off(from), from), index))
    });
    ranked.min().map_or(0, |(_, index)| index)
}
