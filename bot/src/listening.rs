//! What the doors that anybody may reach have in common: how many connections are open, how slowly the
//! head of a request may come, how large it may be, and how long an answer waits to be read. Whoever says
//! nothing or reads nothing keeps nobody out for long.

mod impatient;

use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use impatient::ImpatientStream;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::Semaphore;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How long the head of a request may take, and how long a connection may wait for its next one.
const HEAD_WITHIN: Duration = Duration::from_secs(3);
/// The most bytes of a head. Discord's has about one thousand; a proxy adds some.
const HEAD_BYTES: usize = 16 * 1024;
/// The most header lines.
const HEAD_LINES: usize = 64;
/// The wait after the system could not accept a connection: it has no descriptors left.
const AFTER_FAULT: Duration = Duration::from_millis(100);

/// The server of one connection.
pub fn server() -> http1::Builder {
    let mut server = http1::Builder::new();
    server.timer(TokioTimer::new()).header_read_timeout(HEAD_WITHIN);
    server.max_buf_size(HEAD_BYTES).max_headers(HEAD_LINES);
    server
}

/// Accepts connections until `ended`, and talks on each in a task of its own. At most `most` are open;
/// more wait in the system's queue, where they cost nothing here. The open ones are returned.
pub async fn accept<F>(
    listener: TcpListener,
    most: usize,
    ended: impl Future<Output = ()>,
    talk: impl Fn(TcpStream) -> F,
) -> TaskTracker
where
    F: Future<Output = ()> + Send + 'static,
{
    let (slots, open) = (Arc::new(Semaphore::new(most)), TaskTracker::new());
    let next = async || {
        // The semaphore is never closed.
        let slot = Arc::clone(&slots).acquire_owned().await.ok();
        listener.accept().await.map(|(stream, _)| (stream, slot))
    };
    let mut ended = pin!(ended);
    loop {
        let accepted = tokio::select! {
            () = &mut ended => break,
            accepted = next() => accepted,
        };
        match accepted {
            Ok((stream, slot)) => {
                // The answers are small and must not wait for more.
                let _ = stream.set_nodelay(true);
                let talked = talk(stream);
                open.spawn(async move {
                    talked.await;
                    drop(slot);
                });
            }
            Err(error) => {
                tracing::debug!(%error, "a connection could not be accepted");
                tokio::time::sleep(AFTER_FAULT).await;
            }
        }
    }
    open.close();
    open
}

/// Answers with these routes until `stop`, and then finishes what is being answered.
pub async fn serve(listener: TcpListener, most: usize, routes: Router, stop: CancellationToken) {
    let ended = stop.clone().cancelled_owned();
    let talk = move |stream| answer(stream, routes.clone(), stop.clone());
    accept(listener, most, ended, talk).await.wait().await;
}

/// Answers the requests of one connection. One that breaks or is too slow is nobody's loss.
async fn answer(stream: TcpStream, routes: Router, stop: CancellationToken) {
    let routes = TowerToHyperService::new(routes);
    let stream = TokioIo::new(ImpatientStream::new(stream));
    let mut connection = pin!(server().serve_connection(stream, routes));
    let ended = tokio::select! {
        ended = connection.as_mut() => ended,
        () = stop.cancelled() => {
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection broke");
    }
}

#[cfg(test)]
mod tests {
    use std::net::SocketAddr;

    use axum::routing::get;
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::time::timeout;

    use super::*;

    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: here\r\n\r\n";
    /// How long anything may take before a test gives up: far longer than it should.
    const PATIENCE: Duration = Duration::from_secs(60);

    /// Says hello on one connection at a time.
    async fn open(stop: &CancellationToken) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let routes = Router::new().route("/", get(|| async { "hello" }));
        tokio::spawn(serve(listener, 1, routes, stop.clone()));
        addr
    }

    /// All that is said on a connection until it ends.
    async fn heard(stream: &mut TcpStream) -> String {
        let mut said = String::new();
        timeout(PATIENCE, stream.read_to_string(&mut said)).await.unwrap().unwrap();
        said
    }

    #[tokio::test]
    async fn whoever_is_silent_before_or_after_a_request_makes_room_for_others() {
        let addr = open(&CancellationToken::new()).await;
        let mut slow = TcpStream::connect(addr).await.unwrap();
        slow.write_all(&REQUEST[..20]).await.unwrap();
        let mut next = TcpStream::connect(addr).await.unwrap();
        next.write_all(REQUEST).await.unwrap();
        assert!(!heard(&mut slow).await.contains("hello"));
        assert!(heard(&mut next).await.ends_with("hello"), "and then it is closed");
    }

    #[tokio::test]
    async fn at_the_end_no_connection_is_waited_for() {
        let stop = CancellationToken::new();
        let addr = open(&stop).await;
        let mut idle = TcpStream::connect(addr).await.unwrap();
        idle.write_all(REQUEST).await.unwrap();
        let mut said = [0; 12];
        timeout(PATIENCE, idle.read_exact(&mut said)).await.unwrap().unwrap();
        assert_eq!(&said, b"HTTP/1.1 200");
        stop.cancel();
        assert!(heard(&mut idle).await.ends_with("hello"));
    }
}
