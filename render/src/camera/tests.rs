//! Frames of boards of every size and shape.

use super::*;
use crate::coordinates;
use crate::scene::Tile;
use rules::{Dice, KindId, Rotation, Seed, Side};

fn tile(pos: Pos) -> Tile {
    let kind = KindId::named("base/U").expect("base/U exists");
    Tile { kind, pos, rotation: Rotation::default() }
}

fn row_of(number: i16) -> Scene {
    Scene { tiles: (0..number).map(|x| tile(Pos::new(x, 0))).collect(), ..Scene::empty() }
}

/// A board with these numbers of columns and rows.
fn block(columns: i16, rows: i16) -> Scene {
    let cells = (0..rows).flat_map(|y| (0..columns).map(move |x| Pos::new(x - 5, y - 5)));
    Scene { tiles: cells.map(tile).collect(), ..Scene::empty() }
}

/// A board of this many tiles that grew by chance: round, straggling, or in one line, with the last
/// one marked.
fn grown(dice: &mut Dice) -> Scene {
    let number = [1, 2, 5, 12, 40, 72, 120, 200, 400][dice.below(9) as usize];
    let (reach, turns) = (1 + dice.below(number), [1, 4, 40][dice.below(3) as usize]);
    let mut cells = vec![Pos::default()];
    let (mut at, mut heading) = (Pos::default(), 0);
    while cells.len() < number as usize {
        if dice.below(turns) == 0 {
            let near = cells.len().saturating_sub(reach as usize);
            at = cells[near + dice.below((cells.len() - near) as u32) as usize];
            heading = dice.below(4) as usize;
        }
        at = at.step(Side::ALL[heading]);
        if !cells.contains(&at) {
            cells.push(at);
        }
    }
    Scene { tiles: cells.iter().copied().map(tile).collect(), ..Scene::empty() }.mark_last([at])
}

/// Boards of every shape and size, each with some cells beside it.
fn boards() -> impl Iterator<Item = (Scene, Vec<Pos>)> {
    let mut dice = Dice::stream(Seed::from_number(5), "boards");
    let blocks = [(1, 1), (14, 3), (15, 15), (3, 40), (45, 30), (120, 7), (1, 400), (512, 1)];
    let blocks = blocks
        .map(|(columns, rows)| block(columns, rows).mark_last([Pos::new(columns - 6, rows - 6)]));
    let grown: Vec<Scene> = (0..150).map(|_| grown(&mut dice)).collect();
    blocks.into_iter().chain(grown).map(|scene| {
        let filled: std::collections::BTreeSet<Pos> =
            scene.tiles.iter().map(|tile| tile.pos).collect();
        let beside = filled.iter().flat_map(|pos| Side::ALL.map(|side| pos.step(side)));
        let gaps = beside.filter(|pos| !filled.contains(pos)).step_by(7).collect();
        (scene, gaps)
    })
}

fn is_seen(frame: &Frame, pos: Pos) -> bool {
    frame.cell(pos).common(frame.board) == Some(frame.cell(pos))
}

#[test]
fn the_picture_of_a_move_shows_all_as_long_as_a_tile_has_64_pixels() {
    let (mut whole, mut windows) = (0, 0);
    for (scene, _) in boards() {
        let [fitting, all] = [View::Fitting, View::Whole]
            .map(|view| Frame::of(&scene.clone().view(view)).expect("no larger than any game"));
        assert_eq!(fitting.view == View::Whole, all.px >= 64, "{scene:?}");
        assert!(fitting.px >= 64, "{scene:?}");
        if fitting.view == View::Whole {
            assert_eq!(fitting, all);
            whole += 1;
        } else {
            assert!(fitting.side.is_some(), "the map is beside it");
            windows += 1;
        }
        assert_eq!(scene.view(View::Whole).has_small_tiles(), all.px < 48);
    }
    assert!(whole > 40 && windows > 15, "{whole} {windows}");
}

#[test]
fn the_whole_board_is_whole_and_bounded_whatever_its_size_and_shape() {
    for (scene, _) in boards() {
        let frame = Frame::of(&scene.clone().view(View::Whole)).expect("no larger than any game");
        assert!(scene.tiles.iter().all(|tile| is_seen(&frame, tile.pos)), "{scene:?}");
        assert!(frame.px >= 8, "{}", frame.px);
        let longest = frame.width.max(frame.height);
        // Whatever the board, 20 megapixels at most.
        let most = if frame.px > 8 { 2800 } else { 4800 };
        assert!(longest <= most, "{} x {} at {}", frame.width, frame.height, frame.px);
        assert!(frame.width * frame.height <= 20_000_000, "{} x {}", frame.width, frame.height);
    }
}

