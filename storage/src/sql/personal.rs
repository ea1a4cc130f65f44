//! What the database stores about people.

use std::collections::BTreeMap;

use sqlx::AssertSqlSafe;
use sqlx::Row as _;

use super::Conn;
use super::archives::unpack;
use super::columns::narrow;
use super::session::{SqlResult, SqlSession, all};
use crate::schema::PersonalRow::{More, Seat, Text, Who};
use crate::schema::{TABLES, columns, condition};
use crate::{About, GameId, Move, UserId};

impl SqlSession {
    pub(super) async fn about(
        &mut self,
        player: UserId,
    ) -> SqlResult<BTreeMap<&'static str, Vec<About>>> {
        let mut about = BTreeMap::new();
        for (table, of) in TABLES {
            let Some(condition) = condition(of) else { continue };
            let names = columns(of, &[Who, Seat, More, Text]);
            let list: Vec<String> =
                names.iter().map(|name| format!("CAST(t.{name} AS TEXT) AS {name}")).collect();
            let sql = format!("SELECT {} FROM {table} t WHERE {condition}", list.join(", "));
            // Names of tables and columns, from the list above.
            let rows = sqlx::query(AssertSqlSafe(sql));
            let rows = rows.bind(player.stored()).bind(format!("%{player}%"));
            let found = all(self.conn(), rows, |row| {
                let mut said = About::new();
                for &name in &names {
                    let value = row.try_get::<Option<String>, _>(name)?;
                    let value = value.filter(|value| !value.is_empty());
                    said.extend(value.map(|value| (name, value)));
                }
                Ok(said)
            });
            let found = found.await?;
            if !found.is_empty() {
                about.insert(table, found);
            }
        }
        for (table, said) in packed(self.conn(), player).await? {
            about.entry(table).or_default().push(said);
        }
        Ok(about)
    }

    pub(super) async fn games_that_name(&mut self, player: UserId) -> SqlResult<Vec<GameId>> {
        let found = sqlx::query(
            "SELECT g.id FROM games g WHERE g.host = $1 OR g.opened_by = $1
                OR g.settings LIKE $2 OR g.progress LIKE $2
                OR EXISTS (SELECT 1 FROM seats s WHERE s.game = g.id AND s.player = $1)
                ORDER BY g.id DESC",
        );
        let found = found.bind(player.stored()).bind(format!("%{player}%"));
        all(self.conn(), found, |row| Ok(GameId(row.try_get(0)?))).await
    }
}

/// What the packed logs say: the same as their rows did.
async fn packed(conn: &mut Conn, player: UserId) -> sqlx::Result<Vec<(&'static str, About)>> {
    let rows = sqlx::query(
        "SELECT a.game, a.log, s.seat FROM seats s JOIN archives a ON a.game = s.game
            WHERE s.player = $1 ORDER BY a.game",
    )
    .bind(player.stored())
    .fetch_all(conn)
    .await?;
    let mut about = Vec::new();
    for row in &rows {
        let (game, seat) = (GameId(row.try_get("game")?), narrow::<u8>(row, "seat")?);
        let log = unpack(row.try_get("log")?, game)?;
        let said = |made: &Move| {
            let text = [("action", made.action.clone()), ("made_by", made.made_by.clone())];
            let numbers = [
                ("game", game.0),
                ("ordinal", made.ordinal.into()),
                ("seat", made.seat.into()),
                ("moved_at", made.moved_at),
            ];
            let numbers = numbers.map(|(name, number)| (name, number.to_string()));
            About::from_iter(text.into_iter().filter(|(_, text)| !text.is_empty()).chain(numbers))
        };
        let moves = log.moves.iter().filter(|made| made.seat == seat);
        about.extend(moves.map(|made| ("moves", said(made))));
        for undone in log.undone.iter().filter(|undone| undone.made.seat == seat) {
            let mut said = said(&undone.made);
            said.insert("undone_at", undone.undone_at.to_string());
            about.push(("undone", said));
        }
    }
    Ok(about)
}

#[cfg(test)]
mod tests {
    use super::super::players::{BY_ID, IN_TEXT};
    use super::*;
    use crate::schema::PersonalRow::Mixed;

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
                check(table, column, &IN_TEXT.each_ref().map(|text| text.write));
            }
        }
        assert_eq!(wanted, Vec::<String>::new());
    }
}
