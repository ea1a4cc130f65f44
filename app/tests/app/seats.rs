//! Seats that change hands in a game that runs: left, given up, offered, taken, voted out, closed
//! to somebody; and the game that is played once more.

use port::{ChannelId, Interaction, Message, Permissions, UserId};
use rules::Seat;
use storage::{Find, Status};
use table::time_control::HOUR;

use crate::common::{Table, button, command, interaction, press, seal_with};

/// A game of so many people.
async fn started(name: &str, people: u64) -> Table {
    Table::started(name, "", &(1..=people).collect::<Vec<_>>()).await
}

/// What somebody who runs the server says.
async fn as_admin(table: &mut Table, user: u64, line: &str) -> Message {
    let mut asked = interaction(user, command(line));
    asked.member_permissions = Permissions::MANAGE_GUILD;
    table.hear(asked).await
}

/// Lets everything happen that happens by itself, but no clock run out.
async fn settle(table: &mut Table) {
    for _ in 0..100 {
        let due = table.store.claim_due(crate::common::now() + 60_000, 1, 1).await.unwrap();
        let Some(due) = due.first() else { return };
        table.app.due(due).await.unwrap();
        table.deliver().await;
    }
}

async fn seat_of(table: &Table, user: u64) -> Seat {
    let id = table.id().await;
    let seats = table.store.seats(id).await.unwrap();
    let own = seats.iter().find(|seated| seated.player == Some(UserId(user))).unwrap();
    Seat(own.seat)
}

fn last(table: &Table) -> &Message {
    table.public.last().unwrap()
}

#[tokio::test]
async fn whoever_leaves_frees_the_seat_and_somebody_else_plays_on() {
    let mut table = started("seat-leave", 3).await;
    let ask = table.run(2, "game leave").await;
    let seat = seat_of(&table, 2).await;
    table.say(2, press(&button(&ask, "Leave").unwrap(), &[])).await;
    assert!(table.run(2, "turn").await.content.contains("no seat"));
    let open = last(&table).clone();
    let take = button(&open, "Take this seat").unwrap();
    assert!(table.say(1, press(&take, &[])).await.content.contains("are already at this table"));
    settle(&mut table).await;
    assert_ne!(table.game().await.decision().unwrap().seat, seat, "a stand-in plays the seat");

    assert!(table.say(4, press(&take, &[])).await.content.contains("The seat is yours"));
    assert_eq!(seat_of(&table, 4).await, seat);
    assert!(last(&table).content.contains("takes a free seat"));
    assert!(table.say(5, press(&take, &[])).await.content.contains("No seat is free"));
}

#[tokio::test]
async fn nobody_who_plays_is_advised_to_take_a_seat() {
    let mut table = started("seat-begun", 2).await;
    for user in [1, 2] {
        let joined = table.run(user, "game join").await.content;
        assert!(joined.contains("already at this table"), "{joined}");
        for line in
            ["game start", "game invite", "game options sets:base", "game join colour:green"]
        {
            let told = table.run(user, line).await.content;
            assert!(!told.contains("/game take"), "{line}: {told}");
        }
        let told = table.run(user, "game start").await.content;
        assert!(told.contains("has begun already") && told.contains("/turn"), "{told}");
    }
    for line in ["game join", "game start"] {
        assert!(table.run(3, line).await.content.contains("/game take"), "{line}");
    }
}

#[tokio::test]
async fn of_two_players_the_other_wins_when_one_resigns() {
    let mut table = started("seat-two", 2).await;
    let id = table.id().await;
    let ask = table.run(2, "game resign").await;
    table.say(2, press(&button(&ask, "Resign").unwrap(), &[])).await;
    let end = last(&table);
    assert!(end.content.contains("last one at the table and wins"), "{}", end.content);
    assert!(end.content.contains("The key to the order"), "the seed is told");
    assert_eq!(table.store.game(id).await.unwrap().unwrap().status, Status::Ended);
}

#[tokio::test]
async fn a_seat_that_was_resigned_is_answered_by_the_defaults_and_cannot_win() {
    seal_with(1);
    let mut table = started("seat-resign", 3).await;
    let resigned = seat_of(&table, 3).await;
    let ask = table.run(3, "game resign").await;
    table.say(3, press(&button(&ask, "Resign").unwrap(), &[])).await;
    assert!(table.run(4, "game take").await.content.contains("No seat is free"));
    let id = table.id().await;
    while table.mover().await.is_some() {
        table.any_turn().await;
        settle(&mut table).await;
    }
    let stored = table.store.table(id).await.unwrap().unwrap();
    let game = rules::Game::restore(&stored.state.unwrap().snapshot).unwrap();
    let figures = game.figures().iter().filter(|figure| figure.seat == resigned).count();
    assert_eq!(figures, 0, "what may be declined is declined");
    // A card follows the end.
    let over = |message: &&Message| message.content.contains("The game is over");
    let end = table.public.iter().rev().find(over).unwrap();
    let title = end.content.lines().find(|line| line.contains("The game is over")).unwrap();
    assert!(!title.contains("resigned") && !title.contains("Player 3"), "{title}");
}

