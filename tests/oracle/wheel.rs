//! Wheel of Fortune: where the pig goes, what sectors and crowns pay, who takes a follower back and
//! which, and which crowns can be taken.

use rules::expansions::dragon::VolcanoSpecials;
use std::collections::BTreeSet;

use rules::expansions::wheel::{Crown, Sector};
use rules::expansions::{bazaars, porxada, tower, wheel};
use rules::{
    Action, At, Cause, Event, Figure, FigureKind, Game, KindId, Mark, Prompt, Seat, SegmentKind,
    Source, Tag,
};

use crate::Reading;
use crate::map::Map;
use crate::table::Table;

const SEATS: usize = 6;

/// The wheel as the events leave it.
struct Wheel {
    pig: usize,
    /// The figures that each seat began with.
    brought: Vec<Vec<u8>>,
    /// Figures that are captive or out of the game, for each seat.
    away: Vec<Vec<i32>>,
    /// A tile with a sign was just drawn: how far it turns the wheel.
    sign: Option<u8>,
    /// Tiles of an auction that will be turned up yet.
    auction: u8,
    /// The tile turned up last is one of them.
    for_sale: bool,
    /// Points that sectors and crowns still owe.
    owed: [i32; SEATS],
    owed_for_crowns: [i32; SEATS],
    /// Followers on crowns that must come home.
    home: Vec<Figure>,
    /// Who must take a follower back.
    back: BTreeSet<Seat>,
    /// Who has answered, and waits for the others.
    answered: BTreeSet<Seat>,
    /// The tile in hand.
    placed: Option<KindId>,
    over: bool,
}

pub fn begins(game: &Game) -> Box<dyn Reading> {
    let supply = |seat| FigureKind::ALL.iter().map(|kind| game.supply(seat).count(*kind)).collect();
    let kinds = FigureKind::ALL.len();
    Box::new(Wheel {
        pig: 0,
        brought: game.seats().map(supply).collect(),
        away: game.seats().map(|_| vec![0; kinds]).collect(),
        sign: None,
        auction: 0,
        for_sale: false,
        owed: [0; SEATS],
        owed_for_crowns: [0; SEATS],
        home: Vec::new(),
        back: BTreeSet::new(),
        answered: BTreeSet::new(),
        placed: None,
        over: false,
    })
}

/// The sign of a tile.
fn sign(kind: KindId) -> Option<u8> {
    let marks = kind.kind().marks;
    let signs = [(Mark::WheelOne, 1), (Mark::WheelTwo, 2), (Mark::WheelThree, 3)];
    signs.into_iter().find(|(mark, _)| marks.has(*mark)).map(|(_, steps)| steps)
}

/// How many crowns each sector has.
fn crowns(table: &Table) -> Vec<u8> {
    let numbers = table.option("wheel.crowns").split(',');
    numbers.map(|number| number.parse().expect("a number")).collect()
}

fn followers(table: &Table, seat: Seat) -> impl Iterator<Item = &Figure> {
    table.figures.iter().filter(move |figure| figure.seat == seat && figure.kind.is_follower())
}

/// The blob on which a figure stands.
fn blob(table: &Table, map: &Map, figure: &Figure) -> Option<usize> {
    match figure.at {
        At::Segment(spot) => Some(table.blob(map, spot)),
        _ => None,
    }
}

fn is_on_land(figure: &Figure) -> bool {
    matches!(figure.at, At::Segment(_) | At::Tower(_) | At::Trap(_))
}

/// How many completed cities a field touches.
fn cities(table: &Table, map: &Map, field: usize) -> usize {
    let mut found = BTreeSet::new();
    let mut carcassonne = false;
    for &(tile, segment) in &map.blobs[field].nodes {
        let segments = &table.tiles[tile].kind.kind().segments;
        let printed = &segments[usize::from(segment)];
        carcassonne |= printed.tags.has(Tag::Carcassonne);
        for city in 0..segments.len() as u8 {
            if printed.touches & 1 << city != 0 {
                found.insert(map.blob(tile, city));
            }
        }
    }
    found.retain(|&city| {
        map.blobs[city].kind == SegmentKind::Castle || table.is_complete(map, city)
    });
    found.len() + usize::from(carcassonne)
}

