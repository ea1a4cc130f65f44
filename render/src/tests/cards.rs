//! The cards of the seats: everything on them can be read on a phone and has one size in a picture,
//! whatever the seats have, and nothing is cut that there is room for.

use canvas::{Rect, text};
use rules::{FigureKind, KindId, Pos, Rotation, Seat, Token};

use crate::camera::Frame;
use crate::card_plan::{CardPlan, CardWords, ClockPlace};
use crate::{PlayerLabel, Scene, SeatPanel, Tile, View};

const NAMES: [&str; 6] = ["Ada", "Łucja", "Ştefan the Great", "Ben", "Žofie", "Maria"];

/// A board of this size; its seats have a figure and this many more things each, the second none.
fn rich((columns, rows): (i16, i16), seats: usize, things: usize) -> Scene {
    let kind = KindId::named("base/U").expect("a tile of the base game");
    let cells = (0..columns).flat_map(|x| (0..rows).map(move |y| Pos::new(x, y)));
    let tile = |pos| Tile { kind, pos, rotation: Rotation::default() };
    let seat = |number: usize| {
        let things = if number == 1 { 0 } else { things };
        let figures = FigureKind::ALL.iter().skip(1).map(|&kind| (kind, 1));
        let few = figures.clone().count().min(things);
        SeatPanel {
            player: PlayerLabel::new(NAMES[number]),
            score: [7, 101, 54, 0, 88, 23][number],
            supply: [(FigureKind::Small, 7)].into_iter().chain(figures.take(few)).collect(),
            tokens: Token::ALL.iter().map(|&token| (token, 2)).take(things - few).collect(),
            held: Vec::new(),
        }
    };
    Scene {
        tiles: cells.map(tile).collect(),
        seats: (0..seats).map(seat).collect(),
        turn: Some(Seat(0)),
        hand: Some((kind, Rotation::default())),
        last: vec![Pos::new(columns - 1, rows - 1)],
        clocks: vec![(Seat(0), "2 d 23 h".to_owned())],
        ..Scene::empty()
    }
}

/// Scenes with few and many seats, things, tiles.
fn scenes() -> impl Iterator<Item = Scene> {
    let boards = [(1, 1), (9, 7), (6, 14), (18, 12), (30, 5)];
    boards.into_iter().flat_map(|board| {
        (1..=6).flat_map(move |seats| [0, 3, 9, 20].map(|things| rich(board, seats, things)))
    })
}

/// The frame of a scene and the layout of its first card; without the picture's width.
fn plan(scene: &Scene) -> (Frame, CardPlan) {
    let frame = Frame::of(scene).expect("a small board");
    let plan = match frame.side.filter(|_| scene.view == View::Panel) {
        Some(side) => {
            let inner = side.inset(side.width * 6 / 100).width as f32 / frame.width as f32;
            CardPlan::single(&CardWords::of(scene, Seat(0)), inner)
        }
        None => frame.cards,
    };
    (frame, plan)
}

#[test]
fn what_is_on_a_card_can_be_read_on_a_phone() {
    for scene in scenes() {
        for view in [View::Whole, View::Fitting, View::Focus, View::Panel] {
            let (frame, plan) = plan(&scene.clone().view(view));
            let sizes = plan.sizes(frame.width);
            let on_phone = |size: f32| size * 400.0 / frame.width as f32;
            assert!(on_phone(sizes.thing) >= 11.8, "{view:?} {}: {sizes:?}", frame.width);
            let least = sizes.name.min(sizes.text);
            assert!(on_phone(least) >= 8.0 && least >= 14.0, "{view:?} {}: {sizes:?}", frame.width);
        }
    }
}

#[test]
fn everything_has_room_on_its_card() {
    for scene in scenes() {
        for view in [View::Whole, View::Focus, View::Panel] {
            let scene = scene.clone().view(view);
            let (frame, plan) = plan(&scene);
            let (width, sizes) = (frame.width as f32, plan.sizes(frame.width));
            let shown = if view == View::Panel { 1 } else { scene.seats.len() };
            for seat in 0..shown {
                let words = CardWords::of(&scene, Seat(seat as u8));
                let lines = if plan.beside { Vec::new() } else { plan.lines(&words) };
                for line in &lines {
                    let wide: f32 = line.iter().map(|thing| thing.width(sizes)).sum();
                    assert!(wide <= plan.inner() * width + sizes.thing, "{wide}");
                }
                let below = plan.head() + lines.len() as f32 * plan.thing_line();
                assert!(below <= plan.height + 1e-4, "{view:?} {below} of {}", plan.height);
                // A clock shares its line only with what leaves room for it.
                let place = plan.clock_of(&words, sizes, width);
                let name = sizes.name * text::width(&words.name);
                if place == ClockPlace::Name && words.clock.is_some() {
                    let inner = plan.inner() * width;
                    assert!(name + words.clock(sizes) <= inner, "{}", words.name);
                }
            }
            assert!((plan.columns * plan.rows) >= shown);
        }
    }
}

