//! The Count of Carcassonne: R-CO-1..28 and S-CO-01..10.

use rules::expansions::count::Quarter;
use rules::expansions::{abbey, castles, count, dragon};
use rules::{
    Action, At, Event, Figure, FigureKind, Game, Pos, Prompt, Rotation, Seat, Seed, Setup, Systems,
    Token,
};
use serde_json::json;

use crate::table::{Table, seat};

const WITH: &str = "base count";

fn quarter(name: &str) -> Quarter {
    let found = Quarter::ALL.into_iter().find(|quarter| quarter.name() == name);
    found.expect("a quarter")
}

/// To deploy in a quarter.
fn enters(figure: FigureKind, name: &str) -> Action {
    Action::Deploy { figure, at: At::Quarter(quarter(name)) }
}

const SMALL: FigureKind = FigureKind::Small;

impl Table {
    /// A councillor stands there without a turn: `councillor("B big castle")`.
    pub fn councillor(mut self, line: &str) -> Self {
        let words: Vec<&str> = line.split(' ').collect();
        let named = FigureKind::ALL.into_iter().find(|kind| kind.name() == words[1]);
        let kind = named.unwrap_or(SMALL);
        let at = At::Quarter(quarter(words[words.len() - 1]));
        let figure = Figure { seat: seat(words[0]), kind, at };
        self.edit(|state| {
            state["figures"].as_array_mut().expect("a list").push(json!(figure));
            let left = &mut state["supplies"][figure.seat.index()][crate::table::stored(kind)];
            *left = json!(left.as_u64().expect("a number") - 1);
        });
        self
    }

    /// The count stands there without a turn.
    pub fn count_in(mut self, name: &str) -> Self {
        self.edit(|state| state["states"]["count"]["quarter"] = json!(name));
        self
    }

    /// The quarters that a kind of figure may enter now.
    pub fn entries(&self, kind: FigureKind) -> Vec<&'static str> {
        let asked = self.game.decision().expect("a question");
        let quarters = asked.options.iter().filter_map(|option| match option {
            Action::Deploy { figure, at: At::Quarter(quarter) } if *figure == kind => {
                Some(quarter.name())
            }
            _ => None,
        });
        quarters.collect()
    }
}

/// Ben's road of one tile west of the City, and the cloister that ends it.
const HIS_ROAD: &str = "base/U(-3,-1)r0";
const ENDS_IT: &str = "A base/A(-4,-1)r3";

fn his_road(options: &[(&str, &str)]) -> Table {
    Table::with(WITH, 2, options).lies(HIS_ROAD).stands("B thief E (-3,-1)")
}

#[test]
fn r_co_1_the_city_lies_on_the_table_and_the_count_in_his_castle() {
    let table = Table::of(WITH, 2);
    let tiles = table.game.board().tiles();
    let laid: Vec<(String, Pos)> =
        tiles.iter().map(|tile| (tile.tile().id.to_owned(), tile.pos)).collect();
    let cells = (-1..2).flat_map(|y| (-2..2).map(move |x| Pos::new(x, y)));
    let expected: Vec<(String, Pos)> =
        cells.zip(1..).map(|(pos, number)| (format!("count/{number:02}"), pos)).collect();
    assert_eq!(laid, expected);
    assert!(tiles.iter().all(|tile| tile.rotation == Rotation::default()));
    assert_eq!(table.game.count(), Some(Quarter::Castle));
    assert!(table.events.contains(&Event::Count(count::Event::Moved { to: Quarter::Castle })));
    let starts = |options: &[(&str, &str)], systems: &str| {
        let systems = Systems::named(systems.split(' ')).expect("systems that exist");
        let mut setup = Setup::new(2, systems, Seed::from_number(1));
        options.iter().for_each(|(key, value)| setup.house.set(key, value).expect("an option"));
        let (game, _) = Game::new(setup).expect("a table that can be set up");
        let left = game.bag().remaining().into_iter().chain(game.turn().hand.map(|kind| (kind, 1)));
        let plain = left.filter(|(kind, _)| kind.kind().id == "base/D").map(|(_, number)| number);
        plain.sum::<u8>()
    };
    assert_eq!(starts(&[], WITH), 3);
    assert_eq!(starts(&[("count.start_tile", "mix_in")], WITH), 4);
    assert_eq!(starts(&[("river_start_tile", "mix_in")], "base count river1"), 4);
    assert_eq!(starts(&[("count.start_tile", "mix_in")], "base count river1"), 3);
}

