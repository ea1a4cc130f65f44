//! The page of a public game in a real browser: it is read, stepped through by mouse and keyboard,
//! and follows the game; it is sound for those who cannot see it, and loads nothing from elsewhere.

use serde_json::json;
use tests::round::{How, Round};
use tests::{House, numbers, until};

/// A house whose bot has pages.
fn house(name: &str) -> House {
    let mut house = House::closed(name);
    house.set("CARCAS_WEB_ADDR", "127.0.0.1:0");
    house.start();
    house
}

/// Where the bot of the house has its pages.
fn address(house: &mut House) -> String {
    until("the bot says where it has pages", || {
        let said = house.bot().said();
        let line = said.lines().rfind(|line| line.contains("public games have pages"))?;
        let (_, addr) = line.split_once("addr=")?;
        addr.split_whitespace().next().map(str::to_owned)
    })
}

/// A game of two people; whether anybody can follow it is up to the host.
fn round(house: &House, public: bool) -> Round {
    Round::prepared(house, "table", &["Ada", "Ben"], "base", How::Commands, &|host| {
        host.try_command("game options", &[("public", json!(public))]).expect("it is taken");
    })
}

/// What every page must keep to, checked in the page itself: the names of what is wrong.
const SOUND: &str = r#"(() => {
  const wrong = [];
  const all = selector => [...document.querySelectorAll(selector)];
  const must = (is, what) => { if (!is) wrong.push(what); };
  must(document.documentElement.lang, "no language");
  must(document.title.trim(), "no title");
  must(all("h1").length === 1, "not one h1");
  must(all("main").length === 1, "not one main");
  must(all("img").every(image => image.alt.trim().length > 20), "a picture without words");
  must(all("a").every(link => link.textContent.trim()), "a link without words");
  must(all("[tabindex]").every(e => e.tabIndex <= 0), "an order of its own");
  must(all("table").every(t => t.caption && t.querySelector("th[scope]")), "a table without heads");
  must(all("[role=img]").every(e => e.getAttribute("aria-label")), "a drawing without words");
  must(all("[aria-labelledby]").every(e => document.getElementById(e.getAttribute("aria-labelledby"))), "a name that is nowhere");
  const ids = all("[id]").map(e => e.id);
  must(new Set(ids).size === ids.length, "an id twice");
  must(document.querySelector("[aria-live=polite]"), "nothing tells what is new");
  must(all("nav a").every(a => a.getBoundingClientRect().height >= 44), "a link too small to touch");
  must(!document.cookie, "a cookie");
  must(performance.getEntriesByType("resource").every(r => new URL(r.name).origin === location.origin), "something from elsewhere");
  const light = colour => {
    const part = colour.match(/[\d.]+/g).slice(0, 3).map(v => v / 255)
      .map(v => v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part[0] + 0.7152 * part[1] + 0.0722 * part[2];
  };
  const ground = light(getComputedStyle(document.body).backgroundColor);
  for (const e of all("body, a, td, th, time")) {
    const ink = light(getComputedStyle(e).color);
    const ratio = (Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05);
    must(ratio >= 4.5, "too little contrast: " + e.tagName);
  }
  return wrong;
})()"#;

const VERSION: &str = "document.body.dataset.version";
const CAPTION: &str = "document.querySelector('figcaption').textContent.trim()";
const PLACE: &str = "document.querySelector('nav p').textContent";
const NEWS: &str = "document.querySelector('#news').textContent.trim()";
const STATE: &str = "document.querySelector('#state').textContent.trim()";
/// How often the page says whose turn it is.
const STATED: &str = "document.body.textContent.split(document.querySelector('#state').textContent)\
                      .length - 1";
/// How large the smallest number of the chart is shown.
const SMALLEST: &str = "Math.min(...[...document.querySelectorAll('section svg[role=img] text')]\
    .map(text => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))";
/// Collects what stands in the place where news are told, whenever that changes.
const LISTEN: &str = "(() => { const news = document.querySelector('#news'); window.heard = []; \
    new MutationObserver(() => heard.push(news.textContent)).observe(news, {childList: true}); })()";
