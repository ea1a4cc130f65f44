//! What the database stores about people, column by column. A person can export all of it
//! ([`PersonalData::about`]), and an erasure removes all of it. Tests check both against this list, and
//! the list against the tables, so that a new column cannot be forgotten.

use std::collections::BTreeMap;

use PersonalRow::{Mixed, More, Nothing, Seat, Text, Who};
use async_trait::async_trait;
use sqlx::AssertSqlSafe;
use sqlx::Row as _;

use super::store::SqliteStore;
use crate::{About, GameId, PersonalData, StoreError, UserId};

#[async_trait]
impl PersonalData for SqliteStore {
    async fn about(
        &self,
        player: UserId,
    ) -> Result<BTreeMap<&'static str, Vec<About>>, StoreError> {
        let mut conn = self.reader().await?;
        let mut about = BTreeMap::new();
        for (table, of) in TABLES {
            let Some(condition) = condition(of) else { continue };
            let names = columns(of, &[Who, Seat, More, Text]);
            let list: Vec<String> =
                names.iter().map(|name| format!("CAST(t.{name} AS TEXT) AS {name}")).collect();
            let sql = format!("SELECT {} FROM {table} t WHERE {condition}", list.join(", "));
            // Names of tables and columns, from the list above.
            let query = sqlx::query(AssertSqlSafe(sql));
            let query = query.bind(player.stored()).bind(format!("%{player}%"));
            let rows = query.fetch_all(&mut *conn).await.map_err(|error| self.fault(error))?;
            let mut found = Vec::new();
            for row in &rows {
                let mut said = About::new();
                for &name in &names {
                    let value = row.try_get::<Option<String>, _>(name);
                    let value = value.map_err(|error| self.fault(error))?;
                    let value = value.filter(|value| !value.is_empty());
                    said.extend(value.map(|value| (name, value)));
                }
                found.push(said);
            }
            if !found.is_empty() {
                about.insert(table, found);
            }
        }
        Ok(about)
    }

    async fn games_that_name(&self, player: UserId) -> Result<Vec<GameId>, StoreError> {
        let mut conn = self.reader().await?;
        let found: sqlx::Result<Vec<i64>> = sqlx::query_scalar(
            "SELECT g.id FROM games g WHERE g.host = $1 OR g.opened_by = $1
                OR g.settings LIKE $2 OR g.progress LIKE $2
                OR EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.player = $1)
                ORDER BY g.id DESC",
        )
        .bind(player.stored())
        .bind(format!("%{player}%"))
        .fetch_all(&mut *conn)
        .await;
        Ok(found.map_err(|error| self.fault(error))?.into_iter().map(GameId).collect())
    }
}

/// What a column says about a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PersonalRow {
    /// Nothing: it is about the game, the server or the program.
    Nothing,
    /// Who: the row is about this person.
    Who,
    /// A seat number: the row is about the player in that seat.
    Seat,
    /// A detail about the person of the row.
    More,
    /// A text that may name the person: then the row is about them.
    Text,
    /// A text about several people and the game that only its writer can interpret.
    Mixed,
}

/// The columns of a table, and what each says.
type Columns = &'static [(&'static str, PersonalRow)];

