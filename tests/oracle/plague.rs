//! The Plague: which fleas are active and which outbreaks over, whom fleas drive out, where they
//! may go, who can flee where, and who may go nowhere.

use std::collections::BTreeSet;

use rules::expansions::{abbey, dragon, plague, porxada, tunnel};
use rules::{
    Action, At, Edge, Edit, Event, Figure, FigureKind, Game, Link, Mark, Pos, Prompt, SegmentKind,
    Side, Spot,
};

use crate::Reading;
use crate::map::{Map, Tile};
use crate::table::Table;

/// The plague as the events leave it.
#[derive(Default)]
struct Plague {
    /// In the order of their numbers, and whether they are active.
    outbreaks: Vec<(Pos, bool)>,
    fleas: BTreeSet<Pos>,
    /// An outbreak ended at the start of a turn.
    eradicated: bool,
    broke_out: bool,
    spread: bool,
    /// A tile was laid in this turn.
    laid: bool,
    fled: bool,
    /// The cell of the tile of this part, and whether it is one of the plague.
    placed: Option<(Pos, bool)>,
    dragon: Option<Pos>,
    fairy: Option<Pos>,
    /// Who must go home because of the last flea.
    gone: Vec<Figure>,
    /// The outbreaks that must end now.
    ending: BTreeSet<usize>,
    /// One that must end at the start of the turn.
    start: Option<usize>,
    /// The last abbeys are laid.
    reduced: bool,
}

pub fn begins(_game: &Game) -> Box<dyn Reading> {
    Box::new(Plague::default())
}

const FLEAS: usize = 18;

fn beside(a: Pos, b: Pos) -> bool {
    (a.x - b.x).abs() + (a.y - b.y).abs() == 1
}

/// The sick cells of a state that hang together, each region with its active outbreaks.
fn regions(outbreaks: &[(Pos, bool)], fleas: &BTreeSet<Pos>) -> Vec<(BTreeSet<Pos>, Vec<usize>)> {
    let active = |pos: &Pos| outbreaks.iter().position(|outbreak| *outbreak == (*pos, true));
    let mut left: BTreeSet<Pos> = fleas.clone();
    left.extend(outbreaks.iter().filter(|(_, active)| *active).map(|(pos, _)| *pos));
    let mut found = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut region = BTreeSet::from([first]);
        while let Some(&next) =
            left.iter().find(|pos| region.iter().any(|sick| beside(*sick, **pos)))
        {
            left.remove(&next);
            region.insert(next);
        }
        let numbers = region.iter().filter_map(active).collect();
        found.push((region, numbers));
    }
    found
}

/// The fleas and outbreaks from which it spreads.
fn active(outbreaks: &[(Pos, bool)], fleas: &BTreeSet<Pos>) -> BTreeSet<Pos> {
    let regions = regions(outbreaks, fleas).into_iter();
    regions.filter(|(_, numbers)| !numbers.is_empty()).flat_map(|(cells, _)| cells).collect()
}

impl Plague {
    /// Ends what must end where regions met.
    fn settle(&mut self) {
        let mut outbreaks = self.outbreaks.clone();
        for &number in &self.ending {
            outbreaks[number].1 = false;
        }
        loop {
            let mut over = BTreeSet::new();
            for (_, numbers) in regions(&outbreaks, &self.fleas) {
                let latest = numbers.iter().copied().max();
                over.extend(numbers.into_iter().filter(|&number| Some(number) != latest));
            }
            if over.is_empty() {
                return;
            }
            for number in over {
                outbreaks[number].1 = false;
                self.ending.insert(number);
            }
        }
    }

    /// R-PL-8: a turn in which a flea was due has put it.
    fn end_turn(&self, table: &Table) {
        let due = self.laid && !self.spread && !self.broke_out && !self.reduced;
        if due && !self.outbreaks.is_empty() && table.setup.house.plague.must_spread {
            assert!(self.pairs(table).is_empty(), "a flea was due");
        }
    }

