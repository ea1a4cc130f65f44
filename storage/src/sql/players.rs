//! People, and their erasure.

use async_trait::async_trait;
use sqlx::Row as _;

use super::columns::plain;
use super::unit_of_work::SqlUnitOfWork;
use super::{Conn, Row, SqlStore};
use crate::{Erased, GameId, GuildId, Player, PlayerWork, Players, StoreError, UserId};

#[async_trait]
impl Players for SqlStore {
    async fn player(&self, id: UserId) -> Result<Option<Player>, StoreError> {
        let mut conn = self.reader().await?;
        let row = sqlx::query("SELECT name, locale FROM players WHERE player = $1")
            .bind(id.stored())
            .fetch_optional(&mut *conn)
            .await
            .map_err(|error| self.fault(error))?;
        let player = |row: Row| {
            Ok(Player { id, name: row.try_get("name")?, locale: row.try_get("locale")? })
        };
        row.map(player).transpose().map_err(|error| self.fault(error))
    }

    async fn prefs(&self, player: UserId) -> Result<String, StoreError> {
        let mut conn = self.reader().await?;
        prefs(&mut conn, player).await.map_err(|error| self.fault(error))
    }

    async fn bans(&self, player: UserId) -> Result<Vec<GuildId>, StoreError> {
        let mut conn = self.reader().await?;
        let sql = "SELECT guild FROM bans WHERE player = $1 ORDER BY guild";
        let found: sqlx::Result<Vec<i64>> =
            sqlx::query_scalar(sql).bind(player.stored()).fetch_all(&mut *conn).await;
        let found = found.map_err(|error| self.fault(error))?;
        Ok(found.into_iter().map(GuildId::from_stored).collect())
    }

    async fn watched(&self, player: UserId) -> Result<Vec<(GameId, String)>, StoreError> {
        let mut conn = self.reader().await?;
        let rows = sqlx::query("SELECT game, how FROM watchers WHERE player = $1 ORDER BY game")
            .bind(player.stored())
            .fetch_all(&mut *conn)
            .await
            .map_err(|error| self.fault(error))?;
        let watched = |row: &Row| Ok((GameId(row.try_get("game")?), row.try_get("how")?));
        rows.iter().map(watched).collect::<Result<_, _>>().map_err(|error| self.fault(error))
    }

    async fn erase(&self, player: UserId) -> Result<Erased, StoreError> {
        let mut tx = self.write().await?;
        let rows = erase(&mut tx, player).await.map_err(|error| self.fault(error))?;
        self.commit(tx).await?;
        Ok(Erased { rows, wiped: self.wipe_log().await? })
    }
}

#[async_trait]
impl PlayerWork for SqlUnitOfWork {
    async fn save_player(&mut self, player: &Player) -> Result<(), StoreError> {
        let now = self.now();
        let done = sqlx::query(
            "INSERT INTO players (player, name, locale, seen_at) VALUES ($1, $2, $3, $4)
                ON CONFLICT (player) DO UPDATE SET name = excluded.name,
                    locale = excluded.locale, seen_at = excluded.seen_at",
        )
        .bind(player.id.stored())
        .bind(plain(&player.name))
        .bind(plain(&player.locale))
        .bind(now)
        .execute(self.conn()?)
        .await;
        self.seal(done).map(drop)
    }

    async fn save_prefs(&mut self, player: UserId, prefs: &str) -> Result<(), StoreError> {
        let now = self.now();
        let done = sqlx::query(
            "INSERT INTO players (player, name, locale, seen_at, prefs) VALUES ($1, '', '', $2, $3)
                ON CONFLICT (player) DO UPDATE SET prefs = excluded.prefs",
        )
        .bind(player.stored())
        .bind(now)
        .bind(prefs)
        .execute(self.conn()?)
        .await;
        self.seal(done).map(drop)
    }

    async fn prefs(&mut self, player: UserId) -> Result<String, StoreError> {
        let found = prefs(self.conn()?, player).await;
        self.seal(found)
    }

    async fn ban(&mut self, guild: GuildId, player: UserId) -> Result<(), StoreError> {
        let sql = "INSERT INTO bans (guild, player) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let query = sqlx::query(sql).bind(guild.stored()).bind(player.stored());
        let done = query.execute(self.conn()?).await;
        self.seal(done).map(drop)
    }

