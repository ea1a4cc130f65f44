//! The keys of rows that are about no state of a game. The database refuses a second row with the same key, so
//! their texts stay as they are.

use std::fmt;

use storage::{ChannelId, GameId, GuildId, InteractionId, Millis, UserId};

use super::LeagueNews;
use crate::outbox::trouble::Trouble;

/// What keeps a row that is about no state of a game from being queued twice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutboxKey {
    /// The thread that an interaction asked for.
    Thread(InteractionId),
    /// One of several threads that an interaction asked for: that of the table with this number.
    TableThread(InteractionId, u8),
    /// A person is told that the thread of a row did not start.
    NoThread(i64, UserId),
    /// A person is told that a row could not be posted.
    Unposted(i64),
    /// The greeting of a server.
    Welcome(GuildId),
    /// The list of a server's games, posted as an interaction asked for it.
    Overview(GuildId, InteractionId),
    /// The same, brought up to date in the span of time with this number.
    OverviewDue(GuildId, Millis),
    /// The call for players of an interaction.
    Seek(InteractionId),
    /// Its time is over and nobody came.
    SeekOver(InteractionId),
    /// The edit of a call whose time is over.
    SeekDue(InteractionId),
    /// The edit of a call that was answered or taken back.
    SeekEnded(InteractionId),
    /// The first game can begin, as an interaction asked for it.
    Learn(InteractionId),
    /// A daily board, shared in a channel: the day, and the number of whose board it is.
    Daily(u32, u32, ChannelId),
    /// News of a league in a round.
    League(i64, LeagueNews, usize),
    /// The same, for one member.
    LeagueTold(i64, LeagueNews, usize, UserId),
    /// A row to a member of a league was refused.
    LeagueClosed(i64, i64),
    /// A person is told of trouble in the channel of a game, once in something.
    Unsent(GameId, Trouble, ChannelId, UserId, i64),
}

/// The word for news of a league.
const fn word(news: LeagueNews) -> &'static str {
    match news {
        LeagueNews::Opened => "Opened",
        LeagueNews::Round => "Round",
        LeagueNews::Over => "Over",
        LeagueNews::Settled => "Settled",
    }
}

impl fmt::Display for OutboxKey {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Thread(asked) => write!(to, "thread:{asked}"),
            Self::TableThread(asked, number) => write!(to, "thread:{asked}:{number}"),
            Self::NoThread(row, user) => write!(to, "no-thread:{row}:{user}"),
            Self::Unposted(row) => write!(to, "unposted:{row}"),
            Self::Welcome(guild) => write!(to, "welcome:{guild}"),
            Self::Overview(guild, asked) => write!(to, "overview:{guild}:{asked}"),
            Self::OverviewDue(guild, span) => write!(to, "overview:{guild}:{span}"),
            Self::Seek(asked) => write!(to, "seek:{asked}:false"),
            Self::SeekOver(asked) => write!(to, "seek:{asked}:true"),
            Self::SeekDue(asked) => write!(to, "seek-due:{asked}"),
            Self::SeekEnded(asked) => write!(to, "seek-ended:{asked}"),
            Self::Learn(asked) => write!(to, "learn:{asked}"),
            Self::Daily(day, number, channel) => write!(to, "daily:{day}:{number}:{channel}"),
            Self::League(id, news, round) => write!(to, "league:{id}:{}:{round}", word(*news)),
            Self::LeagueTold(id, news, round, user) => {
                write!(to, "league:{id}:{}:{round}:{user}", word(*news))
            }
            Self::LeagueClosed(id, row) => write!(to, "league:{id}:closed:{row}"),
            Self::Unsent(game, trouble, channel, user, once) => {
                write!(to, "{game}:unsent:{}:{channel}:{user}:{once}", trouble.word())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_keys_stay_as_they_are() {
        let (asked, guild, channel, user) =
            (InteractionId(11), GuildId(5), ChannelId(50), UserId(2));
        for (key, text) in [
            (OutboxKey::Thread(asked), "thread:11"),
            (OutboxKey::TableThread(asked, 2), "thread:11:2"),
            (OutboxKey::NoThread(7, user), "no-thread:7:2"),
            (OutboxKey::Unposted(7), "unposted:7"),
            (OutboxKey::Welcome(guild), "welcome:5"),
            (OutboxKey::Overview(guild, asked), "overview:5:11"),
            (OutboxKey::OverviewDue(guild, 3), "overview:5:3"),
            (OutboxKey::Seek(asked), "seek:11:false"),
            (OutboxKey::SeekOver(asked), "seek:11:true"),
            (OutboxKey::SeekDue(asked), "seek-due:11"),
            (OutboxKey::SeekEnded(asked), "seek-ended:11"),
            (OutboxKey::Learn(asked), "learn:11"),
            (OutboxKey::Daily(20_834, 1, channel), "daily:20834:1:50"),
            (OutboxKey::League(1, LeagueNews::Opened, 0), "league:1:Opened:0"),
            (OutboxKey::League(1, LeagueNews::Round, 3), "league:1:Round:3"),
            (OutboxKey::League(1, LeagueNews::Over, 3), "league:1:Over:3"),
            (OutboxKey::League(1, LeagueNews::Settled, 0), "league:1:Settled:0"),
            (OutboxKey::LeagueTold(1, LeagueNews::Round, 3, user), "league:1:Round:3:2"),
            (OutboxKey::LeagueClosed(1, 7), "league:1:closed:7"),
            (OutboxKey::Unsent(GameId(9), Trouble::Gone, channel, user, 4), "9:unsent:gone:50:2:4"),
        ] {
            assert_eq!(key.to_string(), text);
        }
    }
}
