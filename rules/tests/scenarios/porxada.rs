//! La Porxada: R-PX-1..13, S-PX-1..6.

use rules::expansions::porxada;
use rules::{Action, Cause, FigureKind, Prompt, Seat, Token};
use serde_json::json;

use crate::table::Table;

const WITH: &str = "base porxada";
/// The tile over the city of the start tile.
const TILE: &str = "porxada/01(0,-1)r0";
/// A road west of the start tile.
const ROAD: &str = "base/U(-1,0)r0";
/// The tile, and all that its city needs but the cap in the north.
const CITY: &str = "porxada/01(0,-1)r0 base/E(-1,-1)r1 base/E(1,-1)r3";
const CAP: &str = "base/E(0,-2)r2";
/// A city of three tiles with a pennant that stays open.
const OPEN: &str = "base/G(0,1)r0 base/F(1,1)r0 base/G(-1,1)r0";

impl Table {
    /// To offer `A thief E (0,0)` for `B knight N (0,0)`.
    pub fn swap(&self, own: &str, wanted: &str) -> Action {
        Action::Porxada(porxada::Action::Swap {
            own: self.figure(own),
            wanted: self.figure(wanted),
        })
    }

    /// Whether somebody stands there.
    pub fn has(&self, words: &str) -> bool {
        self.game.figures().contains(&self.figure(words))
    }

    /// The exchanges that may be offered now.
    pub fn swaps(&self) -> usize {
        let options = self.game.decision().map_or(&[][..], |asked| &asked.options);
        options
            .iter()
            .filter(|option| matches!(option, Action::Porxada(porxada::Action::Swap { .. })))
            .count()
    }

    /// The tokens of the seats.
    fn tokens(&self) -> Vec<u8> {
        let held = |seat| self.game.tokens(seat).count(Token::Porxada);
        self.game.seats().map(held).collect()
    }

    /// A seat has made the offer of La Porxada already.
    fn exchanged(mut self) -> Self {
        self.edit(|state| state["states"]["porxada"]["exchange"] = json!(true));
        self
    }
}

/// A's thief and B's knight, and A has just laid the tile.
pub fn offering(systems: &str, options: &[(&str, &str)]) -> Table {
    let table = Table::with(systems, 2, options).lies(ROAD).stands("A thief E (-1,0)");
    table.stands("B knight N (0,0)").lays(&format!("A {TILE}"))
}

#[test]
fn r_px_1_there_is_one_tile_and_it_is_laid_like_any_other() {
    let table = Table::of(WITH, 2).draws("A porxada/01");
    assert_eq!(table.places(), ["(0,-1)r0", "(0,-1)r1", "(0,-1)r2", "(0,-1)r3"]);
}

#[test]
fn s_px_1_two_followers_change_places() {
    let table = offering("base porxada traders", &[]);
    let swap = table.swap("A thief E (-1,0)", "B knight N (0,0)");
    assert_eq!(table.swaps(), 1);
    let table = table.does(swap);
    assert_eq!(table.asked(), (Seat(1), Prompt::Porxada(porxada::Prompt::Answer)));
    let asked = table.game.decision().expect("a question");
    assert_eq!(
        (&asked.options[..], table.game.default_of(asked)),
        (&[Action::Accept, Action::Refuse][..], 0)
    );
    let table = table.does(Action::Accept);
    assert!(table.has("A knight N (0,0)") && table.has("B thief E (-1,0)"));
    // R-PX-11: once; the wooden thing is still to come.
    assert_eq!((table.asked(), table.swaps()), ((Seat(0), Prompt::Wood), 0));
    assert_eq!(table.scores(), [""; 0], "the exchange gives no points");
    let table = table.passes().lies("base/E(-1,-1)r1 base/E(1,-1)r3");
    let table = table.plays(&format!("B {CAP} -> A city 12"));
    // R-PX-2, R-PX-6: who exchanged has no bonus to give.
    assert_eq!(table.tokens(), [0, 0]);
}

