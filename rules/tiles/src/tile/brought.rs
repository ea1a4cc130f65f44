//! Tiles that hosts bring. Outside a game, a table keeps each as a description ([`HostTile`]) that
//! is freed when the table drops it, so nobody can fill the program's memory with descriptions. A
//! tile gets a [`KindId`] like any other only when a game begins with it; that id lasts as long as
//! the program. So their number is limited by the games that people begin.

use std::collections::BTreeMap;
use std::sync::{Arc, PoisonError, RwLock};

use serde::{Deserialize, Serialize};

use super::{HostTileError, KindId, TileKind, host};

/// A tile that a host described: a set, and a description accepted for it.
#[derive(Clone)]
pub struct HostTile(Arc<(String, TileKind)>);

impl HostTile {
    /// The tile that a host describes for the set `creativity` (R-CR-2) or `gingerbread` (R-GB-1),
    /// in the grammar of the tile files from the edges on, without marks. Repeated spaces count as
    /// one.
    ///
    /// # Errors
    /// [`HostTileError`] says what is wrong with the description.
    pub fn read(set: &str, text: &str) -> Result<Self, HostTileError> {
        host::read(set, text).map(|tile| Self(Arc::new(tile)))
    }

    /// The tile with this stable id: its set, a slash and its description. A tile that was accepted
    /// before is not checked again for whether it can be drawn, so its game can continue.
    pub fn named(id: &str) -> Option<Self> {
        let (set, text) = id.split_once('/')?;
        host::grammatical(set, text).ok().map(|tile| Self(Arc::new(tile)))
    }

    /// A description with the omitted cities of its fields filled in from the drawing. `None` if
    /// nothing is omitted, or if it is not a tile even then.
    pub fn completed(set: &str, text: &str) -> Option<String> {
        host::completed(set, text)
    }

    /// Its stable id.
    pub fn id(&self) -> &str {
        &self.0.0
    }

    /// The set that it was described for.
    pub fn set(&self) -> &str {
        self.parts().0
    }

    /// How it was described.
    pub fn description(&self) -> &str {
        self.parts().1
    }

    fn parts(&self) -> (&str, &str) {
        self.id().split_once('/').unwrap_or(("", self.id()))
    }

    /// What is printed on it. The id is empty, because the tile has no name outside a game.
    pub fn kind(&self) -> &TileKind {
        &self.0.1
    }

    /// The tile as a game knows it.
    pub fn in_game(&self) -> KindId {
        KindId::brought(self)
    }
}

impl PartialEq for HostTile {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for HostTile {}

impl std::hash::Hash for HostTile {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.id().hash(state);
    }
}

impl std::fmt::Debug for HostTile {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.id())
    }
}

impl Serialize for HostTile {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.id())
    }
}

impl<'de> Deserialize<'de> for HostTile {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let id = std::borrow::Cow::<str>::deserialize(from)?;
        Self::named(&id).ok_or_else(|| serde::de::Error::custom(format!("no tile is called {id}")))
    }
}

/// The tiles that are in a game, each description once.
struct Entered {
    kinds: Vec<&'static TileKind>,
    numbers: BTreeMap<&'static str, u32>,
}

static ENTERED: RwLock<Entered> =
    RwLock::new(Entered { kinds: Vec::new(), numbers: BTreeMap::new() });

/// The kind with this number.
pub(super) fn kind(number: usize) -> &'static TileKind {
    let entered = ENTERED.read().unwrap_or_else(PoisonError::into_inner);
    entered.kinds.get(number).expect("a number is given out only for a tile that is there")
}

/// The number of a tile.
pub(super) fn enter(tile: &HostTile) -> u32 {
    let known =
        ENTERED.read().unwrap_or_else(PoisonError::into_inner).numbers.get(tile.id()).copied();
    known.unwrap_or_else(|| {
        let mut entered = ENTERED.write().unwrap_or_else(PoisonError::into_inner);
        if let Some(&number) = entered.numbers.get(tile.id()) {
            return number;
        }
        let id: &'static str = tile.id().to_owned().leak();
        let number = entered.kinds.len() as u32;
        entered.kinds.push(Box::leak(Box::new(TileKind { id, ..tile.kind().clone() })));
        entered.numbers.insert(id, number);
        number
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tens_of_thousands_of_descriptions_leave_nothing_behind_and_refuse_nobody() {
        let before = || ENTERED.read().unwrap_or_else(PoisonError::into_inner).kinds.len();
        let described = |number: u32| {
            let pennants = [0, 1, 2, 3].map(|city| number / 10_u32.pow(city) % 10);
            let [north, east, south, west] = pennants.map(|many| match many {
                0 => String::new(),
                many => format!(" pennant={many}"),
            });
            format!(
                "CCCC city N{north}; city E{east}; city S{south}; city W{west}; field - c1 c2 c3 c4"
            )
        };
        let known = before();
        for set in ["creativity", "gingerbread"] {
            for number in 0..10_000 {
                let tile = HostTile::read(set, &described(number)).expect("a tile");
                assert_eq!(HostTile::named(tile.id()), Some(tile));
            }
        }
        // Meanwhile other tests of this process bring a few tiles into games.
        assert!(before() < known + 2_000);
        for number in 0..5_000 {
            let tile = HostTile::read("creativity", &described(number)).expect("a tile");
            let kind = tile.in_game();
            assert_eq!((kind, kind.kind().id), (tile.in_game(), tile.id()));
        }
    }
}
