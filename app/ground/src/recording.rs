//! Making moves durable: everything that a move changes and every message about it is written in one
//! transaction, whoever makes it. Nothing here knows a panel or a command: those stand above.

use std::time::Duration;

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use queues::outbox::notification::{AboutGame as _, PersonalNews, Post};
use rules::{Action, Cause, Event, Game, Prompt, Seat};
use storage::{Draft, GameId, NewMove, Status, UnitOfWork};
use table::error::{AppError, Fault};
use table::model::{Progress, Table, Undo, is_hidden, is_revealing, state, waits_for_draw};
use table::mover::{Made, Mover, Step};
use table::outcome::Outcome;
use table::poll::PollEnding;
use table::time_control::LeftClocks;
use table::timer::{TimerJob, TimerKind};
use view::bulletin::Bulletin;

use crate::announce::{UnannouncedMoves, announce};
use crate::messages::settle;
use crate::{
    Context, Request, Started, analyse, channels, clocks, closing, finish, hooks, idle, notify,
    overview, standing_orders,
};

/// The result of recording moves.
pub struct Recorded {
    /// The table after the moves.
    pub table: Table,
    /// Whether the move can be undone.
    pub undoable: bool,
}

/// Compares who is asked after a move with who was asked before it.
struct ParallelRound {
    /// Whether a seat is asked that was not asked before.
    is_new: bool,
    /// The ordinal since which several seats have been asked at once, if this move only answered
    /// for one of them.
    since: Option<u32>,
    /// The seats whose question is still open.
    waiting: Vec<Seat>,
}

impl ParallelRound {
    fn of(table: &Table, game: &Game) -> Self {
        let before = table.game.iter().flat_map(Game::decisions);
        let before: Vec<_> = before.map(|asked| (asked.seat, asked.prompt)).collect();
        let same_turn =
            table.game.as_ref().map(|old| old.turn().number) == Some(game.turn().number);
        let stayed = |asked: &&rules::Decision| before.contains(&(asked.seat, asked.prompt));
        let seats = || game.decisions().iter().map(|asked| asked.seat);
        let was_asked = |seat: Seat| before.iter().any(|(other, _)| *other == seat);
        let waits = same_turn
            && (before.len() > 1 || table.progress.parallel_since.is_some())
            && game.decisions().len() < before.len()
            && game.decisions().iter().all(|asked| stayed(&asked));
        Self {
            is_new: !same_turn || !seats().all(was_asked),
            since: (waits && seats().next().is_some()).then(|| table.open_since()),
            waiting: if waits { seats().collect() } else { Vec::new() },
        }
    }

    /// The drafts of the seats that are still asked: an answer from another seat does not discard
    /// them.
    async fn drafts(
        &self,
        act: &mut dyn UnitOfWork,
        game: GameId,
    ) -> Result<Vec<(Seat, Draft)>, AppError> {
        let mut drafts = Vec::new();
        for &seat in &self.waiting {
            drafts.extend(act.draft(game, seat.0).await?.map(|draft| (seat, draft)));
        }
        Ok(drafts)
    }
}

/// Writes moves and everything that follows from them, including standing answers. `game` is
/// the state after the moves.
pub fn record<'a>(
    context: &'a Context,
    act: &'a mut dyn UnitOfWork,
    table: &'a Table,
    mover: (Seat, Mover),
    game: Game,
    steps: Vec<Step>,
) -> BoxFuture<'a, Result<Recorded, AppError>> {
    // Every move comes through here. Boxing keeps the futures of the many callers small.
    write_down(context, act, table, mover, game, steps).boxed()
}

