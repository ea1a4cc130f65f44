//! `/game move`.

use ground::{Answer, Request};
use port::Choice;
use storage::{Find, GameId, Status};
use table::access::Denied;
use table::error::AppError;
use use_cases::aside;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Continues a game of this server, even a parked one, in this channel.
    Move = "move" { game: String }
}

impl Run for Move {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let typed = Some(self.game.as_str());
        let game = GameId::from_public(self.game.trim());
        let game = game.ok_or_else(|| Denied::NoGame.of_word(typed))?;
        aside::move_here(request, game, typed).await
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        completion::games(request, movable(request).await?, focus.so_far).await
    }
}

/// The games that the person could move to this channel: their own, and for a referee those of others
/// after them. Each has the key of its line.
async fn movable(request: &Request<'_>) -> Result<Vec<(&'static str, GameId)>, AppError> {
    let mut movable: Vec<(&'static str, GameId)> = Vec::new();
    let (store, user) = (request.context.store(), request.user());
    let mut finds = vec![Find::ParkedOf(user), Find::OpenOf(user)];
    if let Some(guild) = request.interaction.guild
        && (request.actor().admin || store.is_referee(guild, user).await?)
    {
        finds.push(Find::OpenIn(guild));
    }
    for find in finds {
        for game in store.games(find, completion::LOOKED_THROUGH).await? {
            let elsewhere =
                game.channel != request.interaction.channel || game.status == Status::Parked;
            let can_move = elsewhere && game.status != Status::Lobby;
            let listed = movable.iter().any(|(_, id)| *id == game.id);
            if game.guild == request.interaction.guild && can_move && !listed {
                let key = match game.status {
                    Status::Parked => "move-parked",
                    _ => "move-running",
                };
                movable.push((key, game.id));
            }
        }
    }
    Ok(movable)
}
