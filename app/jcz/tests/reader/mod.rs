//! A reader of that program's files: it plays each message where it stands, and asks for a message
//! where that program waits for one.

mod settings;

use std::collections::{BTreeMap, BTreeSet};

use jcz::tiles;
use rules::expansions::{
    bazaars, bridges, buildings, castles, count, crop, dragon, ferries, flier, goldmines, mage,
    tower, tunnel,
};
use rules::{
    Action, At, Axis, Cause, Event, Figure, Game, KindId, Mark, Prompt, Seat, Seed, SegmentKind,
    Setup, Slot, Spot, Systems,
};
use serde_json::{Value, json};

use self::settings::{ELEMENTS, PLAYED, RULES, SETS};

/// What a reader makes of a file.
pub fn read(text: &str) -> Reader {
    let file: Value = serde_json::from_str(text).expect("JSON");
    let mut reader = Reader::deal(&file);
    let mut clock = 0;
    for message in file["replay"].as_array().expect("messages") {
        let at = message["clock"].as_u64().expect("a time");
        assert!(at >= clock);
        clock = at;
        reader.read(message);
    }
    reader
}

pub fn same(reader: &Game, game: &Game) {
    assert_eq!(reader.board().tiles(), game.board().tiles());
    assert_eq!(reader.figures(), game.figures());
    assert_eq!(reader.scores(), game.scores());
    assert_eq!(reader.result().is_some(), game.result().is_some());
}

/// The game of a file.
pub struct Reader {
    pub game: Game,
    /// Where figures stand by their names.
    away: BTreeMap<String, At>,
    /// Who holds whom, in the order in which they were taken.
    prison: Vec<(Seat, String)>,
    /// Whether a tile was laid and its part not confirmed.
    pub open: bool,
    /// Who has something else to confirm.
    confirms: Option<Seat>,
    /// Whether who passed is asked again about a tunnel token alone.
    asks_again: bool,
}

impl Reader {
    /// Deals the game of a file. What is missing from it panics, as that program would complain.
    pub fn deal(file: &Value) -> Self {
        assert_eq!(file["appVersion"], "5.12.0");
        assert!(file["gameId"].is_string() && file["initialRandom"].is_f64());
        assert!(file["clock"].is_u64());
        let setup = &file["setup"];
        let sets = setup["sets"].as_object().expect("sets");
        assert!(sets.values().all(|copies| *copies == 1), "{sets:?}");
        let elements = &setup["elements"];
        let ours = |set: &String| SETS.iter().find(|(theirs, _)| theirs == set).expect("a set").1;
        let by_set = sets.keys().map(ours).filter(|system| !system.is_empty());
        let by_element = ELEMENTS.iter().filter(|(name, _)| !elements[name].is_null());
        let keys: BTreeSet<&str> = by_set.chain(by_element.map(|(_, system)| *system)).collect();
        let systems = Systems::named(keys).expect("sets of ours");
        let players = file["players"].as_array().expect("players");
        let slots: Vec<u64> = players.iter().filter_map(|player| player["slot"].as_u64()).collect();
        assert!(slots.iter().enumerate().all(|(index, slot)| index as u64 == *slot));
        let mut dealt = Setup::new(players.len() as u8, systems, Seed::from_number(0));
        dealt.ask_forced = true;
        let mut choose = |key, value| dealt.house.set(key, value).expect("an option");
        PLAYED.iter().for_each(|(key, value)| choose(key, value));
        let promos = ["2013", "2016"];
        let promos = promos.map(|it| (it, sets.contains_key(&format!("russian-promos/{it}"))));
        if let [(only, true), (_, false)] | [(_, false), (only, true)] = promos {
            choose("ru.sets", only);
        }
        assert_eq!(elements["small-follower"], 7);
        if elements["farmers"].is_null() {
            choose("farms_enabled", "off");
        }
        for (rule, value) in setup["rules"].as_object().expect("rules") {
            let yes_or_no = ["bazaar-no-auction", "tunnelize-other-expansions"];
            assert_eq!(value.is_boolean(), yes_or_no.contains(&rule.as_str()), "{rule}: {value}");
            let text = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
            let known = RULES.iter().filter(|(name, is, ..)| name == rule && *is == text);
            known.for_each(|(.., key, value)| choose(key, value));
        }
        let drawn = file["gameAnnotations"]["drawOrder"].as_array().expect("an order");
        let kind = |id: &Value| kind(systems, id.as_str().expect("a tile"));
        let mut order: Vec<KindId> = drawn.iter().map(kind).collect();
        let all = file["gameAnnotations"]["endTurn"].as_u64().expect("a number") as usize;
        // Something that fits wherever a tile is drawn that the file does not name.
        let other = KindId::named("base/X").expect("a tile");
        order.resize(all, other);
        dealt.script.tiles = Some(order);
        let messages = file["replay"].as_array().expect("messages").iter();
        let thrown = messages.filter(|message| message["type"] == "DEPLOY_MEEPLE");
        let thrown = thrown.filter_map(|message| message["payload"]["random"].as_f64());
        dealt.script.numbers = thrown.map(|random| (random * 3.0) as u8).collect();
        let game = Game::new(dealt).expect("a game").0;
        let start = setup["start"].as_array().expect("tiles");
        assert_eq!(start.len(), game.board().tiles().len());
        for (tile, placed) in start.iter().zip(game.board().tiles()) {
            assert_eq!(tile["tile"].as_str(), tiles::id(placed.kind));
            assert_eq!((&tile["x"], &tile["y"]), (&placed.pos.x.into(), &placed.pos.y.into()));
        }
        let (away, prison) = (BTreeMap::new(), Vec::new());
        Self { game, away, prison, open: false, confirms: None, asks_again: false }
    }

