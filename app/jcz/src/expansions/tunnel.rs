//! Tokens of tunnels.

use rules::expansions::tunnel::Action;

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::places;
use crate::terms::{OptionRow, SetTerms};

pub(super) const DIALECT: Dialect = Dialect { messages, departs, ..Dialect::of(SETS) };

const SETS: &[SetTerms] = &[SetTerms {
    elements: &[("tunnel", 1)],
    rules: &[("more-tunnel-tokens", "3/2"), ("tunnelize-other-expansions", "true")],
    options: &[
        OptionRow::rule(|house| house.tunnel.pairs = [2, 1, 1], "more-tunnel-tokens", "2/1"),
        OptionRow::rule(|house| house.tunnel.pairs = [1, 1, 1], "more-tunnel-tokens", "1/1"),
        OptionRow::rule(
            |house| house.tunnel.other_expansions = false,
            "tunnelize-other-expansions",
            "false",
        ),
        OptionRow::always(|house| house.tunnel.one_per_turn = true),
    ],
    ..SetTerms::of("tunnel", "tunnel")
}];

/// There whoever passes is asked again about a token alone.
fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    match step.action {
        rules::Action::Tunnel(Action::Place { pair, at }) => {
            let pointer = places::pointer(step.before.board(), at)?;
            Some(vec![GameMessage::token(&pair.name().to_uppercase(), pointer)])
        }
        rules::Action::Pass if step.asked.prompt == rules::Prompt::Wood => {
            let is_token = |option: &rules::Action| matches!(option, rules::Action::Tunnel(_));
            let again = step.asked.options.iter().any(is_token);
            again.then(|| vec![GameMessage::pass(), GameMessage::pass()])
        }
        _ => None,
    }
}

/// There no councillor goes to a road that a token completed, and no token is laid while a
/// princess must be used.
fn departs(step: &Transition<'_>) -> bool {
    let lays = matches!(step.action, rules::Action::Tunnel(_));
    lays && (step.before.count().is_some() || !step.asked.options.contains(&rules::Action::Pass))
}