async fn write_down(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    (seat, by): (Seat, Mover),
    mut game: Game,
    steps: Vec<Step>,
) -> Result<Recorded, AppError> {
    let (id, channel, before) = (table.id(), table.row.channel, table.game()?);
    let own = steps.len();
    let mut made: Vec<Made> = steps.into_iter().map(|step| ((seat, by), step)).collect();
    made.extend(standing_orders::settle(&table.progress.standing, &mut game)?);
    let round = ParallelRound::of(table, &game);
    let kept = round.drafts(act, id).await?;
    let moves = made.iter().map(logged).collect::<Result<Vec<_>, _>>()?;
    let left = LeftClocks { at: act.now(), clocks: table.progress.clocks.clone() };
    clocks::keep_left(act, table, table.row.ordinal, &left).await?;
    let ordinal = act.append(id, table.row.ordinal, &moves, &state(&game)).await?;
    for (seat, draft) in kept {
        act.save_draft(id, seat.0, &Draft { base_ordinal: ordinal, ..draft }).await?;
    }
    let mut events = table.progress.unannounced.clone();
    events.extend(made.iter().flat_map(|(_, (_, events, _))| events.iter().cloned()));
    events.retain(is_told);
    let mut ahead = table.progress.preanswered.clone();
    ahead.extend(made[own..].iter().map(|((seat, _), _)| *seat));
    let over = game.result().is_some();
    let drew = made.iter().any(|(_, (action, ..))| *action == Action::Draw);
    // Whoever has just moved knows; whoever the rules have answered for is away.
    let present = (by != Mover::Rules || drew).then_some(seat);
    let rings = over || round.is_new || !drew && waits_for_draw(&game);
    let is_undoable = own == made.len() && is_undoable(table, (before, &game), seat, &events);
    let undo = is_undoable.then_some(Undo { seat, to: table.row.ordinal });
    for bulletin in Bulletin::due(before, &game)? {
        act.enqueue(&Post::Bulletin(bulletin).row(id, ordinal, channel, "")?).await?;
    }
    if rings {
        let untold = UnannouncedMoves { chosen: &made[..own], ahead: &ahead, events: &events };
        announce(act, table, (ordinal, &game), present, untold).await?;
        events.clear();
        ahead.clear();
    }
    let last = if drew { table.progress.last } else { Some(Undo { seat, to: table.row.ordinal }) };
    let parallel_since = round.since.or((game.decisions().len() > 1).then_some(ordinal));
    let mut progress = table.progress.clone();
    let actions = || made.iter().map(|(_, (action, ..))| *action);
    closing::end_poll(table, &mut progress, PollEnding::Overtaken, |what| {
        over || what.is_overtaken_by(actions())
    });
    let progress = Progress {
        undo,
        last,
        unannounced: events,
        preanswered: ahead,
        parallel_since,
        ..progress
    };
    let progress = go_on(context, act, table, ordinal, &game, progress).await?;
    hooks::queue(context, act, table, ordinal, over).await?;
    if over {
        settle(act, table, &table.seat_asks(), "over").await?;
        let place = (id, ordinal, channel);
        notify::tell_directly(act, &table.players(), place, PersonalNews::Over, "over").await?;
        analyse::close(act, (table, ordinal), &game).await?;
    }
    if rings {
        overview::refresh(act, table.row.guild, &table.settings.locale).await?;
    }
    let mut table = table.moved_on(ordinal, game, progress);
    if over {
        table.row.status = Status::Ended;
    }
    Ok(Recorded { table, undoable: undo.is_some() })
}

/// Whether the moves of a seat can be undone without asking anybody: nothing has come to light that could
/// not be unseen, and Carcas does not undo its own.
fn is_undoable(
    table: &Table,
    (before, game): (&Game, &Game),
    seat: Seat,
    events: &[Event],
) -> bool {
    let revealed = game.bag().unseen() != before.bag().unseen();
    let chance =
        is_chance(before) || table.progress.parallel_since.is_some() || is_revealing(events);
    let over = game.result().is_some();
    !over && !revealed && !chance && table.guest() != Some(seat) && is_hidden(game)
}

/// Saves the table's progress, and sets the clocks and timers for the state that the game is in
/// now.
pub async fn go_on(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    ordinal: u32,
    state: &Game,
    progress: Progress,
) -> Result<Progress, AppError> {
    let clocks = clocks::clocks(act, table, state).await?;
    if progress.in_thread {
        channels::look_after(act, table.id(), ordinal).await?;
    }
    let mut extensions = progress.extensions;
    extensions.retain(|given| clocks.of(given.seat).is_some_and(|clock| clock.turn == given.turn));
    let progress = Progress { clocks, extensions, ..progress };
    clocks::keep(act, table, ordinal, progress.clone()).await?;
    idle::watch(act, table, ordinal).await?;
    set_timer(context, act, table, ordinal, state).await?;
    Ok(progress)
}

