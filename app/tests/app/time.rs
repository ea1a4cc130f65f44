//! The clocks of a game: who is reminded, what happens when time is over, and that nobody is timed
//! out twice.

use port::{FailureCause, Message, UserId};
use table::time_control::{DAY, HOUR};

use crate::common::{Table, button, now, pass_until, press};

/// How long a timer is claimed here (milliseconds).
const LEASE: i64 = 1;

/// A game of two with two days for each move.
pub async fn started(name: &str) -> Table {
    Table::started(name, "pace:2d", &[1, 2]).await
}

/// Lets every timer come due that is set before `after` milliseconds from now, until somebody else
/// is to move; gives what was said meanwhile.
pub async fn wait(table: &mut Table, after: i64) -> Vec<Message> {
    let said = table.public.len();
    let (until, mover) = (now() + after, table.mover().await);
    while table.mover().await == mover {
        let due = table.store.claim_due(until, LEASE, 1).await.unwrap();
        let Some(due) = due.first() else { break };
        pass_until(due.due_at);
        table.app.due(due).await.unwrap();
        table.deliver().await;
    }
    pass_until(until);
    table.public[said..].to_vec()
}

/// Lets the mover's time run out; returns who that is, and the question how to go on.
pub async fn overdue(table: &mut Table) -> (u64, Message) {
    table.without_vacation(&[1, 2]).await;
    let late = table.mover().await.unwrap();
    let over = wait(table, 2 * DAY + HOUR).await.pop().unwrap();
    assert!(over.content.contains("your time is over"), "{}", over.content);
    (late, over)
}

/// The words of a message's picture.
fn alt(message: &Message) -> &str {
    let [picture] = message.files.sent() else { panic!("one picture: {message:?}") };
    &picture.description
}

#[tokio::test]
async fn every_picture_of_a_turn_tells_the_time_that_is_left() {
    let mut table = started("time-picture").await;
    let mover = table.mover().await.unwrap();
    let since = now();
    let at_first = "has a day and 23 hours";
    for (passed, left) in [(0, at_first), (DAY, "has 23 hours")] {
        pass_until(since + passed);
        let turn = table.run(mover, "turn").await;
        let board = table.run(other(mover), "board").await;
        let focus = table.run(other(mover), "board view:focus").await;
        for shown in [&turn, &board, &focus] {
            assert!(alt(shown).contains(left), "{}", alt(shown));
        }
    }
    assert!(alt(table.public.last().unwrap()).contains("Time left: "), "the turn's message, too");
    let film = table.run(mover, "replay").await;
    assert!(film.files.sent().iter().all(|file| !file.description.contains("Time left")));

    let mut free = Table::open("time-no-picture").await;
    free.run(1, "game new").await;
    free.run(2, "game join").await;
    free.run(1, "game start").await;
    assert!(!alt(free.public.last().unwrap()).contains("Time left"));
}

fn other(user: u64) -> u64 {
    3 - user
}

#[tokio::test]
async fn a_late_player_is_reminded_and_the_others_say_how_it_goes_on() {
    let mut table = started("time-late").await;
    let late = table.mover().await.unwrap();
    let ring = table.public.last().unwrap();
    assert!(ring.content.contains("Until <t:"), "{}", ring.content);

    let [reminder] = &wait(&mut table, DAY + HOUR).await[..] else { panic!("one reminder") };
    assert_eq!(reminder.mentions, [UserId(late)]);
    table.without_vacation(&[1, 2]).await;
    let said = wait(&mut table, DAY).await;
    let [reminder, over] = &said[..] else { panic!("a last reminder and the end: {said:?}") };
    assert_eq!((&reminder.mentions, &over.mentions), (&vec![UserId(late)], &vec![UserId(late)]));

    // More time begins anew, with its own reminder and its own end.
    let more = button(over, "One more day").unwrap();
    assert!(table.say(late, press(&more, &[])).await.content.contains("your own clock"));
    table.say(other(late), press(&more, &[])).await;
    assert!(table.public.last().unwrap().content.contains("another day"));
    let stale = button(over, "Use a stand-in").unwrap();
    assert!(table.say(other(late), press(&stale, &[])).await.content.contains("time left"));
    let said = wait(&mut table, DAY + HOUR).await;
    let over = said.last().unwrap();
    assert!(over.content.contains("your time is over"), "{said:?}");

    let relieve = button(over, "Use a stand-in").unwrap();
    table.say(other(late), press(&relieve, &[])).await;
    assert!(table.public.last().unwrap().content.contains("A stand-in plays"));
    let said = wait(&mut table, HOUR).await;
    assert_eq!(table.mover().await, Some(other(late)), "the stand-in has moved");
    assert!(said.iter().any(|message| message.mentions == [UserId(other(late))]));

    // One press takes the seat back, whoever is to move now.
    let mut told = said.iter().chain(&table.public);
    let told = told.find(|said| button(said, "Take my seat back").is_some()).unwrap();
    let line = told.content.lines().last().unwrap();
    assert!(!line.contains("stand-in"), "it is the player who comes back: {line}");
    let take = button(told, "Take my seat back").unwrap();
    let back = table.say(late, press(&take, &[])).await;
    assert!(back.content.contains("yours again"), "{}", back.content);
    let told = table.public.iter().find(|said| said.content.contains(" is back.")).unwrap();
    assert!(!told.content.contains("stand-in"), "{}", told.content);
    // What the stand-in did stays marked, and is news to the player.
    let log = table.run(late, "log").await;
    assert!(log.content.contains("(by a stand-in)"), "{}", log.content);
    let since = table.run(late, "since").await;
    assert!(since.content.contains("(by a stand-in)"), "{}", since.content);
}

