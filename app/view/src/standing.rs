//! Standing answers, in words.

use game::expansions;
use game::standing_orders::Instruction;
use text::{Text, say};

use crate::{MessageDraft, vocabulary};

/// A player's standing answers.
pub fn page(text: &'static Text, own: &[Instruction]) -> MessageDraft {
    if own.is_empty() {
        return MessageDraft::text(text.say("standing-none"));
    }
    let lines = own.iter().map(|what| say!(text, "standing-line", what = instruction(text, *what)));
    let lines: Vec<String> = std::iter::once(text.say("standing-title")).chain(lines).collect();
    MessageDraft::text(lines.join("\n"))
}

/// One of them: "When a wagon may move on: never".
pub fn instruction(text: &Text, what: Instruction) -> String {
    let answer = expansions::first(|profile| (profile.policy)(text, what)).unwrap_or_else(|| {
        match what.policy() {
            "pass" => text.say("standing-pass"),
            "accept" => text.say("standing-accept"),
            "refuse" => text.say("standing-refuse"),
            _ => text.say("standing-usual"),
        }
    });
    let Some(question) = what.question() else { return answer };
    say!(text, "standing-for", question = vocabulary::prompt(text, question), answer = answer)
}
