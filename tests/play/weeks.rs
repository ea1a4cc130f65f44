//! Three weeks of one game through the real binary, in a minute: the sandbox's clock is moved, and
//! the bot follows it. One plays, one vanishes and comes back, and for three days nobody can reach
//! the bot.

use tests::books::{self, Books};
use tests::round::assert_private;
use tests::{House, Message, Person};

/// How far the clock is moved in one step, in seconds: so much less than an outage that a machine
/// that is busy does not make one of it.
const STEP_S: u64 = 540;
/// A day in seconds.
const DAY_S: u64 = 24 * 60 * 60;
/// How often a day somebody looks at Discord.
const LOOKS: u64 = 4;
/// From when until when Ben is away, in days of the game.
const AWAY: std::ops::Range<u64> = 2..15;
/// On which day the bot is killed, and for how many days.
const OUTAGE: (u64, u64) = (3, 3);

/// A house in which time passes quickly.
struct Weeks {
    house: House,
}

impl Weeks {
    /// Lets time pass while the bot runs and somebody types something now and then. The clock is
    /// moved on only when the bot has done all that was due, so no step depends on how fast it is.
    fn pass(&self, seconds: u64) {
        let books = Books::open(&self.house.database());
        for _ in 0..seconds.div_ceil(STEP_S) {
            let now = self.house.let_pass(STEP_S);
            books.wait_until_settled(now);
        }
    }
}

/// When a message was sent, in seconds of the sandbox's clock.
fn at(message: &Message) -> u64 {
    (message.id().parse::<u64>().expect("a snowflake") >> 22) / 1000
}

fn mover(house: &House) -> Option<String> {
    let entry = books::read(&house.database()).expect("readable").pop()?;
    let seat = entry.table.game.to_move?;
    entry.table.seats[usize::from(seat)].name.clone()
}

fn any_turn(person: &Person<'_>) {
    person.command("turn", &[]);
    let cells = person.autocomplete("place", &[("cell", "")], "cell");
    if let Some((_, cell)) = cells.first() {
        let cell = cell.as_str().expect("a cell is a text");
        assert_private(&person.command("place", &[("cell", cell)]));
    }
    assert_private(&person.command("confirm", &[]));
}

/// All public messages of the table, oldest first.
fn all(house: &House) -> Vec<Message> {
    let everything = house.person("Ada", "table").messages_after("0");
    everything.into_iter().filter(|message| !message.is_private()).collect()
}

#[test]
fn three_weeks_of_a_slow_game_through_the_real_binary() {
    let mut weeks = Weeks { house: House::closed("weeks") };
    weeks.house.set("CARCAS_PICTURES", "0");
    weeks.house.start();
    let house = &weeks.house;
    let options = [("sets", "base"), ("pace", "2d")];
    assert_private(&house.person("Ada", "table").command("game new", &options));
    assert_private(&house.person("Ben", "table").command("game join", &[]));
    assert_private(&house.person("Ada", "table").command("game start", &[]));
    let mut day = 0;
    while day < 21 {
        if day == OUTAGE.0 {
            weeks.house.kill();
            weeks.house.discord.advance(OUTAGE.1 * DAY_S);
            weeks.house.start();
            day += OUTAGE.1;
        }
        if day == AWAY.end {
            assert_private(&weeks.house.person("Ben", "table").command("game return", &[]));
        }
        for _ in 0..LOOKS {
            weeks.pass(DAY_S / LOOKS);
            let house = &weeks.house;
            for name in ["Ada", "Ben", "Ada"] {
                let away = name == "Ben" && AWAY.contains(&day);
                if !away && mover(house).as_deref() == Some(name) {
                    any_turn(&house.person(name, "table"));
                }
            }
        }
        day += 1;
    }
    let house = &weeks.house;
    check(&all(house));
    let entry = books::read(&house.database()).expect("readable").pop().expect("a game");
    entry.replay().expect("what was played is a game");
    assert!(entry.moves.len() > 20, "the game went on: {}", entry.moves.len());
}

/// What was said on which day, for whoever looks for what went wrong.
fn story(said: &[Message]) -> String {
    let begin = said.first().map_or(0, at);
    let line = |message: &Message| {
        let day = (at(message) - begin) as f64 / DAY_S as f64;
        let words: String = message.content().chars().take(110).collect();
        format!("{day:.2} {:?} {}", message.pinged(), words.replace('\n', " "))
    };
    said.iter().map(line).collect::<Vec<_>>().join("\n")
}

fn check(said: &[Message]) {
    let story = story(said);
    let with = |words: &str| -> Vec<&Message> {
        said.iter().filter(|message| message.content().contains(words)).collect()
    };
    let outage = with("I was unreachable for");
    assert_eq!(outage.len(), 1, "the outage was told once:\n{story}");
    assert_eq!(
        with("vacation day was used to extend it").len(),
        3,
        "three days helped out:\n{story}"
    );
    let over = with("your time is over; you can still move");
    assert_eq!(over.len(), 1, "one time was over:\n{story}");
    assert_eq!(over[0].pinged(), ["Ben"]);
    let asked = said
        .iter()
        .rev()
        .filter(|message| at(message) < at(outage[0]) && message.pinged() == ["Ben"])
        .find(|message| message.content().contains("it's your turn"));
    let had = at(over[0]) - at(asked.expect("Ben was rung before the outage"));
    let days = 2 + 3 + OUTAGE.1;
    let hour = 60 * 60;
    assert!(had + hour >= days * DAY_S, "timed out {had} s after the ring:\n{story}");
    assert!(had <= days * DAY_S + 8 * hour, "nothing for {had} s after the ring:\n{story}");
    let reminders = with("still your turn");
    assert!((1..=3).contains(&reminders.len()), "{story}");
    assert!(reminders.iter().all(|message| message.pinged() == ["Ben"]));
    let relieved = with("A stand-in plays until");
    assert_eq!((relieved.len(), with("is back").len()), (1, 1), "{story}");
    for message in said.iter().filter(|m| at(m) > at(relieved[0]) && at(m) < at(with("is back")[0]))
    {
        assert!(!message.pinged().contains(&"Ben".to_owned()), "{message:?}");
    }
}
