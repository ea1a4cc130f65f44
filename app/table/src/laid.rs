//! A plan laid out on a copy of the game: the questions of the turn, and what the answers so far
//! would bring about. It is laid out once for an interaction; a changed answer is tried from its
//! question on.

use game::expansions::{self, PromptKind};
use game::standing_orders;
use rules::{Action, Decision, Event, Game, Illegal, Prompt, Seat};

use crate::model::is_revealing;
use crate::mover::Step;
use crate::plan::{Plan, Question, is_blind};

/// A plan laid out on a copy of the game.
#[derive(Clone, Debug)]
pub struct Laid {
    /// The plan.
    pub plan: Plan,
    /// The questions of the turn in order: those that the plan answers, then the open one.
    pub questions: Vec<Question>,
    /// The game as it would be.
    pub game: Game,
    /// What each answer would bring about. The last answer has no events while nobody may see its
    /// outcome, before it is final.
    events: Vec<Vec<Event>>,
    seat: Seat,
    /// How many tiles nobody had seen when the plan began.
    unseen: usize,
}

impl Plan {
    /// Lays the plan out.
    ///
    /// # Errors
    /// [`Illegal`] if an action is no longer offered.
    pub fn lay(mut self, game: &Game, seat: Seat) -> Result<Laid, Illegal> {
        tracing::trace!(seat = seat.0, "a plan is laid out");
        let actions = std::mem::take(&mut self.actions);
        let mut laid = Laid {
            plan: self,
            questions: Vec::new(),
            game: game.clone(),
            events: Vec::new(),
            seat,
            unseen: game.bag().unseen(),
        };
        laid.ask();
        for action in actions {
            laid.take(action)?;
        }
        Ok(laid)
    }
}

impl Laid {
    /// The next question that the player must answer before the plan is complete.
    pub fn open(&self) -> Option<&Decision> {
        let last = self.questions.last().filter(|question| question.answer.is_none());
        last.map(|question| &question.decision)
    }

    /// Answers the open question.
    ///
    /// # Errors
    /// [`Illegal`] if nothing is asked or the answer is not offered; the plan stays as it was.
    pub fn take(&mut self, action: Action) -> Result<(), Illegal> {
        let open = self.open().ok_or(Illegal::Over)?;
        let mut blind = is_blind(open) && open.offers(action);
        if !blind {
            let mut after = self.game.clone();
            let events = after.apply(self.seat, action)?;
            blind = is_revealing(&events);
            if !blind {
                self.game = after;
                self.events.push(events);
            }
        }
        self.plan.actions.push(action);
        if let Some(question) = self.questions.last_mut() {
            question.answer = Some(action);
        }
        if !blind {
            self.ask();
        }
        Ok(())
    }

    /// Adds the next open question; the plan ends where chance decides or another seat is asked.
    fn ask(&mut self) {
        let (game, standing) = (&self.game, &self.plan.standing);
        let own = game.asked(self.seat).filter(|open| open.prompt != Prompt::Draw);
        let own = own.filter(|open| standing_orders::answer(standing, game, open).is_none());
        // The actions that lead to a sealed or random decision must be final before it.
        let own = own.filter(|open| self.events.is_empty() || !is_blind(open));
        if let Some(decision) = own.filter(|_| !self.revealed()).cloned() {
            let before = Plan::of(self.plan.actions.clone());
            self.questions.push(Question::new(game.clone(), decision, before));
        }
    }

    /// The plan up to the question `index`, which is open again.
    pub fn before(&self, index: usize) -> Self {
        let mut questions = self.questions[..=index].to_vec();
        questions[index].answer = None;
        let plan = Plan::of(self.plan.actions[..index.min(self.plan.actions.len())].to_vec());
        Self {
            plan: plan.with_standing(&self.plan.standing),
            game: questions[index].game.clone(),
            questions,
            events: self.events[..index.min(self.events.len())].to_vec(),
            seat: self.seat,
            unseen: self.unseen,
        }
    }

    /// The plan with the answer to the question `index` replaced. Later answers are kept if they
    /// are still possible.
    ///
    /// # Errors
    /// [`Illegal`] if the answer is not offered.
    pub fn answered(&self, index: usize, action: Action) -> Result<Self, Illegal> {
        let mut laid = self.before(index);
        laid.take(action)?;
        for &later in self.plan.actions.iter().skip(index + 1) {
            if laid.take(later).is_err() {
                break;
            }
        }
        Ok(laid)
    }

    /// The plan with another thing chosen for the question `index`, and no place for it yet.
    pub fn with_thing(&self, index: usize, thing: Action) -> Self {
        let laid = self.before(index);
        Self { plan: Plan { thing: Some(thing), ..laid.plan }, ..laid }
    }

    /// The plan without its last answer.
    pub fn back(&self) -> Self {
        match self.plan.actions.len().checked_sub(1) {
            Some(last) => {
                let Plan { page, thing, .. } = self.plan;
                let laid = self.before(last);
                Self { plan: Plan { page, thing, ..laid.plan }, ..laid }
            }
            None => self.clone(),
        }
    }

    /// Whether the plan draws tiles: once seen, they cannot be hidden again.
    pub fn revealed(&self) -> bool {
        self.game.bag().unseen() != self.unseen
    }

    /// The last answer if it has not been tried, because nobody may see its outcome before it is
    /// final.
    pub fn blind(&self) -> Option<Action> {
        self.plan.actions.get(self.events.len()).copied()
    }

    /// The plan as Confirm would commit it now: the shown question is passed if that is allowed. A
    /// further question that comes up then stays open, because its player has not seen it.
    ///
    /// # Errors
    /// [`Prompt`] of the question that must be answered first.
    pub fn confirmed(mut self) -> Result<Self, Prompt> {
        let Some(open) = self.open() else { return Ok(self) };
        let prompt = open.prompt;
        // Giving up a tile must be chosen explicitly.
        if !open.may_pass() || prompt == Prompt::Place {
            return Err(prompt);
        }
        self.take(Action::Pass).map_err(|_| prompt)?;
        // A player who passed on a figure has also been shown the option of a token.
        let passed = |prompt| expansions::is_treated(prompt, PromptKind::PassedWithFigure);
        while let Some(prompt) = self.open().map(|open| open.prompt).filter(|p| passed(*p)) {
            self.take(Action::Pass).map_err(|_| prompt)?;
        }
        Ok(self)
    }

    /// The plan as it is played: an untried last answer is carried out.
    ///
    /// # Errors
    /// [`Illegal`] if that answer is not offered.
    pub fn played(mut self) -> Result<Self, Illegal> {
        if let Some(action) = self.blind() {
            // The player has not seen what follows, so it is not asked.
            let events = self.game.apply(self.seat, action)?;
            self.events.push(events);
        }
        Ok(self)
    }

    /// What each answer brings about, and the hash of the game after it.
    pub fn steps(&self) -> Vec<Step> {
        let after = self.questions.iter().map(|question| &question.game).skip(1);
        let after = after.take(self.events.len().saturating_sub(1)).chain([&self.game]);
        let answers = self.plan.actions.iter().zip(&self.events).zip(after);
        let step = |((action, events), game): ((&Action, &Vec<Event>), &Game)| {
            (*action, events.clone(), game.hash().to_string())
        };
        answers.map(step).collect()
    }

    /// Everything that would have happened.
    pub fn events(&self) -> Vec<Event> {
        self.events.concat()
    }
}
