//! What only a server can do: acts beside each other, connections that break, a database that is
//! somebody else's.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use storage::postgres::{PostgresStore, ServerAddress};
use storage::{
    ActKey, BeginOutcome, ChannelId, InteractionId, NewGame, OpenMode, Outgoing, Reads as _,
    Store as _, StoreError,
};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{UnixListener, UnixStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;
use tokio::time::timeout;

use super::Folder;
use crate::{
    ADA, BEN, HERE, NOW, a_move, act, fresh, new_game, play, result, running, running_in, state,
};

/// Ends every other connection to the database.
const CUT: &str = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()";

#[tokio::test]
async fn acts_on_different_games_do_not_wait_for_each_other() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let (here, there) = (running(&store).await, running_in(&store, ChannelId(2)).await);
    let mut first = act(&store).await;
    first.append(here, 0, &[a_move("a")], &state("a")).await.unwrap();
    // The first act is still open.
    assert_eq!(play(&store, there, "b").await, 1);
    first.commit("moved").await.unwrap();
    assert_eq!(store.game(here).await.unwrap().unwrap().ordinal, 1);
}

#[tokio::test]
async fn what_an_act_has_read_of_a_game_stays_true_until_it_is_over() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let mut first = act(&store).await;
    assert_eq!(first.table_in(HERE).await.unwrap().unwrap().game.ordinal, 0);
    let second = tokio::spawn({
        let store = store.clone();
        async move {
            let mut act = act(&store).await;
            let seen = act.table(game).await.unwrap().unwrap();
            let refused = act.append(game, 0, &[a_move("b")], &state("b")).await;
            assert!(matches!(refused, Err(StoreError::Conflict { expected: 0, actual: 1 })));
            seen
        }
    });
    waits(&folder).await;
    first.append(game, 0, &[a_move("a")], &state("a")).await.unwrap();
    first.commit("moved").await.unwrap();
    let seen = second.await.unwrap();
    assert_eq!((seen.game.ordinal, seen.state), (1, Some(state("a"))));
}

/// Waits until a connection waits for another one; nothing else is on its way meanwhile.
async fn waits(folder: &Folder) {
    const LONGEST: Duration = Duration::from_secs(120);
    let waiting = "SELECT COUNT(*) FROM pg_stat_activity
        WHERE datname = current_database() AND wait_event_type = 'Lock'";
    let begun = Instant::now();
    while folder.sql(waiting).await == "0" {
        assert!(begun.elapsed() < LONGEST, "nobody waits");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
}

#[tokio::test]
async fn preferences_that_an_act_changes_are_those_that_another_one_has_left() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut known = act(&store).await;
    known.save_prefs(ADA, "first").await.unwrap();
    known.commit("").await.unwrap();
    let mut first = act(&store).await;
    first.save_prefs(ADA, "second").await.unwrap();
    let second = tokio::spawn({
        let store = store.clone();
        async move { act(&store).await.held_prefs(ADA).await.unwrap() }
    });
    waits(&folder).await;
    first.commit("").await.unwrap();
    assert_eq!(second.await.unwrap(), "second");
}

/// Erases Ada while an act is open that goes on then.
async fn erased_beside(
    folder: &Folder,
    store: &PostgresStore,
    act: impl Future<Output = Result<(), StoreError>>,
) {
    let erasing = tokio::spawn({
        let store = store.clone();
        async move { store.erase(ADA).await }
    });
    waits(folder).await;
    act.await.unwrap();
    erasing.await.unwrap().unwrap();
    assert_eq!(folder.traces(ADA).await, 0);
}

#[tokio::test]
async fn an_id_is_erased_from_what_is_written_at_the_same_time() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut opening = act(&store).await;
    let game = opening.create_game(&NewGame { host: BEN, ..new_game(HERE) }).await.unwrap();
    opening.save_progress(game, &format!("offered to {ADA}")).await.unwrap();
    opening.commit("").await.unwrap();
    let mut writing = act(&store).await;
    writing.save_progress(game, &format!("offered to {ADA} and {BEN}")).await.unwrap();
    erased_beside(&folder, &store, writing.commit("")).await;
}

