//! How long a game is: the tiles on its table, and the turns that it takes. Some sets replace tiles,
//! hide them or put them on the table at the start, so a game is dealt and looked at.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use game::expansions::{self as profiles, DescribedSet};
use rules::expansions::{self, Expansion};
use rules::{Game, MIN_SEATS, Seed, Systems};

use crate::host_tiles;
use crate::model::Settings;
use crate::presets::{PRESETS, Preset};

/// How long a game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Extent {
    /// Its tiles.
    pub tiles: u32,
    /// How many of them are laid in a turn.
    pub turns: u32,
}

/// How long a game with each set is, with its ground and nothing else.
static WITH_EACH: LazyLock<BTreeMap<&str, Extent>> = LazyLock::new(|| {
    let with = |system: &&'static dyn Expansion| {
        let ground = (!system.is_ground()).then_some("base");
        let systems = Systems::named([system.key()].into_iter().chain(ground)).unwrap_or_default();
        let (printed, described) = (Extent::of_sets(systems), described(*system, systems));
        let (tiles, turns) = (printed.tiles + described, printed.turns + described);
        (system.key(), Extent { tiles, turns })
    };
    expansions::ALL.iter().map(with).collect()
});

/// How long a game with each preset is.
static WITH_PRESETS: LazyLock<BTreeMap<&str, Extent>> = LazyLock::new(|| {
    PRESETS.iter().map(|preset| (preset.word, Extent::of_sets(preset.systems()))).collect()
});

/// The tiles that the host describes for a set that brings no others.
fn described(system: &dyn Expansion, systems: Systems) -> u32 {
    let mut sets = host_tiles::SETS.iter().copied();
    let set = sets.find(|set| set.key == system.key() && expansions::tiles(system) == 0);
    let described = |set: &DescribedSet| {
        let settings = Settings::new(systems).with_described(set).ok()?;
        let missing: usize = settings.missing().iter().map(|(.., wanted)| *wanted).sum();
        u32::try_from(missing).ok()
    };
    set.and_then(described).unwrap_or(0)
}

impl Extent {
    /// Of a game with a preset.
    pub(crate) fn of_preset(preset: &Preset) -> Self {
        WITH_PRESETS.get(preset.word).copied().unwrap_or_default()
    }

    /// Of a game with these sets and their usual rules.
    fn of_sets(systems: Systems) -> Self {
        Settings::new(systems).extent().unwrap_or_default()
    }

    /// Of a game with this set, or of the ground game that it is.
    pub fn with(system: &dyn Expansion) -> Self {
        WITH_EACH.get(system.key()).copied().unwrap_or_default()
    }

    /// Of a game that was just dealt, or goes on from here.
    fn of_game(game: &Game) -> Self {
        let count = |tiles: usize| u32::try_from(tiles).unwrap_or(u32::MAX);
        let (mut drawn, mut hidden) = (0_u32, 0_u32);
        for (kind, copies) in game.bag().remaining() {
            let hides = profiles::ALL.iter().filter_map(|profile| profile.hides);
            let hides = hides.filter(|mark| kind.kind().marks.has(*mark)).count();
            drawn += u32::from(copies);
            hidden += u32::from(copies) * count(hides);
        }
        let tiles = drawn + count(game.board().tiles().len());
        Self { tiles, turns: drawn.saturating_sub(hidden) }
    }
}

impl Settings {
    /// How long its game is: all tiles of its sets, and the turns that are still to come; none while the
    /// host's tiles are missing.
    pub fn extent(&self) -> Option<Extent> {
        let of = |settings: &Self| {
            let game = settings.deal(MIN_SEATS, Seed::from_number(0)).ok()?;
            Some(Extent::of_game(&game))
        };
        let own = of(self)?;
        // What is shortened or begun elsewhere has fewer tiles than its sets.
        if self.tiles.is_none() && self.carried.is_none() {
            return Some(own);
        }
        let whole = of(&Self { tiles: None, carried: None, ..self.clone() })?;
        Some(Extent { tiles: whole.tiles, turns: own.turns })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_and_every_preset_makes_a_game_and_none_a_shorter_one() {
        let base = Extent { tiles: 72, turns: 71 };
        assert_eq!(Extent::of_preset(&PRESETS[0]), base);
        for preset in PRESETS {
            assert!(Extent::of_preset(preset).turns >= base.turns, "{preset:?}");
        }
        for system in expansions::ALL {
            assert!(Extent::with(*system).turns >= base.turns, "{}", system.key());
        }
    }

    #[test]
    fn a_hill_hides_a_tile_and_the_tiles_that_a_host_describes_are_counted() {
        let with = |key| Extent::with(expansions::named(key).expect("a set"));
        let base = with("base");
        let hills = with("hills");
        assert_eq!(hills.tiles - base.tiles - (hills.turns - base.turns), 8);
        assert_eq!(with("creativity"), Extent { tiles: base.tiles + 2, turns: base.turns + 2 });
    }

    #[test]
    fn a_short_game_has_all_tiles_of_its_sets_and_fewer_turns() {
        let whole = Settings::new(Systems::named(["base"]).expect("a set"));
        let short = Settings { tiles: Some(24), ..whole.clone() };
        assert_eq!(whole.extent(), Some(Extent { tiles: 72, turns: 71 }));
        assert_eq!(short.extent(), Some(Extent { tiles: 72, turns: 24 }));
    }
}
