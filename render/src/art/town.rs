//! What stands in cities besides ordinary houses, and the towers around them. None of it has a
//! meaning in the game, but the flags: they fly over finished cities.

use canvas::rectangle;

use super::buildings::{self, OUTLINE, SHADOW, SHADOW_ALPHA};
use super::{Artwork, Brush};
use crate::plan::{Building, BuildingShape, Vec2, at, weight};
use crate::theme::LandColours;

/// Height of a flag's pole above the middle of its tower, and the size of the flag.
const POLE: f32 = 0.150;
const FLAG: (f32, f32) = (0.115, 0.085);

/// A building of a city.
pub(super) fn building(brush: &mut Brush, building: Building, place: Vec2, land: &LandColours) {
    match building.shape {
        BuildingShape::Cottage => buildings::house(brush, place, 1.0, 0, land),
        BuildingShape::Gable => gable(brush, place, land),
        BuildingShape::Workshop => {
            buildings::house(brush, place, 1.0, 1, land);
            let from = at(place.x + 0.018, place.y - 0.074);
            let to = at(place.x + 0.038, place.y - 0.040);
            brush.shape(&rectangle(from, to), land.stone_light, 0.009, land.outline);
        }
        BuildingShape::Tall => tall(brush, place, land),
    }
}

fn shadow(brush: &mut Brush, place: Vec2, wide: f32, land: &LandColours) {
    let from = at(place.x - wide + 0.012, place.y);
    let to = at(place.x + wide + 0.024, place.y + 0.060);
    brush.glaze(&rectangle(from, to), land.stone_dark, SHADOW_ALPHA);
}

/// A house seen from its gable.
fn gable(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| at(place.x + x, place.y + y);
    shadow(brush, place, 0.046, land);
    let front =
        [c(-0.042, 0.052), c(-0.042, -0.014), c(0.0, -0.058), c(0.042, -0.014), c(0.042, 0.052)];
    brush.shape(&front, land.house, OUTLINE, land.outline);
    brush.block(c(0.016, -0.008), c(0.036, 0.046), land.house_dark);
    brush.block(c(-0.018, 0.012), c(0.004, 0.052), land.outline);
    let roof = [
        c(-0.060, -0.006),
        c(0.0, -0.070),
        c(0.060, -0.006),
        c(0.042, -0.002),
        c(0.0, -0.046),
        c(-0.042, -0.002),
    ];
    brush.shape(&roof, land.snow.unwrap_or(land.roofs[2]), OUTLINE * 0.8, land.outline);
}

/// A narrow house with a pointed roof.
fn tall(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| at(place.x + x, place.y + y);
    shadow(brush, place, 0.034, land);
    brush.shape(&rectangle(c(-0.034, -0.030), c(0.034, 0.052)), land.house, OUTLINE, land.outline);
    brush.block(c(0.010, -0.024), c(0.028, 0.046), land.house_dark);
    brush.block(c(-0.018, -0.010), c(-0.002, 0.010), land.outline);
    let roof = [c(-0.048, -0.022), c(0.0, -0.088), c(0.048, -0.022)];
    brush.shape(&roof, land.roofs[0], OUTLINE, land.outline);
    brush.fill(&[c(0.004, -0.072), c(0.036, -0.028), c(0.012, -0.028)], land.roofs_dark[0]);
    if let Some(snow) = land.snow {
        brush.fill(&[c(-0.028, -0.044), c(0.0, -0.082), c(0.010, -0.062)], snow);
    }
}

/// A tower with a spire, which rises over the roofs.
pub(super) fn spire(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| at(place.x + x, place.y + y);
    shadow(brush, place, 0.034, land);
    brush.shape(&rectangle(c(-0.036, -0.075), c(0.036, 0.052)), land.church, OUTLINE, land.outline);
    brush.block(c(0.010, -0.069), c(0.030, 0.046), land.church_shade);
    for y in [-0.050, -0.010] {
        brush.block(c(-0.020, y), c(-0.004, y + 0.022), land.outline);
    }
    let roof = [c(-0.050, -0.068), c(0.0, -0.160), c(0.050, -0.068)];
    brush.shape(&roof, land.church_roof, OUTLINE, land.outline);
    brush.fill(&[c(0.004, -0.140), c(0.038, -0.074), c(0.012, -0.074)], land.church_roof_dark);
    if let Some(snow) = land.snow {
        brush.fill(&[c(-0.030, -0.094), c(0.0, -0.150), c(0.010, -0.120)], snow);
    }
}

