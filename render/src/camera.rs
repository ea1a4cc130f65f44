//! Which cells a picture shows, how large, and where the parts of the picture are. Decides from the
//! scene alone, in whole pixels; draws nothing.

use canvas::{Cut, Rect};
use rules::Pos;

use crate::card_plan::{BesideCards, CardPlan};
use crate::coordinates;
use crate::error::RenderError;
use crate::panels;
use crate::scene::{PieceLocation, Scene, View, Viewport};

/// Maximum number of cells of any board in either direction: more than any game has tiles. Pixels per
/// tile are then the fewest, so that no picture is much longer than 4096 pixels.
pub const MAX_CELLS: u32 = 512;
/// Minimum pixels per tile at which the picture of a move shows the whole board.
const MIN_WHOLE: i32 = 64;
/// Minimum pixels per tile of a picture that is read without enlarging it.
const MIN_READABLE: i32 = 48;
/// Up to this many columns a picture may be widened or its bleed narrowed: on a phone, 400 pixels
/// wide, a tile is then at least 28 pixels wide.
const MAX_PHONE_COLUMNS: i32 = 13;
/// How much is shown beyond the outermost cells, in tiles; and the same beside a board with the
/// most columns, where each pixel counts.
const BLEED: f32 = 0.4;
const NARROW_BLEED: f32 = 0.19;
/// The focus window, in cells, and how much is shown around it.
const FOCUS: (i32, i32) = (9, 5);
const FOCUS_BLEED: f32 = 0.5;
/// Minimum cells of a window across and down, and down beside a structure; maximum down for a narrow
/// one.
const MIN_FOCUS: (i32, i32) = (5, 4);
const FOCUS_BY_ANNEX: i32 = 5;
const TALLEST_FOCUS: i32 = 8;
/// The same while somebody aims, who wants to see where tokens land.
const AIMING: (i32, i32) = (9, 7);
/// Pixels per tile in focus.
const NEAR: i32 = 136;
/// Minimum pixels per tile when a picture is this wide, as on a phone.
const ON_PHONE: (i32, i32) = (28, 400);
/// Pixels per tile of a whole board. A small board is enlarged to this width, up to the maximum
/// pixels per tile, or that of the very first tiles; a large one is reduced to at most this length.
const TILE: i32 = 128;
const YOUNG: f32 = 1280.0;
const LARGEST: i32 = 160;
const FIRST: i32 = 240;
const LONGEST: f32 = 2000.0;
/// Minimum pixels per tile; of a moving picture, which has to be small.
const SMALLEST: i32 = 8;
const SMALLEST_MOVING: i32 = 4;
/// Pixels per tile go in steps, so that many boards share their sprites: from so many pixels on, in
/// steps of so many. A step changes the size of the whole picture, not what it shows.
const STEPS: [(i32, i32); 3] = [(64, 16), (16, 8), (SMALLEST, 1)];
/// Minimum cells across and down: a small board is not enlarged further. Of a whole board at most so
/// much is empty on either side, in cells.
const MIN_SHOWN: (f32, f32) = (7.4, 4.4);
const EMPTY: f32 = 0.75;
/// Minimum columns of a whole board per row: on a slimmer picture nothing that is written could be
/// read.
const MIN_COLUMNS_PER_ROW: f32 = 0.4;
/// Shares of the picture's width: the gutter of the letters, that of the numbers.
const GUTTER: f32 = 0.036;
const SIDE_GUTTER: f32 = 0.031;
/// Minimum ratio of a picture's width to its height, as far as an empty column on either side can
/// achieve it.
const ASPECT: f32 = 1.12;
/// Boards with smaller tiles than this have so many rows that they are cut into finer strips.
const FINE: i32 = 112;
/// Maximum rows of a picture for aiming, per column.
const AIMED: f32 = 1.1;
/// Side gutter of the focus view, in tiles.
const FOCUS_SIDE: f32 = 2.75;
/// Side gutter of a structure beside the map, in tiles, and the columns it replaces.
const ANNEX_SIDE: f32 = 3.38;
const ANNEX_COLUMNS: i32 = 4;
/// The private panel: its width and height, and the maximum of both for tiles of the minimum size;
/// the share of the width next to the board. With few cells it is narrower: on a phone, where it is
/// always as wide as the screen, everything in it is then larger.
const PANEL: (f32, f32) = (1280.0, 816.0);
const MAX_PANEL: (f32, f32) = (2400.0, 1800.0);
const PANEL_SIDE: f32 = 0.24;
/// Minimum pixels per tile of the panel, and minimum cells across and down.
const MIN_PANEL_TILE: i32 = 40;
const MIN_PANEL: (f32, f32) = (5.0, 4.0);
/// Minimum ratio of its width to its height, where its cells need no more width.
const MIN_PANEL_ASPECT: f32 = 1.1;

