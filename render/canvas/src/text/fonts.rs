//! The fonts, and which of them writes a cluster: a letter with its marks, or an emoji.

use std::sync::LazyLock;

use harfrust::{Buffer, Direction, ShapeOptions, ShaperFont, shape};
use skrifa::{DrawMemory, Font, GlyphId, PathSink, ScalerFont};
use tiny_skia::Transform;

use crate::path::{Outline, bold};
use crate::text::bitmap;

/// Letters are drawn narrower than in the font by this factor, which leaves space for longer names
/// and larger digits.
pub(super) const NARROW: f32 = 0.92;
/// Size of an emoji, relative to the letters: it is hardly higher than a capital.
const EMOJI_SIZE: f32 = 0.78;
/// By how much an outline of regular weight is spread in each direction to be as dark as the bold
/// letters, in ems.
const SPREAD: f32 = 0.018;
/// The place of Noto Emoji in the list.
const EMOJI: usize = 1;

/// What writes a cluster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum FontChoice {
    /// A font of the list; the first one has the letters that most names consist of.
    Outlines(usize),
    /// The bitmaps, for what no other font has.
    Bitmaps,
}

impl FontChoice {
    pub(super) const LETTERS: Self = Self::Outlines(0);
    pub(super) const EMOJI: Self = Self::Outlines(EMOJI);

    /// The first choice that has everything in a cluster.
    pub(super) fn of(cluster: &str) -> Option<Self> {
        let has_all = |font: &LazyLock<Typeface>| {
            cluster.chars().all(|letter| is_joiner(letter) || font.glyph(letter).is_some())
        };
        let outlines = FONTS.iter().position(has_all).map(Self::Outlines);
        let bitmaps = || cluster.chars().all(|letter| is_joiner(letter) || bitmap::has(letter));
        outlines.or_else(|| bitmaps().then_some(Self::Bitmaps))
    }
}

/// In order of preference. Each is read when it is first needed, and its tables stay where they
/// are in the program.
static FONTS: [LazyLock<Typeface>; 5] = [
    LazyLock::new(|| Typeface::new(notosans::BOLD_TTF, 0.0)),
    LazyLock::new(|| Typeface {
        size: [EMOJI_SIZE; 2],
        ..Typeface::new(uzor_fonts::NOTO_EMOJI, 0.0)
    }),
    LazyLock::new(|| Typeface::new(uzor_fonts::NOTO_SANS_ARABIC, SPREAD)),
    LazyLock::new(|| Typeface::new(uzor_fonts::NOTO_SANS_DEVANAGARI, SPREAD)),
    // Hebrew, Armenian, Georgian, Lao, and many symbols.
    LazyLock::new(|| Typeface::new(uzor_fonts::DEJAVU_SANS, SPREAD)),
];

/// A font of the list.
pub(super) fn typeface(place: usize) -> &'static Typeface {
    &FONTS[place]
}

/// A font of outlines.
pub(super) struct Typeface {
    scaler: ScalerFont,
    /// Font units an em.
    per_em: f32,
    /// Width and height, relative to the font's.
    size: [f32; 2],
    /// By how much outlines are spread, in ems.
    spread: f32,
}

/// A glyph that the shaper placed: how far from the pen, and how far it moves the pen, in ems.
pub(super) struct ShapedGlyph {
    pub(super) glyph: GlyphId,
    pub(super) offset: [f32; 2],
    pub(super) advance: f32,
}

impl Typeface {
    fn new(bytes: &'static [u8], spread: f32) -> Self {
        let font = Font::new(bytes, 0).expect("the crate carries a font");
        let scaler = ScalerFont::unhinted(bold(&font), None);
        let per_em = f32::from(scaler.font().units_per_em());
        Self { scaler, per_em, size: [NARROW, 1.0], spread }
    }

    pub(super) fn glyph(&self, letter: char) -> Option<GlyphId> {
        self.scaler.font().charmap().map_unicode(letter)
    }

    /// Width of a letter that stands alone, in ems.
    pub(super) fn advance(&self, letter: char) -> f32 {
        let metrics = self.scaler.linear_glyph_metrics();
        let advance = self.glyph(letter).map_or(0.0, |glyph| metrics.h_advance(glyph));
        advance / self.per_em * self.size[0]
    }

    /// The glyphs of a text in one direction, from left to right.
    pub(super) fn shaped(&self, text: &str, is_rtl: bool) -> Vec<ShapedGlyph> {
        let mut buffer = Buffer::new();
        buffer.push_str(text);
        let direction = if is_rtl { Direction::RightToLeft } else { Direction::LeftToRight };
        buffer.set_direction(direction);
        buffer.guess_segment_properties();
        let font = ShaperFont::new(self.scaler.font());
        if shape(&font, &mut buffer, ShapeOptions::new()).is_err() {
            return Vec::new();
        }
        let ems = |units: i32, axis: usize| units as f32 / self.per_em * self.size[axis];
        let glyphs = buffer.glyph_infos().iter().zip(buffer.glyph_positions());
        let glyphs = glyphs.map(|(info, position)| ShapedGlyph {
            glyph: GlyphId::new(info.glyph_id),
            offset: [ems(position.x_offset, 0), ems(position.y_offset, 1)],
            advance: ems(position.x_advance, 0),
        });
        glyphs.collect()
    }

    /// Adds a glyph whose origin is `at` to a drawing, `size` pixels an em.
    pub(super) fn draw(&self, glyph: GlyphId, at: [f32; 2], size: f32, drawing: &mut Outline) {
        let Some(outline) = self.scaler.outline(glyph) else { return };
        let mut sink = Sink(Outline::new());
        // A glyph that cannot be drawn leaves a gap.
        let _ = outline.draw(DrawMemory::Scratch, &mut sink);
        let Some(path) = sink.0.finish() else { return };
        let scale = self.size.map(|share| share * size / self.per_em);
        let spread = self.spread * size;
        let copies: &[[f32; 2]] = match self.spread == 0.0 {
            true => &[[0.0, 0.0]],
            false => &[[-1.0, 0.0], [1.0, 0.0], [0.0, -1.0], [0.0, 1.0]],
        };
        for [x, y] in copies {
            let at = [at[0] + x * spread, at[1] + y * spread];
            let placed = Transform::from_row(scale[0], 0.0, 0.0, scale[1], at[0], at[1]);
            if let Some(path) = path.clone().transform(placed) {
                drawing.push_path(&path);
            }
        }
    }
}

/// Collects an outline, flipped vertically as fonts store it.
struct Sink(Outline);

impl PathSink for Sink {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(x, -y);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(x, -y);
    }

    fn quad_to(&mut self, cx0: f32, cy0: f32, x: f32, y: f32) {
        self.0.quad_to(cx0, -cy0, x, -y);
    }

    fn curve_to(&mut self, cx0: f32, cy0: f32, cx1: f32, cy1: f32, x: f32, y: f32) {
        self.0.cubic_to(cx0, -cy0, cx1, -cy1, x, -y);
    }

    fn close(&mut self) {
        self.0.close();
    }
}

/// What joins or varies letters and has no shape of its own: the shaper knows what to do with it.
pub(super) fn is_joiner(letter: char) -> bool {
    let is_tag = ('\u{E0020}'..='\u{E007F}').contains(&letter);
    matches!(letter, '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}') || is_tag
}
