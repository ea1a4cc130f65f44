//! Several people asked at once, and answers left in advance.

use crate::common::{Table, button, menu, press};
use bot::platform::Message;
use rules::{Action, Game, Prompt, Seat};

async fn started(name: &str, line: &str, people: &[u64]) -> Table {
    let mut table = Table::open(name).await;
    table.run(people[0], &format!("game new {line}")).await;
    for user in &people[1..] {
        table.run(*user, "game join").await;
    }
    table.run(people[0], "game start").await;
    table
}

/// Answers everything that this person is asked in a row, with a figure wherever one can stand.
async fn answer(table: &mut Table, user: u64) -> Message {
    let mut panel = table.run(user, "turn").await;
    for _ in 0..12 {
        let open = button(&panel, "Confirm").is_none();
        for wanted in ["Cell", "Your choice"] {
            if let Some((id, values)) = menu(&panel, wanted).filter(|_| open) {
                panel = table.say(user, press(&id, &[&values[0]])).await;
            }
        }
        if let Some((id, values)) = menu(&panel, "Figure") {
            panel = table.say(user, press(&id, &[&values[0]])).await;
        }
        let Some(confirm) = button(&panel, "Confirm") else { return panel };
        panel = table.say(user, press(&confirm, &[])).await;
    }
    panic!("the questions do not end: {}", panel.content);
}

/// Plays on until `wanted` says of a state that it is reached.
async fn until(table: &mut Table, wanted: impl Fn(&Game) -> bool) {
    for _ in 0..400 {
        if wanted(&table.game().await) {
            return;
        }
        let user = table.mover().await.expect("the game goes on");
        answer(table, user).await;
    }
    panic!("it never comes to that");
}

#[tokio::test]
async fn who_is_asked_together_answers_in_any_order_and_nobody_is_told_before_the_end() {
    let mut table = started("together", "sets:wheel", &[1, 2, 3]).await;
    until(&mut table, |game| game.decisions().len() > 1).await;
    let game = table.game().await;
    assert_eq!(game.decision().unwrap().prompt, Prompt::WheelPlague);
    let stored = table.store.table(table.id().await).await.unwrap().unwrap();
    let user = |seat: Seat| stored.player_in(seat.0).unwrap().0;
    let asked: Vec<u64> = game.decisions().iter().map(|asked| user(asked.seat)).collect();
    let ring = table.public.last().unwrap().clone();
    assert!(ring.content.contains("The wheel brings the plague"), "{}", ring.content);
    let (&first, &last) = (asked.first().unwrap(), asked.last().unwrap());

    // The first one opens the panel and is slow; the last one is quick.
    let slow = table.run(first, "turn").await;
    let (id, values) = menu(&slow, "Your choice").expect("figures to choose from");
    let slow = table.say(first, press(&id, &[&values[0]])).await;
    let public = table.public.len();
    answer(&mut table, last).await;
    if asked.len() == 2 {
        assert_eq!(table.public.len(), public, "{:?}", table.public.last());
        let log = table.run(first, "log").await;
        assert!(!log.content.lines().last().unwrap().contains("goes home"), "{}", log.content);
    }
    for &other in asked.iter().filter(|user| ![first, last].contains(user)) {
        answer(&mut table, other).await;
    }
    // The button that was there before the others answered still does what it says.
    let confirm = button(&slow, "Confirm").expect("a choice to confirm");
    let done = table.say(first, press(&confirm, &[])).await;
    assert!(done.content.starts_with("Done."), "{}", done.content);
    assert!(table.public.len() > public, "now everybody is told");
    let told = &table.public[public].content;
    assert!(told.matches("goes home").count() >= asked.len(), "{told}");
}

#[tokio::test]
async fn an_answer_left_in_advance_is_given_at_once_and_told() {
    let mut table = started("standing", "sets:base,dragon", &[1, 2]).await;
    let offered = table.complete(2, "standing add answer:dragon", "answer").await;
    assert!(offered.iter().any(|choice| choice.value == "away"), "{offered:?}");
    assert!(table.run(2, "standing list").await.content.contains("nothing in advance"));
    let shown = table.run(2, "standing add answer:away").await;
    assert!(shown.content.contains("away from my figures"), "{}", shown.content);
    let refused = table.run(2, "standing add answer:nonsense").await;
    assert!(refused.content.contains("no standing answer"), "{}", refused.content);
    let refused = table.run(3, "standing add answer:away").await;
    assert!(refused.content.contains("seat"), "{}", refused.content);

    let seat = {
        let stored = table.store.table(table.id().await).await.unwrap().unwrap();
        (0..2).map(Seat).find(|seat| stored.player_in(seat.0).unwrap().0 == 2).unwrap()
    };
    let dragon = |game: &Game| game.decision().is_some_and(|d| d.prompt == Prompt::Dragon);
    for _ in 0..6 {
        until(&mut table, dragon).await;
        assert_ne!(table.game().await.decision().unwrap().seat, seat, "the other one is asked");
        let user = table.mover().await.unwrap();
        answer(&mut table, user).await;
    }
    let moves = table.store.moves(table.id().await).await.unwrap();
    let steps = moves.iter().filter(|made| {
        let action: Action = serde_json::from_str(&made.action).unwrap();
        made.seat == seat.0 && matches!(action, Action::Step { .. })
    });
    assert!(steps.count() > 0, "the dragon was moved for whoever answered in advance");
    let is_told = |message: &Message| message.content.contains("Answered in advance by **Ben**");
    assert!(table.public.iter().any(is_told), "and everybody was told");

    let shown = table.run(2, "standing remove answer:away").await;
    assert!(shown.content.contains("nothing in advance"), "{}", shown.content);
}
