//! Questions other than the tile and its figure: bids of any amount, tiles given up in so many
//! words, what a confirmation leads to, and messages that could not be delivered.

use port::{FailureCause, Files, Message, UserId};
use queues::outbox::worker::{Composer, Undeliverable};
use rules::expansions::bazaars;
use rules::{Action, Prompt};

use crate::common::{Table, button, menu, press};

/// A running game of these sets.
async fn started(name: &str, sets: &str, people: &[u64]) -> Table {
    Table::started(name, &format!("sets:{sets}"), people).await
}

/// Plays on, always with the first answer, until this is asked; gives who is asked and the panel.
async fn until_asked(table: &mut Table, wanted: Prompt) -> (u64, Message) {
    for _ in 0..400 {
        let user = table.mover().await.expect("the game goes on");
        let panel = table.run(user, "turn").await;
        if table.game().await.decision().unwrap().prompt == wanted {
            return (user, panel);
        }
        answer(table, user, panel).await;
    }
    panic!("{wanted:?} is never asked");
}

/// Confirms with as little as is possible.
async fn answer(table: &mut Table, user: u64, mut panel: Message) {
    for _ in 0..20 {
        if let Some((id, values)) =
            menu(&panel, "Cell").filter(|_| button(&panel, "Confirm").is_none())
        {
            panel = table.say(user, press(&id, &[&values[0]])).await;
        }
        if let Some((id, values)) =
            menu(&panel, "Your choice").filter(|_| button(&panel, "Confirm").is_none())
        {
            panel = table.say(user, press(&id, &[&values[0]])).await;
        }
        let Some(confirm) = button(&panel, "Confirm") else { return };
        panel = table.say(user, press(&confirm, &[])).await;
    }
    panic!("the questions do not end: {}", panel.content);
}

#[tokio::test]
async fn a_bazaar_is_one_message_that_is_edited_and_its_tiles_are_pictures() {
    let mut table = started("bazaar", "base,bazaars", &[1, 2, 3]).await;
    let (_, panel) = until_asked(&mut table, Prompt::Bazaars(bazaars::Prompt::Offer)).await;
    let files = |message: &Message| match &message.files {
        Files::Set(files) => files.iter().map(|file| file.name.clone()).collect::<Vec<_>>(),
        Files::Keep => Vec::new(),
    };
    assert_eq!(files(&panel), ["board.png", "tiles.png"], "the board and what is for sale");
    let listed = |message: &&Message| message.content.contains("For auction: no. 1, ");
    let bazaar = table.public.iter().find(listed).expect("the bazaar has a message").clone();
    assert_eq!((files(&bazaar), bazaar.mentions.len()), (vec!["tiles.png".to_owned()], 0));
    let (public, edited) = (table.public.len(), table.edited.len());
    let mut steps = 0;
    while !table.game().await.lots().is_empty() {
        let user = table.mover().await.unwrap();
        let panel = table.run(user, "turn").await;
        assert_eq!(files(&panel), ["board.png", "tiles.png"]);
        let (id, values) = menu(&panel, "Your choice").unwrap();
        let panel = table.say(user, press(&id, &[&values[0]])).await;
        let confirm = button(&panel, "Confirm").unwrap();
        table.say(user, press(&confirm, &[])).await;
        steps += 1;
    }
    assert_eq!(table.public.iter().filter(listed).count(), 1, "the list is there once");
    assert_eq!(table.edited.len(), edited + steps, "and is brought up to date");
    for asked in &table.public[public..table.public.len() - 1] {
        assert_eq!((files(asked), asked.mentions.len()), (vec![], 1), "{}", asked.content);
        assert!(asked.content.lines().count() <= 2, "{}", asked.content);
        assert!(!asked.rows.is_empty(), "{}", asked.content);
    }
    let end = table.edited.last().unwrap();
    assert!(end.content.contains("All tiles are sold") && files(end).is_empty(), "{end:?}");
    for name in ["Ada", "Ben", "Łucja"] {
        assert!(end.content.contains(&format!("to **{name}**")), "{}", end.content);
    }
    let board = table.public.last().unwrap();
    assert_eq!(files(board), ["board.png"], "then the game goes on: {}", board.content);
}

