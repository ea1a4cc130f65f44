//! Permissions that are taken from the bot in the middle of a game, through the real binary: each message
//! goes as it may, and where none may go everybody is called directly until the channel works again.

use serde_json::json;
use tests::books::{self, Books};
use tests::round::assert_private;
use tests::{House, Message};

const TABLE: &str = "table";
const VIEW: u64 = 1 << 10;
const SEND: u64 = 1 << 11;
const EMBED: u64 = 1 << 14;
const ATTACH: u64 = 1 << 15;
const ALL: u64 = VIEW | SEND | EMBED | ATTACH;

fn allow(house: &House, bits: u64) {
    let change = json!({ "channel": TABLE, "op": "permissions", "allow": bits.to_string() });
    let (status, answer) = house.discord.post("/user/place", &change);
    assert_eq!(status, 200, "{answer}");
}

pub(crate) fn mover(house: &House) -> String {
    let entry = books::read(&house.database()).expect("readable").pop().expect("a game");
    let seat = entry.table.game.to_move.expect("somebody is to move");
    entry.table.seats[usize::from(seat)].name.clone().expect("a name")
}

/// Whoever is to move does, and everything is said; gives who is to move then, and what is new in the
/// channel.
pub(crate) fn turn(house: &House, books: &Books, channel: &str) -> (String, Vec<Message>) {
    let name = mover(house);
    let person = house.person(&name, channel);
    let before = person.messages().last().map(Message::id).unwrap_or_default();
    assert_private(&person.command("turn", &[]));
    let cells = person.autocomplete("place", &[("cell", "")], "cell");
    if let Some((_, cell)) = cells.first() {
        assert_private(&person.command("place", &[("cell", cell.as_str().expect("a text"))]));
    }
    assert_private(&person.command("confirm", &[]));
    books.wait_until_said();
    let mut new = person.messages_after(&before);
    new.retain(|message| !message.is_private());
    (mover(house), new)
}

pub(crate) fn calls(house: &House, name: &str) -> usize {
    let said = house.person(name, "@me").messages();
    said.iter().filter(|message| message.content().contains("our turn")).count()
}

#[test]
fn a_game_goes_on_whatever_permission_is_taken_away_and_everybody_is_called() {
    let house = House::open("permissions");
    let (ada, ben) = (house.person("Ada", TABLE), house.person("Ben", TABLE));
    assert_private(&ada.command("game new", &[("sets", "base"), ("pace", "2d")]));
    assert_private(&ben.command("game join", &[]));
    assert_private(&house.person("Ada", TABLE).command("game start", &[]));
    let books = Books::open(&house.database());
    books.wait_until_said();

    allow(&house, ALL & !EMBED);
    let (next, said) = turn(&house, &books, TABLE);
    let [message] = &said[..] else { panic!("one message: {said:?}") };
    assert_eq!((message.pinged(), message.pictures().len()), (vec![next], 1));
    assert!(message.content().contains("Embed Links"), "{}", message.content());
    let (_, said) = turn(&house, &books, TABLE);
    assert!(said.iter().all(|message| !message.content().contains("Embed Links")), "{said:?}");

    allow(&house, ALL & !ATTACH);
    let (next, said) = turn(&house, &books, TABLE);
    let [message] = &said[..] else { panic!("one message: {said:?}") };
    assert_eq!((message.pinged(), message.pictures().len()), (vec![next], 0));
    assert!(message.content().contains("In words: Points: "), "{}", message.content());
    assert!(message.button("Take your turn").is_some());

    allow(&house, VIEW | EMBED | ATTACH);
    for _ in 0..2 {
        let before = ["Ada", "Ben"].map(|name| calls(&house, name));
        let (next, said) = turn(&house, &books, TABLE);
        assert!(said.is_empty(), "nothing may be posted: {said:?}");
        // A direct message waits a moment for the channel's.
        house.let_pass(5);
        books.wait_until_said();
        let after = ["Ada", "Ben"].map(|name| calls(&house, name));
        let expected = ["Ada", "Ben"].map(|name| usize::from(name == next));
        assert_eq!([after[0] - before[0], after[1] - before[1]], expected, "{next} is called");
    }
    let before = house.person("Zoë", TABLE).messages().last().map(Message::id).unwrap_or_default();
    allow(&house, ALL);
    assert_private(&house.person("Zoë", TABLE).command("board", &[]));
    books.wait_until_said();
    let mut said = house.person("Zoë", TABLE).messages_after(&before);
    said.retain(|message| !message.is_private());
    let [message] = &said[..] else { panic!("the waiting call, once: {said:?}") };
    assert_eq!((message.pinged(), message.pictures().len()), (vec![mover(&house)], 1));
    assert!(message.button("Take your turn").is_some());
}
