//! What messages ask for and what becomes of them: the button for each act, questions that have
//! ended, words to one person that hold no longer.

use port::{
    ApplicationId, ChannelId, Files, Interaction, InteractionKind, Message, MessageId, Permissions,
    UserId,
};
use storage::Status;
use table::time_control::{DAY, HOUR};

use crate::common::{Table, button, command, interaction, now, press, seal_with};
use crate::time::{overdue, wait};

/// A game of these people with two days for each move.
async fn started(name: &str, people: &[u64]) -> Table {
    Table::started(name, "pace:2d", people).await
}

fn labels(message: &Message) -> Vec<&str> {
    let rows = message.rows.iter().flat_map(|row| match row {
        port::ActionRow::Buttons(buttons) => buttons.as_slice(),
        port::ActionRow::Select(_) => &[],
    });
    rows.map(|button| button.label.as_str()).collect()
}

fn last(table: &Table) -> Message {
    table.public.last().unwrap().clone()
}

/// What the latest edit made of a message, and of which.
fn became(table: &Table) -> (MessageId, Message) {
    table.became.last().unwrap().clone()
}

#[tokio::test]
async fn every_message_that_wants_an_act_has_its_button() {
    let mut table = started("messages-buttons", &[1, 2]).await;
    let ring = last(&table);
    assert_eq!(labels(&ring), ["Take your turn", "Board", "Score", "Tiles"]);
    for (label, words) in [("Board", "turn"), ("Score", "in hand"), ("Tiles", "left to draw")] {
        let seen = table.say(9, press(&button(&ring, label).unwrap(), &[])).await;
        assert!(seen.content.contains(words), "{label} is for everybody: {}", seen.content);
    }
    let mover = table.mover().await.unwrap();
    table.without_vacation(&[1, 2]).await;
    table.run(mover, "my settings pings:both").await;
    let said = wait(&mut table, 2 * DAY + HOUR).await;
    let (over, reminders) = said.split_last().unwrap();
    assert!(reminders.iter().all(|said| labels(said) == ["Take your turn", "Mute this turn"]));
    let late =
        ["Take your turn", "One more day", "Use a stand-in", "Free the seat", "End the game"];
    assert_eq!(labels(over), late);
    let (_, reminder) = table.direct.last().unwrap().clone();
    let game = table.id().await.public();
    assert!(reminder.content.contains(&game), "{}", reminder.content);
    let turn = table.store.message(table.id().await, "turn").await.unwrap().unwrap();
    let link = format!("https://discord.com/channels/5/50/{}", turn.message);
    assert_eq!(button(&reminder, "Go to the game"), Some(link));
    let open = button(over, "Take your turn").unwrap();
    assert!(table.say(mover, press(&open, &[])).await.content.contains("Your tile"));
}

#[tokio::test]
async fn the_message_of_a_table_says_first_whether_it_is_open() {
    let mut table = Table::open("messages-lobby").await;
    table.run(1, "game new").await;
    assert!(last(&table).content.starts_with("**A table for Carcassonne is open.**"));
    table.run(2, "game join").await;
    assert!(became(&table).1.content.starts_with("**A table for Carcassonne is open.**"));
    let lobby = table.store.message(table.id().await, "lobby").await.unwrap().unwrap();
    table.run(1, "game start").await;
    let (message, begun) = became(&table);
    assert_eq!((message, begun.rows.len()), (lobby.message, 0));
    assert!(begun.content.starts_with("**The game has begun.**"), "{}", begun.content);
    assert!(!begun.content.contains("is open"), "{}", begun.content);
    table.end_game().await;
    let of_table = |(edited, _): &&(MessageId, Message)| *edited == lobby.message;
    let closed = &table.became.iter().rfind(of_table).unwrap().1.content;
    assert!(closed.starts_with("**This table is closed.**"), "{closed}");
    assert!(!closed.contains("is open"), "{closed}");
}

#[tokio::test]
async fn whoever_is_next_reads_there_when_it_is_now() {
    let mut table = started("messages-next", &[1, 2, 3]).await;
    let stored = table.store.table(table.id().await).await.unwrap().unwrap();
    let order: Vec<u64> = (0..3).map(|seat| stored.player_in(seat).unwrap().0).collect();
    table.run(order[2], "my settings next:true").await;
    table.any_turn().await;
    let [(told, next)] = &table.direct[..] else { panic!("{:?}", table.direct) };
    assert_eq!(*told, UserId(order[2]));
    assert!(next.content.contains("You are next"), "{}", next.content);
    table.any_turn().await;
    let (message, now) = became(&table);
    assert_eq!(message, MessageId(9001));
    assert!(now.content.starts_with("It's your turn in <#50>"), "{}", now.content);
    assert!(button(&now, "Go to the game").is_some());
    assert_eq!(table.direct.len(), 1, "nobody is called twice");
}

