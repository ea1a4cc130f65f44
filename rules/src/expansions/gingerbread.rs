//! The Gingerbread Man (Winter Edition): he stands in a city, and when he leaves it every knight
//! there is paid for the city's size (R-GB-1..15).

use serde::{Deserialize, Serialize};

use super::{Expansion, Info};
use crate::action::{Decision, ExpansionAction};
use crate::bag::Piles;
use crate::board::Spot;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::options;
use crate::names::names;
use crate::score;
use crate::setup::Setup;
use crate::spine::Slot;
use crate::stages::Stage;
use crate::turn::Flow;
use crate::vocabulary::{FigureKind, Mark, ScoreLine, SegmentKind, Source, Term};

options! { in gingerbread;
    /// R-GB-1.
    host_tiles "gbm_tiles": bool [false "proposed", true "host_table"];
    /// R-GB-7.
    tile_moves_again "gbm_tile_moves_again": bool [on];
    /// R-GB-15.
    big_counts_two "gbm_big_counts_two": bool [off];
}

/// The set of his tiles.
const SET: &str = "gingerbread";
/// How many tiles bear his sign.
const HOST_TILES: usize = 6;

pub(super) struct Gingerbread;

/// Where the Gingerbread Man is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ManPlace {
    /// He has not come yet (R-GB-2).
    Outside,
    /// In the city of this segment.
    City(Spot),
    /// Off the board until the next tile with his sign (R-GB-4).
    Away,
}

/// The Gingerbread Man.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    place: ManPlace,
    /// Whether he left, in this part, a city that was completed or became a castle.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    left: bool,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The Gingerbread Man goes to a city (R-GB-3, R-GB-4).
    #[serde(rename = "gingerbread")]
    Move {
        /// The first segment of the city.
        to: Spot,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The Gingerbread Man moved (R-GB-3, R-GB-4).
    #[serde(rename = "gingerbread_moved")]
    Moved {
        /// The first segment of his city; `None` if he is off the board.
        to: Option<Spot>,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// To which city the Gingerbread Man goes (R-GB-3, R-GB-4).
        Move = "gingerbread",
    }
}

impl Expansion for Gingerbread {
    fn info(&self) -> &'static Info {
        &Info {
            key: "gingerbread",
            name: "The Gingerbread Man",
            sets: &[SET],
            options: &[OPTIONS],
            ..Info::NONE
        }
    }

    fn host_tiles(&self, setup: &Setup) -> Option<(&'static str, usize)> {
        setup.house.gingerbread.host_tiles.then_some((SET, HOST_TILES))
    }

    /// R-GB-1.
    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        if setup.house.gingerbread.host_tiles {
            piles.pile.retain(|kind| kind.kind().set() != SET || kind.is_hosts());
        }
    }

    /// R-GB-2: in the city of the plain start tile, if that tile is on the table.
    fn begin(&self, game: &mut Game) {
        let start = game.setup.plain_start();
        let plain = game.board.tiles().iter().find(|placed| Some(placed.kind) == start);
        let is_city = |spot: &Spot| {
            game.board.segment(*spot).is_some_and(|segment| segment.kind == SegmentKind::City)
        };
        let city = plain.and_then(|placed| game.board.spots_of(placed).find(is_city));
        game.states.gingerbread = Some(State { place: ManPlace::Outside, left: false });
        if let Some(city) = city {
            go(game, ManPlace::City(city));
        }
    }

    fn restores(&self, game: &Game) -> bool {
        game.states.gingerbread.is_some_and(|man| match man.place {
            ManPlace::Outside | ManPlace::Away => true,
            ManPlace::City(spot) => {
                game.board.segment(spot).is_some_and(|segment| segment.kind == SegmentKind::City)
            }
        })
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        match slot {
            Slot::GingerbreadCastle => Some(&Leave { why: Why::Castle }),
            Slot::Gingerbread => Some(&Leave { why: Why::Completed }),
            Slot::GingerbreadMove => Some(&Leave { why: Why::Sign }),
            _ => None,
        }
    }
}