/// The layout of a picture.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Frame {
    pub width: i32,
    pub height: i32,
    /// Pixels per tile.
    pub px: i32,
    /// The part of the picture that shows the board.
    pub board: Rect,
    /// The pixel where cell (0, 0) begins.
    pub origin: (i32, i32),
    /// The gutter beside the board for the overview, the hand, or a structure beside the map.
    pub side: Option<Rect>,
    /// The score panel, and how its cards are laid out.
    pub scores: Option<Rect>,
    pub cards: CardPlan,
    /// Height of the gutters of the letters; those of the numbers are `aside` pixels wide.
    pub gutter: i32,
    pub aside: i32,
    /// The view that was finally chosen.
    pub view: View,
}

/// Cells from north-west to south-east, both inclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cells {
    pub from: Pos,
    pub to: Pos,
}

impl Cells {
    /// The smallest range with all these cells.
    pub(crate) fn around(cells: impl IntoIterator<Item = Pos>) -> Option<Self> {
        cells.into_iter().fold(None, |range: Option<Self>, cell| {
            let range = range.unwrap_or(Self { from: cell, to: cell });
            Some(Self {
                from: Pos::new(range.from.x.min(cell.x), range.from.y.min(cell.y)),
                to: Pos::new(range.to.x.max(cell.x), range.to.y.max(cell.y)),
            })
        })
    }

    pub(crate) fn columns(self) -> i32 {
        i32::from(self.to.x) - i32::from(self.from.x) + 1
    }

    pub(crate) fn rows(self) -> i32 {
        i32::from(self.to.y) - i32::from(self.from.y) + 1
    }

    /// Whether a cell is in the range.
    pub(crate) fn has(self, cell: Pos) -> bool {
        let within = |at: i16, from: i16, to: i16| (from..=to).contains(&at);
        within(cell.x, self.from.x, self.to.x) && within(cell.y, self.from.y, self.to.y)
    }

    /// The centre, in tiles.
    fn middle(self) -> (f32, f32) {
        let middle = |from: i16, to: i16| (f32::from(from) + f32::from(to) + 1.0) / 2.0;
        (middle(self.from.x, self.to.x), middle(self.from.y, self.to.y))
    }
}

/// All cells with something on them.
pub(crate) fn everything(scene: &Scene) -> Cells {
    let tiles = scene.tiles.iter().chain(&scene.preview).map(|tile| tile.pos);
    let cells = tiles.chain(scene.candidates.iter().copied());
    Cells::around(cells).unwrap_or(Cells { from: Pos::default(), to: Pos::default() })
}

impl Scene {
    /// The same scene as a picture of the whole board at this scale, however wide it is: for a
    /// large screen, or for zooming.
    pub fn entire(self, px: u16) -> Self {
        let Cells { from, to } = everything(&self);
        self.view(View::Whole).viewport(Viewport { from, to, px, cards: None, moving: false })
    }

    /// Whether the tiles of its picture are too small to be read without enlarging it.
    pub fn has_small_tiles(&self) -> bool {
        Frame::of(self).is_ok_and(|frame| frame.px < MIN_READABLE)
    }

    /// The candidates that its picture does not show.
    pub fn unseen_candidates(&self) -> Vec<Pos> {
        if self.candidates.is_empty() {
            return Vec::new();
        }
        let Ok(frame) = Frame::of(self) else { return Vec::new() };
        let is_hidden = |pos: &&Pos| {
            let cell = frame.cell(**pos);
            cell.common(frame.board) != Some(cell)
        };
        self.candidates.iter().filter(is_hidden).copied().collect()
    }

    /// Whether its picture shows a part of the board: a small one is shown whole in every view.
    pub fn shows_part(&self) -> bool {
        Frame::of(self).is_ok_and(|frame| match frame.view {
            View::Whole | View::Fitting => false,
            View::Focus | View::Around(_) | View::Panel => true,
        })
    }
}

