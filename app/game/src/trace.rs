//! What an expansion shows on the picture of what has just happened and on no later one.

use render::Scene;
use rules::Event;
use serde_json::Value;

/// What the events of an expansion leave on a picture.
pub trait Trace: Sync {
    /// The stable name under which it is stored.
    fn name(&self) -> &'static str;

    /// What these events leave, if they leave anything.
    ///
    /// # Errors
    /// The errors of the JSON writer.
    fn of(&self, events: &[Event]) -> Result<Option<Value>, serde_json::Error>;

    /// Adds it to a board.
    ///
    /// # Errors
    /// The errors of the JSON reader.
    fn paint(&self, scene: Scene, left: &Value) -> Result<Scene, serde_json::Error>;
}
