//! How long the frames of an animation are shown. Whatever the length of the game, the whole lasts no
//! longer than somebody watches: the more frames, the shorter each, down to what can be seen or read;
//! beyond that several frames become one image.

use crate::scene::Scene;

/// An animation of a game of this many tiles lasts at most this long, in hundredths of a second; one
/// of a larger game longer in proportion, up to the maximum of all.
const USUAL: (u32, u32) = (72, 2000);
const MAX_LENGTH: u32 = 4000;
/// The part of an animation that its last count may take, if there is not room for all: one in so many.
const COUNT_SHARE: u32 = 3;
/// Minimum hundredths of a second: for a plain move, and for what is read, such as points.
const MIN_QUIET: u16 = 8;
const MIN_READABLE: u16 = 30;

/// What a frame shows, which decides how long it is held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum FrameKind {
    /// A move.
    #[default]
    Move,
    /// A move that completes something, or takes a figure away.
    Highlight,
    /// A step of the last count.
    Count,
}

/// A frame of an animation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnimationFrame {
    /// What it shows.
    pub scene: Scene,
    /// Which kind of frame it is.
    pub kind: FrameKind,
}

impl From<Scene> for AnimationFrame {
    fn from(scene: Scene) -> Self {
        Self { scene, kind: FrameKind::Move }
    }
}

/// How long the frames of an animation are shown, in hundredths of a second, and the maximum size
/// of the file. All frames but the last are shown for less, or together, if the whole would last too long.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FrameTiming {
    /// A move.
    pub step: u16,
    /// A move that completes something, or takes a figure away.
    pub highlight: u16,
    /// A step of the last count.
    pub count: u16,
    /// The last frame, before the animation repeats.
    pub end: u16,
    /// Maximum size of the file in bytes.
    pub most: usize,
    /// Maximum pixels per tile.
    pub px: u16,
    /// How long the whole lasts at most; `None` for as long as a game of its length may.
    pub within: Option<u32>,
}

impl Default for FrameTiming {
    /// Two thirds of a second per move and per step of the count, half as long again if something
    /// is completed, four seconds at the end, Discord's upload limit for everyone (10 MiB), and the
    /// largest scale.
    fn default() -> Self {
        let px = crate::replay::SCALES[0];
        Self { step: 66, highlight: 105, count: 66, end: 400, most: 10 << 20, px, within: None }
    }
}

impl FrameTiming {
    /// That of a few chosen frames: each is held long enough to be understood, and the whole lasts
    /// no longer than six seconds.
    pub fn of_highlights() -> Self {
        Self { step: 50, highlight: 50, count: 40, end: 130, within: Some(600), ..Self::default() }
    }

    /// The images in which these frames are shown. If there is not time for all, moves without points
    /// are merged with the next one, then those with points with one another, but whatever can be
    /// read stays long enough for that.
    pub(crate) fn images(&self, frames: &[AnimationFrame]) -> Vec<AnimationImage> {
        let Some(last) = frames.len().checked_sub(1) else { return Vec::new() };
        let moves = frames.iter().filter(|frame| frame.kind != FrameKind::Count).count() as u32;
        let (tiles, length) = USUAL;
        let usual = (moves * length / tiles).clamp(length, MAX_LENGTH);
        let length = self.within.unwrap_or(usual);
        let room = length.saturating_sub(self.end.into());
        let parts = [false, true].map(|counts| {
            let of = |number: &usize| (frames[*number].kind == FrameKind::Count) == counts;
            (0..last)
                .filter(of)
                .map(|number| TimedFrame::of(self, frames, number))
                .collect::<Vec<_>>()
        });
        let [moves, count] = &parts;
        let wanted = |steps: &[TimedFrame]| steps.iter().map(|step| step.wanted).sum::<u32>();
        // Of a long game the count has its own share: nobody could read it at the pace of the moves.
        let own = (room / COUNT_SHARE).max(room.saturating_sub(wanted(moves))).min(wanted(count));
        let moves = shortened(merged(moves, room - own), room - own);
        let all = moves.into_iter().chain(shortened(merged(count, own), own));
        let all = all.chain([(last, self.end)]);
        let mut next = 0;
        all.map(|(last, hold)| {
            let first = std::mem::replace(&mut next, last + 1);
            AnimationImage { first, last, hold }
        })
        .collect()
    }
}

/// Frames that are shown as one image, for so many hundredths of a second.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AnimationImage {
    /// The first frame, and the last one.
    pub first: usize,
    pub last: usize,
    pub hold: u16,
}

impl AnimationImage {
    /// The last one's scene, with the points of all moves; a step of the count has those before it.
    pub(crate) fn scene(&self, frames: &[AnimationFrame]) -> Scene {
        let last = &frames[self.last];
        let mut scene = last.scene.clone();
        if last.kind != FrameKind::Count {
            let before = frames[self.first..self.last].iter();
            let before = before.flat_map(|frame| frame.scene.counted.iter().copied());
            scene.counted = before.chain(scene.counted).collect();
        }
        scene
    }
}

/// A frame by its number, and for how long it is shown: as wanted, and at least.
#[derive(Clone, Copy)]
struct TimedFrame {
    number: usize,
    wanted: u32,
    least: u32,
}

impl TimedFrame {
    fn of(timing: &FrameTiming, frames: &[AnimationFrame], number: usize) -> Self {
        let frame = &frames[number];
        let wanted = match frame.kind {
            FrameKind::Move => timing.step,
            FrameKind::Highlight => timing.highlight,
            FrameKind::Count => timing.count,
        };
        let quiet = frame.kind == FrameKind::Move && frame.scene.counted.is_empty();
        let least = if quiet { MIN_QUIET } else { MIN_READABLE };
        Self { number, wanted: wanted.into(), least: u32::from(least.min(wanted)) }
    }

    fn is_read(&self) -> bool {
        self.least > MIN_QUIET.into()
    }
}

/// The steps that are shown in this time, each at least as long as it has to be.
fn merged(steps: &[TimedFrame], room: u32) -> Vec<TimedFrame> {
    let least = |steps: &[TimedFrame]| steps.iter().map(|step| step.least).sum::<u32>();
    if least(steps) <= room {
        return steps.to_vec();
    }
    let (read, quiet): (Vec<TimedFrame>, Vec<TimedFrame>) =
        steps.iter().partition(|step| step.is_read());
    let fitting = |steps: Vec<TimedFrame>, room: u32, least: u16| -> Vec<TimedFrame> {
        let (all, most) = (steps.len(), room as usize / usize::from(least));
        if all <= most {
            return steps;
        }
        // Evenly spread, the last one among them.
        let shown = |&number: &usize| (number + 1) * most / all > number * most / all;
        (0..all).filter(shown).map(|number| steps[number]).collect()
    };
    let read = fitting(read, room, MIN_READABLE);
    let mut all = fitting(quiet, room.saturating_sub(least(&read)), MIN_QUIET);
    all.extend(read);
    all.sort_unstable_by_key(|step| step.number);
    all
}

/// The steps with the time of each: if there is not enough, less than wanted, but all it has to be.
fn shortened(steps: Vec<TimedFrame>, room: u32) -> impl Iterator<Item = (usize, u16)> {
    const WHOLE: u32 = 1024;
    let hold = |step: &TimedFrame, share: u32| (step.wanted * share / WHOLE).max(step.least);
    let fits = |&share: &u32| steps.iter().map(|step| hold(step, share)).sum::<u32>() <= room;
    let share = (0..=WHOLE).rev().find(fits).unwrap_or(0);
    steps.into_iter().map(move |step| (step.number, hold(&step, share) as u16))
}
