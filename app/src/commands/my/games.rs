//! `/my games`.

use storage::Find;

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::error::AppError;
use crate::table::model::Table;
use crate::use_cases::queries::MAX_LISTED;
use crate::use_cases::{Answer, Request};
use crate::view;

command! {
    /// Lists the games in which the person has a seat, in any server. Nobody else sees the list.
    Games = "games" {}
}

impl Run for Games {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let mut tables = Vec::new();
        for find in [Find::OpenOf(request.user()), Find::ParkedOf(request.user())] {
            for game in request.context.store().games(find, MAX_LISTED).await? {
                let stored = request.context.store().table(game.id).await?;
                tables.extend(stored.map(Table::read).transpose()?);
            }
        }
        let text = request.text();
        Ok(Answer::private(view::my_games::games(text, &tables, request.user())))
    }
}
