//! The Russian promos: whom the traps take, that nobody is left in their reach, what the hut and
//! the pond are worth.

use rules::{At, Event, Figure, FigureKind, Game, Pos, Prompt, Seat, SegmentKind, Source};

use crate::Reading;
use crate::map::Map;
use crate::table::Table;

/// What the pond cost at the end.
struct Traps {
    cost: Vec<(Seat, i32)>,
}

pub fn begins(_game: &Game) -> Box<dyn Reading> {
    Box::new(Traps { cost: Vec::new() })
}

/// The cell of the tile with a mark.
fn marked(table: &Table, name: &str) -> Option<Pos> {
    let mark = name.parse().expect("a mark");
    let found = table.tiles.iter().find(|tile| tile.kind.kind().marks.has(mark));
    found.map(|tile| tile.pos)
}

/// R-RU-6, R-RU-7: whether the pond takes a figure there.
fn is_near(table: &Table, map: &Map, figure: &Figure, pond: Pos) -> bool {
    let Some(pos) = figure.at.pos() else { return false };
    let around = (pos.x - pond.x).abs() <= 1 && (pos.y - pond.y).abs() <= 1 && pos != pond;
    let specials = table.setup.house.russian.trap_specials
        && matches!(figure.kind, FigureKind::Builder | FigureKind::Pig);
    let taken = match figure.at {
        At::Segment(spot) => {
            let lord = map.blobs[table.blob(map, spot)].kind == SegmentKind::Castle;
            !lord && (figure.kind.is_follower() || specials)
        }
        At::Tower(_) => true,
        At::Trap(_) => table.setup.house.russian.tree_to_pond,
        _ => false,
    };
    around && taken
}

/// R-RU-5, R-RU-7: whether the tree takes a figure there.
fn is_on_road(table: &Table, map: &Map, figure: &Figure, tree: Pos) -> bool {
    let At::Segment(spot) = figure.at else { return false };
    let tile = table.tiles.iter().position(|tile| tile.pos == tree).expect("it lies there");
    let segments = &table.tiles[tile].kind.kind().segments;
    let road = segments.iter().position(|segment| segment.kind == SegmentKind::Road);
    let road = map.blob(tile, road.expect("the tree stands at a road") as u8);
    let specials = table.setup.house.russian.trap_specials && figure.kind == FigureKind::Builder;
    table.blob(map, spot) == road && (figure.kind.is_follower() || specials)
}

impl Reading for Traps {
    fn hears(&mut self, table: &Table, event: &Event) {
        match *event {
            Event::Moved { figure, to: At::Trap(trap) } => {
                let map = table.map();
                let (tree, pond) = (marked(table, "trap=tree"), marked(table, "trap=pond"));
                let near = pond.is_some_and(|pond| is_near(table, &map, &figure, pond));
                let on_road = tree.is_some_and(|tree| is_on_road(table, &map, &figure, tree));
                if Some(trap) == pond {
                    assert!(near, "{figure:?} falls into the pond");
                } else {
                    assert!(Some(trap) == tree && on_road && !near, "{figure:?} sits on the tree");
                }
            }
            Event::Scored(ref line) if line.source == Source::Pond => {
                self.cost.push((line.seat, line.points));
            }
            // R-RU-2.
            Event::Scored(ref line) if line.source == Source::Hut => {
                let hut = line.at.expect("a hut is a feature").pos;
                let filled = table.tiles.iter().filter(|tile| {
                    let (dx, dy) = ((tile.pos.x - hut.x).abs(), (tile.pos.y - hut.y).abs());
                    dx <= 1 && dy <= 1 && (dx, dy) != (0, 0)
                });
                assert_eq!(line.points, 9 - filled.count() as i32);
            }
            _ => {}
        }
    }

    fn compares(&mut self, table: &Table, game: &Game) {
        let (tree, pond) = (marked(table, "trap=tree"), marked(table, "trap=pond"));
        // Who flees from fleas may come into reach until the next tile is laid.
        let flees = table.setup.systems.has("plague");
        if !flees && game.decision().is_some_and(|asked| asked.prompt == Prompt::Wood) {
            let map = table.map();
            // A tunnel token may join roads while the question is open.
            let whole =
                !table.setup.house.russian.nearest_to_tree && !table.setup.systems.has("tunnel");
            for figure in &table.figures {
                let falls = pond.is_some_and(|pond| is_near(table, &map, figure, pond));
                let climbs = tree.is_some_and(|tree| is_on_road(table, &map, figure, tree));
                assert!(!(falls || climbs && whole), "{figure:?} is in reach of a trap");
            }
        }
        if game.result().is_some() {
            let inside = |seat: Seat| {
                let held = table.figures.iter().filter(|figure| {
                    figure.seat == seat && pond.is_some_and(|pond| figure.at == At::Trap(pond))
                });
                held.count() as i32
            };
            let due = game.seats().map(|seat| (seat, -2 * inside(seat)));
            assert_eq!(self.cost, due.filter(|(_, cost)| *cost < 0).collect::<Vec<_>>());
        }
    }
}
