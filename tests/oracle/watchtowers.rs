//! Watchtowers: whom they pay before what is complete is scored, and what churches pay after.

use rules::{
    At, Cause, Event, Figure, FigureKind, Game, Mark, Pos, Seat, SegmentKind, Source, Tag,
};

use crate::Reading;
use crate::map::Map;
use crate::table::Table;

/// Points by seat, in order.
type Paid = Vec<(Seat, i32)>;
/// What is due once a part has completed something.
type Due = fn(&Table, &Map, &[usize]) -> Paid;

/// One of both, as the events of a part tell it.
struct Around {
    source: Source,
    due: Due,
    /// The first nodes of what was complete before the tile of this part.
    done: Vec<(usize, u8)>,
    /// What is still to be paid in this part, once something was scored.
    left: Option<Paid>,
}

pub fn watchtowers(_: &Game) -> Box<dyn Reading> {
    begins(Source::Watchtower, towers)
}

pub fn churches(_: &Game) -> Box<dyn Reading> {
    begins(Source::Church, churchyards)
}

fn begins(source: Source, due: Due) -> Box<dyn Reading> {
    Box::new(Around { source, due, done: Vec::new(), left: None })
}

/// The blobs that are complete.
fn complete<'a>(table: &'a Table, map: &'a Map) -> impl Iterator<Item = usize> + 'a {
    (0..map.blobs.len()).filter(|&blob| table.is_complete(map, blob))
}

fn near(one: Pos, other: Pos) -> bool {
    (one.x - other.x).abs() <= 1 && (one.y - other.y).abs() <= 1
}

/// The followers of everybody on a cell and those around it.
fn followers(table: &Table, map: &Map, pos: Pos) -> Vec<Figure> {
    let here = |figure: &&Figure| match figure.at {
        At::Segment(spot) => {
            let blob = &map.blobs[table.blob(map, spot)];
            match blob.kind {
                SegmentKind::Castle => {
                    blob.nodes.iter().any(|&(tile, _)| near(table.tiles[tile].pos, pos))
                }
                _ => near(spot.pos, pos),
            }
        }
        At::Tower(cell) => near(cell, pos),
        _ => false,
    };
    let followers = table.figures.iter().filter(|figure| figure.kind.is_follower());
    followers.filter(here).copied().collect()
}

/// What a tower on a cell is worth.
fn worth(table: &Table, map: &Map, (pos, mark): (Pos, Mark)) -> i32 {
    let nodes = |kind: SegmentKind| {
        let blobs = map.blobs.iter().filter(move |blob| blob.kind == kind);
        let nodes = blobs.flat_map(|blob| blob.nodes.iter().copied());
        nodes.filter(|&(tile, _)| near(table.tiles[tile].pos, pos)).collect::<Vec<_>>()
    };
    let tiles = |kind: SegmentKind| {
        let mut tiles: Vec<usize> = nodes(kind).into_iter().map(|(tile, _)| tile).collect();
        tiles.sort_unstable();
        tiles.dedup();
        tiles.len() as i32
    };
    match mark {
        Mark::WatchCity => tiles(SegmentKind::City),
        Mark::WatchRoad => tiles(SegmentKind::Road),
        Mark::WatchMeeple => 2 * followers(table, map, pos).len() as i32,
        Mark::WatchCloister => 3 * tiles(SegmentKind::Cloister),
        _ => {
            let pennants = nodes(SegmentKind::City).into_iter().map(|(tile, segment)| {
                let segments = &table.tiles[tile].kind.kind().segments;
                segments.get(usize::from(segment)).map_or(0, |city| i32::from(city.pennants))
            });
            2 * pennants.sum::<i32>()
        }
    }
}

/// R-WT-2..9.
fn towers(table: &Table, map: &Map, completed: &[usize]) -> Paid {
    const MARKS: [Mark; 5] = [
        Mark::WatchCity,
        Mark::WatchRoad,
        Mark::WatchMeeple,
        Mark::WatchPennant,
        Mark::WatchCloister,
    ];
    let builders = table.setup.house.watchtowers.builder_triggers;
    let once = !table.setup.house.watchtowers.pays_per_figure;
    let mut paid = Vec::new();
    for &blob in completed {
        if !matches!(map.blobs[blob].kind, SegmentKind::City | SegmentKind::Road) {
            continue;
        }
        for tile in &table.tiles {
            let marks = tile.kind.kind().marks;
            let Some(mark) = MARKS.into_iter().find(|mark| marks.has(*mark)) else { continue };
            let standing = table.standing(map, blob).into_iter().filter(|figure| {
                let watches =
                    figure.kind.is_follower() || builders && figure.kind == FigureKind::Builder;
                watches && figure.at.pos() == Some(tile.pos)
            });
            let mut seats: Vec<Seat> = standing.map(|figure| figure.seat).collect();
            seats.sort_unstable();
            if once {
                seats.dedup();
            }
            let points = worth(table, map, (tile.pos, mark));
            paid.extend(seats.into_iter().map(|seat| (seat, points)));
        }
    }
    paid.retain(|&(_, points)| points > 0);
    paid.sort_unstable();
    paid
}

/// R-DA-4..7.
fn churchyards(table: &Table, map: &Map, completed: &[usize]) -> Paid {
    let mut paid = Vec::new();
    for &blob in completed {
        let (tile, segment) = map.blobs[blob].nodes[0];
        let tile = &table.tiles[tile];
        let printed = tile.kind.kind().segments.get(usize::from(segment));
        if !printed.is_some_and(|printed| printed.tags.has(Tag::Church)) {
            continue;
        }
        let around = followers(table, map, tile.pos);
        let seats = (0..table.setup.seats).map(Seat);
        let number = |seat: Seat| around.iter().filter(|figure| figure.seat == seat).count();
        let most = seats.clone().map(number).max().unwrap_or(0);
        paid.extend(seats.filter(|&seat| most > 0 && number(seat) == most).map(|seat| (seat, 3)));
    }
    paid.sort_unstable();
    paid
}

impl Around {
    /// What is due in this part, before the first of it is paid.
    fn open(&mut self, table: &Table) -> &mut Paid {
        let (due, done) = (self.due, &self.done);
        self.left.get_or_insert_with(|| {
            let map = table.map();
            let new = |&blob: &usize| !done.contains(&map.blobs[blob].nodes[0]);
            let completed: Vec<usize> = complete(table, &map).filter(new).collect();
            due(table, &map, &completed)
        })
    }
}

impl Reading for Around {
    fn hears(&mut self, table: &Table, event: &Event) {
        match event {
            Event::Placed { .. } => {
                let map = table.map();
                self.done = complete(table, &map).map(|blob| map.blobs[blob].nodes[0]).collect();
                self.left = None;
            }
            Event::Scored(line) if line.source == self.source => {
                let paid = (line.seat, line.points);
                let left = self.open(table);
                let index = left.iter().position(|due| *due == paid);
                left.remove(index.unwrap_or_else(|| panic!("{paid:?} is none of {left:?}")));
            }
            // Nobody goes home before all of it was paid.
            Event::Returned { cause: Cause::Scored, .. } => {
                let left = self.open(table);
                assert!(left.is_empty(), "{left:?} was not paid");
            }
            _ => {}
        }
    }

    fn compares(&mut self, _: &Table, _: &Game) {}
}
