//! What two systems mean to each other where no rule of its own says so: king, cult, crop circles,
//! rivers and winter. `interactions.tsv` names the pairs.

use rules::expansions::crop::Mode;
use rules::expansions::{abbey, castles, count, crop, king, siege, tunnel};
use rules::{
    Action, Axis, Game, Marks, Prompt, Rotation, SPINE, Seat, Seed, SegmentKind, Setup, Slot,
    Systems, Tag, Token,
};
use serde_json::json;

use crate::abbey::HOLE;
use crate::table::{Table, kind, position};

#[test]
fn whoever_builds_the_bridge_has_the_robber() {
    let lies = "base/A(-1,0)r3 base/U(1,0)r0 base/B(1,1)r0 base/B(2,1)r0 base/B(3,1)r0
        base/A(3,0)r1";
    let table = Table::of("base king bridges", 2).lies(lies).stands("A thief (0,0)");
    let table = table.plays("B base/E(2,0)r0 -> A road 5");
    assert_eq!(table.game.tokens(Seat(1)).count(Token::Robber), 1);
}

#[test]
fn points_of_the_king_leave_the_reward_open() {
    let table = Table::with("base king count", 2, &[("kr.scoring", "continuous")])
        .holds("A", Token::Robber, 1)
        .lies("base/U(-3,-1)r0")
        .stands("B thief E (-3,-1)")
        .lays("A base/A(-4,-1)r3")
        .passes();
    assert_eq!(table.scores(), ["B road 3", "A robber 1"]);
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Reward)));
}

/// A cloister and a shrine beside the City of Carcassonne; one cell beside the cloister is empty.
fn by_the_city() -> Table {
    let lies = "bcb/06(-1,-2)r0 bcb/06(0,-2)r0 am/10(1,-2)r0 base/B(0,-3)r0 cult/01(1,-3)r0
        bcb/06(-1,-3)r0 bcb/06(0,-4)r0 bcb/06(1,-4)r0";
    Table::of("base cult count", 2).lies(lies).stands("B monk (0,-3)").stands("A monk (1,-3)")
}

#[test]
fn councillors_join_the_winner_of_a_challenge_and_not_the_loser() {
    let table = by_the_city().councillor("A cathedral").lays("B bcb/06(-1,-4)r0").passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Councillors)));
    assert_eq!(table.targets(), ["monk (0,-3)"]);
    let table = table.moves_to("monk (0,-3)");
    // Now Ada owns the winner too, and her heretic goes home with nothing all the same.
    assert_eq!(table.scores(), ["A cloister 9", "B cloister 9", "A cloister 0"]);
}

#[test]
fn a_castle_is_paid_for_a_shrine_but_not_for_the_loser() {
    // The castle lies on (0,-1) and (0,0), the shrine beside it.
    let shrine = || {
        Table::of("base cult castles", 2)
            .castle("A")
            .lies("base/U(1,0)r0 cult/01(1,-1)r0 base/U(2,0)r0 bcb/06(2,-1)r0")
            .stands("B monk (1,-1)")
    };
    let paid = shrine().lies("bcb/06(0,-2)r0 bcb/06(1,-2)r0");
    paid.plays("B bcb/06(2,-2)r0 -> B cloister 9, A castle 9");
    let rival = "bcb/06(1,-2)r0 base/B(2,-2)r0 bcb/06(3,-1)r0 bcb/06(3,-2)r0 bcb/06(1,-3)r0
        bcb/06(2,-3)r0";
    let lost = shrine().lies(rival).stands("A monk (2,-2)");
    let lost = lost.plays("B bcb/06(3,-3)r0 -> A cloister 9, B cloister 0");
    assert_eq!(lost.gone(), ["B small challenge", "A small scored"]);
}

