//! How long a shard is nobody's when its process stops or dies, with two processes on a private
//! PostgreSQL server: from the signal until the other one is heard alone, and until a command is
//! answered. Wanted: 2 s when it stops, 15 s when it dies.
//!
//! `cargo run --release -p tests --example handover -- 10`

use std::time::{Duration, Instant};

use tests::server::PrivateDatabase;
use tests::{Discord, House, Way, until};

/// How often each is measured when nobody says.
const TIMES: usize = 5;

fn main() {
    let times = std::env::args().nth(1).map_or(TIMES, |text| text.parse().expect("a number"));
    let Some(database) = PrivateDatabase::new() else { return };
    let mut house = House::around(Discord::with_shards("handover", 1), Way::Gateway);
    house.set("CARCAS_DATABASE", database.url());
    house.start();
    for (name, dies) in [("stops", false), ("dies", true)] {
        let (mut alone, mut answered) = (Vec::new(), Vec::new());
        for _ in 0..times {
            house.start_another();
            until("the shard is heard once", || (house.discord.sessions() == [1]).then_some(()));
            // The one that has served so far has the shard.
            let old = house.succeed();
            let begun = Instant::now();
            if dies {
                old.kill();
                until("nobody has the shard", || {
                    house.discord.sessions().iter().all(|heard| *heard == 0).then_some(())
                });
            } else {
                assert_eq!(old.stop().code(), Some(0));
            }
            until("the other one has it", || (house.discord.sessions() == [1]).then_some(()));
            alone.push(begun.elapsed());
            let answer = house.person("Ada", "table").command("help", &[]);
            assert_eq!(answer.state, "answered");
            answered.push(begun.elapsed());
        }
        report(name, "shard", alone);
        report(name, "answer", answered);
    }
}

fn report(name: &str, what: &str, mut times: Vec<Duration>) {
    times.sort();
    let at = |number: usize| times[number].as_secs_f64();
    let (median, last) = (at(times.len() / 2), at(times.len() - 1));
    println!("{name}_{what}_median_s={median:.2} {name}_{what}_most_s={last:.2}");
}
