//! The numbers of throwing and catching: where to aim, how hard to throw, where to hold the hands.

use port::limits;
use rules::expansions::catapult::{Action, Area, Point, ThrowSpan};
use rules::{Game, Pos, Seat};

use super::target;
use crate::labels::Labels;
use crate::parameter::{BadNumber, Parameter};

/// The default force and side for throwing to a neighbour (R-CT-23).
const PLAIN_TOSS: (i16, i16) = (60, 0);
/// The default reach and side for catching (R-CT-23).
const PLAIN_HANDS: (i16, i16) = (1500, 0);
/// Steps between the offered values.
const FORCES: i16 = 4;
const REACHES: i16 = 60;
const SIDES: i16 = 50;
/// Every force of a throw at the board.
const ANY_FORCE: ThrowSpan = ThrowSpan { min: 1, max: 100 };

/// Offsets around the force that suits an aim.
const AROUND: [i16; 12] = [1, 2, 3, 4, 6, 8, 10, 13, 16, 20, 25, 30];

/// The numbers of throwing and catching.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Number {
    /// The target of a throw.
    Aim,
    /// The force of a throw.
    Force,
    /// How far away the hands are held, in thousandths of a tile.
    Reach,
    /// How far to the side, in thousandths of a tile.
    Side,
}

impl Number {
    /// The span of a number that is neither the aim nor the force of a throw at the board.
    fn span(self, answer: rules::Action) -> Option<ThrowSpan> {
        let rules::Action::Catapult(answer) = answer else { return None };
        match (self, answer) {
            (Self::Force, Action::Toss { force: span, .. })
            | (Self::Reach, Action::Hands { reach: span, .. })
            | (Self::Side, Action::Toss { side: span, .. } | Action::Hands { side: span, .. }) => {
                Some(span)
            }
            _ => None,
        }
    }

    /// An answer with another span.
    fn spanning(self, answer: rules::Action, span: ThrowSpan) -> rules::Action {
        let rules::Action::Catapult(own) = answer else { return answer };
        rules::Action::Catapult(match (self, own) {
            (Self::Force, Action::Toss { side, .. }) => Action::Toss { force: span, side },
            (Self::Side, Action::Toss { force, .. }) => Action::Toss { force, side: span },
            (Self::Reach, Action::Hands { side, .. }) => Action::Hands { reach: span, side },
            (Self::Side, Action::Hands { reach, .. }) => Action::Hands { reach, side: span },
            _ => return answer,
        })
    }
}