    /// Applies an option of what is asked, which must be this seat's. It is about the figure with
    /// this name, if it is about one.
    fn choose(&mut self, seat: Seat, name: &str, is: impl Fn(&Game, Action) -> bool) {
        assert_eq!(self.confirms, None, "something else is to be confirmed");
        let asked = self.game.decision().expect("the game goes on").clone();
        assert_eq!(asked.seat, seat);
        let action = asked.options.iter().copied().find(|&option| is(&self.game, option));
        let action = action.unwrap_or_else(|| panic!("it is not offered: {asked:?}"));
        let events = self.game.apply(seat, action).expect("it is offered");
        self.events(name, &events);
    }

    fn events(&mut self, name: &str, events: &[Event]) {
        for event in events {
            match *event {
                Event::Deployed(figure) => {
                    assert!(self.away.insert(name.to_owned(), figure.at).is_none());
                }
                Event::Moved { figure, to } => {
                    let own = self.who(name, figure);
                    self.away.insert(own.unwrap_or_else(|| name.to_owned()), to);
                }
                Event::Returned { figure, .. } => self.gone(name, figure),
                Event::Tower(tower::Event::Captured { figure, captor }) => {
                    self.gone(name, figure);
                    self.prison.push((captor, name.to_owned()));
                }
                Event::Tower(tower::Event::Exchanged { seat, kind, with, .. }) => {
                    self.prison.pop().expect("who was just taken");
                    let own = format!("{}.{}.", seat.0, kind.name());
                    self.free(|(by, who)| *by == with && who.starts_with(&own));
                }
                Event::Tower(tower::Event::Ransomed { captor, .. }) => {
                    self.free(|(by, who)| *by == captor && who == name);
                }
                _ => {}
            }
        }
    }

    /// The name of a figure on the board: this one, or one of those that stand there.
    fn who(&self, name: &str, figure: Figure) -> Option<String> {
        let own = format!("{}.{}.", figure.seat.0, figure.kind.name());
        let there = self.away.iter().filter(|(who, at)| who.starts_with(&own) && **at == figure.at);
        there.map(|(who, _)| who.clone()).max_by_key(|who| who == name)
    }

