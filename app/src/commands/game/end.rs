//! `/game end`.

use storage::Status;

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::access::{self, Act};
use crate::table::error::AppError;
use crate::use_cases::{Answer, Request, load};
use crate::view;

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
