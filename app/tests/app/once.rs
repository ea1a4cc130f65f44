//! One interaction loads its game once, and lays its plan out once.

use port::{Application as _, Given, InteractionKind, OptionValue};

use crate::common::{Table, command, interaction, invocation, logged, menu, press};

/// How often an interaction loads a game and lays a plan out, by what the application logs.
async fn counted(table: &mut Table, user: u64, kind: InteractionKind) -> (usize, usize) {
    logged();
    table.app.handle(interaction(user, kind)).await;
    let said = logged();
    let count = |words: &str| said.matches(words).count();
    (count("a game is loaded"), count("a plan is laid out"))
}

fn completion(line: &str, option: &str) -> InteractionKind {
    let mut invocation = invocation(line);
    let value = OptionValue::Text(String::new());
    invocation.options.push(Given { name: option.to_owned(), value });
    InteractionKind::Autocomplete { invocation, focused: option.to_owned() }
}

#[tokio::test]
async fn an_interaction_loads_its_game_once_and_lays_its_plan_out_once() {
    let mut table = Table::started("once", "", &[1, 2]).await;
    let mover = table.mover().await.unwrap();
    let other = 3 - mover;

    let drawn = counted(&mut table, mover, command("turn")).await;
    assert!(drawn.0 <= 2 && drawn.1 == 1, "/turn loads twice only because it draws: {drawn:?}");
    let panel = table.run(mover, "turn").await;
    let (menu, cells) = menu(&panel, "Cell").expect("there is more than one cell");
    let chosen = press(&menu, &[&cells[0]]);
    assert_eq!(counted(&mut table, mover, chosen).await, (1, 1), "a menu");
    let cell = table.complete(mover, "place", "cell").await[0].value.clone();
    for line in [format!("place cell:{cell}"), "place cell:nowhere".to_owned()] {
        let kind = command(&line);
        assert_eq!(counted(&mut table, mover, kind).await, (1, 1), "/{line}");
    }
    for line in ["rotate", "deploy spot:1", "pass", "choose option:99", "turn"] {
        let kind = command(line);
        assert_eq!(counted(&mut table, mover, kind).await, (1, 1), "/{line}");
    }
    for line in ["board", "tiles", "log", "place cell:A1", "help"] {
        let kind = command(line);
        assert_eq!(counted(&mut table, other, kind).await, (1, 0), "/{line} of another");
    }
    for (line, option) in
        [("place", "cell"), ("rotate", "rotation"), ("deploy", "spot"), ("choose", "option")]
    {
        let kind = completion(line, option);
        assert_eq!(counted(&mut table, mover, kind).await, (1, 1), "completing /{line}");
    }
    for line in ["game options theme:dark", "game substitute", "game return"] {
        assert_eq!(counted(&mut table, mover, command(line)).await.0, 1, "/{line}");
    }
    let made = counted(&mut table, mover, command("confirm")).await;
    assert_eq!(made, (1, 1), "/confirm");
    assert_eq!(counted(&mut table, mover, command("undo")).await, (1, 1), "/undo");
}

#[tokio::test]
async fn a_typed_move_that_draws_first_loads_its_game_at_most_twice() {
    let mut table = Table::started("once-drawn", "", &[1, 2]).await;
    let mover = table.mover().await.unwrap();
    let (loads, plans) = counted(&mut table, mover, command("place cell:nowhere")).await;
    assert!(loads <= 2 && plans == 1, "{loads} {plans}");
    assert!(table.game().await.turn().hand.is_some(), "the tile was drawn all the same");
}

/// Discord signs a request for ever, so whoever has kept one can send it again.
#[tokio::test]
async fn an_interaction_that_has_drawn_draws_no_other_tile_when_it_comes_again_in_a_later_turn() {
    let mut table = Table::started("once-again", "", &[1, 2]).await;
    let first = table.mover().await.unwrap();
    let typing = completion("place", "cell");
    for kind in [command("turn"), typing] {
        while table.mover().await.unwrap() != first {
            table.any_turn().await;
        }
        let kept = interaction(first, kind);
        table.app.handle(kept.clone()).await;
        assert!(table.game().await.turn().hand.is_some(), "it draws: {:?}", kept.kind);
        table.any_turn().await;
        table.any_turn().await;
        assert_eq!(table.mover().await, Some(first));
        table.app.handle(kept.clone()).await;
        assert!(table.game().await.turn().hand.is_none(), "it draws again: {:?}", kept.kind);
    }
}
