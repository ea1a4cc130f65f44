//! A position as one line of text that can be parsed again: tiles, figures, constructions, other
//! pieces, whose turn it is, points, and what everybody holds. Knows no rules: it parses whatever
//! was written, legal or not.
//!
//! Words are separated by blanks. A tile is `M13=base/D` or, rotated by quarter turns,
//! `M12=base/P*2`; the description of a host's tile has `_` for each blank. Other words have a name
//! before a colon, for instance `fig:0small@M12.0` for a follower of the first seat on segment 0 of
//! the tile at M12, `lies:flea@M11` for a flea, `hold:0.small3.wine2` for what the first seat has
//! in hand.

use rules::expansions::count::Quarter;
use rules::expansions::dragon::Fairy;
use rules::expansions::tower::Tower;
use rules::expansions::tunnel::TunnelToken;
use rules::expansions::wheel::{Crown, Sector};
use rules::{At, Axis, Figure, FigureKind, KindId, Pos, Rotation, Seat, Spot, Token};
use thiserror::Error;

use crate::pieces::{Lies, Piece};
use crate::scene::{Player, Scene, Seated, Tile};

/// The prefix of every line; its number goes up when older lines would be misread.
const HEAD: &str = "carcas/1";

/// A line that is not a position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The line has the wrong prefix.
    #[error("a position begins with {HEAD}")]
    Head,
    /// A word that is not part of the notation.
    #[error("`{0}` is no part of a position")]
    Word(String),
}

/// Writes the position of a scene. Names, marks, throws and the theme are left out.
pub fn notation(scene: &Scene) -> String {
    let mut words = vec![HEAD.to_owned()];
    words.extend(scene.tiles.iter().map(tile));
    let axis = |axis: Axis| if axis == Axis::NorthSouth { "ns" } else { "we" };
    let bridges = scene.bridges.iter();
    words.extend(bridges.map(|&(pos, along)| format!("bridge:{}.{}", pos.name(), axis(along))));
    let castles = scene.castles.iter();
    words.extend(castles.map(|(one, other)| format!("castle:{}.{}", one.name(), other.name())));
    for Tower { pos, height, left } in &scene.towers {
        let left = if *left { "!" } else { "" };
        words.push(format!("tower:{}.{height}{left}", pos.name()));
    }
    for TunnelToken { seat, pair, at } in &scene.tunnels {
        words.push(format!("{}:{}@{}", pair.name(), seat.0, spot(*at)));
    }
    words.extend(scene.figures.iter().map(|&standing| format!("fig:{}", figure(standing))));
    words.extend(scene.dragon.map(|pos| format!("dragon:{}", pos.name())));
    words.extend(scene.fairy.map(|fairy| match fairy.beside {
        Some(beside) => format!("fairy:{}", figure(beside)),
        None => format!("fairy:{}", fairy.pos.name()),
    }));
    words.extend(scene.count.map(|quarter| format!("count:{}", quarter.name())));
    let crowns = Sector::ALL.map(|sector| {
        scene.crowns.iter().filter(|crown| crown.sector == sector).count().to_string()
    });
    if !scene.crowns.is_empty() {
        words.push(format!("crowns:{}", crowns.join(",")));
    }
    let lying = scene.pieces.iter().filter_map(|&(one, at)| Some((piece(one)?, lies(at)?)));
    words.extend(lying.map(|(piece, lies)| format!("lies:{piece}@{lies}")));
    let points: Vec<String> = scene.seats.iter().map(|seat| seat.score.to_string()).collect();
    words.push(format!("points:{}", points.join(",")));
    for (seat, seated) in scene.seats.iter().enumerate() {
        let figures = seated.supply.iter().map(|(kind, count)| format!(".{}{count}", kind.name()));
        let tokens = seated.tokens.iter().map(|(token, count)| format!(".{}{count}", token.name()));
        let held: String = figures.chain(tokens).collect();
        words.extend((!held.is_empty()).then(|| format!("hold:{seat}{held}")));
        let captives = seated.captives.iter();
        words.extend(captives.map(|(of, kind)| format!("captive:{seat}.{}{}", of.0, kind.name())));
    }
    words.extend(scene.turn.map(|seat| format!("turn:{}", seat.0)));
    words.extend(scene.hand.map(|(kind, _)| format!("hand:{}", id(kind))));
    words.push(format!("left:{}", scene.left));
    words.join(" ")
}

fn tile(tile: &Tile) -> String {
    let quarters = tile.rotation.degrees() / 90;
    let turned = if quarters == 0 { String::new() } else { format!("*{quarters}") };
    format!("{}={}{turned}", tile.pos.name(), id(tile.kind))
}

/// The id of a kind as one word.
fn id(kind: KindId) -> String {
    kind.kind().id.replace(' ', "_")
}

fn read_id(word: &str) -> Option<KindId> {
    KindId::named(&word.replace('_', " "))
}