    fn begin_turn(&mut self) {
        assert_eq!(self.start, None, "an outbreak had to end");
        (self.broke_out, self.spread, self.fled) = (false, false, false);
        self.laid = false;
        self.placed = None;
        let active_outbreaks: Vec<usize> =
            (0..self.outbreaks.len()).filter(|&number| self.outbreaks[number].1).collect();
        let sick = active(&self.outbreaks, &self.fleas);
        let none_inactive = self.fleas.iter().all(|flea| sick.contains(flea));
        let used_up = self.fleas.len() == FLEAS;
        if used_up && active_outbreaks.len() > 1 && (!self.eradicated || none_inactive) {
            self.start = active_outbreaks.first().copied();
        }
    }

    fn break_out(&mut self, pos: Pos) {
        self.broke_out = true;
        let old = regions(&self.outbreaks, &self.fleas);
        let whole = old.iter().find(|(cells, numbers)| {
            !numbers.is_empty()
                && self.fleas.len() == FLEAS
                && self.fleas.iter().all(|flea| cells.contains(flea))
        });
        let whole = whole.and_then(|(_, numbers)| numbers.first().copied());
        self.outbreaks.push((pos, true));
        let new = regions(&self.outbreaks, &self.fleas);
        let own = new.into_iter().find(|(cells, _)| cells.contains(&pos)).expect("it is sick");
        if let Some(old) = whole.filter(|_| self.fleas.iter().all(|flea| !own.0.contains(flea))) {
            self.ending.insert(old);
            self.eradicated = true;
        }
        self.settle();
    }

    /// Whom a flea on a cell sends home.
    fn victims(&self, table: &Table, map: &Map, cell: Pos) -> Vec<Figure> {
        if table.setup.house.plague.fairy_protects && self.fairy == Some(cell) {
            return Vec::new();
        }
        let specials = table.setup.house.plague.special_figures;
        let sick = |figure: &Figure| {
            use FigureKind::{Builder, Pig, Shepherd};
            let special = matches!(figure.kind, Builder | Pig | Shepherd);
            let leaves = figure.kind.is_follower() || special && specials;
            leaves && cells(table, map, figure).contains(&cell)
        };
        let mut gone: Vec<Figure> =
            table.figures.iter().filter(|figure| sick(figure)).copied().collect();
        let blob = |figure: &Figure| match figure.at {
            At::Segment(spot) => Some(table.blob(map, spot)),
            _ => None,
        };
        let lonely = |special: &&Figure| {
            let is_special = matches!(special.kind, FigureKind::Builder | FigureKind::Pig);
            let with = |figure: &&Figure| {
                figure.kind.is_follower()
                    && figure.seat == special.seat
                    && blob(figure).is_some()
                    && blob(figure) == blob(special)
            };
            let before = table.figures.iter().filter(with).count();
            let leave = gone.iter().filter(with).count();
            is_special && !gone.contains(special) && before > 0 && before == leave
        };
        let lonely: Vec<Figure> = table.figures.iter().filter(lonely).copied().collect();
        gone.extend(lonely);
        gone.sort_unstable();
        gone
    }

    /// Every source and target of a flea.
    fn pairs(&self, table: &Table) -> BTreeSet<(Option<Pos>, Pos)> {
        let sick = active(&self.outbreaks, &self.fleas);
        let inactive: Vec<Pos> =
            self.fleas.iter().filter(|flea| !sick.contains(flea)).copied().collect();
        let sources: Vec<Option<Pos>> = if self.fleas.len() < FLEAS {
            vec![None]
        } else if inactive.is_empty() {
            self.fleas.iter().copied().map(Some).collect()
        } else {
            inactive.into_iter().map(Some).collect()
        };
        let mut pairs = BTreeSet::new();
        for source in sources {
            let mut fleas = self.fleas.clone();
            fleas.retain(|pos| Some(*pos) != source);
            let sick = active(&self.outbreaks, &fleas);
            for tile in &table.tiles {
                let inner = tile.kind.kind().edges.iter().all(|edge| *edge == Edge::Seam);
                let outbreak = self.outbreaks.iter().any(|(pos, _)| *pos == tile.pos);
                let taken = fleas.contains(&tile.pos) || source == Some(tile.pos);
                if !inner && !outbreak && !taken && sick.iter().any(|pos| beside(*pos, tile.pos)) {
                    pairs.insert((source, tile.pos));
                }
            }
        }
        pairs
    }

