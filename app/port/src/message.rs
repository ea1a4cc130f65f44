//! Messages as the application writes them, and their JSON (Discord, "Message Object", "Component
//! Reference", the legacy components). Mentions are always listed explicitly, so no text can ping
//! anybody by accident. Components V2 are not used: alternative text works on attachments.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json, json};

use crate::UserId;

/// One message: what it shows and who it may ping.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Message {
    /// The text, at most [`crate::limits::CONTENT`] characters. User text in it must be escaped.
    pub content: String,
    /// Boxes below the text, with a colour. Not everybody sees them, so their contents are also in
    /// a picture and its alternative text.
    pub embeds: Vec<Embed>,
    /// Rows of buttons and menus, at most [`crate::limits::ROWS`].
    pub rows: Vec<ActionRow>,
    /// The pictures.
    pub files: Files,
    /// The only people who are pinged, if the text mentions them; nobody by default.
    pub mentions: Vec<UserId>,
}

/// The files of a message.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Files {
    /// None in a new message; unchanged in an edited one.
    #[default]
    Keep,
    /// Exactly these; an edit drops all others.
    Set(Vec<File>),
}

impl Files {
    /// The files to send.
    pub fn sent(&self) -> &[File] {
        match self {
            Self::Keep => &[],
            Self::Set(files) => files,
        }
    }
}

/// One file.
#[derive(Clone, PartialEq, Eq)]
pub struct File {
    /// Letters, digits, `.`, `_` and `-`, with the extension for its type.
    pub name: String,
    /// The contents.
    pub bytes: Vec<u8>,
    /// The alternative text, at most [`crate::limits::ALT_TEXT`] characters.
    pub description: String,
}

impl std::fmt::Debug for File {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "File({}, {} bytes)", self.name, self.bytes.len())
    }
}

/// A box below the text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Embed {
    /// The heading.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub title: String,
    /// The text.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub description: String,
    /// The colour at the side, 0xRRGGBB.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub color: Option<u32>,
    /// Small tables.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<EmbedField>,
}

/// A heading with text in an embed.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct EmbedField {
    /// The heading.
    pub name: String,
    /// The text.
    pub value: String,
    /// Whether it may be shown beside other fields.
    pub inline: bool,
}

/// One row under a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ActionRow {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// One select menu.
    Select(Select),
}

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// Its label, at most [`crate::limits::LABEL`] characters.
    pub label: String,
    /// A Unicode emoji before the label.
    pub emoji: Option<String>,
    /// Its style; a link always looks like a link.
    pub style: Style,
    /// What it does.
    pub target: MessageTarget,
    /// Whether it is shown but cannot be pressed.
    pub disabled: bool,
}

/// What a button does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MessageTarget {
    /// Sends this custom id to the application, at most [`crate::limits::CUSTOM_ID`] characters,
    /// unique in the message.
    Id(String),
    /// Opens this address.
    Link(String),
}

/// How a button looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// The one thing to do.
    Primary = 1,
    /// One of several.
    Secondary = 2,
    /// Commits.
    Success = 3,
    /// Cannot be taken back.
    Danger = 4,
}

impl Button {
    /// A button that sends a custom id.
    pub fn new(style: Style, label: impl Into<String>, custom_id: impl Into<String>) -> Self {
        Self {
            label: label.into(),
            emoji: None,
            style,
            target: MessageTarget::Id(custom_id.into()),
            disabled: false,
        }
    }

    /// A button that opens an address.
    pub fn link(label: impl Into<String>, url: impl Into<String>) -> Self {
        Self { target: MessageTarget::Link(url.into()), ..Self::new(Style::Secondary, label, "") }
    }

    /// The same button, shown but disabled if `disabled` is true.
    pub fn disabled(self, disabled: bool) -> Self {
        Self { disabled, ..self }
    }

    fn body(&self) -> Json {
        let mut body = json!({ "type": 2, "label": self.label });
        if let Some(emoji) = &self.emoji {
            body["emoji"] = json!({ "name": emoji });
        }
        if self.disabled {
            body["disabled"] = json!(true);
        }
        match &self.target {
            MessageTarget::Id(id) => {
                body["style"] = json!(self.style as u8);
                body["custom_id"] = json!(id);
            }
            MessageTarget::Link(url) => {
                body["style"] = json!(5);
                body["url"] = json!(url);
            }
        }
        body
    }
}

