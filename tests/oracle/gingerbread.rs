//! The Gingerbread Man: where he is, where he may go, and what he pays when he leaves.

use rules::expansions::gingerbread;
use rules::{
    Action, Event, Figure, FigureKind, Game, Prompt, Seat, SegmentKind, Slot, Source, Spot,
};

use crate::Reading;
use crate::map::Map;
use crate::table::Table;

/// The Gingerbread Man as the events leave him.
struct Gingerbread {
    /// A segment of his city.
    city: Option<Spot>,
    /// He was on the board.
    came: bool,
    /// The part has made him leave a city that was completed or became a castle.
    left: bool,
    /// He moved because of the tile of this part.
    called: bool,
    /// The sign lies on the tile of this part.
    sign: bool,
    /// The cell of the tile of this part.
    placed: Option<rules::Pos>,
    /// What he paid since he last moved.
    paid: Vec<(Seat, i32)>,
    /// Where the seat that was asked sent him.
    sent: Option<Spot>,
    /// What decides where he is, when it was compared last.
    compared: (usize, usize, Option<Spot>),
}

pub fn begins(game: &Game) -> Box<dyn Reading> {
    let table = Table::of(game);
    // Only the plain start tile has a city that is nobody's yet.
    let plain = ["base/D", "base2/D", "wheel/06"];
    let plain = table.tiles.iter().any(|tile| plain.contains(&tile.kind.kind().id));
    let city = plain.then(|| Spot { pos: rules::Pos::new(0, 0), segment: 0 });
    Box::new(Gingerbread {
        city: None,
        came: city.is_some(),
        left: false,
        called: false,
        sign: false,
        placed: None,
        paid: Vec::new(),
        sent: city,
        compared: (0, 0, None),
    })
}

/// The unfinished cities.
fn open(table: &Table, map: &Map) -> Vec<usize> {
    let city = |&blob: &usize| map.blobs[blob].kind == SegmentKind::City;
    (0..map.blobs.len()).filter(city).filter(|&blob| !table.is_complete(map, blob)).collect()
}

/// What every seat gets when he leaves a city.
fn pay(table: &Table, map: &Map, blob: usize) -> Vec<(Seat, i32)> {
    let tiles = table.covers(map, blob) as i32;
    let counts = |figure: &Figure| match figure.kind {
        FigureKind::Big if table.setup.house.gingerbread.big_counts_two => 2,
        FigureKind::Small
        | FigureKind::Phantom
        | FigureKind::Big
        | FigureKind::Ringmaster
        | FigureKind::Abbot
        | FigureKind::Mayor
        | FigureKind::Wagon => 1,
        FigureKind::Builder | FigureKind::Pig | FigureKind::Shepherd | FigureKind::Barn => 0,
    };
    let standing = table.standing(map, blob);
    let seats = (0..table.setup.seats).map(Seat);
    let paid = seats.map(|seat| {
        let own = standing.iter().filter(|figure| figure.seat == seat);
        (seat, own.map(counts).sum::<i32>() * tiles)
    });
    paid.filter(|&(_, points)| points > 0).collect()
}

impl Gingerbread {
    /// Where he may go now, by first segments.
    fn targets(&self, table: &Table, map: &Map) -> Vec<Spot> {
        let own = self.city.map(|spot| table.blob(map, spot));
        let mut cities = open(table, map);
        cities.retain(|&blob| Some(blob) != own);
        if !self.came && !self.sign {
            let here = |&blob: &usize| {
                let nodes = map.blobs[blob].nodes.iter();
                let mut cells = nodes.map(|&(tile, _)| table.tiles[tile].pos);
                cells.any(|pos| Some(pos) == self.placed)
            };
            cities.retain(here);
        }
        cities.into_iter().map(|blob| table.first(map, blob)).collect()
    }

    /// He went, and paid before: that must have been due.
    fn goes(&mut self, table: &Table, to: Option<Spot>) {
        let map = table.map();
        let own = self.city.map(|spot| table.blob(&map, spot));
        let targets = self.targets(table, &map);
        assert_eq!(to.is_none(), targets.is_empty(), "he leaves the board only if he must");
        if let Some(to) = to {
            assert!(targets.contains(&to), "{to:?} is none of {targets:?}");
        }
        if let Some(sent) = self.sent.take() {
            assert_eq!(to, Some(sent));
        }
        let due = own.map_or(Vec::new(), |blob| pay(table, &map, blob));
        assert_eq!(std::mem::take(&mut self.paid), due);
        let evicted = own.is_some_and(|blob| table.is_complete(&map, blob));
        let again = !self.left || table.setup.house.gingerbread.tile_moves_again;
        if evicted {
            assert!(!self.left, "nobody is sent out of two cities in one part");
            self.left = true;
        } else if self.came || self.placed.is_some() {
            assert!(!self.called, "a tile calls once");
            assert!(self.sign && again || !self.came, "nothing calls him");
            self.called = true;
        }
        self.city = to;
        self.came = true;
    }

