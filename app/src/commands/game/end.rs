//! `/game end`.

use ground::{Answer, Request, load};
use storage::Status;
use table::access::{self, Act};
use table::error::AppError;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Ends the game, after a question; where that is needed, with the consent of the others.
    End = "end" {}
}

impl Run for End {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let table = load::table_to(request, None, Act::Look).await?;
        let text = request.text();
        match access::may(&request.actor(), Act::End, Some(&table.target())) {
            Err(access::Denied::OthersPlay) => {
                let own = table.seat_of(&request.actor());
                Ok(Answer::private(view::lobby::ask_others_to_end(text, &table, own)))
            }
            allowed => {
                allowed?;
                let lobby = table.row.status == Status::Lobby;
                let (id, ordinal) = (table.id(), table.row.ordinal);
                Ok(Answer::private(view::lobby::ask_end(text, id, ordinal, lobby)))
            }
        }
    }
}
