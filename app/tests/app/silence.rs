//! Games without a pace in which nobody hears from whoever is to move: who is told what, from when on the
//! others need not wait, and who gets more time.

use port::{Message, UserId};
use table::time_control::{DAY, HOUR};

use crate::common::{Table, button, now, press};
use crate::time::{wait, wait_for_all};

/// A game of these people without a pace, in which a week without a word is nearly over for whoever is
/// to move.
async fn nearly_silent(name: &str, people: &[u64]) -> (Table, u64) {
    let mut table = Table::started(name, "sets:base", people).await;
    let mover = table.mover().await.unwrap();
    // The tile is drawn by itself, and nobody is told anything for days.
    assert!(wait(&mut table, 4 * DAY).await.is_empty());
    (table, mover)
}

async fn silent(name: &str, people: &[u64]) -> (Table, u64, Message) {
    let (mut table, mover) = nearly_silent(name, people).await;
    let said = wait(&mut table, 3 * DAY + HOUR).await;
    let [warned, told] = &said[..] else { panic!("a warning and the end of the wait: {said:?}") };
    assert_eq!((&warned.mentions, &told.mentions), (&vec![UserId(mover)], &vec![UserId(mover)]));
    assert!(warned.content.contains("the others need not wait"), "{}", warned.content);
    (table, mover, told.clone())
}

/// An instant as Discord shows it.
fn date_in(words: &str) -> i64 {
    let (_, rest) = words.rsplit_once("until <t:").unwrap_or_else(|| panic!("a date: {words}"));
    rest.split(':').next().unwrap().parse().unwrap()
}

#[tokio::test]
async fn whoever_asks_too_early_hears_when_the_wait_is_over() {
    let (mut table, mover) = nearly_silent("silence-early", &[1, 2]).await;
    let other = 3 - mover;
    let line = format!("game kick user:{mover}");
    let host_alone = "game pace pace:2d";
    let mut lines = vec!["game end", &line, "game wait"];
    if other == 2 {
        lines.push(host_alone);
    }
    for line in lines {
        let refused = table.run(other, line).await;
        let (at, left) = (date_in(&refused.content), DAY * 3 / 1000);
        let ends = now() / 1000 + left;
        assert!((at - ends).abs() < 3600, "/{line}: {}", refused.content);
    }
    // Whoever is awaited does not wait for themselves.
    let own = table.run(mover, "game end").await;
    assert!(!own.content.contains("hears from"), "{}", own.content);
}

#[tokio::test]
async fn after_a_week_without_a_word_the_one_who_is_left_ends_the_game() {
    let (mut table, mover, told) = silent("silence-end", &[1, 2]).await;
    assert!(told.content.contains("for a week"), "{}", told.content);
    let asked = table.run(3 - mover, "game end").await;
    let end = button(&asked, "End the game").expect("nobody has to agree");
    table.say(3 - mover, press(&end, &[])).await;
    assert!(table.mover().await.is_none());
}

#[tokio::test]
async fn after_a_week_without_a_word_a_stand_in_plays_if_it_is_called_and_not_by_itself() {
    let (mut table, mover, told) = silent("silence-stand-in", &[1, 2]).await;
    wait(&mut table, 5 * DAY).await;
    assert_eq!(table.mover().await, Some(mover), "nobody has asked for a stand-in");
    let relieve = button(&told, "Use a stand-in").unwrap();
    table.say(3 - mover, press(&relieve, &[])).await;
    let told = table.public.iter().find(|said| said.content.contains("A stand-in plays"));
    let told = told.unwrap();
    assert!(told.content.contains("Nobody has heard from"), "there was no time: {told:?}");
    table.let_carcas_move().await;
    assert_eq!(table.mover().await, Some(3 - mover));
}

#[tokio::test]
async fn after_a_week_without_a_word_anybody_left_sets_a_pace_also_for_a_silent_host() {
    for host in [1, 2] {
        let people = [host, 3 - host];
        let (mut table, mover) = nearly_silent(&format!("silence-pace-{host}"), &people).await;
        let other = 3 - mover;
        let early = table.run(other, "game pace pace:2d").await;
        assert_eq!(early.content.contains("until <t:"), other != host, "{}", early.content);
        if other == host {
            continue;
        }
        wait(&mut table, 3 * DAY + HOUR).await;
        let done = table.run(other, "game pace pace:2d").await;
        assert!(done.content.contains("2 days"), "{}", done.content);
        let said = wait(&mut table, DAY + HOUR).await;
        assert!(said.iter().any(|said| said.mentions == [UserId(mover)]), "a clock runs: {said:?}");
    }
}

#[tokio::test]
async fn a_word_is_enough_and_a_vacation_gives_time() {
    let (mut table, mover) = nearly_silent("silence-word", &[1, 2]).await;
    let other = 3 - mover;
    table.run(mover, "board").await;
    wait(&mut table, 4 * DAY).await;
    let asked = table.run(other, "game end").await;
    assert!(button(&asked, "End the game").is_none(), "{}", asked.content);
    table.run(mover, "my vacation days:20").await;
    wait(&mut table, 20 * DAY).await;
    let asked = table.run(other, "game end").await;
    assert!(button(&asked, "End the game").is_none(), "{}", asked.content);
    let left = date_in(&asked.content) * 1000 - now();
    assert!((6 * DAY..=7 * DAY).contains(&left), "a week after the vacation: {left}");
}

