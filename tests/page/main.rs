//! The page of the sandbox in a real browser: two people open a table and take a turn, with the
//! mouse and the keyboard.

mod web;

use std::path::Path;

use tests::browser::{self, Browser, last};
use tests::{House, books};

/// The browser, or a loud word that the test is skipped.
fn browser(url: &str) -> Option<Browser> {
    let Some(program) = browser::find() else {
        tests::skipped("there is no Chromium here (PATH, or CARCAS_CHROMIUM)");
        return None;
    };
    Some(Browser::open(&program, url))
}

fn send_command(browser: &mut Browser, command: &str) {
    browser.press("the command box", "document.querySelector('#command')");
    browser.type_text(&format!("/{command}"));
    let offered = format!("!!{}", last("#suggestions li", &format!("/{command}")));
    browser.wait("the command is suggested", &offered);
    browser.enter();
    let chosen = format!("document.querySelector('#chosen').dataset.command === {command:?}");
    browser.wait("the command is chosen", &chosen);
    browser.press("send", "document.querySelector('#send')");
}

/// The page as it is, kept for whoever wants to look.
fn keep_picture(browser: &mut Browser, name: &str) {
    browser.wait_for_pictures();
    let path = browser::keep(name, &browser.picture());
    assert!(is_png(&path), "{}", path.display());
}

fn is_png(path: &Path) -> bool {
    std::fs::read(path).is_ok_and(|bytes| bytes.starts_with(b"\x89PNG"))
}

#[test]
fn the_page_says_what_it_is_and_that_no_bot_is_there() {
    let house = House::closed("page-empty");
    let Some(mut browser) = browser(&house.discord.url()) else {
        return;
    };
    browser.wait("it says so", "document.body.innerText.includes('not Discord')");
    browser.wait("no bot", "document.body.innerText.includes('No bot is connected')");
    keep_picture(&mut browser, "page-empty.png");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn two_people_open_a_table_and_take_a_turn_on_the_page() {
    let house = House::open("page");
    let Some(mut browser) = browser(&house.discord.url()) else {
        return;
    };
    browser.act_as("Ada");
    send_command(&mut browser, "game new");
    let join = last("#messages button", "Join");
    browser.wait("the table is open", &format!("!!{join}"));
    browser.act_as("Ben");
    browser.press("Join", &join);
    browser.act_as("Ada");
    browser.press("Start", &last("#messages button", "Start"));
    let open = last("#messages button", "Take your turn");
    browser.wait("somebody is rung", &format!("!!{open}"));
    let mover = "state.messages.findLast(message => message.mentions.length).mentions[0]";
    let mover = browser.wait("somebody is pinged", mover);
    let mover = mover.as_str().expect("a name").to_owned();

    browser.act_as(&mover);
    browser.press("Take your turn", &open);
    browser.choose_first("Cell");
    let confirm = last("#messages .private button", "Confirm");
    browser.wait("the tile is laid out", &format!("!!{confirm}"));
    keep_picture(&mut browser, "page-panel.png");
    browser.press("Confirm", &confirm);
    let done = last("#messages .private", "Done.");
    browser.wait("the move is made", &format!("!!{done}"));
    let others = if mover == "Ada" { "Ben" } else { "Ada" };
    let rung = format!(
        "state.messages.findLast(message => message.mentions.length).mentions[0] === {others:?}"
    );
    browser.wait("the other is rung", &rung);
    keep_picture(&mut browser, "page-turn.png");
    send_command(&mut browser, "replay");
    let moving = "!!document.querySelector('#messages img[src$=\".gif\"]')";
    browser.wait("the moving picture is shown in its place", moving);
    keep_picture(&mut browser, "page-replay.png");
    assert_eq!(browser.complaints(), Vec::<String>::new());

    let entries = books::read(&house.database()).expect("the database can be read");
    assert!(entries[0].moves.len() >= 2, "a tile was drawn and laid");
    entries[0].replay().expect("the log is a game");
}
