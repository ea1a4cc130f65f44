//! Timers: at their time, once, for as long as the game is in their state.

use std::slice;

use storage::{ActKey, BeginOutcome, GameId, Outgoing, Reads as _, Store as _, Timer};

use super::Folder;
use crate::{HERE, NOW, act, play, running};

const LEASE: i64 = 30_000;

fn draw(game: GameId, ordinal: u32, due_at: i64) -> Timer {
    Timer { kind: "draw".into(), game, ordinal, due_at }
}

#[tokio::test]
async fn a_timer_comes_due_at_its_time_and_is_done_once() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let due = draw(game, 0, NOW + 180_000);
    let mut setting = act(&store).await;
    setting.schedule(&due).await.unwrap();
    setting.commit("set").await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), Some(NOW + 180_000));
    let early = store.claim_due(NOW + 179_999, LEASE, 10).await.unwrap();
    assert_eq!(early, []);
    let time = NOW + 180_000;
    assert_eq!(store.claim_due(time, LEASE, 10).await.unwrap(), slice::from_ref(&due));
    assert_eq!(store.claim_due(time, LEASE, 10).await.unwrap(), []);
    // Whoever had it died before the commit: it comes again after the lease.
    let BeginOutcome::New(half) = store.begin(&due.key(), time).await.unwrap() else {
        panic!("it was not done yet")
    };
    drop(half);
    assert_eq!(store.next_due().await.unwrap(), Some(time + LEASE));
    let again = store.claim_due(time + LEASE, LEASE, 10).await.unwrap();
    assert_eq!(again, slice::from_ref(&due));
    let BeginOutcome::New(mut whole) = store.begin(&due.key(), time).await.unwrap() else {
        panic!("it was not done yet")
    };
    whole.enqueue(&Outgoing::to(HERE, "drawn", "1:0:drawn", "{}")).await.unwrap();
    whole.commit("drawn").await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), None);
    let repeated = store.begin(&due.key(), time).await.unwrap();
    assert!(matches!(repeated, BeginOutcome::Repeated(outcome) if outcome == "drawn"));
}

#[tokio::test]
async fn a_timer_that_takes_long_is_kept_by_whoever_has_it() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let due = draw(game, 0, NOW);
    let mut setting = act(&store).await;
    setting.schedule(&due).await.unwrap();
    setting.commit("set").await.unwrap();
    // Nobody has it yet.
    store.keep_claimed(&due.key(), NOW + LEASE).await.unwrap();
    assert_eq!(store.claim_due(NOW, LEASE, 10).await.unwrap(), slice::from_ref(&due));
    store.keep_claimed(&due.key(), NOW + 2 * LEASE).await.unwrap();
    assert_eq!(store.claim_due(NOW + LEASE, LEASE, 10).await.unwrap(), []);
    assert_eq!(store.next_due().await.unwrap(), Some(NOW + 2 * LEASE));
    assert_eq!(store.claim_due(NOW + 2 * LEASE, LEASE, 10).await.unwrap(), [due]);
}

#[tokio::test]
async fn a_timer_is_void_when_the_game_moves_on() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let mut setting = act(&store).await;
    setting.schedule(&draw(game, 0, NOW)).await.unwrap();
    setting.schedule(&draw(game, 1, NOW + 7)).await.unwrap();
    setting.commit("set").await.unwrap();
    play(&store, game, "a").await;
    let due = store.claim_due(NOW + 10, LEASE, 10).await.unwrap();
    assert_eq!(due, [draw(game, 1, NOW + 7)]);
}

#[tokio::test]
async fn a_timer_can_be_set_anew_and_taken_back() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let mut setting = act(&store).await;
    setting.schedule(&draw(game, 0, NOW)).await.unwrap();
    setting.schedule(&draw(game, 0, NOW + 50)).await.unwrap();
    setting.commit("set").await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), Some(NOW + 50));
    let mut back = act(&store).await;
    back.unschedule(game, "draw").await.unwrap();
    back.commit("taken back").await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn a_timer_that_was_handled_is_not_set_again() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let due = draw(game, 0, NOW);
    let BeginOutcome::New(done) = store.begin(&due.key(), NOW).await.unwrap() else {
        panic!("it is new")
    };
    done.commit("drawn").await.unwrap();
    let mut setting = act(&store).await;
    setting.schedule(&due).await.unwrap();
    setting.commit("set").await.unwrap();
    assert_eq!(store.next_due().await.unwrap(), None);
}

#[tokio::test]
async fn a_clock_that_jumps_back_brings_no_timer_twice() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let due = draw(game, 0, NOW);
    let mut setting = act(&store).await;
    setting.schedule(&due).await.unwrap();
    setting.commit("set").await.unwrap();
    let mut fired = 0;
    let day = 24 * 60 * 60 * 1_000;
    for time in [NOW, NOW - day, NOW + day, NOW, NOW + LEASE] {
        for due in store.claim_due(time, LEASE, 10).await.unwrap() {
            if let BeginOutcome::New(act) = store.begin(&due.key(), time).await.unwrap() {
                act.commit("drawn").await.unwrap();
                fired += 1;
            }
        }
    }
    assert_eq!(fired, 1);
    assert_eq!(due.key(), ActKey::timer("draw", game, 0));
}
