//! The messages that tell that program what was done.

use std::collections::BTreeMap;

use rules::{Action, At, Cause, Decision, Event, Figure, FigureKind, Game, Prompt, Seat};
use serde_json::{Value, json};

use super::{RANDOM, places};
use crate::table::jcz::NoJcz;

/// The messages of a game. Each part of a turn is a tile, then what somebody does with a figure, if
/// there is a choice, and a message that ends it.
#[derive(Default)]
pub(super) struct Transcript {
    list: Vec<Value>,
    /// Milliseconds since the first move.
    clock: u64,
    /// Who acts.
    seat: Seat,
    /// The figures on the board by owner and kind; the place in the list is part of a figure's
    /// name, and an empty one is free.
    figures: BTreeMap<(Seat, FigureKind), Vec<Option<At>>>,
}

impl Transcript {
    /// All of them.
    pub(super) fn list(&self) -> &[Value] {
        &self.list
    }

    /// When the last one was sent.
    pub(super) fn clock(&self) -> u64 {
        self.clock
    }

    /// Who acts from now on, and when.
    pub(super) fn at(&mut self, clock: u64, seat: Seat) {
        (self.clock, self.seat) = (clock, seat);
    }

    /// Does something in the game, and tells it.
    pub(super) fn tell(
        &mut self,
        game: &mut Game,
        asked: &Decision,
        action: Action,
    ) -> Result<(), NoJcz> {
        match (asked.prompt, action) {
            (Prompt::Place, Action::Place { pos, rotation }) => {
                let kind = game.turn().hand.and_then(|kind| kind.in_jcz()).ok_or(NoJcz::Course)?;
                let rotation = format!("R{}", rotation.degrees());
                let position = places::cell(pos);
                let what = json!({ "tileId": kind, "rotation": rotation, "position": position });
                self.push("PLACE_TILE", what);
            }
            (Prompt::Wood, Action::Deploy { figure, at }) => {
                let figure = Figure { seat: self.seat, kind: figure, at };
                let pointer = pointer(game, at)?;
                let name = self.deployed(figure);
                self.push("DEPLOY_MEEPLE", json!({ "pointer": pointer, "meepleId": name }));
            }
            (Prompt::Wood, Action::Take { figure, cause: Cause::Abbot }) => {
                let name = self.name(figure).ok_or(NoJcz::Course)?;
                let pointer =
                    json!({ "featurePointer": pointer(game, figure.at)?, "meepleId": name });
                let what = json!({ "source": "ABBOT_RETURN", "pointer": pointer });
                self.push("RETURN_MEEPLE", what);
            }
            // Where nothing but that can be done nobody is asked, here as there.
            (Prompt::Wood, Action::Pass) => self.push("PASS", json!({})),
            _ => return Err(NoJcz::Course),
        }
        let events = game.apply(self.seat, action).map_err(|_| NoJcz::Course)?;
        self.sent_home(&events);
        let same_part = game.decision().is_some_and(|next| next.prompt == Prompt::Wood);
        if !same_part || asked.prompt == Prompt::Wood {
            self.push("COMMIT", json!({ "random": RANDOM }));
        }
        Ok(())
    }

    fn push(&mut self, kind: &str, payload: Value) {
        let (player, clock) = (self.seat.0, self.clock);
        self.list.push(json!({
            "type": kind, "payload": payload, "player": player, "clock": clock,
        }));
    }

    /// Takes a figure from the supply, and says its name.
    fn deployed(&mut self, figure: Figure) -> String {
        let places = self.figures.entry((figure.seat, figure.kind)).or_default();
        let free = places.iter().position(Option::is_none);
        let number = free.unwrap_or(places.len());
        places.resize(places.len().max(number + 1), None);
        places[number] = Some(figure.at);
        named(figure, number)
    }

    /// The name of a figure on the board.
    fn name(&self, figure: Figure) -> Option<String> {
        let places = self.figures.get(&(figure.seat, figure.kind))?;
        let number = places.iter().position(|&at| at == Some(figure.at))?;
        Some(named(figure, number))
    }

    fn sent_home(&mut self, events: &[Event]) {
        for event in events {
            let Event::Returned { figure, .. } = event else { continue };
            let places = self.figures.entry((figure.seat, figure.kind)).or_default();
            if let Some(place) = places.iter_mut().find(|at| **at == Some(figure.at)) {
                *place = None;
            }
        }
    }
}

fn named(figure: Figure, number: usize) -> String {
    format!("{}.{}.{}", figure.seat.0, figure.kind.name(), number + 1)
}

fn pointer(game: &Game, at: At) -> Result<Value, NoJcz> {
    let spot = at.spot().ok_or(NoJcz::Course)?;
    places::pointer(game.board(), spot).ok_or(NoJcz::Course)
}
