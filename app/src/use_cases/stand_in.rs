//! Seats whose moves are made automatically: by a stand-in for an absent player, or by Carcas
//! itself as an invited player. This module does not choose the answers.

use rules::{Game, Seat};
use storage::{BeginOutcome, Due, GameId, Player, Status, UnitOfWork, UserId};

use crate::outbox::notification::{Post, Turn};
use crate::port::Interaction;
use crate::say;
use crate::table::access::{self, Act};
use crate::table::ask::Ask;
use crate::table::error::{Fault, Refusal, Stop};
use crate::table::model::{Settings, Table};
use crate::table::mover::By;
use crate::table::outcome::Outcome;
use crate::table::stand_in;
use crate::table::token::Token;
use crate::text::Text;
use crate::use_cases::{
    Answer, Context, Request, Started, commit, commit::Step, drop_timer, finish, load::table_for,
    lobby, lobby::edit_lobby,
};
use crate::view::Page;
use crate::view::trace::Traces;

/// The kind of the timer that makes a seat's move automatically.
pub(crate) const KIND: &str = "standin";

/// `/game invite` and its button: adds Carcas to a lobby, or removes it.
pub(crate) async fn invite(request: &Request<'_>, token: Option<&Token>) -> Result<Answer, Stop> {
    let game = match request.begin().await? {
        Started::Again(Outcome::Joined(game) | Outcome::Left(game)) => GameId(game),
        Started::Again(_) => return Err(Refusal::TooLate.into()),
        Started::New(mut act) => {
            let table = table_for(&mut *act, request.interaction, token, Act::Invite).await?;
            let outcome = toggle_guest(&mut *act, request.interaction, &table).await?;
            edit_lobby(&mut *act, request.interaction, &table).await?;
            finish(act, &outcome).await?;
            table.id()
        }
    };
    lobby::lobby_answer(request, token, game, "lobby-invited").await
}

/// `/game substitute`: a stand-in plays the person's seat from now on.
pub(crate) async fn substitute(request: &Request<'_>) -> Result<Answer, Stop> {
    change_standin(request, None, Act::StandIn, "standin-told", |seat, standins| {
        standins.push(seat);
    })
    .await
}

/// `/game return` and its button: the person plays their own seat again.
pub(crate) async fn return_to(
    request: &Request<'_>,
    token: Option<&Token>,
) -> Result<Answer, Stop> {
    change_standin(request, token, Act::Return, "return-told", |seat, standins| {
        standins.retain(|other| *other != seat);
    })
    .await
}

async fn change_standin(
    request: &Request<'_>,
    token: Option<&Token>,
    wanted: Act,
    told: &str,
    change: impl FnOnce(Seat, &mut Vec<Seat>),
) -> Result<Answer, Stop> {
    if let Started::New(mut act) = request.begin().await? {
        let mut table = table_for(&mut *act, request.interaction, token, wanted).await?;
        let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
        let who = table.people(table.text())[seat.index()].shown();
        change(seat, &mut table.progress.standins);
        let game = table.game()?.clone();
        let (id, ordinal) = (table.id(), table.row.ordinal);
        act.unschedule(id, KIND).await?;
        commit::go_on(request.context, &mut *act, &table, ordinal, &game, table.progress.clone())
            .await?;
        let text = table.text();
        let line = say!(text, told, who = say!(text, "who-bold", name = who));
        let turn = Turn::of(&game);
        let asked = game.asked(seat).is_some() && wanted == Act::Return;
        let post = Post::Ring {
            line,
            turn,
            ping: asked,
            but: None,
            traces: Traces::default(),
            brief: false,
        };
        act.enqueue(&post.row(
            id,
            ordinal,
            table.row.channel,
            &request.interaction.id.to_string(),
        )?)
        .await?;
        if wanted == Act::StandIn {
            let post = Post::Asked { line: String::new(), ask: Ask::Return { seat } };
            crate::use_cases::clocks::say_of(
                &mut *act,
                &table,
                &post,
                &request.interaction.id.to_string(),
            )
            .await?;
        }
        finish(act, &Outcome::StandIn(id.0)).await?;
    }
    let text = request.text();
    Ok(Answer::private(Page::text(text.say(match wanted {
        Act::Return => "return-done",
        _ => "standin-done",
    }))))
}

