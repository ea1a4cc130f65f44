//! Whole games at the application's door: by commands, by buttons, with the program restarted in
//! between, every interaction delivered twice.

use app::App;
use port::{ChannelId, Message};
use render::{Claims, LastCount};
use rules::Game;
use storage::{Find, GameId, Status};

use crate::common::{
    Table, button, button_with, command, interaction, menu, open, options, person, press,
};

/// Opens a table for these people and starts it.
async fn start(table: &mut Table, sets: &str, people: &[u64]) -> GameId {
    let opened = table.run(people[0], &format!("game new sets:{sets}")).await;
    assert!(opened.content.contains("table is open"), "{}", opened.content);
    let lobby = table.public.last().expect("the lobby is public").clone();
    for (index, &user) in people.iter().enumerate().skip(1) {
        if index % 2 == 0 {
            table.run(user, "game join").await;
        } else {
            let join = button(&lobby, "Join").expect("a button to join");
            table.say(user, press(&join, &[])).await;
        }
    }
    table.run(people[0], "game start").await;
    let started = table.public.last().expect("the start is public");
    assert!(started.content.contains("Playing order"), "{}", started.content);
    assert_eq!(started.mentions.len(), 1);
    table.store.table_in(ChannelId(50)).await.unwrap().unwrap().game.id
}

/// The stored log, replayed through the rules from the stored beginning, ends in the same scores.
async fn holds_against_the_rules(table: &Table, id: GameId) {
    let stored = table.store.table(id).await.unwrap().unwrap();
    assert_eq!(stored.game.status, Status::Ended);
    let end = Game::restore(&stored.state.as_ref().unwrap().snapshot).unwrap();
    let first = table.store.start_state(id).await.unwrap().unwrap();
    let mut replayed = Game::restore(&first.snapshot).unwrap();
    for made in table.store.moves(id).await.unwrap() {
        let action = serde_json::from_str(&made.action).unwrap();
        let events = replayed.apply(rules::Seat(made.seat), action).unwrap();
        assert_eq!(serde_json::to_string(&events).unwrap(), made.events);
        assert_eq!(replayed.hash().to_string(), made.hash);
    }
    assert_eq!(replayed.hash(), end.hash());
    assert!(end.result().is_some());
    let last = table.public.last().unwrap();
    let everybody: Vec<_> = stored.seats.iter().filter_map(|seated| seated.player).collect();
    assert_eq!(last.mentions, everybody);
    assert!(last.content.contains("**The final count**"), "{}", last.content);
    for score in end.scores() {
        assert!(last.content.contains(&format!("**{score}**")), "{}", last.content);
    }
    let key = table::model::Table::read(stored.clone()).unwrap().key().unwrap().to_string();
    assert!(last.content.contains(&key), "the key is shown at the end");
    for earlier in &table.public[..table.public.len() - 1] {
        assert!(!earlier.content.contains(&key), "and never before");
    }
    let [board, sheet, film] = last.files.sent() else { panic!("three pictures: {last:?}") };
    assert_eq!((board.name.as_str(), sheet.name.as_str()), ("board.png", "points.png"));
    assert_eq!(film.name, "highlights.gif");
    let (frames, length) = shown(&film.bytes);
    assert!(frames > 1 && (200..=600).contains(&length), "{frames} frames, {length} hundredths");
    for (seated, score) in stored.seats.iter().zip(end.scores()) {
        let own = format!("{} {score}", person(seated.player.unwrap().0).display_name);
        assert!(sheet.description.contains(&own), "{own}: {}", sheet.description);
    }
}

/// How many frames a moving picture has, and how many hundredths of a second they take (GIF89a,
/// "Graphic Control Extension").
fn shown(gif: &[u8]) -> (usize, u32) {
    let holds = gif.windows(8).filter(|w| w[..3] == [0x21, 0xF9, 4] && w[7] == 0);
    let holds: Vec<u32> = holds.map(|w| u32::from(w[4]) + 256 * u32::from(w[5])).collect();
    (holds.len(), holds.iter().sum())
}

/// The board of a game that is over shows what the end counted, and who owned what was counted.
async fn the_board_shows_the_count(table: &mut Table, id: GameId) {
    let whole = described(table.run(2, "board").await);
    let (_, count) = whole.split_once("The final count: ").expect(&whole);
    let seats = table.store.table(id).await.unwrap().unwrap().seats;
    let log = table.store.moves(id).await.unwrap();
    let events: Vec<rules::Event> = serde_json::from_str(&log.last().unwrap().events).unwrap();
    let counted = LastCount::of(&events);
    assert!(!counted.lines.is_empty());
    for (view, claims) in [("features", Claims::Features), ("fields", Claims::Fields)] {
        let shown = described(table.run(2, &format!("board view:{view}")).await);
        for line in counted.only(claims).lines {
            let name = person(seats[line.seat.index()].player.unwrap().0).display_name;
            assert!(count.contains(&name) && shown.contains(&name), "{name}, {view}: {shown}");
        }
    }
}

