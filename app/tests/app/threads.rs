//! Tables in threads of their own.

use port::{Application as _, ChannelId, FailureCause, GuildId, Interaction, Permissions};
use queues::outbox::worker::{Composer as _, Undeliverable};
use storage::Find;

use crate::common::{Table, button, command, interaction, now, pass_until};

/// What the bot may do in an ordinary channel, with or without threads.
fn may(threads: bool) -> Permissions {
    let talk = Permissions::VIEW_CHANNEL.0
        | Permissions::SEND_MESSAGES.0
        | Permissions::EMBED_LINKS.0
        | Permissions::ATTACH_FILES.0
        | Permissions::SEND_MESSAGES_IN_THREADS.0;
    Permissions(talk | if threads { Permissions::CREATE_PUBLIC_THREADS.0 } else { 0 })
}

async fn open(table: &Table) -> Vec<u64> {
    let games = table.store.games(Find::OpenIn(GuildId(5)), 9).await.unwrap();
    games.into_iter().map(|game| game.channel.0).collect()
}

#[tokio::test]
async fn a_thread_starts_from_a_message_and_the_table_opens_in_it() {
    let mut table = Table::open("threads-open").await;
    table.run(2, "game new").await;
    let opening = Interaction {
        app_permissions: may(true),
        ..interaction(1, command("game new thread:true sets:inns"))
    };
    let said = table.hear(opening.clone()).await;
    assert!(said.content.contains("a thread for your table"), "{}", said.content);
    table.hear(opening).await;
    assert_eq!(table.threads, ["Carcassonne: Ada"]);
    let [.., announced, lobby] = &table.public[..] else { panic!("{:?}", table.public) };
    assert!(announced.content.contains("Ada opens a table"), "{}", announced.content);
    assert!(lobby.content.contains("Inns & Cathedrals"), "{}", lobby.content);
    let thread = 1000 + table.public.len() as u64 - 1;
    assert_eq!(open(&table).await, [thread, 50], "the other table stays where it is");
    let stored = table.store.table_in(ChannelId(thread)).await.unwrap().unwrap();
    assert_eq!(stored.player_in(0).map(|user| user.0), Some(1));
    assert_eq!(table.woken, [true], "the thread is asked to last");
}

#[tokio::test]
async fn where_no_thread_can_start_the_reason_is_told_and_nothing_is_changed() {
    let mut table = Table::open("threads-refused").await;
    let wish = || interaction(1, command("game new thread:true"));
    let cases = [
        (Interaction { app_permissions: may(false), ..wish() }, "Create Public Threads"),
        (Interaction { in_thread: true, ..wish() }, "a thread already"),
        (Interaction { guild: None, ..wish() }, "server"),
    ];
    for (wish, why) in cases {
        let refused = table.hear(wish).await;
        assert!(refused.content.contains(why), "{}", refused.content);
    }
    assert_eq!((open(&table).await, table.public.len()), (vec![], 0));
}

#[tokio::test]
async fn whoever_wanted_a_thread_that_discord_refuses_is_told() {
    for (cause, why) in [
        (FailureCause::MissingPermission, "Create Public Threads"),
        (FailureCause::Refused { status: 400, code: 160_006 }, "could not start a thread"),
    ] {
        let mut table = Table::open("threads-failed").await;
        let wish = interaction(1, command("game new thread:true"));
        table.app.handle(wish).await;
        let rows = table.store.claim(now(), 30_000, 9).await.unwrap();
        let [row] = &rows[..] else { panic!("{rows:?}") };
        table.app.undeliverable(row, &Undeliverable::Refused(cause)).await.unwrap();
        table.deliver().await;
        let (user, told) = table.direct.last().unwrap();
        assert!(user.0 == 1 && told.content.contains(why), "{}", told.content);
        assert!(open(&table).await.is_empty());
    }
}

/// What a row becomes that Discord refuses like this.
async fn refused(table: &mut Table, why: &Undeliverable) {
    let rows = table.store.claim(now() + 3_000, 30_000, 9).await.unwrap();
    assert!(!rows.is_empty(), "something was to be posted");
    for row in rows.iter().filter(|row| !row.outgoing.kind.contains("unsent")) {
        table.app.undeliverable(row, why).await.unwrap();
    }
    table.deliver().await;
}

#[tokio::test]
async fn where_no_thread_starts_the_table_opens_in_the_channel_and_says_why() {
    let mut table = Table::open("threads-instead").await;
    table.app.handle(interaction(1, command("game new thread:true sets:inns"))).await;
    let refusal = FailureCause::Refused { status: 400, code: 50_024 };
    refused(&mut table, &Undeliverable::NoThread(refusal)).await;
    let [why, lobby] = &table.public[..] else { panic!("{:?}", table.public) };
    assert!(why.content.contains("could not start a thread here"), "{}", why.content);
    assert!(lobby.content.contains("Inns & Cathedrals"), "{}", lobby.content);
    assert_eq!((open(&table).await, table.direct.len()), (vec![50], 0));
    let joined = table.run(2, "game join").await;
    assert!(joined.content.contains("joined the table"), "{}", joined.content);

    // Where a game is open there is no room for another.
    table.app.handle(interaction(3, command("game new thread:true"))).await;
    refused(&mut table, &Undeliverable::NoThread(refusal)).await;
    assert_eq!((open(&table).await, table.public.len()), (vec![50], 2));
    let (user, told) = table.direct.last().unwrap();
    assert!(user.0 == 3 && told.content.contains("could not start a thread"), "{}", told.content);
}

