//! Rematch: opens a table with the same sets, house rules and pace. If the same people join, the
//! next player in order begins. Nobody gets a seat without joining.

use storage::UserId;

use crate::outbox::notification::PersonalNews;
use crate::table::access::Act;
use crate::table::error::AppError;
use crate::table::model::{Settings, Table};
use crate::table::outcome::Outcome;
use crate::table::token::ComponentToken;
use crate::table::wishes::Wish;
use crate::use_cases::{
    Answer, Request, Started, finish,
    load::{actor_for, allowed},
    lobby, notify,
};
use crate::view::MessageDraft;

/// `/game rematch` and the button below the end message of a game.
pub(crate) async fn rematch(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Answer, AppError> {
    if let Started::New(mut act) = request.begin().await? {
        let stored = match token {
            Some(token) => act.table(token.game).await?,
            None => act.last_in(request.interaction.channel).await?,
        };
        let old = stored.map(Table::read).transpose()?;
        let actor = actor_for(&mut *act, request, Act::Rematch).await?;
        let old = allowed(&actor, Act::Rematch, old)?;
        let settings = again(&old);
        let game = lobby::put_up(request, &mut *act, &settings).await?;
        let others: Vec<UserId> =
            old.players().into_iter().filter(|user| *user != request.user()).collect();
        notify::tell_directly(
            &mut *act,
            &others,
            (game, 0, request.interaction.channel),
            PersonalNews::Again,
        )
        .await?;
        if let Some(guest) = settings.guest {
            act.join(game, UserId(guest)).await?;
        }
        finish(act, &Outcome::Opened).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("rematch-opened"))))
}

/// The settings of a rematch: the player who was second begins.
fn again(old: &Table) -> Settings {
    let mut order: Vec<u64> =
        old.seats.iter().filter_map(|seated| seated.player).map(|player| player.0).collect();
    if order.len() == old.seats.len() && !order.is_empty() {
        order.rotate_left(1);
    } else {
        order.clear();
    }
    let holidays = Vec::new();
    let again: Vec<u64> = old.players().into_iter().map(|player| player.0).collect();
    // Whoever had a colour has it again.
    let players = old.seats.iter().map(|seated| seated.player);
    let coloured = players.zip(&old.settings.colours);
    let wish = |(player, colour): (Option<UserId>, &u8)| {
        Some(Wish { player: player?.0, colour: Some(*colour), seat: None })
    };
    let (wishes, colours) = (coloured.filter_map(wish).collect(), Vec::new());
    let settings = Settings { order, holidays, wishes, colours, ..old.settings.anew() };
    let invited = if settings.private { Vec::clone(&again) } else { Vec::new() };
    Settings { again, invited, ..settings }
}
