//! Besieged cities (The Cathars, The Siege, The Besiegers): R-SI-1..12 and S-SI-1..9.

use rules::expansions::{count, siege};
use rules::{Cause, Game, Prompt, Seat, Seed, Setup, Systems};

use crate::table::Table;

const WITH: &str = "base cathars";

impl Table {
    /// The followers that may escape now: `B small knight N (0,0)`.
    fn fugitives(&self) -> Vec<String> {
        let asked = self
            .game
            .decision()
            .filter(|asked| asked.prompt == Prompt::Siege(siege::Prompt::Escape));
        let options = asked.map_or(Vec::new(), |asked| asked.options.clone());
        let names = options.iter().filter_map(|option| match option {
            rules::Action::Take { figure, cause: Cause::Escape } => {
                let spot = figure.at.spot().expect("a segment");
                let seat = char::from(b'A' + figure.seat.0);
                let name = self.name(spot);
                Some(format!("{seat} {} {name} ({:?})", figure.kind.name(), spot.pos))
            }
            _ => None,
        });
        names.collect()
    }

    fn escapes(self, words: &str) -> Self {
        let action = self.take(words, Cause::Escape);
        self.does(action)
    }
}

/// A column of four tiles with a pennant north of the start tile; its northern end is open.
const COLUMN: &str = "base/F(0,-1)r1 base/G(0,-2)r1 base/G(0,-3)r1";

#[test]
fn s_si_1_a_besieged_city_pays_one_a_tile_and_pennant() {
    let city = |systems: &str, last: &str| {
        let table = Table::of(systems, 2).lies(COLUMN).stands("B knight N (0,0)");
        table.plays(last);
    };
    city(WITH, "A siege/01(0,-4)r2 -> B city 6");
    city(WITH, "A base/E(0,-4)r2 -> B city 12");
    for key in ["base siege", "base cathars siege besiegers"] {
        city(key, "A siege/01(0,-4)r2 -> B city 6");
    }
    city("base besiegers", "A siege6/06(0,-4)r2 -> B city 6");
}

#[test]
fn s_si_2_with_a_cathedral_two() {
    let city = |last: &str| {
        let lies = "ic/01(0,-1)r0 am/09(1,-1)r0 base/E(-1,-1)r1";
        let table = Table::of("base inns cathars", 2).lies(lies).stands("B knight N (0,0)");
        table.plays(last);
    };
    city("A siege/01(0,-2)r2 -> B city 12");
    city("A base/E(0,-2)r2 -> B city 18");
}

#[test]
fn s_si_3_and_r_si_10_what_pennants_add() {
    // Two tiles, then with the pennant of one of three.
    let table = Table::of(WITH, 2).lies("base/G(0,-1)r1").stands("B knight N (0,0)");
    table.plays("A siege/01(0,-2)r2 -> B city 3");
    let table = Table::of(WITH, 2).lies("base/F(0,-1)r1").stands("B knight N (0,0)");
    table.plays("A siege/01(0,-2)r2 -> B city 4");
    let none = [("siege.pennant", "0")];
    let table = Table::with(WITH, 2, &none).lies("base/F(0,-1)r1").stands("B knight N (0,0)");
    table.plays("A siege/01(0,-2)r2 -> B city 3");
    let table = Table::with("base inns cathars", 2, &none)
        .lies("base/F(0,-1)r1 ic/01(0,-2)r0 base/E(-1,-2)r1 base/E(1,-2)r3")
        .stands("B knight N (0,0)");
    table.plays("A siege/01(0,-3)r2 -> B city 12");
    // Two tiles where those pay less: one a tile, or nothing.
    for (tiny, points) in [("one", 2), ("zero", 0)] {
        let options = [("tiny_city", "2"), ("siege.tiny_city", tiny)];
        let table = Table::with(WITH, 2, &options).stands("B knight N (0,0)");
        table.plays(&format!("A siege/01(0,-1)r2 -> B city {points}"));
        let three = Table::with(WITH, 2, &options).lies("base/G(0,-1)r1");
        three.stands("B knight N (0,0)").plays("A siege/01(0,-2)r2 -> B city 3");
    }
}

