//! What can go wrong in the storage, each as one clear line that names the database: its file, or
//! the address of its server without the password.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::{Served, Status};

/// Why the storage could not do what was asked. When an act returns one of these, nothing of the
/// act has happened, except with [`StoreError::InDoubt`]; drop the act.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The game has moved on since the caller looked: somebody else was first.
    #[error("the game is at ordinal {actual}, not at {expected}")]
    Conflict {
        /// The ordinal that the caller expected.
        expected: u32,
        /// The ordinal that the game has.
        actual: u32,
    },
    /// The game is not in the stage that the act needs (a move in a lobby, a second start).
    #[error("the game is {}", actual.as_str())]
    WrongStatus {
        /// The status that the game has.
        actual: Status,
    },
    /// The channel already has an open game.
    #[error("the channel already has an open game")]
    ChannelTaken,
    /// The player already sits in the game.
    #[error("the player already sits in the game")]
    AlreadySeated,
    /// The game already has the maximum number of seats.
    #[error("no seat is left in the game")]
    NoSeatLeft,
    /// What the act names does not exist.
    #[error("{0} does not exist")]
    NotFound(&'static str),
    /// Another program holds the database (after several tries), or an act of this process did not
    /// end in time.
    #[error("{path}: the database is busy", path = .0.display())]
    Busy(Arc<Path>),
    /// There is no connection to the database server, or it broke. Nothing of the act has happened.
    #[error("{path}: no connection to the server: {detail}", path = .path.display())]
    Away {
        /// The database.
        path: Arc<Path>,
        /// Why.
        detail: String,
    },
    /// Two acts were in each other's way, and this one had to give way.
    #[error("{path}: two acts were in each other's way", path = .0.display())]
    Collision(Arc<Path>),
    /// The database holds a copy that is not complete, so nobody may play with it.
    #[error(
        "{path}: the database holds an unfinished copy of another one: finish it with \
         `carcas copy`, or use an empty database", path = .0.display()
    )]
    Unfinished(Arc<Path>),
    /// The games in the database are somebody else's. It has not been touched.
    #[error(
        "{path}: the database holds the games of {served}, and this is {who}: {way}use another \
         database, or hand this one over for good with `carcas hand-over`",
        path = .path.display(), way = way_back(*.served)
    )]
    OtherOwner {
        /// The database.
        path: Arc<Path>,
        /// Whose games it holds.
        served: Served,
        /// Who wanted to serve from it.
        who: Served,
    },
    /// A database is to be made in a folder that is not there: its path may be mistyped.
    #[error(
        "{path}: there is no folder {folder}: correct the path, or make the folder, which \
         `carcas migrate --make-folders` does", path = .path.display(), folder = .folder.display()
    )]
    NoFolder {
        /// The database.
        path: Arc<Path>,
        /// The folder, from the root on.
        folder: PathBuf,
    },
    /// The file has another name besides this one, and what was last written may be in the log beside
    /// that one.
    #[error(
        "{path}: the file has more than one name (a hard link), but its lock and its log go with \
         one of them: remove the others, or use a symbolic link", path = .0.display()
    )]
    Names(Arc<Path>),
    /// No room is left on the disk. Nothing was written.
    #[error("{path}: no room is left on the disk", path = .0.display())]
    Full(Arc<Path>),
    /// The file is damaged or not a database at all. It is never repaired silently.
    #[error("{path}: the database is damaged: {detail}", path = .path.display())]
    Corrupt {
        /// The database file.
        path: Arc<Path>,
        /// What was found, as the database reports it.
        detail: String,
    },
    /// The database was written by a newer program. It has not been touched.
    #[error(
        "{path}: the database has schema version {found}, this program knows {known}: \
         use a newer program", path = .path.display()
    )]
    NewerSchema {
        /// The database file.
        path: Arc<Path>,
        /// The version that the file has.
        found: i64,
        /// The newest version that this program knows.
        known: i64,
    },
    /// The database is older than the program and was opened read-only, so it cannot be migrated.
    #[error(
        "{path}: the database has schema version {found}, this program needs {known}: \
         migrate it first", path = .path.display()
    )]
    OlderSchema {
        /// The database file.
        path: Arc<Path>,
        /// The version that the file has.
        found: i64,
        /// The version that this program needs.
        known: i64,
    },
    /// The database was made by a version before 1.0. It has not been touched.
    #[error(
        "{path}: the database was made by Carcas before 1.0, and databases are kept from 1.0 on: \
         give this one another path, or use the program that made it", path = .0.display()
    )]
    Unreleased(Arc<Path>),
    /// The file is a database of some other program. It has not been touched.
    #[error("{path}: not a database of this program", path = .0.display())]
    Foreign(Arc<Path>),
    /// The file is not writable, or the store was opened read-only.
    #[error("{path}: the database is read-only", path = .0.display())]
    ReadOnly(Arc<Path>),
    /// Another process serves from this file.
    #[error("{path}: another process is using the database", path = .0.display())]
    InUse(Arc<Path>),
    /// The file must be new but already exists. It has not been touched.
    #[error("{path}: the file already exists", path = .0.display())]
    Exists(PathBuf),
    /// What is to be restored is the database that it would replace. It has not been touched.
    #[error("{path}: that is the database itself: name a backup of it", path = .0.display())]
    Itself(Arc<Path>),
    /// The file was replaced or removed while the database was open: anything written now goes to a
    /// file that has no name any more.
    #[error(
        "{path}: the database file was replaced or removed while the program was running; \
         stop the program before you touch the file", path = .0.display()
    )]
    Replaced(Arc<Path>),
    /// There is no such database, and it was opened read-only.
    #[error("{path}: there is no such database", path = .0.display())]
    Missing(Arc<Path>),
    /// The file system refused something.
    #[error("{path}: {source}", path = .path.display())]
    File {
        /// The file or folder.
        path: PathBuf,
        /// What the file system said.
        source: std::io::Error,
    },
    /// An earlier step of the same act failed or was cancelled: the act can only be dropped.
    #[error("an earlier step of this act has failed")]
    ActFailed,
    /// A commit, this one or an earlier one, failed and may or may not have been done (the disk did
    /// not confirm it). Nothing more is written through this store; opening the file again settles
    /// the question.
    #[error(
        "{path}: a commit has failed, and only the next start can tell whether it was done: {detail}",
        path = .path.display()
    )]
    InDoubt {
        /// The database file.
        path: Arc<Path>,
        /// What the database reported.
        detail: String,
    },
    /// Any other database error.
    #[error("{path}: {source}", path = .path.display())]
    Database {
        /// The database file.
        path: Arc<Path>,
        /// What the driver reported.
        source: Box<dyn std::error::Error + Send + Sync>,
    },
}

/// How whoever owns a database gets back to it.
fn way_back(served: Served) -> &'static str {
    match served {
        Served::Sandbox => "",
        Served::Application(_) => "set DISCORD_TOKEN to the token of that application, ",
    }
}

impl StoreError {
    /// True when the same act may succeed if it is tried again a moment later.
    pub fn is_busy(&self) -> bool {
        matches!(self, Self::Busy(_) | Self::Away { .. } | Self::Collision(_))
    }
}
