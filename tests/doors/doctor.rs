//! `carcas doctor`: all is well in a house where all is well, and each thing that is broken is found,
//! with what to do about it. Nothing is changed, and no secret is said.

use std::collections::BTreeSet;
use std::fs;

use serde_json::json;
use tests::round::{How, Round};
use tests::server::PrivateDatabase;
use tests::{Finished, House, Way, numbers, run};

use crate::metrics::house;

/// A database that a later program wrote: its schema has version 9999.
const NEWER: &[u8] = include_bytes!("newer.sqlite");
/// The public key of another application (RFC 8032, section 7.1, test 1).
const OTHER_KEY: &str = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
/// A token in its right shape.
const TOKEN: &str = "MTIzNDU2Nzg5.c2VjcmV0.bm90LWZvci1sb2dz";
/// View Channel, Send Messages and Embed Links ("Permissions").
const NO_FILES: u64 = 1 << 10 | 1 << 11 | 1 << 14;
/// View Channel, Send Messages and Attach Files.
const NO_EMBEDS: u64 = 1 << 10 | 1 << 11 | 1 << 15;

/// What the doctor says in this house.
fn doctor(house: &House) -> Finished {
    run(house.folder.path(), house.settings(), &["doctor"])
}

/// The lines about a check.
fn lines<'a>(said: &'a Finished, word: &str, check: &str) -> Vec<&'a str> {
    let about = |line: &&str| {
        line.strip_prefix(word).is_some_and(|rest| rest.trim_start().starts_with(check))
    };
    said.out.lines().filter(about).collect()
}

/// The doctor finds this to be wrong, and nothing else, and says this about it.
#[track_caller]
fn finds(house: &House, check: &str, words: &[&str]) {
    let said = doctor(house);
    assert_eq!(said.code, Some(1), "{said:?}");
    let wrong: Vec<&str> = said.out.lines().filter(|line| line.starts_with("WRONG")).collect();
    assert_eq!(wrong, lines(&said, "WRONG", check), "{said:?}");
    assert!(!wrong.is_empty(), "{said:?}");
    for word in words {
        assert!(wrong.iter().any(|line| line.contains(word)), "{word}: {wrong:?}");
    }
    assert!(said.err.contains("found something wrong"), "{said:?}");
}

/// The files of the house and what is in them, but for the log.
fn contents(house: &House) -> BTreeSet<(String, Vec<u8>)> {
    let files = fs::read_dir(house.folder.path()).expect("it is there").flatten();
    let files = files.filter(|file| file.path().is_file());
    let read = |file: fs::DirEntry| {
        (file.file_name().to_string_lossy().into_owned(), fs::read(file.path()).expect("readable"))
    };
    files.map(read).filter(|(name, _)| name != "carcas.log").collect()
}

#[test]
fn all_is_well_where_a_bot_plays_and_nothing_is_changed() {
    let mut house = house("doors-doctor");
    house.set("DISCORD_TOKEN", TOKEN);
    house.start();
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    let addr = numbers::address(house.bot());
    house.set("CARCAS_METRICS_ADDR", &addr);
    let said = doctor(&house);
    assert_eq!(said.code, Some(0), "{said:?}");
    for check in [
        "settings",
        "bot",
        "database",
        "clock",
        "token",
        "interactions",
        "gateway",
        "commands",
        "permissions",
    ] {
        assert_eq!(lines(&said, "ok", check).len(), 1, "{check}: {said:?}");
    }
    assert!(said.out.contains("channels: 1"), "{said:?}");
    round.turn(&mut house, &mut |_, _| ());
    assert_eq!(house.take_bot().stop().code(), Some(0));

    let before = contents(&house);
    let said = doctor(&house);
    assert_eq!(said.code, Some(0), "{said:?}");
    assert_eq!(lines(&said, "warning", "bot").len(), 1, "none answers any more: {said:?}");
    assert!(contents(&house) == before, "it only looks");
    assert!(!format!("{said:?}").contains(TOKEN), "{said:?}");

    house.discord.fault(&json!({"route": "/applications/@me", "status": 401}));
    finds(&house, "token", &["does not accept", "DISCORD_TOKEN"]);

    let denied =
        json!({"guild": "home", "channel": "table", "op": "permissions", "allow": NO_FILES});
    assert_eq!(house.discord.post("/user/place", &denied).0, 200);
    finds(&house, "permissions", &["Attach Files missing"]);
    let plain =
        json!({"guild": "home", "channel": "table", "op": "permissions", "allow": NO_EMBEDS});
    assert_eq!(house.discord.post("/user/place", &plain).0, 200);
    finds(&house, "permissions", &["Embed Links missing"]);
    let unseen = json!({"guild": "home", "channel": "table", "op": "permissions", "allow": 0});
    assert_eq!(house.discord.post("/user/place", &unseen).0, 200);
    finds(&house, "permissions", &["View Channel missing"]);

    fs::write(house.database(), NEWER).expect("the folder is ours");
    finds(&house, "database", &["version 9999", "Install"]);
    assert!(fs::read(house.database()).expect("it is there") == NEWER, "it only looks");
}