/// The cell of a point in thousandths of a tile.
pub(crate) fn cell_of((x, y): (i32, i32)) -> Pos {
    let of = |part: i32| i16::try_from(part.div_euclid(1000)).unwrap_or_default();
    Pos::new(of(x), of(y))
}

/// These cells, and those of everything that lies or flies beyond them.
pub(crate) fn seen_beyond(scene: &Scene, all: Cells) -> Cells {
    let lying = scene.pieces.iter().flat_map(|piece| match piece.at {
        PieceLocation::Point(x, y) => [Some((x, y)), piece.shape.look().from()],
        _ => [None, None],
    });
    let cells = lying.flatten().map(cell_of).chain([all.from, all.to]);
    Cells::around(cells).unwrap_or(all)
}

/// The layout of the cards; a window has the tile in hand and the pile beside it.
fn cards_of(scene: &Scene, is_window: bool) -> CardPlan {
    let beside = match scene.hand {
        _ if is_window => BesideCards::Nothing,
        Some(_) => BesideCards::HandAndPile,
        None => BesideCards::Pile,
    };
    let fixed = scene.viewport.and_then(|viewport| viewport.cards);
    fixed.unwrap_or_else(|| CardPlan::of(scene, beside))
}

/// The cells where something is happening.
pub(crate) fn action(scene: &Scene) -> Cells {
    let chosen = match scene.view {
        View::Around(cell) => Cells::around([beside_board(scene, cell)]),
        _ => Cells::around(asked(scene)),
    };
    let last = || Cells::around(scene.last.last().copied());
    let newest = || Cells::around(scene.tiles.last().map(|tile| tile.pos));
    chosen.or_else(last).or_else(newest).unwrap_or_else(|| everything(scene))
}

/// This cell, or if there is no tile on it or around it, the nearest tile: around a cell far from all
/// of them there would be nothing to see.
fn beside_board(scene: &Scene, cell: Pos) -> Pos {
    let away = |pos: Pos| {
        let across = u32::from(pos.x.abs_diff(cell.x));
        let down = u32::from(pos.y.abs_diff(cell.y));
        (across.max(down), across + down)
    };
    let nearest = scene.tiles.iter().map(|tile| tile.pos).min_by_key(|&pos| away(pos));
    nearest.filter(|&pos| away(pos).0 > 1).unwrap_or(cell)
}

/// The cells that a question is about: those of the spots and of the chosen tile; without spots the
/// candidates, if there are any.
fn asked(scene: &Scene) -> Vec<Pos> {
    if scene.spots.is_empty() && !scene.candidates.is_empty() {
        return scene.candidates.clone();
    }
    let spots = scene.spots.iter().map(|spot| spot.pos);
    scene.preview.iter().map(|tile| tile.pos).chain(spots).collect()
}

/// The width of the picture of a scene over these cells at this scale.
pub(crate) fn width_of(scene: &Scene, cells: Cells, px: i32) -> i32 {
    Frame::fixed(cells, px, (cards_of(scene, false), annex_side(scene))).width
}

/// The most pixels per tile that boards share, up to so many.
fn stepped(px: i32) -> i32 {
    let step = STEPS.iter().find(|&&(from, _)| px >= from);
    step.map_or(SMALLEST, |&(_, step)| px / step * step)
}

/// The gutter that a scene needs for a structure beside the map, in tiles.
fn annex_side(scene: &Scene) -> f32 {
    if scene.has_annex() { ANNEX_SIDE } else { 0.0 }
}

