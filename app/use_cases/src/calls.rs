//! Calls that the channel of a game does not take: they go to the people whom they call, each by direct
//! message, and wait to be posted until the channel works again. That shows when somebody acts there,
//! when a message arrives, or when Discord tells that something has changed. Clocks stand still as long
//! as a call is known to have arrived neither way.

use ground::messages::{ask_again, say_of};
use ground::{Context, channels, clocks, finish};
use port::{FailureCause, Interaction, Permissions};
use queues::outbox::notification::{AboutGame as _, Direct, Notification, Post, TURN, TurnRef};
use queues::outbox::worker;
use rules::Seat;
use storage::{
    BeginOutcome, ChannelId, Delivery, GuildId, Hindrance, Millis, Outgoing, Status, UnitOfWork,
    UserId,
};
use table::ask::Ask;
use table::error::{AppError, Fault};
use table::internal_act::{InternalAct, TriedAgain};
use table::model::{Progress, Table};
use table::outcome::Outcome;
use table::preferences::Prefs;
use table::time_control::{DAY, Missed};
use text::say;
use view::bulletin::Bulletin;
use view::trace::Traces;

/// How often a channel is told which permission is missing.
const SAID_EVERY: Millis = DAY;
/// Begins the keys of what waited.
const AGAIN: &str = "again.";
/// How often what waits is tried at most when something has changed.
const TRIED_EVERY: Millis = 10_000;

/// A message that could not be posted calls somebody, with these words.
#[derive(Clone, Debug)]
pub struct Called {
    pub user: UserId,
    pub words: String,
}

/// A message did not reach the channel of its game: whoever it calls is called directly, but for those
/// who have just been `told` that it is their turn.
pub async fn unposted(
    act: &mut dyn UnitOfWork,
    table: &Table,
    (row, cause): (&Delivery, FailureCause),
    post: &Post,
    (called, told): (&[Called], &[UserId]),
) -> Result<(), AppError> {
    channels::keep_mute(act, table, (row, cause)).await?;
    let turns =
        matches!(post, Post::Remind { .. } | Post::TimeOver { .. }) || post.called_turn().is_some();
    let number = table.game.as_ref().map(|game| game.turn().number);
    let has_called = has_called(row, table, post.called_turn());
    for Called { user, words } in called.iter().filter(|_| !has_called) {
        // The same is on its way to whoever wants direct messages.
        if turns && Prefs::read(&act.prefs(*user).await?).directly() {
            continue;
        }
        let own =
            table.asked().into_iter().map(Seat).find(|seat| table.player(*seat) == Some(*user));
        let call = |seat, number, until| {
            let turn = TurnRef { seat, number };
            (Direct::Call { user: Some(*user), turn, until }, format!("here.{number}.{}", seat.0))
        };
        let (direct, once) = match (post, own) {
            // Only here could they still have been reached.
            (Post::Closed { .. }, _) => continue,
            (Post::Remind { turn, until }, _) => {
                let (call, once) = call(turn.seat, turn.number, Some(*until));
                (call, format!("{once}.{until}"))
            }
            (post, Some(seat)) if post.called_turn().is_some() => {
                if told.contains(user) {
                    continue;
                }
                call(seat, table.game()?.turn().number, None)
            }
            _ => (Direct::Relayed { user: Some(*user), words: words.clone() }, row.id.to_string()),
        };
        let call = direct.row(
            table.id(),
            table.row.ordinal,
            table.row.channel,
            &format!("{once}.{user}"),
        )?;
        act.enqueue(&Outgoing { in_order: false, ..call }).await?;
    }
    match post {
        Post::Closed { turn, .. } if number == Some(turn.number) => {
            clocks::call_refused(act, table, &[turn.seat], Missed::EVERYWHERE).await
        }
        called if called.called_turn().is_some_and(|turn| number == Some(turn.number)) => {
            let asked: Vec<Seat> = table.asked().into_iter().map(Seat).collect();
            clocks::call_refused(act, table, &asked, Missed::HERE).await
        }
        _ => Ok(()),
    }
}

