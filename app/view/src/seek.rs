//! Looking for players: what the channel sees, and what the person does.

use port::{ActionRow, Style};
use storage::{ChannelId, Millis, UserId};
use table::seek::Wants;
use table::token::{ComponentToken, NO_GAME, SeekAction};
use text::{Name, Phrase, Text, say};

use crate::{MessageDraft, button, records, vocabulary};

/// Somebody looks for players.
pub fn call(text: &Text, (user, name): (UserId, &Name), wants: &Wants) -> MessageDraft {
    let token = ComponentToken::new(SeekAction::Answer(user), NO_GAME, 0);
    let line = say!(text, "seek-call", who = name.shown(), wants = wanted(text, wants));
    let answer = button(text, Style::Primary, "button-seek", &token);
    MessageDraft::text(line).row(ActionRow::Buttons(vec![answer]))
}

/// The person waits: for what, how long that usually takes, and until when.
pub fn waiting(text: &Text, wants: &Wants, usual: Option<Millis>, ends_at: Millis) -> MessageDraft {
    let usual = match usual {
        Some(span) => say!(text, "seek-usual", time = records::span(text, span)),
        None => text.say("seek-unknown"),
    };
    let until = format!("<t:{}:f>", ends_at / 1000);
    let lines = [
        say!(text, "seek-waiting", wants = wanted(text, wants)),
        usual,
        say!(text, "seek-until", until = until),
    ];
    let token = ComponentToken::new(SeekAction::Withdraw, NO_GAME, 0);
    let back = button(text, Style::Secondary, "button-unseek", &token);
    MessageDraft::text(lines.join("\n")).row(ActionRow::Buttons(vec![back]))
}

/// Nobody came in time.
pub fn over(text: &Text, user: UserId) -> MessageDraft {
    MessageDraft::text(format!("<@{user}> {}", text.say("seek-over")))
}

/// A call needs no answer any more: who found each other plays at a table, or the request has ended.
pub fn ended(text: &Text, names: &[Name], table: Option<ChannelId>) -> MessageDraft {
    let who: Vec<String> = names.iter().map(Name::shown).collect();
    let who = text.list(&who);
    MessageDraft::text(match table {
        Some(table) => {
            let channel = format!("<#{table}>");
            say!(text, "seek-call-found", who = who, channel = channel)
        }
        None => say!(text, "seek-call-over", who = who),
    })
}

/// Those who waited have found players.
pub fn found(text: &Text, users: &[UserId]) -> MessageDraft {
    let who: Vec<String> = users.iter().map(|user| format!("<@{user}>")).collect();
    MessageDraft::text(say!(text, "seek-seated", number = users.len(), who = text.list(&who)))
}

/// What somebody wants.
fn wanted(text: &Text, wants: &Wants) -> String {
    let sets = match wants.systems {
        Some(systems) => {
            let sets = systems.iter().map(|system| vocabulary::set(text, system.key()));
            say!(text, "seek-sets", sets = Phrase::list(text, sets.collect()))
        }
        None => text.say("seek-any-sets"),
    };
    let pace = match wants.pace {
        Some(pace) => vocabulary::pace(text, pace),
        None => text.say("seek-any-pace"),
    };
    let players = wants.players.map(|players| say!(text, "seek-players", players = players));
    let players = players.unwrap_or_else(|| text.say("seek-any-players"));
    [sets, pace, players].join(" · ")
}