    fn is_sick(&self, pos: Pos) -> bool {
        self.fleas.contains(&pos) || self.outbreaks.contains(&(pos, true))
    }

    /// Every figure of the active seat that can flee, and where to.
    fn flights(&self, table: &Table, map: &Map) -> BTreeSet<(Figure, Spot)> {
        let specials = table.setup.house.plague.special_figures;
        let mut flights = BTreeSet::new();
        for figure in table.figures.iter().filter(|figure| figure.seat == table.seat) {
            let special = matches!(figure.kind, FigureKind::Builder | FigureKind::Pig);
            let At::Segment(spot) = figure.at else { continue };
            let blob = table.blob(map, spot);
            let ways = matches!(
                map.blobs[blob].kind,
                SegmentKind::Road | SegmentKind::City | SegmentKind::Field
            );
            if !ways || !(figure.kind.is_follower() || special && specials) {
                continue;
            }
            for to in self.reached(table, map, spot) {
                if to.pos != spot.pos && self.dragon != Some(to.pos) {
                    flights.insert((*figure, to));
                }
            }
        }
        flights
    }

    /// The segments to which one gets from a segment of a road, a city or a field: each joined to
    /// the next across an edge or by a finished tunnel, none after the first on a sick tile. A
    /// bridge is a segment of its own.
    fn reached(&self, table: &Table, map: &Map, from: Spot) -> BTreeSet<Spot> {
        let own = &map.blobs[table.blob(map, from)];
        let ends: Vec<(Spot, Vec<Point>)> = own
            .nodes
            .iter()
            .map(|&(tile, segment)| {
                let tile = &table.tiles[tile];
                (Spot { pos: tile.pos, segment }, points(table, tile, segment))
            })
            .collect();
        let mut ways: Vec<(Spot, Spot)> = Vec::new();
        for (here, mine) in &ends {
            let across = ends.iter().filter(|(there, theirs)| {
                here.pos != there.pos && mine.iter().any(|point| theirs.contains(point))
            });
            ways.extend(across.map(|(there, _)| (*here, *there)));
        }
        for (_, edit) in &table.edits {
            if let Edit::Link(Link { from, to, movable: false }) = *edit {
                ways.extend([(from, to), (to, from)]);
            }
        }
        ways.retain(|(_, there)| !self.is_sick(there.pos));
        let mut reached = BTreeSet::from([from]);
        loop {
            let before = reached.len();
            for (here, there) in &ways {
                if reached.contains(here) {
                    reached.insert(*there);
                }
            }
            if reached.len() == before {
                return reached;
            }
        }
    }

    /// What is put if nobody chooses.
    fn automatic(&self, table: &Table, map: &Map) -> (Option<Pos>, Pos) {
        let sick = active(&self.outbreaks, &self.fleas);
        let loss = |cell: Pos| {
            let gone = self.victims(table, map, cell);
            let own = gone.iter().filter(|figure| figure.seat == table.seat).count();
            (own, usize::MAX - (gone.len() - own))
        };
        let cut_off = |source: Option<Pos>| {
            let mut fleas = self.fleas.clone();
            fleas.retain(|pos| Some(*pos) != source);
            let left = active(&self.outbreaks, &fleas);
            fleas.iter().filter(|flea| sick.contains(flea) && !left.contains(flea)).count()
        };
        let pairs = self.pairs(table);
        let ranked =
            pairs.into_iter().map(|(from, to)| ((loss(to), to, cut_off(from), from), (from, to)));
        ranked.min().expect("a flea is due").1
    }

