//! The queries that people wait for, each many times with other people, channels and games.

use std::time::{Duration, Instant};

use storage::{
    ActKey, BeginOutcome, ChannelId, Find, GameId, GuildId, InteractionId, Store, UserId,
};

/// How many people, channels and servers the games belong to, and their first id.
pub const PEOPLE: u64 = 10_000;
pub const CHANNELS: u64 = 20_000;
pub const GUILDS: u64 = 500;
pub const FIRST: u64 = 1_000_000_000_000_000_000;

/// How often each is asked in a round.
const TIMES: u64 = 300;
/// The best round of these counts: what else runs on the machine slows some of them down.
const ROUNDS: u64 = 3;
/// How long it may take, in milliseconds.
const LIMIT_MS: f64 = 5.0;
/// The most games that are listed.
const MOST: u32 = 25;

/// Measures one query and prints its times.
macro_rules! timed {
    ($name:literal, $number:ident => $query:expr) => {{
        let mut rounds = Vec::new();
        for round in 0..ROUNDS {
            let mut times = Vec::new();
            for turn in round * TIMES..(round + 1) * TIMES {
                // Far apart, so that nothing is near what was read just before.
                let $number = turn.wrapping_mul(7_919);
                let began = Instant::now();
                let _ = $query.await.unwrap();
                times.push(began.elapsed());
            }
            times.sort();
            rounds.push(times);
        }
        report($name, &rounds);
    }};
}

/// Prints the times of the best round; those of each are sorted.
fn report(name: &str, rounds: &[Vec<Duration>]) {
    let percentile = |times: &[Duration], most: usize| times[(times.len() - 1) * most / 100];
    let best = rounds.iter().min_by_key(|times| percentile(times, 99)).unwrap();
    let ms = |most| percentile(best, most).as_secs_f64() * 1_000.0;
    let (half, most, longest) = (ms(50), ms(99), ms(100));
    let over = if most > LIMIT_MS { " OVER" } else { "" };
    println!("{name:24} p50_ms={half:.2} p99_ms={most:.2} longest_ms={longest:.2}{over}");
}

/// Measures all of them.
pub async fn measure(store: &dyn Store) {
    let last = store.games(Find::AllIn(GuildId(FIRST)), 1).await.unwrap();
    let last = last.first().map_or(1, |game| game.id.0);
    let game = |number: u64| GameId(1 + number as i64 % last);
    let channel = |number: u64| ChannelId(FIRST + number % CHANNELS);
    // A channel in which nobody ever played is asked about, too.
    let new = |number: u64| ChannelId(FIRST + CHANNELS + number);
    let person = |number: u64| UserId(FIRST + number % PEOPLE);
    let guild = |number: u64| GuildId(FIRST + number % GUILDS);
    let now = 1_800_000_000_000;
    timed!("game", n => store.game(game(n)));
    timed!("table", n => store.table(game(n)));
    timed!("table_in", n => store.table_in(channel(n)));
    timed!("played_last_in", n => store.played_last_in(channel(n)));
    timed!("played_last_in_new", n => store.played_last_in(new(n)));
    timed!("start_state", n => store.start_state(game(n)));
    timed!("moves", n => store.moves(game(n)));
    timed!("latest_moves", n => store.latest_moves(game(n), 20));
    timed!("undone", n => store.undone(game(n)));
    timed!("seats", n => store.seats(game(n)));
    timed!("player", n => store.player(person(n)));
    timed!("watched", n => store.watched(person(n)));
    timed!("message", n => store.message(game(n), "turn"));
    timed!("film", n => store.film(game(n), "summer"));
    timed!("open_in_server", n => store.games(Find::OpenIn(guild(n)), MOST));
    timed!("all_in_server", n => store.games(Find::AllIn(guild(n)), MOST));
    timed!("open_of_person", n => store.games(Find::OpenOf(person(n)), MOST));
    timed!("parked_of_person", n => store.games(Find::ParkedOf(person(n)), MOST));
    timed!("all_of_person", n => store.games(Find::AllOf(person(n)), MOST));
    timed!("opened_by_person", n => store.games(Find::OpenedBy(person(n), now), MOST));
    timed!("running", _n => store.games(Find::Running, 1_000));
    timed!("claim", _n => store.claim(now, 1_000, 10));
    timed!("next_delivery", _n => store.next_delivery());
    timed!("claim_due", _n => store.claim_due(now, 1_000, 10));
    timed!("next_due", _n => store.next_due());
    act(store).await;
}

/// The queries within an act, which is dropped.
async fn act(store: &dyn Store) {
    let key = ActKey::interaction(InteractionId(u64::MAX >> 1));
    let BeginOutcome::New(act) = store.begin(&key, 1).await.unwrap() else { panic!("it is new") };
    timed!("act_last_in", n => act.last_in(ChannelId(FIRST + n % CHANNELS)));
    timed!("act_last_in_new", n => act.last_in(ChannelId(FIRST + CHANNELS + n)));
    timed!("act_table_in", n => act.table_in(ChannelId(FIRST + n % CHANNELS)));
    timed!("act_count_opened", n => act.count(Find::OpenedBy(UserId(FIRST + n % PEOPLE), 0), MOST));
}
