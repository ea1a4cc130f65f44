//! One line of text: its glyphs in the order in which they stand, from left to right.

use std::ops::Range;
use std::sync::{Arc, LazyLock};

use skrifa::GlyphId;
use tiny_skia::{Path, Transform};
use unicode_bidi::ParagraphBidiInfo;
use unicode_segmentation::UnicodeSegmentation;

use crate::cache::{Bytes, Cache};
use crate::path::Outline;
use crate::text::bitmap;
use crate::text::fonts::{FontChoice, NARROW, typeface};

/// What is drawn at one place of a line.
enum LineGlyph {
    /// A glyph of a font of outlines.
    Glyph(usize, GlyphId),
    /// A letter of the bitmaps.
    Bitmap(char),
}

/// The glyphs of a line with their origins, in ems to the right and upwards.
#[derive(Default)]
pub(super) struct TypesetLine {
    glyphs: Vec<(LineGlyph, [f32; 2])>,
    /// Where the next glyph stands; in the end the width.
    pen: f32,
}

/// Most bytes of remembered lines. Shaping takes up to a tenth of a millisecond, and each picture
/// of a game has the same names.
const MAX_LINES: usize = 256 << 10;

static LINES: LazyLock<Cache<String, TypesetLine>> = LazyLock::new(|| Cache::new(MAX_LINES));

impl Bytes for TypesetLine {
    fn bytes(&self) -> usize {
        // The text and what surrounds the line take about as much as a few glyphs.
        size_of_val(self.glyphs.as_slice()) + 256
    }
}

/// A part of a text that one font writes in one direction.
struct TextRun<'a> {
    choice: FontChoice,
    text: &'a str,
    is_rtl: bool,
}

/// Whether a text has only letters that stand one after the other, as nearly all texts do.
fn is_plain(text: &str) -> bool {
    let letters = typeface(0);
    text.chars().all(|letter| letters.glyph(letter).is_some())
}

/// Width of a text in ems.
pub(super) fn width(text: &str) -> f32 {
    if is_plain(text) {
        return text.chars().map(|letter| typeface(0).advance(letter)).sum();
    }
    TypesetLine::of(text).pen
}

impl TypesetLine {
    /// The line of a text, from memory if it had to be shaped.
    pub(super) fn of(text: &str) -> Arc<Self> {
        if is_plain(text) {
            let mut line = Self::default();
            line.letters(text);
            return Arc::new(line);
        }
        LINES.get(text.to_owned(), |text| Self::typeset(text))
    }

    fn typeset(text: &str) -> Self {
        let mut line = Self::default();
        for run in runs(text) {
            match run.choice {
                FontChoice::LETTERS if !run.is_rtl => line.letters(run.text),
                FontChoice::Outlines(font) => line.shaped(font, run.text, run.is_rtl),
                FontChoice::Bitmaps => line.bitmaps(run.text),
            }
        }
        line
    }

    fn letters(&mut self, text: &str) {
        for letter in text.chars() {
            if let Some(glyph) = typeface(0).glyph(letter) {
                self.glyphs.push((LineGlyph::Glyph(0, glyph), [self.pen, 0.0]));
            }
            self.pen += typeface(0).advance(letter);
        }
    }

    fn shaped(&mut self, font: usize, text: &str, is_rtl: bool) {
        for shaped in typeface(font).shaped(text, is_rtl) {
            let [x, y] = shaped.offset;
            self.glyphs.push((LineGlyph::Glyph(font, shaped.glyph), [self.pen + x, y]));
            self.pen += shaped.advance;
        }
    }

    fn bitmaps(&mut self, text: &str) {
        let mut cell = 0.0;
        for letter in text.chars() {
            match bitmap::advance(letter) {
                Some(pixels) => {
                    cell = pixels as f32 / bitmap::ROWS as f32 * NARROW;
                    self.pen += cell;
                }
                // A mark belongs to the letter before it.
                None if !bitmap::has(letter) => continue,
                None => {}
            }
            self.glyphs.push((LineGlyph::Bitmap(letter), [self.pen - cell, 0.0]));
        }
    }

    /// The outline, with the baseline beginning at (0, 0), `size` pixels an em.
    pub(super) fn outline(&self, size: f32) -> Option<Path> {
        let mut drawing = Outline::new();
        for (drawn, [x, y]) in &self.glyphs {
            let at = [x * size, -y * size];
            match *drawn {
                LineGlyph::Glyph(font, glyph) => typeface(font).draw(glyph, at, size, &mut drawing),
                LineGlyph::Bitmap(letter) => {
                    let pixel = size / bitmap::ROWS as f32;
                    let placed = Transform::from_row(pixel * NARROW, 0.0, 0.0, pixel, at[0], at[1]);
                    let strokes = bitmap::strokes(letter).and_then(|path| path.transform(placed));
                    strokes.iter().for_each(|path| drawing.push_path(path));
                }
            }
        }
        drawing.finish()
    }
}

/// The runs of a text from left to right. A text whose first letter is of a right-to-left script
/// begins at the right.
fn runs(text: &str) -> Vec<TextRun<'_>> {
    let bidi = ParagraphBidiInfo::new(text, None);
    let (levels, parts) = bidi.visual_runs(0..text.len());
    let within = |part: Range<usize>| {
        let is_rtl = levels[part.start].is_rtl();
        let mut runs: Vec<TextRun> = Vec::new();
        let mut start = part.start;
        for cluster in text[part].graphemes(true) {
            let end = start + cluster.len();
            let choice = FontChoice::of(cluster).unwrap_or(FontChoice::LETTERS);
            match runs.last_mut().filter(|run| run.choice == choice) {
                Some(run) => run.text = &text[start - run.text.len()..end],
                None => runs.push(TextRun { choice, text: cluster, is_rtl }),
            }
            start = end;
        }
        if is_rtl {
            runs.reverse();
        }
        runs
    };
    parts.into_iter().flat_map(within).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_glyph_of_a_name_is_the_one_for_missing_letters() {
        for name in
            ["سارة محمد", "שרה", "नीला शर्मा", "Արամ", "ნინო", "ລາວ", "👩‍🚀", "🇵🇱", "👨‍👩‍👧", "❤\u{FE0F}"]
        {
            let line = TypesetLine::of(name);
            assert!(!line.glyphs.is_empty(), "{name}");
            for (drawn, _) in &line.glyphs {
                let missing =
                    matches!(drawn, LineGlyph::Glyph(_, glyph) if *glyph == GlyphId::NOTDEF);
                assert!(!missing, "{name}");
            }
        }
    }

    #[test]
    fn every_letter_stands_within_the_line() {
        for name in ["سارة (7) Ben", "Ben סלמה 12", "花子 Ada สมชาย", "नीला 🎲 שרה", "กี้ก"]
        {
            let line = TypesetLine::of(name);
            let outline = line.outline(100.0).expect("letters").bounds();
            let most = 100.0 * line.pen + 10.0;
            assert!(outline.left() > -10.0 && outline.right() < most, "{name}: {outline:?}");
            assert!(outline.top() > -110.0 && outline.bottom() < 40.0, "{name}: {outline:?}");
            assert!(outline.width() > 0.8 * most - 20.0, "{name}: {outline:?}");
        }
    }
}
