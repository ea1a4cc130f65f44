//! Copying a whole database from a file to a server and back: everything arrives, whatever
//! interrupts it, and what did not arrive is named.

use std::collections::BTreeMap;
use std::sync::Arc;

use storage::copy::{CopiedTable, CopyError, compare, copy};
use storage::limits::LOGS_KEPT_MS;
use storage::postgres::PASSING;
use storage::schema::{ColumnKind, TABLES, kind};
use storage::sqlite::{OpenMode, SqliteStore};
use storage::{
    Address, Best, ChannelId, Database, Draft, GuildId, InteractionId, MessageId, OVER_ALL,
    Outgoing, Owner, Player, Reads as _, Served, Status, Store, StoreError, Timer, UserId,
    call_slot, league_slot, overview_slot,
};

use crate::postgres::Folder as Room;
use crate::sqlite::Folder;
use crate::{
    ADA, BEN, DAY, HERE, NOW, a_move, act, act_at, daily, hindrance, league, new_game, play,
    rating, result, running, running_in, seek, setup, state,
};

/// Plays until there is a row in every table; the last game is numbered and gone again.
async fn fill(store: &dyn Store) {
    let mut erasing = act(store).await;
    erasing.ban(GuildId(4), UserId(99)).await.unwrap();
    erasing.commit("banned").await.unwrap();
    store.erase(UserId(99)).await.unwrap();
    let game = running(store).await;
    for name in ["a", "b", "Łucja ☕"] {
        play(store, game, name).await;
    }
    let mut busy = act(store).await;
    busy.undo(game, 3, 2).await.unwrap();
    let draft = Draft { base_ordinal: 4, draft: "perhaps".into() };
    busy.save_draft(game, 1, &draft).await.unwrap();
    busy.save_player(&Player { id: ADA, name: "Ștefan 'x' \"y\"".into(), locale: "ro".into() })
        .await
        .unwrap();
    busy.save_prefs(BEN, "by night").await.unwrap();
    busy.ban(GuildId(u64::MAX), BEN).await.unwrap();
    busy.set_referee(GuildId(u64::MAX), BEN, true).await.unwrap();
    busy.watch(game, BEN, Some("daily")).await.unwrap();
    let due = Timer { kind: "draw".into(), game, ordinal: 4, due_at: NOW + 5 };
    busy.schedule(&due).await.unwrap();
    for number in 0..450 {
        let row = Outgoing {
            game: Some(game),
            slot: Some("turn".into()),
            ..Outgoing::to(HERE, "ring", format!("{number}"), "{\"content\":\"…\"}")
        };
        busy.enqueue(&row).await.unwrap();
    }
    let overview = Outgoing {
        slot: Some(overview_slot(GuildId(4))),
        ..Outgoing::to(ChannelId(8), "overview", "overview", "{}")
    };
    busy.enqueue(&overview).await.unwrap();
    let call = Outgoing {
        slot: Some(call_slot(InteractionId(5))),
        ..Outgoing::to(ChannelId(9), "seek", "seek", "{}")
    };
    busy.enqueue(&call).await.unwrap();
    busy.save_results(&[result(game, 0, ADA, 1)]).await.unwrap();
    busy.save_rating(OVER_ALL, ADA, "base", rating(-7)).await.unwrap();
    busy.save_rating(OVER_ALL, ADA, "winter", rating(7)).await.unwrap();
    let best = Best { kind: "longest".into(), value: 3, game, seat: None };
    busy.save_best(GuildId(4), &best).await.unwrap();
    busy.save_setup(ADA, &setup("Łódź")).await.unwrap();
    busy.save_seek(&seek(ADA, 0)).await.unwrap();
    busy.save_hindrance(&hindrance(HERE)).await.unwrap();
    busy.keep_wait(GuildId(4), NOW, 7).await.unwrap();
    busy.seed_daily(DAY, "seed").await.unwrap();
    busy.begin_daily(ADA, &daily(0)).await.unwrap();
    let league = busy.create_league(&league("Łódź")).await.unwrap();
    busy.join_league(league, ADA, 0).await.unwrap();
    let opened = Outgoing::to(ChannelId(10), "league", "league", "{}");
    busy.enqueue(&Outgoing { slot: Some(league_slot(league)), ..opened }).await.unwrap();
    busy.commit("done").await.unwrap();
    for row in store.claim(NOW, 30_000, 10).await.unwrap() {
        store.sent(&row, Some(MessageId(1)), NOW).await.unwrap();
    }
    store.keep_film((game, "look"), &[0, 255, 7], 100, NOW).await.unwrap();
    store.keep_instant("alive", NOW).await.unwrap();
}

