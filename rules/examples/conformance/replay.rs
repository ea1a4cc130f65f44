//! Plays a recorded game through our rules and lists where the two disagree.

use std::collections::{BTreeMap, BTreeSet};

use rules::{Action, Event, Game, Prompt, Seat, Seed, Setup, Systems, Token};
use serde_json::Value;

use crate::defects::{self, Seen};
use crate::trace::{self, Move, Trace};
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

pub enum Outcome {
    /// A set or element that our rules do not know.
    Unsupported,
    Played(Tally),
}

/// Their set, our system (none if [`BY_ELEMENT`] says), and the option that the set stands for.
type Set = (&'static str, &'static str, Option<(&'static str, &'static str)>);

const SETS: &[Set] = &[
    ("basic:1", "base", None),
    ("winter", "winter", None),
    ("inns-and-cathedrals:1", "inns", None),
    ("traders-and-builders:1", "traders", None),
    ("princess-and-dragon:1", "dragon", None),
    ("tower:1", "tower", None),
    ("king-and-robber:1", "king", None),
    ("cult/6", "cult", None),
    ("cult/5", "cult", Some(("cult.tiles", "5"))),
    ("river/1:1", "river1", None),
    ("river/2:1", "river2", None),
    ("siege/cathars", "cathars", None),
    ("siege/besiegers", "besiegers", None),
    ("corn-circles/1", "crop", None),
    ("abbey-and-mayor:1", "abbey", None),
    ("count", "count", None),
    ("bridges-castles-and-bazaars:1", "", None),
    ("tunnel", "tunnel", None),
];
/// Sets whose tiles several of our systems bring: their set and element, our system.
const BY_ELEMENT: &[(&str, &str, &str)] = &[
    ("bridges-castles-and-bazaars:1", "bridge", "bridges"),
    ("bridges-castles-and-bazaars:1", "castle", "castles"),
    ("bridges-castles-and-bazaars:1", "bazaar", "bazaars"),
];
/// Options of ours that the recording engine fixes in another way than our defaults.
const FIXED: &[(&str, &str)] = &[
    ("six_seats", "always"),
    ("builder_on_completed", "deny"),
    ("portal_just_completed", "deny"),
    ("volcano_specials", "no_builder_pig"),
    ("fairy_tile_points", "per_figure"),
    ("tower_top_dragon", "on"),
    ("ransom_window", "wood_only"),
    ("river_start_tile", "mix_in"),
    ("river_clearance", "two_ahead"),
    ("river_combo_lake", "volcano"),
    ("river2_volcano_bonus_turn", "never"),
    ("river2_pig_herd", "never"),
    ("siege.escape_cap", "per_turn"),
    ("am.wagon_off_abbey", "off"),
    ("am.wagon_challenged", "moves_on"),
    ("count.final_order", "round_robin"),
    ("count.start_tile", "mix_in"),
    ("count.fairy_points", "off"),
    ("siege.pig_doubled", "off"),
    ("tunnel.limit", "per_turn"),
    ("bridge.freestanding", "on"),
    ("bridge.to_abbey", "off"),
    ("castle.convert", "single_follower"),
    ("castle.per_part", "one"),
    ("castle.lord_tower", "immune"),
];
/// The trace's options: its key and value, our key and value.
const RULES: &[(&str, &str, &str, &str)] = &[
    ("tiny-city-scoring", "2", "tiny_city", "2"),
    ("tiny-city-scoring", "2", "siege.tiny_city", "zero"),
    ("princess-action", "must", "princess_use", "must"),
    ("fairy-placement", "on-tile", "fairy_mode", "on_tile"),
    ("dragon-move", "after-scoring", "dragon_timing", "after_scoring"),
    ("king-and-robber-scoring", "10/20", "kr.scoring", "flat_10"),
    ("king-and-robber-scoring", "15/40", "kr.scoring", "15_40"),
    ("king-and-robber-scoring", "continuously", "kr.scoring", "continuous"),
    ("tunnelize-other-expansions", "false", "tunnel.other_expansions", "off"),
    ("more-tunnel-tokens", "2/1", "tunnel.tokens", "2/1/1"),
    ("more-tunnel-tokens", "1/1", "tunnel.tokens", "1/1/1"),
    ("bazaar-no-auction", "true", "bazaar.no_auction", "on"),
    ("espace-variant", "any-tile", "siege.escape_range", "any_city_tile"),
    ("wagon-move", "C2", "am.wagon_move", "nearby"),
    ("wagon-move", "C1", "am.wagon_tile", "linked"),
    ("barn-placement", "occupied", "am.barn_on_barn", "allow"),
    ("coc-final-scoring", "market-only", "count.final", "market_only"),
    ("count-move", "clockwise", "count.count_move", "clockwise"),
    ("count-move", "follow-meeple", "count.count_move", "follow_meeple"),
];

