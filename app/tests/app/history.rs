//! The log, step by step: the board, what happened, the points so far.

use std::collections::BTreeSet;

use port::Message;
use table::token::{ComponentToken, Leaf, LogStep, QueryAction, sealed};

use crate::common::{Table, button, press};

/// The name, the bytes and the words of a message's only picture.
fn picture(message: &Message) -> (String, Vec<u8>, String) {
    let [file] = message.files.sent() else { panic!("{message:?}") };
    (file.name.clone(), file.bytes.clone(), file.description.clone())
}

/// "Step 3 of 9" as numbers.
fn step(message: &Message) -> (usize, usize) {
    let line = message.content.lines().last().unwrap();
    let words: Vec<&str> = line.split_whitespace().collect();
    assert_eq!((words[0], words[2]), ("Step", "of"), "{line}");
    (words[1].parse().unwrap(), words[3].parse().unwrap())
}

async fn pressed(table: &mut Table, page: &Message, label: &str) -> Message {
    table.say(3, press(&button(page, label).unwrap_or_else(|| panic!("{label}")), &[])).await
}

#[tokio::test]
async fn the_log_goes_through_the_game_step_by_step() {
    let mut table = Table::started("history", "sets:base", &[1, 2]).await;
    let nothing = table.run(3, "log").await;
    assert_eq!(nothing.content, "Nothing has happened yet.");
    for _ in 0..9 {
        table.any_turn().await;
    }
    let last = table.run(3, "log").await;
    let (at, steps) = step(&last);
    assert!(at == steps && steps >= 9, "{}", last.content);
    assert!(button(&last, "Next").is_none() && button(&last, "Last").is_none());
    assert!(last.content.contains("Ada") && last.content.contains("Ben"), "{}", last.content);
    let mut page = pressed(&mut table, &last, "First").await;
    assert_eq!(step(&page), (1, steps));
    assert!(button(&page, "First").is_none() && button(&page, "Previous").is_none());
    let mut boards = BTreeSet::from([picture(&page).1]);
    let mut newest = Vec::new();
    for at in 2..=steps {
        page = pressed(&mut table, &page, "Next").await;
        assert_eq!(step(&page), (at, steps));
        let (name, bytes, words) = picture(&page);
        assert!(name == "board.png" && !words.is_empty());
        boards.insert(bytes);
        let lines: Vec<&str> = page.content.lines().collect();
        newest.push(lines[lines.len() - 2].to_owned());
    }
    assert_eq!(page.content, last.content, "the last step is what /log shows first");
    assert!(boards.len() >= 9, "each tile has its board: {}", boards.len());
    assert_eq!(newest.iter().collect::<BTreeSet<_>>().len(), newest.len(), "{newest:?}");
    let back = pressed(&mut table, &page, "Previous").await;
    assert_eq!(step(&back), (steps - 1, steps));
}

#[tokio::test]
async fn the_film_begins_where_the_reader_is() {
    let mut table = Table::started("history-film", "sets:base", &[1, 2]).await;
    for _ in 0..8 {
        table.any_turn().await;
    }
    let last = table.run(3, "log").await;
    let short = pressed(&mut table, &last, "Film from here").await;
    let first = pressed(&mut table, &last, "First").await;
    let whole = pressed(&mut table, &first, "Film from here").await;
    for (film, tiles) in [(&short, "one tile"), (&whole, "8 tiles")] {
        let (name, bytes, words) = picture(film);
        assert!(name == "replay.gif" && bytes.starts_with(b"GIF89a") && !words.is_empty());
        assert!(film.content.contains(tiles), "{}", film.content);
    }
    assert!(picture(&short).1.len() < picture(&whole).1.len());
}

#[tokio::test]
async fn a_move_that_was_taken_back_is_a_step_without_a_board_of_its_own() {
    let mut table = Table::started("history-undone", "sets:base", &[1, 2]).await;
    table.any_turn().await;
    table.any_turn().await;
    let mover = table.mover().await.unwrap();
    table.any_turn().await;
    table.run(mover, "undo").await;
    let undone = table.run(3, "log").await;
    assert!(undone.content.contains("~~"), "{}", undone.content);
    let before = pressed(&mut table, &undone, "Previous").await;
    assert!(picture(&undone).1 == picture(&before).1);
}

#[tokio::test]
async fn a_step_that_does_not_exist_is_the_last_one() {
    let mut table = Table::started("history-forged", "sets:base", &[1, 2]).await;
    table.any_turn().await;
    let page = table.run(3, "log").await;
    let game = table.id().await;
    for (step, leaf) in [(7, Leaf::Next), (usize::MAX, Leaf::Last)] {
        let to = QueryAction::Log(LogStep { step, leaf });
        let token = ComponentToken::new(to, game, 0).encode();
        let shown = table.say(3, press(&token, &[])).await;
        assert_eq!(shown.content, page.content, "{step}");
    }
    let unknown = table.say(3, press("c1", &[])).await;
    for choice in ["99999999999999999999", "-1.next", "", "-1", "x"] {
        let token = sealed(&format!("c1:log:{}:0:{choice}", game.public()));
        let shown = table.say(3, press(&token, &[])).await;
        assert_eq!(shown.content, unknown.content, "{choice}");
    }
}
