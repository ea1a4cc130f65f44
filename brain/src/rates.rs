//! What features are worth, as the rules say: what is printed on them tells the points for each tile
//! and pennant, and what stands there adds to that. The rules are asked once for a table about the
//! former, and for each position about the latter.

use rules::{
    FeatureId, Game, HouseRules, Operation, Rates, Seat, SegmentKind, Source, Systems, Tag, Tags,
    Value, ValueStep,
};

use crate::tract::{BARN, SEATS, Tract};

/// How points follow from tiles and pennants.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct FeatureRate {
    tile: f32,
    pennant: f32,
    bonus: f32,
    halved: bool,
    after: f32,
}

impl FeatureRate {
    /// What a value comes to that was made with one pennant.
    fn of(value: &Value) -> Self {
        let rates = value.modifiers.rates(value.unit);
        let unit = rates.unit as f32;
        let pennant = if value.pennants > 0 { unit } else { 0.0 };
        Self { tile: unit + rates.tile as f32, pennant, ..Self::added(rates) }
    }

    /// What is added for each tile and besides.
    fn added(rates: Rates) -> Self {
        Self {
            tile: rates.tile as f32,
            pennant: 0.0,
            bonus: rates.bonus as f32,
            halved: rates.halved,
            after: rates.after as f32,
        }
    }

    fn and(self, more: Self) -> Self {
        Self {
            tile: self.tile + more.tile,
            pennant: self.pennant + more.pennant,
            bonus: self.bonus + more.bonus,
            halved: self.halved || more.halved,
            after: self.after + more.after,
        }
    }

    #[inline]
    fn points(self, tiles: f32, pennants: f32) -> f32 {
        let sum = tiles * self.tile + pennants * self.pennant + self.bonus;
        let sum = if self.halved { (sum / 2.0).ceil() } else { sum };
        sum + self.after
    }
}

/// The rates of a feature while it is open and once it is complete.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Rated {
    open: FeatureRate,
    done: FeatureRate,
    /// Complete, with two tiles.
    tiny: FeatureRate,
}

impl Rated {
    /// What the rules say of what is printed.
    fn printed(game: &Game, kind: SegmentKind, tags: Tags) -> Self {
        let rate =
            |complete, tiles| FeatureRate::of(&value(game, None, kind, tags, complete, tiles));
        Self { open: rate(false, 3), done: rate(true, 3), tiny: rate(true, 2) }
    }
}

fn value(
    game: &Game,
    feature: Option<FeatureId>,
    kind: SegmentKind,
    tags: Tags,
    complete: bool,
    tiles: u16,
) -> Value {
    game.amended(Value { tiles, pennants: 1, tags, ..Value::new(feature, kind, complete) })
}

/// Whether it is paid for its tiles: castles are paid what others are worth, fields for the cities
/// beside them.
fn has_tiles_that_count(kind: SegmentKind) -> bool {
    Source::of(kind).is_some() && !matches!(kind, SegmentKind::Castle | SegmentKind::Field)
}

/// What is printed that counts on features of one kind.
#[derive(Clone, Debug, Default)]
struct Kind {
    plain: Rated,
    /// The tags that count.
    counting: Tags,
    /// The rates with any of these.
    tagged: Vec<(Tags, Rated)>,
}

impl Kind {
    fn of(game: &Game, kind: SegmentKind) -> Self {
        if !has_tiles_that_count(kind) {
            return Self::default();
        }
        let plain = Rated::printed(game, kind, Tags::NONE);
        let counts = |tag: &Tag| Rated::printed(game, kind, Tags::of(*tag)) != plain;
        let counting: Vec<Tag> = Tag::ALL.iter().copied().filter(counts).collect();
        let union = |tags: Tags, tag: &Tag| tags.union(Tags::of(*tag));
        let sets = (1_u32..1 << counting.len()).map(|bits| {
            let chosen = counting.iter().enumerate().filter(|(bit, _)| bits & 1 << bit != 0);
            chosen.map(|(_, tag)| tag).fold(Tags::NONE, union)
        });
        Self {
            plain,
            counting: counting.iter().fold(Tags::NONE, union),
            tagged: sets.map(|tags| (tags, Rated::printed(game, kind, tags))).collect(),
        }
    }

