//! La Porxada: which followers may change places, who gets a token, and what incomplete cities
//! are worth to whom at the end.

use rules::expansions::base::TinyCity;
use std::collections::BTreeSet;

use rules::expansions::{dragon, porxada, tunnel};
use rules::{
    Action, At, Cause, Event, Figure, FigureKind, Game, Mark, Pos, Prompt, ScoreLine, Seat,
    SegmentKind, Source, Spot, Tag, Term, Token,
};

use crate::Reading;
use crate::map::Map;
use crate::table::Table;

/// La Porxada as the events leave it.
struct Porxada {
    dragon: Option<Pos>,
    /// The cell of the tile of this part.
    placed: Option<Pos>,
    /// The offer that was made, ever.
    offer: Option<(Figure, Figure)>,
    /// It was answered.
    settled: bool,
    /// The seat that refused and has not paid for it.
    refused: Option<Seat>,
    /// Two followers changed places since the last action.
    swapped: Option<(Figure, Figure)>,
    /// The city of La Porxada was complete when this was settled.
    closed: bool,
    /// Seats that must hold a token, and those that were given one.
    due: BTreeSet<Seat>,
    holders: BTreeSet<Seat>,
    lost: Vec<(Seat, FigureKind)>,
    over: bool,
}

pub fn begins(_game: &Game) -> Box<dyn Reading> {
    Box::new(Porxada {
        dragon: None,
        placed: None,
        offer: None,
        settled: false,
        refused: None,
        swapped: None,
        closed: false,
        due: BTreeSet::new(),
        holders: BTreeSet::new(),
        lost: Vec::new(),
        over: false,
    })
}

/// The tile, and its city.
fn city(table: &Table, map: &Map) -> Option<(Pos, usize)> {
    let mut tiles = table.tiles.iter().enumerate();
    let (number, tile) = tiles.find(|(_, tile)| tile.kind.kind().marks.has(Mark::Porxada))?;
    Some((tile.pos, map.blob(number, 0)))
}

/// The cells on which a figure stands: a lord stands on both of his castle.
fn cells(table: &Table, map: &Map, at: Spot) -> Vec<Pos> {
    let blob = &map.blobs[table.blob(map, at)];
    if blob.kind != SegmentKind::Castle {
        return vec![at.pos];
    }
    blob.nodes.iter().map(|&(tile, _)| table.tiles[tile].pos).collect()
}

/// Whether a kind of follower may stand on a segment.
fn may_stand(table: &Table, map: &Map, kind: FigureKind, at: Spot) -> bool {
    let feature = map.blobs[table.blob(map, at)].kind;
    match (kind, feature) {
        (_, SegmentKind::River) => false,
        (FigureKind::Phantom, SegmentKind::Acrobats) => table.setup.house.bigtop.acrobat_phantom,
        (kind, SegmentKind::Acrobats) => kind == FigureKind::Small,
        (FigureKind::Abbot, feature) => {
            use SegmentKind::{Cloister, Garden, Pallet};
            matches!(feature, Cloister | Pallet | Garden)
        }
        (_, SegmentKind::Garden) => false,
        (FigureKind::Small | FigureKind::Phantom | FigureKind::Big | FigureKind::Ringmaster, _) => {
            true
        }
        (FigureKind::Mayor, feature) => feature == SegmentKind::City,
        (FigureKind::Wagon, SegmentKind::Field) => false,
        (FigureKind::Wagon, SegmentKind::Cloister | SegmentKind::Pallet) => {
            let strict = !table.setup.house.abbey.wagon_on_any_monastery;
            let tile = table.tiles.iter().find(|tile| tile.pos == at.pos).expect("a tile");
            let segments = &tile.kind.kind().segments;
            let roads = segments.iter().any(|segment| segment.kind == SegmentKind::Road);
            !strict || roads
        }
        (FigureKind::Wagon, _) => true,
        _ => false,
    }
}

/// Every exchange that the active seat may offer.
fn exchanges(table: &Table, map: &Map, closed: &BTreeSet<Pos>) -> BTreeSet<(Figure, Figure)> {
    let mut found = BTreeSet::new();
    for own in table.figures.iter().filter(|figure| figure.seat == table.seat) {
        for wanted in table.figures.iter().filter(|figure| figure.seat != table.seat) {
            let (At::Segment(here), At::Segment(there)) = (own.at, wanted.at) else { continue };
            let followers = own.kind.is_follower() && wanted.kind.is_follower();
            let mut both = cells(table, map, here);
            both.extend(cells(table, map, there));
            if followers
                && both.iter().all(|pos| !closed.contains(pos))
                && may_stand(table, map, own.kind, there)
                && may_stand(table, map, wanted.kind, here)
            {
                found.insert((*own, *wanted));
            }
        }
    }
    found
}

