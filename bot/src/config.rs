//! The settings: one table of names, defaults and meanings, used for reading them, for the errors
//! and for the test of `.env.example`. Values come from the environment, then from a file `.env` in
//! the current folder. An empty value counts as unset.

mod addresses;
mod names;
mod secrets;
mod sources;

use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use queues::quotas::Quotas;
use storage::{Address, Millis, WrongAddress};
use tracing::level_filters::LevelFilter;

use self::addresses::{discord, http, pages, webhook};
pub use self::names::UnknownName;
use self::secrets::value_or_file;
pub(crate) use self::sources::{ENV_FILE, file, log_format, lookup, unknown};
use crate::hooks::WebhookSettings;
use crate::public_key::PublicKey;

/// One setting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Setting {
    /// Its name in the environment.
    pub name: &'static str,
    /// Its default; empty if it has none.
    pub default: &'static str,
    /// The values it takes, as worded in an error.
    pub takes: &'static str,
    /// Its meaning, one sentence per line.
    pub meaning: &'static [&'static str],
}

/// The bot's token.
pub const TOKEN: Setting = Setting {
    name: "DISCORD_TOKEN",
    default: "",
    takes: "a bot token of three parts with dots between them",
    meaning: &[
        "The token of the bot (Discord Developer Portal, Bot, Token). It is a secret.",
        "Without it Carcas opens its own sandbox, a small Discord on this machine.",
    ],
};
/// Whether there may be a sandbox in place of Discord.
pub const SANDBOX: Setting = Setting {
    name: "CARCAS_SANDBOX",
    default: "yes",
    takes: "one of yes, no",
    meaning: &[
        "Whether Carcas opens its sandbox when there is no token. With no it then refuses to run: the",
        "container and the unit for systemd say so.",
    ],
};
/// Another address in place of Discord.
pub const DISCORD_URL: Setting = Setting {
    name: "CARCAS_DISCORD_URL",
    default: "",
    takes: "an address such as http://127.0.0.1:8787; https:// if it is on another machine",
    meaning: &[
        "Connect to a sandbox or a proxy at this address, not to Discord, and start no sandbox.",
    ],
};
/// Whether the token may be sent over a network unencrypted.
pub const PLAIN_HTTP: Setting = Setting {
    name: "CARCAS_ALLOW_PLAIN_HTTP",
    default: "no",
    takes: "one of yes, no",
    meaning: &[
        "Whether CARCAS_DISCORD_URL may be http:// on another machine. Whoever is between can then",
        "read the token and everything that is said.",
    ],
};
/// Where interactions are received over HTTP.
pub const HTTP_ADDR: Setting = Setting {
    name: "CARCAS_HTTP_ADDR",
    default: "",
    takes: "an address of this machine and a port, such as 127.0.0.1:8080 or [::]:8080",
    meaning: &[
        "Where Discord's interactions are received over HTTP, at the path /interactions. Empty: over",
        "the gateway, which needs no open port. docs/operating.md says what must stand in front.",
    ],
};
/// The key that Discord's signatures are checked with.
pub const PUBLIC_KEY: Setting = Setting {
    name: "DISCORD_PUBLIC_KEY",
    default: "",
    takes: "the 64 hexadecimal digits of the application's public key (Discord Developer Portal, \
            General Information)",
    meaning: &[
        "The public key of the application (Discord Developer Portal, General Information), for",
        "CARCAS_HTTP_ADDR. A sandbox is asked for its key. It is no secret.",
    ],
};
/// Where the sandbox listens.
pub const SANDBOX_ADDR: Setting = Setting {
    name: "CARCAS_SANDBOX_ADDR",
    default: "127.0.0.1:8787",
    takes: "a loopback address and a port such as 127.0.0.1:8787",
    meaning: &["Where the sandbox listens when there is no token, and for `carcas sandbox`."],
};
/// How much Discord allows.
pub const REQUESTS: Setting = Setting {
    name: "DISCORD_REQUESTS_PER_SECOND",
    default: "50",
    takes: "a whole number from 10 to 1000",
    meaning: &[
        "How many requests Discord allows the application in a second. It is 50; Discord raises it on",
        "request for very large bots.",
    ],
};
/// The database.
pub const DATABASE: Setting = Setting {
    name: "CARCAS_DATABASE",
    default: "carcas.sqlite",
    takes: "the path of a file, or postgres://user:password@host:port/database",
    meaning: &[
        "The SQLite file with all games. It is created and migrated by itself, in a folder that is there.",
        "It must be on a local disk; one process uses it at a time. Without this setting the sandbox",
        "has a file of its own, carcas-sandbox.sqlite.",
        "Or a database on a PostgreSQL server, 13 or newer: postgres://user:password@host:port/name,",
        "with ?sslmode=require (or verify-full) if the server is on another machine. It is a secret",
        "then; without a password in it, PGPASSWORD or ~/.pgpass is used. docs/operating.md has more.",
    ],
};
/// The log level.
pub const LOG: Setting = Setting {
    name: "CARCAS_LOG",
    default: "info",
    takes: "one of error, warn, info, debug, trace",
    meaning: &[
        "How much is logged to standard error: error, warn, info, debug or trace.",
        "At no level does the log hold tokens or words of players.",
    ],
};
/// Where numbers and health are told.
pub const METRICS_ADDR: Setting = Setting {
    name: "CARCAS_METRICS_ADDR",
    default: "",
    takes: "an address and a port such as 127.0.0.1:9464",
    meaning: &[
        "Where /metrics (for Prometheus), /healthz and /readyz answer; nowhere if it is empty. Whoever",
        "reaches it may read it, so it must not be reachable from the internet.",
    ],
};
/// Where public games have pages.
pub const WEB_ADDR: Setting = Setting {
    name: "CARCAS_WEB_ADDR",
    default: "",
    takes: "an address and a port such as 127.0.0.1:8090",
    meaning: &[
        "Where games whose table says public:true have a page that anybody can read, with the names of",
        "their players; nowhere if it is empty. A proxy in front of it brings HTTPS.",
    ],
};
/// Under which address people reach those pages.
pub const WEB_URL: Setting = Setting {
    name: "CARCAS_WEB_URL",
    default: "",
    takes: "an address that begins with https:// or http://",
    meaning: &[
        "The address under which people reach these pages, such as https://games.example.org. /game info",
        "then has a link to the page of its game, and each request tells Discord that its sender is at home",
        "there. Empty: no links.",
    ],
};
/// Where events of public games are posted.
pub const WEBHOOK_URL: Setting = Setting {
    name: "CARCAS_WEBHOOK_URL",
    default: "",
    takes: "an address that begins with https://, or with http:// if it is on this machine",
    meaning: &[
        "Where a program of yours is told of each move and end of a public game, as JSON by POST. It is",
        "tried a few times; nobody waits for it. Empty: nowhere.",
    ],
};
/// What webhooks are signed with.
pub const WEBHOOK_SECRET: Setting = Setting {
    name: "CARCAS_WEBHOOK_SECRET",
    default: "",
    takes: "at least 16 characters without blanks, for CARCAS_WEBHOOK_URL",
    meaning: &[
        "The secret with which they are signed (X-Carcas-Signature: HMAC-SHA256 of the body), so that",
        "your program knows who says so.",
    ],
};
/// The log format.
pub const LOG_FORMAT: Setting = Setting {
    name: "CARCAS_LOG_FORMAT",
    default: "text",
    takes: "one of text, json",
    meaning: &["The form of the log: text for people, json for collectors."],
};
/// How long a move can be undone.
pub const DRAW_GRACE: Setting = Setting {
    name: "CARCAS_DRAW_GRACE_SECONDS",
    default: "180",
    takes: "a whole number of seconds from 0 to 86400",
    meaning: &[
        "After a move, seconds until the next tile is drawn if its player does not look before.",
        "Until then whoever moved may take the move back.",
    ],
};

