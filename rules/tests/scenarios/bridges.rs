//! Bridges: R-BR-1..11 and S-BR-1..5.

use rules::expansions::{bridges, castles};
use rules::{Action, Axis, Event, Pos, Prompt, Rotation, Seat, SegmentKind, Token};
use serde_json::json;

use crate::table::{Table, kind};

const WITH: &str = "base bridges";
const WEST_EAST: Axis = Axis::WestEast;

impl Table {
    /// The bridges that lie.
    fn bridges(&self) -> Vec<(Pos, Axis)> {
        self.game.board().spans().collect()
    }

    /// How many bridges a seat holds.
    fn bridges_of(&self, seat: u8) -> u8 {
        self.game.tokens(Seat(seat)).count(Token::Bridge)
    }

    fn without_bridges(mut self) -> Self {
        self.edit(|state| state["tokens"][0][Token::Bridge as usize] = json!(0));
        self
    }

    /// Whether two spots are of one feature.
    fn are_one(&self, one: &str, other: &str) -> bool {
        let feature = |name| self.game.board().feature_at(self.spot(name));
        feature(one) == feature(other)
    }
}

fn over(x: i16, y: i16) -> (Pos, Axis) {
    (Pos::new(x, y), WEST_EAST)
}

#[test]
fn s_br_1_a_road_goes_on_over_a_city() {
    let table = Table::of(WITH, 2).plays("A base/W(1,0)r0\nB base/G(2,0)r1 thief W");
    assert_eq!(table.bridges(), [over(2, 0)]);
    let built = Event::Bridges(bridges::Event::Built {
        seat: Seat(1),
        pos: Pos::new(2, 0),
        axis: WEST_EAST,
    });
    assert!(table.events.contains(&built));
    assert!(table.are_one("knight N (2,0)", "knight S (2,0)"));
    // R-BR-6: the fields north and south of the road are one under the bridge.
    assert!(table.are_one("farmer E1 (1,0)", "farmer W1 (2,0)"));
    assert!(table.are_one("farmer E2 (1,0)", "farmer W1 (2,0)"));
    table.plays("B base/A(3,0)r1 -> B road 3");
}

#[test]
fn s_br_2_a_bridge_over_the_neighbour_joins_its_road() {
    let table = Table::of(WITH, 2).lies("base/B(0,1)r0").plays("A base/U(1,1)r0 thief E");
    assert_eq!(table.bridges(), [over(0, 1)]);
    assert!(table.are_one("thief E (1,1)", "thief W (0,1)"));
    let road = table.game.board().feature_at(table.spot("thief W (0,1)"));
    assert_eq!(table.game.board().feature(road).followers, 1);
    table.plays("B base/A(-1,1)r3\nA base/A(2,1)r1 -> A road 4");
}

#[test]
fn s_br_3_bridges_follow_one_another_over_an_occupied_cloister() {
    let table = Table::of(WITH, 2).lies("base/B(0,1)r0").stands("B monk (0,1)");
    let table = table.plays("A base/U(1,1)r0\nB base/B(-1,1)r0 monk");
    assert_eq!(table.bridges(), [over(0, 1), over(-1, 1)]);
    assert!(table.are_one("thief E (1,1)", "thief W (-1,1)"));
    assert_eq!(table.game.figures().len(), 2);
}

#[test]
fn s_br_4_no_bridge_ends_on_a_road_of_its_own_tile() {
    let table = Table::of(WITH, 2).draws("A base/A");
    let places = table.places();
    assert!(places.contains(&"(1,0)r0".to_owned()), "the road goes south, the bridge west-east");
    assert!(!places.contains(&"(1,0)r3".to_owned()), "the road goes east");
}

/// Only roads and cities lead out of this.
const NO_MEADOW: &str = "base/W(0,1)r0 base/T(0,-1)r2";

