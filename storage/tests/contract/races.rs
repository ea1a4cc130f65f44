//! Many at once: exactly one wins, and nobody is left behind.

use std::sync::Arc;

use storage::{ActKey, BeginOutcome, InteractionId, Outgoing, Reads as _, Store as _, StoreError};
use tokio::sync::Barrier;

use super::Folder;
use crate::{HERE, NOW, a_move, act, fresh, running, state};

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_racing_acts_on_one_state_exactly_one_wins() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    for round in 0..40 {
        let together = Arc::new(Barrier::new(8));
        let racers: Vec<_> = (0..8)
            .map(|racer| {
                let (store, together) = (store.clone(), Arc::clone(&together));
                tokio::spawn(async move {
                    together.wait().await;
                    let BeginOutcome::New(mut act) = store.begin(&fresh(), NOW).await? else {
                        panic!("a new key was known")
                    };
                    let name = format!("{round} {racer}");
                    act.append(game, round, &[a_move(&name)], &state(&name)).await?;
                    act.enqueue(&Outgoing::to(HERE, "ring", format!("{round}:ring"), name)).await?;
                    act.commit("won").await
                })
            })
            .collect();
        let mut winners = 0;
        for racer in racers {
            match racer.await.unwrap() {
                Ok(()) => winners += 1,
                Err(StoreError::Conflict { expected, actual }) => {
                    assert_eq!((expected, actual), (round, round + 1));
                }
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(winners, 1, "round {round}");
    }
    assert_eq!(store.moves(game).await.unwrap().len(), 40);
    assert_eq!(store.unsent(100).await.unwrap().len(), 40);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn one_interaction_delivered_many_times_at_once_is_done_once() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let key = ActKey::interaction(InteractionId(9));
    let together = Arc::new(Barrier::new(8));
    let deliveries: Vec<_> = (0..8)
        .map(|_| {
            let (store, key, together) = (store.clone(), key.clone(), Arc::clone(&together));
            tokio::spawn(async move {
                together.wait().await;
                match store.begin(&key, NOW).await.unwrap() {
                    BeginOutcome::Repeated(outcome) => {
                        assert_eq!(outcome, "moved");
                        0
                    }
                    BeginOutcome::New(mut act) => {
                        let now = act.table(game).await.unwrap().unwrap().game.ordinal;
                        act.append(game, now, &[a_move("m")], &state("m")).await.unwrap();
                        act.commit("moved").await.unwrap();
                        1
                    }
                }
            })
        })
        .collect();
    let mut done = 0;
    for delivery in deliveries {
        done += delivery.await.unwrap();
    }
    assert_eq!(done, 1);
    assert_eq!(store.game(game).await.unwrap().unwrap().ordinal, 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn several_workers_never_hold_the_same_row() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut saying = act(&store).await;
    for number in 0..200 {
        let channel = storage::ChannelId(number % 20);
        let row = Outgoing::to(channel, "ring", format!("{number:03}"), "{}");
        saying.enqueue(&row).await.unwrap();
    }
    saying.commit("said").await.unwrap();
    let workers: Vec<_> = (0..4)
        .map(|_| {
            let store = store.clone();
            tokio::spawn(async move {
                let mut sent = Vec::new();
                loop {
                    let claimed = store.claim(NOW, 30_000, 3).await.unwrap();
                    if claimed.is_empty() && store.unsent(1).await.unwrap().is_empty() {
                        return sent;
                    }
                    for row in claimed {
                        assert_eq!(row.attempts, 1);
                        store.sent(&row, None, NOW).await.unwrap();
                        sent.push(row.outgoing.dedupe);
                    }
                    tokio::task::yield_now().await;
                }
            })
        })
        .collect();
    let mut sent = Vec::new();
    for worker in workers {
        sent.extend(worker.await.unwrap());
    }
    sent.sort();
    let all: Vec<_> = (0..200).map(|number| format!("{number:03}")).collect();
    assert_eq!(sent, all);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_database_that_many_open_at_once_is_made_once() {
    for _ in 0..Folder::OPENINGS {
        let Some(folder) = Folder::new() else { return };
        let together = Arc::new(Barrier::new(4));
        let openers: Vec<_> = (0..4)
            .map(|_| {
                let (opening, together) = (folder.opening(), Arc::clone(&together));
                tokio::spawn(async move {
                    together.wait().await;
                    opening.await
                })
            })
            .collect();
        let mut serving = Vec::new();
        for opener in openers {
            match opener.await.unwrap() {
                Ok(store) => serving.push(store),
                Err(StoreError::InUse(_)) => {}
                Err(other) => panic!("{other}"),
            }
        }
        assert_eq!(serving.len(), Folder::SERVING);
        running(&serving[0]).await;
    }
}
