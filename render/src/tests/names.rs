//! Names of every script on pictures: they are drawn, within their part of the card, and change
//! nothing else on it.

use std::collections::BTreeSet;

use super::pictures::pixels;
use super::played;
use crate::camera::Frame;
use crate::{PlayerLabel, Scene, is_written};

/// A name in each script that many people write.
const NAMES: [&str; 12] = [
    "Łucja",
    "Борис",
    "Ελένη",
    "سارة",
    "שרה",
    "नीला",
    "สมชาย",
    "花子",
    "ツバメ",
    "서연",
    "👩‍🚀🎲",
    "Արամ",
];

/// A name that no font has.
const UNKNOWN: &str = "অনিক";

/// The scene of a game whose first seat has this name.
fn named(name: &str) -> Scene {
    let (game, _) = played(&["base"], 2, 40);
    let clocks = vec![(rules::Seat(0), "2 d 23 h".to_owned())];
    Scene { clocks, ..Scene::of(&game, &[name, "Ben"].map(PlayerLabel::new)) }
}

/// Where two pictures of the same size differ: columns and rows.
fn differing(one: &Scene, other: &Scene) -> BTreeSet<(usize, usize)> {
    let ((width, height, one), (other_width, other_height, other)) = (pixels(one), pixels(other));
    assert_eq!((width, height), (other_width, other_height));
    let pairs = one.as_raw().iter().zip(other.as_raw()).enumerate();
    pairs.filter(|(_, (a, b))| a != b).map(|(at, _)| (at % width, at / width)).collect()
}

#[test]
fn a_name_of_any_script_is_drawn_and_moves_nothing() {
    let unknown = named(UNKNOWN);
    let panel = Frame::of(&unknown).expect("it is framed").scores.expect("it has a panel");
    // The line of the points begins in the middle of a card.
    let line_of_name = panel.y..panel.y + panel.height * 52 / 100;
    let first_card = panel.x..panel.x + panel.width / 2;
    let mut seen = BTreeSet::new();
    for name in NAMES {
        assert!(is_written(name), "{name}");
        let scene = named(name);
        for other in [&unknown, &named("Ada")] {
            let pixels = differing(&scene, other);
            assert!(pixels.len() > 100, "{name} is drawn: {}", pixels.len());
            let is_name = |&(x, y): &(usize, usize)| {
                first_card.contains(&(x as i32)) && line_of_name.contains(&(y as i32))
            };
            assert!(pixels.iter().all(is_name), "{name} changes nothing but the name");
        }
        assert!(seen.insert(differing(&scene, &unknown)), "{name} looks like another");
    }
}

#[test]
fn a_name_that_no_font_has_is_the_number_of_the_seat() {
    assert!(!is_written(UNKNOWN));
    assert_eq!(differing(&named(UNKNOWN), &named("")), BTreeSet::new());
    assert!(!differing(&named(UNKNOWN), &named("?1")).is_empty());
}
