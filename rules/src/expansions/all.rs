//! Every system, and how all those in play are asked at once. The hooks that are asked at every
//! step are expanded system by system, so that the compiler drops the empty ones, and twenty-seven
//! systems cost only as much as those that implement the hook.

use super::{Expansion, FarmPay, Moment, Systems};
use super::{
    abbey, base, bazaars, bridges, castles, catapult, count, creativity, crop, cult, dragon,
};
use super::{
    gingerbread, inns, king, plague, porxada, river, school, siege, tower, traders, tunnel,
};
use super::{wheel, winter};
use crate::action::{Action, Decision};
use crate::event::{Cause, ScoreLine};
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::score::Value;
use crate::tile::KindId;
use crate::turn::Flow;

/// Passes the list of all systems to another macro, ground sets first, then in the order of
/// publication. A system's number is its position.
macro_rules! systems {
    ($visit:ident! $($what:tt)*) => {
        $visit! {
            [$($what)*]
            0 base::Base,
            1 winter::Winter,
            2 wheel::Wheel,
            3 inns::Inns,
            4 traders::Traders,
            5 dragon::Dragon,
            6 tower::Towers,
            7 abbey::Abbey,
            8 count::Count,
            9 king::King,
            10 cult::Cult,
            11 crop::Crop,
            12 bridges::Bridges,
            13 castles::Castles,
            14 bazaars::Bazaars,
            15 tunnel::Tunnel,
            16 river::River1,
            17 river::River2,
            18 siege::Cathars,
            19 siege::Siege,
            20 siege::Besiegers,
            21 catapult::Catapult,
            22 school::School,
            23 porxada::LaPorxada,
            24 gingerbread::Gingerbread,
            25 creativity::Creativity,
            26 plague::Plague,
        }
    };
}

macro_rules! list {
    ([] $($number:literal $system:path,)*) => { &[$(&$system),*] };
}

/// Every system, ground sets first, then in the order of publication.
pub const ALL: &[&dyn Expansion] = systems!(list!);

/// Runs an expression for each system in play.
#[cfg(not(test))]
macro_rules! visit {
    ([$set:expr, $system:ident => $act:expr] $($number:literal $of:path,)*) => {
        $(if $set.0 & 1 << $number != 0 {
            let $system = &$of;
            $act;
        })*
    };
}

/// The same, in the order that a test sets.
#[cfg(test)]
macro_rules! visit {
    ([$set:expr, $system:ident => $act:expr] $($rest:tt)*) => {
        for $system in $set.iter() {
            $act;
        }
    };
}

/// Generates the methods that ask all systems for one kind of hook.
macro_rules! ask {
    // Every system adds its own.
    (every $($hook:ident($($name:ident: $type:ty),*);)*) => {
        $(pub(crate) fn $hook(self, $($name: $type),*) {
            systems!(visit! self, system => system.$hook($($name),*));
        })*
    };
    // Whether it holds for at least one system.
    (any $($hook:ident($($name:ident: $type:ty),*);)*) => {
        $(pub(crate) fn $hook(self, $($name: $type),*) -> bool {
            systems!(visit! self, system => if system.$hook($($name),*) { return true });
            false
        })*
    };
}

impl Systems {
    ask! { every
        wood(game: &Game, seat: Seat, options: &mut Vec<Action>);
        free(game: &Game, decision: &mut Decision);
        bars(game: &Game, options: &mut Vec<Action>);
        lays(game: &mut Game, kind: KindId, pos: Pos, rotation: Rotation);
        placed(game: &mut Game, pos: Pos);
        left(game: &mut Game, figure: Figure);
        counted(game: &mut Game, feature: FeatureId, moment: Moment);
        credited(game: &mut Game, line: &ScoreLine);
        trampled(game: &mut Game, pos: Pos);
        pays(game: &Game, feature: FeatureId, lines: &mut Vec<ScoreLine>);
        amend(game: &Game, value: &mut Value);
        farm(
            game: &Game,
            field: FeatureId,
            city: Option<FeatureId>,
            seat: Seat,
            pay: &mut FarmPay
        );
    }

    ask! { any
        restricts(kind: KindId);
        spares(game: &Game, kind: KindId, placements: &[(Pos, Rotation)]);
        has_tile(game: &Game, seat: Seat);
        closes(game: &Game, pos: Pos);
        shelters(game: &Game, figure: &Figure, cause: Cause);
        holds_back(game: &Game, kind: KindId);
        has_city(game: &Game, beside: Option<FeatureId>);
        is_fallow(game: &Game, field: FeatureId);
        completes(game: &Game, feature: FeatureId, seat: Seat);
    }

    /// Keeps the placements that no system vetoes ([`Expansion::veto`]).
    pub(crate) fn veto(self, game: &Game, kind: KindId, placements: &mut Vec<(Pos, Rotation)>) {
        systems!(visit! self, system => if system.restricts(kind) {
            system.veto(game, kind, placements);
        });
    }

    /// Whether no system objects ([`Expansion::earns`]).
    pub(crate) fn earns(self, game: &Game, line: &ScoreLine) -> bool {
        systems!(visit! self, system => if !system.earns(game, line) { return false });
        true
    }

    /// The placements that match thanks to something a system builds ([`Expansion::fitting`]).
    pub(crate) fn fitting(self, game: &Game, kind: KindId) -> Option<Vec<(Pos, Rotation)>> {
        systems!(visit! self, system => if let Some(all) = system.fitting(game, kind) {
            return Some(all);
        });
        None
    }

    /// The result of an action that one of them offered ([`Expansion::act`]).
    pub(crate) fn act(self, game: &mut Game, seat: Seat, action: Action) -> Option<Flow> {
        systems!(visit! self, system => if let Some(flow) = system.act(game, seat, action) {
            return Some(flow);
        });
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    macro_rules! numbers {
        ([] $($number:literal $system:path,)*) => { [$(($number, $system.key())),*] };
    }

    #[test]
    fn the_number_of_a_system_is_its_place() {
        let placed: Vec<(usize, &str)> =
            ALL.iter().enumerate().map(|(place, system)| (place, system.key())).collect();
        assert_eq!(placed, systems!(numbers!));
    }
}
