//! Letters from the bitmaps of GNU Unifont, which has every script: each row, column and diagonal
//! of pixels becomes a stroke, so that the letters have smooth edges at any size.

use tiny_skia::Path;
use unicode_normalization::char::is_combining_mark;
use unicode_script::{Script, UnicodeScript};
use unifont::{Glyph, get_glyph};

use crate::path::Outline;

/// Pixels an em, and rows above the baseline.
pub(super) const ROWS: usize = 16;
const ABOVE: f32 = 14.0;
/// Half the width of a stroke, in pixels.
const HALF: f32 = 0.68;

/// The scripts whose letters are readable one after the other, just as the bitmaps have them.
const SCRIPTS: [Script; 15] = [
    Script::Common,
    Script::Inherited,
    Script::Han,
    Script::Hiragana,
    Script::Katakana,
    Script::Bopomofo,
    Script::Hangul,
    Script::Thai,
    Script::Ethiopic,
    Script::Cherokee,
    Script::Canadian_Aboriginal,
    Script::Georgian,
    Script::Armenian,
    Script::Yi,
    Script::Vai,
];

fn glyph(letter: char) -> Option<&'static Glyph> {
    get_glyph(letter).filter(|_| SCRIPTS.contains(&letter.script()))
}

pub(super) fn has(letter: char) -> bool {
    glyph(letter).is_some()
}

/// Width of a letter in pixels; none if it is a mark on the letter before it.
pub(super) fn advance(letter: char) -> Option<usize> {
    glyph(letter).filter(|_| !is_combining_mark(letter)).map(Glyph::get_width)
}

/// The strokes of a letter in pixels, with its baseline beginning at (0, 0).
pub(super) fn strokes(letter: char) -> Option<Path> {
    let glyph = glyph(letter)?;
    let at = |x: i32, y: i32| x >= 0 && y >= 0 && glyph.get_pixel(x as usize, y as usize);
    let mut path = Outline::new();
    let size = ROWS as i32;
    for (x, y) in (0..size).flat_map(|y| (0..size).map(move |x| (x, y))) {
        if !at(x, y) {
            continue;
        }
        let [row, column] = [(1, 0), (0, 1)].map(|(dx, dy)| {
            let length = (0..).take_while(|n| at(x + n * dx, y + n * dy)).count() as i32;
            // A stroke is drawn from where it begins.
            if at(x - dx, y - dy) { 0 } else { length }
        });
        if row > 1 {
            stroke(&mut path, (x, y), (x + row - 1, y));
        }
        if column > 1 {
            stroke(&mut path, (x, y), (x, y + column - 1));
        }
        // Pixels that meet at a corner are joined unless they are joined round it.
        for side in [-1, 1] {
            if at(x + side, y + 1) && !at(x + side, y) && !at(x, y + 1) {
                stroke(&mut path, (x, y), (x + side, y + 1));
            }
        }
        let alone = |(dx, dy): (i32, i32)| (dx, dy) == (0, 0) || !at(x + dx, y + dy);
        if (-1..=1).flat_map(|dy| (-1..=1).map(move |dx| (dx, dy))).all(alone) {
            stroke(&mut path, (x, y), (x, y));
        }
    }
    path.finish()
}

/// The smallest shape around two squares. All shapes turn the same way, so that they may overlap.
fn stroke(path: &mut Outline, from: (i32, i32), to: (i32, i32)) {
    let square = |(x, y): (i32, i32)| {
        let (x, y) = (x as f32 + 0.5, y as f32 + 0.5 - ABOVE);
        let (left, top, right, bottom) = (x - HALF, y - HALF, x + HALF, y + HALF);
        [(left, top), (right, top), (right, bottom), (left, bottom)]
    };
    let (a, b) = (square(from), square(to));
    let corners = match to.0 >= from.0 {
        true => [a[0], a[1], b[1], b[2], b[3], a[3]],
        false => [a[0], a[1], a[2], b[2], b[3], b[0]],
    };
    path.move_to(corners[0].0, corners[0].1);
    corners[1..].iter().for_each(|&(x, y)| path.line_to(x, y));
    path.close();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stroke_joins_what_the_bitmap_joins() {
        let bounds = |letter| strokes(letter).expect("it is drawn").bounds();
        // One row of 13 pixels or so.
        let one = bounds('一');
        assert!(one.width() > 12.0 && one.height() < 4.0, "{one:?}");
        // Nothing leaves the cell by more than half a stroke.
        for letter in '\u{4E00}'..='\u{4FFF}' {
            let all = bounds(letter);
            let most = HALF - 0.5 + 1e-3;
            assert!(all.left() >= -most && all.right() <= ROWS as f32 + most, "{letter} {all:?}");
            assert!(all.top() >= -ABOVE - most && all.bottom() <= 2.0 + most, "{letter} {all:?}");
        }
    }

    #[test]
    fn marks_take_no_room_and_scripts_that_need_shaping_are_not_written() {
        assert_eq!([advance('ก'), advance('花'), advance('ี')], [Some(8), Some(16), None]);
        assert!(has('ี') && has('한') && has('か'));
        assert!(!has('क') && !has('ব') && !has('س') && !has('\u{E000}'));
    }
}
