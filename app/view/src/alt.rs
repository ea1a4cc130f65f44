//! Alternative text: what a picture shows, in words, within Discord's limit. The most important
//! part comes first; a sentence that does not fit is left out, not cut off.

use game::narration::{Narrator, cut, joined, listed};
use port::limits;
use render::Claim;
use rules::{Decision, FeatureId, Game, Pos, Prompt, Seat, Spot};
use table::plan;
use text::{Signed, Text, say};

use crate::time::Times;
use crate::vocabulary;

/// The most characters for what happened, so that it leaves room for the rest.
const HAPPENED: usize = 600;
/// The most characters for the cells that the tile in hand fits.
const CELLS: usize = 200;
/// The most characters for the available choices, and for what a view is about.
const CHOICES: usize = 700;

/// The extent of the board.
fn extent(narrator: &Narrator<'_>, game: &Game) -> String {
    let cells = game.board().tiles().iter().map(|tile| tile.pos);
    let (mut low, mut high) = (Pos::default(), Pos::default());
    for cell in cells {
        (low.x, low.y) = (low.x.min(cell.x), low.y.min(cell.y));
        (high.x, high.y) = (high.x.max(cell.x), high.y.max(cell.y));
    }
    say!(
        narrator.text,
        "alt-board",
        tiles = game.board().tiles().len(),
        west = rules::column_name(low.x),
        east = rules::column_name(high.x),
        north = rules::row_name(low.y),
        south = rules::row_name(high.y),
    )
}

/// Everybody who is asked, what they are asked and what is possible; or that nobody is asked.
fn turn(narrator: &Narrator<'_>, game: &Game) -> Vec<String> {
    let text = narrator.text;
    let asked = game.decisions();
    if asked.is_empty() {
        return vec![text.say("alt-over")];
    }
    let who: Vec<String> = asked.iter().map(|decision| narrator.who(decision.seat)).collect();
    let mut said = vec![say!(text, "alt-turn", number = who.len(), who = text.list(&who))];
    said.extend(
        game.turn().hand.map(|kind| say!(text, "alt-hand", tile = vocabulary::tile(text, kind))),
    );
    let mut prompts: Vec<Prompt> = Vec::new();
    for decision in asked.iter().filter(|decision| decision.prompt != Prompt::Wood) {
        if !prompts.contains(&decision.prompt) {
            prompts.push(decision.prompt);
            said.extend(possible(text, game, decision));
        }
    }
    said
}

/// What a player who is asked can do, in a few words.
fn possible(text: &Text, game: &Game, decision: &Decision) -> Option<String> {
    match decision.prompt {
        Prompt::Draw => Some(say!(text, "alt-draw", cells = game.board().gaps().count())),
        Prompt::Place => cells(text, &plan::cells(decision), CELLS),
        prompt => Some(say!(text, "alt-asked", question = vocabulary::prompt(text, prompt))),
    }
}

/// Where a tile fits, in about `most` characters or fewer.
fn cells(text: &Text, cells: &[Pos], most: usize) -> Option<String> {
    let names: Vec<String> = cells.iter().map(|cell| cell.name()).collect();
    (!names.is_empty()).then(|| say!(text, "alt-cells", cells = listed(text, &names, most)))
}

/// The possible answers to a question, if there are any, for the room left after what was already
/// said; cut after a whole answer. Cells are a list in words; other answers are sentences of their
/// own, which *and* would not join.
pub fn choices(text: &Text, said: &[String], key: &str, items: &[String]) -> Option<String> {
    if items.is_empty() {
        return None;
    }
    let sentence = |choices: String| match key {
        "alt-cells" => say!(text, "alt-cells", cells = choices),
        _ => say!(text, "alt-spots", spots = choices),
    };
    let used: usize = said.iter().map(|said| limits::length(said) + 1).sum();
    let used = used + limits::length(&sentence(String::new()));
    let most = CHOICES.min(limits::ALT_TEXT.saturating_sub(used));
    let semicolon = text.say("list-semicolon");
    Some(sentence(match key {
        "alt-cells" => listed(text, items, most),
        _ => joined(text, items, most, |items| items.join(&semicolon)),
    }))
}

/// As many of these sentences as fit, in order.
fn fitting(parts: Vec<String>) -> String {
    let mut whole = String::new();
    for part in parts.into_iter().filter(|part| !part.is_empty()) {
        let room = limits::ALT_TEXT - limits::length(&whole);
        if whole.is_empty() {
            whole = cut(&part, limits::ALT_TEXT);
        } else if limits::length(&part) < room {
            whole = format!("{whole} {part}");
        }
    }
    whole
}

