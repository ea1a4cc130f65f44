//! The whole state of the sandbox behind one lock, with the lookups that every route needs. Named
//! things are created here on first use. Each change increments a counter that waiting requests and
//! the page watch; nothing here speaks HTTP.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use ed25519_dalek::SigningKey;
use serde_json::Value;
use tokio::sync::watch;

use crate::clock::{EpochMillis, Id, MovedClock};
use crate::endpoint::SavedEndpoint;
use crate::faults::Faults;
use crate::gateway::events;
use crate::gateway::session::{GatewayTerms, Identify, Session};
use crate::limits::{ANSWER_WITHIN_MS, TOKEN_LIVES_MS};
use crate::log::RequestLog;
use crate::messages::Messages;
use crate::model::{
    Account, Alert, Attachment, Channel, ChannelPlace, Guild, InteractionStage, KnownInteraction,
    PostedMessage, StoredEmoji, UserAct,
};
use crate::owner::OwnToken;
use crate::permissions;
use crate::rest::buckets::Buckets;
use crate::room::Room;

/// How many files and interactions a short memory holds.
const REMEMBERED: usize = 2_000;

/// The server for calls that name none.
pub(crate) const HOME: &str = "home";

/// Everything the sandbox knows.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) clock: MovedClock,
    /// How long an interaction may wait for its first answer.
    pub(crate) answer_within: EpochMillis,
    /// The address of the sandbox: `http://127.0.0.1:8787`.
    pub(crate) origin: String,
    pub(crate) bot: Id,
    pub(crate) users: BTreeMap<Id, Account>,
    pub(crate) guilds: BTreeMap<Id, Guild>,
    pub(crate) channels: BTreeMap<Id, Channel>,
    pub(crate) messages: Messages,
    /// Registered commands by server; `None` holds the global ones.
    pub(crate) commands: BTreeMap<Option<Id>, Vec<Value>>,
    pub(crate) emojis: Vec<StoredEmoji>,
    /// Files that users gave to commands.
    pub(crate) uploads: Vec<Attachment>,
    pub(crate) interactions: BTreeMap<Id, KnownInteraction>,
    /// Interactions that are not finished yet.
    pub(crate) waiting: BTreeSet<Id>,
    pub(crate) tokens: HashMap<String, Id>,
    pub(crate) notifications: Vec<Alert>,
    /// Messages by channel and nonce, with their creation time.
    pub(crate) nonces: HashMap<(Id, String), (Id, EpochMillis)>,
    pub(crate) sessions: Vec<Session>,
    /// How sessions may be begun.
    pub(crate) terms: GatewayTerms,
    /// Every session that was begun, and every one that was refused because it came too early.
    pub(crate) identifies: Vec<Identify>,
    /// Where interactions are posted; without one they go to the sessions.
    pub(crate) endpoint: Option<SavedEndpoint>,
    /// Signs what is posted.
    pub(crate) key: SigningKey,
    pub(crate) faults: Faults,
    pub(crate) log: RequestLog,
    pub(crate) buckets: Buckets,
    pub(crate) own_token: OwnToken,
    changes: watch::Sender<u64>,
}

/// The world, shared by all requests.
#[derive(Clone, Debug)]
pub(crate) struct Shared {
    world: Arc<Mutex<World>>,
    changes: watch::Receiver<u64>,
}

impl Shared {
    pub(crate) fn new(origin: String, bot_name: &str, key: SigningKey) -> Self {
        let (sender, changes) = watch::channel(0);
        Self { world: Arc::new(Mutex::new(World::new(origin, bot_name, key, sender))), changes }
    }

    /// The world. A panic in one request must not break the others, so lock poisoning is ignored.
    pub(crate) fn lock(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A receiver that resolves on every change from now on.
    pub(crate) fn watch(&self) -> watch::Receiver<u64> {
        let mut changes = self.changes.clone();
        changes.mark_unchanged();
        changes
    }
}

impl World {
    fn new(origin: String, bot_name: &str, key: SigningKey, changes: watch::Sender<u64>) -> Self {
        let bot = Id::of_name("application", "sandbox");
        let bot_user =
            Account { id: bot, name: bot_name.to_owned(), is_bot: true, dms_closed: false };
        Self {
            clock: MovedClock::default(),
            answer_within: ANSWER_WITHIN_MS,
            origin,
            bot,
            users: BTreeMap::from([(bot, bot_user)]),
            guilds: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: Messages::default(),
            commands: BTreeMap::new(),
            emojis: Vec::new(),
            uploads: Vec::new(),
            interactions: BTreeMap::new(),
            waiting: BTreeSet::new(),
            tokens: HashMap::new(),
            notifications: Vec::new(),
            nonces: HashMap::new(),
            sessions: Vec::new(),
            terms: GatewayTerms::default(),
            identifies: Vec::new(),
            endpoint: None,
            key,
            faults: Faults::default(),
            log: RequestLog::default(),
            buckets: Buckets::default(),
            own_token: OwnToken::default(),
            changes,
        }
    }

