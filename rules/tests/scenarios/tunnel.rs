//! The Tunnel: R-TU-1..15 and S-TU-1..7.

use rules::expansions::tunnel;
use rules::{Action, Game, KindId, Prompt, Seat, Seed, Setup, Systems, Token};

use crate::table::Table;

const WITH: &str = "base tunnel";
const A: Token = Token::TunnelA;
const B: Token = Token::TunnelB;

impl Table {
    /// To put a token of this pair on the mouth into which `thief W (1,0)` runs.
    fn token(&self, pair: Token, road: &str) -> Action {
        Action::Tunnel(tunnel::Action::Place { pair, at: self.spot(road) })
    }

    /// Lays the tile of a line, puts a token and deploys nobody.
    pub(crate) fn digs(self, line: &str, pair: Token, road: &str) -> Self {
        let table = self.lays(line);
        let token = table.token(pair, road);
        table.does(token).passes()
    }

    /// The roads on whose mouths a token can be put, and the pairs.
    fn mouths(&self) -> Vec<(Token, String)> {
        let asked = self.game.decision().expect("a question");
        let tokens = asked.options.iter().filter_map(|option| match option {
            Action::Tunnel(tunnel::Action::Place { pair, at }) => {
                Some((*pair, format!("{} ({:?})", self.name(*at), at.pos)))
            }
            _ => None,
        });
        tokens.collect()
    }

    fn pairs(&self, seat: u8) -> usize {
        let held = self.game.tokens(Seat(seat));
        [A, B, Token::TunnelC].iter().filter(|&&pair| held.count(pair) == 2).count()
    }

    fn is_one_road(&self, one: &str, other: &str) -> bool {
        let feature = |name| self.game.board().feature_at(self.spot(name));
        feature(one) == feature(other)
    }
}

/// A road of three tiles from a city gate in the west through the start tile to a mouth, and south
/// of it one of two tiles from a mouth to a crossing.
const TWO_ROADS: &str = "king/02(-1,0)r2 tunnel/02(1,0)r0 base/B(0,1)r0 tunnel/03(0,2)r0
    base/W(1,2)r0";
const X: &str = "thief E (0,2)";
const Y: &str = "thief W (1,0)";

#[test]
fn s_tu_1_two_tokens_of_a_pair_make_one_road() {
    let table = Table::of(WITH, 2).lies(TWO_ROADS).stands("B thief E (0,0)");
    let table = table.digs("A base/B(-1,2)r0", A, X);
    assert!(table.scores().is_empty() && !table.is_one_road(X, Y));
    let table = table.digs("A base/B(-2,2)r0", A, Y);
    assert!(table.is_one_road(X, Y));
    assert_eq!(table.scores(), ["B road 5"]);
    assert_eq!(table.small(1), 7);
}

#[test]
fn r_tu_4_the_mouths_that_are_not_dug_stay_open() {
    let table = Table::of(WITH, 2).lies(TWO_ROADS);
    let mut left = table.game.board().loose_ends().to_vec();
    let table = table.digs("A base/B(-1,2)r0", A, X).digs("A base/B(-2,2)r0", A, Y);
    left.retain(|mouth| ![table.spot(X), table.spot(Y)].contains(mouth));
    assert!(!left.is_empty());
    assert_eq!(table.game.board().loose_ends(), left);
}

#[test]
fn s_tu_2_one_token_alone_changes_nothing() {
    let table = Table::of(WITH, 2).lies(TWO_ROADS).stands("A thief E (0,2)");
    let table = table.digs("A base/B(-1,2)r0", A, X);
    table.plays("B base/B(-2,2)r0\nend -> A road 2");
}

#[test]
fn s_tu_3_both_mouths_of_one_tile() {
    let lies = "base/W(-1,0)r0 tunnel/02(1,0)r0 base/W(2,0)r0 base/B(0,1)r0";
    let table = Table::of(WITH, 2).lies(lies).stands("B thief E (0,0)");
    let table = table.digs("A base/B(0,2)r0", A, Y).digs("A base/B(0,3)r0", A, "thief E (1,0)");
    assert_eq!(table.scores(), ["B road 4"]);
}

#[test]
fn s_tu_4_tokens_of_two_seats_are_no_pair() {
    let table = Table::of(WITH, 2).lies(TWO_ROADS).stands("B thief E (0,0)");
    let table = table.digs("A base/B(-1,2)r0", A, X).digs("B base/B(-2,2)r0", A, Y);
    assert!(table.scores().is_empty() && !table.is_one_road(X, Y));
}

#[test]
fn s_tu_5_tokens_of_two_pairs_are_no_pair() {
    let table = Table::of(WITH, 2).lies(TWO_ROADS).stands("B thief E (0,0)");
    assert_eq!(table.pairs(0), 3);
    let table = table.digs("A base/B(-1,2)r0", A, X).digs("A base/B(-2,2)r0", B, Y);
    assert!(table.scores().is_empty() && !table.is_one_road(X, Y));
}

