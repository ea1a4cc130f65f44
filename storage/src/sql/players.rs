//! People, and their erasure.

use sqlx::Row as _;

use super::columns::plain;
use super::session::{SqlResult, SqlSession, all, first, run};
use super::{Conn, bans, hold_records};
use crate::{GameId, GuildId, Player, UserId};

impl SqlSession {
    pub(super) async fn player(&mut self, id: UserId) -> SqlResult<Option<Player>> {
        let found = sqlx::query("SELECT name, locale FROM players WHERE player = $1");
        first(self.conn(), found.bind(id.stored()), |row| {
            Ok(Player { id, name: row.try_get("name")?, locale: row.try_get("locale")? })
        })
        .await
    }

    pub(super) async fn prefs(&mut self, player: UserId) -> SqlResult<String> {
        let prefs = sqlx::query("SELECT prefs FROM players WHERE player = $1");
        let found = first(self.conn(), prefs.bind(player.stored()), |row| row.try_get(0)).await?;
        Ok(found.unwrap_or_default())
    }

    pub(super) async fn held_prefs(&mut self, player: UserId) -> SqlResult<String> {
        let sql = concat!("SELECT g.prefs FROM players g WHERE g.player = $1", held!());
        let prefs = sqlx::query(sql).bind(player.stored());
        Ok(first(self.conn(), prefs, |row| row.try_get(0)).await?.unwrap_or_default())
    }

    pub(super) async fn is_referee(&mut self, guild: GuildId, player: UserId) -> SqlResult<bool> {
        let sql = "SELECT player FROM referees WHERE guild = $1 AND player = $2";
        let found = sqlx::query(sql).bind(guild.stored()).bind(player.stored());
        Ok(first(self.conn(), found, |_| Ok(())).await?.is_some())
    }

    pub(super) async fn watched(&mut self, player: UserId) -> SqlResult<Vec<(GameId, String)>> {
        let found = sqlx::query("SELECT game, how FROM watchers WHERE player = $1 ORDER BY game");
        all(self.conn(), found.bind(player.stored()), |row| {
            Ok((GameId(row.try_get("game")?), row.try_get("how")?))
        })
        .await
    }

    pub(super) async fn watchers(&mut self, game: GameId) -> SqlResult<Vec<(UserId, String)>> {
        let found = sqlx::query("SELECT player, how FROM watchers WHERE game = $1 ORDER BY player");
        all(self.conn(), found.bind(game.0), |row| {
            Ok((UserId::from_stored(row.try_get("player")?), row.try_get("how")?))
        })
        .await
    }

    pub(super) async fn save_player(&mut self, player: &Player) -> SqlResult<()> {
        let saved = sqlx::query(
            "INSERT INTO players (player, name, locale, seen_at) VALUES ($1, $2, $3, $4)
                ON CONFLICT (player) DO UPDATE SET name = excluded.name,
                    locale = excluded.locale, seen_at = excluded.seen_at",
        )
        .bind(player.id.stored())
        .bind(plain(&player.name))
        .bind(plain(&player.locale))
        .bind(self.now);
        run(self.conn(), saved).await.map(drop)
    }

    pub(super) async fn save_prefs(&mut self, player: UserId, prefs: &str) -> SqlResult<()> {
        let saved = sqlx::query(
            "INSERT INTO players (player, name, locale, seen_at, prefs) VALUES ($1, '', '', $2, $3)
                ON CONFLICT (player) DO UPDATE SET prefs = excluded.prefs",
        )
        .bind(player.stored())
        .bind(self.now)
        .bind(prefs);
        run(self.conn(), saved).await.map(drop)
    }

    pub(super) async fn set_referee(
        &mut self,
        guild: GuildId,
        player: UserId,
        may: bool,
    ) -> SqlResult<()> {
        let sql = if may {
            "INSERT INTO referees (guild, player) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        } else {
            "DELETE FROM referees WHERE guild = $1 AND player = $2"
        };
        let set = sqlx::query(sql).bind(guild.stored()).bind(player.stored());
        run(self.conn(), set).await.map(drop)
    }

    pub(super) async fn watch(
        &mut self,
        game: GameId,
        player: UserId,
        how: Option<&str>,
    ) -> SqlResult<()> {
        let sql = match how {
            Some(_) => {
                "INSERT INTO watchers (game, player, how) VALUES ($1, $2, $3)
                    ON CONFLICT (game, player) DO UPDATE SET how = excluded.how"
            }
            None => {
                "DELETE FROM watchers WHERE game = $1 AND player = $2 AND CAST($3 AS TEXT) IS NULL"
            }
        };
        let set = sqlx::query(sql).bind(game.0).bind(player.stored()).bind(how);
        run(self.conn(), set).await.map(drop)
    }

    pub(super) async fn erase(&mut self, player: UserId) -> SqlResult<u64> {
        Ok(erase(self.conn(), player).await?)
    }
}

/// The statements that erase by id.
pub(crate) const BY_ID: [&str; 15] = [
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
pub(crate) struct TextColumn {
    /// Finds the rows that may name somebody: each with its key and its text. They are held, or what
    /// is written in between would stay.
    find: &'static str,
    /// Replaces the text `$3` of the row with the key `$1` by `$2`.
    pub(crate) write: &'static str,
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
pub(crate) const IN_TEXT: [TextColumn; 6] = [
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
