//! What slow games promise where two things meet: an outage and a question, an outage and a move
//! that is taken back, a question and the one after it, a seat and its clock.

use port::{Application, ChannelId, Closure, Interaction, Message};
use table::time_control::{DAY, HOUR};

use crate::common::{Table, button, command, interaction, now, pass_until, press};
use crate::time::{end, wait, wait_for_all};

/// A game of so many people with two days for each move, and nobody has vacation left.
async fn started(name: &str, people: u64) -> Table {
    let mut table = Table::open(name).await;
    table.run(1, "game new pace:2d").await;
    for person in 2..=people {
        table.run(person, "game join").await;
    }
    table.run(1, "game start").await;
    table.without_vacation(&(1..=people).collect::<Vec<_>>()).await;
    table
}

async fn play(table: &mut Table) -> u64 {
    let mover = table.mover().await.unwrap();
    table.run(mover, "turn").await;
    let cells = table.complete(mover, "place cell:", "cell").await;
    table.run(mover, &format!("place cell:{}", cells[0].value)).await;
    table.run(mover, "confirm").await;
    mover
}

/// Whether two instants are the same; each look at the clock of these tests takes a millisecond.
#[track_caller]
fn same(left: i64, right: i64) {
    assert!((left - right).abs() < HOUR / 60, "{left} and not {right}");
}

fn last(table: &Table) -> &Message {
    table.public.last().unwrap()
}

/// For so long nobody can be reached.
async fn outage(table: &mut Table, lasts: i64) {
    table.store.keep_instant("alive", now()).await.unwrap();
    pass_until(now() + lasts);
    table.app.alive().await.unwrap();
    table.deliver().await;
}

#[tokio::test]
async fn an_outage_gives_a_question_its_time_back_too() {
    let mut table = started("slow-poll", 4).await;
    table.run(1, "game kick user:4").await;
    outage(&mut table, 3 * DAY).await;
    let refused =
        |said: &[Message]| said.iter().any(|m| m.content.contains("Not enough players agreed"));
    assert!(!refused(&wait_for_all(&mut table, 20 * HOUR).await));
    assert!(refused(&wait_for_all(&mut table, 5 * HOUR).await));
}

#[tokio::test]
async fn whoever_takes_a_move_back_after_an_outage_has_it_back_too() {
    let mut table = started("slow-undo", 2).await;
    let before = end(&table).await;
    pass_until(now() + DAY);
    let mover = play(&mut table).await;
    outage(&mut table, 3 * DAY).await;
    table.run(mover, "undo").await;
    assert_eq!(table.mover().await, Some(mover));
    same(end(&table).await, before + 3 * DAY);
}

#[tokio::test]
async fn a_vacation_is_seen_in_the_clock_at_once() {
    let mut table = Table::open("slow-vacation").await;
    table.run(1, "game new pace:2d").await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    let (mover, before) = (table.mover().await.unwrap(), end(&table).await);
    table.run(mover, "my vacation days:10").await;
    same(end(&table).await, before + 10 * DAY);
    // Whoever comes back early has what was left.
    pass_until(now() + DAY);
    table.run(mover, "my vacation days:0").await;
    same(end(&table).await, before + DAY);
}

#[tokio::test]
async fn what_is_asked_because_time_is_over_lapses_when_it_goes_on() {
    for way in ["One more day", "Use a stand-in", "a move"] {
        let mut table = started(&format!("slow-lapse-{}", way.len()), 3).await;
        let late = table.mover().await.unwrap();
        let others: Vec<u64> = (1..=3).filter(|user| *user != late).collect();
        let said = wait(&mut table, 2 * DAY + HOUR).await;
        let over = said.last().unwrap();
        let finish = button(over, "End the game").unwrap();
        table.say(others[0], press(&finish, &[])).await;
        let yes = button(last(&table), "Yes").unwrap();
        match button(over, way) {
            Some(way) => drop(table.say(others[0], press(&way, &[])).await),
            None => assert_eq!(play(&mut table).await, late),
        }
        let answer = table.say(others[1], press(&yes, &[])).await;
        assert!(answer.content.contains("nothing for you to answer"), "{way}: {}", answer.content);
        if way == "One more day" {
            let early = table.say(others[0], press(&finish, &[])).await;
            assert!(early.content.contains("time left"), "{}", early.content);
        }
    }
}