    fn gone(&mut self, name: &str, figure: Figure) {
        self.away.remove(&self.who(name, figure).expect("it was on the board"));
    }

    /// Who was taken first goes home.
    fn free(&mut self, is: impl Fn(&(Seat, String)) -> bool) {
        let first = self.prison.iter().position(is).expect("a captive");
        self.prison.remove(first);
    }

    /// Whether nothing more is asked before the tile that was laid is scored.
    fn is_settled(&self) -> bool {
        let slot = self.game.turn().slot;
        self.game.decision().is_none() || slot <= Slot::Place || slot > Slot::Convert
    }

    pub fn read(&mut self, message: &Value) {
        let seat = Seat(message["player"].as_u64().expect("a player") as u8);
        let what = &message["payload"];
        let kind = message["type"].as_str().expect("a type");
        if std::mem::take(&mut self.asks_again) {
            assert_eq!(kind, "PASS");
            return;
        }
        let asked = self.game.decision().map(|asked| (asked.prompt, asked.options.len()));
        assert!(!self.open || kind == "COMMIT" || !self.is_settled(), "{kind} before the end");
        match kind {
            "PLACE_TILE" => {
                let hand = self.game.turn().hand.and_then(tiles::id);
                let abbey = Some("AM/A").filter(|_| asked.map(|it| it.0) != Some(Prompt::Place));
                assert_eq!(what["tileId"].as_str(), abbey.or(hand));
                self.choose(seat, "", |_, action| {
                    let Action::Place { pos, rotation } = action else { return false };
                    what["position"] == json!([pos.x, pos.y])
                        && what["rotation"] == format!("R{}", rotation.degrees())
                });
                self.open = true;
            }
            "DEPLOY_MEEPLE" => self.deploy(seat, what),
            "RETURN_MEEPLE" => {
                let cause = match what["source"].as_str().expect("a source") {
                    "ABBOT_RETURN" => Cause::Abbot,
                    "CORN_CIRCLE" => Cause::CropCircle,
                    "FESTIVAL" => Cause::Festival,
                    "PRINCESS" => Cause::Princess,
                    "SIEGE_ESCAPE" => Cause::Escape,
                    "TRAP" => Cause::Released,
                    other => panic!("{other}"),
                };
                self.take(seat, &what["pointer"], cause);
                self.confirms = Some(seat).filter(|_| cause == Cause::CropCircle);
            }
            "CIRCLE_REMOVE_OR_DEPLOY" => {
                let mode = match what["value"].as_str().expect("a value") {
                    "DEPLOY" => crop::Mode::Add,
                    "REMOVE" => crop::Mode::Remove,
                    other => panic!("{other}"),
                };
                self.choose(seat, "", |_, action| {
                    matches!(action, Action::Crop(crop::Action::Apply { mode: is, .. }) if is == mode)
                });
            }
            "CAPTURE_FOLLOWER" => self.take(seat, &what["pointer"], Cause::Tower),
            "EXCHANGE_FOLLOWER" | "PAY_RANSOM" => {
                let name = what["meepleId"].as_str().expect("a name");
                let held = self.prison.iter().filter(|(_, who)| who == name);
                let held: Vec<Seat> = held.map(|(by, _)| *by).collect();
                let figure = name.split('.').nth(1).expect("a kind").to_owned();
                self.choose(seat, name, |_, action| match action {
                    Action::Tower(tower::Action::Exchange { kind: of, captor })
                        if kind == "EXCHANGE_FOLLOWER" =>
                    {
                        of.name() == figure && held == [captor]
                    }
                    Action::Tower(tower::Action::Ransom { kind: of, captor })
                        if kind == "PAY_RANSOM" =>
                    {
                        of.name() == figure && held == [captor]
                    }
                    _ => false,
                });
            }
            "MOVE_NEUTRAL_FIGURE" => self.neutral(seat, what),
            "PLACE_TOKEN" => self.token(seat, what),
            "BAZAAR_BID" => {
                let price = what["price"].as_u64().expect("points") as u16;
                let bid = bazaars::Bid::of(price);
                let lots = self.game.lots();
                let lot = lots.iter().find(|lot| what["supplyIndex"] == lot.index);
                let lot = *lot.expect("a tile for sale");
                let bids = [
                    bazaars::Action::Offer { lot, bid },
                    bazaars::Action::Bid { lot, bid },
                    bazaars::Action::Pick { lot },
                ];
                let open = self.game.decision().expect("an auction").clone();
                let bid = bids.into_iter().map(Action::Bazaars).find(|&bid| open.offers(bid));
                let events = self.game.apply(seat, bid.expect("it is offered")).expect("a bid");
                self.events("", &events);
            }
            "BAZAAR_BUY_OR_SELL" => {
                let deal = match what["value"].as_str().expect("a value") {
                    "BUY" => bazaars::Action::Buy,
                    "SELL" => bazaars::Action::Sell,
                    other => panic!("{other}"),
                };
                self.choose(seat, "", |_, action| action == Action::Bazaars(deal));
            }
            "PASS" => {
                let (prompt, options) = asked.expect("the game goes on");
                assert!(options > 1, "nobody is asked");
                let open = self.game.decision().into_iter().flat_map(|open| &open.options);
                let tokens = open.filter(|option| matches!(option, Action::Tunnel(_))).count();
                self.asks_again = prompt == Prompt::Wood && tokens > 0;
                let draws = prompt == Prompt::Abbey(rules::expansions::abbey::Prompt::Tile);
                self.choose(seat, "", |_, action| {
                    action == Action::Pass || draws && action == Action::Draw
                });
                self.confirms = draws.then_some(seat);
            }
            "COMMIT" => {
                assert!(what["random"].is_f64());
                if self.confirms.is_some() {
                    assert_eq!(self.confirms.take(), Some(seat));
                } else {
                    assert!(self.open && self.is_settled(), "somebody is asked");
                    self.open = false;
                }
            }
            other => panic!("{other}"),
        }
    }

