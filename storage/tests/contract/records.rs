//! What is kept of games that are over.

use storage::{Best, GuildId, OVER_ALL, Player, Reads as _, SeatResult};

use super::Folder;
use crate::{ADA, BEN, GUILD, act, over, play, rating, result, running};

#[tokio::test]
async fn results_are_found_by_player_and_game_and_replaced_when_recorded_again() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let (one, two, three) = (over(&store).await, over(&store).await, over(&store).await);
    let mut first = act(&store).await;
    assert_eq!(first.last_recorded().await.unwrap(), None);
    first.hold_records().await.unwrap();
    let both = [result(one, 0, ADA, 1), SeatResult { points: 89, ..result(one, 1, BEN, 1) }];
    first.save_results(&both).await.unwrap();
    first.save_results(&[result(two, 0, ADA, 2)]).await.unwrap();
    assert_eq!(first.last_recorded().await.unwrap(), Some(result(two, 0, ADA, 2).ended_at));
    assert_eq!(first.wins(GUILD, ADA).await.unwrap(), 2);
    assert_eq!(first.wins(GUILD, BEN).await.unwrap(), 0, "second is not first");
    assert_eq!(first.wins(OVER_ALL, ADA).await.unwrap(), 0, "elsewhere is not here");
    for stands_in in [90, 91] {
        let ahead = SeatResult { player: None, rated: false, points: stands_in, ..both[1].clone() };
        let behind = result(three, 0, ADA, 0);
        first.save_results(&[behind, SeatResult { game: three, ..ahead }]).await.unwrap();
        assert_eq!(first.wins(GUILD, ADA).await.unwrap(), 2, "somebody had as much or more");
    }
    let nobody = SeatResult { player: None, ..result(three, 0, ADA, 0) };
    first.save_results(&[nobody]).await.unwrap();
    first.commit("recorded").await.unwrap();
    assert_eq!(store.results(one).await.unwrap(), both);
    assert_eq!(
        store.results_of(ADA, None, 9).await.unwrap(),
        [result(two, 0, ADA, 2), result(one, 0, ADA, 1)]
    );
    assert_eq!(store.results_of(ADA, None, 1).await.unwrap(), [result(two, 0, ADA, 2)]);
    // Whatever somebody plays elsewhere takes no room from what was played here.
    let elsewhere = SeatResult { guild: GuildId(4), ..result(three, 0, ADA, 3) };
    let mut later = act(&store).await;
    later.save_results(std::slice::from_ref(&elsewhere)).await.unwrap();
    later.commit("recorded").await.unwrap();
    assert_eq!(store.results_of(ADA, Some(GUILD), 1).await.unwrap(), [result(two, 0, ADA, 2)]);
    assert_eq!(store.results_of(ADA, Some(GuildId(4)), 9).await.unwrap(), [elsewhere]);

    let corrected = SeatResult { player: None, rated: false, points: -3, ..both[1].clone() };
    let mut again = act(&store).await;
    assert_eq!(again.results(one).await.unwrap(), both);
    again.save_results(std::slice::from_ref(&corrected)).await.unwrap();
    again.commit("recorded").await.unwrap();
    assert_eq!(store.results(one).await.unwrap()[1], corrected);
    assert_eq!(store.results_of(BEN, None, 9).await.unwrap(), []);
}

