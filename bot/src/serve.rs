//! The whole bot: starts the store, the application, its workers and the connection to Discord
//! together, and stops them together. What they do is elsewhere.

mod owner;

use std::future::Future;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use app::App;
use app::timers::worker;
use ground::Options;
pub(crate) use owner::place;
use port::clock::{self, Clock, SystemClock};
use port::hooks::Hooks;
use port::online::Online;
use queues::outbox::worker::OutboxWorker;
use queues::thinking::ThinkingLimits;
use sandbox::{Sandbox, SandboxError};
use storage::{Database, Fleet, Store, StoreError};
use table::art::{ArtPacks, InstalledPack};
use tokio::sync::Notify;
use tokio::task::JoinHandle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::art::{self, Gallery};
use crate::config::{
    ART, Config, Discord, METRICS_ADDR, SANDBOX, SANDBOX_TOKEN, Secret, TOKEN, WEB_ADDR,
    WEBHOOK_URL,
};
use crate::discord::{
    self, Attachments, Bot, EndpointError, GatewayError, InteractionsEndpoint, RestError,
    RestPlatform,
};
use crate::hooks::Webhook;
use crate::metrics::probes::{Probes, Serving};
use crate::notify::ServiceManager;
use crate::web::WebDoor;

/// How often outdated data is deleted.
const SWEEP_EVERY: Duration = Duration::from_secs(60 * 60);
/// How often to check that the database path still leads to the same file.
const LOOK_EVERY: Duration = Duration::from_secs(15);
/// How often the clocks of several processes are compared.
const COMPARE_EVERY: Duration = Duration::from_secs(2);
/// How long messages in flight may take at shutdown.
const LAST_MESSAGES: Duration = Duration::from_secs(1);
/// How long closing the store may take.
const CLOSING: Duration = Duration::from_millis(500);
/// How long [`serve`] may go on after it was told to stop.
pub(crate) const LONGEST_STOP: Duration =
    discord::LONGEST_STOP.saturating_add(LAST_MESSAGES).saturating_add(CLOSING);
/// Where promised answers are if the database is not a file, in the working directory.
pub(crate) const PROMISES: &str = "carcas.promised";
/// The bot's name in its own sandbox.
const NAME: &str = "Carcas";

