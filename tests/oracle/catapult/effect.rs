//! Whom a token meets, and who may come in the place of whom (R-CT-20, R-CT-21, R-CT-26).

use rules::expansions::catapult::{self, Thrown};
use rules::{Action, At, Figure, FigureKind, Game, Pos, Seat, SegmentKind, Spot};

use super::flight::{Vector, touched, wide};
use super::place::{castle, standing, tile_at, to_tile};
use crate::table::Table;

/// R-CT-20.
pub fn waves(table: &Table, thrown: &Thrown) -> Vec<Vec<Figure>> {
    let mut left = standing(table, table.setup.house.catapult.hits_specials);
    let (c, p) = (wide(thrown.from), wide(thrown.aim));
    let d = (p.0 - c.0, p.1 - c.1);
    let len = (d.0 * d.0 + d.1 * d.1).isqrt();
    let mut movers = vec![(wide(thrown.landing), wide(thrown.rest), 180)];
    let mut waves = Vec::new();
    for number in 0.. {
        let is_hit = |(_, at, radius): &(Figure, Vector, i128)| {
            movers.iter().any(|&(a, b, own)| touched(a, b, *at, own + radius))
        };
        let hit: Vec<_> = left.iter().filter(|one| is_hit(one)).copied().collect();
        if hit.is_empty() {
            break;
        }
        left.retain(|one| !is_hit(one));
        waves.push(hit.iter().map(|(figure, ..)| *figure).collect());
        let k = match number {
            0 => 200,
            1 => 100,
            2 => 50,
            _ => break,
        };
        let step = (d.0 * k / len, d.1 * k / len);
        movers = hit
            .into_iter()
            .map(|(_, at, radius)| (at, (at.0 + step.0, at.1 + step.1), radius))
            .collect();
    }
    waves
}

/// R-CT-21.
pub fn closest(table: &Table, seat: Seat, rest: Vector) -> Vec<Figure> {
    if table.tiles.iter().all(|tile| to_tile(tile.pos, rest) > 180 * 180) {
        return Vec::new();
    }
    let others = table.setup.house.catapult.seduces_opponents_only;
    let square =
        |(_, at, _): &(Figure, Vector, i128)| (at.0 - rest.0).pow(2) + (at.1 - rest.1).pow(2);
    let mut found = standing(table, false);
    found.retain(|(figure, ..)| !others || figure.seat != seat);
    let least = found.iter().map(square).min();
    found.retain(|one| Some(square(one)) == least);
    let mut figures: Vec<Figure> = found.into_iter().map(|(figure, ..)| figure).collect();
    figures.sort_unstable();
    figures.dedup();
    figures
}

/// Whether a kind of figure may come to where another stands (R-CT-26).
pub fn fits(table: &Table, game: &Game, figure: &Figure, kind: FigureKind) -> bool {
    use FigureKind::{Abbot, Big, Mayor, Phantom, Ringmaster, Small, Wagon};
    let barred = |pos: Pos| {
        let pond = "trap=pond".parse().expect("a mark");
        let wet = tile_at(table, pos).kind.kind().marks.has(pond);
        let ill = game.outbreaks().iter().any(|outbreak| outbreak.pos == pos && outbreak.active);
        game.dragon() == Some(pos) || wet || ill || game.fleas().contains(&pos)
    };
    let stands = match figure.at {
        At::Segment(spot) => castle(table, figure).unwrap_or(vec![spot.pos]),
        At::Tower(pos) | At::Trap(pos) => vec![pos],
        _ => Vec::new(),
    };
    let legal: &[FigureKind] = match figure.at {
        At::Segment(_) if castle(table, figure).is_some() => {
            &[Small, Phantom, Big, Ringmaster, Wagon]
        }
        At::Segment(Spot { pos, segment }) => {
            let tile = tile_at(table, pos).kind.kind();
            let printed = tile.segments.get(usize::from(segment));
            let strict = table.setup.systems.has("abbey")
                && !table.setup.house.abbey.wagon_on_any_monastery
                && !tile.segments.iter().any(|other| other.kind == SegmentKind::Road);
            match printed.map_or(SegmentKind::Road, |segment| segment.kind) {
                SegmentKind::Road | SegmentKind::Hut => &[Small, Phantom, Big, Ringmaster, Wagon],
                SegmentKind::City => &[Small, Phantom, Big, Ringmaster, Wagon, Mayor],
                SegmentKind::Cloister | SegmentKind::Pallet if strict => {
                    &[Small, Phantom, Big, Ringmaster, Abbot]
                }
                SegmentKind::Cloister | SegmentKind::Pallet => {
                    &[Small, Phantom, Big, Ringmaster, Abbot, Wagon]
                }
                SegmentKind::Garden => &[Abbot],
                SegmentKind::Acrobats if !table.setup.house.bigtop.acrobat_phantom => &[Small],
                SegmentKind::Acrobats => &[Small, Phantom],
                _ => &[Small, Phantom, Big, Ringmaster],
            }
        }
        At::Tower(_) | At::Crown(_) => &[Small, Phantom, Big, Ringmaster],
        At::Quarter(rules::expansions::count::Quarter::Castle) => {
            &[Small, Phantom, Big, Ringmaster, Wagon, Mayor]
        }
        At::Quarter(rules::expansions::count::Quarter::Market)
            if !table.setup.house.base.farms_enabled =>
        {
            &[]
        }
        At::Quarter(rules::expansions::count::Quarter::Market) => {
            &[Small, Phantom, Big, Ringmaster]
        }
        At::Quarter(rules::expansions::count::Quarter::Cathedral)
            if table.setup.house.base2.abbot_quarter =>
        {
            &[Small, Phantom, Big, Ringmaster, Abbot, Wagon]
        }
        At::Quarter(_) => &[Small, Phantom, Big, Ringmaster, Wagon],
        At::Corner(_) | At::Trap(_) => &[],
    };
    legal.contains(&kind) && !stands.into_iter().any(barred)
}

/// What a thrower may do about the closest followers.
pub fn exchanges(table: &Table, game: &Game, seat: Seat, closest: &[Figure]) -> Vec<Action> {
    let mut options = Vec::new();
    for &figure in closest {
        for with in FigureKind::ALL {
            if !fits(table, game, &figure, with) {
                continue;
            }
            let own = |other: &&Figure| (other.seat, other.kind) == (seat, with);
            let elsewhere = table.figures.iter().filter(own).map(|other| other.at);
            let places = elsewhere.filter(|at| *at != figure.at).map(Some);
            // The thrower's own figure against an equal one at hand is no exchange.
            let equal = (figure.seat, figure.kind) == (seat, with);
            let supply = (!equal && game.supply(seat).count(with) > 0).then_some(None);
            let from = places.chain(supply);
            options.extend(
                from.map(|from| Action::Catapult(catapult::Action::Seduce { figure, with, from })),
            );
        }
    }
    options.sort_unstable();
    options.dedup();
    options
}
