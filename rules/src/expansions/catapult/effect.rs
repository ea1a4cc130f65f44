//! What a throw does: who is knocked out, who is seduced and by whom, who is nearest to the fair,
//! who catches (R-CT-20..23, R-CT-25..27).

use serde::{Deserialize, Serialize};

use super::flight::{DEVIATION, Direction, Flight, Role, Scatter, Stream, TOKEN, touches};
use super::place::{self, Target};
use super::{SEDUCTION_TARGET, SPECIALS};
use crate::action::Action;
use crate::event::{Cause, Event, ScoreLine, Source};
use crate::expansions::{abbey, count};
use crate::figure::{At, Figure, FigureKind, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::throw::{Missile, Point, Site};
use crate::tile::SegmentKind;

/// Points of whoever is nearest to the fair, and of whoever wins a catch (R-CT-6, R-CT-7).
const POINTS: i32 = 5;
/// How far a figure of each wave is pushed (R-CT-20).
const PUSHES: [i64; 3] = [200, 100, 50];
/// Below this a throw to the neighbour is wild (R-CT-23).
const RULE: i32 = 1000;
/// Beyond this it is wild.
const FARTHEST: i32 = 2800;
/// Aside of this it is wild.
const WIDEST: i32 = 900;
/// So near to the hands a token is caught.
const CATCHES: i64 = 450;
/// So near to the hands it is touched.
const REACHES: i64 = 600;

/// A token thrown onto the board, and what came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thrown {
    /// By whom.
    pub seat: Seat,
    /// Which kind of token.
    pub missile: Missile,
    /// From which side of the board.
    pub site: Site,
    /// Where that is.
    pub from: Point,
    /// Where the thrower aimed.
    pub aim: Point,
    /// With which force, 1 to 100.
    pub force: u8,
    /// Where the token came down.
    pub landing: Point,
    /// Where it slid to.
    pub rest: Point,
    /// Who is knocked out, wave by wave; the followers closest to a seduction, as one wave; with
    /// other tokens nobody.
    pub hit: Vec<Vec<Figure>>,
    /// How far a target token rests from the fair: the square of the distance in mu, 0 if it
    /// touches it (R-CT-22); none with other tokens.
    pub apart: Option<i64>,
}

/// A token thrown to the left neighbour, and what came of it. Lengths are in mu; the rule lies at
/// 1000 (R-CT-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Duel {
    /// Who threw.
    pub thrower: Seat,
    /// Who tried to catch.
    pub catcher: Seat,
    /// The thrower's force.
    pub force: i16,
    /// How far aside the thrower aimed.
    pub side: i16,
    /// How far away the catcher's hands were.
    pub reach: i16,
    /// How far aside they were.
    pub hands: i16,
    /// How far the token flew.
    pub long: i32,
    /// How far aside it came down.
    pub lateral: i32,
    /// Who got the points, and why.
    pub outcome: Outcome,
}

/// How a catch ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Not far enough, too far, or too far aside: the catcher is paid.
    Wild,
    /// Caught: the catcher is paid.
    Caught,
    /// Touched and not caught: the thrower is paid.
    Touched,
    /// Out of the catcher's reach: the thrower is paid.
    Missed,
}

impl Outcome {
    /// Whether the thrower is paid, and not the catcher.
    pub const fn pays_thrower(self) -> bool {
        matches!(self, Self::Touched | Self::Missed)
    }
}

/// A throw that a seat chose.
#[derive(Clone, Copy)]
pub(super) struct Chosen {
    pub(super) seat: Seat,
    pub(super) missile: Missile,
    pub(super) site: Site,
    pub(super) aim: Point,
    pub(super) force: u8,
}

