//! What the storage knows about a person: all of it can be handed out.

use std::collections::BTreeMap;

/// A row about a person: its personal columns, except mixed and empty ones.
pub type About = BTreeMap<&'static str, String>;