    fn deploy(&mut self, seat: Seat, what: &Value) {
        let name = what["meepleId"].as_str().expect("a name");
        let words: Vec<&str> = name.split('.').collect();
        assert_eq!(words[0], seat.0.to_string());
        let most = if words[1] == "small" { 7 } else { 1 };
        assert!((1..=most).contains(&words[2].parse::<u8>().expect("a number")), "{name}");
        assert!(self.prison.iter().all(|(_, who)| who != name), "{name} is captive");
        let here = self.away.get(name).copied();
        let asked = self.game.decision().expect("the game goes on").prompt;
        let pointer = &what["pointer"];
        assert_eq!(what["random"].is_f64(), pointer["feature"] == "FlyingMachine");
        self.choose(seat, name, |game, action| match action {
            Action::Deploy { figure, at } => {
                here.is_none() && figure.name() == words[1] && stands(game, at, pointer)
            }
            Action::Flier(flier::Action::Fly { figure }) => {
                let pos = game.turn().placed.expect("a machine");
                here.is_none()
                    && figure.name() == words[1]
                    && *pointer == inside(pos, "FlyingMachine", "I")
            }
            Action::Move { figure, to } => {
                let stays = if words[1] == "wagon" { None } else { Some(figure.at) };
                here == stays && figure.kind.name() == words[1] && stands(game, to, pointer)
            }
            _ => false,
        });
        // It is confirmed that a figure moved on while or after something was scored.
        let again =
            self.game.decision().is_some_and(|next| (next.seat, next.prompt) == (seat, asked));
        let moved = matches!(
            asked,
            Prompt::Abbey(rules::expansions::abbey::Prompt::Wagon)
                | Prompt::Count(count::Prompt::Councillors)
                | Prompt::Crop(_)
        );
        self.confirms = Some(seat).filter(|_| moved && !again);
    }

