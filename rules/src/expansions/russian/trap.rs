//! The tree takes whoever is on its road, the pond whoever stands around it (R-RU-5..12).

use super::State;
use crate::board::{Board, Spot};
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{At, FigureKind, Mark, ScoreLine, SegmentKind, Source, Term};

/// What each follower in the pond costs at the end (R-RU-10).
const DROWNED: i32 = -2;

/// S2, S3 and S6, R-RU-9.
pub(super) struct Traps;

impl Stage for Traps {
    fn enter(&self, game: &mut Game) -> Flow {
        let in_council = game.turn.slot == Slot::CouncilTraps;
        if in_council && !game.setup.house.russian.always_traps {
            return Flow::Next;
        }
        let is_stirred = reaches_nearest(game)
            && match game.turn.slot {
                Slot::Traps => is_extended(game),
                _ => is_fuller(game),
            };
        spring(game, is_stirred);
        Flow::Next
    }
}

/// F3, after 5.
pub(super) struct FinalPond;

impl Stage for FinalPond {
    fn enter(&self, game: &mut Game) -> Flow {
        let pond = game.board.marked(Mark::Pond).next();
        for seat in game.seats().collect::<Vec<Seat>>() {
            let inside = |figure: &&Figure| {
                figure.seat == seat && pond.is_some_and(|pond| figure.at == At::Trap(pond))
            };
            let number = game.figures.iter().filter(inside).count() as u16;
            if number > 0 {
                game.credit(ScoreLine {
                    seat,
                    points: DROWNED * i32::from(number),
                    source: Source::Pond,
                    at: None,
                    complete: false,
                    terms: vec![Term::Followers(number)],
                });
            }
        }
        Flow::Next
    }
}

/// A figure came to stand somewhere after S3.
pub(super) fn follow(game: &mut Game, figure: Figure) {
    let is_checked = match game.turn.slot {
        Slot::Wagons => true,
        _ => game.setup.house.russian.always_traps,
    };
    if is_checked {
        let road = tree_road(game).filter(|_| reaches_nearest(game));
        let here = figure.at.spot().map(|spot| game.board.feature_at(spot));
        spring(game, road.is_some_and(|(_, road)| here == Some(road)));
    }
}

/// A figure left its place: if the tree had spared it, whoever comes next is one more (R-RU-12).
pub(super) fn leave(game: &mut Game, figure: Figure) {
    let Some(State { left }) = game.states.russian else {
        return;
    };
    let here = figure.at.spot().filter(|_| figure.kind.is_follower());
    let here = here.map(|spot| game.board.feature_at(spot));
    if here.is_some() && here == tree_road(game).map(|(_, road)| road) {
        game.states.russian = Some(State { left: left.saturating_sub(1) });
    }
}

/// Whether the tree takes only the nearest ones, so that it matters when it looks (R-RU-12).
fn reaches_nearest(game: &Game) -> bool {
    game.setup.house.russian.nearest_to_tree
}

/// Both traps take whomever they reach, the pond first (R-RU-8). With `is_stirred` the tree also
/// takes those it left before (R-RU-12).
fn spring(game: &mut Game, is_stirred: bool) {
    fall(game);
    if let Some((tree, road)) = tree_road(game) {
        let nearest = reaches_nearest(game);
        let looks = !nearest || is_stirred;
        let all = || if nearest { nearest_on(game, tree) } else { all_on(game, road) };
        let reached = if looks { all() } else { Vec::new() };
        let takes = !reached.is_empty();
        capture(game, reached, tree.pos);
        if nearest {
            game.states.russian = Some(State { left: followers(game, road) });
        }
        if takes {
            fall(game);
        }
    }
}

