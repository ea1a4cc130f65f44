//! The command tree: one list, used for the registration with Discord, the help and the tests.
//! Names are here; every description is a sentence from the Fluent files. What a command does is
//! elsewhere.

use serde_json::{Value as Json, json};

use crate::port::Permissions;
use crate::table::host_tiles;
use crate::text::Text;

/// Type numbers of Discord ("Application Command Option Type").
mod kind {
    pub const SUBCOMMAND: u8 = 1;
    pub const STRING: u8 = 3;
    pub const BOOLEAN: u8 = 5;
    pub const USER: u8 = 6;
}

/// A command or a subcommand.
#[derive(Debug)]
pub struct Command {
    /// Its name, as typed.
    pub name: &'static str,
    /// Its subcommands; a command that has some cannot be used by itself.
    pub subcommands: &'static [Self],
    /// Its options, required ones first.
    pub options: &'static [Opt],
}

/// An option of a command.
#[derive(Debug)]
pub struct Opt {
    /// Its name, as typed.
    pub name: &'static str,
    /// The values it takes.
    pub takes: Takes,
    /// Whether the command cannot be sent without it.
    pub required: bool,
}

/// The values an option takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// Text, with completions from what is currently possible.
    Completed,
    /// One of these words; each is shown as a sentence.
    OneOf(&'static [&'static str]),
    /// Yes or no.
    Flag,
    /// A member of the server.
    Person,
}

const fn command(name: &'static str, options: &'static [Opt]) -> Command {
    Command { name, subcommands: &[], options }
}

const fn needs(name: &'static str) -> Opt {
    Opt { name, takes: Takes::Completed, required: true }
}

const fn may(name: &'static str, takes: Takes) -> Opt {
    Opt { name, takes, required: false }
}

const fn person(name: &'static str) -> Opt {
    Opt { name, takes: Takes::Person, required: true }
}

/// Undo policy once later information has been revealed.
pub const UNDO: &[&str] = &["consent", "off"];
/// The colours of a table's pictures.
pub const THEMES: &[&str] = &["sets", "summer", "dark", "winter"];
/// When a spectator is notified.
pub const WATCH: &[&str] = &["move", "daily", "end", "off"];
/// How often a player is reminded.
pub const REMINDERS: &[&str] = &["usual", "last", "daily", "never"];
/// Where pings go.
pub const PINGS: &[&str] = &["channel", "direct", "both"];
/// The parts of the board that `/board` shows.
pub const VIEWS: &[&str] = &["whole", "focus", "features", "fields", "dead"];

