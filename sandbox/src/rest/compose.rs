//! Combines a draft and a message: the one place where messages are created and changed. It checks
//! whatever depends on the whole message (Components V2, files, emptiness), resolves mentions, and
//! notifies. Edits and ephemeral messages notify nobody.

use std::collections::BTreeSet;

use super::call::SentFile;
use super::refusal::{ApiError, FormErrors};
use crate::clock::Id;
use crate::gateway::events;
use crate::limits::{
    COMPONENTS_V2, EPHEMERAL, FILE_BYTES, FILES, LOADING, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS,
};
use crate::mentions;
use crate::model::{Alert, Attachment, Channel, ChannelPlace, PostedMessage};
use crate::permissions;
use crate::validate::components::{self, MessageMedia};
use crate::validate::draft::{ListedFile, MessageCheck};
use crate::world::World;

/// Flags that a new message may set.
const NEW_FLAGS: u64 = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2;

/// An empty message of the bot, not yet in the world.
pub(crate) fn blank(world: &mut World, channel: Id, interaction: Option<Id>) -> PostedMessage {
    PostedMessage {
        id: world.clock.snowflake(),
        channel,
        content: String::new(),
        embeds: Vec::new(),
        components: Vec::new(),
        attachments: Vec::new(),
        flags: 0,
        only_for: None,
        mentions: Vec::new(),
        mention_everyone: false,
        mention_roles: Vec::new(),
        pinged: Vec::new(),
        created: world.clock.now(),
        edited: None,
        pinned: None,
        reactions: Vec::new(),
        nonce: None,
        interaction,
        reply_to: None,
    }
}

/// Fills a new message from a draft, notifies the users it pings, and adds it to the world.
///
/// # Errors
/// What Discord refuses; the world is then unchanged.
pub(crate) fn post(
    world: &mut World,
    message: PostedMessage,
    draft: &MessageCheck,
    files: &[SentFile],
) -> Result<Id, ApiError> {
    let message = prepare(world, message, draft, files)?;
    Ok(publish(world, message))
}

/// Fills a new message from a draft.
///
/// # Errors
/// What Discord refuses.
pub(super) fn prepare(
    world: &mut World,
    mut message: PostedMessage,
    draft: &MessageCheck,
    files: &[SentFile],
) -> Result<PostedMessage, ApiError> {
    message.flags |= draft.flags.unwrap_or_default() & NEW_FLAGS;
    message.nonce = draft.nonce.clone();
    message.reply_to = draft.reply_to;
    fill(world, &mut message, draft, files, &[])?;
    message.pinged = pinged(world, &message);
    Ok(message)
}

/// Adds a new message to the world and notifies the users that it pings. Whoever is mentioned in a
/// thread is in it from then on.
pub(super) fn publish(world: &mut World, message: PostedMessage) -> Id {
    if let Some(thread) = world.channels.get_mut(&message.channel).filter(|it| it.is_thread()) {
        let named = message.mentions.iter().filter(|user| message.pinged.contains(user));
        thread.joined.extend(named);
    }
    let at = message.created;
    for user in &message.pinged {
        let (user, channel) = (*user, message.channel);
        world.notifications.push(Alert { user, message: message.id, channel, at });
    }
    let id = message.id;
    world.messages.insert(id, message);
    events::message_created(world, id);
    world.changed();
    id
}

/// Edits a message according to a draft. The first text of a deferred reply is set this way too,
/// and does not count as an edit; nobody is pinged in either case.
///
/// # Errors
/// What Discord refuses; the message is then unchanged.
pub(crate) fn edit(
    world: &mut World,
    id: Id,
    draft: &MessageCheck,
    files: &[SentFile],
) -> Result<(), ApiError> {
    let Some(old) = world.messages.get(&id) else {
        return Err(ApiError::unknown("Message"));
    };
    let mut message = old.clone();
    if let Some(flags) = draft.flags {
        // Components V2 can be switched on, never off.
        message.flags &= !SUPPRESS_EMBEDS;
        message.flags |= flags & (SUPPRESS_EMBEDS | COMPONENTS_V2);
    }
    let kept = kept_files(&message, draft)?;
    fill(world, &mut message, draft, files, &kept)?;
    if message.has(LOADING) {
        message.flags &= !LOADING;
    } else {
        message.edited = Some(world.clock.now());
    }
    world.messages.insert(id, message);
    events::message_changed(world, id);
    world.changed();
    Ok(())
}