/// R-RU-6.
fn fall(game: &mut Game) {
    let Some(pond) = game.board.marked(Mark::Pond).next() else {
        return;
    };
    if !pond.around().any(|cell| game.is_occupied(cell)) {
        return;
    }
    let from_tree = game.setup.house.russian.tree_to_pond;
    let near = |pos: Pos| pos != pond && pos.is_within_one(pond);
    let specials = [FigureKind::Builder, FigureKind::Pig];
    let reached = |figure: &&Figure| match figure.at {
        At::Segment(spot) => near(spot.pos) && is_taken(game, figure, &specials),
        At::Tower(pos) => near(pos),
        At::Trap(pos) => from_tree && near(pos),
        At::Corner(_) | At::Quarter(_) | At::Crown(_) => false,
    };
    let reached = game.figures.iter().filter(reached).copied().collect();
    capture(game, reached, pond);
}

/// Whether a trap takes a figure on a segment: followers that are no lords, by option also some
/// others (R-RU-7).
fn is_taken(game: &Game, figure: &Figure, specials: &[FigureKind]) -> bool {
    if figure.kind.is_follower() {
        return !game.is_lord(figure);
    }
    specials.contains(&figure.kind) && game.setup.house.russian.trap_specials
}

/// Puts figures on a trap, in the order of R-OV-31.
fn capture(game: &mut Game, mut figures: Vec<Figure>, trap: Pos) {
    figures.sort_unstable_by_key(|figure| (figure.at, figure.seat, figure.kind));
    let to = At::Trap(trap);
    for &figure in &figures {
        game.take_off(figure);
        game.put_on(Figure { at: to, ..figure });
        game.emit(crate::Event::Moved { figure, to });
    }
    for figure in figures {
        game.return_lonely(figure);
    }
}

/// The road segment below the tree, and its road.
fn tree_road(game: &Game) -> Option<(Spot, FeatureId)> {
    let pos = game.board.marked(Mark::Tree).next()?;
    let placed = game.board.tile_at(pos)?;
    let mut segments = placed.tile().segments.iter();
    let segment = segments.position(|segment| segment.kind == SegmentKind::Road)? as u8;
    Some((Spot { pos, segment }, game.board.feature_on(placed, segment)))
}

fn all_on(game: &Game, road: FeatureId) -> Vec<Figure> {
    // Builders do not stay without a follower (R-OV-4).
    if followers(game, road) == 0 {
        return Vec::new();
    }
    let here = game.members_of(road);
    here.filter(|figure| is_taken(game, figure, &[FigureKind::Builder])).copied().collect()
}

fn followers(game: &Game, road: FeatureId) -> u8 {
    game.board.feature(road).followers
}

/// R-RU-12: those on the first segments out from the tree on which anybody stands.
fn nearest_on(game: &Game, tree: Spot) -> Vec<Figure> {
    let board = &game.board;
    let on_road = all_on(game, board.feature_at(tree));
    let node = |figure: &Figure| figure.at.spot().map(|spot| board.node_number(spot));
    let mut ring = vec![board.node_number(tree)];
    let mut seen = ring.clone();
    while !ring.is_empty() {
        let stands = |figure: &&Figure| node(figure).is_some_and(|node| ring.contains(&node));
        let reached: Vec<Figure> = on_road.iter().filter(stands).copied().collect();
        if !reached.is_empty() {
            return reached;
        }
        ring = beyond(board, &ring, &mut seen);
    }
    Vec::new()
}

/// The nodes one step beyond these.
fn beyond(board: &Board, ring: &[u16], seen: &mut Vec<u16>) -> Vec<u16> {
    let mut found = Vec::new();
    for node in ring.iter().flat_map(|&node| board.contacts(node)) {
        if !seen.contains(&node) {
            seen.push(node);
            found.push(node);
        }
    }
    found
}

/// Whether the tile just placed belongs to the tree's road.
fn is_extended(game: &Game) -> bool {
    let placed = game.turn.placed.and_then(|pos| game.board.tile_at(pos));
    tree_road(game).zip(placed).is_some_and(|((_, road), placed)| {
        game.board.features_on(placed).any(|(_, feature)| feature == road)
    })
}

/// Whether somebody came to the tree's road since it last looked.
fn is_fuller(game: &Game) -> bool {
    let left = game.states.russian.map_or(0, |state| state.left);
    tree_road(game).is_some_and(|(_, road)| followers(game, road) > left)
}
