//! What people call themselves. A name is somebody else's text inside ours: before it is shown, it
//! is cleaned of everything that could reverse a line, draw outside it, ping somebody or be read as
//! formatting. Only this module does so.

use unicode_segmentation::UnicodeSegmentation;

use crate::emoji;

/// The most characters shown of a name (Discord's own limit for display names).
pub const NAME_CHARS: usize = 32;
/// The most combining marks on one letter; Vietnamese and Hebrew need two.
const MARKS: usize = 2;

/// Has no width, and breaks up a mention or a link.
const BREAK: char = '\u{200B}';

/// Enclose a text whose direction must not affect the text around it (Unicode, UAX 9).
const ISOLATE: char = '\u{2068}';
const POP: char = '\u{2069}';

/// A name that is safe to show.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    shown: String,
    colour: Option<u8>,
}

impl Name {
    /// Cleans a name. If nothing is left of it, `nobody` takes its place.
    pub fn new(raw: &str, nobody: &str) -> Self {
        Self::within(raw, nobody, NAME_CHARS)
    }

    /// The same for other user text, cut to this many characters.
    pub fn within(raw: &str, nobody: &str, most: usize) -> Self {
        let mut clean = String::new();
        let (mut marks, mut blank, mut count) = (0, false, 0);
        for part in parts(raw) {
            let (first, length) = (part.chars().next().unwrap_or(' '), part.chars().count());
            if first.is_whitespace() {
                blank = !clean.is_empty();
                continue;
            }
            if length == 1 {
                if is_unseen(first) {
                    continue;
                }
                marks = if is_mark(first) { marks + 1 } else { 0 };
                if marks > MARKS || marks > 0 && clean.is_empty() {
                    continue;
                }
            }
            if count + usize::from(blank) + length > most {
                clean.push('…');
                break;
            }
            if std::mem::take(&mut blank) {
                clean.push(' ');
                count += 1;
            }
            clean.push_str(part);
            count += length;
        }
        let visible = clean.chars().any(char::is_alphanumeric) || !clean.is_ascii();
        if !visible && clean.chars().all(|c| c == '_' || c == '.' || c == '-') {
            clean.clear();
        }
        let shown = if clean.is_empty() { nobody.to_owned() } else { isolated(clean) };
        Self { shown, colour: None }
    }

    /// The name followed by a word of ours.
    pub fn marked(self, mark: &str) -> Self {
        Self { shown: format!("{} ({mark})", self.shown), ..self }
    }

    /// The name of somebody whose figures have the colour with this number, instead of their seat's.
    pub fn in_colour(self, colour: Option<u8>) -> Self {
        Self { colour, ..self }
    }

    /// The number of the colour, if it is not that of the seat.
    pub fn colour(&self) -> Option<u8> {
        self.colour
    }

    /// The name for a picture, where it is alone.
    pub fn drawn(&self) -> String {
        self.shown.replace([ISOLATE, POP], "")
    }

    /// The name for unformatted text: alternative text, menus, completions.
    pub fn plain(&self) -> &str {
        &self.shown
    }

    /// The name for a message: nothing in it formats, links or mentions.
    pub fn shown(&self) -> String {
        escaped(&self.shown)
    }
}

/// A text for a message in which nothing formats, links or mentions.
pub fn escaped(text: &str) -> String {
    let mut shown = String::with_capacity(text.len() + 8);
    for part in parts(text) {
        // A keycap begins with a digit, `#` or `*`, but it is one picture.
        if part.len() == 1 && part.chars().all(is_markup) {
            shown.push('\\');
        }
        shown.push_str(part);
        // A mention or a link is broken up at its first character.
        if part == "@" || part == ":" {
            shown.push(BREAK);
        }
    }
    shown
}

/// The characters of a text, with those of an emoji together.
fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.graphemes(true).flat_map(|cluster| {
        let whole = emoji::is_whole(cluster).then_some(cluster);
        let single = cluster.split("").filter(|part| !part.is_empty());
        whole.into_iter().chain(single.filter(move |_| whole.is_none()))
    })
}

/// A line of a message without its formatting, for alternative text. Escaped characters stay.
pub fn plain(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match c {
            '*' if emoji::begins_keycap(chars.as_str()) => plain.push(c),
            '\\' => plain.extend(chars.next()),
            '*' | '~' | '`' | BREAK => {}
            '<' => match stamp(chars.as_str()) {
                Some((time, rest)) => {
                    plain.push_str(&time);
                    chars = rest.chars();
                }
                None => plain.push(c),
            },
            c => plain.push(c),
        }
    }
    plain
}

/// The time in a timestamp (`<t:0:f>`), read from after its first character, and the text that
/// follows. Plain text cannot show it in the reader's own zone.
fn stamp(text: &str) -> Option<(String, &str)> {
    let (stamp, rest) = text.strip_prefix("t:")?.split_once('>')?;
    let seconds = stamp.split(':').next()?.parse().ok()?;
    let time = jiff::Timestamp::from_second(seconds).ok()?;
    Some((time.strftime("%Y-%m-%d %H:%M UTC").to_string(), rest))
}

/// A right-to-left name would pull the number after it along: "3 name 5" for "name 3 · name 5".
/// Other names stay unmarked, because some clients show the marks as boxes.
fn isolated(name: String) -> String {
    match name.chars().any(is_from_right) {
        true => format!("{ISOLATE}{name}{POP}"),
        false => name,
    }
}

