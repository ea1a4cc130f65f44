//! The Labyrinth: one road with four edges. A network with it has a centre and arms, each of which
//! is claimed for itself; all followers there count together (R-LA-1..11).

use super::{Deed, Expansion, Info};
use crate::bag::Piles;
use crate::board::{Board, Spot};
use crate::figure::Figure;
use crate::game::Game;
use crate::house::options;
use crate::setup::Setup;
use crate::tile::{KindId, catalog};
use crate::value::{Operation, Value, ValueStep};
use crate::vocabulary::{SegmentKind, Tag, Term};

options! { in labyrinth;
    /// R-LA-2, R-LA-3.
    advanced "lab.variant": bool [true "advanced", false "basic"];
    /// The tile was printed in two styles.
    two_copies "lab.copies": bool [false "1", true "2"];
    /// R-LA-10.
    specials_count "lab.specials": bool [false "ignore", true "count"],
        if labyrinth.advanced = true, with "traders";
    /// Where a wagon that moves on may enter an occupied network.
    free_centre_suffices "lab.wagon_centre": bool [true "free_centre", false "free_network"],
        if labyrinth.advanced = true, with "abbey";
}

/// What each follower on a completed network adds (R-LA-7).
const ADDED: i32 = 2;

pub(super) struct Labyrinth;

impl Expansion for Labyrinth {
    fn info(&self) -> &'static Info {
        &Info {
            key: "labyrinth",
            name: "The Labyrinth",
            sets: &["lab"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        if setup.house.labyrinth.two_copies {
            piles.pile.extend(catalog().set("lab").collect::<Vec<KindId>>());
        }
    }

    /// R-LA-4, R-LA-5.
    #[inline(always)]
    fn forbids(&self, game: &Game, deed: Deed) -> bool {
        let Deed::Join(spot) = deed else {
            return false;
        };
        !is_advanced(game) || is_taken(game, spot)
    }

    /// R-LA-7, R-LA-8, R-LA-11.
    fn amend(&self, game: &Game, value: &mut Value) {
        let is_network = value.kind == SegmentKind::Road && value.tags.has(Tag::Labyrinth);
        let Some(id) = value.feature.filter(|_| is_network) else { return };
        if value.complete && is_advanced(game) {
            let here = game.members_of(id).filter(|figure| counts(game, figure));
            let number = here.count() as u16;
            let added = Operation::Add(ADDED * i32::from(number));
            value.modifiers.add(ValueStep::Bonus, added, Term::Followers(number));
        }
    }
}

fn is_advanced(game: &Game) -> bool {
    game.setup.house.labyrinth.advanced
}

/// Whether a figure occupies its part of the network and adds to its value (R-LA-10).
fn counts(game: &Game, figure: &Figure) -> bool {
    figure.kind.is_follower() || game.setup.house.labyrinth.specials_count
}

/// Whether somebody stands on the same part of the network: the centre itself, or the arm.
fn is_taken(game: &Game, spot: Spot) -> bool {
    let board = &game.board;
    let part = part(board, board.node_number(spot));
    let here = game.figures.iter().filter(|figure| counts(game, figure));
    here.filter_map(|figure| figure.at.spot()).any(|at| part.contains(&board.node_number(at)))
}

/// The part of a network that a node belongs to: itself if it is a centre, or else all that it is
/// connected with without passing one (R-LA-9).
fn part(board: &Board, node: u16) -> Vec<u16> {
    let mut part = vec![node];
    let mut reached = 0;
    while let Some(&here) = part.get(reached).filter(|_| !is_centre(board, node)) {
        reached += 1;
        let beyond = board.contacts(here).filter(|&other| !is_centre(board, other));
        for other in beyond.collect::<Vec<_>>() {
            if !part.contains(&other) {
                part.push(other);
            }
        }
    }
    part
}

fn is_centre(board: &Board, node: u16) -> bool {
    let segment = board.segment(board.spot(board.node(node)));
    segment.is_some_and(|segment| segment.tags.has(Tag::Labyrinth))
}

// With Abbey & Mayor.

/// Whether a wagon that moves on may go there: to a centre, by option, only of a free network.
pub(super) fn admits_wagon(game: &Game, spot: Spot) -> bool {
    let board = &game.board;
    board.feature(board.feature_at(spot)).followers == 0
        || game.setup.house.labyrinth.free_centre_suffices
        || !is_centre(board, board.node_number(spot))
}

/// Whether a wagon that follows a link to one of these segments reaches another one of that road:
/// in a network only what belongs to the same arm.
pub(super) fn is_reached(game: &Game, linked: &[Spot], spot: Spot) -> bool {
    let board = &game.board;
    let is_network = board.feature(board.feature_at(spot)).tags.has(Tag::Labyrinth);
    if !is_network || !is_advanced(game) {
        return true;
    }
    let part = part(board, board.node_number(spot));
    linked.iter().any(|&at| part.contains(&board.node_number(at)))
}
