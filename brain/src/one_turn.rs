//! A player that looks one turn ahead: it tries every answer on a copy of the game and takes the
//! one that leaves its seat best off at the end of its current questions. It needs no time to speak
//! of and can play each new expansion as soon as its rules exist.

use rules::{Action, Decision, FeatureId, FigureKind, Game, Prompt, Seat, SegmentKind, Token};

use crate::SeatView;
use crate::expansions;

/// How many of the answers that look best at first are followed to the end of the turn.
const FOLLOWED: usize = 12;
/// How many answers deep one turn is followed (tile, figure, consequences).
const DEEPEST: u32 = 3;
/// How many answers are tried for one question, including those to the questions that follow. With
/// every system in play there are tens of thousands, and nobody should wait a second for a
/// player.
const TRIES: usize = 3_000;
/// A point, in the unit of [`worth`].
pub(crate) const POINT: i64 = 100;
/// The worth of the first, second ... follower in hand: the last one is never spent lightly.
const FOLLOWERS: [i64; 8] = [320, 190, 120, 90, 70, 60, 50, 40];
/// The potential worth of one more claim on an unfinished feature.
const CLAIM: i64 = 60;
/// With fewer tiles per seat than this, followers in hand lose worth with every tile.
const LONG: i64 = 8;

/// The answer that leaves the seat best off at the end of its current questions.
pub fn one_turn(view: &SeatView) -> Action {
    let (game, decision) = (view.game(), view.decision());
    match decision.options[..] {
        [only] => only,
        // Nobody may look at the outcome of these first.
        _ if decision.sealed || decision.is_chance() => decision.options[game.default_of(decision)],
        _ => best(game, decision, DEEPEST, TRIES).0,
    }
}

/// The best answer and the seat's worth after it. Among equals the default wins (R-OV-17), then the
/// first. At most `tries` answers are tried in all: half of them here, spread over the options, the
/// rest on what follows the best ones.
fn best(game: &Game, decision: &Decision, depth: u32, tries: usize) -> (Action, i64) {
    let default = decision.options[game.default_of(decision)];
    let others = decision.options.iter().copied().filter(|option| *option != default);
    let others: Vec<Action> = others.filter(|option| !expansions::is_dear(*option)).collect();
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
        *stands += Token::ALL
            .iter()
            .map(|t| expansions::price(*t) * i64::from(tokens.count(*t)))
            .sum::<i64>();
        *stands -= expansions::owed(game, seat);
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
