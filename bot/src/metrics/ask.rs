//! Asks a running bot at `CARCAS_METRICS_ADDR`: for `carcas health` and `carcas doctor`, where no
//! other program that speaks HTTP may be installed.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::time::Duration;

/// The status and the text under a path.
///
/// # Errors
/// Nobody answers there in time.
pub async fn ask(
    addr: SocketAddr,
    path: &str,
    within: Duration,
) -> Result<(u16, String), reqwest::Error> {
    let client = reqwest::Client::builder().no_proxy().timeout(within).build()?;
    let answer = client.get(format!("http://{}{path}", reached(addr))).send().await?;
    let status = answer.status().as_u16();
    Ok((status, answer.text().await?))
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
