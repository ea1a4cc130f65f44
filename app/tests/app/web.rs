//! The page of a public game, as the application makes it.

use std::sync::{Arc, Mutex};

use app::App;
use futures_util::future::BoxFuture;
use ground::Options;
use port::ChannelId;
use port::hooks::Hooks;
use queues::outbox::notification::{AboutGame as _, Effect};
use queues::outbox::worker::Outbound;
use rules::expansions::bazaars;
use rules::{Event, Prompt};
use storage::{Delivery, Move};

use crate::common::{Table, button, command, interaction, options, press};
use crate::together::until;

/// The word of the game that was played last.
async fn word(table: &Table) -> String {
    let stored = table.store.played_last_in(ChannelId(50)).await.unwrap();
    stored.unwrap().game.id.public()
}

#[tokio::test]
async fn only_a_table_that_says_so_has_a_page_and_only_once_it_has_begun() {
    let mut table = Table::open("web-public").await;
    table.run(1, "game new public:true tiles:6").await;
    let id = table.id().await.public();
    assert_eq!(table.app.web_page(&id, None).await.unwrap(), None, "nothing is played yet");
    assert_eq!(table.app.web_version(&id).await.unwrap(), None);
    table.run(2, "game join").await;
    let lobby = table.edited.last().or(table.public.last()).unwrap();
    assert!(lobby.content.contains("Anybody can follow this game"), "{}", lobby.content);
    table.run(1, "game start").await;
    let page = table.app.web_page(&id, None).await.unwrap().unwrap();
    assert!(page.contains("Ada") && page.contains("Ben"), "{page}");
    assert!(table.app.web_board(&id, 0).await.unwrap().unwrap().starts_with(b"\x89PNG"));
    // Off the web for good: nobody who joined in private is shown later.
    table.run(1, "game options public:false").await;
    assert_eq!(table.app.web_page(&id, None).await.unwrap(), None);
    assert_eq!(table.app.web_json(&id).await.unwrap(), None);
    let refused = table.run(1, "game options public:true").await;
    assert!(refused.content.contains("before it begins"), "{}", refused.content);
    assert_eq!(table.app.web_page(&id, None).await.unwrap(), None);
    for odd in ["", "zzzzz", "../..", "<script>", "łucja"] {
        assert_eq!(table.app.web_page(odd, Some(3)).await.unwrap(), None, "{odd}");
    }
}

#[tokio::test]
async fn a_page_is_taken_off_the_web_at_any_time_by_whoever_hosts_the_game() {
    let mut table = Table::started("web-off", "public:true tiles:4", &[1, 2]).await;
    while table.mover().await.is_some() {
        table.any_turn().await;
    }
    let over = word(&table).await;
    let there =
        async |table: &Table, id: &str| table.app.web_page(id, None).await.unwrap().is_some();
    let other = table.run(2, "game options public:false").await;
    assert!(other.content.contains("Only the host"), "{}", other.content);
    assert!(there(&table, &over).await);
    table.run(1, "game options public:false").await;
    assert!(!there(&table, &over).await, "the game is over");

    // An open table or a later game is another one: the word says which is meant.
    let mut table = Table::started("web-off-word", "public:true", &[1, 2]).await;
    let over = word(&table).await;
    table.end_game().await;
    table.run(1, "game rematch").await;
    let offered = table.complete(1, "game options public:false game:", "game").await;
    assert_eq!(offered.iter().map(|choice| &*choice.value).collect::<Vec<_>>(), [&*over]);
    let odd = table.run(1, "game options public:false game:zzzzz").await;
    assert!(odd.content.contains("zzzzz"), "{}", odd.content);
    let line = format!("game options public:false game:{over}");
    assert!(table.run(2, &line).await.content.contains("Only the host"));
    let late = table.run(1, &format!("game options public:true game:{over}")).await;
    assert!(late.content.contains("before it begins"), "{}", late.content);
    let alone = table.run(1, &format!("{line} theme:dark")).await;
    assert!(alone.content.contains("`public:false` alone"), "{}", alone.content);
    assert!(there(&table, &over).await);
    let done = table.run(1, &line).await;
    assert!(done.content.contains("is gone"), "{}", done.content);
    assert!(!there(&table, &over).await);
    let lobby = table.store.table_in(ChannelId(50)).await.unwrap().unwrap();
    assert!(lobby.game.settings.contains("\"public\":true"), "{}", lobby.game.settings);
}

