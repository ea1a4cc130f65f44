//! Text as paths. Names can contain anything: each cluster of a name is written in the first font
//! that has it, Arabic letters join and right-to-left names run from right to left, and what no font
//! has is detected here; nothing is ever shown as empty boxes.

mod bitmap;
mod fonts;
mod line;

use tiny_skia::Path;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation;

use self::fonts::{FontChoice, is_joiner, typeface};
use self::line::TypesetLine;

/// Height of capitals and digits, in ems.
pub const CAPITAL: f32 = 0.714;
/// Replaces the part of a name that is cut off.
const ELLIPSIS: char = '…';
/// Marks on one letter. More of them are no spelling but leave the line.
const MAX_MARKS: usize = 3;

/// Points as digits; negative ones get a real minus sign.
pub fn points(points: i32) -> String {
    minus(points.to_string())
}

/// A number with its hyphen replaced by a real minus sign.
pub fn minus(number: String) -> String {
    number.replace('-', "−")
}

/// Width of a text in ems.
pub fn width(text: &str) -> f32 {
    line::width(text)
}

/// The outline of a text with its baseline beginning at (0, 0), `size` pixels an em.
pub fn outline(text: &str, size: f32) -> Option<Path> {
    TypesetLine::of(text).outline(size)
}

/// A name as the fonts can show it; `None` if they cannot.
///
/// A name with a letter that the fonts lack is not shown at all, while symbols that they lack,
/// control characters and stacked combining marks are removed from a name that otherwise has
/// letters. Ornamental letters (𝓐, Ａ, Ⓐ) become plain ones.
pub fn showable(name: &str) -> Option<String> {
    let known: String =
        name.nfc().map(plain_space).filter(|letter| !is_invisible(*letter)).collect();
    let mut kept = String::new();
    for cluster in known.graphemes(true) {
        match written(cluster) {
            Some(cluster) => kept.push_str(&cluster),
            None if cluster.chars().any(char::is_alphanumeric) => return None,
            None => {}
        }
    }
    let words: Vec<&str> = kept.split_whitespace().collect();
    let name = words.join(" ");
    let is_emoji = |cluster| FontChoice::of(cluster) == Some(FontChoice::EMOJI);
    let says = name.chars().any(char::is_alphanumeric) || name.graphemes(true).any(is_emoji);
    says.then_some(name)
}

/// Whether a picture shows this name, and not the seat's number in its place.
pub fn is_written(name: &str) -> bool {
    showable(name).is_some()
}

/// A cluster as it is written; `None` if no font has it.
fn written(cluster: &str) -> Option<String> {
    let letter = cluster.chars().next()?;
    if is_combining_mark(letter) || is_joiner(letter) {
        // A mark without a letter.
        return Some(String::new());
    }
    if typeface(0).advance(letter) > 0.0 {
        return Some(letter.into());
    }
    let plain: String = letter.nfkd().collect();
    let is_letter = |letter: char| letter.is_alphanumeric() && typeface(0).glyph(letter).is_some();
    if letter.is_alphanumeric() && plain.chars().all(is_letter) {
        return Some(plain);
    }
    let mut marks = 0;
    let few = |letter: &char| {
        marks = if is_combining_mark(*letter) { marks + 1 } else { 0 };
        marks <= MAX_MARKS
    };
    let marked: String = cluster.chars().filter(few).collect();
    // A mark of another script is left out together with the letter's own.
    let bare: String = cluster.chars().filter(|letter| !is_combining_mark(*letter)).collect();
    [marked, bare].into_iter().find(|cluster| FontChoice::of(cluster).is_some())
}

fn plain_space(letter: char) -> char {
    if letter.is_whitespace() { ' ' } else { letter }
}

/// Control characters, marks that order text, and letters that look like none.
fn is_invisible(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{00AD}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{180E}'
        | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}'
        | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}')
}

