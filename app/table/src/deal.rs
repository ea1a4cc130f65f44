//! What a table's game is dealt from, and how: the setup that settings, seats and seed give, the key
//! and its seal, and how the tiles were shuffled.

use rules::{Game, HostTile, KindId, ScoreLine, Script, Seed, Setup, SetupError, Shuffle};
use serde::{Deserialize, Serialize};

use crate::error::Fault;
use crate::lot::Lot;
use crate::model::{Settings, Table};

/// The name of the random stream that chooses the tiles of a short game.
const SHORT: &str = "short";

/// What a game that began elsewhere was brought here with.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Carried {
    /// The position it goes on from, until it has begun here.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// Its number of seats, each of which somebody must take.
    pub seats: u8,
    /// The points that were made elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub sheet: Vec<ScoreLine>,
}

/// Why a game cannot be dealt.
#[derive(Debug, thiserror::Error)]
pub enum DealError {
    /// The settings do not make a game.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// The position to go on from cannot be read.
    #[error(transparent)]
    Position(#[from] rules::SnapshotError),
}

impl From<DealError> for Fault {
    fn from(error: DealError) -> Self {
        match error {
            DealError::Setup(_) => Self::Damaged("a game of these settings cannot be dealt"),
            DealError::Position(error) => error.into(),
        }
    }
}

impl Settings {
    /// Whether the end of a game is recorded: whoever learns it plays with advice, and what was
    /// played elsewhere is known from a file alone.
    pub fn is_recorded(&self) -> bool {
        !self.guided && !self.archived && self.carried.is_none()
    }

    /// The setup of a game of these settings.
    pub fn setup(&self, seats: u8, seed: Seed) -> Setup {
        let setup = Setup {
            house: self.house,
            host_tiles: self.brought().iter().map(HostTile::in_game).collect(),
            hold_draw: true,
            ..Setup::new(seats, self.systems, seed)
        };
        match self.tiles {
            Some(tiles) => shortened(setup, tiles),
            None => setup,
        }
    }

    /// The first state of a game of these settings: dealt, or the position that it goes on from with
    /// the tiles that nobody has seen drawn anew.
    ///
    /// # Errors
    /// [`DealError`].
    pub fn deal(&self, seats: u8, seed: Seed) -> Result<Game, DealError> {
        let position = self.carried.as_ref().and_then(|carried| carried.position.as_ref());
        match position {
            Some(position) => Ok(Game::restore(position)?.redealt(seed)),
            None => Ok(Game::new(self.setup(seats, seed))?.0),
        }
    }

    /// The number of seats of a game that goes on from elsewhere.
    pub fn fixed_seats(&self) -> Option<u8> {
        self.carried.as_ref().map(|carried| carried.seats)
    }
}

impl Table {
    /// The setup of this table's game with a given seed.
    pub fn setup(&self, seed: Seed) -> Setup {
        self.settings.setup(self.seat_count(), seed)
    }

    /// How many seats there are.
    pub fn seat_count(&self) -> u8 {
        u8::try_from(self.seats.len()).unwrap_or(u8::MAX)
    }

    /// The key of the deal: secret until the game is over, when anybody may have it.
    pub fn key(&self) -> Option<Seed> {
        let own = || self.game.as_ref().map(|game| game.setup().seed);
        self.settings.lot.as_ref().map(Lot::key).or_else(own)
    }

    /// What is shown of the key from the beginning.
    pub fn seal(&self) -> Option<String> {
        self.key().map(|key| key.commitment())
    }

    /// How the tiles of this table's game were shuffled; nothing of a game that began elsewhere.
    pub fn shuffles(&self, game: &Game) -> Vec<Shuffle> {
        if self.settings.carried.is_some() {
            return Vec::new();
        }
        let setup = Setup { script: Script::default(), ..game.setup().clone() };
        match self.settings.tiles {
            Some(_) => short(&setup).into_iter().collect(),
            None => setup.shuffles(),
        }
    }
}

/// The same game with only some of its tiles, shuffled among all of them.
pub(crate) fn shortened(setup: Setup, tiles: u16) -> Setup {
    let all = short(&setup).map(|shuffle| shuffle.after);
    let few = all.map(|all| all.into_iter().rev().take(usize::from(tiles)).collect());
    Setup { script: few.map(Script::of).unwrap_or_default(), ..setup }
}

/// All tiles of a game, shuffled for a game that uses only some of them.
fn short(setup: &Setup) -> Option<Shuffle> {
    let (dealt, _) = Game::new(setup.clone()).ok()?;
    let copies = |(kind, number): (KindId, u8)| std::iter::repeat_n(kind, usize::from(number));
    let all = dealt.bag().remaining().into_iter().flat_map(copies).collect();
    Some(Shuffle::new(setup.seed, Some(SHORT), all))
}