#[tokio::test]
async fn a_table_is_told_only_of_what_is_not_as_it_was() {
    let mut table = Table::started("web-never", "theme:dark", &[1, 2]).await;
    let before = table.public.len();
    let none = table.run(1, "game options public:false").await;
    assert!(none.content.contains("has no web page."), "{}", none.content);
    let same = table.run(1, "game options theme:dark public:false").await;
    assert!(same.content.contains("Done."), "{}", same.content);
    assert_eq!(table.public.len(), before, "{:?}", table.public.last());
    table.run(1, "game options theme:winter public:false").await;
    let told = &table.public[before].content;
    assert!(told.contains("new theme") && !told.contains("web page"), "{told}");
}

#[tokio::test]
async fn a_page_that_goes_together_with_a_new_theme_is_told_with_it() {
    let mut table = Table::started("web-off-theme", "public:true", &[1, 2]).await;
    let id = table.id().await.public();
    let line = "game options theme:dark public:false";
    let other = table.run(2, line).await;
    assert!(other.content.contains("Only the host"), "{}", other.content);
    assert!(table.app.web_page(&id, None).await.unwrap().is_some());
    table.run(1, line).await;
    assert_eq!(table.app.web_page(&id, None).await.unwrap(), None);
    let both = |told: &str| told.contains("new theme") && told.contains("no web page any more");
    assert!(table.public.iter().any(|message| both(&message.content)), "{:?}", table.public);
}

#[tokio::test]
async fn a_page_has_every_step_and_hides_what_nobody_may_know() {
    let mut table = Table::started("web-steps", "public:true tiles:8", &[1, 2]).await;
    let id = word(&table).await;
    for _ in 0..3 {
        table.any_turn().await;
    }
    let version = table.app.web_version(&id).await.unwrap().unwrap();
    let json = table.app.web_json(&id).await.unwrap().unwrap();
    let steps = json["moves"].as_array().unwrap().len();
    assert!(steps >= 3, "{json:#}");
    let latest = table.app.web_page(&id, None).await.unwrap().unwrap();
    for step in 1..=steps {
        let page = table.app.web_page(&id, Some(step)).await.unwrap().unwrap();
        assert!(page.contains(&format!("Step {step} of {steps}")), "{step}: {page}");
        assert!(!page.contains("data-follows=\"true\""));
    }
    for beyond in [0, 999] {
        let page = table.app.web_page(&id, Some(beyond)).await.unwrap().unwrap();
        assert!(page.contains("Step "), "{beyond}");
    }
    assert!(latest.contains("data-follows=\"true\"") && latest.contains(&version));
    let key = serde_json::to_string(&table.game().await.setup().seed).unwrap();
    for page in [&latest, &json.to_string()] {
        assert!(!page.contains(key.trim_matches('"')), "the key of the deal");
    }
    // A page that was read a moment ago asks for its board by a state that may be no step of its own
    // any more, or taken back. A board that never was is none.
    let now = u32::try_from(json["ordinal"].as_u64().unwrap()).unwrap();
    table.run(1, "undo").await;
    for ordinal in 0..=now {
        assert!(table.app.web_board(&id, ordinal).await.unwrap().is_some(), "{ordinal}");
    }
    assert_eq!(table.app.web_board(&id, 9_999).await.unwrap(), None);
    table.any_turn().await;
    assert_ne!(table.app.web_version(&id).await.unwrap(), Some(version));
    while table.mover().await.is_some() {
        table.any_turn().await;
    }
    let over = table.app.web_page(&id, None).await.unwrap().unwrap();
    assert!(over.contains("The game is over"), "{over}");
    assert!(over.contains(" wins with ") || over.contains(" share the victory "), "{over}");
    assert_eq!(table.app.web_json(&id).await.unwrap().unwrap()["status"], "ended");
}

