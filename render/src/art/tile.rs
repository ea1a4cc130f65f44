//! A tile: field, growth, water, roads, city ground and walls, then everything that stands on it,
//! from back to front.

use canvas::rectangle;
use image::imageops;
use rules::Rotation;

use super::{Artwork, Brush, CityMarks, buildings, meadow, road_ends, town, water};
use crate::expansions;
use crate::landmark::PlacedLandmark;
use crate::plan::{Block, City, Growth, Hall, TilePlan, Vec2, at, is_hill, weight};
use crate::structure::Entrance;
use crate::theme::LandColours;

/// Width of the seam between tiles, which the southern and the eastern one draw, and its opacity.
const SEAM: f32 = 0.008;
const SEAM_ALPHA: u8 = 62;

/// What stands on a cloister in place of its church.
pub(crate) struct Church {
    /// The ground of its tile, if that is no field.
    pub court: Option<fn(&mut Brush, &LandColours)>,
    /// Draws it at a place with a size.
    pub draw: ChurchPaint,
}

/// Draws a church at a place with a size.
type ChurchPaint = fn(&mut Brush, Vec2, f32, &LandColours);

/// Draws a landmark of a tile with this rotation at a place.
fn landmark(
    brush: &mut Brush,
    (sign, rotation): (&PlacedLandmark, Rotation),
    place: Vec2,
    land: &LandColours,
) {
    let landmark = sign.landmark;
    brush.within(place, sign.size, |brush| {
        (landmark.draw)(brush, at(0.0, 0.0), land);
        if let Some(turning) = landmark.turning {
            brush.turned(rotation.index(), |brush| turning(brush, land));
        }
    });
}

/// The church of a plan that is no ordinary one.
fn church(plan: &TilePlan) -> Option<Church> {
    Some(expansions::church(|tag| plan.church == Some(tag))?.1)
}

/// A tile.
pub(super) fn tile(
    plan: &TilePlan,
    rotation: Rotation,
    cities: CityMarks,
    px: u16,
    land: &LandColours,
) -> Artwork {
    let mut brush = Brush::new(px.into(), px.into(), px.into(), at(0.0, 0.0));
    brush.flood(land.field);
    meadow::grass(&mut brush, px, land);
    if let Some(court) = church(plan).and_then(|church| church.court) {
        court(&mut brush, land);
    }
    let mut sheet = Sheet { brush: &mut brush, plan, rotation, cities, px, land };
    sheet.parcels();
    sheet.tufts();
    sheet.verges();
    sheet.hedges();
    sheet.rivers();
    sheet.roads();
    sheet.cities();
    sheet.block();
    sheet.crossings();
    sheet.mouths();
    sheet.buildings();
    seam(&mut brush, land);
    Artwork { pixels: brush.finish(), left: 0, top: 0 }
}

/// The part of a tile with these halls or, if there are none, with these finished cities: to keep no
/// more of it saves memory.
pub(super) fn cities(
    plan: &TilePlan,
    rotation: Rotation,
    cities: CityMarks,
    px: u16,
    land: &LandColours,
) -> Artwork {
    let whole = tile(plan, rotation, cities, px, land).pixels;
    let of =
        |set: u16| plan.cities.iter().filter(move |city| set & CityMarks::bit(city.segment) != 0);
    let corners: Vec<Vec2> = match cities.halls {
        // What surrounds the hall of a city with a skyline is as high as that.
        halls if halls & !cities.grand == 0 => {
            let grounds = cities.finished | cities.grand;
            of(grounds).flat_map(|city| &city.area).copied().collect()
        }
        halls => of(halls).filter_map(|city| city.site).flat_map(Hall::corners).collect(),
    };
    let corners = corners.into_iter().map(|point| point.turned(rotation.index()));
    let (mut from, mut to) = (at(1.0, 1.0), at(0.0, 0.0));
    for point in corners {
        from = at(from.x.min(point.x), from.y.min(point.y));
        to = at(to.x.max(point.x), to.y.max(point.y));
    }
    let pixel = |share: f32| (share.clamp(0.0, 1.0) * f32::from(px)) as u32;
    let (left, top) = (pixel(from.x), pixel(from.y));
    let size = |share: f32, from: u32| (pixel(share) + 1).min(px.into()).saturating_sub(from);
    let pixels = imageops::crop_imm(&whole, left, top, size(to.x, left), size(to.y, top));
    Artwork { pixels: pixels.to_image(), left: -(left as i32), top: -(top as i32) }
}

