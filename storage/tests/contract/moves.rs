//! The log, undo and drafts.

use storage::limits::SNAPSHOTS_KEPT;
use storage::{Draft, Reads as _, State, StoreError};

use super::Folder;
use crate::{a_move, act, play, running, state};

#[tokio::test]
async fn moves_stand_in_the_log_with_their_hashes() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let mut first = act(&store).await;
    let last = State { to_move: Some(1), ..state("b") };
    let ordinal = first.append(game, 0, &[a_move("a"), a_move("b")], &last).await.unwrap();
    assert_eq!(ordinal, 2);
    first.commit("moved").await.unwrap();
    assert_eq!(play(&store, game, "c").await, 3);
    let log = store.moves(game).await.unwrap();
    let newest_first: Vec<_> = log.iter().rev().cloned().collect();
    assert_eq!(store.latest_moves(game, 100).await.unwrap(), newest_first);
    assert_eq!(store.latest_moves(game, 1).await.unwrap(), newest_first[..1]);
    let log: Vec<_> =
        log.iter().map(|made| (made.ordinal, made.action.as_str(), made.hash.as_str())).collect();
    assert_eq!(
        log,
        [(1, "action a", "hash a"), (2, "action b", "hash b"), (3, "action c", "hash c")]
    );
    let table = store.table(game).await.unwrap().unwrap();
    assert_eq!(table.state, Some(state("c")));
    assert_eq!(table.game.to_move, Some(0));
}

#[tokio::test]
async fn a_change_that_nobody_moved_takes_an_ordinal_too() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let mut resigned = act(&store).await;
    let ordinal = resigned.append(game, 0, &[], &state("r")).await.unwrap();
    resigned.commit("resigned").await.unwrap();
    assert_eq!(ordinal, 1);
    assert_eq!(store.moves(game).await.unwrap(), []);
    let table = store.table(game).await.unwrap().unwrap();
    assert_eq!((table.game.ordinal, table.state), (1, Some(state("r"))));
}

#[tokio::test]
async fn an_undo_puts_the_state_back_and_keeps_what_was_undone() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    for name in ["a", "b", "c"] {
        play(&store, game, name).await;
    }
    assert_eq!(store.undo_points(game).await.unwrap(), [0, 1, 2]);
    let mut undoing = act(&store).await;
    let undone = undoing.undo(game, 3, 1).await.unwrap();
    assert_eq!((undone.ordinal, &undone.state), (4, &state("a")));
    let names: Vec<_> = undone.moves.iter().map(|m| m.action.as_str()).collect();
    assert_eq!(names, ["action b", "action c"]);
    undoing.commit("undone").await.unwrap();
    let table = store.table(game).await.unwrap().unwrap();
    assert_eq!((table.game.ordinal, table.state), (4, Some(state("a"))));
    assert_eq!(store.undone(game).await.unwrap(), undone.moves);
    // Play goes on; no ordinal is used again, so what spoke of 2 and 3 can never be mistaken.
    assert_eq!(play(&store, game, "d").await, 5);
    let log: Vec<_> = store.moves(game).await.unwrap();
    let log: Vec<_> = log.iter().map(|made| made.ordinal).collect();
    assert_eq!(log, [1, 5]);
    assert_eq!(store.undo_points(game).await.unwrap(), [0, 4]);
}

#[tokio::test]
async fn an_undo_can_follow_an_undo_back_to_the_start() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    play(&store, game, "a").await;
    play(&store, game, "b").await;
    let mut undoing = act(&store).await;
    assert_eq!(undoing.undo(game, 2, 1).await.unwrap().ordinal, 3);
    assert_eq!(undoing.undo_points(game).await.unwrap(), [0]);
    let undone = undoing.undo(game, 3, 0).await.unwrap();
    assert_eq!((undone.ordinal, undone.state), (4, state("start")));
    let nothing = undoing.undo(game, 4, 0).await;
    assert!(matches!(nothing, Err(StoreError::NotFound(_))));
    undoing.commit("undone").await.unwrap();
    assert_eq!(store.moves(game).await.unwrap(), []);
    assert_eq!(store.undone(game).await.unwrap().len(), 2);
    assert_eq!(store.start_state(game).await.unwrap(), Some(state("start")));
    assert_eq!(play(&store, game, "c").await, 5);
}

