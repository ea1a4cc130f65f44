//! Text: glyph outlines of the font as paths. Names can contain anything, so characters that the
//! font cannot show are detected here; nothing is ever shown as empty boxes.

use std::sync::LazyLock;

use skrifa::{DrawMemory, Font, GlyphId, PathSink, ScalerFont};
use tiny_skia::{Path, Transform};
use unicode_normalization::UnicodeNormalization;

use crate::art::path::Outline;

/// Letters are drawn narrower than in the font by this factor, which leaves space for longer names
/// and larger digits.
const NARROW: f32 = 0.92;
/// Height of capitals and digits, in ems.
pub(crate) const CAPITAL: f32 = 0.714;
/// Replaces the part of a name that is cut off.
const ELLIPSIS: char = '…';

struct Letters {
    scaler: ScalerFont,
    per_em: f32,
}

static LETTERS: LazyLock<Letters> = LazyLock::new(|| {
    let font = Font::new(notosans::BOLD_TTF.to_vec(), 0).expect("the crate carries a font");
    let scaler = ScalerFont::unhinted(font, None);
    Letters { per_em: f32::from(scaler.font().metrics().units_per_em), scaler }
});

/// Collects an outline, flipped vertically as fonts store it.
struct Sink(Outline);

impl PathSink for Sink {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, -y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, -y);
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        self.0.quad_to(cx0, -cy0, x, -y);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.0.cubic_to(cx0, -cy0, cx1, -cy1, x, -y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}

fn glyph(letter: char) -> Option<GlyphId> {
    LETTERS.scaler.font().charmap().map_unicode(letter)
}

fn advance(letter: char) -> f32 {
    let metrics = LETTERS.scaler.linear_glyph_metrics();
    glyph(letter).map_or(0.0, |glyph| metrics.h_advance(glyph)) / LETTERS.per_em * NARROW
}

/// Points as digits; negative ones get a real minus sign.
pub(crate) fn points(points: i32) -> String {
    minus(points.to_string())
}

/// A number with its hyphen replaced by a real minus sign.
pub(crate) fn minus(number: String) -> String {
    number.replace('-', "−")
}

/// Width of a text in ems.
pub(crate) fn width(text: &str) -> f32 {
    text.chars().map(advance).sum()
}

/// The outline of a text with its baseline beginning at (0, 0), `size` pixels an em.
pub(crate) fn outline(text: &str, size: f32) -> Option<Path> {
    let mut sink = Sink(Outline::new());
    let mut whole = Outline::new();
    let scale = size / LETTERS.per_em;
    let mut x = 0.0;
    for letter in text.chars() {
        if let Some(outline) = glyph(letter).and_then(|glyph| LETTERS.scaler.outline(glyph)) {
            // A glyph that cannot be drawn leaves a gap.
            let _ = outline.draw(DrawMemory::Scratch, &mut sink);
            let placed = Transform::from_row(scale * NARROW, 0.0, 0.0, scale, x, 0.0);
            let path = std::mem::replace(&mut sink.0, Outline::new()).finish();
            if let Some(path) = path.and_then(|path| path.transform(placed)) {
                whole.push_path(&path);
            }
        }
        x += advance(letter) * size;
    }
    whole.finish()
}

/// A name as the font can show it; `None` if it cannot.
///
/// A name with a letter of a script that the font lacks is not shown at all, while pictograms,
/// control characters and stacked combining marks are removed from a name that otherwise has
/// letters. Ornamental letters (𝓐, Ａ, Ⓐ) become plain ones.
pub(crate) fn showable(name: &str) -> Option<String> {
    let plain: String = name.chars().flat_map(plainly).collect();
    if plain.chars().any(|letter| letter.is_alphanumeric() && glyph(letter).is_none()) {
        return None;
    }
    let shown = |letter: &char| {
        let drawn = glyph(*letter).is_some() && !letter.is_control() && advance(*letter) > 0.0;
        drawn && !is_invisible(*letter)
    };
    let kept: String = plain.chars().map(plain_space).filter(shown).collect();
    let words: Vec<&str> = kept.split_whitespace().collect();
    let name = words.join(" ");
    name.chars().any(char::is_alphanumeric).then_some(name)
}

/// Whether a picture shows this name, and not the seat's number in its place.
pub fn is_written(name: &str) -> bool {
    showable(name).is_some()
}

/// A letter that the font lacks, replaced by its plain equivalents, if the font has these.
fn plainly(letter: char) -> Vec<char> {
    let is_known = |letter: &char| glyph(*letter).is_some();
    if is_known(&letter) || !letter.is_alphanumeric() {
        return vec![letter];
    }
    let plain: Vec<char> = letter.nfkd().filter(is_known).collect();
    if plain.is_empty() { vec![letter] } else { plain }
}

fn plain_space(letter: char) -> char {
    if letter.is_whitespace() { ' ' } else { letter }
}

/// Invisible marks that order or join text.
fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200B}'..='\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}'
        | '\u{FE00}'..='\u{FE0F}' | '\u{FEFF}' | '\u{00AD}')
}

/// As much of a text as fits into `most` ems, with an ellipsis if it is cut off.
pub(crate) fn fitted(text: &str, most: f32) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let mut left = most - advance(ELLIPSIS);
    let fits = |letter: &char| {
        left -= advance(*letter);
        left >= 0.0
    };
    let mut kept: String = text.chars().take_while(fits).collect();
    kept.truncate(kept.trim_end().len());
    kept.push(ELLIPSIS);
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn european_names_are_shown_as_they_are() {
        for name in ["Ada", "Łucja", "Ştefan", "Ștefan", "Žofie", "Łódź", "Ελένη", "Борис"]
        {
            assert_eq!(showable(name).as_deref(), Some(name));
        }
    }

    #[test]
    fn a_script_that_the_font_lacks_gives_no_name() {
        for name in ["花子", "سارة", "नीला", "שרה", "", "   ", "🎲🎲", "\u{202E}\u{0}"]
        {
            assert_eq!(showable(name), None, "{name:?}");
        }
    }

    #[test]
    fn pictograms_and_piled_up_marks_are_left_out() {
        assert_eq!(showable("Ben 🎲").as_deref(), Some("Ben"));
        assert_eq!(showable("B\u{0336}e\u{0336}n\u{0336}").as_deref(), Some("Ben"));
        assert_eq!(showable("A\u{202E}d\u{200B}a\n").as_deref(), Some("Ada"));
    }

    #[test]
    fn ornamental_letters_are_plain_ones() {
        for name in ["𝓐𝓭𝓪", "Ａｄａ", "Ⓐⓓⓐ", "𝔸da 🎲"] {
            assert_eq!(showable(name).as_deref(), Some("Ada"), "{name}");
        }
        assert!(is_written("Ada") && !is_written("花子"));
    }

    #[test]
    fn lost_points_have_a_minus_sign_as_wide_as_a_plus() {
        assert_eq!([points(12), points(0), points(-3)], ["12", "0", "−3"]);
        assert_eq!(minus(format!("{:+}", -3)), "−3");
        assert!((width("−") - width("+")).abs() < 0.01, "{} {}", width("−"), width("+"));
    }

    #[test]
    fn a_long_name_ends_in_an_ellipsis_within_its_width() {
        let name = "Maximilian Aurelius the Patient";
        let short = fitted(name, 5.0);
        assert!(short.ends_with(ELLIPSIS) && width(&short) <= 5.0, "{short}");
        assert!(name.starts_with(short.trim_end_matches(ELLIPSIS)));
        assert_eq!(fitted("Ada", 5.0), "Ada");
    }
}
