//! Converts the library's interactions to the port's. Kinds the application does not handle
//! (modals, pings, kinds that Discord may add) are dropped.

use app::port::greeting::{NewServer, TextChannel};
use app::port::{
    ApplicationId, ChannelId, Closure, Given, GuildId, Interaction, InteractionId, InteractionKind,
    InteractionToken, Invocation, MessageId, OptionValue, Permissions, Press, ThreadState, Upload,
    User, UserId,
};
use serenity::model::application::{
    CommandData, CommandDataOption, CommandDataOptionValue as Option_, CommandInteraction,
    ComponentInteraction, ComponentInteractionDataKind as Chosen, Interaction as Theirs,
};
use serenity::model::channel::{
    ChannelType, GuildChannel, PartialChannel, PermissionOverwrite, PermissionOverwriteType,
};
use serenity::model::guild::{Guild, Member};
use serenity::model::id::{ChannelId as Id, RoleId};
use serenity::model::user::User as TheirUser;

/// How a thread was closed; none while it is open.
pub(super) fn closure(thread: &GuildChannel) -> Option<Closure> {
    let state = thread.thread_metadata?;
    let spoken = thread.last_message_id.map_or(thread.id.created_at(), |id| id.created_at());
    Closure::of(&ThreadState {
        archived: state.archived,
        locked: state.locked,
        spoken_at: 1000 * spoken.unix_timestamp(),
        changed_at: state.archive_timestamp.map(|at| 1000 * at.unix_timestamp()),
        quiet_for: 60_000 * i64::from(u16::from(state.auto_archive_duration)),
    })
}

/// What is known of a server that has just added the bot, whose id this is.
pub(super) fn new_server(guild: &Guild, bot: u64) -> NewServer {
    let allows = |id: &RoleId| {
        guild
            .roles
            .get(id)
            .map_or(Permissions::default(), |role| permissions(Some(role.permissions)))
    };
    let own = guild.members.values().find(|member| member.user.id.get() == bot);
    let own = own.map(|member| member.roles.as_slice()).unwrap_or_default();
    let text = guild.channels.values().filter(|channel| channel.kind == ChannelType::Text);
    let overwrite = |its: &PermissionOverwrite| {
        let whose = match its.kind {
            PermissionOverwriteType::Member(id) => id.get(),
            PermissionOverwriteType::Role(id) => id.get(),
            _ => 0,
        };
        (whose, permissions(Some(its.allow)), permissions(Some(its.deny)))
    };
    let id = |channel: Id| ChannelId(channel.get());
    NewServer {
        id: guild.id.get(),
        everyone: allows(&RoleId::new(guild.id.get())),
        bot,
        roles: own.iter().map(|role| (role.get(), allows(role))).collect(),
        channels: text
            .map(|channel| TextChannel {
                id: id(channel.id),
                position: channel.position,
                overwrites: channel.permission_overwrites.iter().map(overwrite).collect(),
            })
            .collect(),
        newcomers: guild.system_channel_id.map(id),
        reserved: [guild.rules_channel_id, guild.public_updates_channel_id]
            .into_iter()
            .flatten()
            .map(id)
            .collect(),
    }
}

/// The interaction as the application sees it.
pub(super) fn interaction(theirs: &Theirs) -> Option<Interaction> {
    match theirs {
        Theirs::Command(command) => {
            Some(from_command(command, |invocation, _| InteractionKind::Command(invocation)))
        }
        Theirs::Autocomplete(command) => Some(from_command(command, |invocation, focused| {
            InteractionKind::Autocomplete { invocation, focused }
        })),
        Theirs::Component(component) => Some(from_component(component)),
        _ => None,
    }
}

