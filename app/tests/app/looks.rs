//! Looking at a game: views of the board, sheets, moving pictures, positions that can be read back.

use app::App;
use ground::Options;
use port::{ChannelId, Files, Message};
use queues::pictures::PictureBudget;

use crate::common::{Table, button, command, interaction, menu, options, person, press, seal_with};

async fn started(name: &str, sets: &str) -> Table {
    let mut table = Table::open(name).await;
    table.run(1, &format!("game new sets:{sets}")).await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    table
}

/// Plays this many turns, with a figure wherever one can stand.
async fn turns(table: &mut Table, number: usize) {
    for _ in 0..number {
        let user = table.mover().await.unwrap();
        let mut panel = table.run(user, "turn").await;
        if let Some((id, cells)) = menu(&panel, "Cell") {
            panel = table.say(user, press(&id, &[&cells[0]])).await;
        }
        panel = table.with_figure(user, panel).await;
        let confirm = button(&panel, "Confirm").unwrap();
        table.say(user, press(&confirm, &[])).await;
    }
}

/// The only file of a message: its name, its bytes, its description.
fn file(message: &Message) -> (String, Vec<u8>, String) {
    let Files::Set(files) = &message.files else { panic!("{message:?}") };
    let [file] = &files[..] else { panic!("{} files", files.len()) };
    (file.name.clone(), file.bytes.clone(), file.description.clone())
}

#[tokio::test]
async fn every_view_and_sheet_is_a_picture_with_words() {
    let mut table = started("views", "base").await;
    // So many that the part around the last move is not the whole board.
    turns(&mut table, 24).await;
    let mut pictures = Vec::new();
    for view in ["whole", "focus", "features", "fields", "dead"] {
        let (name, bytes, words) = file(&table.run(1, &format!("board view:{view}")).await);
        assert!(name == "board.png" && bytes.starts_with(b"\x89PNG") && !words.is_empty());
        pictures.push(bytes);
    }
    assert!(pictures[0] != pictures[1] && pictures[0] != pictures[2], "what is asked is shown");
    for (command, sheet) in [("score", "points.png"), ("tiles", "tiles.png")] {
        let (name, bytes, words) = file(&table.run(1, command).await);
        assert!(name == sheet && bytes.starts_with(b"\x89PNG") && !words.is_empty(), "{command}");
    }
}

#[tokio::test]
async fn the_words_of_each_view_tell_what_it_shows() {
    let mut table = started("words-of-views", "base").await;
    let public = table.public.last().unwrap().files.sent()[0].description.clone();
    assert!(public.contains("The next tile is still face down; 4 cells are open"), "{public}");
    // A small board is shown whole.
    let start = table.game().await.board().tiles()[0].pos.name();
    for line in ["board view:focus".to_owned(), format!("board around:{start}")] {
        let shown = file(&table.run(1, &line).await).2;
        assert!(shown.starts_with("The picture shows the whole board."), "{line}: {shown}");
    }
    turns(&mut table, 40).await;
    let game = table.game().await;
    let mut words = Vec::new();
    for view in ["whole", "focus", "features", "fields", "dead"] {
        let shown = file(&table.run(1, &format!("board view:{view}")).await).2;
        assert!(shown.contains("'s turn.") && shown.contains("Points: "), "{shown}");
        words.push(shown);
    }
    let [whole, focus, features, fields, dead] = &words[..] else { panic!("five views") };
    let last = game.board().tiles().last().unwrap().pos.name();
    assert!(focus.starts_with(&format!("The picture shows the area around {last},")), "{focus}");
    assert!(whole.starts_with("Points: "), "{whole}");
    for (words, start, wanted) in [
        (features, "Who owns what, the largest first: ", &["road", "city", "cloister"][..]),
        (fields, "Who owns the fields, the largest first: ", &["field"][..]),
    ] {
        let list = words.strip_prefix(start).unwrap_or_else(|| panic!("{words}"));
        let list = list.split(". Points: ").next().unwrap();
        let sizes: Vec<usize> = list
            .split(" tile")
            .filter_map(|part| match part.rsplit_once('(')?.1 {
                "one" => Some(1),
                number => number.parse().ok(),
            })
            .collect();
        assert!(!sizes.is_empty() && sizes.is_sorted_by(|a, b| a >= b), "{sizes:?} of {list}");
        assert!(wanted.iter().any(|what| list.contains(what)), "{list}");
        assert!(list.contains("Ada") || list.contains("Ben"), "{list}");
    }
    let cells: Vec<String> = render::dead_cells(&game).iter().map(|cell| cell.name()).collect();
    match cells.first() {
        Some(cell) => assert!(
            dead.starts_with("Cells that no remaining tile fits: ") && dead.contains(cell),
            "{dead}"
        ),
        None => assert!(dead.starts_with("Every open cell can still be filled"), "{dead}"),
    }
}

