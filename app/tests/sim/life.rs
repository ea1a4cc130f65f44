//! What else people do at a table, now and then: hand a seat over, vote somebody out, have the
//! clocks stand still, watch, play once more, take a game up again that was put aside.

use app::port::{ActionRow, Given, InteractionKind, OptionValue};
use storage::{ChannelId, Status};

use crate::discord::DIRECT;
use crate::hours;
use crate::people::{Habit, Person};
use crate::table::Table;
use crate::typed::{button, interaction, invocation};

/// How often who sits where has changed, and the clocks stood still.
#[derive(Clone, Copy, Debug, Default)]
pub struct Changes {
    pub handed: usize,
    pub voted_out: usize,
    pub paused: usize,
}

impl Changes {
    pub fn note(&mut self, words: &str) {
        self.handed += usize::from(words.contains(" over and plays on"));
        self.voted_out += usize::from(words.contains("The others have voted"));
        self.paused += usize::from(words.contains("clocks are paused until"));
    }
}

impl Table {
    /// Somebody who is about, and sits at no table yet.
    pub fn newcomer(&mut self) -> Person {
        let user = 101 + self.people.len() as u64;
        Person { user, habit: Habit::Slow, looks: 0, moves: 0 }
    }

    /// A command that names somebody.
    async fn name(&mut self, user: u64, line: &str, whom: u64) {
        let mut typed = invocation(line);
        let value =
            OptionValue::User(interaction(whom, InteractionKind::Command(invocation("help"))).user);
        typed.options.push(Given { name: "user".to_owned(), value });
        self.send(user, InteractionKind::Command(typed)).await;
    }

    /// What a person does besides playing; most of the time nothing.
    pub async fn live_on(&mut self, person: &Person) {
        let others: Vec<u64> = self
            .people
            .iter()
            .map(|other| other.user)
            .filter(|user| *user != person.user)
            .collect();
        let whom = *self.chance.of(&others);
        match self.chance.below(100) {
            0 | 1 => self.name(person.user, "game handover", whom).await,
            2 | 3 => self.name(person.user, "game kick", whom).await,
            4 => drop(self.say(person.user, "game pause days:2").await),
            5 => drop(self.say(person.user, "game pause days:0").await),
            6 => drop(self.say(person.user, "game take").await),
            7..10 => {
                let how = *self.chance.of(&["move", "daily", "end", "off"]);
                self.say(person.user, &format!("game watch how:{how}")).await;
            }
            _ => {}
        }
    }

    /// Answers what is asked besides moves: votes, seats that are free, somebody's time.
    pub async fn others_affairs(&mut self, person: &Person) {
        let asked = self.discord.arrived();
        let asked = asked.iter().rev().take(6).filter(|arrived| arrived.channel.0 < DIRECT);
        for message in asked.map(|arrived| arrived.message.clone()).collect::<Vec<_>>() {
            let number = message.rows.iter().map(count).sum::<usize>();
            let often = if number > 1 { 40 } else { 10 };
            if number > 0 && self.chance.percent(often) {
                let which = self.chance.below(number);
                if let Some(pressed) = button(&message, which) {
                    self.press(person.user, &pressed).await;
                }
            }
        }
    }

    /// After the last word: some play once more, and some take up what was put aside. Gives
    /// whether it goes on.
    pub async fn goes_on(&mut self) -> bool {
        if self.went_on || self.discord.is_gone() || !self.chance.percent(25) {
            return false;
        }
        self.went_on = true;
        let people: Vec<u64> = self.people.iter().map(|person| person.user).collect();
        match self.row().await.status {
            Status::Parked => {
                let line = format!("game move game:{}", self.game.public());
                for user in people {
                    self.say(user, &line).await;
                }
            }
            Status::Ended => {
                self.say(people[0], "game rematch").await;
                for user in &people[1..] {
                    self.say(*user, "game join").await;
                }
                for user in people {
                    self.say(user, "game start").await;
                }
                let open = self.store.table_in(ChannelId(50)).await.unwrap();
                // Whoever does not sit at the table any more cannot ask for another game.
                let Some(open) = open else { return false };
                assert_eq!(open.game.status, Status::Running, "it was not played once more");
                self.game = open.game.id;
            }
            Status::Lobby | Status::Running | Status::Aborted => return false,
        }
        self.watch.begins(self.game);
        let chance = &mut self.chance;
        for person in &mut self.people {
            person.moves = 0;
            person.looks = hours::really() + person.pause(chance);
        }
        self.row().await.status == Status::Running
    }
}

fn count(row: &ActionRow) -> usize {
    match row {
        ActionRow::Buttons(buttons) => buttons.len(),
        ActionRow::Select(_) => 0,
    }
}
