//! Wheel of Fortune (R-WF-*): a ground set with its own tiles around a fixed block, the wheel.
//! Signs on tiles turn it (`spin`), its sectors take effect (`effect`), and followers wait on its
//! crowns.

mod effect;
mod spin;

use serde::{Deserialize, Serialize};

use super::{Expansion, Info, base};
use crate::action::Action;
use crate::bag::Piles;
use crate::figure::Seat;
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::house::{HouseRules, options};
use crate::names::names;
use crate::setup::{Setup, StartTile, unturned};
use crate::spine::Slot;
use crate::stages::Stage;
use crate::tile::{KindId, catalog};
use crate::vocabulary::{At, FigureKind, Mark};

options! { in wheel;
    /// R-WF-1, R-WF-14.
    lies_aside "wheel.start_tile": bool [false "wheel", true "aside"];
    /// R-WF-15. It is documented that three of the six sectors have two crowns, but not which ones:
    /// they are the bits that are set, from the first sector to the last.
    two_crowns "wheel.crowns": u8 [
        0b010101 "1,2,1,2,1,2", 0b000111 "1,1,1,2,2,2", 0b001011 "1,1,2,1,2,2",
        0b001101 "1,1,2,2,1,2", 0b001110 "1,1,2,2,2,1", 0b010011 "1,2,1,1,2,2",
        0b010110 "1,2,1,2,2,1", 0b011001 "1,2,2,1,1,2", 0b011010 "1,2,2,1,2,1",
        0b011100 "1,2,2,2,1,1", 0b100011 "2,1,1,1,2,2", 0b100101 "2,1,1,2,1,2",
        0b100110 "2,1,1,2,2,1", 0b101001 "2,1,2,1,1,2", 0b101010 "2,1,2,1,2,1",
        0b101100 "2,1,2,2,1,1", 0b110001 "2,2,1,1,1,2", 0b110010 "2,2,1,1,2,1",
        0b110100 "2,2,1,2,1,1", 0b111000 "2,2,2,1,1,1"
    ];
    /// R-WF-3, R-WF-17.
    trigger_unplaceable "wheel.trigger_unplaceable": bool [on];
    /// R-WF-7, R-WF-16.
    taxes_strength "wheel.taxes_strength": bool [false "figures", true "strength"];
    /// R-WF-11.
    parallel_plague "wheel.plague_mode": bool [true "parallel", false "sequential"];
}

/// The north-western cell of the wheel if the game starts with the wheel alone (overview section
/// 6).
const CORNER: Pos = Pos::new(-2, -2);
/// The same if it lies beside Carcassonne (R-OV-36).
const BESIDE_CARCASSONNE: Pos = Pos::new(3, -1);
/// The number of columns and of rows that the wheel covers.
const WIDTH: i16 = 4;
/// The start tile if the wheel lies beside the map (R-WF-14).
const PLAIN_START: &str = "wheel/06";
/// Positions of the sectors' crowns, from the middle of the wheel, in thousandths of a tile.
const CROWN_POINTS: [(i64, i64); Sector::ALL.len()] =
    [(0, -1300), (1126, -650), (1126, 650), (0, 1300), (-1126, 650), (-1126, -650)];
/// How far west and east of that point the two crowns of a sector are.
const CROWN_ASIDE: i64 = 200;

pub(super) struct Wheel;

/// What the table remembers of the wheel.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// Where the wheel pig stands.
    pig: Sector,
    /// The seats that have yet to take a follower back, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    asked: Vec<Seat>,
}

/// A sector of the Wheel of Fortune, clockwise from the top (`wheel_sectors.tsv`; the order is that
/// of the published summary).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sector {
    /// The active seat gets 3 points.
    Fortune,
    /// Knights score: the more of a seat's knights in a city, the more each is worth (R-WF-7).
    Taxes,
    /// Farmers score for completed cities (R-WF-8).
    Famine,
    /// Followers in the supply score (R-WF-9).
    Storm,
    /// Monks score (R-WF-10).
    Inquisition,
    /// Everybody takes a follower back (R-WF-11).
    Plague,
}

impl Sector {
    /// All sectors, clockwise.
    pub const ALL: [Self; 6] =
        [Self::Fortune, Self::Taxes, Self::Famine, Self::Storm, Self::Inquisition, Self::Plague];

    /// Stable name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fortune => "fortune",
            Self::Taxes => "taxes",
            Self::Famine => "famine",
            Self::Storm => "storm",
            Self::Inquisition => "inquisition",
            Self::Plague => "plague",
        }
    }

    /// The sector this many steps further clockwise.
    pub const fn after(self, steps: u8) -> Self {
        Self::ALL[(self as usize + steps as usize) % Self::ALL.len()]
    }
}

/// A place for a follower on the Wheel of Fortune (R-WF-4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Crown {
    /// Its sector.
    pub sector: Sector,
    /// 0, or 1 for the second one of a sector with two.
    pub space: u8,
}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The wheel turned for the tile just drawn (R-WF-2).
    #[serde(rename = "wheel_turned")]
    Turned {
        /// By this many sectors.
        steps: u8,
        /// The sector where it stopped.
        to: Sector,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Which follower is taken back because of the wheel (R-WF-11).
        Plague = "wheel_plague",
    }
}