#[test]
fn r_co_2_a_river_rises_beside_the_city() {
    let table = Table::of("base count river1", 2);
    let spring = table.game.board().tiles()[12];
    assert_eq!((spring.tile().id, spring.pos), ("river1/01", Pos::new(2, -1)));
    // It goes on from there.
    let table = table.draws("A river1/03");
    assert!(!table.places().is_empty());
}

#[test]
fn s_co_01_who_only_helps_others_enters_the_city() {
    let table = his_road(&[]).lays(ENDS_IT).passes();
    assert_eq!(table.scores(), ["B road 3"]);
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Reward)));
    let all = ["castle", "market", "blacksmith", "cathedral"];
    assert_eq!(table.entries(SMALL), all, "R-CO-5: also the quarter of the count");
    let table = table.does(enters(SMALL, "market"));
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Move)));
    let moves = table.game.decision().expect("a question").options.clone();
    let others = [Quarter::Market, Quarter::Blacksmith, Quarter::Cathedral];
    let others = others.map(|to| Action::Count(count::Action::Move { to }));
    assert_eq!(moves, [&others[..], &[Action::Pass]].concat());
    let table = table.does(others[1]);
    assert_eq!(table.game.count(), Some(Quarter::Blacksmith));
    assert!(table.events.contains(&Event::Count(count::Event::Moved { to: Quarter::Blacksmith })));
    assert_eq!((table.small(0), table.asked().1), (6, Prompt::Draw));
}

#[test]
fn r_co_3_and_6_it_is_no_wooden_act_and_may_be_declined() {
    let table = his_road(&[]).lays(ENDS_IT);
    let farmer = table.deploy("farmer N1 (-4,-1)");
    let table = table.does(farmer);
    assert_eq!(table.asked().1, Prompt::Count(count::Prompt::Reward));
    let table = table.passes();
    assert_eq!(table.asked().1, Prompt::Draw, "R-CO-23: then the count stays");
    assert_eq!(table.game.count(), Some(Quarter::Castle));
}

#[test]
fn s_co_02_own_points_forbid_the_reward() {
    let table = his_road(&[]).stands("A thief W (-2,-1)").plays("B base/B(-3,-2)r0");
    assert_eq!(table.asked().1, Prompt::Draw);
    let table = table.plays(&format!("{ENDS_IT} -> A road 3, B road 3"));
    assert_eq!(table.asked().1, Prompt::Draw);
    // Nobody's points: none either.
    let none = Table::of(WITH, 2).lies(HIS_ROAD).plays(ENDS_IT);
    assert_eq!(none.asked().1, Prompt::Draw);
}

#[test]
fn r_co_4_the_fairy_counts_unless_the_table_says_no() {
    let table = |options: &[(&str, &str)]| {
        let systems = "base count dragon";
        // Ada's follower beside the fairy has no majority on Ben's road.
        let table = Table::with(systems, 2, options)
            .lies(HIS_ROAD)
            .stands("B thief E (-3,-1)")
            .stands("B thief W (-2,-1)")
            .stands("A thief E (-3,-1)")
            .fairy_by("A thief E (-3,-1)");
        table.lays(ENDS_IT).passes()
    };
    assert_eq!(table(&[]).scores(), ["B road 3", "A fairy 3"]);
    assert_eq!(table(&[]).asked().1, Prompt::Draw);
    assert_eq!(
        table(&[("count.fairy_points", "off")]).asked().1,
        Prompt::Count(count::Prompt::Reward)
    );
}

