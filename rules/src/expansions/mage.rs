//! Mage and Witch: two neutral figures that change what a road or city is worth (R-MW-1..14).

use serde::{Deserialize, Serialize};

use super::{Expansion, Info};
use crate::action::{Decision, ExpansionAction};
use crate::board::Spot;
use crate::feature::FeatureId;
use crate::figure::Seat;
use crate::game::Game;
use crate::house::options;
use crate::names::names;
use crate::score::Presence;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::value::{Operation, Value, ValueStep};
use crate::vocabulary::{Mark, SegmentKind, Term};

options! { in mage;
    /// R-MW-10.
    unscored_return "mw.unscored_return": bool [on];
}

pub(super) struct Mage;

names! {
    /// One of the two.
    pub enum Magician {
        /// Gives a point more for each tile (R-MW-7).
        Mage = "mage",
        /// Halves the points (R-MW-8).
        Witch = "witch",
    }
}

/// Where the two stand; beside the board if nowhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct State {
    #[serde(skip_serializing_if = "Option::is_none")]
    mage: Option<Spot>,
    #[serde(skip_serializing_if = "Option::is_none")]
    witch: Option<Spot>,
}

impl State {
    const fn place(&self, who: Magician) -> Option<Spot> {
        match who {
            Magician::Mage => self.mage,
            Magician::Witch => self.witch,
        }
    }

