//! What a throw does: which figures are knocked out, who is seduced and by whom, who is closest to
//! the fair, who catches (R-CT-20..23, R-CT-25..27).

use serde::{Deserialize, Serialize};

use super::flight::{
    DEVIATION, Direction, Expected, Flight, Role, Scatter, Stream, TOKEN, touches,
};
use super::place::{self, Target};
use super::throw::{Missile, Point, Site};
use super::{Action, Event};
use crate::expansions::{bigtop, count};
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::vocabulary::{At, Cause, FigureKind, ScoreLine, SegmentKind, Source};

/// Points for the token closest to the fair, and for winning a catch (R-CT-6, R-CT-7).
const POINTS: i32 = 5;
/// How far a figure of each wave is pushed (R-CT-20).
const PUSHES: [i64; 3] = [200, 100, 50];
/// A throw to the neighbour that falls short of this is wild (R-CT-23).
const RULE: i32 = 1000;
/// A throw that goes beyond this is wild.
const FARTHEST: i32 = 2800;
/// A throw that goes farther aside than this is wild.
const WIDEST: i32 = 900;
/// Within this distance of the hands, a token is caught.
const CATCHES: i64 = 450;
/// Within this distance of the hands, it is touched.
const REACHES: i64 = 600;

/// A token thrown onto the board, and the outcome.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thrown {
    /// The seat that threw it.
    pub seat: Seat,
    /// Which kind of token.
    pub missile: Missile,
    /// From which side of the board.
    pub site: Site,
    /// Where that side is.
    pub from: Point,
    /// Where the thrower aimed.
    pub aim: Point,
    /// With which force, 1 to 100.
    pub force: u8,
    /// Where the token came down.
    pub landing: Point,
    /// Where it slid to.
    pub rest: Point,
    /// The figures that are knocked out, wave by wave; for a seduction, the closest followers, as
    /// one wave; for other tokens, none.
    pub hit: Vec<Vec<Figure>>,
    /// How far a target token rests from the middle of the fair, as the square of the distance in
    /// mu (R-CT-22); `None` for other tokens.
    pub apart: Option<i64>,
}

/// A token thrown to the left neighbour, and the outcome. Lengths are in mu; the rule is at 1000
/// (R-CT-23).
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
    pub outcome: ThrowOutcome,
}

/// How a catch ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThrowOutcome {
    /// Not far enough, too far, or too far aside: the catcher is paid.
    Wild,
    /// Caught: the catcher is paid.
    Caught,
    /// Touched and not caught: the thrower is paid.
    Touched,
    /// Out of the catcher's reach: the thrower is paid.
    Missed,
}

