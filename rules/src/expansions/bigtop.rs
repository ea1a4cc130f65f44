//! Under the Big Top: a circus that pays whoever stands around it when it moves on, pyramids of
//! acrobats, and a ringmaster who is paid for both (R-UB-1..20).

use serde::{Deserialize, Serialize};

use super::{Expansion, Info};
use crate::action::ExpansionAction;
use crate::board::Spot;
use crate::dice::Dice;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::{HouseRules, options};
use crate::score::Presence;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{At, Cause, FigureKind, Mark, ScoreLine, SegmentKind, Source, Term};

options! { in bigtop;
    /// R-UB-20.
    extra_followers "ub.extra_followers": bool [true "2", false "0"];
    /// R-UB-9.
    acrobat_phantom "ub.acrobat_phantom": bool [on], with "phantom";
    /// R-UB-16.
    ringmaster_majority "ub.ringmaster_majority": bool [off];
}

/// The animal tokens: how many of each number of points (R-UB-7).
const ANIMALS: [(u8, usize); 6] = [(1, 1), (3, 4), (4, 5), (5, 3), (6, 2), (7, 1)];
/// Acrobats in a pyramid (R-UB-8).
const PYRAMID: usize = 3;
/// Points for an acrobat (R-UB-11, R-UB-13).
const ACROBAT: i32 = 5;
/// Points for each circus and each space for acrobats around a ringmaster (R-UB-15).
const SHOW: i32 = 2;

pub(super) struct BigTop;

/// The circus.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// The tile with the big top; `None` before the first circus.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    top: Option<Pos>,
    /// The animal tokens that nobody has seen, the one under the big top included.
    tokens: Vec<u8>,
    /// How many have been seen.
    #[serde(default)]
    revealed: u16,
    /// How many followers each seat had around the big top when the last turn was over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    guests: Vec<u8>,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Score a pyramid (R-UB-11).
    #[serde(rename = "pyramid")]
    Score {
        /// The space of its acrobats.
        at: Spot,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The animal token under the big top was turned over (R-UB-4).
    #[serde(rename = "animal")]
    Revealed {
        /// The tile of the circus.
        pos: Pos,
        /// Points for each follower around it.
        points: u8,
    },
    /// The big top moved to a new circus (R-UB-2, R-UB-3).
    #[serde(rename = "big_top")]
    Moved {
        /// Its tile.
        to: Pos,
    },
}

impl Expansion for BigTop {
    fn info(&self) -> &'static Info {
        &Info {
            key: "bigtop",
            name: "Under the Big Top",
            sets: &["bt"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn figures(&self, house: &HouseRules) -> &'static [(FigureKind, u8)] {
        match house.bigtop.extra_followers {
            true => &[(FigureKind::Ringmaster, 1), (FigureKind::Small, 2)],
            false => &[(FigureKind::Ringmaster, 1)],
        }
    }

    fn begin(&self, game: &mut Game) {
        game.states.bigtop = Some(State { tokens: bag(), ..State::default() });
    }

    fn restores(&self, game: &Game) -> bool {
        let seats = usize::from(game.setup.seats);
        game.states.bigtop.as_ref().is_some_and(|circus| {
            let known = |token: &u8| ANIMALS.iter().any(|(points, _)| points == token);
            circus.top.is_none_or(|pos| has_mark(game, pos, Mark::Circus))
                && circus.tokens.len() <= bag().len()
                && circus.tokens.iter().all(known)
                && (circus.guests.is_empty() || circus.guests.len() == seats)
        })
    }

    /// R-UB-9, R-UB-11.
    fn extra_deployments(&self, game: &Game, seat: Seat, options: &mut Vec<crate::Action>) {
        let supply = game.supply(seat);
        for figure in supply.followers().filter(|kind| may_climb(game, *kind)) {
            let open = spaces(game, |pos| opens(game, pos)).filter(|(_, there)| *there < PYRAMID);
            let at = open.map(|(spot, _)| At::Segment(spot));
            options.extend(at.map(|at| crate::Action::Deploy { figure, at }));
        }
        // Most tiles have too few figures, so this check comes first.
        let full = spaces(game, |pos| game.figures_at(pos) >= PYRAMID);
        let full = full.filter(|(_, there)| *there == PYRAMID);
        options.extend(full.map(|(at, _)| crate::Action::from(Action::Score { at })));
    }

    /// R-OV-9: a phantom that comes home so is no second figure of the same part.
    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Option<Flow> {
        let crate::Action::BigTop(Action::Score { at }) = action else {
            return None;
        };
        pay_acrobats(game, at);
        let there = game.standing_on(game.board.feature_at(at));
        let phantom = |figure: &Figure| (figure.seat, figure.kind) == (seat, FigureKind::Phantom);
        let comes_home = there.iter().any(phantom);
        for figure in there {
            game.remove(figure, Cause::Scored);
        }
        Some(if comes_home { Flow::Goto(Slot::SecondFigure.next()) } else { Flow::Next })
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        match slot {
            Slot::Circus => Some(&Circus),
            Slot::LastGuests => Some(&LastGuests),
            Slot::FinalCircus => Some(&FinalCircus),
            _ => None,
        }
    }

    /// R-UB-15..17. Between the points of the feature and those of others (R-OV-11).
    fn pays(&self, game: &Game, feature: FeatureId, lines: &mut Vec<ScoreLine>) {
        let kind = game.board.feature(feature).kind;
        if kind == SegmentKind::Castle || !kind.is_feature() {
            return;
        }
        let masters = game.of_kind(FigureKind::Ringmaster).filter(|(_, on)| *on == feature);
        let mut masters: Vec<Figure> = masters.map(|(figure, _)| *figure).collect();
        if masters.is_empty() {
            return;
        }
        masters.sort_unstable();
        if game.setup.house.bigtop.ringmaster_majority {
            let presence = Presence::on(game, feature);
            masters.retain(|master| presence.owners().any(|(seat, _)| seat == master.seat));
        }
        let bonus = masters.into_iter().filter_map(|master| ringmaster(game, feature, master));
        let base = lines.iter().take_while(|line| line.source.is_value()).count();
        lines.splice(base..base, bonus);
    }

    /// R-UB-18.
    fn credited(&self, _game: &mut Game, line: &ScoreLine, earned: &mut i32) {
        if line.source == Source::Ringmaster {
            *earned -= line.points;
        }
    }
}

impl Game {
    /// The tile with the big top.
    pub fn big_top(&self) -> Option<Pos> {
        self.states.bigtop.as_ref()?.top
    }

