//! The position in words, row by row, to be read by a screen reader or pasted: what lies where,
//! who stands on it, what is still open.

use rules::{Board, Game, Placed};

use super::tell::Teller;
use super::{looks, things};
use crate::say;
use crate::text::Text;

/// The whole position.
pub fn position(teller: &Teller<'_>, game: &Game) -> String {
    let text = teller.text;
    let mut lines = vec![teller.scores(game)];
    lines.extend(looks::whose(teller, game));
    let mut tiles: Vec<&Placed> = game.board().tiles().iter().collect();
    tiles.sort_by_key(|tile| tile.pos);
    for row in tiles.chunk_by(|a, b| a.pos.y == b.pos.y) {
        let named: Vec<String> = row.iter().map(|tile| cell(teller, game, tile)).collect();
        let row = rules::row_name(row[0].pos.y);
        let tiles = named.join(&text.say("list-semicolon"));
        lines.push(say!(text, "position-row", row = row, tiles = tiles));
    }
    lines.join("\n")
}

fn cell(teller: &Teller<'_>, game: &Game, placed: &Placed) -> String {
    let text = teller.text;
    let tile = things::tile(text, placed.kind);
    let degrees = placed.rotation.degrees();
    let cell = placed.pos.name();
    let mut parts = vec![say!(text, "position-cell", cell = cell, tile = tile, degrees = degrees)];
    for figure in game.figures() {
        let here = figure.at.spot().is_some_and(|spot| spot.pos == placed.pos);
        if here {
            let role = things::role(text, game, figure.kind, figure.at);
            parts.push(say!(text, "position-figure", who = teller.who(figure.seat), role = role));
        }
    }
    parts.extend(open(text, game.board(), placed));
    parts.join(&text.say("list-comma"))
}

/// The sides of a tile where a city or road goes on into an empty cell.
fn open(text: &Text, board: &Board, placed: &Placed) -> Option<String> {
    let sides = rules::Side::ALL.into_iter().filter(|side| {
        let leads = placed.tile().segment_at(*side, placed.rotation);
        leads.is_some() && board.tile_at(placed.pos.step(*side)).is_none()
    });
    let sides: Vec<String> = sides.map(|side| things::side(text, side)).collect();
    let sides = text.list(&sides);
    (!sides.is_empty()).then(|| say!(text, "position-open", sides = sides))
}
