//! The Plague.

use rules::expansions::plague::{Action, Event, Prompt};
use rules::{At, Cause, Figure, FigureKind, Game, Mark, Pos, Slot};
use text::{Text, say};

use crate::expansions::{AnswerPlace, PrintedThing, Profile, Rank};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;
use crate::standing_orders::{OrderKind, PASS, USUAL};
use crate::vocabulary;

const SYSTEMS: &[&str] = &["plague"];

const ORDERS: &[OrderKind] =
    &[OrderKind::of(Slot::Spread, rules::Prompt::Plague(Prompt::Spread), SYSTEMS, &[PASS, USUAL])];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("plague").also(&["La Plaga", "Dżuma"]).small()],
    orders: ORDERS,
    place,
    prints: &[(PrintedThing::Mark(Mark::Plague), "tile-plague")],
    label,
    thing,
    pass: &[(rules::Prompt::Plague(Prompt::Spread), "action-pass-spread")],
    narrate,
    returned: &[(Cause::Flea, "told-flea-bites")],
    pieces,
    beside,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::Plague(action) = action else { return None };
    Some(match action {
        Action::Flee { to, .. } => AnswerPlace::Spot(to),
        Action::Spread { to, .. } => AnswerPlace::Cell(to),
    })
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Plague(action) = action else { return None };
    let text = labels.text;
    Some(match action {
        Action::Spread { from: None, to } => say!(text, "action-flea", cell = to.name()),
        Action::Spread { from: Some(from), to } => {
            say!(text, "action-flea-moves", from = from.name(), cell = to.name())
        }
        Action::Flee { figure, to } => say!(
            text,
            "action-flee",
            whose = labels.whose(figure),
            from = figure.at.pos().map(|pos| pos.name()).unwrap_or_default(),
            place = vocabulary::place(text, labels.game, At::Segment(to)),
            cell = to.pos.name(),
        ),
    })
}

fn thing(action: rules::Action) -> Option<&'static str> {
    let rules::Action::Plague(action) = action else { return None };
    Some(match action {
        Action::Spread { .. } => "thing-flea",
        Action::Flee { .. } => "thing-flee",
    })
}

fn narrate(narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
    match event {
        rules::Event::Plague(event) => Some(happened(narrator, event)),
        // Whoever ends up elsewhere than on a segment was taken by something else.
        rules::Event::Moved { figure, to: to @ At::Segment(_) } if flees(game, *figure) => {
            Some(narrator.moved(game, "told-flees", *figure, *to))
        }
        _ => None,
    }
}

/// Each outbreak with the tiles it has reached, then the inactive fleas.
fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let text = narrator.text;
    let regions = game.plague_regions();
    let outbreaks = regions.iter().filter_map(|region| {
        let (number, cells) = (region.outbreak?, names(text, &region.cells));
        Some(say!(text, "alt-outbreak", number = number, cells = cells))
    });
    let dormant = regions.iter().filter(|region| region.outbreak.is_none());
    let dormant: Vec<Pos> = dormant.flat_map(|region| region.cells.iter().copied()).collect();
    let dormant =
        (!dormant.is_empty()).then(|| say!(text, "alt-fleas", cells = names(text, &dormant)));
    outbreaks.chain(dormant).map(|said| (Rank::Threat, said)).collect()
}

/// What was averted, and how many fleas are left.
fn beside(text: &Text, game: &Game) -> Vec<String> {
    let averted = game.outbreaks().iter().filter(|outbreak| !outbreak.active);
    let averted: Vec<String> = averted
        .map(|outbreak| {
            let (number, cell) = (outbreak.number, outbreak.pos.name());
            say!(text, "position-outbreak", number = number, cell = cell)
        })
        .collect();
    let left = game.fleas_left().map(|left| say!(text, "position-fleas", left = left));
    let averted = (!averted.is_empty())
        .then(|| say!(text, "position-averted", outbreaks = text.list(&averted)));
    averted.into_iter().chain(left).collect()
}

fn happened(narrator: &Narrator<'_>, event: &Event) -> String {
    let text = narrator.text;
    match event {
        Event::Outbreak { pos, number } => {
            say!(text, "told-outbreak", cell = pos.name(), number = *number)
        }
        Event::Averted { pos, number } => {
            say!(text, "told-averted", cell = pos.name(), number = *number)
        }
        Event::Flea { seat, from: None, to } => {
            say!(text, "told-flea", who = narrator.who(*seat), cell = to.name())
        }
        Event::Flea { seat, from: Some(from), to } => {
            let (who, from) = (narrator.who(*seat), from.name());
            say!(text, "told-flea-moves", who = who, from = from, cell = to.name())
        }
    }
}

/// Whether a figure that moves from segment to segment is fleeing. Only a wagon does so for another
/// reason: because its feature was completed.
fn flees(game: &Game, figure: Figure) -> bool {
    let open = |spot| game.board().feature(game.board().feature_at(spot)).open > 0;
    figure.at.spot().is_some_and(|spot| figure.kind != FigureKind::Wagon || open(spot))
}

/// Cells by name.
fn names(text: &Text, cells: &[Pos]) -> String {
    text.list(&cells.iter().map(|cell| cell.name()).collect::<Vec<String>>())
}