    /// Somebody takes a figure off the board.
    fn take(&mut self, seat: Seat, pointer: &Value, by: Cause) {
        let name = pointer["meepleId"].as_str().expect("a name");
        let here = self.away.get(name).copied();
        self.choose(seat, name, |game, action| {
            let Action::Take { figure, cause } = action else { return false };
            cause == by
                && is_named(figure, name, here)
                && stands(game, figure.at, &pointer["featurePointer"])
        });
    }

    fn neutral(&mut self, seat: Seat, what: &Value) {
        let to = &what["to"];
        let name = to["meepleId"].as_str().unwrap_or_default().to_owned();
        let here = self.away.get(&name).copied();
        self.choose(seat, "", |game, action| match action {
            Action::Dragon(dragon::Action::Step { to: pos }) => {
                what["figureId"] == "dragon.1" && *to == json!([pos.x, pos.y])
            }
            Action::Dragon(dragon::Action::MoveFairy { beside: Some(figure), .. }) => {
                what["figureId"] == "fairy.1"
                    && is_named(figure, &name, here)
                    && stands(game, figure.at, &to["featurePointer"])
            }
            Action::Dragon(dragon::Action::MoveFairy { to: pos, beside: None }) => {
                what["figureId"] == "fairy.1" && *to == json!([pos.x, pos.y])
            }
            Action::Mage(mage::Action::Move { who, to: spot }) => {
                what["figureId"] == format!("{}.1", who.name())
                    && stands(game, At::Segment(spot), to)
            }
            Action::Mage(mage::Action::Remove { who }) => {
                what["figureId"] == format!("{}.1", who.name()) && to.is_null()
            }
            Action::Count(count::Action::Move { to: quarter }) => {
                what["figureId"] == "count.1" && stands(game, At::Quarter(quarter), to)
            }
            _ => false,
        });
    }

    fn token(&mut self, seat: Seat, what: &Value) {
        let pointer = &what["pointer"];
        self.choose(seat, "", |game, action| match action {
            Action::Tower(tower::Action::Raise { pos }) => {
                what["token"] == "TOWER_PIECE" && *pointer == inside(pos, "Tower", "I")
            }
            Action::Bridges(bridges::Action::Build { pos, axis }) => {
                let sides = if axis == Axis::NorthSouth { "NS" } else { "WE" };
                what["token"] == "BRIDGE" && *pointer == inside(pos, "Road", sides)
            }
            Action::Buildings(buildings::Action::Build { kind }) => {
                let pos = game.turn().placed.expect("a tile");
                let name = kind.name().trim_start_matches("little_");
                what["token"] == format!("LB_{}", name.to_uppercase())
                    && *pointer == json!([pos.x, pos.y])
            }
            Action::Goldmines(goldmines::Action::Lay { to }) => {
                what["token"] == "GOLD" && *pointer == json!([to.x, to.y])
            }
            Action::Tunnel(tunnel::Action::Place { pair, at }) => {
                what["token"] == pair.name().to_uppercase()
                    && stands(game, At::Segment(at), pointer)
            }
            Action::Ferries(ferries::Action::Ferry { from, to }) => {
                let location = pointer["location"].as_str().expect("a location");
                let sides = sides(game, from).into_iter().chain(sides(game, to)).collect();
                what["token"] == "FERRY"
                    && pointer["feature"] == "Road"
                    && pointer["position"] == json!([from.pos.x, from.pos.y])
                    && named_sides(location) == sides
            }
            Action::Castles(castles::Action::Convert { lord }) => {
                let board = game.board();
                let city = lord.at.spot().map(|spot| board.feature_at(spot));
                let mut places = board.nodes(city.expect("a city")).map(|node| board.spot(node));
                what["token"] == "CASTLE"
                    && places.any(|spot| stands(game, At::Segment(spot), pointer))
            }
            _ => false,
        });
    }
}

