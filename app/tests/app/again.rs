//! What is pressed or typed again, because it was pressed twice or because its answer was lost: the
//! person hears that it is done, and can still take it back where that is possible.

use port::{Message, Permissions};

use crate::common::{Table, button, command, interaction, menu, press};

const MADE: &str = "Your move is made.";
const UNDO: &str = "Undo";

/// Whoever is to move lays the tile by the panel; gives who that is and the panel with *Confirm*.
async fn planned(table: &mut Table) -> (u64, Message) {
    let user = table.mover().await.unwrap();
    let panel = table.run(user, "turn").await;
    let panel = match menu(&panel, "Cell") {
        Some((id, cells)) => table.say(user, press(&id, &[&cells[0]])).await,
        None => panel,
    };
    (user, panel)
}

fn has_undo(message: &Message) -> bool {
    message.rows.iter().any(|row| format!("{row:?}").contains(UNDO))
}

#[tokio::test]
async fn confirm_once_more_is_answered_with_the_move_and_undo_as_long_as_it_can_be_taken_back() {
    let mut table = Table::started("again-confirm", "sets:base", &[1, 2]).await;
    let (user, panel) = planned(&mut table).await;
    let confirm = button(&panel, "Confirm").unwrap();
    let first = table.say(user, press(&confirm, &[])).await;
    let line = first.content.lines().next().unwrap().strip_prefix("Done. ").unwrap().to_owned();
    assert!(has_undo(&first), "{first:?}");
    let again = table.say(user, press(&confirm, &[])).await;
    assert!(again.content.starts_with(&format!("{MADE} {line}")), "{}", again.content);
    assert!(has_undo(&again), "{again:?}");
    let typed = table.run(user, "confirm").await;
    assert!(typed.content.starts_with(&format!("{MADE} {line}")) && has_undo(&typed), "{typed:?}");
    assert_eq!(table.store.moves(table.id().await).await.unwrap().len(), 3, "made once");

    // The button of the second answer works like that of the first.
    let undo = button(&again, "Undo").or_else(|| button(&again, "Take it back")).unwrap();
    let back = table.say(user, press(&undo, &[])).await;
    assert!(back.content.contains("taken back"), "{}", back.content);
    // ... and once more as well.
    let back = table.say(user, press(&undo, &[])).await;
    assert!(back.content.contains("Your move is taken back"), "{}", back.content);
}

#[tokio::test]
async fn confirm_that_comes_late_is_answered_with_the_move_of_its_turn_and_without_undo() {
    let mut table = Table::started("again-late", "sets:base", &[1, 2]).await;
    let (user, panel) = planned(&mut table).await;
    let confirm = button(&panel, "Confirm").unwrap();
    let first = table.say(user, press(&confirm, &[])).await;
    let line = first.content.lines().next().unwrap().strip_prefix("Done. ").unwrap().to_owned();
    table.run(3 - user, "turn").await;
    for when in ["seen", "moved", "own turn again", "much later"] {
        let again = table.say(user, press(&confirm, &[])).await;
        assert!(again.content.starts_with(&format!("{MADE} {line}")), "{when}: {}", again.content);
        assert!(!has_undo(&again), "{when}: {again:?}");
        if when != "own turn again" {
            let typed = table.run(user, "confirm").await;
            assert!(typed.content.starts_with(MADE), "{when}: {}", typed.content);
        }
        match when {
            "own turn again" => {
                table.any_turn().await;
                table.any_turn().await;
                table.any_turn().await;
            }
            _ => table.any_turn().await,
        }
    }
}

#[tokio::test]
async fn every_button_of_a_panel_whose_move_is_made_says_so() {
    let mut table = Table::started("again-panel", "sets:base", &[1, 2]).await;
    let (user, panel) = planned(&mut table).await;
    let buttons: Vec<String> = panel
        .rows
        .iter()
        .filter_map(|row| match row {
            port::ActionRow::Buttons(buttons) => Some(buttons),
            port::ActionRow::Select(_) => None,
        })
        .flatten()
        .filter_map(|button| match &button.target {
            port::MessageTarget::Id(id) => Some(id.clone()),
            port::MessageTarget::Link(_) => None,
        })
        .collect();
    assert!(buttons.len() > 1, "{panel:?}");
    let confirm = button(&panel, "Confirm").unwrap();
    table.say(user, press(&confirm, &[])).await;
    for id in buttons {
        let again = table.say(user, press(&id, &[])).await;
        assert!(again.content.starts_with(MADE) && has_undo(&again), "{id}: {}", again.content);
    }
    for line in ["place cell:M14", "deploy spot:1", "pass", "rotate", "choose option:1"] {
        let again = table.run(user, line).await;
        assert!(again.content.starts_with(MADE) && has_undo(&again), "/{line}: {}", again.content);
    }
    let hint = table.run(user, "hint").await;
    assert!(!hint.content.contains(MADE), "{}", hint.content);
    // It is the others' move, and none of theirs.
    let refused = table.run(3 - user, "confirm").await;
    assert!(!refused.content.contains(MADE), "{}", refused.content);
}