/// A menu of texts to choose from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Select {
    /// What is sent with the choice, at most [`crate::limits::CUSTOM_ID`] characters.
    pub custom_id: String,
    /// What is shown while nothing is chosen.
    pub placeholder: String,
    /// 1 to [`crate::limits::SELECT_OPTIONS`] options.
    pub options: Vec<SelectOption>,
    /// The least number of options to choose.
    pub min: u8,
    /// The greatest number of options to choose.
    pub max: u8,
    /// Whether it is shown but cannot be used.
    pub disabled: bool,
    /// Whether it offers the people of the server instead of options, and sends their ids.
    pub people: bool,
}

/// One line of a menu.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SelectOption {
    /// What is shown, at most [`crate::limits::OPTION_TEXT`] characters.
    pub label: String,
    /// What is sent, unique in the menu, at most [`crate::limits::OPTION_TEXT`] characters.
    pub value: String,
    /// A second line, at most [`crate::limits::OPTION_TEXT`] characters.
    pub description: Option<String>,
    /// A Unicode emoji before the label.
    pub emoji: Option<String>,
    /// Whether it is selected from the start.
    pub default: bool,
}

impl SelectOption {
    /// An option with a label and a value.
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> Self {
        Self { label: label.into(), value: value.into(), ..Self::default() }
    }
}

impl Select {
    /// A menu in which exactly one option is chosen.
    pub fn new(custom_id: impl Into<String>, options: Vec<SelectOption>) -> Self {
        Self {
            custom_id: custom_id.into(),
            placeholder: String::new(),
            options,
            min: 1,
            max: 1,
            disabled: false,
            people: false,
        }
    }

    /// A menu in which one person of the server is chosen.
    pub fn of_people(custom_id: impl Into<String>) -> Self {
        Self { people: true, ..Self::new(custom_id, Vec::new()) }
    }

    fn body(&self) -> Json {
        let mut body = json!({
            "type": if self.people { 5 } else { 3 }, "custom_id": self.custom_id,
            "min_values": self.min, "max_values": self.max,
        });
        if !self.people {
            body["options"] = self.options.iter().map(SelectOption::body).collect();
        }
        if !self.placeholder.is_empty() {
            body["placeholder"] = json!(self.placeholder);
        }
        if self.disabled {
            body["disabled"] = json!(true);
        }
        body
    }
}

impl SelectOption {
    fn body(&self) -> Json {
        let mut body = json!({ "label": self.label, "value": self.value });
        if let Some(description) = &self.description {
            body["description"] = json!(description);
        }
        if let Some(emoji) = &self.emoji {
            body["emoji"] = json!({ "name": emoji });
        }
        if self.default {
            body["default"] = json!(true);
        }
        body
    }
}

impl ActionRow {
    fn body(&self) -> Json {
        let components: Vec<Json> = match self {
            Self::Buttons(buttons) => buttons.iter().map(Button::body).collect(),
            Self::Select(select) => vec![select.body()],
        };
        json!({ "type": 1, "components": components })
    }
}

/// One answer to an autocompletion.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// What is shown, 1 to [`crate::limits::CHOICE_TEXT`] characters.
    pub name: String,
    /// What the option then holds, 1 to [`crate::limits::CHOICE_TEXT`] characters.
    pub value: String,
}

impl Choice {
    /// A choice that shows one text and stands for another.
    pub fn new(name: impl Into<String>, value: impl Into<String>) -> Self {
        Self { name: name.into(), value: value.into() }
    }
}

/// Whether a body creates a message or edits one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// A new message: empty parts are left out.
    New,
    /// An edit: empty parts are cleared; files are kept unless they are set.
    Edit,
}

impl Message {
    /// A message with only text.
    pub fn text(content: impl Into<String>) -> Self {
        Self { content: content.into(), ..Self::default() }
    }