impl Game {
    /// The Gingerbread Man's city, by its first segment (R-GB-13); `None` if he does not play or is
    /// off the board.
    pub fn gingerbread(&self) -> Option<Spot> {
        his_city(self).map(|city| self.board.spot(self.board.feature(city).first))
    }
}

fn his_city(game: &Game) -> Option<FeatureId> {
    match game.states.gingerbread?.place {
        ManPlace::City(spot) => Some(game.board.feature_at(spot)),
        ManPlace::Outside | ManPlace::Away => None,
    }
}

fn go(game: &mut Game, place: ManPlace) {
    if let Some(man) = &mut game.states.gingerbread {
        man.place = place;
    }
    game.emit(Event::Moved { to: game.gingerbread() });
}

/// Why he moves.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Why {
    /// His city becomes a castle (R-GB-10).
    Castle,
    /// His city was completed (R-GB-4).
    Completed,
    /// A tile with his sign was laid (R-GB-3), or one with a city before he came (R-GB-12).
    Sign,
}

/// S5, S6.2 and S11.2.
struct Leave {
    why: Why,
}

impl Leave {
    /// Whether he cannot stay where he is.
    fn evicts(&self, game: &Game) -> bool {
        match self.why {
            Why::Castle => game.small_city().is_some_and(|city| his_city(game) == Some(city)),
            Why::Completed => his_city(game).is_some_and(|city| game.board.is_complete(city)),
            Why::Sign => false,
        }
    }

    /// The cities he must go to; `None` if he need not move.
    fn reach(&self, game: &Game) -> Option<Reach> {
        match self.why {
            Why::Sign => called(game),
            _ => self.evicts(game).then_some(Reach::Everywhere),
        }
    }

    /// Whether he must go somewhere, and can.
    fn goes(&self, game: &Game) -> bool {
        self.reach(game).is_some_and(|reach| unfinished(game, reach).next().is_some())
    }

    /// Where he must go, in the order of R-OV-18; empty if he need not move or cannot.
    fn targets(&self, game: &Game) -> Vec<Spot> {
        let board = game.board();
        let cities = self.reach(game).into_iter().flat_map(|reach| unfinished(game, reach));
        let mut spots: Vec<Spot> =
            cities.map(|city| board.spot(board.feature(city).first)).collect();
        spots.sort_unstable();
        spots.dedup();
        spots
    }
}

/// Which cities he can reach.
#[derive(Clone, Copy)]
enum Reach {
    /// All cities.
    Everywhere,
    /// The cities of one tile.
    On(Pos),
}

impl Stage for Leave {
    fn enter(&self, game: &mut Game) -> Flow {
        let evicts = self.evicts(game);
        if evicts {
            score(game, self.why);
            set_left(game, true);
        }
        if self.goes(game) {
            return Flow::Ask;
        }
        match self.why {
            Why::Sign => set_left(game, false),
            _ if evicts => go(game, ManPlace::Away),
            _ => {}
        }
        Flow::Next
    }

    fn decision(&self, game: &Game) -> Decision {
        let targets = self.targets(game);
        let options =
            targets.into_iter().map(|to| crate::Action::Gingerbread(Action::Move { to })).collect();
        Decision::without_default(game.turn.seat, Prompt::Move, options)
    }

    fn default(&self, game: &Game, _asked: &Decision) -> usize {
        preferred(game, &self.targets(game))
    }

    fn waits(&self, game: &Game) -> bool {
        self.goes(game)
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: crate::Action) -> Flow {
        if self.why == Why::Sign {
            score(game, self.why);
            set_left(game, false);
        }
        if let crate::Action::Gingerbread(Action::Move { to }) = action {
            go(game, ManPlace::City(to));
        }
        Flow::Next
    }
}

