//! The features of a board in numbers, taken down once for a position, so that hundreds of
//! placements can be judged without laying a tile.

use rules::{Board, FigureKind, Game, Placed, Pos, Seat, SegmentKind, Spot, Tag, Tags, Token};

use crate::expansions;
use crate::one_turn::POINT;
use crate::weights::Weights;

/// The maximum number of seats.
pub(crate) const SEATS: usize = rules::MAX_SEATS as usize;
/// No city has this number.
pub(crate) const NO_CITY: u8 = u8::MAX;
/// The cities that fields can tell from each other.
const CITIES: u8 = 128;

/// What is known of a feature.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tract {
    pub kind: SegmentKind,
    pub open: i32,
    /// Distinct tiles; for a cloister the filled cells, its own included.
    pub tiles: i32,
    pub pennants: i32,
    pub strength: [u8; SEATS],
    pub figures: [u8; SEATS],
    pub tags: Tags,
    /// A city's number.
    pub city: u8,
    /// For a field, the numbers of the cities beside it, one bit each.
    pub cities: u128,
    /// The number of the last tile that was counted.
    pub last: u16,
}

impl Tract {
    pub(crate) const NONE: Self = Self {
        kind: SegmentKind::River,
        open: 0,
        tiles: 0,
        pennants: 0,
        strength: [0; SEATS],
        figures: [0; SEATS],
        tags: Tags::NONE,
        city: NO_CITY,
        cities: 0,
        last: u16::MAX,
    };

    pub(crate) fn is_claimed(&self) -> bool {
        self.strength.iter().any(|strength| *strength > 0)
    }

    fn is_complete(&self) -> bool {
        match self.kind {
            SegmentKind::City | SegmentKind::Road => self.open <= 0,
            SegmentKind::Cloister | SegmentKind::Garden | SegmentKind::Hut => self.tiles >= 9,
            SegmentKind::Castle => true,
            _ => false,
        }
    }
}

/// How many tiles more there may be in the lines of an abbot at the end of a whole game.
const LINES: f32 = 5.0;

/// A position in numbers, for one seat that is to be best off.
#[derive(Clone, Debug)]
pub(crate) struct Survey {
    pub weights: Weights,
    /// How much each seat's points count: the own seat's fully, those of the others against it.
    pub share: [f32; SEATS],
    /// What one follower more in hand is worth to each seat.
    pub follower: [f32; SEATS],
    /// What the own seat gives up with a follower; none if it has none.
    pub price: Option<f32>,
    /// By label.
    pub tracts: Vec<Tract>,
    /// The chance of each city, by its number.
    pub chances: Vec<f32>,
    /// The labels of fields with followers.
    pub fields: Vec<u16>,
    /// The cells of cloisters with followers, with their labels.
    pub cloisters: Vec<(Pos, u16)>,
    seats: usize,
    /// How much of all hopes is left, from 0 to 1.
    left: f32,
    /// How much of what is in hand can still be used, from 0 to 1.
    ahead: f32,
    /// Powers of weights: what each open edge, empty cell or follower in hand leaves.
    city_edges: Powers,
    road_edges: Powers,
    cells: Powers,
    hands: Powers,
}

/// The powers of a number, from the zeroth.
type Powers = [f32; 12];

fn powers(base: f32) -> Powers {
    let mut next = 1.0;
    std::array::from_fn(|_| {
        let power = next;
        next *= base;
        power
    })
}

fn power(powers: &Powers, exponent: i32) -> f32 {
    powers[exponent.clamp(0, powers.len() as i32 - 1) as usize]
}

impl Survey {
    pub(crate) fn new(weights: Weights) -> Self {
        Self {
            weights,
            share: [0.0; SEATS],
            follower: [0.0; SEATS],
            price: None,
            tracts: Vec::new(),
            chances: Vec::new(),
            fields: Vec::new(),
            cloisters: Vec::new(),
            seats: 0,
            left: 0.0,
            ahead: 0.0,
            city_edges: powers(weights.city_edge),
            road_edges: powers(weights.road_edge),
            cells: powers(weights.cloister),
            hands: powers(weights.hand_more),
        }
    }

    /// Takes down a position for a seat.
    pub(crate) fn take(&mut self, game: &Game, seat: Seat) {
        let weights = self.weights;
        let seats = game.scores().len();
        self.seats = seats;
        let tiles = game.bag().len() as f32;
        self.left = tiles / (tiles + weights.half);
        self.ahead = (tiles / seats as f32 / weights.hand_turns).min(1.0);
        self.share = [0.0; SEATS];
        self.share[..seats].fill(-1.0 / (seats as f32 - 1.0));
        self.share[seat.index()] = 1.0;
        for other in game.seats() {
            let hand = hand(game, other);
            let worth = self.marginal(hand);
            self.follower[other.index()] = worth;
            if other == seat {
                self.price = (hand > 0).then(|| self.marginal(hand - 1));
            }
        }
        self.count(game);
        self.stand(game);
    }

