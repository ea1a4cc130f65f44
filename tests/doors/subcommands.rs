//! Subcommands that do one thing and end.

use std::collections::BTreeSet;

use rules::expansions::{self, ALL};
use serde_json::Value;
use tests::round::{How, Round};
use tests::{Folder, House, books, run};

/// Discord's limits ("Application Commands").
const COMMANDS: usize = 100;
const OPTIONS: usize = 25;
const NAME: usize = 32;
const DESCRIPTION: usize = 100;
const CHARACTERS: usize = 8000;

#[test]
fn help_lists_every_subcommand() {
    let folder = Folder::new();
    let finished = run(folder.path(), &[], &["--help"]);
    assert_eq!(finished.code, Some(0), "{finished:?}");
    for name in [
        "run", "sandbox", "migrate", "backup", "copy", "commands", "doctor", "health", "sets",
        "replay", "recount", "verify", "picture", "art",
    ] {
        let listed = finished.out.lines().any(|line| line.trim_start().starts_with(name));
        assert!(listed, "{name}: {}", finished.out);
    }
    let made: Vec<_> = std::fs::read_dir(folder.path()).expect("it is there").collect();
    assert!(made.is_empty(), "asking for help leaves nothing behind: {made:?}");
}

#[test]
fn a_recount_says_how_many_games_give_the_numbers_that_are_stored() {
    let folder = Folder::new();
    let migrated = run(folder.path(), &[], &["migrate"]);
    assert_eq!(migrated.code, Some(0), "{migrated:?}");
    let counted = run(folder.path(), &[], &["recount"]);
    assert_eq!(
        (counted.code, counted.out.trim()),
        (Some(0), "0 games give the numbers that were stored")
    );
    let house = House::open("doors-recount");
    let database = ("CARCAS_DATABASE".to_owned(), house.database().display().to_string());
    let refused = run(folder.path(), &[database], &["recount"]);
    assert_eq!(refused.code, Some(2), "while the bot plays: {refused:?}");
}

#[test]
fn sets_has_a_line_for_each_system() {
    let folder = Folder::new();
    let finished = run(folder.path(), &[], &["sets"]);
    assert_eq!(finished.code, Some(0), "{finished:?}");
    let lines: Vec<&str> = finished.out.lines().collect();
    assert_eq!(lines.len(), ALL.len(), "{}", finished.out);
    for (system, line) in ALL.iter().zip(lines) {
        let tiles = expansions::tiles(*system).to_string();
        assert!(line.starts_with(system.key()), "{line}");
        assert!(line.contains(system.name()) && line.contains(&tiles), "{line}");
    }
}

/// Name and description are counted together with everything below.
fn check(node: &Value, depth: usize) -> usize {
    let text = |key: &str| node[key].as_str().unwrap_or_default().chars().count();
    let name = node["name"].as_str().unwrap_or_default();
    let plain = |c: char| c.is_alphanumeric() && !c.is_uppercase() || c == '-' || c == '_';
    assert!((1..=NAME).contains(&text("name")) && name.chars().all(plain), "{name:?}");
    assert!((1..=DESCRIPTION).contains(&text("description")), "{name}");
    // Command, perhaps a group, subcommand, option.
    let deepest = match node["type"].as_u64() {
        Some(2) => 2,
        Some(1) => 3,
        _ => 4,
    };
    assert!(depth <= deepest, "{name}");
    let options = node["options"].as_array().cloned().unwrap_or_default();
    let choices = node["choices"].as_array().cloned().unwrap_or_default();
    assert!(options.len() <= OPTIONS && choices.len() <= OPTIONS, "{name}");
    let names: BTreeSet<&str> = options.iter().filter_map(|o| o["name"].as_str()).collect();
    assert_eq!(names.len(), options.len(), "{name} has an option twice");
    let first_optional = options.iter().position(|option| option["required"] != true);
    let last_required = options.iter().rposition(|option| option["required"] == true);
    assert!(last_required.is_none_or(|last| first_optional.is_none_or(|first| last < first)));
    let below: usize = options.iter().map(|option| check(option, depth + 1)).sum();
    text("name") + text("description") + below
}

#[test]
fn commands_prints_the_tree_that_is_registered_within_the_limits_of_discord() {
    let house = House::open("doors-commands");
    let finished = run(house.folder.path(), &[], &["commands"]);
    assert_eq!(finished.code, Some(0), "{finished:?}");
    let printed: Value = serde_json::from_str(&finished.out).expect("it is JSON");
    let printed = printed.as_array().cloned().expect("it is a list");
    assert!((1..=COMMANDS).contains(&printed.len()));
    for command in &printed {
        let characters = check(command, 1);
        assert!(characters <= CHARACTERS, "{}: {characters}", command["name"]);
    }
    let names = |list: &[Value]| -> BTreeSet<String> {
        list.iter().map(|c| c["name"].as_str().unwrap_or_default().to_owned()).collect()
    };
    assert_eq!(names(&printed), names(&house.discord.commands()));
    for name in [
        "game", "turn", "place", "rotate", "deploy", "pass", "confirm", "undo", "choose", "board",
        "score", "tiles", "log", "help",
    ] {
        assert!(names(&printed).contains(name), "/{name}");
    }
}

