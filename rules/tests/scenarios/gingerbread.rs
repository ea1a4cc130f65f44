//! The Gingerbread Man: R-GB-1..15, S-GB-01..10.

use rules::expansions::{abbey, castles, gingerbread};
use rules::{
    Action, Event, Game, KindId, Mark, Pos, Prompt, Seat, Seed, Setup, SetupError, Spot, Systems,
};
use serde_json::json;

use crate::table::Table;

const WITH: &str = "base gingerbread";
/// A tile with his sign and two cities, south of the start tile.
const SIGN: &str = "gingerbread/01(0,1)r1";
/// A city of its own south of the start tile, open to the south.
const OTHER: &str = "base/E(0,1)r2";
/// Closes the city of the start tile.
const CLOSES: &str = "base/E(0,-1)r2";

impl Table {
    /// The Gingerbread Man goes to the city of a place: `sends("knight N (0,-1)")`.
    pub fn sends(self, words: &str) -> Self {
        let to = self.spot(words);
        let asked = self.game.decision().expect("a question");
        assert_eq!(
            (asked.seat, asked.prompt),
            (self.game.turn().seat, Prompt::Gingerbread(gingerbread::Prompt::Move))
        );
        self.does(Action::Gingerbread(gingerbread::Action::Move { to }))
    }

    /// Whether the Gingerbread Man is in the city of a place.
    pub fn is_home(&self, words: &str) -> bool {
        let board = self.game.board();
        let city = self.game.gingerbread().map(|spot| board.feature_at(spot));
        city == Some(board.feature_at(self.spot(words)))
    }

    /// The Gingerbread Man is off the board.
    fn away(mut self) -> Self {
        self.edit(|state| state["states"]["gingerbread"]["place"] = json!("away"));
        self
    }

    /// The cities between which the active seat chooses for him.
    fn doors(&self) -> Vec<Spot> {
        let options = self.game.decision().map_or(&[][..], |asked| &asked.options);
        let to = |action: &Action| match *action {
            Action::Gingerbread(gingerbread::Action::Move { to }) => Some(to),
            _ => None,
        };
        options.iter().filter_map(to).collect()
    }
}

/// How often the Gingerbread Man moved since the last tile was drawn.
fn moves(table: &Table) -> usize {
    let moved =
        |event: &&Event| matches!(event, Event::Gingerbread(gingerbread::Event::Moved { .. }));
    table.events.iter().filter(moved).count()
}

#[test]
fn r_gb_1_six_tiles_more() {
    let systems = Systems::named(["winter", "gingerbread"]).expect("systems that exist");
    let mut setup = Setup::new(2, systems, Seed::from_number(1));
    setup.hold_draw = true;
    let (game, _) = Game::new(setup).expect("a table");
    assert_eq!(game.bag().len() + game.board().tiles().len(), 90);
    let tiles = game.bag().remaining().into_iter();
    let signs = tiles.filter(|(kind, _)| kind.kind().marks.has(Mark::Gingerbread));
    assert_eq!(signs.count(), 6);
}

#[test]
fn r_gb_1_the_host_may_bring_the_six_tiles() {
    let systems = Systems::named(["base", "gingerbread"]).expect("systems that exist");
    let mut setup = Setup::new(2, systems, Seed::from_number(1));
    setup.house.set("gbm_tiles", "host_table").expect("an option that exists");
    assert_eq!(setup.host_sets(), [("gingerbread", 6)]);
    let lacking = SetupError::HostTiles { set: "gingerbread", wanted: 6, found: 0 };
    assert_eq!(Game::new(setup.clone()).err(), Some(lacking));
    let kind = KindId::host("gingerbread", "CFFF city N; field E1,E2,S1,S2,W1,W2 c1");
    let kind = kind.expect("a tile with a city");
    setup.host_tiles = vec![kind; 6];
    let (game, _) = Game::new(setup).expect("a table");
    let tiles = game.bag().remaining();
    let signs: Vec<_> =
        tiles.into_iter().filter(|(kind, _)| kind.kind().marks.has(Mark::Gingerbread)).collect();
    assert_eq!(signs, [(kind, 6)]);
    assert_eq!(Game::restore(&game.snapshot()).expect("a game").hash(), game.hash());
}

