//! The Count of Carcassonne at a table.

use rules::expansions::count::{Action, Prompt, Quarter};
use rules::{At, Board, FigureKind, Game, SegmentKind, Slot};
use serde_json::Value;

use crate::expansions::Slice;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::jcz::{JczOption, JczSet, places};
use crate::sets::{OfferedSet, Start};
use crate::standing_orders::{OrderKind, PASS, Policy};

/// The Count of Carcassonne.
pub(super) struct Count;

const SYSTEMS: &[&str] = &["count"];

/// The questions that ask councillors to leave.
const LEAVING: &[rules::Prompt] =
    &[rules::Prompt::Count(Prompt::Councillors), rules::Prompt::Count(Prompt::LastCouncillors)];

/// No councillor leaves this quarter.
macro_rules! stay {
    ($quarter:ident) => {
        OrderKind::part(
            Quarter::$quarter.name(),
            LEAVING,
            SYSTEMS,
            &[Policy::declining("stay", |option, _| leaves(option, Quarter::$quarter))],
        )
    };
}

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::Councillors, rules::Prompt::Count(Prompt::Councillors), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::Reward, rules::Prompt::Count(Prompt::Reward), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::CountMove, rules::Prompt::Count(Prompt::Move), SYSTEMS, &[PASS]),
    OrderKind::of(
        Slot::LastCouncillors,
        rules::Prompt::Count(Prompt::LastCouncillors),
        SYSTEMS,
        &[PASS],
    ),
    stay!(Castle),
    stay!(Market),
    stay!(Blacksmith),
    stay!(Cathedral),
];

impl Slice for Count {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("count")
            .also(&["City of Carcassonne", "Stadt Carcassonne"])
            .large()
            .in_presets(&["count-box"])
            .starting(Start::Block)];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            elements: &[("count", 1)],
            rules: &[("coc-final-scoring", "any-district"), ("count-move", "by-player")],
            options: &[
                JczOption::rule(("count.final", "market_only"), "coc-final-scoring", "market-only"),
                JczOption::rule(("count.count_move", "clockwise"), "count-move", "clockwise"),
                JczOption::rule(
                    ("count.count_move", "follow_meeple"),
                    "count-move",
                    "follow-meeple",
                ),
                JczOption::always("count.final_order", "round_robin"),
                JczOption::always("count.start_tile", "mix_in"),
                JczOption::always("count.fairy_points", "off"),
            ],
            ..JczSet::of("count", "count")
        }];
        SETS
    }

    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        let board = step.game.board();
        match (step.asked.prompt, step.action) {
            (rules::Prompt::Count(asked), rules::Action::Move { figure, to }) => {
                let message = step.moved(figure, to)?;
                let is_last = asked == Prompt::LastCouncillors;
                Some(vec![if is_last { message } else { message.confirmed() }])
            }
            (_, rules::Action::Count(Action::Move { to })) => {
                Some(vec![JczMessage::neutral("count", place(board, to)?)])
            }
            _ => None,
        }
    }

    fn jcz_place(&self, board: &Board, at: At) -> Option<Value> {
        let At::Quarter(quarter) = at else { return None };
        place(board, quarter)
    }

    /// There a councillor that comes to a barn at the end is paid like a farmer that joined it, and
    /// one may go to a building that is surrounded though an abbot lies on it.
    fn jcz_departs(&self, step: &JczStep<'_>, outcome: &JczOutcome<'_>) -> bool {
        goes_to_barn(step) || admits_to_abbot(outcome.game)
    }

    fn is_deploying(&self, prompt: rules::Prompt) -> bool {
        prompt == rules::Prompt::Count(Prompt::Reward)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}

/// Whether an answer takes a figure from this quarter.
fn leaves(answer: rules::Action, quarter: Quarter) -> bool {
    matches!(answer, rules::Action::Move { figure, .. } if figure.at == At::Quarter(quarter))
}

/// A quarter as JCloisterZone 5 knows it: all of them are on one tile.
fn place(board: &Board, quarter: Quarter) -> Option<Value> {
    let tile = board.tiles().iter().find(|placed| placed.kind.in_jcz() == Some("CO/7"))?;
    let location = format!("QUARTER_{}", quarter.name().to_uppercase());
    Some(places::named(tile.pos, "Quarter", &location))
}

fn goes_to_barn(step: &JczStep<'_>) -> bool {
    let last = step.asked.prompt == rules::Prompt::Count(Prompt::LastCouncillors);
    let rules::Action::Move { to, .. } = step.action else { return false };
    let board = step.game.board();
    let field = |at: At| at.spot().map(|spot| board.feature_at(spot));
    let mut barns = step.game.figures().iter().filter(|figure| figure.kind == FigureKind::Barn);
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