#[tokio::test]
async fn any_part_of_the_board_can_be_shown_and_nothing_beyond_it() {
    let mut table = started("parts", "base").await;
    turns(&mut table, 40).await;
    let tiles: Vec<rules::Pos> =
        table.game().await.board().tiles().iter().map(|tile| tile.pos).collect();
    let [north, south] =
        [tiles.iter().min_by_key(|pos| pos.y), tiles.iter().max_by_key(|pos| pos.y)]
            .map(|pos| *pos.unwrap());
    assert!(south.y - north.y > 8, "a board larger than a window");
    let mut seen = Vec::new();
    for cell in [north, south] {
        let name = cell.name();
        let shown = table.run(1, &format!("board around:{}", name.to_lowercase())).await;
        let (_, bytes, words) = file(&shown);
        let start = format!("The picture shows the area around {name}. ");
        assert!(words.starts_with(&start), "{words}");
        seen.push(bytes);
        let fields = file(&table.run(1, &format!("board around:{name} view:fields")).await);
        assert!(fields.2.starts_with(&start) && fields.2.contains("field"), "{}", fields.2);
    }
    assert_ne!(seen[0], seen[1], "each shows its own part");
    let beside = rules::Pos::new(south.x, south.y + 1).name();
    assert_eq!(table.run(1, &format!("board around:{beside}")).await.files.sent().len(), 1);
    let beyond = rules::Pos::new(south.x, south.y + 2).name();
    for (typed, told) in [
        (beyond.as_str(), "beyond the board, which reaches from"),
        ("castle", "A cell is a letter and a number"),
    ] {
        for share in ["", " share:true"] {
            let before = table.public.len();
            let refused = table.run(1, &format!("board around:{typed}{share}")).await;
            assert!(refused.content.contains(told), "{}", refused.content);
            assert!(refused.files.sent().is_empty() && table.public.len() == before);
        }
    }
    let all = table.complete(1, "board around:", "around").await;
    assert_eq!(all.first().map(|choice| choice.value.clone()), tiles.last().map(|pos| pos.name()));
    let some = table.complete(1, &format!("board around:{}", north.name()), "around").await;
    assert_eq!(some[0].value, north.name(), "{some:?}");
    table.run(1, &format!("board around:{} share:true", north.name())).await;
    let shared = file(table.public.last().unwrap());
    assert!(shared.2.contains(&format!("the area around {}", north.name())), "{}", shared.2);
}

#[tokio::test]
async fn the_words_of_sheets_and_moving_pictures_tell_who_gained_what() {
    seal_with(1);
    let mut table = started("words-of-sheets", "base").await;
    turns(&mut table, 30).await;
    let game = table.game().await;
    let sheet = file(&table.run(1, "score").await).2;
    let replay = file(&table.run(1, "replay").await).2;
    assert!(replay.starts_with("A moving picture, of 30 tiles"), "{replay}");
    let stored = table.store.table_in(ChannelId(50)).await.unwrap().unwrap();
    for (seated, score) in stored.seats.iter().zip(game.scores()) {
        let name = person(seated.player.unwrap().0).display_name;
        assert!(sheet.contains(&format!("{name} {score}")), "{sheet}");
        let gained = *score == 0 || replay.contains(&format!("{name} +{score}"));
        assert!(gained, "{replay}");
    }
    let sources: Vec<&str> = sheet.split(". ").skip(1).collect();
    assert!(!sources.is_empty() && sources.iter().all(|line| line.contains(": ")), "{sheet}");
    let user = table.mover().await.unwrap();
    let since = file(&table.run(user, "since").await).2;
    assert!(since.starts_with("A moving picture, of one tile."), "{since}");
    assert!(since.contains("Score changes: ") || since.contains("Nobody's score"), "{since}");
}

