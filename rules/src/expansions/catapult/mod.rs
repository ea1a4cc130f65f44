//! The Catapult: after a tile with a fair is laid, every seat throws a token of one kind, at the
//! board or to the left neighbour (R-CT-1..27). What players do by hand at a real table is a
//! command here: a place to throw from, an aim, a force, and chance that is fixed by the game's
//! seed.

mod effect;
mod flight;
mod place;
#[cfg(test)]
mod simulation;
mod throw;

use serde::{Deserialize, Serialize};

pub use effect::{Duel, ThrowOutcome, Thrown};
pub use flight::Expected;
pub use place::Target;
pub use throw::{Area, Missile, Point, Site, ThrowSpan};

use super::{Expansion, Info};
use crate::action::{Decision, ExpansionAction, Reason};
use crate::decisions::Decisions;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::options;
use crate::names::names;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{At, FigureKind, Mark};
use effect::Chosen;

options! { in catapult;
    /// R-CT-24.
    adapted "catapult.mode": bool [true "adapted", false "off_fair_only"];
    /// R-CT-21, R-CT-26.
    seduces_opponents_only "catapult.seduction_target": bool [false "any", true "opponents"];
    /// R-CT-12, R-CT-27.
    hits_specials "catapult.hit_specials": bool [off];
    /// R-CT-24.
    timing "catapult.timing": ShotTiming { AfterPart "after_part", AfterTurn "after_turn" };
}

/// The possible choices for a catch, and the defaults (R-CT-23, overview section 5).
const FORCE: (ThrowSpan, i16) = (ThrowSpan { min: 1, max: 100 }, 60);
const SIDE: (ThrowSpan, i16) = (ThrowSpan { min: -600, max: 600 }, 0);
const REACH: (ThrowSpan, i16) = (ThrowSpan { min: 1000, max: 2500 }, 1500);

/// No game has more rounds than this.
const MAX_ROUNDS: usize = 1_000;

pub(super) struct Catapult;

/// What the system remembers.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// How many rounds of the game have begun.
    rounds: u16,
    /// Fairs that were laid and whose rounds have not been played yet.
    fairs: Vec<Pos>,
    /// The round that is being played.
    round: Option<Round>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Round {
    fair: Pos,
    missile: Option<Missile>,
    /// How many seats have finished.
    done: u8,
    /// Where a token rests, if its thrower may exchange a follower.
    rest: Option<Point>,
}

/// The public view of a round of the catapult.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CatapultRound {
    /// Its number in the game, from 1.
    pub number: u16,
    /// The fair for which it is played.
    pub fair: Pos,
    /// What is thrown, once it has been chosen.
    pub missile: Option<Missile>,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Settle which tokens the catapult throws (R-CT-3).
    Fire {
        /// The kind.
        missile: Missile,
    },
    /// Throw a token at the board (R-CT-15).
    Throw {
        /// Where it is thrown from.
        site: Site,
        /// The point aimed at. An option gives the area of all points; taken as an action, that
        /// area aims where [`Game::plain_aim`](crate::Game::plain_aim) says.
        aim: Area,
        /// From 1 to 100. An option has 0; in an action, 0 means the force that suits the aim
        /// ([`Area::force_for`]).
        force: u8,
    },
    /// Put one of the seat's followers in the place of the one closest to the token (R-CT-21).
    Seduce {
        /// The follower that goes home.
        figure: Figure,
        /// The kind that takes its place.
        with: FigureKind,
        /// Where that follower stood; `None` takes it from the supply.
        from: Option<At>,
    },
    /// Throw a token to the left neighbour (R-CT-23).
    Toss {
        /// How hard.
        force: ThrowSpan,
        /// How far aside, in mu.
        side: ThrowSpan,
    },
    /// Hold the hands ready for the right neighbour's token (R-CT-23).
    Hands {
        /// How far away from the thrower, in mu.
        reach: ThrowSpan,
        /// How far aside, in mu.
        side: ThrowSpan,
    },
}

