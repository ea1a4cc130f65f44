//! What a process does about shards, for every picture that it may see.

use storage::fleet::Peer;

use super::*;

const ME: i64 = 1;

/// What process 1 sees: who lives (the leaving ones as negative numbers), and the owner and the heir of
/// each shard (0: nobody).
fn roll(alive: &[i64], shards: &[(i64, i64)]) -> Roll {
    let peer = |&number: &i64| {
        let (process, leaving) = (ProcessId(number.abs()), number < 0);
        Peer { process, since: 0, leaving }
    };
    let process = |number: i64| (number != 0).then_some(ProcessId(number));
    let total = u32::try_from(shards.len()).unwrap();
    let lease = |(shard, &(owner, heir)): (u32, &(i64, i64))| ShardLease {
        shard,
        total,
        owner: process(owner),
        heir: process(heir),
    };
    Roll {
        me: ProcessId(ME),
        alive: alive.iter().map(peer).collect(),
        shards: (0..).zip(shards).map(lease).collect(),
        dead: 0,
    }
}

fn own(connected: &[u32], connecting: &[u32]) -> Vec<Own> {
    let with = |shards: &[u32], connected| {
        shards.iter().map(move |&shard| Own { shard, total: 0, connected }).collect::<Vec<_>>()
    };
    [with(connected, true), with(connecting, false)].concat()
}

fn now(roll: &Roll, own: &[Own]) -> Vec<ShardStep> {
    let total = total(roll, 0, None);
    let own: Vec<Own> = own.iter().map(|own| Own { total: total.unwrap_or(0), ..*own }).collect();
    steps(roll, &own, total, &BTreeSet::new())
}

#[test]
fn whoever_is_alone_takes_everything_once_it_knows_how_much_there_is() {
    let nothing = roll(&[1], &[]);
    assert_eq!(steps(&nothing, &[], None, &BTreeSet::new()), []);
    let all = [ShardStep::Take(0), ShardStep::Take(1)];
    assert_eq!(steps(&nothing, &[], Some(2), &BTreeSet::new()), all);
    // What others have left counts no more than what Discord says now.
    let left = roll(&[1], &[(0, 0), (0, 0), (0, 0)]);
    assert_eq!(total(&left, 0, Some(2)), Some(2));
    assert_eq!(steps(&left, &[], Some(2), &BTreeSet::new()), all);
}

#[test]
fn free_shards_are_taken_up_to_a_share_and_orphans_by_anybody() {
    let free = roll(&[1, 2], &[(2, 0), (0, 0), (0, 0), (0, 0)]);
    assert_eq!(now(&free, &[]), [ShardStep::Take(1), ShardStep::Take(2)]);
    let orphans = BTreeSet::from([1, 2, 3]);
    let all = [ShardStep::Take(1), ShardStep::Take(2), ShardStep::Take(3)];
    assert_eq!(steps(&free, &[], Some(4), &orphans), all);
    // Somebody else is about to have it.
    assert_eq!(now(&roll(&[1, 2, 3], &[(0, 3)]), &[]), []);
}

#[test]
fn a_share_is_taken_over_from_whoever_has_more_or_leaves() {
    let crowded = roll(&[1, 2], &[(2, 0), (2, 0), (2, 0), (2, 0)]);
    assert_eq!(now(&crowded, &[]), [ShardStep::Bid(0), ShardStep::Bid(1)]);
    let odd = roll(&[1, 2], &[(2, 0), (2, 0), (2, 0)]);
    assert_eq!(now(&odd, &[]), [ShardStep::Bid(0)], "a difference of one is even");
    assert_eq!(now(&roll(&[1, 2], &[(2, 0)]), &[]), [], "one shard stays where it is");
    assert_eq!(now(&roll(&[1, -2], &[(2, 0)]), &[]), [ShardStep::Bid(0)]);
    assert_eq!(now(&roll(&[1, -2, 3], &[(2, 3)]), &[]), [], "there is an heir");
    assert_eq!(now(&roll(&[-1, -2], &[(2, 0)]), &[]), [], "whoever leaves takes nothing");
}

