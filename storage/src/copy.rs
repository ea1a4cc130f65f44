//! Copies a whole database into another one, a file or a server either way, and proves that
//! everything arrived.
//!
//! The target is empty, or holds an earlier copy of the same source that nobody has played with
//! since; a mark in it says so. First everything leaves the target that the source does not have,
//! row by row; then what is missing comes, a batch at a time. So a copy that was interrupted goes on
//! where it was, one that is repeated brings the target up to date, and no constraint is broken on
//! the way. At the end the rows of every table are counted and hashed on both sides.

use async_trait::async_trait;
use std::path::Path;

use crate::postgres::PostgresStore;
use crate::schema::{NUMBERED, TABLES, key_width};
use crate::{Address, Database, OpenMode, StoreError};

/// How many rows are read and written at a time: few enough to be held in memory.
const BATCH: i64 = 200;

/// What a column of a row holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    Number(Option<i64>),
    Text(Option<String>),
    Bytes(Option<Vec<u8>>),
}

/// Which rows to read, in the order of their keys.
#[derive(Clone, Copy, Debug)]
pub(crate) struct KeyRange<'a> {
    /// Those after this key.
    pub after: Option<&'a [Field]>,
    /// Those up to this key.
    pub until: Option<&'a [Field]>,
    /// At most so many.
    pub most: i64,
}

/// What a copy leaves in its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct CopyMark {
    /// A number for the source.
    pub source: i64,
    /// Whether everything has arrived.
    pub finished: bool,
}

/// A database as rows.
#[async_trait]
pub(crate) trait RowStore: Send + Sync {
    async fn rows(
        &self,
        table: &'static str,
        range: KeyRange<'_>,
    ) -> Result<Vec<Vec<Field>>, StoreError>;
    async fn insert(&self, table: &'static str, rows: &[Vec<Field>]) -> Result<(), StoreError>;
    async fn delete(&self, table: &'static str, keys: &[Vec<Field>]) -> Result<(), StoreError>;
    /// The last number that was given to a row, whether or not the row is still there.
    async fn last_number(&self, table: &'static str) -> Result<i64, StoreError>;
    async fn set_last_number(&self, table: &'static str, last: i64) -> Result<(), StoreError>;
    /// What sets this database apart from every other.
    async fn origin(&self) -> Result<String, StoreError>;
    async fn mark(&self) -> Result<Option<CopyMark>, StoreError>;
    async fn set_mark(&self, mark: CopyMark) -> Result<(), StoreError>;
}

/// Why a copy was not made, or is not whole.
#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    /// Both names lead to one database.
    #[error("--from and --to are the same database, {0}")]
    Same(String),
    /// The source cannot be used.
    #[error("--from: {0}")]
    From(StoreError),
    /// The target cannot be used.
    #[error("--to: {0}")]
    To(StoreError),
    /// The target has rows that did not come from this source.
    #[error(
        "--to: {to}: the table {table} has rows, and they are no copy of {from}: the target must \
         be empty, or an earlier copy that was not used since"
    )]
    NotEmpty {
        /// The target.
        to: String,
        /// The source.
        from: String,
        /// The first table with rows.
        table: &'static str,
    },
    /// Source and target differ.
    #[error(
        "--to: {to}: the table {table} is not what it is in {from}: {here} {rows} there, {there} in \
         the copy{same}",
        rows = if *here == 1 { "row" } else { "rows" },
        same = if here == there { ", with other contents" } else { "" }
    )]
    Differs {
        /// The target.
        to: String,
        /// The source.
        from: String,
        /// The table.
        table: &'static str,
        /// Its rows in the source.
        here: u64,
        /// Its rows in the target.
        there: u64,
    },
}

/// A table that is the same on both sides.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CopiedTable {
    /// Its name.
    pub table: &'static str,
    /// How many rows it has.
    pub rows: u64,
    /// The hash of all its rows in the order of their keys, as hexadecimal digits.
    pub hash: String,
}

/// Copies everything and verifies it. Nobody may serve from either database meanwhile.
///
/// # Errors
/// [`CopyError`], one line that names the side, the database and the reason. What was copied until
/// then stays, and the next copy goes on from there; until it is done nobody can play with it.
pub async fn copy(from: &Address, to: &Address) -> Result<Vec<CopiedTable>, CopyError> {
    let pair = Pair::open(from, to, OpenMode::CopyTo).await?;
    let copied = pair.copy().await;
    pair.close().await;
    copied
}

