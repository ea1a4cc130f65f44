//! A wheel of fortune beside the map, used when the table has another start arrangement (R-WF-14):
//! drawn in the gutter, with its crowns, its pig and all figures on it.

use rules::{At, Figure, Mark};

use crate::art::SpriteKey;
use crate::canvas::Rect;
use crate::paint::Painter;
use crate::pieces::{Lies, Piece};
use crate::plan::{HUB, Vec2, crown, pig};
use crate::scene::{PlayerColour, Scene};

/// Width and height of the wheel with its shadow, in its tiles.
const SPAN: f32 = 3.36;

impl Scene {
    /// Whether the game has a wheel beside the map.
    pub(crate) fn has_wheel_aside(&self) -> bool {
        let part = |kind: rules::KindId| kind.kind().marks.has(Mark::Wheel);
        !self.crowns.is_empty() && !self.tiles.iter().any(|tile| part(tile.kind))
    }

    /// The position of a location on the wheel, in tiles from its north-western corner; `None` if
    /// it is not on the wheel.
    pub(crate) fn on_wheel(&self, lies: Lies) -> Option<Vec2> {
        match lies {
            Lies::Sector(sector) => Some(pig(sector)),
            Lies::Crown(sector, space, spaces) => Some(crown(sector, space, spaces)),
            Lies::Figure(Figure { at: At::Crown(crown), .. }) => self.on_wheel(self.crown(crown)),
            Lies::Cell(_) | Lies::Spot(_) | Lies::Figure(_) | Lies::Point(..) => None,
        }
    }

    /// The location of a crown.
    pub(crate) fn crown(&self, crown: rules::Crown) -> Lies {
        let alike = self.crowns.iter().filter(|other| other.sector == crown.sector);
        Lies::Crown(crown.sector as u8, crown.space, alike.count() as u8)
    }
}

impl Painter<'_> {
    /// Draws the wheel centred in this space, as large as possible.
    pub(crate) fn wheel_aside(&mut self, place: Rect) {
        let px = (place.width.min(place.height) as f32 / SPAN) as u16;
        let (x, y) = place.middle();
        let at = |point: Vec2| {
            let along = |share: f32| (share * f32::from(px)).round() as i32;
            (x + along(point.x - HUB.x), y + along(point.y - HUB.y))
        };
        self.draw(SpriteKey::Wheel { px }, (x, y));
        let scene = self.scene;
        for point in scene.crowns.iter().filter_map(|&crown| scene.on_wheel(scene.crown(crown))) {
            self.draw(SpriteKey::Crown { px }, at(point));
        }
        let all = scene.figures.iter().chain(&scene.preview_figure);
        let place = |figure: &Figure| Some((scene.on_wheel(Lies::Figure(*figure))?, *figure));
        let mut standing: Vec<(Vec2, Figure)> = all.filter_map(place).collect();
        standing.sort_by(|(one, _), (other, _)| one.y.total_cmp(&other.y));
        for (point, figure) in standing {
            self.figure(figure, false, px, at(point));
        }
        for &(piece, lies) in &scene.pieces {
            let Some(point) = scene.on_wheel(lies) else { continue };
            if let Piece::Follower { seat, kind } = piece {
                self.loose(kind, seat, px, at(point));
            } else {
                self.draw(SpriteKey::Piece { piece, colour: PlayerColour::new(0), px }, at(point));
            }
        }
    }
}