#[tokio::test]
async fn an_auction_is_paid_on_the_page_as_well() {
    let line = "public:true sets:base,bazaars";
    let mut table = Table::started("web-auction", line, &[1, 2, 3]).await;
    let id = word(&table).await;
    let offer = Prompt::Bazaars(bazaars::Prompt::Offer);
    until(&mut table, |game| game.decision().is_some_and(|asked| asked.prompt == offer)).await;
    let auctioneer = table.mover().await.unwrap();
    table.run(auctioneer, "choose option:1 amount:7").await;
    table.run(auctioneer, "confirm").await;
    until(&mut table, |game| game.lots().is_empty()).await;
    let moves = table.store.moves(table.id().await).await.unwrap();
    let events = |made: &Move| serde_json::from_str::<Vec<Event>>(&made.events).unwrap();
    let paid = |event: Event| match event {
        Event::Bazaars(bazaars::Event::Sold { points, .. }) => points > 0,
        _ => false,
    };
    assert!(moves.iter().flat_map(events).any(paid), "somebody has paid");
    let json = table.app.web_json(&id).await.unwrap().unwrap();
    let players = json["players"].as_array().unwrap().iter();
    let points: Vec<_> = players.map(|player| player["points"].clone()).collect();
    let last = json["moves"].as_array().unwrap().last().unwrap();
    assert_eq!(last["points"], serde_json::Value::Array(points));
}

#[tokio::test]
async fn what_people_are_called_is_text_on_the_page() {
    let mut table = Table::open("web-names").await;
    let mut opening = interaction(1, command("game new public:true tiles:6"));
    opening.user.display_name = "<img src=x onerror=alert(1)>\"'&".to_owned();
    table.odd_names = true;
    table.hear(opening).await;
    table.run(2, "game join").await;
    table.run(2, "help").await;
    let id = table.id().await.public();
    let mut starting = interaction(1, command("game start"));
    starting.user.display_name = "<img src=x onerror=alert(1)>\"'&".to_owned();
    table.hear(starting).await;
    let page = table.app.web_page(&id, None).await.unwrap().unwrap();
    assert!(!page.contains("<img src=x") && page.contains("&lt;img src=x"), "{page}");
    assert!(!page.contains("onerror=alert(1)>\""), "{page}");
    // Erased, nobody is named.
    table.store.erase(storage::UserId(1)).await.unwrap();
    let page = table.app.web_page(&id, None).await.unwrap().unwrap();
    assert!(!page.contains("onerror"), "{page}");
}

/// A program that is told; it may refuse to listen.
#[derive(Debug, Default)]
struct Told {
    refuses: Mutex<bool>,
    events: Mutex<Vec<(String, serde_json::Value)>>,
}

impl Hooks for Told {
    fn tell<'a>(&'a self, event: &'a str, body: String) -> BoxFuture<'a, Result<(), String>> {
        let taken = !*self.refuses.lock().unwrap();
        if taken {
            let body = serde_json::from_str(&body).unwrap();
            self.events.lock().unwrap().push((event.to_owned(), body));
        }
        let answer = if taken { Ok(()) } else { Err("away".to_owned()) };
        Box::pin(std::future::ready(answer))
    }
}

async fn hooked(name: &str, line: &str) -> (Table, Arc<Told>) {
    let told = Arc::new(Told::default());
    let mut table = Table::open(name).await;
    let hooks: Arc<dyn Hooks> = told.clone();
    table.app = App::new(table.store.clone(), Options { hooks: Some(hooks), ..options() });
    table.run(1, &format!("game new {line}")).await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    (table, told)
}

