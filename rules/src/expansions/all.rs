//! Every system, and how all those in play are asked at once. The hooks that are asked at every
//! step are expanded system by system, so that the compiler drops the empty ones, and dozens of
//! systems cost only as much as those that implement the hook.

use super::{
    Deed, Expansion, Farm, FarmPay, Laying, Moment, Systems, abbey, base, base2, bazaars, bigtop,
    bridges, buildings, castles, catapult, count, creativity, crop, cult, darmstadt, dragon,
    ferries, festival, flier, gingerbread, goldmines, gq, hills, inns, king, labyrinth, mage,
    monasteries, phantom, plague, porxada, river, rose, russian, school, siege, spieldoch, tower,
    traders, tunnel, watchtowers, wheel, winter,
};
use crate::action::{Action, Decision};
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::{Pos, Rotation};
use crate::score::Presence;
use crate::tile::KindId;
use crate::turn::Flow;
use crate::value::Value;
use crate::vocabulary::ScoreLine;

/// Passes the list of all systems to another macro. Each line has the system's number, which is its
/// place in [`ALL`], the system, the variants of [`Action`], [`Event`](crate::Event) and
/// [`Prompt`](crate::Prompt) that hold its module's own types of that name, and the name under
/// which its module's `State` is kept in a snapshot. Snapshots hold states in the order of the
/// lines, so a new line comes last.
macro_rules! systems {
    ($visit:ident! $($what:tt)*) => {
        $visit! {
            [$($what)*]
            0 base::Base;
            1 winter::Winter;
            3 inns::Inns;
            4 traders::Traders;
            16 river::River1;
            17 river::River2;
            10 cult::Cult;
            25 creativity::Creativity, event: Creativity, prompt: Creativity;
            7 abbey::Abbey, prompt: Abbey, state: "abbey";
            8 count::Count, action: Count, event: Count, prompt: Count, state: "count";
            9 king::King, event: King, state: "records";
            18 siege::Cathars, prompt: Siege, state: "exits";
            19 siege::Siege;
            20 siege::Besiegers;
            5 dragon::Dragon, action: Dragon, event: Dragon, prompt: Dragon, state: "lair";
            6 tower::Towers, action: Tower, event: Tower, prompt: Tower, state: "keep";
            11 crop::Crop, action: Crop, prompt: Crop, state: "circle";
            14 bazaars::Bazaars, action: Bazaars, event: Bazaars, prompt: Bazaars, state: "bazaar";
            13 castles::Castles, action: Castles, event: Castles, prompt: Castles, state: "castles";
            12 bridges::Bridges, action: Bridges, event: Bridges, state: "bridge";
            15 tunnel::Tunnel, action: Tunnel, event: Tunnel, prompt: Tunnel, state: "tunnels";
            22 school::School, action: School, event: School, prompt: School, state: "school";
            24 gingerbread::Gingerbread, action: Gingerbread, event: Gingerbread,
                prompt: Gingerbread, state: "gingerbread";
            23 porxada::LaPorxada, action: Porxada, event: Porxada, prompt: Porxada,
                state: "porxada";
            26 plague::Plague, action: Plague, event: Plague, prompt: Plague, state: "plague";
            2 wheel::Wheel, event: Wheel, prompt: Wheel, state: "wheel";
            21 catapult::Catapult, action: Catapult, event: Catapult, prompt: Catapult,
                state: "catapult";
            27 phantom::Phantom, prompt: Phantom;
            28 base2::Base2;
            29 rose::Rose;
            30 gq::Gq;
            31 darmstadt::Darmstadt;
            32 watchtowers::Watchtowers;
            33 spieldoch::SpielDoch;
            34 crop::Crop2;
            35 labyrinth::Labyrinth;
            36 russian::Russian, state: "traps";
            37 festival::Festival;
            38 goldmines::Goldmines, action: Goldmines, event: Goldmines, prompt: Goldmines,
                state: "goldmines";
            39 buildings::Buildings, action: Buildings, event: Buildings, state: "buildings";
            40 flier::Flier, action: Flier, event: Flier, prompt: Flier, state: "flight";
            41 hills::Hills, action: Hills, event: Hills, prompt: Hills, state: "flocks";
            42 ferries::Ferries, action: Ferries, event: Ferries, prompt: Ferries, state: "ferries";
            43 mage::Mage, action: Mage, event: Mage, prompt: Mage, state: "magic";
            44 monasteries::Monasteries;
            45 bigtop::BigTop, action: BigTop, event: BigTop, state: "circus";
        }
    };
}
pub(crate) use systems;

