//! The page of the sandbox in a real browser: two people open a table and take a turn, with the
//! mouse and the keyboard.

mod places;
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

/// Shows a message with pictures of these sizes, and how large each is on the page: width and height.
fn shown(browser: &mut Browser, sizes: &[(u32, u32)]) -> Vec<(f64, f64)> {
    let files: Vec<String> = sizes
        .iter()
        .map(|(width, height)| {
            format!(
                "{{filename: 'a.png', content_type: 'image/png', width: {width}, height: {height}, \
                 url: Object.assign(document.createElement('canvas'), \
                 {{width: {width}, height: {height}}}).toDataURL()}}"
            )
        })
        .collect();
    let list = files.join(",");
    browser.run(&format!(
        "window.box?.closest('ol').remove(); window.box = make('div', 'body', \
         ...attachments({{attachments: [{list}]}}, new Set())); \
         document.querySelector('#scroll').append(make('ol', '', \
         make('li', 'message', face('x'), window.box))); \
         window.box.querySelectorAll('img').forEach((image) => {{ image.loading = 'eager' }})"
    ));
    browser.wait_for_pictures();
    let sizes = browser.run(
        "[...window.box.querySelectorAll('img')].map((image) => { \
         const at = image.getBoundingClientRect(); return [at.width, at.height] })",
    );
    let size = |size: &serde_json::Value| {
        (size[0].as_f64().expect("a width"), size[1].as_f64().expect("a height"))
    };
    sizes.as_array().expect("a list").iter().map(size).collect()
}

#[test]
fn pictures_are_shown_as_large_as_discord_shows_them() {
    let house = House::closed("page-pictures");
    let Some(mut browser) = browser(&house.discord.url()) else {
        return;
    };
    let near = |one: f64, other: f64| (one - other).abs() < 3.0;
    // A wide one is 550 wide, a tall one 350 high, a small one as large as it is.
    let wide = shown(&mut browser, &[(1_600, 800)])[0];
    assert!(near(wide.0, 550.0) && near(wide.1, 275.0), "{wide:?}");
    let tall = shown(&mut browser, &[(800, 1_600)])[0];
    assert!(near(tall.0, 175.0) && near(tall.1, 350.0), "{tall:?}");
    let small = shown(&mut browser, &[(120, 90)])[0];
    assert!(near(small.0, 122.0) && near(small.1, 92.0), "{small:?}");
    // Two are cropped to squares, three have a tall one among them, more are in rows.
    let two = shown(&mut browser, &[(1_600, 800), (400, 800)]);
    assert!(
        two.iter().all(|(width, height)| near(*width, 273.0) && near(*height, 273.0)),
        "{two:?}"
    );
    let three = shown(&mut browser, &[(1_600, 800); 3]);
    assert!(three[0].1 > 2.0 * three[1].1 - 1.0 && near(three[1].0, three[2].0), "{three:?}");
    let five = shown(&mut browser, &[(800, 800); 5]);
    assert!(near(five[0].0, 550.0) && near(five[4].0, 273.0), "{five:?}");
    browser.resize(390);
    let wide = shown(&mut browser, &[(1_600, 800)])[0];
    assert!(wide.0 < 400.0 && wide.0 > 280.0, "{wide:?}");
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