    /// The part is over: whatever had to happen has happened.
    fn settle(&mut self, table: &Table, reduced: bool) {
        assert_eq!(self.paid, Vec::new(), "he pays only when he leaves");
        let map = table.map();
        if let Some(city) = self.city {
            assert!(!table.is_complete(&map, table.blob(&map, city)), "he stays in no full city");
        }
        let again = !self.left || table.setup.house.gingerbread.tile_moves_again;
        let calls = self.placed.is_some() && (self.sign && again || !self.came);
        if calls && !self.called && !reduced {
            assert_eq!(self.targets(table, &map), Vec::new(), "he was not called");
        }
        (self.left, self.called, self.sign, self.placed) = (false, false, false, None);
    }
}

impl Reading for Gingerbread {
    fn sees(&mut self, _table: &Table, _game: &Game, _seat: Seat, action: Action) {
        if let Action::Gingerbread(gingerbread::Action::Move { to }) = action {
            self.sent = Some(to);
        }
    }

    fn hears(&mut self, table: &Table, event: &Event) {
        match *event {
            Event::Scored(ref line) if line.source == Source::Gingerbread => {
                self.paid.push((line.seat, line.points));
            }
            Event::Gingerbread(gingerbread::Event::Moved { to: Some(to) })
                if self.placed.is_none() =>
            {
                assert_eq!(self.sent.take(), Some(to), "he begins where the rules say");
                self.city = Some(to);
            }
            Event::Gingerbread(gingerbread::Event::Moved { to }) => self.goes(table, to),
            Event::Placed { kind, pos, .. } => {
                self.placed = Some(pos);
                self.sign = kind.kind().marks.has(rules::Mark::Gingerbread);
            }
            Event::TurnStarted { .. }
            | Event::DoubleTurn { lays: true, .. }
            | Event::FinalScoring => {
                self.settle(table, false);
            }
            _ => {}
        }
    }

    fn compares(&mut self, table: &Table, game: &Game) {
        let asked = game
            .decision()
            .filter(|asked| asked.prompt == Prompt::Gingerbread(gingerbread::Prompt::Move));
        let now = (table.tiles.len(), table.edits.len(), self.city);
        if std::mem::replace(&mut self.compared, now) == now && asked.is_none() {
            return;
        }
        let map = table.map();
        let city = self.city.map(|spot| table.first(&map, table.blob(&map, spot)));
        assert_eq!(game.gingerbread(), city);
        let Some(asked) = asked else { return };
        assert_eq!(asked.seat, table.seat);
        let goes = |action: &Action| match *action {
            Action::Gingerbread(gingerbread::Action::Move { to }) => Some(to),
            _ => None,
        };
        let mut offered: Vec<Spot> = asked.options.iter().filter_map(goes).collect();
        let mut targets = self.targets(table, &map);
        offered.sort_unstable();
        targets.sort_unstable();
        assert_eq!(offered, targets);
        if game.turn().slot == Slot::GingerbreadMove {
            assert_eq!(self.paid, Vec::new(), "he pays when he leaves");
        }
        let default = goes(&asked.options[game.default_of(asked)]).expect("a city");
        assert_eq!(Some(default), self.preferred(table, &map, &targets));
    }
}

impl Gingerbread {
    /// The city that is chosen for a seat that does not answer.
    fn preferred(&self, table: &Table, map: &Map, targets: &[Spot]) -> Option<Spot> {
        let knights = |spot: Spot, own: bool| {
            let standing = table.standing(map, table.blob(map, spot));
            let counts =
                |figure: &&Figure| figure.kind.is_follower() && (figure.seat == table.seat) == own;
            standing.iter().filter(counts).count()
        };
        let size = |spot: Spot| table.covers(map, table.blob(map, spot));
        let mut own: Vec<Spot> = targets.to_vec();
        own.retain(|&spot| knights(spot, true) > 0);
        own.sort_by_key(|&spot| (usize::MAX - size(spot), spot));
        let mut others: Vec<Spot> = targets.to_vec();
        others.sort_by_key(|&spot| (knights(spot, false), spot));
        own.first().or(others.first()).copied()
    }
}
