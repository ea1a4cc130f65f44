//! What castles are paid for: features completed around them, and other castles (R-CA-5..9).

use super::{Action, Prompt, cells};
use crate::action::Decision;
use crate::board::Edit;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::score::Presence;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{Cause, FigureKind, ScoreLine, SegmentKind, Source, Term};

/// A castle that is scored.
struct Scored {
    castle: FeatureId,
    lord: Figure,
    points: i32,
    /// What it copies.
    source: Source,
}

/// A castle whose player must choose among features (R-CA-8, R-CA-15).
struct Open {
    castle: FeatureId,
    lord: Figure,
    among: Vec<Copied>,
}

/// A feature or castle that can be copied, and what it is worth.
type Copied = (FeatureId, i32, Source);

/// S7c.
pub(super) struct Scores;

impl Scores {
    fn settled(game: &Game) -> Result<Vec<Scored>, Open> {
        let mut scored: Vec<Scored> = Vec::new();
        if game.turn.completed.is_empty() {
            return Ok(scored);
        }
        let mut waiting = lords(game);
        // First come castles with a completed feature around them (R-CA-6), then, step by step,
        // those with a castle around them that the previous step scored (R-CA-9).
        let mut step: Option<usize> = None;
        loop {
            let reached = scored.len();
            let mut next = Vec::new();
            let mut left = Vec::new();
            for (castle, lord) in waiting {
                let around = vicinity(game, castle);
                let among = match step {
                    None => completed_in(game, &around),
                    Some(from) => castles_in(game, &around, &scored[from..]),
                };
                match pick(game, castle, &among) {
                    Some((_, points, source)) => next.push(Scored { castle, lord, points, source }),
                    None if among.is_empty() => left.push((castle, lord)),
                    None => return Err(Open { castle, lord, among }),
                }
            }
            if next.is_empty() {
                return Ok(scored);
            }
            step = Some(reached);
            scored.extend(next);
            waiting = left;
        }
    }
}

/// The castles with a lord, in the order of R-OV-32, except those made in this part (R-CA-7).
fn lords(game: &Game) -> Vec<(FeatureId, Figure)> {
    let board = game.board();
    let now = board.tiles().len();
    let older = board.edits().iter().filter(|(laid, _)| usize::from(*laid) < now);
    let mut castles: Vec<(FeatureId, Figure)> = older
        .filter_map(|(_, edit)| {
            let Edit::Convert(spot) = *edit else { return None };
            let castle = board.feature_at(spot);
            let mut standing = game.standing_on(castle).into_iter();
            Some((castle, standing.find(|figure| figure.kind.is_follower())?))
        })
        .collect();
    castles.sort_unstable_by_key(|&(castle, _)| board.feature(castle).first);
    castles
}

/// R-CA-5: the two cells, and the neighbours of each across the long axis.
pub(in crate::expansions) fn vicinity(game: &Game, castle: FeatureId) -> Vec<Pos> {
    let mut around = cells(game, castle);
    let (dx, dy) = match around[..] {
        [a, b, ..] if a.x == b.x => (1, 0),
        _ => (0, 1),
    };
    for Pos { x, y } in around.clone() {
        around.extend([Pos::new(x - dx, y - dy), Pos::new(x + dx, y + dy)]);
    }
    around
}

/// The features with a tile on one of the cells that this part completed, and what each is worth to
/// a single owner (R-CA-6, R-CA-16).
fn completed_in(game: &Game, around: &[Pos]) -> Vec<Copied> {
    let board = game.board();
    // R-AB-1: without abbots gardens are decoration.
    let house = &game.setup.house.base2;
    let gardens = house.garden_castle && house.abbot;
    let mut found: Vec<Copied> = Vec::new();
    for id in game.turn.completed.iter().map(|&spot| board.feature_at(spot)) {
        let source = match board.feature(id).kind {
            SegmentKind::City => Source::City,
            SegmentKind::Road => Source::Road,
            SegmentKind::Cloister => Source::Cloister,
            SegmentKind::Garden if gardens => Source::Garden,
            SegmentKind::Hut => Source::Hut,
            SegmentKind::Pallet
            | SegmentKind::Garden
            | SegmentKind::Field
            | SegmentKind::Acrobats
            | SegmentKind::River
            | SegmentKind::Castle => {
                continue;
            }
        };
        let known = found.iter().any(|(known, ..)| *known == id);
        if !known && cells(game, id).iter().any(|cell| around.contains(cell)) {
            found.push((id, game.value(id).points(), source));
        }
    }
    found
}

