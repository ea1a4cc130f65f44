//! The halo of everything that stands on a board: a white line, a dark line around that, and a soft
//! shadow. It is grown from the pixels of the silhouette, so it fits whatever is drawn.

use image::imageops::{self, FilterType};
use image::{GrayImage, Luma, Rgba, RgbaImage};
use imageproc::contrast::{ThresholdType, threshold_mut};
use imageproc::distance_transform::euclidean_squared_distance_transform;
use imageproc::filter::gaussian_blur_f32;

use crate::colour::Rgb;

/// Silhouettes narrower than this are measured in fractions of a pixel.
const FINE_ACROSS: u32 = 200;
const FINEST: u32 = 3;
/// Minimum coverage of a pixel that belongs to the silhouette.
const HALF: u8 = 127;
/// The shadow: its offset to the right and down, its softness and its darkness. Lengths are shares
/// of the height of the thing that casts it.
const SHADOW: [f32; 2] = [0.02, 0.045];
const SOFT: f32 = 0.028;
const SHADE: u32 = 130;
/// The shadow has few shades: the eye sees none of their rims, and each makes a picture larger.
const SHADE_STEP: u32 = 34;

/// Widths of the lines, and the height of the thing they surround, in pixels.
#[derive(Clone, Copy, Debug)]
pub struct Halo {
    pub white: f32,
    pub dark: f32,
    pub height: f32,
}

impl Halo {
    /// The drawing on top of its lines, `white` and around that `dark`, and its shadow.
    pub fn around(self, drawing: &RgbaImage, inks: [Rgb; 2]) -> RgbaImage {
        let near = Nearness::of(drawing);
        let [white_ink, dark_ink] = inks;
        let (white, dark) = (near.within(self.white), near.within(self.dark));
        let shadow = gaussian_blur_f32(&dark, (SOFT * self.height).max(0.4));
        let [right, down] = SHADOW.map(|share| (share * self.height).round() as u32);
        let mut image = RgbaImage::from_fn(drawing.width(), drawing.height(), |x, y| {
            let from = x.checked_sub(right).zip(y.checked_sub(down));
            let shade = from.map_or(0, |(x, y)| u32::from(shadow.get_pixel(x, y).0[0]));
            let [red, green, blue] = dark_ink.parts();
            Rgba([red, green, blue, (shade * SHADE / 255 / SHADE_STEP * SHADE_STEP) as u8])
        });
        imageops::overlay(&mut image, &coloured(&dark, dark_ink.parts()), 0, 0);
        imageops::overlay(&mut image, &coloured(&white, white_ink.parts()), 0, 0);
        imageops::overlay(&mut image, drawing, 0, 0);
        image
    }
}

/// The distance of each pixel from a silhouette, in fractions of a pixel.
struct Nearness {
    far: imageproc::definitions::Image<Luma<f64>>,
    parts: u32,
}

impl Nearness {
    fn of(drawing: &RgbaImage) -> Self {
        let (width, height) = drawing.dimensions();
        let covered =
            GrayImage::from_fn(width, height, |x, y| Luma([drawing.get_pixel(x, y).0[3]]));
        let parts = (FINE_ACROSS / width.max(1)).clamp(1, FINEST);
        let mut fine =
            imageops::resize(&covered, width * parts, height * parts, FilterType::Triangle);
        threshold_mut(&mut fine, HALF, ThresholdType::Binary);
        Self { far: euclidean_squared_distance_transform(&fine), parts }
    }

    /// The share of each pixel that is within `reach` pixels of the silhouette.
    fn within(&self, reach: f32) -> GrayImage {
        let reach = f64::from(reach) * f64::from(self.parts) + 0.5;
        let (width, height) = self.far.dimensions();
        let fine = self.far.iter().map(|square| ((reach - square.sqrt()) * 255.0) as u8);
        let fine = GrayImage::from_raw(width, height, fine.collect()).expect("as many pixels");
        imageops::thumbnail(&fine, width / self.parts, height / self.parts)
    }
}

fn coloured(covered: &GrayImage, [red, green, blue]: [u8; 3]) -> RgbaImage {
    RgbaImage::from_fn(covered.width(), covered.height(), |x, y| {
        Rgba([red, green, blue, covered.get_pixel(x, y).0[0]])
    })
}

#[cfg(test)]
mod tests {
    use imageproc::drawing::draw_filled_circle_mut;

    use super::*;

    const INKS: [Rgb; 2] = [Rgb(0xFFFFFF), Rgb(0x1C1A17)];

    #[test]
    fn a_disc_has_two_lines_of_the_width_asked_for_and_a_shadow_below() {
        let mut disc = RgbaImage::new(81, 81);
        draw_filled_circle_mut(&mut disc, (40, 40), 20, Rgba([200, 0, 0, 255]));
        let image = Halo { white: 4.0, dark: 8.0, height: 40.0 }.around(&disc, INKS);
        let [white, dark] = INKS.map(|colour| {
            let [red, green, blue] = colour.parts();
            Rgba([red, green, blue, 255])
        });
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let at = |far: i32| image.get_pixel((40 + dx * far) as u32, (40 + dy * far) as u32);
            assert_eq!((*at(20), *at(23)), (Rgba([200, 0, 0, 255]), white));
            assert_eq!((*at(26), *at(27)), (dark, dark));
            assert!(at(30).0[3] < 255, "{:?}", at(30));
        }
        let [above, below] = [10, 70].map(|y| image.get_pixel(40, y).0[3]);
        assert!(above < below && below > 20, "{above} {below}");
        assert_eq!(image.get_pixel(0, 0).0[3], 0);
    }

    #[test]
    fn nothing_has_no_halo() {
        let image =
            Halo { white: 2.0, dark: 4.0, height: 20.0 }.around(&RgbaImage::new(30, 20), INKS);
        assert!(image.pixels().all(|pixel| pixel.0[3] == 0));
    }
}