impl ExpansionAction for Action {
    fn answers(self, option: crate::Action) -> bool {
        let crate::Action::Catapult(option) = option else {
            return false;
        };
        match (self, option) {
            (Self::Throw { site, aim, force }, Self::Throw { site: own, aim: area, .. }) => {
                self == option || (site == own && area.allows(site, aim, force))
            }
            (Self::Toss { force, side }, Self::Toss { force: forces, side: sides }) => {
                force.is_of(forces) && side.is_of(sides)
            }
            (Self::Hands { reach, side }, Self::Hands { reach: reaches, side: sides }) => {
                reach.is_of(reaches) && side.is_of(sides)
            }
            _ => self == option,
        }
    }

    fn is_chance(self) -> bool {
        matches!(self, Self::Throw { .. } | Self::Toss { .. } | Self::Hands { .. })
    }

    fn refusal(self, game: &Game, decision: &Decision) -> Reason {
        let crate::Prompt::Catapult(prompt) = decision.prompt else {
            return Reason::OtherQuestion;
        };
        match (prompt, self) {
            (Prompt::Throw, Self::Throw { site, aim, .. }) => {
                let area = game.fairground();
                match aim.point() {
                    Some(aim) if !area.contains(aim) => Reason::AimOutside,
                    Some(aim) if area.is_too_near(site, aim) => Reason::AimTooNear,
                    _ => Reason::OutOfRange,
                }
            }
            (Prompt::Toss, Self::Toss { .. }) | (Prompt::Hands, Self::Hands { .. }) => {
                Reason::OutOfRange
            }
            _ => Reason::OtherQuestion,
        }
    }
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A round of the catapult begins (R-CT-3).
    #[serde(rename = "catapult")]
    Round {
        /// Who chose the tokens.
        seat: Seat,
        /// The fair for which it is played.
        fair: Pos,
        /// The kind that every seat throws.
        missile: Missile,
    },
    /// A token was thrown at the board (R-CT-16).
    Thrown(Thrown),
    /// A follower went home, and another seat's took its place (R-CT-21).
    Seduced {
        /// Who threw.
        seat: Seat,
        /// The follower that went home, where it stood.
        figure: Figure,
        /// The kind that took its place.
        with: FigureKind,
        /// Where that follower stood; `None` if it came from the supply.
        from: Option<At>,
    },
    /// A token was thrown to the left neighbour (R-CT-23).
    Duel(Duel),
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Which tokens the catapult throws (R-CT-3).
        Fire = "catapult",
        /// Where a token is thrown from, where to and how hard (R-CT-15).
        Throw = "throw",
        /// Whether the follower closest to the token is exchanged, and for whom (R-CT-21).
        Seduce = "seduction",
        /// How a token is thrown to the left neighbour (R-CT-23).
        Toss = "toss",
        /// Where the hands are held for the right neighbour's token (R-CT-23).
        Hands = "hands",
    }
}

