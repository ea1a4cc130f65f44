//! An act: one thing that a person or a timer did, as one write transaction. Its key goes into the
//! inbox first and its outcome last; in between goes everything it changes and every message it
//! causes. Either all of it is durable or none of it happened.

use async_trait::async_trait;

use crate::{
    Best, ChannelId, DailyPlay, Delivery, Draft, GameId, GuildId, Hindrance, League, LeagueStatus,
    MessageRef, Millis, NewGame, NewMove, Outgoing, PlayedElsewhere, Player, Rating, Reads,
    SavedSetup, SeatResult, Seek, State, Status, StoreError, Timer, Undone, UserId,
};

/// Gives the signatures of all writes of an act to a macro, as
/// [`for_each_read`](crate::reads::for_each_read) does for reads.
macro_rules! for_each_write {
    ($give_to:ident) => {
        $give_to! {
            // Games.

            /// Makes somebody else the host of a game.
            async fn set_host(&mut self, game: GameId, host: UserId) -> Result<(), StoreError>;

            /// Opens a lobby.
            ///
            /// # Errors
            /// [`StoreError::ChannelTaken`] when the channel has an open game.
            async fn create_game(&mut self, new: &NewGame) -> Result<GameId, StoreError>;

            /// Keeps a game that was played elsewhere. Its channel may have an open game.
            async fn keep_played(&mut self, played: &PlayedElsewhere) -> Result<GameId, StoreError>;

            /// Replaces the text about the setup. This is not a move: `changed_at` stays.
            async fn save_settings(&mut self, game: GameId, text: &str) -> Result<(), StoreError>;

            /// Replaces the text about everything around the rules. The ordinal and `changed_at` stay.
            async fn save_progress(&mut self, game: GameId, text: &str) -> Result<(), StoreError>;

            /// Moves a game to another channel or thread.
            ///
            /// # Errors
            /// [`StoreError::ChannelTaken`] when that channel has an open game.
            async fn set_channel(&mut self, game: GameId, channel: ChannelId) -> Result<(), StoreError>;

            /// Parks a running game: it keeps everything but its channel, its drafts and its timers.
            ///
            /// # Errors
            /// [`StoreError::WrongStatus`] when it is not running.
            async fn park(&mut self, game: GameId) -> Result<(), StoreError>;

            /// Resumes a parked game in this channel.
            ///
            /// # Errors
            /// [`StoreError::ChannelTaken`]; [`StoreError::WrongStatus`] when it is not parked.
            async fn resume(&mut self, game: GameId, channel: ChannelId) -> Result<(), StoreError>;

            /// Starts a game: the lobby becomes a running game with this state at ordinal 0.
            ///
            /// # Errors
            /// [`StoreError::WrongStatus`] when it is no longer a lobby.
            async fn start(&mut self, game: GameId, state: &State) -> Result<(), StoreError>;

            /// Ends a game ([`Status::Ended`]) or abandons it ([`Status::Aborted`]): its channel is free
            /// again, drafts and timers are deleted, and only the first and the last snapshot stay.
            ///
            /// # Errors
            /// [`StoreError::WrongStatus`] when it was already over.
            async fn close_game(&mut self, game: GameId, status: Status) -> Result<(), StoreError>;

            // The log.

            /// Appends moves and the state after the last of them; returns the new ordinal. Each move takes
            /// one ordinal after `expected`. An empty list is a change without a move (a player resigned):
            /// it takes one ordinal too. This voids the drafts and timers of the game.
            ///
            /// # Errors
            /// [`StoreError::Conflict`] when the game is not at `expected`;
            /// [`StoreError::WrongStatus`] when it is not running.
            async fn append(
                &mut self,
                game: GameId,
                expected: u32,
                moves: &[NewMove],
                state: &State,
            ) -> Result<u32, StoreError>;

            /// Undoes all moves after the ordinal `to` and restores the state of that time. The game gets a
            /// new ordinal; the moves are kept separately ([`Reads::undone`]). This voids the drafts and
            /// timers of the game.
            ///
            /// # Errors
            /// [`StoreError::Conflict`] and [`StoreError::WrongStatus`] as in [`UnitOfWork::append`];
            /// [`StoreError::NotFound`] when the state at `to` is not kept
            /// ([`Reads::undo_points`]) or no move was made since.
            async fn undo(&mut self, game: GameId, expected: u32, to: u32) -> Result<Undone, StoreError>;

            /// Keeps the state that the game had at an ordinal once more, which was given up since: an undo can
            /// go back to it.
            ///
            /// # Errors
            /// Database errors, also if the state is kept already.
            async fn keep_state(
                &mut self,
                game: GameId,
                ordinal: u32,
                state: &State,
            ) -> Result<(), StoreError>;

            /// Saves the caller's text about the clocks of a state that is kept.
            ///
            /// # Errors
            /// [`StoreError::NotFound`] when the state is not kept.
            async fn keep_clocks(
                &mut self,
                game: GameId,
                ordinal: u32,
                clocks: &str,
            ) -> Result<(), StoreError>;

            /// Saves a draft, replacing an earlier one.
            ///
            /// # Errors
            /// [`StoreError::Conflict`] when the game is not at the draft's ordinal;
            /// [`StoreError::WrongStatus`] when it is not running.
            async fn save_draft(&mut self, game: GameId, seat: u8, draft: &Draft)
            -> Result<(), StoreError>;

            // Seats.

            /// Seats a player in the next free seat and returns its number.
            ///
            /// # Errors
            /// [`StoreError::AlreadySeated`]; [`StoreError::NoSeatLeft`] after [`SEATS`](crate::limits::SEATS).
            async fn join(&mut self, game: GameId, player: UserId) -> Result<u8, StoreError>;

            /// Removes a player from the game; the seats behind move up.
            ///
            /// # Errors
            /// [`StoreError::NotFound`] when the player has no seat in the game.
            async fn leave(&mut self, game: GameId, player: UserId) -> Result<(), StoreError>;

            /// Seats exactly these players in this order: for the draw of seats at the start, and for a
            /// substitute.
            ///
            /// # Errors
            /// [`StoreError::AlreadySeated`] when a player is named twice; [`StoreError::NoSeatLeft`].
            async fn set_seats(&mut self, game: GameId, players: &[UserId]) -> Result<(), StoreError>;

            /// Puts a player into a seat, replacing anyone there, or empties the seat. The other seats stay
            /// as they are.
            ///
            /// # Errors
            /// [`StoreError::AlreadySeated`] when the player has another seat in the game;
            /// [`StoreError::NotFound`] when there is no such seat.
            async fn set_player(
                &mut self,
                game: GameId,
                seat: u8,
                player: Option<UserId>,
            ) -> Result<(), StoreError>;

            // People.

            /// Saves a player's name and language.
            async fn save_player(&mut self, player: &Player) -> Result<(), StoreError>;

            /// Saves a player's notification preferences, as the caller's text. This does not give an
            /// unknown player a name.
            async fn save_prefs(&mut self, player: UserId, prefs: &str) -> Result<(), StoreError>;

            /// The same to change them: nobody else does until the act is over.
            async fn held_prefs(&mut self, player: UserId) -> Result<String, StoreError>;

            /// Bans a player from the games of a server.
            async fn ban(&mut self, guild: GuildId, player: UserId) -> Result<(), StoreError>;

            /// Lifts a ban; false if there was none.
            async fn unban(&mut self, guild: GuildId, player: UserId) -> Result<bool, StoreError>;

            /// Makes somebody a referee of a server, or ends it.
            async fn set_referee(
                &mut self,
                guild: GuildId,
                player: UserId,
                may: bool,
            ) -> Result<(), StoreError>;

            /// Saves that somebody watches a game and when they are notified, as the caller's text; `None`
            /// ends it.
            async fn watch(
                &mut self,
                game: GameId,
                player: UserId,
                how: Option<&str>,
            ) -> Result<(), StoreError>;

            // The outbox.

            /// Adds a row; returns false, and changes nothing, if its dedupe key already exists.
            async fn enqueue(&mut self, outgoing: &Outgoing) -> Result<bool, StoreError>;

            /// Remembers a message under a name, replacing the previous one.
            async fn remember(
                &mut self,
                game: GameId,
                slot: &str,
                sent: MessageRef,
            ) -> Result<(), StoreError>;

            /// Forgets the message that lists the games of a server, if any.
            async fn forget_overview(&mut self, guild: GuildId) -> Result<(), StoreError>;

            /// Gives a row up for good, with the reason, no matter who has claimed it; the caller's act
            /// decides what follows.
            async fn dead_letter(&mut self, delivery: &Delivery, reason: &str) -> Result<(), StoreError>;

            /// Gives up all ordered rows of a deleted channel and returns how many there were. Messages
            /// that only one person sees do not need the channel: they may say that it is gone.
            async fn dead_letter_channel(
                &mut self,
                channel: ChannelId,
                reason: &str,
            ) -> Result<u64, StoreError>;

            /// Forgets the message under a name, if any: it was deleted or is no longer needed.
            async fn forget(&mut self, game: GameId, slot: &str) -> Result<(), StoreError>;

            // Timers and named instants.

            /// Sets or resets a timer: there is one for each kind, game and ordinal. A timer that was
            /// already handled is not set again: it would fire for ever, and its act would never be new.
            async fn schedule(&mut self, timer: &Timer) -> Result<(), StoreError>;

            /// Cancels all timers of a game that are of a kind or of its dotted subkinds.
            async fn unschedule(&mut self, game: GameId, kind: &str) -> Result<(), StoreError>;

            /// Delays all timers of a kind and of its dotted subkinds.
            async fn postpone(&mut self, kind: &str, by: Millis) -> Result<(), StoreError>;

            /// The clock went back by `by` milliseconds and is now at `now`: outbox rows and leases wait no
            /// longer than they would have. Deadlines are instants and stay.
            async fn clock_went_back(&mut self, now: Millis, by: Millis) -> Result<(), StoreError>;

            /// Stores an instant under a name.
            async fn keep_instant(&mut self, name: &str, at: Millis) -> Result<(), StoreError>;

            // Records.

            /// Keeps others from writing records until the act is over: they depend on each other. An act
            /// that also changes a game does that first.
            async fn hold_records(&mut self) -> Result<(), StoreError>;

            /// Records how the seats of a game did, in place of what was recorded of them.
            async fn save_results(&mut self, results: &[SeatResult]) -> Result<(), StoreError>;

            /// Saves a player's rating.
            async fn save_rating(
                &mut self,
                guild: GuildId,
                player: UserId,
                ground: &str,
                rating: Rating,
            ) -> Result<(), StoreError>;

            /// Saves the best of its kind on a server.
            async fn save_best(&mut self, guild: GuildId, best: &Best) -> Result<(), StoreError>;

            /// Takes a player out of the records: ratings are deleted, results stay without a name.
            async fn leave_records(&mut self, player: UserId) -> Result<(), StoreError>;

            /// Deletes all records, to make them again.
            async fn clear_records(&mut self) -> Result<(), StoreError>;

            // Daily boards.

            /// What the tiles of a day are drawn from: `fresh` if nothing was kept before.
            async fn seed_daily(&mut self, day: u32, fresh: &str) -> Result<String, StoreError>;

            /// Begins the board of a day; its number is given by the storage, and returned.
            ///
            /// # Errors
            /// [`StoreError::AlreadySeated`] if the person has begun it before.
            async fn begin_daily(&mut self, player: UserId, play: &DailyPlay) -> Result<u32, StoreError>;

            /// Saves how a board is played.
            ///
            /// # Errors
            /// [`StoreError::NotFound`] if it was never begun.
            async fn save_daily(&mut self, play: &DailyPlay) -> Result<(), StoreError>;

            // Set-ups.

            /// Keeps a set-up, instead of one with the same name.
            async fn save_setup(&mut self, player: UserId, setup: &SavedSetup) -> Result<(), StoreError>;

            /// Removes a set-up; false if there was none with this name.
            async fn remove_setup(&mut self, player: UserId, name: &str) -> Result<bool, StoreError>;

            // Who looks for players.

            /// Who looks for players in a server, the longest waiting first. Nobody else changes that until
            /// the act is over.
            async fn seeks(&mut self, guild: GuildId) -> Result<Vec<Seek>, StoreError>;

            /// Keeps what somebody looks for, instead of what they looked for before.
            async fn save_seek(&mut self, seek: &Seek) -> Result<(), StoreError>;

            /// Somebody does not look for players any more. Returns what they looked for, if anything.
            async fn end_seek(
                &mut self,
                guild: GuildId,
                player: UserId,
            ) -> Result<Option<Seek>, StoreError>;

            /// Keeps how long somebody waited who now found players, and only the latest of those.
            async fn keep_wait(
                &mut self,
                guild: GuildId,
                sought_at: Millis,
                waited: Millis,
            ) -> Result<(), StoreError>;

            // What keeps messages out of channels.

            /// Keeps what the bot lacks in a channel, instead of what it lacked before.
            async fn save_hindrance(&mut self, hindrance: &Hindrance) -> Result<(), StoreError>;

            /// The bot lacks nothing there any more.
            async fn end_hindrance(&mut self, channel: ChannelId) -> Result<(), StoreError>;

            // Leagues.

            /// Opens a league; its number is given by the storage, and returned. The one in `league` does not
            /// matter, and neither does its message, which is there when it is sent.
            async fn create_league(&mut self, league: &League) -> Result<i64, StoreError>;

            /// Saves the stage and the text of a league.
            async fn save_league(
                &mut self,
                id: i64,
                status: LeagueStatus,
                state: &str,
            ) -> Result<(), StoreError>;

            /// Adds a member; the number is given by the storage, and returned.
            ///
            /// # Errors
            /// [`StoreError::AlreadySeated`] when the person is a member.
            async fn join_league(
                &mut self,
                league: i64,
                player: UserId,
                joined: u32,
            ) -> Result<u32, StoreError>;

            /// Notes when a member dropped out, or that they are back.
            async fn drop_out(
                &mut self,
                league: i64,
                number: u32,
                dropped: Option<u32>,
            ) -> Result<(), StoreError>;
        }
    };
}
#[cfg(feature = "sqlite")]
pub(crate) use for_each_write;