#[tokio::test]
async fn a_vacation_that_is_announced_when_the_wait_is_over_begins_it_anew() {
    let (mut table, mover, told) = silent("silence-vacation", &[1, 2]).await;
    table.run(mover, "my vacation days:5").await;
    let relieve = button(&told, "Use a stand-in").unwrap();
    table.say(3 - mover, press(&relieve, &[])).await;
    assert!(!table.public.last().unwrap().content.contains("A stand-in plays"));
    let asked = table.run(3 - mover, "game end").await;
    assert!(button(&asked, "End the game").is_none(), "{}", asked.content);
}

#[tokio::test]
async fn whether_a_game_of_three_ends_is_not_for_whoever_is_silent() {
    let (mut table, mover, _) = silent("silence-three", &[1, 2, 3]).await;
    let left: Vec<u64> = (1..=3).filter(|user| *user != mover).collect();
    let asked = table.run(left[0], "game end").await;
    let ask = button(&asked, "Ask the others").expect("somebody else is there");
    table.say(left[0], press(&ask, &[])).await;
    let poll = table.public.last().unwrap().clone();
    assert_eq!(poll.mentions, [UserId(left[1])]);
    table.say(left[1], press(&button(&poll, "Yes").unwrap(), &[])).await;
    assert!(table.mover().await.is_none());
}

#[tokio::test]
async fn daily_reminders_come_daily_without_a_pace_also_when_the_wait_is_over_and_never_at_night() {
    let mut table = Table::started("silence-daily", "sets:base", &[1, 2]).await;
    let mover = table.mover().await.unwrap();
    table.run(mover, "my settings reminders:daily quiet:22-8").await;
    let since = now();
    let said = wait(&mut table, 10 * DAY).await;
    let pings: Vec<&Message> =
        said.iter().filter(|said| said.mentions == [UserId(mover)]).collect();
    assert!((9..=11).contains(&pings.len()), "one a day: {pings:?}");
    assert!(said.first().unwrap().content.contains("your turn since <t:"), "{said:?}");
    assert!(now() - since >= 10 * DAY);
    // Muted, only what concerns the others is left.
    let mut muted = Table::started("silence-muted", "sets:base", &[1, 2]).await;
    let mover = muted.mover().await.unwrap();
    muted.run(mover, "my settings reminders:daily").await;
    let said = wait(&mut muted, DAY + HOUR).await;
    muted.run(mover, "turn").await;
    let mute = button(said.last().unwrap(), "Mute this turn").unwrap();
    muted.say(mover, press(&mute, &[])).await;
    assert!(wait(&mut muted, 3 * DAY).await.is_empty());
}

#[tokio::test]
async fn alone_against_carcas_nobody_is_warned_of_anybody_who_waits() {
    let mut table = Table::open("silence-alone").await;
    for line in ["game new sets:base", "game invite", "game start"] {
        table.run(2, line).await;
    }
    while table.mover().await != Some(2) {
        table.let_carcas_move().await;
    }
    assert!(wait(&mut table, 15 * DAY).await.is_empty());
}

#[tokio::test]
async fn the_warning_before_a_game_is_put_aside_calls_whoever_is_to_move() {
    let mut table = Table::started("silence-idle", "sets:base", &[1, 2]).await;
    let mover = table.mover().await.unwrap();
    table.run(mover, "my settings pings:both").await;
    let said = wait_for_all(&mut table, 22 * DAY).await;
    let warned = said.iter().find(|said| said.content.contains("for three weeks")).unwrap();
    assert_eq!(warned.mentions, [UserId(mover)]);
    assert!(warned.content.contains(&format!("<@{mover}>")), "{}", warned.content);
    let (user, _) = table.direct.last().expect("a direct message");
    assert_eq!(*user, UserId(mover));
}

#[tokio::test]
async fn whoever_is_called_directly_reads_there_until_when_the_others_wait() {
    let mut table = Table::started("silence-direct", "sets:base", &[1, 2]).await;
    for user in [1, 2] {
        table.run(user, "my settings pings:direct").await;
    }
    table.any_turn().await;
    let mover = table.mover().await.unwrap();
    let (_, call) = table.direct.last().unwrap();
    assert!(!call.content.contains("<t:"), "no deadline: {}", call.content);
    let said = wait(&mut table, 6 * DAY).await;
    assert!(said.iter().all(|said| said.mentions.is_empty()), "{said:?}");
    let (user, call) = table.direct.last().unwrap();
    assert_eq!(*user, UserId(mover));
    let at = date_in(&call.content) * 1000;
    assert!((at - now() - DAY).abs() < HOUR, "{}", call.content);
}

#[tokio::test]
async fn two_who_are_left_free_the_seat_of_the_silent_third() {
    let (mut table, mover, told) = silent("silence-free", &[1, 2, 3]).await;
    let left: Vec<u64> = (1..=3).filter(|user| *user != mover).collect();
    let free = button(&told, "Free the seat").unwrap();
    table.say(left[0], press(&free, &[])).await;
    let poll = table.public.last().unwrap().clone();
    assert!(poll.content.contains("of whom nobody has heard"), "{}", poll.content);
    table.say(left[1], press(&button(&poll, "Yes").unwrap(), &[])).await;
    let told = table.public.iter().find(|said| said.content.contains("have freed the seat"));
    assert!(told.unwrap().content.contains("for a week"));
    let taken = table.run(4, "game take").await;
    assert!(taken.content.contains("The seat is yours"), "{}", taken.content);
}
