//! Events as Discord sends them, and as it may send them one day.

use std::fmt::Debug;

use serde_json::{Value as Json, json};

use super::*;

/// What is read, as text.
fn read(kind: &str, data: &Json) -> String {
    let text = data.to_string();
    let shown = |dispatch: &dyn Debug| format!("{dispatch:?}");
    match GatewayDispatch::read(kind, &text) {
        Ok(GatewayDispatch::Guild(guild)) => {
            shown(&(guild.id(), guild.joined_at, guild.greeted_in(3), &guild.locale))
        }
        Ok(GatewayDispatch::Ready(ready)) => {
            shown(&(ready.application, &ready.session_id, &ready.resume_gateway_url))
        }
        Ok(GatewayDispatch::Interaction(_)) => "an interaction".to_owned(),
        other => shown(&other.map_err(|error| error.to_string())),
    }
}

/// A thread whose last message was written on the first day of 2026, at noon.
fn thread(state: Json) -> Json {
    let noon = 1_767_268_800_000_u64 - EPOCH_MS;
    json!({
        "id": "5", "guild_id": "4", "type": 11, "name": "table", "parent_id": "6", "owner_id": "7",
        "last_message_id": (noon << 22).to_string(), "thread_metadata": state,
        "rate_limit_per_user": 0, "position": 0,
    })
}

/// Events as they are recorded, with what is to be read of them.
fn recorded() -> Vec<(&'static str, Json)> {
    let user = json!({ "id": "3", "username": "carcas", "discriminator": "0", "avatar": null });
    let guild = json!({
        "id": "4", "name": "Cité", "joined_at": "2026-01-01T00:00:00.000000+00:00",
        "preferred_locale": "fr", "system_channel_id": null, "features": [], "rules_channel_id": "22",
        "roles": [{ "id": "4", "permissions": "1024" }, { "id": "8", "permissions": "3072" }],
        "emojis": [], "icon": null, "unavailable": false, "members": [{ "user": user, "roles": ["8"] }],
        "channels": [
            { "id": "21", "type": 2, "position": 0, "name": "voice" },
            { "id": "23", "type": 0, "position": 2, "name": "play", "permission_overwrites": [
                { "id": "4", "type": 0, "allow": "2048", "deny": "0" },
            ] },
            { "id": "22", "type": 0, "position": 1, "name": "rules" },
            { "id": "26", "type": 0, "position": 0, "name": "silent" },
        ],
    });
    let archived = json!({
        "archived": true, "auto_archive_duration": 1440, "locked": false,
        "archive_timestamp": "2026-01-02T11:59:00Z",
    });
    vec![
        (
            "READY",
            json!({
                "v": 10, "user": user, "guilds": [{ "id": "4", "unavailable": true }],
                "session_id": "s", "resume_gateway_url": "wss://resume", "shard": [0, 1],
                "application": { "id": "3", "flags": 0 },
            }),
        ),
        ("RESUMED", json!({ "_trace": [] })),
        ("INTERACTION_CREATE", json!({ "id": "1", "token": "t" })),
        ("GUILD_CREATE", guild),
        ("GUILD_DELETE", json!({ "id": "4" })),
        ("GUILD_ROLE_UPDATE", json!({ "guild_id": "4", "role": { "id": "8" } })),
        ("CHANNEL_DELETE", json!({ "id": "22", "type": 0, "guild_id": "4" })),
        ("THREAD_DELETE", json!({ "id": "24", "type": 11, "guild_id": "4", "parent_id": "22" })),
        ("THREAD_UPDATE", thread(archived)),
        ("THREAD_CREATE", thread(json!({ "archived": false, "locked": false }))),
        ("THREAD_MEMBERS_UPDATE", json!({ "id": "5", "added_members": [{ "user_id": "3" }] })),
    ]
}

#[test]
fn what_is_used_is_read() {
    let read: Vec<String> = recorded().iter().map(|(kind, data)| read(kind, data)).collect();
    assert_eq!(
        read,
        [
            r#"(Some(ApplicationId(3)), "s", Some("wss://resume"))"#,
            "Ok(Resumed)",
            "an interaction",
            r#"(GuildId(4), Some(1767225600000), Some(ChannelId(23)), "fr")"#,
            "Ok(Left(GuildId(4)))",
            "Ok(Changed(GuildId(4)))",
            "Ok(Closed(ChannelId(22), Gone))",
            "Ok(Closed(ChannelId(24), Gone))",
            "Ok(Closed(ChannelId(5), Early))",
            "Ok(Opened(ChannelId(5)))",
            "Ok(Opened(ChannelId(5)))",
        ]
    );
}

/// Forms that a field may have one day.
fn odd(dice: &mut Dice) -> Json {
    match dice.below(9) {
        0 => Json::Null,
        1 => json!(true),
        2 => json!(-1),
        3 => json!(1_u64 << 40),
        4 => json!(1e300),
        5 => json!(format!("v2_a_{:032x}", dice.below(1 << 30))),
        6 => json!([odd(dice), { "of": "all" }]),
        7 => json!({ "new": odd(dice), "id": "x" }),
        _ => json!("\u{0}\u{1F468}\u{200D}\u{1F469}"),
    }
}

/// A small generator: the same odd events on every machine.
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (self.0 >> 33) % limit
    }
}

