//! A position as one line of text: tiles, figures, pieces, whose turn it is, points, and what
//! everybody holds.
//!
//! Words are separated by blanks. A tile is `M13=base/D` or, rotated by quarter turns,
//! `M12=base/P*2`; the description of a host's tile has `_` for each blank. Other words have a name
//! before a colon, for instance `fig:0small@M12.0` for a follower of the first seat on segment 0 of
//! the tile at M12, `hold:0.small3` for what the first seat has in hand.

use rules::KindId;

use crate::expansions;
use crate::scene::{Scene, Tile, figure_word};

/// The prefix of every line; its number goes up when the meaning of a word changes.
const HEAD: &str = "carcas/1";

/// Writes the position of a scene. Names, marks, throws and the theme are left out.
pub fn notation(scene: &Scene) -> String {
    let mut words = vec![HEAD.to_owned()];
    words.extend(scene.tiles.iter().map(tile));
    words.extend(scene.figures.iter().map(|&figure| format!("fig:{}", figure_word(figure))));
    words.extend(scene.pieces.iter().filter_map(|piece| piece.shape.look().written(piece)));
    expansions::all().for_each(|slice| slice.words(scene, &mut words));
    let points: Vec<String> = scene.seats.iter().map(|seat| seat.score.to_string()).collect();
    words.push(format!("points:{}", points.join(",")));
    for (seat, panel) in scene.seats.iter().enumerate() {
        let figures = panel.supply.iter().map(|(kind, count)| format!(".{}{count}", kind.name()));
        let tokens = panel.tokens.iter().map(|(token, count)| format!(".{}{count}", token.name()));
        let held: String = figures.chain(tokens).collect();
        words.extend((!held.is_empty()).then(|| format!("hold:{seat}{held}")));
    }
    words.extend(scene.turn.map(|seat| format!("turn:{}", seat.0)));
    words.extend(scene.hand.map(|(kind, _)| format!("hand:{}", id(kind))));
    words.push(format!("left:{}", scene.left));
    words.join(" ")
}

fn tile(tile: &Tile) -> String {
    let turns = tile.rotation.index();
    let turned = if turns == 0 { String::new() } else { format!("*{turns}") };
    format!("{}={}{turned}", tile.pos.name(), id(tile.kind))
}

/// The id of a kind as one word.
fn id(kind: KindId) -> String {
    kind.kind().id.replace(' ', "_")
}
