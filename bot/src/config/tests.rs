//! Every setting: its default, what it accepts, what it refuses, and its entry in `.env.example`.

use std::collections::BTreeMap;

use super::*;

fn read(settings: &[(&str, &str)]) -> Result<Config, BadSetting> {
    let settings: BTreeMap<&str, &str> = settings.iter().copied().collect();
    Config::from(|name| settings.get(name).map(|&value| value.to_owned()))
}

const SHAPE: &str = "abc.def.ghi";

#[test]
fn nothing_set_means_the_sandbox_and_the_defaults() {
    let config = read(&[]).unwrap();
    assert_eq!(config.discord, Discord::Sandbox);
    assert_eq!(config.sandbox.to_string(), SANDBOX_ADDR.default);
    assert_eq!(config.database, Address::File(DATABASE.default.into()));
    assert_eq!(config.served_database, Address::File(SANDBOX_DATABASE.into()));
    assert_eq!(config.log, LevelFilter::INFO);
    assert_eq!(config.log_format, LogFormat::Text);
    assert_eq!(config.metrics, None);
    assert_eq!(config.draw_grace, 180_000);
    assert_eq!(config.quotas, Quotas::default());
    assert_eq!(config.requests_per_second, 50);
    assert_eq!(config.pictures, queues::quotas::DRAWERS);
    assert_eq!((config.thinking, config.thinking_nodes), (1, 1_000_000));
    assert_eq!(config.art, None);
    assert_eq!(config.http, None);
    let empty: Vec<(&str, &str)> = ALL.iter().map(|setting| (setting.name, " ")).collect();
    assert_eq!(read(&empty).unwrap(), config);
}

#[test]
fn a_token_means_discord_and_an_address_means_what_is_there() {
    let secret = Secret::new(SHAPE);
    assert_eq!(read(&[(TOKEN.name, SHAPE)]).unwrap().discord, Discord::Real(secret.clone()));
    let with_prefix = read(&[(TOKEN.name, "Bot abc.def.ghi")]).unwrap();
    assert_eq!(with_prefix.discord, Discord::Real(secret.clone()));
    let url = (DISCORD_URL.name, "http://127.0.0.1:9000/");
    let at = |secret| Discord::At("http://127.0.0.1:9000".to_owned(), secret);
    assert_eq!(read(&[url]).unwrap().discord, at(Secret::new(SANDBOX_TOKEN)));
    assert_eq!(read(&[url, (TOKEN.name, SHAPE)]).unwrap().discord, at(secret));
}

/// The public key of RFC 8032, section 7.1, test 2.
const KEY: &str = "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c";

#[test]
fn interactions_over_http_need_an_address_and_the_key_of_whoever_signs() {
    let addr = (HTTP_ADDR.name, "0.0.0.0:8080");
    let key = (PUBLIC_KEY.name, KEY);
    let http = |settings: &[(&str, &str)]| read(settings).map(|config| config.http);
    let at = |key| Some(Http { addr: "0.0.0.0:8080".parse().unwrap(), key });
    assert_eq!(http(&[key]), Ok(None), "the gateway");
    assert_eq!(http(&[addr, key, (TOKEN.name, SHAPE)]), Ok(at(PublicKey::parse(KEY))));
    assert_eq!(http(&[addr, (TOKEN.name, SHAPE)]), Err(BadSetting::Value(PUBLIC_KEY)));
    assert_eq!(http(&[addr]), Ok(at(None)), "the sandbox says its key");
    assert_eq!(http(&[addr, (DISCORD_URL.name, "http://127.0.0.1:9000")]), Ok(at(None)));
}

#[test]
fn pages_have_an_address_that_a_link_can_hold() {
    let read = |url| super::tests::read(&[(WEB_URL.name, url)]).map(|config| config.pages);
    assert_eq!(read(""), Ok(None));
    assert_eq!(
        read("https://games.example.org/"),
        Ok(Some("https://games.example.org".to_owned()))
    );
    for url in ["games.example.org", "https://", "https://a b", "https://a>b"] {
        assert_eq!(read(url), Err(BadSetting::Value(WEB_URL)), "{url}");
    }
}

#[test]
fn a_webhook_needs_an_encrypted_way_and_a_secret() {
    let secret = (WEBHOOK_SECRET.name, "0123456789abcdef");
    let read = |url, secret: (&str, &str)| {
        let config = super::tests::read(&[(WEBHOOK_URL.name, url), secret]);
        config.map(|config| config.webhook.map(|hook| hook.url))
    };
    for url in ["https://example.org/hook", "http://127.0.0.1:9/hook", "http://[::1]:9/hook"] {
        assert_eq!(read(url, secret), Ok(Some(url.to_owned())));
        let short = (WEBHOOK_SECRET.name, "short");
        assert_eq!(read(url, short), Err(BadSetting::Value(WEBHOOK_SECRET)));
    }
    for url in [
        "http://example.org/",
        "https://",
        "example.org",
        "http://127.0.0.1.example.org/",
        "http://localhost.example.org/",
        // Whoever connects takes what is before the `@` for a user.
        "http://127.0.0.1:80@example.org/",
    ] {
        assert_eq!(read(url, secret), Err(BadSetting::Value(WEBHOOK_URL)), "{url}");
    }
    assert_eq!(read("", secret), Ok(None));
}