#[tokio::test]
async fn whoever_only_draws_a_tile_stays_late() {
    for (way, told) in [("One more day", "another day"), ("Use a stand-in", "A stand-in plays")] {
        let mut table = started(&format!("time-part-{}", told.len())).await;
        let (late, over) = overdue(&mut table).await;
        let way = button(&over, way).unwrap();
        table.run(late, "turn").await;
        assert!(table.game().await.turn().hand.is_some(), "a tile was drawn");
        let answer = table.say(other(late), press(&way, &[])).await;
        assert!(table.public.last().unwrap().content.contains(told), "{}", answer.content);
    }
}

#[tokio::test]
async fn whoever_takes_back_what_came_late_is_asked_about_again() {
    let mut table = started("time-late-back").await;
    let (late, _) = overdue(&mut table).await;
    table.any_turn().await;
    table.run(late, "undo").await;
    assert_eq!(table.mover().await, Some(late));
    let said = wait(&mut table, HOUR).await;
    let over = said.last().unwrap();
    assert!(over.content.contains("your time is over"), "{said:?}");
    assert!(button(over, "Use a stand-in").is_some());
    wait(&mut table, DAY).await;
    assert_eq!(table.mover().await, Some(other(late)), "a stand-in has moved");
}

#[tokio::test]
async fn without_a_word_from_anybody_a_stand_in_plays_and_the_game_goes_on() {
    let mut table = started("time-silence").await;
    table.without_vacation(&[1, 2]).await;
    let late = table.mover().await.unwrap();
    wait(&mut table, 3 * DAY + HOUR).await;
    assert_eq!(table.mover().await, Some(other(late)));
    // The second player is reminded in turn; the first one never again.
    let said = wait(&mut table, 3 * DAY + HOUR).await;
    assert!(!said.iter().any(|message| message.mentions == [UserId(late)]), "{said:?}");
}

#[tokio::test]
async fn whoever_moves_in_time_hears_nothing_more() {
    let mut table = started("time-in-time").await;
    let mover = table.mover().await.unwrap();
    table.run(mover, "turn").await;
    let cells = table.complete(mover, "place cell:", "cell").await;
    table.run(mover, &format!("place cell:{}", cells[0].value)).await;
    table.run(mover, "confirm").await;
    let said = wait(&mut table, 2 * DAY - HOUR).await;
    assert!(!said.is_empty(), "the next player is reminded");
    assert!(said.iter().all(|message| message.mentions == [UserId(other(mover))]), "{said:?}");
}

/// When the time of whoever is to move ends.
pub async fn end(table: &Table) -> i64 {
    let stored = table.store.table(table.id().await).await.unwrap().unwrap();
    let table = table::model::Table::read(stored).unwrap();
    table.progress.clocks.running()[0].until
}

