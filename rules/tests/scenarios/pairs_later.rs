//! What the Count, castles, bridges and tunnels mean to each other where no other test tells it.

use rules::expansions::count;
use rules::{Prompt, Seat, SegmentKind};

use crate::table::Table;

#[test]
fn councillors_join_a_besieged_city_that_is_scored() {
    let table = Table::of("base count cathars", 2)
        .lies("base/U(-3,-1)r0 base/E(-3,-2)r0")
        .stands("B knight N (-3,-2)")
        .count_in("market")
        .councillor("A castle")
        .lays("B siege/01(-3,-3)r2")
        .passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Councillors)));
    let first = table.game.decision().expect("a question").options[0];
    assert_eq!(table.does(first).scores(), ["A city 2", "B city 2"]);
}

#[test]
fn a_city_at_the_rim_of_carcassonne_can_become_a_castle() {
    let table = Table::of("base count castles", 2);
    let table = table.castle_at("A base/E(-2,2)r0", "knight N (-2,2)");
    assert_eq!(table.game.board().features_of(SegmentKind::Castle).len(), 1);
}

#[test]
fn a_bridge_leads_to_the_road_of_a_tunnel() {
    let table = Table::of("base bridges tunnel", 2).lies("tunnel/02(1,0)r0");
    let table = table.plays("A base/B(2,0)r0");
    let feature = |name| table.game.board().feature_at(table.spot(name));
    assert_eq!(feature("thief E (1,0)"), feature("thief W (2,0)"));
    assert_ne!(feature("thief W (1,0)"), feature("thief W (2,0)"));
}
