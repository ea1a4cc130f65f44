//! Systems: the ground sets and everything that is added to them. A system is one file or folder
//! that implements [`Expansion`], plus its tiles and its slots in the spine; the core reaches it
//! only through the hooks below.

pub mod abbey;
pub(crate) mod all;
pub mod base;
pub(crate) mod base2;
pub mod bazaars;
pub mod bigtop;
pub mod bridges;
pub mod buildings;
pub mod castles;
pub mod catapult;
pub mod count;
pub mod creativity;
pub mod crop;
pub(crate) mod cult;
pub(crate) mod darmstadt;
pub mod dragon;
pub mod ferries;
pub(crate) mod festival;
pub mod flier;
pub mod gingerbread;
pub mod goldmines;
pub(crate) mod gq;
pub mod hills;
pub(crate) mod inns;
pub mod king;
pub(crate) mod labyrinth;
pub mod mage;
pub(crate) mod monasteries;
#[cfg(test)]
mod order;
pub mod phantom;
pub mod plague;
pub mod porxada;
pub mod river;
pub(crate) mod rose;
pub mod russian;
pub mod school;
pub mod siege;
pub(crate) mod spieldoch;
pub mod tower;
pub(crate) mod traders;
pub mod tunnel;
pub(crate) mod watchtowers;
pub mod wheel;
mod winter;

use serde::{Deserialize, Serialize};

pub use all::ALL;
use all::{part, systems};

use crate::action::{Action, Decision};
use crate::bag::Piles;
use crate::board::Spot;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::house::{HouseRules, OPTIONS, RuleOption};
use crate::score::Presence;
use crate::setup::{Setup, StartTile};
use crate::spine::Slot;
use crate::stages::Stage;
use crate::tile::{KindId, catalog};
use crate::turn::Flow;
use crate::value::{Modifiers, Rates, Value};
use crate::vocabulary::{At, Cause, FigureKind, ScoreLine, Term};

/// What a system adds to the game. Every hook does nothing by default. What a hook adds must not
/// depend on the order in which systems are asked. A hook that a single system needs says why.
pub trait Expansion: Sync {
    /// What is known of the system before a game is set up.
    fn info(&self) -> &'static Info;