#[test]
fn r_gb_2_and_12_he_begins_in_the_city_of_the_start_tile_or_comes_later() {
    let table = Table::of(WITH, 2);
    assert!(table.is_home("knight N (0,0)"));
    assert!(Table::of("base school gingerbread", 2).is_home("knight N (0,0)"));
    // With a river he comes to the first city that is open when its part was scored.
    let table = Table::of("base river1 gingerbread", 2);
    assert_eq!(table.game.gingerbread(), None);
    let table = table.plays("A river1/07(1,0)r0").lays("B river1/03(2,0)r0").passes();
    assert_eq!(table.doors().len(), 2);
    let table = table.sends("knight S (2,0)");
    assert!(table.is_home("knight S (2,0)") && table.scores().is_empty());
    // With Carcassonne too, whose half-built cities are no tile just placed.
    let table = Table::of("base count gingerbread", 2).plays("A base/B(-2,-2)r0");
    assert_eq!(table.game.gingerbread(), None);
    let table = table.lays("B gingerbread/02(-1,-2)r1").passes();
    assert!(table.doors().len() > 2, "R-GB-3: a sign lets him enter any city");
}

#[test]
fn s_gb_01_he_leaves_when_a_sign_is_laid() {
    let city = "base/F(0,-1)r1 base/G(0,-2)r1 base/G(0,-3)r1";
    let table =
        Table::of(WITH, 2).lies(city).stands("A knight N (0,0)").stands("A knight N (0,-1)");
    let table = table.stands("B knight N (0,-2)").lays(&format!("A {SIGN}")).passes();
    assert_eq!(table.doors().len(), 2);
    let table = table.sends("knight W (0,1)");
    assert_eq!(table.scores(), ["A gingerbread 8", "B gingerbread 4"]);
    assert_eq!((table.small(0), table.small(1)), (5, 6), "knights stay");
    assert!(table.is_home("knight W (0,1)"));
}

/// A city of so many tiles over the start tile, three of them with pennants if there are enough,
/// and the line that closes it.
fn tall(tiles: i16, pennants: i16) -> (String, String) {
    let tile = |row: i16| if row <= pennants { "base/F" } else { "base/G" };
    let rows = 1..tiles - 1;
    let lies: Vec<String> = rows.map(|row| format!("{}(0,-{row})r1", tile(row))).collect();
    (lies.join(" "), format!("base/E(0,-{})r2", tiles - 1))
}

#[test]
fn s_gb_02_a_completed_city_pays_him_first() {
    let (city, cap) = tall(10, 3);
    let table = Table::of(WITH, 2).lies(OTHER).lies(&city).stands("A knight N (0,0)");
    let table = table.stands("A knight N (0,-5)").lays(&format!("A {cap}")).passes();
    assert_eq!(table.scores(), ["A gingerbread 20"], "before he goes");
    let table = table.sends("knight S (0,1)");
    assert_eq!(table.scores(), ["A gingerbread 20", "A city 26"]);
    assert_eq!(table.small(0), 7);
}

#[test]
fn s_gb_03_one_knight_in_seven_tiles() {
    let (city, cap) = tall(7, 0);
    let table = Table::of(WITH, 2).lies(OTHER).lies(&city).stands("A knight N (0,0)");
    let table = table.lays(&format!("B {cap}")).passes();
    assert_eq!(
        table.asked(),
        (Seat(1), Prompt::Gingerbread(gingerbread::Prompt::Move)),
        "whoever completed it moves him"
    );
    let table = table.sends("knight S (0,1)");
    assert_eq!(table.scores(), ["A gingerbread 7", "A city 14"]);
}

#[test]
fn s_gb_04_a_minority_is_paid_too() {
    let (city, cap) = tall(5, 0);
    let table = Table::of(WITH, 2).lies(OTHER).lies(&city).stands("A knight N (0,0)");
    let table = table.stands("A knight N (0,-1)").stands("B knight N (0,-2)");
    let table = table.lays(&format!("A {cap}")).passes().sends("knight S (0,1)");
    assert_eq!(table.scores(), ["A gingerbread 10", "B gingerbread 5", "A city 10"]);
}

