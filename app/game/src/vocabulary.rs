//! The names of things: spots, figures, roles, scoring sources. Tile names are in `tiles.rs`,
//! answers to questions in `labels.rs`.

use rules::{
    At, Edition, FigureKind, Game, Prompt, RuleOption, SegmentKind, Side, Source, Spot, Token,
};
use text::{Phrase, Text, phrase, say};

use crate::expansions;
use crate::parameter::Parameter;
pub use crate::tiles::{printed, tile};

/// The word, used in keys, for what a segment currently is: shrines and abbeys are not called
/// cloisters, and a city may have become a castle.
fn place_word(game: &Game, spot: Spot) -> &'static str {
    let board = game.board();
    let Some(segment) = board.segment(spot) else { return "place" };
    match board.feature(board.feature_at(spot)).kind {
        SegmentKind::Cloister => {
            let own = expansions::first(|profile| (profile.segment)(segment));
            own.map_or("cloister", |(word, _)| word)
        }
        kind => kind.name(),
    }
}

/// The word for a figure's place, used in keys.
fn word(game: &Game, at: At) -> &'static str {
    match at {
        At::Segment(spot) => place_word(game, spot),
        _ => expansions::first(|profile| (profile.place_word)(at)).unwrap_or("place"),
    }
}

/// A figure with its place: "a knight in the city", "the big meeple as a farmer in the field".
pub fn role(text: &Text, game: &Game, figure: FigureKind, at: At) -> Phrase {
    let word = word(game, at);
    if figure == FigureKind::Small {
        return phrase!(text, format!("role-{word}"));
    }
    let place = match figure {
        FigureKind::Big => phrase!(text, format!("as-{word}")),
        _ => phrase!(text, format!("where-{word}")),
    };
    phrase!(text, "role-figure", figure = self::figure(text, figure), place = place)
}

/// The same without the figure's name, where that is known: "a knight in the city", "as a farmer in
/// the field", "on the road".
pub fn standing(text: &Text, game: &Game, figure: FigureKind, at: At) -> Phrase {
    let how = match figure {
        FigureKind::Small => "role",
        FigureKind::Big => "as",
        _ => "where",
    };
    phrase!(text, format!("{how}-{}", word(game, at)))
}

/// The word for somebody's figure: "knight", "big meeple in the city".
pub fn noun(text: &Text, game: &Game, figure: FigureKind, at: At) -> Phrase {
    let word = word(game, at);
    if figure == FigureKind::Small {
        return phrase!(text, format!("noun-{word}"));
    }
    let place = phrase!(text, format!("where-{word}"));
    phrase!(text, "noun-figure", figure = self::figure(text, figure), place = place)
}

/// The place of a figure: "in the city".
pub fn place(text: &Text, game: &Game, at: At) -> Phrase {
    phrase!(text, format!("to-{}", word(game, at)))
}

/// The feature at a spot: "the road", "the castle".
pub fn feature(text: &Text, game: &Game, spot: Spot) -> Phrase {
    phrase!(text, format!("the-{}", place_word(game, spot)))
}

/// A figure: "meeple", "big meeple".
pub fn figure(text: &Text, figure: FigureKind) -> Phrase {
    text.named("figure", figure.name())
}

/// Some figures of a kind: "two big meeples" is the form `counted` of this.
pub fn figures(text: &Text, figure: FigureKind, count: u8) -> Phrase {
    phrase!(text, format!("figure-{}", figure.name()), count = count)
}

/// A set: "Inns & Cathedrals".
pub fn set(text: &Text, key: &str) -> Phrase {
    text.named("set", key)
}

/// The name of an edition.
pub fn edition(text: &Text, edition: Edition) -> String {
    text.say(&format!("edition-{}", edition.word()))
}

/// What an edition is.
pub fn about_edition(text: &Text, edition: Edition) -> String {
    text.say(&format!("about-edition-{}", edition.word()))
}

/// What a house rule is about.
pub fn rule(text: &Text, rule: &RuleOption) -> String {
    text.named("rule", rule.key).to_string()
}