/// Passes to another macro what the list has of one part: for each line with an `action`, `event`
/// or `prompt` its module and the variant, for each with a `state` its module and the name.
macro_rules! part {
    ($part:ident => $visit:ident! $($what:tt)*) => { systems! { part! $part $visit $($what)* } };
    (
        [$part:ident $visit:ident $($what:tt)*]
        $($number:literal $module:ident::$system:ident
            $(, action: $action:ident)? $(, event: $event:ident)? $(, prompt: $prompt:ident)?
            $(, state: $state:literal)?;)*
    ) => {
        part! {
            @$part
            [$($($module $action)?)*]
            [$($($module $event)?)*]
            [$($($module $prompt)?)*]
            [$($($module $state)?)*]
            $visit $($what)*
        }
    };
    (@action $own:tt $_e:tt $_p:tt $_s:tt $visit:ident $($what:tt)*) => { $visit! { $own $($what)* } };
    (@event $_a:tt $own:tt $_p:tt $_s:tt $visit:ident $($what:tt)*) => { $visit! { $own $($what)* } };
    (@prompt $_a:tt $_e:tt $own:tt $_s:tt $visit:ident $($what:tt)*) => { $visit! { $own $($what)* } };
    (@state $_a:tt $_e:tt $_p:tt $own:tt $visit:ident $($what:tt)*) => { $visit! { $own $($what)* } };
}
pub(crate) use part;

/// Passes to another macro the modules that declare house rules; [`HouseRules`](crate::HouseRules)
/// has a field for each.
macro_rules! with_options {
    ($visit:ident!) => {
        $visit! {
            abbey base base2 bazaars bigtop bridges buildings castles catapult count creativity crop
            cult darmstadt dragon ferries festival flier gingerbread gq hills inns king labyrinth
            mage monasteries phantom plague porxada river rose russian school siege spieldoch tower
            traders tunnel watchtowers wheel
        }
    };
}
pub(crate) use with_options;

