//! The kinds of timers, and how a timer of each is stored.

use std::fmt::Display;

use storage::{GameId, Millis, Timer};

use crate::words::stored_words;

/// The ordinal of a timer that outlasts moves: a move removes the timers of earlier states.
pub const LASTING: u32 = u32::MAX;

stored_words! {
    /// What a timer is for.
    pub enum TimerKind {
        /// Draw the next tile, although nobody looked.
        Draw = "draw",
        /// Remind a player that their time is running out.
        Remind = "remind",
        /// A player's time is over.
        Over = "over",
        /// The others have not decided how to go on without a late player.
        Relief = "relief",
        /// Make the moves of a seat that plays itself.
        StandIn = "standin",
        /// A poll's time is over.
        Poll = "poll",
        /// Reopen a game's thread before it archives itself.
        Wake = "wake",
        /// Send spectators their daily digests.
        Digest = "digest",
        /// Close a table that nobody starts.
        Lobby = "lobby",
        /// Warn the players of an idle game.
        Idle = "idle",
        /// Park an idle game.
        Park = "silence",
        /// Look back at a game that is over.
        Analyse = "analyse",
        /// A table of several that play the same tiles is closed.
        Duplicate = "duplicate",
        /// The table of a league begins, or is closed.
        League = "league",
        /// The round of a league is over.
        Season = "season",
    }
}

impl TimerKind {
    /// The kind of a stored timer; `None` if this version has no such kind.
    pub fn of(due: &Timer) -> Option<Self> {
        Self::named(due.kind.split('.').next().unwrap_or_default())
    }

    /// The stored kind of a timer that is one of several in the same state.
    pub fn with(self, suffix: impl Display) -> String {
        format!("{}.{suffix}", self.word())
    }

    /// The only timer of its kind in a state.
    pub fn due(self, game: GameId, ordinal: u32, due_at: Millis) -> Timer {
        Timer { kind: self.word().to_owned(), game, ordinal, due_at }
    }

    /// A timer with its instant in its kind, which makes it distinct from the others of its kind in
    /// the same state: a timer that was handled can never be set again.
    pub fn dated(self, game: GameId, ordinal: u32, due_at: Millis) -> Timer {
        Timer { kind: self.with(due_at), game, ordinal, due_at }
    }
}

/// The number at the beginning of a stored timer's suffix.
pub fn number(due: &Timer) -> Option<u32> {
    due.kind.split('.').nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stored(kind: &str) -> Timer {
        Timer { kind: kind.to_owned(), game: GameId(7), ordinal: 3, due_at: 5_000 }
    }

    #[test]
    fn a_stored_timer_is_of_its_kind_whatever_its_suffix() {
        for &kind in TimerKind::ALL {
            assert_eq!(TimerKind::of(&kind.due(GameId(7), 3, 5_000)), Some(kind));
            assert_eq!(TimerKind::of(&kind.dated(GameId(7), 3, 5_000)), Some(kind));
            assert_eq!(TimerKind::of(&stored(&kind.with("4.0"))), Some(kind));
        }
    }

    #[test]
    fn timers_of_earlier_versions_keep_their_kind() {
        let kinds = [
            ("draw", TimerKind::Draw),
            ("remind.4.0", TimerKind::Remind),
            ("over.4", TimerKind::Over),
            ("relief.4", TimerKind::Relief),
            ("standin", TimerKind::StandIn),
            ("poll.2", TimerKind::Poll),
            ("wake.5000", TimerKind::Wake),
            ("digest.5000", TimerKind::Digest),
            ("lobby", TimerKind::Lobby),
            ("idle.5000", TimerKind::Idle),
            ("silence.5000", TimerKind::Park),
            ("analyse.70.5", TimerKind::Analyse),
            ("duplicate", TimerKind::Duplicate),
            ("league.5000", TimerKind::League),
            ("season.5000", TimerKind::Season),
        ];
        assert_eq!(kinds.len(), TimerKind::ALL.len());
        for (word, kind) in kinds {
            assert_eq!(TimerKind::of(&stored(word)), Some(kind), "{word}");
        }
    }

    #[test]
    fn a_timer_of_an_unknown_kind_has_none() {
        for word in ["", ".", "drawn", "Draw", "later.3"] {
            assert_eq!(TimerKind::of(&stored(word)), None, "{word}");
        }
    }

    #[test]
    fn the_number_of_a_timer_stands_first_in_its_suffix() {
        assert_eq!(number(&stored("remind.4.1")), Some(4));
        assert_eq!(number(&stored("over.12")), Some(12));
        assert_eq!(number(&stored("draw")), None);
        assert_eq!(number(&stored("over.x")), None);
    }
}
