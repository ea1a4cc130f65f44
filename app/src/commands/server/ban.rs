//! `/server ban`.

use ground::{Answer, Request, Started, finish};
use port::User;
use table::access;
use table::error::AppError;
use table::outcome::Outcome;
use view::MessageDraft;

use crate::commands::Run;
use crate::commands::spec::command;

command! {
    /// Keeps somebody from joining games on this server.
    Ban = "ban" { user: User }
}

impl Run for Ban {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        set(request, &self.user, true).await
    }
}

/// Bans a person, or lifts the ban.
pub(super) async fn set(
    request: &Request<'_>,
    whom: &User,
    closed: bool,
) -> Result<Answer, AppError> {
    access::may_run(&request.actor())?;
    let guild = request.interaction.guild.ok_or(access::Denied::NotAdmin)?;
    if let Started::New(mut act) = request.begin().await? {
        if closed {
            act.ban(guild, whom.id).await?;
        } else {
            act.unban(guild, whom.id).await?;
        }
        finish(act, &Outcome::Nothing).await?;
    }
    let key = if closed { "ban-done" } else { "unban-done" };
    Ok(Answer::private(MessageDraft::text(request.text().say(key))))
}
