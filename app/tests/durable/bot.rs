//! The bot that is killed: the application, the delivery and the storage of the real one, without
//! pictures. Instead of Discord it talks to the world over a pipe, and ends when the pipe does.

use std::collections::HashMap;
use std::io::{BufRead as _, Write as _};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use app::App;
use ground::Options;
use port::clock::{Clock, SystemClock};
use port::{
    Application as _, ChannelId, Failure, Interaction, Message, MessageId, Platform, Reply, UserId,
};
use queues::outbox::worker::OutboxWorker;
use queues::quotas::Quotas;
use queues::thinking::ThinkingLimits;
use storage::{Address, Database, GameId, OpenMode, Store, StoreError};
use tokio::sync::{Notify, mpsc, oneshot};
use tokio_util::sync::CancellationToken;

use crate::wire::{Books, Heard, Position, Said};

/// The variable that names the database, and makes a run of this program the bot.
pub const DATABASE: &str = "CARCAS_DURABLE_DATABASE";
/// How often the processes of one server say that they live.
const BEAT: Duration = Duration::from_millis(500);
/// The most rows that are looked at.
const MANY: u32 = 10_000;

/// A clock that is so far ahead that nothing waits for something else to be sent.
#[derive(Clone, Copy, Debug)]
struct Ahead;

impl Clock for Ahead {
    fn now(&self) -> i64 {
        SystemClock.now() + 10_000
    }
}

/// Says a line. It begins with a new one, because the runner of the tests does not end its own.
fn say(said: &Said) {
    let line = format!("\n{}\n", serde_json::to_string(said).unwrap());
    let mut out = std::io::stdout().lock();
    // Nobody listens any more: then nobody needs this bot.
    if out.write_all(line.as_bytes()).and_then(|()| out.flush()).is_err() {
        std::process::exit(0);
    }
}

/// Serves until the world has gone.
pub fn serve(database: &str) {
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    runtime.worker_threads(2).enable_all().build().unwrap().block_on(async {
        let address = Address::parse(database).unwrap();
        let promises = std::env::temp_dir();
        match Database::open(&address, Path::new(&promises), OpenMode::Serve).await {
            Ok(database) => live(database).await,
            Err(error) => {
                let passes = matches!(error, StoreError::InUse(_)) || error.is_busy();
                say(&Said::Unable(error.to_string(), passes));
            }
        }
    });
    std::process::exit(0);
}

async fn live(database: Database) {
    let store = database.games();
    let quotas = Quotas {
        acts_per_span: u32::MAX,
        games_per_server: u32::MAX,
        games_per_player: u32::MAX,
        tables_per_hour: u32::MAX,
        ..Quotas::default()
    };
    let thinking = ThinkingLimits { nodes: 40, ..ThinkingLimits::default() };
    let options = Options { thinking, drawers: 0, quotas, ..Options::default() };
    let app = Arc::new(App::new(Arc::clone(&store), options));
    let world = Arc::new(World::new(Arc::clone(&store)));
    let mail = Arc::new(Notify::new());
    let post = Arc::new(OutboxWorker {
        store: Arc::clone(&store),
        platform: Arc::clone(&world),
        courier: Arc::clone(&app),
        clock: Ahead,
    });
    tokio::spawn(post.run(Arc::clone(&mail), CancellationToken::new()));
    let fleet = database.fleet();
    tokio::spawn(async move {
        loop {
            let _ = fleet.beat(false).await;
            tokio::time::sleep(BEAT).await;
        }
    });
    let (tell, mut told) = mpsc::unbounded_channel();
    std::thread::spawn(move || {
        for line in std::io::stdin().lock().lines() {
            let heard: Heard = serde_json::from_str(&line.unwrap()).unwrap();
            if tell.send(heard).is_err() {
                return;
            }
        }
    });
    say(&Said::Ready);
    while let Some(heard) = told.recv().await {
        let store = Arc::clone(&store);
        match heard {
            Heard::Done(done, game) => {
                let (app, mail) = (Arc::clone(&app), Arc::clone(&mail));
                tokio::spawn(async move { answer(&app, &*store, *done, game, &mail).await });
            }
            Heard::Sent(request, message) => world.sent(request, MessageId(message)),
            Heard::Look(channel, game) => {
                tokio::spawn(async move {
                    let books = books(&*store, ChannelId(channel), game.map(GameId)).await;
                    say(&Said::Books(books.ok()));
                });
            }
        }
    }
}

