//! Whose games are in the database: whoever else starts on it is refused, and nothing of a game
//! changes.

use std::path::Path;

use storage::{Address, Database, OpenMode, Served};
use tests::round::{How, Round};
use tests::server::PrivateDatabase;
use tests::{Folder, House, Process, books, numbers, run, until};

/// An application that is not the one in the sandbox.
const OTHER: Served = Served::Application(1_100_000_000_000_000_007);

/// The settings of a house without the address of Discord, as when a token is lost.
fn without_discord(house: &House) -> Vec<(String, String)> {
    let mut settings = house.settings().to_vec();
    settings.retain(|(name, _)| name != "CARCAS_DISCORD_URL" && name != "CARCAS_HTTP_ADDR");
    settings.push(("CARCAS_SANDBOX_ADDR".to_owned(), "127.0.0.1:0".to_owned()));
    settings
}

/// Makes the games of a database another application's.
fn give(address: &Address, who: Served) {
    let runtime = tokio::runtime::Runtime::new().expect("it can be built");
    runtime.block_on(async {
        let store = Database::open(address, Path::new(""), OpenMode::CopyTo).await.expect("ours");
        store.hand_over().await.expect("it can be written");
        store.adopt(who).await.expect("it was handed over");
        store.close().await;
    });
}

/// Whoever may not have the games of a house is refused, and has changed nothing.
fn only_its_owner_serves(mut house: House) {
    house.start();
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    round.turn(&mut house, &mut |_, _| ());
    assert_eq!(house.take_bot().stop().code(), Some(0));
    let (folder, address) = (house.folder.path().to_path_buf(), house.address());
    let kept = || books::read(address.clone()).expect("it can be read");
    let before = kept();

    // The token is lost: an empty line in a file is enough.
    let lost = without_discord(&house);
    std::fs::write(folder.join(".env"), "DISCORD_TOKEN=\n").expect("ours");
    let refused = run(&folder, &lost, &[]);
    assert_eq!(refused.code, Some(2), "{refused:?}");
    let line = crate::one_line(&refused);
    for part in ["application ", "the sandbox", "DISCORD_TOKEN", "carcas hand-over"] {
        assert!(line.contains(part), "{part}: {line}");
    }
    assert_eq!(kept(), before);

    // The games are another application's: this one waits for nothing and delivers nothing.
    give(&address, OTHER);
    let last = house.person("Ada", "table").messages().last().map(|message| message.id());
    let mut settings = house.settings().to_vec();
    settings.push(("CARCAS_LOG".to_owned(), "error".to_owned()));
    let refused = run(&folder, &settings, &[]);
    assert_eq!(refused.code, Some(2), "{refused:?}");
    let line = crate::one_line(&refused);
    assert!(line.contains(&OTHER.to_string()) && line.contains("this is application "), "{line}");
    assert_eq!(kept(), before);
    let now = house.person("Ada", "table").messages().last().map(|message| message.id());
    assert_eq!(now, last, "nothing was said");

    // Handed over on purpose, they go on.
    let handed = run(&folder, house.settings(), &["hand-over"]);
    assert_eq!(handed.code, Some(0), "{handed:?}");
    house.start();
    round.turn(&mut house, &mut |_, _| ());
    let serving = run(&folder, house.settings(), &["hand-over"]);
    assert_eq!(serving.code, Some(2), "{serving:?}");
}

#[test]
fn a_file_is_served_for_its_application_alone() {
    only_its_owner_serves(House::closed("doors-owner-file"));
}

#[test]
fn a_server_is_served_for_its_application_alone() {
    let Some(database) = PrivateDatabase::new() else { return };
    let mut house = House::closed("doors-owner-server");
    house.set("CARCAS_DATABASE", database.url());
    only_its_owner_serves(house);
}

#[test]
fn a_process_is_not_ready_before_it_is_known_whose_the_games_are() {
    let house = crate::metrics::house("doors-owner-unknown");
    give(&house.address(), OTHER);
    let route = "/applications/@me";
    house.discord.fault(&serde_json::json!({"route": route, "status": 503, "times": 4}));
    let bot = Process::start(house.folder.path(), house.settings(), &[]);
    let addr = numbers::address(&bot);
    until("it waits for Discord", || {
        (numbers::told(&addr, "/readyz")?.1 == "not ready: discord\n").then_some(())
    });
    assert_eq!(bot.wait().code(), Some(2));
}

#[test]
fn trying_the_sandbox_leaves_the_file_of_the_bot_alone_and_says_what_is_new() {
    let folder = Folder::new();
    let settings = [("CARCAS_SANDBOX_ADDR", "127.0.0.1:0"), ("CARCAS_DATABSE", "games.sqlite")];
    let settings = settings.map(|(name, value)| (name.to_owned(), value.to_owned()));
    std::fs::write(folder.join(".env"), "CARCAS_PICTURE=1\n").expect("ours");
    let bot = Process::start(folder.path(), &settings, &[]);
    let said = until("it runs", || {
        let said = bot.said();
        said.contains("connected").then_some(said)
    });
    let path = folder.path().canonicalize().expect("it is there").join("carcas-sandbox.sqlite");
    let new = said.lines().find(|line| line.contains("a new one was made")).expect("it says so");
    assert!(new.contains(path.to_str().expect("text")), "{new}");
    assert!(said.contains("CARCAS_DATABSE; perhaps CARCAS_DATABASE was meant"), "{said}");
    assert!(said.contains("CARCAS_PICTURE; perhaps CARCAS_PICTURES was meant"), "{said}");
    assert!(path.exists() && !folder.join("carcas.sqlite").exists());
    assert_eq!(bot.stop().code(), Some(0));
    // A second time it is not new, and still the sandbox's.
    let bot = Process::start(folder.path(), &settings, &[]);
    let said = until("it runs again", || {
        let said = bot.says();
        said.contains("connected").then_some(said)
    });
    assert!(!said.contains("a new one was made"), "{said}");
    assert_eq!(bot.stop().code(), Some(0));
}
