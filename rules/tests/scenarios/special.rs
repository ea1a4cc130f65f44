//! Rules of the overview and of the fields that only figures of other systems show: builder, pig,
//! goods, and a follower that leaves before it is scored.

use rules::{Action, Cause, Event, FigureKind, Source};

use crate::table::Table;

#[test]
fn r_ov_4_a_builder_does_not_stay_without_its_follower() {
    let table = Table::of("base traders cathars", 2)
        .plays("A siege/03(0,-1)r3 knight")
        .stands("A builder knight S (0,-1)");
    let mut table = table.lays("A base/B(1,-1)r0");
    table.apply(Action::Pass);
    let asked = table.game.decision().expect("an escape is offered");
    let flees = asked.options.iter().copied().find(|option| *option != Action::Pass);
    table.apply(flees.expect("the knight may escape"));
    let returned = table.events.iter().filter_map(|event| match event {
        Event::Returned { figure, cause } => Some((figure.kind, *cause)),
        _ => None,
    });
    let expected = [(FigureKind::Small, Cause::Escape), (FigureKind::Builder, Cause::Lonely)];
    assert_eq!(returned.collect::<Vec<_>>(), expected);
    assert!(table.game.figures().is_empty());
}

#[test]
fn r_ov_11_base_points_then_goods() {
    let table = Table::of("base traders", 2).plays(
        "A tb/01(0,-1)r3 knight
         B base/E(-1,-1)r1 -> A city 6",
    );
    let scored =
        |event: &Event| matches!(event, Event::Scored(line) if line.source == Source::City);
    let points = table.events.iter().position(scored).expect("the city");
    let goods = table.events.iter().position(|event| matches!(event, Event::Token { .. }));
    assert_eq!(goods, Some(points + 1), "to whoever completed it");
}

/// One city that two fields of Ada's touch.
const TWO_FIELDS: &str = "
    A base/E(0,-1)r2 farmer
    A base/U(1,0)r0 farmer N1
";

#[test]
fn r_ba_34_second_takes_the_field_that_gives_most() {
    let second = [("farm_scoring", "second")];
    let table = || Table::with("base traders", 2, &second).plays(TWO_FIELDS);
    let last = "B base/U(-1,0)r0\n end -> ";
    table().stands("A pig farmer N1 (1,0)").plays(&format!("{last} A field 4, A field 0"));
    table().stands("A pig farmer N1 (0,-1)").plays(&format!("{last} A field 0, A field 4"));
}

#[test]
fn r_ba_35_first_adds_the_pig_and_the_herd_of_any_field_around() {
    let first = [("farm_scoring", "first")];
    // The herd's field has no farmer, the pig stands on another.
    let table = Table::with("base traders river2", 2, &first)
        .plays(
            "A river2/11(1,0)r0
             A base/E(0,1)r2
             A base/E(0,2)r0 farmer",
        )
        .stands("A pig farmer S1 (0,2)");
    table.plays("B base/B(-1,0)r0\n end -> A field 6");
}

#[test]
fn r_ba_35_first_adds_the_pig_only_for_whoever_owns_its_field() {
    let table = || {
        let first = [("farm_scoring", "first")];
        let table = Table::with("base traders", 2, &first).plays(TWO_FIELDS);
        table.stands("A farmer N1 (0,-1)").stands("A pig farmer N1 (1,0)")
    };
    let last = "B base/U(-1,0)r0\n end -> ";
    let shared = table().stands("B farmer N1 (1,0)");
    shared.plays(&format!("{last} A field 5"));
    let lost = table().stands("B farmer N1 (1,0)").stands("B farmer N1 (1,0)");
    lost.plays(&format!("{last} A field 4"));
}
