//! The part of a card that says who sits there: figure, name, points, gain, and remaining time.
//! Their positions depend on the available space; the only thing ever lost for lack of space is the
//! end of a long name.

use rules::{FigureKind, Seat};

use crate::art::{SpriteKey, figure_height};
use crate::canvas::Rect;
use crate::paint::Painter;
use crate::text;

/// Size of a seat's gain, relative to the score's.
const GAIN: f32 = 0.62;
/// Smallest and largest size of a name, in heights of the card.
const NAME: [f32; 2] = [0.20, 0.29];
/// Size of the clock; the clock face and the gap after it, relative to that size; the gap before
/// it.
const CLOCK: f32 = 0.25;
const FACE: f32 = 0.86;
const AFTER_FACE: f32 = 0.22;
const BEFORE: f32 = 0.12;
/// A clock beside the name may not make the name smaller than this.
const PLAIN: f32 = 0.25;

/// Baseline and size, in heights of the card.
#[derive(Clone, Copy, Debug, PartialEq)]
struct TextLine {
    at: f32,
    size: f32,
}

/// The text of a card, and the width of what follows the points, in sizes of the points.
struct NameplateWords {
    name: String,
    score: String,
    gain: String,
    clock: Option<String>,
    supply: f32,
}

impl NameplateWords {
    fn gain_ems(&self) -> f32 {
        if self.gain.is_empty() { 0.0 } else { 0.3 + GAIN * text::width(&self.gain) }
    }
}

/// The position of each text; for the clock also the distance from the left end.
#[derive(Debug, PartialEq)]
struct Set {
    name: TextLine,
    /// The right limit of the name.
    until: f32,
    score: TextLine,
    clock: Option<(f32, TextLine)>,
}

/// Positions all texts in a space this many card heights wide: the clock next to the name, after
/// the points, or on a line of its own.
fn set(words: &NameplateWords, room: f32) -> Set {
    let score = |at, most: f32| {
        let ems = text::width(&words.score) + 0.15 + words.gain_ems() + words.supply;
        TextLine { at, size: most.min(room / ems) }
    };
    let name = |at, [least, most]: [f32; 2], until: f32| {
        let size = (until / text::width(&words.name)).clamp(least, most);
        TextLine { at, size }
    };
    let two =
        Set { name: name(0.40, NAME, room), until: room, score: score(0.82, 0.42), clock: None };
    let Some(clock) = &words.clock else { return two };
    let ems = FACE + AFTER_FACE + text::width(clock);
    let wide = CLOCK * ems;
    let until = room - wide - BEFORE;
    if PLAIN * text::width(&words.name) <= until {
        let line = TextLine { at: two.name.at, size: CLOCK };
        return Set {
            name: name(0.40, NAME, until),
            until,
            clock: Some((room - wide, line)),
            ..two
        };
    }
    let before = two.score.size * (text::width(&words.score) + words.gain_ems() + 0.15) + BEFORE;
    if words.supply == 0.0 && before + wide <= room {
        let line = TextLine { at: two.score.at, size: CLOCK };
        return Set { clock: Some((before, line)), ..two };
    }
    Set {
        name: name(0.32, [0.20, 0.235], room),
        until: room,
        score: score(0.885, 0.32),
        clock: Some((0.0, TextLine { at: 0.575, size: (CLOCK * 0.94).min(room / ems) })),
    }
}

