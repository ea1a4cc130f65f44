//! From a user's action to the interaction that the bot receives, over the gateway or over HTTP:
//! once, twice or too late, depending on the faults. Without a bot nobody answers, and the interaction fails as it does on Discord.

use serde_json::{Value, json};

use super::whereabouts::Whereabouts;
use crate::clock::Id;
use crate::endpoint;
use crate::faults::{self, DeliveryFault};
use crate::limits::FILE_BYTES;
use crate::model::{InteractionStage, KnownInteraction, UserAct};
use crate::permissions;
use crate::wire;
use crate::world::{Shared, World};

/// What the user does.
pub(super) struct Doing<'a> {
    /// Discord's number: 2 command, 3 component, 4 autocomplete.
    pub(super) kind: u8,
    pub(super) data: Value,
    pub(super) deed: UserAct,
    pub(super) locale: &'a str,
}

/// Creates the interaction and delivers it.
pub(super) fn interaction(
    shared: &Shared,
    world: &mut World,
    at: Whereabouts,
    doing: Doing<'_>,
) -> Id {
    let id = world.clock.snowflake();
    let token = token(id);
    let mut event = event(world, at, &doing, id, &token);
    if let Some(overlay) = world.faults.next_overlay() {
        faults::lay_over(&mut event, &overlay);
    }
    let interaction = KnownInteraction {
        id,
        token,
        deed: doing.deed,
        user: at.user,
        channel: at.channel,
        created: world.clock.now(),
        stage: InteractionStage::Pending,
        acknowledged: false,
        original: None,
        messages: Vec::new(),
        choices: Vec::new(),
        event: event.clone(),
    };
    world.began(interaction);
    let guild = at.guild.map(|guild| guild.0);
    match world.faults.next_delivery() {
        DeliveryFault::Once => endpoint::deliver(shared, world, guild, id, &event),
        DeliveryFault::Twice => {
            endpoint::deliver(shared, world, guild, id, &event);
            endpoint::deliver(shared, world, guild, id, &event);
        }
        DeliveryFault::Late => {
            let shared = shared.clone();
            tokio::spawn(async move {
                until_failed(&shared, id).await;
                endpoint::deliver(&shared, &mut shared.lock(), guild, id, &event);
            });
        }
    }
    world.changed();
    id
}

/// Waits until nobody can answer an interaction any more.
async fn until_failed(shared: &Shared, id: Id) {
    let mut changes = shared.watch();
    let is_open = || {
        let world = shared.lock();
        world.interactions.get(&id).is_some_and(|known| known.stage == InteractionStage::Pending)
    };
    while is_open() && changes.changed().await.is_ok() {}
}

/// A token: long and opaque, like Discord's. On loopback it need not be unguessable.
fn token(id: Id) -> String {
    let part = |salt: &str| Id::of_name(salt, &id.to_string()).0;
    format!("aW50ZXJhY3Rpb24{:016x}{:016x}{:016x}", part("a"), part("b"), part("c"))
}

fn event(world: &World, at: Whereabouts, doing: &Doing<'_>, id: Id, token: &str) -> Value {
    let guild = at.guild.and_then(|id| world.guilds.get(&id));
    let member_may = guild.and_then(|guild| guild.may(at.user));
    let user_may = member_may.unwrap_or(permissions::MEMBER);
    let channel = world.channels.get(&at.channel);
    let bot_may = channel.map_or(permissions::BOT, |channel| world.bot_may(channel));
    let owner = at.guild.map_or_else(|| "0".to_owned(), |guild| guild.to_string());
    let mut event = json!({
        "id": id,
        "application_id": world.bot,
        "type": doing.kind,
        "data": doing.data,
        "token": token,
        "version": 1,
        "channel_id": at.channel,
        "channel": channel.map(|channel| wire::partial_channel(world, channel, user_may)),
        "app_permissions": bot_may.to_string(),
        "locale": doing.locale,
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": {"0": owner},
        "context": u8::from(guild.is_none()),
        "attachment_size_limit": FILE_BYTES,
    });
    match guild {
        Some(guild) => {
            event["guild_id"] = json!(guild.id);
            event["guild"] = json!({"id": guild.id, "locale": "en-US", "features": []});
            event["guild_locale"] = json!("en-US");
            event["member"] = wire::member(world, guild, at.user);
        }
        None => event["user"] = wire::user_by_id(world, at.user),
    }
    if let UserAct::Component { message } = &doing.deed
        && let Some(message) = world.messages.get(message)
    {
        event["message"] = wire::message(world, message);
    }
    event
}