    /// The worth of a follower beside so many others in hand.
    fn marginal(&self, others: u32) -> f32 {
        self.weights.hand * power(&self.hands, others as i32) * self.ahead
    }

    fn count(&mut self, game: &Game) {
        let board = game.board();
        self.tracts.clear();
        self.tracts.resize(board.segments(), Tract::NONE);
        self.chances.clear();
        for (number, placed) in (0_u16..).zip(board.tiles()) {
            for (spot, id) in board.features_on(placed) {
                let tract = &mut self.tracts[id.index()];
                let Some(segment) = placed.segment(spot.segment) else { continue };
                if tract.last == u16::MAX {
                    let feature = board.feature(id);
                    tract.kind = feature.kind;
                    tract.open = i32::from(feature.open);
                    tract.tags = feature.tags;
                }
                if tract.kind == SegmentKind::Pallet {
                    tract.tiles = 1 + i32::from(board.in_lines(placed.pos));
                } else if tract.kind.is_surrounded() {
                    tract.tiles = 1 + i32::from(board.filled_around(placed.pos));
                } else {
                    tract.tiles += i32::from(tract.last != number);
                }
                tract.last = number;
                tract.pennants += i32::from(segment.pennants);
            }
        }
        for index in 0..self.tracts.len() {
            let tract = self.tracts[index];
            if matches!(tract.kind, SegmentKind::City | SegmentKind::Castle)
                && tract.last != u16::MAX
                && self.chances.len() < usize::from(CITIES)
            {
                self.tracts[index].city = self.chances.len() as u8;
                self.chances.push(self.chance(&tract));
            }
        }
        for placed in board.tiles() {
            let segments = placed.tile().segments.iter();
            for (index, segment) in (0_u8..).zip(segments) {
                let mut touches = segment.touches;
                if touches == 0 {
                    continue;
                }
                let field = board.feature_at((placed.pos, index).into()).index();
                while touches != 0 {
                    let city = touches.trailing_zeros() as u8;
                    touches &= touches - 1;
                    let city = board.feature_at((placed.pos, city).into()).index();
                    let city = self.tracts[city].city;
                    if city != NO_CITY {
                        self.tracts[field].cities |= 1 << city;
                    }
                }
            }
        }
    }

    /// Puts the figures on their features.
    fn stand(&mut self, game: &Game) {
        let board = game.board();
        self.fields.clear();
        self.cloisters.clear();
        for figure in game.figures() {
            let Some(spot) = figure.at.spot() else { continue };
            let index = board.feature_at(spot).index();
            let tract = &mut self.tracts[index];
            let pennants = if figure.kind == FigureKind::Mayor { tract.pennants } else { 0 };
            let strength = match figure.kind {
                // It counts alone, and is not sent home.
                FigureKind::Barn => 1,
                kind => kind.strength(pennants as u32) as u8,
            };
            let is_first = !tract.is_claimed() && strength > 0;
            tract.strength[figure.seat.index()] += strength;
            tract.figures[figure.seat.index()] += 1;
            if is_first && tract.kind == SegmentKind::Field {
                self.fields.push(index as u16);
            }
            if is_first && tract.kind.is_surrounded() {
                self.cloisters.push((spot.pos, index as u16));
            }
        }
    }

    /// The chance that a feature is completed.
    pub(crate) fn chance(&self, tract: &Tract) -> f32 {
        if tract.is_complete() {
            return 1.0;
        }
        let weights = &self.weights;
        let more = tract.open - 1;
        let chance = match tract.kind {
            SegmentKind::City => weights.city * power(&self.city_edges, more),
            SegmentKind::Road => weights.road * power(&self.road_edges, more),
            SegmentKind::Cloister | SegmentKind::Garden | SegmentKind::Hut => {
                power(&self.cells, 9 - tract.tiles)
            }
            _ => 0.0,
        };
        chance * self.left
    }