/// Every command.
pub const TREE: &[Command] = &[
    Command {
        name: "game",
        subcommands: &[
            command(
                "new",
                &[
                    may("sets", Takes::Completed),
                    may("options", Takes::Completed),
                    may("pace", Takes::Completed),
                    may("weekends", Takes::Flag),
                    may("undo", Takes::OneOf(UNDO)),
                    may("tiles", Takes::Completed),
                    may("theme", Takes::OneOf(THEMES)),
                ],
            ),
            command(
                "options",
                &[
                    may("sets", Takes::Completed),
                    may("options", Takes::Completed),
                    may("theme", Takes::OneOf(THEMES)),
                ],
            ),
            command("join", &[]),
            command("leave", &[]),
            command("start", &[]),
            command("info", &[]),
            command("invite", &[]),
            command("substitute", &[]),
            command("return", &[]),
            command("pace", &[needs("pace"), may("weekends", Takes::Flag)]),
            command("pause", &[needs("days")]),
            command("wait", &[]),
            command("resign", &[]),
            command("handover", &[person("user")]),
            command("take", &[]),
            command("kick", &[person("user")]),
            command("rematch", &[]),
            command("move", &[needs("game")]),
            command("watch", &[may("how", Takes::OneOf(WATCH))]),
            command("end", &[]),
        ],
        options: &[],
    },
    Command {
        name: "tile",
        subcommands: &[
            command("add", &[needs("tile"), may("set", Takes::OneOf(host_tiles::KEYS))]),
            command("list", &[]),
            command("remove", &[needs("number")]),
        ],
        options: &[],
    },
    command("turn", &[]),
    command("place", &[needs("cell"), may("rotation", Takes::Completed)]),
    command("rotate", &[may("rotation", Takes::Completed)]),
    command("deploy", &[needs("spot"), may("figure", Takes::Completed)]),
    command("pass", &[]),
    command("confirm", &[]),
    command("undo", &[]),
    command("choose", &[needs("option"), may("amount", Takes::Completed)]),
    command(
        "board",
        &[may("view", Takes::OneOf(VIEWS)), may("text", Takes::Flag), may("share", Takes::Flag)],
    ),
    command("score", &[may("share", Takes::Flag)]),
    command("tiles", &[]),
    command("log", &[]),
    command("replay", &[may("share", Takes::Flag)]),
    command("since", &[]),
    Command {
        name: "standing",
        subcommands: &[
            command("add", &[needs("answer")]),
            command("list", &[]),
            command("remove", &[needs("answer")]),
        ],
        options: &[],
    },
    Command {
        name: "my",
        subcommands: &[
            command("games", &[]),
            command(
                "settings",
                &[
                    may("zone", Takes::Completed),
                    may("quiet", Takes::Completed),
                    may("reminders", Takes::OneOf(REMINDERS)),
                    may("pings", Takes::OneOf(PINGS)),
                    may("next", Takes::Flag),
                ],
            ),
            command("vacation", &[needs("days")]),
        ],
        options: &[],
    },
    Command {
        name: "server",
        subcommands: &[
            command("ban", &[person("user")]),
            command("unban", &[person("user")]),
            command("overview", &[]),
        ],
        options: &[],
    },
    Command {
        name: "privacy",
        subcommands: &[command("export", &[]), command("erase", &[])],
        options: &[],
    },
    command("rules", &[may("topic", Takes::Completed)]),
    command("learn", &[]),
    command("help", &[]),
];

/// Where the commands can be used: in servers, and in direct messages with the bot (0 and 1,
/// "Interaction Context Types").
const CONTEXTS: [u8; 2] = [0, 1];
/// Only in servers.
const IN_SERVERS: [u8; 1] = [0];
/// The command shown only to those who run the server; `access.rs` checks them again.
const OF_ADMINS: &str = "server";
/// Installed on servers (0, "Application Integration Types").
const INSTALLED_TO: [u8; 1] = [0];

/// The registration: a JSON array for Bulk Overwrite Global Application Commands.
pub fn registration() -> Json {
    let text = Text::of("en");
    TREE.iter()
        .map(|command| {
            let mut body = command.body(text, "command");
            body["type"] = json!(1);
            body["contexts"] = json!(CONTEXTS);
            if command.name == OF_ADMINS {
                body["contexts"] = json!(IN_SERVERS);
                body["default_member_permissions"] = json!(Permissions::MANAGE_GUILD.0.to_string());
            }
            body["integration_types"] = json!(INSTALLED_TO);
            body
        })
        .collect()
}

/// The command at a path as Discord sends it; none if there is no such command.
pub fn at(path: &[String]) -> Option<&'static Command> {
    let mut level = TREE;
    let mut found = None;
    for word in path {
        let command = level.iter().find(|command| command.name == word)?;
        level = command.subcommands;
        found = Some(command);
    }
    found.filter(|command| command.subcommands.is_empty())
}

impl Command {
    fn body(&self, text: &Text, prefix: &str) -> Json {
        let key = format!("{prefix}-{}", self.name);
        let mut options: Vec<Json> = Vec::new();
        for sub in self.subcommands {
            let mut body = sub.body(text, &key);
            body["type"] = json!(kind::SUBCOMMAND);
            options.push(body);
        }
        options.extend(self.options.iter().map(|option| option.body(text)));
        json!({ "name": self.name, "description": text.say(&key), "options": options })
    }
}

