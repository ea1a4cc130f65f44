//! What is not board: the score panel below, the gutter beside with the overview map or the tile
//! in hand. Sizes are shares of the part they stand in; nothing here ever covers the board.

use rules::{Figure, KindId, Pos, Rotation};

use crate::art::Motif;
use crate::camera::Cells;
use crate::canvas::Rect;
use crate::error::RenderError;
use crate::paint::Painter;
use crate::plan::anchor;
use crate::scene::View;

impl Painter<'_> {
    pub(crate) fn panels(&mut self) -> Result<(), RenderError> {
        self.canvas.clip(self.canvas.bounds());
        if let Some(scores) = self.frame.scores {
            self.scores(scores);
        }
        match (self.frame.side, self.frame.view) {
            (Some(side), View::Focus) => self.overview(side),
            (Some(side), View::Panel) => self.hand(side)?,
            _ => {}
        }
        Ok(())
    }

    pub(crate) fn small_tile(&mut self, kind: KindId, rotation: Rotation, place: Rect) {
        let rim = place.height * 4 / 100;
        let accent = self.palette.index(self.colours.table.accent);
        self.canvas.fill(place, accent);
        let px = (place.width - 2 * rim) as u16;
        let at = (place.x + rim, place.y + rim);
        self.draw(Motif::Tile { kind, rotation, px }, at);
    }

    /// A pile and how many tiles it has.
    pub(crate) fn tiles_left(&mut self, place: Rect) {
        let table = &self.colours.table;
        let (ink, tall) = (table.text, place.height as f32);
        let number = self.scene.left.to_string();
        let px = (tall * 0.48) as u16;
        let size = tall * 0.42;
        let (x, y) = place.middle();
        self.draw(Motif::Pile { px }, (x - i32::from(px) / 2, place.y));
        self.text_at(&number, size, ink, (x, y + (tall * 0.28) as i32));
    }

    /// The whole board in small, with the window of the focus, in a gutter of its own.
    fn overview(&mut self, side: Rect) {
        let table = &self.colours.table;
        self.canvas.fill(side, self.palette.index(table.panel));
        let margin = side.width * 6 / 100;
        let inner = side.inset(margin);
        let below = (side.width as f32 * 0.62) as i32;
        let room = Rect::new(inner.x, inner.y, inner.width, inner.height - below);
        let window = self.frame.seen();
        let tiles = self.scene.tiles.iter().map(|tile| tile.pos);
        let cells = tiles.chain([window.from, window.to]);
        let all = Cells::around(cells).unwrap_or(window);
        let px = (room.width / all.columns()).min(room.height / all.rows()).clamp(1, 28);
        let left = room.x + (room.width - px * all.columns()) / 2;
        let top = room.y + (room.height - px * all.rows()) / 2;
        let cell = |pos: Pos| {
            let x = left + px * (i32::from(pos.x) - i32::from(all.from.x));
            let y = top + px * (i32::from(pos.y) - i32::from(all.from.y));
            Rect::new(x, y, px, px)
        };
        for tile in self.scene.tiles.clone() {
            let motif = Motif::Tile { kind: tile.kind, rotation: tile.rotation, px: px as u16 };
            let place = cell(tile.pos);
            self.draw(motif, (place.x, place.y));
        }
        self.dots(&cell, px);
        let accent = self.palette.index(table.accent);
        for &pos in self.scene.candidates.iter().chain(&self.scene.last) {
            self.outline(cell(pos), accent, (px / 6).max(2));
        }
        // The window, in the scale of the map.
        let scale = px as f32 / self.frame.px as f32;
        let (board, first) = (self.frame.board, self.frame.cell(all.from));
        let map = |pixels: i32| (pixels as f32 * scale).round() as i32;
        let x = left + map(board.x - first.x);
        let y = top + map(board.y - first.y);
        let window = Rect::new(x, y, map(board.width), map(board.height));
        let line = (margin / 4).max(3);
        self.outline(window.inset(-line / 2), self.palette.index(table.text), line);
        self.below_overview(Rect::new(inner.x, inner.bottom() - below, inner.width, below));
    }

    fn below_overview(&mut self, place: Rect) {
        let half = place.width / 2;
        let size = half.min(place.height) * 95 / 100;
        let y = place.bottom() - size;
        if let Some((kind, rotation)) = self.scene.hand {
            self.small_tile(kind, rotation, Rect::new(place.x, y, size, size));
        }
        self.tiles_left(Rect::new(place.x + half, y, half, size));
    }

    /// Figures on the map are dots in their colours.
    fn dots(&mut self, cell: &dyn Fn(Pos) -> Rect, px: i32) {
        let size = (px * 2 / 3).max(3);
        for figure in self.scene.figures.clone() {
            let Some(pos) = figure.at.pos() else {
                continue;
            };
            let (x, y) = cell(pos).middle();
            let body = self.colours.cloths[self.scene.livery(figure.seat).index()].body;
            let motif = Motif::Card {
                width: size as u16,
                height: size as u16,
                radius: size as u16 / 2,
                fill: body,
                rim: Some((self.colours.table.white, 1)),
            };
            self.draw(motif, (x - size / 2, y - size / 2));
        }
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

    /// The tile that is decided about, drawn large, with the spots on it.
    fn hand(&mut self, side: Rect) -> Result<(), RenderError> {
        let table = &self.colours.table;
        self.canvas.fill(side, self.palette.index(table.panel));
        let margin = side.width * 6 / 100;
        let inner = side.inset(margin);
        let big = inner.width;
        let top = inner.y + (inner.height - big) / 2;
        let place = Rect::new(inner.x, top, big, big);
        let spot = self.scene.spots.first().and_then(|spot| self.scene.tile_at(spot.pos));
        let shown = spot.or(self.scene.preview);
        let held = shown.map(|tile| (tile.kind, tile.rotation)).or(self.scene.hand);
        if let Some((kind, rotation)) = held {
            self.small_tile(kind, rotation, place);
            let px = (big - 2 * (big * 4 / 100)) as u16;
            if let Some(tile) = shown {
                self.on_large(tile.pos, (kind, rotation), place, px)?;
            }
        }
        let tall = (top - inner.y - margin).max(40);
        if let Some(seat) = self.scene.turn.filter(|seat| seat.index() < self.scene.seats.len()) {
            let card = Rect::new(inner.x, inner.y, inner.width, tall.min(inner.width * 45 / 100));
            self.seat(seat, card);
        }
        let left = tall.min(inner.width * 40 / 100);
        self.tiles_left(Rect::new(inner.x, inner.bottom() - left, inner.width, left));
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
        let rim = place.height * 4 / 100;
        let at = |segment: u8| {
            let point = anchor(kind, segment, rotation);
            let along = |share: f32| (share * f32::from(px)).round() as i32;
            (place.x + rim + along(point.x), place.y + rim + along(point.y))
        };
        let standing = self.scene.figures.iter().chain(&self.scene.preview_figure);
        let standing: Vec<Figure> = standing.copied().collect();
        for figure in standing {
            if let Some(spot) = figure.at.spot().filter(|spot| spot.pos == pos) {
                let lying = self.is_farmer(figure)?;
                self.figure(figure, lying, px, at(spot.segment));
            }
        }
        for (&spot, label) in self.scene.spots.iter().zip(1..) {
            if spot.pos == pos {
                self.plate(label, px, at(spot.segment));
            }
        }
        Ok(())
    }
}
