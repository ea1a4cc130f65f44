//! The page of the sandbox in a real browser.

mod browser;

use browser::Browser;
use tests::House;

/// The browser, or a loud word that the test is skipped.
fn browser(url: &str) -> Option<Browser> {
    let Some(program) = browser::find() else {
        eprintln!("SKIPPED: there is no Chromium here (PATH, or CARCAS_CHROMIUM)");
        return None;
    };
    Some(Browser::open(&program, url))
}

#[test]
fn the_page_shows_the_sandbox_without_a_complaint() {
    let house = House::closed("page-empty");
    let Some(mut browser) = browser(&house.discord.url()) else {
        return;
    };
    browser.wait(
        "the page says what it is",
        "document.body.innerText.includes('andbox')",
    );
    let path = browser::keep("page-empty.png", &browser.picture());
    assert!(
        std::fs::read(path)
            .expect("just written")
            .starts_with(b"\x89PNG")
    );
    assert_eq!(browser.complaints(), Vec::<String>::new());
}
