//! One process after the other: what it had goes on elsewhere.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tests::round::{How, Moment, Round};
use tests::{House, numbers, run, until};

use crate::{house, wait_until_shared};

/// The pause between two commands of somebody who does not wait for answers.
const SOON: Duration = Duration::from_millis(20);
/// What Discord answers to an answer that was given before.
const REFUSED: u64 = 400;

/// The statuses of the first answers to each interaction, by its id.
fn answers(house: &House) -> BTreeMap<String, Vec<u64>> {
    let mut answers: BTreeMap<String, Vec<u64>> = BTreeMap::new();
    for request in house.discord.requests() {
        let path = request["path"].as_str().unwrap_or_default();
        let Some((_, rest)) = path.split_once("/interactions/") else { continue };
        let id = rest.split('/').next().unwrap_or_default().to_owned();
        answers.entry(id).or_default().extend(request["status"].as_u64());
    }
    answers
}

#[test]
fn a_table_that_is_opened_in_one_process_is_played_in_others_as_they_come_and_go() {
    let Some((mut house, _database)) = house("fleet-come-and-go", 1) else { return };
    house.start();
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    for _ in 0..2 {
        // What is laid out in one process is confirmed in the next.
        let mut hand_over = |house: &mut House, moment| {
            if moment == Moment::LaidOut {
                house.start_another();
                assert_eq!(house.succeed().stop().code(), Some(0));
            }
        };
        assert!(round.turn(&mut house, &mut hand_over));
    }
    // The other way round: the next one is there before the tile is drawn.
    house.start_another();
    let mut hand_over = |house: &mut House, moment| {
        if moment == Moment::Before {
            assert_eq!(house.succeed().stop().code(), Some(0));
        }
    };
    assert!(round.turn(&mut house, &mut hand_over));
    wait_until_shared(&house, 1);
    assert!(answers(&house).values().all(|statuses| taken(statuses) == 1));
}

/// How many answers to an interaction Discord has taken.
fn taken(statuses: &[u64]) -> usize {
    statuses.iter().filter(|status| **status < REFUSED).count()
}

#[test]
fn whatever_is_sent_while_a_process_stops_is_answered_once_and_play_goes_on() {
    let Some((mut house, _database)) = house("fleet-planned", 1) else { return };
    house.start();
    house.start_another();
    let leaving = house.succeed();
    let (sent, took) = std::thread::scope(|scope| {
        let begun = Instant::now();
        let stopping = scope.spawn(move || leaving.stop());
        let ada = house.person("Ada", "table");
        let mut sent = Vec::new();
        while !stopping.is_finished() {
            sent.push(ada.send("help", &[]).expect("Discord lets it through"));
            std::thread::sleep(SOON);
        }
        assert_eq!(stopping.join().expect("it stops").code(), Some(0));
        (sent, begun.elapsed())
    });
    let ada = house.person("Ada", "table");
    for id in &sent {
        assert_eq!(ada.answer(id).state, "answered");
    }
    println!("{} commands while a process stopped in {took:.1?}, all answered", sent.len());
    // Both have heard some of them; each was answered once, and nobody saw an error.
    let answers = answers(&house);
    for id in &sent {
        assert_eq!(taken(&answers[id]), 1, "{:?}", answers[id]);
    }
    let said = house.bot().said();
    assert!(!said.contains("ERROR"), "{said}");
    wait_until_shared(&house, 1);
}

