//! Castles, how they come to be and what they are: R-CA-1..4, R-CA-11..14, R-CA-17, S-CA-7..10.

use rules::expansions::{castles, count};
use rules::{Action, Cause, Event, FigureKind, Prompt, Seat, SegmentKind, Token};

use crate::table::Table;

const WITH: &str = "base castles";
/// Closes the city of the start tile: a small city.
pub const CLOSES: &str = "base/E(0,-1)r2";

impl Table {
    /// A seat lays this tile, deploys there and makes a castle: `castle("A base/E(0,-1)r2",
    /// "knight S (0,-1)")`.
    pub fn castle_at(self, line: &str, lord: &str) -> Self {
        let table = self.lays(line);
        let deployed = table.deploy(lord);
        let table = table.does(deployed);
        let (letter, _) = line.split_once(' ').expect("a seat");
        let lord = table.figure(&format!("{letter} {lord}"));
        assert_eq!(table.asked(), (lord.seat, Prompt::Castles(castles::Prompt::Convert)));
        table.does(Action::Castles(castles::Action::Convert { lord }))
    }

    /// A seat makes a castle of the start tile's city.
    pub fn castle(self, letter: &str) -> Self {
        self.castle_at(&format!("{letter} {CLOSES}"), "knight S (0,-1)")
    }

    /// Who is asked for a castle and which lords there are, the strongest first.
    fn lords(&self) -> Option<(Seat, Vec<FigureKind>)> {
        let asked = self
            .game
            .decision()
            .filter(|asked| asked.prompt == Prompt::Castles(castles::Prompt::Convert))?;
        assert_eq!(asked.options[self.game.default_of(asked)], Action::Pass, "overview 5");
        let lords = asked.options.iter().filter_map(|option| match option {
            Action::Castles(castles::Action::Convert { lord }) => Some(lord.kind),
            _ => None,
        });
        Some((asked.seat, lords.collect()))
    }

    /// How many features of a kind lie on the table.
    fn features(&self, kind: SegmentKind) -> usize {
        self.game.board().features_of(kind).len()
    }
}

const SMALL: FigureKind = FigureKind::Small;
const BIG: FigureKind = FigureKind::Big;

#[test]
fn s_ca_7_a_castle_pays_nothing_now_and_nothing_at_the_end() {
    let table = Table::of("base king castles", 2).castle("A");
    assert!(table.scores().is_empty());
    assert_eq!(table.game.tokens(Seat(0)).count(Token::King), 0);
    let table = table.plays("B base/B(0,1)r0\nend -> A castle 0");
    assert_eq!(table.small(0), 7);
    // As a city it is paid and brings the king.
    let city = Table::of("base king castles", 2).lays(&format!("A {CLOSES}"));
    let knight = city.deploy("knight S (0,-1)");
    let city = city.does(knight).passes();
    assert_eq!(city.scores(), ["A city 4"]);
    assert_eq!(city.game.tokens(Seat(0)).count(Token::King), 1);
}

/// Two small cities beside the meadow north of the start tile.
const CITIES: &str = "base/A(1,0)r1 base/E(1,-1)r1 base/E(2,-1)r3 base/B(1,-2)r0 base/E(0,-2)r0
    base/E(0,-3)r2";

#[test]
fn s_ca_8_a_castle_pays_farms_four() {
    let farm =
        |systems: &str| Table::of(systems, 2).lies(CITIES).castle("B").stands("A farmer N1 (0,-1)");
    farm(WITH).plays("B base/B(0,1)r0\nend -> B castle 0, A field 10");
    let pig = farm("base traders castles").stands("A pig farmer N1 (0,-1)");
    pig.plays("B base/B(0,1)r0\nend -> B castle 0, A field 13");
    let corner = "base/B(-1,-2)r0 base/B(-1,-1)r0";
    let barn = Table::of("base abbey castles", 2).lies(CITIES).lies(corner).castle("B");
    // The corner north-west of (0,-1) is all meadow.
    let barn = barn.barn_stands("A (0,-1)");
    barn.plays("B base/B(0,1)r0\nend -> B castle 0, A field 13");
}

#[test]
fn s_ca_9_the_dragon_spares_the_lord_or_eats_him_on_either_tile() {
    let table = |options: &[(&str, &str)]| {
        Table::with("base dragon castles", 2, options)
            .lies("base/U(-1,0)r0 base/B(-1,-1)r0")
            .castle("A")
            .stands("A farmer N1 (0,-1)")
            .stands("B farmer S1 (0,0)")
            .dragon_on("(-1,-1)")
            .lays("B pd/16(1,0)r0")
            .passes()
    };
    let spared = table(&[]).walks("E S");
    assert_eq!(spared.gone(), ["A small dragon", "B small dragon"]);
    let lord = spared.figure("A knight S (0,-1)");
    assert!(spared.game.is_lord(&lord) && spared.game.figures().contains(&lord));
    // He stands on (0,-1) and is eaten there, or when the dragon comes to the other tile first.
    let eaten = table(&[("castle.lord_dragon", "eaten")]).walks("E");
    assert_eq!(eaten.gone(), ["A small dragon", "A small dragon"]);
    let other = table(&[("castle.lord_dragon", "eaten")]).walks("S E");
    assert_eq!(other.gone(), ["A small dragon", "B small dragon"]);
    assert_eq!(other.small(0), 6, "the farmer is left");
    assert_eq!(other.features(SegmentKind::Castle), 1, "the castle stays empty");
}

