//! Changing the player of a seat in a running game: leaving, resigning, offering, taking, and
//! removal by server administrators. A seat stays in the playing order whatever happens to its
//! player (R-OV-34), and a new player takes it as it stands.

use ground::clocks::{keep, settle_late};
use ground::load::table_for;
use ground::messages::{note, say_of, settle};
use ground::{Answer, Context, Request, Started, closing, finish, notify, recording, watch};
use queues::outbox::notification::{PersonalNews, Post, call_slot};
use rules::Seat;
use storage::{Status, UnitOfWork, UserId};
use table::access::{self, Act};
use table::ask::Ask;
use table::error::{AppError, Refusal};
use table::model::{Progress, SeatOffer, Table};
use table::outcome::Outcome;
use table::poll::PollEnding;
use table::token::{ComponentToken, Vacating, YesNo};
use text::say;
use view::MessageDraft;
use view::trace::Traces;

use crate::{duplicate, lobby, polls};

/// How a player leaves a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Departure {
    /// The seat is free for others.
    Leaves,
    /// Nobody plays it any more (R-OV-34).
    Resigns,
    /// The others or the host decided it: the seat is free for anybody else.
    Removed,
}

/// `/game leave` and `/game resign` in a running game: asks for confirmation.
pub async fn ask_leave(
    request: &Request<'_>,
    table: &Table,
    wanted: Act,
) -> Result<Answer, AppError> {
    access::may(&request.actor(), wanted, Some(&table.target()))?;
    let resign = wanted == Act::Resign;
    let text = request.text();
    Ok(Answer::private(view::seats::ask_leave(text, table.id(), table.row.ordinal, resign)))
}

/// The buttons below that question.
pub async fn vacate(
    request: &Request<'_>,
    token: &ComponentToken,
    how: Vacating,
) -> Result<Answer, AppError> {
    if let Started::New(mut act) = request.begin().await? {
        let table = table_for(&mut *act, request, Some(token), Act::Resign).await?;
        let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
        let (key, parting) = match how {
            Vacating::Resign => ("seat-resigned", Departure::Resigns),
            Vacating::Open => ("seat-left", Departure::Leaves),
        };
        empty(request.context, &mut *act, &table, seat, &request.once(), key, parting).await?;
        finish(act, &Outcome::Seats(table.id().0)).await?;
    }
    Ok(Answer::update(MessageDraft::text(request.text().say("seat-left-done"))))
}

/// Removes the player from a seat, announces why, and lets the game go on if it can. `told` is
/// the text key of the announcement.
pub async fn empty(
    context: &Context,
    act: &mut dyn UnitOfWork,
    table: &Table,
    seat: Seat,
    once: &str,
    told: &str,
    parting: Departure,
) -> Result<(), AppError> {
    let resign = parting == Departure::Resigns;
    let (id, ordinal, channel) = (table.id(), table.row.ordinal, table.row.channel);
    let text = table.text();
    let who = view::seats::who(text, table, seat);
    act.set_player(id, seat.0, None).await?;
    act.forget(id, &call_slot(seat)).await?;
    let mut after = reread(act, table).await?;
    vacate_in(&mut after.progress, table, seat);
    closing::end_poll(table, &mut after.progress, PollEnding::Overtaken, |what| {
        what.seat() == seat
    });
    match parting {
        Departure::Resigns => after.progress.resigned.push(seat),
        Departure::Removed => after.progress.removed.extend(table.player(seat).map(Some)),
        Departure::Leaves => {}
    }
    let mut line = say!(text, told, who = who);
    settle(act, table, &after.answered(table.seat_asks()), once).await?;
    let people: Vec<Seat> = after.seats.iter().map(|seated| Seat(seated.seat)).collect();
    let people: Vec<Seat> = people.into_iter().filter(|seat| after.is_taken(*seat)).collect();
    let humans = people.iter().filter(|seat| after.guest() != Some(**seat)).count();
    if humans == 0 {
        line = format!("{line} {}", text.say("end-nobody"));
        return close_with(act, &after, once, line).await;
    }
    if let ([last], true) = (&people[..], resign) {
        let winner = view::seats::who(text, &after, *last);
        line = format!("{line} {}", say!(text, "end-last", who = winner));
        stop_clocks(act, &after).await?;
        closing::close(act, &after, Status::Ended).await?;
        watch::tell_end(act, &after, &line).await?;
        notify::tell_directly(
            act,
            &after.players(),
            (id, ordinal, channel),
            PersonalNews::Over,
            "over",
        )
        .await?;
        let notification = Post::Final { line, traces: Traces::default() };
        return say_of(act, &after, &notification, once).await;
    }
    pass_host_on(act, &after).await?;
    seat_changed(context, act, &after, line, once, None).await?;
    if !resign {
        say_of(act, &after, &Post::asked(Ask::Take { seat }), once).await?;
    }
    // Perhaps all remaining voters have already voted.
    polls::count_again(context, act, id, &format!("{once}.poll")).await
}

