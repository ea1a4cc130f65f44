//! The last count and the points of every move, on the board and in animations.

use std::ops::ControlFlow;

use rules::{Cause, Dice, Event, Game, ScoreLine, Seat, Seed, Setup, Source, Systems};

use super::players;
use crate::camera::Frame;
use crate::{
    AnimationFrame, FrameKind, FrameTiming, LastCount, Recorder, Scene, View, render, replay,
};

/// Many sets, with points for goods, barns, castles and more at the end, and without bids: these are
/// paid with points.
const LARGE: [&str; 9] =
    ["base", "inns", "traders", "dragon", "tower", "abbey", "cult", "castles", "king"];

/// A whole game.
struct Played {
    game: Game,
    events: Vec<Event>,
    frames: Vec<AnimationFrame>,
    /// Whether a figure was taken after each tile.
    taken: Vec<bool>,
}

impl Played {
    /// Five play by chance.
    fn by_chance(systems: &[&str], seed: u64) -> Self {
        let seed = Seed::from_number(seed);
        let systems = Systems::named(systems.iter().copied()).expect("known systems");
        let (mut game, _) = Game::new(Setup::new(5, systems, seed)).expect("a valid set-up");
        let mut dice = Dice::stream(seed, "counts");
        let (mut recorder, mut events) = (Recorder::new(players()), Vec::new());
        let mut taken = Vec::new();
        while let Some(decision) = game.decision() {
            let (seat, options) = (decision.seat, &decision.options);
            let action = options[dice.below(options.len() as u32) as usize];
            let happened = game.apply(seat, action).expect("an offered action");
            recorder.add(&game, &happened);
            if taken.is_empty() || happened.iter().any(|it| matches!(it, Event::Placed { .. })) {
                taken.push(false);
            }
            let takes = |it: &Event| matches!(it, Event::Returned { cause: Cause::Tower, .. });
            *taken.last_mut().expect("not empty") |= happened.iter().any(takes);
            events.extend(happened);
        }
        let frames = recorder.finish(&game);
        Self { game, events, frames, taken }
    }

    fn count(&self) -> LastCount {
        LastCount::of(&self.events)
    }

    /// The last picture.
    fn last(&self) -> Scene {
        let count = self.count();
        let scene = Scene::of(&self.game, &players()).before_count(&count);
        scene.after_count(&self.game, &count.lines)
    }
}

fn games() -> Vec<Played> {
    let base = (1..=6).map(|seed| Played::by_chance(&["base"], seed));
    let large = (1..=6).map(|seed| Played::by_chance(&LARGE, seed));
    base.chain(large).collect()
}

fn scores(scene: &Scene) -> Vec<i32> {
    scene.seats.iter().map(|seat| seat.score).collect()
}

/// The points that a scene shows for each seat.
fn shown(scene: &Scene) -> Vec<i32> {
    let of = |seat: usize| scene.counted.iter().filter(move |shown| shown.seat.index() == seat);
    (0..scene.seats.len()).map(|seat| of(seat).map(|shown| shown.points).sum()).collect()
}

#[test]
fn every_point_of_the_last_count_is_once_on_the_last_picture_with_its_figure() {
    let (mut ties, mut elsewhere) = (0, 0);
    for played in games() {
        let (count, last, board) = (played.count(), played.last(), played.game.board());
        let total: Vec<i32> = played.game.seats().map(|seat| count.points(seat)).collect();
        assert_eq!((&shown(&last), &last.gains), (&total, &total));
        assert_eq!(scores(&last), played.game.scores());
        let place = |line: &ScoreLine| (line.seat, line.at.map(|at| board.feature_at(at)));
        let mut places: Vec<_> = count.lines.iter().map(place).collect();
        places.sort_unstable();
        places.dedup();
        assert_eq!(last.counted.len(), places.len(), "one number for a seat on a feature");
        for shown in &last.counted {
            let Some(at) = shown.at else {
                elsewhere += 1;
                continue;
            };
            let feature = board.feature_at(at);
            let given =
                count.lines.iter().filter(|line| place(line) == (shown.seat, Some(feature)));
            assert_eq!(
                shown.points,
                given.clone().map(|line| line.points).sum::<i32>(),
                "{shown:?}"
            );
            let stands = |seat: Seat| {
                let on = |spot| board.feature_at(spot) == feature;
                last.figures.iter().any(|it| it.seat == seat && it.at.spot().is_some_and(on))
            };
            assert!(stands(shown.seat), "nobody stands where {shown:?} is");
            // Whoever gets points only for the fairy does not own the feature.
            let owners = last.claims.iter().find(|claim| claim.spot == at).map(|it| &it.owners);
            let value = given.clone().any(|line| line.source != Source::Fairy);
            assert_eq!(owners.is_some_and(|it| it.contains(&shown.seat)), value, "{shown:?}");
            ties += usize::from(owners.is_some_and(|owners| owners.len() > 1));
        }
    }
    assert!(ties > 3 && elsewhere > 3, "{ties} of several seats, {elsewhere} on cards");
}