#[tokio::test]
async fn whoever_is_erased_is_not_written_again_into_results_that_were_read_before() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let mut recording = act(&store).await;
    recording.save_results(&[result(game, 0, ADA, 1)]).await.unwrap();
    recording.commit("").await.unwrap();
    let mut again = act(&store).await;
    again.hold_records().await.unwrap();
    let read = again.results(game).await.unwrap();
    let saved = async {
        again.save_results(&read).await?;
        again.commit("").await
    };
    erased_beside(&folder, &store, saved).await;
}

#[tokio::test]
async fn an_erasure_that_cannot_tidy_up_has_happened() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    running(&store).await;
    folder.sql("DROP TABLE promises").await;
    assert!(!store.erase(ADA).await.unwrap().wiped);
    assert_eq!(folder.traces(ADA).await, 0);
}

#[tokio::test]
async fn of_two_that_open_a_game_in_a_channel_the_second_is_told() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut first = act(&store).await;
    first.create_game(&new_game(HERE)).await.unwrap();
    let second = tokio::spawn({
        let store = store.clone();
        async move {
            let mut act = act(&store).await;
            let refused = act.create_game(&new_game(HERE)).await;
            assert!(matches!(refused, Err(StoreError::ChannelTaken)), "{refused:?}");
            // A refusal is no failure: the act may say so.
            act.commit("taken").await.unwrap();
        }
    });
    waits(&folder).await;
    first.commit("opened").await.unwrap();
    second.await.unwrap();
}

#[tokio::test]
async fn of_two_acts_in_each_others_way_one_gives_way() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let games = [running(&store).await, running_in(&store, ChannelId(2)).await];
    let first = act(&store).await;
    first.table(games[0]).await.unwrap();
    let second = tokio::spawn({
        let store = store.clone();
        async move {
            let act = act(&store).await;
            act.table(games[1]).await.unwrap();
            act.table(games[0]).await.map(drop)
        }
    });
    waits(&folder).await;
    let ends = [first.table(games[1]).await.map(drop), second.await.unwrap()];
    let mut lost = ends.iter().filter_map(|end| end.as_ref().err());
    let error = lost.next().expect("one of them could not go on");
    assert!(matches!(error, StoreError::Collision(_)) && error.is_busy(), "{error:?}");
    assert!(lost.next().is_none());
}

#[tokio::test]
async fn an_act_whose_connection_breaks_has_not_happened_and_the_next_one_goes_on() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let key = ActKey::interaction(InteractionId(1));
    for step in 0..2 {
        let BeginOutcome::New(mut act) = store.begin(&key, NOW).await.unwrap() else {
            panic!("it has not happened")
        };
        act.append(game, 0, &[a_move("half")], &state("half")).await.unwrap();
        folder.sql(CUT).await;
        let error = match step {
            0 => act.enqueue(&Outgoing::to(HERE, "ring", "1", "{}")).await.unwrap_err(),
            _ => act.commit("moved").await.unwrap_err(),
        };
        assert!(matches!(error, StoreError::Away { .. }), "{error:?}");
        assert!(error.to_string().starts_with("postgres:///test_"), "{error}");
        assert_eq!(store.game(game).await.unwrap().unwrap().ordinal, 0);
        assert_eq!(store.moves(game).await.unwrap(), []);
        assert_eq!(store.unsent(9).await.unwrap(), []);
    }
    assert_eq!(play(&store, game, "whole").await, 1);
    store.in_place().await.unwrap();
}

#[tokio::test]
async fn a_commit_that_the_server_refuses_in_the_end_has_not_happened() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    folder
        .sql(
            "CREATE FUNCTION cut() RETURNS TRIGGER LANGUAGE plpgsql AS
                'BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END';
            CREATE CONSTRAINT TRIGGER cut AFTER INSERT ON games DEFERRABLE INITIALLY DEFERRED
                FOR EACH ROW EXECUTE FUNCTION cut()",
        )
        .await;
    let mut opening = act(&store).await;
    opening.create_game(&new_game(HERE)).await.unwrap();
    let lost = opening.commit("opened").await.unwrap_err();
    assert!(matches!(lost, StoreError::Away { .. }), "{lost:?}");
    assert!(store.table_in(HERE).await.unwrap().is_none());
    folder.sql("DROP TRIGGER cut ON games").await;
    running(&store).await;
}

