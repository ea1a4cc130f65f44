//! A look at a database on a server that changes nothing: one connection, no lock, no migration.

use std::path::Path;
use std::sync::Arc;

use sqlx::{Connection as _, Row as _};

use super::connect::{self, connect};
use super::limits::CONNECTIONS;
use super::migrate::KNOWN;
use super::sql::census::places;
use super::sql::marks::is_unfinished;
use super::sql::served::owner_of;
use super::store::PostgresStore;
use super::{Conn, ServerAddress};
use crate::{Examination, Owner, Preview, ServerFacts, StoreError};

/// What only the server knows. Anybody may see how many sessions there are, though not what they do.
const FACTS: &str = "SELECT current_setting('server_version') AS version,
        CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT) AS now,
        current_setting('fsync') = 'off' AS forgets,
        pg_is_in_recovery() AS is_replica,
        COALESCE(has_schema_privilege(current_schema(), 'CREATE'), FALSE) AS may_create,
        (SELECT COUNT(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
            WHERE n.nspname = current_schema() AND c.relkind IN ('r', 'p')
                AND NOT pg_has_role(c.relowner, 'USAGE')) AS foreign_tables,
        (SELECT CAST(SUM(numbackends) AS BIGINT) FROM pg_stat_database) AS connections,
        CAST(current_setting('max_connections') AS BIGINT) AS most_connections";

impl PostgresStore {
    /// Looks at a database: its version, the rights of its user, where games are played.
    ///
    /// # Errors
    /// [`StoreError::Away`], [`StoreError::Missing`], [`StoreError::NewerSchema`],
    /// [`StoreError::Foreign`], [`StoreError::Unfinished`] and what the server says about rights and
    /// passwords.
    pub async fn examine(address: &ServerAddress, most: u32) -> Result<Examination, StoreError> {
        let path: Arc<Path> = address.place();
        let fault = |error| StoreError::from_postgres(&path, error);
        let mut conn = connect(&connect::options(address)).await.map_err(fault)?;
        let schema = connect::inspect(&mut conn, &path).await?;
        if schema == Some(KNOWN) && is_unfinished(&mut conn).await.map_err(fault)? {
            conn.close().await.map_err(fault)?;
            return Err(StoreError::Unfinished(path));
        }
        let server = Some(facts(&mut conn).await.map_err(fault)?);
        let (mut found, mut whose) = (Vec::new(), Owner::Nobody);
        if schema == Some(KNOWN) {
            found = places(&mut conn, most).await.map_err(fault)?;
            whose = owner_of(&mut conn).await.map_err(fault)?;
        }
        conn.close().await.map_err(fault)?;
        Ok(Examination { schema, known: KNOWN, places: found, owner: whose, server })
    }

    /// Looks at whose games a database holds.
    pub(crate) async fn preview(address: &ServerAddress) -> Result<Preview, StoreError> {
        let path: Arc<Path> = address.place();
        let fault = |error| StoreError::from_postgres(&path, error);
        let mut conn = connect(&connect::options(address)).await.map_err(fault)?;
        let seen = match connect::inspect(&mut conn, &path).await? {
            Some(version) => Preview {
                owner: owner_of(&mut conn).await.map_err(fault)?,
                is_outdated: version < KNOWN,
            },
            None => Preview::NEW,
        };
        conn.close().await.map_err(fault)?;
        Ok(seen)
    }

    /// The schema that an address leads to; none if there is no such schema.
    pub(crate) async fn schema(address: &ServerAddress) -> Result<Option<String>, StoreError> {
        let path: Arc<Path> = address.place();
        let fault = |error| StoreError::from_postgres(&path, error);
        let mut conn = connect(&connect::options(address)).await.map_err(fault)?;
        let found = connect::schema(&mut conn).await.map_err(fault)?;
        conn.close().await.map_err(fault)?;
        Ok(found)
    }
}

async fn facts(conn: &mut Conn) -> sqlx::Result<ServerFacts> {
    let row = sqlx::query(FACTS).fetch_one(conn).await?;
    Ok(ServerFacts {
        version: row.try_get("version")?,
        now: row.try_get("now")?,
        forgets: row.try_get("forgets")?,
        is_replica: row.try_get("is_replica")?,
        may_create: row.try_get("may_create")?,
        foreign_tables: row.try_get("foreign_tables")?,
        connections: row.try_get("connections")?,
        most_connections: row.try_get("most_connections")?,
        connections_of_a_bot: CONNECTIONS.into(),
    })
}