#[test]
fn the_steps_of_the_count_add_up_to_the_last_picture() {
    for played in games() {
        let last = played.last();
        let (count, moves): (Vec<_>, Vec<_>) =
            played.frames.iter().partition(|frame| frame.kind == FrameKind::Count);
        let laid = played.events.iter().filter(|it| matches!(it, Event::Placed { .. })).count();
        assert!((laid..=laid + 1).contains(&moves.len()), "{} of {laid}", moves.len());
        let mut so_far = moves.last().expect("a game has moves").scene.clone();
        let before: Vec<i32> =
            scores(&last).iter().zip(&last.gains).map(|(after, gain)| after - gain).collect();
        assert_eq!(scores(&so_far), before, "nothing of the count is in the last move");
        assert_eq!(so_far.figures.len(), last.figures.len(), "nobody has gone home");
        for step in &count {
            assert_ne!(shown(&step.scene), shown(&so_far), "each step counts something");
            let sum: Vec<i32> =
                before.iter().zip(shown(&step.scene)).map(|(points, more)| points + more).collect();
            assert_eq!(scores(&step.scene), sum);
            so_far = step.scene.clone();
        }
        assert_eq!(scores(&so_far), played.game.scores());
        assert_eq!((so_far.counted, so_far.claims), (last.counted, last.claims));
    }
}

#[test]
fn points_that_no_feature_gave_are_on_the_card() {
    let scene = Played::by_chance(&["base"], 1).last();
    let with = |seat| {
        let counted = crate::Counted { at: None, seat: Seat(seat), points: 7 };
        let scene = Scene { counted: [&scene.counted[..], &[counted]].concat(), ..scene.clone() };
        render(&scene).expect("a sound scene").image()
    };
    let (one, other, none) = (with(0), with(4), render(&scene).expect("a sound scene").image());
    let differing = |a: &image::RgbImage, b: &image::RgbImage| -> Vec<(u32, u32)> {
        let all = a.enumerate_pixels().filter(|(x, y, pixel)| b.get_pixel(*x, *y) != *pixel);
        all.map(|(x, y, _)| (x, y)).collect()
    };
    let (left, right) = (differing(&one, &none), differing(&other, &none));
    assert!(left.len() > 200 && right.len() > 200, "{} {}", left.len(), right.len());
    let below = none.height() * 4 / 5;
    assert!(left.iter().chain(&right).all(|&(_, y)| y > below), "only the cards change");
    let end = left.iter().map(|&(x, _)| x).max();
    assert!(end < right.iter().map(|&(x, _)| x).min(), "each is on the card of its seat");
}

#[test]
fn points_on_a_card_are_whole_beside_the_map_too() {
    let scene = Played::by_chance(&["base"], 1).last().view(View::Focus);
    let frame = Frame::of(&scene).expect("a small board");
    let (side, scores) = (frame.side.expect("a window"), frame.scores.expect("cards"));
    // The last seat of the first row has its card below the map.
    let high = |seat| {
        let counted = crate::Counted { at: None, seat: Seat(seat), points: 7 };
        let with = Scene { counted: [&scene.counted[..], &[counted]].concat(), ..scene.clone() };
        let [with, without] = [&with, &scene].map(|it| render(it).expect("a sound scene").image());
        let changed = with.enumerate_pixels().filter(|(x, y, it)| without.get_pixel(*x, *y) != *it);
        let cells: Vec<(i32, i32)> = changed.map(|(x, y, _)| (x as i32, y as i32)).collect();
        let right = cells.iter().map(|&(x, _)| x).max().expect("it is drawn");
        (right, cells.iter().filter(|&&(_, y)| y < scores.y).count())
    };
    let ((first, above), (last, aside)) = (high(0), high(2));
    assert!(first < side.x && last > side.x, "{first} {last} {side:?}");
    assert!(above > 50 && aside * 10 > above * 9, "{above} {aside}");
}

#[test]
fn points_are_shown_in_the_frame_in_which_they_are_made() {
    for played in games() {
        let mut before = vec![0; played.game.scores().len()];
        let moves = played.frames.iter().filter(|frame| frame.kind != FrameKind::Count);
        for (number, frame) in moves.enumerate() {
            let made = shown(&frame.scene);
            let after: Vec<i32> = before.iter().zip(made).map(|(old, new)| old + new).collect();
            assert_eq!(scores(&frame.scene), after, "frame {number}");
            before = after;
        }
    }
}

/// What an animation lasts, in hundredths of a second.
fn length(frames: &[AnimationFrame]) -> u32 {
    FrameTiming::default().images(frames).into_iter().map(|image| u32::from(image.hold)).sum()
}

