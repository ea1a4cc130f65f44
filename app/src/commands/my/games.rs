//! `/my games`.

use ground::{Answer, Request};
use storage::Find;
use table::error::AppError;
use table::model::Table;

use crate::commands::Run;
use crate::commands::spec::command;

/// The most open games in which is looked for the person's turns.
const LOOKED_AT: usize = 100;
/// The most games that are put aside and listed.
const PARKED: usize = 25;

command! {
    /// Lists the games in which the person has a seat, in any server. Nobody else sees the list.
    Games = "games" {}
}

impl Run for Games {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let (store, user) = (request.context.store(), request.user());
        let (mut tables, mut count) = (Vec::new(), 0);
        for (find, most) in [(Find::OpenOf(user), LOOKED_AT), (Find::ParkedOf(user), PARKED)] {
            let games = store.games(find, u32::MAX).await?;
            count += games.len();
            for game in games.iter().take(most) {
                tables.extend(store.table(game.id).await?.map(Table::read).transpose()?);
            }
        }
        Ok(Answer::private(view::my_games::games(request.text(), &tables, count, user)))
    }
}
