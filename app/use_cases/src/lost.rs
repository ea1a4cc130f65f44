//! Games that lost moves because of a damaged log or a restored backup. The database alone cannot
//! know it; a button of a later state reveals it, and `carcas restore` leaves a mark. The players
//! are told, and the player to move is pinged again.

use ground::messages::say_of;
use ground::{Context, Request, finish, notify};
use queues::outbox::notification::Post;
use storage::{BeginOutcome, Find, GameId, Status, UnitOfWork};
use table::access::{self, Act};
use table::error::{AppError, Fault};
use table::internal_act::InternalAct;
use table::model::Table;
use table::outcome::Outcome;
use table::token::ComponentToken;
use text::say;
use view::time::date;

/// Detects a button that knows a later state than the database. Its token could be forged, so
/// only players of the game are believed, and only once per state.
pub async fn look_back(request: &Request<'_>, token: &ComponentToken) -> Result<(), AppError> {
    let Some(game) = request.context.store().game(token.game).await? else { return Ok(()) };
    if game.status != Status::Running || token.ordinal <= game.ordinal {
        return Ok(());
    }
    let actor = request.actor();
    let plays = |table: &Table| {
        let may_look = access::may(&actor, Act::Look, Some(&table.target())).is_ok();
        may_look && table.seat_of(&actor).is_some()
    };
    let Some(table) = request.table(Some(token)).await?.filter(plays) else { return Ok(()) };
    let (id, ordinal) = (table.id(), table.row.ordinal);
    if token.ordinal <= ordinal {
        return Ok(());
    }
    let key = InternalAct::Lost.key(Some(id), ordinal);
    let BeginOutcome::New(mut act) =
        request.context.store().begin(&key, request.context.now()).await?
    else {
        return Ok(());
    };
    let (game, known) = (id.public(), token.ordinal);
    tracing::error!(
        game,
        ordinal,
        known,
        "the game is older than a message that was posted of it: moves \
        are lost; was the database damaged, or replaced by a backup?"
    );
    let since = date(table.row.changed_at);
    let line = say!(table.text(), "lost-moves", since = since);
    ring_again(&mut *act, id, line).await?;
    finish(act, &Outcome::Nothing).await
}

/// Runs after `carcas restore`: tells every table the date of the restored game.
///
/// # Errors
/// [`Fault`] of the storage; tables not told yet are told after the next start.
pub async fn tell_restored(context: &Context) -> Result<(), Fault> {
    let Some(of) = context.store().restored().await? else { return Ok(()) };
    let games = context.store().games(Find::Running, u32::MAX).await?;
    tracing::warn!(games = games.len(), "a backup was restored; the tables are told");
    for game in games {
        let key = InternalAct::Restored(of).key(Some(game.id), 0);
        let BeginOutcome::New(mut act) = context.store().begin(&key, context.now()).await? else {
            continue;
        };
        let line = |table: &Table| say!(table.text(), "lost-restored", at = date(of));
        let told = async {
            let table = act.table(game.id).await?.map(Table::read).transpose()?;
            if let Some(line) = table.as_ref().map(line) {
                ring_again(&mut *act, game.id, line).await?;
            }
            finish(act, &Outcome::Nothing).await
        };
        if let Err(AppError::Fault(fault)) = told.await {
            tracing::error!(%fault, game = game.id.public(), "a table was not told");
        }
    }
    Ok(context.store().restored_is_told().await?)
}

/// Posts a line about the game and a new turn message with a ping.
async fn ring_again(act: &mut dyn UnitOfWork, id: GameId, line: String) -> Result<(), AppError> {
    let stored = act.table(id).await?.ok_or(access::Denied::NoGame)?;
    let table = Table::read(stored)?;
    let (state, ordinal) = (table.game()?, table.row.ordinal);
    let once = format!("lost.{}", act.now());
    say_of(act, &table, &Post::turn(line, state, true), &once).await?;
    notify::call(act, &table, ordinal, state, &once, None).await
}
