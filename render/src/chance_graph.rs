//! Who was likely to win, turn after turn: for each turn a column that the seats share, in their
//! colours and in playing order from the bottom, with a line at the half.

use std::fmt;

use canvas::{Canvas, Picture, Rect, text};
use rules::FigureKind;

use crate::art::{SpriteKey, figure_height};
use crate::paint::sprite_of;
use crate::scene::{PlayerColour, PlayerLabel};
use crate::theme::{Rgb, Theme};

/// The size of the graph in pixels, the height of its head, and its margins.
const WIDTH: i32 = 1200;
const HEIGHT: i32 = 560;
const HEAD: i32 = 90;
const LEFT: i32 = 110;
const MARGIN: i32 = 28;
/// The size of the numbers and of names.
const NUMBER: u16 = 28;
const NAME: f32 = 32.0;
/// The height of the figure beside a name.
const FIGURE: f32 = 52.0;
/// What is sure, in the unit of the chances.
pub const SURE: u16 = 1_000;

/// Who was likely to win, turn after turn.
#[derive(Clone, PartialEq, Eq)]
pub struct ChanceGraph {
    /// Colours.
    pub theme: Theme,
    /// The seats in playing order.
    pub players: Vec<PlayerLabel>,
    /// Before the first turn and after each, each seat's chance in thousandths ([`SURE`]).
    pub chances: Vec<Vec<u16>>,
    /// The turns to be marked: their numbers, counted from 1.
    pub marks: Vec<usize>,
}

impl fmt::Debug for ChanceGraph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "chances {} {:?}", self.theme.name(), self.marks)?;
        self.chances.iter().try_for_each(|chances| writeln!(f, "{chances:?}"))
    }
}

impl ChanceGraph {
    /// Draws the graph.
    pub fn render(&self) -> Picture {
        let palette = self.theme.palette();
        let colours = self.theme.colours();
        let table = &colours.table;
        let ground = palette.index(table.panel);
        let mut canvas = Canvas::new(palette, WIDTH as usize, HEIGHT as usize, ground);
        let mut fill = |rect: Rect, colour: Rgb| canvas.fill(rect, palette.index(colour));
        for x in LEFT..WIDTH - MARGIN {
            let mut top = self.y(0.0);
            let mut so_far = 0.0;
            for seat in 0..self.players.len() {
                so_far += self.at(x, seat);
                let next = self.y(so_far);
                fill(
                    Rect::new(x, next, 1, top - next),
                    colours.seats[self.colour(seat).index()].body,
                );
                // A seam, so that nobody needs to tell two colours apart.
                if seat > 0 {
                    fill(Rect::new(x, top - 1, 1, 2), table.dark);
                }
                top = next;
            }
        }
        let wide = WIDTH - MARGIN - LEFT;
        for part in [0.0, 0.5, 1.0] {
            fill(Rect::new(LEFT, self.y(part * f64::from(SURE)) - 1, wide, 2), table.text);
        }
        for &turn in &self.marks {
            let x = self.x(turn);
            fill(Rect::new(x - 3, HEAD, 6, HEIGHT - HEAD - MARGIN), table.dark);
            fill(Rect::new(x - 1, HEAD, 2, HEIGHT - HEAD - MARGIN), table.white);
        }
        let mut draw =
            |key: SpriteKey, x: i32, y: i32| canvas.draw(sprite_of(self.theme, key), x, y);
        for percent in [0, 50, 100] {
            let key =
                SpriteKey::Text { text: format!("{percent} %"), size: NUMBER, ink: table.text };
            draw(key, MARGIN / 2, self.y(f64::from(percent) * 10.0) + i32::from(NUMBER) / 3);
        }
        for seat in 0..self.players.len() {
            let (left, wide) = self.column(seat);
            let px = (FIGURE / figure_height(FigureKind::Small)) as u16;
            let colour = self.colour(seat);
            let figure =
                SpriteKey::Figure { kind: FigureKind::Small, colour, lying: false, pin: None, px };
            draw(figure, left + FIGURE as i32 / 2, HEAD / 2);
            let name = text::showable(&self.players[seat].name);
            let name = name.unwrap_or_else(|| format!("#{}", seat + 1));
            let room = wide as f32 - FIGURE * 1.2;
            let letters = (room / text::width(&name)).clamp(18.0, NAME);
            let words = text::fitted(&name, room / letters);
            let key = SpriteKey::Text { text: words, size: letters as u16, ink: table.text };
            draw(key, left + (FIGURE * 1.1) as i32, HEAD / 2 + 10);
        }
        Picture::new(canvas, &[])
    }

