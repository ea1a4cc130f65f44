//! Everything together: a small Discord, a folder with a database, and the bot, which may be killed
//! and started again while the other two stay.

use std::path::{Path, PathBuf};

use serde_json::json;
use storage::Address;

use crate::{Discord, Folder, Person, Process};

/// How Discord delivers what people do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Over the gateway's connection.
    Gateway,
    /// Posted to the bot's endpoint.
    Http,
}

impl Way {
    /// What the variable `CARCAS_INTERACTIONS` asks for: `gateway`, which is the default, or `http`.
    ///
    /// # Panics
    /// When it asks for something else.
    #[must_use]
    pub fn wanted() -> Self {
        match std::env::var("CARCAS_INTERACTIONS").as_deref() {
            Err(_) | Ok("" | "gateway") => Self::Gateway,
            Ok("http") => Self::Http,
            Ok(other) => panic!("CARCAS_INTERACTIONS is gateway or http, not {other}"),
        }
    }
}

/// A house with one bot in it, which may have several processes.
#[derive(Debug)]
pub struct House {
    /// The bot; dropped first, so that it is gone before what it talks to.
    bot: Option<Process>,
    /// Other processes of the same bot, in the order in which they began.
    others: Vec<Process>,
    /// What it talks to.
    pub discord: Discord,
    /// Its folder.
    pub folder: Folder,
    settings: Vec<(String, String)>,
    /// How many other processes were begun so far.
    begun: usize,
    way: Way,
}

impl House {
    /// Starts everything, with an empty database. The name is that of the log of requests.
    #[must_use]
    pub fn open(name: &str) -> Self {
        let mut house = Self::closed(name);
        house.start();
        house
    }

    /// The same without the bot.
    #[must_use]
    pub fn closed(name: &str) -> Self {
        Self::closed_at(name, Way::wanted())
    }

    /// The same, where Discord delivers in this way, whatever is wanted elsewhere.
    #[must_use]
    pub fn closed_at(name: &str, way: Way) -> Self {
        let discord = Discord::start(&match way {
            Way::Gateway => name.to_owned(),
            Way::Http => format!("{name}-http"),
        });
        Self::around(discord, way)
    }

    /// The same with a Discord of one's own.
    #[must_use]
    pub fn around(discord: Discord, way: Way) -> Self {
        let folder = Folder::new();
        let mut settings = vec![
            ("CARCAS_DISCORD_URL".to_owned(), discord.url()),
            ("CARCAS_DATABASE".to_owned(), "carcas.sqlite".to_owned()),
            // These people type faster than anybody can, and open many tables.
            ("CARCAS_COMMANDS_PER_TEN_SECONDS".to_owned(), "10000".to_owned()),
            ("CARCAS_TABLES_PER_HOUR".to_owned(), "10000".to_owned()),
            // How well Carcas plays is for the tests of `brain`.
            ("CARCAS_THINKING_NODES".to_owned(), "200".to_owned()),
        ];
        if way == Way::Http {
            settings.push(("CARCAS_HTTP_ADDR".to_owned(), "127.0.0.1:0".to_owned()));
        }
        Self { bot: None, others: Vec::new(), discord, folder, settings, begun: 0, way }
    }

    /// How Discord delivers here.
    #[must_use]
    pub fn way(&self) -> Way {
        self.way
    }

    /// Gives the bot another setting from its next start on.
    pub fn set(&mut self, name: &str, value: &str) {
        self.settings.retain(|(known, _)| known != name);
        self.settings.push((name.to_owned(), value.to_owned()));
    }

    /// What the bot is started with.
    #[must_use]
    pub fn settings(&self) -> &[(String, String)] {
        &self.settings
    }

    /// The database file.
    #[must_use]
    pub fn database(&self) -> PathBuf {
        self.folder.join("carcas.sqlite")
    }

    /// The database, a file or a server.
    ///
    /// # Panics
    /// When the setting is no address.
    #[must_use]
    pub fn address(&self) -> Address {
        let setting = self.settings.iter().find(|(name, _)| name == "CARCAS_DATABASE");
        let (_, value) = setting.expect("it is always set");
        match Address::parse(value).expect("it is an address") {
            Address::File(path) => Address::File(self.folder.join(path)),
            server => server,
        }
    }

