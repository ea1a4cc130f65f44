//! Flocks, to which a wolf may come.

use rules::Action;
use rules::expansions::hills;

use super::Opinion;

/// Hills & Sheep.
pub(super) struct Hills;

impl Opinion for Hills {
    fn is_dear(&self, action: Action) -> bool {
        action == Action::Hills(hills::Action::Grow)
    }
}
