//! Several processes on one server: shards go from one to the other, and what a dead one had is free.

use std::time::Duration;

use storage::fleet::{NewsRead, RefusalNews, Roll};
use storage::postgres::PostgresStore;
use storage::{
    ChannelId, Fleet as _, InteractionId, OpenMode, Outgoing, Promise, Store as _, StoreError,
    Timer,
};

use super::Folder;
use crate::{HERE, NOW, act, running};

/// Makes everybody but the last process look dead, as if time had passed.
const DIE: &str = "UPDATE processes SET until = 0
    WHERE process <> (SELECT MAX(process) FROM processes)";

fn lease(roll: &Roll, shard: u32) -> (bool, bool) {
    let lease = roll.shards.iter().find(|lease| lease.shard == shard);
    let mine = |process| process == Some(roll.me);
    lease.map_or((false, false), |lease| (mine(lease.owner), mine(lease.heir)))
}

#[tokio::test]
async fn a_shard_goes_to_its_heir_without_a_moment_in_between() {
    let Some(folder) = Folder::new() else { return };
    let (one, two, three) = (folder.open().await, folder.open().await, folder.open().await);
    assert!(one.take(0, 1).await.unwrap());
    assert!(!two.take(0, 1).await.unwrap(), "somebody lives who has it");
    assert!(two.bid(0).await.unwrap() && !three.bid(0).await.unwrap(), "there is one heir");
    assert!(!three.succeed(0).await.unwrap(), "only the heir succeeds");
    let roll = one.beat(true).await.unwrap();
    assert_eq!((roll.others().count(), lease(&roll, 0)), (2, (true, false)));
    assert!(two.succeed(0).await.unwrap());
    assert_eq!(lease(&one.beat(true).await.unwrap(), 0), (false, false));
    assert_eq!(lease(&two.beat(false).await.unwrap(), 0), (true, false));
    // Whoever gives it up does not take it from its owner.
    one.release(0).await.unwrap();
    assert_eq!(lease(&two.beat(false).await.unwrap(), 0), (true, false));
    // An heir that dies leaves the place to another one, and an owner that dies to its heir.
    assert!(one.bid(0).await.unwrap());
    one.close().await;
    assert!(three.bid(0).await.unwrap());
    folder.sql(DIE).await;
    let four = folder.open().await;
    assert!(!four.take(0, 1).await.unwrap(), "its heir lives");
    assert!(three.take(0, 1).await.unwrap());
}

#[tokio::test]
async fn what_a_dead_process_had_claimed_is_free_and_what_a_living_one_has_is_not() {
    let Some(folder) = Folder::new() else { return };
    let (dead, living) = (folder.open().await, folder.open().await);
    let game = running(&dead).await;
    let mut busy = act(&dead).await;
    for (number, channel) in [HERE, 7.into(), 8.into()].into_iter().enumerate() {
        busy.enqueue(&Outgoing::to(channel, "ring", number.to_string(), "{}")).await.unwrap();
    }
    for ordinal in 0..2 {
        let due = Timer { kind: "draw".into(), game, ordinal, due_at: NOW };
        busy.schedule(&due).await.unwrap();
    }
    busy.commit("done").await.unwrap();
    let (lost, kept) = (dead.claim(NOW, 120_000, 1).await.unwrap(), 1);
    assert_eq!(living.claim(NOW, 120_000, kept).await.unwrap().len(), 1);
    assert_eq!(dead.claim_due(NOW, 60_000, 1).await.unwrap().len(), 1);
    assert_eq!(living.claim_due(NOW, 60_000, 1).await.unwrap().len(), 1);
    let waiting = living.claim(NOW, 120_000, 9).await.unwrap();
    assert_eq!(waiting.len(), 1, "the other two are on their way");

    folder.sql(DIE).await;
    assert_eq!(living.beat(false).await.unwrap().dead, 1);
    let again = living.claim(NOW, 120_000, 9).await.unwrap();
    assert_eq!((again.len(), again[0].id, again[0].attempts), (1, lost[0].id, 2));
    assert_eq!(living.claim_due(NOW, 60_000, 9).await.unwrap().len(), 1);
    assert_eq!(living.beat(false).await.unwrap().dead, 0, "it is dead once");
    // It was not dead after all: it lives again, and what it claims is its own.
    assert_eq!(dead.beat(false).await.unwrap().alive.len(), 2);
    assert_eq!(living.claim(NOW, 120_000, 9).await.unwrap(), []);
}