#[test]
fn a_name_is_not_cut_where_there_is_room() {
    for seats in 3..=6 {
        for things in [0, 3, 9] {
            for view in [View::Whole, View::Focus] {
                let scene = rich((9, 7), seats, things).view(view);
                let (frame, own) = plan(&scene);
                let words = CardWords::of(&scene, Seat(2));
                let name = own.name(&words, own.sizes(frame.width), frame.width as f32);
                assert_eq!(name, [NAMES[2]], "{seats} {things} {view:?}");
                // A name of its own line has more room.
                let long = "Bartholomew the Younger";
                let named = |seat: SeatPanel| SeatPanel { player: PlayerLabel::new(long), ..seat };
                let seats = scene.seats.into_iter().map(named).collect();
                let scene = Scene { seats, ..scene };
                let (frame, plan) = plan(&scene);
                let words = CardWords::of(&scene, Seat(2));
                let name = plan.name(&words, plan.sizes(frame.width), frame.width as f32);
                assert_eq!(name, [long], "{} {things} {view:?}", scene.seats.len());
            }
        }
    }
    for seat in 0..3 {
        let scene = Scene { turn: Some(Seat(seat)), clocks: Vec::new(), ..rich((9, 7), 3, 9) };
        let scene = scene.view(View::Panel);
        let frame = Frame::of(&scene).expect("a small board");
        let words = CardWords::of(&scene, Seat(seat));
        let plan = CardPlan::single(&words, 0.21);
        let name = plan.name(&words, plan.sizes(frame.width), frame.width as f32);
        assert_eq!(name, [NAMES[usize::from(seat)]]);
    }
    let mut scene = rich((9, 7), 6, 9).view(View::Panel);
    scene.seats[0].player = PlayerLabel::new("Bartholomew the Younger");
    let (frame, plan) = plan(&scene);
    let words = CardWords::of(&scene, Seat(0));
    let name = plan.name(&words, plan.sizes(frame.width), frame.width as f32);
    assert_eq!(name, ["Bartholomew", "the Younger"]);
}

#[test]
fn no_place_for_a_card_stays_empty() {
    for scene in scenes().filter(|scene| scene.seats.len() > 1) {
        for view in [View::Whole, View::Focus] {
            let (_, plan) = plan(&scene.clone().view(view));
            let free = plan.columns * plan.rows - scene.seats.len();
            assert_eq!(plan.spare, free > 0, "the tile in hand and the pile stand there");
            assert!(free <= 1, "{} of {}", scene.seats.len(), plan.columns * plan.rows);
        }
    }
}

#[test]
fn the_column_beside_a_panels_board_has_room_for_card_tile_and_pile() {
    for scene in scenes() {
        let scene = scene.view(View::Panel);
        let (frame, plan) = plan(&scene);
        let side = frame.side.expect("the column");
        let margin = side.width * 6 / 100;
        let inner: Rect = side.inset(margin);
        let card = (plan.height * frame.width as f32).round() as i32;
        let pile = (0.042 * frame.width as f32).round() as i32;
        let room = inner.height - card - pile - 2 * margin;
        assert!(
            room * 10 >= inner.width * 7,
            "{room} for a tile in {} x {}",
            side.width,
            side.height
        );
    }
}

#[test]
fn the_pictures_of_a_game_have_cards_of_one_size_in_its_animation() {
    let scenes = [0, 9, 3].map(|things| rich((9, 7), 5, things));
    let all = CardPlan::of_all(&scenes, crate::card_plan::BesideCards::Pile);
    for scene in &scenes {
        let own = CardPlan::of(scene, crate::card_plan::BesideCards::Pile);
        assert!(own.height <= all.height && own.columns == all.columns);
    }
}
