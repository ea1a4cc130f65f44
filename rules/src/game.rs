//! A game: the whole state, and [`Game::apply`], the only door through which it changes, with
//! [`Game::choose`] for an option that was just picked from the list.

use crate::action::{Action, Decision, Illegal, Reason};
use crate::bag::Bag;
use crate::board::{Board, Edit, Spot};
use crate::decisions::Decisions;
use crate::dice::Dice;
use crate::event::Event;
use crate::expansions::{Deed, States};
use crate::feature::{FeatureId, Link};
use crate::figure::{Figure, FigureCounts, Seat, Supply, Tokens};
use crate::geometry::{Pos, Rotation};
use crate::setup::{Setup, SetupError};
use crate::spine::Slot;
use crate::tile::KindId;
use crate::turn::{self, Flow, Stages, Turn};
use crate::vocabulary::{At, Cause, FigureKind, ScoreLine, Token};

/// A game of Carcassonne.
///
/// The same [`Setup`] and the same actions give the same states on every machine.
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) setup: Setup,
    pub(crate) board: Board,
    pub(crate) bag: Bag,
    pub(crate) discarded: Vec<KindId>,
    pub(crate) figures: Vec<Figure>,
    /// The node on which each figure stands, if any. Derived; kept because it is read all the time.
    pub(crate) nodes: Vec<Option<u16>>,
    /// Derived; kept because most rules look for figures that are not there.
    pub(crate) figure_counts: FigureCounts,
    pub(crate) supplies: Vec<Supply>,
    pub(crate) tokens: Vec<Tokens>,
    pub(crate) states: States,
    pub(crate) scores: Vec<i32>,
    pub(crate) turn: Turn,
    pub(crate) stages: Stages,
    /// Derived; kept because every caller reads it.
    pub(crate) open: Decisions,
    /// What happened since the last call from outside.
    pub(crate) events: Vec<Event>,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    /// Final points by seat.
    pub scores: Vec<i32>,
    /// All seats with the highest score (R-BA-26).
    pub winners: Vec<Seat>,
}

/// Usual number of events until the next question.
const EVENTS: usize = 8;

impl Game {
    /// Deals a game and runs it to the first question.
    ///
    /// # Errors
    /// [`SetupError`] if the seats and systems do not make a game.
    pub fn new(setup: Setup) -> Result<(Self, Vec<Event>), SetupError> {
        if !setup.has_its_seats() {
            return Err(SetupError::Seats { seats: setup.seats, max: setup.max_seats() });
        }
        if setup.systems.iter().filter(|system| system.is_ground()).count() != 1 {
            return Err(SetupError::Ground);
        }
        setup.check_host_tiles()?;
        let start = setup.start();
        let mut supply = Supply::default();
        for &(kind, number) in setup.systems.iter().flat_map(|system| system.figures(&setup.house))
        {
            supply.put(kind, number);
        }
        let seats = usize::from(setup.seats);
        let bag = Bag::deal(&setup, &start);
        let mut game = Self {
            board: Board::default(),
            bag,
            discarded: Vec::new(),
            figures: Vec::new(),
            nodes: Vec::new(),
            figure_counts: FigureCounts::default(),
            supplies: vec![supply; seats],
            tokens: vec![Tokens::default(); seats],
            states: States::default(),
            scores: vec![0; seats],
            turn: Turn::first(setup.seats),
            stages: Stages::of(setup.systems),
            open: Decisions::default(),
            events: Vec::new(),
            setup,
        };
        for (kind, pos, rotation) in start {
            game.board.place(kind, pos, rotation);
        }
        for system in game.setup.systems.iter() {
            system.begin(&mut game);
        }
        turn::run(&mut game, Flow::Goto(Slot::HostTiles));
        let events = std::mem::take(&mut game.events);
        Ok((game, events))
    }

    /// What it was dealt from.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The tiles on the table.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The tiles that can still be drawn.
    pub fn bag(&self) -> &Bag {
        &self.bag
    }

    /// Tiles that left the game because they fitted nowhere (R-BA-10).
    pub fn discarded(&self) -> &[KindId] {
        &self.discarded
    }

    /// The tiles left out unseen, once the game is over (R-OV-37, R-HS-1).
    pub fn left_out(&self) -> &[KindId] {
        if self.turn.slot == Slot::Over { &self.bag.left_out } else { &[] }
    }

    /// The figures on the board.
    pub fn figures(&self) -> &[Figure] {
        &self.figures
    }

