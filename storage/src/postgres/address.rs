//! The address of a server, with the secret in it.

use std::fmt;
use std::path::Path;
use std::str::FromStr as _;
use std::sync::Arc;

use sqlx::postgres::PgConnectOptions;

use crate::WrongAddress;

/// What stands before the colon; capitals are the same.
const SCHEMES: [&str; 2] = ["postgres", "postgresql"];

/// The address of a PostgreSQL database. It prints itself without its secrets.
#[derive(Clone, PartialEq, Eq)]
pub struct ServerAddress {
    url: String,
    name: String,
}

impl ServerAddress {
    /// What may stand behind the question mark. The driver writes what it does not know to the log,
    /// and a mistyped name may stand before a password.
    pub(crate) const PARAMETERS: [&str; 12] = [
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

    /// Whether what stands before the colon of a URL says that it is such an address.
    pub(crate) fn is_scheme(text: &str) -> bool {
        SCHEMES.iter().any(|known| text.eq_ignore_ascii_case(known))
    }

    /// Reads `postgres://user:password@host:port/database?sslmode=require`; what is not said comes
    /// from the variables of the system that PostgreSQL's own programs read (`PGPASSWORD`, a
    /// `.pgpass` file, ..).
    ///
    /// # Errors
    /// [`WrongAddress`] if it is no such address.
    pub fn parse(url: &str) -> Result<Self, WrongAddress> {
        known(url.split_once('?').map_or("", |(_, parameters)| parameters))?;
        let options = options(url).ok_or(WrongAddress::Form)?;
        let port = options.get_port();
        let database = options.get_database().unwrap_or_else(|| options.get_username());
        let name = match options.get_socket() {
            // The name of the socket ends with it.
            Some(folder) => {
                format!("postgres:///{database}?host={}&port={port}", folder.display())
            }
            None => format!("postgres://{}:{port}/{database}", options.get_host()),
        };
        Ok(Self { url: url.to_owned(), name })
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

/// Wants every parameter to be known. One that is not is named, unless it may be part of a password in
/// which a `?` or `&` was not encoded.
fn known(parameters: &str) -> Result<(), WrongAddress> {
    let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    let mut may_be_secret = parameters.contains('@');
    for one in parameters.split('&').filter(|one| !one.is_empty()) {
        let name = one.split_once('=').map(|(name, _)| name);
        if name.is_none_or(|name| !ServerAddress::PARAMETERS.contains(&name)) {
            let is_name = |name: &&str| !name.is_empty() && name.chars().all(is_of_name);
            let shown = name.filter(|name| is_name(name) && !may_be_secret);
            return Err(WrongAddress::Parameter(shown.map(str::to_owned)));
        }
        may_be_secret |= name == Some("password");
    }
    Ok(())
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
            ("postgres:///games?host=/run/pg&user=ada", "postgres:///games?host=/run/pg&port=5432"),
            (
                "postgres:///games?host=/run/pg&port=5433",
                "postgres:///games?host=/run/pg&port=5433",
            ),
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
            assert!(ServerAddress::parse(url).is_err(), "{url}");
        }
    }

    #[test]
    fn a_parameter_that_is_not_known_is_named_unless_it_may_be_part_of_a_password() {
        let named = |name: &str| Err(WrongAddress::Parameter(Some(name.to_owned())));
        let unnamed: Result<ServerAddress, _> = Err(WrongAddress::Parameter(None));
        let cases = [
            ("postgres://ada:secret@db/games?sslmode=require&foo=1", named("foo")),
            ("postgres://ada@db/games?pasword=secret&bar=1", named("pasword")),
            ("postgres://ada:se?cret=1@db/games", unnamed.clone()),
            ("postgres://ada:se?cret@db/games", unnamed.clone()),
            ("postgres://ada@db/games?password=x&secret=1", unnamed.clone()),
            ("postgres://ada@db/games?user=ada&secret", unnamed),
        ];
        for (url, refused) in cases {
            assert_eq!(ServerAddress::parse(url), refused, "{url}");
        }
        let line = WrongAddress::Parameter(Some("foo".to_owned())).to_string();
        assert!(line.contains("foo") && line.contains("sslmode, "), "{line}");
    }
}
