//! `/analyse`.

use ground::{Answer, Request, analyse};
use port::Choice;
use storage::{Find, GameId, Status};
use table::error::AppError;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Looks back at a game that is over.
    Analyse = "analyse" { game: Option<String> }
}

impl Run for Analyse {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        analyse::ask(request, self.game.as_deref()).await
    }

    /// The games here that are over, the newest first: those that the person played, and for whoever
    /// manages the server all others after them.
    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let Some(guild) = request.interaction.guild else { return Ok(Vec::new()) };
        let mut over: Vec<GameId> = Vec::new();
        let all = request.actor().admin.then_some(Find::AllIn(guild));
        for find in std::iter::once(Find::AllOf(request.user())).chain(all) {
            let games = request.context.store().games(find, completion::LOOKED_THROUGH).await?;
            let ended = games.iter().filter(|game| game.status == Status::Ended);
            let here = ended.filter(|game| game.guild == Some(guild)).map(|game| game.id);
            over.extend(here.filter(|id| !over.contains(id)).collect::<Vec<_>>());
        }
        let over = over.into_iter().map(|id| ("analyse-choice", id)).collect();
        completion::games(request, over, focus.so_far).await
    }
}