/// A file with something in every table.
async fn filled(folder: &Folder) -> Address {
    let store = folder.open().await;
    let mut past = act_at(&store, NOW - 2 * LOGS_KEPT_MS).await;
    let over = past.create_game(&new_game(ChannelId(44))).await.unwrap();
    past.start(over, &state("start")).await.unwrap();
    past.append(over, 0, &[a_move("long ago")], &state("end")).await.unwrap();
    past.close_game(over, Status::Ended).await.unwrap();
    past.commit("over").await.unwrap();
    assert_eq!(store.sweep(NOW).await.unwrap().archived, 1);
    fill(&store).await;
    store.close().await;
    Address::File(folder.db())
}

/// A room with a server and a folder with a full database, if there is a server.
async fn both() -> Option<(Room, Folder, Address)> {
    let (room, folder) = (Room::new()?, Folder::new()?);
    let file = filled(&folder).await;
    Some((room, folder, file))
}

fn rows(copied: &[CopiedTable]) -> BTreeMap<&'static str, u64> {
    copied.iter().map(|table| (table.table, table.rows)).collect()
}

#[tokio::test]
async fn everything_goes_from_a_file_to_a_server_and_back() {
    let Some((room, folder, file)) = both().await else { return };
    let there = copy(&file, &room.address()).await.unwrap();
    let counted = rows(&there);
    assert_eq!(counted.len(), TABLES.len());
    assert!(counted.values().all(|rows| *rows > 0), "{counted:?}");
    assert_eq!((counted["outbox"], counted["moves"], counted["undone"]), (453, 2, 1));

    let other = Folder::new().unwrap();
    let back = Address::File(other.db());
    assert_eq!(copy(&room.address(), &back).await.unwrap(), there);
    // What both hold is the same as what the storage says of it.
    let (one, two, three) = (folder.open().await, other.open().await, room.open().await);
    let stores: [&dyn Store; 3] = [&one, &two, &three];
    let mut seen = Vec::new();
    for store in stores {
        let table = store.table_in(HERE).await.unwrap().unwrap();
        let moves = store.moves(table.game.id).await.unwrap();
        let film = store.film(table.game.id, "look").await.unwrap();
        let about = store.about(ADA).await.unwrap();
        let waiting = store.unsent(1_000).await.unwrap();
        seen.push((table, moves, film, about, waiting));
    }
    assert!(seen[0] == seen[1] && seen[1] == seen[2]);
    assert_eq!(seen[0].2.as_deref(), Some(&[0, 255, 7][..]));
}

#[tokio::test]
async fn a_number_is_not_used_again_after_a_copy() {
    let Some((room, folder, file)) = both().await else { return };
    let last = {
        let store = folder.open().await;
        let last = running_in(&store, ChannelId(99)).await;
        store.close().await;
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.db());
        let mut conn = sqlx::ConnectOptions::connect(&options).await.unwrap();
        let sql = "DELETE FROM games WHERE id = $1";
        sqlx::query(sql).bind(last.0).execute(&mut conn).await.unwrap();
        sqlx::Connection::close(conn).await.unwrap();
        last
    };
    copy(&file, &room.address()).await.unwrap();
    let other = Folder::new().unwrap();
    copy(&room.address(), &Address::File(other.db())).await.unwrap();
    let (server, back) = (room.open().await, other.open().await);
    let stores: [&dyn Store; 2] = [&server, &back];
    for store in stores {
        assert_eq!(running_in(store, ChannelId(99)).await.0, last.0 + 1);
    }
}

