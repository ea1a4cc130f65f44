//! A game as its players live it: a table is opened, people sit down, and turn follows turn, by
//! commands or by buttons and menus. After each turn it looks at what everybody must see then. It
//! chooses by chance among what the bot offers, never by knowing the rules.

use std::collections::BTreeMap;

use crate::books::{self, Entry};
use crate::dice::Dice;
use crate::{Answer, House, Message, Person, until};

/// How people play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// They type.
    Commands,
    /// They press and choose.
    Buttons,
}

/// Where in a turn something may come between.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// Nothing is open.
    Before,
    /// The tile has been laid out and is not confirmed.
    LaidOut,
}

/// What somebody did with a tile.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Laid {
    /// There was nothing at all to choose, so the turn is over.
    Over,
    /// It fits in one place only, so it lies there; a figure may be chosen.
    ByItself,
    /// It was laid on this cell.
    On(String),
}

/// A game that is being played.
#[derive(Debug)]
pub struct Round {
    /// The channel.
    pub channel: String,
    /// Who plays; the first is the host.
    pub people: Vec<String>,
    /// Every cell that somebody chose and confirmed, in order.
    pub cells: Vec<String>,
    how: How,
    dice: Dice,
    /// The public message that rang last.
    ring: Message,
    /// How often everybody was pinged so far.
    pings: BTreeMap<String, usize>,
}

/// What the buttons say.
const OPEN: &str = "Take your turn";
const CONFIRM: &str = "Confirm";
/// What the menus say while nothing is chosen.
const CELL: &str = "Cell";
const FIGURE: &str = "Figure";
/// How often in a hundred a player who may place a figure does.
const EAGER: u64 = 60;

impl Round {
    /// Opens a table with these sets, seats everybody and starts.
    ///
    /// # Panics
    /// When anything does not go as it should; so do all other functions here.
    #[must_use]
    pub fn open(house: &House, channel: &str, people: &[&str], sets: &str, how: How) -> Self {
        let host = house.person(people[0], channel);
        let opened = host.command("game new", &[("sets", sets)]);
        assert_private(&opened);
        let lobby = host.wait("the table is announced", |m| m.button("Join").is_some());
        assert!(!lobby.is_private() && lobby.pinged().is_empty(), "{lobby:?}");
        for name in &people[1..] {
            let person = house.person(name, channel);
            match how {
                How::Commands => assert_private(&person.command("game join", &[])),
                How::Buttons => drop(person.click(&lobby, "Join")),
            }
        }
        let all_sit = |m: &Message| m.id() == lobby.id() && people.iter().all(|p| sits(m, p));
        let lobby = host.wait("everybody sits at the table", all_sit);
        match how {
            How::Commands => assert_private(&host.command("game start", &[])),
            How::Buttons => drop(host.click(&lobby, "Start")),
        }
        let ring = host.wait("the first player is rung", |m| m.button(OPEN).is_some());
        let people: Vec<String> = people.iter().map(|name| (*name).to_owned()).collect();
        let pings = people.iter().map(|name| (name.clone(), 0)).collect();
        let dice = Dice::new(people.len() as u64);
        let channel = channel.to_owned();
        let mut round = Self { channel, people, cells: Vec::new(), how, dice, ring, pings };
        for (name, pings) in &mut round.pings {
            *pings = house.person(name, &round.channel).notifications().len();
        }
        round.check_ring();
        round
    }

    /// Who is rung.
    #[must_use]
    pub fn next(&self) -> String {
        self.ring.pinged().first().cloned().unwrap_or_default()
    }

    /// The public message that rang last.
    #[must_use]
    pub fn ring(&self) -> &Message {
        &self.ring
    }

    /// The game in the books.
    #[must_use]
    pub fn entry(&self, house: &House) -> Entry {
        let entries = books::read(&house.database()).expect("the database can be read");
        let mut mine = entries.into_iter().rev().filter(|entry| {
            entry
                .table
                .seats
                .iter()
                .all(|seat| self.people.iter().any(|name| seat.name.as_deref() == Some(name)))
                && entry.table.seats.len() == self.people.len()
        });
        mine.next().expect("the game is in the books")
    }

    /// Plays one turn of whoever is rung. `between` may kill the bot and start it again. Gives
    /// false when the game is over.
    pub fn turn(&mut self, house: &mut House, between: &mut dyn FnMut(&mut House, Moment)) -> bool {
        between(house, Moment::Before);
        let (name, channel) = (self.next(), self.channel.clone());
        let laid = match self.how {
            How::Commands => self.lay_by_commands(&house.person(&name, &channel)),
            How::Buttons => self.lay_by_buttons(&house.person(&name, &channel)),
        };
        between(house, Moment::LaidOut);
        if laid != Laid::Over {
            let person = house.person(&name, &channel);
            let done = match self.how {
                How::Commands => self.finish_by_commands(&person),
                How::Buttons => self.finish_by_buttons(&person),
            };
            assert!(done.words().contains("Done."), "{done:?}");
            assert_private(&done);
        }
        if let Laid::On(cell) = laid {
            self.cells.push(cell);
        }
        self.look(house)
    }

    fn lay_by_commands(&mut self, person: &Person<'_>) -> Laid {
        let opened = person.command("turn", &[]);
        if is_over(&opened) {
            return Laid::Over;
        }
        check_panel(&opened);
        let cells = person.autocomplete("place", &[("cell", "")], "cell");
        if cells.is_empty() {
            return Laid::ByItself;
        }
        assert!(cells.len() <= 25, "{cells:?}");
        let (_, cell) = self.dice.choose(&cells);
        let cell = cell.as_str().expect("a cell is a text").to_owned();
        let typed = [("cell", cell.as_str()), ("rotation", "")];
        let rotations = person.autocomplete("place", &typed, "rotation");
        assert!((1..=4).contains(&rotations.len()), "{cell}: {rotations:?}");
        let (_, rotation) = self.dice.choose(&rotations);
        let rotation = rotation.as_str().expect("a rotation is a text");
        let options = [("cell", cell.as_str()), ("rotation", rotation)];
        check_panel(&person.command("place", &options));
        Laid::On(cell)
    }