#[tokio::test]
async fn whoever_decides_by_asking_for_the_same_reads_what_was_decided() {
    let mut table = started("slow-decided", 3).await;
    let late = table.mover().await.unwrap();
    let others: Vec<u64> = (1..=3).filter(|user| *user != late).collect();
    let said = wait(&mut table, 2 * DAY + HOUR).await;
    let free = button(said.last().unwrap(), "Free the seat").unwrap();
    let asked = table.say(others[0], press(&free, &[])).await;
    assert!(asked.content.contains("asked the other players in the channel"), "{}", asked.content);
    let deciding = interaction(others[1], press(&free, &[]));
    // The second time it comes again, and changes nothing.
    for _ in 0..2 {
        let decided = table.hear(deciding.clone()).await.content;
        assert!(decided.contains("to free the seat of"), "{decided}");
        assert!(decided.contains("Agreed: "), "{decided}");
        assert!(table.run(late, "turn").await.content.contains("no seat"));
    }
}

#[tokio::test]
async fn a_move_answers_whether_the_one_before_it_is_taken_back() {
    let mut table = started("slow-consent", 3).await;
    let first = play(&mut table).await;
    let next = table.mover().await.unwrap();
    table.run(next, "turn").await;
    let third = 6 - first - next;
    let refused = table.run(third, "undo").await;
    assert!(
        !refused.content.contains("asked the other players in the channel"),
        "it is nobody else's move"
    );
    assert!(
        table.run(first, "undo").await.content.contains("asked the other players in the channel")
    );
    play(&mut table).await;
    let other = table.run(first, &format!("game kick user:{third}")).await;
    assert!(other.content.contains("asked the other players in the channel"), "{}", other.content);
}

#[tokio::test]
async fn a_question_has_its_own_end_and_not_that_of_the_one_before() {
    let mut table = started("slow-two", 4).await;
    table.run(1, "game kick user:4").await;
    let no = button(last(&table), "No").unwrap();
    table.say(2, press(&no, &[])).await;
    table.say(3, press(&no, &[])).await;
    assert!(last(&table).content.contains("Not enough players agreed"));
    wait(&mut table, 12 * HOUR).await;
    table.run(2, "game kick user:3").await;
    wait(&mut table, 14 * HOUR).await;
    assert!(table.run(1, "game kick user:4").await.content.contains("A question is already open"));
}

#[tokio::test]
async fn whoever_thinks_better_of_it_is_counted_once() {
    let mut table = started("slow-mind", 5).await;
    table.run(1, "game kick user:5").await;
    let asked = last(&table).clone();
    let (yes, no) = (button(&asked, "Yes").unwrap(), button(&asked, "No").unwrap());
    table.say(2, press(&yes, &[])).await;
    table.say(2, press(&no, &[])).await;
    table.say(3, press(&yes, &[])).await;
    assert!(!table.run(5, "turn").await.content.contains("no seat"), "two of four agree");
    table.say(4, press(&yes, &[])).await;
    assert!(table.run(5, "turn").await.content.contains("no seat"));
    let own = table.run(1, "game kick user:1").await;
    assert!(
        !own.content.contains("asked the other players in the channel"),
        "nobody votes about themselves"
    );
}