#[test]
fn r_co_5_mayors_and_wagons_have_quarters_of_their_own() {
    let table = Table::of("base inns traders abbey count", 2)
        .lies(HIS_ROAD)
        .stands("B thief E (-3,-1)")
        .lays(ENDS_IT)
        .passes();
    assert_eq!(table.entries(FigureKind::Mayor), ["castle"]);
    assert_eq!(table.entries(FigureKind::Wagon), ["castle", "blacksmith", "cathedral"]);
    assert_eq!(table.entries(FigureKind::Big).len(), 4);
    for kind in [FigureKind::Builder, FigureKind::Pig, FigureKind::Barn] {
        assert!(table.entries(kind).is_empty());
    }
    let farms = [("farms_enabled", "off")];
    let table = his_road(&farms).lays(ENDS_IT).passes();
    assert_eq!(table.entries(SMALL), ["castle", "blacksmith", "cathedral"]);
}

#[test]
fn r_co_7_and_22_who_moves_the_count() {
    let table = |choice: &'static str| {
        let options = [("count.count_move", choice)];
        his_road(&options).lays(ENDS_IT).passes().does(enters(SMALL, "cathedral"))
    };
    let player = table("by_player").passes();
    assert_eq!(player.game.count(), Some(Quarter::Castle), "he may stay");
    let clockwise = table("clockwise");
    assert_eq!(clockwise.game.count(), Some(Quarter::Market));
    assert_eq!(clockwise.asked().1, Prompt::Draw);
    let follows = table("follow_meeple");
    assert_eq!(follows.game.count(), Some(Quarter::Cathedral));
    assert_eq!(follows.asked().1, Prompt::Draw);
}

#[test]
fn s_co_05_one_follower_however_many_scorings() {
    let second = "base/B(-3,-2)r0 base/B(-4,-2)r0 base/B(-5,-2)r0 base/A(-5,-1)r3";
    let table = his_road(&[]).lies(second).stands("B thief E (-5,-1)");
    let table = table.lays("A base/W(-4,-1)r0").passes();
    assert_eq!(table.scores(), ["B road 3", "B road 2"]);
    let table = table.does(enters(SMALL, "market")).passes();
    assert_eq!(table.asked().1, Prompt::Draw);
}

#[test]
fn s_co_06_a_double_turn_gives_two_rewards() {
    let play = |options: &[(&str, &str)]| {
        // Both parts end a road of Ben's.
        let table = Table::with(WITH, 2, options)
            .lies("base/U(-3,-1)r0 base/B(0,-2)r0 base/U(1,-2)r1")
            .stands("B thief E (-3,-1)")
            .stands("B thief N (1,-2)");
        let mut table = table.lays("A base/A(-4,-1)r3");
        table.edit(|state| state["turn"]["again"] = json!(true));
        let table = table.passes();
        assert_eq!(table.asked().1, Prompt::Count(count::Prompt::Reward));
        let table = table.does(enters(SMALL, "market")).passes();
        assert_eq!((table.asked(), table.game.turn().part), ((Seat(0), Prompt::Draw), 2));
        let mut table = table.pile("base/A base/B base/B");
        table.apply(Action::Draw);
        let (pos, rotation) = (Pos::new(1, -3), Rotation::default());
        table.does(Action::Place { pos, rotation }).passes()
    };
    assert_eq!(play(&[]).asked(), (Seat(0), Prompt::Count(count::Prompt::Reward)), "R-CO-8");
    let one = play(&[("count.placements_per_double_turn", "1")]);
    assert_eq!(one.asked(), (Seat(1), Prompt::Draw), "R-CO-23");
}

/// A city of four tiles with nothing but one knight of Ben's, open to the north.
const HIS_CITY: &str = "base/G(-2,2)r1 base/G(-2,3)r1";
const CLOSES_IT: &str = "base/E(-2,4)r0";

fn his_city(seats: u8, options: &[(&str, &str)]) -> Table {
    let table = Table::with("base inns count", seats, options).lies(HIS_CITY);
    table.count_in("market")
}