impl Frame {
    /// The frame of a scene.
    ///
    /// # Errors
    /// [`RenderError::TooLarge`] if the cells are too far apart.
    pub(crate) fn of(scene: &Scene) -> Result<Self, RenderError> {
        let all = everything(scene);
        let (columns, rows) = (all.columns() as u32, all.rows() as u32);
        if columns > MAX_CELLS || rows > MAX_CELLS {
            return Err(RenderError::TooLarge { columns, rows, most: MAX_CELLS });
        }
        if scene.is_aimed() {
            return Ok(Self::aimed(scene, seen_beyond(scene, all)));
        }
        let annex = annex_side(scene);
        let most = if annex > 0.0 { MAX_PHONE_COLUMNS - ANNEX_COLUMNS } else { MAX_PHONE_COLUMNS };
        // If a board is no larger than the window, all of it is around the last move.
        let is_small = all.columns() <= FOCUS.0 && all.rows() <= FOCUS.1;
        let sides = (cards_of(scene, false), annex);
        if let Some(viewport) = scene.viewport.filter(|_| scene.view != View::Panel) {
            let cells = Cells { from: viewport.from, to: viewport.to };
            return Ok(Self::fixed(cells, viewport.px.into(), sides));
        }
        // The origin of tokens is shown as long as the tiles stay large enough.
        let beyond = seen_beyond(scene, all);
        let roomy = Self::whole(beyond, most, sides).px >= MIN_WHOLE;
        let all = if roomy { beyond } else { all };
        let whole = Self::whole(all, most, sides);
        let window = || {
            let sides = (cards_of(scene, true), annex);
            Self::focus(scene, all, action(scene), (FOCUS, NEAR), sides)
        };
        Ok(match scene.view {
            View::Fitting if whole.px < MIN_WHOLE => window(),
            // A window that shows everything is no window.
            View::Focus | View::Around(_) if !is_small => {
                Some(window()).filter(|window| !window.shows(all)).unwrap_or(whole)
            }
            View::Fitting | View::Whole | View::Focus | View::Around(_) => whole,
            View::Panel => Self::panel(scene, all),
        })
    }

    /// A whole board. Up to `most` columns it is widened by up to one on either side until it is no
    /// higher than wide, as long as its tiles stay large enough; `annex` tiles beside it are a gutter
    /// for a structure.
    fn whole(all: Cells, most: i32, (cards, annex): (CardPlan, f32)) -> Self {
        let own = (all.columns() as f32, all.rows() as f32);
        let least = (MIN_SHOWN.0.min(own.0 + 2.0 * EMPTY), MIN_SHOWN.1.min(own.1 + 2.0 * EMPTY));
        let rows = (own.1 + 2.0 * BLEED).max(least.1);
        let columns = own.0;
        let most = most as f32 + 2.0 * NARROW_BLEED;
        let bleed = if columns < most { BLEED.min((most - columns) / 2.0) } else { BLEED };
        let columns =
            (columns + 2.0 * bleed).max((MIN_COLUMNS_PER_ROW * rows).max(least.0) - annex);
        let across = 1.0 - 2.0 * SIDE_GUTTER;
        let wanted = rows * across / (1.0 / ASPECT - 2.0 * GUTTER - cards.share()) - annex;
        let columns = columns.max(wanted.min(most).min(own.0 + 2.0 * EMPTY));
        let young = ((YOUNG / (columns + annex)) as i32).clamp(TILE, FIRST);
        let longest = (LONGEST / rows.max(columns + annex)) as i32;
        let px = stepped(young.min(longest));
        let size = (columns * px as f32, rows * px as f32);
        let side = [0.0, annex * px as f32];
        Self::around(all.middle(), px, size, side, Some(cards), View::Whole)
    }

    /// Everything including the catapult's sites, as long as the tiles are visible on a phone;
    /// otherwise the area around the aim or the last tile, with everything on the map beside it.
    fn aimed(scene: &Scene, all: Cells) -> Self {
        let most = scene.viewport.map_or(TILE, |viewport| viewport.px.into());
        let annex = annex_side(scene);
        let whole = Self::aiming(all, most, (cards_of(scene, false), annex));
        if whole.px * ON_PHONE.1 >= ON_PHONE.0 * whole.width {
            return whole;
        }
        let target = Cells::around(scene.target()).unwrap_or_else(|| action(scene));
        let sides = (cards_of(scene, true), annex);
        Self::focus(scene, all, target, (AIMING, NEAR.min(most)), sides)
    }

    /// Everything including the catapult's sites.
    fn aiming(all: Cells, most: i32, (cards, annex): (CardPlan, f32)) -> Self {
        let (columns, rows) = (all.columns() as f32, all.rows() as f32);
        let columns = columns.max(MIN_SHOWN.0).max(rows / AIMED);
        let px = ((YOUNG / (columns + annex)) as i32).min(most).clamp(SMALLEST, TILE) / 4 * 4;
        let size = (columns * px as f32, rows.max(MIN_SHOWN.1) * px as f32);
        let side = [0.0, annex * px as f32];
        Self::around(all.middle(), px, size, side, Some(cards), View::Whole)
    }