impl Expansion for Catapult {
    fn info(&self) -> &'static Info {
        &Info {
            key: "catapult",
            name: "The Catapult",
            sets: &["catapult"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn begin(&self, game: &mut Game) {
        game.states.catapult = Some(State::default());
    }

    /// R-CT-2, R-CT-24.
    fn placed(&self, game: &mut Game, pos: Pos) {
        let placed = game.board.tile_at(pos);
        let fair = placed.is_some_and(|placed| placed.tile().marks.has(Mark::Fair));
        if fair && game.setup.house.catapult.adapted {
            game.states.catapult.get_or_insert_default().fairs.push(pos);
        }
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        match slot {
            Slot::Catapult => Some(&Fire { timing: ShotTiming::AfterPart }),
            Slot::LateCatapult => Some(&Fire { timing: ShotTiming::AfterTurn }),
            _ => None,
        }
    }

    fn restores(&self, game: &Game) -> bool {
        game.states.catapult.as_ref().is_none_or(|state| {
            let round = state.round.as_ref();
            let numbered = usize::from(state.rounds) + state.fairs.len() <= MAX_ROUNDS;
            let mut fairs = state.fairs.iter().chain(round.map(|round| &round.fair));
            numbered
                && fairs.all(|&fair| game.board.tile_at(fair).is_some())
                && round.is_none_or(|round| round.done < game.setup.seats)
        })
    }
}

impl Game {
    /// The rectangle over which tokens fly, for the board as it is now (R-CT-13..15).
    pub fn fairground(&self) -> Area {
        Area::around(self.board.corners().into_iter())
    }

    /// The round of the catapult that is being played.
    pub fn catapult(&self) -> Option<CatapultRound> {
        let state = self.states.catapult.as_ref()?;
        let Round { fair, missile, .. } = state.round?;
        Some(CatapultRound { number: state.rounds, fair, missile })
    }

    /// The figures that the catapult can hit, in the order of figures (R-CT-12, R-CT-27).
    pub fn targets(&self) -> Vec<Target> {
        place::targets(self, self.setup.house.catapult.hits_specials)
    }

    /// The default aim when only a site was chosen: the fair with target tokens, otherwise the
    /// middle of the board.
    pub fn plain_aim(&self) -> Point {
        let round = self.catapult().filter(|round| round.missile == Some(Missile::Target));
        round.map_or_else(|| self.fairground().middle(), |round| Point::middle(round.fair))
    }
}

fn round(game: &Game) -> Round {
    let round = game.states.catapult.as_ref().and_then(|state| state.round);
    round.expect("who asks at the catapult plays a round")
}

fn state(game: &mut Game) -> &mut State {
    game.states.catapult.get_or_insert_default()
}

fn edit(game: &mut Game, change: impl FnOnce(&mut Round)) {
    if let Some(round) = &mut state(game).round {
        change(round);
    }
}

/// The seat whose turn it is to throw (R-CT-3).
fn thrower(game: &Game) -> Seat {
    Seat((game.turn.seat.0 + round(game).done) % game.setup.seats)
}

/// S10, or S14 with `catapult.timing=after_turn`.
struct Fire {
    timing: ShotTiming,
}

impl Fire {
    /// Starts on the next fair, if there is one.
    fn begin(game: &mut Game) -> Flow {
        let state = state(game);
        if state.fairs.is_empty() {
            state.round = None;
            return Flow::Next;
        }
        let fair = state.fairs.remove(0);
        state.rounds += 1;
        state.round = Some(Round { fair, missile: None, done: 0, rest: None });
        Flow::Ask
    }

    /// Goes on to the next seat, or the next round.
    fn go_round(game: &mut Game) -> Flow {
        edit(game, |round| {
            round.done += 1;
            round.rest = None;
        });
        if round(game).done < game.setup.seats { Flow::Ask } else { Self::begin(game) }
    }

    /// Throws a token at the board; `None` if the seat passed (overview section 5).
    fn throw(game: &mut Game, seat: Seat, action: crate::Action) -> Option<Thrown> {
        let crate::Action::Catapult(Action::Throw { site, aim, force }) = action else {
            return None;
        };
        let (plain, ground) = (game.plain_aim(), game.fairground());
        let aim = aim.point().unwrap_or(plain);
        let force = if force == 0 { ground.force_for(site, aim) } else { force };
        let Round { fair, missile, .. } = round(game);
        let number = state(game).rounds;
        let chosen = Chosen { seat, missile: missile?, site, aim, force };
        Some(effect::fly(game, number, fair, chosen))
    }
}

/// Which tokens are thrown (R-CT-3).
fn which(game: &Game) -> Decision {
    let options =
        Missile::ALL.map(|missile| crate::Action::Catapult(Action::Fire { missile })).to_vec();
    let default = Missile::Target as usize;
    Decision::new(game.turn.seat, Prompt::Fire, options, default)
}

/// Where from and where to. A seat that does not answer throws nothing.
fn throw(game: &Game, seat: Seat) -> Decision {
    let aim = game.fairground();
    let from = |site| crate::Action::Catapult(Action::Throw { site, aim, force: 0 });
    let mut options = Site::ALL.map(from).to_vec();
    let default = options.len();
    options.push(crate::Action::Pass);
    Decision::new(seat, Prompt::Throw, options, default)
}

fn seduction(game: &Game, seat: Seat, rest: Point) -> Decision {
    let mut options = effect::seductions(game, seat, &effect::closest(game, seat, rest));
    let default = options.len();
    options.push(crate::Action::Pass);
    Decision::new(seat, Prompt::Seduce, options, default)
}

/// What a seat has still to choose of its throw and its hands, if anything.
fn catch(game: &Game, seat: Seat) -> Option<Decision> {
    let (prompt, option) = match game.turn.answers_of(seat).count() {
        0 => (Prompt::Toss, crate::Action::Catapult(Action::Toss { force: FORCE.0, side: SIDE.0 })),
        1 => {
            (Prompt::Hands, crate::Action::Catapult(Action::Hands { reach: REACH.0, side: SIDE.0 }))
        }
        _ => return None,
    };
    Some(Decision { sealed: true, ..Decision::new(seat, prompt, vec![option], 0) })
}

/// What a seat chose for a catch; a span stands for the default.
fn chosen(answers: &[(Seat, crate::Action)], seat: Seat) -> ((i16, i16), (i16, i16)) {
    let or = |span: ThrowSpan, (_, default): (ThrowSpan, i16)| span.number().unwrap_or(default);
    let (mut toss, mut hands) = ((FORCE.1, SIDE.1), (REACH.1, SIDE.1));
    for (_, answer) in answers.iter().filter(|(who, _)| *who == seat) {
        match *answer {
            crate::Action::Catapult(Action::Toss { force, side }) => {
                toss = (or(force, FORCE), or(side, SIDE))
            }
            crate::Action::Catapult(Action::Hands { reach, side }) => {
                hands = (or(reach, REACH), or(side, SIDE))
            }
            _ => {}
        }
    }
    (toss, hands)
}

impl Stage for Fire {
    fn enter(&self, game: &mut Game) -> Flow {
        let due = game.states.catapult.as_ref().is_some_and(|state| !state.fairs.is_empty());
        if !due || game.setup.house.catapult.timing != self.timing {
            return Flow::Next;
        }
        Self::begin(game)
    }

    fn decisions(&self, game: &Game, open: &mut Decisions) {
        let Round { missile, rest, .. } = round(game);
        let silent = |seat: &Seat| game.turn.answers_of(*seat).next().is_none();
        match (missile, rest) {
            (None, _) => open.push(which(game)),
            (Some(Missile::Target), _) => {
                open.extend(game.round().filter(silent).map(|seat| throw(game, seat)));
            }
            (Some(Missile::Catch), _) => {
                open.extend(game.round().filter_map(|seat| catch(game, seat)));
            }
            (_, Some(rest)) => open.push(seduction(game, thrower(game), rest)),
            _ => open.push(throw(game, thrower(game))),
        }
    }

    fn waits(&self, game: &Game) -> bool {
        game.setup.house.catapult.timing == self.timing && game.catapult().is_some()
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Flow {
        match action {
            crate::Action::Catapult(Action::Fire { missile }) => {
                edit(game, |round| round.missile = Some(missile));
                let fair = round(game).fair;
                game.emit(Event::Round { seat, fair, missile });
                return Flow::Ask;
            }
            crate::Action::Catapult(Action::Seduce { figure, with, from }) => {
                effect::seduce(game, seat, figure, with, from);
                return Self::go_round(game);
            }
            _ => {}
        }
        match Self::throw(game, seat, action) {
            Some(thrown) if thrown.missile == Missile::KnockOut => {
                effect::knock_out(game, &thrown);
            }
            Some(Thrown { rest, hit, .. })
                if !effect::seductions(game, seat, &hit.concat()).is_empty() =>
            {
                edit(game, |round| round.rest = Some(rest));
                return Flow::Ask;
            }
            _ => {}
        }
        Self::go_round(game)
    }

    /// The result of all choices together: target throws, or throws and hands of the catch
    /// (R-CT-22, R-CT-23).
    fn settle(&self, game: &mut Game, answers: &[(Seat, crate::Action)]) -> Flow {
        if round(game).missile == Some(Missile::Target) {
            let throws = answers.iter();
            let thrown: Vec<Thrown> =
                throws.filter_map(|&(seat, action)| Self::throw(game, seat, action)).collect();
            effect::pay_nearest(game, &thrown);
        } else {
            let number = state(game).rounds;
            for thrower in game.round() {
                let (toss, _) = chosen(answers, thrower);
                let (_, hands) = chosen(answers, thrower.next(game.setup.seats));
                effect::duel(game, number, thrower, toss, hands);
            }
        }
        Self::begin(game)
    }
}
