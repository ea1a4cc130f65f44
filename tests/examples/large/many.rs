//! Writes played games many times over, as games of other people in other channels.

use std::path::Path;
use std::time::Instant;

use storage::{
    ActKey, Address, BeginOutcome, ChannelId, GuildId, InteractionId, MessageId, MessageRef,
    NewGame, NewMove, Player, Status, Store, UnitOfWork, UserId,
};
use tests::books::Entry;

use crate::queries::{CHANNELS, FIRST, GUILDS, PEOPLE};

/// How many games are written in one transaction.
const AT_ONCE: u64 = 20;
/// How many transactions are written at the same time.
const WRITERS: u64 = 4;
/// When the first game ends, in unix milliseconds, and how long it takes to the next end.
const FIRST_END: i64 = 1_700_000_000_000;
const APART_MS: i64 = 60_000;
/// When they are swept: long after the last.
const SWEPT: i64 = 1_800_000_000_000;

/// Writes so many finished games and sweeps; says what they take.
pub async fn write(address: &Address, played: &[Entry], games: u64) {
    let store = crate::open(address).await;
    let began = Instant::now();
    let write = |writer| write_each(&*store, played, games, writer);
    tokio::join!(write(0), write(1), write(2), write(3));
    println!("games={games} of={} written_s={:.0}", played.len(), began.elapsed().as_secs_f64());
    size("written", address, games);
    let began = Instant::now();
    let swept = store.sweep(SWEPT).await.unwrap();
    println!("archived={} swept_s={:.0}", swept.archived, began.elapsed().as_secs_f64());
    size("swept", address, games);
    store.compact().await.unwrap();
    store.close().await;
    size("compacted", address, games);
}

/// Writes every fourth transaction: a server takes several at a time.
async fn write_each(store: &dyn Store, played: &[Entry], games: u64, writer: u64) {
    for first in (writer * AT_ONCE..games).step_by((WRITERS * AT_ONCE) as usize) {
        let now = FIRST_END + first as i64 * APART_MS;
        let key = ActKey::interaction(InteractionId(first));
        let BeginOutcome::New(mut act) = store.begin(&key, now).await.unwrap() else {
            panic!("it is new")
        };
        for number in first..games.min(first + AT_ONCE) {
            again(&mut *act, &played[number as usize % played.len()], number).await;
        }
        act.commit("").await.unwrap();
    }
}

/// One game once more.
async fn again(act: &mut dyn UnitOfWork, played: &Entry, number: u64) {
    let channel = ChannelId(FIRST + number % CHANNELS);
    let seats = played.table.seats.len() as u64;
    let person = |seat: u64| UserId(FIRST + (number * 7 + seat * 1_009) % PEOPLE);
    let people: Vec<UserId> = (0..seats).map(person).collect();
    if number < PEOPLE {
        let id = UserId(FIRST + number);
        let name = format!("Player {number}");
        act.save_player(&Player { id, name, locale: "en-GB".into() }).await.unwrap();
    }
    let game = &played.table.game;
    let new = NewGame {
        guild: Some(GuildId(FIRST + number % CHANNELS % GUILDS)),
        channel,
        host: people[0],
        settings: game.settings.clone(),
    };
    let id = act.create_game(&new).await.unwrap();
    act.set_seats(id, &people).await.unwrap();
    let last = played.table.state.clone().unwrap();
    let start = storage::State { snapshot: played.start.clone().unwrap(), ..last.clone() };
    act.start(id, &start).await.unwrap();
    act.save_progress(id, &game.progress).await.unwrap();
    let moves = played.moves.iter().map(|made| NewMove {
        seat: made.seat,
        action: made.action.clone(),
        events: made.events.clone(),
        hash: made.hash.clone(),
        made_by: made.made_by.clone(),
    });
    let moves: Vec<NewMove> = moves.collect();
    let ordinal = act.append(id, 0, &moves, &last).await.unwrap();
    for slot in ["turn", "lobby", "end"] {
        let sent = MessageRef { channel, message: MessageId(FIRST + number), ordinal };
        act.remember(id, slot, sent).await.unwrap();
    }
    act.close_game(id, Status::Ended).await.unwrap();
}

/// Says how large the file is.
fn size(when: &str, address: &Address, games: u64) {
    let Address::File(file) = address else { return };
    let beside = file.with_extension("sqlite-wal");
    let bytes = |path: &Path| std::fs::metadata(path).map_or(0, |about| about.len());
    let (whole, log) = (bytes(file), bytes(&beside));
    let each = whole as f64 / games as f64 / 1_000.0;
    println!("{when}_mb={:.1} log_mb={:.1} kb_a_game={each:.2}", mb(whole), mb(log));
}

fn mb(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}
