//! The Princess & the Dragon (R-PD-*): the volcano and the tiles that wait for it, the princess,
//! the magic portal. The dragon's steps and the fairy have files of their own.

mod fairy;
mod walk;

use serde::{Deserialize, Serialize};

pub use fairy::Fairy;

use super::{Deed, Expansion, Info};
use crate::action::ExpansionAction;
use crate::board::Spot;
use crate::dice::Dice;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::geometry::Pos;
use crate::house::options;
use crate::names::names;
use crate::spine::Slot;
use crate::stages::{Stage, score};
use crate::turn::Flow;
use crate::vocabulary::{At, Cause, FigureKind, Mark, ScoreLine, SegmentKind, Tag};

options! { in dragon;
    /// R-PD-F1, R-PD-F8.
    fairy_mode "fairy_mode": FairyMode { OnTile "on_tile", NextToFollower "next_to_follower" };
    /// R-PD-F11.
    fairy_points_per_figure "fairy_tile_points": bool [false "once", true "per_figure"],
        if dragon.fairy_mode = FairyMode::OnTile;
    /// R-PD-D1.
    timing "dragon_timing": DragonTiming
        { BeforeScoring "before_scoring", AfterScoring "after_scoring" };
    /// R-PD-P1.
    must_use_princess "princess_use": bool [false "may", true "must"];
    /// R-PD-V4.
    volcano_specials "volcano_specials": VolcanoSpecials
        { Allow "allow", NoBuilderPig "no_builder_pig", Deny "deny" };
    /// R-PD-M3, R-PD-M7.
    portal_into_completed "portal_just_completed": bool [true "allow", false "deny"];
}

pub(super) struct Dragon;

/// Where the dragon and the fairy are.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    /// `None` before the first volcano.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dragon: Option<Pos>,
    /// The tiles of the movement in progress, starting with the one where it began (R-PD-D3).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    path: Vec<Pos>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fairy: Option<Fairy>,
}

/// What a seat may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// Move the fairy (R-PD-F1, R-PD-F8).
    #[serde(rename = "fairy")]
    MoveFairy {
        /// To this tile.
        to: Pos,
        /// Beside this follower; `None` with `fairy_mode=on_tile`.
        beside: Option<Figure>,
    },
    /// The dragon's next step (R-PD-D3).
    Step {
        /// To this cell.
        to: Pos,
    },
}

impl ExpansionAction for Action {}

/// What happened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// The dragon flew to a volcano or made a step (R-PD-V3, R-PD-D3).
    DragonMoved {
        /// Its new cell.
        to: Pos,
    },
    /// The fairy was moved (R-PD-F1).
    FairyMoved {
        /// Her new tile.
        to: Pos,
        /// Beside this follower; `None` with `fairy_mode=on_tile`.
        beside: Option<Figure>,
    },
}

names! {
    /// What seats are asked.
    pub enum Prompt {
        /// Where the dragon goes next (R-PD-D2).
        Step = "dragon",
    }
}

impl Expansion for Dragon {
    fn info(&self) -> &'static Info {
        &Info {
            key: "dragon",
            name: "The Princess & the Dragon",
            sets: &["pd"],
            options: &[OPTIONS],
            unnamed: |house| house.dragon.fairy_mode = FairyMode::NextToFollower,
            ..Info::NONE
        }
    }

    fn begin(&self, game: &mut Game) {
        game.states.dragon = Some(State::default());
    }

    fn restores(&self, game: &Game) -> bool {
        game.states.dragon.as_ref().is_some_and(|lair| walk::restores(game, lair))
            && game.fairy().is_none_or(|fairy| fairy.restores(game))
    }

    fn stage(&self, slot: Slot) -> Option<&'static dyn Stage> {
        Some(match slot {
            Slot::FairyPoint => &fairy::FairyPoint,
            Slot::Dragon => &walk::BEFORE_SCORING,
            Slot::DragonAfter => &walk::AFTER_SCORING,
            _ => return None,
        })
    }

    /// R-PD-V2, R-PD-V3, R-PD-V6.
    fn placed(&self, game: &mut Game, pos: Pos) {
        if !has_mark(game, pos, Mark::Volcano) {
            return;
        }
        game.lair_mut().dragon = Some(pos);
        game.emit(Event::DragonMoved { to: pos });
        let tiles = game.bag.aside().len() as u8;
        if tiles > 0 {
            game.bag.put_back(&mut Dice::stream(game.setup.seed, "dragon tiles go back"));
            game.emit(crate::Event::PutBack { tiles });
        }
    }

    /// R-PD-V1, R-PD-V5.
    #[inline(always)]
    fn forbids(&self, game: &Game, deed: Deed) -> bool {
        match deed {
            Deed::Draw(kind) => game.dragon().is_none() && kind.kind().marks.has(Mark::Dragon),
            Deed::Enter(pos) => game.dragon() == Some(pos),
            _ => false,
        }
    }

    fn extra_deployments(&self, game: &Game, seat: Seat, options: &mut Vec<crate::Action>) {
        let cause = Cause::Princess;
        options.extend(
            knights(game, seat).into_iter().map(|figure| crate::Action::Take { figure, cause }),
        );
        portal(game, seat, options);
        fairy::moves(game, seat, options);
    }

    /// R-PD-V4, R-PD-P7. Where nothing else is left on a volcano, a building may still be put there
    /// and a captive released (R-OV-7).
    fn remove_options(&self, game: &Game, options: &mut Vec<crate::Action>) {
        let house = &game.setup().house;
        let asks = game.turn().slot == Slot::Wood && house.dragon.must_use_princess;
        if asks && !knights(game, Seat(0)).is_empty() {
            let removes = |option: &crate::Action| {
                matches!(option, crate::Action::Take { cause: Cause::Princess, .. })
            };
            options.retain(removes);
        }
        let specials = house.dragon.volcano_specials;
        let volcano = |pos| has_mark(game, pos, Mark::Volcano);
        if specials == VolcanoSpecials::Allow || !game.turn().placed.is_some_and(volcano) {
            return;
        }
        options.retain(|option| match option {
            crate::Action::Deploy { figure, .. } if figure.is_special() => false,
            crate::Action::Pass
            | crate::Action::Dragon(Action::MoveFairy { .. })
            | crate::Action::Buildings(_)
            | crate::Action::Take { cause: Cause::Released, .. } => true,
            _ => specials != VolcanoSpecials::Deny,
        });
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: crate::Action) -> Option<Flow> {
        match action {
            crate::Action::Take { figure, cause: Cause::Princess } => {
                game.remove(figure, Cause::Princess);
            }
            crate::Action::Dragon(Action::MoveFairy { to, beside }) => {
                fairy::go(game, Fairy { pos: to, beside })
            }
            _ => return None,
        }
        Some(Flow::Next)
    }

    fn on_figure_removed(&self, game: &mut Game, figure: Figure) {
        fairy::left(game, figure);
    }

    fn pays(&self, game: &Game, feature: FeatureId, lines: &mut Vec<ScoreLine>) {
        fairy::pays(game, feature, lines);
    }
}

