//! A brush: draws shapes on a pixmap, in tile units or any unit the caller chooses.

use image::RgbaImage;
use tiny_skia::{
    Color, FillRule, LineCap, LineJoin, Paint, Path, Pixmap, PremultipliedColorU8, Rect, Stroke,
    StrokeDash, Transform,
};

use crate::colour::Rgb;
use crate::geometry::{Vec2, at};
use crate::path::Outline;

/// Draws on a pixmap in units of `scale` pixels.
pub struct Brush {
    pixels: Pixmap,
    scale: f32,
    origin: Vec2,
    /// In quarters, clockwise.
    turn: usize,
}

impl Brush {
    /// A transparent sheet of `width` by `height` pixels; `origin` is where (0, 0) is, in pixels.
    pub fn new(width: u32, height: u32, scale: f32, origin: Vec2) -> Self {
        let pixels = Pixmap::new(width.max(1), height.max(1)).expect("no sprite is gigantic");
        Self { pixels, scale, origin, turn: 0 }
    }

    /// The drawing, with colours not premultiplied.
    pub fn finish(self) -> RgbaImage {
        let (width, height) = (self.pixels.width(), self.pixels.height());
        let mut pixels = self.pixels.take();
        for pixel in pixels.as_chunks_mut::<4>().0 {
            if !matches!(pixel[3], 0 | 255) {
                let [red, green, blue, alpha] = *pixel;
                let plain = PremultipliedColorU8::from_rgba(red, green, blue, alpha);
                let plain = plain.expect("no colour exceeds its coverage").demultiply();
                *pixel = [plain.red(), plain.green(), plain.blue(), alpha];
            }
        }
        RgbaImage::from_raw(width, height, pixels).expect("four bytes a pixel")
    }

    /// Draws around a point, which becomes (0, 0), `size` times as large.
    pub fn within(&mut self, middle: Vec2, size: f32, act: impl FnOnce(&mut Self)) {
        let (scale, origin) = (self.scale, self.origin);
        self.origin = at(origin.x + middle.x * scale, origin.y + middle.y * scale);
        self.scale = scale * size;
        act(self);
        (self.scale, self.origin) = (scale, origin);
    }