#[test]
fn s_ca_10_joined_followers_make_a_castle_by_majority_only() {
    let table = |options: &[(&str, &str)]| {
        Table::with("base inns castles", 2, options)
            .stands("A knight N (0,0)")
            .stands("A big knight N (0,0)")
            .lays(&format!("B {CLOSES}"))
            .passes()
    };
    let majority = table(&[]);
    assert_eq!(majority.lords(), Some((Seat(0), vec![BIG, SMALL])));
    let lord = majority.figure("A knight N (0,0)");
    let majority = majority.does(Action::Castles(castles::Action::Convert { lord }));
    assert_eq!(majority.gone(), ["A big castle"]);
    assert_eq!(majority.game.figures(), [lord]);
    let single = table(&[("castle.convert", "single_follower")]);
    assert_eq!((single.lords(), single.scores()), (None, vec!["A city 4".to_owned()]));
}

#[test]
fn r_ca_1_a_small_city_is_two_half_circles() {
    let offered = |systems: &str, shape: &'static str, line: &str, knight: &str, lies: &str| {
        let table = Table::with(systems, 2, &[("castle.shape", shape)]).lies(lies);
        let table = table.stands(&format!("A {knight}")).lays(line).passes();
        table.lords().is_some()
    };
    let shapes = ["semicircular", "any_two_tiles"];
    for shape in shapes {
        assert!(offered(WITH, shape, "A base/E(0,-1)r2", "knight N (0,0)", ""));
        // Three tiles.
        let three = offered(WITH, shape, "A base/E(0,-2)r2", "knight N (0,0)", "base/G(0,-1)r1");
        assert!(!three);
    }
    // A tile without the shape of a half circle.
    let flagged =
        |shape| offered("base bridges castles", shape, "A bcb/04(0,-1)r3", "knight N (0,0)", "");
    assert_eq!(shapes.map(flagged), [false, true]);
}

#[test]
fn r_ca_2_who_has_no_castle_left_is_not_asked() {
    for (seats, number) in [(2, 3), (4, 3), (5, 2)] {
        let table = Table::of(WITH, seats);
        let held = |seat: Seat| table.game.tokens(seat).count(Token::Castle);
        assert!(table.game.seats().all(|seat| held(seat) == number));
    }
    let mut table = Table::of(WITH, 2);
    table.edit(|state| state["tokens"][0][Token::Castle as usize] = serde_json::json!(0));
    let table = table.lays(&format!("A {CLOSES}"));
    let knight = table.deploy("knight S (0,-1)");
    assert_eq!(table.does(knight).scores(), ["A city 4"]);
    // The owner is asked, whoever closed the city; R-CA-17: who declines is paid.
    let table = Table::of(WITH, 2).stands("B knight N (0,0)").lays(&format!("A {CLOSES}"));
    let table = table.passes();
    assert_eq!(table.lords(), Some((Seat(1), vec![SMALL])));
    let table = table.passes();
    assert_eq!(table.scores(), ["B city 4"]);
    assert_eq!(table.game.tokens(Seat(1)).count(Token::Castle), 3);
}

#[test]
fn r_ov_30_two_castles_at_once_come_one_after_another() {
    // The tile closes two small cities: of the active seat, and of the other.
    let lies = "base/B(0,1)r0 base/B(1,1)r0 base/B(2,1)r0 base/B(2,0)r0 base/B(2,-1)r0
        base/E(1,-1)r3";
    let table = Table::of(WITH, 3)
        .lies(lies)
        .stands("B knight W (1,-1)")
        .stands("A knight N (0,0)")
        .lays("C base/I(0,-1)r2")
        .passes();
    // Clockwise from the active seat C: A, then B.
    assert_eq!(table.lords(), Some((Seat(0), vec![SMALL])));
    let table = table.passes();
    assert_eq!(table.lords(), Some((Seat(1), vec![SMALL])));
    let lord = table.figure("B knight W (1,-1)");
    let table = table.does(Action::Castles(castles::Action::Convert { lord }));
    assert_eq!(table.scores(), ["A city 4"]);
    assert_eq!(table.features(SegmentKind::Castle), 1);
}

