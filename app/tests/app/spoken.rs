//! Games in every language: all that is said of them is in it. In the language of odd letters, a word
//! that no sentence says is seen at once; in the others, an English word is.

use std::collections::{BTreeSet, HashSet};

use game::labels::Labels;
use game::narration::Narrator;
use port::{ActionRow, Button, Interaction, Message, limits};
use render::LastCount;
use rules::expansions::{self, Systems};
use rules::{Dice, Event, Game, HouseRules, ScoreLine, Seat, Seed, Setup};
use storage::GameId;
use table::laid::Laid;
use table::plan::Plan;
use table::time_control::Clocks;
use text::{Name, Text, pseudo};
use view::ending::EndMessage;
use view::panel::Panel;
use view::time::Times;
use view::turn_message::{self, TurnMessage};
use view::{MessageDraft, board_text, vocabulary};

use crate::common::{Asked, Table, interaction, invocation, press};

mod scenes;

/// Names with no letter that a sentence has, as long as they may be.
const PEOPLE: [&str; 6] = [
    "李小龍李小龍李小龍李小龍李小龍李小龍李小龍李小龍李小龍李小",
    "花子",
    "Ωμέγα",
    "Жанна",
    "ツバメ",
    "日本",
];

fn people(seats: u8) -> Vec<Name> {
    PEOPLE[..usize::from(seats)].iter().map(|name| Name::new(name, "?")).collect()
}

/// Everything that a message says.
fn said_by(message: &Message) -> Vec<String> {
    let mut said = vec![message.content.clone()];
    for embed in &message.embeds {
        said.push(embed.description.clone());
    }
    said.extend(message.files.sent().iter().map(|file| file.description.clone()));
    let labels = |buttons: &[Button]| buttons.iter().map(|button| button.label.clone()).collect();
    for row in &message.rows {
        match row {
            ActionRow::Buttons(buttons) => {
                let labels: Vec<String> = labels(buttons);
                said.extend(labels);
            }
            ActionRow::Select(select) => {
                said.push(select.placeholder.clone());
                for option in &select.options {
                    said.push(option.label.clone());
                    said.extend(option.description.clone());
                }
            }
        }
    }
    said
}

/// What a page says, with what its pictures show.
fn read(page: &MessageDraft) -> Vec<String> {
    page.message.check().unwrap();
    let mut said = said_by(&page.message);
    let pictures = page.picture.iter().chain(&page.sheet);
    for picture in pictures {
        assert!(limits::length(&picture.alt) <= limits::ALT_TEXT, "{}", picture.alt);
        said.push(picture.alt.clone());
    }
    said
}

/// Plays a game at random, and hands everything that is said of it to `hear`.
fn play(text: &'static Text, systems: Systems, seats: u8, seed: u64, hear: &mut dyn FnMut(&str)) {
    let people = people(seats);
    let narrator = Narrator { text, people: &people, plain: false };
    let plain = Narrator { text, people: &people, plain: true };
    let seed = Seed::from_number(seed);
    let mut dice = Dice::stream(seed, "spoken");
    let setup = Setup { house: HouseRules::default(), ..Setup::new(seats, systems, seed) };
    let (mut game, mut events) = Game::new(setup).expect("these sets make a game");
    let clocks = Clocks::default();
    let times = Times { clocks: &clocks, now: 0 };
    let mut line = String::new();
    let mut turn = 0_u32;
    let mut asked = Asked::default();
    while let Some(decision) = game.decision().cloned() {
        turn += 1;
        let (seat, prompt) = (decision.seat, decision.prompt);
        if asked.is_read(prompt) {
            hear(&vocabulary::prompt(text, prompt));
            let labels = Labels { text, people: &people, game: &game, decision: &decision }.all();
            labels.iter().for_each(|label| hear(label));
        }
        // Long texts in some of the states only.
        if turn.is_multiple_of(4) {
            hear(&turn_message::board(text, &people, &game, &line, Some(times)).alt);
        }
        if turn.is_multiple_of(16) {
            hear(&board_text::position(&plain, &game));
            let ring = TurnMessage {
                text,
                people: &people,
                id: GameId(1),
                ordinal: turn,
                game: &game,
                line: &line,
                more: &[],
                brief: false,
                pings: &[],
                free: &[],
                automatic: &[],
                figures: &[],
                aloud: true,
                times,
            };
            read(&ring.page()).iter().for_each(|said| hear(said));
            let laid: Laid =
                Plan::opening(&game, seat, true).lay(&game, seat).expect("nothing is planned");
            let panel = Panel {
                text,
                people: &people,
                id: GameId(1),
                ordinal: turn,
                game: &game,
                seat,
                laid: &laid,
                since: &[],
                aloud: true,
                times,
                note: None,
            };
            read(&panel.page()).iter().for_each(|said| hear(said));
        }
        let action = decision.options[dice.below(decision.options.len() as u32) as usize];
        let happened = game.apply(seat, action).expect("an offered answer");
        narrator.act(seat, action).iter().for_each(|act| hear(act));
        line = narrator.line(&game, &happened);
        hear(&line);
        events.extend(happened);
    }
    read_end(text, &people, (&game, &events), &line, &[]).iter().for_each(|said| hear(said));
}