#[test]
fn s_br_5_without_a_bridge_it_does_not_fit_and_with_one_it_may_be_discarded() {
    let table = Table::of(WITH, 2).lies(NO_MEADOW).without_bridges();
    // What the table draws next fits nowhere either.
    let mut table = table;
    table.edit(|state| {
        state["bag"] = json!({"pile": [kind("base/B"), kind("base/U"), kind("base/B")]});
    });
    let table = table.does(Action::Draw);
    assert_eq!(table.discarded(), ["base/B"]);
    assert_eq!(table.game.turn().hand, Some(kind("base/U")));

    let table = Table::of(WITH, 2).lies(NO_MEADOW).draws("A base/B");
    let asked = table.game.decision().expect("a question").clone();
    assert_eq!(asked.prompt, Prompt::Place);
    assert!(table.places().contains(&"(1,0)r0".to_owned()));
    assert_eq!(asked.options[table.game.default_of(&asked)], Action::Pass, "overview 5");
    let table = table.passes();
    assert_eq!((table.discarded(), table.bridges_of(0)), (vec!["base/B"], 3));
    assert!(!table.game.decision().is_some_and(|asked| asked.prompt == Prompt::Wood));
}

#[test]
fn r_br_1_a_bridge_lies_on_field_edges_and_alone() {
    let table = Table::of(WITH, 2).lies("base/B(0,1)r0 base/E(0,-1)r2");
    let bridge = |id: &str, x, y, quarters| {
        let rotation = Rotation::turns(quarters);
        table.game.board().span_for(kind(id), Pos::new(x, y), rotation)
    };
    // Over the tile itself, from field to field.
    assert_eq!(bridge("base/E", 1, 0, 0), Some(over(1, 0)));
    assert_eq!(bridge("base/H", 1, 0, 0), Some(over(1, 0)));
    // Its far edge is a city, a road; its near one is a city.
    assert_eq!(bridge("base/E", 1, 0, 1), None);
    assert_eq!(bridge("base/A", 1, 0, 3), None);
    assert_eq!(bridge("base/E", 1, 0, 3), None);
    // Over the neighbour: not where its far edge is a city.
    assert_eq!(bridge("base/U", 1, 1, 0), Some(over(0, 1)));
    assert_eq!(bridge("base/U", 0, -2, 1), None);
    // One over each tile.
    let table = table.plays("A base/U(1,1)r0");
    let crossing = table.game.board().span_for(kind("base/U"), Pos::new(0, 2), Rotation::turns(1));
    assert_eq!(crossing, None);
}

#[test]
fn r_br_2_one_in_each_part_from_the_own_stock() {
    for (seats, number) in [(2, 3), (4, 3), (5, 2)] {
        let table = Table::of(WITH, seats);
        assert!(table.game.seats().all(|seat| table.bridges_of(seat.0) == number));
    }
    let table = Table::of(WITH, 2).plays("B base/B(1,0)r0");
    assert_eq!((table.bridges_of(0), table.bridges_of(1)), (3, 2));
    let spent = Event::Token { seat: Seat(1), token: Token::Bridge, change: -1 };
    assert!(table.events.contains(&spent), "everybody is told");
    // Beside the normal actions: a follower was deployed too. One bridge a part, the second part
    // of a double turn included.
    let table = Table::with("base traders bridges", 2, &[("bridge.freestanding", "on")])
        .stands("A thief E (0,0)")
        .stands("A builder thief E (0,0)")
        .pile("base/B base/B base/B")
        .lays("A base/B(1,0)r0");
    let axis = Axis::NorthSouth;
    assert!(
        !table.offers(Action::Bridges(bridges::Action::Build { pos: Pos::new(1, 0), axis })),
        "it crosses, and is a second one"
    );
    let monk = table.deploy("monk (1,0)");
    let mut table = table.does(monk);
    assert_eq!(table.game.turn().part, 2);
    table.apply(Action::Draw);
    assert!(table.places().contains(&"(-1,0)r0".to_owned()));
}

#[test]
fn r_br_3_what_matches_only_with_the_bridge_is_laid_only_with_it() {
    let table = Table::of(WITH, 2).draws("A base/B");
    assert!(table.places().contains(&"(1,0)r0".to_owned()));
    let table = table.does(Action::Place { pos: Pos::new(1, 0), rotation: Rotation::turns(0) });
    assert_eq!(table.bridges(), [over(1, 0)]);
    // Both ends must match: a meadow lies at the far one.
    let table = Table::of(WITH, 2).lies("base/B(0,1)r0 base/B(1,1)r0 base/B(2,1)r0 base/B(2,0)r0");
    assert!(!table.draws("A base/B").places().contains(&"(1,0)r0".to_owned()));
    // Roads may lie at both.
    let table = Table::of(WITH, 2).lies("base/B(0,1)r0 base/B(1,1)r0 base/B(2,1)r0 base/A(2,0)r1");
    assert!(table.draws("A base/B").places().contains(&"(1,0)r0".to_owned()));
    // One bridge does not mend two edges that are not opposite.
    let table = Table::of(WITH, 2).lies("base/B(0,1)r0 base/A(1,1)r2");
    assert!(!table.draws("A base/B").places().contains(&"(1,0)r0".to_owned()));
}

