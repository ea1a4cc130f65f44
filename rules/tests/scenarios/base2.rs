//! The base game's second edition, with gardens and the abbot: R-AB-1..14, S-AB-01..09, and what
//! they mean to other systems.

use rules::expansions::catapult::{Missile, Point};
use rules::expansions::{count, phantom, siege, tower};
use rules::{Action, At, Cause, FigureKind, Game, Prompt, Seat, Seed, Setup, Systems};

use crate::catapult::FAIR;
use crate::plague::FIRST;
use crate::table::Table;
use crate::{base, farms, table};

const WITH: &str = "base2";
const ABBOT: FigureKind = FigureKind::Abbot;

/// A garden on (1,0) with Ada's abbot.
fn garden(systems: &str, options: &[(&str, &str)]) -> Table {
    let table = Table::with(systems, 2, options).lies("base2/Ug(1,0)r0");
    table.stands("A abbot gardener (1,0)")
}

/// The cells around it besides the start tile.
const AROUND: [&str; 7] = [
    "base2/U(2,0)r0",
    "base2/B(1,1)r0",
    "base2/B(0,1)r0",
    "base2/B(2,1)r0",
    "base2/B(1,-1)r0",
    "base2/B(2,-1)r0",
    "base2/E(0,-1)r2",
];

/// The same with so many of the cells around filled.
fn filled(systems: &str, options: &[(&str, &str)], number: usize) -> Table {
    garden(systems, options).lies(&AROUND[..number - 1].join(" "))
}

impl Table {
    fn takes_abbot_back(self, words: &str) -> Self {
        let back = self.take(words, Cause::Abbot);
        self.does(back)
    }

    /// Whether an abbot may be taken back.
    fn may_take_back(&self) -> bool {
        let asked = self.game.decision().expect("a question");
        let back = |option: &Action| matches!(option, Action::Take { cause: Cause::Abbot, .. });
        asked.options.iter().any(back)
    }
}

#[test]
fn s_ab_01_a_garden_is_for_the_abbot_alone() {
    let table = Table::of(WITH, 2).lays("A base2/Ug(1,0)r0");
    let spots = table.spots();
    assert_eq!(spots, ["thief E", "farmer N1", "farmer E2", "abbot gardener"]);
}

#[test]
fn s_ab_02_taken_back_it_is_paid_what_lies_around() {
    let table = filled("base2 phantom", &[], 3).lays("A base2/V(3,0)r1");
    let table = table.takes_abbot_back("A abbot gardener (1,0)");
    assert_eq!(table.scores(), ["A garden 4"]);
    assert_eq!(table.gone(), ["A abbot abbot"]);
    // R-PH-5: no follower but the phantom.
    assert_eq!(table.asked(), (Seat(0), Prompt::Phantom(phantom::Prompt::SecondFigure)));
    assert_eq!(table.game.supply(Seat(0)).count(ABBOT), 1);
}

#[test]
fn s_ab_03_a_completed_garden_pays_nine() {
    let table = filled(WITH, &[], 7).plays("B base2/E(0,-1)r2 -> A garden 9");
    assert_eq!(table.gone(), ["A abbot scored"]);
}

#[test]
fn s_ab_04_what_the_tile_completed_is_not_left() {
    let table = filled(WITH, &[], 7).lays("A base2/E(0,-1)r2");
    assert!(!table.may_take_back());
    assert_eq!(table.passes().scores(), ["A garden 9"]);
}

#[test]
fn s_ab_05_as_a_monk_it_is_paid_the_same_way() {
    let table = Table::of(WITH, 2)
        .lies("base2/B(0,1)r0 base2/B(1,1)r0 base2/B(-1,1)r0 base2/U(1,0)r0 base2/U(-1,0)r0")
        .stands("A abbot monk (0,1)")
        .lays("A base2/V(2,0)r1")
        .takes_abbot_back("A abbot monk (0,1)");
    assert_eq!(table.scores(), ["A cloister 6"]);
    // R-AB-10: nobody is left there.
    assert_eq!(table.game.figures(), []);
}

#[test]
fn s_ab_06_at_the_end_it_counts_its_cells() {
    let table = filled(WITH, &[], 6);
    table.plays("B base2/V(3,0)r1 \n end -> A garden 7");
}

