//! The menu of the sandbox's page for channels and people: kinds of channels, private threads, locks
//! and time-outs, on a wide screen and on a narrow one.

use serde_json::json;
use tests::House;
use tests::browser::{Browser, last};

/// Presses a button of the menu.
fn act(browser: &mut Browser, label: &str) {
    let button = last("#place button", label);
    browser.wait(label, &format!("!!{button}"));
    browser.press(label, &button);
}

/// Chooses from a list of the menu, named by what it is for.
fn choose(browser: &mut Browser, list: &str, value: &str) {
    let found = format!("[...document.querySelectorAll('[data-choice={list:?}]')][0]");
    browser.wait(list, &format!("!!{found}"));
    browser.run(&format!(
        "(() => {{ const list = {found}; list.value = {value:?}; \
         list.dispatchEvent(new Event('change')); }})()"
    ));
}

/// Makes a channel of a kind, or a thread, with the form at the side, and waits until it is open.
fn make(browser: &mut Browser, kind: &str, name: &str, title: &str) {
    browser.run(&format!(
        "(() => {{ document.querySelector('#new-channel-kind').value = {kind:?}; \
         document.querySelector('#new-channel-name').value = {name:?}; \
         document.querySelector('#new-channel').requestSubmit(); }})()"
    ));
    titled(browser, title);
}

fn titled(browser: &mut Browser, title: &str) {
    let is = format!("document.querySelector('#channel-title').textContent === {title:?}");
    browser.wait(title, &is);
}

fn menu(browser: &mut Browser) {
    browser.press("the menu", "document.querySelector('#place-open')");
    browser.wait("the menu is open", "document.querySelector('#place').open");
}

fn close(browser: &mut Browser) {
    browser.press("close", "document.querySelector('#place-close')");
    browser.wait("the menu is closed", "!document.querySelector('#place').open");
}

fn noted(browser: &mut Browser, text: &str) {
    let is = format!("document.querySelector('#channel-note').textContent.includes({text:?})");
    browser.wait(text, &is);
}

#[test]
fn channels_of_every_kind_private_threads_locks_and_time_outs_are_made_on_the_page() {
    let house = House::closed("page-places");
    let Some(mut browser) = super::browser(&house.discord.url()) else {
        return;
    };
    titled(&mut browser, "# general");
    for (kind, name, title) in [
        ("voice", "lounge", "\u{266A} lounge"),
        ("stage", "hall", "\u{25C9} hall"),
        ("announcement", "news", "\u{2691} news"),
        ("forum", "tables", "\u{2261} tables"),
        ("text", "tables/first", "\u{2937} tables/first"),
        ("text", "board-games", "# board-games"),
    ] {
        make(&mut browser, kind, name, title);
    }
    // A channel is made slow and for adults, and has a private thread.
    menu(&mut browser);
    choose(&mut browser, "Slow mode", "60");
    act(&mut browser, "Age-restricted");
    let row = "document.querySelector('[data-channel=board-games]').textContent";
    browser.wait("it says so", &format!("{row}.includes('18+, slow')"));
    super::keep_picture(&mut browser, "page-place.png");
    browser.run("document.querySelector('[aria-label=\"Its name\"]').value = 'secret'");
    act(&mut browser, "Start");
    titled(&mut browser, "\u{25C8} board-games/secret");

    menu(&mut browser);
    act(&mut browser, "Lock, leave open");
    noted(&mut browser, "only moderators write here");
    choose(&mut browser, "Time out", "600");
    noted(&mut browser, "Ada is timed out until");
    super::keep_picture(&mut browser, "page-place-thread.png");
    close(&mut browser);
    // Ben does not see it, until he is let in.
    browser.act_as("Ben");
    noted(&mut browser, "Ben is not in this private thread");
    let shown = "document.querySelector('[data-channel=\"board-games/secret\"]')";
    assert_eq!(browser.run(&format!("{shown} === null")), json!(true));
    menu(&mut browser);
    choose(&mut browser, "Add somebody", "Ben");
    browser.wait("Ben is in it", &format!("!!{shown}"));
    close(&mut browser);

    // On a phone the menu is as wide as the screen, and nothing sticks out.
    browser.resize(390);
    menu(&mut browser);
    super::keep_picture(&mut browser, "page-place-narrow.png");
    let wide = "document.documentElement.scrollWidth <= innerWidth \
                && document.querySelector('#place').getBoundingClientRect().right <= innerWidth \
                && [...document.querySelectorAll('#place .acts button')] \
                   .every(button => button.getBoundingClientRect().height >= 40)";
    assert_eq!(browser.run(wide), json!(true));
    close(&mut browser);
    super::keep_picture(&mut browser, "page-place-channel-narrow.png");
    assert_eq!(browser.complaints(), Vec::<String>::new());

    // What is refused is told in the menu.
    browser.run("go({ channel: 'tables' })");
    titled(&mut browser, "\u{2261} tables");
    menu(&mut browser);
    choose(&mut browser, "Kind", "voice");
    let error = "document.querySelector('#place-error')";
    browser.wait("why not", &format!("!{error}.hidden && {error}.textContent.includes('stays')"));
}

#[test]
fn whoever_runs_the_server_is_made_so_on_the_page() {
    let house = House::open("page-rights");
    let Some(mut browser) = super::browser(&house.discord.url()) else {
        return;
    };
    browser.act_as("Ada");
    titled(&mut browser, "# general");
    menu(&mut browser);
    act(&mut browser, "Runs the server");
    // What is asked after the press is answered after it.
    browser.run("fetch('/user/places').then((places) => places.text())");
    let ada = house.person("Ada", "general");
    let answer = ada.command("server ban", &[("user", "Ben")]);
    assert!(answer.words().contains("can't join"), "{}", answer.words());
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
