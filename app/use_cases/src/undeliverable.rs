//! Messages that could not be delivered: the log tells the operator the game, the channel and the
//! reason, and the people concerned get a direct message: once per channel and reason, and each
//! time that a game is parked.

use ground::{Context, channels, clocks, closing, finish, notify};
use port::{Closure, FailureCause, Message, Permissions};
use queues::outbox::notification::key::OutboxKey;
use queues::outbox::notification::{Direct, Effect, Notification, Post, Standalone};
use queues::outbox::trouble::Trouble;
use queues::outbox::worker::{self, Outbound, Undeliverable};
use rules::Seat;
use storage::{
    BeginOutcome, ChannelId, Delivery, Find, GuildId, Outgoing, Status, UnitOfWork, UserId,
};
use table::error::{AppError, Fault};
use table::internal_act::InternalAct;
use table::model::{AsideReason, Progress, Table};
use table::outcome::Outcome;
use table::time_control::DAY;
use text::say;

use crate::calls::{self, Called};
use crate::{league, seek, threads};

/// Gives up a row and tells the people concerned, in one transaction.
pub async fn unsent(
    context: &Context,
    row: &Delivery,
    why: &Undeliverable,
    called: &[Called],
) -> Result<(), AppError> {
    let (game, channel) = (row.outgoing.game, row.outgoing.channel);
    let word = game.map(|game| game.public()).unwrap_or_default();
    let kind = &row.outgoing.kind;
    tracing::error!(row = row.id, game = word, %channel, kind, %why, "never delivered");
    let key = InternalAct::Unsent.key(game, worker::number(row));
    let BeginOutcome::New(mut act) = context.store().begin(&key, context.now()).await? else {
        return Ok(());
    };
    worker::dead_letter(&mut *act, row, why).await?;
    match (serde_json::from_str(&row.outgoing.payload), why) {
        (Ok(Notification::Direct(direct)), Undeliverable::Refused(cause))
            if notify::is_closed(*cause) =>
        {
            closed(&mut *act, row, &direct).await?;
        }
        // A failed direct message is not reported by direct message.
        (
            Ok(Notification::Direct(direct @ (Direct::Unsent { .. } | Direct::Relayed { .. }))),
            _,
        ) => {
            calls::undirected(&mut *act, row, &direct).await?;
        }
        (Ok(Notification::Standalone(alone)), _) => {
            unsent_alone(context, &mut *act, (row, why), alone).await?;
        }
        (notification, _) => {
            let notification = notification.ok();
            if let Some(Notification::Direct(direct)) = &notification {
                calls::undirected(&mut *act, row, direct).await?;
            }
            tell_unsent(&mut *act, (row, why), notification.as_ref(), called).await?;
        }
    }
    finish(act, &Outcome::Nothing).await
}

/// A person does not accept a direct message.
async fn closed(act: &mut dyn UnitOfWork, row: &Delivery, direct: &Direct) -> Result<(), AppError> {
    if let Direct::Watched { user, .. } = direct {
        // A spectator with closed direct messages is no longer notified.
        if let (Some(game), Some(user)) = (row.outgoing.game, *user) {
            act.watch(game, user, None).await?;
        }
        return Ok(());
    }
    notify::closed(act, row, direct).await?;
    calls::undirected(act, row, direct).await
}

/// Handles an undelivered row that belongs to no game.
async fn unsent_alone(
    context: &Context,
    act: &mut dyn UnitOfWork,
    (row, why): (&Delivery, &Undeliverable),
    alone: Standalone,
) -> Result<(), AppError> {
    let channel = row.outgoing.channel;
    match (alone, why) {
        (
            Standalone::LeagueTold { user: Some(user), league, .. },
            Undeliverable::Refused(cause),
        ) if notify::is_closed(*cause) => league::closed(act, row, (league, user)).await,
        (
            Standalone::Seek { user: Some(user), over: false, .. }
            | Standalone::Daily { user: Some(user), .. },
            Undeliverable::Refused(FailureCause::MissingAccess | FailureCause::MissingPermission),
        ) => {
            let told = Standalone::Unposted { user: Some(user), channel };
            let told = told.row(channel, OutboxKey::Unposted(row.id))?;
            act.enqueue(&Outgoing { in_order: false, ..told }).await?;
            Ok(())
        }
        (Standalone::Thread { host, others, guild, settings, calls }, why) => {
            if threads::open_instead(context, act, row, why).await? {
                return Ok(());
            }
            for user in others.into_iter().chain([host]).flatten() {
                act.enqueue(&threads::failed(row, user, why)?).await?;
            }
            let server = (guild, &settings.locale[..]);
            seek::end_calls(act, server, &calls, None).await
        }
        _ => Ok(()),
    }
}

