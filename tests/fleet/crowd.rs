//! Four processes, of which one is killed or stopped again and again while people play on: no move is
//! lost that was acknowledged, none is made twice, and nobody is rung twice for one turn.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use rules::{Action, Game, Prompt};
use storage::GameId;
use tests::books::{self, Entry};
use tests::{Dice, Discord, House, Message, Person, Process, until};

use crate::house;

/// How many moves are made when `CARCAS_FLEET_MOVES` does not say.
const MOVES: usize = 24;
/// How many processes there are.
const PROCESSES: usize = 4;
/// The tables: a channel, a server, and who plays.
const TABLES: [(&str, &str, [&str; 2]); 3] = [
    ("first", "home", ["Ada", "Ben"]),
    ("second", "north", ["Cem", "Dan"]),
    ("third", "south", ["Eva", "Fay"]),
];
/// How long somebody waits for an answer before trying again: whoever would have answered is dead.
const ENOUGH: Duration = Duration::from_secs(20);
/// How often somebody tries before the test gives up.
const TRIES: usize = 20;
/// The pause between the ends of two processes, at most.
const PAUSE: u64 = 12_000;

/// Somebody's table.
struct Table<'a> {
    house: &'a House,
    channel: String,
    guild: &'a str,
    game: GameId,
    /// The moves that were acknowledged.
    done: Vec<String>,
}

/// What came of an act: what was answered, or nothing if whoever had it is dead.
fn act(
    discord: &Discord,
    person: &Person<'_>,
    command: &str,
    options: &[(&str, &str)],
) -> Option<String> {
    let options: Vec<_> = options.iter().map(|(name, value)| (*name, (*value).into())).collect();
    let id = person.send(command, &options);
    let id = id.unwrap_or_else(|refused| panic!("/{command} {options:?}: {}", refused.0));
    let begun = Instant::now();
    while begun.elapsed() < ENOUGH {
        let (_, now) = discord.get(&format!("/user/interaction/{id}"), &[("wait", "500")]);
        if now["state"] == "answered" || now["state"] == "failed" {
            return Some(person.answer(&id).words());
        }
    }
    None
}

impl Table<'_> {
    fn person<'a>(&'a self, name: &'a str) -> Person<'a> {
        self.house.person(name, &self.channel).in_guild(self.guild)
    }

    fn entry(&self) -> Entry {
        let found = books::one(self.house.address(), self.game).expect("it can be read");
        found.expect("the game is in the books")
    }

    /// Makes the next move of the table; false when the game is over.
    fn go_on(&mut self, dice: &mut Dice) -> bool {
        for _ in 0..TRIES {
            let entry = self.entry();
            let state = entry.table.state.as_ref().expect("a running game has a state");
            let game = Game::restore(&state.snapshot).expect("a state that can be read");
            let Some(decision) = game.decision() else { return false };
            let seat = &entry.table.seats[decision.seat.index()];
            let name = seat.name.clone().expect("somebody sits there");
            if decision.prompt == Prompt::Draw {
                act(&self.house.discord, &self.person(&name), "turn", &[]);
                continue;
            }
            let options: Vec<Action> = decision.options.clone();
            let Action::Place { pos, rotation } = *dice.choose(&options) else {
                panic!("a turn begins with a tile: {options:?}")
            };
            let (cell, degrees) = (pos.name(), rotation.degrees().to_string());
            let discord = &self.house.discord;
            let person = self.person(&name);
            let laid = act(discord, &person, "place", &[("cell", &cell), ("rotation", &degrees)]);
            let made = laid.and_then(|_| act(discord, &person, "confirm", &[]));
            if let Some(words) = made.filter(|words| words.contains("Done.")) {
                assert!(!words.contains("Something went wrong"), "{words}");
                self.done.push(cell);
                return true;
            }
            // It may have been made, and only the answer was lost: the books tell.
            let now = self.entry();
            if now.cells().len() > self.done.len() {
                self.done.push(now.cells().last().expect("it has grown").clone());
                return true;
            }
        }
        panic!("{TRIES} tries in vain at {}", self.channel);
    }

    /// Holds the books and what everybody saw against what was acknowledged.
    fn check(&self) -> usize {
        let entry = self.entry();
        entry.replay().expect("the log is a game");
        assert_eq!(entry.cells(), self.done, "no move is lost and none is made twice");
        let anybody = self.person(entry.table.seats[0].name.as_deref().expect("a name"));
        let messages = anybody.messages();
        let rings = messages.iter().filter(|m| !m.is_private() && !m.pinged().is_empty());
        let mut told: BTreeMap<String, usize> = BTreeMap::new();
        rings.for_each(|ring| *told.entry(Message::content(ring)).or_default() += 1);
        assert!(told.values().all(|times| *times == 1), "a ring came twice: {told:?}");
        told.len()
    }
}