#[test]
fn a_usual_game_lasts_twenty_seconds_and_the_largest_forty() {
    for seed in 1..=4 {
        let played = Played::by_chance(&["base"], seed);
        let lasts = length(&played.frames);
        assert!((1800..=2000).contains(&lasts), "{lasts} for {} frames", played.frames.len());
    }
    let every: Vec<&str> = rules::expansions::ALL
        .iter()
        .filter(|system| !system.is_ground() || system.key() == "base")
        .map(|system| system.key())
        .collect();
    let played = Played::by_chance(&every, 1);
    let lasts = length(&played.frames);
    let tiles = played.game.board().tiles().len();
    assert!((3500..=4000).contains(&lasts), "{lasts} for {tiles} tiles");
}

#[test]
fn points_stand_long_enough_to_be_read_and_none_are_left_out() {
    let every = rules::expansions::ALL.iter();
    let every = every.filter(|system| !system.is_ground() || system.key() == "base");
    let every: Vec<&str> = every.map(|system| system.key()).collect();
    let largest = Played::by_chance(&every, 1);
    let mut merged = 0;
    for played in games().into_iter().chain([largest]) {
        let frames = &played.frames;
        let images = FrameTiming::default().images(frames);
        let mut next = 0;
        for image in &images {
            assert_eq!(image.first, next, "every frame belongs to one image");
            next = image.last + 1;
            merged += image.last - image.first;
            let scene = image.scene(frames);
            let is_step = frames[image.last].kind == FrameKind::Count;
            let least = if scene.counted.is_empty() { 8 } else { 30 };
            assert!(image.hold >= least, "{image:?}");
            let own = frames[image.first..=image.last].iter();
            let own: i32 = own
                .filter(|frame| frame.kind != FrameKind::Count)
                .flat_map(|frame| &frame.scene.counted)
                .map(|counted| counted.points)
                .sum();
            let shown: i32 = scene.counted.iter().map(|counted| counted.points).sum();
            assert!(is_step || shown == own, "{image:?}");
            // Points of moves are not lost in the count.
            assert!(!is_step || own == 0, "{image:?}");
        }
        assert_eq!(next, frames.len());
    }
    assert!(merged > 100, "{merged}");
}

#[test]
fn a_few_moves_are_shown_at_leisure() {
    let played = Played::by_chance(&["base"], 1);
    let pace = FrameTiming::default();
    let images = pace.images(&played.frames[..8]);
    let of = |frame: &AnimationFrame| match frame.kind {
        FrameKind::Move => pace.step,
        FrameKind::Highlight => pace.highlight,
        FrameKind::Count => pace.count,
    };
    let wanted: Vec<u16> = played.frames[..7].iter().map(of).chain([pace.end]).collect();
    assert_eq!(images.iter().map(|image| image.hold).collect::<Vec<_>>(), wanted);
}

#[test]
fn what_is_captured_or_completed_is_shown_longer_than_a_plain_move() {
    let (mut captures, mut completed) = (0, 0);
    for played in games() {
        let frames = &played.frames;
        let images = FrameTiming::default().images(frames);
        let (_, before) = images.split_last().expect("a game has frames");
        let of = |kind: FrameKind| before.iter().filter(move |it| frames[it.last].kind == kind);
        let plain = of(FrameKind::Move).filter(|image| image.scene(frames).counted.is_empty());
        let plain = plain.map(|image| image.hold).max().expect("there are plain moves");
        let longer = of(FrameKind::Highlight).map(|image| image.hold).min();
        assert!(longer > Some(plain), "{longer:?} {plain}");
        for (frame, _) in frames.iter().zip(&played.taken).filter(|(_, taken)| **taken) {
            assert_eq!(frame.kind, FrameKind::Highlight);
            captures += 1;
        }
        completed += of(FrameKind::Highlight).count();
    }
    assert!(captures > 3 && completed > 20, "{captures} {completed}");
}

#[test]
fn the_file_lasts_as_long_as_its_frames() {
    let played = Played::by_chance(&["base"], 2);
    let pace = FrameTiming { px: 16, ..FrameTiming::default() };
    let moving = replay(&played.frames, pace, |_, _| ControlFlow::Continue(()));
    let moving = moving.expect("a sound game");
    let mut decoder = gif::DecodeOptions::new().read_info(&moving.gif[..]).expect("a GIF");
    let (mut lasts, mut end) = (0, 0);
    while let Some(image) = decoder.read_next_frame().expect("a sound frame") {
        assert!(image.delay >= 2, "programs show shorter images for longer");
        (lasts, end) = (lasts + u32::from(image.delay), image.delay);
    }
    assert_eq!(lasts, length(&played.frames));
    assert!(end >= 300, "the last frame stays: {end}");
}
