//! A position as one line of text that can be read back: tiles, figures, what was built, whose turn
//! it is, points. Knows no rules: it reads back whatever was written, legal or not.
//!
//! Words are separated by blanks. A tile is `M13=base/D` or, turned by quarters, `M12=base/P*2`; then
//! come words with a name before a colon, for instance `fig:0small@M12.0` for a follower of the
//! first seat on segment 0 of the tile at M12.

use rules::{
    At, Axis, Crown, Fairy, Figure, FigureKind, KindId, Pos, Quarter, Rotation, Seat, Sector, Spot,
    Token, Tower, TunnelToken,
};
use thiserror::Error;

use crate::scene::{Player, Scene, Seated, Tile};

/// What every line begins with: it grows when an older line would be read wrongly.
const HEAD: &str = "carcas/1";

/// A line that is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotationError {
    /// The line does not begin as a position does.
    #[error("a position begins with {HEAD}")]
    Head,
    /// A word that means nothing.
    #[error("`{0}` is no part of a position")]
    Word(String),
}

/// Writes the position of a scene. Names, supplies and marks are left out.
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
    let points: Vec<String> = scene.seats.iter().map(|seat| seat.score.to_string()).collect();
    words.push(format!("points:{}", points.join(",")));
    words.extend(scene.turn.map(|seat| format!("turn:{}", seat.0)));
    words.extend(scene.hand.map(|(kind, _)| format!("hand:{}", kind.kind().id)));
    words.push(format!("left:{}", scene.left));
    words.join(" ")
}

fn tile(tile: &Tile) -> String {
    let quarters = tile.rotation.degrees() / 90;
    let turned = if quarters == 0 { String::new() } else { format!("*{quarters}") };
    format!("{}={}{turned}", tile.pos.name(), tile.kind.kind().id)
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

/// Reads a position. Seats have no names and nothing in their supplies.
///
/// # Errors
/// [`NotationError`] with the first word that means nothing.
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
    if let Some((cell, kind)) = word.split_once('=') {
        let (kind, quarters) = kind.split_once('*').unwrap_or((kind, "0"));
        let quarters: u8 = quarters.parse().ok().filter(|quarters| *quarters < 4)?;
        let (kind, pos) = (KindId::named(kind)?, Pos::named(cell)?);
        scene.tiles.push(Tile { kind, pos, rotation: Rotation::quarters(quarters) });
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
        "hand" => scene.hand = Some((KindId::named(value)?, Rotation::default())),
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
    let digits = who.find(|letter: char| !letter.is_ascii_digit())?;
    let (seat, name) = who.split_at(digits);
    let kind = FigureKind::ALL.into_iter().find(|kind| kind.name() == name)?;
    let at = quarter(place).map(At::Quarter);
    let at = at.or_else(|| crown(place).map(At::Crown));
    let at = at.or_else(|| read_spot(place, '.').map(At::Segment));
    let at = at.or_else(|| read_spot(place, '^').map(At::Corner));
    let at = at.or_else(|| Pos::named(place).map(At::Tower))?;
    Some(Figure { seat: Seat(seat.parse().ok()?), kind, at })
}
