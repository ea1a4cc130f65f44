//! An answer for which Discord was told to wait, and a process that dies before it gives it.

use tests::round::{How, Round};
use tests::{Hold, House, books, until};

/// The state of an interaction.
fn state(house: &House, id: &str) -> String {
    let (_, now) = house.discord.get(&format!("/user/interaction/{id}"), &[]);
    now["state"].as_str().unwrap_or_default().to_owned()
}

/// The tokens of all interactions that were answered.
fn tokens(house: &House) -> Vec<String> {
    let requests = house.discord.requests();
    let paths = requests.iter().filter_map(|request| request["path"].as_str());
    let parts = paths.filter_map(|path| path.split_once("/interactions/"));
    parts.filter_map(|(_, rest)| Some(rest.split('/').nth(1)?.to_owned())).collect()
}

#[test]
fn an_answer_that_was_promised_comes_also_when_the_process_dies_before() {
    let mut house = House::open("promises");
    let table = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    let mover = table.next();
    let before = table.entry(&house).table.game.ordinal;
    let confirm = {
        let player = house.person(&mover, "table");
        player.command("turn", &[]);
        let cells = player.autocomplete("place", &[("cell", "")], "cell");
        let cell = cells[0].1.as_str().expect("a cell").to_owned();
        player.command("place", &[("cell", &cell)]);
        let Some(held) = Hold::take(&house.database()) else {
            tests::skipped("sqlite3 is missing; nobody has held the database");
            return;
        };
        let mut confirm = player.send("confirm", &[]).expect("Discord lets it through");
        until("Discord is told to wait", || match state(&house, &confirm).as_str() {
            "deferred" => Some(()),
            "pending" => None,
            // We looked too late: the bot has given up waiting for the database.
            _ => {
                confirm = player.send("confirm", &[]).expect("Discord lets it through");
                None
            }
        });
        house.kill();
        drop(held);
        confirm
    };
    assert_eq!(table.entry(&house).table.game.ordinal, before + 1, "only the draw was kept");
    let promised = house.folder.join("carcas.sqlite.promised");
    let files = || std::fs::read_dir(&promised).map_or(0, Iterator::count);
    assert_eq!(files(), 1);

    house.start();
    let answer = house.person(&mover, "table").answer(&confirm);
    assert_eq!(answer.state, "answered");
    assert!(answer.words().contains("Done."), "{}", answer.words());
    let next = if mover == "Ada" { "Ben" } else { "Ada" };
    let rung = |m: &tests::Message| m.pinged() == [next.to_owned()];
    house.person(next, "table").wait("whoever is next is rung", rung);
    until("the promise is forgotten", || (files() == 0).then_some(()));

    // Once more everything is as it was; nothing is done twice, and no token was said.
    let after = books::read(&house.database()).expect("the database can be read");
    house.kill();
    house.start();
    assert_eq!(books::read(&house.database()).expect("the database can be read"), after);
    let said = house.bot().said();
    let tokens = tokens(&house);
    assert!(!tokens.is_empty());
    assert!(tokens.iter().all(|token| !said.contains(token)), "a token was said");
}
