//! Where a game is played: the required permissions, moving to another channel, keeping the thread
//! open, and what happens when the channel is closed or gone.
//!
//! A thread archives itself when nobody has written in it for a while; then it is hidden and takes
//! no commands. A message reopens it, and so does a request that needs only the permission to write
//! there. So the bot reopens it as soon as Discord reports the archiving. That event can be missed,
//! so each move also sets a timer, and while nothing happens the thread is reopened every few
//! hours. If somebody closes a thread earlier on purpose, the game is parked.

use storage::{BeginOutcome, Due, GameId, Millis, Outgoing, Status, UnitOfWork};

use crate::outbox::notification::{Post, Turn};
use crate::port::{Choice, Interaction, Invocation, Permissions};
use crate::say;
use crate::table::access::{self, Act};
use crate::table::error::{Refusal, Stop};
use crate::table::model::{Progress, Table};
use crate::table::outcome::Outcome;
use crate::table::poll::Ending;
use crate::table::time_control::HOUR;
use crate::use_cases::{
    Answer, Context, Request, Started,
    clocks::{dated, say_of},
    commit, finish,
    load::allowed,
    notify, overview,
};
use crate::view::Page;
use crate::view::bulletin::Bulletin;
use crate::view::trace::Traces;

/// The timer after which a game's thread is reopened.
pub(crate) const WAKE: &str = "wake";
/// How long a thread can be quiet before it is reopened. Threads archive themselves after an hour
/// at the earliest, usually after one or three days.
const LOOK_AFTER: Millis = 6 * HOUR;

/// The permissions that the bot needs where a game is played, with the text keys of their names.
const NEEDED: [(Permissions, &str); 2] = [
    (Permissions::VIEW_CHANNEL, "permission-view"),
    (Permissions::ATTACH_FILES, "permission-attach"),
];

/// The text keys of the missing permissions.
pub(crate) fn missing(of: &Interaction) -> Vec<&'static str> {
    let has = |wanted| of.app_permissions.has(wanted);
    let named = NEEDED.iter().filter(|(wanted, _)| !has(*wanted)).map(|(_, key)| *key);
    let (speaking, key) = match of.in_thread {
        true => (Permissions::SEND_MESSAGES_IN_THREADS, "permission-send-threads"),
        false => (Permissions::SEND_MESSAGES, "permission-send"),
    };
    named.chain((!has(speaking)).then_some(key)).collect()
}

/// If a game begins or goes on in a thread, keeps that thread open.
pub(crate) async fn settle_in(
    act: &mut dyn UnitOfWork,
    of: &Interaction,
    game: GameId,
    ordinal: u32,
) -> Result<(), Stop> {
    if !of.in_thread {
        return Ok(());
    }
    let row = Post::Wake { lasting: true }.row(game, ordinal, of.channel, &of.id.to_string())?;
    act.enqueue(&Outgoing { in_order: false, ..row }).await?;
    look_after(act, game, ordinal).await
}

/// Reopens the thread of a game; `once` makes this row unique.
pub(crate) async fn wake(act: &mut dyn UnitOfWork, table: &Table, once: &str) -> Result<(), Stop> {
    let (game, ordinal) = (table.id(), table.row.ordinal);
    let row = Post::Wake { lasting: false }.row(game, ordinal, table.row.channel, once)?;
    act.enqueue(&Outgoing { in_order: false, ..row }).await?;
    look_after(act, game, ordinal).await
}

/// Restarts the timer of a game's thread.
pub(crate) async fn look_after(
    act: &mut dyn UnitOfWork,
    game: GameId,
    ordinal: u32,
) -> Result<(), Stop> {
    act.unschedule(game, WAKE).await?;
    let due_at = act.now() + LOOK_AFTER;
    act.schedule(&dated(WAKE, game, ordinal, due_at)).await?;
    Ok(())
}

/// Refuses to begin where the bot lacks permissions to go on.
pub(crate) fn must_be_able(of: &Interaction) -> Result<(), Refusal> {
    match missing(of) {
        // In direct messages the bot can always answer.
        _ if of.guild.is_none() => Ok(()),
        none if none.is_empty() => Ok(()),
        missing => Err(Refusal::NoPermission { missing, application: of.application.0 }),
    }
}

/// Reopens the thread of a quiet game.
pub(crate) async fn keep_open(context: &Context, due: &Due) -> Result<(), Stop> {
    let BeginOutcome::New(mut act) = context.store().begin(&due.key(), context.now()).await? else {
        return Ok(());
    };
    let table = act.table(due.game).await?.map(Table::read).transpose()?;
    let in_thread = |table: &Table| match table.row.status {
        // A lobby has no moves, so its ordinal cannot change.
        Status::Lobby => true,
        Status::Running => table.progress.in_thread && table.row.ordinal == due.ordinal,
        Status::Parked | Status::Ended | Status::Aborted => false,
    };
    if let Some(table) = table.filter(in_thread) {
        wake(&mut *act, &table, &due.kind).await?;
    }
    finish(act, &Outcome::Nothing).await
}