/// The old files that an edit keeps: all of them, unless it lists which.
fn kept_files(message: &PostedMessage, draft: &MessageCheck) -> Result<Vec<Attachment>, ApiError> {
    let Some(listed) = &draft.attachments else {
        return Ok(message.attachments.clone());
    };
    let mut kept = Vec::new();
    for (index, entry) in listed.iter().enumerate() {
        let id = Id::parse(&entry.id);
        if let Some(file) = message.attachments.iter().find(|file| Some(file.id) == id) {
            let mut file = file.clone();
            if entry.description.is_some() {
                file.description.clone_from(&entry.description);
            }
            kept.push(file);
        } else if id.is_none_or(|id| id.0 >= FILES as u64) {
            let path = format!("{}attachments.{index}.id", draft.prefix);
            let message = format!("The attachment {} is not of this message", entry.id);
            return Err(ApiError::field(&path, "ATTACHMENT_NOT_FOUND", &message));
        }
    }
    Ok(kept)
}

fn fill(
    world: &mut World,
    message: &mut PostedMessage,
    draft: &MessageCheck,
    files: &[SentFile],
    kept: &[Attachment],
) -> Result<(), ApiError> {
    message.attachments = kept.to_vec();
    message.attachments.extend(new_files(world, draft, files)?);
    if message.attachments.len() > FILES {
        let text = format!("Maximum number of attachments in a message reached ({FILES})");
        return Err(ApiError::new(400, 30015, &text));
    }
    if let Some(content) = &draft.content {
        message.content.clone_from(content);
    }
    if let Some(embeds) = &draft.embeds {
        message.embeds.clone_from(embeds);
    }
    if let Some(parts) = &draft.components {
        message.components = components::completed(parts);
    }
    check_whole(world, message, draft)?;
    name_people(world, message, draft);
    Ok(())
}

fn new_files(
    world: &mut World,
    draft: &MessageCheck,
    files: &[SentFile],
) -> Result<Vec<Attachment>, ApiError> {
    let listed = draft.attachments.as_deref().unwrap_or_default();
    let unsent = |entry: &&ListedFile| {
        let number = entry.id.parse::<usize>().ok().filter(|n| *n < FILES);
        number.is_some_and(|n| !files.iter().enumerate().any(|(at, f)| number_of(f, at) == n))
    };
    if let Some(entry) = listed.iter().find(unsent) {
        let path = format!("{}attachments", draft.prefix);
        let message = format!("No file was sent for the attachment {}", entry.id);
        return Err(ApiError::field(&path, "ATTACHMENT_NOT_FOUND", &message));
    }
    let mut made = Vec::new();
    for (at, file) in files.iter().enumerate() {
        if file.bytes.len() > FILE_BYTES {
            return Err(ApiError::new(413, 40005, "Request entity too large"));
        }
        let number = number_of(file, at).to_string();
        let entry = listed.iter().find(|entry| entry.id == number);
        let name = entry.and_then(|entry| entry.filename.as_deref()).unwrap_or(&file.filename);
        made.push(Attachment {
            id: world.clock.snowflake(),
            filename: safe_name(name),
            description: entry.and_then(|entry| entry.description.clone()),
            content_type: file.content_type.clone().or_else(|| guessed_type(name)),
            width_height: crate::picture::size_of(&file.bytes),
            bytes: file.bytes.clone(),
        });
    }
    Ok(made)
}

/// The n of a part named `files[n]`, otherwise its position in the form.
fn number_of(file: &SentFile, at: usize) -> usize {
    let inner = file.part.strip_prefix("files[").and_then(|rest| rest.strip_suffix(']'));
    inner.and_then(|number| number.parse().ok()).unwrap_or(at)
}

/// Discord replaces all characters except letters, digits, dots, dashes and underscores.
fn safe_name(name: &str) -> String {
    let safe = |c: char| {
        if c.is_ascii_alphanumeric() || "._-".contains(c) { c } else { '_' }
    };
    let name: String = name.chars().map(safe).collect();
    if name.is_empty() { "unknown".to_owned() } else { name }
}

