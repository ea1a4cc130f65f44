//! Plainer forms of a message: what is left when a permission is missing, or when Discord refuses the
//! whole without saying what else would help. Nothing is lost silently: what an embed says and what a
//! picture shows goes into the text, as far as there is room.

use crate::{Embed, FailureCause, Files, Message, Permissions, limits};

/// Breaks up a mention.
const BREAK: char = '\u{200B}';

/// How much of a message is sent. Its text always is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The most rows of buttons and menus.
    pub rows: usize,
    /// Whether embeds are.
    pub embeds: bool,
    /// Whether files are.
    pub files: bool,
}

impl Form {
    /// All of it.
    pub const WHOLE: Self = Self { rows: limits::ROWS, embeds: true, files: true };
    /// Text alone.
    pub const TEXT: Self = Self { rows: 0, embeds: false, files: false };

    /// What a message has.
    pub fn of(message: &Message) -> Self {
        Self {
            rows: message.rows.len(),
            embeds: !message.embeds.is_empty(),
            files: !message.files.sent().is_empty(),
        }
    }

    /// What may be sent where these permissions are missing.
    pub fn without(lacks: Permissions) -> Self {
        Self {
            embeds: !lacks.overlaps(Permissions::EMBED_LINKS),
            files: !lacks.overlaps(Permissions::ATTACH_FILES),
            ..Self::WHOLE
        }
    }

    /// The permissions that `whole` needs and this does not.
    pub fn saves(self, whole: Self) -> Permissions {
        let mut saved = Permissions::default();
        if whole.embeds && !self.embeds {
            saved = saved | Permissions::EMBED_LINKS;
        }
        if whole.files && !self.files {
            saved = saved | Permissions::ATTACH_FILES;
        }
        saved
    }

    /// The form in which to try a message next that was refused in the forms `tried`, for this cause the
    /// last time; `None` if no form can help. `tried` begins with what the message has.
    pub fn next(tried: &[Self], cause: FailureCause) -> Option<Self> {
        let whole = *tried.first()?;
        let forms = Self::instead(cause).iter().map(|form| form.within(whole));
        forms.into_iter().find(|form| !tried.contains(form))
    }

    /// What may help against a refusal, plainest last.
    const fn instead(cause: FailureCause) -> &'static [Self] {
        const NO_EMBEDS: Form = Form { embeds: false, ..Form::WHOLE };
        const NO_FILES: Form = Form { files: false, ..Form::WHOLE };
        const NEITHER: Form = Form { embeds: false, files: false, ..Form::WHOLE };
        const ONE_ROW: Form = Form { rows: 1, ..Form::WHOLE };
        const ONE_ROW_NO_EMBEDS: Form = Form { rows: 1, ..NO_EMBEDS };
        const ONE_ROW_NEITHER: Form = Form { rows: 1, ..NEITHER };
        match cause {
            // One of them, hardly both.
            FailureCause::MissingPermission => &[NO_EMBEDS, NO_FILES, NEITHER],
            FailureCause::NoFiles => &[NO_FILES, NEITHER, Form::TEXT],
            FailureCause::Refused { .. } | FailureCause::OverLimit(_) => {
                &[ONE_ROW, ONE_ROW_NO_EMBEDS, ONE_ROW_NEITHER, Form::TEXT]
            }
            _ => &[],
        }
    }

    const fn within(self, whole: Self) -> Self {
        Self {
            rows: if self.rows < whole.rows { self.rows } else { whole.rows },
            embeds: self.embeds && whole.embeds,
            files: self.files && whole.files,
        }
    }
}

impl Message {
    /// The message in a plainer form. What is left out of it is said in its text.
    #[must_use]
    pub fn in_form(mut self, form: Form) -> Self {
        let mut words = vec![std::mem::take(&mut self.content)];
        if !form.embeds {
            words.extend(self.embeds.drain(..).map(|embed| embed.words()));
        }
        if let Files::Set(files) = &self.files
            && !form.files
        {
            words.extend(files.iter().map(|file| escaped(&file.description)));
            self.files = Files::Set(Vec::new());
        }
        words.retain(|words| !words.is_empty());
        self.content = limits::clip(&words.join("\n"), limits::CONTENT);
        self.rows.truncate(form.rows);
        self
    }
}