/// Sets the timer of a seat whose moves are made automatically, or the one that draws the next
/// tile after the grace period even if nobody looks. In one state a seat can be played by itself more
/// than once, and a timer that was handled is never set again: so each is dated.
async fn set_timer(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    ordinal: u32,
    state: &Game,
) -> Result<(), AppError> {
    // A move has removed those of the state before it.
    if ordinal == table.row.ordinal {
        for kind in [TimerKind::StandIn, TimerKind::Draw] {
            act.unschedule(table.id(), kind.word()).await?;
        }
    }
    let job = if table.goes_on_by_itself(state).is_some() {
        TimerJob::StandIn
    } else if waits_for_draw(state) {
        TimerJob::Draw
    } else {
        return Ok(());
    };
    let due_at = act.now() + pause(context, table, state);
    act.schedule(&TimerJob::dated(job, table.id(), ordinal, due_at)).await?;
    Ok(())
}

/// How long the last move can be undone before `state` goes on by itself.
pub fn pause(context: &Context, table: &Table, state: &Game) -> storage::Millis {
    match table.goes_on_by_itself(state) {
        Some(_) => millis(context.options.standin).min(grace_ms(context)),
        None => grace_ms(context),
    }
}

/// Draws the next tile for whoever looks, if the game waits for it at this ordinal, and returns the
/// table after it. An interaction does so once: if it comes again much later, it must not draw the
/// tile of another turn.
pub async fn draw_for(
    request: &Request<'_>,
    id: GameId,
    ordinal: u32,
    by: Mover,
) -> Result<Option<Table>, AppError> {
    match request.begin().await? {
        Started::Again(_) => Ok(None),
        Started::New(act) => draw_at(request.context, act, (id, ordinal), by).await,
    }
}

/// Draws in this act if the game waits for it. If an abbey may be placed instead, only the player
/// draws.
pub async fn draw_at(
    context: &Context,
    mut act: Box<dyn UnitOfWork>,
    (id, ordinal): (GameId, u32),
    by: Mover,
) -> Result<Option<Table>, AppError> {
    let table = act.table(id).await?.map(Table::read).transpose()?;
    let table = table.filter(|table| {
        table.row.status == Status::Running
            && table.row.ordinal == ordinal
            && table.game.as_ref().and_then(Game::decision).is_some_and(|asked| {
                asked.offers(Action::Draw) && (asked.prompt == Prompt::Draw || by == Mover::Player)
            })
    });
    let Some(table) = table else {
        finish(act, &Outcome::Nothing).await?;
        return Ok(None);
    };
    let drawn = draw_in(context, &mut *act, &table, by).await?;
    finish(act, &Outcome::Drawn).await?;
    Ok(Some(drawn))
}

/// Draws the next tile of a game that waits for it, in a transaction of somebody's own.
pub async fn draw_in(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    by: Mover,
) -> Result<Table, AppError> {
    let mut game = table.game()?.clone();
    let seat = game.decision().map_or(game.turn().seat, |decision| decision.seat);
    let events = game.apply(seat, Action::Draw).map_err(Fault::from)?;
    let step = (Action::Draw, events, game.hash().to_string());
    Ok(record(context, act, table, (seat, by), game, vec![step]).await?.table)
}

fn grace_ms(context: &Context) -> storage::Millis {
    millis(context.options.grace)
}

fn millis(span: Duration) -> storage::Millis {
    storage::Millis::try_from(span.as_millis()).unwrap_or(storage::Millis::MAX)
}

fn logged(((seat, by), (action, events, hash)): &Made) -> Result<NewMove, Fault> {
    Ok(NewMove {
        seat: seat.0,
        action: serde_json::to_string(action)?,
        events: serde_json::to_string(events)?,
        hash: hash.clone(),
        made_by: by.word().to_owned(),
    })
}

/// Whether the open question is decided by chance, or by sealed answers (R-OV-19).
fn is_chance(game: &Game) -> bool {
    let mut open = game.decisions().iter();
    game.decisions().len() > 1 || open.any(|asked| asked.sealed || asked.is_chance())
}

/// Whether an event is worth announcing.
pub fn is_told(event: &Event) -> bool {
    !matches!(
        event,
        Event::TurnStarted { .. }
            | Event::Drew { .. }
            | Event::Answered { .. }
            | Event::Returned { cause: Cause::Scored, .. }
    )
}
