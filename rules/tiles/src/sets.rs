//! The sets of tiles.

use crate::vocabulary::Mark;

macro_rules! tiles {
    ($($file:literal)*) => { &[$(include_str!(concat!("../", $file, ".tiles"))),*] };
}

/// The text of every tile file. Kinds of tiles are sorted in this order, so a new file comes last.
pub const FILES: &[&str] = tiles!("base" "ic" "river1" "winter" "tb" "pd" "tower" "am" "abbey" "count" "king" "cult" "river2" "bcb" "crop" "siege" "siege6" "tunnel" "catapult" "school" "porxada" "plague" "wheel" "wheelblock" "gingerbread" "base2" "rose" "gq" "darm" "wt" "sd" "crop2" "lab" "ru" "festival" "gold" "flier" "hs" "ferries" "mw" "mon" "bt" "gardens");

/// The sets for which hosts may bring tiles, each with the mark that its tiles get; a tile with a mark
/// must have a city.
pub(crate) const OF_HOSTS: [(&str, Option<Mark>); 2] =
    [("creativity", None), ("gingerbread", Some(Mark::Gingerbread))];
