//! Alternative text: what a picture says, in words, within Discord's limit.

use rules::{Game, Pos};

use super::tell::{Teller, cut};
use super::things;
use crate::platform::limits;
use crate::say;

/// The extent of the board, the points, whose turn it is and what is left.
fn facts(teller: &Teller<'_>, game: &Game) -> Vec<String> {
    let text = teller.text;
    let cells = game.board().tiles().iter().map(|tile| tile.pos);
    let (mut low, mut high) = (Pos::default(), Pos::default());
    for cell in cells {
        (low.x, low.y) = (low.x.min(cell.x), low.y.min(cell.y));
        (high.x, high.y) = (high.x.max(cell.x), high.y.max(cell.y));
    }
    let mut facts = vec![
        say!(text, "alt-scores", scores = teller.scores(game)),
        say!(
            text,
            "alt-board",
            tiles = game.board().tiles().len(),
            west = rules::column_name(low.x),
            east = rules::column_name(high.x),
            north = rules::row_name(low.y),
            south = rules::row_name(high.y),
        ),
    ];
    match game.decision() {
        Some(decision) => {
            facts.push(say!(text, "alt-turn", who = teller.who(decision.seat)));
            facts.push(say!(text, "alt-left", left = game.bag().len()));
        }
        None => facts.push(text.say("alt-over")),
    }
    facts
}

/// The text of a public board picture; `line` is what happened last.
pub fn board(teller: &Teller<'_>, game: &Game, line: &str) -> String {
    let mut parts = Vec::new();
    if !line.is_empty() {
        parts.push(line.to_owned());
    }
    parts.extend(facts(teller, game));
    if let Some(kind) = game.turn().hand {
        parts.push(say!(teller.text, "alt-hand", tile = things::tile(teller.text, kind)));
    }
    cut(&parts.join(" "), limits::ALT_TEXT)
}

/// The text of a panel's picture: what it offers first, the board after it.
pub fn panel(teller: &Teller<'_>, game: &Game, offered: Vec<String>) -> String {
    let mut parts = offered;
    parts.extend(facts(teller, game));
    cut(&parts.join(" "), limits::ALT_TEXT)
}