fn from_command(
    theirs: &CommandInteraction,
    kind: impl FnOnce(Invocation, String) -> InteractionKind,
) -> Interaction {
    let mut path = vec![theirs.data.name.clone()];
    let mut given = Vec::new();
    let mut focused = String::new();
    let mut level = theirs.data.options.as_slice();
    while let [CommandDataOption { name, value, .. }] = level {
        let (Option_::SubCommand(inner) | Option_::SubCommandGroup(inner)) = value else {
            break;
        };
        path.push(name.clone());
        level = inner;
    }
    for option in level {
        if matches!(option.value, Option_::Autocomplete { .. }) {
            focused.clone_from(&option.name);
        }
        if let Some(value) = value(&option.value, &theirs.data) {
            given.push(Given { name: option.name.clone(), value });
        }
    }
    let invocation = Invocation { path, options: given };
    Interaction {
        id: InteractionId(theirs.id.get()),
        application: ApplicationId(theirs.application_id.get()),
        token: InteractionToken::new(theirs.token.clone()),
        guild: theirs.guild_id.map(|id| GuildId(id.get())),
        channel: ChannelId(theirs.channel_id.get()),
        in_thread: theirs.channel.as_ref().is_some_and(is_thread),
        user: user(&theirs.user, theirs.member.as_deref()),
        locale: theirs.locale.clone(),
        guild_locale: theirs.guild_locale.clone(),
        app_permissions: permissions(theirs.app_permissions),
        member_permissions: permissions(theirs.member.as_deref().and_then(|m| m.permissions)),
        kind: kind(invocation, focused),
    }
}

fn from_component(theirs: &ComponentInteraction) -> Interaction {
    let ids = |ids: Vec<u64>| ids.into_iter().map(|id| id.to_string()).collect();
    let values = match &theirs.data.kind {
        Chosen::StringSelect { values } => values.clone(),
        Chosen::UserSelect { values } => ids(values.iter().map(|id| id.get()).collect()),
        Chosen::RoleSelect { values } => ids(values.iter().map(|id| id.get()).collect()),
        Chosen::MentionableSelect { values } => ids(values.iter().map(|id| id.get()).collect()),
        Chosen::ChannelSelect { values } => ids(values.iter().map(|id| id.get()).collect()),
        Chosen::Button | Chosen::Unknown(_) => Vec::new(),
    };
    Interaction {
        id: InteractionId(theirs.id.get()),
        application: ApplicationId(theirs.application_id.get()),
        token: InteractionToken::new(theirs.token.clone()),
        guild: theirs.guild_id.map(|id| GuildId(id.get())),
        channel: ChannelId(theirs.channel_id.get()),
        in_thread: theirs.channel.as_ref().is_some_and(is_thread),
        user: user(&theirs.user, theirs.member.as_ref()),
        locale: theirs.locale.clone(),
        guild_locale: theirs.guild_locale.clone(),
        app_permissions: permissions(theirs.app_permissions),
        member_permissions: permissions(theirs.member.as_ref().and_then(|m| m.permissions)),
        kind: InteractionKind::Component(Press {
            custom_id: theirs.data.custom_id.clone(),
            values,
            message: MessageId(theirs.message.id.get()),
        }),
    }
}

/// Only threads have such data ("Channel", `thread_metadata`).
const fn is_thread(channel: &PartialChannel) -> bool {
    channel.thread_metadata.is_some()
}

fn value(theirs: &Option_, data: &CommandData) -> Option<OptionValue> {
    Some(match theirs {
        Option_::String(text) => OptionValue::Text(text.clone()),
        Option_::Autocomplete { value, .. } => OptionValue::Text(value.clone()),
        Option_::Integer(number) => OptionValue::Integer(*number),
        Option_::Number(number) => OptionValue::Number(*number),
        Option_::Boolean(flag) => OptionValue::Flag(*flag),
        Option_::User(id) => {
            let nick = data.resolved.members.get(id).and_then(|member| member.nick.clone());
            OptionValue::User(match data.resolved.users.get(id) {
                Some(known) => named(known, nick),
                None => {
                    User { id: UserId(id.get()), name: String::new(), display_name: String::new() }
                }
            })
        }
        Option_::Channel(id) => OptionValue::Id(id.get()),
        Option_::Role(id) => OptionValue::Id(id.get()),
        Option_::Mentionable(id) => OptionValue::Id(id.get()),
        Option_::Attachment(id) => {
            let file = data.resolved.attachments.get(id)?;
            OptionValue::File(Upload { url: file.url.clone(), bytes: u64::from(file.size) })
        }
        _ => return None,
    })
}

fn user(theirs: &TheirUser, member: Option<&Member>) -> User {
    named(theirs, member.and_then(|member| member.nick.clone()))
}

fn named(theirs: &TheirUser, nick: Option<String>) -> User {
    let display_name = nick.or_else(|| theirs.global_name.clone());
    User {
        id: UserId(theirs.id.get()),
        name: theirs.name.clone(),
        display_name: display_name.unwrap_or_else(|| theirs.name.clone()),
    }
}