#[test]
fn s_co_03_nobody_leaves_the_quarter_of_the_count() {
    let table = his_city(2, &[]).count_in("castle").stands("B knight N (-2,2)");
    let table = table.councillor("A castle").councillor("B castle");
    let table = table.lays(&format!("A {CLOSES_IT}")).passes();
    assert_eq!(table.scores(), ["B city 8"]);
    assert_eq!(table.asked().1, Prompt::Count(count::Prompt::Reward));
}

#[test]
fn s_co_04_councillors_come_out_clockwise_and_the_active_seat_last() {
    let table = his_city(3, &[])
        .stands("B knight N (-2,2)")
        .councillor("C big castle")
        .councillor("B castle")
        .councillor("A castle")
        .councillor("A castle")
        .councillor("A blacksmith");
    let mut table = table.lays(&format!("A {CLOSES_IT}")).passes();
    for (seat, times) in [(1, 1), (2, 1), (0, 2)] {
        for _ in 0..times {
            assert_eq!(table.asked(), (Seat(seat), Prompt::Count(count::Prompt::Councillors)));
            table = table.moves_to("knight N (-2,4)");
        }
    }
    assert_eq!(table.scores(), ["A city 8", "B city 8", "C city 8"]);
    assert_eq!(table.asked().1, Prompt::Draw, "edge case 4: no reward");
    // R-CO-12: they are returned with the city.
    assert_eq!((table.small(0), table.small(1)), (6, 7));
    assert_eq!(table.game.figures().len(), 1, "the one in the blacksmith's quarter");
}

#[test]
fn r_co_9_and_14_each_councillor_goes_to_a_feature_of_its_quarter() {
    let table = his_road(&[])
        .count_in("castle")
        .councillor("A castle")
        .councillor("A blacksmith")
        .councillor("A market")
        .councillor("A cathedral");
    let table = table.lays(ENDS_IT).passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Councillors)));
    assert_eq!(table.targets(), ["thief E (-4,-1)", "thief E (-3,-1)", "thief W (-2,-1)"]);
    let table = table.passes();
    assert_eq!(table.scores(), ["B road 3"]);
    // One tile ends a road and a city: each councillor chooses.
    let table = Table::of(WITH, 2)
        .count_in("market")
        .lies("base/B(-3,1)r0 base/A(-3,2)r3")
        .stands("B knight S (-2,1)")
        .stands("B thief E (-3,2)")
        .councillor("A castle")
        .councillor("A blacksmith");
    let table = table.lays("A am/06(-2,2)r0").passes();
    let targets = ["knight S (-2,1)", "knight N (-2,2)", "thief E (-3,2)", "thief W (-2,2)"];
    assert_eq!(table.targets(), targets);
    let table = table.moves_to("thief W (-2,2)").moves_to("knight N (-2,2)");
    assert_eq!(table.scores(), ["A city 4", "B city 4", "A road 2", "B road 2"]);
}

#[test]
fn r_co_10_the_other_quarters_stay_free() {
    let table = his_road(&[]).councillor("A blacksmith").councillor("A castle");
    let table = table.lays(ENDS_IT).passes().moves_to("thief E (-4,-1)");
    assert_eq!(table.scores(), ["A road 3", "B road 3"]);
}

#[test]
fn r_co_11_and_24_to_a_feature_without_anybody_if_the_table_lets_them() {
    let table = |choice: &'static str| {
        let options = [("count.move_to_empty", choice)];
        let table = Table::with(WITH, 2, &options).lies(HIS_ROAD).councillor("A blacksmith");
        table.lays(ENDS_IT).passes()
    };
    let yes = table("yes").moves_to("thief E (-4,-1)");
    assert_eq!(yes.scores(), ["A road 3"]);
    assert_eq!(table("no").asked().1, Prompt::Draw);
    let taken = his_road(&[("count.move_to_empty", "no")]).councillor("A blacksmith");
    assert_eq!(taken.lays(ENDS_IT).passes().asked().1, Prompt::Count(count::Prompt::Councillors));
}

