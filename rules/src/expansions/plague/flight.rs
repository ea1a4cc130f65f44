//! Flight: once in a turn a figure may go along its road, city or field to a healthy tile
//! (R-PL-16, R-PL-17, R-PL-25).

use super::tiles::Tiles;
use super::{Action, State, state};
use crate::board::{Board, Spot};
use crate::figure::Figure;
use crate::game::Game;
use crate::keys::{self, Keys};
use crate::vocabulary::{At, FigureKind, SegmentKind};

/// Every figure of the active seat that can flee, and where to: in the order of figures, equal ones
/// once.
pub(super) fn offer(game: &Game, options: &mut Vec<crate::Action>) {
    let Some(state) = game.states.plague.as_ref().filter(|_| is_allowed(game)) else {
        return;
    };
    let mut fugitives = fugitives(game);
    if fugitives.is_empty() {
        return;
    }
    let mut ways = FlightWays::of(game, state.sick(game));
    for fugitive in fugitives.sorted(0).iter().map(|&key| Fugitive::from_key(key)) {
        let at = At::Segment(fugitive.from);
        let figure = Figure { seat: game.turn.seat, kind: fugitive.kind, at };
        let targets = ways.targets(game, &fugitive).iter();
        options.extend(
            targets
                .map(|&to| crate::Action::Plague(Action::Flee { figure, to: Spot::from_key(to) })),
        );
    }
}

/// Whether there is something to flee from and the active seat has not fled yet in this turn.
pub(super) fn is_allowed(game: &Game) -> bool {
    let turn = game.turn.number;
    let now = |state: &State| !state.outbreaks.is_empty() && state.fled != turn;
    game.states.plague.as_ref().is_some_and(now)
}

/// A figure of the active seat that may flee if there is a way.
struct Fugitive {
    kind: FigureKind,
    from: Spot,
    node: u16,
}

impl Fugitive {
    /// Kind, spot and node as one number that sorts like them: faster than the parts.
    fn key(&self) -> i64 {
        (self.kind as i64) << 56
            | (self.from.key() - Spot::FIRST.key()) << 16
            | i64::from(self.node)
    }

    /// The fugitive with this key.
    fn from_key(key: i64) -> Self {
        let spot = (key >> 16) & ((1 << 40) - 1);
        Self {
            kind: FigureKind::ALL[(key >> 56) as usize],
            from: Spot::from_key(spot + Spot::FIRST.key()),
            node: key as u16,
        }
    }
}

/// R-PL-16, R-PL-17: as keys.
fn fugitives(game: &Game) -> Keys {
    let specials = game.setup.house.plague.special_figures;
    let flees = |kind: FigureKind| kind.is_follower() || kind.is_special() && specials;
    let own = game.own(game.turn.seat).filter(|(figure, _)| flees(figure.kind));
    let fugitive = |(figure, node): (&Figure, Option<u16>)| match (figure.at, node) {
        (At::Segment(from), Some(node)) => Some(Fugitive { kind: figure.kind, from, node }.key()),
        _ => None,
    };
    let mut found = Keys::new();
    own.filter_map(fugitive).for_each(|key| found.push(key));
    found
}

/// Where figures can flee to.
struct FlightWays<'a> {
    /// The tiles with a flea or an active outbreak.
    sick: &'a Tiles,
    /// R-PL-25: the key of the dragon's cell, or one that no cell has.
    dragon: i64,
    /// The nodes reached so far, the start first.
    reached: Vec<u16>,
    /// The same, one bit for each node of the board.
    seen: Vec<u64>,
    /// The segments that can be reached, as keys.
    spots: Vec<i64>,
}

impl<'a> FlightWays<'a> {
    fn of(game: &Game, sick: &'a Tiles) -> Self {
        let dragon = game.dragon().map_or(i64::MAX, |pos| pos.key().into());
        let spots = Vec::with_capacity(128);
        Self { sick, dragon, reached: Vec::new(), seen: Vec::new(), spots }
    }

    /// The segments to which a figure can flee, row by row, as keys.
    fn targets(&mut self, game: &Game, fugitive: &Fugitive) -> &[i64] {
        self.spots.clear();
        let id = game.board.feature_of(fugitive.node);
        let ways = matches!(
            game.board.feature(id).kind,
            SegmentKind::Road | SegmentKind::City | SegmentKind::Field
        );
        if ways && !self.go_everywhere(&game.board, fugitive) {
            self.go_round(&game.board, fugitive);
        }
        keys::sort(&mut self.spots);
        &self.spots
    }

    /// Notes a spot, given by its key, if a figure may flee there: neither to its own cell nor to
    /// the dragon's.
    fn add(&mut self, from: i64, to: i64) {
        let cell = to >> 8;
        if cell != from && cell != self.dragon {
            self.spots.push(to);
        }
    }

    /// If nothing is in the way, all tiles of the feature can be reached; returns false if
    /// something is. The start itself may be sick; another segment of its tile is then in the way.
    fn go_everywhere(&mut self, board: &Board, fugitive: &Fugitive) -> bool {
        let from = fugitive.from.pos.key().into();
        for number in board.members_from(fugitive.node) {
            if self.sick.has(board.node(number).tile) && number != fugitive.node {
                self.spots.clear();
                return false;
            }
            self.add(from, board.key(number));
        }
        true
    }

    /// Visits all segments that can be reached over healthy tiles, going from each to those that it
    /// meets: nobody steps over a road, or through a crossing (R-PL-16).
    fn go_round(&mut self, board: &Board, fugitive: &Fugitive) {
        self.seen.clear();
        self.seen.resize(board.segments().div_ceil(64), 0);
        self.reached.clear();
        self.visit(fugitive.node);
        let from = fugitive.from.pos.key().into();
        let mut next = 0;
        while let Some(&number) = self.reached.get(next) {
            next += 1;
            self.add(from, board.key(number));
            for there in board.contacts(number) {
                if !self.sick.has(board.node(there).tile) {
                    self.visit(there);
                }
            }
        }
    }

    /// Visits a node, unless it was visited before.
    fn visit(&mut self, number: u16) {
        let (word, bit) = (usize::from(number / 64), 1 << (number % 64));
        if self.seen[word] & bit == 0 {
            self.seen[word] |= bit;
            self.reached.push(number);
        }
    }
}

/// A figure flees. A shepherd, who loses his sheep with his place, takes them along (R-HS-14).
pub(super) fn go(game: &mut Game, figure: Figure, to: Spot) {
    state(game).fled = game.turn.number;
    let to = At::Segment(to);
    let flocks = game.states.hills.take();
    game.take_off(figure);
    game.states.hills = flocks;
    game.put_on(Figure { at: to, ..figure });
    game.emit(crate::Event::Moved { figure, to });
}
