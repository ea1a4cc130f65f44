//! Games that travel: what `/export` gives, what is found in a file that was changed, and what
//! `/game import` makes of it elsewhere.

use std::path::Path;

use ground::archive::export::{self, Checked, read, verify};
use port::{ChannelId, Files, Message};
use storage::Status;
use table::error::{ExportPart, ExportRefusal};
use table::model::{Settings, Table as Read, TableTheme};
use table::pause_schedule::Interval;
use table::time_control::DAY;

use crate::common::{Table, command, interaction, now, upload};
use crate::jcz_reader;
use crate::together::{answer, until};

/// The file of an answer.
fn file(message: &Message) -> String {
    let Files::Set(files) = &message.files else { panic!("{}", message.content) };
    let file = files.first().expect("a file");
    assert!(file.name.starts_with("carcas-") && file.name.ends_with(".json"), "{}", file.name);
    String::from_utf8(file.bytes.clone()).unwrap()
}

async fn exported(table: &mut Table) -> String {
    file(&table.run(1, "export").await)
}

/// A game that was played to its end.
async fn played(name: &str, line: &str) -> Table {
    let mut table = Table::started(name, line, &[1, 2]).await;
    to_the_end(&mut table).await;
    table
}

async fn to_the_end(table: &mut Table) {
    while let Some(mover) = table.mover().await {
        answer(table, mover, |_| false).await;
    }
}

/// A game of which some turns were played.
async fn begun(name: &str, line: &str, turns: usize) -> Table {
    let mut table = Table::started(name, line, &[1, 2]).await;
    for _ in 0..turns {
        let mover = table.mover().await.expect("it goes on");
        answer(&mut table, mover, |_| false).await;
    }
    table
}

#[tokio::test]
async fn the_file_of_a_game_that_is_over_is_checked_from_its_key_to_its_last_point() {
    for line in ["tiles:10", "sets:base2,inns tiles:12", "sets:base,river1"] {
        let mut table = played("travel-whole", line).await;
        let text = exported(&mut table).await;
        let told = verify(text.as_bytes()).unwrap();
        assert!(told.contains("everything is as it was told"), "{told}");
        let whole: serde_json::Value = serde_json::from_str(&text).expect("it is JSON");
        let moves = whole["moves"].as_array().unwrap().len();
        assert!(moves > 20 && told.contains(&format!("{moves} moves")), "{told}");
        for name in ["Ada", "Ben", "\"1\""] {
            assert!(!text.contains(name), "nobody is named: {name}");
        }
    }
}

#[tokio::test]
async fn a_file_that_was_changed_by_one_byte_is_found_and_the_place_is_named() {
    let mut table = played("travel-byte", "tiles:10").await;
    let text = exported(&mut table).await;
    let lines: Vec<&str> = text.lines().collect();
    let starts = lines.iter().scan(0, |at, line| Some(std::mem::replace(at, *at + line.len() + 1)));
    for (number, (start, line)) in starts.zip(&lines).enumerate() {
        for at in (start..=start + line.len()).step_by(7).chain([start + line.len() - 1]) {
            let mut changed = text.clone().into_bytes();
            changed[at] ^= 1;
            let fault = read(&changed).expect_err("it was changed");
            let here = match fault {
                ExportRefusal::Foreign | ExportRefusal::Changed(ExportPart::Head) => number == 0,
                ExportRefusal::Changed(ExportPart::Line(line)) => line as usize == number + 1,
                ExportRefusal::Changed(ExportPart::Move(made)) => made as usize + 1 == number,
                ExportRefusal::Changed(ExportPart::End) => number + 1 == lines.len(),
                _ => false,
            };
            assert!(here, "byte {at} in line {}: {fault:?}", number + 1);
        }
    }
    let error = verify(text.replacen("\"seat\":1", "\"seat\":0", 1).as_bytes()).unwrap_err();
    assert!(error.contains("move ") && error.contains("not as it was"), "{error}");
}

#[tokio::test]
async fn who_writes_a_whole_chain_of_lies_is_found_by_key_deal_and_rules() {
    let mut table = played("travel-lies", "tiles:10").await;
    let honest = read(exported(&mut table).await.as_bytes()).unwrap();
    let said = |lie: &export::Export| {
        let read = read(lie.text().unwrap().as_bytes()).expect("its chain is whole");
        export::check(&read).expect_err("it is a lie")
    };
    let mut key = honest.clone();
    key.head.seal = "0".repeat(64);
    assert_eq!(said(&key), ExportRefusal::Seal);
    let mut start = honest.clone();
    start.head.start = Some(12_345);
    assert_eq!(said(&start), ExportRefusal::Deal);
    let mut seats = honest.clone();
    seats.head.seats = 3;
    assert_eq!(said(&seats), ExportRefusal::Deal);
    let mut move_less = honest.clone();
    move_less.moves.remove(4);
    assert_eq!(said(&move_less), ExportRefusal::Move(5));
    let mut points = honest.clone();
    points.end.scores[0] += 1;
    assert_eq!(said(&points), ExportRefusal::End);
    let mut newer = honest;
    newer.head.version = 99;
    let newer = newer.text().unwrap();
    assert_eq!(read(newer.as_bytes()).unwrap_err(), ExportRefusal::Newer(99));
}

