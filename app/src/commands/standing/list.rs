//! `/standing list`.

use ground::{Answer, Request, load};
use table::access::{self, Act};
use table::error::AppError;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Shows one's own standing orders in this game.
    List = "list" {}
}

impl Run for List {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let table = load::table_to(request, None, Act::Standing).await?;
        let seat = table.seat_of(&request.actor()).ok_or(access::Denied::NotSeated)?;
        let own = table.standing_of(seat);
        Ok(Answer::private(view::standing::page(request.text(), &own)))
    }
}
