//! Abbey & Mayor without wagon and barn: R-AM-1..26, S-AM-01..03 and S-AM-18.

use rules::expansions::{abbey, castles, siege};
use rules::{
    Action, At, Event, Figure, FigureKind, KindId, Pos, Prompt, Rotation, Seat, Spot, Token,
};
use serde_json::json;

use crate::table::{Table, position, seat};

pub const WITH: &str = "base abbey";

impl Table {
    /// Instead of drawing a seat lays its abbey: `abbey("B (0,1)")`. Stops at S3.
    pub fn abbey(mut self, line: &str) -> Self {
        let (letter, cell) = line.split_once(' ').expect("a seat and a cell");
        self.edit(|state| {
            state["turn"]["seat"] = json!(seat(letter));
            state["turn"]["slot"] = json!("before_draw");
        });
        self.events.clear();
        let rotation = Rotation::default();
        self.does(Action::Place { pos: position(cell), rotation })
    }

    /// The corner of a cell as a place for a barn.
    pub fn corner(&self, cell: &str) -> At {
        let pos = position(cell);
        let placed = self.game.board().tile_at(pos).expect("a tile on the cell");
        let segment = placed.tile().field_at(0, placed.rotation).expect("a field at the corner");
        At::Corner(Spot { pos, segment })
    }

    /// To deploy a barn on the north-west corner of a cell.
    pub fn barn(&self, cell: &str) -> Action {
        Action::Deploy { figure: FigureKind::Barn, at: self.corner(cell) }
    }

    /// A barn stands there without a turn: `barn_stands("A (0,2)")`.
    pub fn barn_stands(mut self, line: &str) -> Self {
        let (letter, cell) = line.split_once(' ').expect("a seat and a cell");
        let barn = Figure { seat: seat(letter), kind: FigureKind::Barn, at: self.corner(cell) };
        self.edit(|state| {
            state["figures"].as_array_mut().expect("a list").push(json!(barn));
            state["supplies"][barn.seat.index()][crate::table::stored(FigureKind::Barn)] = json!(0);
        });
        self
    }

    /// The cells whose corners are offered to a barn.
    pub fn barns(&self) -> Vec<Pos> {
        let asked = self.game.decision().expect("a question");
        let corners = asked.options.iter().filter_map(|option| match option {
            Action::Deploy { figure: FigureKind::Barn, at } => at.pos(),
            _ => None,
        });
        corners.collect()
    }

    /// Where a figure that may move goes: `thief W (1,0)`.
    pub fn targets(&self) -> Vec<String> {
        let asked = self.game.decision().expect("a question");
        let spots = asked.options.iter().filter_map(|option| match option {
            Action::Move { to, .. } => to.spot(),
            _ => None,
        });
        spots.map(|spot| format!("{} ({:?})", self.name(spot), spot.pos)).collect()
    }

    /// The figure of the first option goes to `thief W (1,0)`.
    pub fn moves_to(self, words: &str) -> Self {
        let to = self.figure(&format!("A {words}")).at;
        let asked = self.game.decision().expect("a question");
        let found = asked
            .options
            .iter()
            .copied()
            .find(|option| matches!(option, Action::Move { to: there, .. } if *there == to));
        self.does(found.unwrap_or_else(|| panic!("nobody may go to {words}")))
    }

    /// The turn that is open is the last of the game.
    pub fn last_tile(mut self) -> Self {
        self.edit(|state| state["bag"] = json!({ "pile": [] }));
        self
    }

    /// A seat has no abbey left.
    fn without_abbey(mut self, letter: &str) -> Self {
        let token = Token::Abbey as usize;
        self.edit(|state| state["tokens"][seat(letter).index()][token] = json!(0));
        self
    }

    /// Whether the wagon of a seat is in its supply.
    pub fn wagon_home(&self, index: u8) -> bool {
        self.game.supply(Seat(index)).count(FigureKind::Wagon) == 1
    }
}

/// A hole south of the start tile, closed all around by meadows but for one road from the east.
pub const HOLE: &str = "base/U(-1,0)r0 base/U(1,0)r0 base/U(-1,1)r0 base/A(1,1)r1 base/B(1,2)r0
    base/G(0,2)r1";