#[test]
fn r_co_12_a_wagon_from_the_city_moves_on() {
    let table = Table::of("base abbey count", 2)
        .lies(HIS_ROAD)
        .stands("B thief E (-3,-1)")
        .councillor("A wagon blacksmith");
    let table = table.lays(ENDS_IT).passes().moves_to("thief E (-3,-1)");
    assert_eq!(table.scores(), ["A road 3", "B road 3"]);
    assert_eq!(table.asked(), (Seat(0), Prompt::Abbey(abbey::Prompt::Wagon)));
    assert_eq!(table.targets(), ["monk (-4,-1)"]);
}

#[test]
fn r_co_15_councillors_stay_until_something_of_theirs_is_scored() {
    let table = his_road(&[]).councillor("A market").lays(ENDS_IT).passes();
    assert_eq!(table.asked().1, Prompt::Count(count::Prompt::Reward), "nobody was asked to leave");
    assert_eq!(table.game.figures().len(), 1);
}

#[test]
fn r_co_25_one_councillor_to_each_feature() {
    let one = [("count.moves_per_player", "one")];
    let table = his_road(&one).councillor("A blacksmith").councillor("A blacksmith");
    let table = table.lays(ENDS_IT).passes().moves_to("thief E (-4,-1)");
    assert_eq!(table.scores(), ["A road 3", "B road 3"], "the second one is not asked");
    assert_eq!(table.game.figures().len(), 1);
}

#[test]
fn r_co_26_not_onto_the_tile_of_the_dragon() {
    let table = Table::of("base count dragon", 2)
        .lies(HIS_ROAD)
        .stands("B thief E (-3,-1)")
        .councillor("A blacksmith")
        .dragon_on("(-3,-1)");
    let table = table.lays(ENDS_IT).passes();
    assert_eq!(table.targets(), ["thief E (-4,-1)", "thief W (-2,-1)"]);
}

#[test]
fn moves_are_hidden_until_all_have_chosen_if_the_table_wants_it() {
    let parallel = [("count.parallel_moves", "on")];
    let table = his_road(&parallel).councillor("A blacksmith").councillor("B blacksmith");
    let table = table.lays(ENDS_IT).passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Count(count::Prompt::Councillors)));
    let table = table.moves_to("thief E (-3,-1)");
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Councillors)));
    let moved = table.events.iter().filter(|event| matches!(event, Event::Moved { .. })).count();
    let standing = |name| table.game.figures().iter().filter(|f| f.at == At::Quarter(name)).count();
    assert_eq!((moved, standing(Quarter::Blacksmith)), (0, 2));
    let table = table.passes();
    let moved = table.events.iter().filter(|event| matches!(event, Event::Moved { .. })).count();
    assert_eq!((moved, table.scores()), (1, vec!["B road 3".to_owned()]));
}

/// A meadow along the north of the City that lacks one tile for a barn.
const NORTH: &str = "base/B(-1,-2)r0 base/B(0,-2)r0 base/B(-1,-3)r0";

fn barn_comes(table: Table) -> Table {
    let table = table.lays("A base/B(0,-3)r0");
    let barn = table.barn("(0,-2)");
    table.does(barn)
}

#[test]
fn s_co_08_the_market_sends_farmers_to_a_new_barn() {
    let table = Table::of("base abbey count", 3)
        .lies(NORTH)
        .lies("base/E(-2,-3)r3 base/E(-3,-3)r1")
        .stands("B farmer N1 (-1,-2)")
        .councillor("C market")
        .councillor("C market");
    let table = barn_comes(table);
    assert_eq!(table.asked(), (Seat(2), Prompt::Count(count::Prompt::Councillors)));
    let table = table.moves_to("farmer N1 (0,-3)").moves_to("farmer N1 (0,-2)");
    assert_eq!(table.scores(), ["C field 6"], "one city and Carcassonne");
    assert_eq!(table.gone().len(), 3);
    // R-CO-24: to a new barn without farmers too.
    let empty = Table::of("base abbey count", 2).lies(NORTH).councillor("B market");
    let empty = barn_comes(empty);
    assert_eq!(empty.asked(), (Seat(1), Prompt::Count(count::Prompt::Councillors)));
    let no = [("count.move_to_empty", "no")];
    let none = Table::with("base abbey count", 2, &no).lies(NORTH).councillor("B market");
    assert_eq!(barn_comes(none).asked().1, Prompt::Draw);
}

