//! Art packs on disk: a folder for each pack with a description, `pack.toml`, and a picture for each
//! painted tile. They are read once, at the start; `carcas art` makes and checks them. What a
//! picture must be is decided in `render`, what a table shows in `app`.

mod check;
mod manifest;
mod read;
mod template;

use std::path::PathBuf;

pub use check::check;
pub use read::{Gallery, load};
use render::{PackColoursError, TilePictureError};
use table::model::TableTheme;
use table::sets::AS_SETS;
pub use template::create;

/// The file that describes a pack.
pub const MANIFEST: &str = "pack.toml";
/// The picture of all tiles that `carcas art` writes into a pack.
pub const CONTACT_SHEET: &str = "contact-sheet.png";
/// Pixels per tile, and tiles in a row, on that picture.
const SHEET_PX: u16 = 128;
const SHEET_COLUMNS: usize = 14;
/// The most characters of a pack's word.
const MAX_WORD: usize = 32;

/// What is wrong with a file or folder of a pack.
#[derive(Debug, thiserror::Error)]
#[error("{}: {problem}", file.display())]
pub struct PackFault {
    /// The file or folder.
    pub file: PathBuf,
    /// What is wrong with it.
    pub problem: PackProblem,
}

/// Why a file or folder cannot be part of a pack.
#[derive(Debug, thiserror::Error)]
pub enum PackProblem {
    /// It cannot be read or written.
    #[error("{0}")]
    System(#[from] std::io::Error),
    /// The description is too large, malformed or incomplete.
    #[error("{0}")]
    Manifest(String),
    /// The colours of the description.
    #[error("{0}")]
    Colours(#[from] PackColoursError),
    /// The picture of a tile.
    #[error("{0}")]
    Picture(#[from] TilePictureError),
    /// Another file is a picture of the same tile.
    #[error("{} is a picture of the same tile", .0.display())]
    Twice(PathBuf),
    /// The folder's name cannot be typed as a theme.
    #[error(
        "a pack is named with at most {most} small letters, digits and hyphens, beginning with a letter, \
         and not like a theme of Carcas",
        most = MAX_WORD
    )]
    Word,
    /// The folder holds more files than a pack can use.
    #[error("there are more than {0} files and folders in it")]
    TooManyFiles(usize),
    /// So many packs come before it that it is not read.
    #[error("there are more than {0} packs")]
    TooManyPacks(usize),
    /// All packs together take too much memory.
    #[error("with this pack all pictures would take more than {0} MiB of memory")]
    TooMuchMemory(usize),
}

impl PackFault {
    fn new(file: impl Into<PathBuf>, problem: impl Into<PackProblem>) -> Self {
        Self { file: file.into(), problem: problem.into() }
    }
}

/// Whether a folder's name can be typed as a theme.
fn is_word(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let taken = TableTheme::BUILT_IN.iter().map(|(word, _)| *word).chain([AS_SETS]);
    name.len() <= MAX_WORD
        && name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.chars().all(plain)
        && taken.into_iter().all(|word| word != name)
}

#[cfg(test)]
mod tests;
