//! Looks back at a game: how the seats stood, what a tile was worth, and what a choice cost. It is
//! asked about one position after another and knows of each only what could be known there, so that
//! nobody is blamed for a tile that came later.

use rules::{Action, Game, KindId, Prompt, Seat, Seed};

use crate::level::Level;
use crate::playout::Playout;
use crate::search::{Candidate, Effort, Thinker, margin};
use crate::view::SeatView;
use crate::weights::Weights;

/// How the seats of a game stand.
#[derive(Clone, Debug, PartialEq)]
pub struct Outlook {
    /// By seat, the share of a win: 1 for a sure one, and a half for a tie of two.
    pub chances: Vec<f32>,
    /// By seat, the lead over the best of the others in the end.
    pub leads: Vec<f32>,
}

/// What was chosen, beside what could have been.
#[derive(Clone, Debug, PartialEq)]
pub struct Judged {
    /// The points of lead that the choice cost; less than nothing if it was better than what was found.
    pub cost: f32,
    /// The best answer that was found; none if it is the one that was given.
    pub better: Option<Candidate>,
}

/// How much is looked at for one question. Twice the answers halve what is uncertain to seven tenths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thoroughness {
    /// Games that are played to their end, to see how the seats stand.
    pub endings: u32,
    /// Tiles that are imagined in place of the one that came.
    pub draws: u32,
    /// Bags on which a choice is compared with the best one.
    pub bags: u32,
    /// Answers that are tried to find the best one.
    pub nodes: u64,
}

impl Thoroughness {
    /// As much as one game is worth.
    pub const USUAL: Self = Self { endings: 120, draws: 300, bags: 200, nodes: 8_000 };

    /// The same with at most so many answers tried for one question, everything else in proportion.
    #[must_use]
    pub fn within(self, nodes: u64) -> Self {
        let share = |number: u32| {
            let part = u64::from(number) * nodes.min(self.nodes) / self.nodes;
            u32::try_from(part).unwrap_or(number).max(4)
        };
        Self {
            endings: share(self.endings),
            draws: share(self.draws),
            bags: share(self.bags),
            nodes: nodes.min(self.nodes),
        }
    }
}

/// Bags that are compared on are not those that the best answer was found on, because an answer can
/// be best by chance on those.
const OTHER_BAGS: u64 = 1 << 63;

/// Whoever looks back.
#[derive(Clone, Debug)]
pub struct Analyst {
    playout: Playout,
    thorough: Thoroughness,
    effort: Effort,
    seed: u64,
}

impl Analyst {
    /// Looks so closely; the same seed comes to the same numbers.
    pub fn new(thorough: Thoroughness, seed: u64) -> Self {
        let effort = Effort { nodes: thorough.nodes, ..Level::Steady.effort() };
        Self { playout: Playout::new(Weights::BEST), thorough, effort, seed }
    }

    /// How the seats stand, by what everybody can see. Of a game that is over it is the result.
    pub fn outlook(&mut self, game: &Game, mut is_off: impl FnMut() -> bool) -> Outlook {
        let seats = game.scores().len();
        let (mut chances, mut leads) = (vec![0.0; seats], vec![0.0; seats]);
        let over = game.result().is_some();
        let rounds = if over { 1 } else { self.thorough.endings };
        let mut played = 0.0;
        for round in 0..rounds {
            if played > 0.0 && is_off() {
                break;
            }
            let mut ending = match over {
                true => game.clone(),
                false => game.redealt(self.bag(round)),
            };
            self.playout.forget();
            self.playout.play(&mut ending, u32::MAX);
            let scores: Vec<f32> = ending.scores().iter().map(|score| *score as f32).collect();
            let most = scores.iter().copied().fold(f32::MIN, f32::max);
            let first = scores.iter().filter(|score| **score == most).count() as f32;
            for seat in game.seats() {
                let at = seat.index();
                chances[at] += if scores[at] == most { 1.0 / first } else { 0.0 };
                leads[at] += margin(&scores, seat);
            }
            played += 1.0;
        }
        chances.iter_mut().chain(&mut leads).for_each(|sum| *sum /= played);
        Outlook { chances, leads }
    }

