//! Which program has made the tables.

use super::Conn;

/// Whether it was one before 1.0. Its list of migrations begins with another name than ours.
pub(crate) async fn is_unreleased(conn: &mut Conn) -> sqlx::Result<bool> {
    let first = "SELECT version FROM _sqlx_migrations WHERE description = 'first tables'";
    Ok(sqlx::query(first).fetch_optional(conn).await?.is_some())
}
