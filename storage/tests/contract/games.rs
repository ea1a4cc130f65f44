//! Games and seats.

use storage::{
    ChannelId, Find, GameId, GuildId, NewGame, Player, Reads as _, Status, StoreError, UserId,
};

use super::Folder;
use crate::{
    ADA, BEN, GUILD, HERE, NOW, a_move, act, act_at, new_game, play, played_elsewhere, running,
    running_in, state,
};

#[tokio::test]
async fn a_game_is_what_it_was_opened_with() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut opening = act(&store).await;
    let game = opening.create_game(&new_game(HERE)).await.unwrap();
    opening
        .save_player(&Player { id: ADA, name: "Ada".into(), locale: "en-GB".into() })
        .await
        .unwrap();
    assert_eq!(opening.join(game, ADA).await.unwrap(), 0);
    assert_eq!(opening.join(game, BEN).await.unwrap(), 1);
    opening.commit("opened").await.unwrap();
    let table = store.table(game).await.unwrap().unwrap();
    assert_eq!(table.game.status, Status::Lobby);
    assert_eq!((table.game.guild, table.game.channel), (Some(GUILD), HERE));
    assert_eq!((table.game.host, table.game.ordinal), (Some(ADA), 0));
    assert_eq!((table.game.created_at, table.game.changed_at), (NOW, NOW));
    assert_eq!((table.game.settings.as_str(), table.game.progress.as_str()), ("base", ""));
    assert_eq!(table.state, None);
    assert_eq!(table.seats[0].name.as_deref(), Some("Ada"));
    assert_eq!((table.seat_of(BEN), table.player_in(1)), (Some(1), Some(BEN)));
    assert_eq!(store.table(GameId(77)).await.unwrap(), None);
}

#[tokio::test]
async fn snowflakes_of_any_size_come_back() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut act = act(&store).await;
    let channel = ChannelId(u64::MAX);
    let new = NewGame {
        guild: Some(GuildId(1 << 63)),
        channel,
        host: UserId(u64::MAX - 1),
        settings: String::new(),
    };
    act.create_game(&new).await.unwrap();
    act.commit("opened").await.unwrap();
    let game = store.table_in(channel).await.unwrap().unwrap().game;
    assert_eq!((game.guild, game.channel, game.host), (new.guild, channel, Some(new.host)));
}

#[tokio::test]
async fn a_game_that_was_played_elsewhere_is_kept_whole_beside_an_open_one() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let open = running(&store).await;
    let mut keeping = act(&store).await;
    let kept = keeping.keep_played(&played_elsewhere(HERE)).await.unwrap();
    keeping.commit("kept").await.unwrap();
    assert_eq!(store.table_in(HERE).await.unwrap().unwrap().game.id, open);
    let table = store.played_last_in(HERE).await.unwrap().unwrap();
    assert_eq!((table.game.id, table.game.status, table.game.ordinal), (kept, Status::Ended, 2));
    assert_eq!((table.game.host, table.game.to_move), (Some(ADA), None));
    assert_eq!(table.seats.iter().map(|seated| seated.player).collect::<Vec<_>>(), [None; 3]);
    assert_eq!(table.state, Some(state("end")));
    assert_eq!(store.start_state(kept).await.unwrap(), Some(state("start")));
    let moves = store.moves(kept).await.unwrap();
    let told: Vec<_> =
        moves.iter().map(|made| (made.ordinal, made.moved_at, made.hash.as_str())).collect();
    assert_eq!(told, [(1, NOW - 70, "hash one"), (2, NOW - 50, "hash two")]);
    // Nobody can play it, and it counts among what its bringer has opened.
    let mut late = act(&store).await;
    let refused = late.append(kept, 2, &[a_move("three")], &state("three")).await;
    assert!(matches!(refused, Err(StoreError::WrongStatus { actual: Status::Ended })));
    assert_eq!(late.count(Find::OpenedBy(ADA, NOW - 1), 9).await.unwrap(), 2);
}

#[tokio::test]
async fn a_channel_has_one_open_game() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let first = running(&store).await;
    let elsewhere = running_in(&store, ChannelId(9)).await;
    let mut second = act(&store).await;
    let refused = second.create_game(&new_game(HERE)).await;
    assert!(matches!(refused, Err(StoreError::ChannelTaken)));
    let refused = second.set_channel(elsewhere, HERE).await;
    assert!(matches!(refused, Err(StoreError::ChannelTaken)));
    // When the first is over, its channel is free.
    second.close_game(first, Status::Ended).await.unwrap();
    let next = second.create_game(&new_game(HERE)).await.unwrap();
    second.set_channel(elsewhere, ChannelId(10)).await.unwrap();
    second.commit("opened").await.unwrap();
    assert_eq!(store.table_in(HERE).await.unwrap().unwrap().game.id, next);
    let moved = store.table_in(ChannelId(10)).await.unwrap().unwrap();
    assert_eq!(moved.game.id, elsewhere);
}

