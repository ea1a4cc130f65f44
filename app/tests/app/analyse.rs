//! Looking back at a game that is over: the card below its end, and `/analyse`.

use app::App;
use ground::archive::recount::{Recount, recount};
use port::Message;
use storage::Timer;

use crate::common::{Table, now, options};

/// A short game of these people, played to its end.
async fn ended(name: &str, line: &str, people: &[u64]) -> Table {
    let mut table = Table::started(name, line, people).await;
    while let Some(mover) = table.mover().await {
        table.run(mover, "turn").await;
        let cells = table.complete(mover, "place cell:", "cell").await;
        let panel = table.run(mover, &format!("place cell:{}", cells[0].value)).await;
        table.with_figure(mover, panel).await;
        table.run(mover, "confirm").await;
    }
    table.deliver().await;
    table
}

/// The looks back that wait.
async fn waiting(table: &Table) -> Vec<Timer> {
    let claimed = table.store.claim_due(now() + 1_000, 1, 99).await.unwrap();
    claimed.into_iter().filter(|due| due.kind.starts_with("analyse")).collect()
}

/// Lets everything be looked back at that waits.
async fn look_back(table: &mut Table) {
    for due in waiting(table).await {
        table.app.due(&due).await.unwrap();
    }
    table.deliver().await;
}

/// The numbers of each line about somebody's lead: the lead, luck, choices, the rest.
fn accounts(message: &Message) -> Vec<Vec<i32>> {
    let of = |line: &str| {
        let numbers = line.replace('−', "-");
        let numbers = numbers.split(|c: char| !(c.is_ascii_digit() || c == '+' || c == '-'));
        let signed = numbers.filter(|word| word.starts_with(['+', '-']));
        signed.map(|word| word.parse().unwrap()).collect()
    };
    message.content.lines().filter(|line| line.contains(": lead ")).map(of).collect()
}

#[tokio::test]
async fn a_card_below_the_end_has_luck_and_choices_that_add_up_to_the_result() {
    for (people, sets) in [(&[1, 2][..], "base"), (&[1, 2, 3], "base,inns")] {
        let name = format!("analyse-card-{}", people.len());
        let mut table = ended(&name, &format!("sets:{sets} tiles:12"), people).await;
        let told = table.public.len();
        look_back(&mut table).await;
        let [card] = &table.public[told..] else { panic!("one card") };
        assert!(card.content.contains("Luck and choices"), "{}", card.content);
        let accounts = accounts(card);
        assert_eq!(accounts.len(), people.len(), "{}", card.content);
        for account in &accounts {
            let [lead, parts @ ..] = &account[..] else { panic!("{accounts:?}") };
            assert_eq!(parts.iter().sum::<i32>(), *lead, "{}", card.content);
        }
        assert!(accounts.iter().any(|account| account[0] != 0), "somebody won: {accounts:?}");
        // Whoever won is ahead of everybody else by as much as the second is behind.
        let mut leads: Vec<i32> = accounts.iter().map(|account| account[0]).collect();
        leads.sort_unstable();
        assert!(leads[people.len() - 1] == -leads[people.len() - 2], "{leads:?}");
        let [sheet] = card.files.sent() else { panic!("a picture") };
        assert!(sheet.bytes.starts_with(b"\x89PNG") && sheet.description.contains("luck"));
        // It comes once.
        look_back(&mut table).await;
        assert_eq!(table.public.len(), told + 1);
    }
}