    #[inline]
    fn rated(&self, tags: Tags) -> &Rated {
        let counting = tags.common(self.counting);
        if counting == Tags::NONE {
            return &self.plain;
        }
        self.tagged.iter().find(|(tags, _)| *tags == counting).map_or(&self.plain, |(_, own)| own)
    }
}

/// What a completed city pays for a field beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Beside {
    /// To an owner by followers.
    pub farmer: f32,
    /// To an owner by a barn.
    pub barn: f32,
    /// How often what the field adds for each city counts.
    pub factor: f32,
}

impl Beside {
    /// A city about which nothing is special (R-BA-29, R-AM-59).
    pub(crate) const PLAIN: Self = Self { farmer: 3.0, barn: 4.0, factor: 1.0 };

    /// Adds so much of another one.
    pub(crate) fn add(&mut self, other: Self, share: f32) {
        self.farmer += other.farmer * share;
        self.barn += other.barn * share;
        self.factor += other.factor * share;
    }

    /// What the rules say of a city. `field` is any field.
    fn of(game: &Game, field: FeatureId, city: FeatureId) -> Self {
        let mut pay = game.farm_pay(field, Some(city), Seat(0));
        let rates = pay.rates();
        pay.modifiers.add(ValueStep::Bonus, Operation::Add(1), None);
        Self {
            farmer: rates.unit as f32,
            barn: game.barn_pay(field, Some(city), Seat(0)).rates().unit as f32,
            factor: (pay.rates().bonus - rates.bonus) as f32,
        }
    }
}

/// What adds to the points of a feature besides what is printed on it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Extra {
    open: FeatureRate,
    done: FeatureRate,
    /// By seat, for a field: as it stands, and as can be hoped for.
    field: [[f32; 2]; SEATS],
}

/// What the rules of a table say, and of a position.
#[derive(Clone, Debug, Default)]
pub(crate) struct Points {
    /// The table that was asked about.
    table: Option<(Systems, HouseRules)>,
    /// By [`SegmentKind`].
    kinds: [Kind; SegmentKind::ALL.len()],
    /// The cities that were asked about, by what tells them apart for a field.
    cities: Vec<(SegmentKind, Tags, Beside)>,
    /// Whether anything can add to what is printed: nothing of a ground set does.
    pub has_extras: bool,
    /// What adds to features of the position; the first one is for those to which nothing does.
    extras: Vec<Extra>,
}

impl Points {
    /// Begins with another position.
    pub(crate) fn begin(&mut self, game: &Game) {
        self.extras.clear();
        self.extras.push(Extra::default());
        let setup = game.setup();
        let same = |(systems, house): &(_, _)| *systems == setup.systems && *house == setup.house;
        if self.table.as_ref().is_some_and(same) {
            return;
        }
        self.table = Some((setup.systems, setup.house));
        self.kinds = std::array::from_fn(|kind| Kind::of(game, SegmentKind::ALL[kind]));
        self.cities.clear();
        self.has_extras = setup.systems.iter().any(|system| !system.is_ground());
    }

    /// Whether a city counts like all others. What makes it pay more for fields makes it worth more
    /// or less itself.
    #[inline]
    pub(crate) fn is_plain(&self, city: &Tract) -> bool {
        let counting = self.kinds[SegmentKind::City as usize].counting;
        city.kind == SegmentKind::City && city.tags.common(counting) == Tags::NONE
    }

    /// What a city pays for fields beside it. `field` is any field.
    pub(crate) fn beside(&mut self, game: &Game, field: FeatureId, city: FeatureId) -> Beside {
        let feature = game.board().feature(city);
        let mut known = self.cities.iter();
        if let Some(known) = known.find(|known| (known.0, known.1) == (feature.kind, feature.tags))
        {
            return known.2;
        }
        let beside = Beside::of(game, field, city);
        self.cities.push((feature.kind, feature.tags, beside));
        beside
    }

