//! A hint in words: up to three answers, where each leads on average, and what speaks for it.

use game::labels::Labels;
use game::narration::cut;
use port::limits;
use rules::{Action, Game, Seat};
use table::hint::{Hint, HintReason};
use text::{Name, Text, say};

use crate::MessageDraft;

/// `/hint`.
pub fn page(
    text: &'static Text,
    people: &[Name],
    (game, seat): (&Game, Seat),
    hints: &[Hint],
) -> MessageDraft {
    let mut lines = vec![say!(text, "hint-title", number = hints.len())];
    lines.extend(hints.iter().enumerate().filter_map(|(index, hint)| {
        let what = answer(text, people, (game, seat), (hint.action, hint.follower.as_ref()))?;
        let why = reason(text, hint.reason);
        let lead = text.signed(f64::from(hint.lead));
        Some(say!(text, "hint-line", number = index + 1, what = what, lead = lead, why = why))
    }));
    lines.push(text.say("hint-note"));
    MessageDraft::text(cut(&lines.join("\n"), limits::CONTENT))
}

/// What Carcas would do, for somebody who learns.
pub fn advice(
    text: &'static Text,
    people: &[Name],
    asked: (&Game, Seat),
    hint: &Hint,
) -> Option<String> {
    let what = answer(text, people, asked, (hint.action, hint.follower.as_ref()))?;
    Some(say!(text, "hint-learn", what = what, why = reason(text, hint.reason)))
}

/// An answer with the figure that follows, and the game in which that is asked for.
pub(super) fn answer(
    text: &'static Text,
    people: &[Name],
    (game, seat): (&Game, Seat),
    (action, follower): (Action, Option<&(Action, Box<Game>)>),
) -> Option<String> {
    let label = |game: &Game, action: Action| {
        let decision = game.asked(seat)?;
        Some(Labels { text, people, game, decision }.of(action))
    };
    let answer = label(game, action)?;
    let Some((follower, then)) = follower else { return Some(answer) };
    let figure = label(then, *follower)?;
    Some(say!(text, "hint-with", what = answer, figure = figure))
}

fn reason(text: &Text, reason: HintReason) -> String {
    match reason {
        HintReason::Scores(points) => say!(text, "hint-scores", points = points),
        HintReason::Claims(0) => text.say("hint-starts"),
        HintReason::Claims(points) => say!(text, "hint-claims", points = points),
        HintReason::Grows(points) => say!(text, "hint-grows", points = points),
        HintReason::Waits => text.say("hint-waits"),
    }
}