#[tokio::test]
async fn seats_have_no_gaps_and_nobody_sits_twice() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let cleo = UserId(3);
    let mut act = act(&store).await;
    let game = act.create_game(&new_game(HERE)).await.unwrap();
    for player in [ADA, BEN, cleo] {
        act.join(game, player).await.unwrap();
    }
    let twice = act.join(game, BEN).await;
    assert!(matches!(twice, Err(StoreError::AlreadySeated)));
    act.leave(game, ADA).await.unwrap();
    let gone = act.leave(game, ADA).await;
    assert!(matches!(gone, Err(StoreError::NotFound(_))));
    assert_eq!(seated(&act.table(game).await.unwrap()), [BEN, cleo]);
    assert_eq!(act.join(game, ADA).await.unwrap(), 2);
    act.set_seats(game, &[cleo, ADA]).await.unwrap();
    assert_eq!(seated(&act.table(game).await.unwrap()), [cleo, ADA]);
    let double = act.set_seats(game, &[ADA, ADA]).await;
    assert!(matches!(double, Err(StoreError::AlreadySeated)));
    let crowd: Vec<_> = (100..200).map(UserId).collect();
    let crowded = act.set_seats(game, &crowd).await;
    assert!(matches!(crowded, Err(StoreError::NoSeatLeft)));
    let nowhere = act.join(GameId(77), ADA).await;
    assert!(matches!(nowhere, Err(StoreError::NotFound(_))));
    act.commit("seated").await.unwrap();
    assert_eq!(seated(&store.table(game).await.unwrap()), [cleo, ADA]);
}

fn seated(table: &Option<storage::StoredTable>) -> Vec<UserId> {
    let seats = &table.as_ref().unwrap().seats;
    assert!(seats.iter().enumerate().all(|(n, seat)| usize::from(seat.seat) == n));
    seats.iter().map(|seat| seat.player.unwrap()).collect()
}

#[tokio::test]
async fn a_game_starts_once_and_ends_once() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    play(&store, game, "one").await;
    let mut act = act_at(&store, NOW + 5).await;
    let again = act.start(game, &state("again")).await;
    assert!(matches!(again, Err(StoreError::WrongStatus { actual: Status::Running })));
    act.close_game(game, Status::Ended).await.unwrap();
    let again = act.close_game(game, Status::Aborted).await;
    assert!(matches!(again, Err(StoreError::WrongStatus { actual: Status::Ended })));
    let more = act.append(game, 1, &[a_move("two")], &state("two")).await;
    assert!(matches!(more, Err(StoreError::WrongStatus { actual: Status::Ended })));
    act.commit("ended").await.unwrap();
    let table = store.table(game).await.unwrap().unwrap();
    assert_eq!((table.game.status, table.game.to_move), (Status::Ended, None));
    assert_eq!(table.game.changed_at, NOW + 5);
    // The first and the last state stay, and the log.
    assert_eq!(table.state, Some(state("one")));
    assert_eq!(store.start_state(game).await.unwrap(), Some(state("start")));
    assert_eq!(store.moves(game).await.unwrap().len(), 1);
}

#[tokio::test]
async fn settings_and_progress_are_kept_as_they_are_given() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let hostile = "'; DROP TABLE games; -- \u{1} \u{202E} 🏰".repeat(200);
    let mut act = act(&store).await;
    act.save_settings(game, &hostile).await.unwrap();
    act.save_progress(game, "shown").await.unwrap();
    let nowhere = act.save_progress(GameId(77), "shown").await;
    assert!(matches!(nowhere, Err(StoreError::NotFound(_))));
    act.commit("saved").await.unwrap();
    let found = store.game(game).await.unwrap().unwrap();
    assert_eq!((found.settings, found.progress), (hostile, "shown".into()));
}

#[tokio::test]
async fn games_are_found_by_server_player_and_status() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut games = Vec::new();
    for channel in 1..=4 {
        games.push(running_in(&store, ChannelId(channel)).await);
    }
    let mut act = act(&store).await;
    act.close_game(games[0], Status::Aborted).await.unwrap();
    let elsewhere = NewGame { guild: Some(GuildId(2)), ..new_game(ChannelId(5)) };
    let lobby = act.create_game(&elsewhere).await.unwrap();
    act.join(lobby, BEN).await.unwrap();
    act.leave(games[3], BEN).await.unwrap();
    assert_eq!(act.count(Find::OpenIn(GUILD), 50).await.unwrap(), 3);
    assert_eq!(act.count(Find::OpenOf(BEN), 2).await.unwrap(), 2);
    act.commit("changed").await.unwrap();
    let [first, second, third, fourth] = games[..] else { panic!("four games") };
    let cases = [
        (Find::OpenIn(GUILD), vec![fourth, third, second]),
        (Find::AllIn(GUILD), vec![fourth, third, second, first]),
        (Find::AllIn(GuildId(2)), vec![lobby]),
        (Find::AllIn(GuildId(3)), vec![]),
        (Find::OpenOf(BEN), vec![lobby, third, second]),
        (Find::AllOf(BEN), vec![lobby, third, second, first]),
        (Find::OpenOf(UserId(8)), vec![]),
        (Find::Running, vec![fourth, third, second]),
    ];
    for (find, expected) in cases {
        let found = store.games(find, 50).await.unwrap();
        let found: Vec<_> = found.into_iter().map(|game| game.id).collect();
        assert_eq!(found, expected, "{find:?}");
    }
    assert_eq!(store.games(Find::Running, 2).await.unwrap().len(), 2);
}
