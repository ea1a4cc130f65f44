//! Whom a message mentions and whom it pings, as Discord resolves it. Ordinary messages resolve
//! everything unless `allowed_mentions` says otherwise; answers to interactions resolve only users.
//! Nothing inside code is a mention.

use std::sync::LazyLock;

use regex::Regex;
use serde_json::Value;

use crate::clock::Id;
use crate::limits::MENTION_LIST;
use crate::rest::refusal::FormErrors;

static USER: LazyLock<Regex> = LazyLock::new(|| pattern(r"<@!?(\d{1,20})>"));
static ROLE: LazyLock<Regex> = LazyLock::new(|| pattern(r"<@&(\d{1,20})>"));
static EVERYONE: LazyLock<Regex> = LazyLock::new(|| pattern(r"@(everyone|here)"));
static CODE: LazyLock<Regex> = LazyLock::new(|| pattern(r"(?s)```.*?```|``.*?``|`[^`]+`"));

fn pattern(text: &str) -> Regex {
    Regex::new(text).expect("the pattern is a constant that the tests compile")
}

/// What a message may mention.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Allowed {
    everyone: bool,
    all_users: bool,
    users: Vec<Id>,
    all_roles: bool,
    roles: Vec<Id>,
}

impl Allowed {
    /// What Discord resolves if `allowed_mentions` is missing.
    pub(crate) fn by_default(answers_interaction: bool) -> Self {
        let ordinary = !answers_interaction;
        let (users, roles) = (Vec::new(), Vec::new());
        Self { everyone: ordinary, all_users: true, users, all_roles: ordinary, roles }
    }

    /// Reads `allowed_mentions`. Null counts as missing.
    pub(crate) fn read(
        value: Option<&Value>,
        answers_interaction: bool,
        errors: &mut FormErrors,
    ) -> Self {
        let Some(value) = value.filter(|value| !value.is_null()) else {
            return Self::by_default(answers_interaction);
        };
        let parse: Vec<&str> = list(value, "parse").filter_map(Value::as_str).collect();
        let ids = |name: &str| -> Vec<Id> {
            let id = |id: &Value| id.as_str().and_then(Id::parse).or_else(|| id.as_u64().map(Id));
            list(value, name).filter_map(id).collect()
        };
        for kind in parse.iter().filter(|kind| !["users", "roles", "everyone"].contains(kind)) {
            let message = format!("'{kind}' is not one of 'everyone', 'roles', 'users'.");
            errors.choice("allowed_mentions.parse", &message);
        }
        for kind in ["users", "roles"] {
            let count = list(value, kind).count();
            if parse.contains(&kind) && count > 0 {
                let message =
                    format!("parse:[\"{kind}\"] and {kind}: [ids...] exclude each other.");
                errors.add(
                    "allowed_mentions",
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    &message,
                );
            }
            errors.length(&format!("allowed_mentions.{kind}"), count, 0, MENTION_LIST);
        }
        Self {
            everyone: parse.contains(&"everyone"),
            all_users: parse.contains(&"users"),
            users: ids("users"),
            all_roles: parse.contains(&"roles"),
            roles: ids("roles"),
        }
    }
}

fn list<'a>(value: &'a Value, name: &str) -> impl Iterator<Item = &'a Value> {
    value.get(name).and_then(Value::as_array).into_iter().flatten()
}

/// The mentions of a text that are allowed.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Mentioned {
    pub(crate) users: Vec<Id>,
    pub(crate) roles: Vec<Id>,
    pub(crate) everyone: bool,
}

/// Resolves the mentions of a message's texts.
pub(crate) fn resolve(texts: &[&str], allowed: &Allowed) -> Mentioned {
    let mut found = Mentioned::default();
    for text in texts {
        let text = CODE.replace_all(text, " ");
        for (named, all, listed, ids) in [
            (&USER, allowed.all_users, &allowed.users, &mut found.users),
            (&ROLE, allowed.all_roles, &allowed.roles, &mut found.roles),
        ] {
            for id in named.captures_iter(&text).filter_map(|capture| Id::parse(&capture[1])) {
                if (all || listed.contains(&id)) && !ids.contains(&id) {
                    ids.push(id);
                }
            }
        }
        found.everyone |= allowed.everyone && EVERYONE.is_match(&text);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn found(text: &str, allowed: &Value, answers_interaction: bool) -> Mentioned {
        let mut errors = FormErrors::default();
        let allowed = Allowed::read(Some(allowed), answers_interaction, &mut errors);
        errors.result().unwrap();
        resolve(&[text], &allowed)
    }

    fn users(ids: &[u64]) -> Vec<Id> {
        ids.iter().copied().map(Id).collect()
    }

    #[test]
    fn an_ordinary_message_names_everybody_by_default_and_an_answer_only_users() {
        let text = "@everyone <@7> <@!8> <@7>";
        let ordinary = found(text, &Value::Null, false);
        assert_eq!(
            ordinary,
            Mentioned { users: users(&[7, 8]), everyone: true, ..Mentioned::default() }
        );
        let answer = found(text, &Value::Null, true);
        assert_eq!(
            answer,
            Mentioned { users: users(&[7, 8]), everyone: false, ..Mentioned::default() }
        );
    }

    #[test]
    fn allowed_mentions_narrow_what_is_named() {
        let text = "@here <@7> <@8>";
        assert_eq!(found(text, &json!({"parse": []}), false), Mentioned::default());
        assert_eq!(found(text, &json!({}), false), Mentioned::default());
        let one = found(text, &json!({"parse": [], "users": ["8", "9"]}), false);
        assert_eq!(one, Mentioned { users: users(&[8]), everyone: false, ..Mentioned::default() });
        assert!(found(text, &json!({"parse": ["everyone"]}), true).everyone);
    }

    #[test]
    fn a_role_is_named_by_default_in_an_ordinary_message_only() {
        let text = "<@&7> <@&8> `<@&9>`";
        assert_eq!(found(text, &Value::Null, false).roles, users(&[7, 8]));
        assert_eq!(found(text, &Value::Null, true).roles, []);
        assert_eq!(found(text, &json!({"roles": ["8"]}), true).roles, users(&[8]));
        assert_eq!(found(text, &json!({"parse": ["roles"]}), true).roles, users(&[7, 8]));
        assert_eq!(found(text, &json!({"parse": ["users"]}), false).roles, []);
    }

    #[test]
    fn nothing_inside_code_is_a_mention() {
        let text = "`<@7>` ```\n@everyone <@8>\n``` <@9>";
        let named = found(text, &Value::Null, false);
        assert_eq!(
            named,
            Mentioned { users: users(&[9]), everyone: false, ..Mentioned::default() }
        );
    }

    #[test]
    fn a_list_beside_parse_is_refused() {
        let mut errors = FormErrors::default();
        let both = json!({"parse": ["users"], "users": ["8"]});
        Allowed::read(Some(&both), false, &mut errors);
        assert!(errors.result().is_err());
    }
}
