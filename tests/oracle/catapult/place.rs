//! Where figures stand, and how wide they are (R-CT-11, R-CT-12).

use rules::{At, Figure, FigureKind, Pos, SegmentKind, Spot};

use super::flight::Vector;
use crate::map::Tile;
use crate::table::Table;

/// What a segment is, as far as its place is concerned.
enum Shape {
    Building,
    Sides(Vec<usize>),
    Halves(Vec<usize>),
}

/// The segments of a tile in listing order, a bridge last; rivers have no place.
fn shapes(table: &Table, tile: &Tile) -> Vec<Option<Shape>> {
    let shape = |segment: &rules::Segment| match segment.kind {
        kind if kind.is_place() => Some(Shape::Building),
        SegmentKind::Field => Some(Shape::Halves(segment.halves.iter().collect())),
        SegmentKind::River => None,
        _ => Some(Shape::Sides(segment.sides.iter().map(|side| side.index()).collect())),
    };
    let mut shapes: Vec<Option<Shape>> = tile.kind.kind().segments.iter().map(shape).collect();
    let bridge = table
        .edits
        .iter()
        .any(|(_, edit)| matches!(edit, rules::Edit::Span(pos, _) if *pos == tile.pos));
    if bridge {
        // Its two ends lie opposite, however it runs: its place is the middle.
        shapes.push(Some(Shape::Sides(vec![0, 2])));
    }
    shapes
}

/// R-CT-12: the places of a tile's segments, unturned.
fn anchors(table: &Table, tile: &Tile) -> Vec<Option<Vector>> {
    const EDGES: [Vector; 4] = [(0, -500), (500, 0), (0, 500), (-500, 0)];
    const HALF_EDGES: [Vector; 8] = [
        (-250, -500),
        (250, -500),
        (500, -250),
        (500, 250),
        (250, 500),
        (-250, 500),
        (-500, 250),
        (-500, -250),
    ];
    let shapes = shapes(table, tile);
    let sum = |points: &[Vector]| {
        points.iter().fold((0, 0), |sum: Vector, point| (sum.0 + point.0, sum.1 + point.1))
    };
    let mut order: Vec<usize> = (0..shapes.len()).collect();
    order.sort_by_key(|&index| !matches!(shapes[index], Some(Shape::Building)));
    let mut found: Vec<Option<Vector>> = vec![None; shapes.len()];
    let mut earlier: Vec<Vector> = Vec::new();
    let mut enclosed = 0;
    for index in order {
        let plain = match &shapes[index] {
            None => continue,
            Some(Shape::Building) => (0, 0),
            Some(Shape::Sides(sides)) => {
                let points: Vec<Vector> = sides.iter().map(|&side| EDGES[side]).collect();
                let (sum, k) = (sum(&points), 5 * points.len() as i128);
                (sum.0 * 3 / k, sum.1 * 3 / k)
            }
            Some(Shape::Halves(halves)) if halves.is_empty() => {
                enclosed += 1;
                if enclosed == 1 { (-120, -120) } else { (120, 120) }
            }
            Some(Shape::Halves(halves)) => {
                let points: Vec<Vector> = halves.iter().map(|&half| HALF_EDGES[half]).collect();
                let (sum, k) = (sum(&points), 10 * points.len() as i128);
                (sum.0 * 7 / k, sum.1 * 7 / k)
            }
        };
        let near = |point: Vector| {
            let square = |other: &Vector| (point.0 - other.0).pow(2) + (point.1 - other.1).pow(2);
            earlier.iter().any(|other| square(other) < 14_400)
        };
        let mut place = plain;
        if near(plain) {
            let steps = [(160, 0), (-160, 0), (0, 160), (0, -160), (160, 160), (-160, -160)];
            let mut tries = steps.iter().map(|step| (plain.0 + step.0, plain.1 + step.1));
            place = tries.find(|&point| !near(point)).unwrap_or(plain);
        }
        earlier.push(place);
        found[index] = Some(place);
    }
    found
}

/// A point of a tile on the table.
fn on(tile: &Tile, mut point: Vector) -> Vector {
    for _ in 0..tile.turns {
        point = (-point.1, point.0);
    }
    (1000 * i128::from(tile.pos.x) + point.0, 1000 * i128::from(tile.pos.y) + point.1)
}

pub fn tile_at(table: &Table, pos: Pos) -> &Tile {
    table.tiles.iter().find(|tile| tile.pos == pos).expect("a tile lies there")
}