#[tokio::test]
async fn a_process_that_ends_leaves_what_it_had_at_once() {
    let Some(folder) = Folder::new() else { return };
    let (one, two) = (folder.open().await, folder.open().await);
    let mut busy = act(&one).await;
    busy.enqueue(&Outgoing::to(HERE, "ring", "1", "{}")).await.unwrap();
    busy.commit("done").await.unwrap();
    assert_eq!(one.claim(NOW, 120_000, 9).await.unwrap().len(), 1);
    assert!(one.take(0, 1).await.unwrap());
    one.close().await;
    assert_eq!(two.claim(NOW, 120_000, 9).await.unwrap().len(), 1);
    assert!(two.take(0, 1).await.unwrap());
}

#[tokio::test]
async fn a_promise_is_kept_by_another_process_only_when_its_own_is_dead() {
    let Some(folder) = Folder::new() else { return };
    let (one, two) = (folder.open().await, folder.open().await);
    let promise =
        |id| Promise { interaction: InteractionId(id), until: NOW, text: format!("of {id}") };
    for id in [7, 8] {
        one.promise(&promise(id)).await.unwrap();
    }
    one.redeem(InteractionId(8)).await.unwrap();
    assert_eq!(two.promised().await.unwrap(), []);
    folder.sql(DIE).await;
    assert_eq!(two.promised().await.unwrap(), [promise(7)]);
    assert_eq!(two.promised().await.unwrap(), [], "it is about to keep it");
    two.redeem(InteractionId(7)).await.unwrap();
    assert_eq!(folder.sql("SELECT COUNT(*) FROM promises").await, "0");
    assert!(!folder.promises().exists(), "no file was needed");
    promise_in_file(&folder, &two, &promise(9)).await;
    let files: Vec<_> = std::fs::read_dir(folder.promises()).unwrap().flatten().collect();
    let [file] = &files[..] else { panic!("{files:?}") };
    let left = file.file_name().into_string().unwrap();
    assert_eq!(two.promised().await.unwrap(), [], "it is about to keep this one, too");
    two.close().await;
    // One that was cut off within a letter, and one that cannot be read, keep no other back.
    let beside = |id: &str| folder.promises().join(left.replacen("9.", id, 1));
    std::fs::write(beside("3."), b"of \xc5").unwrap();
    std::fs::create_dir(beside("4.")).unwrap();
    let three = folder.open().await;
    let owed = three.promised().await.unwrap();
    assert_eq!(owed.iter().map(|owed| owed.interaction.0).collect::<Vec<_>>(), [3, 9]);
    assert_eq!(three.promised().await.unwrap(), []);
}

/// A process promises an answer while the server does not take its row, so in a file.
async fn promise_in_file(folder: &Folder, process: &PostgresStore, promise: &Promise) {
    folder.sql("ALTER TABLE promises RENAME TO away").await;
    process.promise(promise).await.unwrap();
    folder.sql("ALTER TABLE away RENAME TO promises").await;
}

#[tokio::test]
async fn processes_in_one_folder_leave_each_other_their_files_until_one_is_dead() {
    let Some(folder) = Folder::new() else { return };
    let one = folder.open().await;
    let promise = Promise { interaction: InteractionId(7), until: NOW, text: "of 7".into() };
    promise_in_file(&folder, &one, &promise).await;
    let (two, three) = (folder.open().await, folder.open().await);
    for other in [&two, &three] {
        assert_eq!(other.promised().await.unwrap(), [], "it lives");
    }
    one.close().await;
    let (second, third) = tokio::join!(two.promised(), three.promised());
    assert_eq!([second.unwrap(), third.unwrap()].concat(), [promise], "one of them keeps it");
    for other in [&two, &three] {
        assert_eq!(other.promised().await.unwrap(), []);
    }
    two.redeem(InteractionId(7)).await.unwrap();
    assert_eq!(std::fs::read_dir(folder.promises()).unwrap().count(), 0);
}

