//! Crop Circles: every seat adds a follower of one role, or every seat takes one back (R-CC-1..11).
//! Crop Circles II are six more tiles under the same rules (R-C2-1).
//! Nobody touches other seats' figures, so with `crop.parallel` all seats answer at once and the
//! answers are held until all are in.

use serde::{Deserialize, Serialize};

use super::{Expansion, Info};
use crate::action::{Decision, ExpansionAction};
use crate::board::Spot;
use crate::decisions::Decisions;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::house::options;
use crate::names::names;
use crate::score;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{At, Cause, Mark, SegmentKind};

options! { in crop;
    /// R-C2-2.
    add_in_feature "crop.add_place": bool [false "same_segment", true "same_feature"];
    /// R-C2-3.
    must_add "crop.add": bool [false "may", true "must"];
    /// R-CC, play by post.
    parallel "crop.parallel": bool [off];
}

pub(super) struct Crop;

/// Six more tiles.
pub(super) struct Crop2;

/// A crop circle that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    mode: Mode,
    /// The seat that is asked; everybody between the active seat and this one has answered. With
    /// `crop.parallel` all seats are asked at once.
    seat: Seat,
}

/// What a crop circle does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mode {
    /// A (R-CC-4): each seat may add a follower beside one of its own.
    Add,
    /// B (R-CC-5): each seat must take one of its followers back.
    Remove,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Settle what a crop circle does (R-CC-2).
    #[serde(rename = "crop_circle")]
    Apply {
        /// Add or remove.
        mode: Mode,
        /// The features on which followers of the circle's role stand.
        role: SegmentKind,
    },
}

impl ExpansionAction for Action {}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// What the crop circle does (R-CC-2).
        Apply = "crop_circle",
        /// Which follower is added at a crop circle (R-CC-4).
        Add = "crop_add",
        /// Which follower a crop circle takes back (R-CC-5).
        Remove = "crop_remove",
    }
}

macro_rules! circles {
    ($system:ident, $key:literal, $name:literal) => {
        impl Expansion for $system {
            fn info(&self) -> &'static Info {
                &Info { key: $key, name: $name, sets: &[$key], options: &[OPTIONS], ..Info::NONE }
            }

            fn restores(&self, game: &Game) -> bool {
                game.states.crop.as_ref().is_none_or(|circle| circle.seat.0 < game.setup.seats)
            }

            fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
                (slot == Slot::CropCircle).then_some(&CropCircle)
            }
        }
    };
}

circles!(Crop, "crop", "Crop Circles");
circles!(Crop2, "crop2", "Crop Circles II");

/// R-CC-2: the features on which followers of the circle's role stand.
const ROLES: [(Mark, SegmentKind); 3] = [
    (Mark::CropShield, SegmentKind::City),
    (Mark::CropClub, SegmentKind::Road),
    (Mark::CropPitchfork, SegmentKind::Field),
];

/// The role of the circle on the tile just placed.
fn role(game: &Game) -> Option<SegmentKind> {
    let placed = game.board.tile_at(game.turn.placed?)?;
    let circle = ROLES.iter().find(|(mark, _)| placed.tile().marks.has(*mark));
    circle.map(|&(_, role)| role)
}

/// The followers of a role, grouped by place, identical ones once.
fn followers(game: &Game, role: SegmentKind, seat: Option<Seat>) -> Vec<Figure> {
    let of_role = |figure: &&Figure| {
        let own = figure.kind.is_follower() && seat.is_none_or(|seat| seat == figure.seat);
        own && matches!(figure.at, At::Segment(spot)
            if game.board.feature(game.board.feature_at(spot)).kind == role)
    };
    let mut found: Vec<Figure> = game.figures.iter().filter(of_role).copied().collect();
    found.sort_unstable_by_key(|figure| (figure.at, figure.seat, figure.kind));
    found.dedup();
    found
}

/// What a seat may or must do: nothing if it has no follower of the role, or none to add (R-CC-6).
fn options(game: &Game, role: SegmentKind, mode: Mode, seat: Seat) -> Vec<crate::Action> {
    let standing = followers(game, role, Some(seat));
    if mode == Mode::Remove {
        let cause = Cause::CropCircle;
        return standing.into_iter().map(|figure| crate::Action::Take { figure, cause }).collect();
    }
    let places = places(game, &standing);
    let supply = game.supply(seat);
    let usable = supply.kinds().filter(|kind| kind.claims(role));
    let mut options: Vec<crate::Action> = usable
        .flat_map(|figure| places.iter().map(move |&at| crate::Action::Deploy { figure, at }))
        .collect();
    if !options.is_empty() && !game.setup.house.crop.must_add {
        options.push(crate::Action::Pass);
    }
    options
}

