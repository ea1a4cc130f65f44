//! Set-ups.

use async_trait::async_trait;
use sqlx::Row as _;

use super::columns::plain;
use super::unit_of_work::SqlUnitOfWork;
use super::{Conn, Row, SqlStore};
use crate::{SavedSetup, SetupWork, Setups, StoreError, UserId};

#[async_trait]
impl Setups for SqlStore {
    async fn setups(&self, player: UserId) -> Result<Vec<SavedSetup>, StoreError> {
        let mut conn = self.reader().await?;
        setups(&mut conn, player).await.map_err(|error| self.fault(error))
    }
}

#[async_trait]
impl SetupWork for SqlUnitOfWork {
    async fn setups(&mut self, player: UserId) -> Result<Vec<SavedSetup>, StoreError> {
        let found = setups(self.conn()?, player).await;
        self.seal(found)
    }

    async fn save_setup(&mut self, player: UserId, setup: &SavedSetup) -> Result<(), StoreError> {
        let done = sqlx::query(
            "INSERT INTO setups (player, name, settings) VALUES ($1, $2, $3)
                ON CONFLICT (player, name) DO UPDATE SET settings = excluded.settings",
        )
        .bind(player.stored())
        .bind(plain(&setup.name))
        .bind(plain(&setup.settings))
        .execute(self.conn()?)
        .await;
        self.seal(done).map(drop)
    }

    async fn remove_setup(&mut self, player: UserId, name: &str) -> Result<bool, StoreError> {
        let done = sqlx::query("DELETE FROM setups WHERE player = $1 AND name = $2")
            .bind(player.stored())
            .bind(plain(name))
            .execute(self.conn()?)
            .await;
        Ok(self.seal(done)?.rows_affected() > 0)
    }
}

async fn setups(conn: &mut Conn, player: UserId) -> sqlx::Result<Vec<SavedSetup>> {
    let rows = sqlx::query("SELECT name, settings FROM setups WHERE player = $1 ORDER BY name")
        .bind(player.stored())
        .fetch_all(conn)
        .await?;
    let setup = |row: &Row| {
        Ok(SavedSetup { name: row.try_get("name")?, settings: row.try_get("settings")? })
    };
    rows.iter().map(setup).collect()
}