/// What an incomplete city pays an owner, with a token or without.
fn worth(table: &Table, map: &Map, blob: usize, token: bool) -> i32 {
    let tiles = table.covers(map, blob) as i32;
    let nodes = map.blobs[blob].nodes.iter();
    let segments = nodes
        .map(|&(tile, index)| &table.tiles[tile].kind.kind().segments[usize::from(index)])
        .collect::<Vec<_>>();
    let mut pennants: i32 = segments.iter().map(|segment| i32::from(segment.pennants)).sum();
    let has = |tag| segments.iter().any(|segment| segment.tags.has(tag));
    let (cathedral, siege) = (has(Tag::Cathedral), has(Tag::Siege));
    if !token {
        let void = cathedral && table.setup.house.inns.unfinished_zero;
        return if siege || void { 0 } else { tiles + pennants };
    }
    let tiny = tiles == 2 && !cathedral && table.setup.house.base.tiny_city == TinyCity::TwoPoints;
    if siege && !table.setup.house.siege.pennants_count {
        pennants = 0;
    }
    let each = match (cathedral, siege) {
        (true, true) => 2,
        (true, false) => 3,
        (false, true) if tiny => i32::from(table.setup.house.siege.tiny_city_counts),
        (false, false) if !tiny => 2,
        (false, _) => 1,
    };
    each * (tiles + pennants)
}

impl Porxada {
    fn has_bonus(&self, table: &Table) -> bool {
        self.offer.is_none() || table.setup.house.porxada.bonus_without_choice
    }

    /// The part was scored: if that completed the city, everybody inside gets a token.
    fn settle(&mut self, table: &Table) {
        let map = table.map();
        let Some((_, blob)) = city(table, &map) else { return };
        let scored = map.blobs[blob].kind == SegmentKind::City && table.is_complete(&map, blob);
        if self.closed || !scored {
            return;
        }
        self.closed = true;
        if self.has_bonus(table) {
            let inside = table.standing(&map, blob).into_iter();
            let followers = inside.filter(|figure| figure.kind.is_follower());
            self.due = followers.map(|figure| figure.seat).collect();
        }
    }

    /// The options of a question are the exchanges that are possible.
    fn compares_offers(&self, table: &Table, game: &Game, options: &[Action]) {
        let map = table.map();
        let here = city(table, &map).is_some_and(|(pos, _)| self.placed == Some(pos));
        let infected = game.fleas().iter().copied();
        let active = game.outbreaks().iter().filter(|outbreak| outbreak.active);
        let closed = infected.chain(active.map(|outbreak| outbreak.pos)).chain(self.dragon);
        let due = if here && self.offer.is_none() {
            exchanges(table, &map, &closed.collect())
        } else {
            BTreeSet::new()
        };
        let offered = options.iter().filter_map(|action| match *action {
            Action::Porxada(porxada::Action::Swap { own, wanted }) => Some((own, wanted)),
            _ => None,
        });
        assert_eq!(offered.collect::<BTreeSet<_>>(), due);
    }

    /// What a seat that refused may remove.
    fn compares_victims(&self, table: &Table, game: &Game, options: &[Action]) {
        let seat = self.refused.expect("somebody refused");
        let mut due: BTreeSet<Action> = BTreeSet::new();
        for figure in table.figures.iter().filter(|figure| figure.seat == seat) {
            if figure.kind.is_follower() {
                due.insert(Action::Take { figure: *figure, cause: Cause::Porxada });
            }
        }
        if !table.setup.house.porxada.refused_to_supply {
            for kind in FigureKind::ALL {
                if kind.is_follower() && game.supply(seat).count(kind) > 0 {
                    due.insert(Action::Porxada(porxada::Action::GiveUp { kind }));
                }
            }
        }
        assert_eq!(options.iter().copied().collect::<BTreeSet<_>>(), due);
    }

    /// At the end a city that is incomplete was scored.
    fn compares_line(&self, table: &Table, line: &ScoreLine) {
        let map = table.map();
        let blob = table.blob(&map, line.at.expect("a city"));
        let powerless = line.terms.contains(&Term::Powerless);
        let token = self.holders.contains(&line.seat);
        let due = if powerless { 0 } else { worth(table, &map, blob, token) };
        // This reading does not know where little buildings stand: it takes their points as told.
        let little =
            |term: &Term| if let Term::LittleBuildings(n) = *term { i32::from(n) } else { 0 };
        let little: i32 = line.terms.iter().map(little).sum();
        assert_eq!(line.points, due + little, "{line:?}");
    }