#[test]
fn s_ab_07_never_elsewhere() {
    let abbots = |table: &Table| table.spots().iter().filter(|at| at.contains("abbot")).count();
    let laid = Table::of("base2 tower", 2).lies("tower/02(0,1)r0").tower("B", "(0,1)", 1);
    let laid = laid.lays("A base2/J(1,0)r1");
    assert_eq!(abbots(&laid), 0, "road, city, field");
    let top = Action::Deploy { figure: ABBOT, at: At::Tower(rules::Pos::new(0, 1)) };
    assert!(!laid.offers(top));
}

#[test]
fn s_ab_08_a_heretic_taken_back_ends_the_challenge() {
    let table = Table::rivals("base2 cult", &[], "bcb/06", "(-1,3) (0,3) (1,3) (2,3)");
    let table = table.stands("B monk (0,2)").stands("A abbot monk (1,2)").lays("A base2/V(3,0)r1");
    let table = table.takes_abbot_back("A abbot monk (1,2)");
    assert_eq!(table.scores(), ["A cloister 6"]);
    let table = table.lies("bcb/06(0,3)r0 bcb/06(1,3)r0");
    table.plays("A bcb/06(-1,3)r0 -> B cloister 9");
}

#[test]
fn s_ab_09_the_dragon_eats_it_unpaid() {
    let table = garden("base2 dragon", &[]).dragon_on("(0,0)").lays("A pd/16(2,0)r0").passes();
    let table = table.walks("E");
    assert_eq!((table.gone(), table.scores()), (vec!["A abbot dragon".to_owned()], Vec::new()));
}

#[test]
fn r_ab_1_seventy_two_tiles_and_an_abbot_for_everybody() {
    let dealt = |options: &[(&str, &str)]| {
        let systems = Systems::named([WITH]).expect("systems that exist");
        let mut setup = Setup::new(2, systems, Seed::from_number(1));
        options.iter().for_each(|(key, value)| setup.house.set(key, value).expect("an option"));
        setup.hold_draw = true;
        Game::new(setup).expect("a table that can be set up").0
    };
    let game = dealt(&[]);
    assert_eq!(game.board().tiles()[0].tile().id, "base2/D");
    assert_eq!(game.bag().len(), 71);
    let gardens = |kind: &rules::KindId| {
        kind.kind().segments.iter().any(|segment| segment.kind == rules::SegmentKind::Garden)
    };
    let left = game.bag().remaining();
    assert_eq!(left.iter().filter(|(kind, _)| gardens(kind)).map(|&(_, n)| n).sum::<u8>(), 8);
    assert_eq!(game.supply(Seat(1)).count(ABBOT), 1);
    assert_eq!(dealt(&[("abbot", "off")]).supply(Seat(1)).count(ABBOT), 0);
    let off = Table::with(WITH, 2, &[("abbot", "off")]).lays("A base2/Ug(1,0)r0");
    assert_eq!(off.spots(), ["thief E", "farmer N1", "farmer E2"]);
}

#[test]
fn r_ab_1_the_scenarios_of_the_base_game_hold() {
    table::on_ground_with(WITH, &[("abbot", "off")], || {
        for scenario in base::SCENARIOS.iter().chain(farms::SCENARIOS.iter()) {
            scenario();
        }
    });
}

#[test]
fn r_ab_2_it_counts_as_one_and_returns() {
    let table = Table::of("base2 inns", 2)
        .lies("base2/B(0,1)r0")
        .stands("A abbot monk (0,1)")
        .stands("B monk (0,1)");
    table.plays("A base2/U(1,0)r0 \n end -> A cloister 3, B cloister 3");
}

#[test]
fn r_ab_4_and_5_on_a_building_like_others() {
    let spots = Table::of("base2 inns phantom", 2).lays("A base2/B(0,1)r0").spots();
    let monks = ["monk", "phantom monk", "big monk", "abbot monk"];
    assert!(monks.iter().all(|monk| spots.contains(&(*monk).to_owned())), "{spots:?}");
    let spots = Table::of("base2 inns phantom abbey", 2).lays("A base2/Ug(1,0)r0").spots();
    assert_eq!(spots.iter().filter(|at| at.contains("gardener")).count(), 1);
    let taken = garden(WITH, &[]).lays("A base2/B(0,1)r0");
    assert!(!taken.spots().iter().any(|at| at.contains("abbot")), "it stands already");
}

