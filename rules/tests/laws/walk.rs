//! Random games: how they are drawn from their number, and how they are played.

use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};

use rules::expansions::bazaars::Bid;
use rules::expansions::catapult::{Area, Point, Site, ThrowSpan};
use rules::expansions::{bazaars, catapult};
use rules::{
    Action, Decision, Dice, Event, Game, KindId, Prompt, Seat, Seed, Setup, Systems, expansions,
};

/// Games of a law that takes the whole number.
const GAMES: u64 = 300;

/// Tiles that a host may bring for any set.
const HOST_TILES: [&str; 5] = [
    "CRFF city N; road E end=city; field E1 c1; field E2,S1,S2,W1,W2 c1 ~ c1+r1",
    "CCCC city N pennant=2; city E; city S; city W; field - c1 c2 c3 c4",
    "CRFR city N; cloister; road E,W inn; field E1,W2 c1; field E2,S1,S2,W1",
    "CRRR city N; road E end=cloister; road S end=house; road W end=cloister; cloister; \
     field E1,W2 c1; field E2,S1,S2,W1 ~ r1+r3+k1",
    "CFCF city N,S pennant=1; field E1,E2 c1; field W1,W2 c1",
];

/// The systems whose rules the oracle knows.
pub const RECOUNTED: &[&str] =
    &["base", "base2", "buildings", "festival", "inns", "labyrinth", "phantom", "river1"];

pub fn number(name: &str) -> Option<u64> {
    let text = std::env::var(name).ok()?;
    Some(text.parse().unwrap_or_else(|_| panic!("{name}={text} is no number")))
}

/// Names the game in which a law was broken.
struct Played(u64);

impl Drop for Played {
    fn drop(&mut self) {
        if std::thread::panicking() {
            eprintln!("law broken in game {0}; CARCAS_LAW_GAME={0} plays it alone", self.0);
        }
    }
}

/// Runs a law over one game in `share` of the number of games, on all processors.
pub fn games(share: u64, law: impl Fn(u64) + Sync) {
    let run = |game| {
        let _named = Played(game);
        law(game);
    };
    if let Some(game) = number("CARCAS_LAW_GAME") {
        return run(game);
    }
    let games = number("CARCAS_LAW_GAMES").unwrap_or(GAMES) / share;
    let next = AtomicU64::new(0);
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some(game) =
                    Some(next.fetch_add(1, Ordering::Relaxed)).filter(|&n| n < games)
                {
                    run(game);
                }
            });
        }
    });
}

/// The table of a game: any ground set with any of `known` added, any number of seats, and every
/// option changed as often as not.
pub fn setup(game: u64, known: Option<&[&str]>, dice: &mut Dice) -> Setup {
    let keys = some_of(dice, |key| known.is_none_or(|known| known.contains(&key)));
    table(game, &keys, dice)
}

/// Any of the ground sets that are allowed, with any of the other systems that are.
pub fn some_of(dice: &mut Dice, allowed: impl Fn(&str) -> bool) -> Vec<&'static str> {
    let all = || expansions::ALL.iter().filter(|system| allowed(system.key()));
    let grounds: Vec<&str> = all().filter(|s| s.is_ground()).map(|s| s.key()).collect();
    let ground = grounds[dice.below(grounds.len() as u32) as usize];
    let added = all().filter(|system| !system.is_ground() && dice.below(2) == 0);
    added.map(|system| system.key()).chain([ground]).collect()
}

/// A table of these systems, with any number of seats and any options.
pub fn table(game: u64, keys: &[&str], dice: &mut Dice) -> Setup {
    let systems = Systems::named(keys.iter().copied()).expect("their own keys");
    let seats = 2 + dice.below(u32::from(systems.max_seats()) - 1) as u8;
    let mut setup = Setup::new(seats, systems, Seed::from_number(game));
    for choice in systems.options() {
        if dice.below(2) == 0 {
            let value = choice.values[dice.below(choice.values.len() as u32) as usize];
            setup.house.set(choice.key, value).expect("a value of its own list");
        }
    }
    for (set, number) in setup.host_sets() {
        let tiles = (0..number).map(|_| HOST_TILES[dice.below(HOST_TILES.len() as u32) as usize]);
        let tiles = tiles.map(|text| KindId::host(set, text).expect("a tile"));
        setup.host_tiles.extend(tiles);
    }
    setup.hold_draw = dice.below(4) == 0;
    setup.ask_forced = dice.below(4) == 0;
    setup
}

