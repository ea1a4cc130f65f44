//! The binary `carcas` as whoever starts it sees it: its lines, its codes, its end.
#![expect(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// A new empty folder.
fn folder(name: &str) -> PathBuf {
    let folder = std::env::temp_dir().join(format!("carcas-cli-{}-{name}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

fn carcas(folder: &Path, settings: &[(&str, &str)], arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_carcas"));
    command.current_dir(folder).env_clear().envs(settings.iter().copied()).args(arguments);
    command
}

fn run(folder: &Path, settings: &[(&str, &str)], arguments: &[&str]) -> Output {
    carcas(folder, settings, arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}

/// Fails with the code and one line on standard error that has these words.
fn refuses(folder: &Path, settings: &[(&str, &str)], arguments: &[&str], code: i32, words: &str) {
    let output = run(folder, settings, arguments);
    let line = text(&output.stderr);
    assert_eq!(output.status.code(), Some(code), "{line}");
    assert_eq!(line.lines().count(), 1, "{line}");
    assert!(line.contains(words), "{line}");
    assert!(output.stdout.is_empty(), "{}", text(&output.stdout));
}

#[test]
fn what_needs_no_settings_works_with_bad_ones() {
    let folder = folder("plain");
    let bad = [("CARCAS_LOG", "loud")];
    let commands = run(&folder, &bad, &["commands"]);
    let tree: serde_json::Value = serde_json::from_slice(&commands.stdout).unwrap();
    assert_eq!(tree, app::commands::registration());
    let sets = run(&folder, &bad, &["sets"]);
    let lines: Vec<&str> = text(&sets.stdout).lines().collect();
    assert_eq!(lines.len(), rules::expansions::ALL.len());
    for (line, system) in lines.iter().zip(rules::expansions::ALL) {
        let tiles = rules::expansions::tiles(*system).to_string();
        assert_eq!(line.split_whitespace().next(), Some(system.key()));
        assert!(line.contains(system.name()) && line.contains(&tiles), "{line}");
    }
    assert!(std::fs::read_dir(&folder).unwrap().next().is_none(), "nothing was created");
}

#[test]
fn a_bad_setting_is_one_line_and_code_two() {
    let folder = folder("settings");
    for setting in bot::config::ALL {
        let bad = if setting.name == "CARCAS_DATABASE" { continue } else { "?" };
        refuses(&folder, &[(setting.name, bad)], &[], 2, setting.name);
    }
    let mistyped = [("CARCAS_DATABASE", "sqlite://carcas.sqlite")];
    refuses(&folder, &mistyped, &["migrate"], 2, "CARCAS_DATABASE");
    assert!(!folder.join("sqlite:").exists());
    std::fs::write(folder.join(".env"), "CARCAS_DRAW_GRACE_SECONDS=soon\n").unwrap();
    refuses(&folder, &[], &["migrate"], 2, "CARCAS_DRAW_GRACE_SECONDS");
    std::fs::write(folder.join(".env"), "no setting at all\n").unwrap();
    refuses(&folder, &[], &["migrate"], 2, ".env");
}

#[test]
fn a_database_that_cannot_be_used_is_named_and_left_alone() {
    let folder = folder("database");
    let file = folder.join("games.sqlite");
    let at = [("CARCAS_DATABASE", "games.sqlite")];
    refuses(&folder, &at, &["backup", "copy"], 2, "games.sqlite");
    refuses(&folder, &at, &["replay", "abcde"], 2, "games.sqlite");
    refuses(&folder, &at, &["picture", "abcde", "--out", "a.png"], 2, "games.sqlite");
    refuses(&folder, &at, &["picture", "abcde", "--out", "a.tiff"], 1, "a.tiff");
    assert!(!file.exists());
    let junk = "this is no database at all, ".repeat(100);
    std::fs::write(&file, &junk).unwrap();
    refuses(&folder, &at, &[], 2, "games.sqlite");
    refuses(&folder, &at, &["migrate"], 2, "games.sqlite");
    assert_eq!(std::fs::read_to_string(&file).unwrap(), junk);
}

#[test]
fn a_database_is_created_copied_and_never_written_over() {
    let folder = folder("backup");
    let created = run(&folder, &[], &["migrate"]);
    assert_eq!(created.status.code(), Some(0));
    assert!(text(&created.stdout).starts_with("carcas.sqlite: created"));
    let again = run(&folder, &[], &["migrate"]);
    assert!(text(&again.stdout).contains("already"), "{}", text(&again.stdout));
    assert_eq!(run(&folder, &[], &["backup", "copy.sqlite"]).status.code(), Some(0));
    let copy = std::fs::read(folder.join("copy.sqlite")).unwrap();
    refuses(&folder, &[], &["backup", "copy.sqlite"], 2, "copy.sqlite");
    assert_eq!(std::fs::read(folder.join("copy.sqlite")).unwrap(), copy);
    refuses(&folder, &[], &["replay", "zzzzz"], 1, "zzzzz");
    refuses(&folder, &[], &["restore", "./carcas.sqlite"], 2, "the database itself");
}

#[test]
fn an_address_that_is_taken_is_one_line_that_names_the_setting() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = taken.local_addr().unwrap().to_string();
    let settings = [("CARCAS_SANDBOX_ADDR", addr.as_str())];
    refuses(&folder("run"), &settings, &[], 2, "CARCAS_SANDBOX_ADDR");
}

/// The last line that was said, which is JSON.
fn last_line(output: &Output) -> serde_json::Value {
    let last = text(&output.stderr).lines().last().unwrap_or_default();
    serde_json::from_str(last).unwrap_or_else(|error| panic!("{error}: {last}"))
}

#[test]
fn where_no_sandbox_is_wanted_a_missing_token_is_an_error_and_nothing_is_made() {
    let folder = folder("token");
    std::fs::write(folder.join(".env"), "CARCAS_SANDBOX=no\nDISCORD_TOKEN=\n").unwrap();
    for arguments in [&[][..], &["run"]] {
        refuses(&folder, &[], arguments, 2, "DISCORD_TOKEN: there is no token");
    }
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 1, "only .env is there");
    assert_eq!(run(&folder, &[], &["migrate"]).status.code(), Some(0), "what runs no bot may");
}

#[test]
fn a_mistyped_path_makes_no_folder_unless_somebody_says_so() {
    let folder = folder("folders");
    let at = [("CARCAS_DATABASE", "deep/er/games.sqlite"), ("CARCAS_SANDBOX_ADDR", "127.0.0.1:0")];
    let real = std::fs::canonicalize(&folder).unwrap().join("deep/er");
    for arguments in [&[][..], &["migrate"], &["restore", "copy"]] {
        refuses(&folder, &at, arguments, 2, real.to_str().unwrap());
    }
    let copy = ["copy", "--from", "deep/er/a", "--to", "deep/er/b"];
    assert_eq!(run(&folder, &at, &copy).status.code(), Some(2));
    assert!(!folder.join("deep").exists());
    let made = run(&folder, &at, &["migrate", "--make-folders"]);
    assert_eq!(made.status.code(), Some(0), "{}", text(&made.stderr));
    assert!(text(&made.stdout).contains(real.to_str().unwrap()), "{}", text(&made.stdout));
    assert_eq!(run(&folder, &at, &["migrate"]).status.code(), Some(0));
}

#[test]
fn a_secret_comes_from_a_file_or_from_the_service_manager() {
    let folder = folder("secrets");
    let provided = folder.join("credentials");
    std::fs::create_dir(&provided).unwrap();
    std::fs::write(provided.join("CARCAS_DATABASE"), "provided.sqlite\n").unwrap();
    let provided = provided.to_str().unwrap();
    let manager = ("CREDENTIALS_DIRECTORY", provided);
    assert_eq!(run(&folder, &[manager], &["migrate"]).status.code(), Some(0));
    assert!(folder.join("provided.sqlite").exists());
    let both = [manager, ("CARCAS_DATABASE", "other.sqlite")];
    refuses(&folder, &both, &["migrate"], 2, provided);
    std::fs::write(folder.join("path"), "named.sqlite").unwrap();
    let named = [("CARCAS_DATABASE_FILE", "path")];
    assert_eq!(run(&folder, &named, &["migrate"]).status.code(), Some(0));
    assert!(folder.join("named.sqlite").exists() && !folder.join("other.sqlite").exists());
    for (name, path) in [("DISCORD_TOKEN_FILE", "absent"), ("CARCAS_WEBHOOK_SECRET_FILE", "/")] {
        let wrong = [(name, path)];
        refuses(&folder, &wrong, &["migrate"], 2, name);
        refuses(&folder, &wrong, &["migrate"], 2, path);
    }
}

#[test]
fn the_reason_for_a_failed_start_is_json_where_the_log_is() {
    let folder = folder("json");
    let json = ("CARCAS_LOG_FORMAT", "json");
    let said = |settings: &[(&str, &str)], arguments: &[&str]| {
        let output = run(&folder, settings, arguments);
        assert_eq!(output.status.code(), Some(2), "{}", text(&output.stderr));
        let line = last_line(&output);
        assert_eq!(line["level"], "ERROR");
        line["fields"]["message"].as_str().unwrap().to_owned()
    };
    assert!(said(&[json, ("CARCAS_SANDBOX", "no")], &[]).contains("DISCORD_TOKEN"));
    assert!(said(&[json], &["backup", "copy"]).contains("carcas.sqlite"));
    // Also where another setting cannot be read, at whatever level.
    assert!(said(&[json, ("CARCAS_PICTURES", "all")], &[]).contains("CARCAS_PICTURES"));
    std::fs::write(folder.join(".env"), "CARCAS_LOG_FORMAT=json\nCARCAS_LOG=loud\n").unwrap();
    assert!(said(&[], &[]).contains("CARCAS_LOG"));
}