#[test]
fn s_si_4_an_incomplete_besieged_city_pays_nothing() {
    let table = Table::of(WITH, 2).lies("base/F(0,-1)r1 base/G(0,-2)r1").stands("B knight N (0,0)");
    table.plays("A siege/03(0,-3)r2\nend -> B city 0");
}

/// A meadow north of the start tile between a plain small city and a besieged one.
const MEADOW: &str = "base/A(1,0)r1 base/B(1,-1)r0 base/E(2,-1)r1 base/E(3,-1)r3 base/E(1,-2)r0
    siege/01(1,-3)r2";

#[test]
fn s_si_5_farms_beside_a_besieged_city() {
    let end = |systems: &str, options: &[(&str, &str)]| {
        Table::with(systems, 2, options).lies(MEADOW).stands("A farmer N1 (1,-1)")
    };
    let last = "B base/B(0,1)r0\nend -> A field";
    end(WITH, &[]).plays(&format!("{last} 9"));
    let pig = end("base traders cathars", &[]).stands("A pig farmer N1 (1,-1)");
    pig.plays(&format!("{last} 12"));
    let single = [("siege.pig_doubled", "off")];
    let pig = end("base traders cathars", &single).stands("A pig farmer N1 (1,-1)");
    pig.plays(&format!("{last} 11"));
    // In the oldest manner 4 and 8.
    end(WITH, &[("farm_scoring", "first")]).plays(&format!("{last} 4, A field 8"));
    // A barn at the end.
    let table = Table::of("base abbey cathars", 2).lies(MEADOW);
    let table = table.lies("base/B(2,-2)r0").barn_stands("A (2,-1)");
    table.plays(&format!("{last} 12"));
}

/// A besieged city of two tiles with an open side, and a cloister at a corner of the siege tile.
const CORNER: &str = "siege/03(0,-1)r2 base/U(-1,0)r0 base/E(-1,-1)r3 base/B(-1,-2)r0";

#[test]
fn s_si_6_one_knight_escapes_this_turn_and_another_the_next() {
    let table = Table::of(WITH, 2)
        .lies(CORNER)
        .stands("B knight N (0,0)")
        .stands("B knight N (0,0)")
        .lays("B base/B(0,1)r0")
        .passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Siege(siege::Prompt::Escape)));
    assert_eq!(table.fugitives(), ["B small knight N (0,0)"], "both are equal");
    let asked = table.game.decision().expect("a question");
    assert_eq!(asked.options[table.game.default_of(asked)], rules::Action::Pass);
    let table = table.escapes("B knight N (0,0)");
    assert_eq!((table.gone(), table.scores().len()), (vec!["B small escape".to_owned()], 0));
    assert_eq!(table.asked(), (Seat(0), Prompt::Draw));
    // Ada has nobody there.
    let table = table.plays("A base/B(1,1)r0").lays("B base/B(2,1)r0").passes();
    let table = table.escapes("B knight N (0,0)");
    assert_eq!(table.small(1), 7);
}

#[test]
fn where_an_abbot_lies_a_knight_finds_shelter() {
    let lies = CORNER.replace("base/B", "mon/01");
    let table = Table::of("base cathars monasteries", 2).lies(&lies).stands("A prone (-1,-2)");
    let table = table.stands("B knight N (0,0)").lays("B base/B(0,1)r0").passes();
    assert_eq!(table.fugitives(), ["B small knight N (0,0)"]);
}

#[test]
fn s_si_7_a_cloister_at_another_tile_of_the_city() {
    let table = |options: &[(&str, &str)]| {
        let table = Table::with(WITH, 2, options).lies("base/G(0,-1)r1 siege/03(0,-2)r2");
        table.stands("B knight N (0,0)").lays("B base/B(0,1)r0").passes()
    };
    assert_eq!(table(&[]).asked().1, Prompt::Draw);
    let any = table(&[("siege.escape_range", "any_city_tile")]);
    assert_eq!(any.fugitives(), ["B small knight N (0,0)"]);
}

