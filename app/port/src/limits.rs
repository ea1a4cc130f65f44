//! Discord's limits in one place, and the check that every outgoing message must pass before it is
//! sent. A message that breaks a limit is a bug in this program: it is refused here with the name
//! of the limit, not by Discord with a cryptic error. Lengths are in characters.

use unicode_segmentation::UnicodeSegmentation;

use crate::{ActionRow, Button, Choice, Files, Message, MessageTarget, Select, SelectOption};

/// Content of a message.
pub const CONTENT: usize = 2000;
/// All text of all embeds of a message.
pub const EMBED_TEXT: usize = 6000;
/// Embeds of a message.
pub const EMBEDS: usize = 10;
/// Title of an embed; name of a field.
pub const EMBED_TITLE: usize = 256;
/// Description of an embed.
pub const EMBED_DESCRIPTION: usize = 4096;
/// Fields of an embed.
pub const EMBED_FIELDS: usize = 25;
/// Value of a field of an embed.
pub const EMBED_VALUE: usize = 1024;
/// Rows of buttons and menus under a message.
pub const ROWS: usize = 5;
/// Buttons in a row.
pub const BUTTONS: usize = 5;
/// Label of a button.
pub const LABEL: usize = 80;
/// Custom id of a button or menu.
pub const CUSTOM_ID: usize = 100;
/// Address of a link button.
pub const URL: usize = 512;
/// Options of a select menu.
pub const SELECT_OPTIONS: usize = 25;
/// Label, value and description of a menu's option, each.
pub const OPTION_TEXT: usize = 100;
/// Placeholder of a menu.
pub const PLACEHOLDER: usize = 150;
/// Files of a message.
pub const FILES: usize = 10;
/// Bytes of a file.
pub const FILE_BYTES: usize = 10 * 1024 * 1024;
/// Alternative text of a file.
pub const ALT_TEXT: usize = 1024;
/// Nonce of a message.
pub const NONCE: usize = 25;
/// Characters of the name of a thread ("Start Thread from Message").
pub const THREAD_NAME: usize = 100;
/// Users listed in the allowed mentions.
pub const MENTIONS: usize = 100;
/// Choices of an autocompletion.
pub const CHOICES: usize = 25;
/// Name and value of a choice, each.
pub const CHOICE_TEXT: usize = 100;
/// Global slash commands of an application.
pub const COMMANDS: usize = 100;
/// Options, subcommands or choices of one command or option.
pub const COMMAND_OPTIONS: usize = 25;
/// Name of a command or option.
pub const COMMAND_NAME: usize = 32;
/// Description of a command or option.
pub const COMMAND_DESCRIPTION: usize = 100;
/// All names, descriptions and values of one command, each in its longest translation.
pub const COMMAND_TEXT: usize = 8000;

/// A limit that a message breaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{what}: {have}, allowed are {least} to {most}")]
pub struct LimitBroken {
    /// What is too long, too many or missing.
    pub what: &'static str,
    /// How much there is.
    pub have: usize,
    /// The least that is allowed.
    pub least: usize,
    /// The most that is allowed.
    pub most: usize,
}

/// Characters as counted against a limit. Discord's server counts code points, and some of its
/// clients count UTF-16 units; the larger of the two is always safe.
pub fn length(text: &str) -> usize {
    // Four bytes are one code point and two units.
    text.chars().count() + text.bytes().filter(|byte| *byte >= 0xF0).count()
}

/// The text, cut at a character boundary to at most `most` characters, with `…` where it was cut.
///
/// ```
/// use port::limits::clip;
/// assert_eq!(clip("meeple", 6), "meeple");
/// assert_eq!(clip("meeples", 6), "meepl…");
/// ```
pub fn clip(text: &str, most: usize) -> String {
    if length(text) <= most {
        return text.to_owned();
    }
    let mut room = most.saturating_sub(1);
    let mut kept: String = text
        .graphemes(true)
        .take_while(|letter| match room.checked_sub(length(letter)) {
            Some(rest) => {
                room = rest;
                true
            }
            None => false,
        })
        .collect();
    if most > 0 {
        kept.push('…');
    }
    kept
}

fn within(
    what: &'static str,
    have: usize,
    allowed: std::ops::RangeInclusive<usize>,
) -> Result<(), LimitBroken> {
    let (least, most) = allowed.into_inner();
    if (least..=most).contains(&have) {
        Ok(())
    } else {
        Err(LimitBroken { what, have, least, most })
    }
}

fn no_repeats<'a>(
    what: &'static str,
    values: impl Iterator<Item = &'a str>,
) -> Result<(), LimitBroken> {
    let mut sorted: Vec<&str> = values.collect();
    let all = sorted.len();
    sorted.sort_unstable();
    sorted.dedup();
    within(what, all - sorted.len(), 0..=0)
}

