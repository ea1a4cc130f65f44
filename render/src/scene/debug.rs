//! A scene as text: one line per thing, in the words of the notation.

use std::fmt;

use rules::{Pos, Seat};

use super::{Claim, Counted, Scene, Tile, Viewport, figure_word};

impl fmt::Debug for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?} {} left {}", self.view, self.theme.name(), self.left)?;
        if let Some(Viewport { from, to, px, cards, .. }) = self.viewport {
            let room = if cards.is_some() { " with cards" } else { "" };
            writeln!(f, "viewport {} {} at {px}{room}", from.name(), to.name())?;
        }
        for seat in (0..self.seats.len() as u8).map(Seat) {
            self.seat(f, seat)?;
        }
        if let Some((kind, rotation)) = self.hand {
            writeln!(f, "hand {kind:?} {}", rotation.degrees())?;
        }
        let tile = |f: &mut fmt::Formatter<'_>, what: &str, tile: &Tile| {
            let degrees = tile.rotation.degrees();
            writeln!(f, "{what} {} {:?} {degrees}", tile.pos.name(), tile.kind)
        };
        self.tiles.iter().try_for_each(|placed| tile(f, "tile", placed))?;
        self.preview.iter().try_for_each(|shown| tile(f, "preview", shown))?;
        for &figure in &self.figures {
            writeln!(f, "figure {}", figure_word(figure))?;
        }
        if let Some(figure) = self.preview_figure {
            writeln!(f, "preview {}", figure_word(figure))?;
        }
        for piece in &self.pieces {
            let seat = piece.seat.map_or(String::new(), |seat| format!(" of {}", seat.0));
            writeln!(f, "piece {:?}{seat} {:?}", piece.shape, piece.at)?;
        }
        let cells = |f: &mut fmt::Formatter<'_>, what: &str, cells: &[Pos]| {
            let names: Vec<String> = cells.iter().map(|cell| cell.name()).collect();
            if names.is_empty() { Ok(()) } else { writeln!(f, "{what} {}", names.join(" ")) }
        };
        if !self.winners.is_empty() {
            let winners: Vec<String> = self.winners.iter().map(|seat| seat.0.to_string()).collect();
            writeln!(f, "won by {}", winners.join(" and "))?;
        }
        cells(f, "last", &self.last)?;
        cells(f, "candidates", &self.candidates)?;
        cells(f, "scoring", &self.scoring)?;
        cells(f, "dead", &self.dead)?;
        let cities = [("finished", &self.finished), ("grand", &self.grand), ("hall", &self.halls)];
        for (what, spots) in cities {
            let spots = spots.iter().map(|spot| format!("{} {}", spot.pos.name(), spot.segment));
            let spots: Vec<String> = spots.collect();
            if !spots.is_empty() {
                writeln!(f, "{what} {}", spots.join(", "))?;
            }
        }
        for Claim { spot, owners } in &self.claims {
            let owners: Vec<String> = owners.iter().map(|seat| seat.0.to_string()).collect();
            let (cell, owners) = (spot.pos.name(), owners.join(" and "));
            writeln!(f, "{cell} {} owned by {owners}", spot.segment)?;
        }
        for Counted { at, seat, points } in &self.counted {
            let at = at.map_or(String::new(), |at| format!("{} {} ", at.pos.name(), at.segment));
            writeln!(f, "counted {at}for {} {points:+}", seat.0)?;
        }
        self.spots.iter().zip(1..).try_for_each(|(spot, label)| {
            writeln!(f, "spot {label} {} {}", spot.pos.name(), spot.segment)
        })
    }
}

impl Scene {
    /// The line of a seat.
    fn seat(&self, f: &mut fmt::Formatter<'_>, seat: Seat) -> fmt::Result {
        let panel = &self.seats[seat.index()];
        let mark = if self.turn == Some(seat) { "*" } else { " " };
        let symbol = self.colour(seat).symbol();
        write!(f, "{mark}seat {} {symbol} {:?} {}", seat.0, panel.player.name, panel.score)?;
        for (kind, count) in &panel.supply {
            write!(f, " {}={count}", kind.name())?;
        }
        for (token, count) in &panel.tokens {
            write!(f, " {}={count}", token.name())?;
        }
        for (owner, kind) in &panel.held {
            write!(f, " holds {} of {}", kind.name(), owner.0)?;
        }
        if let Some(gain) = self.gains.get(seat.index()).filter(|gain| **gain != 0) {
            write!(f, " gained {gain}")?;
        }
        for (_, left) in self.clocks.iter().filter(|(other, _)| *other == seat) {
            write!(f, " has {left:?}")?;
        }
        writeln!(f)
    }
}