#[test]
fn s_am_19_a_barn_that_pays_only_others_gives_the_reward() {
    let table = Table::of("base abbey count", 2).lies(NORTH).stands("B farmer N1 (-1,-2)");
    let table = barn_comes(table);
    assert_eq!(table.scores(), ["B field 3"]);
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Reward)));
}

#[test]
fn s_co_07_the_city_of_carcassonne_pays_the_farms_around_it() {
    let farmer = Table::of("base traders count", 2).stands("A farmer N1 (-1,-1)");
    farmer.plays("A base/B(-1,2)r0\n end -> A field 3");
}

#[test]
fn r_co_17_carcassonne_counts_once_for_each_of_its_three_farms() {
    let table = |systems: &str| Table::of(systems, 2).stands("A farmer N1 (-1,-1)");
    table("base traders count")
        .stands("A pig farmer N1 (0,-1)")
        .plays("A base/B(-1,-2)r0\n end -> A field 4");
    let south = Table::of(WITH, 2).stands("A farmer S1 (-1,1)").stands("B farmer S1 (1,1)");
    south.plays("A base/B(-1,-2)r0\n end -> A field 3, B field 3");
    let barn = Table::of("base abbey count", 2).lies(NORTH).lies("base/B(0,-3)r0");
    barn.barn_stands("A (0,-2)").plays("A base/B(0,-4)r0\n end -> A field 4");
    // In the other manners too: by city, or each city once.
    let first = Table::with(WITH, 2, &[("farm_scoring", "first")]).stands("A farmer N1 (-1,-1)");
    first.stands("A farmer S1 (-1,1)").plays("A base/B(-1,-2)r0\n end -> A field 4");
    let second = Table::with(WITH, 2, &[("farm_scoring", "second")]).stands("A farmer N1 (-1,-1)");
    second.stands("A farmer S1 (-1,1)").plays("A base/B(-1,-2)r0\n end -> A field 3, A field 0");
}

#[test]
fn s_co_09_carcassonne_counts_for_the_king() {
    let mut table = Table::of("base king count", 2).lies("base/E(-2,2)r0");
    let token = Token::King as usize;
    table.edit(|state| state["tokens"][0][token] = json!(1));
    table.plays("B base/B(-1,-2)r0\n end -> A king 2");
}

#[test]
fn s_co_10_a_mayor_comes_from_the_castle() {
    let table = Table::of("base abbey count", 2)
        .lies("base/F(-2,2)r1 base/F(-2,3)r1")
        .count_in("market")
        .stands("B knight N (-2,2)")
        .councillor("A mayor castle");
    let table = table.lays(&format!("A {CLOSES_IT}")).passes().moves_to("knight N (-2,4)");
    assert_eq!(table.scores(), ["A city 12"]);
}

/// The game is at its end; everybody may leave the City once more.
fn at_the_end(seats: u8, options: &[(&str, &str)]) -> Table {
    let table = Table::with(WITH, seats, options).lies(HIS_ROAD).count_in("castle");
    let table = table.councillor("B market").councillor("B market").councillor("A blacksmith");
    table.lays("A base/B(-1,-2)r0").last_tile().passes()
}

#[test]
fn r_co_16_and_28_councillors_leave_once_more_before_the_end() {
    let table = at_the_end(2, &[]);
    assert_eq!(table.asked(), (Seat(1), Prompt::Count(count::Prompt::LastCouncillors)));
    assert!(table.targets().iter().all(|target| target.starts_with("farmer")));
    let table = table.moves_to("farmer N1 (-1,-2)").passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::LastCouncillors)));
    assert!(table.targets().iter().all(|target| target.starts_with("thief")));
    let table = table.moves_to("thief E (-3,-1)");
    assert!(table.game.result().is_some());
    // R-CO-18: whoever stayed gets nothing.
    assert_eq!(table.scores(), ["A road 2", "B field 3"]);
    assert_eq!(table.game.count(), Some(Quarter::Castle));
}