pub fn replay(trace: &mut Trace) -> Outcome {
    let Some(setup) = setup(trace) else {
        return Outcome::Unsupported;
    };
    let (game, events) = match Game::new(setup) {
        Ok(dealt) => dealt,
        Err(_) => return Outcome::Unsupported,
    };
    let mut replay =
        Replay { game, tally: Tally { games: 1, ..Tally::default() }, at: 0, held: Vec::new() };
    defects::tidy(trace, &mut replay.tally.defects);
    replay.start(&trace.setup, &events);
    for (index, recorded) in trace.moves.iter().enumerate() {
        replay.at = recorded.n;
        let after = match &trace.end {
            _ if index + 1 < trace.moves.len() => After::Move,
            Some(end) => After::End(end),
            None => After::Unknown,
        };
        // After an impossible pick nothing more can be compared.
        let next = trace.moves.get(index + 1);
        if replay.step(recorded, next, &after).is_none() {
            break;
        }
    }
    Outcome::Played(replay.tally)
}

fn setup(trace: &Trace) -> Option<Setup> {
    let ours = |set: &String| SETS.iter().find(|(theirs, ..)| theirs == set);
    let sets = trace.setup.sets.keys().map(ours).collect::<Option<Vec<_>>>()?;
    let keys = sets.iter().map(|(_, key, _)| *key).filter(|key| !key.is_empty());
    let by_element = BY_ELEMENT.iter().filter(|(set, element, _)| {
        trace.setup.sets.contains_key(*set) && trace.setup.elements.contains_key(*element)
    });
    let systems = Systems::named(keys.chain(by_element.map(|(.., key)| *key))).ok()?;
    let mut setup = Setup::new(trace.setup.players, systems, Seed::from_number(0));
    let by_set = sets.iter().filter_map(|(.., option)| option.as_ref());
    for (key, value) in FIXED.iter().chain(by_set) {
        setup.house.set(key, value).ok()?;
    }
    for (theirs, chosen, key, value) in RULES {
        let rule = trace.setup.rules.get(*theirs).map(|rule| match rule {
            Value::String(text) => text.clone(),
            other => other.to_string(),
        });
        if rule.as_deref() == Some(*chosen) {
            setup.house.set(key, value).ok()?;
        }
    }
    if !trace.setup.elements.contains_key("farmers") {
        setup.house.set("farms_enabled", "off").ok()?;
    }
    setup.ask_forced = true;
    setup.stacked = Some(draws::order(trace, systems)?);
    Some(setup)
}

