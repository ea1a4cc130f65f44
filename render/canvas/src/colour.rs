//! Colours, and how well they are told apart.

/// A colour as `0xRRGGBB`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rgb(pub u32);

impl Rgb {
    /// Red, green, blue.
    pub const fn parts(self) -> [u8; 3] {
        [(self.0 >> 16) as u8, (self.0 >> 8) as u8, self.0 as u8]
    }

    /// The colour with these components.
    pub const fn of([red, green, blue]: [u8; 3]) -> Self {
        Self((red as u32) << 16 | (green as u32) << 8 | blue as u32)
    }

    /// This colour with `share` (0 to 1) of another mixed in.
    pub fn mixed(self, other: Self, share: f32) -> Self {
        let (from, to) = (self.parts(), other.parts());
        let part = |i: usize| {
            let (from, to) = (f32::from(from[i]), f32::from(to[i]));
            (from + (to - from) * share).round() as u8
        };
        Self::of([part(0), part(1), part(2)])
    }

    /// Relative luminance, from 0 for black to 1 for white (WCAG 2.1).
    pub fn luminance(self) -> f32 {
        let [red, green, blue] = self.parts().map(|part| {
            let part = f32::from(part) / 255.0;
            if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
        });
        0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    /// The contrast ratio of two colours, from 1 to 21 (WCAG 2.1).
    pub fn contrast(self, other: Self) -> f32 {
        let (one, other) = (self.luminance(), other.luminance());
        (one.max(other) + 0.05) / (one.min(other) + 0.05)
    }
}