#[tokio::test]
async fn a_copy_that_was_interrupted_goes_on_and_nobody_plays_with_the_half() {
    let Some((room, _folder, file)) = both().await else { return };
    // The tables, and a server that fails in the middle.
    room.open().await.close().await;
    room.sql(
        "CREATE FUNCTION fail() RETURNS TRIGGER LANGUAGE plpgsql AS
            'BEGIN IF NEW.id > 300 THEN RAISE ''no more''; END IF; RETURN NEW; END';
        CREATE TRIGGER fail BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION fail()",
    )
    .await;
    let broken = copy(&file, &room.address()).await.unwrap_err();
    assert!(matches!(&broken, CopyError::To(StoreError::Database { .. })), "{broken:?}");
    let line = broken.to_string();
    assert!(line.starts_with("--to: postgres:///test_") && line.contains("no more"), "{line}");
    for mode in [OpenMode::Serve, OpenMode::Read, OpenMode::CopyFrom] {
        let half = room.opening_to(mode).await.unwrap_err();
        assert!(matches!(half, StoreError::Unfinished(_)), "{half:?}");
    }
    let seen = Database::examine(&room.address(), 5).await.unwrap_err();
    assert!(matches!(seen, StoreError::Unfinished(_)), "{seen:?}");
    let arrived = "SELECT COUNT(*), MIN(xmin::TEXT) FROM outbox";
    let before = room.sql(arrived).await;
    assert!(before.starts_with("200|"), "{before}");
    room.sql("DROP TRIGGER fail ON outbox").await;
    let whole = copy(&file, &room.address()).await.unwrap();
    assert_eq!(rows(&whole)["outbox"], 453);
    let written = room.sql("SELECT COUNT(DISTINCT xmin::TEXT) FROM outbox").await;
    assert_eq!(written, "3", "what had arrived was not written again");
    assert_eq!(copy(&file, &room.address()).await.unwrap(), whole);
    room.open().await;
}

#[tokio::test]
async fn a_copy_ends_when_somebody_serves_who_came_while_its_connection_was_broken() {
    let Some((room, _folder, file)) = both().await else { return };
    room.open().await.close().await;
    let room = Arc::new(room);
    // Once the copy waits for a table, it loses its lock and somebody else is quicker.
    let serving = tokio::spawn({
        let room = Arc::clone(&room);
        async move {
            room.sql(
                "BEGIN; LOCK TABLE outbox;
                DO $$ BEGIN
                    FOR tried IN 1..6000 LOOP
                        PERFORM pg_stat_clear_snapshot(), pg_sleep(0.01);
                        EXIT WHEN EXISTS (SELECT 1 FROM pg_stat_activity
                            WHERE datname = current_database() AND wait_event_type = 'Lock');
                    END LOOP;
                END $$;
                SELECT pg_terminate_backend(pid) FROM pg_locks
                    WHERE locktype = 'advisory' AND objid = 1
                        AND database = (SELECT oid FROM pg_database
                            WHERE datname = current_database());
                SELECT pg_advisory_lock_shared(1667330659, 1);
                COMMIT;
                DO $$ BEGIN
                    FOR tried IN 1..6000 LOOP
                        PERFORM pg_sleep(0.01);
                        EXIT WHEN EXISTS (SELECT 1 FROM pg_class WHERE relname = 'over');
                    END LOOP;
                END $$",
            )
            .await
        }
    });
    let locked = "SELECT COUNT(*) FROM pg_locks WHERE relation = 'outbox'::regclass AND granted
        AND mode = 'AccessExclusiveLock'";
    while room.sql(locked).await == "0" {}
    let ended = copy(&file, &room.address()).await.unwrap_err();
    assert!(matches!(ended, CopyError::To(StoreError::InUse(_))), "{ended:?}");
    room.sql("CREATE TABLE over ()").await;
    serving.await.unwrap();
}