#[test]
fn a_window_shows_board_wherever_there_is_some() {
    let mut windows = 0;
    for (scene, gaps) in boards() {
        let far = scene.tiles[scene.tiles.len() / 2].pos;
        let near = gaps.first().copied().unwrap_or_default();
        for view in [View::Focus, View::Around(far), View::Around(near)] {
            let frame = Frame::of(&scene.clone().view(view)).expect("no larger than any game");
            if frame.view == View::Whole {
                continue;
            }
            windows += 1;
            assert_eq!(frame.px, NEAR);
            let around = match view {
                View::Around(cell) => cell,
                _ => scene.last[0],
            };
            assert!(is_seen(&frame, around), "{} {frame:?} of {scene:?}", around.name());
            no_empty_rim(&frame, &scene, around);
        }
    }
    assert!(windows > 200, "{windows}");
}

/// A window whose two outermost columns or rows are empty could not be moved away from them to show
/// more of the board.
fn no_empty_rim(frame: &Frame, scene: &Scene, around: Pos) {
    let (board, px) = (frame.board, frame.px);
    let whole = |from: i32, end: i32, origin: i32| {
        let first = (from - origin + px - 1).div_euclid(px);
        (first, (end - origin).div_euclid(px) - 1)
    };
    let columns = whole(board.x, board.right(), frame.origin.0);
    let rows = whole(board.y, board.bottom(), frame.origin.1);
    let filled = scene.tiles.iter().map(|tile| tile.pos).chain([around]);
    let filled: Vec<(i32, i32)> = filled.map(|pos| (pos.x.into(), pos.y.into())).collect();
    let turned = filled.iter().map(|&(x, y)| (y, x)).collect();
    for (cells, along, across) in [(filled, columns, rows), (turned, rows, columns)] {
        let lane = cells.iter().filter(|(_, at)| (across.0..=across.1).contains(at));
        let lane: Vec<i32> = lane.map(|(at, _)| *at).collect();
        let is_empty = |from: i32, to: i32| !lane.iter().any(|at| (from..=to).contains(at));
        let (first, last) = along;
        let name = around.name();
        let before = is_empty(first, first + 1) && !is_empty(last + 1, last + 1);
        assert!(!before, "{name} {frame:?} {scene:?}");
        let after = is_empty(last - 1, last) && !is_empty(first - 1, first - 1);
        assert!(!after, "{name} {frame:?} {scene:?}");
    }
}

#[test]
fn what_is_written_around_a_board_is_legible_and_lies_on_nothing() {
    for (scene, gaps) in boards() {
        let asking = scene.clone().candidates(gaps);
        for view in [View::Whole, View::Fitting, View::Focus, View::Panel] {
            let scene = if view == View::Panel { &asking } else { &scene }.clone().view(view);
            let frame = Frame::of(&scene).expect("no larger than any game");
            let names = coordinates::around(&scene, &frame);
            let high = (coordinates::size_of(frame.width) * canvas::text::CAPITAL).ceil() as i32;
            assert!(coordinates::size_of(frame.width) >= 14.0);
            let picture = Rect::new(0, 0, frame.width, frame.height);
            for (number, name) in names.iter().enumerate() {
                let place = name.place;
                assert_eq!(place.height, high, "one size");
                assert_eq!(place.common(picture), Some(place), "{view:?} {name:?} {frame:?}");
                assert_eq!(place.common(frame.board), None, "{view:?} {name:?} {frame:?}");
                let beside = frame.side.and_then(|side| side.common(place));
                assert_eq!(beside, None, "{view:?} {name:?} {frame:?}");
                let other =
                    names[..number].iter().find(|other| other.place.common(place).is_some());
                assert_eq!(other, None, "{view:?} {name:?} {frame:?}");
            }
            let last = scene.last[0];
            if view != View::Panel && is_seen(&frame, last) {
                let named = |wanted: String| names.iter().any(|name| name.name == wanted);
                assert!(named(rules::row_name(last.y)), "{view:?} {scene:?}");
                assert!(named(rules::column_name(last.x)), "{view:?} {scene:?}");
            }
        }
    }
}

