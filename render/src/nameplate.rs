//! The part of a card that says who sits there: figure, name, points, gain, and remaining time. The
//! only thing ever lost for lack of space is the end of a long name.

use canvas::{Rect, text};
use rules::{FigureKind, Seat};

use crate::art::{SpriteKey, figure_height};
use crate::card_plan::{
    AFTER_FACE, CLOCK_LINE, CardPlan, CardSizes, CardWords, ClockPlace, FACE, FIGURE, NAME_LINE,
    PAD,
};
use crate::paint::Painter;

/// Baselines of name and points below the card's upper edge, as shares of the picture's width; that
/// of the points if the name has a line of its own.
const NAME_AT: f32 = 0.0335;
const SCORE_AT: f32 = 0.0700;
const STACKED_SCORE_AT: f32 = 0.0830;
/// The middle of the figure, below the card's upper edge; and right of its left edge, in widths of the
/// figure.
const FIGURE_AT: f32 = 0.0415;
const STACKED_FIGURE_AT: f32 = 0.0710;
const FIGURE_MIDDLE: f32 = 0.76;
/// How far a winner's crown is above the middle of the figure, in heights of it.
const CROWN_ABOVE: f32 = 0.46;
/// The gap before a gain, in sizes of its text.
const BEFORE_GAIN: f32 = 0.3;

impl Painter<'_> {
    /// Draws it. Returns the middle of the digits of the points, from above.
    pub(crate) fn nameplate(
        &mut self,
        seat: Seat,
        card: Rect,
        (plan, sizes): (&CardPlan, CardSizes),
        words: &CardWords,
    ) -> i32 {
        let width = self.frame.width as f32;
        let at = |share: f32| card.y + (share * width).round() as i32;
        let figure = FIGURE * width;
        let px = (figure / figure_height(FigureKind::Small)) as u16;
        let below = |plain: f32, stacked: f32| match plan.is_stacked() {
            true => stacked + plan.more_names(),
            false => plain,
        };
        let middle = below(FIGURE_AT, STACKED_FIGURE_AT);
        let x = card.x + (figure * FIGURE_MIDDLE) as i32;
        self.loose(FigureKind::Small, seat, px, (x, at(middle)));
        if self.scene.winners.contains(&seat) {
            self.draw(SpriteKey::Crown { px }, (x, at(middle) - (figure * CROWN_ABOVE) as i32));
        }
        let left = card.x + (plan.text_at() * width) as i32;
        let edge = card.x + self.of_width(PAD);
        let table = &self.colours.table;
        let start = if plan.is_stacked() { edge } else { left };
        for (line, name) in plan.name(words, sizes, width).iter().enumerate() {
            let line = at(NAME_AT + line as f32 * NAME_LINE);
            self.text(name, sizes.name, table.text, (start, line));
        }
        let score = at(below(SCORE_AT, STACKED_SCORE_AT));
        self.text(&words.score, sizes.score, table.text, (left, score));
        if !words.gain.is_empty() {
            let aside = sizes.score * text::width(&words.score) + sizes.text * BEFORE_GAIN;
            self.text(&words.gain, sizes.text, table.accent, (left + aside as i32, score));
        }
        if let Some(clock) = &words.clock {
            let end = card.right() - self.of_width(PAD) - words.clock(sizes).ceil() as i32;
            let start = match plan.clock_of(words, sizes, width) {
                ClockPlace::Name => (end, at(NAME_AT)),
                ClockPlace::Score => (end, score),
                ClockPlace::Own => (start, score + self.of_width(CLOCK_LINE)),
            };
            self.clock(clock, sizes.text, start);
        }
        score - (sizes.score * text::CAPITAL / 2.0) as i32
    }

    /// Draws a clock and the remaining time, from a point on the baseline.
    fn clock(&mut self, left: &str, size: f32, (x, y): (i32, i32)) {
        let px = (size * FACE) as u16;
        // The clock face is centred on the digits.
        let top = y - (size * text::CAPITAL / 2.0) as i32 - i32::from(px) / 2;
        self.draw(SpriteKey::Clock { px }, (x, top));
        let start = x + (size * (FACE + AFTER_FACE)) as i32;
        self.text(left, size, self.colours.table.text, (start, y));
    }
}