/// Right-to-left letters: Hebrew, Arabic and similar scripts.
fn is_from_right(c: char) -> bool {
    matches!(c, '\u{0590}'..='\u{08FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFC}'
        | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

fn is_markup(c: char) -> bool {
    matches!(
        c,
        '\\' | '*' | '_' | '~' | '`' | '|' | '>' | '<' | '#' | '-' | '+' | '[' | ']' | '(' | ')'
    )
}

/// Control characters, direction marks, and characters without width.
fn is_unseen(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}'
            | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{200B}'..='\u{200F}'
            | '\u{2028}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}'
            | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}' | '\u{E0000}'..='\u{E0FFF}')
}

/// Combining marks.
fn is_mark(c: char) -> bool {
    matches!(c,
        '\u{0300}'..='\u{036F}' | '\u{0483}'..='\u{0489}' | '\u{0591}'..='\u{05BD}'
        | '\u{064B}'..='\u{065F}' | '\u{0E31}' | '\u{0E34}'..='\u{0E3A}'
        | '\u{0E47}'..='\u{0E4E}' | '\u{1AB0}'..='\u{1AFF}' | '\u{1DC0}'..='\u{1DFF}'
        | '\u{20D0}'..='\u{20FF}' | '\u{FE00}'..='\u{FE0F}' | '\u{FE20}'..='\u{FE2F}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ordinary_name_stays_as_it_is() {
        for name in ["Ada", "Łucja", "Ştefan", "O'Neil", "李小龍", "Ben 2", "🐑"] {
            assert_eq!(Name::new(name, "?").shown(), name);
        }
    }

    #[test]
    fn an_emoji_of_several_stays_whole_however_it_is_shown() {
        for emoji in emoji::SAMPLES {
            let name = Name::new(&format!("Ben {emoji}"), "?");
            for shown in [name.shown(), name.plain().to_owned(), name.drawn(), plain(&name.shown())]
            {
                assert_eq!(shown, format!("Ben {emoji}"), "{emoji:?}");
            }
            // Cut before or behind it, never within.
            for most in 1..14 {
                let cut = Name::within(&format!("{emoji}{emoji}"), "?", most);
                let rest = cut.plain().replace(emoji, "");
                assert!(["", "…"].contains(&rest.as_str()), "{emoji:?} {most} {rest:?}");
            }
        }
    }

    #[test]
    fn a_joiner_or_a_tag_without_an_emoji_is_left_out() {
        let long = format!("🏴{}", "\u{E0061}".repeat(40));
        let cases = [
            ("B\u{200D}en", "Ben"),
            ("\u{200D}Ben\u{200D}", "Ben"),
            ("👩\u{200D}", "👩"),
            ("👩\u{200D}n", "👩n"),
            ("a\u{E0061}\u{E007F}b", "ab"),
            (long.as_str(), "🏴"),
        ];
        for (raw, shown) in cases {
            assert_eq!(Name::new(raw, "?").shown(), shown, "{raw:?}");
        }
    }

    #[test]
    fn a_hostile_name_is_only_a_name() {
        let cases = [
            ("@everyone", "@\u{200B}everyone"),
            ("<@123>", "\\<@\u{200B}123\\>"),
            ("**bold**", "\\*\\*bold\\*\\*"),
            ("[x](https://a.b)", "\\[x\\]\\(https:\u{200B}//a.b\\)"),
            ("a\u{202E}b\u{0}\u{7}c\nd", "abc d"),
            ("z\u{301}\u{301}\u{301}\u{301}", "z\u{301}\u{301}"),
            ("\u{200B}\u{3164}", "?"),
            ("", "?"),
            ("___", "?"),
        ];
        for (raw, shown) in cases {
            assert_eq!(Name::new(raw, "?").shown(), shown, "{raw:?}");
        }
    }

    #[test]
    fn a_name_that_is_read_from_the_right_moves_nothing_beside_it() {
        for name in ["דנה", "ليلى", "Ada דנה"] {
            let cleaned = Name::new(&format!("\u{202E}{name}\u{2069}"), "?");
            assert_eq!(cleaned.shown(), format!("\u{2068}{name}\u{2069}"));
            assert_eq!(cleaned.plain(), cleaned.shown());
            assert_eq!(cleaned.drawn(), name);
        }
        let long = Name::new(&"ש".repeat(60), "?");
        assert!(long.plain().starts_with('\u{2068}') && long.plain().ends_with("…\u{2069}"));
    }

    #[test]
    fn a_line_without_formatting_keeps_what_somebody_wrote() {
        let name = Name::new("*_ Ben\\ ~`<@1>`~", "?");
        let line = format!("↩️ **{}** took ~~`M13`~~ back", name.shown());
        assert_eq!(plain(&line), format!("↩️ {} took M13 back", name.plain()));
        let stamped = "since <t:1800000000:f> or <t:0>, <t:x>";
        assert_eq!(plain(stamped), "since 2027-01-15 08:00 UTC or 1970-01-01 00:00 UTC, <t:x>");
    }

    #[test]
    fn a_long_name_is_cut_by_characters() {
        let name = Name::new(&"Ł".repeat(6000), "?");
        assert_eq!(name.plain().chars().count(), NAME_CHARS + 1);
        assert!(name.plain().ends_with('…'));
    }
}
