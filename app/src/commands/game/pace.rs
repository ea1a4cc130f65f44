//! `/game pace`.

use ground::{Answer, Request, clocks};
use port::Choice;
use table::access::Act;
use table::error::AppError;
use table::model::Settings;
use text::{Text, say};
use use_cases::setup;
use view::{MessageDraft, vocabulary};

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};

command! {
    /// Sets the time limit for moves from now on.
    Pace = "pace" { pace: String, weekends: Option<bool> }
}

impl Run for Pace {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let pace = clocks::pace(&self.pace)?;
        let weekends = self.weekends;
        let change = |settings: &mut Settings| {
            settings.pace = pace;
            settings.weekends = weekends.unwrap_or(settings.weekends);
        };
        let told = |text: &Text, settings: &Settings| vocabulary::pace_of(text, settings);
        setup::change_settings(request, Act::Pace, change, told).await?;
        let text = request.text();
        let words = vocabulary::pace(text, pace);
        Ok(Answer::private(MessageDraft::text(say!(text, "pace-done", pace = words))))
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        Ok(completion::matching(completion::paces(request.text()), focus.so_far))
    }
}