    /// The figures that each seat gets under these house rules.
    fn figures(&self, _house: &HouseRules) -> &'static [(FigureKind, u8)] {
        &[]
    }

    /// The tiles that lie unturned on the table at the start (overview section 6), in the order of
    /// R-OV-32. If systems other than the ground set put tiles there, these replace its plain start
    /// tile. `laid` is empty, except for a system that joins what all others laid
    /// ([`Info::joins_start`]).
    fn start(&self, _setup: &Setup, _laid: &[StartTile]) -> Vec<StartTile> {
        Vec::new()
    }

    /// The sets from which the host brings tiles to this table, and how many of each.
    fn host_tiles(&self, _setup: &Setup) -> Option<(&'static str, usize)> {
        None
    }

    /// Moves tiles between the piles before they are shuffled, or says which come late. The ground
    /// set is asked first, while the start tiles are still among them.
    fn deal(&self, _setup: &Setup, _piles: &mut Piles) {}

    /// What removes placements of this kind of tile whose edges match but that are not allowed.
    fn veto(&self, _kind: KindId) -> Option<Veto> {
        None
    }

    /// What can be built so that a tile matches where its edges alone do not. Only bridges are:
    /// nothing else changes an edge before the tile beside it is laid.
    fn laying(&self) -> Option<&'static dyn Laying> {
        None
    }

    /// Prepares the system's state once the start tiles are on the table.
    fn begin(&self, _game: &mut Game) {}

    /// Whether the system's state is possible: it names no seat, cell or segment that does not
    /// exist. Checked for states that come from outside, before any other hook sees them.
    fn restores(&self, _game: &Game) -> bool {
        true
    }

    /// The stage for a slot of the spine that the core leaves free.
    fn stage(&self, _slot: Slot) -> Option<&'static dyn Stage> {
        None
    }

    /// Adds options at S3 instead of deploying a follower (R-OV-6).
    fn extra_deployments(&self, _game: &Game, _seat: Seat, _options: &mut Vec<Action>) {}

    /// Adds free actions to a question (R-OV-27), after its answers. The question stays open when
    /// one of them was done.
    fn free_actions(&self, _game: &Game, _decision: &mut Decision) {}

    /// Performs an action that it offered through [`Expansion::extra_deployments`] or
    /// [`Expansion::free_actions`]; `None` if the action is another system's.
    fn act(&self, _game: &mut Game, _seat: Seat, _action: Action) -> Option<Flow> {
        None
    }

    /// Removes options of S3, including [`Action::Pass`] if another one is left.
    fn remove_options(&self, _game: &Game, _options: &mut Vec<Action>) {}

    /// Whether a rule of the system forbids this now.
    fn forbids(&self, _game: &Game, _deed: Deed) -> bool {
        false
    }

    /// A figure left its place, wherever it goes.
    fn on_figure_removed(&self, _game: &mut Game, _figure: Figure) {}

    /// A figure came to stand somewhere outside of the wooden thing, and it was said. Only traps
    /// look at whoever comes into their reach by any means (R-RU-9).
    fn on_figure_placed(&self, _game: &mut Game, _figure: Figure) {}

    /// A tile was laid and joined with its neighbours.
    fn placed(&self, _game: &mut Game, _pos: Pos) {}

    /// A feature was credited to its owners: does whatever else follows.
    fn counted(&self, _game: &mut Game, _feature: FeatureId, _moment: Moment) {}

    /// Amends what a field counts.
    fn farm(&self, _game: &Game, _field: FeatureId, _farm: &mut Farm) {}

    /// Amends what one of the cities of a [`Farm`] pays one of the field's owners.
    fn farm_pay(
        &self,
        _game: &Game,
        _field: FeatureId,
        _city: Option<FeatureId>,
        _seat: Seat,
        _pay: &mut FarmPay,
    ) {
    }

    /// Points scored in a part are about to be credited. `earned` of them count for the reward of
    /// that part (R-CO-4).
    fn credited(&self, _game: &mut Game, _line: &ScoreLine, _earned: &mut i32) {}

    /// Adds to the score lines of a feature (R-OV-11) what is no part of its value, and is paid even
    /// to a seat without a majority; or changes the line of one owner, where the others' stays.
    fn pays(&self, _game: &Game, _feature: FeatureId, _lines: &mut Vec<ScoreLine>) {}

    /// Breaks ties for the majority of a feature. Only the hills do so far: all else that counts for
    /// a majority is a follower's strength.
    fn ties(&self, _game: &Game, _feature: FeatureId, _presence: &mut Presence) {}

    /// Amends what a road, city or cloister is worth: adds modifiers, or corrects what is counted.
    fn amend(&self, _game: &Game, _value: &mut Value) {}
}

/// Removes placements of a kind of tile. If a placement is allowed on its own, every list that
/// contains it keeps at least one placement.
pub type Veto = fn(&Game, KindId, &mut Vec<(Pos, Rotation)>);

/// What a system may forbid, whoever's rule would do it ([`Expansion::forbids`]).
#[derive(Clone, Copy, Debug)]
pub enum Deed<'a> {
    /// To lay a tile of this kind if it is turned up now. It is set aside, and another one drawn
    /// (R-PD-V1).
    Draw(KindId),
    /// To put or move a follower onto the tile of this cell (R-PD-V5, R-PL-18).
    Enter(Pos),
    /// To claim a segment of a network on which others stand elsewhere (R-LA-4, R-LA-5).
    Join(Spot),
    /// To have a figure of this kind stand at a place that it could claim (R-AM-39, R-CO-5).
    Stand(FigureKind, At),
    /// To pay the farmers of this field at the end of the game (R-AM-59).
    PayFarmers(FeatureId),
    /// To make this figure leave for this cause (R-TO-12, R-CA-12).
    Remove(&'a Figure, Cause),
}

/// What a seat can build while it lays a tile ([`Expansion::laying`]).
pub trait Laying: Sync {
    /// Whether anything can be built now.
    fn can_build(&self, game: &Game) -> bool;