#[test]
fn a_value_that_cannot_be_used_is_refused_with_the_name_of_its_setting() {
    let long = "9".repeat(6000);
    let cases = [
        (TOKEN, "a secret"),
        (TOKEN, "two.parts"),
        (TOKEN, "a..c"),
        (TOKEN, "tök.e.n"),
        (DISCORD_URL, "127.0.0.1:8787"),
        (DISCORD_URL, "ws://127.0.0.1:8787"),
        (DISCORD_URL, "http://127.0.0.1:8787/api"),
        (DISCORD_URL, "http://user@127.0.0.1:8787"),
        (DISCORD_URL, "http://"),
        (DISCORD_URL, "http://10.0.0.7:8787"),
        (DISCORD_URL, "http://localhost.example.org"),
        (PLAIN_HTTP, "maybe"),
        (SANDBOX, "perhaps"),
        (HTTP_ADDR, "8080"),
        (HTTP_ADDR, "localhost:8080"),
        (HTTP_ADDR, "http://127.0.0.1:8080"),
        (PUBLIC_KEY, &KEY[..62]),
        (PUBLIC_KEY, &KEY[..63]),
        (PUBLIC_KEY, "not a key"),
        (REQUESTS, "9"),
        (REQUESTS, "1001"),
        (SANDBOX_ADDR, "8787"),
        (SANDBOX_ADDR, "0.0.0.0:8787"),
        (SANDBOX_ADDR, "localhost:8787"),
        (SANDBOX_ADDR, "127.0.0.1:87870"),
        (DATABASE, "a\0b"),
        (DATABASE, "postgres://ada:a secret@db:port/games"),
        (DATABASE, "postgresql+psycopg://ada:a secret@db/games"),
        (DATABASE, "sqlite://carcas.sqlite"),
        (LOG, "loud"),
        (LOG, "off"),
        (LOG, "bot=debug"),
        (LOG_FORMAT, "yaml"),
        (METRICS_ADDR, "9464"),
        (METRICS_ADDR, "localhost:9464"),
        (DRAW_GRACE, "three minutes"),
        (DRAW_GRACE, "-1"),
        (DRAW_GRACE, "86401"),
        (DRAW_GRACE, &long),
        (SERVER_GAMES, "0"),
        (PLAYER_GAMES, "-3"),
        (HOUR_TABLES, "many"),
        (ACTS, "10001"),
        (PICTURES, "65"),
        (ART, "a\0b"),
    ];
    for (setting, value) in cases {
        let error = read(&[(setting.name, value)]).unwrap_err();
        assert_eq!(error, BadSetting::Value(setting), "{value}");
        let line = error.to_string();
        assert!(line.starts_with(setting.name) && !line.contains('\n'), "{line}");
        assert!(!line.contains("a secret"), "a value may be a secret");
    }
}

#[test]
fn a_parameter_of_the_database_that_is_not_known_is_named_without_its_value() {
    let url = "postgres://ada:opensesame@db/games?sslmode=require&pasword=a secret";
    let line = read(&[(DATABASE.name, url)]).unwrap_err().to_string();
    assert!(line.starts_with(DATABASE.name) && line.contains("no parameter pasword"), "{line}");
    assert!(!line.contains("secret") && !line.contains("opensesame"), "{line}");
}

#[test]
fn a_token_crosses_a_network_in_the_clear_only_where_that_is_allowed() {
    let far = (DISCORD_URL.name, "http://proxy.example.org:8787");
    assert_eq!(read(&[far]).unwrap_err(), BadSetting::Value(DISCORD_URL));
    assert!(read(&[far, (PLAIN_HTTP.name, "yes")]).is_ok());
    for near in
        ["http://localhost:1", "http://127.9.9.9:1", "http://[::1]:1", "https://far.example"]
    {
        assert!(read(&[(DISCORD_URL.name, near)]).is_ok(), "{near}");
    }
}

#[test]
fn a_secret_does_not_print_itself() {
    let server = (DATABASE.name, "postgres://ada:opensesame@db/games?sslmode=require");
    let config = read(&[(TOKEN.name, SHAPE), server]).unwrap();
    let shown = format!("{config:?}");
    assert!(!shown.contains(SHAPE) && !shown.contains("opensesame"), "{shown}");
    assert_eq!(config.database.to_string(), "postgres://db:5432/games");
}

