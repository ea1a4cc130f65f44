//! Plays a recorded game through our rules and lists where the two disagree.

use std::collections::BTreeSet;

use rules::{Event, FigureKind, Game, KindId, Prompt, Seed, Setup, Systems};
use serde_json::Value;

use crate::trace::{self, Move, Trace};
use crate::{board_text, names};

/// Sums over games.
#[derive(Default)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub options: u64,
    pub differences: u64,
    /// Each difference in words.
    pub shown: Vec<String>,
}

impl Tally {
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.options += other.options;
        self.differences += other.differences;
    }
}

pub enum Outcome {
    /// A set or element that our rules do not know.
    Unsupported,
    Played(Tally),
}

/// The trace's tile sets and our systems.
const SETS: &[(&str, &str)] = &[
    ("basic:1", "base"),
    ("inns-and-cathedrals:1", "inns"),
    ("river/1:1", "river1"),
];
/// Options of ours that the recording engine fixes in another way than our defaults.
const FIXED: &[(&str, &str)] = &[
    ("river_start_tile", "mix_in"),
    ("river_clearance", "two_ahead"),
];

pub fn replay(trace: &Trace) -> Outcome {
    let Some(setup) = setup(trace) else {
        return Outcome::Unsupported;
    };
    let (game, events) = match Game::new(setup) {
        Ok(dealt) => dealt,
        Err(_) => return Outcome::Unsupported,
    };
    let mut replay = Replay {
        game,
        tally: Tally {
            games: 1,
            ..Tally::default()
        },
        at: 0,
    };
    replay.start(&trace.setup, &events);
    for (index, recorded) in trace.moves.iter().enumerate() {
        replay.at = recorded.n;
        let last = index + 1 == trace.moves.len();
        // After an impossible pick nothing more can be compared.
        if replay.step(recorded, last.then_some(&trace.end)).is_none() {
            break;
        }
    }
    Outcome::Played(replay.tally)
}

fn setup(trace: &Trace) -> Option<Setup> {
    let ours = |set: &String| {
        SETS.iter()
            .find(|(theirs, _)| theirs == set)
            .map(|(_, ours)| *ours)
    };
    let keys = trace
        .setup
        .sets
        .keys()
        .map(ours)
        .collect::<Option<Vec<_>>>()?;
    let systems = Systems::named(keys).ok()?;
    let mut setup = Setup::new(trace.setup.players, systems, Seed::from_number(0));
    for (key, value) in FIXED {
        setup.house.set(key, value).ok()?;
    }
    if let Some(tiny) = trace
        .setup
        .rules
        .get("tiny-city-scoring")
        .and_then(Value::as_str)
    {
        setup.house.set("tiny_city", tiny).ok()?;
    }
    if !trace.setup.elements.contains_key("farmers") {
        setup.house.set("farms_enabled", "off").ok()?;
    }
    setup.ask_forced = true;
    setup.stacked = Some(draws(trace)?);
    Some(setup)
}

/// The tiles in the order in which the recorded game turned them up, then those it never did.
fn draws(trace: &Trace) -> Option<Vec<KindId>> {
    let mut left = trace.setup.pack.clone();
    let mut order = Vec::new();
    let mut drawn = |id: &str| {
        let count = left.get_mut(id)?;
        *count = count.checked_sub(1)?;
        order.push(names::kind(id)?);
        Some(())
    };
    let discards = |events: &[Value]| -> Vec<String> {
        let texts = events.iter().filter_map(Value::as_str);
        texts
            .filter_map(|text| text.strip_prefix("discard "))
            .map(str::to_owned)
            .collect()
    };
    for id in discards(&trace.setup.ev) {
        drawn(&id)?;
    }
    for recorded in &trace.moves {
        if let (Some(tile), "Tile") = (&recorded.tile, recorded.phase.as_str()) {
            drawn(tile)?;
        }
        for id in discards(&recorded.ev) {
            drawn(&id)?;
        }
    }
    for (id, count) in left {
        order.extend(std::iter::repeat_n(names::kind(&id)?, count as usize));
    }
    Some(order)
}

struct Replay {
    game: Game,
    tally: Tally,
    at: u32,
}

impl Replay {
    fn differ(&mut self, what: &str, theirs: impl std::fmt::Debug, ours: impl std::fmt::Debug) {
        self.tally.differences += 1;
        let (at, board) = (self.at, board_text::draw(&self.game));
        let text =
            format!("decision {at}: {what}\n  theirs {theirs:?}\n  ours   {ours:?}\n{board}");
        self.tally.shown.push(text);
    }

    fn same<T: PartialEq + std::fmt::Debug>(&mut self, what: &str, theirs: T, ours: T) {
        if theirs != ours {
            self.differ(what, theirs, ours);
        }
    }

