//! What lies between the moves: games that rest and move, seats that change hands, instants and
//! timers that an outage puts off, spectators and bans.

use storage::{ChannelId, Find, GuildId, Reads as _, Status, Store as _, StoreError, Timer};

use super::Folder;
use crate::{ADA, BEN, HERE, act, act_at, running, running_in};

#[tokio::test]
async fn a_parked_game_frees_its_channel_and_is_taken_up_elsewhere() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let mut parking = act(&store).await;
    let due = Timer { kind: "over.1".into(), game, ordinal: 0, due_at: 5 };
    parking.schedule(&due).await.unwrap();
    parking.park(game).await.unwrap();
    parking.commit("").await.unwrap();
    assert_eq!(store.game(game).await.unwrap().unwrap().status, Status::Parked);
    assert_eq!(store.next_due().await.unwrap(), None, "its timers are gone");
    assert!(store.table_in(HERE).await.unwrap().is_none());
    assert_eq!(store.games(Find::OpenOf(ADA), 9).await.unwrap().len(), 0);
    assert_eq!(store.games(Find::ParkedOf(ADA), 9).await.unwrap().len(), 1);
    assert_eq!(store.parked_in(HERE).await.unwrap().unwrap().game.id, game);

    let elsewhere = ChannelId(77);
    let taken = running_in(&store, elsewhere).await;
    let mut again = act(&store).await;
    assert!(again.parked_in(elsewhere).await.unwrap().is_none());
    assert_eq!(again.parked_in(HERE).await.unwrap().unwrap().game.id, game);
    let refused = again.resume(game, elsewhere).await;
    assert!(matches!(refused, Err(StoreError::ChannelTaken)));
    assert!(matches!(again.resume(taken, HERE).await, Err(StoreError::WrongStatus { .. })));
    again.resume(game, HERE).await.unwrap();
    again.commit("").await.unwrap();
    assert_eq!(store.table_in(HERE).await.unwrap().unwrap().game.id, game);
    assert!(store.parked_in(HERE).await.unwrap().is_none());
}

#[tokio::test]
async fn a_seat_changes_hands_and_the_others_stay() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let mut seats = act(&store).await;
    assert!(matches!(seats.set_player(game, 9, None).await, Err(StoreError::NotFound(_))));
    let twice = seats.set_player(game, 0, Some(BEN)).await;
    assert!(matches!(twice, Err(StoreError::AlreadySeated)));
    seats.set_player(game, 0, None).await.unwrap();
    seats.set_host(game, BEN).await.unwrap();
    seats.commit("").await.unwrap();
    let table = store.table(game).await.unwrap().unwrap();
    assert_eq!((table.player_in(0), table.player_in(1)), (None, Some(BEN)));
    assert_eq!(table.game.host, Some(BEN));
    let mut back = act(&store).await;
    back.set_player(game, 0, Some(ADA)).await.unwrap();
    assert_eq!(back.last_in(HERE).await.unwrap().unwrap().player_in(0), Some(ADA));
    back.commit("").await.unwrap();
}

#[tokio::test]
async fn timers_of_a_kind_come_later_and_go_with_what_stands_after_the_dot() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let mut setting = act(&store).await;
    for (kind, due_at) in [("over.1", 10), ("overs", 20), ("over", 30), ("draw", 40)] {
        let due = Timer { kind: kind.into(), game, ordinal: 0, due_at };
        setting.schedule(&due).await.unwrap();
    }
    setting.postpone("over", 100).await.unwrap();
    setting.commit("").await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), Some(20));
    let mut taking = act(&store).await;
    taking.unschedule(game, "overs").await.unwrap();
    taking.unschedule(game, "draw").await.unwrap();
    taking.commit("").await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), Some(110));
    let mut taking = act(&store).await;
    taking.unschedule(game, "over").await.unwrap();
    taking.commit("").await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn an_instant_is_kept_inside_and_outside_of_an_act() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    assert_eq!(store.instant("alive").await.unwrap(), None);
    store.keep_instant("alive", 5).await.unwrap();
    let mut keeping = act(&store).await;
    assert_eq!(keeping.instant("alive").await.unwrap(), Some(5));
    keeping.keep_instant("alive", 7).await.unwrap();
    drop(keeping);
    assert_eq!(store.instant("alive").await.unwrap(), Some(5), "the act was not committed");
}

#[tokio::test]
async fn bans_and_spectators_are_of_one_server_and_of_one_game() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let (here, there) = (GuildId(4), GuildId(5));
    let mut closing = act(&store).await;
    closing.ban(here, ADA).await.unwrap();
    closing.ban(here, ADA).await.unwrap();
    assert!(closing.is_banned(here, ADA).await.unwrap());
    assert!(!closing.is_banned(there, ADA).await.unwrap());
    assert!(!closing.is_banned(here, BEN).await.unwrap());
    closing.set_referee(here, BEN, true).await.unwrap();
    closing.set_referee(here, BEN, true).await.unwrap();
    assert!(closing.is_referee(here, BEN).await.unwrap());
    assert!(!store.is_referee(here, BEN).await.unwrap(), "not before it is committed");
    assert!(!closing.is_referee(there, BEN).await.unwrap());
    closing.set_referee(here, BEN, false).await.unwrap();
    assert!(!closing.is_referee(here, BEN).await.unwrap());
    assert!(closing.unban(here, ADA).await.unwrap());
    assert!(!closing.unban(here, ADA).await.unwrap());
    closing.watch(game, ADA, Some("end")).await.unwrap();
    closing.watch(game, ADA, Some("daily")).await.unwrap();
    assert_eq!(closing.watchers(game).await.unwrap(), [(ADA, "daily".to_owned())]);
    closing.watch(game, ADA, None).await.unwrap();
    assert_eq!(closing.watchers(game).await.unwrap(), []);
    closing.commit("").await.unwrap();
}

#[tokio::test]
async fn what_somebody_opened_lately_is_counted_by_its_time() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    running(&store).await;
    let opened = store.games(Find::AllOf(ADA), 9).await.unwrap()[0].created_at;
    let mut counting = act_at(&store, opened + 10).await;
    let host = store.games(Find::AllOf(ADA), 9).await.unwrap()[0].host.unwrap();
    assert_eq!(counting.count(Find::OpenedBy(host, opened - 1), 9).await.unwrap(), 1);
    assert_eq!(counting.count(Find::OpenedBy(host, opened), 9).await.unwrap(), 0);
    // Whoever passes a table on has opened it all the same.
    let game = counting.games(Find::AllOf(ADA), 9).await.unwrap()[0].id;
    let heir = if host == ADA { BEN } else { ADA };
    counting.set_host(game, heir).await.unwrap();
    assert_eq!(counting.count(Find::OpenedBy(host, opened - 1), 9).await.unwrap(), 1);
    assert_eq!(counting.count(Find::OpenedBy(heir, opened - 1), 9).await.unwrap(), 0);
}
