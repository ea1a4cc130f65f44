//! The Tower: pieces, followers taken from them, captives, ransom (R-TO-*).

use serde::{Deserialize, Serialize};

use super::{Deed, Expansion, Info};
use crate::action::{Decision, ExpansionAction};
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::options;
use crate::names::names;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{At, Cause, FigureKind, Mark, ScoreLine, Source, Token};

options! { in tower;
    /// R-TO-8, R-TO-20.
    capture_own "tower_capture_own": bool [on];
    /// R-TO-12.
    top_immunity "tower_top_immunity": bool [off];
    /// R-TO-13.
    top_dragon "tower_top_dragon": bool [off], with "dragon";
    /// R-TO-22.
    reopens "tower_reopens": bool [on];
    /// R-TO-17.
    one_ransom_per_turn "ransom_limit": bool [true "once_per_turn", false "unlimited"];
    /// R-TO-16, R-TO-21.
    ransom_window "ransom_window": RansomWindow
        { BeforeCommit "before_commit", WoodOnly "wood_only", WholeTurn "whole_turn" };
    /// R-TO-17.
    ransom_needs_points "ransom_needs_points": bool [on];
}

/// R-TO-17.
const PRICE: i32 = 3;
/// The order in which a seat that does not choose gets captives back, the dearest first (R-TO-15).
const fn rank(kind: FigureKind) -> u8 {
    match kind {
        FigureKind::Big => 0,
        FigureKind::Wagon => 1,
        FigureKind::Mayor => 2,
        FigureKind::Abbot => 3,
        FigureKind::Small => 5,
        FigureKind::Phantom => 6,
        _ => 4,
    }
}

/// R-TO-1: pieces for each seat.
const fn pieces(seats: u8) -> u8 {
    match seats {
        0..=2 => 10,
        3 => 9,
        4 => 7,
        5 => 6,
        _ => 5,
    }
}

pub(super) struct Towers;

/// A foundation with at least one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Tower {
    /// Its cell.
    pub pos: Pos,
    /// How many pieces.
    pub height: u8,
    /// Whether a follower that stood on it has left (R-TO-22).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub left: bool,
}

/// A follower held by another seat (R-TO-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Captive {
    /// Its owner.
    pub owner: Seat,
    /// The kind of follower.
    pub kind: FigureKind,
    /// The seat that holds it.
    pub captor: Seat,
}

/// What the table remembers of towers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// By cell.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    towers: Vec<Tower>,
    /// Sorted.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    captives: Vec<Captive>,
    /// The tower that was just raised.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    raised: Option<Pos>,
    /// The turn of the latest ransom.
    #[serde(default)]
    ransomed: u32,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Put a piece on the tower of a cell, or the first piece on its foundation (R-TO-3).
    #[serde(rename = "tower")]
    Raise {
        /// The cell.
        pos: Pos,
    },
    /// Get one of the seat's captured followers back for the one just taken (R-TO-15).
    Exchange {
        /// What comes home.
        kind: FigureKind,
        /// Who held it.
        captor: Seat,
    },
    /// Buy one of the seat's captured followers back (R-TO-16).
    Ransom {
        /// What comes home.
        kind: FigureKind,
        /// Who held it and is paid.
        captor: Seat,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A tower got a piece (R-TO-3).
    #[serde(rename = "tower_raised")]
    Raised {
        /// Its cell.
        pos: Pos,
        /// How many pieces it has now.
        height: u8,
    },
    /// A follower left the board as a captive (R-TO-8).
    Captured {
        /// The figure, where it stood.
        figure: Figure,
        /// Who holds it.
        captor: Seat,
    },
    /// Two captives were exchanged and went home (R-TO-14).
    Exchanged {
        /// Who just captured.
        seat: Seat,
        /// What this seat got back.
        kind: FigureKind,
        /// The other seat.
        with: Seat,
        /// What the other seat got back.
        other: FigureKind,
    },
    /// A captive was bought back (R-TO-16).
    Ransomed {
        /// Who paid.
        seat: Seat,
        /// What came home.
        kind: FigureKind,
        /// Who was paid.
        captor: Seat,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Which follower is taken from the tower (R-TO-5).
        Capture = "capture",
        /// Which captured follower comes home in an exchange (R-TO-15).
        Exchange = "exchange",
    }
}

