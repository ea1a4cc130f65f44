//! Inns & Cathedrals: S-IC-01..12, R-IC-1..14 and the option `inn_cathedral_unfinished_zero`.

use rules::{Action, At, FigureKind, Game, Pos, Prompt, Seat, Seed, Setup, SetupError, Systems};

use crate::table::Table;

const BOTH: &str = "base inns";
/// Ada's knight in a city with a cathedral, which a last tile completes.
const CATHEDRAL: &str = "
    A ic/01(0,-1)r0 knight
    B base/E(-1,-1)r1
    A base/E(1,-1)r3
    B base/F(0,-2)r1
    A base/G(0,-3)r1
";
/// Three free city edges look at (0,-2); Ben has a knight on two of them, Ada a big one on the
/// third.
const BIG_AGAINST_TWO: &str = "
    A base/E(0,-1)r2
    A base/B(1,-1)r0
    A base/B(-1,-1)r0
    B base/E(1,-2)r3 knight
    B base/E(-1,-2)r1 knight
    A base/B(-1,-3)r0
    A base/E(0,-3)r2 big knight
";
/// Two completed cities beside one field, on which Ada has a big farmer.
const BIG_FARMER: &str = "
    A base/E(0,-1)r2 big farmer
    A base/E(1,-1)r1
    A base/E(2,-1)r3
";

#[test]
fn s_ic_01_a_big_follower_decides_a_road() {
    Table::of(BOTH, 2).plays(
        "A base/U(1,0)r0
         B base/W(1,1)r0 big thief W
         A base/U(-1,0)r0
         A base/W(-1,1)r0 thief E
         B base/U(0,1)r0 -> B road 3",
    );
}

#[test]
fn s_ic_02_a_road_with_an_inn_pays_two_a_tile() {
    Table::of(BOTH, 2).plays(
        "B ic/14(-1,0)r0 thief E
         A base/W(1,0)r0 -> B road 6",
    );
}

#[test]
fn s_ic_03_an_unfinished_road_with_an_inn_pays_nothing() {
    Table::of(BOTH, 2).plays(
        "B ic/14(-1,0)r0 thief E
         A base/U(1,0)r0
         end -> B road 0",
    );
}

#[test]
fn s_ic_04_a_city_with_a_cathedral_pays_three_a_tile_and_pennant() {
    Table::of(BOTH, 2).plays(CATHEDRAL).plays("B base/E(0,-4)r2 -> A city 24");
}

#[test]
fn s_ic_05_an_unfinished_city_with_a_cathedral_pays_nothing() {
    Table::of(BOTH, 2).plays(&format!("{CATHEDRAL} end -> A city 0"));
}

#[test]
fn s_ic_06_two_cathedrals_still_pay_three() {
    Table::of(BOTH, 2).plays(
        "A ic/01(0,-1)r0 knight
         B ic/01(0,-2)r0
         A base/M(1,-1)r0
         B base/M(1,-2)r3
         A base/E(-1,-1)r1
         B base/E(-1,-2)r1
         A base/G(0,-3)r1
         B base/E(0,-4)r2 -> A city 33",
    );
}

#[test]
fn s_ic_07_two_inns_still_pay_two() {
    Table::of(BOTH, 2).plays(
        "A ic/14(-1,0)r0 thief E
         B ic/15(1,0)r0
         A base/U(2,0)r0
         B base/W(3,0)r0 -> A road 10",
    );
}

#[test]
fn s_ic_08_a_big_follower_and_two_small_ones_tie() {
    let table =
        Table::of(BOTH, 2).plays(BIG_AGAINST_TWO).plays("A base/R(0,-2)r0 -> A city 8, B city 8");
    assert_eq!(table.game.supply(Seat(0)).count(FigureKind::Big), 1, "R-IC-5: it returns");
}

#[test]
fn s_ic_09_a_big_farmer_counts_two_and_stays() {
    let one = Table::of(BOTH, 2).plays(BIG_FARMER).stands("B farmer N1 (0,-1)");
    let table = one.plays("B base/U(-1,0)r0\n end -> A field 6");
    assert_eq!(table.game.supply(Seat(0)).count(FigureKind::Big), 0, "R-IC-5");
    let two = Table::of(BOTH, 2)
        .plays(BIG_FARMER)
        .stands("B farmer N1 (0,-1)")
        .stands("B farmer N1 (0,-1)");
    two.plays("B base/U(-1,0)r0\n end -> A field 6, B field 6");
}

#[test]
fn s_ic_10_a_big_monk_pays_nine_like_a_small_one() {
    Table::of(BOTH, 2).plays(
        "A base/B(0,1)r0 big monk
         B base/U(1,0)r0
         A base/U(-1,0)r0
         B base/E(1,1)r1
         B base/E(-1,1)r3
         A base/E(0,2)r2
         B base/E(1,2)r1
         A base/E(-1,2)r3 -> A cloister 9",
    );
}

#[test]
fn s_ic_11_the_inn_at_a_crossing_belongs_to_one_road() {
    Table::of(BOTH, 2).plays(
        "A ic/14(1,0)r0 thief W
         B base/W(-1,0)r0 -> A road 3",
    );
    Table::of(BOTH, 2).plays(
        "A ic/14(-1,0)r0 thief E
         B base/W(1,0)r0 -> A road 6",
    );
}

