//! Animations, within a total size.

use async_trait::async_trait;

use super::SqlStore;
use crate::{Films, GameId, Millis, StoreError};

#[async_trait]
impl Films for SqlStore {
    async fn film(&self, game: GameId, look: &str) -> Result<Option<Vec<u8>>, StoreError> {
        let mut conn = self.reader().await?;
        sqlx::query_scalar("SELECT film FROM films WHERE game = $1 AND look = $2")
            .bind(game.0)
            .bind(look)
            .fetch_optional(&mut *conn)
            .await
            .map_err(|error| self.fault(error))
    }

    async fn keep_film(
        &self,
        (game, look): (GameId, &str),
        film: &[u8],
        most: usize,
        now: Millis,
    ) -> Result<(), StoreError> {
        let mut tx = self.write().await?;
        let keep = async {
            sqlx::query(
                "INSERT INTO films (game, look, film, made_at) VALUES ($1, $2, $3, $4)
                    ON CONFLICT (game) DO UPDATE SET look = excluded.look, film = excluded.film,
                        made_at = excluded.made_at",
            )
            .bind(game.0)
            .bind(look)
            .bind(film)
            .bind(now)
            .execute(&mut *tx)
            .await?;
            let most = i64::try_from(most).unwrap_or(i64::MAX);
            sqlx::query(BOUND).bind(most).execute(&mut *tx).await
        };
        keep.await.map_err(|error| self.fault(error))?;
        self.commit(tx).await
    }
}

/// Keeps the newest films whose total size is within this many bytes.
const BOUND: &str = "DELETE FROM films WHERE game IN (
    SELECT game FROM (
        SELECT game, SUM(LENGTH(film)) OVER (ORDER BY made_at DESC, game DESC) AS so_far FROM films
    ) AS kept WHERE so_far > $1)";