/// The points from one source on the score sheet: "roads 12".
pub fn part(text: &Text, source: Source, points: i32) -> String {
    say!(text, "score-part", what = text.named("part", source.name()), points = points)
}

/// A token that a seat holds: "a barrel of wine".
pub fn token(text: &Text, token: Token) -> Phrase {
    text.named("token", token.name())
}

/// A source of points: "the road".
pub fn source(text: &Text, source: Source) -> Phrase {
    text.named("source", source.name())
}

/// The half-edges that a field reaches, as seen on the board, clockwise from the north-western
/// corner.
fn halves(game: &Game, spot: Spot) -> Vec<usize> {
    let Some(placed) = game.board().tile_at(spot.pos) else { return Vec::new() };
    let own = |half: &usize| placed.tile().field_at(*half, placed.rotation) == Some(spot.segment);
    (0..8).filter(own).collect()
}

/// The sides of the board that a segment reaches.
fn sides(game: &Game, spot: Spot) -> Vec<Side> {
    let Some(placed) = game.board().tile_at(spot.pos) else { return Vec::new() };
    let Some(segment) = game.board().segment(spot) else { return Vec::new() };
    let halves = match segment.kind {
        SegmentKind::Field => halves(game, spot),
        _ => Vec::new(),
    };
    let touched = |side: &Side| {
        let half = 2 * side.index();
        let home = side.unturned(placed.rotation);
        segment.sides.contains(home) || halves.contains(&half) || halves.contains(&(half + 1))
    };
    Side::ALL.into_iter().filter(touched).collect()
}

/// The position of a segment on its tile: "north and east"; none if it reaches no side.
pub fn whereabouts(text: &Text, game: &Game, spot: Spot) -> Option<Phrase> {
    let sides = sides(game, spot);
    if sides.len() == Side::ALL.len() {
        return Some(phrase!(text, "side-all"));
    }
    let sides: Vec<Phrase> = sides.into_iter().map(|side| self::side(text, side)).collect();
    (!sides.is_empty()).then(|| Phrase::list(text, sides))
}

/// The same where several segments are alike: it tells fields apart that reach different halves of
/// a side.
pub fn half_whereabouts(text: &Text, game: &Game, spot: Spot) -> Option<Phrase> {
    const HALVES: [&str; 8] = [
        "half-north-west",
        "half-north-east",
        "half-east-north",
        "half-east-south",
        "half-south-east",
        "half-south-west",
        "half-west-south",
        "half-west-north",
    ];
    let is_field = game.board().segment(spot).is_some_and(|s| s.kind == SegmentKind::Field);
    match halves(game, spot)[..] {
        [half] if is_field => Some(phrase!(text, HALVES[half])),
        // Two halves that meet at a corner, in the order of the sides.
        [1, 2] if is_field => Some(phrase!(text, "corner-north-east")),
        [3, 4] if is_field => Some(phrase!(text, "corner-south-east")),
        [5, 6] if is_field => Some(phrase!(text, "corner-south-west")),
        [0, 7] if is_field => Some(phrase!(text, "corner-north-west")),
        _ => whereabouts(text, game, spot),
    }
}

/// A side of the board.
pub fn side(text: &Text, side: Side) -> Phrase {
    let key = match side {
        Side::N => "side-n",
        Side::E => "side-e",
        Side::S => "side-s",
        Side::W => "side-w",
    };
    phrase!(text, key)
}

/// A number for an answer in a menu: "5 points", "force 40".
pub fn parameter(text: &Text, parameter: &dyn Parameter, value: &str) -> String {
    let key = format!("parameter-{}", parameter.name());
    match value.parse::<i64>() {
        Ok(number) => say!(text, &key, value = number),
        Err(_) => say!(text, &key, value = value),
    }
}

/// A question in words.
pub fn prompt(text: &Text, prompt: Prompt) -> String {
    text.named("prompt", prompt.name()).to_string()
}