/// Lets a token fly, and tells what it met.
pub(super) fn fly(game: &mut Game, round: u16, fair: Pos, chosen: Chosen) -> Thrown {
    let Chosen { seat, missile, site, aim, force } = chosen;
    let ground = game.fairground();
    let from = ground.site(site);
    let seed = game.setup.seed.number();
    let chance = Scatter::draw(Stream::new(seed, round, seat.0, Role::Board));
    let flight = Flight::new(from, aim, force, ground.diagonal(), chance);
    let Flight { landing, rest } = flight;
    let hit = match missile {
        Missile::KnockOut => waves(game, flight, Direction::new(from, aim)),
        Missile::Seduction => vec![closest(game, seat, rest)],
        Missile::Target | Missile::Catch => Vec::new(),
    };
    let hit = hit.into_iter().filter(|wave| !wave.is_empty()).collect();
    let apart = (missile == Missile::Target).then(|| apart(fair, rest));
    let thrown = Thrown { seat, missile, site, from, aim, force, landing, rest, hit, apart };
    game.tell(Event::Thrown(thrown.clone()));
    thrown
}

/// R-CT-20: who is touched by the token, by those whom it pushes, and so on.
fn waves(game: &Game, flight: Flight, direction: Direction) -> Vec<Vec<Figure>> {
    let special = game.setup.house.is(&SPECIALS, "on");
    let mut standing = place::targets(game, special);
    let mut pushed = vec![(flight.landing, flight.rest, TOKEN)];
    let mut waves = Vec::new();
    for push in PUSHES.into_iter().map(Some).chain([None]) {
        let touched = |target: &Target| {
            let by = |&(a, b, radius): &(Point, Point, i32)| {
                touches(a, b, target.point, radius + target.radius)
            };
            pushed.iter().any(by)
        };
        let (hit, spared): (Vec<Target>, Vec<Target>) = standing.into_iter().partition(touched);
        standing = spared;
        let push = push.unwrap_or(0);
        let end = |target: &Target| direction.go(target.point, push, 0);
        pushed = hit.iter().map(|target| (target.point, end(target), target.radius)).collect();
        waves.push(hit.into_iter().map(|target| target.figure).collect());
    }
    waves
}

/// Everybody who was hit returns.
pub(super) fn knock_out(game: &mut Game, thrown: &Thrown) {
    for &figure in thrown.hit.iter().flatten() {
        // A builder that was hit may have gone home with its follower (R-CT-8).
        if game.figures.contains(&figure) {
            game.remove(figure, Cause::Catapult);
        }
    }
}

/// R-CT-21, R-CT-26: the followers closest to the token, if it rests on a tile.
pub(super) fn closest(game: &Game, seat: Seat, rest: Point) -> Vec<Figure> {
    let square = i128::from(TOKEN).pow(2);
    let cells = game.board().tiles().iter().map(|placed| placed.pos);
    if cells.map(|cell| place::square_to_tile(cell, rest)).all(|apart| apart > square) {
        return Vec::new();
    }
    let others = game.setup.house.is(&SEDUCTION_TARGET, "opponents");
    let mut targets = place::targets(game, false);
    targets.retain(|target| !others || target.figure.seat != seat);
    let apart = |target: &Target| target.point.square_to(rest);
    let Some(least) = targets.iter().map(apart).min() else {
        return Vec::new();
    };
    targets.retain(|target| apart(target) == least);
    let mut closest: Vec<Figure> = targets.into_iter().map(|target| target.figure).collect();
    closest.sort_unstable_by_key(|figure| (figure.seat, figure.kind, figure.at));
    closest.dedup();
    closest
}

/// R-CT-26: whom the thrower may put in the place of one of the closest.
pub(super) fn seductions(game: &Game, seat: Seat, rest: Point) -> Vec<Action> {
    let supply = game.supply(seat);
    let at_hand = supply.kinds().map(|kind| (kind, None));
    let standing = game.figures().iter().filter(|figure| figure.seat == seat);
    let standing = standing.map(|figure| (figure.kind, Some(figure.at)));
    let mut own: Vec<(FigureKind, Option<At>)> = at_hand.chain(standing).collect();
    own.retain(|(kind, _)| kind.is_follower());
    own.sort_unstable_by_key(|&(kind, from)| (from.is_some(), kind, from));
    own.dedup();
    let mut options = Vec::new();
    for figure in closest(game, seat, rest) {
        let fits = |&&(kind, from): &&(FigureKind, Option<At>)| {
            from != Some(figure.at) && may_replace(game, &figure, kind)
        };
        let seduce =
            |&(with, from): &(FigureKind, Option<At>)| Action::Seduce { figure, with, from };
        options.extend(own.iter().filter(fits).map(seduce));
    }
    options
}

