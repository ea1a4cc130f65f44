//! Plain Monte-Carlo tree search, the baseline of Ameneyro, Galván and Kuri Morales (Playing
//! Carcassonne with Monte Carlo Tree Search, 2020, arXiv 2009.12974): UCB1 in the tree, one new node
//! for each simulation, uniformly random play to the end of the game, and the difference of the
//! final scores as reward. A tile that is drawn is a chance node, whose outcome comes from a bag
//! shuffled anew for each simulation.

use brain::SeatView;
use rules::{Action, Dice, Game, KindId, Seat, Seed};

use crate::player::{Seated, seconds};

/// A difference of so many points is a reward of 1.
const SCALE: f64 = 100.0;

/// The player.
pub struct Uct {
    pub seed: u64,
    /// The constant of UCB1.
    pub explore: f64,
    /// Seconds for a decision.
    pub limit: f64,
    /// Simulations so far.
    pub nodes: u64,
}

/// An answer from a node.
struct Branch {
    action: Action,
    visits: f64,
    reward: f64,
    /// By the tile that was drawn, if one was.
    next: Vec<(Option<KindId>, usize)>,
}

#[derive(Default)]
struct Position {
    branches: Vec<Branch>,
    visits: f64,
}

impl Seated for Uct {
    fn answer(&mut self, view: &SeatView) -> Action {
        let end = seconds() + self.limit;
        let mut dice = Dice::new(Seed::from_number(self.seed));
        self.seed = self.seed.wrapping_add(1 << 20);
        let mut tree = vec![Position::default()];
        let mut number = 0;
        while number == 0 || seconds() < end {
            let game = view.dealt(self.seed.wrapping_add(number));
            simulate(&mut tree, game, view.seat(), self.explore, &mut dice);
            number += 1;
        }
        self.nodes += number;
        let most = tree[0].branches.iter().max_by(|a, b| a.visits.total_cmp(&b.visits));
        most.map_or(view.decision().options[0], |branch| branch.action)
    }

    fn take_nodes(&mut self) -> u64 {
        std::mem::take(&mut self.nodes)
    }
}

/// One simulation: down the tree, a new node, random play, and the reward back up.
fn simulate(tree: &mut Vec<Position>, mut game: Game, first: Seat, explore: f64, dice: &mut Dice) {
    let mut path: Vec<(usize, usize, Seat)> = Vec::new();
    let mut at = 0;
    let mut asked = first;
    while let Some(decision) = game.asked(asked) {
        let untried: Vec<Action> = decision
            .options
            .iter()
            .filter(|option| tree[at].branches.iter().all(|branch| branch.action != **option))
            .copied()
            .collect();
        let is_new = !untried.is_empty();
        let branch = if is_new {
            let action = untried[dice.below(untried.len() as u32) as usize];
            tree[at].branches.push(Branch { action, visits: 0.0, reward: 0.0, next: Vec::new() });
            tree[at].branches.len() - 1
        } else {
            // An answer may not be offered on another bag.
            let offered = |branch: &Branch| decision.options.contains(&branch.action);
            choose(&tree[at], explore, offered)
        };
        path.push((at, branch, asked));
        game.apply(asked, tree[at].branches[branch].action).expect("it is offered");
        if is_new {
            break;
        }
        let Some(decision) = game.decision() else { break };
        asked = decision.seat;
        let outcome = game.turn().hand;
        let known = tree[at].branches[branch].next.iter().find(|(kind, _)| *kind == outcome);
        at = match known {
            Some(&(_, next)) => next,
            None => {
                tree.push(Position::default());
                let next = tree.len() - 1;
                tree[at].branches[branch].next.push((outcome, next));
                next
            }
        };
    }
    while let Some(decision) = game.decision() {
        let choice = dice.below(decision.options.len() as u32) as usize;
        let (seat, action) = (decision.seat, decision.options[choice]);
        game.apply(seat, action).expect("it is offered");
    }
    for (position, branch, seat) in path {
        let own = game.scores()[seat.index()];
        let others = game.seats().filter(|other| *other != seat);
        let best = others.map(|other| game.scores()[other.index()]).max().unwrap_or(0);
        tree[position].visits += 1.0;
        let branch = &mut tree[position].branches[branch];
        branch.visits += 1.0;
        branch.reward += f64::from(own - best) / SCALE;
    }
}

/// UCB1.
fn choose(position: &Position, explore: f64, offered: impl Fn(&Branch) -> bool) -> usize {
    let all = position.visits.max(1.0).ln();
    let score = |branch: &Branch| {
        branch.reward / branch.visits.max(1.0) + explore * (all / branch.visits.max(1.0)).sqrt()
    };
    let branches = position.branches.iter().enumerate().filter(|(_, branch)| offered(branch));
    let best = branches.max_by(|(_, a), (_, b)| score(a).total_cmp(&score(b)));
    best.map_or(0, |(index, _)| index)
}