#[test]
fn s_px_2_whoever_refuses_gives_a_follower_up() {
    let table = offering(WITH, &[]);
    let swap = table.swap("A thief E (-1,0)", "B knight N (0,0)");
    let table = table.does(swap).does(Action::Refuse);
    assert_eq!(table.asked(), (Seat(1), Prompt::Porxada(porxada::Prompt::Victim)));
    let asked = table.game.decision().expect("a question");
    let small = Action::Porxada(porxada::Action::GiveUp { kind: FigureKind::Small });
    let knight = table.take("B knight N (0,0)", Cause::Porxada);
    assert_eq!((&asked.options[..], table.game.default_of(asked)), (&[small, knight][..], 0));
    let table = table.does(small);
    assert_eq!(table.game.lost(), [(Seat(1), FigureKind::Small)]);
    assert_eq!((table.small(1), table.swaps()), (5, 0), "the offer is spent");
    assert!(table.has("A thief E (-1,0)") && table.has("B knight N (0,0)"));
    assert_eq!(table.asked().1, Prompt::Draw, "nothing else is left to do");
    // The wanted one may go too.
    let table = offering(WITH, &[]);
    let swap = table.swap("A thief E (-1,0)", "B knight N (0,0)");
    let table = table.does(swap).does(Action::Refuse);
    let knight = table.take("B knight N (0,0)", Cause::Porxada);
    let table = table.does(knight);
    assert_eq!((table.game.figures().len(), table.small(1)), (1, 6));
}

#[test]
fn s_px_3_without_a_follower_there_is_only_the_bonus() {
    let table = Table::of(WITH, 2).lies(ROAD).stands("B knight N (0,0)").lays(&format!("A {TILE}"));
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw), "nobody can be deployed either");
    // Nor if nobody else has one.
    let alone = Table::of(WITH, 2).lies(ROAD).stands("A thief E (-1,0)").lays(&format!("A {TILE}"));
    assert_eq!(alone.swaps(), 0);
}

#[test]
fn r_px_3_and_11_the_offer_comes_before_or_after_the_wooden_thing() {
    let table = Table::of(WITH, 2).lies(ROAD).stands("B thief E (-1,0)").lays(&format!("A {TILE}"));
    assert_eq!(table.swaps(), 0, "A has nobody on the board yet");
    let deploy = table.deploy("knight N (0,-1)");
    let table = table.does(deploy);
    assert_eq!(
        (table.asked(), table.swaps()),
        ((Seat(0), Prompt::Porxada(porxada::Prompt::Swap)), 1)
    );
    let asked = table.game.decision().expect("a question");
    assert_eq!(asked.options[table.game.default_of(asked)], Action::Pass, "the bonus");
    let swap = table.swap("A knight N (0,-1)", "B thief E (-1,0)");
    let table = table.does(swap).does(Action::Accept);
    assert!(table.has("B knight N (0,-1)") && table.has("A thief E (-1,0)"));
    assert_eq!(table.asked().1, Prompt::Draw, "the part goes on");
    // Whoever passes has chosen the bonus.
    let table = offering(WITH, &[]).passes();
    assert_eq!(table.asked().1, Prompt::Draw);
}

#[test]
fn r_px_5_figures_go_only_where_they_may_stand() {
    let systems = "base porxada abbey traders";
    let table = Table::of(systems, 2).lies("base/U(-1,0)r0 base/B(0,1)r0 base/B(-1,1)r0");
    let table = table.stands("A mayor knight N (0,0)").stands("A monk (0,1)");
    let table = table.stands("B thief E (-1,0)").stands("B farmer N1 (-1,0)");
    let table = table.lays(&format!("A {TILE}"));
    let offers = |own: &str, wanted: &str| table.offers(table.swap(own, wanted));
    assert!(offers("A monk (0,1)", "B thief E (-1,0)"));
    assert!(offers("A monk (0,1)", "B farmer N1 (-1,0)"));
    assert!(!offers("A mayor knight N (0,0)", "B thief E (-1,0)"), "a mayor only in a city");
    assert!(!offers("A mayor knight N (0,0)", "B farmer N1 (-1,0)"));
    // A wagon on no field, and with the house rule on no cloister without a road.
    let strict = [("am.wagon_on_monastery", "only_if_road_on_tile")];
    for (options, allowed) in [(&[][..], true), (&strict[..], false)] {
        let table = Table::with(systems, 2, options).lies("base/U(-1,0)r0 base/B(0,1)r0");
        let table = table.stands("A wagon thief E (-1,0)").stands("B monk (0,1)");
        let table = table.stands("B farmer N1 (-1,0)").lays(&format!("A {TILE}"));
        let wagon = |wanted: &str| table.offers(table.swap("A wagon thief E (-1,0)", wanted));
        assert_eq!((wagon("B monk (0,1)"), wagon("B farmer N1 (-1,0)")), (allowed, false));
    }
}

