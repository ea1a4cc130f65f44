//! What the School, La Porxada and the Gingerbread Man mean to the other systems, and to each
//! other. `interactions.tsv` names the pairs.

use rules::expansions::crop::Mode;
use rules::expansions::school::Teacher;
use rules::expansions::{count, gingerbread, tower, tunnel};
use rules::{Action, Cause, Edge, FigureKind, Prompt, Seat, SegmentKind, Side, Token};
use serde_json::json;

use crate::table::Table;

/// The tile of La Porxada over the city of the start tile.
const PORXADA: &str = "porxada/01(0,-1)r0";
/// Closes the city of the start tile.
const CLOSES: &str = "base/E(0,-1)r2";
/// A city of its own south of the start tile, open to the south.
const OTHER: &str = "base/E(0,1)r2";
/// Ends the road of the start tile at a crossing.
const CROSSING: &str = "base/W(-1,0)r0";

#[test]
fn goods_and_a_ransom_are_no_lesson() {
    // tb/02 has wine: the city of three tiles is completed by B.
    let table =
        Table::with("base traders school", 2, &[("school.side", "left")]).lies("tb/02(0,-1)r2");
    let table = table.stands("A knight N (0,0)").teaches("B");
    let table = table.plays("B base/E(1,-1)r3 -> A city 6, B lesson 6");
    assert_eq!(table.game.tokens(Seat(1)).count(Token::Wine), 1);
    let table = Table::of("base tower school", 3).captive("A", FigureKind::Small, "B");
    let table = table.starts_with(Seat(0), 10).teaches("C").draws("A base/B");
    let ransom = Action::Tower(tower::Action::Ransom { kind: FigureKind::Small, captor: Seat(1) });
    let table = table.does(ransom);
    assert_eq!(table.scores(), ["A ransom -3", "B ransom 3"]);
    assert_eq!(table.teacher(), Teacher::With(Seat(2)));
}

#[test]
fn an_abbey_completes_a_school_road_and_a_barn_brings_a_lesson() {
    let hole = "base/B(0,1)r0 base/B(-1,1)r0 base/B(-2,1)r0 base/B(-2,0)r0 base/B(-2,-1)r0
        base/B(-1,-1)r0";
    let table = Table::of("base abbey school", 2).lies(hole).stands("A thief E (0,0)").teaches("B");
    let table = table.abbey("B (-1,0)").passes();
    assert_eq!(table.scores(), ["A road 2", "B lesson 2"]);
    assert_eq!(table.teacher(), Teacher::With(Seat(1)));
    // A barn's farm is scored at once: that is a scoring too.
    let meadow = "base/B(0,1)r0 base/B(0,2)r0 base/B(-1,2)r0 base/B(-1,3)r0 base/E(1,2)r1
        base/E(2,2)r3 base/E(1,3)r1 base/E(2,3)r3";
    let table = Table::of("base abbey school", 2).lies(meadow).stands("B farmer N1 (0,2)");
    let table = table.teaches("A").lays("A base/B(0,3)r0");
    let barn = table.barn("(0,3)");
    let table = table.does(barn);
    assert_eq!(table.scores(), ["B field 6", "A lesson 6"]);
    // No link leads through the school: a wagon that was scored stays at home.
    let table = Table::of("base abbey school", 2).stands("A wagon thief E (0,0)");
    let table = table.lies("base/U(1,-1)r1").lays("A base/A(-1,0)r3");
    let table = if table.asks(Prompt::Wood) { table.passes() } else { table };
    assert_eq!(table.targets().len(), 1, "only the cloister in the west");
}

#[test]
fn a_lesson_for_the_active_player_leaves_no_reward_in_carcassonne() {
    let table = |teacher: bool| {
        let table = Table::of("base count school", 2).lies("base/E(-2,-2)r0");
        let table = table.stands("B knight N (-2,-2)");
        let table = if teacher { table.teaches("A") } else { table };
        table.lays("A base/E(-2,-3)r2").passes()
    };
    let rewarded = table(false);
    assert_eq!(rewarded.asked(), (Seat(0), Prompt::Count(count::Prompt::Reward)));
    let taught = table(true);
    assert_eq!(taught.scores(), ["B city 4", "A lesson 4"]);
    assert_eq!(taught.asked().1, Prompt::Draw);
}

