//! The hut, the tree and the pond in words.

use rules::{At, Cause, Event, Game, Mark, SegmentKind};

use crate::view::alt;
use crate::view::expansions::{PrintedThing, Rank, RulesPage, Slice, page};
use crate::view::narration::Narrator;

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
        let held = alt::standing(narrator, game, "alt-traps", |at| match at {
            At::Trap(pos) => Some(pos.name()),
            _ => None,
        });
        held.map(|said| (Rank::Standing, said)).into_iter().collect()
    }

    fn told(&self, narrator: &Narrator<'_>, game: &Game, event: &Event) -> Option<String> {
        let Event::Moved { figure, to: to @ At::Trap(pos) } = *event else { return None };
        let tree = game.board().marked(Mark::Tree).any(|cell| cell == pos);
        let key = if tree { "told-trap-tree" } else { "told-trap-pond" };
        Some(narrator.moved(game, key, figure, to))
    }

    fn place_word(&self, at: At) -> Option<&'static str> {
        matches!(at, At::Trap(_)).then_some("trap")
    }
}