#[test]
fn the_panel_shows_what_is_asked_about_with_tiles_that_can_be_read() {
    let mut parts = 0;
    for (scene, gaps) in boards() {
        let scene = scene.view(View::Panel).candidates(gaps);
        let frame = Frame::of(&scene).expect("no larger than any game");
        let side = frame.side.expect("the card");
        assert!(side.width * 4 <= frame.width, "{} of {}", side.width, frame.width);
        assert!(frame.px >= 40, "{}", frame.px);
        assert!(frame.width <= 2500 && frame.height <= 1810, "{} {}", frame.width, frame.height);
        let seen = scene.candidates.iter().filter(|pos| is_seen(&frame, **pos)).count();
        let all = Cells::around(scene.candidates.iter().copied()).expect("there are some");
        if all.columns() <= 36 && all.rows() <= 38 {
            assert_eq!(seen, scene.candidates.len(), "{scene:?}");
        } else {
            parts += 1;
            assert!(seen > 0);
        }
    }
    assert!(parts > 5, "{parts}");
}

#[test]
fn if_not_all_candidates_fit_the_panel_shows_where_most_of_them_are() {
    let many = (0..9).map(|y| Pos::new(90, y));
    let few = (0..4).map(|y| Pos::new(-3, y));
    let scene = row_of(90).view(View::Panel).candidates(many.clone().chain(few.clone()));
    let frame = Frame::of(&scene).expect("a small board");
    assert_eq!(frame.px, 40);
    assert!(scene.unseen_candidates().into_iter().eq(few), "it tells which ones it does not show");
    assert!(many.into_iter().all(|pos| is_seen(&frame, pos)), "{frame:?}");
}

#[test]
fn tiles_of_a_small_board_are_at_least_28_pixels_on_a_phone() {
    for number in 1..=13 {
        let frame = Frame::of(&row_of(number)).expect("a small board");
        let on_phone = frame.px as f32 * 400.0 / frame.width as f32;
        assert!(on_phone >= 28.0, "{number} columns: {on_phone}");
    }
}

#[test]
fn around_the_last_move_no_more_than_a_cell_beyond_the_rim_is_empty() {
    for (columns, rows) in [(20, 20), (14, 3), (30, 6), (3, 30), (10, 6), (9, 6), (14, 19)] {
        for last in [(-5, -5), (columns - 6, rows - 6), (columns / 2 - 5, -5)] {
            let last = Pos::new(last.0, last.1);
            let scene = block(columns, rows).view(View::Focus).mark_last([last]);
            let frame = Frame::of(&scene).expect("a small board");
            let cell = frame.cell(last);
            assert_eq!(cell.common(frame.board), Some(cell), "the move is seen");
            let all = everything(&scene);
            let (first, end) = (frame.cell(all.from), frame.cell(all.to));
            let [before, after] = [first.x - frame.board.x, frame.board.right() - end.right()];
            let across = before.max(after);
            let [above, below] = [first.y - frame.board.y, frame.board.bottom() - end.bottom()];
            let down = above.max(below);
            let shape = format!("{columns} x {rows} {} {across} {down}", last.name());
            // Empty space on one side could show board only if the board continues on the other
            // side.
            assert!(across <= frame.px || before.min(after) >= 0, "{shape}");
            assert!(down <= frame.px || above.min(below) >= 0, "{shape}");
            let board = frame.board.width * frame.board.height;
            let cells = frame.board.width.min(end.right() - first.x)
                * frame.board.height.min(end.bottom() - first.y);
            assert!(cells * 2 >= board, "{shape}: half of it is empty");
        }
    }
}

