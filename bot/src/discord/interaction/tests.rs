//! Payloads as Discord writes them, with what it may add and change tomorrow.

use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};
use rand_chacha::ChaCha8Rng;
use serde_json::{Map, Value as Json};

use super::*;

/// The application that reads.
const OWN: ApplicationId = ApplicationId(1_100_000_000_000_000_001);
/// A person whom others name.
const BEN: &str = "2000000000000000008";
/// How often chance changes each payload.
const ROUNDS: u64 = 250;

/// Payloads by what they are: every form that Carcas is sent.
fn recorded() -> Map<String, Json> {
    serde_json::from_str(include_str!("recorded.json")).unwrap()
}

/// A payload that is changed, also into what only its text can hold.
#[derive(Clone)]
struct Draft {
    json: Json,
    raw: Vec<String>,
}

impl Draft {
    fn of(what: &str) -> Self {
        Self { json: recorded()[what].clone(), raw: Vec::new() }
    }

    /// Puts any JSON text in the place of a value, or at the end of a list.
    fn put(&mut self, pointer: &str, raw: &str) {
        let mark = Json::from(format!("<<{}>>", self.raw.len()));
        self.raw.push(raw.to_owned());
        let (parent, name) = pointer.rsplit_once('/').unwrap();
        match self.json.pointer_mut(parent) {
            Some(Json::Object(fields)) => drop(fields.insert(name.to_owned(), mark)),
            Some(Json::Array(items)) => match name.parse::<usize>() {
                Ok(index) => items[index] = mark,
                Err(_) => items.push(mark),
            },
            _ => panic!("{pointer} is nowhere"),
        }
    }

    fn with(mut self, pointer: &str, raw: &str) -> Self {
        self.put(pointer, raw);
        self
    }

    fn remove(&mut self, pointer: &str) {
        let (parent, name) = pointer.rsplit_once('/').unwrap();
        match self.json.pointer_mut(parent) {
            Some(Json::Object(fields)) => drop(fields.remove(name)),
            Some(Json::Array(items)) => drop(items.remove(name.parse().unwrap())),
            _ => panic!("{pointer} is nowhere"),
        }
    }

    fn text(&self) -> String {
        let marked = self.raw.iter().enumerate();
        marked.fold(self.json.to_string(), |text, (number, raw)| {
            text.replace(&format!("\"<<{number}>>\""), raw)
        })
    }

    fn read(&self) -> Result<Interaction, ReadError> {
        read(self.text().as_bytes(), OWN)
    }

    /// The interaction, which must be readable.
    #[track_caller]
    fn readable(&self) -> Interaction {
        self.read().unwrap_or_else(|error| panic!("{}: {}", error.field, self.text()))
    }

    /// What cannot be read.
    #[track_caller]
    fn unreadable(&self) -> ReadError {
        self.read().err().unwrap_or_else(|| panic!("it was read: {}", self.text()))
    }
}

/// Every place below a value.
fn pointers(json: &Json, at: &str, all: &mut Vec<String>) {
    let mut visit = |name: &str, value: &Json| {
        let pointer = format!("{at}/{name}");
        pointers(value, &pointer, all);
        all.push(pointer);
    };
    match json {
        Json::Object(fields) => fields.iter().for_each(|(name, value)| visit(name, value)),
        Json::Array(items) => {
            items.iter().enumerate().for_each(|(index, item)| visit(&index.to_string(), item));
        }
        _ => {}
    }
}

/// A place without ids and numbers, and with options of options as options.
fn place(pointer: &str) -> String {
    let number = |part: &str| part.parse::<u64>().is_ok();
    let parts = pointer.split('/').skip(1).map(|part| if number(part) { "*" } else { part });
    let mut place = parts.collect::<Vec<_>>().join("/");
    while place.contains("options/*/options/*") {
        place = place.replace("options/*/options/*", "options/*");
    }
    place
}

/// What is read.
const USED: [&str; 33] = [
    "id",
    "token",
    "type",
    "application_id",
    "channel_id",
    "guild_id",
    "locale",
    "guild_locale",
    "app_permissions",
    "member/permissions",
    "member/nick",
    "member/user/id",
    "member/user/username",
    "member/user/global_name",
    "user/id",
    "user/username",
    "user/global_name",
    "channel/type",
    "message/id",
    "data/name",
    "data/custom_id",
    "data/component_type",
    "data/values/*",
    "data/options/*/name",
    "data/options/*/type",
    "data/options/*/value",
    "data/options/*/options",
    "data/options/*/focused",
    "data/resolved/users/*/username",
    "data/resolved/users/*/global_name",
    "data/resolved/members/*/nick",
    "data/resolved/attachments/*/url",
    "data/resolved/attachments/*/size",
];