/// How many open games a server may have.
pub const SERVER_GAMES: Setting = Setting {
    name: "CARCAS_GAMES_PER_SERVER",
    default: "50",
    takes: "a whole number from 1 to 10000",
    meaning: &["The most open games of one server."],
};
/// How many open games a person may play in.
pub const PLAYER_GAMES: Setting = Setting {
    name: "CARCAS_GAMES_PER_PLAYER",
    default: "10",
    takes: "a whole number from 1 to 10000",
    meaning: &["The most open games that one person sits in."],
};
/// How many tables a person may open per hour.
pub const HOUR_TABLES: Setting = Setting {
    name: "CARCAS_TABLES_PER_HOUR",
    default: "5",
    takes: "a whole number from 1 to 10000",
    meaning: &["The most tables that one person opens within an hour."],
};
/// How much a person may do in ten seconds.
pub const ACTS: Setting = Setting {
    name: "CARCAS_COMMANDS_PER_TEN_SECONDS",
    default: "30",
    takes: "a whole number from 1 to 10000",
    meaning: &["The most commands and presses of one person within ten seconds."],
};
/// How many pictures are drawn at once.
pub const PICTURES: Setting = Setting {
    name: "CARCAS_PICTURES",
    default: "2",
    takes: "a whole number from 0 to 64",
    meaning: &[
        "How many pictures are drawn at the same time; one moving picture is drawn beside them.",
        "With 0 none is, and every message has its words alone.",
    ],
};

