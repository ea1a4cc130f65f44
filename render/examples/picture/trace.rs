//! A recorded game read line by line into scenes, without playing it: each line lists the figures
//! on the board, the scores and the supplies, and the tiles are events.

use std::io::Read;
use std::path::Path;

use flate2::read::MultiGzDecoder;
use render::{Piece, PlayerLabel, Scene, SeatPanel, Tile};
use rules::expansions::count::Quarter;
use rules::expansions::dragon::Fairy;
use rules::expansions::tower::Tower;
use rules::expansions::tunnel::TunnelToken;
use rules::{
    At, Axis, Figure, FigureKind, KindId, Pos, Rotation, Seat, Segment, SegmentKind, Side, Spot,
    Token,
};
use serde_json::Value;

/// Halves as that engine names them, in our order.
const HALVES: [&str; 8] = ["NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR"];
const PLAYERS: [&str; 6] = ["Ada", "Łucja", "Ştefan", "Ben", "Žofie", "Maximilian the Patient"];

/// The lines of a game.
pub struct Trace {
    setup: Value,
    /// One a decision.
    pub moves: Vec<Value>,
    end: Value,
}

/// Reads a gzipped file of JSON lines.
pub fn read(path: &Path) -> Result<Trace, String> {
    let file = std::fs::File::open(path).map_err(|error| error.to_string())?;
    let mut text = String::new();
    MultiGzDecoder::new(file)
        .read_to_string(&mut text)
        .map_err(|error| format!("not a gzipped text: {error}"))?;
    let lines = text.lines().filter(|line| !line.trim().is_empty());
    let mut lines: Vec<Value> = lines
        .map(serde_json::from_str)
        .collect::<Result<_, _>>()
        .map_err(|error| format!("not JSON lines: {error}"))?;
    let is = |line: Option<&Value>, what: &str| line.is_some_and(|line| line["t"] == what);
    if !is(lines.first(), "setup") || !is(lines.last(), "final") {
        return Err("not a recorded game: no setup or no final line".to_owned());
    }
    let end = lines.pop().unwrap_or_default();
    let setup = lines.remove(0);
    Ok(Trace { setup, moves: lines, end })
}

impl Trace {
    /// The state after so many decisions.
    pub fn after(&self, number: usize) -> Result<Scene, String> {
        let over = number == self.moves.len();
        let line = match number {
            _ if over => &self.end,
            0 => &self.setup,
            _ => &self.moves[number - 1],
        };
        let mut scene = self.scene(number, line)?;
        if let Some(next) = self.moves.get(number) {
            scene.turn = next["p"].as_u64().map(|seat| Seat(seat as u8));
            let tile = next["tile"].as_str().filter(|_| next["phase"] == "Tile");
            scene.hand = tile.and_then(kind).map(|kind| (kind, Rotation::default()));
        }
        Ok(scene)
    }

    /// The question of a decision, counted from 1: candidate cells, or spots for a figure.
    pub fn question(&self, number: usize) -> Result<Scene, String> {
        let scene = self.after(number - 1)?;
        let options = texts(&self.moves[number - 1]["opts"]);
        let cells = options.iter().filter_map(|option| option.strip_prefix("tile "));
        let cells: Vec<Pos> = cells.filter_map(|text| pos(text.split(' ').next()?)).collect();
        let mut spots: Vec<Spot> = Vec::new();
        for option in options.iter().filter_map(|option| option.strip_prefix("meeple ")) {
            let place = option.split_once(' ').map_or("", |(_, place)| place);
            // The top of a tower and a quarter of Carcassonne are no segments.
            let Some(spot) = spot(&scene.tiles, place) else { continue };
            if !spots.contains(&spot) {
                spots.push(spot);
            }
        }
        Ok(scene.candidates(cells).spots(spots))
    }

