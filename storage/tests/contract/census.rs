//! What an operator sees: how much is open, what acts cost, and a look that changes nothing.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use storage::{Census, ChannelId, Database, Meter, Outgoing, Store as _, Timer};

use super::Folder;
use crate::{GUILD, HERE, NOW, act, act_at, new_game, play, running, running_in};

const ELSEWHERE: ChannelId = ChannelId(1_200_000_000_000_000_009);

fn message(name: &str) -> Outgoing {
    Outgoing::to(HERE, "ring", name, "{}")
}

#[tokio::test]
async fn what_is_open_is_counted_with_its_age() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    assert_eq!(store.census(NOW).await.unwrap(), Census::default());
    let game = running(&store).await;
    let mut later = act_at(&store, NOW + 1_000).await;
    later.create_game(&new_game(ELSEWHERE)).await.unwrap();
    later.enqueue(&message("now")).await.unwrap();
    later.enqueue(&Outgoing { not_before: NOW + 60_000, ..message("later") }).await.unwrap();
    for (kind, due_at) in [("draw", NOW + 5_000), ("idle", NOW + 90_000)] {
        let timer = Timer { kind: kind.to_owned(), game, ordinal: 0, due_at };
        later.schedule(&timer).await.unwrap();
    }
    later.commit("").await.unwrap();
    let census = Census {
        lobbies: 1,
        running: 1,
        parked: 0,
        unsent: 2,
        unsent_since: Some(NOW + 1_000),
        overdue: 1,
        overdue_since: Some(NOW + 5_000),
    };
    assert_eq!(store.census(NOW + 6_000).await.unwrap(), census);

    // One that failed is as old as it was before, however late it is tried again.
    let [row] = &store.claim(NOW + 6_000, 1_000, 10).await.unwrap()[..] else { panic!("one") };
    store.retry(row, NOW + 900_000).await.unwrap();
    assert_eq!(store.census(NOW + 6_000).await.unwrap().unsent_since, Some(NOW + 1_000));
    let mut parking = act(&store).await;
    parking.park(game).await.unwrap();
    parking.commit("").await.unwrap();
    let parked = store.census(NOW + 6_000).await.unwrap();
    assert_eq!((parked.running, parked.parked), (0, 1));
}

#[tokio::test]
async fn a_look_back_that_somebody_is_at_is_not_late_and_any_other_timer_is() {
    const LEASE: i64 = 60_000;
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let timer = |kind: &str| Timer { kind: kind.to_owned(), game, ordinal: 0, due_at: NOW };
    let mut setting = act(&store).await;
    setting.schedule(&timer("analyse")).await.unwrap();
    setting.schedule(&timer("analyse.55.3")).await.unwrap();
    setting.schedule(&timer("analysed")).await.unwrap();
    setting.commit("").await.unwrap();
    let late = async |at| {
        let census = store.census(at).await.unwrap();
        (census.overdue, census.overdue_since)
    };
    assert_eq!(late(NOW).await, (3, Some(NOW)), "nobody is at it");
    assert_eq!(store.claim_due(NOW, LEASE, 10).await.unwrap().len(), 3);
    assert_eq!(late(NOW + 10).await, (1, Some(NOW)));
    let until = NOW + 40 * LEASE;
    for kind in ["analyse", "analyse.55.3"] {
        store.keep_claimed(&timer(kind).key(), until).await.unwrap();
    }
    assert_eq!(late(until - 1).await, (1, Some(NOW)));
    let mut done = act_at(&store, NOW).await;
    done.unschedule(game, "analysed").await.unwrap();
    done.commit("").await.unwrap();
    assert_eq!(late(until - 1).await, (0, None));
    assert_eq!(late(until).await, (2, Some(until)), "whoever was at it is gone");
}

/// Adds up what it is told.
#[derive(Debug, Default)]
struct Ledger {
    begun: AtomicU64,
    committed: AtomicU64,
    moves: AtomicU64,
}

impl Meter for Ledger {
    fn begun(&self, _: Duration) {
        self.begun.fetch_add(1, Ordering::Relaxed);
    }

    fn committed(&self, _: Duration, moves: u64) {
        self.committed.fetch_add(1, Ordering::Relaxed);
        self.moves.fetch_add(moves, Ordering::Relaxed);
    }
}

#[tokio::test]
async fn acts_are_measured_and_only_moves_that_are_durable_are_counted() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let ledger = Arc::new(Ledger::default());
    store.measure(ledger.clone());
    let game = running(&store).await;
    play(&store, game, "a").await;
    let mut dropped = act(&store).await;
    let state = crate::state("b");
    dropped.append(game, 1, &[crate::a_move("b")], &state).await.unwrap();
    drop(dropped);
    let read = |number: &AtomicU64| number.load(Ordering::Relaxed);
    let told = (read(&ledger.begun), read(&ledger.committed), read(&ledger.moves));
    assert_eq!(told, (3, 2, 1));
}

#[tokio::test]
async fn a_look_finds_where_games_are_played_while_another_process_serves() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    running(&store).await;
    running_in(&store, ELSEWHERE).await;
    let found = Database::examine(&folder.address(), 5).await.unwrap();
    assert_eq!(found.schema, Some(found.known));
    let mut places = found.places;
    places.sort_unstable();
    assert_eq!(places, [(Some(GUILD), HERE), (Some(GUILD), ELSEWHERE)]);
    let first = Database::examine(&folder.address(), 1).await.unwrap();
    assert_eq!(first.places.len(), 1);
    if let Some(server) = found.server {
        assert!(server.may_create && !server.is_replica && server.foreign_tables == 0);
        assert!(server.most_connections >= server.connections && server.connections > 0);
    }
}
