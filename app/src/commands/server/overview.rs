//! `/server overview`.

use ground::{Answer, Request, Started, channels, finish, overview};
use queues::outbox::notification::key::OutboxKey;
use table::access;
use table::error::AppError;
use table::outcome::Outcome;
use view::MessageDraft;

use crate::commands::Run;
use crate::commands::spec::command;

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
                OutboxKey::Overview(guild, request.interaction.id),
            )?;
            act.enqueue(&row).await?;
            finish(act, &Outcome::Nothing).await?;
        }
        Ok(Answer::private(MessageDraft::text(request.text().say("overview-done"))))
    }
}