/// What is said at the end of a game; `line` is its last move, and who is absent cannot win.
fn read_end(
    text: &'static Text,
    people: &[Name],
    (game, events): (&Game, &[Event]),
    line: &str,
    absent: &[Seat],
) -> Vec<String> {
    let sheet: Vec<ScoreLine> = events
        .iter()
        .filter_map(|event| match event {
            Event::Scored(line) => Some(line.clone()),
            _ => None,
        })
        .collect();
    let (sheet, count) = (&sheet, &LastCount::of(events));
    let (id, key, pings) = (GameId(1), Some(game.setup().seed), &[][..]);
    let more = &[];
    read(
        &EndMessage { text, people, game, line, sheet, count, absent, id, key, more, pings }.page(),
    )
}

/// A text without code, mentions, instants and addresses.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    for (number, part) in text.split('`').enumerate() {
        if number % 2 == 0 {
            bare.push_str(part);
        }
        bare.push(' ');
    }
    let mut rest = bare.as_str();
    let mut plain = String::new();
    while let Some(start) = rest.find('<') {
        plain.push_str(&rest[..start]);
        rest = rest[start..].find('>').map_or("", |end| &rest[start + end + 1..]);
    }
    plain + rest
}

/// The words of a text, in small letters.
fn words(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_alphabetic());
    words.filter(|word| !word.is_empty()).map(str::to_lowercase).collect()
}

/// Keys that are typed as they are, in any language.
fn ids() -> BTreeSet<&'static str> {
    let values = |rule: &'static rules::RuleOption| rule.values.iter().copied();
    let options = expansions::options().flat_map(|rule| values(rule).chain([rule.key]));
    options.chain(expansions::ALL.iter().map(|system| system.key())).collect()
}

/// The words in plain letters that no sentence of the odd language can have said.
fn not_odd(text: &str) -> Vec<String> {
    let bare = bare(text);
    let joins = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '.';
    let parts = bare.split(|c| !joins(c)).map(|part| part.trim_matches('.'));
    let is_word = |word: &&str| word.chars().any(|c| c.is_ascii_lowercase());
    parts.filter(is_word).map(str::to_owned).collect()
}

/// The set with the ground it needs.
fn with_ground(key: &str) -> Systems {
    let alone = Systems::named([key]).expect("there is such a set");
    let ground = alone.iter().any(|system| system.is_ground());
    if ground { alone } else { Systems::named(["base", key]).expect("there are such sets") }
}

fn everything() -> Systems {
    let keys = table::presets::Preset::named("all").expect("it is a preset").keys();
    Systems::named(keys).expect("there are such sets")
}

#[test]
fn a_game_of_every_set_says_nothing_that_no_sentence_says() {
    let text = Text::of(pseudo::CODE);
    assert!(not_odd(&text.say("lobby-title")).is_empty(), "{}", text.say("lobby-title"));
    assert_eq!(not_odd(&format!("{} and", text.say("lobby-title"))), ["and"]);
    let mut hear = |said: &str| {
        let plain = not_odd(said);
        assert!(plain.is_empty(), "{plain:?} in {said}");
    };
    for (number, system) in (1..).zip(expansions::ALL) {
        play(text, with_ground(system.key()), 2, number, &mut hear);
    }
    for seats in [2, 6] {
        play(text, everything(), seats, 7, &mut hear);
    }
}

/// English words that are words of none of our other languages.
const ENGLISH: [&str; 15] = [
    "the", "and", "with", "your", "you", "from", "this", "which", "their", "there", "what",
    "where", "nobody", "choose", "goes",
];

/// What no sentence of another language says: English words, and gaps that nothing filled.
fn foreign_in(said: &str) -> Vec<&'static str> {
    let found = words(&bare(said));
    let english = ENGLISH.into_iter().filter(|word| found.contains(*word));
    english.chain(said.contains("{$").then_some("{$")).collect()
}

/// Whether every language plays all of it; else they share it.
fn each_plays_all() -> bool {
    std::env::var("CARCAS_SYSTEMS").is_ok_and(|wanted| ["each", "all"].contains(&&*wanted))
}

