//! The count and the quarters of his city.

use rules::expansions::count::{Action, CountMoves, FinalOrder, Prompt, Quarter};
use rules::{At, Board, FigureKind, Game, SegmentKind};
use serde_json::Value;

use super::Dialect;
use crate::message::{GameMessage, Transition};
use crate::terms::{OptionRow, SetTerms};
use crate::{places, tiles};

pub(super) const DIALECT: Dialect = Dialect { messages, place, departs, ..Dialect::of(SETS) };

const SETS: &[SetTerms] = &[SetTerms {
    elements: &[("count", 1)],
    rules: &[("coc-final-scoring", "any-district"), ("count-move", "by-player")],
    options: &[
        OptionRow::rule(
            |house| house.count.final_market_only = true,
            "coc-final-scoring",
            "market-only",
        ),
        OptionRow::rule(
            |house| house.count.count_move = CountMoves::Clockwise,
            "count-move",
            "clockwise",
        ),
        OptionRow::rule(
            |house| house.count.count_move = CountMoves::FollowMeeple,
            "count-move",
            "follow-meeple",
        ),
        OptionRow::always(|house| house.count.final_order = FinalOrder::RoundRobin),
        OptionRow::always(|house| house.count.keeps_start_tile = true),
        OptionRow::always(|house| house.count.fairy_points = false),
    ],
    ..SetTerms::of("count", "count")
}];

fn messages(step: &Transition<'_>) -> Option<Vec<GameMessage>> {
    let board = step.before.board();
    match (step.asked.prompt, step.action) {
        (rules::Prompt::Count(asked), rules::Action::Move { figure, to }) => {
            let message = step.relocate(figure, to)?;
            let is_last = asked == Prompt::LastCouncillors;
            Some(vec![if is_last { message } else { message.with_commit() }])
        }
        (_, rules::Action::Count(Action::Move { to })) => {
            Some(vec![GameMessage::neutral("count", place(board, At::Quarter(to))?)])
        }
        _ => None,
    }
}

/// All quarters are on one tile there.
fn place(board: &Board, at: At) -> Option<Value> {
    let At::Quarter(quarter) = at else { return None };
    let tile = board.tiles().iter().find(|placed| tiles::id(placed.kind) == Some("CO/7"))?;
    let location = format!("QUARTER_{}", quarter.name().to_uppercase());
    Some(places::named(tile.pos, "Quarter", &location))
}

/// There a councillor that comes to a barn at the end is paid like a farmer that joined it, and
/// one may go to a building that is surrounded though an abbot lies on it.
fn departs(step: &Transition<'_>) -> bool {
    goes_to_barn(step) || admits_to_abbot(step.after)
}

fn goes_to_barn(step: &Transition<'_>) -> bool {
    let last = step.asked.prompt == rules::Prompt::Count(Prompt::LastCouncillors);
    let rules::Action::Move { to, .. } = step.action else { return false };
    let board = step.before.board();
    let field = |at: At| at.spot().map(|spot| board.feature_at(spot));
    let mut barns = step.before.figures().iter().filter(|figure| figure.kind == FigureKind::Barn);
    last && barns.any(|barn| field(barn.at) == field(to))
}

/// Whether the tile that was laid last surrounds a building on which an abbot lies (R-MO-9), and a
/// councillor could go there.
fn admits_to_abbot(game: &Game) -> bool {
    let (board, cathedral) = (game.board(), At::Quarter(Quarter::Cathedral));
    let Some(laid) = board.tiles().last().map(|placed| placed.pos) else { return false };
    let lies = |at: At| {
        let spot = at.spot().filter(|spot| spot.pos == laid || spot.pos.touches(laid))?;
        let is_pallet = board.segment(spot)?.kind == SegmentKind::Pallet;
        is_pallet.then_some(spot.pos)
    };
    let surrounded = |pos: rules::Pos| pos.around().all(|cell| board.tile_at(cell).is_some());
    let mut abbots = game.figures().iter().filter_map(|figure| lies(figure.at));
    game.count() != Some(Quarter::Cathedral)
        && game.figures().iter().any(|figure| figure.at == cathedral)
        && abbots.any(surrounded)
}
