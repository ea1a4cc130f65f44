//! What that program calls our kinds of tiles, for games that come from there or go there.

use rules::KindId;

const NAMES: &str = include_str!("../tiles.txt");

fn pairs() -> impl Iterator<Item = (&'static str, &'static str)> {
    let lines = NAMES.lines().filter(|line| !line.starts_with('#'));
    lines.filter_map(|line| line.split_once(' '))
}

/// The id that a kind has there.
pub fn id(kind: KindId) -> Option<&'static str> {
    pairs().find(|(_, ours)| *ours == kind.kind().id).map(|(theirs, _)| theirs)
}

/// Our kinds with this id: one of their tiles can be in several of our sets.
pub fn kinds(id: &str) -> impl Iterator<Item = KindId> {
    pairs().filter(move |(theirs, _)| *theirs == id).filter_map(|(_, ours)| KindId::named(ours))
}
