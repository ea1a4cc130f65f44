//! The recording engine's names for tiles, places and figures, and ours.

use jcz::tiles;
use rules::expansions::bazaars::Bid;
use rules::expansions::count::Quarter;
use rules::expansions::crop::Mode;
use rules::expansions::{
    abbey, bazaars, bigtop, bridges, buildings, castles, count, crop, dragon, ferries, flier,
    goldmines, hills, king, mage, phantom, siege, tower, tunnel,
};
use rules::{
    Action, At, Axis, Board, Cause, Decision, Event, FeatureId, Figure, Game, Halves, KindId, Mark,
    Placed, Pos, Prompt, Rotation, ScoreLine, Seat, Segment, SegmentKind, Side, Source, Spot,
    Systems, Tag, Term, Token,
};
use serde_json::Value;

/// Halves as that engine names them, in our order: left and right are seen from the centre.
const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];

/// The set of the copies with a garden that second editions bring: it belongs to no system.
const COPIES: &str = "gardens";

/// Our kind for a tile id of the trace, of a set that is in play.
pub fn kind(systems: Systems, id: &str) -> Option<KindId> {
    let in_play = |kind: &KindId| {
        let set = kind.kind().set();
        systems.sets().contains(&set) || set == COPIES && systems.has("base2")
    };
    tiles::kinds(id).find(in_play)
}

pub fn tile_name(kind: KindId) -> &'static str {
    tiles::id(kind).unwrap_or("?")
}

/// The trace's name of a segment: `x,y feature loc`.
pub fn place(board: &Board, spot: Spot) -> String {
    let (Some(placed), Some(segment)) = (board.tile_at(spot.pos), board.segment(spot)) else {
        return format!("{:?} ?", spot.pos);
    };
    let castle = board.feature(board.feature_at(spot)).kind == SegmentKind::Castle;
    let kind = if castle { SegmentKind::Castle } else { segment.kind };
    format!("{:?} {} {}", spot.pos, feature(kind), location(placed, segment))
}

fn feature(kind: SegmentKind) -> &'static str {
    match kind {
        SegmentKind::City => "city",
        SegmentKind::Road => "road",
        SegmentKind::Field => "field",
        SegmentKind::Cloister | SegmentKind::Pallet => "cloister",
        SegmentKind::Garden => "garden",
        SegmentKind::Hut => "yagahut",
        SegmentKind::Acrobats => "acrobats",
        SegmentKind::River => "river",
        SegmentKind::Castle => "castle",
    }
}

fn location(placed: &Placed, segment: &Segment) -> String {
    let sides = segment.sides.turned(placed.rotation);
    let halves: Halves = segment.halves.turned(placed.rotation);
    let names: Vec<String> = match segment.kind {
        kind if kind.is_place() => Vec::new(),
        SegmentKind::Field => halves.iter().map(|half| HALVES[half].to_owned()).collect(),
        _ => sides.iter().map(|side| format!("{side:?}")).collect(),
    };
    if !names.is_empty() {
        return names.join(".");
    }
    if segment.kind == SegmentKind::Pallet {
        return "ABBOT".to_owned();
    }
    // A second field that reaches no edge has a name of its own.
    let enclosed = |other: &&Segment| other.kind == SegmentKind::Field && other.halves.is_empty();
    let first = placed.tile().segments.iter().find(enclosed);
    let second = enclosed(&segment) && !first.is_some_and(|first| std::ptr::eq(first, segment));
    if second { "II" } else { "C" }.to_owned()
}

/// The segment that the trace calls `x,y feature loc`.
pub fn spot(board: &Board, name: &str) -> Option<Spot> {
    let (x, y) = name.split(' ').next()?.split_once(',')?;
    let pos = Pos::new(x.parse().ok()?, y.parse().ok()?);
    let segments = board.tile_at(pos)?.segments();
    let spots = (0..segments).map(|segment| Spot { pos, segment });
    spots.into_iter().find(|&spot| place(board, spot) == name)
}