#[tokio::test]
async fn a_commit_whose_answer_is_lost_is_known_by_the_key_of_its_act() {
    let Some(folder) = Folder::new() else { return };
    folder.open().await.close().await;
    let line = Line::to(&folder).await;
    let server = ServerAddress::parse(&line.url).unwrap();
    let store = PostgresStore::open(&server, &folder.promises(), OpenMode::Serve).await.unwrap();
    let game = running(&store).await;
    line.cut.store(true, Ordering::SeqCst);
    assert_eq!(play(&store, game, "a").await, 1);
    assert!(!line.cut.load(Ordering::SeqCst), "the answer was lost");
    assert_eq!(store.moves(game).await.unwrap().len(), 1);
    assert_eq!(play(&store, game, "b").await, 2);
}

#[tokio::test]
async fn a_server_that_has_vanished_without_a_word_is_asked_on_another_way() {
    let Some(folder) = Folder::new() else { return };
    folder.open().await.close().await;
    let line = Line::to(&folder).await;
    let server = ServerAddress::parse(&line.url).unwrap();
    let store = PostgresStore::open(&server, &folder.promises(), OpenMode::Serve).await.unwrap();
    line.vanish();
    let asked = timeout(Duration::from_secs(60), store.in_place()).await;
    asked.expect("it does not wait for ever").unwrap();
    store.in_place().await.unwrap();
    // The server does not know yet that nobody is there any more: another way, and the same lock.
    let copying = folder.opening_to(OpenMode::CopyFrom).await;
    assert!(matches!(copying, Err(StoreError::InUse(_))));
}

/// A line to the server that can lose the answer to a commit.
struct Line {
    url: String,
    /// The next commit reaches the server, and its answer reaches nobody.
    cut: Arc<AtomicBool>,
    /// Counts the times at which everything that is connected hears nothing any more.
    vanished: watch::Sender<u32>,
    carrying: JoinHandle<()>,
}

impl Line {
    async fn to(folder: &Folder) -> Self {
        let here = folder.promises().with_file_name("line");
        std::fs::create_dir(&here).unwrap();
        let listener = UnixListener::bind(here.join(".s.PGSQL.5432")).unwrap();
        let there = folder.sql("SELECT current_setting('unix_socket_directories')").await;
        let url = folder.server().name().replace(&there, here.to_str().unwrap());
        let url = url.replace("postgres:///", "postgres://carcas@localhost/");
        let cut = Arc::new(AtomicBool::new(false));
        let vanished = watch::Sender::new(0);
        let carrying = tokio::spawn({
            let (cut, vanished) = (Arc::clone(&cut), vanished.clone());
            async move {
                while let Ok((client, _)) = listener.accept().await {
                    let server = Path::new(&there).join(".s.PGSQL.5432");
                    let server = UnixStream::connect(server).await.unwrap();
                    let (cut, mut vanishes) = (Arc::clone(&cut), vanished.subscribe());
                    tokio::spawn(async move {
                        let mut ends = (client, server);
                        tokio::select! {
                            () = carry(&mut ends, cut) => {}
                            // Both ends stay open, and nothing goes through.
                            _ = vanishes.changed() => std::future::pending().await,
                        }
                    });
                }
            }
        });
        Self { url, cut, vanished, carrying }
    }

    fn vanish(&self) {
        self.vanished.send_modify(|times| *times += 1);
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.carrying.abort();
    }
}

