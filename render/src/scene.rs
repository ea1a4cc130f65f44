//! What a picture shows, as a plain value: no pixels, no colours, no rules. A [`Scene`] is taken
//! from a game with [`Scene::of`], or filled in by hand; the rest of the crate decides how it
//! looks.
//!
//! Its `Debug` form is a compact text, one line per thing, made for snapshots.

use std::fmt;

use rules::expansions::catapult::{Missile, Site, Thrown};
use rules::expansions::count::Quarter;
use rules::expansions::dragon::Fairy;
use rules::expansions::plague::{Outbreak, Region};
use rules::expansions::school::Teacher;
use rules::expansions::tower::{Captive, Tower};
use rules::expansions::tunnel::TunnelToken;
use rules::expansions::wheel::Crown;
use rules::{
    At, Axis, Edit, Figure, FigureKind, Game, KindId, Placed, Pos, Rotation, Seat, Spot, Token,
};

use crate::aim::{Aim, Flight};
use crate::camera::{Cells, everything};
use crate::count::Counted;
use crate::overlay::Claim;
use crate::pieces::{Lies, Piece};
use crate::theme::Theme;

/// The number of colours with symbols, one per seat.
pub const LIVERIES: u8 = 6;

/// A colour with its symbol: circle, triangle, square, cross, star, diamond.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Livery(u8);

impl Livery {
    /// The livery with this number, counted modulo [`LIVERIES`].
    pub const fn new(number: u8) -> Self {
        Self(number % LIVERIES)
    }

    /// 0 to 5.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The symbol's name: every livery can be recognised without its colour.
    pub const fn symbol(self) -> &'static str {
        ["circle", "triangle", "square", "cross", "star", "diamond"][self.0 as usize]
    }
}

/// A player, as far as the picture is concerned.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Player {
    /// The name to show; anything is allowed, see the crate's notes on names.
    pub name: String,
    /// The colour and symbol; `None` means those of the seat's number.
    pub livery: Option<Livery>,
}

impl Player {
    /// A player with the livery of the seat.
    pub fn new(name: impl Into<String>) -> Self {
        Self { name: name.into(), livery: None }
    }

    /// The same player with a chosen livery. No two players should choose the same.
    pub fn in_livery(self, livery: Livery) -> Self {
        Self { livery: Some(livery), ..self }
    }
}

/// A seat with what the score panel shows about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    /// Who sits there.
    pub player: Player,
    /// Points.
    pub score: i32,
    /// Figures in the supply; kinds that the seat never had are left out.
    pub supply: Vec<(FigureKind, u8)>,
    /// The seat's tokens: goods, abbeys, bridges and so on.
    pub tokens: Vec<(Token, u8)>,
    /// The seat's captives: whose follower, and which kind.
    pub captives: Vec<(Seat, FigureKind)>,
}

impl Seated {
    /// The number of things shown beside the score.
    pub(crate) fn things(&self) -> usize {
        self.supply.len() + self.tokens.len() + self.captives.len()
    }
}

/// A tile on the table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tile {
    /// Which kind.
    pub kind: KindId,
    /// The cell.
    pub pos: Pos,
    /// How it was turned.
    pub rotation: Rotation,
}

impl From<&Placed> for Tile {
    fn from(placed: &Placed) -> Self {
        Self { kind: placed.kind, pos: placed.pos, rotation: placed.rotation }
    }
}

/// Which part of the table is shown, and what is around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum View {
    /// The whole board, as long as its tiles are recognisable on a phone; a board of more than
    /// [`MOST_COLUMNS`](crate::MOST_COLUMNS) columns is shown as [`View::Focus`].
    #[default]
    Fitting,
    /// The whole board, however small its tiles become.
    Whole,
    /// The cells around the action, with an overview map beside them; all of a small board.
    Focus,
    /// For the deciding player: the tile in hand drawn large, next to the cells that matter.
    Panel,
}

