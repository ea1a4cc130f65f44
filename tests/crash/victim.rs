//! A bot that is killed again and again while two people play on. The test keeps its own copy of
//! the game, advances it by what was acknowledged, and after each death holds it against what the
//! database has: the same, or the same and the one act that was under way. Nothing else.

use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::{fmt, fs};

use rules::{Action, Game, Prompt, Seat, Spot};
use tests::books::{self, Entry};
use tests::round::{How, Round};
use tests::{Answer, Dice, Folder, House, carcas, until};

use crate::points::{Harm, Point};
use crate::strace;

/// The most acts in a run: then the point was not met.
const ACTS: usize = 60;
/// The signal that nobody survives.
const KILL: i32 = 9;
/// What a player reads when nobody knows whether an act was kept.
const DOUBT: &str = "not certain";
/// What a player reads when it certainly was not.
const UNCHANGED: &str = "nothing was changed";
/// Who plays.
const PEOPLE: [&str; 2] = ["Ada", "Ben"];

/// What came of it all.
#[derive(Clone, Copy, Debug, Default)]
pub struct Tally {
    /// Starts of the bot.
    pub runs: usize,
    /// Runs that were killed at their point, or ended by themselves after it.
    pub killed: usize,
    /// Acts of which nobody could say whether they were kept.
    pub doubted: usize,
    /// Of these, before the bot served: while it recovered.
    pub recovering: usize,
    /// Acts that were acknowledged.
    pub acknowledged: usize,
    /// Acts that were committed when the bot died, but not acknowledged.
    pub unacknowledged: usize,
    /// Messages that rang a player.
    pub rings: usize,
    /// Games that were begun.
    pub games: usize,
}

impl Tally {
    /// Both together.
    pub fn add(self, other: Self) -> Self {
        Self {
            runs: self.runs + other.runs,
            killed: self.killed + other.killed,
            doubted: self.doubted + other.doubted,
            recovering: self.recovering + other.recovering,
            acknowledged: self.acknowledged + other.acknowledged,
            unacknowledged: self.unacknowledged + other.unacknowledged,
            rings: self.rings + other.rings,
            games: self.games + other.games,
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} kill points ({} of them during recovery) in {} runs and {} games: \
             {} acts acknowledged, 0 lost, 0 doubled; {} committed but not acknowledged; \
             {} rings, none twice",
            self.killed,
            self.recovering,
            self.runs,
            self.games,
            self.acknowledged,
            self.unacknowledged,
            self.rings
        )
    }
}

/// What a player does next.
#[derive(Clone, Debug)]
enum Act {
    /// Opens the turn; the next tile is drawn if it was not.
    Open,
    /// Lays the tile out.
    Place(Action),
    /// Lays a figure out, on the spot of this number.
    Deploy(Action, usize),
    /// Lays no figure out. What an earlier, unanswered act laid out is taken away by it.
    Pass,
    /// Makes what is laid out.
    Confirm,
}

/// A bot that is being killed.
pub struct Victim<'a> {
    house: House,
    strace: &'a Path,
    dice: Dice,
    tally: Tally,
    channel: String,
    /// The people by seat.
    seats: Vec<String>,
    /// The game as it must be.
    game: Game,
    /// What is laid out and was acknowledged.
    plan: Vec<Action>,
    /// Turns that were begun in this game.
    turns: usize,
}

impl<'a> Victim<'a> {
    /// A bot with a game that has just begun.
    pub fn open(number: usize, strace: &'a Path) -> Self {
        let house = House::open(&format!("crash-{number}"));
        house.discord.deliver_twice();
        let (channel, seats, game) = begin(&house, 1);
        let tally = Tally { games: 1, ..Tally::default() };
        let dice = Dice::new(number as u64 + 1);
        let plan = Vec::new();
        let mut victim = Self { house, strace, dice, tally, channel, seats, game, plan, turns: 1 };
        victim.house.kill();
        victim
    }

    /// Is killed at so many of these points, one after another.
    pub fn suffer(mut self, points: impl Iterator<Item = Point>, wanted: usize) -> Tally {
        for point in points {
            if self.tally.killed >= wanted {
                break;
            }
            self.run(point);
            if self.game.result().is_some() {
                self.next_game();
            }
        }
        self.house.start();
        self.check_rings();
        self.tally
    }

