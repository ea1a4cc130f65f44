//! Systems: the ground sets and everything that is added to them. A system is one file that
//! implements [`Expansion`], plus its tiles and its slots in the spine; the rest of the crate
//! reaches it only through the hooks below.

pub mod abbey;
pub(crate) mod all;
pub(crate) mod base;
mod base2;
pub mod bazaars;
pub mod bridges;
pub mod castles;
pub mod catapult;
pub mod count;
pub mod creativity;
pub mod crop;
mod cult;
pub mod dragon;
pub mod gingerbread;
mod inns;
pub mod king;
#[cfg(test)]
mod order;
pub mod phantom;
pub mod plague;
pub mod porxada;
mod river;
pub mod school;
pub mod siege;
pub mod tower;
mod traders;
pub mod tunnel;
pub mod wheel;
mod winter;

use serde::{Deserialize, Serialize};

pub use all::ALL;
use all::systems;

use crate::action::{Action, Decision};
use crate::dice::Dice;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::house::{HouseRules, RuleOption};
use crate::score::Value;
use crate::setup::Setup;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::tile::{KindId, catalog};
use crate::turn::Flow;
use crate::vocabulary::{At, Cause, FigureKind, Mark, ScoreLine, Term};

/// What a system adds to the game. Every hook does nothing by default. What a hook adds must not
/// depend on the order in which systems are asked.
pub trait Expansion: Sync {
    /// What is known of it before a game is set up.
    fn info(&self) -> &'static Info;