    /// The questions offer exactly what is allowed.
    fn compare_options(&self, table: &Table, map: &Map, game: &Game) {
        for asked in game.decisions() {
            let mut pairs = BTreeSet::new();
            let mut flights = BTreeSet::new();
            for option in &asked.options {
                let places = match *option {
                    Action::Plague(plague::Action::Spread { from, to }) => {
                        assert!(pairs.insert((from, to)), "offered twice");
                        continue;
                    }
                    Action::Plague(plague::Action::Flee { figure, to }) => {
                        assert!(flights.insert((figure, to)), "offered twice");
                        continue;
                    }
                    Action::Deploy { figure, at } if figure.is_follower() => {
                        let barred = asked.prompt == Prompt::Wood
                            && self.placed.is_some_and(|(_, plague)| plague);
                        assert!(!barred, "nobody is deployed on the turn of an outbreak");
                        vec![at]
                    }
                    Action::Move { to, .. } => vec![to],
                    Action::Porxada(porxada::Action::Swap { own, wanted }) => {
                        vec![own.at, wanted.at]
                    }
                    _ => continue,
                };
                for pos in places.into_iter().filter_map(At::pos) {
                    assert!(!self.is_sick(pos), "{option:?} goes to the sick");
                }
            }
            let window = matches!(
                asked.prompt,
                Prompt::Wood
                    | Prompt::Tunnel(tunnel::Prompt::Place)
                    | Prompt::Porxada(porxada::Prompt::Swap)
                    | Prompt::Plague(plague::Prompt::Spread)
            ) && !self.reduced
                && !self.outbreaks.is_empty();
            let due = window && !self.spread && !self.broke_out;
            let expected = if due { self.pairs(table) } else { BTreeSet::new() };
            assert_eq!(pairs, expected);
            let free = window && !self.fled;
            let expected = if free { self.flights(table, map) } else { BTreeSet::new() };
            assert_eq!(flights, expected);
            if asked.prompt == Prompt::Plague(plague::Prompt::Spread) && !asked.may_pass() {
                assert!(table.setup.house.plague.must_spread);
                let (from, to) = self.automatic(table, map);
                assert_eq!(
                    asked.options[game.default_of(asked)],
                    Action::Plague(plague::Action::Spread { from, to })
                );
            }
        }
    }
}

/// The cells on which a figure stands: a lord on both of his castle.
fn cells(table: &Table, map: &Map, figure: &Figure) -> Vec<Pos> {
    match figure.at {
        At::Segment(spot) => {
            let blob = &map.blobs[table.blob(map, spot)];
            if blob.kind == SegmentKind::Castle {
                blob.nodes.iter().map(|&(tile, _)| table.tiles[tile].pos).collect()
            } else {
                vec![spot.pos]
            }
        }
        At::Tower(pos) | At::Trap(pos) => vec![pos],
        _ => Vec::new(),
    }
}

/// A point where tiles meet; the middle of cell (x, y) is (8x, 8y).
type Point = (i32, i32);

/// Where a segment reaches the rim of its tile.
fn points(table: &Table, tile: &Tile, segment: u8) -> Vec<Point> {
    let middle = (8 * i32::from(tile.pos.x), 8 * i32::from(tile.pos.y));
    // North and its two halves from west to east; each side further is a quarter turn.
    let at = |quarters: usize, along: i32| {
        let (x, y) = (0..quarters % 4).fold((along, -4), |(x, y), _| (-y, x));
        (middle.0 + x, middle.1 + y)
    };
    let Some(printed) = tile.kind.kind().segments.get(usize::from(segment)) else {
        let over = |edit: &Edit| match *edit {
            Edit::Span(pos, axis) if pos == tile.pos => Some(axis),
            _ => None,
        };
        let axis = table.edits.iter().find_map(|(_, edit)| over(edit)).expect("a bridge");
        return axis.sides().into_iter().map(|side: Side| at(side.index(), 0)).collect();
    };
    let sides = printed.sides.iter().map(|side| at(side.index() + tile.turns, 0));
    let halves = printed
        .halves
        .iter()
        .map(|half| at(half / 2 + tile.turns, if half % 2 == 0 { -2 } else { 2 }));
    sides.chain(halves).collect()
}