#[tokio::test]
async fn a_position_in_one_line_is_that_of_the_board() {
    let mut table = started("position", "base,inns").await;
    turns(&mut table, 6).await;
    let shown = table.run(1, "board text:true").await;
    let text = match &shown.files {
        Files::Set(files) if !files.is_empty() => {
            String::from_utf8(files[0].bytes.clone()).unwrap()
        }
        _ => shown.content,
    };
    let line = text.lines().map(|line| line.trim_matches('`')).find(|l| l.starts_with("carcas/"));
    let scene = render::Scene::of(&table.game().await, &[]);
    assert_eq!(line.expect("the position in one line"), render::notation(&scene));
}

#[tokio::test]
async fn a_game_is_shown_as_a_moving_picture_whole_and_since_ones_own_move() {
    let mut table = started("moving", "base").await;
    assert!(table.run(1, "replay").await.content.contains("No tile has been laid"));
    turns(&mut table, 7).await;
    let all = table.run(1, "replay").await;
    assert!(all.content.contains("7 tiles"), "{}", all.content);
    let (name, bytes, words) = file(&all);
    assert!(name == "replay.gif" && bytes.starts_with(b"GIF89a") && !words.is_empty());
    // Whoever is to move sees the move of the other, and the own points first.
    let user = table.mover().await.unwrap();
    let since = table.run(user, "since").await;
    let own = if user == 1 { "Ada" } else { "Ben" };
    assert!(since.content.starts_with(&format!("**{own}**")), "{}", since.content);
    assert_eq!(since.content.matches("placed").count(), 1, "{}", since.content);
    let (_, short, _) = file(&since);
    assert!(short.starts_with(b"GIF89a") && short.len() < bytes.len());
    let nothing = table.run(3 - user, "since").await;
    assert!(nothing.content.contains("Nothing has happened"), "{}", nothing.content);
    let refused = table.run(3, "since").await;
    assert!(refused.content.contains("seat"), "{}", refused.content);
}

#[tokio::test]
async fn a_picture_that_cannot_be_drawn_is_told_in_words() {
    let mut table = started("words", "base").await;
    let budget = PictureBudget { bytes: 100, ..PictureBudget::default() };
    table.app = App::new(table.store.clone(), Options { budget, ..options() });
    turns(&mut table, 2).await;
    for message in [table.public.last().unwrap().clone(), table.run(1, "board").await] {
        let Files::Set(files) = &message.files else { panic!("{message:?}") };
        assert!(files.is_empty(), "no picture is small enough");
        assert!(message.content.contains("could not be drawn"), "{}", message.content);
        assert!(message.content.contains("Ada"), "what it shows: {}", message.content);
    }
}

#[tokio::test]
async fn what_others_laid_since_ones_own_tile_is_marked() {
    let mut table = Table::open("marked").await;
    table.run(1, "game new sets:base").await;
    table.run(2, "game join").await;
    table.run(3, "game join").await;
    table.run(1, "game start").await;
    turns(&mut table, 5).await;
    let user = table.mover().await.unwrap();
    let laid: Vec<_> = table.game().await.board().tiles().iter().map(|tile| tile.pos).collect();
    let [.., other, last] = &laid[..] else { panic!("five tiles were laid") };
    let words = |since: &str| format!("{since}, {} and {}", other.name(), last.name());
    let looked = words("since you last looked or moved");
    let shown = table.run(user, "board").await;
    assert!(shown.content.contains(&looked), "{}", shown.content);
    let (_, marked, _) = file(&shown);
    let stranger = table.run(4, "board").await;
    assert!(!stranger.content.contains("since"), "{}", stranger.content);
    assert!(file(&stranger).1 != marked, "a stranger sees the last tile marked alone");
    // What was seen is seen: only the last tile is marked then, until more are laid.
    let again = table.run(user, "board").await;
    assert!(!again.content.contains("since") && file(&again).1 != marked, "{}", again.content);
    // The tile is turned up, and what happened before is still marked where it is planned.
    let panel = table.run(user, "turn").await;
    let since = words("since your own last tile");
    assert!(file(&panel).2.contains(&since), "{}", file(&panel).2);
    assert_eq!(table.run(user, "since").await.content.matches("placed").count(), 2);
}

