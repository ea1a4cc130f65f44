//! The figures shown beside names in a text, one for each seat: as emoji of the application, if it
//! has them.

use std::sync::OnceLock;

use port::EmojiImage;
use render::{PLAYER_COLOURS, PlayerColour};
use rules::Seat;
use text::Name;

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

/// The colour of a seat's figures.
fn of_seat(people: &[Name], seat: Seat) -> PlayerColour {
    let chosen = people.get(seat.index()).and_then(Name::colour);
    PlayerColour::new(chosen.unwrap_or(seat.0))
}

/// The colour of a seat's figures, as Discord expects it.
pub fn colour(people: &[Name], seat: Seat) -> u32 {
    of_seat(people, seat).rgb().0
}

/// The figure of a seat, if there are any.
pub fn of<'a>(written: &'a [String], people: &[Name], seat: Seat) -> Option<&'a String> {
    written.get(of_seat(people, seat).index())
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
        let people = [Name::new("Ada", "?"), Name::new("Ben", "?").in_colour(Some(4))];
        let figure = |seat: u8| of(&written(&known), &people, Seat(seat)).cloned();
        assert_eq!(figure(0), Some(format!("<:{}:1>", all()[0].name)));
        assert_eq!(figure(1), Some(format!("<:{}:5>", all()[4].name)), "a chosen colour");
        assert_eq!(written(&known[1..]), Vec::<String>::new(), "all or none");
        assert_eq!(drawn(PlayerColour::new(0)), all()[0]);
    }
}
