//! What keeps the bot from writing, through the real binary: private threads without it, places where no
//! thread can start, threads that somebody locks, permissions that come back, and time-outs. Whatever it
//! is, everybody reads how it can be mended, is called meanwhile, and the game goes on by itself.

use serde_json::{Value, json};
use tests::books::{self, Books};
use tests::round::assert_private;
use tests::{Answer, House, Message, Person, Way, until};

use super::permissions::{calls, mover, turn};

/// A thread of a channel.
const THREAD: &str = "general/secret";
/// What lets a person write in locked threads.
const MODERATOR: [&str; 5] = [
    "VIEW_CHANNEL",
    "SEND_MESSAGES",
    "SEND_MESSAGES_IN_THREADS",
    "USE_APPLICATION_COMMANDS",
    "MANAGE_THREADS",
];

fn place(house: &House, change: &Value) {
    let (status, answer) = house.discord.post("/user/place", change);
    assert_eq!(status, 200, "{change}: {answer}");
}

/// The bot's mention and its name.
fn bot(house: &House) -> (String, String) {
    let (_, places) = house.discord.get("/user/places", &[]);
    let id = places["bot"]["id"].as_str().expect("an id");
    (format!("<@{id}>"), places["bot"]["name"].as_str().expect("a name").to_owned())
}

/// What everybody reads in the channel, oldest first.
fn public(person: &Person<'_>) -> Vec<Message> {
    person.messages().into_iter().filter(|message| !message.is_private()).collect()
}

fn with_button(person: &Person<'_>, label: &str) -> usize {
    public(person).iter().filter(|message| message.button(label).is_some()).count()
}

/// Waits until the channel has more messages than before; over HTTP nobody tells what has changed before
/// somebody acts there.
fn comes_by_itself(house: &House, books: &Books, person: &Person<'_>, before: usize) {
    if house.way() == Way::Http {
        assert_private(&person.command("board", &[]));
    }
    until("what waits is posted", || (public(person).len() > before).then_some(()));
    books.wait_until_said();
    assert_eq!(public(person).len(), before + 1, "once: {:?}", public(person));
}

fn open_table(house: &House, channel: &str) -> Answer {
    let options = [("sets", "base"), ("pace", "2d")];
    let opened = house.person("Ada", channel).command("game new", &options);
    assert_private(&opened);
    opened
}

/// Starts a game of two.
fn start(house: &House, channel: &str) -> Books {
    assert_private(&house.person("Ben", channel).command("game join", &[]));
    assert_private(&house.person("Ada", channel).command("game start", &[]));
    let books = Books::open(&house.database());
    books.wait_until_said();
    books
}

fn status(house: &House) -> storage::Status {
    let entry = books::read(&house.database()).expect("readable").pop().expect("a game");
    entry.table.game.status
}

/// Whoever is to move moves where nothing can be posted: nothing is, and the next one is called directly.
fn turn_unheard(house: &House, books: &Books, channel: &str) {
    let before = ["Ada", "Ben"].map(|name| calls(house, name));
    let (next, said) = turn(house, books, channel);
    assert!(said.is_empty(), "nothing may be posted: {said:?}");
    // A direct message waits a moment for the channel's.
    house.let_pass(5);
    books.wait_until_said();
    let called = ["Ada", "Ben"].map(|name| calls(house, name));
    let expected = ["Ada", "Ben"].map(|name| usize::from(name == next));
    assert_eq!([called[0] - before[0], called[1] - before[1]], expected, "{next} is called");
}

