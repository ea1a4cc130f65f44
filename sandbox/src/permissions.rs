//! The permission bits of Discord that the sandbox checks, and the defaults for people and bots.

pub(crate) const ADMINISTRATOR: u64 = 1 << 3;
pub(crate) const ADD_REACTIONS: u64 = 1 << 6;
pub(crate) const VIEW_CHANNEL: u64 = 1 << 10;
pub(crate) const SEND_MESSAGES: u64 = 1 << 11;
pub(crate) const MANAGE_MESSAGES: u64 = 1 << 13;
pub(crate) const EMBED_LINKS: u64 = 1 << 14;
pub(crate) const ATTACH_FILES: u64 = 1 << 15;
pub(crate) const READ_MESSAGE_HISTORY: u64 = 1 << 16;
pub(crate) const MENTION_EVERYONE: u64 = 1 << 17;
pub(crate) const USE_APPLICATION_COMMANDS: u64 = 1 << 31;
pub(crate) const MANAGE_THREADS: u64 = 1 << 34;
pub(crate) const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
pub(crate) const CREATE_PRIVATE_THREADS: u64 = 1 << 36;
pub(crate) const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;
pub(crate) const PIN_MESSAGES: u64 = 1 << 51;

/// What is left to somebody who is timed out.
pub(crate) const TIMED_OUT: u64 = VIEW_CHANNEL | READ_MESSAGE_HISTORY;

/// Permissions of everybody in a new server. On Discord they include mentioning everyone, so a bot
/// that forgets to forbid mentions is caught here.
pub(crate) const MEMBER: u64 = ADD_REACTIONS
    | VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | MENTION_EVERYONE
    | USE_APPLICATION_COMMANDS
    | CREATE_PUBLIC_THREADS
    | CREATE_PRIVATE_THREADS
    | SEND_MESSAGES_IN_THREADS
    | PIN_MESSAGES;

/// The permission with Discord's name.
pub(crate) fn by_name(name: &str) -> Option<u64> {
    let known = [
        ("KICK_MEMBERS", 1 << 1),
        ("BAN_MEMBERS", 1 << 2),
        ("ADMINISTRATOR", ADMINISTRATOR),
        ("MANAGE_CHANNELS", 1 << 4),
        ("MANAGE_GUILD", 1 << 5),
        ("ADD_REACTIONS", ADD_REACTIONS),
        ("VIEW_CHANNEL", VIEW_CHANNEL),
        ("SEND_MESSAGES", SEND_MESSAGES),
        ("MANAGE_MESSAGES", MANAGE_MESSAGES),
        ("EMBED_LINKS", EMBED_LINKS),
        ("ATTACH_FILES", ATTACH_FILES),
        ("READ_MESSAGE_HISTORY", READ_MESSAGE_HISTORY),
        ("MENTION_EVERYONE", MENTION_EVERYONE),
        ("USE_EXTERNAL_EMOJIS", 1 << 18),
        ("MANAGE_ROLES", 1 << 28),
        ("USE_APPLICATION_COMMANDS", USE_APPLICATION_COMMANDS),
        ("MANAGE_THREADS", MANAGE_THREADS),
        ("CREATE_PUBLIC_THREADS", CREATE_PUBLIC_THREADS),
        ("CREATE_PRIVATE_THREADS", CREATE_PRIVATE_THREADS),
        ("SEND_MESSAGES_IN_THREADS", SEND_MESSAGES_IN_THREADS),
        ("MODERATE_MEMBERS", 1 << 40),
        ("PIN_MESSAGES", PIN_MESSAGES),
    ];
    known.into_iter().find_map(|(known, bits)| (known == name).then_some(bits))
}

/// The bot's default permissions: those of every member.
pub(crate) const BOT: u64 = MEMBER;
