//! A short season through the real binary, which dies between two rounds: tables are opened, begin and
//! are counted without anybody's help.

use storage::Status;
use tests::books::{self, Books, Entry};
use tests::round::assert_private;
use tests::{House, until};

const HALL: &str = "general";
const ROOM: &str = "elsewhere";
/// More than a minute, after which a table begins, in seconds.
const STEP_S: u64 = 90;

fn last_game(house: &House) -> Option<Entry> {
    let entries = books::read(&house.database()).expect("readable");
    entries.into_iter().max_by_key(|entry| entry.table.game.id)
}

/// Waits until the table of a round plays, and plays it to its end.
fn play_round(house: &mut House, number: usize) {
    until("the table begins by itself", || {
        house.let_pass(STEP_S);
        let games = books::read(&house.database()).expect("readable").len();
        let entry = last_game(house).filter(|_| games == number)?;
        (entry.table.game.status == Status::Running).then_some(())
    });
    Books::open(&house.database()).wait_until_said();
    loop {
        let table = last_game(house).expect("a game").table;
        let Some(seat) = table.game.to_move.filter(|_| table.game.status.is_open()) else { return };
        let name = table.seats[usize::from(seat)].name.clone().expect("a name");
        let person = house.person(&name, ROOM);
        person.command("turn", &[]);
        let cells = person.autocomplete("place", &[("cell", "")], "cell");
        if let Some((_, cell)) = cells.first() {
            assert_private(&person.command("place", &[("cell", cell.as_str().expect("a text"))]));
        }
        assert_private(&person.command("confirm", &[]));
    }
}

#[test]
fn a_league_plays_two_rounds_while_the_bot_is_killed_and_shows_its_table() {
    let mut house = House::open("league");
    let bad = house.person("Ada", HALL).command("league new", &[("name", "A"), ("rounds", "0")]);
    assert!(bad.words().contains("isn't a number"), "{}", bad.words());
    let options =
        [("name", "Autumn"), ("size", "3"), ("rounds", "2"), ("tiles", "6"), ("sets", "base")];
    assert_private(&house.person("Ada", HALL).command("league new", &options));
    let opened = house
        .person("Ada", HALL)
        .wait("the league is announced", |said| said.content().contains("a league opens"));
    for name in ["Ada", "Ben", "Łucja"] {
        let joined = house.person(name, HALL).click(&opened, "Join the league");
        assert!(joined.words().contains("You have joined"), "{}", joined.words());
    }
    let early = house.person("Ada", HALL).command("league start", &[]);
    assert!(early.words().contains("No room is free"), "{}", early.words());
    assert_private(&house.person("Ada", ROOM).command("league room", &[]));
    assert_private(&house.person("Ada", HALL).command("league start", &[]));
    play_round(&mut house, 1);
    house.kill();
    house.start();
    play_round(&mut house, 2);
    let over = house
        .person("Ben", HALL)
        .wait("the season ends", |said| said.content().contains("the season is over"));
    let mut pinged = over.pinged();
    pinged.sort();
    pinged.dedup();
    assert_eq!((pinged.len(), over.pinged().len()), (3, 3), "everybody once");
    assert_eq!(over.pictures().len(), 1);
    let closed = house.person("Zoë", HALL).command("league join", &[("league", "Autumn")]);
    assert!(closed.words().contains("is over"), "{}", closed.words());
}
