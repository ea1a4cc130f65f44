//! Rematch: opens a table with the same sets, house rules and pace. If the same people join, the
//! next player in order begins. Nobody gets a seat without joining.

use ground::load::{actor_for, allowed};
use ground::{Answer, Request, Started, finish, notify};
use queues::outbox::notification::PersonalNews;
use storage::{GameId, Status, UnitOfWork, UserId};
use table::access::{self, Act};
use table::error::AppError;
use table::model::{Settings, Table};
use table::outcome::Outcome;
use table::token::ComponentToken;
use table::wishes::{Pick, Wish};
use view::MessageDraft;

use crate::lobby;

/// `/game rematch` and the button below the end message of a game.
pub async fn rematch(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Answer, AppError> {
    let joined = |game| lobby::lobby_answer(request, None, game, "lobby-joined");
    match request.begin().await? {
        Started::Again(Outcome::Joined(game)) => return joined(GameId(game)).await,
        Started::Again(_) => {}
        Started::New(mut act) => {
            let stored = match token {
                Some(token) => act.table(token.game).await?,
                None => act.last_in(request.interaction.channel).await?,
            };
            let old = stored.map(Table::read).transpose()?;
            let actor = actor_for(&mut *act, request, Act::Rematch).await?;
            let old = allowed(&actor, Act::Rematch, old)?;
            if let Some(open) = waiting(&mut *act, request, &old).await? {
                // Somebody else was faster: whoever wants it, too, joins.
                access::may(&actor, Act::Join, Some(&open.target()))?;
                lobby::sit(request, &mut *act, &open, (Pick::Keep, Pick::Keep)).await?;
                finish(act, &Outcome::Joined(open.id().0)).await?;
                return joined(open.id()).await;
            }
            let settings = again(&old);
            let game = lobby::put_up(request, &mut *act, &settings).await?;
            let others: Vec<UserId> =
                old.players().into_iter().filter(|user| *user != request.user()).collect();
            notify::tell_directly(
                &mut *act,
                &others,
                (game, 0, request.interaction.channel),
                PersonalNews::Again,
                "again",
            )
            .await?;
            if let Some(guest) = settings.guest {
                act.join(game, guest).await?;
            }
            finish(act, &Outcome::Opened).await?;
        }
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("rematch-opened"))))
}

/// The table of this channel, if it is open for a rematch of the same people.
async fn waiting(
    act: &mut dyn UnitOfWork,
    request: &Request<'_>,
    old: &Table,
) -> Result<Option<Table>, AppError> {
    let open = act.table_in(request.interaction.channel).await?;
    let open = open.map(Table::read).transpose()?;
    let of_these = |open: &Table| {
        open.row.status == Status::Lobby
            && open.settings.again.contains(&Some(request.user()))
            && old.players().iter().all(|user| open.settings.again.contains(&Some(*user)))
    };
    Ok(open.filter(of_these))
}

/// The settings of a rematch: the player who was second begins.
fn again(old: &Table) -> Settings {
    let mut order: Vec<Option<UserId>> =
        old.seats.iter().map(|seated| seated.player).filter(Option::is_some).collect();
    if order.len() == old.seats.len() && !order.is_empty() {
        order.rotate_left(1);
    } else {
        order.clear();
    }
    let holidays = Vec::new();
    let again: Vec<Option<UserId>> = old.players().into_iter().map(Some).collect();
    // Whoever had a colour has it again.
    let players = old.seats.iter().map(|seated| seated.player);
    let coloured = players.zip(&old.settings.colours);
    let wish = |(player, colour): (Option<UserId>, &u8)| {
        Some(Wish { player: Some(player?), colour: Some(*colour), seat: None })
    };
    let (wishes, colours) = (coloured.filter_map(wish).collect(), Vec::new());
    let settings = Settings { order, holidays, wishes, colours, ..old.settings.anew() };
    let invited = if settings.private { Vec::clone(&again) } else { Vec::new() };
    Settings { again, invited, ..settings }
}
