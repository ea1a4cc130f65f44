//! A table whose two players press buttons without knowing the rules: each turn they open it, choose
//! a cell and perhaps a figure among what is offered, and confirm. A game that is over is followed
//! by the next.

use tests::{Answer, Dice, Discord, Message, Person};

use crate::meter::Meter;

/// How many tables a server has.
const TABLES_A_SERVER: usize = 20;
/// What the buttons and menus say.
const OPEN: &str = "Take your turn";
const CONFIRM: &str = "Confirm";
const CELL: &str = "Cell";
const FIGURES: [&str; 2] = ["Figure", "Place"];
const OVER: &str = "The game is over";
/// How often in a hundred a figure is placed where one may be.
const EAGER: u32 = 50;
/// How many of a channel's newest messages are looked through for the one with the button.
const NEWEST: usize = 6;

/// A table and how far its game is.
pub struct Table {
    guild: String,
    channel: String,
    people: [String; 2],
    dice: Dice,
    /// What was posted up to here has been dealt with.
    dealt: u64,
    playing: bool,
    /// Whether a strong Carcas plays, too.
    strong: bool,
    /// Whether anybody was asked to move yet.
    asked: bool,
}

impl Table {
    /// The table with this number, with or without a strong Carcas.
    pub fn new(number: usize, strong: bool) -> Self {
        Self {
            guild: format!("server{}", number / TABLES_A_SERVER),
            channel: format!("table{number}"),
            people: [format!("Ada{number}"), format!("Ben{number}")],
            dice: Dice::new(number as u64),
            dealt: 0,
            playing: false,
            strong,
            asked: false,
        }
    }

    fn person<'a>(&'a self, discord: &'a Discord, who: &'a str) -> Person<'a> {
        discord.person(who, &self.channel).in_guild(&self.guild)
    }

    /// Opens the table, or takes a turn if somebody is asked. False if there was nothing to do.
    pub fn visit(&mut self, discord: &Discord, meter: &mut Meter<'_>) -> bool {
        if !self.playing {
            self.open(discord, meter);
            return true;
        }
        let mut seen = self.person(discord, &self.people[0]).newest_messages(NEWEST);
        seen.retain(|message| number(message) > self.dealt);
        let open = |message: &&Message| message.button(OPEN).is_some();
        if let Some(asked) = seen.iter().rev().find(open) {
            self.dealt = number(asked);
            if !std::mem::replace(&mut self.asked, true) {
                meter.begins();
            }
            self.turn(discord, asked, meter);
            return true;
        }
        if let Some(over) = seen.iter().find(|message| message.content().contains(OVER)) {
            self.dealt = number(over);
            self.playing = false;
        }
        false
    }

    fn open(&mut self, discord: &Discord, meter: &mut Meter<'_>) {
        let [ada, ben] = self.people.each_ref().map(|name| self.person(discord, name));
        meter.act("open", || ada.command("game new", &[("sets", "base")]));
        meter.act("open", || ben.command("game join", &[]));
        if self.strong {
            meter.act("open", || ada.command("game invite", &[("level", "strong")]));
        }
        meter.act("open", || ada.command("game start", &[]));
        self.playing = true;
    }

    /// One turn. Somebody whose message has been overtaken sees that in the answer.
    fn turn(&mut self, discord: &Discord, asked: &Message, meter: &mut Meter<'_>) {
        let Some(name) = self.asked_in(asked) else { return };
        let (channel, guild) = (self.channel.clone(), self.guild.clone());
        let person = discord.person(&name, &channel).in_guild(&guild);
        let Some(button) = asked.button(OPEN) else { return };
        let opened = meter.act("open turn", || person.try_click(&asked.id(), &button.custom_id));
        let Some(mut panel) = last(opened) else { return };
        panel = match self.chosen(&person, &panel, CELL, meter) {
            Some(panel) => panel,
            None => return,
        };
        let must = panel.button(CONFIRM).is_none();
        if must || self.dice.percent(EAGER) {
            for menu in FIGURES {
                panel = self.chosen(&person, &panel, menu, meter).unwrap_or(panel);
            }
        }
        if let Some(button) = panel.button(CONFIRM) {
            let _ = meter.act("confirm", || person.try_click(&panel.id(), &button.custom_id));
        }
    }

    /// Who was asked by a message: it pings them, or they go on after their own move.
    fn asked_in(&self, asked: &Message) -> Option<String> {
        let names = asked.pinged();
        let named = self.people.iter().find(|name| names.contains(name));
        named.or_else(|| self.people.iter().find(|name| asked.words().contains(*name))).cloned()
    }

    /// Chooses something in the menu with this name; nothing if there is none.
    fn chosen(
        &mut self,
        person: &Person<'_>,
        panel: &Message,
        name: &str,
        meter: &mut Meter<'_>,
    ) -> Option<Message> {
        let menus = panel.menus();
        let menu =
            menus.iter().find(|menu| menu.placeholder == name && !menu.options.is_empty())?;
        let (_, value) = self.dice.choose(&menu.options).clone();
        let kind = if name == CELL { "place" } else { "figure" };
        let values = [value.as_str()];
        last(meter.act(kind, || person.try_select(&panel.id(), &menu.custom_id, &values)))
    }
}

/// Ids of messages grow.
fn number(message: &Message) -> u64 {
    message.id().parse().unwrap_or_default()
}

/// The message that answers a press.
fn last(answer: Result<Answer, tests::Refused>) -> Option<Message> {
    answer.ok()?.messages.last().cloned()
}
