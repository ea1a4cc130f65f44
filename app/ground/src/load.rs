//! Loads the table for an act or a query and checks permission: every use case begins here. Only
//! `access.rs` decides who may do what. What the log of a game holds is loaded here as well.

use rules::{Event, ScoreLine};
use storage::{GameId, UnitOfWork};
use table::access::{self, Act, Actor, Denied};
use table::error::{AppError, Fault};
use table::model::Table;
use table::token::ComponentToken;

use crate::archive::export::carried_sheet;
use crate::{Context, Request};

/// Loads the table of the interaction's channel, open or put aside, or the one that the token names,
/// within a transaction.
pub async fn stored(
    act: &mut dyn UnitOfWork,
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Option<Table>, AppError> {
    let stored = match token {
        Some(token) => act.table(token.game).await?,
        None => match act.table_in(request.interaction.channel).await? {
            Some(open) => Some(open),
            None => act.parked_in(request.interaction.channel).await?,
        },
    };
    request.read(stored)
}

/// Like [`stored`], but refuses if the person may not do this to the table.
pub async fn table_for(
    act: &mut dyn UnitOfWork,
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    wanted: Act,
) -> Result<Table, AppError> {
    let table = stored(act, request, token).await?;
    let mut actor = actor_for(act, request, wanted).await?;
    if let (Act::Wait, Some(table)) = (wanted, &table) {
        let mut watchers = act.watchers(table.id()).await?.into_iter();
        actor.watches = watchers.any(|(user, _)| user == actor.user);
    }
    Ok(allowed(&actor, wanted, table)?)
}

/// Returns the table if the actor may do this to it.
pub fn allowed(actor: &Actor, wanted: Act, table: Option<Table>) -> Result<Table, Denied> {
    access::may(actor, wanted, table.as_ref().map(Table::target).as_ref())?;
    table.ok_or(Denied::NoGame)
}

/// The person acting. Looks up a server ban only for acts that a ban forbids, and whether they are
/// a referee only for acts that are open to one.
pub async fn actor_for(
    act: &mut dyn UnitOfWork,
    request: &Request<'_>,
    wanted: Act,
) -> Result<Actor, AppError> {
    let banned = match request.interaction.guild.filter(|_| wanted.is_closed_to_banned()) {
        Some(guild) => act.is_banned(guild, request.user()).await?,
        None => false,
    };
    let referee = match request.interaction.guild.filter(|_| wanted.is_open_to_referees()) {
        Some(guild) => act.is_referee(guild, request.user()).await?,
        None => false,
    };
    Ok(Actor { banned, referee, ..request.actor() })
}

/// Refuses whoever is banned on the server.
pub async fn must_be_welcome(
    act: &mut dyn UnitOfWork,
    request: &Request<'_>,
) -> Result<(), AppError> {
    match actor_for(act, request, Act::Join).await?.banned {
        true => Err(Denied::Banned.into()),
        false => Ok(()),
    }
}

/// Loads the table for reading, if the person may do this to it.
pub async fn table_to(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    wanted: Act,
) -> Result<Table, AppError> {
    Ok(allowed(&request.actor(), wanted, request.table(token).await?)?)
}

/// Every line of the score sheet, from the first move.
pub async fn sheet(context: &Context, table: &Table) -> Result<Vec<ScoreLine>, Fault> {
    Ok(sheet_of(table, events(context, table.id()).await?))
}

/// The same, if these are the events of the game so far.
pub fn sheet_of(table: &Table, events: Vec<Event>) -> Vec<ScoreLine> {
    let mut sheet = carried_sheet(&table.settings);
    sheet.extend(events.into_iter().filter_map(|event| match event {
        Event::Scored(line) => Some(line),
        _ => None,
    }));
    sheet
}

/// Everything that happened in a game, from the first move.
pub async fn events(context: &Context, game: GameId) -> Result<Vec<Event>, Fault> {
    let mut all = Vec::new();
    for made in context.store().moves(game).await? {
        all.extend(serde_json::from_str::<Vec<Event>>(&made.events)?);
    }
    Ok(all)
}