#[tokio::test]
async fn a_vote_ends_with_the_player_it_was_about() {
    let mut table = started("slow-gone", 4).await;
    table.run(1, "game kick user:4").await;
    let yes = button(last(&table), "Yes").unwrap();
    let ask = table.run(4, "game leave").await;
    table.say(4, press(&button(&ask, "Leave").unwrap(), &[])).await;
    let answer = table.say(2, press(&yes, &[])).await;
    assert!(answer.content.contains("nothing for you to answer"), "{}", answer.content);

    let mut table = started("slow-handed", 4).await;
    table.run(4, "game handover user:5").await;
    let take = button(last(&table), "Take the seat").unwrap();
    table.run(1, "game kick user:4").await;
    let yes = button(last(&table), "Yes").unwrap();
    table.say(5, press(&take, &[])).await;
    let answer = table.say(2, press(&yes, &[])).await;
    assert!(answer.content.contains("nothing for you to answer"), "{}", answer.content);
}

#[tokio::test]
async fn whoever_takes_a_seat_over_has_the_time_of_a_fresh_move() {
    let mut table = started("slow-fresh", 2).await;
    let mover = table.mover().await.unwrap();
    pass_until(now() + DAY);
    table.run(mover, "game handover user:5").await;
    let take = button(last(&table), "Take the seat").unwrap();
    table.say(5, press(&take, &[])).await;
    same(end(&table).await, now() + 2 * DAY);
}

#[tokio::test]
async fn an_outage_is_given_back_also_after_the_clock_went_back() {
    let table = started("slow-back", 2).await;
    table.store.keep_instant("alive", now()).await.unwrap();
    pass_until(now() - 12 * HOUR);
    table.app.alive().await.unwrap();
    let before = end(&table).await;
    pass_until(now() + 6 * HOUR);
    table.app.alive().await.unwrap();
    same(end(&table).await, before + 6 * HOUR);
}

#[tokio::test]
async fn a_question_is_forgotten_where_the_game_is_put_aside() {
    let mut table = started("slow-parked", 3).await;
    let id = table.id().await;
    let channel = table.store.game(id).await.unwrap().unwrap().channel;
    table.run(1, "game kick user:3").await;
    let yes = button(last(&table), "Yes").unwrap();
    table.app.closed(channel, Closure::Closed).await;
    table.run(1, &format!("game move game:{}", id.public())).await;
    let late = table.say(2, press(&yes, &[])).await;
    assert!(late.content.contains("nothing for you to answer"), "{}", late.content);
    let again = table.run(1, "game kick user:3").await;
    assert!(again.content.contains("asked the other players in the channel"), "{}", again.content);
}

#[tokio::test]
async fn the_games_of_a_server_that_the_bot_was_removed_from_wait_until_it_is_back() {
    let mut table = started("slow-removed", 2).await;
    let id = table.id().await;
    table.app.left(port::GuildId(6)).await;
    assert!(table.mover().await.is_some(), "that was another server");
    table.app.left(port::GuildId(5)).await;
    let parked = table.store.game(id).await.unwrap().unwrap();
    assert_eq!(parked.status, storage::Status::Parked);
    table.run(1, &format!("game move game:{}", id.public())).await;
    assert!(table.mover().await.is_some(), "it goes on");
}

#[tokio::test]
async fn vacation_that_one_clock_takes_is_seen_at_once_at_other_tables() {
    let mut table = Table::open("slow-both").await;
    let there = ChannelId(60);
    for (user, line) in [(1, "game new pace:2d"), (2, "game join"), (1, "game start")] {
        table.hear(Interaction { channel: there, ..interaction(user, command(line)) }).await;
    }
    let other = table.store.table_in(there).await.unwrap().unwrap();
    let other = table::model::Table::read(other).unwrap();
    let late = other.player(other.progress.clocks.running()[0].seat).unwrap().0;
    pass_until(now() + 6 * HOUR);
    table.run(1, "game new pace:2d").await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    if table.mover().await != Some(late) {
        play(&mut table).await;
    }
    let before = end(&table).await;
    wait_for_all(&mut table, 42 * HOUR + HOUR / 2).await;
    same(end(&table).await, before + DAY);
}

