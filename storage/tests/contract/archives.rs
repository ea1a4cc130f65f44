//! The log of a game that is over: packed after a day, and read as before.

use storage::limits::LOGS_KEPT_MS;
use storage::{About, GameId, Move, Reads as _, Status, Store, StoredTable};

use super::Folder;
use crate::{ADA, BEN, NOW, act, play, running};

/// Everything that anybody can learn of a game.
type Known = (StoredTable, [Vec<Move>; 4], Vec<Option<Vec<About>>>);

async fn known(store: &dyn Store, game: GameId) -> Known {
    let moves = [
        store.moves(game).await.unwrap(),
        store.latest_moves(game, 2).await.unwrap(),
        store.latest_moves(game, 900).await.unwrap(),
        store.undone(game).await.unwrap(),
    ];
    let mut said = Vec::new();
    for player in [ADA, BEN] {
        let about = store.about(player).await.unwrap();
        said.extend(["moves", "undone"].map(|table| about.get(table).cloned()));
    }
    (store.table(game).await.unwrap().unwrap(), moves, said)
}

async fn over(store: &dyn Store) -> GameId {
    let game = running(store).await;
    for name in ["a", "Łucja ☕", "c", "d"] {
        play(store, game, name).await;
    }
    let mut ending = act(store).await;
    ending.undo(game, 4, 3).await.unwrap();
    ending.close_game(game, Status::Ended).await.unwrap();
    ending.commit("over").await.unwrap();
    game
}

#[tokio::test]
async fn the_log_of_a_game_that_is_over_is_packed_after_a_day_and_reads_as_before() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = over(&store).await;
    let before = known(&store, game).await;
    assert_eq!(before.1.each_ref().map(Vec::len), [3, 2, 3, 1]);
    assert!(before.2.iter().flatten().count() >= 2);
    assert_eq!(store.sweep(NOW + LOGS_KEPT_MS).await.unwrap().archived, 0);
    assert_eq!(store.sweep(NOW + LOGS_KEPT_MS + 1).await.unwrap().archived, 1);
    assert_eq!(store.sweep(NOW + LOGS_KEPT_MS + 1).await.unwrap().archived, 0);
    assert_eq!(known(&store, game).await, before);
    store.compact().await.unwrap();
    store.close().await;
    let store = folder.open().await;
    assert_eq!(known(&store, game).await, before);
    assert_eq!(store.start_state(game).await.unwrap().unwrap().hash, "hash start");
}

#[tokio::test]
async fn a_game_that_goes_on_is_not_packed_and_one_without_moves_neither() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    play(&store, game, "a").await;
    assert_eq!(store.sweep(NOW + 9 * LOGS_KEPT_MS).await.unwrap().archived, 0);
    let mut ending = act(&store).await;
    ending.undo(game, 1, 0).await.unwrap();
    ending.close_game(game, Status::Aborted).await.unwrap();
    ending.commit("over").await.unwrap();
    let before = known(&store, game).await;
    assert_eq!(store.sweep(NOW + LOGS_KEPT_MS + 1).await.unwrap().archived, 1);
    assert_eq!(known(&store, game).await, before);
    assert_eq!(before.1.each_ref().map(Vec::len), [0, 0, 0, 1]);
}
