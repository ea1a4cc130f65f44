//! The position in words, row by row, for a screen reader or for pasting: the tiles, the figures on
//! them, and what is still open.

use game::expansions;
use game::narration::Narrator;
use port::limits;
use render::Scene;
use rules::{Board, Game, Placed, Seat, Token};
use table::plan;
use text::{Phrase, Text, say};

use crate::time::Times;
use crate::{alt, looks, vocabulary};

/// The whole position.
pub fn position(narrator: &Narrator<'_>, game: &Game) -> String {
    let text = narrator.text;
    let mut lines = vec![narrator.scores(game)];
    lines.extend(looks::whose(narrator, game));
    let mut tiles: Vec<&Placed> = game.board().tiles().iter().collect();
    tiles.sort_by_key(|tile| tile.pos);
    for row in tiles.chunk_by(|a, b| a.pos.y == b.pos.y) {
        let named: Vec<String> = row.iter().map(|tile| cell(narrator, game, tile)).collect();
        let row = rules::row_name(row[0].pos.y);
        let tiles = named.join(&text.say("list-semicolon"));
        lines.push(say!(text, "position-row", row = row, tiles = tiles));
    }
    let scene = Scene::of(game, &[]);
    lines.extend(
        expansions::ALL.iter().filter_map(|profile| (profile.built)(narrator, game, &scene)),
    );
    lines.extend(narrator.pieces(game));
    lines.extend(expansions::ALL.iter().flat_map(|profile| (profile.beside)(text, game)));
    lines.extend(game.seats().map(|seat| holds(narrator, game, seat)));
    lines.join("\n")
}

/// What the picture of a turn shows, for a message without it: how everybody stands and what can be done,
/// then the rows of the board, those beside the last tile first, as many as fit.
pub fn brief(narrator: &Narrator<'_>, game: &Game, times: Times<'_>, most: usize) -> String {
    let text = narrator.text;
    let mut words = alt::view(narrator, game, Vec::new(), Some(times), true);
    let last = plan::last_cell(game).unwrap_or_default();
    let mut tiles: Vec<&Placed> = game.board().tiles().iter().collect();
    let distance = |at: i16, from: i16| (at - from).unsigned_abs();
    tiles.sort_by_key(|tile| {
        (distance(tile.pos.y, last.y), tile.pos.y, distance(tile.pos.x, last.x))
    });
    for row in tiles.chunk_by(|a, b| a.pos.y == b.pos.y) {
        // Of a long row those are named that lie around the last tile.
        let (name, mut named) = (rules::row_name(row[0].pos.y), Vec::new());
        let line = |named: &[&Placed]| {
            let mut named = named.to_vec();
            named.sort_by_key(|tile| tile.pos.x);
            let tiles = named.iter().map(|tile| cell(narrator, game, tile));
            let tiles = tiles.collect::<Vec<_>>().join(&text.say("list-semicolon"));
            say!(text, "position-row", row = name.clone(), tiles = tiles)
        };
        let room = most.saturating_sub(limits::length(&words) + 1);
        for tile in row {
            named.push(*tile);
            if limits::length(&line(&named)) > room {
                named.pop();
                break;
            }
        }
        if named.is_empty() {
            break;
        }
        words = format!("{words}\n{}", line(&named));
    }
    words
}

/// What a seat has off the board: its figures, its tokens, its captives.
fn holds(narrator: &Narrator<'_>, game: &Game, seat: Seat) -> String {
    let text = narrator.text;
    let tokens = Token::ALL.iter().filter_map(|&token| {
        let (count, token) = (game.tokens(seat).count(token), vocabulary::token(text, token));
        (count > 0).then(|| say!(text, "position-token", count = count, token = token))
    });
    let others = expansions::ALL.iter().flat_map(|profile| (profile.holds)(narrator, game, seat));
    let held: Vec<String> = tokens.chain(others).collect();
    let figures = looks::supply(text, game, seat);
    let mut line = say!(text, "position-left", who = narrator.who(seat), figures = figures);
    if !held.is_empty() {
        line = say!(text, "position-holds", line = line, held = text.list(&held));
    }
    format!("{line}.")
}

fn cell(narrator: &Narrator<'_>, game: &Game, placed: &Placed) -> String {
    let text = narrator.text;
    let tile = vocabulary::tile(text, placed.kind);
    let degrees = placed.rotation.degrees();
    let cell = placed.pos.name();
    let mut parts = vec![say!(text, "position-cell", cell = cell, tile = tile, degrees = degrees)];
    for figure in game.figures() {
        let here = figure.at.spot().is_some_and(|spot| spot.pos == placed.pos);
        if here {
            let role = vocabulary::role(text, game, figure.kind, figure.at);
            parts.push(say!(text, "position-figure", who = narrator.who(figure.seat), role = role));
        }
    }
    parts.extend(open(text, game.board(), placed));
    parts.join(&text.say("list-comma"))
}

/// The sides of a tile where a city or road continues into an empty cell.
fn open(text: &Text, board: &Board, placed: &Placed) -> Option<String> {
    let sides = rules::Side::ALL.into_iter().filter(|side| {
        let leads = placed.tile().segment_at(*side, placed.rotation);
        leads.is_some() && board.tile_at(placed.pos.step(*side)).is_none()
    });
    let sides: Vec<Phrase> = sides.map(|side| vocabulary::side(text, side)).collect();
    (!sides.is_empty()).then(|| say!(text, "position-open", sides = Phrase::list(text, sides)))
}