#[test]
fn school_roads_count_for_the_robber_and_his_points_are_no_lesson() {
    let table = Table::of("base king school", 2).teaches("A").plays(&format!("B {CROSSING}"));
    assert_eq!(table.game.tokens(Seat(1)).count(Token::Robber), 1);
    let house = [("kr.scoring", "continuous")];
    let table = Table::with("base king school", 2, &house).holds("B", Token::Robber, 1);
    let table = table.teaches("B").plays(&format!("A {CROSSING} -> B robber 1"));
    assert_eq!(table.teacher(), Teacher::With(Seat(0)), "B got no lesson");
}

#[test]
fn the_winner_of_a_challenge_is_a_lesson_and_its_loser_none() {
    let lies = "bcb/06(-1,-2)r0 bcb/06(0,-2)r0 am/10(1,-2)r0 base/B(0,-3)r0 cult/01(1,-3)r0
        bcb/06(-1,-3)r0 bcb/06(0,-4)r0 bcb/06(1,-4)r0";
    let table = Table::of("base cult count school", 2).lies(lies).stands("B monk (0,-3)");
    let table = table.stands("A monk (1,-3)").teaches("A").lays("B bcb/06(-1,-4)r0").passes();
    assert_eq!(table.scores(), ["B cloister 9", "A cloister 0", "A lesson 9"]);
}

#[test]
fn a_castles_points_are_a_lesson_and_no_bridge_lies_on_the_school() {
    let table = Table::of("base castles school", 3).castle("A").teaches("C");
    let table = table.plays(&format!("B {CROSSING} -> A castle 3, C lesson 3"));
    assert_eq!(table.teacher(), Teacher::With(Seat(1)));
    let board = table.game.board();
    let school = board.tiles().iter().filter(|placed| placed.tile().set() == "school");
    for placed in school {
        let field = |side: Side| placed.tile().edge(side, placed.rotation) == Edge::Field;
        assert!(!Side::ALL.into_iter().any(field), "a bridge ends at fields");
    }
}

#[test]
fn a_linked_road_may_lead_to_the_school() {
    let table = Table::of("base tunnel school", 2).lies("tunnel/03(1,-1)r0 base/V(2,-1)r0");
    let mut table = table.stands("B thief W (2,-1)").teaches("A");
    for (line, mouth) in
        [("A base/B(0,1)r0", "thief S (1,-1)"), ("A base/B(0,2)r0", "thief E (1,-1)")]
    {
        table = table.lays(line);
        let at = table.spot(mouth);
        table = table.does(Action::Tunnel(tunnel::Action::Place { pair: Token::TunnelA, at }));
        table = if table.asks(Prompt::Wood) { table.passes() } else { table };
    }
    assert_eq!(table.scores(), ["B road 4", "A lesson 4"]);
    assert_eq!(table.teacher(), Teacher::With(Seat(0)));
}

#[test]
fn the_teacher_repeats_what_besiegers_leave() {
    let table = Table::of("base siege school", 2).stands("A knight N (0,0)").teaches("B");
    table.plays("B siege/01(0,-1)r2 -> A city 2, B lesson 2");
}

#[test]
fn points_of_the_gingerbread_man_are_no_lesson() {
    let table = Table::of("base school gingerbread", 2).lies(OTHER).stands("A knight N (0,0)");
    let table = table.teaches("B").lays(&format!("A {CLOSES}")).passes().sends("knight S (0,1)");
    assert_eq!(table.scores(), ["A gingerbread 2", "A city 4", "B lesson 4"]);
    // Alone they bring none at all.
    let table = Table::of("base school gingerbread", 2).stands("A knight N (0,0)").teaches("B");
    let table = table.lays("A gingerbread/01(0,1)r1").passes().sends("knight E (0,1)");
    assert_eq!(table.scores(), ["A gingerbread 1"]);
    assert_eq!(table.teacher(), Teacher::With(Seat(1)));
}