    /// The figures that each seat gets under these house rules.
    fn figures(&self, _house: &HouseRules) -> &'static [(FigureKind, u8)] {
        &[]
    }

    /// The tiles that lie unturned on the table at the start (overview section 6), in the order of
    /// R-OV-32. If systems other than the ground set put tiles there, these replace its plain start
    /// tile.
    fn start(&self, _setup: &Setup) -> Vec<(KindId, Pos)> {
        Vec::new()
    }

    /// The tiles that lie beside the start arrangement, whatever it is (R-SC-1, R-SC-3). Only the
    /// School does: it cannot use [`Expansion::start`], because it needs what the others put there.
    fn annex(&self, _setup: &Setup, _start: &[(KindId, Pos)]) -> Vec<(KindId, Pos)> {
        Vec::new()
    }

    /// The sets from which the host brings tiles to this table, and how many of each.
    fn host_tiles(&self, _setup: &Setup) -> Option<(&'static str, usize)> {
        None
    }

    /// Moves tiles between the draw pile and a pile that is drawn before it. `pile` is not shuffled
    /// yet; the order of `first` is final, and its last tile is drawn first.
    fn deal(
        &self,
        _setup: &Setup,
        _dice: &mut Dice,
        _pile: &mut Vec<KindId>,
        _first: &mut Vec<KindId>,
    ) {
    }

    /// How many tiles of the shuffled pile are drawn before any tile of this kind can come (R-PL-1).
    /// Such a tile is never left out for equal turns (R-OV-37). Only the plague has any: what is
    /// dealt must not depend on the shuffle, which [`Expansion::deal`] comes before.
    fn head(&self, _setup: &Setup, _kind: KindId) -> Option<usize> {
        None
    }

    /// Whether [`Expansion::veto`] may remove placements of this kind of tile.
    fn restricts(&self, _kind: KindId) -> bool {
        false
    }

    /// Removes placements whose edges match but that are not allowed. If a placement is allowed on
    /// its own, every list that contains it keeps at least one placement.
    fn veto(&self, _game: &Game, _kind: KindId, _placements: &mut Vec<(Pos, Rotation)>) {}

    /// All placements that match, in the order of [`Board::fitting`](crate::Board::fitting), if
    /// more match than by the edges alone (R-BR-3). This and the next two hooks are for bridges
    /// alone: no other piece changes an edge before a tile is laid there.
    fn fitting(&self, _game: &Game, _kind: KindId) -> Option<Vec<(Pos, Rotation)>> {
        None
    }

    /// Whether a tile may be discarded although it can be laid (R-BR-4).
    fn spares(&self, _game: &Game, _kind: KindId, _placements: &[(Pos, Rotation)]) -> bool {
        false
    }

    /// Called before a tile is laid.
    fn lays(&self, _game: &mut Game, _kind: KindId, _pos: Pos, _rotation: Rotation) {}

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

    /// Whether a seat has a tile that it can lay without drawing (R-AM-10). Only the abbey is one:
    /// the turn must know of it before the stage that offers it is reached.
    fn has_tile(&self, _game: &Game, _seat: Seat) -> bool {
        false
    }

    /// Adds options at S3 instead of deploying a follower (R-OV-6).
    fn wood(&self, _game: &Game, _seat: Seat, _options: &mut Vec<Action>) {}

    /// Adds free actions to a question (R-OV-27), which stays open after them. They come after the
    /// answers.
    fn free(&self, _game: &Game, _decision: &mut Decision) {}

    /// Performs an action that it offered through [`Expansion::wood`] or [`Expansion::free`];
    /// `None` if the action is another system's.
    fn act(&self, _game: &mut Game, _seat: Seat, _action: Action) -> Option<Flow> {
        None
    }

    /// Removes options of S3, including [`Action::Pass`] if another one is left.
    fn bars(&self, _game: &Game, _options: &mut Vec<Action>) {}

    /// Whether no rule may now put or move a follower onto the tile of this cell (R-PD-V5,
    /// R-PL-18).
    fn closes(&self, _game: &Game, _pos: Pos) -> bool {
        false
    }

    /// Whether a kind of figure may not stand at a place that it could claim (R-AM-39).
    fn unsuited(&self, _game: &Game, _figure: FigureKind, _at: At) -> bool {
        false
    }

    /// Whether this cause cannot make a figure leave (R-TO-12, R-CA-12).
    fn shelters(&self, _game: &Game, _figure: &Figure, _cause: Cause) -> bool {
        false
    }

    /// A figure left its place, wherever it went.
    fn left(&self, _game: &mut Game, _figure: Figure) {}

    /// Whether a tile that is turned up now is set aside and another one drawn (R-PD-V1). Only
    /// volcanoes are, but drawing asks it at every tile, far from any stage of theirs.
    fn holds_back(&self, _game: &Game, _kind: KindId) -> bool {
        false
    }

    /// A tile was laid and joined with its neighbours.
    fn placed(&self, _game: &mut Game, _pos: Pos) {}

    /// A feature was credited to its owners; does whatever else follows.
    fn counted(&self, _game: &mut Game, _feature: FeatureId, _moment: Moment) {}

    /// Amends what a completed city beside a field pays one of the field's owners. With no city, it
    /// is one that is not a feature of the board ([`Expansion::has_city`]).
    fn farm(
        &self,
        _game: &Game,
        _field: FeatureId,
        _city: Option<FeatureId>,
        _seat: Seat,
        _pay: &mut FarmPay,
    ) {
    }

    /// Whether the system has a completed city that is not a feature of the board: anywhere, or
    /// beside the given field (R-CO-17). Only the City of Carcassonne is one; fields and the king
    /// count it.
    fn has_city(&self, _game: &Game, _beside: Option<FeatureId>) -> bool {
        false
    }

    /// Whether farmers get nothing for a field at the end (R-AM-59). Only barns do this; they stand
    /// on a field without being followers.
    fn is_fallow(&self, _game: &Game, _field: FeatureId) -> bool {
        false
    }

    /// Why a seat counts an incomplete feature as if it were complete, if it does (R-PX-7). Only La Porxada
    /// does this; [`Expansion::amend`] cannot, because the value depends on the seat.
    fn completes(&self, _game: &Game, _feature: FeatureId, _seat: Seat) -> Option<Term> {
        None
    }

    /// Points scored in a part are about to be credited; `earned` of them count for the reward of
    /// that part (R-CO-4).
    fn credited(&self, _game: &mut Game, _line: &ScoreLine, _earned: &mut i32) {}

    /// Adds to the score lines of a feature when it is counted (R-OV-11). Only the fairy does, so
    /// far: it pays even where its owner has no majority.
    fn pays(&self, _game: &Game, _feature: FeatureId, _lines: &mut Vec<ScoreLine>) {}

    /// Amends the value of a road, city or cloister.
    fn amend(&self, _game: &Game, _value: &mut Value) {}
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
    /// Whether it brings the sixth colour (R-OV-21).
    pub seats_six: bool,
    /// Whether some of its tiles are drawn before all others, so that a game with it cannot be
    /// shortened (R-RI-6).
    pub draws_first: bool,
    /// The options it declares.
    pub options: &'static [&'static RuleOption],
    /// The set for which the host of a table may bring tiles.
    pub host_set: Option<HostSet>,
}

