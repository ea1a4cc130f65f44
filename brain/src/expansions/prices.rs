//! What tokens are worth, and points that others may take away before they are paid.

use rules::{Source, Token};

use crate::one_turn::POINT;

/// The worth of holding a token, in hundredths of a point.
pub(crate) const fn price(token: Token) -> i64 {
    match token {
        Token::Abbey | Token::Castle => 2 * POINT,
        Token::Bridge | Token::TowerPiece => POINT / 2,
        // Between one point and four each; the more, the better.
        Token::Ingot => 2 * POINT,
        // Whoever has one at the end is paid for it.
        Token::King | Token::Robber | Token::Porxada => 3 * POINT,
        // A majority pays at the end.
        Token::Wine | Token::Grain | Token::Cloth => 2 * POINT,
        Token::TunnelA | Token::TunnelB | Token::TunnelC => POINT / 4,
        _ => 0,
    }
}

/// How much of the points that a feature pays besides its value can be counted on.
pub(crate) const fn kept(source: Source) -> f32 {
    match source {
        // Everybody can move her away before the feature is counted.
        Source::Fairy => 0.2,
        _ => 1.0,
    }
}
