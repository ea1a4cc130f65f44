//! Sheets of numbers: the sources of everybody's points, with bars, and the remaining tiles. The
//! caller supplies the text, in the reader's language.

use std::fmt;

use canvas::{Canvas, Picture, Rect, text};
use rules::{FigureKind, Game, KindId};

use crate::art::{SpriteKey, figure_height};
use crate::paint::sprite_of;
use crate::scene::{PlayerColour, PlayerLabel};
use crate::sheet::sheet;
use crate::theme::{Rgb, Theme};

/// Width of a sheet, height of its header and of a line, in pixels.
const WIDTH: i32 = 1200;
const HEAD: i32 = 150;
const LINE: i32 = 62;
const MARGIN: i32 = 24;
/// The text's share of the width.
const WORDS: f32 = 0.22;
/// Text sizes.
const NAME: f32 = 34.0;
const TOTAL: f32 = 52.0;
const WORD: f32 = 30.0;
/// Pixels per tile on the sheet of remaining tiles, and tiles per row.
const TILE: u16 = 84;
const IN_ROW: usize = 10;

/// The sources of everybody's points.
#[derive(Clone, PartialEq, Eq)]
pub struct ScoreSheet {
    /// Colours.
    pub theme: Theme,
    /// The seats in playing order.
    pub players: Vec<PlayerLabel>,
    /// The points of each seat.
    pub totals: Vec<i32>,
    /// Each source by name, with each seat's points from it.
    pub sources: Vec<(String, Vec<i32>)>,
}

impl fmt::Debug for ScoreSheet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "scores {}", self.theme.name())?;
        for (player, total) in self.players.iter().zip(&self.totals) {
            writeln!(f, "{:?} {total}", player.name)?;
        }
        for (source, points) in &self.sources {
            let points: Vec<String> = points.iter().map(i32::to_string).collect();
            writeln!(f, "{source}: {}", points.join(" "))?;
        }
        Ok(())
    }
}

impl ScoreSheet {
    /// Draws the sheet: a column per seat, a line per source, a bar for its points.
    pub fn render(&self) -> Picture {
        let height = HEAD + LINE * self.sources.len() as i32 + MARGIN;
        let palette = self.theme.palette();
        let ground = palette.index(self.theme.colours().table.panel);
        let canvas = Canvas::new(palette, WIDTH as usize, height as usize, ground);
        let mut pen = Pen { theme: self.theme, canvas };
        for seat in 0..self.players.len() {
            self.head(&mut pen, seat);
        }
        for line in 0..self.sources.len() {
            self.line(&mut pen, line);
        }
        Picture::new(pen.canvas, &[])
    }

    /// The start and width of a seat's column.
    fn column(&self, seat: usize) -> (i32, i32) {
        let words = (WIDTH as f32 * WORDS) as i32;
        let wide = (WIDTH - words - MARGIN) / self.players.len().max(1) as i32;
        (words + wide * seat as i32, wide)
    }

    fn colour(&self, seat: usize) -> PlayerColour {
        self.players[seat].colour.unwrap_or(PlayerColour::new(seat as u8))
    }

    fn head(&self, pen: &mut Pen, seat: usize) {
        let table = &self.theme.colours().table;
        let (left, wide) = self.column(seat);
        let size = (wide as f32 * 0.30).min(70.0);
        let px = (size / figure_height(FigureKind::Small)) as u16;
        let colour = self.colour(seat);
        let figure =
            SpriteKey::Figure { kind: FigureKind::Small, colour, lying: false, pin: None, px };
        pen.draw(figure, (left + (size * 0.55) as i32, 96));
        let name = text::showable(&self.players[seat].name);
        let name = name.unwrap_or_else(|| format!("#{}", seat + 1));
        let room = wide as f32 - 14.0;
        let letters = (room / text::width(&name)).clamp(20.0, NAME);
        pen.text(&text::fitted(&name, room / letters), letters, table.text, (left, 46));
        let total = text::points(self.totals.get(seat).copied().unwrap_or(0));
        let room = wide as f32 - size * 1.2 - 8.0;
        let letters = (room / text::width(&total)).min(TOTAL);
        pen.text(&total, letters, table.text, (left + (size * 1.15) as i32, 116));
    }