/// Whether this figure is the one with a name, which stands here.
fn is_named(figure: Figure, name: &str, here: Option<At>) -> bool {
    name.starts_with(&format!("{}.{}.", figure.seat.0, figure.kind.name()))
        && here == Some(figure.at)
}

/// A place by its name.
fn inside(pos: rules::Pos, feature: &str, location: &str) -> Value {
    json!({ "position": [pos.x, pos.y], "location": location, "feature": feature })
}

/// Our kind for a tile of theirs.
pub fn kind(systems: Systems, id: &str) -> KindId {
    let sets = systems.sets();
    tiles::kinds(id)
        .find(|kind| sets.contains(&kind.kind().set()) || kind.kind().set() == "gardens")
        .expect(id)
}

/// Whether a place of ours is the one that a pointer names.
pub fn stands(game: &Game, at: At, pointer: &Value) -> bool {
    let board = game.board();
    let spot = match at {
        At::Segment(spot) | At::Corner(spot) => spot,
        At::Tower(pos) => return *pointer == inside(pos, "Tower", "I"),
        At::Quarter(quarter) => {
            let location = format!("QUARTER_{}", quarter.name().to_uppercase());
            return *pointer == inside(rules::Pos::new(0, 0), "Quarter", &location);
        }
        At::Trap(pos) => {
            let is_pond = board.marked(Mark::Pond).any(|pond| pond == pos);
            let feature = if is_pond { "Vodyanoy" } else { "SoloveiRazboynik" };
            return *pointer == inside(pos, feature, "I");
        }
        _ => return false,
    };
    let castle = board.feature(board.feature_at(spot)).kind == SegmentKind::Castle;
    let (placed, segment) = board.tile_at(spot.pos).zip(board.segment(spot)).expect("a tile");
    let feature = match segment.kind {
        SegmentKind::City if castle => "Castle",
        SegmentKind::City => "City",
        SegmentKind::Road => "Road",
        SegmentKind::Field => "Field",
        SegmentKind::Cloister => "Monastery",
        SegmentKind::Pallet => "Monastery",
        SegmentKind::Garden => "Garden",
        SegmentKind::Hut => "YagaHut",
        _ => return false,
    };
    if pointer["feature"] != feature || pointer["position"] != json!([spot.pos.x, spot.pos.y]) {
        return false;
    }
    let location = pointer["location"].as_str().expect("a location");
    match segment.kind {
        SegmentKind::City | SegmentKind::Road => named_sides(location) == sides(game, spot),
        SegmentKind::Field if !segment.halves.is_empty() => {
            // Clockwise from the north-west corner: as our halves are.
            let names = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
            let halves = segment.halves.turned(placed.rotation).iter().map(|half| names[half]);
            location.split('.').eq(halves)
        }
        SegmentKind::Field => {
            let before = placed.tile().segments[..usize::from(spot.segment)].iter();
            let enclosed = before.filter(|it| it.kind == segment.kind && it.halves.is_empty());
            location == ["I", "II"][enclosed.count()]
        }
        SegmentKind::Pallet => location == "AS_ABBOT",
        _ => location == "I",
    }
}

/// The sides of a segment as it lies.
fn sides(game: &Game, spot: Spot) -> BTreeSet<char> {
    let (placed, segment) =
        game.board().tile_at(spot.pos).zip(game.board().segment(spot)).expect("a tile");
    let sides = segment.sides.turned(placed.rotation);
    sides.iter().filter_map(|side| format!("{side:?}").chars().next()).collect()
}

/// The sides that a location names: those, or all but those.
fn named_sides(location: &str) -> BTreeSet<char> {
    match location.strip_prefix('_') {
        Some(out) => "NESW".chars().filter(|&side| !out.contains(side)).collect(),
        None => location.chars().collect(),
    }
}
