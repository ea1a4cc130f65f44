//! `/game pause`.

use ground::{Answer, Request};
use port::Choice;
use table::access::Act;
use table::error::AppError;
use table::model::Settings;
use table::pause_schedule::Interval;
use table::time_control::DAY;
use text::{Text, say};
use use_cases::setup;
use view::MessageDraft;

use crate::commands::spec::command;
use crate::commands::{Focus, Run, days};

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
            _ => say!(text, "pause-until", date = view::time::date(now + days * DAY)),
        };
        setup::change_settings(request, Act::Pause, change, told).await?;
        Ok(Answer::private(MessageDraft::text(request.text().say("pause-done"))))
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let _ = request;
        Ok(days::choices(focus.so_far))
    }
}
