//! What that program is told of an answer.

use rules::{Action, At, Decision, Event, Figure, FigureKind, Game, Pos};
use serde_json::{Value, json};

use crate::figures::FigureNames;
use crate::{expansions, places, tiles};

/// A message.
#[derive(Debug)]
pub(crate) struct GameMessage {
    /// What is done.
    pub kind: &'static str,
    /// To what.
    pub payload: Value,
    /// Whether that program asks to confirm it, unless the same seat is asked the same again.
    pub needs_commit: bool,
}

impl GameMessage {
    pub(crate) fn new(kind: &'static str, payload: Value) -> Self {
        Self { kind, payload, needs_commit: false }
    }

    /// Nothing of what is offered is done.
    pub(crate) fn pass() -> Self {
        Self::new("PASS", json!({}))
    }

    /// A token is laid.
    pub(crate) fn token(token: &str, pointer: Value) -> Self {
        Self::new("PLACE_TOKEN", json!({ "token": token, "pointer": pointer }))
    }

    /// A figure that belongs to nobody goes somewhere.
    pub(crate) fn neutral(figure: &str, to: Value) -> Self {
        let id = format!("{figure}.1");
        Self::new("MOVE_NEUTRAL_FIGURE", json!({ "figureId": id, "to": to }))
    }

    /// The same, and that program asks to confirm it.
    pub(crate) fn with_commit(self) -> Self {
        Self { needs_commit: true, ..self }
    }
}

/// An answer and what came of it.
pub(crate) struct Transition<'a> {
    pub before: &'a Game,
    pub asked: &'a Decision,
    pub action: Action,
    /// As they are before it.
    pub figures: &'a FigureNames,
    pub after: &'a Game,
    pub events: &'a [Event],
}

impl Transition<'_> {
    /// A figure is put from the supply on the board.
    pub(crate) fn deploy(&self, kind: FigureKind, at: At) -> Option<GameMessage> {
        let pointer = places::place(self.before.board(), at)?;
        Some(self.deploy_to(kind, pointer))
    }

    /// The same, to a place in that program's words.
    pub(crate) fn deploy_to(&self, kind: FigureKind, pointer: Value) -> GameMessage {
        let name = self.figures.next(self.asked.seat, kind);
        GameMessage::new("DEPLOY_MEEPLE", json!({ "pointer": pointer, "meepleId": name }))
    }

    /// A figure goes on to another place, maybe by way of the supply.
    pub(crate) fn relocate(&self, figure: Figure, to: At) -> Option<GameMessage> {
        let pointer = places::place(self.before.board(), to)?;
        let name = self.figures.name(figure);
        let name = name.unwrap_or_else(|| self.figures.next(figure.seat, figure.kind));
        let what = json!({ "pointer": pointer, "meepleId": name });
        Some(GameMessage::new("DEPLOY_MEEPLE", what))
    }

    /// A figure leaves the board by this rule of that program's.
    pub(crate) fn send_home(&self, figure: Figure, source: &str) -> Option<GameMessage> {
        let pointer = self.figure(figure)?;
        let what = json!({ "source": source, "pointer": pointer });
        Some(GameMessage::new("RETURN_MEEPLE", what))
    }

    /// A figure where it stands.
    pub(crate) fn figure(&self, figure: Figure) -> Option<Value> {
        places::figure(self.before.board(), figure, &self.figures.name(figure)?)
    }

    /// The cell of the tile that was laid.
    pub(crate) fn placed(&self) -> Option<Pos> {
        self.before.turn().placed
    }

    /// What that program is told; `None` if it cannot be told, or goes another way from here.
    pub(crate) fn messages(&self) -> Option<Vec<GameMessage>> {
        let own = expansions::first(|dialect| (dialect.messages)(self));
        let messages = own.or_else(|| Some(vec![self.usual()?]));
        messages.filter(|_| !expansions::ALL.iter().any(|dialect| (dialect.departs)(self)))
    }

    /// What all games share.
    fn usual(&self) -> Option<GameMessage> {
        match self.action {
            Action::Place { pos, rotation } => {
                let id = tiles::id(self.after.board().tile_at(pos)?.kind)?;
                let (rotation, position) = (format!("R{}", rotation.degrees()), places::cell(pos));
                let what = json!({ "tileId": id, "rotation": rotation, "position": position });
                Some(GameMessage::new("PLACE_TILE", what))
            }
            Action::Deploy { figure, at } => self.deploy(figure, at),
            Action::Take { figure, cause } => {
                let mut rules = expansions::sets().filter_map(|set| set.returns);
                self.send_home(figure, rules.find(|(known, _)| *known == cause)?.1)
            }
            Action::Pass => Some(GameMessage::pass()),
            _ => None,
        }
    }
}