#[test]
fn a_file_that_cannot_be_read_is_told_without_its_words() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(".env");
    assert_eq!(file(&path), (BTreeMap::new(), None));
    std::fs::write(&path, "# a comment\nCARCAS_LOG=debug\n\nDISCORD_TOKEN='a.b.c'\n").unwrap();
    let (read, fault) = file(&path);
    assert_eq!((read.len(), fault), (2, None));
    assert_eq!(read[TOKEN.name], "a.b.c");
    std::fs::write(&path, "DISCORD_TOKEN my secret words\nCARCAS_LOG=debug\n").unwrap();
    let (read, fault) = file(&path);
    assert_eq!(read[LOG.name], "debug", "the other lines are read");
    let line = fault.unwrap().to_string();
    assert!(line.starts_with(".env: ") && !line.contains("secret"), "{line}");
    // What Docker makes where a file is to be mounted that is not there.
    std::fs::remove_file(&path).unwrap();
    std::fs::create_dir(&path).unwrap();
    let (read, fault) = file(&path);
    assert!(read.is_empty() && fault.is_some());
}

#[test]
fn the_sandbox_has_a_file_of_its_own_unless_a_database_is_set() {
    let served = |settings: &[(&str, &str)]| read(settings).unwrap().served_database;
    let file = |name: &str| Address::File(name.into());
    assert_eq!(served(&[]), file(SANDBOX_DATABASE));
    assert_eq!(served(&[(DATABASE.name, "games.sqlite")]), file("games.sqlite"));
    assert_eq!(served(&[(TOKEN.name, SHAPE)]), file(DATABASE.default));
    assert_eq!(served(&[(DISCORD_URL.name, "http://127.0.0.1:1")]), file(DATABASE.default));
}

#[test]
fn every_secret_may_stand_in_a_file_and_none_is_shown() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("secret");
    let given = path.to_str().unwrap();
    let values = [
        (TOKEN, SHAPE),
        (DATABASE, "postgres://ada:opensesame@db/games"),
        (WEBHOOK_URL, "https://example.org/hook"),
        (WEBHOOK_SECRET, "0123456789abcdef"),
    ];
    assert_eq!(values.map(|(setting, _)| setting), SECRETS);
    for (setting, value) in values {
        // A webhook needs both.
        let others = [(WEBHOOK_URL, "https://example.org/"), (WEBHOOK_SECRET, "0123456789abcdef")];
        let others = others.into_iter().filter(|(other, _)| *other != setting);
        let others: Vec<(&str, &str)> = others.map(|(one, value)| (one.name, value)).collect();
        let named = format!("{}_FILE", setting.name);
        let in_file = [&others[..], &[(named.as_str(), given)]].concat();
        let direct = [&others[..], &[(setting.name, value)]].concat();
        std::fs::write(&path, format!("{value}\n")).unwrap();
        assert_eq!(read(&in_file).unwrap(), read(&direct).unwrap(), "{named}");
        let twice = read(&[&in_file[..], &[(setting.name, value)]].concat()).unwrap_err();
        assert_eq!(twice, BadSetting::Twice(setting, path.clone()));
        // An empty setting is none.
        assert!(read(&[&in_file[..], &[(setting.name, " ")]].concat()).is_ok());
        let mut wrong = vec![twice];
        for text in ["", "\n\n"] {
            std::fs::write(&path, text).unwrap();
            wrong.push(read(&in_file).unwrap_err());
        }
        std::fs::write(&path, vec![0xFF; 40]).unwrap();
        wrong.push(read(&in_file).unwrap_err());
        std::fs::write(&path, "x".repeat(20_000)).unwrap();
        wrong.push(read(&in_file).unwrap_err());
        std::fs::remove_file(&path).unwrap();
        wrong.push(read(&in_file).unwrap_err());
        for wrong in wrong {
            let line = wrong.to_string();
            assert!(line.starts_with(setting.name) && line.contains(given), "{line}");
            assert!(!line.contains(value) && !line.contains('\n'), "{line}");
        }
    }
}

/// What `.env.example` must say.
fn example() -> String {
    let mut text = String::from(
        "# The settings of Carcas, with their defaults. Copy this file to `.env` and change what you\n\
         # like; a setting in the environment goes before the one in the file.\n\
         #\n\
         # A secret may stand in a file of its own, whose path is then given with _FILE behind the name:\n",
    );
    let files = SECRETS.map(|secret| format!("{}_FILE", secret.name)).join(", ");
    text.push_str(&format!("# {files}.\n"));
    for setting in &ALL {
        text.push('\n');
        for line in setting.meaning {
            text.push_str(&format!("# {line}\n"));
        }
        text.push_str(&format!("{}={}\n", setting.name, setting.default));
    }
    text
}

#[test]
fn the_example_lists_exactly_the_settings_with_their_defaults() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../.env.example");
    let text = std::fs::read_to_string(path).unwrap();
    assert_eq!(text, example());
}
