//! The catalog of all kinds of tiles, and the compact ids that the rest of the program uses for
//! them. Tiles that a host brings have such ids too, but are not in the catalog.

use std::ops::Range;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::{HostTile, HostTileError, TileKind, brought, parse};
use crate::sets::FILES;

/// Index of a [`TileKind`] in the [`catalog`], or past its end for a tile that a host brought to a
/// game. It is never stored; the tile's id is.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct KindId(u32);

impl KindId {
    /// The kind itself.
    #[inline]
    pub fn kind(self) -> &'static TileKind {
        let kinds = &catalog().kinds;
        let index = self.number();
        kinds.get(index).unwrap_or_else(|| brought::kind(index - kinds.len()))
    }

    /// The kind with this stable id. The id of a tile that a host brought describes the tile.
    pub fn named(id: &str) -> Option<Self> {
        let kinds = &catalog().kinds;
        let index = kinds.iter().position(|kind| kind.id == id);
        let of_host = || HostTile::named(id).map(|tile| tile.in_game());
        index.map(|index| Self(index as u32)).or_else(of_host)
    }

    /// The tile of a game that a host describes, see [`HostTile::read`].
    ///
    /// # Errors
    /// [`HostTileError`] says what is wrong with the description.
    pub fn host(set: &str, text: &str) -> Result<Self, HostTileError> {
        HostTile::read(set, text).map(|tile| tile.in_game())
    }

    pub(super) fn brought(tile: &HostTile) -> Self {
        Self(catalog().kinds.len() as u32 + brought::enter(tile))
    }

    /// Whether a host brought it.
    #[inline]
    pub fn is_hosts(self) -> bool {
        self.number() >= catalog().kinds.len()
    }

    /// Its number, for tables of kinds. The numbers of tiles that hosts brought come after those of
    /// the catalog and differ from one run of the program to the next.
    pub fn number(self) -> usize {
        self.0 as usize
    }
}

/// Ordered by file, then by id: the same in every run of the program.
impl Ord for KindId {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        if self.is_hosts() && other.is_hosts() {
            self.kind().id.cmp(other.kind().id)
        } else {
            self.0.cmp(&other.0)
        }
    }
}

impl PartialOrd for KindId {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl std::fmt::Debug for KindId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.kind().id)
    }
}

impl Serialize for KindId {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.kind().id)
    }
}

impl<'de> Deserialize<'de> for KindId {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let id = std::borrow::Cow::<str>::deserialize(from)?;
        Self::named(&id).ok_or_else(|| serde::de::Error::custom(format!("no tile is called {id}")))
    }
}

/// Every kind of tile known to the rules.
#[derive(Debug)]
pub struct Catalog {
    kinds: Vec<TileKind>,
    /// The sets in file order, each with the numbers of its kinds.
    sets: Vec<(&'static str, Range<u32>)>,
}

impl Catalog {
    /// All kinds, set by set in file order.
    pub fn kinds(&self) -> impl Iterator<Item = KindId> {
        (0..self.kinds.len()).map(|index| KindId(index as u32))
    }

    /// The kinds of one set (`base`, `ic`, ..).
    pub fn set(&self, set: &str) -> impl Iterator<Item = KindId> {
        let runs = self.sets.iter().filter(move |(name, _)| *name == set);
        runs.flat_map(|(_, numbers)| numbers.clone()).map(KindId)
    }
}

/// The catalog of all tiles, parsed once.
pub fn catalog() -> &'static Catalog {
    static CATALOG: OnceLock<Catalog> = OnceLock::new();
    CATALOG.get_or_init(|| {
        let parsed = FILES.iter().map(|text| parse(text)).collect::<Result<Vec<_>, _>>();
        let kinds = parsed.expect("the embedded tile files parse; a test reads them all");
        let kinds: Vec<TileKind> = kinds.into_iter().flatten().collect();
        let mut sets: Vec<(&'static str, Range<u32>)> = Vec::new();
        for (kind, number) in kinds.iter().zip(0..) {
            match sets.last_mut() {
                Some((set, numbers)) if *set == kind.set() => numbers.end = number + 1,
                _ => sets.push((kind.set(), number..number + 1)),
            }
        }
        Catalog { kinds, sets }
    })
}
