//! What is bid for tiles at bazaars.

use rules::expansions::bazaars::{Action, Bid};

use super::Opinion;

/// Bazaars.
pub(super) struct Bazaars;

/// The highest bid whose return a player who looks one turn ahead can hope for (points).
const CAREFUL: u16 = 2;
/// How much more than the least is tried.
const RAISES: [u16; 4] = [0, 1, 2, 4];

impl Opinion for Bazaars {
    fn is_dear(&self, action: rules::Action) -> bool {
        matches!(
            action,
            rules::Action::Bazaars(Action::Bid { bid, .. }) if bid.points() > CAREFUL
        )
    }

    fn numbers(&self, option: rules::Action) -> Option<Vec<rules::Action>> {
        let rules::Action::Bazaars(option) = option else { return None };
        let with = |bid: u16| match option {
            Action::Offer { lot, .. } => Some(Action::Offer { lot, bid: Bid::of(bid) }),
            Action::Bid { lot, .. } => Some(Action::Bid { lot, bid: Bid::of(bid) }),
            _ => None,
        };
        let (Action::Offer { bid, .. } | Action::Bid { bid, .. }) = option else { return None };
        let bids = RAISES.iter().map(|more| bid.min + more).filter(|points| *points <= bid.max);
        Some(bids.filter_map(with).map(rules::Action::Bazaars).collect())
    }
}
