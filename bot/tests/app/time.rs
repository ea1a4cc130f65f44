//! The clocks of a game: who is reminded, what happens when time is over, and that nobody is timed
//! out twice.

use crate::common::{Table, button, now, press};
use bot::pace::{DAY, HOUR};
use bot::platform::{Message, UserId};

/// How long a timer is claimed here (milliseconds).
const LEASE: i64 = 1;

/// A game of two with two days for each move.
async fn started(name: &str) -> Table {
    let mut table = Table::open(name).await;
    table.run(1, "game new pace:2d").await;
    table.run(2, "game join").await;
    table.run(1, "game start").await;
    table
}

/// Lets every timer come due that is set before `after` milliseconds from now, until somebody else
/// is to move; gives what was said meanwhile.
async fn wait(table: &mut Table, after: i64) -> Vec<Message> {
    let said = table.public.len();
    let (until, mover) = (now() + after, table.mover().await);
    while table.mover().await == mover {
        let due = table.store.claim_due(until, LEASE, 1).await.unwrap();
        let Some(due) = due.first() else { break };
        table.app.due(due).await.unwrap();
        table.deliver().await;
    }
    table.public[said..].to_vec()
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
    let said = wait(&mut table, 2 * DAY + HOUR).await;
    let [reminder, over] = &said[..] else { panic!("a last reminder and the end: {said:?}") };
    assert_eq!((&reminder.mentions, &over.mentions), (&vec![UserId(late)], &vec![UserId(late)]));

    // More time begins anew, with its own reminder and its own end.
    let more = button(over, "A day more").unwrap();
    assert!(table.say(late, press(&more, &[])).await.content.contains("your own clock"));
    table.say(other(late), press(&more, &[])).await;
    assert!(table.public.last().unwrap().content.contains("a day more"));
    let stale = button(over, "A stand-in").unwrap();
    assert!(table.say(other(late), press(&stale, &[])).await.content.contains("time left"));
    let said = wait(&mut table, 3 * DAY + HOUR).await;
    let over = said.last().unwrap();
    assert!(over.content.contains("your time is over"), "{said:?}");

    let relieve = button(over, "A stand-in").unwrap();
    table.say(other(late), press(&relieve, &[])).await;
    assert!(table.public.last().unwrap().content.contains("A stand-in plays"));
    let said = wait(&mut table, HOUR).await;
    assert_eq!(table.mover().await, Some(other(late)), "the stand-in has moved");
    assert!(said.iter().any(|message| message.mentions == [UserId(other(late))]));

    let back = table.run(late, "game return").await;
    assert!(back.content.contains("yours again"), "{}", back.content);
}

#[tokio::test]
async fn without_a_word_from_anybody_a_stand_in_plays_and_the_game_goes_on() {
    let mut table = started("time-silence").await;
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

#[tokio::test]
async fn a_pace_is_chosen_by_the_host_and_a_new_one_begins_at_once() {
    let mut table = started("time-pace").await;
    for wrong in ["game pace pace:soon", "game pace pace:99d"] {
        assert!(table.run(1, wrong).await.content.contains("is no pace"));
    }
    assert!(table.run(2, "game pace pace:3d").await.content.contains("Only the host"));
    assert!(table.run(1, "game pace pace:5d+12h").await.content.contains("bank of 5 days"));
    assert!(table.run(1, "game info").await.content.contains("Until <t:"));
    assert!(wait(&mut table, 2 * DAY + HOUR).await.iter().all(|m| m.mentions.is_empty()));
    table.run(1, "game pace pace:free").await;
    assert!(wait(&mut table, 90 * DAY).await.is_empty(), "no clock, no word");
    let other = other(table.mover().await.unwrap());
    assert!(table.run(other, "game wait").await.content.contains("No clock runs"));
}