/// How many pictures may wait.
pub const PICTURES_WAIT: Setting = Setting {
    name: "CARCAS_PICTURES_WAITING",
    default: "64",
    takes: "a whole number from 1 to 10000",
    meaning: &[
        "How many pictures may wait to be drawn. Beyond that the server that waits for most gets",
        "words alone.",
    ],
};

/// How many seats are thought for at once.
pub const THINKING: Setting = Setting {
    name: "CARCAS_THINKING",
    default: "1",
    takes: "a whole number from 1 to 64",
    meaning: &[
        "For how many seats that Carcas plays it thinks at the same time, each on a thread that lets",
        "everything else come first. Others wait for their turn.",
    ],
};

/// How much is thought about one decision.
pub const THINKING_NODES: Setting = Setting {
    name: "CARCAS_THINKING_NODES",
    default: "1000000",
    takes: "a whole number from 100 to 1000000",
    meaning: &[
        "The most positions that Carcas looks at for one decision, whatever its level. The strongest",
        "level looks at 160,000; with fewer it plays worse and takes less of a small machine.",
    ],
};

/// The folder of art packs.
pub const ART: Setting = Setting {
    name: "CARCAS_ART",
    default: "",
    takes: "the path of a folder",
    meaning: &[
        "A folder of art packs, each a folder with a picture for every tile that it paints.",
        "`carcas art new NAME` makes one, `carcas art check NAME` checks it; docs/art.md explains how.",
    ],
};

/// Every setting.
pub const ALL: [Setting; 26] = [
    TOKEN,
    SANDBOX,
    DISCORD_URL,
    PLAIN_HTTP,
    HTTP_ADDR,
    PUBLIC_KEY,
    REQUESTS,
    SANDBOX_ADDR,
    DATABASE,
    LOG,
    LOG_FORMAT,
    METRICS_ADDR,
    WEB_ADDR,
    WEB_URL,
    WEBHOOK_URL,
    WEBHOOK_SECRET,
    DRAW_GRACE,
    SERVER_GAMES,
    PLAYER_GAMES,
    HOUR_TABLES,
    ACTS,
    PICTURES,
    PICTURES_WAIT,
    THINKING,
    THINKING_NODES,
    ART,
];

/// The settings that may be secrets. Each may stand in a file of its own instead.
pub const SECRETS: [Setting; 4] = [TOKEN, DATABASE, WEBHOOK_URL, WEBHOOK_SECRET];

/// The file of the sandbox's games, unless another one is set.
const SANDBOX_DATABASE: &str = "carcas-sandbox.sqlite";

/// A text that is never printed.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// Wraps a secret.
    pub fn new(secret: impl Into<String>) -> Self {
        Self(secret.into())
    }

    /// The secret itself; only for the header of a request.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(..)")
    }
}

/// The format of the logs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LogFormat {
    /// For people.
    Text,
    /// One JSON object per line.
    Json,
}

impl LogFormat {
    fn parse(text: &str) -> Option<Self> {
        match text.trim() {
            "text" => Some(Self::Text),
            "json" => Some(Self::Json),
            _ => None,
        }
    }
}

