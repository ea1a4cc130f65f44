//! Pieces of the last sets as values, with their locations: the teacher, the Gingerbread Man, fleas
//! and outbreaks of the plague, the wheel's pig and the followers on its crowns, a catapult's
//! sites, missiles and hits. Knows no rules.

use rules::{At, Figure, FigureKind, Missile, Pos, Seat, Spot};

use crate::art::SpriteKey;
use crate::paint::Painter;
use crate::plan::{Vec2, at};
use crate::scene::PlayerColour;

/// A piece that is neither a tile nor one of the rules' figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Piece {
    /// The teacher.
    Teacher,
    /// The Gingerbread Man.
    Gingerbread,
    /// The wheel's pig.
    WheelPig,
    /// A flea of the plague.
    Flea {
        /// It spreads.
        active: bool,
    },
    /// A source of the plague.
    Outbreak {
        /// 1 to 6.
        number: u8,
        /// It has not been averted.
        active: bool,
    },
    /// A seat's missile.
    Missile {
        /// Whose.
        seat: Seat,
        /// Which.
        missile: Missile,
    },
    /// A site of the catapult, with its number.
    Site(u8),
    /// The target of a throw.
    Aim,
    /// Something here was hit.
    Hit,
    /// A follower on a crown of the wheel.
    Follower {
        /// Whose.
        seat: Seat,
        /// Which.
        kind: FigureKind,
    },
}

/// The location of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lies {
    /// In the corner of a cell where it hides least.
    Cell(Pos),
    /// Next to the figures of a segment.
    Spot(Spot),
    /// Where this figure stood, next to those that still stand there.
    Figure(Figure),
    /// In a sector of the wheel, counted clockwise from the top.
    Sector(u8),
    /// On a crown of the wheel: sector, space, and the number of spaces in the sector.
    Crown(u8, u8, u8),
    /// At a point, in thousandths of a tile east and south of the corner of cell (0, 0).
    Point(i32, i32),
}

/// The position of a piece in its cell, and its offset from a segment's figures.
const IN_CELL: Vec2 = at(0.80, 0.21);
const BESIDE: Vec2 = at(0.20, 0.06);
/// Size of the numbers on pieces, as a share of the tile.
const NUMBER: f32 = 0.20;
const SITE_NUMBER: f32 = 0.36;
/// Minimum pixels per tile for the sites of the catapult, as a share of the picture's width.
const LEAST_SITE: f32 = 0.075;

impl Painter<'_> {
    /// Draws flights, then pieces.
    pub(crate) fn pieces(&mut self) {
        self.canvas.clip(self.around_board());
        let scene = self.scene;
        if let Some(aim) = scene.aim {
            self.aim(aim);
        }
        scene.flights.iter().for_each(|flight| self.flight(flight));
        for &(piece, lies) in &scene.pieces {
            if let Some(place) = self.lies(lies) {
                self.piece(piece, place);
            }
        }
    }

    fn piece(&mut self, piece: Piece, place: (i32, i32)) {
        let px = self.piece_px(piece);
        let number = match piece {
            Piece::Follower { seat, kind } => return self.loose(kind, seat, px, place),
            Piece::Outbreak { number, .. } | Piece::Site(number) => Some(number),
            _ => None,
        };
        let colour = match piece {
            Piece::Missile { seat, .. } => self.scene.colour(seat),
            _ => PlayerColour::new(0),
        };
        self.draw(SpriteKey::Piece { piece, colour, px }, place);
        if let Some(number) = number {
            let dark = matches!(piece, Piece::Outbreak { active: true, .. });
            let table = &self.colours.table;
            let ink = if dark { table.white } else { table.dark };
            let share = if matches!(piece, Piece::Site(_)) { SITE_NUMBER } else { NUMBER };
            self.text_at(&number.to_string(), f32::from(px) * share, ink, place);
        }
    }

    /// Pixels per tile for a piece: what is used for aiming must be readable however small the
    /// tiles are.
    pub(crate) fn piece_px(&self, piece: Piece) -> u16 {
        let least = (self.frame.width as f32 * LEAST_SITE) as u16;
        if matches!(piece, Piece::Site(_) | Piece::Aim) { self.px().max(least) } else { self.px() }
    }

    /// The pixel of a location; `None` on a wheel that lies beside the map.
    pub(crate) fn lies(&self, lies: Lies) -> Option<(i32, i32)> {
        Some(match lies {
            Lies::Cell(pos) => self.pixel(pos, IN_CELL),
            Lies::Spot(spot) => {
                let tile = self.scene.tile_at(spot.pos)?;
                let ((x, y), (right, down)) =
                    (self.place(&tile, spot.segment), self.pixels(BESIDE));
                (x + right, y + down)
            }
            Lies::Figure(figure) => {
                let there = self.scene.figures.iter().filter(|other| other.at == figure.at);
                let (x, y) = self.stand(figure, there.count()).ok()?;
                match figure.at {
                    At::Segment(_) => {
                        let (right, down) = self.pixels(BESIDE);
                        (x + right, y + down)
                    }
                    _ => (x, y),
                }
            }
            Lies::Sector(_) | Lies::Crown(..) => self.in_wheel(self.scene.on_wheel(lies)?)?,
            Lies::Point(x, y) => self.thousandths((x, y)),
        })
    }

    fn in_wheel(&self, point: Vec2) -> Option<(i32, i32)> {
        let wheel = |kind: &rules::KindId| kind.kind().marks.has(rules::Mark::Wheel);
        let mut parts = self.scene.tiles.iter().filter(|tile| wheel(&tile.kind));
        let tile = parts.next()?;
        let (column, row) = tile.kind.kind().in_block?;
        let own = at(point.x - f32::from(column), point.y - f32::from(row));
        Some(self.pixel(tile.pos, own.turned(tile.rotation)))
    }

    pub(crate) fn thousandths(&self, (x, y): (i32, i32)) -> (i32, i32) {
        let cell = self.frame.cell(Pos::default());
        (cell.x + x * self.frame.px / 1000, cell.y + y * self.frame.px / 1000)
    }
}
