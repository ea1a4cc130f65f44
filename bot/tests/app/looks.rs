//! Looking at a game: views of the board, sheets, moving pictures, positions that can be read back.

use crate::common::{Table, button, menu, press};
use bot::platform::{Files, Message};

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
        if let Some((id, figures)) = menu(&panel, "Figure") {
            panel = table.say(user, press(&id, &[&figures[0]])).await;
        }
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
    turns(&mut table, 8).await;
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
async fn a_position_in_one_line_is_read_back_to_the_same_board() {
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
    let read = render::parse_notation(line.expect("the position in one line")).unwrap();
    let scene = render::Scene::of(&table.game().await, &[]);
    assert_eq!((read.tiles, read.figures), (scene.tiles, scene.figures));
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
    assert!(nothing.content.contains("Nothing happened"), "{}", nothing.content);
    let refused = table.run(3, "since").await;
    assert!(refused.content.contains("seat"), "{}", refused.content);
}
