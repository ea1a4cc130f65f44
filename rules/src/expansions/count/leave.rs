//! Councillors leave Carcassonne: before a scoring (R-CO-9..14), and once more before the end
//! (R-CO-16, R-CO-27).

use super::{FinalOrder, Prompt, Quarter, are_hidden, councillors, moves, quarter_of, state};
use crate::action::Decision;
use crate::board::Spot;
use crate::decisions::Decisions;
use crate::expansions::abbey::barn;
use crate::feature::FeatureId;
use crate::figure::{Figure, Seat};
use crate::game::Game;
use crate::spine::Slot;
use crate::stages::{Stage, score};
use crate::turn::Flow;
use crate::vocabulary::{At, SegmentKind};

/// The seat at this place of a round that begins left of the active seat and ends with it.
fn seat_at(game: &Game, place: u8) -> Seat {
    Seat((game.turn.seat.0 + 1 + place) % game.setup.seats)
}

fn asked(game: &Game) -> u8 {
    game.states.count.as_ref().map_or(0, |state| state.asked)
}

fn question(seat: Seat, prompt: Prompt, mut options: Vec<crate::Action>) -> Decision {
    let default = options.len();
    options.push(crate::Action::Pass);
    Decision::new(seat, prompt, options, default)
}

fn go(game: &mut Game, figure: Figure, spot: Spot) {
    let to = At::Segment(spot);
    game.take_off(figure);
    game.put_on(Figure { at: to, ..figure });
    game.emit(crate::Event::Moved { figure, to });
}

/// S6.1.
pub(super) struct Councillors;

impl Stage for Councillors {
    fn enter(&self, game: &mut Game) -> Flow {
        let stands = game.count();
        let leaves = |figure: &Figure| matches!(figure.at, At::Quarter(own) if Some(own) != stands);
        if game.figures.iter().any(leaves) {
            let scored = scored(game);
            while !scored.is_empty() && asked(game) < game.setup.seats {
                if joins(game, seat_at(game, asked(game)), &scored).next().is_some() {
                    return Flow::Ask;
                }
                state(game).asked += 1;
            }
        }
        state(game).end_round();
        Flow::Next
    }

    fn decisions(&self, game: &Game, open: &mut Decisions) {
        let sealed = are_hidden(game);
        let places = asked(game)..if sealed { game.setup.seats } else { asked(game) + 1 };
        for seat in places.map(|place| seat_at(game, place)) {
            let done = game.turn.answers_of(seat).any(|answer| answer == crate::Action::Pass);
            let moves = if done { Vec::new() } else { before_scoring(game, seat) };
            if !moves.is_empty() {
                open.push(Decision { sealed, ..question(seat, Prompt::Councillors, moves) });
            }
        }
    }

    /// R-CO-9: the active seat last.
    fn settle(&self, game: &mut Game, answers: &[(Seat, crate::Action)]) -> Flow {
        let active = answers.iter().filter(|(seat, _)| *seat == game.turn.seat).count();
        let (last, others) = answers.split_at(active);
        for &(_, action) in others.iter().chain(last) {
            if let crate::Action::Move { figure, to: At::Segment(spot) } = action {
                go(game, figure, spot);
            }
        }
        state(game).end_round();
        Flow::Next
    }

    fn waits(&self, game: &Game) -> bool {
        asked(game) < game.setup.seats
            && !before_scoring(game, seat_at(game, asked(game))).is_empty()
    }

    fn act(&self, game: &mut Game, _seat: Seat, action: crate::Action) -> Flow {
        if let crate::Action::Move { figure, to: At::Segment(spot) } = action {
            state(game).moves.push((figure, spot));
            go(game, figure, spot);
        } else {
            state(game).asked += 1;
        }
        Flow::Goto(Slot::Councillors)
    }
}

/// The features that are about to be scored and may be joined.
fn scored(game: &Game) -> Vec<FeatureId> {
    let to_empty = game.setup.house.count.move_to_empty;
    let farms = barn::due(game).into_iter().map(|(field, _)| field);
    let mut scored: Vec<FeatureId> = score::completing(game).into_iter().chain(farms).collect();
    scored.retain(|&id| to_empty || game.board().feature(id).followers > 0);
    scored
}

/// R-CO-9, R-CO-24: the moves to features that are about to be scored.
fn before_scoring(game: &Game, seat: Seat) -> Vec<crate::Action> {
    if councillors(game, seat).is_empty() {
        return Vec::new();
    }
    joins(game, seat, &scored(game)).collect()
}

/// The moves of a seat's councillors to these features.
fn joins(game: &Game, seat: Seat, scored: &[FeatureId]) -> impl Iterator<Item = crate::Action> {
    let board = game.board();
    moves(game, seat, move |quarter| {
        let own =
            scored.iter().filter(|&&id| quarter_of(game, board.feature(id).kind) == Some(quarter));
        let mut spots: Vec<Spot> =
            own.flat_map(|&id| board.nodes(id)).map(|node| board.spot(node)).collect();
        spots.sort_unstable();
        spots
    })
}

/// F2.
pub(super) struct LastCouncillors;

impl Stage for LastCouncillors {
    fn enter(&self, game: &mut Game) -> Flow {
        let seats = game.setup.seats;
        let in_rounds = game.setup.house.count.final_order == FinalOrder::RoundRobin;
        for _ in 0..seats {
            if !in_rounds && asked(game) == seats {
                break;
            }
            if self.waits(game) {
                return Flow::Ask;
            }
            let place = asked(game) + 1;
            state(game).asked = if in_rounds { place % seats } else { place };
        }
        state(game).end_round();
        Flow::Next
    }

    fn decision(&self, game: &Game) -> Decision {
        let seat = seat_at(game, asked(game));
        question(seat, Prompt::LastCouncillors, before_the_end(game, seat).collect())
    }

    fn waits(&self, game: &Game) -> bool {
        let seat = seat_at(game, asked(game));
        let done = game.states.count.as_ref().is_some_and(|state| state.done.contains(&seat));
        asked(game) < game.setup.seats && !done && before_the_end(game, seat).next().is_some()
    }

    fn act(&self, game: &mut Game, seat: Seat, action: crate::Action) -> Flow {
        let in_rounds = game.setup.house.count.final_order == FinalOrder::RoundRobin;
        if let crate::Action::Move { figure, to: At::Segment(spot) } = action {
            state(game).moves.push((figure, spot));
            go(game, figure, spot);
        } else {
            state(game).done.push(seat);
        }
        if in_rounds {
            state(game).asked = (asked(game) + 1) % game.setup.seats;
        }
        Flow::Goto(Slot::LastCouncillors)
    }
}

/// R-CO-16: the moves to incomplete features and to farms.
fn before_the_end(game: &Game, seat: Seat) -> impl Iterator<Item = crate::Action> {
    let board = game.board();
    let only_farms = game.setup.house.count.final_market_only;
    moves(game, seat, move |quarter| {
        if only_farms && quarter != Quarter::Market {
            return Vec::new();
        }
        let open = |id: FeatureId| {
            let kind = board.feature(id).kind;
            let farm = kind == SegmentKind::Field && game.farms_enabled();
            quarter_of(game, kind) == Some(quarter)
                && (farm || (kind != SegmentKind::Field && !board.is_over(id)))
        };
        board.spots_on(open)
    })
}