/// Grows odd fields anywhere below a value, and makes those odd that are there and not used.
fn grow(value: &mut Json, used: &[&str], dice: &mut Dice) {
    match value {
        Json::Object(fields) => {
            for (name, field) in fields.iter_mut() {
                let keep = used.contains(&name.as_str());
                match dice.below(3) {
                    0 if !keep => *field = odd(dice),
                    _ => grow(field, used, dice),
                }
            }
            fields.insert(format!("new_{}", dice.below(1_000)), odd(dice));
        }
        Json::Array(items) => {
            items.iter_mut().for_each(|item| grow(item, used, dice));
            if dice.below(2) == 0 {
                items.push(odd(dice));
            }
        }
        _ => {}
    }
}

#[test]
fn no_event_is_lost_for_what_grows_on_it() {
    const USED: [&str; 29] = [
        "guild_id",
        "id",
        "session_id",
        "resume_gateway_url",
        "application",
        "joined_at",
        "preferred_locale",
        "system_channel_id",
        "channels",
        "type",
        "position",
        "last_message_id",
        "thread_metadata",
        "archived",
        "locked",
        "auto_archive_duration",
        "archive_timestamp",
        "token",
        "user",
        "members",
        "roles",
        "permissions",
        "permission_overwrites",
        "allow",
        "deny",
        "rules_channel_id",
        "public_updates_channel_id",
        "added_members",
        "user_id",
    ];
    for (kind, data) in recorded() {
        let expected = read(kind, &data);
        for seed in 0..2_000 {
            let mut grown = data.clone();
            grow(&mut grown, &USED, &mut Dice(seed));
            assert_eq!(read(kind, &grown), expected, "{kind}: {grown}");
        }
    }
}

#[test]
fn even_what_is_used_may_be_odd_where_it_may_be_missing() {
    for seed in 0..2_000 {
        for (kind, mut data) in recorded() {
            grow(&mut data, &["id", "session_id"], &mut Dice(seed));
            let read = read(kind, &data);
            assert!(!read.starts_with("Err"), "{kind}: {read}: {data}");
        }
    }
}

#[test]
fn a_server_that_is_away_in_whatever_words_is_not_left() {
    let gone =
        |unavailable| read("GUILD_DELETE", &json!({ "id": "4", "unavailable": unavailable }));
    for odd in [json!(true), json!("true"), json!(1), json!({ "until": "later" })] {
        assert_eq!(gone(odd.clone()), "Ok(Other)", "{odd}");
    }
    for left in [json!(false), Json::Null] {
        assert_eq!(gone(left.clone()), "Ok(Left(GuildId(4)))", "{left}");
    }
}

#[test]
fn a_thread_says_how_it_was_closed() {
    let closed = |state: Json| read("THREAD_UPDATE", &thread(state));
    let archived = |at: &str| {
        closed(json!({
            "archived": true, "auto_archive_duration": 1440, "locked": false,
            "archive_timestamp": at,
        }))
    };
    for (at, closure) in [
        ("2026-01-01T12:59:00Z", "Closed"),
        ("2026-01-01T13:00:00Z", "Early"),
        ("2026-01-02T11:59:00Z", "Early"),
        ("2026-01-02T12:00:00Z", "Asleep"),
        ("some day", "Asleep"),
    ] {
        assert_eq!(archived(at), format!("Ok(Closed(ChannelId(5), {closure}))"), "{at}");
    }
    let state = |archived: bool, locked: bool| {
        closed(json!({
            "archived": archived, "auto_archive_duration": 60, "locked": locked,
            "archive_timestamp": "2026-01-05T12:00:00Z",
        }))
    };
    for archived in [false, true] {
        assert_eq!(state(archived, true), "Ok(Closed(ChannelId(5), Closed))");
    }
    assert_eq!(state(false, false), "Ok(Opened(ChannelId(5)))");
}

#[test]
fn a_server_is_greeted_where_people_write_and_not_in_its_rules() {
    let mute = json!([{ "id": "4", "type": 0, "allow": "0", "deny": "2048" }]);
    let shut = json!([{ "id": "3", "type": 1, "allow": "0", "deny": "1024" }]);
    let channel = |id: &str, kind: u8, overwrites: &Json| {
        let position = id.parse::<u8>().unwrap();
        json!({ "id": id, "type": kind, "position": position, "permission_overwrites": overwrites })
    };
    let open = json!([]);
    let mut whole = json!({
        "id": "4", "roles": [{ "id": 4, "permissions": 3072 }, { "id": "8", "permissions": "2048" }],
        "members": [{ "user": { "id": "3" }, "roles": ["8"] }],
        "channels": [
            channel("20", 5, &open), channel("21", 2, &open), channel("22", 0, &open),
            channel("23", 0, &mute), channel("24", 0, &shut), channel("25", 0, &open),
            channel("26", 0, &open),
        ],
        "system_channel_id": "26", "rules_channel_id": "22", "public_updates_channel_id": null,
    });
    let greeted = |whole: &Json| {
        let text = whole.to_string();
        let Ok(GatewayDispatch::Guild(guild)) = GatewayDispatch::read("GUILD_CREATE", &text) else {
            panic!("a server")
        };
        guild.greeted_in(3)
    };
    assert_eq!(greeted(&whole), Some(ChannelId(26)));
    whole["system_channel_id"] = json!("23");
    assert_eq!(greeted(&whole), Some(ChannelId(25)), "only the server's team writes there");
    whole["public_updates_channel_id"] = json!("25");
    assert_eq!(greeted(&whole), Some(ChannelId(26)));
    whole["roles"] =
        json!([{ "id": "4", "permissions": "1024" }, { "id": "8", "permissions": "2048" }]);
    assert_eq!(greeted(&whole), None, "nobody else may write");
}
