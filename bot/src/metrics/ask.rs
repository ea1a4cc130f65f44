//! Asks a running bot at `CARCAS_METRICS_ADDR`: for `carcas health` and `carcas doctor`, where no
//! other program that speaks HTTP may be installed.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

use http_body_util::{BodyExt, Empty};
use hyper::Request;
use hyper::body::Bytes;
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio::time::timeout;

/// The status and the text under a path. The connection is its own, so no proxy of the environment
/// is in the way.
///
/// # Errors
/// Nobody answers there in time.
pub async fn ask(addr: SocketAddr, path: &str, within: Duration) -> io::Result<(u16, String)> {
    timeout(within, get(reached(addr), path)).await?
}

async fn get(addr: SocketAddr, path: &str) -> io::Result<(u16, String)> {
    let stream = TcpStream::connect(addr).await?;
    let (mut sender, connection) =
        handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    let driver = tokio::spawn(connection);
    let asked = Request::get(path).header("host", addr.to_string()).body(Empty::<Bytes>::new());
    let exchange = async {
        let answer = sender.send_request(asked.map_err(io::Error::other)?).await;
        let (head, body) = answer.map_err(io::Error::other)?.into_parts();
        let text = body.collect().await.map_err(io::Error::other)?.to_bytes();
        Ok((head.status.as_u16(), String::from_utf8_lossy(&text).into_owned()))
    };
    let answer = exchange.await;
    driver.abort();
    answer
}

/// Where an address is reached that may stand for all addresses of this machine.
fn reached(addr: SocketAddr) -> SocketAddr {
    let ip = match addr.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, addr.port())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_that_stands_for_all_is_reached_on_loopback() {
        let cases = [
            ("0.0.0.0:9464", "127.0.0.1:9464"),
            ("[::]:9464", "[::1]:9464"),
            ("10.0.0.7:1", "10.0.0.7:1"),
        ];
        for (listens, asked) in cases {
            assert_eq!(reached(listens.parse().unwrap()).to_string(), asked);
        }
    }
}