#[test]
fn r_am_1_and_2_an_abbey_a_mayor_a_wagon_and_a_barn_each() {
    let table = Table::of(WITH, 3);
    for seat in table.game.seats() {
        let supply = table.game.supply(seat);
        for kind in [FigureKind::Mayor, FigureKind::Wagon, FigureKind::Barn] {
            assert_eq!(supply.count(kind), 1);
        }
        assert_eq!(table.game.tokens(seat).count(Token::Abbey), 1);
    }
    assert!(FigureKind::Mayor.is_follower() && FigureKind::Wagon.is_follower());
    assert!(!FigureKind::Barn.is_follower());
    let systems = rules::Systems::named(WITH.split(' ')).expect("systems that exist");
    let setup = rules::Setup::new(3, systems, rules::Seed::from_number(1));
    let (game, _) = rules::Game::new(setup).expect("a table that can be set up");
    let kinds: Vec<KindId> = game.bag().remaining().into_iter().map(|(kind, _)| kind).collect();
    assert_eq!(kinds.iter().filter(|kind| kind.kind().set() == "am").count(), 12);
    assert!(kinds.iter().all(|kind| kind.kind().set() != "abbey"), "never in the draw pile");
    let lying = [("am.mayor_lying", "on")];
    let shown = Table::with(WITH, 2, &lying);
    assert!(shown.game.setup().house.changed().eq(lying), "kept for whoever draws");
}

#[test]
fn s_am_01_an_abbey_closes_a_road_that_faces_it() {
    let table = Table::of(WITH, 2).lies(HOLE).stands("A thief W (1,1)").abbey("B (0,1)");
    assert_eq!(table.spots(), ["monk", "wagon monk"]);
    assert_eq!(table.barns(), []);
    let monk = table.deploy("monk (0,1)");
    let table = table.does(monk);
    assert_eq!(table.scores(), ["A road 1"]);
    assert_eq!(table.gone(), ["A small scored"]);
    let board = table.game.board();
    let open = |name: &str| !board.is_complete(board.feature_at(table.spot(name)));
    assert!(open("knight N (0,2)") && open("thief E (-1,1)"));
    assert_eq!(table.game.tokens(Seat(1)).count(Token::Abbey), 0);
}

#[test]
fn r_am_3_and_13_the_abbey_is_laid_instead_of_drawing_or_not() {
    let mut table = Table::of(WITH, 2).lies(HOLE);
    table.edit(|state| state["turn"]["slot"] = json!("before_draw"));
    let (pos, rotation) = (Pos::new(0, 1), Rotation::default());
    let asked = table.game.decision().expect("a question");
    assert_eq!(asked.prompt, Prompt::Abbey(abbey::Prompt::Tile));
    assert_eq!(asked.options, [Action::Place { pos, rotation }, Action::Draw]);
    assert_eq!(asked.options[table.game.default_of(asked)], Action::Draw);
    // To decline is to draw, at once.
    let drawn = table.does(Action::Draw);
    assert_eq!(drawn.asked().1, Prompt::Place);
    let none = Table::of(WITH, 2).lies(HOLE).without_abbey("A");
    assert_eq!(none.asked().1, Prompt::Draw);
}

#[test]
fn r_am_4_a_hole_has_four_neighbours_whatever_their_edges() {
    let table =
        Table::of(WITH, 2).lies("base/U(-1,0)r0 base/U(1,0)r0 base/U(-1,1)r0 base/A(1,1)r1");
    assert_eq!(table.game.board().holes().next(), None, "three are too few");
    let table = table.lies("base/B(1,2)r0 base/G(0,2)r1");
    assert!(table.game.board().holes().eq([Pos::new(0, 1)]), "the corners do not matter");
}

#[test]
fn r_am_5_an_abbey_is_a_cloister_beside_shrines() {
    // Around the hole lie two shrines, so that no cloister may lie there.
    let shrines = "base/U(-1,0)r0 base/U(1,0)r0 cult/01(-1,1)r0 cult/01(1,1)r0 base/B(1,2)r0
        base/E(0,2)r2";
    let mut table = Table::of("base abbey cult", 2).lies(shrines);
    table.edit(|state| state["turn"]["slot"] = json!("draw"));
    assert!(table.game.board().holes().eq([Pos::new(0, 1)]));
    let laid = table.lays("A base/E(2,1)r1").passes();
    assert_eq!(laid.asked(), (Seat(1), Prompt::Draw), "it is no hole for an abbey");
}

