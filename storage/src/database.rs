//! The database of an installation: one file or a server, whichever its address names.

use std::fmt;
use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::alone::Alone;
use crate::postgres::{PostgresStore, ServerAddress};
use crate::sqlite::SqliteStore;
use crate::{
    Census, Examination, Fleet, Meter, Migration, Millis, OpenMode, Preview, Served, Store,
    StoreError, Swept,
};

/// Where a database is. It prints itself without secrets.
#[derive(Clone, PartialEq, Eq)]
pub enum Address {
    /// A SQLite file.
    File(PathBuf),
    /// A database on a PostgreSQL server.
    Server(ServerAddress),
}

/// A text that is the address of no database. It is not repeated: a password may be in it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WrongAddress {
    /// It has not the form of one.
    #[error("needs the path of a file, or postgres://user@host:port/database")]
    Form,
    /// What stands behind the question mark has a parameter that is not known: this one, if it may be
    /// shown.
    #[error(
        "{unknown}; a PostgreSQL address has these: {known}",
        unknown = unknown(.0.as_deref()),
        known = ServerAddress::PARAMETERS.join(", ")
    )]
    Parameter(Option<String>),
}

fn unknown(name: Option<&str>) -> String {
    match name {
        Some(name) => format!("there is no parameter {name}"),
        None => "a parameter behind the question mark is not known".to_owned(),
    }
}

impl Address {
    /// Reads an address: what begins like one of a server must be one, and so must any other URL;
    /// everything else is a path.
    ///
    /// ```
    /// use storage::Address;
    ///
    /// let server = Address::parse("postgres://ada:secret@db/games")?;
    /// assert_eq!(server.to_string(), "postgres://db:5432/games");
    /// assert_eq!(Address::parse("carcas.sqlite")?, Address::File("carcas.sqlite".into()));
    /// assert!(Address::parse("postgres://db:here/games").is_err());
    /// assert!(Address::parse("sqlite://carcas.sqlite").is_err());
    /// # Ok::<(), storage::WrongAddress>(())
    /// ```
    ///
    /// # Errors
    /// [`WrongAddress`].
    pub fn parse(text: &str) -> Result<Self, WrongAddress> {
        let (scheme, rest) = text.split_once(':').unwrap_or_default();
        let is_url = is_scheme(scheme) && rest.starts_with("//");
        match ServerAddress::is_scheme(scheme) {
            true => ServerAddress::parse(text).map(Self::Server),
            // A path with a password in it would be shown.
            false if is_url || text.is_empty() || text.contains('\0') => Err(WrongAddress::Form),
            false => Ok(Self::File(text.into())),
        }
    }
}

/// Whether a text may stand before the colon of a URL (RFC 3986, 3.1).
fn is_scheme(text: &str) -> bool {
    text.starts_with(|first: char| first.is_ascii_alphabetic())
        && text.chars().all(|one| one.is_ascii_alphanumeric() || "+.-".contains(one))
}

impl From<&PathBuf> for Address {
    fn from(path: &PathBuf) -> Self {
        Self::File(path.clone())
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::File(path) => path.display().fmt(f),
            Self::Server(server) => f.write_str(server.name()),
        }
    }
}

impl fmt::Debug for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// An open database; clones share it. What games need of it is its [`Store`].
#[derive(Clone, Debug)]
pub enum Database {
    /// One file.
    File(SqliteStore),
    /// A server.
    Server(PostgresStore),
}

impl Database {
    /// Opens a database. Promised answers are files: beside a file they are named after it; with a
    /// server they are in the folder `promises`.
    ///
    /// # Errors
    /// Those of [`SqliteStore::open`] and [`PostgresStore::open`].
    pub async fn open(
        address: &Address,
        promises: &Path,
        mode: OpenMode,
    ) -> Result<Self, StoreError> {
        Ok(match address {
            Address::File(path) => Self::File(SqliteStore::open(path, mode).await?),
            Address::Server(server) => {
                Self::Server(PostgresStore::open(server, promises, mode).await?)
            }
        })
    }

    /// Looks at a database without serving from it, whether or not a bot does, and changes nothing.
    /// At most `places` of those where games are played are listed.
    ///
    /// # Errors
    /// Those of opening it, but for [`StoreError::OlderSchema`] and [`StoreError::InUse`].
    pub async fn examine(address: &Address, places: u32) -> Result<Examination, StoreError> {
        match address {
            Address::File(path) => SqliteStore::examine(path, places).await,
            Address::Server(server) => PostgresStore::examine(server, places).await,
        }
    }

    /// Looks at whose games a database holds, before it is opened, and changes nothing.
    ///
    /// # Errors
    /// Those of opening a server. What is wrong with a file is told when it is opened.
    pub async fn preview(address: &Address) -> Result<Preview, StoreError> {
        match address {
            Address::File(path) => Ok(SqliteStore::preview(path).await),
            Address::Server(server) => PostgresStore::preview(server).await,
        }
    }

    /// Records whom this process serves, unless somebody else's games are here.
    ///
    /// # Errors
    /// [`StoreError::OtherOwner`]; nothing has changed then.
    pub async fn adopt(&self, who: Served) -> Result<(), StoreError> {
        match self {
            Self::File(store) => store.adopt(who).await,
            Self::Server(store) => store.adopt(who).await,
        }
    }