impl Reading for Plague {
    fn hears(&mut self, table: &Table, event: &Event) {
        let follows =
            matches!(event, Event::Returned { .. } | Event::Plague(plague::Event::Averted { .. }));
        if !follows {
            assert_eq!(self.gone, [], "these had to leave");
            assert!(self.ending.is_empty(), "{:?} had to end", self.ending);
        }
        match *event {
            Event::TurnStarted { .. } => {
                self.end_turn(table);
                self.begin_turn();
            }
            Event::FinalScoring => self.end_turn(table),
            Event::DoubleTurn { lays: true, .. } => self.placed = None,
            Event::Placed { pos, kind, .. } => {
                self.placed = Some((pos, kind.kind().marks.has(Mark::Plague)));
                self.laid = true;
            }
            Event::Plague(plague::Event::Outbreak { pos, number }) => {
                assert_eq!(self.placed, Some((pos, true)));
                self.break_out(pos);
                assert_eq!(usize::from(number), self.outbreaks.len());
            }
            Event::Plague(plague::Event::Averted { pos, number }) => {
                let index = usize::from(number) - 1;
                assert_eq!(self.outbreaks[index], (pos, true));
                self.outbreaks[index].1 = false;
                if self.start == Some(index) {
                    self.start = None;
                    self.eradicated = true;
                } else {
                    assert!(self.ending.remove(&index), "outbreak {number} goes on");
                }
            }
            Event::Plague(plague::Event::Flea { seat, from, to }) => {
                assert_eq!(seat, table.seat);
                assert!(self.pairs(table).contains(&(from, to)) && !self.spread && !self.broke_out);
                self.spread = true;
                let map = table.map();
                self.gone = self.victims(table, &map, to);
                from.iter().for_each(|pos| assert!(self.fleas.remove(pos)));
                assert!(self.fleas.insert(to));
                self.settle();
            }
            Event::Returned { figure, cause } => {
                if let Some(index) = self.gone.iter().position(|other| *other == figure) {
                    self.gone.remove(index);
                } else {
                    assert_ne!(cause, rules::Cause::Flea, "{figure:?} stays");
                }
            }
            Event::Dragon(dragon::Event::DragonMoved { to }) => self.dragon = Some(to),
            Event::Dragon(dragon::Event::FairyMoved { to, .. }) => self.fairy = Some(to),
            _ => {}
        }
    }

    fn sees(&mut self, _table: &Table, _game: &Game, _seat: rules::Seat, action: Action) {
        self.fled |= matches!(action, Action::Plague(plague::Action::Flee { .. }));
    }

    fn compares(&mut self, table: &Table, game: &Game) {
        assert_eq!(self.gone, []);
        assert!(self.ending.is_empty());
        if game
            .decision()
            .is_some_and(|asked| asked.prompt == Prompt::Abbey(abbey::Prompt::LastTile))
        {
            self.reduced = true;
            self.start = None;
        }
        assert_eq!(self.start, None, "an outbreak had to end");
        let outbreaks = game.outbreaks().iter().map(|outbreak| (outbreak.pos, outbreak.active));
        assert_eq!(outbreaks.collect::<Vec<_>>(), self.outbreaks);
        assert!(game.fleas().iter().eq(&self.fleas));
        assert_eq!(game.fleas_left().map(usize::from), Some(FLEAS - self.fleas.len()));
        let own: BTreeSet<(Option<u8>, Vec<Pos>)> = regions(&self.outbreaks, &self.fleas)
            .into_iter()
            .map(|(cells, numbers)| {
                assert!(numbers.len() < 2, "two active outbreaks in one region");
                (numbers.first().map(|&number| number as u8 + 1), cells.into_iter().collect())
            })
            .collect();
        let shown = game.plague_regions().into_iter();
        assert_eq!(
            shown.map(|region| (region.outbreak, region.cells)).collect::<BTreeSet<_>>(),
            own
        );
        if !self.outbreaks.is_empty() {
            self.compare_options(table, &table.map(), game);
        }
    }
}