#[test]
fn a_private_thread_tells_how_to_let_the_bot_in_and_shows_then_what_waited() {
    let house = House::open("private-thread");
    let (me, _) = bot(&house);
    let (ada, ben) = (house.person("Ada", THREAD), house.person("Ben", THREAD));
    place(&house, &json!({ "channel": THREAD, "user": "Ada", "op": "private" }));
    place(&house, &json!({ "channel": THREAD, "user": "Ben", "op": "add" }));
    let let_in = || place(&house, &json!({ "channel": THREAD, "user": "Ada", "op": "mention" }));

    open_table(&house, THREAD);
    let books = Books::open(&house.database());
    books.wait_until_said();
    assert_eq!(with_button(&ben, "Join"), 0, "the bot is not there");
    let told = house.person("Ada", "@me").wait("the host is told", |m| m.content().contains(&me));
    assert!(!told.content().contains("https://"), "no link helps: {}", told.content());
    let answer = ada.command("board", &[]).words();
    assert!(answer.contains(&me) && !answer.contains("https://"), "{answer}");
    books.wait_until_said();
    assert_eq!(with_button(&ben, "Join"), 0, "the bot is still not there");

    let before = public(&ben).len();
    let_in();
    comes_by_itself(&house, &books, &ben, before);
    assert_eq!(with_button(&ben, "Join"), 1);
    let books = start(&house, THREAD);
    let (next, said) = turn(&house, &books, THREAD);
    let [message] = &said[..] else { panic!("one message: {said:?}") };
    assert_eq!(message.pinged(), vec![next]);

    place(&house, &json!({ "channel": THREAD, "op": "remove_bot" }));
    for _ in 0..2 {
        turn_unheard(&house, &books, THREAD);
    }
    let answer = ben.command("board", &[]).words();
    assert!(answer.contains(&me), "{answer}");
    books.wait_until_said();

    let before = public(&ben).len();
    let_in();
    comes_by_itself(&house, &books, &ben, before);
    let last = public(&ben).pop().expect("the waiting turn");
    assert_eq!(last.pinged(), vec![mover(&house)]);
    assert!(last.button("Take your turn").is_some());
    let answer = ben.command("board", &[]).words();
    assert!(!answer.contains(&me), "nothing is wrong any more: {answer}");
    let (next, said) = turn(&house, &books, THREAD);
    let [message] = &said[..] else { panic!("one message: {said:?}") };
    assert_eq!(message.pinged(), vec![next]);
}

#[test]
fn where_no_thread_can_start_the_table_opens_in_the_channel_and_says_why() {
    let house = House::open("no-thread");
    place(&house, &json!({ "channel": "lounge", "op": "become", "kind": "voice" }));
    house.discord.fault(&json!({ "threads": 0 }));
    for channel in ["lounge", "crowded"] {
        let ada = house.person("Ada", channel);
        let opened =
            ada.try_command("game new", &[("sets", json!("base")), ("thread", json!(true))]);
        assert_private(&opened.expect("Discord sends it"));
        ada.wait("the table opens", |message| message.button("Join").is_some());
        Books::open(&house.database()).wait_until_said();
        let said = public(&ada);
        assert_eq!(with_button(&ada, "Join"), 1, "{channel}: {said:?}");
        let words: Vec<String> = said.iter().map(Message::content).collect();
        let about = |part: &str| words.iter().filter(|words| words.contains(part)).count();
        assert_eq!(about("in this thread"), 0, "{channel}: {words:?}");
        assert_eq!(about("could not start a thread here"), 1, "{channel}: {words:?}");
    }
    let tables = books::read(&house.database()).expect("readable");
    assert_eq!(tables.len(), 2);
}

#[test]
fn a_locked_thread_says_that_its_game_is_put_aside_until_somebody_unlocks_it() {
    const LOCKED: &str = "general/locked";
    let house = House::open("locked-thread");
    open_table(&house, LOCKED);
    let books = start(&house, LOCKED);
    place(&house, &json!({ "user": "Mod", "op": "permissions", "allow": MODERATOR }));
    // It is locked and not archived: moderators go on to act there.
    place(&house, &json!({ "channel": LOCKED, "op": "lock_open" }));
    let moderator = house.person("Mod", LOCKED);
    if house.way() == Way::Gateway {
        until("it is put aside", || (status(&house) == storage::Status::Parked).then_some(()));
    } else {
        found_out_by_moving(&house, LOCKED);
    }
    books.wait_until_said();
    // Where somebody acts, the game would go on, if anything could be said there.
    assert_private(&moderator.command("board", &[]));
    books.wait_until_said();
    until("it is put aside", || (status(&house) == storage::Status::Parked).then_some(()));
    for _ in 0..2 {
        let answer = moderator.command("board", &[]).words();
        assert!(answer.contains("put aside"), "{answer}");
        books.wait_until_said();
        assert_eq!(status(&house), storage::Status::Parked);
    }

    place(&house, &json!({ "channel": LOCKED, "op": "unlock" }));
    if house.way() == Way::Http {
        // Only Discord's word counts so soon after it was tried.
        house.let_pass(60 * 60);
        assert_private(&moderator.command("board", &[]));
    }
    until("the game goes on", || (status(&house) == storage::Status::Running).then_some(()));
    books.wait_until_said();
    let (next, said) = turn(&house, &books, LOCKED);
    let [message] = &said[..] else { panic!("one message: {said:?}") };
    assert_eq!(message.pinged(), vec![next]);
    let answer = moderator.command("board", &[]).words();
    assert!(!answer.contains("put aside"), "{answer}");
}