#[test]
fn interactions_come_the_way_that_the_bot_waits_for_them() {
    let mut house = House::closed_at("doors-doctor-http", Way::Http);
    house.set("DISCORD_TOKEN", TOKEN);
    house.start();
    let said = doctor(&house);
    assert_eq!(lines(&said, "ok", "interactions").len(), 1, "{said:?}");
    assert!(said.out.contains("over HTTP"), "{said:?}");
    house.set("DISCORD_PUBLIC_KEY", OTHER_KEY);
    finds(&house, "interactions", &["another key", "Copy the public key"]);
    house.set("DISCORD_PUBLIC_KEY", "");
    house.set("CARCAS_HTTP_ADDR", "");
    finds(&house, "interactions", &["web address", "Interactions Endpoint URL"]);
}

#[test]
fn a_house_where_nothing_was_started_is_told_what_comes() {
    let house = House::closed("doors-doctor-new");
    let said = doctor(&house);
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(lines(&said, "ok", "database")[0].contains("the first start makes it"), "{said:?}");
    let unregistered = lines(&said, "warning", "commands");
    assert!(unregistered[0].contains("none is registered"), "{said:?}");
    assert!(contents(&house).is_empty());
}

#[test]
fn what_is_set_wrongly_is_named() {
    let mut house = House::closed("doors-doctor-settings");
    house.set("CARCAS_DATABSE", "games.sqlite");
    finds(&house, "settings", &["CARCAS_DATABSE", "Perhaps CARCAS_DATABASE"]);
    let mut house = House::closed("doors-doctor-values");
    fs::write(house.folder.join(".env"), format!("DISCORD_TOKEN='{TOKEN} x'\n")).expect("ours");
    house.set("CARCAS_LOG", "loud");
    finds(&house, "settings", &["CARCAS_LOG", "DISCORD_TOKEN", "error, warn"]);
    let said = doctor(&house);
    assert!(lines(&said, "warning", "settings")[0].contains("chmod 600"), "{said:?}");
    assert!(!format!("{said:?}").contains(TOKEN), "{said:?}");
    let mut house = House::closed("doors-doctor-away");
    house.set("CARCAS_DISCORD_URL", "http://127.0.0.1:9");
    finds(&house, "discord", &["does not answer"]);
}

#[test]
fn a_server_is_looked_at_without_its_password() {
    let Some(database) = PrivateDatabase::new() else { return };
    let secret = "opensesame";
    let mut house = House::closed("doors-doctor-server");
    house.set("CARCAS_DATABASE", &database.url().replacen('@', &format!(":{secret}@"), 1));
    house.start();
    let said = doctor(&house);
    assert_eq!(said.code, Some(0), "{said:?}");
    assert!(lines(&said, "ok", "database")[0].contains("PostgreSQL"), "{said:?}");
    assert_eq!(lines(&said, "ok", "clock").len(), 2, "{said:?}");
    assert!(!format!("{said:?}").contains(secret), "{said:?}");
    assert_eq!(house.take_bot().stop().code(), Some(0));
    database.sql(
        "UPDATE _sqlx_migrations SET version = 9999 WHERE version = \
                  (SELECT MAX(version) FROM _sqlx_migrations)",
    );
    finds(&house, "database", &["version 9999"]);
}