#[test]
fn r_px_5_a_builder_that_is_left_alone_goes_home() {
    let table = Table::of("base porxada traders", 2).lies(ROAD);
    let table = table.stands("A thief E (-1,0)").stands("A builder thief W (-1,0)");
    let table = table.stands("B knight N (0,0)").stands("B builder knight N (0,0)");
    let table = table.lays(&format!("A {TILE}"));
    let swap = table.swap("A thief E (-1,0)", "B knight N (0,0)");
    let table = table.does(swap).does(Action::Accept);
    assert_eq!(table.gone(), ["A builder lonely", "B builder lonely"]);
}

#[test]
fn r_px_5_nobody_goes_onto_the_dragons_tile_and_lords_may_be_exchanged() {
    let table = Table::of("base porxada dragon", 2).lies(ROAD).dragon_on("(-1,0)");
    let table = table.stands("A thief E (-1,0)").stands("B knight N (0,0)");
    assert_eq!(table.lays(&format!("A {TILE}")).swaps(), 0);
    let castle = |mayor: &str| {
        let table = Table::of("base porxada castles abbey", 2).castle("B");
        let table = table.lies("base/E(0,1)r2 base/V(-1,0)r3");
        let table = table.stands(mayor).stands("A thief E (-1,0)");
        table.lays("A porxada/01(0,2)r0")
    };
    let table = castle("A mayor knight S (0,1)");
    let lord = "B knight S (0,-1)";
    assert!(table.offers(table.swap("A thief E (-1,0)", lord)));
    assert!(!table.offers(table.swap("A mayor knight S (0,1)", lord)), "no mayor becomes lord");
    let swap = table.swap("A thief E (-1,0)", lord);
    let table = table.does(swap).does(Action::Accept);
    let knight = table.figure("A knight S (0,-1)");
    assert!(table.game.is_lord(&knight));
}

#[test]
fn s_px_4_tokens_make_incomplete_cities_whole() {
    let table = Table::of(WITH, 3).lies(CITY).stands("A knight N (0,0)");
    let table = table.stands("B knight E (-1,-1)").stands("B knight W (1,-1)");
    let table = table.plays(&format!("A {CAP} -> B city 12"));
    assert_eq!(table.tokens(), [1, 1, 0]);
    assert_eq!((table.small(0), table.small(1)), (7, 7), "R-PX-9");
    let table = table.lies(OPEN).stands("A knight E (0,1)");
    table.plays("C base/B(0,2)r0\nend -> A city 8");
    let without = Table::of(WITH, 3).lies(OPEN).stands("C knight E (0,1)").holds("A", TOKEN, 1);
    without.plays("C base/B(0,2)r0\nend -> C city 4");
}

const TOKEN: Token = Token::Porxada;

#[test]
fn s_px_5_a_token_makes_cathedrals_and_besieged_cities_whole() {
    let cathedral = "ic/01(0,-1)r0 base/E(-1,-1)r1 base/E(1,-1)r3";
    let table = || Table::of("base inns porxada", 2).lies(cathedral).stands("A knight N (0,0)");
    table().holds("A", TOKEN, 1).plays("B base/B(0,1)r0\nend -> A city 12");
    table().plays("B base/B(0,1)r0\nend -> A city 0");
    let besieged = "siege/03(0,-1)r2 base/G(1,-1)r0 base/G(2,-1)r0";
    let table = || Table::of("base siege porxada", 2).lies(besieged).stands("A knight N (0,0)");
    table().holds("A", TOKEN, 1).plays("B base/B(0,1)r0\nend -> A city 4");
    table().plays("B base/B(0,1)r0\nend -> A city 0");
    let both = "siege/03(0,-1)r2 ic/01(1,-1)r0 base/E(2,-1)r3";
    let table = Table::of("base inns siege porxada", 2).lies(both).stands("A knight N (0,0)");
    table.holds("A", TOKEN, 1).plays("B base/B(0,1)r0\nend -> A city 8");
}

#[test]
fn s_px_6_an_incomplete_city_gives_no_tokens() {
    let table = Table::of(WITH, 2).lies(CITY).stands("A knight N (0,0)");
    let table = table.plays("B base/B(0,1)r0\nend -> A city 5");
    assert_eq!(table.tokens(), [0, 0]);
}

#[test]
fn r_px_6_another_city_gives_no_tokens() {
    let table = Table::of(WITH, 2).stands("A knight N (0,0)");
    let table = table.plays("B base/E(0,-1)r2 -> A city 4");
    assert_eq!(table.tokens(), [0, 0]);
}

