//! A message body as the bot sent it, read field by field. What depends on the message being edited
//! (Components V2, retained files) is checked when the two are combined.

use serde_json::Value;

use super::{chars, embeds};
use crate::clock::Id;
use crate::limits::{CONTENT, DESCRIPTION, FILES, NONCE};
use crate::mentions::Allowed;
use crate::rest::refusal::{ApiError, FormErrors};

/// An entry of `attachments`: a file to keep (a snowflake) or one in this request (its number).
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ListedFile {
    pub(crate) id: String,
    pub(crate) filename: Option<String>,
    pub(crate) description: Option<String>,
}

/// The contents of a body, without white space around texts. `None` means "not mentioned", which an edit leaves unchanged.
#[derive(Clone, Debug)]
pub(crate) struct MessageCheck {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) flags: Option<u64>,
    pub(crate) attachments: Option<Vec<ListedFile>>,
    pub(crate) allowed: Allowed,
    pub(crate) nonce: Option<Value>,
    pub(crate) enforce_nonce: bool,
    pub(crate) reply_to: Option<Id>,
    /// The path of the fields in the whole body: empty, or `data.`.
    pub(crate) prefix: &'static str,
}

impl MessageCheck {
    /// Reads a message body.
    ///
    /// # Errors
    /// The refusal with every wrong field.
    pub(crate) fn read(
        body: &Value,
        prefix: &'static str,
        answers_interaction: bool,
    ) -> Result<Self, ApiError> {
        let mut errors = FormErrors::default();
        let content = match body.get("content") {
            None => None,
            Some(Value::Null) => Some(String::new()),
            Some(Value::String(text)) => Some(text.trim().to_owned()),
            Some(_) => {
                let message = "Could not interpret the value as string.";
                errors.add(&format!("{prefix}content"), "STRING_TYPE_CONVERT", message);
                None
            }
        };
        let length = content.as_deref().map_or(0, |text| text.chars().count());
        errors.length(&format!("{prefix}content"), length, 0, CONTENT);
        let mut embeds = list(body, "embeds", prefix, &mut errors);
        embeds.iter_mut().flatten().for_each(embeds::trim);
        let path = format!("{prefix}embeds");
        embeds::check(embeds.as_deref().unwrap_or_default(), &path, &mut errors);
        let components = list(body, "components", prefix, &mut errors);
        let listed = list(body, "attachments", prefix, &mut errors);
        let attachments = listed.map(|files| {
            let path = format!("{prefix}attachments");
            errors.length(&path, files.len(), 0, FILES);
            let entry = |(index, file)| listed_file(file, &format!("{path}.{index}"), &mut errors);
            files.iter().enumerate().map(entry).collect()
        });
        let allowed = Allowed::read(body.get("allowed_mentions"), answers_interaction, &mut errors);
        let (nonce, enforce_nonce) = nonce(body, prefix, &mut errors);
        errors.result()?;
        let reply_to = &body["message_reference"]["message_id"];
        Ok(Self {
            content,
            embeds,
            components,
            flags: body["flags"].as_u64(),
            attachments,
            allowed,
            nonce,
            enforce_nonce,
            reply_to: reply_to.as_str().and_then(Id::parse).or_else(|| reply_to.as_u64().map(Id)),
            prefix,
        })
    }
}

/// A list field; null clears it.
fn list(body: &Value, name: &str, prefix: &str, errors: &mut FormErrors) -> Option<Vec<Value>> {
    match body.get(name)? {
        Value::Null => Some(Vec::new()),
        Value::Array(items) => Some(items.clone()),
        _ => {
            let message = "Only iterables may be used in a ListType";
            errors.add(&format!("{prefix}{name}"), "LIST_TYPE_CONVERT", message);
            None
        }
    }
}

fn listed_file(file: &Value, path: &str, errors: &mut FormErrors) -> ListedFile {
    let id = match &file["id"] {
        Value::String(id) => id.clone(),
        Value::Number(id) => id.to_string(),
        _ => {
            errors.required(&format!("{path}.id"));
            String::new()
        }
    };
    errors.length(&format!("{path}.description"), chars(file, "description"), 0, DESCRIPTION);
    let text = |name: &str| file[name].as_str().map(str::to_owned);
    ListedFile { id, filename: text("filename"), description: text("description") }
}

fn nonce(body: &Value, prefix: &str, errors: &mut FormErrors) -> (Option<Value>, bool) {
    let nonce = body.get("nonce").filter(|nonce| !nonce.is_null()).cloned();
    let path = format!("{prefix}nonce");
    let length = match &nonce {
        None => 0,
        Some(Value::String(text)) => text.chars().count(),
        Some(Value::Number(number)) if !number.is_f64() => number.to_string().len(),
        Some(_) => {
            errors.choice(&path, "A nonce is a text or a whole number.");
            0
        }
    };
    errors.length(&path, length, 0, NONCE);
    let enforce = body["enforce_nonce"] == true;
    if enforce && nonce.is_none() {
        errors.required(&path);
    }
    (nonce, enforce)
}