/// `tile <id> x,y rot`.
pub fn parse_tile(systems: Systems, text: &str) -> Option<(KindId, Pos, Rotation)> {
    let mut words = text.strip_prefix("tile ")?.split(' ');
    let kind = kind(systems, words.next()?)?;
    let (x, y) = words.next()?.split_once(',')?;
    let degrees: u16 = words.next()?.parse().ok()?;
    let pos = Pos::new(x.parse().ok()?, y.parse().ok()?);
    Some((kind, pos, Rotation::turns((degrees / 90) as u8)))
}

/// The trace's name of an answer to a question.
pub fn answer(board: &Board, decision: &Decision, action: Action) -> String {
    match (decision.prompt, action) {
        // Not to lay the abbey is to draw.
        (Prompt::Abbey(abbey::Prompt::Tile), Action::Draw) => "pass".to_owned(),
        (
            Prompt::Count(count::Prompt::Councillors)
            | Prompt::Count(count::Prompt::LastCouncillors),
            Action::Move { .. },
        ) => without_from(&option(board, decision.seat, action)).to_owned(),
        _ => option(board, decision.seat, action),
    }
}

/// An option without the place that the figure leaves.
pub fn without_from(option: &str) -> &str {
    option.split(" from ").next().unwrap_or(option)
}

/// Whether an option moves a figure to a road.
pub fn is_to_road(option: &str) -> bool {
    option.split(' ').nth(3) == Some("road")
}

/// The trace's name of a quarter of Carcassonne.
pub fn quarter(quarter: Quarter) -> String {
    format!("0,0 quarter {}", quarter.name())
}

