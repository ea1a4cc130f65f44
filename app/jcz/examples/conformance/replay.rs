//! Plays a recorded game through our rules and lists where the two disagree.

use std::collections::{BTreeMap, BTreeSet};

use rules::expansions::{count, tower};
use rules::{Action, Event, Game, Prompt, Seat};
use serde_json::Value;

use crate::defects::{self, Seen};
use crate::setup::{self, Refused};
use crate::state::{self, sorted};
use crate::trace::{self, Last, Move, Trace};
use crate::{board_text, draws, names};

/// Sums over games.
#[derive(Default)]
pub struct Tally {
    pub games: u64,
    pub decisions: u64,
    pub options: u64,
    pub differences: u64,
    /// Oddities of the recording engine that were set aside.
    pub defects: Seen,
    /// Each difference in words.
    pub shown: Vec<String>,
}

impl Tally {
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.decisions += other.decisions;
        self.options += other.options;
        self.differences += other.differences;
        self.defects.add(&other.defects);
    }
}

/// Plays a recorded game.
pub fn replay(trace: &mut Trace) -> Result<Tally, Refused> {
    let mut setup = setup::table(&trace.setup)?;
    let order = draws::order(trace, setup.systems);
    setup.script.tiles = Some(order.map_err(Refused::Broken)?);
    setup.script.numbers = draws::chances(trace);
    let dealt = Game::new(setup);
    let (game, events) = dealt.map_err(|problem| Refused::Broken(problem.to_string()))?;
    let mut replay =
        Replay { game, tally: Tally { games: 1, ..Tally::default() }, at: 0, held: Vec::new() };
    defects::tidy(trace, &mut replay.tally.defects);
    replay.start(&trace.setup, &events);
    for (index, recorded) in trace.moves.iter().enumerate() {
        replay.at = recorded.n;
        let next = trace.moves.get(index + 1);
        let after = next.map_or(After::Last(&trace.last), After::Move);
        // After an impossible pick nothing more can be compared.
        if replay.step(recorded, &after).is_none() {
            break;
        }
    }
    Ok(replay.tally)
}

/// What the recorded game does after a move.
enum After<'a> {
    Move(&'a Move),
    Last(&'a Last),
}

impl<'a> After<'a> {
    fn next(&self) -> Option<&'a Move> {
        if let Self::Move(next) = *self { Some(next) } else { None }
    }
}

