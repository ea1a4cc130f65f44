//! The Flier: R-FL-1..12, S-FL-01..07, and what it means to other systems.

use rules::expansions::flier::{self, heading};
use rules::{Action, At, Event, FigureKind, KindId, Placed, Pos, Prompt, Rotation, Seat};
use serde_json::json;

use crate::table::{Options, Table};

const WITH: &str = "base flier";
const SMALL: FigureKind = FigureKind::Small;
const LANDING: Prompt = Prompt::Flier(flier::Prompt::Landing);
const ANY: Options = &[("flier.figures", "any_follower")];

const fn fly(figure: FigureKind) -> Action {
    Action::Flier(flier::Action::Fly { figure })
}

impl Table {
    /// A figure of the active seat flies so many tiles.
    pub fn flies(mut self, figure: FigureKind, tiles: u8) -> Self {
        self.edit(|state| state["setup"]["loaded"] = json!([tiles - 1]));
        self.does(fly(figure))
    }

    /// The figures that may fly.
    fn fliers(&self) -> Vec<FigureKind> {
        let options = self.game.decision().expect("a question").options.iter();
        let flights = options.filter_map(|option| match *option {
            Action::Flier(flier::Action::Fly { figure }) => Some(figure),
            _ => None,
        });
        flights.collect()
    }

    /// Where the flight may land; empty if nobody is asked.
    pub fn landings(&self) -> Vec<String> {
        let asked = self.game.decision().filter(|asked| asked.prompt == LANDING);
        let places = asked.into_iter().flat_map(|asked| &asked.options);
        let names = places.map(|option| match *option {
            Action::Deploy { at: At::Segment(spot), .. } => self.name(spot),
            other => panic!("{other:?} is no landing"),
        });
        names.collect()
    }

    /// The cell that was reached, and whether the flight can land there.
    fn reached(&self) -> (Pos, bool) {
        let flown = self.events.iter().find_map(|event| match event {
            Event::Flier(flier::Event::Flown { to, lands, .. }) => Some((*to, *lands)),
            _ => None,
        });
        flown.expect("a flight")
    }
}

/// Ada's machine south of the start tile flies north.
fn north(systems: &str, options: Options) -> Table {
    Table::with(systems, 2, options).lays("A flier/02(0,1)r1")
}

#[test]
fn s_fl_01_it_lands_on_what_is_not_complete_whoever_is_there() {
    let table = Table::of(WITH, 2).stands("B thief (0,0)").lays("A flier/02(0,1)r1");
    let table = table.flies(SMALL, 1);
    assert_eq!(table.asked(), (Seat(0), LANDING));
    assert_eq!(table.landings(), ["knight N", "thief E"]);
    assert!(!table.game.decision().expect("a question").may_pass(), "R-FL-8");
    let thief = table.deploy("thief (0,0)");
    let table = table.does(thief);
    assert_eq!(table.game.figures().len(), 2);
    assert_eq!((table.small(0), table.asked()), (6, (Seat(1), Prompt::Draw)));
}

#[test]
fn s_fl_02_without_a_tile_the_figure_stays_in_the_supply() {
    let table = north(WITH, &[]).flies(SMALL, 2);
    assert_eq!(table.reached(), (Pos::new(0, -1), false));
    assert_eq!((table.small(0), table.asked()), (7, (Seat(1), Prompt::Draw)));
    let table = north("base flier phantom", &[]).flies(SMALL, 2);
    assert_eq!(table.second(), ["farmer N1"]);
}

#[test]
fn s_fl_03_empty_cells_on_the_way_do_not_matter() {
    let table = Table::of(WITH, 2)
        .lies("base/V(1,0)r0 base/B(1,-1)r0 base/B(1,-2)r0 base/E(0,-2)r2")
        .lays("A flier/02(0,1)r1")
        .flies(SMALL, 3);
    assert_eq!(table.landings(), ["knight S"]);
}

#[test]
fn s_fl_04_a_machine_may_fly_diagonally() {
    let reached = |tiles| {
        let table = Table::of(WITH, 2).lies("base/B(0,1)r0").lays("A flier/01(1,1)r0");
        table.flies(SMALL, tiles).reached().0
    };
    assert_eq!([1, 2].map(reached), [Pos::new(0, 0), Pos::new(-1, -1)]);
}

#[test]
fn s_fl_05_nobody_lands_on_complete_features_and_fields() {
    let table = Table::of(WITH, 2).lies("base/E(0,-1)r2").lays("A flier/02(1,-1)r0");
    let table = table.flies(SMALL, 1);
    assert_eq!(table.reached(), (Pos::new(0, -1), false));
    assert_eq!((table.small(0), table.asked()), (7, (Seat(1), Prompt::Draw)));
}

#[test]
fn s_fl_06_what_the_tile_itself_completes_is_complete() {
    // The machines have roads, no cities: its own road completes the one under the target.
    let table = Table::of(WITH, 2)
        .lies("base/A(-1,0)r3 base/B(0,1)r0 base/B(1,1)r0 base/B(2,1)r0 base/A(2,0)r1")
        .stands("B thief (0,0)")
        .lays("A flier/05(1,0)r0")
        .flies(SMALL, 1);
    assert_eq!(table.landings(), ["knight N"]);
}