/// A fixed part of the table, so that all pictures of a game from beginning to end are the same
/// size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shot {
    /// The north-western cell.
    pub from: Pos,
    /// The south-eastern cell.
    pub to: Pos,
    /// Pixels per tile.
    pub px: u16,
    /// The cards of the seats have room for everything that a seat may ever have.
    pub roomy: bool,
    /// One frame of an animation: only what changes with each move is marked.
    pub moving: bool,
}

/// What a picture shows.
#[derive(Clone, PartialEq, Eq)]
pub struct Scene {
    /// Colours.
    pub theme: Theme,
    /// Part of the table.
    pub view: View,
    /// Fixed cells and scale; `None` to choose them from the contents.
    pub shot: Option<Shot>,
    /// The tiles on the table.
    pub tiles: Vec<Tile>,
    /// The figures on the board.
    pub figures: Vec<Figure>,
    /// Bridges over tiles.
    pub bridges: Vec<(Pos, Axis)>,
    /// Castles, each by its two cells.
    pub castles: Vec<(Pos, Pos)>,
    /// Towers on their foundations.
    pub towers: Vec<Tower>,
    /// Tunnel tokens on the mouths of tunnels.
    pub tunnels: Vec<TunnelToken>,
    /// The dragon's cell.
    pub dragon: Option<Pos>,
    /// Where the fairy is.
    pub fairy: Option<Fairy>,
    /// The quarter with the count.
    pub count: Option<Quarter>,
    /// The crowns of the wheel.
    pub crowns: Vec<Crown>,
    /// The seats in playing order.
    pub seats: Vec<Seated>,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// The tile to place, and its rotation.
    pub hand: Option<(KindId, Rotation)>,
    /// Tiles that can still be drawn.
    pub left: usize,
    /// Cells of the last moves, marked.
    pub last: Vec<Pos>,
    /// Cells where the tile in hand can go, each labelled with its name.
    pub candidates: Vec<Pos>,
    /// Segments where a figure can stand, labelled 1, 2, 3 and so on in this order.
    pub spots: Vec<Spot>,
    /// A tile that is shown in its place but not placed yet.
    pub preview: Option<Tile>,
    /// A figure that is shown in its place but not deployed yet.
    pub preview_figure: Option<Figure>,
    /// Pieces of the last sets, and their locations.
    pub pieces: Vec<(Piece, Lies)>,
    /// Flights of a catapult's missiles.
    pub flights: Vec<Flight>,
    /// A throw being aimed.
    pub aim: Option<Aim>,
    /// Who owns what, segment by segment.
    pub claims: Vec<Claim>,
    /// Cells that no remaining tile fits.
    pub dead: Vec<Pos>,
    /// What each seat gained with the last moves, shown beside its points if it is not 0.
    pub gains: Vec<i32>,
    /// The points of the last count.
    pub counted: Vec<Counted>,
    /// The seats whose clocks are running, each with the remaining time, in a few words.
    pub clocks: Vec<(Seat, String)>,
}

impl Scene {
    /// An empty table.
    pub fn empty() -> Self {
        Self {
            theme: Theme::LIGHT,
            view: View::Fitting,
            shot: None,
            tiles: Vec::new(),
            figures: Vec::new(),
            bridges: Vec::new(),
            castles: Vec::new(),
            towers: Vec::new(),
            tunnels: Vec::new(),
            dragon: None,
            fairy: None,
            count: None,
            crowns: Vec::new(),
            seats: Vec::new(),
            turn: None,
            hand: None,
            left: 0,
            last: Vec::new(),
            candidates: Vec::new(),
            spots: Vec::new(),
            preview: None,
            preview_figure: None,
            pieces: Vec::new(),
            flights: Vec::new(),
            aim: None,
            claims: Vec::new(),
            dead: Vec::new(),
            gains: Vec::new(),
            counted: Vec::new(),
            clocks: Vec::new(),
        }
    }