#[tokio::test]
async fn a_bid_may_be_any_amount_by_menu_and_by_command() {
    let mut table = started("bids", "base,bazaars", &[1, 2, 3]).await;
    let (user, panel) = until_asked(&mut table, Prompt::Bazaars(bazaars::Prompt::Offer)).await;
    let (id, lots) = menu(&panel, "Your choice").unwrap();
    assert_eq!(lots.len(), 3);
    let panel = table.say(user, press(&id, &[&lots[1]])).await;
    assert!(panel.content.contains("and bid 0"), "{}", panel.content);
    let (id, amounts) = menu(&panel, "Points").unwrap();
    assert!(amounts.contains(&"7".to_owned()) && amounts.len() <= 25, "{amounts:?}");
    let panel = table.say(user, press(&id, &["7"])).await;
    assert!(panel.content.contains("and bid 7"), "{}", panel.content);
    let refused = table.say(user, press(&id, &["-3"])).await;
    assert!(refused.content.contains("isn't a valid bid"), "{}", refused.content);
    let confirm = button(&panel, "Confirm").unwrap();
    table.say(user, press(&confirm, &[])).await;
    let ring = table.public.last().unwrap().clone();
    assert!(ring.content.contains("offers no. 2") && ring.content.contains("bids 7"));
    assert!(ring.content.contains("a question for you"), "{}", ring.content);

    let bidder = table.mover().await.unwrap();
    let options = table.complete(bidder, "choose option:", "option").await;
    assert!(options[0].name.contains("Bid 8 or more"), "{options:?}");
    let amounts = table.complete(bidder, "choose option:1 amount:", "amount").await;
    assert_eq!(amounts[0].value, "8");
    for (amount, what) in
        [("7", "8 to"), ("x", "isn't a valid bid"), ("70000", "isn't a valid bid")]
    {
        let refused = table.run(bidder, &format!("choose option:1 amount:{amount}")).await;
        assert!(refused.content.contains(what), "{}", refused.content);
    }
    let refused = table.run(bidder, "choose option:2 amount:9").await;
    assert!(refused.content.contains("takes no amount"), "{}", refused.content);
    let panel = table.run(bidder, "choose option:1 amount:41").await;
    assert!(panel.content.contains("Bid 41"), "{}", panel.content);
    table.run(bidder, "confirm").await;
    let moves = table.store.moves(table.id().await).await.unwrap();
    let last: Action = serde_json::from_str(&moves.last().unwrap().action).unwrap();
    assert!(
        matches!(last, Action::Bazaars(bazaars::Action::Bid { bid, .. }) if bid.points() == 41),
        "{last:?}"
    );
}

#[tokio::test]
async fn when_a_move_is_made_the_picture_of_its_plan_is_gone() {
    let mut table = started("picture", "base", &[1, 2]).await;
    let user = table.mover().await.unwrap();
    let mut panel = table.run(user, "turn").await;
    if let Some((id, cells)) = menu(&panel, "Cell") {
        panel = table.say(user, press(&id, &[&cells[0]])).await;
    }
    assert_eq!(panel.files.sent().len(), 1, "a plan has a picture");
    let confirm = button(&panel, "Confirm").unwrap();
    let done = table.say(user, press(&confirm, &[])).await;
    assert!(button(&done, "Undo").is_some(), "{}", done.content);
    assert_eq!(done.files, Files::Set(Vec::new()), "an edit that names no file keeps none");
}

#[tokio::test]
async fn a_question_that_a_confirmation_leads_to_is_asked_before_the_move_is_made() {
    let mut table = started("one-more", "base,tower", &[1, 2]).await;
    // A tower that is begun asks whom it takes, whoever stands near.
    for _ in 0..300 {
        let user = table.mover().await.expect("the game goes on");
        let mut panel = table.run(user, "turn").await;
        if let Some((id, cells)) = menu(&panel, "Cell") {
            panel = table.say(user, press(&id, &[&cells[0]])).await;
        }
        let options = table.complete(user, "choose option:tower", "option").await;
        let tower = options.iter().find(|o| o.name.contains("the tower at"));
        let Some(tower) = tower.map(|option| option.value.clone()) else {
            // Somebody must stand there to be taken.
            panel = table.with_figure(user, panel).await;
            answer(&mut table, user, panel).await;
            continue;
        };
        let before = table.store.moves(table.id().await).await.unwrap().len();
        let panel = table.run(user, &format!("choose option:{tower}")).await;
        if menu(&panel, "Your choice").is_none() {
            // Nobody was in reach.
            answer(&mut table, user, panel).await;
            continue;
        }
        assert!(panel.content.contains("take captive"), "{}", panel.content);
        let done = table.run(user, "confirm").await;
        assert!(done.content.contains("Done."), "what was shown is passed: {}", done.content);
        let moves = table.store.moves(table.id().await).await.unwrap();
        assert!(moves.len() >= before + 3, "tile, tower, nobody taken");
        return;
    }
    panic!("no tower ever had anybody in reach");
}

#[tokio::test]
async fn whoever_waits_for_a_message_that_cannot_be_delivered_is_told_privately_and_once() {
    let mut table = Table::open("unsent").await;
    table.run(1, "game new").await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    let user = table.mover().await.unwrap();
    table.run(user, "turn").await;
    let cell = table.complete(user, "place cell:", "cell").await[0].value.clone();
    table.run(user, &format!("place cell:{cell}")).await;
    // The ring of this move waits in the outbox.
    let of = crate::common::interaction(user, crate::common::command("confirm"));
    port::Application::handle(&table.app, of).await;
    let rows = table.store.claim(crate::common::now(), 30_000, 10).await.unwrap();
    let ring = rows.first().expect("the ring");
    let why = Undeliverable::Refused(FailureCause::MissingPermission);
    table.app.undeliverable(ring, &why).await.unwrap();
    table.app.undeliverable(ring, &why).await.unwrap();
    table.deliver().await;
    let next = table.mover().await.unwrap();
    let told: Vec<u64> = table.direct.iter().map(|(user, _)| user.0).collect();
    let mut people = vec![1, next];
    people.dedup();
    assert_eq!(told, people, "the host and whoever is to move, each once");
    for (user, message) in &table.direct {
        assert!(message.content.contains("<#50>") && message.content.contains("permission"));
        assert!(message.content.contains("client_id=1&"), "{}", message.content);
        let asked = message.content.contains("It's your turn");
        assert_eq!(asked, *user == UserId(next), "{}", message.content);
    }
}