#[tokio::test]
async fn bots_of_different_databases_in_one_folder_leave_each_other_their_files() {
    let (Some(folder), Some(elsewhere)) = (Folder::new(), Folder::new()) else { return };
    let one = folder.open().await;
    let promise =
        |id| Promise { interaction: InteractionId(id), until: NOW, text: format!("of {id}") };
    promise_in_file(&folder, &one, &promise(7)).await;
    one.close().await;
    // Each database counts its processes from one: this is none that could have left it.
    elsewhere.open().await.close().await;
    // It began as a dump of the first one.
    let made = "SELECT FORMAT('%L, %s', installed_on, execution_time)
        FROM _sqlx_migrations ORDER BY version LIMIT 1";
    let made = folder.sql(made).await;
    let set = "UPDATE _sqlx_migrations SET (installed_on, execution_time)";
    elsewhere.sql(&format!("{set} = ROW({made})")).await;
    let server = elsewhere.server();
    let other = PostgresStore::open(&server, &folder.promises(), OpenMode::Serve).await.unwrap();
    assert_eq!(other.promised().await.unwrap(), [], "it is of another database");
    let heir = folder.open().await;
    assert_eq!(heir.promised().await.unwrap(), [promise(7)]);
    // What nobody can keep any more goes, whoever has left it.
    other.sweep(NOW + 1).await.unwrap();
    assert_eq!(std::fs::read_dir(folder.promises()).unwrap().count(), 0);
}

#[tokio::test]
async fn a_file_is_kept_by_whoever_reaches_the_same_database_by_another_address() {
    let Some(folder) = Folder::new() else { return };
    let one = folder.open().await;
    let promise = Promise { interaction: InteractionId(7), until: NOW, text: "of 7".into() };
    promise_in_file(&folder, &one, &promise).await;
    one.close().await;
    let address = folder.spelled_otherwise();
    assert_ne!(address.name(), folder.server().name());
    let two = PostgresStore::open(&address, &folder.promises(), OpenMode::Serve).await.unwrap();
    assert_eq!(two.promised().await.unwrap(), [promise]);
}

#[tokio::test]
async fn what_one_process_learns_from_discord_the_others_know() {
    let Some(folder) = Folder::new() else { return };
    let (one, two) = (folder.open().await, folder.open().await);
    let refused = |cause: Option<&str>| RefusalNews {
        channel: HERE,
        route: "channel message".into(),
        cause: cause.map(str::to_owned),
    };
    one.tell_refusal(&refused(Some("permission"))).await.unwrap();
    one.tell_invalid(Some(u64::MAX)).await.unwrap();
    one.tell_invalid(None).await.unwrap();
    let news = two.news(NewsRead::default()).await.unwrap();
    assert_eq!(news.refusals, [refused(Some("permission"))]);
    let tenants: Vec<_> = news.invalid.iter().map(|(tenant, _)| *tenant).collect();
    assert_eq!(tenants, [Some(u64::MAX), None]);
    one.tell_refusal(&refused(None)).await.unwrap();
    let later = two.news(news.seen).await.unwrap();
    assert_eq!((later.refusals, later.invalid), (vec![refused(None)], vec![]));
}

#[tokio::test]
async fn a_refusal_that_nobody_has_lifted_for_months_is_forgotten() {
    let Some(folder) = Folder::new() else { return };
    let one = folder.open().await;
    for channel in [HERE, ChannelId(HERE.0 + 1)] {
        let (route, cause) = ("channel message".to_owned(), Some("access".to_owned()));
        one.tell_refusal(&RefusalNews { channel, route, cause }).await.unwrap();
    }
    let age = format!("UPDATE refusals SET changed = 0 WHERE channel = {}", HERE.0);
    folder.sql(&age).await;
    one.sweep(NOW).await.unwrap();
    let kept = one.news(NewsRead::default()).await.unwrap().refusals;
    let kept: Vec<_> = kept.iter().map(|refusal| refusal.channel).collect();
    assert_eq!(kept, [ChannelId(HERE.0 + 1)], "what is refused now stays");
}

