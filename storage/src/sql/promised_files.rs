//! Promised answers in files: one small file each, in a folder next to the database or where the
//! program runs.

use std::fs;
use std::io::ErrorKind;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::SqlStore;
use crate::private::{make_private, private_options};
use crate::{InteractionId, Millis, Promise, StoreError};

impl SqlStore {
    /// Makes a promise durable in a file; repeating it changes nothing.
    pub(super) async fn promise_in_file(&self, promise: &Promise) -> Result<(), StoreError> {
        let promise = promise.clone();
        self.in_folder(move |folder| keep(folder, &promise)).await
    }

    /// What was promised in files, the earliest first. A file that cannot be read keeps no other one
    /// back, and one that was cut off within a letter is of no use but can be named.
    pub(super) async fn promised_in_files(&self) -> Result<Vec<Promise>, StoreError> {
        self.in_folder(|folder| {
            let mut promises = Vec::new();
            for (path, interaction, until) in list(folder)? {
                let Ok(bytes) = fs::read(&path) else { continue };
                let text = String::from_utf8_lossy(&bytes).into_owned();
                promises.push(Promise { interaction, until, text });
            }
            promises.sort_by_key(|promise| promise.interaction);
            Ok(promises)
        })
        .await
    }

    /// Deletes the file of a promise, if there is one.
    pub(super) async fn redeem_file(&self, interaction: InteractionId) -> Result<(), StoreError> {
        self.in_folder(move |folder| forget(folder, |of, _| of == interaction)).await
    }

    /// Deletes the files of promises that can no longer be kept.
    pub(super) async fn forget_late_files(&self, now: Millis) -> Result<(), StoreError> {
        self.in_folder(move |folder| forget(folder, |_, until| until < now)).await
    }

    /// Runs file work in the promise folder on a thread where waiting for the disk blocks nobody.
    async fn in_folder<T: Send + 'static>(
        &self,
        act: impl FnOnce(&Path) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (folder, path) = (self.promises(), Arc::clone(self.place()));
        let done = tokio::task::spawn_blocking(move || act(&folder)).await;
        // It is cancelled only when the runtime ends, and then nobody waits for the result.
        done.unwrap_or(Err(StoreError::ReadOnly(path)))
    }
}

fn keep(folder: &Path, promise: &Promise) -> Result<(), StoreError> {
    let path = folder.join(format!("{}.{}", promise.interaction, promise.until));
    let write = || {
        make(folder)?;
        let mut file = match private_options().create_new(true).open(&path) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => return Ok(()),
            opened => opened?,
        };
        file.write_all(promise.text.as_bytes())?;
        file.sync_all()?;
        fs::File::open(folder)?.sync_all()
    };
    write().map_err(|source| StoreError::from_io(&path, source))
}

/// Creates the folder, readable only by its owner.
fn make(folder: &Path) -> std::io::Result<()> {
    match fs::create_dir(folder) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made.and_then(|()| make_private(folder)),
    }
}

/// The files of the folder: the path, interaction and deadline of each.
pub(super) fn list(folder: &Path) -> Result<Vec<(PathBuf, InteractionId, Millis)>, StoreError> {
    let fault = |source| StoreError::from_io(folder, source);
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(fault)?,
    };
    let mut files = Vec::new();
    for entry in entries {
        let entry = entry.map_err(fault)?;
        let name = entry.file_name();
        let parts = name.to_str().and_then(|name| name.split_once('.'));
        if let Some((interaction, until)) = parts
            && let (Ok(interaction), Ok(until)) = (interaction.parse(), until.parse())
        {
            files.push((entry.path(), interaction, until));
        }
    }
    Ok(files)
}

fn forget(folder: &Path, which: impl Fn(InteractionId, Millis) -> bool) -> Result<(), StoreError> {
    for (path, interaction, until) in list(folder)? {
        if which(interaction, until) {
            match fs::remove_file(&path) {
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                removed => removed.map_err(|source| StoreError::from_io(&path, source))?,
            }
        }
    }
    Ok(())
}