#[tokio::test]
async fn when_nobody_is_left_the_game_ends_with_the_reason() {
    let mut table = Table::open("seat-nobody").await;
    table.run(2, "game new").await;
    table.run(2, "game invite").await;
    let begun = table.run(2, "game start").await;
    assert!(begun.content.contains("begins"), "{}", begun.content);
    let id = table.id().await;
    let ask = table.run(2, "game leave").await;
    let leave = button(&ask, "Leave").unwrap_or_else(|| panic!("{}", ask.content));
    table.say(2, press(&leave, &[])).await;
    assert!(last(&table).content.contains("No players are left"));
    assert_eq!(table.store.game(id).await.unwrap().unwrap().status, Status::Aborted);
}

#[tokio::test]
async fn a_seat_is_offered_to_one_person_who_may_decline() {
    let mut table = started("seat-offer", 2).await;
    let seat = seat_of(&table, 1).await;
    assert!(
        table.run(1, "game handover user:2").await.content.contains("is already at this table")
    );
    table.run(1, "game handover user:3").await;
    let offer = last(&table).clone();
    assert_eq!(offer.mentions, [UserId(3)]);
    let (yes, no) = (button(&offer, "Take the seat").unwrap(), button(&offer, "No, thank you"));
    assert!(table.say(4, press(&yes, &[])).await.content.contains("no longer offered"));
    table.say(3, press(&no.unwrap(), &[])).await;
    assert!(table.say(3, press(&yes, &[])).await.content.contains("no longer offered"));

    table.run(1, "game handover user:3").await;
    table.say(3, press(&yes, &[])).await;
    assert_eq!(seat_of(&table, 3).await, seat);
    assert!(last(&table).content.contains("takes over the seat of"));
    // Who opened the game left it: the new player is its host.
    assert!(table.run(3, "game pace pace:2d").await.content.contains("2 days"));
    assert!(table.run(1, "turn").await.content.contains("no seat"));
}

#[tokio::test]
async fn the_others_vote_somebody_out_and_one_alone_cannot() {
    let mut table = started("seat-kick", 4).await;
    table.run(1, "game kick user:4").await;
    let asked = last(&table).clone();
    assert_eq!(asked.mentions.len(), 2, "whoever asks has answered: {}", asked.content);
    assert!(!asked.mentions.contains(&UserId(4)));
    let (yes, no) = (button(&asked, "Yes").unwrap(), button(&asked, "No").unwrap());
    assert!(table.say(4, press(&yes, &[])).await.content.contains("nothing for you to answer"));
    assert!(table.say(5, press(&yes, &[])).await.content.contains("no seat"));
    assert!(table.run(2, "game kick user:3").await.content.contains("A question is already open"));
    table.say(2, press(&no, &[])).await;
    table.say(3, press(&no, &[])).await;
    assert!(last(&table).content.contains("Not enough players agreed"));

    table.run(2, "game kick user:4").await;
    let asked = last(&table).clone();
    let other = button(&asked, "No").unwrap();
    assert!(table.say(3, press(&other, &[])).await.content.contains("Your answer is in"));
    assert!(table.say(3, press(&yes, &[])).await.content.contains("moved on"), "an old button");
    table.say(1, press(&button(&asked, "Yes").unwrap(), &[])).await;
    assert!(table.run(4, "turn").await.content.contains("no seat"));
    // Whoever was voted out does not sit down again in the same breath.
    assert!(table.run(4, "game take").await.content.contains("were removed"));
    assert!(table.run(5, "game take").await.content.contains("is yours"));

    let own = table.run(2, "game kick user:2").await;
    assert!(button(&own, "Leave").is_some(), "whoever kicks themselves leaves: {}", own.content);

    let mut two = started("seat-kick-two", 2).await;
    assert!(two.run(1, "game kick user:2").await.content.contains("takes two other players"));
    assert!(as_admin(&mut two, 9, "game kick user:2").await.content.contains("Done"));
    assert!(two.run(2, "turn").await.content.contains("no seat"));
}