#[tokio::test]
async fn a_look_back_is_queued_told_and_posted_with_its_pictures() {
    let mut table = ended("analyse-all", "tiles:12", &[1, 2]).await;
    look_back(&mut table).await;
    let told = table.public.len();
    let answer = table.run(1, "analyse").await.content;
    assert!(answer.contains("when it is ready"), "{answer}");
    table.deliver().await;
    assert!(table.public[told].content.ends_with(": 0 %."), "{}", table.public[told].content);
    look_back(&mut table).await;
    // The message that told the progress was edited on the way, and says in the end that it is done.
    let edits: Vec<&str> = table.edited.iter().map(|message| message.content.as_str()).collect();
    assert!(edits.iter().any(|edit| edit.contains("50 %")), "{edits:?}");
    assert!(edits.last().unwrap().ends_with("is ready."), "{edits:?}");
    let page = table.public.last().unwrap();
    let content = &page.content;
    assert!(content.contains("Looking back at game"), "{content}");
    assert!(content.contains("at the start") && content.contains("in the end"), "{content}");
    assert_eq!(accounts(page).len(), 2, "{content}");
    let costly = content.lines().filter(|line| line.contains("Better: ")).count();
    let names: Vec<&str> = page.files.sent().iter().map(|file| file.name.as_str()).collect();
    let moves = ["move1.png", "move2.png", "move3.png"];
    assert_eq!(names, [&["chances.png", "points.png"][..], &moves[..costly]].concat(), "{content}");
    let graph = &page.files.sent()[0];
    assert!(
        graph.bytes.starts_with(b"\x89PNG") && graph.description.contains("in the end"),
        "{graph:?}"
    );
    for board in &page.files.sent()[2..] {
        assert!(board.description.contains("Better: "), "{}", board.description);
    }
    // The card and this page say the same of everybody.
    let card = table.public.iter().find(|message| message.content.contains("Luck and choices"));
    assert_eq!(accounts(card.expect("a card")), accounts(page));
}

#[tokio::test]
async fn a_look_back_is_not_lost_with_the_process_and_not_made_twice() {
    let mut table = ended("analyse-again", "tiles:8", &[1, 2]).await;
    table.run(2, "analyse").await;
    // Another process claims it and dies.
    assert_eq!(waiting(&table).await.len(), 2);
    table.app = App::new(table.store.clone(), options());
    look_back(&mut table).await;
    let count = |table: &Table| {
        let all = table.public.iter().filter(|it| it.content.contains("Looking back at game"));
        all.filter(|it| it.content.contains("Chances of winning")).count()
    };
    assert_eq!(count(&table), 1);
    // Asked for again at once it is not made again.
    table.run(1, "analyse").await;
    look_back(&mut table).await;
    assert_eq!(count(&table), 1);
}

#[tokio::test]
async fn only_a_game_that_is_over_is_looked_back_at_and_only_by_its_players() {
    let mut table = Table::started("analyse-not", "tiles:8", &[1, 2]).await;
    let refused = table.run(1, "analyse").await.content;
    assert!(!refused.contains("when it is ready"), "{refused}");
    let id = table.id().await;
    while table.mover().await.is_some() {
        table.any_turn().await;
    }
    let refused = table.run(4, "analyse").await.content;
    assert!(!refused.contains("when it is ready"), "{refused}");
    assert_eq!(waiting(&table).await.len(), 1, "the card alone");
    // Another game of the server by its name, which is offered.
    let offered = table.complete(1, "analyse game:", "game").await;
    let offered = offered.iter().find(|choice| choice.value == id.public()).expect("it is offered");
    assert!(
        offered.name.contains(": ") && offered.name.contains(", "),
        "with who played: {offered:?}"
    );
    let answer = table.run(1, &format!("analyse game:{}", id.public())).await.content;
    assert!(answer.contains("when it is ready"), "{answer}");
    for nonsense in ["zzzz", "@everyone"] {
        let refused = table.run(1, &format!("analyse game:{nonsense}")).await.content;
        assert!(!refused.contains("when it is ready"), "{refused}");
    }
}

#[tokio::test]
async fn the_luck_of_games_that_were_looked_back_at_is_in_the_stats_and_outlasts_a_recount() {
    let mut table = ended("analyse-stats", "tiles:12", &[1, 2]).await;
    let before = table.run(1, "stats").await.content;
    assert!(!before.contains("Luck in the draw"), "{before}");
    look_back(&mut table).await;
    let card = table.public.iter().find(|message| message.content.contains("Luck and choices"));
    let card = card.expect("a card");
    let of = |line: &str| line.contains(": lead ");
    let ada = card.content.lines().filter(|line| of(line)).position(|line| line.contains("Ada"));
    let luck = accounts(card)[ada.expect("her line")][1];
    let after = table.run(1, "stats").await.content;
    let told = format!("in the one game looked back at: {luck:+}.0 points").replace('-', "−");
    assert!(after.contains(&told), "{told}: {after}");
    let counted = recount(&*table.store, now()).await.unwrap();
    assert_eq!(counted, Recount { games: 1, differ: 0 });
    assert_eq!(table.run(1, "stats").await.content, after);
}