macro_rules! declare {
    ($($write:tt)*) => {
        /// A write transaction. Other acts may wait for it (in a file all of them, on a server those
        /// with the same key, channel or game), so do nothing slow while holding one, and never begin
        /// a second one in the same task. What it has read of a game stays true until it is over.
        ///
        /// Dropping an act without [`UnitOfWork::commit`] rolls it back. After a database error the
        /// act can only be dropped ([`StoreError::ActFailed`]): half an act is never committed.
        ///
        /// # Errors
        /// [`StoreError::NotFound`] when what a method changes does not exist, the errors that each
        /// method names, and database errors.
        #[async_trait]
        pub trait UnitOfWork: Reads {
            /// The time of the act, as given to [`Store::begin`](crate::Store::begin).
            fn now(&self) -> Millis;

            /// Makes the act durable, together with the outcome to return if it is repeated. A timer
            /// under the key of this act is removed. Acknowledge only after this has returned.
            ///
            /// # Errors
            /// [`StoreError::InDoubt`] when it is unknown whether the act was committed;
            /// [`StoreError::Full`] and other database errors: then nothing of the act has happened.
            async fn commit(self: Box<Self>, outcome: &str) -> Result<(), StoreError>;

            $($write)*
        }
    };
}

for_each_write!(declare);
