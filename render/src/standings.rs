//! The table of a league: a line for each member, with numbers in columns. The caller supplies the
//! words, in the reader's language.

use std::fmt;

use canvas::{Canvas, Picture, Rect, text};

use crate::art::SpriteKey;
use crate::paint::sprite_of;
use crate::theme::Theme;

/// The width of the table, the height of its head and of a line, and its margin, in pixels.
const WIDTH: i32 = 1200;
const HEAD: i32 = 70;
const LINE: i32 = 54;
const MARGIN: i32 = 24;
/// The width of a column of numbers, and the room between two.
const COLUMN: i32 = 170;
const GAP: i32 = 16;
/// Text sizes.
const WORD: f32 = 28.0;
const NAME: f32 = 32.0;
/// The smallest letters that long words get.
const LEAST: f32 = 16.0;

/// The table of a league.
#[derive(Clone, PartialEq, Eq)]
pub struct StandingsTable {
    /// Colours.
    pub theme: Theme,
    /// What stands above each column; the first is that of the places, the second that of the names.
    pub head: Vec<String>,
    /// The lines, each with a word for every column.
    pub lines: Vec<Vec<String>>,
}

impl fmt::Debug for StandingsTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "standings {}", self.theme.name())?;
        std::iter::once(&self.head)
            .chain(&self.lines)
            .try_for_each(|line| writeln!(f, "{}", line.join(" | ")))
    }
}

impl StandingsTable {
    /// Draws the table.
    pub fn render(&self) -> Picture {
        let height = HEAD + LINE * self.lines.len().max(1) as i32 + MARGIN;
        let palette = self.theme.palette();
        let table = &self.theme.colours().table;
        let ground = palette.index(table.panel);
        let mut canvas = Canvas::new(palette, WIDTH as usize, height as usize, ground);
        for line in (0..self.lines.len()).step_by(2) {
            let band = Rect::new(0, HEAD + LINE * line as i32, WIDTH, LINE);
            canvas.fill(band, palette.index(table.chip));
        }
        canvas.fill(Rect::new(MARGIN, HEAD - 4, WIDTH - 2 * MARGIN, 2), palette.index(table.text));
        let mut draw = |words: &str, most: f32, column: usize, base: i32| {
            if words.is_empty() {
                return;
            }
            let (left, wide) = self.column(column);
            let words = text::showable(words).unwrap_or_else(|| "?".to_owned());
            let size = (wide as f32 / text::width(&words).max(0.1)).clamp(LEAST, most);
            let words = text::fitted(&words, wide as f32 / size);
            // Names begin at their column, numbers end there.
            let long = (text::width(&words) * size) as i32;
            let left = if column == 1 { left } else { left + (wide - long).max(0) };
            let key = SpriteKey::Text { text: words, size: size as u16, ink: table.text };
            canvas.draw(sprite_of(self.theme, key), left, base);
        };
        for (column, words) in self.head.iter().enumerate() {
            draw(words, WORD, column, HEAD - 22);
        }
        for (line, words) in self.lines.iter().enumerate() {
            let base = HEAD + LINE * line as i32 + LINE * 2 / 3;
            for (column, words) in words.iter().enumerate() {
                draw(words, NAME, column, base);
            }
        }
        Picture::new(canvas, &[])
    }

    /// The start and width of a column.
    fn column(&self, column: usize) -> (i32, i32) {
        let place = COLUMN / 2;
        let numbers = self.head.len().saturating_sub(2) as i32;
        let first = WIDTH - MARGIN - COLUMN * numbers;
        match column {
            0 => (MARGIN, place - GAP),
            1 => (MARGIN + place, first - MARGIN - place - GAP),
            _ => (first + COLUMN * (column as i32 - 2), COLUMN - GAP),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn table(names: &[&str]) -> StandingsTable {
        let words = |line: &[&str]| line.iter().map(|word| (*word).to_owned()).collect();
        StandingsTable {
            theme: Theme::LIGHT,
            head: words(&["", "Name", "Score", "Tables", "Won"]),
            lines: names.iter().map(|name| words(&["1.", name, "24", "2", "1"])).collect(),
        }
    }

    #[test]
    fn a_column_begins_where_the_one_before_has_ended() {
        let table = table(&["Ada"]);
        let columns: Vec<_> = (0..5).map(|column| table.column(column)).collect();
        assert!(columns.windows(2).all(|two| two[0].0 + two[0].1 < two[1].0), "{columns:?}");
        let (left, wide) = columns[4];
        assert!(columns[0].0 >= MARGIN && left + wide <= WIDTH - MARGIN);
    }

    #[test]
    fn every_member_has_a_line_whatever_they_are_called() {
        let long = "Łucja ".repeat(40);
        for names in [&["Ada"][..], &["Ada", &long, "\u{1F600}", ""]] {
            let picture = table(names).render();
            let image = picture.image();
            let wanted = HEAD + LINE * names.len() as i32 + MARGIN;
            assert_eq!((image.width(), image.height()), (WIDTH as u32, wanted as u32));
        }
        assert!(table(&[]).render().image().height() > 0);
    }
}
