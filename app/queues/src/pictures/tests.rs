//! Who shares a picture, who waits for it, and what happens to one that is too much.

use futures_util::FutureExt as _;
use render::{PlayerLabel, Scene};
use rules::{Action, Game, Seed, Setup, Systems};

use super::*;

/// More pictures than any of these tests requests.
const WAITING: usize = 64;

/// The boards of a two-player game after each of its first tiles.
fn boards(number: usize) -> Vec<Scene> {
    let systems = Systems::named(["base"]).expect("base is a set");
    let (mut game, _) = Game::new(Setup::new(2, systems, Seed::from_number(3))).expect("a game");
    let people = [PlayerLabel::new("Ada"), PlayerLabel::new("Ben")];
    let mut boards = Vec::new();
    while boards.len() < number {
        let decision = game.decision().expect("it goes on").clone();
        let action = decision.options[0];
        game.apply(decision.seat, action).expect("it was offered");
        if matches!(action, Action::Place { .. }) {
            boards.push(Scene::of(&game, &people));
        }
    }
    boards
}

fn board(number: usize) -> PictureSpec {
    PictureSpec::board(boards(number).pop().expect("there is one"))
}

/// The file of a picture at its own scale.
fn file(spec: &PictureSpec) -> Vec<u8> {
    spec.draw(usize::MAX, |_, _| ControlFlow::Continue(())).expect("a sound scene")
}

#[tokio::test]
async fn what_is_asked_for_by_several_at_the_same_time_is_drawn_once() {
    let studio = PictureQueue::new(1, WAITING, PictureBudget::default());
    let (one, same, other) =
        (studio.flight(board(4)), studio.flight(board(4)), studio.flight(board(5)));
    assert!(Arc::ptr_eq(&one, &same) && !Arc::ptr_eq(&one, &other));
    let (drawn, again) = tokio::join!(studio.draw(1, &one), studio.draw(2, &same));
    assert_eq!(drawn, Ok(Drawn { name: "board.png", bytes: file(&board(4)) }));
    assert_eq!(drawn, again);
    assert!(studio.draw(1, &other).await.is_ok());
    assert!(studio.flights().is_empty(), "nothing is kept");
    let flight = studio.flight(board(6));
    drop(flight);
    let _other = studio.flight(board(7));
    assert_eq!(studio.flights().len(), 1, "what nobody waits for is forgotten");
}

#[tokio::test]
async fn a_picture_that_is_too_large_is_made_smaller_and_then_not_at_all() {
    let spec = board(30);
    let smaller = spec.smaller().expect("a board has smaller scales");
    let (large, small) = (file(&spec), file(&smaller));
    assert!(small.len() < large.len());
    let studio =
        |bytes| PictureQueue::new(1, WAITING, PictureBudget { bytes, ..PictureBudget::default() });
    let roomy = studio(large.len());
    let drawn = roomy.draw(1, &roomy.flight(spec.clone())).await;
    assert_eq!(drawn.map(|drawn| drawn.bytes), Ok(large));
    let tight = studio(small.len());
    let drawn = tight.draw(1, &tight.flight(spec.clone())).await;
    assert_eq!(drawn.map(|drawn| drawn.bytes), Ok(small));
    let none = studio(100);
    let refused = none.draw(1, &none.flight(spec)).await;
    assert!(matches!(refused, Err(Undrawn::Large { most: 100, .. })), "{refused:?}");
}

#[tokio::test]
async fn a_moving_picture_tells_how_far_it_is_and_one_that_takes_too_long_stands_still() {
    let (scenes, last) = (boards(9), board(9));
    let film = PictureSpec::moving(scenes);
    let studio = PictureQueue::new(1, WAITING, PictureBudget::default());
    let flight = studio.flight(film.clone());
    assert_eq!(flight.progress(), None);
    let drawn = studio.draw(1, &flight).await.expect("a short film");
    assert_eq!((drawn.name, flight.progress()), ("replay.gif", Some((9, 9))));
    let hasty = PictureQueue::new(
        1,
        WAITING,
        PictureBudget { film: Duration::ZERO, ..PictureBudget::default() },
    );
    let drawn = hasty.draw(1, &hasty.flight(film)).await;
    assert_eq!(drawn, Ok(Drawn { name: "board.png", bytes: file(&last) }));
}

#[tokio::test]
async fn boards_do_not_wait_for_moving_pictures_and_neither_waits_without_end() {
    let studio = PictureQueue::new(1, WAITING, PictureBudget::default());
    let under_way = studio.films.enter(1).await.expect("a free place");
    assert!(studio.draw(2, &studio.flight(board(3))).await.is_ok());
    let mut waiting: Vec<_> = (0..FILMS_WAITING).map(|_| Box::pin(studio.films.enter(1))).collect();
    assert!(waiting.iter_mut().all(|turn| turn.now_or_never().is_none()));
    let drawn = studio.draw(1, &studio.flight(PictureSpec::moving(boards(4)))).await;
    assert_eq!(drawn, Ok(Drawn { name: "board.png", bytes: file(&board(4)) }));
    assert_eq!(studio.work(Viewer::Member, 1, || 7).await, Err(Undrawn::Full(Full)));
    assert_eq!(studio.work(Viewer::Reader, 1, || 7).await, Ok(7), "readers have their own");
    drop((waiting, under_way));
    assert_eq!(studio.work(Viewer::Member, 1, || 7).await, Ok(7));
}

#[tokio::test]
async fn a_drawing_that_panics_gives_its_place_back() {
    let studio = PictureQueue::new(1, WAITING, PictureBudget::default());
    let panicked = studio.work(Viewer::Member, 1, || panic!("as it is told")).await;
    assert_eq!(panicked, Err::<(), _>(Undrawn::Panicked));
    assert_eq!(studio.work(Viewer::Member, 1, || 7).await, Ok(7));
}
