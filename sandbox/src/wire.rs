//! Objects as Discord's API writes them: only what the documentation names, and everything that
//! serenity 0.12 needs to parse an object. It silently drops a payload that it cannot parse.

use serde_json::{Value, json};

use crate::clock::{Id, iso};
use crate::limits::{EPHEMERAL, HAS_THREAD};
use crate::model::{Account, Attachment, Channel, ChannelPlace, Guild, PostedMessage, UserAct};
use crate::permissions;
use crate::room::RoomKind;
use crate::world::World;

pub(crate) fn user(user: &Account) -> Value {
    json!({
        "id": user.id,
        "username": user.name,
        "global_name": user.name,
        "discriminator": "0",
        "avatar": null,
        "bot": user.is_bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": null,
    })
}

/// The bot's own user, as the bot sees it.
pub(crate) fn current_user(world: &World) -> Value {
    let mut me = world.users.get(&world.bot).map(user).unwrap_or_default();
    me["verified"] = json!(true);
    me["mfa_enabled"] = json!(false);
    me["email"] = Value::Null;
    me["locale"] = json!("en-US");
    me
}

pub(crate) fn user_by_id(world: &World, id: Id) -> Value {
    world.users.get(&id).map(user).unwrap_or_default()
}

/// A member without its user, as in `resolved`.
pub(crate) fn bare_member(guild: &Guild, user: Id) -> Value {
    let may = guild.may(user).unwrap_or_default();
    let roles: Vec<Id> = guild.roles_of(user).map(|role| role.id).collect();
    json!({
        "nick": null,
        "avatar": null,
        "banner": null,
        "roles": roles,
        "joined_at": iso(guild.born),
        "premium_since": null,
        "pending": false,
        "flags": 0,
        "permissions": may.to_string(),
        "communication_disabled_until": guild.timeouts.get(&user).map(|until| iso(*until)),
        "unusual_dm_activity_until": null,
    })
}

pub(crate) fn member(world: &World, guild: &Guild, user: Id) -> Value {
    let mut member = bare_member(guild, user);
    member["user"] = user_by_id(world, user);
    member["deaf"] = json!(false);
    member["mute"] = json!(false);
    member
}

pub(crate) fn channel(world: &World, channel: &Channel) -> Value {
    let last = world.messages.of(channel.id).next_back().map(|message| message.id);
    let mut wire = json!({
        "id": channel.id,
        "type": channel.kind(),
        "last_message_id": last,
        "flags": 0,
    });
    match &channel.place {
        ChannelPlace::Direct { with } => wire["recipients"] = json!([user_by_id(world, *with)]),
        ChannelPlace::Text { guild } => {
            wire["guild_id"] = json!(guild);
            wire["name"] = json!(channel.name);
            wire["parent_id"] = Value::Null;
            wire["topic"] = Value::Null;
            wire["position"] = json!(0);
            channel.room.put_into(&mut wire);
            wire["permission_overwrites"] = json!(overwrites(world, channel));
        }
        ChannelPlace::Thread { guild, parent, private } => {
            wire["guild_id"] = json!(guild);
            wire["name"] = json!(channel.name);
            wire["parent_id"] = json!(parent);
            wire["owner_id"] = json!(channel.owner.unwrap_or(world.bot));
            wire["rate_limit_per_user"] = json!(channel.room.slow_s);
            if channel.room.kind == RoomKind::Forum {
                wire["applied_tags"] = json!(channel.room.applied);
            }
            let messages = world.messages.of(channel.id).count();
            wire["message_count"] = json!(messages);
            wire["total_message_sent"] = json!(messages);
            wire["member_count"] = json!(channel.joined.len());
            if channel.has_joined(world.bot) {
                wire["member"] = thread_member(channel, world.bot);
            }
            wire["thread_metadata"] = thread_metadata(channel, *private);
        }
    }
    wire
}

/// What a channel changes about the bot's permissions, against those of everybody in the server.
fn overwrites(world: &World, channel: &Channel) -> Vec<Value> {
    let (may, all) = (channel.bot_may, permissions::MEMBER);
    if may == all {
        return Vec::new();
    }
    let (allow, deny) = (may & !all, all & !may);
    // 1 is a member.
    let of_bot = json!({
        "id": world.bot, "type": 1, "allow": allow.to_string(), "deny": deny.to_string(),
    });
    vec![of_bot]
}

pub(crate) fn thread_member(thread: &Channel, user: Id) -> Value {
    json!({
        "id": thread.id, "user_id": user, "join_timestamp": iso(thread.born), "flags": 0,
        "muted": false, "mute_config": null,
    })
}