/// Where a follower may be added beside these: on their segments, or anywhere on their features
/// (R-CC-4, R-C2-2).
fn places(game: &Game, standing: &[Figure]) -> Vec<At> {
    let mut spots: Vec<Spot> = standing.iter().filter_map(|figure| figure.at.spot()).collect();
    if game.setup.house.crop.add_in_feature {
        let board = &game.board;
        let mut features: Vec<FeatureId> =
            spots.iter().map(|&spot| board.feature_at(spot)).collect();
        features.sort_unstable();
        features.dedup();
        let nodes = features.into_iter().flat_map(|feature| board.nodes(feature));
        spots = nodes.map(|node| board.spot(node)).collect();
    }
    spots.sort_unstable();
    spots.dedup();
    spots.into_iter().filter(|spot| game.admits(spot.pos)).map(At::Segment).collect()
}

/// The question for a seat about a circle, if it has a choice.
fn question(game: &Game, role: SegmentKind, mode: Mode, seat: Seat) -> Option<Decision> {
    let options = options(game, role, mode, seat);
    let last = options.len().checked_sub(1)?;
    Some(match mode {
        // Not to add; whoever must adds the first.
        Mode::Add => {
            let default = if game.setup.house.crop.must_add { 0 } else { last };
            Decision::new(seat, Prompt::Add, options, default)
        }
        Mode::Remove => Decision::without_default(seat, Prompt::Remove, options),
    })
}

/// S11.
struct CropCircle;

impl CropCircle {
    /// R-CC-3: from the left of the active seat, which comes last; a seat without a choice is
    /// skipped.
    fn ask(game: &mut Game, mode: Mode, mut seat: Seat) -> Flow {
        let role = role(game).expect("a circle is at work on the tile just placed");
        while options(game, role, mode, seat).is_empty() {
            if seat == game.turn.seat {
                game.states.crop = None;
                return Flow::Next;
            }
            seat = seat.next(game.setup.seats);
        }
        game.states.crop = Some(State { mode, seat });
        Flow::Ask
    }
}

impl Stage for CropCircle {
    /// R-CC-9, R-CC-11.
    fn enter(&self, game: &mut Game) -> Flow {
        match role(game) {
            Some(role) if !followers(game, role, None).is_empty() => Flow::Ask,
            _ => Flow::Next,
        }
    }

    fn decisions(&self, game: &Game, open: &mut Decisions) {
        let role = role(game).expect("a circle is at work on the tile just placed");
        let Some(State { mode, seat }) = game.states.crop else {
            let modes = [Mode::Add, Mode::Remove];
            let options =
                modes.map(|mode| crate::Action::Crop(Action::Apply { mode, role })).to_vec();
            open.push(Decision::new(game.turn.seat, Prompt::Apply, options, 0));
            return;
        };
        if !game.setup.house.crop.parallel {
            open.extend(question(game, role, mode, seat));
            return;
        }
        let silent = |seat: &Seat| game.turn.answers_of(*seat).next().is_none();
        let from_left = game.round().skip(1).chain([game.turn.seat]).filter(silent);
        open.extend(from_left.filter_map(|seat| question(game, role, mode, seat)));
    }

    fn default(&self, game: &Game, asked: &Decision) -> usize {
        let taken = asked.options.iter().filter_map(|option| match *option {
            crate::Action::Take { figure, .. } => Some(figure),
            _ => None,
        });
        score::min_loss(game, &taken.collect::<Vec<_>>())
    }

    /// R-CC-3.
    fn settle(&self, game: &mut Game, answers: &[(Seat, crate::Action)]) -> Flow {
        let active = answers.iter().filter(|(seat, _)| *seat == game.turn.seat).count();
        let (last, others) = answers.split_at(active);
        for &(seat, action) in others.iter().chain(last) {
            answer(game, seat, action);
        }
        game.states.crop = None;
        Flow::Next
    }

    fn waits(&self, game: &Game) -> bool {
        role(game).is_some_and(|role| {
            let circle = game.states.crop.as_ref();
            circle.is_none_or(|circle| !options(game, role, circle.mode, circle.seat).is_empty())
        })
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Flow {
        let next = seat.next(game.setup.seats);
        if let crate::Action::Crop(Action::Apply { mode, .. }) = action {
            return Self::ask(game, mode, next);
        }
        answer(game, seat, action);
        match game.states.crop {
            Some(State { mode, .. }) if seat != game.turn.seat => Self::ask(game, mode, next),
            _ => {
                game.states.crop = None;
                Flow::Next
            }
        }
    }
}

/// Adds a follower or takes one back.
fn answer(game: &mut Game, seat: Seat, action: crate::Action) {
    match action {
        crate::Action::Deploy { figure: kind, at } => {
            let figure = Figure { seat, kind, at };
            game.deploy(figure);
            game.emit(crate::Event::Deployed(figure));
            game.setup.systems.on_figure_placed(game, figure);
        }
        crate::Action::Take { figure, cause } => game.remove(figure, cause),
        _ => {}
    }
}
