//! How a thing may be drawn: as large as it is, smaller, or, if it is a figure, beside its segment with
//! a pin.

use crate::art::{Pin, SpriteKey};
use crate::expansions::costume;

/// Sizes, relative to the full one, in the order in which they are tried, and how bad they are.
const SIZES: [(f32, f32); 5] = [(1.0, 0.0), (0.88, 0.28), (0.78, 0.60), (0.68, 0.85), (0.58, 1.25)];
/// How many of them a thing may have that counts as two: it does not become as small as another.
const LARGE_SIZES: usize = 3;
/// The same for figures that stand beside their segment, and how bad it is besides that the pin points
/// down, left, right or up.
const PINNED: [(f32, f32); 4] = [(0.88, 1.10), (0.78, 1.30), (0.68, 1.65), (0.58, 2.05)];
const POINTING: [f32; Pin::ALL.len()] = [0.0, 0.12, 0.12, 0.30];

/// How many poses have no pin; they come first.
pub(super) const PLAIN: usize = SIZES.len();

/// Every pose.
pub(super) const POSES: [Pose; PLAIN + PINNED.len() * Pin::ALL.len()] = all();

/// How a thing is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Pose {
    /// Its size, relative to the full one.
    pub share: f32,
    /// How bad that is.
    pub bad: f32,
    /// The pin of a figure that stands beside its segment.
    pub pin: Option<Pin>,
}

const fn all() -> [Pose; PLAIN + PINNED.len() * Pin::ALL.len()] {
    let mut poses =
        [Pose { share: 1.0, bad: 0.0, pin: None }; PLAIN + PINNED.len() * Pin::ALL.len()];
    let mut number = 0;
    while number < poses.len() {
        poses[number] = if number < PLAIN {
            Pose { share: SIZES[number].0, bad: SIZES[number].1, pin: None }
        } else {
            let pinned = number - PLAIN;
            let (share, bad) = PINNED[pinned / Pin::ALL.len()];
            let way = pinned % Pin::ALL.len();
            Pose { share, bad: bad + POINTING[way], pin: Some(Pin::ALL[way]) }
        };
        number += 1;
    }
    poses
}

/// The numbers of the poses that a thing may have.
pub(super) fn poses_of(key: &SpriteKey) -> impl Iterator<Item = usize> + Clone + use<> {
    let (sizes, all) = match key {
        SpriteKey::Figure { kind, .. } if costume(*kind).height > 1.2 => (LARGE_SIZES, POSES.len()),
        SpriteKey::Figure { .. } => (PLAIN, POSES.len()),
        _ => (PLAIN, PLAIN),
    };
    (0..sizes).chain(PLAIN..all)
}

/// A sprite for tiles of `px` in a pose.
pub(super) fn posed(key: &SpriteKey, px: u16, pose: Pose) -> SpriteKey {
    let px = (f32::from(px) * pose.share).round() as u16;
    match key.clone() {
        SpriteKey::Figure { kind, colour, lying, .. } => {
            SpriteKey::Figure { kind, colour, lying, pin: pose.pin, px }
        }
        SpriteKey::Piece { shape, colour, .. } => SpriteKey::Piece { shape, colour, px },
        other => other,
    }
}
