//! `/server overview`.

use crate::commands::Run;
use crate::commands::spec::command;
use crate::table::access;
use crate::table::error::AppError;
use crate::table::outcome::Outcome;
use crate::use_cases::{Answer, Request, Started, channels, finish, overview};
use crate::view::MessageDraft;

command! {
    /// Shows the list of open games in this channel from now on.
    Overview = "overview" {}
}

impl Run for Overview {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        access::may_run(&request.actor())?;
        channels::must_be_able(request.interaction)?;
        let guild = request.interaction.guild.ok_or(access::Denied::NotAdmin)?;
        if let Started::New(mut act) = request.begin().await? {
            act.forget_overview(guild).await?;
            let row = overview::row(
                guild,
                request.interaction.guild_locale.as_deref().unwrap_or_default(),
                request.interaction.channel,
                &request.once(),
            )?;
            act.enqueue(&row).await?;
            finish(act, &Outcome::Nothing).await?;
        }
        Ok(Answer::private(MessageDraft::text(request.text().say("overview-done"))))
    }
}
