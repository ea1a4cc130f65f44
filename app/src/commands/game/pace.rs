//! `/game pace`.

use crate::commands::spec::command;
use crate::commands::{Focus, Run, completion};
use crate::port::Choice;
use crate::say;
use crate::table::access::Act;
use crate::table::error::AppError;
use crate::table::model::Settings;
use crate::text::Text;
use crate::use_cases::{Answer, Request, clocks, setup};
use crate::view::{MessageDraft, vocabulary};

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
