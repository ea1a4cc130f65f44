//! How much there is: counts of what is open, and where games are played.

use sqlx::Row as _;

use super::{Conn, Row, SqlStore};
use crate::limits::LONG_TIMER;
use crate::{Census, ChannelId, GuildId, Millis, StoreError};

/// Open games by their status, from the index `games_by_status`.
const GAMES: &str = "SELECT status, COUNT(*) AS number FROM games
    WHERE status IN ('lobby', 'running', 'parked') GROUP BY status";

/// A row that was tried before has a later `not_before`; it should have been sent when it was
/// written.
const UNSENT: &str = "SELECT COUNT(*) AS number,
        MIN(CASE WHEN attempts = 0 AND not_before > created_at THEN not_before
            ELSE created_at END) AS since
    FROM outbox WHERE state = 'waiting'";

/// What takes long and is worked at is not late; nor is it as soon as whoever was at it is gone.
const OVERDUE: &str = "SELECT COUNT(*) AS number,
        MIN(CASE WHEN (kind = $2 OR kind LIKE $2 || '.%') AND lease_until > due_at
            THEN lease_until ELSE due_at END) AS since
    FROM due WHERE due_at <= $1
        AND (lease_until <= $1 OR NOT (kind = $2 OR kind LIKE $2 || '.%'))";

const PLACES: &str = "SELECT guild, channel FROM games WHERE status = 'running'
    ORDER BY changed_at DESC, id LIMIT $1";

impl SqlStore {
    /// Counts what is open.
    ///
    /// # Errors
    /// Database errors.
    pub async fn census(&self, now: Millis) -> Result<Census, StoreError> {
        let mut tx = self.read().await?;
        self.settle(census(&mut tx, now).await)
    }
}

async fn census(conn: &mut Conn, now: Millis) -> sqlx::Result<Census> {
    let mut census = Census::default();
    for row in sqlx::query(GAMES).fetch_all(&mut *conn).await? {
        let number = number(&row)?;
        match row.try_get::<&str, _>("status")? {
            "lobby" => census.lobbies = number,
            "running" => census.running = number,
            _ => census.parked = number,
        }
    }
    let unsent = sqlx::query(UNSENT).fetch_one(&mut *conn).await?;
    (census.unsent, census.unsent_since) = (number(&unsent)?, unsent.try_get("since")?);
    let overdue = sqlx::query(OVERDUE).bind(now).bind(LONG_TIMER).fetch_one(conn).await?;
    (census.overdue, census.overdue_since) = (number(&overdue)?, overdue.try_get("since")?);
    Ok(census)
}

fn number(row: &Row) -> sqlx::Result<u64> {
    Ok(row.try_get::<i64, _>("number")?.unsigned_abs())
}

/// Where games are played, those that changed last first.
pub(crate) async fn places(
    conn: &mut Conn,
    most: u32,
) -> sqlx::Result<Vec<(Option<GuildId>, ChannelId)>> {
    let rows = sqlx::query(PLACES).bind(i64::from(most)).fetch_all(conn).await?;
    let place = |row: &Row| {
        let guild: Option<i64> = row.try_get("guild")?;
        let channel: i64 = row.try_get("channel")?;
        Ok((guild.map(GuildId::from_stored), ChannelId::from_stored(channel)))
    };
    rows.iter().map(place).collect()
}
