//! What two systems mean to each other where no rule of its own says so: Inns & Cathedrals, Traders
//! & Builders, The Princess & the Dragon, The Tower. `interactions.tsv` names the pairs.

use rules::expansions::{castles, count, dragon, king, tower, tunnel};
use rules::{Action, Cause, Event, FigureKind, Mark, Prompt, Seat, Token};

use crate::table::Table;

/// What may be deployed on the tile just laid, of figures that are named.
fn named(table: &Table, figure: &str) -> Vec<String> {
    table.spots().into_iter().filter(|spot| spot.starts_with(figure)).collect()
}

#[test]
fn builder_and_pig_rely_on_a_big_follower_and_a_cathedral_city_has_goods() {
    let thief = Table::of("base inns traders", 2).stands("A big thief (0,0)");
    assert_eq!(named(&thief.lays("A base/U(1,0)r0"), "builder"), ["builder thief E"]);
    let farmer = Table::of("base inns traders", 2).stands("A big farmer S1 (0,0)");
    assert_eq!(named(&farmer.lays("A base/B(0,1)r0"), "pig"), ["pig farmer N1"]);
    let city = "ic/01(0,-1)r0 base/E(0,-2)r2 base/E(-1,-1)r1 tb/15(1,-1)r0";
    let table = Table::of("base inns traders", 2).lies(city).stands("B knight N (0,0)");
    let table = table.plays("A base/E(2,-1)r3 -> B city 18");
    assert_eq!(table.game.tokens(Seat(0)).count(Token::Wine), 1);
}

#[test]
fn dragon_princess_portal_and_fairy_know_big_followers() {
    let systems = "base inns dragon";
    let eaten = Table::of(systems, 2)
        .stands("B big thief (0,0)")
        .lies("base/U(1,0)r0")
        .dragon_on("(1,0)")
        .lays("A pd/16(2,0)r0")
        .passes()
        .walks("W");
    assert_eq!(eaten.gone(), ["B big dragon"]);
    let princess = Table::of(systems, 2).stands("B big knight (0,0)").lays("A pd/20(0,-1)r2");
    let knight = princess.take("B big knight (0,0)", Cause::Princess);
    assert_eq!(princess.does(knight).gone(), ["B big princess"]);
    let portal = Table::of(systems, 2).lies("base/B(0,1)r0").lays("A pd/08(1,0)r2");
    assert!(portal.offers(portal.deploy("big monk (0,1)")));
    let fairy = Table::of(systems, 2).stands("A big thief (0,0)").lays("A base/B(0,1)r0");
    assert!(fairy.offers(fairy.fairy("A big thief (0,0)")));
    // Three points where the feature pays none.
    let zero = Table::of(systems, 2).lies("ic/14(-1,0)r0").stands("A big thief E (-1,0)");
    let zero = zero.fairy_by("A big thief E (-1,0)");
    zero.plays("B base/B(0,1)r0\n end -> A road 0, A fairy 3");
}

#[test]
fn a_big_follower_is_taken_ransomed_for_three_and_stands_on_a_tower() {
    let systems = "base inns tower";
    let table = Table::of(systems, 2)
        .lies("tower/02(0,1)r0")
        .stands("B big thief (0,0)")
        .starts_with(Seat(1), 10)
        .lays("A base/U(1,0)r0");
    let piece = table.piece("(0,1)");
    let table = table.does(piece);
    let thief = table.take("B big thief (0,0)", Cause::Tower);
    let table = table.does(thief);
    assert_eq!(table.game.captives()[0].kind, FigureKind::Big);
    let table = table.lays("B base/B(0,2)r0");
    let table =
        table.does(Action::Tower(tower::Action::Ransom { kind: FigureKind::Big, captor: Seat(0) }));
    assert_eq!((table.points(0), table.points(1)), (3, 7));
    assert!(table.offers(table.deploy("big tower (0,1)")));
}

#[test]
fn an_abbey_completes_at_full_value_and_a_big_farmer_counts_two_for_a_barn() {
    let around = "base/U(-1,0)r0 base/U(1,0)r0 ic/15(-1,1)r0 base/A(-2,1)r3 base/B(1,1)r0
        base/E(1,2)r3 ic/01(0,2)r0 base/E(-1,2)r1 base/E(0,3)r0";
    let table = Table::of("base inns abbey", 2)
        .lies(around)
        .stands("A thief E (-1,1)")
        .stands("B knight E (0,2)")
        .abbey("A (0,1)")
        .passes();
    assert_eq!(table.scores(), ["B city 12", "A road 4"]);
    let meadow = "base/B(0,1)r0 base/B(-1,1)r0 base/B(-1,2)r0 base/E(1,1)r1 base/E(2,1)r3";
    let table = Table::of("base inns abbey", 2)
        .lies(meadow)
        .stands("A big farmer N1 (0,1)")
        .stands("B farmer N2 (0,1)")
        .lays("A base/B(0,2)r0");
    let barn = table.barn("(0,2)");
    assert_eq!(table.does(barn).scores(), ["A field 3"]);
}

