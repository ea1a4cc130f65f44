//! Games that are put aside, and how they go on: with *Resume*, with `/game move`, or by themselves
//! when a thread that was closed is open again. Whatever somebody does where such a game was played,
//! the answer says so; this is the one place that adds it.
//!
//! A private thread without the bot looks alike: nothing can be posted until somebody lets it in.
//! Then nothing is put aside, and what could not be posted waits ([`calls`]).

use ground::load::{actor_for, allowed};
use ground::messages::{ask_again, named, note, say_of};
use ground::{
    Answer, Context, Request, Started, channels, closing, finish, notify, overview, recording,
};
use port::{Choice, Interaction, Message};
use queues::outbox::notification::Post;
use storage::{ActKey, BeginOutcome, ChannelId, GameId, Status, UnitOfWork};
use table::access::{self, Act, Denied};
use table::error::{AppError, Refusal};
use table::model::{AsideReason, Progress, Table};
use table::outcome::Outcome;
use table::poll::PollEnding;
use table::token::ComponentToken;
use text::say;
use view::MessageDraft;
use view::bulletin::Bulletin;

use crate::calls;

/// What the choice stands for that only says that the game is put aside. No option takes it.
const ASIDE: &str = "-";

/// `/game move`: continues a game in the channel of the interaction; `typed` is how the person named
/// it.
pub async fn move_here(
    request: &Request<'_>,
    game: GameId,
    typed: Option<&str>,
) -> Result<Answer, AppError> {
    let denied = |denied: Denied| denied.of_word(typed);
    channels::must_be_able(request.interaction)?;
    if let Started::New(mut act) = request.begin().await? {
        let stored = request.read(act.table(game).await?)?;
        let actor = actor_for(&mut *act, request, Act::Move).await?;
        let table = allowed(&actor, Act::Move, stored).map_err(denied)?;
        if let Some(here) = act.table_in(request.interaction.channel).await? {
            let own = here.game.id == game;
            return Err(if own { Refusal::HereAlready } else { Refusal::ChannelTaken }.into());
        }
        let Interaction { channel, in_thread, .. } = *request.interaction;
        let key = if table.row.status == Status::Parked {
            act.resume(game, channel).await?;
            "moved-resumed"
        } else {
            let line = say!(table.text(), "moved-away", channel = format!("<#{channel}>"));
            note(request, &mut *act, &table, named(request, &table, line)).await?;
            act.set_channel(game, channel).await?;
            "moved-here"
        };
        let line = named(request, &table, table.text().say(key));
        let once = request.once();
        go_on(request.context, &mut *act, game, (in_thread, None), (line, &once)).await?;
        finish(act, &Outcome::Seats(game.0)).await?;
        request.remember(None);
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("moved-done"))))
}

/// The button *Resume*: only for a game that is still put aside.
pub async fn resume(request: &Request<'_>, token: &ComponentToken) -> Result<Answer, AppError> {
    let game = request.context.store().game(token.game).await?;
    let elsewhere = game.filter(|game| {
        game.status == Status::Running && game.channel != request.interaction.channel
    });
    match elsewhere {
        Some(_) => Err(Refusal::Stale.into()),
        None => {
            let Answer { page, .. } = move_here(request, token.game, None).await?;
            Ok(Answer::update(page))
        }
    }
}

/// A game goes on in its channel, which has just changed or become usable again.
async fn go_on(
    context: &Context,
    act: &mut dyn UnitOfWork,
    game: GameId,
    (in_thread, reopened_at): (bool, Option<storage::Millis>),
    (line, once): (String, &str),
) -> Result<(), AppError> {
    let table = act.table(game).await?.map(Table::read).transpose()?.ok_or(Denied::NoGame)?;
    let (state, ordinal, channel) = (table.game()?, table.row.ordinal, table.row.channel);
    let mut progress =
        Progress { in_thread, reopened_at, aside: None, shut_out: false, ..table.progress.clone() };
    // It was asked in the other channel, or before nobody could answer.
    closing::end_poll(&table, &mut progress, PollEnding::Overtaken, |_| true);
    recording::go_on(context, act, &table, ordinal, state, progress).await?;
    if in_thread {
        channels::settle(act, channel, (game, ordinal), once).await?;
    }
    for bulletin in Bulletin::open(state)? {
        say_of(act, &table, &Post::Bulletin(bulletin), once).await?;
    }
    say_of(act, &table, &Post::turn(line, state, true), once).await?;
    ask_again(act, &table, once).await?;
    notify::call(act, &table, ordinal, state, once, None).await?;
    overview::refresh(act, table.row.guild, &table.settings.locale).await
}

