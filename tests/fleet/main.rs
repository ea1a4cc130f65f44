//! Several processes of one bot on one PostgreSQL database: a table that is opened in one is played
//! in another, one leaves without anybody noticing, and one that dies costs a few seconds and
//! nothing else.

mod away;
mod balanced;
mod crowd;
mod handover;

use tests::server::PrivateDatabase;
use tests::{Discord, House, Way, until};

/// A house on a database of its own, with a Discord that wants so many shards; none where
/// PostgreSQL is missing. The house goes before its database.
fn house(name: &str, shards: u32) -> Option<(House, PrivateDatabase)> {
    let database = PrivateDatabase::new()?;
    let mut house = House::around(Discord::with_shards(name, shards), Way::Gateway);
    house.set("CARCAS_DATABASE", database.url());
    Some((house, database))
}

/// Waits until each shard is heard by exactly one session.
fn wait_until_shared(house: &House, shards: usize) {
    until("each shard is heard once", || {
        (house.discord.sessions() == vec![1; shards]).then_some(())
    });
}