#[tokio::test]
async fn a_game_that_goes_on_travels_without_its_secrets() {
    let mut table = begun("travel-secret", "sets:base,inns", 9).await;
    let text = exported(&mut table).await;
    let game = table.game().await;
    let seed = game.setup().seed.to_string();
    let key = rules::Seed::from_number(7).to_string();
    assert!(!text.contains(&seed) && !text.contains(&key));
    let Checked::GoesOn(position) = export::check(&read(text.as_bytes()).unwrap()).unwrap() else {
        panic!("it goes on")
    };
    assert_eq!(position.board().tiles(), game.board().tiles());
    assert_eq!(position.bag().remaining(), game.bag().remaining());
    // Whatever the order of the tiles is here, the file is the same.
    let other = game.redealt(rules::Seed::from_number(99)).redealt(rules::Seed::from_number(0));
    assert_eq!(position.hash(), other.hash());
    let told = verify(text.as_bytes()).unwrap();
    assert!(told.contains("nothing was changed") && told.contains("goes on"), "{told}");
}

#[tokio::test]
async fn an_answer_that_is_held_until_others_have_answered_is_in_no_file() {
    let mut table = Table::started("travel-held", "sets:wheel", &[1, 2, 3]).await;
    until(&mut table, |game| game.decisions().len() > 1).await;
    let before = exported(&mut table).await;
    let asked = table.game().await.decisions()[0].seat;
    let row = table.store.table_in(ChannelId(50)).await.unwrap().unwrap();
    answer(&mut table, row.player_in(asked.0).unwrap().0, |_| true).await;
    assert!(table.game().await.answered().next().is_some(), "the answer is held");
    assert_eq!(exported(&mut table).await, before, "the file says nothing of it");
}

#[tokio::test]
async fn a_game_that_is_over_is_kept_elsewhere_with_its_log_points_and_proof() {
    let mut here = played("travel-from", "sets:base,inns tiles:14").await;
    let text = exported(&mut here).await;
    let score = here.run(1, "score").await.content;
    let mut there = Table::open("travel-to").await;
    upload("game", text.clone());
    let import = interaction(1, command("game import file:game"));
    let answer = there.hear(import.clone()).await;
    assert!(answer.content.contains("is kept here"), "{}", answer.content);
    // Delivered twice, it is kept once.
    there.hear(import).await;
    assert_eq!(there.public.len(), 1);
    assert!(there.public[0].content.contains("finished game"), "{}", there.public[0].content);
    let kept = there.store.played_last_in(ChannelId(50)).await.unwrap().unwrap();
    assert_eq!((kept.game.status, kept.seats.len()), (Status::Ended, 2));
    assert!(kept.seats.iter().all(|seated| seated.player.is_none()));
    // The points with what they are for, in the order of the seats.
    let points = |content: &str| -> Vec<String> {
        let lines = content.lines().filter(|line| line.contains('('));
        lines.map(|line| line.splitn(3, "**").last().unwrap_or_default().to_owned()).collect()
    };
    let again = there.run(2, "score").await.content;
    assert_eq!(points(&again), points(&score));
    assert_eq!(points(&score).len(), 2, "{score}");
    let log = [here.run(2, "log").await.content, there.run(2, "log").await.content];
    assert_eq!(log[0].lines().count(), log[1].lines().count(), "{log:?}");
    assert!(there.run(2, "fair").await.content.contains("✅"));
    assert!(there.run(2, "replay").await.files.sent().len() == 1);
    let again = file(&there.run(2, "export").await);
    assert!(verify(again.as_bytes()).unwrap().contains("everything is as it was told"));
    // A table can be opened beside it, and nobody can play what is over.
    there.run(1, "game new").await;
    assert!(there.store.table_in(ChannelId(50)).await.unwrap().is_some());
}