#[test]
fn r_ab_6_a_garden_laid_into_a_hole_is_scored_at_once() {
    // The cell in the middle of a ring is filled last.
    let ring = Table::of(WITH, 2).lies(
        "base2/U(-1,0)r0 base2/U(1,0)r0 base2/U(-1,1)r0 base2/U(1,1)r0 base2/B(-1,2)r0
        base2/B(1,2)r0 base2/B(0,2)r0",
    );
    let table = ring.lays("A base2/Ug(0,1)r0");
    let garden = table.deploy("abbot gardener (0,1)");
    assert!(table.offers(garden));
    assert_eq!(table.does(garden).scores(), ["A garden 9"]);
}

#[test]
fn r_ab_9_and_11_taken_back_it_is_used_for_this_part() {
    let table = garden(WITH, &[]).lays("A base2/B(0,1)r0");
    assert!(table.may_take_back());
    let table = table.takes_abbot_back("A abbot gardener (1,0)");
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
    assert_eq!(table.scores(), ["A garden 3"]);
}

#[test]
fn r_ab_10_no_bonus_and_no_reward() {
    // The fairy's three points are for completed features.
    let table = filled("base2 dragon", &[], 3).fairy_by("A abbot gardener (1,0)");
    let table = table.lays("A base2/V(3,0)r1").takes_abbot_back("A abbot gardener (1,0)");
    assert!(table.scores().contains(&"A garden 4".to_owned()));
    assert!(!table.scores().iter().any(|line| line == "A fairy 3"));
}

#[test]
fn r_ab_14_gardens_are_scored_after_buildings() {
    use rules::SegmentKind::{Cloister, Field, Garden};
    assert!(Cloister < Garden && Garden < Field);
}

#[test]
fn in_carcassonne_an_abbot_stays_in_the_cathedral() {
    let enters = |options: &[(&str, &str)]| {
        let table = Table::with("base2 count", 2, options)
            .lies("base/U(-3,-1)r0")
            .stands("B thief E (-3,-1)")
            .lays("A base/A(-4,-1)r3")
            .passes();
        table.entries(ABBOT)
    };
    assert_eq!(enters(&[]), ["cathedral"]);
    assert_eq!(enters(&[("abbot.quarter", "none")]), [""; 0]);
}

#[test]
fn from_the_cathedral_it_goes_to_a_garden_where_the_table_says_so() {
    let asks = |options: &[(&str, &str)]| {
        let table = Table::with("base2 count", 2, options)
            .lies("base2/Ug(2,-1)r1 base2/U(2,0)r1 base2/U(2,-2)r1")
            .lies("base2/B(3,-1)r0 base2/B(3,0)r0 base2/B(3,-2)r0")
            .stands("A abbot gardener (2,-1)")
            .councillor("B abbot cathedral")
            .lays("A base2/A(1,-2)r0")
            .passes();
        table.asked().1 == Prompt::Count(count::Prompt::Councillors)
    };
    assert!(!asks(&[]));
    assert!(asks(&[("abbot.quarter_garden", "on")]));
}

#[test]
fn a_castle_is_paid_for_a_garden_or_not() {
    let paid = |key, value| {
        let table = Table::with("base2 castles", 2, &[(key, value)])
            .lies("base2/V(-1,0)r2 base2/Vg(-1,-1)r0 base2/A(-2,-1)r3")
            .lies("base2/B(-2,-2)r0 base2/B(-1,-2)r0 base2/B(-2,0)r0")
            .castle("A");
        table.lays("B base2/B(0,-2)r0").passes().scores()
    };
    assert_eq!(paid("abbot.garden_castle", "on"), ["A castle 9"]);
    assert_eq!(paid("abbot.garden_castle", "off"), [""; 0]);
    // R-AB-1: a decoration.
    assert_eq!(paid("abbot", "off"), [""; 0]);
}

#[test]
fn a_garden_is_no_way_out_of_a_siege() {
    let asked = |corner: &str| {
        let table = Table::of("base2 cathars", 2)
            .lies("siege/03(0,-1)r2 base2/U(-1,0)r0 base2/E(-1,-1)r3")
            .lies(corner)
            .stands("B knight N (0,0)")
            .lays("B base2/B(0,1)r0")
            .passes();
        table.asked().1
    };
    assert_eq!(asked("base2/B(-1,-2)r0"), Prompt::Siege(siege::Prompt::Escape));
    assert_eq!(asked("base2/Vg(-1,-2)r2"), Prompt::Draw);
}