impl Embed {
    /// Its text, with each heading in bold.
    fn words(&self) -> String {
        let bold =
            |words: &str| if words.is_empty() { String::new() } else { format!("**{words}**") };
        let fields =
            self.fields.iter().map(|field| format!("{}: {}", bold(&field.name), field.value));
        let mut all: Vec<String> =
            [bold(&self.title), self.description.clone()].into_iter().chain(fields).collect();
        all.retain(|words| !words.is_empty());
        all.join("\n")
    }
}

/// An alternative text, which has no formatting, for a text that may have some.
fn escaped(words: &str) -> String {
    let mut shown = String::with_capacity(words.len());
    for c in words.chars() {
        if "\\*_~`|>#<[]".contains(c) {
            shown.push('\\');
        }
        shown.push(c);
        if c == '@' {
            shown.push(BREAK);
        }
    }
    shown
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ActionRow, EmbedField, File, LimitBroken, Select, SelectOption};

    /// A message with two rows, an embed and a picture.
    fn message() -> Message {
        let row = |n| {
            ActionRow::Select(Select::new(format!("menu{n}"), vec![SelectOption::new("D4", "12")]))
        };
        let field = EmbedField { name: "Ben".to_owned(), value: "4".to_owned(), inline: true };
        let embed = Embed {
            title: "Scores".to_owned(),
            description: "Ada 7".to_owned(),
            fields: vec![field],
            ..Embed::default()
        };
        let file = File {
            name: "board.png".to_owned(),
            bytes: vec![1],
            description: "a_b leads @here".to_owned(),
        };
        Message {
            rows: vec![row(1), row(2)],
            embeds: vec![embed],
            files: Files::Set(vec![file]),
            ..Message::text("Your turn")
        }
    }

    /// The forms in which a message is tried that is refused for this cause, whatever it has.
    fn tried(cause: FailureCause) -> Vec<Form> {
        let mut tried = vec![Form::of(&message())];
        while let Some(form) = Form::next(&tried, cause) {
            assert!(tried.len() < 9, "it never ends: {tried:?}");
            tried.push(form);
        }
        tried.split_off(1)
    }

    fn form(rows: usize, embeds: bool, files: bool) -> Form {
        Form { rows, embeds, files }
    }

    #[test]
    fn a_missing_permission_costs_what_needs_it_and_nothing_else() {
        let forms = [form(2, false, true), form(2, true, false), form(2, false, false)];
        assert_eq!(tried(FailureCause::MissingPermission), forms);
        let whole = Form::of(&message());
        let saved = forms.map(|form| form.saves(whole));
        let (embed, attach) = (Permissions::EMBED_LINKS, Permissions::ATTACH_FILES);
        assert_eq!(saved, [embed, attach, embed | attach]);
        assert_eq!(
            saved
                .map(|lacks| message().in_form(Form::without(lacks)))
                .map(|plain| Form::of(&plain)),
            forms
        );
    }

    #[test]
    fn an_unknown_refusal_is_answered_with_ever_plainer_forms_and_text_alone_at_last() {
        let refused = FailureCause::Refused { status: 400, code: 50_035 };
        let limit = LimitBroken { what: "content", have: 2_001, least: 0, most: 2_000 };
        for cause in [refused, FailureCause::OverLimit(limit)] {
            let forms =
                [form(1, true, true), form(1, false, true), form(1, false, false), Form::TEXT];
            assert_eq!(tried(cause), forms);
        }
        let forms = [form(2, true, false), form(2, false, false), Form::TEXT];
        assert_eq!(tried(FailureCause::NoFiles), forms);
        for cause in [FailureCause::MissingAccess, FailureCause::CannotDm, FailureCause::NotHere] {
            assert_eq!(tried(cause), [], "no form helps");
        }
        assert_eq!(Form::next(&[Form::TEXT], refused), None, "nothing is plainer");
    }

    #[test]
    fn what_is_left_out_is_said() {
        let plain = message().in_form(Form::TEXT);
        assert_eq!(Form::of(&plain), Form::TEXT);
        let words = "Your turn\n**Scores**\nAda 7\n**Ben**: 4\na\\_b leads @\u{200B}here";
        assert_eq!(plain.content, words);
        assert_eq!(plain.files, Files::Set(Vec::new()), "an edit takes the old picture away");
        assert_eq!(message().in_form(Form::WHOLE), message());
        let long = Message { content: "a".repeat(2_500), ..message() };
        assert_eq!(long.in_form(Form::TEXT).check(), Ok(()));
    }
}
