//! Files and folders that only their owner may read: they reveal who plays with whom.

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};

use crate::StoreError;

/// The name of a file that belongs to the database: the database's name and a suffix.
pub(crate) fn beside(database: &Path, ending: &str) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

/// Leaves a new folder to its owner alone. Nothing is in it yet that others could have read, and
/// what comes into it has [`private_options`] of its own.
pub(crate) fn make_private(folder: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    std::fs::set_permissions(folder, std::os::unix::fs::PermissionsExt::from_mode(0o700))?;
    #[cfg(not(unix))]
    let _ = folder;
    Ok(())
}

/// Options for a file that only its owner may read: it reveals who plays with whom.
pub(crate) fn private_options() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.read(true).write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// Gives a new file to whoever has another file or folder. What root makes for a bot that runs as
/// somebody else could not be opened by it. It goes by the handle: a name may lead elsewhere by now.
pub(crate) fn give(file: &File, like: &Path) -> std::io::Result<()> {
    #[cfg(unix)]
    {
        use std::os::unix::fs::{MetadataExt as _, fchown};
        let (ours, theirs) = (file.metadata()?, like.metadata()?);
        if ours.uid() != theirs.uid() {
            fchown(file, Some(theirs.uid()), Some(theirs.gid()))?;
        }
    }
    #[cfg(not(unix))]
    let _ = (file, like);
    Ok(())
}

impl StoreError {
    /// Converts a file error.
    pub(crate) fn from_io(path: &Path, source: std::io::Error) -> Self {
        use std::io::ErrorKind;
        match source.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
                Self::ReadOnly(path.into())
            }
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => Self::Full(path.into()),
            ErrorKind::AlreadyExists => Self::Exists(path.to_path_buf()),
            _ => Self::File { path: path.to_path_buf(), source },
        }
    }

    /// What happened, without the file.
    pub(crate) fn detail(&self) -> String {
        match self {
            Self::File { source, .. } => source.to_string(),
            Self::Database { source, .. } => source.to_string(),
            Self::Full(_) => "no room is left on the disk".to_owned(),
            other => other.to_string(),
        }
    }
}
