//! The lot: what a game is dealt from. Neither a player nor whoever runs Carcas can choose it. A
//! secret is drawn and sealed (its hash is shown) when the table opens, before anybody else sits
//! down. The id that Discord gives to the interaction that starts the game is mixed in (R-OV-14).

use rules::{Seed, Shuffle};
use serde::{Deserialize, Serialize};
use serde_json::{Value as Json, json};

/// What a game is dealt from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lot {
    /// The key: secret until the game is over.
    key: Seed,
    /// The id of the interaction that started the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<u64>,
}

impl Lot {
    /// The lot of a table that opens.
    pub fn sealed(key: Seed) -> Self {
        Self { key, start: None }
    }

    /// The same lot, for a game that this interaction starts.
    pub fn started_by(self, interaction: u64) -> Self {
        Self { start: Some(interaction), ..self }
    }

    /// What is shown of the key from the beginning.
    pub fn seal(&self) -> String {
        self.key.commitment()
    }

    /// The key. It must not be shown before the game is over.
    pub fn key(&self) -> Seed {
        self.key
    }

    /// The id of the interaction that started the game.
    pub fn start(&self) -> Option<u64> {
        self.start
    }

    /// What the seats and tiles are drawn with, once the game has started.
    pub fn seed(&self) -> Option<Seed> {
        Some(self.key.mixed_with(&self.start?.to_string()))
    }

    /// Everything that somebody needs to check the deal: the input of the reference in
    /// docs/fairness.md. Only for a game that is over.
    pub fn proof(&self, shuffles: &[Shuffle]) -> Json {
        let shuffles: Vec<Json> = shuffles
            .iter()
            .map(|Shuffle { stream, before, after }| {
                let ids = |tiles: &[rules::KindId]| -> Vec<String> {
                    tiles.iter().map(|tile| tile.kind().id.to_string()).collect()
                };
                json!({ "stream": stream, "before": ids(before), "after": ids(after) })
            })
            .collect();
        json!({
            "seal": self.seal(),
            "key": self.key.to_string(),
            "start": self.start.map(|id| id.to_string()),
            "shuffles": shuffles,
        })
    }
}
