//! What JCloisterZone calls our kinds of tiles, for games that come from there or go there.

use super::KindId;

const NAMES: &str = include_str!("../../tiles/jcz.txt");

/// That program's id and ours for every tile that both know. One of theirs can be in several of our
/// sets.
pub fn jcz_tiles() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = NAMES.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' '))
}

impl KindId {
    /// Its id in JCloisterZone.
    pub fn in_jcz(self) -> Option<&'static str> {
        jcz_tiles().find(|(_, ours)| *ours == self.kind().id).map(|(theirs, _)| theirs)
    }
}