    /// Forgets what is old, from now on.
    pub(crate) fn shorten_memory(&mut self) {
        self.messages.files_kept = Some(REMEMBERED);
        self.log.keeps_nothing();
    }

    /// Adds a new interaction; the oldest may be forgotten for it.
    pub(crate) fn began(&mut self, interaction: KnownInteraction) {
        let (id, token) = (interaction.id, interaction.token.clone());
        self.interactions.insert(id, interaction);
        self.waiting.insert(id);
        self.tokens.insert(token, id);
        if self.messages.files_kept.is_some()
            && self.interactions.len() > REMEMBERED
            && let Some((_, old)) = self.interactions.pop_first()
        {
            self.waiting.remove(&old.id);
            self.tokens.remove(&old.token);
        }
    }

    /// Notifies all watchers that something changed.
    pub(crate) fn changed(&self) {
        self.changes.send_modify(|count| *count += 1);
    }

    pub(crate) fn rename_bot(&mut self, name: &str) {
        if let Some(bot) = self.users.get_mut(&self.bot) {
            name.clone_into(&mut bot.name);
        }
    }

    /// The user with this plain name (or id), created if necessary. New users are members of
    /// `home`, as if they had come to play; they join other servers by acting there.
    pub(crate) fn user_named(&mut self, name: &str) -> Id {
        if let Some(id) = self.known_user(name) {
            return id;
        }
        let id = Id::of_name("user", name);
        self.users.entry(id).or_insert_with(|| Account {
            id,
            name: name.to_owned(),
            is_bot: false,
            dms_closed: false,
        });
        let home = self.guild_named(HOME);
        self.join(home, id);
        self.changed();
        id
    }

    /// The user with this plain name or id, if there is one.
    pub(crate) fn known_user(&self, name: &str) -> Option<Id> {
        let by_id = Id::parse(name).filter(|id| self.users.contains_key(id));
        let own = self.users.get(&Id::of_name("user", name));
        // The bot may have any name.
        let named = |user: &&Account| user.name == name;
        let by_name = || own.filter(named).or_else(|| self.users.values().find(named));
        by_id.or_else(|| by_name().map(|user| user.id))
    }

    /// The server with this plain name (or id), created if necessary. The bot is in every server.
    pub(crate) fn guild_named(&mut self, name: &str) -> Id {
        if let Some(id) = self.known_guild(name) {
            return id;
        }
        let id = Id::of_name("guild", name);
        let guild = Guild {
            id,
            name: name.to_owned(),
            born: self.clock.now(),
            members: BTreeMap::from([(self.bot, permissions::BOT)]),
            roles: BTreeMap::new(),
            left: BTreeSet::new(),
            timeouts: BTreeMap::new(),
        };
        self.guilds.insert(id, guild);
        crate::gateway::events::guild_created(self, id);
        self.changed();
        id
    }

    /// The server with this plain name or id, if there is one.
    pub(crate) fn known_guild(&self, name: &str) -> Option<Id> {
        let by_id = Id::parse(name).filter(|id| self.guilds.contains_key(id));
        by_id.or_else(|| Some(Id::of_name("guild", name)).filter(|id| self.guilds.contains_key(id)))
    }

    /// The channel or thread of a server with this plain name (or id), created if necessary. A name
    /// `parent/thread` creates a thread.
    pub(crate) fn channel_named(&mut self, guild: Id, name: &str) -> Id {
        if let Some(id) = self.known_channel(guild, name) {
            return id;
        }
        let place = match name.split_once('/') {
            Some((parent, _)) => {
                let parent = self.channel_named(guild, parent);
                ChannelPlace::Thread { guild, parent, private: false }
            }
            None => ChannelPlace::Text { guild },
        };
        // A post that needs a tag has the first one.
        let parent = match &place {
            ChannelPlace::Thread { parent, .. } => self.channels.get(parent),
            _ => None,
        };
        let forum = parent.map(|parent| &parent.room).filter(|room| room.requires_tag);
        let tag = forum.and_then(|room| room.tags.first()).map(|tag| tag.id);
        let room = Room { applied: tag.into_iter().collect(), ..Room::default() };
        self.open_channel(guild, name, place, None, room)
    }

    /// Makes the channel or thread of a server with this name, and tells the bot.
    pub(crate) fn open_channel(
        &mut self,
        guild: Id,
        name: &str,
        place: ChannelPlace,
        owner: Option<Id>,
        room: Room,
    ) -> Id {
        let id = self.add_channel(named_channel(guild, name), name, place, owner);
        if let Some(channel) = self.channels.get_mut(&id) {
            let kind = if channel.is_thread() { channel.room.kind } else { room.kind };
            channel.room = Room { kind, ..room };
        }
        events::channel_created(self, id);
        id
    }

