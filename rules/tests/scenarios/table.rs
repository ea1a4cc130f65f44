//! A table on which positions are written down rather than played for: one line a turn, whose
//! turn it is stands in front. The turn order is suspended by rewriting the seat and the draw pile
//! of a snapshot at the question for the next tile; everything else goes through `Game::apply`.
//!
//! ```text
//! A base/W(1,0)r0 thief W           seat A lays base/W on (1,0) and deploys on its west road
//! B base/W(-1,0)r0 -> A road 3             nobody deploys; exactly this is scored, in this order
//! C base/B(5,5)r0 big monk
//! end -> A city 3, B field 0               the tile before was the last; final scoring
//! ```
//!
//! Roles are knight, thief, monk and farmer; other figures than small followers are named in front
//! of them, `builder knight`. The place behind the role is a side (a half for a farmer, `-` for an
//! enclosed field) as it lies on the board and may be left out where the tile has only one such
//! segment. A line without an arrow must score nothing.

use std::cell::Cell;

use rules::expansions::abbey;
use rules::{
    Action, At, Event, FigureKind, Game, Halves, KindId, Placed, Pos, Prompt, Rotation, Seat, Seed,
    SegmentKind, Setup, Side, Spot, Systems,
};
use serde_json::{Value, json};

#[path = "../common/board_text.rs"]
mod board_text;

/// Lies in the pile while a script goes on, and is drawn only after a tile that fits nowhere.
const RESERVE: &str = "base/B";

/// Keys and values.
pub type Options = &'static [(&'static str, &'static str)];

thread_local! {
    static GROUND: Cell<(&'static str, Options)> = const { Cell::new(("base", &[])) };
}

/// The ground set of the tables: the base game, if nobody says otherwise.
pub fn ground() -> &'static str {
    GROUND.get().0
}

/// The options of that ground set with which the tables are set up.
pub fn ground_options() -> Options {
    GROUND.get().1
}

/// Plays the scenarios of the base game on another ground set.
pub fn on_ground(ground: &'static str, scenarios: impl FnOnce()) {
    on_ground_with(ground, &[], scenarios);
}

/// The same with options of that ground set.
pub fn on_ground_with(ground: &'static str, options: Options, scenarios: impl FnOnce()) {
    GROUND.set((ground, options));
    scenarios();
    GROUND.set(("base", &[]));
}

pub struct Table {
    pub game: Game,
    /// What happened in the turn that was played last.
    pub events: Vec<Event>,
    last_line: String,
}

impl Table {
    /// A table at the question for the first tile: `Table::of("base inns", 2)`.
    pub fn of(systems: &str, seats: u8) -> Self {
        Self::with(systems, seats, &[])
    }

    /// The same with options that differ from their defaults.
    pub fn with(systems: &str, seats: u8, options: &[(&str, &str)]) -> Self {
        let keys = systems.split(' ').map(|key| if key == "base" { ground() } else { key });
        let systems = Systems::named(keys).expect("systems that exist");
        let mut setup = Setup::new(seats, systems, Seed::from_number(1));
        for (key, value) in ground_options().iter().chain(options) {
            setup.house.set(key, value).expect("an option that exists");
        }
        setup.hold_draw = true;
        setup.ask_forced = true;
        setup.script.tiles = Some(vec![kind(RESERVE)]);
        let (game, events) = Game::new(setup).expect("a table that can be set up");
        Self { game, events, last_line: "the start".to_owned() }
    }

    /// Plays a script and checks what every turn scores.
    pub fn plays(mut self, script: &str) -> Self {
        let lines = script.lines().map(str::trim);
        let lines: Vec<&str> = lines.filter(|line| !line.is_empty()).collect();
        let ends = lines.last().is_some_and(|line| line.starts_with("end"));
        let turns = lines.len() - usize::from(ends);
        for (number, line) in lines[..turns].iter().enumerate() {
            self.turn(line, ends && number + 1 == turns);
        }
        if let Some(line) = lines[turns..].first() {
            self.last_line = (*line).to_owned();
            assert!(self.game.result().is_some(), "{}", self.says("no end"));
            let end = self.events.iter().position(|e| *e == Event::FinalScoring);
            let scored = scored(&self.events[end.expect("final scoring")..]);
            self.check(&scored, expected(line));
        }
        self
    }