    /// What a seat has in hand.
    pub fn supply(&self, seat: Seat) -> Supply {
        self.supplies[seat.index()]
    }

    /// What a seat holds besides figures.
    pub fn tokens(&self, seat: Seat) -> Tokens {
        self.tokens[seat.index()]
    }

    /// Points by seat.
    pub fn scores(&self) -> &[i32] {
        &self.scores
    }

    /// Where the game stands within a turn.
    pub fn turn(&self) -> &Turn {
        &self.turn
    }

    /// All seats in playing order.
    pub fn seats(&self) -> impl Iterator<Item = Seat> {
        (0..self.setup.seats).map(Seat)
    }

    /// All seats clockwise from the active one.
    pub(crate) fn round(&self) -> impl Iterator<Item = Seat> + use<> {
        let (seats, active) = (self.setup.seats, self.turn.seat.0);
        (0..seats).map(move |place| Seat((active + place) % seats))
    }

    /// What is asked now, with every legal answer: the first of [`Game::decisions`]; none when the
    /// game is over.
    pub fn decision(&self) -> Option<&Decision> {
        self.decisions().first()
    }

    /// All questions that are open now, at most one for each seat. There is more than one only
    /// where the rules let seats answer in any order (overview section 5, PAR and SEALED): then
    /// answers are held until all are in, and applied in the order of the rules.
    pub fn decisions(&self) -> &[Decision] {
        self.open.asked()
    }

    /// What a seat is asked now.
    pub fn asked(&self, seat: Seat) -> Option<&Decision> {
        self.decisions().iter().find(|decision| decision.seat == seat)
    }

    /// The index of the option that is taken when a deadline passes (R-OV-17, R-OV-18), of one of the
    /// open questions.
    pub fn default_of(&self, asked: &Decision) -> usize {
        asked.default.unwrap_or_else(|| {
            turn::stage(self, self.turn.slot).map_or(0, |stage| stage.default(self, asked))
        })
    }

    /// Seats whose answers are held until the others have answered.
    pub fn answered(&self) -> impl Iterator<Item = Seat> {
        self.seats().filter(|&seat| self.turn.answers_of(seat).next().is_some())
    }

    /// The result, once the game is over.
    pub fn result(&self) -> Option<Standings> {
        if self.turn.slot != Slot::Over {
            return None;
        }
        let best = self.scores.iter().max()?;
        let winners = self.seats().filter(|seat| self.scores[seat.index()] == *best).collect();
        Some(Standings { scores: self.scores.clone(), winners })
    }

    /// Applies what `seat` chose and runs on to the next question. If other seats are asked at the
    /// same time, the answer is held until theirs are in; until then only the fact that the seat
    /// has answered is announced.
    ///
    /// # Errors
    /// [`Illegal`] if the seat is not asked or the action not offered; the game is unchanged.
    pub fn apply(&mut self, seat: Seat, action: Action) -> Result<Vec<Event>, Illegal> {
        let first = self.decision().ok_or(Illegal::Over)?;
        let expected = first.seat;
        let decision = self.asked(seat).ok_or(Illegal::NotYourTurn { expected })?;
        if !decision.offers(action) {
            return Err(Illegal::NotOffered(action.refusal(self, decision)));
        }
        self.answer(seat, action);
        Ok(std::mem::replace(&mut self.events, Vec::with_capacity(EVENTS)))
    }

    /// Applies the option with this number of what `seat` is asked, like [`Game::apply`], for whoever
    /// plays many games and has just picked it from the list: nothing is looked up, and the room for
    /// what happened is used again.
    ///
    /// # Errors
    /// [`Illegal`] if the seat is not asked or has no such option; the game is unchanged.
    pub fn choose(&mut self, seat: Seat, option: usize) -> Result<&[Event], Illegal> {
        let first = self.decision().ok_or(Illegal::Over)?;
        let expected = first.seat;
        let decision = self.asked(seat).ok_or(Illegal::NotYourTurn { expected })?;
        let chosen = decision.options.get(option);
        let action = *chosen.ok_or(Illegal::NotOffered(Reason::OutOfRange))?;
        self.answer(seat, action);
        Ok(&self.events)
    }

    /// Applies an action that is offered, and notes what happens.
    fn answer(&mut self, seat: Seat, action: Action) {
        self.events.clear();
        let open = std::mem::take(&mut self.open);
        let before = self.turn.answers.len();
        let flow = turn::answer(self, open.asked(), seat, action);
        let waits = self.turn.answers.len() > before;
        self.open = open;
        let settled = turn::run(self, flow);
        // A seat that is asked again either owes more of the same answer or is in its next turn.
        if waits && (settled || self.asked(seat).is_none()) {
            self.events.insert(0, Event::Answered { seat });
        }
    }