async fn carry((client, server): &mut (UnixStream, UnixStream), cut: Arc<AtomicBool>) {
    let (mut said, mut answered) = ([0; 8192], [0; 8192]);
    loop {
        tokio::select! {
            read = client.read(&mut said) => {
                let said = &said[..read.unwrap_or(0)];
                if said.is_empty() || server.write_all(said).await.is_err() {
                    return;
                }
                let commits = said.windows(6).any(|word| word == b"COMMIT");
                if commits && cut.swap(false, Ordering::SeqCst) {
                    let _ = server.read(&mut answered).await;
                    return;
                }
            }
            read = server.read(&mut answered) => {
                let answered = &answered[..read.unwrap_or(0)];
                if answered.is_empty() || client.write_all(answered).await.is_err() {
                    return;
                }
            }
        }
    }
}

#[tokio::test]
async fn whoever_looks_does_not_write_and_whoever_serves_notices_a_copy() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let reader = folder.opening_to(OpenMode::Read).await.unwrap();
    play(&store, game, "a").await;
    assert_eq!(reader.moves(game).await.unwrap().len(), 1);
    let writing = reader.begin(&fresh(), 0).await;
    assert!(matches!(writing, Err(StoreError::ReadOnly(_))));
    // The lock goes with its connection and is taken again.
    folder.sql(CUT).await;
    store.in_place().await.unwrap();
    let copying = folder.opening_to(OpenMode::CopyFrom).await;
    assert!(matches!(copying, Err(StoreError::InUse(_))));
    // Somebody was quicker who copies.
    folder.sql(CUT).await;
    let copying = folder.opening_to(OpenMode::CopyFrom).await.unwrap();
    assert!(matches!(store.in_place().await, Err(StoreError::InUse(_))));
    copying.close().await;
    store.in_place().await.unwrap();
    store.close().await;
    folder.open().await;
}

#[tokio::test]
async fn a_database_that_must_not_be_used_is_left_alone() {
    let Some(folder) = Folder::new() else { return };
    let empty = folder.opening_to(OpenMode::Read).await.unwrap_err();
    assert!(matches!(empty, StoreError::Missing(_)), "{empty:?}");
    assert_eq!(folder.sql("SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'").await, "0");
    let refuses = async |wanted: fn(&StoreError) -> bool| {
        for mode in [OpenMode::Serve, OpenMode::Read] {
            let error = folder.opening_to(mode).await.unwrap_err();
            assert!(wanted(&error), "{error:?}");
            let line = error.to_string();
            assert!(line.starts_with("postgres:///test_") && !line.contains('\n'), "{line}");
        }
    };
    folder.sql("CREATE TABLE recipes (name TEXT)").await;
    refuses(|error| matches!(error, StoreError::Foreign(_))).await;
    folder.sql("DROP TABLE recipes").await;
    let store = folder.open().await;
    assert_eq!((store.migration().from, store.migration().to), (None, 1));
    running(&store).await;
    store.close().await;
    folder.sql("UPDATE _sqlx_migrations SET version = 77 WHERE version = 1").await;
    refuses(|error| matches!(error, StoreError::NewerSchema { found: 77, known: 1, .. })).await;
    folder.sql("UPDATE _sqlx_migrations SET version = 1, checksum = 'x' WHERE version = 77").await;
    let edited = folder.opening().await.unwrap_err();
    assert!(matches!(edited, StoreError::Foreign(_)), "{edited:?}");
    folder.sql("UPDATE _sqlx_migrations SET description = 'first tables'").await;
    refuses(|error| matches!(error, StoreError::Unreleased(_))).await;
}

#[tokio::test]
async fn a_server_or_a_database_that_is_not_there_is_named() {
    let Some(folder) = Folder::new() else { return };
    let open = async |url: &str| {
        let server = ServerAddress::parse(url).unwrap();
        let promises = folder.promises();
        let opened = PostgresStore::open(&server, &promises, OpenMode::Serve);
        opened.await.unwrap_err()
    };
    let nobody = open("postgres://ada:secret@localhost/games?host=/nowhere").await;
    assert!(matches!(nobody, StoreError::Away { .. }), "{nobody:?}");
    assert!(!format!("{nobody} {nobody:?}").contains("secret"));
    let url = folder
        .sql(
            "SELECT 'postgres://carcas@localhost/lost?host='
        || current_setting('unix_socket_directories')",
        )
        .await;
    let lost = open(&url).await;
    assert!(matches!(lost, StoreError::Missing(_)), "{lost:?}");
}

