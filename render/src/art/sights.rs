//! The landmarks of a tile: goods, beasts' signs, volcanoes, portals, towers, stalls, crop circles.

use rules::SegmentKind;

use super::brush::rectangle;
use super::{Brush, buildings, fair, quarters};
use crate::plan::{Landmark, Vec2, at};
use crate::theme::{LandColours, Rgb, THINGS};

/// Radius of the plates under small signs, and of their rim.
const PLATE: f32 = 0.108;
const RIM: f32 = 0.017;
const LINE: f32 = 0.014;

pub(super) fn sight(
    brush: &mut Brush,
    sight: Landmark,
    place: Vec2,
    size: f32,
    land: &LandColours,
) {
    brush.within(place, size, |brush| at_origin(brush, sight, at(0.0, 0.0), land));
}

fn at_origin(brush: &mut Brush, sight: Landmark, place: Vec2, land: &LandColours) {
    match sight {
        Landmark::Wine => on_plate(brush, place, THINGS.wine, land, barrel),
        Landmark::Grain => on_plate(brush, place, THINGS.straw_dark, land, sheaf),
        Landmark::Cloth => on_plate(brush, place, THINGS.linen, land, cloth),
        Landmark::Princess => on_plate(brush, place, THINGS.pink, land, princess),
        Landmark::Siege => siege(brush, place, land),
        Landmark::Volcano => volcano(brush, place, land),
        Landmark::Dragon => dragon_sign(brush, place, land),
        Landmark::Portal => portal(brush, place, land),
        Landmark::Foundation => foundation(brush, place, land),
        Landmark::Bazaar => bazaar(brush, place, land),
        Landmark::Crop(role) => crop_circle(brush, place, role, land),
        Landmark::Pigs => pigs(brush, place, land),
        Landmark::Hill => hill(brush, place, land),
        Landmark::Island => island(brush, place, land),
        Landmark::Farm => farm(brush, place, land),
        Landmark::Quarter(quarter) => quarters::building(brush, quarter, place, land),
        Landmark::School => fair::school(brush, place, land),
        Landmark::Porxada => fair::porxada(brush, place, land),
        Landmark::Fair => fair::fair(brush, place, land),
        Landmark::Plague => fair::plague(brush, place, land),
        Landmark::Steps(steps) => fair::steps(brush, steps, place, land),
        Landmark::Gingerbread => fair::gingerbread_sign(brush, place, land),
    }
}

fn corner(place: Vec2, x: f32, y: f32) -> Vec2 {
    at(place.x + x, place.y + y)
}

type Paint = fn(&mut Brush, Vec2, f32, &LandColours);

fn on_plate(brush: &mut Brush, place: Vec2, rim: Rgb, land: &LandColours, paint: Paint) {
    brush.ellipse_glazed(corner(place, 0.012, 0.018), [PLATE, PLATE], land.stone_dark, 80);
    brush.disc(place, PLATE + 0.008, land.outline);
    brush.disc(place, PLATE - 0.004, rim);
    brush.disc(place, PLATE - RIM, land.church);
    paint(brush, place, 1.0, land);
}

/// A barrel lying on its side; `size` is 1 on a plate.
pub(super) fn barrel(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x * size, y * size);
    let body = [
        c(-0.040, -0.072),
        c(0.040, -0.072),
        c(0.060, -0.03),
        c(0.060, 0.03),
        c(0.040, 0.072),
        c(-0.040, 0.072),
        c(-0.060, 0.03),
        c(-0.060, -0.03),
    ];
    brush.shape(&body, THINGS.wine, LINE * size, land.outline);
    for y in [-0.037, 0.037] {
        brush.line(&[c(-0.057, y), c(0.057, y)], 0.017 * size, land.gold);
    }
    brush.line(&[c(-0.018, -0.06), c(-0.018, 0.06)], 0.012 * size, THINGS.pink);
}

/// A sheaf of grain.
pub(super) fn sheaf(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x * size, y * size);
    for (top, bottom) in [(-0.058, 0.04), (0.058, -0.04), (-0.03, 0.02), (0.03, -0.02), (0.0, 0.0)]
    {
        brush.round_line(&[c(bottom, 0.072), c(top, -0.045)], 0.034 * size, land.outline);
    }
    for (top, bottom) in [(-0.058, 0.04), (0.058, -0.04), (-0.03, 0.02), (0.03, -0.02), (0.0, 0.0)]
    {
        brush.round_line(&[c(bottom, 0.072), c(top, -0.045)], 0.020 * size, THINGS.straw);
        brush.ellipse(c(top, -0.05), [0.016 * size, 0.026 * size], THINGS.straw);
    }
    brush.round_line(&[c(-0.034, 0.018), c(0.034, 0.018)], 0.026 * size, THINGS.straw_dark);
}