#[tokio::test]
async fn a_question_that_has_ended_says_how_and_asks_nobody() {
    for (way, result) in [
        ("refused", "Not enough players agreed"),
        ("agreed", "Agreed: "),
        ("expired", "A day is over"),
        ("overtaken", "The game went on"),
    ] {
        let mut table = started(&format!("messages-poll-{way}"), &[1, 2, 3, 4]).await;
        let asked_at = now();
        table.run(1, "game kick user:4").await;
        let asked = last(&table);
        let poll = MessageId(1000 + table.public.len() as u64);
        let (yes, no) = (button(&asked, "Yes").unwrap(), button(&asked, "No").unwrap());
        match way {
            "refused" => {
                table.say(2, press(&no, &[])).await;
                assert!(table.became.iter().all(|(id, _)| *id != poll), "it is open");
                table.say(3, press(&no, &[])).await;
            }
            "agreed" => drop(table.say(2, press(&yes, &[])).await),
            "expired" => {
                for due in table.store.claim_due(asked_at + 25 * HOUR, 1, 100).await.unwrap() {
                    if due.kind.starts_with("poll") {
                        crate::common::pass_until(due.due_at);
                        table.app.due(&due).await.unwrap();
                    }
                }
                table.deliver().await;
            }
            _ => {
                let leave = button(&table.run(4, "game leave").await, "Leave").unwrap();
                table.say(4, press(&leave, &[])).await;
            }
        }
        let ended: Vec<&Message> =
            table.became.iter().filter(|(id, _)| *id == poll).map(|(_, said)| said).collect();
        let [ended] = ended[..] else { panic!("{way}: {ended:?}") };
        assert!(ended.content.contains(result), "{way}: {}", ended.content);
        assert!(ended.content.contains("to remove **Ştefan**"), "{way}: {}", ended.content);
        assert!(ended.rows.is_empty() && ended.mentions.is_empty(), "{way}");
    }
}

/// The message that was posted last, and which it is.
fn posted(table: &Table) -> (MessageId, Message) {
    (MessageId(1000 + table.public.len() as u64), last(table))
}

/// A question is settled: its message keeps its words, and has no buttons any more.
#[track_caller]
fn settled(table: &Table, message: MessageId) {
    assert!(table.stripped.contains(&message), "it has buttons");
    assert!(table.became.iter().all(|(id, _)| *id != message), "what was told stays told");
}

#[tokio::test]
async fn the_question_about_a_late_player_has_no_buttons_once_it_is_settled() {
    let ways = ["One more day", "Use a stand-in", "Free the seat", "End the game", "a move"];
    for (nth, way) in ways.into_iter().enumerate() {
        let mut table = started(&format!("messages-late-{nth}"), &[1, 2]).await;
        let (late, over) = overdue(&mut table).await;
        let (message, _) = posted(&table);
        assert!(!table.stripped.contains(&message), "{way}: it is open");
        match button(&over, way) {
            Some(way) => drop(table.say(3 - late, press(&way, &[])).await),
            None => table.any_turn().await,
        }
        settled(&table, message);
    }
}

#[tokio::test]
async fn a_new_pace_settles_the_question_about_a_late_player() {
    let mut table = started("messages-late-pace", &[1, 2]).await;
    overdue(&mut table).await;
    let (message, _) = posted(&table);
    table.run(1, "game pace pace:3d").await;
    settled(&table, message);
}

#[tokio::test]
async fn a_question_about_a_seat_has_no_buttons_once_it_is_settled() {
    let mut table = started("messages-seats", &[1, 2, 3]).await;
    for label in ["No, thank you", "Take the seat"] {
        table.run(1, "game handover user:7").await;
        let (message, offer) = posted(&table);
        assert!(!table.stripped.contains(&message), "it is open");
        table.say(7, press(&button(&offer, label).unwrap(), &[])).await;
        settled(&table, message);
    }
    table.run(2, "game substitute").await;
    let (message, away) = posted(&table);
    table.say(2, press(&button(&away, "Take my seat back").unwrap(), &[])).await;
    settled(&table, message);

    let ask = table.run(3, "game leave").await;
    table.say(3, press(&button(&ask, "Leave").unwrap(), &[])).await;
    let (message, free) = posted(&table);
    table.say(8, press(&button(&free, "Take this seat").unwrap(), &[])).await;
    settled(&table, message);

    // Whoever leaves offers nothing any more, and neither does anybody when the game is over.
    table.run(8, "game handover user:9").await;
    let (message, _) = posted(&table);
    let ask = table.run(8, "game leave").await;
    table.say(8, press(&button(&ask, "Leave").unwrap(), &[])).await;
    settled(&table, message);
    let (message, free) = posted(&table);
    assert!(button(&free, "Take this seat").is_some(), "{free:?}");
    table.end_game().await;
    settled(&table, message);
}