    fn start(&mut self, setup: &trace::Setup, events: &[Event]) {
        let tiles = setup
            .start
            .iter()
            .map(|text| names::parse_tile(text))
            .collect();
        let ours = self.game.board().tiles().iter();
        let ours = ours
            .map(|placed| Some((placed.kind, placed.pos, placed.rotation)))
            .collect();
        self.same::<Vec<_>>("start", tiles, ours);
        let start: Vec<Value> = setup
            .start
            .iter()
            .map(|text| Value::from(text.as_str()))
            .collect();
        let theirs: Vec<Value> = setup
            .ev
            .iter()
            .filter(|event| !start.contains(event))
            .cloned()
            .collect();
        self.events(&theirs, events);
    }

    fn step(&mut self, recorded: &Move, end: Option<&trace::End>) -> Option<()> {
        self.tally.decisions += 1;
        self.tally.options += recorded.opts.len() as u64;
        let Some(decision) = self.game.decision().cloned() else {
            self.differ("the game goes on", &recorded.pick, "over");
            return None;
        };
        let phase = match decision.prompt {
            Prompt::Draw => "Draw",
            Prompt::Place => "Tile",
            Prompt::Wood => "Action",
        };
        self.same(
            "question",
            (recorded.p, recorded.phase.as_str()),
            (decision.seat.0, phase),
        );
        let board = self.game.board();
        let ours: Vec<String> = decision
            .options
            .iter()
            .map(|&action| names::option(board, action))
            .collect();
        let picked = ours.iter().position(|option| *option == recorded.pick);
        let theirs: BTreeSet<&str> = recorded.opts.iter().map(String::as_str).collect();
        let offered: BTreeSet<&str> = ours.iter().map(String::as_str).collect();
        if theirs != offered {
            let missing: Vec<&str> = theirs.difference(&offered).copied().collect();
            let extra: Vec<&str> = offered.difference(&theirs).copied().collect();
            self.differ("options (only theirs, only ours)", missing, extra);
        }
        let action = decision.options[picked?];
        let mut events = self.game.apply(decision.seat, action).ok()?;
        let marker = events
            .iter()
            .position(|event| *event == Event::FinalScoring);
        let last = marker
            .map(|index| events.split_off(index))
            .unwrap_or_default();
        self.after(recorded, &events, &last);
        match end {
            Some(end) => self.end(end, &last),
            None => self.same("end", false, self.game.result().is_some()),
        }
        Some(())
    }

    /// Compares the state after a move; what final scoring did is taken back for it.
    fn after(&mut self, recorded: &Move, events: &[Event], last: &[Event]) {
        self.events(&recorded.ev, events);
        let mut scores = self.game.scores().to_vec();
        let mut figures = self.game.figures().to_vec();
        let mut hands: Vec<Vec<(FigureKind, u8)>> = self.game.seats().map(|_| vec![]).collect();
        for seat in self.game.seats() {
            let supply = self.game.supply(seat);
            hands[seat.index()] = supply
                .kinds()
                .map(|kind| (kind, supply.count(kind)))
                .collect();
        }
        for event in last {
            match event {
                Event::Scored(line) => scores[line.seat.index()] -= line.points,
                Event::Returned { figure, .. } => {
                    figures.push(*figure);
                    let hand = &mut hands[figure.seat.index()];
                    hand.iter_mut()
                        .filter(|(kind, _)| *kind == figure.kind)
                        .for_each(|it| it.1 -= 1);
                    hand.retain(|&(_, count)| count > 0);
                }
                _ => {}
            }
        }
        self.same("score", recorded.score.clone(), scores);
        let board = self.game.board();
        let mut ours: Vec<String> = figures
            .iter()
            .map(|figure| names::figure(board, figure))
            .collect();
        ours.sort();
        let mut theirs = recorded.board.clone();
        theirs.sort();
        self.same("figures", theirs, ours);
        let named = |hand: &Vec<(FigureKind, u8)>| {
            hand.iter()
                .map(|&(kind, count)| (kind.name().to_owned(), u32::from(count)))
                .collect()
        };
        self.same(
            "supplies",
            recorded.hand.clone(),
            hands.iter().map(named).collect(),
        );
        self.same("tiles left", recorded.left, self.game.bag().len());
    }

    fn end(&mut self, end: &trace::End, events: &[Event]) {
        let scored: Vec<Event> = events
            .iter()
            .filter(|event| matches!(event, Event::Scored(_)))
            .cloned()
            .collect();
        self.events(&end.ev, &scored);
        let result = self.game.result().map(|standings| standings.scores);
        self.same("final score", Some(end.score.clone()), result);
    }

    /// The order among features completed by one tile is not compared.
    fn events(&mut self, theirs: &[Value], ours: &[Event]) {
        let board = self.game.board();
        let mut theirs: Vec<String> = theirs
            .iter()
            .map(|event| names::recorded(board, event))
            .collect();
        let mut ours: Vec<String> = ours
            .iter()
            .filter_map(|event| names::event(board, event))
            .collect();
        theirs.sort();
        ours.sort();
        self.same("events", theirs, ours);
    }
}
