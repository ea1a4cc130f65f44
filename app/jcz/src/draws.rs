//! The tiles of a game: which were drawn, in which order, and which nobody has seen.

use rules::{Event, Game, KindId, Script, Seat, Setup};

use crate::{LoggedMove, Obstacle, expansions, tiles};

/// The tiles of a game.
#[derive(Default)]
pub(crate) struct Draws {
    /// Those that were drawn, in order.
    drawn: Vec<KindId>,
    /// Who lays which tile instead of drawing.
    kept: Vec<(Seat, KindId)>,
    /// Those that were not drawn, in no order that means anything.
    unseen: Vec<KindId>,
}

impl Draws {
    /// Plays a game as it was dealt with these events again, to see which tiles were drawn.
    pub(crate) fn of(
        mut game: Game,
        events: &[Event],
        moves: &[LoggedMove],
    ) -> Result<Self, Obstacle> {
        let mut draws = Self::default();
        events.iter().for_each(|event| draws.follow(event));
        for next in moves {
            let events = game.apply(next.seat, next.action).map_err(|_| Obstacle::Course)?;
            events.iter().for_each(|event| draws.follow(event));
        }
        if game.result().is_none() {
            let copies = |(kind, number): (KindId, u8)| std::iter::repeat_n(kind, number.into());
            draws.unseen.extend(game.bag().remaining().into_iter().flat_map(copies));
            draws.unseen.extend(game.bag().aside());
        }
        Ok(draws)
    }

    fn follow(&mut self, event: &Event) {
        self.kept.extend(expansions::ALL.iter().filter_map(|dialect| (dialect.reserve)(event)));
        match *event {
            Event::Drew { seat, kind } => {
                match self.kept.iter().position(|&kept| kept == (seat, kind)) {
                    Some(kept) => _ = self.kept.swap_remove(kept),
                    None => self.drawn.push(kind),
                }
            }
            // There it is not among those that can be drawn before they may come.
            Event::SetAside { .. } => _ = self.drawn.pop(),
            _ => {}
        }
    }

    /// The names of those that were drawn.
    pub(crate) fn names(&self) -> Result<Vec<&'static str>, Obstacle> {
        self.drawn.iter().map(|kind| tiles::id(*kind).ok_or(Obstacle::Course)).collect()
    }

    /// How many the game has.
    pub(crate) fn count(&self) -> usize {
        self.drawn.len() + self.unseen.len()
    }

    /// All of them, those that were drawn first.
    pub(crate) fn pile(&self) -> Vec<KindId> {
        self.drawn.iter().chain(&self.unseen).copied().collect()
    }

    /// Whether those that were drawn are among the tiles of that program's game.
    pub(crate) fn are_in(&self, setup: &Setup) -> bool {
        let whole = Setup { script: Script::default(), hold_draw: true, ..setup.clone() };
        let Ok((game, _)) = Game::new(whole) else { return false };
        let count = |kind: &KindId| self.drawn.iter().filter(|&drawn| drawn == kind).count();
        let pile = game.bag().remaining();
        let there = |kind: &KindId| pile.iter().find(|(other, _)| other == kind).map(|it| it.1);
        self.drawn.iter().all(|kind| count(kind) <= usize::from(there(kind).unwrap_or(0)))
    }
}