#[test]
fn a_wagon_that_wins_moves_on_and_one_that_loses_comes_home() {
    let table = |winner: &str, loser: &str| {
        Table::rivals("base cult abbey", &[], "bcb/06", "(-1,3) (2,3)")
            .stands(winner)
            .stands(loser)
            .plays("B bcb/06(-1,3)r0 -> A cloister 9, B cloister 0")
    };
    let lost = table("A monk (0,2)", "B wagon monk (1,2)");
    assert_eq!(lost.gone(), ["B wagon challenge", "A small scored"]);
    // With roads that end at it the cloister's wagon goes on.
    let won = Table::of("base cult abbey", 2)
        .lies("base/U(1,0)r0 base/U(-1,0)r0 base/U(-1,1)r0 ic/02(0,1)r0 base/U(1,1)r0")
        .lies("bcb/06(-1,2)r0 bcb/06(0,2)r0")
        .stands("A wagon monk (0,1)")
        .lays("B cult/01(1,2)r0");
    let heretic = won.deploy("monk (1,2)");
    let won = won.does(heretic);
    assert_eq!(won.scores(), ["A cloister 9", "B cloister 0"]);
    assert_eq!(won.asked(), (Seat(0), Prompt::Abbey(abbey::Prompt::Wagon)));
    for road in ["thief W (0,1)", "thief E (0,1)"] {
        assert!(won.targets().contains(&road.to_owned()));
    }
}

#[test]
fn a_table_may_let_a_wagon_move_on_from_a_lost_challenge() {
    let options = [("am.wagon_challenged", "moves_on"), ("am.wagon_move", "any")];
    let table = Table::rivals("base cult abbey", &options, "bcb/06", "(-1,3) (2,3)")
        .stands("A monk (0,2)")
        .stands("B wagon monk (1,2)")
        .plays("B bcb/06(-1,3)r0 -> A cloister 9, B cloister 0");
    assert_eq!(table.gone(), ["B wagon challenge", "A small scored"]);
    assert_eq!(table.asked(), (Seat(1), Prompt::Abbey(abbey::Prompt::Wagon)));
    assert!(table.targets().contains(&"thief E (0,0)".to_owned()), "{:?}", table.targets());
}

#[test]
fn a_shrine_lets_a_knight_escape() {
    let table = Table::of("base cult cathars", 2)
        .lies("siege/03(0,-1)r2")
        .stands("A knight S (0,-1)")
        .lays("A cult/01(-1,-1)r0")
        .passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Siege(siege::Prompt::Escape)));
}

#[test]
fn the_fairy_stays_when_a_circle_calls_her_follower_away() {
    let table = Table::of("base dragon crop", 2)
        .stands("B thief (0,0)")
        .fairy_by("B thief (0,0)")
        .lays("A crop/05(0,1)r3")
        .passes()
        .circle(Mode::Remove, SegmentKind::Road)
        .takes_back("B thief (0,0)");
    let fairy = table.game.fairy().expect("she stays");
    assert_eq!((fairy.pos, fairy.beside), (position("(0,0)"), None));
}

#[test]
fn circles_come_after_dragon_and_reward_and_before_escapes() {
    let place = |slot| SPINE.iter().position(|&other| other == slot).expect("a slot");
    let order = [
        Slot::Capture,
        Slot::Dragon,
        Slot::Castles,
        Slot::Councillors,
        Slot::Score,
        Slot::Challenges,
        Slot::Records,
        Slot::Return,
        Slot::Wagons,
        Slot::Reward,
        Slot::DragonAfter,
        Slot::CropCircle,
        Slot::Escape,
        Slot::PartEnd,
        Slot::Bazaar,
    ];
    assert!(order.map(place).is_sorted());
    // A besieged knight still counts as one for the circle, and may escape afterwards.
    let table = Table::of("base crop cathars", 2)
        .lies("siege/03(0,-1)r2 base/B(-1,-1)r0")
        .stands("A knight S (0,-1)")
        .lays("A crop/02(0,1)r2")
        .passes()
        .circle(Mode::Add, SegmentKind::City);
    assert_eq!(table.asked(), (Seat(0), Prompt::Crop(crop::Prompt::Add)));
    assert_eq!(table.passes().asked(), (Seat(0), Prompt::Siege(siege::Prompt::Escape)));
}

