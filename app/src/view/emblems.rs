//! The figures shown beside names in a text, one for each seat: as emoji of the application, if it
//! has them.

use std::sync::OnceLock;

use render::{PLAYER_COLOURS, PlayerColour};
use rules::Seat;

use crate::port::EmojiImage;

/// How many digits of its fingerprint are in an emoji's name: a changed drawing is a new emoji.
const FINGERPRINT: usize = 6;

/// All of them, drawn on first use.
pub fn all() -> &'static [EmojiImage] {
    static ALL: OnceLock<Vec<EmojiImage>> = OnceLock::new();
    ALL.get_or_init(|| (0..PLAYER_COLOURS).map(|number| drawn(PlayerColour::new(number))).collect())
}

fn drawn(colour: PlayerColour) -> EmojiImage {
    let png = render::emblem(colour);
    let print = blake3::hash(&png).to_hex();
    EmojiImage { name: format!("{}_{}", colour.symbol(), &print[..FINGERPRINT]), png }
}

/// How each one is written in a text; empty unless Discord has all of them.
pub fn written(known: &[(String, u64)]) -> Vec<String> {
    let id = |emoji: &EmojiImage| known.iter().find(|(name, _)| *name == emoji.name);
    let written = |emoji: &EmojiImage| id(emoji).map(|(name, id)| format!("<:{name}:{id}>"));
    all().iter().map(written).collect::<Option<_>>().unwrap_or_default()
}

/// The colour of a seat's figures, as Discord expects it.
pub fn colour(seat: Seat) -> u32 {
    PlayerColour::new(seat.0).rgb().0
}

/// The figure of a seat, if there are any.
pub fn of(written: &[String], seat: Seat) -> Option<&String> {
    written.get(PlayerColour::new(seat.0).index())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_figure_has_a_name_that_discord_takes_and_stays_the_same() {
        for emoji in all() {
            let fits = |c: char| c.is_ascii_alphanumeric() || c == '_';
            assert!((2..=32).contains(&emoji.name.len()) && emoji.name.chars().all(fits));
            assert!(emoji.png.len() <= 256 * 1024);
        }
        let known: Vec<(String, u64)> = all().iter().map(|e| e.name.clone()).zip(1..).collect();
        assert_eq!(of(&written(&known), Seat(1)), Some(&format!("<:{}:2>", all()[1].name)));
        assert_eq!(written(&known[1..]), Vec::<String>::new(), "all or none");
        assert_eq!(drawn(PlayerColour::new(0)), all()[0]);
    }
}