    /// Nobody's builder or pig stays without a follower where two changed places.
    fn compares_lonely(&self, table: &Table, own: Figure, wanted: Figure) {
        let map = table.map();
        for (at, seat) in [(own.at, own.seat), (wanted.at, wanted.seat)] {
            let blob = table.blob(&map, at.spot().expect("a segment"));
            let standing = table.standing(&map, blob);
            let of_seat = || standing.iter().filter(|figure| figure.seat == seat);
            let special = of_seat().any(|figure| !figure.kind.is_follower());
            assert!(!special || of_seat().any(|figure| figure.kind.is_follower()), "lonely");
        }
    }
}

impl Reading for Porxada {
    fn sees(&mut self, _table: &Table, game: &Game, _seat: Seat, action: Action) {
        if action == Action::Refuse && game.turn().slot != rules::Slot::HostTiles {
            self.refused = self.offer.map(|(_, wanted)| wanted.seat);
        }
    }

    fn hears(&mut self, table: &Table, event: &Event) {
        match *event {
            Event::Placed { pos, .. } => self.placed = Some(pos),
            Event::Dragon(dragon::Event::DragonMoved { to }) => self.dragon = Some(to),
            Event::Porxada(porxada::Event::Offered { own, wanted }) => {
                assert_eq!(self.offer, None, "one offer");
                self.offer = Some((own, wanted));
            }
            Event::Porxada(porxada::Event::Swapped { own, wanted }) => {
                assert_eq!(self.offer, Some((own, wanted)));
                assert!(!std::mem::replace(&mut self.settled, true), "one answer");
                self.swapped = Some((own, wanted));
            }
            Event::Porxada(porxada::Event::Lost { seat, kind, .. }) => {
                assert_eq!(self.refused.take(), Some(seat));
                assert!(!std::mem::replace(&mut self.settled, true), "one answer");
                assert!(!table.setup.house.porxada.refused_to_supply);
                self.lost.push((seat, kind));
            }
            Event::Returned { figure, cause: Cause::Porxada } => {
                assert_eq!(self.refused.take(), Some(figure.seat));
                assert!(!std::mem::replace(&mut self.settled, true), "one answer");
                assert!(table.setup.house.porxada.refused_to_supply);
            }
            Event::Token { seat, token: Token::Porxada, .. } => {
                self.settle(table);
                assert!(self.holders.insert(seat), "one token a seat");
            }
            Event::Returned { cause: Cause::Scored, .. } if !self.over => self.settle(table),
            Event::TurnStarted { .. } | Event::DoubleTurn { lays: true, .. } => {
                self.settle(table);
                self.placed = None;
            }
            Event::FinalScoring => {
                self.settle(table);
                self.over = true;
            }
            Event::Scored(ref line) if self.over && line.source == Source::City => {
                self.compares_line(table, line);
            }
            _ => {}
        }
    }

    fn compares(&mut self, table: &Table, game: &Game) {
        let hold = |seat: &Seat| game.tokens(*seat).count(Token::Porxada) == 1;
        assert_eq!(game.seats().filter(hold).collect::<BTreeSet<_>>(), self.holders);
        if game.turn().slot > rules::Slot::Return {
            assert_eq!(self.due, self.holders);
        }
        assert_eq!(game.lost(), self.lost);
        if let Some((own, wanted)) = self.swapped.take() {
            self.compares_lonely(table, own, wanted);
        }
        let Some(asked) = game.decision() else { return };
        match asked.prompt {
            Prompt::Wood
            | Prompt::Tunnel(tunnel::Prompt::Place)
            | Prompt::Porxada(porxada::Prompt::Swap) => {
                assert_eq!(asked.seat, table.seat);
                self.compares_offers(table, game, &asked.options);
            }
            Prompt::Porxada(porxada::Prompt::Answer) => {
                assert_eq!(Some(asked.seat), self.offer.map(|(_, wanted)| wanted.seat));
                assert_eq!(asked.options, [Action::Accept, Action::Refuse]);
            }
            Prompt::Porxada(porxada::Prompt::Victim) => {
                assert_eq!(Some(asked.seat), self.refused);
                self.compares_victims(table, game, &asked.options);
            }
            _ => {
                let mut options = asked.options.iter();
                let offers = options
                    .any(|action| matches!(action, Action::Porxada(porxada::Action::Swap { .. })));
                assert!(!offers, "an offer at the wrong time");
            }
        }
    }
}