#[tokio::test]
async fn a_copy_that_is_repeated_follows_its_source() {
    let Some((room, folder, file)) = both().await else { return };
    copy(&file, &room.address()).await.unwrap();
    // Whatever could be in the way of a row that comes: seats that swap, a channel that is handed on.
    let store = folder.open().await;
    let first = store.table_in(HERE).await.unwrap().unwrap().game.id;
    let mut changing = act(&store).await;
    changing.set_seats(first, &[BEN, ADA]).await.unwrap();
    changing.park(first).await.unwrap();
    let second = changing.create_game(&new_game(HERE)).await.unwrap();
    changing.commit("").await.unwrap();
    store.close().await;
    copy(&file, &room.address()).await.unwrap();
    let store = folder.open().await;
    let mut changing = act(&store).await;
    changing.close_game(second, Status::Aborted).await.unwrap();
    changing.resume(first, HERE).await.unwrap();
    changing.append(first, 4, &[a_move("c")], &state("c")).await.unwrap();
    changing.commit("").await.unwrap();
    store.close().await;
    let copied = copy(&file, &room.address()).await.unwrap();
    assert_eq!(rows(&copied)["games"], 3);
    let store = room.open().await;
    let table = store.table_in(HERE).await.unwrap().unwrap();
    assert_eq!((table.game.id, table.game.ordinal), (first, 5));
    assert_eq!((table.player_in(0), table.player_in(1)), (Some(BEN), Some(ADA)));
}

#[tokio::test]
async fn damage_is_named_with_its_table() {
    let Some((room, _folder, file)) = both().await else { return };
    let whole = copy(&file, &room.address()).await.unwrap();
    assert_eq!(compare(&file, &room.address()).await.unwrap(), whole);
    room.sql("UPDATE snapshots SET snapshot = 'another' WHERE ordinal = 0").await;
    let error = compare(&file, &room.address()).await.unwrap_err();
    assert!(matches!(error, CopyError::Differs { table: "snapshots", .. }), "{error:?}");
    assert!(error.to_string().contains("the table snapshots"), "{error}");
    room.sql("DELETE FROM moves WHERE ordinal = 1").await;
    let error = compare(&file, &room.address()).await.unwrap_err();
    assert!(
        matches!(error, CopyError::Differs { table: "moves", here: 2, there: 1, .. }),
        "{error:?}"
    );
    // A server that changes what it is given is found out by the copy itself.
    room.sql(
        "CREATE FUNCTION spoil() RETURNS TRIGGER LANGUAGE plpgsql AS
            'BEGIN NEW.payload = ''spoilt''; RETURN NEW; END';
        CREATE TRIGGER spoil BEFORE INSERT ON outbox FOR EACH ROW EXECUTE FUNCTION spoil();
        DELETE FROM outbox WHERE id = 7",
    )
    .await;
    let error = copy(&file, &room.address()).await.unwrap_err();
    assert!(
        matches!(error, CopyError::Differs { table: "outbox", here: 453, there: 453, .. }),
        "{error:?}"
    );
    room.sql("DROP TRIGGER spoil ON outbox").await;
    assert_eq!(copy(&file, &room.address()).await.unwrap(), whole);
}

#[tokio::test]
async fn what_a_killed_bot_had_claimed_makes_no_difference() {
    let Some((room, folder, file)) = both().await else { return };
    let store = folder.open().await;
    store.adopt(Served::Application(7)).await.unwrap();
    assert_eq!(store.claim(NOW, 30_000, 5).await.unwrap().len(), 1);
    assert_eq!(store.claim_due(NOW + 5, 30_000, 5).await.unwrap().len(), 1);
    store.close().await;
    let copied = copy(&file, &room.address()).await.unwrap();
    assert_eq!(compare(&file, &room.address()).await.unwrap(), copied);
    // Whoever serves frees what was claimed; that is no difference either.
    room.open().await.close().await;
    assert_eq!(compare(&file, &room.address()).await.unwrap(), copied);
    let owner = Database::preview(&room.address()).await.unwrap().owner;
    assert_eq!(owner, Owner::Known(Served::Application(7)));
    room.sql("UPDATE due SET due_at = due_at + 1").await;
    let error = compare(&file, &room.address()).await.unwrap_err();
    assert!(matches!(error, CopyError::Differs { table: "due", .. }), "{error:?}");
}