#[tokio::test]
async fn a_list_of_ratings_is_of_the_people_of_a_server_also_where_it_is_over_all() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut rating_all = act(&store).await;
    let ada = Player { id: ADA, name: "Ada".into(), locale: "en".into() };
    rating_all.save_player(&ada).await.unwrap();
    let elsewhere = GuildId(4);
    for (guild, player, ground, standing) in [
        (GUILD, ADA, "base", -5),
        (GUILD, BEN, "base", 7),
        (GUILD, BEN, "winter", 70),
        (OVER_ALL, ADA, "base", 9),
        (OVER_ALL, BEN, "base", 8),
        (OVER_ALL, BEN, "winter", 70),
        (elsewhere, ADA, "base", 1),
    ] {
        rating_all.save_rating(guild, player, ground, rating(0)).await.unwrap();
        rating_all.save_rating(guild, player, ground, rating(standing)).await.unwrap();
    }
    assert_eq!(rating_all.rating(GUILD, ADA, "base").await.unwrap(), Some(rating(-5)));
    assert_eq!(rating_all.rating(GUILD, ADA, "winter").await.unwrap(), None);
    rating_all.commit("rated").await.unwrap();
    let listed = async |guild, over_all| {
        let ranked = store.ranked(guild, "base", over_all, 9).await.unwrap();
        ranked.iter().map(|it| (it.player, it.rating.standing)).collect::<Vec<_>>()
    };
    assert_eq!(listed(GUILD, false).await, [(BEN, 7), (ADA, -5)]);
    assert_eq!(listed(GUILD, true).await, [(ADA, 9), (BEN, 8)]);
    assert_eq!(listed(elsewhere, true).await, [(ADA, 9)], "Ben never played there");
    let ranked = store.ranked(GUILD, "base", false, 9).await.unwrap();
    assert_eq!((&ranked[0].name, ranked[1].name.as_deref()), (&None, Some("Ada")));
    assert_eq!(store.ranked(GUILD, "base", false, 1).await.unwrap().len(), 1);
    assert_eq!(store.ratings_of(ADA).await.unwrap().len(), 3);

    let mut leaving = act(&store).await;
    leaving.leave_records(ADA).await.unwrap();
    leaving.commit("left").await.unwrap();
    assert_eq!(listed(GUILD, true).await, [(BEN, 8)]);
    assert_eq!(store.all_ratings().await.unwrap().len(), 4);
}

#[tokio::test]
async fn the_best_of_a_kind_is_held_by_the_seat_of_a_game() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    let best = |value, seat| Best { kind: "city".into(), value, game, seat };
    let mut setting = act(&store).await;
    setting.save_results(&[result(game, 1, BEN, 1)]).await.unwrap();
    assert_eq!(setting.best(GUILD, "city").await.unwrap(), None);
    setting.save_best(GUILD, &best(8, None)).await.unwrap();
    setting.save_best(GUILD, &best(9, Some(1))).await.unwrap();
    assert_eq!(setting.best(GUILD, "city").await.unwrap(), Some(best(9, Some(1))));
    setting.commit("set").await.unwrap();
    let held = store.bests(GUILD).await.unwrap();
    assert_eq!((held.len(), held[0].player, &held[0].best), (1, Some(BEN), &best(9, Some(1))));
    assert_eq!(held[0].ended_at, Some(result(game, 1, BEN, 1).ended_at));
    assert_eq!(store.bests(OVER_ALL).await.unwrap(), []);

    let mut clearing = act(&store).await;
    clearing.clear_records().await.unwrap();
    clearing.commit("cleared").await.unwrap();
    assert_eq!(store.all_bests().await.unwrap(), []);
    assert_eq!(store.results(game).await.unwrap(), []);
}

#[tokio::test]
async fn an_act_reads_the_log_with_its_own_moves_and_ended_games_are_in_order() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let one = over(&store).await;
    let two = over(&store).await;
    let open = running(&store).await;
    play(&store, open, "a").await;
    let mut playing = act(&store).await;
    let state = crate::state("b");
    playing.append(open, 1, &[crate::a_move("b")], &state).await.unwrap();
    let log = playing.moves(open).await.unwrap();
    assert_eq!(log.iter().map(|made| made.ordinal).collect::<Vec<_>>(), [1, 2]);
    // The second was recorded before the first.
    playing.save_results(&[result(one, 0, ADA, 2), result(two, 0, ADA, -2)]).await.unwrap();
    playing.commit("moved").await.unwrap();
    assert_eq!(store.ended().await.unwrap(), [two, one]);
}