/// A roll of cloth.
pub(super) fn cloth(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x * size, y * size);
    let sheet = [c(-0.062, -0.03), c(0.035, -0.03), c(0.062, 0.068), c(-0.035, 0.068)];
    brush.shape(&sheet, THINGS.linen, LINE * size, land.outline);
    brush.line(&[c(-0.044, 0.02), c(0.044, 0.02)], 0.014 * size, land.church);
    let roll = rectangle(c(-0.075, -0.068), c(0.048, -0.016));
    brush.shape(&roll, THINGS.linen, LINE * size, land.outline);
    brush.ellipse(c(0.05, -0.042), [0.022 * size, 0.032 * size], land.outline);
    brush.ellipse(c(0.05, -0.042), [0.012 * size, 0.020 * size], land.church);
}

fn princess(brush: &mut Brush, place: Vec2, size: f32, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x * size, y * size);
    let gown = [c(0.0, -0.015), c(0.030, 0.0), c(0.062, 0.078), c(-0.062, 0.078), c(-0.030, 0.0)];
    brush.shape(&gown, THINGS.pink, LINE, land.outline);
    brush.disc(c(0.0, -0.028), 0.040, land.outline);
    brush.disc(c(0.0, -0.028), 0.029, THINGS.skin);
    let crown = [
        c(-0.040, -0.046),
        c(-0.046, -0.088),
        c(-0.018, -0.066),
        c(0.0, -0.094),
        c(0.018, -0.066),
        c(0.046, -0.088),
        c(0.040, -0.046),
    ];
    brush.shape(&crown, land.gold, 0.010, land.outline);
}

/// Crossed swords over flames: the city is besieged.
fn siege(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse_glazed(c(0.012, 0.018), [PLATE + 0.01, PLATE + 0.01], land.stone_dark, 80);
    brush.disc(place, PLATE + 0.014, land.outline);
    brush.disc(place, PLATE, THINGS.dragon_dark);
    for side in [-1.0, 1.0] {
        let (hilt, tip) = (c(side * 0.062, 0.066), c(side * -0.062, -0.070));
        brush.round_line(&[hilt, tip], 0.030, land.outline);
        brush.round_line(&[hilt, tip], 0.018, land.church);
        let guard = [c(side * 0.062, 0.018), c(side * 0.018, 0.062)];
        brush.round_line(&guard, 0.022, land.gold);
    }
}

/// An erupting mountain.
fn volcano(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y + 0.03);
    brush.ellipse_glazed(c(0.03, 0.155), [0.25, 0.075], land.tree_dark, 90);
    for (x, y, radius) in [(-0.02, -0.205, 0.038), (0.03, -0.235, 0.030), (0.0, -0.17, 0.044)] {
        brush.disc(c(x, y), radius, land.stone);
    }
    let cone = [
        c(-0.235, 0.165),
        c(-0.13, 0.02),
        c(-0.075, -0.125),
        c(0.075, -0.125),
        c(0.13, 0.02),
        c(0.235, 0.165),
        c(0.0, 0.195),
    ];
    brush.shape(&cone, THINGS.rock, 0.018, land.outline);
    let shade = [c(0.03, -0.115), c(0.068, -0.115), c(0.12, 0.02), c(0.215, 0.157), c(0.06, 0.178)];
    brush.fill(&shade, THINGS.rock_dark);
    let stream = [
        c(-0.07, -0.115),
        c(0.065, -0.115),
        c(0.045, -0.01),
        c(0.075, 0.10),
        c(0.03, 0.05),
        c(0.0, 0.15),
        c(-0.035, 0.03),
        c(-0.085, 0.085),
        c(-0.06, -0.02),
    ];
    brush.fill(&stream, THINGS.lava);
    brush.line(&[c(-0.01, -0.10), c(0.0, 0.0), c(-0.005, 0.07)], 0.026, THINGS.glow);
    brush.ellipse(c(0.0, -0.125), [0.080, 0.030], land.outline);
    brush.ellipse(c(0.0, -0.125), [0.066, 0.021], THINGS.glow);
}