#[tokio::test]
async fn a_copy_goes_over_nothing_else_and_takes_from_nobody_who_plays() {
    let Some((room, folder, file)) = both().await else { return };
    let server = room.address();
    let same = copy(&server, &server).await.unwrap_err();
    assert!(matches!(same, CopyError::Same(_)), "{same:?}");
    let missing = Folder::new().unwrap();
    let nothing = copy(&Address::File(missing.db()), &server).await.unwrap_err();
    assert!(matches!(nothing, CopyError::From(StoreError::Missing(_))), "{nothing:?}");
    assert!(nothing.to_string().starts_with("--from: "), "{nothing}");
    assert!(!missing.db().exists());

    let playing = folder.open().await;
    let held = copy(&file, &server).await.unwrap_err();
    assert!(matches!(held, CopyError::From(StoreError::InUse(_))), "{held:?}");
    playing.close().await;
    copy(&file, &server).await.unwrap();

    // Somebody has played with the copy.
    let playing = room.open().await;
    let held = copy(&file, &server).await.unwrap_err();
    assert!(matches!(held, CopyError::To(StoreError::InUse(_))), "{held:?}");
    playing.close().await;
    let used = copy(&file, &server).await.unwrap_err();
    assert!(matches!(used, CopyError::NotEmpty { table: "games", .. }), "{used:?}");
    // A copy of one database is no copy of another.
    let third = Folder::new().unwrap();
    let elsewhere = Address::File(third.db());
    copy(&server, &elsewhere).await.unwrap();
    let other = copy(&file, &elsewhere).await.unwrap_err();
    assert!(matches!(other, CopyError::NotEmpty { .. }), "{other:?}");
    let reader = SqliteStore::open(&third.db(), OpenMode::Read).await.unwrap();
    assert!(reader.table_in(HERE).await.unwrap().is_some());
}

#[tokio::test]
async fn another_database_at_the_address_of_the_source_is_another_source() {
    let Some((room, folder, file)) = both().await else { return };
    copy(&file, &room.address()).await.unwrap();
    let away = folder.join("away.sqlite");
    std::fs::rename(folder.db(), &away).unwrap();
    let tidy = || {
        for ending in ["-wal", "-shm"] {
            let _ = std::fs::remove_file(folder.join(&format!("carcas.sqlite{ending}")));
        }
    };
    tidy();
    filled(&folder).await;
    let other = copy(&file, &room.address()).await.unwrap_err();
    assert!(matches!(other, CopyError::NotEmpty { .. }), "{other:?}");
    // The source is known again when it is back.
    tidy();
    std::fs::copy(&away, folder.db()).unwrap();
    copy(&file, &room.address()).await.unwrap();
}

/// A schema in the same database.
fn in_schema(room: &Room, schema: &str) -> Address {
    let url = room.server().name().replace("postgres:///", "postgres://carcas@localhost/");
    Address::parse(&format!("{url}&options=-csearch_path%3D{schema}")).unwrap()
}

#[tokio::test]
async fn one_schema_is_copied_into_another_of_the_same_database() {
    let Some((room, _folder, file)) = both().await else { return };
    room.sql("CREATE SCHEMA winter").await;
    let (here, there) = (room.address(), in_schema(&room, "winter"));
    let copied = copy(&file, &here).await.unwrap();
    assert_eq!(copy(&here, &there).await.unwrap(), copied);
    // One schema is one database, however its address is written.
    let same = copy(&here, &in_schema(&room, "public")).await.unwrap_err();
    assert!(matches!(same, CopyError::Same(_)), "{same:?}");
    // Each is a source of its own.
    let third = Folder::new().unwrap();
    copy(&here, &third.address()).await.unwrap();
    let other = copy(&there, &third.address()).await.unwrap_err();
    assert!(matches!(other, CopyError::NotEmpty { .. }), "{other:?}");
}

