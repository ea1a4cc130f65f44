//! Flights, whose length chance decides.

use rules::Action;

use super::Slice;

/// The Flier.
pub(super) struct Flier;

impl Slice for Flier {
    fn is_dear(&self, action: Action) -> bool {
        matches!(action, Action::Flier(_))
    }
}
