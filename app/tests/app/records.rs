//! What is remembered of games that were played to their end.

use ground::archive::recount::{Recount, recount};
use port::{Interaction, InteractionKind, Message};
use storage::{
    ActKey, BeginOutcome, Best, ChannelId, InteractionId, NewGame, OVER_ALL, Rating, SeatResult,
    UserId,
};
use table::record::SeatFacts;

use crate::common::{Table, button, command, interaction, now, press};
use crate::together::answer;

/// The server of the tests.
const HERE: storage::GuildId = storage::GuildId(5);

/// Plays the shortest game that counts to its end, without figures.
async fn play(table: &mut Table, people: &[u64]) {
    play_tiles(table, people, 23).await;
}

/// Plays a game of so many tiles to its end, without figures.
async fn play_tiles(table: &mut Table, people: &[u64], tiles: u32) {
    table.run(people[0], &format!("game new tiles:{tiles}")).await;
    for user in &people[1..] {
        table.run(*user, "game join").await;
    }
    table.run(people[0], "game start").await;
    while table.mover().await.is_some() {
        table.any_turn().await;
    }
}

async fn after_games(name: &str, games: &[&[u64]]) -> Table {
    let mut table = Table::open(name).await;
    for people in games {
        play(&mut table, people).await;
    }
    table
}

/// The same command in direct messages.
fn directly(user: u64, line: &str) -> Interaction {
    let guild_locale = None;
    Interaction { guild: None, guild_locale, ..interaction(user, command(line)) }
}

fn files(message: &Message) -> Vec<&str> {
    message.files.sent().iter().map(|file| file.name.as_str()).collect()
}

#[tokio::test]
async fn a_game_that_people_play_to_its_end_is_remembered_of_each_of_them() {
    let mut table = after_games("records-stats", &[&[1, 2], &[1, 2, 3]]).await;
    let own = table.run(1, "stats").await;
    assert!(own.content.contains("Games: 2, rated: 2."), "{}", own.content);
    assert!(own.content.contains("Rating (Base game): "), "{}", own.content);
    assert!(own.content.contains("over all servers (Base game)"), "{}", own.content);
    assert!(own.content.contains("in person, in time: 100 %"), "{}", own.content);
    assert_eq!(files(&own), ["rating.png"]);
    let alt = &own.files.sent()[0].description;
    assert!(alt.contains("Ada") && alt.contains("from game to game: 25.00"), "{alt}");
    // Somebody else sees what is of this server.
    let other = table.run(2, "stats user:1").await;
    assert!(other.content.contains("rated: 2."), "{}", other.content);
    assert!(!other.content.contains("over all servers"), "{}", other.content);
    let nobody = table.run(2, "stats user:4").await;
    assert!(nobody.content.contains("no game is recorded"), "{}", nobody.content);
    let everywhere = table.hear(directly(1, "stats")).await;
    assert!(everywhere.content.contains("on all servers"), "{}", everywhere.content);
}

/// Writes down that Ada has won these games.
async fn won(table: &Table, numbers: std::ops::Range<i64>) {
    let key = ActKey::interaction(InteractionId((1 << 40) + numbers.start.unsigned_abs()));
    let BeginOutcome::New(mut act) = table.store.begin(&key, now()).await.unwrap() else {
        panic!("new")
    };
    for number in numbers {
        let channel = ChannelId(1_000 + number.unsigned_abs());
        let (host, settings) = (UserId(1), "{}".to_owned());
        let new = NewGame { guild: Some(HERE), channel, host, settings };
        let result = SeatResult {
            game: act.create_game(&new).await.unwrap(),
            seat: 0,
            player: Some(host),
            guild: HERE,
            ground: "base".to_owned(),
            ended_at: number,
            place: 1,
            points: 90,
            rated: true,
            facts: serde_json::to_string(&SeatFacts::default()).unwrap(),
        };
        act.save_results(&[result]).await.unwrap();
    }
    act.commit("").await.unwrap();
}

