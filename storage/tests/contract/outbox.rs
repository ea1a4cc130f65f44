//! The outbox: order, leases, one row a key.

use storage::limits::{DEAD_LETTERS_KEPT_MS, INBOX_KEPT_MS, NONCE_CHARS};
use storage::{ChannelId, Delivery, GameId, MessageId, MessageRef, Outgoing, Reads as _, Store};

use super::Folder;
use crate::{HERE, NOW, act, running};

const LEASE: i64 = 30_000;
const ELSEWHERE: ChannelId = ChannelId(77);

async fn enqueue(store: &dyn Store, rows: &[Outgoing]) {
    let mut act = act(store).await;
    for row in rows {
        assert!(act.enqueue(row).await.unwrap(), "{row:?} was there");
    }
    act.commit("said").await.unwrap();
}

fn keys(deliveries: &[Delivery]) -> Vec<&str> {
    deliveries.iter().map(|delivery| delivery.outgoing.dedupe.as_str()).collect()
}

fn of(game: GameId, ordinal: u32, kind: &str) -> Outgoing {
    Outgoing {
        game: Some(game),
        ordinal: Some(ordinal),
        slot: Some(kind.into()),
        ..Outgoing::to(HERE, kind, format!("{game}:{ordinal}:{kind}"), "{}")
    }
}

#[tokio::test]
async fn a_channel_gets_its_rows_one_after_the_other() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let private = Outgoing { in_order: false, ..Outgoing::to(HERE, "panel", "panel", "{}") };
    enqueue(
        &store,
        &[
            Outgoing::to(HERE, "ring", "a", "{}"),
            Outgoing::to(HERE, "ring", "b", "{}"),
            Outgoing::to(ELSEWHERE, "ring", "c", "{}"),
            private,
        ],
    )
    .await;
    let first = store.claim(NOW, LEASE, 10).await.unwrap();
    assert_eq!(keys(&first), ["a", "c", "panel"]);
    assert_eq!(store.claim(NOW, LEASE, 10).await.unwrap(), []);
    // To be tried again later: what comes after it in the channel waits with it.
    store.retry(&first[0], NOW + 5_000).await.unwrap();
    assert_eq!(store.claim(NOW, LEASE, 10).await.unwrap(), []);
    assert_eq!(store.next_delivery().await.unwrap(), Some(NOW + 5_000));
    let again = store.claim(NOW + 5_000, LEASE, 10).await.unwrap();
    assert_eq!(keys(&again), ["a"]);
    assert_eq!((again[0].attempts, &again[0].nonce), (2, &first[0].nonce));
    store.sent(&again[0], Some(MessageId(1)), NOW + 5_100).await.unwrap();
    let then = store.claim(NOW + 5_100, LEASE, 10).await.unwrap();
    assert_eq!(keys(&then), ["b"]);
}

#[tokio::test]
async fn a_row_whose_worker_died_is_given_out_again() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    enqueue(&store, &[Outgoing::to(HERE, "ring", "a", "{}")]).await;
    let dead = store.claim(NOW, LEASE, 1).await.unwrap().remove(0);
    assert_eq!(store.claim(NOW + LEASE - 1, LEASE, 1).await.unwrap(), []);
    let alive = store.claim(NOW + LEASE, LEASE, 1).await.unwrap().remove(0);
    // The first worker wakes up: it can no longer put the row back or give it up.
    store.retry(&dead, NOW).await.unwrap();
    store.dead_letter(&dead, "no such channel", NOW).await.unwrap();
    assert_eq!(store.claim(NOW + LEASE, LEASE, 1).await.unwrap(), []);
    store.sent(&alive, Some(MessageId(1)), NOW + LEASE).await.unwrap();
    store.sent(&dead, Some(MessageId(1)), NOW + LEASE).await.unwrap();
    assert_eq!(store.unsent(10).await.unwrap(), []);
    assert_eq!(store.next_delivery().await.unwrap(), None);
}

#[tokio::test]
async fn a_restart_frees_what_the_dead_process_had_claimed() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    enqueue(&store, &[Outgoing::to(HERE, "ring", "a", "{}")]).await;
    let before = store.claim(NOW, LEASE, 1).await.unwrap();
    drop(store);
    folder.all_die().await;
    let store = folder.open().await;
    let after = store.claim(NOW + 1, LEASE, 1).await.unwrap();
    assert_eq!(keys(&after), ["a"]);
    assert_eq!(after[0].nonce, before[0].nonce);
}

