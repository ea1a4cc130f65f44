//! `/game seek`: finds players on a server. A request is kept until enough others want the same; then
//! all of them sit at a table, in a thread where that is possible. Whoever waits is told how long it
//! usually takes, and when nobody came.

use ground::load::must_be_welcome;
use ground::{Answer, Context, Request, Started, channels, finish, notify, overview};
use port::Message;
use queues::outbox::notification::key::OutboxKey;
use queues::outbox::notification::{AboutGame as _, PersonalNews, PlayerCall, Post, Standalone};
use queues::outbox::worker::Outbound;
use serde::{Deserialize, Serialize};
use storage::{
    ChannelId, GameId, GuildId, InteractionId, Millis, Outgoing, Seek, UnitOfWork, UserId,
    call_slot,
};
use table::error::{AppError, Fault, Refusal};
use table::model::Settings;
use table::outcome::Outcome;
use table::preferences::Prefs;
use table::seek::{Wants, matched};
use table::time_control::DAY;
use table::{record, sets};
use text::Text;
use view::MessageDraft;

use crate::{lobby, threads};

/// How long a request lasts.
const LASTS: Millis = 2 * DAY;
/// How many waits say how long it usually takes.
const WAITS: u32 = 25;

/// A request as it is stored.
#[derive(Serialize, Deserialize)]
struct Sought {
    #[serde(flatten)]
    wants: Wants,
    /// The interaction that called for players.
    call: u64,
}

/// Whether the person looks for players on this server.
pub async fn seeks(request: &Request<'_>) -> Result<bool, AppError> {
    let Some(guild) = request.interaction.guild else { return Ok(false) };
    let own = request.context.store().seek(guild, request.user()).await?;
    Ok(own.is_some_and(|seek| seek.ends_at > request.context.now()))
}

/// Looks for players, instead of for those that the person looked for before.
pub async fn seek(request: &Request<'_>, wants: &Wants) -> Result<Answer, AppError> {
    let guild = request.interaction.guild.ok_or(Refusal::OnServer)?;
    check(wants)?;
    channels::must_be_able(request.interaction)?;
    let outcome = match request.begin().await? {
        Started::Again(outcome) => outcome,
        Started::New(mut act) => {
            let outcome = sought(request, &mut *act, guild, wants).await?;
            finish(act, &outcome).await?;
            outcome
        }
    };
    let text = request.text();
    if outcome == Outcome::Found {
        return Ok(Answer::private(MessageDraft::text(text.say("seek-found"))));
    }
    let own = request.context.store().seek(guild, request.user()).await?;
    let waits = request.context.store().waits(guild, WAITS).await?;
    let ends_at = own.map_or(request.context.now(), |seek| seek.ends_at);
    Ok(Answer::private(view::seek::waiting(text, wants, record::median(waits), ends_at)))
}

/// The same as somebody else wants.
pub async fn answer(request: &Request<'_>, whom: UserId) -> Result<Answer, AppError> {
    let guild = request.interaction.guild.ok_or(Refusal::OnServer)?;
    if whom == request.user() {
        return Err(Refusal::OwnSeek.into());
    }
    let theirs = request.context.store().seek(guild, whom).await?;
    let theirs = theirs.filter(|seek| seek.ends_at > request.context.now());
    let theirs = theirs.ok_or(Refusal::SeekOver)?;
    seek(request, &read(&theirs)?).await
}