#[tokio::test]
async fn whoever_has_played_more_games_than_are_counted_is_told_so() {
    let mut table = Table::open("records-many").await;
    won(&table, 0..1_000).await;
    let all = table.run(1, "stats").await;
    assert!(!all.content.contains("Only the last"), "{}", all.content);
    won(&table, 1_000..1_001).await;
    let last = table.run(1, "stats").await;
    assert!(last.content.contains("Only the last 1000 games are counted."), "{}", last.content);
    assert!(last.content.contains("Games: 1000, rated: 1000."), "{}", last.content);
}

#[tokio::test]
async fn ratings_are_a_list_of_the_server_the_best_first() {
    let mut table = after_games("records-list", &[&[1, 2], &[1, 2], &[2, 3]]).await;
    let list = table.run(3, "leaderboard").await;
    for (place, name) in [(r"1\. ", "games: "), (r"2\. ", "Ada"), (r"3\. ", "Ben")] {
        assert!(list.content.contains(place) && list.content.contains(name), "{}", list.content);
    }
    let ranked = table.store.ranked(HERE, "base", false, 9).await.unwrap();
    let standings: Vec<i64> = ranked.iter().map(|it| it.rating.standing).collect();
    assert!(standings.is_sorted_by(|better, worse| better >= worse), "{standings:?}");
    assert_eq!(ranked.iter().map(|it| it.rating.games).sum::<u32>(), 6);
    let winter = table.run(3, "leaderboard ground:winter").await;
    assert!(winter.content.contains("Nobody has a rating here yet"), "{}", winter.content);
    let over_all = table.run(3, "leaderboard everywhere:true").await;
    assert!(over_all.content.contains("over all servers"), "{}", over_all.content);
    assert_eq!(table.complete(3, "leaderboard ground:", "ground").await.len(), 4);
}

#[tokio::test]
async fn the_hall_shows_each_best_with_its_board_and_who_was_first() {
    let mut table = Table::open("records-hall").await;
    let empty = table.run(1, "hall").await;
    assert!(empty.content.contains("still empty"), "{}", empty.content);
    play(&mut table, &[1, 2]).await;
    play(&mut table, &[3, 4]).await;
    let hall = table.run(5, "hall").await;
    for best in ["Most points in a game", "Closest finish", "Longest game"] {
        assert!(hall.content.contains(best), "{best}: {}", hall.content);
    }
    let bests = table.store.bests(HERE).await.unwrap();
    for held in bests.iter().filter(|held| !held.best.kind.starts_with("first")) {
        let shown = table.run(5, &format!("hall record:{}", held.best.kind)).await;
        assert_eq!(files(&shown)[0], "board.png", "{}", held.best.kind);
        let line = shown.content.lines().next().unwrap();
        assert!(hall.content.contains(line), "{line}: {}", hall.content);
        let alt = &shown.files.sent()[0].description;
        assert!(alt.starts_with(&format!("{}. ", line.replace("**", ""))), "{alt}");
    }
    let known: Vec<&str> = bests.iter().map(|held| held.best.kind.as_str()).collect();
    let missing = ["city", "road", "farm"].into_iter().find(|kind| !known.contains(kind));
    if let Some(missing) = missing {
        let none = table.run(5, &format!("hall record:{missing}")).await;
        assert!(none.content.contains("Nobody has set this one yet"), "{}", none.content);
    }
}

#[tokio::test]
async fn whoever_wants_no_records_is_in_none_and_the_games_of_the_others_stay() {
    let mut table = after_games("records-out", &[&[1, 2]]).await;
    let shown = table.run(2, "my settings records:false").await;
    assert!(shown.content.contains("not in the records"), "{}", shown.content);
    let list = table.run(1, "leaderboard").await;
    assert!(list.content.contains("Ada") && !list.content.contains("Ben"), "{}", list.content);
    assert!(table.run(1, "stats user:2").await.content.contains("no game is recorded"));
    play(&mut table, &[1, 2]).await;
    assert_eq!(table.store.results_of(UserId(2), None, 9).await.unwrap(), []);
    assert!(table.run(1, "stats").await.content.contains("rated: 2."));
    let hall = table.run(1, "hall").await;
    assert!(!hall.content.contains("Ben"), "{}", hall.content);
    for kind in ["score", "closest", "longest"] {
        let shown = table.run(1, &format!("hall record:{kind}")).await;
        let alt = &shown.files.sent()[0].description;
        assert!(!alt.contains("Ben"), "{alt}");
    }
    let again = table.run(2, "my settings records:true").await;
    assert!(again.content.contains("Your games are in the records"), "{}", again.content);
    play(&mut table, &[1, 2]).await;
    assert!(table.run(2, "stats").await.content.contains("Games: 1, rated: 1."));
}