struct Replay {
    game: Game,
    tally: Tally,
    at: u32,
    /// Their events that are not compared yet.
    held: Vec<Value>,
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
        let systems = self.game.setup().systems;
        let tiles = setup.start.iter().map(|text| names::parse_tile(systems, text)).collect();
        let ours = self.game.board().tiles().iter();
        let ours = ours.map(|placed| Some((placed.kind, placed.pos, placed.rotation))).collect();
        self.same::<Vec<_>>("start", tiles, ours);
        let start: Vec<Value> = setup.start.iter().map(|text| Value::from(text.as_str())).collect();
        let theirs: Vec<Value> =
            setup.ev.iter().filter(|event| !start.contains(event)).cloned().collect();
        self.events(&theirs, events);
    }

    fn step(&mut self, recorded: &Move, after: &After<'_>) -> Option<()> {
        let next = after.next();
        self.tally.decisions += 1;
        self.tally.options += recorded.opts.len() as u64;
        let open = self.game.asked(Seat(recorded.p)).or(self.game.decision());
        let Some(mut decision) = open.cloned() else {
            self.differ("the game goes on", &recorded.pick, "over");
            return None;
        };
        // A window that they close with a pass and open again is one question of ours.
        let again = decision.prompt == Prompt::Wood && recorded.phase == "Tunnel";
        if again {
            decision.options.retain(|&option| names::is_token_or_pass(option));
        }
        let phase = if again { "Tunnel" } else { names::phase(decision.prompt) };
        self.same("question", (recorded.p, recorded.phase.as_str()), (decision.seat.0, phase));
        let board = self.game.board();
        let ours: Vec<String> = decision
            .options
            .iter()
            .map(|&action| {
                let bridge = names::with_bridge(&self.game, action).unwrap_or_default();
                names::answer(board, &decision, action) + &bridge
            })
            .collect();
        let (pick, price) = names::priced(&recorded.pick);
        let theirs: BTreeSet<&str> = recorded.opts.iter().map(String::as_str).collect();
        let offered: BTreeSet<&str> = ours.iter().map(String::as_str).collect();
        let missing: Vec<&str> = theirs.difference(&offered).copied().collect();
        let mut extra: Vec<&str> = offered.difference(&theirs).copied().collect();
        let must = !decision.may_pass();
        if must && extra.iter().all(|option| option.starts_with("tunnel ")) && !extra.is_empty() {
            self.tally.defects.note(&defects::PRINCESS_BEFORE_TUNNEL);
            extra.clear();
        }
        if recorded.tunneled
            && decision.prompt == Prompt::Count(count::Prompt::Councillors)
            && extra.iter().any(|option| names::is_to_road(option))
        {
            self.tally.defects.note(&defects::TUNNELED_ROAD);
            extra.retain(|option| !names::is_to_road(option));
        }
        if !missing.is_empty() || !extra.is_empty() {
            self.differ("options (only theirs, only ours)", missing, extra);
        }
        let passes = recorded.phase == "Action" && pick == "pass";
        if passes && next.is_some_and(|next| next.phase == "Tunnel") {
            self.tally.defects.note(&defects::TUNNEL_AFTER_PASS);
            return Some(());
        }
        let picked = ours.iter().position(|option| *option == pick);
        let action = names::at_price(decision.options[picked?], price);
        self.lay_animals(recorded, after, decision.seat, action);
        let mut events = match self.game.apply(decision.seat, action) {
            Ok(events) => events,
            Err(problem) => {
                self.differ("accepted", pick, problem.to_string());
                return None;
            }
        };
        // Where ours wait for the answers of others, what theirs did is compared with the last.
        self.held.extend(recorded.ev.iter().cloned());
        if let [Event::Answered { .. }] = events[..] {
            return Some(());
        }
        let open = self.game.decision().is_some_and(|next| next.prompt == Prompt::Wood);
        if again && open && self.game.turn().seat == decision.seat && pick != "pass" {
            events.extend(self.game.apply(decision.seat, Action::Pass).unwrap_or_default());
        }
        events.extend(self.pass_unasked(next));
        if recorded.tunneled {
            events.extend(self.pass_tunneled_roads(next));
        }
        if matches!(after, After::Last(Last::CutUnasked)) {
            return Some(());
        }
        let marker = events.iter().position(|event| *event == Event::FinalScoring);
        let last = marker.map(|index| events.split_off(index)).unwrap_or_default();
        self.after(recorded, &events, &last);
        match after {
            After::Move(_) => self.same("end", false, self.game.result().is_some()),
            After::Last(Last::End(end)) => self.end(end, &last),
            After::Last(_) => {}
        }
        Some(())
    }

    /// Lays the animal tokens that the recorded game turns over with this move: one, or two if it
    /// ends the game.
    fn lay_animals(&mut self, recorded: &Move, after: &After<'_>, seat: Seat, action: Action) {
        let last = if let After::Last(Last::End(end)) = after { &end.ev[..] } else { &[] };
        let texts = recorded.ev.iter().chain(last).filter_map(Value::as_str);
        let named = texts.filter_map(|text| text.strip_prefix("placed BIGTOP_")?.split(' ').next());
        let tokens: Vec<u8> = named.filter_map(|token| token.parse().ok()).collect();
        let mut order = tokens.clone();
        for _ in 0..tokens.len() {
            let Ok(laid) = state::with_animals(&self.game, &order) else { return };
            let told = laid.clone().apply(seat, action).unwrap_or_default();
            let drawn: Vec<u8> = told.iter().filter_map(names::animal).collect();
            if drawn == tokens {
                self.game = laid;
                return;
            }
            order.rotate_left(1);
        }
    }

    /// Passes where we ask whether a ransom is paid and nothing else, and the recording engine goes
    /// on.
    fn pass_unasked(&mut self, next: Option<&Move>) -> Vec<Event> {
        let asks_again = next.is_some_and(|next| next.phase == "Action");
        let Some(decision) = self.game.decision().filter(|_| !asks_again) else {
            return Vec::new();
        };
        let ransom = |action: &Action| {
            matches!(action, Action::Pass | Action::Tower(tower::Action::Ransom { .. }))
        };
        if decision.prompt != Prompt::Wood || !decision.options.iter().all(ransom) {
            return Vec::new();
        }
        self.tally.defects.note(&defects::RANSOM_ALONE);
        let seat = decision.seat;
        self.game.apply(seat, Action::Pass).unwrap_or_default()
    }

    /// Passes where we ask for councillors only because of a road that a tunnel token completed.
    fn pass_tunneled_roads(&mut self, next: Option<&Move>) -> Vec<Event> {
        let mut events = Vec::new();
        while let Some(decision) = self.game.decision() {
            let (board, seat) = (self.game.board(), decision.seat);
            let asks = |next: &Move| next.phase == "CocScoring" && next.p == seat.0;
            let roads = decision.options.iter().all(|&action| {
                action == Action::Pass || names::is_to_road(&names::answer(board, decision, action))
            });
            if decision.prompt != Prompt::Count(count::Prompt::Councillors)
                || !roads
                || next.is_some_and(asks)
            {
                break;
            }
            self.tally.defects.note(&defects::TUNNELED_ROAD);
            events.extend(self.game.apply(seat, Action::Pass).unwrap_or_default());
        }
        events
    }

    /// Compares the state after a move; what final scoring did is taken back for it.
    fn after(&mut self, recorded: &Move, events: &[Event], last: &[Event]) {
        let mut theirs = std::mem::take(&mut self.held);
        let double = |event: &Event| matches!(event, Event::DoubleTurn { .. });
        let told = theirs.iter().any(|event| event == "double-turn");
        if recorded.idle_builder && !told && events.iter().any(double) {
            self.tally.defects.note(&defects::BUILDER_FLAG);
            theirs.push(Value::from("double-turn"));
        }
        self.events(&theirs, events);
        let mut scores = self.game.scores().to_vec();
        let mut figures = self.game.figures().to_vec();
        let mut hands: Vec<BTreeMap<String, u32>> =
            self.game.seats().map(|seat| state::hand(&self.game, seat)).collect();
        for event in last {
            match event {
                Event::Scored(line) => scores[line.seat.index()] -= line.points,
                Event::Returned { figure, .. } => {
                    figures.push(*figure);
                    let hand = &mut hands[figure.seat.index()];
                    hand.entry(figure.kind.name().to_owned()).and_modify(|count| *count -= 1);
                    hand.retain(|_, count| *count > 0);
                }
                _ => {}
            }
        }
        self.same("score", recorded.score.clone(), scores);
        let board = self.game.board();
        let ours = figures.iter().map(|figure| names::figure(board, figure)).collect();
        self.same("figures", sorted(recorded.board.clone()), sorted(ours));
        self.same("supplies", recorded.hand.clone(), hands);
        self.same("tiles left", recorded.left, state::left(&self.game));
        self.neutral(recorded, !last.is_empty());
    }

    /// Compares dragon, fairy, towers and captives; after the last move, when all figures have gone
    /// home, only the tile of the fairy.
    fn neutral(&mut self, recorded: &Move, over: bool) {
        // Of a fairy whose follower has left it tells the segment.
        let beside = |place: String| {
            let cell = place.split(' ').position(|word| word.contains(','));
            let cell = place.split(' ').nth(cell.unwrap_or(0)).unwrap_or("").to_owned();
            if over || place.starts_with(&cell) { cell } else { place }
        };
        let ours = state::neutral(&self.game);
        for name in ["bigtop", "count", "dragon", "fairy", "mage", "witch"] {
            let told = |places: &BTreeMap<String, String>| {
                let place = places.get(name).cloned();
                if name == "fairy" { place.map(beside) } else { place }
            };
            self.same(name, told(&recorded.neutral), told(&ours));
        }
        self.same("towers", recorded.towers.clone(), state::towers(&self.game));
        self.same("captives", recorded.prison.clone(), state::captives(&self.game));
    }

    fn end(&mut self, end: &trace::End, events: &[Event]) {
        let told =
            |event: &&Event| matches!(event, Event::Scored(_)) || names::animal(event).is_some();
        let told: Vec<Event> = events.iter().filter(told).cloned().collect();
        self.events(&end.ev, &told);
        let result = self.game.result().map(|standings| standings.scores);
        self.same("final score", Some(end.score.clone()), result);
    }

    /// The order among features completed by one tile is not compared.
    fn events(&mut self, theirs: &[Value], ours: &[Event]) {
        let board = self.game.board();
        let theirs = theirs.iter().map(|event| names::recorded(board, event)).collect();
        let ours = ours.iter().filter_map(|event| names::event(board, event)).collect();
        self.same("events", sorted(theirs), sorted(ours));
    }
}
