//! The messages of a whole game.

use rules::{Action, Decision, Game, Prompt, Seat, Slot};
use serde_json::{Value, json};

use crate::figures::FigureNames;
use crate::message::{GameMessage, Transition};
use crate::{Obstacle, RANDOM};

/// The messages of a game. Each part of a turn is a tile, then what is done before anything is
/// scored, and a message that ends that; then what is asked while and after it is scored.
#[derive(Default)]
pub(crate) struct Transcript {
    list: Vec<Value>,
    /// Milliseconds since the first move.
    clock: u64,
    /// Whose part was begun with a tile and has not come to its scoring.
    open: Option<Seat>,
    figures: FigureNames,
}

impl Transcript {
    /// All of them.
    pub(crate) fn list(&self) -> &[Value] {
        &self.list
    }

    /// When the last one was sent.
    pub(crate) fn clock(&self) -> u64 {
        self.clock
    }

    /// When the next one is sent.
    pub(crate) fn at(&mut self, clock: u64) {
        self.clock = clock;
    }

    /// Does something in the game, and writes it down.
    pub(crate) fn play(
        &mut self,
        game: &mut Game,
        asked: &Decision,
        action: Action,
    ) -> Result<(), Obstacle> {
        let before = game.clone();
        let events = game.apply(asked.seat, action).map_err(|_| Obstacle::Course)?;
        let (before, after, events) = (&before, &*game, events.as_slice());
        let step = Transition { before, asked, action, figures: &self.figures, after, events };
        let messages = step.messages().ok_or(Obstacle::Course)?;
        let again = after.decision().is_some_and(|next| same(next, asked));
        for GameMessage { kind, payload, needs_commit } in messages {
            self.push(asked.seat, kind, payload);
            if needs_commit && !again {
                self.commit(asked.seat);
            }
        }
        events.iter().for_each(|event| self.figures.follow(event));
        if let Action::Place { .. } = action {
            self.open = Some(before.turn().seat);
        }
        if let Some(seat) = self.open.filter(|_| is_settled(after)) {
            self.open = None;
            self.commit(seat);
        }
        Ok(())
    }

    fn commit(&mut self, seat: Seat) {
        self.push(seat, "COMMIT", json!({ "random": RANDOM }));
    }

    fn push(&mut self, seat: Seat, kind: &str, payload: Value) {
        let clock = self.clock;
        self.list.push(json!({
            "type": kind, "payload": payload, "player": seat.0, "clock": clock,
        }));
    }
}

/// Whether a question is asked once more.
fn same(next: &Decision, asked: &Decision) -> bool {
    (next.seat, next.prompt) == (asked.seat, asked.prompt) && asked.prompt != Prompt::Place
}

/// Whether nothing more is asked before the tile that was laid is scored.
fn is_settled(game: &Game) -> bool {
    let slot = game.turn().slot;
    game.decision().is_none() || slot <= Slot::Place || slot > Slot::Convert
}
