//! `/standing`: answers that a player leaves in advance, for one game. Only that player sees them;
//! everybody is told when one was used.

pub(super) mod add;
pub(super) mod list;
pub(super) mod remove;

use game::standing_orders::Instruction;
use ground::load::table_for;
use ground::{Answer, Request, Started, clocks, finish, recording, standing_orders};
use port::Choice;
use table::access::{self, Act};
use table::error::{AppError, Refusal};
use table::model::Settings;
use table::mover::Mover;
use table::outcome::Outcome;

use crate::commands::Run as _;
use crate::commands::standing::list::List;

/// The most standing answers of one seat in one game.
const MAX_ORDERS: usize = 25;

/// Adds or removes an order. It takes effect at once, even for a question that is already open.
async fn change(request: &Request<'_>, answer: &str, add: bool) -> Result<Answer, AppError> {
    let refused = || Refusal::NoStanding(answer.to_owned());
    let what: Instruction = answer.parse().map_err(|_| refused())?;
    if let Started::New(mut act) = request.begin().await? {
        let mut table = table_for(&mut *act, request, None, Act::Standing).await?;
        let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
        let Settings { systems, ref house, .. } = table.settings;
        if add && !what.makes_sense(systems, house) {
            return Err(refused().into());
        }
        let standing = &mut table.progress.standing;
        standing.retain(|(other, held)| *other != seat || !what.replaces(*held));
        if add {
            standing.push((seat, what));
        }
        if table.standing_of(seat).len() > MAX_ORDERS {
            return Err(Refusal::TooManyStanding(MAX_ORDERS).into());
        }
        let game = table.game()?.clone();
        let (ordinal, id) = (table.row.ordinal, table.id());
        if standing_orders::settle(&table.progress.standing, &mut game.clone())?.is_empty() {
            clocks::keep(&mut *act, &table, ordinal, table.progress.clone()).await?;
        } else {
            recording::record(
                request.context,
                &mut *act,
                &table,
                (seat, Mover::Standing),
                game,
                Vec::new(),
            )
            .await?;
        }
        finish(act, &Outcome::Standing(id.0)).await?;
    }
    List {}.run(request).await
}

/// The standing answers that the person can leave in the channel's game, or has left.
async fn known(request: &Request<'_>, new: bool) -> Result<Vec<Choice>, AppError> {
    let table = request.table(None).await?;
    let seat = table.as_ref().and_then(|table| table.seat_of(&request.actor()));
    let Some((table, seat)) = table.as_ref().zip(seat) else { return Ok(Vec::new()) };
    let own = table.standing_of(seat);
    let listed = match new {
        true => {
            let open = table.game.as_ref().and_then(|game| game.asked(seat));
            let Settings { systems, ref house, .. } = table.settings;
            Instruction::offered(systems, house, open.map(|asked| asked.prompt))
        }
        false => own.clone(),
    };
    let text = request.text();
    let listed = listed.into_iter().filter(|what| !new || !own.contains(what));
    let choice = |what| Choice::new(view::standing::instruction(text, what), what.to_string());
    Ok(listed.map(choice).collect())
}
