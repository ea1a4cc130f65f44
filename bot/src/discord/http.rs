//! Interactions over HTTP: Discord posts each to this process, through whatever ends TLS and
//! balances load in front of it, and there is no gateway connection ("Preparing for Interactions":
//! the two exclude each other). What is posted is handled like what the gateway delivers and
//! answered the same way, by the callback, so Discord only hears that it arrived (202).
//!
//! Anybody can reach such a door. So nothing of a request is believed before its signature is
//! checked, and until then it costs next to nothing: a connection has one request and a few
//! seconds, heads and bodies have limits, and no refusal has a line of its own in the log. Nothing
//! is kept between two requests: any process behind a balancer can take any of them.

mod door;
mod refusals;

use std::convert::Infallible;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use door::Door;
use hyper::Request;
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper_util::rt::TokioIo;
use port::{Application, ApplicationId};
use serde_json::Value as Json;
use tokio::net::{TcpListener, TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_util::sync::CancellationToken;

use super::beginning;
use super::company::Company;
use super::gateway::{Bot, GatewayError, Lost};
use super::listener::Listener;
use super::rest::RestPlatform;
use super::shard::FAREWELL;
use super::shards::LAST_LOOK;
use crate::config::{DISCORD_URL, HTTP_ADDR, Http, PUBLIC_KEY};
use crate::listening;
use crate::public_key::PublicKey;

/// The path that Discord posts to.
const PATH: &str = "/interactions";
/// How many connections are served at once.
const CONNECTIONS: usize = 256;
/// How many connections wait in the system's queue.
const WAITING: u32 = 1_024;
/// How long connections are still taken after `stop`: until a balancer has noticed that this process
/// is no longer ready, it sends people here.
const LINGER: Duration = LAST_LOOK;
/// How long a connection may take in all. Discord waits for three seconds ("Receiving and
/// Responding"); what arrives more slowly is too late in any case.
const CONNECTION_WITHIN: Duration = Duration::from_secs(5);

/// Why no interactions can be received over HTTP.
#[derive(Debug, thiserror::Error)]
pub enum EndpointError {
    /// The address cannot be bound.
    #[error("{}: cannot listen on {addr}: {error}", HTTP_ADDR.name)]
    Bind {
        /// The address of the setting.
        addr: SocketAddr,
        /// What the system says.
        error: std::io::Error,
    },
    /// Discord refuses the token.
    #[error(transparent)]
    Discord(#[from] GatewayError),
    /// The key belongs to another application: every interaction would be refused.
    #[error("{}: Discord says that the public key of this application is {key}", PUBLIC_KEY.name)]
    OtherKey {
        /// The right one, in hexadecimal digits.
        key: String,
    },
    /// Whatever is in Discord's place does not say with which key it signs.
    #[error(
        "{}: needs {}; what {} names does not say it",
        PUBLIC_KEY.name,
        PUBLIC_KEY.takes,
        DISCORD_URL.name
    )]
    NoKey,
}

/// The address where Discord delivers interactions, taken and not listened on yet: until it can
/// answer, a process behind a balancer must refuse connections, so that the others get them.
#[derive(Debug)]
pub struct InteractionsEndpoint {
    socket: TcpSocket,
    addr: SocketAddr,
    key: Option<PublicKey>,
}

impl InteractionsEndpoint {
    /// Takes the address; connections are refused until [`receive`].
    ///
    /// # Errors
    /// [`EndpointError::Bind`] if it is in use or not this machine's.
    pub fn bind(http: &Http) -> Result<Self, EndpointError> {
        let taken = || {
            let socket = match http.addr {
                SocketAddr::V4(_) => TcpSocket::new_v4()?,
                SocketAddr::V6(_) => TcpSocket::new_v6()?,
            };
            // Connections of the process before may still be ending here.
            socket.set_reuseaddr(true)?;
            socket.bind(http.addr)?;
            Ok((socket.local_addr()?, socket))
        };
        let (addr, socket) =
            taken().map_err(|error| EndpointError::Bind { addr: http.addr, error })?;
        Ok(Self { socket, addr, key: http.key })
    }

    /// Listens: from now on every connection is answered.
    fn listen(self) -> Result<TcpListener, EndpointError> {
        let bind = |error| EndpointError::Bind { addr: self.addr, error };
        self.socket.listen(WAITING).map_err(bind)
    }