    /// The channel or thread of a server with this plain name or id, if there is one. Deleted ones
    /// are found too: they keep their name.
    pub(crate) fn known_channel(&self, guild: Id, name: &str) -> Option<Id> {
        let here = |channel: &&Channel| channel.guild() == Some(guild);
        let by_id = Id::parse(name).and_then(|id| self.channels.get(&id)).filter(here);
        let own = || self.channels.get(&named_channel(guild, name));
        // The bot may have given a thread any name.
        let named = |channel: &&Channel| channel.name == name;
        let by_name =
            || own().filter(named).or_else(|| self.channels.values().filter(here).find(named));
        by_id.or_else(by_name).map(|channel| channel.id)
    }

    /// A user's direct messages with the bot, created if necessary.
    pub(crate) fn direct_channel(&mut self, with: Id) -> Id {
        let id = Id::of_name("direct", &with.to_string());
        if self.channels.contains_key(&id) {
            return id;
        }
        self.add_channel(id, "@me", ChannelPlace::Direct { with }, None)
    }

    pub(crate) fn add_channel(
        &mut self,
        id: Id,
        name: &str,
        place: ChannelPlace,
        owner: Option<Id>,
    ) -> Id {
        let born = self.clock.now();
        let parent = match &place {
            ChannelPlace::Thread { parent, .. } => self.channels.get(parent),
            _ => None,
        };
        let kind = parent.map(|parent| parent.room.kind).unwrap_or_default();
        let channel = Channel {
            id,
            name: name.to_owned(),
            place,
            owner,
            born,
            archived: false,
            turned: born,
            locked: false,
            archive_minutes: 4_320,
            active: born,
            deleted: false,
            joined: owner.into_iter().collect(),
            room: Room { kind, ..Room::default() },
            bot_may: permissions::BOT,
            old_edits: Vec::new(),
        };
        self.channels.insert(id, channel);
        self.changed();
        id
    }

    /// Makes a user a member, unless they left. Returns whether they are one now.
    pub(crate) fn join(&mut self, guild: Id, user: Id) -> bool {
        let Some(guild) = self.guilds.get_mut(&guild) else {
            return false;
        };
        if guild.left.contains(&user) {
            return false;
        }
        guild.members.entry(user).or_insert(permissions::MEMBER);
        true
    }

    /// Everybody who can see a channel, except the bot.
    pub(crate) fn people_in(&self, channel: &Channel) -> Vec<Id> {
        match channel.place {
            ChannelPlace::Direct { with } => vec![with],
            ChannelPlace::Text { guild } | ChannelPlace::Thread { guild, .. } => {
                let members = self.guilds.get(&guild).map(|guild| guild.members.keys());
                let members = members.into_iter().flatten().copied();
                let here = |id: &Id| *id != self.bot && self.member_sees(*id, channel);
                members.filter(here).collect()
            }
        }
    }

    pub(crate) fn name_of(&self, user: Id) -> &str {
        self.users.get(&user).map_or("", |user| user.name.as_str())
    }

    /// Applies deadlines: unanswered interactions fail, inactive threads archive themselves, and
    /// time-outs end.
    /// Returns whether anything changed.
    pub(crate) fn settle(&mut self) -> bool {
        let now = self.clock.now();
        let asleep = self.channels.values_mut().filter(|channel| channel.falls_asleep(now));
        let asleep: Vec<Id> = asleep.map(|thread| thread.fall_asleep(now)).collect();
        let mut any = !asleep.is_empty();
        asleep.into_iter().for_each(|thread| events::channel_changed(self, thread));
        for guild in self.guilds.values_mut() {
            let before = guild.timeouts.len();
            guild.timeouts.retain(|_, until| now < *until);
            any |= guild.timeouts.len() < before;
        }
        let (interactions, answer_within) = (&mut self.interactions, self.answer_within);
        self.waiting.retain(|id| {
            let Some(interaction) = interactions.get_mut(id) else {
                return false;
            };
            let age = now - interaction.created;
            let next = match interaction.stage {
                InteractionStage::Pending if age > answer_within => InteractionStage::Failed,
                InteractionStage::DeferredReply if age > TOKEN_LIVES_MS => InteractionStage::Failed,
                // Nobody notices that an announced update of a message never came.
                InteractionStage::DeferredUpdate if age > TOKEN_LIVES_MS => {
                    InteractionStage::Answered
                }
                same => same,
            };
            any |= next != interaction.stage;
            interaction.stage = next;
            !matches!(next, InteractionStage::Answered | InteractionStage::Failed)
        });
        if any {
            self.changed();
        }
        any
    }

    /// The origin of a message, for the line above it: who did what.
    pub(crate) fn cause_of(&self, message: &PostedMessage) -> Option<(&KnownInteraction, &str)> {
        let interaction = self.interactions.get(&message.interaction?)?;
        match &interaction.deed {
            UserAct::Command { shown } => Some((interaction, shown)),
            UserAct::Autocomplete | UserAct::Component { .. } => None,
        }
    }
}

/// The id of the channel of a server that a call names.
fn named_channel(guild: Id, name: &str) -> Id {
    Id::of_name("channel", &format!("{guild}/{name}"))
}