/// A set for which hosts may bring tiles.
#[derive(Clone, Copy, Debug)]
pub struct HostSet {
    /// Its name.
    pub name: &'static str,
    /// The mark that each of its tiles gets; a tile with a mark must have a city.
    pub mark: Option<Mark>,
}

impl Info {
    /// Nothing yet.
    const NONE: Self = Self {
        key: "",
        name: "",
        sets: &[],
        is_ground: false,
        seats_six: false,
        draws_first: false,
        options: &[],
        host_set: None,
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

    /// The options it declares.
    pub fn options(&self) -> &'static [&'static RuleOption] {
        self.info().options
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

/// What one completed city pays an owner of a field beside it. Systems add to the bonuses and
/// multiply the factors, so their order does not matter.
#[derive(Clone, Copy, Debug)]
pub struct FarmPay {
    /// The city, if it is a feature of the board.
    pub city: Option<FeatureId>,
    /// The city is a castle (R-CA-11).
    pub castle: bool,
    /// Points for the city itself.
    pub base: i32,
    /// Bonus for an own pig (R-TB-P4).
    pub pig: i32,
    /// Bonus for a herd of pigs (R-RI-13).
    pub herd: i32,
    /// Multiplies the base (R-SI-5).
    pub factor: i32,
    /// Multiplies the bonuses.
    pub bonus_factor: i32,
}

impl FarmPay {
    /// Points for the city alone.
    pub(crate) const fn new(city: Option<FeatureId>, base: i32) -> Self {
        Self { city, castle: false, base, pig: 0, herd: 0, factor: 1, bonus_factor: 1 }
    }

    /// The same with each bonus that another field gives for the same city.
    pub(crate) fn with_bonuses_of(self, other: Self) -> Self {
        Self { pig: self.pig.max(other.pig), herd: self.herd.max(other.herd), ..self }
    }

    /// What is counted in some payments: the cities, and of these the special ones.
    pub(crate) fn terms(pays: &[Self]) -> Vec<Term> {
        let count = |is: fn(&Self) -> bool| pays.iter().filter(|pay| is(pay)).count() as u16;
        let some = |count: u16, term: fn(u16) -> Term| (count > 0).then(|| term(count));
        let special = [
            pays.iter().any(|pay| pay.city.is_none()).then_some(Term::Carcassonne),
            some(count(|pay| pay.castle), Term::Castles),
            some(count(|pay| pay.pig > 0), Term::Pig),
            some(count(|pay| pay.herd > 0), Term::PigHerd),
        ];
        let cities = Term::Cities(pays.len() as u16);
        std::iter::once(cities).chain(special.into_iter().flatten()).collect()
    }

    /// The total points.
    pub const fn points(&self) -> i32 {
        self.base * self.factor + (self.pig + self.herd) * self.bonus_factor
    }
}

/// Declares [`States`].
macro_rules! states {
    (
        []
        $($number:literal $module:ident::$system:ident
            $(, action: $action:ident)? $(, event: $event:ident)? $(, prompt: $prompt:ident)?
            $(, state: $state:literal)?;)*
    ) => {
        /// What systems remember between stages. A field is set if its system plays and has
        /// something to remember.
        #[derive(Clone, Debug, Default, Serialize, Deserialize)]
        #[serde(default)]
        pub(crate) struct States {
            $($(
                #[serde(rename = $state, skip_serializing_if = "Option::is_none")]
                pub(crate) $module: Option<$module::State>,
            )?)*
        }
    };
}
systems!(states!);

/// The options of all systems, each once.
pub fn options() -> impl Iterator<Item = &'static RuleOption> {
    distinct(ALL.iter().copied())
}

/// Systems that follow the same rules share their options.
fn distinct(
    systems: impl Iterator<Item = &'static dyn Expansion>,
) -> impl Iterator<Item = &'static RuleOption> {
    let mut seen: Vec<&'static str> = Vec::new();
    systems.flat_map(|system| system.info().options.iter().copied()).filter(move |choice| {
        let new = !seen.contains(&choice.key);
        seen.push(choice.key);
        new
    })
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

    /// Their options, each once.
    pub fn options(self) -> impl Iterator<Item = &'static RuleOption> {
        distinct(self.iter())
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

    /// The most seats these systems allow (R-OV-21).
    pub fn most_seats(self) -> u8 {
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
