//! `/undo to:`: the game goes back to an earlier state, as far as states are kept. All who play it
//! must agree, or a referee decides; everybody is told, and the clocks go back as well.
//!
//! Tiles that were drawn since are known, and they come again in the same order: that is what those
//! who agree agree to.

use std::collections::BTreeSet;

use game::narration::Narrator;
use ground::load::{actor_for, allowed, stored};
use ground::{
    Answer, Context, Request, Started, clocks, closing, finish, history, notify, recording,
};
use port::Choice;
use queues::outbox::notification::{AboutGame as _, Post};
use rules::{Game, Seat};
use storage::{Millis, State, Status, Undone, UnitOfWork};
use table::access::{self, Act, Denied};
use table::error::{AppError, Fault, Refusal};
use table::model::{Table, UndoRule, state};
use table::outcome::Outcome;
use table::poll::{PollEnding, What};
use table::time_control::{LeftClocks, MIN_REST};
use text::{Name, Text, plain, say};
use view::MessageDraft;
use view::bulletin::Bulletin;

use crate::polls;

/// The most characters of a referee's note.
const NOTE: usize = 300;

/// A way back.
pub struct RollBack {
    /// The ordinal of the state to go back to.
    pub to: u32,
    /// How many moves are taken back.
    pub moves: u32,
    /// Who decided it.
    pub told: Told,
}

/// Who decided to go back.
pub enum Told {
    /// All agreed to what this player asked for.
    Agreed(String),
    /// A referee, with a note that may be empty.
    Referee(String, String),
}

/// `/undo to:`.
pub async fn to(
    request: &Request<'_>,
    typed: &str,
    note: Option<&str>,
) -> Result<Answer, AppError> {
    let table = request.table(None).await?;
    access::may(&request.actor(), Act::Look, table.as_ref().map(Table::target).as_ref())?;
    let table = table.ok_or(Denied::NoGame)?;
    let point = point(request, &table, typed).await?;
    if let Some(done) = by_referee(request, point.0, note.unwrap_or_default()).await? {
        return Ok(done);
    }
    if note.is_some() {
        return Err(Denied::NotReferee.into());
    }
    polls::ask_all(request, None, |now| {
        let seat = now.seat_of(&request.actor()).ok_or(Denied::NotSeated)?;
        if now.settings.undo == UndoRule::Off {
            return Err(Refusal::NoUndoHere);
        }
        if now.row.ordinal != table.row.ordinal {
            return Err(Refusal::Stale);
        }
        Ok(What::Back { seat, to: point.0, moves: point.1 })
    })
    .await
}

/// Goes back at once, if the person is a referee. A referee who plays has to ask like anybody else.
async fn by_referee(
    request: &Request<'_>,
    to: u32,
    note: &str,
) -> Result<Option<Answer>, AppError> {
    let done = || Answer::private(MessageDraft::text(request.text().say("rollback-done")));
    let mut act = match request.begin().await? {
        Started::New(act) => act,
        Started::Again(Outcome::Undone(_)) => return Ok(Some(done())),
        Started::Again(_) => return Ok(None),
    };
    let table = stored(&mut *act, request, None).await?;
    let actor = actor_for(&mut *act, request, Act::RollBack).await?;
    if access::may(&actor, Act::RollBack, table.as_ref().map(Table::target).as_ref()).is_err() {
        return Ok(None);
    }
    let table = allowed(&actor, Act::RollBack, table)?;
    // Somebody may have moved since the state was looked for: that is taken back as well.
    let points = points(request, &table, request.text()).await?;
    let point = points.into_iter().find(|(state, ..)| *state == to);
    let (_, moves, _) = point.ok_or(Refusal::TooLate)?;
    let told = Told::Referee(request.who(table.text()), Name::within(note, "", NOTE).shown());
    roll_back(request.context, &mut *act, &table, RollBack { to, moves, told }).await?;
    finish(act, &Outcome::Undone(table.id().0)).await?;
    Ok(Some(done()))
}

