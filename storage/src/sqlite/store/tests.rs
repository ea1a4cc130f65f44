//! Tests that need the inside: the settings of the writing connection, and a disk that fills up at
//! every possible point.

use std::path::PathBuf;

use super::super::limits::{READERS, WRITER_WAIT};
use super::super::sql::sweep::{SWEPT_AT_ONCE, sweep};
use super::*;
use crate::{
    BeginOutcome, ChannelId, GameId, InteractionId, Millis, NewGame, NewMove, Outgoing, Reads as _,
    State, Store as _, UnitOfWork, UserId,
};

const NOW: Millis = 1_800_000_000_000;

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("carcas-inside-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&folder);
        std::fs::create_dir(&folder).unwrap();
        Self(folder)
    }

    async fn open(&self) -> SqliteStore {
        SqliteStore::open(&self.0.join("carcas.sqlite"), OpenMode::Serve).await.unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn writer(store: &SqliteStore) -> &SqlitePool {
    store.inner.writer.as_ref().expect("the store serves")
}

#[tokio::test]
async fn the_writer_makes_every_commit_durable() {
    let folder = Folder::new("settings");
    let store = folder.open().await;
    let mut conn = writer(&store).acquire().await.unwrap();
    let mut setting = async |sql: &'static str| -> String {
        sqlx::query_scalar::<_, String>(sql).fetch_one(&mut *conn).await.unwrap()
    };
    assert_eq!(setting("SELECT journal_mode FROM pragma_journal_mode").await, "wal");
    // 2 is FULL: the log is synced at each commit.
    assert_eq!(setting("SELECT CAST(synchronous AS TEXT) FROM pragma_synchronous").await, "2");
    assert_eq!(setting("SELECT CAST(foreign_keys AS TEXT) FROM pragma_foreign_keys").await, "1");
    assert_eq!(setting("SELECT CAST(secure_delete AS TEXT) FROM pragma_secure_delete").await, "1");
    assert_eq!(setting("SELECT CAST(timeout AS TEXT) FROM pragma_busy_timeout").await, "2000");
}

#[tokio::test]
async fn a_statement_is_planned_once_whatever_is_bound_to_it() {
    let folder = Folder::new("planned");
    let store = folder.open().await;
    let sql = "SELECT sqlite_compileoption_used('ENABLE_QPSG')";
    let used: bool = sqlx::query_scalar(sql).fetch_one(writer(&store)).await.unwrap();
    assert!(used, "built without .cargo/config.toml");
}

#[tokio::test]
async fn a_sweep_lets_others_write_between_its_shares() {
    let folder = Folder::new("shares");
    let store = folder.open().await;
    let many = 2 * SWEPT_AT_ONCE + 1;
    let rows = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < $1)
        INSERT INTO inbox (act_key, outcome, received_at) SELECT 'act' || n, '', 1 FROM n";
    sqlx::query(rows).bind(many).execute(writer(&store)).await.unwrap();
    let mut tx = store.write().await.unwrap();
    let share = sweep(&mut tx, NOW).await.unwrap();
    assert_eq!(share.inbox, SWEPT_AT_ONCE as u64);
    store.commit(tx).await.unwrap();
    let rest = store.sweep(NOW).await.unwrap();
    assert_eq!(share.inbox + rest.inbox, many as u64);
}

#[tokio::test]
async fn a_file_that_is_largely_empty_becomes_smaller() {
    let folder = Folder::new("shrink");
    let store = folder.open().await;
    let rows = "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 6000)
        INSERT INTO inbox (act_key, outcome, received_at)
            SELECT 'act' || n, HEX(ZEROBLOB(2000)), 1 FROM n";
    sqlx::query(rows).execute(writer(&store)).await.unwrap();
    let before = pages(&store).await;
    let swept = store.sweep(NOW).await.unwrap();
    assert!(swept.freed > 1_000, "{swept:?} of {before}");
    // Pages that only tell where others are go with them.
    assert!(pages(&store).await <= before - swept.freed as i64);
    // What is left free is for the games to come.
    assert_eq!(store.sweep(NOW).await.unwrap().freed, 0);
}

#[tokio::test]
async fn what_waits_is_found_without_a_look_at_all_that_was_sent() {
    let folder = Folder::new("plan");
    let store = folder.open().await;
    let mut conn = writer(&store).acquire().await.unwrap();
    for sql in [super::super::sql::outbox::CLAIM, super::super::sql::outbox::NEXT] {
        let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {sql}"));
        let rows = sqlx::query(explain).fetch_all(&mut *conn).await.unwrap();
        let plan: Vec<String> =
            rows.iter().map(|row| sqlx::Row::try_get(row, "detail").unwrap()).collect();
        let reads = |line: &&String| line.starts_with("SCAN ") && line.contains("outbox");
        let scans: Vec<_> = plan.iter().filter(reads).collect();
        assert_eq!(scans, ["SCAN outbox USING COVERING INDEX outbox_open"], "{plan:#?}");
    }
}

/// Stops the process, and continues it after longer than anybody waits for a connection.
async fn stop() {
    tokio::time::pause();
    tokio::time::advance(WRITER_WAIT * 2).await;
    tokio::time::resume();
}