impl Painter<'_> {
    /// Draws it, leaving space on the line of the points for a supply this many sizes of the points
    /// wide. Returns that space, without height, and the size of the points.
    pub(crate) fn nameplate(&mut self, seat: Seat, part: Rect, supply: f32) -> (Rect, f32) {
        let tall = part.height as f32;
        // The figure fills most of the card's height, as far as the width allows.
        let figure = (tall * 0.56).min(part.width as f32 * 0.27);
        let px = figure / figure_height(FigureKind::Small);
        let middle_x = part.x + (figure * 0.78) as i32;
        let height = part.y + part.height * 49 / 100;
        self.loose(FigureKind::Small, seat, px as u16, (middle_x, height));
        let left = middle_x + (figure * 0.70) as i32;
        let room = (part.right() - left) as f32 - tall * 0.11;
        let words = self.words(seat, supply);
        let set = set(&words, room / tall);
        let baseline = |line: TextLine| part.y + (tall * line.at) as i32;
        let table = &self.colours.table;
        let size = (set.name.size * tall).floor();
        // A name that just fits must not be cut because of a fraction of a pixel.
        let name = text::fitted(&words.name, set.until * tall / size);
        self.text(&name, size, table.text, (left, baseline(set.name)));
        let (size, line) = (set.score.size * tall, baseline(set.score));
        self.text(&words.score, size, table.text, (left, line));
        if !words.gain.is_empty() {
            let start = left + (size * (text::width(&words.score) + 0.22)) as i32;
            self.text(&words.gain, size * GAIN, table.accent, (start, line));
        }
        if let (Some((x, clock)), Some(words)) = (set.clock, &words.clock) {
            let start = (left + (x * tall) as i32, baseline(clock));
            self.clock(words, clock.size * tall, start);
        }
        (Rect::new(left, line, room as i32, 0), size)
    }

    fn words(&self, seat: Seat, supply: f32) -> NameplateWords {
        let seated = &self.scene.seats[seat.index()];
        let gain = self.scene.gains.get(seat.index()).filter(|gain| **gain != 0);
        let mut clocks = self.scene.clocks.iter().filter(|(other, _)| *other == seat);
        NameplateWords {
            name: text::showable(&seated.player.name).unwrap_or(format!("#{}", seat.0 + 1)),
            score: text::points(seated.score),
            gain: gain.map_or(String::new(), |gain| text::minus(format!("{gain:+}"))),
            clock: clocks.find_map(|(_, left)| text::showable(left)),
            supply,
        }
    }

    /// Draws a clock and the remaining time, from a point on the baseline.
    fn clock(&mut self, left: &str, size: f32, (x, y): (i32, i32)) {
        let px = (size * FACE) as u16;
        // The clock face is centred on the digits.
        let top = y - (size * text::CAPITAL / 2.0) as i32 - i32::from(px) / 2;
        self.draw(SpriteKey::Clock { px }, (x, top));
        let start = x + (size * (FACE + AFTER_FACE)) as i32;
        self.text(left, size.floor(), self.colours.table.text, (start, y));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(name: &str, supply: f32) -> NameplateWords {
        NameplateWords {
            name: name.to_owned(),
            score: "101".to_owned(),
            gain: String::new(),
            clock: Some("2 d 23 h".to_owned()),
            supply,
        }
    }

    #[test]
    fn a_clock_stands_where_there_is_room_for_it_and_covers_nothing() {
        let mut lines = Vec::new();
        for (name, supply) in [("Ada", 1.5), ("Maximilian Aurelius", 1.5), ("Ştefan", 0.0)] {
            for room in [0.9, 1.1, 1.5, 2.0, 3.0, 4.0] {
                let words = words(name, supply);
                let Set { name, until, score, clock } = set(&words, room);
                let (x, line) = clock.expect("it has one");
                let ems = FACE + AFTER_FACE + text::width("2 d 23 h");
                assert!(x >= 0.0 && x + line.size * ems <= room + 1e-4, "within the room");
                let points = score.size * (text::width(&words.score) + supply);
                assert!(points <= room, "the points are within it, too");
                let beside = |other: TextLine| (line.at - other.at).abs() < 0.01;
                assert!(!beside(name) || until < x, "the name ends before it");
                assert!(!beside(score) || points < x, "the points end before it");
                lines.push((beside(name), beside(score)));
            }
        }
        for seen in [(true, false), (false, true), (false, false)] {
            assert!(lines.contains(&seen), "{lines:?}");
        }
    }

    #[test]
    fn a_name_that_fits_is_written_whole() {
        for room in 10..40 {
            let words = NameplateWords { clock: None, ..words("Ştefan", 0.0) };
            let (room, tall) = (room as f32 / 10.0, 107.0);
            let Set { name, until, .. } = set(&words, room);
            let size = (name.size * tall).floor();
            let shown = text::fitted(&words.name, until * tall / size);
            let fits = text::width(&words.name) * NAME[0] <= room;
            assert_eq!(shown == words.name, fits, "{room}: {shown}");
        }
    }
}
