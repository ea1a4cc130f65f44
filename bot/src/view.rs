//! What people see: pure functions from the state of a table to messages. A view decides nothing,
//! reads nothing and sends nothing; a picture is described here and drawn elsewhere.

pub mod alt;
pub mod board_text;
pub mod done;
pub mod help;
pub mod labels;
pub mod lobby;
pub mod log;
pub mod looks;
pub mod mine;
pub mod my;
pub mod pages;
pub mod panel;
pub mod refusal;
pub mod ring;
pub mod seats;
pub mod setup;
pub mod standing;
pub mod tell;
pub mod things;
pub mod tiles;
pub mod time;

use render::Scene;
use rules::Game;

use crate::app::plan;
use crate::platform::{Button, Message, Row, Style};
use crate::text::{Name, Text};
use crate::token::Token;

/// A message and the picture that belongs to it.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// The message, without its picture.
    pub message: Message,
    /// The picture to draw.
    pub picture: Option<Picture>,
}

/// A picture that is still to be drawn.
#[derive(Clone, Debug)]
pub struct Picture {
    /// What it shows.
    pub sight: Sight,
    /// The alternative text.
    pub alt: String,
}

/// What a picture shows.
#[derive(Clone, Debug)]
pub enum Sight {
    /// A board.
    Board(Box<Scene>),
    /// Where the points came from.
    Points(render::ScoreSheet),
    /// The tiles that are left.
    Tiles(render::TilesLeft),
    /// Boards one after the other.
    Moving(Vec<Scene>),
}

impl Sight {
    /// A board.
    pub fn board(scene: Scene) -> Self {
        Self::Board(Box::new(scene))
    }

    /// The name of its file.
    pub const fn file(&self) -> &'static str {
        match self {
            Self::Board(_) => "board.png",
            Self::Points(_) => "points.png",
            Self::Tiles(_) => "tiles.png",
            Self::Moving(_) => "replay.gif",
        }
    }

    /// The bytes of its file. Takes some milliseconds; a moving picture takes longer.
    ///
    /// # Errors
    /// Those of the drawing crate.
    pub fn draw(&self) -> Result<Vec<u8>, render::RenderError> {
        Ok(match self {
            Self::Board(scene) => render::render(scene)?.png,
            Self::Points(sheet) => sheet.render().png,
            Self::Tiles(sheet) => sheet.render().png,
            Self::Moving(scenes) => render::replay(scenes, render::Pace::default(), |_, _| {})?.gif,
        })
    }
}

impl Page {
    /// A page of text alone.
    pub fn text(content: impl Into<String>) -> Self {
        Self { message: Message::text(content), picture: None }
    }

    /// The same page with this row under it.
    pub fn row(mut self, row: Row) -> Self {
        self.message.rows.push(row);
        self
    }
}

/// The players as pictures name them.
pub(crate) fn players(people: &[Name]) -> Vec<render::Player> {
    people.iter().map(|name| render::Player::new(name.plain())).collect()
}

/// The board of a game with its players and the last move marked.
pub(crate) fn scene(game: &Game, people: &[Name]) -> Scene {
    Scene::of(game, &players(people)).mark_last(plan::last_cell(game))
}

/// A button with a sentence on it.
pub(crate) fn button(text: &Text, style: Style, key: &str, token: &Token) -> Button {
    Button::new(style, tell::cut(&text.say(key), crate::platform::limits::LABEL), token.encode())
}