#[test]
fn a_game_in_another_language_says_nothing_in_english() {
    let languages = Text::languages().filter(|text| text.code() != text::FALLBACK);
    let play_all = |nth: usize, text: &'static Text| {
        let mut heard = HashSet::new();
        let mut hear = |said: &str| {
            if !heard.insert(said.to_owned()) {
                return;
            }
            let foreign = foreign_in(said);
            assert!(foreign.is_empty(), "{}: {foreign:?} in {said}", text.code());
        };
        let shared = [[2, 5][nth % 2]];
        for &seats in if each_plays_all() { &[2, 5][..] } else { &shared } {
            play(text, everything(), seats, 11, &mut hear);
        }
        for key in ["winter", "gingerbread", "base2", "river2", "school", "siege"] {
            play(text, with_ground(key), 3, 12, &mut hear);
        }
    };
    std::thread::scope(|scope| {
        for (nth, text) in languages.enumerate() {
            scope.spawn(move || play_all(nth, text));
        }
    });
}

/// An interaction of somebody whose Discord, as the server, speaks this language.
fn spoken(user: u64, code: &str, kind: port::InteractionKind) -> Interaction {
    Interaction {
        locale: code.to_owned(),
        guild_locale: Some(code.to_owned()),
        user: port::User {
            display_name: PEOPLE[user as usize].to_owned(),
            ..crate::common::person(user)
        },
        ..interaction(user, kind)
    }
}

/// What a table says from the first command to the last, to people who try everything.
async fn whole_table(code: &str) -> Vec<String> {
    let mut table = Table::open(&format!("spoken-{code}")).await;
    let mut said = Vec::new();
    let run = async |table: &mut Table, user: u64, line: &str, said: &mut Vec<String>| {
        let kind = port::InteractionKind::Command(invocation(line));
        let message = table.hear(spoken(user, code, kind)).await;
        said.extend(said_by(&message));
        message
    };
    let before = ["help", "game new sets:base,inns,9", "game new sets:base,inns,count tiles:10"];
    let lobby = ["game options options:tiny_city=2", "game options", "game info", "help", "score"];
    for line in before.into_iter().chain(lobby) {
        run(&mut table, 1, line, &mut said).await;
    }
    for (user, line) in [
        (2, "game join"),
        (2, "game start"),
        (1, "game pace pace:3d weekends:true"),
        (1, "my settings zone:Europe/Bucharest quiet:22-7 reminders:daily next:true"),
        (1, "my vacation days:2"),
        (1, "my vacation days:0"),
        (1, "game start"),
        (3, "game watch how:move"),
        (1, "standing list"),
        (1, "rules"),
        (1, "help command:place"),
    ] {
        run(&mut table, user, line, &mut said).await;
    }
    let id = table.id().await.public();
    for number in 0..60 {
        let Some(mover) = table.mover().await else { break };
        let panel = run(&mut table, mover, "turn", &mut said).await;
        for look in ["board", "tiles", "log", "since", "score", "my games", "help"] {
            if number % 3 == 0 {
                run(&mut table, 1 + number % 2, look, &mut said).await;
            }
        }
        let select = panel.rows.iter().find_map(|row| match row {
            ActionRow::Select(select) => Some(select.clone()),
            ActionRow::Buttons(_) => None,
        });
        if let Some(select) = select {
            let kind = press(&select.custom_id, &[&select.options[0].value]);
            let message = table.hear(spoken(mover, code, kind)).await;
            said.extend(said_by(&message));
        }
        run(&mut table, mover, "confirm", &mut said).await;
        run(&mut table, mover, "undo", &mut said).await;
        run(&mut table, mover, "confirm", &mut said).await;
    }
    run(&mut table, 1, "game rematch", &mut said).await;
    let sent = table.public.iter().chain(&table.edited);
    let sent = sent.chain(table.direct.iter().map(|(_, message)| message));
    said.extend(sent.flat_map(said_by));
    // What the game and the time zone are called are no words of any language.
    said.into_iter().map(|said| said.replace(&id, "").replace("Europe/Bucharest", "")).collect()
}

#[tokio::test]
async fn a_table_in_the_odd_language_says_nothing_that_no_sentence_says() {
    let ids = ids();
    let mut wrong = BTreeSet::new();
    for said in whole_table(pseudo::CODE).await {
        let plain = not_odd(&said).into_iter().filter(|word| !ids.contains(word.as_str()));
        wrong.extend(plain.map(|word| format!("{word} in {said}")));
    }
    let wrong: Vec<String> = wrong.into_iter().collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[tokio::test]
async fn a_table_in_another_language_says_nothing_in_english() {
    for text in Text::languages().filter(|text| text.code() != text::FALLBACK) {
        for said in whole_table(text.code()).await {
            let foreign = foreign_in(&said);
            assert!(foreign.is_empty(), "{}: {foreign:?} in {said}", text.code());
        }
    }
}
