//! A player's plan before it is confirmed: actions that are tried on a copy of the game. Nobody
//! else sees it, and the game itself does not change here.

use std::collections::HashMap;

use rules::expansions::bazaars;
use rules::expansions::bazaars::Bid;
use rules::{
    Action, At, Decision, Event, FigureKind, Game, Illegal, Pos, Prompt, Rotation, Seat, Spot,
};
use serde::{Deserialize, Serialize};

use crate::table::expansions;
use crate::table::parameter::{self, Dial};
use crate::table::standing_orders::{self, Instruction};

/// The planned actions in order, and the state of the panel.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// The actions.
    #[serde(default)]
    pub actions: Vec<Action>,
    /// The page of the menu that is open.
    #[serde(default)]
    pub page: usize,
    /// An answer that names the thing whose places are shown (`parts.rs`).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub thing: Option<Action>,
    /// Standing answers; the player is not asked these questions.
    #[serde(skip)]
    pub standing: Vec<(Seat, Instruction)>,
}

/// A plan tried on a copy of the game.
#[derive(Clone, Debug)]
pub struct Laid {
    /// The game as it would be.
    pub game: Game,
    /// What would have happened so far, action by action.
    pub steps: Vec<(Action, Vec<Event>, String)>,
    /// The next question that the player must answer before the plan is complete.
    pub open: Option<Decision>,
    /// The last action, not tried because nobody may see its outcome before it is final.
    pub blind: Option<Action>,
    /// Tiles in the bag when the plan began.
    hidden: usize,
    /// Standing answers.
    standing: Vec<(Seat, Instruction)>,
}

/// Digits of [`Plan::digest`].
const DIGEST: usize = 8;

impl Plan {
    /// A plan of these actions.
    pub fn of(actions: Vec<Action>) -> Self {
        Self { actions, ..Self::default() }
    }

    /// The plan with these standing answers.
    pub fn with_standing(self, standing: &[(Seat, Instruction)]) -> Self {
        Self { standing: standing.to_vec(), ..self }
    }

    /// The plan of a fresh panel: the tile on the only cell where it fits, the only answer that
    /// takes numbers, or nothing.
    pub fn opening(game: &Game, seat: Seat) -> Self {
        let Some(decision) = game.asked(seat) else { return Self::default() };
        let only = match (&cells(decision)[..], &decision.options[..]) {
            ([_], [first, ..]) if decision.prompt == Prompt::Place => Some(*first),
            // Only numbers are left to choose.
            (_, [only]) if !Dial::of(*only).is_empty() => Some(parameter::plain(game, *only)),
            _ => None,
        };
        Self::of(only.into_iter().collect())
    }

    /// A short hash of exactly these actions, so that a button confirms only the plan it was shown
    /// with.
    pub fn digest(&self) -> String {
        let text = serde_json::to_string(&self.actions).expect("actions are plain values");
        let mut digest = blake3::hash(text.as_bytes()).to_hex().to_string();
        digest.truncate(DIGEST);
        digest
    }

    /// Tries the plan.
    ///
    /// # Errors
    /// [`Illegal`] if an action is no longer offered.
    pub fn lay(&self, game: &Game, seat: Seat) -> Result<Laid, Illegal> {
        let mut laid = Laid {
            game: game.clone(),
            steps: Vec::new(),
            open: None,
            blind: None,
            hidden: game.bag().len(),
            standing: self.standing.clone(),
        };
        for &action in &self.actions {
            laid.take(seat, action)?;
        }
        laid.ask(seat);
        Ok(laid)
    }
}

impl Laid {
    /// Takes one more action.
    ///
    /// # Errors
    /// [`Illegal`] if it is not offered.
    pub fn take(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if self.blind.is_some() {
            return Err(Illegal::Over);
        }
        let asked = self.game.asked(seat).filter(|asked| is_blind(asked) && asked.offers(action));
        if asked.is_some() {
            self.blind = Some(action);
            self.open = None;
            return Ok(());
        }
        self.play(seat, action)
    }

    fn play(&mut self, seat: Seat, action: Action) -> Result<(), Illegal> {
        let events = self.game.apply(seat, action)?;
        self.steps.push((action, events, self.game.hash().to_string()));
        self.ask(seat);
        Ok(())
    }

    /// Sets the next open question; the plan ends where chance decides or another seat is asked.
    fn ask(&mut self, seat: Seat) {
        let own = self.game.asked(seat).filter(|open| open.prompt != Prompt::Draw);
        let own =
            own.filter(|open| standing_orders::answer(&self.standing, &self.game, open).is_none());
        // The actions that lead to a sealed or random decision must be final before it.
        let own = own.filter(|open| self.steps.is_empty() || !is_blind(open));
        let ends = self.revealed() || self.blind.is_some();
        self.open = own.filter(|_| !ends).cloned();
    }

    /// Whether the plan draws tiles: once seen, they cannot be hidden again.
    pub fn revealed(&self) -> bool {
        self.game.bag().len() != self.hidden
    }

