//! Numbers that an answer leaves to its player: the points of a bid, the aim and force of a throw,
//! where the hands are held. Each is a dial: it has a value, values to choose from, and accepts
//! typed input. This module does not know what a number does.

use rules::expansions::catapult::{Area, Point, Span};
use rules::expansions::{bazaars, catapult};
use rules::{Action, Game, Pos, Seat};

use crate::port::limits;
use crate::table::error::Refusal;
use crate::table::plan;

/// The default for throwing to a neighbour and for catching (R-CT-23).
const PLAIN_TOSS: (i16, i16) = (60, 0);
const PLAIN_HANDS: (i16, i16) = (1500, 0);
/// Steps between the offered values.
const FORCES: i16 = 4;
const REACHES: i16 = 60;
const SIDES: i16 = 50;
/// Offsets around the force that suits an aim.
const NEAR: [i16; 12] = [1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 30];

/// A numeric parameter of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dial {
    /// Points of a bid.
    Points,
    /// The target of a throw.
    Aim,
    /// The force of a throw.
    Force,
    /// How far away the hands are held, in thousandths of a tile.
    Reach,
    /// How far to the side, in thousandths of a tile.
    Side,
}

impl Dial {
    /// The dials of an answer, in typing order.
    pub const fn of(action: Action) -> &'static [Self] {
        match action {
            Action::Bazaars(bazaars::Action::Offer { .. })
            | Action::Bazaars(bazaars::Action::Bid { .. }) => &[Self::Points],
            Action::Catapult(catapult::Action::Throw { .. }) => &[Self::Aim, Self::Force],
            Action::Catapult(catapult::Action::Toss { .. }) => &[Self::Force, Self::Side],
            Action::Catapult(catapult::Action::Hands { .. }) => &[Self::Reach, Self::Side],
            _ => &[],
        }
    }

    /// The text key of the dial.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Aim => "aim",
            Self::Force => "force",
            Self::Reach => "reach",
            Self::Side => "side",
        }
    }

    /// The dial's value in an answer.
    pub fn value(self, answer: Action) -> String {
        let number = |span: Span| span.min.to_string();
        match (self, answer) {
            (Self::Aim, Action::Catapult(catapult::Action::Throw { aim, .. })) => {
                name_of(aim.first)
            }
            (Self::Force, Action::Catapult(catapult::Action::Throw { force, .. })) => {
                force.to_string()
            }
            (Self::Force, Action::Catapult(catapult::Action::Toss { force, .. })) => number(force),
            (Self::Reach, Action::Catapult(catapult::Action::Hands { reach, .. })) => number(reach),
            (
                Self::Side,
                Action::Catapult(catapult::Action::Toss { side, .. })
                | Action::Catapult(catapult::Action::Hands { side, .. }),
            ) => number(side),
            _ => plan::bid(&answer).map(|bid| bid.points().to_string()).unwrap_or_default(),
        }
    }

    /// The values to offer for an answer to an option, at most as many as a menu holds.
    pub fn choices(self, game: &Game, seat: Seat, option: Action, answer: Action) -> Vec<String> {
        let steps = |span: Span, step: i16| -> Vec<String> {
            let mut values: Vec<i16> = (span.min..=span.max).step_by(step as usize).collect();
            values.truncate(limits::SELECT_OPTIONS - 1);
            values.push(span.max);
            values.dedup();
            values.into_iter().map(|value| value.to_string()).collect()
        };
        let mut values = match (self, option) {
            (Self::Aim, _) => aims(game, seat),
            (Self::Force, Action::Catapult(catapult::Action::Throw { site, .. })) => match answer {
                Action::Catapult(catapult::Action::Throw { aim, .. }) => {
                    let suited = i16::from(game.fairground().force_for(site, aim.first));
                    let around = NEAR.iter().flat_map(|near| [suited - near, suited + near]);
                    let mut forces: Vec<i16> = std::iter::once(suited).chain(around).collect();
                    forces.retain(|force| (1..=100).contains(force));
                    forces.sort_unstable();
                    forces.into_iter().map(|force| force.to_string()).collect()
                }
                _ => Vec::new(),
            },
            (Self::Force, Action::Catapult(catapult::Action::Toss { force, .. })) => {
                steps(force, FORCES)
            }
            (Self::Reach, Action::Catapult(catapult::Action::Hands { reach, .. })) => {
                steps(reach, REACHES)
            }
            (
                Self::Side,
                Action::Catapult(catapult::Action::Toss { side, .. })
                | Action::Catapult(catapult::Action::Hands { side, .. }),
            ) => steps(side, SIDES),
            _ => {
                let ladder = plan::bid(&option).map(plan::ladder).unwrap_or_default();
                ladder.into_iter().map(|points| points.to_string()).collect()
            }
        };
        // Insert the typed value in its place.
        let now = self.value(answer);
        if !values.contains(&now) {
            values.truncate(limits::SELECT_OPTIONS - 1);
            values.push(now);
            values.sort_by_key(|value| value.parse::<i64>().ok());
        }
        values
    }

    /// An answer to an option, with this dial set.
    ///
    /// # Errors
    /// [`Refusal`] if the text is not a valid value, or not one on offer.
    pub fn set(
        self,
        game: &Game,
        option: Action,
        answer: Action,
        typed: &str,
    ) -> Result<Action, Refusal> {
        let text = typed.trim();
        let within = |span: Span| {
            let number = text.parse::<i16>().ok().map(Span::of);
            let (least, most) = (span.min, span.max);
            let no = || Refusal::NoNumber { input: typed.to_owned(), least, most };
            number.filter(|n| (least..=most).contains(&n.min)).ok_or_else(no)
        };
        Ok(match (self, option, answer) {
            (Self::Aim, Action::Catapult(catapult::Action::Throw { site, aim: area, .. }), _) => {
                let point = named(text).filter(|point| area.may_aim(site, *point));
                let point = point.ok_or_else(|| Refusal::NoAim(typed.to_owned()))?;
                let force = game.fairground().force_for(site, point);
                Action::Catapult(catapult::Action::Throw { site, aim: Area::of(point), force })
            }
            (
                Self::Force,
                Action::Catapult(catapult::Action::Throw { .. }),
                Action::Catapult(catapult::Action::Throw { site, aim, .. }),
            ) => {
                let force = within(Span { min: 1, max: 100 })?;
                Action::Catapult(catapult::Action::Throw {
                    site,
                    aim,
                    force: u8::try_from(force.min).unwrap_or(1),
                })
            }
            (
                Self::Force,
                Action::Catapult(catapult::Action::Toss { force, .. }),
                Action::Catapult(catapult::Action::Toss { side, .. }),
            ) => Action::Catapult(catapult::Action::Toss { force: within(force)?, side }),
            (
                Self::Reach,
                Action::Catapult(catapult::Action::Hands { reach, .. }),
                Action::Catapult(catapult::Action::Hands { side, .. }),
            ) => Action::Catapult(catapult::Action::Hands { reach: within(reach)?, side }),
            (
                Self::Side,
                Action::Catapult(catapult::Action::Toss { side, .. }),
                Action::Catapult(catapult::Action::Toss { force, .. }),
            ) => Action::Catapult(catapult::Action::Toss { force, side: within(side)? }),
            (
                Self::Side,
                Action::Catapult(catapult::Action::Hands { side, .. }),
                Action::Catapult(catapult::Action::Hands { reach, .. }),
            ) => Action::Catapult(catapult::Action::Hands { reach, side: within(side)? }),
            _ => {
                let span = plan::bid(&option).unwrap_or(rules::expansions::bazaars::Bid::of(0));
                let points = text.parse().ok();
                let bid = points.and_then(|points| plan::bidding(option, points));
                let bid = bid.filter(|bid| bid.answers(option));
                let (least, most) = (span.min, span.max);
                bid.ok_or_else(|| Refusal::NoAmount { input: typed.to_owned(), least, most })?
            }
        })
    }
}

