//! The hut, the tree and the pond in words.

use rules::{At, Cause, Event, Game, Mark, Pos, SegmentKind};

use crate::alt;
use crate::expansions::{PrintedThing, Rank, RulesPage, Slice, page};
use crate::narration::Narrator;

/// The Russian promos.
pub(super) struct Russian;

impl Slice for Russian {
    fn pages(&self) -> &'static [RulesPage] {
        &[page!("russian")]
    }

    fn prints(&self) -> &'static [(PrintedThing, &'static str)] {
        &[
            (PrintedThing::Segment(SegmentKind::Hut), "tile-hut"),
            (PrintedThing::Mark(Mark::Tree), "tile-trap-tree"),
            (PrintedThing::Mark(Mark::Pond), "tile-trap-pond"),
        ]
    }

    fn taken(&self, cause: Cause, _own: bool) -> Option<&'static str> {
        (cause == Cause::Released).then_some("action-release")
    }

    fn returned(&self, cause: Cause) -> Option<&'static str> {
        (cause == Cause::Released).then_some("told-released")
    }

    fn pieces(&self, narrator: &Narrator<'_>, game: &Game) -> Vec<(Rank, String)> {
        let held = |(key, by_tree): (&str, bool)| {
            alt::standing(narrator, game, key, |at| match at {
                At::Trap(pos) if is_tree(game, pos) == by_tree => Some(pos.name()),
                _ => None,
            })
        };
        let held = [("alt-trap-tree", true), ("alt-trap-pond", false)].into_iter().filter_map(held);
        held.map(|said| (Rank::Standing, said)).collect()
    }

    fn told(&self, narrator: &Narrator<'_>, game: &Game, event: &Event) -> Option<String> {
        let Event::Moved { figure, to: to @ At::Trap(pos) } = *event else { return None };
        let key = if is_tree(game, pos) { "told-trap-tree" } else { "told-trap-pond" };
        Some(narrator.moved(game, key, figure, to))
    }

    fn place_word(&self, at: At) -> Option<&'static str> {
        matches!(at, At::Trap(_)).then_some("trap")
    }
}

/// Whether the trap of this cell is the tree and not the pond.
fn is_tree(game: &Game, trap: Pos) -> bool {
    game.board().marked(Mark::Tree).any(|tree| tree == trap)
}