#[test]
fn r_br_4_a_bridge_is_voluntary_or_the_tile_may_be_discarded() {
    // Elsewhere it fits without one: no discard, and by default no bridge.
    let table = Table::of(WITH, 2).draws("A base/B");
    let asked = table.game.decision().expect("a question");
    assert!(!asked.may_pass());
    assert_eq!(
        asked.options[table.game.default_of(asked)],
        Action::Place { pos: Pos::new(0, 1), rotation: Rotation::turns(0) }
    );
    let forced = Table::with(WITH, 2, &[("bridge.force", "on")]).lies(NO_MEADOW).draws("A base/B");
    let asked = forced.game.decision().expect("a question");
    assert!(!asked.may_pass() && !asked.options.is_empty());
    assert_eq!(forced.game.default_of(asked), 0);
}

#[test]
fn r_br_5_a_bridge_is_a_road_of_its_tile_and_counts_it_once() {
    // The road goes over the tile, round in the east and through it.
    let table = Table::of(WITH, 2).lies("base/A(-1,0)r3").plays(
        "A base/U(1,0)r1 thief E
        B base/V(1,-1)r3
        B base/V(2,-1)r0
        B base/V(2,0)r1
        B base/A(1,1)r2 -> A road 7",
    );
    assert_eq!(table.bridges(), [over(1, 0)]);
    // Later tiles must match the bridge's end as a road.
    let table = Table::of(WITH, 2).plays("A base/B(1,0)r0").without_bridges();
    let table = table.draws("A base/E");
    assert!(table.places().iter().all(|place| !place.starts_with("(2,0)")));
}

#[test]
fn r_br_6_it_passes_over_anything_and_divides_nothing() {
    for id in ["bcb/06", "tower/02", "pd/01", "base/B"] {
        let table = Table::of("base dragon tower bridges bazaars", 2);
        let table = table.lays(&format!("A {id}(1,0)r0"));
        assert_eq!(table.bridges(), [over(1, 0)], "{id}");
    }
    // Over a castle, whose lord stays; beside a river, which flows on below.
    let table = Table::of("base bridges castles", 2).lays("A base/H(0,-1)r0");
    let knight = table.deploy("knight S (0,-1)");
    let table = table.does(knight);
    let lord = table.figure("A knight S (0,-1)");
    let table =
        table.does(Action::Castles(castles::Action::Convert { lord })).plays("B base/W(1,-1)r0");
    assert_eq!(table.bridges(), [over(0, -1)]);
    assert!(table.game.is_lord(&lord));
    let table = Table::of("base river1 bridges", 2).lies("river1/07(1,0)r0");
    let table = table.lays("A base/A(1,-1)r0");
    assert_eq!(table.bridges(), [(Pos::new(1, 0), Axis::NorthSouth)]);
    let board = table.game.board();
    let rivers = board.features_of(SegmentKind::River);
    assert_eq!(rivers.len(), 1, "the river flows on below");
}