    /// Every placement of a kind that is allowed now, ordered by cell, then rotation.
    pub fn placements(&self, kind: KindId) -> Vec<(Pos, Rotation)> {
        self.allowed(kind, true)
    }

    /// The same; unless `widened`, only those that match without anything being built.
    fn allowed(&self, kind: KindId, widened: bool) -> Vec<(Pos, Rotation)> {
        let laying = if widened { self.setup.systems.laying() } else { None };
        let wider = laying.and_then(|laying| laying.fitting(self, kind));
        let mut placements = wider.unwrap_or_else(|| self.board.fitting(kind));
        self.setup.systems.veto(self, kind, &mut placements);
        placements
    }

    /// Whether something can be built now so that more placements match.
    pub(crate) fn can_widen(&self) -> bool {
        self.setup.systems.laying().is_some_and(|laying| laying.can_build(self))
    }

    pub(crate) fn has_placement(&self, kind: KindId) -> bool {
        // Nearly always the first one will do.
        let first = self.board.first_fitting(kind).filter(|&first| {
            !self.setup.systems.has_veto(kind) || {
                let mut alone = vec![first];
                self.setup.systems.veto(self, kind, &mut alone);
                !alone.is_empty()
            }
        });
        first.is_some()
            || !self.allowed(kind, false).is_empty()
            || !self.placements(kind).is_empty()
    }

    /// Whether a tile can be drawn: at least one that is left is not held back (R-PD-V2b).
    pub fn can_draw(&self) -> bool {
        self.bag.tiles().any(|kind| !self.is_held_back(kind))
    }

    /// How many tiles can be drawn.
    pub(crate) fn drawable(&self) -> usize {
        self.bag.tiles().filter(|&kind| !self.is_held_back(kind)).count()
    }

    /// The tile that the active seat lays in this part instead of drawing one (R-BZ-10).
    pub fn kept(&self) -> Option<KindId> {
        if self.turn.part == 1 { self.bag.kept(self.turn.seat) } else { None }
    }

    /// Whether the active seat can lay another tile: one that it draws, or one that a stage offers
    /// instead of drawing (R-AM-10).
    pub(crate) fn can_go_on(&self) -> bool {
        let instead = || turn::stage(self, Slot::BeforeDraw).is_some_and(|stage| stage.waits(self));
        self.can_draw() || instead()
    }

    fn is_held_back(&self, kind: KindId) -> bool {
        self.setup.systems.forbids(self, Deed::Draw(kind))
    }

    /// Turns up the next tile; those that come too early are set aside (R-PD-V1).
    pub(crate) fn turn_up(&mut self, seat: Seat) -> Option<KindId> {
        while let Some(kind) = self.bag.draw() {
            self.emit(Event::Drew { seat, kind });
            if !self.is_held_back(kind) {
                return Some(kind);
            }
            self.bag.aside.push(kind);
            self.emit(Event::SetAside { seat, kind });
        }
        None
    }

    /// Whether followers may be put or moved onto the tile of this cell now (R-PD-V5).
    pub fn admits(&self, pos: Pos) -> bool {
        !self.setup.systems.forbids(self, Deed::Enter(pos))
    }

    /// Whether a follower may claim a segment of this feature as far as others there are concerned
    /// (R-BA-13): a network is claimed in parts.
    pub(crate) fn is_free(&self, spot: Spot, on: FeatureId) -> bool {
        let in_parts = || self.board.feature(on).is_network();
        self.board.is_free(on) || in_parts() && !self.setup.systems.forbids(self, Deed::Join(spot))
    }

    /// Whether no rule keeps a kind of figure from a place that it could claim.
    pub(crate) fn suits(&self, figure: FigureKind, at: At) -> bool {
        !self.setup.systems.forbids(self, Deed::Stand(figure, at))
    }

    /// Whether a figure can be made to leave by this cause.
    pub(crate) fn can_leave(&self, figure: &Figure, cause: Cause) -> bool {
        !self.setup.systems.forbids(self, Deed::Remove(figure, cause))
    }

    /// Whether farmers are played (R-BA-36).
    pub fn farms_enabled(&self) -> bool {
        self.setup.house.base.farms_enabled
    }

