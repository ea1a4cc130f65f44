//! The School: two tiles at the start, and a teacher who repeats the points of a scored feature for
//! the seat that holds him (R-SC-1..16).

use serde::{Deserialize, Serialize};

use super::{Expansion, Info};
use crate::action::{Decision, ExpansionAction};
use crate::board::Spot;
use crate::figure::Seat;
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::house::options;
use crate::names::names;
use crate::setup::{Setup, StartTile};
use crate::spine::Slot;
use crate::stages::Stage;
use crate::tile::catalog;
use crate::turn::Flow;
use crate::vocabulary::{Mark, RoadEnd, ScoreLine, SegmentKind, Source, Term};

options! { in school;
    /// R-SC-1.
    on_right "school.side": bool [true "right", false "left"];
    /// R-SC-7.
    auto "school.auto": bool [on];
    /// R-SC-14.
    dragon_eats_teacher "school.dragon_eats_teacher": bool [on];
}

pub(super) struct School;

/// Where the teacher is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Teacher {
    /// In the school (R-SC-2).
    #[default]
    School,
    /// With a seat (R-SC-5).
    With(Seat),
    /// Out of the game (R-SC-14).
    Gone,
}

/// Something the teacher could repeat: one feature and what one of its owners got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Scoring {
    /// The first segment of the feature.
    feature: Spot,
    seat: Seat,
    points: i32,
    source: Source,
}

/// The teacher, and what was scored in this part while a seat held him.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct State {
    teacher: Teacher,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    scorings: Vec<Scoring>,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Settle which scoring the teacher repeats (R-SC-7).
    #[serde(rename = "lesson")]
    Repeat {
        /// The first segment of the feature.
        feature: Spot,
        /// What this seat got for it.
        seat: Seat,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The teacher moved (R-SC-5, R-SC-6, R-SC-14).
    #[serde(rename = "teacher_moved")]
    Moved {
        /// Where he is now.
        to: Teacher,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Which scoring the teacher repeats (R-SC-7).
        Repeat = "lesson",
    }
}

impl Expansion for School {
    fn info(&self) -> &'static Info {
        &Info {
            key: "school",
            name: "The School",
            sets: &["school"],
            joins_start: true,
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    /// R-SC-1, R-SC-3, R-OV-26.
    fn start(&self, setup: &Setup, laid: &[StartTile]) -> Vec<StartTile> {
        let [(first, corner, _), ..] = laid else {
            return Vec::new();
        };
        let west = laid.iter().map(|(_, pos, _)| pos.x).min().unwrap_or(corner.x);
        let plain = laid.len() == 1 && setup.plain_start() == Some(*first);
        let column = match plain {
            true if setup.house.school.on_right => corner.x + 1,
            true => corner.x - WIDTH,
            false => west - WIDTH - 1,
        };
        let tiles = catalog().set("school").zip(column..);
        tiles.map(|(kind, x)| (kind, Pos::new(x, corner.y), Rotation::default())).collect()
    }

    fn begin(&self, game: &mut Game) {
        game.states.school = Some(State::default());
    }

    fn restores(&self, game: &Game) -> bool {
        let seats = game.setup.seats;
        let sound = |scoring: &Scoring| {
            game.board.segment(scoring.feature).is_some()
                && scoring.seat.0 < seats
                && (1..=MAX_POINTS).contains(&scoring.points)
        };
        game.states.school.as_ref().is_some_and(|lessons| {
            let held =
                if let Teacher::With(seat) = lessons.teacher { seat.0 < seats } else { true };
            held && lessons.scorings.iter().all(sound)
        })
    }

    /// R-SC-6, R-SC-8, R-SC-13: what a feature gives its owners during the scoring of a part.
    fn credited(&self, game: &mut Game, line: &ScoreLine, _earned: &mut i32) {
        let scores = matches!(game.turn.slot, Slot::Score | Slot::Barns | Slot::CastleScores);
        let is_feature = matches!(
            line.source,
            Source::Road
                | Source::City
                | Source::Cloister
                | Source::Garden
                | Source::Hut
                | Source::Field
                | Source::Castle
        );
        let held = matches!(game.teacher(), Some(Teacher::With(_)));
        let Some(at) = line.at.filter(|_| scores && is_feature && held && line.points > 0) else {
            return;
        };
        let feature = game.board.spot(game.board.feature(game.board.feature_at(at)).first);
        let &ScoreLine { seat, points, source, .. } = line;
        lessons(game).scorings.push(Scoring { feature, seat, points, source });
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        (slot == Slot::Lesson).then_some(&Lesson)
    }
}

/// Columns that the School covers.
const WIDTH: i16 = 2;
/// No single scoring gives more than this.
const MAX_POINTS: i32 = 100_000;

impl Game {
    /// Where the teacher is, if he plays.
    pub fn teacher(&self) -> Option<Teacher> {
        self.states.school.as_ref().map(|lessons| lessons.teacher)
    }