#[tokio::test]
async fn a_channel_has_only_a_few_rows_under_way_beside_its_order() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let aside = |key: &str, channel| Outgoing {
        in_order: false,
        ..Outgoing::to(channel, "call", key, "{}")
    };
    let rows: Vec<_> = (0..9).map(|n| aside(&format!("call.{n}"), HERE)).collect();
    enqueue(&store, &rows).await;
    let ring = Outgoing::to(HERE, "ring", "ring", "{}");
    enqueue(&store, &[aside("elsewhere", ELSEWHERE), ring]).await;
    let claim = async || store.claim(NOW, LEASE, 64).await.unwrap();
    let first = claim().await;
    assert_eq!(keys(&first), ["call.0", "elsewhere", "ring"]);
    assert_eq!(store.next_delivery().await.unwrap(), Some(0), "there is room for one more");
    let second = claim().await;
    assert_eq!(keys(&second), ["call.1"]);
    assert_eq!(keys(&claim().await), [""; 0], "whoever waits for an answer takes no more room");
    assert_eq!(store.next_delivery().await.unwrap(), Some(NOW + LEASE));
    // What is tried again later leaves its place to the next.
    store.retry(&first[0], NOW + 900_000).await.unwrap();
    assert_eq!(keys(&claim().await), ["call.2"]);
    store.sent(&second[0], None, NOW).await.unwrap();
    assert_eq!(keys(&claim().await), ["call.3"]);
}

#[tokio::test]
async fn a_row_is_given_up_with_what_its_act_says_of_it_or_not_at_all() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let rows = ["a", "b"].map(|key| Outgoing::to(HERE, "ring", key, "{}"));
    enqueue(&store, &rows).await;
    let row = store.claim(NOW, LEASE, 1).await.unwrap().remove(0);
    for done in [false, true] {
        let mut giving_up = act(&store).await;
        giving_up.dead_letter(&row, "gone").await.unwrap();
        giving_up.dead_letter_channel(HERE, "gone").await.unwrap();
        let word = Outgoing::to(ELSEWHERE, "unsent", "word", "{}");
        giving_up.enqueue(&word).await.unwrap();
        if !done {
            drop(giving_up);
            assert_eq!(store.unsent(9).await.unwrap().len(), 2);
            continue;
        }
        giving_up.commit("told").await.unwrap();
    }
    assert_eq!(keys(&store.unsent(9).await.unwrap()), ["word"]);
    assert_eq!(store.dead_letters(9).await.unwrap().len(), 2);
}

#[tokio::test]
async fn one_key_is_one_row_also_after_it_was_sent() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let row = Outgoing::to(HERE, "ring", "1:5:ring", r#"{"content":"first"}"#);
    enqueue(&store, std::slice::from_ref(&row)).await;
    let second = Outgoing { payload: "second".into(), ..row.clone() };
    let mut again = act(&store).await;
    assert!(!again.enqueue(&second).await.unwrap());
    again.commit("said again").await.unwrap();
    let claimed = store.claim(NOW, LEASE, 10).await.unwrap();
    assert_eq!(claimed.len(), 1);
    assert_eq!(claimed[0].outgoing, row);
    store.sent(&claimed[0], None, NOW).await.unwrap();
    let mut third = act(&store).await;
    assert!(!third.enqueue(&second).await.unwrap());
    third.commit("said again").await.unwrap();
    assert_eq!(store.claim(NOW, LEASE, 10).await.unwrap(), []);
}

#[tokio::test]
async fn nonces_differ_and_are_no_longer_than_discord_takes() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let rows: Vec<_> = (0..500)
        .map(|n| Outgoing {
            in_order: false,
            ..Outgoing::to(ChannelId(n), "ring", format!("1:{n}:ring"), "{}")
        })
        .collect();
    enqueue(&store, &rows).await;
    let claimed = store.claim(NOW, LEASE, 1_000).await.unwrap();
    let nonces: std::collections::BTreeSet<_> = claimed.iter().map(|row| &row.nonce).collect();
    assert_eq!(nonces.len(), 500);
    assert!(nonces.iter().all(|nonce| nonce.len() <= NONCE_CHARS));
    let plain = |nonce: &&String| nonce.bytes().all(|byte| byte.is_ascii_alphanumeric());
    assert!(nonces.iter().all(plain));
}

#[tokio::test]
async fn a_sent_message_is_kept_under_its_slot_and_never_replaced_by_an_older_one() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    enqueue(&store, &[of(game, 1, "turn")]).await;
    let old = store.claim(NOW, LEASE, 10).await.unwrap().remove(0);
    let newer = MessageRef { channel: HERE, message: MessageId(20), ordinal: 2 };
    let mut act = act(&store).await;
    act.remember(game, "turn", newer).await.unwrap();
    assert_eq!(act.message(game, "turn").await.unwrap(), Some(newer));
    act.commit("kept").await.unwrap();
    store.sent(&old, Some(MessageId(10)), NOW).await.unwrap();
    assert_eq!(store.message(game, "turn").await.unwrap(), Some(newer));
    enqueue(&store, &[of(game, 3, "turn")]).await;
    let next = store.claim(NOW, LEASE, 10).await.unwrap().remove(0);
    store.sent(&next, Some(MessageId(30)), NOW).await.unwrap();
    let kept = store.message(game, "turn").await.unwrap().unwrap();
    assert_eq!((kept.message, kept.ordinal), (MessageId(30), 3));
    assert_eq!(store.message(game, "board").await.unwrap(), None);
    let mut forgetting = crate::act(&store).await;
    forgetting.forget(game, "turn").await.unwrap();
    forgetting.commit("forgotten").await.unwrap();
    assert_eq!(store.message(game, "turn").await.unwrap(), None);
}