/// Whether people know already of what a message says: it is tried once more, or its turn is over.
pub(crate) fn has_called(row: &Delivery, table: &Table, called: Option<TurnRef>) -> bool {
    let number = table.game.as_ref().map(|game| game.turn().number);
    row.outgoing.dedupe.contains(AGAIN) || called.is_some_and(|turn| number != Some(turn.number))
}

/// A direct message that calls somebody to move was refused.
pub(crate) async fn undirected(
    act: &mut dyn UnitOfWork,
    row: &Delivery,
    direct: &Direct,
) -> Result<(), AppError> {
    let (Some(user), Some(game)) = (directly_called(direct), row.outgoing.game) else {
        return Ok(());
    };
    let Some(stored) = act.table(game).await? else { return Ok(()) };
    let table = Table::read(stored)?;
    clocks::call_refused(act, &table, &own_seats(&table, user), Missed::DIRECTLY).await
}

/// Whom a direct message calls to move, if it is their turn.
const fn directly_called(direct: &Direct) -> Option<UserId> {
    match direct {
        Direct::Call { user, .. } | Direct::Unsent { user, .. } => *user,
        _ => None,
    }
}

/// The seats of a person that are asked.
fn own_seats(table: &Table, user: UserId) -> Vec<Seat> {
    let asked = table.asked().into_iter().map(Seat);
    asked.filter(|seat| table.player(*seat) == Some(user)).collect()
}

/// A message has arrived: its channel works, and whoever it calls is called.
pub async fn arrived(context: &Context, row: &Delivery) -> Result<(), AppError> {
    let notification: Notification =
        serde_json::from_str(&row.outgoing.payload).map_err(Fault::from)?;
    let channel = row.outgoing.channel;
    let hindrance = match notification.is_posted() {
        true => context.store().hindrance(channel).await?.filter(channels::is_mute),
        false => None,
    };
    let directly = match &notification {
        Notification::Direct(direct) => directly_called(direct),
        _ => None,
    };
    let closed = match &notification {
        Notification::Post(Post::Closed { turn, .. }) => Some(turn.seat),
        _ => None,
    };
    let calls = directly.is_some() || closed.is_some() || notification.called_turn().is_some();
    let game = row.outgoing.game.filter(|_| calls);
    let missed = match game {
        Some(game) => match context.store().game(game).await? {
            Some(stored) => Progress::read(&stored)?.clocks.has_missed(),
            None => false,
        },
        None => false,
    };
    if hindrance.is_none() && !missed {
        return Ok(());
    }
    let key = InternalAct::Arrived.key(game, worker::number(row));
    let BeginOutcome::New(mut act) = context.store().begin(&key, context.now()).await? else {
        return Ok(());
    };
    if let Some(hindrance) = hindrance {
        channels::speaks(&mut *act, &hindrance).await?;
        let_in(&mut *act, channel, &row.id.to_string()).await?;
        // What has arrived may be what waited.
        if notification.called_turn().is_none() && !row.outgoing.dedupe.contains(AGAIN) {
            post_waiting(&mut *act, &hindrance).await?;
        }
    }
    if let Some(game) = game.filter(|_| missed)
        && let Some(stored) = act.table(game).await?
    {
        let table = Table::read(stored)?;
        let seats = match (directly, closed) {
            (Some(user), _) => own_seats(&table, user),
            (None, Some(seat)) => vec![seat],
            (None, None) => table.asked().into_iter().map(Seat).collect(),
        };
        clocks::call_arrived(&mut *act, &table, &seats).await?;
    }
    finish(act, &Outcome::Nothing).await
}

