//! The address of a server, with the secret in it.

use std::fmt;
use std::path::Path;
use std::str::FromStr as _;
use std::sync::Arc;

use sqlx::postgres::PgConnectOptions;

/// What may stand behind the question mark. The driver writes what it does not know to the log, and
/// a mistyped name may stand before a password.
const KNOWN: [&str; 12] = [
    "sslmode",
    "sslrootcert",
    "sslcert",
    "sslkey",
    "host",
    "hostaddr",
    "port",
    "dbname",
    "user",
    "password",
    "application_name",
    "options",
];

/// What stands before the colon; capitals are the same.
const SCHEMES: [&str; 2] = ["postgres", "postgresql"];

/// The address of a PostgreSQL database. It prints itself without its secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct ServerAddress {
    url: String,
    name: String,
}

impl ServerAddress {
    /// Whether what stands before the colon of a URL says that it is such an address.
    pub(crate) fn is_scheme(text: &str) -> bool {
        SCHEMES.iter().any(|known| text.eq_ignore_ascii_case(known))
    }

    /// Reads `postgres://user:password@host:port/database?sslmode=require`; what is not said comes
    /// from the variables of the system that PostgreSQL's own programs read (`PGPASSWORD`, a
    /// `.pgpass` file, ..). `None` if it is no such address.
    pub fn parse(url: &str) -> Option<Self> {
        let parameters = url.split_once('?').map_or("", |(_, parameters)| parameters);
        let mut names = parameters.split('&').map(|one| one.split('=').next().unwrap_or_default());
        if !names.all(|name| name.is_empty() || KNOWN.contains(&name)) {
            return None;
        }
        let options = options(url)?;
        let database = options.get_database().unwrap_or_else(|| options.get_username());
        let name = match options.get_socket() {
            Some(folder) => format!("postgres:///{database}?host={}", folder.display()),
            None => format!("postgres://{}:{}/{database}", options.get_host(), options.get_port()),
        };
        Some(Self { url: url.to_owned(), name })
    }

    /// The address as it may be shown: host, port and database.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The name as errors carry it.
    pub(super) fn place(&self) -> Arc<Path> {
        Path::new(&self.name).into()
    }

    pub(super) fn options(&self) -> PgConnectOptions {
        options(&self.url).unwrap_or_default()
    }
}

fn options(url: &str) -> Option<PgConnectOptions> {
    let (scheme, rest) = url.split_once("://")?;
    if !ServerAddress::is_scheme(scheme) {
        return None;
    }
    // Without a host the driver would not take it for an address.
    let host = if rest.starts_with(['/', '?']) { "localhost" } else { "" };
    PgConnectOptions::from_str(&format!("postgres://{host}{rest}")).ok()
}

impl fmt::Debug for ServerAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_shown_without_its_secrets() {
        let cases = [
            ("postgres://ada:se%40cret@db.local:5433/games", "postgres://db.local:5433/games"),
            ("postgresql://ada@db/games?password=secret", "postgres://db:5432/games"),
            ("postgres:///games?host=/run/pg&user=ada", "postgres:///games?host=/run/pg"),
            ("postgres://ada@db/games?sslmode=require", "postgres://db:5432/games"),
            ("POSTGRES://ada:secret@db/games", "postgres://db:5432/games"),
        ];
        for (url, name) in cases {
            let address = ServerAddress::parse(url).unwrap();
            assert_eq!(address.name(), name, "{url}");
            assert_eq!(format!("{address:?}"), name);
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for url in [
            "carcas.sqlite",
            "mysql://db/games",
            "postgres://db:port/games",
            "postgres://db/games?pasword=secret",
            "postgres://db/games?sslmode=perhaps",
        ] {
            assert_eq!(ServerAddress::parse(url), None, "{url}");
        }
    }
}
