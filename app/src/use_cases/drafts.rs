//! A player's plan before it is confirmed, kept in the database until the move is made.

use rules::{Game, Seat};
use storage::{Draft, GameId, UnitOfWork};

use crate::port::Interaction;
use crate::table::access::Act;
use crate::table::error::{Fault, Refusal, Stop};
use crate::table::model::Table;
use crate::table::plan::Plan;
use crate::table::token::Token;
use crate::use_cases::load::table_for;

/// Loads the table if it is the person's turn.
pub(crate) async fn turn_table(
    act: &mut dyn UnitOfWork,
    of: &Interaction,
    token: Option<&Token>,
) -> Result<Table, Stop> {
    let table = table_for(act, of, token, Act::Turn).await?;
    let fresh = table.open_since()..=table.row.ordinal;
    if token.is_some_and(|token| !fresh.contains(&token.ordinal)) {
        return Err(Refusal::Stale.into());
    }
    Ok(table)
}

/// The plan: the stored one if it belongs to this state, otherwise that of a fresh panel.
pub(crate) fn read_plan(
    stored: Option<Draft>,
    table: &Table,
    game: &Game,
    seat: Seat,
) -> Result<Plan, Fault> {
    let own = stored.filter(|draft| draft.base_ordinal >= table.open_since());
    let opening = || Plan::opening(game, seat);
    let plan = own.map_or_else(|| Ok(opening()), |own| serde_json::from_str(&own.draft))?;
    let plan = plan.with_standing(&table.progress.standing);
    let possible = plan.lay(game, seat).is_ok();
    let fresh = || opening().with_standing(&table.progress.standing);
    Ok(if possible { plan } else { fresh() })
}

/// Stores the plan.
pub(crate) async fn save_plan(
    act: &mut dyn UnitOfWork,
    game: GameId,
    ordinal: u32,
    seat: Seat,
    plan: &Plan,
) -> Result<(), Stop> {
    let draft = serde_json::to_string(plan).map_err(Fault::from)?;
    act.save_draft(game, seat.0, &Draft { base_ordinal: ordinal, draft }).await?;
    Ok(())
}
