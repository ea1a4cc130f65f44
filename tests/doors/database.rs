//! A database that the program must not use: it says so in one line, ends with 2, and leaves every
//! byte as it was.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use tests::round::{How, Round};
use tests::{Finished, Folder, House, run};

/// A database that a later program wrote: its schema has version 9999.
const NEWER: &[u8] = include_bytes!("newer.sqlite");

/// Every file of a folder but locks, which say only who was there.
fn contents(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("it is there").flatten();
    let named = entries.map(|e| (e.file_name().to_string_lossy().into_owned(), e.path()));
    let kept = named.filter(|(name, _)| !name.ends_with(".lock") && !name.ends_with("-shm"));
    kept.map(|(name, path)| (name, fs::read(path).expect("it can be read"))).collect()
}

/// The program refuses to start with one line that names the file and has this in it.
#[track_caller]
fn refuses(folder: &Path, arguments: &[&str], why: &str) -> Finished {
    let settings = [
        ("CARCAS_DATABASE".to_owned(), "carcas.sqlite".to_owned()),
        ("CARCAS_DISCORD_URL".to_owned(), "http://127.0.0.1:9".to_owned()),
    ];
    let before = contents(folder);
    let finished = run(folder, &settings, arguments);
    assert_eq!(finished.code, Some(2), "{finished:?}");
    let line = crate::one_line(&finished);
    assert!(line.contains("carcas.sqlite") && line.contains(why), "not {why:?}: {line}");
    assert!(contents(folder) == before, "something was touched: {line}");
    finished
}

#[test]
fn a_database_of_a_later_program_is_left_alone() {
    let folder = Folder::new();
    fs::write(folder.join("carcas.sqlite"), NEWER).expect("the folder is ours");
    for arguments in [&[][..], &["migrate"], &["backup", "copy.sqlite"], &["replay", "aaaaa"]] {
        refuses(folder.path(), arguments, "version 9999");
    }
}

#[test]
fn what_is_no_database_is_left_alone() {
    let cases: [(&[u8], &str); 2] = [
        (b"This is a letter to my grandmother, and no database.", "not a database"),
        (&[0; 5000], "not a database"),
    ];
    for (bytes, why) in cases {
        let folder = Folder::new();
        fs::write(folder.join("carcas.sqlite"), bytes).expect("the folder is ours");
        refuses(folder.path(), &[], why);
        refuses(folder.path(), &["migrate"], why);
    }
}

/// A database with a game in it, closed.
fn filled() -> Folder {
    let mut house = House::open("doors-database");
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    round.turn(&mut house, &mut |_, _| ());
    assert_eq!(house.take_bot().stop().code(), Some(0));
    let folder = Folder::new();
    fs::copy(house.database(), folder.join("carcas.sqlite")).expect("it is there");
    folder
}

#[test]
fn a_damaged_database_is_refused_and_never_repaired() {
    let whole = filled();
    let bytes = fs::read(whole.join("carcas.sqlite")).expect("it is there");
    let mut overwritten = bytes.clone();
    let middle = overwritten.len() / 2 / 4096 * 4096;
    overwritten[middle..middle + 4096].fill(0xA5);
    let truncated = bytes[..bytes.len() / 2 + 100].to_vec();
    for damaged in [overwritten, truncated] {
        let folder = Folder::new();
        fs::write(folder.join("carcas.sqlite"), damaged).expect("the folder is ours");
        refuses(folder.path(), &[], "damaged");
    }
}

#[test]
fn a_read_only_database_is_refused() {
    let folder = filled();
    let path = folder.join("carcas.sqlite");
    let mut permissions = fs::metadata(&path).expect("it is there").permissions();
    permissions.set_readonly(true);
    fs::set_permissions(&path, permissions).expect("it is ours");
    refuses(folder.path(), &[], "read-only");
}

#[test]
fn a_second_bot_on_the_same_database_is_refused_and_the_first_plays_on() {
    let mut house = House::open("doors-second");
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    let second = run(house.folder.path(), house.settings(), &[]);
    assert_eq!(second.code, Some(2), "{second:?}");
    let line = crate::one_line(&second);
    assert!(line.contains("carcas.sqlite") && line.contains("another process"), "{line}");
    round.turn(&mut house, &mut |_, _| ());
}

#[test]
fn a_database_that_is_replaced_while_the_bot_runs_ends_it() {
    let mut house = House::open("doors-replaced");
    let copy = house.folder.join("copy");
    fs::copy(house.database(), &copy).expect("it is there");
    fs::rename(&copy, house.database()).expect("the folder is ours");
    assert_eq!(house.take_bot().wait().code(), Some(2));
    let log = fs::read_to_string(house.folder.join("carcas.log")).expect("it said something");
    assert!(log.contains("replaced or removed"), "{log}");
}

#[test]
fn a_restored_backup_takes_every_table_back_and_rings_whose_turn_it_is() {
    let mut house = House::open("doors-restored");
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    let mover = round.next();
    let folder = house.folder.path().to_path_buf();
    let carcas = |house: &House, arguments: &[&str]| run(&folder, house.settings(), arguments);
    assert_eq!(carcas(&house, &["backup", "copy"]).code, Some(0));
    round.turn(&mut house, &mut |_, _| ());
    let later = round.ring().clone();
    let held = carcas(&house, &["restore", "copy"]);
    assert_eq!(held.code, Some(2), "{held:?}");
    assert!(crate::one_line(&held).contains("another process"), "{held:?}");
    assert_eq!(house.take_bot().stop().code(), Some(0));
    let restored = carcas(&house, &["restore", "copy"]);
    assert_eq!(restored.code, Some(0), "{restored:?}");
    assert!(restored.out.contains("the database of before"), "{restored:?}");

    house.start();
    let person = house.person("Ada", "table");
    let told = person.wait_after(&later.id(), "the table is told", |message| {
        message.words().contains("taken back to how it stood")
    });
    assert_eq!(told.pinged(), [mover]);
    // Once is enough.
    assert_eq!(house.take_bot().stop().code(), Some(0));
    house.start();
    house.person("Ada", "table").command("score", &[]);
    let again = house.person("Ada", "table").messages_after(&told.id());
    assert!(!again.iter().any(|message| message.words().contains("taken back")), "{again:?}");
}
