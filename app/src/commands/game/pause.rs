//! `/game pause`.

use crate::commands::spec::command;
use crate::commands::{Focus, Run, days};
use crate::port::Choice;
use crate::say;
use crate::table::access::Act;
use crate::table::error::AppError;
use crate::table::model::Settings;
use crate::table::pause_schedule::Interval;
use crate::table::time_control::DAY;
use crate::text::Text;
use crate::use_cases::{Answer, Request, setup};
use crate::view::MessageDraft;

/// The most days of one pause.
const MAX_PAUSE: i64 = 30;

command! {
    /// Stops the table's clocks for a number of days; 0 ends the pause.
    Pause = "pause" { days: String }
}

impl Run for Pause {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let days = days::read(&self.days, MAX_PAUSE)?;
        let now = request.context.now();
        let change = |settings: &mut Settings| {
            settings.holidays.retain(|holiday| holiday.from < now);
            for holiday in &mut settings.holidays {
                holiday.until = holiday.until.min(now);
            }
            if days > 0 {
                settings.holidays.push(Interval { from: now, until: now + days * DAY });
            }
        };
        let told = |text: &Text, _: &Settings| match days {
            0 => text.say("pause-over"),
            _ => say!(text, "pause-until", date = crate::view::time::date(now + days * DAY)),
        };
        setup::change_settings(request, Act::Pause, change, told).await?;
        Ok(Answer::private(MessageDraft::text(request.text().say("pause-done"))))
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let _ = request;
        Ok(days::choices(focus.so_far))
    }
}
