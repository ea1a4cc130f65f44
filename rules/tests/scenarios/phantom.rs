//! The Phantom: R-PH-1..14, S-PH-01..10, and what it means to other systems.

use rules::expansions::catapult::{Missile, Point};
use rules::expansions::crop::Mode;
use rules::expansions::{phantom, tower, tunnel};
use rules::{Action, At, Cause, FigureKind, Prompt, Seat, SegmentKind, Token};

use crate::catapult::FAIR;
use crate::plague::FIRST;
use crate::table::Table;
use crate::wheel::crowned;

const WITH: &str = "base phantom";
const PHANTOM: FigureKind = FigureKind::Phantom;

impl Table {
    /// Whoever is asked deploys `phantom thief W (1,0)`.
    pub fn deploys(self, words: &str) -> Self {
        let figure = self.deploy(words);
        self.does(figure)
    }

    /// Where the phantom may go as second figure, in the order of the options; empty if nobody is
    /// asked.
    pub fn second(&self) -> Vec<String> {
        let asked = self
            .game
            .decision()
            .filter(|asked| asked.prompt == Prompt::Phantom(phantom::Prompt::SecondFigure));
        let places = asked.into_iter().flat_map(|asked| &asked.options).filter_map(|option| {
            let Action::Deploy { figure: PHANTOM, at } = *option else {
                assert_eq!(*option, Action::Pass, "nothing but the phantom");
                return None;
            };
            Some(match at {
                At::Segment(spot) if Some(spot.pos) == self.game.turn().placed => self.name(spot),
                At::Segment(spot) => format!("{} {:?}", self.name(spot), spot.pos),
                At::Tower(pos) => format!("tower {pos:?}"),
                other => format!("{other:?}"),
            })
        });
        places.collect()
    }
}