impl Game {
    /// The dragon's cell; `None` before the first volcano (R-PD-V3).
    pub fn dragon(&self) -> Option<Pos> {
        self.states.dragon.as_ref().and_then(|lair| lair.dragon)
    }

    /// The fairy; `None` before she is moved for the first time (R-PD-F1).
    pub fn fairy(&self) -> Option<Fairy> {
        self.states.dragon.as_ref().and_then(|lair| lair.fairy)
    }

    fn lair_mut(&mut self) -> &mut State {
        self.states.dragon.get_or_insert_default()
    }
}

fn has_mark(game: &Game, pos: Pos, mark: Mark) -> bool {
    game.board().tile_at(pos).is_some_and(|placed| placed.tile().marks.has(mark))
}

/// The knights that the princess on the tile just placed may send home (R-PD-P1, R-PD-P5). First
/// come the default choices if she must send one and nobody chooses: small followers of the leading
/// opponent.
fn knights(game: &Game, seat: Seat) -> Vec<Figure> {
    let board = game.board();
    let placed = game.turn().placed.and_then(|pos| board.tile_at(pos));
    let Some(placed) = placed else {
        return Vec::new();
    };
    if !placed.tile().segments.iter().any(|segment| segment.tags.has(Tag::Princess)) {
        return Vec::new();
    }
    let princess =
        |spot: &Spot| board.segment(*spot).is_some_and(|segment| segment.tags.has(Tag::Princess));
    let cities = board.spots_of(placed).filter(princess).map(|spot| board.feature_at(spot));
    let cities = cities.filter(|&id| board.feature(id).kind == SegmentKind::City);
    let mut found: Vec<Figure> = cities.flat_map(|city| game.standing_on(city)).collect();
    found.retain(|figure| figure.kind.is_follower() && game.can_leave(figure, Cause::Princess));
    let leads = |of: Seat| std::cmp::Reverse(game.scores()[of.index()]);
    found.sort_unstable_by_key(|figure| {
        (figure.seat == seat, figure.kind != FigureKind::Small, leads(figure.seat), *figure)
    });
    found.dedup();
    found
}

/// R-PD-M1..M7: the seat's followers may go from a portal to any tile where a feature is free.
fn portal(game: &Game, seat: Seat, options: &mut Vec<crate::Action>) {
    let Some(here) = game.turn().placed.filter(|&pos| has_mark(game, pos, Mark::Portal)) else {
        return;
    };
    let supply = game.supply(seat);
    if supply.followers().next().is_none() {
        return;
    }
    let board = game.board();
    let just_completed = if game.setup().house.dragon.portal_into_completed {
        score::completing(game)
    } else {
        Vec::new()
    };
    let farms = game.farms_enabled();
    let opens = board.chosen(|id| {
        let feature = board.feature(id);
        (board.is_free(id) || feature.is_network())
            && (farms || feature.kind != SegmentKind::Field)
            && (!board.is_complete(id) || just_completed.contains(&id))
            && !board.keeps_monks_out(id)
    });
    let mut free: Vec<(Spot, SegmentKind, bool)> = Vec::with_capacity(2 * board.tiles().len());
    for placed in board.tiles().iter().filter(|placed| placed.pos != here) {
        let first = free.len();
        for (spot, id) in board.features_on(placed) {
            let feature = board.feature(id);
            let in_parts = feature.is_network();
            if opens[id.index()] && (!in_parts || game.is_free(spot, id)) {
                free.push((spot, feature.kind, just_completed.contains(&id)));
            }
        }
        // Most tiles have nothing to offer, so this check comes last.
        if free.len() > first && !game.admits(placed.pos) {
            free.truncate(first);
        }
    }
    for figure in supply.followers() {
        // R-AM-24: the mayor may enter only incomplete cities.
        let goes = |complete: bool| !(complete && figure == FigureKind::Mayor);
        let claims =
            free.iter().filter(|(_, kind, complete)| figure.claims(*kind) && goes(*complete));
        options.extend(claims.map(|&(spot, ..)| {
            let at = At::Segment(spot);
            crate::Action::Deploy { figure, at }
        }));
    }
}