    fn place_mut(&mut self, who: Magician) -> &mut Option<Spot> {
        match who {
            Magician::Mage => &mut self.mage,
            Magician::Witch => &mut self.witch,
        }
    }
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// One of the two goes to a road or city (R-MW-1).
    #[serde(rename = "magic")]
    Move {
        /// Which one.
        who: Magician,
        /// The segment where it stands then (R-MW-13).
        to: Spot,
    },
    /// One of the two is put beside the board (R-MW-4).
    #[serde(rename = "magic_off")]
    Remove {
        /// Which one.
        who: Magician,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// One of the two moved.
    #[serde(rename = "magic_moved")]
    Moved {
        /// Which one.
        who: Magician,
        /// Where it stands now; `None` if it is beside the board.
        to: Option<Spot>,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Which of the two goes where (R-MW-1, R-MW-6).
        Move = "magic_move",
        /// Which of the two is put beside the board (R-MW-4).
        Remove = "magic_remove",
    }
}

impl Expansion for Mage {
    fn info(&self) -> &'static Info {
        &Info {
            key: "mage",
            name: "Mage and Witch",
            sets: &["mw"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn begin(&self, game: &mut Game) {
        game.states.mage = Some(State::default());
    }

    fn restores(&self, game: &Game) -> bool {
        let stands = |spot: Spot| {
            game.board.segment(spot).is_some_and(|segment| {
                matches!(segment.kind, SegmentKind::City | SegmentKind::Road)
            })
        };
        let places = |state: State| Magician::ALL.iter().filter_map(move |&who| state.place(who));
        game.states.mage.is_some_and(|state| places(state).all(stands))
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        match slot {
            Slot::Magic => Some(&Spell { by_sign: true }),
            Slot::MagicJoined => Some(&Spell { by_sign: false }),
            Slot::MagicReturn => Some(&GoHome),
            _ => None,
        }
    }

    /// R-MW-7, R-MW-8.
    fn amend(&self, game: &Game, value: &mut Value) {
        let Some(state) = game.states.mage else { return };
        for &who in Magician::ALL {
            if value.feature.is_some_and(|id| is_on(game, state.place(who), id)) {
                let (step, effect) = match who {
                    Magician::Mage => (ValueStep::PerTile, Operation::Add(1)),
                    Magician::Witch => (ValueStep::Sum, Operation::Halve),
                };
                value.modifiers.add(step, effect, Term::Magic(who));
            }
        }
    }
}

impl Game {
    /// Where the mage or the witch stands, if on the board.
    pub fn magician(&self, who: Magician) -> Option<Spot> {
        self.states.mage?.place(who)
    }
}

fn is_on(game: &Game, place: Option<Spot>, feature: FeatureId) -> bool {
    place.is_some_and(|spot| game.board.feature_at(spot) == feature)
}

/// The two, as far as they are on the board, each with its feature.
fn standing(game: &Game) -> impl Iterator<Item = (Magician, FeatureId)> {
    let placed = |&who: &Magician| Some((who, game.board.feature_at(game.magician(who)?)));
    Magician::ALL.iter().filter_map(placed)
}

fn go(game: &mut Game, who: Magician, to: Option<Spot>) {
    if let Some(state) = &mut game.states.mage {
        *state.place_mut(who) = to;
    }
    game.emit(Event::Moved { who, to });
}

/// S2.5b, and once more when what S3 can build is built (R-MW-13).
struct Spell {
    /// Whether the sign of the tile just placed has its effect here.
    by_sign: bool,
}

impl Spell {
    /// R-MW-1, R-MW-6.
    fn is_due(&self, game: &Game) -> bool {
        let placed = game.turn.placed.and_then(|pos| game.board.tile_at(pos));
        let sign = placed.is_some_and(|placed| placed.tile().marks.has(Mark::Magic));
        let mut features = standing(game).map(|(_, feature)| feature);
        let joined = features.next().is_some_and(|first| features.next() == Some(first));
        self.by_sign && sign || joined
    }
}

impl Stage for Spell {
    fn enter(&self, game: &mut Game) -> Flow {
        if !self.is_due(game) {
            return Flow::Next;
        }
        if has_target(game) {
            return Flow::Ask;
        }
        // R-MW-4.
        let mut there = standing(game).map(|(who, _)| who);
        match (there.next(), there.next()) {
            (Some(_), Some(_)) => Flow::Ask,
            (Some(only), None) => {
                drop(there);
                go(game, only, None);
                Flow::Next
            }
            _ => Flow::Next,
        }
    }

    fn decision(&self, game: &Game) -> Decision {
        // In the order of R-OV-18.
        let targets = game.board.spots_on(takes_magic(game));
        let seat = game.turn.seat;
        if targets.is_empty() {
            let remove = |&who: &Magician| Action::Remove { who }.into();
            let options = Magician::ALL.iter().map(remove).collect();
            return Decision::new(seat, Prompt::Remove, options, Magician::Witch as usize);
        }
        // Joined, none of the two waits beside the board; with the sign, either may come or move.
        let moves = |&who: &Magician| {
            targets.iter().map(move |&to| crate::Action::from(Action::Move { who, to }))
        };
        let options = Magician::ALL.iter().flat_map(moves).collect();
        Decision::without_default(seat, Prompt::Move, options)
    }

    fn default(&self, game: &Game, _asked: &Decision) -> usize {
        preferred(game, &game.board.spots_on(takes_magic(game)))
    }

    fn waits(&self, game: &Game) -> bool {
        self.is_due(game) && (has_target(game) || standing(game).count() == 2)
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: crate::Action) -> Flow {
        match action {
            crate::Action::Mage(Action::Move { who, to }) => go(game, who, Some(to)),
            crate::Action::Mage(Action::Remove { who }) => go(game, who, None),
            _ => {}
        }
        Flow::Next
    }
}

/// R-MW-2: whether a feature is an incomplete road or city where none of the two stands.
fn takes_magic(game: &Game) -> impl Fn(FeatureId) -> bool {
    let board = &game.board;
    let taken: Vec<FeatureId> = standing(game).map(|(_, feature)| feature).collect();
    let is_way = |kind| matches!(kind, SegmentKind::City | SegmentKind::Road);
    move |id| is_way(board.feature(id).kind) && !board.is_complete(id) && !taken.contains(&id)
}

fn has_target(game: &Game) -> bool {
    let both = [SegmentKind::City, SegmentKind::Road].map(|kind| game.board.of_kind(kind));
    both.into_iter().flatten().any(takes_magic(game))
}

/// The index among the options: the witch to the most valuable feature without own followers,
/// otherwise the mage to the most valuable with some.
fn preferred(game: &Game, targets: &[Spot]) -> usize {
    let own = game.standing(|figure| figure.seat == game.turn.seat && figure.kind.is_follower());
    let own: Vec<FeatureId> = own.map(|(_, feature)| feature).collect();
    // Most features have several segments, but each needs to be counted only once: at the first.
    let mut seen = game.board.chosen(|_| false);
    let features = targets.iter().map(|&spot| game.board.feature_at(spot)).zip(0..);
    let is_new =
        |(feature, _): &(FeatureId, usize)| !std::mem::replace(&mut seen[feature.index()], true);
    let features: Vec<(FeatureId, usize)> = features.filter(is_new).collect();
    let best = |wanted: bool| {
        let of_them = features.iter().filter(|(feature, _)| own.contains(feature) == wanted);
        let rank = |&&(feature, index): &&(FeatureId, usize)| {
            (std::cmp::Reverse(game.value(feature).points()), index)
        };
        of_them.min_by_key(rank).map(|&(_, index)| index)
    };
    let witch = best(false).map(|index| targets.len() + index);
    witch.or_else(|| best(true)).unwrap_or(0)
}

/// S8.1, while the figures of what was completed still stand there.
struct GoHome;

impl Stage for GoHome {
    /// R-MW-10, R-MW-14.
    fn enter(&self, game: &mut Game) -> Flow {
        let unscored = game.setup.house.mage.unscored_return;
        let leaving: Vec<Magician> = standing(game)
            .filter(|&(_, id)| match game.board.feature(id).kind {
                // Mayors without coats of arms own nothing (R-AM-22).
                SegmentKind::City | SegmentKind::Road => {
                    game.board.is_complete(id)
                        && (unscored || Presence::on(game, id).owners().next().is_some())
                }
                _ => true,
            })
            .map(|(who, _)| who)
            .collect();
        leaving.into_iter().for_each(|who| go(game, who, None));
        Flow::Next
    }
}