/// Without which nothing can be done; the rest of what is used counts as absent if it is odd.
const NEEDED: [&str; 11] = [
    "id",
    "token",
    "type",
    "member",
    "member/user",
    "member/user/id",
    "user",
    "user/id",
    "data",
    "data/name",
    "data/custom_id",
];

fn is_used(pointer: &str) -> bool {
    let place = place(pointer);
    let above = format!("{place}/");
    USED.iter().any(|used| **used == place || used.starts_with(&above))
}

/// Values that no field had so far.
fn odd(chance: &mut ChaCha8Rng) -> String {
    const ODD: [&str; 20] = [
        "null",
        "true",
        "0",
        "-1",
        "2.5",
        "4294967296",
        "9007199254740993",
        "18446744073709551616",
        "1e999",
        r#""""#,
        r#""v2_a_0123456789abcdef0123456789abcdef""#,
        r#""\ud800""#,
        r#""2026-13-45T99:00:00Z""#,
        "[]",
        "[[],{}]",
        "{}",
        r#"{"0":{"x":[1,null]}}"#,
        r#"[{"id":null}]"#,
        r#"{"x":1,"x":[]}"#,
        "-170141183460469231731687303715884105728",
    ];
    match chance.random_range(0..22) {
        20 => format!("\"{}\"", "x".repeat(5_000)),
        21 => format!("{}{}", "[".repeat(500), "]".repeat(500)),
        _ => (*ODD.choose(chance).unwrap()).to_owned(),
    }
}

/// Adds what is new, and changes or removes what nobody uses, at random places.
fn grow(draft: &mut Draft, chance: &mut ChaCha8Rng) {
    const NEW: [&str; 4] = ["new_unknown", "", "v 2", "\u{440}"];
    let mut all = vec![String::new()];
    pointers(&draft.json, "", &mut all);
    let pointer = all.choose(chance).unwrap().clone();
    let may_grow = match draft.json.pointer(&pointer) {
        Some(Json::Object(_)) => Some(*NEW.choose(chance).unwrap()),
        Some(Json::Array(_)) if place(&pointer) != "data/values" => Some("-"),
        _ => None,
    };
    match may_grow {
        Some(name) => draft.put(&format!("{pointer}/{name}"), &odd(chance)),
        None if is_used(&pointer) => {}
        None if chance.random_ratio(1, 4) => draft.remove(&pointer),
        None => draft.put(&pointer, &odd(chance)),
    }
}

#[test]
fn whatever_grows_where_nobody_looks_changes_nothing() {
    for (what, json) in recorded() {
        let plain = Draft { json, raw: Vec::new() };
        let wanted = plain.readable();
        for seed in 0..ROUNDS {
            let mut chance = ChaCha8Rng::seed_from_u64(seed);
            let mut draft = plain.clone();
            for _ in 0..chance.random_range(1..12) {
                grow(&mut draft, &mut chance);
            }
            let found = draft.read().unwrap_or_else(|error| {
                panic!("{what}, seed {seed}: {} in {}", error.field, draft.text())
            });
            assert_eq!(found, wanted, "{what}, seed {seed}: {}", draft.text());
        }
    }
}

#[test]
fn whatever_is_odd_harms_only_itself_or_is_answered() {
    for (what, json) in recorded() {
        let plain = Draft { json, raw: Vec::new() };
        let (mut all, wanted) = (Vec::new(), plain.readable());
        pointers(&plain.json, "", &mut all);
        for (number, pointer) in all.iter().enumerate() {
            let mut chance = ChaCha8Rng::seed_from_u64(number as u64);
            for _ in 0..6 {
                let draft = plain.clone().with(pointer, &odd(&mut chance));
                let place = place(pointer);
                match draft.read() {
                    Ok(found) if is_used(pointer) => {
                        assert!(found.id == wanted.id || place == "id", "{what}: {pointer}");
                    }
                    Ok(found) => assert_eq!(found, wanted, "{what}: {}", draft.text()),
                    Err(error) => {
                        let is_path = place == "data/options/*/name";
                        assert!(NEEDED.contains(&&*place) || is_path, "{what}: {pointer}");
                        let whom = error.caller.is_some() || ["id", "token"].contains(&&*place);
                        assert!(whom && !error.field.is_empty(), "{what}: {}", draft.text());
                    }
                }
            }
        }
    }
}