#[test]
fn s_gb_05_without_a_city_to_go_to_he_leaves_the_board() {
    let table = Table::of(WITH, 2).stands("A knight N (0,0)");
    let table = table.plays(&format!("A {CLOSES} -> A gingerbread 2, A city 4"));
    assert_eq!(table.game.gingerbread(), None);
    assert!(table.events.contains(&Event::Gingerbread(gingerbread::Event::Moved { to: None })));
    // A city is not enough to bring him back.
    let table = table.plays("B base/E(1,-1)r0");
    assert_eq!(table.game.gingerbread(), None);
    let table = table.lays(&format!("A {SIGN}")).passes();
    assert_eq!(table.doors().len(), 3);
    let table = table.sends("knight E (0,1)");
    assert!(table.scores().is_empty() && table.is_home("knight E (0,1)"));
}

#[test]
fn s_gb_06_where_there_is_no_other_city_he_stays() {
    let round = "base/U(-1,0)r0 base/E(-1,-1)r1 base/B(-1,-2)r0 base/E(0,-2)r2";
    let table = Table::of(WITH, 2).lies(round).stands("A knight N (0,0)");
    let table = table.plays("A gingerbread/05(0,-1)r0");
    assert_eq!(moves(&table), 0);
    assert!(table.is_home("knight S (0,-1)"), "R-GB-8");
}

#[test]
fn s_gb_07_an_empty_city_pays_nobody() {
    let table = Table::of(WITH, 2).lays(&format!("A {SIGN}")).passes().sends("knight E (0,1)");
    assert!(table.scores().is_empty());
}

#[test]
fn s_gb_08_the_tile_itself_counts_first() {
    let table = Table::of(WITH, 2).lays("A gingerbread/04(0,-1)r2");
    let knight = table.deploy("knight S (0,-1)");
    let table = table.does(knight).sends("knight N (0,-1)");
    assert_eq!(table.scores(), ["A gingerbread 2"]);
}

#[test]
fn s_gb_09_a_sign_that_completes_his_city_moves_him_twice() {
    let lays = |options: &[(&str, &str)]| {
        let table = Table::with(WITH, 2, options).lies(OTHER).stands("A knight N (0,0)");
        let table = table.stands("B knight S (0,1)").lays("A gingerbread/01(0,-1)r0").passes();
        table.sends("knight S (0,1)")
    };
    let table = lays(&[]);
    assert_eq!(table.scores(), ["A gingerbread 2", "A city 4"]);
    let table = table.sends("knight N (0,-1)");
    assert_eq!(table.scores(), ["A gingerbread 2", "A city 4", "B gingerbread 1"]);
    assert_eq!(moves(&table), 2);
    // R-GB-7: or only once.
    let once = lays(&[("gbm_tile_moves_again", "off")]);
    assert_eq!((once.asked().1, moves(&once)), (Prompt::Draw, 1));
    let later = once.lays("B gingerbread/06(0,2)r0").passes();
    assert_eq!(
        later.asked().1,
        Prompt::Gingerbread(gingerbread::Prompt::Move),
        "the next sign calls him again"
    );
}

#[test]
fn s_gb_10_the_first_proposed_tile() {
    let table = Table::of(WITH, 2).stands("A knight N (0,0)");
    let table = table.lays("A gingerbread/01(0,-1)r0").passes();
    assert_eq!(table.doors(), [table.spot("knight N (0,-1)")]);
    let table = table.sends("knight N (0,-1)");
    assert_eq!(table.scores(), ["A gingerbread 2", "A city 4"]);
    assert_eq!((table.asked().1, moves(&table)), (Prompt::Draw, 1), "he stays");
}

#[test]
fn r_gb_3_every_open_city_is_a_door_and_one_is_chosen_in_silence() {
    let table = Table::of(WITH, 2).lies(OTHER).stands("B knight S (0,1)");
    let table = table.stands("A knight N (0,0)").lays("A gingerbread/01(0,-1)r0").passes();
    let doors = [table.spot("knight N (0,-1)"), table.spot("knight S (0,1)")];
    assert_eq!(table.doors(), doors, "occupied or not");
    // Overview 5: the largest with an own knight, or else the one with the fewest others.
    let asked = table.game.decision().expect("a question");
    assert_eq!(table.game.default_of(asked), 0);
    let own = Table::of(WITH, 2).lies(OTHER).stands("A knight S (0,1)");
    let own = own.stands("A knight N (0,0)").lays("A gingerbread/01(0,-1)r0").passes();
    let asked = own.game.decision().expect("a question");
    assert_eq!(own.game.default_of(asked), 1);
}