    /// All placements that match, some of them thanks to what can be built, in the order of
    /// [`Board::fitting`](crate::Board::fitting); `None` if nothing can be built now.
    fn fitting(&self, game: &Game, kind: KindId) -> Option<Vec<(Pos, Rotation)>>;

    /// Whether the tile may be discarded although it has these placements (R-BR-4).
    fn spares(&self, game: &Game, kind: KindId, placements: &[(Pos, Rotation)]) -> bool;

    /// Builds what a placement needs; the tile is laid next.
    fn build(&self, game: &mut Game, kind: KindId, pos: Pos, rotation: Rotation);
}

/// What is known of a system before a game is set up.
#[derive(Debug)]
pub struct Info {
    /// Stable key, as in `carcas sets`.
    pub key: &'static str,
    /// English name.
    pub name: &'static str,
    /// The tile sets it brings.
    pub sets: &'static [&'static str],
    /// Whether it is a ground set, of which a game has exactly one (R-OV-35).
    pub is_ground: bool,
    /// Whether its start tiles lie beside those of all other systems, and replace none of them
    /// (R-SC-1, R-SC-3).
    pub joins_start: bool,
    /// Whether it brings the sixth colour (R-OV-21).
    pub seats_six: bool,
    /// The options it has: its own, and those that it shares.
    pub options: &'static [&'static [RuleOption]],
    /// Sets what an option is in a stored text that does not name it, where that is no longer the
    /// default: games that were stored before the default changed keep their rules.
    pub unnamed: fn(&mut HouseRules),
}

impl Info {
    /// Nothing yet.
    const NONE: Self = Self {
        key: "",
        name: "",
        sets: &[],
        is_ground: false,
        joins_start: false,
        seats_six: false,
        options: &[],
        unnamed: |_| {},
    };
}

impl dyn Expansion + '_ {
    /// Stable key, as in `carcas sets`.
    pub fn key(&self) -> &'static str {
        self.info().key
    }

    /// English name.
    pub fn name(&self) -> &'static str {
        self.info().name
    }

    /// The tile sets it brings.
    pub fn sets(&self) -> &'static [&'static str] {
        self.info().sets
    }

    /// The options it has.
    pub fn options(&self) -> impl Iterator<Item = &'static RuleOption> {
        self.info().options.iter().copied().flatten()
    }

    /// Whether it is a ground set.
    pub fn is_ground(&self) -> bool {
        self.info().is_ground
    }
}

/// When a feature is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// It was completed, or its farm is scored early.
    Completed,
    /// Its followers lost the challenge of the building beside it (R-CU-5).
    Challenged,
    /// At the end of the game, complete or not.
    End,
}

/// What a field counts for its owners.
#[derive(Clone, Debug, Default)]
pub struct Farm {
    /// The completed cities beside it, in order of placement; `None` stands for the one that is not
    /// a feature of the board, and comes last (R-CO-17).
    pub cities: Vec<Option<FeatureId>>,
    /// What each owner gets besides, whatever the cities are worth.
    pub modifiers: Modifiers,
}

/// What one completed city pays an owner of a field beside it.
#[derive(Clone, Debug)]
pub struct FarmPay {
    /// Points for a city by itself.
    base: i32,
    /// What changes the points. A term counts the city once.
    pub modifiers: Modifiers,
}

impl FarmPay {
    /// Points for the city alone.
    pub(crate) fn new(base: i32) -> Self {
        Self { base, modifiers: Modifiers::default() }
    }

    /// The same with what another field adds for the same city.
    pub(crate) fn with_bonuses_of(mut self, other: Self) -> Self {
        self.modifiers.unite(&other.modifiers);
        self
    }

    /// What is counted in some payments: the cities, and of these the special ones.
    pub(crate) fn terms(pays: &[Self]) -> Vec<Term> {
        let mut terms = vec![Term::Cities(pays.len() as u16)];
        let mut special: Vec<Term> = pays.iter().flat_map(|pay| pay.modifiers.terms()).collect();
        special.sort_unstable();
        terms.extend(special.chunk_by(Term::eq).map(|same| same[0].times(same.len() as u16)));
        terms
    }