    /// Starts the bot and waits until it serves.
    ///
    /// # Panics
    /// When it does not.
    pub fn start(&mut self) {
        let mut bot = Process::start(self.folder.path(), &self.settings, &[]);
        if self.way == Way::Http {
            let url = crate::until("the bot says where it receives interactions", || {
                assert!(bot.is_running(), "the bot ended by itself");
                endpoint(&bot)
            });
            crate::until("Discord saves the address", || {
                let urls = json!({ "urls": [url] });
                (self.discord.post("/user/endpoint", &urls).0 == 200).then_some(())
            });
        }
        crate::until("the bot connects and registers its commands", || {
            assert!(bot.is_running(), "the bot ended by itself");
            let serves = self.discord.has_bot() && !self.discord.commands().is_empty();
            serves.then_some(())
        });
        self.bot = Some(bot);
    }

    /// Starts another program that runs the bot, and waits for nothing. Discord delivers over the
    /// gateway then.
    pub fn start_under(&mut self, program: &Path, arguments: &[&str]) {
        let folder = self.folder.path();
        self.bot = Some(Process::start_program(program, folder, &self.settings, arguments));
    }

    /// Starts another process of the bot beside those that run, and waits until it could take over.
    pub fn start_another(&mut self) {
        self.begun += 1;
        let other = self.another(&format!("another-{}", self.begun));
        crate::until("the other process has seen that it is not alone", || {
            other.said().contains("processes serve beside this one").then_some(())
        });
        self.others.push(other);
        if self.way == Way::Http {
            self.deliver_to_all();
        }
    }

    /// Has Discord post to every process in turn.
    fn deliver_to_all(&self) {
        let url = |bot| crate::until("a process says where it receives", || endpoint(bot));
        let urls: Vec<String> = self.bot.iter().chain(&self.others).map(url).collect();
        crate::until("Discord saves the addresses", || {
            let saved = self.discord.post("/user/endpoint", &json!({ "urls": urls }));
            (saved.0 == 200).then_some(())
        });
    }

    /// Another process of the bot, in a folder of its own with this name, as soon as it serves.
    ///
    /// # Panics
    /// When it does not.
    #[must_use]
    pub fn another(&self, name: &str) -> Process {
        let folder = self.folder.join(name);
        std::fs::create_dir(&folder).expect("the folder of the house is writable");
        let mut other = Process::start(&folder, &self.settings, &[]);
        crate::until("the other process serves", || {
            assert!(other.is_running(), "the other process ended by itself");
            other.said().contains("the games are open").then_some(())
        });
        other
    }

    /// Takes all processes out of the house.
    #[must_use]
    pub fn take_all(&mut self) -> Vec<Process> {
        self.bot.take().into_iter().chain(std::mem::take(&mut self.others)).collect()
    }

    /// From now on the process that began next is the bot; the one before, to be ended.
    ///
    /// # Panics
    /// When there is no other one.
    #[must_use]
    pub fn succeed(&mut self) -> Process {
        let next = self.others.remove(0);
        self.bot.replace(next).expect("a bot runs")
    }

    /// Kills the bot with SIGKILL and waits until Discord has noticed.
    ///
    /// # Panics
    /// When no bot runs.
    pub fn kill(&mut self) {
        self.bot.take().expect("a bot runs").kill();
        crate::until("Discord notices that the bot is gone", || {
            (!self.discord.has_bot()).then_some(())
        });
    }

    /// The bot.
    ///
    /// # Panics
    /// When none runs.
    #[must_use]
    pub fn bot(&mut self) -> &mut Process {
        self.bot.as_mut().expect("a bot runs")
    }

    /// Lets a process that was taken out be the bot again.
    pub fn put_bot(&mut self, bot: Process) {
        self.bot = Some(bot);
    }

    /// Takes the bot out of the house, to end it in another way.
    ///
    /// # Panics
    /// When none runs.
    #[must_use]
    pub fn take_bot(&mut self) -> Process {
        self.bot.take().expect("a bot runs")
    }

    /// Somebody in a channel of the server `home`.
    #[must_use]
    pub fn person<'a>(&'a self, name: &'a str, channel: &'a str) -> Person<'a> {
        self.discord.person(name, channel)
    }

    /// Lets time pass, in seconds, and gives the new time in unix milliseconds. Somebody who plays
    /// nowhere types something, because the bot learns what time it is from whatever anybody does.
    pub fn let_pass(&self, seconds: u64) -> i64 {
        let now = self.discord.advance(seconds);
        self.person("Zoë", "elsewhere").autocomplete("game new", &[("theme", "")], "theme");
        now
    }
}

/// The address of its endpoint as a bot says it.
pub fn endpoint(bot: &Process) -> Option<String> {
    const BEFORE: &str = "interactions are received at ";
    let said = bot.says();
    let line = said.lines().find(|line| line.contains(BEFORE) && said.contains('\n'))?;
    let (_, rest) = line.split_once(BEFORE)?;
    let (url, _) = rest.split_once("/interactions")?;
    Some(format!("{url}/interactions"))
}