#[test]
fn r_br_7_a_thief_or_builder_goes_on_the_own_bridge_not_on_the_neighbours() {
    let own = Table::of("base traders bridges", 2).lays("A base/B(1,0)r0");
    assert_eq!(own.spots(), ["monk", "farmer N1", "thief E"]);
    // The road must be free; then a builder may join.
    let joined = Table::of("base traders bridges", 2).stands("A thief E (0,0)");
    let joined = joined.lays("A base/B(1,0)r0");
    assert_eq!(joined.spots(), ["monk", "farmer N1", "builder thief E"]);
    let beside = |options: &[(&str, &str)]| {
        let table = Table::with(WITH, 2, options).lies("base/B(0,1)r0").lays("A base/V(1,1)r1");
        assert_eq!(table.bridges(), [over(0, 1)]);
        let thief = table.deploy("thief W (0,1)");
        table.offers(thief)
    };
    assert!(!beside(&[]));
    assert!(beside(&[("bridge.deploy_on_neighbour", "on")]));
    // Through a portal in any case, and only once.
    for options in [&[][..], &[("bridge.deploy_on_neighbour", "on")]] {
        let table = Table::with("base dragon bridges", 2, options).lies("base/B(0,1)r0");
        let table = table.lays("A pd/08(1,1)r0");
        assert_eq!(table.bridges(), [over(0, 1)]);
        let thief = table.deploy("thief W (0,1)");
        let asked = table.game.decision().expect("a question");
        assert_eq!(asked.options.iter().filter(|&&option| option == thief).count(), 1);
    }
    // Only while the road is free, and a wagon as well as a follower.
    let on = [("bridge.deploy_on_neighbour", "on")];
    let table =
        Table::with("base abbey bridges", 2, &on).lies("base/B(0,1)r0").lays("A base/V(1,1)r1");
    let wagon = table.deploy("wagon thief W (0,1)");
    assert!(table.offers(wagon));
    let lies = "base/B(0,1)r0 base/B(0,2)r0 base/B(1,2)r0 base/B(2,2)r0 base/A(2,1)r1";
    let taken = Table::with(WITH, 2, &on).lies(lies).stands("B thief W (2,1)");
    let taken = taken.lays("A base/U(1,1)r0");
    assert_eq!(taken.bridges(), [over(0, 1)]);
    let thief = taken.deploy("thief W (0,1)");
    assert!(!taken.offers(thief));
}

#[test]
fn r_br_8_bridges_stay_in_line() {
    let table = Table::of(WITH, 2)
        .plays("A base/B(1,0)r0\nB base/B(2,0)r0\nA base/A(3,0)r1\nB base/A(-1,0)r3");
    assert_eq!(table.bridges(), [over(1, 0), over(2, 0)]);
    assert_eq!((table.bridges_of(0), table.bridges_of(1)), (2, 2), "none comes back");
}

#[test]
fn r_br_9_a_bridge_in_the_open() {
    let pos = Pos::new(0, 1);
    let bridge = Action::Bridges(bridges::Action::Build { pos, axis: WEST_EAST });
    assert!(!Table::of(WITH, 2).lays("A base/B(0,1)r0").offers(bridge));
    let free = [("bridge.freestanding", "on")];
    let table = Table::with(WITH, 2, &free).lays("A base/B(0,1)r0");
    assert!(table.offers(bridge));
    // To the north lies the start tile.
    assert!(!table.offers(Action::Bridges(bridges::Action::Build { pos, axis: Axis::NorthSouth })));
    let table = table.does(bridge);
    assert_eq!(table.asked().1, Prompt::Wood);
    assert_eq!(table.bridges(), [(pos, WEST_EAST)]);
    assert!(!table.offers(bridge));
    assert_eq!(table.spots(), ["monk", "farmer N1", "thief E"]);
    // Its ends must be met by roads: here over the tile that is laid.
    let table = table.passes().lays("B base/B(1,1)r0");
    assert_eq!(table.bridges(), [over(0, 1), over(1, 1)]);
    // Both cells must be empty, and a bridge left.
    let side = Table::with(WITH, 2, &free).lies("base/B(0,1)r0").lays("A base/B(1,1)r0");
    assert!(
        !side.offers(Action::Bridges(bridges::Action::Build {
            pos: Pos::new(1, 1),
            axis: WEST_EAST
        }))
    );
    assert!(side.offers(Action::Bridges(bridges::Action::Build {
        pos: Pos::new(1, 1),
        axis: Axis::NorthSouth
    })));
    let none = Table::with(WITH, 2, &free).without_bridges().lays("A base/B(0,1)r0");
    assert!(!none.offers(bridge));
}

#[test]
fn r_br_10_no_bridge_lies_on_a_block_or_leads_to_its_edge() {
    let table = Table::of("base count bridges", 2);
    let board = table.game.board();
    let block = |pos: Pos| board.tile_at(pos).is_some();
    let mut mended = 0;
    for id in ["base/U", "base/B", "base/G", "base/W"] {
        for gap in board.gaps() {
            for rotation in Rotation::ALL {
                if let Some((at, axis)) = board.span_for(kind(id), gap, rotation) {
                    assert!(!block(at), "{id} {gap:?} {rotation:?}");
                    let ends = axis.sides().map(|side| gap.step(side));
                    let roads = ends.iter().filter(|&&end| block(end)).count();
                    assert_eq!(roads, 1);
                    mended += 1;
                }
            }
        }
    }
    assert!(mended > 0);
}

