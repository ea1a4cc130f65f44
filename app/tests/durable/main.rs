//! What was acknowledged is kept, and nothing is done twice: a bot that is killed at random
//! instants, whose database is killed or cut off, or whose machine loses its power. The bot is the
//! real application, delivery and storage; Discord and the people are in this process, so that
//! thousands of deaths take minutes. What goes through the whole binary and a socket is in
//! `tests/crash` and `tests/fleet`.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod bot;
mod disk;
mod harm;
mod line;
mod people;
mod power;
mod process;
mod recording;
#[path = "../../../storage/tests/contract/server.rs"]
#[expect(dead_code, reason = "the tests of the storage need other parts of it")]
mod server;
mod tally;
mod wire;
mod world;

use std::time::Instant;

use harm::{Folder, Harms};
use power::{Care, Losses};
use world::World;

/// How often harm is done to a file's bot when `CARCAS_KILLS` does not say.
const HARMS_FILE: usize = 30;
/// The same with a server, where everything takes longer.
const HARMS_SERVER: usize = 8;
/// How many acts are played without any harm, or after it.
const ACTS: usize = 12;
/// How often the power is lost when `CARCAS_POWER_IMAGES` does not say.
const IMAGES: usize = 200;
/// For so many losses of power there is an act in the life that is recorded ...
const IMAGES_AN_ACT: usize = 200;
/// ... and there are at least so many acts.
const FEWEST_ACTS: usize = 30;
/// How many losses of power are looked at beside each other.
const SHARES: usize = 2;

/// The number in a variable.
fn number(name: &str) -> Option<usize> {
    Some(std::env::var(name).ok()?.parse().expect("a number"))
}

/// Does as much harm as is wanted, and looks at what came of it.
fn suffer(name: &str, harms: Harms, fewest: usize) {
    let wanted = number("CARCAS_KILLS").unwrap_or(fewest);
    let begun = Instant::now();
    let mut world = World::open(1, harms);
    world.suffer(wanted);
    // Whatever the machine got done between the harms, something is done after them.
    world.play_on(ACTS);
    let tally = world.end();
    println!("{name}: {tally} in {:.0?}", begun.elapsed());
    assert!(tally.harms() >= wanted && tally.acknowledged > 0 && tally.repeated > 0, "{tally}");
}

#[test]
fn a_bot_on_a_file_that_is_killed_at_random_instants_loses_and_doubles_nothing() {
    suffer("file", Harms::file(), HARMS_FILE);
}

#[test]
fn bots_on_a_server_that_are_killed_or_cut_off_or_whose_server_crashes_lose_and_double_nothing() {
    let Some(harms) = Harms::server() else { return };
    suffer("server", harms, HARMS_SERVER);
}

#[test]
fn a_loss_of_power_loses_no_acknowledged_move_and_with_a_careless_disk_it_would() {
    if !recording::is_possible() {
        eprintln!("SKIPPED: strace is missing or may not trace here; no power was lost");
        return;
    }
    let wanted = number("CARCAS_POWER_IMAGES").unwrap_or(IMAGES);
    let (begun, folder) = (Instant::now(), Folder::new());
    let (life, harms) = (folder.0.join("life"), Harms::file());
    let database = harms.address();
    let mut world = World::recorded(3, harms, Some(&life));
    world.play_on(FEWEST_ACTS.max(wanted / IMAGES_AN_ACT));
    world.end();
    let steps = recording::read(&life, database.as_ref());
    let lose = |wanted, care| {
        std::thread::scope(|scope| {
            let steps = steps.as_slice();
            let share =
                |share| scope.spawn(move || power::lose(steps, wanted, care, (share, SHARES)));
            let shares: Vec<_> = (0..SHARES).map(share).collect();
            let losses = shares.into_iter().map(|share| share.join().unwrap());
            losses.fold(Losses::default(), |all, one| Losses {
                images: all.images + one.images,
                lost: all.lost + one.lost,
                acknowledged: all.acknowledged + one.acknowledged,
            })
        })
    };
    let full = lose(wanted, Care::Full);
    println!("power: {full:?}, {} steps, in {:.0?}", steps.len(), begun.elapsed());
    assert!(full.images == wanted && full.acknowledged > 0);
    // The images have teeth: a disk that is asked to confirm less loses moves.
    let normal = lose(wanted.div_ceil(10), Care::Normal);
    println!("power, careless: {normal:?}");
    assert!(normal.lost > 0, "{normal:?}");
}

/// This program is also the bot: then this test serves, until the world that started it has gone.
#[test]
fn a_bot_that_nobody_harms_plays_on() {
    if let Ok(database) = std::env::var(bot::DATABASE) {
        bot::serve(&database);
    }
    let mut world = World::open(2, Harms::file());
    world.play_on(ACTS);
    let tally = world.end();
    assert!(tally.moves > 2 && tally.games == 1 && tally.harms() == 0, "{tally}");
}
