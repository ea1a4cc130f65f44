//! The abbey as a tile: laid into a hole instead of a drawn tile (R-AM-3..8), or in the round after
//! the last tile (R-AM-9).

use serde::{Deserialize, Serialize};

use super::{Prompt, state};
use crate::action::{Action, Decision};
use crate::figure::Seat;
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::spine::Slot;
use crate::stages::{Stage, draw::Draw, place, turn};
use crate::tile::KindId;
use crate::turn::{Flow, Turn};
use crate::vocabulary::Token;

fn abbey() -> KindId {
    KindId::named("abbey/01").expect("the abbey is a tile of its set")
}

/// The cells where an abbey may go (R-AM-4, R-AM-5), once each: it looks the same from all sides
/// (R-AM-13).
fn holes(game: &Game) -> Vec<Pos> {
    let mut placements: Vec<(Pos, Rotation)> =
        game.board.holes().map(|pos| (pos, Rotation::default())).collect();
    if placements.is_empty() {
        return Vec::new();
    }
    let kind = abbey();
    game.setup.systems.veto(game, kind, &mut placements);
    placements.into_iter().map(|(pos, _)| pos).collect()
}

/// Whether the seat holds an abbey and there is a place for it.
fn can_lay(game: &Game, seat: Seat) -> bool {
    game.tokens(seat).count(Token::Abbey) > 0 && !holes(game).is_empty()
}

fn options(game: &Game, otherwise: Action, prompt: Prompt) -> Decision {
    let lay = |pos| Action::Place { pos, rotation: Rotation::default() };
    let mut options: Vec<Action> = holes(game).into_iter().map(lay).collect();
    let default = options.len();
    options.push(otherwise);
    Decision::new(game.turn.seat, prompt, options, default)
}

fn lay(game: &mut Game, seat: Seat, pos: Pos) -> Flow {
    game.spend(seat, Token::Abbey);
    place::lay(game, seat, abbey(), pos, Rotation::default());
    Flow::Goto(Slot::Place.next())
}

/// S1.2, R-AM-3, R-AM-10, R-AM-14. A tile that the seat already holds must be laid.
pub(super) struct Instead;

impl Stage for Instead {
    fn enter(&self, game: &mut Game) -> Flow {
        if self.waits(game) { Flow::Ask } else { Flow::Next }
    }

    fn decision(&self, game: &Game) -> Decision {
        let otherwise = if game.can_draw() { Action::Draw } else { Action::Pass };
        options(game, otherwise, Prompt::Tile)
    }

    fn waits(&self, game: &Game) -> bool {
        game.turn.hand.is_none() && game.kept().is_none() && can_lay(game, game.turn.seat)
    }

    fn act(&self, game: &mut Game, seat: Seat, action: Action) -> Flow {
        match action {
            Action::Place { pos, .. } => lay(game, seat, pos),
            Action::Draw => Draw.act(game, seat, action),
            _ => Flow::Next,
        }
    }
}

/// F1: how far the round of the last abbeys has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct AbbeyRound {
    /// The seat whose turn ended the game.
    last: Seat,
    /// How many seats have had their chance.
    asked: u8,
    /// That turn laid no tile, since the last one fitted nowhere. So the seat before it laid the
    /// last tile.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    unlaid: bool,
}

impl AbbeyRound {
    /// The round after the turn that ended the game.
    fn after(turn: &Turn) -> Self {
        let unlaid = turn.part == 1 && turn.placed.is_none();
        Self { last: turn.seat, asked: 0, unlaid }
    }

    /// The seat that had its chance as the last so far, or before anybody had one, the seat that
    /// laid the last tile: the round ends with it.
    fn seat(&self, seats: u8) -> Seat {
        Seat((self.last.0 + seats - u8::from(self.unlaid) + self.asked) % seats)
    }

    pub(super) fn is_possible(&self, seats: u8) -> bool {
        self.last.0 < seats && self.asked <= seats
    }
}

impl Game {
    /// The seat that closes the round of the last abbeys; `None` before the round.
    pub fn last_for_abbey(&self) -> Option<Seat> {
        let round = self.states.abbey.as_ref()?.round?;
        Some(AbbeyRound { asked: 0, ..round }.seat(self.setup.seats))
    }
}

/// F1, R-AM-9, R-AM-13: a reduced turn for each seat that can lay its abbey.
pub(super) struct LastAbbeys;

impl Stage for LastAbbeys {
    fn enter(&self, game: &mut Game) -> Flow {
        if !game.setup.house.abbey.abbey_round {
            return Flow::Next;
        }
        let (seats, first) = (game.setup.seats, AbbeyRound::after(&game.turn));
        let mut round = *state(game).round.get_or_insert(first);
        while round.asked < seats {
            round.asked += 1;
            let seat = round.seat(seats);
            if can_lay(game, seat) {
                state(game).round = Some(round);
                game.turn.seat = seat;
                turn::begin(game);
                return Flow::Ask;
            }
        }
        state(game).round = Some(round);
        // What follows is counted from the seat whose turn ended the game.
        game.turn.seat = round.last;
        Flow::Next
    }

    fn decision(&self, game: &Game) -> Decision {
        options(game, Action::Pass, Prompt::LastTile)
    }

    fn waits(&self, game: &Game) -> bool {
        let begun = game.states.abbey.as_ref().is_some_and(|state| state.round.is_some());
        begun && can_lay(game, game.turn.seat)
    }

    fn act(&self, game: &mut Game, seat: Seat, action: Action) -> Flow {
        match action {
            Action::Place { pos, .. } => lay(game, seat, pos),
            _ => Flow::Goto(Slot::AbbeyRound),
        }
    }
}
