//! Abbey & Mayor: the abbey, the mayor, the wagon, the barn; which dead cells an abbey may fill.

use canvas::{Outline, oval, polygon, rectangle};
use rules::{FigureKind, Game, Pos, Side, Tag, Token};
use tiny_skia::Path;

use super::Depiction;
use crate::art::{Brush, Church, Costume, Icon, buildings};
use crate::plan::at;
use crate::theme::{Colours, LandColours, THINGS};

pub(super) struct Slice;

impl Depiction for Slice {
    fn icon(&self, token: Token) -> Option<Icon> {
        (token == Token::Abbey).then_some(Icon::new(|brush, _, _, colours| icon(brush, colours)))
    }

    fn costume(&self, kind: FigureKind) -> Option<Costume> {
        Some(match kind {
            FigureKind::Wagon => Costume {
                height: 1.0,
                chest: (-0.06, 0.20),
                body: wagon,
                gear: wheels,
                details: |brush, ink, colours| {
                    for x in [-0.29, 0.29] {
                        brush.disc(at(x, 0.33), 0.06, colours.table.dark);
                    }
                    brush.line(&[at(-0.50, 0.14), at(0.50, 0.14)], 0.05, ink);
                },
            },
            FigureKind::Mayor => Costume {
                height: 1.12,
                chest: (0.19, 0.19),
                body: mayor,
                gear: hat,
                details: |_, _, _| {},
            },
            FigureKind::Barn => Costume {
                height: 1.15,
                chest: (-0.06, 0.19),
                body: barn,
                gear: || None,
                details: |brush, ink, _| {
                    let door = [at(-0.17, 0.18), at(0.17, 0.18), at(0.17, 0.47), at(-0.17, 0.47)];
                    brush.shape_line(&door, 0.045, ink);
                    brush.line(&[door[0], door[2]], 0.045, ink);
                    brush.line(&[door[1], door[3]], 0.045, ink);
                },
            },
            _ => return None,
        })
    }

    fn church(&self) -> Option<(Tag, Church)> {
        let draw = |brush: &mut Brush, _, _, land: &LandColours| {
            buildings::cloister_walls(brush, at(0.475, 0.54), 1.32, true, land);
        };
        Some((Tag::Abbey, Church { court: Some(court), draw }))
    }

    /// An abbey fits wherever all cells around can be filled (R-AM-4).
    fn revive(&self, game: &Game, dead: &mut Vec<Pos>) {
        if game.seats().any(|seat| game.tokens(seat).count(Token::Abbey) > 0) {
            let unfilled = dead.clone();
            dead.retain(|pos| {
                let mut beside = Side::ALL.into_iter().map(|side| pos.step(side));
                beside.any(|cell| unfilled.binary_search(&cell).is_ok())
            });
        }
    }
}

/// The mayor's hat.
fn hat() -> Option<Path> {
    polygon(&[
        (-0.30, -0.34),
        (-0.30, -0.43),
        (-0.17, -0.43),
        (-0.15, -0.64),
        (0.15, -0.64),
        (0.17, -0.43),
        (0.30, -0.43),
        (0.30, -0.34),
    ])
}

/// The wagon's wheels.
fn wheels() -> Option<Path> {
    let mut wheels = Outline::new();
    for x in [-0.29, 0.29] {
        if let Some(wheel) = oval(at(x, 0.33), [0.18, 0.18]) {
            wheels.push_path(&wheel);
        }
    }
    wheels.finish()
}

fn barn() -> Option<Path> {
    polygon(&[
        (-0.52, 0.52),
        (-0.52, -0.10),
        (-0.34, -0.40),
        (0.0, -0.56),
        (0.34, -0.40),
        (0.52, -0.10),
        (0.52, 0.52),
    ])
}

fn wagon() -> Option<Path> {
    let mut path = Outline::new();
    path.move_to(-0.58, 0.28);
    path.line_to(-0.58, 0.06);
    path.line_to(-0.48, 0.06);
    path.cubic_to(-0.50, -0.62, 0.50, -0.62, 0.48, 0.06);
    path.line_to(0.58, 0.06);
    path.line_to(0.58, 0.28);
    path.close();
    path.finish()
}

fn mayor() -> Option<Path> {
    let mut path = Outline::new();
    path.move_to(-0.16, -0.14);
    path.cubic_to(-0.40, -0.10, -0.52, 0.10, -0.52, 0.28);
    path.cubic_to(-0.52, 0.44, -0.44, 0.50, -0.34, 0.52);
    path.line_to(0.34, 0.52);
    path.cubic_to(0.44, 0.50, 0.52, 0.44, 0.52, 0.28);
    path.cubic_to(0.52, 0.10, 0.40, -0.10, 0.16, -0.14);
    path.close();
    if let Some(head) = oval(at(0.0, -0.25), [0.175, 0.175]) {
        path.push_path(&head);
    }
    path.finish()
}

fn icon(brush: &mut Brush, colours: &Colours) {
    let land = &colours.land;
    brush.shape(&rectangle(at(-0.44, -0.44), at(0.44, 0.44)), land.mound, 0.06, land.outline);
    let small = at(-0.02, 0.06);
    buildings::cloister_walls(brush, small, 1.55, true, land);
}

/// The abbey: a walled court that fills its tile, with the church in the middle.
fn court(brush: &mut Brush, land: &LandColours) {
    let inset = |by: f32| rectangle(at(by, by), at(1.0 - by, 1.0 - by));
    brush.fill(&inset(0.0), land.mound_rim);
    brush.fill(&inset(0.045), land.mound);
    let ring = |by: f32| {
        let mut line = inset(by).to_vec();
        line.push(at(by, by));
        line
    };
    buildings::wall_shadow(brush, &ring(0.085), land);
    brush.fill(&inset(0.085), land.road);
    buildings::wall(brush, &ring(0.085), land);
    for x in [0.5 - 0.32, 0.5 + 0.32] {
        for y in [0.22, 0.80] {
            let bed = rectangle(at(x - 0.06, y - 0.045), at(x + 0.06, y + 0.045));
            brush.shape(&bed, land.field, 0.014, land.mound_rim);
            for (number, step) in [-0.032, 0.0, 0.032].into_iter().enumerate() {
                let colour = [THINGS.pink, land.gold, THINGS.magic_light][number];
                brush.disc(at(x + step, y), 0.015, colour);
            }
        }
    }
    for x in [0.085, 0.915] {
        for y in [0.085, 0.915] {
            buildings::turret(brush, at(x, y), 0.066, land);
        }
    }
}
