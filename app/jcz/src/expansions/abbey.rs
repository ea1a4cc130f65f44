//! Abbeys and wagons, which go from where they were scored.

use rules::expansions::abbey::{Prompt, WagonMove, WagonTile};
use rules::{Cause, Event, FeatureId, FigureKind, SegmentKind, Token};

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::terms::{OptionRow, SetEdition, SetTerms};
use crate::tiles;

pub(super) const DIALECT: Dialect = Dialect { messages, departs, ..Dialect::of(SETS) };

/// On this tile a wagon goes from a city to all others, and to the roads, there (R-AM-40).
const CROSSING: &str = "IC/CRCR";

const SETS: &[SetTerms] = &[SetTerms {
    edition: SetEdition::OfGame,
    elements: &[("abbey", 1), ("barn", 1), ("mayor", 1), ("wagon", 1)],
    rules: &[("wagon-move", "C1"), ("barn-placement", "not-occupied")],
    options: &[
        OptionRow::rule(|house| house.abbey.wagon_move = WagonMove::Nearby, "wagon-move", "C2"),
        OptionRow::rule(|house| house.abbey.barn_on_barn = true, "barn-placement", "occupied"),
        OptionRow::always(|house| house.abbey.wagon_off_abbey = false),
        OptionRow::always(|house| house.abbey.challenged_wagon_moves_on = true),
        OptionRow::always(|house| house.abbey.wagon_tile = WagonTile::Linked),
    ],
    ..SetTerms::of("abbey", "abbey-and-mayor")
}];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    match (step.asked.prompt, step.action) {
        // Not to lay the abbey is to draw.
        (rules::Prompt::Abbey(Prompt::Tile), rules::Action::Draw | rules::Action::Pass) => {
            Some(vec![GameMessage::pass().with_commit()])
        }
        (rules::Prompt::Abbey(Prompt::Wagon), rules::Action::Move { figure, to }) => {
            Some(vec![step.relocate(figure, to)?.with_commit()])
        }
        _ => None,
    }
}

fn departs(step: &Transition<'_>) -> bool {
    begins_round_again(step) || crosses(step)
}

/// There the round of the last abbeys begins again after the seat that closes it was asked.
fn begins_round_again(step: &Transition<'_>) -> bool {
    let game = step.after;
    let left = |seat| game.tokens(seat).count(Token::Abbey) > 0;
    step.asked.prompt == rules::Prompt::Abbey(Prompt::LastTile)
        && step.before.last_for_abbey() == Some(step.asked.seat)
        && game.seats().any(left)
}

/// Whether a wagon is asked there that only has a way across [`CROSSING`].
fn crosses(step: &Transition<'_>) -> bool {
    let (game, board) = (step.after, step.after.board());
    if step.before.setup().house.abbey.wagon_move == WagonMove::Nearby {
        return false;
    }
    let is_asked = |seat| {
        let wagon = rules::Prompt::Abbey(Prompt::Wagon);
        game.decisions().iter().any(|open| (open.seat, open.prompt) == (seat, wagon))
    };
    let returned = step.events.iter().filter_map(|event| match *event {
        Event::Returned { figure, cause: Cause::Scored } => Some(figure),
        _ => None,
    });
    let mut wagons =
        returned.filter(|figure| figure.kind == FigureKind::Wagon && !is_asked(figure.seat));
    let is_open = |id: FeatureId| {
        let kind = board.feature(id).kind;
        matches!(kind, SegmentKind::City | SegmentKind::Road)
            && board.is_free(id)
            && !board.is_complete(id)
    };
    wagons.any(|wagon| {
        let Some(from) = wagon.at.spot().map(|spot| board.feature_at(spot)) else { return false };
        let mut members = board.members(from).map(|(placed, _)| placed);
        members.any(|placed| {
            tiles::id(placed.kind) == Some(CROSSING)
                && board.features_on(placed).any(|(_, to)| to != from && is_open(to))
        })
    })
}