#[test]
fn an_heir_succeeds_when_it_is_connected_and_the_owner_closes_then() {
    let heir = roll(&[1, -2], &[(2, 1)]);
    assert_eq!(now(&heir, &own(&[], &[0])), []);
    assert_eq!(now(&heir, &own(&[0], &[])), [ShardStep::Succeed(0)]);
    let leaving = roll(&[-1, 2], &[(1, 2)]);
    assert_eq!(now(&leaving, &own(&[0], &[])), [], "it listens until the heir does");
    assert_eq!(now(&roll(&[-1, 2], &[(2, 0)]), &own(&[0], &[])), [ShardStep::Close(0)]);
    // An heir that is told to stop leaves it to others.
    assert_eq!(now(&roll(&[-1, 2], &[(2, 1)]), &own(&[0], &[])), [ShardStep::Close(0)]);
    // Its owner has died meanwhile.
    assert_eq!(now(&roll(&[1], &[(0, 1)]), &own(&[], &[0])), [ShardStep::Take(0)]);
}

#[test]
fn a_shard_that_is_heard_and_is_nobodys_is_kept_and_one_that_is_owned_is_heard_again() {
    // The server forgot everything in a crash.
    assert_eq!(now(&roll(&[1, 2], &[]), &own(&[0], &[])), [ShardStep::Take(0)]);
    // Others found this one dead.
    assert_eq!(now(&roll(&[1, 2], &[(2, 0)]), &own(&[0], &[])), [ShardStep::Close(0)]);
    // It fell silent, and nobody took it.
    assert_eq!(now(&roll(&[1, 2], &[(1, 0)]), &[]), [ShardStep::Take(0)]);
    // It counts as its own before anything that is free.
    let begun = now(&roll(&[1, 2], &[(0, 0), (0, 0), (0, 0), (1, 0)]), &[]);
    assert_eq!(begun, [ShardStep::Take(0), ShardStep::Take(3)]);
}

#[test]
fn there_is_nothing_to_hear_while_others_have_every_shard() {
    assert!(others_have_all(&roll(&[1, 2], &[(2, 0)])));
    assert!(others_have_all(&roll(&[1, 2, 3], &[(2, 0), (3, 2)])));
    assert!(!others_have_all(&roll(&[1, 2], &[])), "nobody has begun");
    assert!(!others_have_all(&roll(&[1, 2], &[(0, 2)])), "nobody has it yet");
    assert!(!others_have_all(&roll(&[1, 2], &[(2, 0), (0, 0)])), "one is free");
    assert!(!others_have_all(&roll(&[1, 2], &[(2, 0), (1, 0)])), "one is this process's");
}

#[test]
fn the_largest_number_in_use_is_that_of_all_processes() {
    let mut rows = roll(&[1, 2], &[(1, 0), (2, 0)]);
    assert_eq!(total(&rows, 0, Some(9)), Some(2), "what is in use goes before what Discord wants");
    // The other process was told that two are too few.
    rows.shards[1].total = 4;
    assert_eq!(total(&rows, 2, Some(9)), Some(4));
    assert_eq!(total(&rows, 8, Some(9)), Some(8), "this one knows more");
    let old = |shard, connected| Own { shard, total: 2, connected };
    let steps = |rows: &Roll, own: &[Own]| steps(rows, own, Some(4), &BTreeSet::new());
    // It takes its own again with the new number, and of the new ones what is its share.
    let own = [old(0, true)];
    assert_eq!(steps(&rows, &own), [ShardStep::Take(0), ShardStep::Take(2)]);
    let renewed = [Own { total: 4, ..own[0] }];
    assert_eq!(steps(&rows, &renewed), [ShardStep::Take(2)]);
    // An heir whose connection is old leaves the shard to its owner, and whoever leaves begins nothing.
    rows.shards[1].heir = Some(ProcessId(ME));
    assert_eq!(steps(&rows, &[renewed[0], old(1, true)])[0], ShardStep::Close(1));
    let leaving = roll(&[-1, 2], &[(1, 0), (2, 0)]);
    assert_eq!(steps(&leaving, &own), []);
}

#[test]
fn shards_grow_by_what_discord_says_or_are_divided() {
    assert_eq!([grown(1, 3), grown(1, 1), grown(16, 2), grown(2, 4)], [3, 2, 32, 4]);
}