#[test]
fn s_tu_6_two_occupied_roads_are_shared() {
    let lies = "base/U(-1,0)r0 king/02(-2,0)r2 tunnel/02(1,0)r0 base/B(0,1)r0 tunnel/03(0,2)r0
        base/W(1,2)r0";
    let table = Table::of(WITH, 2).lies(lies).stands("B thief E (0,0)").stands("A thief E (0,2)");
    let table = table.digs("A base/B(-1,2)r0", A, X).digs("A base/B(-2,2)r0", A, Y);
    assert_eq!(table.scores(), ["A road 6", "B road 6"]);
}

#[test]
fn s_tu_7_roads_under_something_have_two_mouths() {
    for (systems, id, split) in
        [("base abbey tunnel", "am/12", "am/12s"), ("base dragon tunnel", "pd/25", "pd/25s")]
    {
        let dealt = |value: &str| {
            let systems = Systems::named(systems.split(' ')).expect("systems that exist");
            let mut setup = Setup::new(2, systems, Seed::from_number(1));
            setup.hold_draw = true;
            setup.house.set("tunnel.other_expansions", value).expect("an option");
            let (game, _) = Game::new(setup).expect("a table");
            let left = game.bag().remaining();
            let has = |id: &str| left.iter().any(|(kind, _)| KindId::named(id) == Some(*kind));
            (has(id), has(split))
        };
        assert_eq!((dealt("on"), dealt("off")), ((false, true), (true, false)));
        let table =
            Table::of(systems, 2).lies(&format!("base/B(0,1)r0 base/A(0,2)r0 {split}(0,3)r0"));
        let (north, south) = ("thief N (0,3)", "thief S (0,3)");
        assert!(!table.is_one_road(north, south));
        let table = table.digs("A base/B(1,1)r0", A, north).digs("A base/B(2,1)r0", A, south);
        assert!(table.is_one_road(north, south));
    }
    // Without the set, or when the table does not want it, it is one road.
    let table = Table::of("base abbey", 2).lies("base/B(0,1)r0 base/A(0,2)r0 am/12(0,3)r0");
    assert!(table.is_one_road("thief N (0,3)", "thief S (0,3)"));
    // An overpass has no mouths.
    assert!(KindId::named("tower/08").is_some_and(|kind| !kind.kind().has_mouth()));
}

#[test]
fn r_tu_1_pairs_for_every_number_of_seats() {
    let pairs = |seats, tokens| {
        let options = [("tunnel.tokens", tokens)];
        let table = Table::with("base inns tunnel", seats, &options);
        let pairs = table.pairs(0);
        assert!(table.game.seats().all(|seat| table.pairs(seat.0) == pairs));
        pairs
    };
    for (tokens, expected) in [("3/2/1", [3, 2, 1, 1]), ("2/1/1", [2, 1, 1, 1]), ("1/1/1", [1; 4])]
    {
        assert_eq!([2, 3, 4, 6].map(|seats| pairs(seats, tokens)), expected);
    }
    let table = Table::of("base tunnel", 2);
    assert_eq!(table.game.setup().systems.sets(), ["base", "tunnel"]);
}

#[test]
fn r_tu_2_a_token_before_or_after_the_follower_one_a_part() {
    // Beside everything else, also on the tile just placed.
    let table = Table::of(WITH, 4).lies("base/B(0,1)r0").lays("A tunnel/03(0,2)r0");
    let mouths = ["thief E (0,2)", "thief S (0,2)"].map(|road| (A, road.to_owned()));
    assert_eq!(table.mouths(), mouths);
    let token = table.token(A, X);
    let first = table.does(token);
    assert_eq!(first.asked(), (Seat(0), Prompt::Wood));
    assert!(first.mouths().is_empty());
    let thief = first.deploy(X);
    assert_eq!(first.does(thief).asked(), (Seat(1), Prompt::Draw));
    let table = Table::of(WITH, 4).lies("base/B(0,1)r0").lays("A tunnel/03(0,2)r0");
    let thief = table.deploy(X);
    let after = table.does(thief);
    assert_eq!(after.asked(), (Seat(0), Prompt::Tunnel(tunnel::Prompt::Place)));
    assert_eq!(after.mouths(), mouths);
    let asked = after.game.decision().expect("a question");
    assert_eq!(asked.options[after.game.default_of(asked)], Action::Pass);
    let token = after.token(A, X);
    assert_eq!(after.does(token).asked(), (Seat(1), Prompt::Draw));
    // The window closes with the turn; another seat has another token and another mouth.
    let table = Table::of(WITH, 4).lies(TWO_ROADS).digs("A base/B(-1,2)r0", A, X);
    let table = table.lays("B base/B(-2,2)r0");
    assert!(!table.mouths().contains(&(A, X.to_owned())));
    assert!(table.mouths().contains(&(A, Y.to_owned())));
}