/// Why the bot is not running.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// There is no token, and a sandbox is not wanted.
    #[error(
        "{token}: there is no token, and {sandbox}=no allows no sandbox in its place: set {token} or \
         {token}_FILE",
        token = TOKEN.name,
        sandbox = SANDBOX.name
    )]
    NoToken,
    /// The sandbox.
    #[error("CARCAS_SANDBOX_ADDR: {0}")]
    Sandbox(#[from] SandboxError),
    /// Where the sandbox is to post interactions.
    #[error("--http-interactions: {0}")]
    Posting(SandboxError),
    /// Discord.
    #[error(transparent)]
    Gateway(#[from] GatewayError),
    /// Interactions over HTTP.
    #[error(transparent)]
    Endpoint(#[from] EndpointError),
    /// The folder of art packs.
    #[error("{}: {}: {error}", ART.name, folder.display())]
    Art {
        /// The folder.
        folder: PathBuf,
        /// Why it cannot be read.
        error: std::io::Error,
    },
    /// The address for numbers and health.
    #[error("{}: {addr}: {error}", METRICS_ADDR.name)]
    Metrics {
        /// The address.
        addr: SocketAddr,
        /// Why it cannot be listened on.
        error: std::io::Error,
    },
    /// The address for the pages of public games.
    #[error("{}: {addr}: {error}", WEB_ADDR.name)]
    Web {
        /// The address.
        addr: SocketAddr,
        /// Why it cannot be listened on.
        error: std::io::Error,
    },
    /// The HTTP client of webhooks.
    #[error("{name}: {0}", name = WEBHOOK_URL.name)]
    Webhook(reqwest::Error),
    /// The HTTP client.
    #[error(transparent)]
    RestPlatform(#[from] RestError),
}

/// Runs the bot until `stop`. `say` receives the lines for the person who started it.
///
/// # Errors
/// [`ServeError`] if it cannot start, or if Discord will never accept it.
pub async fn serve(
    config: Config,
    stop: CancellationToken,
    say: impl Fn(&str),
) -> Result<(), ServeError> {
    // What can be wrong with the settings first: then the database is not touched.
    if config.discord == Discord::Sandbox && !config.may_sandbox {
        return Err(ServeError::NoToken);
    }
    let packs = art_packs(config.art.clone()).await?;
    let probes = Arc::new(Probes::default());
    let told = match config.metrics {
        Some(addr) => {
            let told = probes.listen(addr).await;
            Some(told.map_err(|error| ServeError::Metrics { addr, error })?)
        }
        None => None,
    };
    let endpoint = match &config.http {
        Some(http) => Some(InteractionsEndpoint::bind(http)?),
        None => None,
    };
    let web = match config.web {
        Some(addr) => {
            let bound = WebDoor::bind(addr).await;
            Some(bound.map_err(|error| ServeError::Web { addr, error })?)
        }
        None => None,
    };
    let own = match &config.discord {
        Discord::Sandbox => Some(OwnSandbox::start(config.sandbox, endpoint.as_ref()).await?),
        Discord::Real(_) | Discord::At(..) => None,
    };
    let origin = own.as_ref().map(|own| format!("http://{}", own.addr));
    let store = tokio::select! {
        opened = owner::open(&config) => opened?,
        // A server that does not answer is not waited for; half a migration is undone.
        () = stop.cancelled() => return Ok(()),
    };
    if let Some(advice) = store.advice().await {
        tracing::warn!(database = store.name(), advice, "the database could be safer");
    }
    if let Some(own) = &own {
        say("No DISCORD_TOKEN is set: this is Carcas in its sandbox, a small Discord on this \
             machine.");
        say(&format!("Open http://{}/ in a browser to play.", own.addr));
    }
    let fleet = store.fleet();
    let rest = client(&config.discord, origin.as_deref(), Arc::clone(&fleet));
    let rest = rest?.allowed(config.requests_per_second);
    let rest = match &config.pages {
        Some(home) => rest.at_home(home),
        None => rest,
    };
    let rest = Arc::new(rest.measured_by(Arc::clone(&probes.metrics)));
    let opened = Opened { store: store.clone(), fleet, rest, packs, endpoint, web, probes };
    let served = work(&config, opened, stop).await;
    if let Some(own) = own {
        own.end().await;
    }
    // Everything committed is already durable; closing is a courtesy.
    let _ = timeout(CLOSING, store.close()).await;
    if let Some(told) = told {
        told.abort();
    }
    served
}

/// Whoever asks Discord, or the sandbox at an address.
fn client(
    discord: &Discord,
    sandbox: Option<&str>,
    fleet: Arc<dyn Fleet>,
) -> Result<RestPlatform, RestError> {
    match discord {
        Discord::Real(token) => RestPlatform::new(token, None, fleet),
        Discord::At(origin, token) => RestPlatform::new(token, Some(origin), fleet),
        Discord::Sandbox => RestPlatform::new(&Secret::new(SANDBOX_TOKEN), sandbox, fleet),
    }
}

/// The art packs that can be used. The others are named in the log.
async fn art_packs(folder: Option<PathBuf>) -> Result<ArtPacks, ServeError> {
    let Some(folder) = folder else { return Ok(ArtPacks::default()) };
    let named = folder.clone();
    let read = tokio::task::spawn_blocking(move || art::load(&folder)).await;
    let read = read.unwrap_or_else(|error| Err(std::io::Error::other(error)));
    let Gallery { packs, refused } =
        read.map_err(|error| ServeError::Art { folder: named, error })?;
    for fault in refused {
        let (file, reason) = (fault.file.display().to_string(), fault.problem.to_string());
        tracing::error!(file, reason, "an art pack is not used");
    }
    let names: Vec<&str> = packs.iter().map(InstalledPack::word).collect();
    tracing::info!(packs = names.join(" "), "the art packs are read");
    Ok(packs)
}

/// What is open before anything runs.
struct Opened {
    store: Database,
    fleet: Arc<dyn Fleet>,
    rest: Arc<RestPlatform>,
    packs: ArtPacks,
    /// Where interactions are posted; without it they come over the gateway.
    endpoint: Option<InteractionsEndpoint>,
    /// Where public games have pages.
    web: Option<WebDoor>,
    probes: Arc<Probes>,
}

/// What the settings are for the application.
fn options(
    config: &Config,
    art: ArtPacks,
    rest: &RestPlatform,
    probes: &Probes,
) -> Result<Options, ServeError> {
    let grace = Duration::from_millis(u64::try_from(config.draw_grace).unwrap_or_default());
    let at_once = config.thinking as usize;
    let nodes = u64::from(config.thinking_nodes);
    let thinking =
        ThinkingLimits { at_once, nodes, yields: come_last, ..ThinkingLimits::default() };
    let webhook =
        config.webhook.clone().map(Webhook::new).transpose().map_err(ServeError::Webhook)?;
    Ok(Options {
        grace,
        quotas: config.quotas,
        drawers: config.pictures as usize,
        thinking,
        art,
        meters: probes.metrics.play.clone(),
        downloads: Arc::new(Attachments::at(rest.origin()).map_err(RestError::from)?),
        hooks: webhook.map(|webhook| Arc::new(webhook) as Arc<dyn Hooks>),
        pages: config.pages.clone(),
        ..Options::default()
    })
}

/// Runs the application and its workers while Discord is connected.
async fn work(
    config: &Config,
    Opened { store, fleet, rest, packs, endpoint, web, probes }: Opened,
    stop: CancellationToken,
) -> Result<(), ServeError> {
    store.measure(probes.metrics.play.clone());
    let options = options(config, packs, &rest, &probes)?;
    let online = Arc::new(Online::default());
    let games = store.games();
    let app = Arc::new(App::over(Arc::clone(&games), options, Arc::clone(&online)));
    let (mail, timers) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let workers = TaskTracker::new();
    if let Some(web) = web {
        workers.spawn(web.serve(Arc::clone(&app), stop.clone()));
    }
    if let Database::Server(_) = store {
        workers.spawn(keep_time(Arc::clone(&games), stop.clone()));
    }
    probes.serving(Serving {
        store: store.clone(),
        app: Arc::clone(&app),
        rest: Arc::clone(&rest),
        online: Arc::clone(&online),
        stop: stop.clone(),
    });
    if let Some(manager) = ServiceManager::from_environment() {
        workers.spawn(manager.keep_told(Arc::clone(&probes), stop.clone()));
    }
    // Nothing of a game changes before it is known that the games are this application's.
    let adopted = adopted(&store, config, &rest, &stop).await;
    if adopted.is_err() || stop.is_cancelled() {
        stop.cancel();
        workers.close();
        let _ = timeout(LAST_MESSAGES, workers.wait()).await;
        return adopted;
    }
    tokio::select! {
        () = begin(&*games, &app) => {}
        () = stop.cancelled() => return Ok(()),
    }
    let post = Arc::new(OutboxWorker {
        store: Arc::clone(&games),
        platform: Arc::clone(&rest),
        courier: Arc::clone(&app),
        clock: SystemClock,
    });
    probes.metrics.play.turns.begin(Instant::now());
    workers.spawn(post.run(Arc::clone(&mail), stop.clone()));
    workers.spawn(worker::run(
        Arc::clone(&games),
        Arc::clone(&app),
        SystemClock,
        (Arc::clone(&online), Arc::clone(&rest)),
        (Arc::clone(&timers), Arc::clone(&mail)),
        stop.clone(),
    ));
    workers.spawn(sweep(store.clone(), stop.clone()));
    let wake = vec![mail, timers];
    let bot = Bot { app, rest, wake, online, fleet, stop: stop.clone() };
    let ended = connected(bot, endpoint, &store, &stop).await;
    stop.cancel();
    workers.close();
    if timeout(LAST_MESSAGES, workers.wait()).await.is_err() {
        tracing::info!("some messages are sent after the next start");
    }
    ended
}

/// Receives and answers interactions until `stop`, or until the database can no longer be relied on.
async fn connected(
    bot: Bot<App>,
    endpoint: Option<InteractionsEndpoint>,
    store: &Database,
    stop: &CancellationToken,
) -> Result<(), ServeError> {
    let mut connected = pin!(async {
        match endpoint {
            Some(endpoint) => discord::receive(bot, endpoint).await.map_err(ServeError::from),
            None => discord::connect(bot).await.map_err(ServeError::from),
        }
    });
    tokio::select! {
        heard = &mut connected => heard,
        error = broken(store) => {
            tracing::error!(%error, "the program ends, so that its next start finds out");
            // People waiting for an answer get it first.
            stop.cancel();
            let _ = connected.await;
            Err(error.into())
        }
    }
}

/// Finds out whether the games are this application's, unless it is told to stop before.
async fn adopted(
    store: &Database,
    config: &Config,
    rest: &RestPlatform,
    stop: &CancellationToken,
) -> Result<(), ServeError> {
    tokio::select! {
        adopted = owner::adopt(store, &config.discord, rest) => adopted,
        error = broken(store) => Err(error.into()),
        () = stop.cancelled() => Ok(()),
    }
}

/// What comes before everybody can play.
async fn begin(games: &dyn Store, app: &App) {
    if let Err(error) = clock::agree(games).await {
        tracing::warn!(%error, "the clock is this machine's own");
    }
    if let Err(fault) = app.tell_restored().await {
        tracing::error!(%fault, "the tables were not told that a backup was restored");
    }
}

/// Lets everything else on this machine come before this thread.
fn come_last() {
    const LAST: i32 = 19;
    // On Linux this is about the calling thread alone. Where it fails nothing is lost but precedence.
    if let Err(error) = rustix::process::setpriority_process(None, LAST) {
        tracing::debug!(%error, "a thread that thinks has the precedence of all others");
    }
}

/// Returns when the database can no longer be relied on: it is unknown whether a commit succeeded,
/// its path leads to another file, so that new writes would be lost, somebody has begun to copy it, or a
/// large file turns out to be damaged.
async fn broken(store: &Database) -> StoreError {
    let gone = async {
        loop {
            if let Err(error) = store.in_place().await {
                return error;
            }
            tokio::time::sleep(LOOK_EVERY).await;
        }
    };
    let damaged = async {
        match store.check().await {
            Err(error @ StoreError::Corrupt { .. }) => error,
            _ => std::future::pending().await,
        }
    };
    tokio::select! {
        error = store.in_doubt() => error,
        error = gone => error,
        error = damaged => error,
    }
}

/// Keeps this process's clock the same as that of the others.
async fn keep_time(store: Arc<dyn Store>, stop: CancellationToken) {
    while !stop.is_cancelled() {
        if let Err(error) = clock::agree(&*store).await {
            tracing::debug!(%error, "the clocks were not compared");
        }
        tokio::select! {
            () = stop.cancelled() => {}
            () = tokio::time::sleep(COMPARE_EVERY) => {}
        }
    }
}

async fn sweep(store: Database, stop: CancellationToken) {
    while !stop.is_cancelled() {
        // What it was at when the program ends is undone, and done again by the next sweep.
        let swept = tokio::select! {
            () = stop.cancelled() => return,
            swept = store.sweep(SystemClock.now()) => swept,
        };
        match swept {
            Ok(swept) => tracing::debug!(?swept, "forgotten what is old"),
            Err(error) => tracing::warn!(%error, "nothing could be forgotten"),
        }
        tokio::select! {
            () = stop.cancelled() => {}
            () = tokio::time::sleep(SWEEP_EVERY) => {}
        }
    }
}

/// A sandbox in this process.
struct OwnSandbox {
    addr: SocketAddr,
    end: CancellationToken,
    running: JoinHandle<()>,
}

impl OwnSandbox {
    /// Starts it. It delivers to the endpoint, if there is one, or else over its gateway.
    async fn start(
        addr: SocketAddr,
        endpoint: Option<&InteractionsEndpoint>,
    ) -> Result<Self, SandboxError> {
        let urls: Vec<String> = endpoint.iter().map(|endpoint| endpoint.url()).collect();
        let sandbox = Sandbox::bind(addr).await?.with_bot_name(NAME).with_token(SANDBOX_TOKEN);
        let sandbox = sandbox.with_endpoint(&urls)?;
        let (addr, end) = (sandbox.addr(), CancellationToken::new());
        let ended = end.clone();
        let running = tokio::spawn(async move {
            if let Err(error) = sandbox.run(ended.cancelled_owned()).await {
                tracing::error!(%error, "the sandbox has ended");
            }
        });
        Ok(Self { addr, end, running })
    }

    async fn end(self) {
        self.end.cancel();
        let _ = timeout(CLOSING, self.running).await;
    }
}

/// Runs only a sandbox until `stop`. It posts interactions to the URLs, if there are any, or else
/// delivers them over its gateway.
///
/// # Errors
/// [`ServeError::Sandbox`] if it cannot listen, [`ServeError::Posting`] if a URL is not on this
/// machine.
pub async fn serve_sandbox(
    addr: SocketAddr,
    urls: &[String],
    stop: impl Future<Output = ()> + Send,
    say: impl Fn(&str),
) -> Result<(), ServeError> {
    let sandbox = Sandbox::bind(addr).await?.with_bot_name(NAME);
    let sandbox = sandbox.with_endpoint(urls).map_err(ServeError::Posting)?;
    let (addr, key) = (sandbox.addr(), sandbox.public_key());
    say("This is a sandbox alone, a small Discord on this machine, waiting for a bot.");
    say(&format!(
        "Open http://{addr}/ in a browser; start the bot with CARCAS_DISCORD_URL=http://{addr}"
    ));
    if !urls.is_empty() {
        say(&format!(
            "Interactions are posted to {} once a bot answers there; DISCORD_PUBLIC_KEY={key}",
            urls.join(" and ")
        ));
    }
    sandbox.run(stop).await.map_err(ServeError::from)
}
