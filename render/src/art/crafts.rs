//! Constructions built during a game: bridges, castles, tower floors, tunnel tokens; and the icons
//! of what a seat holds.

use rules::Token;

use super::brush::rectangle;
use super::{Artwork, Brush, buildings, quarters, sights};
use crate::plan::{Vec2, at};
use crate::scene::PlayerColour;
use crate::text;
use crate::theme::{Colours, THINGS};

/// A wooden bridge: the width of its deck with rails, and how far it extends into the neighbouring
/// tiles.
const DECK: f32 = 0.205;
const PLANKS: f32 = 0.150;
const RAMP: f32 = 0.055;
/// The size of a castle, relative to the one printed in Carcassonne.
const CASTLE: f32 = 1.32;
/// Half the width of a tower's floor, its height, and how many floors are drawn individually.
const FLOOR: f32 = 0.115;
const STOREY: f32 = 0.075;
const STOREYS: u8 = 7;

/// The height of a tower's top above its foundation, in tiles.
pub(crate) fn tower_top(height: u8) -> f32 {
    0.04 + f32::from(height.min(STOREYS)) * STOREY
}

fn sheet(px: u16, [left, top, right, bottom]: [f32; 4]) -> (Brush, [i32; 2]) {
    let unit = f32::from(px);
    let pixels = |share: f32| (share * unit).ceil() + 1.0;
    let origin = at(pixels(left), pixels(top));
    let size = [origin.x + pixels(right), origin.y + pixels(bottom)].map(|size| size as u32);
    (Brush::new(size[0], size[1], unit, origin), [origin.x as i32, origin.y as i32])
}

fn drawing(brush: Brush, [left, top]: [i32; 2]) -> Artwork {
    Artwork { pixels: brush.finish(), left, top }
}

/// A bridge over a tile whose north-west corner is the origin.
pub(super) fn bridge(north_south: bool, px: u16, colours: &Colours) -> Artwork {
    let beyond = RAMP + 0.02;
    let (mut brush, origin) = sheet(px, [beyond, beyond, 1.0 + beyond, 1.0 + beyond]);
    let land = &colours.land;
    let place = |along: f32, across: f32| {
        if north_south { at(0.5 + across, along) } else { at(along, 0.5 + across) }
    };
    let deck = [place(-RAMP, 0.0), place(1.0 + RAMP, 0.0)];
    let fallen = deck.map(|point| point.plus(at(0.035, 0.045), 1.0));
    brush.line_glazed(&fallen, DECK, colours.table.dark, 80);
    brush.line(&deck, DECK, land.outline);
    brush.line(&deck, DECK - 0.025, THINGS.plank_dark);
    brush.line(&deck, PLANKS, THINGS.plank);
    let planks = 15;
    for number in 0..=planks {
        let along = -RAMP + (1.0 + 2.0 * RAMP) * number as f32 / planks as f32;
        let plank = [place(along, -PLANKS / 2.0), place(along, PLANKS / 2.0)];
        brush.line(&plank, 0.013, THINGS.plank_dark);
    }
    for along in [0.0, 0.33, 0.67, 1.0] {
        for side in [-1.0, 1.0] {
            let post = place(along, side * (DECK / 2.0 - 0.012));
            brush.disc(post, 0.030, land.outline);
            brush.disc(post, 0.019, THINGS.straw);
        }
    }
    drawing(brush, origin)
}

/// A castle around the origin.
pub(super) fn castle(px: u16, colours: &Colours) -> Artwork {
    let unit = (f32::from(px) * CASTLE) as u16;
    let (mut brush, origin) = sheet(unit, [0.33, 0.33, 0.33, 0.27]);
    let land = &colours.land;
    brush.ellipse_glazed(at(0.02, 0.12), [0.31, 0.11], colours.table.dark, 90);
    brush.ellipse(at(0.0, 0.10), [0.30, 0.105], land.outline);
    brush.ellipse(at(0.0, 0.10), [0.285, 0.09], land.mound);
    quarters::castle(&mut brush, at(0.0, 0.0), land);
    drawing(brush, origin)
}