    /// The start and width of a seat's part of the head.
    fn column(&self, seat: usize) -> (i32, i32) {
        let wide = (WIDTH - 2 * MARGIN) / self.players.len().max(1) as i32;
        (MARGIN + wide * seat as i32, wide)
    }

    fn colour(&self, seat: usize) -> PlayerColour {
        self.players[seat].colour.unwrap_or(PlayerColour::new(seat as u8))
    }

    fn steps(&self) -> i32 {
        self.chances.len().saturating_sub(1).max(1) as i32
    }

    /// Where a turn stands.
    fn x(&self, turn: usize) -> i32 {
        LEFT + (WIDTH - MARGIN - LEFT) * turn as i32 / self.steps()
    }

    /// How high a chance is.
    fn y(&self, chance: f64) -> i32 {
        let part = (chance / f64::from(SURE)).clamp(0.0, 1.0);
        HEIGHT - MARGIN - (f64::from(HEIGHT - HEAD - MARGIN) * part) as i32
    }

    /// A seat's chance at a column, between those of the turns beside it.
    fn at(&self, x: i32, seat: usize) -> f64 {
        let along =
            f64::from(x - LEFT) / f64::from(WIDTH - MARGIN - LEFT) * f64::from(self.steps());
        let chance = |turn: usize| {
            let turn = self.chances.get(turn).or(self.chances.last());
            f64::from(turn.and_then(|turn| turn.get(seat)).copied().unwrap_or(0))
        };
        let (from, to) = (chance(along as usize), chance(along as usize + 1));
        from + (to - from) * along.fract()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn graph(chances: &[&[u16]]) -> ChanceGraph {
        let players = ["Ada", "Łucja", "Ben"].map(PlayerLabel::new);
        let players = players[..chances[0].len()].to_vec();
        let chances = chances.iter().map(|chances| chances.to_vec()).collect();
        ChanceGraph { theme: Theme::LIGHT, players, chances, marks: vec![1] }
    }

    #[test]
    fn a_chance_is_as_high_as_it_is_good_and_all_of_them_fill_the_column() {
        let graph = graph(&[&[500, 500], &[800, 200], &[1000, 0]]);
        assert!((graph.at(LEFT, 0) - 500.0).abs() < 1.0);
        assert!((graph.at(graph.x(1), 0) - 800.0).abs() < 5.0);
        for x in (LEFT..WIDTH - MARGIN).step_by(50) {
            assert!((graph.at(x, 0) + graph.at(x, 1) - 1000.0).abs() < 0.01);
        }
        assert_eq!((graph.y(0.0), graph.y(1000.0)), (HEIGHT - MARGIN, HEAD));
        // The first seat's colour is below, the other's above, at the beginning and not in the end.
        let picture = graph.render();
        let image = picture.image();
        let colours = Theme::LIGHT.colours().seats;
        let at = |x: i32, y: i32| image.get_pixel(x as u32, y as u32).0;
        let body = |seat: usize| colours[seat].body.parts();
        assert_eq!(at(LEFT + 4, HEIGHT - MARGIN - 30), body(0));
        assert_eq!(at(LEFT + 4, HEAD + 30), body(1));
        assert_eq!(at(WIDTH - MARGIN - 2, HEAD + 30), body(0));
    }

    #[test]
    fn graphs_of_short_and_long_games_and_of_three_are_drawn() {
        let long: Vec<Vec<u16>> = (0..200).map(|turn| vec![5 * turn, 1000 - 5 * turn]).collect();
        let long: Vec<&[u16]> = long.iter().map(Vec::as_slice).collect();
        for chances in [&[&[500, 500][..]][..], &long, &[&[400, 300, 300], &[0, 0, 1000]]] {
            let picture = graph(chances).render();
            assert_eq!((picture.width, picture.height), (WIDTH as u32, HEIGHT as u32));
        }
    }
}