    fn scene(&self, number: usize, line: &Value) -> Result<Scene, String> {
        let start = texts(&self.setup["start"]);
        let played = self.moves[..number].iter().flat_map(|line| texts(&line["ev"]));
        let placed = played.filter(|event| event.starts_with("tile "));
        let tiles: Vec<Tile> =
            start.into_iter().chain(placed).map(tile).collect::<Result<_, _>>()?;
        let figures: Result<Vec<Figure>, String> =
            texts(&line["board"]).into_iter().map(|text| figure(&tiles, text)).collect();
        let last = if number == 0 { None } else { tiles.last().map(|tile| tile.pos) };
        // The last line has no neutral figures: they stand where they stood before it.
        let before = self.moves[..number].last().unwrap_or(&self.setup);
        let neutral = |who: &str| before["neutral"][who].as_str();
        let bridges = self.placed(number, "BRIDGE").filter_map(|(_, place)| bridge(place));
        let mut pieces: Vec<Piece> = bridges.map(|(pos, axis)| Piece::bridge(pos, axis)).collect();
        pieces
            .extend(self.castles(number).into_iter().map(|(one, other)| Piece::castle(one, other)));
        pieces.extend(self.tunnels(number, &tiles).into_iter().map(Piece::tunnel));
        let mut towers: Vec<Tower> =
            texts(&before["towers"]).into_iter().filter_map(tower).collect();
        towers.sort_by_key(|tower| tower.pos);
        pieces.extend(towers.into_iter().map(Piece::tower));
        let dragon = neutral("dragon").and_then(|place| pos(place.split(' ').next()?));
        pieces.extend(dragon.map(Piece::dragon));
        pieces.extend(neutral("fairy").and_then(|place| fairy(&tiles, place)).map(Piece::fairy));
        pieces.extend(neutral("count").and_then(quarter).map(Piece::count));
        Ok(Scene {
            figures: figures?,
            seats: self.seats(line, before),
            left: line["left"].as_u64().unwrap_or(0) as usize,
            last: last.into_iter().collect(),
            pieces,
            finished: finished(&tiles),
            tiles,
            ..Scene::empty()
        })
    }

    /// Who placed tokens of this name, and where.
    fn placed<'a>(
        &'a self,
        number: usize,
        token: &'a str,
    ) -> impl Iterator<Item = (Seat, &'a str)> {
        self.moves[..number].iter().flat_map(move |line| {
            let seat = Seat(line["p"].as_u64().unwrap_or(0) as u8);
            let events = texts(&line["ev"]).into_iter();
            let placed = events.filter_map(|event| event.strip_prefix("placed "));
            placed.filter_map(move |event| Some((seat, event.strip_prefix(token)?.trim_start())))
        })
    }

    /// Castles are seen by their lords.
    fn castles(&self, number: usize) -> Vec<(Pos, Pos)> {
        let mut castles = Vec::new();
        for text in self.moves[..number].iter().flat_map(|line| texts(&line["board"])) {
            let words: Vec<&str> = text.split(' ').collect();
            let [_, _, cell, "castle", side] = words[..] else {
                continue;
            };
            let side = Side::ALL.into_iter().find(|known| format!("{known:?}") == side);
            if let Some((cell, side)) = pos(cell).zip(side) {
                let both = (cell, cell.step(side));
                if !castles.contains(&both) && !castles.contains(&(both.1, both.0)) {
                    castles.push(both);
                }
            }
        }
        castles
    }

    fn tunnels(&self, number: usize, tiles: &[Tile]) -> Vec<TunnelToken> {
        let pairs = [Token::TunnelA, Token::TunnelB, Token::TunnelC];
        let tokens = pairs.into_iter().flat_map(|pair| {
            let name = pair.name().to_uppercase();
            let placed: Vec<(Seat, Spot)> = self
                .placed(number, &name)
                .filter_map(|(seat, place)| Some((seat, spot(tiles, place)?)))
                .collect();
            placed.into_iter().map(move |(seat, at)| TunnelToken { seat, pair, at })
        });
        tokens.collect()
    }

    fn seats(&self, line: &Value, before: &Value) -> Vec<SeatPanel> {
        let number = self.setup["players"].as_u64().unwrap_or(0) as usize;
        let seat = |index: usize| {
            let count = |kind: FigureKind| line["hand"][index][kind.name()].as_u64();
            // The set-up line has every kind that the game is played with.
            let owned = |kind: &FigureKind| !self.setup["hand"][index][kind.name()].is_null();
            let kinds = FigureKind::ALL.into_iter().filter(owned);
            SeatPanel {
                player: PlayerLabel::new(PLAYERS[index % PLAYERS.len()]),
                score: line["score"][index].as_i64().unwrap_or(0) as i32,
                supply: kinds.map(|kind| (kind, count(kind).unwrap_or(0) as u8)).collect(),
                tokens: tokens(&line["hand"][index]),
                held: captives(before, index),
            }
        };
        (0..number).map(seat).collect()
    }
}