fn permissions(theirs: Option<serenity::model::Permissions>) -> Permissions {
    Permissions(theirs.map_or(0, |permissions| permissions.bits()))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value as Json, json};

    use super::*;

    fn received(kind: u8, data: Json) -> Interaction {
        let user = json!({
            "id": "7", "username": "lucja", "global_name": "Łucja", "discriminator": "0",
            "avatar": null,
        });
        let message = json!({
            "id": "90", "channel_id": "5", "author": user, "content": "", "timestamp":
            "2026-01-01T00:00:00Z", "edited_timestamp": null, "tts": false,
            "mention_everyone": false, "mentions": [], "mention_roles": [], "attachments": [],
            "embeds": [], "pinned": false, "type": 0,
        });
        let all = json!({
            "id": "11", "application_id": "3", "type": kind, "data": data, "guild_id": "4",
            "channel_id": "5", "token": "secret", "version": 1, "locale": "pl",
            "guild_locale": "en-GB", "app_permissions": "34816", "entitlements": [],
            "authorizing_integration_owners": {}, "attachment_size_limit": 10_485_760,
            "message": message,
            "channel": {
                "id": "5", "type": 11, "name": "table", "parent_id": "6", "permissions": "0",
                "thread_metadata": {
                    "archived": false, "auto_archive_duration": 1440, "locked": false,
                    "archive_timestamp": "2026-01-01T00:00:00Z",
                },
            },
            "member": {
                "user": user, "nick": "Ł.", "roles": [], "joined_at": "2026-01-01T00:00:00Z",
                "deaf": false, "mute": false, "flags": 0, "permissions": "32",
            },
        });
        interaction(&serde_json::from_value(all).unwrap()).unwrap()
    }

    /// A thread whose last message was written on the first day of 2026, at noon.
    fn thread(state: &Json) -> GuildChannel {
        let noon = 1_767_268_800_000_u64 - 1_420_070_400_000;
        serde_json::from_value(json!({
            "id": "5", "guild_id": "4", "type": 11, "name": "table", "parent_id": "6",
            "owner_id": "7", "last_message_id": (noon << 22).to_string(),
            "thread_metadata": state, "rate_limit_per_user": 0, "position": 0,
        }))
        .unwrap()
    }

    #[test]
    fn a_thread_that_is_locked_or_archived_in_use_was_closed_by_somebody() {
        let archived = |at: &str| {
            let state = json!({
                "archived": true, "auto_archive_duration": 1440, "locked": false,
                "archive_timestamp": at,
            });
            closure(&thread(&state))
        };
        assert_eq!(archived("2026-01-01T12:59:00Z"), Some(Closure::Closed));
        assert_eq!(archived("2026-01-01T13:00:00Z"), Some(Closure::Early));
        assert_eq!(archived("2026-01-02T11:59:00Z"), Some(Closure::Early));
        assert_eq!(archived("2026-01-02T12:00:00Z"), Some(Closure::Asleep));
        let state = |archived: bool, locked: bool| {
            json!({
                "archived": archived, "auto_archive_duration": 60, "locked": locked,
                "archive_timestamp": "2026-01-05T12:00:00Z",
            })
        };
        assert_eq!(closure(&thread(&state(true, true))), Some(Closure::Closed));
        assert_eq!(closure(&thread(&state(false, true))), Some(Closure::Closed));
        assert_eq!(closure(&thread(&state(false, false))), None);
    }

    #[test]
    fn a_subcommand_is_a_path_and_its_options_have_types() {
        let data = json!({ "id": "1", "name": "game", "type": 1, "options": [
            { "name": "new", "type": 1, "options": [
                { "name": "sets", "type": 3, "value": "base" },
                { "name": "aids", "type": 5, "value": true },
                { "name": "rotation", "type": 4, "value": 90 },
            ] },
        ] });
        let interaction = received(2, data);
        assert_eq!(interaction.guild, Some(GuildId(4)));
        assert_eq!(interaction.user.display_name, "Ł.");
        assert!(interaction.member_permissions.is_admin());
        assert!(interaction.app_permissions.has(Permissions::ATTACH_FILES));
        assert!(interaction.in_thread);
        let InteractionKind::Command(invocation) = interaction.kind else { panic!("a command") };
        assert_eq!(invocation.path, ["game", "new"]);
        assert_eq!(invocation.text("sets"), Some("base"));
        assert_eq!(invocation.flag("aids"), Some(true));
        assert_eq!(invocation.integer("rotation"), Some(90));
    }

    #[test]
    fn a_server_is_greeted_where_people_write_and_not_in_its_rules() {
        let colors = json!({ "primary_color": 0, "secondary_color": null, "tertiary_color": null });
        let role = |id: &str, permissions: &str| {
            json!({
                "id": id, "name": "role", "color": 0, "colors": colors, "hoist": false, "position": 0, "managed": false,
                "permissions": permissions, "mentionable": false, "flags": 0,
            })
        };
        let channel = |id: &str, kind: u8, position: u8, overwrites: Json| {
            json!({
                "id": id, "type": kind, "position": position, "name": "channel",
                "permission_overwrites": overwrites,
            })
        };
        let mute = json!([{ "id": "4", "type": 0, "allow": "0", "deny": "2048" }]);
        let shut = json!([{ "id": "3", "type": 1, "allow": "0", "deny": "1024" }]);
        let mut whole = json!({
            "id": "4", "name": "server", "owner_id": "7", "joined_at": "2026-01-01T00:00:00Z",
            "roles": [role("4", "3072"), role("8", "2048")], "large": false, "member_count": 2,
            "members": [{
                "user": { "id": "3", "username": "carcas", "discriminator": "0", "avatar": null },
                "roles": ["8"], "joined_at": "2026-01-01T00:00:00Z", "deaf": false,
                "mute": false, "flags": 0,
            }],
            "channels": [
                channel("20", 5, 0, json!([])), channel("21", 2, 1, json!([])),
                channel("22", 0, 2, json!([])), channel("23", 0, 3, mute),
                channel("24", 0, 4, shut), channel("25", 0, 5, json!([])),
                channel("26", 0, 6, json!([])),
            ],
            "threads": [], "presences": [], "voice_states": [], "stage_instances": [],
            "guild_scheduled_events": [], "emojis": [], "stickers": [], "features": [],
            "icon": null, "splash": null, "discovery_splash": null, "banner": null,
            "afk_channel_id": null, "afk_timeout": 300, "verification_level": 0,
            "default_message_notifications": 1, "explicit_content_filter": 0, "mfa_level": 0,
            "application_id": null, "system_channel_id": "26", "system_channel_flags": 0,
            "rules_channel_id": "22", "public_updates_channel_id": null, "description": null,
            "vanity_url_code": null, "premium_tier": 0, "premium_subscription_count": 0,
            "preferred_locale": "en-US", "nsfw_level": 0, "unavailable": false,
            "premium_progress_bar_enabled": false, "safety_alerts_channel_id": null,
        });
        let greeted = |whole: &Json| {
            let guild: Guild = serde_json::from_value(whole.clone()).unwrap();
            new_server(&guild, 3).greeted_in()
        };
        assert_eq!(greeted(&whole), Some(ChannelId(26)));
        whole["system_channel_id"] = json!("23");
        assert_eq!(greeted(&whole), Some(ChannelId(25)), "only the server's team writes there");
        whole["public_updates_channel_id"] = json!("25");
        assert_eq!(greeted(&whole), Some(ChannelId(26)));
        whole["roles"] = json!([role("4", "1024"), role("8", "2048")]);
        assert_eq!(greeted(&whole), None, "nobody else may write");
    }

    #[test]
    fn the_option_that_is_being_typed_is_named() {
        let data = json!({ "id": "1", "name": "place", "type": 1, "options": [
            { "name": "cell", "type": 3, "value": "D", "focused": true },
            { "name": "rotation", "type": 3, "value": "90" },
        ] });
        let InteractionKind::Autocomplete { invocation, focused } = received(4, data).kind else {
            panic!("an autocompletion")
        };
        assert_eq!(focused, "cell");
        assert_eq!(invocation.text("cell"), Some("D"));
        assert_eq!(invocation.text("rotation"), Some("90"));
    }

    #[test]
    fn a_menu_brings_its_values_and_a_button_none() {
        let menu = json!({ "component_type": 3, "custom_id": "cell", "values": ["12"] });
        let press = |data| match received(3, data).kind {
            InteractionKind::Component(press) => press,
            other => panic!("{other:?}"),
        };
        assert_eq!(press(menu).values, ["12"]);
        let button = press(json!({ "component_type": 2, "custom_id": "go" }));
        assert_eq!((button.custom_id.as_str(), button.values.len()), ("go", 0));
        assert_eq!(button.message, MessageId(90));
    }
}
