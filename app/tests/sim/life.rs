//! What people do at a table: move, and now and then hand a seat over, vote somebody out, have the
//! clocks stand still, watch, play once more, take a game up again that was put aside.

use port::{ActionRow, Given, InteractionKind, OptionValue};
use rules::Seat;
use storage::{ChannelId, Status, UserId};

use crate::discord::DIRECT;
use crate::hours;
use crate::people::{DAY, HOUR, Habit, Person};
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

    /// Somebody moves, or does something about their seat instead.
    pub async fn turn_of(&mut self, person: &Person, index: usize) {
        let table = self.table().await;
        let seat = table.seats.iter().find(|seated| seated.player == Some(UserId(person.user)));
        let Some(seat) = seat.map(|seated| Seat(seated.seat)) else { return };
        if table.progress.standins.contains(&seat) {
            if person.habit == Habit::Returns || self.chance.percent(50) {
                self.say(person.user, "game return").await;
            }
            return;
        }
        if person.habit == Habit::Leaves && self.chance.percent(15) {
            let way = *self.chance.of(&["game leave", "game resign", "game substitute"]);
            let asked = self.say(person.user, way).await;
            if let Some(yes) = button(&asked, 0) {
                self.press(person.user, &yes).await;
            }
            return;
        }
        if person.habit == Habit::Returns && self.chance.percent(10) {
            self.say(person.user, "my vacation days:3").await;
            self.people[index].looks = hours::really() + 3 * DAY + HOUR;
            return;
        }
        if !table.asked().contains(&seat.0) {
            return;
        }
        self.say(person.user, "turn").await;
        let cells = self.complete(person.user, "place cell:", "cell").await;
        if !cells.is_empty() {
            let cell = self.chance.of(&cells).value.clone();
            self.say(person.user, &format!("place cell:{cell}")).await;
        }
        let spots = self.complete(person.user, "deploy spot:", "spot").await;
        if !spots.is_empty() && self.chance.percent(50) {
            let spot = self.chance.of(&spots).value.clone();
            self.say(person.user, &format!("deploy spot:{spot}")).await;
        }
        let options = self.complete(person.user, "choose option:", "option").await;
        if !options.is_empty() && self.chance.percent(60) {
            let option = self.chance.of(&options).value.clone();
            self.say(person.user, &format!("choose option:{option}")).await;
        }
        self.say(person.user, "confirm").await;
        self.people[index].moves += 1;
        if person.habit == Habit::Misclicks && self.chance.percent(33) {
            self.say(person.user, "undo").await;
            self.people[index].looks = hours::really() + 60_000;
        }
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