#[test]
fn s_fl_07_a_knight_who_flew_in_shares_the_city() {
    let table = Table::of(WITH, 2).stands("B knight (0,0)").lays("A flier/02(0,1)r1");
    let table = table.flies(SMALL, 1);
    let knight = table.deploy("knight (0,0)");
    table
        .does(knight)
        .lies("base/G(0,-1)r1 base/G(0,-2)r1 base/G(0,-3)r1")
        .plays("B base/E(0,-4)r2 -> A city 10, B city 10");
}

#[test]
fn r_fl_1_the_direction_turns_with_the_tile() {
    let headings = |id: &str| {
        let kind = KindId::named(id).expect("a tile");
        let turned = (0..4).map(|turns| {
            let placed = Placed::from((kind, Pos::default(), Rotation::turns(turns)));
            heading(&placed).expect("a machine")
        });
        turned.collect::<Vec<_>>()
    };
    assert_eq!(headings("flier/02"), [(-1, 0), (0, -1), (1, 0), (0, 1)]);
    assert_eq!(headings("flier/01"), [(-1, -1), (1, -1), (1, 1), (-1, 1)]);
    // So a tile that is the same on all sides is not the same in any two rotations.
    let tile = KindId::named("flier/01").expect("a tile").kind();
    assert!(!tile.is_same(Rotation::turns(0), Rotation::turns(2)));
}

#[test]
fn r_fl_2_roads_and_fields_of_the_tile_may_be_used_instead() {
    let table = Table::of(WITH, 2).lays("A flier/05(1,0)r0");
    assert_eq!(table.spots(), ["thief E", "farmer N1", "farmer E2"]);
    assert_eq!(table.fliers(), [SMALL]);
    let thief = table.deploy("thief (1,0)");
    assert_eq!(table.does(thief).asked(), (Seat(1), Prompt::Draw));
    // Not from a tile that was laid before, and not without a machine.
    assert!(Table::of(WITH, 2).lays("A base/U(1,0)r0").fliers().is_empty());
}

#[test]
fn r_fl_3_small_and_big_followers_and_phantoms_fly_or_any_follower() {
    let all = "base inns traders abbey phantom flier bigtop";
    use FigureKind::{Big, Mayor, Phantom, Ringmaster, Small, Wagon};
    assert_eq!(north(all, &[]).fliers(), [Small, Phantom, Big]);
    assert_eq!(north(all, ANY).fliers(), [Small, Phantom, Big, Ringmaster, Wagon, Mayor]);
}

#[test]
fn r_fl_4_every_length_is_equally_likely() {
    let mut lengths = [0; 3];
    for seed in 0..300 {
        let mut table = north(WITH, &[]);
        let seed = rules::Seed::from_number(seed);
        table.edit(|state| state["setup"]["seed"] = json!(seed));
        let flown = table.does(fly(SMALL));
        lengths[usize::from(flown.reached().0.y.unsigned_abs())] += 1;
    }
    assert!(lengths.iter().all(|count| (70..130).contains(count)), "{lengths:?}");
}

#[test]
fn r_fl_6_a_hut_is_no_landing_place() {
    let table = Table::of("base flier russian", 2).lies("ru/01(0,1)r0").lays("A flier/02(0,2)r1");
    assert_eq!(table.flies(SMALL, 1).reached(), (Pos::new(0, 1), false));
}

#[test]
fn r_fl_8_by_default_it_lands_where_most_is() {
    let table = Table::of(WITH, 2)
        .lies("base/U(1,0)r0 base/U(2,0)r0")
        .lays("A flier/02(0,1)r1")
        .flies(SMALL, 1);
    let asked = table.game.decision().expect("a question");
    assert_eq!(
        (table.landings(), table.game.default_of(asked)),
        (vec!["knight N".into(), "thief E".into()], 1)
    );
}

#[test]
fn r_fl_9_one_flight_in_a_part() {
    let with = "base flier phantom";
    // The phantom flies if the first figure did not.
    let table = north(with, &[]);
    let farmer = table.deploy("farmer N1 (0,1)");
    let table = table.does(farmer);
    assert_eq!(table.fliers(), [FigureKind::Phantom]);
    let table = table.flies(FigureKind::Phantom, 1);
    assert_eq!(table.landings(), ["knight N", "thief E"]);
    let knight = table.deploy("phantom knight (0,0)");
    assert_eq!(table.does(knight).game.figures().len(), 2);
    // After a flight it goes on the tile, and does not fly.
    let table = north(with, &[]).flies(SMALL, 1);
    let knight = table.deploy("knight (0,0)");
    let table = table.does(knight);
    assert_eq!((table.second(), table.fliers()), (vec!["farmer N1".to_owned()], Vec::new()));
}