    /// The JSON body (Create Message, Edit Message); the files are sent beside it as `files[n]`.
    /// `allowed_mentions` is always present.
    pub fn body(&self, purpose: Purpose) -> Json {
        let mut body = Map::new();
        let edit = purpose == Purpose::Edit;
        if edit || !self.content.is_empty() {
            body.insert("content".to_owned(), json!(self.content));
        }
        if edit || !self.embeds.is_empty() {
            body.insert("embeds".to_owned(), json!(self.embeds));
        }
        if edit || !self.rows.is_empty() {
            let rows: Vec<Json> = self.rows.iter().map(ActionRow::body).collect();
            body.insert("components".to_owned(), json!(rows));
        }
        let files = self.files.sent();
        if !files.is_empty() || edit && self.files != Files::Keep {
            body.insert("attachments".to_owned(), attachments(files));
        }
        body.insert("allowed_mentions".to_owned(), allowed_mentions(&self.mentions));
        Json::Object(body)
    }
}

fn attachments(files: &[File]) -> Json {
    let listed = files.iter().enumerate().map(|(n, file)| {
        let mut entry = json!({ "id": n.to_string(), "filename": file.name });
        if !file.description.is_empty() {
            entry["description"] = json!(file.description);
        }
        entry
    });
    listed.collect()
}

/// Allows pings to these people only, whatever the text says (Discord, "Allowed Mentions Object").
pub fn allowed_mentions(users: &[UserId]) -> Json {
    if users.is_empty() {
        return json!({ "parse": [] });
    }
    let users: Vec<String> = users.iter().map(ToString::to_string).collect();
    json!({ "parse": [], "users": users })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_mentions_nobody_unless_told() {
        let body = Message::text("@everyone").body(Purpose::New);
        assert_eq!(body, json!({ "content": "@everyone", "allowed_mentions": { "parse": [] } }));
        let ping = Message { mentions: vec![UserId(7)], ..Message::text("<@7> <@8>") };
        assert_eq!(
            ping.body(Purpose::New)["allowed_mentions"],
            json!({ "parse": [], "users": ["7"] })
        );
    }

    #[test]
    fn an_edit_keeps_the_picture_unless_told() {
        let mut message = Message::text("over");
        let body = message.body(Purpose::Edit);
        assert_eq!(body.get("attachments"), None);
        assert_eq!(body["components"], json!([]));
        message.files = Files::Set(Vec::new());
        assert_eq!(message.body(Purpose::Edit)["attachments"], json!([]));
        assert_eq!(message.body(Purpose::New).get("attachments"), None);
    }

    #[test]
    fn a_file_is_listed_with_its_alternative_text() {
        let file = File {
            name: "board.png".to_owned(),
            bytes: vec![1],
            description: "Four tiles".to_owned(),
        };
        let message = Message { files: Files::Set(vec![file]), ..Message::default() };
        for purpose in [Purpose::New, Purpose::Edit] {
            assert_eq!(
                message.body(purpose)["attachments"],
                json!([{ "id": "0", "filename": "board.png", "description": "Four tiles" }])
            );
        }
    }

    #[test]
    fn buttons_links_and_menus_have_the_fields_that_discord_wants() {
        let message = Message {
            rows: vec![
                ActionRow::Buttons(vec![
                    Button::new(Style::Success, "Confirm", "c:1").disabled(true),
                    Button::link("Rules", "https://example.org/"),
                ]),
                ActionRow::Select(Select::new("cell", vec![SelectOption::new("D4", "12")])),
            ],
            ..Message::default()
        };
        assert_eq!(
            message.body(Purpose::New)["components"],
            json!([
                { "type": 1, "components": [
                    { "type": 2, "style": 3, "label": "Confirm", "custom_id": "c:1",
                      "disabled": true },
                    { "type": 2, "style": 5, "label": "Rules", "url": "https://example.org/" },
                ] },
                { "type": 1, "components": [
                    { "type": 3, "custom_id": "cell", "min_values": 1, "max_values": 1,
                      "options": [{ "label": "D4", "value": "12" }] },
                ] },
            ])
        );
    }
}
