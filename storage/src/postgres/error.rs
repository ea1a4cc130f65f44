//! PostgreSQL's codes, translated to the kinds of [`StoreError`] here and nowhere else.

use std::path::Path;
use std::sync::Arc;

use crate::StoreError;

/// SQLSTATEs (PostgreSQL documentation, appendix A).
mod code {
    pub const SERIALIZATION_FAILURE: &str = "40001";
    pub const DEADLOCK: &str = "40P01";
    pub const LOCK_NOT_AVAILABLE: &str = "55P03";
    pub const QUERY_CANCELED: &str = "57014";
    pub const DISK_FULL: &str = "53100";
    pub const TOO_MANY_CONNECTIONS: &str = "53300";
    pub const READ_ONLY: &str = "25006";
    pub const NO_SUCH_DATABASE: &str = "3D000";
    /// The user may not do that, such as connect.
    pub const NO_RIGHT: &str = "42501";
    /// The class of logins that are refused.
    pub const LOGIN: &str = "28";
    /// The session was ended because its act did nothing for too long.
    pub const IDLE_IN_TRANSACTION: &str = "25P03";
    /// The server is going down, has crashed, or is not up yet.
    pub const SHUTDOWN: [&str; 3] = ["57P01", "57P02", "57P03"];
    /// The class of errors of the connection.
    pub const CONNECTION: &str = "08";
    /// The class of damage.
    pub const DAMAGE: &str = "XX0";
}

/// True when nobody answers at the other end of the connection.
fn is_away(error: &sqlx::Error) -> bool {
    use sqlx::Error;
    matches!(
        error,
        Error::Io(_)
            | Error::Tls(_)
            | Error::Protocol(_)
            | Error::PoolClosed
            | Error::WorkerCrashed
            | Error::BeginFailed
    )
}

/// What the server or the system said, on one line.
fn said(error: &sqlx::Error) -> String {
    let said = error.as_database_error().map(|error| error.message().to_owned());
    said.unwrap_or_else(|| error.to_string()).replace('\n', " ")
}

/// Why there is no connection, or none any more, in words that tell an operator where to look.
pub(super) fn why(error: &sqlx::Error) -> String {
    use std::io::ErrorKind;
    let said = said(error);
    let cause = match error {
        sqlx::Error::Tls(_) => "TLS",
        sqlx::Error::Io(error) => match error.kind() {
            ErrorKind::ConnectionRefused => "it refuses connections, so nothing listens there",
            ErrorKind::TimedOut => "no answer in time",
            ErrorKind::NotFound => "there is no such socket",
            ErrorKind::PermissionDenied => "this user may not connect",
            ErrorKind::HostUnreachable | ErrorKind::NetworkUnreachable => "no way leads there",
            // The standard library has no kind for it, but one text.
            _ if error.to_string().contains("failed to lookup address") => {
                "its name cannot be found (DNS)"
            }
            _ => "the connection broke",
        },
        error => match error.as_database_error().and_then(|error| error.code()).as_deref() {
            Some(code::TOO_MANY_CONNECTIONS) => "it has too many connections",
            Some(code::NO_SUCH_DATABASE) => "there is no such database",
            Some(code::NO_RIGHT) => "it refuses the login",
            Some(found) if found.starts_with(code::LOGIN) => "it refuses the login",
            Some(found) if code::SHUTDOWN.contains(&found) => "it is starting or stopping",
            _ => return said,
        },
    };
    format!("{cause} ({said})")
}

impl StoreError {
    /// Converts a driver error.
    pub(super) fn from_postgres(path: &Arc<Path>, error: sqlx::Error) -> Self {
        let path = Arc::clone(path);
        if is_away(&error) {
            return Self::Away { detail: why(&error), path };
        }
        match &error {
            sqlx::Error::PoolTimedOut => return Self::Busy(path),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                return Self::Corrupt { detail: said(&error), path };
            }
            _ => {}
        }
        let found = error.as_database_error().and_then(|error| error.code());
        let Some(found) = found.map(std::borrow::Cow::into_owned) else {
            return Self::Database { path, source: Box::new(error) };
        };
        match found.as_str() {
            code::SERIALIZATION_FAILURE | code::DEADLOCK => Self::Collision(path),
            code::LOCK_NOT_AVAILABLE | code::QUERY_CANCELED => Self::Busy(path),
            code::DISK_FULL => Self::Full(path),
            code::READ_ONLY => Self::ReadOnly(path),
            code::NO_SUCH_DATABASE => Self::Missing(path),
            code::TOO_MANY_CONNECTIONS | code::IDLE_IN_TRANSACTION => {
                Self::Away { detail: why(&error), path }
            }
            shut if code::SHUTDOWN.contains(&shut) || shut.starts_with(code::CONNECTION) => {
                Self::Away { detail: why(&error), path }
            }
            login if login.starts_with(code::LOGIN) => {
                Self::Database { path, source: why(&error).into() }
            }
            damaged if damaged.starts_with(code::DAMAGE) => {
                Self::Corrupt { detail: said(&error), path }
            }
            _ => Self::Database { path, source: said(&error).into() },
        }
    }
}
