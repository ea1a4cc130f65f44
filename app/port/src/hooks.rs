//! A program of whoever runs Carcas that is told when something happens in a public game.

use std::fmt::Debug;

use futures_util::future::BoxFuture;

/// Tells the program.
pub trait Hooks: Debug + Send + Sync {
    /// Tells of an event, with what there is to know of it as JSON.
    ///
    /// # Errors
    /// A line for the log: the program was not reached, or did not take it.
    fn tell<'a>(&'a self, event: &'a str, body: String) -> BoxFuture<'a, Result<(), String>>;
}