#[tokio::test]
async fn an_undo_of_an_old_view_or_to_nowhere_is_refused() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    play(&store, game, "a").await;
    let mut undoing = act(&store).await;
    let stale = undoing.undo(game, 0, 0).await;
    assert!(matches!(stale, Err(StoreError::Conflict { expected: 0, actual: 1 })));
    for nowhere in [1, 2, 900] {
        let refused = undoing.undo(game, 1, nowhere).await;
        assert!(matches!(refused, Err(StoreError::NotFound(_))), "{nowhere}");
    }
    undoing.commit("refused").await.unwrap();
    assert_eq!(store.game(game).await.unwrap().unwrap().ordinal, 1);
}

#[tokio::test]
async fn the_clocks_of_a_state_go_and_come_with_it() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let mut act = act(&store).await;
    act.keep_clocks(game, 0, "five days").await.unwrap();
    act.append(game, 0, &[a_move("one")], &state("one")).await.unwrap();
    act.append(game, 1, &[a_move("two")], &state("two")).await.unwrap();
    assert_eq!(act.clocks_at(game, 0).await.unwrap().as_deref(), Some("five days"));
    assert_eq!(act.clocks_at(game, 1).await.unwrap(), None, "nobody kept any");
    assert!(matches!(act.keep_clocks(game, 9, "").await, Err(StoreError::NotFound(_))));
    act.undo(game, 2, 1).await.unwrap();
    assert_eq!(act.clocks_at(game, 0).await.unwrap().as_deref(), Some("five days"));
}

#[tokio::test]
async fn old_snapshots_go_but_the_start_and_the_log_stay() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let moves = SNAPSHOTS_KEPT + 10;
    for number in 1..=moves {
        play(&store, game, &number.to_string()).await;
    }
    let points = store.undo_points(game).await.unwrap();
    // The present is kept too and is no point to go back to.
    assert_eq!(points.len() as u32, SNAPSHOTS_KEPT);
    assert_eq!((points[0], points[1]), (0, moves - SNAPSHOTS_KEPT + 1));
    assert_eq!(store.moves(game).await.unwrap().len() as u32, moves);
    assert_eq!(store.start_state(game).await.unwrap(), Some(state("start")));
    // Whoever knows a state that went can keep it again, and go back to it.
    let mut back = act(&store).await;
    assert!(matches!(back.undo(game, moves, 2).await, Err(StoreError::NotFound(_))));
    back.keep_state(game, 2, &state("2")).await.unwrap();
    let undone = back.undo(game, moves, 2).await.unwrap();
    back.commit("").await.unwrap();
    assert_eq!((undone.state, undone.moves.len() as u32), (state("2"), moves - 2));
    assert_eq!(store.moves(game).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_draft_outlives_a_restart_and_dies_with_its_state() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let laid = |text: &str, base_ordinal| Draft { base_ordinal, draft: text.into() };
    let mut drafting = act(&store).await;
    drafting.save_draft(game, 0, &laid("D4", 0)).await.unwrap();
    drafting.save_draft(game, 0, &laid("E5", 0)).await.unwrap();
    drafting.save_draft(game, 1, &laid("F6", 0)).await.unwrap();
    let stale = drafting.save_draft(game, 1, &laid("G7", 1)).await;
    assert!(matches!(stale, Err(StoreError::Conflict { .. })));
    drafting.commit("laid out").await.unwrap();
    store.close().await;
    let store = folder.open().await;
    assert_eq!(store.draft(game, 0).await.unwrap(), Some(laid("E5", 0)));
    let reading = act(&store).await;
    assert_eq!(reading.draft(game, 1).await.unwrap(), Some(laid("F6", 0)));
    reading.commit("read").await.unwrap();
    play(&store, game, "a").await;
    assert_eq!(store.draft(game, 0).await.unwrap(), None);
    assert_eq!(store.draft(game, 1).await.unwrap(), None);
}
