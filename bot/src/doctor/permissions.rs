//! The permissions of the bot where games are played, computed as Discord computes them
//! ("Permissions", Permission Hierarchy): those of the roles, and then what the channel changes. A
//! thread has those of its channel.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use port::{ApplicationId, ChannelId, Failure, FailureCause, GuildId, Permissions};
use serde_json::Value as Json;

use super::Finding;
use super::application::not_told;
use crate::discord::RestPlatform;

/// The check's name.
const CHECK: &str = "permissions";
/// The kinds of channels that are threads (Discord, "Channel Types").
const THREADS: std::ops::RangeInclusive<u64> = 10..=12;
/// The kind of a change that is for a role; the other is for a member ("Overwrite Structure").
const FOR_ROLE: u64 = 0;
/// What the bot needs everywhere, with the names in Discord's settings.
const NEEDED: [(Permissions, &str); 3] = [
    (Permissions::VIEW_CHANNEL, "View Channel"),
    (Permissions::EMBED_LINKS, "Embed Links"),
    (Permissions::ATTACH_FILES, "Attach Files"),
];
/// What it needs to speak in a channel, and in a thread.
const SPEAK: [(Permissions, &str); 2] = [
    (Permissions::SEND_MESSAGES, "Send Messages"),
    (Permissions::SEND_MESSAGES_IN_THREADS, "Send Messages in Threads"),
];

/// A server and the bot as its member.
type Membership = (Json, Json);

/// Checks the channels where games are played: two questions for each server, and one for each
/// channel or two for a thread.
pub(super) async fn check(
    rest: &RestPlatform,
    me: ApplicationId,
    places: &[(Option<GuildId>, ChannelId)],
) -> Vec<Finding> {
    let mut servers: BTreeMap<GuildId, Result<Membership, Failure>> = BTreeMap::new();
    let (mut findings, mut well) = (Vec::new(), 0);
    for &(guild, channel) in places {
        // In direct messages there are no permissions.
        let Some(guild) = guild else { continue };
        let member = match servers.entry(guild) {
            Entry::Occupied(known) => known.into_mut(),
            Entry::Vacant(new) => new.insert(membership(rest, guild, me).await),
        };
        let lacking = match &*member {
            Ok(member) => lacking(rest, member, me, channel).await,
            Err(failure) => Err(failure.clone()),
        };
        match lacking {
            Ok(lacking) if lacking.is_empty() => well += 1,
            Ok(lacking) => findings.push(missing(guild, channel, &lacking)),
            Err(failure) => findings.push(closed(guild, channel, &failure)),
        }
    }
    if findings.is_empty() {
        findings.push(Finding::fine(
            CHECK,
            match well {
                0 => "no game is played on a server".to_owned(),
                well => format!("enough where games are played (channels: {well})"),
            },
        ));
    }
    findings
}

async fn membership(
    rest: &RestPlatform,
    guild: GuildId,
    me: ApplicationId,
) -> Result<Membership, Failure> {
    let server = rest.look(format!("/guilds/{guild}")).await?;
    // The user of a bot has the id of its application, but for very old ones.
    let member = rest.look(format!("/guilds/{guild}/members/{me}")).await?;
    Ok((server, member))
}

/// The names of the permissions that the bot lacks in a channel.
async fn lacking(
    rest: &RestPlatform,
    member: &Membership,
    me: ApplicationId,
    channel: ChannelId,
) -> Result<Vec<&'static str>, Failure> {
    let found = rest.look(format!("/channels/{channel}")).await?;
    let is_thread = found["type"].as_u64().is_some_and(|kind| THREADS.contains(&kind));
    let may = match (is_thread, found["parent_id"].as_str()) {
        (true, Some(parent)) => {
            permissions(member, &rest.look(format!("/channels/{parent}")).await?, me)
        }
        _ => permissions(member, &found, me),
    };
    let speak = SPEAK[usize::from(is_thread)];
    let needed = NEEDED.into_iter().chain([speak]);
    Ok(needed.filter(|(wanted, _)| !may.has(*wanted)).map(|(_, name)| name).collect())
}

fn missing(guild: GuildId, channel: ChannelId, lacking: &[&str]) -> Finding {
    let found = format!("server {guild}, channel {channel}: {} missing", lacking.join(", "));
    let advice = "Ask those who run the server to give them to the bot there, or /game move";
    Finding::wrong(CHECK, found, advice)
}

/// What a channel is that the bot was not told about.
fn closed(guild: GuildId, channel: ChannelId, failure: &Failure) -> Finding {
    let place = format!("server {guild}, channel {channel}");
    match failure {
        Failure::Permanent(FailureCause::MissingAccess | FailureCause::MissingPermission) => {
            missing(guild, channel, &["View Channel"])
        }
        Failure::Permanent(FailureCause::UnknownChannel) => Finding::warning(
            CHECK,
            format!("{place}: it is gone, or the bot was removed"),
            "The game is put aside when the bot next writes there; /game move resumes it elsewhere",
        ),
        failure => {
            let Finding { found, .. } = not_told(CHECK, failure);
            Finding::warning(CHECK, format!("{place}: {found}"), "Ask again in a minute")
        }
    }
}