#[test]
fn r_br_11_the_discard_stands_beside_bridges_only() {
    let asked = |lies: &str| {
        let table = Table::of(WITH, 2).lies(lies).draws("A base/B");
        table.game.decision().expect("a question").may_pass()
    };
    assert!(asked(NO_MEADOW));
    assert!(!asked("base/B(0,1)r0"));
}

#[test]
fn an_abbey_closes_the_end_of_a_bridge() {
    // West of the bridged tile lies an abbey.
    let lies = "base/B(0,1)r0 base/B(0,2)r0 base/B(0,3)r0 base/B(-1,3)r0 base/B(-2,3)r0
        base/B(-2,2)r0 base/B(-2,1)r0 base/B(-1,1)r0";
    let table = Table::of("base abbey bridges", 2).lies(lies).abbey("B (-1,2)").passes();
    let table = table.lays("A base/A(1,2)r1");
    assert_eq!(table.bridges(), [over(0, 2)]);
    let thief = table.deploy("thief W (1,2)");
    assert_eq!(table.does(thief).scores(), ["A road 2"]);
    // No bridge lies on an abbey.
    let table = Table::of("base abbey bridges", 2).lies(lies).abbey("B (-1,2)").passes();
    let abbey = table.game.board().tile_at(Pos::new(-1, 2)).expect("the abbey");
    assert_eq!(abbey.span(), None);
}

#[test]
fn a_table_may_hold_that_no_bridge_ends_at_an_abbey() {
    let lies = "base/B(0,1)r0 base/B(0,2)r0 base/B(0,3)r0 base/B(-1,3)r0 base/B(-2,3)r0
        base/B(-2,2)r0 base/B(-2,1)r0 base/B(-1,1)r0";
    let off = [("bridge.to_abbey", "off")];
    for (options, found) in [(&[][..], true), (&off[..], false)] {
        let table = Table::with("base abbey bridges", 2, options).lies(lies);
        let places = table.abbey("B (-1,2)").passes().draws("A base/A").places();
        assert_eq!(places.contains(&"(1,2)r1".to_owned()), found);
    }
}

/// Three sides of a square of meadows, open to the north.
const YARD: &str = "base/B(0,1)r0 base/B(0,2)r0 base/B(0,3)r0 base/B(1,3)r0 base/B(2,3)r0
    base/B(2,2)r0 base/B(2,1)r0";

#[test]
fn bridges_one_after_the_other_let_a_crossing_lie_between_meadows() {
    // A crossing in the yard wants a road at two sides, deeper inside at three. One bridge comes
    // with it, the others with crossings that are laid on the far side of a meadow before.
    for bridges in 0..=3 {
        let mut table = Table::of(WITH, 2).lies(YARD);
        table.edit(|state| {
            state["tokens"][0][Token::Bridge as usize] = json!(bridges);
            state["tokens"][1][Token::Bridge as usize] = json!(0);
        });
        let cells = table.game.fillable(&[kind("base/X")]);
        assert!(cells.is_sorted());
        let found = [(1, 0), (1, 1), (1, 2)].map(|(x, y)| cells.contains(&Pos::new(x, y)));
        assert_eq!(found, [true, bridges >= 2, bridges >= 3], "{bridges}: {cells:?}");
    }
    // What needs no bridge needs none, and a city never comes.
    let table = Table::of(WITH, 2).lies(YARD).without_bridges();
    assert!(table.game.fillable(&[kind("base/B")]).contains(&Pos::new(1, 2)));
    assert!(!table.game.fillable(&[kind("base/C")]).contains(&Pos::new(1, 1)));
}

#[test]
fn where_no_bridge_may_end_at_an_abbey_none_fills_a_cell_that_way() {
    let lies = "base/B(0,1)r0 base/B(0,2)r0 base/B(0,3)r0 base/B(-1,3)r0 base/B(-2,3)r0
        base/B(-2,2)r0 base/B(-2,1)r0 base/B(-1,1)r0";
    for (options, found) in [(&[][..], true), (&[("bridge.to_abbey", "off")][..], false)] {
        let table = Table::with("base abbey bridges", 2, options).lies(lies);
        let table = table.abbey("B (-1,2)").passes();
        let cells = table.game.fillable(&[kind("base/X")]);
        assert_eq!(cells.contains(&Pos::new(1, 2)), found);
    }
}
