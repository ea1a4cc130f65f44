//! The dragon and the fairy at a table.

use rules::expansions::dragon::{Action, Event, Prompt};
use rules::{At, Cause, Decision, Game, Pos, Slot, Spot};

use crate::expansions::Slice;
use crate::jcz::figures::JczFigures;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::jcz::{JczEdition, JczOption, JczSet, places};
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

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            edition: JczEdition::OfGame,
            elements: &[("dragon", 1), ("fairy", 1), ("princess", 0), ("portal", 0)],
            rules: &[
                ("princess-action", "may"),
                ("fairy-placement", "on-tile"),
                ("dragon-move", "before-scoring"),
            ],
            options: &[
                JczOption::rule(("princess_use", "must"), "princess-action", "must"),
                JczOption::rule(
                    ("fairy_mode", "next_to_follower"),
                    "fairy-placement",
                    "next-follower",
                ),
                JczOption::always("fairy_tile_points", "per_figure"),
                JczOption::rule(("dragon_timing", "after_scoring"), "dragon-move", "after-scoring"),
                JczOption::always("portal_just_completed", "deny"),
                JczOption::always("volcano_specials", "no_builder_pig"),
            ],
            ..JczSet::of("dragon", "princess-and-dragon")
        }];
        SETS
    }

    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        let message = match step.action {
            rules::Action::Dragon(Action::Step { to }) => {
                Some(JczMessage::neutral("dragon", places::cell(to)))
            }
            rules::Action::Dragon(Action::MoveFairy { to, beside: None }) => {
                Some(JczMessage::neutral("fairy", places::cell(to)))
            }
            rules::Action::Dragon(Action::MoveFairy { beside: Some(figure), .. }) => {
                Some(JczMessage::neutral("fairy", step.figure(figure)?))
            }
            rules::Action::Take { figure, cause: Cause::Princess } => {
                step.returned(figure, "PRINCESS")
            }
            _ => None,
        };
        message.map(|message| vec![message])
    }

    fn jcz_follow(&self, figures: &mut JczFigures, event: &rules::Event) {
        if let rules::Event::Dragon(Event::FairyMoved { beside: Some(figure), .. }) = *event {
            figures.mark(figure);
        }
    }

    /// There she may also go to a councillor, and is asked about if nothing else can be done.
    fn jcz_departs(&self, step: &JczStep<'_>, outcome: &JczOutcome<'_>) -> bool {
        let laid = matches!(step.action, rules::Action::Place { .. });
        let asked = outcome.game.decision().map(|next| next.prompt) == Some(rules::Prompt::Wood);
        let has = step.game.setup().systems.has("dragon");
        let councillor = |figure: &rules::Figure| {
            figure.seat == step.asked.seat && matches!(figure.at, At::Quarter(_))
        };
        has && laid && !asked && step.game.figures().iter().any(councillor)
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
