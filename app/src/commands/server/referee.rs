//! `/server referee`.

use ground::{Answer, Request, Started, finish};
use port::User;
use table::access;
use table::error::AppError;
use table::outcome::Outcome;
use text::say;
use view::MessageDraft;

use crate::commands::Run;
use crate::commands::spec::{command, words};

words! {
    /// Whether somebody is to be a referee.
    Role = &["on", "off"]
}

command! {
    /// Lets somebody pause, extend, move and roll back the games of this server.
    Referee = "referee" { user: User, role: Option<Role> }
}

impl Run for Referee {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        access::may_run(&request.actor())?;
        let guild = request.interaction.guild.ok_or(access::Denied::NotAdmin)?;
        let may = self.role.is_none_or(|role| role.0 == "on");
        if let Started::New(mut act) = request.begin().await? {
            act.set_referee(guild, self.user.id, may).await?;
            finish(act, &Outcome::Nothing).await?;
        }
        let text = request.text();
        let who = text.person(&self.user.display_name).shown();
        let key = if may { "referee-done" } else { "referee-over" };
        Ok(Answer::private(MessageDraft::text(say!(text, key, who = who))))
    }
}
