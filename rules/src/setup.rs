//! What a game is dealt from, and why it may be refused.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use thiserror::Error;

use crate::bag::{Bag, Shuffle};
use crate::dice::Seed;
use crate::expansions::{Info, Systems};
use crate::geometry::{Pos, Rotation};
use crate::house::HouseRules;
use crate::tile::KindId;

/// Minimum number of seats.
pub const MIN_SEATS: u8 = 2;
/// Maximum number of seats of any game (R-OV-21).
pub const MAX_SEATS: u8 = 6;

/// A tile that lies on the table at the start: its kind, its cell and how it is turned.
pub type StartTile = (KindId, Pos, Rotation);

/// Tiles that lie at the start as they are drawn in the table, from this cell on.
pub(crate) fn unturned(kind: Option<KindId>, pos: Pos) -> Vec<StartTile> {
    kind.map(|kind| (kind, pos, Rotation::default())).into_iter().collect()
}

/// Everything that is decided before the first tile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub struct Setup {
    /// Number of seats. Seat 0 begins (R-OV-22: the caller decides who sits there).
    pub seats: u8,
    /// The base game and the systems added to it.
    pub systems: Systems,
    /// The options.
    #[serde(default = "HouseRules::unnamed", skip_serializing_if = "HouseRules::is_unnamed")]
    pub house: HouseRules,
    /// Tiles that the host brings: from each set as many as the systems and options ask for
    /// ([`Setup::host_sets`]; R-CR-2, R-GB-1).
    #[serde(default, skip_serializing_if = "is_default")]
    pub host_tiles: Vec<KindId>,
    /// The secret of the shuffle.
    pub seed: Seed,
    /// Ask for [`Action::Draw`](crate::Action::Draw) before each tile is turned up, so that the
    /// last move can be taken back until somebody looks.
    #[serde(default, skip_serializing_if = "is_default")]
    pub hold_draw: bool,
    /// Also ask when there is only one answer (R-OV-15 makes such moves silently).
    #[serde(default, skip_serializing_if = "is_default")]
    pub ask_forced: bool,
    /// One seat plays alone, for as many points as it can get.
    #[serde(default, skip_serializing_if = "is_default")]
    pub solo: bool,
    /// What the seed does not decide.
    #[serde(flatten)]
    pub script: Script,
}

/// What is decided beforehand and not by the seed: for problems, games of few tiles and
/// recorded ones.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Script {
    /// The order in which tiles are drawn, instead of a shuffle.
    #[serde(rename = "stacked", default, skip_serializing_if = "is_default")]
    pub tiles: Option<Vec<KindId>>,
    /// The numbers that chance gives next, in order.
    #[serde(rename = "loaded", default, skip_serializing_if = "is_default")]
    pub numbers: Vec<u8>,
}

impl Script {
    /// Tiles in this order.
    pub fn of(tiles: Vec<KindId>) -> Self {
        Self { tiles: Some(tiles), numbers: Vec::new() }
    }
}

/// What is derived for [`Setup`] writes and reads its house rules as they are in the text.
impl Serialize for Setup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let house = self.house.stored(self.systems);
        if house == self.house {
            return Self::serialize(self, serializer);
        }
        Self::serialize(&Self { house, ..self.clone() }, serializer)
    }
}

impl<'de> Deserialize<'de> for Setup {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let setup = Self::deserialize(deserializer)?;
        Ok(Self { house: setup.house.restored(setup.systems), ..setup })
    }
}

fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Setup {
    /// A game of these systems with all options at their defaults.
    pub fn new(seats: u8, systems: Systems, seed: Seed) -> Self {
        Self {
            seats,
            systems,
            house: HouseRules::default(),
            host_tiles: Vec::new(),
            seed,
            hold_draw: false,
            ask_forced: false,
            solo: false,
            script: Script::default(),
        }
    }

    /// How the tiles are shuffled: what proves at the end that nobody chose their order (R-OV-14).
    /// Nothing is if the order is given.
    pub fn shuffles(&self) -> Vec<Shuffle> {
        Bag::deal_openly(self, &self.start()).1
    }

    /// The sets from which the host brings tiles, and how many.
    pub fn host_sets(&self) -> Vec<(&'static str, usize)> {
        self.systems.iter().filter_map(|system| system.host_tiles(self)).collect()
    }

    /// Whether the host brings the tiles that are asked for.
    pub(crate) fn check_host_tiles(&self) -> Result<(), SetupError> {
        let sets = self.host_sets();
        let of = |set: &str, kind: &&KindId| kind.is_hosts() && kind.kind().set() == set;
        let brought = |set: &str| self.host_tiles.iter().filter(|kind| of(set, kind)).count();
        for &(set, wanted) in &sets {
            if brought(set) != wanted {
                let found = brought(set);
                return Err(SetupError::HostTiles { set, wanted, found });
            }
        }
        let asked = |kind: &KindId| sets.iter().any(|(set, _)| *set == kind.kind().set());
        match self.host_tiles.iter().find(|kind| !kind.is_hosts() || !asked(kind)) {
            None => Ok(()),
            Some(other) => {
                let set = other.kind().set();
                Err(SetupError::HostTiles { set, wanted: 0, found: brought(set) })
            }
        }
    }

    /// Whether as many may play such a game as there are seats.
    pub(crate) fn has_its_seats(&self) -> bool {
        if self.solo {
            self.seats == 1
        } else {
            (MIN_SEATS..=self.max_seats()).contains(&self.seats)
        }
    }

    /// The maximum number of seats of such a game (R-OV-21).
    pub fn max_seats(&self) -> u8 {
        if self.house.base.six_seats { MAX_SEATS } else { self.systems.max_seats() }
    }

    /// The ground set's start tile, if it is a single tile and not a block.
    pub(crate) fn plain_start(&self) -> Option<KindId> {
        let ground = self.systems.iter().filter(|system| system.is_ground());
        match ground.flat_map(|system| system.start(self, &[])).collect::<Vec<_>>()[..] {
            [(kind, ..)] => Some(kind),
            _ => None,
        }
    }

    /// Takes a copy of the ground set's start tile out of a pile, because another tile starts the
    /// table.
    pub(crate) fn take_plain_start(&self, pile: &mut Vec<KindId>) {
        let kind = self.plain_start();
        let start = pile.iter().position(|&id| Some(id) == kind);
        start.map(|index| pile.remove(index));
    }

    /// The tiles that lie on the table at the start, unturned, in the order of R-OV-32 (R-OV-26).
    pub fn start(&self) -> Vec<StartTile> {
        let lay = |which: fn(&Info) -> bool, laid: &[StartTile]| {
            let systems = self.systems.iter().filter(move |system| which(system.info()));
            systems.flat_map(|system| system.start(self, laid)).collect::<Vec<_>>()
        };
        let ground = lay(|system| system.is_ground, &[]);
        let added = lay(|system| !system.is_ground && !system.joins_start, &[]);
        // Blocks come first, with the ground set's last; a plain tile is replaced. A spring is last.
        let (mut start, mut others): (Vec<_>, Vec<_>) =
            added.into_iter().partition(|(kind, ..)| kind.kind().in_block.is_some());
        others.sort_by_key(|(kind, ..)| kind.kind().has_river());
        if ground.len() > 1 || start.is_empty() && others.is_empty() {
            start.extend(ground);
        }
        start.extend(others);
        let joining = lay(|system| system.joins_start, &start);
        start.extend(joining);
        start
    }
}

/// Why a game cannot be dealt.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// Too few or too many seats.
    #[error("{seats} seats: this game is for {MIN_SEATS} to {max}")]
    Seats {
        /// Seats wanted.
        seats: u8,
        /// The maximum that the chosen systems allow.
        max: u8,
    },
    /// There must be exactly one ground set (R-OV-35).
    #[error("exactly one ground set is needed, for instance base")]
    Ground,
    /// The host brings too few or too many tiles, or tiles nobody asked for (R-CR-2, R-GB-1).
    #[error("{found} tiles of the host's for {set}: {wanted} are needed")]
    HostTiles {
        /// The set.
        set: &'static str,
        /// How many are needed.
        wanted: usize,
        /// How many there are.
        found: usize,
    },
}