#[tokio::test]
async fn whoever_waits_while_the_process_is_stopped_goes_on_afterwards() {
    let folder = Folder::new("stopped");
    let store = folder.open().await;
    let held = store.write().await.unwrap();
    let waits = tokio::spawn({
        let store = store.clone();
        async move { store.write().await.map(drop) }
    });
    tokio::task::yield_now().await;
    stop().await;
    drop(held);
    waits.await.unwrap().unwrap();

    let mut held = Vec::new();
    for _ in 0..READERS {
        held.push(store.reader().await.unwrap());
    }
    let waits = tokio::spawn({
        let store = store.clone();
        async move {
            drop(store.reader().await?);
            store.read().await.map(drop)
        }
    });
    tokio::task::yield_now().await;
    stop().await;
    drop(held);
    waits.await.unwrap().unwrap();
}

/// Limits the database to this many pages, as on a full disk.
async fn limit(store: &SqliteStore, pages: i64) {
    let sql = format!("PRAGMA max_page_count = {pages}");
    sqlx::query(sqlx::AssertSqlSafe(sql)).execute(writer(store)).await.unwrap();
}

async fn pages(store: &SqliteStore) -> i64 {
    sqlx::query_scalar("PRAGMA page_count").fetch_one(writer(store)).await.unwrap()
}

async fn begin(store: &SqliteStore, id: u64) -> Box<dyn UnitOfWork> {
    match store.begin(&ActKey::interaction(InteractionId(id)), NOW).await.unwrap() {
        BeginOutcome::New(act) => act,
        BeginOutcome::Repeated(outcome) => panic!("done before: {outcome}"),
    }
}

async fn opened(store: &SqliteStore) -> GameId {
    let mut act = begin(store, 1).await;
    let new =
        NewGame { guild: None, channel: ChannelId(1), host: UserId(1), settings: String::new() };
    let game = act.create_game(&new).await.unwrap();
    act.start(game, &state(0)).await.unwrap();
    act.commit("started").await.unwrap();
    game
}

/// States grow as the board does.
fn state(ordinal: u32) -> State {
    let snapshot = "s".repeat(200 + 150 * ordinal as usize);
    State { snapshot, hash: format!("h{ordinal}"), to_move: Some(0) }
}

async fn play(store: &SqliteStore, game: GameId, ordinal: u32) -> Result<(), StoreError> {
    let key = ActKey::interaction(InteractionId(100 + u64::from(ordinal)));
    let BeginOutcome::New(mut act) = store.begin(&key, NOW).await? else {
        panic!("a move was remembered that was not committed")
    };
    let made = NewMove {
        seat: 0,
        action: format!("a{ordinal}"),
        events: "e".repeat(300),
        hash: format!("h{ordinal}"),
        made_by: String::new(),
    };
    act.append(game, ordinal - 1, &[made], &state(ordinal)).await?;
    let ring = Outgoing::to(ChannelId(1), "ring", format!("{ordinal}:ring"), "p".repeat(400));
    act.enqueue(&ring).await?;
    act.commit("moved").await
}

/// Counts everything that a move changes.
async fn counted(store: &SqliteStore, game: GameId) -> [usize; 3] {
    let table = store.table(game).await.unwrap().unwrap();
    assert_eq!(table.state, Some(state(table.game.ordinal)));
    let moves = store.moves(game).await.unwrap().len();
    [table.game.ordinal as usize, moves, store.unsent(1_000).await.unwrap().len()]
}

#[tokio::test]
async fn after_a_commit_in_doubt_nobody_is_told_that_nothing_was_changed() {
    let folder = Folder::new("doubt");
    let store = folder.open().await;
    let game = opened(&store).await;
    let mut tx = store.write().await.unwrap();
    // So the commit fails with an error that does not say what became of it.
    sqlx::query("ROLLBACK").execute(&mut *tx).await.unwrap();
    let first = store.commit(tx).await.unwrap_err();
    assert!(matches!(first, StoreError::InDoubt { .. }), "{first:?}");
    // The same act, delivered once more, or any other.
    let second = play(&store, game, 1).await.unwrap_err();
    assert_eq!(second.to_string(), first.to_string());
    assert!(matches!(second, StoreError::InDoubt { .. }), "{second:?}");
    assert_eq!(store.in_doubt().await.to_string(), first.to_string());
    assert_eq!(counted(&store, game).await, [0; 3]);
}

#[tokio::test]
async fn a_full_disk_stops_an_act_whole_at_every_size_and_play_goes_on_when_there_is_room() {
    const MOVES: u32 = 40;
    let mut refusals = 0;
    for room in 0.. {
        let folder = Folder::new("full");
        let store = folder.open().await;
        let game = opened(&store).await;
        limit(&store, pages(&store).await + room).await;
        let mut was_full = false;
        for ordinal in 1..=MOVES {
            let Err(error) = play(&store, game, ordinal).await else {
                continue;
            };
            assert!(matches!(error, StoreError::Full(_)), "{error:?}");
            assert!(error.to_string().contains("carcas.sqlite"), "{error}");
            was_full = true;
            refusals += 1;
            assert_eq!(counted(&store, game).await, [ordinal as usize - 1; 3]);
            limit(&store, i64::from(u32::MAX - 1)).await;
            play(&store, game, ordinal).await.unwrap();
        }
        assert_eq!(counted(&store, game).await, [MOVES as usize; 3]);
        let sound: String =
            sqlx::query_scalar("PRAGMA integrity_check").fetch_one(writer(&store)).await.unwrap();
        assert_eq!(sound, "ok");
        store.close().await;
        if !was_full {
            break;
        }
    }
    assert!(refusals > 20, "the disk was full {refusals} times");
}
