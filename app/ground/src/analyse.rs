//! Looking back at a game that is over: `/analyse`, and the card below the end of a game. The thoughts
//! are the last that are thought of, one after another, so that a look back delays no table; it is a
//! timer, so it begins again if the program ends meanwhile.

use brain::{Analyst, Outlook, SeatView, Thoroughness, is_judged};
use queues::outbox::notification::{AboutGame as _, Effect, Post};
use queues::pictures::Viewer;
use queues::thinking::WaitsForThought;
use rules::{Action, Game, Seat};
use storage::{ActKey, BeginOutcome, ChannelId, GameId, Millis, Status, Timer, UnitOfWork};
use table::access::{self, Act, Denied, TargetGame};
use table::analysis::{Analysis, COSTLY, CostlyChoice, Ledger, SURE};
use table::error::{AppError, Fault, Refusal};
use table::model::Table;
use table::outcome::Outcome;
use table::timer::{AnalysisPlace, TimerJob};
use text::say;
use view::MessageDraft;

use crate::archive::records::{record_end, record_luck};
use crate::picture::server_of;
use crate::{Answer, Context, Request, Started, channels, closing, finish, queries};

/// A game is looked back at once within this time in the same channel.
const ONCE_IN: Millis = 300_000;
/// After so many percent the progress is told again.
const TOLD_EVERY: usize = 25;

/// `/analyse`: queues a look back at the game played last in this channel, or at another one of this
/// server.
pub async fn ask(request: &Request<'_>, typed: Option<&str>) -> Result<Answer, AppError> {
    let table = meant(request, typed).await?;
    let channel = request.interaction.channel;
    if table.game.as_ref().and_then(Game::result).is_none() || table.row.status != Status::Ended {
        return Err(Denied::NotOver.into());
    }
    channels::must_be_able(request.interaction)?;
    if request.context.thinking.is_busy() {
        return Err(Refusal::Thinking.into());
    }
    if let Started::New(mut act) = request.begin().await? {
        let (id, ordinal, now) = (table.id(), table.row.ordinal, act.now());
        let place = AnalysisPlace::Channel(channel, now / ONCE_IN);
        let timer = TimerJob::Analyse(place).due(id, ordinal, now);
        act.schedule(&timer).await?;
        let text = view::analysis::progress(table.text(), id, 0);
        let said = Post::Analysing { slot: timer.kind.clone(), text };
        act.enqueue(&said.row(id, ordinal, channel, &timer.kind)?).await?;
        finish(act, &Outcome::Nothing).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("analyse-queued"))))
}

/// The game that somebody means, if they may have it looked back at here.
async fn meant(request: &Request<'_>, typed: Option<&str>) -> Result<Table, AppError> {
    let table = match typed {
        None => queries::played_last(request).await?,
        Some(typed) => match GameId::from_public(typed.trim()) {
            Some(id) => request.context.store().table(id).await?.map(Table::read).transpose()?,
            None => None,
        },
    };
    // It is posted here, wherever on the server the game was played.
    let target = table.as_ref().map(Table::target).map(|target| match target.guild {
        Some(_) => TargetGame { channel: request.interaction.channel, ..target },
        None => target,
    });
    access::may(&request.actor(), Act::Share, target.as_ref())
        .map_err(|denied| denied.of_word(typed))?;
    Ok(table.ok_or(Denied::NoGame)?)
}

/// Ends a game that was played to its end: it is recorded, closed, and looked back at.
pub async fn close(
    act: &mut dyn UnitOfWork,
    (table, ordinal): (&Table, u32),
    game: &Game,
) -> Result<(), AppError> {
    record_end(act, table, game).await?;
    closing::close(act, table, Status::Ended).await?;
    if table.settings.guided {
        return Ok(());
    }
    let timer = TimerJob::Analyse(AnalysisPlace::Ending).due(table.id(), ordinal, act.now());
    Ok(act.schedule(&timer).await?)
}

/// A timer that asked for a look back is due.
pub async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    let stored = context.store().table(due.game).await?.map(Table::read).transpose()?;
    let table = stored.filter(|table| {
        table.row.status == Status::Ended
            && table.game.as_ref().is_some_and(|g| g.result().is_some())
    });
    let analysed = match &table {
        Some(table) => Some(look_back(context, table, due).await),
        None => None,
    };
    let BeginOutcome::New(mut act) = context.store().begin(&due.key(), context.now()).await? else {
        return Ok(());
    };
    if let Some((table, analysed)) = table.zip(analysed) {
        tell(&mut *act, &table, due, analysed).await?;
    }
    finish(act, &Outcome::Nothing).await
}