    /// The animal tokens that nobody has seen yet, by points; one of them is under the big top.
    pub fn animals(&self) -> &[u8] {
        self.states.bigtop.as_ref().map_or(&[], |circus| &circus.tokens)
    }
}

/// All animal tokens.
fn bag() -> Vec<u8> {
    ANIMALS.iter().flat_map(|&(points, number)| vec![points; number]).collect()
}

fn has_mark(game: &Game, pos: Pos, mark: Mark) -> bool {
    game.board.tile_at(pos).is_some_and(|placed| placed.tile().marks.has(mark))
}

/// The spaces for acrobats on the wanted cells, row by row, each with the number of acrobats there.
fn spaces(game: &Game, wanted: impl Fn(Pos) -> bool) -> impl Iterator<Item = (Spot, usize)> {
    let space = |pos| {
        let placed = game.board.tile_at(pos)?;
        let mut segments = placed.tile().segments.iter();
        let segment = segments.position(|segment| segment.kind == SPACE)? as u8;
        let there = game.board.feature(game.board.feature_on(placed, segment)).followers;
        Some((Spot { pos, segment }, usize::from(there)))
    };
    game.board.marked(Mark::Acrobats).filter(move |&pos| wanted(pos)).filter_map(space)
}

const SPACE: SegmentKind = SegmentKind::Acrobats;

/// Whether a kind of figure may be an acrobat (R-UB-9).
pub(super) fn may_climb(game: &Game, kind: FigureKind) -> bool {
    kind == FigureKind::Small
        || kind == FigureKind::Phantom && game.setup.house.bigtop.acrobat_phantom
}

/// Whether a place is a space for acrobats on the tile just placed or beside it.
pub(super) fn is_beside(game: &Game, at: At) -> bool {
    let spot = at.spot().filter(|&spot| game.board.segment(spot).is_some_and(|s| s.kind == SPACE));
    spot.is_some_and(|spot| game.turn.placed.is_some_and(|pos| pos.is_within_one(spot.pos)))
}

/// Whether acrobats may be deployed on this space now: from the tile just placed or through its
/// portal, and not where a rule or a bridge is in the way.
fn opens(game: &Game, space: Pos) -> bool {
    let placed = game.turn.placed;
    let beside = placed.is_some_and(|pos| pos.is_within_one(space));
    let portal = || placed.is_some_and(|pos| has_mark(game, pos, Mark::Portal));
    let bridge = || game.board.spans().any(|(pos, _)| pos == space);
    (beside || portal()) && game.admits(space) && !bridge()
}

/// R-UB-11, R-UB-13: credits the acrobats of a space, in playing order from the active seat.
fn pay_acrobats(game: &mut Game, at: Spot) {
    let there = game.standing_on(game.board.feature_at(at));
    for seat in game.round() {
        let own = there.iter().filter(|figure| figure.seat == seat).count() as u16;
        if own > 0 {
            game.grant(ScoreLine {
                seat,
                points: ACROBAT * i32::from(own),
                source: Source::Acrobats,
                at: Some(at),
                complete: true,
                terms: vec![Term::Followers(own)],
            });
        }
    }
}

/// What the ringmaster of a feature gets for the shows around it.
fn ringmaster(game: &Game, feature: FeatureId, master: Figure) -> Option<ScoreLine> {
    let at = master.at.spot()?;
    let near = |mark| game.board.marked(mark).filter(|pos| pos.is_within_one(at.pos)).count();
    let (circus, acrobats) = (near(Mark::Circus) as u16, near(Mark::Acrobats) as u16);
    let points = SHOW * i32::from(circus + acrobats);
    let terms = vec![Term::Circus(circus), Term::Acrobats(acrobats)];
    let complete = game.board.is_complete(feature);
    let source = Source::Ringmaster;
    let line = ScoreLine { seat: master.seat, points, source, at: Some(at), complete, terms };
    (points > 0).then_some(line)
}

/// How many followers each seat has around a cell (R-UB-4).
fn guests(game: &Game, pos: Pos) -> Vec<u8> {
    let mut guests = vec![0; usize::from(game.setup.seats)];
    for figure in game.figures_on(|cell| cell.is_within_one(pos)) {
        guests[figure.seat.index()] += u8::from(figure.kind.is_follower());
    }
    guests
}

/// R-UB-4: the token under the big top is turned over and paid.
fn score_circus(game: &mut Game, pos: Pos, guests: &[u8]) {
    let seed = game.setup.seed;
    let Some(circus) = &mut game.states.bigtop else { return };
    if circus.tokens.is_empty() {
        circus.tokens = bag();
    }
    let mut dice = Dice::stream(seed, &format!("animal token {}", circus.revealed));
    let points = circus.tokens.remove(dice.below(circus.tokens.len() as u32) as usize);
    circus.revealed += 1;
    game.emit(Event::Revealed { pos, points });
    for seat in game.round() {
        let count = guests[seat.index()];
        if count > 0 {
            game.grant(ScoreLine {
                seat,
                points: i32::from(points) * i32::from(count),
                source: Source::Circus,
                at: None,
                complete: true,
                terms: vec![Term::Followers(count.into())],
            });
        }
    }
}

/// S8.3, R-UB-2, R-UB-3.
struct Circus;

impl Stage for Circus {
    fn enter(&self, game: &mut Game) -> Flow {
        let Some(to) = game.turn.placed.filter(|&pos| has_mark(game, pos, Mark::Circus)) else {
            return Flow::Next;
        };
        if let Some(from) = game.big_top() {
            let guests = guests(game, from);
            score_circus(game, from, &guests);
        }
        if let Some(circus) = &mut game.states.bigtop {
            circus.top = Some(to);
        }
        game.emit(Event::Moved { to });
        Flow::Next
    }
}

/// Before F3: whoever stands around the big top then is paid at F3.5a, when figures have gone home
/// (R-UB-6).
struct LastGuests;

impl Stage for LastGuests {
    fn enter(&self, game: &mut Game) -> Flow {
        if let Some(pos) = game.big_top() {
            let guests = guests(game, pos);
            game.states.bigtop.iter_mut().for_each(|circus| circus.guests.clone_from(&guests));
        }
        Flow::Next
    }
}

/// F3.5a and F3.5b, R-UB-6, R-UB-13.
struct FinalCircus;

impl Stage for FinalCircus {
    fn enter(&self, game: &mut Game) -> Flow {
        if let Some(pos) = game.big_top() {
            let circus = game.states.bigtop.as_mut();
            let guests = circus.map(|circus| std::mem::take(&mut circus.guests));
            score_circus(game, pos, &guests.unwrap_or_default());
        }
        let occupied = spaces(game, |_| true).filter(|(_, there)| *there > 0);
        for at in occupied.map(|(spot, _)| spot).collect::<Vec<_>>() {
            pay_acrobats(game, at);
            game.send_home(game.board.feature_at(at), Cause::Scored);
        }
        Flow::Next
    }
}