    /// Lays the tile of a line and stops at the question for a figure.
    pub fn lays(mut self, line: &str) -> Self {
        line.clone_into(&mut self.last_line);
        let (seat, kind, pos, rotation, _) = read(line);
        self.draw(seat, kind, false);
        self.apply(Action::Place { pos, rotation });
        self
    }

    /// Lets a seat draw a tile and stops at the question where it goes: `draws("A base/C")`.
    pub fn draws(mut self, line: &str) -> Self {
        line.clone_into(&mut self.last_line);
        let (letter, tile) = line.split_once(' ').expect("a seat and a tile");
        self.draw(seat(letter), kind(tile), false);
        self
    }

    /// Puts tiles on the table without a turn: `lies("base/B(0,1)r0 base/B(1,1)r0")`.
    pub fn lies(mut self, tiles: &str) -> Self {
        for tile in tiles.split_whitespace() {
            let (_, kind, pos, rotation, _) = read(&format!("A {tile}"));
            self.edit(|state| list(state, "tiles").push(json!([kind, pos, rotation])));
        }
        self
    }

    /// Moves a figure from the supply to the board without a turn: `stands("B farmer S1 (0,0)")`.
    pub fn stands(mut self, line: &str) -> Self {
        let mut words: Vec<&str> = line.split_whitespace().collect();
        let pos = position(words.pop().expect("a cell"));
        let seat = seat(words.remove(0));
        let placed = *self.game.board().tile_at(pos).expect("a tile on the cell");
        let (figure, spot) = figure_on(&placed, &words);
        let supply = stored(figure);
        self.edit(|state| {
            let figures = list(state, "figures");
            figures.push(json!({"seat": seat, "kind": figure, "at": At::Segment(spot)}));
            let left = &mut state["supplies"][seat.index()][supply];
            *left = json!(left.as_u64().expect("a number") - 1);
        });
        self
    }

    /// Gives a seat points that it scored before the script began.
    pub fn starts_with(mut self, seat: Seat, points: i32) -> Self {
        self.edit(|state| state["scores"][seat.index()] = json!(points));
        self
    }

    /// Where the tile in hand may go: `(1,0)r2`.
    pub fn places(&self) -> Vec<String> {
        let options = self.options(Prompt::Place).into_iter();
        let names = options.filter_map(|action| match action {
            Action::Place { pos, rotation } => {
                Some(format!("({},{})r{}", pos.x, pos.y, rotation.index()))
            }
            Action::Pass => None,
            other => panic!("{other:?} is no placement"),
        });
        names.collect()
    }

    /// Where figures may go on the tile just laid: `thief W`, `big thief W`, `builder thief W`.
    pub fn spots(&self) -> Vec<String> {
        let options = self.options(Prompt::Wood).into_iter();
        let names = options.filter_map(|action| match action {
            Action::Deploy { figure, at } => {
                let spot = at.spot()?;
                let other = Some(figure).filter(|&figure| figure != FigureKind::Small);
                let other = other.map_or(String::new(), |figure| format!("{} ", figure.name()));
                Some(other + &self.name(spot))
            }
            _ => None,
        });
        names.collect()
    }

