//! Who may not play on a server. An erasure does not lift a ban: what stays is a mark, a hash of server
//! and person under a random key of this database. It tells nothing about anybody until the same
//! person acts on the same server again.

use blake3::Hasher;
use sqlx::Row as _;

use super::Conn;
use super::session::{SqlResult, SqlSession, first, run};
use crate::{GuildId, UserId};

/// The name of the key.
const KEY: &str = "bans";
/// The length of the key in bytes.
const KEY_BYTES: usize = 32;

impl SqlSession {
    pub(super) async fn ban(&mut self, guild: GuildId, player: UserId) -> SqlResult<()> {
        let sql = "INSERT INTO bans (guild, player) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let banned = sqlx::query(sql).bind(guild.stored()).bind(player.stored());
        run(self.conn(), banned).await.map(drop)
    }

    pub(super) async fn unban(&mut self, guild: GuildId, player: UserId) -> SqlResult<bool> {
        let sql = "DELETE FROM bans WHERE guild = $1 AND player = $2";
        let lifted = sqlx::query(sql).bind(guild.stored()).bind(player.stored());
        let mut rows = run(self.conn(), lifted).await?;
        if let Some(key) = key(self.conn()).await? {
            let sql = "DELETE FROM erased_bans WHERE guild = $1 AND mark = $2";
            let lifted = sqlx::query(sql).bind(guild.stored()).bind(mark(&key, guild, player));
            rows += run(self.conn(), lifted).await?;
        }
        Ok(rows > 0)
    }

    pub(super) async fn is_banned(&mut self, guild: GuildId, player: UserId) -> SqlResult<bool> {
        let sql = "SELECT player FROM bans WHERE guild = $1 AND player = $2";
        let ban = sqlx::query(sql).bind(guild.stored()).bind(player.stored());
        if first(self.conn(), ban, |_| Ok(())).await?.is_some() {
            return Ok(true);
        }
        let Some(key) = key(self.conn()).await? else { return Ok(false) };
        let sql = "SELECT mark FROM erased_bans WHERE guild = $1 AND mark = $2";
        let ban = sqlx::query(sql).bind(guild.stored()).bind(mark(&key, guild, player));
        Ok(first(self.conn(), ban, |_| Ok(())).await?.is_some())
    }
}

/// Marks the bans of a person who is about to be erased.
pub(super) async fn keep_without_name(conn: &mut Conn, player: UserId) -> sqlx::Result<()> {
    let guilds: Vec<i64> =
        sqlx::query_scalar("SELECT guild FROM bans WHERE player = $1 ORDER BY guild")
            .bind(player.stored())
            .fetch_all(&mut *conn)
            .await?;
    if guilds.is_empty() {
        return Ok(());
    }
    let key = key_or_new(conn).await?;
    for guild in guilds.into_iter().map(GuildId::from_stored) {
        let sql = "INSERT INTO erased_bans (guild, mark) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        let query = sqlx::query(sql).bind(guild.stored()).bind(mark(&key, guild, player));
        query.execute(&mut *conn).await?;
    }
    Ok(())
}

/// The hash of a server and a person, in hexadecimal digits.
fn mark(key: &[u8; KEY_BYTES], guild: GuildId, player: UserId) -> String {
    let mut hasher = Hasher::new_keyed(key);
    hasher.update(&guild.0.to_le_bytes()).update(&player.0.to_le_bytes());
    hasher.finalize().to_hex().to_string()
}

/// The key, if anybody who was banned was ever erased.
async fn key(conn: &mut Conn) -> sqlx::Result<Option<[u8; KEY_BYTES]>> {
    let query = sqlx::query("SELECT secret FROM secrets WHERE name = $1").bind(KEY);
    let Some(row) = query.fetch_optional(conn).await? else { return Ok(None) };
    let secret: Vec<u8> = row.try_get("secret")?;
    let key = <[u8; KEY_BYTES]>::try_from(secret.as_slice());
    key.map(Some).map_err(|error| sqlx::Error::Decode(error.into()))
}

/// The key. Of several acts that make one at the same time, one succeeds and all use that.
async fn key_or_new(conn: &mut Conn) -> sqlx::Result<[u8; KEY_BYTES]> {
    let mut new = [0; KEY_BYTES];
    getrandom::fill(&mut new).map_err(|error| sqlx::Error::Io(std::io::Error::other(error)))?;
    let sql = "INSERT INTO secrets (name, secret) VALUES ($1, $2) ON CONFLICT DO NOTHING";
    sqlx::query(sql).bind(KEY).bind(&new[..]).execute(&mut *conn).await?;
    key(conn).await?.ok_or(sqlx::Error::RowNotFound)
}
