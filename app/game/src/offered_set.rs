//! How sets are offered: where people look for them, what else they call them, and what they put on the
//! table at the start.

use rules::expansions::{self, Expansion, Systems};
use text::Text;

use crate::expansions as profiles;

/// Where people look for a set: how the boxes stand on a shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Family {
    /// The sets to which all others are added.
    Ground,
    /// Large expansions.
    Large,
    /// Small expansions, and the rivers.
    Small,
    /// Single tiles and pieces that were given away or sold one by one.
    Special,
}

impl Family {
    /// All families, in the order in which they are offered.
    pub const ALL: [Self; 4] = [Self::Ground, Self::Large, Self::Small, Self::Special];

    /// Its stable name.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Ground => "ground",
            Self::Large => "large",
            Self::Small => "small",
            Self::Special => "special",
        }
    }

    /// Its name in this language.
    pub fn name(self, text: &Text) -> String {
        text.say(&format!("family-{}", self.word()))
    }

    /// The family of a set.
    pub fn of(system: &dyn Expansion) -> Self {
        let said = set(system.key()).map_or(Self::Special, |set| set.family);
        if system.is_ground() { Self::Ground } else { said }
    }

    /// Its sets.
    pub fn sets(self) -> impl Iterator<Item = &'static dyn Expansion> {
        expansions::ALL.iter().copied().filter(move |system| Self::of(*system) == self)
    }
}

/// How a set is offered.
#[derive(Debug)]
pub struct OfferedSet {
    /// Its key.
    pub key: &'static str,
    /// The words of the presets that it is part of, besides the one with everything.
    pub presets: &'static [&'static str],
    /// Where people look for it. A set that says nothing is special.
    family: Family,
    /// What it puts on the table at the start.
    start: Option<Start>,
    /// Whether it duplicates another set under a different name.
    is_like_another: bool,
    /// What else people call it: the name of another edition, a part of it.
    also: &'static [&'static str],
}

/// What a set puts on the table at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// The spring of a river, which all other tiles of the river are laid to.
    River,
    /// Several tiles, which take up the space that a river needs.
    Block,
}

impl OfferedSet {
    pub(crate) const fn of(key: &'static str) -> Self {
        Self {
            key,
            presets: &[],
            family: Family::Special,
            start: None,
            is_like_another: false,
            also: &[],
        }
    }

    /// The same, a large expansion.
    pub(crate) const fn large(self) -> Self {
        Self { family: Family::Large, ..self }
    }

    /// The same, a small expansion.
    pub(crate) const fn small(self) -> Self {
        Self { family: Family::Small, ..self }
    }

    /// The same, part of these presets.
    pub(crate) const fn in_presets(self, presets: &'static [&'static str]) -> Self {
        Self { presets, ..self }
    }

    /// The same, with this on the table at the start.
    pub(crate) const fn starting(self, start: Start) -> Self {
        Self { start: Some(start), ..self }
    }

    /// The same, if people also call it one of these.
    pub(crate) const fn also(self, also: &'static [&'static str]) -> Self {
        Self { also, ..self }
    }

    /// The same, if it duplicates another set under a different name.
    pub(crate) const fn like_another(self) -> Self {
        Self { is_like_another: true, ..self }
    }
}

/// What a slice says of the set with this key.
fn set(key: &str) -> Option<&'static OfferedSet> {
    profiles::ALL.iter().flat_map(|profile| profile.sets).find(|set| set.key == key)
}

/// The words of the presets that a set is part of, besides the one with everything.
pub fn presets_with(key: &str) -> &'static [&'static str] {
    set(key).map_or(&[], |set| set.presets)
}

/// Whether a set is added to a ground set, and is no other under a different name.
pub fn is_added(system: &dyn Expansion) -> bool {
    !system.is_ground() && !set(system.key()).is_some_and(|set| set.is_like_another)
}

/// The keys of the chosen sets that start like this.
pub fn starting(systems: Systems, start: Start) -> Vec<&'static str> {
    let starts = |key: &str| set(key).and_then(|set| set.start) == Some(start);
    systems.iter().map(|system| system.key()).filter(|key| starts(key)).collect()
}

/// What else people call the set with this key.
pub fn also_called(key: &str) -> &'static [&'static str] {
    set(key).map_or(&[], |set| set.also)
}
