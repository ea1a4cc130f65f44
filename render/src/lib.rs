//! Pictures of a Carcassonne board: a [`Scene`] says what is shown, [`render`] makes a PNG.
//!
//! ```
//! use render::{PlayerLabel, Scene, Theme, View, render};
//! use rules::{Game, Seed, Setup, Systems};
//!
//! let setup = Setup::new(2, Systems::named(["base"])?, Seed::from_number(7));
//! let (game, _) = Game::new(setup)?;
//! let players = [PlayerLabel::new("Ada"), PlayerLabel::new("Łucja")];
//! let candidates = game.placements(game.turn().hand.expect("a tile was drawn"));
//! let scene = Scene::of(&game, &players)
//!     .theme(Theme::DARK)
//!     .view(View::Whole)
//!     .candidates(candidates.into_iter().map(|(pos, _)| pos));
//! let picture = render(&scene)?;
//! assert_eq!(&picture.png[1..4], b"PNG");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! How it works: the *plan* of a tile is geometry derived from the rules' facts; *art* draws it,
//! once for each kind, rotation and size, into sprites of palette numbers, which a bounded cache
//! stores; a picture is composed of sprites as palette numbers and deflated directly. Rotation
//! turns the geometry, never the bitmap, so that houses, shields and figures stay upright; only the
//! pictures of an art pack are turned as they are.
//!
//! Pixels are buffers of the `image` crate throughout: `RgbaImage` for drawing, `GrayImage` of
//! palette numbers for composing. [`Picture::image`] returns a whole picture as such a buffer, and
//! [`Picture::write_with_encoder`] accepts any encoder of that crate.
//!
//! An [`ArtPack`] is a theme whose tiles somebody else has painted. Its pictures are decoded once, within
//! bounds, and become sprites like our own; those of photographs have a palette of their own.
//!
//! Names may be anything. Each letter is written in the first font that has it, with joined letters
//! and from right to left where its script is; control characters and stacked combining marks are
//! left out; a name with letters that no font has is replaced by the seat's number ([`is_written`]
//! tells callers who list the names next to the picture); a long one is cut with an ellipsis. The
//! remaining time is text from the scene. Otherwise the only text in a picture is digits and column
//! letters, so a picture needs no translation.
//!
//! [`render`] blocks for some milliseconds; it can be called from many threads at once.

#![warn(missing_docs)]

mod art;
mod camera;
mod card_plan;
mod cards;
mod chance_graph;
mod coordinates;
mod counted;
mod emblem;
mod error;
mod expansions;
mod highlights;
mod landmark;
mod layout;
mod look;
mod nameplate;
mod notation;
mod overlay;
mod overview;
mod pack;
mod paint;
mod panels;
mod plan;
mod rating_graph;
mod recorder;
mod replay;
mod scene;
mod score_sheet;
mod sheet;
mod specimen;
mod standing;
mod standings;
mod structure;
#[cfg(test)]
mod tests;
mod theme;
mod timing;

pub use camera::MAX_CELLS;
pub use canvas::text::is_written;
pub use canvas::{IndexedPng, Picture};
pub use card_plan::CardPlan;
pub use chance_graph::{ChanceGraph, SURE};
pub use emblem::emblem;
pub use error::RenderError;
pub use highlights::highlights;
pub use notation::notation;
pub use overlay::dead_cells;
pub use pack::{
    ArtPack, MAX_FILE_BYTES, MAX_SIDE, MIN_SIDE, OddEdge, PackColours, PackColoursError,
    TilePicture, TilePictureError, odd_edges, tile_template,
};
pub use paint::render;
pub use plan::{Vec2, anchor};
pub use rating_graph::{RatingGraph, RatingPoint};
pub use recorder::Recorder;
pub use replay::{Animation, replay};
pub use scene::{
    Claim, Claims, Counted, LastCount, PLAYER_COLOURS, Piece, PieceLocation, Place, PlayerColour,
    PlayerLabel, Scene, SeatPanel, Shape, Tile, View, Viewport,
};
pub use score_sheet::{ScoreSheet, TilesLeft};
pub use sheet::{contact_sheets, farm_sheet, sheet};
pub use standings::StandingsTable;
pub use theme::{Rgb, Theme};
pub use timing::{AnimationFrame, FrameKind, FrameTiming};