/// Declares an enum with the variants of the core, followed by one for the type of the same name in
/// each expansion that has one. Its methods ask that type; what they say of the core's own variants
/// is written out.
macro_rules! extend {
    ($part:ident: $($declaration:tt)*) => { part! { $part => extend! $($declaration)* } };
    // The enum. Its stored form does not say which expansion it is: the names of all are distinct.
    (
        [$($module:ident $variant:ident)*]
        $(#[$about:meta])*
        pub enum $kind:ident { $($core:tt)* }
    ) => {
        $(#[$about])*
        pub enum $kind {
            $($core)*
            $(
                #[doc = concat!("One of the expansion `", stringify!($module), "`.")]
                #[serde(untagged)]
                $variant($crate::expansions::$module::$kind),
            )*
        }

        $(impl From<$crate::expansions::$module::$kind> for $kind {
            fn from(own: $crate::expansions::$module::$kind) -> Self {
                Self::$variant(own)
            }
        })*
    };
    // With methods.
    (
        $variants:tt
        $(#[$about:meta])*
        pub enum $kind:ident { $($core:tt)* }
        impl { $($(#[$doc:meta])* $see:vis fn $method:ident $args:tt -> $result:ty { $($own:tt)* })* }
    ) => {
        extend! { $variants $(#[$about])* pub enum $kind { $($core)* } }

        impl $kind {
            $(extend! { $variants $(#[$doc])* $see fn $method $args -> $result { $($own)* } })*
        }
    };
    (
        [$($module:ident $variant:ident)*]
        $(#[$doc:meta])*
        $see:vis fn $method:ident($self:ident $(, $arg:ident: $type:ty)*) -> $result:ty {
            $($own:tt)*
        }
    ) => {
        $(#[$doc])*
        $see fn $method($self $(, $arg: $type)*) -> $result {
            extend! { @match $self [$(Self::$variant)*] $method ($($arg),*) $($own)* }
        }
    };
    (@match $self:ident [$($variant:path)*] $method:ident $args:tt $($own:tt)*) => {
        match $self {
            $($variant(own) => own.$method $args,)*
            $($own)*
        }
    };
}
pub(crate) use extend;

macro_rules! all {
    ([] $($number:literal $module:ident::$system:ident $(, $part:ident: $value:tt)*;)*) => {{
        let mut all: [&dyn Expansion; [$($number),*].len()] = [&base::Base; _];
        $(all[$number] = &$module::$system;)*
        all
    }};
}

/// Every system, in the order in which they joined.
pub const ALL: &[&dyn Expansion] = &systems!(all!);

/// Runs an expression for each system in play.
macro_rules! visit {
    (
        [$set:expr, $system:ident => $act:expr]
        $($number:literal $module:ident::$of:ident $(, $part:ident: $value:tt)*;)*
    ) => {
        for part in runs($set) {
            $(if part.0 & 1 << $number != 0 {
                let $system = &$module::$of;
                $act;
            })*
        }
    };
}

/// The sets that are visited one after the other: all at once, in the order of the list.
#[cfg(not(test))]
pub(super) fn runs(systems: Systems) -> [Systems; 1] {
    [systems]
}

/// A test may cut the set into single systems and choose their order.
#[cfg(test)]
pub(super) use super::order::runs;

/// Generates the methods that ask all systems for one kind of hook.
macro_rules! ask {
    // Every system adds its own.
    (every $($hook:ident($($name:ident: $type:ty),*);)*) => {
        $(pub(crate) fn $hook(self, $($name: $type),*) {
            systems!(visit! self, system => system.$hook($($name),*));
        })*
    };
    // What the first one answers that answers; there is never more than one that does.
    (first $($hook:ident($($name:ident: $type:ty),*) -> $answer:ty;)*) => {
        $(pub(crate) fn $hook(self, $($name: $type),*) -> Option<$answer> {
            systems!(visit! self, system => if let Some(own) = system.$hook($($name),*) {
                return Some(own);
            });
            None
        })*
    };
}

impl Systems {
    ask! { every
        extra_deployments(game: &Game, seat: Seat, options: &mut Vec<Action>);
        free_actions(game: &Game, decision: &mut Decision);
        remove_options(game: &Game, options: &mut Vec<Action>);
        placed(game: &mut Game, pos: Pos);
        on_figure_removed(game: &mut Game, figure: Figure);
        on_figure_placed(game: &mut Game, figure: Figure);
        counted(game: &mut Game, feature: FeatureId, moment: Moment);
        credited(game: &mut Game, line: &ScoreLine, earned: &mut i32);
        pays(game: &Game, feature: FeatureId, lines: &mut Vec<ScoreLine>);
        amend(game: &Game, value: &mut Value);
        ties(game: &Game, feature: FeatureId, presence: &mut Presence);
        farm(game: &Game, field: FeatureId, farm: &mut Farm);
        farm_pay(
            game: &Game,
            field: FeatureId,
            city: Option<FeatureId>,
            seat: Seat,
            pay: &mut FarmPay
        );
    }

    ask! { first
        laying() -> &'static dyn Laying;
        act(game: &mut Game, seat: Seat, action: Action) -> Flow;
    }

    /// Whether placements of this kind of tile may have to be removed ([`Expansion::veto`]).
    pub(crate) fn has_veto(self, kind: KindId) -> bool {
        systems!(visit! self, system => if system.veto(kind).is_some() { return true });
        false
    }

    /// Keeps the placements that none of them vetoes.
    pub(crate) fn veto(self, game: &Game, kind: KindId, placements: &mut Vec<(Pos, Rotation)>) {
        systems!(visit! self, system => if let Some(veto) = system.veto(kind) {
            veto(game, kind, placements);
        });
    }

    /// Whether at least one of them forbids this ([`Expansion::forbids`]). Inlined, like the
    /// answer of each system, so that of each caller's kind of deed only the systems are asked that
    /// can forbid it.
    #[inline(always)]
    pub(crate) fn forbids(self, game: &Game, deed: Deed) -> bool {
        systems!(visit! self, system => if system.forbids(game, deed) { return true });
        false
    }
}

#[cfg(test)]
mod tests;
