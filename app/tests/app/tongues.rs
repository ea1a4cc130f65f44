//! Whose language: what only one person sees is in that person's, what everybody sees in the table's;
//! and names are understood in it, however they are typed. One person speaks the language of odd
//! letters here, so that each message shows whose it is.

use port::{Given, Interaction, InteractionKind, Message, OptionValue, UserId};
use rules::{FigureKind, expansions};
use text::{FALLBACK, Text, pseudo};
use view::{pages, vocabulary};

use crate::common::{Table, command, interaction, invocation};

/// Whether a text is in the language of odd letters.
fn is_odd(text: &str) -> bool {
    let odd = text.chars().filter(|c| c.is_alphabetic() && !c.is_ascii()).count();
    let plain = text.chars().filter(char::is_ascii_alphabetic).count();
    assert!(odd + plain > 0, "{text}");
    odd > plain
}

/// Somebody whose Discord has this locale, on a server with that one.
fn of(user: u64, locale: &str, server: &str, kind: InteractionKind) -> Interaction {
    Interaction {
        locale: locale.to_owned(),
        guild_locale: Some(server.to_owned()),
        ..interaction(user, kind)
    }
}

async fn run(table: &mut Table, user: u64, locale: &str, server: &str, line: &str) -> Message {
    table.hear(of(user, locale, server, command(line))).await
}

fn latest(table: &Table) -> String {
    table.public.last().expect("something is public").content.clone()
}

#[tokio::test]
async fn what_everybody_sees_is_in_the_servers_language_and_an_answer_in_that_of_its_reader() {
    let (odd, own) = (pseudo::CODE, "en-GB");
    let mut table = Table::open("tongues").await;
    let opened = run(&mut table, 1, own, odd, "game new sets:base tiles:10").await;
    assert!(!is_odd(&opened.content), "{}", opened.content);
    assert!(is_odd(&latest(&table)), "{}", latest(&table));
    let joined = run(&mut table, 2, odd, odd, "game join").await;
    assert!(is_odd(&joined.content), "{}", joined.content);
    run(&mut table, 1, own, odd, "game start").await;
    let mover = table.mover().await.expect("somebody moves");
    let panel = run(&mut table, mover, own, odd, "turn").await;
    assert!(!is_odd(&panel.content), "{}", panel.content);
    let alt = |message: &Message| message.files.sent()[0].description.clone();
    assert!(!is_odd(&alt(&panel)), "{}", alt(&panel));
    let ring = table.public.last().expect("a turn").clone();
    assert!(is_odd(&ring.content) && is_odd(&alt(&ring)), "{}", alt(&ring));
}

#[tokio::test]
async fn a_server_whose_language_we_lack_is_written_to_in_english() {
    let mut table = Table::open("tongues-lacking").await;
    run(&mut table, 1, "ja", "ja", "game new sets:base").await;
    assert!(latest(&table).contains("A table for Carcassonne is open"), "{}", latest(&table));
}

#[tokio::test]
async fn the_host_chooses_another_language_before_the_game_and_during_it() {
    let (odd, en) = (pseudo::CODE, "en-GB");
    let mut table = Table::open("tongues-chosen").await;
    run(&mut table, 1, en, en, &format!("game new sets:base language:{odd}")).await;
    assert!(is_odd(&latest(&table)), "{}", latest(&table));
    run(&mut table, 1, en, en, "game options language:auto").await;
    let lobby = table.edited.last().expect("the lobby changes").content.clone();
    assert!(!is_odd(&lobby), "{lobby}");
    run(&mut table, 2, en, en, "game join").await;
    run(&mut table, 1, en, en, "game start").await;
    assert!(!is_odd(&latest(&table)), "{}", latest(&table));
    let done = run(&mut table, 1, en, en, &format!("game options language:{odd}")).await;
    assert!(!is_odd(&done.content), "{}", done.content);
    let told = Text::of(odd).say("language-told");
    assert!(latest(&table).contains(&told), "it is said in the new language: {}", latest(&table));
}

#[tokio::test]
async fn what_somebody_chose_for_themselves_comes_before_what_their_discord_says() {
    let (odd, en) = (pseudo::CODE, "en-GB");
    let mut table = Table::open("tongues-own").await;
    let settings = run(&mut table, 1, en, en, &format!("my settings language:{odd}")).await;
    assert!(is_odd(&settings.content), "{}", settings.content);
    let help = run(&mut table, 1, en, en, "help").await;
    assert!(is_odd(&help.content), "{}", help.content);
    let auto = run(&mut table, 1, en, en, "my settings language:auto").await;
    assert!(!is_odd(&auto.content), "{}", auto.content);
    assert!(!is_odd(&run(&mut table, 1, en, en, "help").await.content));
}