#[tokio::test]
async fn votes_are_counted_again_when_a_stand_in_plays_for_a_voter() {
    let mut table = started("seat-kick-standin", 5).await;
    table.run(1, "game kick user:5").await;
    let yes = button(last(&table), "Yes").unwrap();
    table.say(2, press(&yes, &[])).await;
    assert!(!table.run(5, "turn").await.content.contains("no seat"), "two of four are too few");
    table.run(3, "game substitute").await;
    assert!(table.run(5, "turn").await.content.contains("no seat"), "two of three decide");

    // One alone could not have asked it, and so does not decide it.
    let mut three = started("seat-kick-alone", 3).await;
    three.run(1, "game kick user:3").await;
    let yes = button(last(&three), "Yes").unwrap();
    three.run(2, "game substitute").await;
    assert!(!three.run(3, "turn").await.content.contains("no seat"), "one alone cannot");
    three.run(2, "game return").await;
    three.say(2, press(&yes, &[])).await;
    assert!(three.run(3, "turn").await.content.contains("no seat"), "two can");
}

#[tokio::test]
async fn a_question_that_nobody_answers_is_closed_after_a_day_whatever_was_played_meanwhile() {
    let mut table = started("seat-silent", 4).await;
    let asked_at = crate::common::now();
    table.run(1, "game kick user:4").await;
    table.any_turn().await;
    table.any_turn().await;
    assert!(table.run(2, "game kick user:3").await.content.contains("A question is already open"));
    for due in table.store.claim_due(asked_at + 25 * HOUR, 1, 100).await.unwrap() {
        if due.kind.starts_with("poll") {
            crate::common::pass_until(due.due_at);
            table.app.due(&due).await.unwrap();
        }
    }
    table.deliver().await;
    assert!(last(&table).content.contains("Not enough players agreed"), "{}", last(&table).content);
    assert!(
        table
            .run(2, "game kick user:3")
            .await
            .content
            .contains("asked the other players in the channel")
    );
}

#[tokio::test]
async fn a_vote_is_about_a_person_and_not_about_whoever_sits_there_later() {
    let mut table = started("seat-vote", 4).await;
    table.run(1, "game kick user:4").await;
    let yes = button(last(&table), "Yes").unwrap();
    let ask = table.run(4, "game leave").await;
    table.say(4, press(&button(&ask, "Leave").unwrap(), &[])).await;
    assert!(table.run(5, "game take").await.content.contains("is yours"));
    assert!(table.say(2, press(&yes, &[])).await.content.contains("nothing for you to answer"));
    let seats = table.store.seats(table.id().await).await.unwrap();
    assert!(seats.iter().any(|seated| seated.player == Some(UserId(5))), "the new one stays");
}

#[tokio::test]
async fn a_host_who_gets_up_is_followed_and_the_last_one_closes_the_table() {
    let mut table = Table::open("seat-host").await;
    table.run(1, "game new").await;
    let id = table.id().await;
    table.run(2, "game join").await;
    table.run(1, "game leave").await;
    assert!(table.run(2, "game pace pace:2d").await.content.contains("2 days"));
    table.run(2, "game leave").await;
    assert_eq!(table.store.game(id).await.unwrap().unwrap().status, Status::Aborted);
    assert!(table.run(3, "game new").await.content.contains("open"), "the channel is free");
}

#[tokio::test]
async fn a_host_takes_somebody_out_of_a_lobby_and_nobody_else_does() {
    let mut table = Table::open("seat-lobby").await;
    table.run(1, "game new").await;
    table.run(2, "game join").await;
    assert!(table.run(2, "game kick user:1").await.content.contains("Only the host"));
    table.run(1, "game kick user:2").await;
    assert!(table.run(2, "game leave").await.content.contains("no seat"));
}

#[tokio::test]
async fn a_host_who_is_taken_out_of_a_lobby_is_followed_and_the_last_one_closes_the_table() {
    let mut table = Table::open("seat-lobby-host").await;
    table.run(1, "game new").await;
    table.run(2, "game join").await;
    table.run(3, "game join").await;
    as_admin(&mut table, 3, "game kick user:1").await;
    assert!(table.run(2, "game kick user:3").await.content.contains("Done"));
    // Whoever kicks themselves leaves.
    table.run(2, "game kick user:2").await;
    assert!(table.store.table_in(port::ChannelId(50)).await.unwrap().is_none());
}

