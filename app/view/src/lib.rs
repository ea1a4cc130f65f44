//! What people see: pure functions from the state of a table to messages. A view decides nothing,
//! reads nothing and sends nothing. Pictures are described here and drawn elsewhere.

pub mod alt;
pub mod analysis;
pub mod art;
pub mod aside;
pub mod board_text;
pub mod bulletin;
pub mod confirmation;
pub mod daily;
pub mod duplicate;
pub mod emblems;
pub mod ending;
pub mod fair;
pub mod help;
pub mod hint;
pub mod host;
pub mod league;
pub mod lobby;
pub mod log;
pub mod looks;
pub mod my_games;
pub mod pages;
pub mod panel;
pub mod preferences;
pub mod records;
pub mod refusal;
pub mod seats;
pub mod seek;
pub mod setup;
pub mod setups;
pub mod standing;
pub mod time;
pub mod trace;
pub mod travel;
pub mod turn_message;
pub mod vocabulary;
pub mod web;
pub mod wishes;

use std::ops::ControlFlow;

use game::expansions::{DescribedRow, TileRow};
use game::narration;
use port::{ActionRow, Button, Message, Style, limits};
use render::{AnimationFrame, Scene, View};
use rules::{Game, HostTile, KindId, Pos};
use storage::GameId;
use table::art::ArtPacks;
use table::model::Table;
use table::plan;
use table::token::ComponentToken;
use text::{Name, Text, say};

/// Pixels per tile in a picture that shows tiles, and how many tiles are in a row.
const DRAWN_PX: u16 = 192;
const MAX_DRAWN: usize = 4;

/// The name of the file with the part of a board around the last move, beside that of the whole.
pub const PART: &str = "part.png";
/// The names of the files with moves that are looked back at.
pub const MOVES: [&str; 3] = ["move1.png", "move2.png", "move3.png"];
/// The name of a moving picture's file.
pub const FILM: &str = "replay.gif";
/// The name of the moving picture at the end of a game.
pub const HIGHLIGHTS: &str = "highlights.gif";

/// A message and its pictures.
#[derive(Clone, Debug, Default)]
pub struct MessageDraft {
    /// The message, without its picture.
    pub message: Message,
    /// The picture to draw.
    pub picture: Option<DescribedPicture>,
    /// A second picture below it, at the end of a game: where the points came from.
    pub sheet: Option<DescribedPicture>,
    /// Boards below these: moves that are looked back at, as many as there are names for.
    pub moves: Vec<DescribedPicture>,
    /// A short moving picture below that, at the end of a game. The message is complete without it.
    pub highlights: Option<DescribedPicture>,
    /// What a moving picture to keep is made of, and its game.
    pub keep: Option<(GameId, String)>,
}

/// A picture to be drawn.
#[derive(Clone, Debug)]
pub struct DescribedPicture {
    /// What it shows.
    pub spec: PictureSpec,
    /// The alternative text.
    pub alt: String,
}

impl From<DescribedRow> for DescribedPicture {
    fn from((row, alt): DescribedRow) -> Self {
        let theme = render::Theme::LIGHT;
        let spec = match row {
            TileRow::Kinds(tiles) => PictureSpec::Drawn(theme, tiles),
            TileRow::Described(tiles) => PictureSpec::Described(theme, tiles),
        };
        Self { spec, alt }
    }
}

impl DescribedPicture {
    /// The part around the last move, if this shows a whole board whose tiles are too small to be
    /// read without enlarging it.
    fn part(&self, text: &Text) -> Option<Self> {
        let PictureSpec::Board(scene) = &self.spec else { return None };
        let cell = scene.last.last().filter(|_| scene.view == View::Whole)?;
        scene.has_small_tiles().then(|| Self {
            spec: PictureSpec::board(scene.as_ref().clone().view(View::Focus)),
            alt: say!(text, "alt-focus", cell = cell.name()),
        })
    }
}

/// What a picture shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureSpec {
    /// A board.
    Board(Box<Scene>),
    /// Where the points came from.
    Points(render::ScoreSheet),
    /// How a rating went.
    Rating(render::RatingGraph),
    /// Who was likely to win.
    Chances(render::ChanceGraph),
    /// The table of a league.
    Standings(render::StandingsTable),
    /// The remaining tiles.
    Tiles(render::TilesLeft),
    /// Tiles in a row, each with a caption.
    Drawn(render::Theme, Vec<(KindId, String)>),
    /// Tiles that a host described, also in a row, with the cities that each field feeds.
    Described(render::Theme, Vec<(HostTile, String)>),
    /// Boards shown one after another.
    Moving {
        /// The boards.
        frames: Vec<AnimationFrame>,
        /// Most pixels per tile.
        px: u16,
        /// How long they are shown.
        length: FilmLength,
    },
}

/// How long a moving picture lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmLength {
    /// As long as a game of its length may.
    Whole,
    /// At most six seconds.
    Short,
}

/// Pixels per tile of a picture that could not be drawn at its own scale.
const SMALLER: [u16; 2] = [48, 24];
/// Fewest pixels per tile of a moving picture.
const MIN_MOVING: u16 = 16;