/// A tower with this many floors; the origin is the centre of its foundation.
pub(super) fn tower(height: u8, px: u16, colours: &Colours) -> Artwork {
    let top = tower_top(height);
    let (mut brush, origin) = sheet(px, [FLOOR + 0.06, top + 0.12, FLOOR + 0.16, 0.22]);
    let land = &colours.land;
    let line = 0.018;
    let base = 0.10;
    for floor in 0..height.min(STOREYS) {
        let from = base - STOREY * f32::from(floor);
        let storey = rectangle(at(-FLOOR, from - STOREY), at(FLOOR, from));
        brush.shape(&storey, THINGS.plank, line, land.outline);
        brush.block(
            at(FLOOR * 0.45, from - STOREY + 0.008),
            at(FLOOR - 0.008, from - 0.008),
            THINGS.plank_dark,
        );
        brush.block(
            at(-FLOOR + 0.02, from - STOREY + 0.014),
            at(-FLOOR + 0.05, from - 0.014),
            THINGS.straw,
        );
    }
    let roof = base - STOREY * f32::from(height.min(STOREYS));
    let platform = rectangle(at(-FLOOR - 0.025, roof - 0.05), at(FLOOR + 0.025, roof));
    brush.shape(&platform, THINGS.straw, line, land.outline);
    for x in [-FLOOR, 0.0, FLOOR] {
        let merlon = rectangle(at(x - 0.03, roof - 0.085), at(x + 0.03, roof - 0.04));
        brush.shape(&merlon, THINGS.straw, 0.014, land.outline);
    }
    number(&mut brush, &height.to_string(), at(0.0, base + 0.01), colours);
    drawing(brush, origin)
}

/// A number on a dark plate.
fn number(brush: &mut Brush, digits: &str, middle: Vec2, colours: &Colours) {
    brush.disc(middle, 0.098, colours.table.white);
    brush.disc(middle, 0.082, colours.table.dark);
    let size = if digits.len() > 1 { 0.115 } else { 0.155 };
    letters(brush, digits, middle, size, colours.table.white);
}

fn letters(brush: &mut Brush, words: &str, middle: Vec2, size: f32, ink: crate::theme::Rgb) {
    // The outline is made large, then scaled down.
    const EM: f32 = 100.0;
    let left = middle.x - text::width(words) * size / 2.0;
    let base = middle.y + text::CAPITAL * size / 2.0;
    let scale = size / EM;
    let placed = tiny_skia::Transform::from_row(scale, 0.0, 0.0, scale, left, base);
    if let Some(path) = text::outline(words, EM).and_then(|path| path.transform(placed)) {
        brush.fill_path(&path, ink, 255);
    }
}

/// The letter of a pair of tunnel tokens.
const fn letter(token: Token) -> &'static str {
    match token {
        Token::TunnelA => "A",
        Token::TunnelB => "B",
        _ => "C",
    }
}

/// A tunnel token in a seat's colours, around the origin.
pub(super) fn tunnel(pair: Token, colour: PlayerColour, px: u16, colours: &Colours) -> Artwork {
    let reach = 0.15;
    let (mut brush, origin) = sheet(px, [reach; 4]);
    disc(&mut brush, pair, colour, 1.0, colours);
    drawing(brush, origin)
}

fn disc(brush: &mut Brush, pair: Token, colour: PlayerColour, size: f32, colours: &Colours) {
    let cloth = colours.seats[colour.index()];
    brush.disc(at(0.0, 0.0), 0.140 * size, colours.table.dark);
    brush.disc(at(0.0, 0.0), 0.124 * size, colours.table.white);
    brush.disc(at(0.0, 0.0), 0.102 * size, cloth.body);
    letters(brush, letter(pair), at(0.0, 0.0), 0.165 * size, cloth.ink);
}

/// The icon of what a seat holds, in a square of `px` pixels around the origin.
pub(super) fn token(token: Token, colour: PlayerColour, px: u16, colours: &Colours) -> Artwork {
    let (mut brush, origin) = sheet(px, [0.5; 4]);
    let land = &colours.land;
    let middle = at(0.0, 0.0);
    match token {
        Token::Wine => sights::barrel(&mut brush, middle, 5.6, land),
        Token::Grain => sights::sheaf(&mut brush, middle, 5.6, land),
        Token::Cloth => sights::cloth(&mut brush, middle, 5.6, land),
        Token::King => crown(&mut brush, colours),
        Token::Robber => robber(&mut brush, colours),
        Token::TowerPiece => piece(&mut brush, colours),
        Token::Abbey => abbey(&mut brush, colours),
        Token::Porxada => porxada(&mut brush, colours),
        Token::Bridge => span(&mut brush, colours),
        Token::Castle => {
            let (mut large, origin) = sheet((f32::from(px) * 1.85) as u16, [0.27; 4]);
            quarters::castle(&mut large, at(0.0, 0.03), land);
            return drawing(large, origin);
        }
        Token::TunnelA | Token::TunnelB | Token::TunnelC => {
            disc(&mut brush, token, colour, 3.4, colours);
        }
    }
    drawing(brush, origin)
}

