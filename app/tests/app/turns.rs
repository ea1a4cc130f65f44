//! What a turn promises: the draw on opening, the free undo, one winner of a race, the same answer
//! to the same interaction.

use port::{Application, ChannelId, Reply};
use rules::{Action, Prompt, Rotation};

use crate::common::{Table, button, button_with, command, interaction, menu, press};

async fn started(name: &str, people: &[u64]) -> Table {
    Table::started(name, "sets:base", people).await
}

async fn play(table: &mut Table) -> u64 {
    let user = table.mover().await.unwrap();
    table.run(user, "turn").await;
    let cells = table.complete(user, "place cell:", "cell").await;
    if let Some(cell) = cells.first() {
        table.run(user, &format!("place cell:{}", cell.value)).await;
    }
    let done = table.run(user, "confirm").await;
    assert!(done.content.starts_with("Done."), "{}", done.content);
    user
}

#[tokio::test]
async fn the_next_tile_is_hidden_until_its_player_looks() {
    let mut table = started("hidden", &[1, 2]).await;
    assert_eq!(table.game().await.decision().unwrap().prompt, Prompt::Draw);
    for line in ["board", "score", "tiles", "log", "help", "game info", "board text:true"] {
        for user in [1, 2, 9] {
            table.run(user, line).await;
        }
    }
    let mover = table.mover().await.unwrap();
    table.run(3 - mover, "turn").await;
    table.complete(3 - mover, "place cell:", "cell").await;
    assert_eq!(table.game().await.decision().unwrap().prompt, Prompt::Draw, "nobody drew");
    let cells = table.complete(mover, "place cell:", "cell").await;
    assert!(!cells.is_empty(), "whoever types a move looks at the tile");
    assert!(table.game().await.turn().hand.is_some());
}

#[tokio::test]
async fn after_the_grace_the_tile_is_drawn_although_nobody_looked() {
    let mut table = started("grace", &[1, 2]).await;
    let first = play(&mut table).await;
    let late = crate::common::now() + 180_000 + 1_000;
    let due = table.store.claim_due(late, 1_000, 10).await.unwrap();
    let draw = due.iter().find(|due| due.ordinal > 1).expect("a timer draws");
    table.app.due(draw).await.unwrap();
    table.app.due(draw).await.unwrap();
    assert!(table.game().await.turn().hand.is_some());
    let asked = table.run(first, "undo").await;
    assert!(asked.content.contains("asked the other players in the channel"), "{}", asked.content);
}

#[tokio::test]
async fn where_the_table_chose_so_a_move_stays_once_the_next_tile_was_seen() {
    let mut table = Table::open("undo-off").await;
    table.run(1, "game new undo:off").await;
    let lobby = &table.public[0].content;
    assert!(lobby.contains("A move is final once the next tile has been seen"), "{lobby}");
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    let first = table.mover().await.unwrap();
    table.run(first, "turn").await;
    let refused = table.run(3 - first, "undo").await;
    assert!(refused.content.contains("no move to take back"), "{}", refused.content);
    let user = play(&mut table).await;
    table.run(3 - user, "turn").await;
    let refused = table.run(user, "undo").await;
    assert!(refused.content.contains("your move stays"), "{}", refused.content);
}