/// Somebody acts in a channel, and Discord says what the bot may do there. Whoever acts where their game
/// is played needs no call.
pub async fn heard(context: &Context, interaction: &Interaction) -> Result<(), AppError> {
    let (channel, user) = (interaction.channel, interaction.user.id);
    let known = match context.store().hindrance(channel).await? {
        None => timed_out(context, interaction).await?,
        known => known,
    };
    let is_here =
        |known: &Hindrance| known.guild.is_none_or(|guild| interaction.guild == Some(guild));
    let Some(known) = known.filter(is_here) else { return Ok(()) };
    let is_unheard = |table: &Table| {
        own_seats(table, user)
            .into_iter()
            .any(|seat| table.progress.clocks.of(seat).is_some_and(|clock| clock.is_unheard()))
    };
    let stored = match channels::is_mute(&known) {
        true => context.store().table_in(channel).await?,
        false => None,
    };
    let table = stored.map(Table::read).transpose()?;
    let unheard = table.filter(is_unheard).map(|table| table.id());
    if channels::still_missing(&known, interaction) == known && unheard.is_none() {
        return Ok(());
    }
    let key = InternalAct::Heard(interaction.id).key(None, 0);
    let BeginOutcome::New(mut act) = context.store().begin(&key, context.now()).await? else {
        return Ok(());
    };
    if let Some(game) = unheard
        && let Some(stored) = act.table(game).await?
    {
        let table = Table::read(stored)?;
        clocks::call_arrived(&mut *act, &table, &own_seats(&table, user)).await?;
    }
    let before = act.hindrance(channel).await?;
    if let Some(before) = before.or((known.lacks == 0).then_some(known)) {
        let now = channels::still_missing(&before, interaction);
        let may_speak = channels::is_mute(&before) && !channels::is_mute(&now);
        let table = act.table_in(channel).await?.map(Table::read).transpose()?;
        // Of a thread that is private only a message that arrives shows that the bot is in it.
        if !may_speak || !table.is_some_and(|table| table.progress.shut_out) {
            channels::keep_hindrance(&mut *act, &now).await?;
        }
        if may_speak {
            tracing::info!(%channel, "messages may be posted again");
            post_waiting(&mut *act, &before).await?;
        }
    }
    finish(act, &Outcome::Nothing).await
}

/// A channel with a game of which nothing was known, if the bot is timed out there. Of a time-out a
/// refused message says nothing: that is seen only where somebody acts.
async fn timed_out(
    context: &Context,
    interaction: &Interaction,
) -> Result<Option<Hindrance>, AppError> {
    let (channel, guild, since) = (interaction.channel, interaction.guild, context.now());
    let concerns =
        channels::only_reads(interaction) && context.store().table_in(channel).await?.is_some();
    let known = Hindrance { channel, guild, lacks: 0, since, said_at: 0, said_in: 0 };
    Ok(concerns.then_some(known))
}

/// The bot's permissions may have changed somewhere in a server: what waits for a channel that takes no
/// message is tried. If it is refused again, nothing else has changed.
pub async fn changed(context: &Context, guild: GuildId) -> Result<(), AppError> {
    for channel in context.store().hindered(guild).await? {
        // Whoever moves channels about in a server sets off an event for each of them.
        try_again(context, channel, TriedAgain::Changed(context.now() / TRIED_EVERY)).await?;
    }
    Ok(())
}

/// A thread was opened, or the bot was let in: the same for what waits there.
pub async fn opened(context: &Context, channel: ChannelId) -> Result<(), AppError> {
    try_again(context, channel, TriedAgain::Opened(context.now())).await
}