#[test]
fn a_garden_is_a_lesson_and_an_abbot_taken_back_is_none() {
    let taught = || {
        Table::of("base2 school", 2)
            .lies("base2/U(-1,0)r0 base2/U(-2,0)r0 base2/Ug(-1,1)r0 base2/U(-2,1)r0")
            .lies("base2/U(0,1)r0 base2/B(-2,2)r0 base2/B(-1,2)r0")
            .stands("A abbot gardener (-1,1)")
            .teaches("B")
    };
    taught().plays("A base2/B(0,2)r0 -> A garden 9, B lesson 9");
    let taken = taught().lays("A base2/B(-1,3)r0").takes_abbot_back("A abbot gardener (-1,1)");
    assert_eq!(taken.scores(), ["A garden 8"]);
}

#[test]
fn fleas_drive_abbots_out_unpaid() {
    let table = Table::of("base2 plague", 2)
        .lies(&format!("{FIRST} base2/U(1,0)r0 base2/Vg(1,1)r3"))
        .stands("B abbot gardener (1,1)")
        .plague("(0,1)", "")
        .lays("A base2/U(2,0)r0")
        .flea("(1,1)");
    assert_eq!((table.gone(), table.scores()), (vec!["B abbot flea".to_owned()], Vec::new()));
}

#[test]
fn a_tower_takes_an_abbot_out_of_its_garden_and_a_ransom_brings_it_back() {
    let raised = |systems: &str| {
        let table = Table::of(systems, 2)
            .lies("tower/02(0,1)r0 base2/Eg(0,2)r2")
            .stands("B abbot gardener (0,2)")
            .starts_with(Seat(1), 3);
        let table = table.captive("A", FigureKind::Small, "B").lays("A base2/V(-1,1)r0");
        let piece = table.piece("(0,1)");
        let table = table.does(piece);
        let abbot = table.take("B abbot gardener (0,2)", Cause::Tower);
        (table, abbot)
    };
    // R-TO-14: the two of them are exchanged.
    let (table, abbot) = raised("base2 tower");
    let table = table.does(abbot);
    assert_eq!((table.game.captives(), table.scores()), (&[][..], Vec::new()));
    assert_eq!((table.small(0), table.game.supply(Seat(1)).count(ABBOT)), (7, 1));
    // With nobody to exchange it is held until it is bought back.
    let (mut table, abbot) = raised("base2 tower");
    table.edit(|state| {
        state["states"]["keep"]["captives"] = serde_json::json!([]);
        state["supplies"][0][0] = 7.into();
    });
    let table = table.does(abbot);
    let held = tower::Captive { owner: Seat(1), kind: ABBOT, captor: Seat(0) };
    assert_eq!(table.game.captives(), [held]);
    let table = table.lays("B base2/B(1,1)r0");
    assert!(!table.offers(table.deploy("abbot monk (1,1)")));
    let table = table.does(tower::Action::Ransom { kind: ABBOT, captor: Seat(0) }.into());
    assert_eq!((table.points(0), table.points(1)), (3, 0));
    let monk = table.deploy("abbot monk (1,1)");
    assert!(table.offers(monk));
    assert!(!table.offers(table.deploy("abbot tower (0,1)")));
}

#[test]
fn a_portal_leads_an_abbot_to_open_gardens_and_buildings() {
    let abbots = |table: Table| {
        let table = table.lays("A pd/08(1,0)r0");
        let places = ["monk (0,1)", "gardener (0,2)", "gardener (-1,0)"];
        places.map(|place| table.offers(table.deploy(&format!("abbot {place}"))))
    };
    let lies = "base2/B(0,1)r0 base2/Eg(0,2)r2 base2/Ug(-1,0)r0";
    let table = || Table::of("base2 dragon", 2).lies(lies);
    assert_eq!(abbots(table()), [true, true, true]);
    assert_eq!(abbots(table().stands("B abbot gardener (0,2)")), [true, false, true]);
    assert_eq!(abbots(table().dragon_on("(0,1)")), [false, true, true]);
    // With the last cell around it filled a garden is complete.
    let around = "base2/U(-2,0)r0 base2/B(-1,1)r0 base2/B(-2,1)r0 base2/E(0,-1)r2 base2/B(-1,-1)r0";
    assert_eq!(abbots(table().lies(around)), [true, true, true]);
    assert_eq!(abbots(table().lies(around).lies("base2/B(-2,-1)r0")), [true, true, false]);
    // No other figure goes to a garden, and the abbot nowhere else.
    let table = table().lays("A pd/08(1,0)r0");
    for other in
        ["gardener (0,2)", "abbot thief (0,0)", "abbot knight (0,0)", "abbot thief E (1,0)"]
    {
        assert!(!table.offers(table.deploy(other)), "{other}");
    }
}

