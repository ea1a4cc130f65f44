//! Everything that is not board: the score panel below, and the gutter beside it with the overview
//! map or the tile in hand. Sizes are shares of the enclosing part; nothing here ever covers the
//! board.

use std::cell::OnceCell;

use canvas::{Rect, text};
use rules::{KindId, Pos, Rotation};

use crate::art::SpriteKey;
use crate::camera::Frame;
use crate::card_plan::{CardPlan, CardWords, SCORE};
use crate::error::RenderError;
use crate::look::Layer;
use crate::paint::Painter;
use crate::scene::{Scene, View};

/// The step in the size of the large tile, in pixels.
const LARGE_STEP: i32 = 32;
/// The margin of the column beside a panel's board, in hundredths of its width; the least size of the large
/// tile, as a share of the width within it.
const SIDE_MARGIN: i32 = 6;
const LEAST_LARGE: f32 = 0.75;
/// Height of the pile in that column, as a share of the picture's width; least and most of a structure,
/// as shares of the width within the column.
const PILE: f32 = 0.042;
const ANNEX: [f32; 2] = [0.45, 0.62];

/// The rim of a tile that is shown by itself, in a square of `size` pixels with it.
const fn rim(size: i32) -> i32 {
    size * 4 / 100
}

/// The size of the large tile with its rim, in at most `room` pixels. It goes in steps, because a
/// large sprite takes long to draw and much room in the cache.
fn large(room: i32) -> i32 {
    let px = (room - 2 * rim(room)) / LARGE_STEP * LARGE_STEP;
    (px..=room).find(|size| size - 2 * rim(*size) >= px.max(1)).unwrap_or(room)
}

/// The share of a panel's width that the column beside its board needs, which is this share of the
/// width wide: all that is in it, the large tile a little smaller than it could be.
pub(crate) fn column(scene: &Scene, width: f32) -> f32 {
    let margin = width * SIDE_MARGIN as f32 / 100.0;
    let inner = width - 2.0 * margin;
    let seat = scene.turn.filter(|seat| seat.index() < scene.seats.len());
    let card = seat
        .map_or(0.0, |seat| CardPlan::single(&CardWords::of(scene, seat), inner).height + margin);
    let below = if scene.has_annex() { inner * ANNEX[0] } else { PILE };
    card + below.max(PILE) + inner * LEAST_LARGE + 3.0 * margin
}

