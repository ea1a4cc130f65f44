//! Boards of many expansions as they are drawn: what stands on them hides neither other things nor
//! a whole segment, and keeps off the border of its tile.

use std::collections::HashSet;

use rules::{At, Figure, FigureKind, Mark, Pos, Rotation, Seat, SegmentKind, catalog};

use super::scene;
use crate::art::{SpriteKey, draw};
use crate::look::TileSharing;
use crate::paint::Painter;
use crate::plan::{TilePlan, Vec2, at};
use crate::scene::{PlayerColour, Scene, Tile};
use crate::theme::Theme;

/// Pixels of a drawing that are no shadow.
const SOLID: u8 = 200;
const PX: u16 = 64;
/// Points along the edge of a tile at which segments are looked at.
const POINTS: i32 = 32;

/// What is drawn somewhere.
struct SolidDrawing {
    what: String,
    /// Its tile, if it can be moved on it.
    tile: Option<Pos>,
    pixels: HashSet<(i32, i32)>,
}

impl SolidDrawing {
    fn of(what: String, tile: Option<Pos>, key: &SpriteKey, (x, y): (i32, i32)) -> Self {
        let art = draw(key, Theme::LIGHT.colours());
        let solid = art.pixels.enumerate_pixels().filter(|(.., pixel)| pixel.0[3] >= SOLID);
        let place = |(right, down, _): (u32, u32, _)| {
            (x - art.left + right as i32, y - art.top + down as i32)
        };
        Self { what, tile, pixels: solid.map(place).collect() }
    }

    /// The share of the smaller one that both cover.
    fn shared(&self, other: &Self) -> f32 {
        let both = self.pixels.intersection(&other.pixels).count() as f32;
        both / self.pixels.len().min(other.pixels.len()).max(1) as f32
    }
}

/// Everything that stands on a board.
fn drawn(painter: &Painter<'_>) -> Vec<SolidDrawing> {
    let scene = painter.scene;
    let layout = painter.layout().expect("a sound scene");
    let colour = PlayerColour::new(0);
    let mut drawn = Vec::new();
    for (figure, stance) in scene.figures.iter().zip(&layout.figures) {
        let Some(stance) = stance else { continue };
        let lying = painter.lies_down(*figure).expect("a sound scene");
        let key =
            SpriteKey::Figure { kind: figure.kind, colour, lying, pin: stance.pin, px: stance.px };
        let tile = match figure.at {
            At::Segment(spot) if painter.footing(*figure, 0).is_none() => Some(spot.pos),
            _ => None,
        };
        drawn.push(SolidDrawing::of(format!("{figure:?}"), tile, &key, stance.place));
    }
    for (piece, stance) in scene.pieces.iter().zip(&layout.pieces) {
        let Some(stance) = stance else { continue };
        let sharing = piece.shape.look().sharing();
        if sharing == TileSharing::Flat {
            continue;
        }
        let key = SpriteKey::piece(piece.shape, colour, stance.px);
        let tile = piece.at.cell().filter(|_| sharing != TileSharing::Fixed);
        drawn.push(SolidDrawing::of(format!("{piece:?}"), tile, &key, stance.place));
    }
    drawn
}

/// What is wrong on some boards.
#[derive(Debug, Default)]
struct Flaws {
    things: usize,
    /// Of two things one hides more than a quarter, or more than half of the other.
    hidden: usize,
    half_hidden: usize,
    /// More than a fiftieth of it is beyond its tile.
    beyond: usize,
    /// Less than a twentieth of the segment is seen.
    whole: usize,
    told: Vec<String>,
}

impl Flaws {
    fn add(&mut self, scene: &Scene, title: &str) {
        let painter = Painter::of(scene).expect("a sound scene");
        let drawn = drawn(&painter);
        let movable = drawn.iter().filter(|thing| thing.tile.is_some()).count();
        self.things += movable;
        for (number, one) in drawn.iter().enumerate() {
            for other in &drawn[..number] {
                let share = one.shared(other);
                if (one.tile.is_none() && other.tile.is_none()) || share <= 0.25 {
                    continue;
                }
                self.hidden += 1;
                self.half_hidden += usize::from(share > 0.5);
                self.told.push(format!("{title}: {share:.2} of {} and {}", one.what, other.what));
            }
            if let Some(pos) = one.tile {
                self.beyond_tile(&painter, one, pos, title);
            }
        }
        let tiles: HashSet<Pos> = drawn.iter().filter_map(|thing| thing.tile).collect();
        for pos in tiles {
            self.hidden_segments(&painter, &drawn, pos, title);
        }
    }