#[tokio::test]
async fn nobody_has_a_fresh_clock_by_taking_a_move_back_or_by_a_stand_in() {
    let mut table = started("time-fresh").await;
    let mover = table.mover().await.unwrap();
    let before = end(&table).await;
    pass_until(now() + DAY);
    table.run(mover, "turn").await;
    let cells = table.complete(mover, "place cell:", "cell").await;
    table.run(mover, &format!("place cell:{}", cells[0].value)).await;
    table.run(mover, "confirm").await;
    assert_eq!(table.mover().await, Some(other(mover)));
    table.run(mover, "undo").await;
    // What it took is not charged, and each look at the clock of these tests takes a millisecond.
    assert_eq!(table.mover().await, Some(mover));
    assert!((before..before + HOUR / 60).contains(&end(&table).await));
    let before = end(&table).await;
    assert!(table.run(mover, "game substitute").await.content.contains("stand-in"));
    assert!(table.run(mover, "game return").await.content.contains("yours again"));
    assert_eq!(end(&table).await, before);
}

#[tokio::test]
async fn a_game_that_rests_is_not_silent_and_nobody_is_relieved_while_it_does() {
    let mut table = started("time-rest").await;
    let (late, _) = overdue(&mut table).await;
    table.run(1, "game pause days:28").await;
    let said = wait(&mut table, 27 * DAY).await;
    assert!(said.is_empty(), "{said:?}");
    assert_eq!(table.mover().await, Some(late), "no stand-in has moved");
    wait(&mut table, 3 * DAY).await;
    assert_eq!(table.mover().await, Some(other(late)));
}

#[tokio::test]
async fn whoever_likes_other_reminders_meanwhile_gets_those_that_are_left() {
    let mut table = started("time-cadence").await;
    let mover = table.mover().await.unwrap();
    assert_eq!(wait(&mut table, DAY + HOUR).await.len(), 1);
    table.run(mover, "my settings reminders:last").await;
    table.run(1, "game pause days:1").await;
    table.run(1, "game pause days:0").await;
    let said = wait(&mut table, DAY - 2 * HOUR).await;
    assert_eq!(said.len(), 1, "the last one: {said:?}");
}

#[tokio::test]
async fn a_pace_is_chosen_by_the_host_and_a_new_one_begins_at_once() {
    let mut table = started("time-pace").await;
    for wrong in ["game pace pace:soon", "game pace pace:99d"] {
        assert!(table.run(1, wrong).await.content.contains("isn't a valid pace"));
    }
    assert!(table.run(2, "game pace pace:3d").await.content.contains("Only the host"));
    assert!(table.run(1, "game pace pace:5d+12h").await.content.contains("bank of 5 days"));
    assert!(table.run(1, "game info").await.content.contains("Until <t:"));
    assert!(wait(&mut table, 2 * DAY + HOUR).await.iter().all(|m| m.mentions.is_empty()));
    table.run(1, "game pace pace:free").await;
    assert!(wait(&mut table, 4 * DAY).await.is_empty(), "no clock, no word");
    let other = other(table.mover().await.unwrap());
    assert!(table.run(other, "game wait").await.content.contains("has no clock"));
}

#[tokio::test]
async fn unused_vacation_stretches_a_time_that_would_be_over_and_everybody_sees_it() {
    let mut table = started("time-stretch").await;
    let late = table.mover().await.unwrap();
    let said = wait(&mut table, 2 * DAY + HOUR).await;
    let told = said.last().unwrap();
    assert!(told.content.contains("One vacation day was used to extend it (29 left"), "{said:?}");
    assert!(told.mentions.is_empty());
    assert!(table.run(late, "my vacation days:0").await.content.contains("not away"));
    // Whoever is back from vacation has no time left by it, and the next day is asked for at once.
    let said = wait(&mut table, 5 * DAY).await;
    let stretched = said.iter().filter(|m| m.content.contains("was used to extend it")).count();
    assert_eq!(stretched, 2, "three days in all, not the whole year: {said:?}");
    assert!(said.iter().any(|message| message.content.contains("your time is over")));
}

#[tokio::test]
async fn a_vacation_is_told_to_the_tables_and_their_clocks_stand_still() {
    let mut table = started("time-vacation").await;
    let away = table.mover().await.unwrap();
    assert!(
        table
            .run(away, "my vacation days:31")
            .await
            .content
            .contains("isn't a valid number of days")
    );
    let mine = table.run(away, "my vacation days:10").await;
    assert!(mine.content.contains("20 vacation days left"), "{}", mine.content);
    let told = table.public.last().unwrap();
    assert!(told.content.contains("is away until <t:"), "{}", told.content);
    assert!(wait(&mut table, 10 * DAY).await.is_empty(), "nobody calls somebody who is away");
    table.run(away, "my vacation days:25").await;
    assert!(table.run(away, "my vacation days:25").await.content.contains("only 20 vacation days"));
    let said = wait(&mut table, DAY + HOUR).await;
    assert_eq!(said.len(), 1, "the clock runs again: {said:?}");
    table.run(away, "my vacation days:5").await;
    let back = table.run(away, "my vacation days:0").await;
    assert!(back.content.contains("20 vacation days left"), "no day was used: {}", back.content);
    assert!(table.public.last().unwrap().content.contains("back from vacation"));
}