/// Lets every fetch fail.
const FAIL: &str = "(() => { window.had = window.fetch; \
    window.fetch = () => { window.failed = true; return Promise.reject(new Error('away')); }; })()";

#[test]
fn a_public_game_is_read_stepped_through_and_followed() {
    let mut house = house("page-web");
    let addr = address(&mut house);
    let mut round = round(&house, true);
    for _ in 0..4 {
        round.turn(&mut house, &mut |_, _| ());
    }
    let id = round.entry(&house).table.game.id.public();
    let url = format!("http://{addr}/games/{id}");
    let Some(mut browser) = super::browser(&url) else { return };
    browser.wait("the board is shown", "document.querySelector('#board img').naturalWidth > 300");
    assert_eq!(browser.run(SOUND), json!([]));
    let names = "document.querySelector('#points').textContent";
    assert!(browser.run(names).as_str().is_some_and(|it| it.contains("Ada") && it.contains("Ben")));

    // It follows, says so to those who cannot see it, and leaves the keyboard where it was.
    let focused = "document.activeElement.getAttribute('href')";
    browser.run("document.querySelector('.moves a').focus()");
    let link = browser.run(focused);
    assert!(link.is_string(), "{link}");
    let before = browser.run(VERSION);
    let (caption, state) = (browser.run(CAPTION), browser.run(STATE));
    round.turn(&mut house, &mut |_, _| ());
    browser.wait("the page follows", &format!("{VERSION} !== {before} && {VERSION}"));
    browser.wait("the new move is told", NEWS);
    browser.wait("whose turn it is now", &format!("{STATE} !== {state} && {STATE}"));
    assert_eq!(browser.run(STATED), 1, "nobody hears it twice");
    browser.wait("it is another move", &format!("{CAPTION} !== {caption} && {CAPTION}"));
    assert_eq!(browser.run(focused), link);
    assert_eq!(browser.run(SOUND), json!([]));

    // What could not be had is fetched once more, without another move.
    browser.run(FAIL);
    let before = browser.run(VERSION);
    round.turn(&mut house, &mut |_, _| ());
    browser.wait("a fetch has failed", "window.failed");
    browser.run("void (window.fetch = window.had)");
    browser.wait("the page follows again", &format!("{VERSION} !== {before} && {VERSION}"));

    // By keyboard to the first step, by mouse to the next one.
    let last = browser.run(PLACE);
    browser.key("Home", 36);
    browser.wait(
        "the first step",
        "location.search === '?step=1' && document.readyState === 'complete'",
    );
    let first = browser.run(PLACE);
    assert_ne!(first, last);
    browser.press("the next step", "document.querySelector('nav a[data-way=next]')");
    browser.wait(
        "the second step",
        "location.search === '?step=2' && document.readyState === 'complete'",
    );
    browser.key("ArrowLeft", 37);
    browser
        .wait("back again", "location.search === '?step=1' && document.readyState === 'complete'");
    browser.wait("its board", "document.querySelector('#board img').naturalWidth > 100");
    assert_eq!(browser.run(SOUND), json!([]));
    // A reader who looks back is not moved on, and hears of each move, though in the same words: they
    // are taken away before they are said again.
    browser.run(LISTEN);
    for told in ["heard.at(-1)", "heard.includes('') && heard.at(-1)"] {
        browser.run("heard.length = 0");
        round.turn(&mut house, &mut |_, _| ());
        browser.wait("that there is more is told", told);
    }
    assert_eq!(browser.run(PLACE).as_str().map(|it| it.contains('1')), Some(true));
    let path = tests::browser::keep("page-web.png", &browser.picture());
    assert!(super::is_png(&path));
    assert_eq!(browser.complaints(), Vec::<String>::new());
}

