//! `/my vacation`.

use ground::{Answer, Request, Started, clocks, finish, messages};
use port::Choice;
use storage::{Millis, Status, UnitOfWork};
use table::error::{AppError, Fault, Refusal};
use table::outcome::Outcome;
use table::preferences::{Prefs, VACATION_DAYS};
use table::time_control::DAY;
use text::say;
use view::{MessageDraft, seats, time};

use crate::commands::spec::command;
use crate::commands::{Focus, Run, days};

command! {
    /// Stops the person's clocks for a number of days from now; 0 ends it.
    Vacation = "vacation" { days: String }
}

impl Run for Vacation {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        let days = days::read(&self.days, VACATION_DAYS)?;
        if let Started::New(mut act) = request.begin().await? {
            let now = act.now();
            let mut prefs = Prefs::read(&act.prefs(request.user()).await?);
            let was_away = prefs.end_vacation(now);
            if days > 0 && !prefs.take_vacation(now, days * DAY, now) {
                let left = prefs.vacation_days(now);
                return Err(Refusal::NoVacation { left }.into());
            }
            act.save_prefs(request.user(), &prefs.text().map_err(Fault::from)?).await?;
            if days > 0 || was_away {
                let until = (days > 0).then_some(now + days * DAY);
                tell_vacation(request, &mut *act, until).await?;
            }
            finish(act, &Outcome::Nothing).await?;
        }
        let text = request.text();
        let prefs = Prefs::read(&request.context.store().prefs(request.user()).await?);
        let left = prefs.vacation_days(request.context.now());
        let words = match prefs.away_at(request.context.now()) {
            Some(away) => {
                say!(text, "vacation-until", date = time::date(away.until), left = left)
            }
            None => say!(text, "vacation-none", left = left),
        };
        Ok(Answer::private(MessageDraft::text(words)))
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let _ = request;
        Ok(days::choices(focus.so_far))
    }
}

/// Announces a vacation or its end at all of the person's tables.
async fn tell_vacation(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    until: Option<Millis>,
) -> Result<(), AppError> {
    for table in clocks::rests_changed(act, request.user(), true).await? {
        let seat = table.seats.iter().find(|seated| seated.player == Some(request.user()));
        let Some(seat) = seat.filter(|_| table.row.status == Status::Running) else {
            continue;
        };
        let text = table.text();
        let who = seats::who(text, &table, rules::Seat(seat.seat));
        let line = match until {
            Some(until) => say!(text, "vacation-told", who = who, date = time::date(until)),
            None => say!(text, "vacation-over", who = who),
        };
        messages::note(request, act, &table, line).await?;
    }
    Ok(())
}
