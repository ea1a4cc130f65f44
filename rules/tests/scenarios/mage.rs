//! Mage and Witch: R-MW-1..14, S-MW-01..09, and what they mean to other systems.

use rules::expansions::mage::{self, Magician};
use rules::expansions::{count, tunnel};
use rules::{Action, Event, Mark, Prompt, Seat, Spot, Token};
use serde_json::json;

use crate::table::Table;

const WITH: &str = "base mage";
/// The city of the start tile grows to the north: two tiles more, one with a pennant.
const CITY: &str = "base/F(0,-1)r1 base/G(0,-2)r1";
/// Closes it.
const CAP: &str = "base/E(0,-3)r2";
/// The road of the start tile, from a crossing in the west, is four tiles long.
const ROAD: &str = "base/W(-1,0)r0 base/U(1,0)r0 base/U(2,0)r0";
/// South of the start tile a road of its own that one tile joins with the other.
const TWO_ROADS: &str = "base/B(0,1)r0 base/B(1,1)r0 base/B(2,1)r0 base/U(2,0)r0";
/// Both roads of the start tile end at cloisters, and its city is a tile away from its end.
const NARROW: &str = "base/A(-1,0)r3 base/A(1,0)r1 base/B(1,-1)r0 base/B(1,-2)r0 base/E(0,-2)r2";

impl Table {
    /// One of the two stands on the feature of a place: `bewitched("witch", "thief (0,0)")`.
    pub fn bewitched(mut self, who: &str, words: &str) -> Self {
        let spot = self.spot(words);
        self.edit(|state| state["states"]["magic"][who] = json!(spot));
        self
    }

    /// Whoever is asked sends the mage or the witch to the feature of a place.
    pub fn casts(self, who: Magician, words: &str) -> Self {
        assert_eq!(self.asked(), (self.game.turn().seat, Prompt::Mage(mage::Prompt::Move)));
        let to = self.spot(words);
        self.does(Action::Mage(mage::Action::Move { who, to }))
    }

    /// Where the two may go, if that is asked.
    fn spells(&self, who: Magician) -> Vec<Spot> {
        let options = self.game.decision().map_or(&[][..], |asked| &asked.options);
        let to = |action: &Action| match *action {
            Action::Mage(mage::Action::Move { who: one, to }) if one == who => Some(to),
            _ => None,
        };
        options.iter().filter_map(to).collect()
    }

    /// Whether the two are on the board.
    fn magicians(&self) -> [bool; 2] {
        [Mage, Witch].map(|who| self.game.magician(who).is_some())
    }

    /// The default answer.
    fn default(&self) -> Action {
        let asked = self.game.decision().expect("a question");
        asked.options[self.game.default_of(asked)]
    }
}

use Magician::{Mage, Witch};

#[test]
fn s_mw_01_a_symbol_brings_one_of_them_to_any_open_road_or_city() {
    let table = Table::of(WITH, 2).lays("A mw/01(1,0)r0");
    let places = ["knight (0,0)", "thief (0,0)", "knight (1,0)", "thief W (1,0)", "thief E (1,0)"];
    let mut spots = places.map(|place| table.spot(place)).to_vec();
    spots.push(table.spot("thief S (1,0)"));
    spots.sort_unstable();
    assert_eq!((table.spells(Mage), table.spells(Witch)), (spots.clone(), spots));
    assert!(!table.game.decision().expect("a question").may_pass(), "R-MW-1: somebody must");
    let table = table.casts(Mage, "thief (0,0)");
    assert_eq!(table.game.magician(Mage), Some(table.spot("thief (0,0)")));
    assert_eq!(table.magicians(), [true, false]);
    // R-MW-5, R-MW-11: the follower as usual, on his road too.
    assert_eq!(table.asked(), (Seat(0), Prompt::Wood));
    assert!(table.spots().contains(&"thief W".to_owned()));
    // R-MW-2, R-MW-3: neither the one nor the other goes where one of them is.
    let table = table.passes().lays("B mw/02(2,0)r2");
    let his = table.spot("thief (0,0)");
    assert!(!table.spells(Mage).contains(&his) && !table.spells(Witch).contains(&his));
}

#[test]
fn r_mw_1_eight_tiles_bear_the_symbol() {
    let tiles = Table::of(WITH, 2).game.bag().remaining();
    assert!(tiles.iter().all(|(kind, _)| !kind.kind().marks.has(Mark::Magic)), "it is stacked");
    let kinds = (1..=8).map(|number| crate::table::kind(&format!("mw/0{number}")));
    assert!(kinds.into_iter().all(|kind| kind.kind().marks.has(Mark::Magic)));
}

