//! Groups of sets that go together, each with a word of its own.

use rules::expansions;

/// A named group of sets that go together.
#[derive(Debug)]
pub struct Preset {
    /// The word as it is typed.
    pub word: &'static str,
    /// The keys; an empty list means everything that can be added to the base game.
    keys: &'static [&'static str],
}

/// The presets, in the order in which they are offered.
pub const PRESETS: &[Preset] = &[
    Preset { word: "classic", keys: &["base"] },
    Preset { word: "river", keys: &["base", "river1"] },
    Preset {
        word: "big-box",
        keys: &["base", "river1", "inns", "traders", "dragon", "tower", "abbey"],
    },
    Preset { word: "minis", keys: &["base", "king", "cult", "crop", "tunnel", "cathars"] },
    Preset { word: "everything", keys: &[] },
];

/// Sets that duplicate another one under a different name.
pub(in crate::table) const SAME: [&str; 1] = ["siege"];

impl Preset {
    /// The preset with this word.
    pub fn named(word: &str) -> Option<&'static Self> {
        PRESETS.iter().find(|preset| preset.word == word)
    }

    /// The keys of its sets.
    pub fn keys(&self) -> Vec<&'static str> {
        if !self.keys.is_empty() {
            return self.keys.to_vec();
        }
        let all = expansions::ALL.iter().filter(|system| !system.is_ground()).map(|s| s.key());
        std::iter::once("base").chain(all.filter(|key| !SAME.contains(key))).collect()
    }
}