/// What the player of a seat has said and left behind does not bind whoever sits there next. `before`
/// is the table with that player.
fn vacate_in(progress: &mut Progress, before: &Table, seat: Seat) {
    let gone = before.player(seat).filter(|_| before.settings.duplicate.is_some());
    if let Some(gone) = gone.filter(|gone| !progress.left.contains(&Some(*gone))) {
        progress.left.push(Some(gone));
    }
    progress.standins.retain(|other| *other != seat);
    progress.standing.retain(|(other, _)| *other != seat);
    progress.offers.retain(|offer| offer.seat != seat);
    if let Some(poll) = &mut progress.poll {
        poll.yes.retain(|other| *other != seat);
        poll.no.retain(|other| *other != seat);
    }
}

/// If the host has left, the player in the first seat becomes host.
pub(crate) async fn pass_host_on(act: &mut dyn UnitOfWork, table: &Table) -> Result<(), AppError> {
    let sits = |user: UserId| table.seats.iter().any(|seated| seated.player == Some(user));
    if table.row.host.is_some_and(sits) {
        return Ok(());
    }
    let people = table.seats.iter().filter(|seated| table.guest() != Some(Seat(seated.seat)));
    if let Some(next) = people.filter_map(|seated| seated.player).next() {
        act.set_host(table.id(), next).await?;
    }
    Ok(())
}

/// Continues the game after the player of a seat has changed.
async fn seat_changed(
    context: &Context,
    act: &mut dyn UnitOfWork,
    after: &Table,
    line: String,
    once: &str,
    ping: Option<Seat>,
) -> Result<(), AppError> {
    let game = after.game()?.clone();
    let mut table = after.clone();
    // A new player gets the time of a fresh move.
    let asked = ping.filter(|seat| game.asked(*seat).is_some());
    if let Some(seat) = asked {
        table.progress.clocks = table.progress.clocks.without(seat);
        settle_late(act, after, &table.progress.clocks).await?;
    }
    let (ordinal, progress) = (table.row.ordinal, table.progress.clone());
    recording::go_on(context, act, &table, ordinal, &game, progress).await?;
    say_of(act, after, &Post::turn(line, &game, asked.is_some()), once).await
}

/// Ends a game without a winner, and gives the reason.
pub(crate) async fn close_for(
    act: &mut dyn UnitOfWork,
    table: &Table,
    once: &str,
    told: &str,
) -> Result<(), AppError> {
    let line = table.text().say(told);
    close_with(act, table, once, line).await
}

pub(crate) async fn close_with(
    act: &mut dyn UnitOfWork,
    table: &Table,
    once: &str,
    line: String,
) -> Result<(), AppError> {
    stop_clocks(act, table).await?;
    closing::close(act, table, Status::Aborted).await?;
    watch::tell_end(act, table, &line).await?;
    let place = (table.id(), table.row.ordinal, table.row.channel);
    notify::tell_directly(act, &table.players(), place, PersonalNews::Over, "over").await?;
    say_of(act, table, &Post::Unfinished { line }, once).await
}