async fn answer(app: &App, store: &dyn Store, done: Interaction, game: Option<i64>, mail: &Notify) {
    let (id, channel) = (done.id.0, done.channel);
    let words = match app.handle(done).await {
        Reply::Private(message) | Reply::Update(message) => vec![message.content],
        Reply::Choices(choices) => choices.into_iter().map(|choice| choice.value).collect(),
    };
    mail.notify_one();
    let stands = position(store, channel, game.map(GameId)).await.ok();
    say(&Said::Answer { id, words, stands });
}

async fn position(
    store: &dyn Store,
    channel: ChannelId,
    game: Option<GameId>,
) -> Result<Position, StoreError> {
    let found = match game {
        Some(game) => store.table(game).await?,
        None => store.table_in(channel).await?,
    };
    let Some(table) = found else { return Ok(Position::default()) };
    let mover = table.game.to_move.and_then(|seat| table.player_in(seat));
    Ok(Position {
        game: table.game.id.0,
        status: table.game.status.as_str().to_owned(),
        seats: table.seats.iter().filter_map(|seat| seat.player).map(|user| user.0).collect(),
        ordinal: table.game.ordinal,
        hash: table.state.map(|state| state.hash).unwrap_or_default(),
        mover: mover.map(|user| user.0),
    })
}

async fn books(
    store: &dyn Store,
    channel: ChannelId,
    game: Option<GameId>,
) -> Result<Books, StoreError> {
    let stands = position(store, channel, game).await?;
    let game = GameId(stands.game);
    let moves = store.moves(game).await?;
    let log = moves.into_iter().map(|made| (made.ordinal, made.seat, made.action, made.hash));
    Ok(Books {
        start: store.start_state(game).await?.map(|state| state.snapshot),
        log: log.collect(),
        unsent: store.unsent(MANY).await?.len(),
        stands,
    })
}

/// Discord, as far as the outbox needs it: the world at the other end of the pipe.
#[derive(Debug)]
struct World {
    store: Arc<dyn Store>,
    next: AtomicU64,
    waiting: Mutex<HashMap<u64, oneshot::Sender<MessageId>>>,
}

impl World {
    fn new(store: Arc<dyn Store>) -> Self {
        Self { store, next: AtomicU64::new(1), waiting: Mutex::default() }
    }

    fn sent(&self, request: u64, message: MessageId) {
        if let Some(waiting) = self.waiting.lock().unwrap().remove(&request) {
            let _ = waiting.send(message);
        }
    }
}

impl Platform for World {
    async fn send(
        &self,
        _: ChannelId,
        message: &Message,
        nonce: &str,
    ) -> Result<MessageId, Failure> {
        let in_doubt = Failure::Retry { after: None, in_doubt: true };
        let rows = self.store.unsent(MANY).await.map_err(|_| in_doubt.clone())?;
        let row = rows.iter().find(|row| row.nonce == nonce);
        let about = row.and_then(|row| Some((row.outgoing.game?.0, row.outgoing.ordinal?)));
        let request = self.next.fetch_add(1, Ordering::Relaxed);
        let (tell, told) = oneshot::channel();
        self.waiting.lock().unwrap().insert(request, tell);
        say(&Said::Send {
            request,
            nonce: nonce.to_owned(),
            pings: message.mentions.iter().map(|user| user.0).collect(),
            about,
            words: message.content.clone(),
        });
        told.await.map_err(|_| in_doubt)
    }

    async fn edit(&self, _: ChannelId, _: MessageId, _: &Message) -> Result<(), Failure> {
        Ok(())
    }

    async fn strip(&self, _: ChannelId, _: MessageId) -> Result<(), Failure> {
        Ok(())
    }

    async fn wake(&self, _: ChannelId, _: bool) -> Result<(), Failure> {
        Ok(())
    }

    async fn start_thread(&self, _: ChannelId, _: MessageId, _: &str) -> Result<(), Failure> {
        Ok(())
    }

    async fn answers(&self) -> Result<(), Failure> {
        Ok(())
    }

    async fn open_dm(&self, user: UserId) -> Result<ChannelId, Failure> {
        Ok(ChannelId(user.0))
    }
}