    /// The plan as Confirm would commit it now: the shown question is passed if that is allowed. A
    /// further question that comes up then stays open, because its player has not seen it.
    ///
    /// # Errors
    /// [`Prompt`] of the question that must be answered first.
    pub fn confirmed(mut self, seat: Seat) -> Result<Self, Prompt> {
        let Some(open) = &self.open else { return Ok(self) };
        let prompt = open.prompt;
        // Giving up a tile must be chosen explicitly.
        if !open.may_pass() || prompt == Prompt::Place {
            return Err(prompt);
        }
        self.take(seat, Action::Pass).map_err(|_| prompt)?;
        // A player who passed on a figure has also been shown the option of a token.
        let passed =
            |prompt| expansions::ALL.iter().any(|slice| slice.is_passed_with_figure(prompt));
        while let Some(prompt) = self.open.as_ref().map(|open| open.prompt).filter(|p| passed(*p)) {
            self.take(seat, Action::Pass).map_err(|_| prompt)?;
        }
        Ok(self)
    }

    /// The plan as it is played: an untried last action is carried out.
    ///
    /// # Errors
    /// [`Illegal`] if that action is not offered.
    pub fn played(mut self, seat: Seat) -> Result<Self, Illegal> {
        if let Some(action) = self.blind.take() {
            self.play(seat, action)?;
            // The player has not seen what follows.
            self.open = None;
        }
        Ok(self)
    }

    /// The actions of the plan, including passes.
    pub fn actions(&self) -> Vec<Action> {
        self.steps.iter().map(|(action, ..)| *action).chain(self.blind).collect()
    }

    /// Everything that would have happened.
    pub fn events(&self) -> Vec<Event> {
        self.steps.iter().flat_map(|(_, events, _)| events.iter().cloned()).collect()
    }
}

/// Whether the outcome of an answer must stay hidden until it is final, because answers are sealed
/// or chance decides.
fn is_blind(asked: &Decision) -> bool {
    asked.sealed || asked.is_chance()
}

/// Every rotation in which the tile in hand fits on a cell, in order.
pub fn rotations(decision: &Decision, cell: Pos) -> Vec<Rotation> {
    let fitting = decision.options.iter().filter_map(|option| match option {
        Action::Place { pos, rotation } if *pos == cell => Some(*rotation),
        _ => None,
    });
    fitting.collect()
}

/// The cells where the tile in hand fits, each once, in order.
pub fn cells(decision: &Decision) -> Vec<Pos> {
    let cells = decision.options.iter().filter_map(|option| match option {
        Action::Place { pos, .. } => Some(*pos),
        _ => None,
    });
    let mut cells: Vec<Pos> = cells.collect();
    cells.dedup();
    cells
}

/// The points that an action bids.
pub fn bid(action: &Action) -> Option<Bid> {
    match action {
        Action::Bazaars(bazaars::Action::Offer { bid, .. })
        | Action::Bazaars(bazaars::Action::Bid { bid, .. }) => Some(*bid),
        _ => None,
    }
}

/// The action with another bid; `None` if it has no bid.
pub fn bidding(action: Action, points: u16) -> Option<Action> {
    let bid = Bid::of(points);
    match action {
        Action::Bazaars(bazaars::Action::Offer { lot, .. }) => {
            Some(Action::Bazaars(bazaars::Action::Offer { lot, bid }))
        }
        Action::Bazaars(bazaars::Action::Bid { lot, .. }) => {
            Some(Action::Bazaars(bazaars::Action::Bid { lot, bid }))
        }
        _ => None,
    }
}

/// The bids to choose from: every value at first, then in growing steps, as many as a menu holds.
/// Any other can be typed.
pub fn ladder(span: Bid) -> Vec<u16> {
    const STEPS: [(u16, usize); 4] = [(1, 12), (2, 5), (5, 4), (25, 3)];
    let steps = STEPS.iter().flat_map(|&(step, count)| std::iter::repeat_n(step, count));
    let mut amounts = vec![span.min];
    for step in steps {
        let next = amounts[amounts.len() - 1].saturating_add(step);
        if next > span.max {
            break;
        }
        amounts.push(next);
    }
    amounts
}

/// The spot on the board that an answer refers to.
pub fn spot(action: Action) -> Option<Spot> {
    match action {
        Action::Deploy { at, .. } | Action::Move { to: at, .. } => at.spot(),
        Action::Take { figure, .. } => figure.at.spot(),
        _ => expansions::first(|slice| slice.spot(action)),
    }
}

/// The cell that an answer without a spot refers to; it is labelled with its name.
pub fn cell(action: Action) -> Option<Pos> {
    match action {
        Action::Place { pos, .. } | Action::Deploy { at: At::Tower(pos), .. } => Some(pos),
        _ => expansions::first(|slice| slice.cell(action)),
    }
}

/// A question of a turn, answered in the plan or still open.
#[derive(Clone, Debug)]
pub struct Question {
    /// The game when the question is asked.
    pub game: Game,
    /// The question with all its options.
    pub decision: Decision,
    /// The answers before it.
    pub before: Plan,
    /// The answer in the plan.
    pub answer: Option<Action>,
    /// The spots that the answers name, each once: the first is number 1 on the picture.
    spots: Vec<Spot>,
    /// The same numbers by spot: with every system there are thousands of answers.
    numbers: HashMap<Spot, usize>,
}

