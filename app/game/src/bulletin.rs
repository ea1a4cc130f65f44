//! What a message is that an expansion adds to a game's channel: posted once and edited until it is
//! settled.

use rules::Game;
use serde_json::Value;

use crate::expansions::DescribedRow;
use crate::narration::Narrator;

/// A message that an expansion has.
pub trait BulletinKind: Sync {
    /// The stable name under which it is stored.
    fn name(&self) -> &'static str;

    /// Whether there is something to announce. The board does not change until it is settled.
    fn is_open(&self, game: &Game) -> bool;

    /// What it says about a game.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    fn content(&self, game: &Game) -> Result<Value, serde_json::Error>;

    /// Its lines, and the picture below them.
    ///
    /// # Errors
    /// The errors of the JSON reader.
    fn page(
        &self,
        narrator: &Narrator<'_>,
        content: &Value,
    ) -> Result<(Vec<String>, Option<DescribedRow>), serde_json::Error>;
}
