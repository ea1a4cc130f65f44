//! Hints: what Carcas would do in somebody's place, where the table allows to ask. They are thought of
//! like the moves of a seat that plays itself, and before those, because somebody waits.

use brain::SeatView;
use ground::{Answer, Context, Request, load};
use queues::thinking::WaitsForThought;
use rules::Seat;
use table::access::{Act, Denied};
use table::error::{AppError, Refusal};
use table::hint::{self, Hint};
use table::model::Table;
use table::stand_in::{Pondered, STEADY};

use crate::turn;

/// `/hint`: asking for one counts as looking at the tile.
pub async fn hint(request: &Request<'_>) -> Result<Answer, AppError> {
    let table = load::table_to(request, None, Act::Turn).await?;
    if !table.gives_hints() {
        return Err(Refusal::NoHints.into());
    }
    let (table, _) = turn::drawn(request, None, table).await?;
    let seat = table.seat_of(&request.actor()).ok_or(Denied::NotSeated)?;
    let hints = hints(request.context, &table, seat).await?;
    let (text, game) = (request.text(), table.game()?);
    let people = table.people(text);
    Ok(Answer::private(view::hint::page(text, &people, (game, seat), &hints)))
}

/// What Carcas would do at the open question of a seat, the best first.
pub async fn hints(context: &Context, table: &Table, seat: Seat) -> Result<Vec<Hint>, AppError> {
    let view = SeatView::of(table.game()?, seat).ok_or(Refusal::NothingToChoose)?;
    if context.thinking.is_full() {
        return Err(Refusal::Thinking.into());
    }
    let (limits, seed) = (context.thinking.limits(), table.id().0.unsigned_abs());
    let pondered = Pondered { view, level: STEADY, nodes: limits.nodes, seed };
    let think = move |is_off: &dyn Fn() -> bool| {
        let thought = pondered.think(is_off);
        hint::hints(&pondered.view, &thought)
    };
    Ok(context.thinking.think(WaitsForThought::Person, limits.longest, think).await?)
}