fn set_left(game: &mut Game, left: bool) {
    if let Some(man) = &mut game.states.gingerbread {
        man.left = left;
    }
}

/// The unfinished cities within his reach, without his own; some of them appear twice.
fn unfinished(game: &Game, reach: Reach) -> impl Iterator<Item = FeatureId> {
    let board = game.board();
    let own = his_city(game);
    let (everywhere, here) = match reach {
        Reach::Everywhere => (Some(board.of_kind(SegmentKind::City)), None),
        Reach::On(pos) => (None, board.tile_at(pos)),
    };
    let here = here.into_iter().flat_map(|placed| board.features_on(placed)).map(|(_, id)| id);
    let cities = here.filter(|&id| board.feature(id).kind == SegmentKind::City);
    let cities = everywhere.into_iter().flatten().chain(cities);
    cities.filter(move |&city| !board.is_complete(city) && own != Some(city))
}

/// Where the tile just placed makes him go (R-GB-3, R-GB-7, R-GB-12).
fn called(game: &Game) -> Option<Reach> {
    let man = game.states.gingerbread?;
    let placed = game.board.tile_at(game.turn.placed?)?;
    let once = man.left && !game.setup.house.gingerbread.tile_moves_again;
    if placed.tile().marks.has(Mark::Gingerbread) && !once {
        return Some(Reach::Everywhere);
    }
    (man.place == ManPlace::Outside).then_some(Reach::On(placed.pos))
}

/// The knights of a seat in a city (R-GB-6, R-GB-15).
fn knights(game: &Game, city: FeatureId, seat: Seat) -> u16 {
    let two = game.setup.house.gingerbread.big_counts_two;
    let knights = game.standing_on(city).into_iter();
    let own = knights.filter(|figure| figure.seat == seat && figure.kind.is_follower());
    own.map(|figure| if two && figure.kind == FigureKind::Big { 2 } else { 1 }).sum()
}

/// R-GB-5: he leaves, and every knight is paid. A scoring at S11 is too late for the reward in
/// Carcassonne.
fn score(game: &mut Game, why: Why) {
    let Some(city) = his_city(game) else {
        return;
    };
    let complete = game.board.is_complete(city);
    let tiles = score::count(game, city).tiles;
    for seat in game.seats().collect::<Vec<_>>() {
        let knights = knights(game, city, seat);
        let standing = game.standing_on(city);
        let first = standing.iter().find(|figure| figure.seat == seat && figure.kind.is_follower());
        let Some(at) = first.map(|figure| figure.at.spot()) else { continue };
        let points = i32::from(knights) * i32::from(tiles);
        let terms = vec![Term::Tiles(tiles), Term::Knights(knights)];
        let line = ScoreLine { seat, points, source: Source::Gingerbread, at, complete, terms };
        if why == Why::Sign {
            game.grant(line);
        } else {
            game.credit(line);
        }
    }
}

/// The index of the city he goes to by default (overview section 5): the largest with an own
/// knight, otherwise one with the fewest knights of other seats.
fn preferred(game: &Game, cities: &[Spot]) -> usize {
    let seat = game.turn.seat;
    let rank = |&spot: &Spot| {
        let city = game.board.feature_at(spot);
        if game.board.feature(city).followers == 0 {
            return (true, None, 0);
        }
        let standing = game.standing_on(city);
        let knights = standing.iter().filter(|figure| figure.kind.is_follower());
        let (own, others): (Vec<&Figure>, Vec<&Figure>) =
            knights.partition(|figure| figure.seat == seat);
        if own.is_empty() {
            return (true, None, others.len());
        }
        let size = std::cmp::Reverse(score::count(game, city).tiles);
        (false, Some(size), 0)
    };
    let ranked = cities.iter().enumerate().min_by_key(|(_, spot)| rank(spot));
    ranked.map_or(0, |(index, _)| index)
}