/// The description of the only picture of a message.
fn described(message: Message) -> String {
    message.files.sent()[0].description.clone()
}

/// A game that is over can be looked at, also by somebody who never played in it.
async fn can_be_looked_at(table: &mut Table, id: GameId) {
    for user in [1, 4] {
        for line in ["score", "board", "log", "game info"] {
            let shown = table.run(user, line).await;
            assert!(shown.content.contains("Ada"), "{line}: {}", shown.content);
            assert!(shown.content.contains("The game is over."), "{line}: {}", shown.content);
        }
    }
    let text = table.run(4, "board text:true").await;
    assert_eq!(text.files.sent()[0].name, "board.txt");
    let score = table.run(2, "score").await;
    assert_eq!(score.files.sent()[0].name, "points.png");
    let board = table.run(2, "board").await;
    assert!(board.content.contains("The game is over."), "{}", board.content);
    the_board_shows_the_count(table, id).await;
    let replay = table.run(4, "replay").await;
    assert!(replay.content.contains("71 tiles"), "{}", replay.content);
    assert!(replay.content.contains("The game is over."), "{}", replay.content);
    let film = &replay.files.sent()[0];
    assert!(film.bytes.starts_with(b"GIF89a"));
    // It was made once: another process has it and draws nothing.
    let nobody_draws = ground::Options { drawers: 0, ..options() };
    table.app = App::new(table.store.clone(), nobody_draws);
    assert_eq!(&table.run(1, "replay").await.files.sent()[0], film);
    table.app = App::new(table.store.clone(), options());
    assert!(table.run(1, "since").await.content.starts_with("**Ada**"));
    // A table that nobody began hides nothing, neither while it waits nor once it is closed.
    table.run(3, "game new sets:base").await;
    assert_eq!(table.run(2, "score").await.files.sent().len(), 1);
    let asked = table.run(3, "game end").await;
    table.say(3, press(&button(&asked, "End the game").expect("a button"), &[])).await;
    assert_eq!(table.run(2, "score").await.files.sent().len(), 1);
}

/// A turn by commands alone; every second one places the first figure that can be placed.
async fn turn_by_commands(table: &mut Table, user: u64, number: usize) -> Message {
    let panel = table.run(user, "turn").await;
    if table.mover().await != Some(user)
        || table.store.table_in(ChannelId(50)).await.unwrap().is_none()
    {
        return panel;
    }
    let cells = table.complete(user, "place cell:", "cell").await;
    if let Some(cell) = cells.get(number % cells.len().max(1)) {
        let line = format!("place cell:{}", cell.value);
        let turns = table.complete(user, &format!("{line} rotation:"), "rotation").await;
        let turn = &turns[number % turns.len()].value;
        let panel = table.run(user, &format!("{line} rotation:{turn}")).await;
        assert!(panel.content.contains(&cell.value), "{}", panel.content);
    }
    let spots = table.complete(user, "deploy spot:", "spot").await;
    if number.is_multiple_of(2) && !spots.is_empty() {
        let spot = &spots[number % spots.len()].value;
        table.run(user, &format!("deploy spot:{spot}")).await;
    }
    // Each confirmation comes twice; the second is answered like the first.
    let confirm = interaction(user, command("confirm"));
    let done = table.hear(confirm.clone()).await;
    let again = table.hear(confirm).await;
    assert_eq!(done, again);
    assert!(done.content.starts_with("Done."), "{}", done.content);
    done
}

#[tokio::test]
async fn two_people_play_a_whole_base_game_by_commands() {
    let mut table = Table::open("commands").await;
    let id = start(&mut table, "base", &[1, 2]).await;
    let mut number = 0;
    while let Some(user) = table.mover().await {
        turn_by_commands(&mut table, user, number).await;
        number += 1;
        if number == 30 {
            restart(&mut table).await;
        }
    }
    assert!(number >= 70, "{number} turns");
    holds_against_the_rules(&table, id).await;
    can_be_looked_at(&mut table, id).await;
    let pings = table.public.iter().map(|message| message.mentions.len()).collect::<Vec<_>>();
    let (turns, ends): (Vec<usize>, Vec<usize>) = pings.iter().partition(|count| **count <= 1);
    assert_eq!(turns.iter().sum::<usize>(), number, "one ping a turn");
    assert_eq!(ends, [2], "the end pings everybody, once");
}