#[test]
fn s_ph_01_after_the_first_figure_the_phantom_takes_what_is_free() {
    let table = Table::of(WITH, 2).lays("A base/J(1,0)r1").deploys("knight (1,0)");
    assert_eq!(table.asked(), (Seat(0), Prompt::Phantom(phantom::Prompt::SecondFigure)));
    assert_eq!(table.second(), ["thief S", "farmer N1", "farmer S2"]);
    let asked = table.game.decision().expect("a question");
    assert_eq!(asked.options[table.game.default_of(asked)], Action::Pass);
    let table = table.deploys("phantom thief (1,0)");
    assert_eq!(table.game.figures().len(), 2);
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn s_ph_02_alone_it_is_a_figure_like_others() {
    let table = Table::of(WITH, 2).lays("A base/J(1,0)r1");
    assert!(table.spots().contains(&"phantom knight E".to_owned()));
    let table = table.deploys("phantom knight (1,0)");
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
    assert_eq!((table.small(0), table.game.supply(Seat(0)).count(PHANTOM)), (7, 0));
}

#[test]
fn s_ph_03_who_passes_has_no_second_figure() {
    let table = Table::of(WITH, 2).lays("A base/J(1,0)r1").passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn s_ph_04_where_nothing_is_free_nobody_is_asked() {
    let table = Table::of(WITH, 2).stands("B knight (0,0)").lays("A base/E(0,-1)r2");
    let table = table.deploys("farmer N1 (0,-1)");
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn s_ph_05_both_score_what_the_tile_completes() {
    let table = Table::of(WITH, 2)
        .lies("base/A(-1,0)r3 base/E(0,-1)r2 base/E(1,-1)r2")
        .lays("A base/L(1,0)r0")
        .deploys("knight (1,0)")
        .deploys("phantom thief W (1,0)");
    assert_eq!(table.scores(), ["A city 4", "A road 3"]);
    assert_eq!(table.gone(), ["A small scored", "A phantom scored"]);
}

/// Ada lays the tile of a princess and sends Ben's knight home.
fn princess(options: &[(&str, &str)]) -> Table {
    let table = Table::with("base dragon phantom", 2, options)
        .stands("B knight (0,0)")
        .lays("A pd/09(0,-1)r2");
    let removal = table.take("B knight (0,0)", Cause::Princess);
    table.does(removal)
}

#[test]
fn s_ph_06_after_a_princess_no_phantom_or_none_in_that_city() {
    assert_eq!(princess(&[]).asked(), (Seat(1), Prompt::Draw));
    let other = princess(&[("phantom.after_princess", "other_feature")]).second();
    assert!(other.contains(&"thief N".to_owned()));
    assert!(!other.iter().any(|place| place.starts_with("knight")));
}

#[test]
fn s_ph_07_after_the_fairy_it_may_be_deployed() {
    let table = Table::of("base dragon phantom", 2).stands("A thief (0,0)").lays("A base/V(0,1)r0");
    let fairy = table.fairy("A thief (0,0)");
    let table = table.does(fairy);
    assert!(table.second().contains(&"thief S".to_owned()));
}

#[test]
fn s_ph_08_neither_figure_goes_on_a_volcano() {
    let table = Table::of("base dragon phantom", 2).stands("A thief (0,0)").lays("A pd/01(0,1)r0");
    assert_eq!(table.spots(), [""; 0]);
    let fairy = table.fairy("A thief (0,0)");
    assert_eq!(table.does(fairy).asked().1, Prompt::Draw);
}

#[test]
fn s_ph_09_in_a_majority_it_counts_one() {
    let city = |second: &str| {
        Table::of("base inns phantom", 2)
            .stands("A knight (0,0)")
            .stands(second)
            .stands("B big knight (0,0)")
    };
    city("A phantom knight (0,0)").plays("A base/E(0,-1)r2 -> A city 4, B city 4");
}

#[test]
fn s_ph_10_after_a_capture_it_may_be_deployed() {
    let table = Table::of("base tower phantom", 2)
        .lies("tower/02(0,1)r0 base/B(0,2)r0")
        .stands("B monk (0,2)")
        .lays("A base/V(-1,1)r0");
    let piece = table.piece("(0,1)");
    let table = table.does(piece);
    assert_eq!(table.second(), [""; 0], "first the capture");
    let monk = table.take("B monk (0,2)", Cause::Tower);
    assert!(table.does(monk).second().contains(&"thief S".to_owned()));
}

#[test]
fn r_ph_5_after_whatever_was_really_done() {
    // A piece of a tower with nobody in reach; a builder; a barn would do as well.
    let table = Table::of("base tower phantom", 2).lies("tower/02(0,1)r0").lays("A base/V(-1,1)r0");
    let piece = table.piece("(0,1)");
    assert!(table.does(piece).second().contains(&"thief S".to_owned()));
    let table =
        Table::of("base traders phantom", 2).stands("A thief (0,0)").lays("A base/J(1,0)r1");
    let table = table.deploys("builder thief (1,0)");
    // R-PH-13: the builder relies on the other thief; the phantom goes elsewhere.
    assert!(table.second().contains(&"knight E".to_owned()));
}

/// Ada lays a portal beside the start tile, with a free cloister in the south.
fn portal() -> Table {
    Table::of("base dragon phantom", 2).lies("base/B(0,1)r0").lays("A pd/08(1,0)r0")
}

#[test]
fn r_ph_9_one_figure_for_each_portal() {
    let there = |table: &Table| table.second().iter().any(|place| place.starts_with("monk"));
    assert!(there(&portal().deploys("thief E (1,0)")));
    let sent = portal().deploys("monk (0,1)");
    assert!(!sent.second().is_empty() && sent.second().iter().all(|place| !place.contains(',')));
    assert!(!there(&sent));
}

/// Ada has a tower to stand on and lays a tile.
fn tower(value: &str, tile: &str) -> Table {
    Table::with("base tower phantom", 2, &[("phantom.tower_top", value)])
        .lies("tower/02(0,1)r0")
        .tower("B", "(0,1)", 2)
        .lays(tile)
}

#[test]
fn r_ph_10_it_may_stand_on_a_tower() {
    let tops =
        |table: &Table| table.second().iter().filter(|place| place.starts_with("tower")).count();
    let with_spot = |value| tower(value, "A base/V(-1,1)r0").deploys("thief (-1,1)");
    assert_eq!(["on", "with_tile_spot", "off"].map(with_spot).each_ref().map(tops), [1, 1, 0]);
    // All that is free on the tile is taken by the first figure.
    let without = |value| tower(value, "A base/C(0,-1)r0").deploys("knight (0,-1)");
    assert_eq!(["on", "with_tile_spot", "off"].map(without).each_ref().map(tops), [1, 0, 0]);
    // R-PH-2: a single one too.
    let alone = tower("on", "A base/V(-1,1)r0");
    assert!(alone.offers(alone.deploy("phantom tower (0,1)")));
    // It does not raise it further.
    let raised = tower("on", "A base/V(-1,1)r0")
        .does(tower::Action::Raise { pos: rules::Pos::new(0, 1) }.into());
    assert!(!raised.second().is_empty());
    assert_eq!(raised.game.tokens(Seat(0)).count(Token::TowerPiece), 9);
}

#[test]
fn r_ph_11_a_phantom_bought_back_may_be_deployed() {
    let table = Table::of("base tower phantom", 2)
        .starts_with(Seat(0), 3)
        .captive("A", PHANTOM, "B")
        .lays("A base/J(1,0)r1");
    assert!(!table.spots().iter().any(|place| place.starts_with("phantom")));
    let table = table.does(tower::Action::Ransom { kind: PHANTOM, captor: Seat(1) }.into());
    assert!(table.deploys("knight (1,0)").second().contains(&"thief S".to_owned()));
}

#[test]
fn r_ph_12_in_a_second_part_again() {
    let table = Table::of("base traders phantom", 2)
        .lies("base/A(-1,0)r3")
        .stands("A thief (0,0)")
        .stands("A builder thief (0,0)")
        .lays("A base/L(1,0)r0")
        .deploys("knight (1,0)")
        .deploys("phantom farmer E2 (1,0)");
    assert_eq!(table.second_part(), Some(Seat(0)));
    assert_eq!(table.game.supply(Seat(0)).count(PHANTOM), 0);
}

#[test]
fn r_ph_14_it_breaks_ties_after_the_small_follower() {
    assert!(FigureKind::Small < PHANTOM && PHANTOM < FigureKind::Big);
    // R-TO-15: of captives, it comes home last.
    let table = Table::of("base tower phantom", 2)
        .lies("tower/02(0,1)r0 base/B(0,2)r0")
        .stands("B monk (0,2)")
        .captive("A", FigureKind::Small, "B")
        .captive("A", PHANTOM, "B")
        .lays("A base/V(-1,1)r0");
    let piece = table.piece("(0,1)");
    let table = table.does(piece);
    let monk = table.take("B monk (0,2)", Cause::Tower);
    let table = table.does(monk);
    let asked = table.game.decision().expect("a question");
    assert_eq!(asked.prompt, Prompt::Tower(tower::Prompt::Exchange));
    let captor = Seat(1);
    let own =
        [FigureKind::Small, PHANTOM].map(|kind| tower::Action::Exchange { kind, captor }.into());
    assert_eq!(asked.options, own);
}

#[test]
fn a_princess_that_must_be_used_does_not_bind_the_second_figure() {
    let options = [("princess_use", "must")];
    let table = Table::with("base dragon phantom", 2, &options).lays("A pd/09(0,-1)r2");
    let table = table.deploys("knight (0,-1)");
    assert!(table.second().contains(&"thief N".to_owned()));
}

#[test]
fn the_dragon_eats_it() {
    let table = Table::of("base dragon phantom", 2)
        .stands("B phantom thief (0,0)")
        .lies("base/B(0,1)r0")
        .dragon_on("(0,1)")
        .lays("A pd/16(1,0)r0")
        .passes()
        .walks("N");
    assert!(table.gone().contains(&"B phantom dragon".to_owned()));
}

#[test]
fn a_phantom_may_wear_a_crown() {
    let table = Table::of("wheel phantom", 2).lays("A base/B(2,1)r0");
    assert!(table.offers(crowned(PHANTOM, "storm", 0)));
    let crowned_too = table.deploys("monk (2,1)");
    assert!(crowned_too.offers(crowned(PHANTOM, "storm", 0)));
}

#[test]
fn a_phantom_enters_every_quarter() {
    let table = Table::of("base count phantom", 2)
        .lies("base/U(-3,-1)r0")
        .stands("B thief E (-3,-1)")
        .lays("A base/A(-4,-1)r3")
        .passes();
    assert_eq!(table.entries(PHANTOM).len(), 4);
}

#[test]
fn after_a_barn_the_phantom_farms_elsewhere() {
    let table = Table::of("base abbey phantom", 2)
        .lies("base/U(-1,0)r0 base/B(-1,1)r0")
        .lays("A base/V(0,1)r3");
    let barn = table.barn("(0,1)");
    let second = table.does(barn).second();
    // The field in the north has the barn.
    assert_eq!(second, ["thief E", "farmer E2"]);
}

#[test]
fn a_tunnel_token_comes_after_the_phantom() {
    let table =
        Table::of("base tunnel phantom", 2).lays("A tunnel/02(1,0)r0").deploys("farmer E1 (1,0)");
    assert_eq!(table.asked().1, Prompt::Phantom(phantom::Prompt::SecondFigure));
    assert_eq!(table.passes().asked().1, Prompt::Tunnel(tunnel::Prompt::Place));
}

#[test]
fn a_phantom_has_the_roles_of_crop_circles() {
    let circle = |mode| {
        let table = Table::of("base crop phantom", 2)
            .stands("A phantom thief (0,0)")
            .stands("B thief (0,0)")
            .lays("A crop/05(0,1)r3");
        table.passes().circle(mode, SegmentKind::Road)
    };
    let added = circle(Mode::Add);
    let phantom = added.deploy("phantom thief (0,0)");
    assert!(added.offers(phantom), "Ben adds his");
    let added = added.does(phantom);
    assert!(added.offers(added.deploy("thief (0,0)")), "Ada adds beside her phantom");
    assert!(!added.offers(phantom), "it stands already");
    let removed = circle(Mode::Remove).takes_back("B thief (0,0)");
    let removed = removed.takes_back("A phantom thief (0,0)");
    assert_eq!(removed.gone(), ["B small cropcircle", "A phantom cropcircle"]);
}

#[test]
fn on_a_new_bridge_a_phantom_may_be_the_second_figure() {
    let table = Table::of("base bridges phantom", 2).lies("base/W(1,0)r0");
    let table = table.lays("A base/G(2,0)r1").deploys("knight N (2,0)");
    assert!(table.second().contains(&"thief E".to_owned()));
    let table = table.deploys("phantom thief W (2,0)");
    table.plays("B base/A(3,0)r1 -> A road 3");
    // Over a neighbour only where the table lets followers go there.
    let beside = |value: &str| {
        let on = [("bridge.deploy_on_neighbour", value)];
        let table = Table::with("base bridges phantom", 2, &on).lies("base/B(0,1)r0");
        let second = table.lays("A base/U(1,1)r0").deploys("farmer E1 (1,1)").second();
        second.iter().any(|place| place.contains(','))
    };
    assert_eq!(["off", "on"].map(beside), [false, true]);
}

#[test]
fn r_ph_9_a_bridge_over_a_neighbour_is_reached_without_the_portal() {
    let table = || {
        let on = [("bridge.deploy_on_neighbour", "on")];
        let table = Table::with("base dragon bridges phantom", 2, &on);
        table.lies("base/B(0,1)r0").lays("A pd/08(1,1)r0")
    };
    let goes = |table: &Table, words: &str| table.offers(table.deploy(&format!("phantom {words}")));
    // From the bridge the portal is still open.
    let table_of_bridge = table().deploys("thief W (0,1)");
    assert!(goes(&table_of_bridge, "monk (0,1)") && goes(&table_of_bridge, "knight (0,0)"));
    // Through the portal, then nowhere but to the tile itself and to that bridge.
    let sent = table().deploys("knight (0,0)");
    assert!(!goes(&sent, "monk (0,1)"));
    assert!(goes(&sent, "thief W (0,1)") && goes(&sent, "thief E (1,1)"));
}

#[test]
fn r_ph_7_the_limits_of_the_tile_bind_it() {
    // A tile with the plague takes nobody.
    let table = Table::of("base dragon plague phantom", 2).stands("A thief (0,0)");
    let table = table.lays("A plague/06(0,1)r0");
    let fairy = table.fairy("A thief (0,0)");
    assert!(table.does(fairy).second().is_empty());
    // An abbey that is still empty takes a monk.
    let hole = "base/U(-1,0)r0 base/B(-1,1)r0 base/B(-1,2)r0 base/B(0,2)r0 base/B(1,2)r0
        base/B(1,1)r0";
    let table = Table::of("base dragon abbey phantom", 2).lies(hole).stands("A thief (0,0)");
    let table = table.abbey("A (0,1)");
    let fairy = table.fairy("A thief (0,0)");
    assert_eq!(table.does(fairy).second(), ["monk"]);
}

#[test]
fn after_a_heretic_the_phantom_goes_elsewhere() {
    let table = Table::of("base cult phantom", 2).lays("A cult/04(0,1)r1").deploys("monk (0,1)");
    let second = table.second();
    assert!(second.contains(&"thief W".to_owned()) && second.contains(&"knight E".to_owned()));
    assert!(!second.contains(&"monk".to_owned()));
}

#[test]
fn fleas_and_tokens_meet_phantoms() {
    let table = Table::of("base plague phantom", 2)
        .lies(&format!("{FIRST} base/U(1,0)r0 base/B(1,1)r0"))
        .stands("B phantom monk (1,1)")
        .plague("(0,1)", "")
        .lays("A base/U(2,0)r0")
        .flea("(1,1)");
    assert_eq!(table.gone(), ["B phantom flea"]);
    let table = Table::of("base catapult phantom", 2).stands("B phantom thief (0,0)");
    assert_eq!(table.standing("B phantom"), [(Point::new(0, 0), 90)]);
    let hit = table.fires(FAIR, Missile::KnockOut).hits("B phantom thief (0,0)");
    assert_eq!(hit.gone(), ["B phantom catapult"]);
    let seduced = Table::of("base catapult phantom", 2).stands("B thief (0,0)");
    let seduced = seduced.fires(FAIR, Missile::Seduction).hits("B thief (0,0)");
    assert_eq!(seduced.comers(), [FigureKind::Small, PHANTOM]);
}

#[test]
fn a_phantom_may_be_a_lord_and_escape_from_a_siege() {
    let lord = Table::of("base castles phantom", 2)
        .castle_at("A base/E(0,-1)r2", "phantom knight S (0,-1)")
        .plays("B base/B(0,1)r0\nend -> A castle 0");
    assert_eq!(lord.game.supply(Seat(0)).count(PHANTOM), 1);
    let besieged = Table::of("base cathars phantom", 2)
        .lies("siege/03(0,-1)r2 base/U(-1,0)r0 base/E(-1,-1)r3 base/B(-1,-2)r0")
        .stands("B phantom knight N (0,0)")
        .lays("B base/B(0,1)r0")
        .passes();
    let escape = besieged.take("B phantom knight N (0,0)", Cause::Escape);
    assert_eq!(besieged.does(escape).gone(), ["B phantom escape"]);
}

#[test]
fn with_a_bought_tile_the_phantom_follows_as_usual() {
    let table = Table::of("base bazaars phantom", 2).keeps("A", "base/J");
    let table = table.does(Action::Draw);
    let pos = rules::Pos::new(1, 0);
    let table = table.does(Action::Place { pos, rotation: rules::Rotation::turns(1) });
    assert!(table.deploys("knight (1,0)").second().contains(&"thief S".to_owned()));
}

#[test]
fn a_phantom_is_exchanged_at_the_porxada_and_counts_one_for_the_gingerbread_man() {
    let table = Table::of("base porxada phantom", 2)
        .lies("base/U(-1,0)r0")
        .stands("A phantom thief E (-1,0)")
        .stands("B knight N (0,0)")
        .lays("A porxada/01(0,-1)r0");
    let swap = table.swap("A phantom thief E (-1,0)", "B knight N (0,0)");
    assert!(table.offers(swap));
    let table = Table::of("base inns gingerbread phantom", 2)
        .stands("A phantom knight (0,0)")
        .stands("B knight (0,0)")
        .stands("B knight (0,0)");
    let table = table.lays("A base/E(0,-1)r2").passes();
    assert!(table.scores().contains(&"A gingerbread 2".to_owned()), "{:?}", table.scores());
    assert!(table.scores().contains(&"B gingerbread 4".to_owned()), "{:?}", table.scores());
}