fn outside(user: u64, line: &str) -> Interaction {
    Interaction { in_thread: true, ..interaction(user, command(line)) }
}

const OUTSIDE: Undeliverable = Undeliverable::Refused(FailureCause::MissingAccess);

#[tokio::test]
async fn a_table_in_a_private_thread_waits_until_the_bot_is_let_in() {
    for heard in [true, false] {
        let mut table = Table::open("threads-private").await;
        let port::Reply::Private(opened) = table.app.handle(outside(1, "game new")).await else {
            panic!("an answer")
        };
        assert!(opened.content.contains("mention me, <@1>"), "{}", opened.content);
        refused(&mut table, &OUTSIDE).await;
        assert_eq!((table.public.len(), open(&table).await), (0, vec![50]), "the table is kept");
        let [(user, told)] = &table.direct[..] else { panic!("{:?}", table.direct) };
        assert!(user.0 == 1 && told.content.contains("<@1>"), "{}", told.content);
        assert!(told.content.contains("private thread") && !told.content.contains("client_id"));
        if heard {
            table.app.opened(ChannelId(50)).await;
            table.deliver().await;
        } else {
            // Whatever somebody does there is a sign to try again.
            let info = table.hear(outside(2, "game info")).await;
            assert!(info.content.contains("mention me, <@1>"), "{}", info.content);
        }
        let [lobby] = &table.public[..] else { panic!("{:?}", table.public) };
        assert!(button(lobby, "Join").is_some(), "{}", lobby.content);
        table.app.opened(ChannelId(50)).await;
        let info = table.hear(outside(2, "game info")).await;
        assert!(!info.content.contains("<@1>"), "{}", info.content);
        assert_eq!(table.public.len(), 1, "it is posted once");
    }
}

#[tokio::test]
async fn a_game_goes_on_when_the_bot_is_back_in_its_private_thread() {
    let mut table = Table::open("threads-removed").await;
    for (user, line) in [(1, "game new"), (2, "game join"), (1, "game start")] {
        table.hear(outside(user, line)).await;
    }
    let mover = table.mover().await.unwrap();
    table.hear(outside(mover, "turn")).await;
    let cell = table.complete(mover, "place cell:", "cell").await[0].value.clone();
    for line in [format!("place cell:{cell}"), "confirm".to_owned()] {
        table.app.handle(outside(mover, &line)).await;
    }
    let before = table.public.len();
    refused(&mut table, &OUTSIDE).await;
    let next = table.mover().await.unwrap();
    let told = table.direct.iter().find(|(user, _)| user.0 == next).expect("whoever is to move");
    assert!(told.1.content.contains("<@1>") && !told.1.content.contains("client_id"));
    assert_eq!(table.public.len(), before);
    table.app.opened(ChannelId(50)).await;
    table.deliver().await;
    let called = &table.public[before..];
    let calls = called.iter().filter(|said| said.mentions.iter().any(|user| user.0 == next));
    assert_eq!(calls.count(), 1, "{called:?}");
    // Once it is in, and is removed again another day, that is told again.
    pass_until(now() + 25 * 60 * 60_000);
    let (mover, told) = (table.mover().await.unwrap(), table.direct.len());
    table.app.handle(outside(mover, "turn")).await;
    let cell = table.complete(mover, "place cell:", "cell").await[0].value.clone();
    for line in [format!("place cell:{cell}"), "confirm".to_owned()] {
        table.app.handle(outside(mover, &line)).await;
    }
    refused(&mut table, &OUTSIDE).await;
    assert!(table.direct.len() > told);
}

#[tokio::test]
async fn a_thread_that_cannot_be_kept_open_worries_nobody() {
    let mut table = Table::open("threads-full").await;
    table.hear(outside(1, "game new")).await;
    table.app.closed(ChannelId(50), port::Closure::Asleep).await;
    let full = FailureCause::Refused { status: 400, code: 160_006 };
    refused(&mut table, &Undeliverable::Refused(full)).await;
    assert!(table.direct.is_empty(), "{:?}", table.direct);
}

#[tokio::test]
async fn whoever_looks_for_players_where_nothing_can_be_posted_is_told() {
    let mut table = Table::open("threads-seek").await;
    table.app.handle(outside(1, "game seek")).await;
    refused(&mut table, &OUTSIDE).await;
    let [(user, told)] = &table.direct[..] else { panic!("{:?}", table.direct) };
    assert!(user.0 == 1 && told.content.contains("mention me, <@1>"), "{}", told.content);
}