/// Posts what was found. A game that cannot be gone through is not tried again.
async fn tell(
    act: &mut dyn UnitOfWork,
    table: &Table,
    due: &Timer,
    analysed: Result<Analysis, Fault>,
) -> Result<(), AppError> {
    let (text, id, ordinal) = (table.text(), table.id(), table.row.ordinal);
    let asked_in = asked_in(due);
    let channel = asked_in.unwrap_or(table.row.channel);
    let ended = match analysed {
        Ok(analysis) => {
            record_luck(act, id, &analysis.accounts).await?;
            let found = Post::Analysis { analysis, card: asked_in.is_none() };
            act.enqueue(&found.row(id, ordinal, channel, &due.kind)?).await?;
            say!(text, "analysing-done", id = id.public())
        }
        Err(Fault::Store(error)) => return Err(Fault::Store(error).into()),
        Err(fault) => {
            tracing::error!(game = %id, %fault, "a game cannot be looked back at");
            say!(text, "analysing-failed", id = id.public())
        }
    };
    if asked_in.is_some() {
        settle(act, (table, channel), (due, "done"), ended).await?;
    }
    Ok(())
}

/// The channel in which a look back was asked for; none for the card below the end.
fn asked_in(due: &Timer) -> Option<ChannelId> {
    match TimerJob::of(due)? {
        TimerJob::Analyse(place) => place.asked_in(),
        _ => None,
    }
}

/// Edits the message that tells how far it is.
async fn settle(
    act: &mut dyn UnitOfWork,
    (table, channel): (&Table, ChannelId),
    (due, once): (&Timer, &str),
    text: String,
) -> Result<(), AppError> {
    let told = Effect::Settled { slot: due.kind.clone(), text: Some(text), after: None };
    let once = format!("{}.{once}", due.kind);
    act.enqueue(&told.row(table.id(), table.row.ordinal, channel, &once)?).await?;
    Ok(())
}

/// Tells how far it is. It is a courtesy: if it cannot be told, the look back goes on.
async fn told(context: &Context, table: &Table, due: &Timer, percent: usize) {
    let Some(channel) = asked_in(due) else { return };
    let key = ActKey::timer(&format!("{}.{percent}", due.kind), due.game, due.ordinal);
    let telling = async {
        if let BeginOutcome::New(mut act) = context.store().begin(&key, context.now()).await? {
            let text = view::analysis::progress(table.text(), table.id(), percent);
            settle(&mut *act, (table, channel), (due, &percent.to_string()), text).await?;
            finish(act, &Outcome::Nothing).await?;
        }
        Ok::<(), AppError>(())
    };
    if telling.await.is_err() {
        tracing::debug!(game = %due.game, percent, "the progress of a look back was not told");
    }
}

/// A game that is gone through once more.
struct LookBack<'a> {
    context: &'a Context,
    /// Lent to each thought.
    analyst: Option<Analyst>,
    analysis: Analysis,
    ledgers: Vec<Ledger>,
    /// By seat, the luck and the cost of the turn so far.
    turn: Vec<(f64, f64)>,
    costly: Vec<CostlyChoice>,
}

impl LookBack<'_> {
    /// Has the analyst think, when its turn has come.
    async fn think<T: Send + 'static>(
        &mut self,
        think: impl FnOnce(&mut Analyst, &dyn Fn() -> bool) -> T + Send + 'static,
    ) -> Result<T, Fault> {
        let mut analyst = self.analyst.take().ok_or(Fault::Damaged("nobody looks back"))?;
        let longest = self.context.thinking.limits().longest;
        let work = move |is_off: &dyn Fn() -> bool| {
            let found = think(&mut analyst, is_off);
            (analyst, found)
        };
        let (analyst, found) =
            self.context.thinking.think(WaitsForThought::Nobody, longest, work).await?;
        self.analyst = Some(analyst);
        Ok(found)
    }

    async fn outlook(&mut self, game: &Game) -> Result<Outlook, Fault> {
        let game = game.clone();
        let outlook = self.think(move |analyst, is_off| analyst.outlook(&game, is_off)).await?;
        self.analysis.chances.push(shares(&outlook.chances));
        Ok(outlook)
    }

    /// A turn is over.
    async fn turned(&mut self, game: &Game, whose: Seat) -> Result<(), Fault> {
        let outlook = self.outlook(game).await?;
        for (seat, ledger) in self.ledgers.iter_mut().enumerate() {
            let (after, (luck, cost)) = (f64::from(outlook.leads[seat]), self.turn[seat]);
            if seat == whose.index() || luck != 0.0 || cost != 0.0 {
                ledger.own_turn(after, luck, cost);
            } else {
                ledger.other_turn(after);
            }
        }
        self.turn.fill((0.0, 0.0));
        Ok(())
    }

    /// What a choice cost its seat.
    async fn choice(
        &mut self,
        game: &Game,
        seat: Seat,
        (before, played): (usize, Vec<Action>),
    ) -> Result<(), Fault> {
        let Some(view) = SeatView::of(game, seat) else { return Ok(()) };
        let line = played.clone();
        let judge = move |analyst: &mut Analyst, is_off: &dyn Fn() -> bool| {
            analyst.judge(&view, &line, is_off)
        };
        let judged = self.think(judge).await?;
        self.turn[seat.index()].1 += f64::from(judged.cost);
        let tenths = (judged.cost * 10.0).round() as i32;
        if let Some(better) = judged.better.filter(|_| tenths > 0) {
            let (turn, seat, follower) = (self.analysis.chances.len(), seat.0, better.follower);
            let better = better.action;
            self.costly.push(CostlyChoice { before, turn, seat, tenths, played, better, follower });
            self.costly.sort_by_key(|choice| (-choice.tenths, choice.before));
            self.costly.truncate(COSTLY);
        }
        Ok(())
    }
}