    /// The state of a game, with nothing marked. `players` are the seats in order; a missing one is
    /// shown by symbol and seat number.
    pub fn of(game: &Game, players: &[Player]) -> Self {
        let seated = |seat: Seat| Seated {
            player: players.get(seat.index()).cloned().unwrap_or_else(|| Player::new("")),
            score: game.scores()[seat.index()],
            supply: supply(game, seat),
            tokens: tokens(game, seat),
            captives: captives(game, seat),
        };
        let turn = game.turn();
        let snow = game.setup().systems.has("winter");
        Self {
            theme: if snow { Theme::WINTER } else { Theme::LIGHT },
            bridges: game.board().spans().collect(),
            castles: castles(game),
            towers: game.towers().to_vec(),
            tunnels: game.tunnel_tokens().to_vec(),
            dragon: game.dragon(),
            fairy: game.fairy(),
            count: game.count(),
            crowns: game.crowns().collect(),
            pieces: pieces(game),
            tiles: game.board().tiles().iter().map(Tile::from).collect(),
            figures: game.figures().to_vec(),
            seats: game.seats().map(seated).collect(),
            turn: game
                .decision()
                .map(|decision| decision.seat)
                .or((game.result().is_none()).then_some(turn.seat)),
            hand: turn.hand.map(|kind| (kind, Rotation::default())),
            left: game.bag().len(),
            ..Self::empty()
        }
    }

    /// The same scene in other colours.
    pub fn theme(self, theme: Theme) -> Self {
        Self { theme, ..self }
    }

    /// The same scene in another view.
    pub fn view(self, view: View) -> Self {
        Self { view, ..self }
    }

    /// The same scene over these cells, at this scale.
    pub fn shot(self, shot: Shot) -> Self {
        Self { shot: Some(shot), ..self }
    }

    /// The same scene as a picture of the whole board at this scale, however wide it is: for a
    /// large screen, or for zooming.
    pub fn entire(self, px: u16) -> Self {
        let Cells { from, to } = everything(&self);
        self.view(View::Whole).shot(Shot { from, to, px, roomy: false, moving: false })
    }

    /// Marks the cells of the last moves, the latest last.
    pub fn mark_last(self, cells: impl IntoIterator<Item = Pos>) -> Self {
        Self { last: cells.into_iter().collect(), ..self }
    }

    /// Shows where the tile in hand can go, each cell labelled with its name.
    pub fn candidates(self, cells: impl IntoIterator<Item = Pos>) -> Self {
        let mut candidates: Vec<Pos> = cells.into_iter().collect();
        candidates.sort_unstable();
        candidates.dedup();
        Self { candidates, ..self }
    }

    /// Shows where a figure can stand: the first spot is labelled 1, and so on. Spots on the tile
    /// of [`Scene::preview`] are allowed.
    pub fn spots(self, spots: impl IntoIterator<Item = Spot>) -> Self {
        Self { spots: spots.into_iter().collect(), ..self }
    }

    /// Shows the tile in its place although it is not placed yet.
    pub fn preview(self, kind: KindId, pos: Pos, rotation: Rotation) -> Self {
        Self { preview: Some(Tile { kind, pos, rotation }), hand: Some((kind, rotation)), ..self }
    }

    /// Shows the figure in its place although it is not deployed yet.
    pub fn preview_figure(self, figure: Figure) -> Self {
        Self { preview_figure: Some(figure), ..self }
    }

    /// Shows what each seat gained with the last moves, in seat order.
    pub fn gains(self, points: impl IntoIterator<Item = i32>) -> Self {
        Self { gains: points.into_iter().collect(), ..self }
    }

    /// The same scene before figures went home: they are still in their places and not in the
    /// supply.
    pub fn before_going_home(mut self, gone: &[Figure]) -> Self {
        for figure in gone {
            let supply = self.seats.get_mut(figure.seat.index()).map(|seated| &mut seated.supply);
            let kind = supply.and_then(|all| all.iter_mut().find(|own| own.0 == figure.kind));
            if let Some((_, count)) = kind {
                *count = count.saturating_sub(1);
            }
        }
        self.figures.extend(gone);
        self
    }

