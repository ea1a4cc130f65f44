//! The score panel: one card per seat with its name, points, time, and what it has: figures in the
//! supply, tokens, held figures. With few things a card is one row; with many, the things have their
//! own part of the card, and there are at most three cards in a row.

use std::sync::Arc;

use rules::{FigureKind, Seat, Token};

use crate::art::{SpriteKey, figure_height};
use crate::canvas::Rect;
use crate::paint::Painter;
use crate::scene::{Scene, SeatPanel, View};
use crate::text;
use crate::theme::Rgb;

/// The number of things that fit into the row of the score.
const FEW: usize = 3;
/// Cards per row when they are large.
const MAX_IN_ROW: usize = 3;
/// Size of the supply, as a share of the score's, and the width of its figures in ems.
const SUPPLY: f32 = 0.72;
const MINI: f32 = 1.0;
/// Width of the part with name and points, as a share of a large card; the same with a clock or a gain.
const NAME_PART: f32 = 0.36;
const CLOCK_PART: f32 = 0.42;
/// A card taller than this share of its width has that part above the things; the height of that
/// part.
const TALL: f32 = 0.35;
const NAME_TOP: f32 = 0.52;
/// Width of a thing, of the gap after it and height of its row, relative to its size; size of its
/// number.
const THING: f32 = 0.90;
const AFTER: f32 = 0.20;
const ROW: f32 = 1.04;
const NUMBER: f32 = 0.78;
/// Maximum size of a thing, and the margin around all things, in heights of the card.
const MAX_THING: f32 = 0.50;
const MARGIN: f32 = 0.06;
/// Minimum size of a thing, as a share of the picture's width: on a phone, 400 pixels wide, it is
/// then about twelve pixels high. Cards become higher for that, up to the last of these factors.
const MIN_THING: f32 = 0.030;
const STRETCH: [f32; 6] = [1.0, 1.15, 1.3, 1.45, 1.6, 1.8];
/// Sizes of things are multiples of this many pixels.
const SIZE_STEP: i32 = 4;
/// The gap around cards, in heights of a row; width of the part for the tiles left and of the
/// widest card, in heights of a card.
const GAP: f32 = 0.06;
const TILES_LEFT: f32 = 1.05;
const WIDEST: f32 = 6.0;

/// A thing that a seat has.
#[derive(Clone, Copy)]
enum Thing {
    Figure(FigureKind, u8),
    Token(Token, u8),
    Held(Seat, FigureKind),
}

impl Thing {
    /// Everything that a seat has and that is shown.
    fn of(seated: &SeatPanel) -> Vec<Self> {
        let seen = |&&(kind, count): &&(FigureKind, u8)| kind == FigureKind::Small || count > 0;
        let figures = seated.supply.iter().filter(seen);
        let figures = figures.map(|&(kind, count)| Self::Figure(kind, count));
        let tokens = seated.tokens.iter().map(|&(token, count)| Self::Token(token, count));
        let held = seated.held.iter().map(|&(owner, kind)| Self::Held(owner, kind));
        figures.chain(tokens).chain(held).collect()
    }

    /// The number shown with it.
    fn number(self) -> Option<String> {
        match self {
            Self::Figure(FigureKind::Small, count) => Some(count.to_string()),
            Self::Figure(_, count) | Self::Token(_, count) if count > 1 => Some(count.to_string()),
            _ => None,
        }
    }

    /// Width relative to its size.
    fn ems(self) -> f32 {
        THING + AFTER + self.number().map_or(0.0, |number| 0.06 + NUMBER * text::width(&number))
    }
}

/// Things in rows of this width, if they are this large.
fn rows(things: &[Thing], size: f32, width: f32) -> Vec<Vec<Thing>> {
    let mut rows: Vec<(f32, Vec<Thing>)> = vec![(0.0, Vec::new())];
    for &thing in things {
        let wide = thing.ems() * size;
        if rows.last().is_some_and(|(used, row)| !row.is_empty() && used + wide > width) {
            rows.push((0.0, Vec::new()));
        }
        if let Some((used, row)) = rows.last_mut() {
            *used += wide;
            row.push(thing);
        }
    }
    rows.into_iter().map(|(_, row)| row).collect()
}