#[test]
fn s_mw_02_the_mage_gives_a_point_for_each_tile() {
    let table = Table::of(WITH, 2).lies(CITY).stands("A knight (0,0)");
    let table = table.bewitched("mage", "knight (0,0)").lays(&format!("B {CAP}")).passes();
    assert_eq!(table.scores(), ["A city 14"]);
    assert_eq!(table.magicians(), [false; 2], "R-MW-10");
}

#[test]
fn s_mw_03_the_witch_halves_and_rounds_up() {
    let table = Table::of(WITH, 2).lies(ROAD).stands("A thief (0,0)");
    let table = table.bewitched("witch", "thief (0,0)").lays("B base/W(3,0)r0").passes();
    assert_eq!(table.scores(), ["A road 3"]);
    let table = Table::of(WITH, 2).lies(CITY).stands("A knight (0,0)");
    let table = table.bewitched("witch", "knight (0,0)").lays(&format!("B {CAP}")).passes();
    assert_eq!(table.scores(), ["A city 5"]);
}

#[test]
fn s_mw_04_the_witch_halves_an_inn_and_the_mage_pays_where_an_inn_does_not() {
    let road = "base/W(-1,0)r0 ic/15(1,0)r0";
    let table = Table::of("base inns mage", 2).lies(road).stands("A thief (0,0)");
    let witch = table.bewitched("witch", "thief (0,0)").lays("B base/W(2,0)r0").passes();
    assert_eq!(witch.scores(), ["A road 4"]);
    let road = "base/W(-1,0)r0 ic/15(1,0)r0 base/U(2,0)r0";
    let table = || Table::of("base inns mage", 2).lies(road).stands("A thief (0,0)");
    let end = "B base/B(0,1)r0\nend -> A road";
    table().bewitched("mage", "thief (0,0)").plays(&format!("{end} 4"));
    // R-MW-9: a feature worth nothing stays worth nothing with the witch.
    table().bewitched("witch", "thief (0,0)").plays(&format!("{end} 0"));
    // Completed, an inn and the mage are 3 for each tile.
    let table = table().bewitched("mage", "thief (0,0)").lays("B base/W(3,0)r0").passes();
    assert_eq!(table.scores(), ["A road 15"]);
}

#[test]
fn s_mw_05_at_the_end_of_the_game_too() {
    let table = || Table::of(WITH, 2).lies(CITY).stands("A knight (0,0)");
    let end = "B base/B(0,1)r0\nend -> A city";
    table().bewitched("witch", "knight (0,0)").plays(&format!("{end} 2"));
    table().bewitched("mage", "knight (0,0)").plays(&format!("{end} 7"));
}

#[test]
fn s_mw_06_all_owners_get_what_is_left() {
    let table = Table::of(WITH, 2).lies("base/W(-1,0)r0").stands("A thief (0,0)");
    let table = table.stands("B thief E (-1,0)").bewitched("witch", "thief (0,0)");
    let table = table.lays("A base/W(1,0)r0").passes();
    assert_eq!(table.scores(), ["A road 2", "B road 2"]);
}

#[test]
fn s_mw_07_joined_one_of_them_moves_before_anything_is_scored() {
    let table = Table::of(WITH, 2).lies(TWO_ROADS).bewitched("mage", "thief (0,0)");
    let table = table.bewitched("witch", "thief (2,0)").lays("A base/U(1,0)r0");
    let city = vec![table.spot("knight (0,0)")];
    assert_eq!((table.spells(Mage), table.spells(Witch)), (city.clone(), city));
    let table = table.casts(Witch, "knight (0,0)");
    assert_eq!(table.asked(), (Seat(0), Prompt::Wood));
    // With a symbol the one move is enough.
    let table = Table::of(WITH, 2).lies("base/B(0,1)r0 base/U(1,1)r1");
    let table = table.bewitched("mage", "thief (0,0)").bewitched("witch", "thief (1,1)");
    let table = table.lays("A mw/07(1,0)r0");
    assert!(table.asked().1 != Prompt::Mage(mage::Prompt::Remove));
    let to = table.spells(Mage)[0];
    let table = table.does(Action::Mage(mage::Action::Move { who: Mage, to }));
    assert_eq!(table.asked().1, Prompt::Wood);
}

