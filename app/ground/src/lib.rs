//! What every use case is made of: how a table is loaded, what people look at, how a move is
//! recorded, how clocks run and messages are queued, and stored games, read again. A use case gets what it
//! may touch: the `Request` of a person, or the `Context` where nobody asked.

pub mod analyse;
pub mod announce;
pub mod archive;
pub mod channels;
pub mod clocks;
pub mod closing;
pub mod context;
pub mod drafts;
pub mod history;
pub mod hooks;
pub mod idle;
pub mod load;
pub mod messages;
pub mod notify;
pub mod overview;
pub mod picture;
pub mod queries;
pub mod recording;
pub mod request;
pub mod share;
pub mod standing_orders;
pub mod watch;

use std::future::Future;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use storage::UnitOfWork;
use table::error::AppError;
use table::outcome::Outcome;
use view::MessageDraft;

pub use self::context::{Context, Options};
pub use self::request::{Request, Started, actor};

/// An answer before its picture is drawn.
#[derive(Debug)]
pub struct Answer {
    pub page: MessageDraft,
    pub how: Visibility,
}

/// Who sees an answer, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Visibility {
    /// A new message that only the person sees.
    Private,
    /// An edit of the message whose button was pressed; for a command the same as `Private`.
    Update,
}

impl Answer {
    pub fn private(page: MessageDraft) -> Self {
        Self { page, how: Visibility::Private }
    }

    pub fn update(page: MessageDraft) -> Self {
        Self { page, how: Visibility::Update }
    }
}

/// Commits a transaction. The caller wakes the workers.
pub async fn finish(act: Box<dyn UnitOfWork>, outcome: &Outcome) -> Result<(), AppError> {
    act.commit(&outcome.text()?).await?;
    Ok(())
}

/// Boxes a use-case future: in debug builds the dispatcher would otherwise reserve stack for every
/// arm.
pub fn boxed<'a, F: Future + Send + 'a>(make: impl FnOnce() -> F) -> BoxFuture<'a, F::Output> {
    make().boxed()
}
