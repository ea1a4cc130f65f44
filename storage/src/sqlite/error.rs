//! SQLite's codes, translated to the kinds of [`StoreError`] here and nowhere else, so a caller never
//! sees a number.

use std::path::Path;
use std::sync::Arc;

use crate::StoreError;

/// SQLite's primary result codes (sqlite.org/rescode.html): the low byte of an extended code.
mod code {
    pub const BUSY: i32 = 5;
    pub const LOCKED: i32 = 6;
    pub const READONLY: i32 = 8;
    pub const IOERR: i32 = 10;
    pub const CORRUPT: i32 = 11;
    pub const FULL: i32 = 13;
    pub const CANTOPEN: i32 = 14;
    pub const NOTADB: i32 = 26;
    /// Extended: the file ends where a page should be.
    pub const IOERR_SHORT_READ: i32 = 522;
    /// Extended: no room is left for the index of the log.
    pub const IOERR_SHMSIZE: i32 = 4874;
}

/// SQLite's extended result code, if the error comes from SQLite.
fn sqlite_code(error: &sqlx::Error) -> Option<i32> {
    error.as_database_error()?.code()?.parse().ok()
}

/// Whether no room was left for the index of the log. The log itself may then be whole.
pub(super) fn is_index_full(error: &sqlx::Error) -> bool {
    sqlite_code(error) == Some(code::IOERR_SHMSIZE)
}

impl StoreError {
    /// Converts a driver error.
    pub(super) fn from_sqlx(path: &Arc<Path>, error: sqlx::Error) -> Self {
        let path = Arc::clone(path);
        let detail = |error: &sqlx::Error| {
            error.as_database_error().map_or_else(|| error.to_string(), |e| e.message().to_owned())
        };
        match &error {
            sqlx::Error::PoolTimedOut => return Self::Busy(path),
            sqlx::Error::ColumnDecode { .. } | sqlx::Error::Decode(_) => {
                return Self::Corrupt { path, detail: error.to_string() };
            }
            _ => {}
        }
        match sqlite_code(&error) {
            Some(code::IOERR_SHORT_READ) => Self::Corrupt { detail: detail(&error), path },
            Some(code::IOERR_SHMSIZE) => Self::Full(path),
            Some(extended) => match extended & 0xFF {
                code::BUSY | code::LOCKED => Self::Busy(path),
                code::FULL => Self::Full(path),
                code::READONLY => Self::ReadOnly(path),
                code::CORRUPT | code::NOTADB => Self::Corrupt { detail: detail(&error), path },
                code::CANTOPEN | code::IOERR => Self::File {
                    path: path.to_path_buf(),
                    source: std::io::Error::other(detail(&error)),
                },
                _ => Self::Database { path, source: Box::new(error) },
            },
            None => Self::Database { path, source: Box::new(error) },
        }
    }

    /// The same of another file: what was found in a copy is wrong with what it is a copy of.
    pub(super) fn of_file(self, file: &Arc<Path>) -> Self {
        let path = Arc::clone(file);
        match self {
            Self::Busy(_) => Self::Busy(path),
            Self::Corrupt { detail, .. } => Self::Corrupt { path, detail },
            Self::NewerSchema { found, known, .. } => Self::NewerSchema { path, found, known },
            Self::Unreleased(_) => Self::Unreleased(path),
            Self::Foreign(_) => Self::Foreign(path),
            Self::ReadOnly(_) => Self::ReadOnly(path),
            Self::File { source, .. } => Self::File { path: path.to_path_buf(), source },
            Self::Database { source, .. } => Self::Database { path, source },
            // No room for the copy, or not about a file.
            other => other,
        }
    }
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;
    use std::error::Error;
    use std::fmt;

    use sqlx::error::{DatabaseError, ErrorKind};

    use super::*;

    /// What SQLite reports.
    #[derive(Debug)]
    struct Reported(i32);

    impl fmt::Display for Reported {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("reported")
        }
    }

    impl Error for Reported {}

    impl DatabaseError for Reported {
        fn message(&self) -> &str {
            "reported"
        }

        fn code(&self) -> Option<Cow<'_, str>> {
            Some(self.0.to_string().into())
        }

        fn as_error(&self) -> &(dyn Error + Send + Sync + 'static) {
            self
        }

        fn as_error_mut(&mut self) -> &mut (dyn Error + Send + Sync + 'static) {
            self
        }

        fn into_error(self: Box<Self>) -> Box<dyn Error + Send + Sync + 'static> {
            self
        }

        fn kind(&self) -> ErrorKind {
            ErrorKind::Other
        }
    }

    fn reported(code: i32) -> sqlx::Error {
        sqlx::Error::Database(Box::new(Reported(code)))
    }

    #[test]
    fn a_full_disk_is_told_whichever_file_it_has_no_room_for() {
        let path: Arc<Path> = Path::new("carcas.sqlite").into();
        let of = |code| StoreError::from_sqlx(&path, reported(code));
        assert!(matches!(of(code::FULL), StoreError::Full(_)));
        assert!(matches!(of(code::IOERR_SHMSIZE), StoreError::Full(_)));
        assert!(matches!(of(code::IOERR), StoreError::File { .. }));
        assert!(is_index_full(&reported(code::IOERR_SHMSIZE)));
        assert!(!is_index_full(&reported(code::FULL)));
    }
}
