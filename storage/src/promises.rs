//! Promised answers: Discord was told to wait, and the process may die before the answer is given.
//! Each promise is a small file in a folder next to the database, durable before the promise is
//! made and deleted when it is kept. It is not a row, because answers are promised precisely when
//! the database cannot be written in time: another program holds it, or its disk is slow. The file
//! contains the caller's text, which may hold a secret, so only the owner may read it and no backup
//! contains it.

use std::fs;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::lock::{beside, private_options};
use crate::{InteractionId, Millis, Store, StoreError};

/// A promised answer. Debug output omits its text.
#[derive(Clone, PartialEq, Eq)]
pub struct Promise {
    /// The interaction to answer.
    pub interaction: InteractionId,
    /// The time until which it can be answered.
    pub until: Millis,
    /// What is needed to answer it, as the caller's text.
    pub text: String,
}

impl std::fmt::Debug for Promise {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { interaction, until, text: _ } = self;
        f.debug_struct("Promise").field("interaction", interaction).field("until", until).finish()
    }
}

/// Promising answers.
///
/// # Errors
/// File errors.
impl Store {
    /// Makes a promise durable; repeating it changes nothing.
    pub async fn promise(&self, promise: &Promise) -> Result<(), StoreError> {
        let promise = promise.clone();
        self.in_folder(move |folder| keep(folder, &promise)).await
    }

    /// The outstanding promises, the earliest first. They include a file that was only partly
    /// written; nothing was promised by it.
    pub async fn promised(&self) -> Result<Vec<Promise>, StoreError> {
        self.in_folder(|folder| {
            let mut promises = Vec::new();
            for (path, interaction, until) in list(folder)? {
                let text = fs::read_to_string(&path);
                let text = text.map_err(|source| StoreError::from_io(&path, source))?;
                promises.push(Promise { interaction, until, text });
            }
            promises.sort_by_key(|promise| promise.interaction);
            Ok(promises)
        })
        .await
    }

    /// Deletes a promise, because it was kept or nobody waits for it any more.
    pub async fn redeem(&self, interaction: InteractionId) -> Result<(), StoreError> {
        self.in_folder(move |folder| forget(folder, |of, _| of == interaction)).await
    }

    /// Deletes the promises that can no longer be kept.
    pub(crate) async fn forget_late_promises(&self, now: Millis) -> Result<(), StoreError> {
        self.in_folder(move |folder| forget(folder, |_, until| until < now)).await
    }

    /// Runs file work in the promise folder on a thread where waiting for the disk blocks nobody.
    async fn in_folder<T: Send + 'static>(
        &self,
        act: impl FnOnce(&Path) -> Result<T, StoreError> + Send + 'static,
    ) -> Result<T, StoreError> {
        let folder = beside(&self.inner.path, ".promised");
        let path = Arc::clone(&self.inner.path);
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
    let mut builder = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    match builder.create(folder) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        made => made,
    }
}

/// The files of the folder: the path, interaction and deadline of each.
fn list(folder: &Path) -> Result<Vec<(PathBuf, InteractionId, Millis)>, StoreError> {
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