/// `/game move`: continues a game of this server, even a parked one, in this channel.
pub(crate) async fn move_here(request: &Request<'_>, typed: &Invocation) -> Result<Answer, Stop> {
    let word = typed.text("game").unwrap_or_default();
    let game = GameId::from_public(word.trim());
    let game = game.ok_or_else(|| Refusal::NoGameWord(word.to_owned()))?;
    must_be_able(request.interaction)?;
    if let Started::New(mut act) = request.begin().await? {
        let stored = act.table(game).await?.map(Table::read).transpose()?;
        let table = allowed(&request.actor(), Act::Move, stored)?;
        if act.table_in(request.interaction.channel).await?.is_some() {
            return Err(Refusal::ChannelTaken.into());
        }
        let parked = table.row.status == Status::Parked;
        if parked {
            act.resume(game, request.interaction.channel).await?;
        } else {
            let text = table.text();
            let line =
                say!(text, "moved-away", channel = format!("<#{}>", request.interaction.channel));
            let post = Post::Note { text: line };
            say_of(&mut *act, &table, &post, &request.interaction.id.to_string()).await?;
            act.set_channel(game, request.interaction.channel).await?;
        }
        let key = if parked { "moved-resumed" } else { "moved-here" };
        go_on_here(request, &mut *act, game, key).await?;
        finish(act, &Outcome::Seats(game.0)).await?;
    }
    Ok(Answer::private(Page::text(request.text().say("moved-done"))))
}

async fn go_on_here(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    game: GameId,
    key: &str,
) -> Result<(), Stop> {
    let stored = act.table(game).await?.ok_or(access::Denied::NoGame)?;
    let table = Table::read(stored)?;
    let state = table.game()?;
    let ordinal = table.row.ordinal;
    let progress = Progress { in_thread: request.interaction.in_thread, ..table.progress.clone() };
    commit::go_on(request.context, act, &table, ordinal, state, progress).await?;
    settle_in(act, request.interaction, game, ordinal).await?;
    let turn = Turn::of(state);
    let post = Post::Ring {
        line: table.text().say(key),
        turn,
        ping: true,
        but: None,
        traces: Traces::default(),
        brief: false,
    };
    let once = request.interaction.id.to_string();
    for bulletin in Bulletin::open(state)? {
        let post = Post::Bulletin(bulletin);
        act.enqueue(&post.row(game, ordinal, request.interaction.channel, &once)?).await?;
    }
    act.enqueue(&post.row(game, ordinal, request.interaction.channel, &once)?).await?;
    notify::call(act, &table, ordinal, state, &once, None).await?;
    overview::refresh(act, request.interaction.guild).await
}

/// The games that the person could move to this channel.
pub(crate) async fn movable(request: &Request<'_>) -> Result<Vec<Choice>, Stop> {
    let mut choices = Vec::new();
    let user = request.user();
    for find in [storage::Find::ParkedOf(user), storage::Find::OpenOf(user)] {
        for game in
            request.context.store().games(find, crate::use_cases::queries::MOST_LISTED).await?
        {
            let elsewhere =
                game.channel != request.interaction.channel || game.status == Status::Parked;
            if game.guild == request.interaction.guild && elsewhere && game.status != Status::Lobby
            {
                let text = request.text();
                let key = match game.status {
                    Status::Parked => "move-parked",
                    _ => "move-running",
                };
                let name = say!(text, key, id = game.id.public());
                choices.push(Choice::new(name, game.id.public()));
            }
        }
    }
    Ok(choices)
}

/// The channel of a game is closed or gone: parks the game until somebody moves it elsewhere.
pub(crate) async fn put_aside(act: &mut dyn UnitOfWork, table: &Table) -> Result<(), Stop> {
    match table.row.status {
        Status::Running => {
            let mut progress = table.progress.clone();
            progress.clocks = progress.clocks.stopped();
            table.end_poll(&mut progress, Ending::Overtaken, |_| true);
            crate::use_cases::clocks::keep(act, table, table.row.ordinal, progress).await?;
            act.park(table.id()).await?;
        }
        Status::Lobby => act.close_game(table.id(), Status::Aborted).await?,
        Status::Parked | Status::Ended | Status::Aborted => return Ok(()),
    }
    overview::refresh(act, table.row.guild).await
}
