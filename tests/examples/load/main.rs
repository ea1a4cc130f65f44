//! How many acts a second the program takes, how long people wait for the acknowledgement, and what
//! an act costs the program: whole games at many tables through the binary, a small Discord on the
//! same machine and a database, every picture drawn. People press as soon as they are answered.
//!
//! `cargo run --release -p tests --example load -- --tables 1000 --acts 20000`
//!
//! An act is a command, a press or a choice in a menu; its time ends when Discord has the answer. The
//! CPU is that of the program alone, which runs apart from Discord and the players; what it thinks about
//! games that are over, whenever a core has nothing else to do, is told apart.
//!
//! | Option | Is | Default |
//! |---|---|---|
//! | `--tables N` | base games of two at once | 30 |
//! | `--strong N` | tables of these at which a strong Carcas sits, too | 0 |
//! | `--at-once N` | how many of the players press at the same time | 4 |
//! | `--acts N` | acts that are measured | 10,000 |
//! | `--warm N` | acts before that | 1,000 |
//! | `--processes N` | bots that share the database | 1 |
//! | `--server` | a private PostgreSQL server instead of a file | |
//! | `--keep FOLDER` | where the database file stays when it is over | |

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]

mod meter;
mod table;

use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use meter::{Meter, Progress, Usage};
use table::Table;
use tests::server::PrivateDatabase;
use tests::{Discord, House, Process, Way};

/// How long somebody waits before a look at all tables when nobody was asked at the last one.
const PAUSE: Duration = Duration::from_millis(2);

/// The pause between two looks at how far everybody is.
const LOOK: Duration = Duration::from_millis(20);

/// What was asked for.
struct Asked {
    tables: usize,
    strong: usize,
    at_once: usize,
    acts: u64,
    warm: u64,
    processes: u32,
    server: bool,
    keep: Option<PathBuf>,
}

impl Asked {
    fn read() -> Self {
        let mut asked = Self {
            tables: 30,
            strong: 0,
            at_once: 4,
            acts: 10_000,
            warm: 1_000,
            processes: 1,
            server: false,
            keep: None,
        };
        let mut words = std::env::args().skip(1);
        while let Some(word) = words.next() {
            let mut number = || words.next().unwrap().parse::<usize>().unwrap();
            match word.as_str() {
                "--tables" => asked.tables = number(),
                "--strong" => asked.strong = number(),
                "--at-once" => asked.at_once = number(),
                "--acts" => asked.acts = number() as u64,
                "--warm" => asked.warm = number() as u64,
                "--processes" => asked.processes = number() as u32,
                "--server" => asked.server = true,
                "--keep" => asked.keep = words.next().map(PathBuf::from),
                other => panic!("{other} is no option"),
            }
        }
        asked
    }
}

fn main() {
    let asked = Asked::read();
    assert!(asked.server || asked.processes == 1, "a file has one process: add --server");
    let discord = Discord::start_for_long("load", asked.processes);
    let mut house = House::around(discord, Way::Gateway);
    let server = asked.server.then(|| PrivateDatabase::with(&[]).expect("PostgreSQL is there"));
    if let Some(server) = &server {
        house.set("CARCAS_DATABASE", server.url());
    }
    for limit in ["CARCAS_GAMES_PER_SERVER", "CARCAS_GAMES_PER_PLAYER"] {
        house.set(limit, "10000");
    }
    // A Discord that allows no more than usual would be what is measured.
    house.set("DISCORD_REQUESTS_PER_SECOND", "1000");
    house.start();
    // They share the shards of the gateway, of which there are as many.
    let others = (1..asked.processes).map(|number| house.another(&format!("another-{number}")));
    let others: Vec<Process> = others.collect();
    let mut bots: Vec<u32> = others.iter().map(Process::id).collect();
    bots.push(house.bot().id());
    measure(&asked, &house.discord, &bots);
    drop(others);
    if let Some(keep) = &asked.keep {
        let _ = house.take_bot().stop();
        std::fs::create_dir_all(keep).unwrap();
        std::fs::copy(house.database(), keep.join("carcas.sqlite")).unwrap();
    }
}

/// Plays at all tables and prints what it took.
fn measure(asked: &Asked, discord: &Discord, bots: &[u32]) {
    let progress = &Progress::default();
    let all = std::thread::scope(|scope| {
        let players = (0..asked.at_once).map(|number| {
            let mine = (0..asked.tables).filter(move |table| table % asked.at_once == number);
            scope.spawn(move || {
                let mut meter = Meter::new(progress);
                let mut tables: Vec<Table> =
                    mine.map(|number| Table::new(number, number < asked.strong)).collect();
                while !progress.stop.load(Ordering::Relaxed) {
                    let mut acted = false;
                    for table in &mut tables {
                        let goes_on = !progress.stop.load(Ordering::Relaxed);
                        acted |= goes_on && table.visit(discord, &mut meter);
                    }
                    if !acted {
                        // The next turns are about to be announced.
                        std::thread::sleep(PAUSE);
                    }
                }
                meter
            })
        });
        let players: Vec<_> = players.collect();
        // Tables are opened first, which is more than anybody does later, and pictures need their
        // tiles drawn once.
        while progress.begun.load(Ordering::Relaxed) < asked.tables {
            std::thread::sleep(LOOK);
        }
        let acts = || progress.done.load(Ordering::Relaxed);
        wait(progress, acts() + asked.warm, bots);
        let own = Usage::of(&[std::process::id()]);
        let (before, began, from) = (Usage::of(bots), Instant::now(), acts());
        progress.measured.store(true, Ordering::Relaxed);
        wait(progress, from + asked.acts, bots);
        progress.measured.store(false, Ordering::Relaxed);
        let acts = acts() - from;
        let (took, after) = (began.elapsed(), Usage::of(bots));
        progress.stop.store(true, Ordering::Relaxed);
        let Asked { tables, strong, at_once, .. } = asked;
        println!("tables={tables} strong={strong} at_once={at_once} processes={}", bots.len());
        println!("acts={acts}");
        println!("acts_per_s={:.1}", acts as f64 / took.as_secs_f64());
        println!("cpu_per_act_ms={:.2}", after.cpu_ms(&before) / acts as f64);
        let thought = after.thinking_ms(&before) / acts as f64;
        println!("cpu_of_thinking_per_act_ms={thought:.2}");
        let own = Usage::of(&[std::process::id()]).cpu_ms(&own) / acts as f64;
        println!("cpu_of_discord_and_players_per_act_ms={own:.2}");
        println!("memory_mib={:.1} at_most_mib={:.1}", after.memory_mib, after.most_mib);
        players.into_iter().map(|player| player.join().unwrap()).collect::<Vec<_>>()
    });
    meter::report(all);
}

/// Waits until so many acts are done; says every ten thousand how much memory the bots have.
fn wait(progress: &Progress, wanted: u64, bots: &[u32]) {
    let done = || progress.done.load(Ordering::Relaxed);
    let mut told = done() / 10_000;
    while done() < wanted {
        std::thread::sleep(LOOK);
        let tens = done() / 10_000;
        if tens > told {
            told = tens;
            println!("after_acts={} memory_mib={:.1}", tens * 10_000, Usage::of(bots).memory_mib);
        }
    }
}
