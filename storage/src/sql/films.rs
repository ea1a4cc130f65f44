//! Animations, within a total size.

use super::session::{SqlResult, SqlSession, first, run};
use crate::GameId;

impl SqlSession {
    pub(super) async fn film(&mut self, game: GameId, look: &str) -> SqlResult<Option<Vec<u8>>> {
        let film = sqlx::query("SELECT film FROM films WHERE game = $1 AND look = $2");
        first(self.conn(), film.bind(game.0).bind(look), |row| sqlx::Row::try_get(row, 0)).await
    }

    pub(super) async fn keep_film(
        &mut self,
        (game, look): (GameId, &str),
        film: &[u8],
        most: usize,
    ) -> SqlResult<()> {
        let kept = sqlx::query(
            "INSERT INTO films (game, look, film, made_at) VALUES ($1, $2, $3, $4)
                ON CONFLICT (game) DO UPDATE SET look = excluded.look, film = excluded.film,
                    made_at = excluded.made_at",
        )
        .bind(game.0)
        .bind(look)
        .bind(film)
        .bind(self.now);
        run(self.conn(), kept).await?;
        let most = i64::try_from(most).unwrap_or(i64::MAX);
        run(self.conn(), sqlx::query(BOUND).bind(most)).await.map(drop)
    }
}

/// Keeps the newest films whose total size is within this many bytes.
const BOUND: &str = "DELETE FROM films WHERE game IN (
    SELECT game FROM (
        SELECT game, SUM(LENGTH(film)) OVER (ORDER BY made_at DESC, game DESC) AS so_far FROM films
    ) AS kept WHERE so_far > $1)";
