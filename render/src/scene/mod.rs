//! What a picture shows, as a plain value: no pixels, no colours, no rules. A [`Scene`] is taken
//! from a game with [`Scene::of`], or filled in by hand; the rest of the crate decides how it
//! looks.
//!
//! Its `Debug` form is a compact text, one line per thing, made for snapshots.

mod cities;
mod debug;
mod last_count;
mod marks;
mod piece;
mod seat;
mod view;

use rules::{Figure, FigureKind, Game, KindId, Placed, Pos, Rotation, Seat, Spot, Token};

use crate::expansions;
use crate::theme::Theme;

pub use last_count::LastCount;
pub use marks::{Claim, Claims, Counted};
pub use piece::{Piece, PieceLocation, Place, Shape};
pub(crate) use piece::{figure_word, spot_word};
pub use seat::{PLAYER_COLOURS, PlayerColour, PlayerLabel, SeatPanel};
pub use view::{View, Viewport};

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

/// What a picture shows.
#[derive(Clone, PartialEq, Eq)]
pub struct Scene {
    /// Colours.
    pub theme: Theme,
    /// Part of the table.
    pub view: View,
    /// Fixed cells and scale; `None` to choose them from the contents.
    pub viewport: Option<Viewport>,
    /// The tiles on the table.
    pub tiles: Vec<Tile>,
    /// The figures on the board.
    pub figures: Vec<Figure>,
    /// Everything else that stands or lies on the board, in drawing order.
    pub pieces: Vec<Piece>,
    /// The seats in playing order.
    pub seats: Vec<SeatPanel>,
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
    /// Those of them where the tile would score at once, each marked with a coin.
    pub scoring: Vec<Pos>,
    /// Segments where a figure can stand, labelled 1, 2, 3 and so on in this order.
    pub spots: Vec<Spot>,
    /// A tile that is shown in its place but not placed yet.
    pub preview: Option<Tile>,
    /// A figure that is shown in its place but not deployed yet.
    pub preview_figure: Option<Figure>,
    /// Who owns what, segment by segment.
    pub claims: Vec<Claim>,
    /// Cells that no remaining tile fits.
    pub dead: Vec<Pos>,
    /// What each seat gained with the last moves, shown beside its points if it is not 0.
    pub gains: Vec<i32>,
    /// Points shown at their features: those of the last count, or of one move.
    pub counted: Vec<Counted>,
    /// Who won, once that is shown: they have a crown.
    pub winners: Vec<Seat>,
    /// The segments of finished cities, in order.
    pub finished: Vec<Spot>,
    /// The segments of cities with a skyline, in order.
    pub grand: Vec<Spot>,
    /// Where large cities have their halls that have no other landmark, in order.
    pub halls: Vec<Spot>,
    /// The seats whose clocks are running, each with the remaining time, in a few words.
    pub clocks: Vec<(Seat, String)>,
}

impl Scene {
    /// An empty table.
    pub fn empty() -> Self {
        Self {
            theme: Theme::LIGHT,
            view: View::Fitting,
            viewport: None,
            tiles: Vec::new(),
            figures: Vec::new(),
            seats: Vec::new(),
            turn: None,
            hand: None,
            left: 0,
            last: Vec::new(),
            candidates: Vec::new(),
            scoring: Vec::new(),
            spots: Vec::new(),
            preview: None,
            preview_figure: None,
            pieces: Vec::new(),
            claims: Vec::new(),
            dead: Vec::new(),
            gains: Vec::new(),
            counted: Vec::new(),
            winners: Vec::new(),
            finished: Vec::new(),
            grand: Vec::new(),
            halls: Vec::new(),
            clocks: Vec::new(),
        }
    }

    /// The state of a game, with nothing marked. `players` are the seats in order; a missing one is
    /// shown by symbol and seat number.
    pub fn of(game: &Game, players: &[PlayerLabel]) -> Self {
        let seated = |seat: Seat| SeatPanel {
            player: players.get(seat.index()).cloned().unwrap_or_else(|| PlayerLabel::new("")),
            score: game.scores()[seat.index()],
            supply: supply(game, seat),
            tokens: tokens(game, seat),
            held: expansions::held(game, seat),
        };
        let turn = game.turn();
        let snow = game.setup().systems.has("winter");
        Self {
            theme: if snow { Theme::WINTER } else { Theme::LIGHT },
            pieces: expansions::pieces(game),
            tiles: game.board().tiles().iter().map(Tile::from).collect(),
            figures: game.figures().to_vec(),
            winners: winners(game),
            finished: cities::finished(game.board()),
            grand: cities::grand(game.board()),
            halls: cities::halls(game.board()),
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
    pub fn viewport(self, viewport: Viewport) -> Self {
        Self { viewport: Some(viewport), ..self }
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

    /// Marks candidates where the tile would score at once.
    pub fn scoring(self, cells: impl IntoIterator<Item = Pos>) -> Self {
        Self { scoring: cells.into_iter().collect(), ..self }
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

    /// Whether a structure lies beside the map.
    pub(crate) fn has_annex(&self) -> bool {
        expansions::all().any(|slice| slice.annex(self).is_some())
    }

    /// The colour of a seat.
    pub fn colour(&self, seat: Seat) -> PlayerColour {
        let chosen = self.seats.get(seat.index()).and_then(|seat| seat.player.colour);
        chosen.unwrap_or(PlayerColour::new(seat.0))
    }

    /// The tile that is being decided about, which a panel shows large: the one with all spots, else
    /// the one that is being laid.
    pub(crate) fn in_question(&self) -> Option<Tile> {
        let mut cells = self.spots.iter().map(|spot| spot.pos);
        let only = cells.next().filter(|first| cells.all(|cell| cell == *first));
        only.and_then(|pos| self.tile_at(pos)).or(self.preview)
    }

    /// The tile on a cell, the previewed one included.
    pub fn tile_at(&self, pos: Pos) -> Option<Tile> {
        let preview = self.preview.filter(|tile| tile.pos == pos);
        preview.or_else(|| self.tiles.iter().copied().find(|tile| tile.pos == pos))
    }
}

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

/// Who won a game; nobody who played alone.
fn winners(game: &Game) -> Vec<Seat> {
    let result = game.result().filter(|_| game.seats().count() > 1);
    result.map(|result| result.winners).unwrap_or_default()
}