/// The trace's name of an option.
pub fn option(board: &Board, seat: Seat, action: Action) -> String {
    match action {
        Action::Draw => "draw".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::Place { pos, rotation } => format!("tile {pos:?} {}", rotation.degrees()),
        Action::Deploy { figure, at } => format!("meeple {} {}", figure.name(), stand(board, at)),
        Action::Move { figure: moved, to } => {
            let from = stand(board, moved.at);
            format!("meeple {} {} from {from}", moved.kind.name(), stand(board, to))
        }
        Action::Bazaars(bazaars::Action::Offer { lot, .. })
        | Action::Bazaars(bazaars::Action::Pick { lot }) => {
            format!("bazaar-pick {} {}", lot.index, tile_name(lot.kind))
        }
        Action::Bazaars(bazaars::Action::Bid { lot, bid }) => {
            format!("bazaar-bid {} above {}", lot.index, bid.min - 1)
        }
        Action::Bazaars(bazaars::Action::Buy) => "bazaar-buy".to_owned(),
        Action::Bazaars(bazaars::Action::Sell) => "bazaar-sell".to_owned(),
        Action::Castles(castles::Action::Convert { lord }) => castle(board, lord),
        Action::Bridges(bridges::Action::Build { pos, axis }) => {
            format!("bridge {pos:?} {}", ends(axis))
        }
        Action::Castles(castles::Action::Copy { feature, .. }) => {
            format!("copy {}", place(board, feature))
        }
        Action::Tunnel(tunnel::Action::Place { pair, at }) => {
            let place = place(board, at);
            let letter = pair.name().rsplit('_').next().unwrap_or("?").to_uppercase();
            format!("tunnel {letter} {}", place.replace(" road", ""))
        }
        Action::Crop(crop::Action::Apply { mode, role }) => {
            let mode = if mode == Mode::Add { "deploy" } else { "remove" };
            format!("corn {mode} {}", feature(role))
        }
        Action::Dragon(dragon::Action::MoveFairy { beside: Some(beside), .. }) => {
            format!("fairy {}", figure(board, &beside))
        }
        Action::Dragon(dragon::Action::MoveFairy { to, beside: None }) => format!("fairy {to:?}"),
        Action::Dragon(dragon::Action::Step { to }) => format!("dragon {to:?}"),
        Action::Tower(tower::Action::Raise { pos }) => format!("tower {pos:?}"),
        // Of an exchange it tells whose figure comes home: the capturer's.
        Action::Tower(tower::Action::Exchange { kind, .. }) => {
            format!("exchange {} {}", seat.0, kind.name())
        }
        Action::Tower(tower::Action::Ransom { kind, captor }) => {
            format!("ransom {} from {}", kind.name(), captor.0)
        }
        Action::Flier(flier::Action::Fly { figure }) => {
            let machine = board.tiles().last().map(|placed| placed.pos);
            format!("meeple {} {:?} flyingmachine C", figure.name(), machine.unwrap_or_default())
        }
        Action::Ferries(ferries::Action::Ferry { from, to }) => {
            format!("ferry {:?} {}", from.pos, ferry(board, from, to))
        }
        Action::Hills(hills::Action::Grow) => "flock expand".to_owned(),
        Action::Hills(hills::Action::Stable) => "flock score".to_owned(),
        Action::Count(count::Action::Move { to }) => {
            format!("count {}", stand(board, At::Quarter(to)))
        }
        Action::Buildings(buildings::Action::Build { kind }) => {
            let pos = board.tiles().last().map(|placed| placed.pos).unwrap_or_default();
            let kind = kind.name().trim_start_matches("little_");
            format!("building {kind} {pos:?}")
        }
        Action::Goldmines(goldmines::Action::Lay { to }) => format!("gold {to:?}"),
        Action::Mage(mage::Action::Move { who, to }) => {
            format!("{} {}", who.name(), place(board, to))
        }
        Action::BigTop(bigtop::Action::Score { at }) => {
            format!("acrobats-score {}", place(board, at))
        }
        Action::Take { figure: taken, cause } => {
            let by = match cause {
                Cause::Escape => "return siege_escape",
                Cause::Princess => "return princess",
                Cause::Tower => "capture",
                Cause::CropCircle => "return corn_circle",
                Cause::Abbot => "return abbot_return",
                Cause::Released => "return trap",
                Cause::Festival => "return festival",
                _ => "?",
            };
            format!("{by} {}", figure(board, &taken))
        }
        // Systems of which there are no recorded games.
        _ => format!("{action:?}"),
    }
}

/// The trace's phase in which a question of ours is asked.
pub fn phase(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::Draw => "Draw",
        Prompt::Place => "Tile",
        Prompt::Wood | Prompt::Flier(flier::Prompt::Landing) => "Action",
        Prompt::Siege(siege::Prompt::Escape) => "Escape",
        Prompt::Hills(hills::Prompt::Flock) => "Shepherd",
        Prompt::Ferries(ferries::Prompt::Lay) => "PlaceFerry",
        Prompt::Ferries(ferries::Prompt::Change) => "ChangeFerries",
        Prompt::Dragon(dragon::Prompt::Step) => "DragonMove",
        Prompt::Tower(tower::Prompt::Capture) | Prompt::Tower(tower::Prompt::Exchange) => {
            "TowerCapture"
        }
        Prompt::Phantom(phantom::Prompt::SecondFigure) => "Phantom",
        Prompt::Abbey(abbey::Prompt::Tile) => "Abbey",
        Prompt::Abbey(abbey::Prompt::LastTile) => "AbbeyEndGame",
        Prompt::Abbey(abbey::Prompt::Wagon) => "Wagon",
        Prompt::Count(count::Prompt::Councillors) => "CocScoring",
        Prompt::Count(count::Prompt::Reward) => "CocFollower",
        Prompt::Count(count::Prompt::Move) => "CocCount",
        Prompt::Count(count::Prompt::LastCouncillors) => "CocFinalScoring",
        Prompt::Crop(crop::Prompt::Apply)
        | Prompt::Crop(crop::Prompt::Add)
        | Prompt::Crop(crop::Prompt::Remove) => "CornCircle",
        Prompt::Goldmines(goldmines::Prompt::Second) => "GoldPiece",
        Prompt::Tunnel(tunnel::Prompt::Place) => "Tunnel",
        Prompt::Castles(castles::Prompt::Convert) => "Castle",
        Prompt::Mage(_) => "MageAndWitch",
        Prompt::Bazaars(bazaars::Prompt::Offer)
        | Prompt::Bazaars(bazaars::Prompt::Bid)
        | Prompt::Bazaars(bazaars::Prompt::Settle)
        | Prompt::Bazaars(bazaars::Prompt::Pick) => "Bazaar",
        _ => "?",
    }
}