/// Compares two databases and changes nothing.
///
/// # Errors
/// [`CopyError::Differs`] names the first table that is not the same.
pub async fn compare(from: &Address, to: &Address) -> Result<Vec<CopiedTable>, CopyError> {
    let pair = Pair::open(from, to, OpenMode::CopyFrom).await?;
    let compared = pair.compare().await;
    pair.close().await;
    compared
}

/// The two databases of a copy.
struct Pair {
    from: Database,
    to: Database,
    /// The number of the source.
    number: i64,
}

impl Pair {
    async fn open(from: &Address, to: &Address, mode: OpenMode) -> Result<Self, CopyError> {
        if are_same(from, to).await? {
            return Err(CopyError::Same(from.to_string()));
        }
        let place = place(from);
        // Promises are answers that are owed within minutes, not part of the games.
        let none = Path::new("");
        let from = Database::open(from, none, OpenMode::CopyFrom).await.map_err(CopyError::From)?;
        let to = Database::open(to, none, mode).await.map_err(CopyError::To)?;
        let origin = rows_of(&from).origin().await.map_err(CopyError::From)?;
        let number = number_of(&format!("{place}\n{origin}"));
        Ok(Self { from, to, number })
    }

    fn source(&self) -> &dyn RowStore {
        rows_of(&self.from)
    }

    fn target(&self) -> &dyn RowStore {
        rows_of(&self.to)
    }

    async fn close(self) {
        self.from.close().await;
        self.to.close().await;
    }

    async fn copy(&self) -> Result<Vec<CopiedTable>, CopyError> {
        let source = self.number;
        self.accepts().await?;
        let target = self.target();
        target.set_mark(CopyMark { source, finished: false }).await.map_err(CopyError::To)?;
        // A game that goes takes what belongs to it along, and comes before what belongs to it.
        for table in tables() {
            self.in_place().await?;
            self.remove_others(table).await?;
        }
        for table in tables() {
            self.in_place().await?;
            self.add_missing(table).await?;
        }
        for table in NUMBERED {
            let last = self.source().last_number(table).await.map_err(CopyError::From)?;
            target.set_last_number(table, last).await.map_err(CopyError::To)?;
        }
        let copied = self.compare().await?;
        self.in_place().await?;
        target.set_mark(CopyMark { source, finished: true }).await.map_err(CopyError::To)?;
        Ok(copied)
    }

    /// Checks that nobody serves from either meanwhile: a lock goes with its connection.
    async fn in_place(&self) -> Result<(), CopyError> {
        self.from.in_place().await.map_err(CopyError::From)?;
        self.to.in_place().await.map_err(CopyError::To)
    }

    /// Wants a target that is empty or a copy of the same source.
    async fn accepts(&self) -> Result<(), CopyError> {
        let mark = self.target().mark().await.map_err(CopyError::To)?;
        if mark.is_some_and(|mark| mark.source == self.number) {
            return Ok(());
        }
        for table in tables() {
            let any = KeyRange { after: None, until: None, most: 1 };
            let found = self.target().rows(table, any).await.map_err(CopyError::To)?;
            if !found.is_empty() {
                let (to, from) = (self.to.name(), self.from.name());
                return Err(CopyError::NotEmpty { to, from, table });
            }
        }
        Ok(())
    }

    /// Deletes the rows of the target that the source does not have, or has otherwise.
    async fn remove_others(&self, table: &'static str) -> Result<(), CopyError> {
        let width = key_width(table);
        let mut after: Option<Vec<Field>> = None;
        loop {
            let range = KeyRange { after: after.as_deref(), until: None, most: BATCH };
            let there = self.target().rows(table, range).await.map_err(CopyError::To)?;
            let Some(last) = there.last() else { return Ok(()) };
            let until = last[..width].to_vec();
            let range = KeyRange { until: Some(&until), most: i64::MAX, ..range };
            let here = self.source().rows(table, range).await.map_err(CopyError::From)?;
            let strays: Vec<Vec<Field>> = there
                .iter()
                .filter(|row| !here.contains(row))
                .map(|row| row[..width].to_vec())
                .collect();
            if !strays.is_empty() {
                self.target().delete(table, &strays).await.map_err(CopyError::To)?;
            }
            after = Some(until);
        }
    }

