//! What a table lets everybody look up beside the board, and hints.

use app::App;
use ground::Options;
use port::Message;
use queues::thinking::ThinkingLimits;

use crate::common::{Table, button, menu, options, press};

/// A game of two with these aids, and its player to move.
async fn playing(name: &str, aids: &str) -> (Table, u64) {
    let mut table = Table::started(name, aids, &[1, 2]).await;
    for _ in 0..6 {
        table.any_turn().await;
    }
    table.deliver().await;
    let mover = table.mover().await.unwrap();
    (table, mover)
}

/// Everything that a message says to somebody who reads it, its menus and pictures included.
fn all(message: &Message) -> String {
    format!("{message:?}")
}

#[tokio::test]
async fn a_table_says_which_aids_it_plays_with() {
    for (line, told) in [
        ("", "no hints"),
        ("aids:board", "no hints"),
        ("aids:all", "and `/hint`"),
        ("aids:none", "as in tournaments"),
    ] {
        let mut table = Table::open("aids-told").await;
        table.run(1, &format!("game new {line}")).await;
        let info = table.run(1, "game info").await.content;
        assert!(info.contains("Aids: ") && info.contains(told), "{line}: {info}");
    }
    // They can be changed until the game begins, and not in it.
    let mut table = Table::open("aids-changed").await;
    table.run(1, "game new").await;
    table.run(1, "game options aids:all").await;
    assert!(table.run(1, "game info").await.content.contains("`/hint`"));
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    let refused = table.run(1, "game options aids:none").await.content;
    assert!(refused.contains("already"), "{refused}");
    assert!(table.run(1, "game info").await.content.contains("`/hint`"));
}

#[tokio::test]
async fn a_table_without_aids_counts_for_nobody() {
    let (mut table, mover) = playing("aids-none", "aids:none").await;
    for other in [1, 2, 4] {
        for line in ["tiles", "board view:dead", "board view:dead share:true"] {
            let refused = table.run(other, line).await.content;
            assert!(refused.contains("without aids"), "{line}: {refused}");
        }
    }
    assert!(button(table.public.last().unwrap(), "Tiles").is_none(), "{:?}", table.public.last());
    let score = table.run(mover, "score").await.content;
    assert!(!score.contains("if scored now"), "{score}");
    // Every panel of some turns, before and after the tile is laid.
    for _ in 0..8 {
        let mover = table.mover().await.unwrap();
        let mut panel = table.run(mover, "turn").await;
        for _ in 0..3 {
            let shown = all(&panel);
            for word in
                ["scored now", "Coins", " at once", "If you confirm now", "worth ", " now\""]
            {
                assert!(!shown.contains(word), "{word}: {shown}");
            }
            let Some((id, values)) = menu(&panel, "Cell").or(menu(&panel, "Figure")) else {
                break;
            };
            panel = table.say(mover, press(&id, &[&values[0]])).await;
        }
        table.run(mover, "confirm").await;
        table.deliver().await;
    }
    // A game that is over is counted for everybody.
    table.end_game().await;
    let tiles = table.run(1, "tiles").await.content;
    assert!(!tiles.contains("without aids"), "{tiles}");
}

#[tokio::test]
async fn a_table_with_the_usual_aids_counts_and_gives_no_hints() {
    let (mut table, mover) = playing("aids-board", "").await;
    assert!(table.run(mover, "tiles").await.content.contains("left"));
    assert!(table.run(mover, "score").await.content.contains("if scored now"));
    let before = table.game().await.hash();
    let refused = table.run(mover, "hint").await.content;
    assert!(refused.contains("without hints") && refused.contains("aids:all"), "{refused}");
    assert_eq!(table.game().await.hash(), before, "nothing is drawn for that");
}

#[tokio::test]
async fn a_hint_names_three_moves_where_they_lead_and_why() {
    let (mut table, mover) = playing("aids-all", "aids:all").await;
    // Three moves can only be named if there is time to look at three.
    let thinking = ThinkingLimits { nodes: 3_000, ..ThinkingLimits::default() };
    table.app = App::new(table.store.clone(), Options { thinking, ..options() });
    let told = table.public.len();
    let hint = table.run(mover, "hint").await;
    let lines: Vec<&str> = hint.content.lines().collect();
    let [title, moves @ .., note] = &lines[..] else { panic!("{hint:?}") };
    assert!(title.contains("What I would do") && note.contains("on average"), "{hint:?}");
    assert_eq!(moves.len(), 3, "{hint:?}");
    for (number, line) in moves.iter().enumerate() {
        assert!(line.starts_with(&format!("{}. ", number + 1)), "{line}");
        assert!(line.contains(": lead ") && line.ends_with('.'), "{line}");
        assert!(line.contains('+') || line.contains('−'), "{line}");
    }
    // It counts as a look at the tile, and the answer is for nobody else.
    assert!(table.game().await.turn().hand.is_some());
    table.deliver().await;
    assert_eq!(table.public.len(), told);
    // Whoever is not asked gets none, nor does anybody who does not play.
    let other = 3 - mover;
    for stranger in [other, 4] {
        let refused = table.run(stranger, "hint").await.content;
        assert!(!refused.contains("What I would do"), "{refused}");
    }
}

#[tokio::test]
async fn a_hint_is_the_same_after_a_restart() {
    let (mut table, mover) = playing("aids-again", "aids:all").await;
    let hint = table.run(mover, "hint").await.content;
    table.app = App::new(table.store.clone(), options());
    assert_eq!(table.run(mover, "hint").await.content, hint);
}