#[test]
fn s_mw_08_where_nothing_is_open_one_of_them_leaves() {
    let closed = format!("{TWO_ROADS} base/E(0,-1)r2");
    let table = Table::of(WITH, 2).lies(&closed).bewitched("mage", "thief (0,0)");
    let table = table.bewitched("witch", "thief (2,0)").lays("A base/U(1,0)r0");
    assert_eq!(table.asked(), (Seat(0), Prompt::Mage(mage::Prompt::Remove)));
    assert_eq!(table.default(), Action::Mage(mage::Action::Remove { who: Witch }));
    let table = table.does(Action::Mage(mage::Action::Remove { who: Mage }));
    assert_eq!((table.magicians(), table.asked().1), ([false, true], Prompt::Wood));
}

#[test]
fn r_mw_4_alone_it_leaves_unasked_and_without_both_nothing_happens() {
    let table = Table::of(WITH, 2).lies(NARROW).bewitched("witch", "knight (0,0)");
    let table = table.lays("A mw/05(0,-1)r0");
    assert_eq!((table.magicians(), table.asked().1), ([false; 2], Prompt::Wood));
    let off = Event::Mage(mage::Event::Moved { who: Witch, to: None });
    assert!(table.events.contains(&off));
    let table = Table::of(WITH, 2).lies(NARROW).lays("A mw/05(0,-1)r0");
    let moved = |event: &Event| matches!(event, Event::Mage(_));
    assert!(table.asked().1 == Prompt::Wood && !table.events.iter().any(moved));
}

#[test]
fn s_mw_09_a_symbol_that_completes_the_city_comes_first() {
    let table = || {
        let table = Table::of(WITH, 2).stands("A knight (0,0)").bewitched("mage", "knight (0,0)");
        table.lays("B mw/05(0,-1)r0")
    };
    let stays = table().casts(Witch, "thief (0,0)").passes();
    assert_eq!((stays.scores(), stays.magicians()), (vec!["A city 6".to_owned()], [false, true]));
    let goes = table().casts(Mage, "thief (0,0)").passes();
    assert_eq!((goes.scores(), goes.magicians()), (vec!["A city 4".to_owned()], [true, false]));
}

#[test]
fn r_mw_10_from_a_feature_that_nobody_scores_it_leaves_or_not() {
    for (value, there) in [("on", false), ("off", true)] {
        let table = Table::with(WITH, 2, &[("mw.unscored_return", value)]);
        let table = table.bewitched("witch", "knight (0,0)").lays("A base/E(0,-1)r2").passes();
        assert_eq!(table.magicians(), [false, there], "{value}");
        // The next symbol calls it from there.
        let table = table.lays("B mw/01(1,0)r0").casts(Witch, "thief (0,0)");
        assert_eq!(table.magicians(), [false, true]);
    }
    let table = Table::with(WITH, 2, &[("mw.unscored_return", "off")]).stands("A knight (0,0)");
    let table = table.bewitched("mage", "knight (0,0)").lays("A base/E(0,-1)r2").passes();
    assert_eq!((table.scores(), table.magicians()), (vec!["A city 6".to_owned()], [false; 2]));
}

#[test]
fn r_mw_10_a_mayor_without_coats_of_arms_owns_nothing() {
    for (value, there) in [("on", false), ("off", true)] {
        let table = Table::with("base abbey mage", 2, &[("mw.unscored_return", value)]);
        let table = table.stands("A mayor knight (0,0)").bewitched("witch", "knight (0,0)");
        let table = table.lays("A base/E(0,-1)r2").passes();
        assert_eq!((table.scores(), table.magicians()), (vec!["A city 0".into()], [false, there]));
    }
}

#[test]
fn r_mw_12_fields_count_a_city_as_ever() {
    let table = Table::of(WITH, 2).stands("A farmer E2 (0,0)").stands("B farmer E1 (0,0)");
    let table = table.bewitched("witch", "knight (0,0)").lays("A base/E(0,-1)r2").passes();
    table.plays("A base/B(0,1)r0\nend -> B field 3, A field 0");
}

