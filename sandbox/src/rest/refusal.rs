//! Discord's refusals: a status, a code and a message in Discord's words, and for invalid bodies
//! the tree of errors by field.

use serde_json::{Map, Value, json};

/// A refused request.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) body: Value,
    /// Seconds to wait, for a 429.
    pub(crate) retry_after: Option<f64>,
}

impl ApiError {
    pub(crate) fn new(status: u16, code: u32, message: &str) -> Self {
        Self { status, body: json!({"message": message, "code": code}), retry_after: None }
    }

    /// 404 with the code for the missing thing.
    pub(crate) fn unknown(what: &str) -> Self {
        let code = match what {
            "Application" => 10002,
            "Channel" => 10003,
            "Guild" => 10004,
            "Message" => 10008,
            "User" => 10013,
            "Webhook" => 10015,
            "Interaction" => 10062,
            _ => 0,
        };
        Self::new(404, code, &format!("Unknown {what}"))
    }

    /// A route that the sandbox does not have.
    pub(crate) fn no_route() -> Self {
        Self::new(404, 0, "404: Not Found")
    }

    pub(crate) fn unauthorized() -> Self {
        Self::new(401, 0, "401: Unauthorized")
    }

    /// The bot cannot see the channel.
    pub(crate) fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }

    /// The bot can see the channel but lacks the permission for this.
    pub(crate) fn missing_permissions() -> Self {
        Self::new(403, 50013, "Missing Permissions")
    }

    pub(crate) fn thread_archived() -> Self {
        Self::new(400, 50083, "Thread is archived")
    }

    /// It is open, but only moderators write there.
    pub(crate) fn thread_locked() -> Self {
        Self::new(403, 160_005, "Thread is locked")
    }

    pub(crate) fn wrong_kind() -> Self {
        Self::new(400, 50024, "Cannot execute action on this channel type")
    }

    /// 429, with the number of seconds to wait: for one bucket, or for all.
    pub(crate) fn rate_limited(retry_after: f64, global: bool) -> Self {
        let message = "You are being rate limited.";
        let body =
            json!({"message": message, "code": 0, "retry_after": retry_after, "global": global});
        Self { status: 429, body, retry_after: Some(retry_after) }
    }

    /// One wrong field.
    pub(crate) fn field(path: &str, code: &str, message: &str) -> Self {
        let mut errors = FormErrors::default();
        errors.add(path, code, message);
        errors.refusal()
    }
}

/// The errors in a body, by field.
#[derive(Debug, Default)]
pub(crate) struct FormErrors {
    found: Vec<(String, String, String)>,
}

impl FormErrors {
    /// Notes an error at a path like `embeds.0.title`.
    pub(crate) fn add(&mut self, path: &str, code: &str, message: &str) {
        self.found.push((path.to_owned(), code.to_owned(), message.to_owned()));
    }

    pub(crate) fn required(&mut self, path: &str) {
        self.add(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    pub(crate) fn choice(&mut self, path: &str, message: &str) {
        self.add(path, "BASE_TYPE_CHOICES", message);
    }

    /// Checks a count of characters or items.
    pub(crate) fn length(&mut self, path: &str, length: usize, least: usize, most: usize) {
        if length < least || length > most {
            let message = format!("Must be between {least} and {most} in length.");
            self.add(path, "BASE_TYPE_BAD_LENGTH", &message);
        }
    }

    /// Nothing if no error was found, else the refusal.
    pub(crate) fn result(self) -> Result<(), ApiError> {
        if self.found.is_empty() { Ok(()) } else { Err(self.refusal()) }
    }

    /// The refusal with all errors found, as a tree.
    pub(crate) fn refusal(self) -> ApiError {
        let mut tree = Map::new();
        for (path, code, message) in &self.found {
            let mut node = &mut tree;
            for name in path.split('.').filter(|name| !name.is_empty()) {
                let child = node.entry(name).or_insert_with(|| Value::Object(Map::new()));
                let Value::Object(child) = child else { unreachable!("only objects are put in") };
                node = child;
            }
            let list = node.entry("_errors").or_insert_with(|| json!([]));
            if let Some(list) = list.as_array_mut() {
                list.push(json!({"code": code, "message": message}));
            }
        }
        let body = json!({"message": "Invalid Form Body", "code": 50035, "errors": tree});
        ApiError { status: 400, body, retry_after: None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_a_tree_by_field() {
        let mut errors = FormErrors::default();
        errors.length("embeds.0.title", 300, 1, 256);
        errors.required("embeds.0.fields.1.name");
        let body = errors.refusal().body;
        assert_eq!(body["code"], 50035);
        let title = &body["errors"]["embeds"]["0"]["title"]["_errors"][0];
        assert_eq!(title["code"], "BASE_TYPE_BAD_LENGTH");
        let name = &body["errors"]["embeds"]["0"]["fields"]["1"]["name"]["_errors"][0];
        assert_eq!(name["code"], "BASE_TYPE_REQUIRED");
    }
}
