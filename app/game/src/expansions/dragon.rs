//! The Princess & the Dragon.

use port::limits;
use rules::expansions::dragon::{Action, Event, Prompt};
use rules::{Cause, Decision, Game, Mark, Pos, Side, Slot, Tag};
use text::{Phrase, Text, say};

use crate::expansions::{AnswerPlace, PrintedThing, Profile, Rank};
use crate::labels::Labels;
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;
use crate::standing_orders::{Instruction, OrderKind, Policy, USUAL};
use crate::vocabulary;

const SYSTEMS: &[&str] = &["dragon"];

/// Move the dragon where it takes none of one's own figures, and far from those that are left.
const AWAY: Policy = Policy::giving("away", away);

const ORDERS: &[OrderKind] =
    &[OrderKind::of(Slot::Dragon, rules::Prompt::Dragon(Prompt::Step), SYSTEMS, &[AWAY, USUAL])];

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("dragon")
        .also(&["Prinzessin und Drache", "Prințesa și dragonul"])
        .large()
        .in_presets(&["big-box", "everything"])],
    orders: ORDERS,
    place,
    prints: &[
        (PrintedThing::Tag(Tag::Princess), "tile-princess"),
        (PrintedThing::Mark(Mark::Volcano), "tile-volcano"),
        (PrintedThing::Mark(Mark::Dragon), "tile-dragon"),
        (PrintedThing::Mark(Mark::Portal), "tile-portal"),
    ],
    label,
    taken: |cause, _| (cause == Cause::Princess).then_some("action-princess"),
    policy,
    thing,
    narrate,
    returned: &[(Cause::Dragon, "told-eaten"), (Cause::Princess, "told-princess")],
    pieces,
    ..Profile::NONE
};

fn place(action: rules::Action) -> Option<AnswerPlace> {
    let rules::Action::Dragon(action) = action else { return None };
    match action {
        Action::MoveFairy { beside: Some(figure), .. } => figure.at.spot().map(AnswerPlace::Spot),
        Action::MoveFairy { to, beside: None } | Action::Step { to } => Some(AnswerPlace::Cell(to)),
    }
}

fn label(labels: &Labels<'_>, action: rules::Action) -> Option<String> {
    let rules::Action::Dragon(action) = action else { return None };
    let text = labels.text;
    Some(match action {
        Action::MoveFairy { to, beside: None } => {
            say!(text, "action-fairy", cell = to.name())
        }
        Action::MoveFairy { to, beside: Some(figure) } => {
            let whose = labels.whose(figure);
            say!(text, "action-fairy-beside", whose = whose, cell = to.name())
        }
        Action::Step { to } => step(labels, to),
    })
}

fn thing(action: rules::Action) -> Option<&'static str> {
    let fairy = matches!(action, rules::Action::Dragon(Action::MoveFairy { .. }));
    fairy.then_some("thing-fairy")
}

fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let at = |key: &str, pos: Pos| say!(narrator.text, key, cell = pos.name());
    let dragon = game.dragon().map(|pos| (Rank::Threat, at("alt-dragon", pos)));
    let fairy = game.fairy().map(|fairy| (Rank::Standing, at("alt-fairy", fairy.pos)));
    dragon.into_iter().chain(fairy).collect()
}

fn narrate(narrator: &Narrator<'_>, game: &Game, event: &rules::Event) -> Option<String> {
    let rules::Event::Dragon(event) = event else { return None };
    let text = narrator.text;
    Some(match event {
        Event::DragonMoved { to } => say!(text, "told-dragon", cell = to.name()),
        Event::FairyMoved { to, beside: Some(figure) } => {
            let whose = narrator.whose(game, *figure);
            say!(text, "told-fairy-beside", whose = whose, cell = to.name())
        }
        Event::FairyMoved { to, beside: None } => say!(text, "told-fairy", cell = to.name()),
    })
}

fn policy(text: &Text, what: Instruction) -> Option<String> {
    (what.policy() == "away").then(|| text.say("standing-away"))
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

/// The dragon's step, and who it takes.
fn step(labels: &Labels<'_>, to: Pos) -> String {
    let text = labels.text;
    let from = labels.game.dragon().unwrap_or(to);
    let side = Side::ALL.into_iter().find(|side| from.step(*side) == to);
    let side = side.map_or(Phrase::plain(""), |side| vocabulary::side(text, side));
    let step = say!(text, "action-step", side = side, cell = to.name());
    let events = labels.tried(Action::Step { to }.into());
    let moved = rules::Event::Dragon(Event::DragonMoved { to });
    let arrived = events.iter().position(|event| *event == moved);
    let mut eaten: Vec<Phrase> = Vec::new();
    for event in events.iter().skip(arrived.map_or(events.len(), |at| at + 1)) {
        match event {
            rules::Event::Dragon(Event::DragonMoved { .. }) => break,
            rules::Event::Returned { figure, cause: Cause::Dragon } => {
                eaten.push(labels.whose(*figure));
            }
            _ => {}
        }
    }
    if eaten.is_empty() {
        return step;
    }
    let count = eaten.len();
    let whose = Phrase::list(text, eaten);
    let all = say!(text, "action-step-takes", step = &step, whose = whose);
    if limits::length(&all) <= limits::OPTION_TEXT {
        return all;
    }
    say!(text, "action-step-takes-many", step = &step, count = count)
}