/// Chances in thousandths that add up.
fn shares(chances: &[f32]) -> Vec<u16> {
    let mut shares: Vec<u16> =
        chances.iter().map(|chance| (chance * SURE).round() as u16).collect();
    let sum: i32 = shares.iter().map(|share| i32::from(*share)).sum();
    if let Some(most) = shares.iter_mut().max() {
        *most = most.saturating_add_signed((SURE as i32 - sum) as i16);
    }
    shares
}

/// Goes through a game from its first move to its last.
async fn look_back(context: &Context, table: &Table, due: &Timer) -> Result<Analysis, Fault> {
    let start = context.store().start_state(table.id()).await?;
    let mut game =
        Game::restore(&start.ok_or(Fault::Damaged("a game has no beginning"))?.snapshot)?;
    let mut moves: Vec<(Seat, Action)> = Vec::new();
    for made in context.store().moves(table.id()).await? {
        moves.push((Seat(made.seat), serde_json::from_str(&made.action)?));
    }
    let thorough = Thoroughness::USUAL.within(context.thinking.limits().nodes);
    let seats = game.scores().len();
    let mut looking = LookBack {
        context,
        analyst: Some(Analyst::new(thorough, table.id().0.unsigned_abs())),
        analysis: Analysis::default(),
        ledgers: Vec::new(),
        turn: vec![(0.0, 0.0); seats],
        costly: Vec::new(),
    };
    let outlook = looking.outlook(&game).await?;
    looking.ledgers = outlook.leads.iter().map(|lead| Ledger::begin(f64::from(*lead))).collect();
    let mut percent = 0;
    for (index, &(seat, action)) in moves.iter().enumerate() {
        let (number, whose) = (game.turn().number, game.turn().seat);
        if game.asked(seat).is_some_and(|asked| is_judged(asked.prompt) && asked.options.len() > 1)
        {
            let line = moves[index..].iter().take_while(|(by, _)| *by == seat);
            let line = line.map(|(_, action)| *action).take_while(|action| *action != Action::Draw);
            looking.choice(&game, seat, (index, line.collect())).await?;
        }
        let before = (action == Action::Draw).then(|| game.clone());
        game.apply(seat, action)?;
        if let Some((before, drawn)) = before.zip(game.turn().hand) {
            let luck = move |analyst: &mut Analyst, _: &dyn Fn() -> bool| {
                analyst.luck(&before, seat, drawn)
            };
            let luck = looking.think(luck).await?;
            looking.turn[seat.index()].0 += f64::from(luck);
        }
        if game.turn().number != number || game.result().is_some() {
            looking.turned(&game, whose).await?;
            let now = (index + 1) * 100 / moves.len();
            if now / TOLD_EVERY > percent / TOLD_EVERY && now < 100 {
                told(context, table, due, now / TOLD_EVERY * TOLD_EVERY).await;
            }
            percent = now;
        }
    }
    let scores = game.scores();
    let lead = |seat: usize| {
        let others = scores.iter().enumerate().filter(|(other, _)| *other != seat);
        scores[seat] - others.map(|(_, score)| *score).max().unwrap_or(0)
    };
    let LookBack { mut analysis, ledgers, costly, .. } = looking;
    analysis.accounts =
        ledgers.iter().enumerate().map(|(seat, ledger)| ledger.account(lead(seat))).collect();
    analysis.costly = costly;
    Ok(analysis)
}

/// The games before the costly choices of an analysis.
pub async fn boards(
    context: &Context,
    table: &Table,
    analysis: &Analysis,
) -> Result<Vec<Game>, Fault> {
    let start = context.store().start_state(table.id()).await?;
    let start = start.ok_or(Fault::Damaged("a game has no beginning"))?;
    let moves = context.store().moves(table.id()).await?;
    let wanted: Vec<usize> = analysis.costly.iter().map(|choice| choice.before).collect();
    // Replaying hundreds of moves here would block an async thread.
    let play = move || {
        let mut boards = Vec::new();
        for before in wanted {
            let mut game = Game::restore(&start.snapshot)?;
            for made in moves.iter().take(before) {
                game.apply(Seat(made.seat), serde_json::from_str(&made.action)?)?;
            }
            boards.push(game);
        }
        Ok::<Vec<Game>, Fault>(boards)
    };
    context.studio.work(Viewer::Member, server_of(table), play).await?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_in_thousandths_add_up() {
        for chances in [&[0.5, 0.5][..], &[0.333, 0.333, 0.333], &[1.0, 0.0], &[0.1; 5]] {
            let shares = shares(chances);
            let sum: u16 = shares.iter().sum();
            let exact: f32 = chances.iter().sum();
            assert!(sum == 1_000 || exact < 0.9, "{chances:?}: {shares:?}");
        }
    }
}
