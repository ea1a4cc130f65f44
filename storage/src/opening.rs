//! How a database is opened, what that did to it, and what is removed from it in time.

use std::path::PathBuf;

/// How a database is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OpenMode {
    /// To play: the database is created and migrated automatically. No second process may serve from a
    /// file; any number may from a server.
    Serve,
    /// To look, even while another process serves: nothing is created, migrated or written.
    Read,
    /// To copy from it: as [`OpenMode::Read`], while no process serves.
    CopyFrom,
    /// To copy into it: as [`OpenMode::Serve`], also where an unfinished copy is.
    CopyTo,
}

impl OpenMode {
    /// True when the database may be written.
    #[cfg(feature = "sqlite")]
    pub(crate) const fn writes(self) -> bool {
        matches!(self, Self::Serve | Self::CopyTo)
    }
}

/// What opening a database did to its schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Migration {
    /// The version that the database had; `None` if it was new.
    pub from: Option<i64>,
    /// The version that it has now.
    pub to: i64,
    /// The copy of the file from before, if it was changed.
    pub backup: Option<PathBuf>,
}

/// What a sweep removed and packed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Swept {
    /// Outcomes of acts that can no longer be repeated.
    pub inbox: u64,
    /// Rows of the outbox that were settled long ago.
    pub outbox: u64,
    /// Games whose logs were packed.
    pub archived: u64,
    /// Copies of a file that a migration or a restore made and that were too old to stay.
    pub copies: u64,
    /// Pages by which the file became smaller; none with a server.
    pub freed: u64,
}
