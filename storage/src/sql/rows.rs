//! Whole rows of any table, for copying a database: read in the order of their keys, written and
//! deleted by them. Names of tables and columns come from the list in `schema.rs`.

use async_trait::async_trait;
use sqlx::{AssertSqlSafe, Row as _};

use super::marks::{FINISHED, UNFINISHED};
use super::session::{SqlResult, Statement, all, first, run};
use super::{LAST_NUMBER, ORIGIN, Row, SET_LAST_NUMBER, SqlStore};
use crate::copy::{CopyMark, Field, KeyRange, RowStore};
use crate::schema::{ColumnKind, TABLES, key_width, kind};
use crate::{Millis, Reads as _, StoreError};

#[async_trait]
impl RowStore for SqlStore {
    async fn rows(
        &self,
        table: &'static str,
        range: KeyRange<'_>,
    ) -> Result<Vec<Vec<Field>>, StoreError> {
        let (names, width) = (names(table), key_width(table));
        let key = names[..width].join(", ");
        let mut conditions = Vec::new();
        let (mut values, mut count) = (Vec::new(), 0);
        let mut bound = |relation: &str, edge: &'_ [Field]| {
            let marks: Vec<String> = edge
                .iter()
                .map(|_| {
                    format!("${}", {
                        count += 1;
                        count
                    })
                })
                .collect();
            conditions.push(format!("({key}) {relation} ({})", marks.join(", ")));
            values.extend_from_slice(edge);
        };
        if let Some(after) = range.after {
            bound(">", after);
        }
        if let Some(until) = range.until {
            bound("<=", until);
        }
        if table == "instants" {
            // The marks of a copy are about this database alone.
            conditions.push(format!("name NOT IN ('{UNFINISHED}', '{FINISHED}')"));
        }
        // What a process has claimed is free once it is gone; opening a copy frees it, too.
        let read = names.iter().map(|name| match *name {
            "lease_until" | "holder" => "CAST(0 AS BIGINT)",
            name => name,
        });
        let mut sql = format!("SELECT {} FROM {table}", read.collect::<Vec<_>>().join(", "));
        if !conditions.is_empty() {
            sql += &format!(" WHERE {}", conditions.join(" AND "));
        }
        sql += &format!(" ORDER BY {key} LIMIT {}", range.most);
        let query = bind(sqlx::query(AssertSqlSafe(sql)), &values);
        let mut session = self.reading().await?;
        self.settle(all(session.conn(), query, |row| fields(row, &names)).await)
    }

    async fn insert(&self, table: &'static str, rows: &[Vec<Field>]) -> Result<(), StoreError> {
        let names = names(table);
        let marks: Vec<String> = (1..=names.len()).map(|number| format!("${number}")).collect();
        let sql =
            format!("INSERT INTO {table} ({}) VALUES ({})", names.join(", "), marks.join(", "));
        self.for_each(&sql, rows).await
    }

    async fn delete(&self, table: &'static str, keys: &[Vec<Field>]) -> Result<(), StoreError> {
        let names = names(table);
        let conditions: Vec<String> = (1..=key_width(table))
            .map(|number| format!("{} = ${number}", names[number - 1]))
            .collect();
        let sql = format!("DELETE FROM {table} WHERE {}", conditions.join(" AND "));
        self.for_each(&sql, keys).await
    }

    async fn last_number(&self, table: &'static str) -> Result<i64, StoreError> {
        let mut session = self.reading().await?;
        let last = sqlx::query(LAST_NUMBER).bind(table);
        let found = first(session.conn(), last, |row| row.try_get(0)).await;
        Ok(self.settle(found)?.unwrap_or(0))
    }

    async fn set_last_number(&self, table: &'static str, last: i64) -> Result<(), StoreError> {
        let set = |sql: &&'static str| sqlx::query(*sql).bind(table).bind(last);
        self.run_all(SET_LAST_NUMBER.iter().map(set).collect()).await
    }

    async fn origin(&self) -> Result<String, StoreError> {
        let mut session = self.reading().await?;
        let origin = sqlx::query_scalar(ORIGIN).fetch_one(session.conn()).await;
        self.settle(origin)
    }

    async fn mark(&self) -> Result<Option<CopyMark>, StoreError> {
        let finished = self.instant(FINISHED).await?;
        let unfinished = self.instant(UNFINISHED).await?;
        let found = unfinished.map(|source| CopyMark { source, finished: false });
        Ok(found.or(finished.map(|source| CopyMark { source, finished: true })))
    }

    async fn set_mark(&self, mark: CopyMark) -> Result<(), StoreError> {
        let name = if mark.finished { FINISHED } else { UNFINISHED };
        let marks = sqlx::query("DELETE FROM instants WHERE name IN ($1, $2)");
        let set = sqlx::query("INSERT INTO instants (name, at) VALUES ($1, $2)");
        let set = set.bind(name).bind::<Millis>(mark.source);
        self.run_all(vec![marks.bind(FINISHED).bind(UNFINISHED), set]).await
    }
}

impl SqlStore {
    /// Runs one statement for each list of values, all in one transaction.
    async fn for_each(&self, sql: &str, lists: &[Vec<Field>]) -> Result<(), StoreError> {
        let query = || sqlx::query(AssertSqlSafe(sql.to_owned()));
        self.run_all(lists.iter().map(|values| bind(query(), values)).collect()).await
    }

    /// Runs statements in one transaction.
    async fn run_all(&self, statements: Vec<Statement<'_>>) -> Result<(), StoreError> {
        let mut session = self.writing(0).await?;
        let done = async {
            for statement in statements {
                run(session.conn(), statement).await?;
            }
            Ok(())
        };
        let done: SqlResult<()> = done.await;
        self.finish(session, done).await
    }
}

/// The columns of a table.
fn names(table: &str) -> Vec<&'static str> {
    let of = TABLES.iter().find(|(name, _)| *name == table).map_or(&[][..], |(_, of)| of);
    of.iter().map(|(name, _)| *name).collect()
}

fn bind<'q>(mut query: Statement<'q>, values: &[Field]) -> Statement<'q> {
    for value in values {
        query = match value.clone() {
            Field::Number(number) => query.bind(number),
            Field::Text(text) => query.bind(text),
            Field::Bytes(bytes) => query.bind(bytes),
        };
    }
    query
}

fn fields(row: &Row, names: &[&str]) -> sqlx::Result<Vec<Field>> {
    let field = |(at, name): (usize, &&str)| {
        Ok(match kind(name) {
            ColumnKind::Number => Field::Number(row.try_get(at)?),
            ColumnKind::Text => Field::Text(row.try_get(at)?),
            ColumnKind::Bytes => Field::Bytes(row.try_get(at)?),
        })
    };
    names.iter().enumerate().map(field).collect()
}