/// The largest size at which things fit into a space: in whole pixels, and few sizes, so that not
/// every card needs drawings of its own.
fn size_of(things: &[Thing], width: f32, height: f32) -> f32 {
    let most = (height / (1.0 - 2.0 * MARGIN) * MAX_THING).max(6.0) as i32;
    let fits = |&size: &i32| {
        let size = size as f32;
        rows(things, size, width).len() as f32 * size * ROW <= height
    };
    let sizes = (6..=most).rev().filter(|size| *size < SIZE_STEP || size % SIZE_STEP == 0);
    sizes.into_iter().find(fits).unwrap_or(6) as f32
}

/// How much higher a panel of this share of the picture's width is, so that all things can be
/// recognised. The frames of an animation are all of one size.
pub(crate) fn stretch(scene: &Scene, share: f32) -> f32 {
    if !scene.is_rich() || scene.viewport.is_some_and(|viewport| viewport.moving) {
        return 1.0;
    }
    let (columns, lines) = layout(scene);
    // Any width does: only proportions matter.
    let picture = 2000.0;
    let legible = |factor: &f32| {
        let row = picture * share * factor / lines as f32;
        let card = row * (1.0 - 2.0 * GAP);
        let room = picture - 2.0 * GAP * row - TILES_LEFT * card;
        let wide = (room / columns as f32).min(WIDEST * card) - GAP * row;
        let width = wide * (1.0 - CLOCK_PART) - MARGIN * card;
        let height = card * (1.0 - 2.0 * MARGIN);
        let smallest = scene.seats.iter().map(|seat| size_of(&Thing::of(seat), width, height));
        smallest.fold(f32::INFINITY, f32::min) >= MIN_THING * picture
    };
    STRETCH.into_iter().find(legible).unwrap_or(STRETCH[STRETCH.len() - 1])
}

/// Width, in ems, of a kind in a seat's supply on a small card.
fn supply_ems(kind: FigureKind, count: u8) -> f32 {
    match (kind, count) {
        (FigureKind::Small, _) => MINI + 0.4 + text::width(&count.to_string()),
        (_, 0) => 0.0,
        _ => MINI + 0.3,
    }
}

/// Columns and rows of cards.
pub(crate) fn layout(scene: &Scene) -> (usize, usize) {
    let seats = scene.seats.len();
    if !scene.is_rich() || seats < 2 {
        return (seats.max(1), 1);
    }
    let rows = seats.div_ceil(MAX_IN_ROW);
    (seats.div_ceil(rows), rows)
}

impl Scene {
    /// Whether somebody has more than fits beside the score, in this scene or in another of the
    /// same animation.
    pub(crate) fn is_rich(&self) -> bool {
        let viewport = self.viewport.is_some_and(|viewport| viewport.roomy);
        viewport || self.seats.iter().any(|seated| seated.things() > FEW)
    }
}