#[test]
fn a_big_councillor_enters_any_quarter_and_counts_two_when_it_leaves() {
    let table = Table::of("base inns count", 2)
        .lies("base/U(-3,-1)r0")
        .stands("B thief E (-3,-1)")
        .lays("A base/A(-4,-1)r3")
        .passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Reward)));
    assert_eq!(table.entries(FigureKind::Big), ["castle", "market", "blacksmith", "cathedral"]);
    let table = Table::of("base inns count", 2)
        .lies("base/U(-3,-1)r0")
        .stands("B thief E (-3,-1)")
        .councillor("A big blacksmith")
        .lays("B base/A(-4,-1)r3")
        .passes()
        .moves_to("thief E (-3,-1)");
    assert_eq!(table.scores(), ["A road 3"]);
}

#[test]
fn an_inn_counts_over_bridges_and_through_tunnels() {
    // The bridge over the start tile's neighbour leads to the inn.
    let table = Table::of("base inns bridges", 2)
        .lies("base/A(-1,0)r3")
        .stands("A thief (0,0)")
        .plays("A base/E(1,0)r0\n A ic/15(2,0)r0\n B base/A(3,0)r1 -> A road 10");
    assert_eq!(table.small(0), 7);
    let table = Table::of("base inns tunnel", 2)
        .lies("base/A(-1,0)r3 tunnel/02(1,0)r0 ic/15(2,0)r0 base/A(3,0)r1")
        .stands("A thief (0,0)")
        .lays("A base/B(0,1)r0");
    let pair = Token::TunnelA;
    let west = table.spot("thief W (1,0)");
    let table = table
        .does(Action::Tunnel(tunnel::Action::Place { pair, at: west }))
        .passes()
        .lays("A base/B(0,2)r0");
    let east = table.spot("thief E (1,0)");
    let table = table.does(Action::Tunnel(tunnel::Action::Place { pair, at: east })).passes();
    assert_eq!(table.scores(), ["A road 10"]);
}

#[test]
fn a_castle_copies_what_inns_and_cathedrals_make_of_a_feature() {
    let table = Table::of("base inns castles", 2)
        .lies("base/A(-1,0)r3")
        .castle("A")
        .stands("B thief (0,0)")
        .plays("B ic/15(1,0)r0");
    let table = table.plays("B base/A(2,0)r1 -> B road 8, A castle 8");
    assert_eq!(table.gone(), ["A small scored", "B small scored"]);
}

#[test]
fn goods_are_no_points_and_leave_the_reward_open() {
    let table = Table::of("base traders count", 2)
        .lies("base/U(-3,-1)r0 base/U(-4,-1)r0 base/U(-5,-1)r0 tb/15(-5,0)r0 base/E(-4,0)r3")
        .stands("B knight E (-5,0)")
        .lays("A base/E(-6,0)r1")
        .passes();
    assert_eq!(table.scores(), ["B city 6"]);
    assert_eq!(table.game.tokens(Seat(0)).count(Token::Wine), 1);
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Reward)));
}

#[test]
fn both_parts_of_a_double_turn_can_bring_the_king() {
    let table = Table::of("base traders king", 2)
        .stands("A knight (0,0)")
        .stands("A builder knight (0,0)")
        .plays("A base/E(0,-1)r2 -> A city 4");
    assert_eq!(table.second_part(), Some(Seat(0)));
    assert_eq!(table.game.tokens(Seat(0)).count(Token::King), 1);
    let table = table.lies("base/B(0,1)r0 base/E(1,1)r1 base/G(2,1)r0").plays("A base/E(3,1)r3");
    let larger = Event::King(king::Event::Record { seat: Seat(0), token: Token::King, size: 3 });
    assert!(table.events.contains(&larger));
}

#[test]
fn a_bridge_that_joins_the_new_tile_gives_the_second_part() {
    // Over the new tile, and over its neighbour.
    let over = Table::of("base traders bridges", 2)
        .stands("A thief (0,0)")
        .stands("A builder thief (0,0)")
        .lays("A base/E(1,0)r0");
    let over = over.passes();
    assert_eq!(over.second_part(), Some(Seat(0)));
    let beside = Table::of("base traders bridges", 2)
        .lies("base/B(0,1)r0")
        .plays("B base/U(1,1)r0")
        .stands("A thief (1,1)")
        .stands("A builder thief (1,1)")
        .plays("A base/U(-1,1)r0");
    assert_eq!(beside.second_part(), Some(Seat(0)), "the bridge lies on (0,1)");
}

