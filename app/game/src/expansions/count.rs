//! The Count of Carcassonne.

use rules::expansions::count::{Action, Event, Prompt, Quarter};
use rules::{At, Decision, Figure, FigureKind, Game, Slot};
use text::{Phrase, Text, say};

use crate::expansions::{Profile, PromptKind, Rank};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::{OfferedSet, Start};
use crate::standing_orders::{Instruction, OrderKind, PASS, Policy};
use crate::vocabulary;

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
            &[Policy::declining("stay", |option, _| takes_from(option, Quarter::$quarter))],
        )
    };
}

const ORDERS: &[OrderKind] = &[
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

/// So many moves that earn nothing are named.
const IDLE_NAMED: usize = 6;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("count")
        .also(&["City of Carcassonne", "Stadt Carcassonne"])
        .large()
        .in_presets(&["count-box"])
        .starting(Start::Block)],
    orders: ORDERS,
    prompt_kinds: &[(rules::Prompt::Count(Prompt::Reward), PromptKind::Deploying)],
    place_word: |at| matches!(at, At::Quarter(_)).then_some("quarter"),
    forecast,
    label,
    deployed,
    policy,
    pass: &[
        (rules::Prompt::Count(Prompt::Councillors), "action-pass-councillors"),
        (rules::Prompt::Count(Prompt::LastCouncillors), "action-pass-councillors"),
        (rules::Prompt::Count(Prompt::Reward), "action-pass-reward"),
        (rules::Prompt::Count(Prompt::Move), "action-pass-count"),
    ],
    narrate,
    pieces,
    ..Profile::NONE
};

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let text = labels.text;
    match action {
        rules::Action::Count(Action::Move { to }) => {
            Some(say!(text, "action-count", quarter = named(text, to)))
        }
        rules::Action::Move { figure, to } => {
            let (from, role, cell) = leaves(text, labels.game, figure, to)?;
            Some(say!(text, "action-councillor", quarter = from, role = role, cell = cell))
        }
        _ => None,
    }
}

/// Before the end: which moves would earn nothing.
fn forecast(text: &Text, game: &Game, decision: &Decision) -> Option<String> {
    if decision.prompt != rules::Prompt::Count(Prompt::LastCouncillors) {
        return None;
    }
    let moves = last_moves(game, decision);
    let idle: Vec<String> = moves
        .iter()
        .filter(|(_, earned)| *earned <= 0)
        .filter_map(|&((figure, to), _)| {
            let (quarter, role, cell) = leaves(text, game, figure, to)?;
            Some(say!(text, "action-councillor", quarter = quarter, role = role, cell = cell))
        })
        .collect();
    match idle.len() {
        0 => None,
        all if all == moves.len() => Some(text.say("panel-councillors-nothing")),
        all => {
            let more = all.saturating_sub(IDLE_NAMED);
            let more = (more > 0).then(|| say!(text, "panel-more", count = more));
            let named = idle.into_iter().take(IDLE_NAMED).chain(more);
            let moves = named.collect::<Vec<_>>().join(&text.say("list-semicolon"));
            Some(say!(text, "panel-councillors-idle", moves = moves))
        }
    }
}

fn deployed(labels: &Labels<'_>, figure: FigureKind, at: At, _: &Phrase) -> Option<String> {
    let (text, At::Quarter(quarter)) = (labels.text, at) else { return None };
    let (figure, quarter) = (vocabulary::figure(text, figure), named(text, quarter));
    Some(say!(text, "action-enter", figure = figure, quarter = quarter))
}

fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let text = narrator.text;
    let count = game.count().map(|at| say!(text, "alt-count", quarter = named(text, at)));
    let others = narrator.standing(game, "alt-quarters", |at| match at {
        At::Quarter(quarter) => Some(named(text, quarter).to_string()),
        _ => None,
    });
    count.into_iter().chain(others).map(|said| (Rank::Standing, said)).collect()
}

fn narrate(narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
    let text = narrator.text;
    match event {
        rules::Event::Count(Event::Moved { to }) => {
            Some(say!(text, "told-count-moved", quarter = named(text, *to)))
        }
        rules::Event::Moved { figure, to } => {
            let (from, role, cell) = leaves(text, game, *figure, *to)?;
            let (who, key) = (narrator.who(figure.seat), "told-councillor");
            Some(say!(text, key, who = who, quarter = from, role = role, cell = cell))
        }
        _ => None,
    }
}

/// Several quarters may be held at once, so this is about a quarter and not about a question.
fn policy(text: &Text, what: Instruction) -> Option<String> {
    let quarter = text.named("quarter", what.about());
    (what.policy() == "stay").then(|| say!(text, "standing-stay", quarter = quarter))
}

/// Whether an answer takes a figure from this quarter.
fn takes_from(answer: rules::Action, quarter: Quarter) -> bool {
    matches!(answer, rules::Action::Move { figure, .. } if figure.at == At::Quarter(quarter))
}

/// The moves of the last councillors, one for each figure and feature, with what each would earn its
/// seat if nobody else moved after it.
fn last_moves(game: &Game, decision: &Decision) -> Vec<((Figure, At), i32)> {
    let seat = decision.seat;
    let end = |action: rules::Action| {
        let mut game = game.clone();
        let mut next = Some((seat, action));
        while let Some((seat, action)) = next {
            game.apply(seat, action).ok()?;
            next = game.decision().map(|asked| (asked.seat, asked.options[game.default_of(asked)]));
        }
        game.scores().get(seat.index()).copied()
    };
    let Some(without) = end(rules::Action::Pass) else { return Vec::new() };
    let mut moves: Vec<((Figure, At), i32)> = Vec::new();
    let mut seen = Vec::new();
    for option in &decision.options {
        let &rules::Action::Move { figure, to } = option else { continue };
        let feature = to.spot().map(|spot| game.board().feature_at(spot));
        if seen.contains(&(figure, feature)) {
            continue;
        }
        seen.push((figure, feature));
        moves.extend(end(*option).map(|points| ((figure, to), points - without)));
    }
    moves
}

/// A quarter of Carcassonne: "the market".
fn named(text: &Text, quarter: Quarter) -> Phrase {
    text.named("quarter", quarter.name())
}

/// Which quarter a councillor leaves, as what and for which cell; none if it is no councillor.
fn leaves(text: &Text, game: &Game, figure: Figure, to: At) -> Option<(Phrase, Phrase, String)> {
    let At::Quarter(quarter) = figure.at else { return None };
    let cell = to.pos().map(|pos| pos.name()).unwrap_or_default();
    Some((named(text, quarter), vocabulary::role(text, game, figure.kind, to), cell))
}
