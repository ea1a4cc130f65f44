//! A message as its reader sees it.

use serde_json::Value;

/// A message, as the sandbox shows it to a user.
#[derive(Clone, Debug, PartialEq)]
pub struct Message(pub Value);

/// A button.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Button {
    /// What the bot reads when it is pressed.
    pub custom_id: String,
    /// What the reader sees on it.
    pub label: String,
    /// Whether it cannot be pressed.
    pub disabled: bool,
}

/// A select menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Menu {
    /// What the bot reads when something is chosen.
    pub custom_id: String,
    /// What stands in it while nothing is chosen.
    pub placeholder: String,
    /// The label and the value of each option.
    pub options: Vec<(String, String)>,
    /// Whether nothing can be chosen.
    pub disabled: bool,
    /// Whether one of the options is shown as chosen.
    pub chosen: bool,
}

/// A picture, or any other file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Where it is.
    pub url: String,
    /// Its name.
    pub filename: String,
    /// The alternative text; empty when there is none.
    pub description: String,
    /// Pixels; 0 when the sandbox could not read it as a picture.
    pub width: u64,
    /// Pixels; 0 when the sandbox could not read it as a picture.
    pub height: u64,
    /// Bytes.
    pub size: u64,
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

impl Message {
    /// Its id.
    #[must_use]
    pub fn id(&self) -> String {
        text(&self.0["id"])
    }

    /// Its text.
    #[must_use]
    pub fn content(&self) -> String {
        text(&self.0["content"])
    }

    /// Everything there is to read: the text and the embeds.
    #[must_use]
    pub fn words(&self) -> String {
        let mut words = self.content();
        for embed in list(&self.0["embeds"]) {
            let fields = list(&embed["fields"]).iter();
            let fields = fields.flat_map(|field| [&field["name"], &field["value"]]);
            let parts = [&embed["title"], &embed["description"]].into_iter().chain(fields);
            for part in parts.chain([&embed["footer"]["text"]]) {
                words.push('\n');
                words.push_str(part.as_str().unwrap_or_default());
            }
        }
        words
    }

    /// Who was pinged by it.
    #[must_use]
    pub fn pinged(&self) -> Vec<String> {
        list(&self.0["mentions"]).iter().map(text).collect()
    }

    /// Whether everybody was pinged by it.
    #[must_use]
    pub fn pinged_everyone(&self) -> bool {
        self.0["everyone"] == true
    }

    /// Whether only its reader sees it.
    #[must_use]
    pub fn is_private(&self) -> bool {
        self.0["ephemeral"] == true
    }

    fn components(&self) -> impl Iterator<Item = &Value> {
        list(&self.0["components"]).iter().flat_map(|row| list(&row["components"]))
    }

    /// Its buttons, links left out.
    #[must_use]
    pub fn buttons(&self) -> Vec<Button> {
        let buttons = self.components().filter(|part| part["type"] == 2);
        buttons
            .filter(|part| part["custom_id"].is_string())
            .map(|part| Button {
                custom_id: text(&part["custom_id"]),
                label: text(&part["label"]),
                disabled: part["disabled"] == true,
            })
            .collect()
    }

    /// The button whose label has this in it and that can be pressed.
    #[must_use]
    pub fn button(&self, label: &str) -> Option<Button> {
        let fits = |button: &Button| !button.disabled && button.label.contains(label);
        self.buttons().into_iter().find(fits)
    }

    /// Its menus of texts.
    #[must_use]
    pub fn menus(&self) -> Vec<Menu> {
        let option = |option: &Value| (text(&option["label"]), text(&option["value"]));
        // Of options, or of people.
        let menus = self.components().filter(|part| part["type"] == 3 || part["type"] == 5);
        menus
            .map(|part| Menu {
                custom_id: text(&part["custom_id"]),
                placeholder: text(&part["placeholder"]),
                options: list(&part["options"]).iter().map(option).collect(),
                disabled: part["disabled"] == true,
                chosen: list(&part["options"]).iter().any(|option| option["default"] == true),
            })
            .collect()
    }

    /// Its pictures and other files.
    #[must_use]
    pub fn pictures(&self) -> Vec<Picture> {
        let number = |value: &Value| value.as_u64().unwrap_or_default();
        let picture = |file: &Value| Picture {
            url: text(&file["url"]),
            filename: text(&file["filename"]),
            description: text(&file["description"]),
            width: number(&file["width"]),
            height: number(&file["height"]),
            size: number(&file["size"]),
        };
        list(&self.0["attachments"]).iter().map(picture).collect()
    }
}