/// The dragon's sign: a red beast's head on a dark plate.
fn dragon_sign(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse_glazed(c(0.012, 0.018), [0.138, 0.138], land.stone_dark, 80);
    brush.disc(place, 0.138, THINGS.dragon_dark);
    brush.disc(place, 0.116, land.gold);
    super::neutral::dragon_shape(brush, c(0.004, 0.004), 0.205, land);
}

/// A stone arch with light from elsewhere inside.
fn portal(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x * 0.92, (y + 0.02) * 0.92);
    brush.ellipse_glazed(c(0.02, 0.115), [0.13, 0.035], land.tree_dark, 90);
    let arch = |grow: f32| -> Vec<Vec2> {
        let mut line = vec![c(-0.075 - grow, 0.12)];
        for step in 0..=12 {
            let angle = std::f32::consts::PI * (1.0 + step as f32 / 12.0);
            line.push(c((0.075 + grow) * angle.cos(), -0.02 + (0.10 + grow) * angle.sin()));
        }
        line.push(c(0.075 + grow, 0.12));
        line
    };
    brush.shape(&arch(0.038), land.stone_light, 0.016, land.stone_dark);
    brush.shape(&arch(0.0), THINGS.magic, 0.016, land.stone_dark);
    brush.ellipse(c(0.0, 0.005), [0.046, 0.072], THINGS.magic_light);
    brush.ellipse(c(0.0, 0.012), [0.024, 0.042], land.church);
    for (x, y) in [(-0.104, 0.05), (0.104, 0.05), (-0.088, -0.075), (0.088, -0.075)] {
        brush.disc(c(x, y), 0.008, land.stone_dark);
    }
}

/// The foundation of a tower: a ring of ashlars around a pit.
fn foundation(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    let line = 0.014;
    brush.glaze(&rectangle(c(-0.10, -0.09), c(0.152, 0.150)), land.stone_dark, 70);
    let base = rectangle(c(-0.125, -0.125), c(0.125, 0.125));
    brush.shape(&base, land.stone_light, 0.022, land.stone_dark);
    brush.block(c(0.062, -0.115), c(0.115, 0.115), land.stone);
    brush.block(c(-0.115, 0.062), c(0.115, 0.115), land.stone);
    for x in [-0.042, 0.042] {
        brush.line(&[c(x, -0.125), c(x, 0.125)], line, land.stone_dark);
        brush.line(&[c(-0.125, x), c(0.125, x)], line, land.stone_dark);
    }
    brush.shape(
        &rectangle(c(-0.065, -0.065), c(0.065, 0.065)),
        land.outline,
        line,
        land.stone_dark,
    );
    brush.block(c(-0.058, 0.0), c(0.058, 0.058), land.wood);
}

/// A stall with a striped awning.
fn bazaar(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse(c(0.0, 0.02), [0.185, 0.165], land.road_casing);
    brush.ellipse(c(0.0, 0.02), [0.165, 0.145], land.road);
    brush.glaze(&rectangle(c(-0.10, 0.05), c(0.15, 0.125)), land.stone_dark, 60);
    for x in [-0.115, 0.115] {
        brush.line(&[c(x, -0.03), c(x, 0.105)], 0.020, land.wood);
    }
    brush.shape(&rectangle(c(-0.125, 0.045), c(0.125, 0.105)), THINGS.plank, LINE, land.outline);
    for (x, colour) in
        [(-0.075, THINGS.wine), (-0.02, land.gold), (0.035, THINGS.linen), (0.085, land.roofs[1])]
    {
        brush.disc(c(x, 0.042), 0.024, land.outline);
        brush.disc(c(x, 0.042), 0.015, colour);
    }
    let stripes = 6;
    for index in 0..stripes {
        let x = |edge: usize, wide: f32| -wide + 2.0 * wide * edge as f32 / stripes as f32;
        let piece = [
            c(x(index, 0.105), -0.125),
            c(x(index + 1, 0.105), -0.125),
            c(x(index + 1, 0.155), -0.025),
            c(x(index, 0.155), -0.025),
        ];
        let colour = if index % 2 == 0 { THINGS.dragon } else { land.church };
        brush.fill(&piece, colour);
        let flap = c((x(index, 0.155) + x(index + 1, 0.155)) / 2.0, -0.025);
        brush.disc(flap, 0.026, colour);
    }
    brush.shape_line(
        &[c(-0.105, -0.125), c(0.105, -0.125), c(0.155, -0.025), c(-0.155, -0.025)],
        0.012,
        land.outline,
    );
}

