//! `/my settings`.

use ground::{Answer, Request, Started, clocks, finish};
use port::Choice;
use table::error::{AppError, Fault, Refusal};
use table::outcome::Outcome;
use table::pause_schedule;
use table::preferences::{Cadence, PingRoute, Prefs};
use table::typo::Unknown;
use view::preferences;

use crate::commands::spec::{Language, command, words};
use crate::commands::{Focus, Run, completion};

/// The word that switches a setting off.
const OFF: &str = "off";

words! {
    /// How often a player is reminded.
    Reminders = &["usual", "last", "daily", "never"]
}
words! {
    /// Where pings go.
    Pings = &["channel", "direct", "both"]
}

command! {
    /// Changes the given preferences, and shows all of them. They apply to all of the person's games.
    Settings = "settings" {
        zone: Option<String>,
        quiet: Option<String>,
        reminders: Option<Reminders>,
        pings: Option<Pings>,
        next: Option<bool>,
        language: Option<Language>,
        records: Option<bool>,
    }
}

impl Run for Settings {
    async fn run(self, request: &Request<'_>) -> Result<Answer, AppError> {
        if let Started::New(mut act) = request.begin().await? {
            let old = Prefs::read(&act.prefs(request.user()).await?);
            let new = self.changed(old.clone())?;
            if new != old {
                act.save_prefs(request.user(), &new.text().map_err(Fault::from)?).await?;
                // Weekends and reminder times may have shifted.
                clocks::rests_changed(&mut *act, request.user(), true).await?;
                if new.unrecorded && !old.unrecorded {
                    act.hold_records().await?;
                    act.leave_records(request.user()).await?;
                }
            }
            finish(act, &Outcome::Nothing).await?;
        }
        let prefs = Prefs::read(&request.context.store().prefs(request.user()).await?);
        // In the language that was just chosen.
        let text = prefs.text_for(&request.interaction.locale);
        Ok(Answer::private(preferences::settings(text, &prefs, request.context.now())))
    }

    async fn complete(request: &Request<'_>, focus: &Focus<'_>) -> Result<Vec<Choice>, AppError> {
        let _ = request;
        Ok(match focus.option {
            "zone" => zones(focus.so_far),
            "quiet" => completion::matching(hours(), focus.so_far),
            _ => Vec::new(),
        })
    }
}

impl Settings {
    /// The preferences with the typed changes.
    fn changed(&self, mut prefs: Prefs) -> Result<Prefs, Refusal> {
        if let Some(zone) = &self.zone {
            prefs.zone = zone.parse().map_err(|_| no_zone(zone))?;
        }
        if let Some(quiet) = &self.quiet {
            prefs.quiet = match quiet.trim() {
                OFF => None,
                hours => Some(hours.parse().map_err(|_| Refusal::NoHours(quiet.to_owned()))?),
            };
        }
        if let Some(Reminders(word)) = self.reminders {
            let known = Cadence::ALL.iter().find(|(known, _)| *known == word);
            prefs.remind = known.ok_or(Refusal::NoCommand)?.1;
        }
        if let Some(Pings(word)) = self.pings {
            let known = PingRoute::ALL.iter().find(|(known, _)| *known == word);
            prefs.reach = known.ok_or(Refusal::NoCommand)?.1;
            // Setting this again may mean that direct messages are open now.
            prefs.closed = false;
        }
        if let Some(next) = self.next {
            prefs.next = next;
        }
        if let Some(language) = self.language {
            prefs.language = language.code();
        }
        if let Some(records) = self.records {
            prefs.unrecorded = !records;
        }
        Ok(prefs)
    }
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

/// The time zones whose name contains the typed text.
fn zones(so_far: &str) -> Vec<Choice> {
    let zones = pause_schedule::zones().into_iter();
    completion::matching(zones.map(|zone| Choice::new(zone.clone(), zone)).collect(), so_far)
}

/// Common quiet hours; others can be typed.
fn hours() -> Vec<Choice> {
    ["21-8", "22-7", "23-7", "23-9", "0-8", "off"].map(|hours| Choice::new(hours, hours)).to_vec()
}
