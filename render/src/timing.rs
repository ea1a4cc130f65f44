//! How long the frames of an animation are shown. Whatever the length of the game, the whole lasts no
//! longer than somebody watches: the more frames, the shorter each.

use crate::scene::Scene;

/// An animation of a game of this many tiles lasts at most this long, in hundredths of a second; one
/// of a larger game longer in proportion, up to the maximum of all.
const USUAL: (u32, u32) = (72, 2000);
const MAX_LENGTH: u32 = 4000;
/// The part of an animation that its last count may take, if there is not room for all: one in so many.
const COUNT_SHARE: u32 = 3;
/// Minimum hundredths of a second for a frame: programs show anything shorter for longer.
const MIN_HOLD: u16 = 2;

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
/// of the file. All frames but the last are shown for less if the whole would last too long.
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
    /// no longer than twelve seconds.
    pub fn of_highlights() -> Self {
        Self {
            step: 110,
            highlight: 110,
            count: 90,
            end: 250,
            within: Some(1200),
            ..Self::default()
        }
    }

    /// How long each of these frames is shown.
    pub(crate) fn holds(&self, frames: &[AnimationFrame]) -> Vec<u16> {
        let Some((_, before)) = frames.split_last() else { return Vec::new() };
        let wanted = |frame: &AnimationFrame| match frame.kind {
            FrameKind::Move => self.step,
            FrameKind::Highlight => self.highlight,
            FrameKind::Count => self.count,
        };
        let moves = frames.iter().filter(|frame| frame.kind != FrameKind::Count).count() as u32;
        let (tiles, length) = USUAL;
        let usual = (moves * length / tiles).clamp(length, MAX_LENGTH);
        let length = self.within.unwrap_or(usual);
        let room = length.saturating_sub(self.end.into());
        let all = |is_count: bool| -> u32 {
            let those = before.iter().filter(|frame| (frame.kind == FrameKind::Count) == is_count);
            those.map(|frame| u32::from(wanted(frame))).sum()
        };
        let [moves, count] = [false, true].map(all);
        // Of a long game the count has its own share: nobody could read it at the pace of the moves.
        let own = count.min((room / COUNT_SHARE).max(room.saturating_sub(moves)));
        let shortened = |frame: &AnimationFrame| {
            let hold = wanted(frame);
            let (all, room) =
                if frame.kind == FrameKind::Count { (count, own) } else { (moves, room - own) };
            // Never more than it was, so it still fits.
            let share = u64::from(hold) * u64::from(room) / u64::from(all.max(room).max(1));
            (share as u16).max(MIN_HOLD.min(hold))
        };
        before.iter().map(shortened).chain([self.end]).collect()
    }
}
