//! The search: the answers that look best are played out on bags that could be the real one, the
//! more often the better they do. All answers meet the same bags in the same order, so that luck
//! with tiles does not decide between them.

use rules::{Action, Dice, Game, Prompt, Seat, Seed, Spot};

use crate::expansions;
use crate::one_turn::POINT;
use crate::playout::Playout;
use crate::view::SeatView;
use crate::weights::Weights;

/// How much a player looks at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Effort {
    /// Answers that are tried in all, those within playouts included.
    pub nodes: u64,
    /// The turns that a playout goes on for, for each seat.
    pub turns: u32,
    /// The answers that are compared at first; others join as time goes on.
    pub width: usize,
    /// How strongly answers that were tried seldom are preferred.
    pub explore: f32,
    /// The lead in points that is worth half a win.
    pub lead: f32,
    /// By how many points an answer may be misjudged.
    pub slip: f32,
}

/// An answer, and what is thought of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Candidate {
    /// What the seat can answer.
    pub action: Action,
    /// Where a follower goes after it.
    pub follower: Option<Spot>,
    /// How often it was played out.
    pub visits: u32,
    /// The points by which the seat is ahead of the best of the others in the end, on average.
    pub margin: f32,
    /// How good that is: from -1, lost, to 1, won.
    pub value: f32,
    /// What it looked like before it was played out.
    prior: f32,
}

/// What came of thinking.
#[derive(Clone, Debug, PartialEq)]
pub struct Thought {
    /// The answers that were looked at, the best first; never empty.
    pub candidates: Vec<Candidate>,
    /// How many answers were tried.
    pub nodes: u64,
}

impl Thought {
    /// The best answer.
    pub fn action(&self) -> Action {
        self.candidates[0].action
    }
}

/// Games that could be the real one, kept to be played out again with another answer.
const KEPT_DEALS: usize = 64;
/// So many options are compared at most; of more, every second or third.
const OPTIONS: usize = 96;

/// A mind that thinks about one decision after another.
#[derive(Clone, Debug)]
pub struct Thinker {
    playout: Playout,
    effort: Effort,
    seed: u64,
}

impl Thinker {
    /// Thinks with this effort; the same seed and effort come to the same answer.
    pub fn new(weights: Weights, effort: Effort, seed: u64) -> Self {
        Self { playout: Playout::new(weights), effort, seed }
    }

    /// Thinks until its effort is used up or `is_cancelled`, which is asked all the time.
    pub fn think(&mut self, view: &SeatView, mut is_cancelled: impl FnMut() -> bool) -> Thought {
        self.playout.nodes = 0;
        let mut candidates = self.candidates(view);
        if candidates.len() > 1 {
            let mut tree = Root::new(view, self.seed, &self.effort);
            while self.playout.nodes < self.effort.nodes && !is_cancelled() {
                tree.visit(&mut candidates, &mut self.playout);
            }
        }
        if self.effort.slip > 0.0 {
            self.misjudge(&mut candidates);
        }
        candidates.sort_by(|a, b| {
            let better = b.visits.cmp(&a.visits).then(b.value.total_cmp(&a.value));
            better.then(b.prior.total_cmp(&a.prior))
        });
        Thought { candidates, nodes: self.playout.nodes }
    }

    /// Puts another answer first than the best one, now and then: the more often, the less that
    /// costs.
    fn misjudge(&self, candidates: &mut [Candidate]) {
        let mut dice = Dice::stream(Seed::from_number(self.seed), "slips");
        let mut best = (f32::MIN, 0);
        for (number, candidate) in candidates.iter().enumerate() {
            if candidate.visits == 0 {
                continue;
            }
            let slip = self.effort.slip * (dice.below(2_001) as f32 / 1_000.0 - 1.0);
            if candidate.margin + slip > best.0 {
                best = (candidate.margin + slip, number);
            }
        }
        let most = candidates.iter().map(|candidate| candidate.visits).max().unwrap_or(0);
        if let Some(chosen) = candidates.get_mut(best.1) {
            chosen.visits = chosen.visits.max(most + 1);
        }
    }

    /// The answers, those first that look best.
    fn candidates(&mut self, view: &SeatView) -> Vec<Candidate> {
        let decision = view.decision();
        let mut candidates = match (decision.prompt, view.game().turn().hand) {
            (Prompt::Place, Some(kind)) => self.placements(view, kind),
            _ => self.others(view),
        };
        if candidates.is_empty() {
            let default = view.game().default_of(decision);
            candidates.push(candidate(decision.options[default], None, 0.0));
        }
        candidates.sort_by(|a, b| b.prior.total_cmp(&a.prior));
        candidates
    }

