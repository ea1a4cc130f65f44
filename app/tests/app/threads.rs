//! Tables in threads of their own.

use app::outbox::worker::{Composer as _, Undeliverable};
use app::port::{Application as _, ChannelId, FailureCause, GuildId, Interaction, Permissions};
use storage::Find;

use crate::common::{Table, command, interaction, now};

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