#[tokio::test]
async fn a_row_that_cannot_have_been_written_is_damage_and_no_panic() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    for sql in ["UPDATE games SET status = 'paused'", "UPDATE games SET ordinal = -1"] {
        folder.sql(sql).await;
        let error = store.game(game).await.unwrap_err();
        assert!(matches!(error, StoreError::Corrupt { .. }), "{sql}: {error:?}");
    }
}

#[tokio::test]
async fn a_commit_is_durable_whatever_the_server_does_by_itself() {
    let Some(folder) = Folder::new() else { return };
    folder
        .sql(
            "DO 'BEGIN EXECUTE ''ALTER DATABASE '' || current_database()
        || '' SET synchronous_commit = off''; END'",
        )
        .await;
    let store = folder.open().await;
    folder.sql("CREATE TABLE seen (setting TEXT);
        CREATE FUNCTION see() RETURNS TRIGGER LANGUAGE plpgsql AS
            'BEGIN INSERT INTO seen VALUES (current_setting(''synchronous_commit'')); RETURN NEW; END';
        CREATE TRIGGER see AFTER INSERT ON instants FOR EACH ROW EXECUTE FUNCTION see()").await;
    store.keep_instant("alive", 1).await.unwrap();
    assert_eq!(folder.sql("SELECT setting FROM seen").await, "on");
    assert!(store.may_forget().await.unwrap(), "the private server has fsync = off");
}

#[tokio::test]
async fn a_server_that_refuses_connections_is_not_called_busy() {
    let Some(folder) = Folder::new() else { return };
    let line = Line::to(&folder).await;
    let address = ServerAddress::parse(&line.url).unwrap();
    let store = PostgresStore::open(&address, &folder.promises(), OpenMode::Serve).await.unwrap();
    let game = running(&store).await;
    line.carrying.abort();
    folder.sql(CUT).await;
    let begun = store.begin(&fresh(), NOW).await.err().unwrap();
    let read = store.game(game).await.err().unwrap();
    for error in [begun, read] {
        assert!(matches!(error, StoreError::Away { .. }), "{error:?}");
        assert!(error.to_string().contains("refuses connections"), "{error}");
    }
}

/// Why a server cannot be used from the start.
async fn refused(url: &str) -> String {
    let address = ServerAddress::parse(url).unwrap();
    let opened = PostgresStore::open(&address, Path::new("."), OpenMode::Serve).await;
    let line = opened.unwrap_err().to_string();
    assert!(!line.contains("opensesame") && !line.contains('\n'), "{line}");
    line
}

#[tokio::test]
async fn the_cause_is_named_for_which_there_is_no_connection() {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let at = |host: &str, rest: &str| format!("postgres://ada:opensesame@{host}/games{rest}");
    // It has no TLS.
    let plain = tokio::spawn(async move {
        let (mut client, _) = listener.accept().await.unwrap();
        let mut asked = [0; 8];
        client.read_exact(&mut asked).await.unwrap();
        client.write_all(b"N").await.unwrap();
    });
    let here = format!("127.0.0.1:{port}");
    let line = refused(&at(&here, "?sslmode=require")).await;
    assert!(line.contains("TLS ("), "{line}");
    plain.await.unwrap();
    let line = refused(&at(&here, "")).await;
    assert!(line.contains("refuses connections"), "{line}");
    let line = refused(&at("nobody.invalid", "")).await;
    assert!(line.contains("DNS"), "{line}");
    let line = refused("postgres:///games?host=/nowhere&user=ada&password=opensesame").await;
    assert!(line.contains("no such socket"), "{line}");
    let Some(folder) = Folder::new() else { return };
    let nothing = folder.server().name().replacen("/test_", "/absent_", 1);
    let line = refused(&format!("{nothing}&user=carcas")).await;
    assert!(line.contains("no such database"), "{line}");
}