    /// Exactly these cells at this scale.
    fn fixed(cells: Cells, px: i32, (cards, annex): (CardPlan, f32)) -> Self {
        let px = px.clamp(SMALLEST_MOVING, LARGEST);
        let columns = (cells.columns() as f32 + 2.0 * BLEED).max(MIN_SHOWN.0);
        let rows = (cells.rows() as f32 + 2.0 * BLEED).max(MIN_SHOWN.1);
        let size = (columns * px as f32, rows * px as f32);
        let side = [0.0, annex * px as f32];
        Self::around(cells.middle(), px, size, side, Some(cards), View::Whole)
    }

    /// A window of this many cells at this many pixels per tile. For a narrow or flat board its
    /// shape is different: what it cannot show in one direction it shows in the other.
    fn focus(
        scene: &Scene,
        all: Cells,
        action: Cells,
        (window, px): ((i32, i32), i32),
        (cards, annex): (CardPlan, f32),
    ) -> Self {
        let lowest = if annex > 0.0 { FOCUS_BY_ANNEX } else { MIN_FOCUS.1 };
        let columns = all.columns().clamp(MIN_FOCUS.0, window.0);
        let rows = (window.0 * window.1 / columns).min(TALLEST_FOCUS).max(window.1);
        let rows = rows.min(all.rows()).max(lowest);
        let size = (columns as f32 + 2.0 * FOCUS_BLEED, rows as f32 + 2.0 * FOCUS_BLEED);
        let all = Cells::around([all.from, all.to, action.from, action.to]).unwrap_or(all);
        let middle = window::richest(scene, action, size, |(x, y)| {
            (
                window::within(x, size.0, (all.from.x, all.to.x), FOCUS_BLEED),
                window::within(y, size.1, (all.from.y, all.to.y), FOCUS_BLEED),
            )
        });
        let size = (size.0 * px as f32, size.1 * px as f32);
        let side = [0.0, FOCUS_SIDE.max(annex) * px as f32];
        Self::around(middle, px, size, side, Some(cards), View::Focus)
    }

    /// The cells that a question is about, with one cell around them. The picture grows until its
    /// tiles are large enough; if it cannot, it shows the part with most of those cells.
    fn panel(scene: &Scene, all: Cells) -> Self {
        let action = action(scene);
        let shown = |action: i32, all: i32, least: f32| {
            (action as f32 + 2.0).min(all as f32 + 2.0 * BLEED).max(least)
        };
        let columns = shown(action.columns(), all.columns(), MIN_PANEL.0);
        let rows = shown(action.rows(), all.rows(), MIN_PANEL.1);
        let least = MIN_PANEL_TILE as f32;
        let across = 1.0 - PANEL_SIDE - 2.0 * GUTTER;
        let largest =
            (columns * LARGEST as f32 / across).max(rows * LARGEST as f32 * PANEL.0 / PANEL.1);
        let width = (columns * least / across).max(PANEL.0.min(largest)).min(MAX_PANEL.0);
        let gutters = 2.0 * GUTTER * width;
        let usual = width.min(PANEL.0) * PANEL.1 / PANEL.0;
        let beside = width * panels::column(scene, PANEL_SIDE);
        let height = (rows * least + gutters).max(beside).clamp(usual, MAX_PANEL.1);
        let px = (width * across / columns).min((height - gutters) / rows) as i32;
        let px = stepped(px.clamp(MIN_PANEL_TILE, LARGEST));
        let width = width.min((columns * px as f32 / across).max(height * MIN_PANEL_ASPECT));
        let room = (width * across, height - 2.0 * GUTTER * width);
        let seen = (room.0 / px as f32, room.1 / px as f32);
        let is_seen = action.columns() as f32 <= seen.0 && action.rows() as f32 <= seen.1;
        let part = || window::fullest(&asked(scene), (seen.0 as i32, seen.1 as i32));
        let middle = if is_seen { action } else { part().unwrap_or(action) }.middle();
        let middle = (
            window::within(middle.0, seen.0, (all.from.x, all.to.x), BLEED),
            window::within(middle.1, seen.1, (all.from.y, all.to.y), BLEED),
        );
        Self::around(middle, px, room, [PANEL_SIDE * width, 0.0], None, View::Panel)
    }