#[tokio::test]
async fn a_game_of_few_tiles_or_few_turns_is_neither_rated_nor_in_the_hall() {
    let mut table = Table::open("records-short").await;
    play_tiles(&mut table, &[1, 2], 4).await;
    play_tiles(&mut table, &[1, 2], 22).await;
    let own = table.run(1, "stats").await;
    assert!(own.content.contains("Games: 2, rated: 0."), "{}", own.content);
    assert!(table.store.all_ratings().await.unwrap().is_empty());
    assert!(table.store.bests(HERE).await.unwrap().is_empty());
    play(&mut table, &[1, 2]).await;
    let own = table.run(1, "stats").await;
    assert!(own.content.contains("Games: 3, rated: 1."), "{}", own.content);
    assert!(!table.store.bests(HERE).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_game_against_carcas_is_counted_but_not_rated() {
    let mut table = Table::open("records-guest").await;
    table.run(2, "game new tiles:4").await;
    table.run(2, "game invite").await;
    table.run(2, "game start").await;
    while table.mover().await.is_some() {
        match table.mover().await {
            Some(2) => table.any_turn().await,
            _ => table.let_carcas_move().await,
        }
    }
    let own = table.run(2, "stats").await;
    assert!(own.content.contains("Games: 1, rated: 0."), "{}", own.content);
    assert!(files(&own).is_empty() && table.store.bests(HERE).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_question_about_no_server_or_no_complete_game_is_answered_in_a_sentence() {
    let mut table = Table::open("records-refused").await;
    for line in ["leaderboard", "hall", "hall record:city", "stats user:2"] {
        let refused = table.hear(directly(1, line)).await;
        assert!(refused.content.contains("This is about a server"), "{line}: {}", refused.content);
    }
    let added = table.run(1, "leaderboard ground:inns").await;
    assert!(added.content.contains("this adds to a game"), "{}", added.content);
    let unknown = table.run(1, "leaderboard ground:wintre").await;
    assert!(unknown.content.contains("winter"), "{}", unknown.content);
}

#[tokio::test]
async fn an_erasure_leaves_the_records_whole_without_the_name() {
    let mut table = after_games("records-erased", &[&[1, 2], &[1, 2, 3]]).await;
    let export = table.run(2, "privacy export").await;
    let file: serde_json::Value = serde_json::from_slice(&export.files.sent()[0].bytes).unwrap();
    assert_eq!(file["results"].as_array().unwrap().len(), 2);
    assert_eq!(file["ratings"].as_array().unwrap().len(), 2, "here and over all");
    let before = table.store.ranked(HERE, "base", false, 9).await.unwrap();
    let asked = table.run(2, "privacy erase").await;
    let erase = button(&asked, "Forget me").unwrap();
    table.say(2, crate::common::press(&erase, &[])).await;
    let after = table.store.ranked(HERE, "base", false, 9).await.unwrap();
    let others: Vec<_> = before.into_iter().filter(|it| it.player != UserId(2)).collect();
    assert_eq!(after, others);
    let hall = table.run(1, "hall").await;
    assert!(!hall.content.contains("Ben"), "{}", hall.content);
    let games = table.store.ended().await.unwrap();
    assert_eq!(games.len(), 2);
    assert_eq!(recount(&*table.store, now()).await.unwrap(), Recount { games: 2, differ: 0 });
}

#[tokio::test]
async fn counting_anew_gives_the_same_numbers_and_corrects_wrong_ones() {
    let games: &[&[u64]] = &[&[1, 2], &[2, 3, 4], &[1, 3], &[1, 2], &[2, 1]];
    let mut table = after_games("records-recount", games).await;
    table.run(4, "my settings records:false").await;
    play(&mut table, &[4, 2]).await;
    let right = table.store.all_ratings().await.unwrap();
    let bests = table.store.all_bests().await.unwrap();
    assert_eq!(recount(&*table.store, now()).await.unwrap(), Recount { games: 6, differ: 0 });
    // Somebody helps a friend.
    let key = ActKey::interaction(InteractionId(1 << 40));
    let BeginOutcome::New(mut act) = table.store.begin(&key, now()).await.unwrap() else {
        panic!("new")
    };
    let wrong = Rating { rating: 99_000_000, uncertainty: 1, games: 9, standing: 99_000_000 };
    act.save_rating(OVER_ALL, UserId(3), "base", wrong).await.unwrap();
    act.commit("").await.unwrap();
    let corrected = recount(&*table.store, now()).await.unwrap();
    assert_eq!(corrected, Recount { games: 6, differ: 2 }, "one is gone and one is there");
    assert_eq!(table.store.all_ratings().await.unwrap(), right);
    assert_eq!(table.store.all_bests().await.unwrap(), bests);
    // Of games that ended before there were records the same numbers are made.
    let BeginOutcome::New(mut act) =
        table.store.begin(&ActKey::interaction(InteractionId(1 << 41)), now()).await.unwrap()
    else {
        panic!("new")
    };
    act.clear_records().await.unwrap();
    act.commit("").await.unwrap();
    assert_eq!(recount(&*table.store, now()).await.unwrap().games, 6);
    let named = |it: &(storage::GuildId, UserId, String, Rating)| (it.0, it.1);
    let again = table.store.all_ratings().await.unwrap();
    assert_eq!(
        again.iter().map(named).collect::<Vec<_>>(),
        right.iter().map(named).collect::<Vec<_>>()
    );
}

#[tokio::test]
async fn counting_anew_takes_a_title_from_who_has_not_won_often_enough() {
    let mut table = Table::started("records-five", "tiles:23", &[1, 2]).await;
    while let Some(user) = table.mover().await {
        match user {
            1 => answer(&mut table, 1, |_| false).await,
            _ => table.any_turn().await,
        }
    }
    let bests = table.store.all_bests().await.unwrap();
    let first = |(_, best): &&(storage::GuildId, Best)| best.kind == "first-win";
    let won = bests.iter().find(first).expect("Ada has won, with her figures").1.clone();
    let key = ActKey::interaction(InteractionId(1 << 40));
    let BeginOutcome::New(mut act) = table.store.begin(&key, now()).await.unwrap() else {
        panic!("new")
    };
    act.save_best(HERE, &Best { kind: "first-five".to_owned(), ..won }).await.unwrap();
    act.commit("").await.unwrap();
    assert_eq!(recount(&*table.store, now()).await.unwrap(), Recount { games: 1, differ: 1 });
    assert_eq!(table.store.all_bests().await.unwrap(), bests);
}

#[tokio::test]
async fn a_game_that_is_given_up_leaves_no_record() {
    let mut table = Table::started("records-ended", "tiles:23", &[1, 2]).await;
    table.any_turn().await;
    table.end_game().await;
    assert!(table.store.ended().await.unwrap().is_empty());
    let kind: InteractionKind = command("stats");
    let none = table.say(1, kind).await;
    assert!(none.content.contains("no game is recorded"), "{}", none.content);
}

#[tokio::test]
async fn a_game_that_was_won_by_resignation_leaves_no_record_however_often_it_is_counted() {
    let mut table = Table::started("records-resigned", "tiles:23", &[1, 2]).await;
    table.any_turn().await;
    let ask = table.run(2, "game resign").await;
    table.say(2, press(&button(&ask, "Resign").unwrap(), &[])).await;
    assert!(table.mover().await.is_none());
    assert_eq!(recount(&*table.store, now()).await.unwrap(), Recount { games: 0, differ: 0 });
}
