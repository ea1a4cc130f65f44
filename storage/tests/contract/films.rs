//! Moving pictures of games that are over: kept within a bound, and gone with the names in them.

use storage::{ChannelId, GameId, Reads as _, Store};

use super::Folder;
use crate::{BEN, HERE, NOW, running, running_in};

/// Whether a film is kept of each of these games.
async fn kept(store: &dyn Store, games: &[GameId]) -> Vec<bool> {
    let mut kept = Vec::new();
    for &game in games {
        kept.push(store.film(game, "look").await.unwrap().is_some());
    }
    kept
}

#[tokio::test]
async fn a_film_is_kept_for_its_look_and_outlives_the_process() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    assert_eq!(store.film(game, "summer").await.unwrap(), None);
    for film in [&b"first"[..], b"second"] {
        store.keep_film((game, "summer"), film, 100, NOW).await.unwrap();
    }
    store.close().await;
    let store = folder.open().await;
    assert_eq!(store.film(game, "summer").await.unwrap().as_deref(), Some(&b"second"[..]));
    assert_eq!(store.film(game, "winter").await.unwrap(), None);
    store.keep_film((game, "winter"), b"third", 100, NOW).await.unwrap();
    assert_eq!(store.film(game, "summer").await.unwrap(), None, "one a game");
}

#[tokio::test]
async fn the_oldest_films_make_room() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let mut games = Vec::new();
    for number in 0..4 {
        let game = running_in(&store, ChannelId(HERE.0 + number)).await;
        games.push(game);
        store.keep_film((game, "look"), &[7; 40], 100, NOW + number as i64).await.unwrap();
    }
    assert_eq!(kept(&store, &games).await, [false, false, true, true]);
    store.keep_film((games[0], "look"), &[7; 90], 100, NOW + 9).await.unwrap();
    assert_eq!(kept(&store, &games).await, [true, false, false, false]);
    store.keep_film((games[1], "look"), &[7; 101], 100, NOW + 10).await.unwrap();
    assert_eq!(kept(&store, &games).await, [false; 4], "what is too large is not kept");
}

#[tokio::test]
async fn a_film_goes_with_whoever_is_named_in_it() {
    let Some(folder) = Folder::new() else { return };
    let store = folder.open().await;
    let game = running(&store).await;
    store.keep_film((game, "look"), b"Ben 12", 100, NOW).await.unwrap();
    store.erase(BEN).await.unwrap();
    assert_eq!(kept(&store, &[game]).await, [false]);
}
