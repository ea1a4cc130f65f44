//! Texts that mean harm, in every text option of every command: each gets a clear answer that only
//! its sender sees, nothing changes, and nobody is mentioned.

use serde_json::{Value, json};
use tests::books::{self, Entry};
use tests::round::{How, Round};
use tests::{Answer, House, Message, Person};

/// Discord's number for a text option.
const TEXT: u64 = 3;
/// Discord's numbers for a subcommand and a group of them.
const BRANCHES: [u64; 2] = [1, 2];
/// The most characters of a message.
const CONTENT: usize = 2000;
/// The most choices of a completion.
const CHOICES: usize = 25;

/// A text option of a command.
#[derive(Debug)]
struct Slot {
    command: String,
    option: String,
    completes: bool,
    /// The command's required options but this one.
    needs: Vec<String>,
}

fn slots(path: &str, definition: &Value, found: &mut Vec<Slot>) {
    let options = definition["options"].as_array().cloned().unwrap_or_default();
    let name = |option: &Value| option["name"].as_str().unwrap_or_default().to_owned();
    for option in &options {
        let kind = option["type"].as_u64().unwrap_or_default();
        if BRANCHES.contains(&kind) {
            slots(&format!("{path} {}", name(option)), option, found);
        } else if kind == TEXT && option["choices"].as_array().is_none_or(Vec::is_empty) {
            let others = options.iter().filter(|o| *o != option && o["required"] == true);
            found.push(Slot {
                command: path.to_owned(),
                option: name(option),
                completes: option["autocomplete"] == true,
                needs: others.map(name).collect(),
            });
        }
    }
}

fn hostile(other_game: &Entry, somebody: &str) -> Vec<String> {
    let id = other_game.table.game.id;
    let fixed = [
        "",
        "   ",
        "\0\u{1}\u{7}\u{1b}[31mred\u{7f}",
        "\r\n\r\n\t",
        "\u{202e}31M\u{202c}\u{200f}\u{2066}",
        "@everyone",
        "@here <@&1> <#1> <id:guide>",
        "```\n# **loud** ||hidden|| [text](http://127.0.0.1/)",
        "'; DROP TABLE games; --",
        "../../../etc/passwd",
        "-1",
        "99999999999999999999999999",
        "М13",
        "Z\u{351}\u{36b}\u{343}a\u{32a}\u{346}l\u{358}g\u{334}o\u{321}",
        "\u{feff}\u{200b}\u{200d}",
        "c1.confirm.1.1",
        "{ $input } { -term }",
    ];
    let mut all: Vec<String> = fixed.into_iter().map(str::to_owned).collect();
    all.push("a".repeat(6000));
    all.push("🏰".repeat(2000));
    all.push(format!("<@{somebody}>"));
    all.push(id.public());
    all.push(id.to_string());
    all
}

#[track_caller]
fn check_answer(what: &str, answer: &Answer) {
    assert_eq!(answer.state, "answered", "{what}: {answer:?}");
    let message = answer.message();
    assert!(message.is_private(), "{what}: {message:?}");
    assert_no_mention(what, message);
    let words = message.words();
    assert!(!words.trim().is_empty(), "{what}: an empty answer");
    assert!(message.content().chars().count() <= CONTENT, "{what}: too long");
    assert!(!words.contains("went wrong"), "{what}: {words}");
}

#[track_caller]
fn assert_no_mention(what: &str, message: &Message) {
    let named = message.0["named"].as_array().is_none_or(Vec::is_empty);
    assert!(message.pinged().is_empty() && !message.pinged_everyone(), "{what}: {message:?}");
    assert!(named, "{what} names somebody: {message:?}");
}

/// Which texts are tried where: everybody tries every one with `CARCAS_HOSTILE=all`, else they
/// share half of them, another half for each option.
fn share(people: usize, person: usize) -> impl Fn(usize, usize) -> bool {
    let all = std::env::var("CARCAS_HOSTILE").is_ok_and(|wanted| wanted == "all");
    move |slot, text| all || (slot + text) % (2 * people) == person
}

