//! Standing answers, in words.

use crate::say;
use crate::table::standing_orders::{Instruction, Policy, Same};
use crate::text::Text;
use crate::view::{Page, vocabulary};

/// A player's standing answers.
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
        Instruction::For(prompt, policy) => {
            let answer = match policy {
                Policy::Pass => text.say("standing-pass"),
                Policy::Usual => text.say("standing-usual"),
                Policy::Away => text.say("standing-away"),
                Policy::BidsTo(points) => say!(text, "standing-bids", points = points),
                Policy::Near => text.say("standing-near"),
                Policy::Always(Same::Fire(missile)) => text.named("missile", missile.name()),
                Policy::Always(Same::Accept) => text.say("standing-accept"),
                Policy::Always(Same::Refuse) => text.say("standing-refuse"),
                Policy::Always(Same::Buy) => text.say("standing-buy"),
                Policy::Always(Same::Sell) => text.say("standing-sell"),
                Policy::Always(Same::Add) => text.say("standing-add"),
                Policy::Always(Same::Remove) => text.say("standing-remove"),
            };
            let question = vocabulary::prompt(text, prompt);
            say!(text, "standing-for", question = question, answer = answer)
        }
        Instruction::Stay(quarter) => {
            say!(text, "standing-stay", quarter = text.named("quarter", quarter.name()))
        }
    }
}
