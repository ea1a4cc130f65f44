//! The River: its tiles come first, one after another from the spring to the lake (R-RI-1..25).

use super::{Expansion, FarmPay, Info, Veto, gq, rose, wheel};
use crate::bag::Piles;
use crate::board::{Board, Placed};
use crate::feature::FeatureId;
use crate::figure::Seat;
use crate::game::Game;
use crate::geometry::{Pos, Rotation, Side, Sides};
use crate::house::{RuleOption, options};
use crate::setup::{Setup, StartTile};
use crate::tile::KindId;
use crate::value::{Operation, ValueStep};
use crate::vocabulary::{Mark, Tag, Term};

options! { in river;
    /// R-RI-1.
    keeps_start_tile "river_start_tile": bool [false "remove", true "mix_in"];
    /// R-RI-9, R-RI-22.
    no_backflow "river_uturn": bool [false "immediate", true "no_backflow"];
    /// R-RI-11, R-RI-21.
    clearance "river_clearance": RiverClearance { On "on", Off "off", TwoAhead "two_ahead" };
    /// R-RI-19, R-RI-25.
    spring_splits "spring_splits_field": bool [off];
    /// R-RI-5.
    combo_lake "river_combo_lake": ComboLake { Auto "auto", Volcano "volcano", Plain "plain" },
        with "river1", with "river2";
    /// R-RI-12.
    bonus_turn "river2_volcano_bonus_turn": BonusTurn
        { WithDragon "with_pd", Always "always", Never "never" };
    /// R-RI-13, R-RI-24.
    pig_herd "river2_pig_herd": RiverHerd { WithTraders "with_tb", Always "always", Never "never" };
}

/// What both rivers have.
const BOTH: &[RuleOption] = &[
    Options::keeps_start_tile(),
    Options::no_backflow(),
    Options::clearance(),
    Options::spring_splits(),
];

/// River I. If both rivers play, it applies the rules of both.
pub(super) struct River1;

/// River II.
pub(super) struct River2;

impl Expansion for River1 {
    fn info(&self) -> &'static Info {
        &Info {
            key: "river1",
            name: "The River I",
            sets: &["river1"],
            options: const { &[BOTH, &[Options::combo_lake()]] },
            ..Info::NONE
        }
    }

    fn start(&self, setup: &Setup, _: &[StartTile]) -> Vec<StartTile> {
        spring(setup, SPRING_1)
    }

    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        deal(setup, "river1", piles);
    }

    fn veto(&self, kind: KindId) -> Option<Veto> {
        kind.kind().has_river().then_some(follow)
    }
}

impl Expansion for River2 {
    fn info(&self) -> &'static Info {
        &Info {
            key: "river2",
            name: "The River II",
            sets: &["river2"],
            options: const { &[BOTH, &[Options::bonus_turn(), Options::pig_herd()]] },
            ..Info::NONE
        }
    }

    fn start(&self, setup: &Setup, _: &[StartTile]) -> Vec<StartTile> {
        if setup.systems.has("river1") { Vec::new() } else { spring(setup, SPRING_2) }
    }

    fn deal(&self, setup: &Setup, piles: &mut Piles) {
        if !setup.systems.has("river1") {
            deal(setup, "river2", piles);
        }
    }

    fn veto(&self, kind: KindId) -> Option<Veto> {
        let alone: Veto = |game, kind, placements| {
            if !game.setup.systems.has("river1") {
                follow(game, kind, placements);
            }
        };
        kind.kind().has_river().then_some(alone)
    }

    /// R-RI-12.
    fn placed(&self, game: &mut Game, pos: Pos) {
        let tile = game.board.tile_at(pos).map(|placed| placed.tile());
        if !tile.is_some_and(|tile| tile.has_river() && tile.marks.has(Mark::Volcano)) {
            return;
        }
        game.turn.extra |= match game.setup.house.river.bonus_turn {
            BonusTurn::Always => true,
            BonusTurn::Never => false,
            BonusTurn::WithDragon => game.setup.systems.has("dragon"),
        };
    }

    /// R-RI-13.
    fn farm_pay(
        &self,
        game: &Game,
        field: FeatureId,
        _city: Option<FeatureId>,
        _seat: Seat,
        pay: &mut FarmPay,
    ) {
        if game.board.feature(field).tags.has(Tag::PigHerd) && counts_herds(&game.setup) {
            pay.modifiers.add(ValueStep::Bonus, Operation::Add(1), Term::PigHerd(1));
        }
    }
}

