//! The score panel: one card per seat with its name, points, time, and what it has: figures in the
//! supply, tokens, held figures; beside them the tile in hand and the pile.

use std::sync::Arc;

use canvas::{Rect, text};
use rules::{FigureKind, Seat};

use crate::art::{SpriteKey, figure_height};
use crate::card_plan::{BEFORE_NUMBER, CardPlan, CardSizes, CardWords, GAP, PAD, Possession};
use crate::paint::Painter;
use crate::scene::View;
use crate::theme::Rgb;

/// Size of drawings of things, relative to a figure as high as a thing.
const FIGURE_SHARE: f32 = 0.82;
const BARN_SHARE: f32 = 0.70;
const TOKEN_SHARE: f32 = 0.92;
const BARS_SHARE: f32 = 0.96;
/// Width of the frame around the card of the seat whose turn it is, as a share of the picture's.
const FRAME: f32 = 0.0045;
/// Maximum size of the tile in hand and of the pile, as a share of the picture's width.
const MAX_SQUARE: f32 = 0.083;
/// Maximum radius of a card's corners, as a share of the picture's width.
const CORNER: f32 = 0.012;

impl Painter<'_> {
    /// A share of the picture's width in pixels.
    pub(crate) fn of_width(&self, share: f32) -> i32 {
        (share * self.frame.width as f32).round() as i32
    }

    /// Draws a card. Only its corners are drawings, so that cards of all sizes share them.
    pub(crate) fn card(&mut self, rect: Rect, fill: Rgb, rim: Option<(Rgb, u16)>) {
        let corner = rect.height.min(rect.width) as f32 * 0.14;
        let radius = corner.min(self.frame.width as f32 * CORNER) as u16;
        let line = rim.map_or(0, |(_, line)| i32::from(line));
        let corner = i32::from(radius) + line + 1;
        if 2 * corner > rect.width.min(rect.height) {
            let (width, height) = (rect.width as u16, rect.height as u16);
            self.draw(SpriteKey::Card { width, height, radius, fill, rim }, (rect.x, rect.y));
            return;
        }
        let size = 2 * corner as u16;
        let key = SpriteKey::Card { width: size, height: size, radius, fill, rim };
        let corners = self.sprite(key);
        for (x, left) in [(rect.x, rect.x), (rect.right() - corner, rect.right() - 2 * corner)] {
            for (y, top) in [(rect.y, rect.y), (rect.bottom() - corner, rect.bottom() - 2 * corner)]
            {
                let part = Rect::new(x, y, corner, corner);
                self.canvas.draw_within(Arc::clone(&corners), (left, top), part);
            }
        }
        let (across, down) = (rect.width - 2 * corner, rect.height - 2 * corner);
        let edge = self.number(rim.map_or(fill, |(colour, _)| colour));
        let fill = self.number(fill);
        let arms = [
            (Rect::new(rect.x + corner, rect.y, across, rect.height), (0, line)),
            (Rect::new(rect.x, rect.y + corner, rect.width, down), (line, 0)),
        ];
        for (arm, (right, down)) in arms {
            self.canvas.fill(arm, edge);
            let inner = Rect::new(
                arm.x + right,
                arm.y + down,
                arm.width - 2 * right,
                arm.height - 2 * down,
            );
            self.canvas.fill(inner, fill);
        }
    }

    /// The cards of the seats, then the tile in hand and the tiles left.
    pub(crate) fn scores(&mut self, panel: Rect) {
        let table = &self.colours.table;
        self.canvas.fill(panel, self.palette.index(table.panel));
        let plan = self.frame.cards;
        let gap = self.of_width(GAP);
        let place = |number: usize| {
            let at = |number: usize, share: f32| {
                (number as f32 * share * panel.width as f32).round() as i32 + gap
            };
            let (column, row) = (number % plan.columns, number / plan.columns);
            let [left, right] = [column, column + 1].map(|column| at(column, plan.width));
            let [top, bottom] = [row, row + 1].map(|row| at(row, plan.height + GAP));
            Rect::new(panel.x + left, panel.y + top, right - left - gap, bottom - top - gap)
        };
        for seat in 0..self.scene.seats.len() {
            self.seat(Seat(seat as u8), place(seat), &plan);
        }
        let inner = panel.inset(gap);
        if plan.spare {
            let spare = place(self.scene.seats.len());
            self.hand_and_pile(Rect { width: inner.right() - spare.x, ..spare });
        } else if self.frame.view != View::Focus {
            let cards = place(plan.columns - 1);
            let left = cards.right() + gap;
            self.hand_and_pile(Rect { x: left, width: inner.right() - left, ..inner });
        }
    }

    /// Draws the tile in hand and the pile in the middle of their place, beside each other, or one
    /// above the other where it is narrow.
    fn hand_and_pile(&mut self, place: Rect) {
        let gap = self.of_width(GAP);
        let is_wide = place.width > place.height;
        let (long, short) =
            if is_wide { (place.width, place.height) } else { (place.height, place.width) };
        let square = short.min((long - gap) / 2).min(self.of_width(MAX_SQUARE));
        let (x, y) = place.middle();
        let [before, after] = [-square - gap / 2, gap - gap / 2];
        let at = |along: i32| match is_wide {
            true => Rect::new(x + along, y - square / 2, square, square),
            false => Rect::new(x - square / 2, y + along, square, square),
        };
        let Some((kind, rotation)) = self.scene.hand else {
            return self.tiles_left(at(-square / 2));
        };
        self.small_tile(kind, rotation, at(before));
        self.tiles_left(at(after));
    }

    /// Draws the card of a seat.
    pub(crate) fn seat(&mut self, seat: Seat, card: Rect, plan: &CardPlan) {
        let table = &self.colours.table;
        let is_turn = self.scene.turn == Some(seat) || self.scene.winners.contains(&seat);
        let line = self.of_width(FRAME).max(2) as u16;
        self.card(card, table.chip, is_turn.then_some((table.accent, line)));
        let sizes = plan.sizes(self.frame.width);
        let words = CardWords::of(self.scene, seat);
        let end = self.nameplate(seat, card, (plan, sizes), &words);
        let pad = self.of_width(PAD);
        if plan.beside {
            let x = card.right() as f32 - pad as f32 - words.things(sizes);
            self.things(seat, &words.things, sizes, (x, end as f32));
        } else {
            let line = plan.thing_line() * self.frame.width as f32;
            let top = card.y as f32 + plan.head() * self.frame.width as f32;
            for (number, things) in plan.lines(&words).iter().enumerate() {
                let middle = top + (number as f32 + 0.5) * line;
                self.things(seat, things, sizes, ((card.x + pad) as f32, middle));
            }
        }
        self.counted_on_card(seat, card);
    }

    /// Draws things on a line, from a point at its left end, halfway up.
    fn things(
        &mut self,
        seat: Seat,
        things: &[Possession],
        sizes: CardSizes,
        (mut x, middle): (f32, f32),
    ) {
        for &thing in things {
            self.thing(seat, thing, sizes, (x, middle));
            x += thing.width(sizes);
        }
    }

    fn thing(&mut self, seat: Seat, thing: Possession, sizes: CardSizes, (x, y): (f32, f32)) {
        let size = sizes.thing;
        let wide = size * thing.ems();
        let middle = ((x + wide / 2.0) as i32, y as i32);
        let figure = |kind: FigureKind| {
            let share = if kind == FigureKind::Barn { BARN_SHARE } else { FIGURE_SHARE };
            (size / figure_height(FigureKind::Small) * share) as u16
        };
        match thing {
            Possession::Figure(kind, _) => self.loose(kind, seat, figure(kind), middle),
            Possession::Token(token, _) => {
                let (colour, px) = (self.scene.colour(seat), (size * TOKEN_SHARE) as u16);
                self.draw(SpriteKey::Token { token, colour, px }, middle);
            }
            Possession::Held(owner, kind) => {
                self.loose(kind, owner, figure(kind), middle);
                self.draw(SpriteKey::Bars { px: (size * BARS_SHARE) as u16 }, middle);
            }
        }
        if let Some(number) = thing.number() {
            let start = (x + wide + sizes.text * BEFORE_NUMBER) as i32;
            let baseline = (y + sizes.text * text::CAPITAL / 2.0).round() as i32;
            self.text(&number, sizes.text, self.colours.table.text, (start, baseline));
        }
    }
}