impl Parameter for Number {
    fn name(&self) -> &'static str {
        match self {
            Self::Aim => "aim",
            Self::Force => "force",
            Self::Reach => "reach",
            Self::Side => "side",
        }
    }

    fn is_place(&self) -> bool {
        *self == Self::Aim
    }

    fn place_name(&self, labels: &Labels<'_>, value: &str) -> Option<String> {
        named(value).filter(|_| self.is_place()).map(|aim| target(labels, aim).to_string())
    }

    fn is_of(&self, answer: rules::Action) -> bool {
        let throw = matches!(answer, rules::Action::Catapult(Action::Throw { .. }));
        match self {
            Self::Aim => throw,
            Self::Force if throw => true,
            _ => self.span(answer).is_some(),
        }
    }

    fn plain(&self, game: &Game, answer: rules::Action) -> rules::Action {
        let rules::Action::Catapult(own) = answer else { return answer };
        let number = match (self, own) {
            (Self::Aim, Action::Throw { site, .. }) => {
                let aim = game.plain_aim();
                let force = game.fairground().force_for(site, aim);
                return rules::Action::Catapult(Action::Throw { site, aim: Area::of(aim), force });
            }
            (Self::Force, _) => PLAIN_TOSS.0,
            (Self::Reach, _) => PLAIN_HANDS.0,
            (Self::Side, Action::Hands { .. }) => PLAIN_HANDS.1,
            (Self::Aim | Self::Side, _) => PLAIN_TOSS.1,
        };
        self.spanning(answer, ThrowSpan::of(number))
    }

    fn value(&self, answer: rules::Action) -> String {
        match (self, answer) {
            (Self::Aim, rules::Action::Catapult(Action::Throw { aim, .. })) => name_of(aim.first),
            (Self::Force, rules::Action::Catapult(Action::Throw { force, .. })) => {
                force.to_string()
            }
            _ => self.span(answer).map(|span| span.min.to_string()).unwrap_or_default(),
        }
    }

    fn worthwhile(
        &self,
        game: &Game,
        seat: Seat,
        option: rules::Action,
        answer: rules::Action,
    ) -> Vec<String> {
        match (self, answer) {
            (Self::Aim, _) => aims(game, seat),
            (Self::Force, rules::Action::Catapult(Action::Throw { site, aim, .. })) => {
                let suited = i16::from(game.fairground().force_for(site, aim.first));
                let around = AROUND.iter().flat_map(|near| [suited - near, suited + near]);
                let mut forces: Vec<i16> = std::iter::once(suited).chain(around).collect();
                forces.retain(|force| (ANY_FORCE.min..=ANY_FORCE.max).contains(force));
                forces.sort_unstable();
                forces.into_iter().map(|force| force.to_string()).collect()
            }
            (Self::Force, _) => self.span(option).map(|s| steps(s, FORCES)).unwrap_or_default(),
            (Self::Reach, _) => self.span(option).map(|s| steps(s, REACHES)).unwrap_or_default(),
            (Self::Side, _) => self.span(option).map(|s| steps(s, SIDES)).unwrap_or_default(),
        }
    }

    fn set(
        &self,
        game: &Game,
        option: rules::Action,
        answer: rules::Action,
        typed: &str,
    ) -> Result<rules::Action, BadNumber> {
        let text = typed.trim();
        let within = |span: ThrowSpan| {
            let number = text.parse::<i16>().ok().map(ThrowSpan::of);
            let range = (span.min.into(), span.max.into());
            let no = || BadNumber { key: "refusal-number", input: typed.to_owned(), range };
            number.filter(|n| (span.min..=span.max).contains(&n.min)).ok_or_else(no)
        };
        match (self, option, answer) {
            (Self::Aim, rules::Action::Catapult(Action::Throw { site, aim: area, .. }), _) => {
                let point = named(text).filter(|point| area.may_aim(site, *point));
                let point = point.ok_or_else(|| {
                    let input = typed.to_owned();
                    BadNumber { key: "refusal-aim", input, range: (0, 0) }
                })?;
                let force = game.fairground().force_for(site, point);
                Ok(rules::Action::Catapult(Action::Throw { site, aim: Area::of(point), force }))
            }
            (Self::Force, _, rules::Action::Catapult(Action::Throw { site, aim, .. })) => {
                let force = u8::try_from(within(ANY_FORCE)?.min).unwrap_or(1);
                Ok(rules::Action::Catapult(Action::Throw { site, aim, force }))
            }
            _ => {
                let span = self.span(option).unwrap_or(ThrowSpan::of(0));
                Ok(self.spanning(answer, within(span)?))
            }
        }
    }
}

/// Values of a span at this distance from each other.
fn steps(span: ThrowSpan, step: i16) -> Vec<String> {
    let mut values: Vec<i16> = (span.min..=span.max).step_by(step as usize).collect();
    values.truncate(limits::SELECT_OPTIONS - 1);
    values.push(span.max);
    values.dedup();
    values.into_iter().map(|value| value.to_string()).collect()
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
pub(super) fn cell_of(point: Point) -> Pos {
    let cell = |mu: i32| i16::try_from((mu + 500).div_euclid(1000)).unwrap_or_default();
    Pos::new(cell(point.x), cell(point.y))
}

/// A point as it is typed: its cell and its offset from the cell's centre, `M13:250,-100`.
pub(super) fn name_of(point: Point) -> String {
    let cell = cell_of(point);
    let middle = Point::middle(cell);
    match (point.x - middle.x, point.y - middle.y) {
        (0, 0) => cell.name(),
        (dx, dy) => format!("{}:{dx},{dy}", cell.name()),
    }
}

/// Parses a typed point.
pub(super) fn named(text: &str) -> Option<Point> {
    let (cell, off) = text.split_once(':').unwrap_or((text, "0,0"));
    let (dx, dy) = off.split_once(',')?;
    let off = |text: &str| text.trim().parse::<i16>().ok().map(i32::from);
    Some(Point::middle(Pos::named(cell)?).moved(off(dx)?, off(dy)?))
}
