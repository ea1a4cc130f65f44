//! The turn machine: it walks down the [`SPINE`]. A slot is filled by a [`Stage`] of the base game
//! or of an expansion; slots that nobody fills are skipped.

use serde::{Deserialize, Serialize};

use crate::action::{Action, Decision};
use crate::board::Spot;
use crate::decisions::Decisions;
use crate::expansions::Systems;
use crate::figure::Seat;
use crate::game::Game;
use crate::geometry::Pos;
use crate::snapshot::MAX_TILES;
use crate::spine::{SPINE, Slot};
use crate::stages::{self, Stage};
use crate::tile::KindId;

/// Where the machine goes after a stage did its part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// To the next slot of the spine.
    Next,
    /// Stay, and ask what [`Stage::decision`] says.
    Ask,
    /// Jump, for instance back to the start of a turn.
    Goto(Slot),
}

/// Where a game stands within a turn.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Turn {
    /// Turns begun so far, this one included.
    pub number: u32,
    /// Whose turn it is.
    pub seat: Seat,
    /// 1, or 2 after a builder's double turn began.
    pub part: u8,
    /// The slot at which the machine stopped.
    pub slot: Slot,
    /// The tile that is to be laid.
    pub hand: Option<KindId>,
    /// The turn began with a tile that was kept since an earlier one (R-BZ-2, R-BZ-10).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) kept: bool,
    /// The cell of the tile laid in this part.
    pub placed: Option<Pos>,
    /// The wooden thing that was done in this part, if a second figure may follow it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) wooden: Option<Action>,
    /// A second part follows this first one (R-TB-B4).
    pub(crate) again: bool,
    /// The same seat takes another turn after this one (R-RI-12).
    pub(crate) extra: bool,
    /// Segments that this part laid or closed: whatever it completed is among their features.
    pub(crate) touched: Vec<Spot>,
    /// Features completed in this part, each by its first segment; their figures go home at S8.
    pub(crate) completed: Vec<Spot>,
    /// Points scored so far in this part, by seat.
    pub(crate) earned: Vec<i32>,
    /// Answers that are held for those of other seats: by seat, then in the order in which they
    /// came.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) answers: Vec<(Seat, Action)>,
}

impl Turn {
    /// Before the first turn of a table of `seats`.
    pub(crate) fn first(seats: u8) -> Self {
        Self {
            number: 0,
            seat: Seat(0),
            part: 1,
            slot: Slot::TurnStart,
            hand: None,
            kept: false,
            placed: None,
            wooden: None,
            again: false,
            extra: false,
            touched: Vec::new(),
            completed: Vec::new(),
            earned: vec![0; usize::from(seats)],
            answers: Vec::new(),
        }
    }

    /// The answers of a seat that are held for those of others.
    pub(crate) fn answers_of(&self, seat: Seat) -> impl Iterator<Item = Action> {
        let own = self.answers.iter().filter(move |(who, _)| *who == seat);
        own.map(|&(_, action)| action)
    }

    /// Forgets what belongs to one part of a turn.
    pub(crate) fn begin_part(&mut self, part: u8) {
        self.part = part;
        self.hand = None;
        self.kept &= part > 1;
        self.placed = None;
        self.wooden = None;
        self.again = false;
        self.touched.clear();
        self.completed.clear();
        self.earned.fill(0);
    }
}

/// More silent steps than there can be, even if no tile fits and each one ends a part. Reaching it
/// means that two stages jump to each other for ever.
const MAX_SILENT_STEPS: usize = 2 * MAX_TILES * SPINE.len();

/// Runs the stages from the current slot until somebody must choose or the game is over. Returns
/// whether held answers were applied.
pub(crate) fn run(game: &mut Game, mut flow: Flow) -> bool {
    let mut open = std::mem::take(&mut game.open);
    let mut settled = false;
    for _ in 0..MAX_SILENT_STEPS {
        match flow {
            Flow::Next => game.turn.slot = game.stages.after(game.turn.slot),
            Flow::Goto(slot) => game.turn.slot = slot,
            Flow::Ask => {
                open.clear();
                ask(game, &mut open);
                let asked = open.asked();
                let mut silent =
                    asked.iter().filter_map(|asked| Some((asked, forced(asked, game)?)));
                flow = match silent.next() {
                    Some((asked, action)) => answer(game, open.asked(), asked.seat, action),
                    None if asked.is_empty() => {
                        settled |= !game.turn.answers.is_empty();
                        settle(game)
                    }
                    None => {
                        game.open = open;
                        return settled;
                    }
                };
                continue;
            }
        }
        if game.turn.slot == Slot::Over {
            return settled;
        }
        flow = stage(game, game.turn.slot).map_or(Flow::Next, |stage| stage.enter(game));
    }
    panic!("the turn machine does not settle at {:?}", game.turn.slot);
}

