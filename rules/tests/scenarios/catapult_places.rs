//! The Catapult: where everything is on the table, and how wide (R-CT-11..14, S-CT-5, S-CT-6).

use rules::expansions::catapult::{Area, Point, Site};
use rules::{At, Figure, FigureKind, Pos, Seat, Spot};
use serde_json::json;

use crate::catapult::WITH;
use crate::table::Table;

#[test]
fn s_ct_5_the_box_its_diagonal_and_its_sites() {
    let cells = (-2..=2).flat_map(|x| (-1..=2).map(move |y| Pos::new(x, y)));
    let ground = Area::around(cells);
    assert_eq!(ground.first, Point::new(-2500 - 1500, -1500 - 1500));
    assert_eq!(ground.diagonal(), 10_630);
    assert_eq!(ground.site(Site::N), Point::new(0, -3000));
    assert_eq!(ground.site(Site::SW), Point::new(-4000, 4000));
    // 3500 of 10630 mu.
    assert_eq!(ground.force_for(Site::N, Point::new(0, 500)), 33);
    assert_eq!(ground.force_for(Site::NW, ground.last), 100);
}

#[test]
fn s_ct_6_the_places_of_segments() {
    let place = |tile: &str, who: &str| {
        let table = Table::of(WITH, 2).lies(tile).stands(who);
        let targets = table.game.targets();
        let Pos { x, y } = targets[0].figure.at.pos().expect("a cell");
        targets[0].point.moved(-1000 * i32::from(x), -1000 * i32::from(y))
    };
    assert_eq!(place("base/X(1,0)r0", "B thief N (1,0)"), Point::new(0, -300));
    assert_eq!(place("base/M(0,-1)r3", "B knight W (0,-1)"), Point::new(-150, 150));
    assert_eq!(place("base/M(0,1)r2 base/M(1,1)r0", "B knight N (1,1)"), Point::new(-150, -150));
    assert_eq!(place("base/U(1,0)r0", "B thief W (1,0)"), Point::new(0, 0));
    let corner = |turns: u8| format!("catapult/10(0,1)r{turns}");
    assert_eq!(place(&corner(0), "B farmer E2 (0,1)"), Point::new(262, 262));
    assert_eq!(place("catapult/10(1,0)r1", "B farmer S2 (1,0)"), Point::new(-262, 262));
}

#[test]
fn r_ct_12_places_and_figures_make_room_for_each_other() {
    // A cloister in the middle of the tile, and a field around it on the same point.
    let table = Table::of(WITH, 2).lies("base/B(0,1)r0 base/A(0,2)r1");
    let table = table.stands("B monk (0,1)").stands("A farmer N1 (0,1)");
    assert_eq!(table.standing("B small"), [(Point::new(0, 1000), 90)]);
    assert_eq!(table.standing("A small"), [(Point::new(160, 1000), 90)]);
    let crowd = Table::of("base inns catapult", 2).stands("B thief (0,0)").stands("B thief (0,0)");
    let crowd = crowd.stands("A big thief (0,0)").stands("A thief (0,0)");
    let small = |x| (Point::new(x, 0), 90);
    assert_eq!(crowd.standing("A small"), [small(0)], "by seat, then by kind");
    assert_eq!(crowd.standing("A big"), [(Point::new(140, 0), 120)]);
    assert_eq!(crowd.standing("B small"), [small(-140), (Point::new(0, 140), 90)]);
    // Two fields that reach no side.
    let pos = Pos::new(0, -1);
    let mut king = Table::of("base king catapult", 2).lies("king/05(0,-1)r0");
    let placed = *king.game.board().tile_at(pos).expect("it lies");
    for segment in 0..placed.segments() {
        let field = placed.segment(segment).is_some_and(|segment| segment.halves.is_empty());
        let city = placed.segment(segment).is_some_and(|segment| !segment.sides.is_empty());
        if field && !city {
            let at = At::Segment(Spot { pos, segment });
            let figure = Figure { seat: Seat(1), kind: FigureKind::Small, at };
            king.edit(|state| {
                state["figures"].as_array_mut().expect("a list").push(json!(figure));
                let left = &mut state["supplies"][1][0];
                *left = json!(left.as_u64().expect("a number") - 1);
            });
        }
    }
    let enclosed = [Point::new(-120, -1120), Point::new(120, -880)];
    assert_eq!(king.standing("B small"), enclosed.map(|point| (point, 90)));
}

#[test]
fn r_ct_11_how_wide_figures_are() {
    let table = Table::of("base inns abbey catapult", 2).lies("base/U(1,0)r0");
    let table = table.stands("A thief (0,0)").stands("A big knight (0,0)");
    let table = table.stands("B wagon thief (1,0)").stands("B mayor knight (0,0)");
    let widths = ["A small", "A big", "B wagon", "B mayor"].map(|name| table.standing(name)[0].1);
    assert_eq!(widths, [90, 120, 110, 110]);
}