/// The towers beside the hall of a city with a skyline.
pub(super) fn flank(brush: &mut Brush, place: Vec2, land: &LandColours) {
    for aside in [-0.105, 0.105] {
        let draw = |brush: &mut Brush| spire(brush, at(0.0, 0.0), land);
        brush.within(at(place.x + aside, place.y - 0.02), 1.25, draw);
    }
}

/// The hall of a large city, with a belfry.
pub(super) fn hall(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| at(place.x + x, place.y + y + 0.05);
    let cast = [c(-0.10, 0.06), c(0.17, 0.06), c(0.17, 0.12), c(-0.08, 0.12)];
    brush.glaze(&cast, land.stone_dark, SHADOW_ALPHA);
    brush.shape(&rectangle(c(-0.125, -0.02), c(0.125, 0.10)), land.house, OUTLINE, land.outline);
    brush.block(c(0.085, -0.014), c(0.118, 0.094), land.house_dark);
    for x in [-0.08, 0.0, 0.08] {
        brush.ellipse(c(x, 0.045), [0.022, 0.022], land.outline);
        brush.block(c(x - 0.022, 0.045), c(x + 0.022, 0.10), land.outline);
    }
    let roof = [c(-0.148, -0.012), c(-0.105, -0.092), c(0.105, -0.092), c(0.148, -0.012)];
    brush.shape(&roof, land.roofs[2], OUTLINE, land.outline);
    brush.fill(
        &[c(0.04, -0.086), c(0.102, -0.086), c(0.136, -0.019), c(0.06, -0.019)],
        land.roofs_dark[2],
    );
    brush.shape(&rectangle(c(-0.040, -0.150), c(0.040, -0.040)), land.house, OUTLINE, land.outline);
    brush.block(c(0.012, -0.144), c(0.034, -0.046), land.house_dark);
    brush.disc(c(-0.004, -0.098), 0.020, land.outline);
    brush.disc(c(-0.004, -0.098), 0.012, land.gold);
    let spire = [c(-0.056, -0.142), c(0.0, -0.222), c(0.056, -0.142)];
    brush.shape(&spire, land.roofs[2], OUTLINE, land.outline);
    if let Some(snow) = land.snow {
        brush.fill(
            &[c(-0.128, -0.050), c(-0.102, -0.086), c(-0.046, -0.086), c(-0.046, -0.060)],
            snow,
        );
        brush.fill(&[c(-0.030, -0.172), c(0.0, -0.212), c(0.010, -0.190)], snow);
    }
}

/// A tower where walls meet; that of a finished city flies a flag.
pub(super) fn tower(flag: bool, px: u16, land: &LandColours) -> Artwork {
    let unit = f32::from(px);
    let reach = ((weight::TOWER + SHADOW.y) * unit).ceil() + 1.0;
    let above = if flag { ((POLE + 0.02) * unit).ceil() + 1.0 } else { reach };
    let beside = if flag { ((FLAG.0 + 0.03) * unit).ceil() + 1.0 } else { reach };
    let size = [reach + beside, above + reach].map(|size| size as u32);
    let mut brush = Brush::new(size[0], size[1], unit, at(reach, above));
    let radius = weight::TOWER;
    let shadow = [radius, radius];
    brush.ellipse_glazed(SHADOW, shadow, land.stone_dark, SHADOW_ALPHA);
    brush.disc(at(0.0, 0.0), radius, land.stone_dark);
    brush.disc(at(0.0, 0.0), radius - 0.016, land.stone_light);
    brush.disc(at(0.006, 0.006), radius - 0.034, land.stone);
    brush.disc(at(0.0, 0.0), 0.016, land.stone_dark);
    if flag {
        brush.line(&[at(0.0, 0.0), at(0.0, -POLE)], 0.022, land.outline);
        let (wide, high) = FLAG;
        let banner = [at(0.008, -POLE), at(wide, high / 2.0 - POLE), at(0.008, high - POLE)];
        brush.shape(&banner, land.gold, 0.018, land.outline);
    }
    Artwork { pixels: brush.finish(), left: reach as i32, top: above as i32 }
}
