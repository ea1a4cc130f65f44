//! Why there is no connection. While a server refuses connections, the driver's pool asks again and
//! again, and in the end says only that it took too long, as it does when all connections are in use.
//! So whoever waits for one for long has somebody ask the server itself.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use sqlx::Connection as _;
use sqlx::postgres::PgConnectOptions;
use tokio::sync::Mutex;
use tokio::time::{Instant, sleep, timeout};

use super::connect::connect;
use super::error::why;
use crate::StoreError;

/// How long to wait before asking: a server that is started again is back by then.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// The same while it is known that no connection can be had.
const IMPATIENCE: Duration = Duration::from_millis(50);
/// For how long an answer holds, for everybody who waits.
const FRESH: Duration = Duration::from_secs(1);
/// How long the server may take to answer.
const WITHIN: Duration = Duration::from_millis(1_500);

/// Knows whether a connection can be had.
#[derive(Debug)]
pub(super) struct Reach {
    options: PgConnectOptions,
    path: Arc<Path>,
    /// When the server was asked, and why it gave no connection. Held while somebody asks.
    asked: Mutex<Option<(Instant, Option<String>)>>,
}

impl Reach {
    pub(super) fn new(options: &PgConnectOptions, path: &Arc<Path>) -> Self {
        Self { options: options.clone(), path: Arc::clone(path), asked: Mutex::default() }
    }

    /// Waits for a connection, but not where none can be had.
    pub(super) async fn wait<T>(
        &self,
        acquired: impl Future<Output = sqlx::Result<T>>,
    ) -> Result<T, StoreError> {
        tokio::select! {
            biased;
            acquired = acquired => {
                acquired.map_err(|error| StoreError::from_postgres(&self.path, error))
            }
            detail = self.refused() => Err(StoreError::Away { path: Arc::clone(&self.path), detail }),
        }
    }

    /// Returns the reason once it is clear that no connection can be had.
    async fn refused(&self) -> String {
        let is_known = self
            .asked
            .try_lock()
            .is_ok_and(|asked| asked.as_ref().is_some_and(|(_, refused)| refused.is_some()));
        sleep(if is_known { IMPATIENCE } else { PATIENCE }).await;
        loop {
            if let Some(refused) = self.ask().await {
                return refused;
            }
            sleep(FRESH).await;
        }
    }

    async fn ask(&self) -> Option<String> {
        let mut asked = self.asked.lock().await;
        if let Some((at, refused)) = &*asked
            && at.elapsed() < FRESH
        {
            return refused.clone();
        }
        let refused = match timeout(WITHIN, connect(&self.options)).await {
            Ok(Ok(conn)) => {
                let _ = timeout(WITHIN, conn.close()).await;
                None
            }
            Ok(Err(error)) => Some(why(&error)),
            Err(_) => Some(why(&sqlx::Error::Io(std::io::ErrorKind::TimedOut.into()))),
        };
        *asked = Some((Instant::now(), refused.clone()));
        refused
    }
}
