//! Files that people give to commands: Discord keeps them, and they are fetched when needed.

use std::fmt::Debug;
use std::pin::Pin;

/// Why a file could not be fetched.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DownloadError {
    /// It is larger than was allowed.
    #[error("the file is too large")]
    Large,
    /// It is not there, or nobody answers.
    #[error("the file cannot be fetched: {0}")]
    Unreachable(String),
}

/// A file on its way.
pub type Download<'a> = Pin<Box<dyn Future<Output = Result<Vec<u8>, DownloadError>> + Send + 'a>>;

/// Whoever fetches files.
pub trait Downloads: Debug + Send + Sync {
    /// The bytes at an address that Discord named, at most `most` of them.
    ///
    /// # Errors
    /// [`DownloadError`].
    fn fetch<'a>(&'a self, url: &'a str, most: usize) -> Download<'a>;
}

/// Fetches nothing: for an application without a Discord.
#[derive(Clone, Copy, Debug)]
pub struct NoDownloads;

impl Downloads for NoDownloads {
    fn fetch<'a>(&'a self, _url: &'a str, _most: usize) -> Download<'a> {
        let error = DownloadError::Unreachable("there is no Discord".to_owned());
        Box::pin(std::future::ready(Err(error)))
    }
}