/// What whoever stands in a castle gets for it if nothing was completed around it (R-CA-10).
pub(super) fn unpaid(game: &Game, castle: FeatureId) -> Vec<ScoreLine> {
    let line = |(seat, at, strength)| ScoreLine {
        seat,
        points: 0,
        source: Source::Castle,
        at: Some(at),
        complete: false,
        terms: if strength == 0 { vec![Term::Powerless] } else { Vec::new() },
    };
    Presence::on(game, castle).seats().map(line).collect()
}

/// The castles with a tile on one of the cells (R-CA-9).
fn castles_in(game: &Game, around: &[Pos], scored: &[Scored]) -> Vec<Copied> {
    let near = |other: &&Scored| cells(game, other.castle).iter().any(|cell| around.contains(cell));
    let near = scored.iter().filter(near);
    near.map(|other| (other.castle, other.points, Source::Castle)).collect()
}

/// R-CA-8: the highest value, or what the castle's player chose; `None` if that is still open.
fn pick(game: &Game, castle: FeatureId, among: &[Copied]) -> Option<Copied> {
    if among.len() > 1 && game.setup.house.castles.ask {
        let board = game.board();
        let chosen = game.states.castles.iter().flat_map(|answers| &answers.chosen);
        let mut own = chosen.filter(|(of, _)| board.feature_at(*of) == castle);
        let feature = own.next().map(|&(_, feature)| board.feature_at(feature))?;
        return among.iter().copied().find(|(id, ..)| *id == feature);
    }
    // The first of equals.
    among.iter().copied().rev().max_by_key(|(_, points, _)| *points)
}

impl Stage for Scores {
    fn enter(&self, game: &mut Game) -> Flow {
        let Ok(scored) = Self::settled(game) else {
            return Flow::Ask;
        };
        game.states.castles = None;
        for Scored { castle, lord, points, source } in scored {
            // R-CA-13, R-CA-15: a mayor gets nothing, but other castles copy what he would have
            // got.
            let powerless = lord.kind == FigureKind::Mayor;
            let mut terms = vec![Term::Copied(source)];
            terms.extend(powerless.then_some(Term::Powerless));
            let mut lines = vec![ScoreLine {
                seat: lord.seat,
                points: if powerless { 0 } else { points },
                source: Source::Castle,
                at: lord.at.spot(),
                complete: true,
                terms,
            }];
            game.add_pays(castle, &mut lines);
            lines.into_iter().for_each(|line| game.credit(line));
            game.send_home(castle, Cause::Scored);
        }
        Flow::Next
    }

    fn decision(&self, game: &Game) -> Decision {
        let Err(Open { castle, lord, among }) = Self::settled(game) else {
            unreachable!("it asks only where a choice is open");
        };
        let board = game.board();
        let spot = |id: FeatureId| board.spot(board.feature(id).first);
        let highest = among.iter().enumerate().rev().max_by_key(|(_, (_, points, _))| *points);
        let default = highest.map_or(0, |(index, _)| index);
        let castle = spot(castle);
        let copy =
            |(id, ..): Copied| crate::Action::Castles(Action::Copy { castle, feature: spot(id) });
        let options = among.into_iter().map(copy).collect();
        Decision::new(lord.seat, Prompt::Copy, options, default)
    }

    fn waits(&self, game: &Game) -> bool {
        Self::settled(game).is_err()
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: crate::Action) -> Flow {
        if let crate::Action::Castles(Action::Copy { castle, feature }) = action {
            game.states.castles.get_or_insert_default().chosen.push((castle, feature));
        }
        self.enter(game)
    }
}