    /// One life: from the start to the point.
    fn run(&mut self, point: Point) {
        self.tally.runs += 1;
        let program = carcas().to_str().expect("the path is a text").to_owned();
        let arguments = strace::arguments(point, &program);
        let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
        self.house.start_under(self.strace, &arguments);
        let alive = until("the bot serves or dies", || {
            let dead = !self.house.bot().is_running();
            (dead || self.house.discord.has_bot()).then_some(!dead)
        });
        let mut under_way = None;
        for _ in 0..ACTS {
            if !alive || !self.house.bot().is_running() || self.game.result().is_some() {
                break;
            }
            let act = self.next_act();
            let Some(answer) = self.perform(&act) else {
                under_way = Some(act);
                break;
            };
            if answer.words().contains(DOUBT) {
                self.tally.doubted += 1;
                under_way = Some(act);
                break;
            }
            if answer.words().contains(UNCHANGED) && point.harm == Harm::Fail {
                break;
            }
            self.acknowledge(&act, &answer);
        }
        if point.harm == Harm::Fail && (under_way.is_some() || !alive) {
            until("the bot ends by itself", || self.house.bot().ended());
            let said = self.house.bot().said();
            assert!(said.contains("carcas.sqlite"), "{point:?}: the file is named: {said}");
        }
        if let Some(end) = self.house.bot().ended() {
            match point.harm {
                Harm::Kill => {
                    assert_eq!(end.signal(), Some(KILL), "{point:?}: it ended by itself: {end}");
                }
                Harm::Fail => assert!(end.code().is_some_and(|code| code > 0), "{point:?}: {end}"),
            }
            self.tally.killed += 1;
            self.tally.recovering += usize::from(!alive);
        }
        self.house.kill();
        self.settle(point, under_way);
    }

    fn next_act(&mut self) -> Act {
        let decision = self.game.decision().expect("the game goes on");
        if decision.prompt == Prompt::Draw {
            return Act::Open;
        }
        let laid = lay(&self.game, decision.seat, &self.plan);
        let Some(open) = laid.decision().filter(|d| d.seat == decision.seat) else {
            return Act::Confirm;
        };
        let options = open.options.clone();
        match open.prompt {
            Prompt::Place => Act::Place(*self.dice.choose(&options)),
            _ => {
                let action = *self.dice.choose(&options);
                spot_number(&options, action).map_or(Act::Pass, |n| Act::Deploy(action, n))
            }
        }
    }

    /// Does it; none if the bot died over it.
    fn perform(&mut self, act: &Act) -> Option<Answer> {
        let seat = self.game.decision().expect("the game goes on").seat;
        let (name, channel) = (self.seats[seat.index()].clone(), self.channel.clone());
        let text = |text: &str| serde_json::Value::from(text);
        let (command, options) = match act {
            Act::Open => ("turn", vec![]),
            Act::Place(Action::Place { pos, rotation }) => {
                let rotation = text(&rotation.degrees().to_string());
                ("place", vec![("cell", text(&pos.name())), ("rotation", rotation)])
            }
            Act::Place(other) => unreachable!("{other:?} lays no tile"),
            Act::Deploy(_, number) => ("deploy", vec![("spot", text(&number.to_string()))]),
            Act::Pass => ("pass", vec![]),
            Act::Confirm => ("confirm", vec![]),
        };
        let id = self.house.person(&name, &channel).send(command, &options);
        let id = id.unwrap_or_else(|refused| panic!("/{command} {options:?}: {}", refused.0));
        let path = format!("/user/interaction/{id}");
        let state = |house: &House| house.discord.get(&path, &[("wait", "20")]).1["state"].clone();
        let answered = until("an answer, or the end", || {
            let dead = !self.house.bot().is_running();
            if dead {
                // What it had sent before it died may still be on its way.
                until("Discord notices", || (!self.house.discord.has_bot()).then_some(()));
            }
            let state = state(&self.house);
            (dead || state == "answered" || state == "failed").then(|| state == "answered")
        });
        answered.then(|| self.house.person(&name, &channel).answer(&id))
    }

    /// Advances the own copy by an act that was acknowledged.
    fn acknowledge(&mut self, act: &Act, answer: &Answer) {
        self.tally.acknowledged += 1;
        let words = answer.words();
        assert!(!words.contains("Something went wrong"), "{act:?}: {words}");
        if matches!(act, Act::Confirm) {
            assert!(words.contains("Done."), "{act:?}: {words}");
        }
        self.advance(act);
    }