    /// What a city like this pays for a field beside it, as far as the rules were asked.
    pub(crate) fn known(&self, city: &Tract) -> Beside {
        if self.is_plain(city) {
            return Beside::PLAIN;
        }
        let known = self.cities.iter().find(|known| (known.0, known.1) == (city.kind, city.tags));
        known.map_or(Beside::PLAIN, |(_, _, beside)| *beside)
    }

    /// The points of a road, city or cloister with so many tiles while it is open, and if it were
    /// complete.
    #[inline]
    pub(crate) fn open_and_done(&self, tract: &Tract, tiles: f32) -> [f32; 2] {
        let rated = self.kinds[tract.kind as usize].rated(tract.tags);
        let done = if tract.tiles == 2 { &rated.tiny } else { &rated.done };
        // It pays for the cells that stay empty (R-RU-2).
        let tiles = if tract.kind == SegmentKind::Hut { 10.0 - tiles } else { tiles };
        let pennants = f32::from(tract.pennants);
        if tract.extra == 0 {
            return [rated.open.points(tiles, pennants), done.points(tiles, pennants)];
        }
        let extra = &self.extras[usize::from(tract.extra)];
        let (open, done) = (rated.open.and(extra.open), done.and(extra.done));
        [open.points(tiles, pennants), done.points(tiles, pennants)]
    }

    /// The same, in one of these cases.
    #[inline]
    pub(crate) fn counted(&self, tract: &Tract, complete: bool, tiles: f32) -> f32 {
        self.open_and_done(tract, tiles)[usize::from(complete)]
    }

    /// What a field pays each of its owners besides what the cities beside it pay to farmers: as it
    /// stands, and as can be hoped for.
    #[inline]
    pub(crate) fn of_field(&self, tract: &Tract) -> &[[f32; 2]; SEATS] {
        &self.extras[usize::from(tract.extra)].field
    }

    /// Asks what adds to the points of a road, city or cloister with figures.
    pub(crate) fn ask(&mut self, game: &Game, id: FeatureId, tract: &mut Tract) {
        if !has_tiles_that_count(tract.kind) {
            return;
        }
        let besides = |complete| {
            let value = |id| value(game, id, tract.kind, tract.tags, complete, 3).modifiers;
            let own = value(Some(id));
            let own = if own.is_empty() { own } else { own.without(&value(None)) };
            FeatureRate::added(own.rates(0))
        };
        let (open, done) = (besides(false), besides(true));
        self.add(Extra { open, done, ..Extra::default() }, tract);
    }

    /// Asks what adds to the points of a field with figures. `cities`: what those beside it pay as it
    /// stands, and can be hoped to pay.
    pub(crate) fn ask_field(
        &mut self,
        game: &Game,
        id: FeatureId,
        tract: &mut Tract,
        cities: [Beside; 2],
    ) {
        let farm = game.farm_besides(id);
        let flat = FeatureRate::added(farm.modifiers.rates(0)).points(0.0, 0.0);
        let mut extra = Extra::default();
        for seat in game.seats() {
            let strength = tract.strength[seat.index()];
            let pay = match strength {
                0 => continue,
                BARN.. => game.barn_pay(id, None, seat),
                _ => game.farm_pay(id, None, seat),
            };
            let rates = pay.rates();
            // Cities that are no features of the board are there from the start.
            let nameless = farm.cities.len() as f32 * (rates.unit + rates.bonus) as f32;
            extra.field[seat.index()] = cities.map(|cities| {
                let barn = if strength >= BARN { cities.barn - cities.farmer } else { 0.0 };
                flat + nameless + barn + rates.bonus as f32 * cities.factor
            });
        }
        self.add(extra, tract);
    }

    fn add(&mut self, extra: Extra, tract: &mut Tract) {
        if extra != Extra::default() {
            tract.extra = self.extras.len() as u8;
            self.extras.push(extra);
        }
    }
}
