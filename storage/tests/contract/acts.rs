//! Acts: all or nothing, once only.

use std::pin::pin;

use storage::{ActKey, BeginOutcome, InteractionId, Outgoing, Reads as _, Store as _, StoreError};

use super::Folder;
use crate::{HERE, NOW, a_move, act, new_game, play, running, state};

#[tokio::test]
async fn an_act_without_commit_never_happened() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let key = ActKey::interaction(InteractionId(1));
    for _ in 0..3 {
        let BeginOutcome::New(mut act) = store.begin(&key, NOW).await.unwrap() else {
            panic!("a dropped act was remembered")
        };
        let game = act.create_game(&new_game(HERE)).await.unwrap();
        act.start(game, &state("start")).await.unwrap();
        act.enqueue(&Outgoing::to(HERE, "ring", "1:0:ring", "{}")).await.unwrap();
        drop(act);
        assert_eq!(store.table_in(HERE).await.unwrap(), None);
        assert_eq!(store.unsent(10).await.unwrap(), []);
    }
}

#[tokio::test]
async fn a_repeated_interaction_is_answered_with_the_stored_outcome() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let key = ActKey::interaction(InteractionId(1));
    let BeginOutcome::New(mut act) = store.begin(&key, NOW).await.unwrap() else {
        panic!("a new act was known")
    };
    act.create_game(&new_game(HERE)).await.unwrap();
    act.commit("opened: Łucja's table").await.unwrap();
    for later in [0, 1, 60_000] {
        let BeginOutcome::Repeated(outcome) = store.begin(&key, NOW + later).await.unwrap() else {
            panic!("an act was done twice")
        };
        assert_eq!(outcome, "opened: Łucja's table");
    }
    // It is remembered across a restart too.
    store.close().await;
    let store = folder.open().await;
    let again = store.begin(&key, NOW).await.unwrap();
    assert!(matches!(again, BeginOutcome::Repeated(outcome) if outcome == "opened: Łucja's table"));
}

#[tokio::test]
async fn the_loser_of_two_acts_on_one_state_is_told_and_changes_nothing() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    play(&store, game, "first").await;
    let before = store.table(game).await.unwrap();
    let mut late = act(&store).await;
    let refused = late.append(game, 0, &[a_move("late")], &state("late")).await;
    assert!(matches!(refused, Err(StoreError::Conflict { expected: 0, actual: 1 })));
    // A refusal is no failure of the database: the act may still say so and be committed.
    late.commit("too late").await.unwrap();
    assert_eq!(store.table(game).await.unwrap(), before);
    assert_eq!(store.moves(game).await.unwrap().len(), 1);
}

#[tokio::test]
async fn after_a_failed_step_an_act_cannot_be_committed() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let mut act = act(&store).await;
    act.append(game, 0, &[a_move("half")], &state("half")).await.unwrap();
    // A row of a game that does not exist breaks a foreign key.
    let orphan = Outgoing {
        game: Some(storage::GameId(999)),
        ..Outgoing::to(HERE, "ring", "999:0:ring", "{}")
    };
    let failed = act.enqueue(&orphan).await;
    assert!(matches!(failed, Err(StoreError::Database { .. })));
    let next = act.enqueue(&Outgoing::to(HERE, "ring", "1:1:ring", "{}")).await;
    assert!(matches!(next, Err(StoreError::ActFailed)));
    let committed = act.commit("done").await;
    assert!(matches!(committed, Err(StoreError::ActFailed)));
    assert_eq!(store.game(game).await.unwrap().unwrap().ordinal, 0);
    assert_eq!(store.unsent(10).await.unwrap(), []);
}

#[tokio::test]
async fn a_step_that_was_cut_off_cannot_be_committed() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let mut cut_off = None;
    // A quick database may have answered before it is asked; then the step is begun anew.
    for _ in 0..50 {
        let mut act = act(&store).await;
        let (moves, after) = ([a_move("half")], state("half"));
        // Polled once: it has begun and waits for the database. Then it is dropped.
        let first = futures_poll(pin!(act.append(game, 0, &moves, &after))).await;
        match first {
            Some(done) => assert_eq!(done.unwrap(), 1),
            None => {
                cut_off = Some(act);
                break;
            }
        }
    }
    let act = cut_off.expect("a step waits for its database");
    assert!(matches!(act.commit("done").await, Err(StoreError::ActFailed)));
    assert_eq!(store.moves(game).await.unwrap(), []);
    play(&store, game, "whole").await;
}

/// Polls a future one time.
async fn futures_poll<F: Future>(mut future: std::pin::Pin<&mut F>) -> Option<F::Output> {
    std::future::poll_fn(|context| {
        std::task::Poll::Ready(match future.as_mut().poll(context) {
            std::task::Poll::Ready(value) => Some(value),
            std::task::Poll::Pending => None,
        })
    })
    .await
}

#[tokio::test]
async fn readers_see_the_last_commit_while_an_act_is_under_way() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let mut act = act(&store).await;
    act.append(game, 0, &[a_move("open")], &state("open")).await.unwrap();
    assert_eq!(store.game(game).await.unwrap().unwrap().ordinal, 0);
    act.commit("moved").await.unwrap();
    assert_eq!(store.game(game).await.unwrap().unwrap().ordinal, 1);
}

#[tokio::test]
async fn a_sweep_forgets_outcomes_after_a_day_and_not_before() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let key = ActKey::interaction(InteractionId(1));
    let BeginOutcome::New(act) = store.begin(&key, NOW).await.unwrap() else {
        panic!("a new act was known")
    };
    act.commit("done").await.unwrap();
    let day = storage::limits::INBOX_KEPT_MS;
    assert_eq!(store.sweep(NOW + day).await.unwrap().inbox, 0);
    assert!(matches!(store.begin(&key, NOW).await.unwrap(), BeginOutcome::Repeated(_)));
    assert_eq!(store.sweep(NOW + day + 1).await.unwrap().inbox, 1);
    assert!(matches!(store.begin(&key, NOW).await.unwrap(), BeginOutcome::New(_)));
}
