//! The daily board.

use storage::{DailyPlay, GuildId, Player, Reads as _, Store as _, StoreError};

use super::Folder;
use crate::{ADA, BEN, DAY, GUILD, NOW, act, daily};

#[tokio::test]
async fn the_seed_of_a_day_is_the_first_that_was_offered() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    assert_eq!(store.daily_seed(DAY).await.unwrap(), None);
    for (offered, kept) in [("first", "first"), ("second", "first")] {
        let mut act = act(&store).await;
        assert_eq!(act.seed_daily(DAY, offered).await.unwrap(), kept);
        act.commit("").await.unwrap();
    }
    assert_eq!(store.daily_seed(DAY).await.unwrap().as_deref(), Some("first"));
    let mut next = act(&store).await;
    assert_eq!(next.seed_daily(DAY + 1, "second").await.unwrap(), "second");
}

#[tokio::test]
async fn a_board_is_begun_once_a_day_and_goes_on_where_it_was() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut beginning = act(&store).await;
    assert_eq!(beginning.begin_daily(ADA, &daily(0)).await.unwrap(), 1);
    assert_eq!(beginning.begin_daily(BEN, &daily(0)).await.unwrap(), 2);
    let tomorrow = DailyPlay { day: DAY + 1, ..daily(0) };
    assert_eq!(beginning.begin_daily(ADA, &tomorrow).await.unwrap(), 1);
    beginning.commit("begun").await.unwrap();
    assert_eq!(store.daily_play(DAY, ADA).await.unwrap(), Some(daily(1)));

    let mut twice = act(&store).await;
    let refused = twice.begin_daily(ADA, &daily(0)).await;
    assert!(matches!(refused, Err(StoreError::AlreadySeated)), "{refused:?}");
    drop(twice);
    let later =
        DailyPlay { ordinal: 2, draft: String::new(), strip: "p.".into(), points: 9, ..daily(1) };
    let mut going_on = act(&store).await;
    assert_eq!(going_on.daily_play(DAY, ADA).await.unwrap(), Some(daily(1)));
    going_on.save_daily(&later).await.unwrap();
    going_on.commit("placed").await.unwrap();
    assert_eq!(store.daily_play(DAY, ADA).await.unwrap(), Some(later));
    assert_eq!(store.daily_play(DAY, BEN).await.unwrap(), Some(daily(2)));
    let mut unknown = act(&store).await;
    assert!(matches!(unknown.save_daily(&daily(9)).await, Err(StoreError::NotFound(_))));
}

#[tokio::test]
async fn the_list_of_a_day_has_what_was_finished_in_the_server_the_best_first() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut playing = act(&store).await;
    let ada = Player { id: ADA, name: "Ada".into(), locale: "en".into() };
    playing.save_player(&ada).await.unwrap();
    // A server whose id is part of the other's.
    let (other, within) = (GuildId(GUILD.0 * 10 + 3), GuildId(GUILD.0));
    for (player, guilds, points, ended_at) in [
        (ADA, vec![other, within], 40, Some(NOW)),
        (BEN, vec![within], 50, Some(NOW + 1)),
        (storage::UserId(3), vec![within], 50, Some(NOW)),
        (storage::UserId(4), vec![within], 99, None),
        (storage::UserId(5), vec![other], 99, Some(NOW)),
        (storage::UserId(6), vec![], 99, Some(NOW)),
    ] {
        let play = DailyPlay { guilds, points, ended_at, ..daily(0) };
        playing.begin_daily(player, &play).await.unwrap();
    }
    playing.commit("played").await.unwrap();
    let listed = async |guild| {
        let listed = store.dailies(DAY, guild, 9).await.unwrap();
        listed.iter().map(|it| (it.player.map(|id| id.0), it.play.points)).collect::<Vec<_>>()
    };
    assert_eq!(listed(within).await, [(Some(3), 50), (Some(BEN.0), 50), (Some(ADA.0), 40)]);
    assert_eq!(listed(other).await, [(Some(5), 99), (Some(ADA.0), 40)]);
    assert_eq!(store.dailies(DAY, within, 1).await.unwrap().len(), 1);
    let named = store.dailies(DAY, other, 9).await.unwrap();
    assert_eq!(named.iter().map(|it| it.name.as_deref()).collect::<Vec<_>>(), [None, Some("Ada")]);
    // The standing stays when its player is erased.
    store.erase(ADA).await.unwrap();
    assert_eq!(listed(other).await, [(Some(5), 99), (None, 40)]);
    assert_eq!(store.daily_play(DAY, ADA).await.unwrap(), None);
}