impl Painter<'_> {
    /// Draws a card. Only its corners are drawings, so that cards of all sizes share them.
    pub(crate) fn card(&mut self, rect: Rect, fill: Rgb, rim: Option<(Rgb, u16)>) {
        let radius = (rect.height as f32 * 0.14).min(rect.width as f32 * 0.14) as u16;
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
        let (columns, rows) = layout(self.scene);
        let row = panel.height / rows as i32;
        let gap = (row as f32 * GAP) as i32;
        let inner = panel.inset(gap);
        let square = row - 2 * gap;
        let beside = self.frame.view == View::Focus;
        let hand = self.scene.hand.filter(|_| !beside);
        let stacked = rows > 1;
        let left_width = if beside { 0 } else { (square as f32 * TILES_LEFT) as i32 };
        let hand_width = if hand.is_some() && !stacked { square + gap } else { 0 };
        let room = inner.width - hand_width - left_width;
        // A card need not be wider than its content.
        let widest = if self.scene.is_rich() { WIDEST } else { 3.5 };
        let wide = (room / columns as i32).min((square as f32 * widest) as i32);
        for seat in 0..self.scene.seats.len() {
            let (column, line) = ((seat % columns) as i32, (seat / columns) as i32);
            let y = inner.y + line * (square + gap);
            let card = Rect::new(inner.x + column * wide, y, wide - gap, square);
            self.seat(Seat(seat as u8), card);
        }
        let right = inner.right() - left_width;
        if let Some((kind, rotation)) = hand {
            let x = if stacked { inner.right() - square } else { right - hand_width + gap / 2 };
            self.small_tile(kind, rotation, Rect::new(x, inner.y, square, square));
        }
        if !beside {
            let y = inner.bottom() - square;
            self.tiles_left(Rect::new(right, y, left_width, square));
        }
    }

    pub(crate) fn seat(&mut self, seat: Seat, card: Rect) {
        let table = &self.colours.table;
        let is_turn = self.scene.turn == Some(seat);
        let rim = is_turn.then_some((table.accent, (card.height as f32 * 0.055) as u16));
        self.card(card, table.chip, rim);
        if self.scene.is_rich() {
            self.rich_card(seat, card);
        } else {
            self.small_card(seat, card);
        }
        self.counted_on_card(seat, card);
    }

    /// Whether a card has its name and points above the things.
    pub(crate) fn is_tall(&self, card: Rect) -> bool {
        self.scene.is_rich() && card.height as f32 > TALL * card.width as f32
    }

    fn rich_card(&mut self, seat: Seat, card: Rect) {
        let margin = (card.height as f32 * MARGIN) as i32;
        if self.is_tall(card) {
            let (top, above) = ((card.height as f32 * NAME_TOP) as i32, margin / 3);
            let (x, width) = (card.x + above, card.width - 2 * above);
            let own = Rect { x, y: card.y + above, width, height: top - above };
            self.nameplate(seat, own, 0.0);
            let height = card.bottom() - own.bottom() - margin;
            let below = Rect::new(card.x + margin, own.bottom(), card.width - 2 * margin, height);
            self.things(seat, below);
            return;
        }
        let clock = self.scene.clocks.iter().any(|(other, _)| *other == seat);
        let gains = self.scene.gains.iter().any(|gain| *gain != 0);
        let share = if clock || gains { CLOCK_PART } else { NAME_PART };
        let own = Rect { width: (card.width as f32 * share) as i32, ..card };
        self.nameplate(seat, own, 0.0);
        let x = own.right();
        let height = card.height - 2 * margin;
        self.things(seat, Rect::new(x, card.y + margin, card.right() - x - margin, height));
    }

    /// Width of the supply on a small card, relative to the size of the score.
    fn small_supply(&self, seat: Seat) -> f32 {
        let supply = self.scene.seats[seat.index()].supply.iter();
        supply.map(|&(kind, count)| SUPPLY * supply_ems(kind, count)).sum()
    }

    fn small_card(&mut self, seat: Seat, card: Rect) {
        let (line, size) = self.nameplate(seat, card, self.small_supply(seat));
        let supply = self.scene.seats[seat.index()].supply.clone();
        let mut x = line.right() as f32 - self.small_supply(seat) * size;
        for (kind, count) in supply {
            x += self.in_supply(seat, kind, count, size * SUPPLY, (x, line.y));
        }
    }

    /// Draws a small figure and how many of its kind are in the supply; returns the width.
    fn in_supply(
        &mut self,
        seat: Seat,
        kind: FigureKind,
        count: u8,
        size: f32,
        (x, baseline): (f32, i32),
    ) -> f32 {
        let width = size * supply_ems(kind, count);
        if width == 0.0 {
            return width;
        }
        let px = size * 0.86 / figure_height(FigureKind::Small);
        let middle = (x + size * MINI * 0.5) as i32;
        let lift = (size * text::CAPITAL * 0.5) as i32;
        self.loose(kind, seat, px as u16, (middle, baseline - lift));
        if kind == FigureKind::Small {
            let ink = self.colours.table.dim;
            let start = (x + size * (MINI + 0.12)) as i32;
            self.text(&count.to_string(), size, ink, (start, baseline));
        }
        width
    }

    /// Draws everything that a seat has, in rows, as large as the space allows.
    fn things(&mut self, seat: Seat, place: Rect) {
        let things = Thing::of(&self.scene.seats[seat.index()]);
        let size = size_of(&things, place.width as f32, place.height as f32);
        let rows = rows(&things, size, place.width as f32);
        let above = (place.height as f32 - rows.len() as f32 * size * ROW) / 2.0;
        for (number, row) in rows.into_iter().enumerate() {
            let middle = place.y as f32 + above + (number as f32 + 0.5) * size * ROW;
            let mut x = place.x as f32;
            for thing in row {
                self.thing(seat, thing, size, (x, middle));
                x += thing.ems() * size;
            }
        }
    }

    fn thing(&mut self, seat: Seat, thing: Thing, size: f32, (x, y): (f32, f32)) {
        let middle = ((x + size * THING / 2.0) as i32, y as i32);
        let whole = size / figure_height(FigureKind::Small);
        match thing {
            Thing::Figure(kind, _) => self.loose(kind, seat, (whole * 0.82) as u16, middle),
            Thing::Token(token, _) => {
                let colour = self.scene.colour(seat);
                self.draw(SpriteKey::Token { token, colour, px: (size * 0.92) as u16 }, middle);
            }
            Thing::Held(owner, kind) => {
                self.loose(kind, owner, (whole * 0.80) as u16, middle);
                self.draw(SpriteKey::Bars { px: (size * 0.96) as u16 }, middle);
            }
        }
        if let Some(number) = thing.number() {
            let start = (x + size * (THING + 0.06)) as i32;
            let baseline = (y + size * NUMBER * text::CAPITAL / 2.0) as i32;
            self.text(&number, size * NUMBER, self.colours.table.text, (start, baseline));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::camera::Frame;
    use crate::scene::PlayerLabel;

    /// A scene in which everybody has this many things.
    fn rich(seats: usize, things: usize) -> Scene {
        let tokens = Token::ALL.iter().map(|&token| (token, 2)).take(things - 2).collect();
        let seat = SeatPanel {
            player: PlayerLabel::new("Maximilian"),
            score: 101,
            supply: vec![(FigureKind::Small, 7), (FigureKind::Big, 1)],
            tokens,
            held: Vec::new(),
        };
        Scene { seats: vec![seat; seats], view: View::Whole, ..Scene::empty() }
    }

    #[test]
    fn what_seats_have_is_large_enough_for_a_phone() {
        for seats in 2..=6 {
            for things in [4, 8, 12] {
                let scene = rich(seats, things);
                let frame = Frame::of(&scene).expect("a small scene");
                let panel = frame.scores.expect("a whole board has cards");
                let (columns, lines) = layout(&scene);
                let row = panel.height as f32 / lines as f32;
                let card = row * (1.0 - 2.0 * GAP);
                let room = panel.width as f32 - 2.0 * GAP * row - TILES_LEFT * card;
                let wide = (room / columns as f32).min(WIDEST * card) - GAP * row;
                let width = wide * (1.0 - NAME_PART) - MARGIN * card;
                let all = Thing::of(&scene.seats[0]);
                let size = size_of(&all, width, card * (1.0 - 2.0 * MARGIN));
                let on_phone = size * 400.0 / frame.width as f32;
                assert!(on_phone >= 11.0, "{things} things of {seats}: {on_phone} pixels");
            }
        }
    }
}
