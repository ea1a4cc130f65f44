//! What pictures are made of, whatever they show: points and shapes, a brush, letters, halos; palettes
//! and sprites of palette numbers; a canvas that composes them, and the files that it becomes.
//!
//! A drawing is made once, by the vector library, as an `RgbaImage`. As a [`Sprite`] it has the numbers
//! of a [`Palette`]. A [`Canvas`] lists which sprites stand where, and a [`Picture`] is composed and
//! deflated from that list, strip by strip; a strip that was made before is taken from memory.

mod brush;
mod cache;
mod canvas;
mod colour;
mod encode;
pub mod geometry;
mod halo;
mod palette;
mod path;
mod picture;
mod sprite;
pub mod text;

pub use brush::{Brush, oval, rectangle, round_rectangle};
pub use cache::{Bytes, Cache};
pub use canvas::{Canvas, Cut, Rect};
pub use colour::Rgb;
pub use encode::{Gif, IndexedPng, KeyHasher, Strip};
pub use geometry::{Vec2, at};
pub use halo::Halo;
pub use palette::Palette;
pub use path::{Outline, polygon};
pub use picture::Picture;
pub use sprite::{OPAQUE, Sprite};
