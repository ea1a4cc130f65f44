//! Art packs: pictures of tiles that somebody else painted, with three colours for what is around
//! them. A pack is a plain value made of decoded pictures; it reads no files. What it has no
//! picture of is drawn by us, in summer. Pictures turn with their tiles.

mod decode;
mod edges;

use std::collections::HashMap;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::io::Cursor;
use std::sync::atomic::{AtomicU32, Ordering};

use canvas::{KeyHasher, Palette};
use image::imageops::{self, FilterType};
use image::{DynamicImage, ImageFormat, RgbImage};
use rules::{KindId, Rotation};
use thiserror::Error;

use crate::art::{self, Artwork};
use crate::theme::{Colours, Rgb, TableColours, Theme};

pub use decode::{MAX_FILE_BYTES, MAX_SIDE, MIN_SIDE, TilePicture, TilePictureError};
pub use edges::{OddEdge, odd_edges};

/// Colours of a pack's palette: photographs need as many as there can be, and moving pictures need
/// one number for what is transparent.
const PALETTE: usize = 255;
/// Pixels per tile of the pictures from which the palette is derived.
const SAMPLE: u32 = 96;
/// The least contrast of text on the table (WCAG 2.1, success criterion 1.4.3).
const MIN_CONTRAST: f32 = 4.5;
/// The least contrast at which the usual accent colour is kept.
const MIN_ACCENT_CONTRAST: f32 = 1.8;

/// The colours that a pack chooses; all others follow from them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PackColours {
    /// The table around the tiles.
    pub table: Rgb,
    /// Names, points and coordinates.
    pub text: Rgb,
    /// The crosses where empty cells meet.
    pub grid: Rgb,
}

/// Why colours make no pack.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum PackColoursError {
    /// The text cannot be read on the table.
    #[error(
        "the text has a contrast of {contrast:.1} to 1 on the table; at least {least} is needed",
        least = MIN_CONTRAST
    )]
    Unreadable {
        /// Contrast ratio as WCAG 2.1 defines it, from 1 to 21.
        contrast: f32,
    },
}

impl PackColours {
    /// Those of the built-in theme that a pack without colours of its own resembles.
    pub fn plain() -> Self {
        let TableColours { ground, text, cross, .. } = Theme::LIGHT.colours().table;
        Self { table: ground, text, grid: cross }
    }

    /// Whether a pack can have these colours.
    ///
    /// # Errors
    /// [`PackColoursError`].
    pub fn check(self) -> Result<(), PackColoursError> {
        let contrast = self.text.contrast(self.table);
        if contrast < MIN_CONTRAST {
            Err(PackColoursError::Unreadable { contrast })
        } else {
            Ok(())
        }
    }

    /// All colours of a picture.
    fn all(self) -> Result<Colours, PackColoursError> {
        self.check()?;
        let is_dark = self.table.luminance() < self.text.luminance();
        let base = if is_dark { Theme::DARK } else { Theme::LIGHT }.colours();
        let panel = self.table.mixed(base.table.white, if is_dark { 0.06 } else { 0.5 });
        let accent = base.table.accent;
        let accent =
            if accent.contrast(self.table) < MIN_ACCENT_CONTRAST { self.text } else { accent };
        let table = TableColours {
            ground: self.table,
            cross: self.grid,
            coordinate: self.text.mixed(self.table, 0.25),
            panel,
            chip: panel.mixed(self.text, 0.08),
            text: self.text,
            dim: self.text.mixed(self.table, 0.25),
            accent,
            ..base.table
        };
        Ok(Colours { land: Theme::LIGHT.colours().land, table, seats: base.seats })
    }
}

/// An art pack, ready to be drawn with. It stays for the life of the program; see
/// [`Theme::of_pack`].
pub struct ArtPack {
    /// Unique in this run of the program.
    number: u32,
    name: String,
    colours: Colours,
    palette: Palette,
    tiles: HashMap<KindId, RgbImage>,
    fingerprint: u128,
}

