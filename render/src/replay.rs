//! Animations: the scenes of a game in sequence, all of the same size and over the same cells.
//! Chooses the scale automatically; decides nothing about the game.

use std::ops::ControlFlow;

use canvas::{Canvas, Cut, Gif, Strip};
use image::GrayImage;
use rules::Pos;

use crate::camera::{Cells, everything, width_of};
use crate::card_plan::{BesideCards, CardPlan};
use crate::error::RenderError;
use crate::paint::compose;
use crate::scene::{Scene, View, Viewport};
use crate::timing::{AnimationFrame, FrameTiming};

/// Pixels per tile, from largest to smallest.
pub(crate) const SCALES: [u16; 10] = [64, 48, 40, 32, 24, 16, 12, 8, 6, 4];
/// The widest picture: no game has a board that is wider at the smallest scale.
const WIDEST: i32 = 1400;

/// A finished animation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Animation {
    /// The file, a GIF that loops.
    pub gif: Vec<u8>,
    /// Width in pixels.
    pub width: u32,
    /// Height in pixels.
    pub height: u32,
    /// Pixels per tile.
    pub px: u16,
}

/// Renders frames as one animation. The theme is that of the first scene; views are ignored. After each image, `progress` receives the number of finished images and the total: of a long game
/// several frames are one image. It starts over if the animation has to be made again at a smaller scale, and returns whether to go
/// on.
///
/// # Errors
/// [`RenderError`] as for [`render`](crate::render); [`RenderError::Nothing`] if there is no frame,
/// [`RenderError::GivenUp`] if `progress` asks to stop, and [`RenderError::TooManyBytes`] if the
/// file is too large even at the smallest scale.
pub fn replay(
    frames: &[AnimationFrame],
    pace: FrameTiming,
    mut progress: impl FnMut(usize, usize) -> ControlFlow<()>,
) -> Result<Animation, RenderError> {
    let scenes = frames.iter().map(|frame| &frame.scene);
    let cells = scenes.clone().map(everything).flat_map(|cells: Cells| [cells.from, cells.to]);
    let cells = Cells::around(cells).ok_or(RenderError::Nothing)?;
    let first = scenes.clone().next().ok_or(RenderError::Nothing)?;
    let wide = |&px: &u16| px <= pace.px && width_of(first, cells, px.into()) <= WIDEST;
    let largest = SCALES.iter().position(wide).unwrap_or(SCALES.len() - 1);
    let mut bytes = 0;
    for &px in &SCALES[largest..] {
        match at_scale(frames, (cells.from, cells.to), px, pace, &mut progress) {
            Err(RenderError::TooManyBytes { bytes: so_far, .. }) => bytes = so_far,
            done => return done,
        }
    }
    Err(RenderError::TooManyBytes { bytes, most: pace.most })
}

fn at_scale(
    frames: &[AnimationFrame],
    (from, to): (Pos, Pos),
    px: u16,
    pace: FrameTiming,
    progress: &mut impl FnMut(usize, usize) -> ControlFlow<()>,
) -> Result<Animation, RenderError> {
    let scenes = frames.iter().map(|frame| &frame.scene);
    let cards = Some(CardPlan::of_all(scenes, BesideCards::Pile));
    let theme = frames.first().ok_or(RenderError::Nothing)?.scene.theme;
    let viewport = Viewport { from, to, px, cards, moving: true };
    let mut film: Option<FrameWriter> = None;
    let images = pace.images(frames);
    let total = images.len();
    for (number, image) in images.into_iter().enumerate() {
        let hold = image.hold;
        // The tile in hand belongs to the next frame.
        let scene = Scene { hand: None, ..image.scene(frames) };
        let scene = scene.theme(theme).view(View::Whole).viewport(viewport);
        // Nothing is deflated: a strip depends only on its own rows.
        let cuts = crate::camera::Frame::of(&scene)?.cuts().into_iter();
        let cuts: Vec<Cut> = cuts.map(|cut| Cut { before: 0, ..cut }).collect();
        let canvas = compose(&scene)?;
        let film = match &mut film {
            Some(film) => film,
            none => none.insert(FrameWriter::new(&canvas)?),
        };
        film.add(&canvas, &cuts, hold)?;
        // Going on would only cost time and memory.
        let bytes = film.gif.size();
        if bytes > pace.most {
            return Err(RenderError::TooManyBytes { bytes, most: pace.most });
        }
        if progress(number + 1, total).is_break() {
            return Err(RenderError::GivenUp);
        }
    }
    let film = film.ok_or(RenderError::Nothing)?;
    let (width, height) = film.pixels.dimensions();
    Ok(Animation { gif: film.gif.finish()?, width, height, px })
}

/// Frames in sequence; only strips whose drawing changed are composed again.
struct FrameWriter {
    gif: Gif,
    strips: Vec<Strip>,
    pixels: GrayImage,
}

impl FrameWriter {
    fn new(canvas: &Canvas) -> Result<Self, RenderError> {
        let (width, height) = canvas.size();
        let size = (width as u32, height as u32);
        let gif = Gif::new(size, canvas.palette().colours())?;
        Ok(Self { gif, strips: Vec::new(), pixels: GrayImage::new(size.0, size.1) })
    }

    fn add(&mut self, canvas: &Canvas, cuts: &[Cut], hold: u16) -> Result<(), RenderError> {
        let width = canvas.size().0;
        let strips = canvas.strips(cuts);
        let mut changed = Vec::new();
        for (number, strip) in strips.iter().enumerate() {
            if self.strips.get(number).is_some_and(|before| before.key == strip.key) {
                continue;
            }
            let rows = canvas.compose(strip.rows.clone());
            let pixels: &mut [u8] = &mut self.pixels;
            pixels[strip.rows.start * width..][..rows.len()].copy_from_slice(&rows);
            changed.push(strip.rows.clone());
        }
        self.gif.frame(&self.pixels, &changed, hold)?;
        self.strips = strips;
        Ok(())
    }
}