    /// The cell where the teacher stands while he is in the school (R-SC-2): that of school/01.
    pub fn school(&self) -> Option<Pos> {
        let lies = |placed: &&crate::Placed| placed.tile().marks.has(Mark::School);
        self.board.tiles().iter().find(lies).map(|placed| placed.pos)
    }
}

fn lessons(game: &mut Game) -> &mut State {
    game.states.school.get_or_insert_default()
}

fn go(game: &mut Game, to: Teacher) {
    lessons(game).teacher = to;
    game.emit(Event::Moved { to });
}

/// R-SC-14: the dragon came to a cell.
pub(super) fn dragon_came(game: &mut Game, pos: Pos) {
    let inside = game.teacher() == Some(Teacher::School) && game.school() == Some(pos);
    if inside && game.setup.house.school.dragon_eats_teacher {
        go(game, Teacher::Gone);
    }
}

/// What the teacher can repeat, without duplicates, and the seat that chooses (R-SC-7); `None` if
/// there is no lesson.
fn lesson(game: &Game) -> Option<(Seat, Vec<Scoring>)> {
    let lessons = game.states.school.as_ref()?;
    let Teacher::With(holder) = lessons.teacher else {
        return None;
    };
    let scorer = lessons.scorings.first()?.seat;
    let alone = lessons.scorings.iter().all(|scoring| scoring.seat == scorer);
    let mut distinct: Vec<Scoring> = Vec::new();
    for scoring in &lessons.scorings {
        let same =
            |other: &Scoring| (other.feature, other.points) == (scoring.feature, scoring.points);
        if !distinct.iter().any(same) {
            distinct.push(*scoring);
        }
    }
    Some((if alone { scorer } else { holder }, distinct))
}

/// The index of the best option for the seat that chooses (R-SC-7); the first if several are equal
/// (R-SC-16).
fn best(game: &Game, chooser: Seat, scorings: &[Scoring]) -> usize {
    let gains = game.teacher() == Some(Teacher::With(chooser));
    let ranked = scorings.iter().enumerate();
    let best =
        ranked.min_by_key(|(_, scoring)| if gains { -scoring.points } else { scoring.points });
    best.map_or(0, |(index, _)| index)
}

/// S7f.
struct Lesson;

impl Lesson {
    /// R-SC-6: the holder gets the same points, and the teacher goes back.
    fn teach(game: &mut Game, scoring: Scoring) {
        if let Some(Teacher::With(seat)) = game.teacher() {
            let Scoring { points, source, .. } = scoring;
            let terms = vec![Term::Copied(source)];
            let source = Source::Lesson;
            game.credit(ScoreLine { seat, points, source, at: None, complete: true, terms });
            go(game, Teacher::School);
        }
    }

    /// R-SC-5, R-SC-10..12, R-SC-15: the seat that completed a school road takes the teacher.
    fn end(game: &mut Game) -> Flow {
        lessons(game).scorings.clear();
        let to = Teacher::With(game.turn.seat);
        let free = game.teacher().is_some_and(|now| now != Teacher::Gone && now != to);
        let roads = game.turn.completed.iter().any(|&spot| is_school_road(game, spot));
        if free && roads {
            go(game, to);
        }
        Flow::Next
    }
}

/// R-SC-4.
fn is_school_road(game: &Game, spot: Spot) -> bool {
    let id = game.board.feature_at(spot);
    game.board.feature(id).kind == SegmentKind::Road
        && game.board.members(id).any(|(_, road)| road.end == Some(RoadEnd::School))
}

/// Whether a seat must choose what is repeated.
fn is_open(game: &Game, scorings: &[Scoring]) -> bool {
    let differ = scorings.windows(2).any(|pair| pair[0].points != pair[1].points);
    differ && !game.setup.house.school.auto
}

impl Stage for Lesson {
    fn enter(&self, game: &mut Game) -> Flow {
        if let Some((chooser, scorings)) = lesson(game) {
            if is_open(game, &scorings) {
                return Flow::Ask;
            }
            let best = best(game, chooser, &scorings);
            Self::teach(game, scorings[best]);
        }
        Self::end(game)
    }

    fn decision(&self, game: &Game) -> Decision {
        let (seat, scorings) = lesson(game).expect("it asks only where there is a lesson");
        let default = best(game, seat, &scorings);
        let option =
            |Scoring { feature, seat, .. }| crate::Action::School(Action::Repeat { feature, seat });
        let options = scorings.into_iter().map(option).collect();
        Decision::new(seat, Prompt::Repeat, options, default)
    }

    fn waits(&self, game: &Game) -> bool {
        lesson(game).is_some_and(|(_, scorings)| is_open(game, &scorings))
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: crate::Action) -> Flow {
        let chosen = lesson(game).and_then(|(_, scorings)| {
            let named = |scoring: &Scoring| {
                let Scoring { feature, seat, .. } = *scoring;
                action == crate::Action::School(Action::Repeat { feature, seat })
            };
            scorings.into_iter().find(named)
        });
        if let Some(scoring) = chosen {
            Self::teach(game, scoring);
        }
        Self::end(game)
    }
}