    /// Shows how much time seats have left, such as `2 d 4 h`, in the reader's language.
    pub fn clocks(self, left: impl IntoIterator<Item = (Seat, String)>) -> Self {
        Self { clocks: left.into_iter().collect(), ..self }
    }

    /// Sets the rotation of the tile in hand.
    pub fn held(mut self, rotation: Rotation) -> Self {
        if let Some((_, held)) = &mut self.hand {
            *held = rotation;
        }
        self
    }

    /// Shows tokens thrown by the catapult: from where, to where, and which figures were hit.
    pub fn thrown(mut self, throws: &[Thrown]) -> Self {
        for thrown in throws {
            let [from, landing, rest] = [thrown.from, thrown.landing, thrown.rest].map(table);
            self.flights.push(Flight { seat: thrown.seat, from, landing, rest });
            let missile = Piece::Missile { seat: thrown.seat, missile: thrown.missile };
            self.pieces.push((missile, Lies::Point(rest.0, rest.1)));
            let knocked =
                thrown.hit.iter().flatten().filter(|_| thrown.missile == Missile::KnockOut);
            for figure in knocked {
                // A figure that is gone is shown once more, crossed out.
                let gone = Piece::Follower { seat: figure.seat, kind: figure.kind };
                self.pieces.push((gone, Lies::Figure(*figure)));
                self.pieces.push((Piece::Hit, Lies::Figure(*figure)));
            }
        }
        self
    }

    /// Shows the sites from which the catapult throws over this board, numbered clockwise from
    /// north, and a throw from one of them at a point with a force (0 chooses a suitable one).
    pub fn aiming(
        mut self,
        game: &Game,
        throw: Option<(Site, rules::expansions::catapult::Point, u8)>,
    ) -> Self {
        let area = game.fairground();
        for (number, site) in (1..).zip(Site::ALL) {
            let (x, y) = table(area.site(site));
            self.pieces.push((Piece::Site(number), Lies::Point(x, y)));
        }
        let missile = game.catapult().and_then(|round| round.missile).unwrap_or(Missile::Target);
        self.aim = throw.map(|(site, at, force)| {
            let force = if force == 0 { area.force_for(site, at) } else { force };
            let (from, longest) = (table(area.site(site)), area.diagonal());
            Aim { from, at: table(at), force, longest, missile }
        });
        self
    }

    /// The livery of a seat.
    pub fn livery(&self, seat: Seat) -> Livery {
        let chosen = self.seats.get(seat.index()).and_then(|seat| seat.player.livery);
        chosen.unwrap_or(Livery::new(seat.0))
    }

    /// The tile on a cell, the previewed one included.
    pub fn tile_at(&self, pos: Pos) -> Option<Tile> {
        let preview = self.preview.filter(|tile| tile.pos == pos);
        preview.or_else(|| self.tiles.iter().copied().find(|tile| tile.pos == pos))
    }
}

/// A point of the rules, in thousandths of a tile from the corner of cell (0, 0).
const fn table(point: rules::expansions::catapult::Point) -> (i32, i32) {
    (point.x + 500, point.y + 500)
}

/// Pieces that are not figures and belong to nobody, with their locations.
fn pieces(game: &Game) -> Vec<(Piece, Lies)> {
    let mut pieces = Vec::new();
    for outbreak in game.outbreaks() {
        let Outbreak { pos, number, active } = *outbreak;
        pieces.push((Piece::Outbreak { number, active }, Lies::Cell(pos)));
    }
    let regions = game.plague_regions();
    for &pos in game.fleas() {
        let active = |region: &Region| region.outbreak.is_some() && region.cells.contains(&pos);
        pieces.push((Piece::Flea { active: regions.iter().any(active) }, Lies::Cell(pos)));
    }
    pieces.extend(game.gingerbread().map(|city| (Piece::Gingerbread, Lies::Spot(city))));
    pieces.extend(game.wheel_pig().map(|at| (Piece::WheelPig, Lies::Sector(at as u8))));
    // The teacher stands between the two halves of the school, next to the colour of the seat that
    // has him.
    let school = game.school().map(|pos| (1000 * (i32::from(pos.x) + 1), 1000 * i32::from(pos.y)));
    if let (Some((x, y)), Some(teacher)) = (school, game.teacher()) {
        let middle = Lies::Point(x, y + SCHOOL.1);
        match teacher {
            Teacher::School => pieces.push((Piece::Teacher, middle)),
            Teacher::With(seat) => {
                let kind = FigureKind::Small;
                pieces.push((
                    Piece::Follower { seat, kind },
                    Lies::Point(x + SCHOOL.0, y + SCHOOL.1),
                ));
                pieces.push((Piece::Teacher, middle));
            }
            Teacher::Gone => {}
        }
    }
    pieces
}

