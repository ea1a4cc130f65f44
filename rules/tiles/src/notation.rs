//! The names of cells, as players type and read them: `M13` is the start tile's cell.
//!
//! A cell keeps its name forever, whichever way the board grows: columns are lettered west to east
//! and rows numbered north to south from a fixed origin. West of column A the letters continue
//! backwards from ZZ (`ZZ`, `ZY`, ..); north of row 1 the numbers continue with 0, -1, ..

use crate::geometry::Pos;

/// Column 0 of the board is the thirteenth letter, row 0 the thirteenth row.
const ORIGIN: i32 = 13;
/// Names of one or two letters: A to Z, AA to ZZ.
const NAMES: i32 = 26 + 26 * 26;

/// The letters of a column: `column_name(0)` is `M`.
pub fn column_name(x: i16) -> String {
    let mut number = i32::from(x) + ORIGIN;
    if number < 1 {
        number += NAMES;
    }
    let mut name = String::new();
    while number > 0 {
        name.insert(0, char::from(b'A' + ((number - 1) % 26) as u8));
        number = (number - 1) / 26;
    }
    name
}

/// The number of a row: `row_name(0)` is 13.
pub fn row_name(y: i16) -> String {
    (i32::from(y) + ORIGIN).to_string()
}

impl Pos {
    /// The name of the cell, for instance `M13`.
    ///
    /// ```
    /// use tiles::geometry::Pos;
    /// assert_eq!(Pos::new(0, 0).name(), "M13");
    /// assert_eq!(Pos::named(" m12 "), Some(Pos::new(0, -1)));
    /// ```
    pub fn name(self) -> String {
        column_name(self.x) + &row_name(self.y)
    }

    /// The cell with this name; case and surrounding blanks do not matter.
    pub fn named(name: &str) -> Option<Self> {
        let name = name.trim();
        let digits = name.find(|c: char| !c.is_ascii_alphabetic())?;
        let (letters, digits) = name.split_at(digits);
        if !(1..=2).contains(&letters.len()) || digits.len() > 4 || digits.starts_with('+') {
            return None;
        }
        let value = |letter: u8| i32::from(letter.to_ascii_uppercase() - b'A') + 1;
        let mut column = letters.bytes().fold(0, |sum, letter| sum * 26 + value(letter));
        // The upper half of the two-letter names is for columns in the west.
        if column > NAMES / 2 {
            column -= NAMES;
        }
        let row: i32 = digits.parse().ok()?;
        Some(Self::new((column - ORIGIN) as i16, (row - ORIGIN) as i16))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_cell_that_a_game_can_reach_has_its_own_name() {
        for x in -300..300 {
            for y in [-300, -14, -13, -12, 0, 77, 300] {
                let pos = Pos::new(x, y);
                assert_eq!(Pos::named(&pos.name()), Some(pos), "{}", pos.name());
            }
        }
    }

    #[test]
    fn what_is_no_name_is_no_cell() {
        for text in ["", " ", "13", "M", "M+3", "M1.5", "ABC1", "M99999", "@everyone", "М13", "M-"]
        {
            assert_eq!(Pos::named(text), None, "{text:?}");
        }
    }
}
