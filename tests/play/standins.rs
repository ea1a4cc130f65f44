//! Seats whose moves are made for them: a game against Carcas, and a stand-in for somebody who is
//! away.

use rules::Seat;
use tests::round::assert_private;
use tests::{House, Message, Person, books, run};

/// No game here takes more turns of one person than this.
const TURNS: usize = 80;

/// A table of the base game with these people, ready to be started.
fn table(house: &House, people: &[&str]) -> Message {
    let host = house.person(people[0], "table");
    assert_private(&host.command("game new", &[("sets", "base")]));
    for name in &people[1..] {
        assert_private(&house.person(name, "table").command("game join", &[]));
    }
    host.wait("the table is announced", |m| m.button("Join").is_some())
}

/// The ring that calls this person, after a message.
fn ring(person: &Person<'_>, name: &str, after: &str) -> Option<Message> {
    let over = |m: &Message| m.content().contains("The game is over");
    let found = person.wait("the next ring or the end", |m| {
        let newer = m.id().len() > after.len() || m.id().len() == after.len() && *m.id() > *after;
        newer && !m.is_private() && (over(m) || m.pinged() == [name])
    });
    (!over(&found)).then_some(found)
}

/// Any legal turn, by commands.
fn any_turn(person: &Person<'_>) {
    person.command("turn", &[]);
    let cells = person.autocomplete("place", &[("cell", "")], "cell");
    if let Some((_, cell)) = cells.first() {
        let cell = cell.as_str().expect("a cell is a text");
        assert_private(&person.command("place", &[("cell", cell)]));
    }
    assert_private(&person.command("confirm", &[]));
}

#[test]
fn one_person_plays_a_whole_game_against_carcas_and_it_is_killed_while_it_thinks() {
    let mut house = House::closed("play-alone");
    house.set("CARCAS_DRAW_GRACE_SECONDS", "0");
    house.start();
    let lobby = table(&house, &["Ada"]);
    house.person("Ada", "table").click(&lobby, "Play against Carcas");
    let ada = house.person("Ada", "table");
    let lobby = ada.wait("Carcas sits down", |m| m.content().contains("Carcas\n"));
    assert!(lobby.button("Play without Carcas").is_some(), "{lobby:?}");
    ada.click(&lobby, "Start");
    let mut last = lobby.id();
    for number in 0..TURNS {
        let Some(rung) = ring(&house.person("Ada", "table"), "Ada", &last) else { break };
        last = rung.id();
        any_turn(&house.person("Ada", "table"));
        if number == 10 {
            house.kill();
            house.start();
        }
        assert!(number + 1 < TURNS, "{TURNS} turns and no end");
    }
    let entry = books::read(&house.database()).expect("readable").pop().expect("a game");
    let standings = entry.replay().expect("a game").result().expect("it is over");
    let carcas = entry.table.seats.iter().find(|seat| seat.name.as_deref() == Some("Carcas"));
    let carcas = Seat(carcas.expect("Carcas has a seat").seat);
    assert_eq!(standings.winners, [carcas], "whoever takes the first cell each time loses");
    let number = entry.table.game.id.public();
    let replayed = run(house.folder.path(), house.settings(), &["replay", &number]);
    assert_eq!(replayed.code, Some(0), "{replayed:?}");
}

#[test]
fn a_stand_in_plays_until_its_player_comes_back() {
    let mut house = House::closed("play-stand-in");
    house.set("CARCAS_DRAW_GRACE_SECONDS", "0");
    house.start();
    let lobby = table(&house, &["Ada", "Ben"]);
    let (ada, ben) = (house.person("Ada", "table"), house.person("Ben", "table"));
    assert_private(&ada.command("game start", &[]));
    assert_private(&ben.command("game substitute", &[]));
    assert!(ben.command("game substitute", &[]).words().contains("is playing your seat"));
    let told = ada.wait("everybody is told", |m| m.content().contains("A stand-in now plays"));
    let mut last = lobby.id();
    for _ in 0..5 {
        last = ring(&ada, "Ada", &last).expect("the game goes on").id();
        any_turn(&ada);
    }
    let marked = ada
        .wait("its moves are marked", |m| m.content().replace("\\", "").contains("Ben (stand-in)"));
    assert!(marked.id() != told.id() && ben.notifications().len() <= 1, "{marked:?}");
    let rung = ring(&ada, "Ada", &last).expect("the game goes on");
    assert_private(&ben.command("game return", &[]));
    assert!(ben.command("game return", &[]).words().contains("already playing"));
    // The stand-in had moved, so it is Ada's turn; then it is Ben who is rung and moves.
    any_turn(&ada);
    let rung = ring(&ben, "Ben", &rung.id()).expect("the game goes on");
    any_turn(&ben);
    ring(&ada, "Ada", &rung.id()).expect("the game goes on");
}
