//! Spiel Doch!: roads and caps as on other tiles.

use super::Depiction;

pub(super) struct Slice;

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["sd"]
    }
}
