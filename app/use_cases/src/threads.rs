//! Tables in threads of their own. What goes through the outbox is the message that the thread starts
//! from; a thread has the id of its message. Once both are there, the table is opened in the thread.
//! Each step can be repeated, so a killed process leaves no thread without a table.

use game::narration::cut;
use ground::load::must_be_welcome;
use ground::{Answer, Context, Request, Started, channels, finish, idle, notify, overview};
use port::{FailureCause, Message, limits};
use queues::outbox::notification::key::OutboxKey;
use queues::outbox::notification::{AboutGame as _, Notification, PlayerCall, Post, Standalone};
use queues::outbox::worker::{self, Outbound, Undeliverable};
use storage::{BeginOutcome, ChannelId, Delivery, GameId, GuildId, Outgoing, UnitOfWork, UserId};
use table::error::{AppError, Fault, Refusal};
use table::internal_act::InternalAct;
use table::model::Settings;
use table::outcome::Outcome;
use text::say;
use view::MessageDraft;
use view::refusal::invitation;

use crate::{duplicate, lobby, seek};

/// `/game new thread:true`.
pub async fn begin(request: &Request<'_>, settings: &Settings) -> Result<Answer, AppError> {
    let guild = request.interaction.guild.ok_or(Refusal::OnServer)?;
    must_be_possible(request)?;
    if let Started::New(mut act) = request.begin().await? {
        must_be_welcome(&mut *act, request).await?;
        lobby::may_open(request, &mut *act, 1).await?;
        let host = request.user();
        let key = OutboxKey::Thread(request.interaction.id);
        act.enqueue(&row(request, (guild, host, &[]), settings, Vec::new(), key)?).await?;
        finish(act, &Outcome::Opened).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("thread-opening"))))
}

/// Refuses where no thread can start.
pub(crate) fn must_be_possible(request: &Request<'_>) -> Result<(), Refusal> {
    match request.interaction.in_thread {
        true => Err(Refusal::InThread),
        false => channels::must_thread(request.interaction),
    }
}

/// The row that starts a thread in the interaction's channel for a table of these people.
pub fn row(
    request: &Request<'_>,
    (guild, host, others): (GuildId, UserId, &[UserId]),
    settings: &Settings,
    calls: Vec<PlayerCall>,
    key: OutboxKey,
) -> Result<Outgoing, Fault> {
    let notification = Standalone::Thread {
        host: Some(host),
        others: others.iter().copied().map(Some).collect(),
        guild,
        settings: Box::new(settings.clone()),
        calls,
    };
    let row = notification.row(request.interaction.channel, key)?;
    Ok(Outgoing { in_order: false, ..row })
}

/// The message from which the thread starts, and the thread's name.
pub async fn announced(
    context: &Context,
    host: Option<UserId>,
    settings: &Settings,
) -> Result<Outbound, Fault> {
    let text = settings.language();
    let known = match host {
        Some(host) => context.store().player(host).await?.map(|player| player.name),
        None => None,
    };
    let name = text.person(&known.unwrap_or_default());
    let message = Message::text(say!(text, "thread-opened", who = name.shown()));
    let name = match &settings.duplicate {
        // Several are opened at once.
        Some(own) => say!(text, "thread-name-table", who = name.plain(), number = own.number),
        None => say!(text, "thread-name", who = name.plain()),
    };
    Ok(Outbound::Thread(message, cut(&name, limits::THREAD_NAME)))
}

/// Opens the table in the thread that is there now.
pub async fn open(context: &Context, row: &Delivery, thread: ChannelId) -> Result<(), AppError> {
    let key = InternalAct::Thread.key(None, worker::number(row));
    let BeginOutcome::New(mut act) = context.store().begin(&key, context.now()).await? else {
        return Ok(());
    };
    open_at(context, &mut *act, row, thread).await?;
    finish(act, &Outcome::Opened).await
}

/// Where no thread started, opens the table in the channel itself and says why. Says whether it did:
/// not where a game is open, nor where no message arrived.
pub(crate) async fn open_instead(
    context: &Context,
    act: &mut dyn UnitOfWork,
    row: &Delivery,
    why: &Undeliverable,
) -> Result<bool, AppError> {
    let channel = row.outgoing.channel;
    if !matches!(why, Undeliverable::NoThread(_)) || act.table_in(channel).await?.is_some() {
        return Ok(false);
    }
    open_at(context, act, row, channel).await
}

/// Opens the table of a row in its thread, or in the channel itself; says whether there is anybody to
/// open it.
async fn open_at(
    context: &Context,
    act: &mut dyn UnitOfWork,
    row: &Delivery,
    place: ChannelId,
) -> Result<bool, AppError> {
    let read = serde_json::from_str(&row.outgoing.payload).map_err(Fault::from)?;
    let Notification::Standalone(Standalone::Thread { host, others, guild, settings, calls }) =
        read
    else {
        return Ok(false);
    };
    let people: Vec<UserId> = std::iter::once(host).chain(others).flatten().collect();
    let Some(&host) = people.first() else { return Ok(false) };
    let other = settings.duplicate.as_ref().and_then(|own| Some((GameId(own.first?), own.number)));
    let (at, in_thread) = ((Some(guild), place, host), place != row.outgoing.channel);
    let game = match other {
        Some(other) => duplicate::open_at(context, act, (at, in_thread), other).await?,
        None => Some(lobby::found(context, act, at, &settings).await?),
    };
    let Some(game) = game else { return Ok(true) };
    idle::await_start(act, game).await?;
    if in_thread {
        channels::settle(act, place, (game, 0), "thread").await?;
    } else {
        let text = settings.language().say("thread-instead");
        act.enqueue(&Post::Note { text }.row(game, 0, place, "thread")?).await?;
    }
    act.enqueue(&Post::Lobby.row(game, 0, place, "thread")?).await?;
    if people.len() > 1 {
        seek::seat(act, (game, place), &people[1..]).await?;
    }
    seek::end_calls(act, (guild, &settings.locale), &calls, Some((&people[..], place))).await?;
    overview::refresh(act, Some(guild), &settings.locale).await?;
    Ok(true)
}

/// The row that tells whoever wanted a thread that there is none.
pub fn failed(row: &Delivery, user: UserId, why: &Undeliverable) -> Result<Outgoing, Fault> {
    let cause = match why {
        Undeliverable::Refused(cause) | Undeliverable::NoThread(cause) => Some(*cause),
        Undeliverable::Unprepared(_) => None,
    };
    let permission =
        matches!(cause, Some(FailureCause::MissingPermission | FailureCause::MissingAccess));
    let channel = row.outgoing.channel;
    let told = Standalone::NoThread { user: Some(user), channel, permission };
    let row = told.row(channel, OutboxKey::NoThread(row.id, user))?;
    Ok(Outgoing { in_order: false, ..row })
}

/// The direct message that says so.
pub async fn told(
    context: &Context,
    user: UserId,
    (channel, permission): (ChannelId, bool),
) -> Result<Outbound, Fault> {
    let text = notify::text_of(context, user).await?;
    let channel = format!("<#{channel}>");
    let permission = permission.then(|| text.say("permission-create-threads"));
    let words = match (permission, context.application()) {
        (Some(missing), Some(application)) => {
            let link = invitation(application);
            say!(text, "thread-lacks", channel = channel, missing = missing, link = link)
        }
        _ => say!(text, "thread-failed", channel = channel),
    };
    Ok(Outbound::Direct(user, Message::text(words)))
}
