//! The dragon and the fairy at a table.

use rules::expansions::dragon::{Action, Prompt};
use rules::{Decision, Game, Pos, Slot, Spot};

use crate::expansions::Slice;
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, Policy, USUAL};

/// The Princess & the Dragon.
pub(super) struct Dragon;

const SYSTEMS: &[&str] = &["dragon"];

/// Move the dragon where it takes none of one's own figures, and far from those that are left.
const AWAY: Policy = Policy::giving("away", away).formerly(|text| (text == "away").then_some(0));

const KINDS: &[OrderKind] =
    &[OrderKind::of(Slot::Dragon, rules::Prompt::Dragon(Prompt::Step), SYSTEMS, &[AWAY, USUAL])];

impl Slice for Dragon {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("dragon")
            .also(&["Prinzessin und Drache", "Prințesa și dragonul"])
            .large()
            .in_presets(&["big-box", "everything"])];
        SETS
    }

    fn spot(&self, action: rules::Action) -> Option<Spot> {
        match action {
            rules::Action::Dragon(Action::MoveFairy { beside, .. }) => beside?.at.spot(),
            _ => None,
        }
    }

    fn cell(&self, action: rules::Action) -> Option<Pos> {
        match action {
            rules::Action::Dragon(Action::Step { to } | Action::MoveFairy { to, beside: None }) => {
                Some(to)
            }
            _ => None,
        }
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}

/// The step that takes the fewest of one's own figures and then leads farthest from the rest.
fn away(game: &Game, asked: &Decision) -> Option<rules::Action> {
    let own = |at: Pos| {
        let there = game.figures().iter().filter(|figure| figure.seat == asked.seat);
        there.filter(|figure| figure.at.pos() == Some(at)).count()
    };
    let far = |at: Pos| {
        let others = game.figures().iter().filter(|figure| figure.seat == asked.seat);
        let cells = others.filter_map(|figure| figure.at.pos()).filter(|cell| *cell != at);
        cells.map(|cell| cell.x.abs_diff(at.x) + cell.y.abs_diff(at.y)).min().unwrap_or(u16::MAX)
    };
    let steps = asked.options.iter().filter_map(|option| match option {
        rules::Action::Dragon(Action::Step { to }) => {
            Some((own(*to), u16::MAX - far(*to), *option))
        }
        _ => None,
    });
    // The first of equals: `min_by_key` keeps it.
    steps.min_by_key(|(taken, near, _)| (*taken, *near)).map(|(.., option)| option)
}
