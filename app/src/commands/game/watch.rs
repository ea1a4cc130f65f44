//! `/game watch`.

use ground::watch::{self, WatchMode};
use ground::{Answer, Request};
use table::error::{AppError, Refusal};
use view::MessageDraft;

use crate::commands::Run;
use crate::commands::spec::{command, words};

words! {
    /// When a spectator is notified.
    When = &["move", "daily", "end", "off"]
}

command! {
    /// Notifies a spectator of what happens at the table.
    Watch = "watch" { how: Option<When> }
}

impl Run for Watch {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let (how, key) = match self.how.map_or("move", |when| when.0) {
            "end" => (Some(WatchMode::End), "watch-end"),
            "daily" => (Some(WatchMode::Daily), "watch-daily"),
            "move" => (Some(WatchMode::Move), "watch-move"),
            "off" => (None, "watch-off"),
            _ => return Err(Refusal::NoCommand.into()),
        };
        watch::watch(request, how).await?;
        Ok(Answer::private(MessageDraft::text(request.text().say(key))))
    }
}
