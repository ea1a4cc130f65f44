//! What timers are for, and how that is stored.

use storage::{ChannelId, GameId, Millis, Timer};

use crate::words::{self, Dotted, Parts, stored_variants, stored_words};

/// The ordinal of a timer that outlasts moves: a move removes the timers of earlier states.
pub const LASTING: u32 = u32::MAX;

/// Declares the jobs and their kinds from one list.
macro_rules! timer_jobs {
    ($($(#[$doc:meta])* $job:ident $(($($field:ident: $type:ty),+))? = $word:literal,)*) => {
        stored_words! {
            /// The kinds of timers.
            pub enum TimerKind { $($(#[$doc])* $job = $word,)* }
        }

        stored_variants! {
            /// What is to be done when a timer is due, and what tells the timer from others of its
            /// kind in the same state. Many have an instant for that, the one for which they were
            /// first set: a timer that was handled can never be set again.
            pub enum TimerJob { $($(#[$doc])* $job $(($($field: $type),+))? = $word,)* }
        }

        impl TimerJob {
            /// Its kind.
            pub const fn kind(self) -> TimerKind {
                match self { $(Self::$job { .. } => TimerKind::$job,)* }
            }
        }
    };
}

timer_jobs! {
    /// Draw the next tile, although nobody looked.
    Draw(at: Millis) = "draw",
    /// Remind a player that their time is running out: the number of the clock, and how much of it
    /// is left.
    Remind(clock: u32, left: Millis) = "remind",
    /// A player's time is over: the number of the clock.
    Over(clock: u32) = "over",
    /// The others have not decided how to go on without a late player: the number of the clock.
    Relief(clock: u32) = "relief",
    /// Make the moves of a seat that plays itself.
    StandIn(at: Millis) = "standin",
    /// The time of the poll with this number is over.
    Poll(number: u32) = "poll",
    /// Reopen a game's thread before it archives itself.
    Wake(at: Millis) = "wake",
    /// Send spectators their daily digests.
    Digest(at: Millis) = "digest",
    /// Close a table that nobody starts.
    Lobby = "lobby",
    /// Warn the players of an idle game.
    Idle(at: Millis) = "idle",
    /// Park an idle game.
    Park(at: Millis) = "silence",
    /// Look back at a game that is over.
    Analyse(place: AnalysisPlace) = "analyse",
    /// A table of several that play the same tiles is closed.
    Duplicate = "duplicate",
    /// The table of a league begins, or is closed.
    League(at: Millis) = "league",
    /// The round of a league is over.
    Season(at: Millis) = "season",
}

/// Where a look back at a game is posted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnalysisPlace {
    /// Below the end of the game.
    Ending,
    /// In the channel where it was asked for, within the span of time with this number.
    Channel(ChannelId, i64),
}

/// The word of the end.
const ENDING: &str = "end";

impl AnalysisPlace {
    /// The channel in which it was asked for.
    pub const fn asked_in(self) -> Option<ChannelId> {
        match self {
            Self::Ending => None,
            Self::Channel(channel, _) => Some(channel),
        }
    }
}

impl Dotted for AnalysisPlace {
    fn write(&self, parts: &mut Vec<String>) {
        match self {
            Self::Ending => parts.push(ENDING.to_owned()),
            Self::Channel(channel, span) => {
                channel.write(parts);
                span.write(parts);
            }
        }
    }

    fn read(parts: &mut Parts<'_>) -> Option<Self> {
        if parts.clone().next() == Some(ENDING) {
            return parts.next().map(|_| Self::Ending);
        }
        Some(Self::Channel(ChannelId::read(parts)?, i64::read(parts)?))
    }
}

impl TimerJob {
    /// What a stored timer is for; `None` if this version has no such job.
    pub fn of(due: &Timer) -> Option<Self> {
        words::read(&due.kind)
    }

    /// A timer for it.
    pub fn due(self, game: GameId, ordinal: u32, due_at: Millis) -> Timer {
        Timer { kind: words::written(&self), game, ordinal, due_at }
    }

    /// A timer for one that has its instant.
    pub fn dated(job: fn(Millis) -> Self, game: GameId, ordinal: u32, due_at: Millis) -> Timer {
        job(due_at).due(game, ordinal, due_at)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(kind: &str) -> Timer {
        Timer { kind: kind.to_owned(), game: GameId(7), ordinal: 3, due_at: 5_000 }
    }

    /// What is stored for each job.
    const STORED: [(&str, TimerJob); 16] = [
        ("draw.5000", TimerJob::Draw(5_000)),
        ("remind.4.0", TimerJob::Remind(4, 0)),
        ("over.4", TimerJob::Over(4)),
        ("relief.4", TimerJob::Relief(4)),
        ("standin.5000", TimerJob::StandIn(5_000)),
        ("poll.2", TimerJob::Poll(2)),
        ("wake.5000", TimerJob::Wake(5_000)),
        ("digest.5000", TimerJob::Digest(5_000)),
        ("lobby", TimerJob::Lobby),
        ("idle.5000", TimerJob::Idle(5_000)),
        ("silence.5000", TimerJob::Park(5_000)),
        ("analyse.70.5", TimerJob::Analyse(AnalysisPlace::Channel(ChannelId(70), 5))),
        ("analyse.end", TimerJob::Analyse(AnalysisPlace::Ending)),
        ("duplicate", TimerJob::Duplicate),
        ("league.5000", TimerJob::League(5_000)),
        ("season.5000", TimerJob::Season(5_000)),
    ];

    #[test]
    fn every_job_is_stored_as_it_always_was_and_read_again() {
        for (text, job) in STORED {
            let timer = job.due(GameId(7), 3, 5_000);
            assert_eq!(timer, stored(text));
            assert_eq!(TimerJob::of(&timer), Some(job), "{text}");
            let word = text.split('.').next().unwrap_or_default();
            assert_eq!(job.kind().word(), word);
        }
        for kind in TimerKind::ALL {
            assert!(STORED.iter().any(|(_, job)| job.kind() == *kind), "{kind:?}");
        }
    }

    #[test]
    fn a_dated_timer_has_its_instant() {
        assert_eq!(TimerJob::dated(TimerJob::Wake, GameId(7), 3, 5_000), stored("wake.5000"));
    }

    #[test]
    fn a_timer_of_an_unknown_kind_or_spelling_has_no_job() {
        let unknown = ["", ".", "drawn", "Draw", "later.3"];
        let misspelt = ["draw.", "over", "over.x", "over.04", "remind.4", "lobby.1", "over.4.1"];
        for text in unknown.into_iter().chain(misspelt) {
            assert_eq!(TimerJob::of(&stored(text)), None, "{text}");
        }
    }

    #[test]
    fn numbers_of_every_size_are_read_again() {
        for number in [0, 1, 9, 10, u32::MAX] {
            for at in [i64::MIN, -1, 0, 1_800_000_000_000, i64::MAX] {
                let place = AnalysisPlace::Channel(ChannelId(u64::MAX), at);
                for job in [
                    TimerJob::Remind(number, at),
                    TimerJob::Poll(number),
                    TimerJob::Park(at),
                    TimerJob::Analyse(place),
                ] {
                    assert_eq!(TimerJob::of(&job.due(GameId(7), 3, 0)), Some(job));
                }
            }
        }
    }
}
