//! What can be read, from the store and within an act.

use std::collections::BTreeMap;
use std::fmt::Debug;

use async_trait::async_trait;

use crate::{
    About, Best, ChannelId, DailyPlay, DeadLetter, Delivery, Draft, Find, GameId, GuildId,
    HeldBest, Hindrance, InteractionId, League, LeagueMember, ListedDaily, MessageRef, Millis,
    Move, Player, RankedPlayer, Rating, SavedSetup, SeatResult, Seated, Seek, State, StoreError,
    StoredGame, StoredTable, UserId,
};

/// Gives the signatures of all reads to a macro: to the one below, which declares them, and to those
/// that let a store and an act carry them out.
macro_rules! for_each_read {
    ($give_to:ident) => {
        $give_to! {
            // Games.

            /// A game by its number, without seats and state.
            async fn game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError>;

            /// A game by its number, with seats and state.
            async fn table(&self, id: GameId) -> Result<Option<StoredTable>, StoreError>;

            /// The open game of a channel; there is at most one.
            async fn table_in(&self, channel: ChannelId) -> Result<Option<StoredTable>, StoreError>;

            /// The parked game of a channel, with seats and state; the newest if there are several.
            async fn parked_in(&self, channel: ChannelId) -> Result<Option<StoredTable>, StoreError>;

            /// The game played most recently in a channel, open or over. A table that was never started
            /// does not count.
            async fn played_last_in(&self, channel: ChannelId) -> Result<Option<StoredTable>, StoreError>;

            /// Games, the newest first, at most `limit`.
            async fn games(&self, find: Find, limit: u32) -> Result<Vec<StoredGame>, StoreError>;

            /// The initial state of a game; `None` before its start. It is kept for ever, so that the log
            /// can be replayed from it.
            async fn start_state(&self, game: GameId) -> Result<Option<State>, StoreError>;

            /// The number of games that match, counted up to `limit`: for quotas.
            async fn count(&self, find: Find, limit: u32) -> Result<usize, StoreError>;

            /// The game played most recently in a channel, open or over.
            async fn last_in(&self, channel: ChannelId) -> Result<Option<StoredTable>, StoreError>;

            // The log.

            /// The moves of a game that were not undone, the oldest first.
            async fn moves(&self, game: GameId) -> Result<Vec<Move>, StoreError>;

            /// The latest moves of a game that were not undone, at most `most`, the newest first.
            async fn latest_moves(&self, game: GameId, most: u32) -> Result<Vec<Move>, StoreError>;

            /// The undone moves of a game, the oldest first.
            async fn undone(&self, game: GameId) -> Result<Vec<Move>, StoreError>;

            /// The ordinals that an undo can return to, the oldest first: the ends of the latest acts.
            async fn undo_points(&self, game: GameId) -> Result<Vec<u32>, StoreError>;

            /// The draft of a seat.
            async fn draft(&self, game: GameId, seat: u8) -> Result<Option<Draft>, StoreError>;

            /// The caller's text about the clocks of a state; `None` if there is none.
            async fn clocks_at(&self, game: GameId, ordinal: u32)
            -> Result<Option<String>, StoreError>;

            // Seats.

            /// The seats of a game in order.
            async fn seats(&self, game: GameId) -> Result<Vec<Seated>, StoreError>;

            // People.

            /// A player's name and language, if known.
            async fn player(&self, id: UserId) -> Result<Option<Player>, StoreError>;

            /// A player's notification preferences, as the caller's text; empty when nothing was chosen.
            async fn prefs(&self, player: UserId) -> Result<String, StoreError>;

            /// Whether somebody is a referee of a server.
            async fn is_referee(&self, guild: GuildId, player: UserId) -> Result<bool, StoreError>;

            /// The games that a person watches, with the caller's text.
            async fn watched(&self, player: UserId) -> Result<Vec<(GameId, String)>, StoreError>;

            /// Whether a player is banned from the games of a server, also if the ban is older than an
            /// erasure of the player.
            async fn is_banned(&self, guild: GuildId, player: UserId) -> Result<bool, StoreError>;

            /// The watchers of a game, with the caller's text.
            async fn watchers(&self, game: GameId) -> Result<Vec<(UserId, String)>, StoreError>;

            // The outbox.

            /// The earliest time at which `Store::claim` may return something, as far as is known now;
            /// `None` when nothing waits. It may be in the past.
            async fn next_delivery(&self) -> Result<Option<Millis>, StoreError>;

            /// The waiting rows, in order, at most `limit`.
            async fn unsent(&self, limit: u32) -> Result<Vec<Delivery>, StoreError>;

            /// The rows that were given up, the latest first, at most `limit`.
            async fn dead_letters(&self, limit: u32) -> Result<Vec<DeadLetter>, StoreError>;

            /// The message that lists the games of a server, if any.
            async fn overview(&self, guild: GuildId) -> Result<Option<MessageRef>, StoreError>;

            /// The message of a game that is remembered under a name.
            async fn message(&self, game: GameId, slot: &str) -> Result<Option<MessageRef>, StoreError>;

            // Timers and named instants.

            /// The instant stored under a name.
            async fn instant(&self, name: &str) -> Result<Option<Millis>, StoreError>;

            /// When the next timer can be claimed; `None` when none is set. It may be in the past.
            async fn next_due(&self) -> Result<Option<Millis>, StoreError>;

            // Animations.

            /// The animation of a game, if one with this look is stored.
            async fn film(&self, game: GameId, look: &str) -> Result<Option<Vec<u8>>, StoreError>;

            // What is stored about a person.

            /// Every row about a person, by table, with all its personal columns. Mixed texts are not
            /// included: [`Reads::games_that_name`] names their games, for their writer to look through.
            async fn about(&self, player: UserId)
            -> Result<BTreeMap<&'static str, Vec<About>>, StoreError>;

            /// The games in which a person sits, which they host or opened, or whose mixed texts may name
            /// them; the newest first.
            async fn games_that_name(&self, player: UserId) -> Result<Vec<GameId>, StoreError>;

            // Records.

            /// How a player did on a server, or everywhere, the last game first, at most `limit`.
            async fn results_of(
                &self,
                player: UserId,
                guild: Option<GuildId>,
                limit: u32,
            ) -> Result<Vec<SeatResult>, StoreError>;

            /// How the seats of a game did; empty if it was not recorded.
            async fn results(&self, game: GameId) -> Result<Vec<SeatResult>, StoreError>;

            /// A player's ratings: where, with which ground set.
            async fn ratings_of(
                &self,
                player: UserId,
            ) -> Result<Vec<(GuildId, String, Rating)>, StoreError>;

            /// The players of a server, the best first, at most `limit`; with `over_all` by their ratings
            /// over all servers.
            async fn ranked(
                &self,
                guild: GuildId,
                ground: &str,
                over_all: bool,
                limit: u32,
            ) -> Result<Vec<RankedPlayer>, StoreError>;

            /// The bests of a server.
            async fn bests(&self, guild: GuildId) -> Result<Vec<HeldBest>, StoreError>;

            /// Every game that was played to its end, in the order in which they were or would be recorded.
            async fn ended(&self) -> Result<Vec<GameId>, StoreError>;

            /// Every rating: where, whose, with which ground set.
            async fn all_ratings(&self) -> Result<Vec<(GuildId, UserId, String, Rating)>, StoreError>;

            /// Every best.
            async fn all_bests(&self) -> Result<Vec<(GuildId, Best)>, StoreError>;

            /// When a game was last recorded.
            async fn last_recorded(&self) -> Result<Option<Millis>, StoreError>;

            /// How often a player had more points than all others in a game that counted for their rating
            /// on a server.
            async fn wins(&self, guild: GuildId, player: UserId) -> Result<u32, StoreError>;

            /// A player's rating on a server, or over all.
            async fn rating(
                &self,
                guild: GuildId,
                player: UserId,
                ground: &str,
            ) -> Result<Option<Rating>, StoreError>;

            /// The best of a kind on a server.
            async fn best(&self, guild: GuildId, kind: &str) -> Result<Option<Best>, StoreError>;

            // Daily boards.

            /// What the tiles of a day are drawn from; `None` if nobody has played on it.
            async fn daily_seed(&self, day: u32) -> Result<Option<String>, StoreError>;

            /// How a person plays the board of a day.
            async fn daily_play(&self, day: u32, player: UserId) -> Result<Option<DailyPlay>, StoreError>;

            /// The finished boards of a day that were played in a server, the best first, at most `limit`.
            async fn dailies(
                &self,
                day: u32,
                guild: GuildId,
                limit: u32,
            ) -> Result<Vec<ListedDaily>, StoreError>;

            // Set-ups.

            /// A person's set-ups, by name.
            async fn setups(&self, player: UserId) -> Result<Vec<SavedSetup>, StoreError>;

            // Who looks for players.

            /// What a person looks for in a server.
            async fn seek(&self, guild: GuildId, player: UserId) -> Result<Option<Seek>, StoreError>;

            /// The message that called for players, if it was sent and not long ago.
            async fn call(&self, call: InteractionId) -> Result<Option<MessageRef>, StoreError>;

            /// How long each of those waited who found players in a server, the latest first, at most
            /// `limit`.
            async fn waits(&self, guild: GuildId, limit: u32) -> Result<Vec<Millis>, StoreError>;

            // What keeps messages out of channels.

            /// What the bot lacks in a channel, if anything is known to be missing.
            async fn hindrance(&self, channel: ChannelId) -> Result<Option<Hindrance>, StoreError>;

            /// The channels of a server in which the bot lacks something.
            async fn hindered(&self, guild: GuildId) -> Result<Vec<ChannelId>, StoreError>;

            // Leagues.

            /// A league by its number.
            async fn league(&self, id: i64) -> Result<Option<League>, StoreError>;

            /// The leagues of a server, the newest first, at most `limit`.
            async fn leagues(&self, guild: GuildId, limit: u32) -> Result<Vec<League>, StoreError>;

            /// The members of a league by their numbers.
            async fn league_members(&self, league: i64) -> Result<Vec<LeagueMember>, StoreError>;

            // After a restoration.

            /// The time of the games, if the database was restored and the players have not been told.
            async fn restored(&self) -> Result<Option<Millis>, StoreError>;
        }
    };
}
#[cfg(feature = "sqlite")]
pub(crate) use for_each_read;

macro_rules! declare {
    ($($read:tt)*) => {
        /// Reading. From a [`Store`](crate::Store), each read sees what was committed when it began,
        /// and waits for no act. Within a [`UnitOfWork`](crate::UnitOfWork) it also sees what the act has
        /// written; and a table, a league or somebody's daily board that was read there is changed
        /// by nobody else until the act is over.
        ///
        /// # Errors
        /// Database errors; a row that this program cannot have written is [`StoreError::Corrupt`].
        #[async_trait]
        pub trait Reads: Debug + Send + Sync {
            $($read)*
        }
    };
}

for_each_read!(declare);