    /// A frame with a board of `size` pixels around a point in tiles, gutters of `side` pixels west
    /// and east of it, and cards below it.
    fn around(
        middle: (f32, f32),
        px: i32,
        size: (f32, f32),
        side: [f32; 2],
        cards: Option<CardPlan>,
        view: View,
    ) -> Self {
        let (across, down) = (size.0.round() as i32, size.1.round() as i32);
        let half = size.1 / px as f32 / 2.0;
        let ends = [middle.1 - half, middle.1 + half].map(|end| end.floor() as i16);
        let ems = coordinates::widest_row(ends);
        let numbers = SIDE_GUTTER.max(coordinates::share_of(ems));
        let [west, east] = side.map(|side| side.round() as i32);
        let inner = (across + west + east) as f32;
        let aside = inner * numbers / (1.0 - 2.0 * numbers);
        let aside = aside.max(coordinates::least_of(ems)).round() as i32;
        let width = across + west + east + 2 * aside;
        let gutter = (width as f32 * GUTTER).max(coordinates::MIN_GUTTER).round() as i32;
        let panel = cards.map_or(0, |cards| (width as f32 * cards.share()).round() as i32);
        let board = Rect::new(west + aside, gutter, across, down);
        let height = down + 2 * gutter + panel;
        let centre = board.middle();
        let origin = (
            centre.0 - (middle.0 * px as f32).round() as i32,
            centre.1 - (middle.1 * px as f32).round() as i32,
        );
        let beside = |x: i32, wide: i32| Rect::new(x, 0, wide, down + 2 * gutter);
        let gutters = [(0, west), (width - east, east)];
        let side = gutters.into_iter().find(|&(_, wide)| wide > 0);
        Self {
            width,
            height,
            px,
            board,
            origin,
            side: side.map(|(x, wide)| beside(x, wide)),
            scores: (panel > 0).then_some(Rect::new(0, height - panel, width, panel)),
            cards: cards.unwrap_or_default(),
            gutter,
            aside,
            view,
        }
    }

    /// The rectangle of a cell.
    pub(crate) fn cell(&self, pos: Pos) -> Rect {
        let x = self.origin.0 + i32::from(pos.x) * self.px;
        let y = self.origin.1 + i32::from(pos.y) * self.px;
        Rect::new(x, y, self.px, self.px)
    }

    /// Whether it shows all of these cells.
    fn shows(&self, cells: Cells) -> bool {
        let is_seen = |pos| self.cell(pos).common(self.board) == Some(self.cell(pos));
        is_seen(cells.from) && is_seen(cells.to)
    }

    /// The rows at which the parts of the picture begin: the gutters, every row of tiles including
    /// the frame that a tile may have, the score panel. On a large board the strips between two
    /// rows of tiles, which the frames of both rows overlap, are separate parts: then one more move
    /// changes less of the picture, which becomes slightly larger.
    pub(crate) fn cuts(&self) -> Vec<Cut> {
        let above = self.px * 12 / 100;
        let first = (self.board.y - self.origin.1).div_euclid(self.px);
        let rows = (first..).map(|row| self.origin.1 + row * self.px - above);
        let rows = rows.take_while(|&y| y < self.board.bottom() - above);
        let panel = self.scores.map_or(self.height, |scores| scores.y);
        let cuts = rows.filter(|&y| y > self.board.y + above);
        let cuts: Vec<i32> = [self.board.y - above, panel].into_iter().chain(cuts).collect();
        let between = self.px * 26 / 100;
        let fine = self.px < FINE && self.scores.is_some();
        let inner = cuts.iter().skip(2).filter(|_| fine).map(|y| y + between);
        let cut = |y: i32, before| usize::try_from(y).ok().map(|row| Cut { row, before });
        let wide = inner.filter_map(|y| cut(y, 2));
        wide.chain(cuts.iter().filter_map(|&y| cut(y, usize::MAX))).collect()
    }

    /// The cells that are at least partly visible.
    pub(crate) fn seen(&self) -> Cells {
        let first = |at: i32, origin: i32| (at - origin).div_euclid(self.px) as i16;
        let board = self.board;
        Cells {
            from: Pos::new(first(board.x, self.origin.0), first(board.y, self.origin.1)),
            to: Pos::new(
                first(board.right() - 1, self.origin.0),
                first(board.bottom() - 1, self.origin.1),
            ),
        }
    }
}

#[cfg(test)]
mod tests;
mod window;