#[test]
fn a_castle_sends_its_builder_home_and_pays_a_pig_five() {
    let table = Table::of("base traders castles", 2)
        .stands("A knight (0,0)")
        .stands("A builder knight (0,0)")
        .lays("A base/E(0,-1)r2")
        .passes();
    let lord = table.figure("A knight (0,0)");
    let table = table.does(Action::Castles(castles::Action::Convert { lord }));
    assert_eq!(table.gone(), ["A builder castle"]);
    let table = Table::of("base traders castles", 2)
        .castle("A")
        .stands("B farmer E1 (0,0)")
        .stands("B pig farmer E1 (0,0)");
    table.plays("A base/B(0,1)r0\n end -> A castle 0, B field 5");
}

#[test]
fn the_second_part_comes_though_the_dragon_ate_the_builder() {
    let table = Table::of("base traders dragon", 2)
        .lies("base/U(1,0)r0")
        .stands("A thief (0,0)")
        .stands("A builder thief (1,0)")
        .lies("base/B(0,1)r0")
        .dragon_on("(0,1)")
        .lays("A pd/16(2,0)r0")
        .passes()
        .walks("N E");
    assert_eq!(table.gone(), ["A small dragon", "A builder lonely"]);
    assert_eq!(table.walks_on().second_part(), Some(Seat(0)));
}

#[test]
fn the_dragon_eats_who_stands_on_a_tower_and_the_fairy_attends_there() {
    let tower = || {
        let table = Table::of("base dragon tower", 2).lies("tower/02(0,1)r0 base/B(1,1)r0");
        let table = table.tower("B", "(0,1)", 1).lays("B base/B(0,2)r0");
        let top = table.deploy("tower (0,1)");
        table.does(top)
    };
    let table = tower().dragon_on("(1,1)").lays("A pd/16(1,0)r0").passes().walks("W");
    assert_eq!(table.gone(), ["B small dragon"]);
    let table = tower().lays("B base/B(0,3)r0");
    assert!(table.offers(table.fairy("B tower (0,1)")));
    // A piece may be put on the dragon's tile.
    let table = Table::of("base dragon tower", 2).lies("tower/02(0,1)r0").dragon_on("(0,1)");
    let table = table.lays("A base/B(0,2)r0");
    assert!(table.offers(table.piece("(0,1)")));
}

#[test]
fn mayor_and_wagon_are_eaten_and_sent_away_barns_are_not() {
    let systems = "base dragon abbey";
    let table = Table::of(systems, 2)
        .lies("base/B(0,1)r0 base/B(1,1)r0 base/B(0,2)r0 base/B(1,2)r0")
        .barn_stands("B (1,2)")
        .stands("B mayor knight (0,0)")
        .stands("B wagon thief (0,0)")
        .dragon_on("(1,2)")
        .lays("A pd/16(1,0)r0")
        .passes()
        .walks("N W N");
    assert_eq!(table.gone(), ["B mayor dragon", "B wagon dragon"]);
    assert_eq!(table.walks_on().game.figures().len(), 1, "the barn");
    let princess = Table::of(systems, 2)
        .stands("B mayor knight (0,0)")
        .stands("B wagon knight (0,0)")
        .lays("A pd/20(0,-1)r2");
    for kind in ["mayor", "wagon"] {
        let knight = princess.take(&format!("B {kind} knight (0,0)"), Cause::Princess);
        assert!(princess.offers(knight));
    }
    // No barn through a portal.
    let around = "base/B(0,1)r0 base/B(-1,1)r0 base/B(0,2)r0 base/B(-1,2)r0";
    let portal = Table::of(systems, 2).lies(around).lays("A pd/08(1,0)r2");
    assert_eq!(portal.barns(), []);
}

#[test]
fn who_stands_on_a_bridge_stands_on_its_tile() {
    let bridged = |systems: &str| {
        let table = Table::of(systems, 2).lies("base/A(-1,0)r3").lays("B base/E(1,0)r0");
        let thief = table.deploy("thief W (1,0)");
        table.does(thief)
    };
    let table = bridged("base dragon bridges")
        .lies("base/B(0,1)r0 base/B(1,1)r0")
        .dragon_on("(1,1)")
        .lays("A pd/16(2,0)r0")
        .passes()
        .walks("N");
    assert_eq!(table.gone(), ["B small dragon"]);
    // Nor does a bridge hide anybody from a tower.
    let table = bridged("base tower bridges").lies("base/B(0,1)r0 tower/02(1,1)r0");
    let table = table.lays("A base/B(1,2)r0");
    let piece = table.piece("(1,1)");
    let table = table.does(piece);
    assert!(table.offers(table.take("B thief W (1,0)", Cause::Tower)));
    // Nor is it in the way of one.
    let beyond = bridged("base tower bridges").lies("base/B(0,1)r0 tower/02(1,1)r0 base/G(1,-1)r1");
    let beyond = beyond.tower("A", "(1,1)", 1).stands("B knight N (1,-1)").lays("A base/B(1,2)r0");
    let beyond = beyond.does(piece);
    assert!(beyond.offers(beyond.take("B knight N (1,-1)", Cause::Tower)));
}