/// A piece that stays on the board for more than a moment.
fn piece(piece: Piece) -> Option<String> {
    Some(match piece {
        Piece::Teacher => "teacher".to_owned(),
        Piece::Gingerbread => "gingerbread".to_owned(),
        Piece::WheelPig => "pig".to_owned(),
        Piece::Flea { active: true } => "flea".to_owned(),
        Piece::Flea { active: false } => "sleeping".to_owned(),
        Piece::Outbreak { number, active: true } => format!("outbreak{number}"),
        Piece::Outbreak { number, active: false } => format!("averted{number}"),
        Piece::Follower { seat, kind } => format!("{}{}", seat.0, kind.name()),
        Piece::Missile { .. } | Piece::Site(_) | Piece::Aim | Piece::Hit => return None,
    })
}

fn read_piece(text: &str) -> Option<Piece> {
    let number = |name: &str| text.strip_prefix(name)?.parse::<u8>().ok();
    Some(match text {
        "teacher" => Piece::Teacher,
        "gingerbread" => Piece::Gingerbread,
        "pig" => Piece::WheelPig,
        "flea" => Piece::Flea { active: true },
        "sleeping" => Piece::Flea { active: false },
        _ => match (number("outbreak"), number("averted")) {
            (Some(number), _) => Piece::Outbreak { number, active: true },
            (_, Some(number)) => Piece::Outbreak { number, active: false },
            _ => {
                let (seat, kind) = read_owned(text)?;
                Piece::Follower { seat, kind }
            }
        },
    })
}

/// The location of a piece; `None` for pieces that are shown only for a moment.
fn lies(lies: Lies) -> Option<String> {
    Some(match lies {
        Lies::Cell(pos) => pos.name(),
        Lies::Spot(at) => spot(at),
        Lies::Sector(sector) => format!("%{sector}"),
        Lies::Crown(sector, space, spaces) => format!("%{sector}#{space}/{spaces}"),
        Lies::Point(x, y) => format!("{x},{y}"),
        Lies::Figure(_) => return None,
    })
}

fn read_lies(text: &str) -> Option<Lies> {
    if let Some(wheel) = text.strip_prefix('%') {
        return match wheel.split_once('#') {
            None => Some(Lies::Sector(wheel.parse().ok()?)),
            Some((sector, space)) => {
                let (space, spaces) = space.split_once('/')?;
                let [sector, space, spaces] = [sector, space, spaces].map(|n| n.parse().ok());
                Some(Lies::Crown(sector?, space?, spaces?))
            }
        };
    }
    if let Some((x, y)) = text.split_once(',') {
        return Some(Lies::Point(x.parse().ok()?, y.parse().ok()?));
    }
    let spot = read_spot(text, '.').map(Lies::Spot);
    spot.or_else(|| Pos::named(text).map(Lies::Cell))
}

/// A seat and the name of a figure: `0small`.
fn read_owned(text: &str) -> Option<(Seat, FigureKind)> {
    let digits = text.find(|letter: char| !letter.is_ascii_digit())?;
    let (seat, name) = text.split_at(digits);
    Some((Seat(seat.parse().ok()?), named(&FigureKind::ALL, FigureKind::name, name)?))
}

fn named<T: Copy>(all: &[T], name: fn(T) -> &'static str, wanted: &str) -> Option<T> {
    all.iter().copied().find(|one| name(*one) == wanted)
}

/// What a seat holds: figures and tokens with their counts.
fn read_held(seats: &mut [Seated], value: &str) -> Option<()> {
    let mut parts = value.split('.');
    let seated = seats.get_mut(parts.next()?.parse::<usize>().ok()?)?;
    for part in parts {
        let name = part.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let count = part[name.len()..].parse().ok()?;
        let figure = named(&FigureKind::ALL, FigureKind::name, name);
        match (figure, named(Token::ALL, Token::name, name)) {
            (Some(kind), _) => seated.supply.push((kind, count)),
            (None, token) => seated.tokens.push((token?, count)),
        }
    }
    Some(())
}

fn read_captive(seats: &mut [Seated], value: &str) -> Option<()> {
    let (captor, captive) = value.split_once('.')?;
    let seated = seats.get_mut(captor.parse::<usize>().ok()?)?;
    seated.captives.push(read_owned(captive)?);
    Some(())
}

fn read_crowns(value: &str) -> Option<Vec<Crown>> {
    let numbers: Vec<u8> = value.split(',').map(|n| n.parse().ok()).collect::<Option<_>>()?;
    let sectors = Sector::ALL.into_iter().zip(numbers);
    let of = |(sector, number)| (0..number).map(move |space| Crown { sector, space });
    Some(sectors.flat_map(of).collect())
}

fn spot(spot: Spot) -> String {
    format!("{}.{}", spot.pos.name(), spot.segment)
}

fn figure(figure: Figure) -> String {
    let at = match figure.at {
        At::Segment(place) => spot(place),
        At::Corner(place) => format!("{}^{}", place.pos.name(), place.segment),
        At::Tower(pos) => pos.name(),
        At::Quarter(quarter) => quarter.name().to_owned(),
        At::Crown(crown) => format!("{}#{}", crown.sector.name(), crown.space),
    };
    format!("{}{}@{at}", figure.seat.0, figure.kind.name())
}