impl Message {
    /// Checks the message against every limit that Discord states for it.
    ///
    /// # Errors
    /// The first limit it breaks.
    pub fn check(&self) -> Result<(), LimitBroken> {
        within("content", length(&self.content), 0..=CONTENT)?;
        within("mentions", self.mentions.len(), 0..=MENTIONS)?;
        self.check_embeds()?;
        within("rows", self.rows.len(), 0..=ROWS)?;
        for row in &self.rows {
            match row {
                ActionRow::Buttons(buttons) => {
                    within("buttons in a row", buttons.len(), 1..=BUTTONS)?;
                    buttons.iter().try_for_each(Button::check)?;
                }
                ActionRow::Select(select) => select.check()?,
            }
        }
        no_repeats("repeated custom ids", self.rows.iter().flat_map(custom_ids))?;
        self.files.check()
    }

    fn check_embeds(&self) -> Result<(), LimitBroken> {
        within("embeds", self.embeds.len(), 0..=EMBEDS)?;
        let mut total = 0;
        for embed in &self.embeds {
            within("title of an embed", length(&embed.title), 0..=EMBED_TITLE)?;
            within("description of an embed", length(&embed.description), 0..=EMBED_DESCRIPTION)?;
            within("fields of an embed", embed.fields.len(), 0..=EMBED_FIELDS)?;
            total += length(&embed.title) + length(&embed.description);
            for field in &embed.fields {
                within("name of an embed's field", length(&field.name), 1..=EMBED_TITLE)?;
                within("value of an embed's field", length(&field.value), 1..=EMBED_VALUE)?;
                total += length(&field.name) + length(&field.value);
            }
        }
        within("text of all embeds", total, 0..=EMBED_TEXT)
    }

    /// True if there is nothing to see: Discord refuses such a message (50006).
    pub fn is_empty(&self) -> bool {
        self.content.is_empty()
            && self.embeds.is_empty()
            && self.rows.is_empty()
            && self.files.sent().is_empty()
    }
}

fn custom_ids(row: &ActionRow) -> Vec<&str> {
    match row {
        ActionRow::Buttons(buttons) => buttons
            .iter()
            .filter_map(|button| match &button.target {
                MessageTarget::Id(id) => Some(id.as_str()),
                MessageTarget::Link(_) => None,
            })
            .collect(),
        ActionRow::Select(select) => vec![&select.custom_id],
    }
}

impl Button {
    fn check(&self) -> Result<(), LimitBroken> {
        let least = usize::from(self.emoji.is_none());
        within("label of a button", length(&self.label), least..=LABEL)?;
        match &self.target {
            MessageTarget::Id(id) => within("custom id", length(id), 1..=CUSTOM_ID),
            MessageTarget::Link(url) => within("address of a link", length(url), 1..=URL),
        }
    }
}

impl Select {
    fn check(&self) -> Result<(), LimitBroken> {
        within("custom id", length(&self.custom_id), 1..=CUSTOM_ID)?;
        within("placeholder", length(&self.placeholder), 0..=PLACEHOLDER)?;
        if self.people {
            within("options of a menu of people", self.options.len(), 0..=0)?;
            within("people to choose", self.max.into(), 1..=SELECT_OPTIONS)?;
        } else {
            within("options of a menu", self.options.len(), 1..=SELECT_OPTIONS)?;
            within("options to choose", self.max.into(), 1..=self.options.len())?;
        }
        within("options to choose at least", self.min.into(), 0..=self.max.into())?;
        self.options.iter().try_for_each(SelectOption::check)?;
        let chosen = self.options.iter().filter(|option| option.default).count();
        within("options chosen from the start", chosen, 0..=self.max.into())?;
        no_repeats("repeated values of a menu", self.options.iter().map(|o| o.value.as_str()))
    }
}

impl SelectOption {
    fn check(&self) -> Result<(), LimitBroken> {
        within("label of an option", length(&self.label), 1..=OPTION_TEXT)?;
        within("value of an option", length(&self.value), 1..=OPTION_TEXT)?;
        let description = self.description.as_deref().unwrap_or_default();
        within("description of an option", length(description), 0..=OPTION_TEXT)
    }
}

impl Files {
    fn check(&self) -> Result<(), LimitBroken> {
        within("files", self.sent().len(), 0..=FILES)?;
        for file in self.sent() {
            within("bytes of a file", file.bytes.len(), 1..=FILE_BYTES)?;
            within("alternative text", length(&file.description), 0..=ALT_TEXT)?;
            let safe = |c: char| c.is_ascii_alphanumeric() || "._-".contains(c);
            let strange = file.name.chars().filter(|&c| !safe(c)).count();
            within("strange characters in a file name", strange, 0..=0)?;
            within("file name", file.name.len(), 1..=OPTION_TEXT)?;
        }
        no_repeats("repeated file names", self.sent().iter().map(|file| file.name.as_str()))
    }
}