/// Whether an option is still there when the wooden thing was passed.
pub fn is_token_or_pass(option: Action) -> bool {
    matches!(option, Action::Tunnel(tunnel::Action::Place { .. }) | Action::Pass)
}

/// A picked option without the price that the trace adds to it, and the price.
pub fn priced(pick: &str) -> (&str, Option<u16>) {
    let split = pick.split_once(" price ");
    split.map_or((pick, None), |(option, price)| (option, price.parse().ok()))
}

/// An option with the points that were bid.
pub fn at_price(option: Action, price: Option<u16>) -> Action {
    match (option, price.map(Bid::of)) {
        (Action::Bazaars(bazaars::Action::Offer { lot, .. }), Some(bid)) => {
            Action::Bazaars(bazaars::Action::Offer { lot, bid })
        }
        (Action::Bazaars(bazaars::Action::Bid { lot, .. }), Some(bid)) => {
            Action::Bazaars(bazaars::Action::Bid { lot, bid })
        }
        _ => option,
    }
}

fn ends(axis: Axis) -> &'static str {
    match axis {
        Axis::NorthSouth => "N.S",
        Axis::WestEast => "E.W",
    }
}

/// What the trace adds to a placement that needs a bridge.
pub fn with_bridge(game: &Game, action: Action) -> Option<String> {
    let Action::Place { pos, rotation } = action else { return None };
    let (over, axis) = game.board().span_for(game.turn().hand?, pos, rotation)?;
    Some(format!(" bridge {over:?} {}", ends(axis)))
}

/// The sides that a ferry links.
fn ferry(board: &Board, from: Spot, to: Spot) -> String {
    let side = |spot: Spot| {
        let (tile, road) = board.tile_at(spot.pos).zip(board.segment(spot))?;
        road.sides.turned(tile.rotation).iter().next()
    };
    let mut sides: Vec<Side> = [from, to].into_iter().filter_map(side).collect();
    sides.sort_unstable_by_key(|side| side.index());
    sides.iter().map(|side| format!("{side:?}")).collect::<Vec<_>>().join(".")
}

/// The small city of a lord to be, named by its segment on the last tile.
fn castle(board: &Board, lord: Figure) -> String {
    let city = lord.at.spot().map(|spot| board.feature_at(spot));
    let last = board.tiles().last().into_iter().flat_map(|placed| board.spots_of(placed));
    let mut there = last.filter(|&spot| Some(board.feature_at(spot)) == city);
    let place = there.next().map_or(String::new(), |spot| place(board, spot));
    format!("castle {}", place.replace(" city", ""))
}

/// Where a figure stands.
fn stand(board: &Board, at: At) -> String {
    match at {
        At::Segment(spot) | At::Corner(spot) => place(board, spot),
        At::Tower(pos) => format!("{pos:?} tower C"),
        At::Trap(pos) => {
            let tree = board.marked(Mark::Tree).any(|cell| cell == pos);
            format!("{pos:?} {} C", if tree { "soloveirazboynik" } else { "vodyanoy" })
        }
        At::Quarter(at) => quarter(at),
        // Not in recorded games.
        At::Crown(crown) => format!("{crown:?}"),
    }
}

