//! A pack that is as hard to compress as photographs: our drawings under uneven light, with texture
//! at every scale and the grain of a sensor.

use std::io::Cursor;

use image::{ImageFormat, RgbImage};
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use render::{ArtPack, PackColours, Theme, TilePicture, tile_template};
use rules::catalog;

const PX: u16 = 512;
/// Sides of the cells of the texture in pixels, and how much brighter or darker it makes them.
const TEXTURE: [(usize, f32); 5] = [(128, 0.16), (32, 0.14), (12, 0.12), (5, 0.12), (2, 0.08)];
/// Grain of each channel, up and down.
const GRAIN: f32 = 7.0;

/// The pack: every tile of the base game.
pub fn photographic() -> Result<Theme, Box<dyn std::error::Error>> {
    let mut chance = ChaCha8Rng::seed_from_u64(1);
    let mut tiles = Vec::new();
    for kind in catalog().set("base") {
        let drawn = image::load_from_memory(&tile_template(Theme::LIGHT, kind, PX))?.into_rgb8();
        let mut file = Cursor::new(Vec::new());
        textured(drawn, &mut chance).write_to(&mut file, ImageFormat::Png)?;
        tiles.push((kind, TilePicture::decode(&file.into_inner())?));
    }
    Ok(Theme::of_pack(ArtPack::new("photographs", PackColours::plain(), tiles)?))
}

fn textured(mut tile: RgbImage, chance: &mut ChaCha8Rng) -> RgbImage {
    let side = tile.width() as usize;
    let mut light = vec![1.0f32; side * side];
    for (cell, strength) in TEXTURE {
        let cells = side / cell + 2;
        let knots: Vec<f32> = (0..cells * cells).map(|_| chance.random_range(-1.0..1.0)).collect();
        for (at, light) in light.iter_mut().enumerate() {
            let (x, y) = ((at % side) as f32 / cell as f32, (at / side) as f32 / cell as f32);
            let knot =
                |right: usize, down: usize| knots[(y as usize + down) * cells + x as usize + right];
            let (right, down) = (x.fract(), y.fract());
            let upper = knot(0, 0) * (1.0 - right) + knot(1, 0) * right;
            let lower = knot(0, 1) * (1.0 - right) + knot(1, 1) * right;
            *light += strength * (upper * (1.0 - down) + lower * down);
        }
    }
    for (pixel, light) in tile.pixels_mut().zip(light) {
        for part in &mut pixel.0 {
            *part = (f32::from(*part) * light + chance.random_range(-GRAIN..GRAIN)) as u8;
        }
    }
    tile
}