/// The segments of finished cities: those from which no edge without a neighbour can be reached.
fn finished(tiles: &[Tile]) -> Vec<Spot> {
    let at = |pos: Pos| tiles.iter().find(|tile| tile.pos == pos);
    let sides = |tile: &Tile, segment: u8| {
        let own = &tile.kind.kind().segments[usize::from(segment)];
        own.sides.turned(tile.rotation)
    };
    let across = |spot: Spot, side: Side| {
        let tile = at(spot.pos.step(side))?;
        let segments = tile.kind.kind().segments.iter().zip(0u8..);
        let mut cities = segments.filter(|(segment, _)| segment.kind == SegmentKind::City);
        let meets = |&(_, index): &(&Segment, u8)| sides(tile, index).contains(side.opposite());
        cities.find(meets).map(|(_, segment)| Spot { pos: tile.pos, segment })
    };
    let cities = tiles.iter().flat_map(|tile| {
        let segments = tile.kind.kind().segments.iter().zip(0u8..);
        let cities = segments.filter(|(segment, _)| segment.kind == SegmentKind::City);
        cities.map(|(_, segment)| Spot { pos: tile.pos, segment })
    });
    let is_finished = |start: &Spot| {
        let (mut reached, mut next) = (vec![*start], 0);
        while let Some(&spot) = reached.get(next) {
            next += 1;
            let Some(tile) = at(spot.pos) else { return false };
            for side in sides(tile, spot.segment).iter() {
                if at(spot.pos.step(side)).is_none() {
                    return false;
                }
                let other = across(spot, side).filter(|other| !reached.contains(other));
                reached.extend(other);
            }
        }
        true
    };
    let mut finished: Vec<Spot> = cities.filter(is_finished).collect();
    finished.sort_unstable();
    finished
}

fn texts(list: &Value) -> Vec<&str> {
    let list = list.as_array().map_or(&[][..], Vec::as_slice);
    list.iter().filter_map(Value::as_str).collect()
}

fn pos(text: &str) -> Option<Pos> {
    let (x, y) = text.split_once(',')?;
    Some(Pos::new(x.parse().ok()?, y.parse().ok()?))
}

fn kind(id: &str) -> Option<KindId> {
    jcz::tiles::kinds(id).next()
}

/// `tile <id> x,y rot`.
fn tile(text: &str) -> Result<Tile, String> {
    let words: Vec<&str> = text.split(' ').collect();
    let [_, id, cell, degrees] = words[..] else {
        return Err(format!("not a tile: {text}"));
    };
    let kind = kind(id).ok_or(format!("tile {id} belongs to no set that is drawn yet"))?;
    let degrees: Option<u16> = degrees.parse().ok();
    let placed = pos(cell).zip(degrees).map(|(pos, degrees)| Tile {
        kind,
        pos,
        rotation: Rotation::turns((degrees / 90) as u8),
    });
    placed.ok_or(format!("not a tile: {text}"))
}

fn tokens(hand: &Value) -> Vec<(Token, u8)> {
    let name = |token: Token| match token {
        Token::Abbey => "ABBEY_TILE".to_owned(),
        token => token.name().to_uppercase(),
    };
    let held = Token::ALL.iter().map(|&token| (token, hand[name(token)].as_u64().unwrap_or(0)));
    held.filter(|&(_, count)| count > 0).map(|(token, count)| (token, count as u8)).collect()
}

/// `<owner> <kind> by <jailer>`.
fn captives(line: &Value, captor: usize) -> Vec<(Seat, FigureKind)> {
    let captive = |text: &str| {
        let words: Vec<&str> = text.split(' ').collect();
        let [owner, name, "by", jailer] = words[..] else {
            return None;
        };
        let kind = FigureKind::ALL.into_iter().find(|kind| kind.name() == name)?;
        (jailer.parse() == Ok(captor)).then_some((Seat(owner.parse().ok()?), kind))
    };
    texts(&line["prison"]).into_iter().filter_map(captive).collect()
}