/// What the recorded game does after a move.
enum After<'a> {
    Move,
    End(&'a trace::End),
    /// It goes on in a way that cannot be compared.
    Unknown,
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

    fn step(&mut self, recorded: &Move, next: Option<&Move>, after: &After<'_>) -> Option<()> {
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
        let mut events = self.game.apply(decision.seat, action).ok()?;
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
        let marker = events.iter().position(|event| *event == Event::FinalScoring);
        let last = marker.map(|index| events.split_off(index)).unwrap_or_default();
        self.after(recorded, &events, &last);
        match after {
            After::Move => self.same("end", false, self.game.result().is_some()),
            After::End(end) => self.end(end, &last),
            After::Unknown => {}
        }
        Some(())
    }

    /// Passes where we ask whether a ransom is paid and nothing else, and the recording engine goes
    /// on.
    fn pass_unasked(&mut self, next: Option<&Move>) -> Vec<Event> {
        let asks_again = next.is_some_and(|next| next.phase == "Action");
        let Some(decision) = self.game.decision().filter(|_| !asks_again) else {
            return Vec::new();
        };
        let ransom = |action: &Action| matches!(action, Action::Pass | Action::Ransom { .. });
        if decision.prompt != Prompt::Wood || !decision.options.iter().all(ransom) {
            return Vec::new();
        }
        self.tally.defects.note(&defects::RANSOM_ALONE);
        let seat = decision.seat;
        self.game.apply(seat, Action::Pass).unwrap_or_default()
    }

    /// Compares the state after a move; what final scoring did is taken back for it.
    fn after(&mut self, recorded: &Move, events: &[Event], last: &[Event]) {
        let theirs = std::mem::take(&mut self.held);
        self.events(&theirs, events);
        let mut scores = self.game.scores().to_vec();
        let mut figures = self.game.figures().to_vec();
        let mut hands: Vec<BTreeMap<String, u32>> =
            self.game.seats().map(|seat| self.hand(seat)).collect();
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
        let mut ours: Vec<String> =
            figures.iter().map(|figure| names::figure(board, figure)).collect();
        ours.sort();
        let mut theirs = recorded.board.clone();
        theirs.sort();
        self.same("figures", theirs, ours);
        self.same("supplies", recorded.hand.clone(), hands);
        let bag = self.game.bag();
        self.same("tiles left", recorded.left, bag.len() + bag.aside().len());
        self.neutral(recorded, !last.is_empty());
    }

    /// Compares dragon, fairy, towers and captives; after the last move, when all figures have gone
    /// home, only the tile of the fairy.
    fn neutral(&mut self, recorded: &Move, over: bool) {
        let game = &self.game;
        let board = game.board();
        let dragon = game.dragon().map(|pos| format!("{pos:?}"));
        let fairy = game.fairy().map(|fairy| match fairy.beside {
            Some(figure) => names::figure(board, &figure),
            None => format!("{:?}", fairy.pos),
        });
        let towers = game.towers().iter().map(|tower| format!("{:?} {}", tower.pos, tower.height));
        let captives = game.captives().iter().map(|captive| {
            format!("{} {} by {}", captive.owner.0, captive.kind.name(), captive.captor.0)
        });
        let (mut towers, mut captives): (Vec<String>, Vec<String>) =
            (towers.collect(), captives.collect());
        towers.sort();
        captives.sort();
        let theirs = |name: &str| recorded.neutral.get(name).cloned();
        // Of a fairy whose follower has left it tells the segment.
        let beside = |place: String| {
            let cell = place.split(' ').position(|word| word.contains(','));
            let cell = place.split(' ').nth(cell.unwrap_or(0)).unwrap_or("").to_owned();
            if over || place.starts_with(&cell) { cell } else { place }
        };
        let fairy = fairy.map(beside);
        let count = game.count().map(names::quarter);
        self.same("count", theirs("count"), count);
        self.same("dragon", theirs("dragon"), dragon);
        self.same("fairy", theirs("fairy").map(beside), fairy);
        self.same("towers", recorded.towers.clone(), towers);
        self.same("captives", recorded.prison.clone(), captives);
    }

    /// What a seat holds, as the trace lists it.
    fn hand(&self, seat: Seat) -> BTreeMap<String, u32> {
        let supply = self.game.supply(seat);
        let figures = supply.kinds().map(|kind| (kind.name().to_owned(), supply.count(kind)));
        let held = self.game.tokens(seat);
        let tokens = Token::ALL.iter().map(|&token| (names::token(token), held.count(token)));
        let all = figures.chain(tokens).filter(|&(_, count)| count > 0);
        all.map(|(name, count)| (name, u32::from(count))).collect()
    }

    fn end(&mut self, end: &trace::End, events: &[Event]) {
        let scored: Vec<Event> =
            events.iter().filter(|event| matches!(event, Event::Scored(_))).cloned().collect();
        self.events(&end.ev, &scored);
        let result = self.game.result().map(|standings| standings.scores);
        self.same("final score", Some(end.score.clone()), result);
    }

    /// The order among features completed by one tile is not compared.
    fn events(&mut self, theirs: &[Value], ours: &[Event]) {
        let board = self.game.board();
        let mut theirs: Vec<String> =
            theirs.iter().map(|event| names::recorded(board, event)).collect();
        let mut ours: Vec<String> =
            ours.iter().filter_map(|event| names::event(board, event)).collect();
        theirs.sort();
        ours.sort();
        self.same("events", theirs, ours);
    }
}