#[test]
fn r_am_6_a_monk_or_nothing_stands_on_an_abbey() {
    let systems = "base inns traders abbey tower";
    let table = Table::of(systems, 2).lies(HOLE).abbey("A (0,1)");
    assert_eq!(table.spots(), ["monk", "big monk", "wagon monk"]);
}

#[test]
fn r_am_7_and_8_an_abbey_closes_and_is_no_tile_of_what_it_closes() {
    // A city of two tiles, open only towards the hole.
    let closed = "base/U(-1,0)r0 base/U(1,0)r0 base/B(-1,1)r0 base/B(1,1)r0 base/B(1,2)r0
        base/G(0,2)r1 base/E(0,3)r0";
    let table = Table::of("base traders king abbey", 2)
        .lies(closed)
        .stands("A knight N (0,2)")
        .stands("A builder knight N (0,2)")
        .abbey("B (0,1)")
        .passes();
    assert_eq!(table.scores(), ["A city 4"]);
    assert_eq!(table.game.tokens(Seat(1)).count(Token::King), 1, "to whoever laid it");
    let second =
        table.events.iter().any(|event| matches!(event, Event::DoubleTurn { lays: true, .. }));
    assert!(!second, "R-AM-14");
}

#[test]
fn r_am_8_an_abbey_extends_nothing_for_the_builder() {
    let table = Table::of("base traders abbey", 2)
        .lies(HOLE)
        .stands("B thief E (-1,1)")
        .stands("B builder thief E (-1,1)")
        .abbey("B (0,1)")
        .passes();
    let second =
        table.events.iter().any(|event| matches!(event, Event::DoubleTurn { lays: true, .. }));
    assert!(!second);
}

/// Two holes with all eight cells around filled, and a third cell at the rim.
const TWO_HOLES: &str = "base/U(-1,0)r0 base/U(1,0)r0 base/B(-1,1)r0 base/B(1,1)r0 base/B(1,2)r0
    base/B(0,2)r0 base/B(-1,2)r0 base/U(2,0)r0 base/U(3,0)r0 base/B(3,1)r0 base/B(3,2)r0
    base/B(2,2)r0";

#[test]
fn s_am_18_the_last_abbeys_go_round_once() {
    let table = Table::of(WITH, 4).lies(TWO_HOLES).without_abbey("C");
    let mut table = table.lays("B base/B(4,1)r0").last_tile().passes();
    assert_eq!(table.asked(), (Seat(3), Prompt::Abbey(abbey::Prompt::LastTile)));
    assert!(table.events.contains(&Event::TurnStarted { seat: Seat(3) }));
    let (pos, rotation) = (Pos::new(0, 1), Rotation::default());
    table.apply(Action::Place { pos, rotation });
    assert_eq!(table.asked(), (Seat(3), Prompt::Wood));
    let monk = table.deploy("monk (0,1)");
    table.apply(monk);
    assert!(table.scores().contains(&"D cloister 9".to_owned()));
    assert_eq!(table.asked(), (Seat(0), Prompt::Abbey(abbey::Prompt::LastTile)));
    let table = table.passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Abbey(abbey::Prompt::LastTile)));
    let table = table.passes();
    assert!(table.game.result().is_some(), "each is asked once (R-AM-13)");
}

#[test]
fn r_am_9_after_a_tile_that_fits_nowhere_the_round_begins_behind_the_last_tile_laid() {
    let table = Table::of(WITH, 4).lies(TWO_HOLES).lies("base/E(0,-1)r2");
    let mut table = table.lays("B base/B(4,1)r0").pile("base/C").passes().does(Action::Draw);
    assert_eq!(table.discarded(), ["base/C"]);
    for seat in [2, 3, 0, 1] {
        assert_eq!(table.asked(), (Seat(seat), Prompt::Abbey(abbey::Prompt::LastTile)));
        assert_eq!(table.game.last_for_abbey(), Some(Seat(1)));
        table = table.passes();
    }
    assert!(table.game.result().is_some());
}

