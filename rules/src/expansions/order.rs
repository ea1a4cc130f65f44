//! The order of systems in [`ALL`] means nothing: in random games every hook is asked in a
//! different order, and the same questions and events come out. Every test runs the dispatch that
//! production runs; only the law below has it visit one system at a time, in an order of its own.

use std::cell::RefCell;

use super::{ALL, Systems};
use crate::action::{Action, Decision, Prompt};
use crate::dice::{Dice, Seed};
use crate::expansions::bazaars;
use crate::expansions::bazaars::Bid;
use crate::figure::Seat;
use crate::game::Game;
use crate::setup::Setup;
use crate::tile::KindId;

/// Number of games to play.
const GAMES: u64 = 40;

thread_local! {
    /// The order that a test chose for its thread.
    static ORDER: RefCell<Option<Vec<usize>>> = const { RefCell::new(None) };
}

/// The sets that the dispatch visits one after the other. Without a chosen order there is one, as
/// in production; otherwise each system of the set is one of its own.
pub(super) fn runs(systems: Systems) -> Vec<Systems> {
    ORDER.with_borrow(|order| match order {
        None => vec![systems],
        Some(order) => {
            let single = order.iter().map(|index| Systems(systems.0 & 1 << index));
            single.filter(|single| single.0 != 0).collect()
        }
    })
}

fn in_order<T>(order: &[usize], act: impl FnOnce() -> T) -> T {
    let before = ORDER.replace(Some(order.to_vec()));
    let result = act();
    ORDER.set(before);
    result
}

/// One ground set, and each other system with even odds.
fn table(number: u64, dice: &mut Dice) -> Setup {
    let keys: Vec<&str> = ALL
        .iter()
        .filter(
            |system| if system.is_ground() { system.key() == "base" } else { dice.below(2) == 0 },
        )
        .map(|system| system.key())
        .collect();
    let systems = Systems::named(keys).expect("their own keys");
    let mut setup = Setup::new(2 + dice.below(4) as u8, systems, Seed::from_number(number));
    for choice in systems.options() {
        let value = choice.values[dice.below(choice.values.len() as u32) as usize];
        if dice.below(2) == 0 {
            setup.house.set(choice.key, value).expect("a value of its own list");
        }
    }
    for (set, number) in setup.host_sets() {
        let kind = KindId::host(set, "CFFF city N; field E1,E2,S1,S2,W1,W2 c1").expect("a tile");
        setup.host_tiles.extend([kind].repeat(number));
    }
    setup
}

fn chosen(game: &Game, dice: &mut Dice) -> Option<(Seat, Action)> {
    let open = game.decisions();
    let place = if open.len() > 1 { dice.below(open.len() as u32) as usize } else { 0 };
    let asked = open.get(place)?;
    if asked.prompt == Prompt::Wood && asked.may_pass() && dice.below(2) == 0 {
        return Some((asked.seat, Action::Pass));
    }
    let mut options = asked.options.clone();
    options.sort_unstable();
    let lowest = |span: Bid| Bid::of(span.points());
    let action = match options[dice.below(options.len() as u32) as usize] {
        Action::Bazaars(bazaars::Action::Offer { lot, bid }) => {
            Action::Bazaars(bazaars::Action::Offer { lot, bid: lowest(bid) })
        }
        Action::Bazaars(bazaars::Action::Bid { lot, bid }) => {
            Action::Bazaars(bazaars::Action::Bid { lot, bid: lowest(bid) })
        }
        other => other,
    };
    Some((asked.seat, action))
}

fn questions_are_equal(game: &Game, other: &Game) {
    let sorted = |game: &Game| {
        let sorted = |asked: &Decision| {
            let mut options = asked.options.clone();
            options.sort_unstable();
            (asked.seat, asked.prompt, asked.options[game.default_of(asked)], options)
        };
        game.decisions().iter().map(sorted).collect::<Vec<_>>()
    };
    assert_eq!(sorted(game), sorted(other));
}

/// Plays games, asking the systems in a different order at each step.
fn law(games: u64) {
    for number in 0..games {
        let mut dice = Dice::stream(Seed::from_number(number), "order");
        let (mut game, _) = Game::new(table(number, &mut dice)).expect("a table");
        let mut other = game.clone();
        let mut order: Vec<usize> = (0..ALL.len()).collect();
        while let Some((seat, action)) = chosen(&game, &mut dice) {
            dice.shuffle(&mut order);
            let told = game.apply(seat, action).expect("it is offered");
            let same = in_order(&order, || other.apply(seat, action).expect("it is offered"));
            assert_eq!(told, same, "game {number}, {action:?}");
            questions_are_equal(&game, &other);
            assert_eq!(game.hash(), other.hash(), "game {number}, {action:?}");
        }
        assert!(game.result().is_some());
    }
}

#[test]
fn the_order_in_which_systems_are_asked_changes_nothing() {
    law(GAMES);
}
