//! A game in a thread, through the real binary: the thread stays open while people take their time,
//! and one that somebody archives or locks puts the game to rest.

use serde_json::json;
use tests::books::{self, Books};
use tests::round::assert_private;
use tests::{House, Person, Way, until};

/// A thread of a channel; whoever names it makes it.
const THREAD: &str = "general/table";
/// How far the clock is moved in one step, in seconds: less than any outage.
const STEP_S: u64 = 540;
/// More than the three days after which this thread archives itself, in seconds.
const LONG_S: u64 = 75 * 60 * 60;

fn place(house: &House, thread: &str, op: &str) {
    let (status, answer) =
        house.discord.post("/user/place", &json!({ "channel": thread, "op": op }));
    assert_eq!(status, 200, "{answer}");
}

fn any_turn(person: &Person<'_>) {
    person.command("turn", &[]);
    let cells = person.autocomplete("place", &[("cell", "")], "cell");
    if let Some((_, cell)) = cells.first() {
        assert_private(&person.command("place", &[("cell", cell.as_str().expect("a text"))]));
    }
    assert_private(&person.command("confirm", &[]));
}

/// Time passes, and the bot notices.
fn step(house: &House, books: &Books) {
    house.let_pass(STEP_S);
    books.wait_until_said();
}

/// Without a gateway nobody tells that a thread was locked: the next message there finds out.
fn found_out_by_speaking(house: &House, books: &Books) {
    const OTHER: &str = "general/other";
    let options = [("sets", "base"), ("pace", "1d")];
    assert_private(&house.person("Ada", OTHER).command("game new", &options));
    assert_private(&house.person("Ben", OTHER).command("game join", &[]));
    assert_private(&house.person("Ada", OTHER).command("game start", &[]));
    books.wait_until_said();
    place(house, OTHER, "lock");
    let is_told = |name: &str| {
        let said = house.person(name, "@me").messages();
        said.iter().any(|said| said.content().contains("archived or locked"))
    };
    let mut steps = 2 * LONG_S.div_ceil(STEP_S);
    while !["Ada", "Ben"].into_iter().all(is_told) {
        step(house, books);
        steps = steps.checked_sub(1).expect("somebody reminds them, and finds out");
    }
    let entry = books::read(&house.database()).expect("readable").pop().expect("a game");
    assert_eq!(entry.table.game.status, storage::Status::Parked);
}

fn mover(house: &House) -> String {
    let entry = books::read(&house.database()).expect("readable").pop().expect("a game");
    let seat = entry.table.game.to_move.expect("somebody is to move");
    entry.table.seats[usize::from(seat)].name.clone().expect("a name")
}

#[test]
fn a_thread_stays_open_and_one_that_somebody_closes_puts_the_game_to_rest() {
    let mut house = House::closed("threads");
    house.set("CARCAS_PICTURES", "0");
    house.start();
    assert_private(&house.person("Ada", THREAD).command("game new", &[("sets", "base")]));
    assert_private(&house.person("Ben", THREAD).command("game join", &[]));
    assert_private(&house.person("Ada", THREAD).command("game start", &[]));
    let books = Books::open(&house.database());
    books.wait_until_said();
    for _ in 0..LONG_S.div_ceil(STEP_S) {
        step(&house, &books);
    }
    // An archived thread takes no commands.
    any_turn(&house.person(&mover(&house), THREAD));
    books.wait_until_said();
    let opened = house.discord.requests().into_iter().filter(|request| {
        request["method"] == "PATCH" && request["body"]["archived"] == json!(false)
    });
    assert!(opened.count() >= 2, "it was to last, and opened when it slept");

    // A busy server archives it long before its time, but when it was quiet for a while: nobody is told,
    // the game goes on, and the thread is opened again.
    let for_hours = |hours: u64| {
        for _ in 0..(hours * 60 * 60).div_ceil(STEP_S) {
            step(&house, &books);
        }
    };
    for_hours(2);
    place(&house, THREAD, "archive");
    for_hours(7);
    any_turn(&house.person(&mover(&house), THREAD));
    books.wait_until_said();
    let said = house.person("Ada", "@me").messages();
    assert!(said.iter().all(|said| !said.content().contains("put aside")), "{said:?}");

    if house.way() == Way::Http {
        // Only the gateway tells that a thread or channel was closed.
        return found_out_by_speaking(&house, &books);
    }
    // A moderator archives it before its time, or locks it: the game rests, although nothing was
    // said there, until somebody opens the thread and takes the game up again, or elsewhere.
    let told = |times: usize| {
        for name in ["Ada", "Ben"] {
            until("everybody is told", || {
                let said = house.person(name, "@me").messages();
                let of_it =
                    said.iter().filter(|said| said.content().contains("archived or locked"));
                (of_it.count() == times).then_some(())
            });
        }
        let entry = books::read(&house.database()).expect("readable").pop().expect("a game");
        assert_eq!(entry.table.game.status, storage::Status::Parked);
    };
    let take_up = |channel: &str| {
        let host = house.person("Ada", channel);
        let games = host.autocomplete("game move", &[("game", "")], "game");
        let game = games[0].1.as_str().expect("a text").to_owned();
        assert_private(&host.command("game move", &[("game", &game)]));
        any_turn(&house.person(&mover(&house), channel));
        game
    };
    let goes_on = || {
        until("the game goes on", || {
            let entry = books::read(&house.database()).ok()?.pop()?;
            (entry.table.game.status == storage::Status::Running).then_some(())
        });
    };
    place(&house, THREAD, "archive");
    told(1);
    place(&house, THREAD, "unarchive");
    goes_on();
    any_turn(&house.person(&mover(&house), THREAD));
    books.wait_until_said();
    place(&house, THREAD, "lock");
    told(2);
    place(&house, THREAD, "unlock");
    goes_on();
    books.wait_until_said();
    place(&house, THREAD, "lock");
    told(3);
    let game = take_up("elsewhere");

    // A channel that is deleted takes no game with it.
    let (status, answer) =
        house.discord.post("/user/place", &json!({ "channel": "elsewhere", "op": "delete" }));
    assert_eq!(status, 200, "{answer}");
    let of_ben = house.person("Ben", "@me");
    of_ben.wait("a player is told", |said| said.content().contains("is gone"));
    let entry = books::read(&house.database()).expect("readable").pop().expect("a game");
    assert_eq!(entry.table.game.status, storage::Status::Parked);
    let taken = house.person("Ben", "third").command("game move", &[("game", &game)]);
    assert_private(&taken);
    any_turn(&house.person(&mover(&house), "third"));
}
