//! Buttons, menus and Components V2: where they may be, how many, how long. Walking a message's
//! components also counts what is limited in total: components, text, ids.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::{chars, embeds, emoji, items};
use crate::clock::Id;
use crate::limits::{
    COMPONENTS, CUSTOM_ID, DESCRIPTION, GALLERY_ITEMS, LABEL, PLACEHOLDER, ROW_BUTTONS, ROWS,
    SECTION_TEXTS, SELECT_OPTIONS, SELECT_TEXT, TEXT_TOTAL, URL,
};
use crate::rest::refusal::FormErrors;

pub(crate) const ROW: u64 = 1;
pub(crate) const BUTTON: u64 = 2;
pub(crate) const STRING_SELECT: u64 = 3;
const SECTION: u64 = 9;
pub(crate) const TEXT_DISPLAY: u64 = 10;
const THUMBNAIL: u64 = 11;
const GALLERY: u64 = 12;
const FILE: u64 = 13;
const SEPARATOR: u64 = 14;
const CONTAINER: u64 = 17;
/// Select menus: of texts, users, roles, both, channels.
pub(crate) const SELECTS: [u64; 5] = [STRING_SELECT, 5, 6, 7, 8];
const LINK: u64 = 5;
const PREMIUM: u64 = 6;

/// A component's type; 0 if it has none.
pub(crate) fn kind(component: &Value) -> u64 {
    component["type"].as_u64().unwrap_or_default()
}

/// Every component of a message, nested ones and accessories too, in order.
pub(crate) fn all(components: &[Value]) -> Vec<&Value> {
    let mut found = Vec::new();
    for component in components {
        found.push(component);
        found.extend(all(items(component, "components")));
        if component["accessory"].is_object() {
            found.extend(all(std::slice::from_ref(&component["accessory"])));
        }
    }
    found
}

/// What the components of a message may refer to.
pub(crate) struct MessageMedia<'a> {
    /// The names that `attachment://` may use.
    pub(crate) files: &'a BTreeSet<String>,
    /// The bot's own emoji.
    pub(crate) emojis: &'a BTreeSet<Id>,
}

