//! What a stand-in plays for an absent seat, and what Carcas plays as an opponent: the answer that
//! leaves the seat best off, looking ahead to the end of its current questions and no further. It
//! knows what its seat knows: how many tiles are in the bag, but never which comes next.

use rules::{Action, Decision, FeatureId, FigureKind, Game, Prompt, Seat, SegmentKind, Token};

use crate::table::expansions;

/// How many of the answers that look best at first are followed to the end of the turn.
const FOLLOWED: usize = 12;
/// How many answers deep one turn is followed (tile, figure, consequences).
const DEEPEST: u32 = 3;
/// How many answers are tried for one question, including those to the questions that follow. With
/// every system in play there are tens of thousands, and nobody should wait a second for a
/// stand-in.
const TRIES: usize = 3_000;
/// A point, in the unit of [`worth`].
pub(super) const POINT: i64 = 100;
/// The worth of the first, second ... follower in hand: the last one is never spent lightly.
const FOLLOWERS: [i64; 8] = [320, 190, 120, 90, 70, 60, 50, 40];
/// The potential worth of one more claim on an unfinished feature.
const CLAIM: i64 = 60;
/// With fewer tiles per seat than this, followers in hand lose worth with every tile.
const LONG: i64 = 8;

/// A stand-in's answer; none if the seat is not asked.
pub fn answer(game: &Game, seat: Seat) -> Option<Action> {
    let decision = game.asked(seat)?;
    match decision.options[..] {
        [only] => Some(only),
        // Nobody may look at the outcome of these first.
        _ if decision.sealed || decision.is_chance() => Some(decision.options[decision.default]),
        _ => Some(best(game, decision, DEEPEST, TRIES).0),
    }
}

/// The rules' default answer (R-OV-17, R-OV-18), for when time has run out or the player has
/// resigned (R-OV-34); none if the seat is not asked.
pub fn default(game: &Game, seat: Seat) -> Option<Action> {
    let decision = game.asked(seat)?;
    decision.options.get(decision.default).copied()
}

/// The best answer and the seat's worth after it. Among equals the default wins (R-OV-17), then the
/// first. At most `tries` answers are tried in all: half of them here, spread over the options, the
/// rest on what follows the best ones.
fn best(game: &Game, decision: &Decision, depth: u32, tries: usize) -> (Action, i64) {
    let default = decision.options[decision.default];
    let others = decision.options.iter().copied().filter(|option| *option != default);
    let others: Vec<Action> = others.filter(|option| !is_dear(*option)).collect();
    let step = others.len().div_ceil((tries / 2).max(1)).max(1);
    let sensible = std::iter::once(default).chain(others.into_iter().step_by(step));
    let mut tried: Vec<(Action, i64, Game)> = sensible
        .filter_map(|option| {
            let mut after = game.clone();
            after.apply(decision.seat, option).ok()?;
            Some((option, worth(&after, decision.seat), after))
        })
        .collect();
    // A stable sort: the default stays ahead of its equals.
    tried.sort_by_key(|(_, worth, _)| std::cmp::Reverse(*worth));
    let share = tries.saturating_sub(tried.len()) / FOLLOWED;
    let followed = tried.iter().take(FOLLOWED).map(|(option, worth, after)| {
        let deeper = depth > 1 && share > 1;
        let next = after.decision().filter(|next| deeper && goes_on(game, decision, after, next));
        (*option, next.map_or(*worth, |next| best(after, next, depth - 1, share).1))
    });
    let first = (default, i64::MIN);
    followed.fold(first, |best, tried| if tried.1 > best.1 { tried } else { best })
}

/// Whether a question follows in the same part of the turn and needs no look into the bag.
fn goes_on(before: &Game, asked: &Decision, after: &Game, next: &Decision) -> bool {
    next.seat == asked.seat
        && after.turn().number == before.turn().number
        && !matches!(next.prompt, Prompt::Draw | Prompt::Place)
        && !next.sealed
        && !next.is_chance()
}

/// An answer that a careful player leaves to others: its return cannot be foreseen here.
fn is_dear(option: Action) -> bool {
    expansions::ALL.iter().any(|slice| slice.is_dear(option))
}

/// How a seat stands against the average of the others, in hundredths of a point.
fn worth(game: &Game, seat: Seat) -> i64 {
    let stands = standing(game);
    let own = stands[seat.index()];
    let others = stands.iter().sum::<i64>() - own;
    own - others / (stands.len() as i64 - 1).max(1)
}

/// What each seat has, and what it can still expect.
fn standing(game: &Game) -> Vec<i64> {
    let mut stands: Vec<i64> =
        game.scores().iter().map(|score| i64::from(*score) * POINT).collect();
    let seats = stands.len() as i64;
    let left = game.bag().len() as i64;
    if left == 0 && game.decision().is_none() {
        return stands;
    }
    for (id, spot) in claimed(game) {
        for line in game.projected(spot) {
            let hope = if line.complete { 0 } else { hope(game, id, line.points, left) };
            stands[line.seat.index()] += i64::from(line.points) * POINT + hope;
        }
    }
    // A follower in hand is useless at the end of the game.
    let use_of_hands = left.min(LONG * seats);
    for (seat, stands) in game.seats().zip(&mut stands) {
        let supply = game.supply(seat);
        let followers = supply.kinds().filter(|kind| kind.is_follower());
        let number: usize = followers.map(|kind| usize::from(supply.count(kind))).sum();
        let hand: i64 = FOLLOWERS.iter().take(number).sum();
        let specials = supply.kinds().filter(|kind| !kind.is_follower()).count() as i64;
        *stands += (hand + specials * CLAIM) * use_of_hands / (LONG * seats);
        let tokens = game.tokens(seat);
        *stands += Token::ALL.iter().map(|t| price(*t) * i64::from(tokens.count(*t))).sum::<i64>();
    }
    stands
}

