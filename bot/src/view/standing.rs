//! Standing answers in words.

use super::{Page, things};
use crate::say;
use crate::standing::Instruction;
use crate::text::Text;

/// The answers that a player left in advance.
pub fn page(text: &'static Text, own: &[Instruction]) -> Page {
    if own.is_empty() {
        return Page::text(text.say("standing-none"));
    }
    let lines = own.iter().map(|what| say!(text, "standing-line", what = instruction(text, *what)));
    let lines: Vec<String> = std::iter::once(text.say("standing-title")).chain(lines).collect();
    Page::text(lines.join("\n"))
}

/// One of them: "When a wagon may move on: never".
pub fn instruction(text: &Text, what: Instruction) -> String {
    match what {
        Instruction::Pass(prompt) => {
            say!(text, "standing-pass", question = things::prompt(text, prompt))
        }
        Instruction::Usual(prompt) => {
            say!(text, "standing-usual", question = things::prompt(text, prompt))
        }
        Instruction::Stay(quarter) => {
            say!(text, "standing-stay", quarter = things::quarter(text, quarter))
        }
        Instruction::Away => text.say("standing-away"),
        Instruction::BidsTo(points) => say!(text, "standing-bids", points = points),
    }
}
