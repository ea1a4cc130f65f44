//! What a user of Discord can do: send commands, complete them, press buttons, choose in menus,
//! read. Each act waits until the bot has answered.

use serde_json::{Map, Value, json};

use crate::{Discord, Message, until};

/// How long the sandbox is asked to wait for the end of an interaction before it is asked again, in
/// milliseconds.
const WAIT_MS: &str = "10000";

/// Somebody in a channel.
#[derive(Clone, Copy, Debug)]
pub struct Person<'a> {
    discord: &'a Discord,
    /// The plain name.
    pub name: &'a str,
    /// The plain name of the channel.
    pub channel: &'a str,
    guild: &'a str,
}

/// What became of an act.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The interaction.
    pub id: String,
    /// `answered` or `failed`.
    pub state: String,
    /// The messages that answer it, as the person sees them.
    pub messages: Vec<Message>,
}

impl Answer {
    /// Everything that the answer says.
    #[must_use]
    pub fn words(&self) -> String {
        self.messages.iter().map(Message::words).collect::<Vec<_>>().join("\n")
    }

    /// The last message of the answer.
    ///
    /// # Panics
    /// When the bot did not answer with a message.
    #[must_use]
    #[track_caller]
    pub fn message(&self) -> &Message {
        self.messages.last().unwrap_or_else(|| panic!("no message in the answer: {self:?}"))
    }
}

/// Why Discord did not even let somebody do it.
#[derive(Clone, Debug)]
pub struct Refused(pub String);

impl<'a> Person<'a> {
    pub(crate) fn new(discord: &'a Discord, name: &'a str, channel: &'a str) -> Self {
        Self { discord, name, channel, guild: "home" }
    }

    /// The same person in another channel.
    #[must_use]
    pub fn in_channel(self, channel: &'a str) -> Self {
        Self { channel, ..self }
    }

    /// The same person in another server.
    #[must_use]
    pub fn in_guild(self, guild: &'a str) -> Self {
        Self { guild, ..self }
    }

    fn typed(&self, command: &str, options: &[(&str, Value)]) -> Value {
        let options: Map<String, Value> =
            options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        json!({"user": self.name, "guild": self.guild, "channel": self.channel,
               "command": command, "options": options})
    }

    /// Sends a command without waiting for the answer.
    ///
    /// # Errors
    /// What Discord's client would not send.
    pub fn send(&self, command: &str, options: &[(&str, Value)]) -> Result<String, Refused> {
        interaction(self.discord.post("/user/command", &self.typed(command, options)))
    }

    /// Sends a command and waits for the answer.
    ///
    /// # Errors
    /// What Discord's client would not send.
    pub fn try_command(&self, command: &str, options: &[(&str, Value)]) -> Result<Answer, Refused> {
        Ok(self.answer(&self.send(command, options)?))
    }

    /// Sends a command with text options and waits for the answer.
    ///
    /// # Panics
    /// When Discord would not send it.
    #[track_caller]
    pub fn command(&self, command: &str, options: &[(&str, &str)]) -> Answer {
        let options: Vec<_> = options.iter().map(|(name, value)| (*name, json!(value))).collect();
        let answer = self.try_command(command, &options);
        answer.unwrap_or_else(|refused| panic!("/{command} {options:?}: {}", refused.0))
    }

    /// The names and values that the bot offers for an option.
    ///
    /// # Panics
    /// When the bot offers nothing in time.
    #[track_caller]
    pub fn autocomplete(
        &self,
        command: &str,
        options: &[(&str, &str)],
        focused: &str,
    ) -> Vec<(String, Value)> {
        let options: Vec<_> = options.iter().map(|(name, value)| (*name, json!(value))).collect();
        let mut typed = self.typed(command, &options);
        typed["focused"] = json!(focused);
        let (status, answer) = self.discord.post("/user/autocomplete", &typed);
        assert_eq!(status, 200, "/{command} {options:?} {focused}: {answer}");
        let choices = answer["choices"].as_array().cloned().unwrap_or_default();
        let choice = |choice: &Value| {
            (choice["name"].as_str().unwrap_or_default().to_owned(), choice["value"].clone())
        };
        choices.iter().map(choice).collect()
    }

    /// Presses a button without waiting for the answer.
    ///
    /// # Errors
    /// A button that the person does not see, or that is disabled.
    pub fn send_click(&self, message: &str, custom_id: &str) -> Result<String, Refused> {
        let click = json!({"user": self.name, "message": message, "custom_id": custom_id});
        interaction(self.discord.post("/user/component", &click))
    }

    /// Presses a button and waits for the answer.
    ///
    /// # Errors
    /// A button that the person does not see, or that is disabled.
    pub fn try_click(&self, message: &str, custom_id: &str) -> Result<Answer, Refused> {
        Ok(self.answer(&self.send_click(message, custom_id)?))
    }