/// What Carcas connects to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Discord {
    /// Discord itself.
    Real(Secret),
    /// A sandbox or proxy that is already running.
    At(String, Secret),
    /// A sandbox started by this process.
    Sandbox,
}

/// How interactions are received over HTTP.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Http {
    /// The address to listen on.
    pub addr: SocketAddr,
    /// The key of the application; none if a sandbox is to be asked.
    pub key: Option<PublicKey>,
}

/// All settings, read and validated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// What to connect to.
    pub discord: Discord,
    /// How interactions are received over HTTP; none if they come over the gateway.
    pub http: Option<Http>,
    /// How many requests Discord allows in a second.
    pub requests_per_second: u32,
    /// The address for its own sandbox to listen on.
    pub sandbox: SocketAddr,
    /// Whether it may open that sandbox.
    pub may_sandbox: bool,
    /// The database: a file or a server.
    pub database: Address,
    /// The database that the bot serves from: the same, unless it opens its sandbox and no database is
    /// set.
    pub served_database: Address,
    /// The log level.
    pub log: LevelFilter,
    /// The log format.
    pub log_format: LogFormat,
    /// Where numbers and health are told, if anywhere.
    pub metrics: Option<SocketAddr>,
    /// Where public games have pages.
    pub web: Option<SocketAddr>,
    /// Under which address people reach them; it ends without a slash.
    pub pages: Option<String>,
    /// Where events of public games are posted.
    pub webhook: Option<WebhookSettings>,
    /// How long after a move the next tile is drawn, in milliseconds.
    pub draw_grace: Millis,
    /// How much a person and a server may ask for.
    pub quotas: Quotas,
    /// How many pictures are drawn at once.
    pub pictures: u32,
    /// For how many seats is thought at once.
    pub thinking: u32,
    /// The most positions that are looked at for one decision.
    pub thinking_nodes: u32,
    /// The folder of art packs, if there is one.
    pub art: Option<PathBuf>,
}

/// A setting that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BadSetting {
    /// The value is not one that the setting takes. It is not repeated, because it may be a secret.
    #[error("{}: needs {}", .0.name, .0.takes)]
    Value(Setting),
    /// The address of the database has a parameter that is not known.
    #[error("{name}: {1}", name = .0.name)]
    Address(Setting, WrongAddress),
    /// The value and a file with it are both given.
    #[error(
        "{name}: both {name} and {name}_FILE ({path}) are given: remove one",
        name = .0.name,
        path = .1.display()
    )]
    Twice(Setting, PathBuf),
    /// The file with the value cannot be used.
    #[error("{name}_FILE: {path}: {2}", name = .0.name, path = .1.display())]
    SecretFile(Setting, PathBuf, String),
    /// The file `.env` cannot be read.
    #[error(".env: {0}")]
    File(String),
}

/// The token used where a sandbox wants one.
pub(crate) const SANDBOX_TOKEN: &str = "sandbox";

impl Config {
    /// The settings of this process: from its environment, then from the file `.env` in the current
    /// folder.
    ///
    /// # Errors
    /// [`BadSetting`], one line that names the setting.
    pub fn read() -> Result<Self, BadSetting> {
        match file(Path::new(ENV_FILE)) {
            (_, Some(wrong)) => Err(wrong),
            (file, None) => Self::from(lookup(&file)),
        }
    }

