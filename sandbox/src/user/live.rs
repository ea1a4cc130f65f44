//! Live updates for the page: an event stream that says "something changed", at most a few times a
//! second. The page then fetches the changes itself.

use std::convert::Infallible;
use std::time::Duration;

use axum::extract::State;
use axum::response::Sse;
use axum::response::sse::{Event, KeepAlive};
use futures_util::Stream;

use crate::world::Shared;

/// The shortest time between two events.
const PAUSE: Duration = Duration::from_millis(60);

/// `GET /user/live`.
pub(super) async fn live(
    State(shared): State<Shared>,
) -> Sse<impl Stream<Item = Result<Event, Infallible>>> {
    let changes = shared.watch();
    let events = futures_util::stream::unfold(changes, |mut changes| async move {
        changes.changed().await.ok()?;
        tokio::time::sleep(PAUSE).await;
        let count = *changes.borrow_and_update();
        Some((Ok(Event::default().event("change").data(count.to_string())), changes))
    });
    Sse::new(events).keep_alive(KeepAlive::default())
}