    /// Adds the rows of the source that the target does not have; what it has is the same.
    async fn add_missing(&self, table: &'static str) -> Result<(), CopyError> {
        let width = key_width(table);
        let mut after: Option<Vec<Field>> = None;
        loop {
            let range = KeyRange { after: after.as_deref(), until: None, most: BATCH };
            let mut here = self.source().rows(table, range).await.map_err(CopyError::From)?;
            let Some(last) = here.last() else { return Ok(()) };
            let until = last[..width].to_vec();
            let range = KeyRange { until: Some(&until), most: i64::MAX, ..range };
            let there = self.target().rows(table, range).await.map_err(CopyError::To)?;
            here.retain(|row| !there.contains(row));
            if !here.is_empty() {
                self.target().insert(table, &here).await.map_err(CopyError::To)?;
            }
            after = Some(until);
        }
    }

    /// Counts and hashes every table on both sides.
    async fn compare(&self) -> Result<Vec<CopiedTable>, CopyError> {
        let mut compared = Vec::new();
        for table in tables() {
            let here = digest(self.source(), table).await.map_err(CopyError::From)?;
            let there = digest(self.target(), table).await.map_err(CopyError::To)?;
            if here != there {
                let (to, from) = (self.to.name(), self.from.name());
                let (here, there) = (here.rows, there.rows);
                return Err(CopyError::Differs { to, from, table, here, there });
            }
            compared.push(here);
        }
        Ok(compared)
    }
}

fn rows_of(database: &Database) -> &dyn RowStore {
    match database {
        Database::File(store) => store,
        Database::Server(store) => store,
    }
}

/// The tables to which others belong.
const PARENTS: [&str; 2] = ["games", "leagues"];

/// Every table, first those to which others belong.
fn tables() -> impl Iterator<Item = &'static str> {
    let others = TABLES.iter().map(|(table, _)| *table).filter(|table| !PARENTS.contains(table));
    PARENTS.into_iter().chain(others)
}

/// Reads a whole table and hashes it.
async fn digest(store: &dyn RowStore, table: &'static str) -> Result<CopiedTable, StoreError> {
    let mut hasher = blake3::Hasher::new();
    let (mut rows, mut after): (u64, Option<Vec<Field>>) = (0, None);
    loop {
        let range = KeyRange { after: after.as_deref(), until: None, most: BATCH };
        let read = store.rows(table, range).await?;
        let Some(last) = read.last() else { break };
        after = Some(last[..key_width(table)].to_vec());
        rows += read.len() as u64;
        read.iter().flatten().for_each(|field| hash(&mut hasher, field));
    }
    Ok(CopiedTable { table, rows, hash: hasher.finalize().to_hex()[..16].to_owned() })
}

/// Each field with its kind and length, so that no two rows are written alike.
fn hash(hasher: &mut blake3::Hasher, field: &Field) {
    let (kind, bytes) = match field {
        Field::Number(value) => (b'n', value.map(|value| value.to_be_bytes().to_vec())),
        Field::Text(value) => (b't', value.as_ref().map(|value| value.clone().into_bytes())),
        Field::Bytes(value) => (b'b', value.clone()),
    };
    let length = bytes.as_ref().map_or(u64::MAX, |bytes| bytes.len() as u64);
    hasher.update(&[kind]).update(&length.to_be_bytes());
    hasher.update(bytes.as_deref().unwrap_or_default());
}

/// Whether both lead to one database: to one file, or to one schema on one server.
async fn are_same(from: &Address, to: &Address) -> Result<bool, CopyError> {
    if place(from) != place(to) {
        return Ok(false);
    }
    let (Address::Server(here), Address::Server(there)) = (from, to) else { return Ok(true) };
    if here == there {
        return Ok(true);
    }
    let here = PostgresStore::schema(here).await.map_err(CopyError::From)?;
    let there = PostgresStore::schema(there).await.map_err(CopyError::To)?;
    Ok(here.is_some() && here == there)
}

/// Where a database is: the same file or server, whatever path leads to it.
fn place(address: &Address) -> String {
    match address {
        Address::File(path) => {
            let path = path.canonicalize().or_else(|_| std::path::absolute(path));
            path.unwrap_or_default().display().to_string()
        }
        Address::Server(server) => server.name().to_owned(),
    }
}

/// The number under which the target remembers its source.
fn number_of(name: &str) -> i64 {
    let hash = blake3::hash(name.as_bytes());
    hash.as_bytes()[..8].iter().fold(0, |number, byte| number << 8 | i64::from(*byte))
}
