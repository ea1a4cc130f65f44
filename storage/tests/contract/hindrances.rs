//! What keeps messages out of channels.

use storage::limits::HINDRANCES_KEPT_MS;
use storage::{ChannelId, GuildId, Hindrance, Reads as _};

use super::Folder;
use crate::{GUILD, HERE, NOW, act, hindrance};

#[tokio::test]
async fn what_is_missing_in_a_channel_is_kept_until_it_is_missing_no_longer() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let elsewhere = Hindrance {
        channel: ChannelId(u64::MAX),
        guild: Some(GuildId(u64::MAX)),
        lacks: u64::MAX,
        ..hindrance(HERE)
    };
    let direct = Hindrance { channel: ChannelId(3), guild: None, ..hindrance(HERE) };
    assert_eq!(store.hindrance(HERE).await.unwrap(), None);
    let mut refused = act(&store).await;
    for one in [&hindrance(HERE), &elsewhere, &direct] {
        refused.save_hindrance(one).await.unwrap();
    }
    let more = Hindrance { lacks: 7, said_at: NOW + 5, said_in: 9, ..hindrance(HERE) };
    refused.save_hindrance(&more).await.unwrap();
    assert_eq!(refused.hindrance(HERE).await.unwrap(), Some(more));
    refused.commit("refused").await.unwrap();
    for one in [more, elsewhere, direct] {
        assert_eq!(store.hindrance(one.channel).await.unwrap(), Some(one));
    }
    assert_eq!(store.hindered(GUILD).await.unwrap(), [HERE]);

    let mut granted = act(&store).await;
    granted.end_hindrance(HERE).await.unwrap();
    granted.end_hindrance(HERE).await.unwrap();
    granted.commit("granted").await.unwrap();
    assert_eq!(store.hindrance(HERE).await.unwrap(), None);
    assert_eq!(store.hindered(GUILD).await.unwrap(), []);
    assert_eq!(store.hindrance(elsewhere.channel).await.unwrap(), Some(elsewhere));
}

#[tokio::test]
async fn what_nobody_has_asked_about_for_long_is_forgotten() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut refused = act(&store).await;
    refused.save_hindrance(&hindrance(HERE)).await.unwrap();
    let told = Hindrance { channel: ChannelId(3), said_at: NOW + 1, ..hindrance(HERE) };
    refused.save_hindrance(&told).await.unwrap();
    refused.commit("refused").await.unwrap();
    store.sweep(NOW + HINDRANCES_KEPT_MS).await.unwrap();
    assert_eq!(store.hindrance(HERE).await.unwrap(), Some(hindrance(HERE)));
    store.sweep(NOW + HINDRANCES_KEPT_MS + 1).await.unwrap();
    assert_eq!(store.hindrance(HERE).await.unwrap(), None);
    assert_eq!(store.hindrance(told.channel).await.unwrap(), Some(told), "it was said again");
}
