//! `/analyse`.

use storage::{Find, Status};

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};
use crate::port::Choice;
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, analyse};

/// The most games that are looked through for those that are over.
const MAX_LISTED: u32 = 100;

command! {
    /// Looks back at a game that is over.
    Analyse = "analyse" { game: Option<String> }
}

impl Run for Analyse {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        analyse::ask(request, self.game.as_deref()).await
    }

    /// The games of the server that are over, the newest first.
    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let Some(guild) = request.interaction.guild else { return Ok(Vec::new()) };
        let games = request.context.store().games(Find::AllIn(guild), MAX_LISTED).await?;
        let over = games.into_iter().filter(|game| game.status == Status::Ended);
        let over = over.map(|game| Choice::new(game.id.public(), game.id.public()));
        Ok(completion::matching(over.collect(), focus.so_far))
    }
}
