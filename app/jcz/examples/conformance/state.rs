//! What a trace lists of a table after a move, as ours shows it.

use std::collections::BTreeMap;

use rules::expansions::mage::Magician;
use rules::{Game, Seat, Token};

use crate::names;

/// What a seat holds.
pub fn hand(game: &Game, seat: Seat) -> BTreeMap<String, u32> {
    let supply = game.supply(seat);
    let figures = supply.kinds().map(|kind| (kind.name().to_owned(), supply.count(kind)));
    let held = game.tokens(seat);
    let tokens = Token::ALL.iter().map(|&token| (names::token(token), held.count(token)));
    let all = figures.chain(tokens).filter(|&(_, count)| count > 0);
    all.map(|(name, count)| (name, u32::from(count))).collect()
}

/// Dragon, fairy, count, big top, mage and witch.
pub fn neutral(game: &Game) -> BTreeMap<String, String> {
    let dragon = game.dragon().map(|pos| format!("{pos:?}"));
    let fairy = game.fairy().map(|fairy| match fairy.beside {
        Some(figure) => names::figure(game.board(), &figure),
        None => format!("{:?}", fairy.pos),
    });
    let count = game.count().map(names::quarter);
    let magician = |&who: &Magician| {
        let place = game.magician(who).map(|spot| names::place(game.board(), spot));
        (who.name(), place)
    };
    let top = game.big_top().map(|pos| format!("{pos:?}"));
    let all = [("bigtop", top), ("count", count), ("dragon", dragon), ("fairy", fairy)];
    let all = all.into_iter().chain(Magician::ALL.iter().map(magician));
    all.filter_map(|(name, place)| Some((name.to_owned(), place?))).collect()
}

/// The towers that stand, sorted.
pub fn towers(game: &Game) -> Vec<String> {
    let towers = game.towers().iter().map(|tower| format!("{:?} {}", tower.pos, tower.height));
    sorted(towers.collect())
}

/// Who is captive with whom, sorted.
pub fn captives(game: &Game) -> Vec<String> {
    let captives = game.captives().iter().map(|captive| {
        format!("{} {} by {}", captive.owner.0, captive.kind.name(), captive.captor.0)
    });
    sorted(captives.collect())
}

/// The game with these animal tokens only: the next one that is turned over is the only one.
pub fn with_animals(game: &Game, tokens: &[u8]) -> Result<Game, Box<dyn std::error::Error>> {
    let mut state: serde_json::Value = serde_json::from_str(&game.snapshot())?;
    state["states"]["circus"]["tokens"] = serde_json::json!(tokens);
    Ok(Game::restore(&state.to_string())?)
}

/// How many tiles are left.
pub fn left(game: &Game) -> usize {
    game.bag().len() + game.bag().aside().len()
}

/// Lines in an order of their own.
pub fn sorted(mut lines: Vec<String>) -> Vec<String> {
    lines.sort();
    lines
}
