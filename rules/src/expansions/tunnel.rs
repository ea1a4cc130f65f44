//! The Tunnel: tokens on the mouths of tunnels, in pairs that make two roads one (R-TU-1..15).

use serde::{Deserialize, Serialize};

use super::{Expansion, Info};
use crate::action::{Decision, ExpansionAction};
use crate::bag::Piles;
use crate::board::{Edit, Spot};
use crate::feature::Link;
use crate::figure::Seat;
use crate::game::Game;
use crate::house::options;
use crate::names::names;
use crate::setup::Setup;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::tile::KindId;
use crate::turn::Flow;
use crate::vocabulary::Token;

options! { in tunnel;
    /// R-TU-1.
    pairs "tunnel.tokens": [usize; 3] [[3, 2, 1] "3/2/1", [2, 1, 1] "2/1/1", [1, 1, 1] "1/1/1"];
    /// R-TU-13.
    one_per_turn "tunnel.limit": bool [false "per_part", true "per_turn"];
    /// R-TU-2.
    any_time "tunnel.time": bool [false "after_tile", true "any"];
    /// R-TU-11.
    other_expansions "tunnel.other_expansions": bool [on];
    /// R-TU-14.
    own_road_only "tunnel.own_road_only": bool [off];
}

/// The pairs of a seat. Only the two tokens of one pair make a tunnel (R-TU-1).
const PAIRS: [Token; 3] = [Token::TunnelA, Token::TunnelB, Token::TunnelC];

pub(super) struct Tunnel;

/// The tokens on the board, in the order in which they were put.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    tokens: Vec<TunnelToken>,
    /// The turn and the part in which the last one was put.
    last: (u32, u8),
}

/// A tunnel token on the mouth into which a road runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TunnelToken {
    /// Whose.
    pub seat: Seat,
    /// Of which pair.
    pub pair: Token,
    /// The road.
    pub at: Spot,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Put a tunnel token on a mouth (R-TU-2).
    #[serde(rename = "tunnel")]
    Place {
        /// The pair that the token belongs to.
        pair: Token,
        /// The road that runs into the mouth.
        at: Spot,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// A tunnel token was put on a mouth (R-TU-2).
    #[serde(rename = "tunnel")]
    Placed {
        /// The seat that put it there.
        seat: Seat,
        /// The pair that the token belongs to.
        pair: Token,
        /// The road that runs into the mouth.
        at: Spot,
        /// The road that it is joined to now (R-TU-4).
        linked: Option<Spot>,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// A tunnel token or none, after the wooden thing (R-TU-2).
        Place = "tunnel",
    }
}

impl Expansion for Tunnel {
    fn info(&self) -> &'static Info {
        &Info {
            key: "tunnel",
            name: "The Tunnel",
            sets: &["tunnel"],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    /// R-TU-11.
    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        if setup.house.tunnel.other_expansions {
            piles.pile.iter_mut().for_each(|kind| *kind = split(*kind));
        }
    }

    fn begin(&self, game: &mut Game) {
        game.states.tunnel = Some(State::default());
        let column = usize::from(game.setup.seats.clamp(2, 4) - 2);
        let pairs = game.setup.house.tunnel.pairs[column];
        for tokens in &mut game.tokens {
            PAIRS.into_iter().take(pairs).for_each(|pair| tokens.put(pair, 2));
        }
    }

    fn restores(&self, game: &Game) -> bool {
        let sound = |tunnels: &State| {
            tunnels.tokens.iter().all(|token| {
                let road = game.board.segment(token.at);
                token.seat.0 < game.setup.seats && road.is_some_and(|road| !road.mouths.is_empty())
            })
        };
        game.states.tunnel.as_ref().is_some_and(sound)
    }

