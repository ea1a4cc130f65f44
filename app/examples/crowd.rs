//! How long honest players wait while one person floods the bot: 10,000 new games and 100,000
//! presses, as fast as they are answered, beside people who take their turns. Prints medians and
//! 99th percentiles of the honest answers without and with the flood, in milliseconds.
//!
//! `cargo run --release -p app --example crowd`

#![expect(clippy::unwrap_used, reason = "a measurement that cannot go on has failed")]

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use app::App;
use ground::Options;
use port::{
    Application, ApplicationId, ChannelId, Given, GuildId, Interaction, InteractionId,
    InteractionKind, InteractionToken, Invocation, MessageId, OptionValue, Permissions, Press,
    Reply, User, UserId,
};
use storage::Store;
use storage::sqlite::{OpenMode, SqliteStore};

static NEXT: AtomicU64 = AtomicU64::new(1);
/// Tables of two honest players.
const TABLES: u64 = 4;
/// Turns that each table takes in each part of the measurement.
const TURNS: usize = 12;
/// What people take between two turns: nobody types faster than the bot lets them.
const PAUSE: Duration = Duration::from_millis(600);
/// What the flood tries at least; it does not end before the honest people have played.
const GAMES: usize = 10_000;
const PRESSES: usize = 100_000;
/// How many connections the flood uses at once.
const HOSES: usize = 8;

fn interaction(user: u64, channel: u64, kind: InteractionKind) -> Interaction {
    Interaction {
        id: InteractionId(NEXT.fetch_add(1, Ordering::Relaxed)),
        application: ApplicationId(1),
        token: InteractionToken::new("token"),
        guild: Some(GuildId(5)),
        channel: ChannelId(channel),
        in_thread: false,
        user: User {
            id: UserId(user),
            name: format!("user{user}"),
            display_name: format!("Player {user}"),
        },
        locale: "en-GB".to_owned(),
        guild_locale: None,
        app_permissions: Permissions::ADMINISTRATOR,
        member_permissions: Permissions::default(),
        kind,
    }
}

fn typed(path: &str, options: &[(&str, &str)]) -> Invocation {
    let given = options.iter().map(|(name, value)| Given {
        name: (*name).to_owned(),
        value: OptionValue::Text((*value).to_owned()),
    });
    Invocation { path: path.split(' ').map(str::to_owned).collect(), options: given.collect() }
}

fn command(path: &str, options: &[(&str, &str)]) -> InteractionKind {
    InteractionKind::Command(typed(path, options))
}

/// One honest table: a turn, its answers timed.
async fn turn(app: &App, store: &dyn Store, channel: u64, times: &mut Vec<Duration>) {
    let stored = store.table_in(ChannelId(channel)).await.unwrap().unwrap();
    let mover = stored.player_in(stored.game.to_move.unwrap()).unwrap().0;
    let mut timed = async |kind| {
        let began = Instant::now();
        let reply = app.handle(interaction(mover, channel, kind)).await;
        times.push(began.elapsed());
        if let Reply::Private(message) = &reply {
            assert!(!message.content.contains("a lot at once"), "nobody honest is held up");
        }
        reply
    };
    timed(command("turn", &[])).await;
    let invocation = typed("place", &[("cell", "")]);
    let kind = InteractionKind::Autocomplete { invocation, focused: "cell".to_owned() };
    let Reply::Choices(cells) = timed(kind).await else { panic!("cells") };
    timed(command("place", &[("cell", &cells[0].value)])).await;
    timed(command("confirm", &[])).await;
}

async fn honest(app: &App, store: &Arc<dyn Store>) -> Vec<Duration> {
    let tables = (0..TABLES).map(|table| {
        let (app, store) = (app.clone(), Arc::clone(store));
        tokio::spawn(async move {
            let mut times = Vec::new();
            for _ in 0..TURNS {
                turn(&app, &*store, 50 + table, &mut times).await;
                tokio::time::sleep(PAUSE).await;
            }
            times
        })
    });
    let mut all = Vec::new();
    for table in tables.collect::<Vec<_>>() {
        all.extend(table.await.unwrap());
    }
    all.sort();
    all
}

/// One person who asks for everything at once.
async fn flood(app: App, stop: Arc<AtomicBool>, refused: Arc<AtomicU64>) {
    let hoses = (0..HOSES).map(|hose| {
        let (app, stop, refused) = (app.clone(), Arc::clone(&stop), Arc::clone(&refused));
        tokio::spawn(async move {
            for number in 0.. {
                if number >= (GAMES + PRESSES) / HOSES && stop.load(Ordering::Relaxed) {
                    return;
                }
                let channel = 10_000 + (hose + HOSES * number) as u64;
                let kind = match number % (PRESSES / GAMES + 1) {
                    0 => command("game new", &[]),
                    _ => InteractionKind::Component(Press {
                        custom_id: "c1:open:00001:0::000000".to_owned(),
                        values: Vec::new(),
                        message: MessageId(9),
                    }),
                };
                app.handle(interaction(9, channel, kind)).await;
                refused.fetch_add(1, Ordering::Relaxed);
                tokio::task::yield_now().await;
            }
        })
    });
    for hose in hoses.collect::<Vec<_>>() {
        hose.await.unwrap();
    }
}

fn report(name: &str, times: &[Duration]) {
    let ms = |at: usize| times[at.min(times.len() - 1)].as_secs_f64() * 1000.0;
    println!("{name}_p50_ms={:.1}", ms(times.len() / 2));
    println!("{name}_p99_ms={:.1}", ms(times.len() * 99 / 100));
}

async fn measure(dir: &Path) {
    let store = SqliteStore::open(&dir.join("t.sqlite"), OpenMode::Serve).await.unwrap();
    let store: Arc<dyn Store> = Arc::new(store);
    let app = App::new(store.clone(), Options::default());
    for table in 0..TABLES {
        let (channel, host) = (50 + table, 100 + 2 * table);
        app.handle(interaction(host, channel, command("game new", &[]))).await;
        app.handle(interaction(host + 1, channel, command("game join", &[]))).await;
        app.handle(interaction(host, channel, command("game start", &[]))).await;
    }
    // The first pictures draw their tiles anew.
    honest(&app, &store).await;
    report("alone", &honest(&app, &store).await);
    let (stop, asked) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicU64::new(0)));
    let hose = tokio::spawn(flood(app.clone(), Arc::clone(&stop), Arc::clone(&asked)));
    report("flooded", &honest(&app, &store).await);
    println!("flood_answered_meanwhile={}", asked.load(Ordering::Relaxed));
    stop.store(true, Ordering::Relaxed);
    hose.await.unwrap();
    println!("flood_answered={}", asked.load(Ordering::Relaxed));
    let games = store.games(storage::Find::OpenOf(UserId(9)), 100_000).await.unwrap().len();
    println!("flood_games={games}");
}

fn main() {
    let dir = std::env::temp_dir().join(format!("carcas-crowd-{}", std::process::id()));
    std::fs::create_dir_all(&dir).unwrap();
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().unwrap();
    runtime.block_on(measure(&dir));
    std::fs::remove_dir_all(&dir).unwrap();
}