#[test]
fn whoever_looks_is_told_that_a_page_was_taken_off_the_web() {
    let mut house = house("page-web-gone");
    let addr = address(&mut house);
    let mut round = round(&house, true);
    for _ in 0..2 {
        round.turn(&mut house, &mut |_, _| ());
    }
    let id = round.entry(&house).table.game.id.public();
    let url = format!("http://{addr}/games/{id}");
    let Some(mut browser) = super::browser(&url) else { return };
    for width in [320, 360, 479, 480, 639, 640, 1400] {
        browser.resize(width);
        let size = browser.run(SMALLEST).as_f64();
        assert!(size.is_some_and(|size| size >= 12.0), "{size:?} at {width}");
    }
    round.turn(&mut house, &mut |_, _| ());
    browser.wait("the page listens", NEWS);
    let off = [("public", json!(false))];
    house.person("Ada", "table").try_command("game options", &off).expect("it is taken");
    browser.wait("it is told", &format!("{NEWS}.includes('no longer has a public page')"));
    // A picture that was on its way is gone as well.
    let complaints = browser.complaints();
    assert!(complaints.iter().all(|it| it.contains("404 (Not Found)")), "{complaints:?}");
}

#[test]
fn a_game_that_is_not_public_has_no_page_and_no_answer_has_a_cookie() {
    let mut house = house("page-web-closed");
    let addr = address(&mut house);
    let mut round = round(&house, false);
    round.turn(&mut house, &mut |_, _| ());
    let id = round.entry(&house).table.game.id.public();
    let (unknown, text) = numbers::told(&addr, "/games/zzzzz").expect("it answers");
    assert_eq!(unknown, 404);
    for path in ["", "/events", "/board/0.png"] {
        let told = numbers::told(&addr, &format!("/games/{id}{path}"));
        assert_eq!(told, Some((404, text.clone())), "{path}");
    }
    let [hidden, other] =
        [&*id, "zzzzz"].map(|id| numbers::told(&addr, &format!("/api/games/{id}")));
    assert_eq!(hidden, other);
    let (status, told) = hidden.expect("it answers");
    let told: serde_json::Value = serde_json::from_str(&told).expect("JSON, as ever");
    assert!(status == 404 && told["error"].is_string(), "{told}");
    for odd in ["/", "/games/", "/games/../api", "/games/%00", "/api/games/'", "/nothing"] {
        assert_eq!(numbers::told(&addr, odd).map(|(status, _)| status), Some(404), "{odd}");
    }
    let agent = ureq::Agent::config_builder().http_status_as_error(false).build().new_agent();
    for (path, status) in [("/style.css", 200), ("/page.js", 200), ("/games/zzzzz", 404)] {
        let answer = agent.get(format!("http://{addr}{path}")).call().expect("it answers");
        assert_eq!(answer.status().as_u16(), status);
        let head = |name: &str| answer.headers().get(name).and_then(|value| value.to_str().ok());
        assert_eq!(head("set-cookie"), None);
        assert!(
            head("content-security-policy").is_some_and(|it| it.contains("default-src 'none'"))
        );
        assert_eq!(head("x-content-type-options"), Some("nosniff"));
    }
    let posted = agent.post(format!("http://{addr}/games/{id}")).send("x").expect("it answers");
    assert_eq!(posted.status().as_u16(), 405, "it only reads");
}

#[test]
fn what_a_program_reads_is_what_was_played() {
    let mut house = house("page-web-json");
    let addr = address(&mut house);
    let mut round = round(&house, true);
    for _ in 0..3 {
        round.turn(&mut house, &mut |_, _| ());
    }
    let entry = round.entry(&house);
    let id = entry.table.game.id.public();
    let (status, text) = numbers::told(&addr, &format!("/api/games/{id}")).expect("it answers");
    assert_eq!(status, 200);
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&json["id"], &json["status"]), (&json!(id), &json!("running")));
    assert_eq!(json["ordinal"], entry.table.game.ordinal);
    assert_eq!(json["players"].as_array().map(Vec::len), Some(2));
    let moves = json["moves"].as_array().expect("moves");
    assert!(
        moves.len() >= 3
            && moves.iter().all(|made| !made["text"].as_str().unwrap_or_default().is_empty())
    );
    assert!(!text.contains("key") && !text.contains("seed"), "nothing secret: {text}");
}
