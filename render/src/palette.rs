//! The colours that a picture may use: a palette for each theme. The theme's own colours are there
//! exactly; the rest are the most wanted blends at the edges of shapes, found by drawing a sample
//! of everything once. A picture is composed in numbers of this palette from the start, so that
//! it need not be reduced in the end.

use std::collections::HashMap;
use std::sync::OnceLock;

use tiny_skia::Pixmap;

use crate::sprite::OPAQUE;
use crate::theme::Rgb;

/// Colours of a palette. An indexed PNG may have 256; with fewer shades at the edges it is smaller,
/// and the difference is not seen.
const MOST: usize = 192;
/// A blend closer than this to a colour that is there needs none of its own.
const CLOSE_ENOUGH: u32 = 60;
/// Bits a channel of the table of nearest colours.
const CUBE_BITS: u32 = 5;

/// A palette with a table of nearest colours.
#[derive(Debug)]
pub(crate) struct Palette {
    colours: Vec<[u8; 3]>,
    exact: HashMap<[u8; 3], u8>,
    /// The nearest colour for every colour of five bits a channel.
    cube: Vec<u8>,
    /// What comes of one colour over another: by coverage, then the one above, then the one below.
    blends: OnceLock<Vec<u8>>,
}

impl Palette {
    /// A palette with `exact` colours and those that `samples` want most.
    pub(crate) fn new(exact: impl IntoIterator<Item = Rgb>, samples: &[Pixmap]) -> Self {
        let mut colours: Vec<[u8; 3]> = Vec::new();
        for parts in exact.into_iter().map(Rgb::parts) {
            if !colours.contains(&parts) {
                colours.push(parts);
            }
        }
        add_wanted(&mut colours, wanted(samples));
        let cube = (0..1u32 << (3 * CUBE_BITS)).map(|cell| {
            let part = |shift: u32| {
                let five = cell >> shift & 31;
                (five << 3 | five >> 2) as u8
            };
            nearest(&colours, [part(10), part(5), part(0)])
        });
        Self {
            cube: cube.collect(),
            exact: colours.iter().copied().zip(0..=255).collect(),
            colours,
            blends: OnceLock::new(),
        }
    }

    /// The colours in order.
    pub(crate) fn colours(&self) -> &[[u8; 3]] {
        &self.colours
    }

    /// The number of a colour of the theme; of any other the nearest.
    pub(crate) fn index(&self, colour: Rgb) -> u8 {
        let parts = colour.parts();
        let exact = self.exact.get(&parts).copied();
        exact.unwrap_or_else(|| nearest(&self.colours, parts))
    }

    /// The nearest colour, looked up.
    pub(crate) fn quick(&self, [red, green, blue]: [u8; 3]) -> u8 {
        let five = |part: u8| usize::from(part >> 3);
        self.cube[five(red) << 10 | five(green) << 5 | five(blue)]
    }

    /// What `over`, covering with `alpha` of [`OPAQUE`], makes of `under`.
    #[inline]
    pub(crate) fn blend(&self, under: u8, over: u8, alpha: u8) -> u8 {
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

fn nearest(colours: &[[u8; 3]], wanted: [u8; 3]) -> u8 {
    let numbered = colours.iter().zip(0u8..=255);
    numbered.min_by_key(|&(&colour, _)| difference(colour, wanted)).map_or(0, |(_, number)| number)
}

/// Colours of the samples with their numbers of pixels, alike ones together.
fn wanted(samples: &[Pixmap]) -> Vec<([u8; 3], f32)> {
    let mut counts: HashMap<[u8; 3], u32> = HashMap::new();
    for pixel in samples.iter().flat_map(|sample| sample.pixels()) {
        if pixel.alpha() == 255 {
            let parts = [pixel.red(), pixel.green(), pixel.blue()].map(|part| part & !3 | 2);
            *counts.entry(parts).or_default() += 1;
        }
    }
    let mut wanted: Vec<_> =
        counts.into_iter().map(|(colour, count)| (colour, count as f32)).collect();
    // A fixed order, so that the palette never depends on a hash.
    wanted.sort_unstable_by_key(|&(colour, _)| colour);
    wanted
}

/// Adds, one by one, the colour whose absence hurts most.
fn add_wanted(colours: &mut Vec<[u8; 3]>, wanted: Vec<([u8; 3], f32)>) {
    let far = |colour: [u8; 3], colours: &[[u8; 3]]| {
        colours.iter().map(|&other| difference(colour, other)).min().unwrap_or(u32::MAX)
    };
    let mut open: Vec<_> = wanted
        .into_iter()
        .map(|(colour, count)| (colour, count.sqrt(), far(colour, colours)))
        .collect();
    while colours.len() < MOST {
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
