//! The engine's features are the connected segments that a flood fill finds; edges match and the
//! board hangs together.

use rules::expansions::catapult::Area;
use rules::{Edge, Event, Game, Mark, Pos, Prompt, SegmentKind, Side, Spot, Tag, Tags, TileKind};

use crate::oracle::{Map, complete, tiles};
use crate::walk::{deal, games, step};

fn features_equal_the_flood_fill(game: &Game) {
    let board = game.board();
    let tiles = tiles(board);
    let map = Map::of(&tiles, board.edits());
    for blob in &map.blobs {
        let spot = |&(tile, segment): &(usize, u8)| Spot { pos: tiles[tile].pos, segment };
        let id = board.feature_at(spot(&blob.nodes[0]));
        let feature = board.feature(id);
        let mut members: Vec<_> =
            board.nodes(id).map(|node| (usize::from(node.tile), node.segment)).collect();
        members.sort_unstable();
        assert_eq!(members, blob.nodes);
        assert!(blob.nodes.iter().all(|node| board.feature_at(spot(node)) == id));
        assert_eq!(feature.kind, blob.kind);
        // R-MO-9: with an abbot alone a building is never complete.
        let tags = tiles[blob.nodes[0].0].kind.kind().segments.iter().map(|part| part.tags);
        let waits = blob.kind == SegmentKind::Cloister
            && tags.into_iter().any(|tags| tags.has(Tag::Special))
            && feature.followers == 0
            && !board.is_free(id);
        assert_eq!(board.is_complete(id), complete(&tiles, blob) && !waits);
        let first = (usize::from(feature.first.tile), feature.first.segment);
        assert_eq!(first, blob.nodes[0]);
        if blob.kind != SegmentKind::Field {
            assert_eq!(usize::from(feature.open), blob.open, "open edges of {id:?}");
        }
        let on = |figure: &&rules::Figure| {
            let at = figure.at.spot();
            at.is_some_and(|at| blob.nodes.iter().any(|node| spot(node) == at))
        };
        let followers = game.figures().iter().filter(|figure| figure.kind.is_follower());
        let standing = followers.filter(on).count();
        assert_eq!(usize::from(feature.followers), standing);
        // Before a tile is laid whatever is complete was emptied; nobody stands on the river.
        let empty = board.is_complete(id) || blob.kind == SegmentKind::River;
        let mut asked = game.decision().map(|asked| asked.prompt).into_iter();
        let scored = asked.all(|prompt| matches!(prompt, Prompt::Draw | Prompt::Place));
        assert!(!(empty && scored && standing > 0), "someone is left on {blob:?}");
    }
}

/// What the board keeps as it grows is what a walk over its tiles finds.
fn what_is_kept_is_what_lies(game: &Game) {
    let board = game.board();
    let cells_with = |printed: &dyn Fn(&TileKind) -> bool| {
        let found = board.tiles().iter().filter(|placed| printed(placed.tile()));
        found.map(|placed| placed.pos).collect::<Vec<Pos>>()
    };
    let buildings: Vec<Pos> = board.buildings().map(|(pos, _)| pos).collect();
    assert_eq!(buildings, cells_with(&|tile| tile.building().is_some()));
    for (pos, id) in board.buildings() {
        assert_eq!(board.feature(id).kind, SegmentKind::Cloister);
        assert!(board.members(id).all(|(placed, _)| placed.pos == pos));
        assert!(board.cloisters_near(pos).any(|near| near == id));
    }
    for mark in [Mark::Tower, Mark::Fair, Mark::Volcano, Mark::Castle] {
        let mut cells = cells_with(&|tile| tile.marks.has(mark));
        cells.sort_unstable();
        assert_eq!(board.marked(mark).collect::<Vec<Pos>>(), cells);
    }
    assert_eq!(game.fairground(), Area::around(cells_with(&|_| true).into_iter()));
    for kind in [SegmentKind::City, SegmentKind::Road, SegmentKind::Field] {
        for id in board.features_of(kind) {
            let printed = board.members(id).map(|(_, segment)| segment.tags);
            assert_eq!(board.feature(id).tags, printed.fold(Tags::default(), Tags::union));
        }
    }
}

fn laid_beside_others_with_matching_edges(game: &Game, pos: Pos) {
    let board = game.board();
    let here = board.tile_at(pos).expect("it was just laid");
    let mut neighbours = 0;
    for side in Side::ALL {
        let Some(there) = board.tile_at(pos.step(side)) else {
            continue;
        };
        neighbours += 1;
        let across = Side::from_index(side.index() + 2);
        let ours = here.edge(side);
        // An abbey lies beside anything (R-AM-4).
        assert!(ours == Edge::Closing || ours == there.edge(across));
    }
    assert!(neighbours > 0, "{pos:?} hangs on nothing");
}

#[test]
fn features_are_what_a_flood_fill_finds() {
    games(40, |number| {
        let (mut game, _, mut dice) = deal(number, None);
        while let Some(events) = step(&mut game, &mut dice) {
            for event in &events {
                if let Event::Placed { pos, .. } = event {
                    laid_beside_others_with_matching_edges(&game, *pos);
                }
            }
            features_equal_the_flood_fill(&game);
            what_is_kept_is_what_lies(&game);
        }
    });
}