#[test]
fn r_mw_13_a_tunnel_joins_their_roads_too() {
    let roads = "king/02(-1,0)r2 tunnel/02(1,0)r0 base/B(0,1)r0 tunnel/03(0,2)r0 base/W(1,2)r0";
    let table = Table::of("base tunnel mage king", 2).lies(roads);
    let table = table.bewitched("mage", "thief (0,0)").bewitched("witch", "thief E (0,2)");
    let token = |table: &Table, road: &str| {
        let at = table.spot(road);
        Action::Tunnel(tunnel::Action::Place { pair: Token::TunnelA, at })
    };
    let table = table.lays("A base/B(-1,2)r0");
    let first = token(&table, "thief E (0,2)");
    let table = table.does(first).passes().lays("A base/B(-2,2)r0");
    let second = token(&table, "thief W (1,0)");
    let table = table.does(second).passes();
    let table = table.casts(Witch, "knight (0,0)");
    // The road of the start tile is complete now: the mage has left.
    assert_eq!(table.magicians(), [false, true]);
}

#[test]
fn r_mw_13_so_does_a_bridge_and_a_bridge_is_a_road() {
    let table = Table::of("base bridges mage", 2).plays("A base/W(1,0)r0");
    let table = table.bewitched("mage", "thief W (1,0)").lays("B base/G(2,0)r1");
    assert_eq!(table.asked().1, Prompt::Wood);
    let table = table.passes().lays("A mw/02(0,-1)r3");
    let bridge = table.spot("thief E (1,0)");
    assert!(table.spells(Witch).contains(&bridge));
    let table = table.casts(Witch, "thief E (1,0)");
    assert_eq!(table.game.magician(Witch), Some(bridge));
}

#[test]
fn r_mw_13_a_ferry_joins_their_roads_and_parts_one() {
    let around = "base/E(0,-1)r2 base/B(1,-1)r0 base/B(2,-1)r0 base/U(2,0)r0";
    let table = || Table::of("base ferries mage", 2).lies(around);
    let linked = |table: Table| table.lays("A ferries/02(1,0)r0").passes().links("(1,0) E W");
    let both = table().bewitched("mage", "thief (0,0)").bewitched("witch", "thief (2,0)");
    let both = linked(both).casts(Witch, "thief S (1,0)");
    assert_eq!((both.magicians(), both.asked().1), ([true; 2], Prompt::Draw));
    // The ferry moves away and the western part is complete: whoever stands there leaves.
    for (place, stays) in [("thief (0,0)", false), ("thief (2,0)", true)] {
        let table = linked(table()).bewitched("mage", place).lays("B base/W(-1,0)r0").passes();
        assert_eq!(table.links("(1,0) E S").magicians(), [stays, false], "{place}");
    }
}

#[test]
fn r_mw_14_a_castle_is_no_place_for_them() {
    let table = Table::of("base castles mage", 2).bewitched("mage", "knight (0,0)").castle("A");
    assert_eq!((table.scores().len(), table.magicians()), (0, [false; 2]));
    // What the castle is paid later is the value as it was changed.
    let table = table.bewitched("witch", "thief (0,0)").lies("base/W(-1,0)r0");
    let table = table.stands("B thief (0,0)").lays("B base/W(1,0)r0").passes();
    assert_eq!(table.scores(), ["B road 2", "A castle 2"]);
}

#[test]
fn by_default_the_witch_harms_others_and_the_mage_helps_oneself() {
    let table = Table::of(WITH, 2).lies(CITY).stands("B knight (0,0)").stands("A thief (0,0)");
    let table = table.lays("A mw/07(1,0)r0");
    let to = table.spot("knight (0,-2)");
    assert_eq!(table.default(), Action::Mage(mage::Action::Move { who: Witch, to }));
    let joined = Table::of(WITH, 2).lies(TWO_ROADS).stands("A knight (0,0)");
    let joined = joined.bewitched("mage", "thief (0,0)").bewitched("witch", "thief (2,0)");
    let joined = joined.lays("A base/U(1,0)r0");
    let to = joined.spot("knight (0,0)");
    assert_eq!(joined.default(), Action::Mage(mage::Action::Move { who: Mage, to }));
}

#[test]
fn where_they_stand_is_kept_and_checked() {
    let table = Table::of(WITH, 2).bewitched("mage", "knight (0,0)");
    assert!(table.refuses([("/states/magic/mage", json!([[5, 5], 0]))]));
    assert!(table.refuses([("/states/magic/witch", json!([[0, 0], 2]))]), "a field");
    assert!(table.refuses([("/states/magic", json!(null))]));
}