/// As much of a text as fits into `most` ems, with an ellipsis if it is cut off.
pub fn fitted(text: &str, most: f32) -> String {
    if width(text) <= most {
        return text.to_owned();
    }
    let cut = |end: usize| format!("{}{ELLIPSIS}", text[..end].trim_end());
    let ends: Vec<usize> = text.grapheme_indices(true).map(|(start, _)| start).collect();
    let fitting = ends.partition_point(|end| width(&cut(*end)) <= most);
    cut(ends[fitting.saturating_sub(1)])
}

/// A text in two lines, the first no wider than `most` ems if any part is: it ends before a word, or
/// within the first one if that is too wide. The second is empty if the first has room for all.
pub fn in_two(text: &str, most: f32) -> (String, String) {
    if width(text) <= most {
        return (text.to_owned(), String::new());
    }
    let has_room = |end: &usize| width(text[..*end].trim_end()) <= most;
    let words = text.char_indices().filter(|(_, letter)| *letter == ' ').map(|(end, _)| end);
    let mut letters = text.grapheme_indices(true).map(|(start, _)| start).filter(|end| *end > 0);
    let end = words.filter(|end| *end > 0).rfind(has_room);
    let end = end.or_else(|| letters.rfind(has_room)).unwrap_or(0);
    (text[..end].trim_end().to_owned(), text[end..].trim_start().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_in_two_lines_is_parted_between_words() {
        let parted = |text: &str, most: f32| {
            let (one, other) = in_two(text, most);
            assert!(width(&one) <= most, "{one}");
            format!("{one}|{other}")
        };
        assert_eq!(parted("Ada", 9.0), "Ada|");
        assert_eq!(parted("Bartholomew the Great", 7.5), "Bartholomew|the Great");
        assert_eq!(parted("Bartholomew the Great", 9.0), "Bartholomew the|Great");
        let (one, other) = in_two("Bartholomewthegreat", 6.0);
        assert_eq!(format!("{one}{other}"), "Bartholomewthegreat");
        assert!(width(&one) <= 6.0 && width(&one) > 5.0, "{one}");
        assert_eq!(in_two("Ada", 0.1), (String::new(), "Ada".to_owned()));
    }

    #[test]
    fn european_names_are_shown_as_they_are() {
        for name in ["Ada", "Łucja", "Ştefan", "Ștefan", "Žofie", "Łódź", "Ελένη", "Борис"]
        {
            assert_eq!(showable(name).as_deref(), Some(name));
        }
    }

    #[test]
    fn names_of_every_large_script_are_shown_as_they_are() {
        let names =
            ["سارة", "שרה", "नीला", "สมชาย", "花子", "さくら", "ツバメ", "서연", "ნინო", "Արամ"];
        for name in names {
            assert_eq!(showable(name).as_deref(), Some(name));
            assert!(outline(name, 20.0).is_some() && width(name) > 0.5, "{name}");
        }
    }

    #[test]
    fn a_script_that_the_fonts_lack_gives_no_name() {
        let invisible = ["", "   ", "\u{202E}\u{0}", "\u{3164}", "\u{115F}\u{1160}", "\u{2800}"];
        for name in ["অনিক", "தமிழ்", "မြန်မာ", "Ada 𠀀"].into_iter().chain(invisible)
        {
            assert_eq!(showable(name), None, "{name:?}");
        }
    }

    #[test]
    fn emoji_are_shown_and_piled_up_marks_are_left_out() {
        for name in ["Ben 🎲", "🎲🎲", "👩‍🚀", "🇵🇱", "❤\u{FE0F}"] {
            assert_eq!(showable(name).as_deref(), Some(name));
        }
        assert_eq!(showable("B\u{0336}e\u{0336}n\u{0336}").as_deref(), Some("Ben"));
        assert_eq!(showable("A\u{202E}d\u{200B}a\n").as_deref(), Some("Ada"));
        let piled = format!("ก{}", "็".repeat(40));
        assert_eq!(showable(&piled).map(|name| name.chars().count()), Some(1 + MAX_MARKS));
        assert_eq!(showable("e\u{0301}").as_deref(), Some("é"));
        assert_eq!(showable("न\u{0336}र").as_deref(), Some("नर"));
    }

    #[test]
    fn ornamental_letters_are_plain_ones() {
        for name in ["𝓐𝓭𝓪", "Ａｄａ", "Ⓐⓓⓐ", "𝔸da"] {
            assert_eq!(showable(name).as_deref(), Some("Ada"), "{name}");
        }
        assert!(is_written("Ada") && is_written("花子") && !is_written("অনিক"));
    }

    #[test]
    fn letters_join_where_their_script_joins_them() {
        let apart = |name: &str| name.chars().map(|letter| width(&letter.to_string())).sum::<f32>();
        for name in ["سارة", "محمد", "क्षमा"] {
            assert!((width(name) - apart(name)).abs() > 0.1, "{name} is {}", width(name));
        }
        // A flag and a family are one sign each.
        assert!(width("🇵🇱") < 0.8 * apart("🇵🇱") && width("👩‍🚀") < 0.8 * apart("👩‍🚀"));
        assert!((width("שרה") - apart("שרה")).abs() < 0.01, "Hebrew letters stand apart");
    }

    #[test]
    fn an_emoji_of_several_is_one_sign() {
        let all = [
            "👨\u{200D}👩\u{200D}👧\u{200D}👦",
            "👩🏽\u{200D}🚀",
            "🧑🏿\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}🧑🏻",
            "🏳\u{FE0F}\u{200D}🌈",
            "🏴\u{200D}☠\u{FE0F}",
            "👍🏼",
            "🇵🇱",
            "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
            "1\u{FE0F}\u{20E3}",
            "❤\u{FE0F}",
            "🏃🏻\u{200D}♀\u{FE0F}\u{200D}➡\u{FE0F}",
        ];
        let one = width("👩") * 1.3;
        for emoji in all {
            let shown = showable(&format!("Ben {emoji}"));
            let shown = shown.unwrap_or_else(|| panic!("{emoji:?}"));
            let sign = shown.strip_prefix("Ben").unwrap().trim();
            assert!(width(sign) <= one, "{emoji:?} is {sign:?}");
        }
    }

    #[test]
    fn a_name_from_right_to_left_begins_at_the_right() {
        // A letter is higher than a dot.
        let left_half = |name: &str| {
            let path = outline(name, 100.0).expect("it has letters");
            let middle = width(name) * 50.0;
            let left = path.points().iter().filter(|point| point.x < middle);
            left.map(|point| -point.y).fold(0.0, f32::max)
        };
        assert!(left_half("ש ..") < 30.0 && left_half(".. ש") > 45.0, "the first is at the right");
        assert!(left_half("x ..") > 45.0 && left_half(".. x") < 30.0);
        let cut = fitted("עבדאללה הגדול", 4.0);
        assert!(cut.ends_with(ELLIPSIS) && width(&cut) <= 4.0);
        assert!(left_half(&cut) > 45.0, "letters are left of {cut}");
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
        assert!(short.chars().count() > 6, "{short}");
        assert_eq!(fitted("Ada", 5.0), "Ada");
        assert_eq!(fitted("Ada", 0.1), "…");
    }

    #[test]
    fn a_long_name_is_not_cut_within_a_letter() {
        let family = "👨‍👩‍👧";
        for name in [family.repeat(6), "क्षि".repeat(6), "กี้".repeat(9), "서연".repeat(6)]
        {
            let clusters: Vec<&str> = name.graphemes(true).collect();
            for most in [1.0, 1.7, 2.5, 3.3, 4.1] {
                let short = fitted(&name, most);
                let kept = short.strip_suffix(ELLIPSIS).expect("it is cut");
                let whole = (0..clusters.len()).map(|count| clusters[..count].concat());
                assert!(whole.into_iter().any(|whole| whole == kept), "{kept} of {name}");
                assert!(width(&short) <= most, "{short}");
            }
        }
    }
}