/// The text of a public board picture; `line` is the latest event.
pub fn board(narrator: &Narrator<'_>, game: &Game, line: &str, times: Option<Times<'_>>) -> String {
    view(narrator, game, vec![cut(line, HAPPENED)], times, true)
}

/// The text of a picture of a game: what it is about, then the state of the game. If the game does
/// not go on, it leaves out who is to move.
pub fn view(
    narrator: &Narrator<'_>,
    game: &Game,
    about: Vec<String>,
    times: Option<Times<'_>>,
    goes_on: bool,
) -> String {
    let mut parts = about;
    parts.push(say!(narrator.text, "alt-scores", scores = narrator.scores(game)));
    if goes_on {
        // The sentence on who has won already says that the game is over.
        let mut turn = turn(narrator, game);
        turn.retain(|sentence| !parts.iter().any(|said| said.contains(sentence)));
        parts.extend(turn);
    }
    parts.extend(times.and_then(|times| times.said(narrator)));
    parts.extend(narrator.pieces(game));
    parts.push(extent(narrator, game));
    if goes_on && game.decision().is_some() {
        parts.push(say!(narrator.text, "alt-left", left = game.bag().len()));
    }
    fitting(parts)
}

/// What a view with owners shows: each feature with its cells and owners, largest first.
pub fn claims(narrator: &Narrator<'_>, game: &Game, claims: &[Claim], fields: bool) -> String {
    let text = narrator.text;
    let mut owned: Vec<(FeatureId, Spot, Vec<Pos>, &[Seat])> = Vec::new();
    for Claim { spot, owners } in claims {
        let feature = game.board().feature_at(*spot);
        match owned.iter_mut().find(|(other, ..)| *other == feature) {
            Some((_, _, cells, _)) if cells.contains(&spot.pos) => {}
            Some((_, _, cells, _)) => cells.push(spot.pos),
            None => owned.push((feature, *spot, vec![spot.pos], owners)),
        }
    }
    owned.sort_by_key(|(_, spot, cells, _)| (std::cmp::Reverse(cells.len()), *spot));
    let lines: Vec<String> = owned
        .iter()
        .map(|(_, spot, cells, owners)| {
            let owners: Vec<String> = owners.iter().map(|seat| narrator.who(*seat)).collect();
            let (feature, cell) = (vocabulary::feature(text, game, *spot), spot.pos.name());
            let (tiles, who) = (cells.len(), text.list(&owners));
            say!(text, "alt-claim", feature = feature, cell = cell, tiles = tiles, who = who)
        })
        .collect();
    let all = joined(text, &lines, CHOICES, |lines| lines.join(&text.say("list-semicolon")));
    match (lines.is_empty(), fields) {
        (true, false) => text.say("alt-no-owners"),
        (true, true) => text.say("alt-no-farms"),
        (false, false) => say!(text, "alt-owners", claims = all),
        (false, true) => say!(text, "alt-farms", claims = all),
    }
}

/// The cells where no tile fits any more.
pub fn dead(text: &Text, cells: &[Pos]) -> String {
    let names: Vec<String> = cells.iter().map(|cell| cell.name()).collect();
    if names.is_empty() {
        return text.say("alt-no-dead");
    }
    say!(text, "alt-dead", cells = listed(text, &names, CHOICES))
}

/// What a moving picture shows: the number of tiles, and each seat's gain.
pub fn moving(narrator: &Narrator<'_>, game: &Game, laid: usize, gains: &[i32]) -> Vec<String> {
    let text = narrator.text;
    let gained = game.seats().zip(gains).filter(|(_, points)| **points != 0);
    let gained: Vec<String> = gained
        .map(|(seat, points)| {
            say!(text, "told-count-of", who = narrator.who(seat), points = Signed(*points))
        })
        .collect();
    let gains = if gained.is_empty() {
        text.say("alt-no-gains")
    } else {
        say!(text, "alt-gains", gains = gained.join(&text.say("list-comma")))
    };
    vec![say!(text, "alt-moving", tiles = laid), gains]
}

/// The text of a panel's picture: what it offers, then the board.
pub fn panel(
    narrator: &Narrator<'_>,
    game: &Game,
    offered: Vec<String>,
    times: Times<'_>,
) -> String {
    let mut parts = offered;
    parts.extend(times.said(narrator));
    parts.push(say!(narrator.text, "alt-scores", scores = narrator.scores(game)));
    parts.extend(narrator.pieces(game));
    parts.push(extent(narrator, game));
    parts.push(say!(narrator.text, "alt-left", left = game.bag().len()));
    fitting(parts)
}