#[tokio::test]
async fn what_is_told_after_a_crash_of_the_server_is_news_and_what_is_old_is_not_told_again() {
    let Some(folder) = Folder::new() else { return };
    let (one, two) = (folder.open().await, folder.open().await);
    for _ in 0..3 {
        one.tell_invalid(Some(1)).await.unwrap();
    }
    let seen = two.news(NewsRead::default()).await.unwrap().seen;
    // What a crash leaves of a table that is not logged.
    folder.sql("TRUNCATE invalid_requests RESTART IDENTITY").await;
    assert_eq!(two.news(seen).await.unwrap().invalid, []);
    one.tell_invalid(Some(2)).await.unwrap();
    let news = two.news(seen).await.unwrap();
    let tenants: Vec<_> = news.invalid.iter().map(|(tenant, _)| *tenant).collect();
    assert_eq!(tenants, [Some(2)]);
    assert_eq!(two.news(news.seen).await.unwrap().invalid, [], "once");
    // The last one that was seen is swept away with all before it.
    folder.sql("UPDATE invalid_requests SET at = 0").await;
    two.sweep(NOW).await.unwrap();
    assert_eq!(folder.sql("SELECT COUNT(*) FROM invalid_requests").await, "0");
    one.tell_invalid(Some(3)).await.unwrap();
    assert_eq!(two.news(news.seen).await.unwrap().invalid.len(), 1);
}

#[tokio::test]
async fn a_process_lives_also_when_it_cannot_free_what_the_dead_had() {
    let Some(folder) = Folder::new() else { return };
    let (_dead, living) = (folder.open().await, folder.open().await);
    folder.sql(DIE).await;
    folder.sql("ALTER TABLE due RENAME TO away").await;
    assert_eq!(living.beat(false).await.unwrap().dead, 0);
    folder.sql("ALTER TABLE away RENAME TO due").await;
    assert_eq!(living.beat(false).await.unwrap().dead, 1, "it was not forgotten");
}

#[tokio::test]
async fn many_serve_and_nobody_copies_meanwhile() {
    let Some(folder) = Folder::new() else { return };
    let (one, two) = (folder.open().await, folder.open().await);
    for mode in [OpenMode::CopyFrom, OpenMode::CopyTo] {
        let held = folder.opening_to(mode).await.unwrap_err();
        assert!(matches!(held, StoreError::InUse(_)), "{held:?}");
    }
    one.close().await;
    two.in_place().await.unwrap();
    two.close().await;
    let copying = folder.opening_to(OpenMode::CopyFrom).await.unwrap();
    let held = folder.opening().await.unwrap_err();
    assert!(matches!(held, StoreError::InUse(_)), "{held:?}");
    copying.close().await;
    folder.open().await;
}

#[tokio::test]
async fn whoever_starts_while_tables_are_made_waits_for_them() {
    let Some(folder) = Folder::new() else { return };
    // Longer than an act waits for another one.
    let making = folder.sql("SELECT pg_advisory_xact_lock(1667330659, 2), pg_sleep(6)");
    let opening = async {
        while folder.sql("SELECT COUNT(*) FROM pg_locks WHERE objid = 2").await == "0" {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        folder.open().await
    };
    tokio::join!(making, opening);
}

#[tokio::test]
async fn the_clock_is_the_servers() {
    let Some(folder) = Folder::new() else { return };
    let (one, two) = (folder.open().await, folder.open().await);
    let first = one.server_clock().await.unwrap().unwrap();
    let second = two.server_clock().await.unwrap().unwrap();
    assert!((0..60_000).contains(&(second - first)), "{first} {second}");
}