/// Whether there is a river.
pub(super) fn flows(setup: &Setup) -> bool {
    ["river1", "river2"].iter().any(|key| setup.systems.has(key))
}

/// Whether herds of pigs count (R-RI-13).
pub(super) fn counts_herds(setup: &Setup) -> bool {
    match setup.house.river.pig_herd {
        RiverHerd::Always if setup.systems.has("river2") => true,
        RiverHerd::Never if setup.systems.has("river2") => false,
        _ => setup.systems.has("traders"),
    }
}

fn splits(setup: &Setup) -> bool {
    setup.house.river.spring_splits
}

/// R-OV-26, R-OV-36: the spring starts the table, or lies east of Carcassonne or the wheel, or else
/// beside a wind rose.
fn spring(setup: &Setup, id: &str) -> Vec<StartTile> {
    let split = if splits(setup) { "s" } else { "" };
    let beside_count = || setup.systems.has("count").then_some(Pos::new(2, -1));
    let beside = wheel::corner(setup).map(wheel::east_of).or_else(beside_count);
    let beside = beside.map(|pos| (pos, Rotation::default()));
    let place = beside.or_else(|| rose::spring(setup));
    // Beside another tile the road of its other spring would run into a field.
    let other = gq::spring(setup).filter(|_| place.is_none());
    let kind = other.or_else(|| KindId::named(&format!("{id}{split}")));
    let (pos, rotation) = place.unwrap_or_default();
    kind.map(|kind| (kind, pos, rotation)).into_iter().collect()
}

/// R-RI-1..6: the river is drawn before everything else, the fork first and a lake last. The list
/// is drawn from its end.
fn deal(setup: &Setup, stream: &str, piles: &mut Piles) {
    if !setup.house.river.keeps_start_tile {
        setup.take_plain_start(&mut piles.pile);
    }
    let mut river: Vec<KindId> = Vec::new();
    piles.pile.retain(|&id| {
        let kind = id.kind();
        let ends = [LAKE, VOLCANO_LAKE, FORK].contains(&kind.id);
        if kind.has_river() && !ends && !kind.marks.has(Mark::Spring) {
            river.push(id);
        }
        !kind.has_river()
    });
    piles.shuffle(Some(stream), &mut river);
    let both = setup.systems.has("river1") && setup.systems.has("river2");
    let volcano = match setup.house.river.combo_lake {
        ComboLake::Volcano => true,
        ComboLake::Plain => false,
        ComboLake::Auto => setup.systems.has("dragon"),
    };
    let last = match (both, setup.systems.has("river2")) {
        (true, _) if volcano => VOLCANO_LAKE,
        (false, true) => VOLCANO_LAKE,
        _ => LAKE,
    };
    let split = if splits(setup) { "s" } else { "" };
    piles.first.extend(KindId::named(&format!("{last}{split}")));
    piles.first.extend(river);
    if setup.systems.has("river2") {
        piles.first.extend(KindId::named(FORK));
    }
}

const SPRING_1: &str = "river1/01";
const SPRING_2: &str = "river2/01";
const LAKE: &str = "river1/02";
const VOLCANO_LAKE: &str = "river2/03";
const FORK: &str = "river2/02";

/// R-RI-8..11, R-RI-21, R-RI-22: keeps the placements that continue the river in an allowed way.
fn follow(game: &Game, kind: KindId, placements: &mut Vec<(Pos, Rotation)>) {
    let board = game.board();
    let house = &game.setup().house.river;
    let turns_well = |flow: &RiverFlow| {
        if house.no_backflow { flow.never_back(board) } else { flow.no_double_turn(board) }
    };
    let clear = |flow: &RiverFlow| match house.clearance {
        RiverClearance::Off => true,
        RiverClearance::TwoAhead => flow.clear(board, &TWO_AHEAD),
        RiverClearance::On => flow.clear(board, &AROUND_NEXT),
    };
    // R-RI-8, R-RI-10: exactly one end joins. R-RI-11 has a chain of fallbacks; R-RI-21 has none.
    let falls_back = house.clearance != RiverClearance::TwoAhead;
    let mut best = if falls_back { Course::Joins } else { Course::Clear };
    let mut courses: Vec<Course> = Vec::with_capacity(placements.len());
    placements.retain(|&(pos, rotation)| {
        let flow = RiverFlow::of(board, kind, pos, rotation);
        courses.extend(flow.map(|flow| match turns_well(&flow) {
            true if clear(&flow) => Course::Clear,
            true => Course::Turns,
            false => Course::Joins,
        }));
        flow.is_some()
    });
    best = courses.iter().copied().fold(best, Course::max);
    let mut courses = courses.into_iter();
    placements.retain(|_| courses.next() >= Some(best));
}