#[test]
fn a_table_may_allow_one_castle_at_a_time() {
    let lies = "base/B(0,1)r0 base/B(1,1)r0 base/B(2,1)r0 base/B(2,0)r0 base/B(2,-1)r0
        base/E(1,-1)r3";
    let both = |options: &[(&str, &str)]| {
        Table::with(WITH, 2, options)
            .lies(lies)
            .stands("A knight W (1,-1)")
            .stands("A knight N (0,0)")
            .lays("B base/I(0,-1)r2")
            .passes()
    };
    // Asked about each city, or once about both.
    assert_eq!(both(&[]).lords(), Some((Seat(0), vec![SMALL])));
    let one = [("castle.per_part", "one")];
    assert_eq!(both(&one).lords(), Some((Seat(0), vec![SMALL, SMALL])));
    let lord = both(&one).figure("A knight W (1,-1)");
    let table = both(&one).does(Action::Castles(castles::Action::Convert { lord }));
    assert_eq!(table.scores(), ["A city 4"]);
    assert_eq!(table.features(SegmentKind::Castle), 1);
    assert_eq!(both(&one).passes().scores(), ["A city 4", "A city 4"]);
}

#[test]
fn r_ca_3_the_only_one_there_or_the_strongest_alone() {
    let asked = |systems: &str, knights: &[&str]| {
        let mut table = Table::of(systems, 3);
        for knight in knights {
            table = table.stands(knight);
        }
        table.lays(&format!("C {CLOSES}")).passes().lords()
    };
    assert_eq!(asked(WITH, &[]), None, "nobody is there");
    assert_eq!(asked(WITH, &["A knight N (0,0)", "B knight N (0,0)"]), None, "a tie");
    let stronger = asked("base inns castles", &["A knight N (0,0)", "B big knight N (0,0)"]);
    assert_eq!(stronger, Some((Seat(1), vec![BIG])));
    let mayor = asked("base abbey castles", &["A mayor knight N (0,0)"]);
    assert_eq!(mayor, Some((Seat(0), vec![FigureKind::Mayor])), "though he counts nothing");
    let mayors = ["A mayor knight N (0,0)", "B mayor knight N (0,0)"];
    assert_eq!(asked("base abbey castles", &mayors), None);
    // Who loses goes home unpaid, builders too; the fairy stays beside the lord.
    let table = Table::of("base inns traders dragon castles", 2)
        .stands("A big knight N (0,0)")
        .stands("A builder knight N (0,0)")
        .stands("B knight N (0,0)")
        .fairy_by("A big knight N (0,0)")
        .lays(&format!("B {CLOSES}"))
        .passes();
    let lord = table.figure("A big knight N (0,0)");
    let table = table.does(Action::Castles(castles::Action::Convert { lord }));
    assert_eq!(table.gone(), ["A builder castle", "B small castle"]);
    assert_eq!(table.scores(), ["A fairy 1"], "which is the point of the next turn");
    assert_eq!(table.game.fairy().and_then(|fairy| fairy.beside), Some(lord));
    assert!(table.events.contains(&Event::Castles(castles::Event::Converted { lord })));
}

#[test]
fn r_ca_4_a_castle_is_no_city() {
    let table = Table::of("base dragon castles", 2).castle("A");
    assert_eq!((table.features(SegmentKind::City), table.features(SegmentKind::Castle)), (0, 1));
    // Nobody is deployed on it, not even through a portal.
    let table = table.lays("B pd/02(1,0)r0");
    let farmer = table.deploy("farmer N1 (0,-1)");
    assert!(table.offers(farmer));
    let at = table.figure("B knight S (0,-1)").at;
    assert!(!table.offers(Action::Deploy { figure: SMALL, at }));
    // No councillor joins and no reward comes of it: nothing was scored.
    let table = Table::of("base count castles", 2).lies("base/U(-3,-1)r0 base/E(-3,-2)r0");
    let table = table.stands("B knight N (-3,-2)").lays("A base/E(-3,-3)r2").passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Castles(castles::Prompt::Convert)));
    let lord = table.figure("B knight N (-3,-2)");
    let table = table.does(Action::Castles(castles::Action::Convert { lord }));
    assert_eq!((table.asked().1, table.scores().len()), (Prompt::Draw, 0));
    let city = Table::of("base count castles", 2).lies("base/U(-3,-1)r0 base/E(-3,-2)r0");
    let city = city.stands("B knight N (-3,-2)").lays("A base/E(-3,-3)r2").passes().passes();
    assert_eq!(city.asked().1, Prompt::Count(count::Prompt::Reward), "a city gives it");
}

