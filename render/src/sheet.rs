//! Sheets: rows of tiles or pieces with a caption under each. Used for the remaining tiles, and to
//! inspect everything that can be drawn: [`contact_sheets`] makes the contents of `docs/pictures`.

use canvas::{Canvas, Cut, Picture, Rect, text};
use rules::{
    FigureKind, HostTile, KindId, Rotation, Segment, SegmentKind, TileKind, Token, catalog,
};

use crate::art::SpriteKey;
use crate::expansions;
use crate::paint::{render, sprite_of};
use crate::plan::TilePlan;
use crate::scene::{PLAYER_COLOURS, PlayerColour};
use crate::specimen;
use crate::theme::Theme;

/// The gap between two things, relative to their size; larger where figures stick out.
const GAP: f32 = 0.14;
/// Size of the captions, relative to the size of a thing.
const WORD: f32 = 0.17;
/// Size of the labels on segments, as a share of a tile.
const MARK: f32 = 0.115;
/// Captions are left out below this many pixels per tile.
const MIN_FOR_WORDS: u16 = 48;

/// Pixels per tile of the board with an art pack.
const PACK_PX: u16 = 64;

/// A thing on a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Item {
    key: SpriteKey,
    /// The position of its origin within its cell, in percent.
    origin: (i32, i32),
    word: String,
    /// Segments with their labels; those of cities are on round plates, those of fields on cards.
    marks: Vec<(u8, String)>,
}

/// A sheet of tiles, `px` pixels each, with a caption under each and `columns` in a row.
pub fn sheet<'a>(
    theme: Theme,
    tiles: impl IntoIterator<Item = (KindId, &'a str)>,
    px: u16,
    columns: usize,
) -> Picture {
    let items = tiles.into_iter().map(|(kind, word)| tile(kind, px, word));
    laid_out(theme, &items.collect::<Vec<_>>(), px, columns)
}

fn tile(kind: KindId, px: u16, word: &str) -> Item {
    let key = SpriteKey::Tile { kind, rotation: Rotation::default(), px };
    Item { key, origin: (0, 0), word: word.to_owned(), marks: Vec::new() }
}

/// The same for tiles that a host described, with a number on every city, and on every field the
/// numbers of the cities that it feeds.
pub fn farm_sheet<'a>(
    theme: Theme,
    tiles: impl IntoIterator<Item = (&'a HostTile, &'a str)>,
    px: u16,
    columns: usize,
) -> Picture {
    let items = tiles.into_iter().map(|(tile, word)| {
        let key = SpriteKey::Described { tile: tile.clone(), px };
        Item { key, origin: (0, 0), word: word.to_owned(), marks: farms(tile.kind()) }
    });
    laid_out(theme, &items.collect::<Vec<_>>(), px, columns)
}

/// The labels of cities and fields.
fn farms(kind: &TileKind) -> Vec<(u8, String)> {
    let of = |wanted| (0..).zip(&kind.segments).filter(move |(_, segment)| segment.kind == wanted);
    let cities: Vec<u8> = of(SegmentKind::City).map(|(index, _)| index).collect();
    let number = |city: usize| (city + 1).to_string();
    let cities_of = |field: &Segment| {
        let beside = (0..cities.len()).filter(|city| field.touches & 1 << cities[*city] != 0);
        let beside: Vec<String> = beside.map(number).collect();
        if beside.is_empty() { "–".to_owned() } else { beside.join(" ") }
    };
    let fields = of(SegmentKind::Field).map(|(index, field)| (index, cities_of(field)));
    (0..cities.len()).map(|city| (cities[city], number(city))).chain(fields).collect()
}

/// Everything in `docs/pictures`, with file names: the end of a game, a board with an art pack, and every
/// sheet.
pub fn contact_sheets() -> Vec<(String, Picture)> {
    let board = render(&specimen::finished(&["base"], 5, 72));
    let painted = specimen::finished(&["base"], 4, 9).theme(specimen::autumn()).entire(PACK_PX);
    let painted = render(&painted).expect("a game can be drawn");
    let mut sheets = vec![
        ("board.png".to_owned(), board.expect("a game can be drawn")),
        ("pack.png".to_owned(), painted),
    ];
    for (land, theme) in [("summer", Theme::LIGHT), ("winter", Theme::WINTER)] {
        for (px, columns, size) in [(128, 14, "large"), (28, 28, "small")] {
            let tiles: Vec<KindId> = catalog().kinds().collect();
            let tiles = tiles.iter().map(|&kind| (kind, kind.kind().id));
            sheets.push((format!("tiles-{land}-{size}.png"), sheet(theme, tiles, px, columns)));
        }
    }
    for theme in Theme::all() {
        for (px, size) in [(128, "large"), (28, "small")] {
            let picture = laid_out(theme, &pieces(px), px, 12);
            sheets.push((format!("figures-{}-{size}.png", theme.name()), picture));
        }
    }
    sheets
}

