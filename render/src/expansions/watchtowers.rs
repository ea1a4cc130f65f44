//! Watchtowers: a tower on the tile, with a shield that shows what it looks for.

use canvas::rectangle;
use rules::{Mark, RoadEnd};

use super::Depiction;
use crate::art::{Brush, buildings, corner};
use crate::landmark::{Landmark, Parting, Print};
use crate::plan::{Vec2, at};
use crate::theme::{LandColours, THINGS};

pub(super) struct Slice;

const fn tower(draw: fn(&mut Brush, Vec2, &LandColours)) -> Landmark {
    Landmark { parting: Parting::Hedges, ..Landmark::sign("watchtower", 0.17, draw) }
}

pub(crate) static CITY: Landmark = tower(|brush, place, land| {
    watchtower(brush, place, land);
    on_shield(brush, place, land, |brush, middle, land| {
        buildings::house(brush, corner(middle, 0.0, 0.006), 0.86, 0, land);
    });
});
pub(crate) static ROAD: Landmark = tower(|brush, place, land| {
    watchtower(brush, place, land);
    on_shield(brush, place, land, |brush, middle, land| {
        let way = [corner(middle, -0.030, 0.045), corner(middle, 0.030, -0.045)];
        brush.round_line(&way, 0.046, land.outline);
        brush.round_line(&way, 0.026, land.road);
    });
});
pub(crate) static MEEPLE: Landmark = tower(|brush, place, land| {
    watchtower(brush, place, land);
    on_shield(brush, place, land, |brush, middle, land| {
        let c = |x: f32, y: f32| corner(middle, x, y);
        brush.disc(c(0.0, -0.032), 0.020, land.outline);
        let arms = [c(-0.040, -0.004), c(0.040, -0.004)];
        brush.round_line(&arms, 0.024, land.outline);
        let body = [c(-0.018, -0.02), c(0.018, -0.02), c(0.038, 0.046), c(-0.038, 0.046)];
        brush.fill(&body, land.outline);
    });
});
pub(crate) static PENNANT: Landmark = tower(|brush, place, land| {
    watchtower(brush, place, land);
    on_shield(brush, place, land, |brush, middle, land| {
        brush.within(middle, 0.62, |brush| buildings::shield(brush, at(0.0, 0.0), land));
    });
});
pub(crate) static CLOISTER: Landmark = tower(|brush, place, land| {
    watchtower(brush, place, land);
    on_shield(brush, place, land, |brush, middle, land| {
        let c = |x: f32, y: f32| corner(middle, x, y);
        brush.round_line(&[c(0.0, -0.044), c(0.0, 0.046)], 0.024, land.church_roof_dark);
        brush.round_line(&[c(-0.034, -0.014), c(0.034, -0.014)], 0.024, land.church_roof_dark);
    });
});

impl Depiction for Slice {
    fn plain_sets(&self) -> &'static [&'static str] {
        &["wt"]
    }

    fn prints(&self) -> &'static [Print] {
        static PRINTS: [Print; 5] = [
            Print::mark(Mark::WatchCity, &CITY).ending(RoadEnd::Watchtower),
            Print::mark(Mark::WatchRoad, &ROAD).ending(RoadEnd::Watchtower),
            Print::mark(Mark::WatchMeeple, &MEEPLE).ending(RoadEnd::Watchtower),
            Print::mark(Mark::WatchPennant, &PENNANT).ending(RoadEnd::Watchtower),
            Print::mark(Mark::WatchCloister, &CLOISTER).ending(RoadEnd::Watchtower),
        ];
        &PRINTS
    }
}

/// A slim tower with a wooden lookout.
fn watchtower(brush: &mut Brush, place: Vec2, land: &LandColours) {
    let c = |x: f32, y: f32| corner(place, x, y);
    brush.ellipse_glazed(c(0.02, 0.115), [0.13, 0.05], land.tree_dark, 80);
    let body = [c(-0.088, 0.13), c(-0.066, -0.08), c(0.030, -0.08), c(0.052, 0.13)];
    brush.shape(&body, land.stone, 0.015, land.outline);
    brush
        .fill(&[c(0.004, 0.12), c(0.004, -0.07), c(0.022, -0.07), c(0.042, 0.12)], land.stone_dark);
    let lookout = rectangle(c(-0.100, -0.135), c(0.064, -0.075));
    brush.shape(&lookout, THINGS.plank, 0.014, land.outline);
    let roof = [c(-0.120, -0.130), c(-0.018, -0.235), c(0.084, -0.130)];
    brush.shape(&roof, land.roofs[0], 0.014, land.outline);
}

/// Something on a round shield at the foot of the tower.
fn on_shield(
    brush: &mut Brush,
    place: Vec2,
    land: &LandColours,
    paint: fn(&mut Brush, Vec2, &LandColours),
) {
    let middle = corner(place, 0.052, 0.058);
    brush.within(middle, 1.18, |brush| {
        let middle = at(0.0, 0.0);
        brush.disc(middle, 0.092, land.outline);
        brush.disc(middle, 0.078, land.church);
        paint(brush, middle, land);
    });
}
