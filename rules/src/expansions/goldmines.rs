//! The Goldmines: ingots lie on tiles, and whoever is paid for what was completed there takes them
//! (R-GM-1..9).

use serde::{Deserialize, Serialize};

use super::{Expansion, Info, castles};
use crate::action::{Decision, ExpansionAction};
use crate::board::Spot;
use crate::feature::FeatureId;
use crate::figure::Seat;
use crate::game::Game;
use crate::geometry::Pos;
use crate::names::names;
use crate::setup::MAX_SEATS;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{Mark, ScoreLine, SegmentKind, Source, Term, Token};

pub(super) struct Goldmines;

/// The ingots on the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// By cell, how many lie there.
    ingots: Vec<(Pos, u8)>,
    /// Who was paid in this part for something that was completed, and where.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    claims: Vec<(Seat, Spot)>,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Lay the second ingot on a tile beside the mine (R-GM-1).
    #[serde(rename = "ingot")]
    Lay {
        /// The tile's cell.
        to: Pos,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// An ingot was laid on a tile (R-GM-1).
    #[serde(rename = "ingot_laid")]
    Laid {
        /// The tile's cell.
        pos: Pos,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Where the second ingot goes (R-GM-1).
        Second = "gold_second",
    }
}

impl Expansion for Goldmines {
    fn info(&self) -> &'static Info {
        &Info { key: "goldmines", name: "The Goldmines", sets: &["gold"], ..Info::NONE }
    }

    fn begin(&self, game: &mut Game) {
        game.states.goldmines = Some(State::default());
    }

    fn restores(&self, game: &Game) -> bool {
        let Some(gold) = &game.states.goldmines else { return false };
        let lies = |&(pos, number): &(Pos, u8)| number > 0 && game.board.tile_at(pos).is_some();
        let exists = |&(seat, spot): &(Seat, Spot)| {
            seat.0 < game.setup.seats && game.board.segment(spot).is_some()
        };
        gold.ingots.iter().all(lies)
            && gold.ingots.is_sorted_by(|(a, _), (b, _)| a < b)
            && gold.claims.iter().all(exists)
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        match slot {
            Slot::SecondIngot => Some(&SecondIngot),
            Slot::Ingots => Some(&Share),
            Slot::FinalIngots => Some(&FinalIngots),
            _ => None,
        }
    }

    /// R-GM-3: whoever is paid for a feature, or for a castle.
    fn credited(&self, game: &mut Game, line: &ScoreLine, _earned: &mut i32) {
        let scores = matches!(game.turn.slot, Slot::Score | Slot::CastleScores);
        let owns =
            line.source.is_value() && line.complete && !line.terms.contains(&Term::Powerless);
        if let (Some(gold), Some(at)) = (&mut game.states.goldmines, line.at)
            && scores
            && owns
        {
            gold.claims.push((line.seat, at));
        }
    }
}

impl Game {
    /// The cells with ingots, and how many lie on each (R-GM-2).
    pub fn ingots(&self) -> &[(Pos, u8)] {
        self.states.goldmines.as_ref().map_or(&[], |gold| &gold.ingots)
    }
}

/// S2: the ingots of a mine.
struct SecondIngot;

impl Stage for SecondIngot {
    fn enter(&self, game: &mut Game) -> Flow {
        let Some(mine) = mine(game) else { return Flow::Next };
        lay(game, mine);
        match beside(game, mine)[..] {
            [] => Flow::Next,
            [only] => {
                lay(game, only);
                Flow::Next
            }
            _ => Flow::Ask,
        }
    }

    fn decision(&self, game: &Game) -> Decision {
        let seat = game.turn.seat;
        let cells = mine(game).map_or(Vec::new(), |mine| beside(game, mine));
        // The first of equals.
        let most = cells.iter().enumerate().rev().max_by_key(|(_, pos)| own(game, seat, **pos));
        let default = most.map_or(0, |(index, _)| index);
        let options = cells.iter().map(|&to| Action::Lay { to }.into()).collect();
        Decision::new(seat, Prompt::Second, options, default)
    }

    fn waits(&self, game: &Game) -> bool {
        mine(game).is_some_and(|mine| beside(game, mine).len() > 1)
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: crate::Action) -> Flow {
        if let crate::Action::Goldmines(Action::Lay { to }) = action {
            lay(game, to);
        }
        Flow::Next
    }
}

/// The mine on the tile just placed.
fn mine(game: &Game) -> Option<Pos> {
    let placed = game.board.tile_at(game.turn.placed?)?;
    placed.tile().marks.has(Mark::Goldmine).then_some(placed.pos)
}

/// The tiles around a cell.
fn beside(game: &Game, mine: Pos) -> Vec<Pos> {
    mine.around().filter(|&pos| game.board.tile_at(pos).is_some()).collect()
}