#[tokio::test]
async fn after_an_undo_nobody_reads_that_it_is_their_turn() {
    let mut table = started("messages-undo", &[1, 2, 3]).await;
    let stored = table.store.table(table.id().await).await.unwrap().unwrap();
    let order: Vec<u64> = (0..3).map(|seat| stored.player_in(seat).unwrap().0).collect();
    table.run(order[1], "my settings pings:both").await;
    table.run(order[2], "my settings next:true").await;
    table.any_turn().await;
    let ring = MessageId(1000 + table.public.len() as u64);
    assert_eq!(table.direct.len(), 2, "one is called, one is next");
    let edits = table.became.len();
    table.run(order[0], "undo").await;
    let became = &table.became[edits..];
    let of = |id: MessageId| {
        let found = became.iter().find(|(message, _)| *message == id);
        &found.unwrap_or_else(|| panic!("{id}: {became:?}")).1
    };
    let public = of(ring);
    assert!(public.content.contains("no longer") && public.content.contains("~~"), "{public:?}");
    assert!(public.rows.is_empty() && public.files == Files::Set(Vec::new()));
    for direct in [MessageId(9001), MessageId(9002)] {
        assert!(of(direct).content.contains("was taken back"), "{}", of(direct).content);
    }
    // The next move asks them anew.
    table.any_turn().await;
    assert_eq!(table.direct.len(), 4);
}

#[tokio::test]
async fn when_the_last_one_who_was_silent_leaves_the_others_have_agreed() {
    let mut table = started("messages-end-left", &[1, 2, 3]).await;
    let id = table.id().await;
    let asked = table.run(1, "game end").await;
    table.say(1, press(&button(&asked, "Ask the others").unwrap(), &[])).await;
    let yes = button(&last(&table), "Yes").unwrap();
    table.say(2, press(&yes, &[])).await;
    assert_eq!(table.store.game(id).await.unwrap().unwrap().status, Status::Running);
    let ask = table.run(3, "game leave").await;
    let leave = button(&ask, "Leave").unwrap();
    table.say(3, press(&leave, &[])).await;
    assert_eq!(table.store.game(id).await.unwrap().unwrap().status, Status::Aborted);
    assert!(last(&table).content.contains("agreed to end the game"), "{}", last(&table).content);
}

#[tokio::test]
async fn a_game_that_has_begun_ends_when_everybody_who_plays_agrees() {
    seal_with(1);
    let mut table = started("messages-end", &[1, 2, 3]).await;
    let id = table.id().await;
    let asked = table.run(1, "game end").await;
    assert!(button(&asked, "End the game").is_none(), "{asked:?}");
    table.say(1, press(&button(&asked, "Ask the others").unwrap(), &[])).await;
    let poll = last(&table);
    assert_eq!(poll.mentions, [UserId(2), UserId(3)]);
    let yes = button(&poll, "Yes").unwrap();
    table.say(2, press(&yes, &[])).await;
    table.any_turn().await;
    assert_eq!(table.store.game(id).await.unwrap().unwrap().status, Status::Running);
    table.say(3, press(&yes, &[])).await;
    assert_eq!(table.store.game(id).await.unwrap().unwrap().status, Status::Aborted);
    assert!(last(&table).content.contains("agreed to end the game"), "{}", last(&table).content);
    let mut pinged = last(&table).mentions;
    pinged.sort();
    assert_eq!(pinged, [1, 2, 3].map(UserId), "everybody, once");
    assert!(button(&last(&table), "Rematch").is_some());
    assert!(became(&table).1.content.contains("✅"), "{:?}", became(&table));

    // A button that was made for somebody else, or by hand, ends nothing.
    let mut table = started("messages-end-forged", &[1, 2]).await;
    let (id, ordinal) = (table.id().await, 0);
    let end =
        table::token::ComponentToken::new(table::token::LobbyAction::End, id, ordinal).encode();
    let refused = table.say(1, press(&end, &[])).await;
    assert!(refused.content.contains("must agree"), "{}", refused.content);
    assert_eq!(table.store.game(id).await.unwrap().unwrap().status, Status::Running);
    let admin = |kind| Interaction {
        member_permissions: Permissions::MANAGE_GUILD,
        ..interaction(8, kind)
    };
    let asked = table.hear(admin(command("game end"))).await;
    let end = button(&asked, "End the game").unwrap();
    table.hear(admin(press(&end, &[]))).await;
    assert_eq!(table.store.game(id).await.unwrap().unwrap().status, Status::Aborted);
    assert_eq!(last(&table).mentions.len(), 2);

    // Who plays against Carcas alone asks nobody.
    let mut table = Table::open("messages-end-alone").await;
    table.run(2, "game new").await;
    table.run(2, "game invite").await;
    table.run(2, "game start").await;
    let asked = table.run(2, "game end").await;
    table.say(2, press(&button(&asked, "End the game").unwrap(), &[])).await;
    assert!(table.mover().await.is_none());
}

