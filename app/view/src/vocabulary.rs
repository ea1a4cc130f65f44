//! The names of things at a table, beside those of a game.

pub use game::vocabulary::*;
use table::model::Settings;
use table::presets::Preset;
use table::time_control::Pace;
use text::{Text, say};

/// The name of the set with this key, or of the preset with this word.
pub fn set_or_preset(text: &Text, key: &str) -> String {
    match Preset::named(key) {
        Some(preset) => preset.name(text),
        None => set(text, key).to_string(),
    }
}

/// The players' time limits at a table, and when clocks are paused, in sentences.
pub fn pace_of(text: &Text, settings: &Settings) -> String {
    let pace = pace(text, settings.pace);
    match settings.weekends {
        true => say!(text, "pace-weekends", pace = pace),
        false => say!(text, "pace-said", pace = pace),
    }
}

/// The players' time limits, without a full stop.
pub fn pace(text: &Text, pace: Pace) -> String {
    match pace {
        Pace::Free => text.say("pace-free"),
        Pace::Days(days) => say!(text, "pace-days", days = days),
        Pace::Bank { days, hours } => say!(text, "pace-bank", days = days, hours = hours),
    }
}
