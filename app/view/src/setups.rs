//! A person's set-ups.

use game::narration::{self, cut};
use port::{ActionRow, Select, SelectOption, limits};
use rules::Edition;
use table::model::Settings;
use table::token::{ComponentToken, NO_GAME, PersonalAction};
use text::{Name, Phrase, Text, say};

use crate::{MessageDraft, vocabulary};

/// `/game setup list`: each with its sets, and a menu that opens a table.
pub fn list(text: &Text, kept: &[(String, Settings)]) -> MessageDraft {
    if kept.is_empty() {
        return MessageDraft::text(text.say("kept-none"));
    }
    let line = |(name, settings): &(String, Settings)| {
        let name = Name::new(name, "?").shown();
        say!(text, "kept-line", name = name, about = about(text, settings))
    };
    let lines: Vec<String> =
        std::iter::once(text.say("kept-title")).chain(kept.iter().map(line)).collect();
    let option = |(name, settings): &(String, Settings)| SelectOption {
        description: Some(cut(&about(text, settings), limits::OPTION_TEXT)),
        ..SelectOption::new(Name::new(name, "?").plain(), name.clone())
    };
    let token = ComponentToken::new(PersonalAction::Setup, NO_GAME, 0);
    let mut select = Select::new(token.encode(), kept.iter().map(option).collect());
    select.placeholder = cut(&text.say("kept-open"), limits::PLACEHOLDER);
    MessageDraft::text(narration::lines(text, &lines)).row(ActionRow::Select(select))
}

/// The sets, the edition if it is not the usual one, and the pace.
fn about(text: &Text, settings: &Settings) -> String {
    let sets = settings.systems.iter().map(|system| vocabulary::set(text, system.key()));
    let sets = Phrase::list(text, sets.collect());
    let pace = vocabulary::pace(text, settings.pace);
    if settings.edition == Edition::Standard {
        return say!(text, "kept-about", sets = sets, pace = pace);
    }
    let edition = vocabulary::edition(text, settings.edition);
    say!(text, "kept-about-edition", sets = sets, edition = edition, pace = pace)
}