    fn advance(&mut self, act: &Act) {
        let Some(decision) = self.game.decision() else {
            return;
        };
        let seat = decision.seat;
        match act {
            Act::Open => {
                self.game.apply(seat, Action::Draw).expect("the rules offer to draw");
                self.plan.clear();
            }
            Act::Place(action) => self.plan = vec![*action],
            Act::Deploy(action, _) => self.plan.push(*action),
            Act::Pass => self.plan.push(Action::Pass),
            Act::Confirm => {
                self.game = lay(&self.game, seat, &self.plan);
                self.plan.clear();
                self.turns += 1;
            }
        }
    }

    /// Holds the database, as the dead bot left it, against the own copy.
    fn settle(&mut self, point: Point, under_way: Option<Act>) {
        let entry = self.autopsy();
        let kept = entry.replay().unwrap_or_else(|why| panic!("{point:?}: {why}"));
        let before = self.game.hash();
        if kept.hash() != before {
            let act = under_way.clone();
            let act = act.unwrap_or_else(|| panic!("{point:?}: it is not as was told"));
            self.advance(&act);
            assert_eq!(kept.hash(), self.game.hash(), "{point:?}: {act:?} left something else");
            self.tally.unacknowledged += 1;
        } else if matches!(under_way, Some(Act::Place(_) | Act::Deploy(..) | Act::Pass)) {
            // It may have been laid out or not; it is laid out anew.
            self.plan.clear();
        }
    }

    /// The game in a copy of the files: looking must not repair what the next start has to.
    fn autopsy(&self) -> Entry {
        let table = Folder::new();
        for ending in ["", "-wal"] {
            let name = format!("carcas.sqlite{ending}");
            let from = self.house.folder.join(&name);
            if from.exists() {
                fs::copy(from, table.join(&name)).expect("the files can be copied");
            }
        }
        let entries = books::read(&table.join("carcas.sqlite")).expect("the database is sound");
        entries.into_iter().next_back().expect("the game is in the books")
    }

    /// No turn rang twice, and none rang somebody else. A turn that was over before its ring was
    /// sent has none.
    fn check_rings(&mut self) {
        let anybody = self.house.person(PEOPLE[0], &self.channel);
        if let Some(decision) = self.game.decision() {
            let name = self.seats[decision.seat.index()].clone();
            anybody.wait("whoever is to move has been rung", |m| m.pinged() == [name.clone()]);
        }
        let messages = anybody.messages();
        let rings = messages.iter().filter(|m| !m.is_private() && !m.pinged().is_empty());
        let mut told: Vec<String> = rings.map(tests::Message::content).collect();
        assert!(told.len() <= self.turns, "{} rings for {} turns", told.len(), self.turns);
        self.tally.rings += told.len();
        told.sort();
        let all = told.len();
        told.dedup();
        assert_eq!(told.len(), all, "a ring came twice");
    }

    fn next_game(&mut self) {
        self.house.start();
        self.check_rings();
        self.tally.games += 1;
        (self.channel, self.seats, self.game) = begin(&self.house, self.tally.games);
        (self.plan, self.turns) = (Vec::new(), 1);
        self.house.kill();
    }
}

/// Opens a table, seats everybody and starts: the channel, the people by seat, the game.
fn begin(house: &House, number: usize) -> (String, Vec<String>, Game) {
    let channel = format!("table-{number}");
    drop(Round::open(house, &channel, &PEOPLE, "base", How::Commands));
    let entries = books::read(&house.database()).expect("the database can be read");
    let entry = entries.into_iter().next_back().expect("the game is in the books");
    let name = |seat: &storage::Seated| seat.name.clone().unwrap_or_default();
    let seats = entry.table.seats.iter().map(name).collect();
    (channel, seats, entry.replay().expect("the log is a game"))
}

/// The game after these actions of a seat.
fn lay(game: &Game, seat: Seat, actions: &[Action]) -> Game {
    let mut game = game.clone();
    for action in actions {
        game.apply(seat, *action).expect("it was offered");
    }
    game
}

/// The number of the spot of an action, as it stands on the picture; none for passing.
fn spot_number(options: &[Action], action: Action) -> Option<usize> {
    let spot = |action: &Action| match action {
        Action::Deploy { at, .. } => at.spot(),
        _ => None,
    };
    let wanted = spot(&action)?;
    let mut spots: Vec<Spot> = Vec::new();
    for found in options.iter().filter_map(spot) {
        if !spots.contains(&found) {
            spots.push(found);
        }
    }
    spots.iter().position(|found| *found == wanted).map(|index| index + 1)
}