#[test]
fn captives_and_those_on_towers_or_in_carcassonne_are_not_exchanged() {
    let table = Table::of("base porxada tower", 2).lies("tower/02(0,1)r0").tower("A", "(0,1)", 1);
    let table = table.captive("B", FigureKind::Small, "A").stands("A knight N (0,0)");
    let table = table.lays("B base/B(0,2)r0");
    let topper = table.deploy("tower (0,1)");
    let table = table.does(topper).lays(&format!("A {PORXADA}"));
    assert_eq!(table.swaps(), 0);
    // Whoever refuses may take the one on the tower, but no captive.
    let table = Table::of("base porxada count", 2).lies("base/E(-2,-2)r0").councillor("B castle");
    let table = table.stands("A knight N (-2,-2)").lays("A porxada/01(-2,-3)r0");
    assert_eq!(table.swaps(), 0);
}

#[test]
fn a_councillor_who_joins_the_city_of_la_porxada_gets_a_token() {
    let city = "base/E(-2,-2)r0 porxada/01(-2,-3)r0 base/E(-3,-3)r1 base/E(-1,-3)r3";
    let table = Table::of("base porxada count", 2).lies(city).stands("A knight N (-2,-2)");
    let table = table.councillor("B castle").count_in("market").lays("A base/E(-2,-4)r2");
    let table = if table.asks(Prompt::Wood) { table.passes() } else { table };
    assert_eq!(table.asked(), (Seat(1), Prompt::Count(count::Prompt::Councillors)));
    let table = table.moves_to("knight N (-2,-2)");
    let held = |seat| table.game.tokens(Seat(seat)).count(Token::Porxada);
    assert_eq!((held(0), held(1)), (1, 1));
}

#[test]
fn an_exchange_keeps_a_challenge() {
    let meadow = "bcb/06";
    let table = Table::rivals("base cult porxada", &[], meadow, "(-1,3) (2,3)");
    let table = table.stands("A monk (0,2)").stands("B monk (1,2)").lays(&format!("A {PORXADA}"));
    let swap = table.swap("A monk (0,2)", "B monk (1,2)");
    let table = table.does(swap).does(Action::Accept);
    let table = if table.asks(Prompt::Wood) { table.passes() } else { table };
    table.plays("B bcb/06(-1,3)r0 -> B cloister 9, A cloister 0");
}

#[test]
fn an_exchanged_wagon_does_not_move_on() {
    let table = Table::of("base porxada abbey", 2).lies("base/U(-1,0)r0 base/A(1,0)r1");
    let table = table.stands("A wagon thief E (-1,0)").stands("B knight N (0,0)");
    let table = table.lays(&format!("A {PORXADA}"));
    let swap = table.swap("A wagon thief E (-1,0)", "B knight N (0,0)");
    let table = table.does(swap).does(Action::Accept);
    let table = if table.asks(Prompt::Wood) { table.passes() } else { table };
    assert!(table.has("A wagon knight N (0,0)"));
    assert_eq!(table.asked().1, Prompt::Draw);
}

#[test]
fn the_exchange_comes_before_the_gingerbread_man() {
    let round = "base/U(-1,0)r0 base/U(1,0)r0 base/E(-1,-1)r1 base/E(1,-1)r3 base/B(-1,-2)r0
        base/E(0,-2)r2";
    let table = Table::of("base porxada gingerbread", 2).lies(OTHER).lies(round);
    let table = table.stands("A thief E (-1,0)").stands("B knight N (0,0)");
    let table = table.lays(&format!("A {PORXADA}"));
    let swap = table.swap("A thief E (-1,0)", "B knight N (0,0)");
    let table = table.does(swap).does(Action::Accept);
    let table = if table.asks(Prompt::Wood) { table.passes() } else { table };
    let table = table.sends("knight S (0,1)");
    assert_eq!(table.scores(), ["A gingerbread 5", "A city 12"]);
}