    /// Where it can be reached on this machine.
    #[must_use]
    pub fn url(&self) -> String {
        let mut here = self.addr;
        if here.ip().is_unspecified() {
            here.set_ip(match here {
                SocketAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
                SocketAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
            });
        }
        format!("http://{here}{PATH}")
    }
}

/// Receives and answers interactions until told to stop; then takes no more and finishes those that
/// it has.
///
/// # Errors
/// [`EndpointError`] if Discord will never accept this program as it is.
pub async fn receive<A: Application>(
    bot: Bot<A>,
    endpoint: InteractionsEndpoint,
) -> Result<(), EndpointError> {
    let stop = bot.stop.clone();
    let ears = Arc::new(Listener::of(bot));
    ears.receiver.keep_old_promises().await;
    // From the start: for the others a process that waits for Discord is not dead.
    let company = Company::new(Arc::clone(&ears));
    tokio::select! {
        opened = open(&ears, endpoint, &stop) => opened?,
        never = company.keep() => match never {},
    }
    ears.receiver.finish().await;
    Ok(())
}

/// Finds out who this is, and serves the door until told to stop.
async fn open<A: Application>(
    ears: &Listener<A>,
    endpoint: InteractionsEndpoint,
    stop: &CancellationToken,
) -> Result<(), EndpointError> {
    let known = tokio::select! {
        () = stop.cancelled() => return Ok(()),
        known = identity(&ears.rest, endpoint.key) => known,
    };
    let (application, key) = known?;
    let url = endpoint.url();
    tracing::info!(%application, "interactions are received at {url}");
    ears.rest.set_application(application);
    let listener = endpoint.listen()?;
    // There is no connection that could be lost. Whether Discord answers is asked every minute.
    ears.found(0);
    let door = Arc::new(Door::new(Arc::clone(&ears.receiver), key));
    serve(listener, door, stop).await;
    Ok(())
}

/// What this application is: its id, and the key with which Discord signs for it ("Get Current
/// Application"). Asked until there is an answer.
async fn identity(
    rest: &RestPlatform,
    given: Option<PublicKey>,
) -> Result<(ApplicationId, PublicKey), EndpointError> {
    let (id, answer) = beginning::until_answered(rest, || async {
        let answer = beginning::ask(rest, "application", "/applications/@me").await?;
        let named =
            id(&answer).ok_or_else(|| Lost::Now("the answer names no application".to_owned()));
        Ok((named?, answer))
    })
    .await?;
    if answer["interactions_endpoint_url"].is_null() {
        tracing::info!("this application has no Interactions Endpoint URL yet");
    }
    Ok((id, agreed(given, &answer)?))
}

fn id(application: &Json) -> Option<ApplicationId> {
    application["id"].as_str()?.parse().ok().map(ApplicationId)
}

/// The key of the setting, or else the one that the application has. If there are both, they must be
/// the same.
fn agreed(given: Option<PublicKey>, application: &Json) -> Result<PublicKey, EndpointError> {
    let known = application["verify_key"].as_str().and_then(PublicKey::parse);
    match (given, known) {
        (Some(given), Some(key)) if given != key => {
            Err(EndpointError::OtherKey { key: key.to_string() })
        }
        (given, known) => given.or(known).ok_or(EndpointError::NoKey),
    }
}

/// Accepts connections until told to stop and a moment longer, and then finishes the open ones, whose
/// requests are here already as a rule.
async fn serve<A: Application>(
    listener: TcpListener,
    door: Arc<Door<A>>,
    stop: &CancellationToken,
) {
    let ended = async {
        stop.cancelled().await;
        tokio::time::sleep(LINGER).await;
    };
    let within = |stream| {
        let door = Arc::clone(&door);
        async move {
            let _ = timeout(CONNECTION_WITHIN, talk(stream, &door)).await;
        }
    };
    let open = listening::accept(listener, CONNECTIONS, ended, within).await;
    let _ = timeout(FAREWELL, open.wait()).await;
}

/// Serves the one request of a connection. A connection that breaks or is too slow is nobody's
/// loss.
async fn talk<A: Application>(stream: TcpStream, door: &Arc<Door<A>>) {
    let answer = service_fn(|request: Request<Incoming>| {
        let door = Arc::clone(door);
        async move { Ok::<_, Infallible>(door.answer(request).await) }
    });
    // One request a connection: none is kept open for somebody who says nothing.
    let mut server = listening::server();
    let connection = server.keep_alive(false).serve_connection(TokioIo::new(stream), answer);
    if let Err(error) = connection.await {
        tracing::trace!(%error, "a connection broke");
    }
}