impl Expansion for Wheel {
    fn info(&self) -> &'static Info {
        &Info {
            key: "wheel",
            name: "Wheel of Fortune",
            sets: &["wheel", "wheelblock"],
            is_ground: true,
            options: &[base::OPTIONS, OPTIONS],
            ..Info::NONE
        }
    }

    fn figures(&self, house: &HouseRules) -> &'static [(FigureKind, u8)] {
        base::Base.figures(house)
    }

    /// R-WF-1, R-WF-14: row by row, in the order of the tile file.
    fn start(&self, setup: &Setup, _: &[StartTile]) -> Vec<StartTile> {
        let Some(corner) = corner(setup) else {
            return unturned(KindId::named(PLAIN_START), Pos::default());
        };
        let laid = catalog().set("wheelblock").filter_map(|id| {
            let (column, row) = id.kind().in_block?;
            Some((id, Pos::new(corner.x + column, corner.y + row), Rotation::default()))
        });
        laid.collect()
    }

    /// R-WF-14: parts of the wheel are never drawn.
    fn deal(&self, _: &Setup, piles: &mut Piles) {
        piles.pile.retain(|id| !id.kind().marks.has(Mark::Wheel));
    }

    fn begin(&self, game: &mut Game) {
        game.states.wheel = Some(State { pig: Sector::Fortune, asked: Vec::new() });
    }

    fn restores(&self, game: &Game) -> bool {
        let crowns: Vec<Crown> = game.crowns().collect();
        let mut taken: Vec<Crown> = game
            .figures
            .iter()
            .filter_map(|figure| if let At::Crown(crown) = figure.at { Some(crown) } else { None })
            .collect();
        let number = taken.len();
        taken.sort_unstable();
        taken.dedup();
        taken.len() == number
            && taken.iter().all(|crown| crowns.contains(crown))
            && game.states.wheel.as_ref().is_some_and(|state| state.restores(game))
    }

    /// R-WF-4, R-WF-15.
    fn extra_deployments(&self, game: &Game, seat: Seat, options: &mut Vec<Action>) {
        let supply = game.supply(seat);
        let taken =
            |crown: &Crown| game.figures.iter().any(|figure| figure.at == At::Crown(*crown));
        for figure in supply.kinds().filter(|kind| kind.is_footloose()) {
            let free = game.crowns().filter(|crown| !taken(crown));
            options.extend(free.map(|crown| Action::Deploy { figure, at: At::Crown(crown) }));
        }
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        Some(match slot {
            Slot::Wheel => &spin::Spin,
            Slot::FinalCrowns => &spin::FinalCrowns,
            _ => return None,
        })
    }
}

impl State {
    /// Whether this state is possible for the game.
    fn restores(&self, game: &Game) -> bool {
        let mut asked = self.asked.clone();
        asked.sort_unstable();
        asked.dedup();
        asked.len() == self.asked.len()
            && asked.iter().all(|seat| seat.0 < game.setup.seats)
            && asked.iter().all(|&seat| !spin::on_land(game, seat).is_empty())
    }
}

impl Game {
    /// The sector at which the wheel pig stands, if the wheel plays (R-WF-1).
    pub fn wheel_pig(&self) -> Option<Sector> {
        self.states.wheel.as_ref().map(|state| state.pig)
    }

    /// The crowns of the wheel, sector by sector (R-WF-15).
    pub fn crowns(&self) -> impl Iterator<Item = Crown> {
        let two = self.setup.house.wheel.two_crowns;
        let sectors = self.wheel_pig().into_iter().flat_map(|_| Sector::ALL);
        sectors.flat_map(move |sector| {
            let number = 1 + (two >> (Sector::Plague as u8 - sector as u8) & 1);
            (0..number).map(move |space| Crown { sector, space })
        })
    }

    /// The north-western cell of the wheel; `None` if it lies beside the map (R-WF-14).
    pub fn wheel_corner(&self) -> Option<Pos> {
        corner(&self.setup)
    }

    /// Where a crown is, in thousandths of a tile from the middle of cell (0, 0), with `y` growing
    /// south; `None` if the wheel lies beside the map (R-CT-12).
    pub fn crown_point(&self, crown: Crown) -> Option<(i64, i64)> {
        let Pos { x, y } = self.wheel_corner()?;
        let middle = |first: i16| 1000 * i64::from(first) + 500 * i64::from(WIDTH - 1);
        let (dx, dy) = CROWN_POINTS[crown.sector as usize];
        let aside =
            match (self.crowns().filter(|other| other.sector == crown.sector).count(), crown.space)
            {
                (2, 0) => -CROWN_ASIDE,
                (2, _) => CROWN_ASIDE,
                _ => 0,
            };
        Some((middle(x) + dx + aside, middle(y) + dy))
    }
}

/// The north-western cell of the wheel. It lies next to Carcassonne only if the table wants both
/// there; otherwise only one of them is on the table, and the wheel is set aside (R-OV-26).
pub(crate) fn corner(setup: &Setup) -> Option<Pos> {
    if !setup.systems.has("wheel") || setup.house.wheel.lies_aside {
        return None;
    }
    match (setup.systems.has("count"), setup.house.count.beside_other_start) {
        (false, _) => Some(CORNER),
        (true, true) => Some(BESIDE_CARCASSONNE),
        (true, false) => None,
    }
}

/// The first column east of the wheel.
pub(crate) const fn east_of(corner: Pos) -> Pos {
    Pos::new(corner.x + WIDTH, corner.y)
}
