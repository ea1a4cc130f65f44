//! The page of a public game, as the application makes it.

use app::port::ChannelId;

use crate::common::{Table, command, interaction};

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
    assert!(refused.content.contains("already"), "{}", refused.content);
    assert_eq!(table.app.web_page(&id, None).await.unwrap(), None);
    for odd in ["", "zzzzz", "../..", "<script>", "łucja"] {
        assert_eq!(table.app.web_page(odd, Some(3)).await.unwrap(), None, "{odd}");
    }
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
        assert_eq!(page.contains("data-follows=\"true\""), false);
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
    // A board that never was is none.
    assert_eq!(table.app.web_board(&id, 9_999).await.unwrap(), None);
    table.any_turn().await;
    assert_ne!(table.app.web_version(&id).await.unwrap(), Some(version));
    while table.mover().await.is_some() {
        table.any_turn().await;
    }
    let over = table.app.web_page(&id, None).await.unwrap().unwrap();
    assert!(over.contains("The game is over"), "{over}");
    assert_eq!(table.app.web_json(&id).await.unwrap().unwrap()["status"], "ended");
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
