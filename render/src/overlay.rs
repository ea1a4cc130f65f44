//! Overlays on a board: who owns what, and where nothing fits any more. Read from a game; art
//! decides how they look.

use rules::{Board, FeatureId, FigureKind, Game, KindId, Pos, Seat, SegmentKind};

use crate::art::SpriteKey;
use crate::expansions;
use crate::paint::Painter;
use crate::scene::{Claim, Claims, PLAYER_COLOURS, Scene, Tile};

/// The distance of the badges of two owners, as a share of a tile.
const BADGES_APART: f32 = 0.17;

impl Scene {
    /// Shows who owns what: outlines and badges in the colours of the owners.
    pub fn owners(self, game: &Game, claims: Claims) -> Self {
        let wanted = |kind: SegmentKind| match claims {
            Claims::Fields => kind == SegmentKind::Field,
            Claims::Features => {
                matches!(kind, SegmentKind::Road | SegmentKind::City) || kind.is_surrounded()
            }
        };
        let board = game.board();
        let mut shown: Vec<Claim> = Vec::new();
        let mut done: Vec<FeatureId> = Vec::new();
        for spot in game.figures().iter().filter_map(|figure| figure.at.spot()) {
            let feature = board.feature_at(spot);
            if !wanted(board.feature(feature).kind) || done.contains(&feature) {
                continue;
            }
            done.push(feature);
            let owners = owners(game, feature);
            let spots = board.nodes(feature).map(|node| board.spot(node));
            let claims = spots.map(|spot| Claim { spot, owners: owners.clone() });
            shown.extend(claims.filter(|claim| !claim.owners.is_empty()));
        }
        shown.sort_by_key(|claim| claim.spot);
        Self { claims: shown, ..self }
    }

    /// Marks the cells next to the board that no remaining tile fits.
    pub fn dead_cells(self, game: &Game) -> Self {
        Self { dead: dead_cells(game), ..self }
    }
}

/// The seats with the greatest strength on a feature.
fn owners(game: &Game, feature: FeatureId) -> Vec<Seat> {
    let board = game.board();
    let pennants: u32 =
        board.members(feature).map(|(_, segment)| u32::from(segment.pennants)).sum();
    let strength = |seat: Seat| -> u32 {
        let own = game.figures().iter().filter(|figure| figure.seat == seat);
        let here = own.filter(|figure| {
            figure.at.spot().is_some_and(|spot| board.feature_at(spot) == feature)
        });
        here.map(|figure| figure.kind.strength(pennants)).sum()
    };
    let strengths: Vec<(Seat, u32)> = game.seats().map(|seat| (seat, strength(seat))).collect();
    let most = strengths.iter().map(|&(_, strength)| strength).max().unwrap_or(0).max(1);
    strengths.into_iter().filter(|&(_, own)| own == most).map(|(seat, _)| seat).collect()
}

/// The tiles that can still be drawn: in the piles, in hand, set aside until later (R-PD-V1), for
/// sale (R-BZ-4), kept by a seat (R-BZ-10).
fn coming(game: &Game) -> Vec<KindId> {
    let bag = game.bag();
    let mut coming: Vec<KindId> = bag.remaining().into_iter().map(|(kind, _)| kind).collect();
    coming.extend(game.turn().hand);
    coming.extend(bag.aside());
    coming.extend(game.lots().into_iter().map(|lot| lot.kind));
    coming.extend(game.seats().filter_map(|seat| bag.kept(seat)));
    coming.sort_unstable();
    coming.dedup();
    coming
}

/// The cells next to the board that fit none of the tiles still to come, whatever placements the
/// table's rules allow elsewhere; none once no tile is left.
pub fn dead_cells(game: &Game) -> Vec<Pos> {
    let board: &Board = game.board();
    let coming = coming(game);
    if coming.is_empty() {
        return Vec::new();
    }
    let alive = game.fillable(&coming);
    let mut dead: Vec<Pos> = board.gaps().filter(|pos| alive.binary_search(pos).is_err()).collect();
    dead.sort_unstable();
    expansions::all().for_each(|slice| slice.revive(game, &mut dead));
    dead
}

impl Painter<'_> {
    /// Draws owners over the land, and crosses on dead cells.
    pub(crate) fn overlays(&mut self) {
        let px = self.px();
        self.canvas.clip(self.frame.board);
        let scene = self.scene;
        for claim in &scene.claims {
            let Some(tile) = scene.tile_at(claim.spot.pos) else {
                continue;
            };
            let colours = claim.owners.iter().map(|&seat| scene.colour(seat).index());
            let owners = colours.fold(0u8, |set, index| set | 1 << index);
            let segment = claim.spot.segment;
            let (kind, rotation) = (tile.kind, tile.rotation);
            let key = SpriteKey::Claim { kind, rotation, segment, owners, px };
            let cell = self.frame.cell(tile.pos);
            self.draw(key, (cell.x, cell.y));
            self.badges(claim, &tile);
        }
        for &pos in &scene.dead {
            let cell = self.frame.cell(pos);
            // Draws no partial crosses.
            let cross = cell.inset(cell.width / 4);
            if cross.common(self.frame.board) == Some(cross) {
                self.draw(SpriteKey::Dead { px }, (cell.x, cell.y));
            }
        }
    }

    /// Draws the symbols of the owners on every second tile of a claim, unless a figure there says the
    /// same, or points do.
    fn badges(&mut self, claim: &Claim, tile: &Tile) {
        let (spot, scene) = (claim.spot, self.scene);
        let is_manned = scene.figures.iter().any(|figure| figure.at.spot() == Some(spot));
        let is_other = (spot.pos.x + spot.pos.y).rem_euclid(2) != 0;
        if is_manned || is_other || !scene.counted.is_empty() {
            return;
        }
        let (x, y) = self.place(tile, spot.segment, FigureKind::Small);
        let first = -BADGES_APART * (claim.owners.len() as f32 - 1.0) / 2.0;
        for (number, &seat) in (0u8..).zip(&claim.owners) {
            let aside = self.along(first + BADGES_APART * f32::from(number));
            let (colour, px) = (scene.colour(seat), self.px());
            self.draw(SpriteKey::Badge { colour, px }, (x + aside, y));
        }
    }
}

/// Whose colour a pixel has: several owners take turns in stripes. The period divides a tile, so that
/// stripes continue across tiles.
pub(crate) fn owner_at(owners: u8, px: u16, (x, y): (u32, u32)) -> Option<usize> {
    let step = (u32::from(px) / 8).max(4);
    let all: Vec<usize> =
        (0..usize::from(PLAYER_COLOURS)).filter(|index| owners & 1 << index != 0).collect();
    let band = ((x + y) / (2 * step)) as usize;
    all.get(band % all.len().max(1)).copied()
}
