//! How long a game is: the tiles on its table, and the turns that it takes. Some sets replace tiles,
//! hide them or put them on the table at the start, so a game is dealt and looked at.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use rules::expansions::{self, Expansion};
use rules::{Game, MIN_SEATS, Mark, Seed, Setup, Systems};

use crate::table::model::Settings;
use crate::table::presets::{PRESETS, Preset};

/// How long a game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Extent {
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
        (system.key(), Extent::of_sets(systems))
    };
    expansions::ALL.iter().map(with).collect()
});

/// How long a game with each preset is.
static WITH_PRESETS: LazyLock<BTreeMap<&str, Extent>> = LazyLock::new(|| {
    PRESETS.iter().map(|preset| (preset.word, Extent::of_sets(preset.systems()))).collect()
});

impl Extent {
    /// Of a game with a preset.
    pub(crate) fn of_preset(preset: &Preset) -> Self {
        WITH_PRESETS.get(preset.word).copied().unwrap_or_default()
    }

    /// Of a game with these sets and their usual rules.
    fn of_sets(systems: Systems) -> Self {
        let setup = Setup::new(MIN_SEATS, systems, Seed::from_number(0));
        Self::of(setup).unwrap_or_default()
    }

    /// Of a game with this set, or of the ground game that it is.
    pub(crate) fn with(system: &dyn Expansion) -> Self {
        WITH_EACH.get(system.key()).copied().unwrap_or_default()
    }

    fn of(setup: Setup) -> Option<Self> {
        let (game, _) = Game::new(Setup { hold_draw: true, ..setup }).ok()?;
        let count = |tiles: usize| u32::try_from(tiles).unwrap_or(u32::MAX);
        let pile = game.bag().remaining();
        // Each hides a tile of the pile.
        let hills = pile.iter().filter(|(kind, _)| kind.kind().marks.has(Mark::Hill));
        let hidden: u32 = hills.map(|(_, copies)| u32::from(*copies)).sum();
        let drawn: u32 = pile.iter().map(|(_, copies)| u32::from(*copies)).sum();
        let tiles = drawn + count(game.board().tiles().len());
        Some(Self { tiles, turns: drawn.saturating_sub(hidden) })
    }
}

impl Settings {
    /// How many tiles its game has, if it is not shortened; none while the host's tiles are missing.
    pub(crate) fn tiles_in_all(&self) -> Option<u32> {
        let whole = Self { tiles: None, ..self.clone() };
        let setup = whole.setup(MIN_SEATS, Seed::from_number(0));
        Extent::of(setup).map(|extent| extent.tiles)
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
}