#[tokio::test]
async fn whoever_is_banned_sits_down_nowhere_on_this_server() {
    let mut table = started("seat-ban", 3).await;
    assert!(table.run(1, "server ban user:4").await.content.contains("Only server administrators"));
    as_admin(&mut table, 9, "server ban user:4").await;
    table.hear(Interaction { channel: ChannelId(61), ..interaction(4, command("learn")) }).await;
    assert_eq!(table.store.games(Find::OpenOf(UserId(4)), 9).await.unwrap(), []);
    table.run(1, "game handover user:4").await;
    let offer = last(&table).clone();
    let yes = button(&offer, "Take the seat").unwrap();
    assert!(table.say(4, press(&yes, &[])).await.content.contains("can't join games"));
    let ask = table.run(2, "game leave").await;
    table.say(2, press(&button(&ask, "Leave").unwrap(), &[])).await;
    assert!(table.run(4, "game take").await.content.contains("can't join games"));
    as_admin(&mut table, 9, "server unban user:4").await;
    assert!(table.run(4, "game take").await.content.contains("is yours"));
}

#[tokio::test]
async fn whoever_was_second_begins_the_next_game_however_they_sit_down() {
    let mut table = Table::open("seat-rotation").await;
    table.run(1, "game new tiles:10").await;
    table.run(2, "game join").await;
    table.run(3, "game join").await;
    table.run(1, "game start").await;
    let order = async |table: &Table| {
        let seats = table.store.seats(table.id().await).await.unwrap();
        seats.iter().filter_map(|seated| seated.player).collect::<Vec<_>>()
    };
    let mut expected = order(&table).await;
    let id = table.id().await;
    while table.store.game(id).await.unwrap().unwrap().status == Status::Running {
        table.any_turn().await;
    }
    let again = button(last(&table), "Rematch").unwrap();
    table.say(3, press(&again, &[])).await;
    table.run(1, "game join").await;
    table.run(2, "game join").await;
    table.run(3, "game start").await;
    expected.rotate_left(1);
    assert_eq!(order(&table).await, expected);
}

#[tokio::test]
async fn a_game_is_played_once_more_and_the_next_one_begins() {
    let mut table = started("seat-again", 2).await;
    let id = table.id().await;
    let first: Vec<_> = table.store.seats(id).await.unwrap();
    let ask = table.run(2, "game resign").await;
    assert!(table.run(1, "game rematch").await.content.contains("isn't over"));
    table.say(1, press(&button(&ask, "Resign").unwrap(), &[])).await;
    // Somebody who has left a game is no player of it: it is the other one who opens the next.
    let again = button(last(&table), "Rematch").unwrap();
    assert!(table.say(5, press(&again, &[])).await.content.contains("no seat"));
    let opener = if table.store.seats(id).await.unwrap().iter().any(|s| s.player == Some(UserId(1)))
    {
        1
    } else {
        2
    };
    assert!(table.say(opener, press(&again, &[])).await.content.contains("same settings"));
    assert!(table.say(opener, press(&again, &[])).await.content.contains("already at this table"));
    assert_eq!(first.len(), 2);
    assert_eq!(table.store.games(Find::AllOf(UserId(opener)), 9).await.unwrap().len(), 2);
}

#[tokio::test]
async fn a_free_seat_is_not_told_that_it_is_its_turn_but_who_moves_and_who_may_take_it() {
    let mut table = started("seat-free-turn", 3).await;
    let user = table.mover().await.unwrap();
    let ask = table.run(user, "game leave").await;
    table.say(user, press(&button(&ask, "Leave").unwrap(), &[])).await;
    let told = |message: &&Message| message.content.contains("a stand-in moves");
    let turn = table.public.iter().find(told);
    let turn = turn.unwrap_or_else(|| panic!("{:?}", table.public));
    assert!(turn.content.contains("free seat"), "{}", turn.content);
    assert!(turn.content.contains("`/game take`"), "{}", turn.content);
    assert!(!turn.content.contains("your turn"), "{}", turn.content);
    assert!(turn.mentions.is_empty() && button(turn, "Take your turn").is_none(), "{turn:?}");
    assert!(button(turn, "Board").is_some(), "whoever looks on may still look");
    settle(&mut table).await;
    assert!(last(&table).content.contains("your turn"), "{}", last(&table).content);
}

#[tokio::test]
async fn whoever_is_forgotten_during_their_turn_leaves_the_seat_to_a_stand_in() {
    let mut table = started("seat-erased", 3).await;
    let user = table.mover().await.unwrap();
    let ask = table.run(user, "privacy erase").await;
    table.say(user, press(&button(&ask, "Forget me").unwrap(), &[])).await;
    let told = |part: &str| table.public.iter().any(|message| message.content.contains(part));
    assert!(told("A player has left and asked to be forgotten. A stand-in plays the seat"));
    assert!(told("a stand-in moves. Anyone may take the seat"));
    settle(&mut table).await;
    assert!(last(&table).content.contains("your turn"), "{}", last(&table).content);
}