/// Rings in the corn, with the sign of the role they name.
fn crop_circle(brush: &mut Brush, place: Vec2, role: SegmentKind, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.disc(place, 0.200, THINGS.straw_dark);
    brush.disc(place, 0.184, THINGS.straw);
    brush.disc(place, 0.150, THINGS.straw_dark);
    brush.disc(place, 0.134, land.church);
    let ink = land.outline;
    match role {
        SegmentKind::City => buildings::shield(brush, c(0.0, 0.005), land),
        SegmentKind::Road => {
            brush.round_line(&[c(-0.055, 0.075), c(0.02, -0.03)], 0.034, ink);
            brush.round_line(&[c(0.012, -0.018), c(0.05, -0.07)], 0.068, ink);
            brush.round_line(&[c(0.012, -0.018), c(0.05, -0.07)], 0.046, THINGS.plank);
            brush.round_line(&[c(-0.052, 0.070), c(0.015, -0.022)], 0.016, THINGS.plank);
        }
        _ => {
            brush.round_line(&[c(0.0, 0.095), c(0.0, -0.02)], 0.026, ink);
            let head = [c(-0.06, -0.095), c(-0.06, -0.02), c(0.06, -0.02), c(0.06, -0.095)];
            brush.round_line(&head, 0.026, ink);
            brush.round_line(&[c(0.0, -0.02), c(0.0, -0.095)], 0.026, ink);
        }
    }
}

/// Three pigs.
fn pigs(brush: &mut Brush, place: Vec2, land: &LandColours) {
    for (x, y) in [(0.045, -0.06), (-0.055, -0.005), (0.035, 0.065)] {
        let middle = corner(place, x, y);
        let c = |x: f32, y: f32| corner(middle, x, y);
        brush.ellipse_glazed(c(0.012, 0.03), [0.052, 0.018], land.tree_dark, 80);
        for x in [-0.028, 0.024] {
            brush.line(&[c(x, 0.0), c(x, 0.042)], 0.018, land.outline);
        }
        brush.ellipse(middle, [0.056, 0.038], land.outline);
        brush.disc(c(-0.052, -0.008), 0.027, land.outline);
        brush.ellipse(middle, [0.045, 0.027], THINGS.pink);
        brush.disc(c(-0.052, -0.008), 0.017, THINGS.pink);
    }
}

/// The hill where tunnels meet.
fn hill(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse_glazed(c(0.012, 0.018), [0.20, 0.20], land.tree_dark, 90);
    brush.disc(place, 0.200, THINGS.rock_dark);
    brush.disc(place, 0.184, THINGS.rock);
    brush.ellipse(c(-0.03, -0.035), [0.115, 0.10], land.stone);
    brush.ellipse(c(-0.045, -0.055), [0.06, 0.045], land.stone_light);
}

/// The mouth of a tunnel: `into` is the direction of the road.
pub(super) fn mouth(brush: &mut Brush, place: Vec2, into: Vec2, land: &LandColours) {
    let across = into.right();
    let half = |radius: f32, lift: f32| -> Vec<Vec2> {
        let middle = place.plus(into, lift);
        let arc = (0..=14).map(|step| {
            let angle = std::f32::consts::PI * step as f32 / 14.0;
            middle.plus(across, radius * angle.cos()).plus(into, radius * angle.sin())
        });
        arc.collect()
    };
    brush.fill(&half(0.098, -0.020), land.stone_dark);
    brush.fill(&half(0.084, -0.012), land.stone_light);
    brush.fill(&half(0.063, -0.014), land.stone_dark);
    brush.fill(&half(0.050, -0.014), land.outline);
}

/// The island in the middle of a roundabout.
fn island(brush: &mut Brush, place: Vec2, land: &LandColours) {
    brush.disc(place, 0.168, land.road_casing);
    brush.disc(place, 0.143, land.road);
    brush.disc(place, 0.078, land.road_casing);
    brush.disc(place, 0.060, land.field);
    buildings::tree(brush, corner(place, 0.0, -0.01), 0.045, land);
}

/// A lonely farm.
fn farm(brush: &mut Brush, place: Vec2, land: &LandColours) {
    brush.ellipse(corner(place, 0.0, 0.02), [0.125, 0.105], land.road_casing);
    brush.ellipse(corner(place, 0.0, 0.02), [0.108, 0.088], land.mound);
    buildings::house(brush, corner(place, 0.0, 0.005), 1.5, 1, land);
}