/// A hall with three arches under a roof.
fn porxada(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    let roof = [at(-0.46, -0.08), at(0.0, -0.42), at(0.46, -0.08)];
    brush.block(at(-0.40, -0.10), at(0.40, 0.38), land.outline);
    brush.block(at(-0.35, -0.06), at(0.35, 0.34), land.gold);
    brush.shape(&roof, THINGS.dragon, 0.07, land.outline);
    for x in [-0.22, 0.0, 0.22] {
        brush.disc(at(x, 0.12), 0.085, land.outline);
        brush.block(at(x - 0.085, 0.12), at(x + 0.085, 0.34), land.outline);
    }
}

fn crown(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    let outline = [
        at(-0.34, 0.32),
        at(-0.44, -0.26),
        at(-0.19, -0.02),
        at(0.0, -0.38),
        at(0.19, -0.02),
        at(0.44, -0.26),
        at(0.34, 0.32),
    ];
    brush.shape(&outline, land.gold, 0.07, land.outline);
    brush.line(&[at(-0.31, 0.20), at(0.31, 0.20)], 0.10, THINGS.dragon);
    for x in [-0.43, 0.0, 0.43] {
        let y = if x == 0.0 { -0.38 } else { -0.27 };
        brush.disc(at(x, y), 0.075, land.outline);
        brush.disc(at(x, y), 0.05, land.gold);
    }
}

/// A masked head under a hat.
fn robber(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    brush.disc(at(0.0, 0.10), 0.33, land.outline);
    brush.disc(at(0.0, 0.10), 0.28, THINGS.skin);
    brush.block(at(-0.31, 0.0), at(0.31, 0.17), THINGS.iron);
    for x in [-0.13, 0.13] {
        brush.ellipse(at(x, 0.085), [0.075, 0.055], land.church);
    }
    let hat = [at(-0.22, -0.12), at(-0.14, -0.44), at(0.20, -0.40), at(0.22, -0.12)];
    brush.shape(&hat, THINGS.robe, 0.06, land.outline);
    brush.round_line(&[at(-0.40, -0.12), at(0.40, -0.12)], 0.13, land.outline);
    brush.round_line(&[at(-0.40, -0.12), at(0.40, -0.12)], 0.07, THINGS.robe);
    brush.round_line(&[at(0.16, -0.30), at(0.40, -0.46)], 0.07, THINGS.dragon);
}

fn piece(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    brush.shape(&rectangle(at(-0.34, -0.14), at(0.34, 0.38)), THINGS.plank, 0.07, land.outline);
    brush.block(at(0.14, -0.11), at(0.31, 0.35), THINGS.plank_dark);
    brush.shape(&rectangle(at(-0.42, -0.24), at(0.42, -0.08)), THINGS.straw, 0.06, land.outline);
    for x in [-0.33, 0.0, 0.33] {
        brush.shape(
            &rectangle(at(x - 0.09, -0.40), at(x + 0.09, -0.20)),
            THINGS.straw,
            0.05,
            land.outline,
        );
    }
}

fn abbey(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    brush.shape(&rectangle(at(-0.44, -0.44), at(0.44, 0.44)), land.mound, 0.06, land.outline);
    let small = at(-0.02, 0.06);
    buildings::cloister_walls(brush, small, 1.55, true, land);
}

fn span(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    let arch: Vec<Vec2> = (0..=12)
        .map(|step| {
            let angle = std::f32::consts::PI * (1.0 + step as f32 / 12.0);
            at(0.40 * angle.cos(), 0.22 + 0.36 * angle.sin())
        })
        .collect();
    brush.line(&arch, 0.24, land.outline);
    brush.line(&arch, 0.16, THINGS.plank);
    for step in [2, 4, 6, 8, 10] {
        let out = arch[step].minus(at(0.0, 0.22)).unit();
        brush.line(
            &[arch[step].plus(out, -0.07), arch[step].plus(out, 0.07)],
            0.035,
            THINGS.plank_dark,
        );
    }
}

/// Bars in front of a captive, in a square of `px` pixels around the origin.
pub(super) fn bars(px: u16, colours: &Colours) -> Artwork {
    let (mut brush, origin) = sheet(px, [0.5; 4]);
    for x in [-0.30, 0.0, 0.30] {
        brush.line(&[at(x, -0.46), at(x, 0.46)], 0.075, colours.table.white);
        brush.line(&[at(x, -0.46), at(x, 0.46)], 0.05, THINGS.iron);
    }
    for y in [-0.44, 0.44] {
        brush.line(&[at(-0.42, y), at(0.42, y)], 0.10, THINGS.iron);
    }
    drawing(brush, origin)
}