    /// The tiles that fitted nowhere.
    pub fn discarded(&self) -> Vec<&'static str> {
        let discarded = self.game.discarded().iter();
        discarded.map(|kind| kind.kind().id).collect()
    }

    /// The points of a seat.
    pub fn points(&self, seat: u8) -> i32 {
        self.game.scores()[usize::from(seat)]
    }

    /// How many small followers a seat has in hand.
    pub fn small(&self, seat: u8) -> u8 {
        self.game.supply(Seat(seat)).count(FigureKind::Small)
    }

    /// The segment that a role and a place name on a tile of the board: `spot("thief W (1,0)")`.
    pub fn spot(&self, name: &str) -> Spot {
        let mut words: Vec<&str> = name.split_whitespace().collect();
        let pos = position(words.pop().expect("a cell"));
        let placed = *self.game.board().tile_at(pos).expect("a tile on the cell");
        figure_on(&placed, &words).1
    }

    /// Accepts one action of the seat that is asked and keeps what happened.
    pub fn apply(&mut self, action: Action) {
        let asked = self.game.decision().expect("a game that goes on").seat;
        match self.game.apply(asked, action) {
            Ok(events) => self.events.extend(events),
            Err(problem) => panic!("{}", self.says(&problem.to_string())),
        }
    }

    fn turn(&mut self, line: &str, last: bool) {
        line.clone_into(&mut self.last_line);
        let (seat, kind, pos, rotation, figure) = read(line);
        self.draw(seat, kind, last);
        self.apply(Action::Place { pos, rotation });
        if !figure.is_empty() {
            let placed = *self.game.board().tile_at(pos).expect("it was just laid");
            let (figure, spot) = figure_on(&placed, &figure);
            let at = At::Segment(spot);
            self.apply(Action::Deploy { figure, at });
        } else if self.asks(Prompt::Wood) {
            self.apply(Action::Pass);
        }
        let end = self.events.iter().position(|e| *e == Event::FinalScoring);
        let scored = scored(&self.events[..end.unwrap_or(self.events.len())]);
        self.check(&scored, expected(line));
    }

    /// Makes it `seat`'s turn to draw `kind`, and draws it.
    fn draw(&mut self, seat: Seat, kind: KindId, last: bool) {
        let draws = self.asks(Prompt::Draw) || self.asks(Prompt::Abbey(abbey::Prompt::Tile));
        assert!(draws, "{}", self.says("no draw"));
        let mut pile = vec![kind];
        if !last {
            pile.splice(0..0, [self::kind(RESERVE); 2]);
        }
        self.edit(|state| {
            state["turn"]["seat"] = json!(seat);
            state["bag"] = json!({ "pile": pile });
        });
        self.events.clear();
        self.apply(Action::Draw);
    }

    /// Whether it is no state of a game any more with something else in some of its places.
    pub fn refuses<const N: usize>(&self, changes: [(&str, Value); N]) -> bool {
        let mut state: Value =
            serde_json::from_str(&self.game.snapshot()).expect("a snapshot is JSON");
        for (place, value) in changes {
            let (around, name) = place.rsplit_once('/').expect("a path");
            state.pointer_mut(around).expect(around)[name] = value;
        }
        Game::restore(&state.to_string()).is_err()
    }

    /// Rewrites the state.
    pub fn edit(&mut self, change: impl FnOnce(&mut Value)) {
        let mut state = serde_json::from_str(&self.game.snapshot()).expect("a snapshot is JSON");
        change(&mut state);
        match Game::restore(&state.to_string()) {
            Ok(game) => self.game = game,
            Err(problem) => panic!("{}", self.says(&problem.to_string())),
        }
    }

    /// Whether this is the question.
    pub fn asks(&self, prompt: Prompt) -> bool {
        self.game.decision().is_some_and(|asked| asked.prompt == prompt)
    }

    fn options(&self, prompt: Prompt) -> Vec<Action> {
        let asked = self.game.decision().filter(|asked| asked.prompt == prompt);
        asked.map_or(Vec::new(), |asked| asked.options.clone())
    }

    /// `thief W`: a segment by its role and its first place.
    pub fn name(&self, spot: Spot) -> String {
        let placed = self.game.board().tile_at(spot.pos).expect("a spot lies on a tile");
        let segment = placed.segment(spot.segment).expect("a spot names a segment");
        let place = places_of(placed, spot.segment).into_iter().next();
        let place = place.map_or(String::new(), |place| format!(" {place}"));
        role(segment.kind).to_owned() + &place
    }

    fn check(&self, found: &[String], expected: Vec<String>) {
        assert!(found == expected, "{}", self.says(&format!("scored {found:?}")));
    }

    fn says(&self, problem: &str) -> String {
        let board = board_text::draw(self.game.board());
        format!("{problem}\n  at: {}\n{board}", self.last_line)
    }
}

/// A table of two with its tiles shuffled and nothing drawn.
pub fn dealt(systems: &str, options: &[(&str, &str)]) -> Game {
    let systems = Systems::named(systems.split(' ')).expect("systems that exist");
    let mut setup = Setup::new(2, systems, Seed::from_number(1));
    for (key, value) in options {
        setup.house.set(key, value).expect("an option that exists");
    }
    setup.hold_draw = true;
    Game::new(setup).expect("a table that can be set up").0
}

pub fn kind(id: &str) -> KindId {
    KindId::named(id).unwrap_or_else(|| panic!("no tile is called {id}"))
}

/// Where a stored supply has the number of a kind of figure.
pub fn stored(kind: FigureKind) -> usize {
    let order = [
        "small",
        "big",
        "wagon",
        "mayor",
        "builder",
        "pig",
        "barn",
        "phantom",
        "abbot",
        "shepherd",
        "ringmaster",
    ];
    order.iter().position(|&name| name == kind.name()).expect("a kind that is stored")
}

