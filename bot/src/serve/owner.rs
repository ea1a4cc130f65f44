//! Whose games are in the database. It is opened only for those whose games it holds, and they are asked
//! for their name before anything happens that could not be undone.

use std::path::Path;
use std::sync::Arc;

use storage::alone::Alone;
use storage::{Address, Database, OpenMode, Served};

use super::{PROMISES, ServeError, client};
use crate::config::{Config, Discord};
use crate::discord::{self, RestPlatform};

/// Opens the database of the settings, unless it is known already that its games are somebody else's.
///
/// # Errors
/// [`ServeError`]; the database is as it was then.
pub(super) async fn open(config: &Config) -> Result<Database, ServeError> {
    let address = &config.served_database;
    let seen = Database::preview(address).await?;
    let who = match &config.discord {
        Discord::Sandbox => Some(Served::Sandbox),
        // Its name is asked for first where the tables would be changed.
        there if seen.is_outdated => {
            Some(name(&client(there, None, Arc::new(Alone::default()))?).await?)
        }
        Discord::Real(_) | Discord::At(..) => None,
    };
    if let Some(who) = who {
        seen.owner.admit(who, &Arc::from(Path::new(&address.to_string())))?;
    }
    let store = Database::open(address, Path::new(PROMISES), OpenMode::Serve).await?;
    let (database, version) = (place(address), store.migration().to);
    if store.migration().from.is_none() {
        // Where there should have been games, its address is wrong.
        tracing::info!(database, "there was no database here: a new one was made");
    }
    tracing::info!(database, version, "the games are open");
    Ok(store)
}

/// Records whose games these are, as soon as Discord says who this is.
///
/// # Errors
/// [`ServeError`] if they are somebody else's, or if the token is worth nothing.
pub(super) async fn adopt(
    store: &Database,
    discord: &Discord,
    rest: &RestPlatform,
) -> Result<(), ServeError> {
    let who = match discord {
        Discord::Sandbox => Served::Sandbox,
        Discord::Real(_) | Discord::At(..) => name(rest).await?,
    };
    Ok(store.adopt(who).await?)
}

async fn name(rest: &RestPlatform) -> Result<Served, ServeError> {
    Ok(Served::Application(discord::application(rest).await?.0))
}

/// Where a database is: the path from the root on, or the address without its secrets.
pub(crate) fn place(address: &Address) -> String {
    match address {
        Address::File(path) => {
            std::path::absolute(path).unwrap_or_else(|_| path.clone()).display().to_string()
        }
        server => server.to_string(),
    }
}