#[tokio::test]
async fn a_move_can_be_taken_back_until_somebody_looks() {
    let mut table = started("undo", &[1, 2, 3]).await;
    let before = table.game().await.hash();
    let user = table.mover().await.unwrap();
    table.run(user, "turn").await;
    let drawn = table.game().await.hash();
    assert_ne!(before, drawn);
    play(&mut table).await;
    let stranger = if user == 3 { 1 } else { user + 1 };
    let refused = table.run(stranger, "undo").await;
    assert!(refused.content.contains("no move to take back"), "{}", refused.content);
    let panel = table.run(user, "undo").await;
    assert!(panel.content.contains("taken back"), "{}", panel.content);
    assert_eq!(table.game().await.hash(), drawn, "the same tile is in hand again");
    let told = table.public.last().unwrap();
    assert!(told.content.contains("took back the last move") && told.mentions.is_empty());
    let log = table.run(user, "log").await;
    assert!(log.content.contains("taken back"), "{}", log.content);
    play(&mut table).await;
    let next = table.mover().await.unwrap();
    table.run(next, "turn").await;
    let asked = table.run(user, "undo").await;
    assert!(asked.content.contains("asked the other players in the channel"), "{}", asked.content);
    let others: Vec<u64> = (1..=3).filter(|other| *other != user).collect();
    let poll = table.public.last().unwrap().clone();
    assert_eq!(poll.mentions.len(), 2, "everybody else must agree");
    let yes = button(&poll, "Yes").unwrap();
    table.say(others[0], press(&yes, &[])).await;
    assert_ne!(table.game().await.hash(), drawn);
    table.say(others[1], press(&yes, &[])).await;
    assert_eq!(table.game().await.hash(), drawn, "now it is taken back, with the tile drawn since");
    let told = table.public.last().unwrap();
    assert!(told.content.contains("took back the last move") && told.content.contains("~~"));
    // The others may have taken their time: whoever has the move again is called.
    assert_eq!(told.mentions, [port::UserId(user)]);
    // Whoever looks at another tile than before gets the same one.
    play(&mut table).await;
}