/// How well a placement continues the river.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Course {
    /// It joins one end.
    Joins,
    /// It also turns in an allowed way.
    Turns,
    /// It also leaves the cells empty that the river will run into.
    Clear,
}

/// Cells that must be empty in front of an open end, as steps ahead and to the right.
type Clearance = [(i16, i16)];
/// R-RI-11: the cell in front and its three other neighbours.
const AROUND_NEXT: [(i16, i16); 4] = [(1, 0), (1, 1), (1, -1), (2, 0)];
/// R-RI-21: two cells ahead, each with the cells beside it.
const TWO_AHEAD: [(i16, i16); 6] = [(1, 0), (1, 1), (1, -1), (2, 0), (2, 1), (2, -1)];

/// How the river crosses one tile: in through one side, out through others.
#[derive(Clone, Copy)]
struct RiverFlow {
    pos: Pos,
    entry: Side,
    exits: Sides,
}

impl RiverFlow {
    /// The course over a tile about to be laid; `None` unless it joins exactly one end.
    fn of(board: &Board, kind: KindId, pos: Pos, rotation: Rotation) -> Option<Self> {
        let sides = kind.kind().river_sides(rotation);
        let joins = |side: &Side| board.tile_at(pos.step(*side)).is_some();
        let mut joined = sides.iter().filter(joins);
        let (entry, more) = (joined.next()?, joined.next());
        more.is_none().then(|| Self { pos, entry, exits: sides.without(entry) })
    }

    /// The course over a tile on the board: it enters from the neighbour that was laid earlier.
    fn over(board: &Board, placed: &Placed) -> Option<Self> {
        let number = board.number_at(placed.pos);
        let sides = placed.tile().river_sides(placed.rotation);
        let earlier = |side: &Side| {
            let there = placed.pos.step(*side);
            board.number_at(there).is_some() && board.number_at(there) < number
        };
        let entry = sides.iter().find(earlier)?;
        let exits = sides.iter().filter(earlier).fold(sides, Sides::without);
        Some(Self { pos: placed.pos, entry, exits })
    }

    /// Quarter turns to the right from the entry to an exit: 0 straight on, 1 right, 3 left.
    fn turn(&self, exit: Side) -> usize {
        (exit.index() + 4 - self.entry.opposite().index()) % 4
    }

    /// R-RI-9: never two turns in a row to the same side. The spring does not turn.
    fn no_double_turn(&self, board: &Board) -> bool {
        let before = board.tile_at(self.pos.step(self.entry));
        let before = before.and_then(|placed| Self::over(board, placed));
        let last = before.map_or(0, |flow| flow.turn(self.entry.opposite()));
        last == 0 || self.exits.iter().all(|exit| self.turn(exit) != last)
    }

    /// R-RI-22: never opposite to the direction in which the river left the spring.
    fn never_back(&self, board: &Board) -> bool {
        let spring = board.tiles().iter().find(|placed| placed.tile().marks.has(Mark::Spring));
        let out =
            spring.and_then(|placed| placed.tile().river_sides(placed.rotation).iter().next());
        out.is_none_or(|out| !self.exits.contains(out.opposite()))
    }

    fn clear(&self, board: &Board, cells: &Clearance) -> bool {
        let empty = |exit: Side, (ahead, aside): (i16, i16)| {
            let front = Pos::default().step(exit);
            let right = Pos::default().step(Side::from_index(exit.index() + 1));
            let cell = Pos::new(
                self.pos.x + ahead * front.x + aside * right.x,
                self.pos.y + ahead * front.y + aside * right.y,
            );
            board.tile_at(cell).is_none()
        };
        self.exits.iter().all(|exit| cells.iter().all(|&cell| empty(exit, cell)))
    }
}