#[test]
fn s_ic_12_the_short_stubs_between_a_crossing_and_its_cities_are_not_offered() {
    let spots = Table::of(BOTH, 2).lays("A ic/05(0,-1)r0").spots();
    let small: Vec<&String> = spots.iter().filter(|spot| !spot.starts_with("big")).collect();
    let roads_and_cities = ["knight N", "knight S", "thief W", "thief E"];
    let fields = ["farmer E2", "farmer W1", "farmer E1", "farmer W2"];
    assert_eq!(small, [roads_and_cities, fields].concat());
}

#[test]
fn r_ic_1_eighteen_tiles_a_big_follower_each_and_a_sixth_seat() {
    let both = Systems::named(["base", "inns"]).expect("both exist");
    let (game, _) = Game::new(Setup::new(6, both, Seed::from_number(4))).expect("six seats");
    assert_eq!(game.bag().len() + 1, 71 + 18);
    for seat in game.seats() {
        let supply = game.supply(seat);
        assert_eq!((supply.count(FigureKind::Small), supply.count(FigureKind::Big)), (7, 1));
    }
    let seven = Game::new(Setup::new(7, both, Seed::from_number(4))).map(|_| ());
    assert_eq!(seven, Err(SetupError::Seats { seats: 7, max: 6 }));
}

#[test]
fn r_ic_2_the_big_follower_goes_wherever_a_small_one_may() {
    let table = Table::of(BOTH, 2).plays("A base/R(0,-1)r2 knight").lays("B base/J(1,-1)r3");
    let small = ["thief N", "farmer N1", "farmer N2"];
    let big = small.map(|spot| format!("big {spot}"));
    assert_eq!(table.spots(), [small.map(str::to_owned), big].concat(), "not in the held city");
}

#[test]
fn r_ic_2_it_is_deployed_instead_of_a_small_one_and_bars_the_feature() {
    let mut table = Table::of(BOTH, 2).lays("A base/U(1,0)r0");
    let at = At::Segment(table.spot("thief E (1,0)"));
    table.apply(Action::Deploy { figure: FigureKind::Big, at });
    let asked = table.game.decision().expect("the next turn");
    assert_eq!((asked.seat, asked.prompt), (Seat(1), Prompt::Draw), "one wooden thing a turn");
    let table = table.lays("B base/U(2,0)r0");
    assert!(!table.spots().iter().any(|spot| spot.contains("thief")));
    // Seat 0 has no second one.
    let table = Table::of(BOTH, 2).plays("A base/U(1,0)r0 big thief").lays("A base/W(2,0)r0");
    assert!(!table.spots().iter().any(|spot| spot.starts_with("big")));
}

#[test]
fn r_ic_4_a_big_follower_doubles_no_points() {
    Table::of(BOTH, 2).plays("A base/E(0,-1)r2 big knight -> A city 4");
}

#[test]
fn r_ic_8_the_inn_counts_for_its_own_segment_only() {
    // The same tile twice, its road without the inn closed both times.
    Table::of(BOTH, 2).plays(
        "A ic/14(-1,0)r2 thief E
         B base/W(1,0)r0 -> A road 3",
    );
}

#[test]
fn r_ic_11_a_cathedral_city_is_one_city_for_a_field() {
    Table::of(BOTH, 2).plays(
        "A ic/01(0,-1)r0
         B base/E(-1,-1)r1
         A base/E(1,-1)r3 farmer
         B base/E(0,-2)r2
         end -> A field 3",
    );
}

#[test]
fn r_ic_12_tiny_city_never_makes_a_cathedral_cheaper() {
    Table::with(BOTH, 2, &[("tiny_city", "2")]).plays(
        "A ic/01(0,-1)r0 knight
         B base/E(-1,-1)r1
         A base/E(1,-1)r3
         B base/E(0,-2)r2 -> A city 15",
    );
    Table::with(BOTH, 2, &[("tiny_city", "2")]).plays("A base/E(0,-1)r2 knight -> A city 2");
}

#[test]
fn r_ic_14_unfinished_inns_and_cathedrals_pay_as_without() {
    let off = [("inn_cathedral_unfinished_zero", "off")];
    Table::with(BOTH, 2, &off).plays(&format!("{CATHEDRAL} end -> A city 7"));
    Table::with(BOTH, 2, &off).plays(
        "B ic/14(-1,0)r0 thief E
         A base/U(1,0)r0
         end -> B road 3",
    );
    // Complete ones pay as ever.
    Table::with(BOTH, 2, &off).plays(
        "B ic/14(-1,0)r0 thief E
         A base/W(1,0)r0 -> B road 6",
    );
}

#[test]
fn shapes_that_only_this_set_has() {
    // Four cities round an enclosed field.
    let spots = Table::of(BOTH, 2).lays("A ic/03(0,-1)r0").spots();
    assert_eq!(spots[..5], ["knight N", "knight W", "knight E", "knight S", "farmer -"]);
    Table::of(BOTH, 2).plays(
        "A ic/03(0,-1)r0 farmer
         B base/E(0,-2)r2
         A base/E(1,-1)r3
         end -> A field 9",
    );
    // A cloister that cuts its road in two.
    Table::of(BOTH, 2).plays(
        "A ic/02(1,0)r0 thief W
         B base/W(-1,0)r0 -> A road 3",
    );
    // A city that cuts off a field: the two are separate.
    let wedge = Table::of(BOTH, 2).lays("A ic/07(0,-1)r2").spots();
    assert_eq!(wedge[..3], ["knight S", "farmer W1", "farmer N1"]);
    let pos = Pos::new(0, -1);
    let cut = Table::of(BOTH, 2).lays("A ic/07(0,-1)r2");
    assert_eq!(cut.game.board().tile_at(pos).map(|t| t.tile().segments.len()), Some(3));
}
