//! The numbers: each is told and moves as the game is played, and whatever the dashboard and the
//! documents name is told.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use tests::numbers::{self, Numbers};
use tests::round::{How, Round};
use tests::server::PrivateDatabase;
use tests::{House, tree, until};

/// A house whose bot tells its numbers.
pub(crate) fn house(name: &str) -> House {
    let mut house = House::closed(name);
    house.set("CARCAS_METRICS_ADDR", "127.0.0.1:0");
    house
}

/// The names of ours in a text.
fn names(text: &str) -> BTreeSet<String> {
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let words = text.split(|c| !is_name(c));
    words.filter(|word| word.starts_with("carcas_") && word.len() > 7).map(str::to_owned).collect()
}

/// Every text below a value.
fn texts(value: &Value) -> Vec<&str> {
    match value {
        Value::String(text) => vec![text],
        Value::Array(values) => values.iter().flat_map(texts).collect(),
        Value::Object(fields) => fields.values().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

#[test]
fn every_number_moves_while_a_turn_is_played() {
    let mut house = house("doors-metrics");
    house.start();
    let addr = numbers::address(house.bot());
    let before = numbers::scrape(&addr);
    let limit = json!({"route": "POST .*/messages$", "status": 429, "retry_after": 0.2});
    house.discord.fault(&limit);
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    round.turn(&mut house, &mut |_, _| ());
    // Nobody has a seat at another table.
    house.person("Cleo", "table").command("confirm", &[]);
    house.person("Cleo", "table").autocomplete("place", &[("cell", "")], "cell");
    house.discord.fault(&json!({"overlay": {"locale": "de", "data": 5}}));
    let told = house.person("Cleo", "table").command("confirm", &[]);
    assert!(told.words().contains("Discord hat das in einer Form geschickt"), "{told:?}");

    let moved = [
        ("carcas_acts_total", &[("source", "command"), ("outcome", "done")][..]),
        ("carcas_acts_total", &[("kind", "game new"), ("outcome", "done")]),
        ("carcas_acts_total", &[("kind", "confirm"), ("outcome", "refused")]),
        ("carcas_acts_total", &[("source", "autocomplete"), ("kind", "place")]),
        ("carcas_act_seconds_count", &[("source", "command")]),
        ("carcas_acknowledgement_seconds_count", &[("how", "directly")]),
        ("carcas_database_seconds_count", &[("step", "begin")]),
        ("carcas_database_seconds_count", &[("step", "commit")]),
        ("carcas_database_seconds_count", &[("step", "count")]),
        ("carcas_interactions_unreadable_total", &[("cause", "field")]),
        ("carcas_moves_total", &[]),
        ("carcas_games", &[("status", "running")]),
        ("carcas_deliveries_total", &[("outcome", "sent")]),
        ("carcas_delivery_seconds_count", &[]),
        ("carcas_renders_total", &[("picture", "still"), ("outcome", "drawn")]),
        ("carcas_render_seconds_count", &[("picture", "still")]),
        ("carcas_render_wait_seconds_count", &[("picture", "still")]),
        ("carcas_discord_requests_total", &[("route", "channel message"), ("outcome", "done")]),
        ("carcas_discord_requests_total", &[("outcome", "limited")]),
        ("carcas_discord_request_seconds_count", &[]),
        ("carcas_discord_rate_limited_total", &[("scope", "bucket")]),
        ("carcas_discord_rate_limit_wait_seconds_count", &[]),
        ("carcas_discord_invalid_requests", &[]),
    ];
    let after = until("all numbers have moved", || {
        let after = numbers::scrape(&addr);
        let more = |(name, labels): &(&str, &[(&str, &str)])| {
            after.sum(name, labels) > before.sum(name, labels)
        };
        moved.iter().all(more).then_some(after)
    });
    assert_eq!(after.sum("carcas_games", &[("status", "running")]), 1.0);
    assert!(after.sum("carcas_moves_total", &[]) >= round.entry(&house).moves.len() as f64);
    for stands in ["carcas_gateway_connections", "carcas_discord_up", "carcas_database_up"] {
        assert_eq!(after.sum(stands, &[]), 1.0, "{stands}");
    }
    assert!(after.sum("carcas_gateway_events_total", &[("event", "ready")]) >= 1.0);
    for told in [
        "carcas_outbox_messages",
        "carcas_outbox_age_seconds",
        "carcas_timers_overdue",
        "carcas_timers_late_seconds",
        "carcas_renders_waiting",
        "carcas_renders_running",
        "carcas_gateway_session_starts_remaining",
        "carcas_loop_age_seconds",
    ] {
        assert!(after.tells(told), "{told}");
    }
    what_is_drawn_and_explained_is_told(&after);
}

/// The dashboard and the documents name only what is told, and the documents all of it.
fn what_is_drawn_and_explained_is_told(told: &Numbers) {
    let dashboard: Value = serde_json::from_str(&tree::read("deploy/grafana-dashboard.json"))
        .expect("the dashboard is JSON");
    let drawn = names(&texts(&dashboard).join(" "));
    assert!(drawn.len() > 20, "{drawn:?}");
    for name in &drawn {
        assert!(told.has(name), "the dashboard draws {name}, which nobody tells");
    }
    let explained = names(&tree::read("docs/operating.md"));
    for name in &explained {
        let known = told.has(name) || told.kinds.contains_key(name);
        assert!(known, "docs/operating.md explains {name}, which nobody tells");
    }
    for family in told.kinds.keys() {
        let total = format!("{family}_total");
        let is_explained = explained.contains(family) || explained.contains(&total);
        assert!(is_explained, "docs/operating.md does not explain {family}");
    }
}

#[test]
fn a_database_that_does_not_answer_holds_up_no_scrape() {
    let Some(database) = PrivateDatabase::new() else { return };
    let mut house = house("doors-metrics-locked");
    house.set("CARCAS_DATABASE", database.url());
    house.start();
    let addr = numbers::address(house.bot());
    let ready = || numbers::told(&addr, "/readyz").expect("the bot listens");
    until("it is ready", || (ready().0 == 200).then_some(()));
    std::thread::scope(|scope| {
        let lock = "BEGIN; LOCK TABLE games IN ACCESS EXCLUSIVE MODE; SELECT pg_sleep(600)";
        let held = scope.spawn(|| database.sql(lock));
        let said = until("the lock is taken", || {
            let (status, said) = ready();
            (status == 503).then_some(said)
        });
        assert_eq!(said, "not ready: database\n");
        let numbers = numbers::scrape(&addr);
        assert_eq!(numbers.sum("carcas_database_up", &[]), 0.0);
        assert!(!numbers.tells("carcas_games"), "an old number is not told for a new one");
        assert_eq!(numbers::told(&addr, "/healthz").map(|(status, _)| status), Some(200));
        database.sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                WHERE query LIKE 'BEGIN; LOCK%' AND pid <> pg_backend_pid()",
        );
        assert!(held.join().is_err(), "the server ended the session that held the lock");
    });
    until("it is ready again", || (ready().0 == 200).then_some(()));
    assert_eq!(numbers::scrape(&addr).sum("carcas_database_up", &[]), 1.0);
}