    fn line(&self, pen: &mut Pen, line: usize) {
        let table = &self.theme.colours().table;
        let top = HEAD + LINE * line as i32;
        let (source, points) = &self.sources[line];
        if line.is_multiple_of(2) {
            let band = Rect::new(0, top, WIDTH, LINE);
            pen.fill(band, table.chip);
        }
        let room = WIDTH as f32 * WORDS - 2.0 * MARGIN as f32;
        let letters = (room / text::width(source)).clamp(18.0, WORD);
        let word = text::fitted(source, room / letters);
        pen.text(&word, letters, table.text, (MARGIN, top + LINE * 2 / 3));
        let most = self.sources.iter().flat_map(|(_, points)| points).map(|points| points.abs());
        let most = most.max().unwrap_or(1).max(1);
        for seat in 0..self.players.len() {
            let points = points.get(seat).copied().unwrap_or(0);
            let (left, wide) = self.column(seat);
            let number = text::points(points);
            let longest = wide - 16 - (text::width("−000") * WORD * 0.9) as i32;
            let long = (longest * points.abs() / most).max(i32::from(points != 0) * 6);
            let bar = Rect::new(left, top + LINE * 22 / 100, long, LINE * 56 / 100);
            pen.fill(bar, table.dark);
            pen.fill(bar.inset(2), table.white);
            pen.fill(bar.inset(4), self.theme.colours().seats[self.colour(seat).index()].body);
            let ink = if points == 0 { table.dim } else { table.text };
            pen.text(&number, WORD * 0.9, ink, (left + long + 8, top + LINE * 2 / 3));
        }
    }
}

/// Draws on a canvas with a theme.
struct Pen {
    theme: Theme,
    canvas: Canvas<'static>,
}

impl Pen {
    fn draw(&mut self, key: SpriteKey, (x, y): (i32, i32)) {
        self.canvas.draw(sprite_of(self.theme, key), x, y);
    }

    fn fill(&mut self, rect: Rect, colour: Rgb) {
        self.canvas.fill(rect, self.theme.palette().index(colour));
    }

    fn text(&mut self, words: &str, size: f32, ink: Rgb, start: (i32, i32)) {
        self.draw(
            SpriteKey::Text { text: words.to_owned(), size: size.round() as u16, ink },
            start,
        );
    }
}

/// The tiles that can still be drawn, with their counts.
#[derive(Clone, PartialEq, Eq)]
pub struct TilesLeft {
    /// Colours.
    pub theme: Theme,
    /// Kinds with their counts, the most frequent first.
    pub tiles: Vec<(KindId, u8)>,
}

impl TilesLeft {
    /// The remaining tiles of a game.
    pub fn of(game: &Game, theme: Theme) -> Self {
        let mut tiles = game.bag().remaining();
        tiles.sort_by_key(|&(kind, count)| (std::cmp::Reverse(count), kind));
        Self { theme, tiles }
    }

    /// Draws the sheet.
    pub fn render(&self) -> Picture {
        let words: Vec<String> = self.tiles.iter().map(|(_, count)| format!("×{count}")).collect();
        let kinds = self.tiles.iter().map(|&(kind, _)| kind);
        let columns = self.tiles.len().clamp(1, IN_ROW);
        sheet(self.theme, kinds.zip(words.iter().map(String::as_str)), TILE, columns)
    }
}

impl fmt::Debug for TilesLeft {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "tiles left {}", self.theme.name())?;
        self.tiles.iter().try_for_each(|(kind, count)| writeln!(f, "{kind:?} {count}"))
    }
}