fn guessed_type(name: &str) -> Option<String> {
    let kind = match name.rsplit('.').next()?.to_ascii_lowercase().as_str() {
        "png" => "image/png",
        "gif" => "image/gif",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "txt" => "text/plain; charset=utf-8",
        _ => return None,
    };
    Some(kind.to_owned())
}

/// Checks what only the finished message reveals.
fn check_whole(
    world: &World,
    message: &PostedMessage,
    draft: &MessageCheck,
) -> Result<(), ApiError> {
    let v2 = message.has(COMPONENTS_V2);
    let mut errors = FormErrors::default();
    if v2 {
        for (name, used) in
            [("content", !message.content.is_empty()), ("embeds", !message.embeds.is_empty())]
        {
            if used {
                let code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2";
                let text = format!("The '{name}' field cannot be used when using Components V2");
                errors.add(&format!("{}{name}", draft.prefix), code, &text);
            }
        }
    }
    let names: BTreeSet<String> =
        message.attachments.iter().map(|file| file.filename.clone()).collect();
    // Old components may refer to files that an edit of something else keeps or drops.
    if draft.components.is_some() {
        let path = format!("{}components", draft.prefix);
        let emojis = world.emojis.iter().map(|emoji| emoji.id).collect();
        let media = MessageMedia { files: &names, emojis: &emojis };
        components::check(&message.components, v2, &media, &path, &mut errors);
    }
    errors.result()?;
    let shows_text = !message.content.trim().is_empty() || !message.embeds.is_empty();
    let shows_files = !v2 && !message.attachments.is_empty();
    if !shows_text && !shows_files && message.components.is_empty() {
        return Err(ApiError::new(400, 50006, "Cannot send an empty message"));
    }
    Ok(())
}

fn name_people(world: &World, message: &mut PostedMessage, draft: &MessageCheck) {
    let everything = components::all(&message.components);
    let displays = everything.iter().filter(|part| components::kind(part) == 10);
    let mut texts: Vec<&str> = displays.filter_map(|part| part["content"].as_str()).collect();
    texts.push(&message.content);
    let found = mentions::resolve(&texts, &draft.allowed);
    let known = |id: &Id| world.users.contains_key(id);
    message.mentions = found.users.into_iter().filter(known).collect();
    let channel = world.channels.get(&message.channel);
    let guild = channel.and_then(|channel| world.guilds.get(&channel.guild()?));
    let is_role = |id: &Id| guild.is_some_and(|guild| guild.roles.contains_key(id));
    message.mention_roles = found.roles.into_iter().filter(is_role).collect();
    let may_name_all = |channel: &Channel| {
        channel.guild().is_some() && world.bot_has(channel, permissions::MENTION_EVERYONE)
    };
    message.mention_everyone = found.everyone && channel.is_some_and(may_name_all);
}

/// Who is notified of a new message: mentioned users who can see it. A message in a user's direct
/// messages always notifies them, unless it answers what they just did there.
fn pinged(world: &World, message: &PostedMessage) -> Vec<Id> {
    if message.has(EPHEMERAL | LOADING | SUPPRESS_NOTIFICATIONS) {
        return Vec::new();
    }
    let Some(channel) = world.channels.get(&message.channel) else {
        return Vec::new();
    };
    let rings =
        matches!(channel.place, ChannelPlace::Direct { .. }) && message.interaction.is_none();
    let people = world.people_in(channel).into_iter();
    let guild = channel.guild().and_then(|id| world.guilds.get(&id));
    // Nobody has made a role mentionable by everybody here.
    let roles = if world.bot_has(channel, permissions::MENTION_EVERYONE) {
        &message.mention_roles[..]
    } else {
        &[]
    };
    let has_one = |user: Id| {
        guild.is_some_and(|guild| guild.roles_of(user).any(|role| roles.contains(&role.id)))
    };
    let is_meant =
        |id: &Id| message.mention_everyone || message.mentions.contains(id) || has_one(*id);
    let mut pinged: Vec<Id> = people.filter(|id| rings || is_meant(id)).collect();
    if channel.is_private() && world.bot_invites(channel) {
        // A mention lets members of the server in.
        let is_member = |id: &&Id| guild.is_some_and(|guild| guild.members.contains_key(id));
        let named = message.mentions.iter().filter(|id| !pinged.contains(id) && **id != world.bot);
        let invited: Vec<Id> = named.filter(is_member).copied().collect();
        pinged.extend(invited);
    }
    pinged
}
