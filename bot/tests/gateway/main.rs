//! A gateway that closes connections with every code, sends odd events and wants more shards: what the
//! real bot does about it.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

mod house;
mod several;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use house::{Caller, House, Office, Order, PATIENCE};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_session_is_resumed_where_discord_said_after_any_end_that_allows_it() {
    let mut house = House::open(1).await;
    let mut caller = house.next().await;
    assert!(!caller.path.starts_with("/resume"), "{}", caller.path);
    caller.welcome();
    house.answers(&caller, 2).await;
    let ends = [
        Order::Close(4000, "odd"),
        Order::Break,
        Order::Close(1001, ""),
        Order::Say(json!({ "op": 7, "d": null })),
    ];
    for (last, end) in (2..).zip(ends) {
        caller.orders.send(end).unwrap();
        caller = house.next().await;
        let resumed = &caller.first;
        let d = json!({ "token": "Bot token", "session_id": "the session", "seq": last });
        assert_eq!((&resumed["op"], &resumed["d"]), (&json!(6), &d));
        assert!(caller.path.starts_with("/resume?v=10"), "{}", caller.path);
        caller.say(last + 1, "RESUMED", json!({}));
    }
    house.answers(&caller, 7).await;
    assert_eq!(["4000", "none", "1001", "other"].map(|code| house.closed(code)), [1, 1, 1, 0]);
    house.end().await;
    assert!(!caller.is_open() || caller.orders.send(Order::Break).is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_is_over_is_followed_by_another() {
    for code in [4003, 4007, 4009] {
        let mut house = House::open(1).await;
        let caller = house.next().await;
        caller.welcome();
        house.answers(&caller, 2).await;
        let closed = Instant::now();
        caller.orders.send(Order::Close(code, "")).unwrap();
        let caller = house.next().await;
        caller.welcome();
        house.answers(&caller, 2).await;
        assert!(!caller.path.starts_with("/resume"), "{code}: {}", caller.path);
        assert_eq!(house.closed(&code.to_string()), 1, "{:?}", closed.elapsed());
        house.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_discord_will_never_accept_ends_and_says_why() {
    let why =
        [(4004, "token"), (4010, "shard"), (4012, "newest"), (4013, "4013"), (4014, "portal")];
    for (code, word) in why {
        let mut house = House::open(1).await;
        house.next().await.orders.send(Order::Close(code, "")).unwrap();
        let ended =
            tokio::time::timeout(PATIENCE, &mut house.bots[0].ended).await.unwrap().unwrap();
        let error = ended.unwrap_err().to_string();
        assert!(error.contains(word), "{code}: {error}");
        assert_eq!(house.closed(&code.to_string()), 1);
        assert!(house.callers.try_recv().is_err(), "{code}: it tries no more");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_has_grown_shards_itself_anew() {
    for (told, expected) in [(3, 3), (1, 2)] {
        let mut house = House::open(1).await;
        let caller = house.next().await;
        assert_eq!(caller.shard(), &json!([0, 1]));
        house.desk.lock().unwrap().entrance["shards"] = json!(told);
        caller.orders.send(Order::Close(4011, "Sharding required")).unwrap();
        let mut shards = BTreeSet::new();
        for _ in 0..expected {
            let caller = house.next().await;
            caller.welcome();
            house.answers(&caller, 2).await;
            shards.insert(caller.shard().to_string());
            std::mem::forget(caller);
        }
        let all: BTreeSet<String> =
            (0..expected).map(|n| json!([n, expected]).to_string()).collect();
        assert_eq!(shards, all);
        assert_eq!(house.closed("4011"), 1, "no session is begun in vain");
        assert!(house.callers.try_recv().is_err());
        house.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_still_heard_is_heard_until_the_new_shards_stand() {
    let mut house = House::open(2).await;
    let (first, second) = (house.next().await, house.next().await);
    first.welcome();
    second.welcome();
    house.answers(&second, 2).await;
    house.desk.lock().unwrap().entrance["shards"] = json!(4);
    first.orders.send(Order::Close(4011, "")).unwrap();
    let mut new = Vec::new();
    for _ in 0..4 {
        new.push(house.next().await);
        assert!(second.is_open());
        house.answers(&second, 2 + new.len() as u64).await;
    }
    new.iter().for_each(Caller::welcome);
    let begun = Instant::now();
    while second.is_open() {
        assert!(begun.elapsed() < PATIENCE, "the old session is kept");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    for caller in &new {
        house.answers(caller, 2).await;
    }
    assert!(house.callers.try_recv().is_err(), "four sessions for four shards");
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn odd_events_cost_neither_the_session_nor_what_follows() {
    let mut house = House::open(1).await;
    let caller = house.next().await;
    let frame = format!("v2_a_{:032x}", 7);
    caller.say(1, "READY", json!({
        "v": 11.5, "session_id": "the session", "resume_gateway_url": { "at": "once" },
        "user": { "id": "3", "avatar": frame, "flags": 1_u64 << 60, "username": null,
                  "avatar_decoration_data": { "asset": frame, "sku_id": [] } },
        "guilds": [{ "id": "4", "unavailable": "soon" }, 7], "shard": "0/1", "application": [frame],
    }));
    caller.say(
        2,
        "GUILD_CREATE",
        json!({
            "id": "4", "icon": frame, "features": [{ "name": "NEW" }], "roles": {}, "emojis": 1e300,
            "unavailable": {}, "channels": [{ "id": "5", "type": 99, "flags": 1_u64 << 40 }, null],
        }),
    );
    caller.say(3, "THREAD_UPDATE", json!({ "id": [], "thread_metadata": true }));
    caller.say(4, "A_NEW_EVENT", json!({ "d": frame }));
    caller.orders.send(Order::Say(json!({ "op": 99, "d": "new" }))).unwrap();
    caller.orders.send(Order::Say(json!("no payload at all"))).unwrap();
    house.answers(&caller, 5).await;
    caller.orders.send(Order::Close(4000, "")).unwrap();
    let caller = house.next().await;
    assert_eq!((&caller.first["op"], &caller.first["d"]["seq"]), (&json!(6), &json!(5)));
    caller.say(6, "RESUMED", json!({ "_trace": 1_u64 << 60 }));
    house.answers(&caller, 7).await;
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_request_says_where_its_sender_is_at_home() {
    let mut house = House::open(1).await;
    let caller = house.next().await;
    caller.welcome();
    house.answers(&caller, 2).await;
    let agents = house.desk.lock().unwrap().agents.clone();
    assert_eq!(agents.len(), 1, "{agents:?}");
    for agent in agents.iter().chain([&caller.agent]) {
        let (start, end) = ("DiscordBot (https://", concat!(", ", env!("CARGO_PKG_VERSION"), ")"));
        assert!(agent.starts_with(start) && agent.contains(end), "{agent}");
    }
    house.end().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn at_the_start_a_wait_that_is_told_is_kept() {
    // Whole seconds in the header, their parts in the body, and what is about everything.
    for (header, body, least) in [
        ("2", r#"{"message":"","retry_after":1.75,"global":false}"#, 2_000),
        ("0", r#"{"message":"","retry_after":1.75,"global":true}"#, 1_750),
        ("2", "error code: 1015", 2_000),
    ] {
        let refuse = |office: &mut Office| office.refusals.push((429, header, body));
        let mut house = House::with(1, refuse).await;
        house.next().await.welcome();
        let asked = house.desk.lock().unwrap().asked.clone();
        assert!(asked[1] - asked[0] >= Duration::from_millis(least), "{body}");
        house.end().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_session_is_begun_when_nearly_none_is_left() {
    let mut house = House::with(1, |office| {
        office.entrance["session_start_limit"]["remaining"] = json!(9);
        office.entrance["session_start_limit"]["reset_after"] = json!(1_500);
    })
    .await;
    let begun = Instant::now();
    while house.desk.lock().unwrap().asked.len() < 2 {
        assert!(begun.elapsed() < PATIENCE, "it does not ask again");
        tokio::time::sleep(Duration::from_millis(5)).await;
        house.desk.lock().unwrap().entrance["session_start_limit"]["remaining"] = json!(9);
    }
    assert!(house.callers.try_recv().is_err());
    house.desk.lock().unwrap().entrance["session_start_limit"]["remaining"] = json!(999);
    house.next().await.welcome();
    house.end().await;
}
