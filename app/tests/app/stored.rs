//! What is stored and what is sent is read again, and written as it was. The files below `stored` hold a
//! sample of every form: a change that needs one of them changed cannot read what is in a database, or
//! says twice what was said.

use queues::outbox::notification::{AboutGame as _, Notification};
use storage::{ChannelId, GameId, Outgoing, Timer};
use table::model::{Progress, Settings};
use table::timer::{TimerJob, TimerKind};
use table::token::{ComponentAction, ComponentToken};

const TIMERS: &str = include_str!("../stored/timers.txt");
const TOKENS: &str = include_str!("../stored/tokens.txt");
const SETTINGS: &str = include_str!("../stored/settings.txt");
const PROGRESS: &str = include_str!("../stored/progress.txt");
/// The kind of a row, its key, its slot, whether it is in order, and its payload.
const OUTBOX: &str = include_str!("../stored/outbox.txt");

#[test]
fn tokens_are_read_and_written_as_they_were() {
    for text in TOKENS.lines() {
        let token = ComponentToken::decode(text).unwrap_or_else(|| panic!("{text}"));
        assert_eq!(token.encode(), text);
    }
    for word in ComponentAction::WORDS {
        let has = |text: &str| text.split(':').nth(1) == Some(word);
        // No menu offers to pass: it is one of its options.
        assert!(*word == "pass" || TOKENS.lines().any(has), "{word}");
    }
}

#[test]
fn timers_are_read_and_written_as_they_were() {
    let mut seen = Vec::new();
    for kind in TIMERS.lines() {
        let timer = Timer { kind: kind.to_owned(), game: GameId(7), ordinal: 3, due_at: 5_000 };
        let job = TimerJob::of(&timer).unwrap_or_else(|| panic!("{kind}"));
        assert_eq!(job.due(timer.game, timer.ordinal, timer.due_at), timer);
        seen.push(job.kind());
    }
    assert!(TimerKind::ALL.iter().all(|kind| seen.contains(kind)));
}

/// The row of a notification about a game, with this key; none of one that is about no state of a game.
fn row(notification: &Notification, dedupe: &str) -> Option<Outgoing> {
    let [game, ordinal, _, once] = dedupe.splitn(4, ':').collect::<Vec<_>>()[..] else {
        return None;
    };
    let (game, ordinal) = (GameId(game.parse().ok()?), ordinal.parse().ok()?);
    let channel = ChannelId(50);
    let row = match notification {
        Notification::Post(post) => post.row(game, ordinal, channel, once),
        Notification::Direct(direct) => direct.row(game, ordinal, channel, once),
        Notification::Effect(effect) => effect.row(game, ordinal, channel, once),
        Notification::Standalone(_) => return None,
    };
    Some(row.unwrap())
}

#[test]
fn messages_are_read_and_written_as_they_were() {
    for line in OUTBOX.lines() {
        let [kind, dedupe, slot, _, payload] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{line}")
        };
        let notification: Notification = serde_json::from_str(payload).unwrap();
        assert_eq!(serde_json::to_string(&notification).unwrap(), payload);
        let Some(row) = row(&notification, dedupe) else { continue };
        assert_eq!((&*row.kind, &*row.dedupe), (kind, dedupe));
        assert_eq!(row.slot.as_deref().unwrap_or("-"), slot, "{dedupe}");
        assert_eq!(row.payload, payload);
    }
}

#[test]
fn tables_are_read_and_written_as_they_were() {
    for text in SETTINGS.lines() {
        let settings: Settings = serde_json::from_str(text).unwrap();
        assert_eq!(settings.text().unwrap(), text);
    }
    for text in PROGRESS.lines() {
        let progress: Progress = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&progress).unwrap(), text);
    }
}