#[tokio::test]
async fn what_a_stand_in_did_is_not_ones_own_move() {
    let mut table = Table::started("again-stand-in", "sets:base", &[1, 2]).await;
    let (user, panel) = planned(&mut table).await;
    let confirm = button(&panel, "Confirm").unwrap();
    table.run(user, "game substitute").await;
    table.let_carcas_move().await;
    assert_ne!(table.mover().await, Some(user));
    table.run(user, "game return").await;
    table.any_turn().await;
    table.any_turn().await;
    let refused = table.say(user, press(&confirm, &[])).await;
    assert!(!refused.content.contains(MADE), "{}", refused.content);
}

#[tokio::test]
async fn the_confirmation_that_ended_the_game_is_known_again() {
    let mut table = Table::started("again-end", "sets:base tiles:5", &[1, 2]).await;
    let mut last = None;
    while table.store.table_in(port::ChannelId(50)).await.unwrap().is_some() {
        let (user, panel) = planned(&mut table).await;
        let confirm = button(&panel, "Confirm").unwrap();
        table.say(user, press(&confirm, &[])).await;
        last = Some((user, confirm));
    }
    let (user, confirm) = last.unwrap();
    let admin = |kind| port::Interaction {
        member_permissions: Permissions::default(),
        ..interaction(user, kind)
    };
    for kind in [press(&confirm, &[]), command("confirm")] {
        let again = table.hear(admin(kind)).await;
        assert!(again.content.starts_with(MADE), "{}", again.content);
        assert!(again.content.contains("The game is over"), "{}", again.content);
    }
}

#[tokio::test]
async fn time_is_given_once_and_a_stand_in_is_called_once_however_often_that_is_pressed() {
    let mut table = crate::time::started("again-late-player").await;
    let (late, over) = crate::time::overdue(&mut table).await;
    let more = button(&over, "One more day").unwrap();
    let told =
        |table: &Table| table.public.iter().filter(|said| said.content.contains(" gives ")).count();
    for _ in 0..3 {
        let done = table.say(3 - late, press(&more, &[])).await;
        assert!(done.content.contains("one more day"), "{}", done.content);
    }
    assert_eq!(told(&table), 1);
    // Typed, it is meant each time.
    table.run(3 - late, "game wait").await;
    assert_eq!(told(&table), 2);
    let mut table = crate::time::started("again-stand-in-called").await;
    let (late, over) = crate::time::overdue(&mut table).await;
    let relieve = button(&over, "Use a stand-in").unwrap();
    for _ in 0..2 {
        let done = table.say(3 - late, press(&relieve, &[])).await;
        assert!(done.content.contains("a stand-in plays"), "{}", done.content);
    }
    let told = table.public.iter().filter(|said| said.content.contains("ran out of time. A stand"));
    assert_eq!(told.count(), 1);
}

#[tokio::test]
async fn carcas_comes_once_and_goes_once_however_often_that_is_pressed() {
    let mut table = Table::open("again-carcas").await;
    table.run(2, "game new sets:base").await;
    let seats = async |table: &Table| {
        let stored = table.store.table_in(port::ChannelId(50)).await.unwrap().unwrap();
        stored.seats.len()
    };
    for (label, after) in [("Play against Carcas", 2), ("without Carcas", 1)] {
        let lobby = table.edited.last().or(table.public.last()).unwrap().clone();
        let id = crate::common::button_with(&lobby, label).unwrap();
        for _ in 0..3 {
            table.say(2, press(&id, &[])).await;
            assert_eq!(seats(&table).await, after, "{label}");
        }
    }
}