#[test]
fn migrate_makes_the_database_and_does_no_harm_a_second_time() {
    let house = House::closed("doors-migrate");
    for _ in 0..2 {
        let finished = run(house.folder.path(), house.settings(), &["migrate"]);
        assert_eq!(finished.code, Some(0), "{finished:?}");
        assert!(house.database().is_file());
    }
    let bytes = std::fs::read(house.database()).expect("it is there");
    let again = run(house.folder.path(), house.settings(), &["migrate"]);
    assert_eq!(again.code, Some(0), "{again:?}");
    assert!(std::fs::read(house.database()).expect("it is there") == bytes);
    assert!(books::read(&house.database()).expect("it is one of ours").is_empty());
}

#[test]
fn a_backup_of_a_running_bot_holds_every_game_and_never_overwrites() {
    let mut house = House::open("doors-backup");
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    round.turn(&mut house, &mut |_, _| ());
    let finished = run(house.folder.path(), house.settings(), &["backup", "copy.sqlite"]);
    assert_eq!(finished.code, Some(0), "{finished:?}");
    let copy = house.folder.join("copy.sqlite");
    let games = books::read(&house.database()).expect("the database can be read");
    assert_eq!(books::read(&copy).expect("the copy can be read"), games);
    let bytes = std::fs::read(&copy).expect("it is there");
    let again = run(house.folder.path(), house.settings(), &["backup", "copy.sqlite"]);
    assert_ne!(again.code, Some(0), "{again:?}");
    assert!(crate::one_line(&again).contains("copy.sqlite"), "{again:?}");
    assert!(std::fs::read(&copy).expect("it is there") == bytes, "the old copy was touched");
}

#[test]
fn replay_prints_a_game_move_by_move_and_picture_draws_it_and_both_know_no_other() {
    let mut house = House::open("doors-replay");
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    for _ in 0..2 {
        round.turn(&mut house, &mut |_, _| ());
    }
    let game = round.entry(&house).table.game.id.public();
    let finished = run(house.folder.path(), house.settings(), &["replay", &game]);
    assert_eq!(finished.code, Some(0), "{finished:?}");
    let moves = round.entry(&house).moves.len();
    assert!(finished.out.lines().count() >= moves, "{moves} moves: {}", finished.out);
    for cell in &round.cells {
        assert!(finished.out.contains(cell), "{cell}: {}", finished.out);
    }
    for (name, signature) in
        [("a.png", &b"\x89PNG"[..]), ("a.webp", b"RIFF"), ("a.jpg", b"\xFF\xD8")]
    {
        let asked = ["picture", &game, "--move", "1", "--out", name];
        let finished = run(house.folder.path(), house.settings(), &asked);
        assert_eq!(finished.code, Some(0), "{finished:?}");
        let file = std::fs::read(house.folder.join(name)).expect("it was written");
        assert!(file.starts_with(signature) && file.len() > 1000, "{name}: {} bytes", file.len());
    }
    for wrong in [["9999", "a.png"], ["1", "a.bmp"], ["1", "missing/a.png"]] {
        let asked = ["picture", &game, "--move", wrong[0], "--out", wrong[1]];
        let finished = run(house.folder.path(), house.settings(), &asked);
        assert_eq!(finished.code, Some(1), "{finished:?}");
        crate::one_line(&finished);
    }
    for unknown in ["zzzzz", "@everyone", ""] {
        let finished = run(house.folder.path(), house.settings(), &["replay", unknown]);
        assert_ne!(finished.code, Some(0), "{unknown:?}: {finished:?}");
        assert!(!finished.err.is_empty() && !finished.err.contains("panicked"), "{finished:?}");
    }
}

#[test]
fn a_game_leaves_as_a_file_is_verified_and_goes_on_in_another_channel() {
    let mut house = House::open("doors-travel");
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    for _ in 0..3 {
        round.turn(&mut house, &mut |_, _| ());
    }
    let game = round.entry(&house).table.game.id.public();
    let ada = house.discord.person("Ada", "table");
    let answer = ada.command("export", &[]);
    let file = &answer.message().0["attachments"][0];
    assert_eq!(file["filename"], format!("carcas-{game}.json"), "{answer:?}");
    let bytes = house.discord.bytes(file["url"].as_str().expect("an address"));
    let text = String::from_utf8(bytes).expect("it is text");
    let verify = |text: &str| {
        std::fs::write(house.folder.join("game.json"), text).expect("it is written");
        run(house.folder.path(), &[], &["verify", "game.json"])
    };
    let whole = verify(&text);
    assert_eq!(whole.code, Some(0), "{whole:?}");
    assert!(whole.out.lines().count() == 1 && whole.out.contains(&game), "{}", whole.out);
    let changed = text.replacen("\"seat\":0", "\"seat\":1", 1);
    let found = verify(&changed);
    assert_eq!(found.code, Some(1), "{found:?}");
    assert!(crate::one_line(&found).contains("move "), "{found:?}");
    let missing = run(house.folder.path(), &[], &["verify", "missing.json"]);
    assert_eq!(missing.code, Some(1), "{missing:?}");
    let there = ada.in_channel("elsewhere");
    let import = |content: &str| {
        let file = serde_json::json!({"filename": "game.json", "content": content});
        there.try_command("game import", &[("file", file)]).expect("Discord lets her")
    };
    assert!(import(&changed).words().contains("was changed"), "it is found here, too");
    assert!(import(&text).words().contains("a table is open"));
    let lobby = there.wait("the table", |message| message.words().contains("goes on here"));
    let ben = house.discord.person("Ben", "elsewhere");
    ben.click(&lobby, "Join");
    let begun = there.command("game start", &[]);
    assert!(begun.words().contains("The game begins"), "{begun:?}");
    there.wait("the game", |message| message.button("Take your turn").is_some());
}