#[test]
fn r_tu_2_before_the_tile_if_the_table_wants_it() {
    // Ada's builder stands on the road to Y; at X the joined road can be extended.
    let lies = "king/02(-1,0)r2 tunnel/02(1,0)r0 base/B(0,1)r0 tunnel/03(0,2)r0";
    let drawn = |time| {
        let table = Table::with("base traders tunnel", 2, &[("tunnel.time", time)]).lies(lies);
        let table = table.stands("A thief E (0,0)").stands("A builder thief E (0,0)");
        table.digs("A base/B(-1,2)r0", A, Y).draws("A base/U")
    };
    assert_eq!(drawn("after_tile").mouths(), []);
    let table = drawn("any");
    assert!(table.mouths().contains(&(A, X.to_owned())));
    let asked = table.game.decision().expect("a question");
    let default = asked.options[table.game.default_of(asked)];
    assert!(matches!(default, Action::Place { .. }), "nobody has to: {default:?}");
    let token = table.token(A, X);
    let table = table.does(token);
    assert_eq!((table.asked().1, table.mouths()), (Prompt::Place, Vec::new()));
    assert!(table.is_one_road(X, Y));
    let (pos, rotation) = (rules::Pos::new(1, 2), rules::Rotation::turns(0));
    let table = table.does(Action::Place { pos, rotation });
    assert_eq!(table.mouths(), [], "one a part");
    let table = table.passes();
    assert_eq!((table.asked(), table.game.turn().part), ((Seat(0), Prompt::Draw), 2));
    // What the token completed is scored although the tile goes elsewhere.
    let table = Table::with(WITH, 2, &[("tunnel.time", "any")]).lies(TWO_ROADS);
    let table = table.stands("B thief E (0,0)").digs("A base/B(-1,2)r0", A, X);
    let table = table.draws("A base/B");
    let token = table.token(A, Y);
    let (pos, rotation) = (rules::Pos::new(-2, 2), rules::Rotation::turns(0));
    let table = table.does(token).does(Action::Place { pos, rotation }).passes();
    assert_eq!(table.scores(), ["B road 5"]);
}

#[test]
fn r_tu_3_a_mouth_is_an_open_end() {
    let table = Table::of(WITH, 2).lies("tunnel/02(1,0)r0").stands("B thief E (0,0)");
    let table = table.plays("A base/A(-1,0)r3");
    let road = table.game.board().feature_at(table.spot("thief E (0,0)"));
    assert!(!table.game.board().is_complete(road));
    assert_eq!(table.game.board().feature(road).open, 1);
}

#[test]
fn r_tu_4_and_9_the_order_of_token_and_follower_matters() {
    // Ben's road runs into Y; Ada lays the tile with X and links them.
    let lies = "king/02(-1,0)r2 tunnel/02(1,0)r0 base/B(0,1)r0 base/B(0,2)r0";
    let table = || {
        let table = Table::of(WITH, 2).lies(lies).stands("B thief E (0,0)");
        table.digs("A base/B(0,3)r0", A, Y).lays("A tunnel/03(1,2)r0")
    };
    let (x, first) = ("thief E (1,2)", table());
    assert!(first.spots().contains(&"thief E".to_owned()));
    let token = first.token(A, x);
    let first = first.does(token);
    assert!(!first.spots().contains(&"thief E".to_owned()), "Ben is on the joined road");
    let after = table();
    let thief = after.deploy(x);
    let after = after.does(thief);
    let token = after.token(A, x);
    let after = after.does(token);
    let road = after.game.board().feature_at(after.spot(x));
    assert_eq!(after.game.board().feature(road).followers, 2);
}

#[test]
fn r_tu_5_both_mouths_of_one_road_close_each_other() {
    // The road leaves the tile in the east, goes round and comes back from the south.
    let lies = "base/B(0,1)r0 tunnel/03(0,2)r0 base/V(1,2)r0 base/V(1,3)r1";
    let table = Table::of(WITH, 2).lies(lies).stands("B thief E (0,2)");
    let table = table.lays("B base/V(0,3)r2").passes();
    let table = table.digs("A base/B(-1,2)r0", A, X).digs("A base/B(-2,2)r0", A, "thief S (0,2)");
    assert_eq!(table.scores(), ["B road 4"]);
}

#[test]
fn r_tu_6_tokens_stay() {
    let table = Table::of(WITH, 4).lies(TWO_ROADS).stands("B thief E (0,0)");
    let table = table.digs("A base/B(-1,2)r0", A, X).digs("A base/B(-2,2)r0", A, Y);
    assert_eq!(table.game.tunnel_tokens().len(), 2, "the road was scored");
    assert_eq!(table.pairs(0), 0);
    assert!(table.game.tokens(Seat(0)).count(A) == 0);
    let table = table.lays("B base/B(-3,2)r0");
    assert!(table.mouths().iter().all(|(_, road)| road != X && road != Y));
}

