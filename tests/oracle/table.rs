//! The table as the events alone tell it: tiles, figures and points. Whoever looks only at this
//! sees nothing that the engine keeps for itself.

use rules::expansions::{bazaars, bridges, castles, ferries, porxada, tower, tunnel};
use rules::{Edit, Event, Figure, Game, Link, Seat, Setup, Spot, StartTile, expansions};

use crate::map::{Map, Tile, complete};

/// What lies and stands on the table.
pub struct Table {
    pub setup: Setup,
    pub tiles: Vec<Tile>,
    /// Tunnels, castles, bridges and ferries; the number means nothing here.
    pub edits: Vec<(u16, Edit)>,
    pub figures: Vec<Figure>,
    pub scores: Vec<i32>,
    /// Whose turn it is.
    pub seat: Seat,
}

impl Table {
    /// The table before the first event.
    pub fn of(game: &Game) -> Self {
        let setup = game.setup().clone();
        let lies = |(kind, pos, turned): StartTile| Tile { kind, pos, turns: turned.index() };
        Self {
            tiles: setup.start().into_iter().map(lies).collect(),
            edits: Vec::new(),
            figures: Vec::new(),
            scores: vec![0; usize::from(setup.seats)],
            seat: Seat(0),
            setup,
        }
    }

    /// What lies and stands there, without its story.
    pub fn seen(game: &Game) -> Self {
        let lies = |placed: &rules::Placed| Tile {
            kind: placed.kind,
            pos: placed.pos,
            turns: placed.rotation.index(),
        };
        Self {
            tiles: game.board().tiles().iter().map(lies).collect(),
            edits: game.board().edits().to_vec(),
            figures: game.figures().to_vec(),
            scores: game.scores().to_vec(),
            seat: game.turn().seat,
            setup: game.setup().clone(),
        }
    }

    /// The value of an option.
    pub fn option(&self, key: &str) -> &'static str {
        let choice = expansions::options().find(|choice| choice.key == key);
        self.setup.house.value(choice.expect("an option of a system"))
    }

    /// The connected segments.
    pub fn map(&self) -> Map {
        Map::of(&self.tiles, &self.edits)
    }

    /// The number of a blob, by a segment of it.
    pub fn blob(&self, map: &Map, spot: Spot) -> usize {
        let tile = self.tiles.iter().position(|tile| tile.pos == spot.pos);
        map.blob(tile.expect("a spot lies on a tile"), spot.segment)
    }

    /// The first segment of a blob.
    pub fn first(&self, map: &Map, blob: usize) -> Spot {
        let (tile, segment) = map.blobs[blob].nodes[0];
        Spot { pos: self.tiles[tile].pos, segment }
    }

    /// Whether a blob is complete.
    pub fn is_complete(&self, map: &Map, blob: usize) -> bool {
        complete(&self.tiles, &map.blobs[blob])
    }

    /// How many tiles a blob covers.
    pub fn covers(&self, map: &Map, blob: usize) -> usize {
        let mut tiles: Vec<usize> = map.blobs[blob].nodes.iter().map(|&(tile, _)| tile).collect();
        tiles.sort_unstable();
        tiles.dedup();
        tiles.len()
    }

    /// The figures on the segments of a blob, barns excepted.
    pub fn standing(&self, map: &Map, blob: usize) -> Vec<Figure> {
        let on = |figure: &&Figure| match figure.at {
            rules::At::Segment(spot) => self.blob(map, spot) == blob,
            _ => false,
        };
        self.figures.iter().filter(on).copied().collect()
    }

    fn goes(&mut self, figure: Figure) {
        let index = self.figures.iter().position(|other| *other == figure);
        self.figures.remove(index.unwrap_or_else(|| panic!("{figure:?} stands nowhere")));
    }

    /// Something happened.
    pub fn hears(&mut self, event: &Event) {
        match *event {
            Event::TurnStarted { seat } => self.seat = seat,
            Event::Placed { kind, pos, rotation, .. } => {
                self.tiles.push(Tile { kind, pos, turns: rotation.index() });
            }
            Event::Tunnel(tunnel::Event::Placed { at, linked: Some(other), .. }) => {
                self.edits.push((0, Edit::Link(Link::lasting(other, at))));
            }
            Event::Castles(castles::Event::Converted { lord }) => {
                self.edits.extend(lord.at.spot().map(|spot| (0, Edit::Convert(spot))));
            }
            Event::Bridges(bridges::Event::Built { pos, axis, .. }) => {
                self.edits.push((0, Edit::Span(pos, axis)))
            }
            Event::Ferries(ferries::Event::FerryLaid { from, to, .. }) => {
                self.edits.push((0, Edit::Link(Link::movable(from, to))));
            }
            Event::Deployed(figure) => self.figures.push(figure),
            Event::Moved { figure, to } => {
                // A wagon went home before it moves on.
                if let Some(index) = self.figures.iter().position(|other| *other == figure) {
                    self.figures.remove(index);
                }
                self.figures.push(Figure { at: to, ..figure });
            }
            Event::Returned { figure, .. }
            | Event::Tower(tower::Event::Captured { figure, .. }) => self.goes(figure),
            Event::Porxada(porxada::Event::Swapped { own, wanted }) => {
                self.goes(own);
                self.goes(wanted);
                self.figures.push(Figure { at: wanted.at, ..own });
                self.figures.push(Figure { at: own.at, ..wanted });
            }
            Event::Porxada(porxada::Event::Lost { seat, kind, from: Some(at) }) => {
                self.goes(Figure { seat, kind, at })
            }
            Event::Scored(ref line) => self.scores[line.seat.index()] += line.points,
            Event::Bazaars(bazaars::Event::Sold { by, to, points, bidder, .. }) => {
                self.scores[to.index()] -= i32::from(points);
                let paid = if to == by { bidder } else { Some(by) };
                paid.into_iter().for_each(|seat| self.scores[seat.index()] += i32::from(points));
            }
            _ => {}
        }
    }

    /// The game shows the same.
    pub fn compares(&self, game: &Game) {
        let sorted = |figures: &[Figure]| {
            let mut figures = figures.to_vec();
            figures.sort_unstable();
            figures
        };
        assert_eq!(sorted(&self.figures), sorted(game.figures()));
        assert_eq!(self.scores, game.scores());
        let lies = |tile: &Tile| (tile.kind, tile.pos, tile.turns);
        let placed = game.board().tiles().iter();
        let placed = placed.map(|placed| (placed.kind, placed.pos, placed.rotation.index()));
        assert_eq!(self.tiles.iter().map(lies).collect::<Vec<_>>(), placed.collect::<Vec<_>>());
    }
}
