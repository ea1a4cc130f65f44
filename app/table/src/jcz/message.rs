//! What that program is told of a step.

use rules::{Action, At, Decision, Event, Figure, FigureKind, Game, Pos};
use serde_json::{Value, json};

use super::figures::JczFigures;
use super::places;
use crate::expansions;

/// A message.
#[derive(Debug)]
pub struct JczMessage {
    /// What is done.
    pub kind: &'static str,
    /// To what.
    pub payload: Value,
    /// Whether that program asks to confirm it, unless the same seat is asked the same again.
    pub is_confirmed: bool,
}

impl JczMessage {
    /// A message.
    pub fn new(kind: &'static str, payload: Value) -> Self {
        Self { kind, payload, is_confirmed: false }
    }

    /// Nothing of what is offered is done.
    pub fn pass() -> Self {
        Self::new("PASS", json!({}))
    }

    /// A token is laid.
    pub fn token(token: &str, pointer: Value) -> Self {
        Self::new("PLACE_TOKEN", json!({ "token": token, "pointer": pointer }))
    }

    /// A figure that belongs to nobody goes somewhere.
    pub fn neutral(figure: &str, to: Value) -> Self {
        let id = format!("{figure}.1");
        Self::new("MOVE_NEUTRAL_FIGURE", json!({ "figureId": id, "to": to }))
    }

    /// The same, and that program asks to confirm it.
    pub fn confirmed(self) -> Self {
        Self { is_confirmed: true, ..self }
    }
}

/// A step of a game: somebody answers.
pub struct JczStep<'a> {
    /// The game before it.
    pub game: &'a Game,
    /// The question.
    pub asked: &'a Decision,
    /// The answer.
    pub action: Action,
    /// The names of figures.
    pub figures: &'a JczFigures,
}

impl JczStep<'_> {
    /// A figure is put from the supply on the board.
    pub fn deployed(&self, kind: FigureKind, at: At) -> Option<JczMessage> {
        let pointer = places::place(self.game.board(), at)?;
        Some(self.deployed_to(kind, pointer))
    }

    /// The same, to a place in that program's words.
    pub(crate) fn deployed_to(&self, kind: FigureKind, pointer: Value) -> JczMessage {
        let name = self.figures.next(self.asked.seat, kind);
        JczMessage::new("DEPLOY_MEEPLE", json!({ "pointer": pointer, "meepleId": name }))
    }

    /// A figure goes on to another place, maybe by way of the supply.
    pub fn moved(&self, figure: Figure, to: At) -> Option<JczMessage> {
        let pointer = places::place(self.game.board(), to)?;
        let name = self.figures.name(figure);
        let name = name.unwrap_or_else(|| self.figures.next(figure.seat, figure.kind));
        let what = json!({ "pointer": pointer, "meepleId": name });
        Some(JczMessage::new("DEPLOY_MEEPLE", what))
    }

    /// A figure leaves the board by this rule of that program's.
    pub fn returned(&self, figure: Figure, source: &str) -> Option<JczMessage> {
        let pointer = self.figure(figure)?;
        let what = json!({ "source": source, "pointer": pointer });
        Some(JczMessage::new("RETURN_MEEPLE", what))
    }

    /// A figure where it stands.
    pub fn figure(&self, figure: Figure) -> Option<Value> {
        places::figure(self.game.board(), figure, &self.figures.name(figure)?)
    }

    /// The cell of the tile that was laid.
    pub fn placed(&self) -> Option<Pos> {
        self.game.turn().placed
    }

    /// What that program is told; `None` if it cannot be told.
    pub fn messages(&self, outcome: &JczOutcome<'_>) -> Option<Vec<JczMessage>> {
        let own = expansions::first(|slice| slice.jcz_messages(self, outcome));
        own.or_else(|| Some(vec![self.usual(outcome.game)?]))
    }

    /// Whether that program goes another way from here.
    pub fn departs(&self, outcome: &JczOutcome<'_>) -> bool {
        expansions::ALL.iter().any(|slice| slice.jcz_departs(self, outcome))
    }

    /// What all games share.
    fn usual(&self, after: &Game) -> Option<JczMessage> {
        match self.action {
            Action::Place { pos, rotation } => {
                let kind = after.board().tile_at(pos)?.kind.in_jcz()?;
                let (rotation, position) = (format!("R{}", rotation.degrees()), places::cell(pos));
                let what = json!({ "tileId": kind, "rotation": rotation, "position": position });
                Some(JczMessage::new("PLACE_TILE", what))
            }
            Action::Deploy { figure, at } => self.deployed(figure, at),
            Action::Pass => Some(JczMessage::pass()),
            _ => None,
        }
    }
}

/// What came of a step.
pub struct JczOutcome<'a> {
    /// The game after it.
    pub game: &'a Game,
    /// What happened.
    pub events: &'a [Event],
}