/// The trace's way to list a figure on the board.
pub fn figure(board: &Board, figure: &Figure) -> String {
    format!("{} {} {}", figure.seat.0, figure.kind.name(), stand(board, figure.at))
}

/// A token as the trace names it.
pub fn token(token: Token) -> String {
    match token {
        Token::Abbey => "ABBEY_TILE".to_owned(),
        Token::Ingot => "GOLD".to_owned(),
        Token::Shed => "LB_SHED".to_owned(),
        Token::House => "LB_HOUSE".to_owned(),
        Token::LittleTower => "LB_TOWER".to_owned(),
        _ => token.name().to_uppercase(),
    }
}

/// An event in one canonical line; none for what the trace does not tell.
pub fn event(board: &Board, event: &Event) -> Option<String> {
    Some(match event {
        Event::TurnStarted { seat } => format!("turn {}", seat.0),
        Event::Discarded { kind, .. } => format!("discard {}", tile_name(*kind)),
        Event::Placed { kind, pos, rotation, .. } => {
            format!("tile {} {pos:?} {}", tile_name(*kind), rotation.degrees())
        }
        Event::Deployed(deployed) => format!("deploy {}", figure(board, deployed)),
        Event::Moved { figure: moved, to } => {
            let arrived = figure(board, &Figure { at: *to, ..*moved });
            let from = match (moved.at, to) {
                (At::Quarter(_), _) | (_, At::Trap(_)) => {
                    format!(" from {}", stand(board, moved.at))
                }
                _ => String::new(),
            };
            format!("deploy {arrived}{from}")
        }
        Event::Flier(flier::Event::Flown { tiles, .. }) => format!("flier-roll {tiles}"),
        Event::Ferries(ferries::Event::FerryLaid { from, to, .. }) => {
            format!("placed FERRY {:?} road {}", from.pos, ferry(board, *from, *to))
        }
        Event::Hills(hills::Event::SheepDrawn { at, sheep, .. }) => {
            let token = sheep.map_or("WOLF".to_owned(), |number| format!("SHEEP_{number}X"));
            format!("placed {token} {}", place(board, *at))
        }
        Event::Count(count::Event::Moved { to }) => {
            format!("moved count {}", stand(board, At::Quarter(*to)))
        }
        Event::Returned { figure: returned, cause } => {
            let forced = if *cause == Cause::Scored { "" } else { " forced" };
            format!("return {}{forced}", figure(board, returned))
        }
        Event::Dragon(dragon::Event::DragonMoved { to }) => format!("moved dragon {to:?}"),
        Event::Dragon(dragon::Event::FairyMoved { to, beside: None }) => {
            format!("moved fairy {to:?}")
        }
        Event::Dragon(dragon::Event::FairyMoved { beside: Some(beside), .. }) => {
            format!("moved fairy {}", stand(board, beside.at))
        }
        Event::Tower(tower::Event::Raised { pos, .. }) => {
            format!("placed TOWER_PIECE {pos:?} tower C")
        }
        Event::Tower(tower::Event::Captured { figure: taken, .. }) => {
            format!("captured {}", figure(board, taken))
        }
        Event::Tower(tower::Event::Exchanged { seat, kind, with, other }) => {
            format!("exchange {} {} for {} {}", with.0, other.name(), seat.0, kind.name())
        }
        Event::Tower(tower::Event::Ransomed { seat, kind, captor }) => {
            format!("ransom {} {} from {}", seat.0, kind.name(), captor.0)
        }
        // Ransom changes the score without an event there.
        Event::Scored(line) if line.source == Source::Ransom => return None,
        Event::Scored(line) => score(board, line),
        Event::Token { change: ..0, .. } => return None,
        Event::Token { seat, token: kind, change } => {
            format!("token {} {} {change}", seat.0, token(*kind))
        }
        Event::King(king::Event::Record { seat, token: kind, .. }) => {
            format!("token {} {} 1", seat.0, token(*kind))
        }
        Event::DoubleTurn { .. } => "double-turn".to_owned(),
        Event::Bridges(bridges::Event::Built { pos, axis, .. }) => {
            format!("placed BRIDGE {pos:?} road {}", ends(*axis))
        }
        Event::Castles(castles::Event::Converted { .. }) => "castle-created".to_owned(),
        Event::Tunnel(tunnel::Event::Placed { pair, at, .. }) => {
            format!("placed {} {}", token(*pair), place(board, *at))
        }
        Event::Buildings(buildings::Event::Built { kind, pos, .. }) => {
            format!("placed {} {pos:?}", token(*kind))
        }
        Event::Goldmines(goldmines::Event::Laid { pos }) => format!("placed GOLD {pos:?}"),
        Event::BigTop(bigtop::Event::Revealed { pos, points }) => {
            format!("placed BIGTOP_{points} {pos:?}")
        }
        Event::BigTop(bigtop::Event::Moved { to }) => format!("moved bigtop {to:?}"),
        Event::Mage(mage::Event::Moved { who, to: Some(to) }) => {
            format!("moved {} {}", who.name(), place(board, *to))
        }
        Event::Mage(_) => "other NeutralFigureReturned".to_owned(),
        Event::Bazaars(bazaars::Event::Sold { kind, by, to, points, bidder }) => {
            let deal = if to == by { "BUY " } else { "SELL -" };
            let bidder = bidder.map_or("-".to_owned(), |seat| seat.0.to_string());
            format!("auction {} {deal}{points} by {} bidder {bidder}", tile_name(*kind), by.0)
        }
        // What the traces do not tell, and what belongs to systems without recorded games.
        _ => return None,
    })
}