/// Every column of every table.
pub const TABLES: [(&str, Columns); 16] = [
    ("bans", &[("guild", More), ("player", Who)]),
    (
        "drafts",
        &[
            ("game", More),
            ("seat", Seat),
            ("base_ordinal", Nothing),
            ("draft", Text),
            ("drafted_at", More),
        ],
    ),
    (
        "due",
        &[
            ("act_key", Nothing),
            ("kind", Nothing),
            ("game", Nothing),
            ("ordinal", Nothing),
            ("due_at", Nothing),
            ("lease_until", Nothing),
        ],
    ),
    // A film shows players' names, so it is deleted when one of them is erased.
    ("films", &[("game", Nothing), ("look", Nothing), ("film", Nothing), ("made_at", Nothing)]),
    (
        "games",
        &[
            ("id", More),
            ("guild", More),
            ("channel", More),
            ("host", Who),
            ("status", More),
            ("settings", Mixed),
            ("progress", Mixed),
            ("ordinal", Nothing),
            ("to_move", Nothing),
            ("created_at", More),
            ("changed_at", Nothing),
            ("opened_by", Who),
        ],
    ),
    ("inbox", &[("act_key", Nothing), ("outcome", Text), ("received_at", More)]),
    ("instants", &[("name", Nothing), ("at", Nothing)]),
    (
        "messages",
        &[
            ("game", Nothing),
            ("slot", Nothing),
            ("channel", Nothing),
            ("message", Nothing),
            ("ordinal", Nothing),
        ],
    ),
    (
        "moves",
        &[
            ("game", More),
            ("ordinal", More),
            ("seat", Seat),
            ("action", More),
            ("events", Nothing),
            ("hash", Nothing),
            ("moved_at", More),
            ("made_by", More),
        ],
    ),
    (
        "outbox",
        &[
            ("id", Nothing),
            ("dedupe", Text),
            ("nonce", Nothing),
            ("kind", More),
            ("game", More),
            ("ordinal", Nothing),
            ("channel", More),
            ("in_order", Nothing),
            ("slot", Nothing),
            ("payload", Text),
            ("not_before", Nothing),
            ("lease_until", Nothing),
            ("attempts", Nothing),
            ("state", More),
            ("reason", Nothing),
            ("message", Nothing),
            ("created_at", More),
            ("settled_at", More),
        ],
    ),
    ("overviews", &[("guild", Nothing), ("channel", Nothing), ("message", Nothing)]),
    (
        "players",
        &[("player", Who), ("name", More), ("locale", More), ("seen_at", More), ("prefs", More)],
    ),
    ("seats", &[("game", More), ("seat", Seat), ("player", Who)]),
    // States of the rules name seats, and contain what nobody may see yet.
    (
        "snapshots",
        &[
            ("game", Nothing),
            ("ordinal", Nothing),
            ("snapshot", Nothing),
            ("hash", Nothing),
            ("to_move", Nothing),
        ],
    ),
    (
        "undone",
        &[
            ("game", More),
            ("ordinal", More),
            ("seat", Seat),
            ("action", More),
            ("events", Nothing),
            ("hash", Nothing),
            ("moved_at", More),
            ("undone_by", Nothing),
            ("undone_at", More),
            ("made_by", More),
        ],
    ),
    ("watchers", &[("game", More), ("player", Who), ("how", More)]),
];

/// The columns of a table that hold one of these kinds.
fn columns(of: Columns, says: &[PersonalRow]) -> Vec<&'static str> {
    of.iter().filter(|(_, said)| says.contains(said)).map(|(name, _)| *name).collect()
}

/// The condition for rows about the person `$1`, whose id as part of a text is `$2`; none if the
/// table has no such column.
fn condition(of: Columns) -> Option<String> {
    let mut ways: Vec<String> =
        columns(of, &[Who]).iter().map(|column| format!("t.{column} = $1")).collect();
    if ways.is_empty() && columns(of, &[Seat]).contains(&"seat") {
        let own = "SELECT 1 FROM seats s WHERE s.game = t.game AND s.seat = t.seat";
        ways.push(format!("EXISTS ({own} AND s.player = $1)"));
    } else if ways.is_empty() {
        let texts = columns(of, &[Text, Mixed]);
        ways.extend(texts.iter().map(|column| format!("t.{column} LIKE $2")));
    }
    (!ways.is_empty()).then(|| ways.join(" OR "))
}

#[cfg(test)]
mod tests {
    use super::super::players::{BY_ID, IN_TEXT};
    use super::super::store::OpenMode;
    use super::*;

    #[tokio::test]
    async fn the_list_has_every_column_of_every_table_and_no_other() {
        let name = format!("carcas-personal-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).unwrap();
        let store =
            SqliteStore::open(&folder.join("carcas.sqlite"), OpenMode::Serve).await.unwrap();
        let mut conn = store.reader().await.unwrap();
        let found: Vec<(String, String)> = sqlx::query_as(
            "SELECT t.name, c.name FROM pragma_table_list t, pragma_table_info(t.name) c
                WHERE t.schema = 'main' AND t.type = 'table'
                    AND t.name NOT LIKE 'sqlite_%' AND t.name NOT LIKE '_sqlx_%'
                ORDER BY t.name, c.cid",
        )
        .fetch_all(&mut *conn)
        .await
        .unwrap();
        let listed = TABLES.iter().flat_map(|(table, of)| {
            of.iter().map(|(column, _)| ((*table).to_owned(), (*column).to_owned()))
        });
        assert_eq!(found, listed.collect::<Vec<_>>());
        drop(conn);
        store.close().await;
        std::fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    fn whatever_names_somebody_is_erased() {
        let mut wanted = Vec::new();
        let mut check = |table: &str, column: &str, statements: &[&str]| {
            let erases = |sql: &str| {
                sql.starts_with(&format!("DELETE FROM {table} WHERE {column} "))
                    || sql.starts_with(&format!("UPDATE {table} SET {column} = "))
            };
            if !statements.iter().any(|sql| erases(sql)) {
                wanted.push(format!("{table}.{column}"));
            }
        };
        for (table, of) in TABLES {
            for column in columns(of, &[Who]) {
                check(table, column, &BY_ID);
            }
            for column in columns(of, &[Text, Mixed]) {
                check(table, column, &IN_TEXT);
            }
        }
        assert_eq!(wanted, Vec::<String>::new());
    }
}