#[test]
fn r_tu_8_whoever_links_completes() {
    let records = Table::of("base king tunnel", 2).lies(TWO_ROADS);
    let records = records.digs("B base/B(-1,2)r0", A, X).digs("B base/B(-2,2)r0", A, Y);
    assert_eq!(records.game.tokens(Seat(1)).count(Token::Robber), 1);
}

#[test]
fn r_tu_10_a_link_extends_nothing() {
    let table = Table::of("base traders tunnel", 2)
        .lies("king/02(-1,0)r2 tunnel/02(1,0)r0 base/B(0,1)r0 base/B(0,2)r0")
        .stands("A thief E (0,0)")
        .stands("A builder thief E (0,0)")
        .digs("A base/B(0,3)r0", A, Y)
        .lays("A tunnel/03(1,2)r0");
    let token = table.token(A, "thief E (1,2)");
    let table = table.does(token).passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Draw));
    // Once they are one, a tile at the far end extends the builder's road.
    let table = table.lays("A base/U(2,2)r0").pile("base/B base/B").passes();
    assert_eq!((table.asked(), table.game.turn().part), ((Seat(0), Prompt::Draw), 2));
}

#[test]
fn r_tu_12_an_unfinished_linked_road_counts_what_is_seen() {
    let lies = "base/U(-1,0)r0 tunnel/02(1,0)r0 base/B(0,1)r0 tunnel/03(0,2)r0 base/W(1,2)r0";
    let digs = |table: Table| {
        let table = table.stands("B thief E (0,0)");
        table.digs("A base/B(-1,2)r0", A, X).digs("A base/B(-2,2)r0", A, Y)
    };
    let table = digs(Table::of(WITH, 2).lies(lies));
    table.plays("A base/B(-3,2)r0\nend -> B road 5");
    let inn = lies.replace("base/U(-1,0)r0", "ic/12(-1,0)r3");
    let inn = digs(Table::of("base inns tunnel", 2).lies(&inn));
    inn.plays("A base/B(-3,2)r0\nend -> B road 0");
}

#[test]
fn r_tu_13_one_token_a_turn_and_a_free_choice_of_pairs() {
    let second_part = |options: &[(&str, &str)]| {
        let table = Table::with("base traders tunnel", 2, options)
            .lies("tunnel/02(1,0)r0 base/B(0,1)r0")
            .stands("A thief E (0,0)")
            .stands("A builder thief E (0,0)")
            .lays("A base/U(-1,0)r0")
            .pile("base/B base/B base/B");
        let all = table.mouths();
        let pairs = [A, B, Token::TunnelC];
        let roads = [Y, "thief E (1,0)"];
        let each = pairs.iter().flat_map(|&pair| roads.map(|road| (pair, road.to_owned())));
        assert_eq!(all, each.collect::<Vec<_>>());
        let token = table.token(B, Y);
        let table = table.does(token).passes().does(Action::Draw);
        let first = table.game.decision().expect("a question").options[0];
        let table = table.does(first);
        assert_eq!(table.game.turn().part, 2);
        !table.mouths().is_empty()
    };
    assert!(second_part(&[]));
    assert!(!second_part(&[("tunnel.limit", "per_turn")]));
}

#[test]
fn r_tu_14_own_or_free_roads_only() {
    let options = [("tunnel.own_road_only", "on")];
    let table = Table::with(WITH, 4, &options).lies(TWO_ROADS).stands("B thief E (0,0)");
    let ada = table.lays("A base/B(-1,2)r0");
    let roads: Vec<String> = ada.mouths().into_iter().map(|(_, road)| road).collect();
    assert_eq!(roads, ["thief E (1,0)", "thief E (0,2)", "thief S (0,2)"]);
    let ben = ada.passes().lays("B base/B(-2,2)r0");
    assert!(ben.mouths().contains(&(A, Y.to_owned())));
}

#[test]
fn r_tu_15_a_mouth_beside_an_empty_cell_and_two_followers_of_a_tile() {
    // Nothing lies east of (1,0); still its eastern road has a mouth, and is a road of its own.
    let table = Table::of(WITH, 4).lays("A tunnel/02(1,0)r0");
    assert!(table.mouths().contains(&(A, "thief E (1,0)".to_owned())));
    let table = table.passes().stands("A thief W (1,0)").stands("B thief E (1,0)");
    assert!(!table.is_one_road(Y, "thief E (1,0)"));
    table.plays("C base/A(2,0)r1\nend -> A road 2, B road 2");
}
