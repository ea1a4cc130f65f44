//! Makes the moves of an automatic seat, until its turn ends or somebody else is asked.

use std::time::Instant;

use brain::SeatView;
use ground::{Context, finish, recording};
use queues::thinking::WaitsForThought;
use rules::{Action, Game, Seat};
use storage::{Status, Timer};
use table::error::{AppError, Fault};
use table::model::Table;
use table::mover::{Mover, Step};
use table::outcome::Outcome;
use table::stand_in::{self, Pondered};

use crate::timers::{begin, drop_timer};

/// The moves are thought of before the transaction begins, so that nothing slow happens inside it.
pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    let stored = context.store().table(due.game).await?.map(Table::read).transpose()?;
    let to_play = stored.as_ref().and_then(|table| Some((table, to_play(table, due.ordinal)?)));
    let Some((stored, (game, seat))) = to_play else {
        return drop_timer(context, due).await;
    };
    // R-OV-34: for a player who has resigned, the defaults answer.
    let resigned = stored.progress.resigned.contains(&seat);
    let (game, steps) = match resigned {
        true => played_by_default(game, seat)?,
        false => played(context, stored, game, seat).await?,
    };
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    // Meanwhile its player may be back, or may have resigned.
    let still = |table: &Table| {
        self::to_play(table, due.ordinal).is_some_and(|(_, now)| now == seat)
            && table.progress.resigned.contains(&seat) == resigned
    };
    let Some(table) = table.filter(still) else { return finish(act, &Outcome::Nothing).await };
    let by = match resigned {
        true => Mover::Rules,
        false if table.guest() == Some(seat) => Mover::Player,
        false => Mover::StandIn,
    };
    recording::record(context, &mut *act, &table, (seat, by), game, steps).await?;
    finish(act, &Outcome::StandIn(due.game.0)).await
}

/// The state and the seat to move, if the timer is still current.
fn to_play(table: &Table, ordinal: u32) -> Option<(Game, Seat)> {
    let game = table.game.as_ref()?;
    let seat = table.goes_on_by_itself(game)?;
    let runs = table.row.status == Status::Running && table.row.ordinal == ordinal;
    runs.then(|| (game.clone(), seat))
}

/// Makes one move, and keeps it for the log.
fn step(game: &mut Game, seat: Seat, action: Action) -> Result<Step, Fault> {
    let events = game.apply(seat, action)?;
    Ok((action, events, game.hash().to_string()))
}

/// The rest of the turn, as the rules answer it.
fn played_by_default(mut game: Game, seat: Seat) -> Result<(Game, Vec<Step>), Fault> {
    let (turn, mut steps) = (game.turn().number, Vec::new());
    while game.turn().number == turn
        && let Some(action) = stand_in::default(&game, seat)
    {
        steps.push(step(&mut game, seat, action)?);
    }
    Ok((game, steps))
}

/// The rest of the turn, as it is thought of. The whole turn has the time for one.
async fn played(
    context: &Context,
    table: &Table,
    mut game: Game,
    seat: Seat,
) -> Result<(Game, Vec<Step>), Fault> {
    let limits = context.thinking.limits();
    let (mut left, level, seed) =
        (limits.longest, table.level_of(seat), table.id().0.unsigned_abs());
    let (turn, mut steps) = (game.turn().number, Vec::new());
    while game.turn().number == turn && game.asked(seat).is_some() {
        let action = match stand_in::obvious(&game, seat) {
            Some(action) => action,
            None => {
                let Some(view) = SeatView::of(&game, seat) else { break };
                let pondered = Pondered { view, level, nodes: limits.nodes, seed };
                let think = move |is_off: &dyn Fn() -> bool| {
                    let begin = Instant::now();
                    (pondered.think(is_off).action(), begin.elapsed())
                };
                let thought = context.thinking.think(WaitsForThought::Table, left, think).await;
                let (action, took) = thought?;
                left = left.saturating_sub(took);
                action
            }
        };
        steps.push(step(&mut game, seat, action)?);
    }
    Ok((game, steps))
}
