//! What happens at a table: each use case is a function that reads the table, asks `access.rs`, lets
//! the rules decide and writes everything in one transaction. It gets what it may touch: the
//! `Request` of a person, or the `Context` where nobody asked. Nothing is kept in memory between
//! two interactions.

// The ground: how a table is loaded, what people look at, how a move is recorded, how clocks run and
// messages are queued. It imports none of the others.
pub(crate) mod analyse;
pub(crate) mod announce;
pub(crate) mod channels;
pub(crate) mod clocks;
pub(crate) mod closing;
pub(crate) mod context;
pub(crate) mod drafts;
pub(crate) mod history;
pub(crate) mod hooks;
pub(crate) mod idle;
pub(crate) mod load;
pub(crate) mod messages;
pub(crate) mod notify;
pub(crate) mod overview;
pub(crate) mod picture;
pub(crate) mod queries;
pub(crate) mod recording;
pub(crate) mod request;
pub(crate) mod share;
pub(crate) mod standing_orders;
pub(crate) mod watch;

// What people and timers do. These lead to each other: a poll ends a game, a league opens a table.
pub(crate) mod aside;
pub(crate) mod calls;
pub(crate) mod commit;
pub(crate) mod daily;
pub(crate) mod duplicate;
pub(crate) mod fair;
pub(crate) mod hint;
pub(crate) mod invitations;
pub(crate) mod league;
pub(crate) mod lobby;
pub(crate) mod lost;
pub(crate) mod overtime;
pub(crate) mod polls;
pub(crate) mod privacy;
pub(crate) mod promises;
pub(crate) mod records;
pub(crate) mod rematch;
pub(crate) mod rollback;
pub(crate) mod season;
pub(crate) mod seats;
pub(crate) mod seek;
pub(crate) mod setup;
pub(crate) mod setups;
pub(crate) mod stand_in;
pub(crate) mod threads;
pub(crate) mod travel;
pub(crate) mod turn;
pub(crate) mod tutorial;
pub(crate) mod undeliverable;
pub(crate) mod undo;
pub(crate) mod web;
pub(crate) mod wishes;

// What becomes of a queued message when it is sent. None of the others imports it.
pub(crate) mod compose;

use std::future::Future;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use storage::UnitOfWork;

pub(crate) use self::context::Context;
pub use self::context::Options;
pub(crate) use self::request::{Request, Started, actor};
use crate::table::error::AppError;
use crate::table::outcome::Outcome;
use crate::view::MessageDraft;

/// An answer before its picture is drawn.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) page: MessageDraft,
    pub(crate) how: Visibility,
}

/// Who sees an answer, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Visibility {
    /// A new message that only the person sees.
    Private,
    /// An edit of the message whose button was pressed; for a command the same as `Private`.
    Update,
}

impl Answer {
    pub(crate) fn private(page: MessageDraft) -> Self {
        Self { page, how: Visibility::Private }
    }

    pub(crate) fn update(page: MessageDraft) -> Self {
        Self { page, how: Visibility::Update }
    }
}

/// Commits a transaction. The caller wakes the workers.
pub(crate) async fn finish(act: Box<dyn UnitOfWork>, outcome: &Outcome) -> Result<(), AppError> {
    act.commit(&outcome.text()?).await?;
    Ok(())
}

/// Boxes a use-case future: in debug builds the dispatcher would otherwise reserve stack for every
/// arm.
pub(crate) fn boxed<'a, F: Future + Send + 'a>(
    make: impl FnOnce() -> F,
) -> BoxFuture<'a, F::Output> {
    make().boxed()
}