/// Goes back to an earlier state. The moves stay in the log, marked as taken back.
pub(crate) async fn roll_back(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    RollBack { to, moves, told }: RollBack,
) -> Result<(), AppError> {
    let (id, channel, text) = (table.id(), table.row.channel, table.text());
    let earlier = Earlier::of(context, act, table, to).await?;
    let (ordinal, game) = (earlier.undone.ordinal, &earlier.game);
    let (by, line) = match told {
        Told::Agreed(by) => {
            let line = say!(text, "rollback-agreed", by = &by, moves = moves);
            (by, line)
        }
        Told::Referee(by, note) => {
            let line = say!(text, "rollback-referee", by = &by, moves = moves);
            let note = (!note.is_empty()).then(|| say!(text, "referee-note", note = note));
            (by, [line].into_iter().chain(note).collect::<Vec<_>>().join("\n"))
        }
    };
    notify::unask(act, (table, game), (to, ordinal), (&by, "")).await?;
    let notification = Post::turn(line, game, true);
    act.enqueue(&notification.row(id, ordinal, channel, "")?).await?;
    notify::call(act, table, ordinal, game, "", None).await?;
    earlier.go_on(context, act, table, MIN_REST, |_| true).await.map(drop)
}

/// A running game that is back at an earlier state.
pub struct Earlier {
    /// The moves that were taken back, and the ordinal of the game now.
    pub undone: Undone,
    /// The game at that state.
    pub game: Game,
    /// The clocks as they were when the state was left.
    left: Option<LeftClocks>,
}

impl Earlier {
    /// Takes the moves since a state back.
    pub async fn of(
        context: &Context,
        act: &mut dyn UnitOfWork,
        table: &Table,
        to: u32,
    ) -> Result<Self, AppError> {
        let (id, channel) = (table.id(), table.row.channel);
        if !act.undo_points(id).await?.contains(&to) {
            let state = played_again(context, act, table, to).await?;
            act.keep_state(id, to, &state).await?;
        }
        let left = clocks::left_at(act, table, to).await?;
        let undone = act.undo(id, table.row.ordinal, to).await?;
        let game = Game::restore(&undone.state.snapshot).map_err(Fault::from)?;
        for bulletin in Bulletin::due(table.game()?, &game)? {
            let bulletin = Post::Bulletin(bulletin);
            act.enqueue(&bulletin.row(id, undone.ordinal, channel, "")?).await?;
        }
        Ok(Self { undone, game, left })
    }

    /// Lets the game go on: the clocks run with what they had left, at least with `least`, and an open
    /// poll ends if `ends` accepts its subject.
    pub async fn go_on(
        self,
        context: &Context,
        act: &mut dyn UnitOfWork,
        table: &Table,
        least: Millis,
        ends: impl Fn(What) -> bool,
    ) -> Result<Table, AppError> {
        let (ordinal, game) = (self.undone.ordinal, self.game);
        let mut progress = table.progress.clone();
        closing::end_poll(table, &mut progress, PollEnding::Overtaken, ends);
        (progress.undo, progress.last) = (None, None);
        (progress.unannounced, progress.preanswered) = (Vec::new(), Vec::new());
        progress.parallel_since = (game.decisions().len() > 1).then_some(ordinal);
        let mut table = Table { progress, ..table.clone() };
        if let Some(left) = self.left {
            table.progress.clocks = clocks::resumed(act, &table, &left, least).await?;
        }
        let progress = table.progress.clone();
        let progress = recording::go_on(context, act, &table, ordinal, &game, progress).await?;
        Ok(table.moved_on(ordinal, game, progress))
    }
}

/// A state that is no longer kept, from the moves until then. It is refused if this version's rules lead
/// elsewhere.
async fn played_again(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    to: u32,
) -> Result<State, AppError> {
    let start = context.store().start_state(table.id()).await?;
    let start = start.ok_or(Fault::Damaged("a game has no beginning"))?;
    let mut game = Game::restore(&start.snapshot).map_err(Fault::from)?;
    let moves = act.moves(table.id()).await?;
    for made in moves.iter().take_while(|made| made.ordinal <= to) {
        let action = serde_json::from_str(&made.action).map_err(Fault::from)?;
        let played = game.apply(Seat(made.seat), action).is_ok();
        if !played || game.hash().to_string() != made.hash {
            return Err(Refusal::NoWayBack.into());
        }
    }
    Ok(state(&game))
}