#[tokio::test]
async fn a_look_is_each_players_own_and_shown_again_as_it_was() {
    let mut table = Table::open("looked").await;
    table.run(1, "game new sets:base").await;
    table.run(2, "game join").await;
    table.run(3, "game join").await;
    table.run(1, "game start").await;
    turns(&mut table, 5).await;
    let mover = table.mover().await.unwrap();
    let marks = |message: &Message| message.content.contains("since you last looked");
    let asked = interaction(mover, command("board"));
    let first = table.hear(asked.clone()).await;
    assert!(marks(&first), "{}", first.content);
    // Delivered twice, it shows the same; what somebody else looks at changes nothing for others.
    assert_eq!(table.hear(asked).await.content, first.content);
    for user in (1..=3).filter(|user| *user != mover) {
        table.run(user, "board").await;
    }
    assert!(!marks(&table.run(mover, "board").await));
    // `/since` shows the board too.
    turns(&mut table, 3).await;
    assert_eq!(table.mover().await, Some(mover));
    table.run(mover, "since").await;
    assert!(!marks(&table.run(mover, "board").await));
}

/// The themes by the words that choose them, each with a colour that none of those after it has:
/// snow, a dark table, fields in summer.
const ONLY: [(&str, [u8; 3]); 3] =
    [("winter", [0xE6, 0xEE, 0xF4]), ("dark", [0x1F, 0x21, 0x25]), ("summer", [0x86, 0xB0, 0x52])];

/// The word of the theme of a picture.
fn theme_of(message: &Message) -> &'static str {
    let (name, bytes, _) = file(message);
    let table = if name.ends_with(".gif") {
        &bytes[13..13 + 3 * 256]
    } else {
        let start = bytes.windows(4).position(|window| window == b"PLTE").expect("a palette") + 4;
        let length = bytes[start - 8..start - 4].try_into().expect("four bytes");
        &bytes[start..start + u32::from_be_bytes(length) as usize]
    };
    let has = |only: &[u8; 3]| table.chunks_exact(3).any(|colour| colour == only);
    let theme = ONLY.iter().find(|(_, only)| has(only));
    theme.expect("the colours of a theme").0
}

#[tokio::test]
async fn all_pictures_of_a_table_are_in_the_colours_that_it_chose() {
    for (sets, chosen, expected) in [
        ("base", "sets", "summer"),
        ("winter", "sets", "winter"),
        ("base", "dark", "dark"),
        ("winter", "summer", "summer"),
        ("base", "winter", "winter"),
    ] {
        let mut table = Table::open("theme").await;
        table.run(1, &format!("game new sets:{sets} theme:summer")).await;
        let shown = table.run(1, &format!("game options theme:{chosen}")).await;
        let told = shown.content.contains("Pictures: ");
        assert_eq!(told, chosen != "sets", "{}", shown.content);
        table.run(2, "game join").await;
        table.run(1, "game start").await;
        turns(&mut table, 2).await;
        let ring = table.public.last().expect("a turn was told").clone();
        assert_eq!(theme_of(&ring), expected, "{chosen}");
        let user = table.mover().await.unwrap();
        let mut lines = vec!["turn".to_owned(), "score".to_owned(), "tiles".to_owned()];
        lines.extend(["replay", "since"].map(str::to_owned));
        lines.extend(
            ["whole", "focus", "features", "fields", "dead"]
                .iter()
                .map(|view| format!("board view:{view}")),
        );
        for line in lines {
            assert_eq!(theme_of(&table.run(user, &line).await), expected, "{line}: {chosen}");
        }
        // They change no rule, so they may change at any time; the host decides.
        let ordinal = table.store.game(table.id().await).await.unwrap().unwrap().ordinal;
        table.run(2, "game options theme:dark").await;
        assert_eq!(theme_of(&table.run(user, "board").await), expected, "not the host");
        for (word, expected) in [("winter", "winter"), ("dark", "dark")] {
            table.run(1, &format!("game options theme:{word}")).await;
            assert_eq!(theme_of(&table.run(user, "board").await), expected);
        }
        let after = table.store.game(table.id().await).await.unwrap().unwrap().ordinal;
        assert_eq!(ordinal, after);
    }
}

#[tokio::test]
async fn a_player_can_show_the_channel_what_they_see_and_nobody_is_pinged() {
    let mut table = started("shared", "base").await;
    turns(&mut table, 5).await;
    let shared = [
        ("board view:dead share:true", "board.png"),
        ("score share:true", "points.png"),
        ("replay share:true", "replay.gif"),
    ];
    for (line, name) in shared {
        let before = table.public.len();
        let answer = table.run(1, line).await;
        assert!(answer.content.contains("in the channel"), "{}", answer.content);
        assert!(answer.files.sent().is_empty(), "it is there once");
        let shown = table.public[before..].to_vec();
        let [shown] = &shown[..] else { panic!("{} messages", shown.len()) };
        assert!(shown.content.starts_with("**Ada** shows the "), "{}", shown.content);
        assert_eq!(file(shown).0, name);
        assert!(shown.mentions.is_empty() && shown.rows.is_empty(), "{shown:?}");
        let refused = table.run(4, line).await;
        assert!(refused.content.contains("no seat"), "{}", refused.content);
        table.run(1, line.trim_end_matches(" share:true")).await;
        assert_eq!(table.public.len(), before + 1, "nothing else becomes public");
    }
    let words = table.run(1, "board text:true share:true").await;
    assert!(words.content.contains("in the channel"), "{}", words.content);
    let twice = interaction(1, command("score share:true"));
    let before = table.public.len();
    assert_eq!(table.hear(twice.clone()).await, table.hear(twice).await);
    assert_eq!(table.public.len(), before + 1, "and an interaction that comes twice shows it once");
}