/// `x,y road N.S`.
fn bridge(place: &str) -> Option<(Pos, Axis)> {
    let axis = if place.ends_with("N.S") { Axis::NorthSouth } else { Axis::WestEast };
    Some((pos(place.split(' ').next()?)?, axis))
}

/// `x,y <height>`.
fn tower(text: &str) -> Option<Tower> {
    let (cell, height) = text.split_once(' ')?;
    Some(Tower { pos: pos(cell)?, height: height.parse().ok()?, left: false })
}

/// `x,y`, or the follower beside whom she is.
fn fairy(tiles: &[Tile], place: &str) -> Option<Fairy> {
    if let Some(pos) = pos(place) {
        return Some(Fairy { pos, beside: None });
    }
    let beside = figure(tiles, place).ok()?;
    Some(Fairy { pos: beside.at.pos()?, beside: Some(beside) })
}

/// `x,y quarter <name>`.
fn quarter(place: &str) -> Option<Quarter> {
    let name = place.split_once(" quarter ")?.1;
    Quarter::ALL.into_iter().find(|quarter| quarter.name() == name)
}

/// `<owner> <kind> x,y <feature> <loc>`.
fn figure(tiles: &[Tile], text: &str) -> Result<Figure, String> {
    let unknown = || format!("figure {text} cannot be drawn yet");
    let read = || {
        let (seat, rest) = text.split_once(' ')?;
        let (name, place) = rest.split_once(' ')?;
        let kind = FigureKind::ALL.into_iter().find(|kind| kind.name() == name)?;
        let at = match (quarter(place), place.split_once(" tower ")) {
            (Some(quarter), _) => At::Quarter(quarter),
            (None, Some((cell, _))) => At::Tower(pos(cell)?),
            (None, None) if kind == FigureKind::Barn => At::Corner(spot(tiles, place)?),
            (None, None) => At::Segment(spot(tiles, place)?),
        };
        Some(Figure { seat: Seat(seat.parse().ok()?), kind, at })
    };
    read().ok_or_else(unknown)
}

/// `x,y <feature> <loc>`; a road that is not printed is a bridge.
fn spot(tiles: &[Tile], place: &str) -> Option<Spot> {
    let (cell, name) = place.split_once(' ')?;
    let pos = pos(cell)?;
    let tile = tiles.iter().find(|tile| tile.pos == pos)?;
    let name = name.replace("castle ", "city ");
    let segments = &tile.kind.kind().segments;
    let enclosed =
        |segment: &&Segment| segment.kind == SegmentKind::Field && segment.halves.is_empty();
    let printed = segments.iter().position(|segment| of(segment, tile.rotation) == name);
    let second = || {
        let last = segments.iter().rposition(|segment| enclosed(&segment));
        last.filter(|_| name == "field II")
    };
    let bridge = || name.starts_with("road").then_some(segments.len());
    let index = printed.or_else(second).or_else(bridge)?;
    Some(Spot { pos, segment: index as u8 })
}

/// The recording engine's name of a segment.
fn of(segment: &Segment, rotation: Rotation) -> String {
    let sides = segment.sides.turned(rotation);
    let halves = segment.halves.turned(rotation);
    let (feature, parts): (&str, Vec<String>) = match segment.kind {
        SegmentKind::Field => ("field", halves.iter().map(|half| HALVES[half].into()).collect()),
        SegmentKind::City => ("city", sides.iter().map(|side| format!("{side:?}")).collect()),
        SegmentKind::Road => ("road", sides.iter().map(|side| format!("{side:?}")).collect()),
        SegmentKind::River => ("river", sides.iter().map(|side| format!("{side:?}")).collect()),
        SegmentKind::Castle => ("castle", Vec::new()),
        SegmentKind::Cloister => ("cloister", Vec::new()),
        SegmentKind::Pallet => ("cloister", vec!["ABBOT".to_owned()]),
        SegmentKind::Acrobats => ("acrobats", Vec::new()),
        SegmentKind::Garden => ("garden", Vec::new()),
        SegmentKind::Hut => ("yagahut", Vec::new()),
    };
    let parts = if parts.is_empty() { "C".to_owned() } else { parts.join(".") };
    format!("{feature} {parts}")
}
