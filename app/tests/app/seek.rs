//! People of a server who look for players find each other.

use app::App;
use port::{Application as _, ChannelId, FailureCause, GuildId, Interaction, Permissions, UserId};
use queues::outbox::worker::{Composer as _, Undeliverable};
use storage::Find;

use crate::common::{Table, button, command, interaction, now, options, pass_until};

const HOUR: i64 = 3_600_000;

/// The open tables of the server: where, and who sits there.
async fn tables(table: &Table) -> Vec<(u64, Vec<u64>)> {
    let mut all = Vec::new();
    for game in table.store.games(Find::OpenIn(GuildId(5)), 9).await.unwrap() {
        let seats = table.store.seats(game.id).await.unwrap();
        all.push((game.channel.0, seats.iter().map(|s| s.player.unwrap().0).collect()));
    }
    all
}

async fn seeks(table: &Table, user: u64) -> bool {
    table.store.seek(GuildId(5), UserId(user)).await.unwrap().is_some()
}

#[tokio::test]
async fn who_wants_the_same_sits_at_one_table_in_a_thread_and_only_those_are_pinged() {
    let mut table = Table::open("seek-match").await;
    let waiting = table.run(1, "game seek sets:inns pace:3d").await;
    assert!(waiting.content.contains("Nobody has found players"), "{}", waiting.content);
    let call = table.public.last().unwrap().clone();
    assert!(call.content.contains("Ada is looking for players"), "{}", call.content);
    assert!(call.mentions.is_empty());
    table.run(3, "game seek sets:winter").await;
    assert_eq!(tables(&table).await, []);
    pass_until(now() + 2 * HOUR);
    let wish = interaction(2, command("game seek pace:3d"));
    let found = table.hear(wish.clone()).await;
    assert!(found.content.contains("your table is open"), "{}", found.content);
    let again = table.hear(wish).await;
    assert_eq!(again.content, found.content);
    let [(thread, people)] = &tables(&table).await[..] else { panic!("one table") };
    assert_eq!((*people == [2, 1], *thread != 50), (true, true), "{people:?} in {thread}");
    let stored = table.store.table_in(ChannelId(*thread)).await.unwrap().unwrap().game.settings;
    assert!(stored.contains("inns") && stored.contains("3d"), "{stored}");
    let pinged: Vec<_> = table.public.iter().flat_map(|said| &said.mentions).collect();
    assert_eq!(pinged, [&UserId(1)]);
    assert_eq!(
        [seeks(&table, 1).await, seeks(&table, 2).await, seeks(&table, 3).await],
        [false, false, true]
    );
    let (call_of_ada, found) = table.became.last().unwrap();
    assert_eq!(call_of_ada.0, 1001, "the call of who waited");
    assert_eq!(
        found.content,
        format!("Ben and Ada have found each other and play in <#{thread}>.")
    );
    assert!(found.rows.is_empty() && found.mentions.is_empty(), "{found:?}");
    let waiting = table.run(4, "game seek sets:base pace:2d").await;
    assert!(waiting.content.contains("usually takes 2 h 0 min"), "{}", waiting.content);
    assert!(waiting.content.contains("Base game · 2 days per move · any"), "{}", waiting.content);
}

#[tokio::test]
async fn a_call_is_answered_by_its_button_and_three_play_when_there_are_three() {
    let mut table = Table::open("seek-button").await;
    table.run(1, "game seek players:3").await;
    let answer = button(table.public.last().unwrap(), "I'm in").unwrap();
    let own = table.say(1, crate::common::press(&answer, &[])).await;
    assert!(own.content.contains("your own request"), "{}", own.content);
    let second = table.say(2, crate::common::press(&answer, &[])).await;
    assert!(second.content.contains("3 players"), "{}", second.content);
    assert_eq!(tables(&table).await, []);
    table.say(3, crate::common::press(&answer, &[])).await;
    let [(_, people)] = &tables(&table).await[..] else { panic!("one table") };
    assert_eq!(*people, [3, 1, 2]);
    let late = table.say(4, crate::common::press(&answer, &[])).await;
    assert!(late.content.contains("has ended"), "{}", late.content);
}

#[tokio::test]
async fn where_no_thread_can_start_the_table_opens_in_the_channel_if_there_is_room() {
    let mut table = Table::open("seek-channel").await;
    let talk = Permissions::VIEW_CHANNEL.0
        | Permissions::SEND_MESSAGES.0
        | Permissions::EMBED_LINKS.0
        | Permissions::ATTACH_FILES.0;
    let wish = |user: u64| Interaction {
        app_permissions: Permissions(talk),
        ..interaction(user, command("game seek"))
    };
    table.hear(wish(1)).await;
    table.hear(wish(2)).await;
    assert_eq!(tables(&table).await, [(50, vec![2, 1])]);
    let [(call, found)] = &table.became[..] else { panic!("{:?}", table.became) };
    assert_eq!((call.0, found.rows.len()), (1001, 0));
    assert!(found.content.contains("play in <#50>"), "{}", found.content);
    let full = table.hear(wish(3)).await;
    assert!(full.content.contains("already a game"), "{}", full.content);
    assert!(!seeks(&table, 3).await);
}

