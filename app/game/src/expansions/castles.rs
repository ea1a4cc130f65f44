//! Bridges, Castles and Bazaars: the castles.

use render::{PieceLocation, Scene};
use rules::expansions::castles::{Action, Event, Prompt};
use rules::{Game, Slot};
use text::say;

use crate::expansions::{AnswerPlace, Profile};
use crate::labels::Labels;
use crate::narration::{self, Narrator};
use crate::offered_set::OfferedSet;
use crate::standing_orders::{OrderKind, PASS, USUAL};
use crate::vocabulary;

const SYSTEMS: &[&str] = &["castles"];

const ORDERS: &[OrderKind] = &[
    OrderKind::of(Slot::Castles, rules::Prompt::Castles(Prompt::Convert), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::CastleScores, rules::Prompt::Castles(Prompt::Copy), SYSTEMS, &[USUAL])
        .only(|house| house.castles.ask),
];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("castles").large().in_presets(&["everything"])],
    orders: ORDERS,
    place,
    label,
    pass: &[(rules::Prompt::Castles(Prompt::Convert), "action-pass-castle")],
    narrate,
    built,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::Castles(action) = action else { return None };
    match action {
        Action::Convert { lord } => lord.at.spot().map(AnswerPlace::Spot),
        Action::Copy { feature, .. } => Some(AnswerPlace::Spot(feature)),
    }
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Castles(action) = action else { return None };
    let text = labels.text;
    Some(match action {
        Action::Convert { lord } => say!(text, "action-castle", whose = labels.whose(lord)),
        Action::Copy { castle, feature } => {
            let what = vocabulary::feature(text, labels.game, feature);
            let (from, cell) = (castle.pos.name(), feature.pos.name());
            say!(text, "action-copy", castle = from, feature = what, cell = cell)
        }
    })
}

fn built(narrator: &Narrator<'_>, _: &Game, scene: &Scene) -> Option<String> {
    let text = narrator.text;
    let castles = scene.pieces.iter().filter_map(|piece| match piece.at {
        PieceLocation::Edge(one, other) => Some(text.list(&[one.name(), other.name()])),
        _ => None,
    });
    let castles = narration::row(text, castles)?;
    Some(say!(text, "position-castles", castles = castles))
}

fn narrate(narrator: &Narrator<'_>, _: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Castles(Event::Converted { lord }) = event else { return None };
    let cell = lord.at.pos().map(|pos| pos.name()).unwrap_or_default();
    Some(say!(narrator.text, "told-castle", who = narrator.who(lord.seat), cell = cell))
}
