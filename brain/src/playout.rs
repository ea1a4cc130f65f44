//! How a game may go on: every seat plays by the fast evaluation, turn after turn. A playout is not
//! strong play, but far better than chance, and hundreds of thousands of its turns fit in a second.

use rules::{
    Action, At, Decision, FeatureId, FigureKind, Game, KindId, Prompt, Rotation, Seat, Spot,
};

use crate::survey::Survey;
use crate::tract::SEATS;
use crate::weights::Weights;

/// Plays games on, and remembers what it needs for that from one to the next.
#[derive(Clone, Debug)]
pub struct Playout {
    survey: Survey,
    /// Where the follower goes that was planned with the last placement.
    plan: Option<(Seat, Option<Spot>)>,
    /// By number of kind, the rotations that look different, one bit each; 0: not known yet.
    turns: Vec<u8>,
    /// Answers given since the count was last taken.
    pub(crate) nodes: u64,
}

impl Playout {
    /// Plays with these weights.
    pub fn new(weights: Weights) -> Self {
        Self { survey: Survey::new(weights), plan: None, turns: Vec::new(), nodes: 0 }
    }

    /// Plays on until a turn with this number begins, or the game is over.
    pub(crate) fn play(&mut self, game: &mut Game, until: u32) {
        while game.turn().number < until
            && let Some(decision) = game.decision()
        {
            let seat = decision.seat;
            let option = self.choice(game, decision);
            self.nodes += 1;
            game.choose(seat, option).expect("an offered answer is accepted");
        }
    }

    /// What a seat answers.
    pub fn answer(&mut self, game: &Game, decision: &Decision) -> Action {
        decision.options[self.choice(game, decision)]
    }

    /// The same, as its number among the options.
    fn choice(&mut self, game: &Game, decision: &Decision) -> usize {
        match decision.prompt {
            Prompt::Place => self.place(game, decision),
            Prompt::Wood => self.figure(game, decision),
            _ => game.default_of(decision),
        }
    }

    /// Plans a follower that was decided on outside.
    pub(crate) fn intend(&mut self, seat: Seat, spot: Option<Spot>) {
        self.plan = Some((seat, spot));
    }

    /// Forgets what was planned in another game.
    pub(crate) fn forget(&mut self) {
        self.plan = None;
    }

    fn place(&mut self, game: &Game, decision: &Decision) -> usize {
        let Some(kind) = game.turn().hand else {
            return game.default_of(decision);
        };
        self.survey.take_fast(game, decision.seat);
        let different = self.different(kind);
        let mut best = (f32::MIN, game.default_of(decision), None);
        for (number, &option) in decision.options.iter().enumerate() {
            let Action::Place { pos, rotation } = option else { continue };
            if different & 1 << rotation.index() == 0 {
                continue;
            }
            let laid = self.survey.lay(game.board(), kind, pos, rotation);
            if laid.gain > best.0 {
                best = (laid.gain, number, laid.spot);
            }
        }
        self.plan = Some((decision.seat, best.2));
        best.1
    }

    /// The rotations of a kind that look different from each other, one bit each.
    pub(crate) fn different(&mut self, kind: KindId) -> u8 {
        if self.turns.len() <= kind.number() {
            self.turns.resize(kind.number() + 1, 0);
        }
        let known = &mut self.turns[kind.number()];
        if *known == 0 {
            let tile = kind.kind();
            for (index, &rotation) in Rotation::ALL.iter().enumerate() {
                let mut before = Rotation::ALL[..index].iter();
                let is_new = !before.any(|other| tile.is_same(*other, rotation));
                *known |= u8::from(is_new) << index;
            }
        }
        *known
    }

    fn figure(&mut self, game: &Game, decision: &Decision) -> usize {
        let planned = self.plan.take().filter(|(seat, _)| *seat == decision.seat);
        let spot = match planned {
            Some((_, spot)) => spot,
            None => self.claim(game, decision.seat),
        };
        let number = |action| decision.options.iter().position(|option| *option == action);
        let offered = spot.and_then(|spot| {
            let deploy = |figure| Action::Deploy { figure, at: At::Segment(spot) };
            use FigureKind::{Big, Phantom, Ringmaster, Small};
            let kinds = [Small, Phantom, Ringmaster, Big];
            kinds.into_iter().map(deploy).find_map(number)
        });
        let pass = || number(Action::Pass);
        offered.or_else(pass).unwrap_or_else(|| game.default_of(decision))
    }

    /// Where a follower does best on the tile that was just laid.
    fn claim(&mut self, game: &Game, seat: Seat) -> Option<Spot> {
        self.survey.take_fast(game, seat);
        let placed = game.board().tile_at(game.turn().placed?)?;
        self.survey.claim(game.board(), placed)
    }

    /// What each seat has and can expect, in points.
    pub(crate) fn standing(&mut self, game: &Game) -> [f32; SEATS] {
        if game.decision().is_none() {
            let mut stands = [0.0; SEATS];
            for (stand, score) in stands.iter_mut().zip(game.scores()) {
                *stand = *score as f32;
            }
            return stands;
        }
        self.survey.take(game, Seat(0));
        self.survey.standing(game)
    }

    /// What each feature with figures pays each seat as it stands.
    pub fn values(&mut self, game: &Game) -> Vec<(FeatureId, [i32; SEATS])> {
        self.survey.take(game, Seat(0));
        self.survey.values(game)
    }

    /// A position in numbers.
    pub(crate) fn survey(&mut self, game: &Game, seat: Seat) -> &Survey {
        self.survey.take(game, seat);
        &self.survey
    }
}