/// Tries to post what waits for a channel that took no message; once for each `once`.
async fn try_again(
    context: &Context,
    channel: ChannelId,
    once: TriedAgain,
) -> Result<(), AppError> {
    let known = context.store().hindrance(channel).await?;
    let Some(known) = known.filter(channels::is_mute) else { return Ok(()) };
    let key = once.key(channel);
    if let BeginOutcome::New(mut act) = context.store().begin(&key, context.now()).await? {
        post_waiting(&mut *act, &known).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    Ok(())
}

/// A message has arrived in a thread: if the bot was not in it before, it is now.
async fn let_in(act: &mut dyn UnitOfWork, channel: ChannelId, once: &str) -> Result<(), AppError> {
    let Some(stored) = act.table_in(channel).await? else { return Ok(()) };
    let table = Table::read(stored)?;
    if table.progress.shut_out {
        let progress = Progress { shut_out: false, ..table.progress.clone() };
        clocks::save(act, &table, &progress).await?;
        let now = (table.id(), table.row.ordinal);
        channels::settle(act, channel, now, &format!("let-in.{once}")).await?;
    }
    Ok(())
}

/// Posts what the channel of a game could not be told: what is asked now, or the last word. Several
/// things may show at the same time that a channel works, so it is once for each refusal.
async fn post_waiting(act: &mut dyn UnitOfWork, refused: &Hindrance) -> Result<(), AppError> {
    let Hindrance { channel, lacks, said_in, .. } = *refused;
    if said_in == 0 && channels::is_timed_out(Permissions(lacks)) {
        // Only an interaction has shown it so far.
        return Ok(());
    }
    let stored = match act.table_in(channel).await? {
        Some(open) => Some(open),
        None => act.last_in(channel).await?,
    };
    let Some(stored) = stored else { return Ok(()) };
    let table = Table::read(stored)?;
    let (text, once) = (table.text(), format!("{AGAIN}{said_in}"));
    let last = match table.row.status {
        Status::Lobby => Post::Lobby,
        Status::Running => {
            let game = table.game()?;
            for bulletin in Bulletin::open(game)? {
                say_of(act, &table, &Post::Bulletin(bulletin), &once).await?;
            }
            let turn = Post::turn(text.say("channel-works"), game, true);
            say_of(act, &table, &turn, &once).await?;
            if let Some(poll) = &table.progress.poll {
                let ask = Post::asked(Ask::Poll { number: poll.number });
                say_of(act, &table, &ask, &once).await?;
            }
            return ask_again(act, &table, &once).await;
        }
        Status::Parked => {
            let id = table.id().public();
            let why = text.say("idle-parked");
            Post::Said { text: say!(text, "parked-line", why = why, id = id) }
        }
        Status::Ended => {
            let last = act.message(table.id(), TURN).await?;
            if last.is_some_and(|last| last.ordinal >= table.row.ordinal) {
                return Ok(());
            }
            Post::Final { line: String::new(), traces: Traces::default() }
        }
        Status::Aborted => return Ok(()),
    };
    say_of(act, &table, &last, &once).await
}

/// Keeps that these permissions are missing in the channel of a row, whose message may say so.
pub async fn keep_lacking(
    context: &Context,
    row: &Delivery,
    (lacks, says): (Permissions, bool),
) -> Result<(), AppError> {
    let now = context.now();
    let key = InternalAct::Lacks(lacks.0, row.attempts).key(None, worker::number(row));
    let BeginOutcome::New(mut act) = context.store().begin(&key, now).await? else {
        return Ok(());
    };
    let channel = row.outgoing.channel;
    let guild = match row.outgoing.game {
        Some(game) => act.table(game).await?.and_then(|stored| stored.game.guild),
        None => None,
    };
    // Whether the channel takes messages again is known when this one has arrived.
    let before = act.hindrance(channel).await?.filter(channels::is_mute);
    let (lacks, since) = match before {
        Some(before) => (channels::speech(before.lacks) | lacks.0, before.since),
        None => (lacks.0, now),
    };
    let (said_at, said_in) = if says { (now, row.id) } else { (0, 0) };
    let hindrance = Hindrance { channel, guild, lacks, since, said_at, said_in };
    act.save_hindrance(&hindrance).await?;
    finish(act, &Outcome::Nothing).await
}

/// Whether the message of a row says what is missing in its channel: one does so each day.
pub async fn says(context: &Context, row: &Delivery, hindrance: &Hindrance) -> Result<bool, Fault> {
    let now = context.now();
    if hindrance.said_in == row.id {
        return Ok(true);
    }
    if (0..SAID_EVERY).contains(&(now - hindrance.said_at)) {
        return Ok(false);
    }
    let key = InternalAct::Says.key(None, worker::number(row));
    let BeginOutcome::New(mut act) = context.store().begin(&key, now).await? else {
        return Ok(false);
    };
    act.save_hindrance(&Hindrance { said_at: now, said_in: row.id, ..*hindrance }).await?;
    act.commit(&Outcome::Nothing.text()?).await?;
    Ok(true)
}