#[test]
fn r_ca_11_castles_in_every_manner_of_farming() {
    let farm = |systems: &str, manner: &'static str| {
        Table::with(systems, 2, &[("farm_scoring", manner)])
            .castle("B")
            .stands("A farmer N1 (0,-1)")
    };
    let end = "B base/B(0,1)r0\nend -> B castle 0, A field";
    for (manner, points) in [("third", 4), ("second", 4), ("first", 5)] {
        farm(WITH, manner).plays(&format!("{end} {points}"));
        let pig = farm("base traders castles", manner).stands("A pig farmer N1 (0,-1)");
        pig.plays(&format!("{end} {}", points + 1));
    }
    // It divides fields as the city did: the one south of the road has no part in it.
    let south = Table::of(WITH, 2).castle("B").stands("A farmer S1 (0,0)");
    south.plays("B base/B(0,1)r0\nend -> B castle 0, A field 0");
}

#[test]
fn r_ca_12_a_tower_takes_the_lord_from_both_tiles_or_not_at_all() {
    let taken = |options: &[(&str, &str)], tower: &str, cell: &str| {
        let table = Table::with("base tower castles", 2, options).castle("A");
        let table = table.lays(&format!("A {tower}")).passes().lays("B base/B(0,1)r0");
        let piece = table.piece(cell);
        let table = table.does(piece);
        let lord = table.take("A knight S (0,-1)", Cause::Tower);
        if !table.offers(lord) {
            return false;
        }
        let table = table.does(lord);
        assert_eq!(table.game.captives().len(), 1);
        // The castle stays empty.
        table.features(SegmentKind::Castle) == 1
    };
    // Beside the tile on which he was deployed, and beside the other.
    let towers = [("tower/02(-1,-1)r0", "(-1,-1)"), ("tower/07(-1,0)r0", "(-1,0)")];
    for (tower, cell) in towers {
        assert!(taken(&[], tower, cell), "{cell}");
        assert!(!taken(&[("castle.lord_tower", "immune")], tower, cell), "{cell}");
    }
}

#[test]
fn r_ca_14_a_single_follower_of_anybody() {
    let single = [("castle.convert", "single_follower")];
    let asked = |knights: &[&str]| {
        let mut table = Table::with("base inns traders castles", 2, &single);
        for knight in knights {
            table = table.stands(knight);
        }
        table.lays(&format!("A {CLOSES}")).passes().lords()
    };
    assert_eq!(asked(&["B knight N (0,0)"]), Some((Seat(1), vec![SMALL])));
    assert_eq!(
        asked(&["B knight N (0,0)", "B builder knight N (0,0)"]),
        Some((Seat(1), vec![SMALL]))
    );
    assert_eq!(asked(&["B big knight N (0,0)", "A knight N (0,0)"]), None);
    assert_eq!(asked(&["B knight N (0,0)", "B knight N (0,0)"]), None);
}

#[test]
fn r_ca_17_the_tiles_keep_everything_else() {
    // The road through the castle's tile goes on and is paid; the token is spent for good.
    let table = Table::of(WITH, 2).castle("A");
    assert_eq!(table.game.tokens(Seat(0)).count(Token::Castle), 2);
    let table = table.plays("B base/A(1,0)r1\nB base/A(-1,0)r3 thief E -> B road 3, A castle 3");
    assert_eq!(table.game.tokens(Seat(0)).count(Token::Castle), 2);
    // A tower on one of its tiles can still be built.
    let table =
        Table::of("base tower castles", 2).castle_at("A tower/01(0,-1)r2", "knight S (0,-1)");
    let table = table.lays("B base/B(0,1)r0");
    assert!(table.offers(table.piece("(0,-1)")));
}

#[test]
fn the_owners_of_two_small_cities_answer_in_any_order() {
    // base/H closes a city of Ben's in the north and one of Łucja's in the south.
    let table = || {
        let table =
            Table::of(WITH, 3).lies("base/U(1,0)r0 base/B(1,-1)r0 base/B(1,-2)r0 base/E(0,-2)r2");
        let table = table.stands("B knight N (0,0)").stands("C knight S (0,-2)");
        table.lays("A base/H(0,-1)r0").passes()
    };
    let seats: Vec<Seat> = table().game.decisions().iter().map(|asked| asked.seat).collect();
    assert_eq!(seats, [Seat(1), Seat(2)]);
    let played = |order: [u8; 2]| {
        let mut table = table();
        for seat in order {
            let asked = table.game.asked(Seat(seat)).expect("not done yet");
            let castle = asked.options[0];
            let told = table.game.apply(Seat(seat), castle).expect("it is offered");
            table.events.extend(told);
        }
        assert_eq!(table.features(SegmentKind::Castle), 2);
        let castles = table
            .events
            .into_iter()
            .filter(|event| matches!(event, Event::Castles(castles::Event::Converted { .. })));
        (castles.collect::<Vec<_>>(), table.game.hash())
    };
    assert_eq!(played([1, 2]), played([2, 1]));
}
