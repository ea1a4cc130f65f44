//! Personal preferences: how a person wants to be notified, and their vacation. They apply to all
//! of the person's games; the affected tables get one line.

use storage::{Millis, Status, UnitOfWork};

use crate::outbox::notification::Post;
use crate::port::Invocation;
use crate::say;
use crate::table::error::{Fault, Refusal, Stop};
use crate::table::outcome::Outcome;
use crate::table::pause_schedule;
use crate::table::preferences::{Cadence, Prefs, Reach, VACATION_DAYS};
use crate::table::time_control::DAY;
use crate::table::typo::Unknown;
use crate::use_cases::{
    Answer, Request, Started, clocks,
    clocks::{days, say_of},
    finish,
};
use crate::view::{Page, preferences, seats, time};

/// The word that switches a setting off.
const OFF: &str = "off";

/// `/my settings`: changes the given settings, and shows all of them.
pub(crate) async fn my_settings(request: &Request<'_>, typed: &Invocation) -> Result<Answer, Stop> {
    if let Started::New(mut act) = request.begin().await? {
        let old = Prefs::read(&act.prefs(request.user()).await?);
        let new = changed(old.clone(), typed)?;
        if new != old {
            act.save_prefs(request.user(), &new.text().map_err(Fault::from)?).await?;
            // Weekends and reminder times may have shifted.
            clocks::rests_changed(&mut *act, request.user()).await?;
        }
        finish(act, &Outcome::Nothing).await?;
    }
    let prefs = Prefs::read(&request.context.store().prefs(request.user()).await?);
    Ok(Answer::private(preferences::settings(request.text(), &prefs, request.context.now())))
}

/// `/my vacation`: the number of days from now; 0 ends it.
pub(crate) async fn my_vacation(request: &Request<'_>, typed: &Invocation) -> Result<Answer, Stop> {
    let days = days(typed, VACATION_DAYS)?;
    if let Started::New(mut act) = request.begin().await? {
        let now = act.now();
        let mut prefs = Prefs::read(&act.prefs(request.user()).await?);
        let was_away = prefs.end_vacation(now);
        if days > 0 && !prefs.take_vacation(now, days * DAY, now) {
            let left = prefs.vacation_left(now) / DAY;
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
    let left = prefs.vacation_left(request.context.now()) / DAY;
    let words = match prefs.away_at(request.context.now()) {
        Some(away) => {
            say!(text, "vacation-until", date = time::date(away.until), left = left)
        }
        None => say!(text, "vacation-none", left = left),
    };
    Ok(Answer::private(Page::text(words)))
}

/// Announces a vacation or its end at all of the person's tables.
async fn tell_vacation(
    request: &Request<'_>,
    act: &mut dyn UnitOfWork,
    until: Option<Millis>,
) -> Result<(), Stop> {
    for table in clocks::rests_changed(act, request.user()).await? {
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
        say_of(act, &table, &Post::Note { text: line }, &request.interaction.id.to_string())
            .await?;
    }
    Ok(())
}

/// Refuses an unknown time zone, and suggests one with a similar name or city.
fn no_zone(typed: &str) -> Refusal {
    let zones = pause_schedule::zones().into_iter();
    let spelt = zones.flat_map(|zone| {
        let city = zone.rsplit('/').next().unwrap_or_default().to_owned();
        [(zone.clone(), zone.clone()), (city, zone)]
    });
    Refusal::NoZone(Unknown::among(typed, spelt))
}

/// The settings with the typed changes.
fn changed(mut prefs: Prefs, typed: &Invocation) -> Result<Prefs, Refusal> {
    if let Some(zone) = typed.text("zone") {
        prefs.zone = zone.parse().map_err(|_| no_zone(zone))?;
    }
    if let Some(quiet) = typed.text("quiet") {
        prefs.quiet = match quiet.trim() {
            OFF => None,
            hours => Some(hours.parse().map_err(|_| Refusal::NoHours(quiet.to_owned()))?),
        };
    }
    if let Some(word) = typed.text("reminders") {
        let known = Cadence::ALL.iter().find(|(known, _)| *known == word);
        prefs.remind = known.ok_or(Refusal::NoCommand)?.1;
    }
    if let Some(word) = typed.text("pings") {
        let known = Reach::ALL.iter().find(|(known, _)| *known == word);
        prefs.reach = known.ok_or(Refusal::NoCommand)?.1;
        // Setting this again may mean that direct messages are open now.
        prefs.closed = false;
    }
    if let Some(next) = typed.flag("next") {
        prefs.next = next;
    }
    Ok(prefs)
}
