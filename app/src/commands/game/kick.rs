//! `/game kick`.

use ground::load::table_for;
use ground::{Answer, Request, Started, finish, load};
use port::User;
use rules::Seat;
use storage::{Status, UserId};
use table::access::{self, Act};
use table::error::{AppError, Refusal};
use table::model::Table;
use table::outcome::Outcome;
use table::poll::What;
use use_cases::seats::{self, Departure};
use use_cases::{lobby, polls};
use view::MessageDraft;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Removes somebody: the host from a lobby; in a running game it takes a server administrator
    /// or a vote of the other players.
    Kick = "kick" { user: User }
}

impl Run for Kick {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let whom = self.user;
        let table = load::table_to(request, None, Act::Look).await?;
        let seat = seat_of(&table, whom.id)?;
        if table.row.status == Status::Running
            && access::may(&request.actor(), Act::Remove, Some(&table.target())).is_err()
        {
            if whom.id == request.user() {
                return lobby::leave(request, None).await;
            }
            return polls::ask_all(request, None, |_| Ok(What::Remove(seat))).await;
        }
        if let Started::New(mut act) = request.begin().await? {
            let table = table_for(&mut *act, request, None, Act::Remove).await?;
            let seat = seat_of(&table, whom.id)?;
            if table.row.status == Status::Lobby {
                lobby::leave_lobby(request, &mut *act, &table, whom.id).await?;
            } else {
                let (context, once) = (request.context, request.once());
                let (told, parting) = ("seat-removed-by", Departure::Removed);
                seats::empty(context, &mut *act, &table, seat, &once, told, parting).await?;
            }
            finish(act, &Outcome::Seats(table.id().0)).await?;
        }
        Ok(Answer::private(MessageDraft::text(request.text().say("seat-removed-done"))))
    }
}

fn seat_of(table: &Table, user: UserId) -> Result<Seat, Refusal> {
    let own = table.seats.iter().find(|seated| seated.player == Some(user));
    own.map(|seated| Seat(seated.seat)).ok_or(Refusal::NoPerson)
}