#[tokio::test]
async fn after_an_outage_everybody_gets_it_back_and_nobody_is_timed_out() {
    let mut table = started("time-outage").await;
    let mover = table.mover().await.unwrap();
    wait(&mut table, DAY - HOUR).await;
    table.store.keep_instant("alive", now()).await.unwrap();
    // For three days nobody could reach anybody; then the timers are looked at again.
    pass_until(now() + 3 * DAY);
    table.app.alive().await.unwrap();
    table.deliver().await;
    let told = table.public.last().unwrap();
    assert!(told.content.contains("was unreachable for 72 hours"), "{}", told.content);
    let said = wait(&mut table, DAY).await;
    assert_eq!(said.len(), 2, "the reminders of a clock with a day left: {said:?}");
    assert_eq!(table.mover().await, Some(mover));
    assert!(said.iter().all(|message| message.content.contains("still your turn")));
}

#[tokio::test]
async fn a_table_has_holidays_and_weekends() {
    let mut table = started("time-holiday").await;
    table.without_vacation(&[1, 2]).await;
    assert!(table.run(2, "game pause days:5").await.content.contains("Only the host"));
    table.run(1, "game pause days:5").await;
    assert!(table.public.last().unwrap().content.contains("paused until <t:"));
    assert!(wait(&mut table, 5 * DAY).await.is_empty());
    table.run(1, "game pause days:0").await;
    assert!(!wait(&mut table, DAY + HOUR).await.is_empty(), "the clock runs again");
    let told = table.run(1, "game pace pace:3d weekends:true").await;
    assert!(told.content.contains("3 days"), "{}", told.content);
    assert!(table.public.last().unwrap().content.contains("Saturdays and Sundays"));
}

#[tokio::test]
async fn a_weekend_that_stands_still_counts_for_nobody() {
    let mut table = Table::open("time-weekend").await;
    table.run(1, "game new pace:1d weekends:true").await;
    table.run(2, "game join").await;
    table.without_vacation(&[1, 2]).await;
    let friday = now();
    let day = |at: i64| (at / DAY + 4).rem_euclid(7);
    assert_eq!(day(friday), 5, "these tests begin on a Friday");
    table.run(1, "game start").await;
    // What is left of Friday, and as much of Monday as makes a day of it.
    let end = end(&table).await;
    assert_eq!(day(end), 1);
    assert!((end - friday - 3 * DAY).abs() < HOUR, "{}", end - friday);
    let over = |said: &[Message]| said.iter().any(|said| said.content.contains("time is over"));
    let weekend = wait(&mut table, 3 * DAY - HOUR).await;
    assert!(!over(&weekend), "{weekend:?}");
    assert!(over(&wait(&mut table, 2 * HOUR).await), "on Monday it is over");
}

#[tokio::test]
async fn whoever_comes_next_is_told_so_in_a_direct_message_if_they_like() {
    let mut table = Table::open("time-next").await;
    table.run(1, "game new").await;
    for user in [2, 3] {
        table.run(user, "game join").await;
    }
    let begin = table.direct.len();
    assert_eq!(begin, 0);
    table.run(1, "game start").await;
    let stored = table.store.table(table.id().await).await.unwrap().unwrap();
    let order: Vec<u64> = (0..3).map(|seat| stored.player_in(seat).unwrap().0).collect();
    // Only the last one of the three wants to know.
    table.run(order[2], "my settings next:true").await;
    while table.mover().await != Some(order[0]) {
        table.any_turn().await;
    }
    let before = table.direct.len();
    table.any_turn().await;
    let news = &table.direct[before..];
    let [(told, message)] = news else { panic!("{news:?}") };
    assert_eq!(*told, UserId(order[2]));
    assert!(message.content.contains("You are next in <#50>"), "{}", message.content);
    assert!(message.mentions.is_empty());
    table.run(order[2], "my settings next:false").await;
    for _ in 0..3 {
        table.any_turn().await;
    }
    assert_eq!(table.direct.len(), before + 1, "who does not want it hears nothing");
}

