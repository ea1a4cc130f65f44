//! The colours that a picture may use: a palette for each theme. It contains the theme's own
//! colours exactly; the rest are the most useful blends at the edges of shapes, found by drawing a
//! sample of everything once. A picture is composed in palette numbers from the start, so it never
//! has to be quantized.

use std::collections::HashMap;
use std::sync::OnceLock;

use image::RgbaImage;

use crate::colour::Rgb;
use crate::sprite::OPAQUE;

/// A blend closer than this to an existing colour needs no entry of its own.
const CLOSE_ENOUGH: u32 = 60;
/// Bits per channel of the table of nearest colours.
const CUBE_BITS: u32 = 5;
/// Bits per channel of the cells in which the nearest colour is searched.
const CELL_BITS: u32 = 4;

/// A palette with a table of nearest colours.
#[derive(Debug)]
pub struct Palette {
    colours: Vec<[u8; 3]>,
    /// For each cell of the colour space, the palette colours that are nearest to any point in it.
    cells: Vec<Vec<u8>>,
    /// The nearest colour for every colour of five bits per channel.
    cube: Vec<u8>,
    /// Blends of one colour over another: by coverage, then the upper colour, then the lower one.
    blends: OnceLock<Vec<u8>>,
}

impl Palette {
    /// A palette with `exact` colours and those that `samples` need most, `most` in all; numbers go
    /// up to 256.
    pub fn new(exact: impl IntoIterator<Item = Rgb>, samples: &[RgbaImage], most: usize) -> Self {
        let mut colours: Vec<[u8; 3]> = Vec::new();
        for parts in exact.into_iter().map(Rgb::parts) {
            if !colours.contains(&parts) {
                colours.push(parts);
            }
        }
        add_wanted(&mut colours, wanted(samples), most);
        let cells = (0..1 << (3 * CELL_BITS)).map(|cell| near(&colours, cell)).collect();
        let mut palette = Self { cells, cube: Vec::new(), colours, blends: OnceLock::new() };
        let cube = (0..1u32 << (3 * CUBE_BITS)).map(|cell| {
            let part = |shift: u32| {
                let five = cell >> shift & 31;
                (five << 3 | five >> 2) as u8
            };
            palette.nearest([part(10), part(5), part(0)])
        });
        palette.cube = cube.collect();
        palette
    }

    /// The colours in order.
    pub fn colours(&self) -> &[[u8; 3]] {
        &self.colours
    }

    /// The number of a theme colour; for any other colour, the nearest one.
    pub fn index(&self, colour: Rgb) -> u8 {
        self.nearest(colour.parts())
    }

    fn nearest(&self, [red, green, blue]: [u8; 3]) -> u8 {
        let part = |part: u8| usize::from(part >> (8 - CELL_BITS));
        let cell = (part(red) << CELL_BITS | part(green)) << CELL_BITS | part(blue);
        let far = |&number: &u8| difference(self.colours[usize::from(number)], [red, green, blue]);
        self.cells[cell].iter().copied().min_by_key(far).unwrap_or(0)
    }

    /// The nearest colour, looked up.
    pub fn quick(&self, [red, green, blue]: [u8; 3]) -> u8 {
        let five = |part: u8| usize::from(part >> 3);
        self.cube[five(red) << 10 | five(green) << 5 | five(blue)]
    }

    /// The result of `over` on `under`, with coverage `alpha` out of [`OPAQUE`].
    #[inline]
    pub fn blend(&self, under: u8, over: u8, alpha: u8) -> u8 {
        let blends = self.blends.get_or_init(|| self.blends());
        blends[usize::from(alpha) << 16 | usize::from(over) << 8 | usize::from(under)]
    }

    fn blends(&self) -> Vec<u8> {
        let mut blends = vec![0; usize::from(OPAQUE) << 16];
        for (cell, blend) in blends.iter_mut().enumerate() {
            let colour = |shift: usize| self.colours.get(cell >> shift & 255);
            if let (Some(above), Some(below)) = (colour(8), colour(0)) {
                let (alpha, most) = ((cell >> 16) as u32, u32::from(OPAQUE));
                let mix = |i: usize| {
                    let sum = u32::from(above[i]) * alpha + u32::from(below[i]) * (most - alpha);
                    ((sum + most / 2) / most) as u8
                };
                *blend = self.quick([mix(0), mix(1), mix(2)]);
            }
        }
        blends
    }
}

