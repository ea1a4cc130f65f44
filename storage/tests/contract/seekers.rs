//! Who looks for players.

use storage::limits::{CALLS_KEPT_MS, INBOX_KEPT_MS, WAITS_KEPT};
use storage::{
    ChannelId, GuildId, InteractionId, MessageId, MessageRef, Outgoing, Reads as _, Seek,
    Store as _, call_slot,
};

use super::Folder;
use crate::{ADA, BEN, GUILD, NOW, act, seek};

#[tokio::test]
async fn one_request_of_a_person_is_kept_in_each_server() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let elsewhere = Seek { guild: GuildId(u64::MAX), ..seek(ADA, 9) };
    let mut seeking = act(&store).await;
    for wanted in [&seek(BEN, 2), &seek(ADA, 1), &elsewhere, &seek(ADA, 3)] {
        seeking.save_seek(wanted).await.unwrap();
    }
    assert_eq!(seeking.seeks(GUILD).await.unwrap(), [seek(BEN, 2), seek(ADA, 3)]);
    seeking.commit("sought").await.unwrap();
    assert_eq!(store.seek(GUILD, ADA).await.unwrap(), Some(seek(ADA, 3)));
    assert_eq!(store.seek(elsewhere.guild, ADA).await.unwrap(), Some(elsewhere));

    let mut ending = act(&store).await;
    assert_eq!(ending.end_seek(GUILD, ADA).await.unwrap(), Some(seek(ADA, 3)));
    assert_eq!(ending.end_seek(GUILD, ADA).await.unwrap(), None);
    ending.commit("ended").await.unwrap();
    assert_eq!(store.seek(GUILD, ADA).await.unwrap(), None);
    store.erase(BEN).await.unwrap();
    assert_eq!(act(&store).await.seeks(GUILD).await.unwrap(), []);
}

#[tokio::test]
async fn the_latest_waits_of_a_server_are_kept() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut matching = act(&store).await;
    for number in 0..i64::from(WAITS_KEPT) + 7 {
        matching.keep_wait(GUILD, NOW + number, 100 * number).await.unwrap();
    }
    matching.keep_wait(GUILD, NOW + 20, 1).await.unwrap();
    matching.keep_wait(GuildId(4), NOW, 5).await.unwrap();
    matching.commit("matched").await.unwrap();
    assert_eq!(store.waits(GUILD, 3).await.unwrap(), [3_100, 3_000, 2_900]);
    let all = store.waits(GUILD, 99).await.unwrap();
    assert_eq!(all.len(), WAITS_KEPT as usize);
    assert!(all.contains(&2_000), "what was kept stays");
    assert_eq!(store.waits(GuildId(4), 99).await.unwrap(), [5]);
}

#[tokio::test]
async fn a_request_that_ended_long_ago_is_swept_away() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut seeking = act(&store).await;
    seeking.save_seek(&seek(ADA, 0)).await.unwrap();
    seeking.save_seek(&seek(BEN, 7)).await.unwrap();
    seeking.commit("sought").await.unwrap();
    store.sweep(NOW + 1_003 + INBOX_KEPT_MS).await.unwrap();
    assert_eq!(act(&store).await.seeks(GUILD).await.unwrap(), [seek(BEN, 7)]);
}

#[tokio::test]
async fn the_message_of_a_call_is_known_until_nobody_can_look_for_players_there_any_more() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let (number, elsewhere) = (InteractionId(u64::MAX), InteractionId(7));
    let mut calling = act(&store).await;
    let row = Outgoing::to(ChannelId(50), "seek", "seek", "{}");
    calling.enqueue(&Outgoing { slot: Some(call_slot(number)), ..row }).await.unwrap();
    calling.commit("called").await.unwrap();
    assert_eq!(store.call(number).await.unwrap(), None, "it was not sent yet");
    let row = store.claim(NOW, 1_000, 1).await.unwrap().pop().unwrap();
    store.sent(&row, Some(MessageId(3)), NOW).await.unwrap();
    let sent = MessageRef { channel: ChannelId(50), message: MessageId(3), ordinal: 0 };
    assert_eq!(store.call(number).await.unwrap(), Some(sent));
    assert_eq!(store.call(elsewhere).await.unwrap(), None);
    store.sweep(NOW + CALLS_KEPT_MS).await.unwrap();
    assert_eq!(store.call(number).await.unwrap(), Some(sent));
    store.sweep(NOW + CALLS_KEPT_MS + 1).await.unwrap();
    assert_eq!(store.call(number).await.unwrap(), None);
}
