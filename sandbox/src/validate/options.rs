//! The options of a command: types, nesting, order, choices and bounds.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{chars, commands, items};
use crate::limits::{CHOICE, OPTION_TEXT, OPTIONS};
use crate::rest::refusal::FormErrors;

pub(crate) const SUBCOMMAND: u64 = 1;
pub(crate) const GROUP: u64 = 2;
pub(crate) const TEXT: u64 = 3;
pub(crate) const INTEGER: u64 = 4;
pub(crate) const NUMBER: u64 = 10;
pub(crate) const ATTACHMENT: u64 = 11;

/// Checks the options below a command (`depth` 0), group or subcommand.
pub(super) fn check(owner: &Value, path: &str, depth: usize, errors: &mut FormErrors) {
    let options = items(owner, "options");
    let path = format!("{path}.options");
    errors.length(&path, options.len(), 0, OPTIONS);
    let mut names = BTreeSet::new();
    let mut optional_before = false;
    let is_branch = |option: &Value| matches!(kind(option), SUBCOMMAND | GROUP);
    let branches = options.iter().filter(|option| is_branch(option)).count();
    if branches > 0 && branches < options.len() {
        let message = "Sub-command and sub-command group option types are mutually exclusive to \
                       all other types";
        errors.add(&path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
    }
    for (index, option) in options.iter().enumerate() {
        let path = format!("{path}.{index}");
        commands::named(option, &path, errors);
        if !names.insert(option["name"].as_str().unwrap_or_default()) {
            let message = "Option names must be unique";
            errors.add(&path, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID", message);
        }
        if !is_branch(option) {
            let required = option["required"] == true;
            if required && optional_before {
                let message = "Required options must be placed before non-required options";
                errors.add(&path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
            }
            optional_before |= !required;
        }
        nested(option, &path, depth, errors);
    }
}

pub(crate) fn kind(option: &Value) -> u64 {
    option["type"].as_u64().unwrap_or_default()
}

fn nested(option: &Value, path: &str, depth: usize, errors: &mut FormErrors) {
    match kind(option) {
        // A group is allowed only at the top, a subcommand there or in a group.
        GROUP if depth == 0 => check(option, path, 1, errors),
        SUBCOMMAND if depth <= 1 => check(option, path, 2, errors),
        TEXT..=ATTACHMENT if depth != 1 => basic(option, path, errors),
        _ => errors.choice(&format!("{path}.type"), "This type may not stand here."),
    }
}

/// An option that takes a value.
fn basic(option: &Value, path: &str, errors: &mut FormErrors) {
    let kind = kind(option);
    let takes_choices = matches!(kind, TEXT | INTEGER | NUMBER);
    let choices = items(option, "choices");
    let completes = option["autocomplete"] == true;
    if (completes || !choices.is_empty()) && !takes_choices || completes && !choices.is_empty() {
        let message = "Choices and autocomplete exclude each other and need a text or a number";
        errors.add(path, "APPLICATION_COMMAND_AUTOCOMPLETE_INVALID", message);
    }
    check_choices(choices, kind, &format!("{path}.choices"), errors);
    let names: BTreeSet<&str> = choices.iter().filter_map(|c| c["name"].as_str()).collect();
    if names.len() < choices.len() {
        let code = "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS";
        errors.add(&format!("{path}.choices"), code, "Choice names must be unique");
    }
    for (low, high) in [("min_value", "max_value"), ("min_length", "max_length")] {
        let (least, most) = (option[low].as_f64(), option[high].as_f64());
        let is_length = low == "min_length";
        let fits = if is_length { kind == TEXT } else { matches!(kind, INTEGER | NUMBER) };
        let misplaced = (least.is_some() || most.is_some()) && !fits;
        let crossed = least.zip(most).is_some_and(|(least, most)| least > most);
        let too_long =
            is_length && most.is_some_and(|most| most < 1.0 || most > OPTION_TEXT as f64);
        if misplaced || crossed || too_long {
            errors.add(&format!("{path}.{high}"), "BASE_TYPE_BAD_RANGE", "The bounds are wrong.");
        }
    }
}

/// Checks the choices of an option, or of an autocomplete answer.
pub(crate) fn check_choices(choices: &[Value], kind: u64, path: &str, errors: &mut FormErrors) {
    errors.length(path, choices.len(), 0, OPTIONS);
    let mut names = BTreeSet::new();
    for (index, choice) in choices.iter().enumerate() {
        let path = format!("{path}.{index}");
        errors.length(&format!("{path}.name"), chars(choice, "name"), 1, CHOICE);
        if !names.insert(choice["name"].as_str().unwrap_or_default()) {
            let message = "Choice names must be unique";
            errors.add(&path, "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS", message);
        }
        let value = &choice["value"];
        let fits = match kind {
            TEXT => value.is_string(),
            INTEGER => value.is_i64() || value.is_u64(),
            _ => value.is_number(),
        };
        if fits {
            errors.length(&format!("{path}.value"), chars(choice, "value"), 0, CHOICE);
        } else {
            let message = "The value is not of the option's type.";
            errors.add(&format!("{path}.value"), "BASE_TYPE_CHOICES", message);
        }
    }
}