#[test]
fn when_a_process_is_killed_another_one_has_its_shard_and_says_what_it_had_to_say() {
    let Some((mut house, database)) = house("fleet-killed", 1) else { return };
    house.start();
    house.start_another();
    let mut round = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    let mover = round.next();
    let next = if mover == "Ada" { "Ben" } else { "Ada" };
    // Whoever sends the next message dies over it.
    let before = house.person(next, "table").notifications().len();
    {
        let player = house.person(&mover, "table");
        player.command("turn", &[]);
        let cells = player.autocomplete("place", &[("cell", "")], "cell");
        let cell = cells[0].1.as_str().expect("a cell").to_owned();
        player.command("place", &[("cell", &cell)]);
        house.discord.fault(&json!({"route": "POST .*/messages$", "delay_ms": 600_000}));
        let answer = player.command("confirm", &[]);
        if answer.words().contains("One more question") {
            player.command("pass", &[]);
            player.command("confirm", &[]);
        }
        round.cells.push(cell);
    }
    let on_the_way = |request: &Value| {
        let path = request["path"].as_str().unwrap_or_default();
        path.ends_with("/messages") && request["status"].is_null()
    };
    until("the ring is on its way", || {
        house.discord.requests().iter().any(on_the_way).then_some(())
    });
    let claimed = "SELECT COUNT(*) FROM outbox WHERE lease_until > 0 AND holder = ";
    let holder = database.sql("SELECT MAX(holder) FROM outbox WHERE lease_until > 0");
    let holder = holder.trim();
    let first = "SELECT MIN(process) FROM processes";
    // The other one may have been quicker; then it is the one to die.
    let is_first = database.sql(first).trim() == holder;
    let other = house.succeed();
    let (dead, mut alive) = if is_first { (other, None) } else { (house.take_bot(), Some(other)) };
    dead.kill();
    house.discord.end_faults();
    until("what the dead one had claimed is free", || {
        (database.sql(&format!("{claimed}{holder}")).trim() == "0").then_some(())
    });
    wait_until_shared(&house, 1);
    house.person(next, "table").wait("the ring comes", |m| m.pinged() == [next.to_owned()]);
    assert_eq!(house.person(next, "table").notifications().len(), before + 1, "rung once");
    if let Some(bot) = alive.take() {
        house.put_bot(bot);
    }
    let entry = round.entry(&house);
    assert_eq!(entry.cells().len(), 1);
    entry.replay().expect("the log is a game");
    let ben = house.person(next, "table");
    assert!(!ben.command("turn", &[]).message().pictures().is_empty(), "play goes on");
}

#[test]
fn shards_are_shared_evenly_and_none_is_ever_unheard() {
    let Some((mut house, _database)) = house("fleet-shards", 4) else { return };
    house.start();
    wait_until_shared(&house, 4);
    house.start_another();
    let of = |process: &tests::Process| {
        process.said().lines().filter(|line| line.contains("has taken a shard over")).count()
    };
    let bot = house.succeed();
    until("half of the shards are taken over", || (of(house.bot()) == 2).then_some(()));
    wait_until_shared(&house, 4);
    // Servers of all shards are served, by whichever process.
    for guild in ["home", "north", "south", "east", "west", "high", "low"] {
        let ada = house.person("Ada", "table").in_guild(guild);
        assert_eq!(ada.command("help", &[]).state, "answered", "{guild}");
    }
    assert_eq!(bot.stop().code(), Some(0));
    until("the rest is taken over", || (of(house.bot()) == 4).then_some(()));
    wait_until_shared(&house, 4);
}

#[test]
fn a_process_that_stands_by_says_so_until_it_takes_over_and_the_doctor_finds_it_well() {
    let Some((mut house, _database)) = house("fleet-stands-by", 1) else { return };
    house.set("CARCAS_METRICS_ADDR", "127.0.0.1:0");
    house.start();
    house.start_another();
    let first = house.succeed();
    let addr = numbers::address(house.bot());
    let says = |said: &str| numbers::told(&addr, "/readyz").is_some_and(|told| told.1 == said);
    until("it stands by", || says("not ready: standing by\n").then_some(()));
    house.set("CARCAS_METRICS_ADDR", &addr);
    let examined = run(house.folder.path(), house.settings(), &["doctor"]);
    let is_well = |line: &str| line.starts_with("ok") && line.contains("stands by");
    assert!(examined.out.lines().any(is_well), "{examined:?}");
    assert_eq!(first.stop().code(), Some(0));
    until("it has taken over", || says("ready\n").then_some(()));
}
