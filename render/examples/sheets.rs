//! Writes the end of a game and the contact sheets of all tiles and figures: `sheets [--out FOLDER]`, by default into
//! `docs/pictures`. A test keeps that folder current.

use std::path::PathBuf;

fn main() -> std::io::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let folder = match &arguments[..] {
        [name, folder] if name == "--out" => PathBuf::from(folder),
        _ => PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/pictures")),
    };
    for (name, picture) in render::contact_sheets() {
        let kilobytes = picture.png.len() / 1000;
        std::fs::write(folder.join(&name), picture.png)?;
        println!("{name}: {} x {}, {kilobytes} kB", picture.width, picture.height);
    }
    Ok(())
}