impl PictureSpec {
    /// A board.
    pub fn board(scene: Scene) -> Self {
        Self::Board(Box::new(scene))
    }

    /// The name of its file.
    pub const fn file(&self) -> &'static str {
        match self {
            Self::Board(_) => "board.png",
            Self::Points(_) => "points.png",
            Self::Rating(_) => "rating.png",
            Self::Chances(_) => "chances.png",
            Self::Standings(_) => "table.png",
            Self::Tiles(_) | Self::Drawn(..) | Self::Described(..) => "tiles.png",
            Self::Moving { length: FilmLength::Whole, .. } => FILM,
            Self::Moving { length: FilmLength::Short, .. } => HIGHLIGHTS,
        }
    }

    /// Boards shown one after another, at the largest scale.
    pub fn moving(frames: impl IntoIterator<Item: Into<AnimationFrame>>) -> Self {
        let frames = frames.into_iter().map(Into::into).collect();
        Self::Moving { frames, px: render::FrameTiming::default().px, length: FilmLength::Whole }
    }

    /// The highlights of a game, one after another; nothing if nobody scored.
    pub fn highlights(frames: &[AnimationFrame]) -> Option<Self> {
        let frames = render::highlights(frames);
        let px = SMALLER[0];
        (frames.len() > 1).then_some(Self::Moving { frames, px, length: FilmLength::Short })
    }

    /// The same at a smaller scale, while there is one; the last step of a moving picture is its
    /// last board.
    pub fn smaller(&self) -> Option<Self> {
        match self {
            Self::Board(scene) => {
                let smaller = |px: &&u16| scene.viewport.is_none_or(|shown| **px < shown.px);
                let px = SMALLER.iter().find(smaller)?;
                Some(Self::board(Scene::clone(scene).entire(*px)))
            }
            Self::Moving { frames, px, length } if px / 2 >= MIN_MOVING => {
                Some(Self::Moving { frames: frames.clone(), px: px / 2, length: *length })
            }
            Self::Moving { .. } => self.still(),
            Self::Points(_)
            | Self::Rating(_)
            | Self::Chances(_)
            | Self::Standings(_)
            | Self::Tiles(_)
            | Self::Drawn(..)
            | Self::Described(..) => None,
        }
    }

    /// The last board of a moving picture.
    pub fn still(&self) -> Option<Self> {
        match self {
            Self::Moving { frames, .. } => {
                frames.last().map(|frame| Self::board(frame.scene.clone()))
            }
            _ => None,
        }
    }

    /// The same in other colours.
    fn set_theme(&mut self, theme: render::Theme) {
        match self {
            Self::Board(scene) => scene.theme = theme,
            Self::Points(sheet) => sheet.theme = theme,
            Self::Rating(graph) => graph.theme = theme,
            Self::Chances(graph) => graph.theme = theme,
            Self::Standings(table) => table.theme = theme,
            Self::Tiles(sheet) => sheet.theme = theme,
            Self::Drawn(old, _) | Self::Described(old, _) => *old = theme,
            Self::Moving { frames, .. } => {
                frames.iter_mut().for_each(|frame| frame.scene.theme = theme);
            }
        }
    }

    /// The bytes of its file, at most this many. Drawing takes some milliseconds. A moving picture
    /// takes longer, reports after each board how many of how many are drawn, and stops if it is
    /// told to.
    ///
    /// # Errors
    /// Errors of the drawing crate.
    pub fn draw(
        &self,
        most: usize,
        progress: impl FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<Vec<u8>, render::RenderError> {
        Ok(match self {
            Self::Board(scene) => render::render(scene)?.png,
            Self::Points(sheet) => sheet.render().png,
            Self::Rating(graph) => graph.render().png,
            Self::Chances(graph) => graph.render().png,
            Self::Standings(table) => table.render().png,
            Self::Tiles(sheet) => sheet.render().png,
            Self::Drawn(theme, tiles) => {
                let named = tiles.iter().map(|(kind, word)| (*kind, word.as_str()));
                let columns = tiles.len().clamp(1, MAX_DRAWN);
                render::sheet(*theme, named, DRAWN_PX, columns).png
            }
            Self::Described(theme, tiles) => {
                let named = tiles.iter().map(|(tile, word)| (tile, word.as_str()));
                let columns = tiles.len().clamp(1, MAX_DRAWN);
                render::farm_sheet(*theme, named, DRAWN_PX, columns).png
            }
            Self::Moving { frames, px, length } => {
                let usual = match length {
                    FilmLength::Whole => render::FrameTiming::default(),
                    FilmLength::Short => render::FrameTiming::of_highlights(),
                };
                let pace = render::FrameTiming { most, px: *px, ..usual };
                render::replay(frames, pace, progress)?.gif
            }
        })
    }
}

