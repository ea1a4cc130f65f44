//! `/game handover`.

use ground::load::table_for;
use ground::{Answer, Request, Started, clocks, finish, messages};
use port::User;
use queues::outbox::notification::Post;
use table::access::{self, Act};
use table::ask::Ask;
use table::error::{AppError, Refusal};
use table::model::SeatOffer;
use table::outcome::Outcome;
use view::MessageDraft;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Offers one's own seat to somebody.
    Handover = "handover" { user: User }
}

impl Run for Handover {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let to = self.user;
        if let Started::New(mut act) = request.begin().await? {
            let table = table_for(&mut *act, request, None, Act::HandOver).await?;
            let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
            if to.id.0 == request.interaction.application.0 {
                return Err(Refusal::NoPerson.into());
            }
            if table.seats.iter().any(|seated| seated.player == Some(to.id)) {
                return Err(Refusal::SitsAlready.into());
            }
            let mut progress = table.progress.clone();
            progress.offers.retain(|offer| offer.seat != seat);
            progress.offers.push(SeatOffer { seat, to: Some(to.id) });
            clocks::keep(&mut *act, &table, table.row.ordinal, progress).await?;
            let ask = Post::asked(Ask::Accept { seat, user: Some(to.id) });
            messages::say_of(&mut *act, &table, &ask, &request.once()).await?;
            finish(act, &Outcome::Seats(table.id().0)).await?;
        }
        Ok(Answer::private(MessageDraft::text(request.text().say("seat-offered-done"))))
    }
}