/// The text of a score sheet: each seat's points, then what each source gave to whom.
pub fn points(narrator: &Narrator<'_>, game: &Game, sources: &[(String, Vec<i32>)]) -> String {
    let text = narrator.text;
    let mut parts = vec![say!(text, "alt-scores", scores = narrator.scores(game))];
    parts.extend(sources.iter().filter_map(|(source, points)| {
        let seats = game.seats().zip(points).filter(|(_, points)| **points != 0);
        let points: Vec<String> = seats
            .map(|(seat, points)| {
                say!(text, "score-of", who = narrator.who(seat), points = *points)
            })
            .collect();
        let all = points.join(&text.say("list-comma"));
        (!points.is_empty())
            .then(|| say!(text, "alt-source", source = source.as_str(), points = all))
    }));
    parts.extend(narrator.held(game));
    fitting(parts)
}

#[cfg(test)]
mod tests {
    use rules::{Dice, Game, Seed, Setup, Systems};
    use text::Name;

    use super::*;

    #[test]
    fn choices_are_cut_behind_a_whole_one_and_the_others_counted() {
        let text = Text::of("en");
        let items: Vec<String> = (1..=90).map(|number| format!("choice {number}")).collect();
        assert_eq!(choices(text, &[], "alt-spots", &[]), None, "no list of nothing");
        let few = choices(text, &[], "alt-spots", &items[..3]).expect("three");
        assert_eq!(few, "To choose from: choice 1; choice 2; choice 3.");
        let said = ["x".repeat(500)];
        for said in [&said[..], &[]] {
            let many = choices(text, said, "alt-cells", &items).expect("many");
            let shown = many.matches("choice ").count();
            assert!(shown > 10 && many.ends_with(&format!(" and {} more.", 90 - shown)), "{many}");
            let used: usize = said.iter().map(|said| limits::length(said) + 1).sum();
            assert!(used + limits::length(&many) <= limits::ALT_TEXT, "{many}");
            assert!(fitting([said, std::slice::from_ref(&many)].concat()).ends_with(&many));
        }
        let none = choices(text, &["x".repeat(1020)], "alt-spots", &items);
        assert!(none.is_some_and(|none| none.contains("90 more")));
    }

    #[test]
    fn everybody_who_is_asked_at_once_is_named_and_what_is_asked_is_told() {
        let people: Vec<Name> = ["Ada", "Ben", "Łucja"].map(|name| Name::new(name, "?")).to_vec();
        let narrator = Narrator { text: Text::of("en"), people: &people, plain: true };
        let seed = Seed::from_number(5);
        let systems = Systems::named(["base", "porxada", "catapult", "count", "bazaars"]);
        let setup = Setup::new(3, systems.expect("they exist"), seed);
        let (mut game, _) = Game::new(setup).expect("a game");
        let mut dice = Dice::stream(seed, "alt");
        let (mut together, mut cells) = (0, 0);
        while let Some(first) = game.decision() {
            let words = board(&narrator, &game, "", None);
            let asked = game.decisions();
            let names = asked.iter().map(|asked| people[asked.seat.index()].plain());
            assert!(names.into_iter().all(|name| words.contains(name)), "{words}");
            together += usize::from(asked.len() > 1 && words.contains("Still to answer: "));
            cells += usize::from(words.contains("It fits at "));
            assert_eq!(asked.len() > 1, words.contains("Still to answer: "), "{words}");
            let seat = first.seat;
            let option = first.options[dice.below(first.options.len() as u32) as usize];
            game.apply(seat, option).expect("an offered answer");
        }
        assert!(together > 0 && cells > 50, "{together} {cells}");
        assert!(board(&narrator, &game, "", None).contains("The game is over."));
    }

    #[test]
    fn a_sentence_without_room_is_left_out_and_shorter_ones_still_fit() {
        let parts = ["First.".to_owned(), "x".repeat(limits::ALT_TEXT), "Last.".to_owned()];
        assert_eq!(fitting(parts.to_vec()), "First. Last.");
        let long = fitting(vec!["y".repeat(2 * limits::ALT_TEXT), "Last.".to_owned()]);
        assert_eq!(limits::length(&long), limits::ALT_TEXT);
        let exact = "z".repeat(limits::ALT_TEXT - 7);
        let full = fitting(vec![exact, "Last.".to_owned(), "A.".to_owned()]);
        assert!(full.ends_with("z Last.") && limits::length(&full) < limits::ALT_TEXT);
    }
}