#[test]
fn the_mage_comes_on_top_of_a_cathedral_and_after_a_siege() {
    let cathedral = "ic/01(0,-1)r0 base/E(-1,-1)r1 base/E(1,-1)r3";
    let table = || Table::of("base inns mage", 2).lies(cathedral).stands("A knight (0,0)");
    let mage = || table().bewitched("mage", "knight (0,0)");
    assert_eq!(mage().lays("B base/E(0,-2)r2").passes().scores(), ["A city 20"]);
    mage().plays("B base/B(0,1)r0\nend -> A city 4");
    let siege = || Table::of("base siege mage", 2).stands("A knight (0,0)");
    let mage = siege().bewitched("mage", "knight (0,0)").lays("B siege/01(0,-1)r2").passes();
    assert_eq!(mage.scores(), ["A city 4"]);
    let witch = siege().bewitched("witch", "knight (0,0)").lays("B siege/01(0,-1)r2").passes();
    assert_eq!(witch.scores(), ["A city 1"]);
}

#[test]
fn a_lesson_is_the_changed_value() {
    let table = Table::of("base school mage", 2).stands("A knight (0,0)").teaches("B");
    let table = table.bewitched("mage", "knight (0,0)").lays("A base/E(0,-1)r2").passes();
    assert_eq!(table.scores(), ["A city 6", "B lesson 6"]);
}

#[test]
fn an_incomplete_city_that_counts_as_complete_is_changed_after_that() {
    let table = Table::of("base porxada mage", 2).lies(CITY).stands("A knight (0,0)");
    let table = table.holds("A", Token::Porxada, 1).bewitched("witch", "knight (0,0)");
    table.plays("B base/B(0,1)r0\nend -> A city 4");
}

#[test]
fn points_that_the_mage_gave_count_for_the_reward() {
    let table = Table::of("base count mage", 2).lies("base/E(-2,-2)r0");
    let table = table.stands("B knight (-2,-2)").bewitched("mage", "knight (-2,-2)");
    let table = table.lays("A base/E(-2,-3)r2").passes();
    assert_eq!(table.scores(), ["B city 6"]);
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Reward)));
}

#[test]
fn goods_and_fairy_are_paid_as_ever() {
    let table = Table::of("base traders dragon mage", 2).lies("tb/01(0,-1)r2");
    let table = table.stands("A knight (0,0)").fairy_by("A knight (0,0)");
    let table = table.bewitched("witch", "knight (0,0)").lays("B base/E(1,-1)r3").passes();
    assert_eq!(table.scores(), ["A city 3", "A fairy 3"]);
    assert_eq!(table.game.tokens(Seat(1)).count(Token::Grain), 1);
}

#[test]
fn records_by_points_are_those_that_were_paid() {
    let table = Table::with("base king mage", 2, &[("kr.size", "points")]);
    let table = table.bewitched("mage", "knight (0,0)").lays("A base/E(0,-1)r2").passes();
    let size = |event: &Event| match event {
        Event::King(rules::expansions::king::Event::Record { size, .. }) => Some(*size),
        _ => None,
    };
    assert_eq!(table.events.iter().find_map(size), Some(6));
}

#[test]
fn an_abbey_completes_their_roads_as_usual() {
    let table = Table::of("base abbey mage", 2).lies("base/W(-1,0)r0").stands("A thief (0,0)");
    let table = table.lies("base/B(0,1)r0 base/B(1,1)r0 base/B(2,1)r0 base/B(2,0)r0");
    let table = table.lies("base/B(2,-1)r0 base/B(1,-1)r0").bewitched("witch", "thief (0,0)");
    let table = table.abbey("B (1,0)").passes();
    assert_eq!((table.scores(), table.magicians()), (vec!["A road 1".to_owned()], [false; 2]));
}

#[test]
fn the_witch_halves_what_followers_add_in_a_labyrinth_too() {
    let table = Table::of("base labyrinth mage", 2).lies("base/W(-1,0)r0 lab/01(1,0)r0");
    let table = table.lies("base/A(1,-1)r0 base/A(1,1)r2").stands("A thief (0,0)");
    let table = table.stands("A thief (1,-1)").bewitched("witch", "thief (0,0)");
    // 6 tiles and twice 2.
    assert_eq!(table.lays("B base/W(2,0)r0").passes().scores(), ["A road 5"]);
}

#[test]
fn the_gingerbread_man_pays_by_tiles() {
    let table = Table::of("base gingerbread mage", 2).stands("A knight (0,0)");
    let table = table.bewitched("mage", "knight (0,0)").lays("B base/E(0,-1)r2").passes();
    assert_eq!(table.scores(), ["A gingerbread 2", "A city 6"]);
}