fn thread_metadata(channel: &Channel, private: bool) -> Value {
    let mut metadata = json!({
        "archived": channel.archived,
        "auto_archive_duration": channel.archive_minutes,
        "archive_timestamp": iso(channel.turned),
        "create_timestamp": iso(channel.born),
        "locked": channel.locked,
    });
    if private {
        metadata["invitable"] = json!(!channel.room.closed_to_guests);
    }
    metadata
}

/// A channel as in an interaction, with the user's permissions in it.
pub(crate) fn partial_channel(world: &World, shown: &Channel, user_may: u64) -> Value {
    let mut wire = channel(world, shown);
    wire["permissions"] = json!(user_may.to_string());
    wire
}

/// The roles of a server: everybody's first.
pub(crate) fn roles(guild: &Guild) -> Vec<Value> {
    let everybody = role(guild.id, "@everyone", permissions::MEMBER, 0);
    let others = guild.roles.values().zip(1..);
    let others = others.map(|(other, position)| role(other.id, &other.name, other.may, position));
    [everybody].into_iter().chain(others).collect()
}

/// One of them.
pub(crate) fn role_by_id(guild: &Guild, id: Id) -> Value {
    let found = roles(guild).into_iter().find(|role| role["id"] == id.to_string().as_str());
    found.unwrap_or_default()
}

fn role(id: Id, name: &str, may: u64, position: usize) -> Value {
    let color = json!({"primary_color": 0, "secondary_color": null, "tertiary_color": null});
    json!({
        "id": id,
        "name": name,
        "color": 0,
        "colors": color,
        "hoist": false,
        "icon": null,
        "unicode_emoji": null,
        "position": position,
        "permissions": may.to_string(),
        "managed": false,
        "mentionable": false,
        "flags": 0,
    })
}

pub(crate) fn guild(world: &World, guild: &Guild) -> Value {
    json!({
        "id": guild.id,
        "name": guild.name,
        "icon": null,
        "splash": null,
        "discovery_splash": null,
        "home_header": null,
        "owner_id": guild.owner(world.bot),
        "region": "deprecated",
        "widget_enabled": false,
        "widget_channel_id": null,
        "max_presences": null,
        "max_members": 500_000,
        "max_video_channel_users": 25,
        "max_stage_video_channel_users": 50,
        "nsfw": false,
        "incidents_data": null,
        "afk_channel_id": null,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": roles(guild),
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": null,
        "system_channel_id": null,
        "system_channel_flags": 0,
        "rules_channel_id": null,
        "vanity_url_code": null,
        "description": null,
        "banner": null,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "preferred_locale": "en-US",
        "public_updates_channel_id": null,
        "nsfw_level": 0,
        "premium_progress_bar_enabled": false,
        "safety_alerts_channel_id": null,
    })
}

/// The URL of a file.
pub(crate) fn file_url(world: &World, message: &PostedMessage, file: &Attachment) -> String {
    format!("{}/attachments/{}/{}/{}", world.origin, message.channel, file.id, file.filename)
}

pub(crate) fn attachment(world: &World, message: &PostedMessage, file: &Attachment) -> Value {
    let url = file_url(world, message, file);
    let mut wire = json!({
        "id": file.id,
        "filename": file.filename,
        "size": file.bytes.len(),
        "url": url,
        "proxy_url": url,
        "content_type": file.content_type,
    });
    if let Some(description) = &file.description {
        wire["description"] = json!(description);
    }
    if let Some((width, height)) = file.width_height {
        wire["width"] = json!(width);
        wire["height"] = json!(height);
    }
    if message.has(EPHEMERAL) {
        wire["ephemeral"] = json!(true);
    }
    wire
}

/// Components and embeds with every `attachment://name` replaced by the file's URL.
pub(crate) fn shown(world: &World, message: &PostedMessage, parts: &[Value]) -> Vec<Value> {
    let mut parts = parts.to_vec();
    for part in &mut parts {
        resolve_files(world, message, part);
    }
    parts
}

fn resolve_files(world: &World, message: &PostedMessage, value: &mut Value) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|v| resolve_files(world, message, v)),
        Value::Object(fields) => {
            let url = fields.get("url").and_then(Value::as_str);
            let name = url.and_then(|url| url.strip_prefix("attachment://")).map(str::to_owned);
            if let Some(name) = name
                && let Some(file) = message.attachments.iter().find(|file| file.filename == name)
            {
                let url = file_url(world, message, file);
                fields.insert("url".into(), json!(url));
                fields.insert("proxy_url".into(), json!(url));
                if let Some((width, height)) = file.width_height {
                    fields.insert("width".into(), json!(width));
                    fields.insert("height".into(), json!(height));
                }
            }
            fields.values_mut().for_each(|v| resolve_files(world, message, v));
        }
        _ => {}
    }
}

