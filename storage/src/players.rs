//! People and servers: the name and the language of a player, the settings of a server, and the
//! erasure of a player. Nobody's id stands anywhere else than in the columns that
//! [`Store::erase`] knows, provided that the caller's own texts about moves and states name
//! seats and not people.

use sqlx::Row as _;

use crate::sqlite::{Conn, Row};
use crate::{Act, GuildId, Store, StoreError, UserId};

/// A player, as known from the last interaction.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The person.
    pub id: UserId,
    /// The display name, as Discord gave it; hostile until escaped.
    pub name: String,
    /// The language (Discord, "Locales"), such as `pl` or `en-GB`.
    pub locale: String,
}

/// What an erasure did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Erased {
    /// How many rows named the player.
    pub rows: u64,
    /// True when also the write-ahead log no longer has the id. A long reader can prevent it;
    /// then erase again later.
    pub wiped: bool,
}

/// Players and servers.
///
/// # Errors
/// Those of the database.
impl Act {
    /// Keeps what is known of a player.
    pub async fn save_player(&mut self, player: &Player) -> Result<(), StoreError> {
        let now = self.now();
        let done = sqlx::query(
            "INSERT INTO players (player, name, locale, seen_at) VALUES ($1, $2, $3, $4)
                ON CONFLICT (player) DO UPDATE SET name = excluded.name,
                    locale = excluded.locale, seen_at = excluded.seen_at",
        )
        .bind(player.id.stored())
        .bind(&player.name)
        .bind(&player.locale)
        .bind(now)
        .execute(self.conn()?)
        .await;
        self.seal(done).map(drop)
    }

    /// Keeps the settings of a server, in the caller's text.
    pub async fn save_guild(&mut self, guild: GuildId, settings: &str) -> Result<(), StoreError> {
        let done = sqlx::query(
            "INSERT INTO guilds (guild, settings) VALUES ($1, $2)
                ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings",
        )
        .bind(guild.stored())
        .bind(settings)
        .execute(self.conn()?)
        .await;
        self.seal(done).map(drop)
    }
}

/// Players and servers.
///
/// # Errors
/// Those of the database.
impl Store {
    /// What is known of a player.
    pub async fn player(&self, id: UserId) -> Result<Option<Player>, StoreError> {
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

    /// The settings of a server, in the caller's text.
    pub async fn guild(&self, id: GuildId) -> Result<Option<String>, StoreError> {
        let mut conn = self.reader().await?;
        sqlx::query_scalar("SELECT settings FROM guilds WHERE guild = $1")
            .bind(id.stored())
            .fetch_optional(&mut *conn)
            .await
            .map_err(|error| self.fault(error))
    }

    /// Removes every trace of a player's id: name and language are deleted, seats and games stay
    /// with nobody named in them, and in texts that are yet to be sent the id becomes 0 (so a
    /// ping that waits reaches nobody). Games go on. It may be repeated at will. Backups that
    /// were made earlier still have the id.
    pub async fn erase(&self, player: UserId) -> Result<Erased, StoreError> {
        let mut tx = self.write().await?;
        let rows = erase(&mut tx, player).await.map_err(|error| self.fault(error))?;
        self.commit(tx).await?;
        Ok(Erased { rows, wiped: self.wipe_log().await? })
    }
}

async fn erase(conn: &mut Conn, player: UserId) -> sqlx::Result<u64> {
    const BY_ID: [&str; 3] = [
        "DELETE FROM players WHERE player = $1",
        "UPDATE seats SET player = NULL WHERE player = $1",
        "UPDATE games SET host = NULL WHERE host = $1",
    ];
    const IN_TEXT: [&str; 6] = [
        "UPDATE games SET settings = REPLACE(settings, $1, '0') WHERE settings LIKE $2",
        "UPDATE games SET progress = REPLACE(progress, $1, '0') WHERE progress LIKE $2",
        "UPDATE drafts SET draft = REPLACE(draft, $1, '0') WHERE draft LIKE $2",
        "UPDATE inbox SET outcome = REPLACE(outcome, $1, '0') WHERE outcome LIKE $2",
        "UPDATE outbox SET payload = REPLACE(payload, $1, '0') WHERE payload LIKE $2",
        "UPDATE outbox SET picture = REPLACE(picture, $1, '0') WHERE picture LIKE $2",
    ];
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
