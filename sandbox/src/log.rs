//! Every request of the bot, one JSON object per line, so that a run can be checked against
//! Discord's documentation afterwards. Headers are left out on purpose: they contain the bot's
//! token.

use serde_json::{Value, json};

use crate::rest::call::Call;

/// The requests so far, in the order of arrival.
#[derive(Debug, Default)]
pub(crate) struct RequestLog {
    lines: Vec<Value>,
    off: bool,
}

impl RequestLog {
    /// Records nothing more.
    pub(crate) fn keeps_nothing(&mut self) {
        self.off = true;
    }

    /// Records a request and returns its number.
    pub(crate) fn note(&mut self, call: &Call) -> usize {
        if self.off {
            return usize::MAX;
        }
        let file = |file: &crate::rest::call::SentFile| {
            json!({
                "name": file.part,
                "filename": file.filename,
                "content_type": file.content_type,
                "bytes": file.bytes.len(),
            })
        };
        let files: Vec<Value> = call.files.iter().map(file).collect();
        let path = match call.query.as_str() {
            "" => call.path.clone(),
            query => format!("{}?{query}", call.path),
        };
        self.lines.push(json!({
            "method": call.method.as_str(),
            "path": path,
            "body": call.body,
            "files": files,
            "status": Value::Null,
        }));
        self.lines.len() - 1
    }

    /// Adds the sandbox's answer to the request with this number.
    pub(crate) fn answered(&mut self, number: usize, status: u16) {
        if let Some(line) = self.lines.get_mut(number) {
            line["status"] = json!(status);
        }
    }

    /// The log as text.
    pub(crate) fn to_jsonl(&self) -> String {
        self.lines.iter().map(|line| format!("{line}\n")).collect()
    }
}