pub(crate) fn message(world: &World, message: &PostedMessage) -> Value {
    let mentions: Vec<Value> = message.mentions.iter().map(|id| user_by_id(world, *id)).collect();
    let files: Vec<Value> =
        message.attachments.iter().map(|file| attachment(world, message, file)).collect();
    let mut wire = json!({
        "id": message.id,
        "channel_id": message.channel,
        "type": kind_of(world, message),
        "author": user_by_id(world, world.bot),
        "content": message.content,
        "timestamp": iso(message.created),
        "edited_timestamp": message.edited.map(iso),
        "tts": false,
        "mention_everyone": message.mention_everyone,
        "mentions": mentions,
        "mention_roles": message.mention_roles,
        "attachments": files,
        "embeds": embeds(world, message),
        "components": shown(world, message, &message.components),
        "pinned": message.pinned.is_some(),
        "flags": message.flags,
        "application_id": world.bot,
    });
    if let Some(nonce) = &message.nonce {
        wire["nonce"] = nonce.clone();
    }
    if let Some(reply_to) = message.reply_to {
        wire["message_reference"] = reference(world, message, reply_to);
        let answered = world.messages.get(&reply_to);
        // A reply to a reply is not shown whole.
        let answered =
            answered.map(|answered| PostedMessage { reply_to: None, ..answered.clone() });
        wire["referenced_message"] =
            json!(answered.map(|answered| self::message(world, &answered)));
    }
    if !message.reactions.is_empty() {
        wire["reactions"] =
            json!(message.reactions.iter().map(|e| reaction(e)).collect::<Vec<_>>());
    }
    // The first message of a post has the post's id, too, but is in it.
    let thread = world.channels.get(&message.id).filter(|thread| thread.id != message.channel);
    if let Some(thread) = thread.filter(|thread| !thread.deleted) {
        wire["flags"] = json!(message.flags | HAS_THREAD);
        wire["thread"] = channel(world, thread);
    }
    if let Some(metadata) = interaction_metadata(world, message) {
        wire["webhook_id"] = json!(world.bot);
        wire["interaction_metadata"] = metadata;
    }
    wire
}

/// The embeds of a message, each with its type.
fn embeds(world: &World, message: &PostedMessage) -> Vec<Value> {
    let mut embeds = shown(world, message, &message.embeds);
    embeds.iter_mut().for_each(|embed| embed["type"] = json!("rich"));
    embeds
}

fn reference(world: &World, message: &PostedMessage, to: Id) -> Value {
    let mut reference = json!({"type": 0, "message_id": to, "channel_id": message.channel});
    let guild = world.channels.get(&message.channel).and_then(Channel::guild);
    if let Some(guild) = guild {
        reference["guild_id"] = json!(guild);
    }
    reference
}

/// A reaction of the bot with an emoji: `name:id`, or as it stands.
fn reaction(emoji: &str) -> Value {
    let own = emoji.rsplit_once(':').and_then(|(name, id)| Some((name, Id::parse(id)?)));
    let emoji = match own {
        Some((name, id)) => json!({"id": id, "name": name, "animated": false}),
        None => json!({"id": null, "name": emoji}),
    };
    json!({
        "emoji": emoji, "count": 1, "count_details": {"burst": 0, "normal": 1},
        "burst_colors": [], "me": true, "me_burst": false, "burst_me": false, "burst_count": 0,
    })
}

/// Discord's number for the kind of message: 20 answers a command, 19 replies to a message.
fn kind_of(world: &World, message: &PostedMessage) -> u8 {
    if world.cause_of(message).is_some() {
        20
    } else if message.reply_to.is_some() {
        19
    } else {
        0
    }
}

fn interaction_metadata(world: &World, message: &PostedMessage) -> Option<Value> {
    let interaction = world.interactions.get(&message.interaction?)?;
    let (kind, extra) = match &interaction.deed {
        UserAct::Command { .. } => (2, None),
        UserAct::Component { message } => (3, Some(*message)),
        UserAct::Autocomplete => return None,
    };
    let mut metadata = json!({
        "id": interaction.id,
        "type": kind,
        "user": user_by_id(world, interaction.user),
        "authorizing_integration_owners": interaction.event["authorizing_integration_owners"],
    });
    if let Some(clicked) = extra {
        metadata["interacted_message_id"] = json!(clicked);
    }
    Some(metadata)
}