/// The states that a running game can go back to, each with what would be taken back from there on:
/// its ordinal, the number of moves, and the first of them in words; the latest first.
async fn points(
    request: &Request<'_>,
    table: &Table,
    text: &'static Text,
) -> Result<Vec<(u32, u32, String)>, AppError> {
    let Some(game) = table.game.as_ref().filter(|_| table.row.status == Status::Running) else {
        return Ok(Vec::new());
    };
    let kept = request.context.store().undo_points(table.id()).await?;
    // Older states are played again.
    let moves = request.context.store().moves(table.id()).await?;
    let ends = moves.windows(2).filter(|two| two[0].moved_at != two[1].moved_at);
    let ends = ends.map(|two| two[0].ordinal);
    let states: BTreeSet<u32> = ends.chain(kept).chain([0]).collect();
    let entries = history::entries(request.context, table.id(), 0..=u32::MAX).await?;
    let people = table.people(text);
    let narrator = Narrator { text, people: &people, plain: true };
    let told = entries.iter().filter(|entry| !entry.undone);
    let told: Vec<(u32, String)> = told
        .map(|entry| (entry.ordinal, entry.line(&narrator, game)))
        .filter(|(_, line)| !line.is_empty())
        .collect();
    let point = |to: u32| {
        let since = || told.iter().filter(|(ordinal, _)| *ordinal > to);
        let (_, first) = since().next()?;
        Some((to, u32::try_from(since().count()).unwrap_or(u32::MAX), plain(first)))
    };
    let mut points: Vec<_> = states.into_iter().filter_map(point).collect();
    // Of several states before the same move, the last one is right before it.
    points.reverse();
    points.dedup_by_key(|(_, moves, _)| *moves);
    Ok(points)
}

/// The state that was typed: how many moves it is back. A completion names the state itself, too: it
/// means the same one when somebody has moved since.
async fn point(request: &Request<'_>, table: &Table, typed: &str) -> Result<(u32, u32), AppError> {
    if table.game.is_none() {
        return Err(access::not_begun(&table.target()).into());
    }
    let points = points(request, table, request.text()).await?;
    let most = points.iter().map(|(_, moves, _)| *moves).max().unwrap_or(0);
    let number = |text: &str| text.parse::<u32>().ok();
    let chosen = typed.trim().split_once('.');
    let chosen = chosen.and_then(|(moves, to)| number(moves).and_then(|_| number(to)));
    let chosen = chosen.filter(|to| *to < table.row.ordinal);
    let fits = |to: u32, moves: u32| match chosen {
        Some(ordinal) => ordinal == to,
        None => number(typed.trim()) == Some(moves),
    };
    let found = points.into_iter().find(|(to, moves, _)| fits(*to, *moves));
    let found = found.map(|(to, moves, _)| (to, moves));
    let refusal = match chosen {
        // It was there when it was offered.
        Some(_) => Refusal::TooLate,
        None => Refusal::NoPoint { input: typed.to_owned(), most },
    };
    found.ok_or_else(|| refusal.into())
}

/// The choice that stands for those from a number on.
pub fn more(text: &Text, moves: usize, most: usize) -> Choice {
    Choice::new(say!(text, "rollback-more", moves = moves, most = most), format!("{moves}+"))
}

/// What completes `to:`: every move that can be gone back before.
pub async fn choices(request: &Request<'_>) -> Result<Vec<Choice>, AppError> {
    let table = request.table(None).await?;
    let target = table.as_ref().map(Table::target);
    if access::may(&request.actor(), Act::Look, target.as_ref()).is_err() {
        return Ok(Vec::new());
    }
    let Some(table) = table else { return Ok(Vec::new()) };
    let text = request.text();
    let choice = |(to, moves, line): (u32, u32, String)| {
        let name = say!(text, "rollback-choice", moves = moves, line = line);
        Choice::new(game::narration::cut(&name, port::limits::CHOICE_TEXT), format!("{moves}.{to}"))
    };
    Ok(points(request, &table, text).await?.into_iter().map(choice).collect())
}