impl Painter<'_> {
    pub(crate) fn panels(&mut self) -> Result<(), RenderError> {
        self.canvas.clip(self.canvas.bounds());
        if let Some(side) = self.frame.side {
            self.canvas.fill(side, self.palette.index(self.colours.table.panel));
            match self.frame.view {
                View::Focus => self.overview(side),
                View::Panel => self.hand(side)?,
                View::Fitting | View::Whole | View::Around(_) => self.annex(side),
            }
        }
        // Last: points lie over the upper edges of cards.
        if let Some(scores) = self.frame.scores {
            self.canvas.clip(self.canvas.bounds());
            self.scores(scores);
        }
        Ok(())
    }

    pub(crate) fn small_tile(&mut self, kind: KindId, rotation: Rotation, place: Rect) {
        let rim = rim(place.height);
        let accent = self.palette.index(self.colours.table.accent);
        self.canvas.fill(place, accent);
        let px = (place.width - 2 * rim) as u16;
        let at = (place.x + rim, place.y + rim);
        self.draw(SpriteKey::Tile { kind, rotation, px }, at);
    }

    /// Draws a pile and the number of its tiles.
    pub(crate) fn tiles_left(&mut self, place: Rect) {
        let table = &self.colours.table;
        let (ink, tall) = (table.text, place.height as f32);
        let number = self.scene.left.to_string();
        let px = (tall * 0.48) as u16;
        let size = (SCORE * self.frame.width as f32).min(tall * 0.5);
        let (x, y) = place.middle();
        self.draw(SpriteKey::Pile { px }, (x - i32::from(px) / 2, place.y));
        self.text_at(&number, size, ink, (x, y + (tall * 0.28) as i32));
    }

    pub(crate) fn outline(&mut self, rect: Rect, colour: u8, line: i32) {
        let Rect { x, y, width, height } = rect;
        let sides = [
            Rect::new(x, y, width, line),
            Rect::new(x, y + height - line, width, line),
            Rect::new(x, y, line, height),
            Rect::new(x + width - line, y, line, height),
        ];
        for side in sides {
            self.canvas.fill(side, colour);
        }
    }

    /// Draws the card of the seat that decides, below it the tile being decided about, large, with its
    /// spots, and at the bottom the pile and a structure that lies beside the map.
    fn hand(&mut self, side: Rect) -> Result<(), RenderError> {
        let margin = side.width * SIDE_MARGIN / 100;
        let mut room = side.inset(margin);
        let seat = self.scene.turn.filter(|seat| seat.index() < self.scene.seats.len());
        if let Some(seat) = seat {
            let width = room.width as f32 / self.frame.width as f32;
            let plan = CardPlan::single(&CardWords::of(self.scene, seat), width);
            let card = Rect { height: self.of_width(plan.height), ..room };
            self.seat(seat, card, &plan);
            let used = card.height + margin;
            room = Rect { y: room.y + used, height: room.height - used, ..room };
        }
        let below = self.below_hand(room, margin);
        room.height -= below.height + margin;
        self.at_bottom(below);
        let big = large(room.width.min(room.height));
        let (x, y) = (room.x + (room.width - big) / 2, room.y + (room.height - big) / 2);
        let place = Rect::new(x, y, big, big);
        let shown = self.scene.in_question();
        let held = shown.map(|tile| (tile.kind, tile.rotation)).or(self.scene.hand);
        if let Some((kind, rotation)) = held {
            self.small_tile(kind, rotation, place);
            if let Some(tile) = shown {
                self.on_large(tile.pos, place)?;
            }
        }
        Ok(())
    }

    /// The lower end of this part of the column: as high as a structure is wide, as long as the large
    /// tile keeps its width; else only as high as the pile.
    fn below_hand(&self, room: Rect, margin: i32) -> Rect {
        let pile = self.of_width(PILE);
        let height = if self.scene.has_annex() {
            let [least, most] = ANNEX.map(|share| (room.width as f32 * share) as i32);
            (room.height - room.width - margin).clamp(least.max(pile), most.max(pile))
        } else {
            pile
        };
        Rect { y: room.bottom() - height, height, ..room }
    }

    /// The number of tiles left beside their pile; a structure at the right end.
    fn at_bottom(&mut self, place: Rect) {
        let mut pile = place;
        if self.scene.has_annex() {
            let size = place.height;
            self.annex(Rect::new(place.right() - size, place.y, size, size));
            pile.width -= size;
        }
        let tall = self.of_width(PILE);
        let size = self.of_width(SCORE) as f32;
        let number = self.scene.left.to_string();
        let px = (tall as f32 * 0.9) as u16;
        let gap = tall / 3;
        let wide = i32::from(px) + gap + (size * text::width(&number)) as i32;
        let x = pile.x + (pile.width - wide).max(0) / 2;
        let middle = pile.bottom() - tall / 2;
        self.draw(SpriteKey::Pile { px }, (x, middle - i32::from(px) / 2));
        let baseline = middle + (size * text::CAPITAL / 2.0) as i32;
        let start = (x + i32::from(px) + gap, baseline);
        self.text(&number, size, self.colours.table.text, start);
    }

    /// Figures, pieces and labels on the large tile, each at the place that it has on the map.
    fn on_large(&mut self, pos: Pos, place: Rect) -> Result<(), RenderError> {
        let tile = place.inset(rim(place.height));
        let px = tile.width;
        let along = |start: i32, cells: i16| start - i32::from(cells) * px;
        let origin = (along(tile.x, pos.x), along(tile.y, pos.y));
        let close = Frame { px, board: tile, origin, ..self.frame.clone() };
        let map = (std::mem::replace(&mut self.frame, close), self.laid.take());
        self.only = Some(pos);
        self.layer(Layer::Built)?;
        self.standing()?;
        self.layer(Layer::Flying)?;
        self.layer(Layer::Top)?;
        let labels = self.scene.spots.iter().zip(1..).filter(|(spot, _)| spot.pos == pos);
        let labels = labels.map(|(&spot, label)| Ok((spot, label, self.spot_place(spot)?)));
        let labels: Vec<_> = labels.collect::<Result<_, RenderError>>()?;
        self.only = None;
        (self.frame, self.laid) = (map.0, map.1.map_or_else(OnceCell::new, OnceCell::from));
        self.canvas.clip(self.canvas.bounds());
        for (spot, label, place) in labels {
            self.plate(spot, label, px as u16, place);
        }
        Ok(())
    }
}