#[test]
fn r_px_7_each_owner_counts_for_itself_and_the_city_stays_incomplete() {
    // A has a token and B none; a king and a farmer see an incomplete city.
    let table = Table::of("base king porxada", 2).lies(OPEN).holds("A", TOKEN, 1);
    let table = table.stands("A knight E (0,1)").stands("B knight E (1,1)");
    let table = table.stands("A farmer S1 (0,1)");
    table.plays("B base/B(0,2)r0\nend -> A city 8, B city 4, A field 0");
    let tiny = [("tiny_city", "2")];
    let table =
        Table::with(WITH, 2, &tiny).holds("A", TOKEN, 1).lies("base/G(0,1)r0 base/E(1,1)r3");
    let table = table.stands("A knight W (1,1)");
    table.plays("B base/B(0,2)r0\nend -> A city 2");
}

#[test]
fn r_px_12_who_refuses_may_have_to_take_a_follower_back() {
    let back = [("porxada.refusal", "return_to_supply")];
    let table = offering(WITH, &back);
    let swap = table.swap("A thief E (-1,0)", "B knight N (0,0)");
    let table = table.does(swap).does(Action::Refuse);
    let knight = table.take("B knight N (0,0)", Cause::Porxada);
    assert_eq!(table.game.decision().expect("a question").options, [knight]);
    let table = table.does(knight);
    assert_eq!((table.small(1), table.game.lost().len()), (7, 0));
    assert_eq!(table.gone(), ["B small porxada"]);
}

#[test]
fn r_px_4_the_last_follower_that_is_given_up_takes_its_builder_along() {
    let table = offering("base porxada traders", &[]).does_edit();
    let swap = table.swap("A thief E (-1,0)", "B knight N (0,0)");
    let table = table.does(swap).does(Action::Refuse);
    let knight = table.take("B knight N (0,0)", Cause::Porxada);
    let table = table.does(knight);
    assert_eq!(table.gone(), ["B builder lonely"]);
}

impl Table {
    /// B has a builder beside its knight and no small follower in hand.
    fn does_edit(mut self) -> Self {
        self.edit(|state| {
            let figures = state["figures"].as_array_mut().expect("a list");
            let mut builder = figures[1].clone();
            builder["kind"] = json!("builder");
            figures.push(builder);
            state["supplies"][1] = json!([0, 0, 0, 0, 0, 1, 0]);
        });
        self
    }
}

#[test]
fn r_px_13_the_bonus_may_come_in_any_case() {
    let inside = |options: &[(&str, &str)]| {
        let table = Table::with(WITH, 2, options).lies(CITY).stands("A knight N (0,0)");
        table.exchanged().plays(&format!("B {CAP} -> A city 12")).tokens()
    };
    assert_eq!(inside(&[]), [0, 0]);
    assert_eq!(inside(&[("porxada.bonus_without_choice", "on")]), [1, 0]);
}

#[test]
fn r_px_6_8_and_9_whoever_is_inside_gets_a_token_and_goes_home() {
    let cap = Table::of(WITH, 3).lies(CITY).stands("B knight N (0,0)");
    let cap = cap.plays(&format!("C {CAP} -> B city 12"));
    assert_eq!((cap.tokens(), cap.small(1)), (vec![0, 1, 0], 7));
    // Every kind of follower is somebody inside, without the majority too.
    let kinds = Table::of("base inns abbey porxada", 3).lies(CITY).stands("A big knight N (0,0)");
    let kinds = kinds.stands("B mayor knight E (-1,-1)").stands("C wagon knight W (1,-1)");
    assert_eq!(kinds.plays(&format!("A {CAP} -> A city 12")).tokens(), [1, 1, 1]);
    // A builder is nobody, and its owner has nobody else here.
    let alone = Table::of("base traders porxada", 2).lies(CITY).stands("A knight N (0,0)");
    let alone = alone.stands("B builder knight E (-1,-1)");
    assert_eq!(alone.plays(&format!("B {CAP} -> A city 12")).tokens(), [1, 0]);
}

#[test]
fn r_px_10_the_fairy_stays_where_her_follower_was() {
    let table = Table::of("base porxada dragon", 2).lies(ROAD).stands("A thief E (-1,0)");
    let table = table.stands("B knight N (0,0)").fairy_by("B knight N (0,0)");
    let table = table.lays(&format!("A {TILE}"));
    let swap = table.swap("A thief E (-1,0)", "B knight N (0,0)");
    let table = table.does(swap).does(Action::Accept);
    let fairy = table.game.fairy().expect("the fairy");
    assert_eq!((fairy.pos, fairy.beside), (rules::Pos::new(0, 0), None));
}