/// Takes the person's request back.
pub async fn withdraw(request: &Request<'_>) -> Result<Answer, AppError> {
    let guild = request.interaction.guild.ok_or(Refusal::OnServer)?;
    if let Started::New(mut act) = request.begin().await? {
        // Somebody may be about to find them: then it is too late, and if not, they find nobody.
        act.hold_records().await?;
        end(request, &mut *act, guild).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    Ok(Answer::update(MessageDraft::text(request.text().say("seek-withdrawn"))))
}

/// Refuses more players than the sets have figures for.
fn check(wants: &Wants) -> Result<(), Refusal> {
    let most =
        wants.systems.map_or(rules::MAX_SEATS, |systems| Settings::new(systems).most_seats());
    match wants.players {
        Some(players) if players > most => Err(Refusal::Crowded { most }),
        _ => Ok(()),
    }
}

fn read(seek: &Seek) -> Result<Wants, Fault> {
    let Sought { wants, .. } = serde_json::from_str(&seek.wants)?;
    Ok(wants)
}

/// The message that calls for players.
fn call_of(seek: &Seek) -> Result<PlayerCall, Fault> {
    let Sought { call, .. } = serde_json::from_str(&seek.wants)?;
    Ok(PlayerCall { number: InteractionId(call), user: Some(seek.player), channel: seek.channel })
}

fn locale(request: &Request<'_>) -> String {
    request.interaction.guild_locale.clone().unwrap_or_default()
}

/// Ends the person's request, if there is one, and takes the button off its call.
async fn end(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    guild: GuildId,
) -> Result<(), AppError> {
    let ended = act.end_seek(guild, request.user()).await?;
    let calls: Vec<PlayerCall> = ended.iter().map(call_of).collect::<Result<_, _>>()?;
    end_calls(act, (guild, &locale(request)), &calls, None).await
}

/// Has calls say that they need no answer any more: who found each other, and where they play.
pub(crate) async fn end_calls(
    act: &mut dyn UnitOfWork,
    (guild, locale): (GuildId, &str),
    calls: &[PlayerCall],
    found: Option<(&[UserId], ChannelId)>,
) -> Result<(), AppError> {
    for call in calls {
        let ended = Standalone::SeekEnded {
            call: *call,
            guild,
            locale: locale.to_owned(),
            found: found.iter().flat_map(|(users, _)| users.iter().copied().map(Some)).collect(),
            table: found.map(|(_, channel)| channel),
            due: false,
        };
        let key = OutboxKey::SeekEnded(call.number);
        act.enqueue(&ended.row(call.channel, key)?).await?;
    }
    Ok(())
}

/// Seats everybody who suits the person, or keeps the request.
async fn sought(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    guild: GuildId,
    wants: &Wants,
) -> Result<Outcome, AppError> {
    must_be_welcome(act, request).await?;
    lobby::may_sit(request.context, act, request.user()).await?;
    let in_thread = channels::must_thread(request.interaction).is_ok();
    let in_thread = in_thread && !request.interaction.in_thread;
    // Wherever somebody asks there must be room for the table.
    if !in_thread && act.table_in(request.interaction.channel).await?.is_some() {
        return Err(Refusal::ChannelTaken.into());
    }
    let all = act.seeks(guild).await?;
    let (user, now) = (request.user(), act.now());
    let mut others = Vec::new();
    for other in all.iter().filter(|other| other.player != user && other.ends_at > now) {
        if act.is_banned(guild, other.player).await? {
            continue;
        }
        match lobby::may_sit(request.context, act, other.player).await {
            Ok(()) => others.push((other.player, read(other)?)),
            Err(AppError::Refused(_)) => {}
            Err(fault) => return Err(fault),
        }
    }
    let Some((found, wanted)) = matched(wants, &others) else {
        keep(request, act, guild, wants).await?;
        return Ok(Outcome::Seeks);
    };
    lobby::may_open(request, act, 1).await?;
    let mut calls = Vec::new();
    for seek in all.iter().filter(|seek| seek.player == user || found.contains(&seek.player)) {
        act.end_seek(guild, seek.player).await?;
        calls.push(call_of(seek)?);
        act.keep_wait(guild, seek.sought_at, now - seek.sought_at).await?;
    }
    let settings = wanted.settings(lobby::plain(request, sets::systems("")?));
    if in_thread {
        let people = (guild, user, &found[..]);
        let key = OutboxKey::Thread(request.interaction.id);
        act.enqueue(&threads::row(request, people, &settings, calls, key)?).await?;
    } else {
        let game = lobby::put_up(request, act, &settings).await?;
        let channel = request.interaction.channel;
        seat(act, (game, channel), &found).await?;
        let people: Vec<UserId> = std::iter::once(user).chain(found).collect();
        end_calls(act, (guild, &locale(request)), &calls, Some((&people, channel))).await?;
        overview::refresh(act, Some(guild), &settings.locale).await?;
    }
    Ok(Outcome::Found)
}

/// Seats those who waited at the table, and tells them.
pub async fn seat(
    act: &mut dyn UnitOfWork,
    (game, channel): (GameId, ChannelId),
    found: &[UserId],
) -> Result<(), AppError> {
    for other in found {
        act.join(game, *other).await?;
    }
    let users = found.iter().copied().map(Some).collect();
    act.enqueue(&Post::Found { users }.row(game, 0, channel, "found")?).await?;
    notify::tell_directly(act, found, (game, 0, channel), PersonalNews::Found, "found").await
}

/// Keeps the request and says so in the channel, now and when nobody came in time.
async fn keep(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    guild: GuildId,
    wants: &Wants,
) -> Result<(), AppError> {
    let (player, channel, sought_at) = (request.user(), request.interaction.channel, act.now());
    end(request, act, guild).await?;
    let (number, ends_at) = (request.interaction.id, sought_at + LASTS);
    let sought = Sought { wants: wants.clone(), call: number.0 };
    let wants = serde_json::to_string(&sought).map_err(Fault::from)?;
    act.save_seek(&Seek { guild, player, channel, wants, sought_at, ends_at }).await?;
    let due = Standalone::SeekEnded {
        call: PlayerCall { number, user: Some(player), channel },
        guild,
        locale: locale(request),
        found: Vec::new(),
        table: None,
        due: true,
    };
    let row = due.row(channel, OutboxKey::SeekDue(number))?;
    act.enqueue(&Outgoing { not_before: ends_at, in_order: false, ..row }).await?;
    for over in [false, true] {
        let said = Standalone::Seek {
            user: Some(player),
            guild,
            since: sought_at,
            locale: locale(request),
            over,
        };
        let key = if over { OutboxKey::SeekOver } else { OutboxKey::Seek };
        let row = said.row(channel, key(number))?;
        // What ends a call comes after it.
        act.enqueue(&match over {
            true => Outgoing { not_before: ends_at, in_order: false, ..row },
            false => Outgoing { slot: Some(call_slot(number)), ..row },
        })
        .await?;
    }
    Ok(())
}

/// What the channel is told of a request, while it is the person's: that they look for players, or
/// that nobody came.
pub async fn told(
    context: &Context,
    (guild, user, since): (GuildId, UserId, Millis),
    (text, over): (&'static Text, bool),
) -> Result<Outbound, Fault> {
    let own = context.store().seek(guild, user).await?;
    let Some(own) = own.filter(|seek| seek.sought_at == since) else { return Ok(Outbound::Skip) };
    if over {
        let here = Prefs::read(&context.store().prefs(user).await?).in_channel();
        let words = notify::text_of(context, user).await?.say("seek-over");
        if !here {
            return Ok(Outbound::Direct(user, Message::text(words)));
        }
        let mut message = view::seek::over(text, user).message;
        message.mentions = vec![user];
        return Ok(Outbound::Send(message));
    }
    let known = context.store().player(user).await?.map(|player| player.name);
    let name = text.person(&known.unwrap_or_default());
    Ok(Outbound::Send(view::seek::call(text, (user, &name), &read(&own)?).message))
}

/// The edit of a call for players that needs no answer any more.
pub async fn told_end(
    context: &Context,
    (guild, call): (GuildId, &PlayerCall),
    (found, table): (&[Option<UserId>], Option<ChannelId>),
    (text, due): (&'static Text, bool),
) -> Result<Outbound, Fault> {
    // Nobody else ends the call of somebody who was erased.
    if let Some(user) = call.user.filter(|_| due) {
        let own = context.store().seek(guild, user).await?;
        let own = own.as_ref().map(call_of).transpose()?;
        if own.is_none_or(|own| own.number != call.number) {
            return Ok(Outbound::Skip);
        }
    }
    let Some(sent) = context.store().call(call.number).await? else {
        return Ok(Outbound::Skip);
    };
    let mut names = Vec::new();
    for user in if found.is_empty() { std::slice::from_ref(&call.user) } else { found } {
        let known = match user {
            Some(user) => context.store().player(*user).await?.map(|player| player.name),
            None => None,
        };
        names.push(text.person(&known.unwrap_or_default()));
    }
    let ended = view::seek::ended(text, &names, table);
    Ok(Outbound::Edit(sent, ended.message))
}
