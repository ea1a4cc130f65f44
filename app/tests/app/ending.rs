//! The end of a game: who is told, and what the buttons below it do.

use port::{ChannelId, Files, Message, UserId};

use crate::common::{Table, button, command, interaction, press};
use crate::together::answer;

/// A short game at its end, and the message that ends it.
async fn ended(name: &str, people: &[u64]) -> (Table, Message) {
    let mut table = Table::started(name, "tiles:10", people).await;
    while let Some(mover) = table.mover().await {
        answer(&mut table, mover, |_| false).await;
    }
    let end = table.public.last().unwrap().clone();
    (table, end)
}

fn named(message: &Message) -> Vec<&str> {
    message.files.sent().iter().map(|file| file.name.as_str()).collect()
}

#[tokio::test]
async fn everybody_is_pinged_once_and_sees_the_board_the_points_and_the_highlights() {
    let (table, end) = ended("ending-all", &[1, 2, 3]).await;
    assert!(end.content.starts_with("🏆"), "the winner first: {}", end.content);
    let mut pinged = end.mentions.clone();
    pinged.sort_unstable();
    assert_eq!(pinged, [1, 2, 3].map(UserId));
    assert_eq!(named(&end), ["board.png", "points.png", "highlights.gif"]);
    assert!(end.files.sent()[2].description.contains("most points"));
    let since_last_turn = table.public.iter().rev().take_while(|m| !m.mentions.is_empty());
    assert!(since_last_turn.count() >= 1);
    for label in ["Rematch", "Log", "Share"] {
        assert!(button(&end, label).is_some(), "{label}");
    }
}

#[tokio::test]
async fn the_log_opens_beside_the_end_and_goes_on_by_itself() {
    let (mut table, end) = ended("ending-log", &[1, 2]).await;
    let opens = button(&end, "Log").unwrap();
    let edited = table.edited.len();
    // Also for somebody who has not played.
    let log = table.say(4, press(&opens, &[])).await;
    assert!(log.content.contains("Step"), "{}", log.content);
    let first = button(&log, "First").unwrap();
    let step = table.say(4, press(&first, &[])).await;
    assert!(step.content.contains("Step 1 of"), "{}", step.content);
    assert_eq!(table.edited.len(), edited, "the end stays as it is");
}

#[tokio::test]
async fn the_result_can_be_taken_anywhere_in_words_as_picture_and_as_file() {
    let (mut table, end) = ended("ending-share", &[1, 2]).await;
    let share = button(&end, "Share").unwrap();
    let public = table.public.len();
    let result = table.say(2, press(&share, &[])).await;
    let words = result.content.split("```").nth(1).expect("words to copy");
    assert!(words.contains("Ada") && words.contains("Ben") && words.contains("🏆"), "{words}");
    assert!(!words.contains("**") && !words.contains("<@"), "plain words: {words}");
    assert!(words.contains("A short game: 10 tiles"), "{words}");
    assert!(named(&result).contains(&"board.png"), "{:?}", named(&result));
    let Files::Set(files) = &result.files else { panic!("files") };
    let game = files.iter().find(|file| file.name.ends_with(".json")).expect("the game");
    assert!(ground::archive::export::verify(&game.bytes).is_ok());
    assert_eq!(table.public.len(), public, "nobody else sees it");
}

#[tokio::test]
async fn a_rematch_that_is_pressed_twice_opens_one_table_and_invites_all() {
    let (mut table, end) = ended("ending-again", &[1, 2, 3]).await;
    let again = button(&end, "Rematch").unwrap();
    let once = interaction(2, press(&again, &[]));
    table.hear(once.clone()).await;
    table.hear(once).await;
    let lobby = table.public.last().unwrap().clone();
    assert!(lobby.content.contains("A rematch!"), "{}", lobby.content);
    assert!(lobby.content.contains("<@1>") && lobby.content.contains("<@3>"));
    let host = table.say(2, press(&again, &[])).await;
    assert!(host.content.contains("already at this table"), "{}", host.content);
    // Whoever presses it, too, joins.
    let wish = interaction(3, press(&again, &[]));
    let second = table.hear(wish.clone()).await;
    assert!(second.content.contains("You have joined the table"), "{}", second.content);
    assert_eq!(table.hear(wish).await.content, second.content);
    let open = table.store.table_in(ChannelId(50)).await.unwrap().unwrap();
    let seated: Vec<u64> = open.seats.iter().map(|seat| seat.player.unwrap().0).collect();
    assert_eq!(seated, [2, 3]);
    let stranger = table.say(4, command("game rematch")).await;
    assert!(!stranger.content.contains("is open"), "{}", stranger.content);
}