#[tokio::test]
async fn where_the_thread_is_refused_in_the_end_the_call_has_no_button_either() {
    let mut table = Table::open("seek-no-thread").await;
    table.run(1, "game seek").await;
    table.app.handle(interaction(2, command("game seek"))).await;
    let rows = table.store.claim(now(), 30_000, 9).await.unwrap();
    let [row] = &rows[..] else { panic!("{rows:?}") };
    let why = Undeliverable::Refused(FailureCause::MissingPermission);
    table.app.undeliverable(row, &why).await.unwrap();
    table.deliver().await;
    let [(call, ended)] = &table.became[..] else { panic!("{:?}", table.became) };
    assert_eq!((call.0, ended.rows.len()), (1001, 0));
    assert!(ended.content.contains("this request has ended"), "{}", ended.content);
    let told: Vec<u64> = table.direct.iter().map(|(user, _)| user.0).collect();
    assert_eq!(told, [1, 2], "both wait for a table that does not come");
}

#[tokio::test]
async fn a_request_is_taken_back_by_typing_or_its_button_and_outlives_a_restart() {
    let mut table = Table::open("seek-back").await;
    table.run(1, "game seek sets:inns").await;
    table.app = App::new(table.store.clone(), options());
    let gone = table.run(1, "game seek").await;
    assert!(gone.content.contains("taken back"), "{}", gone.content);
    assert!(!seeks(&table, 1).await);
    let ended = |table: &Table, call: u64| {
        let (at, ended) = table.became.last().unwrap();
        assert!(ended.content.contains("this request has ended"), "{}", ended.content);
        assert_eq!((at.0, ended.rows.len()), (call, 0));
    };
    ended(&table, 1001);
    let waiting = table.run(1, "game seek sets:inns").await;
    let changed = table.run(1, "game seek sets:winter").await;
    assert!(changed.content.contains("Winter Edition"), "{}", changed.content);
    ended(&table, 1002);
    let back = button(&waiting, "Take it back").unwrap();
    table.say(1, crate::common::press(&back, &[])).await;
    assert!(!seeks(&table, 1).await);
    table.say(1, crate::common::press(&back, &[])).await;
    ended(&table, 1003);
    assert_eq!(table.became.len(), 3);
    pass_until(now() + 49 * HOUR);
    table.deliver().await;
    assert_eq!(table.became.len(), 3, "what has ended does not end once more");
}

#[tokio::test]
async fn a_request_ends_after_two_days_and_its_person_alone_is_told() {
    let mut table = Table::open("seek-over").await;
    table.run(1, "game seek sets:inns").await;
    table.run(2, "my settings pings:direct").await;
    table.run(2, "game seek sets:winter").await;
    let said = table.public.len();
    pass_until(now() + 48 * HOUR);
    table.deliver().await;
    assert_eq!(table.public.len(), said + 1);
    let over = table.public.last().unwrap();
    assert_eq!(over.mentions, [UserId(1)]);
    assert!(over.content.contains("has ended"), "{}", over.content);
    let (user, told) = table.direct.last().unwrap();
    assert!(user.0 == 2 && told.content.contains("has ended"), "{}", told.content);
    let mut calls: Vec<u64> = table.became.iter().map(|(call, _)| call.0).collect();
    calls.sort_unstable();
    assert_eq!(calls, [1001, 1002], "both calls have lost their buttons");
    assert!(table.became.iter().all(|(_, ended)| ended.rows.is_empty()));
    table.run(3, "game seek").await;
    assert_eq!(tables(&table).await, [], "whose time is over plays with nobody");
}

#[tokio::test]
async fn what_cannot_be_sought_is_refused_and_nothing_is_changed() {
    let mut table = Table::open("seek-refused").await;
    let cases = [
        ("game seek sets:nothing", "nothing"),
        ("game seek pace:sometimes", "valid pace"),
        ("game seek players:1", "from 2 to 6"),
        ("game seek players:many", "from 2 to 6"),
        ("game seek sets:base players:6", "at most 5"),
    ];
    for (line, why) in cases {
        let refused = table.run(1, line).await;
        assert!(refused.content.contains(why), "{line}: {}", refused.content);
    }
    let direct = Interaction { guild: None, ..interaction(1, command("game seek")) };
    let refused = table.hear(direct).await;
    assert!(refused.content.contains("server"), "{}", refused.content);
    let admin = Interaction {
        member_permissions: Permissions::MANAGE_GUILD,
        ..interaction(99, command("server ban user:1"))
    };
    table.run(2, "game seek sets:winter").await;
    table.hear(admin).await;
    let refused = table.run(1, "game seek sets:winter").await;
    assert!(refused.content.contains("can't join games"), "{}", refused.content);
    assert!(!seeks(&table, 1).await && tables(&table).await.is_empty());
}

#[tokio::test]
async fn somebody_who_was_banned_while_they_waited_is_not_found() {
    let mut table = Table::open("seek-banned").await;
    table.run(1, "game seek").await;
    let admin = Interaction {
        member_permissions: Permissions::MANAGE_GUILD,
        ..interaction(99, command("server ban user:1"))
    };
    table.hear(admin).await;
    table.run(2, "game seek sets:base").await;
    assert_eq!(tables(&table).await, []);
}
