//! The limits of a command tree: how many commands, their nesting, their names, and their total
//! length.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use regex::Regex;
use serde_json::Value;

use super::{LOCALES, chars, items, options};
use crate::limits::{COMMAND_DESCRIPTION, COMMAND_NAME, COMMAND_TOTAL, COMMANDS, MENU_COMMANDS};
use crate::rest::refusal::{ApiError, FormErrors};

/// The spelling of names: letters, digits, `-`, `_`, `'`, in lower case where there is one.
static NAME: LazyLock<Regex> = LazyLock::new(|| {
    Regex::new(r"^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$")
        .expect("the pattern is a constant that the tests compile")
});

/// A command's type: 1 slash, 2 user, 3 message.
pub(crate) fn kind(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(1)
}

/// Checks a whole set of commands, as a bulk overwrite sends it.
///
/// # Errors
/// The refusal with every wrong field, or 30032 for too many.
pub(crate) fn check(commands: &[Value]) -> Result<(), ApiError> {
    not_too_many(commands.iter())?;
    let mut errors = FormErrors::default();
    let mut names = BTreeSet::new();
    for (index, command) in commands.iter().enumerate() {
        let path = index.to_string();
        if !names.insert((kind(command), command["name"].as_str().unwrap_or_default())) {
            let message = "Application command names must be unique";
            errors.add(&path, "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
        }
        check_one(command, &path, &mut errors);
    }
    errors.result()
}

/// Checks one command that is to stand beside others.
///
/// # Errors
/// The refusal with every wrong field, or 30032 for too many.
pub(crate) fn check_one_of(others: &[Value], command: &Value) -> Result<(), ApiError> {
    not_too_many(others.iter().chain([command]))?;
    let mut errors = FormErrors::default();
    check_one(command, "", &mut errors);
    errors.result()
}

fn not_too_many<'a>(commands: impl Iterator<Item = &'a Value> + Clone) -> Result<(), ApiError> {
    for (of_kind, most) in [(1, COMMANDS), (2, MENU_COMMANDS), (3, MENU_COMMANDS)] {
        if commands.clone().filter(|command| kind(command) == of_kind).count() > most {
            let message = format!("Maximum number of application commands reached ({most})");
            return Err(ApiError::new(400, 30032, &message));
        }
    }
    Ok(())
}

fn check_one(command: &Value, path: &str, errors: &mut FormErrors) {
    let is_slash = kind(command) == 1;
    if is_slash {
        named(command, path, errors);
    } else {
        errors.length(&format!("{path}.name"), chars(command, "name"), 1, COMMAND_NAME);
        errors.length(&format!("{path}.description"), chars(command, "description"), 0, 0);
        errors.length(&format!("{path}.options"), items(command, "options").len(), 0, 0);
    }
    options::check(command, path, 0, errors);
    if size(command) > COMMAND_TOTAL {
        let message = format!("Command exceeds maximum size ({COMMAND_TOTAL})");
        errors.add(path, "APPLICATION_COMMAND_TOO_LARGE", &message);
    }
}

/// Checks the name and description of a command or option, in every language.
pub(super) fn named(definition: &Value, path: &str, errors: &mut FormErrors) {
    let name = format!("{path}.name");
    match definition["name"].as_str() {
        None => errors.required(&name),
        Some(text) => spelt(text, &name, errors),
    }
    let length = chars(definition, "description");
    errors.length(&format!("{path}.description"), length, 1, COMMAND_DESCRIPTION);
    for (field, is_name) in [("name_localizations", true), ("description_localizations", false)] {
        for (locale, text) in definition[field].as_object().into_iter().flatten() {
            let path = format!("{path}.{field}.{locale}");
            let text = text.as_str().unwrap_or_default();
            if !LOCALES.contains(&locale.as_str()) {
                errors.choice(&path, "This is not a locale of Discord.");
            }
            if is_name {
                spelt(text, &path, errors);
            } else {
                errors.length(&path, text.chars().count(), 1, COMMAND_DESCRIPTION);
            }
        }
    }
}

