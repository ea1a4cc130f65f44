//! `/my settings`: the reader's own settings.

use storage::Millis;
use table::preferences::{Cadence, PingRoute, Prefs};
use text::{Text, say};

use crate::{MessageDraft, time};

/// All settings as lines.
pub fn settings(text: &Text, prefs: &Prefs, now: Millis) -> MessageDraft {
    let quiet = match prefs.quiet {
        Some(quiet) => say!(text, "settings-quiet", from = quiet.from, to = quiet.to),
        None => text.say("settings-loud"),
    };
    let remind = text.say(match prefs.remind {
        Cadence::Usual => "settings-remind-usual",
        Cadence::Last => "settings-remind-last",
        Cadence::Daily => "settings-remind-daily",
        Cadence::Never => "settings-remind-never",
    });
    let reach = text.say(match (prefs.closed, prefs.reach) {
        (true, _) => "settings-reach-closed",
        (false, PingRoute::Channel) => "settings-reach-channel",
        (false, PingRoute::Direct) => "settings-reach-direct",
        (false, PingRoute::Both) => "settings-reach-both",
    });
    let next = text.say(if prefs.next { "settings-next" } else { "settings-not-next" });
    let left = prefs.vacation_days(now);
    let away = match prefs.away_at(now) {
        Some(away) => say!(text, "vacation-until", date = time::date(away.until), left = left),
        None => say!(text, "vacation-none", left = left),
    };
    let zone = say!(text, "settings-zone", zone = prefs.zone.name());
    let language = text.say(match prefs.language {
        Some(_) => "settings-language",
        None => "settings-language-auto",
    });
    let records =
        text.say(if prefs.unrecorded { "settings-not-recorded" } else { "settings-recorded" });
    let title = text.say("settings-title");
    let lines = [title, zone, quiet, remind, reach, next, language, records, away];
    MessageDraft::text(lines.join("\n"))
}
