//! The features of a board in numbers, taken down once for a position, so that hundreds of
//! placements can be judged without laying a tile.

use rules::{
    Board, FeatureId, FigureKind, Game, Placed, Pos, ScoreLine, Seat, SegmentKind, Source, Spot,
    Token,
};

use crate::expansions;
use crate::one_turn::POINT;
use crate::rates::{Beside, Points};
use crate::tract::{BARN, FOLLOWER, NO_CITY, SEATS, Tract};
use crate::weights::Weights;

/// The cities that fields can tell from each other.
const CITIES: usize = 128;

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
    /// What the rules say of points.
    pub points: Points,
    /// What each city can be hoped to pay a farmer beside it, by its number.
    besides: Vec<f32>,
    /// How many cities are complete: they have the first numbers.
    complete_cities: usize,
    /// All cities and castles.
    cities: Vec<FeatureId>,
    /// The features with figures that count there.
    claimed: Vec<FeatureId>,
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

fn power(powers: &Powers, exponent: i16) -> f32 {
    powers[exponent.clamp(0, powers.len() as i16 - 1) as usize]
}

impl Survey {
    pub(crate) fn new(weights: Weights) -> Self {
        Self {
            weights,
            share: [0.0; SEATS],
            follower: [0.0; SEATS],
            price: None,
            tracts: Vec::new(),
            points: Points::default(),
            besides: Vec::new(),
            complete_cities: 0,
            cities: Vec::new(),
            claimed: Vec::new(),
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

    /// Takes down a position for a seat, with what stands on features and adds to their points.
    pub(crate) fn take(&mut self, game: &Game, seat: Seat) {
        self.take_fast(game, seat);
        self.ask(game);
    }

    /// The same with what is printed alone: for the moves of a playout, of which there are thousands
    /// before it is judged.
    pub(crate) fn take_fast(&mut self, game: &Game, seat: Seat) {
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
        self.points.begin(game);
        self.count(game);
        self.number_cities(game.board());
        self.stand(game);
        self.ask_cities(game);
    }

    /// The worth of a follower beside so many others in hand.
    fn marginal(&self, others: u32) -> f32 {
        self.weights.hand * power(&self.hands, others as i16) * self.ahead
    }

    fn count(&mut self, game: &Game) {
        let board = game.board();
        self.tracts.clear();
        self.tracts.resize(board.segments(), Tract::NONE);
        self.cities.clear();
        for (number, placed) in (0_u16..).zip(board.tiles()) {
            for (spot, id) in board.features_on(placed) {
                let tract = &mut self.tracts[id.index()];
                let Some(segment) = placed.segment(spot.segment) else { continue };
                if tract.last == u16::MAX {
                    let feature = board.feature(id);
                    tract.kind = feature.kind;
                    tract.open = feature.open as i16;
                    tract.tags = feature.tags;
                    if matches!(tract.kind, SegmentKind::City | SegmentKind::Castle) {
                        self.cities.push(id);
                    }
                }
                if tract.kind == SegmentKind::Pallet {
                    tract.tiles = 1 + board.in_lines(placed.pos) as i16;
                } else if tract.kind.is_surrounded() {
                    tract.tiles = 1 + i16::from(board.filled_around(placed.pos));
                } else {
                    tract.tiles += i16::from(tract.last != number);
                }
                tract.last = number;
                tract.pennants += i16::from(segment.pennants);
            }
        }
    }

    /// Numbers the cities, and tells the fields beside them.
    fn number_cities(&mut self, board: &Board) {
        self.besides.clear();
        // Those that count now come first.
        for complete in [true, false] {
            for index in 0..self.cities.len() {
                let label = self.cities[index].index();
                let tract = &self.tracts[label];
                if tract.is_complete() == complete && self.besides.len() < CITIES {
                    let beside = Beside::PLAIN.farmer * self.hope(self.chance(tract));
                    self.tracts[label].city = self.besides.len() as u8;
                    self.besides.push(beside);
                }
            }
            if complete {
                self.complete_cities = self.besides.len();
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
        self.claimed.clear();
        for figure in game.figures() {
            let Some(spot) = figure.at.spot() else { continue };
            let id = board.feature_at(spot);
            let tract = &mut self.tracts[id.index()];
            // A castle has no pennants (R-AM-25).
            let pennants = if tract.kind == SegmentKind::City { tract.pennants } else { 0 };
            let strength = match figure.kind {
                FigureKind::Barn => BARN,
                kind => FOLLOWER * kind.strength(pennants as u32) as u8,
            };
            let was_claimed = tract.is_claimed();
            tract.strength[figure.seat.index()] += strength;
            tract.figures[figure.seat.index()] += u8::from(figure.kind.is_follower());
            let is_first = !was_claimed && tract.is_claimed();
            if is_first {
                self.claimed.push(id);
            }
            if is_first && tract.kind == SegmentKind::Field {
                self.fields.push(id.index() as u16);
            }
            if is_first && tract.kind.is_surrounded() {
                self.cloisters.push((spot.pos, id.index() as u16));
            }
        }
    }

    /// Asks the rules about the cities that may pay more or less than others for fields.
    fn ask_cities(&mut self, game: &Game) {
        let is_field = |id: &&FeatureId| self.tracts[id.index()].kind == SegmentKind::Field;
        let Some(&field) = self.claimed.iter().find(is_field) else { return };
        for &id in &self.cities {
            let tract = &self.tracts[id.index()];
            if !self.points.is_plain(tract) && tract.city != NO_CITY {
                let beside = self.points.beside(game, field, id).farmer;
                self.besides[usize::from(tract.city)] = beside * self.hope(self.chance(tract));
            }
        }
    }

    /// Asks the rules about features with figures.
    fn ask(&mut self, game: &Game) {
        if !self.points.has_extras {
            return;
        }
        for index in 0..self.claimed.len() {
            let id = self.claimed[index];
            let mut tract = self.tracts[id.index()];
            let most = tract.most();
            // Who wins a tie is half a follower stronger.
            if tract.strength.iter().filter(|strength| **strength >= most).count() > 1 {
                game.owners(id).iter().for_each(|owner| tract.strength[owner.index()] += 1);
            }
            if tract.kind == SegmentKind::Field {
                let cities = self.cities_beside(&tract);
                self.points.ask_field(game, id, &mut tract, cities);
            } else {
                self.points.ask(game, id, &mut tract);
            }
            self.tracts[id.index()] = tract;
        }
    }

    /// What the cities beside a field pay as it stands, and can be hoped to pay.
    fn cities_beside(&self, field: &Tract) -> [Beside; 2] {
        let mut all = [Beside::default(); 2];
        for id in &self.cities {
            let tract = &self.tracts[id.index()];
            if tract.city != NO_CITY && field.cities & 1 << tract.city != 0 {
                let beside = self.points.known(tract);
                let chance = self.chance(tract);
                all[0].add(beside, f32::from(u8::from(chance >= 1.0)));
                all[1].add(beside, self.hope(chance));
            }
        }
        all
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
        let tiles = f32::from(tract.tiles);
        match tract.kind {
            SegmentKind::City | SegmentKind::Road => {
                let is_city = tract.kind == SegmentKind::City;
                let growth = if is_city { weights.city_growth } else { weights.road_growth };
                let [now, done] = self.points.open_and_done(tract, tiles);
                now + (done - now) * chance + growth * chance * f32::from(tract.open.max(0))
            }
            SegmentKind::Cloister | SegmentKind::Garden | SegmentKind::Hut => {
                let filled = tiles + (9.0 - tiles) * weights.cloister * self.left;
                let [open, done] = self.points.open_and_done(tract, 9.0);
                self.points.counted(tract, false, filled) + (done - open) * chance
            }
            // Its lines grow until the end, but the follower is away until then, too.
            SegmentKind::Pallet => self.points.counted(tract, false, tiles + LINES * self.left),
            _ => 0.0,
        }
    }

    /// How much of what a city with this chance pays for fields can be hoped for.
    pub(crate) fn hope(&self, chance: f32) -> f32 {
        if chance >= 1.0 { 1.0 } else { self.weights.field_hope * chance }
    }

    /// What these cities can be hoped to pay each farmer who owns a field beside them.
    pub(crate) fn field(&self, mut cities: u128) -> f32 {
        let mut worth = 0.0;
        while cities != 0 {
            worth += self.besides[cities.trailing_zeros() as usize];
            cities &= cities - 1;
        }
        worth
    }

    /// The same for all cities beside a field; nothing if it is none.
    pub(crate) fn field_of(&self, tract: &Tract) -> f32 {
        if tract.kind == SegmentKind::Field { self.field(tract.cities) } else { 0.0 }
    }

    /// What a feature brings to the own seat: what it is worth to its owners, and the followers
    /// that come home. `field`: what the cities beside it pay if it is a field.
    pub(crate) fn brings(&self, tract: &Tract, field: f32) -> f32 {
        let most = tract.most();
        if most == 0 {
            return 0.0;
        }
        let is_field = tract.kind == SegmentKind::Field;
        let chance = if is_field { 0.0 } else { self.chance(tract) };
        let worth = if is_field { field } else { self.worth(tract, chance) };
        let more = self.points.of_field(tract);
        let home = if chance >= 1.0 { 1.0 } else { self.weights.home * chance };
        let mut sum = 0.0;
        for (seat, [_, more]) in more.iter().enumerate().take(self.seats) {
            let owns = if tract.strength[seat] >= most { worth + more } else { 0.0 };
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
            let tract = self.tracts[id.index()];
            if tract.is_claimed() || !FigureKind::Small.claims(tract.kind) {
                continue;
            }
            let tract = tract.claimed(own);
            let more = self.brings(&tract, self.field_of(&tract)) - price;
            if more > best.map_or(0.0, |(most, _)| most) {
                best = Some((more, spot));
            }
        }
        best.map(|(_, spot)| spot)
    }

    /// What a feature pays as it stands, as if it were counted now.
    fn paid(&self, game: &Game, id: FeatureId) -> Paid {
        let tract = &self.tracts[id.index()];
        let complete = tract.is_complete();
        let most = tract.most();
        // Complete cities have the first numbers.
        let incomplete = u128::MAX.checked_shl(self.complete_cities as u32).unwrap_or(0);
        let farmers = self.field(tract.cities & !incomplete);
        let Some(source) = Source::of(tract.kind) else { return Paid::default() };
        let owners = game.seats().filter(|seat| tract.strength[seat.index()] >= most.max(1));
        let line = |seat: Seat| {
            let points = match tract.kind {
                SegmentKind::Field => farmers + self.points.of_field(tract)[seat.index()][0],
                _ => self.points.counted(tract, complete, tract.tiles.into()),
            };
            ScoreLine { seat, points: points as i32, source, at: None, complete, terms: Vec::new() }
        };
        let mut lines: Vec<ScoreLine> = owners.map(line).collect();
        let mut paid = Paid::default();
        lines.iter().for_each(|line| paid.besides[line.seat.index()] -= line.points as f32);
        game.add_pays(id, &mut lines);
        for line in lines {
            let kept = expansions::kept(line.source);
            paid.all[line.seat.index()] += line.points;
            paid.besides[line.seat.index()] += line.points as f32 * kept;
        }
        paid
    }

    /// What each feature with figures pays each seat as it stands.
    pub(crate) fn values(&self, game: &Game) -> Vec<(FeatureId, [i32; SEATS])> {
        self.claimed.iter().map(|&id| (id, self.paid(game, id).all)).collect()
    }

    /// What each seat has and can expect, in points.
    pub(crate) fn standing(&mut self, game: &Game) -> [f32; SEATS] {
        let mut stands = [0.0; SEATS];
        for seat in game.seats() {
            // Counting one seat alone tells what is its own.
            self.share = [0.0; SEATS];
            self.share[seat.index()] = 1.0;
            let claimed = self.claimed.iter().map(|id| &self.tracts[id.index()]);
            let brought: f32 = claimed.map(|tract| self.brings(tract, self.field_of(tract))).sum();
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
        for &id in &self.claimed {
            let besides = self.paid(game, id).besides;
            stands.iter_mut().zip(besides).for_each(|(stand, more)| *stand += more);
        }
        stands
    }
}

/// What a feature pays each seat.
#[derive(Default)]
struct Paid {
    all: [i32; SEATS],
    /// What of it is no part of its value or differs between owners, as far as it can be counted on.
    besides: [f32; SEATS],
}

/// The followers that a seat has in hand.
fn hand(game: &Game, seat: Seat) -> u32 {
    let supply = game.supply(seat);
    let followers = FigureKind::ALL.into_iter().filter(|kind| kind.is_follower());
    followers.map(|kind| u32::from(supply.count(kind))).sum()
}
