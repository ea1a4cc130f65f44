//! Everybody at an open table chooses a colour and a seat: `/game join` and the menus of the lobby.

use ground::load::table_for;
use ground::messages::edit_lobby;
use ground::{Answer, Request, Started, finish};
use storage::{GameId, UnitOfWork};
use table::access::Act;
use table::error::{AppError, Refusal};
use table::model::{Settings, Table};
use table::outcome::Outcome;
use table::token::ComponentToken;
use table::wishes::{Pick, Wish};

use crate::lobby;

/// Changes what a person at the table has chosen.
pub async fn choose(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    (colour, seat): (Pick, Pick),
) -> Result<Answer, AppError> {
    let game = match request.begin().await? {
        Started::Again(Outcome::Settled(game)) => GameId(game),
        Started::Again(_) => return Err(Refusal::TooLate.into()),
        Started::New(mut act) => {
            let table = table_for(&mut *act, request, token, Act::Choose).await?;
            let wishes = table.wished(request.user(), colour, seat)?;
            keep(&mut *act, &table, wishes).await?;
            edit_lobby(&mut *act, request.interaction, &table).await?;
            finish(act, &Outcome::Settled(table.id().0)).await?;
            table.id()
        }
    };
    lobby::lobby_answer(request, token, game, "lobby-chosen-done").await
}

/// Stores what the people at a table have chosen, if that has changed.
pub async fn keep(
    act: &mut dyn UnitOfWork,
    table: &Table,
    wishes: Vec<Wish>,
) -> Result<(), AppError> {
    if wishes == table.settings.wishes {
        return Ok(());
    }
    let settings = Settings { wishes, ..table.settings.clone() };
    Ok(act.save_settings(table.id(), &settings.text()?).await?)
}
