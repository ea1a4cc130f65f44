//! Everything that is not board: the score panel below, and the gutter beside it with the overview
//! map or the tile in hand. Sizes are shares of the enclosing part; nothing here ever covers the
//! board.

use rules::{Figure, FigureKind, KindId, Pos, Rotation};

use crate::art::SpriteKey;
use crate::canvas::Rect;
use crate::error::RenderError;
use crate::paint::Painter;
use crate::plan::anchor;
use crate::scene::View;

/// The step in the size of the large tile, in pixels.
const LARGE_STEP: i32 = 32;

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

impl Painter<'_> {
    pub(crate) fn panels(&mut self) -> Result<(), RenderError> {
        self.canvas.clip(self.canvas.bounds());
        if let Some(scores) = self.frame.scores {
            self.scores(scores);
        }
        let Some(side) = self.frame.side else { return Ok(()) };
        self.canvas.fill(side, self.palette.index(self.colours.table.panel));
        match self.frame.view {
            View::Focus => self.overview(side),
            View::Panel => self.hand(side)?,
            View::Fitting | View::Whole | View::Around(_) => self.annex(side),
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
        let size = tall * 0.42;
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

    /// Draws the tile being decided about, large, with its spots.
    fn hand(&mut self, side: Rect) -> Result<(), RenderError> {
        let margin = side.width * 6 / 100;
        let inner = side.inset(margin);
        let big = large(inner.width);
        let top = inner.y + (inner.height - big) / 2;
        let place = Rect::new(inner.x + (inner.width - big) / 2, top, big, big);
        let shown = self.scene.in_question();
        let held = shown.map(|tile| (tile.kind, tile.rotation)).or(self.scene.hand);
        if let Some((kind, rotation)) = held {
            self.small_tile(kind, rotation, place);
            let px = (big - 2 * rim(big)) as u16;
            if let Some(tile) = shown {
                self.on_large(tile.pos, (kind, rotation), place, px)?;
            }
        }
        let tall = (top - inner.y - margin).max(40);
        if let Some(seat) = self.scene.turn.filter(|seat| seat.index() < self.scene.seats.len()) {
            let card = Rect::new(inner.x, inner.y, inner.width, tall.min(inner.width * 52 / 100));
            self.seat(seat, card);
        }
        let left = tall.min(inner.width * 40 / 100);
        let mut pile = Rect::new(inner.x, inner.bottom() - left, inner.width, left);
        if self.scene.has_annex() {
            let size = tall.min(inner.width - left);
            let corner = (inner.right() - size, inner.bottom() - size);
            self.annex(Rect::new(corner.0, corner.1, size, size));
            pile.width -= size;
        }
        self.tiles_left(pile);
        Ok(())
    }

    /// Labels and figures on the large tile.
    fn on_large(
        &mut self,
        pos: Pos,
        (kind, rotation): (KindId, Rotation),
        place: Rect,
        px: u16,
    ) -> Result<(), RenderError> {
        let rim = rim(place.height);
        let at = |segment: u8, figure: FigureKind| {
            let point = anchor(kind, segment, rotation, figure);
            let along = |share: f32| (share * f32::from(px)).round() as i32;
            (place.x + rim + along(point.x), place.y + rim + along(point.y))
        };
        let standing = self.scene.figures.iter().chain(&self.scene.preview_figure);
        let standing: Vec<Figure> = standing.copied().collect();
        for figure in standing {
            if let Some(spot) = figure.at.spot().filter(|spot| spot.pos == pos) {
                let lying = self.lies_down(figure)?;
                self.figure(figure, lying, px, at(spot.segment, figure.kind));
            }
        }
        for (&spot, label) in self.scene.spots.iter().zip(1..) {
            if spot.pos == pos {
                self.plate(spot, label, px, at(spot.segment, self.scene.figure_for(spot)));
            }
        }
        Ok(())
    }
}