impl Wheel {
    /// What a sector pays a seat.
    fn pays(&self, table: &Table, map: &Map, sector: Sector, seat: Seat) -> i32 {
        let kind = |figure: &&Figure, kind| {
            blob(table, map, figure).is_some_and(|blob| map.blobs[blob].kind == kind)
        };
        match sector {
            Sector::Fortune => 3 * i32::from(seat == table.seat),
            Sector::Taxes => {
                let strength = table.setup.house.wheel.taxes_strength;
                let city = |city: usize| {
                    let nodes = map.blobs[city].nodes.iter();
                    let pennants: i32 = nodes
                        .map(|&(tile, segment)| {
                            let segments = &table.tiles[tile].kind.kind().segments;
                            i32::from(segments[usize::from(segment)].pennants)
                        })
                        .sum();
                    let knights = followers(table, seat)
                        .filter(|figure| blob(table, map, figure) == Some(city))
                        .map(|knight| match knight.kind {
                            FigureKind::Big if strength => 2,
                            FigureKind::Mayor if strength => pennants,
                            _ => 1,
                        });
                    let knights: i32 = knights.sum();
                    knights * (pennants + knights)
                };
                let all =
                    (0..map.blobs.len()).filter(|&id| map.blobs[id].kind == SegmentKind::City);
                all.map(city).sum()
            }
            Sector::Famine => followers(table, seat)
                .filter(|figure| kind(figure, SegmentKind::Field))
                .filter_map(|figure| blob(table, map, figure))
                .map(|field| cities(table, map, field) as i32)
                .sum(),
            Sector::Storm => (0..FigureKind::ALL.len())
                .filter(|&index| FigureKind::ALL[index].is_follower())
                .map(|index| {
                    let standing = followers(table, seat)
                        .filter(|figure| figure.kind == FigureKind::ALL[index])
                        .count();
                    let brought = i32::from(self.brought[seat.index()][index]);
                    brought - standing as i32 - self.away[seat.index()][index]
                })
                .sum(),
            Sector::Inquisition => {
                let monks = followers(table, seat);
                2 * monks.filter(|figure| kind(figure, SegmentKind::Cloister)).count() as i32
            }
            Sector::Plague => 0,
        }
    }

    /// The wheel turned: what must come of it.
    fn turns(&mut self, table: &Table) {
        let sector = Sector::ALL[self.pig];
        let map = table.map();
        for seat in (0..table.setup.seats).map(Seat) {
            self.owed[seat.index()] = self.pays(table, &map, sector, seat);
            if sector == Sector::Plague && followers(table, seat).any(is_on_land) {
                self.back.insert(seat);
            }
        }
        let here =
            |figure: &&Figure| matches!(figure.at, At::Crown(crown) if crown.sector == sector);
        self.home = table.figures.iter().filter(here).copied().collect();
        let alone = crowns(table)[self.pig] == 2 && self.home.len() == 1;
        for figure in &self.home {
            self.owed_for_crowns[figure.seat.index()] += if alone { 6 } else { 3 };
        }
    }

    /// The wheel stands still: all is paid, and everybody has come home.
    fn rests(&self) {
        assert_eq!((self.owed, self.owed_for_crowns), ([0; SEATS], [0; SEATS]));
        assert_eq!(self.home, []);
        assert!(self.back.is_empty(), "{:?} must take somebody back", self.back);
        assert_eq!(self.sign, None, "the wheel had to turn");
    }

    fn goes_away(&mut self, seat: Seat, kind: FigureKind, change: i32) {
        self.away[seat.index()][kind as usize] += change;
    }

    /// Where a follower may go on the wheel.
    fn compare_crowns(&self, table: &Table, game: &Game) {
        let mut all = Vec::new();
        for (sector, number) in Sector::ALL.into_iter().zip(crowns(table)) {
            all.extend((0..number).map(|space| Crown { sector, space }));
        }
        assert_eq!(game.crowns().collect::<Vec<_>>(), all);
        for asked in game.decisions() {
            let crown = |option: &Action| match *option {
                Action::Deploy { figure, at: At::Crown(crown) } => Some((figure, crown)),
                _ => None,
            };
            let offered: BTreeSet<_> = asked.options.iter().filter_map(crown).collect();
            if asked.prompt != Prompt::Wood {
                continue;
            }
            let mut free = BTreeSet::new();
            for figure in
                [FigureKind::Small, FigureKind::Phantom, FigureKind::Big, FigureKind::Ringmaster]
            {
                let held = game.supply(asked.seat).count(figure) > 0;
                let open = all.iter().filter(|crown| {
                    held && table.figures.iter().all(|other| other.at != At::Crown(**crown))
                });
                free.extend(open.map(|crown| (figure, *crown)));
            }
            let placed = self.placed.expect("a tile was laid").kind();
            let outbreak = placed.marks.has(Mark::Plague);
            let volcano = placed.marks.has(Mark::Volcano)
                && game.setup().systems.has("dragon")
                && table.setup.house.dragon.volcano_specials == VolcanoSpecials::Deny;
            let princess = !asked.options.contains(&Action::Pass);
            if outbreak || volcano || princess {
                free.clear();
            }
            assert_eq!(offered, free);
        }
    }

