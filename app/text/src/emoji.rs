//! Emoji that are made of several characters: families and professions with joiners, flags, shades of
//! skin, keycaps. What looks like one picture is never taken apart.

/// Joins emoji into one.
const JOINER: char = '\u{200D}';
/// Asks for the coloured form.
const COLOURED: char = '\u{FE0F}';
/// Makes a keycap of a digit, `#` or `*`.
const KEYCAP: char = '\u{20E3}';
/// Begins the flag of a region; letters that nobody sees name it, and one ends them.
const BLACK_FLAG: char = '\u{1F3F4}';
const END_TAG: char = '\u{E007F}';
/// The most characters of one: a kiss of two with their shades of skin has ten.
const MOST: usize = 12;

/// Whether a cluster is one emoji of several characters, and nothing else.
pub(crate) fn is_whole(cluster: &str) -> bool {
    let length = cluster.chars().take(MOST + 1).count();
    if !(2..=MOST).contains(&length) {
        return false;
    }
    let all: Vec<char> = cluster.chars().collect();
    match all[..] {
        ['0'..='9' | '#' | '*', COLOURED, KEYCAP] | ['0'..='9' | '#' | '*', KEYCAP] => true,
        [one, other] if is_of_flag(one) && is_of_flag(other) => true,
        [BLACK_FLAG, ref tags @ .., END_TAG] if !tags.is_empty() && !tags.contains(&JOINER) => {
            tags.iter().all(|tag| ('\u{E0020}'..='\u{E007E}').contains(tag))
        }
        _ => all.split(|c| *c == JOINER).all(is_picture),
    }
}

/// Whether the text goes on as a keycap does after its first character.
pub(crate) fn begins_keycap(rest: &str) -> bool {
    rest.strip_prefix(COLOURED).unwrap_or(rest).starts_with(KEYCAP)
}

/// A single picture, with a shade of skin or the wish for its coloured form.
fn is_picture(part: &[char]) -> bool {
    let [first, rest @ ..] = part else { return false };
    let is_shade = |c: &char| ('\u{1F3FB}'..='\u{1F3FF}').contains(c);
    is_pictograph(*first) && rest.len() <= 2 && rest.iter().all(|c| *c == COLOURED || is_shade(c))
}

/// The letters of which two make a flag.
fn is_of_flag(c: char) -> bool {
    ('\u{1F1E6}'..='\u{1F1FF}').contains(&c)
}

/// Where Unicode has its pictographs.
fn is_pictograph(c: char) -> bool {
    matches!(c,
        '\u{00A9}' | '\u{00AE}' | '\u{203C}' | '\u{2049}' | '\u{2122}' | '\u{2139}'
        | '\u{2190}'..='\u{21FF}' | '\u{2300}'..='\u{23FF}' | '\u{24C2}'
        | '\u{25A0}'..='\u{27BF}' | '\u{2934}'..='\u{2935}' | '\u{2B00}'..='\u{2BFF}'
        | '\u{3030}' | '\u{303D}' | '\u{3297}' | '\u{3299}' | '\u{1F000}'..='\u{1FAFF}')
}

/// One of each sort.
#[cfg(test)]
pub(crate) const SAMPLES: [&str; 13] = [
    "👨\u{200D}👩\u{200D}👧\u{200D}👦",
    "👩🏽\u{200D}🚀",
    "🧑🏿\u{200D}❤\u{FE0F}\u{200D}💋\u{200D}🧑🏻",
    "🏳\u{FE0F}\u{200D}🌈",
    "🏴\u{200D}☠\u{FE0F}",
    "👍🏼",
    "🇵🇱",
    "🏴\u{E0067}\u{E0062}\u{E0073}\u{E0063}\u{E0074}\u{E007F}",
    "1\u{FE0F}\u{20E3}",
    "#\u{FE0F}\u{20E3}",
    "*\u{FE0F}\u{20E3}",
    "❤\u{FE0F}",
    "🏃🏻\u{200D}♀\u{FE0F}\u{200D}➡\u{FE0F}",
];