#[test]
fn whom_dragon_princess_or_tower_took_is_no_knight_for_the_gingerbread_man() {
    let table = Table::of("base dragon gingerbread", 2).lies("base/B(0,1)r0").dragon_on("(0,1)");
    let table = table.stands("A knight N (0,0)").lays("B pd/04(0,-1)r2").passes().walks("N");
    let table = table.walks_on();
    assert!(table.scores().is_empty());
    assert_eq!((table.gone(), table.game.gingerbread()), (vec!["A small dragon".to_owned()], None));
    let table = Table::of("base tower gingerbread", 2).stands("A knight N (0,0)");
    let table = table.lays("B tower/01(0,-1)r2");
    let piece = table.piece("(0,-1)");
    let table = table.does(piece);
    let taken = table.take("A knight N (0,0)", Cause::Tower);
    let table = table.does(taken);
    assert_eq!((table.scores().len(), table.game.gingerbread()), (0, None));
}

#[test]
fn points_of_the_gingerbread_man_at_a_scoring_leave_no_reward_in_carcassonne() {
    let table = |here: bool| {
        let mut table =
            Table::of("base count gingerbread", 2).lies("base/E(-2,-2)r0 base/G(-2,-3)r1");
        table = table.stands("A knight N (-2,-2)").stands("B knight N (-2,-3)");
        table = table.stands("B knight N (-2,-2)");
        let city = json!({"city": table.spot("knight N (-2,-2)")});
        let place = if here { city } else { json!("away") };
        table.edit(|state| state["states"]["gingerbread"]["place"] = place);
        table.lays("A base/E(-2,-4)r2").passes()
    };
    let away = table(false);
    assert_eq!(away.asked(), (Seat(0), Prompt::Count(count::Prompt::Reward)));
    let here = table(true);
    assert_eq!(here.asked(), (Seat(0), Prompt::Gingerbread(gingerbread::Prompt::Move)));
    let here = here.chooses_first();
    assert_eq!(here.scores(), ["A gingerbread 3", "B gingerbread 6", "B city 6"]);
    assert_eq!(here.asked().1, Prompt::Draw, "A got points");
}

impl Table {
    /// Whoever is asked takes the first option.
    fn chooses_first(self) -> Self {
        let asked = self.game.decision().expect("a question");
        let first = asked.options[0];
        self.does(first)
    }
}

#[test]
fn councillors_are_knights_for_the_gingerbread_man() {
    let mut table = Table::of("base count gingerbread", 2).lies("base/E(-2,-2)r0");
    table = table.stands("A knight N (-2,-2)").councillor("B castle").count_in("market");
    let city = json!({"city": table.spot("knight N (-2,-2)")});
    table.edit(|state| state["states"]["gingerbread"]["place"] = city);
    let table = table.lays("A base/E(-2,-3)r2").passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Count(count::Prompt::Councillors)));
    let table = table.moves_to("knight N (-2,-2)").chooses_first();
    let scores = ["A gingerbread 2", "B gingerbread 2", "A city 4", "B city 4"];
    assert_eq!(table.scores(), scores);
}

#[test]
fn whom_a_circle_adds_is_a_knight_for_the_gingerbread_man() {
    let table = Table::of("base crop gingerbread", 2).stands("A knight N (0,0)");
    let table = table.lays("B crop/02(0,1)r2").passes();
    let table = table.circle(Mode::Add, SegmentKind::City);
    let knight = table.deploy("knight N (0,0)");
    let table = table.does(knight);
    let table = table.lays("B gingerbread/01(0,-1)r0").passes().chooses_first();
    assert_eq!(table.scores(), ["A gingerbread 4", "A city 4"]);
}

#[test]
fn the_gingerbread_man_counts_tiles_whatever_cathedrals_and_besiegers_say() {
    let table = Table::of("base siege gingerbread", 2).lies(OTHER).stands("A knight N (0,0)");
    let table = table.lays("B siege/01(0,-1)r2").passes().sends("knight S (0,1)");
    assert_eq!(table.scores(), ["A gingerbread 2", "A city 2"]);
    let cathedral = "ic/01(0,-1)r0 base/E(-1,-1)r1 base/E(1,-1)r3";
    let table = Table::of("base inns gingerbread", 2).lies(OTHER).lies(cathedral);
    let table = table.stands("A knight N (0,0)").lays("B base/E(0,-2)r2").passes();
    let table = table.sends("knight S (0,1)");
    assert_eq!(table.scores(), ["A gingerbread 5", "A city 15"]);
}
