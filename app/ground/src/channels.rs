//! Where a game is played: the required permissions, moving to another channel, keeping the thread
//! open, and what happens when the channel is closed or gone.
//!
//! A thread archives itself when nobody has written in it for a while; then it is hidden and takes
//! no commands. A message reopens it, and so does a request that needs only the permission to write
//! there. So the bot reopens it as soon as Discord reports the archiving. That event can be missed,
//! so each move also sets a timer, and while nothing happens the thread is reopened every few
//! hours. A busy server archives threads before their time; the bot does not race it, and leaves it to
//! the next message or that timer. If somebody closes a thread on purpose, the game is parked.

use port::{FailureCause, Interaction, Permissions};
use queues::outbox::notification::{AboutGame as _, Effect};
use storage::{ChannelId, Delivery, GameId, Hindrance, Millis, Outgoing, Status, UnitOfWork};
use table::error::{AppError, Fault, Refusal};
use table::model::{AsideReason, Progress, Table};
use table::poll::PollEnding;
use table::time_control::HOUR;
use table::timer::{TimerJob, TimerKind};
use text::Text;

use crate::{closing, overview};

/// How long a thread can be quiet before it is reopened. Threads archive themselves after an hour
/// at the earliest, usually after one or three days.
const LOOK_AFTER: Millis = 6 * HOUR;

/// The permissions that the bot needs where a game is played, with the text keys of their names.
const NEEDED: [(Permissions, &str); 3] = [
    (Permissions::VIEW_CHANNEL, "permission-view"),
    (Permissions::EMBED_LINKS, "permission-embed"),
    (Permissions::ATTACH_FILES, "permission-attach"),
];

/// What keeps a message out of a channel if Discord does not say which permission does; no permission
/// has this bit.
const UNSAID: Permissions = Permissions(1 << 63);
/// Somebody has timed the bot out in the server, which takes nearly all permissions from it for a while;
/// no permission has this bit.
const TIMED_OUT: Permissions = Permissions(1 << 62);
/// What lets no message at all into a channel if one of these is missing.
const SPEECH: Permissions = Permissions(
    Permissions::VIEW_CHANNEL.0
        | Permissions::SEND_MESSAGES.0
        | Permissions::SEND_MESSAGES_IN_THREADS.0
        | UNSAID.0
        | TIMED_OUT.0,
);

/// What of this keeps every message out.
pub const fn speech(lacks: u64) -> u64 {
    lacks & SPEECH.0
}

/// Whether no message reaches a channel in which this is missing.
pub fn is_mute(hindrance: &Hindrance) -> bool {
    speech(hindrance.lacks) != 0
}

/// Whether somebody has timed the bot out in the server of a channel in which this is missing.
pub const fn is_timed_out(lacks: Permissions) -> bool {
    lacks.overlaps(TIMED_OUT)
}

