//! A game as its players live it: a table is opened, people sit down, and turn follows turn, by
//! commands or by buttons and menus. After each turn it looks at what everybody must see then. It
//! chooses by chance among what the bot offers, never by knowing the rules.

use std::collections::BTreeMap;

use rules::Game;
use storage::GameId;

use crate::books::{self, Entry};
use crate::dice::Dice;
use crate::{Answer, House, Menu, Message, Person, run, until};

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
    /// Whose answer is awaited.
    next: String,
    /// Everybody who is asked, and in which turn.
    asked: (u32, Vec<String>),
    /// The public message that rang last.
    ring: Message,
    /// How often everybody was pinged so far.
    pings: BTreeMap<String, usize>,
    /// The number of the game in the books.
    game: Option<GameId>,
}

/// What the buttons say.
const OPEN: &str = "Take your turn";
const CONFIRM: &str = "Confirm";
const TURN: &str = "↻";
const DRAW: &str = "Draw a tile";
const ABBEY_INSTEAD: &str = "Place your abbey instead";
/// What the menus say while nothing is chosen.
const CELL: &str = "Cell";
const FIGURE: &str = "Figure";
const PLACE: &str = "Place";
const CHOICE: &str = "Your choice";
const INSTEAD: &str = "Something else";
/// The answer that keeps what the host brings to the game.
const AGREE: &str = "Play with the host's tiles";
const AMOUNT: &str = "Points";
/// What whoever is asked at a bazaar reads.
const SALE: [&str; 4] =
    ["Which tile do you offer", "Do you bid more", "Do you buy the tile", "Which tile do you take"];
/// How often in a hundred a player who may do something does.
const EAGER: u32 = 60;
/// How often in a hundred a player does something unusual.
const ODD: u32 = 20;
/// How answers read with which a tile is laid, or thrown away.
const ABBEY: &str = "Place your abbey at ";
const AWAY: &str = "Discard the tile";
/// More questions than one turn ever has.
const QUESTIONS: usize = 40;

impl Round {
    /// Opens a table with these sets, seats everybody and starts.
    ///
    /// # Panics
    /// When anything does not go as it should; so do all other functions here.
    #[must_use]
    pub fn open(house: &House, channel: &str, people: &[&str], sets: &str, how: How) -> Self {
        Self::prepared(house, channel, people, sets, how, &|_| {})
    }

