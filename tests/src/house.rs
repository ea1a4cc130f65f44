//! Everything together: a small Discord, a folder with a database, and the bot, which may be killed
//! and started again while the other two stay.

use std::path::{Path, PathBuf};

use storage::Address;

use crate::{Discord, Folder, Person, Process};

/// A house with one bot in it.
#[derive(Debug)]
pub struct House {
    /// The bot; dropped first, so that it is gone before what it talks to.
    bot: Option<Process>,
    /// What it talks to.
    pub discord: Discord,
    /// Its folder.
    pub folder: Folder,
    settings: Vec<(String, String)>,
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
        Self::around(Discord::start(name))
    }

    /// The same with a Discord that runs already.
    #[must_use]
    pub fn around(discord: Discord) -> Self {
        let folder = Folder::new();
        let settings = vec![
            ("CARCAS_DISCORD_URL".to_owned(), discord.url()),
            ("CARCAS_DATABASE".to_owned(), "carcas.sqlite".to_owned()),
            // These people type faster than anybody can, and open many tables.
            ("CARCAS_COMMANDS_PER_TEN_SECONDS".to_owned(), "10000".to_owned()),
            ("CARCAS_TABLES_PER_HOUR".to_owned(), "10000".to_owned()),
        ];
        Self { bot: None, discord, folder, settings }
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
        crate::until("the bot connects and registers its commands", || {
            assert!(bot.is_running(), "the bot ended by itself");
            let serves = self.discord.has_bot() && !self.discord.commands().is_empty();
            serves.then_some(())
        });
        self.bot = Some(bot);
    }

    /// Starts another program that runs the bot, and waits for nothing.
    pub fn start_under(&mut self, program: &Path, arguments: &[&str]) {
        let folder = self.folder.path();
        self.bot = Some(Process::start_program(program, folder, &self.settings, arguments));
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
}
