//! Players, and what is left of a player who asks to be forgotten.

use storage::{Best, Draft, GuildId, Outgoing, Player, Reads as _, Store as _, UserId};

use super::Folder;
use crate::{
    ADA, BEN, GUILD, HERE, act, daily, league, play, rating, result, running, seek, setup,
};

#[tokio::test]
async fn what_is_known_of_a_player_is_replaced_by_what_is_new() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let named = |name: &str| Player { id: ADA, name: name.into(), locale: "ro".into() };
    assert_eq!(store.player(ADA).await.unwrap(), None);
    for name in ["Ada", "Ştefan", "'; DROP TABLE games; --"] {
        let mut act = act(&store).await;
        act.save_player(&named(name)).await.unwrap();
        act.commit("known").await.unwrap();
        assert_eq!(store.player(ADA).await.unwrap(), Some(named(name)));
    }
    let mut act = act(&store).await;
    act.save_player(&named("A\0da")).await.unwrap();
    act.commit("known").await.unwrap();
    assert_eq!(store.player(ADA).await.unwrap(), Some(named("A\u{FFFD}da")));
}

#[tokio::test]
async fn an_id_is_erased_where_it_stands_alone_and_not_within_longer_numbers() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut saying = act(&store).await;
    for (dedupe, payload) in [("1:77", r#"{"who":77,"turn":177}"#), ("1:770", r#"{"turn":1770}"#)] {
        saying.enqueue(&Outgoing::to(HERE, "ring", dedupe, payload)).await.unwrap();
    }
    saying.commit("said to 77 in game 2772").await.unwrap();
    // A payload, its key and the outcome.
    assert_eq!(store.erase(UserId(77)).await.unwrap().rows, 3);
    let waiting = store.unsent(10).await.unwrap();
    let payloads: Vec<&str> = waiting.iter().map(|row| row.outgoing.payload.as_str()).collect();
    assert_eq!(payloads, [r#"{"who":0,"turn":177}"#, r#"{"turn":1770}"#]);
    assert_eq!(store.erase(UserId(77)).await.unwrap().rows, 0);
}

#[tokio::test]
async fn erasing_a_player_leaves_no_id_behind_and_the_game_goes_on() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    // Enough rows that pages are split and used again.
    let others: Vec<_> = (0..40).map(|n| UserId(1_400_000_000_000_000_000 + n)).collect();
    let mut crowd = act(&store).await;
    for &id in others.iter().chain([&ADA, &BEN]) {
        let player = Player { id, name: "Łucja ".repeat(30), locale: "pl".into() };
        crowd.save_player(&player).await.unwrap();
    }
    crowd.commit(&format!("seen {ADA}")).await.unwrap();
    let game = running(&store).await;
    play(&store, game, "a").await;
    let mut saying = act(&store).await;
    let ping = format!(r#"{{"content":"<@{ADA}> <@{BEN}>"}}"#);
    let ring = Outgoing::to(HERE, "ring", "1:1:ring", ping);
    saying.enqueue(&ring).await.unwrap();
    saying.save_progress(game, &format!("vote of {ADA}")).await.unwrap();
    saying.save_settings(game, &format!("host {ADA}")).await.unwrap();
    let draft = Draft { base_ordinal: 1, draft: format!("by {ADA}") };
    saying.save_draft(game, 0, &draft).await.unwrap();
    saying.save_prefs(ADA, "by night").await.unwrap();
    saying.ban(GuildId(4), ADA).await.unwrap();
    saying.set_referee(GuildId(4), ADA, true).await.unwrap();
    saying.watch(game, ADA, Some("daily")).await.unwrap();
    saying.save_setup(ADA, &setup("quick")).await.unwrap();
    saying.save_seek(&seek(ADA, 0)).await.unwrap();
    saying.save_results(&[result(game, 0, ADA, 1), result(game, 1, BEN, 1)]).await.unwrap();
    saying.begin_daily(ADA, &daily(0)).await.unwrap();
    let league = saying.create_league(&league("of Ada")).await.unwrap();
    saying.join_league(league, ADA, 0).await.unwrap();
    saying.save_rating(GUILD, ADA, "base", rating(1)).await.unwrap();
    let best = Best { kind: "city".into(), value: 9, game, seat: Some(0) };
    saying.save_best(GUILD, &best).await.unwrap();
    saying.commit("said").await.unwrap();
    assert_eq!(store.prefs(ADA).await.unwrap(), "by night");
    assert_eq!(store.watched(ADA).await.unwrap(), [(game, "daily".to_owned())]);
    assert!(folder.traces(ADA).await > 5);

    let erased = store.erase(ADA).await.unwrap();
    assert!(erased.wiped);
    assert_eq!(erased.rows, 14 + 5);
    assert_eq!(folder.traces(ADA).await, 0);
    assert!(folder.traces(BEN).await > 0);
    let table = store.table(game).await.unwrap().unwrap();
    assert_eq!((table.player_in(0), table.player_in(1)), (None, Some(BEN)));
    assert_eq!(table.game.host, None);
    // The game stays in the records, and so does what was best in it.
    let players = store.results(game).await.unwrap().into_iter().map(|seat| seat.player);
    assert_eq!(players.collect::<Vec<_>>(), [None, Some(BEN)]);
    let held = &store.bests(GUILD).await.unwrap()[0];
    assert_eq!((held.best.value, held.player, &held.name), (9, None, &None));
    assert_eq!(store.ratings_of(ADA).await.unwrap(), []);
    let waiting = store.unsent(10).await.unwrap();
    assert_eq!(waiting[0].outgoing.payload, format!(r#"{{"content":"<@0> <@{BEN}>"}}"#));
    assert_eq!(play(&store, game, "b").await, 2);
    assert_eq!(store.erase(ADA).await.unwrap().rows, 0);
    store.close().await;
    assert_eq!(folder.traces(ADA).await, 0);
}

#[tokio::test]
async fn a_ban_outlives_the_erasure_of_whoever_is_banned() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let (here, elsewhere) = (GuildId(4), GuildId(5));
    let mut banning = act(&store).await;
    banning.ban(here, ADA).await.unwrap();
    banning.ban(here, BEN).await.unwrap();
    banning.commit("banned").await.unwrap();
    store.erase(ADA).await.unwrap();
    // Whoever is erased twice is banned all the same.
    store.erase(ADA).await.unwrap();
    assert_eq!(folder.traces(ADA).await, 0);
    let asking = act(&store).await;
    assert!(asking.is_banned(here, ADA).await.unwrap());
    assert!(!asking.is_banned(elsewhere, ADA).await.unwrap());
    assert!(!asking.is_banned(here, UserId(ADA.0 + 99)).await.unwrap());
    // One who is erased later gets a mark under the same key.
    asking.commit("asked").await.unwrap();
    store.erase(BEN).await.unwrap();
    let mut lifting = act(&store).await;
    assert!(lifting.is_banned(here, BEN).await.unwrap());
    assert!(lifting.unban(here, ADA).await.unwrap());
    assert!(!lifting.is_banned(here, ADA).await.unwrap());
    assert!(!lifting.unban(here, ADA).await.unwrap());
    assert!(lifting.is_banned(here, BEN).await.unwrap());
}