#[test]
fn r_am_9_without_the_round_the_abbeys_stay() {
    let table = Table::with(WITH, 4, &[("am.abbey_round", "off")]).lies(TWO_HOLES);
    let table = table.lays("B base/B(4,1)r0").last_tile().passes();
    assert!(table.game.result().is_some());
}

#[test]
fn r_am_10_and_14_a_builder_gives_the_abbey_a_second_part() {
    let table = |has: bool| {
        let table = Table::of("base traders abbey", 2)
            .lies(HOLE)
            .stands("B thief E (-1,0)")
            .stands("B builder thief E (-1,0)");
        let table = if has { table } else { table.without_abbey("B") };
        table.lays("B base/U(2,0)r0").last_tile().passes()
    };
    let asked = table(true);
    assert_eq!(asked.asked(), (Seat(1), Prompt::Abbey(abbey::Prompt::Tile)));
    assert_eq!(asked.game.turn().part, 2);
    let decision = asked.game.decision().expect("a question");
    assert_eq!(decision.options.last(), Some(&Action::Pass), "there is nothing to draw");
    let declined = asked.passes();
    assert_eq!(declined.asked(), (Seat(0), Prompt::Abbey(abbey::Prompt::LastTile)));
    assert_eq!(
        table(false).asked(),
        (Seat(0), Prompt::Abbey(abbey::Prompt::LastTile)),
        "the part is skipped"
    );
}

#[test]
fn r_am_11_and_12_an_abbey_is_scored_like_a_cloister() {
    let table = Table::of(WITH, 2).lies(HOLE).abbey("A (0,1)");
    let monk = table.deploy("monk (0,1)");
    let table = table.does(monk);
    assert_eq!(table.scores(), [""; 0]);
    let table = table.plays("B base/B(-1,2)r0 -> A cloister 9");
    assert_eq!(table.gone(), ["A small scored"]);
    // R-AM-12: a way out of a besieged city.
    let around = "base/U(-1,0)r0 base/U(1,0)r0 base/B(-1,1)r0 base/B(1,1)r0 base/B(1,2)r0
        siege/01(0,2)r2";
    let table = Table::of("base abbey cathars", 2)
        .lies(around)
        .stands("A knight (0,2)")
        .abbey("A (0,1)")
        .passes();
    assert_eq!(table.asked(), (Seat(0), Prompt::Siege(siege::Prompt::Escape)));
}

/// A city of five tiles north of the start tile that lacks the last, with three pennants.
const TOWN: &str = "base/F(0,-1)r1 base/F(0,-2)r1 base/F(0,-3)r1 base/G(0,-4)r1";

#[test]
fn s_am_02_a_mayor_counts_the_pennants() {
    let table = || Table::of("base inns abbey", 2).lies(TOWN).stands("A mayor knight S (0,-1)");
    let close = "A base/E(0,-5)r2";
    table().plays(&format!("{close} -> A city 18"));
    let two = table().stands("B knight S (0,-2)").stands("B knight S (0,-3)");
    two.plays(&format!("{close} -> A city 18"));
    let three = table().stands("B big knight S (0,-2)").stands("B knight S (0,-3)");
    three.plays(&format!("{close} -> A city 18, B city 18"));
}

#[test]
fn s_am_03_a_mayor_without_pennants_gets_nothing() {
    let table = Table::of("base king abbey", 2)
        .lies("base/G(0,-1)r1")
        .stands("A mayor knight S (0,-1)")
        .plays("B base/E(0,-2)r2 -> A city 0");
    assert_eq!(table.gone(), ["A mayor scored"]);
    assert_eq!(table.game.tokens(Seat(1)).count(Token::King), 1);
}

#[test]
fn r_am_20_a_mayor_goes_to_a_city_without_followers() {
    let free = Table::of(WITH, 2).lays("A base/G(0,-1)r1");
    assert!(free.spots().contains(&"mayor knight N".to_owned()));
    assert!(!free.spots().iter().any(|spot| spot.starts_with("mayor farmer")));
    let wagon = Table::of(WITH, 2).stands("B wagon knight N (0,0)").lays("A base/G(0,-1)r1");
    assert!(wagon.spots().iter().all(|spot| !spot.contains("knight")));
    // Also to one that the tile just completed.
    let closed = Table::of(WITH, 2).lays("A base/E(0,-1)r2");
    assert!(closed.spots().contains(&"mayor knight S".to_owned()));
}

