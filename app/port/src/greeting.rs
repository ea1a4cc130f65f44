//! Where a server is greeted that has just added the bot: where people talk, and nowhere else.

use crate::{ChannelId, Permissions};

/// What Discord tells of a server that has added the bot.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewServer {
    /// The server's id, which is also that of the role that everybody has.
    pub id: u64,
    /// What that role allows.
    pub everyone: Permissions,
    /// The bot's id.
    pub bot: u64,
    /// The roles of the bot, each with what it allows.
    pub roles: Vec<(u64, Permissions)>,
    /// The text channels: no announcements, no voices, no forums.
    pub channels: Vec<TextChannel>,
    /// Where the server greets newcomers.
    pub newcomers: Option<ChannelId>,
    /// Where nobody is greeted: the channels for rules and for news of the server.
    pub reserved: Vec<ChannelId>,
}

/// A text channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextChannel {
    /// Its id.
    pub id: ChannelId,
    /// Its place in the list.
    pub position: u16,
    /// What it allows and forbids, by the id of a role or a person.
    pub overwrites: Vec<(u64, Permissions, Permissions)>,
}

impl NewServer {
    /// The channel to greet in: one where everybody may write, and the bot, too. That for newcomers
    /// if it is such a channel, or else the first in the list.
    pub fn greeted_in(&self) -> Option<ChannelId> {
        let talk = Permissions::VIEW_CHANNEL | Permissions::SEND_MESSAGES;
        let is_open = |channel: &&TextChannel| {
            let [everyone, own] = self.permissions(channel);
            !self.reserved.contains(&channel.id) && everyone.has(talk) && own.has(talk)
        };
        let open = self.channels.iter().filter(is_open);
        let chosen = open.min_by_key(|channel| {
            (Some(channel.id) != self.newcomers, channel.position, channel.id)
        });
        chosen.map(|channel| channel.id)
    }

    /// What everybody may do in a channel, and what the bot may (Discord, "Permissions", Permission
    /// Overwrites).
    fn permissions(&self, channel: &TextChannel) -> [Permissions; 2] {
        let with = |base: Permissions, whose: &dyn Fn(u64) -> bool| {
            let own = || channel.overwrites.iter().filter(|(id, ..)| whose(*id));
            let denied = own().fold(0, |sum, (_, _, deny)| sum | deny.0);
            let allowed = own().fold(0, |sum, (_, allow, _)| sum | allow.0);
            Permissions(base.0 & !denied | allowed)
        };
        let is_own = |id: u64| self.roles.iter().any(|(role, _)| *role == id);
        let everyone = with(self.everyone, &|id| id == self.id);
        let base = self.roles.iter().fold(self.everyone, |base, (_, allowed)| base | *allowed);
        if base.has(Permissions::ADMINISTRATOR) {
            return [everyone, base];
        }
        let own = with(base, &|id| id == self.id);
        let own = with(with(own, &is_own), &|id| id == self.bot);
        [everyone, own]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TALK: Permissions =
        Permissions(Permissions::VIEW_CHANNEL.0 | Permissions::SEND_MESSAGES.0);
    const NONE: Permissions = Permissions(0);

    fn channel(id: u64, overwrites: &[(u64, Permissions, Permissions)]) -> TextChannel {
        TextChannel { id: ChannelId(id), position: 0, overwrites: overwrites.to_vec() }
    }

    fn server(channels: Vec<TextChannel>) -> NewServer {
        let roles = vec![(7, TALK)];
        NewServer { id: 5, everyone: TALK, bot: 9, roles, channels, ..NewServer::default() }
    }

    #[test]
    fn a_greeting_goes_where_everybody_may_write_and_never_to_the_rules() {
        let quiet = (5, NONE, Permissions::SEND_MESSAGES);
        let mut new =
            server(vec![channel(1, &[]), channel(2, &[quiet]), channel(3, &[]), channel(4, &[])]);
        new.newcomers = Some(ChannelId(4));
        assert_eq!(new.greeted_in(), Some(ChannelId(4)), "where newcomers are greeted");
        new.newcomers = Some(ChannelId(2));
        assert_eq!(new.greeted_in(), Some(ChannelId(1)), "only the server's team writes there");
        new.reserved = vec![ChannelId(1), ChannelId(4)];
        new.newcomers = Some(ChannelId(1));
        assert_eq!(new.greeted_in(), Some(ChannelId(3)), "not in the rules");
        new.reserved.push(ChannelId(3));
        assert_eq!(new.greeted_in(), None, "rather nowhere");
    }

    #[test]
    fn a_greeting_goes_where_the_bot_may_write_too() {
        let shut = |whom| channel(1, &[(whom, NONE, Permissions::VIEW_CHANNEL)]);
        assert_eq!(server(vec![shut(9)]).greeted_in(), None, "the bot alone is shut out");
        assert_eq!(server(vec![shut(7)]).greeted_in(), None, "its role is");
        assert_eq!(server(vec![shut(8)]).greeted_in(), Some(ChannelId(1)), "another role is");
        let let_in = channel(1, &[(7, NONE, TALK), (9, TALK, NONE)]);
        assert_eq!(server(vec![let_in]).greeted_in(), Some(ChannelId(1)), "its own come last");
        let mut admin = server(vec![shut(9)]);
        admin.roles = vec![(7, Permissions::ADMINISTRATOR)];
        assert_eq!(admin.greeted_in(), Some(ChannelId(1)), "nothing shuts an administrator out");
        let hidden = server(vec![channel(1, &[(5, NONE, TALK), (7, TALK, NONE)])]);
        assert_eq!(hidden.greeted_in(), None, "nobody else sees it");
    }
}