/// The buttons below that offer.
pub async fn accept(
    request: &Request<'_>,
    token: &ComponentToken,
    seat: Seat,
    answer: YesNo,
) -> Result<Answer, AppError> {
    let yes = answer == YesNo::Yes;
    if let Started::New(mut act) = request.begin().await? {
        let mut table = table_for(&mut *act, request, Some(token), Act::Accept).await?;
        let user = request.user();
        let mine = |offer: &SeatOffer| offer.seat == seat && offer.to == Some(user);
        if !table.progress.offers.iter().any(mine) {
            return Err(access::Denied::NotOffered.into());
        }
        if yes {
            sit_down(request, &mut *act, &table, seat, "seat-taken-over").await?;
        } else {
            let asks = table.seat_asks();
            table.progress.offers.retain(|offer| !mine(offer));
            let progress = table.progress.clone();
            keep(&mut *act, &table, table.row.ordinal, progress).await?;
            let who = view::seats::who(table.text(), &table, seat);
            let words = say!(table.text(), "seat-declined", who = who);
            let answered = table.answered(asks);
            settle(&mut *act, &table, &answered, &request.once()).await?;
            note(request, &mut *act, &table, words).await?;
        }
        finish(act, &Outcome::Seats(table.id().0)).await?;
    }
    let key = if yes { "seat-yours" } else { "seat-declined-done" };
    Ok(Answer::private(MessageDraft::text(request.text().say(key))))
}

/// `/game take` and its button, which names the seat: takes a free seat.
pub async fn take(
    request: &Request<'_>,
    named: Option<(&ComponentToken, Seat)>,
) -> Result<Answer, AppError> {
    if let Started::New(mut act) = request.begin().await? {
        let token = named.map(|(token, _)| token);
        let table = table_for(&mut *act, request, token, Act::Take).await?;
        // A removed player may come back only if somebody offers them a seat.
        if table.progress.removed.contains(&Some(request.user())) {
            return Err(Refusal::WasRemoved.into());
        }
        let mut open = table.open_seats();
        let seat = match named {
            Some((_, wanted)) => open.find(|seat| *seat == wanted),
            None => open.next(),
        };
        let seat = seat.ok_or(access::Denied::NoOpenSeat)?;
        drop(open);
        sit_down(request, &mut *act, &table, seat, "seat-taken").await?;
        finish(act, &Outcome::Seats(table.id().0)).await?;
    }
    Ok(Answer::private(MessageDraft::text(request.text().say("seat-yours"))))
}

async fn sit_down(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    table: &Table,
    seat: Seat,
    told: &str,
) -> Result<(), AppError> {
    lobby::may_sit(request.context, act, request.user()).await?;
    duplicate::must_be_free(request, table).await?;
    let text = table.text();
    let before = view::seats::who(text, table, seat);
    let was_host = table
        .seats
        .get(seat.index())
        .is_some_and(|seated| seated.player.is_some() && seated.player == table.row.host);
    act.set_player(table.id(), seat.0, Some(request.user())).await?;
    if was_host {
        act.set_host(table.id(), request.user()).await?;
    }
    let mut after = reread(act, table).await?;
    vacate_in(&mut after.progress, table, seat);
    after.progress.resigned.retain(|other| *other != seat);
    after.progress.offers.retain(|offer| offer.to != Some(request.user()));
    closing::end_poll(table, &mut after.progress, PollEnding::Overtaken, |what| {
        what.seat() == seat
    });
    let who = view::seats::who(text, &after, seat);
    let line = say!(text, told, who = who, before = before);
    settle(act, &after, &after.answered(table.seat_asks()), &request.once()).await?;
    seat_changed(request.context, act, &after, line, &request.once(), Some(seat)).await
}

/// The table with its seats reread from this transaction.
async fn reread(act: &mut dyn UnitOfWork, table: &Table) -> Result<Table, AppError> {
    let stored = act.table(table.id()).await?.ok_or(access::Denied::NoGame)?;
    Ok(Table { progress: table.progress.clone(), ..table.reread(stored)? })
}

/// Stops all clocks and ends all that is asked, because the game is over.
async fn stop_clocks(act: &mut dyn UnitOfWork, table: &Table) -> Result<(), AppError> {
    let clocks = table.progress.clocks.stopped();
    let mut progress = Progress { clocks, ..table.progress.clone() };
    closing::end_poll(table, &mut progress, PollEnding::Overtaken, |_| true);
    settle(act, table, &table.seat_asks(), "over").await?;
    keep(act, table, table.row.ordinal, progress).await
}
