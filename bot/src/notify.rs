//! Tells systemd how the program is (`sd_notify`, "Notify Protocol"): that it serves, that its loops
//! turn, that it is about to stop. Without systemd, or a unit that wants to know, nothing is told.

use std::env;
use std::os::unix::net::{SocketAddr, UnixDatagram};
use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::metrics::probes::Probes;

/// The socket of the service manager.
const SOCKET: &str = "NOTIFY_SOCKET";
/// How often it wants to be told that all is well, in microseconds.
const WATCHDOG: &str = "WATCHDOG_USEC";
/// It is told this many times as often.
const SPARE: u32 = 3;
/// Between two looks if it need not be told.
const IDLE: Duration = Duration::from_secs(3600);

/// The service manager that started this process.
#[derive(Debug)]
pub struct ServiceManager {
    socket: UnixDatagram,
    manager: SocketAddr,
    every: Option<Duration>,
}

impl ServiceManager {
    /// The service manager, if one wants to be told.
    pub fn from_environment() -> Option<Self> {
        let name = env::var(SOCKET).ok().filter(|name| !name.is_empty())?;
        let manager = address(&name)?;
        let every = env::var(WATCHDOG).ok().and_then(|microseconds| microseconds.parse().ok());
        let every = every.filter(|us| *us > 0).map(|us| Duration::from_micros(us) / SPARE);
        Some(Self { socket: UnixDatagram::unbound().ok()?, manager, every })
    }

    /// Tells that the program serves, then that it is alive for as long as it is, and in the end that
    /// it stops.
    pub async fn keep_told(self, probes: Arc<Probes>, stop: CancellationToken) {
        self.tell("READY=1");
        while !stop.is_cancelled() {
            tokio::select! {
                () = stop.cancelled() => {}
                () = tokio::time::sleep(self.every.unwrap_or(IDLE)) => match probes.stopped() {
                    None => self.tell("WATCHDOG=1"),
                    Some(stopped) => tracing::error!(stopped, "a loop has stopped turning"),
                }
            }
        }
        self.tell("STOPPING=1");
    }

    fn tell(&self, what: &str) {
        // Nobody can be told that this failed.
        let _ = self.socket.send_to_addr(what.as_bytes(), &self.manager);
    }
}

/// A path, or a name that begins with `@` and is in no file system.
fn address(name: &str) -> Option<SocketAddr> {
    match name.strip_prefix('@') {
        #[cfg(target_os = "linux")]
        Some(name) => {
            <SocketAddr as std::os::linux::net::SocketAddrExt>::from_abstract_name(name).ok()
        }
        #[cfg(not(target_os = "linux"))]
        Some(_) => None,
        None => SocketAddr::from_pathname(name).ok(),
    }
}