fn seam(brush: &mut Brush, land: &LandColours) {
    // In whole pixels: what is crossed by blurred lines is hard to compress.
    let wide = brush.snapped(at(SEAM, SEAM)).x.max(brush.pixel());
    brush.glaze(&rectangle(at(0.0, 0.0), at(1.0, wide)), land.seam, SEAM_ALPHA);
    brush.glaze(&rectangle(at(0.0, wide), at(wide, 1.0)), land.seam, SEAM_ALPHA);
}

/// A plan being drawn.
struct Sheet<'a> {
    brush: &'a mut Brush,
    plan: &'a TilePlan,
    rotation: Rotation,
    cities: CityMarks,
    px: u16,
    land: &'a LandColours,
}

impl Sheet<'_> {
    fn turned(&self, point: Vec2) -> Vec2 {
        point.turned(self.rotation.index())
    }

    /// The point where something upright stands.
    fn stand(&self, point: Vec2) -> Vec2 {
        self.brush.snapped(self.turned(point))
    }

    /// A direction after the rotation.
    fn swung(&self, step: Vec2) -> Vec2 {
        self.turned(at(0.5, 0.5).plus(step, 1.0)).minus(at(0.5, 0.5))
    }

    fn line(&self, line: &[Vec2]) -> Vec<Vec2> {
        line.iter().map(|&point| self.turned(point)).collect()
    }

    fn parcels(&mut self) {
        for &(place, growth) in &self.plan.growth {
            if let Growth::Parcel { half, light } = growth {
                let place = self.stand(place);
                let half = match self.rotation.index() % 2 {
                    0 => half,
                    _ => at(half.y, half.x),
                };
                meadow::parcel(self.brush, place, half, light, self.px, self.land);
                if light {
                    meadow::hedgerow(self.brush, place, half, self.land);
                }
            }
        }
    }

    fn tufts(&mut self) {
        for &(place, growth) in &self.plan.growth {
            if growth == Growth::Tuft {
                let place = self.stand(place);
                for lean in [-0.016, 0.0, 0.016] {
                    let tip = at(place.x + lean, place.y - 0.022 + lean.abs() * 0.4);
                    self.brush.line(&[place, tip], 0.009, self.land.tuft);
                }
            }
        }
    }

    fn rivers(&mut self) {
        for river in &self.plan.rivers {
            let line = self.line(&river.line);
            self.brush.line(&line, weight::RIVER_CASING, water::bank(self.land));
        }
        for river in &self.plan.rivers {
            let line = self.line(&river.line);
            self.brush.line(&line, weight::RIVER_DEEP, self.land.river_casing);
        }
        for river in &self.plan.rivers {
            let line = self.line(&river.line);
            self.brush.line(&line, weight::RIVER, self.land.river);
            water::ripples(self.brush, &line, self.land);
        }
        for pool in &self.plan.pools {
            let (middle, flow) = (self.turned(pool.middle), self.swung(pool.flow));
            water::pool(self.brush, middle, flow, pool.spring, self.land);
        }
    }

    fn hedges(&mut self) {
        for hedge in &self.plan.hedges {
            let ends = self.line(hedge);
            buildings::hedge(self.brush, ends[0], ends[1], self.land);
        }
    }

    /// Below hedges, which run up to roads.
    fn verges(&mut self) {
        for road in &self.plan.roads {
            let line = self.line(&road.line);
            self.brush.line(&line, weight::ROAD_VERGE, self.land.field_dark);
        }
    }

    fn roads(&mut self) {
        for road in &self.plan.roads {
            let line = self.line(&road.line);
            self.brush.line(&line, weight::ROAD_CASING, self.land.road_casing);
        }
        for road in &self.plan.roads {
            let line = self.line(&road.line);
            self.brush.line(&line, weight::ROAD, self.land.road);
        }
    }

    fn cities(&mut self) {
        for city in &self.plan.cities {
            let area = self.line(&city.area);
            let glows = self.cities.finished & CityMarks::bit(city.segment) != 0;
            let (ground, street) = match glows {
                true => (self.land.city_glow, self.land.street_glow),
                false => (self.land.city, self.land.street),
            };
            self.brush.fill(&area, ground);
            for line in &city.streets {
                let line = self.line(line);
                self.brush.line(&line, weight::STREET, street);
            }
            if city.has_square() {
                let place = self.stand(self.plan.anchors[usize::from(city.segment)]);
                self.brush.disc(place, weight::SQUARE, street);
            }
            if self.plan.cities_cross() {
                // One crosses the other on arches: its walls continue over the other's ground.
                self.walls(&city.walls.iter().collect::<Vec<_>>());
            }
        }
        let spurs = self.plan.spurs.iter();
        let walls = self.plan.cities.iter().flat_map(|city| &city.walls).chain(spurs);
        if !self.plan.cities_cross() {
            self.walls(&walls.collect::<Vec<_>>());
        }
        for (gate, along) in self.plan.roads.iter().filter_map(|road| road.gate) {
            if self.plan.block.is_none() {
                let (gate, along) = (self.turned(gate), self.swung(along));
                buildings::gate(self.brush, gate, along, self.land);
            }
        }
    }

    fn walls(&mut self, walls: &[&Vec<Vec2>]) {
        let walls: Vec<Vec<Vec2>> = walls.iter().map(|wall| self.line(wall)).collect();
        for wall in &walls {
            buildings::wall_shadow(self.brush, wall, self.land);
        }
        for wall in &walls {
            buildings::wall(self.brush, wall, self.land);
        }
    }

    /// The tile's part of a structure.
    fn block(&mut self) {
        let Some(block) = &self.plan.block else {
            return;
        };
        let turned = Block {
            structure: block.structure,
            corner: self.turned(block.corner),
            area: self.line(&block.area),
            wall: self.line(&block.wall),
            turrets: self.line(&block.turrets),
        };
        let rotation = self.rotation;
        let place = |point: Vec2| block.corner.plus(point, 1.0).turned(rotation.index());
        (block.structure.draw)(self.brush, &turned, &place, self.rotation, self.land);
        if block.structure.entrance != Entrance::Gate {
            return;
        }
        for (gate, along) in self.plan.roads.iter().filter_map(|road| road.gate) {
            let (gate, along) = (self.turned(gate), self.swung(along));
            buildings::gate(self.brush, gate, along, self.land);
        }
    }

    fn mouths(&mut self) {
        // The hill is below the mouths in it; everything else that stands comes later.
        for sign in self.plan.landmarks.iter().filter(|sign| is_hill(sign)) {
            let place = self.turned(sign.place);
            landmark(self.brush, (sign, self.rotation), place, self.land);
        }
        for (mouth, into) in self.plan.roads.iter().filter_map(|road| road.mouth) {
            let (mouth, into) = (self.turned(mouth), self.swung(into));
            road_ends::mouth(self.brush, mouth, into, self.land);
        }
    }

    fn crossings(&mut self) {
        for &(place, along) in &self.plan.crossings {
            let (place, along) = (self.turned(place), self.swung(along));
            water::parapets(self.brush, place, along, self.land);
        }
        for viaduct in &self.plan.viaducts {
            let line = self.line(&viaduct.line);
            water::viaduct(self.brush, line[0], line[1], self.land);
        }
    }

    /// Whether a place is in a city with a skyline.
    fn is_grand(&self, place: Vec2) -> bool {
        self.plan.cities.iter().any(|city| {
            let is_grand = self.cities.grand & CityMarks::bit(city.segment) != 0;
            is_grand && self.plan.ground.belongs(place, city.segment)
        })
    }

    /// The hall of a city that stands on this tile.
    fn hall(&self, city: &City) -> Option<Hall> {
        let wanted = self.cities.halls & CityMarks::bit(city.segment) != 0;
        city.hall.or(city.site.filter(|_| wanted))
    }

    /// Draws everything upright, from north to south, so that nearer things cover those behind.
    fn buildings(&mut self) {
        type Paint<'a> = Box<dyn Fn(&mut Brush) + 'a>;
        let land = self.land;
        let mut standing: Vec<(f32, Paint)> = Vec::new();
        let halls: Vec<Hall> = self.plan.cities.iter().filter_map(|city| self.hall(city)).collect();
        let stays = |place: Vec2| !halls.iter().any(|hall| hall.clears(place));
        let buildings = self.plan.buildings.iter().filter(|building| stays(building.place));
        for (&building, number) in buildings.zip(0..) {
            let place = self.stand(building.place);
            // Every other one grows.
            let is_high = number % 2 == 0 && self.is_grand(building.place);
            let paint = move |brush: &mut Brush| match is_high {
                true => town::spire(brush, place, land),
                false => town::building(brush, building, place, land),
            };
            standing.push((place.y, Box::new(paint)));
        }
        for &stone in &self.plan.milestones {
            let place = self.stand(stone);
            let paint = move |brush: &mut Brush| meadow::milestone(brush, place, land);
            standing.push((place.y, Box::new(paint)));
        }
        for &(tree, growth) in self.plan.growth.iter().filter(|(place, _)| stays(*place)) {
            if let Growth::Tree(radius) = growth {
                let place = self.stand(tree);
                let paint = move |brush: &mut Brush| buildings::tree(brush, place, radius, land);
                standing.push((place.y, Box::new(paint)));
            }
        }
        for city in &self.plan.cities {
            for &pennant in &city.pennants {
                let place = self.stand(pennant);
                let paint = move |brush: &mut Brush| buildings::shield(brush, place, land);
                standing.push((place.y, Box::new(paint)));
            }
            if let Some((place, size)) = self.hall(city).map(|it| (self.stand(it.place), it.size)) {
                let is_grand = self.cities.grand & CityMarks::bit(city.segment) != 0;
                let draw = move |brush: &mut Brush| {
                    if is_grand {
                        town::flank(brush, at(0.0, 0.0), land);
                    }
                    town::hall(brush, at(0.0, 0.0), land);
                };
                let paint = move |brush: &mut Brush| brush.within(place, size, draw);
                standing.push((place.y, Box::new(paint)));
            }
            if let Some(place) = city.cathedral.map(|place| self.stand(place)) {
                let paint = move |brush: &mut Brush| buildings::cathedral(brush, place, land);
                standing.push((place.y, Box::new(paint)));
            }
        }
        for inn in &self.plan.inns {
            let (lake, house) = (self.stand(inn.lake), self.stand(inn.house));
            let paint = move |brush: &mut Brush| buildings::inn(brush, lake, house, inn.size, land);
            standing.push((house.y, Box::new(paint)));
        }
        if let Some(place) = self.plan.village.map(|place| self.stand(place)) {
            let paint = move |brush: &mut Brush| buildings::village(brush, place, land);
            standing.push((place.y, Box::new(paint)));
        }
        if let Some((place, size)) = self.plan.cloister {
            let place = self.stand(place);
            let church =
                church(self.plan).map_or(buildings::cloister as ChurchPaint, |own| own.draw);
            let paint = move |brush: &mut Brush| church(brush, place, size, land);
            standing.push((place.y, Box::new(paint)));
        }
        for sign in self.plan.landmarks.iter().filter(|sign| !is_hill(sign)) {
            let place = self.stand(sign.place);
            let sign = (sign, self.rotation);
            let paint = move |brush: &mut Brush| landmark(brush, sign, place, land);
            standing.push((place.y, Box::new(paint)));
        }
        standing.sort_by(|a, b| a.0.total_cmp(&b.0));
        for (_, paint) in standing {
            paint(self.brush);
        }
    }
}