/// Every piece that is not a tile.
fn pieces(px: u16) -> Vec<Item> {
    let middle = |key: SpriteKey, word: &str| Item {
        key,
        origin: (50, 50),
        word: word.to_owned(),
        marks: Vec::new(),
    };
    let mut items = Vec::new();
    for kind in FigureKind::ALL {
        for number in 0..PLAYER_COLOURS {
            let colour = PlayerColour::new(number);
            items.push(middle(
                SpriteKey::Figure { kind, colour, lying: false, pin: None, px },
                kind.name(),
            ));
        }
    }
    for number in 0..PLAYER_COLOURS {
        let (kind, colour) = (FigureKind::Small, PlayerColour::new(number));
        items
            .push(middle(SpriteKey::Figure { kind, colour, lying: true, pin: None, px }, "farmer"));
    }
    for (number, &token) in (0..).zip(Token::ALL) {
        let key = SpriteKey::Token { token, colour: PlayerColour::new(number), px: px * 2 / 3 };
        items.push(middle(key, &token.name().replace('_', " ")));
    }
    for slice in expansions::all() {
        for (number, (shape, word)) in (0..).zip(slice.samples()) {
            let (x, y, percent) = shape.look().on_sheet();
            let key = SpriteKey::piece(shape, PlayerColour::new(number), px * percent / 100);
            items.push(Item { origin: (x, y), ..middle(key, word) });
        }
    }
    items
}

fn laid_out(theme: Theme, items: &[Item], px: u16, columns: usize) -> Picture {
    let colours = theme.colours();
    let palette = theme.palette();
    let words = px >= MIN_FOR_WORDS;
    let unit = f32::from(px);
    let gap = (unit * GAP) as i32;
    let size = unit * WORD;
    let across = i32::from(px) + gap;
    let down = across + if words { (size * 1.2) as i32 } else { 0 };
    let rows = items.len().div_ceil(columns).max(1);
    let width = columns as i32 * across + gap;
    let height = rows as i32 * down + gap;
    let ground = palette.index(colours.table.ground);
    let mut canvas = Canvas::new(palette, width as usize, height as usize, ground);
    canvas.clip(Rect::new(0, 0, width, height));
    for (number, item) in items.iter().enumerate() {
        let x = gap + (number % columns) as i32 * across;
        let y = gap + (number / columns) as i32 * down;
        let share = |percent: i32| i32::from(px) * percent / 100;
        let sprite = sprite_of(theme, item.key.clone());
        canvas.draw(sprite, x + share(item.origin.0), y + share(item.origin.1));
        if let SpriteKey::Described { tile, .. } = &item.key {
            let plan = TilePlan::draw(tile.kind());
            for (segment, words) in &item.marks {
                let place = plan.anchors[usize::from(*segment)];
                let (x, y) = (x as f32 + place.x * unit, y as f32 + place.y * unit);
                let is_city = tile.kind().segments[usize::from(*segment)].kind == SegmentKind::City;
                mark(&mut canvas, theme, words, is_city.then_some(px), (x, y), unit * MARK);
            }
        }
        if words {
            let ink = colours.table.coordinate;
            let most = (unit + 0.6 * gap as f32) / text::width(&item.word).max(0.1);
            let size = size.min(most);
            let left = x + ((unit - text::width(&item.word) * size) / 2.0) as i32;
            let key = SpriteKey::Text { text: item.word.clone(), size: size as u16, ink };
            canvas.draw(sprite_of(theme, key), left, y + i32::from(px) + (size * 1.05) as i32);
        }
    }
    let cut = |row| Cut { row: row * down as usize, before: usize::MAX };
    let cuts: Vec<Cut> = (1..rows).map(cut).collect();
    Picture::new(canvas, &cuts)
}

/// A label centred on a point, on a round plate for tiles of `plate` pixels or on a card.
fn mark(
    canvas: &mut Canvas<'_>,
    theme: Theme,
    words: &str,
    plate: Option<u16>,
    (x, y): (f32, f32),
    size: f32,
) {
    let table = &theme.colours().table;
    let wide = text::width(words) * size;
    if let Some(px) = plate {
        canvas.draw(sprite_of(theme, SpriteKey::Plate { px }), x as i32, y as i32);
    } else {
        let (width, height) = ((wide + size) as u16, (1.3 * size) as u16);
        let (fill, rim) = (table.white, Some((table.dark, 2)));
        let card = SpriteKey::Card { width, height, radius: height / 4, fill, rim };
        let corner = (x as i32 - i32::from(width) / 2, y as i32 - i32::from(height) / 2);
        canvas.draw(sprite_of(theme, card), corner.0, corner.1);
    }
    let key = SpriteKey::Text { text: words.to_owned(), size: size as u16, ink: table.dark };
    let start = ((x - wide / 2.0) as i32, (y + text::CAPITAL * size / 2.0) as i32);
    canvas.draw(sprite_of(theme, key), start.0, start.1);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The RGB pixels of a PNG.
    fn pixels(file: &[u8]) -> Vec<u8> {
        let mut decoder = png::Decoder::new(std::io::Cursor::new(file));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().expect("a PNG");
        let size = reader.output_buffer_size().expect("a picture of sound size");
        let mut pixels = vec![0; size];
        reader.next_frame(&mut pixels).expect("a whole picture");
        pixels
    }

    #[test]
    fn the_contact_sheets_in_docs_are_current() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pictures");
        for (name, picture) in contact_sheets() {
            let kept = std::fs::read(format!("{folder}/{name}")).unwrap_or_default();
            assert!(!kept.is_empty(), "{name} is missing: run the example `sheets`");
            let same = pixels(&kept) == pixels(&picture.png);
            assert!(same, "{name} is out of date: run the example `sheets`");
        }
    }
}