#[test]
fn r_am_21_and_26_every_pennant_counts_in_the_end_and_under_siege() {
    let table = Table::of(WITH, 2).lies(TOWN).stands("A mayor knight S (0,-1)");
    let table = table.stands("B knight S (0,-2)").stands("B knight S (0,-3)");
    table.plays("A base/B(0,1)r0\n end -> A city 8");
    // siege.pennant=0 makes the city cheaper, not the mayor weaker.
    let table = Table::with("base abbey cathars", 2, &[("siege.pennant", "0")])
        .lies("base/F(0,-1)r1 base/F(0,-2)r1")
        .stands("A mayor knight S (0,-1)")
        .stands("B knight S (0,-2)");
    table.plays("A siege/01(0,-3)r2 -> A city 4");
}

#[test]
fn r_am_22_and_23_a_mayor_that_counts_nothing_still_occupies() {
    let table = Table::of(WITH, 2).stands("A mayor knight N (0,0)").lays("B base/G(0,-1)r1");
    assert!(table.spots().iter().all(|spot| !spot.contains("knight")));
    let table = table.passes().stands("B knight N (0,-1)");
    let table = table.plays("A base/E(0,-2)r2 -> B city 6");
    assert_eq!(table.gone(), ["A mayor scored", "B small scored"]);
}

#[test]
fn r_am_24_through_a_portal_a_mayor_goes_to_an_open_city() {
    let table = Table::of("base dragon abbey", 2)
        .lies("base/B(0,1)r0 base/E(1,1)r1 base/E(2,1)r3")
        .lays("A pd/08(1,0)r2");
    let (open, closed) =
        (table.deploy("mayor knight N (0,0)"), table.deploy("mayor knight E (1,1)"));
    assert!(table.offers(open) && !table.offers(closed));
    let taken = Table::of("base dragon abbey", 2).stands("B knight N (0,0)");
    assert!(!taken.lays("A pd/08(1,0)r2").offers(open));
}

#[test]
fn r_am_25_a_mayor_as_a_lord_gets_nothing() {
    let table = Table::of("base abbey castles", 2)
        .stands("A mayor knight N (0,0)")
        .lays("A base/E(0,-1)r2")
        .passes();
    let lord = table.figure("A mayor knight N (0,0)");
    let table =
        table.does(Action::Castles(castles::Action::Convert { lord })).plays("B base/A(1,0)r1");
    let table = table.plays("B base/A(-1,0)r3 -> A castle 0");
    assert_eq!(table.gone(), ["A mayor scored"]);
}

/// A tower south of the start tile with Ben's mayor, wagon and monk around.
fn tower(options: &[(&str, &str)]) -> Table {
    let around = "base/B(0,1)r0 base/B(0,2)r0 tower/02(0,3)r0 base/B(-1,3)r0 base/E(1,3)r1";
    let table = Table::with("base abbey tower", 2, options).lies(around);
    let table = table.stands("B wagon monk (-1,3)").stands("B mayor knight (1,3)");
    let table = table.stands("B monk (0,2)").lays("A base/B(0,4)r0");
    let piece = table.piece("(0,3)");
    table.does(piece)
}

#[test]
fn mayors_and_wagons_are_safe_from_towers_if_the_table_wants_it() {
    let taken = |table: &Table| {
        let asked = table.game.decision().expect("a question");
        let figures = asked.options.iter().filter_map(|option| match option {
            Action::Take { figure, .. } => Some(figure.kind),
            _ => None,
        });
        figures.collect::<Vec<_>>()
    };
    let (small, wagon, mayor) = (FigureKind::Small, FigureKind::Wagon, FigureKind::Mayor);
    let mut all = taken(&tower(&[]));
    all.sort_unstable();
    assert_eq!(all, [small, wagon, mayor]);
    let on = taken(&tower(&[("am.mayor_immune_tower", "on")]));
    assert!(!on.contains(&mayor) && on.len() == 2);
    let on = taken(&tower(&[("am.wagon_immune_dragon_tower", "on")]));
    assert!(!on.contains(&wagon) && on.len() == 2);
}