/// Each column of each table, what it holds, and where it stands in the key.
type Listed = Vec<(String, String, ColumnKind, i64)>;

#[tokio::test]
async fn both_databases_have_every_column_of_the_list_and_no_other() {
    let Some((room, folder, _)) = both().await else { return };
    room.open().await.close().await;
    let read = |row: (String, String, String, i64)| {
        let kind = match row.2.to_lowercase().as_str() {
            "integer" | "bigint" => ColumnKind::Number,
            "text" => ColumnKind::Text,
            "blob" | "bytea" => ColumnKind::Bytes,
            other => panic!("{other}"),
        };
        (row.0, row.1, kind, row.3)
    };
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.db());
    let mut conn = sqlx::ConnectOptions::connect(&options).await.unwrap();
    let file: Vec<(String, String, String, i64)> = sqlx::query_as(
        "SELECT t.name, c.name, c.type, c.pk FROM pragma_table_list t, pragma_table_info(t.name) c
            WHERE t.schema = 'main' AND t.type = 'table'
                AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE '_sqlx_%'
            ORDER BY t.name, c.cid",
    )
    .fetch_all(&mut conn)
    .await
    .unwrap();
    let file: Listed = file.into_iter().map(read).collect();
    let server = room
        .sql(
            "SELECT c.table_name, c.column_name, c.data_type, COALESCE((
                SELECT k.ordinal_position FROM information_schema.key_column_usage k
                    JOIN information_schema.table_constraints p USING (constraint_name)
                WHERE p.constraint_type = 'PRIMARY KEY' AND k.table_name = c.table_name
                    AND k.column_name = c.column_name), 0)
            FROM information_schema.columns c
            WHERE c.table_schema = 'public' AND c.table_name <> '_sqlx_migrations'
            ORDER BY c.table_name COLLATE \"C\", c.ordinal_position",
        )
        .await;
    let cells = |line: &str| {
        let cells: Vec<&str> = line.split('|').collect();
        read((cells[0].into(), cells[1].into(), cells[2].into(), cells[3].parse().unwrap()))
    };
    // What a server has of its own is about the processes that run.
    let lasting = |line: &&str| PASSING.iter().all(|table| !line.starts_with(&format!("{table}|")));
    let server: Listed = server.lines().filter(lasting).map(cells).collect();
    assert_eq!(file, server);
    let indexes = "SELECT tbl_name || '|' || name FROM sqlite_schema
        WHERE type = 'index' AND sql IS NOT NULL";
    let mut on_file: Vec<String> = sqlx::query_scalar(indexes).fetch_all(&mut conn).await.unwrap();
    let indexes = "SELECT t.relname, i.relname FROM pg_index x
        JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
        WHERE t.relnamespace = 'public'::regnamespace
            AND NOT EXISTS (SELECT 1 FROM pg_constraint c WHERE c.conindid = i.oid)";
    let found = room.sql(indexes).await;
    let mut on_server: Vec<String> = found.lines().filter(lasting).map(str::to_owned).collect();
    on_file.sort();
    on_server.sort();
    assert_eq!(on_file, on_server);

    let listed: Vec<(String, String, ColumnKind)> = TABLES
        .iter()
        .flat_map(|(table, of)| of.iter().map(|(name, _)| (*table, *name)))
        .map(|(table, name)| (table.to_owned(), name.to_owned(), kind(name)))
        .collect();
    let found: Vec<_> =
        server.iter().map(|(table, name, kind, _)| (table.clone(), name.clone(), *kind)).collect();
    assert_eq!(found, listed);
    // A key is the first columns of its table, in their order.
    for (table, _) in TABLES {
        let own = server.iter().filter(|(name, _, _, _)| name == table);
        let places: Vec<i64> = own.map(|(_, _, _, place)| *place).collect();
        let width = storage::schema::key_width(table);
        assert_eq!(places[..width], [1, 2, 3][..width], "{table}");
        assert!(places[width..].iter().all(|place| *place == 0), "{table}");
    }
}
