//! A database with many finished games, and how fast the program is with it: the start, and each
//! query that people wait for.
//!
//! `cargo run --release -p tests --example large -- --games 100000`
//!
//! A few base games are played through the program. Then they are written again and again, each time
//! as a game of its own with other people in another channel, through the storage and not past it,
//! and swept as they would be two days later. It prints what a game takes, how long the start takes,
//! and for each query the median, the 99th percentile and the longest.
//!
//! | Option | Is | Default |
//! |---|---|---|
//! | `--games N` | finished games | 100,000 |
//! | `--server` | on a private PostgreSQL server instead of in a file | |
//! | `--database DATABASE` | a file or the address of a server; one with games is only measured | a temporary one |

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]

mod many;
mod queries;

use std::path::Path;
use std::time::Instant;

use storage::{Address, Database, Find, GuildId, OpenMode, Store};
use tests::round::{How, Round};
use tests::server::PrivateDatabase;
use tests::{Discord, Folder, House, Way, books};

/// What the private server is told: nothing measured here waits for the disk, and writing the games
/// would do little else.
const SERVER: [&str; 3] = ["fsync=off", "full_page_writes=off", "max_wal_size=4GB"];
/// Who plays the games that are copied.
const PEOPLE: [&[&str]; 3] =
    [&["Ada", "Ben"], &["Ada", "Ben", "Łucja"], &["Ada", "Ben", "Łucja", "Zoë"]];

fn main() {
    let (mut games, mut server, mut database) = (100_000, false, None);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        match word.as_str() {
            "--games" => games = words.next().unwrap().parse().unwrap(),
            "--server" => server = true,
            "--database" => database = words.next(),
            other => panic!("{other} is no option"),
        }
    }
    let folder = Folder::new();
    let server = server.then(|| PrivateDatabase::with(&SERVER).expect("PostgreSQL is there"));
    let database = database.unwrap_or_else(|| match &server {
        Some(server) => server.url().to_owned(),
        None => folder.join("large.sqlite").display().to_string(),
    });
    let address = match Address::parse(&database).unwrap() {
        Address::File(file) => Address::File(std::path::absolute(file).unwrap()),
        server => server,
    };
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if !runtime.block_on(has_games(&address)) {
        let played = played();
        runtime.block_on(many::write(&address, &played, games));
    }
    start(&database);
    runtime.block_on(async {
        let store = open(&address).await;
        queries::measure(&*store).await;
        store.close().await;
    });
}

async fn open(address: &Address) -> Database {
    Database::open(address, Path::new("promised"), OpenMode::Serve).await.unwrap()
}

async fn has_games(address: &Address) -> bool {
    let store = open(address).await;
    let queried: &dyn Store = &*store;
    let games = queried.games(Find::AllIn(GuildId(queries::FIRST)), 1).await.unwrap();
    store.close().await;
    !games.is_empty()
}

/// A few games, played to the end through the program.
fn played() -> Vec<books::Entry> {
    let mut house = House::open("large");
    for (number, people) in PEOPLE.iter().enumerate() {
        let channel = format!("table{number}");
        let mut round = Round::open(&house, &channel, people, "base", How::Buttons);
        while round.turn(&mut house, &mut |_, _| {}) {}
        round.check_end(&house);
    }
    let _ = house.take_bot().stop();
    books::read(house.address()).unwrap()
}

/// Starts the program with the database and says how long it takes until it serves.
fn start(database: &str) {
    let mut house = House::around(Discord::start_for_long("large-start", 1), Way::Gateway);
    house.set("CARCAS_DATABASE", database);
    let began = Instant::now();
    house.start();
    println!("start_s={:.2} limit=2", began.elapsed().as_secs_f64());
    let _ = house.take_bot().stop();
}