/// The animal token that an event turns over.
pub fn animal(event: &Event) -> Option<u8> {
    match *event {
        Event::BigTop(bigtop::Event::Revealed { points, .. }) => Some(points),
        _ => None,
    }
}

fn score(board: &Board, line: &ScoreLine) -> String {
    let has = |term: Term| line.terms.contains(&term);
    let shrine = line
        .at
        .and_then(|at| board.segment(at))
        .is_some_and(|segment| segment.tags.has(Tag::Shrine));
    let building = if shrine { "shrine" } else { "monastery" };
    let why = match (line.source, line.complete) {
        (Source::Field, _) if has(Term::BarnBuilt) => "field.barn-placed".to_owned(),
        (Source::Field, _) if has(Term::BarnJoined) => "field.barn-connected".to_owned(),
        (Source::Field, _) => "field".to_owned(),
        (Source::City, _) if has(Term::Powerless) => "city.empty".to_owned(),
        (Source::City, true) if has(Term::Tiny) => "city.tiny".to_owned(),
        (Source::City, true) => "city".to_owned(),
        (Source::City, false) => "city.incomplete".to_owned(),
        (Source::Road, true) => "road".to_owned(),
        (Source::Road, false) => "road.incomplete".to_owned(),
        (Source::Cloister, _) if has(Term::Challenged) => format!("{building}.challenged"),
        (Source::Cloister, true) => building.to_owned(),
        (Source::Cloister, false) => format!("{building}.incomplete"),
        (Source::Abbot, _) => "special-monastery".to_owned(),
        (Source::Circus, _) => "bigtop".to_owned(),
        (Source::Garden, false) => "garden.incomplete".to_owned(),
        (Source::Hut, _) => "yaga-hut".to_owned(),
        (Source::Pond, _) => "vodyanoy".to_owned(),
        (Source::Castle, _) if has(Term::Powerless) => "castle.empty".to_owned(),
        (Source::Castle, _) => "castle".to_owned(),
        (Source::Goods, _) => "trade-goods".to_owned(),
        (Source::King, _) if has(Term::Most(Token::Robber)) => "king+robber".to_owned(),
        (Source::King, _) => "king".to_owned(),
        (Source::Robber, _) => "robber".to_owned(),
        (Source::Fairy, _) if line.terms.is_empty() => "fairy.completed".to_owned(),
        (Source::Fairy, _) => "fairy.turn".to_owned(),
        (Source::Ransom, _) => "ransom".to_owned(),
        (Source::WindRose, _) => "wind-rose".to_owned(),
        (other, _) => other.name().to_owned(),
    };
    // Of acrobats it tells the cell, which is no segment.
    let at = line.at.filter(|_| line.source != Source::Acrobats && why != CHURCH);
    let feature = at.map(|at| board.feature_at(at));
    let terms = if why == CHURCH { Vec::new() } else { terms(line) };
    canonical(line.seat.0.into(), line.points.into(), &why, feature, &terms)
}

