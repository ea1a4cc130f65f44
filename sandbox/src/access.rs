//! Who can see and write where, beyond plain permissions: private threads are for those in them, and
//! whoever is timed out only reads.

use crate::clock::Id;
use crate::limits::ACTIVE_THREADS;
use crate::model::{Channel, ChannelPlace};
use crate::permissions::{ADMINISTRATOR, MANAGE_THREADS, TIMED_OUT, VIEW_CHANNEL};
use crate::world::World;

impl World {
    /// Whether somebody is timed out in a server. `settle` ends what is over.
    pub(crate) fn is_timed_out(&self, guild: Id, user: Id) -> bool {
        self.guilds.get(&guild).is_some_and(|guild| guild.timeouts.contains_key(&user))
    }

    /// Whether the bot is timed out where this channel is.
    pub(crate) fn bot_is_out(&self, channel: &Channel) -> bool {
        let is_out = |guild| self.is_timed_out(guild, self.bot);
        channel.bot_may & ADMINISTRATOR == 0 && channel.guild().is_some_and(is_out)
    }

    /// The bot's permissions in a channel.
    pub(crate) fn bot_may(&self, channel: &Channel) -> u64 {
        let may = channel.bot_may;
        if self.bot_is_out(channel) { may & TIMED_OUT } else { may }
    }

    /// Whether the bot has all of these permissions here. Without View Channel it has none.
    pub(crate) fn bot_has(&self, channel: &Channel, bits: u64) -> bool {
        let (may, needed) = (self.bot_may(channel), bits | VIEW_CHANNEL);
        may & ADMINISTRATOR != 0 || may & needed == needed
    }

    /// Whether the bot can see a channel: a private thread only if it is in it, whatever the
    /// permissions of an interaction there say.
    pub(crate) fn bot_sees(&self, channel: &Channel) -> bool {
        let let_in = !channel.is_private()
            || channel.has_joined(self.bot)
            || self.bot_has(channel, MANAGE_THREADS);
        let_in && self.bot_has(channel, 0)
    }

    /// Whether the bot may bring people into a private thread by mentioning them.
    pub(crate) fn bot_invites(&self, channel: &Channel) -> bool {
        !channel.room.closed_to_guests
            || channel.owner == Some(self.bot)
            || self.bot_has(channel, MANAGE_THREADS)
    }

    /// Whether a person moderates threads in a server.
    pub(crate) fn moderates_threads(&self, guild: Id, user: Id) -> bool {
        let member = self.guilds.get(&guild).and_then(|guild| guild.members.get(&user));
        member.is_some_and(|may| may & (MANAGE_THREADS | ADMINISTRATOR) != 0)
    }

    /// Whether a member of the server can see one of its channels.
    pub(crate) fn member_sees(&self, user: Id, channel: &Channel) -> bool {
        let is_moderator =
            || channel.guild().is_some_and(|guild| self.moderates_threads(guild, user));
        !channel.is_private() || channel.has_joined(user) || is_moderator()
    }

    /// Whether a locked thread keeps a person from writing.
    pub(crate) fn is_locked_for(&self, user: Id, channel: &Channel) -> bool {
        let moderates = |guild| self.moderates_threads(guild, user);
        channel.locked && !channel.guild().is_some_and(moderates)
    }

    /// Whether a server takes no more threads.
    pub(crate) fn has_all_threads(&self, guild: Id) -> bool {
        let active = self.channels.values().filter(|thread| {
            matches!(thread.place, ChannelPlace::Thread { guild: of, .. } if of == guild)
                && !thread.archived
                && !thread.deleted
        });
        active.count() >= self.faults.most_threads.unwrap_or(ACTIVE_THREADS)
    }
}