#[test]
fn councillors_have_no_role_for_a_circle() {
    let table = Table::of("base count crop", 2)
        .councillor("B castle")
        .councillor("A blacksmith")
        .lays("A crop/01(-1,-2)r0")
        .passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn a_wagon_that_a_circle_calls_back_goes_nowhere() {
    let table = Table::of("base abbey crop", 2)
        .lies("base/A(-1,0)r3")
        .stands("B wagon thief (0,0)")
        .lays("A crop/05(0,1)r3")
        .passes()
        .circle(Mode::Remove, SegmentKind::Road)
        .takes_back("B wagon thief (0,0)");
    assert_eq!(table.gone(), ["B wagon cropcircle"]);
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
}

#[test]
fn a_bought_circle_acts_when_it_is_laid() {
    let mut table = Table::of("base bazaars crop", 2).stands("B thief (0,0)").keeps("A", "crop/05");
    table.edit(|state| state["turn"]["slot"] = json!("draw"));
    let table = table.does(Action::Draw);
    let place = table.game.decision().expect("a question").options[0];
    let table = table.does(place).passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Crop(crop::Prompt::Apply)));
}

#[test]
fn an_abbey_ends_a_river_that_runs_into_its_hole() {
    let around = "base/B(0,-1)r0 base/B(1,-1)r0 base/B(2,-1)r0 base/B(2,0)r0 base/B(0,1)r0
        base/B(1,1)r0";
    let table = Table::of("base river1 abbey", 2).lies(around).abbey("A (1,0)");
    assert_eq!(table.spots(), ["monk", "wagon monk"]);
}

#[test]
fn a_bridge_spans_a_river_and_never_ends_in_one() {
    let table = Table::of("base river1 bridges", 2);
    let bridge = |id: &str, cell: &str, quarters| {
        let rotation = Rotation::turns(quarters);
        table.game.board().span_for(kind(id), position(cell), rotation)
    };
    // The spring flows east: a road from the south goes over it, one from the east does not.
    assert_eq!(bridge("base/A", "(0,1)", 2), Some((position("(0,0)"), Axis::NorthSouth)));
    let start = Table::of("base bridges", 2);
    let over = |quarters| {
        let rotation = Rotation::turns(quarters);
        start.game.board().span_for(kind("river1/07"), position("(1,0)"), rotation)
    };
    assert_eq!(over(1), Some((position("(1,0)"), Axis::WestEast)));
    assert_eq!(over(0), None);
}

#[test]
fn the_winter_tiles_bring_nothing_new() {
    let mut tiles = rules::catalog().set("winter").map(rules::KindId::kind);
    assert!(tiles.all(|tile| {
        let plain = |tag: Tag| tile.segments.iter().all(|segment| !segment.tags.has(tag));
        let inn = tile.id == "winter/E";
        tile.marks == Marks::default()
            && [Tag::Cathedral, Tag::Shrine, Tag::Siege, Tag::Princess].into_iter().all(plain)
            && (inn || plain(Tag::Inn))
    }));
    for systems in [&["winter", "river1"][..], &["winter", "river1", "river2", "inns", "dragon"]] {
        let systems = Systems::named(systems.iter().copied()).expect("systems that exist");
        let (game, _) = Game::new(Setup::new(2, systems, Seed::from_number(1))).expect("a table");
        assert!(game.board().tiles()[0].tile().set().starts_with("river"));
    }
}

#[test]
fn a_bought_tile_goes_before_the_abbey() {
    let turn = || Table::of("base abbey bazaars", 2).lies(HOLE).lays("B base/B(2,1)r0");
    assert_eq!(turn().passes().asked(), (Seat(0), Prompt::Abbey(abbey::Prompt::Tile)));
    assert_eq!(turn().keeps("A", "base/U").passes().asked(), (Seat(0), Prompt::Draw));
}