/// The same, again and again until there is an answer.
fn insist(discord: &Discord, person: &Person<'_>, command: &str, options: &[(&str, &str)]) {
    let answered = (0..TRIES).any(|_| act(discord, person, command, options).is_some());
    assert!(answered, "{TRIES} tries in vain: /{command}");
}

/// Opens a table and begins its game, the so many-th there.
fn open(house: &House, number: usize, game: usize) -> Table<'_> {
    let (channel, guild, people) = TABLES[number];
    let channel = format!("{channel}-{game}");
    let discord = &house.discord;
    let person = |name| house.person(name, &channel).in_guild(guild);
    insist(discord, &person(people[0]), "game new", &[("sets", "base")]);
    insist(discord, &person(people[1]), "game join", &[]);
    insist(discord, &person(people[0]), "game start", &[]);
    let entries = books::read(house.address()).expect("the database can be read");
    let of_table = |entry: &Entry| {
        entry.table.seats.iter().any(|seat| seat.name.as_deref() == Some(people[0]))
    };
    // The latest: those before are over.
    let entry = entries.into_iter().rfind(of_table).expect("the game is in the books");
    let game = entry.table.game.id;
    Table { house, channel, guild, game, done: Vec::new() }
}

#[test]
fn four_processes_lose_and_double_nothing_while_they_are_killed_one_after_the_other() {
    let Some((mut house, _database)) = house("fleet-crowd", 2) else { return };
    let wanted = std::env::var("CARCAS_FLEET_MOVES").ok();
    let wanted = wanted.map_or(MOVES, |text| text.parse().expect("a number of moves"));
    house.start();
    for _ in 1..PROCESSES {
        house.start_another();
    }
    let mut processes: Vec<Process> = house.take_all();
    let house = &house;
    let (made, over) = (AtomicUsize::new(0), AtomicBool::new(false));
    let (rings, ended) = std::thread::scope(|scope| {
        let play = |number: usize| {
            let made = &made;
            scope.spawn(move || {
                let (mut rings, mut dice) = (0, Dice::new(number as u64 + 1));
                let (mut games, mut table) = (1, open(house, number, 1));
                while made.load(Ordering::Relaxed) < wanted {
                    if table.go_on(&mut dice) {
                        made.fetch_add(1, Ordering::Relaxed);
                    } else {
                        rings += table.check();
                        games += 1;
                        table = open(house, number, games);
                    }
                }
                rings + table.check()
            })
        };
        let players: Vec<_> = (0..TABLES.len()).map(play).collect();
        let over = &over;
        let reaper = scope.spawn(move || {
            let (mut dice, mut ended) = (Dice::new(99), 0);
            let pauses: Vec<u64> = (1..=PAUSE / 1_000).map(|second| second * 1_000).collect();
            while !over.load(Ordering::Relaxed) {
                let victim = processes.remove(0);
                match dice.percent(50) {
                    true => victim.kill(),
                    false => assert_eq!(victim.stop().code(), Some(0)),
                }
                ended += 1;
                processes.push(house.another(&format!("crowd-{ended}")));
                let pause = Duration::from_millis(*dice.choose(&pauses));
                let begun = Instant::now();
                while begun.elapsed() < pause && !over.load(Ordering::Relaxed) {
                    std::thread::sleep(Duration::from_millis(50));
                }
            }
            (processes, ended)
        });
        let joined = players.into_iter().map(|player| player.join());
        let rings: Vec<_> = joined.collect();
        over.store(true, Ordering::Relaxed);
        let (processes, ended) = reaper.join().expect("the reaper lives");
        drop(processes);
        let rings = rings.into_iter().map(|rings| rings.expect("the table keeps its word"));
        (rings.sum::<usize>(), ended)
    });
    println!(
        "{wanted} moves, 0 lost, 0 doubled, {rings} rings, none twice; {ended} processes ended"
    );
    assert!(ended > 0 && rings > 0);
    until("everybody is gone", || (!house.discord.has_bot()).then_some(()));
}