    async fn unban(&mut self, guild: GuildId, player: UserId) -> Result<bool, StoreError> {
        let query = sqlx::query("DELETE FROM bans WHERE guild = $1 AND player = $2")
            .bind(guild.stored())
            .bind(player.stored());
        let done = query.execute(self.conn()?).await;
        Ok(self.seal(done)?.rows_affected() > 0)
    }

    async fn is_banned(&mut self, guild: GuildId, player: UserId) -> Result<bool, StoreError> {
        let found: sqlx::Result<Option<i64>> =
            sqlx::query_scalar("SELECT player FROM bans WHERE guild = $1 AND player = $2")
                .bind(guild.stored())
                .bind(player.stored())
                .fetch_optional(self.conn()?)
                .await;
        Ok(self.seal(found)?.is_some())
    }

    async fn watch(
        &mut self,
        game: GameId,
        player: UserId,
        how: Option<&str>,
    ) -> Result<(), StoreError> {
        let sql = match how {
            Some(_) => {
                "INSERT INTO watchers (game, player, how) VALUES ($1, $2, $3)
                    ON CONFLICT (game, player) DO UPDATE SET how = excluded.how"
            }
            None => {
                "DELETE FROM watchers WHERE game = $1 AND player = $2 AND CAST($3 AS TEXT) IS NULL"
            }
        };
        let query = sqlx::query(sql).bind(game.0).bind(player.stored()).bind(how);
        let done = query.execute(self.conn()?).await;
        self.seal(done).map(drop)
    }

    async fn watchers(&mut self, game: GameId) -> Result<Vec<(UserId, String)>, StoreError> {
        let found = sqlx::query("SELECT player, how FROM watchers WHERE game = $1 ORDER BY player")
            .bind(game.0)
            .fetch_all(self.conn()?)
            .await;
        let watcher =
            |row: &Row| Ok((UserId::from_stored(row.try_get("player")?), row.try_get("how")?));
        let found = found.and_then(|rows| rows.iter().map(watcher).collect());
        self.seal(found)
    }
}

async fn prefs(conn: &mut Conn, player: UserId) -> sqlx::Result<String> {
    let found = sqlx::query_scalar("SELECT prefs FROM players WHERE player = $1")
        .bind(player.stored())
        .fetch_optional(conn)
        .await?;
    Ok(found.unwrap_or_default())
}

/// The statements that erase by id.
pub(super) const BY_ID: [&str; 7] = [
    // First, while the seats still say whose games they were.
    "DELETE FROM films WHERE game IN (SELECT s.game FROM seats s WHERE s.player = $1)",
    "DELETE FROM players WHERE player = $1",
    "DELETE FROM bans WHERE player = $1",
    "DELETE FROM watchers WHERE player = $1",
    "UPDATE seats SET player = NULL WHERE player = $1",
    "UPDATE games SET host = NULL WHERE host = $1",
    "UPDATE games SET opened_by = NULL WHERE opened_by = $1",
];

/// The statements that erase the id within texts.
pub(super) const IN_TEXT: [&str; 6] = [
    "UPDATE games SET settings = REPLACE(settings, $1, '0') WHERE settings LIKE $2",
    "UPDATE games SET progress = REPLACE(progress, $1, '0') WHERE progress LIKE $2",
    "UPDATE drafts SET draft = REPLACE(draft, $1, '0') WHERE draft LIKE $2",
    "UPDATE inbox SET outcome = REPLACE(outcome, $1, '0') WHERE outcome LIKE $2",
    "UPDATE outbox SET payload = REPLACE(payload, $1, '0') WHERE payload LIKE $2",
    // Two rows may differ only in the person.
    "UPDATE outbox SET dedupe = REPLACE(dedupe, $1, 'x' || CAST(id AS TEXT))
        WHERE dedupe LIKE $2",
];

async fn erase(conn: &mut Conn, player: UserId) -> sqlx::Result<u64> {
    let mut rows = 0;
    for sql in BY_ID {
        rows += sqlx::query(sql).bind(player.stored()).execute(&mut *conn).await?.rows_affected();
    }
    let (id, containing) = (player.to_string(), format!("%{player}%"));
    for sql in IN_TEXT {
        let query = sqlx::query(sql).bind(&id).bind(&containing);
        rows += query.execute(&mut *conn).await?.rows_affected();
    }
    Ok(rows)
}