impl Opt {
    fn body(&self, text: &Text) -> Json {
        let key = format!("option-{}", self.name);
        let mut body = json!({ "name": self.name, "description": text.say(&key) });
        if self.required {
            body["required"] = json!(true);
        }
        match self.takes {
            Takes::Completed => {
                body["type"] = json!(kind::STRING);
                body["autocomplete"] = json!(true);
            }
            Takes::OneOf(words) => {
                let shown = |word: &&str| json!({ "name": text.say(&format!("{key}-{word}")), "value": word });
                body["type"] = json!(kind::STRING);
                body["choices"] = words.iter().map(shown).collect();
            }
            Takes::Flag => body["type"] = json!(kind::BOOLEAN),
            Takes::Person => body["type"] = json!(kind::USER),
        }
        body
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::port::limits;

    fn is_name(name: &str) -> bool {
        (1..=32).contains(&name.chars().count())
            && name
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-')
    }

    /// Names, descriptions and values, which Discord counts together.
    fn characters(body: &Json) -> usize {
        match body {
            Json::Object(fields) => fields
                .iter()
                .map(|(key, value)| match value {
                    Json::String(text)
                        if ["name", "description", "value"].contains(&key.as_str()) =>
                    {
                        text.chars().count()
                    }
                    other => characters(other),
                })
                .sum(),
            Json::Array(items) => items.iter().map(characters).sum(),
            _ => 0,
        }
    }

    fn check(body: &Json, depth: usize) {
        let name = body["name"].as_str().unwrap();
        let description = body["description"].as_str().unwrap();
        assert!(is_name(name), "{name}");
        let length = description.chars().count();
        assert!((1..=100).contains(&length), "{name}: {description}");
        assert!(!description.starts_with("command-") && !description.starts_with("option-"));
        let none = Vec::new();
        let options = body["options"].as_array().unwrap_or(&none);
        assert!(options.len() <= 25 && depth <= 3, "{name}");
        let mut names: Vec<&str> = options.iter().map(|o| o["name"].as_str().unwrap()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), options.len(), "{name}: an option is there twice");
        let required: Vec<bool> = options.iter().map(|o| o["required"] == json!(true)).collect();
        assert!(required.is_sorted_by(|a, b| a >= b), "{name}: required options come first");
        let choices = body["choices"].as_array().unwrap_or(&none);
        assert!(choices.len() <= 25);
        assert!(choices.is_empty() || body.get("autocomplete").is_none());
        for choice in choices {
            for field in ["name", "value"] {
                let length = choice[field].as_str().unwrap().chars().count();
                assert!((1..=limits::CHOICE_TEXT).contains(&length), "{name}");
            }
        }
        options.iter().for_each(|option| check(option, depth + 1));
    }

    #[test]
    fn the_whole_tree_is_within_what_discord_accepts() {
        let tree = registration();
        let commands = tree.as_array().unwrap();
        assert!((1..=100).contains(&commands.len()));
        let mut names: Vec<&str> = commands.iter().map(|c| c["name"].as_str().unwrap()).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), commands.len());
        for command in commands {
            check(command, 1);
            assert!(characters(command) <= 8000, "{}", command["name"]);
            let mixed = command["options"].as_array().unwrap();
            let subs = mixed.iter().filter(|o| o["type"] == json!(kind::SUBCOMMAND)).count();
            assert!(subs == 0 || subs == mixed.len(), "subcommands and options do not mix");
        }
    }

    #[test]
    fn commands_for_those_who_run_the_server_are_shown_to_nobody_else() {
        for command in registration().as_array().unwrap() {
            let (needs, contexts) = match command["name"].as_str() {
                Some("server") => (json!("32"), json!([0])),
                _ => (Json::Null, json!([0, 1])),
            };
            assert_eq!(command["default_member_permissions"], needs, "{}", command["name"]);
            assert_eq!(command["contexts"], contexts, "{}", command["name"]);
        }
    }

    #[test]
    fn a_path_finds_its_command_and_no_other() {
        let path = |words: &str| words.split(' ').map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(at(&path("game new")).unwrap().name, "new");
        assert_eq!(at(&path("place")).unwrap().options.len(), 2);
        for wrong in ["game", "", "game new x", "nothing", "new", "GAME new"] {
            assert!(at(&path(wrong)).is_none(), "{wrong}");
        }
    }
}