#[test]
fn s_si_8_an_abbey_opens_the_way_at_once() {
    // North of the siege tile is a hole.
    let lies = "siege/03(0,-1)r2 base/U(1,0)r0 base/G(1,-1)r0 base/E(1,-2)r1 base/E(1,-3)r0
        base/E(0,-3)r0 base/E(-1,-3)r0 base/E(-1,-2)r3";
    let table = Table::of("base abbey cathars", 2).lies(lies).stands("B knight N (0,0)");
    let table = table.abbey("B (0,-2)").passes();
    assert_eq!(table.fugitives(), ["B small knight N (0,0)"]);
}

#[test]
fn s_si_9_two_tiles_pay_two() {
    let table = Table::of(WITH, 2).stands("B knight N (0,0)");
    table.plays("A siege/01(0,-1)r2 -> B city 2");
}

#[test]
fn r_si_1_several_siege_tiles_count_once() {
    let table = Table::of("base cathars besiegers", 2).lies("base/R(0,-1)r1 siege/01(0,-2)r2");
    let table = table.stands("B knight N (0,0)");
    table.plays("A siege6/06(1,-1)r3 -> B city 4");
}

#[test]
fn r_si_4_besieged_tiles_are_laid_and_claimed_like_others() {
    let table = Table::of(WITH, 2).lays("A siege/01(0,-1)r2");
    assert_eq!(table.spots(), ["knight S", "farmer N1"]);
}

#[test]
fn r_si_7_one_follower_a_part_over_all_cities() {
    let lies = format!("{CORNER} siege/03(-1,-3)r1");
    let table = Table::of(WITH, 2).lies(&lies).stands("B knight N (0,0)");
    let table = table.stands("B knight N (-1,-3)").lays("B base/B(0,1)r0").passes();
    assert_eq!(table.fugitives(), ["B small knight N (-1,-3)", "B small knight N (0,0)"]);
    let table = table.escapes("B knight N (0,0)");
    assert_eq!(table.asked(), (Seat(0), Prompt::Draw));
}

#[test]
fn r_si_8_any_follower_escapes_and_its_builder_goes_home() {
    let table = Table::of("base inns traders abbey cathars", 2)
        .lies(CORNER)
        .stands("B big knight N (0,0)")
        .stands("B wagon knight N (0,0)")
        .stands("B mayor knight N (0,0)")
        .stands("B builder knight N (0,0)")
        .lays("B base/B(0,1)r0")
        .passes();
    let expected = ["big", "wagon", "mayor"].map(|kind| format!("B {kind} knight N (0,0)"));
    assert_eq!(table.fugitives(), expected);
    let table = table.escapes("B wagon knight N (0,0)");
    assert_eq!(table.asked().1, Prompt::Draw, "a wagon does not move on");
    assert!(table.wagon_home(1));
    let last = Table::of("base traders cathars", 2)
        .lies(CORNER)
        .stands("B knight N (0,0)")
        .stands("B builder knight N (0,0)")
        .lays("B base/B(0,1)r0")
        .passes()
        .escapes("B knight N (0,0)");
    assert_eq!(last.gone(), ["B small escape", "B builder lonely"]);
}

#[test]
fn r_si_9_after_the_reward_in_carcassonne() {
    // The tile ends Ada's road and Ben gets the reward, then the escape.
    let lies = "base/U(-3,-1)r0 base/B(-3,-2)r0 siege/03(-4,-2)r0";
    let table = Table::of("base count cathars", 2).lies(lies).stands("A thief E (-3,-1)");
    let table = table.stands("B knight N (-4,-2)").lays("B base/A(-4,-1)r3").passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Count(count::Prompt::Reward)));
    let table = table.passes();
    assert_eq!(table.asked(), (Seat(1), Prompt::Siege(siege::Prompt::Escape)));
}

