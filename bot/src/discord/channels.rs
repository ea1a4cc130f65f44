//! What is known about channels: which server each belongs to, and which requests Discord has
//! refused there for lack of a permission. A refused request is not repeated until somebody acts in
//! the channel and Discord reports that the bot has the permission. So a server that revokes
//! permissions costs one invalid request per channel, however much is played there. This is kept
//! only in memory: after a restart it is learned again from the first refusal. But what one process
//! learns it tells the others: only one of them hears that somebody acts in the channel. About direct
//! messages Discord reports nothing, so each new one is tried.

use std::collections::HashMap;
use std::sync::Mutex;

use port::{ChannelId, FailureCause, GuildId, Interaction, Permissions};
use storage::fleet::RefusalNews;

use super::budget::Tenant;
use super::limiter::Key;

/// The request to keep a thread open: the only one that needs more than permission to write there.
pub(super) const KEEP_OPEN: &str = "keep thread open";
/// Above this many channels, those without refusals are forgotten, and then all of them.
const CHANNELS: usize = 65_536;

#[derive(Debug, Default)]
struct Known {
    guild: Option<u64>,
    /// The kinds of requests that were refused, and why.
    refused: Vec<(String, FailureCause)>,
}

/// All known channels.
#[derive(Debug, Default)]
pub(super) struct Channels {
    known: Mutex<HashMap<u64, Known>>,
}

/// A cause as one process tells it to another; none for those that are not remembered.
pub(super) const fn word(cause: FailureCause) -> Option<&'static str> {
    match cause {
        FailureCause::MissingAccess => Some("access"),
        FailureCause::MissingPermission => Some("permission"),
        _ => None,
    }
}

/// What a word means.
fn cause(told: &str) -> Option<FailureCause> {
    let causes = [FailureCause::MissingAccess, FailureCause::MissingPermission];
    causes.into_iter().find(|cause| word(*cause) == Some(told))
}

/// The kinds of a request with a message: bare, with embeds, with files, with both. Each part needs a
/// permission of its own, so what is refused for one may be sent without it.
const MESSAGES: [[&str; 4]; 2] = [
    [
        "channel message",
        "channel message with embeds",
        "channel message with files",
        "channel message with embeds and files",
    ],
    [
        "edit message",
        "edit message with embeds",
        "edit message with files",
        "edit message with embeds and files",
    ],
];

/// The kind of a request with a message.
pub(super) fn kind(route: &'static str, embeds: bool, files: bool) -> &'static str {
    let kinds = MESSAGES.iter().find(|kinds| kinds[0] == route);
    kinds.map_or(route, |kinds| kinds[usize::from(embeds) + 2 * usize::from(files)])
}

/// Whether what is refused to one kind of request is refused to another: one with the same parts, or
/// more.
fn implies(refused: &str, asked: &str) -> bool {
    let parts = |kind: &str| {
        MESSAGES
            .iter()
            .enumerate()
            .find_map(|(of, kinds)| Some((of, kinds.iter().position(|known| *known == kind)?)))
    };
    match (parts(refused), parts(asked)) {
        (Some((one, less)), Some((other, more))) => one == other && less & more == less,
        _ => refused == asked,
    }
}

/// The permissions that a kind of request needs in a channel.
fn needed(route: &str, in_thread: bool) -> Permissions {
    let speak = match in_thread {
        true => Permissions::SEND_MESSAGES_IN_THREADS,
        false => Permissions::SEND_MESSAGES,
    };
    match route {
        KEEP_OPEN => Permissions::MANAGE_THREADS,
        _ => {
            let with = |part, wanted| if route.contains(part) { wanted } else { speak };
            let shown = with("embeds", Permissions::EMBED_LINKS);
            Permissions::VIEW_CHANNEL | speak | shown | with("files", Permissions::ATTACH_FILES)
        }
    }
}

impl Channels {
    /// Records what Discord says about a channel when somebody acts in it. Returns the kinds of
    /// requests that are no longer refused there.
    pub(super) fn heard(&self, of: &Interaction) -> Vec<String> {
        let Some(guild) = of.guild else { return Vec::new() };
        let mut lifted = Vec::new();
        self.at(of.channel.0, |known| {
            known.guild = Some(guild.0);
            let may = |route: &str, cause| {
                // Who may only write there opens a thread, too, but not one that they cannot see.
                let unseen = route == KEEP_OPEN && cause == FailureCause::MissingAccess;
                let route = if unseen { MESSAGES[0][0] } else { route };
                of.app_permissions.has(needed(route, of.in_thread))
            };
            let refused = std::mem::take(&mut known.refused);
            let (may, refused) = refused.into_iter().partition(|(route, cause)| may(route, *cause));
            known.refused = refused;
            lifted = may;
        });
        lifted.into_iter().map(|(route, _)| route).collect()
    }

    /// Forgets what was refused in a channel: one for direct messages that Discord has just opened, or
    /// one whose permissions may have changed, or that the bot was let into. Returns the kinds of
    /// requests that are no longer refused there.
    pub(super) fn opened(&self, channel: u64) -> Vec<String> {
        let mut known = self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let refused = known.get_mut(&channel).map(|known| std::mem::take(&mut known.refused));
        refused.into_iter().flatten().map(|(route, _)| route).collect()
    }

    /// The channels of a server in which something was refused.
    pub(super) fn refused_in(&self, guild: GuildId) -> Vec<ChannelId> {
        let known = self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let refused = known
            .iter()
            .filter(|(_, known)| known.guild == Some(guild.0) && !known.refused.is_empty());
        refused.map(|(channel, _)| ChannelId(*channel)).collect()
    }

    /// Records what another process has learned.
    pub(super) fn learn(&self, news: &RefusalNews) {
        let cause = news.cause.as_deref().and_then(cause);
        self.at(news.channel.0, |known| {
            known.refused.retain(|(route, _)| *route != news.route);
            known.refused.extend(cause.map(|cause| (news.route.clone(), cause)));
        });
    }

    /// Records a request refused for lack of a permission.
    pub(super) fn mute(&self, key: Key, cause: FailureCause) {
        self.at(key.owner, |known| {
            if known.refused.iter().all(|(route, _)| *route != key.route) {
                known.refused.push((key.route.to_owned(), cause));
            }
        });
    }

    /// Why a request would be refused, if known.
    pub(super) fn refuses(&self, key: Key) -> Option<FailureCause> {
        let known = self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let refused = &known.get(&key.owner)?.refused;
        refused.iter().find(|(route, _)| implies(route, key.route)).map(|(_, cause)| *cause)
    }

    /// Who a request is charged to: the server of its channel, or else its owner.
    pub(super) fn tenant(&self, key: Key) -> Option<Tenant> {
        let known = self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let guild = known.get(&key.owner).and_then(|known| known.guild);
        guild.or((key.owner != 0).then_some(key.owner))
    }

    fn at(&self, channel: u64, change: impl FnOnce(&mut Known)) {
        let mut known = self.known.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        if known.len() >= CHANNELS {
            known.retain(|_, known| !known.refused.is_empty());
            if known.len() >= CHANNELS {
                known.clear();
            }
        }
        change(known.entry(channel).or_default());
    }
}