#[test]
fn the_princess_sends_a_besieged_knight_away() {
    let table = Table::of("base dragon cathars", 2)
        .lies("siege/03(0,-1)r2")
        .stands("B knight S (0,-1)")
        .lays("A pd/20(1,-1)r0");
    let knight = table.take("B knight S (0,-1)", Cause::Princess);
    assert_eq!(table.does(knight).gone(), ["B small princess"]);
}

#[test]
fn a_bought_tile_of_the_dragon_moves_it() {
    let mut table = Table::of("base dragon bazaars", 2)
        .lies("base/B(0,1)r0 base/B(1,1)r0")
        .dragon_on("(1,1)")
        .keeps("A", "pd/16");
    table.edit(|state| state["turn"]["slot"] = serde_json::json!("draw"));
    let table = table.does(Action::Draw);
    let place = table.game.decision().expect("a question").options[0];
    let table = table.does(place).passes();
    assert_eq!(table.asked().1, Prompt::Dragon(dragon::Prompt::Step));
}

#[test]
fn tower_pieces_go_in_both_parts_of_a_double_turn() {
    let table = Table::of("base traders tower", 2)
        .lies("tower/02(0,1)r0")
        .stands("A thief (0,0)")
        .stands("A builder thief (0,0)")
        .lays("A base/U(1,0)r0");
    let piece = table.piece("(0,1)");
    // Nobody but Ada stands near, and she keeps her thief.
    let table = table.does(piece).passes().lays("A base/B(0,2)r0");
    assert_eq!(table.game.turn().part, 2);
    assert!(table.offers(piece));
}

#[test]
fn no_mayor_wagon_or_barn_on_a_tower_and_an_abbey_is_within_reach() {
    let around = "base/U(-1,0)r0 base/U(1,0)r0 tower/02(-1,1)r0 base/B(1,1)r0 base/B(-1,2)r0
        base/B(0,2)r0 base/B(-2,1)r0 base/B(-2,2)r0";
    let table =
        Table::of("base abbey tower", 2).lies(around).barn_stands("B (-1,2)").abbey("B (0,1)");
    let monk = table.deploy("monk (0,1)");
    let table = table.does(monk).lays("A base/U(2,0)r0");
    let piece = table.piece("(-1,1)");
    let table = table.does(piece);
    let asked = table.game.decision().expect("who is taken");
    let monk = table.take("B monk (0,1)", Cause::Tower);
    assert_eq!(asked.options, [monk, Action::Pass], "not the barn");
    let table = table.passes().lays("A base/U(3,0)r0");
    let tops = table
        .game
        .decision()
        .expect("a question")
        .options
        .iter()
        .filter(|option| matches!(option, Action::Deploy { at: rules::At::Tower(_), .. }));
    let kinds = tops.map(|option| match option {
        Action::Deploy { figure, .. } => *figure,
        other => panic!("{other:?} deploys nobody"),
    });
    assert_eq!(kinds.collect::<Vec<_>>(), [FigureKind::Small]);
}

#[test]
fn a_tower_reaches_the_rim_of_carcassonne_but_no_councillor() {
    let table = Table::of("base tower count", 2)
        .councillor("B castle")
        .lies("tower/02(-1,-2)r0")
        .stands("B farmer N1 (-1,-1)")
        .lays("A base/B(0,-2)r0");
    let piece = table.piece("(-1,-2)");
    let table = table.does(piece);
    let asked = table.game.decision().expect("who is taken");
    assert_eq!(asked.options, [table.take("B farmer N1 (-1,-1)", Cause::Tower), Action::Pass]);
}

#[test]
fn whoever_has_less_than_nothing_pays_no_ransom() {
    let held = |points| {
        Table::of("base tower bazaars", 2)
            .captive("A", FigureKind::Small, "B")
            .starts_with(Seat(0), points)
            .lays("A base/B(0,1)r0")
    };
    let ransom = Action::Tower(tower::Action::Ransom { kind: FigureKind::Small, captor: Seat(1) });
    assert!(!held(-5).offers(ransom) && !held(2).offers(ransom) && held(3).offers(ransom));
}

#[test]
fn no_river_tile_has_a_foundation() {
    for set in ["river1", "river2"] {
        let mut tiles = rules::catalog().set(set);
        assert!(tiles.all(|kind| !kind.kind().marks.has(Mark::Tower)));
    }
}
