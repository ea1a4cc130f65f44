//! Reading columns: numbers into narrower types, and what is wrong with a row.

use super::Row;

/// Reads an integer column into a narrower type; an out-of-range number means damage.
pub(crate) fn narrow<T: TryFrom<i64>>(row: &Row, column: &str) -> sqlx::Result<T> {
    let wide: i64 = sqlx::Row::try_get(row, column)?;
    T::try_from(wide).map_err(|_| unreadable(column, wide))
}

/// The same for a nullable column.
pub(super) fn narrow_option<T: TryFrom<i64>>(row: &Row, column: &str) -> sqlx::Result<Option<T>> {
    let wide: Option<i64> = sqlx::Row::try_get(row, column)?;
    wide.map(|wide| T::try_from(wide).map_err(|_| unreadable(column, wide))).transpose()
}

/// The error for a value that this program cannot have written.
pub(super) fn unreadable(column: &str, value: impl std::fmt::Display) -> sqlx::Error {
    sqlx::Error::Decode(format!("column {column} holds {value}").into())
}

/// A text that a stranger chose, as both databases can hold it: PostgreSQL has no character 0.
pub(super) fn plain(text: &str) -> String {
    text.replace('\0', "\u{FFFD}")
}