#[tokio::test]
async fn a_game_goes_on_elsewhere_once_every_seat_is_taken() {
    let mut here = begun("travel-on-from", "sets:base,inns tiles:16", 6).await;
    let (text, before) = (exported(&mut here).await, here.game().await);
    let mut there = Table::open("travel-on-to").await;
    upload("game", text);
    let answer = there.run(3, "game import file:game").await;
    assert!(answer.content.contains("a table is open"), "{}", answer.content);
    let lobby = &there.public[0];
    assert!(lobby.content.contains("2 seats, all to be taken"), "{}", lobby.content);
    assert!(lobby.content.contains("Whoever chooses a seat gets it"), "{}", lobby.content);
    assert!(!format!("{:?}", lobby.rows).contains("by lot"), "{:?}", lobby.rows);
    assert!(there.run(3, "game start").await.content.contains("2 seats, and 1 are taken"));
    let refused = there.run(3, "game options sets:base").await;
    assert!(refused.content.contains("begun elsewhere"), "{}", refused.content);
    there.run(3, "game options public:true").await;
    there.run(4, "game join").await;
    assert!(there.run(5, "game join").await.content.contains("taken"), "no third seat");
    // The second of the list wants the first seat, and gets it.
    there.run(4, "game join seat:1").await;
    there.run(3, "game start").await;
    let seats = there.store.seats(there.id().await).await.unwrap();
    let seats: Vec<u64> = seats.iter().map(|seated| seated.player.unwrap().0).collect();
    assert_eq!(seats, [4, 3]);
    let now = there.game().await;
    assert_eq!(now.board().tiles(), before.board().tiles());
    assert_eq!((now.scores(), now.turn().number), (before.scores(), before.turn().number));
    to_the_end(&mut there).await;
    let end = there.public.last().unwrap().clone();
    assert!(end.content.contains("🏆"), "{}", end.content);
    // Each point is accounted for, also those that were made elsewhere.
    let kept = there.store.played_last_in(ChannelId(50)).await.unwrap().unwrap();
    let scores = rules::Game::restore(&kept.state.unwrap().snapshot).unwrap().scores().to_vec();
    let json = there.app.web_json(&kept.game.id.public()).await.unwrap().unwrap();
    let last = json["moves"].as_array().unwrap().last().unwrap();
    assert_eq!(last["points"], serde_json::json!(scores), "on its page as well");
    let score = there.run(3, "score").await.content;
    for points in scores {
        assert!(score.contains(&points.to_string()), "{points}: {score}");
    }
    let fair = there.run(3, "fair").await;
    assert!(fair.content.contains("✅") && fair.content.contains("began elsewhere"));
    let whole = file(&there.run(3, "export").await);
    assert!(verify(whole.as_bytes()).unwrap().contains("everything is as it was told"));
    // A rematch is a game of its own.
    there.run(3, "game rematch").await;
    there.run(4, "game join").await;
    there.run(3, "game start").await;
    assert_eq!(there.game().await.board().tiles().len(), 1);
}

#[tokio::test]
async fn what_a_file_says_of_pauses_and_art_means_nothing_elsewhere() {
    let mut here = begun("travel-foreign-from", "tiles:10", 2).await;
    let mut file = read(exported(&mut here).await.as_bytes()).unwrap();
    let settings = &mut file.head.settings;
    settings.holidays = vec![Interval { from: now(), until: now() + 365 * DAY }];
    settings.look = Some(TableTheme::Pack("x".repeat(3_000)));
    settings.colours = vec![200, 201];
    (settings.guided, settings.private) = (true, true);
    upload("game", file.text().unwrap());
    let mut there = Table::open("travel-foreign").await;
    let answer = there.run(3, "game import file:game").await;
    assert!(answer.content.contains("a table is open"), "{}", answer.content);
    let stored = there.store.table_in(ChannelId(50)).await.unwrap().unwrap();
    let Settings { holidays, look, colours, guided, private, .. } =
        Read::read(stored).unwrap().settings;
    assert_eq!((holidays, look, colours), (Vec::new(), None, Vec::new()));
    assert!(!guided && !private);
}

#[tokio::test]
async fn what_is_no_game_is_refused_with_a_reason_and_nothing_happens() {
    let mut here = begun("travel-bad-from", "tiles:10", 2).await;
    let text = exported(&mut here).await;
    let mut there = Table::open("travel-bad").await;
    upload("nothing", "");
    upload("picture", [0x89, b'P', b'N', b'G', 0, 255]);
    upload("other", "{\"carcas\":{}}\n");
    upload("cut", &text[..text.len() / 2]);
    upload("changed", text.replacen("\"by\":", "\"by\" :", 1).replacen("\"at\":1", "\"at\":2", 1));
    upload("huge", vec![b' '; 5 << 20]);
    for (name, said) in [
        ("nothing", "isn’t the file of a game"),
        ("picture", "isn’t the file of a game"),
        ("other", "was changed"),
        ("cut", "was changed"),
        ("changed", "move 1 is not as it was"),
        ("huge", "larger than"),
        ("missing", "could not fetch"),
    ] {
        let answer = there.run(1, &format!("game import file:{name}")).await;
        assert!(answer.content.contains(said), "{name}: {}", answer.content);
    }
    assert!(there.public.is_empty());
    assert!(there.store.table_in(ChannelId(50)).await.unwrap().is_none());
    let nothing = there.run(1, "export").await;
    assert!(nothing.content.contains("no game for that"), "{}", nothing.content);
    // Where a game is played, no other can go on, but one that is over can be kept.
    upload("game", text);
    there.run(1, "game new").await;
    let taken = there.run(2, "game import file:game").await;
    assert!(taken.content.contains("already"), "{}", taken.content);
}

