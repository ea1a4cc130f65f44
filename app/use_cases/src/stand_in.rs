//! Seats whose moves are made automatically: calling a stand-in, taking the seat back, and inviting
//! Carcas itself as a player. The moves are made when their timer comes due.

use brain::Level;
use ground::load::table_for;
use ground::messages::{edit_lobby, say_of, settle};
use ground::{Answer, Request, Started, finish, recording};
use port::Interaction;
use queues::outbox::notification::Post;
use rules::Seat;
use storage::{GameId, Player, UnitOfWork, UserId};
use table::access::{self, Act};
use table::ask::Ask;
use table::error::{AppError, DuplicateRefusal, Refusal};
use table::model::{Settings, Table};
use table::outcome::Outcome;
use table::stand_in::STEADY;
use table::token::{ComponentToken, Switch};
use text::{Text, say};
use view::MessageDraft;

use crate::{lobby, polls};

/// `/game invite` and its button: adds Carcas to a lobby, or removes it; with a level, it stays and plays
/// at that one.
pub async fn invite(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    level: Option<Level>,
    wanted: Option<Switch>,
) -> Result<Answer, AppError> {
    let game = match request.begin().await? {
        Started::Again(Outcome::Joined(game) | Outcome::Left(game)) => GameId(game),
        Started::Again(_) => return Err(Refusal::TooLate.into()),
        Started::New(mut act) => {
            let table = table_for(&mut *act, request, token, Act::Invite).await?;
            if table.settings.duplicate.is_some() {
                return Err(Refusal::Duplicate(DuplicateRefusal::Fixed).into());
            }
            // A button says which it is: pressed twice, it does the same.
            let change = (level, wanted.map(|to| to == Switch::On));
            let outcome = change_guest(&mut *act, request.interaction, &table, change).await?;
            edit_lobby(&mut *act, request.interaction, &table).await?;
            finish(act, &outcome).await?;
            table.id()
        }
    };
    lobby::lobby_answer(request, token, game, "lobby-invited").await
}

/// `/game substitute`: a stand-in plays the person's seat from now on.
pub async fn substitute(request: &Request<'_>) -> Result<Answer, AppError> {
    change_standin(request, None, Act::StandIn, "standin-told", |seat, standins| {
        standins.push(seat);
    })
    .await
}

/// `/game return` and its button: the person plays their own seat again.
pub async fn return_to(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
) -> Result<Answer, AppError> {
    change_standin(request, token, Act::Return, "return-told", |seat, standins| {
        standins.retain(|other| *other != seat);
    })
    .await
}

async fn change_standin(
    request: &Request<'_>,
    token: Option<&ComponentToken>,
    wanted: Act,
    told: &str,
    change: impl FnOnce(Seat, &mut Vec<Seat>),
) -> Result<Answer, AppError> {
    if let Started::New(mut act) = request.begin().await? {
        let mut table = table_for(&mut *act, request, token, wanted).await?;
        let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
        let named = |table: &Table| table.people(table.text())[seat.index()].shown();
        let (before, asks) = (named(&table), table.seat_asks());
        change(seat, &mut table.progress.standins);
        // Somebody whom a stand-in plays is marked as such; neither sentence is about the stand-in.
        let who = if wanted == Act::Return { named(&table) } else { before };
        let game = table.game()?.clone();
        let (id, ordinal) = (table.id(), table.row.ordinal);
        let progress = table.progress.clone();
        recording::go_on(request.context, &mut *act, &table, ordinal, &game, progress).await?;
        let text = table.text();
        let line = say!(text, told, who = say!(text, "who-bold", name = who));
        let asked = game.asked(seat).is_some() && wanted == Act::Return;
        let once = request.once();
        settle(&mut *act, &table, &table.answered(asks), &once).await?;
        say_of(&mut *act, &table, &Post::turn(line, &game, asked), &once).await?;
        if wanted == Act::StandIn {
            let ask = Post::asked(Ask::Return { seat });
            say_of(&mut *act, &table, &ask, &once).await?;
        }
        if wanted == Act::StandIn && table.progress.poll.is_some() {
            // Perhaps all who still vote have already voted.
            polls::count_again(request.context, &mut *act, id, &format!("{once}.poll")).await?;
        }
        finish(act, &Outcome::StandIn(id.0)).await?;
    }
    let text = request.text();
    Ok(Answer::private(MessageDraft::text(text.say(match wanted {
        Act::Return => "return-done",
        _ => "standin-done",
    }))))
}

/// Seats Carcas at a table whose settings name it as the guest.
pub(crate) async fn seat_carcas(
    act: &mut dyn UnitOfWork,
    interaction: &Interaction,
    game: GameId,
) -> Result<(), AppError> {
    let carcas = UserId(interaction.application.0);
    let name = Text::of(&interaction.locale).say("who-carcas");
    act.save_player(&Player { id: carcas, name, locale: String::new() }).await?;
    act.join(game, carcas).await?;
    Ok(())
}

/// Seats Carcas at the table, or removes it if it has a seat and no level is chosen, unless one of the two
/// is `wanted`.
async fn change_guest(
    act: &mut dyn UnitOfWork,
    interaction: &Interaction,
    table: &Table,
    (level, wanted): (Option<Level>, Option<bool>),
) -> Result<Outcome, AppError> {
    let (id, carcas) = (table.id(), UserId(interaction.application.0));
    let sat = table.guest().is_some();
    let sits = wanted.unwrap_or(!sat || level.is_some());
    if sat && !sits {
        act.leave(id, carcas).await?;
    } else if !sat && sits {
        if table.seats.len() >= usize::from(table.settings.most_seats()) {
            return Err(access::Denied::Full.into());
        }
        seat_carcas(act, interaction, id).await?;
    }
    let guest = sits.then_some(carcas);
    let kept = if sat && sits { table.settings.level } else { STEADY };
    let level = level.unwrap_or(kept);
    let settings = Settings { guest, level, ..table.settings.clone() };
    act.save_settings(id, &settings.text()?).await?;
    Ok(if sits { Outcome::Joined(id.0) } else { Outcome::Left(id.0) })
}
