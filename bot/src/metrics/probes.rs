//! What the program answers at `CARCAS_METRICS_ADDR`: `/metrics` the numbers, `/healthz` whether the
//! process is alive, `/readyz` whether it can play. It answers from before the database is opened
//! until the process ends, and nothing that it asks can keep it waiting.

use std::io;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use app::App;
use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use port::clock::{self, Clock as _, SystemClock};
use port::online::Online;
use storage::{Census, Database};
use tokio::net::TcpListener;
use tokio::task::AbortHandle;
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::Metrics;
use super::play::COUNT;
use crate::discord::RestPlatform;
use crate::listening;

/// How many connections are open at a time; whoever watches the program needs one or two.
const CONNECTIONS: usize = 64;
/// How long the database may take to be counted.
const WITHIN: Duration = Duration::from_secs(2);
/// For how long a count is not repeated, however often somebody asks.
const FRESH: Duration = Duration::from_secs(2);
/// What a process says that serves and whose loops turn.
pub const ALIVE: &str = "alive\n";
/// What a process says that does not serve yet.
const STARTING: &str = "starting\n";
/// What a process says that can play.
pub const READY: &str = "ready\n";
/// Why a process cannot play while others have all connections to Discord.
pub const STANDING_BY: &str = "standing by";
/// The format of the numbers (OpenMetrics 1.0).
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// What is asked while the program serves.
#[derive(Debug)]
pub struct Serving {
    /// The database.
    pub store: Database,
    /// The application.
    pub app: Arc<App>,
    /// The requests to Discord.
    pub rest: Arc<RestPlatform>,
    /// Whether Discord is connected.
    pub online: Arc<Online>,
    /// Whether the program was asked to end.
    pub stop: CancellationToken,
}

/// How far the program is.
#[derive(Debug, Default)]
enum Phase {
    /// The database is not open yet.
    #[default]
    Starting,
    /// It serves, or is about to end.
    Serving(Arc<Serving>),
}

/// Answers the questions of whoever watches the program.
#[derive(Debug, Default)]
pub struct Probes {
    /// The numbers.
    pub metrics: Arc<Metrics>,
    phase: Mutex<Phase>,
    /// When the database was last counted, and what came of it.
    counted: tokio::sync::Mutex<Option<(Instant, Option<Census>)>>,
}

impl Probes {
    fn phase(&self) -> MutexGuard<'_, Phase> {
        self.phase.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The program serves from now on, and it can be ready.
    pub fn serving(&self, serving: Serving) {
        *self.phase() = Phase::Serving(Arc::new(serving));
    }

    /// Listens until the handle is used.
    ///
    /// # Errors
    /// If the address cannot be listened on.
    pub async fn listen(self: &Arc<Self>, addr: SocketAddr) -> io::Result<AbortHandle> {
        let listener = TcpListener::bind(addr).await?;
        let addr = listener.local_addr()?;
        tracing::info!(%addr, "numbers and health are told");
        Ok(self.answer(listener))
    }

    /// Answers until the handle is used: also while the program ends.
    fn answer(self: &Arc<Self>, listener: TcpListener) -> AbortHandle {
        let routes = Router::new()
            .route("/metrics", get(metrics))
            .route("/healthz", get(health))
            .route("/readyz", get(readiness))
            .with_state(Arc::clone(self));
        let serve = listening::serve(listener, CONNECTIONS, routes, CancellationToken::new());
        tokio::spawn(serve).abort_handle()
    }

    fn served(&self) -> Option<Arc<Serving>> {
        match &*self.phase() {
            Phase::Starting => None,
            Phase::Serving(serving) => Some(Arc::clone(serving)),
        }
    }

    /// What the database holds; `None` if it does not answer in time. Whoever asks meanwhile waits
    /// for the same count.
    async fn census(&self, store: &Database) -> Option<Census> {
        let mut counted = self.counted.lock().await;
        if let Some((at, census)) = *counted
            && at.elapsed() < FRESH
        {
            return census;
        }
        let asked = Instant::now();
        let census = timeout(WITHIN, store.census(SystemClock.now())).await;
        let census = census.ok().and_then(Result::ok);
        if census.is_some() {
            self.metrics.play.step(COUNT, asked.elapsed());
        }
        *counted = Some((Instant::now(), census));
        census
    }

    /// A loop that has stopped: then the process is as good as dead.
    pub fn stopped(&self) -> Option<&'static str> {
        self.metrics.play.turns.stopped(Instant::now())
    }

    /// How the process is, or which of its loops has stopped.
    fn alive(&self, now: Instant) -> Result<&'static str, &'static str> {
        match self.metrics.play.turns.stopped(now) {
            Some(stopped) => Err(stopped),
            // A migration may take long, and whoever ends it makes it begin anew.
            None if self.served().is_none() => Ok(STARTING),
            None => Ok(ALIVE),
        }
    }

    /// Whether the program can play, or why not.
    async fn ready(&self) -> Result<(), &'static str> {
        let serving = self.served().ok_or("starting")?;
        if serving.stop.is_cancelled() {
            return Err("ending");
        }
        if self.census(&serving.store).await.is_none() {
            return Err("database");
        }
        if !self.metrics.play.takes_writes() {
            return Err("writes");
        }
        match &serving.online {
            online if online.is_up() => Ok(()),
            online if online.stands_by() => Err(STANDING_BY),
            _ => Err("discord"),
        }
    }
}

