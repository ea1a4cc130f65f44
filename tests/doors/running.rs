//! Running: with nothing set at all, alone as a sandbox, and until somebody asks it to stop.

use tests::round::{How, Round};
use tests::{Folder, House, Process, books, until};

fn setting(name: &str, value: &str) -> (String, String) {
    (name.to_owned(), value.to_owned())
}

/// What the processes of a folder have said.
fn said_in(folder: &Folder) -> String {
    std::fs::read_to_string(folder.join("carcas.log")).expect("it said something")
}

/// The address that a process says it can be reached at.
fn address(process: &Process) -> String {
    until("it says where it is", || {
        let said = process.said();
        let (_, rest) = said.split_once("http://127.0.0.1:")?;
        let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
        (digits.len() < rest.len()).then(|| format!("http://127.0.0.1:{digits}"))
    })
}

fn answers(url: &str) -> Option<serde_json::Value> {
    let mut answer = ureq::get(format!("{url}/user/places")).call().ok()?;
    answer.body_mut().read_json().ok()
}

#[test]
fn without_a_token_it_starts_a_sandbox_with_the_bot_in_it_and_says_so() {
    let folder = Folder::new();
    let settings = [setting("CARCAS_SANDBOX_ADDR", "127.0.0.1:0"), setting("CARCAS_LOG", "error")];
    let process = Process::start(folder.path(), &settings, &[]);
    let url = address(&process);
    assert!(answers(&url).is_some(), "it listens before it speaks");
    until("the bot is in the sandbox", || {
        let places = answers(&url)?;
        (places["bot"]["connected"] == true).then_some(())
    });
    assert_eq!(process.stop().code(), Some(0));
    let said = said_in(&folder);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines.len(), 2, "{said}");
    assert!(lines[0].contains("sandbox") && lines[1].contains(&format!("{url}/")), "{said}");
}

#[test]
fn it_waits_for_a_discord_that_is_not_there_and_still_ends_when_asked() {
    let folder = Folder::new();
    let settings =
        [setting("CARCAS_DISCORD_URL", "http://127.0.0.1:9"), setting("CARCAS_LOG", "warn")];
    let process = Process::start(folder.path(), &settings, &[]);
    let lines = |said: &str| -> Vec<String> { said.lines().map(str::to_owned).collect() };
    let tried = until("it goes on trying", || {
        let said = process.said();
        (said.matches('\n').count() >= 3).then(|| lines(&said))
    });
    assert_eq!(process.stop().code(), Some(0));
    for line in &tried[..3] {
        assert!(line.contains("http://127.0.0.1:9 cannot be reached"), "{line}");
        let (_, wait) = line.rsplit_once("next attempt in ").unwrap_or_else(|| panic!("{line}"));
        let wait: f32 = wait.trim_end_matches(" s").parse().expect("a number of seconds");
        assert!(wait >= 0.5, "it does not try all the time: {line}");
    }
}

#[test]
fn the_sandbox_alone_has_no_bot_and_makes_no_database() {
    let folder = Folder::new();
    let settings = [setting("CARCAS_SANDBOX_ADDR", "127.0.0.1:0")];
    let process = Process::start(folder.path(), &settings, &["sandbox"]);
    let url = address(&process);
    let places = until("it answers", || answers(&url));
    assert_eq!(places["bot"]["connected"], false);
    assert_eq!(process.stop().code(), Some(0));
    let left: Vec<_> = std::fs::read_dir(folder.path())
        .expect("it is there")
        .flatten()
        .map(|entry| entry.file_name().to_string_lossy().into_owned())
        .filter(|name| name != "carcas.log")
        .collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn asked_to_stop_it_stops_and_the_game_goes_on_afterwards() {
    let mut house = House::open("doors-stop");
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    round.turn(&mut house, &mut |_, _| ());
    let before = books::read(&house.database()).expect("the database can be read");
    assert_eq!(house.take_bot().stop().code(), Some(0));
    until("Discord notices", || (!house.discord.has_bot()).then_some(()));
    assert_eq!(books::read(&house.database()).expect("the database can be read"), before);
    house.start();
    round.turn(&mut house, &mut |_, _| ());
}

#[test]
fn a_secret_is_never_said() {
    let folder = Folder::new();
    let secret = "MTIzNDU2Nzg5.c2VjcmV0.bm90LWZvci1sb2dz";
    // Nobody listens there; what matters is what is said about it.
    let settings = [
        setting("DISCORD_TOKEN", secret),
        setting("CARCAS_DISCORD_URL", "http://127.0.0.1:9"),
        setting("CARCAS_LOG", "trace"),
    ];
    let process = Process::start(folder.path(), &settings, &[]);
    until("it says something", || (!process.said().is_empty()).then_some(()));
    let said = process.said();
    process.kill();
    assert!(!said.contains(secret), "the token was said");
}
