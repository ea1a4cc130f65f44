//! Settings: each is in `.env.example`, and a value that makes no sense is refused by name.

use std::collections::BTreeSet;

use tests::{Folder, run, tree};

/// A value for each setting that it cannot take; none where any text makes sense.
const NONSENSE: [(&str, Option<&str>); 26] = [
    ("DISCORD_TOKEN", Some("no token")),
    ("CARCAS_SANDBOX", Some("perhaps")),
    ("CARCAS_DISCORD_URL", Some("nowhere")),
    ("CARCAS_ALLOW_PLAIN_HTTP", Some("perhaps")),
    ("CARCAS_HTTP_ADDR", Some("everywhere")),
    ("DISCORD_PUBLIC_KEY", Some("abc123")),
    ("DISCORD_REQUESTS_PER_SECOND", Some("plenty")),
    ("CARCAS_SANDBOX_ADDR", Some("0.0.0.0:8787")),
    ("CARCAS_DATABASE", None),
    ("CARCAS_LOG", Some("everything")),
    ("CARCAS_LOG_FORMAT", Some("yaml")),
    ("CARCAS_METRICS_ADDR", Some("9464")),
    ("CARCAS_WEB_ADDR", Some("the web")),
    ("CARCAS_WEB_URL", Some("games.example.org")),
    ("CARCAS_WEBHOOK_URL", Some("nowhere")),
    ("CARCAS_WEBHOOK_SECRET", Some("too short")),
    ("CARCAS_DRAW_GRACE_SECONDS", Some("soon")),
    ("CARCAS_GAMES_PER_SERVER", Some("0")),
    ("CARCAS_GAMES_PER_PLAYER", Some("-1")),
    ("CARCAS_TABLES_PER_HOUR", Some("many")),
    ("CARCAS_COMMANDS_PER_TEN_SECONDS", Some("1e9")),
    ("CARCAS_PICTURES", Some("all")),
    ("CARCAS_PICTURES_WAITING", Some("0")),
    ("CARCAS_THINKING", Some("0")),
    ("CARCAS_THINKING_NODES", Some("1e6")),
    ("CARCAS_ART", Some("missing/packs")),
];

/// The settings of `.env.example`: each line that is not about something else, commented or not.
fn listed() -> BTreeSet<String> {
    let example = tree::read(".env.example");
    let name = |line: &str| {
        let (name, _) = line.trim_start_matches(['#', ' ']).split_once('=')?;
        let plain = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
        (!name.is_empty() && name.chars().all(plain)).then(|| name.to_owned())
    };
    example.lines().filter_map(name).collect()
}

#[test]
fn every_setting_of_the_example_is_tried_here() {
    let tried: BTreeSet<String> = NONSENSE.iter().map(|(name, _)| (*name).to_owned()).collect();
    assert_eq!(tried, listed());
}

#[test]
fn a_malformed_setting_is_refused_in_one_line_that_names_it() {
    for (name, value) in NONSENSE {
        let Some(value) = value else { continue };
        let folder = Folder::new();
        let mut settings = vec![("CARCAS_DISCORD_URL".to_owned(), "http://127.0.0.1:9".to_owned())];
        settings.retain(|(other, _)| other != name);
        settings.push((name.to_owned(), value.to_owned()));
        let finished = run(folder.path(), &settings, &[]);
        assert_eq!(finished.code, Some(2), "{name}={value}: {finished:?}");
        let line = crate::one_line(&finished);
        assert!(line.contains(name), "{name}={value}: {line}");
        let left: Vec<_> = std::fs::read_dir(folder.path()).expect("it is there").collect();
        assert!(left.is_empty(), "{name}={value}: {left:?}");
    }
}

#[test]
fn an_env_file_is_read_and_the_environment_wins() {
    let folder = Folder::new();
    std::fs::write(folder.join(".env"), "CARCAS_SANDBOX_ADDR=nonsense\n").expect("ours");
    let finished = run(folder.path(), &[], &[]);
    assert_eq!(finished.code, Some(2), "{finished:?}");
    assert!(crate::one_line(&finished).contains("CARCAS_SANDBOX_ADDR"), "{finished:?}");
    let settings = [("CARCAS_SANDBOX_ADDR", "127.0.0.1:0"), ("CARCAS_LOG", "nonsense")];
    let settings = settings.map(|(name, value)| (name.to_owned(), value.to_owned()));
    let finished = run(folder.path(), &settings, &[]);
    assert_eq!(finished.code, Some(2), "{finished:?}");
    assert!(crate::one_line(&finished).contains("CARCAS_LOG"), "{finished:?}");
}