#[tokio::test]
async fn a_program_is_told_of_every_move_and_of_the_end_and_of_nobody() {
    let (mut table, told) = hooked("web-hooks", "public:true tiles:4").await;
    while table.mover().await.is_some() {
        table.any_turn().await;
    }
    let events = told.events.lock().unwrap().clone();
    let (last, moves) = events.split_last().unwrap();
    assert_eq!((last.0.as_str(), &last.1["status"]), ("ended", &"ended".into()));
    assert!(moves.len() >= 4 && moves.iter().all(|(event, _)| event == "move"), "{events:?}");
    for (event, body) in &events {
        assert_eq!(body["event"], event.as_str());
        let said = body.to_string();
        assert!(!said.contains("Ada") && !said.contains("name"), "{said}");
    }
}

#[tokio::test]
async fn a_program_is_told_of_an_end_that_is_no_move() {
    let (mut ended, told) = hooked("web-hooks-ended", "public:true").await;
    ended.any_turn().await;
    ended.end_game().await;
    let (mut resigned, last) = hooked("web-hooks-resigned", "public:true").await;
    let asked = resigned.run(2, "game resign").await;
    let resign = button(&asked, "Resign").unwrap();
    resigned.say(2, press(&resign, &[])).await;
    for (told, status) in [(told, "aborted"), (last, "ended")] {
        let events = told.events.lock().unwrap().clone();
        let ends: Vec<_> = events.iter().filter(|(event, _)| event == "ended").collect();
        assert_eq!(ends.len(), 1, "{events:?}");
        assert_eq!(ends[0].1["status"], status);
        assert_eq!(events.last().unwrap().0, "ended");
    }
}

#[tokio::test]
async fn nobody_is_told_of_a_game_that_is_not_public() {
    let (mut table, told) = hooked("web-hooks-private", "tiles:4").await;
    table.any_turn().await;
    assert!(told.events.lock().unwrap().is_empty());
    let (mut table, told) = hooked("web-hooks-hidden", "public:true tiles:4").await;
    table.run(1, "game options public:false").await;
    let before = told.events.lock().unwrap().len();
    table.any_turn().await;
    assert_eq!(told.events.lock().unwrap().len(), before);
}

#[tokio::test]
async fn a_program_that_does_not_listen_is_tried_again_and_then_left() {
    let (table, told) = hooked("web-hooks-away", "public:true tiles:4").await;
    *told.refuses.lock().unwrap() = true;
    let hook = Effect::Hook { event: "move".to_owned(), at: 7 };
    let outgoing = hook.row(table.id().await, 1, ChannelId(50), "move").unwrap();
    let row = |attempts| Delivery {
        id: 1,
        outgoing: outgoing.clone(),
        nonce: "nonce".to_owned(),
        attempts,
        lease_until: 0,
        created_at: 0,
    };
    for attempts in 1..5 {
        assert!(table.app.outbound(&row(attempts)).await.is_err(), "it comes again");
    }
    assert_eq!(table.app.outbound(&row(5)).await.unwrap(), Outbound::Skip);
    *told.refuses.lock().unwrap() = false;
    assert_eq!(table.app.outbound(&row(2)).await.unwrap(), Outbound::Skip);
    let events = told.events.lock().unwrap();
    assert_eq!(
        (events.last().unwrap().1["delivery"].as_str(), events.last().unwrap().1["at"].as_i64()),
        (Some("nonce"), Some(7))
    );
}

#[tokio::test]
async fn whoever_asks_about_a_public_game_gets_a_link_to_its_page() {
    let mut table = Table::started("web-link", "public:true", &[1, 2]).await;
    assert!(!table.run(1, "game info").await.content.contains("http"));
    let pages = Some("https://games.example.org".to_owned());
    table.app = App::new(table.store.clone(), Options { pages: pages.clone(), ..options() });
    let link = format!("<https://games.example.org/games/{}>", table.id().await.public());
    let info = table.run(1, "game info").await.content;
    assert!(info.contains(&link), "{info}");
    let mut hidden = Table::started("web-no-link", "", &[1, 2]).await;
    hidden.app = App::new(hidden.store.clone(), Options { pages, ..options() });
    assert!(!hidden.run(1, "game info").await.content.contains("http"));
}