#[tokio::test]
async fn a_move_that_is_taken_back_overtakes_what_was_asked_about_it() {
    let mut table = started("slow-back-asked", 3).await;
    play(&mut table).await;
    let second = play(&mut table).await;
    let asker = 1 + second % 3;
    let asked = table.run(asker, "undo to:2").await;
    assert!(asked.content.contains("asked the other players in the channel"), "{}", asked.content);
    let yes = button(last(&table), "Yes").unwrap();
    table.run(second, "undo").await;
    assert_eq!(table.mover().await, Some(second));
    let other = 6 - second - asker;
    let late = table.say(other, press(&yes, &[])).await;
    assert!(late.content.contains("nothing for you to answer"), "{}", late.content);
    let ask = table.run(other, "game leave").await;
    table.say(other, press(&button(&ask, "Leave").unwrap(), &[])).await;
    assert!(table.run(other, "turn").await.content.contains("no seat"));
}

#[tokio::test]
async fn what_was_asked_is_asked_again_where_the_game_has_moved() {
    let mut table = started("slow-moved", 3).await;
    let id = table.id().await;
    table.run(1, "game kick user:3").await;
    let yes = button(last(&table), "Yes").unwrap();
    table.run(2, "game handover user:5").await;
    let before = table.public.len();
    let line = format!("game move game:{}", id.public());
    let there = |user, kind| Interaction { channel: ChannelId(60), ..interaction(user, kind) };
    table.hear(there(1, command(&line))).await;
    let late = table.hear(there(2, press(&yes, &[]))).await;
    assert!(late.content.contains("nothing for you to answer"), "{}", late.content);
    let offered = table.public[before..].iter().find_map(|said| button(said, "Take the seat"));
    table.hear(there(5, press(&offered.expect("it is offered again"), &[]))).await;
    assert!(last(&table).content.contains("takes over the seat of"), "{}", last(&table).content);
    let again = table.hear(there(1, command("game kick user:3"))).await;
    assert!(again.content.contains("asked the other players in the channel"), "{}", again.content);
}

#[tokio::test]
async fn whoever_takes_a_seat_over_is_bound_by_nothing_that_was_said_before() {
    let mut table = Table::started("slow-bound", "sets:base,dragon", &[1, 2, 3]).await;
    table.run(2, "standing add answer:away.dragon").await;
    let asked = table.run(1, "game end").await;
    table.say(1, press(&button(&asked, "Ask the others").unwrap(), &[])).await;
    let yes = button(last(&table), "Yes").unwrap();
    table.say(2, press(&yes, &[])).await;
    table.run(2, "game handover user:5").await;
    let take = button(last(&table), "Take the seat").unwrap();
    table.say(5, press(&take, &[])).await;
    let own = table.run(5, "standing list").await;
    assert!(own.content.contains("no standing orders"), "{}", own.content);
    table.say(3, press(&yes, &[])).await;
    assert!(table.mover().await.is_some(), "one has not been asked yet");
    table.say(5, press(&yes, &[])).await;
    assert!(table.mover().await.is_none(), "now all agree");
}

#[tokio::test]
async fn what_goes_on_by_itself_does_so_after_the_clock_went_back() {
    let mut table = started("slow-itself", 2).await;
    pass_until(now() + DAY);
    table.app.alive().await.unwrap();
    table.store.keep_instant("alive", now()).await.unwrap();
    play(&mut table).await;
    pass_until(now() - DAY);
    // A process that has just begun, so that it looks at once.
    table.app = app::App::new(table.store.clone(), crate::common::options());
    table.app.alive().await.unwrap();
    let due = table.store.claim_due(now() + HOUR, 1, 99).await.unwrap();
    assert!(due.iter().any(|due| due.kind.starts_with("draw")), "{due:?}");
}