#[tokio::test]
async fn whoever_wants_direct_messages_is_called_there_unless_they_are_closed() {
    let mut table = started("time-direct").await;
    let mover = table.mover().await.unwrap();
    let shown = table.run(other(mover), "my settings pings:direct reminders:last next:true").await;
    assert!(shown.content.contains("by direct message"), "{}", shown.content);
    assert!(shown.content.contains("reminded once") && shown.content.contains("you are next"));
    table.run(mover, "turn").await;
    let cells = table.complete(mover, "place cell:", "cell").await;
    table.run(mover, &format!("place cell:{}", cells[0].value)).await;
    table.run(mover, "confirm").await;
    assert!(table.public.last().unwrap().mentions.is_empty(), "nobody is called in the channel");
    let (called, message) = table.direct.last().unwrap();
    assert_eq!(*called, UserId(other(mover)));
    assert!(message.content.contains("It's your turn in <#50>"), "{}", message.content);
    let before = table.direct.len();
    let said = wait(&mut table, 2 * DAY - HOUR).await;
    assert_eq!((said.len(), table.direct.len() - before), (0, 1), "{said:?}");
    for wrong in ["my settings zone:Nowhere/City", "my settings quiet:25-99"] {
        assert!(table.run(mover, wrong).await.content.contains('“'));
    }
    let zones = table.complete(mover, "my settings zone:buch", "zone").await;
    assert_eq!(zones[0].value, "Europe/Bucharest");
}

#[tokio::test]
async fn whoever_takes_no_direct_messages_is_told_so_once_and_called_in_the_channel() {
    let told = async |table: &Table| {
        let closed = table
            .public
            .iter()
            .filter(|said| said.content.contains("don't accept direct messages"));
        closed.map(|said| said.mentions.clone()).collect::<Vec<_>>()
    };
    let turn = async |table: &mut Table, user: u64| {
        table.run(user, "turn").await;
        let cells = table.complete(user, "place cell:", "cell").await;
        table.run(user, &format!("place cell:{}", cells[0].value)).await;
        table.run(user, "confirm").await;
    };
    use FailureCause::{CannotDm, MissingAccess, MissingPermission};
    for (nth, cause) in [CannotDm, MissingAccess, MissingPermission].into_iter().enumerate() {
        let mut table = started(&format!("time-closed-{nth}")).await;
        let mover = table.mover().await.unwrap();
        let shut = other(mover);
        table.run(shut, "my settings pings:direct").await;
        table.closed = vec![shut];
        table.refusal = cause;
        turn(&mut table, mover).await;
        assert_eq!(told(&table).await, [vec![UserId(shut)]], "it is their turn, so it pings");
        // The next turns and reminders are told in the channel, and nothing is said of it again.
        let said = wait(&mut table, DAY + HOUR).await;
        assert!(said.iter().any(|said| said.mentions == [UserId(shut)]), "{said:?}");
        turn(&mut table, shut).await;
        turn(&mut table, mover).await;
        assert_eq!(table.public.last().unwrap().mentions, [UserId(shut)]);
        assert_eq!((told(&table).await.len(), table.direct.len()), (1, 0), "{cause}");
    }
}

#[tokio::test]
async fn whoever_is_invited_directly_and_takes_no_direct_messages_is_called_in_the_channel() {
    let mut table = Table::open("time-invited").await;
    table.run(3, "my settings pings:direct").await;
    table.closed = vec![3];
    table.run(1, "game new").await;
    table.run(1, "game invite user:3").await;
    let called = table.public.iter().filter(|said| said.mentions == [UserId(3)]).count();
    assert_eq!(called, 1, "{:?}", table.public);
}

#[tokio::test]
async fn a_reminder_is_muted_for_this_turn() {
    let mut table = started("time-mute").await;
    let mover = table.mover().await.unwrap();
    let said = wait(&mut table, DAY + HOUR).await;
    let mute = button(said.last().unwrap(), "Mute this turn").unwrap();
    assert!(table.say(other(mover), press(&mute, &[])).await.content.contains("not your turn"));
    table.run(mover, "turn").await;
    table.say(mover, press(&mute, &[])).await;
    assert!(wait(&mut table, DAY - 2 * HOUR).await.is_empty());
}