    /// What its modifiers come to.
    pub fn rates(&self) -> Rates {
        self.modifiers.rates(self.base)
    }

    /// The total points.
    pub(crate) fn points(&self) -> i32 {
        self.modifiers.points(1, 0, self.base)
    }
}

/// Declares [`States`].
macro_rules! states {
    ([$($module:ident $state:literal)*]) => {
        /// What systems remember between stages. A field is set if its system plays and has
        /// something to remember.
        #[derive(Clone, Debug, Default, Serialize, Deserialize)]
        #[serde(default)]
        pub(crate) struct States {
            $(
                #[serde(rename = $state, skip_serializing_if = "Option::is_none")]
                pub(crate) $module: Option<$module::State>,
            )*
        }
    };
}
part!(state => states!);

/// The options of all systems.
pub fn options() -> impl Iterator<Item = &'static RuleOption> {
    OPTIONS.iter().copied().flatten()
}

/// The system with this key.
pub fn named(key: &str) -> Option<&'static dyn Expansion> {
    ALL.iter().copied().find(|system| system.key() == key)
}

/// How many tiles a system brings.
pub fn tiles(system: &dyn Expansion) -> u32 {
    let kinds = system.sets().iter().flat_map(|set| catalog().set(set));
    kinds.map(|id| u32::from(id.kind().copies)).sum()
}

/// A set of systems.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct Systems(u64);

impl Systems {
    /// The systems with these keys.
    ///
    /// # Errors
    /// The first key that no system has.
    pub fn named<'a>(keys: impl IntoIterator<Item = &'a str>) -> Result<Self, String> {
        let mut systems = Self::default();
        for key in keys {
            let index = ALL.iter().position(|system| system.key() == key);
            systems.0 |= 1 << index.ok_or_else(|| format!("there is no system {key}"))?;
        }
        Ok(systems)
    }

    /// The systems, in the order of [`ALL`].
    pub fn iter(self) -> impl Iterator<Item = &'static dyn Expansion> {
        all::runs(self).into_iter().flat_map(Self::listed)
    }

    /// The same, for use where the order matters: tiles are dealt in it.
    pub(crate) fn listed(self) -> impl Iterator<Item = &'static dyn Expansion> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let index = rest.trailing_zeros() as usize;
            rest &= rest.wrapping_sub(1);
            ALL.get(index).copied()
        })
    }

    /// The stage that one of them puts in a slot that the core leaves free.
    pub(crate) fn stage(self, slot: Slot) -> Option<&'static dyn Stage> {
        self.listed().find_map(|system| system.stage(slot))
    }

    /// Their options, each once: systems that follow the same rules share them.
    pub fn options(self) -> impl Iterator<Item = &'static RuleOption> {
        let mut seen: Vec<&'static str> = Vec::new();
        self.iter().flat_map(|system| system.options()).filter(move |choice| {
            let new = !seen.contains(&choice.key);
            seen.push(choice.key);
            new
        })
    }

    /// The tile sets that they bring, each once.
    pub fn sets(self) -> Vec<&'static str> {
        let mut sets = Vec::new();
        for set in self.listed().flat_map(|system| system.sets()) {
            if !sets.contains(set) {
                sets.push(*set);
            }
        }
        sets
    }

    /// Whether the system with this key is among them.
    pub fn has(self, key: &str) -> bool {
        self.iter().any(|system| system.key() == key)
    }

    /// The maximum number of seats these systems allow (R-OV-21).
    pub fn max_seats(self) -> u8 {
        if self.iter().any(|system| system.info().seats_six) { 6 } else { 5 }
    }
}

impl TryFrom<Vec<String>> for Systems {
    type Error = String;

    fn try_from(keys: Vec<String>) -> Result<Self, String> {
        Self::named(keys.iter().map(String::as_str))
    }
}

impl From<Systems> for Vec<String> {
    fn from(systems: Systems) -> Self {
        systems.iter().map(|system| system.key().to_owned()).collect()
    }
}