/// A game from its number, with the dice that also make its choices.
pub fn deal(number: u64, known: Option<&[&str]>) -> (Game, Vec<Event>, Dice) {
    let mut dice = Dice::stream(Seed::from_number(number), "law");
    let setup = setup(number, known, &mut dice);
    let (game, events) = Game::new(setup).expect("a table that can be set up");
    (game, events, dice)
}

/// What one of the seats that are asked does: anything, but as often as not nothing where that is
/// allowed, so that followers last longer.
pub fn choose(game: &Game, dice: &mut Dice) -> Option<(Seat, Action)> {
    let open = game.decisions();
    let place = if open.len() > 1 { dice.below(open.len() as u32) as usize } else { 0 };
    let asked = open.get(place)?;
    Some((asked.seat, aimed(game, answer(asked, dice), dice)))
}

/// As often as not a throw goes where a figure stands, which chance would hardly hit.
fn aimed(game: &Game, action: Action, dice: &mut Dice) -> Action {
    let Action::Catapult(catapult::Action::Throw { site, .. }) = action else {
        return action;
    };
    let (area, targets) = (game.fairground(), game.targets());
    if targets.is_empty() || dice.below(2) == 0 {
        return action;
    }
    let aim = targets[dice.below(targets.len() as u32) as usize].point;
    Action::Catapult(catapult::Action::Throw {
        site,
        aim: Area::of(aim),
        force: area.force_for(site, aim),
    })
}

/// An answer to one question.
pub fn answer(asked: &Decision, dice: &mut Dice) -> Action {
    if asked.prompt == Prompt::Wood && asked.may_pass() && dice.below(2) == 0 {
        return Action::Pass;
    }
    let index = dice.below(asked.options.len() as u32) as usize;
    bid(asked.options[index], dice)
}

/// Numbers of the spans that an option gives: small bids, any throws; as often as not a throw
/// towards the tiles.
pub fn bid(option: Action, dice: &mut Dice) -> Action {
    let mut some = |span: Bid| Bid::of(span.max.min(span.min + dice.below(9) as u16));
    match option {
        Action::Bazaars(bazaars::Action::Offer { lot, bid }) => {
            Action::Bazaars(bazaars::Action::Offer { lot, bid: some(bid) })
        }
        Action::Bazaars(bazaars::Action::Bid { lot, bid }) => {
            Action::Bazaars(bazaars::Action::Bid { lot, bid: some(bid) })
        }
        Action::Catapult(catapult::Action::Throw { site, aim, .. }) => {
            throw(site, aim, dice).unwrap_or(option)
        }
        Action::Catapult(catapult::Action::Toss { force, side }) => {
            Action::Catapult(catapult::Action::Toss {
                force: one_of(force, dice),
                side: one_of(side, dice),
            })
        }
        Action::Catapult(catapult::Action::Hands { reach, side }) => {
            Action::Catapult(catapult::Action::Hands {
                reach: one_of(reach, dice),
                side: one_of(side, dice),
            })
        }
        _ => option,
    }
}

fn one_of(span: ThrowSpan, dice: &mut Dice) -> ThrowSpan {
    let width = (i32::from(span.max) - i32::from(span.min) + 1) as u32;
    ThrowSpan::of(span.min + dice.below(width) as i16)
}

/// A throw from a site; none if it is aimed too near.
fn throw(site: Site, area: Area, dice: &mut Dice) -> Option<Action> {
    let width = |least: i32, most: i32| (most - least + 1) as u32;
    let x = area.first.x + dice.below(width(area.first.x, area.last.x)) as i32;
    let y = area.first.y + dice.below(width(area.first.y, area.last.y)) as i32;
    let aim = Point::new(x, y);
    let any = 1 + dice.below(100) as u8;
    let force = if dice.below(2) == 0 { any } else { area.force_for(site, aim) };
    area.may_aim(site, aim).then_some(Action::Catapult(catapult::Action::Throw {
        site,
        aim: Area::of(aim),
        force,
    }))
}

/// Plays one step; none when the game is over.
pub fn step(game: &mut Game, dice: &mut Dice) -> Option<Vec<Event>> {
    let (seat, action) = choose(game, dice)?;
    Some(game.apply(seat, action).unwrap_or_else(|problem| panic!("{action:?}: {problem}")))
}
