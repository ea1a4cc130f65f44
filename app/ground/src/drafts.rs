//! A player's plan before it is confirmed, kept in the database until the move is made.

use rules::{Game, Seat};
use storage::{Draft, GameId, UnitOfWork};
use table::access::Act;
use table::error::{AppError, Fault, Refusal};
use table::laid::Laid;
use table::model::Table;
use table::plan::Plan;
use table::token::ComponentToken;

use crate::Request;
use crate::load::table_for;

/// Loads the table if it is the person's turn.
pub async fn turn_table(
    act: &mut dyn UnitOfWork,
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Table, AppError> {
    let table = table_for(act, request, token, Act::Turn).await?;
    let fresh = table.open_since()..=table.row.ordinal;
    if token.is_some_and(|token| !fresh.contains(&token.ordinal)) {
        return Err(Refusal::Stale.into());
    }
    Ok(table)
}

/// Lays the plan out: the stored one if it belongs to this state and is still possible, otherwise
/// that of a fresh panel.
pub fn lay_plan(
    stored: Option<Draft>,
    table: &Table,
    game: &Game,
    seat: Seat,
) -> Result<Laid, Fault> {
    let own = stored.filter(|draft| draft.base_ordinal >= table.open_since());
    let own = own.map(|own| serde_json::from_str::<Plan>(&own.draft)).transpose()?;
    let fresh = [Plan::opening(game, seat, table.counts_aloud()), Plan::default()];
    let plans = own.into_iter().chain(fresh);
    let mut laid = plans.map(|plan| plan.with_standing(&table.progress.standing).lay(game, seat));
    laid.find_map(Result::ok).ok_or(Fault::Damaged("an empty plan cannot be laid out"))
}

/// Stores the plan.
pub async fn save_plan(
    act: &mut dyn UnitOfWork,
    game: GameId,
    ordinal: u32,
    seat: Seat,
    plan: &Plan,
) -> Result<(), AppError> {
    let draft = serde_json::to_string(plan).map_err(Fault::from)?;
    act.save_draft(game, seat.0, &Draft { base_ordinal: ordinal, draft }).await?;
    Ok(())
}
