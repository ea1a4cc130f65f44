//! `/game watch`.

use crate::commands::Run;
use crate::commands::spec::{command, words};
use crate::table::error::{Refusal, Stop};
use crate::use_cases::watch::{self, How};
use crate::use_cases::{Answer, Request};
use crate::view::Page;

words! {
    /// When a spectator is notified.
    When = &["move", "daily", "end", "off"]
}

command! {
    /// Notifies a spectator of what happens at the table.
    Watch = "watch" { how: Option<When> }
}

impl Run for Watch {
    async fn run(self, request: &Request<'_>) -> Result<Answer, Stop> {
        let (how, key) = match self.how.map_or("move", |when| when.0) {
            "end" => (Some(How::End), "watch-end"),
            "daily" => (Some(How::Daily), "watch-daily"),
            "move" => (Some(How::Move), "watch-move"),
            "off" => (None, "watch-off"),
            _ => return Err(Refusal::NoCommand.into()),
        };
        watch::watch(request, how).await?;
        Ok(Answer::private(Page::text(request.text().say(key))))
    }
}