/// Takes an answer to one of the open questions. It is applied at once, or held for the others'.
pub(crate) fn answer(game: &mut Game, open: &[Decision], seat: Seat, action: Action) -> Flow {
    if open.len() == 1 && game.turn.answers.is_empty() {
        return act(game, seat, action);
    }
    let free = game.setup.systems.act(game, seat, action);
    free.unwrap_or_else(|| {
        let answers = &mut game.turn.answers;
        let behind = answers.partition_point(|(who, _)| *who <= seat);
        answers.insert(behind, (seat, action));
        Flow::Ask
    })
}

/// Everybody has answered: applies the held answers.
fn settle(game: &mut Game) -> Flow {
    let mut answers = std::mem::take(&mut game.turn.answers);
    let (seats, active) = (game.setup.seats, game.turn.seat.0);
    answers.sort_by_key(|(seat, _)| (seat.0 + seats - active) % seats);
    stage(game, game.turn.slot).map_or(Flow::Next, |stage| stage.settle(game, &answers))
}

/// Applies what was chosen. Actions that the core does not know belong to the system that offered
/// them.
pub(crate) fn act(game: &mut Game, seat: Seat, action: Action) -> Flow {
    let slot = game.turn.slot;
    let own = game.setup.systems.act(game, seat, action);
    let flow = own.unwrap_or_else(|| {
        stage(game, slot).map_or(Flow::Next, |stage| stage.act(game, seat, action))
    });
    // Free actions ask S3 again, and passing leads past what may follow.
    if slot == Slot::Wood && flow == Flow::Next && stage(game, Slot::SecondFigure).is_some() {
        game.turn.wooden = Some(action);
    }
    flow
}

/// The questions at which a game stopped, with the free actions beside them (R-OV-27).
pub(crate) fn ask(game: &Game, open: &mut Decisions) {
    if let Some(stage) = stage(game, game.turn.slot) {
        stage.decisions(game, open);
    }
    open.iter_mut().for_each(|decision| game.setup.systems.free_actions(game, decision));
}

/// The answer to a question that need not be asked (R-OV-15, R-OV-16).
fn forced(decision: &Decision, game: &Game) -> Option<Action> {
    match decision.options[..] {
        [Action::Pass] => Some(Action::Pass),
        // Whatever else can be done now can also be done once the tile is seen.
        [Action::Draw, ..] if !game.setup().hold_draw => Some(Action::Draw),
        [Action::Draw] => None,
        [only] if only.is_chance() => None,
        [only] => (!game.setup().ask_forced).then_some(only),
        _ => None,
    }
}

/// The stages that fill the slots of a game, and for each slot the next one that is filled. They are
/// needed at every step, so they are looked up once.
#[derive(Clone)]
pub(crate) struct Stages {
    filling: [Option<&'static dyn Stage>; SPINE.len()],
    after: [Slot; SPINE.len()],
}

impl Stages {
    pub(crate) fn of(systems: Systems) -> Self {
        let mut stages = Self { filling: [None; _], after: [Slot::Over; _] };
        let mut after = Slot::Over;
        for &slot in SPINE.iter().rev() {
            stages.after[slot as usize] = after;
            stages.filling[slot as usize] = filling(systems, slot);
            after = if stages.filling[slot as usize].is_some() { slot } else { after };
        }
        stages
    }

    /// The next slot that is filled.
    fn after(&self, slot: Slot) -> Slot {
        self.after[slot as usize]
    }
}

impl std::fmt::Debug for Stages {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let filled = SPINE.iter().filter(|&&slot| self.filling[slot as usize].is_some());
        f.debug_list().entries(filled).finish()
    }
}

/// The stage that fills a slot.
pub(crate) fn stage(game: &Game, slot: Slot) -> Option<&'static dyn Stage> {
    game.stages.filling[slot as usize]
}

fn filling(systems: Systems, slot: Slot) -> Option<&'static dyn Stage> {
    Some(match slot {
        Slot::TurnStart => &stages::turn::TurnStart,
        Slot::Draw => &stages::draw::Draw,
        Slot::Fit => &stages::draw::Fit,
        Slot::Place => &stages::place::Place,
        Slot::Wood => &stages::wood::Wood,
        Slot::Score => &stages::score::Score,
        Slot::Return => &stages::score::Return,
        Slot::PartEnd => &stages::turn::PartEnd,
        Slot::TurnEnd => &stages::turn::TurnEnd,
        Slot::FinalFeatures => &stages::end::FinalFeatures,
        Slot::FinalFields => &stages::end::FinalFields,
        Slot::End => &stages::end::End,
        Slot::Over => return None,
        _ => return systems.stage(slot),
    })
}