    fn finish_by_commands(&mut self, person: &Person<'_>) -> Answer {
        let spots = person.autocomplete("deploy", &[("spot", "")], "spot");
        let figures: Vec<_> = spots.iter().filter_map(|(_, value)| value.as_str()).collect();
        if !figures.is_empty() && self.dice.percent(EAGER) {
            let spot = *self.dice.choose(&figures);
            check_panel(&person.command("deploy", &[("spot", spot)]));
        } else if !figures.is_empty() {
            check_panel(&person.command("pass", &[]));
        }
        person.command("confirm", &[])
    }

    fn lay_by_buttons(&mut self, person: &Person<'_>) -> Laid {
        let opened = person.click(&self.ring, OPEN);
        if is_over(&opened) {
            return Laid::Over;
        }
        check_panel(&opened);
        let mut panel = opened.message().clone();
        if self.dice.percent(30)
            && let Some(more) = panel.buttons().iter().find(|button| button.label.contains("More"))
        {
            panel = person.click(&panel, &more.label).message().clone();
        }
        let Some(menu) = menu(&panel, CELL) else { return Laid::ByItself };
        let (_, cell) = self.dice.choose(&menu.options).clone();
        let chosen = person.try_select(&panel.id(), &menu.custom_id, &[&cell]);
        let mut panel = chosen.expect("the menu is there").message().clone();
        let turns: Vec<_> =
            panel.buttons().into_iter().filter(|b| b.label.ends_with('°') && !b.disabled).collect();
        if !turns.is_empty() && self.dice.percent(50) {
            let turn = self.dice.choose(&turns).label.clone();
            panel = person.click(&panel, &turn).message().clone();
        }
        check_picture(&panel);
        Laid::On(cell)
    }

    fn finish_by_buttons(&mut self, person: &Person<'_>) -> Answer {
        let mut panel = person.wait("the panel", |m| m.is_private() && m.button(CONFIRM).is_some());
        if let Some(menu) = menu(&panel, FIGURE)
            && self.dice.percent(EAGER)
        {
            let (_, value) = self.dice.choose(&menu.options).clone();
            let chosen = person.try_select(&panel.id(), &menu.custom_id, &[&value]);
            panel = chosen.expect("the menu is there").message().clone();
        }
        person.click(&panel, CONFIRM)
    }

    /// What everybody must see after a turn. Gives false when the game is over.
    fn look(&mut self, house: &House) -> bool {
        let anybody = house.person(&self.people[0], &self.channel);
        let entry = self.entry(house);
        let before = self.ring.id();
        if entry.is_over() {
            anybody.wait("the end is announced", |m| {
                !m.is_private() && m.content().contains("The game is over")
            });
        } else {
            self.ring = until("the next player is rung", || {
                let new = anybody.messages_after(&before).into_iter();
                new.rev().find(|m| !m.is_private() && !m.pinged().is_empty())
            });
            let seat = entry.table.game.to_move.expect("somebody is to move");
            let expected = entry.table.seats[usize::from(seat)].name.clone().unwrap_or_default();
            let pinged = self.ring.pinged();
            assert!(pinged.len() == 1 && pinged[0] == expected, "{pinged:?}, not {expected}");
            *self.pings.entry(expected).or_default() += 1;
            self.check_ring();
        }
        until("the last ring loses its buttons", || {
            let messages = anybody.messages();
            let last = messages.iter().find(|m| m.id() == before).expect("it is still there");
            last.buttons().is_empty().then_some(())
        });
        for (name, pings) in &self.pings {
            let pinged = house.person(name, &self.channel).notifications().len();
            assert_eq!(pinged, *pings, "pings of {name}");
        }
        !entry.is_over()
    }

    fn check_ring(&self) {
        assert!(!self.ring.is_private() && !self.ring.pinged_everyone(), "{:?}", self.ring);
        assert_eq!(self.ring.pinged().len(), 1, "{:?}", self.ring);
        check_picture(&self.ring);
    }
}

fn sits(lobby: &Message, name: &str) -> bool {
    lobby.content().contains(name)
}

fn menu(panel: &Message, placeholder: &str) -> Option<crate::Menu> {
    panel.menus().into_iter().find(|menu| menu.placeholder == placeholder)
}

/// Whether the opening of a turn was all there was to it.
fn is_over(opened: &Answer) -> bool {
    assert_private(opened);
    opened.message().buttons().is_empty() && opened.message().menus().is_empty()
}

/// An answer that only its reader sees.
#[track_caller]
pub fn assert_private(answer: &Answer) {
    assert_eq!(answer.state, "answered", "{answer:?}");
    let message = answer.message();
    assert!(message.is_private() && message.pinged().is_empty(), "{answer:?}");
}

/// A panel: private, with a picture that has words.
#[track_caller]
fn check_panel(answer: &Answer) {
    assert_private(answer);
    check_picture(answer.message());
}

/// A picture that Discord shows in line, with words for whoever does not see it.
#[track_caller]
pub fn check_picture(message: &Message) {
    let pictures = message.pictures();
    assert_eq!(pictures.len(), 1, "{message:?}");
    let picture = &pictures[0];
    assert!(picture.filename.ends_with(".png") && picture.width > 0, "{picture:?}");
    let words = picture.description.chars().count();
    assert!((20..=1024).contains(&words), "{picture:?}");
}
