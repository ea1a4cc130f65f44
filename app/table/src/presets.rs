//! Named groups of sets that go together: boxes as people know them, and mixtures.

use game::offered_set::{is_added, presets_with};
use rules::expansions::{self, Expansion, Systems};
use text::Text;

use crate::extent::Extent;

/// A named group of sets that go together. The sets say themselves which presets they are part of.
#[derive(Debug)]
pub struct Preset {
    /// The word as it is typed.
    pub word: &'static str,
}

/// The presets, in the order in which they are offered.
pub const PRESETS: &[Preset] = &[
    Preset { word: "classic" },
    Preset { word: "river" },
    Preset { word: "big-box" },
    Preset { word: "big-box-2017" },
    Preset { word: "winter-box" },
    Preset { word: "minis" },
    Preset { word: "minis-2012" },
    Preset { word: "count-box" },
    Preset { word: "promos" },
    Preset { word: "everything" },
    Preset { word: ALL },
];

/// The preset with every set that can be added to the base game.
const ALL: &str = "all";

impl Preset {
    /// The preset with this word.
    pub fn named(word: &str) -> Option<&'static Self> {
        PRESETS.iter().find(|preset| preset.word == word)
    }

    /// The keys of its sets.
    pub fn keys(&self) -> Vec<&'static str> {
        let is_part = |system: &&&dyn Expansion| {
            let is_named = presets_with(system.key()).contains(&self.word);
            is_named || self.word == ALL && is_added(**system)
        };
        expansions::ALL.iter().filter(is_part).map(|system| system.key()).collect()
    }

    /// Its name in every language, and what else people call it.
    pub(super) fn names(&self) -> impl Iterator<Item = String> {
        let also = self.also().iter().copied().map(str::to_owned);
        Text::languages().map(|text| self.name(text)).chain(also)
    }

    /// What else people call it: the name of a box that says more than which sets are in it.
    fn also(&self) -> &'static [&'static str] {
        match self.word {
            "count-box" => &["Graf, König und Konsorten"],
            _ => &[],
        }
    }

    /// Its sets.
    pub fn systems(&self) -> Systems {
        // All keys are those of sets.
        Systems::named(self.keys()).unwrap_or_default()
    }

    /// Its name in this language.
    pub fn name(&self, text: &Text) -> String {
        text.say(&format!("preset-{}", self.word))
    }

    /// How long a game with it is.
    pub fn extent(&self) -> Extent {
        Extent::of_preset(self)
    }
}