#[tokio::test]
async fn of_two_confirmations_at_once_one_wins_and_the_other_is_told() {
    let mut table = started("race", &[1, 2]).await;
    for _ in 0..8 {
        let user = table.mover().await.unwrap();
        let panel = table.run(user, "turn").await;
        let panel = match menu(&panel, "Cell") {
            Some((id, cells)) => table.say(user, press(&id, &[&cells[0]])).await,
            None => panel,
        };
        let confirm = button(&panel, "Confirm").unwrap();
        let count = table.store.moves(table.id().await).await.unwrap().len();
        let clicks = (0..4).map(|_| {
            let app = table.app.clone();
            let click = interaction(user, press(&confirm, &[]));
            tokio::spawn(async move { app.handle(click).await })
        });
        let mut done = 0;
        for click in clicks.collect::<Vec<_>>() {
            match click.await.unwrap() {
                Reply::Update(message) | Reply::Private(message) => {
                    done += usize::from(message.content.starts_with("Done."));
                    assert!(!message.content.contains("went wrong"), "{}", message.content);
                }
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(done, 1);
        let after = table.store.moves(table.id().await).await.unwrap().len();
        assert_eq!(after - count, 2, "the tile and the pass, once");
        table.deliver().await;
    }
}

#[tokio::test]
async fn the_same_interaction_twice_is_answered_alike_and_done_once() {
    let mut table = Table::open("twice").await;
    let twice = |user: u64, line: &str| interaction(user, command(line));
    for (user, line) in [
        (1, "game new sets:base"),
        (2, "game join"),
        (3, "game join"),
        (3, "game leave"),
        (1, "game start"),
    ] {
        let of = twice(user, line);
        assert_eq!(table.hear(of.clone()).await, table.hear(of).await, "{line}");
    }
    let user = table.mover().await.unwrap();
    let of = twice(user, "turn");
    assert_eq!(table.hear(of.clone()).await, table.hear(of).await);
    let cell = table.complete(user, "place cell:", "cell").await[0].value.clone();
    // The second delivery of a turn of the tile does not turn it again.
    for line in [&*format!("place cell:{cell}"), "rotate", "pass", "confirm", "undo", "confirm"] {
        let of = twice(user, line);
        assert_eq!(table.hear(of.clone()).await, table.hear(of).await, "{line}");
    }
    let moves = table.store.moves(table.id().await).await.unwrap();
    assert_eq!(moves.len(), 3, "a draw, a tile, a pass");
}

#[tokio::test]
async fn commands_and_buttons_lay_out_the_same_plan() {
    let mut table = started("mixed", &[1, 2]).await;
    let user = table.mover().await.unwrap();
    let panel = table.run(user, "turn").await;
    let (id, cells) = menu(&panel, "Cell").unwrap();
    let by_button = table.say(user, press(&id, &[&cells[1]])).await;
    let again = table.run(user, "turn").await;
    assert_eq!(by_button.content, again.content, "the plan is stored, not shown only");
    let by_command = table.run(user, &format!("place cell:{}", cells[0])).await;
    assert_ne!(by_button.content, by_command.content);
    // The first panel still lies there with the older plan: it confirms nothing.
    let old = button(&by_button, "Confirm").unwrap();
    let refused = table.say(user, press(&old, &[])).await;
    assert!(refused.content.contains("Your plan has changed"), "{}", refused.content);
    let back = button(&refused, "Back").unwrap();
    let empty = table.say(user, press(&back, &[])).await;
    assert!(empty.content.contains("It fits at"), "{}", empty.content);
    assert_eq!(button(&empty, "Confirm"), None, "there is nothing to confirm");
}

#[tokio::test]
async fn a_slip_is_asked_back_and_nothing_is_done_by_a_guess() {
    let mut table = Table::open("slips").await;
    for (line, meant) in [
        ("game new sets:basee", "base"),
        ("game new sets:base,cathedralls", "inns"),
        ("game new options:tiny_cty=2", "tiny_city=2"),
        ("rules topic:dargon", "dragon"),
        ("my settings zone:Europe/Bukarest", "Europe/Bucharest"),
        ("my settings zone:bucarest", "Europe/Bucharest"),
    ] {
        let refused = table.run(1, line).await;
        let asked = format!("Did you mean `{meant}`");
        assert!(refused.content.contains(&asked), "{line}: {}", refused.content);
    }
    assert_eq!(table.public, [], "no table was opened");
    let mut table = started("slips-of-a-turn", &[1, 2]).await;
    let user = table.mover().await.unwrap();
    table.run(user, "turn").await;
    let cell = table.complete(user, "place cell:", "cell").await[0].value.clone();
    let (letters, number) = cell.split_at(cell.find(|c: char| c.is_ascii_digit()).unwrap());
    for slip in [format!("{number}{letters}"), format!("{letters}_{number}"), format!("{cell}q")] {
        let refused = table.run(user, &format!("place cell:{slip}")).await;
        let asked = format!("Did you mean `{cell}`?");
        assert!(refused.content.contains(&asked), "{slip}: {}", refused.content);
        assert!(refused.content.contains("It fits at"), "the tile was not laid");
    }
    table.run(user, &format!("place cell:{cell}")).await;
    let refused = table.run(user, "deploy figure:meple spot:1").await;
    assert!(refused.content.contains("Did you mean `meeple`?"), "{}", refused.content);
}

#[tokio::test]
async fn where_the_tile_lies_nobody_is_told_to_choose_a_cell() {
    let mut table = started("lies", &[1, 2]).await;
    for _ in 0..40 {
        let user = table.mover().await.unwrap();
        table.run(user, "turn").await;
        let cells = table.complete(user, "place cell:", "cell").await;
        let laid = table.run(user, &format!("place cell:{}", cells[0].value)).await;
        if menu(&laid, "Place").is_none() && menu(&laid, "Figure").is_none() {
            let told = table.run(user, "deploy spot:1").await.content;
            assert!(told.contains("No figure can be placed"), "{told}");
            let told = table.run(user, "pass").await.content;
            assert!(told.contains("nothing to pass on") && !told.contains("cell first"), "{told}");
            return;
        }
        table.with_figure(user, laid).await;
        table.run(user, "confirm").await;
    }
    panic!("there was room for a figure forty times");
}

/// Every way to lay the tile in hand somewhere: the cell, and what fits there.
fn fitting(game: &rules::Game) -> Vec<(rules::Pos, Vec<Rotation>)> {
    let mut cells: Vec<(rules::Pos, Vec<Rotation>)> = Vec::new();
    for option in &game.decision().unwrap().options {
        let Action::Place { pos, rotation } = *option else { continue };
        match cells.last_mut().filter(|(cell, _)| *cell == pos) {
            Some((_, turns)) => turns.push(rotation),
            None => cells.push((pos, vec![rotation])),
        }
    }
    cells
}

#[tokio::test]
async fn what_is_the_same_tile_is_offered_once_and_can_be_typed_in_every_rotation() {
    let mut table = started("turned", &[1, 2]).await;
    let (mut one, mut several, mut typed) = (0, 0, 0);
    for _ in 0..14 {
        let user = table.mover().await.unwrap();
        table.run(user, "turn").await;
        let game = table.game().await;
        let tile = game.turn().hand.unwrap().kind();
        let (cell, legal) =
            fitting(&game).into_iter().max_by_key(|(_, turns)| turns.len()).unwrap();
        let line = format!("place cell:{} rotation:", cell.name());
        let offered = table.complete(user, &line, "rotation").await;
        let mut ways: Vec<Rotation> = Vec::new();
        for rotation in &legal {
            if !ways.iter().any(|way| tile.is_same(*way, *rotation)) {
                ways.push(*rotation);
            }
        }
        let degrees: Vec<String> = ways.iter().map(|way| way.degrees().to_string()).collect();
        assert!(offered.iter().map(|choice| &choice.value).eq(&degrees), "{}", tile.id);

        let mut panel = table.run(user, &format!("place cell:{}", cell.name())).await;
        for way in 1..=ways.len() {
            let turn = button_with(&panel, "↻");
            assert_eq!(turn.is_some(), ways.len() > 1, "{}", tile.id);
            let Some(turn) = turn else { break };
            let label = format!("↻ {way} of {}", ways.len());
            assert!(button(&panel, &label).is_some(), "{label} of {}", tile.id);
            panel = table.say(user, press(&turn, &[])).await;
            let again = table.say(user, press(&turn, &[])).await;
            assert_eq!(again.content, panel.content, "pressed twice it turns once");
        }
        let first = table.run(user, "turn").await;
        assert_eq!(first.content, panel.content, "after the last way comes the first");
        if ways.len() == 1 {
            let refused = table.run(user, "rotate").await;
            assert!(refused.content.contains("fits only one way at"), "{}", refused.content);
        }
        for rotation in legal.iter().filter(|rotation| !ways.contains(rotation)) {
            let line = format!("place cell:{} rotation:{}", cell.name(), rotation.degrees());
            let laid = table.run(user, &line).await;
            assert!(laid.content.contains(" at **"), "{}", laid.content);
            typed += 1;
        }
        (one, several) =
            (one + usize::from(ways.len() == 1), several + usize::from(ways.len() > 1));
        play(&mut table).await;
    }
    assert!(one > 0 && several > 0 && typed > 0, "{one} {several} {typed}");
}

#[tokio::test]
async fn several_channels_have_games_of_their_own() {
    let mut table = started("channels", &[1, 2]).await;
    let mut other = interaction(1, command("game new"));
    other.channel = ChannelId(77);
    let opened = table.hear(other).await;
    assert!(opened.content.contains("table is open"), "{}", opened.content);
    let refused = table.run(1, "game new").await;
    assert!(refused.content.contains("already a game"), "{}", refused.content);
}

#[tokio::test]
async fn a_game_is_ended_after_a_question() {
    let mut table = started("end", &[1, 2]).await;
    let stranger = table.run(9, "game end").await;
    assert!(stranger.content.contains("no seat"), "{}", stranger.content);
    let asked = table.run(1, "game end").await;
    assert!(table.mover().await.is_some(), "asking ends nothing");
    table.say(1, press(&button(&asked, "Ask the others").unwrap(), &[])).await;
    let yes = button(table.public.last().unwrap(), "Yes").unwrap();
    table.say(2, press(&yes, &[])).await;
    assert_eq!(table.mover().await, None);
    let again = table.say(2, press(&yes, &[])).await;
    assert!(again.content.contains("over"), "{}", again.content);
}