/// The choices that may be sent: at most 25, cut to length, none empty, and none whose value would
/// have to be cut (a cut value would mean something else).
pub fn fitting(choices: Vec<Choice>) -> Vec<Choice> {
    let fits = |choice: &Choice| {
        !choice.name.is_empty() && (1..=CHOICE_TEXT).contains(&length(&choice.value))
    };
    let cut = |choice: Choice| Choice { name: clip(&choice.name, CHOICE_TEXT), ..choice };
    choices.into_iter().filter(fits).take(CHOICES).map(cut).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Embed, File, Style};

    fn broken(message: &Message) -> Option<&'static str> {
        message.check().err().map(|broken| broken.what)
    }

    fn buttons(count: usize) -> ActionRow {
        let button = |n| Button::new(Style::Primary, "Go", format!("go:{n}"));
        ActionRow::Buttons((0..count).map(button).collect())
    }

    fn menu(count: usize) -> Select {
        let option = |n: usize| SelectOption::new("D4", n.to_string());
        Select::new("cell", (0..count).map(option).collect())
    }

    fn with(row: ActionRow) -> Message {
        Message { rows: vec![row], ..Message::default() }
    }

    fn file(name: &str, bytes: usize, description: usize) -> Message {
        let file = File {
            name: name.to_owned(),
            bytes: vec![0; bytes],
            description: "a".repeat(description),
        };
        Message { files: Files::Set(vec![file]), ..Message::default() }
    }

    #[test]
    fn a_message_at_its_limits_passes() {
        let mut message = file("board.png", 1, ALT_TEXT);
        message.content = "ł".repeat(CONTENT);
        message.rows = vec![buttons(BUTTONS), ActionRow::Select(menu(SELECT_OPTIONS))];
        assert_eq!(message.check(), Ok(()));
    }

    #[test]
    fn every_limit_is_named_when_it_is_broken() {
        let label = Button::new(Style::Primary, "a".repeat(LABEL + 1), "x");
        let id = Button::new(Style::Primary, "a", "x".repeat(CUSTOM_ID + 1));
        let twice = Button::new(Style::Primary, "a", "x");
        let embed = Embed { title: "a".repeat(EMBED_TITLE + 1), ..Embed::default() };
        let cases = [
            (Message::text("a".repeat(CONTENT + 1)), "content"),
            (Message::text("🙂".repeat(CONTENT / 2 + 1)), "content"),
            (with(buttons(BUTTONS + 1)), "buttons in a row"),
            (with(buttons(0)), "buttons in a row"),
            (with(ActionRow::Buttons(vec![label])), "label of a button"),
            (with(ActionRow::Buttons(vec![id])), "custom id"),
            (with(ActionRow::Buttons(vec![twice.clone(), twice])), "repeated custom ids"),
            (with(ActionRow::Select(menu(0))), "options of a menu"),
            (with(ActionRow::Select(menu(SELECT_OPTIONS + 1))), "options of a menu"),
            (with(ActionRow::Select(Select { max: 4, ..menu(3) })), "options to choose"),
            (Message { rows: vec![buttons(1); ROWS + 1], ..Message::default() }, "rows"),
            (Message { embeds: vec![embed], ..Message::default() }, "title of an embed"),
            (file("board.png", 1, ALT_TEXT + 1), "alternative text"),
            (file("board.png", 0, 1), "bytes of a file"),
            (file("board 1.png", 1, 1), "strange characters in a file name"),
        ];
        for (message, what) in cases {
            assert_eq!(broken(&message), Some(what));
        }
    }

    #[test]
    fn clipping_never_splits_a_character_and_never_exceeds_the_limit() {
        for most in 0..8 {
            for text in
                ["", "a", "🙂🙂🙂🙂", "Łucja Ştefan", "a🙂b🙂c", "👨\u{200D}👩\u{200D}👦 🇵🇱🇵🇱"]
            {
                let clipped = clip(text, most);
                assert!(length(&clipped) <= most, "{text} {most} {clipped}");
                let kept = clipped.strip_suffix('…').unwrap_or(&clipped);
                let ends = text.grapheme_indices(true).map(|(at, _)| at).chain([text.len()]);
                assert!(ends.into_iter().any(|end| end == kept.len()), "{clipped:?} is torn");
            }
        }
    }

    #[test]
    fn choices_that_cannot_be_sent_are_left_out() {
        let long = "a".repeat(CHOICE_TEXT + 1);
        let mut choices = vec![
            Choice::new("", "1"),
            Choice::new("one", ""),
            Choice::new("two", &*long),
            Choice::new(&*long, "3"),
        ];
        choices.extend((0..40).map(|n| Choice::new("more", n.to_string())));
        let sent = fitting(choices);
        assert_eq!(sent.len(), CHOICES);
        assert_eq!(sent[0].value, "3");
        assert_eq!(length(&sent[0].name), CHOICE_TEXT);
    }
}
