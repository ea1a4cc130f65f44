//! Abbeys and wagons at a table.

use rules::expansions::abbey::Prompt;
use rules::{Cause, Event, FeatureId, FigureKind, SegmentKind, Slot, Token};

use crate::expansions::Slice;
use crate::jcz::message::{JczMessage, JczOutcome, JczStep};
use crate::jcz::{JczEdition, JczOption, JczSet};
use crate::sets::OfferedSet;
use crate::standing_orders::{OrderKind, PASS};

/// Abbey & Mayor.
pub(super) struct Abbey;

const SYSTEMS: &[&str] = &["abbey"];

/// On this tile a wagon goes from a city to all others, and to the roads, in that program (R-AM-40).
const CROSSING: &str = "IC/CRCR";

const KINDS: &[OrderKind] = &[
    OrderKind::of(Slot::Wagons, rules::Prompt::Abbey(Prompt::Wagon), SYSTEMS, &[PASS]),
    OrderKind::of(Slot::AbbeyRound, rules::Prompt::Abbey(Prompt::LastTile), SYSTEMS, &[PASS])
        .only("am.abbey_round", &["on"]),
];

impl Slice for Abbey {
    fn sets(&self) -> &'static [OfferedSet] {
        const SETS: &[OfferedSet] = &[OfferedSet::of("abbey")
            .also(&["Abbaye et Maire", "Abbazia e Sindaco"])
            .large()
            .in_presets(&["big-box", "everything"])];
        SETS
    }

    fn jcz(&self) -> &'static [JczSet] {
        const SETS: &[JczSet] = &[JczSet {
            edition: JczEdition::OfGame,
            elements: &[("abbey", 1), ("barn", 1), ("mayor", 1), ("wagon", 1)],
            rules: &[("wagon-move", "C1"), ("barn-placement", "not-occupied")],
            options: &[
                JczOption::rule(("am.wagon_move", "nearby"), "wagon-move", "C2"),
                JczOption::rule(("am.barn_on_barn", "allow"), "barn-placement", "occupied"),
                JczOption::always("am.wagon_off_abbey", "off"),
                JczOption::always("am.wagon_challenged", "moves_on"),
                JczOption::always("am.wagon_tile", "linked"),
            ],
            ..JczSet::of("abbey", "abbey-and-mayor")
        }];
        SETS
    }

    fn jcz_messages(&self, step: &JczStep<'_>, _: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        match (step.asked.prompt, step.action) {
            // Not to lay the abbey is to draw.
            (rules::Prompt::Abbey(Prompt::Tile), rules::Action::Draw | rules::Action::Pass) => {
                Some(vec![JczMessage::pass().confirmed()])
            }
            (rules::Prompt::Abbey(Prompt::Wagon), rules::Action::Move { figure, to }) => {
                Some(vec![step.moved(figure, to)?.confirmed()])
            }
            _ => None,
        }
    }

    fn jcz_departs(&self, step: &JczStep<'_>, outcome: &JczOutcome<'_>) -> bool {
        begins_round_again(step, outcome) || crosses(step, outcome)
    }

    fn comes_before_draw(&self, prompt: rules::Prompt) -> bool {
        prompt == rules::Prompt::Abbey(Prompt::Tile)
    }

    fn kinds(&self) -> &'static [OrderKind] {
        KINDS
    }
}

/// There the round of the last abbeys begins again after the seat that closes it was asked.
fn begins_round_again(step: &JczStep<'_>, outcome: &JczOutcome<'_>) -> bool {
    let game = outcome.game;
    let left = |seat| game.tokens(seat).count(Token::Abbey) > 0;
    step.asked.prompt == rules::Prompt::Abbey(Prompt::LastTile)
        && step.game.last_for_abbey() == Some(step.asked.seat)
        && game.seats().any(left)
}

/// Whether a wagon is asked there that only has a way across [`CROSSING`].
fn crosses(step: &JczStep<'_>, outcome: &JczOutcome<'_>) -> bool {
    let (game, board) = (outcome.game, outcome.game.board());
    let nearby = ("am.wagon_move", "nearby");
    if step.game.setup().house.changed().any(|option| option == nearby) {
        return false;
    }
    let is_asked = |seat| {
        let wagon = rules::Prompt::Abbey(Prompt::Wagon);
        game.decisions().iter().any(|open| (open.seat, open.prompt) == (seat, wagon))
    };
    let returned = outcome.events.iter().filter_map(|event| match *event {
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
        let mut tiles = board.members(from).map(|(placed, _)| placed);
        tiles.any(|placed| {
            placed.kind.in_jcz() == Some(CROSSING)
                && board.features_on(placed).any(|(_, to)| to != from && is_open(to))
        })
    })
}
