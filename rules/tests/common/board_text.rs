//! The board as letters, for the report of a failure: each tile is its four edges round the last
//! letter of its name.

use rules::{Board, Edge, Pos, Side};

/// Three lines a row of cells, with the first cell's coordinates above.
pub fn draw(board: &Board) -> String {
    let cells = || board.tiles().iter().map(|placed| placed.pos);
    let west = cells().map(|at| at.x).min().unwrap_or(0);
    let east = cells().map(|at| at.x).max().unwrap_or(0);
    let north = cells().map(|at| at.y).min().unwrap_or(0);
    let south = cells().map(|at| at.y).max().unwrap_or(0);
    let mut text = format!("the north-western cell is ({west},{north})\n");
    for y in north..=south {
        let rows = (west..=east).map(|x| cell(board, Pos::new(x, y)));
        let cells: Vec<[String; 3]> = rows.collect();
        for line in 0..3 {
            let row: String = cells.iter().map(|cell| cell[line].as_str()).collect();
            text += row.trim_end();
            text.push('\n');
        }
    }
    text
}

fn cell(board: &Board, pos: Pos) -> [String; 3] {
    let Some(placed) = board.tile_at(pos) else {
        return ["   ".to_owned(), "   ".to_owned(), "   ".to_owned()];
    };
    const LETTERS: [(Edge, char); 4] =
        [(Edge::Field, '.'), (Edge::Road, 'r'), (Edge::City, 'C'), (Edge::River, '~')];
    let letter = |side| {
        let edge = placed.tile().edge(side, placed.rotation);
        LETTERS.iter().find(|(of, _)| *of == edge).map_or('?', |(_, letter)| *letter)
    };
    let name = placed.tile().id.chars().last().unwrap_or('?');
    let [n, e, s, w] = Side::ALL.map(letter);
    [format!(" {n} "), format!("{w}{name}{e}"), format!(" {s} ")]
}