/// Checks a message's components.
pub(crate) fn check(
    components: &[Value],
    v2: bool,
    media: &MessageMedia<'_>,
    path: &str,
    errors: &mut FormErrors,
) {
    let mut walk =
        ComponentWalk { media, errors, custom_ids: BTreeSet::new(), ids: BTreeSet::new() };
    let allowed: &[u64] = if v2 {
        &[ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR, CONTAINER]
    } else {
        &[ROW]
    };
    walk.list(components, allowed, path);
    let everything = all(components);
    if !v2 {
        errors.length(path, components.len(), 0, ROWS);
    }
    if everything.len() > COMPONENTS {
        let message = format!("The maximum number of components is {COMPONENTS}");
        errors.add(path, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", &message);
    }
    let displays = everything.iter().filter(|component| kind(component) == TEXT_DISPLAY);
    let text: usize = displays.map(|display| chars(display, "content")).sum();
    if text > TEXT_TOTAL {
        let message = format!("The maximum of displayable text is {TEXT_TOTAL} characters");
        errors.add(path, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", &message);
    }
}

struct ComponentWalk<'a> {
    media: &'a MessageMedia<'a>,
    errors: &'a mut FormErrors,
    custom_ids: BTreeSet<String>,
    ids: BTreeSet<u64>,
}

impl ComponentWalk<'_> {
    fn list(&mut self, components: &[Value], allowed: &[u64], path: &str) {
        for (index, component) in components.iter().enumerate() {
            self.component(component, allowed, &format!("{path}.{index}"));
        }
    }

    fn component(&mut self, component: &Value, allowed: &[u64], path: &str) {
        let kind = kind(component);
        if !allowed.contains(&kind) {
            let message = format!("Value of field \"type\" must be one of {allowed:?}.");
            self.errors.add(&format!("{path}.type"), "UNION_TYPE_CHOICES", &message);
            return;
        }
        if let Some(id) = component["id"].as_u64().filter(|id| *id != 0)
            && !self.ids.insert(id)
        {
            let message = "Component id cannot be duplicated";
            self.errors.add(&format!("{path}.id"), "COMPONENT_ID_DUPLICATED", message);
        }
        match kind {
            ROW => self.row(component, path),
            BUTTON => self.button(component, path),
            SECTION => self.section(component, path),
            TEXT_DISPLAY => {
                let length = chars(component, "content");
                self.errors.length(&format!("{path}.content"), length, 1, TEXT_TOTAL);
            }
            THUMBNAIL => self.picture(component, path),
            GALLERY => self.gallery(component, path),
            FILE => self.file(component, path),
            SEPARATOR => {
                if component["spacing"].as_u64().is_some_and(|spacing| !matches!(spacing, 1 | 2)) {
                    self.errors.choice(&format!("{path}.spacing"), "Value must be one of {1, 2}.");
                }
            }
            CONTAINER => self.container(component, path),
            _ => self.select(component, path),
        }
    }

    fn row(&mut self, row: &Value, path: &str) {
        let children = items(row, "components");
        let path = format!("{path}.components");
        self.errors.length(&path, children.len(), 1, ROW_BUTTONS);
        let has_select = children.iter().any(|child| SELECTS.contains(&kind(child)));
        if has_select && children.len() > 1 {
            let message = "The specified component exceeds the maximum width";
            self.errors.add(&path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", message);
        }
        self.list(children, &[BUTTON, STRING_SELECT, 5, 6, 7, 8], &path);
    }

    fn custom_id(&mut self, component: &Value, path: &str) {
        let path = format!("{path}.custom_id");
        let Some(custom_id) = component["custom_id"].as_str() else {
            return self.errors.required(&path);
        };
        self.errors.length(&path, custom_id.chars().count(), 1, CUSTOM_ID);
        if !self.custom_ids.insert(custom_id.to_owned()) {
            let message = "Component custom id cannot be duplicated";
            self.errors.add(&path, "COMPONENT_CUSTOM_ID_DUPLICATED", message);
        }
    }

    fn button(&mut self, button: &Value, path: &str) {
        let style = button["style"].as_u64().unwrap_or_default();
        if !(1..=6).contains(&style) {
            self.errors.choice(&format!("{path}.style"), "Value must be one of {1, ..., 6}.");
        }
        let has = |field: &str| !button[field].is_null();
        let has_face = chars(button, "label") > 0 || button["emoji"].is_object();
        if style == LINK {
            let url = button["url"].as_str().unwrap_or_default();
            self.errors.length(&format!("{path}.url"), url.chars().count(), 1, URL);
            let schemes = ["http", "https", "discord"];
            embeds::address(&button["url"], &schemes, &format!("{path}.url"), self.errors);
            if has("custom_id") {
                let message = "A custom id and url cannot both be specified";
                self.errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
            }
        } else if style != PREMIUM {
            self.custom_id(button, path);
            if has("url") {
                let message = "A custom id and url cannot both be specified";
                self.errors.add(path, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE", message);
            }
        }
        self.errors.length(&format!("{path}.label"), chars(button, "label"), 0, LABEL);
        if style != PREMIUM && !has_face {
            let message = "A button needs a label or an emoji";
            self.errors.add(path, "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", message);
        }
        self.emoji(&button["emoji"], path);
    }

    /// An emoji must be one that the bot can use.
    fn emoji(&mut self, emoji: &Value, path: &str) {
        let is_own = |id: Id| self.media.emojis.contains(&id);
        if emoji.is_object() && !emoji::is_usable(emoji, is_own) {
            let path = format!("{path}.emoji.name");
            self.errors.add(&path, "COMPONENT_INVALID_EMOJI", "Invalid emoji");
        }
    }

    fn select(&mut self, select: &Value, path: &str) {
        self.custom_id(select, path);
        let length = chars(select, "placeholder");
        self.errors.length(&format!("{path}.placeholder"), length, 0, PLACEHOLDER);
        let least = select["min_values"].as_u64().unwrap_or(1);
        let most = select["max_values"].as_u64().unwrap_or(1);
        if least > 25 || !(1..=25).contains(&most) || least > most {
            let message = "min_values must be 0 to 25, max_values 1 to 25 and not below it.";
            self.errors.add(&format!("{path}.max_values"), "BASE_TYPE_BAD_RANGE", message);
        }
        if kind(select) == STRING_SELECT {
            self.select_options(items(select, "options"), most, path);
        }
    }

    fn select_options(&mut self, options: &[Value], most: u64, path: &str) {
        let list = format!("{path}.options");
        self.errors.length(&list, options.len(), 1, SELECT_OPTIONS);
        if most > options.len() as u64 {
            let message = "max_values exceeds the number of options.";
            self.errors.add(&format!("{path}.max_values"), "BASE_TYPE_BAD_RANGE", message);
        }
        let mut values = BTreeSet::new();
        for (index, option) in options.iter().enumerate() {
            let path = format!("{list}.{index}");
            for (field, least) in [("label", 1), ("value", 1), ("description", 0)] {
                let length = chars(option, field);
                self.errors.length(&format!("{path}.{field}"), length, least, SELECT_TEXT);
            }
            if !values.insert(option["value"].as_str().unwrap_or_default()) {
                let message = "The specified option value is already used";
                self.errors.add(
                    &format!("{path}.value"),
                    "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                    message,
                );
            }
            self.emoji(&option["emoji"], &path);
        }
        let chosen = options.iter().filter(|option| option["default"] == true).count() as u64;
        if chosen > most {
            let message = "More options are chosen by default than may be chosen.";
            self.errors.add(&list, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", message);
        }
    }

    fn section(&mut self, section: &Value, path: &str) {
        let texts = items(section, "components");
        self.errors.length(&format!("{path}.components"), texts.len(), 1, SECTION_TEXTS);
        self.list(texts, &[TEXT_DISPLAY], &format!("{path}.components"));
        let accessory = format!("{path}.accessory");
        if section["accessory"].is_object() {
            self.component(&section["accessory"], &[BUTTON, THUMBNAIL], &accessory);
        } else {
            self.errors.required(&accessory);
        }
    }

    fn picture(&mut self, item: &Value, path: &str) {
        self.media(&item["media"], false, &format!("{path}.media"));
        let length = chars(item, "description");
        self.errors.length(&format!("{path}.description"), length, 0, DESCRIPTION);
    }

    fn gallery(&mut self, gallery: &Value, path: &str) {
        let pictures = items(gallery, "items");
        let path = format!("{path}.items");
        self.errors.length(&path, pictures.len(), 1, GALLERY_ITEMS);
        for (index, picture) in pictures.iter().enumerate() {
            self.picture(picture, &format!("{path}.{index}"));
        }
    }

    fn file(&mut self, file: &Value, path: &str) {
        self.media(&file["file"], true, &format!("{path}.file"));
    }

    fn media(&mut self, media: &Value, only_attached: bool, path: &str) {
        let path = format!("{path}.url");
        let Some(url) = media["url"].as_str() else {
            return self.errors.required(&path);
        };
        if let Some(name) = url.strip_prefix("attachment://") {
            if !self.media.files.contains(name) {
                let code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND";
                let message = format!("The referenced attachment \"{name}\" was not found");
                self.errors.add(&path, code, &message);
            }
        } else {
            let schemes: &[&str] = if only_attached { &["attachment"] } else { &["http", "https"] };
            embeds::address(&media["url"], schemes, &path, self.errors);
        }
    }

    fn container(&mut self, container: &Value, path: &str) {
        let children = items(container, "components");
        let list = format!("{path}.components");
        self.errors.length(&list, children.len(), 1, COMPONENTS);
        self.list(children, &[ROW, SECTION, TEXT_DISPLAY, GALLERY, FILE, SEPARATOR], &list);
        if container["accent_color"].as_u64().is_some_and(|color| color > 0xff_ffff) {
            let message = "int value should be between 0 and 16777215.";
            self.errors.choice(&format!("{path}.accent_color"), message);
        }
    }
}

/// Components as Discord stores them: every one has an id, and those that can be disabled have
/// `disabled`.
pub(crate) fn completed(components: &[Value]) -> Vec<Value> {
    let taken = all(components).iter().filter_map(|c| c["id"].as_u64()).max().unwrap_or_default();
    let mut components = components.to_vec();
    let mut next = taken;
    components.iter_mut().for_each(|component| complete(component, &mut next));
    components
}

fn complete(component: &mut Value, next: &mut u64) {
    if component["id"].as_u64().unwrap_or_default() == 0 {
        *next += 1;
        component["id"] = json!(*next);
    }
    let is_control = kind(component) == BUTTON || SELECTS.contains(&kind(component));
    if is_control && !component["disabled"].is_boolean() {
        component["disabled"] = json!(false);
    }
    if SELECTS.contains(&kind(component)) {
        for bound in ["min_values", "max_values"] {
            if component[bound].is_null() {
                component[bound] = json!(1);
            }
        }
    }
    if let Some(children) = component.get_mut("components").and_then(Value::as_array_mut) {
        children.iter_mut().for_each(|child| complete(child, next));
    }
    if let Some(accessory) = component.get_mut("accessory").filter(|a| a.is_object()) {
        complete(accessory, next);
    }
}