#[cfg(test)]
mod tests {
    use render::Piece;
    use rules::{Dice, Seed, Setup, Systems};
    use text::Name;

    use super::*;

    const WANTED: [&str; 6] =
        ["Bridges: ", "Castles: ", "Towers: ", "In tunnels: ", "a captive ", "averted: "];

    /// Plays a random game of two and gives every eighth state with its words: a whole board is long.
    fn read_through(sets: &[&str], seed: u64, stream: &str, mut look: impl FnMut(&Game, &str)) {
        let people: Vec<Name> = ["Ada", "Ben"].map(|name| Name::new(name, "?")).to_vec();
        let narrator = Narrator { text: Text::of("en"), people: &people, plain: true };
        let seed = Seed::from_number(seed);
        let systems = Systems::named(sets.iter().copied()).expect("they exist");
        let (mut game, _) = Game::new(Setup::new(2, systems, seed)).expect("a game");
        let mut dice = Dice::stream(seed, stream);
        for turn in 0_u32.. {
            let Some(decision) = game.decision() else { break };
            let choice = dice.below(decision.options.len() as u32) as usize;
            let (seat, option) = (decision.seat, decision.options[choice]);
            game.apply(seat, option).expect("an offered answer");
            if turn.is_multiple_of(8) {
                look(&game, &position(&narrator, &game));
            }
        }
    }

    /// Plays a random game and counts how often each line appeared.
    fn told_in(seed: u64) -> [usize; 6] {
        let sets = ["base", "tower", "bridges", "castles", "dragon", "tunnel", "plague"];
        let mut seen = [0; 6];
        read_through(&sets, seed, "position", |game, words| {
            let scene = Scene::of(game, &[]);
            let is_castle = |piece: &&Piece| matches!(piece.at, render::PieceLocation::Edge(..));
            let averted = game.outbreaks().iter().filter(|outbreak| !outbreak.active).count();
            let there = [
                game.board().spans().count(),
                scene.pieces.iter().filter(is_castle).count(),
                game.towers().len(),
                game.tunnel_tokens().len(),
                game.captives().len(),
                averted,
            ];
            for ((word, there), seen) in WANTED.iter().zip(there).zip(&mut seen) {
                assert_eq!(words.contains(word), there > 0, "{word} of\n{words}");
                *seen += usize::from(there > 0);
            }
            let left = game.fleas_left().expect("the plague plays");
            assert!(words.contains(&format!("Fleas left: {left}.")), "{words}");
            for tower in game.towers().iter().filter(|tower| tower.height > 1) {
                let high = format!("{} {} pieces high", tower.pos.name(), tower.height);
                assert!(words.contains(&high), "{high} of\n{words}");
            }
            for (seat, name) in game.seats().zip(["Ada", "Ben"]) {
                let own = format!("{name} has in hand:");
                let line = words.lines().find(|line| line.starts_with(&own));
                let line = line.unwrap_or_else(|| panic!("{words}"));
                let bridges = game.tokens(seat).count(Token::Bridge);
                assert_eq!(line.contains("a bridge"), bridges > 0, "{line}");
            }
        });
        seen
    }

    #[test]
    fn what_is_left_in_bags_and_which_rose_counts_is_told() {
        let (mut drawn, mut seen) = (0, 0);
        read_through(&["base", "hills", "bigtop", "rose"], 2, "bags", |game, words| {
            let [one, two, three, four, wolves] = game.sheep_in_bag();
            let sheep = format!("1 sheep: {one}, with 2: {two}, with 3: {three}, with 4: {four}");
            assert!(words.contains(&format!("{sheep}; wolves: {wolves}.")), "{sheep} of\n{words}");
            drawn += usize::from(one + two + three + four < 16);
            let sixes = game.animals().iter().filter(|points| **points == 6).count();
            assert_eq!(words.contains(&format!("{sixes} × 6")), sixes > 0, "{words}");
            seen += usize::from(game.animals().len() < 16);
            let rose = game.wind_rose().expect("one is there from the start");
            let cell = format!("The wind rose at {} counts; its north ", rose.pos.name());
            let north = ["is up", "points east", "points south", "points west"];
            let north = format!("{cell}{}.", north[rose.rotation.index()]);
            assert!(words.contains(&north), "{north} of\n{words}");
        });
        assert!(drawn > 0 && seen > 0, "{drawn} {seen}");
        let others = ["sheep", "Animals", "rose"];
        read_through(&["base"], 2, "others", |_, words| {
            assert!(others.iter().all(|other| !words.contains(other)), "{words}");
        });
    }

    #[test]
    fn what_is_built_and_held_is_told() {
        let mut seen = [0; 6];
        for seed in 1..=12 {
            for (all, told) in seen.iter_mut().zip(told_in(seed)) {
                *all += told;
            }
            if seen.iter().all(|times| *times > 0) {
                return;
            }
        }
        panic!("not all of {WANTED:?} was ever there: {seen:?}");
    }
}