/// Discord tells that a thread was opened, or that the bot was let in: what waited for that goes on.
pub async fn opened(context: &Context, channel: ChannelId) -> Result<(), AppError> {
    if reopen(context, channel, None).await? {
        return Ok(());
    }
    calls::opened(context, channel).await
}

/// Before somebody's act in a thread is answered: an archived thread takes none, so one that was
/// closed is open again. If that turned out to be wrong lately, only Discord's word or *Resume* counts.
pub async fn look(request: &Request<'_>) -> Result<(), AppError> {
    let Interaction { channel, in_thread, .. } = *request.interaction;
    if in_thread {
        reopen(request.context, channel, Some(&request.once())).await?;
    }
    Ok(())
}

/// Resumes the game of a channel that was put aside because its thread was closed; says whether it did.
/// `act_of` is the interaction that shows that the thread is open; Discord tells it otherwise.
async fn reopen(
    context: &Context,
    channel: ChannelId,
    act_of: Option<&str>,
) -> Result<bool, AppError> {
    let now = context.now();
    let closed = |progress: &Progress| {
        let again = act_of.is_some() && channels::is_reopened(progress, now);
        progress.aside == Some(AsideReason::Closed) && !again
    };
    let Some(stored) = context.store().parked_in(channel).await? else { return Ok(false) };
    if !closed(&Progress::read(&stored.game)?) {
        return Ok(false);
    }
    let game = stored.game.id;
    let once = format!("reopened.{}", act_of.map_or(now.to_string(), str::to_owned));
    let BeginOutcome::New(mut act) =
        context.store().begin(&ActKey::timer(&once, game, 0), now).await?
    else {
        return Ok(false);
    };
    let table = act.table(game).await?.map(Table::read).transpose()?;
    let still = table.filter(|table| {
        table.row.status == Status::Parked
            && table.row.channel == channel
            && closed(&table.progress)
    });
    let free = act.table_in(channel).await?.is_none();
    let resumed = match still.filter(|_| free) {
        Some(table) => {
            act.resume(game, channel).await?;
            let line = table.text().say("aside-reopened");
            let reopened_at = act_of.map(|_| now);
            go_on(context, &mut *act, game, (true, reopened_at), (line, &once)).await?;
            true
        }
        None => false,
    };
    finish(act, &Outcome::Nothing).await?;
    Ok(resumed)
}

/// What is said beside any answer where nothing goes on: that the game is put aside, or that the bot is
/// not in the thread.
pub async fn remark(request: &Request<'_>, page: &mut MessageDraft) -> Result<(), AppError> {
    let here = |table: &Table| {
        let (status, progress) = (table.row.status, &table.progress);
        let own = table.row.channel == request.interaction.channel;
        let (parked, shut_out) = (status == Status::Parked, status.is_open() && progress.shut_out);
        (own && (parked || shut_out)).then(|| (shut_out, note_on(request, table)))
    };
    let Some((shut_out, remark)) = request.peek(here).flatten() else { return Ok(()) };
    if shut_out {
        let (text, bot) = (request.text(), request.interaction.application);
        let line = match channels::must_be_able(request.interaction) {
            Err(lacks) => view::refusal::sentence(text, &lacks, &[]),
            Ok(()) => say!(text, "shut-out", me = format!("<@{bot}>")),
        };
        view::aside::add(page, &Message::text(line));
        return Ok(());
    }
    view::aside::add(page, &remark.message);
    Ok(())
}

/// That this game is put aside, why, and how it goes on.
fn note_on(request: &Request<'_>, table: &Table) -> MessageDraft {
    let may_move = access::may(&request.actor(), Act::Move, Some(&table.target())).is_ok();
    view::aside::note(request.text(), table, may_move)
}

/// The same in a list of choices, before the others.
pub fn remark_choice(request: &Request<'_>, choices: Vec<Choice>) -> Vec<Choice> {
    let parked = |table: &Table| {
        table.row.status == Status::Parked && table.row.channel == request.interaction.channel
    };
    if !request.peek(parked).unwrap_or_default() {
        return choices;
    }
    let words = request.text().say("aside-choice");
    std::iter::once(Choice::new(words, ASIDE)).chain(choices).collect()
}
