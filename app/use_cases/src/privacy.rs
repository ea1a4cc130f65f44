//! Export and erasure of personal data. An erasure leaves the games intact: the seats stay, now
//! without a name, and others may take them.

use ground::{Answer, Request, Started, finish};
use rules::Seat;
use storage::{Find, Status};
use table::error::AppError;
use table::model::Table;
use table::outcome::Outcome;
use view::MessageDraft;

use crate::seats::Departure;
use crate::{lobby, seats};

/// More games than anybody can have.
const ALL: u32 = u32::MAX;

/// The button below that question.
pub async fn erase(request: &Request<'_>) -> Result<Answer, AppError> {
    let user = request.user();
    if let Started::New(mut act) = request.begin().await? {
        for game in act.games(Find::OpenOf(user), ALL).await? {
            let Some(stored) = act.table(game.id).await? else { continue };
            let table = Table::read(stored)?;
            let seat = table.seats.iter().find(|seated| seated.player == Some(user));
            match (table.row.status, seat) {
                (Status::Running, Some(seat)) => {
                    let (seat, context, once) = (Seat(seat.seat), request.context, request.once());
                    let (told, parting) = ("seat-erased", Departure::Leaves);
                    seats::empty(context, &mut *act, &table, seat, &once, told, parting).await?;
                }
                (Status::Lobby, Some(_)) => {
                    lobby::leave_lobby(request, &mut *act, &table, request.user()).await?;
                }
                // It was open when it was listed; its seats stay, and lose the name below.
                _ => {}
            }
        }
        finish(act, &Outcome::Nothing).await?;
    }
    let erased = request.context.store().erase(user).await?;
    tracing::info!(rows = erased.rows, wiped = erased.wiped, "a player was erased");
    Ok(Answer::update(MessageDraft::text(request.text().say("privacy-erased"))))
}