    /// A number below `bound` that chance decides. Each `purpose` has its own stream of the seed, so
    /// it must not be used twice.
    pub(crate) fn chance(&mut self, purpose: &str, bound: u32) -> u32 {
        if self.setup.script.numbers.is_empty() {
            return Dice::stream(self.setup.seed, purpose).below(bound);
        }
        u32::from(self.setup.script.numbers.remove(0)) % bound
    }

    /// The index of one of several lots, of which there are so many each, drawn like
    /// [`Game::chance`]. At least one of them is there.
    pub(crate) fn lot(&mut self, purpose: &str, numbers: &[u8]) -> usize {
        let all = numbers.iter().map(|number| u32::from(*number)).sum();
        if self.setup.script.numbers.is_empty() {
            let mut drawn = Dice::stream(self.setup.seed, purpose).below(all);
            let is_it = |number: &u8| {
                let before = drawn < u32::from(*number);
                drawn = drawn.wrapping_sub(u32::from(*number));
                before
            };
            return numbers.iter().position(is_it).unwrap_or(0);
        }
        let next = usize::from(self.setup.script.numbers.remove(0));
        let there = |index: &usize| numbers.get(*index).is_some_and(|number| *number > 0);
        [next].into_iter().chain(0..numbers.len()).find(there).unwrap_or(0)
    }

    pub(crate) fn emit(&mut self, event: impl Into<Event>) {
        self.events.push(event.into());
    }

    /// Deals the piles again because the setup has changed; nothing has been drawn yet.
    pub(crate) fn deal_again(&mut self) {
        self.bag = Bag::deal(&self.setup, &self.setup.start());
    }

    /// Credits points scored in this part.
    pub(crate) fn credit(&mut self, line: ScoreLine) {
        let mut earned = line.points;
        self.setup.systems.credited(self, &line, &mut earned);
        self.turn.earned[line.seat.index()] += earned;
        self.grant(line);
    }

    /// Credits points that do not count for the reward placement in Carcassonne (overview 7).
    pub(crate) fn grant(&mut self, line: ScoreLine) {
        self.scores[line.seat.index()] += line.points;
        self.emit(Event::Scored(line));
    }

    pub(crate) fn deploy(&mut self, figure: Figure) {
        self.supplies[figure.seat.index()].take(figure.kind);
        self.put_on(figure);
    }

    /// Puts a figure that is in no supply on the board.
    pub(crate) fn put_on(&mut self, figure: Figure) {
        let node = figure.at.spot().map(|spot| self.board.node_number(spot));
        self.figures.push(figure);
        self.nodes.push(node);
        self.figure_counts.add(figure, self.tile_of(&figure));
        if let Some(node) = node.filter(|_| figure.kind.is_follower()) {
            let id = self.board.feature_of(node);
            self.board.feature_mut(id).followers += 1;
        }
    }

    /// The number of the tile on which a figure stands, if it stands on one.
    fn tile_of(&self, figure: &Figure) -> Option<u16> {
        figure.at.pos().and_then(|pos| self.board.number_at(pos))
    }

    /// How many figures have their place on a cell.
    pub(crate) fn figures_at(&self, pos: Pos) -> usize {
        self.board.number_at(pos).map_or(0, |tile| self.figure_counts.on(tile))
    }

    /// Whether a figure has its place on a cell.
    pub(crate) fn is_occupied(&self, pos: Pos) -> bool {
        self.figures_at(pos) > 0
    }

    /// Takes a figure off the board without saying where it goes. Every figure that leaves passes
    /// through here.
    pub(crate) fn take_off(&mut self, figure: Figure) {
        // Most figures stand elsewhere, and that is seen fastest by their nodes.
        let node = figure.at.spot().map(|spot| self.board.node_number(spot));
        let mut standing = self.figures.iter().zip(&self.nodes);
        let index = standing.position(|(other, on)| *on == node && *other == figure);
        let index = index.expect("a figure that leaves stands on the board");
        self.figures.remove(index);
        self.figure_counts.remove(figure, self.tile_of(&figure));
        self.nodes.remove(index);
        if let Some(node) = node.filter(|_| figure.kind.is_follower()) {
            let id = self.board.feature_of(node);
            self.board.feature_mut(id).followers -= 1;
        }
        self.setup.systems.on_figure_removed(self, figure);
    }

    /// A figure returns to its owner; so does a special figure that it leaves alone (R-OV-4).
    pub(crate) fn remove(&mut self, figure: Figure, cause: Cause) {
        self.take_off(figure);
        self.go_home(figure, cause);
        self.return_lonely(figure);
    }