/// An option with sensible default numbers.
pub fn plain(game: &Game, option: Action) -> Action {
    match option {
        Action::Catapult(catapult::Action::Throw { site, .. }) => {
            let aim = game.plain_aim();
            let force = game.fairground().force_for(site, aim);
            Action::Catapult(catapult::Action::Throw { site, aim: Area::of(aim), force })
        }
        Action::Catapult(catapult::Action::Toss { .. }) => {
            let (force, side) = PLAIN_TOSS;
            Action::Catapult(catapult::Action::Toss {
                force: Span::of(force),
                side: Span::of(side),
            })
        }
        Action::Catapult(catapult::Action::Hands { .. }) => {
            let (reach, side) = PLAIN_HANDS;
            Action::Catapult(catapult::Action::Hands {
                reach: Span::of(reach),
                side: Span::of(side),
            })
        }
        _ => plan::bid(&option).and_then(|span| plan::bidding(option, span.min)).unwrap_or(option),
    }
}

/// Likely targets: the fair, then other players' followers, then the player's own.
fn aims(game: &Game, seat: Seat) -> Vec<String> {
    let mut points = vec![game.plain_aim()];
    points.extend(game.catapult().map(|round| Point::middle(round.fair)));
    let mut targets = game.targets();
    targets.sort_by_key(|target| target.figure.seat == seat);
    points.extend(targets.into_iter().map(|target| target.point));
    let mut names: Vec<String> = Vec::new();
    for name in points.into_iter().map(name_of) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    names.truncate(limits::SELECT_OPTIONS - 1);
    names
}

/// The cell that contains a point.
pub fn cell_of(point: Point) -> Pos {
    let cell = |mu: i32| i16::try_from((mu + 500).div_euclid(1000)).unwrap_or_default();
    Pos::new(cell(point.x), cell(point.y))
}

/// A point as it is typed: its cell and its offset from the cell's centre, `M13:250,-100`.
pub fn name_of(point: Point) -> String {
    let cell = cell_of(point);
    let middle = Point::middle(cell);
    match (point.x - middle.x, point.y - middle.y) {
        (0, 0) => cell.name(),
        (dx, dy) => format!("{}:{dx},{dy}", cell.name()),
    }
}

/// Parses a typed point.
pub fn named(text: &str) -> Option<Point> {
    let (cell, off) = text.split_once(':').unwrap_or((text, "0,0"));
    let (dx, dy) = off.split_once(',')?;
    let off = |text: &str| text.trim().parse::<i16>().ok().map(i32::from);
    Some(Point::middle(Pos::named(cell)?).moved(off(dx)?, off(dy)?))
}