#[tokio::test]
async fn who_holds_king_and_robber_and_how_much_is_complete_is_told_with_the_points() {
    let mut table = started("looks-king", "base,king").await;
    let free = table.run(1, "score").await;
    assert!(free.content.contains("Nobody holds the King: no city is complete."), "{free:?}");
    assert!(free.content.contains("Nobody holds the Robber Baron: no road"), "{free:?}");
    let cards = |game: &rules::Game| rules::expansions::king::cards(game);
    while cards(&table.game().await).iter().all(|card| card.holder.is_none()) {
        turns(&mut table, 1).await;
    }
    for card in cards(&table.game().await).into_iter().filter(|card| card.holder.is_some()) {
        let name = ["Ada", "Ben"];
        let stored = table.store.table_in(ChannelId(50)).await.unwrap().unwrap();
        let player = stored.player_in(card.holder.unwrap().0).unwrap().0;
        let (held, parts) = match card.token {
            rules::Token::King => ("holds the King: ", ("city", "cities", "largest")),
            _ => ("holds the Robber Baron: ", ("road", "roads", "longest")),
        };
        let complete = match card.complete {
            1 => format!("one {} is complete", parts.0),
            many => format!("{many} {} are complete", parts.1),
        };
        let told = format!("{held}{complete}, and the {} has {} tiles.", parts.2, card.largest);
        let told = told.replace("has 1 tiles", "has one tile");
        for line in ["score", "board", "board text:true", "turn"] {
            let user = if line == "turn" { table.mover().await.unwrap() } else { 1 };
            let page = table.run(user, line).await;
            let files = page.files.sent().iter();
            let words = files.map(|file| {
                let text = String::from_utf8(file.bytes.clone()).unwrap_or_default();
                format!("{} {text}", file.description)
            });
            let words: Vec<String> = words.chain([page.content.clone()]).collect();
            let named = name[player as usize - 1];
            let is_told = |words: &String| {
                let at = words.find(&told);
                at.is_some_and(|at| words[..at].trim_end().trim_end_matches('*').ends_with(named))
            };
            assert!(words.iter().any(is_told), "/{line}: {named} {told}: {words:?}");
        }
    }
    // Without the cards nothing is said of them.
    let mut plain = started("looks-no-king", "base").await;
    assert!(!plain.run(1, "score").await.content.contains("King"));
}

#[tokio::test]
async fn what_is_cut_of_the_tiles_left_ends_at_the_end_of_a_line_and_says_how_many_follow() {
    let mut table = started("looks-many-tiles", "everything").await;
    let page = table.run(1, "tiles").await;
    let file = page.files.sent().iter().find(|file| file.name == "tiles.txt").expect("too many");
    let whole = String::from_utf8(file.bytes.clone()).unwrap();
    let all: Vec<&str> = whole.lines().collect();
    let shown: Vec<&str> = page.content.lines().collect();
    let [lines @ .., more, note] = &shown[..] else { panic!("{shown:?}") };
    assert_eq!(*note, "All of them are in the file.");
    assert_eq!(lines, &all[..lines.len()], "whole lines");
    assert_eq!(*more, format!("… and {} more", all.len() - lines.len()));
    let alt = &page.files.sent().iter().find(|file| !file.description.is_empty()).unwrap();
    let parts: Vec<&str> = alt.description.split("; ").collect();
    let [items @ .., more] = &parts[..] else { panic!("{parts:?}") };
    assert!(items.len() > 5 && more.ends_with(" more"), "{}", alt.description);
    let mut told = all.iter().filter(|line| !line.contains("tiles")).take(5);
    assert!(told.all(|line| alt.description.contains(line.trim_start_matches("- "))));
}