/// Whether a figure of this kind may take another's place.
fn may_replace(game: &Game, figure: &Figure, kind: FigureKind) -> bool {
    let footloose = matches!(kind, FigureKind::Small | FigureKind::Big);
    let open = !game.stands_on(figure, |cell| !game.admits(cell));
    match figure.at {
        At::Segment(spot) => {
            let place = game.board().feature(game.board().feature_at(spot)).kind;
            let suits = match place {
                SegmentKind::Castle => footloose || kind == FigureKind::Wagon,
                place => kind.claims(place),
            };
            open && suits && (kind != FigureKind::Wagon || abbey::wagon::suits(game, spot))
        }
        At::Tower(_) => open && footloose,
        At::Crown(_) => footloose,
        At::Quarter(quarter) => count::may_enter(game, kind, quarter),
        At::Corner(_) => false,
    }
}

/// R-CT-21, R-CT-26: the follower returns, and the other one stands where it stood.
pub(super) fn seduce(
    game: &mut Game,
    seat: Seat,
    figure: Figure,
    with: FigureKind,
    from: Option<At>,
) {
    game.tell(Event::Seduced { seat, figure, with, from });
    let coming = Figure { seat, kind: with, at: figure.at };
    let Some(at) = from else {
        game.remove(figure, Cause::Catapult);
        game.deploy(coming);
        return game.tell(Event::Deployed(coming));
    };
    let leaving = Figure { at, ..coming };
    game.lift(leaving);
    game.return_lonely(leaving);
    game.remove(figure, Cause::Catapult);
    game.stand(coming);
    game.tell(Event::Moved { figure: leaving, to: figure.at });
}

/// R-CT-22.
fn apart(fair: Pos, rest: Point) -> i64 {
    let square = place::square_to_tile(fair, rest);
    if square <= i128::from(TOKEN).pow(2) { 0 } else { square as i64 }
}

/// R-CT-22: all who are nearest are paid.
pub(super) fn pay_nearest(game: &mut Game, thrown: &[Thrown]) {
    let least = thrown.iter().filter_map(|throw| throw.apart).min();
    for throw in thrown.iter().filter(|throw| throw.apart == least) {
        pay(game, throw.seat);
    }
}

/// R-CT-8: no scoring of a feature.
fn pay(game: &mut Game, seat: Seat) {
    let (source, terms) = (Source::Catapult, Vec::new());
    game.grant(ScoreLine { seat, points: POINTS, source, at: None, complete: true, terms });
}

/// R-CT-23: a throw to the neighbour.
pub(super) fn duel(
    game: &mut Game,
    round: u16,
    thrower: Seat,
    thrown: (i16, i16),
    hands: (i16, i16),
) {
    let catcher = thrower.next(game.setup.seats);
    let stream = Stream::new(game.setup.seed.number(), round, thrower.0, Role::Catch);
    let Scatter { along, across, .. } = Scatter::draw(stream);
    let ((force, side), (reach, aside)) = (thrown, hands);
    let long = 25 * i32::from(force) + (150 * along / DEVIATION) as i32;
    let lateral = i32::from(side) + (100 * across / DEVIATION) as i32;
    let outcome = outcome(long, lateral, reach, aside);
    let duel = Duel { thrower, catcher, force, side, reach, hands: aside, long, lateral, outcome };
    game.tell(Event::Duel(duel));
    pay(game, if outcome.pays_thrower() { thrower } else { catcher });
}

fn outcome(long: i32, lateral: i32, reach: i16, hands: i16) -> Outcome {
    if !(RULE..=FARTHEST).contains(&long) || lateral.abs() > WIDEST {
        return Outcome::Wild;
    }
    let square = |a: i32, b: i16| (i64::from(a) - i64::from(b)).pow(2);
    match square(long, reach) + square(lateral, hands) {
        apart if apart <= CATCHES.pow(2) => Outcome::Caught,
        apart if apart <= REACHES.pow(2) => Outcome::Touched,
        _ => Outcome::Missed,
    }
}
