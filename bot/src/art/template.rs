//! `carcas art new`: a pack to paint over, with our own drawing of every tile.

use std::path::{Path, PathBuf};
use std::{fs, io};

use render::Theme;
use rules::catalog;

use super::{CONTACT_SHEET, MANIFEST, PackFault, PackProblem, SHEET_COLUMNS, SHEET_PX, is_word};

/// Pixels per tile.
const TILE_PX: u16 = 512;
const README: &str = include_str!("template/README.md");
const MANIFEST_TEXT: &str = include_str!("template/pack.toml");

/// Writes a new pack and returns its folder and the number of its tiles. A folder that exists is
/// left alone.
///
/// # Errors
/// [`PackFault`] names what cannot be written.
pub fn create(folder: &Path, word: &str) -> Result<(PathBuf, usize), PackFault> {
    let pack = folder.join(word);
    if !is_word(word) {
        return Err(PackFault::new(word, PackProblem::Word));
    }
    let at = |path: &Path| {
        let path = path.to_owned();
        move |error: io::Error| PackFault::new(path, error)
    };
    fs::create_dir_all(folder).map_err(at(folder))?;
    fs::create_dir(&pack).map_err(at(&pack))?;
    let write = |name: &str, bytes: &[u8]| {
        let file = pack.join(name);
        fs::write(&file, bytes).map_err(at(&file))
    };
    write(MANIFEST, MANIFEST_TEXT.replace("NAME", word).as_bytes())?;
    write("README.md", README.replace("NAME", word).as_bytes())?;
    let mut tiles = 0;
    for kind in catalog().kinds() {
        let set = pack.join(kind.kind().set());
        fs::create_dir_all(&set).map_err(at(&set))?;
        write(
            &format!("{}.png", kind.kind().id),
            &render::tile_template(Theme::LIGHT, kind, TILE_PX),
        )?;
        tiles += 1;
    }
    let named = catalog().kinds().map(|kind| (kind, kind.kind().id));
    write(CONTACT_SHEET, &render::sheet(Theme::LIGHT, named, SHEET_PX, SHEET_COLUMNS).png)?;
    Ok((pack, tiles))
}