#[test]
fn no_profile_shuts_anybody_out() {
    let profile = [
        (
            "avatar_decoration_data",
            r#"{"asset":"v2_a_0123456789abcdef0123456789abcdef","sku_id":1}"#,
        ),
        ("avatar_decoration_data", "17"),
        ("avatar", r#""v3_0123456789abcdef0123456789abcdef""#),
        ("avatar", "{}"),
        ("banner", r#""a_short""#),
        ("accent_color", "18446744073709551616"),
        ("primary_guild", r#"{"identity_guild_id":"none","badge":5}"#),
        ("clan", r#""DISC""#),
        ("collectibles", "[]"),
        ("public_flags", "9007199254740992"),
        ("flags", "4294967296"),
        ("premium_type", "9"),
        ("discriminator", "-1"),
        ("bot", r#""no""#),
        ("locale", "5"),
        ("email", "{}"),
    ];
    let whose = [
        ("a button", "/member/user"),
        ("a button", "/message/mentions/0"),
        ("a button", "/message/author"),
        ("a button", "/message/interaction_metadata/user"),
        ("a button in direct messages", "/user"),
        ("a button in direct messages", "/channel/recipients/0"),
        ("a command in direct messages", "/user"),
        ("a completion", "/member/user"),
        ("a group of subcommands", "/data/resolved/users/2000000000000000008"),
        ("a menu of people", "/data/resolved/users/2000000000000000008"),
    ];
    for (what, user) in whose {
        let plain = Draft::of(what);
        for (field, value) in profile {
            let draft = plain.clone().with(&format!("{user}/{field}"), value);
            assert_eq!(draft.readable(), plain.readable(), "{what}: {user}/{field} {value}");
        }
    }
}

#[test]
fn no_message_channel_or_right_of_the_future_shuts_anybody_out() {
    let plain = Draft::of("a button");
    for (pointer, value) in [
        ("/message/type", "300"),
        ("/message/embeds/0/color", "-1"),
        ("/message/embeds/0/color", r##""#ff0000""##),
        ("/message/components/-", r#"{"type":99,"spoiler":{"x":1}}"#),
        ("/message/components", "{}"),
        ("/message/poll", r#"{"answers":"many"}"#),
        ("/message/position", "-1"),
        ("/message/flags", "18446744073709551616"),
        ("/message/timestamp", "1795895868557"),
        ("/message/nonce", "[]"),
        ("/message/attachments/0/size", "-5"),
        ("/message/reactions/0/burst_colors", "null"),
        ("/entitlements", r#"[{"type":99,"id":null}]"#),
        ("/entitlements", "{}"),
        ("/authorizing_integration_owners", r#"{"9":"x","guild":[]}"#),
        ("/authorizing_integration_owners", "[]"),
        ("/attachment_size_limit", "9007199254740993"),
        ("/context", "300"),
        ("/version", r#""two""#),
        ("/guild/features", "5"),
        ("/channel/name", "null"),
        ("/channel/permissions", r#""-1""#),
        ("/channel/thread_metadata", "[]"),
        ("/channel/thread_metadata/auto_archive_duration", "99999"),
        ("/channel/last_message_id", r#""none""#),
        ("/member/roles", r#"["x"]"#),
        ("/member/joined_at", "null"),
        ("/member/flags", "-1"),
        ("/member/communication_disabled_until", "5"),
    ] {
        let draft = plain.clone().with(pointer, value);
        assert_eq!(draft.readable(), plain.readable(), "{pointer} {value}");
    }
    let twice = plain.text().replacen('{', r#"{"version":{},"new":1,"new":[],"version":1,"#, 1);
    assert_eq!(read(twice.as_bytes(), OWN).ok(), Some(plain.readable()), "fields that come twice");
    let mut torn = plain.with("/new", r#""a letter""#).text().into_bytes();
    let letter = torn.windows(8).position(|bytes| bytes == b"a letter").unwrap();
    torn[letter] = 0xFF;
    assert!(read(&torn, OWN).is_ok(), "a letter that is none");
}

#[test]
fn numbers_and_texts_stand_for_each_other() {
    let plain = Draft::of("a button").readable();
    let mut draft = Draft::of("a button");
    for id in ["/id", "/application_id", "/channel_id", "/guild_id", "/member/user/id"] {
        let digits = draft.json.pointer(id).and_then(Json::as_str).unwrap().to_owned();
        draft.put(id, &digits);
    }
    for (pointer, value) in [
        ("/type", "3.0"),
        ("/data/component_type", r#""2""#),
        ("/channel/type", "11.0"),
        ("/app_permissions", "2251799813685247"),
    ] {
        draft.put(pointer, value);
    }
    assert_eq!(draft.readable(), plain);
    let wide = draft.clone().with("/app_permissions", r#""36893488147419105279""#).readable();
    assert_eq!(wide.app_permissions.0, 2047, "2 to the power of 65, and this");
}

#[test]
fn a_subcommand_is_a_path_and_its_options_have_types() {
    let read = Draft::of("a subcommand with options of each type").readable();
    assert_eq!(read.guild, Some(GuildId(3_000_000_000_000_000_004)));
    assert_eq!((read.user.name.as_str(), read.user.display_name.as_str()), ("ada", "Ł."));
    assert_eq!((read.locale.as_str(), read.guild_locale.as_deref()), ("pl", Some("en-GB")));
    assert!(read.in_thread && read.app_permissions.has(Permissions::ATTACH_FILES));
    let InteractionKind::Command(typed) = read.kind else { panic!("a command") };
    assert_eq!(typed.path, ["game", "new"]);
    assert_eq!(typed.text("name"), Some("Friday"));
    assert_eq!((typed.integer("days"), typed.flag("aids")), (Some(3), Some(true)));
    let ben = typed.user("player").unwrap();
    assert_eq!((ben.id.to_string().as_str(), &*ben.name, &*ben.display_name), (BEN, "ben", "B."));
    let whoever = OptionValue::Id(BEN.parse().unwrap());
    assert_eq!(typed.option("whoever"), Some(&whoever));
    assert_eq!(typed.option("pace"), Some(&OptionValue::Number(1.5)));
    assert_eq!(typed.file("file").unwrap().bytes, 20_480);
    assert_eq!(typed.options.len(), 9);
    let group = Draft::of("a group of subcommands").readable().kind;
    let InteractionKind::Command(typed) = group else { panic!("a command") };
    assert_eq!(typed.path, ["server", "referee", "add"]);
    assert_eq!(typed.user("user").unwrap().display_name, "Ben");
}

#[test]
fn a_thread_is_known_by_its_type_and_one_of_the_future_by_what_only_threads_have() {
    let in_thread = |what: &str| Draft::of(what).readable().in_thread;
    assert!(in_thread("a command in a private thread") && in_thread("a button"));
    assert!(!in_thread("a command in a server") && !in_thread("a command in direct messages"));
    let future = Draft::of("a button").with("/channel/type", "99");
    assert!(future.readable().in_thread);
    assert!(!future.with("/channel/thread_metadata", "null").readable().in_thread);
    assert!(!Draft::of("a button").with("/channel", "[]").readable().in_thread);
}

#[test]
fn the_option_that_is_being_typed_is_named() {
    let kind = Draft::of("a completion").readable().kind;
    let InteractionKind::Autocomplete { invocation, focused } = kind else { panic!("{kind:?}") };
    assert_eq!(focused, "cell");
    assert_eq!(invocation.text("cell"), Some("M"));
    assert_eq!(invocation.text("rotation"), Some("90"));
}

#[test]
fn a_menu_brings_its_values_and_a_button_none() {
    let press = |draft: Draft| match draft.readable().kind {
        InteractionKind::Component(press) => press,
        other => panic!("{other:?}"),
    };
    assert_eq!(press(Draft::of("a menu")).values, ["12"]);
    assert_eq!(press(Draft::of("a menu of people")).values, [BEN]);
    let button = press(Draft::of("a button"));
    assert_eq!((button.custom_id.as_str(), button.values.len()), ("c1.turn.5", 0));
    assert_eq!(button.message, MessageId(3_000_000_000_000_000_090));
    for future in ["99", "300", "1e30", "{}"] {
        let menu = Draft::of("a menu").with("/data/component_type", future);
        assert_eq!(press(menu).values, ["12"], "{future}");
    }
    let mixed = Draft::of("a menu").with("/data/values/-", "{}").with("/data/values/-", "13");
    assert_eq!(press(mixed).values, ["12", "13"]);
}

#[test]
fn what_is_used_and_odd_counts_as_absent_by_itself() {
    let what = "a subcommand with options of each type";
    let plain = Draft::of(what);
    let read = plain.clone().with("/locale", "7").readable();
    assert_eq!(read.locale, "en-GB", "the server's");
    let read = plain.clone().with("/locale", "7").with("/guild_locale", "{}").readable();
    assert_eq!((read.locale.as_str(), read.guild_locale), ("en-US", None));
    let read = plain.clone().with("/member/nick", "5").readable();
    assert_eq!(read.user.display_name, "Ada");
    let read = plain.clone().with("/member/nick", "5").with("/member/user/global_name", "[]");
    assert_eq!(read.readable().user.display_name, "ada");
    let read = plain.clone().with("/app_permissions", "{}").with("/member/permissions", "[]");
    let read = read.readable();
    assert!(read.app_permissions.has(Permissions::SEND_MESSAGES), "trying tells");
    assert_eq!(read.member_permissions, Permissions::default());
    let read = plain.clone().with("/application_id", "[]").with("/channel_id", "null").readable();
    assert_eq!((read.application, read.channel), (OWN, plain.readable().channel));
    let given = |draft: Draft| match draft.readable().kind {
        InteractionKind::Command(typed) => typed,
        other => panic!("{other:?}"),
    };
    let all = given(plain.clone());
    for (index, option) in all.options.iter().enumerate() {
        for (field, odd) in [("type", "99"), ("value", "{}"), ("name", "5")] {
            let pointer = format!("/data/options/0/options/{index}/{field}");
            let mut rest = all.clone();
            rest.options.remove(index);
            assert_eq!(given(plain.clone().with(&pointer, odd)), rest, "{}: {odd}", option.name);
        }
    }
    let users = format!("/data/resolved/users/{BEN}");
    let nobody = plain.clone().with(&users, "[]").with("/data/resolved/members", "5");
    let named = given(nobody).user("player").cloned().unwrap();
    assert_eq!((named.id.to_string().as_str(), &*named.display_name), (BEN, ""));
    let file = "/data/resolved/attachments/6000000000000000001";
    let size = given(plain.clone().with(&format!("{file}/size"), r#""large""#));
    assert_eq!(size.file("file").unwrap().bytes, 0, "whoever fetches it sees");
    assert!(given(plain.with(file, "[]")).file("file").is_none());
}

#[test]
fn what_cannot_be_read_says_why_and_whom_to_answer() {
    let odd =
        |what: &str, pointer: &str, raw: &str| Draft::of(what).with(pointer, raw).unreadable();
    for (what, pointer, raw, field) in [
        ("a button", "/member/user/id", "{}", "user.id"),
        ("a button", "/data", "null", "data"),
        ("a button", "/data/custom_id", "5", "data.custom_id"),
        ("a command in a server", "/data/name", "[]", "data.name"),
        ("a group of subcommands", "/data/options/0/name", "{}", "data.options.name"),
        ("a menu", "/type", r#""menu""#, "type"),
    ] {
        let error = odd(what, pointer, raw);
        assert_eq!((error.cause, error.field), (UnreadableCause::Field, field));
        let caller = error.caller.unwrap();
        assert_eq!(caller.id, caller.interaction.to_string());
        assert!(caller.token.reveal().starts_with("aW50ZXJhY3Rpb24"));
        assert_eq!(error.locale, "pl");
        assert!(!error.completes);
    }
    let server = Draft::of("a button").with("/guild_id", "[]").with("/guild", "5").unreadable();
    assert_eq!(server.field, "guild_id", "a server is not taken for direct messages");
    let modal = odd("a button", "/type", "5");
    assert_eq!((modal.cause, modal.field), (UnreadableCause::Kind, "type"));
    assert!(modal.caller.is_some());
    assert!(odd("a completion", "/data", "5").completes);
    let wide = odd("a button", "/id", r#""18446744073709551617""#).caller.unwrap();
    assert_eq!((wide.id.as_str(), wide.interaction), ("18446744073709551617", InteractionId(1)));
    assert!(odd("a button", "/token", "5").caller.is_none());
    for nothing in ["", "[]", "null", "{", "\u{0}"] {
        let error = read(nothing.as_bytes(), OWN).err().unwrap();
        assert_eq!(error.cause, UnreadableCause::Form, "{nothing:?}");
        assert!(error.caller.is_none());
    }
}