#[test]
fn a_token_hits_an_abbot_and_in_a_garden_only_an_abbot_takes_its_place() {
    let gardener = || {
        let table = Table::of("base2 inns catapult", 2).lies("base2/Ug(1,0)r0");
        table.stands("B abbot gardener (1,0)")
    };
    assert_eq!(gardener().standing("B abbot"), [(Point::new(1000, 0), 90)]);
    let hit = gardener().fires(FAIR, Missile::KnockOut).hits("B abbot gardener (1,0)");
    assert_eq!((hit.gone(), hit.scores()), (vec!["B abbot catapult".to_owned()], Vec::new()));
    let seduced = gardener().fires(FAIR, Missile::Seduction).hits("B abbot gardener (1,0)");
    assert_eq!(seduced.comers(), [ABBOT]);
    let seduced = seduced.seduces("B abbot gardener (1,0)", ABBOT);
    assert_eq!(seduced.game.figures(), [seduced.figure("A abbot gardener (1,0)")]);
    // A monk gives way to any follower, and to an abbot.
    let monk = Table::of("base2 inns catapult", 2).lies("base2/U(1,0)r0 base2/B(1,1)r0");
    let monk = monk.stands("B monk (1,1)");
    let monk = monk.fires(FAIR, Missile::Seduction).hits("B monk (1,1)");
    assert_eq!(monk.comers(), [FigureKind::Small, FigureKind::Big, ABBOT]);
}

#[test]
fn r_ab_3_a_garden_is_no_building_for_a_shrine() {
    // No shrine may border two cloisters; gardens do not count.
    let fits = |tiles: &str| {
        let table = Table::of("base2 cult", 2).lies(tiles).draws("A cult/01");
        table.places().iter().any(|place| place.starts_with("(0,1)"))
    };
    assert!(fits("base2/Ug(-1,0)r0 base2/Ug(1,0)r0"));
    assert!(!fits("base2/A(-1,0)r3 base2/A(1,0)r1"));
    // A garden beside a finished shrine is not beaten.
    let table = garden("base2 cult", &[])
        .lies("cult/01(0,1)r0 base2/U(-1,0)r0 bcb/06(-1,1)r0 bcb/06(-1,2)r0 bcb/06(0,2)r0")
        .lies("bcb/06(1,1)r0")
        .stands("B monk (0,1)");
    let table = table.plays("A bcb/06(1,2)r0 -> B cloister 9");
    assert!(table.game.figures().contains(&table.figure("A abbot gardener (1,0)")));
}

#[test]
fn an_abbot_in_its_abbey_may_be_taken_back_and_makes_room() {
    let hole = "base2/U(-1,0)r0 base2/B(-1,1)r0 base2/B(-1,2)r0 base2/B(0,2)r0 base2/B(1,2)r0
        base2/B(1,1)r0";
    let table = Table::of("base2 abbey", 2).lies(hole).abbey("A (0,1)");
    let abbot = table.deploy("abbot monk (0,1)");
    assert!(table.offers(abbot));
    let table = table.does(abbot).lays("A base2/B(2,1)r0");
    let table = table.takes_abbot_back("A abbot monk (0,1)");
    assert_eq!(table.scores(), ["A cloister 8"]);
    // A wagon may come from the road that ends at a cloister the abbot has left.
    let left = Table::of("base2 abbey", 2)
        .lies("base2/A(-1,0)r3")
        .stands("A abbot monk (-1,0)")
        .stands("A wagon thief (0,0)");
    let blocked = |table: Table| table.lays("A base2/A(1,0)r1").passes();
    let goes = |table: &Table| {
        let asked = table.game.decision().expect("a question");
        let monk = table.figure("A wagon monk (-1,0)").at;
        asked.options.iter().any(|option| matches!(option, Action::Move { to, .. } if *to == monk))
    };
    let left = left.lays("A base2/B(0,1)r0").takes_abbot_back("A abbot monk (-1,0)");
    assert!(goes(&blocked(left)));
}

