//! Crop circles at a table.

use rules::Slot;
use rules::expansions::crop::Prompt;

use crate::table::expansions::Slice;
use crate::table::standing_orders::{
    Kind,
    Policy::{Always, Pass, Usual},
    Same,
};

/// Crop Circles.
pub(super) struct Crop;

const SYSTEMS: &[&str] = &["crop"];

const KINDS: &[Kind] = &[
    Kind::of(
        Slot::CropCircle,
        rules::Prompt::Crop(Prompt::Apply),
        SYSTEMS,
        &[Always(Same::Add), Always(Same::Remove)],
    ),
    Kind::of(Slot::CropCircle, rules::Prompt::Crop(Prompt::Add), SYSTEMS, &[Pass]),
    Kind::of(Slot::CropCircle, rules::Prompt::Crop(Prompt::Remove), SYSTEMS, &[Usual]),
];

impl Slice for Crop {
    fn is_deploying(&self, prompt: rules::Prompt) -> bool {
        prompt == rules::Prompt::Crop(Prompt::Add)
    }

    fn kinds(&self) -> &'static [Kind] {
        KINDS
    }
}
