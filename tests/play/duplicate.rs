//! Two tables with the same tiles through the real binary, which dies between the moves: nobody can
//! tell, and at the end all are ranked together.

use tests::books::{self, Books, Entry};
use tests::round::assert_private;
use tests::{House, Person};

const CHANNELS: [&str; 2] = ["general", "elsewhere"];
/// No table takes more turns than this.
const TURNS: usize = 12;

fn entry(house: &House, number: usize) -> Entry {
    let mut entries = books::read(&house.database()).expect("readable");
    entries.sort_by_key(|entry| entry.table.game.id);
    entries.into_iter().nth(number).expect("two games are stored")
}

/// Plays the next turn of a table; false if its game is over.
fn turn(house: &House, number: usize) -> bool {
    let table = entry(house, number).table;
    let Some(seat) = table.game.to_move.filter(|_| table.game.status.is_open()) else {
        return false;
    };
    let name = table.seats[usize::from(seat)].name.clone().expect("a name");
    let person = house.person(&name, CHANNELS[number]);
    person.command("turn", &[]);
    let cells = person.autocomplete("place", &[("cell", "")], "cell");
    if let Some((_, cell)) = cells.first() {
        assert_private(&person.command("place", &[("cell", cell.as_str().expect("a text"))]));
    }
    assert_private(&person.command("confirm", &[]));
    true
}

fn code_shown(person: &Person<'_>) -> String {
    let said = person.wait("the first table says how others are opened", |said| {
        said.content().contains("code:")
    });
    let content = said.content();
    let (_, rest) = content.split_once("code:").expect("it is there");
    rest.chars().take_while(char::is_ascii_alphanumeric).collect()
}

#[test]
fn two_tables_play_the_same_tiles_and_are_ranked_together_while_the_bot_is_killed() {
    let mut house = House::closed("duplicate");
    house.set("CARCAS_PICTURES", "0");
    house.start();
    let ada = |channel| house.person("Ada", channel);
    let none = ada(CHANNELS[0]).command("game duplicate", &[]);
    assert!(none.words().contains("No duplicate is played here"), "{}", none.words());
    let options = [("tables", "2"), ("tiles", "10")];
    assert_private(&ada(CHANNELS[0]).command("game duplicate", &options));
    let code = code_shown(&ada(CHANNELS[0]));
    let offered = ada(CHANNELS[1]).autocomplete("game duplicate", &[("code", "")], "code");
    assert_eq!(offered[0].1, code.as_str());
    assert_private(&ada(CHANNELS[1]).command("game duplicate", &[("code", &code)]));
    assert_private(&house.person("Ben", CHANNELS[0]).command("game join", &[]));
    for name in ["Łucja", "Ştefan"] {
        assert_private(&house.person(name, CHANNELS[1]).command("game join", &[]));
    }
    assert_private(&ada(CHANNELS[0]).command("game start", &[]));
    Books::open(&house.database()).wait_until_said();
    let order = |number| entry(&house, number).start;
    assert_eq!(order(0), order(1), "both begin alike");
    for number in [1, 0] {
        let mut turns = 0;
        while turn(&house, number) {
            turns += 1;
            assert!(turns <= TURNS, "a table has no end");
            if turns == 5 {
                house.kill();
                house.start();
            }
        }
        if number == 1 {
            let fair = house.person("Ada", CHANNELS[1]).command("fair", &[]).words();
            assert!(!fair.contains("The key: "), "the other table still plays: {fair}");
        }
    }
    let mut pinged = Vec::new();
    for channel in CHANNELS {
        let over = house
            .person("Ada", channel)
            .wait("the standings come", |said| said.content().contains("The duplicate is over"));
        pinged.extend(over.pinged());
        let fair = house.person("Ada", channel).command("fair", &[]).words();
        assert!(fair.contains("The key: ") && fair.contains('✅'), "{fair}");
    }
    assert_eq!(pinged.len(), 4, "nobody twice: {pinged:?}");
    pinged.sort();
    pinged.dedup();
    assert_eq!(pinged.len(), 4, "{pinged:?}");
}