#[tokio::test]
async fn the_end_and_a_rematch_reach_everybody_who_played_once_each_where_they_like() {
    let mut table = Table::open("end-reaches").await;
    table.run(2, "my settings pings:direct").await;
    table.run(1, "game new sets:base tiles:10").await;
    for user in [2, 3] {
        table.run(user, "game join").await;
    }
    table.run(1, "game start").await;
    while table.mover().await.is_some() {
        table.any_turn().await;
    }
    let end = table.public.last().unwrap().clone();
    let mut pinged = end.mentions.clone();
    pinged.sort();
    assert_eq!(pinged, [1, 3].map(port::UserId), "{}", end.content);
    let told = |table: &Table, word: &str| {
        let told = table.direct.iter().filter(|(_, message)| message.content.contains(word));
        told.map(|(user, _)| user.0).collect::<Vec<u64>>()
    };
    assert_eq!(told(&table, "is over"), [2]);
    let Some(port::ActionRow::Buttons(buttons)) = end.rows.last() else { panic!("{end:?}") };
    let port::MessageTarget::Id(again) = &buttons[0].target else { panic!("{buttons:?}") };
    table.say(3, press(again, &[])).await;
    let lobby = table.public.last().unwrap().clone();
    assert_eq!(lobby.mentions, [port::UserId(1)], "who asks is here, and Ben is told");
    assert!(lobby.content.contains("<@1>") && lobby.content.contains("<@2>"), "{lobby:?}");
    assert_eq!(told(&table, "rematch"), [2]);
    table.run(1, "game join").await;
    let lobby = table.edited.last().unwrap();
    assert!(lobby.mentions.is_empty() && !lobby.content.contains("<@1>"), "{lobby:?}");
    assert!(lobby.content.contains("<@2>"), "{lobby:?}");
}

/// Everything but the file is thrown away.
async fn restart(table: &mut Table) {
    let path = table.dir.join("carcas.sqlite");
    let parked = open(&table.dir.join("parked.sqlite")).await;
    let old = std::mem::replace(&mut table.store, parked.clone());
    table.app = App::new(parked, options());
    drop(old);
    table.store = open(&path).await;
    table.app = App::new(table.store.clone(), options());
}

#[tokio::test]
async fn five_people_play_a_whole_game_by_buttons() {
    let mut table = Table::open("buttons").await;
    let id = start(&mut table, "base,inns", &[1, 2, 3, 4, 5]).await;
    let mut number = 0;
    while let Some(user) = table.mover().await {
        let ring = table.public.last().unwrap().clone();
        let open = button(&ring, "Take your turn").expect("the ring has its button");
        assert_eq!(ring.mentions, [port::UserId(user)]);
        let mut panel = table.say(user, press(&open, &[])).await;
        number += 1;
        if table.mover().await != Some(user) {
            continue;
        }
        if let Some((id, cells)) = menu(&panel, "Cell") {
            panel = table.say(user, press(&id, &[&cells[number % cells.len()]])).await;
        }
        for _ in 0..number % 3 {
            if let Some(id) = button_with(&panel, "↻") {
                panel = table.say(user, press(&id, &[])).await;
            }
        }
        for menus in ["Figure", "Place"] {
            if let Some((id, values)) = menu(&panel, menus)
                && number % 2 == 0
            {
                panel = table.say(user, press(&id, &[&values[number % values.len()]])).await;
            }
        }
        if number % 20 == 0 {
            restart(&mut table).await;
        }
        let confirm = button(&panel, "Confirm").expect("a plan can be confirmed");
        let done = table.say(user, press(&confirm, &[])).await;
        assert!(done.content.starts_with("Done."), "{}", done.content);
        if number % 11 == 0
            && let Some(undo) = button(&done, "Undo")
        {
            let panel = table.say(user, press(&undo, &[])).await;
            assert!(panel.content.contains("taken back"), "{}", panel.content);
            assert_eq!(table.mover().await, Some(user));
            let confirm = button(&panel, "Confirm").expect("the plan lies there again");
            table.say(user, press(&confirm, &[])).await;
        }
    }
    holds_against_the_rules(&table, id).await;
    assert_eq!(table.store.games(Find::Running, 10).await.unwrap().len(), 0);
    // The channel is free for the next one.
    let opened = table.run(1, "game new").await;
    assert!(opened.content.contains("table is open"), "{}", opened.content);
}