fn lay(game: &mut Game, pos: Pos) {
    let ingots = &mut game.states.goldmines.get_or_insert_default().ingots;
    match ingots.binary_search_by_key(&pos, |&(cell, _)| cell) {
        Ok(index) => ingots[index].1 = ingots[index].1.saturating_add(1),
        Err(index) => ingots.insert(index, (pos, 1)),
    }
    game.emit(Event::Laid { pos });
}

/// How many features that claim this tile a seat has a follower on.
fn own(game: &Game, seat: Seat, pos: Pos) -> usize {
    let board = game.board();
    let here = board.tile_at(pos).into_iter().flat_map(|placed| board.features_on(placed));
    let is_hut = |id: FeatureId| board.feature(id).kind == SegmentKind::Hut;
    let claims = |&id: &FeatureId| {
        matches!(board.feature(id).kind, SegmentKind::City | SegmentKind::Road) || is_hut(id)
    };
    let near = board.centres_near(pos).filter(|&id| !is_hut(id));
    let mut features: Vec<FeatureId> = here.map(|(_, id)| id).filter(claims).chain(near).collect();
    features.sort_unstable();
    features.dedup();
    let follows = |&id: &FeatureId| {
        game.members_of(id).any(|figure| figure.seat == seat && figure.kind.is_follower())
    };
    features.into_iter().filter(follows).count()
}

/// S7: ingots go to whoever was paid.
struct Share;

impl Stage for Share {
    fn enter(&self, game: &mut Game) -> Flow {
        let Some(gold) = &mut game.states.goldmines else { return Flow::Next };
        let claims = std::mem::take(&mut gold.claims);
        if claims.is_empty() || gold.ingots.is_empty() {
            return Flow::Next;
        }
        let mut taken = [0; MAX_SEATS as usize];
        let mut left = claimed(game, &claims);
        while round(game, &mut left, &mut taken) {}
        for seat in game.round().filter(|seat| taken[seat.index()] > 0) {
            game.give(seat, Token::Ingot, taken[seat.index()]);
        }
        Flow::Next
    }
}

/// A tile with ingots, and who claims them.
struct Claimed {
    pos: Pos,
    ingots: u8,
    by: Vec<Seat>,
}

/// R-GM-3: the ingots on the tiles of each feature.
fn claimed(game: &Game, claims: &[(Seat, Spot)]) -> Vec<Claimed> {
    let mut cells: Vec<(Seat, Vec<Pos>)> = Vec::with_capacity(claims.len());
    cells.extend(claims.iter().map(|&(seat, at)| (seat, reach(game, at))));
    let on = |&(pos, ingots): &(Pos, u8)| {
        let mut by: Vec<Seat> =
            cells.iter().filter(|(_, cells)| cells.contains(&pos)).map(|&(seat, _)| seat).collect();
        by.sort_unstable();
        by.dedup();
        Claimed { pos, ingots, by }
    };
    game.ingots().iter().map(on).filter(|claimed| !claimed.by.is_empty()).collect()
}

/// The cells whose ingots a feature claims. A hut, which is no monastic building, claims those on
/// its own tile alone (R-GM-3, R-RU-3).
fn reach(game: &Game, at: Spot) -> Vec<Pos> {
    let id = game.board.feature_at(at);
    match game.board.feature(id).kind {
        SegmentKind::Castle => castles::vicinity(game, id),
        kind if kind.is_surrounded() && kind != SegmentKind::Hut => {
            at.pos.around().chain([at.pos]).collect()
        }
        _ => game.board.members(id).map(|(placed, _)| placed.pos).collect(),
    }
}

/// R-GM-4, R-GM-5: each seat takes one ingot, from the tile that most others claim too. Returns
/// whether anybody took one.
fn round(game: &mut Game, left: &mut [Claimed], taken: &mut [u8]) -> bool {
    let mut any = false;
    for seat in game.round() {
        let own = left.iter_mut().filter(|tile| tile.ingots > 0 && tile.by.contains(&seat));
        // The first of equals.
        let Some(tile) = own.rev().max_by_key(|tile| tile.by.len()) else { continue };
        tile.ingots -= 1;
        taken[seat.index()] += 1;
        any = true;
        let ingots = &mut game.states.goldmines.get_or_insert_default().ingots;
        ingots.retain_mut(|(pos, number)| {
            *number -= u8::from(*pos == tile.pos);
            *number > 0
        });
    }
    any
}

/// F3, R-GM-6.
struct FinalIngots;

impl Stage for FinalIngots {
    fn enter(&self, game: &mut Game) -> Flow {
        for seat in game.seats().collect::<Vec<_>>() {
            let number = game.tokens(seat).count(Token::Ingot);
            let each = match number {
                0 => continue,
                1..=3 => 1,
                4..=6 => 2,
                7..=9 => 3,
                _ => 4,
            };
            // R-GM-8: they count for nothing else.
            game.grant(ScoreLine {
                seat,
                points: each * i32::from(number),
                source: Source::Gold,
                at: None,
                complete: true,
                terms: vec![Term::Ingots(number.into())],
            });
        }
        Flow::Next
    }
}