/// The copies with a garden that other sets bring, and how many of their originals.
fn copies(game: &Game, id: &str) -> (u8, u8) {
    let left = game.bag().remaining();
    let laid = game.board().tiles().iter().map(|placed| (placed.kind, 1));
    let tiles = left.into_iter().chain(laid).collect::<Vec<_>>();
    let number = |id: &str| {
        let named = tiles.iter().filter(|(kind, _)| kind.kind().id == id);
        named.map(|&(_, number)| number).sum()
    };
    (number(&format!("gardens/{}", id.replace('/', "-"))), number(id))
}

#[test]
fn r_ab_1_second_editions_of_other_sets_bring_gardens_of_their_own() {
    let all = [("abbot.gardens", "all")];
    for (systems, id) in [
        ("inns", "ic/03"),
        ("inns", "ic/15"),
        ("traders", "tb/08"),
        ("traders", "tb/11"),
        ("dragon", "pd/04"),
        ("dragon", "pd/20"),
        ("tower", "tower/02"),
        ("tower", "tower/04"),
        ("abbey", "am/10"),
        ("king", "king/02"),
        ("bridges castles", "bcb/04"),
        ("bazaars", "bcb/04"),
        ("spieldoch", "sd/02"),
        ("spieldoch count", "sd/02"),
        ("flier", "flier/01"),
        ("hills", "hs/14"),
        ("mage", "mw/08"),
        ("bigtop", "bt/01"),
        ("bigtop", "bt/07"),
    ] {
        let systems = format!("{WITH} {systems}");
        let (first, second) = (table::dealt(&systems, &[]), table::dealt(&systems, &all));
        assert_eq!((copies(&first, id), copies(&second, id)), ((0, 1), (1, 0)), "{id}");
        assert_eq!(first.bag().len(), second.bag().len(), "{systems}: as many tiles");
    }
    // Nothing of a set that does not play, and nothing without abbots' ground set.
    assert_eq!(copies(&table::dealt("base2 tower", &all), "ic/03"), (0, 0));
    assert_eq!(copies(&table::dealt("base tower", &all), "tower/02"), (0, 1));
}

#[test]
fn r_ab_1_a_bend_of_the_river_with_a_garden_lies_in_the_river() {
    for (river, bend, plain) in [("river1", "river1/10", 1), ("river2", "river2/09", 0)] {
        let game = table::dealt(&format!("{WITH} {river}"), &[("abbot.gardens", "all")]);
        assert_eq!(copies(&game, bend), (1, plain), "River I has two of them");
        let (dealt, events) =
            crate::river::dealt(&format!("{WITH} {river}"), &[("abbot.gardens", "all")]);
        let laid = crate::river::laid(dealt, events);
        let garden = laid.iter().position(|id| id.starts_with("gardens/"));
        assert!(garden.is_some_and(|place| place < 11), "{laid:?}");
    }
}

#[test]
fn r_ab_1_a_copy_begins_the_table_where_its_original_does() {
    let game = table::dealt("base2 spieldoch", &[("abbot.gardens", "all")]);
    let ids: Vec<&str> = game.board().tiles().iter().map(|placed| placed.tile().id).collect();
    assert_eq!(ids, ["sd/01", "gardens/sd-02"]);
}

#[test]
fn r_ab_1_the_garden_of_a_copy_is_for_the_abbot_and_its_other_marks_hold() {
    let copy = "gardens/tower-02(0,1)r0";
    let spots = |options: &[(&str, &str)]| {
        Table::with("base2 tower", 2, options).lays(&format!("A {copy}")).spots()
    };
    assert_eq!(spots(&[]), ["farmer N1", "abbot gardener"]);
    assert_eq!(spots(&[("abbot", "off")]), ["farmer N1"]);
    let table = Table::of("base2 tower", 2).lays(&format!("A {copy}"));
    let asked = table.game.decision().expect("a question");
    assert!(asked.options.iter().any(|option| matches!(option, Action::Tower(_))), "a piece");
    let spots = Table::of("base2 bigtop", 2).lays("A gardens/bt-01(0,1)r0").spots();
    assert_eq!(spots, ["farmer N1", "ringmaster farmer N1", "abbot gardener", "acrobat"]);
}