    /// The settings with the values that `get` returns.
    ///
    /// # Errors
    /// [`BadSetting::Value`] or [`BadSetting::Address`] for the first setting that cannot be used.
    pub fn from(get: impl Fn(&str) -> Option<String>) -> Result<Self, BadSetting> {
        let value = |setting: &Setting| {
            given(&get, setting.name).unwrap_or_else(|| setting.default.to_owned())
        };
        let [token, database, webhook_url, webhook_secret] =
            SECRETS.map(|setting| value_or_file(&get, setting));
        let (token, webhook_url) = (token?.unwrap_or_default(), webhook_url?.unwrap_or_default());
        let webhook_secret = webhook_secret?.unwrap_or_default();
        let sandbox: SocketAddr = parsed(&SANDBOX_ADDR, &value(&SANDBOX_ADDR))?;
        if !sandbox.ip().is_loopback() {
            return Err(BadSetting::Value(SANDBOX_ADDR));
        }
        let database = database?;
        let is_set = database.is_some();
        let database = Address::parse(database.as_deref().unwrap_or(DATABASE.default));
        let database = database.map_err(|wrong| match wrong {
            WrongAddress::Form => BadSetting::Value(DATABASE),
            WrongAddress::Parameter(_) => BadSetting::Address(DATABASE, wrong),
        })?;
        let number = |setting: &Setting, span: std::ops::RangeInclusive<u32>| {
            let number: u32 = parsed(setting, &value(setting))?;
            if span.contains(&number) { Ok(number) } else { Err(BadSetting::Value(*setting)) }
        };
        let grace: Millis = parsed(&DRAW_GRACE, &value(&DRAW_GRACE))?;
        if !(0..=86_400).contains(&grace) {
            return Err(BadSetting::Value(DRAW_GRACE));
        }
        let yes = |setting: &Setting| is_yes(setting, &value(setting));
        let discord = discord(&token, &value(&DISCORD_URL), yes(&PLAIN_HTTP)?)?;
        let served_database = match discord {
            Discord::Sandbox if !is_set => Address::File(SANDBOX_DATABASE.into()),
            _ => database.clone(),
        };
        Ok(Self {
            http: http(&value(&HTTP_ADDR), &value(&PUBLIC_KEY), &discord)?,
            discord,
            requests_per_second: number(&REQUESTS, 10..=1_000)?,
            sandbox,
            may_sandbox: yes(&SANDBOX)?,
            database,
            served_database,
            log: level(&value(&LOG))?,
            log_format: LogFormat::parse(&value(&LOG_FORMAT))
                .ok_or(BadSetting::Value(LOG_FORMAT))?,
            metrics: match value(&METRICS_ADDR).as_str() {
                "" => None,
                addr => Some(parsed(&METRICS_ADDR, addr)?),
            },
            web: match value(&WEB_ADDR).as_str() {
                "" => None,
                addr => Some(parsed(&WEB_ADDR, addr)?),
            },
            pages: pages(&value(&WEB_URL))?,
            webhook: webhook(&webhook_url, &webhook_secret)?,
            draw_grace: grace * 1000,
            quotas: Quotas {
                games_per_server: number(&SERVER_GAMES, 1..=10_000)?,
                games_per_player: number(&PLAYER_GAMES, 1..=10_000)?,
                tables_per_hour: number(&HOUR_TABLES, 1..=10_000)?,
                acts_per_span: number(&ACTS, 1..=10_000)?,
                pictures_waiting: number(&PICTURES_WAIT, 1..=10_000)?,
            },
            pictures: number(&PICTURES, 0..=64)?,
            thinking: number(&THINKING, 1..=64)?,
            thinking_nodes: number(&THINKING_NODES, 100..=1_000_000)?,
            art: art(value(&ART))?,
        })
    }
}

/// A value that is given and not empty.
fn given(get: impl Fn(&str) -> Option<String>, name: &str) -> Option<String> {
    get(name).map(|value| value.trim().to_owned()).filter(|value| !value.is_empty())
}

fn is_yes(setting: &Setting, value: &str) -> Result<bool, BadSetting> {
    match value {
        "yes" => Ok(true),
        "no" => Ok(false),
        _ => Err(BadSetting::Value(*setting)),
    }
}

fn art(path: String) -> Result<Option<PathBuf>, BadSetting> {
    if path.contains('\0') {
        return Err(BadSetting::Value(ART));
    }
    Ok(Some(path).filter(|path| !path.is_empty()).map(PathBuf::from))
}

fn parsed<T: FromStr>(setting: &Setting, value: &str) -> Result<T, BadSetting> {
    value.parse().map_err(|_| BadSetting::Value(*setting))
}

fn level(value: &str) -> Result<LevelFilter, BadSetting> {
    let known = ["error", "warn", "info", "debug", "trace"];
    let known = known.contains(&value).then(|| value.parse().ok()).flatten();
    known.ok_or(BadSetting::Value(LOG))
}

#[cfg(test)]
mod tests;
