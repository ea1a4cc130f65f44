//! Converts the library's values to the port's.

use app::port::Closure;
use serenity::model::channel::GuildChannel;

/// How a thread was closed; none while it is open.
///
/// Discord does not say who archived a thread. A thread archives itself once its configured number
/// of minutes has passed since the last message ("Threads", `auto_archive_duration`); if it was
/// archived earlier, somebody did it.
pub(super) fn closure(thread: &GuildChannel) -> Option<Closure> {
    let state = thread.thread_metadata.filter(|state| state.archived || state.locked)?;
    if state.locked {
        return Some(Closure::Closed);
    }
    let minutes = i64::from(u16::from(state.auto_archive_duration));
    let spoken = thread.last_message_id.map_or(thread.id.created_at(), |id| id.created_at());
    let asleep_at = spoken.unix_timestamp() + 60 * minutes;
    Some(match state.archive_timestamp {
        Some(archived) if archived.unix_timestamp() < asleep_at => Closure::Closed,
        _ => Closure::Asleep,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::{Value as Json, json};

    use super::*;

    /// A thread whose last message was written on the first day of 2026, at noon.
    fn thread(state: &Json) -> GuildChannel {
        let noon = 1_767_268_800_000_u64 - 1_420_070_400_000;
        serde_json::from_value(json!({
            "id": "5", "guild_id": "4", "type": 11, "name": "table", "parent_id": "6",
            "owner_id": "7", "last_message_id": (noon << 22).to_string(),
            "thread_metadata": state, "rate_limit_per_user": 0, "position": 0,
        }))
        .unwrap()
    }

    #[test]
    fn a_thread_that_is_archived_before_its_time_was_closed_by_somebody() {
        let archived = |at: &str| {
            let state = json!({
                "archived": true, "auto_archive_duration": 1440, "locked": false,
                "archive_timestamp": at,
            });
            closure(&thread(&state))
        };
        assert_eq!(archived("2026-01-02T11:59:00Z"), Some(Closure::Closed));
        assert_eq!(archived("2026-01-02T12:00:00Z"), Some(Closure::Asleep));
        assert_eq!(archived("2026-01-09T12:00:00Z"), Some(Closure::Asleep));
        let state = |archived: bool, locked: bool| {
            json!({
                "archived": archived, "auto_archive_duration": 60, "locked": locked,
                "archive_timestamp": "2026-01-05T12:00:00Z",
            })
        };
        assert_eq!(closure(&thread(&state(true, true))), Some(Closure::Closed));
        assert_eq!(closure(&thread(&state(false, true))), Some(Closure::Closed));
        assert_eq!(closure(&thread(&state(false, false))), None);
    }
}
