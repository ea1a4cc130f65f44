//! Every point is counted a second time, from the events alone and straight from the rulebook.

use rules::expansions::base::{FarmScoring, FirstCounts, TinyCity};
use rules::expansions::buildings;
use rules::{
    Cause, Event, Figure, FigureKind, Game, Pos, SegmentKind, Setup, Source, Spot, Tag, Token,
};

use crate::oracle::{Blob, Map, Tile, complete, filled_around, tiles};
use crate::walk::{RECOUNTED, deal, games, step};

/// Seat, points, source and completeness of a score line.
type Line = (u8, i32, Source, bool);

/// Follows a game through its events and counts for itself.
struct Recount {
    setup: Setup,
    tiles: Vec<Tile>,
    figures: Vec<Figure>,
    built: Vec<(Pos, Token)>,
    scored: Vec<Line>,
    returned: Vec<Figure>,
}

impl Recount {
    fn new(game: &Game) -> Self {
        Self {
            setup: game.setup().clone(),
            tiles: tiles(game.board()),
            figures: Vec::new(),
            built: Vec::new(),
            scored: Vec::new(),
            returned: Vec::new(),
        }
    }

    fn follow(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Placed { kind, pos, rotation, .. } = *event {
                self.tiles.push(Tile { kind, pos, turns: rotation.index() });
            } else if let Event::Deployed(figure) = *event {
                self.figures.push(figure);
            } else if let Event::Buildings(buildings::Event::Built { pos, kind, .. }) = *event {
                self.built.push((pos, kind));
            } else if let Event::Scored(line) = event {
                self.scored.push((line.seat.0, line.points, line.source, line.complete));
            } else if let Event::Returned { figure, cause: Cause::Abbot } = *event {
                self.taken_back(figure);
            } else if let Event::Returned { figure, cause: Cause::Festival } = *event {
                // R-FV-2: unpaid.
                self.figures.retain(|other| *other != figure);
            } else if let Event::Returned { figure, .. } = *event {
                self.returned.push(figure);
            } else if matches!(event, Event::TurnStarted { .. } | Event::FinalScoring) {
                self.settle(true);
            } else if *event == Event::Ended {
                self.settle(false);
            }
        }
    }

    /// R-AB-8: an abbot that leaves an open feature was just paid what it is worth so far.
    fn taken_back(&mut self, abbot: Figure) {
        let map = Map::of(&self.tiles, &[]);
        let left = map.blobs.iter().find(|blob| self.on(blob).contains(&abbot));
        let left = left.expect("an abbot stands on a feature");
        assert!(!complete(&self.tiles, left), "R-AB-9");
        let (mut points, source) = self.worth(left, false);
        if !self.setup.house.buildings.recall {
            points -= self.besides(left);
        }
        assert_eq!(self.scored.pop(), Some((abbot.seat.0, points, source, false)));
        self.figures.retain(|figure| *figure != abbot);
    }

    /// A turn is over, or with `turn` false the game: what was scored is what the oracle expects.
    fn settle(&mut self, turn: bool) {
        let map = Map::of(&self.tiles, &[]);
        let mut counted: Vec<&Blob> = map.blobs.iter().collect();
        counted.retain(|blob| {
            let feature = !matches!(blob.kind, SegmentKind::Field | SegmentKind::River);
            feature && complete(&self.tiles, blob) == turn && !self.on(blob).is_empty()
        });
        counted.sort_by_key(|blob| (blob.kind, blob.nodes[0]));
        let mut expected: Vec<Line> = counted.iter().flat_map(|blob| self.lines(blob)).collect();
        let mut home: Vec<Figure> = counted.iter().flat_map(|blob| self.on(blob)).collect();
        if !turn && self.setup.house.base.farms_enabled {
            expected.extend(self.fields(&map));
        }
        assert_eq!(self.scored, expected);
        self.figures.retain(|figure| !home.contains(figure));
        home.sort_unstable();
        self.returned.sort_unstable();
        assert_eq!(self.returned, home);
        self.scored.clear();
        self.returned.clear();
    }

    fn on(&self, blob: &Blob) -> Vec<Figure> {
        let here = |figure: &&Figure| {
            let spot: Spot = figure.at.spot().expect("followers stand on segments");
            let node = |&(tile, segment): &(usize, u8)| {
                segment == spot.segment && self.tiles[tile].pos == spot.pos
            };
            blob.nodes.iter().any(node)
        };
        self.figures.iter().filter(here).copied().collect()
    }

    /// Strength of each seat on a blob: small 1, big 2.
    fn strengths(&self, blob: &Blob) -> Vec<u32> {
        let mut strengths = vec![0; usize::from(self.setup.seats)];
        for figure in self.on(blob) {
            strengths[figure.seat.index()] += 1 + u32::from(figure.kind == FigureKind::Big);
        }
        strengths
    }

    fn lines(&self, blob: &Blob) -> Vec<Line> {
        let complete = complete(&self.tiles, blob);
        let (points, source) = self.worth(blob, complete);
        let owners = strongest(&self.strengths(blob)).into_iter();
        owners.map(|seat| (seat, points, source, complete)).collect()
    }

    /// R-LB-4..6: what the buildings on the tiles of a blob add.
    fn besides(&self, blob: &Blob) -> i32 {
        let reach = i16::from(matches!(blob.kind, SegmentKind::Cloister | SegmentKind::Garden));
        let near = |pos: Pos| {
            blob.nodes
                .iter()
                .map(|node| self.tiles[node.0].pos)
                .any(|tile| (tile.x - pos.x).abs() <= reach && (tile.y - pos.y).abs() <= reach)
        };
        let graded = self.setup.house.buildings.graded;
        let worth = |kind: Token| match kind {
            Token::House if graded => 2,
            Token::LittleTower if graded => 3,
            _ => 1,
        };
        self.built.iter().filter(|(pos, _)| near(*pos)).map(|&(_, kind)| worth(kind)).sum()
    }

    /// R-LB-8: buildings count whatever the rest is worth.
    fn worth(&self, blob: &Blob, complete: bool) -> (i32, Source) {
        let (points, source) = self.plain(blob, complete);
        (points + self.besides(blob), source)
    }

    /// R-BA-18..20, R-BA-25, R-IC-6..10, R-LA-7.
    fn plain(&self, blob: &Blob, complete: bool) -> (i32, Source) {
        let segments = blob
            .nodes
            .iter()
            .map(|&(tile, segment)| &self.tiles[tile].kind.kind().segments[usize::from(segment)]);
        let (mut pennants, mut inn, mut cathedral, mut labyrinth) = (0, false, false, false);
        for segment in segments {
            pennants += i32::from(segment.pennants);
            inn |= segment.tags.has(Tag::Inn);
            cathedral |= segment.tags.has(Tag::Cathedral);
            labyrinth |= segment.tags.has(Tag::Labyrinth);
        }
        let mut numbers: Vec<usize> = blob.nodes.iter().map(|node| node.0).collect();
        numbers.dedup();
        let tiles = numbers.len() as i32;
        let network = complete && labyrinth && self.setup.house.labyrinth.advanced;
        let added = if network { 2 * self.on(blob).len() as i32 } else { 0 };
        let zero = self.setup.house.inns.unfinished_zero;
        match blob.kind {
            SegmentKind::Cloister => {
                let around = filled_around(&self.tiles, self.tiles[blob.nodes[0].0].pos);
                (1 + around as i32, Source::Cloister)
            }
            // R-AB-7, R-AB-12.
            SegmentKind::Garden => {
                let around = filled_around(&self.tiles, self.tiles[blob.nodes[0].0].pos);
                (1 + around as i32, Source::Garden)
            }
            SegmentKind::Road if !complete && inn && zero => (0, Source::Road),
            SegmentKind::Road if complete && inn => (2 * tiles + added, Source::Road),
            SegmentKind::Road => (tiles + added, Source::Road),
            _ if !complete && cathedral && zero => (0, Source::City),
            _ if !complete => (tiles + pennants, Source::City),
            _ if cathedral => (3 * (tiles + pennants), Source::City),
            _ if tiles == 2 && self.setup.house.base.tiny_city == TinyCity::TwoPoints => {
                (2 + pennants, Source::City)
            }
            _ => (2 * (tiles + pennants), Source::City),
        }
    }

    /// The completed cities beside a field, by number of their blob.
    fn cities(&self, map: &Map, field: &Blob) -> Vec<usize> {
        let mut cities = Vec::new();
        for &(tile, segment) in &field.nodes {
            let segments = &self.tiles[tile].kind.kind().segments;
            let touches = segments[usize::from(segment)].touches;
            let beside = (0..segments.len() as u8).filter(|bit| touches >> bit & 1 == 1);
            cities.extend(beside.map(|city| map.blob(tile, city)));
        }
        cities.retain(|&city| complete(&self.tiles, &map.blobs[city]));
        cities.sort_unstable();
        cities.dedup();
        cities
    }

    /// R-BA-29, R-BA-33, R-BA-35.
    fn fields(&self, map: &Map) -> Vec<Line> {
        // Blobs are found in the order of their first segments.
        let fields = map.blobs.iter().filter(|blob| blob.kind == SegmentKind::Field);
        let farmed: Vec<&Blob> = fields.filter(|blob| !self.on(blob).is_empty()).collect();
        if self.setup.house.base.farm_scoring == FarmScoring::First {
            return self.by_city(map, &farmed);
        }
        let once = self.setup.house.base.farm_scoring == FarmScoring::Second;
        let mut paid: Vec<(u8, usize)> = Vec::new();
        let mut lines = Vec::new();
        for field in farmed {
            for seat in strongest(&self.strengths(field)) {
                let mut cities = self.cities(map, field);
                cities.retain(|&city| !once || !paid.contains(&(seat, city)));
                paid.extend(cities.iter().map(|&city| (seat, city)));
                let points = 3 * cities.len() as i32 + self.besides(field);
                lines.push((seat, points, Source::Field, true));
            }
        }
        lines
    }

    fn by_city(&self, map: &Map, farmed: &[&Blob]) -> Vec<Line> {
        let mut lines = Vec::new();
        for city in 0..map.blobs.len() {
            let mut sum = vec![0; usize::from(self.setup.seats)];
            for field in farmed.iter().filter(|field| self.cities(map, field).contains(&city)) {
                let strengths = self.strengths(field);
                let owners = strongest(&strengths);
                for (seat, strength) in strengths.into_iter().enumerate() {
                    sum[seat] += match self.setup.house.base.first_counts {
                        FirstCounts::Farms => u32::from(owners.contains(&(seat as u8))),
                        FirstCounts::Farmers => strength,
                    };
                }
            }
            lines.extend(strongest(&sum).into_iter().map(|seat| (seat, 4, Source::Field, true)));
        }
        for field in farmed {
            let points = self.besides(field);
            let owners = strongest(&self.strengths(field)).into_iter().filter(|_| points > 0);
            lines.extend(owners.map(|seat| (seat, points, Source::Field, true)));
        }
        lines
    }
}

/// The seats with the most, if that is at least 1.
fn strongest(strengths: &[u32]) -> Vec<u8> {
    let most = strengths.iter().copied().max().unwrap_or(0);
    let seats = (0..).zip(strengths).filter(|&(_, &strength)| strength == most && most > 0);
    seats.map(|(seat, _)| seat).collect()
}

#[test]
fn every_point_and_every_return_is_recounted() {
    games(5, |number| {
        let (mut game, _, mut dice) = deal(number, Some(RECOUNTED));
        let mut recount = Recount::new(&game);
        while let Some(events) = step(&mut game, &mut dice) {
            recount.follow(&events);
        }
        assert_eq!(recount.tiles.len(), game.board().tiles().len());
        assert_eq!(recount.figures.len(), game.figures().len(), "only farmers stay");
    });
}