    /// Presses the button of a message whose label has this in it.
    ///
    /// # Panics
    /// When there is none that can be pressed.
    #[track_caller]
    pub fn click(&self, message: &Message, label: &str) -> Answer {
        let found = message.button(label);
        let button = found.unwrap_or_else(|| panic!("no button {label:?}: {message:?}"));
        let answer = self.try_click(&message.id(), &button.custom_id);
        answer.unwrap_or_else(|refused| panic!("{label:?}: {}", refused.0))
    }

    /// Chooses in a menu and waits for the answer.
    ///
    /// # Errors
    /// A menu that the person does not see, or an option that it does not have.
    pub fn try_select(
        &self,
        message: &str,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Answer, Refused> {
        let click = json!({"user": self.name, "message": message, "custom_id": custom_id,
                           "values": values});
        Ok(self.answer(&interaction(self.discord.post("/user/component", &click))?))
    }

    /// Waits for the end of an interaction.
    ///
    /// # Panics
    /// When it stays open for longer than anybody waits.
    #[track_caller]
    pub fn answer(&self, interaction: &str) -> Answer {
        let path = format!("/user/interaction/{interaction}");
        let (state, now) = until("the interaction is over", || {
            let (_, now) = self.discord.get(&path, &[("wait", WAIT_MS)]);
            let state = now["state"].as_str().unwrap_or_default().to_owned();
            (state == "answered" || state == "failed").then_some((state, now))
        });
        let ids = now["messages"].as_array().cloned().unwrap_or_default();
        let numbers = ids.iter().filter_map(|id| id.as_str()?.parse::<u64>().ok());
        let seen = match numbers.min() {
            Some(first) => self.messages_after(&(first - 1).to_string()),
            None => Vec::new(),
        };
        let messages = seen.into_iter().filter(|message| ids.contains(&message.0["id"])).collect();
        Answer { id: interaction.to_owned(), state, messages }
    }

    /// The messages that the person sees in the channel, oldest first.
    #[must_use]
    pub fn messages(&self) -> Vec<Message> {
        self.messages_after("")
    }

    /// The messages that the person sees in the channel after one, oldest first.
    ///
    /// # Panics
    /// When the sandbox does not list them.
    #[must_use]
    pub fn messages_after(&self, after: &str) -> Vec<Message> {
        let query = [
            ("guild", self.guild),
            ("channel", self.channel),
            ("user", self.name),
            ("after", after),
        ];
        let (status, listed) = self.discord.get("/user/messages", &query);
        assert_eq!(status, 200, "{listed}");
        listed.as_array().cloned().unwrap_or_default().into_iter().map(Message).collect()
    }

    /// The newest messages that the person sees in the channel, at most so many, oldest first.
    ///
    /// # Panics
    /// When the sandbox does not list them.
    #[must_use]
    pub fn newest_messages(&self, most: usize) -> Vec<Message> {
        let most = most.to_string();
        let query = [
            ("guild", self.guild),
            ("channel", self.channel),
            ("user", self.name),
            ("limit", most.as_str()),
        ];
        let (status, listed) = self.discord.get("/user/messages", &query);
        assert_eq!(status, 200, "{listed}");
        listed.as_array().cloned().unwrap_or_default().into_iter().map(Message).collect()
    }

    /// One message of the channel, if the person sees it.
    #[must_use]
    pub fn message(&self, id: &str) -> Option<Message> {
        let number: u64 = id.parse().ok()?;
        let messages = self.messages_after(&(number - 1).to_string());
        messages.into_iter().find(|message| message.id() == id)
    }

    /// Waits for a message that is as wanted among those after another, and gives the newest such.
    ///
    /// # Panics
    /// When it does not come.
    #[track_caller]
    pub fn wait_after(&self, after: &str, what: &str, fits: impl Fn(&Message) -> bool) -> Message {
        until(what, || self.messages_after(after).into_iter().rev().find(|message| fits(message)))
    }

    /// Waits for a message of the channel that is as wanted, and gives the newest such.
    ///
    /// # Panics
    /// When it does not come.
    #[track_caller]
    pub fn wait(&self, what: &str, fits: impl Fn(&Message) -> bool) -> Message {
        until(what, || self.messages().into_iter().rev().find(|message| fits(message)))
    }

    /// What pinged the person, oldest first: message, channel, time.
    #[must_use]
    pub fn notifications(&self) -> Vec<Value> {
        let (_, pings) = self.discord.get("/user/notifications", &[("user", self.name)]);
        pings.as_array().cloned().unwrap_or_default()
    }
}

fn interaction((status, answer): (u16, Value)) -> Result<String, Refused> {
    match answer["interaction"].as_str() {
        Some(id) if status == 200 => Ok(id.to_owned()),
        _ => Err(Refused(answer["error"].as_str().unwrap_or("no reason given").to_owned())),
    }
}