/// Parks a game whose channel is closed or gone, before anybody has to find out by waiting.
pub async fn channel_closed(
    context: &Context,
    channel: ChannelId,
    closure: Closure,
) -> Result<(), AppError> {
    let Some(stored) = context.store().table_in(channel).await? else { return Ok(()) };
    let game = stored.game.id;
    tracing::info!(game = game.public(), %channel, ?closure, "the channel of a game is closed");
    // A thread may be closed, reopened and closed again: each time counts separately.
    let now = context.now();
    let key = InternalAct::Closed(now).key(Some(game), 0);
    let BeginOutcome::New(mut act) = context.store().begin(&key, now).await? else {
        return Ok(());
    };
    if let Some(stored) = act.table_in(channel).await? {
        let table = Table::read(stored)?;
        match closure {
            Closure::Gone => close(&mut *act, &table, AsideReason::Gone, now).await?,
            Closure::Closed => close(&mut *act, &table, AsideReason::Closed, now).await?,
            Closure::Asleep => channels::wake(&mut *act, &table, &format!("asleep.{now}")).await?,
            // The next message opens it. To open it at once would be a race with the server.
            Closure::Early => {}
        }
    }
    finish(act, &Outcome::Nothing).await
}

/// Puts the games of a server aside that the bot was removed from: nobody could be called there, and
/// stand-ins would play them to their ends.
pub async fn server_left(context: &Context, guild: GuildId) -> Result<(), AppError> {
    for game in context.store().games(Find::OpenIn(guild), u32::MAX).await? {
        channel_closed(context, game.channel, Closure::Gone).await?;
    }
    Ok(())
}

/// Handles an undelivered row: parks a game whose channel is closed, tells its people, and calls those
/// whom a message in the channel calls.
async fn tell_unsent(
    act: &mut dyn UnitOfWork,
    (row, why): (&Delivery, &Undeliverable),
    notification: Option<&Notification>,
    called: &[Called],
) -> Result<(), AppError> {
    let Some(game) = row.outgoing.game else { return Ok(()) };
    let Some(stored) = act.table(game).await? else { return Ok(()) };
    let mut table = Table::read(stored)?;
    let trouble = Trouble::at(why, &table);
    let is_lobby = table.row.status == Status::Lobby
        && matches!(notification, Some(Notification::Post(Post::Lobby)));
    if is_lobby && table.settings.league.is_some() {
        // The league opens it elsewhere: nobody could start it or leave it.
        closing::close(act, &table, Status::Aborted).await?;
        table.row.status = Status::Aborted;
    }
    let public = notification.is_some_and(Notification::is_public);
    // A game that has moved elsewhere misses nothing, and the people of a parked game have
    // already been told.
    let moved = table.row.channel != row.outgoing.channel;
    if trouble.closes() && (moved || table.row.status == Status::Parked) {
        return Ok(());
    }
    let reason = match trouble {
        Trouble::Closed => Some(AsideReason::Closed),
        Trouble::Gone => Some(AsideReason::Gone),
        Trouble::Permission | Trouble::Outside | Trouble::Ours => None,
    };
    if let Some(reason) = reason.filter(|_| public) {
        return close(act, &table, reason, row.id).await;
    }
    if matches!(notification, Some(Notification::Effect(Effect::Wake { .. }))) {
        // If it matters, the next message to the thread fails, too.
        return Ok(());
    }
    if trouble == Trouble::Outside && table.row.status.is_open() && !moved {
        table.progress = Progress { shut_out: true, ..table.progress.clone() };
        clocks::save(act, &table, &table.progress).await?;
        if let Undeliverable::Refused(cause) = why {
            channels::keep_mute(act, &table, (row, *cause)).await?;
        }
    }
    // Of a channel that takes no message its people are told each day.
    let day = act.now() / DAY;
    let is_news =
        !notification.is_some_and(|said| calls::has_called(row, &table, said.called_turn()));
    let told = if is_news { tell_people(act, &table, trouble, day).await? } else { Vec::new() };
    let posted = notification.filter(|notification| notification.is_posted() && !moved);
    match (posted, why) {
        (Some(Notification::Post(posted)), Undeliverable::Refused(cause)) => {
            calls::unposted(act, &table, (row, *cause), posted, (called, &told)).await
        }
        _ => Ok(()),
    }
}