    fn placements(&mut self, view: &SeatView, kind: rules::KindId) -> Vec<Candidate> {
        let (game, decision) = (view.game(), view.decision());
        let different = self.playout.different(kind);
        let survey = self.playout.survey(game, decision.seat);
        let mut candidates = Vec::new();
        for &option in &decision.options {
            match option {
                Action::Place { pos, rotation } if different & 1 << rotation.index() != 0 => {
                    let paid = expansions::pays(game, kind, pos) as f32 / POINT as f32;
                    survey.lay_all(game.board(), kind, pos, rotation, |laid| {
                        candidates.push(candidate(option, laid.spot, laid.gain + paid));
                    });
                }
                Action::Place { .. } => {}
                _ => candidates.push(candidate(option, None, 0.0)),
            }
        }
        candidates
    }

    /// Answers to any other question, by what each seat can expect after them.
    fn others(&mut self, view: &SeatView) -> Vec<Candidate> {
        let (game, decision) = (view.game(), view.decision());
        let options = decision.options.iter().flat_map(|option| expansions::numbers(*option));
        let options: Vec<Action> = options.collect();
        let step = options.len().div_ceil(OPTIONS).max(1);
        let default = decision.options[game.default_of(decision)];
        let others = options.into_iter().filter(|option| *option != default).step_by(step);
        let mut candidates = Vec::new();
        for option in std::iter::once(default).chain(others) {
            let mut after = game.clone();
            self.playout.nodes += 1;
            if after.apply(decision.seat, option).is_ok() {
                let stands = self.playout.standing(&after);
                let prior = margin(&stands[..after.scores().len()], decision.seat);
                candidates.push(candidate(option, None, prior));
            }
        }
        candidates
    }
}

fn candidate(action: Action, follower: Option<Spot>, prior: f32) -> Candidate {
    Candidate { action, follower, visits: 0, margin: 0.0, value: 0.0, prior }
}

/// By how much a seat is ahead of the best of the others.
pub(crate) fn margin(stands: &[f32], seat: Seat) -> f32 {
    let others = stands.iter().enumerate().filter(|(other, _)| *other != seat.index());
    let best = others.map(|(_, stand)| *stand).fold(f32::MIN, f32::max);
    stands[seat.index()] - best
}

/// The position that is thought about.
struct Root<'a> {
    view: &'a SeatView,
    effort: &'a Effort,
    seed: u64,
    deals: Vec<Game>,
    visits: u32,
    until: u32,
}

impl<'a> Root<'a> {
    fn new(view: &'a SeatView, seed: u64, effort: &'a Effort) -> Self {
        let game = view.game();
        let turns = effort.turns * game.scores().len() as u32;
        let until = game.turn().number.saturating_add(turns).saturating_add(1);
        // The seed is mixed with the position, so that luck is not the same in every turn.
        let mut dice = Dice::new(Seed::from_number(seed ^ u64::from(game.turn().number) << 32));
        let seed = u64::from(dice.below(u32::MAX)) << 32;
        Self { view, effort, seed, deals: Vec::new(), visits: 0, until }
    }

    /// A game that could be the real one.
    fn deal(&mut self, number: u32) -> Game {
        let index = number as usize;
        if let Some(deal) = self.deals.get(index) {
            return deal.clone();
        }
        let deal = self.view.dealt(self.seed | u64::from(number));
        if index < KEPT_DEALS {
            self.deals.push(deal.clone());
        }
        deal
    }

    /// Plays one answer out once more.
    fn visit(&mut self, candidates: &mut [Candidate], playout: &mut Playout) {
        self.visits += 1;
        let number = self.choose(candidates);
        let candidate = &mut candidates[number];
        let seat = self.view.seat();
        let mut game = self.deal(candidate.visits);
        playout.forget();
        playout.nodes += 1;
        let mut value = -1.0;
        let mut ahead = 0.0;
        if game.apply(seat, candidate.action).is_ok() {
            if matches!(candidate.action, Action::Place { .. }) {
                playout.intend(seat, candidate.follower);
            }
            playout.play(&mut game, self.until);
            let stands = playout.standing(&game);
            ahead = margin(&stands[..game.scores().len()], seat);
            value = ahead / (ahead.abs() + self.effort.lead);
        }
        candidate.visits += 1;
        let share = 1.0 / candidate.visits as f32;
        candidate.value += (value - candidate.value) * share;
        candidate.margin += (ahead - candidate.margin) * share;
    }

    /// The answer to be played out next: one that did well or was seldom tried. The longer it takes,
    /// the more of them are compared.
    fn choose(&self, candidates: &[Candidate]) -> usize {
        let wider = (f64::from(self.visits) / 4.0).sqrt() as usize;
        let width = (self.effort.width + wider).min(candidates.len());
        let all = (32 - self.visits.leading_zeros()) as f32;
        let mut best = (f32::MIN, 0);
        for (number, candidate) in candidates[..width].iter().enumerate() {
            if candidate.visits == 0 {
                return number;
            }
            let seldom = (all / candidate.visits as f32).sqrt();
            let score = candidate.value + self.effort.explore * seldom;
            if score > best.0 {
                best = (score, number);
            }
        }
        best.1
    }
}
