//! Promised answers in files: one small file each, in a folder next to the database or where the
//! program runs. Where several processes may run in one folder, the name says whose it is and of which
//! database.

use std::fs;
use std::io::ErrorKind;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::SqlStore;
use crate::private::{make_private, private_options};
use crate::{InteractionId, Millis, Promise, StoreError};

/// A file with a promise, as its name says.
#[derive(Debug)]
pub(crate) struct PromisedFile {
    path: PathBuf,
    interaction: InteractionId,
    until: Millis,
    /// The number of the process that has it; 0 if only one can be there.
    process: i64,
    /// The number of its database; 0 if only one can be there.
    database: u32,
}

impl SqlStore {
    /// Makes a promise durable in a file; repeating it changes nothing.
    pub(crate) async fn promise_in_file(&self, promise: &Promise) -> Result<(), StoreError> {
        let (promise, owner) = (promise.clone(), (self.process(), self.database()));
        self.in_folder(move |folder| keep(folder, &promise, owner)).await
    }

    /// The files with promises, but for those of other databases: their acts are not known here.
    pub(crate) async fn promised_files(&self) -> Result<Vec<PromisedFile>, StoreError> {
        let mut files = self.in_folder(list).await?;
        files.retain(|file| file.database == self.database());
        Ok(files)
    }

    /// Makes files this process's own, unless one of the `living` has them, and reads them, the earliest
    /// first. One that somebody else takes at the same time is theirs. One that cannot be read keeps no
    /// other back, and one that was cut off within a letter is of no use but can be named.
    pub(crate) async fn take_files(
        &self,
        files: Vec<PromisedFile>,
        living: Vec<i64>,
    ) -> Result<Vec<Promise>, StoreError> {
        let me = (self.process(), self.database());
        self.in_folder(move |folder| {
            let mut promises = Vec::new();
            for PromisedFile { path, interaction, until, process, database: _ } in files {
                let own = folder.join(name(interaction, until, me));
                if living.contains(&process) || path != own && fs::rename(&path, &own).is_err() {
                    continue;
                }
                let Ok(bytes) = fs::read(&own) else { continue };
                let text = String::from_utf8_lossy(&bytes).into_owned();
                promises.push(Promise { interaction, until, text });
            }
            promises.sort_by_key(|promise| promise.interaction);
            Ok(promises)
        })
        .await
    }

    /// Deletes the file of a promise, if there is one.
    pub(crate) async fn redeem_file(&self, interaction: InteractionId) -> Result<(), StoreError> {
        self.in_folder(move |folder| forget(folder, |of, _| of == interaction)).await
    }

    /// Deletes the files of promises that can no longer be kept.
    pub(crate) async fn forget_late_files(&self, now: Millis) -> Result<(), StoreError> {
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

fn keep(folder: &Path, promise: &Promise, owner: (i64, u32)) -> Result<(), StoreError> {
    let path = folder.join(name(promise.interaction, promise.until, owner));
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

/// The name of the file of a promise that a process of a database has.
fn name(interaction: InteractionId, until: Millis, (process, database): (i64, u32)) -> String {
    match process {
        0 => format!("{interaction}.{until}"),
        process => format!("{interaction}.{until}.{process}.{database:08x}"),
    }
}

/// What the name of a file says, if it is that of a promise.
fn said(name: &str) -> Option<(InteractionId, Millis, i64, u32)> {
    let mut parts = name.split('.');
    let (interaction, until) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
    let (process, database) = match parts.next() {
        Some(process) => (process.parse().ok()?, u32::from_str_radix(parts.next()?, 16).ok()?),
        None => (0, 0),
    };
    parts.next().is_none().then_some((interaction, until, process, database))
}

/// The files with promises in a folder.
fn list(folder: &Path) -> Result<Vec<PromisedFile>, StoreError> {
    let fault = |source| StoreError::from_io(folder, source);
    let entries = match fs::read_dir(folder) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        entries => entries.map_err(fault)?,
    };
    let mut files = Vec::new();
    for entry in entries {
        let entry = entry.map_err(fault)?;
        let path = entry.path();
        if let Some((interaction, until, process, database)) =
            entry.file_name().to_str().and_then(said)
        {
            files.push(PromisedFile { path, interaction, until, process, database });
        }
    }
    Ok(files)
}

fn forget(folder: &Path, which: impl Fn(InteractionId, Millis) -> bool) -> Result<(), StoreError> {
    for PromisedFile { path, interaction, until, .. } in list(folder)? {
        if which(interaction, until) {
            match fs::remove_file(&path) {
                Err(error) if error.kind() == ErrorKind::NotFound => {}
                removed => removed.map_err(|source| StoreError::from_io(&path, source))?,
            }
        }
    }
    Ok(())
}