#[test]
fn r_si_11_escape_when_the_way_out_is_built() {
    let options = [("siege.escape_time", "on_placement")];
    let city = "siege/03(0,-1)r2 base/U(-1,0)r0";
    let table = |options: &[(&str, &str)]| {
        Table::with("base inns cathars", 3, options)
            .lies(city)
            .stands("B knight N (0,0)")
            .stands("B knight N (0,0)")
            .stands("C big knight N (0,0)")
            .stands("A knight N (0,0)")
    };
    // A cloister comes beside the siege tile: the owners, clockwise from the active seat.
    let built = table(&options).lays("C base/B(-1,-1)r0").passes();
    assert_eq!(built.asked(), (Seat(2), Prompt::Siege(siege::Prompt::Escape)));
    assert_eq!(built.fugitives(), ["C big knight N (0,0)"]);
    let built = built.passes();
    assert_eq!(built.fugitives(), ["B small knight N (0,0)"]);
    let built = built.escapes("B knight N (0,0)");
    assert_eq!(built.asked().1, Prompt::Draw, "Ada owns nothing there");
    // Later no more.
    let later = built.lays("B base/B(0,1)r0").passes();
    assert_eq!(later.asked().1, Prompt::Draw);
    // A siege tile comes beside a cloister.
    let siege = Table::with(WITH, 2, &options)
        .lies("base/U(-1,0)r0 base/B(-1,-1)r0")
        .stands("B knight N (0,0)")
        .lays("A siege/03(0,-1)r2")
        .passes();
    assert_eq!(siege.asked(), (Seat(1), Prompt::Siege(siege::Prompt::Escape)));
    // The first siege tile of a city that a cloister touches elsewhere, where that is enough.
    let both = [("siege.escape_time", "on_placement"), ("siege.escape_range", "any_city_tile")];
    let siege = Table::with(WITH, 2, &both)
        .lies("base/G(0,-1)r1 base/B(0,1)r0")
        .stands("B knight N (0,0)")
        .lays("A siege/03(0,-2)r2")
        .passes();
    assert_eq!(siege.asked(), (Seat(1), Prompt::Siege(siege::Prompt::Escape)));
    // Another tile of a city that had its way out opens nothing.
    let old = Table::with(WITH, 2, &both)
        .lies("siege/03(0,-1)r2 base/B(0,1)r0")
        .stands("B knight N (0,0)")
        .lays("A base/G(1,-1)r0");
    assert!(old.passes().fugitives().is_empty());
}

#[test]
fn r_si_12_once_a_turn_after_its_last_part() {
    let table = |options: &[(&str, &str)]| {
        Table::with("base traders cathars", 2, options)
            .lies(CORNER)
            .stands("B knight N (0,0)")
            .stands("B thief E (0,0)")
            .stands("B builder thief E (0,0)")
            .lays("B base/U(1,0)r0")
            .pile("base/B base/B base/B")
            .passes()
    };
    let each = table(&[]);
    assert_eq!((each.asked().1, each.game.turn().part), (Prompt::Siege(siege::Prompt::Escape), 1));
    let once = table(&[("siege.escape_cap", "per_turn")]);
    assert_eq!((once.asked().1, once.game.turn().part), (Prompt::Draw, 2));
    let once = once.does(rules::Action::Draw);
    let first = once.game.decision().expect("a question").options[0];
    let once = once.does(first).passes();
    assert_eq!(once.asked(), (Seat(1), Prompt::Siege(siege::Prompt::Escape)));
}

#[test]
fn both_names_of_the_four_tiles_mean_the_same_tiles() {
    let tiles = |keys: &str| {
        let systems = Systems::named(keys.split(' ')).expect("systems that exist");
        let (game, _) = Game::new(Setup::new(2, systems, Seed::from_number(3))).expect("a table");
        game.bag().len()
    };
    assert_eq!(tiles("base cathars"), tiles("base") + 4);
    assert_eq!(tiles("base siege"), tiles("base cathars"));
    assert_eq!(tiles("base cathars siege"), tiles("base cathars"));
    assert_eq!(tiles("base siege besiegers"), tiles("base") + 10);
}
