//! The barn: it stands on a corner of four tiles, and farmers on its farm are paid at once, when it
//! is built or when their farm is joined to it (R-AM-50..65).

use crate::action::Action;
use crate::board::Spot;
use crate::expansions::base::FarmScoring;
use crate::expansions::{FarmPay, Moment};
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::stages::{Stage, farms};
use crate::turn::Flow;
use crate::vocabulary::{At, FigureKind, Term};

/// Points per city for farmers whose farm is joined to a barn (R-AM-55).
const CITY_OF_THE_JOINED: i32 = 1;
/// Points per city for a barn at the end (R-AM-59).
const CITY_OF_A_BARN: i32 = 4;

/// The barns on a field.
pub(super) fn on(game: &Game, field: FeatureId) -> impl Iterator<Item = &Figure> {
    let barns = game.of_kind(FigureKind::Barn).filter(move |(_, on)| *on == field);
    barns.map(|(figure, _)| figure)
}

/// R-AM-50..52, R-AM-62: the corners of the tile just placed on which a barn may stand.
pub(super) fn offer(game: &Game, seat: Seat, options: &mut Vec<Action>) {
    if game.supply(seat).count(FigureKind::Barn) == 0 || !game.farms_enabled() {
        return;
    }
    let Some(Pos { x, y }) = game.turn.placed else {
        return;
    };
    let cells = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)];
    for (x, y) in cells {
        let Some(spot) = corner(game, Pos::new(x, y)) else { continue };
        let taken = on(game, game.board().feature_at(spot)).next().is_some();
        if !taken || game.setup.house.abbey.barn_on_barn {
            options.push(Action::Deploy { figure: FigureKind::Barn, at: At::Corner(spot) });
        }
    }
}

/// The field at the north-west corner of a cell, if each of the four tiles around that corner has
/// one field on the two half-edges next to it.
fn corner(game: &Game, pos: Pos) -> Option<Spot> {
    // The other tiles around the corner, each with the half-edges next to it.
    const OTHERS: [(i16, i16, usize, usize); 3] = [(-1, 0, 1, 2), (-1, -1, 3, 4), (0, -1, 5, 6)];
    let field = |pos: Pos, a: usize, b: usize| {
        let placed = game.board().tile_at(pos)?;
        let [a, b] = [a, b].map(|half| placed.tile().field_at(half, placed.rotation));
        a.filter(|_| a == b)
    };
    let segment = field(pos, 0, 7)?;
    let free = |&(dx, dy, a, b): &(i16, i16, usize, usize)| {
        field(Pos::new(pos.x + dx, pos.y + dy), a, b).is_some()
    };
    OTHERS.iter().all(free).then_some(Spot { pos, segment })
}

/// Whether a barn was built in this part: the tile just placed is at its corner.
fn is_new(game: &Game, barn: &Figure) -> bool {
    let (Some(pos), Some(placed)) = (barn.at.pos(), game.turn.placed) else {
        return false;
    };
    (pos.x - 1..=pos.x).contains(&placed.x) && (pos.y - 1..=pos.y).contains(&placed.y)
}

/// The farms that are scored in this part because of a barn, in the order of R-OV-32, and whether
/// the barn is new there (R-AM-57). A new barn's farm is included even without farmers.
pub(crate) fn due(game: &Game) -> Vec<(FeatureId, bool)> {
    let board = game.board();
    let barns = game.of_kind(FigureKind::Barn);
    let mut due: Vec<(FeatureId, bool)> = Vec::new();
    for (barn, field) in barns {
        let new = is_new(game, barn);
        if !new && board.feature(field).followers == 0 {
            continue;
        }
        match due.iter_mut().find(|(known, _)| *known == field) {
            Some(known) => known.1 |= new,
            None => due.push((field, new)),
        }
    }
    due.sort_unstable_by_key(|&(field, _)| board.feature(field).first);
    due
}

/// S7b, R-AM-54..57, R-AM-61.
pub(super) struct Barns;

impl Stage for Barns {
    fn enter(&self, game: &mut Game) -> Flow {
        let first = game.setup.house.base.farm_scoring == FarmScoring::First;
        let of_farmers =
            if first { farms::CITY_OF_THE_STRONGEST } else { farms::CITY_BESIDE_A_FIELD };
        for (field, new) in due(game) {
            if game.board.feature(field).followers == 0 {
                continue;
            }
            let (base, term) = if new {
                (of_farmers, Term::BarnBuilt)
            } else {
                (CITY_OF_THE_JOINED, Term::BarnJoined)
            };
            let mut lines = farms::lines(game, field, base);
            lines.iter_mut().for_each(|line| line.terms.push(term));
            game.add_pays(field, &mut lines);
            lines.into_iter().for_each(|line| game.credit(line));
            game.setup.systems.counted(game, field, Moment::Completed);
            let spot = game.board.spot(game.board.feature(field).first);
            game.turn.completed.push(spot);
        }
        Flow::Next
    }
}

/// F3.3, R-AM-59, R-AM-60, R-AM-65.
pub(super) struct FinalBarns;

impl Stage for FinalBarns {
    fn enter(&self, game: &mut Game) -> Flow {
        let board = game.board();
        let barns = game.figures().iter().filter(|figure| figure.kind == FigureKind::Barn);
        let mut owned: Vec<(FeatureId, Seat, Spot)> = barns
            .filter_map(|barn| {
                let spot = barn.at.spot()?;
                Some((board.feature_at(spot), barn.seat, spot))
            })
            .collect();
        owned.sort_unstable_by_key(|&(field, seat, spot)| (board.feature(field).first, seat, spot));
        owned.dedup_by_key(|&mut (field, seat, _)| (field, seat));
        for (field, seat, at) in owned {
            let farm = farms::farm(game, field);
            let pays = farm.cities.iter().map(|&city| game.barn_pay(field, city, seat));
            let mut line = farms::score_line(seat, at, &pays.collect::<Vec<_>>(), &farm);
            line.terms.push(Term::Barn);
            game.credit(line);
        }
        Flow::Next
    }
}

impl Game {
    /// What a completed city pays a seat with a barn on a field beside it (R-AM-59, R-AM-65).
    pub fn barn_pay(&self, field: FeatureId, city: Option<FeatureId>, seat: Seat) -> FarmPay {
        let herd = self.setup.house.abbey.barn_herd;
        let mut pay = farms::pay(self, field, city, seat, CITY_OF_A_BARN);
        pay.modifiers.retain(|modifier| match modifier.term {
            Some(Term::Pig(_)) => false,
            Some(Term::PigHerd(_)) => herd,
            _ => true,
        });
        pay
    }
}
