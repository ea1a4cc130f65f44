//! People, and their erasure.

use async_trait::async_trait;
use sqlx::Row as _;

use super::columns::plain;
use super::unit_of_work::SqlUnitOfWork;
use super::{Conn, Row, SqlStore, bans, hold_records};
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

    async fn is_referee(&self, guild: GuildId, player: UserId) -> Result<bool, StoreError> {
        let mut conn = self.reader().await?;
        is_referee(&mut conn, guild, player).await.map_err(|error| self.fault(error))
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
        // The player is erased, whatever becomes of the old pages.
        Ok(Erased { rows, wiped: self.wipe_log().await.unwrap_or(false) })
    }
}

async fn is_referee(conn: &mut Conn, guild: GuildId, player: UserId) -> sqlx::Result<bool> {
    let sql = "SELECT player FROM referees WHERE guild = $1 AND player = $2";
    let query = sqlx::query(sql).bind(guild.stored()).bind(player.stored());
    Ok(query.fetch_optional(conn).await?.is_some())
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

    async fn held_prefs(&mut self, player: UserId) -> Result<String, StoreError> {
        let sql = concat!("SELECT g.prefs FROM players g WHERE g.player = $1", held!());
        let found =
            sqlx::query_scalar(sql).bind(player.stored()).fetch_optional(self.conn()?).await;
        Ok(self.seal(found)?.unwrap_or_default())
    }

    async fn ban(&mut self, guild: GuildId, player: UserId) -> Result<(), StoreError> {
        let done = bans::ban(self.conn()?, guild, player).await;
        self.seal(done)
    }

    async fn unban(&mut self, guild: GuildId, player: UserId) -> Result<bool, StoreError> {
        let done = bans::unban(self.conn()?, guild, player).await;
        self.seal(done)
    }

    async fn is_banned(&mut self, guild: GuildId, player: UserId) -> Result<bool, StoreError> {
        let found = bans::is_banned(self.conn()?, guild, player).await;
        self.seal(found)
    }

    async fn set_referee(
        &mut self,
        guild: GuildId,
        player: UserId,
        may: bool,
    ) -> Result<(), StoreError> {
        let sql = if may {
            "INSERT INTO referees (guild, player) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM referees WHERE guild = $1 AND player = $2"
        };
        let query = sqlx::query(sql).bind(guild.stored()).bind(player.stored());
        let done = query.execute(self.conn()?).await;
        self.seal(done).map(drop)
    }

    async fn is_referee(&mut self, guild: GuildId, player: UserId) -> Result<bool, StoreError> {
        let found = is_referee(self.conn()?, guild, player).await;
        self.seal(found)
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
pub(super) const BY_ID: [&str; 15] = [
    // First, while the seats still say whose games they were.
    "DELETE FROM films WHERE game IN (SELECT s.game FROM seats s WHERE s.player = $1)",
    "DELETE FROM players WHERE player = $1",
    "DELETE FROM bans WHERE player = $1",
    "DELETE FROM referees WHERE player = $1",
    "DELETE FROM watchers WHERE player = $1",
    "DELETE FROM ratings WHERE player = $1",
    "DELETE FROM setups WHERE player = $1",
    "DELETE FROM seeks WHERE player = $1",
    "UPDATE daily_plays SET player = NULL WHERE player = $1",
    "UPDATE league_members SET player = NULL WHERE player = $1",
    "UPDATE leagues SET organiser = NULL WHERE organiser = $1",
    "UPDATE results SET player = NULL WHERE player = $1",
    "UPDATE seats SET player = NULL WHERE player = $1",
    "UPDATE games SET host = NULL WHERE host = $1",
    "UPDATE games SET opened_by = NULL WHERE opened_by = $1",
];

/// A column in whose texts ids are. The same digits may be part of a longer number, which a database
/// would replace, too: it only finds the rows, and those that name the person are written anew.
pub(super) struct TextColumn {
    /// Finds the rows that may name somebody: each with its key and its text. They are held, or what
    /// is written in between would stay.
    find: &'static str,
    /// Replaces the text `$3` of the row with the key `$1` by `$2`.
    pub(super) write: &'static str,
    /// What stands in place of the id.
    instead: fn(&RowKey) -> String,
}

/// The key of a row.
enum RowKey {
    Number(i64),
    Word(String),
}

const NOBODY: fn(&RowKey) -> String = |_| "0".to_owned();

/// Two rows may differ only in the person.
const ONE_EACH: fn(&RowKey) -> String = |key| match key {
    RowKey::Number(id) => format!("x{id}"),
    RowKey::Word(word) => format!("x{word}"),
};

/// Every such column.
pub(super) const IN_TEXT: [TextColumn; 6] = [
    TextColumn {
        find: concat!("SELECT g.id, g.settings FROM games g WHERE g.settings LIKE $1", held!()),
        write: "UPDATE games SET settings = $2 WHERE id = $1 AND settings = $3",
        instead: NOBODY,
    },
    TextColumn {
        find: concat!("SELECT g.id, g.progress FROM games g WHERE g.progress LIKE $1", held!()),
        write: "UPDATE games SET progress = $2 WHERE id = $1 AND progress = $3",
        instead: NOBODY,
    },
    TextColumn {
        find: concat!("SELECT g.game, g.draft FROM drafts g WHERE g.draft LIKE $1", held!()),
        write: "UPDATE drafts SET draft = $2 WHERE game = $1 AND draft = $3",
        instead: NOBODY,
    },
    TextColumn {
        find: concat!("SELECT g.act_key, g.outcome FROM inbox g WHERE g.outcome LIKE $1", held!()),
        write: "UPDATE inbox SET outcome = $2 WHERE act_key = $1 AND outcome = $3",
        instead: NOBODY,
    },
    TextColumn {
        find: concat!("SELECT g.id, g.payload FROM outbox g WHERE g.payload LIKE $1", held!()),
        write: "UPDATE outbox SET payload = $2 WHERE id = $1 AND payload = $3",
        instead: NOBODY,
    },
    TextColumn {
        find: concat!("SELECT g.id, g.dedupe FROM outbox g WHERE g.dedupe LIKE $1", held!()),
        write: "UPDATE outbox SET dedupe = $2 WHERE id = $1 AND dedupe = $3",
        instead: ONE_EACH,
    },
];

async fn erase(conn: &mut Conn, player: UserId) -> sqlx::Result<u64> {
    // Whoever writes records has read who is in them, and whoever finds players who looks for them.
    hold_records(conn).await?;
    bans::keep_without_name(conn, player).await?;
    let mut rows = rename_leagues(conn, player).await?;
    for sql in BY_ID {
        rows += sqlx::query(sql).bind(player.stored()).execute(&mut *conn).await?.rows_affected();
    }
    for column in &IN_TEXT {
        rows += erase_in(conn, column, &player.to_string()).await?;
    }
    Ok(rows)
}

/// Gives a number to each league whose name contains that of the person who founded it.
async fn rename_leagues(conn: &mut Conn, player: UserId) -> sqlx::Result<u64> {
    let name: Option<String> = sqlx::query_scalar("SELECT name FROM players WHERE player = $1")
        .bind(player.stored())
        .fetch_optional(&mut *conn)
        .await?;
    let Some(name) = name.map(|name| name.to_lowercase()).filter(|name| !name.is_empty()) else {
        return Ok(0);
    };
    let founded: Vec<(i64, String)> =
        sqlx::query_as("SELECT id, name FROM leagues WHERE organiser = $1 ORDER BY id")
            .bind(player.stored())
            .fetch_all(&mut *conn)
            .await?;
    let mut rows = 0;
    for (id, league) in founded {
        if league.to_lowercase().contains(&name) {
            let query = sqlx::query("UPDATE leagues SET name = $2 WHERE id = $1");
            let done = query.bind(id).bind(format!("#{id}")).execute(&mut *conn).await?;
            rows += done.rows_affected();
        }
    }
    Ok(rows)
}

/// Erases an id within the texts of a column.
async fn erase_in(conn: &mut Conn, column: &TextColumn, id: &str) -> sqlx::Result<u64> {
    let found = sqlx::query(column.find).bind(format!("%{id}%")).fetch_all(&mut *conn).await?;
    let mut rows = 0;
    for row in &found {
        let key = match row.try_get(0) {
            Ok(number) => RowKey::Number(number),
            Err(_) => RowKey::Word(row.try_get(0)?),
        };
        let text: String = row.try_get(1)?;
        let Some(without) = replaced(&text, id, &(column.instead)(&key)) else { continue };
        let query = sqlx::query(column.write);
        let query = match key {
            RowKey::Number(number) => query.bind(number),
            RowKey::Word(word) => query.bind(word),
        };
        rows += query.bind(without).bind(text).execute(&mut *conn).await?.rows_affected();
    }
    Ok(rows)
}

/// A text with something else in place of a number; `None` if that is at most a part of other numbers.
fn replaced(text: &str, number: &str, instead: &str) -> Option<String> {
    let (mut without, mut rest) = (String::new(), 0);
    for (start, _) in text.match_indices(number) {
        let (before, after) = (&text[..start], &text[start + number.len()..]);
        let goes_on = before.ends_with(|c: char| c.is_ascii_digit())
            || after.starts_with(|c: char| c.is_ascii_digit());
        if !goes_on {
            without.push_str(&text[rest..start]);
            without.push_str(instead);
            rest = start + number.len();
        }
    }
    (rest > 0).then(|| without + &text[rest..])
}

#[cfg(test)]
mod tests {
    use super::replaced;

    #[test]
    fn a_number_is_replaced_where_it_stands_alone() {
        let text = |text: &str| replaced(text, "77", "0");
        assert_eq!(text("77").as_deref(), Some("0"));
        assert_eq!(text("<@77>,77.177 777 a77b").as_deref(), Some("<@0>,0.177 777 a0b"));
        assert_eq!(text("770 177 7777"), None);
        assert_eq!(text("ż77ż").as_deref(), Some("ż0ż"));
    }
}