/// The names of the permissions that are missing, as Discord's settings have them.
pub fn names(text: &Text, lacks: Permissions) -> Option<String> {
    let speaking = [
        (Permissions::SEND_MESSAGES, "permission-send"),
        (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-threads"),
    ];
    let all = NEEDED.iter().copied().chain(speaking);
    let names: Vec<String> =
        all.filter(|(one, _)| lacks.overlaps(*one)).map(|(_, key)| text.say(key)).collect();
    (!names.is_empty()).then(|| text.list(&names))
}

/// Whether the bot only reads where somebody acts. A time-out leaves it these two permissions, and hardly
/// any server gives a bot exactly them.
pub fn only_reads(interaction: &Interaction) -> bool {
    let left = Permissions::VIEW_CHANNEL | Permissions::READ_MESSAGE_HISTORY;
    interaction.guild.is_some() && interaction.app_permissions == left
}

/// The permissions for messages that the bot lacks where somebody acts.
fn lacking(interaction: &Interaction) -> Permissions {
    if only_reads(interaction) {
        return TIMED_OUT;
    }
    let speaking = match interaction.in_thread {
        true => Permissions::SEND_MESSAGES_IN_THREADS,
        false => Permissions::SEND_MESSAGES,
    };
    let needed = NEEDED.iter().map(|(wanted, _)| *wanted).chain([speaking]);
    let missing = needed.filter(|wanted| !interaction.app_permissions.has(*wanted));
    missing.fold(Permissions::default(), |all, one| all | one)
}

/// What is missing in a channel now that somebody acts there, of what was missing before. What Discord
/// does not name is seen only by trying.
pub fn still_missing(before: &Hindrance, interaction: &Interaction) -> Hindrance {
    let unsaid = before.lacks & UNSAID.0;
    Hindrance { lacks: lacking(interaction).0 | unsaid, ..*before }
}

/// Keeps what is missing in a channel, if it is anything.
pub async fn keep_hindrance(
    act: &mut dyn UnitOfWork,
    hindrance: &Hindrance,
) -> Result<(), AppError> {
    match hindrance.lacks {
        0 => act.end_hindrance(hindrance.channel).await?,
        _ => act.save_hindrance(hindrance).await?,
    }
    Ok(())
}

/// A message has reached a channel that took none.
pub async fn speaks(act: &mut dyn UnitOfWork, hindrance: &Hindrance) -> Result<(), AppError> {
    let lacks = hindrance.lacks & !SPEECH.0;
    keep_hindrance(act, &Hindrance { lacks, ..*hindrance }).await
}

/// Keeps that no message reaches the channel of a game, because of this refusal.
pub async fn keep_mute(
    act: &mut dyn UnitOfWork,
    table: &Table,
    (row, cause): (&Delivery, FailureCause),
) -> Result<(), AppError> {
    let lacks = match (cause, table.progress.in_thread) {
        (FailureCause::MissingAccess, _) => Permissions::VIEW_CHANNEL,
        (FailureCause::MissingPermission, true) => Permissions::SEND_MESSAGES_IN_THREADS,
        (FailureCause::MissingPermission, false) => Permissions::SEND_MESSAGES,
        _ => UNSAID,
    };
    let (channel, now) = (table.row.channel, act.now());
    let before = act.hindrance(channel).await?.filter(is_mute);
    let timed_out = before.is_some_and(|before| is_timed_out(Permissions(before.lacks)));
    let lacks = if timed_out { TIMED_OUT } else { lacks };
    let since = before.map_or(now, |before| before.since);
    // Nothing is said in the channel, so its day begins with the first message.
    let (guild, lacks) = (table.row.guild, lacks.0);
    let hindrance = Hindrance { channel, guild, lacks, since, said_at: 0, said_in: row.id };
    act.save_hindrance(&hindrance).await?;
    Ok(())
}

/// The text keys of the missing permissions.
pub fn missing(interaction: &Interaction) -> Vec<&'static str> {
    let has = |wanted| interaction.app_permissions.has(wanted);
    let named = NEEDED.iter().filter(|(wanted, _)| !has(*wanted)).map(|(_, key)| *key);
    let (speaking, key) = match interaction.in_thread {
        true => (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-threads"),
        false => (Permissions::SEND_MESSAGES, "permission-send"),
    };
    named.chain((!has(speaking)).then_some(key)).collect()
}

/// If a game begins or goes on in a thread, keeps that thread open.
pub async fn settle_in(
    act: &mut dyn UnitOfWork,
    interaction: &Interaction,
    game: GameId,
    ordinal: u32,
) -> Result<(), AppError> {
    if !interaction.in_thread {
        return Ok(());
    }
    settle(act, interaction.channel, (game, ordinal), &interaction.id.to_string()).await
}

/// Keeps the thread open in which a game begins or goes on; `once` makes this row unique.
pub async fn settle(
    act: &mut dyn UnitOfWork,
    thread: ChannelId,
    (game, ordinal): (GameId, u32),
    once: &str,
) -> Result<(), AppError> {
    // A game notes where it is played when it begins; a table that waits for it does so here.
    let lobby = act.table(game).await?.filter(|stored| stored.game.status == Status::Lobby);
    if let Some(stored) = lobby {
        let progress = Progress { in_thread: true, ..Progress::read(&stored.game)? };
        let text = serde_json::to_string(&progress).map_err(Fault::from)?;
        act.save_progress(game, &text).await?;
    }
    let row = Effect::Wake { lasting: true }.row(game, ordinal, thread, once)?;
    act.enqueue(&Outgoing { in_order: false, ..row }).await?;
    look_after(act, game, ordinal).await
}

/// Reopens the thread of a game; `once` makes this row unique.
pub async fn wake(act: &mut dyn UnitOfWork, table: &Table, once: &str) -> Result<(), AppError> {
    let (game, ordinal) = (table.id(), table.row.ordinal);
    let row = Effect::Wake { lasting: false }.row(game, ordinal, table.row.channel, once)?;
    act.enqueue(&Outgoing { in_order: false, ..row }).await?;
    look_after(act, game, ordinal).await
}

/// Restarts the timer of a game's thread.
pub(crate) async fn look_after(
    act: &mut dyn UnitOfWork,
    game: GameId,
    ordinal: u32,
) -> Result<(), AppError> {
    act.unschedule(game, TimerKind::Wake.word()).await?;
    let due_at = act.now() + LOOK_AFTER;
    act.schedule(&TimerJob::dated(TimerJob::Wake, game, ordinal, due_at)).await?;
    Ok(())
}

/// Refuses to begin where the bot lacks permissions to go on.
pub fn must_be_able(interaction: &Interaction) -> Result<(), Refusal> {
    match missing(interaction) {
        // In direct messages the bot can always answer.
        _ if interaction.guild.is_none() => Ok(()),
        _ if only_reads(interaction) => Err(Refusal::TimedOut),
        none if none.is_empty() => Ok(()),
        missing => Err(Refusal::NoPermission { missing, application: interaction.application.0 }),
    }
}

/// Refuses to start a thread where the bot lacks permissions for that or to go on in it.
pub fn must_thread(interaction: &Interaction) -> Result<(), Refusal> {
    must_be_able(interaction)?;
    let needed = [
        (Permissions::CREATE_PUBLIC_THREADS, "permission-create-threads"),
        (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-threads"),
    ];
    let lacks = |wanted| !interaction.app_permissions.has(wanted);
    let missing = needed.into_iter().filter(|(wanted, _)| lacks(*wanted)).map(|(_, key)| key);
    match missing.collect::<Vec<_>>() {
        none if none.is_empty() => Ok(()),
        missing => Err(Refusal::NoPermission { missing, application: interaction.application.0 }),
    }
}

/// Whether somebody's act in its thread has resumed a game only just now.
pub fn is_reopened(progress: &Progress, now: Millis) -> bool {
    progress.reopened_at.is_some_and(|at| now - at < HOUR)
}

/// Nobody can play a game where it is, or nobody does: parks it until it is resumed there or
/// elsewhere.
pub async fn put_aside(
    act: &mut dyn UnitOfWork,
    table: &Table,
    why: AsideReason,
) -> Result<(), AppError> {
    match table.row.status {
        Status::Running => {
            let mut progress = Progress { aside: Some(why), ..table.progress.clone() };
            progress.clocks = progress.clocks.stopped();
            closing::end_poll(table, &mut progress, PollEnding::Overtaken, |_| true);
            crate::clocks::keep(act, table, table.row.ordinal, progress).await?;
            closing::park(act, table).await?;
        }
        Status::Lobby => closing::close(act, table, Status::Aborted).await?,
        Status::Parked | Status::Ended | Status::Aborted => return Ok(()),
    }
    overview::refresh(act, table.row.guild, &table.settings.locale).await
}
