//! Creativity: two blank tiles that the host of the table describes and everybody accepts before
//! the first turn (R-CR-1..3). They follow the rules of the base game and bring none.

use serde::{Deserialize, Serialize};

use super::Expansion;
use crate::action::{Action, Decision, Prompt};
use crate::event::Event;
use crate::figure::Seat;
use crate::game::Game;
use crate::house::Choice;
use crate::setup::Setup;
use crate::stages::Stage;
use crate::tile::KindId;
use crate::turn::{Flow, Slot};

/// R-CR-1, R-CR-2.
const CREATIVITY: Choice = Choice {
    key: "creativity",
    values: &["off", "custom"],
    about: "The two blank tiles stay in the box, or the host describes them",
};

/// The set of the tiles.
const SET: &str = "creativity";
/// Blank tiles in the box.
const TILES: usize = 2;

pub(super) struct Creativity;

/// The seats that have said whether they accept the tiles, and whether all of them do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Answers {
    asked: u8,
    accepted: bool,
}

impl Expansion for Creativity {
    fn key(&self) -> &'static str {
        "creativity"
    }

    fn name(&self) -> &'static str {
        "Creativity"
    }

    fn sets(&self) -> &'static [&'static str] {
        &[]
    }

    fn choices(&self) -> &'static [&'static Choice] {
        &[&CREATIVITY]
    }

    fn host_tiles(&self, setup: &Setup) -> Option<(&'static str, usize)> {
        setup.house.is(&CREATIVITY, "custom").then_some((SET, TILES))
    }

    fn restores(&self, game: &Game) -> bool {
        game.states.creativity.is_none_or(|answers| answers.asked < game.setup.seats)
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        (slot == Slot::HostTiles).then_some(&Accept)
    }
}

/// Before the first turn, R-CR-2.
struct Accept;

impl Stage for Accept {
    fn enter(&self, game: &mut Game) -> Flow {
        if game.setup.house.is(&CREATIVITY, "off") {
            return Flow::Next;
        }
        game.states.creativity = Some(Answers { asked: 0, accepted: true });
        Flow::Ask
    }

    fn decision(&self, game: &Game) -> Decision {
        let asked = game.states.creativity.map_or(0, |answers| answers.asked);
        let seat = Seat((game.turn.seat.0 + asked) % game.setup.seats);
        let options = vec![Action::Accept, Action::Refuse];
        Decision { seat, prompt: Prompt::HostTiles, options, default: 0 }
    }

    fn waits(&self, game: &Game) -> bool {
        game.states.creativity.is_some() && game.board.tiles().len() == game.setup.start().len()
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: Action) -> Flow {
        let before = game.states.creativity.unwrap_or(Answers { asked: 0, accepted: true });
        let (asked, accepted) = (before.asked + 1, before.accepted && action == Action::Accept);
        if asked < game.setup.seats {
            game.states.creativity = Some(Answers { asked, accepted });
            return Flow::Ask;
        }
        game.states.creativity = None;
        if !accepted {
            leave_out(game);
        }
        game.tell(Event::HostTiles { accepted });
        Flow::Next
    }
}

/// Somebody does not want them: the table is as it would be without.
fn leave_out(game: &mut Game) {
    let own = |kind: &KindId| kind.kind().set() == SET;
    game.setup.host_tiles.retain(|kind| !own(kind));
    if let Some(order) = &mut game.setup.stacked {
        order.retain(|kind| !own(kind));
    }
    let off = game.setup.house.set(CREATIVITY.key, "off");
    off.expect("it is one of the values of the option");
    game.deal_again();
}
