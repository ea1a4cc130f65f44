//! Why Discord cannot be reached, so that whoever reads it knows where to look: the name, the network,
//! the certificate, what stands in between.

use std::error::Error;
use std::{fmt, io};

/// The variables that name a proxy for https.
const PROXIES: [&str; 4] = ["HTTPS_PROXY", "https_proxy", "ALL_PROXY", "all_proxy"];

/// Why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unreached {
    /// The name has no address.
    Name,
    /// Somebody is there and does not take connections.
    Refused,
    /// There is no way to it.
    Network(String),
    /// It has no certificate that this machine trusts, or the encryption failed in another way.
    Tls(String),
    /// Nobody answers.
    Silent,
    /// The proxy does not let anybody through.
    Proxy(String),
    /// It answered, and not as it should.
    Answered(u16),
    /// Something else.
    Other(String),
}

impl fmt::Display for Unreached {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name => f.write_str("DNS: its name has no address here")?,
            Self::Refused => f.write_str("connection refused")?,
            Self::Network(why) => write!(f, "no way through the network: {why}")?,
            Self::Tls(why) => write!(f, "TLS: {why}")?,
            Self::Silent => f.write_str("time-out: nobody answers")?,
            Self::Proxy(why) => write!(f, "proxy: {why}")?,
            Self::Answered(status) => write!(f, "answered with status {status}")?,
            Self::Other(why) => f.write_str(why)?,
        }
        Ok(())
    }
}

impl Unreached {
    /// What to do about it.
    pub(crate) fn advice(&self) -> &'static str {
        match self {
            Self::Name => "See whether this machine can look names up (its DNS, its network)",
            Self::Refused => {
                "See the address, and what listens there; a firewall may refuse it, too"
            }
            Self::Network(_) | Self::Silent => "See the network and the firewall of this machine",
            Self::Tls(_) => {
                "See the clock and the certificates of this machine, and whether something between \
                 it and Discord opens what is encrypted"
            }
            Self::Proxy(_) => {
                "See the proxy that the environment names, and whether it needs a login"
            }
            Self::Answered(_) => "See what answers there in Discord's place",
            Self::Other(_) => "See whether this machine may reach it (DNS, firewall, proxy)",
        }
    }

    /// Sorts what an attempt to connect has come to.
    pub(super) fn of_io(error: &io::Error) -> Self {
        use io::ErrorKind as Kind;
        match error.kind() {
            Kind::ConnectionRefused => Self::Refused,
            Kind::TimedOut => Self::Silent,
            Kind::HostUnreachable | Kind::NetworkUnreachable | Kind::NetworkDown => {
                Self::Network(error.to_string())
            }
            _ => Self::Other(error.to_string()),
        }
    }

    /// Sorts what a request has come to.
    pub(super) fn of_request(error: &reqwest::Error, is_direct: bool) -> Self {
        let cause = Self::of_chain(error, error.is_timeout());
        let proxy = PROXIES.iter().find(|name| !is_direct && std::env::var_os(name).is_some());
        match (proxy, &cause) {
            // What was tried is the proxy.
            (Some(name), Self::Name | Self::Refused | Self::Silent | Self::Network(_)) => {
                Self::Proxy(format!("{cause} (it is named by {name})"))
            }
            _ => cause,
        }
    }

    fn of_chain(error: &(dyn Error + 'static), is_timeout: bool) -> Self {
        let chain: Vec<_> =
            std::iter::successors(error.source(), |&error| error.source()).collect();
        // Only the outermost error says an address, which may hold a token.
        let texts: Vec<String> = chain.iter().map(|error| error.to_string()).collect();
        let says = |word: &str| texts.iter().any(|text| text.to_lowercase().contains(word));
        let last = || texts.last().cloned().unwrap_or_else(|| "no answer".to_owned());
        if says("dns error") || says("failed to lookup address") {
            return Self::Name;
        }
        if says("certificate") || says("ssl") || says("tls") {
            return Self::Tls(last());
        }
        if says("tunnel") || says("proxy") {
            return Self::Proxy(last());
        }
        let io = chain.iter().filter_map(|error| error.downcast_ref::<io::Error>());
        match io.map(Self::of_io).find(|cause| !matches!(cause, Self::Other(_))) {
            Some(cause) => cause,
            None if is_timeout => Self::Silent,
            None => Self::Other(last()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::io::AsyncWriteExt as _;
    use tokio::net::TcpListener;

    use super::*;

    /// Why there is no answer within so many seconds.
    async fn cause(url: &str, seconds: u64) -> Unreached {
        let client = reqwest::Client::builder().no_proxy().timeout(Duration::from_secs(seconds));
        let error = client.build().unwrap().get(url).send().await.unwrap_err();
        Unreached::of_request(&error, true)
    }

    #[tokio::test]
    async fn each_cause_has_a_name() {
        assert_eq!(cause("https://nobody.invalid/", 240).await, Unreached::Name);
        let refusing = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
        assert_eq!(cause(&format!("http://{refusing}/"), 240).await, Unreached::Refused);
        let silent = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = silent.local_addr().unwrap();
        assert_eq!(cause(&format!("http://{addr}/secret"), 1).await, Unreached::Silent);
        // Whoever answers does not speak TLS.
        tokio::spawn(async move {
            while let Ok((mut socket, _)) = silent.accept().await {
                let _ = socket.write_all(b"HTTP/1.1 400 Bad Request\r\n\r\n").await;
            }
        });
        let clear = cause(&format!("https://{addr}/secret"), 240).await;
        assert!(matches!(&clear, Unreached::Tls(why) if !why.contains("secret")), "{clear:?}");
    }
}