/// Parses a position. Seats have no names.
///
/// # Errors
/// [`NotationError`] with the first invalid word.
pub fn parse_notation(line: &str) -> Result<Scene, NotationError> {
    let mut words = line.split_whitespace();
    if words.next() != Some(HEAD) {
        return Err(NotationError::Head);
    }
    let mut scene = Scene::empty();
    for word in words {
        read(&mut scene, word).ok_or_else(|| NotationError::Word(word.to_owned()))?;
    }
    Ok(scene)
}

fn read(scene: &mut Scene, word: &str) -> Option<()> {
    // A host's tile description contains this sign too, but after a name or a cell.
    if let Some((cell, kind)) = word.split_once('=').filter(|(cell, _)| !cell.contains(':')) {
        let (kind, quarters) = kind.split_once('*').unwrap_or((kind, "0"));
        let quarters: u8 = quarters.parse().ok().filter(|quarters| *quarters < 4)?;
        let (kind, pos) = (read_id(kind)?, Pos::named(cell)?);
        scene.tiles.push(Tile { kind, pos, rotation: Rotation::turns(quarters) });
        return Some(());
    }
    let (name, value) = word.split_once(':')?;
    match name {
        "bridge" => {
            let (cell, axis) = value.split_once('.')?;
            let axis = match axis {
                "ns" => Axis::NorthSouth,
                "we" => Axis::WestEast,
                _ => return None,
            };
            scene.bridges.push((Pos::named(cell)?, axis));
        }
        "castle" => {
            let (one, other) = value.split_once('.')?;
            scene.castles.push((Pos::named(one)?, Pos::named(other)?));
        }
        "tower" => {
            let (cell, height) = value.split_once('.')?;
            let left = height.ends_with('!');
            let height = height.trim_end_matches('!').parse().ok()?;
            scene.towers.push(Tower { pos: Pos::named(cell)?, height, left });
        }
        "fig" => scene.figures.push(read_figure(value)?),
        "dragon" => scene.dragon = Some(Pos::named(value)?),
        "fairy" => {
            let beside = read_figure(value);
            let pos = beside.map_or_else(|| Pos::named(value), |figure| figure.at.pos())?;
            scene.fairy = Some(Fairy { pos, beside });
        }
        "count" => scene.count = Some(quarter(value)?),
        "points" => {
            for points in value.split(',').filter(|points| !points.is_empty()) {
                let (player, score) = (Player::new(""), points.parse().ok()?);
                let (supply, tokens, captives) = (Vec::new(), Vec::new(), Vec::new());
                scene.seats.push(Seated { player, score, supply, tokens, captives });
            }
        }
        "turn" => scene.turn = Some(Seat(value.parse().ok()?)),
        "hand" => scene.hand = Some((read_id(value)?, Rotation::default())),
        "crowns" => scene.crowns = read_crowns(value)?,
        "lies" => {
            let (piece, at) = value.split_once('@')?;
            scene.pieces.push((read_piece(piece)?, read_lies(at)?));
        }
        "hold" => read_held(&mut scene.seats, value)?,
        "captive" => read_captive(&mut scene.seats, value)?,
        "left" => scene.left = value.parse().ok()?,
        _ => {
            let pairs = [Token::TunnelA, Token::TunnelB, Token::TunnelC];
            let pair = pairs.into_iter().find(|pair| pair.name() == name)?;
            let (seat, at) = value.split_once('@')?;
            let seat = Seat(seat.parse().ok()?);
            scene.tunnels.push(TunnelToken { seat, pair, at: read_spot(at, '.')? });
        }
    }
    Some(())
}

fn quarter(name: &str) -> Option<Quarter> {
    Quarter::ALL.into_iter().find(|quarter| quarter.name() == name)
}

fn crown(text: &str) -> Option<Crown> {
    let (name, space) = text.split_once('#')?;
    let sector = Sector::ALL.into_iter().find(|sector| sector.name() == name)?;
    Some(Crown { sector, space: space.parse().ok()? })
}

fn read_spot(text: &str, mark: char) -> Option<Spot> {
    let (cell, segment) = text.split_once(mark)?;
    Some(Spot { pos: Pos::named(cell)?, segment: segment.parse().ok()? })
}

fn read_figure(text: &str) -> Option<Figure> {
    let (who, place) = text.split_once('@')?;
    let (seat, kind) = read_owned(who)?;
    let at = quarter(place).map(At::Quarter);
    let at = at.or_else(|| crown(place).map(At::Crown));
    let at = at.or_else(|| read_spot(place, '.').map(At::Segment));
    let at = at.or_else(|| read_spot(place, '^').map(At::Corner));
    let at = at.or_else(|| Pos::named(place).map(At::Tower))?;
    Some(Figure { seat, kind, at })
}
