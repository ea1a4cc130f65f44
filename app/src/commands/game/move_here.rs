//! `/game move`.

use storage::{GameId, Status, UnitOfWork};

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};
use crate::outbox::notification::Notification;
use crate::port::Choice;
use crate::say;
use crate::table::access::{Act, Denied};
use crate::table::error::{AppError, Refusal};
use crate::table::model::Progress;
use crate::table::outcome::Outcome;
use crate::table::poll::PollEnding;
use crate::use_cases::load::{actor_for, allowed};
use crate::use_cases::messages::{ask_again, named, note};
use crate::use_cases::{Answer, Request, Started, channels, finish, notify, overview, recording};
use crate::view::MessageDraft;
use crate::view::bulletin::Bulletin;

command! {
    /// Continues a game of this server, even a parked one, in this channel.
    Move = "move" { game: String }
}

impl Run for Move {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let denied = |denied: Denied| denied.of_word(Some(self.game.as_str()));
        let game = GameId::from_public(self.game.trim());
        let game = game.ok_or(Denied::NoGame).map_err(denied)?;
        channels::must_be_able(request.interaction)?;
        if let Started::New(mut act) = request.begin().await? {
            let stored = request.read(act.table(game).await?)?;
            let actor = actor_for(&mut *act, request, Act::Move).await?;
            let table = allowed(&actor, Act::Move, stored).map_err(denied)?;
            if let Some(here) = act.table_in(request.interaction.channel).await? {
                let own = here.game.id == game;
                return Err(if own { Refusal::HereAlready } else { Refusal::ChannelTaken }.into());
            }
            let parked = table.row.status == Status::Parked;
            if parked {
                act.resume(game, request.interaction.channel).await?;
            } else {
                let text = table.text();
                let line = say!(
                    text,
                    "moved-away",
                    channel = format!("<#{}>", request.interaction.channel)
                );
                note(request, &mut *act, &table, named(request, &table, line)).await?;
                act.set_channel(game, request.interaction.channel).await?;
            }
            let key = if parked { "moved-resumed" } else { "moved-here" };
            go_on_here(request, &mut *act, game, key).await?;
            finish(act, &Outcome::Seats(game.0)).await?;
        }
        Ok(Answer::private(MessageDraft::text(request.text().say("moved-done"))))
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        completion::games(request, movable(request).await?, focus.so_far).await
    }
}

async fn go_on_here(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    game: GameId,
    key: &str,
) -> Result<(), AppError> {
    let table = request.read(act.table(game).await?)?.ok_or(Denied::NoGame)?;
    let state = table.game()?;
    let ordinal = table.row.ordinal;
    let mut progress =
        Progress { in_thread: request.interaction.in_thread, ..table.progress.clone() };
    // It was asked in the other channel, where nobody looks any more.
    table.end_poll(&mut progress, PollEnding::Overtaken, |_| true);
    recording::go_on(request.context, act, &table, ordinal, state, progress).await?;
    channels::settle_in(act, request.interaction, game, ordinal).await?;
    let line = named(request, &table, table.text().say(key));
    let notification = Notification::turn(line, state, true);
    let once = request.once();
    for bulletin in Bulletin::open(state)? {
        let notification = Notification::Bulletin(bulletin);
        act.enqueue(&notification.row(game, ordinal, request.interaction.channel, &once)?).await?;
    }
    act.enqueue(&notification.row(game, ordinal, request.interaction.channel, &once)?).await?;
    ask_again(act, &table, &once).await?;
    notify::call(act, &table, ordinal, state, &once, None).await?;
    overview::refresh(act, request.interaction.guild, &table.settings.locale).await
}

/// The games that the person could move to this channel: their own, and for a referee those of others
/// after them. Each has the key of its line.
async fn movable(request: &Request<'_>) -> Result<Vec<(&'static str, GameId)>, AppError> {
    let mut movable: Vec<(&'static str, GameId)> = Vec::new();
    let (store, user) = (request.context.store(), request.user());
    let mut finds = vec![storage::Find::ParkedOf(user), storage::Find::OpenOf(user)];
    if let Some(guild) = request.interaction.guild
        && (request.actor().admin || store.is_referee(guild, user).await?)
    {
        finds.push(storage::Find::OpenIn(guild));
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