async fn metrics(State(probes): State<Arc<Probes>>) -> Response {
    let (metrics, now) = (&probes.metrics, SystemClock.now());
    if let Some(serving) = probes.served() {
        let census = probes.census(&serving.store).await;
        metrics.state.counted(census.as_ref(), now);
        metrics.state.drawing(serving.app.drawing());
        let online = &serving.online;
        let invalid = serving.rest.invalid_requests();
        metrics.state.connected(online.connections(), online.is_up(), invalid);
    }
    metrics.state.itself(clock::ahead(), &metrics.play.turns.ages(Instant::now()));
    match metrics.text() {
        Ok(text) => ([(header::CONTENT_TYPE, OPEN_METRICS)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

async fn health(State(probes): State<Arc<Probes>>) -> Response {
    match probes.alive(Instant::now()) {
        Ok(said) => said.into_response(),
        Err(stopped) => unavailable("not alive", stopped),
    }
}

async fn readiness(State(probes): State<Arc<Probes>>) -> Response {
    match probes.ready().await {
        Ok(()) => READY.into_response(),
        Err(why) => unavailable("not ready", why),
    }
}

fn unavailable(what: &str, why: &str) -> Response {
    (StatusCode::SERVICE_UNAVAILABLE, format!("{what}: {why}\n")).into_response()
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use ground::Options;
    use port::meters::Meters as _;
    use storage::{Address, OpenMode};
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::TcpStream;

    use super::*;
    use crate::config::Secret;

    #[tokio::test]
    async fn whoever_never_ends_a_request_is_not_waited_for() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let told = Arc::new(Probes::default()).answer(listener);
        let mut slow = TcpStream::connect(addr).await.unwrap();
        slow.write_all(b"GET /healthz HTTP/1.1\r\n").await.unwrap();
        let mut said = Vec::new();
        let ended = timeout(Duration::from_secs(60), slow.read_to_end(&mut said)).await;
        ended.unwrap().unwrap();
        assert!(!String::from_utf8_lossy(&said).contains(STARTING.trim()), "it was no request");
        told.abort();
    }

    #[tokio::test]
    async fn a_process_whose_loops_have_stopped_is_not_alive_and_one_that_starts_is_not_ready() {
        let (probes, now) = (Probes::default(), Instant::now());
        assert_eq!(probes.alive(now), Ok(STARTING));
        assert_eq!(probes.ready().await, Err("starting"));
        probes.metrics.play.turns.begin(now);
        let later = now + Duration::from_secs(3600);
        assert_eq!(probes.alive(later), Err("outbox"));
        probes.metrics.play.turns.begin(later);
        assert!(probes.alive(later).is_ok());
    }

    /// What is asked of a process on a new file in this folder.
    async fn serving(folder: &Path, online: &Arc<Online>) -> Serving {
        let address = Address::File(folder.join("carcas.sqlite"));
        let store = Database::open(&address, folder, OpenMode::Serve).await.unwrap();
        let (token, nowhere) = (Secret::new("token"), Some("http://127.0.0.1:9"));
        let rest = Arc::new(RestPlatform::new(&token, nowhere, store.fleet()).unwrap());
        let app = Arc::new(App::over(store.games(), Options::default(), Arc::clone(online)));
        Serving { store, app, rest, online: Arc::clone(online), stop: CancellationToken::new() }
    }

    #[tokio::test]
    async fn a_process_whose_database_takes_no_writes_is_not_ready_until_it_does() {
        let folder = tempfile::tempdir().unwrap();
        let online = Arc::new(Online::default());
        online.found(0);
        let probes = Probes::default();
        probes.serving(serving(folder.path(), &online).await);
        for (is_kept, ready) in [(true, Ok(())), (false, Err("writes")), (true, Ok(()))] {
            probes.metrics.play.kept(is_kept);
            assert_eq!(probes.ready().await, ready);
        }
    }

    #[tokio::test]
    async fn a_process_that_stands_by_does_not_say_that_discord_is_away() {
        let folder = tempfile::tempdir().unwrap();
        let online = Arc::new(Online::default());
        let probes = Probes::default();
        probes.serving(serving(folder.path(), &online).await);
        assert_eq!(probes.ready().await, Err("discord"));
        online.stand_by(true);
        assert_eq!(probes.ready().await, Err(STANDING_BY));
        online.found(0);
        assert_eq!(probes.ready().await, Ok(()));
    }
}