/// The features with followers on them, each listed once.
fn claimed(game: &Game) -> Vec<(FeatureId, rules::Spot)> {
    let claims = |kind: FigureKind| kind.is_follower() || kind == FigureKind::Barn;
    let figures = game.figures().iter().filter(|figure| claims(figure.kind));
    let spots = figures.filter_map(|figure| figure.at.spot());
    let mut features: Vec<_> = spots.map(|spot| (game.board().feature_at(spot), spot)).collect();
    features.sort_unstable();
    features.dedup_by_key(|(id, _)| *id);
    features
}

/// What an unfinished feature may add to its current score.
fn hope(game: &Game, id: FeatureId, points: i32, left: i64) -> i64 {
    let feature = game.board().feature(id);
    let open = i64::from(feature.open);
    // In a long game one gap is closed more often than not; each further gap far less often.
    let chance = 100 * left.min(30) / (30 * (1 + open * open));
    let brings = match feature.kind {
        SegmentKind::City => i64::from(points) * POINT + CLAIM,
        SegmentKind::Road | SegmentKind::Cloister | SegmentKind::Garden => CLAIM,
        _ => 0,
    };
    brings * chance / 100
}

/// The worth of holding a token.
fn price(token: Token) -> i64 {
    expansions::first(|slice| slice.price(token)).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use rules::expansions::catapult;
    use rules::{Dice, Seed, Setup, Systems, expansions};

    use super::*;

    fn table(seats: u8, systems: Systems, seed: u64) -> Game {
        let setup =
            Setup { hold_draw: true, ..Setup::new(seats, systems, Seed::from_number(seed)) };
        Game::new(setup).expect("these systems make a game").0
    }

    fn base() -> Systems {
        Systems::named(["base"]).expect("the base game")
    }

    /// Plays a game to the end: stand-ins in the given seats, chance in all others.
    fn play(mut game: Game, standins: &[Seat], seed: u64) -> Game {
        let mut dice = Dice::new(Seed::from_number(seed));
        while let Some(decision) = game.decision() {
            let seat = decision.seat;
            let action = match standins.contains(&seat) {
                true => answer(&game, seat).expect("it is asked"),
                false => decision.options[dice.below(decision.options.len() as u32) as usize],
            };
            game.apply(seat, action).expect("an offered answer is accepted");
        }
        game
    }

    #[test]
    fn a_stand_in_and_a_clock_that_ran_out_throw_nothing_at_the_board() {
        let systems = Systems::named(["base", "catapult"]).expect("they go together");
        let mut seen = 0;
        for seed in 0..4 {
            let (mut game, mut dice) =
                (table(3, systems, seed), Dice::new(Seed::from_number(seed)));
            while let Some(asked) = game.decision().cloned() {
                if asked.prompt == Prompt::Catapult(catapult::Prompt::Throw) {
                    seen += 1;
                    let answers = (answer(&game, asked.seat), default(&game, asked.seat));
                    assert_eq!(answers, (Some(Action::Pass), Some(Action::Pass)));
                }
                let chance = dice.below(asked.options.len() as u32) as usize;
                game.apply(asked.seat, asked.options[chance]).expect("it is offered");
            }
        }
        assert!(seen > 20, "{seen} throws");
    }

    #[test]
    fn a_stand_in_beats_chance_by_far() {
        let mut won = 0;
        for seed in 0..10 {
            let seat = Seat((seed % 2) as u8);
            let game = play(table(2, base(), seed), &[seat], seed);
            let standings = game.result().expect("the game is over");
            won += u32::from(standings.winners == [seat]);
        }
        assert!(won >= 9, "won {won} of 10");
    }

    #[test]
    fn it_finishes_a_feature_rather_than_begin_one() {
        // Two stand-ins alone play a sensible game: points come during the game, not by chance.
        let game = play(table(2, base(), 3), &[Seat(0), Seat(1)], 3);
        let total: i32 = game.scores().iter().sum();
        assert!(total > 100, "{total} points together");
    }

    #[test]
    fn it_answers_every_question_of_every_system() {
        for system in expansions::ALL {
            let key = system.key();
            let keys = if system.is_ground() { vec![key] } else { vec!["base", key] };
            let Ok(systems) = Systems::named(keys) else { continue };
            let game = play(table(3, systems, 5), &[Seat(0), Seat(1), Seat(2)], 5);
            assert!(game.result().is_some(), "{key}");
        }
    }

    #[test]
    fn it_does_not_look_into_the_bag() {
        // Two games that differ only in the tiles still to come get the same answers.
        const ALIKE: usize = 20;
        let setup = Setup::new(2, base(), Seed::from_number(8));
        let (dealt, _) = Game::new(setup.clone()).expect("a game");
        let mut order: Vec<_> = dealt
            .bag()
            .remaining()
            .into_iter()
            .flat_map(|(kind, number)| std::iter::repeat_n(kind, usize::from(number)))
            .collect();
        Dice::new(setup.seed).shuffle(&mut order);
        let mut other = order.clone();
        other[ALIKE..].reverse();
        let game = |order| {
            Game::new(Setup { hold_draw: true, stacked: Some(order), ..setup.clone() })
                .expect("ok")
                .0
        };
        let (mut game, mut other) = (game(order), game(other));
        while game.bag().len() > 71 - ALIKE {
            let seat = game.decision().expect("it goes on").seat;
            let action = answer(&game, seat);
            assert_eq!(action, answer(&other, seat));
            let action = action.expect("it is asked");
            game.apply(seat, action).expect("offered");
            other.apply(seat, action).expect("offered");
        }
    }
}