    /// Draws what is turned around (0, 0) by a number of quarters, clockwise.
    pub fn turned(&mut self, turn: usize, act: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.turn, turn);
        act(self);
        self.turn = before;
    }

    /// The nearest point on a whole-pixel boundary. Things of one kind at such points look
    /// identical to the last pixel: crisp, and a picture with repetitions is small.
    pub fn snapped(&self, place: Vec2) -> Vec2 {
        let snap =
            |part: f32, origin: f32| ((origin + part * self.scale).round() - origin) / self.scale;
        at(snap(place.x, self.origin.x), snap(place.y, self.origin.y))
    }

    /// The size of a pixel.
    pub fn pixel(&self) -> f32 {
        1.0 / self.scale
    }

    fn transform(&self) -> Transform {
        let (x, y) = match self.turn % 4 {
            0 => (self.scale, 0.0),
            1 => (0.0, self.scale),
            2 => (-self.scale, 0.0),
            _ => (0.0, -self.scale),
        };
        Transform::from_row(x, y, -y, x, self.origin.x, self.origin.y)
    }

    fn paint(colour: Rgb, alpha: u8) -> Paint<'static> {
        let [red, green, blue] = colour.parts();
        let mut paint = Paint::default();
        paint.set_color(Color::from_rgba8(red, green, blue, alpha));
        paint
    }

    pub fn fill_path(&mut self, path: &Path, colour: Rgb, alpha: u8) {
        let paint = Self::paint(colour, alpha);
        let transform = self.transform();
        self.pixels.fill_path(path, &paint, FillRule::Winding, transform, None);
    }

    pub fn stroke_path(&mut self, path: &Path, width: f32, colour: Rgb) {
        self.stroke_with(path, colour, 255, round_stroke(width));
    }

    fn stroke_with(&mut self, path: &Path, colour: Rgb, alpha: u8, stroke: Stroke) {
        let paint = Self::paint(colour, alpha);
        let transform = self.transform();
        self.pixels.stroke_path(path, &paint, &stroke, transform, None);
    }

    /// Colours some pixels of a row, from the one at a point on: always crisp.
    pub fn dash(&mut self, place: Vec2, pixels: u32, colour: Rgb) {
        let at = self.snapped(place);
        let pixel = |part: f32, origin: f32| (origin + part * self.scale).round() as u32;
        let (x, y) = (pixel(at.x, self.origin.x), pixel(at.y, self.origin.y));
        let [red, green, blue] = colour.parts();
        let ink = PremultipliedColorU8::from_rgba(red, green, blue, 255);
        let ink = ink.expect("an opaque colour");
        let (width, height) = (self.pixels.width(), self.pixels.height());
        for x in x..(x + pixels).min(width) {
            if y < height {
                self.pixels.pixels_mut()[(y * width + x) as usize] = ink;
            }
        }
    }

    /// Fills everything.
    pub fn flood(&mut self, colour: Rgb) {
        let [red, green, blue] = colour.parts();
        self.pixels.fill(Color::from_rgba8(red, green, blue, 255));
    }

    /// Fills a polygon.
    pub fn fill(&mut self, polygon: &[Vec2], colour: Rgb) {
        self.glaze(polygon, colour, 255);
    }

    /// Fills a polygon with opacity `alpha` out of 255.
    pub fn glaze(&mut self, polygon: &[Vec2], colour: Rgb, alpha: u8) {
        if let Some(path) = closed(polygon) {
            self.fill_path(&path, colour, alpha);
        }
    }

    /// Draws a polyline with flat ends.
    pub fn line(&mut self, line: &[Vec2], width: f32, colour: Rgb) {
        self.line_glazed(line, width, colour, 255);
    }

    /// Draws a polyline with flat ends and opacity `alpha` out of 255.
    pub fn line_glazed(&mut self, line: &[Vec2], width: f32, colour: Rgb, alpha: u8) {
        if let Some(path) = open(line) {
            let stroke = Stroke { line_cap: LineCap::Butt, ..round_stroke(width) };
            self.stroke_with(&path, colour, alpha, stroke);
        }
    }

    /// Draws a polyline with round ends.
    pub fn round_line(&mut self, line: &[Vec2], width: f32, colour: Rgb) {
        if let Some(path) = open(line) {
            self.stroke_with(&path, colour, 255, round_stroke(width));
        }
    }

    /// Draws a dashed polyline: dashes of length `on`, gaps of length `off`.
    pub fn dashes(&mut self, line: &[Vec2], width: f32, [on, off]: [f32; 2], colour: Rgb) {
        if let Some(path) = open(line) {
            let stroke = Stroke {
                line_cap: LineCap::Butt,
                dash: StrokeDash::new(vec![on, off], on / 2.0),
                ..round_stroke(width)
            };
            self.stroke_with(&path, colour, 255, stroke);
        }
    }

    /// Draws a dashed path.
    pub fn dashed_path(&mut self, path: &Path, width: f32, [on, off]: [f32; 2], colour: Rgb) {
        let stroke =
            Stroke { dash: StrokeDash::new(vec![on, off], on / 2.0), ..round_stroke(width) };
        self.stroke_with(path, colour, 255, stroke);
    }

    /// Fills an ellipse.
    pub fn ellipse(&mut self, middle: Vec2, radii: [f32; 2], colour: Rgb) {
        self.ellipse_glazed(middle, radii, colour, 255);
    }

    /// Fills an ellipse with opacity `alpha` out of 255.
    pub fn ellipse_glazed(&mut self, middle: Vec2, [rx, ry]: [f32; 2], colour: Rgb, alpha: u8) {
        if let Some(path) = oval(middle, [rx, ry]) {
            self.fill_path(&path, colour, alpha);
        }
    }

    /// Fills a disc.
    pub fn disc(&mut self, middle: Vec2, radius: f32, colour: Rgb) {
        self.ellipse(middle, [radius, radius], colour);
    }

    /// Fills a polygon and draws its outline.
    pub fn shape(&mut self, polygon: &[Vec2], colour: Rgb, width: f32, outline: Rgb) {
        if let Some(path) = closed(polygon) {
            self.fill_path(&path, colour, 255);
            self.stroke_path(&path, width, outline);
        }
    }

    /// Draws the outline of a polygon.
    pub fn shape_line(&mut self, polygon: &[Vec2], width: f32, outline: Rgb) {
        if let Some(path) = closed(polygon) {
            self.stroke_path(&path, width, outline);
        }
    }

    /// Fills the rectangle between two corners.
    pub fn block(&mut self, from: Vec2, to: Vec2, colour: Rgb) {
        self.fill(&rectangle(from, to), colour);
    }
}

/// The four corners of a rectangle.
pub fn rectangle(from: Vec2, to: Vec2) -> [Vec2; 4] {
    [from, at(to.x, from.y), to, at(from.x, to.y)]
}

/// An ellipse as a path.
pub fn oval(middle: Vec2, [rx, ry]: [f32; 2]) -> Option<Path> {
    let rect = Rect::from_ltrb(middle.x - rx, middle.y - ry, middle.x + rx, middle.y + ry)?;
    Outline::from_oval(rect)
}

/// A rectangle with round corners as a path.
pub fn round_rectangle(from: Vec2, to: Vec2, radius: f32) -> Option<Path> {
    let mut path = Outline::new();
    let (left, top, right, bottom, r) = (from.x, from.y, to.x, to.y, radius);
    path.move_to(left + r, top);
    path.line_to(right - r, top);
    path.quad_to(right, top, right, top + r);
    path.line_to(right, bottom - r);
    path.quad_to(right, bottom, right - r, bottom);
    path.line_to(left + r, bottom);
    path.quad_to(left, bottom, left, bottom - r);
    path.line_to(left, top + r);
    path.quad_to(left, top, left + r, top);
    path.close();
    path.finish()
}

fn round_stroke(width: f32) -> Stroke {
    Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() }
}

fn open(line: &[Vec2]) -> Option<Path> {
    let mut path = Outline::new();
    let (first, rest) = line.split_first()?;
    path.move_to(first.x, first.y);
    rest.iter().for_each(|point| path.line_to(point.x, point.y));
    path.finish()
}

fn closed(polygon: &[Vec2]) -> Option<Path> {
    let mut path = Outline::new();
    let (first, rest) = polygon.split_first()?;
    path.move_to(first.x, first.y);
    rest.iter().for_each(|point| path.line_to(point.x, point.y));
    path.close();
    path.finish()
}