impl ThrowOutcome {
    /// Whether the thrower is paid rather than the catcher.
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

/// Lets a token fly, and records what it hit.
pub(super) fn fly(game: &mut Game, round: u16, fair: Pos, chosen: Chosen) -> Thrown {
    let Chosen { seat, missile, site, aim, force } = chosen;
    let ground = game.fairground();
    let from = ground.site(site);
    let seed = game.setup.seed.number();
    let chance = Scatter::draw(Stream::new(seed, round, seat.0, Role::Board));
    let expected = Expected::of(missile, force, ground.diagonal());
    let flight = Flight::new(from, aim, expected, chance);
    let Flight { landing, rest } = flight;
    let hit = match missile {
        Missile::KnockOut => waves(game.targets(), flight, Direction::new(from, aim)),
        Missile::Seduction => vec![closest(game, seat, rest)],
        Missile::Target | Missile::Catch => Vec::new(),
    };
    let hit = hit.into_iter().filter(|wave| !wave.is_empty()).collect();
    let apart = (missile == Missile::Target).then(|| apart(fair, rest));
    let thrown = Thrown { seat, missile, site, from, aim, force, landing, rest, hit, apart };
    game.emit(Event::Thrown(thrown.clone()));
    thrown
}

/// R-CT-20: the figures that the token touches, those that these are pushed into, and so on.
fn waves(mut standing: Vec<Target>, flight: Flight, direction: Direction) -> Vec<Vec<Figure>> {
    let mut pushed = vec![(flight.landing, flight.rest, TOKEN)];
    let mut waves = Vec::new();
    for push in PUSHES.into_iter().map(Some).chain([None]) {
        let touched = |target: &mut Target| {
            let by = |&(a, b, radius): &(Point, Point, i32)| {
                touches(a, b, target.point, radius + target.radius)
            };
            pushed.iter().any(by)
        };
        let hit: Vec<Target> = standing.extract_if(.., touched).collect();
        let push = push.unwrap_or(0);
        let end = |target: &Target| direction.go(target.point, push, 0);
        pushed = hit.iter().map(|target| (target.point, end(target), target.radius)).collect();
        waves.push(hit.into_iter().map(|target| target.figure).collect());
    }
    waves
}

/// Sends home every figure that was hit.
pub(super) fn knock_out(game: &mut Game, thrown: &Thrown) {
    let mut hit = thrown.hit.concat();
    // A builder that was hit does not go home just because it was left alone.
    hit.sort_by_key(|figure| figure.kind.is_follower());
    for figure in hit {
        // A figure that went home with another one (R-OV-4) is already gone.
        if game.figures.contains(&figure) {
            game.remove(figure, Cause::Catapult);
        }
    }
}

/// R-CT-21, R-CT-26: the followers closest to the token, if it rests on a tile.
pub(super) fn closest(game: &Game, seat: Seat, rest: Point) -> Vec<Figure> {
    if !game.board().tiles().iter().any(|placed| meets(placed.pos, rest)) {
        return Vec::new();
    }
    let others = game.setup.house.catapult.seduces_opponents_only;
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

/// R-CT-26: the figures that the thrower may put in the place of one of the closest.
pub(super) fn seductions(game: &Game, seat: Seat, closest: &[Figure]) -> Vec<crate::Action> {
    if closest.is_empty() {
        return Vec::new();
    }
    let supply = game.supply(seat);
    let at_hand = supply.kinds().map(|kind| (kind, None));
    let standing = game.own(seat).map(|(figure, _)| (figure.kind, Some(figure.at)));
    let mut own: Vec<(FigureKind, Option<At>)> = at_hand.chain(standing).collect();
    own.retain(|(kind, _)| kind.is_follower());
    own.sort_unstable_by_key(|&(kind, from)| (from.is_some(), kind, from));
    own.dedup();
    let mut options = Vec::new();
    for &figure in closest {
        // Swapping in an identical follower from the seat's own supply would change nothing.
        let same = |kind, from| (seat, kind, from) == (figure.seat, figure.kind, None);
        let fits = |&&(kind, from): &&(FigureKind, Option<At>)| {
            let other = from != Some(figure.at) && !same(kind, from);
            other && may_replace(game, &figure, kind)
        };
        let seduce = |&(with, from): &(FigureKind, Option<At>)| {
            crate::Action::Catapult(Action::Seduce { figure, with, from })
        };
        options.extend(own.iter().filter(fits).map(seduce));
    }
    options
}

/// Whether a figure of this kind may take another's place.
fn may_replace(game: &Game, figure: &Figure, kind: FigureKind) -> bool {
    let footloose = kind.is_footloose();
    let open = !game.stands_on(figure, |cell| !game.admits(cell));
    match figure.at {
        At::Segment(spot) => {
            let place = game.board().feature(game.board().feature_at(spot)).kind;
            let suits = match place {
                SegmentKind::Castle => footloose || kind == FigureKind::Wagon,
                SegmentKind::Acrobats => bigtop::may_climb(game, kind),
                place => kind.claims(place),
            };
            open && suits && game.suits(kind, figure.at)
        }
        At::Tower(_) => open && footloose,
        At::Crown(_) => footloose,
        At::Quarter(quarter) => count::may_enter(game, kind, quarter),
        At::Corner(_) | At::Trap(_) => false,
    }
}

/// R-CT-21, R-CT-26: the follower returns, and the other one takes its place.
pub(super) fn seduce(
    game: &mut Game,
    seat: Seat,
    figure: Figure,
    with: FigureKind,
    from: Option<At>,
) {
    game.emit(Event::Seduced { seat, figure, with, from });
    let coming = Figure { seat, kind: with, at: figure.at };
    let Some(at) = from else {
        game.remove(figure, Cause::Catapult);
        game.deploy(coming);
        return game.emit(crate::Event::Deployed(coming));
    };
    let leaving = Figure { at, ..coming };
    game.take_off(leaving);
    game.return_lonely(leaving);
    game.remove(figure, Cause::Catapult);
    game.put_on(coming);
    game.emit(crate::Event::Moved { figure: leaving, to: figure.at });
}

/// Whether a token at rest there touches the tile of a cell.
fn meets(cell: Pos, rest: Point) -> bool {
    place::square_to_tile(cell, rest) <= i128::from(TOKEN).pow(2)
}

/// R-CT-22.
fn apart(fair: Pos, rest: Point) -> i64 {
    Point::middle(fair).square_to(rest) as i64
}

/// R-CT-22: every seat whose token is closest.
fn nearest(thrown: &[(Seat, i64)]) -> impl Iterator<Item = Seat> {
    let least = thrown.iter().map(|&(_, apart)| apart).min();
    thrown.iter().filter(move |(_, apart)| Some(*apart) == least).map(|&(seat, _)| seat)
}

/// R-CT-6.
pub(super) fn pay_nearest(game: &mut Game, thrown: &[Thrown]) {
    let thrown: Vec<(Seat, i64)> =
        thrown.iter().filter_map(|throw| Some((throw.seat, throw.apart?))).collect();
    nearest(&thrown).for_each(|seat| pay(game, seat));
}

/// R-CT-8: this is not the scoring of a feature.
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
    let ((force, side), (reach, aside)) = (thrown, hands);
    let (long, lateral) = comes_down(Scatter::draw(stream), force, side);
    let outcome = outcome(long, lateral, reach, aside);
    let duel = Duel { thrower, catcher, force, side, reach, hands: aside, long, lateral, outcome };
    game.emit(Event::Duel(duel));
    pay(game, if outcome.pays_thrower() { thrower } else { catcher });
}

/// How far a token flies towards the neighbour, and how far aside.
fn comes_down(chance: Scatter, force: i16, side: i16) -> (i32, i32) {
    let long = 25 * i64::from(force) + 150 * chance.along / DEVIATION;
    let lateral = i64::from(side) + 100 * chance.across / DEVIATION;
    (long as i32, lateral as i32)
}

fn outcome(long: i32, lateral: i32, reach: i16, hands: i16) -> ThrowOutcome {
    if !(RULE..=FARTHEST).contains(&long) || lateral.abs() > WIDEST {
        return ThrowOutcome::Wild;
    }
    let square = |a: i32, b: i16| (i64::from(a) - i64::from(b)).pow(2);
    match square(long, reach) + square(lateral, hands) {
        apart if apart <= CATCHES.pow(2) => ThrowOutcome::Caught,
        apart if apart <= REACHES.pow(2) => ThrowOutcome::Touched,
        _ => ThrowOutcome::Missed,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Spot;

    fn small(seat: u8, x: i32) -> Target {
        let spot = Spot { pos: Pos::new(0, 0), segment: 0 };
        let figure = Figure { seat: Seat(seat), kind: FigureKind::Small, at: At::Segment(spot) };
        Target { figure, point: Point::new(x, 0), radius: 90 }
    }

    #[test]
    fn s_ct_7_a_token_pushes_one_into_the_next() {
        let origin = Point::new(0, 0);
        let flight = Flight { landing: origin, rest: origin };
        let direction = Direction::new(Point::new(-1000, 0), origin);
        let met = |standing: &[Target]| {
            let waves = waves(standing.to_vec(), flight, direction).into_iter();
            let seats = waves.map(|wave| wave.iter().map(|figure| figure.seat.0).collect());
            seats.filter(|wave: &Vec<u8>| !wave.is_empty()).collect::<Vec<_>>()
        };
        let row = [small(0, 270), small(1, 640), small(2, 900)];
        assert_eq!(met(&row), [[0], [1], [2]]);
        assert_eq!(met(&[small(0, 271), small(1, 640)]), [[0; 0]; 0]);
        // The first goes to 470, the second to 740, the third to 950, the fourth nowhere.
        assert_eq!(met(&[small(0, 270), small(1, 650)]), [[0], [1]]);
        assert_eq!(met(&[small(0, 270), small(1, 651)]), [[0]]);
        assert_eq!(met(&[small(0, 270), small(1, 640), small(2, 921)]), [[0], [1]]);
        let [first, second, third] = row;
        assert_eq!(met(&[first, second, third, small(3, 1130)]), [[0], [1], [2], [3]]);
        let fifth = small(4, 1311);
        assert_eq!(met(&[first, second, third, small(3, 1130), fifth]), [[0], [1], [2], [3]]);
        assert_eq!(met(&[first, second, third, small(3, 1131)]), [[0], [1], [2]]);
    }

    #[test]
    fn s_ct_9_a_token_counts_on_the_board_if_it_touches_a_tile() {
        let cell = Pos::new(2, -1);
        for (x, y) in [(2500 + 170, -1000), (2000, -1500 - 180), (1500 - 108, -500 + 144)] {
            assert!(meets(cell, Point::new(x, y)), "{x}, {y}");
        }
        for (x, y) in [(2500 + 181, -1000), (2000, -1500 - 181), (1500 - 109, -500 + 144)] {
            assert!(!meets(cell, Point::new(x, y)), "{x}, {y}");
        }
    }

    #[test]
    fn s_ct_11_nearest_to_the_middle_of_the_fair_is_paid() {
        let fair = Pos::new(0, 0);
        let red = apart(fair, Point::new(600, 0));
        let blue = apart(fair, Point::new(-30, 400));
        let green = apart(fair, Point::new(400, -30));
        assert_eq!((red, blue, green), (360_000, 160_900, 160_900));
        let winners = |thrown: &[(Seat, i64)]| nearest(thrown).collect::<Vec<_>>();
        let all = [(Seat(0), red), (Seat(1), blue), (Seat(2), green)];
        assert_eq!(winners(&all), [Seat(1), Seat(2)], "equally near: both");
        assert_eq!(winners(&all[..2]), [Seat(1)]);
        let inner = apart(fair, Point::new(0, 399));
        assert_eq!(winners(&[(Seat(0), inner), (Seat(1), blue)]), [Seat(0)], "both touch the fair");
    }

    #[test]
    fn s_ct_12_the_four_outcomes_of_a_catch() {
        let chance = Scatter::draw(Stream::new(42, 1, 0, Role::Catch));
        assert_eq!((chance.along, chance.across), (-1082, 137));
        assert_eq!(comes_down(chance, 60, 0), (1386, 9));
        assert_eq!(outcome(1386, 9, 1500, 0), ThrowOutcome::Caught);
        assert_eq!(outcome(1386, 9, 2000, 0), ThrowOutcome::Missed);
        assert_eq!(outcome(1386, 9, 1900, 0), ThrowOutcome::Touched);
        let (long, lateral) = comes_down(chance, 30, 0);
        assert_eq!((long, outcome(long, lateral, 1500, 0)), (636, ThrowOutcome::Wild));
        assert_eq!(outcome(1386, 901, 1500, 0), ThrowOutcome::Wild);
        assert_eq!(outcome(2801, 0, 2500, 0), ThrowOutcome::Wild);
        assert_eq!(outcome(2800, 900, 2500, 600), ThrowOutcome::Caught);
        let paid = |outcome: ThrowOutcome| outcome.pays_thrower();
        let all =
            [ThrowOutcome::Wild, ThrowOutcome::Caught, ThrowOutcome::Touched, ThrowOutcome::Missed];
        assert_eq!(all.map(paid), [false, false, true, true]);
    }
}