/// Files that were written once stay readable: each stays here for ever.
#[test]
fn the_files_of_every_version_are_read_and_what_they_say_is_true() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/exports");
    let mut formats = std::collections::BTreeSet::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let bytes = std::fs::read(&path).unwrap();
        let export = read(&bytes).unwrap_or_else(|why| panic!("{}: {why:?}", path.display()));
        export::check(&export).unwrap_or_else(|why| panic!("{}: {why:?}", path.display()));
        let kind = if export.head.is_over() { "over" } else { "running" };
        formats.insert((export.head.version, kind));
    }
    let all = (1..=export::VERSION).flat_map(|version| [(version, "over"), (version, "running")]);
    assert_eq!(formats, all.collect(), "a file of each kind for every format");
}

#[tokio::test]
async fn the_export_of_a_game_has_a_file_for_jcloisterzone_or_says_why_not() {
    let mut table = Table::started("jcz-whole", "sets:base,inns tiles:12", &[1, 2]).await;
    until(&mut table, |game| game.board().tiles().len() > 5).await;
    let running = table.run(1, "export").await;
    let Files::Set(files) = &running.files else { panic!("{}", running.content) };
    assert!(files[1].name.starts_with("carcas-") && files[1].name.ends_with(".jcz"));
    assert_eq!(files[1].name.trim_end_matches("jcz"), files[0].name.trim_end_matches("json"));
    assert!(running.content.contains(&files[1].name), "{}", running.content);
    let draws = "That program draws the tiles";
    assert!(running.content.contains(draws), "{}", running.content);
    let text = String::from_utf8(files[1].bytes.clone()).unwrap();
    jcz_reader::same(&jcz_reader::read(&text).game, &table.game().await);
    for name in ["Ada", "Ben", "\"1\""] {
        assert!(!text.contains(name), "nobody is named: {name}");
    }
    while let Some(mover) = table.mover().await {
        answer(&mut table, mover, |_| false).await;
    }
    let over = table.run(1, "export").await;
    let Files::Set(files) = &over.files else { panic!("{}", over.content) };
    assert!(over.content.contains(&files[1].name), "{}", over.content);
    assert!(!over.content.contains(draws), "no tile is left: {}", over.content);
    let reader = jcz_reader::read(std::str::from_utf8(&files[1].bytes).unwrap());
    assert!(reader.game.result().is_some() && !reader.open);

    let mut other = Table::started("jcz-not", "sets:base,school", &[1, 2]).await;
    let told = other.run(1, "export").await;
    assert!(told.content.contains("can’t replay a game with The School"), "{}", told.content);
    assert_eq!(told.files.sent().len(), 1);
    // A game that went on from elsewhere began with a position.
    let Files::Set(files) = &running.files else { unreachable!() };
    let mut there = Table::open("jcz-carried").await;
    upload("game", String::from_utf8(files[0].bytes.clone()).unwrap());
    there.hear(interaction(3, command("game import file:game"))).await;
    there.run(4, "game join").await;
    there.run(3, "game start").await;
    let told = there.run(3, "export").await;
    assert!(told.content.contains("went on from a position"), "{}", told.content);
}

#[tokio::test]
async fn our_own_file_for_jcloisterzone_is_named_and_so_is_the_one_to_use() {
    let mut here = begun("travel-jcz", "sets:base tiles:10", 2).await;
    let exported = here.run(1, "export").await;
    let jcz = exported.files.sent().iter().find(|file| file.name.ends_with(".jcz")).unwrap();
    upload("jcz", jcz.bytes.clone());
    let mut there = Table::open("travel-jcz-there").await;
    let answer = there.run(3, "game import file:jcz").await;
    assert!(answer.content.contains("JCloisterZone"), "{}", answer.content);
    assert!(answer.content.contains(".json"), "{}", answer.content);
    // Any other file is still none of ours.
    upload("other", r#"{"appVersion":"5","other":[]}"#);
    let answer = there.run(3, "game import file:other").await;
    assert!(answer.content.contains("isn’t the file of a game"), "{}", answer.content);
}