/// Parks a game because nobody can play in its channel, and tells its people; but not again if it was
/// only just resumed where it still is not open.
async fn close(
    act: &mut dyn UnitOfWork,
    table: &Table,
    reason: AsideReason,
    once: i64,
) -> Result<(), AppError> {
    let again = reason == AsideReason::Closed && channels::is_reopened(&table.progress, act.now());
    channels::put_aside(act, table, reason).await?;
    let trouble = match reason {
        AsideReason::Gone => Trouble::Gone,
        AsideReason::Closed | AsideReason::Idle => Trouble::Closed,
    };
    if again { Ok(()) } else { tell_people(act, table, trouble, once).await.map(drop) }
}

/// Sends a direct message to the host and to the people concerned, once for each `once`. Gives those to
/// whom one is sent now.
async fn tell_people(
    act: &mut dyn UnitOfWork,
    table: &Table,
    trouble: Trouble,
    once: i64,
) -> Result<Vec<UserId>, AppError> {
    let (game, channel) = (table.id(), table.row.channel);
    // If the game is parked, everybody must know where it went; otherwise only the players it
    // waits for.
    let asked = table.asked();
    let waits = |seated: &&storage::Seated| trouble.closes() || asked.contains(&seated.seat);
    let seats = table.seats.iter().filter(waits).map(|seated| Seat(seated.seat));
    let mut people: Vec<UserId> = table.row.host.into_iter().collect();
    for seat in seats.filter(|seat| table.guest() != Some(*seat)) {
        people.extend(table.player(seat).filter(|player| !people.contains(player)));
    }
    let mut told = Vec::new();
    for user in people {
        let notification = Direct::Unsent { user: Some(user), trouble };
        let key = OutboxKey::Unsent(game, trouble, channel, user, once);
        if act.enqueue(&notification.row_of_channel(game, channel, key)?).await? {
            told.push(user);
        }
    }
    Ok(told)
}

/// The direct message, in the recipient's language.
pub async fn unsent_message(
    context: &Context,
    table: &Table,
    user: UserId,
    trouble: Trouble,
) -> Result<Message, Fault> {
    let text = notify::text_of(context, user).await?;
    let channel = format!("<#{}>", table.row.channel);
    let me = format!("<@{}>", context.application().unwrap_or_default());
    let hindrance = context.store().hindrance(table.row.channel).await?;
    let lacks = Permissions(hindrance.map_or(0, |known| known.lacks));
    let timed_out = trouble == Trouble::Permission && channels::is_timed_out(lacks);
    let missing = channels::names(text, lacks);
    let missing = missing.unwrap_or_else(|| text.say("permission-send"));
    // A table before its game is not put aside, but closed.
    let key = if trouble.closes() && table.game.is_none() { "unsent-table" } else { trouble.key() };
    let mut lines = vec![match trouble {
        _ if timed_out => say!(text, "unsent-timed-out", channel = channel),
        Trouble::Permission => say!(text, key, channel = channel, missing = missing),
        _ => say!(text, key, channel = channel, me = me),
    }];
    let application = context.application();
    let application = application.filter(|_| trouble == Trouble::Permission && !timed_out);
    if let Some(application) = application {
        let link = view::refusal::invitation(application);
        lines.push(say!(text, "unsent-link", link = link));
    }
    let asked = table.asked().into_iter().map(Seat);
    let mut asked = asked.filter(|seat| table.player(*seat) == Some(user));
    if asked.next().is_some() && trouble != Trouble::Gone {
        lines.push(text.say("unsent-your-turn"));
    }
    Ok(Message::text(lines.join("\n")))
}

/// The direct message to whoever asked for something that could not be posted.
pub async fn unposted(
    context: &Context,
    user: UserId,
    channel: ChannelId,
) -> Result<Outbound, Fault> {
    let text = notify::text_of(context, user).await?;
    let me = format!("<@{}>", context.application().unwrap_or_default());
    let words = say!(text, "unposted", channel = format!("<#{channel}>"), me = me);
    Ok(Outbound::Direct(user, Message::text(words)))
}