/// The teacher's position, and the offset of a colour beside him, in thousandths of a tile.
const SCHOOL: (i32, i32) = (230, 500);

/// Kinds of figures that the seat has in hand or on the board.
fn supply(game: &Game, seat: Seat) -> Vec<(FigureKind, u8)> {
    let owns = |kind: FigureKind| {
        let on_board = |figure: &Figure| figure.seat == seat && figure.kind == kind;
        game.supply(seat).count(kind) > 0 || game.figures().iter().any(on_board)
    };
    let kinds = FigureKind::ALL.into_iter().filter(|&kind| owns(kind));
    kinds.map(|kind| (kind, game.supply(seat).count(kind))).collect()
}

fn tokens(game: &Game, seat: Seat) -> Vec<(Token, u8)> {
    let held = Token::ALL.iter().map(|&token| (token, game.tokens(seat).count(token)));
    held.filter(|&(_, count)| count > 0).collect()
}

fn captives(game: &Game, seat: Seat) -> Vec<(Seat, FigureKind)> {
    let held = game.captives().iter().filter(|captive| captive.captor == seat);
    held.map(|&Captive { owner, kind, .. }| (owner, kind)).collect()
}

/// The two cells of each castle.
fn castles(game: &Game) -> Vec<(Pos, Pos)> {
    let board = game.board();
    let both = |&(_, edit): &(u16, Edit)| {
        let Edit::Convert(spot) = edit else {
            return None;
        };
        let mut cells = board.members(board.feature_at(spot)).map(|(placed, _)| placed.pos);
        Some((cells.next()?, cells.next()?))
    };
    board.edits().iter().filter_map(both).collect()
}