fn spelt(name: &str, path: &str, errors: &mut FormErrors) {
    if !NAME.is_match(name) || name.to_lowercase() != name {
        let message = "Command name is invalid";
        errors.add(path, "APPLICATION_COMMAND_INVALID_NAME", message);
    }
}

/// Characters of names, descriptions and values, each in its longest language.
fn size(definition: &Value) -> usize {
    let longest = |field: &str| {
        let local = definition[format!("{field}_localizations")].as_object();
        let local = local.into_iter().flatten().filter_map(|(_, text)| text.as_str());
        local
            .map(|text| text.chars().count())
            .max()
            .unwrap_or_default()
            .max(chars(definition, field))
    };
    let value = match &definition["value"] {
        Value::Null => 0,
        Value::String(text) => text.chars().count(),
        other => other.to_string().len(),
    };
    let inner = items(definition, "options").iter().chain(items(definition, "choices"));
    longest("name") + longest("description") + value + inner.map(size).sum::<usize>()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn command(name: &str, options: Value) -> Value {
        json!({"name": name, "description": "what it does", "options": options})
    }

    fn option(name: &str, more: Value) -> Value {
        let mut option = json!({"type": 3, "name": name, "description": "what it is"});
        option.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        option
    }

    #[test]
    fn a_good_tree_is_taken() {
        let new = json!({"type": 1, "name": "new", "description": "x", "options": [
            option("sets", json!({"required": true, "autocomplete": true})),
            option("seats", json!({"type": 4, "min_value": 2, "max_value": 6})),
            option("pace", json!({"choices": [{"name": "slow", "value": "slow"}]})),
        ]});
        check(&[command("game", json!([new])), command("łatwa", json!([]))]).unwrap();
    }

    #[test]
    fn what_discord_refuses_is_refused() {
        let sub = json!({"type": 1, "name": "new", "description": "x"});
        let many = |count| (0..count).map(|n| option(&format!("o{n}"), json!({}))).collect();
        let many: fn(usize) -> Vec<Value> = many;
        let wide: Vec<Value> = (0..25)
            .map(|n| {
                option(
                    &format!("o{n}"),
                    json!({"choices":
                (0..25).map(|c| json!({"name": format!("{c:0>20}"), "value": format!("{c}")}))
                    .collect::<Vec<_>>()}),
                )
            })
            .collect();
        let wrong = [
            command("Game", json!([])),
            command("new game", json!([])),
            command("game!", json!([])),
            command(&"x".repeat(33), json!([])),
            json!({"name": "game"}),
            json!({"name": "game", "description": "x".repeat(101)}),
            json!({"name": "game", "description": "x", "name_localizations": {"xx": "y"}}),
            command("game", json!(many(26))),
            command("game", json!([sub, option("cell", json!({}))])),
            command("game", json!([option("a", json!({})), option("a", json!({}))])),
            command(
                "game",
                json!([option("a", json!({})), option("b", json!({"required": true}))]),
            ),
            command(
                "game",
                json!([option(
                    "a",
                    json!({"autocomplete": true,
                "choices": [{"name": "x", "value": "x"}]})
                )]),
            ),
            command("game", json!([option("a", json!({"type": 5, "autocomplete": true}))])),
            command(
                "game",
                json!([option("a", json!({"type": 4, "min_value": 3, "max_value": 2}))]),
            ),
            command(
                "game",
                json!([option(
                    "a",
                    json!({"type": 4,
                "choices": [{"name": "x", "value": "x"}]})
                )]),
            ),
            command("game", json!(wide)),
        ];
        for case in wrong {
            let name = case.to_string();
            assert!(check(&[case]).is_err(), "{}", name.chars().take(200).collect::<String>());
        }
        let twice = command("game", json!([]));
        assert!(check(&[twice.clone(), twice]).is_err());
        let many: Vec<Value> = (0..101).map(|n| command(&format!("c{n}"), json!([]))).collect();
        assert_eq!(check(&many).unwrap_err().body["code"], 30032);
        check(&many[..100]).unwrap();
    }
}