#[test]
fn around_a_cell_no_more_than_one_at_an_edge_is_empty_where_there_is_board_to_show() {
    let mut windows = 0;
    for (scene, gaps) in boards() {
        for cell in gaps.into_iter().step_by(3) {
            let scene = scene.clone().view(View::Around(cell));
            let frame = Frame::of(&scene).expect("no larger than any game");
            if frame.view != View::Focus {
                continue;
            }
            windows += 1;
            assert!(is_seen(&frame, cell), "{} {frame:?}", cell.name());
            let cells = scene.tiles.iter().map(|tile| frame.cell(tile.pos));
            let board = frame.board;
            let seen: Vec<_> = cells.clone().filter_map(|tile| tile.common(board)).collect();
            let empty = |far: fn(&Rect, Rect) -> i32| {
                seen.iter().map(|tile| far(tile, board)).min().expect("there is a tile")
            };
            let left = empty(|tile, board| tile.x - board.x);
            let right = empty(|tile, board| board.right() - tile.right());
            let above = empty(|tile, board| tile.y - board.y);
            let below = empty(|tile, board| board.bottom() - tile.bottom());
            // The same board, moved by what is too much, would show more on the other side.
            let moved = |empty: i32, by: (i32, i32)| {
                let more = Rect::new(board.x + by.0, board.y + by.1, board.width, board.height);
                let is_new = |tile: &Rect| {
                    tile.common(more).is_some_and(|seen| seen.common(board) != Some(seen))
                };
                let shows = frame.cell(cell).common(more) == Some(frame.cell(cell));
                empty > frame.px + 1 && shows && cells.clone().any(|tile| is_new(&tile))
            };
            let half = frame.px / 2;
            let worse = [
                moved(left.min(left - right), (half, 0)),
                moved(right.min(right - left), (-half, 0)),
                moved(above.min(above - below), (0, half)),
                moved(below.min(below - above), (0, -half)),
            ];
            assert_eq!(worse, [false; 4], "{} {left} {right} {above} {below}", cell.name());
        }
    }
    assert!(windows > 300, "{windows}");
}

#[test]
fn the_window_turns_to_where_the_board_is() {
    // A tail far south of the block, so that the board does not end below the move.
    let mut scene = block(16, 8);
    let tail: Vec<Tile> =
        (3..14).map(|y| Tile { pos: Pos::new(-5, y), ..scene.tiles[0] }).collect();
    scene.tiles.extend(tail);
    let scene = scene.view(View::Focus).mark_last([Pos::new(10, 2)]);
    let frame = Frame::of(&scene).expect("a small board");
    let rim = frame.cell(Pos::new(10, 2));
    assert_eq!(frame.view, View::Focus);
    assert!(frame.board.bottom() - rim.bottom() <= frame.px * 3 / 2, "south of it is nothing");
    assert!(frame.board.right() - rim.right() <= frame.px, "nor is there in the east");
}

#[test]
fn cells_that_are_too_far_apart_are_refused() {
    let mut scene = row_of(1);
    scene.candidates.push(Pos::new(3000, 0));
    assert!(matches!(Frame::of(&scene), Err(RenderError::TooLarge { .. })));
}

#[test]
fn a_window_never_shows_everything() {
    for (columns, rows) in [(5, 7), (4, 8), (5, 8), (9, 5), (6, 6), (10, 5), (12, 9)] {
        for view in [View::Focus, View::Around(Pos::new(-5, -5))] {
            let scene = block(columns, rows).view(view).mark_last([Pos::new(-5, -5)]);
            let frame = Frame::of(&scene).expect("a small board");
            let shows_all = scene.tiles.iter().all(|tile| is_seen(&frame, tile.pos));
            assert_eq!(frame.view == View::Whole, shows_all, "{columns} x {rows}");
            assert_eq!(
                frame.side.is_none(),
                shows_all,
                "{columns} x {rows}: a map of what is seen"
            );
        }
    }
}

#[test]
fn only_what_is_seen_of_the_last_move_is_marked() {
    let scene = block(24, 18).mark_last([Pos::new(-5, -5)]);
    for (cell, marked) in [(Pos::new(-5, -4), 4), (Pos::new(18, -5), 0), (Pos::new(-5, 12), 0)] {
        let scene = scene.clone().view(View::Around(cell));
        let names = coordinates::around(&scene, &Frame::of(&scene).expect("a small board"));
        assert_eq!(names.iter().filter(|name| name.marked).count(), marked, "{}", cell.name());
    }
}

#[test]
fn around_a_cell_far_from_all_tiles_the_nearest_ones_are_shown() {
    // A block with a long tail: the corners of the rectangle around both are empty.
    let mut scene = block(14, 14);
    let tail = (9..30).map(|x| Tile { pos: Pos::new(x, -5), ..scene.tiles[0] });
    scene.tiles.extend(tail.collect::<Vec<_>>());
    for cell in [Pos::new(29, 8), Pos::new(90, 90), Pos::new(-80, 3), Pos::new(29, -4)] {
        let scene = scene.clone().view(View::Around(cell));
        let frame = Frame::of(&scene).expect("a small board");
        let seen = scene.tiles.iter().filter(|tile| is_seen(&frame, tile.pos)).count();
        assert!(seen >= 5, "{seen} tiles around {}", cell.name());
    }
}
