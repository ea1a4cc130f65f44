//! Set-ups.

use sqlx::Row as _;

use super::columns::plain;
use super::session::{SqlResult, SqlSession, all, run};
use crate::{SavedSetup, UserId};

impl SqlSession {
    pub(super) async fn setups(&mut self, player: UserId) -> SqlResult<Vec<SavedSetup>> {
        let sql = "SELECT name, settings FROM setups WHERE player = $1 ORDER BY name";
        all(self.conn(), sqlx::query(sql).bind(player.stored()), |row| {
            Ok(SavedSetup { name: row.try_get("name")?, settings: row.try_get("settings")? })
        })
        .await
    }

    pub(super) async fn save_setup(&mut self, player: UserId, setup: &SavedSetup) -> SqlResult<()> {
        let saved = sqlx::query(
            "INSERT INTO setups (player, name, settings) VALUES ($1, $2, $3)
                ON CONFLICT (player, name) DO UPDATE SET settings = excluded.settings",
        )
        .bind(player.stored())
        .bind(plain(&setup.name))
        .bind(plain(&setup.settings));
        run(self.conn(), saved).await.map(drop)
    }

    pub(super) async fn remove_setup(&mut self, player: UserId, name: &str) -> SqlResult<bool> {
        let removed = sqlx::query("DELETE FROM setups WHERE player = $1 AND name = $2")
            .bind(player.stored())
            .bind(plain(name));
        Ok(run(self.conn(), removed).await? > 0)
    }
}
