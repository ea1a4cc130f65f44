//! The pages of public games, at `CARCAS_WEB_ADDR`. It only reads: it has no cookies, no forms and no
//! scripts but its own, and a game whose table does not show it looks like one that does not exist. What is
//! said comes from the application; here are the paths, the headers and the bounds.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use app::App;
use axum::Router;
use axum::extract::{Path, Query, Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use table::error::Fault;
use tokio::net::TcpListener;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_util::sync::CancellationToken;

use crate::listening;

/// How many requests are answered at a time; more wait.
const AT_ONCE: usize = 32;
/// How many pages follow their games at a time; others are read as well, but do not follow.
const FOLLOWERS: usize = 500;
/// How many connections are open at a time: those of pages that follow, and some for all others.
const CONNECTIONS: usize = FOLLOWERS + 128;
/// How often a followed game is looked at.
const LOOK_EVERY: Duration = Duration::from_secs(1);
/// How often a silent connection is told that it still is one.
const STILL_THERE: Duration = Duration::from_secs(15);
/// What a page may load: its own style, script and pictures.
const POLICY: &str = "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; \
                      connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const HTML: &str = "text/html; charset=utf-8";

/// What the pages are made from.
#[derive(Clone, Debug)]
struct Pages {
    app: Arc<App>,
    requests: Arc<Semaphore>,
    followers: Arc<Semaphore>,
    stop: CancellationToken,
}

/// Which step is asked for, counted from 1.
#[derive(Debug, Default, Deserialize)]
struct Wanted {
    #[serde(default)]
    step: Option<String>,
}

/// The address for pages, listened on before anything runs.
#[derive(Debug)]
pub struct WebDoor(TcpListener);

impl WebDoor {
    /// Listens.
    ///
    /// # Errors
    /// If the address cannot be listened on.
    pub async fn bind(addr: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind(addr).await?;
        let addr = listener.local_addr()?;
        tracing::info!(%addr, "public games have pages");
        Ok(Self(listener))
    }

    /// Answers until `stop`.
    pub async fn serve(self, app: Arc<App>, stop: CancellationToken) {
        let pages = Pages {
            app,
            requests: Arc::new(Semaphore::new(AT_ONCE)),
            followers: Arc::new(Semaphore::new(FOLLOWERS)),
            stop: stop.clone(),
        };
        listening::serve(self.0, CONNECTIONS, routes(pages), stop).await;
    }
}

fn routes(pages: Pages) -> Router {
    Router::new()
        .route("/games/{id}", get(page))
        .route("/games/{id}/board/{file}", get(board))
        .route("/games/{id}/events", get(events))
        .route("/api/games/{id}", get(json))
        .route("/style.css", get(|| async { text("text/css; charset=utf-8", view::web::STYLE) }))
        .route("/icon.svg", get(|| async { text("image/svg+xml", view::web::ICON) }))
        .route(
            "/page.js",
            get(|| async { text("text/javascript; charset=utf-8", view::web::SCRIPT) }),
        )
        .fallback(missing)
        .layer(middleware::from_fn(with_headers))
        .with_state(pages)
}

/// Every answer says what a browser may do with it.
async fn with_headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in [
        (header::CONTENT_SECURITY_POLICY, POLICY),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::REFERRER_POLICY, "no-referrer"),
    ] {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

fn text(kind: &'static str, body: &'static str) -> Response {
    ([(header::CONTENT_TYPE, kind)], body).into_response()
}

/// The page that says that there is none.
fn none(headers: &HeaderMap) -> Response {
    let languages = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
    let page = view::web::not_found(languages.unwrap_or_default());
    (StatusCode::NOT_FOUND, [(header::CONTENT_TYPE, HTML)], page).into_response()
}

async fn missing(headers: HeaderMap) -> Response {
    none(&headers)
}

/// An answer that the application could not give. That many read at once is no failure.
fn failed(fault: &Fault) -> Response {
    if matches!(fault, Fault::QueueFull) {
        tracing::debug!(%fault, "a page has to be asked for again");
        return (StatusCode::SERVICE_UNAVAILABLE, [(header::RETRY_AFTER, "5")]).into_response();
    }
    tracing::error!(%fault, "a page could not be made");
    StatusCode::INTERNAL_SERVER_ERROR.into_response()
}

/// What the application says, as an answer.
fn answered<T>(
    made: Result<Option<T>, Fault>,
    none: impl FnOnce() -> Response,
    shown: impl FnOnce(T) -> Response,
) -> Response {
    match made {
        Ok(Some(made)) => shown(made),
        Ok(None) => none(),
        Err(fault) => failed(&fault),
    }
}

async fn page(
    State(pages): State<Pages>,
    Path(id): Path<String>,
    Query(wanted): Query<Wanted>,
    headers: HeaderMap,
) -> Response {
    let Ok(_turn) = pages.requests.acquire().await else { return none(&headers) };
    let step = wanted.step.and_then(|step| step.parse().ok());
    answered(
        pages.app.web_page(&id, step).await,
        || none(&headers),
        |page| ([(header::CONTENT_TYPE, HTML)], page).into_response(),
    )
}

async fn board(
    State(pages): State<Pages>,
    Path((id, file)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let ordinal = file.strip_suffix(".png").and_then(|number| number.parse().ok());
    let Some(ordinal) = ordinal else { return none(&headers) };
    let Ok(_turn) = pages.requests.acquire().await else { return none(&headers) };
    answered(
        pages.app.web_board(&id, ordinal).await,
        || none(&headers),
        |picture| {
            let head =
                [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "max-age=300")];
            (head, picture).into_response()
        },
    )
}

async fn json(State(pages): State<Pages>, Path(id): Path<String>) -> Response {
    let none = || {
        let told = serde_json::json!({ "error": "no game with a page has this id" });
        (StatusCode::NOT_FOUND, axum::Json(told)).into_response()
    };
    let Ok(_turn) = pages.requests.acquire().await else { return none() };
    answered(pages.app.web_json(&id).await, none, |json| axum::Json(json).into_response())
}

async fn events(
    State(pages): State<Pages>,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Response {
    match pages.app.web_version(&id).await {
        Ok(Some(_)) => {}
        Ok(None) => return none(&headers),
        Err(fault) => return failed(&fault),
    }
    match Arc::clone(&pages.followers).try_acquire_owned() {
        Ok(place) => {
            let alive = KeepAlive::new().interval(STILL_THERE);
            Sse::new(follow(pages, id, place)).keep_alive(alive).into_response()
        }
        Err(_) => StatusCode::SERVICE_UNAVAILABLE.into_response(),
    }
}

/// An event at once, and one whenever there is something new, until the game has no page any more: the
/// last event says so.
fn follow(
    pages: Pages,
    id: String,
    place: OwnedSemaphorePermit,
) -> impl Stream<Item = Result<Event, Infallible>> {
    let state = Some((pages, id, place, None::<String>));
    stream::unfold(state, |state| async move {
        let (pages, id, place, told) = state?;
        loop {
            if told.is_some() {
                tokio::select! {
                    () = pages.stop.cancelled() => return None,
                    () = tokio::time::sleep(LOOK_EVERY) => {}
                }
            }
            // A database that is away for a moment ends nothing.
            let Ok(found) = pages.app.web_version(&id).await else {
                tokio::time::sleep(LOOK_EVERY).await;
                continue;
            };
            let Some(version) = found else {
                return Some((Ok(Event::default().event("gone").data(id)), None));
            };
            if told.as_ref() != Some(&version) {
                let event = Event::default().event("state").data(version.clone());
                return Some((Ok(event), Some((pages, id, place, Some(version)))));
            }
        }
    })
}
