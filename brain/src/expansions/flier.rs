//! Flights, whose length chance decides.

use rules::Action;

use super::Opinion;

/// The Flier.
pub(super) struct Flier;

impl Opinion for Flier {
    fn is_dear(&self, action: Action) -> bool {
        matches!(action, Action::Flier(_))
    }
}
