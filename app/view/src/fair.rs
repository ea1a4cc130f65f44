//! What a game is dealt from: only the seal while it lasts, then the key, and the deal in a file
//! that somebody can check without Carcas (docs/fairness.md).

use port::{File, Files};
use rules::Shuffle;
use table::lot::Lot;
use table::model::Table;
use text::{Text, say};

use crate::MessageDraft;

/// The file name of the proof.
const PROOF_FILE: &str = "fair.json";

/// A game that is over, dealt once more.
#[derive(Debug)]
pub struct Deal {
    /// Whether that gave the game that was played.
    pub agrees: bool,
    /// How the tiles were shuffled.
    pub shuffles: Vec<Shuffle>,
}

/// The answer to `/fair`; `deal` is there once the game is over.
pub fn fair(text: &Text, table: &Table, deal: Option<&Deal>) -> MessageDraft {
    let mut lines = vec![text.say("fair-title")];
    let Some(lot) = &table.settings.lot else { return MessageDraft::text(lines.join("\n")) };
    lines.push(say!(text, "fair-seal", seal = lot.seal()));
    lines.push(match lot.start() {
        Some(start) => say!(text, "fair-start", start = start.to_string()),
        None => text.say("fair-not-started"),
    });
    let Some(deal) = deal else {
        match &table.settings.duplicate {
            Some(_) => lines.push(text.say("duplicate-fair")),
            None if lot.start().is_none() => {}
            None => lines.push(text.say("fair-later")),
        }
        return MessageDraft::text(lines.join("\n"));
    };
    lines.push(say!(text, "fair-key", key = lot.key().to_string()));
    lines.push(text.say(if deal.agrees { "fair-agrees" } else { "fair-differs" }));
    if deal.shuffles.is_empty() {
        lines.push(text.say("fair-carried"));
        return MessageDraft::text(lines.join("\n"));
    }
    lines.push(text.say("fair-steps"));
    let mut page = MessageDraft::text(lines.join("\n"));
    page.message.files = Files::Set(vec![proof(lot, deal)]);
    page
}

fn proof(lot: &Lot, deal: &Deal) -> File {
    let bytes = format!("{:#}\n", lot.proof(&deal.shuffles)).into_bytes();
    File { name: PROOF_FILE.to_owned(), bytes, description: String::new() }
}