impl Expansion for Towers {
    fn info(&self) -> &'static Info {
        &Info {
            key: "tower",
            name: "The Tower",
            sets: &["tower"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn begin(&self, game: &mut Game) {
        game.states.tower = Some(State::default());
        let number = pieces(game.setup.seats);
        game.tokens.iter_mut().for_each(|tokens| tokens.put(Token::TowerPiece, number));
    }

    fn restores(&self, game: &Game) -> bool {
        game.states.tower.as_ref().is_some_and(|keep| keep.restores(game))
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        Some(match slot {
            Slot::Capture => &Capture,
            Slot::Exchange => &Exchange,
            _ => return None,
        })
    }

    /// R-TO-3.
    fn extra_deployments(&self, game: &Game, seat: Seat, options: &mut Vec<crate::Action>) {
        let supply = game.supply(seat);
        let mut footloose = supply.kinds().filter(|kind| kind.is_footloose()).peekable();
        let has_piece = game.tokens(seat).count(Token::TowerPiece) > 0;
        if !has_piece && footloose.peek().is_none() {
            return;
        }
        let (towers, closed) = (game.towers(), closed(game));
        let is_open = |number: usize| closed & 1 << number == 0;
        if has_piece {
            // Both are ordered by cell, and every tower stands on a foundation.
            let mut begun = towers.iter().enumerate().peekable();
            for pos in game.board().marked(Mark::Tower) {
                let tower = begun.next_if(|(_, tower)| tower.pos == pos);
                if tower.is_none_or(|(number, _)| is_open(number)) {
                    options.push(crate::Action::Tower(Action::Raise { pos }));
                }
            }
        }
        let Some(first) = footloose.next() else {
            return;
        };
        let from = options.len();
        for (_, tower) in towers.iter().enumerate().filter(|(number, _)| is_open(*number)) {
            if admits_on_top(game, tower.pos) {
                options.push(crate::Action::Deploy { figure: first, at: At::Tower(tower.pos) });
            }
        }
        let tops = from..options.len();
        for figure in footloose {
            for index in tops.clone() {
                if let crate::Action::Deploy { at, .. } = options[index] {
                    options.push(crate::Action::Deploy { figure, at });
                }
            }
        }
    }

    fn free_actions(&self, game: &Game, decision: &mut Decision) {
        let held = || game.captives().iter().any(|captive| captive.owner == decision.seat);
        if decision.seat == game.turn.seat && held() && pays_now(game) {
            offer_ransoms(game, decision.seat, &mut decision.options);
        }
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Option<Flow> {
        match action {
            crate::Action::Tower(Action::Raise { pos }) => {
                raise(game, seat, pos);
                Some(Flow::Next)
            }
            crate::Action::Tower(Action::Ransom { kind, captor }) => {
                ransom(game, Captive { owner: seat, kind, captor });
                Some(Flow::Ask)
            }
            _ => None,
        }
    }

    /// R-TO-12.
    #[inline(always)]
    fn forbids(&self, game: &Game, deed: Deed) -> bool {
        let Deed::Remove(figure, Cause::Dragon | Cause::Tower) = deed else {
            return false;
        };
        matches!(figure.at, At::Tower(_)) && game.setup.house.tower.top_immunity
    }

    fn on_figure_removed(&self, game: &mut Game, figure: Figure) {
        if let At::Tower(pos) = figure.at {
            let mut towers = game.keep_mut().towers.iter_mut();
            let tower = towers.find(|tower| tower.pos == pos);
            tower.into_iter().for_each(|tower| tower.left = true);
        }
    }
}

impl Game {
    /// The towers that have been begun, by cell.
    pub fn towers(&self) -> &[Tower] {
        self.states.tower.as_ref().map_or(&[], |keep| &keep.towers)
    }

    /// The followers held by other seats (R-TO-14).
    pub fn captives(&self) -> &[Captive] {
        self.states.tower.as_ref().map_or(&[], |keep| &keep.captives)
    }

    fn tower(&self, pos: Pos) -> Option<Tower> {
        let towers = self.towers();
        let index = towers.binary_search_by_key(&pos, |tower| tower.pos).ok()?;
        Some(towers[index])
    }

    fn raised(&self) -> Option<Tower> {
        self.tower(self.states.tower.as_ref()?.raised?)
    }

    fn keep_mut(&mut self) -> &mut State {
        self.states.tower.get_or_insert_default()
    }

    /// Sends a captive home.
    fn release(&mut self, captive: Captive) {
        let captives = &mut self.keep_mut().captives;
        let index = captives.iter().position(|other| *other == captive);
        captives.remove(index.expect("who is released was captive"));
        self.supplies[captive.owner.index()].put(captive.kind, 1);
    }
}

impl State {
    /// Whether this state is possible for the game.
    fn restores(&self, game: &Game) -> bool {
        let built: usize = self.towers.iter().map(|tower| usize::from(tower.height)).sum();
        let held = game.seats().map(|seat| game.tokens(seat).count(Token::TowerPiece));
        let pieces = usize::from(pieces(game.setup.seats)) * usize::from(game.setup.seats);
        let founded = |tower: &Tower| {
            let placed = game.board().tile_at(tower.pos);
            tower.height > 0 && placed.is_some_and(|placed| placed.tile().marks.has(Mark::Tower))
        };
        let is_held = |captive: &Captive| {
            let seats = usize::from(game.setup.seats);
            captive.owner.index() < seats
                && captive.captor.index() < seats
                && captive.owner != captive.captor
                && captive.kind.is_follower()
        };
        let stands = |figure: &&Figure| match figure.at {
            At::Tower(pos) => self.towers.iter().any(|tower| tower.pos == pos),
            _ => true,
        };
        self.towers.is_sorted_by(|a, b| a.pos < b.pos)
            && self.towers.iter().all(founded)
            && built + held.map(usize::from).sum::<usize>() <= pieces
            && self.captives.iter().all(is_held)
            && self.captives.len() <= usize::from(u8::MAX)
            && game.figures().iter().all(|figure| stands(&figure))
    }
}

/// The towers that can take neither a piece nor a follower (R-TO-11, R-TO-22), as a bit set of
/// their indices: there are fewer than thirty-two, because there are no more pieces.
fn closed(game: &Game) -> u32 {
    let towers = game.towers();
    let stays_closed = !game.setup.house.tower.reopens;
    let left = towers.iter().map(|tower| u32::from(tower.left && stays_closed));
    let left = left.rev().fold(0, |all, left| all << 1 | left);
    let tops = game.figures().iter().filter_map(|figure| match figure.at {
        At::Tower(pos) => Some(pos),
        _ => None,
    });
    let occupied = tops.take(game.figure_counts.at_such(At::Tower(Pos::default())));
    occupied.fold(left, |all, pos| {
        // There are so few towers that searching them one by one is faster.
        let number = towers.iter().position(|tower| tower.pos == pos);
        number.map_or(all, |number| all | 1 << number)
    })
}

/// Whether nothing else on a cell keeps a follower off its tower; house rules may let it stand
/// above the dragon (R-PD-V5, R-PL-18).
fn admits_on_top(game: &Game, pos: Pos) -> bool {
    let above = game.dragon() == Some(pos) && game.setup.house.tower.top_dragon;
    let others =
        |system: &dyn Expansion| system.key() != "dragon" && system.forbids(game, Deed::Enter(pos));
    if above { !game.setup.systems.iter().any(others) } else { game.admits(pos) }
}

fn raise(game: &mut Game, seat: Seat, pos: Pos) {
    game.spend(seat, Token::TowerPiece);
    let keep = game.keep_mut();
    keep.raised = Some(pos);
    let height = match keep.towers.binary_search_by_key(&pos, |tower| tower.pos) {
        Ok(index) => {
            keep.towers[index].height += 1;
            keep.towers[index].height
        }
        Err(index) => {
            keep.towers.insert(index, Tower { pos, height: 1, left: false });
            1
        }
    };
    game.emit(Event::Raised { pos, height });
}

/// S3.3, R-TO-5..10.
struct Capture;

impl Stage for Capture {
    fn enter(&self, game: &mut Game) -> Flow {
        if game.raised().is_some() { Flow::Ask } else { Flow::Next }
    }

    fn decision(&self, game: &Game) -> Decision {
        let seat = game.turn.seat;
        let cause = Cause::Tower;
        let figures = in_range(game, seat).into_iter();
        let mut options: Vec<crate::Action> =
            figures.map(|figure| crate::Action::Take { figure, cause }).collect();
        options.push(crate::Action::Pass);
        let default = options.len() - 1;
        Decision::new(seat, Prompt::Capture, options, default)
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Flow {
        game.keep_mut().raised = None;
        match action {
            crate::Action::Take { figure, cause } if figure.seat == seat => {
                game.remove(figure, cause)
            }
            crate::Action::Take { figure, .. } => {
                game.take_off(figure);
                let captives = &mut game.keep_mut().captives;
                captives.push(Captive { owner: figure.seat, kind: figure.kind, captor: seat });
                captives.sort_unstable();
                game.emit(Event::Captured { figure, captor: seat });
                game.return_lonely(figure);
            }
            _ => {}
        }
        Flow::Next
    }

    fn waits(&self, game: &Game) -> bool {
        game.raised().is_some()
    }
}

/// The followers that a seat may take from the tower it raised (R-TO-6, R-TO-7).
fn in_range(game: &Game, seat: Seat) -> Vec<Figure> {
    let Some(tower) = game.raised() else {
        return Vec::new();
    };
    let reach = i32::from(tower.height);
    let near = |pos: Pos| {
        let across = i32::from(pos.x) - i32::from(tower.pos.x);
        let along = i32::from(pos.y) - i32::from(tower.pos.y);
        (across == 0 || along == 0) && across.abs().max(along.abs()) <= reach
    };
    let own = game.setup.house.tower.capture_own;
    let followers = game.figures_on(near).filter(|figure| figure.kind.is_follower());
    let mut found: Vec<Figure> = followers
        .filter(|figure| own || figure.seat != seat)
        .filter(|figure| game.can_leave(figure, Cause::Tower))
        .copied()
        .collect();
    found.sort_unstable();
    found.dedup();
    found
}

/// S3.3, R-TO-14, R-TO-15.
struct Exchange;

impl Stage for Exchange {
    fn enter(&self, game: &mut Game) -> Flow {
        let mut own = returning(game);
        match (own.next(), own.next()) {
            (None, _) => Flow::Next,
            (Some(only), None) => {
                drop(own);
                self.act(game, game.turn.seat, only)
            }
            _ => Flow::Ask,
        }
    }

    fn decision(&self, game: &Game) -> Decision {
        let options = returning(game).collect();
        Decision::new(game.turn.seat, Prompt::Exchange, options, 0)
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Flow {
        if let (crate::Action::Tower(Action::Exchange { kind, captor }), Some(held)) =
            (action, hostage(game))
        {
            game.release(held);
            game.release(Captive { owner: seat, kind, captor });
            game.emit(Event::Exchanged { seat, kind, with: captor, other: held.kind });
        }
        self.enter(game)
    }

    fn waits(&self, game: &Game) -> bool {
        returning(game).next().is_some()
    }
}

/// A captive that the active seat holds from a seat that holds one of its followers.
fn hostage(game: &Game) -> Option<Captive> {
    let seat = game.turn.seat;
    let captives = game.captives();
    let own = captives.iter().filter(|captive| captive.owner == seat);
    // One bit for each seat that holds one of them.
    let captors = own.fold(0u8, |captors, captive| captors | 1 << captive.captor.index());
    let mutual = |held: &&Captive| captors & 1 << held.owner.index() != 0;
    captives.iter().filter(|captive| captive.captor == seat).find(mutual).copied()
}

/// The active seat's captured followers, one of which comes home for the hostage.
fn returning(game: &Game) -> impl Iterator<Item = crate::Action> {
    let held = hostage(game).into_iter();
    held.flat_map(|Captive { owner: captor, captor: owner, .. }| {
        let own =
            |kind: &FigureKind| game.captives().contains(&Captive { owner, kind: *kind, captor });
        let mut kinds: Vec<FigureKind> = FigureKind::ALL.into_iter().filter(own).collect();
        kinds.sort_by_key(|kind| rank(*kind));
        kinds.into_iter().map(move |kind| crate::Action::Tower(Action::Exchange { kind, captor }))
    })
}

/// Whether the active seat may pay a ransom at this slot (R-TO-16, R-TO-21).
fn pays_now(game: &Game) -> bool {
    let slot = game.turn.slot;
    let open = match game.setup.house.tower.ransom_window {
        RansomWindow::WoodOnly => slot == Slot::Wood,
        RansomWindow::WholeTurn => slot <= Slot::TurnEnd,
        RansomWindow::BeforeCommit => slot <= Slot::Wood,
    };
    let once = game.setup.house.tower.one_ransom_per_turn;
    let used = game.states.tower.as_ref().is_some_and(|keep| keep.ransomed == game.turn.number);
    open && !(once && used)
}

/// The captured followers that a seat can buy back.
fn offer_ransoms(game: &Game, seat: Seat, options: &mut Vec<crate::Action>) {
    let needs_points = game.setup.house.tower.ransom_needs_points;
    if needs_points && game.scores()[seat.index()] < PRICE {
        return;
    }
    for &Captive { kind, captor, .. } in game.captives().iter().filter(|held| held.owner == seat) {
        let ransom = crate::Action::Tower(Action::Ransom { kind, captor });
        // Captives are sorted, so equal ones follow each other.
        if options.last() != Some(&ransom) {
            options.push(ransom);
        }
    }
}

fn ransom(game: &mut Game, captive: Captive) {
    let Captive { owner, kind, captor } = captive;
    game.release(captive);
    game.keep_mut().ransomed = game.turn.number;
    game.emit(Event::Ransomed { seat: owner, kind, captor });
    for (seat, points) in [(owner, -PRICE), (captor, PRICE)] {
        let source = Source::Ransom;
        game.grant(ScoreLine { seat, points, source, at: None, complete: true, terms: Vec::new() });
    }
}
