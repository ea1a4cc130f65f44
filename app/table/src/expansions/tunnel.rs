//! Tunnels at a table.

use rules::expansions::tunnel::{Action, Prompt};
use rules::{Slot, Spot};

use crate::expansions::Slice;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::jcz::{JczOption, JczSet, places};
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS};

/// The Tunnel.
pub(super) struct Tunnel;

const SYSTEMS: &[&str] = &["tunnel"];

const KINDS: &[OrderKind] =
    &[OrderKind::of(Slot::Tunnel, rules::Prompt::Tunnel(Prompt::Place), SYSTEMS, &[PASS])];

impl Slice for Tunnel {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] =
            &[OfferedSet::of("tunnel").small().in_presets(&["minis", "everything"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            elements: &[("tunnel", 1)],
            rules: &[("more-tunnel-tokens", "3/2"), ("tunnelize-other-expansions", "true")],
            options: &[
                JczOption::rule(("tunnel.tokens", "2/1/1"), "more-tunnel-tokens", "2/1"),
                JczOption::rule(("tunnel.tokens", "1/1/1"), "more-tunnel-tokens", "1/1"),
                JczOption::rule(
                    ("tunnel.other_expansions", "off"),
                    "tunnelize-other-expansions",
                    "false",
                ),
                JczOption::always("tunnel.limit", "per_turn"),
            ],
            ..JczSet::of("tunnel", "tunnel")
        }];
        SETS
    }

    /// There whoever passes is asked again about a token alone.
    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        match step.action {
            rules::Action::Tunnel(Action::Place { pair, at }) => {
                let pointer = places::pointer(step.game.board(), at)?;
                Some(vec![JczMessage::token(&pair.name().to_uppercase(), pointer)])
            }
            rules::Action::Pass if step.asked.prompt == rules::Prompt::Wood => {
                let is_token = |option: &rules::Action| matches!(option, rules::Action::Tunnel(_));
                let again = step.asked.options.iter().any(is_token);
                again.then(|| vec![JczMessage::pass(), JczMessage::pass()])
            }
            _ => None,
        }
    }

    /// There no councillor goes to a road that a token completed, and no token is laid while a
    /// princess must be used.
    fn jcz_departs(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> bool {
        let lays = matches!(step.action, rules::Action::Tunnel(_));
        lays && (step.game.count().is_some() || !step.asked.options.contains(&rules::Action::Pass))
    }

    fn spot(&self, action: rules::Action) -> Option<Spot> {
        let rules::Action::Tunnel(Action::Place { at, .. }) = action else { return None };
        Some(at)
    }

    fn is_passed_with_figure(&self, prompt: rules::Prompt) -> bool {
        prompt == rules::Prompt::Tunnel(Prompt::Place)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}
