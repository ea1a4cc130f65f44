//! The dragon, the fairy and princesses.

use rules::expansions::dragon::{Action, DragonTiming, Event, FairyMode, VolcanoSpecials};
use rules::{At, Cause};

use super::Dialect;
use crate::figures::FigureNames;
use crate::message::{GameMessage, Transition};
use crate::places;
use crate::terms::{OptionRow, SetEdition, SetTerms};

pub(super) const DIALECT: Dialect = Dialect { messages, follow, departs, ..Dialect::of(SETS) };

const SETS: &[SetTerms] = &[SetTerms {
    edition: SetEdition::OfGame,
    elements: &[("dragon", 1), ("fairy", 1), ("princess", 0), ("portal", 0)],
    rules: &[
        ("princess-action", "may"),
        ("fairy-placement", "on-tile"),
        ("dragon-move", "before-scoring"),
    ],
    options: &[
        OptionRow::rule(|house| house.dragon.must_use_princess = true, "princess-action", "must"),
        OptionRow::rule(
            |house| house.dragon.fairy_mode = FairyMode::NextToFollower,
            "fairy-placement",
            "next-follower",
        ),
        OptionRow::always(|house| house.dragon.fairy_points_per_figure = true),
        OptionRow::rule(
            |house| house.dragon.timing = DragonTiming::AfterScoring,
            "dragon-move",
            "after-scoring",
        ),
        OptionRow::always(|house| house.dragon.portal_into_completed = false),
        OptionRow::always(|house| house.dragon.volcano_specials = VolcanoSpecials::NoBuilderPig),
    ],
    returns: Some((Cause::Princess, "PRINCESS")),
    ..SetTerms::of("dragon", "princess-and-dragon")
}];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let rules::Action::Dragon(action) = step.action else { return None };
    let (figure, to) = match action {
        Action::Step { to } => ("dragon", places::cell(to)),
        Action::MoveFairy { to, beside: None } => ("fairy", places::cell(to)),
        Action::MoveFairy { beside: Some(figure), .. } => ("fairy", step.figure(figure)?),
    };
    Some(vec![GameMessage::neutral(figure, to)])
}

fn follow(figures: &mut FigureNames, event: &rules::Event) {
    if let rules::Event::Dragon(Event::FairyMoved { beside: Some(figure), .. }) = *event {
        figures.mark(figure);
    }
}

/// There she may also go to a councillor, and is asked about if nothing else can be done.
fn departs(step: &Transition<'_>) -> bool {
    let laid = matches!(step.action, rules::Action::Place { .. });
    let asked = step.after.decision().map(|next| next.prompt) == Some(rules::Prompt::Wood);
    let has = step.before.setup().systems.has("dragon");
    let councillor = |figure: &rules::Figure| {
        figure.seat == step.asked.seat && matches!(figure.at, At::Quarter(_))
    };
    has && laid && !asked && step.before.figures().iter().any(councillor)
}