    fn go_home(&mut self, figure: Figure, cause: Cause) {
        self.supplies[figure.seat.index()].put(figure.kind, 1);
        self.emit(Event::Returned { figure, cause });
    }

    /// R-OV-4: after `gone` left, its owner's builder and pig do not stay on its feature without a
    /// follower.
    pub(crate) fn return_lonely(&mut self, gone: Figure) {
        let Some(id) = gone.at.spot().map(|spot| self.board.feature_at(spot)) else {
            return;
        };
        let special = FigureKind::ALL.into_iter().filter(|kind| kind.needs_follower());
        if special.map(|kind| self.figure_counts.of_kind(kind)).sum::<usize>() == 0 {
            return;
        }
        let here = || self.members_of(id).filter(|figure| figure.seat == gone.seat);
        if here().any(|figure| figure.kind.is_follower()) {
            return;
        }
        let lonely = here().filter(|figure| figure.kind.needs_follower());
        let lonely: Vec<Figure> = lonely.copied().collect();
        for figure in lonely {
            self.take_off(figure);
            self.go_home(figure, Cause::Lonely);
        }
    }

    /// All figures of a feature except barns return to their owners (R-AM-53).
    pub(crate) fn send_home(&mut self, id: FeatureId, cause: Cause) {
        for figure in self.standing_on(id) {
            self.take_off(figure);
            self.go_home(figure, cause);
        }
    }

    /// The figures on a feature, except barns.
    pub(crate) fn standing_on(&self, id: FeatureId) -> Vec<Figure> {
        self.members_of(id).filter(|figure| !figure.kind.stays()).copied().collect()
    }

    /// Links two features. Returns the link that was moved for it.
    pub(crate) fn link(&mut self, link: Link) -> Option<Link> {
        let before = self.board.movable_link_at(link.from.pos).filter(|_| link.movable);
        self.board.edit(Edit::Link(link));
        // Features that part do not know who stands on which of them.
        for spot in before.into_iter().chain([link]).flat_map(Link::ends) {
            let id = self.board.feature_at(spot);
            let on = self.members_of(id).filter(|figure| figure.kind.is_follower()).count();
            self.board.feature_mut(id).followers = on as u8;
        }
        before
    }

    /// The figures of a seat, each with its node, if any. Whose the next figure is cannot be
    /// foreseen, so it is faster to note first which ones they are than to decide at each.
    pub(crate) fn own(&self, seat: Seat) -> impl Iterator<Item = (&Figure, Option<u16>)> {
        let (mut own, mut number) = ([0u8; 256], 0u8);
        for (figure, place) in self.figures.iter().zip(0..) {
            own[usize::from(number)] = place;
            number += u8::from(figure.seat == seat);
        }
        let places = (0..number).map(move |index| usize::from(own[usize::from(index)]));
        places.map(|place| (&self.figures[place], self.nodes[place]))
    }

    /// The figures that belong to a feature, in no order that matters.
    pub(crate) fn members_of(&self, id: FeatureId) -> impl Iterator<Item = &Figure> {
        self.standing(|_| true).filter(move |(_, on)| *on == id).map(|(figure, _)| figure)
    }

    /// The figures of some sort that belong to a feature, each with it.
    pub(crate) fn standing(
        &self,
        sort: impl Fn(&Figure) -> bool,
    ) -> impl Iterator<Item = (&Figure, FeatureId)> {
        let figures = self.figures.iter().zip(&self.nodes).filter(move |(figure, _)| sort(figure));
        figures.filter_map(|(figure, node)| Some((figure, self.board.feature_of((*node)?))))
    }

    /// The figures of a kind, each with the feature to which it belongs.
    pub(crate) fn of_kind(&self, kind: FigureKind) -> impl Iterator<Item = (&Figure, FeatureId)> {
        let figures = self.figures.iter().zip(&self.nodes);
        let all = figures.filter(move |(figure, _)| figure.kind == kind);
        let all = all.take(self.figure_counts.of_kind(kind));
        all.filter_map(|(figure, node)| Some((figure, self.board.feature_of((*node)?))))
    }

    /// A seat gets tokens.
    pub(crate) fn give(&mut self, seat: Seat, token: Token, number: u8) {
        self.tokens[seat.index()].put(token, number);
        self.emit(Event::Token { seat, token, change: number as i8 });
    }

    /// A seat uses up a token.
    pub(crate) fn spend(&mut self, seat: Seat, token: Token) {
        self.tokens[seat.index()].take(token);
        self.emit(Event::Token { seat, token, change: -1 });
    }
}