/// The cells of the castle on which a figure stands, if it does.
pub fn castle(table: &Table, figure: &Figure) -> Option<Vec<Pos>> {
    let At::Segment(spot) = figure.at else { return None };
    let is_castle = |edit: &rules::Edit| matches!(edit, rules::Edit::Convert(_));
    if !table.edits.iter().any(|(_, edit)| is_castle(edit)) {
        return None;
    }
    let map = table.map();
    let blob = table.blob(&map, spot);
    let made = table
        .edits
        .iter()
        .any(|(_, edit)| matches!(edit, rules::Edit::Convert(of) if table.blob(&map, *of) == blob));
    let cells = map.blobs[blob].nodes.iter().map(|&(tile, _)| table.tiles[tile].pos);
    made.then(|| cells.collect())
}

/// Where a figure's place is; none if it is out of reach.
fn place(table: &Table, figure: &Figure) -> Option<Vector> {
    if let Some(cells) = castle(table, figure) {
        let other = cells.iter().find(|&&cell| cell != cells[0]).expect("a castle has two cells");
        let sum = |a: i16, b: i16| 500 * (i128::from(a) + i128::from(b));
        return Some((sum(cells[0].x, other.x), sum(cells[0].y, other.y)));
    }
    match figure.at {
        At::Segment(Spot { pos, segment }) => {
            let tile = tile_at(table, pos);
            Some(on(tile, anchors(table, tile)[usize::from(segment)]?))
        }
        At::Tower(pos) => Some(on(tile_at(table, pos), (250, -250))),
        At::Trap(pos) => Some(on(tile_at(table, pos), (0, 0))),
        At::Quarter(quarter) => {
            let mark = format!("quarter={}", quarter.name()).parse().expect("a mark");
            let marked = |tile: &&Tile| tile.kind.kind().marks.has(mark);
            table.tiles.iter().find(marked).map(|tile| on(tile, (0, 0)))
        }
        At::Crown(crown) => {
            let id = |tile: &&Tile| tile.kind.kind().id == "wheelblock/01";
            let corner = table.tiles.iter().find(id)?.pos;
            let middle = (1000 * i128::from(corner.x) + 1500, 1000 * i128::from(corner.y) + 1500);
            let (dx, dy) =
                [(0, -1300), (1126, -650), (1126, 650), (0, 1300), (-1126, 650), (-1126, -650)]
                    [crown.sector as usize];
            let number = table.option("wheel.crowns").split(',').nth(crown.sector as usize);
            let aside = match (number, crown.space) {
                (Some("2"), 0) => -200,
                (Some("2"), _) => 200,
                _ => 0,
            };
            Some((middle.0 + dx + aside, middle.1 + dy))
        }
        At::Corner(_) => None,
    }
}

/// The figures that can be met, with middle and radius, in the order of R-OV-18.
pub fn standing(table: &Table, specials: bool) -> Vec<(Figure, Vector, i128)> {
    let mut figures = table.figures.clone();
    figures.sort_by_key(|figure| (figure.seat, figure.kind));
    let mut found = Vec::new();
    for (index, figure) in figures.iter().enumerate() {
        use FigureKind::{Builder, Pig, Shepherd};
        let special = matches!(figure.kind, Builder | Pig | Shepherd);
        if !(figure.kind.is_follower() || (special && specials)) {
            continue;
        }
        let Some((x, y)) = place(table, figure) else { continue };
        let before = figures[..index].iter().filter(|other| other.at == figure.at);
        let i = before.filter(|other| other.kind.is_follower()).count() % 7;
        let crowd = [(0, 0), (140, 0), (-140, 0), (0, 140), (0, -140), (140, 140), (-140, -140)];
        let (dx, dy) = if special { (0, 0) } else { crowd[i] };
        let radius = match figure.kind {
            FigureKind::Small
            | FigureKind::Phantom
            | FigureKind::Ringmaster
            | FigureKind::Abbot => 90,
            FigureKind::Big => 120,
            FigureKind::Wagon | FigureKind::Mayor => 110,
            _ => 80,
        };
        let radius = if castle(table, figure).is_some() { radius.max(110) } else { radius };
        found.push((*figure, (x + dx, y + dy), radius));
    }
    found
}

/// The square of the distance from a point to a tile.
pub fn to_tile(pos: Pos, (x, y): Vector) -> i128 {
    let beyond = |at: i128, middle: i16| ((at - 1000 * i128::from(middle)).abs() - 500).max(0);
    beyond(x, pos.x).pow(2) + beyond(y, pos.y).pow(2)
}