/// A permission field, which Discord writes as text.
fn bits(value: &Json) -> u64 {
    value.as_str().and_then(|bits| bits.parse().ok()).unwrap_or(0)
}

/// What the bot may do in a channel that is no thread.
fn permissions((server, member): &Membership, channel: &Json, me: ApplicationId) -> Permissions {
    let me = me.to_string();
    if server["owner_id"].as_str() == Some(&me) {
        return Permissions::ADMINISTRATOR;
    }
    let everyone = server["id"].as_str().unwrap_or_default();
    let own = member["roles"].as_array().into_iter().flatten().filter_map(Json::as_str);
    let own: Vec<&str> = own.collect();
    let roles = server["roles"].as_array().into_iter().flatten();
    let mine = roles
        .filter(|role| role["id"].as_str().is_some_and(|id| id == everyone || own.contains(&id)));
    let base = mine.fold(0, |all, role| all | bits(&role["permissions"]));
    if Permissions(base).has(Permissions::ADMINISTRATOR) {
        return Permissions::ADMINISTRATOR;
    }
    let overwrites: Vec<&Json> =
        channel["permission_overwrites"].as_array().into_iter().flatten().collect();
    let change = |may: u64, is_meant: &dyn Fn(bool, &str) -> bool| {
        let meant = overwrites.iter().filter(|overwrite| {
            let for_role = overwrite["type"].as_u64() == Some(FOR_ROLE);
            is_meant(for_role, overwrite["id"].as_str().unwrap_or_default())
        });
        let (allow, deny) = meant.fold((0, 0), |(allow, deny), overwrite| {
            (allow | bits(&overwrite["allow"]), deny | bits(&overwrite["deny"]))
        });
        may & !deny | allow
    };
    let may = change(base, &|for_role, id| for_role && id == everyone);
    let may = change(may, &|for_role, id| for_role && id != everyone && own.contains(&id));
    Permissions(change(may, &|for_role, id| !for_role && id == me))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    const ME: ApplicationId = ApplicationId(9);

    fn may(base: u64, role: u64, overwrites: &Json) -> u64 {
        let server = json!({ "id": "1", "owner_id": "5", "roles": [
            { "id": "1", "permissions": base.to_string() },
            { "id": "2", "permissions": role.to_string() },
            { "id": "3", "permissions": u64::MAX.to_string() },
        ] });
        let member = json!({ "roles": ["2"] });
        permissions(&(server, member), &json!({ "permission_overwrites": overwrites }), ME).0
    }

    #[test]
    fn roles_add_up_and_those_of_others_do_not_count() {
        assert_eq!(may(1 << 10, 1 << 11, &json!([])), 1 << 10 | 1 << 11);
    }

    #[test]
    fn an_administrator_may_do_everything_wherever() {
        let nothing = json!([{ "id": "9", "type": 1, "allow": "0", "deny": "1024" }]);
        let admin = Permissions(may(0, Permissions::ADMINISTRATOR.0, &nothing));
        assert!(admin.has(Permissions::VIEW_CHANNEL));
        let server = json!({ "id": "1", "owner_id": "9", "roles": [] });
        let owner = permissions(&(server, json!({ "roles": [] })), &json!({}), ME);
        assert!(owner.has(Permissions::ATTACH_FILES));
    }

    #[test]
    fn a_channel_changes_them_for_everybody_then_for_roles_then_for_the_bot() {
        let deny_all = json!({ "id": "1", "type": 0, "allow": "0", "deny": "1024" });
        let allow_role = json!({ "id": "2", "type": 0, "allow": "1024", "deny": "0" });
        let deny_me = json!({ "id": "9", "type": 1, "allow": "0", "deny": "1024" });
        let other = json!({ "id": "3", "type": 0, "allow": "1024", "deny": "0" });
        assert_eq!(may(1024, 0, &json!([deny_all])), 0);
        assert_eq!(may(1024, 0, &json!([deny_all, other])), 0);
        assert_eq!(may(1024, 0, &json!([allow_role, deny_all])), 1024, "in whatever order");
        assert_eq!(may(1024, 0, &json!([deny_me, deny_all, allow_role])), 0);
    }

    #[test]
    fn what_is_missing_is_named_with_its_place() {
        let found = missing(GuildId(4), ChannelId(5), &["Attach Files"]).to_string();
        assert!(found.contains("server 4, channel 5: Attach Files missing"), "{found}");
    }
}