#[test]
fn r_co_16_on_a_farm_with_a_barn_the_last_farmer_gets_nothing() {
    for scoring in ["third", "second", "first"] {
        let table = Table::with("base abbey count buildings", 2, &[("farm_scoring", scoring)])
            .lies(NORTH)
            .lies("base/B(0,-3)r0")
            .built("shed (0,-3)")
            .barn_stands("A (0,-2)")
            .councillor("B market");
        let table = table.lays("A base/B(-1,-4)r0").last_tile().passes();
        let table = table.moves_to("farmer N1 (0,-3)");
        // Four for Carcassonne and one for the shed.
        assert_eq!(table.scores(), ["A field 5"], "{scoring}");
    }
}

#[test]
fn r_co_27_in_rounds_or_from_the_market_only() {
    let rounds = at_the_end(2, &[("count.final_order", "round_robin")]);
    let rounds = rounds.moves_to("farmer N1 (-1,-2)");
    assert_eq!(rounds.asked().0, Seat(0), "one move each");
    let rounds = rounds.passes();
    assert_eq!(rounds.asked().0, Seat(1));
    let rounds = rounds.moves_to("farmer S1 (-1,1)");
    assert!(rounds.game.result().is_some(), "a pass is final");
    let market = at_the_end(2, &[("count.final", "market_only")]).passes();
    assert!(market.game.result().is_some());
}

#[test]
fn r_co_19_and_21_the_rim_of_the_city_is_ordinary_land() {
    // The stub of a road and the start of a city are extended and claimed; nothing else is.
    let table = Table::of(WITH, 2).lays("A base/U(-3,-1)r0");
    assert!(table.spots().contains(&"thief E".to_owned()));
    let inner = ["(-1,0)", "(0,0)"].map(crate::table::position);
    for pos in inner {
        let tile = table.game.board().tile_at(pos).expect("a tile of the block").tile();
        assert!(tile.segments.is_empty());
    }
    // R-CO-21: three tiles of the block are neighbours of a cloister.
    let cloister = Table::of(WITH, 2).plays("A base/B(-1,-2)r0 monk");
    cloister.plays("B base/B(0,-2)r0\n end -> A cloister 5");
}

#[test]
fn r_co_20_dragon_and_towers_leave_councillors_alone() {
    let table = Table::of("base count dragon", 2)
        .councillor("B castle")
        .dragon_on("(-2,0)")
        .lays("A pd/16(-1,-2)r0")
        .passes();
    assert_eq!(table.asked().1, Prompt::Dragon(dragon::Prompt::Step));
    let asked = table.game.decision().expect("a step");
    let inside = Action::Dragon(dragon::Action::Step { to: Pos::new(-1, 0) });
    assert!(!asked.options.contains(&inside), "not into the City itself");
    let table = table.walks_on();
    assert_eq!(table.game.figures().len(), 1);
    // No barn inside the block, but on its rim.
    let rim = Table::of("base abbey count", 2).lies("base/B(-1,-2)r0").lays("A base/B(0,-2)r0");
    assert_eq!(rim.barns(), [Pos::new(0, -1)]);
}

#[test]
fn r_co_13_a_city_that_becomes_a_castle_is_no_target() {
    let city = || {
        let table = Table::of("base castles count", 2).count_in("market");
        let table = table.councillor("A castle").stands("B knight S (-2,1)");
        table.lays("A base/E(-2,2)r0").passes()
    };
    let (table, stays) = (city(), city().passes());
    let lord = table.figure("B knight S (-2,1)");
    let castle = table.does(Action::Castles(castles::Action::Convert { lord }));
    assert_eq!(castle.asked().1, Prompt::Draw);
    assert_eq!(stays.asked(), (Seat(0), Prompt::Count(count::Prompt::Councillors)));
}
