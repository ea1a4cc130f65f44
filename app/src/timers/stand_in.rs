//! Makes the moves of an automatic seat, until its turn ends or somebody else is asked.

use rules::{Game, Seat};
use storage::{Status, Timer};

use crate::table::error::{AppError, Fault};
use crate::table::model::Table;
use crate::table::mover::Mover;
use crate::table::outcome::Outcome;
use crate::table::stand_in;
use crate::timers::{begin, drop_timer};
use crate::use_cases::{Context, commit, commit::Step, finish};

/// The moves are computed before the transaction begins, so that nothing slow happens inside it.
pub(super) async fn fire(context: &Context, due: &Timer) -> Result<(), AppError> {
    let stored = context.store().table(due.game).await?.map(Table::read).transpose()?;
    let Some((game, seat)) = stored.as_ref().and_then(|table| to_play(table, due.ordinal)) else {
        return drop_timer(context, due).await;
    };
    // R-OV-34: for a player who has resigned, the defaults answer.
    let resigned = stored.is_some_and(|table| table.progress.resigned.contains(&seat));
    let played = tokio::task::spawn_blocking(move || play(game, seat, resigned)).await;
    let (game, steps) = played.map_err(|_| Fault::Damaged("a stand-in has panicked"))??;
    let Some((mut act, table)) = begin(context, due).await? else { return Ok(()) };
    let table = table.filter(|table| to_play(table, due.ordinal).is_some());
    let Some(table) = table else { return finish(act, &Outcome::Nothing).await };
    let by = match resigned {
        true => Mover::Rules,
        false if table.guest() == Some(seat) => Mover::Player,
        false => Mover::StandIn,
    };
    commit::record(context, &mut *act, &table, (seat, by), game, steps).await?;
    finish(act, &Outcome::StandIn(due.game.0)).await
}

/// The state and the seat to move, if the timer is still current.
fn to_play(table: &Table, ordinal: u32) -> Option<(Game, Seat)> {
    let game = table.game.as_ref()?;
    let seat = table.goes_on_by_itself(game)?;
    let runs = table.row.status == Status::Running && table.row.ordinal == ordinal;
    runs.then(|| (game.clone(), seat))
}

/// The rest of the turn, as a stand-in plays it.
fn play(mut game: Game, seat: Seat, resigned: bool) -> Result<(Game, Vec<Step>), Fault> {
    let answer = if resigned { stand_in::default } else { stand_in::answer };
    let (turn, mut steps) = (game.turn().number, Vec::new());
    while game.turn().number == turn
        && let Some(action) = answer(&game, seat)
    {
        let events = game.apply(seat, action)?;
        steps.push((action, events, game.hash().to_string()));
    }
    Ok((game, steps))
}
