//! The highlights of a game: the few frames of its animation that are worth a look, in their order.

use crate::timing::{AnimationFrame, FrameKind};

/// How many moves there are at most, and how many steps of the last count.
const MOVES: usize = 7;
const COUNTED: usize = 3;

/// The moves that made the most points, the dearest steps of the last count, and the end.
pub fn highlights(frames: &[AnimationFrame]) -> Vec<AnimationFrame> {
    let Some(last) = frames.len().checked_sub(1) else { return Vec::new() };
    let mut chosen = dearest(frames, MOVES, |kind| kind != FrameKind::Count, made);
    // Each step of the count shows all before it, so what a step adds is what counts.
    let step = |place: usize| made(frames, place) - made(frames, place.saturating_sub(1));
    chosen.extend(dearest(
        frames,
        COUNTED,
        |kind| kind == FrameKind::Count,
        |_, place| step(place),
    ));
    chosen.push(last);
    chosen.sort_unstable();
    chosen.dedup();
    chosen.into_iter().map(|place| frames[place].clone()).collect()
}

/// The points that a frame shows.
fn made(frames: &[AnimationFrame], place: usize) -> i32 {
    frames[place].scene.counted.iter().map(|counted| counted.points).sum()
}

/// The places of the frames of some kinds that are worth the most, at most so many.
fn dearest(
    frames: &[AnimationFrame],
    most: usize,
    is_of: impl Fn(FrameKind) -> bool,
    worth: impl Fn(&[AnimationFrame], usize) -> i32,
) -> Vec<usize> {
    let places = (0..frames.len()).filter(|place| is_of(frames[*place].kind));
    let mut valued: Vec<(i32, usize)> =
        places.map(|place| (worth(frames, place), place)).filter(|(worth, _)| *worth > 0).collect();
    valued.sort_by_key(|(worth, place)| (-worth, *place));
    valued.into_iter().take(most).map(|(_, place)| place).collect()
}