impl fmt::Debug for Scene {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{:?} {} left {}", self.view, self.theme.name(), self.left)?;
        if let Some(Shot { from, to, px, roomy, .. }) = self.shot {
            let room = if roomy { " roomy" } else { "" };
            writeln!(f, "shot {} {} at {px}{room}", from.name(), to.name())?;
        }
        for (seated, seat) in self.seats.iter().zip(0..) {
            let mark = if self.turn == Some(Seat(seat)) { "*" } else { " " };
            let symbol = self.livery(Seat(seat)).symbol();
            write!(f, "{mark}seat {seat} {symbol} {:?} {}", seated.player.name, seated.score)?;
            for (kind, count) in &seated.supply {
                write!(f, " {}={count}", kind.name())?;
            }
            for (token, count) in &seated.tokens {
                write!(f, " {}={count}", token.name())?;
            }
            for (owner, kind) in &seated.captives {
                write!(f, " captive {} of {}", kind.name(), owner.0)?;
            }
            if let Some(gain) = self.gains.get(usize::from(seat)).filter(|gain| **gain != 0) {
                write!(f, " gained {gain}")?;
            }
            for (_, left) in self.clocks.iter().filter(|(other, _)| other.0 == seat) {
                write!(f, " has {left:?}")?;
            }
            writeln!(f)?;
        }
        if let Some((kind, rotation)) = self.hand {
            writeln!(f, "hand {kind:?} {}", rotation.degrees())?;
        }
        let tile = |f: &mut fmt::Formatter<'_>, what: &str, tile: &Tile| {
            let degrees = tile.rotation.degrees();
            writeln!(f, "{what} {} {:?} {degrees}", tile.pos.name(), tile.kind)
        };
        self.tiles.iter().try_for_each(|placed| tile(f, "tile", placed))?;
        self.preview.iter().try_for_each(|shown| tile(f, "preview", shown))?;
        let figure = |f: &mut fmt::Formatter<'_>, what: &str, figure: &Figure| {
            write!(f, "{what} {} seat {}", figure.kind.name(), figure.seat.0)?;
            match figure.at {
                At::Segment(spot) => writeln!(f, " {} {}", spot.pos.name(), spot.segment),
                At::Corner(spot) => writeln!(f, " corner {} {}", spot.pos.name(), spot.segment),
                At::Tower(pos) => writeln!(f, " tower {}", pos.name()),
                At::Quarter(quarter) => writeln!(f, " {}", quarter.name()),
                At::Crown(crown) => writeln!(f, " crown {} {}", crown.sector.name(), crown.space),
            }
        };
        self.figures.iter().try_for_each(|standing| figure(f, "figure", standing))?;
        self.preview_figure.iter().try_for_each(|shown| figure(f, "preview", shown))?;
        self.built(f)?;
        let cells = |f: &mut fmt::Formatter<'_>, what: &str, cells: &[Pos]| {
            let names: Vec<String> = cells.iter().map(|cell| cell.name()).collect();
            if names.is_empty() { Ok(()) } else { writeln!(f, "{what} {}", names.join(" ")) }
        };
        cells(f, "last", &self.last)?;
        cells(f, "candidates", &self.candidates)?;
        cells(f, "dead", &self.dead)?;
        self.pieces.iter().try_for_each(|(piece, lies)| writeln!(f, "{piece:?} {lies:?}"))?;
        for Flight { seat, from, landing, rest } in &self.flights {
            writeln!(f, "flight of {} {from:?} {landing:?} {rest:?}", seat.0)?;
        }
        self.aim.iter().try_for_each(|aim| writeln!(f, "{aim:?}"))?;
        for Claim { spot, owners } in &self.claims {
            let owners: Vec<String> = owners.iter().map(|seat| seat.0.to_string()).collect();
            let (cell, owners) = (spot.pos.name(), owners.join(" and "));
            writeln!(f, "{cell} {} owned by {owners}", spot.segment)?;
        }
        for Counted { at, seat, points } in &self.counted {
            writeln!(f, "counted {} {} for {} {points:+}", at.pos.name(), at.segment, seat.0)?;
        }
        self.spots.iter().zip(1..).try_for_each(|(spot, label)| {
            writeln!(f, "spot {label} {} {}", spot.pos.name(), spot.segment)
        })
    }
}

impl Scene {
    /// The lines for constructions and neutral figures.
    fn built(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Crown { sector, space } in &self.crowns {
            writeln!(f, "crown {} {space}", sector.name())?;
        }
        for (pos, axis) in &self.bridges {
            writeln!(f, "bridge {} {axis:?}", pos.name())?;
        }
        for (one, other) in &self.castles {
            writeln!(f, "castle {} {}", one.name(), other.name())?;
        }
        for tower in &self.towers {
            let left = if tower.left { " left" } else { "" };
            writeln!(f, "tower {} {}{left}", tower.pos.name(), tower.height)?;
        }
        for TunnelToken { seat, pair, at } in &self.tunnels {
            let (pair, cell) = (pair.name(), at.pos.name());
            writeln!(f, "{pair} seat {} {cell} {}", seat.0, at.segment)?;
        }
        self.dragon.iter().try_for_each(|pos| writeln!(f, "dragon {}", pos.name()))?;
        self.fairy.iter().try_for_each(|fairy| match fairy.beside {
            Some(beside) => {
                let (kind, seat) = (beside.kind.name(), beside.seat.0);
                writeln!(f, "fairy {} beside {kind} of {seat}", fairy.pos.name())
            }
            None => writeln!(f, "fairy {}", fairy.pos.name()),
        })?;
        self.count.iter().try_for_each(|quarter| writeln!(f, "count {}", quarter.name()))
    }
}
