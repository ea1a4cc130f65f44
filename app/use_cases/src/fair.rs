//! `/fair`: what a game is dealt from, and after its end the proof.

use ground::{Answer, Request, queries};
use rules::Game;
use storage::Status;
use table::access::{self, Act, Denied};
use table::error::{AppError, Fault, Refusal};
use table::lot::Lot;
use table::model::Table;
use view::fair::{Deal, fair as page};

/// Shows the seal of the game in this channel, or everything once the game is over.
pub async fn fair(request: &Request<'_>) -> Result<Answer, AppError> {
    let table = match queries::seen(request, None).await {
        // Nobody has played here yet, but a table is open.
        Err(AppError::Refused(Refusal::Denied(Denied::NotBegun | Denied::BeginsItself))) => {
            request.table(None).await?
        }
        table => Some(table?),
    };
    access::may(&request.actor(), Act::Look, table.as_ref().map(Table::target).as_ref())?;
    let table = table.ok_or(Denied::NoGame)?;
    let deal = if matches!(table.row.status, Status::Ended | Status::Aborted) && !table.is_secret()
    {
        dealt_again(request, &table).await?
    } else {
        None
    };
    Ok(Answer::private(page(request.text(), &table, deal.as_ref())))
}

/// Deals a game that is over once more, from the key and the number of its start.
async fn dealt_again(request: &Request<'_>, table: &Table) -> Result<Option<Deal>, AppError> {
    let start = request.context.store().start_state(table.id()).await?;
    let (Some(game), Some(start)) = (&table.game, start) else { return Ok(None) };
    let own = game.setup().seed;
    let sealed = table.settings.lot.as_ref().and_then(Lot::seed);
    let again = match table.settings.carried {
        Some(_) => Game::restore(&start.snapshot).map_err(Fault::from)?.redealt(own),
        None => {
            let dealt = Game::new(game.setup().clone());
            dealt.map_err(|_| Fault::Damaged("a game that was played cannot be dealt again"))?.0
        }
    };
    Ok(Some(Deal {
        agrees: sealed.is_none_or(|seed| seed == own) && again.hash().to_string() == start.hash,
        shuffles: table.shuffles(game),
    }))
}