#[tokio::test]
async fn a_game_that_nobody_touches_is_warned_and_then_put_aside() {
    let mut table = Table::open("time-idle").await;
    table.run(1, "game new").await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    let id = table.id().await;
    let said = wait(&mut table, 22 * DAY).await;
    assert!(said.last().unwrap().content.contains("for three weeks"), "{said:?}");
    let said = wait_for_all(&mut table, 8 * DAY).await;
    assert!(said.last().unwrap().content.contains(&id.public()), "{said:?}");
    let game = table.store.game(id).await.unwrap().unwrap();
    assert_eq!(game.status, storage::Status::Parked);
    let aside = table.run(1, "turn").await.content;
    assert!(aside.contains("for four weeks") && aside.contains("put aside"), "{aside}");
    // It is kept: whoever plays in it opens it again where it was, and it is warned anew.
    table.run(2, &format!("game move game:{}", id.public())).await;
    assert_eq!(table.store.game(id).await.unwrap().unwrap().status, storage::Status::Running);
    let mover = table.mover().await.unwrap();
    table.run(mover, "turn").await;
    assert!(!table.complete(mover, "place cell:", "cell").await.is_empty(), "it can be played");
    let said = wait(&mut table, 22 * DAY).await;
    assert!(said.last().unwrap().content.contains("for three weeks"), "{said:?}");
}

/// The same as [`wait`], also when the game is over by it.
pub async fn wait_for_all(table: &mut Table, after: i64) -> Vec<Message> {
    let (said, until) = (table.public.len(), now() + after);
    while let Some(due) = table.store.claim_due(until, LEASE, 1).await.unwrap().first() {
        pass_until(due.due_at);
        table.app.due(due).await.unwrap();
        table.deliver().await;
    }
    pass_until(until);
    table.public[said..].to_vec()
}

#[tokio::test]
async fn a_table_that_nobody_starts_is_closed_after_two_weeks() {
    let mut table = Table::open("time-lobby").await;
    table.run(1, "game new").await;
    let id = table.id().await;
    assert!(wait_for_all(&mut table, 13 * DAY).await.is_empty());
    let said = wait_for_all(&mut table, 2 * DAY).await;
    assert!(said.last().unwrap().content.contains("waited two weeks"), "{said:?}");
    let game = table.store.game(id).await.unwrap().unwrap();
    assert_eq!(game.status, storage::Status::Aborted);
    assert!(table.run(1, "game new").await.content.contains("open"), "the channel is free");
}

#[tokio::test]
async fn whoever_plays_or_watches_gives_a_late_player_time_but_not_without_end() {
    let mut table = started("time-gifts").await;
    let mover = table.mover().await.unwrap();
    let panel = table.run(mover, "turn").await;
    assert!(panel.content.contains("Until <t:"), "{}", panel.content);
    assert!(table.run(mover, "game wait").await.content.contains("your own clock"));
    let end = async |table: &Table| {
        let stored = table.store.table(table.id().await).await.unwrap().unwrap();
        let table = table::model::Table::read(stored).unwrap();
        table.progress.clocks.running()[0].until
    };
    let begin = end(&table).await;
    assert!(table.run(5, "game wait").await.content.contains("`/game watch` makes you one"));
    assert_eq!(end(&table).await, begin);
    table.run(5, "game watch how:daily").await;
    for nth in 1..=3 {
        assert!(table.run(5, "game wait").await.content.contains("one more day"));
        assert_eq!(end(&table).await, begin + nth * DAY);
    }
    let told = table.public.last().unwrap();
    assert!(told.content.contains("gives **") && told.mentions.is_empty(), "{}", told.content);
    assert!(!told.content.contains("@everyone"), "what somebody is called is only a name");
    assert!(table.run(5, "game wait").await.content.contains("all the extra time"));
    for guest in 10..20 {
        table.run(guest, "game watch how:daily").await;
        table.run(guest, "game wait").await;
    }
    table.run(other(mover), "game wait").await;
    assert_eq!(end(&table).await, begin + 14 * DAY, "everybody together");
    assert!(table.run(9, "game wait").await.content.contains("makes you one of them"));
    table.run(21, "game watch how:daily").await;
    assert!(table.run(21, "game wait").await.content.contains("all the extra time"));
    // The next question is another one.
    let cells = table.complete(mover, "place cell:", "cell").await;
    table.run(mover, &format!("place cell:{}", cells[0].value)).await;
    table.run(mover, "confirm").await;
    assert!(table.run(5, "game wait").await.content.contains("one more day"));
    let mut ban = crate::common::interaction(9, crate::common::command("server ban user:5"));
    ban.member_permissions = port::Permissions::MANAGE_GUILD;
    table.hear(ban).await;
    assert!(table.run(5, "game wait").await.content.contains("can't join games"));
}