fn try_all(
    house: &House,
    person: &Person<'_>,
    slots: &[Slot],
    texts: &[String],
    tried: impl Fn(usize, usize) -> bool,
) -> usize {
    let before = books::read(&house.database()).expect("the database can be read");
    let mut answered = 0;
    for (number, slot) in slots.iter().enumerate() {
        // A small number, as the number of another game is, is a number of days like any other; any
        // text is a name; and what is left open in these is open.
        let counts = ["days", "players", "rounds"].contains(&slot.option.as_str());
        let may_be_open = ["game seek", "league new"].contains(&slot.command.as_str());
        let is_valid = |text: &str| {
            let is_number = counts && text.parse::<u8>().is_ok();
            is_number || slot.option == "name" || may_be_open && text.trim().is_empty()
        };
        let sound = |text: &String| !is_valid(text);
        let chosen =
            texts.iter().enumerate().filter(|&(at, text)| tried(number, at) && sound(text));
        for (_, text) in chosen {
            let mut options = vec![(slot.option.as_str(), json!(text))];
            options.extend(slot.needs.iter().map(|name| (name.as_str(), json!("M12"))));
            let what =
                format!("/{} {}:{:.40?} by {}", slot.command, slot.option, text, person.name);
            // What Discord itself does not let through never reaches the bot.
            let Ok(answer) = person.try_command(&slot.command, &options) else {
                continue;
            };
            answered += 1;
            check_answer(&what, &answer);
            if slot.completes {
                let typed = [(slot.option.as_str(), text.as_str())];
                let choices = person.autocomplete(&slot.command, &typed, &slot.option);
                assert!(choices.len() <= CHOICES, "{what}");
            }
            let after = books::read(&house.database()).expect("the database can be read");
            assert!(after == before, "{what} changed something: {answer:?}");
        }
    }
    answered
}

#[test]
fn a_hostile_text_in_any_option_gets_a_private_answer_and_changes_nothing() {
    let house = House::open("hostile");
    let table = Round::open(&house, "table", &["Ada", "Ben"], "base", How::Commands);
    let other = Round::open(&house, "other", &["Łucja", "Ştefan"], "base", How::Commands);
    let other_game = other.entry(&house);
    let mut found = Vec::new();
    for command in house.discord.commands() {
        let name = command["name"].as_str().unwrap_or_default().to_owned();
        slots(&name, &command, &mut found);
    }
    assert!(found.len() >= 8, "{found:?}");
    let somebody = other_game.table.seats[0].player.map(|id| id.to_string()).unwrap_or_default();
    let texts = hostile(&other_game, &somebody);

    let mover = table.next();
    let public = house.person(&mover, "table").messages().len();
    // The tiles are drawn: every question of a turn is reached, and none is drawn by itself after
    // a while.
    for (person, channel) in [(&mover, "table"), (&other.next(), "other")] {
        let opened = house.person(person, channel).command("turn", &[]);
        assert!(opened.message().is_private());
    }
    let mut answered = 0;
    let people = [&mover, "Łucja"];
    for (number, person) in people.into_iter().enumerate() {
        let tried = share(people.len(), number);
        answered += try_all(&house, &house.person(person, "table"), &found, &texts, tried);
    }
    assert!(answered > found.len() * texts.len() / 4, "{answered} answers");
    // A table is opened in an empty channel by a text that names sets; not by these.
    let opening: Vec<Slot> = found.into_iter().filter(|slot| slot.command == "game new").collect();
    let words: Vec<String> = texts.into_iter().filter(|text| text.len() > 4).collect();
    let words: Vec<String> = words.into_iter().filter(|text| !text.trim().is_empty()).collect();
    try_all(&house, &house.person("Zoë", "empty"), &opening, &words, share(1, 0));
    for channel in ["table", "other", "empty"] {
        for message in house.person("Zoë", channel).messages() {
            assert!(!message.pinged_everyone(), "{message:?}");
        }
    }
    let watching = house.person("Zoë", "table").messages();
    assert!(watching.len() <= public, "nothing public was said");
}
