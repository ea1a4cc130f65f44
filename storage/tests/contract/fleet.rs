//! What processes agree on: who lives, who has which shard, and how often something may be done. A
//! file has one process and a server many; what one alone is promised holds for both.

use std::sync::Arc;

use storage::Fleet;
use storage::fleet::{NewsRead, Spacing};

use super::Folder;

#[tokio::test]
async fn a_process_that_is_alone_has_every_shard_that_it_takes() {
    let Some(folder) = Folder::new() else { return };
    let fleet = folder.fleet().await;
    let roll = fleet.beat(false).await.unwrap();
    assert_eq!((roll.alive.len(), roll.others().count(), roll.shards.len()), (1, 0, 0));
    assert!(fleet.take(0, 2).await.unwrap() && fleet.take(1, 2).await.unwrap());
    assert!(fleet.take(1, 2).await.unwrap(), "it has it already");
    assert!(!fleet.bid(1).await.unwrap(), "nobody else has it");
    let roll = fleet.beat(true).await.unwrap();
    assert!(roll.alive[0].leaving);
    let owned: Vec<_> = roll.shards.iter().map(|l| (l.shard, l.total, l.owner, l.heir)).collect();
    assert_eq!(owned, [(0, 2, Some(roll.me), None), (1, 2, Some(roll.me), None)]);
    fleet.release(0).await.unwrap();
    let left = fleet.beat(false).await.unwrap().shards;
    assert_eq!(left.iter().filter(|lease| lease.owner.is_some()).count(), 1);
}

#[tokio::test]
async fn places_of_a_schedule_are_so_far_apart_and_a_few_may_be_taken_ahead() {
    let Some(folder) = Folder::new() else { return };
    let fleet = folder.fleet().await;
    let spacing = Spacing { every: 100_000, burst: 2 };
    let mut waits = Vec::new();
    for _ in 0..5 {
        waits.push(fleet.reserve("requests", spacing).await.unwrap());
    }
    let near = |wait: i64, wanted: i64| (wanted - 60_000..=wanted).contains(&wait);
    assert_eq!(waits[..3], [0, 0, 0]);
    assert!(near(waits[3], 100_000) && near(waits[4], 200_000), "{waits:?}");
    let other = Spacing { every: 100_000, burst: 0 };
    assert_eq!(fleet.reserve("identify 0", other).await.unwrap(), 0, "each for itself");
    assert!(near(fleet.reserve("identify 0", other).await.unwrap(), 100_000));
    // A block is for everybody, and a shorter one does not end it.
    fleet.block("calm", 300_000).await.unwrap();
    fleet.block("calm", 1_000).await.unwrap();
    // When it ends, those who have waited go one after the other, like all others.
    let mut waits = Vec::new();
    for _ in 0..5 {
        waits.push(fleet.reserve("calm", spacing).await.unwrap());
    }
    assert!(waits[..3].iter().all(|wait| near(*wait, 300_000)), "{waits:?}");
    assert!(near(waits[3], 400_000) && near(waits[4], 500_000), "{waits:?}");
}

#[tokio::test]
async fn of_many_that_take_places_at_once_no_two_have_the_same() {
    let Some(folder) = Folder::new() else { return };
    let fleet = folder.fleet().await;
    let spacing = Spacing { every: 1_000_000, burst: 0 };
    let takers: Vec<_> = (0..20)
        .map(|_| {
            let fleet: Arc<dyn Fleet> = Arc::clone(&fleet);
            tokio::spawn(async move { fleet.reserve("requests", spacing).await.unwrap() })
        })
        .collect();
    let mut waits = Vec::new();
    for taker in takers {
        waits.push(taker.await.unwrap());
    }
    waits.sort_unstable();
    let gaps = waits.windows(2).map(|two| two[1] - two[0]);
    assert!(waits[0] == 0 && gaps.clone().all(|gap| gap > 900_000), "{waits:?}");
}

#[tokio::test]
async fn what_a_process_has_told_is_no_news_of_others() {
    let Some(folder) = Folder::new() else { return };
    let fleet = folder.fleet().await;
    fleet.tell_invalid(Some(u64::MAX)).await.unwrap();
    assert_eq!(fleet.news(NewsRead::default()).await.unwrap().invalid, []);
}
