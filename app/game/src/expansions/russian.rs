//! The Russian promos.

use rules::{At, Cause, Event, Game, Mark, Pos, SegmentKind};

use crate::expansions::{PrintedThing, Profile, Rank};
use crate::narration::Narrator;
use crate::offered_set::OfferedSet;

pub(super) const PROFILE: Profile = Profile {
    sets: &[OfferedSet::of("russian").also(&["Baba Yaga", "Hut and Traps", "Hütte und Fallen"])],
    prints: &[
        (PrintedThing::Segment(SegmentKind::Hut), "tile-hut"),
        (PrintedThing::Mark(Mark::Tree), "tile-trap-tree"),
        (PrintedThing::Mark(Mark::Pond), "tile-trap-pond"),
    ],
    place_word: |at| matches!(at, At::Trap(_)).then_some("trap"),
    taken: |cause, _| (cause == Cause::Released).then_some("action-release"),
    narrate,
    returned: &[(Cause::Released, "told-released")],
    pieces,
    ..Profile::NONE
};

fn pieces(narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
    let held = |(key, by_tree): (&str, bool)| {
        narrator.standing(game, key, |at| match at {
            At::Trap(pos) if is_tree(game, pos) == by_tree => Some(pos.name()),
            _ => None,
        })
    };
    let held = [("alt-trap-tree", true), ("alt-trap-pond", false)].into_iter().filter_map(held);
    held.map(|said| (Rank::Standing, said)).collect()
}

fn narrate(narrator: &Narrator<'_>, game: &Game, event: &Event) -> Option<String> {
    let Event::Moved { figure, to: to @ At::Trap(pos) } = *event else { return None };
    let key = if is_tree(game, pos) { "told-trap-tree" } else { "told-trap-pond" };
    Some(narrator.moved(game, key, figure, to))
}

/// Whether the trap of this cell is the tree and not the pond.
fn is_tree(game: &Game, trap: Pos) -> bool {
    game.board().marked(Mark::Tree).any(|tree| tree == trap)
}