/// For a church the trace names any follower of whom it pays, and not the church.
const CHURCH: &str = "church";
/// What a watchtower counts has other names there; its points say the same.
const WATCHTOWER: &str = "watchtower";

/// The counts that the trace lists too: none where an inn or a cathedral makes the feature void.
fn terms(line: &ScoreLine) -> Vec<String> {
    let grand = line.terms.iter().any(|term| matches!(term, Term::Inn | Term::Cathedral));
    let void = line.points == 0 && grand;
    let watched = line.source == Source::Watchtower;
    let named = line.terms.iter().filter(|_| !watched).filter_map(|term| match term {
        // The lines of an abbot are told apart there; only his own tile is called so.
        Term::Tiles(_) if line.source == Source::Abbot => Some("tiles 1".to_owned()),
        Term::Tiles(number) => Some(format!("tiles {number}")),
        // It lists the filled cells around a hut.
        Term::Gaps(number) => Some(format!("tiles {}", 9 - number)),
        Term::Pennants(number) => Some(format!("pennants {number}")),
        // Carcassonne and castles are lines of their own there.
        Term::Cities(number) => {
            let castle = |term: &Term| if let Term::Castles(number) = term { *number } else { 0 };
            let castles = line.terms.iter().map(castle).sum::<u16>();
            let others = number - castles - u16::from(line.terms.contains(&Term::Carcassonne));
            (others > 0).then(|| format!("cities {others}"))
        }
        Term::Roads(number) => Some(format!("roads {number}")),
        Term::Followers(number) => Some(format!("meeples {number}")),
        _ => None,
    });
    if void { Vec::new() } else { named.collect() }
}

fn canonical(
    seat: i64,
    points: i64,
    why: &str,
    feature: Option<FeatureId>,
    terms: &[String],
) -> String {
    let mut terms = terms.to_vec();
    terms.sort();
    format!("score {seat} {points} {why} {feature:?} {}", terms.join(","))
}

/// An event of the trace in the same canonical line.
pub fn recorded(board: &Board, event: &Value) -> String {
    if let Some(text) = event.as_str() {
        return text.to_owned();
    }
    let number = |key: &str| event[key].as_i64().unwrap_or(i64::MIN);
    let items = event["items"].as_array().map_or(&[][..], Vec::as_slice);
    let terms = items.iter().filter_map(|item| {
        let name = item[0].as_str().filter(|name| COUNTED.contains(name))?;
        Some(format!("{name} {}", item[1].as_i64()?))
    });
    let at = spot(board, event["at"].as_str().unwrap_or(""));
    let feature = at.map(|spot| board.feature_at(spot));
    let why = event["why"].as_str().unwrap_or("?");
    let terms = if [CHURCH, WATCHTOWER].contains(&why) { Vec::new() } else { terms.collect() };
    let feature = feature.filter(|_| why != CHURCH);
    canonical(number("p"), number("pts"), why, feature, &terms)
}

/// What the trace counts in the items of a score event and our lines count too.
const COUNTED: [&str; 5] = ["tiles", "pennants", "cities", "roads", "meeples"];
