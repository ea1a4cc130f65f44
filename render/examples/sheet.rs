//! Draws every kind of tile on one sheet: `sheet --px 128 --out sheet.png [--theme dark]`.
//!
//! For looking at the art; each kind lies apart from the others, turned by its place in its row.

use std::process::ExitCode;

use render::{Scene, Theme, Tile, View, render};
use rules::{Pos, Rotation, catalog};

const COLUMNS: i16 = 7;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let value = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).cloned()
    };
    let set = value("--set");
    let theme = value("--theme").and_then(|name| Theme::named(&name)).unwrap_or(Theme::LIGHT);
    let out = value("--out").unwrap_or_else(|| "sheet.png".to_owned());
    let rotate = value("--rotate").and_then(|turns| turns.parse().ok()).unwrap_or(0u8);
    let kinds = catalog()
        .kinds()
        .filter(|kind| set.as_deref().is_none_or(|set| kind.kind().id.starts_with(set)));
    let tile = |(index, kind)| Tile {
        kind,
        pos: Pos::new(index % COLUMNS * 2, index / COLUMNS * 2),
        rotation: Rotation::quarters(rotate),
    };
    let scene = Scene { tiles: (0i16..).zip(kinds).map(tile).collect(), ..Scene::empty() };
    let picture = render(&scene.theme(theme).view(View::Whole));
    let written = picture
        .map_err(|error| error.to_string())
        .and_then(|picture| std::fs::write(&out, picture.png).map_err(|error| error.to_string()));
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("sheet: {error}");
            ExitCode::FAILURE
        }
    }
}