impl ArtPack {
    /// A pack of these pictures. Where they are transparent, the table is seen. This takes some
    /// tenths of a second, because the palette is chosen.
    ///
    /// # Errors
    /// [`PackColoursError`] if the text cannot be read.
    pub fn new(
        name: impl Into<String>,
        chosen: PackColours,
        tiles: impl IntoIterator<Item = (KindId, TilePicture)>,
    ) -> Result<Self, PackColoursError> {
        static NUMBERS: AtomicU32 = AtomicU32::new(0);
        let (name, colours) = (name.into(), chosen.all()?);
        let tiles: HashMap<KindId, RgbImage> =
            tiles.into_iter().map(|(kind, tile)| (kind, tile.flattened(chosen.table))).collect();
        let mut samples = art::samples(&colours);
        samples.extend(tiles_in_order(&tiles).map(|(_, tile)| {
            let small = imageops::resize(tile, SAMPLE, SAMPLE, FilterType::Triangle);
            DynamicImage::ImageRgb8(small).into_rgba8()
        }));
        let palette = Palette::new(colours.all(), &samples, PALETTE);
        let fingerprint = fingerprint(chosen, &tiles);
        let number = NUMBERS.fetch_add(1, Ordering::Relaxed);
        Ok(Self { number, name, colours, palette, tiles, fingerprint })
    }

    /// Bytes of its decoded pictures.
    pub fn bytes(&self) -> usize {
        self.tiles.values().map(|tile| tile.as_raw().len()).sum()
    }

    /// The name by which it is chosen.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn number(&self) -> u32 {
        self.number
    }

    pub(crate) fn colours(&self) -> &Colours {
        &self.colours
    }

    pub(crate) fn palette(&self) -> &Palette {
        &self.palette
    }

    /// Equal for packs that look the same, in every run of the program.
    pub(crate) fn fingerprint(&self) -> u128 {
        self.fingerprint
    }

    /// Whether it has a picture of a tile.
    pub(crate) fn has(&self, kind: KindId) -> bool {
        self.tiles.contains_key(&kind)
    }

    /// Its picture of a tile, `px` wide.
    pub(crate) fn tile(&self, kind: KindId, rotation: Rotation, px: u16) -> Option<Artwork> {
        let px = u32::from(px);
        let upright = imageops::resize(self.tiles.get(&kind)?, px, px, FilterType::CatmullRom);
        let turned = match rotation.index() {
            1 => imageops::rotate90(&upright),
            2 => imageops::rotate180(&upright),
            3 => imageops::rotate270(&upright),
            _ => upright,
        };
        let pixels = DynamicImage::ImageRgb8(turned).into_rgba8();
        Some(Artwork { pixels, left: 0, top: 0 })
    }
}

fn tiles_in_order(tiles: &HashMap<KindId, RgbImage>) -> impl Iterator<Item = (KindId, &RgbImage)> {
    let mut kinds: Vec<KindId> = tiles.keys().copied().collect();
    kinds.sort_unstable();
    kinds.into_iter().filter_map(|kind| Some((kind, tiles.get(&kind)?)))
}

fn fingerprint(colours: PackColours, tiles: &HashMap<KindId, RgbImage>) -> u128 {
    let mut hasher = KeyHasher::default();
    let PackColours { table, text, grid } = colours;
    hasher.add(table.0.into(), u64::from(text.0) << 32 | u64::from(grid.0));
    for (kind, tile) in tiles_in_order(tiles) {
        kind.kind().id.bytes().for_each(|byte| hasher.add(byte.into(), 0));
        hasher.add(u64::MAX, tile.width().into());
        for sixteen in tile.as_raw().chunks(16) {
            let half = |from: usize| {
                let bytes = sixteen.iter().skip(from).take(8);
                bytes.fold(0, |number, byte| number << 8 | u64::from(*byte))
            };
            hasher.add(half(0), half(8));
        }
    }
    hasher.finish()
}

impl fmt::Debug for ArtPack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ArtPack({}, {} tiles)", self.name, self.tiles.len())
    }
}

impl PartialEq for ArtPack {
    /// A pack is equal to itself alone.
    fn eq(&self, other: &Self) -> bool {
        self.number == other.number
    }
}

impl Eq for ArtPack {}

impl Hash for ArtPack {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.number.hash(state);
    }
}

/// Our own drawing of a tile in a theme, `px` pixels wide, to be painted over: a PNG in true colour.
pub fn tile_template(theme: Theme, kind: KindId, px: u16) -> Vec<u8> {
    let key = art::SpriteKey::Tile { kind, rotation: Rotation::default(), px };
    let drawing = art::draw(&key, theme.colours()).pixels;
    let tile = DynamicImage::ImageRgba8(drawing).into_rgb8();
    let mut file = Cursor::new(Vec::new());
    tile.write_to(&mut file, ImageFormat::Png).expect("there is room for a file");
    file.into_inner()
}

#[cfg(test)]
mod tests;
