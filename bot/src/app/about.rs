//! The table that an act or a look is about, for whoever may do this to it: every use case begins
//! here. Who may is decided in `access.rs` alone.

use storage::Act as StoreAct;

use super::stop::Stop;
use super::table::Table;
use super::{App, actor};
use crate::access::{self, Act, Actor};
use crate::platform::Interaction;
use crate::token::Token;

/// The table of the interaction's channel, or the one that a token names, as an act finds it.
pub(super) async fn stored(
    act: &mut StoreAct,
    of: &Interaction,
    token: Option<&Token>,
) -> Result<Option<Table>, Stop> {
    let stored = match token {
        Some(token) => act.table(token.game).await?,
        None => act.table_in(of.channel).await?,
    };
    Ok(stored.map(Table::read).transpose()?)
}

/// The same, if the person may do this to it.
pub(super) async fn table_for(
    act: &mut StoreAct,
    of: &Interaction,
    token: Option<&Token>,
    wanted: Act,
) -> Result<Table, Stop> {
    let table = stored(act, of, token).await?;
    let mut actor = actor_for(act, of, wanted).await?;
    if let (Act::Wait, Some(table)) = (wanted, &table) {
        let mut watchers = act.watchers(table.id()).await?.into_iter();
        actor.watches = watchers.any(|(user, _)| user == actor.user);
    }
    allowed(&actor, wanted, table)
}

/// The table, if somebody may do this to it.
pub(super) fn allowed(actor: &Actor, wanted: Act, table: Option<Table>) -> Result<Table, Stop> {
    access::may(actor, wanted, table.as_ref().map(Table::target).as_ref())?;
    Ok(table.ok_or(access::Denied::NoGame)?)
}

/// Who acts. Whether the server's games are closed to them is looked up where it matters.
pub(super) async fn actor_for(
    act: &mut StoreAct,
    of: &Interaction,
    wanted: Act,
) -> Result<Actor, Stop> {
    let banned = match of.guild.filter(|_| wanted.is_closed_to_banned()) {
        Some(guild) => act.is_banned(guild, of.user.id).await?,
        None => false,
    };
    Ok(Actor { banned, ..actor(of) })
}

impl App {
    /// The table that somebody looks at, if they may do this to it.
    pub(super) async fn table_to(
        &self,
        of: &Interaction,
        token: Option<&Token>,
        wanted: Act,
    ) -> Result<Table, Stop> {
        allowed(&actor(of), wanted, self.table(of, token).await?)
    }
}