    /// The same where the host does something more before the start.
    #[must_use]
    pub fn prepared(
        house: &House,
        channel: &str,
        people: &[&str],
        sets: &str,
        how: How,
        prepare: &dyn Fn(&Person<'_>),
    ) -> Self {
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
        prepare(&host);
        match how {
            How::Commands => assert_private(&host.command("game start", &[])),
            How::Buttons => drop(host.click(&lobby, "Start")),
        }
        let ring = host.wait("the first player is rung", |m| m.button(OPEN).is_some());
        let people: Vec<String> = people.iter().map(|name| (*name).to_owned()).collect();
        let pings = people.iter().map(|name| (name.clone(), 0)).collect();
        let dice = Dice::new(people.len() as u64);
        let channel = channel.to_owned();
        let next = ring.pinged().first().cloned().unwrap_or_default();
        let cells = Vec::new();
        let asked = (0, ring.pinged());
        let mut round =
            Self { channel, people, cells, how, dice, next, asked, ring, pings, game: None };
        for (name, pings) in &mut round.pings {
            *pings = house.person(name, &round.channel).notifications().len();
        }
        round.check_ring();
        // More than one, where everybody is asked something before the first turn.
        let rung = round.ring.pinged();
        assert!(rung.len() == 1 || rung.len() == round.people.len(), "{rung:?}");
        round
    }

    /// Whose answer is awaited.
    #[must_use]
    pub fn next(&self) -> String {
        self.next.clone()
    }

    /// The public message that rang last.
    #[must_use]
    pub fn ring(&self) -> &Message {
        &self.ring
    }

    /// The game in the books.
    #[must_use]
    pub fn entry(&self, house: &House) -> Entry {
        if let Some(game) = self.game {
            let entry = books::one(house.address(), game).expect("the database can be read");
            return entry.expect("the game is in the books");
        }
        let entries = books::read(house.address()).expect("the database can be read");
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

    /// Plays until somebody else is asked, or the same person in another turn. `between` may kill
    /// the bot and start it again. Gives false when the game is over.
    pub fn turn(&mut self, house: &mut House, between: &mut dyn FnMut(&mut House, Moment)) -> bool {
        between(house, Moment::Before);
        let (name, channel) = (self.next(), self.channel.clone());
        let mut answer = {
            let person = house.person(&name, &channel);
            match self.how {
                How::Commands => person.command("turn", &[]),
                How::Buttons => {
                    let abbey = self.ring.button(ABBEY_INSTEAD).is_some();
                    let abbey = abbey && self.dice.percent(50);
                    person.click(&self.ring, if abbey { ABBEY_INSTEAD } else { OPEN })
                }
            }
        };
        // What was laid out may be laid out otherwise as long as the move is not made.
        let mut laid = Vec::new();
        for number in 0..QUESTIONS {
            if is_over(&answer) {
                return self.look(house);
            }
            check_panel(&answer);
            let panel = answer.message().clone();
            let person = house.person(&name, &channel);
            let panel = self.lay_out(&person, panel, &mut laid, number == 0);
            if number == 0 {
                between(house, Moment::LaidOut);
            }
            answer = match self.how {
                How::Commands => house.person(&name, &channel).command("confirm", &[]),
                How::Buttons => house.person(&name, &channel).click(&panel, CONFIRM),
            };
            assert_private(&answer);
            let words = answer.words();
            if !words.contains("One more question") {
                assert!(words.contains("Done."), "{answer:?}");
                self.cells.append(&mut laid);
            }
            if answer.message().buttons().iter().all(|button| button.label != CONFIRM) {
                assert_eq!(answer.message().pictures(), [], "the plan's picture is gone");
                return self.look(house);
            }
        }
        panic!("{QUESTIONS} questions in one turn");
    }

    /// Answers what the panel asks until it can be confirmed; gives the panel as it then is. `laid` are the
    /// cells on which tiles are laid out: an abbey may follow the last tile. `fresh` is false for what comes
    /// after a confirmation.
    fn lay_out(
        &mut self,
        person: &Person<'_>,
        mut panel: Message,
        laid: &mut Vec<String>,
        fresh: bool,
    ) -> Message {
        if panel.button(DRAW).is_some() && self.dice.percent(EAGER) {
            panel = self.draw(person, &panel);
        }
        // A tile that was laid before a further question stays where it is.
        let stays = !fresh && menu(&panel, CELL).is_some_and(|menu| menu.chosen);
        // A command answers the last question, and this menu may be of the one before it.
        let later = [FIGURE, CHOICE].iter().any(|name| menu(&panel, name).is_some());
        let stays = stays || !fresh && later && self.how == How::Commands;
        if let Some(menu) = menu(&panel, INSTEAD).filter(|menu| !menu.chosen && !stays)
            && self.dice.percent(ODD)
        {
            panel = self.choose(person, &panel, &menu).0;
        }
        let cells = menu(&panel, CELL).filter(|menu| fresh || !menu.chosen);
        let thrown_away = panel.content().contains(AWAY);
        if let Some(menu) = cells.filter(|_| !thrown_away) {
            panel = self.place(person, panel, laid, &menu);
        }
        if let Some(menu) = wood(&panel).filter(|menu| !menu.chosen)
            && self.dice.percent(EAGER)
        {
            panel = self.figure(person, &panel, &menu);
        }
        for _ in 0..QUESTIONS {
            let Some(menu) = menu(&panel, CHOICE).filter(|menu| !menu.chosen) else { break };
            if panel.button(CONFIRM).is_some() && !self.dice.percent(EAGER) {
                break;
            }
            let (next, label) = self.choose(person, &panel, &menu);
            laid.extend(label.strip_prefix(ABBEY).map(str::to_owned));
            panel = next;
        }
        if let Some(menu) = menu(&panel, AMOUNT)
            && self.how == How::Buttons
        {
            let (_, value) = self.dice.choose(&menu.options[..menu.options.len().min(4)]).clone();
            let chosen = person.try_select(&panel.id(), &menu.custom_id, &[&value]);
            panel = chosen.expect("the menu is there").message().clone();
        }
        for _ in 0..QUESTIONS {
            if panel.button(CONFIRM).is_some() {
                return panel;
            }
            // What was chosen may have led to the tile: the wheel asks before it is laid.
            if let Some(menu) = menu(&panel, CELL).filter(|menu| !menu.chosen) {
                panel = self.place(person, panel, laid, &menu);
                continue;
            }
            // Whoever must place a figure is told so by the button.
            let menu = wood(&panel).unwrap_or_else(|| panic!("no way on: {panel:?}"));
            panel = self.figure(person, &panel, &menu);
        }
        panic!("{QUESTIONS} questions in one panel");
    }

    /// Draws a tile instead of laying an abbey.
    fn draw(&mut self, person: &Person<'_>, panel: &Message) -> Message {
        if self.how == How::Buttons {
            return person.click(panel, DRAW).message().clone();
        }
        let offered = person.autocomplete("choose", &[("option", DRAW)], "option");
        let number = offered.first().and_then(|(_, value)| value.as_str());
        let number = number.unwrap_or_else(|| panic!("{DRAW} is not in {offered:?}"));
        person.command("choose", &[("option", number)]).message().clone()
    }

    /// Lays the tile in hand; gives the panel.
    fn place(
        &mut self,
        person: &Person<'_>,
        panel: Message,
        laid: &mut Vec<String>,
        cells: &Menu,
    ) -> Message {
        let (panel, cell) = match self.how {
            How::Commands => self.place_by_commands(person),
            How::Buttons => self.place_by_buttons(person, panel, cells),
        };
        *laid = vec![cell];
        panel
    }

    /// Gives an answer to the open question; gives the panel and what the answer says.
    fn choose(&mut self, person: &Person<'_>, panel: &Message, menu: &Menu) -> (Message, String) {
        // One who refuses would take the host's tiles out of the game that is to have them.
        let agreed = menu.options.iter().find(|(label, _)| label.contains(AGREE));
        let (label, value) = agreed.unwrap_or_else(|| self.dice.choose(&menu.options)).clone();
        if self.how == How::Buttons {
            let chosen = person.try_select(&panel.id(), &menu.custom_id, &[&value]);
            return (chosen.expect("the menu is there").message().clone(), label);
        }
        let words = label.split_once(" · ").map_or(label.as_str(), |(_, words)| words);
        let typed: String = words.chars().take(60).collect();
        let offered = person.autocomplete("choose", &[("option", &typed)], "option");
        let same = offered.iter().find(|(name, _)| name == words);
        let (_, value) = same.unwrap_or_else(|| panic!("{words:?} is not in {offered:?}"));
        let option = value.as_str().expect("an answer is a text");
        let amounts =
            person.autocomplete("choose", &[("option", option), ("amount", "")], "amount");
        let first = amounts.iter().take(4).filter_map(|(_, value)| value.as_str());
        let amounts: Vec<&str> = first.collect();
        let bids = ["Bid", "Offer"].iter().any(|word| words.starts_with(word));
        let typed = match amounts.is_empty() || !bids || words == "Stop bidding" {
            true => vec![("option", option)],
            false => vec![("option", option), ("amount", *self.dice.choose(&amounts))],
        };
        let answer = person.command("choose", &typed);
        check_panel(&answer);
        (answer.message().clone(), label)
    }

    /// Places a figure, or does what may be done instead.
    fn figure(&mut self, person: &Person<'_>, panel: &Message, menu: &Menu) -> Message {
        if self.how == How::Buttons {
            return self.figure_by_menus(person, panel, menu);
        }
        let spots = person.autocomplete("deploy", &[("spot", "")], "spot");
        let spots: Vec<&str> = spots.iter().filter_map(|(_, value)| value.as_str()).collect();
        if spots.is_empty() || self.dice.percent(ODD) {
            let answers = person.autocomplete("choose", &[("option", "")], "option");
            let (_, answer) = self.dice.choose(&answers);
            let answer = person.command("choose", &[("option", answer.as_str().expect("a text"))]);
            check_panel(&answer);
            return answer.message().clone();
        }
        let answer = person.command("deploy", &[("spot", *self.dice.choose(&spots))]);
        check_panel(&answer);
        answer.message().clone()
    }

    /// One menu, or two: which figure, then where it goes.
    fn figure_by_menus(&mut self, person: &Person<'_>, panel: &Message, places: &Menu) -> Message {
        let figures = menu(panel, FIGURE).filter(|_| menu(panel, PLACE).is_some());
        let Some(figures) = figures.filter(|_| self.dice.percent(50)) else {
            return self.choose(person, panel, places).0;
        };
        let panel = self.choose(person, panel, &figures).0;
        match menu(&panel, PLACE).filter(|menu| !menu.chosen) {
            Some(places) => self.choose(person, &panel, &places).0,
            None => panel,
        }
    }

    fn place_by_commands(&mut self, person: &Person<'_>) -> (Message, String) {
        let cells = person.autocomplete("place", &[("cell", "")], "cell");
        assert!((1..=25).contains(&cells.len()), "{cells:?}");
        let (_, cell) = self.dice.choose(&cells);
        let cell = cell.as_str().expect("a cell is a text").to_owned();
        let typed = [("cell", cell.as_str()), ("rotation", "")];
        let rotations = person.autocomplete("place", &typed, "rotation");
        assert!((1..=4).contains(&rotations.len()), "{cell}: {rotations:?}");
        let (_, rotation) = self.dice.choose(&rotations);
        let rotation = rotation.as_str().expect("a rotation is a text");
        let answer = person.command("place", &[("cell", &cell), ("rotation", rotation)]);
        check_panel(&answer);
        (answer.message().clone(), cell)
    }

    fn place_by_buttons(
        &mut self,
        person: &Person<'_>,
        mut panel: Message,
        cells: &Menu,
    ) -> (Message, String) {
        let mut cells = cells.clone();
        if self.dice.percent(30)
            && let Some(more) = panel.buttons().iter().find(|button| button.label.contains("More"))
        {
            panel = person.click(&panel, &more.label).message().clone();
            cells = menu(&panel, CELL).expect("there are cells on every page");
        }
        let (_, cell) = self.dice.choose(&cells.options).clone();
        let chosen = person.try_select(&panel.id(), &cells.custom_id, &[&cell]);
        let mut panel = chosen.expect("the menu is there").message().clone();
        for _ in 0..*self.dice.choose(&[0, 1, 2]) {
            if panel.button(TURN).is_none() {
                break;
            }
            panel = person.click(&panel, TURN).message().clone();
        }
        check_picture(&panel);
        (panel, cell)
    }

    /// What everybody must see after a turn. Gives false when the game is over.
    fn look(&mut self, house: &House) -> bool {
        let anybody = house.person(&self.people[0], &self.channel);
        let entry = self.entry(house);
        self.game = Some(entry.table.game.id);
        let before = self.ring.id();
        if entry.is_over() {
            let end = anybody.wait_after(&before, "the end is announced", |m| {
                !m.is_private() && m.content().contains("The game is over")
            });
            // The end is told to everybody who played, once.
            let pinged = end.pinged();
            assert!(self.people.iter().all(|name| pinged.contains(name)), "{pinged:?}");
            for name in pinged {
                *self.pings.entry(name).or_default() += 1;
            }
        } else {
            let asked = asked(&entry);
            let last = std::mem::replace(&mut self.next, asked.1[0].clone());
            let before_it = std::mem::replace(&mut self.asked, asked.clone());
            // Where others are still asked beside whoever answered, nobody is rung anew.
            let still = |name: &String| before_it.1.contains(name);
            if before_it.0 == asked.0
                && asked.1.len() < before_it.1.len()
                && asked.1.iter().all(still)
            {
                return true;
            }
            // Whoever goes on after a move of their own is here already.
            let mut pings: Vec<String> =
                asked.1.iter().filter(|name| **name != last).cloned().collect();
            pings.sort();
            self.ring = anybody.wait_after(&before, &format!("{pings:?} are rung"), |m| {
                let mut pinged = m.pinged();
                pinged.sort();
                !m.is_private() && m.button(OPEN).is_some() && m.id() != before && pinged == pings
            });
            // What one person does in a row may ring more than once.
            let rings = anybody.messages_after(&before);
            let newest = self.ring.id();
            let until_now =
                rings.iter().filter(|m| !m.is_private() && number(&m.id()) <= number(&newest));
            for name in until_now.flat_map(Message::pinged) {
                *self.pings.entry(name).or_default() += 1;
            }
            self.check_ring();
        }
        until("the last ring loses its buttons", || {
            let old = anybody.message(&before).expect("it is still there");
            old.buttons().is_empty().then_some(())
        });
        for (name, pings) in &self.pings {
            let pinged = house.person(name, &self.channel).notifications().len();
            assert_eq!(pinged, *pings, "pings of {name}");
        }
        !entry.is_over()
    }

    /// What the players see of the end is what the rules make of the moves, and so is what
    /// `carcas replay` says. Gives the game at its end.
    pub fn check_end(&self, house: &House) -> Game {
        let entry = self.entry(house);
        let game = entry.replay().expect("the log is a game");
        let standings = game.result().expect("the game is over");
        assert_eq!(entry.cells(), self.cells, "the moves are those that people made");
        let anybody = house.person(&self.people[0], &self.channel);
        let end = anybody.wait("the end", |m| m.content().contains("The game is over"));
        for seat in &entry.table.seats {
            let name = seat.name.as_deref().unwrap_or_default();
            // People read a real minus sign.
            let points = standings.scores[usize::from(seat.seat)].to_string().replace('-', "−");
            let told = end
                .content()
                .lines()
                .any(|line| line.contains(name) && line.contains(&format!("**{points}**")));
            assert!(told, "{name} has {points}: {}", end.content());
        }
        let number = entry.table.game.id.public();
        let replayed = run(house.folder.path(), house.settings(), &["replay", &number]);
        assert_eq!(replayed.code, Some(0), "{replayed:?}");
        game
    }

    fn check_ring(&self) {
        assert!(!self.ring.is_private() && !self.ring.pinged_everyone(), "{:?}", self.ring);
        // While tiles are sold the board is as it was, and is not shown again.
        if !SALE.iter().any(|asked| self.ring.content().contains(asked)) {
            check_picture(&self.ring);
        }
    }
}

/// The turn, and who is asked in it: the one who answers next first.
fn asked(entry: &Entry) -> (u32, Vec<String>) {
    let state = entry.table.state.as_ref().expect("a running game has a state");
    let game = Game::restore(&state.snapshot).expect("a state that can be read");
    let name = |seat: rules::Seat| entry.table.seats[seat.index()].name.clone().unwrap_or_default();
    let asked = game.decisions().iter().map(|asked| name(asked.seat));
    (game.turn().number, asked.collect())
}

/// Ids of messages grow.
fn number(id: &str) -> u64 {
    id.parse().unwrap_or_default()
}

fn sits(lobby: &Message, name: &str) -> bool {
    lobby.content().contains(name)
}

/// The last menu of this kind: of several questions alike the open one comes last.
fn menu(panel: &Message, placeholder: &str) -> Option<Menu> {
    panel.menus().into_iter().rfind(|menu| menu.placeholder == placeholder)
}

/// The menu with which a figure is placed, or nothing is: that of the places where there are two.
fn wood(panel: &Message) -> Option<Menu> {
    menu(panel, PLACE).or_else(|| menu(panel, FIGURE))
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
    // Tiles for sale are a second one.
    assert!((1..=2).contains(&pictures.len()), "{message:?}");
    for picture in &pictures {
        assert!(picture.filename.ends_with(".png") && picture.width > 0, "{picture:?}");
        let words = picture.description.chars().count();
        assert!((20..=1024).contains(&words), "{picture:?}");
    }
}
