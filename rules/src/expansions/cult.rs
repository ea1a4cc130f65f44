//! Cult: shrines, and the challenge between a shrine and a cloister beside it (R-CU-1..13).

use super::{Expansion, Info, Moment, Veto};
use crate::bag::Piles;
use crate::board::Board;
use crate::feature::FeatureId;
use crate::figure::Figure;
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::house::options;
use crate::score::Presence;
use crate::setup::Setup;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::tile::{KindId, TileKind};
use crate::turn::Flow;
use crate::vocabulary::{Cause, Mark, ScoreLine, SegmentKind, Source, Tag, Term};

options! { in cult;
    /// R-CU, components.
    five_tiles "cult.tiles": bool [false "6", true "5"];
    /// R-CU-4, R-CU-12.
    challenge_own "cult.challenge_own": bool [on];
}

pub(super) struct Cult;

impl Expansion for Cult {
    fn info(&self) -> &'static Info {
        &Info { key: "cult", name: "Cult", sets: &["cult"], options: &[OPTIONS], ..Info::NONE }
    }

    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        if setup.house.cult.five_tiles {
            piles.pile.retain(|id| !id.kind().marks.has(Mark::OnlySix));
        }
    }

    fn veto(&self, kind: KindId) -> Option<Veto> {
        is_shrine(kind.kind()).is_some().then_some(keep_apart)
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        (slot == Slot::Challenges).then_some(&Challenges)
    }
}

/// R-CU-3: no building may border two opposite ones.
fn keep_apart(game: &Game, kind: KindId, placements: &mut Vec<(Pos, Rotation)>) {
    let Some(shrine) = is_shrine(kind.kind()) else {
        return;
    };
    let board = game.board();
    let opposite = |id: FeatureId| board.feature(id).tags.has(Tag::Shrine) != shrine;
    let others = board.buildings().filter(|&(_, id)| opposite(id));
    let others: Vec<Pos> = others.map(|(pos, _)| pos).collect();
    let allowed = |pos: Pos| {
        let mut beside = others.iter().copied().filter(|other| other.touches(pos));
        let first = beside.next();
        let lonely = |there| opposite_around(board, there, !shrine).next().is_none();
        beside.next().is_none() && first.is_none_or(lonely)
    };
    // The rotations of a cell are consecutive and share the answer.
    let mut known: Option<(Pos, bool)> = None;
    placements.retain(|&(pos, _)| match known {
        Some((cell, answer)) if cell == pos => answer,
        _ => known.insert((pos, allowed(pos))).1,
    });
}

/// Whether the monastic building of a tile is a shrine; `None` if it has no building.
fn is_shrine(tile: &TileKind) -> Option<bool> {
    let building = tile.building().map(|index| &tile.segments[usize::from(index)]);
    building.map(|segment| segment.tags.has(Tag::Shrine))
}

/// The surrounding cells with a building of the opposite kind to the one on `pos`.
fn opposite_around(board: &Board, pos: Pos, shrine: bool) -> impl Iterator<Item = Pos> {
    pos.around().filter(move |&cell| {
        board.tile_at(cell).and_then(|placed| is_shrine(placed.tile())) == Some(!shrine)
    })
}

/// S7d, R-CU-5..7: a follower that is still at work beside a finished building goes home with
/// nothing.
struct Challenges;

impl Stage for Challenges {
    fn enter(&self, game: &mut Game) -> Flow {
        let finished: Vec<FeatureId> = game
            .turn
            .completed
            .iter()
            .map(|&spot| game.board.feature_at(spot))
            .filter(|&id| game.board.feature(id).kind == SegmentKind::Cloister)
            .collect();
        for winner in finished {
            if let Some(loser) = bordering(game, winner) {
                settle(game, winner, loser);
            }
        }
        Flow::Next
    }
}

/// The opposite building beside a finished one, if it is unfinished (R-CU-6, R-CU-13).
fn bordering(game: &Game, winner: FeatureId) -> Option<FeatureId> {
    let board = game.board();
    let (placed, segment) = board.members(winner).next()?;
    let cell = opposite_around(board, placed.pos, segment.tags.has(Tag::Shrine)).next()?;
    let there = board.tile_at(cell)?;
    let mut spots = board.spots_of(there).map(|spot| board.feature_at(spot));
    let loser = spots.find(|&id| board.feature(id).kind == SegmentKind::Cloister)?;
    (!board.is_complete(loser)).then_some(loser)
}

fn settle(game: &mut Game, winner: FeatureId, loser: FeatureId) {
    let owners = Presence::on(game, winner);
    let mut losers: Vec<Figure> = game.standing_on(loser);
    if owners.owners().next().is_none() {
        return;
    }
    if !game.setup.house.cult.challenge_own {
        losers.retain(|figure| owners.owners().all(|(seat, _)| seat != figure.seat));
    }
    let beaten = Presence::on(game, loser);
    for (seat, at) in beaten.owners() {
        if losers.iter().any(|figure| figure.seat == seat) {
            game.credit(ScoreLine {
                seat,
                points: 0,
                source: Source::Cloister,
                at: Some(at),
                complete: false,
                terms: vec![Term::Challenged],
            });
        }
    }
    game.setup.systems.counted(game, loser, Moment::Challenged);
    for figure in losers {
        game.remove(figure, Cause::Challenge);
    }
}