impl MessageDraft {
    /// Its pictures in order, each with the name of its file if that is not the usual one.
    pub fn pictures(&self, text: &Text) -> Vec<(DescribedPicture, Option<&'static str>)> {
        let part = self.picture.as_ref().and_then(|whole| whole.part(text));
        let whole = self.picture.iter().cloned().map(|picture| (picture, None));
        let part = part.map(|part| (part, Some(PART)));
        let sheet = self.sheet.iter().cloned().map(|sheet| (sheet, None));
        let moves = self.moves.iter().cloned().zip(MOVES.map(Some));
        whole.chain(part).chain(sheet).chain(moves).collect()
    }

    /// A page with only text.
    pub fn text(content: impl Into<String>) -> Self {
        Self { message: Message::text(content), ..Self::default() }
    }

    /// The same page with its pictures in the table's theme.
    pub fn of(mut self, table: &Table, packs: &ArtPacks) -> Self {
        if let Some(theme) = art::theme(table.settings.look.as_ref(), packs) {
            let pictures = self.picture.iter_mut().chain(&mut self.sheet);
            for picture in pictures.chain(&mut self.moves).chain(&mut self.highlights) {
                picture.spec.set_theme(theme);
            }
        }
        self
    }

    /// The same for one reader, who is told if the table's art pack is not installed.
    pub fn shown(self, text: &Text, table: &Table, packs: &ArtPacks) -> Self {
        let missing = art::missing(text, table.settings.look.as_ref(), packs);
        let mut page = self.of(table, packs);
        if let Some(missing) = missing.filter(|_| page.picture.is_some()) {
            let lines = format!("{}\n{missing}", page.message.content);
            page.message.content = narration::cut(lines.trim_start(), limits::CONTENT);
        }
        page
    }

    /// The same page with this row added below.
    pub fn row(mut self, row: ActionRow) -> Self {
        self.message.rows.push(row);
        self
    }
}

/// The players as named in pictures.
pub fn players(people: &[Name]) -> Vec<render::PlayerLabel> {
    let player = |name: &Name| render::PlayerLabel {
        name: name.drawn(),
        colour: name.colour().map(render::PlayerColour::new),
    };
    people.iter().map(player).collect()
}

/// The board of a game with its players and the last move marked.
pub fn scene(game: &Game, people: &[Name]) -> Scene {
    Scene::of(game, &players(people)).mark_last(plan::last_cell(game))
}

/// The same with these cells marked instead of the last one, if there are any.
pub fn marked(scene: Scene, cells: &[Pos]) -> Scene {
    if cells.is_empty() { scene } else { scene.mark_last(cells.iter().copied()) }
}

/// Which cells are marked, if there are more than the last one; `key` says since when.
pub fn since(text: &Text, key: &str, cells: &[Pos]) -> Option<String> {
    let names: Vec<String> = cells.iter().map(|cell| cell.name()).collect();
    (names.len() > 1).then(|| say!(text, key, cells = text.list(&names)))
}

/// A button labelled with a sentence.
pub fn button(text: &Text, style: Style, key: &str, token: &ComponentToken) -> Button {
    Button::new(style, narration::cut(&text.say(key), port::limits::LABEL), token.encode())
}

#[cfg(test)]
mod tests {
    use render::Tile;
    use rules::{Seed, Setup, Systems};

    use super::*;

    /// A page with a board of this many columns in a view, and a sheet.
    fn page(columns: i16, view: View) -> MessageDraft {
        let systems = Systems::named(["base"]).expect("the base game");
        let setup = Setup::new(2, systems, Seed::from_number(1));
        let (game, _) = Game::new(setup).expect("a game");
        let scene = Scene::of(&game, &[]);
        let tile = |x| Tile { pos: Pos::new(x, 0), ..scene.tiles[0] };
        let scene = Scene { tiles: (0..columns).map(tile).collect(), ..scene }.view(view);
        let scene = scene.mark_last([Pos::new(columns - 1, 0)]);
        let described = |spec| DescribedPicture { spec, alt: String::new() };
        let sheet = described(PictureSpec::Drawn(render::Theme::LIGHT, Vec::new()));
        let picture = Some(described(PictureSpec::board(scene)));
        MessageDraft { picture, sheet: Some(sheet), ..MessageDraft::default() }
    }

    #[test]
    fn beside_a_whole_board_with_small_tiles_the_last_move_is_shown_large() {
        let text = Text::of("en");
        for (columns, view, parts) in [
            (38, View::Whole, false),
            (60, View::Whole, true),
            (60, View::Focus, false),
            (60, View::Fitting, false),
        ] {
            let shown = page(columns, view).pictures(text);
            let names: Vec<_> = shown.iter().map(|(_, name)| *name).collect();
            let expected = if parts { vec![None, Some(PART), None] } else { vec![None, None] };
            assert_eq!(names, expected, "{columns} {view:?}");
            if parts {
                let (DescribedPicture { spec: PictureSpec::Board(part), alt }, _) = &shown[1]
                else {
                    panic!("{shown:?}");
                };
                assert_eq!(part.view, View::Focus);
                assert!(alt.contains(&Pos::new(columns - 1, 0).name()), "{alt}");
            }
        }
    }
}