#[tokio::test]
async fn a_dead_letter_can_be_looked_at_and_blocks_nobody() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    enqueue(
        &store,
        &[
            Outgoing::to(HERE, "ring", "a", "{}"),
            Outgoing::to(HERE, "ring", "b", "{}"),
            Outgoing::to(ELSEWHERE, "ring", "c", "{}"),
            Outgoing { in_order: false, ..Outgoing::to(HERE, "unsent", "d", "{}") },
        ],
    )
    .await;
    let first = store.claim(NOW, LEASE, 1).await.unwrap();
    store.dead_letter(&first[0], "50013", NOW).await.unwrap();
    let second = store.claim(NOW, LEASE, 1).await.unwrap();
    assert_eq!(keys(&second), ["b"]);
    store.retry(&second[0], NOW + 1).await.unwrap();
    assert_eq!(store.dead_letter_channel(HERE, "10003", NOW).await.unwrap(), 1);
    let given_up = store.dead_letters(10).await.unwrap();
    let reasons: Vec<_> = given_up
        .iter()
        .map(|row| (row.delivery.outgoing.dedupe.as_str(), row.reason.as_str()))
        .collect();
    assert_eq!(reasons, [("b", "10003"), ("a", "50013")]);
    // The private word that the channel is gone is not lost with the channel.
    assert_eq!(keys(&store.unsent(10).await.unwrap()), ["c", "d"]);
    assert_eq!(store.sweep(NOW + INBOX_KEPT_MS + 1).await.unwrap().outbox, 0);
    assert_eq!(store.sweep(NOW + DEAD_LETTERS_KEPT_MS + 1).await.unwrap().outbox, 2);
    assert_eq!(keys(&store.unsent(10).await.unwrap()), ["c", "d"]);
}

#[tokio::test]
async fn a_row_waits_for_its_time() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let later = Outgoing { not_before: NOW + 1_000, ..Outgoing::to(HERE, "ring", "a", "{}") };
    enqueue(&store, &[later]).await;
    assert_eq!(store.next_delivery().await.unwrap(), Some(NOW + 1_000));
    assert_eq!(store.claim(NOW + 999, LEASE, 1).await.unwrap(), []);
    assert_eq!(store.claim(NOW + 1_000, LEASE, 1).await.unwrap().len(), 1);
}

#[tokio::test]
async fn a_clock_that_goes_back_keeps_nobody_waiting() {
    const DAY: i64 = 86_400_000;
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    enqueue(
        &store,
        &[Outgoing::to(HERE, "ring", "a", "{}"), Outgoing::to(ELSEWHERE, "ring", "b", "{}")],
    )
    .await;
    let mut acting = act(&store).await;
    let due = storage::Timer { kind: "over.1".into(), game, ordinal: 0, due_at: NOW - 2 * DAY };
    acting.schedule(&due).await.unwrap();
    let far = storage::Timer { kind: "over.2".into(), due_at: NOW + 5, ..due.clone() };
    acting.schedule(&far).await.unwrap();
    acting.commit("").await.unwrap();
    let claimed = store.claim(NOW, LEASE, 10).await.unwrap();
    let handled = store.claim_due(NOW, LEASE, 10).await.unwrap();
    assert_eq!(handled, std::slice::from_ref(&due));
    store.retry(&claimed[0], NOW + 7_000).await.unwrap();
    let mut noticing = act(&store).await;
    noticing.clock_went_back(NOW - DAY, DAY).await.unwrap();
    noticing.commit("").await.unwrap();
    assert_eq!(store.claim(NOW - DAY + 6_999, LEASE, 10).await.unwrap(), []);
    assert_eq!(keys(&store.claim(NOW - DAY + 7_000, LEASE, 10).await.unwrap()), ["a"]);
    assert_eq!(keys(&store.claim(NOW - DAY + LEASE, LEASE, 10).await.unwrap()), ["b"]);
    // A timer that was being handled comes again; its instant, and those of others, stay.
    assert_eq!(store.claim_due(NOW - DAY + LEASE, LEASE, 10).await.unwrap(), [due]);
    assert_eq!(store.claim_due(NOW + 4, LEASE, 10).await.unwrap().len(), 1);
    assert_eq!(store.claim_due(NOW + 5, LEASE, 10).await.unwrap(), [far]);
}