#[test]
fn r_gb_5_6_and_15_every_knight_counts_one_but_a_big_one_may_count_two() {
    let pays = |options: &[(&str, &str)]| {
        let table =
            Table::with("base inns abbey traders gingerbread", 2, options).lies("base/F(0,-1)r1");
        let table = table.stands("A big knight N (0,0)").stands("B mayor knight N (0,-1)");
        let table = table.stands("B wagon knight N (0,-1)").stands("A builder knight N (0,0)");
        let table = table.lays(&format!("B {SIGN}")).passes().sends("knight E (0,1)");
        table.scores()
    };
    assert_eq!(pays(&[]), ["A gingerbread 2", "B gingerbread 4"]);
    assert_eq!(pays(&[("gbm_big_counts_two", "on")]), ["A gingerbread 4", "B gingerbread 4"]);
}

#[test]
fn r_gb_9_and_11_he_scores_nothing_at_the_end_and_occupies_nothing() {
    let table = Table::of(WITH, 2).lays("A base/G(0,-1)r1");
    assert!(table.spots().contains(&"knight N".to_owned()));
    let table = Table::of(WITH, 2).stands("A knight N (0,0)");
    table.plays("A base/B(0,1)r0\nend -> A city 1");
}

#[test]
fn r_gb_10_and_13_before_a_castle_is_built_he_leaves() {
    let table = Table::of("base castles gingerbread", 2).lies(OTHER).stands("B knight S (0,1)");
    let table = table.castle("A");
    assert_eq!(table.asked(), (Seat(0), Prompt::Gingerbread(gingerbread::Prompt::Move)));
    assert_eq!(table.scores(), ["A gingerbread 2"]);
    let table = table.sends("knight S (0,1)");
    assert!(table.is_home("knight S (0,1)"));
    let built = table
        .events
        .iter()
        .position(|event| matches!(event, Event::Castles(castles::Event::Converted { .. })));
    let left =
        |event: &Event| matches!(event, Event::Gingerbread(gingerbread::Event::Moved { .. }));
    assert!(built > table.events.iter().position(left));
    assert_eq!(table.asked().1, Prompt::Draw);
    // Without another city he leaves the board.
    let table = Table::of("base castles gingerbread", 2).castle("A");
    assert_eq!(
        (table.scores(), table.game.gingerbread()),
        (vec!["A gingerbread 2".to_owned()], None)
    );
}

#[test]
fn r_gb_14_in_the_last_round_a_completed_city_pays_too() {
    let round = "base/U(-1,0)r0 base/U(1,0)r0 base/B(-1,-1)r0 base/B(1,-1)r0 base/B(-1,-2)r0
        base/B(0,-2)r0 base/E(0,1)r2";
    let table = Table::of("base abbey gingerbread", 2).lies(round).stands("A knight N (0,0)");
    let mut table = table.lays("B base/B(1,-2)r0").last_tile().passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Abbey(abbey::Prompt::LastTile)));
    table.apply(Action::Place { pos: Pos::new(0, -1), rotation: rules::Rotation::default() });
    let table = table.passes().sends("knight S (0,1)");
    let scores = table.scores();
    let first = scores.iter().position(|line| line == "A gingerbread 1").expect("he pays");
    assert_eq!(scores[first + 1], "A city 2");
    assert!(table.is_home("knight S (0,1)"));
}

#[test]
fn r_gb_4_other_completed_cities_are_none_of_his_business() {
    // R-GB-14: he is elsewhere when a city is completed.
    let table = Table::of(WITH, 2).away().stands("A knight N (0,0)");
    let table = table.plays(&format!("A {CLOSES} -> A city 4"));
    assert_eq!(moves(&table), 0);
}