    /// R-TU-2.
    fn free_actions(&self, game: &Game, decision: &mut Decision) {
        let is_open = match decision.prompt {
            crate::Prompt::Wood => true,
            crate::Prompt::Place => game.setup.house.tunnel.any_time,
            _ => false,
        };
        if is_open {
            decision.options.extend(options(game));
        }
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Option<Flow> {
        let crate::Action::Tunnel(Action::Place { pair, at }) = action else {
            return None;
        };
        put(game, TunnelToken { seat, pair, at });
        Some(if game.turn.slot == Slot::Tunnel { Flow::Next } else { Flow::Ask })
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        (slot == Slot::Tunnel).then_some(&AfterWood)
    }
}

impl Game {
    /// The tunnel tokens on the board, in the order in which they were put (R-TU-6).
    pub fn tunnel_tokens(&self) -> &[TunnelToken] {
        self.states.tunnel.as_ref().map_or(&[], |tunnels| &tunnels.tokens)
    }
}

/// For a kind with a road with two mouths, the variant with two roads of one mouth each (R-TU-11).
fn split(kind: KindId) -> KindId {
    let under = kind.kind().segments.iter().any(|segment| segment.mouths.len() > 1);
    let named = || KindId::named(&format!("{}s", kind.kind().id));
    under.then(named).flatten().unwrap_or(kind)
}

/// R-TU-2, R-TU-13, R-TU-14, R-TU-15: every token of the active seat that can be put now.
fn options(game: &Game) -> Vec<crate::Action> {
    let seat = game.turn.seat;
    let held = game.tokens(seat);
    let mut pairs = PAIRS.into_iter().filter(|&pair| held.count(pair) > 0).peekable();
    if pairs.peek().is_none() || is_used_up(game) {
        return Vec::new();
    }
    let board = game.board();
    let own_only = game.setup.house.tunnel.own_road_only;
    let taken = |spot: &Spot| game.tunnel_tokens().iter().any(|token| token.at == *spot);
    let allowed = |spot: &Spot| {
        let road = board.feature_at(*spot);
        let own = |figure: &crate::Figure| {
            figure.seat == seat
                && figure.kind.is_follower()
                && figure.at.spot().is_some_and(|at| board.feature_at(at) == road)
        };
        !own_only || board.feature(road).followers == 0 || game.figures().iter().any(own)
    };
    let mouths = board.loose_ends().iter().copied();
    let mouths: Vec<Spot> = mouths.filter(|spot| !taken(spot) && allowed(spot)).collect();
    pairs
        .flat_map(|pair| {
            mouths.iter().map(move |&at| crate::Action::Tunnel(Action::Place { pair, at }))
        })
        .collect()
}

fn is_used_up(game: &Game) -> bool {
    let last = game.states.tunnel.as_ref().map(|tunnels| tunnels.last);
    let (turn, part) = last.unwrap_or_default();
    let per_turn = game.setup.house.tunnel.one_per_turn;
    turn == game.turn.number && (per_turn || part == game.turn.part)
}

/// R-TU-4, R-TU-8: the second token of a pair joins the two roads, which may complete them.
fn put(game: &mut Game, token: TunnelToken) {
    let TunnelToken { seat, pair, at } = token;
    let same = |other: &&TunnelToken| (other.seat, other.pair) == (seat, pair);
    let linked = game.tunnel_tokens().iter().find(same).map(|other| other.at);
    game.spend(seat, pair);
    if let Some(tunnels) = &mut game.states.tunnel {
        tunnels.tokens.push(token);
        tunnels.last = (game.turn.number, game.turn.part);
    }
    game.emit(Event::Placed { seat, pair, at, linked });
    let link = linked.map(|other| Link::lasting(other, at));
    if let Some(link) = link.filter(|&link| game.board.allows(Edit::Link(link))) {
        game.link(link);
        game.turn.touched.push(at);
    }
}

/// S3.4: the token may also be put after the wooden thing (R-TU-9).
struct AfterWood;

impl Stage for AfterWood {
    fn enter(&self, game: &mut Game) -> Flow {
        if options(game).is_empty() { Flow::Next } else { Flow::Ask }
    }

    fn decision(&self, game: &Game) -> Decision {
        let mut options = options(game);
        options.push(crate::Action::Pass);
        let default = options.len() - 1;
        Decision::new(game.turn.seat, Prompt::Place, options, default)
    }

    fn waits(&self, game: &Game) -> bool {
        !options(game).is_empty()
    }

    fn act(&self, _game: &mut Game, _seat: Seat, _action: crate::Action) -> Flow {
        Flow::Next
    }
}