    /// By how many points of lead the tile that a seat drew is better for it than the tiles that could
    /// have come: what the best placement of each brings, by the fast evaluation. `before` waits for
    /// the draw.
    pub fn luck(&mut self, before: &Game, seat: Seat, drawn: KindId) -> f32 {
        let mut known: Vec<(KindId, Option<f32>)> = Vec::new();
        let own = self.worth(before, seat, drawn, &mut known);
        let (mut sum, mut number) = (0.0, 0.0);
        for round in 0..self.thorough.draws {
            let mut other = before.imagined(seat, self.bag(round));
            if other.apply(seat, Action::Draw).is_err() {
                break;
            }
            let Some(kind) = other.turn().hand else { continue };
            if let Some(worth) = self.worth(before, seat, kind, &mut known) {
                sum += worth;
                number += 1.0;
            }
        }
        match own {
            Some(own) if number > 0.0 => own - sum / number,
            _ => 0.0,
        }
    }

    /// What the best placement of a tile brings; nothing if it fits nowhere.
    fn worth(
        &mut self,
        game: &Game,
        seat: Seat,
        kind: KindId,
        known: &mut Vec<(KindId, Option<f32>)>,
    ) -> Option<f32> {
        if let Some((_, worth)) = known.iter().find(|(other, _)| *other == kind) {
            return *worth;
        }
        let survey = self.playout.survey(game, seat);
        let gains = game.placements(kind).into_iter();
        let gains = gains.map(|(pos, rotation)| survey.lay(game.board(), kind, pos, rotation).gain);
        let worth = gains.reduce(f32::max);
        known.push((kind, worth));
        worth
    }

    /// What a choice cost: `played` are the answers of the seat from the question on, as far as its turn
    /// went without anything new coming to light.
    pub fn judge(
        &mut self,
        view: &SeatView,
        played: &[Action],
        mut is_off: impl FnMut() -> bool,
    ) -> Judged {
        let thought = Thinker::new(Weights::BEST, self.effort, self.seed).think(view, &mut is_off);
        let same = Judged { cost: 0.0, better: None };
        let Some(best) = thought.candidates.first().filter(|best| !is_played(best, played)) else {
            return same;
        };
        let game = view.game();
        let turns = self.effort.turns * game.scores().len() as u32;
        let until = game.turn().number.saturating_add(turns).saturating_add(1);
        let (mut cost, mut number) = (0.0, 0.0);
        for round in 0..self.thorough.bags {
            if number > 0.0 && is_off() {
                break;
            }
            let dealt = view.dealt(self.seed ^ OTHER_BAGS ^ u64::from(round));
            let (mut one, mut other) = (dealt.clone(), dealt);
            self.playout.forget();
            if one.apply(view.seat(), best.action).is_err() {
                return same;
            }
            self.playout.intend(view.seat(), best.follower);
            let better = self.played_on(&mut one, view.seat(), until);
            self.playout.forget();
            for action in played {
                // What is forced is not asked in an imagined game.
                if other.asked(view.seat()).is_some_and(|asked| asked.offers(*action)) {
                    // An offered answer is accepted.
                    let _ = other.apply(view.seat(), *action);
                }
            }
            cost += better - self.played_on(&mut other, view.seat(), until);
            number += 1.0;
        }
        Judged { cost: cost / number, better: Some(best.clone()) }
    }

    /// The lead of a seat once a game has gone on for a while.
    fn played_on(&mut self, game: &mut Game, seat: Seat, until: u32) -> f32 {
        self.playout.play(game, until);
        let stands = self.playout.standing(game);
        margin(&stands[..game.scores().len()], seat)
    }

    fn bag(&self, round: u32) -> Seed {
        Seed::from_number(self.seed.rotate_left(32) ^ u64::from(round))
    }
}

/// Whether an answer is what was played, the follower included.
fn is_played(best: &Candidate, played: &[Action]) -> bool {
    let follower = played.iter().find_map(|action| match action {
        Action::Deploy { at, .. } => at.spot(),
        _ => None,
    });
    let places = matches!(best.action, Action::Place { .. });
    played.first() == Some(&best.action) && (!places || best.follower == follower)
}

/// Whether a question is one whose answer is judged: a placement, with the figure that follows.
pub fn is_judged(prompt: Prompt) -> bool {
    prompt == Prompt::Place
}