fn list<'a>(state: &'a mut Value, key: &str) -> &'a mut Vec<Value> {
    state[key].as_array_mut().expect("a list")
}

pub fn seat(letter: &str) -> Seat {
    let index = "ABCDEF".find(letter).expect("a seat from A to F");
    Seat(index as u8)
}

/// `(1,-2)`.
pub fn position(text: &str) -> Pos {
    let inner = text.trim_matches(['(', ')']);
    let (x, y) = inner.split_once(',').unwrap_or_else(|| panic!("{text} is no cell"));
    Pos::new(x.parse().expect("a column"), y.parse().expect("a row"))
}

/// `A base/W(1,0)r0 thief W -> ..`: seat, tile, cell, rotation, and the words of the figure.
fn read(line: &str) -> (Seat, KindId, Pos, Rotation, Vec<&str>) {
    let turn = line.split("->").next().unwrap_or(line);
    let mut words = turn.split_whitespace();
    let letter = words.next().expect("a seat");
    let tile = words.next().expect("a tile");
    let open = tile.find('(').unwrap_or_else(|| panic!("{tile}: no cell"));
    let (id, rest) = tile.split_at(open);
    let (cell, rotation) = rest.rsplit_once('r').expect("a rotation");
    let rotation = Rotation::turns(rotation.parse().expect("quarter turns"));
    (seat(letter), kind(id), position(cell), rotation, words.collect())
}

/// What stands behind the arrow, entry by entry.
fn expected(line: &str) -> Vec<String> {
    let entries = line.split_once("->").map_or("", |(_, entries)| entries);
    let entries = entries.split(',').map(|entry| entry.trim().to_owned());
    entries.filter(|entry| !entry.is_empty()).collect()
}

/// The score lines among some events: `A city 8`.
pub fn scored(events: &[Event]) -> Vec<String> {
    let entries = events.iter().filter_map(|event| match event {
        Event::Scored(line) => {
            let seat = char::from(b'A' + line.seat.0);
            Some(format!("{seat} {} {}", line.source.name(), line.points))
        }
        _ => None,
    });
    entries.collect()
}

const ROLES: [(SegmentKind, &str); 8] = [
    (SegmentKind::City, "knight"),
    (SegmentKind::Road, "thief"),
    (SegmentKind::Cloister, "monk"),
    (SegmentKind::Pallet, "prone"),
    (SegmentKind::Acrobats, "acrobat"),
    (SegmentKind::Garden, "gardener"),
    (SegmentKind::Hut, "hermit"),
    (SegmentKind::Field, "farmer"),
];

fn role(kind: SegmentKind) -> &'static str {
    let role = ROLES.iter().find(|(of, _)| *of == kind);
    role.map_or("nobody", |(_, role)| role)
}

/// The names of the places on the rim that a segment reaches as it lies on the board.
fn places_of(placed: &Placed, index: u8) -> Vec<String> {
    let segment = placed.segment(index).expect("an index of a segment");
    let sides = segment.sides.turned(placed.rotation);
    let sides = Side::ALL.into_iter().filter(move |&side| sides.contains(side));
    let halves = segment.halves.turned(placed.rotation);
    let halves = halves.iter().map(|half| Halves::NAMES[half].to_owned());
    let mut places: Vec<String> = sides.map(|side| format!("{side:?}")).chain(halves).collect();
    if places.is_empty() && segment.kind == SegmentKind::Field {
        places.push("-".to_owned());
    }
    places
}

/// `[figure] role [place]` on a tile.
pub fn figure_on(placed: &Placed, words: &[&str]) -> (FigureKind, Spot) {
    let named = FigureKind::ALL.into_iter().find(|kind| kind.name() == words[0]);
    let words = &words[usize::from(named.is_some())..];
    let figure = named.unwrap_or(FigureKind::Small);
    let (name, place) = (words[0], words.get(1));
    let meant = (0..placed.segments()).filter(|&index| {
        let kind = placed.segment(index).map(|segment| segment.kind);
        let here = kind.is_some_and(|kind| role(kind) == name);
        here && place.is_none_or(|&place| places_of(placed, index).iter().any(|p| p == place))
    });
    let meant: Vec<u8> = meant.collect();
    let [segment] = meant[..] else {
        panic!("{words:?} on {placed:?} means {} segments", meant.len());
    };
    let pos = placed.pos;
    (figure, Spot { pos, segment })
}
