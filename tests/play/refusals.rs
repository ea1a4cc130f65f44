//! What somebody tries who may not, or too late: they are told so privately, and nothing changes.

use tests::books::{self, Entry};
use tests::round::{How, Moment, Round, assert_private};
use tests::{Answer, House, Message, Person};

fn books(house: &House) -> Vec<Entry> {
    books::read(&house.database()).expect("the database can be read")
}

/// A private answer with this in it, after which everything is as before.
#[track_caller]
fn refused(house: &House, before: &[Entry], answer: &Answer, why: &str) {
    assert_private(answer);
    let words = answer.words();
    assert!(words.contains(why), "not {why:?}: {words}");
    assert!(books(house) == before, "something changed: {words}");
}

fn two(house: &House, channel: &str, people: [&str; 2]) -> (Round, String, String) {
    let round = Round::open(house, channel, &people, "base", How::Commands);
    let mover = round.next();
    let waiting = people.into_iter().find(|name| *name != mover).expect("there are two");
    (round, mover, waiting.to_owned())
}

#[test]
fn whoever_is_not_to_move_is_told_who_is() {
    let house = House::open("refusals-turn");
    let (round, mover, waiting) = two(&house, "table", ["Ada", "Ben"]);
    let before = books(&house);
    let person = house.person(&waiting, "table");
    for command in ["turn", "pass", "confirm", "rotate"] {
        refused(&house, &before, &person.command(command, &[]), &mover);
    }
    refused(&house, &before, &person.command("place", &[("cell", "M12")]), &mover);
    refused(&house, &before, &person.command("deploy", &[("spot", "1")]), &mover);
    refused(&house, &before, &person.click(round.ring(), "Take your turn"), &mover);
    let guest = house.person("Łucja", "table");
    refused(&house, &before, &guest.command("turn", &[]), "no seat");
    refused(&house, &before, &guest.click(round.ring(), "Take your turn"), "no seat");
    refused(&house, &before, &guest.command("game end", &[]), "no seat");
    refused(&house, &before, &guest.command("turn", &[]), "/board");
    let elsewhere = guest.in_channel("elsewhere");
    for command in ["turn", "board", "score", "log", "game info", "game join", "game end"] {
        refused(&house, &before, &elsewhere.command(command, &[]), "no game for that");
    }
}

#[test]
fn a_button_of_another_game_moves_nothing_here() {
    let house = House::open("refusals-other");
    let (_, mover, _) = two(&house, "table", ["Ada", "Ben"]);
    let (other, _, _) = two(&house, "other", ["Łucja", "Ştefan"]);
    let before = books(&house);
    let stranger = house.person(&mover, "other");
    refused(&house, &before, &stranger.click(other.ring(), "Take your turn"), "no seat");
}

#[test]
fn a_button_of_a_state_that_has_passed_acts_no_more() {
    let mut house = House::open("refusals-stale");
    let (mut round, mover, _) = two(&house, "table", ["Ada", "Ben"]);
    // Two panels of the same turn lie open, and stay open while the turn is made by commands.
    let person = house.person(&mover, "table");
    let early = laid_out(&person);
    let late = laid_out(&person);
    round.turn(&mut house, &mut |_, _| ());
    let person = house.person(&mover, "table");
    let before = books(&house);
    refused(&house, &before, &person.click(&early, "Confirm"), "Your move is made");
    // Another round later it is the same player's turn again, on another state.
    round.turn(&mut house, &mut |_, _| ());
    let person = house.person(&mover, "table");
    assert_private(&person.command("turn", &[]));
    let before = books(&house);
    refused(&house, &before, &person.click(&late, "Confirm"), "Your move is made");
}

/// A new panel of the turn with a tile laid out.
fn laid_out(person: &Person<'_>) -> Message {
    let panel = person.command("turn", &[]).message().clone();
    let menu = panel.menus().remove(0);
    let cell = menu.options[0].1.clone();
    let laid = person.try_select(&panel.id(), &menu.custom_id, &[&cell]).expect("it is there");
    laid.message().clone()
}

#[test]
fn what_is_no_free_cell_is_refused_with_the_reason() {
    let mut house = House::open("refusals-cells");
    let (mut round, ..) = two(&house, "table", ["Ada", "Ben"]);
    // A tile that fits in one place only is laid out by itself: somebody has a choice soon.
    let (name, cells) = loop {
        let name = round.next();
        let person = house.person(&name, "table");
        assert_private(&person.command("turn", &[]));
        let cells = person.autocomplete("place", &[("cell", "")], "cell");
        if cells.len() > 1 {
            break (name, cells);
        }
        round.turn(&mut house, &mut |_, _| ());
    };
    let person = house.person(&name, "table");
    let before = books(&house);
    let cases = [
        ("M13", "already"),
        ("A1", "is not next to any tile"),
        ("М12", "isn't a cell"),
        ("13M", "isn't a cell"),
        ("ABC99999", "isn't a cell"),
        ("@everyone", "isn't a cell"),
    ];
    for (cell, why) in cases {
        refused(&house, &before, &person.command("place", &[("cell", cell)]), why);
    }
    let cell = cells[0].1.as_str().expect("a cell is a text").to_owned();
    let turned = [("cell", cell.as_str()), ("rotation", "45")];
    refused(&house, &before, &person.command("place", &turned), "a valid rotation");
    refused(&house, &before, &person.command("confirm", &[]), "not placed");
    refused(
        &house,
        &before,
        &person.command("deploy", &[("spot", "1")]),
        "Choose a cell for your tile first",
    );
}

#[test]
fn a_move_can_be_taken_back_until_the_next_tile_is_seen() {
    let mut house = House::open("undo");
    let (mut round, mover, waiting) = two(&house, "table", ["Ada", "Ben"]);
    let mut hash_laid = String::new();
    let mut note = |house: &mut House, moment: Moment| {
        if moment == Moment::LaidOut {
            hash_laid = books(house)[0].hash().to_owned();
        }
    };
    round.turn(&mut house, &mut note);
    let before = books(&house);
    let other = house.person(&waiting, "table").command("undo", &[]);
    refused(&house, &before, &other, "no move to take back");
    let undone = house.person(&mover, "table").command("undo", &[]);
    assert_private(&undone);
    let back = books(&house);
    assert_eq!(back[0].hash(), hash_laid, "the game is as it was before the move");
    let rung = house.person(&mover, "table");
    rung.wait("whoever took back is to move", |m| {
        m.content().contains("took back the last move") && m.button("Take your turn").is_some()
    });
    // The same move again; then the next player looks, and it stays.
    let done = house.person(&mover, "table").command("confirm", &[]);
    assert!(done.words().contains("Done."), "{done:?}");
    assert_private(&house.person(&waiting, "table").command("turn", &[]));
    let before = books(&house);
    let late = house.person(&mover, "table").command("undo", &[]);
    assert_private(&late);
    assert!(late.words().contains("asked the other players in the channel"), "{late:?}");
    assert_eq!(books(&house)[0].hash(), before[0].hash(), "nothing is taken back yet");
    before[0].replay().expect("what is left is a game");
}