    /// Lets whoever comes next have the database, which nobody else may have open.
    ///
    /// # Errors
    /// Database errors.
    pub async fn hand_over(&self) -> Result<(), StoreError> {
        match self {
            Self::File(store) => store.hand_over().await,
            Self::Server(store) => store.hand_over().await,
        }
    }

    /// The store, to be shared.
    pub fn games(&self) -> Arc<dyn Store> {
        match self {
            Self::File(store) => Arc::new(store.clone()),
            Self::Server(store) => Arc::new(store.clone()),
        }
    }

    /// What the processes that serve agree on: with a file there is one, and it is kept in memory.
    pub fn fleet(&self) -> Arc<dyn Fleet> {
        match self {
            Self::File(_) => Arc::new(Alone::default()),
            Self::Server(store) => Arc::new(store.clone()),
        }
    }

    /// The file, or the address without its secrets.
    pub fn name(&self) -> String {
        match self {
            Self::File(store) => store.path().display().to_string(),
            Self::Server(store) => store.name(),
        }
    }

    /// What opening did to the schema.
    pub fn migration(&self) -> &Migration {
        match self {
            Self::File(store) => store.migration(),
            Self::Server(store) => store.migration(),
        }
    }

    /// Resolves when nothing more may be written, because a commit has failed with an unknown
    /// outcome. A server can be asked, so with one this never resolves.
    pub async fn in_doubt(&self) -> StoreError {
        match self {
            Self::File(store) => store.in_doubt().await,
            Self::Server(_) => std::future::pending().await,
        }
    }

    /// Looks through a file that was too large to be looked through when it was opened. A server does
    /// that itself.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if it is damaged.
    pub async fn check(&self) -> Result<(), StoreError> {
        match self {
            Self::File(store) => store.check().await,
            Self::Server(_) => Ok(()),
        }
    }

    /// Checks that the database is still the one that was opened, and that nobody copies it.
    ///
    /// # Errors
    /// [`StoreError::Replaced`] for a file, [`StoreError::InUse`] for a server.
    pub async fn in_place(&self) -> Result<(), StoreError> {
        match self {
            Self::File(store) => store.in_place(),
            Self::Server(store) => store.in_place().await,
        }
    }

    /// What an operator should change about the database, in a few words.
    pub async fn advice(&self) -> Option<&'static str> {
        match self {
            Self::File(store) if store.is_open_to_others() => {
                Some("others on this machine may read who plays with whom: chmod 600")
            }
            Self::Server(store) if store.may_forget().await.is_ok_and(|may| may) => {
                Some("the server may lose acknowledged moves in a power cut: set fsync = on")
            }
            _ => None,
        }
    }

    /// Has what acts cost measured from now on.
    pub fn measure(&self, meter: Arc<dyn Meter>) {
        match self {
            Self::File(store) => store.measure(meter),
            Self::Server(store) => store.measure(meter),
        }
    }

    /// Counts what is open.
    ///
    /// # Errors
    /// Database errors.
    pub async fn census(&self, now: Millis) -> Result<Census, StoreError> {
        match self {
            Self::File(store) => store.census(now).await,
            Self::Server(store) => store.census(now).await,
        }
    }

    /// Deletes what is too old to matter.
    ///
    /// # Errors
    /// Database errors.
    pub async fn sweep(&self, now: Millis) -> Result<Swept, StoreError> {
        match self {
            Self::File(store) => store.sweep(now).await,
            Self::Server(store) => store.sweep(now).await,
        }
    }

    /// Gives what is free in the database back to the system. Nobody can write meanwhile.
    ///
    /// # Errors
    /// Database errors.
    pub async fn compact(&self) -> Result<(), StoreError> {
        match self {
            Self::File(store) => store.compact().await,
            Self::Server(store) => store.compact().await,
        }
    }

    /// Closes the database. Whatever was committed is durable already.
    pub async fn close(self) {
        match self {
            Self::File(store) => store.close().await,
            Self::Server(store) => store.close().await,
        }
    }
}

impl Deref for Database {
    type Target = dyn Store;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::File(store) => store,
            Self::Server(store) => store,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mistyped_url_is_no_path() {
        for url in [
            "sqlite://carcas.sqlite",
            "postgresql+psycopg://ada:secret@db/games",
            "Mysql://ada:secret@db/games",
            "postgres:ada:secret@db/games",
            "POSTGRES://ada:secret@db:here/games",
        ] {
            let wrong = Address::parse(url).unwrap_err();
            assert!(!format!("{wrong} {wrong:?}").contains("secret"), "{url}");
        }
        for path in ["carcas.sqlite", "/srv/a:b/c", "C:\\games", "./x://y", "12://y", "a b://y"] {
            assert_eq!(Address::parse(path), Ok(Address::File(path.into())), "{path}");
        }
    }

    #[test]
    fn the_scheme_of_a_server_is_known_in_capitals() {
        for url in ["POSTGRES://ada:secret@db/games", "PostgreSQL://ada:secret@db/games"] {
            let server = Address::parse(url).unwrap();
            assert_eq!(format!("{server} {server:?}"), ["postgres://db:5432/games"; 2].join(" "));
        }
    }
}