#[tokio::test]
async fn a_direct_message_is_in_the_last_language_seen_of_its_reader() {
    let (odd, en) = (pseudo::CODE, "en-GB");
    let mut table = Table::open("tongues-direct").await;
    for (user, locale) in [(1, en), (2, odd)] {
        run(&mut table, user, locale, en, "my settings pings:direct").await;
    }
    run(&mut table, 1, en, en, "game new sets:base tiles:10").await;
    run(&mut table, 2, odd, en, "game join").await;
    run(&mut table, 1, en, en, "game start").await;
    run(&mut table, 3, odd, en, "game watch how:move").await;
    for _ in 0..2 {
        let mover = table.mover().await.expect("somebody moves");
        let locale = if mover == 2 { odd } else { en };
        run(&mut table, mover, locale, en, "turn").await;
        let cells = table.complete(mover, "place cell:", "cell").await;
        run(&mut table, mover, locale, en, &format!("place cell:{}", cells[0].value)).await;
        run(&mut table, mover, locale, en, "confirm").await;
    }
    let told = |user: u64| {
        let own = table.direct.iter().filter(move |(to, _)| *to == UserId(user));
        own.map(|(_, message)| message.content.clone()).collect::<Vec<_>>()
    };
    assert!(!told(1).is_empty() && !told(2).is_empty() && !told(3).is_empty());
    assert!(told(1).iter().all(|said| !is_odd(said)), "{:?}", told(1));
    assert!(told(2).iter().chain(&told(3)).all(|said| is_odd(said)), "{:?}", told(3));
}

/// A name with two neighbours in its longest word swapped.
fn slipped(name: &str) -> Option<String> {
    let word = name.split(' ').max_by_key(|word| word.chars().count())?;
    let mut letters: Vec<char> = word.chars().collect();
    let at = letters.len() / 2;
    if letters.len() < 6 || letters[at] == letters[at - 1] {
        return None;
    }
    letters.swap(at, at - 1);
    Some(letters.into_iter().collect())
}

/// Whether a topic is offered for what was typed.
fn is_offered(text: &Text, typed: &str, value: &str) -> bool {
    pages::topics(text, typed).iter().any(|choice| choice.value == value)
}

#[test]
fn a_topic_is_found_by_its_name_in_any_language_without_accents_and_with_a_slip() {
    let plain = |name: &str| {
        let swaps = [('ă', 'a'), ('â', 'a'), ('ș', 's'), ('ț', 't'), ('î', 'i'), ('ł', 'l')];
        let more = [('ó', 'o'), ('ą', 'a'), ('ę', 'e'), ('ż', 'z'), ('ä', 'a'), ('ö', 'o')];
        let last = [('ü', 'u'), ('é', 'e'), ('è', 'e'), ('á', 'a'), ('í', 'i'), ('ñ', 'n')];
        let all = swaps.into_iter().chain(more).chain(last);
        all.fold(name.to_lowercase(), |name, (from, to)| name.replace(from, &to.to_string()))
    };
    let mut slips = 0;
    for text in Text::languages() {
        for system in expansions::ALL {
            let name = vocabulary::set(text, system.key()).to_string();
            assert!(is_offered(text, &name, system.key()), "{}: {name}", text.code());
            assert!(is_offered(text, &plain(&name), system.key()), "{}: {name}", text.code());
            assert!(is_offered(text, system.key(), system.key()), "ids always work");
            if let Some(slip) = slipped(&name) {
                slips += 1;
                assert!(is_offered(text, &slip, system.key()), "{}: {slip}", text.code());
            }
        }
        for kind in FigureKind::ALL {
            let name = vocabulary::figure(text, kind).to_string();
            assert!(is_offered(text, &plain(&name), &name), "{}: {name}", text.code());
        }
    }
    assert!(slips > 10, "{slips}");
}

#[tokio::test]
async fn sets_are_called_by_name_or_key_and_a_slip_is_asked_back() {
    let mut table = Table::open("tongues-sets").await;
    let name = vocabulary::set(Text::of(FALLBACK), "inns").to_string();
    let opened = table.run_with(1, "game new", "sets", &format!("base, {name}")).await;
    assert!(opened.content.contains("table is open"), "{}", opened.content);
    assert!(latest(&table).contains(&name), "{}", latest(&table));
    let refused = table.run(1, "game options sets:base,catehdrals").await;
    let asked = "Did you mean `inns` (Inns & Cathedrals)?";
    assert!(refused.content.contains(asked), "{}", refused.content);
}

#[tokio::test]
async fn help_names_commands_and_options_as_its_reader_sees_them() {
    let mut table = Table::open("tongues-help").await;
    for (typed, says) in [
        ("game options", "`/spiel optionen`: "),
        ("/spiel optionen", "- `sprache`: "),
        ("spiel optionne", "`/spiel optionen`"),
    ] {
        let mut help = invocation("help");
        let value = OptionValue::Text(typed.to_owned());
        help.options.push(Given { name: "command".to_owned(), value });
        let said = table.hear(of(1, "de", "de", InteractionKind::Command(help))).await.content;
        assert!(said.contains(says), "{typed}: {said}");
    }
}