/// How different two colours look, roughly: green counts most.
fn difference(a: [u8; 3], b: [u8; 3]) -> u32 {
    let part = |i: usize| u32::from(a[i].abs_diff(b[i])).pow(2);
    2 * part(0) + 4 * part(1) + 3 * part(2)
}

/// The colours nearest to any point in a cell, in order: those whose distance from the nearest
/// point of the cell is not greater than the smallest distance of any colour from the farthest
/// corner.
fn near(colours: &[[u8; 3]], cell: usize) -> Vec<u8> {
    let part = |number: u32| (cell >> (number * CELL_BITS) & ((1 << CELL_BITS) - 1)) as u8;
    let least = [part(2), part(1), part(0)].map(|part| part << (8 - CELL_BITS));
    let most = least.map(|part| part | ((1 << (8 - CELL_BITS)) - 1));
    let parts = |choose: &dyn Fn(usize) -> u8| [choose(0), choose(1), choose(2)];
    let closest =
        |colour: [u8; 3]| difference(colour, parts(&|i| colour[i].clamp(least[i], most[i])));
    let farthest = |colour: [u8; 3]| {
        let corner = |i: usize| {
            let low = colour[i].abs_diff(least[i]) > colour[i].abs_diff(most[i]);
            if low { least[i] } else { most[i] }
        };
        difference(colour, parts(&corner))
    };
    let bound = colours.iter().map(|&colour| farthest(colour)).min().unwrap_or(0);
    let numbered = colours.iter().zip(0u8..=255);
    numbered.filter(|&(&colour, _)| closest(colour) <= bound).map(|(_, number)| number).collect()
}

/// The colours of the samples with their pixel counts, similar ones merged.
fn wanted(samples: &[RgbaImage]) -> Vec<([u8; 3], f32)> {
    let mut counts: HashMap<[u8; 3], u32> = HashMap::new();
    for pixel in samples.iter().flat_map(|sample| sample.pixels()) {
        if let [red, green, blue, 255] = pixel.0 {
            let parts = [red, green, blue].map(|part| part & !3 | 2);
            *counts.entry(parts).or_default() += 1;
        }
    }
    let mut wanted: Vec<_> =
        counts.into_iter().map(|(colour, count)| (colour, count as f32)).collect();
    // A fixed order, so that the palette never depends on a hash.
    wanted.sort_unstable_by_key(|&(colour, _)| colour);
    wanted
}

/// Adds, one by one, the colour that is missed most, until there are `most`.
fn add_wanted(colours: &mut Vec<[u8; 3]>, wanted: Vec<([u8; 3], f32)>, most: usize) {
    let far = |colour: [u8; 3], colours: &[[u8; 3]]| {
        colours.iter().map(|&other| difference(colour, other)).min().unwrap_or(u32::MAX)
    };
    let mut open: Vec<_> = wanted
        .into_iter()
        .map(|(colour, count)| (colour, count.sqrt(), far(colour, colours)))
        .collect();
    while colours.len() < most {
        let hurts = |&(_, weight, far): &([u8; 3], f32, u32)| {
            if far < CLOSE_ENOUGH { 0.0 } else { weight * far as f32 }
        };
        let worst = open.iter().max_by(|a, b| hurts(a).total_cmp(&hurts(b)));
        let Some(&(colour, ..)) = worst.filter(|worst| hurts(worst) > 0.0) else {
            return;
        };
        colours.push(colour);
        for (other, _, far) in &mut open {
            *far = (*far).min(difference(*other, colour));
        }
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt as _, SeedableRng as _};
    use rand_chacha::ChaCha8Rng;

    use super::*;

    #[test]
    fn the_nearest_colour_is_the_one_that_a_full_search_finds() {
        let mut chance = ChaCha8Rng::seed_from_u64(7);
        let mut colour = || chance.random::<[u8; 3]>();
        let colours: Vec<[u8; 3]> = (0..190).map(|_| colour()).collect();
        let exact = colours.iter().copied().map(Rgb::of);
        let palette = Palette::new(exact, &[], 190);
        for _ in 0..20_000 {
            let wanted = colour();
            let far = |number: &usize| difference(colours[*number], wanted);
            let best = (0..colours.len()).min_by_key(far).expect("there are colours");
            assert_eq!(usize::from(palette.nearest(wanted)), best, "{wanted:?}");
        }
    }
}