/// A planned tile that can be rotated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turning {
    /// The cell.
    pub pos: Pos,
    /// The next rotation.
    pub next: Rotation,
    /// The number of its current orientation, counted from 1.
    pub way: usize,
    /// The number of distinct orientations.
    pub ways: usize,
}

impl Question {
    fn new(game: Game, decision: Decision, before: Plan, answer: Option<Action>) -> Self {
        let (mut spots, mut numbers) = (Vec::new(), HashMap::new());
        for spot in decision.options.iter().filter_map(|option| spot(*option)) {
            numbers.entry(spot).or_insert_with(|| {
                spots.push(spot);
                spots.len()
            });
        }
        Self { game, decision, before, answer, spots, numbers }
    }

    /// The hash by which a button names this question: it changes with every earlier answer.
    pub fn word(&self) -> String {
        self.before.digest()
    }

    /// The distinct orientations of the tile in hand on a cell: of equivalent rotations only the
    /// first.
    pub fn ways(&self, cell: Pos) -> Vec<Rotation> {
        let fitting = rotations(&self.decision, cell);
        let Some(hand) = self.game.turn().hand else { return fitting };
        let mut ways: Vec<Rotation> = Vec::new();
        for rotation in fitting {
            if !ways.iter().any(|way| hand.kind().is_same(*way, rotation)) {
                ways.push(rotation);
            }
        }
        ways
    }

    /// The next orientation of the planned tile, the number of its current one and the total;
    /// `None` if no tile is planned or only one orientation fits.
    pub fn turn(&self) -> Option<Turning> {
        let (Some(Action::Place { pos, rotation }), Some(hand)) =
            (self.answer, self.game.turn().hand)
        else {
            return None;
        };
        let ways = self.ways(pos);
        let now = ways.iter().position(|way| hand.kind().is_same(*way, rotation))?;
        let next = ways[(now + 1) % ways.len()];
        (ways.len() > 1).then_some(Turning { pos, next, way: now + 1, ways: ways.len() })
    }

    /// The spots that the answers refer to, without repetition: the first is number 1 on the
    /// picture.
    pub fn spots(&self) -> &[Spot] {
        &self.spots
    }

    /// The number on the picture of the spot or site that an answer refers to.
    pub fn number(&self, option: Action) -> Option<usize> {
        let numbered = || expansions::first(|slice| slice.number(option));
        spot(option).and_then(|spot| self.numbers.get(&spot).copied()).or_else(numbered)
    }

    /// The option that matches the given answer.
    pub fn option(&self) -> Option<Action> {
        let answer = self.answer?;
        self.decision.options.iter().find(|option| answer.answers(**option)).copied()
    }

    /// The kinds of figure that may be placed.
    pub fn figures(&self) -> Vec<FigureKind> {
        let figures = self.decision.options.iter().filter_map(|option| match option {
            Action::Deploy { figure, .. } => Some(*figure),
            _ => None,
        });
        let mut figures: Vec<FigureKind> = figures.collect();
        figures.sort_unstable();
        figures.dedup();
        figures
    }
}

impl Plan {
    /// The questions of the turn in order: those that the plan answers, then the open one.
    ///
    /// # Errors
    /// [`Illegal`] if an answer is no longer offered.
    pub fn questions(&self, game: &Game, seat: Seat) -> Result<Vec<Question>, Illegal> {
        let mut questions = Vec::new();
        let mut laid = Self::default().with_standing(&self.standing).lay(game, seat)?;
        for (index, &action) in self.actions.iter().enumerate() {
            let decision = laid.open.clone().ok_or(Illegal::Over)?;
            let before = Self::of(self.actions[..index].to_vec());
            questions.push(Question::new(laid.game.clone(), decision, before, Some(action)));
            laid.take(seat, action)?;
        }
        if let Some(decision) = laid.open {
            let before = Self::of(self.actions.clone());
            questions.push(Question::new(laid.game, decision, before, None));
        }
        Ok(questions)
    }

    /// The plan with the answer to the question `index` (of [`Plan::questions`]) replaced. Later
    /// answers are kept if they are still possible.
    pub fn answer_at(&self, index: usize, action: Action, game: &Game, seat: Seat) -> Self {
        let mut plan = Self::of(self.actions.iter().copied().take(index).collect());
        plan.standing.clone_from(&self.standing);
        plan.actions.push(action);
        for &later in self.actions.iter().skip(index + 1) {
            plan.actions.push(later);
            if plan.lay(game, seat).is_err() {
                plan.actions.pop();
                break;
            }
        }
        plan
    }
}

/// The cell of the last tile; `None` if only the start tile has been placed.
pub fn last_cell(game: &Game) -> Option<Pos> {
    let tiles = game.board().tiles();
    tiles.last().filter(|_| tiles.len() > 1).map(|tile| tile.pos)
}
