//! Creativity: two blank tiles that the host of the table describes and everybody accepts before
//! the first turn (R-CR-1..3). They follow the rules of the base game and add none.

use serde::{Deserialize, Serialize};

use super::{Expansion, Info};
use crate::action::{Action, Decision};
use crate::decisions::Decisions;
use crate::figure::Seat;
use crate::game::Game;
use crate::house::options;
use crate::names::names;
use crate::setup::Setup;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::tile::KindId;
use crate::turn::Flow;

options! { in creativity;
    /// R-CR-1, R-CR-2.
    custom "creativity": bool [false "off", true "custom"];
}

/// The set of the tiles.
const SET: &str = "creativity";
/// Blank tiles in the box.
const TILES: usize = 2;

pub(super) struct Creativity;

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// All seats have said whether the tiles that the host brings are in the game (R-CR-2).
    HostTiles {
        /// Whether they are.
        accepted: bool,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Whether the tiles that the host brings may be in the game (R-CR-2).
        HostTiles = "host_tiles",
    }
}

impl Expansion for Creativity {
    fn info(&self) -> &'static Info {
        &Info { key: "creativity", name: "Creativity", options: &[OPTIONS], ..Info::NONE }
    }

    fn host_tiles(&self, setup: &Setup) -> Option<(&'static str, usize)> {
        setup.house.creativity.custom.then_some((SET, TILES))
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        (slot == Slot::HostTiles).then_some(&Accept)
    }
}

/// Before the first turn, R-CR-2: everybody is asked at once.
struct Accept;

impl Stage for Accept {
    fn enter(&self, game: &mut Game) -> Flow {
        if self.waits(game) { Flow::Ask } else { Flow::Next }
    }

    fn decisions(&self, game: &Game, open: &mut Decisions) {
        let silent = |seat: &Seat| game.turn.answers_of(*seat).next().is_none();
        let options = [Action::Accept, Action::Refuse];
        let question = |seat| Decision::new(seat, Prompt::HostTiles, options.to_vec(), 0);
        open.extend(game.round().filter(silent).map(question));
    }

    fn waits(&self, game: &Game) -> bool {
        let begins = game.turn.number == 0;
        begins && game.setup.house.creativity.custom
    }

    fn settle(&self, game: &mut Game, answers: &[(Seat, Action)]) -> Flow {
        let accepted = answers.iter().all(|&(_, action)| action == Action::Accept);
        if !accepted {
            leave_out(game);
        }
        game.emit(Event::HostTiles { accepted });
        Flow::Next
    }
}

/// Somebody declined the tiles: the game is set up as it would be without them.
fn leave_out(game: &mut Game) {
    let own = |kind: &KindId| kind.kind().set() == SET;
    game.setup.host_tiles.retain(|kind| !own(kind));
    if let Some(order) = &mut game.setup.script.tiles {
        order.retain(|kind| !own(kind));
    }
    game.setup.house.creativity.custom = false;
    game.deal_again();
}