    /// What a feature is worth to each of its owners, as far as it can be foreseen, if it is no
    /// field.
    fn worth(&self, tract: &Tract, chance: f32) -> f32 {
        let weights = &self.weights;
        let tiles = tract.tiles as f32;
        let growth = chance * tract.open.max(0) as f32;
        match tract.kind {
            SegmentKind::City => {
                let points = tiles + tract.pennants as f32;
                let growth = growth * weights.city_growth;
                if tract.tags.has(Tag::Cathedral) {
                    return 3.0 * points * chance + growth;
                }
                points * (1.0 + chance) + growth
            }
            SegmentKind::Road if tract.tags.has(Tag::Inn) => 2.0 * tiles * chance,
            SegmentKind::Road => tiles + growth * weights.road_growth,
            SegmentKind::Cloister | SegmentKind::Garden => {
                tiles + (9.0 - tiles) * weights.cloister * self.left
            }
            // It pays for the cells that stay empty (R-RU-2).
            SegmentKind::Hut => 10.0 - tiles - (9.0 - tiles) * weights.cloister * self.left,
            // Its lines grow until the end, but the follower is away until then, too.
            SegmentKind::Pallet => tiles + LINES * self.left,
            _ => 0.0,
        }
    }

    /// What a city with this chance is worth to each owner of a field beside it.
    pub(crate) fn beside_field(&self, chance: f32) -> f32 {
        if chance >= 1.0 { 3.0 } else { 3.0 * self.weights.field_hope * chance }
    }

    /// What a field beside these cities is worth to each of its owners.
    pub(crate) fn field(&self, mut cities: u128) -> f32 {
        let mut worth = 0.0;
        while cities != 0 {
            worth += self.beside_field(self.chances[cities.trailing_zeros() as usize]);
            cities &= cities - 1;
        }
        worth
    }

    /// What a feature brings to the own seat: what it is worth to its owners, and the followers
    /// that come home. `field`: what it is worth if it is a field.
    pub(crate) fn brings(&self, tract: &Tract, field: f32) -> f32 {
        let most = tract.strength.iter().copied().max().unwrap_or(0);
        if most == 0 {
            return 0.0;
        }
        let is_field = tract.kind == SegmentKind::Field;
        let chance = if is_field { 0.0 } else { self.chance(tract) };
        let worth = if is_field { field } else { self.worth(tract, chance) };
        let home = if chance >= 1.0 { 1.0 } else { self.weights.home * chance };
        let mut sum = 0.0;
        for seat in 0..self.seats {
            let owns = if tract.strength[seat] == most { worth } else { 0.0 };
            let home = f32::from(tract.figures[seat]) * self.follower[seat] * home;
            sum += self.share[seat] * (owns + home);
        }
        sum
    }

    /// Where on a tile of the board the first follower of the own seat does best, if anywhere.
    pub(crate) fn claim(&self, board: &Board, placed: &Placed) -> Option<Spot> {
        let price = self.price?;
        let own = self.share.iter().position(|share| *share == 1.0)?;
        let mut best: Option<(f32, Spot)> = None;
        for (spot, id) in board.features_on(placed) {
            let mut tract = self.tracts[id.index()];
            if tract.is_claimed() || !FigureKind::Small.claims(tract.kind) {
                continue;
            }
            tract.strength[own] = 1;
            tract.figures[own] = 1;
            let is_field = tract.kind == SegmentKind::Field;
            let field = if is_field { self.field(tract.cities) } else { 0.0 };
            let more = self.brings(&tract, field) - price;
            if more > best.map_or(0.0, |(most, _)| most) {
                best = Some((more, spot));
            }
        }
        best.map(|(_, spot)| spot)
    }

    /// What each seat has and can expect, in points.
    pub(crate) fn standing(&mut self, game: &Game) -> [f32; SEATS] {
        let mut stands = [0.0; SEATS];
        for seat in game.seats() {
            // Counting one seat alone tells what is its own.
            self.share = [0.0; SEATS];
            self.share[seat.index()] = 1.0;
            let claimed = self.tracts.iter().filter(|tract| tract.is_claimed());
            let brought: f32 = claimed
                .map(|tract| {
                    let is_field = tract.kind == SegmentKind::Field;
                    self.brings(tract, if is_field { self.field(tract.cities) } else { 0.0 })
                })
                .sum();
            let hand: f32 = (0..hand(game, seat)).map(|others| self.marginal(others)).sum();
            let tokens = game.tokens(seat);
            let tokens = Token::ALL
                .iter()
                .map(|token| expansions::price(*token) * i64::from(tokens.count(*token)));
            let tokens = tokens.sum::<i64>() as f32 / POINT as f32;
            let owed = expansions::owed(game, seat) as f32 / POINT as f32;
            let scored = game.scores()[seat.index()] as f32 - owed;
            stands[seat.index()] = scored + brought + hand + tokens * self.ahead;
        }
        stands
    }
}

/// The followers that a seat has in hand.
fn hand(game: &Game, seat: Seat) -> u32 {
    let supply = game.supply(seat);
    let followers = FigureKind::ALL.into_iter().filter(|kind| kind.is_follower());
    followers.map(|kind| u32::from(supply.count(kind))).sum()
}