/// Whoever is to move is a moderator, too, and moves: what is posted then finds out.
fn found_out_by_moving(house: &House, channel: &str) {
    let name = mover(house);
    place(house, &json!({ "user": name, "op": "permissions", "allow": MODERATOR }));
    let person = house.person(&name, channel);
    assert_private(&person.command("turn", &[]));
    let cells = person.autocomplete("place", &[("cell", "")], "cell");
    if let Some((_, cell)) = cells.first() {
        assert_private(&person.command("place", &[("cell", cell.as_str().expect("a text"))]));
    }
    assert_private(&person.command("confirm", &[]));
}

#[test]
fn a_permission_that_comes_back_brings_the_waiting_call_although_nobody_acts() {
    const TABLE: &str = "table";
    let house = House::open("given-back");
    open_table(&house, TABLE);
    let books = start(&house, TABLE);
    let ben = house.person("Ben", TABLE);
    for taken in ["SEND_MESSAGES", "VIEW_CHANNEL"] {
        let left: Vec<&str> = ["VIEW_CHANNEL", "SEND_MESSAGES", "EMBED_LINKS", "ATTACH_FILES"]
            .into_iter()
            .filter(|permission| *permission != taken)
            .collect();
        place(&house, &json!({ "channel": TABLE, "op": "permissions", "allow": left }));
        turn_unheard(&house, &books, TABLE);
        let before = public(&ben).len();
        place(&house, &json!({ "channel": TABLE, "op": "permissions" }));
        comes_by_itself(&house, &books, &ben, before);
        let last = public(&ben).pop().expect("the waiting turn");
        assert_eq!(last.pinged(), vec![mover(&house)]);
        assert_private(&ben.command("board", &[]));
        books.wait_until_said();
        assert_eq!(public(&ben).len(), before + 1, "not once more");
        // What waits is tried once in ten seconds.
        house.let_pass(60);
    }
}

#[test]
fn a_bot_that_is_timed_out_says_so_and_calls_everybody_until_that_is_over() {
    const TABLE: &str = "table";
    let house = House::open("timed-out");
    let (_, name) = bot(&house);
    open_table(&house, TABLE);
    let books = start(&house, TABLE);
    let says_why = |words: &str| {
        assert!(words.contains("timed me out"), "{words}");
        for useless in ["https://", "Send Messages", "Embed Links"] {
            assert!(!words.contains(useless), "{useless} in {words}");
        }
    };
    place(&house, &json!({ "user": name, "op": "timeout", "seconds": 86_400 }));
    let cleo = house.person("Cleo", "elsewhere");
    says_why(&cleo.command("game new", &[("sets", "base")]).words());
    let in_thread = cleo.try_command("game new", &[("thread", json!(true))]);
    says_why(&in_thread.expect("Discord sends it").words());

    for _ in 0..2 {
        turn_unheard(&house, &books, TABLE);
    }
    for person in ["Ada", "Ben"] {
        let direct = house.person(person, "@me");
        let why: Vec<Message> = direct.messages();
        let why = why.iter().filter(|told| told.content().contains("could not write")).count();
        let told =
            direct.wait("why nothing was posted", |m| m.content().contains("could not write"));
        says_why(&told.content());
        assert_eq!(why, 1, "said once to {person}");
    }
    let ben = house.person("Ben", TABLE);
    let before = public(&ben).len();
    place(&house, &json!({ "user": name, "op": "end_timeout" }));
    comes_by_itself(&house, &books, &ben, before);
    let last = public(&ben).pop().expect("the waiting turn");
    assert_eq!(last.pinged(), vec![mover(&house)]);
    let (next, said) = turn(&house, &books, TABLE);
    let [message] = &said[..] else { panic!("one message: {said:?}") };
    assert_eq!(message.pinged(), vec![next]);
}