    fn beyond_tile(&mut self, painter: &Painter<'_>, one: &SolidDrawing, pos: Pos, title: &str) {
        let cell = painter.frame.cell(pos);
        let beyond = one
            .pixels
            .iter()
            .filter(|&&(x, y)| x < cell.x || y < cell.y || x >= cell.right() || y >= cell.bottom());
        let share = beyond.count() as f32 / one.pixels.len().max(1) as f32;
        if share > 0.02 {
            self.beyond += 1;
            let kind = painter.scene.tile_at(pos).expect("it has a tile").kind;
            self.told.push(format!("{title}: {share:.2} of {} beyond {kind:?}", one.what));
        }
    }

    fn hidden_segments(
        &mut self,
        painter: &Painter<'_>,
        all: &[SolidDrawing],
        pos: Pos,
        title: &str,
    ) {
        let tile = painter.scene.tile_at(pos).expect("it has a tile");
        let plan = TilePlan::of(tile.kind);
        let segments = tile.kind.kind().segments.iter().zip(0u8..);
        for (segment, index) in segments.filter(|(it, _)| it.kind != SegmentKind::River) {
            let part = |step: i32| (step as f32 + 0.5) / POINTS as f32;
            let grid = (0..POINTS).flat_map(|y| (0..POINTS).map(move |x| at(part(x), part(y))));
            let own: Vec<Vec2> = grid.filter(|it| plan.ground.belongs(*it, index)).collect();
            let is_seen = |point: &&Vec2| {
                let pixel = painter.pixel(pos, point.turned(tile.rotation.index()));
                all.iter().all(|thing| !thing.pixels.contains(&pixel))
            };
            let seen = own.iter().filter(is_seen).count();
            if !own.is_empty() && seen * 20 < own.len() {
                self.whole += 1;
                let (kind, what) = (tile.kind, segment.kind);
                self.told.push(format!("{title}: {what:?} {index} of {kind:?} at {pos:?} hidden"));
            }
        }
    }
}

#[test]
fn what_stands_on_a_tile_hides_little_and_keeps_off_its_border() {
    let sets: [&[&str]; 8] = [
        &["base"],
        &["base", "hills"],
        &["base", "bigtop"],
        &["base", "mage", "inns"],
        &["base", "goldmines", "buildings"],
        &["base", "watchtowers", "abbey"],
        &["base", "gingerbread", "dragon", "plague"],
        &["base", "hills", "mage", "goldmines", "traders", "bigtop", "watchtowers", "plague"],
    ];
    let mut flaws = Flaws::default();
    for systems in sets {
        for decisions in [60, 120, 180, 240, 300] {
            let title = format!("{} {decisions}", systems.join("+"));
            flaws.add(&scene(systems, decisions).entire(PX), &title);
        }
    }
    let Flaws { things, hidden, half_hidden, beyond, whole, told } = flaws;
    let told = told.join("\n");
    println!("{things} things: {hidden}, {half_hidden}, {beyond}, {whole}");
    assert!(things > 1000, "{things} things");
    assert_eq!(half_hidden, 0, "one hides another:\n{told}");
    assert!(hidden * 200 <= things, "{hidden} of {things} hide much of another:\n{told}");
    assert!(beyond * 50 <= things, "{beyond} of {things} cross the border:\n{told}");
    assert!(whole * 200 <= things, "{whole} segments are hidden:\n{told}");
}

#[test]
fn captives_of_a_trap_stand_apart_on_its_tile() {
    let pos = Pos::new(2, 1);
    let captive = |seat| Figure { seat: Seat(seat), kind: FigureKind::Small, at: At::Trap(pos) };
    let mut flaws = Flaws::default();
    for mark in [Mark::Tree, Mark::Pond] {
        let mut kinds = catalog().kinds();
        let kind = kinds.find(|kind| kind.kind().marks.has(mark)).expect("a tile with the trap");
        for rotation in Rotation::ALL {
            for number in 1..=7u8 {
                let tiles = vec![Tile { kind, pos, rotation }];
                let figures: Vec<Figure> = (0..number).map(captive).collect();
                let scene = Scene { tiles, figures, ..Scene::empty() }.entire(PX);
                let painter = Painter::of(&scene).expect("a sound scene");
                let all = drawn(&painter);
                assert_eq!(all.len(), usize::from(number), "all are drawn");
                let title = format!("{number} at {mark:?} {rotation:?}");
                for one in &all {
                    flaws.beyond_tile(&painter, one, pos, &title);
                }
                for (index, one) in all.iter().enumerate() {
                    let is_hidden = all[..index].iter().any(|other| one.shared(other) > 0.6);
                    assert!(!is_hidden, "{title}: {} is hidden", one.what);
                }
            }
        }
    }
    assert_eq!(flaws.beyond, 0, "{}", flaws.told.join("\n"));
}