/// Makes the moves of an automatic seat, until its turn ends or somebody else is asked. The
/// moves are computed before the transaction begins, so that nothing slow happens inside it.
pub(crate) async fn stand_in(context: &Context, due: &Due) -> Result<(), Stop> {
    let stored = context.store().table(due.game).await?.map(Table::read).transpose()?;
    let Some((game, seat)) = stored.as_ref().and_then(|table| to_play(table, due.ordinal)) else {
        return drop_timer(context, due).await;
    };
    // R-OV-34: for a player who has resigned, the defaults answer.
    let resigned = stored.is_some_and(|table| table.progress.resigned.contains(&seat));
    let played = tokio::task::spawn_blocking(move || play(game, seat, resigned)).await;
    let (game, steps) = played.map_err(|_| Fault::Damaged("a stand-in has panicked"))??;
    let BeginOutcome::New(mut act) = context.store().begin(&due.key(), context.now()).await? else {
        return Ok(());
    };
    let table = act.table(due.game).await?.map(Table::read).transpose()?;
    let table = table.filter(|table| to_play(table, due.ordinal).is_some());
    let Some(table) = table else { return finish(act, &Outcome::Nothing).await };
    let by = match resigned {
        true => By::Rules,
        false if table.guest() == Some(seat) => By::Player,
        false => By::StandIn,
    };
    commit::record(context, &mut *act, &table, (seat, by), game, steps).await?;
    finish(act, &Outcome::StandIn(due.game.0)).await
}

/// The state and the seat to move, if the timer is still current.
fn to_play(table: &Table, ordinal: u32) -> Option<(Game, Seat)> {
    let game = table.game.as_ref()?;
    let seat = table.goes_on_by_itself(game)?;
    let runs = table.row.status == Status::Running && table.row.ordinal == ordinal;
    runs.then(|| (game.clone(), seat))
}

/// The rest of the turn, as a stand-in plays it.
fn play(mut game: Game, seat: Seat, resigned: bool) -> Result<(Game, Vec<Step>), Fault> {
    let answer = if resigned { stand_in::default } else { stand_in::answer };
    let (turn, mut steps) = (game.turn().number, Vec::new());
    while game.turn().number == turn
        && let Some(action) = answer(&game, seat)
    {
        let events = game.apply(seat, action)?;
        steps.push((action, events, game.hash().to_string()));
    }
    Ok((game, steps))
}

/// Seats Carcas at a table whose settings name it as the guest.
pub(crate) async fn seat_carcas(
    act: &mut dyn UnitOfWork,
    of: &Interaction,
    game: GameId,
) -> Result<(), Stop> {
    let carcas = UserId(of.application.0);
    let name = Text::of(&of.locale).say("who-carcas");
    act.save_player(&Player { id: carcas, name, locale: String::new() }).await?;
    act.join(game, carcas).await?;
    Ok(())
}

/// Seats Carcas at the table, or removes it if it has a seat.
async fn toggle_guest(
    act: &mut dyn UnitOfWork,
    of: &Interaction,
    table: &Table,
) -> Result<Outcome, Stop> {
    let (id, carcas) = (table.id(), UserId(of.application.0));
    let sits = table.guest().is_some();
    if sits {
        act.leave(id, carcas).await?;
    } else {
        if table.seats.len() >= usize::from(table.settings.most_seats()) {
            return Err(access::Denied::Full.into());
        }
        seat_carcas(act, of, id).await?;
    }
    let guest = (!sits).then_some(carcas.0);
    let settings = Settings { guest, ..table.settings.clone() };
    act.save_settings(id, &settings.text()?).await?;
    Ok(if sits { Outcome::Left(id.0) } else { Outcome::Joined(id.0) })
}
