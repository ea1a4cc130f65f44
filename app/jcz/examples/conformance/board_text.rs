//! The board as letters, for the report of a difference: the four edges of each tile around its
//! centre.

use rules::{Edge, Game, Rotation, Side};

/// Three lines a row of cells.
pub fn draw(game: &Game) -> String {
    let board = game.board();
    let cells = || board.tiles().iter().map(|placed| placed.pos);
    let (Some(west), Some(east)) = (cells().map(|at| at.x).min(), cells().map(|at| at.x).max())
    else {
        return String::new();
    };
    let (Some(north), Some(south)) = (cells().map(|at| at.y).min(), cells().map(|at| at.y).max())
    else {
        return String::new();
    };
    let letter = |side: Side, x: i16, y: i16| {
        let placed = board.tile_at(rules::Pos::new(x, y));
        placed.map_or(' ', |placed| match placed.edge(side) {
            Edge::Field => '.',
            Edge::Road => 'r',
            Edge::City => 'C',
            Edge::River => '~',
            Edge::Seam => 'x',
            Edge::Closing => '*',
        })
    };
    let mut text = format!("cells from {west},{north}\n");
    for y in north..=south {
        for line in 0..3 {
            for x in west..=east {
                let of = |side| letter(side, x, y);
                let filled = of(Side::N) != ' ';
                text += &match line {
                    0 => format!(" {} ", of(Side::N)),
                    1 => {
                        format!("{}{}{}", of(Side::W), if filled { '+' } else { ' ' }, of(Side::E))
                    }
                    _ => format!(" {} ", of(Side::S)),
                };
            }
            text = text.trim_end().to_owned() + "\n";
        }
    }
    let hand = game.turn().hand;
    let turned = hand.map(|kind| kind.kind().edge(Side::N, Rotation::default()));
    text + &hand.map_or(String::new(), |kind| format!("in hand {kind:?}, north {turned:?}\n"))
}