    /// Who is asked at the sector of the plague, and which followers are offered.
    fn compare_plague(&self, table: &Table, game: &Game) {
        let asked: Vec<_> = game
            .decisions()
            .iter()
            .filter(|asked| asked.prompt == Prompt::Wheel(wheel::Prompt::Plague))
            .collect();
        let waiting: Vec<Seat> = (0..table.setup.seats)
            .map(|place| Seat((table.seat.0 + place) % table.setup.seats))
            .filter(|seat| self.back.contains(seat) && !self.answered.contains(seat))
            .collect();
        let parallel = table.setup.house.wheel.parallel_plague;
        let now = if parallel { waiting.len() } else { waiting.len().min(1) };
        let seats: Vec<Seat> = asked.iter().map(|asked| asked.seat).collect();
        if parallel {
            // Who has no choice was answered for.
            assert!(seats.iter().all(|seat| waiting.contains(seat)));
        } else {
            assert_eq!(seats, waiting[..now]);
        }
        for asked in asked {
            let own = followers(table, asked.seat).filter(|figure| is_on_land(figure));
            let cause = Cause::Wheel;
            let own: BTreeSet<Action> = own.map(|&figure| Action::Take { figure, cause }).collect();
            let take = |option: &&Action| matches!(option, Action::Take { .. });
            assert_eq!(asked.options.iter().filter(take).copied().collect::<BTreeSet<_>>(), own);
            assert!(!asked.may_pass());
        }
    }
}

impl Reading for Wheel {
    fn hears(&mut self, table: &Table, event: &Event) {
        if let Some(steps) = self.sign {
            match *event {
                Event::Wheel(wheel::Event::Turned { steps: turned, to }) => {
                    self.sign = None;
                    assert_eq!(turned, steps);
                    self.pig = (self.pig + usize::from(steps)) % Sector::ALL.len();
                    assert_eq!(to, Sector::ALL[self.pig]);
                    self.turns(table);
                }
                Event::Discarded { .. } if !table.setup.house.wheel.trigger_unplaceable => {
                    self.sign = None;
                }
                _ => panic!("the wheel had to turn, not {event:?}"),
            }
            return;
        }
        match *event {
            Event::Wheel(wheel::Event::Turned { .. }) => panic!("nothing turns the wheel"),
            Event::Bazaars(bazaars::Event::Opened { .. }) => self.auction = table.setup.seats,
            Event::Drew { .. } if self.auction > 0 => {
                self.auction -= 1;
                self.for_sale = true;
            }
            Event::Drew { kind, .. } => {
                self.rests();
                self.sign = sign(kind);
                self.for_sale = false;
            }
            // Another one is turned up for it.
            Event::SetAside { .. } => self.auction += u8::from(self.for_sale),
            Event::Placed { kind, .. } => {
                self.rests();
                self.placed = Some(kind);
            }
            Event::Discarded { .. } => self.rests(),
            Event::Scored(ref line) if line.source == Source::Wheel => {
                self.owed[line.seat.index()] -= line.points;
            }
            Event::Scored(ref line) if line.source == Source::Crown => {
                self.owed_for_crowns[line.seat.index()] -= line.points;
            }
            Event::Returned { figure, cause: Cause::Wheel } if !self.over => {
                assert!(is_on_land(&figure) && figure.kind.is_follower());
                assert!(self.back.remove(&figure.seat), "one for each seat");
                self.answered.remove(&figure.seat);
            }
            Event::Returned { figure: figure @ Figure { at: At::Crown(_), .. }, cause } => {
                if let Some(index) = self.home.iter().position(|other| *other == figure) {
                    self.home.remove(index);
                } else {
                    let thrown = !matches!(cause, Cause::Scored | Cause::Wheel);
                    assert!(self.over || thrown, "{figure:?} stays");
                }
            }
            Event::Answered { seat } if self.back.contains(&seat) => {
                self.answered.insert(seat);
            }
            Event::Tower(tower::Event::Captured { figure, .. }) => {
                self.goes_away(figure.seat, figure.kind, 1)
            }
            Event::Tower(tower::Event::Exchanged { seat, kind, with, other }) => {
                self.goes_away(seat, kind, -1);
                self.goes_away(with, other, -1);
            }
            Event::Tower(tower::Event::Ransomed { seat, kind, .. }) => {
                self.goes_away(seat, kind, -1)
            }
            Event::Porxada(porxada::Event::Lost { seat, kind, .. }) => {
                self.goes_away(seat, kind, 1)
            }
            Event::FinalScoring => self.over = true,
            _ => {}
        }
    }

    fn compares(&mut self, table: &Table, game: &Game) {
        assert_eq!(game.wheel_pig(), Some(Sector::ALL[self.pig]));
        self.compare_crowns(table, game);
        self.compare_plague(table, game);
        if game.decision().is_none_or(|asked| asked.prompt != Prompt::Wheel(wheel::Prompt::Plague))
        {
            self.rests();
        }
        if game.result().is_some() {
            let left = table.figures.iter().filter(|figure| matches!(figure.at, At::Crown(_)));
            assert_eq!(left.count(), 0, "everybody has come home");
        }
    }
}
