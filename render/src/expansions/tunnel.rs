//! The Tunnel: tokens of seats on the mouths of tunnels.

use rules::expansions::tunnel::TunnelToken;
use rules::{Game, Token};

use super::Depiction;
use crate::art::{Artwork, Brush, Icon, drawing, letters, sheet};
use crate::look::{Layer, Look};
use crate::plan::at;
use crate::scene::{Piece, PieceLocation, PlayerColour, Shape, spot_word};
use crate::theme::Colours;

pub(super) struct Slice;

/// A token of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mouth(pub Token);

const PAIRS: [Token; 3] = [Token::TunnelA, Token::TunnelB, Token::TunnelC];

impl Depiction for Slice {
    fn pieces(&self, game: &Game, pieces: &mut Vec<Piece>) {
        pieces.extend(game.tunnel_tokens().iter().copied().map(Piece::tunnel));
    }

    fn samples(&self) -> Vec<(Shape, &'static str)> {
        PAIRS.map(|pair| (Shape::Tunnel(Mouth(pair)), "on board")).to_vec()
    }

    fn icon(&self, token: Token) -> Option<Icon> {
        let draw = |brush: &mut Brush, token, colour, colours: &Colours| {
            disc(brush, token, colour, 3.4, colours);
        };
        PAIRS.contains(&token).then_some(Icon::new(draw))
    }
}

impl Piece {
    /// A token on the mouth of a tunnel.
    pub fn tunnel(TunnelToken { seat, pair, at }: TunnelToken) -> Self {
        Self::new(Shape::Tunnel(Mouth(pair)), PieceLocation::Mouth(at)).of(seat)
    }
}

impl Look for Mouth {
    fn layer(&self) -> Layer {
        Layer::Built
    }

    fn word(&self) -> Option<String> {
        Some(self.0.name().to_owned())
    }

    fn written(&self, piece: &Piece) -> Option<String> {
        let (PieceLocation::Mouth(at), Some(seat)) = (piece.at, piece.seat) else { return None };
        Some(format!("{}:{}@{}", self.0.name(), seat.0, spot_word(at)))
    }

    fn draw(&self, colour: PlayerColour, px: u16, colours: &Colours) -> Artwork {
        let reach = 0.15;
        let (mut brush, origin) = sheet(px, [reach; 4]);
        disc(&mut brush, self.0, colour, 1.0, colours);
        drawing(brush, origin)
    }
}

/// The letter of a pair of tunnel tokens.
fn letter(token: Token) -> &'static str {
    match token {
        Token::TunnelA => "A",
        Token::TunnelB => "B",
        _ => "C",
    }
}

fn disc(brush: &mut Brush, pair: Token, colour: PlayerColour, size: f32, colours: &Colours) {
    let dress = colours.seats[colour.index()];
    brush.disc(at(0.0, 0.0), 0.140 * size, colours.table.dark);
    brush.disc(at(0.0, 0.0), 0.124 * size, colours.table.white);
    brush.disc(at(0.0, 0.0), 0.102 * size, dress.body);
    letters(brush, letter(pair), at(0.0, 0.0), 0.165 * size, dress.ink);
}
