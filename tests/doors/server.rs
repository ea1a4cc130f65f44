//! The bot on a PostgreSQL server: it plays, is killed and goes on there, and its games move to a
//! server and back to a file.

use tests::round::{How, Round};
use tests::server::PrivateDatabase;
use tests::{House, run};

/// A password that the private server does not ask for, and that nobody may see.
const SECRET: &str = "opensesame";

/// How the address of a private database begins where it is shown.
const SHOWN: &str = concat!("postgres:", "///test_");

/// The address of a private database, with a password in it.
fn with_secret(database: &PrivateDatabase) -> String {
    database.url().replacen('@', &format!(":{SECRET}@"), 1)
}

#[test]
fn a_bot_on_a_server_is_killed_and_goes_on() {
    let Some(database) = PrivateDatabase::new() else { return };
    let mut house = House::closed("doors-server");
    house.set("CARCAS_DATABASE", &with_secret(&database));
    house.set("CARCAS_LOG", "trace");
    house.start();
    // The first two acts that change a game have to give way to another one. A sequence remembers
    // that, whatever becomes of the act.
    database.sql(
        "CREATE SEQUENCE tries;
        CREATE FUNCTION collide() RETURNS TRIGGER LANGUAGE plpgsql AS 'BEGIN
            IF nextval(''tries'') <= 2 THEN
                RAISE ''two acts'' USING ERRCODE = ''deadlock_detected'';
            END IF;
            RETURN NEW; END';
        CREATE TRIGGER collide BEFORE INSERT OR UPDATE ON games
            FOR EACH ROW EXECUTE FUNCTION collide()",
    );
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    assert!(database.sql("SELECT last_value > 2 FROM tries").starts_with('t'));
    round.turn(&mut house, &mut |_, _| ());
    house.kill();
    house.start();
    round.turn(&mut house, &mut |_, _| ());

    let folder = house.folder.path().to_path_buf();
    let second = run(&folder, house.settings(), &["migrate"]);
    assert_eq!(
        second.code,
        Some(0),
        "a newer version may migrate while this one plays: {second:?}"
    );
    let copy = ["copy", "--from", &with_secret(&database), "--to", "copy.sqlite"];
    let second = run(&folder, house.settings(), &copy);
    assert_eq!(second.code, Some(2), "{second:?}");
    let line = crate::one_line(&second);
    assert!(line.contains(SHOWN) && line.contains("another process"), "{line}");
    let backup = run(&folder, house.settings(), &["backup", "copy"]);
    assert_eq!(backup.code, Some(2), "{backup:?}");
    let line = crate::one_line(&backup);
    assert!(line.contains("CARCAS_DATABASE") && line.contains("pg_dump"), "{line}");
    let id = round.entry(&house).table.game.id.public();
    let replayed = run(&folder, house.settings(), &["replay", &id]);
    assert_eq!(replayed.code, Some(0), "{replayed:?}");
    assert_eq!(house.take_bot().stop().code(), Some(0));
    let log = std::fs::read_to_string(house.folder.join("carcas.log")).expect("it said something");
    assert!(log.contains(SHOWN) && !log.contains(SECRET), "{log}");
}

#[test]
fn games_move_to_a_server_and_back_to_a_file() {
    let Some(database) = PrivateDatabase::new() else { return };
    let mut house = House::open("doors-copy");
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    round.turn(&mut house, &mut |_, _| ());
    let (folder, url) = (house.folder.path().to_path_buf(), with_secret(&database));
    let copy = |from: &str, to: &str, more: &[&str]| {
        let arguments = [&["copy", "--from", from, "--to", to], more].concat();
        run(&folder, &[], &arguments)
    };
    let held = copy("carcas.sqlite", &url, &[]);
    assert_eq!(held.code, Some(2), "{held:?}");
    let line = crate::one_line(&held);
    assert!(line.contains("--from: ") && line.contains("another process"), "{line}");
    assert_eq!(house.take_bot().stop().code(), Some(0));

    let there = copy("carcas.sqlite", &url, &[]);
    assert_eq!(there.code, Some(0), "{there:?}");
    let summary = there.out.lines().last().expect("it says what it did");
    assert!(summary.starts_with(SHOWN) && summary.contains(" rows in "), "{summary}");
    assert!(!format!("{there:?}").contains(SECRET), "{there:?}");
    assert_eq!(copy("carcas.sqlite", &url, &["--check"]).code, Some(0));
    database.sql("UPDATE games SET progress = progress || ' '");
    let spoilt = copy("carcas.sqlite", &url, &["--check"]);
    assert_eq!(spoilt.code, Some(1), "{spoilt:?}");
    assert!(crate::one_line(&spoilt).contains("the table games"), "{spoilt:?}");
    assert_eq!(copy("carcas.sqlite", &url, &[]).code, Some(0), "a second copy repairs the first");

    house.set("CARCAS_DATABASE", &url);
    house.start();
    round.turn(&mut house, &mut |_, _| ());
    assert_eq!(house.take_bot().stop().code(), Some(0));
    let used = copy("carcas.sqlite", &url, &[]);
    assert_eq!(used.code, Some(2), "{used:?}");
    assert!(crate::one_line(&used).contains("must be empty"), "{used:?}");
    assert_eq!(copy(&url, "back.sqlite", &[]).code, Some(0));
    house.set("CARCAS_DATABASE", "back.sqlite");
    house.start();
    round.turn(&mut house, &mut |_, _| ());

    let wrong = copy("carcas.sqlite", "postgres://localhost:there/games?password=opensesame", &[]);
    assert_eq!(wrong.code, Some(2), "{wrong:?}");
    let line = crate::one_line(&wrong);
    assert!(line.contains("--to: needs") && !line.contains(SECRET), "{line}");
}
