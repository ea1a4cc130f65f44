//! Crop Circles: everybody adds a follower of one role, or everybody takes one back (R-CC-1..11).
//! Nobody touches the figures of others, so that with `crop.parallel` the answers may wait for each
//! other.

use serde::{Deserialize, Serialize};

use super::Expansion;
use crate::action::{Action, CropMode, Decision, Prompt};
use crate::event::{Cause, Event};
use crate::figure::{At, Figure, Seat};
use crate::game::Game;
use crate::house::Choice;
use crate::score;
use crate::stages::Stage;
use crate::tile::{Mark, SegmentKind};
use crate::turn::{Flow, Slot};

/// R-CC, play by post.
const PARALLEL: Choice = Choice {
    key: "crop.parallel",
    values: &["off", "on"],
    about: "Crop circle: nobody sees what the others do before all have chosen",
};

pub(super) struct Crop;

/// A crop circle at work.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Circle {
    mode: CropMode,
    /// Who is asked; everybody between the active seat and this one has answered.
    seat: Seat,
    /// The answers that wait for the others'.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    answers: Vec<(Seat, Action)>,
}

impl Expansion for Crop {
    fn key(&self) -> &'static str {
        "crop"
    }

    fn name(&self) -> &'static str {
        "Crop Circles"
    }

    fn sets(&self) -> &'static [&'static str] {
        &["crop"]
    }

    fn choices(&self) -> &'static [&'static Choice] {
        &[&PARALLEL]
    }

    fn restores(&self, game: &Game) -> bool {
        // What waits will be done: it must be possible, and only once for each seat.
        let possible = |&(seat, action): &(Seat, Action)| match action {
            Action::Take { figure, .. } => figure.seat == seat && game.figures.contains(&figure),
            Action::Deploy { figure, at: At::Segment(spot) } => {
                seat.0 < game.setup.seats
                    && game.board.segment(spot).is_some()
                    && game.supply(seat).count(figure) > 0
            }
            _ => false,
        };
        game.states.circle.as_ref().is_none_or(|circle| {
            let mut seats: Vec<Seat> = circle.answers.iter().map(|&(seat, _)| seat).collect();
            seats.sort_unstable();
            seats.dedup();
            circle.seat.0 < game.setup.seats
                && seats.len() == circle.answers.len()
                && circle.answers.iter().all(possible)
        })
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        (slot == Slot::CropCircle).then_some(&CropCircle)
    }
}

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

/// The followers of a role, those of one place together.
fn followers(game: &Game, role: SegmentKind, seat: Option<Seat>) -> Vec<Figure> {
    let of_role = |figure: &&Figure| {
        let spot = if let At::Segment(spot) = figure.at { Some(spot) } else { None };
        let feature = spot.map(|spot| game.board.feature(game.board.feature_at(spot)));
        figure.kind.is_follower()
            && seat.is_none_or(|seat| seat == figure.seat)
            && feature.is_some_and(|feature| feature.kind == role)
    };
    let mut found: Vec<Figure> = game.figures.iter().filter(of_role).copied().collect();
    found.sort_unstable_by_key(|figure| (figure.at, figure.seat, figure.kind));
    found.dedup();
    found
}

/// What a seat may or must do: nothing if it has no follower of the role, or none to add (R-CC-6).
fn options(game: &Game, role: SegmentKind, mode: CropMode, seat: Seat) -> Vec<Action> {
    let standing = followers(game, role, Some(seat));
    if mode == CropMode::Remove {
        let cause = Cause::CropCircle;
        return standing.into_iter().map(|figure| Action::Take { figure, cause }).collect();
    }
    let open = |figure: &Figure| figure.at.pos().is_some_and(|pos| game.admits(pos));
    let mut places: Vec<At> = standing.into_iter().filter(open).map(|figure| figure.at).collect();
    places.dedup();
    let supply = game.supply(seat);
    let usable = supply.kinds().filter(|kind| kind.claims(role));
    let mut options: Vec<Action> = usable
        .flat_map(|figure| places.iter().map(move |&at| Action::Deploy { figure, at }))
        .collect();
    if !options.is_empty() {
        options.push(Action::Pass);
    }
    options
}

/// S11.
struct CropCircle;

impl CropCircle {
    /// R-CC-3: from the left of the active seat, that one last; whoever has no choice is skipped.
    fn ask(game: &mut Game, mode: CropMode, mut seat: Seat) -> Flow {
        let role = role(game).expect("a circle is at work on the tile just placed");
        while options(game, role, mode, seat).is_empty() {
            if seat == game.turn.seat {
                return Self::end(game);
            }
            seat = seat.next(game.setup.seats);
        }
        match &mut game.states.circle {
            Some(circle) => circle.seat = seat,
            none => *none = Some(Circle { mode, seat, answers: Vec::new() }),
        }
        Flow::Ask
    }

    /// Everybody was asked: what waited is done, in the order of R-CC-3.
    fn end(game: &mut Game) -> Flow {
        for (seat, action) in game.states.circle.take().map_or(Vec::new(), |circle| circle.answers)
        {
            answer(game, seat, action);
        }
        Flow::Next
    }
}

/// Adds a follower or takes one back.
fn answer(game: &mut Game, seat: Seat, action: Action) {
    match action {
        Action::Deploy { figure: kind, at } => {
            let figure = Figure { seat, kind, at };
            game.deploy(figure);
            game.tell(Event::Deployed(figure));
        }
        Action::Take { figure, cause } => game.remove(figure, cause),
        _ => {}
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

    fn decision(&self, game: &Game) -> Decision {
        let role = role(game).expect("a circle is at work on the tile just placed");
        let Some(Circle { mode, seat, .. }) = game.states.circle else {
            let modes = [CropMode::Add, CropMode::Remove];
            let options = modes.map(|mode| Action::CropCircle { mode, role }).to_vec();
            let seat = game.turn.seat;
            return Decision { seat, prompt: Prompt::CropCircle, options, default: 0 };
        };
        let options = options(game, role, mode, seat);
        let (prompt, default) = match mode {
            CropMode::Add => (Prompt::CropAdd, options.len() - 1),
            CropMode::Remove => {
                let standing = followers(game, role, Some(seat));
                (Prompt::CropRemove, score::least_loss(game, &standing))
            }
        };
        Decision { seat, prompt, options, default }
    }

    fn waits(&self, game: &Game) -> bool {
        role(game).is_some_and(|role| {
            let circle = game.states.circle.as_ref();
            circle.is_none_or(|circle| !options(game, role, circle.mode, circle.seat).is_empty())
        })
    }

    fn act(&self, game: &mut Game, seat: Seat, action: Action) -> Flow {
        let next = seat.next(game.setup.seats);
        if let Action::CropCircle { mode, .. } = action {
            return Self::ask(game, mode, next);
        }
        let waits = game.setup.house.is(&PARALLEL, "on") && action != Action::Pass;
        match &mut game.states.circle {
            Some(circle) if waits => circle.answers.push((seat, action)),
            _ => answer(game, seat, action),
        }
        match &game.states.circle {
            Some(circle) if seat != game.turn.seat => Self::ask(game, circle.mode, next),
            _ => Self::end(game),
        }
    }
}