/// An interaction in somebody's direct messages.
fn direct(user: u64, kind: InteractionKind) -> Interaction {
    Interaction {
        guild: None,
        guild_locale: None,
        channel: ChannelId(700 + user),
        application: ApplicationId(77),
        ..interaction(user, kind)
    }
}

#[tokio::test]
async fn a_new_game_in_direct_messages_is_one_that_somebody_can_play() {
    let mut table = Table::open("messages-direct").await;
    let offered = table.hear(direct(3, command("game new"))).await;
    assert_eq!(labels(&offered), ["Learn the game", "Play against Carcas"]);
    assert!(table.public.is_empty(), "no table is open");
    let solo = button(&offered, "Play against Carcas").unwrap();
    let opened = table.hear(direct(3, press(&solo, &[]))).await;
    assert!(opened.content.contains("you against me"), "{}", opened.content);
    let lobby = last(&table);
    assert_eq!(labels(&lobby), ["Start", "Sets and rules", "Leave"]);
    table.hear(direct(3, press(&button(&lobby, "Start").unwrap(), &[]))).await;
    let game = table.store.table_in(ChannelId(703)).await.unwrap().unwrap().game;
    assert_eq!(game.status, Status::Running);
    let taken = table.hear(direct(3, command("game new"))).await;
    assert!(taken.content.contains("already a game"), "{}", taken.content);
    // What is typed is what is played.
    table.hear(direct(4, command("game new sets:river1"))).await;
    assert!(last(&table).content.contains("River"), "{}", last(&table).content);
    let learn = button(&offered, "Learn the game").unwrap();
    let begun = table.hear(direct(5, press(&learn, &[]))).await;
    assert!(begun.content.contains("first game"), "{}", begun.content);
    // These buttons do nothing where others read.
    let refused = table.say(3, press(&solo, &[])).await;
    assert!(
        labels(&refused).is_empty() && table.store.table_in(ChannelId(50)).await.unwrap().is_none()
    );
}

#[tokio::test]
async fn carcas_and_free_seats_are_never_pinged() {
    let mut table = Table::open("messages-unpinged").await;
    let carcas =
        |user, kind| Interaction { application: ApplicationId(77), ..interaction(user, kind) };
    for (user, line) in
        [(2, "game new pace:2d"), (3, "game join"), (4, "game join"), (2, "game invite")]
    {
        table.hear(carcas(user, command(line))).await;
    }
    table.hear(carcas(2, command("game start"))).await;
    let ask = table.hear(carcas(4, command("game leave"))).await;
    table.hear(carcas(4, press(&button(&ask, "Leave").unwrap(), &[]))).await;
    let gone = table.public.len();
    table.hear(carcas(2, command("game kick user:3"))).await;
    table.hear(carcas(2, command("game end"))).await;
    crate::time::wait_for_all(&mut table, 5 * DAY).await;
    for said in &table.public {
        assert!(!said.mentions.contains(&UserId(77)), "{}", said.content);
        assert!(!said.content.contains("<@77>"), "{}", said.content);
    }
    let free = &table.public[gone..];
    assert!(free.len() > 3, "{free:?}");
    assert!(free.iter().all(|said| !said.mentions.contains(&UserId(4))), "{free:?}");
    assert!(table.direct.iter().all(|(user, _)| [2, 3].contains(&user.0)));
}