#[test]
fn a_volcano_does_not_forbid_the_reward() {
    let table = Table::of("base dragon count", 2)
        .lies("base/U(-3,-1)r0")
        .stands("B thief E (-3,-1)")
        .lays("A pd/03(-4,-1)r3");
    assert_eq!(table.scores(), ["B road 3"]);
    assert_eq!(table.asked(), (Seat(0), Prompt::Count(count::Prompt::Reward)));
}

#[test]
fn an_abbey_beside_a_castle_pays_it() {
    let table = Table::of("base abbey castles", 2)
        .castle("A")
        .lies("base/U(1,0)r0 base/U(2,0)r0 bcb/06(2,-1)r0 bcb/06(2,-2)r0 bcb/06(1,-2)r0")
        .lies("bcb/06(0,-2)r0")
        .abbey("B (1,-1)");
    let monk = table.deploy("monk (1,-1)");
    assert_eq!(table.does(monk).scores(), ["B cloister 9", "A castle 9"]);
}

#[test]
fn a_besieged_small_city_becomes_a_castle_and_a_besieged_city_pays_one_its_less() {
    let table = Table::of("base castles cathars", 2)
        .stands("A knight (0,0)")
        .stands("B farmer E1 (0,0)")
        .lays("B siege/01(0,-1)r2")
        .passes();
    let lord = table.figure("A knight (0,0)");
    let table = table.does(Action::Castles(castles::Action::Convert { lord }));
    table.plays("B base/B(0,1)r0\n end -> A castle 0, B field 4");
    let beside = Table::of("base castles cathars", 2)
        .castle("A")
        .lies("base/U(1,0)r0 siege/01(1,-1)r1")
        .stands("B knight E (1,-1)");
    let city = beside.lays("B base/E(2,-1)r3").passes().passes();
    assert_eq!(city.scores(), ["B city 2", "A castle 2"], "Ben makes no castle of it");
}

/// A road through the start tile, under a tile, and on to a cloister, complete when both mouths
/// have their tokens; everything else of `table` lies already.
fn dug(table: Table) -> Table {
    let table = table.lies("base/A(-1,0)r3 tunnel/02(1,0)r0 base/U(2,0)r0 base/A(3,0)r1");
    ["thief W (1,0)", "thief E (1,0)"].into_iter().zip(1..).fold(table, |table, (mouth, y)| {
        let table = table.lays(&format!("B base/B(0,{y})r0"));
        let token =
            Action::Tunnel(tunnel::Action::Place { pair: Token::TunnelA, at: table.spot(mouth) });
        table.does(token).passes()
    })
}

#[test]
fn a_linked_road_pays_a_castle_and_leads_a_wagon_to_both_its_ends() {
    let castle = Table::of("base castles tunnel", 2).castle("A").stands("B thief (0,0)");
    assert_eq!(dug(castle).scores(), ["B road 5", "A castle 5"]);
    let wagon = dug(Table::of("base abbey tunnel", 2).stands("A wagon thief (0,0)"));
    assert_eq!(wagon.asked(), (Seat(0), Prompt::Abbey(abbey::Prompt::Wagon)));
    assert_eq!(wagon.targets(), ["monk (-1,0)", "monk (3,0)"]);
}

#[test]
fn a_roundabout_is_one_road_with_three_ends() {
    let table = Table::of("base abbey king", 2)
        .lies("base/A(-1,0)r3 am/11(1,0)r0")
        .stands("A thief (0,0)")
        .plays("B base/A(1,-1)r0")
        .plays("B base/A(2,0)r1 -> A road 5");
    let longest =
        rules::Event::King(king::Event::Record { seat: Seat(1), token: Token::Robber, size: 5 });
    assert!(table.events.contains(&longest));
}

#[test]
fn carcassonne_has_no_mouth_of_a_tunnel() {
    let mut tiles = rules::catalog().set("count").map(rules::KindId::kind);
    assert!(tiles.all(|tile| tile.segments.iter().all(|segment| segment.mouths.is_empty())));
}