#[test]
fn r_fl_10_nobody_flies_to_the_dragon_or_to_fleas() {
    let table = Table::of("base dragon flier", 2).dragon_on("(0,0)").lays("A flier/02(0,1)r1");
    assert_eq!(table.flies(SMALL, 1).reached(), (Pos::new(0, 0), false));
    let table = Table::of("base plague flier", 2).plague("", "(0,0)").lays("A flier/02(0,1)r1");
    assert_eq!(table.flies(SMALL, 1).reached(), (Pos::new(0, 0), false));
}

#[test]
fn r_fl_10_of_carcassonne_only_the_land_around_it_counts() {
    let flies = |tiles| {
        let table = Table::of("base count flier", 2).lays("A flier/05(-3,-1)r2");
        table.flies(SMALL, tiles)
    };
    // A road that ends at its walls, and the City itself.
    assert_eq!(flies(1).landings(), ["thief W"]);
    assert!([2, 3].iter().all(|&tiles| !flies(tiles).reached().1));
}

#[test]
fn r_fl_11_a_landing_joins_nothing_and_counts_from_then_on() {
    // Two knights in the small city: it is no city of a single follower.
    let table = Table::of("base castles flier", 2)
        .stands("B knight (0,0)")
        .lays("A flier/02(0,1)r1")
        .flies(SMALL, 1);
    let knight = table.deploy("knight (0,0)");
    table.does(knight).plays("B base/E(0,-1)r2 -> A city 4, B city 4");
}

#[test]
fn r_fl_12_what_chance_decides_cannot_be_tried_first() {
    assert!(fly(SMALL).is_chance());
    let asked = north(WITH, &[]);
    let asked = asked.game.decision().expect("a question");
    assert!(!asked.is_chance(), "deploying on the tile can be tried");
}

#[test]
fn with_any_follower_each_lands_only_where_it_may_stand() {
    let lands = |figure| north("base abbey flier", ANY).flies(figure, 1).landings();
    assert_eq!(lands(FigureKind::Mayor), ["knight N"]);
    assert_eq!(lands(FigureKind::Wagon), ["knight N", "thief E"]);
    let abbot = |tile: &str| {
        let table = Table::with("base2 flier", 2, ANY).lies("base2/U(1,0)r0").lies(tile);
        table.lays("A flier/02(1,2)r1").flies(FigureKind::Abbot, 1).landings()
    };
    assert_eq!(abbot("base2/Ug(1,1)r0"), ["gardener"]);
    assert_eq!(abbot("base2/B(1,1)r0"), ["monk"]);
}

#[test]
fn an_abbey_a_shrine_and_a_bridge_are_landing_places() {
    let table = Table::of("base cult flier", 2).lies("cult/04(0,1)r1").lays("A flier/02(0,2)r1");
    assert!(table.flies(SMALL, 1).landings().contains(&"monk".to_owned()));
    // An abbey in a hole, with an empty cell at one of its corners.
    let hole = "base/B(0,1)r0 base/B(1,1)r0 base/B(2,1)r0 base/B(0,2)r0 base/B(2,2)r0
        base/B(0,3)r0 base/B(1,3)r0";
    let table = Table::of("base abbey flier", 2).lies(hole).abbey("B (1,2)").passes();
    let table = table.lays("A flier/02(1,4)r1");
    assert_eq!(table.flies(SMALL, 2).landings(), ["monk"]);
    let table = Table::of("base bridges flier", 2).lies("base/B(0,1)r0").plays("B base/U(1,1)r0");
    let table = table.lays("A flier/02(0,2)r1");
    assert!(table.flies(SMALL, 1).landings().contains(&"thief E".to_owned()));
}

#[test]
fn nobody_lands_in_a_castle_or_on_a_tower_and_anybody_in_a_besieged_city() {
    let table = Table::of("base castles flier", 2).castle("A").lays("B flier/02(0,1)r1");
    assert_eq!(table.flies(SMALL, 1).landings(), ["thief E"]);
    let table = Table::of("base tower flier", 2).lies("tower/02(0,1)r0").lays("A flier/02(0,2)r1");
    assert!(!table.flies(SMALL, 1).reached().1);
    let table = Table::of("base cathars flier", 2).lies("siege/03(0,-1)r2");
    assert!(table.lays("A flier/02(0,1)r1").flies(SMALL, 1).landings().len() > 1);
}

#[test]
fn an_open_mouth_keeps_a_road_open_for_a_landing() {
    let table = Table::of("base tunnel flier", 2).lies("base/A(-1,0)r3 tunnel/02(1,0)r0");
    let table = table.lays("A flier/02(0,1)r1").flies(SMALL, 1);
    assert_eq!(table.landings(), ["knight N", "thief E"]);
}

#[test]
fn a_damaged_flight_is_noticed() {
    let table = north(WITH, &[]).flies(SMALL, 1);
    let away = json!({ "figure": "small", "over": Pos::new(9, 9) });
    assert!(table.refuses([("/states/flight", away)]));
    let none = json!({ "figure": "pig", "over": Pos::new(0, 0) });
    assert!(table.refuses([("/states/flight", none)]));
}
